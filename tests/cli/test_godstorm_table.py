"""Godstorm's table on the screen: both realms, gods, temples, plague and what everybody has, at every size of terminal."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import State
from feldherr.bots.random import Stream, pick
from feldherr.cli import picture, storm
from feldherr.cli.board import draw
from feldherr.cli.names import Names
from pantheon import MODE, heaven
from pantheon import storm as at_storm

PLAYERS = ["Anna", "Bo", "Cleo", "Dagmar", "Egon"]


def called(g: State) -> Names:
    return Names(g.rules, g.seats, PLAYERS[: g.seats])


def shown(g: State, width: int = 100, room: int = 0, seat: int = -1) -> str:
    return "\n".join(line.plain for line in draw(feldherr.observe(g, seat), called(g), width, room))


def table() -> State:
    """A bit of everything."""
    return at_storm(
        armies={0: "roma 5 kurnugia 4 u5 3", 2: "egypt 2 u1 12"},
        gods={0: "war roma magic roma", 2: "death egypt"},
        temples="roma gaul",
        plague="corsica rus",
        faith="7 0 3",
        cards={0: "heroes_are_born crops_wither", 1: "the_fog_lifts the_fog_lifts_2 storms_rage"},
        relics={0: "aegis_shield_of_athena", 1: "stonehenge"},
    )


def test_territories_have_marks_beside_colours() -> None:
    text = shown(table())
    for row in ("A Roma ^wm ", "B Gaul ^ ", "B Corsica ! ", "C Egypt d "):
        assert row in text
    assert "^ temple  ! plague" in text


def test_everybody_has_a_row_with_what_is_public() -> None:
    rows = {line[1]: line.split() for line in shown(table(), 120).splitlines() if line[1:2] in "ABC" and line[2:3] == " "}
    assert rows["A"] == [">A", "Anna", "Babylonians", "1st", "2", "1", "5", "7", "wm--", "1", "1w", "1d", "4", "Aegis"]
    assert rows["B"][-6:] == ["----", "1", "1w", "2s", "0", "Stonehenge"]
    assert "---d" in rows["C"]
    heads = shown(table(), 120).splitlines()[1].split()
    assert heads == ["player", "people", "turn", "points", "lands", "armies", "faith", "gods", "temples", "cards", "dead", "relics"]


def test_the_underworld_tells_who_stands_where_and_where_one_can_go() -> None:
    text = shown(table())
    assert " 1 gate  C12 >11 12 13" in text
    assert " 5 crypt A3  >3 4 6 13" in text
    assert " 9 altar -   >7 10 11" in text
    assert " 6       -   >5 7" in text
    assert "Kurnugia A4  Avalon B0  Duat C0  flames: 1|10 1|2 3|4 6|12 8|9" in text


def test_empty_lands_the_maelstrom_and_sacred_ground() -> None:
    g = at_storm(lines="maelstrom corsica roma\nbarred gaul", armies={0: "roma 3", 2: "kush 1"})
    egypt = g.rules.board.number["egypt"]
    g.owner[egypt], g.armies[egypt] = -1, 0
    text = shown(g)
    assert "- Egypt     " in text
    assert "The maelstrom closes the sea between Corsica and Roma. Nobody may attack Gaul this turn." in text


def test_sunken_atlantis() -> None:
    g = at_storm(armies={0: "roma 3", 2: "kush 1"})
    for t in g.rules.board.members[g.rules.board.continents.index("atlantis")]:
        g.owner[t], g.armies[t] = -1, 0
    heaven(g).sunk = 1
    assert "~ Poseidonis" in shown(g)
    assert "Atlantis has sunk." in shown(g)


def test_epoch_step_and_score() -> None:
    first = shown(table()).splitlines()[0]
    assert first == "Godstorm  epoch 1 of 5  Anna's turn  step 6 of 10: invade  goal: most points at the end"


def test_bids_are_shown_when_all_are_in() -> None:
    g = bidding(3)
    feldherr.say(g, 0, "bid 2")
    assert "bid ?" in shown(g, seat=1)
    assert "bid 2" not in shown(g, seat=1)
    assert "bid 2" in shown(g, seat=0)
    feldherr.say(g, 1, "bid 1")
    feldherr.say(g, 2, "bid 0")
    assert "bid 2" in shown(g, seat=1)


def bidding(seats: int) -> State:
    """The first bids of a game."""
    g = feldherr.new(feldherr.rules(MODE), seats)
    rng = Stream(3)
    while g.top().name != "bidding":
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng))
    return g


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 45), (200, 60)])
def test_it_fits_every_screen_through_a_whole_game(seats: int, width: int, height: int) -> None:
    g = feldherr.new(feldherr.rules(MODE), seats)
    names, rng = called(g), Stream(seats)
    while not g.winners:
        seat = feldherr.players(g)[0]
        if seat >= 0 and rng.below(30) == 0:
            for room in (height - 8, height - 4):
                lines = draw(feldherr.observe(g, seat), names, width, room)
                assert len(lines) <= room
                assert max(line.cell_len for line in lines) <= width
        feldherr.play(g, seat, pick(g, seat, rng))
    assert draw(feldherr.observe(g, -1), names, width)[0].plain == "Godstorm  the game is over"


def test_a_small_screen_shows_the_realm_that_is_asked_about() -> None:
    earth = shown(at_storm(armies={0: "roma 5 u5 3", 2: "egypt 2"}), 80, 19)
    assert "A Roma" in earth
    assert "Underworld: A Crypt 5 3" in earth
    below = shown(at_storm(phase="leave the heavens", armies={0: "roma 5 kurnugia 3", 2: "egypt 2"}), 80, 19)
    assert " 5 crypt" in below
    assert "A Roma" not in below
    assert storm.is_below(at_storm(phase="invade the Underworld", armies={0: "roma 5 u5 3", 2: "egypt 2"}))


def test_the_picture_has_the_marks_too() -> None:
    g = table()
    text = "\n".join(line.plain for line in picture.draw(g, called(g), 120))
    assert "A5^wm" in text
    assert "B1^" in text
    assert "B1!" in text
    assert {len(line) for line in text.splitlines()} == {120}


def test_places_below_have_names() -> None:
    names = called(table())
    places = names.board.number
    assert [names.territory(places[t]) for t in ("u1", "u2", "u3", "u6", "valhalla")] == [
        "Gate 1",
        "Crypt 2",
        "Altar 3",
        "Space 6",
        "Valhalla",
    ]
