"""The edges of the library: what is refused there, and how it says so."""

from __future__ import annotations

import copy
import itertools
import os
import pickle
from pathlib import Path

import pytest

import feldherr
from feldherr import CHANCE, Rng, Stream
from feldherr.bots.players.random import playout
from table import at, offers, rolls, say


def test_wrong_faces_and_wrong_things_are_no_answers() -> None:
    for faces in ([9, 2], [0], [], [1] * 30, [-1]):
        with pytest.raises(ValueError, match=r"die|dice"):
            feldherr.roll(faces)
    for on in ((256, 3), (-2, 3), (1, 300)):
        with pytest.raises(ValueError, match="an answer has a verb"):
            feldherr.act(10, *on)
    with pytest.raises(ValueError, match="an answer has a verb"):
        feldherr.act(6, 1, n=70_000)


def test_who_is_not_asked_has_no_options() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 5", 1: "kamchatka 4", 2: "congo 1"}, rest=2)
    assert offers(g, 0)
    for seat in (1, 2, 17, -1, -5):
        assert feldherr.offers(g, seat) == []
        assert feldherr.choices(g, seat) == []


def test_a_finished_game_asks_nobody() -> None:
    g = _won()
    assert feldherr.players(g) == ()
    assert feldherr.offers(g, 0) == []
    with pytest.raises(feldherr.IllegalAction, match="the game is over"):
        say(g, 0, "done")


def _won() -> feldherr.State:
    text = "feldherr position 1\nrules de2004.liberation 1\nseats 3\nout 2\narmies 0 alaska 5 rest 1\narmies 1 kamchatka 1\nphase attack"
    return rolls(say(feldherr.read_position(text), 0, "attack alaska kamchatka 3"), 6, 6, 6, 1)


def test_nobody_looks_on_from_a_seat_that_is_not_there() -> None:
    g = feldherr.new(feldherr.ruleset("de2010.duel"), 2)
    for seat in (2, 5, -2):
        with pytest.raises(ValueError, match="there is no seat"):
            feldherr.observe(g, seat)


def test_dice_are_answered_with_faces() -> None:
    g = feldherr.new(feldherr.ruleset("de2004.liberation"), 3)
    with pytest.raises(ValueError, match="dice are answered with their faces"):
        feldherr.choices(g, CHANCE)[0].answer()


def test_nothing_to_undo() -> None:
    with pytest.raises(ValueError, match="there is no move to take back"):
        feldherr.game("sv2000.conquest", 3).undo()


def test_tables_are_copied_and_pickled() -> None:
    g = _won()
    assert feldherr.write_position(copy.deepcopy(g)) == feldherr.write_position(copy.copy(g)) == feldherr.write_position(g)
    assert pickle.loads(pickle.dumps(g)) == g


def test_an_illegal_answer_says_what_would_be_legal() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 3", 2: "congo 1"})
    with pytest.raises(feldherr.IllegalAction, match=r"attack alaska alberta 1\.\.2"):
        say(g, 0, "attack alaska brazil 3")
    with pytest.raises(feldherr.IllegalAction, match="done, attack"):
        say(g, 0, "place alaska 3")


def test_truth_values_are_house_rules_too() -> None:
    assert feldherr.ruleset("de2010.basic", short_game=True).short_game
    assert not feldherr.ruleset("de2010.basic", short_game=False).short_game


def test_chance_comes_from_any_source_of_numbers() -> None:
    class Ones(Rng):
        def below(self, n: int) -> int:
            return 0

    game = feldherr.game("de2010.basic", 3)
    game.chance(Ones())
    assert game.state.owner[0] == 0
    assert [game.state.owner[t] for t in (0, 1, 2, 3)] == [0, 1, 2, 0]


def test_neighbouring_seeds_give_unlike_streams() -> None:
    firsts = [Stream(seed).below(1000) for seed in range(200)]
    steps = {(b - a) % 1000 for a, b in itertools.pairwise(firsts)}
    assert len(steps) > 150
    counts = [sum(Stream(seed).below(6) == face for seed in range(6000)) for face in range(6)]
    assert all(850 < n < 1150 for n in counts)


@pytest.mark.parametrize(
    ("mode", "seats", "why"),
    [
        ("de2010.duel", 2, "de2010.duel with 2 players needs a map of 10 territories or more; Tiny has 6"),
        ("de2004.duel-passive", 2, "needs a map of 14 territories or more; Tiny has 6"),
    ],
)
def test_a_map_that_is_too_small_is_refused(mode: str, seats: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        feldherr.game(mode, seats, map="tiny")


def ring(size: int, path: Path) -> str:
    """A map of so many territories in a ring."""
    text = '[map]\nname = "Ring"\nsymbols = ["a", "b", "c"]\n[continent.all]\nbonus = 1\n'
    for i in range(size):
        text += f'[territory.t{i}]\ncontinent = "all"\nland = ["t{(i + 1) % size}", "t{(i - 1) % size}"]\n'
    path.write_text(text)
    return str(path)


def test_a_map_that_is_too_large_for_the_armies_is_refused(tmp_path: Path) -> None:
    own = ring(130, tmp_path / "ring.toml")
    with pytest.raises(ValueError, match="has armies for 105 territories; Ring has 130"):
        feldherr.game("de2004.liberation", 3, map=own)


@pytest.mark.parametrize("size", [4, 5, 8, 14, 60])
def test_every_mode_plays_or_refuses_maps_of_any_size(size: int, tmp_path: Path) -> None:
    own = ring(size, tmp_path / "ring.toml")
    for name, mode in feldherr.MODES.items():
        if mode.extra.own_cards():
            continue
        for seats in range(mode.players[0], mode.players[1] + 1):
            game = seated(name, seats, own)
            if game is not None:
                playout(game.state, Stream(seats), 5000)
                assert game.over, (name, seats)


def seated(name: str, seats: int, own: str) -> feldherr.Game | None:
    """A game on that map; none if it is refused with what it needs."""
    try:
        return feldherr.game(name, seats, map=own, turn_limit=6)
    except ValueError as e:
        if "needs a map of" in str(e) or "has armies for" in str(e):
            return None
        raise


def test_all_of_a_small_map_is_enough_in_the_basic_game(tmp_path: Path) -> None:
    own = ring(8, tmp_path / "ring.toml")
    g = feldherr.read_position(
        f"feldherr position 1\nrules de2010.basic 1\nwith map={own}\nseats 3\nout 2\narmies 0 t0 9 rest 1\narmies 1 t1 1\nphase attack"
    )
    rolls(say(g, 0, "attack t0 t1 3"), 6, 6, 6, 1)
    say(g, 0, "occupy 3", "done", "done")
    assert feldherr.result(g) == ((0,), "territories held")


def test_a_map_that_is_no_plain_file_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(ValueError, match="it is no plain file"):
        feldherr.game("sv2000.conquest", 3, map=str(tmp_path / "pipe.toml"))


def test_armies_beyond_counting_do_not_outweigh_territories() -> None:
    text = "feldherr position 1\nrules de2004.liberation 1\nwith turn_limit=3\nseats 3\nturn 2\nround 2\n"
    g = feldherr.read_position(f"{text}armies 0 rest 1\narmies 1 peru 50000000\narmies 2 congo 1\nphase fortify")
    say(g, 2, "done")
    assert feldherr.result(g) == ((0,), "turn limit")
