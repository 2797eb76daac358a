"""Rulebook G, Godstorm, 2004: obtaining miracles and playing them (G30, G32, G33)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.state import godstorm
from pantheon import draws, end_phase, faith, god, gone, miracles, relics, storm
from table import armies, doing, offers, refuses, say
from wonders import DEATH, RELICS, SKY, WAR, cards

CARDS = feldherr.ruleset("nl2004.godstorm").extra.own_cards()
HOMES: dict[int | str, str] = {0: "roma 5 kush 1", 2: "egypt 1"}


def buying(gods: str, faith: str = "20 0 0", lines: str = "", relics: dict[int, str] | None = None) -> State:
    return storm(phase="obtain miracles", armies=HOMES, gods={0: gods} if gods else None, faith=faith, lines=lines, relics=relics)


def playing(cards: str, gods: str = "war roma death kush", faith: str = "20 20 20", **more: Any) -> State:
    return storm(phase="play miracles", armies=HOMES, gods={0: gods}, cards={0: cards}, faith=faith, **more)


# ---- step 3 (G30) -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G30")
def test_two_faith_buy_a_card_of_a_god_in_play() -> None:
    g = buying("war kush sky kush", "5 0 0")
    assert offers(g) == ["done", "buy war 1..2", "buy sky 1..2"]
    assert refuses(g, 0, "buy magic 1", "buy death 1", "buy war 3")
    say(g, 0, "buy war 1")
    assert (faith(g, 0), offers(g)) == (3, ["done", "buy war 1", "buy sky 1"])
    say(g, 0, "done")
    assert offers(g) == [f"miracle {c}" for c in cards(WAR)]
    draws(g, "storms_rage")
    assert (miracles(g, 0), faith(g, 0), doing(g)) == ({"storms_rage"}, 3, "playing miracles")


@pytest.mark.rule("G30")
@pytest.mark.parametrize(("kind", "deck"), [("war", WAR), ("death", DEATH), ("sky", SKY), ("magic", RELICS)])
def test_each_god_has_a_deck(kind: str, deck: dict[str, object]) -> None:
    g = buying(f"{kind} roma")
    assert offers(g) == ["done", f"buy {kind} 1..4"]
    say(g, 0, f"buy {kind} 1", "done")
    assert offers(g) == [f"miracle {c}" for c in cards(deck)]


@pytest.mark.rule("G30")
def test_at_most_four_in_any_mix_all_named_and_paid_before_any_is_drawn() -> None:
    g = buying("war roma magic roma sky roma death roma")
    say(g, 0, "buy magic 1", "buy war 2")
    assert (doing(g), faith(g, 0), relics(g, 0), miracles(g, 0)) == ("obtaining miracles", 14, set(), set())
    assert offers(g) == ["done", "buy war 1", "buy magic 1", "buy sky 1", "buy death 1"]
    say(g, 0, "buy death 1")
    drawn = []
    while doing(g) == "drawing miracles":
        drawn.append(offers(g)[0])
        say(g, CHANCE, drawn[-1])
    assert (len(drawn), len(relics(g, 0)), len(miracles(g, 0)), faith(g, 0)) == (4, 1, 3, 12)
    assert doing(g) == "playing miracles"


@pytest.mark.rule("G30")
def test_without_a_god_or_with_one_faith_nothing_is_bought() -> None:
    assert doing(buying("")) == "invading"
    assert doing(buying("war roma", "1 9 9")) == "invading"


@pytest.mark.rule("G30")
def test_stonehenge_among_them_gives_no_discount_on_them() -> None:
    g = buying("magic roma", "4 0 0")
    say(g, 0, "buy magic 2")
    draws(g, "stonehenge", "excalibur")
    assert faith(g, 0) == 0
    before = buying("magic roma", "4 0 0", relics={0: "stonehenge"})
    say(before, 0, "buy magic 3", "done")
    assert faith(before, 0) == 1


@pytest.mark.rule("G30")
def test_no_more_than_the_deck_holds() -> None:
    lines = f"gone {' '.join(cards(WAR)[3:])}"  # three war cards are left
    g = buying("war roma", lines=lines)
    assert offers(g) == ["done", "buy war 1..3"]
    say(g, 0, "buy war 2")
    assert offers(g) == ["done", "buy war 1"]
    empty = buying("war roma", lines=f"gone {' '.join(cards(WAR))}")
    assert doing(empty) == "invading"


@pytest.mark.rule("G30")
def test_an_empty_deck_gives_none_in_no_way() -> None:
    gone_ = f"gone {' '.join(c for c in cards(WAR) if c != 'faith_shall_deliver')}"
    fleece = storm(phase="raise armies", armies=HOMES, relics={0: "the_golden_fleece"}, lines=f"{gone_} faith_shall_deliver")
    assert doing(fleece) == "placing"
    card = playing("faith_shall_deliver", lines=gone_)
    say(card, 0, "play faith_shall_deliver")
    assert offers(card) == ["choose magic", "choose sky", "choose death"]


@pytest.mark.rule("G30")
def test_draws_by_relics_and_cards_do_not_count_against_the_four() -> None:
    g = storm(phase="raise armies", armies=HOMES, gods={0: "war roma"}, relics={0: "the_golden_fleece"})
    draws(g, "faith_shall_deliver")
    say(g, 0, "place roma 3", "done")
    assert offers(g) == ["done", "buy war 1..4"]
    say(g, 0, "buy war 4")
    draws(g, "storms_rage", "heroes_are_born", "champions_arise", "the_siren_calls")
    say(g, 0, "play faith_shall_deliver", "choose war")
    draws(g, "eagles_take_wing", "an_empire_is_born")
    assert len(miracles(g, 0)) == 6


@pytest.mark.rule("G30")
def test_there_is_no_hand_limit() -> None:
    g = storm(phase="obtain miracles", armies=HOMES, gods={0: "death roma"}, cards={0: " ".join(cards(WAR))})
    say(g, 0, "buy death 4")
    draws(g, *cards(DEATH)[:4])
    while g.seat == 0:
        end_phase(g)
    assert len(miracles(g, 0)) == len(cards(WAR)) + 4


@pytest.mark.rule("G30", "G17")
def test_others_see_how_many_of_which_kind_were_bought() -> None:
    g = buying("war roma sky roma")
    say(g, 0, "buy sky 1", "done")
    draws(g, "lava_erupts")
    view = feldherr.observe(g, 1)
    assert (godstorm(view).held(0, 2), miracles(view, 0)) == (1, set())


# ---- step 4 (G32) -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G32")
def test_war_and_death_cards_any_number_in_any_order_each_for_its_cost() -> None:
    g = playing("heroes_are_born the_young_grow_old crops_wither lava_erupts", "war roma death kush sky kush", "6 20 20")
    assert offers(g) == ["done", "play heroes_are_born", "play crops_wither", "play the_young_grow_old"]  # no sky card
    say(g, 0, "play the_young_grow_old")
    assert (faith(g, 0), armies(g, "roma")) == (4, 4)
    say(g, 0, "play heroes_are_born")
    assert refuses(g, 0, "play crops_wither", "done")  # one is resolved before the next
    say(g, 0, "choose roma", "play crops_wither", "choose seat1")
    assert (faith(g, 0), armies(g, "roma"), doing(g)) == (2, 7, "invading")
    assert gone(g) == {"heroes_are_born", "the_young_grow_old", "crops_wither"}


@pytest.mark.rule("G32")
@pytest.mark.parametrize(("have", "may"), [(1, False), (2, True)])
def test_a_card_that_costs_too_much_is_not_played(have: int, may: bool) -> None:
    assert ("play crops_wither" in offers(playing("crops_wither", faith=f"{have} 0 0"))) == may


@pytest.mark.rule("G32")
@pytest.mark.parametrize(
    ("gods", "wanted"),
    [("war kush", ["heroes_are_born"]), ("death kush", ["crops_wither"]), ("war roma death kush", ["heroes_are_born", "crops_wither"])],
)
def test_only_with_its_god_in_play_anywhere(gods: str, wanted: list[str]) -> None:
    g = playing("heroes_are_born crops_wither", gods)
    assert offers(g) == ["done", *[f"play {c}" for c in wanted]]


@pytest.mark.rule("G32")
def test_without_its_god_no_card_is_played() -> None:
    assert doing(playing("heroes_are_born crops_wither", "magic roma sky roma")) == "invading"


@pytest.mark.rule("G32")
def test_a_god_banished_by_a_card_ends_the_playing_of_its_cards() -> None:
    g = playing("heroes_are_born ragnarok_cometh")
    say(g, 0, "play ragnarok_cometh")
    assert (god(g, 0, "war"), god(g, 0, "death"), doing(g)) == ("", "kush", "invading")


@pytest.mark.rule("G32")
def test_a_played_card_is_told_to_all() -> None:
    g = playing("heroes_are_born storms_rage")
    say(g, 0, "play heroes_are_born")
    for seat in (1, 2, -1):
        rows = dict(feldherr.observe(g, seat).extra.rows(g))
        assert [CARDS[c] for c in rows["table"]] == ["heroes_are_born"]
    say(g, 0, "choose roma")
    assert gone(feldherr.observe(g, 1)) == {"heroes_are_born"}


# ---- relics (G33) -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G33")
def test_relics_are_laid_open_when_drawn_and_free() -> None:
    g = buying("magic roma", "2 0 0")
    say(g, 0, "buy magic 1")
    draws(g, "stonehenge")
    assert (relics(g, 0), miracles(g, 0), faith(g, 0), gone(g)) == ({"stonehenge"}, set(), 0, set())
    assert relics(feldherr.observe(g, 2), 0) == {"stonehenge"}


@pytest.mark.rule("G33")
def test_relics_stay_active_when_the_goddess_leaves() -> None:
    g = buying("war roma", "3 0 0", relics={0: "stonehenge"})  # no goddess of magic in play
    assert offers(g) == ["done", "buy war 1..3"]
    tears = storm(phase="raise armies", armies=HOMES, faith="0 0 0", relics={0: "freyas_tears_of_gold"})
    assert faith(tears, 0) == 4
