"""Nothing that people read while they play is English by nature: games in a made-up language, whose every message is in other letters.

What comes out in Latin letters is a name (of a place, a god, a mode, a file), was typed, or is missing in the languages.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from cli.storms import random_game, rich
from feldherr import CHANCE, choices, locales, observe
from feldherr.bots.players.random import Stream, pick
from feldherr.cli.commands.compare import values
from feldherr.cli.input.chance import asks
from feldherr.cli.table.board import draw
from feldherr.cli.table.godstorm_questions import only_way
from feldherr.cli.table.godstorm_words import described, relics_of
from feldherr.cli.table.hand import prompt, secrets_of
from feldherr.cli.table.menu import Menu
from feldherr.cli.table.names import Names
from feldherr.cli.table.screen import Screen
from feldherr.cli.table.story import digest
from feldherr.editions import MODES, rulebook
from feldherr.engine.action import ROLL, number, verb_of
from madeup import JUNK, Marked, marked, unmarked
from pantheon import MODE

ANSWERS = 100
SETTING = re.compile(r"^[a-z_]+ = \w+|^  [a-z_]+:", re.MULTILINE)  # house rules, as they are typed


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Beside the languages there is `xx` for a while."""
    real, own = locales.sources, Marked()
    monkeypatch.setitem(locales.LANGUAGES, "xx", "Xx")
    monkeypatch.setattr(locales, "sources", lambda tag: own if tag == "xx" else real(tag))
    with locales.speaking("en"):
        yield


@pytest.fixture
def own_book(made_up: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The rulebook is translated too."""
    book = tmp_path / "book"
    shutil.copytree(rulebook.folder(), book)
    pages = book / "xx"
    pages.mkdir()
    (pages / "all.md").write_text("\n".join(f"| {rule} | {marked(text)} |" for rule, text in rulebook.texts().items()))
    said = json.loads((book / "de" / "sentences.json").read_text())
    (pages / "sentences.json").write_text(json.dumps({sentence: marked(sentence) for sentence in said}))
    monkeypatch.setattr(rulebook, "folder", lambda: book)
    forget_the_rulebook()
    yield
    forget_the_rulebook()


def forget_the_rulebook() -> None:
    """It is read again."""
    rulebook.texts.cache_clear()
    rulebook._sentences.cache_clear()


def typist(seed: int) -> Callable[[Screen, str], str]:
    """Answers at random: numbers mostly, every command, words in the made-up language, and nonsense; then leaves."""
    rng = Stream(seed)
    commands = ["help", "list", "always", "again", "all", "map", "hand", "card", "relics", "log", "save"]
    verbs = ["attack", "place", "fortify", "claim", "trade", "lay", "bid", "summon", "build", "buy", "play", "invade", "enter", "done"]
    rest = ["", *JUNK, f"{marked('rules')} xyzzy", *map(marked, [*commands, *verbs])]
    rest += [f"{marked(verb)} {more}" for verb in [*verbs, "map", "card"] for more in (*JUNK, "alaska", "roma 99", "3")]

    def lines(count: int) -> Iterator[str]:
        for _ in range(count):
            yield rest[rng.below(len(rest))] if rng.below(3) == 0 else str(rng.below(4)) if rng.below(4) else ""

    typed = lines(ANSWERS)

    def ask(screen: Screen, prompt: str) -> str:
        screen.print(prompt)
        dice = re.match(r"(\d+) \S+> ", prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return " ".join(str(1 + rng.below(6)) for _ in range(int(dice[1]))) if dice and rng.below(4) else line

    return ask


def begun(mode: str, seats: int, answers: int, path: Path) -> None:
    """A saved game that has come so far."""
    game, rng = feldherr.Game(feldherr.ruleset(mode), seats), Stream(answers)
    while len(game.log) < answers and not game.over:
        seat = feldherr.players(game.state)[0]
        game.play(seat, pick(game.state, seat, rng))
    path.write_text(game.save())


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("mode", MODES)
def test_games_have_no_words_of_their_own(mode: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the beginning, and from later on; with the program's dice and with real ones."""
    low, high = MODES[mode].players
    for answers, seats, dice in ((0, high, "program"), (250, low, "hand"), (400, high, "program")):
        path = tmp_path / f"{answers}.game"
        begun(mode, seats, answers, path)
        monkeypatch.setattr(Screen, "ask", typist(answers))
        rest = f"3-{seats}=recruit" if seats > 2 else "none"
        ran = run(f"play --resume {path} --language xx --seed 1 --dice {dice} --computer {rest}")
        assert ran.code == 0, ran.err
        assert unmarked(ran.out) == set()


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("seats", [2, 5])
def test_nor_has_any_question_of_godstorm(seats: int) -> None:
    """A table on which everything happens: whatever is asked, listed, drawn and told."""
    called = Names(feldherr.ruleset(MODE), seats, [str(i) for i in range(seats)])
    said: list[str] = []
    with locales.speaking("xx"):
        for before, seat, _, _, happened in random_game(rich(seats, seats), seats, 500):
            said += digest(happened, called)
            if seat == CHANCE:
                option = before.top().options(before, CHANCE)[0]
                said += [asks(before, called, number(option))] if verb_of(option) == ROLL else []
                continue
            view = observe(before, seat)
            options = choices(view, seat)
            lines = [*Menu(options, view, called).lines(200), *draw(view, called, 200)]
            said += [prompt(view, seat, options, called), *secrets_of(view, seat, called), *[line.plain for line in lines]]
            said += [only_way(view, seat, options[0]) or "", *[described(c, called) for c in relics_of(view, seat)]]
    assert unmarked("\n".join(said)) == set()


@pytest.mark.usefixtures("made_up")
def test_nor_has_the_picker(run: Run) -> None:
    ran = run("play --language xx", "99\nxyzzy\nsv2000.missions\n9\n3\n7\n2=xyzzy\n2\nA,A\nA,B,C,D\n\n")
    assert ran.code == 0
    assert unmarked(ran.out) == set()
    ran = run("play --language xx", "")
    assert unmarked(ran.err) == set()


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("mode", MODES)
def test_nor_have_the_reasons_of_computers(mode: str, run: Run, tmp_path: Path) -> None:
    """They are told when they are wanted, with the answer that they are for."""
    seats = MODES[mode].players[0]
    for strength in ("recruit", "captain") if mode != MODE else ("recruit", "captain", "marshal"):
        who = f"--players {seats} --computer all={strength} --with turn_limit=1"
        ran = run(f"play {mode} {who} --language xx --seed 1 --explain --save {tmp_path / strength}")
        assert ran.code == 0, ran.err
        assert unmarked(ran.out) == set()


@pytest.mark.usefixtures("own_book")
@pytest.mark.parametrize("mode", ["", *MODES, "sv2000.duel --with fortify=connected"])
def test_nor_have_the_rules(mode: str, run: Run) -> None:
    ran = run(f"rules {mode} --language xx")
    assert ran.code == 0
    assert unmarked(SETTING.sub("", ran.out)) == set()


@pytest.mark.usefixtures("own_book")
@pytest.mark.parametrize(
    "modes", ["de2004.missions --diff nl2004.godstorm", "sv2000.capitals --diff de2010.duel", "sv2000.duel --diff sv2000.duel"]
)
def test_nor_has_what_two_modes_differ_in(modes: str, run: Run) -> None:
    ran = run(f"rules {modes} --language xx")
    assert ran.code == 0
    assert unmarked(ran.out) == set()


@pytest.mark.usefixtures("own_book")
def test_nor_have_the_values_of_any_mode() -> None:
    with locales.speaking("xx"):
        said = [word for mode in MODES.values() for word in values(mode).values()]
    assert unmarked("\n".join(said)) == set()


@pytest.mark.usefixtures("made_up")
def test_nor_has_a_question_for_the_mode(run: Run) -> None:
    for words in ("--diff sv2000.duel", "--with fortify=connected"):
        ran = run(f"rules {words} --language xx")
        assert ran.code == 2
        assert unmarked(ran.err) == set()
