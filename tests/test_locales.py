"""Four languages: the same messages everywhere, all of them used, and whole games without one that is missing."""

from __future__ import annotations

import ast
import json
import re
from itertools import chain
from pathlib import Path
from typing import get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource

import feldherr
from feldherr import CHANCE
from feldherr.bots.players.random import Stream, pick
from feldherr.cli.commands.compare import values
from feldherr.cli.table.board import draw
from feldherr.cli.table.hand import prompt, secrets_of
from feldherr.cli.table.menu import Menu
from feldherr.cli.table.names import Names
from feldherr.cli.table.story import digest, given, tell
from feldherr.editions import MODES, title
from feldherr.editions.primer import ABOUT, BELOW, POWERS, STEPS, paragraphs
from feldherr.editions.rulebook import folder
from feldherr.engine.event import EVENTS, Event
from feldherr.engine.play import choices
from feldherr.engine.play import told as play_and_hear
from feldherr.engine.step import REASONS
from feldherr.godstorm.miracles import MIRACLES
from feldherr.locales import LANGUAGES, MESSAGE, Words, _plain, knows, listed, preferred, say, sources, speaking
from feldherr.rules.missions import SecretMissions
from feldherr.rules.options import HOUSE_RULES
from feldherr.rules.ranks import RankedMissions

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = ["Anna", "Bo", "Cy", "Di", "Ed", "Flo"]


def variables(source: str) -> set[str]:
    return set(re.findall(r"\$\w+", source))


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) - {"en"}))
def test_every_language_says_the_same(tag: str) -> None:
    english, other = sources("en"), sources(tag)
    assert english.keys() == other.keys()
    assert [name for name in english if variables(english[name]) != variables(other[name])] == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_message_can_be_said(tag: str) -> None:
    with speaking(tag):
        for name, source in sources(tag).items():
            for n in (0, 1, 2, 5):
                assert say(name, **{each[1:]: n for each in variables(source)})


@pytest.mark.parametrize("tag", LANGUAGES)
def test_plain_messages_are_said_as_fluent_says_them(tag: str) -> None:
    """Those that need no Fluent, with it and without."""
    bundle, short_cuts = FluentBundle([tag], use_isolating=False), 0
    for name, source in sources(tag).items():
        given: Words = {each[1:]: "word" for each in variables(source)}
        bundle.add_resource(FluentResource(source))
        pattern = bundle.get_message(name).value
        plain = _plain(source, given)
        short_cuts += plain is not None
        assert pattern is not None
        assert plain in (None, bundle.format_pattern(pattern, dict(given))[0]), name
    assert short_cuts > 1000


def test_no_message_is_idle() -> None:
    """Each stands in the code by its name, or begins as one that is put together there: `ev-${kind}`, f"phase-{name}"."""
    files = [*(ROOT / "src" / "feldherr").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"[\"'`]([a-zA-Z][\w-]*)[\"'`]", written))
    begun = (*re.findall(r"[\"'`]([a-z][\w-]*-)\$?\{", written), "strength-", "character-")  # the lobby puts these together from two words
    assert [name for name in sources("en") if name not in whole and not name.startswith(begun)] == []


def test_words_that_come_later_are_said_only_by_screens_that_wait_for_them() -> None:
    """Those of a table and of the lobby's first screen are there before these are."""
    client = ROOT / "web" / "src"
    words = (ROOT / "src" / "feldherr" / "locales" / "screens" / "en.ftl").read_text(encoding="utf-8")
    later = {name for name in MESSAGE.findall(words) if "-" in name}  # a single word may stand for something else
    wait = {path for room in ("editor", "replay", "end", "lobby") for path in (client / room).rglob("*")}
    wait |= {client / name for name in ("table/Help.svelte", "table/Info.svelte", "table/House.svelte", "lib/server/brought.ts", "wire.ts")}
    wait -= {client / "lobby" / f"{name}.svelte" for name in ("Lobby", "Hero", "Shelf", "Friends", "Invite", "Continue", "Join", "Top")}
    for path in {*client.rglob("*.ts"), *client.rglob("*.svelte")} - wait:
        said = set(re.findall(r"[\"'`]([a-zA-Z][\w-]*)[\"'`]", path.read_text(encoding="utf-8")))
        assert not said & later, path


def test_what_the_rulebooks_have_has_words() -> None:
    wanted = [f"reason-{i}" for i in range(1, len(REASONS))]
    wanted += [f"title-{name.replace('.', '-')}" for name in MODES] + [f"mode-{name.replace('.', '-')}" for name in MODES]
    wanted += [f"rulebook-{name[:6]}" for name in MODES] + [f"house-{name}" for name in HOUSE_RULES]
    for name, rule in HOUSE_RULES.items():
        words = [value for value in rule.values if value.isidentifier() and value not in ("yes", "no")]
        wanted += [f"house-{name}-{value}" for value in words]
    for mode in MODES.values():
        wanted += [f"warn-{mode.name.replace('.', '-')}-{n}" for n in mode.warn]
        wanted += [f"phase-{phase.name.replace(' ', '_')}" for phase in (*mode.setup, *mode.turn)]
        wanted += [f"rule-{name}" for name in values(mode)] + [f"earth-{mode.board.name.replace(' ', '_')}"]
    assert [name for name in wanted if not knows(name)] == []


def sample(kind: type[Event]) -> Event:
    """One of that kind, in which every number is 1."""
    hints = get_type_hints(kind)
    ones = {field.name: hints[field.name] for field in kind.fields}
    return kind(
        **{
            name: [1] * (5 if name == "parts" else 4) if hint == list[int] else "heaven" if hint is str else 1
            for name, hint in ones.items()
        }
    )


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_has_its_words(kind: str, tag: str) -> None:
    """A sentence for those who may know all of it and for those who may not, with no other places than the event has words for."""
    e = sample(EVENTS[kind])
    mode = MODES["nl2004.godstorm" if "godstorm" in EVENTS[kind].__module__ else "de2004.missions"]
    names = Names(mode, 5, PLAYERS[:5])
    with speaking(tag):
        for seen in (e, e.seen_by(-1)):
            assert tell(seen, names)
        for message in (f"ev-{kind}", f"ev-{kind}-own"):
            wanted = variables(sources(tag)[message]) if knows(message) else set()
            assert wanted <= {f"${name}" for name in given(e, names)}


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) - {"en"}))
def test_the_rulebook_has_every_sentence_that_is_said_and_no_other(tag: str) -> None:
    known = json.loads((folder() / tag / "sentences.json").read_text("utf-8"))
    said = {*paragraphs(ABOUT), *paragraphs(BELOW), *chain(*STEPS, *POWERS)}
    for mode in chain(MODES.values(), filter(None, (mode.two for mode in MODES.values()))):
        said |= {phase.says for phase in (*mode.setup, *mode.turn)} | {goal.says for goal in mode.goals}
    assert known.keys() == said


def test_cards_are_worded_as_the_rules_word_them() -> None:
    """The English of a card has two homes, the rules and the words; they agree."""
    for card in MIRACLES:
        assert (say(f"miracle-{card.name}"), say(f"miracle-says-{card.name}")) == (card.title, card.says)
    for mode in MODES.values():
        assert say(f"title-{mode.name.replace('.', '-')}") == mode.title
        assert {n: say(f"warn-{mode.name.replace('.', '-')}-{n}") for n in mode.warn} == mode.warn
        x = mode.extra
        for mission in x.deck if isinstance(x, (SecretMissions, RankedMissions)) else ():
            assert say(f"mission-{mission.name}") == mission.text
    for name, rule in HOUSE_RULES.items():
        assert say(f"house-{name}") == rule.says


def faults() -> dict[str, str]:
    """Every fault in the code, by its name, and what it says in English."""
    found = {}
    for path in (ROOT / "src" / "feldherr").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault" and len(node.args) == 2:
                text, name = map(ast.literal_eval, node.args)
                found[name] = text
    return found


def test_faults_are_worded_as_the_code_words_them() -> None:
    worded = {
        name.removeprefix("fault-"): source.partition(" = ")[2] for name, source in sources("en").items() if name.startswith("fault-")
    }
    frames = {"line", "unread"}  # what stands round them
    assert len(worded) > len(frames)
    assert {name: re.sub(r"\{ \$(\w+) \}", r"{\1}", text) for name, text in worded.items() if name not in frames} == faults()


def test_every_edition_has_its_own_names() -> None:
    asked = (("de2004.teams", "de"), ("de2010.basic", "de"), ("sv2000.duel", "sv"), ("sv2000.duel", "nl"))
    assert [title(MODES[mode], "ukraine", tag) for mode, tag in asked] == ["Ukraine", "Russland", "Ukraina", "Oekraïne"]


def test_the_language_is_chosen_else_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FELDHERR_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert (preferred(), preferred("nl")) == ("sv", "nl")
    monkeypatch.setenv("FELDHERR_LANGUAGE", "de")
    assert preferred() == "de"
    monkeypatch.setenv("FELDHERR_LANGUAGE", "")
    monkeypatch.setenv("LANG", "C")
    assert preferred() == "en"


def test_lists() -> None:
    said = []
    for tag in LANGUAGES:
        with speaking(tag):
            said.append(listed(["a", "b", "c"]))
    assert said == ["a, b and c", "a, b und c", "a, b och c", "a, b en c"]


@pytest.mark.parametrize("tag", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("mode", MODES)
def test_games_are_told_and_asked_in_every_language(mode: str, tag: str) -> None:
    """A random game: every event is a sentence, every question is asked, every table drawn; a message that is missing would raise."""
    low, high = MODES[mode].players
    with speaking(tag):
        for seed, seats in enumerate({high if tag == "nl" else low}):
            g = feldherr.new(feldherr.ruleset(mode), seats)
            names, rng = Names(g.rules, seats, PLAYERS[:seats]), Stream(seed + len(tag))
            told: list[Event] = []
            for turn in range(150):
                if g.winners:
                    break
                seat = feldherr.players(g)[0]
                if seat != CHANCE:
                    view = feldherr.observe(g, seat)
                    options = choices(view, seat)
                    assert prompt(view, seat, options, names)
                    if turn % 10 == 0:
                        Menu(options, view, names).lines(100)
                        assert draw(view, names, 100)
                        secrets_of(view, seat, names)
                told += play_and_hear(g, seat, pick(g, seat, rng))
            assert all(tell(e, names) for e in told)
            assert digest(told, names)
