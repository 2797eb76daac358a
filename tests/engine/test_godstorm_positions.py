"""Positions of Godstorm that can't be are refused with what is wrong; those that can be read back as they were written."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import SaveError
from pantheon import draws, god, invade, storm
from table import doing, offers, rolls, say

HEAD = "feldherr position 1\nrules nl2004.godstorm 1\nseats 3\n"
INVASION = "step turn seat=0 n=6\nstep invading seat=0 n=0\nstep invasion seat=0 n=0 src=roma dst=corsica m=2"
BOARD = "armies 0 roma 5\narmies 1 rest 1\narmies 2 egypt 3\n"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("turn nobody\nbids 0 0 0\ntokens 0 0 0\nstep epoch n=3\nstep bidding", "not the start of an epoch"),
        ("turn nobody\nbids -1 -1 -1\ntokens 0 0 0\nstep epoch n=3\nstep choosing-tokens", "lacks bids"),
        ("turn nobody\ntokens 0 0 0\nstep epoch n=3", "not the start of an epoch"),
        ("turn nobody\nranks 5 0 1\ntokens 0 0 0\nstep epoch n=2\nstep rolling-off", "ranks with gaps"),
        ("turn nobody\nranks 9 0 1\ntokens 0 0 0\nstep epoch n=3\nstep choosing-tokens", "a token or a rank twice"),
        (
            "step turn seat=0 n=3\nstep drawing-miracles n=1 side=0 m=15\nstep drawing-miracles n=1 side=1 m=15",
            "more cards than there are",
        ),
        ("step turn seat=0 n=7\nstep gods-on-the-move seat=0 n=15 src=- dst=roma m=0", "needs its places"),
        ("step turn seat=0 n=1\nstep raising seat=0 n=0", "can't come here"),
        ("plague roma corsica egypt gaul iberia thule", "only 5 markers"),
        ("temples " + " ".join(feldherr.find("nl2004.godstorm").board.territories[:13]), "only 12"),
        ("table storms_rage", "being played"),
        ("marks 1 0 0 0 1 0", "looked at"),
        ("gods egypt - - - - - - - - - - -", "no army in egypt"),
        ("miracles0 stonehenge", "relics lie open"),
        ("relics0 storms_rage", "relics lie open"),
        ("miracles0 storms_rage\nmiracles1 storms_rage", "nowhere else"),
        ("faith 1 2", "each of 3 seats"),
        ("pantheons greeks greeks norse", "different ones"),
        ("armies 0 valhalla 3", "another's heaven"),
        ("marks 1 1 0 -1 -1 0", "sunk and must be bare"),
        ("maelstrom roma egypt", "two ends of a sea line"),
        ("tokens 1 1 2", "one of their own"),
        (
            f"{INVASION}\nstep thrown n=4034 src=roma dst=corsica side=0 m=1",
            "no roll of a battle",
        ),
    ],
)
def test_a_position_that_can_not_be(lines: str, why: str) -> None:
    with pytest.raises(SaveError, match=why):
        feldherr.read_position(HEAD + BOARD + lines)


def test_a_relic_that_waits_waits_also_when_both_sides_win_one() -> None:
    """G53 with relic_mid_godswar=next: 15 + 4 against 15 + 5."""
    g = storm(
        armies={0: "roma 5", 1: "apulia 5", 2: "egypt 3"},
        gods={0: "magic roma", 1: "magic apulia"},
        relic_mid_godswar="next",
    )
    say(invade(g, "roma", "apulia"), 0, "champion magic")
    draws(rolls(g, 5, 5, 5, 5, 5, 5), "mjolnir_hammer_of_thor", "gungnir_spear_of_odin")
    assert (god(g, 0, "magic"), god(g, 1, "magic")) == ("", "apulia")


@pytest.mark.parametrize(("fortify", "goals"), [("adjacent", {"apulia"}), ("connected", {"apulia", "sicilia", "dalmatia"})])
def test_the_house_rule_of_the_last_move_holds_here_too(fortify: str, goals: set[str]) -> None:
    g = storm(phase="fortify", armies={0: "roma 5 apulia 1 sicilia 1 dalmatia 1", 2: "egypt 3"}, fortify=fortify)
    assert {offer.split()[2] for offer in offers(g) if offer != "done"} == goals


@pytest.mark.parametrize("name", ["set_values=symbols", "territory_bonus=each", "forced_trade=one", "used_cards=pile"])
def test_house_rules_about_territory_cards_mean_nothing_here(name: str) -> None:
    key, _, value = name.partition("=")
    with pytest.raises(ValueError, match="has no effect"):
        feldherr.ruleset("nl2004.godstorm", **{key: value})


def test_before_the_bids_nobody_has_bid_or_has_a_token() -> None:
    """Lines that are left out say what is true at that point of an epoch (G15)."""
    for left_out in ("", "tokens 0 0 0\n", "bids -1 -1 -1\n"):
        g = feldherr.read_position(f"{HEAD}{BOARD}turn nobody\nfaith 5 5 5\n{left_out}step epoch n=1\nstep bidding")
        for seat, bid in ((0, 0), (1, 5), (2, 3)):
            assert (doing(g), offers(g, seat)) == ("bidding", ["bid 0..5"])
            say(g, seat, f"bid {bid}")
        assert (doing(g), feldherr.asked(g), offers(g)) == ("choosing tokens", 1, ["token 1", "token 2", "token 3"])


def test_a_player_who_is_out_does_not_bid() -> None:
    g = feldherr.read_position(f"{HEAD}armies 0 roma 5\narmies 1 rest 1\nout 2\nturn nobody\nfaith 1 1 0\nstep epoch n=1\nstep bidding")
    assert feldherr.players(g) == (0, 1)


def test_in_a_turn_all_have_tokens_and_have_bid() -> None:
    g = feldherr.read_position(f"{HEAD}{BOARD}phase fortify")
    rows = dict(g.extra.rows(g))
    assert (rows["bids"], rows["tokens"]) == ([0, 0, 0], [1, 2, 3])
    g = feldherr.read_position(f"{HEAD}{BOARD}turn nobody\nstep epoch n=3\nstep choosing-tokens")
    assert feldherr.asked(g) == 2  # the highest rank


ROUSED = "turn 1\narmies 0 liguria 5\narmies 1 rest 4\narmies 2 egypt 3\ngods - - - - gaul - gaul gaul - - - -\n"
INVADING = f"{ROUSED}step turn seat=1 n=6\nstep invading seat=1 n=0\n"


def test_a_mustering_of_an_earlier_version_lay_on_its_invasion() -> None:
    then = feldherr.read_position(f"{HEAD}{INVADING}step invasion seat=1 n=13 src=gaul dst=liguria m=0\nstep mustering seat=1 n=5\n")
    assert then == feldherr.read_position(f"{HEAD}{INVADING}step mustering seat=1 n=5 src=gaul dst=liguria\n")
    assert offers(then, 1) == ["done", "stay war", "stay sky"]


@pytest.mark.parametrize("uses", ["announced", "used"])
def test_powers_used_were_bits_of_the_invasion_in_an_earlier_version(uses: str) -> None:
    """G46"""
    head = HEAD.replace("seats", f"with gods_default={uses}\nseats") + INVADING
    then = feldherr.read_position(f"{head}step invasion seat=1 n={4 << 4 | 5} src=gaul dst=liguria m=2\n")
    used = "used 4\n" if uses == "used" else ""
    assert then == feldherr.read_position(f"{head}{used}step invasion seat=1 n=5 src=gaul dst=liguria m=2\n")


@pytest.mark.parametrize(
    "steps",
    [
        "step invasion seat=1 n=5 src=gaul dst=liguria m=0\nstep mustering seat=1 n=5 src=gaul dst=liguria",
        "step invasion seat=0 n=5 src=gaul dst=liguria m=0\nstep mustering seat=1 n=5",
        "step invasion seat=1 n=5 src=gaul dst=liguria m=2\nstep mustering seat=1 n=5",
        "step mustering seat=1 n=5",
        f"used 4\nstep invasion seat=1 n={4 << 4 | 5} src=gaul dst=liguria m=2",
        f"step invasion seat=1 n={1 << 8 | 5} src=gaul dst=liguria m=2",
    ],
)
def test_what_no_version_has_written_is_refused(steps: str) -> None:
    head = HEAD.replace("seats", "with gods_default=used\nseats")
    with pytest.raises(SaveError):
        feldherr.read_position(f"{head}{INVADING}{steps}\n")
