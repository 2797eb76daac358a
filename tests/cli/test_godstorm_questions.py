"""Godstorm's questions: every step asks in plain words, and whatever may be answered can be typed as people say it."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import feldherr
from cli.commandline import CLEARED, Run
from cli.storms import fresh, rich
from cli.test_questions import Sit, ask
from cli.test_questions import sit as sit  # the fixture
from feldherr import QUESTIONS, Option, State
from feldherr.bots.players.random import Stream, pick
from feldherr.cli.input.answers import Reader
from feldherr.cli.table.hand import prompt, secrets_of
from feldherr.cli.table.menu import Menu
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import Unclear
from feldherr.cli.table.screen import CLEAR, Screen
from feldherr.engine.action import SHAPES, verb_of
from feldherr.engine.question import OPEN
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.state import RELICS, godstorm
from pantheon import MODE
from pantheon import storm as at_storm
from table import rolls, say

PLAYERS = ["Anna", "Bo", "Cy", "Dagmar", "Egon"]
STEPS = (
    "choosing pantheons, placing god and temple, bidding, choosing tokens, returning, summoning, obtaining miracles, playing miracles, "
    "naming, invading, mustering, invasion, fortifying with gods, gods on the move, leaving the heaven, ending the turn, "
    "answering an invasion, naming a champion, saving, shielding, resolving relics"
)


def called(g: State) -> Names:
    return Names(g.rules, g.seats, PLAYERS[: g.seats])


def read(g: State, text: str, seat: int = 0) -> str:
    names = called(g)
    option, n = Reader(names).read(text, feldherr.choices(g, seat), g, seat)
    return names.words.write(option.answer(option.high if n is None else n))


# ---- a whole game in words ----------------------------------------------------------------------------------------------------------


def typed(names: Names, o: Option, n: int) -> str:
    """An answer as somebody might type it."""
    things = [names.thing(kind, thing) for kind, thing in zip(SHAPES[verb_of(o.packed)].replace("#", ""), o.on, strict=True)]
    return " ".join([o.verb, *things, *([str(n)] if "#" in SHAPES[verb_of(o.packed)] else [])])


def same(names: Names, a: int, b: int) -> bool:
    """Whether two answers mean the same; copies of a card do."""
    words = [re.sub(r"(_\d)?$", "", names.words.write(x)) if "_" in names.words.write(x) else names.words.write(x) for x in (a, b)]
    return words[0] == words[1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_can_be_asked_and_answered_in_words(seats: int) -> None:
    """Three games, and more of them until every question has come up."""
    seen: set[str] = set()
    wanted = {name.strip() for name in STEPS.split(",")}
    for seed in range(9):
        if seed > 2 and wanted <= seen:
            break
        g = rich(seats, seed) if seed > 0 else fresh(seats)
        names, rng = called(g), Stream(seed)
        reader = Reader(names)
        while not g.winners:
            seat = feldherr.players(g)[0]
            answer = pick(g, seat, rng)
            if seat >= 0:
                view = feldherr.observe(g, seat)
                options = feldherr.choices(view, seat)
                seen.add(g.top().name)
                asks = prompt(view, seat, options, names)
                assert asks.startswith(names.side(seat))
                if QUESTIONS[g.top().name].secrecy == OPEN:  # before the eyes of all
                    assert prompt(feldherr.observe(g, -1), seat, options, names) == asks
                for width, many in ((80, 12), (120, 40)):
                    lines = Menu(options, view, names, False, many).lines(width, 6)
                    assert max([line.cell_len for line in lines], default=0) <= width + 2
                meant = next(o for o in options if o.low <= answer >> 30 & 65535 <= o.high and (o.packed ^ answer) & ((1 << 30) - 1) == 0)
                option, n = reader.read(typed(names, meant, answer >> 30 & 65535), options, view, seat)
                assert same(names, option.answer(option.high if n is None else n), answer)
            feldherr.play(g, seat, answer)
    assert not wanted - seen


# ---- words --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("invade roma corsica", "invade roma corsica"),
        ("inv rom cor", "invade roma corsica"),
        ("roma corsica", "invade roma corsica"),
        ("enter roma apulia 2", "enter roma apulia 2"),
        ("roma apulia 2", "enter roma apulia 2"),
        ("stop", "done"),
    ],
)
def test_invading(words: str, means: str) -> None:
    g = at_storm(armies={0: "roma 5", 2: "egypt 1"})
    apulia = g.rules.board.number["apulia"]
    g.owner[apulia], g.armies[apulia] = -1, 0
    assert read(g, words) == means


@pytest.mark.parametrize("words", ["summon magic roma", "ishtar roma", "summon the god of magic in roma", "sum ish rom", "isht roma"])
def test_gods_have_names(words: str) -> None:
    assert read(at_storm(phase="summon and build", armies={0: "roma 5", 2: "egypt 1"}), words) == "summon magic roma"


@pytest.mark.parametrize("words", ["play heroes are born", "heroes", "born", "play hero", "HEROES ARE BORN"])
def test_cards_have_titles(words: str) -> None:
    g = at_storm(phase="play miracles", gods={0: "war roma"}, armies={0: "roma 5", 2: "egypt 1"}, cards={0: "heroes_are_born storms_rage"})
    assert read(g, words) == "play heroes_are_born"


def test_places_below_and_players_are_named_too() -> None:
    g = at_storm(phase="leave the heavens", armies={0: "roma 5 kurnugia 6 u5 1", 2: "egypt 1"})
    assert read(g, "gate 4 3") == "leave u4 3"
    assert read(g, "leave u5 2") == "leave u5 2"
    assert read(g, "crypt 5 1") == "leave u5 1"
    g = at_storm(phase="play miracles", gods={0: "death roma"}, armies={0: "roma 5", 2: "egypt 1"}, cards={0: "crops_wither"})
    say(g, 0, "play crops_wither")
    assert read(g, "cy") == "choose seat2"
    with pytest.raises(Unclear, match="is not a choice here"):
        read(g, "choose xyzzy")


def test_a_hand_that_is_looked_at_is_for_one_pair_of_eyes(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    mine: dict[int, str] = {0: "visions_become_real", 1: "heroes_are_born crops_wither"}
    g = at_storm(phase="play miracles", gods={0: "war roma"}, armies={0: "roma 5", 2: "egypt 1"}, cards=mine)
    say(g, 0, "play visions_become_real", "choose seat1")
    assert ask(sit(g, "\ncrops\n")) == "choose crops_wither"
    before, _, after = capsys.readouterr().out.partition("Pass the device to Anna")
    assert "Crops Wither" not in before
    assert "these are Bo's cards" in after


# ---- at the table -------------------------------------------------------------------------------------------------------------------


def bidding() -> State:
    """The first bids of a game, 3 faith each."""
    g = feldherr.new(feldherr.ruleset(MODE), 3)
    rng = Stream(3)
    while g.top().name != "bidding":
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng))
    return g


def test_a_bid_is_secret_and_never_by_accident(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(sit(bidding(), "\n\n2\n")) == "bid 2"
    out = capsys.readouterr().out
    assert "Pass the device to Anna" in out
    assert "Type how much, 0 to 3." in out


def test_tokens_go_by_their_numbers(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = bidding()
    for seat, bid in enumerate((2, 3, 0)):
        say(g, seat, f"bid {bid}")
    say(g, 1, "token 1")
    assert ask(sit(g, "1\n3\n", people=1)) == "token 3"
    assert "The list has no 1." in capsys.readouterr().out


def answering(cards: str = "the_fog_lifts the_fog_lifts_2 lava_erupts") -> State:
    """Bo is invaded and holds sky cards."""
    g = at_storm(armies={0: "roma 9", 1: "corsica 3 gaul 4", 2: "egypt 1"}, gods={0: "war roma", 1: "sky gaul"}, cards={1: cards})
    say(g, 0, "invade roma corsica", "done")
    assert g.top().name == "answering an invasion"
    return g


def test_sky_cards_are_asked_of_the_attacked_in_private(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    table = sit(answering(), "\nfog\n")
    table.person.at_device = 0
    assert ask(table, 1) == "play the_fog_lifts"
    before, _, after = capsys.readouterr().out.partition("Pass the device to Bo")
    assert "Fog" not in before
    assert "Bo, Anna invades your Corsica (3) from Roma (9) with Gilgamesh (war)." in after
    assert after.count(" The Fog Lifts (sky, free): Move up to 4 armies") == 1  # one line for both copies
    assert "Lava Erupts (sky, 2 faith)" in after


def test_being_asked_tells_nothing(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    """A sky card that can't be played: the device changes hands all the same."""
    g = answering("the_mighty_turn_meek")
    assert ask(sit(g, "\n\n"), 1) == "done"
    assert "Pass the device to Bo" in capsys.readouterr().out


def test_dice_of_an_invasion_are_just_a_number(sit: Sit) -> None:
    g = at_storm(armies={0: "roma 9", 1: "corsica 3", 2: "egypt 1"})
    say(g, 0, "invade roma corsica")
    assert ask(sit(g.copy(), "2\n", people=1)) == "attack roma corsica 2"
    assert ask(sit(g.copy(), "\n", people=1)) == "attack roma corsica 3"
    say(g, 0, "attack roma corsica 1")
    say(g, 1, "defend 1")
    rolls(g, 1, 6)
    assert ask(sit(g.copy(), "0\n", people=1)) == "done"
    assert ask(sit(g.copy(), "done\n", people=1)) == "done"


def test_an_invasion_goes_on_until_it_is_decided(sit: Sit) -> None:
    g = at_storm(armies={0: "roma 9", 1: "egypt 1", 2: "corsica 5"}, gods={0: "war roma"})
    table = sit(g, "invade roma corsica all\n", people=1)
    table.chance.seed = 3
    assert table.run() == 0
    log = [table.names.words.write(a) for seat, a in table.game.log if seat == 0]
    assert log[:2] == ["invade roma corsica", "done"]
    assert {line.rpartition(" ")[0] for line in log[2:]} == {"attack roma corsica"}


def test_commands(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = at_storm(
        armies={0: "roma 9", 2: "egypt 1"}, gods={0: "war roma"}, temples="roma", relics={2: "stonehenge"}, cards={0: "storms_rage"}
    )
    ask(sit(g, "help\nmap roma\nmap below\ncard\ncard fog\ncard xyzzy\ncard the\nhand\nlist\n", people=1))
    out = capsys.readouterr().out
    assert "card [NAME]" in out
    assert "Roma A9 (temple and Gilgamesh (war)); next to it: " in out
    assert " 1 gate  -   >11 12 13" in out
    assert "Cy: Stonehenge (relic): Miracle cards cost you 1 faith instead of 2. 1 point if you hold Anglia." in out
    assert "The Fog Lifts (sky, free): Move up to 4 armies" in out
    assert '"xyzzy" is not a card' in out
    assert "Storms Rage (war, free): Choose any territory" in out


# ---- what newcomers type ------------------------------------------------------------------------------------------------------------


def refused(g: State, text: str, seat: int = 0) -> str:
    with pytest.raises(Unclear) as e:
        read(g, text, seat)
    return str(e.value)


def asks(g: State, seat: int = 0) -> str:
    return prompt(g, seat, feldherr.choices(g, seat), called(g))


def test_a_single_name_is_where_to_invade() -> None:
    g = at_storm(armies={0: "roma 5", 1: "liguria 3", 2: "egypt 1"}, rest=1)
    assert read(g, "invade corsica") == "invade roma corsica"
    assert read(g, "corsica") == "invade roma corsica"
    assert re.fullmatch(r"invade which neighbour of Roma\? .*Corsica.*", refused(g, "invade roma"))
    assert refused(g, "invade egypt") == "you can't invade Egypt now; in reach: Liguria, Apulia, Corsica"
    assert refused(g, "dnoe") == '"dnoe" is not a command or a territory (type help); did you mean done?'
    g.armies[g.rules.board.number["dalmatia"]] = 4
    g.owner[g.rules.board.number["dalmatia"]] = 0
    assert refused(g, "invade liguria") == "invade Liguria from where, Dalmatia or Roma?"


def test_an_empty_place_is_entered_by_its_name() -> None:
    g = at_storm(armies={0: "roma 5", 2: "egypt 1"})
    apulia = g.rules.board.number["apulia"]
    g.owner[apulia], g.armies[apulia] = -1, 0
    assert read(g, "enter apulia 2") == "enter roma apulia 2"
    assert read(g, "apulia 2") == "enter roma apulia 2"


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("enter 8 7 2", "enter u8 u7 2"),
        ("enter gate 8 7", "enter u8 u7 3"),
        ("enter space 7 2", "enter u8 u7 2"),
        ("enter gate 1 13 4", "enter u1 u13 4"),
        ("enter gate 1 space 13 4", "enter u1 u13 4"),
        ("enter 1 11", "enter u1 u11 4"),
        ("enter space 13", "enter u1 u13 4"),
        ("invade crypt 5", "invade u4 u5"),
        ("invade 4 5", "invade u4 u5"),
    ],
)
def test_spaces_go_by_their_numbers(words: str, means: str) -> None:
    assert read(below(), words) == means


def below() -> State:
    return at_storm(phase="invade the Underworld", armies={0: "roma 5 u8 4 u1 5 u4 3", 1: "gaul 3 u5 2", 2: "egypt 1"})


@pytest.mark.parametrize("words", ["enter 2 3", "enter crypt 13 4", "enter 8 13", "enter 99", "enter", "enter u9 7", "enter crypt 5 2"])
def test_no_space_is_called_by_what_the_program_calls_it(words: str) -> None:
    said = refused(below(), words)
    assert not re.search(r"\bu\d", said.replace("u9", "") if "u9" in words else said), said


def test_gods_come_after_the_places() -> None:
    g = at_storm(armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma"})
    assert refused(g, "invade roma corsica gilgamesh") == "you choose the gods next: type it without Gilgamesh"


def test_set_up_needs_no_god() -> None:
    g, rng = fresh(3), Stream(5)
    while g.top().name != "choosing pantheons":
        feldherr.play(g, seat := feldherr.players(g)[0], pick(g, seat, rng))
    seat = feldherr.players(g)[0]
    assert refused(g, "zeus", seat) == "Zeus is a god of the Greeks: type Greeks"
    while g.top().name != "placing god and temple":
        feldherr.play(g, seat := feldherr.players(g)[0], pick(g, seat, rng))
    seat = feldherr.players(g)[0]
    land = next(o.on[1] for o in feldherr.choices(g, seat))
    name = g.rules.board.territories[land]
    assert read(g, called(g).territory(land), seat) == f"summon war {name}"
    assert read(g, f"in {name[:-1].replace('_', ' ')}", seat).startswith("summon war ")


@pytest.mark.parametrize("words", ["first", "play first", "1st", "token 1", "play 1"])
def test_turns_have_an_order(words: str) -> None:
    g = bidding()
    for seat, bid in enumerate((2, 3, 0)):
        say(g, seat, f"bid {bid}")
    assert read(g, words, 1) == "token 1"
    assert read(g, "second", 1) == "token 2"


def test_who_stays_out_of_an_invasion(sit: Sit) -> None:
    g = at_storm(armies={0: "roma 9", 2: "egypt 1"}, gods={0: "war roma sky roma"}, plague="corsica")
    say(g, 0, "invade roma corsica")
    assert "Anna, going along into Corsica: Gilgamesh (war) and Marduk (sky). Plague: half of them die" in asks(g)
    assert asks(g).endswith("Press Enter to go, or name a god to leave behind in Roma.")
    assert ask(sit(g.copy(), "\n", people=1)) == "done"
    say(g, 0, "stay war")
    assert asks(g).startswith("Anna, Gilgamesh (war) stays in Roma. Going along into Corsica: Marduk (sky).")
    say(g, 0, "done")
    assert "and Marduk is banished" in asks(g)


def test_who_goes_along_when_armies_move() -> None:
    g = at_storm(phase="fortify", armies={0: "roma 9 apulia 1", 2: "egypt 1"}, gods={0: "war roma sky roma"})
    say(g, 0, "fortify roma apulia 4")
    said = "Anna, still in Roma: Gilgamesh (war) and Marduk (sky). Name a god to take along to Apulia."
    assert asks(g) == f"{said} Press Enter if no other god leaves Roma."


def test_there_is_no_end_before_the_roll_that_is_owed() -> None:
    g = at_storm(armies={0: "roma 9", 1: "corsica 1", 2: "egypt 1"}, plague="corsica")
    say(g, 0, "invade roma corsica")
    assert refused(g, "done") == "you announced this invasion, so you must roll once"
    say(g, 0, "attack roma corsica 3")
    rolls(g, 6, 6, 6, 1)
    assert refused(g, "done") == "type how many armies, 3 to 8 (Enter: 8)"
    assert "Move in how many armies, 3 to 8? Plague: half of them die." in asks(g)


def test_plague_is_told_before_armies_walk_in(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    g = at_storm(armies={0: "roma 5", 2: "egypt 1"}, plague="apulia")
    apulia = g.rules.board.number["apulia"]
    g.owner[apulia], g.armies[apulia] = -1, 0
    assert ask(sit(g, "enter apulia\n2\n", people=1)) == "enter roma apulia 2"
    assert "enter how many, 1 to 4? Plague: half of them die. [4]" in capsys.readouterr().out


def test_gods_are_called_by_their_names(sit: Sit) -> None:
    g = at_storm(phase="summon and build", armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma"})
    assert refused(g, "summon") == "summon: which one, Ishtar (magic), Marduk (sky) or Druaga (death)?"
    g = at_storm(armies={0: "roma 9", 1: "corsica 3", 2: "egypt 1"}, gods={0: "war roma", 1: "sky corsica"})
    say(g, 0, "invade roma corsica", "done")
    table = sit(g, "", people=1)
    assert ask(table) == "champion war"
    assert table.person.notes[0][-1] == "(Gilgamesh fights: your only god here.)"


def test_champions_arise_says_how_many() -> None:
    cards = {0: "champions_arise"}
    g = at_storm(phase="play miracles", gods={0: "war roma"}, armies={0: "roma 5", 2: "egypt 1"}, cards=cards, faith="5 5 5")
    lines = "\n".join(line.plain for line in Menu(feldherr.choices(g, 0), g, called(g)).lines(200))
    assert re.search(r"\(now \d armies\)", lines)


def test_own_cards_come_first() -> None:
    reader = Reader(called(fresh(3)))
    mine = [c for c, card in enumerate(MIRACLES) if card.title == "The Fog Lifts"]
    with pytest.raises(Unclear, match="could be"):
        reader.miracle("f")
    assert MIRACLES[reader.miracle("f", mine)].title == "The Fog Lifts"


def test_whoever_rolls_for_the_neutral_army_is_told_so() -> None:
    g = at_storm(2, armies={0: "roma 9", 1: "egypt 1", "neutral1": "corsica 3"}, rest="neutral1")
    say(g, 0, "invade roma corsica", "attack roma corsica 3")
    assert asks(g, 1).startswith("Bo, you roll for the neutral army: Corsica (3) of the neutral army is attacked from Roma (9)")


def test_an_empty_space_on_the_map(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    ask(sit(below(), "map 6\nmap crypt 5\n", people=1))
    out = capsys.readouterr().out
    assert "Space 6 empty; next to it: Crypt 5 B2, Crypt 7 empty." in out
    assert "Crypt 5 B2; next to it: " in out


@pytest.mark.parametrize(("typed", "goes_on"), [("\n", True), ("q\n", False)])
def test_nobody_misses_being_out(sit: Sit, capsys: pytest.CaptureFixture[str], typed: str, goes_on: bool) -> None:
    g = at_storm(turn=1, armies={0: "roma 1", 1: "corsica 9", 2: "egypt 1"}, rest=2, lines="round 4")
    table = sit(g, typed, people=1)
    for text in ("invade corsica roma", "attack corsica roma 3"):
        table.play(1, table.names.words.read(text.split()))
    table.chance.seed = 3
    assert table.run() == 0
    out = capsys.readouterr().out
    assert out.count("Anna, you are out. Enter: watch the others, q: quit (the game is saved).") == 1
    assert table.game.over == goes_on
    assert ("saved in " in out) != goes_on


# ---- secrets ------------------------------------------------------------------------------------------------------------------------

TYPED = ("1", "", "hand", "", "2", "0", "log", "", "done", "3", "", "1", "map", "")


def hidden(g: State, seat: int) -> list[str]:
    """The titles of single cards that others hold, and this seat may not see."""
    x = godstorm(g)
    looks = x.shown if x.looker == seat else -1
    return [
        MIRACLES[c].title for c in range(RELICS) if 0 <= x.card[c] < g.seats and x.card[c] not in (seat, looks) and MIRACLES[c].copies == 1
    ]


@pytest.mark.parametrize("seats", [2, 5])
def test_no_view_shows_anothers_cards_or_bids(seats: int) -> None:
    g = feldherr.new(feldherr.ruleset(MODE), seats)
    names, rng = called(g), Stream(8)
    while not g.winners:
        asked = feldherr.players(g)[0]
        for seat in {asked, -1} if asked >= 0 else ():
            view = feldherr.observe(g, seat)
            options = feldherr.choices(view, asked) if seat == asked or g.top().name not in ("looking at a hand",) else []
            text = "\n".join([*secrets_of(view, seat, names), *[line.plain for line in Menu(options, view, names).lines(200)]])
            text += prompt(view, asked, options, names) if options else ""
            assert not [title for title in hidden(g, seat) if title in text]
        feldherr.play(g, asked, pick(g, asked, rng))


def test_screens_between_hand_overs(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    lines = "".join(f"{word}\n" for word, _ in zip(itertools.cycle(TYPED), range(2500)))
    ran = run(f"play {MODE} --players 3 --names Anna,Bo,Cy --seed 11 --save {path}", lines)
    assert ran.code == 0
    g = feldherr.load(path.read_text()).state
    assert g.round >= 1
    parts = ran.out.partition("Secrets revealed:")[0].split(CLEARED)
    who = ["", *[m[1] if (m := re.search(r"Pass the device to (\w+), then press Enter", part)) else "" for part in parts[:-1]]]
    assert {*who} == {"", "Anna", "Bo", "Cy"}
    for name, text in zip(who, parts, strict=True):
        seat = PLAYERS.index(name) if name else -1
        assert not [title for title in hidden(g, seat) if title in text], name
        for other in PLAYERS[:3]:
            if other != name and "how much faith do you bid" in text:
                assert not re.search(rf"{other} .* bid \d", text)


# ---- screens ------------------------------------------------------------------------------------------------------------------------


SCREENS = [(2, 80, 24), (5, 80, 24), (4, 170, 60)]
BY_NIGHT = [pytest.param(*each, marks=pytest.mark.deep) for each in [(3, 80, 24), (5, 100, 40), (3, 120, 45)]]


@pytest.mark.parametrize(("seats", "columns", "rows"), [*SCREENS, *BY_NIGHT])
def test_a_question_fits_the_screen(
    sit: Sit, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seats: int, columns: int, rows: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))
    monkeypatch.setattr(Screen, "paints", columns > 120)
    g, rng = rich(seats, 3), Stream(3)
    table = sit(g, "", people=seats)
    table.names.players = table.person.names.players = PLAYERS[:seats]
    table.screen.live = True
    while not g.winners:
        seat = feldherr.players(g)[0]
        if seat >= 0 and rng.below(12) == 0:
            table.person.at_device = seat
            view = feldherr.observe(g, seat)
            table.person.page.show(seat, view, Menu(feldherr.choices(view, seat), view, table.names, False, 12 if rows < 30 else 40))
            lines = capsys.readouterr().out.rpartition(CLEAR)[2].splitlines()
            assert len(lines) < rows, "\n".join(lines)
            assert any(f"{PLAYERS[seat]}, " in line for line in lines)
        feldherr.play(g, seat, pick(g, seat, rng))
