"""Godstorm's table on the screen: both realms, gods, temples, plague and what everybody has, at every size of terminal."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import feldherr
from cli.storms import fresh, random_game, rich
from cli.test_questions import Sit, ask
from cli.test_questions import sit as sit  # the fixture
from feldherr import State
from feldherr.bots.players.random import Stream, pick
from feldherr.cli.table import godstorm as screen_of
from feldherr.cli.table import picture
from feldherr.cli.table.board import draw
from feldherr.cli.table.menu import FEW, Menu
from feldherr.cli.table.names import Names
from feldherr.cli.table.page import Page
from feldherr.cli.table.screen import Screen
from feldherr.engine.event import Event
from feldherr.godstorm.events import Banished, Faith, Gained, Miracle, Sunk
from feldherr.godstorm.state import godstorm
from feldherr.locales import say as words_for
from feldherr.rules.events import Conquest, Out
from pantheon import MODE
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
    godstorm(g).sunk = 1
    assert "~ Poseidonis" in shown(g)
    assert "Atlantis has sunk." in shown(g)


def test_epoch_step_and_score() -> None:
    first = shown(table()).splitlines()[0]
    assert first == "Godstorm  epoch 1 of 5  Anna's turn  step 6 of 10: invade  goal: most points"


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
    g = feldherr.new(feldherr.ruleset(MODE), seats)
    rng = Stream(3)
    while g.top().name != "bidding":
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng))
    return g


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.deep), 5])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 45), (200, 60)])
def test_it_fits_every_screen_through_a_whole_game(seats: int, width: int, height: int) -> None:
    g = feldherr.new(feldherr.ruleset(MODE), seats)
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
    assert screen_of.is_below(at_storm(phase="invade the Underworld", armies={0: "roma 5 u5 3", 2: "egypt 2"}))


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


# ---- a question at 80 x 24 ----------------------------------------------------------------------------------------------------------


class Small(Screen):
    """A terminal of 80 columns and 24 rows that remembers what it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.live = True
        self.out = Console(width=80, height=24, color_system=None)
        self.shown: list[str] = []

    def redraw(self) -> None:
        self.shown = []

    def print(self, *things: RenderableType) -> None:
        for line in things:
            assert isinstance(line, Text)
            self.shown += [row.plain for row in line.wrap(self.out, 80)] if line.cell_len > 80 else [line.plain]


def page(g: State, told: list[Event]) -> Page:
    """Where questions are shown to one person, who has seen nothing yet."""
    screen, names = Small(), called(g)
    at = {"table": SimpleNamespace(told=told), "notes": {}, "board_due": True, "alone": True}
    return Page(cast("Any", SimpleNamespace(screen=screen, names=names, viewer=lambda s: s, news_from=lambda s: 0, **at)))


def asked(p: Page, g: State, seat: int) -> tuple[Menu, list[str]]:
    view = feldherr.observe(g, seat)
    menu = Menu(feldherr.choices(view, seat), view, p.names, False, FEW)
    p.show(seat, view, menu)
    return menu, cast("Small", p.screen).shown


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_fits_and_few_answers_are_always_shown(seats: int) -> None:
    for g0 in (fresh(seats), rich(seats, 2)):
        told: list[Event] = []
        p = page(g0, told)
        for i, (before, seat, _, _, happened) in enumerate(random_game(g0, seats, 1500)):
            if seat >= 0 and i % 9 == 0:
                menu, lines = asked(p, before, seat)
                assert len(lines) <= 23
                assert " 0 done" not in "".join(x.plain for x in menu.lines(80)) or any(line.startswith(" 0 done") for line in lines)
                assert len(menu.entries) > 3 or words_for("term-list") not in "".join(lines)
            told[:] = [*told, *happened][-40:]


def test_a_short_list_wins_over_the_news() -> None:
    g = at_storm(phase="summon and build", armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma"}, faith="3 0 0")
    lands: list[Event] = [Conquest(1, 0, 1, 2, 3, False, False)] * 30
    _, lines = asked(page(g, lands), g, 0)
    assert " 0 done" in lines[-1]
    assert any("A Roma w " in line for line in lines)  # there is room for a board


def test_a_question_with_little_room_has_a_small_board() -> None:
    g = table()
    for room in (13, 11):
        assert "A5 Roma ^wm" in shown(g, 80, room)
        assert "C2 Egypt d" in shown(g, 80, room)
        assert len(shown(g, 80, room).splitlines()) <= room


def test_great_news_win_over_small_ones() -> None:
    g = table()
    roma, gaul = (g.rules.board.number[t] for t in ("roma", "gaul"))
    great = [Out(0, 2), Sunk(), Banished(0, 0, roma)]
    small = [Faith(0, 3), Miracle(1, 0, None), Gained(1, gaul, 2, False)] * 12
    _, lines = asked(page(g, [*great, *small]), g, 0)
    text = "\n".join(lines)
    assert "banished from Roma." in text
    assert "type log 39" in text


# ---- commands -----------------------------------------------------------------------------------------------------------------------


def test_help_is_about_godstorm_and_fits(sit: Sit, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ask(sit(table(), "\n", people=1))
    before = capsys.readouterr().out.count("\n")
    ask(sit(table(), "help\n\n", people=1))
    text = capsys.readouterr().out
    for word in ("Alaska", "kamchatka", "siam", "mission", "capital", "K17"):
        assert word not in text
    for word in ("bid 2", "token 1", "buy war 2", "leave gate 1 3", "fortify roma gaul 4", "rules G42"):
        assert word in text
    assert text.count("\n") - before <= 23


def test_rules_by_a_word(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    ask(sit(table(), "rules godswar\nrules g42\nrules xyzzy\n", people=1))
    text = capsys.readouterr().out
    assert text.count("\nG42 ") == 2
    assert "\nG52 " in text
    assert "\nG15 " not in text
    assert "No rule found for xyzzy" in text


def test_map_has_names_and_whole_columns(sit: Sit, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    g = table()
    capsys.readouterr()
    for width in (80, 100, 120):
        monkeypatch.setenv("COLUMNS", str(width))
        ask(sit(g, "map\n", people=1))
        text = capsys.readouterr().out
        assert "…" not in text
        assert "A Roma ^wm" in text
        assert "Aegis" in text
        assert " dead" in text
