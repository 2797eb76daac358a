"""What happened, as people are told it."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from feldherr.bots.players.simple import Simple
from feldherr.cli.table.board import open_missions
from feldherr.cli.table.names import Names
from feldherr.cli.table.story import digest, tell
from feldherr.engine.action import ROLL, roll, verb_of
from feldherr.engine.event import Event
from feldherr.engine.play import told as play_and_hear
from feldherr.engine.text import Lexicon
from feldherr.rules.events import Battle, Conquest, Draw
from feldherr.rules.ruleset import rules_of
from table import at, rolls, say

DEALT = "0 9 14 21 1 8 15 22 2 7 16 23"  # four missions each; seat 0 is to hold Australia
PLAYERS = ["Anna", "Bo", "Cy", "Di", "Ed", "Flo"]


def after(g: State, seat: int, text: str) -> list[Event]:
    answer = Lexicon(g.rules, g.seats).read(text.split())
    g.listen()
    feldherr.play(g, seat, answer)
    return g.hush()


def told(g: State, seat: int, text: str, viewer: int = -1) -> list[str]:
    """The sentences that a viewer is told."""
    names = Names(g.rules, g.seats, PLAYERS[: g.seats])
    return [tell(e.seen_by(viewer), names) for e in after(g, seat, text)]


def test_a_battle_and_a_conquest() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 5", 1: "kamchatka 2", 2: "ural 1"})
    assert told(g, 0, "attack alaska kamchatka 3") == ["Anna attacks Kamchatka from Alaska with 3."]
    assert told(g, 1, "defend 2") == ["Bo defends Kamchatka with 2."]
    assert told(g, CHANCE, "roll 1 4 6 4 5") == [
        "Anna attacks Kamchatka from Alaska: 6 4 1 against 5 4. Anna loses 1, Bo loses 1. 4 against 1 left."
    ]
    say(g, 0, "attack alaska kamchatka 3")
    alaska, kamchatka = (g.rules.board.number[t] for t in ("alaska", "kamchatka"))
    assert after(g, CHANCE, "roll 6 4 1 5") == [
        Battle(0, 1, alaska, kamchatka, [6, 4, 1], [5], lost=0, beaten=1, left=4, defenders=0, ties=False),
        Conquest(0, 1, alaska, kamchatka, 3, False, False),
    ]


def test_an_elimination_hands_the_cards_over_unseen() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 5", 2: "kamchatka 1"}, hands={2: "congo egypt"})
    say(g, 0, "attack alaska kamchatka 3")
    assert told(g, CHANCE, "roll 6 6 6 1")[1:] == [
        "Anna conquers Kamchatka and moves in with 3.",
        "Cy is out.",
        "Anna gets Cy's 2 cards.",
    ]


def test_the_end() -> None:
    g = at("sv2000.conquest", 3, armies={0: "alaska 5", 2: "kamchatka 1"}, rest=0, lines="out 1")
    say(g, 0, "attack alaska kamchatka 3")
    assert told(g, CHANCE, "roll 6 6 6 1")[-1] == "Anna wins: the others are out."


def test_a_drawn_card_is_for_the_drawer() -> None:
    for viewer, card in ((0, "Congo (cavalry)"), (1, "a card"), (-1, "a card")):
        g = at("de2004.liberation", 3, armies={0: "alaska 5", 1: "kamchatka 1", 2: "ural 1"})
        say(g, 0, "attack alaska kamchatka 3")
        rolls(g, 6, 6, 6, 1)
        say(g, 0, "occupy 3", "done", "done")
        assert told(g, CHANCE, "draw congo", viewer)[0] == f"Anna draws {card}."


def test_the_fourth_mission_lies_open() -> None:
    """K64: for everybody, from the moment the third one is claimed."""
    armies = {0: "indonesia 3 new_guinea 1 western_australia 1 eastern_australia 1", 2: "ural 1"}
    g = at("de2004.missions", 3, armies=armies, phase="show a mission at the end", lines=f"missions {DEALT}\ndone {0b0101}")
    lines = told(g, 0, "show major_australia")
    assert lines[1].startswith("Anna's last mission is open to all: ")
    assert open_missions(feldherr.observe(g, -1), Names(g.rules, 3, PLAYERS[:3]))[0].startswith("Anna's last mission: ")


def test_a_capital_that_falls_again_is_told_again() -> None:
    number = feldherr.ruleset("sv2000.capitals").board.number
    homes = ("alaska", "brazil", "congo")
    lines = f"capitals {' '.join(str(number[t]) for t in homes)}\naside {' '.join(homes)}\nfallen 7"
    for rule, fell in (("again", True), ("once", False)):
        armies = {0: "alaska 1 peru 5", 1: "brazil 1", 2: "congo 1"}
        g = at("sv2000.capitals", 3, armies=armies, lines=lines, capital_falls=rule)
        say(g, 0, "attack peru brazil 3")
        assert ("Brazil, the capital of Bo, has fallen!" in told(g, CHANCE, "roll 6 6 6 1")) == fell


def test_team_mates_see_the_card() -> None:
    e = Draw(0, 3)
    e.eyes = (0b101,)
    assert [e.seen_by(s).card for s in (-1, 0, 1, 2, 3)] == [None, 3, None, 3, None]


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_every_event_of_every_mode_can_be_told(mode: str) -> None:
    low, high = feldherr.MODES[mode].players
    for seats in {low, high}:
        g = feldherr.new(feldherr.ruleset(mode), seats)
        names = Names(g.rules, seats, PLAYERS[:seats])
        rng, bot = Stream(5), Simple()
        all_of_them: list[Event] = []
        while not g.winners and len(all_of_them) < 4000:
            seat = feldherr.players(g)[0]
            answer = pick(g, seat, rng) if seat == CHANCE else bot.choose(feldherr.observe(g, seat), seat)
            before = g.copy()
            happened = play_and_hear(g, seat, answer)
            assert happened
            check(before, answer, g, happened)
            all_of_them += happened
        for e in all_of_them:
            assert tell(e, names)
            assert tell(e.seen_by(-1), names)
        assert digest(all_of_them, names)


def check(before: State, answer: int, after: State, happened: list[Event]) -> None:
    """Losses add up, and nothing that hides from onlookers is told them."""
    first = happened[0]
    if isinstance(first, Battle):
        fallen = first.lost + first.beaten
        assert verb_of(answer) == ROLL
        assert roll([*first.attack, *first.defence]) == answer
        assert first.lost >= 0
        assert first.beaten >= 0
        assert fallen == min(len(first.attack), len(first.defence))
        assert rules_of(after).rerolls or sum(before.armies) - sum(after.armies) >= fallen  # Godstorm has heavens for the dead
    for e in happened:
        assert not any(field.secret and field.name in e.seen_by(-1).data() for field in e.fields)
    assert (happened[-1].kind == "over") == (after.winners != 0)
