"""Bad texts: a clear error that names the line, never anything else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import feldherr
from feldherr import SaveError
from feldherr.bots.players.random import Stream, playout
from feldherr.engine.text import Lexicon, TextError
from laws.games import play_on

GAME = play_on(feldherr.game("sv2000.capitals", 3), 5, 400).save()
POSITION = feldherr.write_position(feldherr.load(GAME).state)
LINES = GAME.split("\n")


def fault(text: str) -> str:
    with pytest.raises(SaveError) as e:
        feldherr.load(text)
    return str(e.value)


def test_a_save_cut_off_in_a_line() -> None:
    assert fault(GAME[:-5]).endswith("the text is cut off in the middle of a line")
    assert fault(GAME[:-5]).startswith(f"line {len(LINES) - 1}:")


def test_a_save_cut_off_in_the_heading() -> None:
    assert fault("feldherr 1\n") == 'line 2: "rules …" is wanted here, not ""'
    assert fault("") == 'line 1: this is not a "feldherr 1" text'


def test_an_illegal_line() -> None:
    text = "\n".join([*LINES[:100], "0 attack alaska kamchatka 3", *LINES[100:]])
    assert fault(text).startswith('line 101: "0 attack alaska kamchatka 3": ')


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 conquer alaska", '"conquer" is no verb'),
        ("0 place atlantis 1", 'no territory is called "atlantis"'),
        ("0 place joker1 1", 'no territory is called "joker1"'),
        ("0 place alaska", "place takes 2 words, not 1"),
        ("0 place alaska -1", '"-1" is not a number from 0 to 65535'),
        ("0 place alaska ３", '"３" is not a number from 0 to 65535'),
        ("x place alaska 1", '"x" is neither a seat nor "?"'),
        ("7 done", "it is seat 0's move, not seat 7's"),
        ("? roll 7", '"7" is not the face of a die (1 to 6)'),
        ("? roll", "a roll has 1 to 18 dice"),
        ("", '"" is neither a seat nor "?"'),
    ],
)
def test_a_line_that_says_nothing(line: str, why: str) -> None:
    message = fault("\n".join([*LINES[:60], line, *LINES[60:]]))
    assert message.startswith("line 61: ")
    assert why in message


def test_an_unknown_mode_or_version_or_house_rule() -> None:
    assert "line 2: there is no mode" in fault(GAME.replace("sv2000.capitals", "sv2000.kapitals"))
    assert "sv2000.capitals" in fault(GAME.replace("sv2000.capitals", "sv2000.kapitals"))
    assert fault(GAME.replace("capitals 1", "capitals 2")) == 'line 2: this needs version "2" of sv2000.capitals, but here it is 1'
    assert fault(GAME.replace("feldherr 1", "feldherr 9")).startswith("line 1: ")
    assert "there is no house rule 'colour'" in fault(GAME.replace("seats", "with colour=red\nseats"))
    assert "fortify can be adjacent | connected" in fault(GAME.replace("seats", "with fortify=far\nseats"))
    assert "short_game has no effect in sv2000.capitals" in fault(GAME.replace("seats", "with short_game=yes\nseats"))
    assert fault(GAME.replace("seats 3", "seats 9")) == "line 3: sv2000.capitals is for 2 to 6 players, not 9"
    assert "is not a number of players" in fault(GAME.replace("seats 3", "seats three"))


def position_fault(text: str) -> str:
    with pytest.raises(SaveError) as e:
        feldherr.read_position(text)
    return str(e.value)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("turn 0", "turn 5", "there is no seat 5"),
        ("armies 0 ", "armies 0 atlantis 3 ", 'no territory is called "atlantis"'),
        ("armies 1 ", "armies neutral1 ", "there is no neutral1 at this table"),
        ("armies 0 ", "armies 0 alaska 0 ", "alaska needs at least one army"),
        ("step turn", "step turns", "no step is called 'turns'"),
        ("step turn ", "step turn m=1 ", "step turn has seat n"),
        ("seats 3", "seats 3\nhand 0 congo\nhand 1 congo", "the card congo is in two places"),
        ("seats 3", "seats 3\nweather fine", "a position has no line like this in sv2000.capitals"),
        ("seats 3", "seats 3\nout 1", "armies and is out"),
        ("turn 0", "turn 0\nturn 0", "there is a turn line already"),
        ("armies 0 ", "armies 0 rest 1 rest 1 ", "only one side can have the rest"),
        ("seats 3", "seats 3\nview 7", "there is no seat 7"),
        ("seats 3", "seats 3\nunseen 1 1", "a view doesn't know the deck: remove the deck line"),
        ("step turn", "phase party\n", "the turn has no phase 'party'"),
    ],
)
def test_a_position_with_a_fault(old: str, new: str, why: str) -> None:
    text = POSITION.replace("turn 1", "turn 0").replace("turn 2", "turn 0")
    if new.startswith("phase"):
        text = "\n".join(line for line in text.split("\n") if not line.startswith("step ")) + "\nstep turn"
    assert why in position_fault(text.replace(old, new, 1))


def test_a_view_that_hides_too_much() -> None:
    lines = [line for line in POSITION.split("\n") if not line.startswith("deck ")]
    assert "more is hidden than there can be" in position_fault("\n".join(lines).replace("seats 3", "seats 3\nunseen 1 99"))


def test_a_position_with_an_empty_territory() -> None:
    lines = [line for line in POSITION.split("\n") if not line.startswith("armies 2")]
    assert "nobody stands in" in position_fault("\n".join(lines))


def test_a_position_with_a_card_the_mode_has_not_got() -> None:
    g = feldherr.game("de2010.basic", 3)
    text = feldherr.write_position(play_on(g, 1, 60).state)
    assert "de2010.basic has no card joker1" in position_fault(text.replace("seats 3", "seats 3\nhand 0 joker1"))


@pytest.mark.parametrize(
    ("mode", "step", "why"),
    [
        (
            "de2004.liberation",
            "attacking seat=0\nstep defending seat=1 n=3 src=alaska dst=kamchatka side=0",
            "asks where there is no choice",
        ),
        (
            "de2004.liberation",
            "attacking seat=0\nstep rolling n=3 src=alaska dst=brazil side=0 m=1",
            "attacks a territory that is not a neighbour",
        ),
        ("de2004.liberation", "attacking seat=0\nstep rolling n=1 src=kamchatka dst=alaska side=1 m=1", "attacks with another's armies"),
        ("de2004.liberation", "attacking seat=0\nstep rolling n=3 src=alaska dst=kamchatka side=0 m=2", "can't roll 2 defending dice"),
        ("de2004.liberation", "attacking seat=1", "asks seat 1 in the turn of seat 0"),
        ("de2004.liberation", "occupying seat=0 n=1 src=alaska dst=kamchatka side=0", "can't come here"),
        ("de2004.duel-active", "attacking seat=0\nstep rolling n=1 src=peru dst=brazil side=3 m=1", "attacks with another's armies"),
    ],
)
def test_a_position_whose_steps_can_not_be(mode: str, step: str, why: str) -> None:
    seats = feldherr.find(mode).players[0]
    n = [p.name for p in feldherr.find(mode).turn].index("attack") + 1
    others = "" if seats == 3 else "armies neutral1 congo 1\narmies neutral2 peru 3\narmies neutral3 egypt 1\narmies neutral4 japan 1\n"
    third = "armies 2 siam 1\n" if seats == 3 else ""
    head = f"feldherr position 1\nrules {mode} 1\nseats {seats}\narmies 0 alaska 5\n{others}{third}armies 1 rest 1\n"
    assert why in position_fault(f"{head}step turn seat=0 n={n}\nstep {step}\n")


def test_an_exchange_of_another_kind_is_no_step_of_this_mode() -> None:
    head = "feldherr position 1\nrules de2004.liberation 1\nseats 3\narmies 0 alaska 5\narmies 2 siam 1\narmies 1 rest 1\n"
    head += "step turn seat=0 n=1\n"
    for step in ("trading seat=0 n=2", "laying-cards seat=0 n=0"):
        assert "is no exchange of this mode" in position_fault(f"{head}step placing seat=0 side=0\nstep {step}\n")


def test_nobody_commands_anothers_armies_in_the_active_duel() -> None:
    head = (
        "feldherr position 1\nrules de2004.duel-active 1\nseats 2\narmies 0 alaska 5\narmies 1 brazil 5 peru 1\narmies neutral1 congo 1\n"
    )
    head += "armies neutral2 egypt 1\narmies neutral3 japan 1\narmies neutral4 rest 1\nallies 1 1 1 0\n"
    assert "moves another's armies" in position_fault(f"{head}step turn seat=0 n=6\nstep fortifying seat=0 side=1\n")
    raising = "step turn seat=0 n=3\nstep raising-allies seat=0 n=0\nstep rolling-for-an-ally side=1\n"
    assert "is for an army that is not an ally" in position_fault(head + raising)


def broken(rng: random.Random, text: str) -> str:
    """The text with something changed: a letter, a word, a line, a cut."""
    kind = rng.randrange(6)
    lines = text.split("\n")
    i = rng.randrange(len(lines))
    if kind == 0:
        return text[: rng.randrange(len(text))]
    if kind == 1:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.choice([0, 10, 32, 45, 48, 57, 61, 97, 0x3B1, 0x1F600])) + text[at + rng.randrange(2) :]
    words = lines[i].split(" ")
    j = rng.randrange(len(words))
    if kind == 2:
        words[j] = rng.choice(["0", "1", "5", "99", "-1", "65535", "99999999999999999999", "alaska", "neutral1", "joker1", "seat=2", "n=9"])
    elif kind == 3:
        del words[j]
    elif kind == 4:
        lines.insert(i, rng.choice(lines))
    else:
        del lines[i : i + rng.randrange(3)]
        return "\n".join(lines)
    lines[min(i, len(lines) - 1)] = " ".join(words)
    return "\n".join(lines)


def noise(rng: random.Random) -> str:
    return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60))).decode("latin-1")


@pytest.mark.parametrize("read", [feldherr.load, feldherr.read_position])
def test_ten_thousand_random_texts(read: Callable[[str], object]) -> None:
    rng = random.Random(1)
    heads = ["", "feldherr 1\n", "feldherr position 1\nrules de2004.teams 1\nseats 4\n", "feldherr 1\nrules de2010.duel 1\nseats 2\n"]
    for _ in range(10_000):
        with pytest.raises(SaveError):
            read(rng.choice(heads) + noise(rng))


@pytest.mark.parametrize(
    "mode",
    ["de2004.teams", "de2004.duel-active", "de2004.missions", "sv2000.capitals", "sv2000.missions", "de2010.basic", "nl2004.godstorm"],
)
def test_broken_saves_and_positions_are_refused_or_play_on(mode: str) -> None:
    rng = random.Random(mode)
    game = play_on(feldherr.game(mode, feldherr.find(mode).players[0]), 3, 420)
    save, position = game.save(), feldherr.write_position(game.state)
    for _ in range(150):
        try:
            again = feldherr.load(broken(rng, save))
        except SaveError:
            continue
        play_on(again, 1, 20)
    for _ in range(1500):
        try:
            g = feldherr.read_position(broken(rng, position))
        except SaveError:
            continue
        playout(g, Stream(1), 60)
        feldherr.write_position(g)


@pytest.mark.parametrize(
    "mode",
    ["de2004.teams", "de2004.duel-active", "de2004.missions", "sv2000.capitals", "sv2000.missions", "de2010.basic", "nl2004.godstorm"],
)
@pytest.mark.parametrize("answers", [12, 420])
def test_broken_views_are_refused_or_can_be_guessed_and_played(mode: str, answers: int) -> None:
    rng = random.Random(mode)
    game = play_on(feldherr.game(mode, feldherr.find(mode).players[0]), 3, answers)
    text = feldherr.write_position(feldherr.observe(game.state, 0))
    for _ in range(700):
        try:
            view = feldherr.read_position(broken(rng, text))
        except SaveError:
            continue
        assert feldherr.write_position(feldherr.read_position(feldherr.write_position(view))) == feldherr.write_position(view)
        if len(view.unseen) > 0:  # else the line that made it a view is what was broken
            playout(feldherr.guess(view, view.viewer, Stream(1)), Stream(1), 60)


def test_ten_thousand_random_answers_in_words() -> None:
    rng = random.Random(2)
    words = Lexicon(feldherr.find("de2004.duel-active"), 2)
    known = ["bribe", "neutral1", "neutral9", "alaska", "joker1", "3", "attack", "roll", "place", "trade", "show", "x", "65536", ""]
    for _ in range(10_000):
        said = rng.choices(known, k=rng.randrange(7)) if rng.random() < 0.7 else noise(rng).split()
        try:
            answer = words.read(said)
        except TextError:
            continue
        assert words.read(words.write(answer).split()) == answer
