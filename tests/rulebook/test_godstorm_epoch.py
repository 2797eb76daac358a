"""Rulebook G, Godstorm, 2004: the epoch, its bids and the ten steps of a turn (G1, G15, G16)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from feldherr.godstorm.state import godstorm
from pantheon import draws, end_phase, faith, miracles, storm
from table import armies, doing, idle, offers, refuses, result, rolls, say

HOMES: dict[int | str, str] = {0: "roma 1", 1: "gaul 1", 2: "egypt 1", 3: "rus 1", 4: "sheba 1"}


def auction(seats: int = 3, faith: str = "", lines: str = "", relics: dict[int, str] | None = None, **house: Any) -> State:
    """The last token's turn is over and it is not the fifth epoch: bids."""
    homes: dict[int | str, str] = {s: HOMES[s] for s in range(seats)}
    return storm(seats, "end of turn", turn=seats - 1, armies=homes, faith=faith, lines=lines, relics=relics, **house)


def bids(g: State, *amounts: int) -> State:
    for seat in list(feldherr.players(g)):
        say(g, seat, f"bid {amounts[seat]}")
    return g


def tokens(g: State) -> list[int]:
    return [godstorm(g).token(s) for s in range(g.seats)]


# ---- five epochs (G1) ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G1")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_after_an_epoch_there_is_another(epoch: int) -> None:
    g = auction(lines=f"round {epoch - 1}")
    assert (doing(g), g.round) == ("bidding", epoch)


@pytest.mark.rule("G1")
def test_at_the_end_of_the_fifth_the_highest_score_wins() -> None:
    assert result(auction(lines="round 4"))[0] == [1]  # who has the rest of the world


@pytest.mark.rule("G1")
def test_the_fifth_epoch_is_played_to_the_last_token() -> None:
    g = storm(phase="end of turn", turn=1, armies={0: "roma 1", 2: "egypt 1"}, lines="round 4")
    assert (g.seat, doing(g), result(g)[0]) == (2, "placing", [])


@pytest.mark.rule("G1")
def test_a_game_of_five_epochs_has_five_turns_each() -> None:
    g = auction()
    seen = []
    while not g.winners:
        if doing(g) == "bidding":
            bids(g, 2, 1, 0)
            say(g, 0, "token 3")
            say(g, 1, "token 1")
        seen.append(g.seat)
        idle(g)
    assert [s for i, s in enumerate(seen) if i == 0 or seen[i - 1] != s] == [1, 2, 0] * 4


# ---- bids (G15) ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G15")
def test_all_bid_at_once_from_0_up_to_all_they_have() -> None:
    g = auction(faith="3 0 7")
    assert feldherr.players(g) == (0, 1, 2)
    assert [offers(g, s) for s in range(3)] == [["bid 0..3"], ["bid 0"], ["bid 0..7"]]
    assert refuses(g, 0, "bid 4", "done")
    assert refuses(g, 1, "bid 1")


@pytest.mark.rule("G15")
def test_bids_are_secret_until_all_are_in() -> None:
    g = auction(faith="5 5 5")
    say(g, 2, "bid 4")
    assert (feldherr.players(g), [faith(g, s) for s in range(3)]) == ((0, 1), [5, 5, 5])
    assert refuses(g, 2, "bid 1")  # a bid stands
    say(g, 0, "bid 2")
    assert godstorm(feldherr.observe(g, 2)).bid[2] == 4
    for other in (0, 1, -1):
        view = godstorm(feldherr.observe(g, other))
        assert view.bid[2] not in range(6)
        assert [view.faith[s] for s in range(3)] == [5, 5, 5]
    assert godstorm(feldherr.observe(g, 1)).bid[0] == godstorm(feldherr.observe(g, 1)).bid[2]  # the same sign for each
    say(g, 1, "bid 0")
    assert list(godstorm(feldherr.observe(g, 1)).bid) == [2, 0, 4]


@pytest.mark.rule("G15")
def test_in_the_order_of_the_bids_each_chooses_a_token_that_is_left() -> None:
    g = bids(auction(4, "9 9 9 9"), 2, 5, 0, 7)
    assert (doing(g), feldherr.asked(g), offers(g)) == ("choosing tokens", 3, [f"token {n}" for n in (1, 2, 3, 4)])
    say(g, 3, "token 3")
    assert (feldherr.asked(g), offers(g)) == (1, ["token 1", "token 2", "token 4"])
    assert refuses(g, 1, "token 3", "token 5", "done")
    say(g, 1, "token 4")
    assert (feldherr.asked(g), offers(g)) == (0, ["token 1", "token 2"])
    say(g, 0, "token 2")
    assert (tokens(g), g.seat) == ([2, 4, 1, 3], 2)  # the last one gets what is left; token 1 plays first


@pytest.mark.rule("G15")
def test_the_tokens_play_in_their_order() -> None:
    g = bids(auction(4, "9 9 9 9"), 2, 5, 0, 7)
    say(g, 3, "token 3")
    say(g, 1, "token 4")
    say(g, 0, "token 2")
    for seat in (2, 0, 3, 1):
        assert g.seat == seat
        while g.seat == seat:
            end_or_place(g)
    assert doing(g) == "bidding"


def end_or_place(g: State) -> None:
    choices = offers(g)
    say(g, feldherr.asked(g), "done" if "done" in choices else choices[0].replace("1..", ""))


@pytest.mark.rule("G15")
def test_all_bids_are_paid_whatever_they_bought() -> None:
    g = bids(auction(faith="9 6 4"), 9, 2, 4)
    assert ([faith(g, s) for s in range(3)], feldherr.asked(g)) == ([0, 4, 0], 0)


@pytest.mark.rule("G15")
def test_ties_are_broken_by_dice_among_the_tied_only() -> None:
    g = bids(auction(5), 4, 1, 4, 1, 9)
    assert (doing(g), offers(g)) == ("rolling off", ["roll 2 dice"])
    rolls(g, 5, 5)  # seats 0 and 2
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 2, 3)
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 1, 6)  # seats 1 and 3
    order = []
    while doing(g) == "choosing tokens":
        order.append(feldherr.asked(g))
        say(g, order[-1], offers(g)[0])
    assert (order, tokens(g)) == ([4, 2, 0, 3], [3, 5, 2, 4, 1])


@pytest.mark.rule("G15")
def test_bids_of_nothing_are_bids_too() -> None:
    g = bids(auction(), 0, 0, 0)
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 2, 6, 4)
    assert feldherr.asked(g) == 1


@pytest.mark.rule("G15")
def test_there_are_as_many_tokens_as_players_still_in() -> None:
    g = storm(4, "end of turn", turn=3, armies={0: "roma 1", 3: "rus 1"}, faith="5 5 0 5", lines="out 2")
    assert feldherr.players(g) == (0, 1, 3)
    say(g, 0, "bid 0")
    say(g, 1, "bid 2")
    say(g, 3, "bid 0")
    assert offers(g) == ["roll 2 dice"]  # the one who is out bids nothing and rolls nothing
    rolls(g, 1, 2)
    assert (feldherr.asked(g), offers(g)) == (1, ["token 1", "token 2", "token 3"])
    say(g, 1, "token 2")
    say(g, 3, "token 3")
    assert (g.seat, tokens(g)[0], tokens(g)[2]) == (0, 1, 0)


@pytest.mark.rule("G15", "G99")
@pytest.mark.parametrize(("zero", "bid", "first"), [("yes", 0, 1), ("no", 0, 0), ("no", 1, 1), ("yes", 1, 1)])
def test_the_tablets_of_destiny_add_3_to_a_bid_of_nothing_too_unless_the_table_says_no(zero: str, bid: int, first: int) -> None:
    g = bids(auction(faith="9 9 9", relics={1: "the_tablets_of_destiny"}, tablets_zero=zero), 2, bid, 1)
    assert (feldherr.asked(g), faith(g, 1)) == (first, 9 - bid)


@pytest.mark.rule("G15", "G99")
def test_the_tablets_add_exactly_3() -> None:
    g = bids(auction(faith="9 9 9", relics={1: "the_tablets_of_destiny"}), 3, 0, 2)
    assert (doing(g), offers(g)) == ("rolling off", ["roll 2 dice"])


# ---- ten steps (G16) ----------------------------------------------------------------------------------------------------------------

STEPS = [
    ("raise armies", "placing", "place roma 1"),
    ("summon and build", "summoning", "summon magic roma"),
    ("obtain miracles", "obtaining miracles", "buy war 1"),
    ("play miracles", "playing miracles", "play champions_arise"),
    ("invade", "invading", "invade roma liguria"),
    ("fortify", "fortifying with gods", "fortify roma apulia 1"),
    ("leave the heavens", "leaving the heaven", "leave u1 1"),
    ("invade the Underworld", "invading", "enter u2 u3 1"),
    ("end of turn", "ending the turn", "labour death"),
]


def full(phase: str) -> State:
    """A table where every step has something to do."""
    return storm(
        phase=phase,
        armies={0: "roma 5 apulia 4 kurnugia 3 u2 2", 2: "egypt 1"},
        gods={0: "war roma death roma"},
        cards={0: "champions_arise"},
        plague="apulia",
    )


@pytest.mark.rule("G16")
def test_the_steps_come_in_their_fixed_order() -> None:
    g = full("raise armies")
    for _, step, answer in STEPS:
        assert (doing(g), feldherr.asked(g)) == (step, 0)
        for _, other, no in STEPS:
            if other != step or no != answer:
                assert no.split()[0] == answer.split()[0] or refuses(g, 0, no)  # neither back nor ahead
        say(g, 0, "place roma 3" if step == "placing" else "done")
        if step == "playing miracles":
            assert armies(g, "apulia") == 2  # step 5 has happened, between playing and invading
        elif step in ("placing", "summoning", "obtaining miracles"):
            assert armies(g, "apulia") == 4
    assert g.seat == 1


@pytest.mark.rule("G16")
@pytest.mark.parametrize(("phase", "step", "answer"), STEPS)
def test_each_step_may_be_left_out_but_raising_armies(phase: str, step: str, answer: str) -> None:
    g = full(phase)
    assert doing(g) == step
    assert ("done" in offers(g)) == (step != "placing")
    say(g, 0, answer)


@pytest.mark.rule("G16", "G23")
def test_of_step_1_only_the_crypts_may_be_left_out() -> None:
    g = storm(phase="raise armies", armies={0: "roma 5 u2 3", 2: "egypt 1"}, temples="roma")
    assert (doing(g), offers(g)) == ("returning", ["done", "revive u2 roma 1"])
    say(g, 0, "done")
    assert refuses(g, 0, "done", "revive u2 roma 1")
    say(g, 0, "place roma 2")
    assert refuses(g, 0, "done")


@pytest.mark.rule("G16")
def test_the_last_four_steps_below_come_after_fortifying() -> None:
    g = full("fortify")
    end_phase(g)
    say(g, 0, "leave u1 1", "done")
    assert refuses(g, 0, "leave u1 1")
    say(g, 0, "enter u2 u3 1", "done", "labour death")
    assert g.seat == 0
    draws(g, "crops_wither")
    assert (g.seat, "crops_wither" in miracles(g, 0)) == (1, True)
