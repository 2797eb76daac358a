"""A computer player as a process: many positions of many modes, views, bad input; and the examples of the protocol's page."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import feldherr
from feldherr.arena.checker import positions
from feldherr.bots.catalogue import make
from feldherr.bots.process import protocol
from feldherr.bots.process.service import LONGEST, Service, serve
from feldherr.engine.text import Lexicon
from feldherr.value.chances import chances
from laws.games import play_on
from table import at

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")
TEXT = re.findall(r"```\n(feldherr position.*?)```", PAGE, re.S)[0]


def replies(data: bytes, name: str = "captain") -> list[dict[str, Any]]:
    sink = io.BytesIO()
    serve(Service(name), io.BytesIO(data), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_the_examples_of_the_page() -> None:
    messages = [json.loads(text) for text in re.findall(r"```json\n(.*?)\n```", PAGE, re.S)]
    hello, own, board, ask, answer, over, bye, plain, wanted, valued, error = messages
    assert hello == protocol.hello()
    assert protocol.check_hello(own) == "first bot"
    view = feldherr.read_position(ask["position"])
    assert protocol.ask(view, 0, 3, 17, 5000)["options"] == ask["options"]
    assert set(protocol.ask(view, 0, 3, 17, 5000)) == set(ask)
    assert protocol.ask(view, 0, 3, 17, 5000)["board"].items() >= ask["board"].items()
    told = protocol.board(view, 3)
    assert {**board, "territories": {}, "continents": {}} == {**told, "territories": {}, "continents": {}}
    assert told["territories"].items() >= board["territories"].items()
    assert told["continents"].items() >= board["continents"].items()
    assert protocol.read_answer(answer, view, 0, 17)[1] == "three dice beat two"
    assert set(over) == set(protocol.over(3, 0, [0], "x"))
    assert bye == protocol.bye()
    said = replies(b"\n".join([json.dumps(m).encode() for m in (hello, board, ask, over)]))
    assert [r.get("id") for r in said] == [None, 17]
    assert said[1]["answer"] == answer["answer"]
    assert {**replies(TEXT.encode())[0], "reason": ""} == plain
    assert replies(json.dumps(wanted).encode()) == [valued]
    assert replies(b"\n" * 8 + b"{}\n")[0] == error


def test_chances_are_those_of_the_library_and_of_what_a_seat_knows() -> None:
    g = play_on(feldherr.game("sv2000.missions", 3), 1, 60).state
    text = feldherr.write_position(g)
    ask = {"type": "chances", "position": text}
    [known] = replies(json.dumps(ask).encode())
    assert known["chances"] == pytest.approx(list(chances(g)), abs=1e-6)
    [seen] = replies(json.dumps({**ask, "seat": 1}).encode())
    [view] = replies(json.dumps({**ask, "position": feldherr.write_position(feldherr.observe(g, 1))}).encode())
    assert seen == view
    assert sum(seen["chances"]) == pytest.approx(1, abs=1e-5)
    for wrong in ({"seat": 3}, {"seat": "0"}, {"position": None}):
        [reply] = replies(json.dumps({**ask, **wrong}).encode())
        assert "error" in reply


def test_a_program_may_leave_the_number_of_a_set_out() -> None:
    view = feldherr.observe(
        at("de2004.liberation", 3, phase="reinforce", armies={0: "peru 1", 2: "congo 1"}, hands={0: "alaska alberta iceland"}), 0
    )
    answer, _ = protocol.read_answer({"answer": "trade iceland alaska alberta"}, view, 0, 1)
    alaska, alberta, iceland = sorted(view.hand(0))
    assert answer == feldherr.act("trade", alaska, alberta, iceland, 4)


@pytest.mark.parametrize("name", ["captain", "random"])
def test_one_process_answers_all_modes(name: str) -> None:
    asked: list[tuple[feldherr.State, int]] = [p for mode in feldherr.MODES.values() for p in list(positions(mode))[::4]]
    data = b"".join(protocol.line(protocol.ask(view, seat, 1, i, 10)) for i, (view, seat) in enumerate(asked))
    said = replies(data, name)
    assert [r["id"] for r in said] == list(range(len(asked)))
    for reply, (view, seat) in zip(said, asked, strict=True):
        protocol.read_answer(reply, view, seat, reply["id"])


def test_a_real_process_goes_on_after_bad_input() -> None:
    data = f'nonsense\n{{"position": "x"}}\n{TEXT}\n{json.dumps({"position": TEXT, "id": "a"})}\n{{"type": "bye"}}\nnever read\n'
    words = [sys.executable, "-m", "feldherr", "bot", "captain"]
    ran = subprocess.run(words, input=data, capture_output=True, text=True, check=True)
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    assert said[0]["line"] == 1
    assert said[1]["error"].startswith("line 2: position, line 1:")
    assert [r["answer"] for r in said[2:]] == ["attack ukraine scandinavia 3"] * 2
    assert said[3]["id"] == "a"


def test_a_whole_table_is_answered_as_its_view() -> None:
    for mode in ("sv2000.capitals", "sv2000.missions", "de2004.missions", "nl2004.godstorm", "de2004.duel-active"):
        g = play_on(feldherr.game(mode, feldherr.MODES[mode].players[1]), 3, 250).state
        while feldherr.CHANCE in feldherr.players(g):
            feldherr.apply(g, feldherr.CHANCE, make("random").choose(g, feldherr.CHANCE))
        assert not g.winners
        seat = feldherr.players(g)[0]
        view = feldherr.observe(g, seat)
        whole, seen = (replies(feldherr.write_position(x).encode())[0] for x in (g, view))
        assert whole == seen
        assert Lexicon(g.rules, g.seats).write(make("captain").choose(view, seat)) == seen["answer"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"type": "hello", "protocol": 2}, "speaks protocol 1, not 2"),
        ({"type": "sing"}, "hello, map, ask, chances, over or bye"),
        ({"position": 3}, "which is text"),
        ({"position": TEXT, "seat": "0"}, "a number from 0"),
        ({"position": TEXT, "seat": 1}, "seat 1 is not asked, but seat 0"),
        ({"position": TEXT.replace("out 2", "out 2\nview 0"), "seat": 1}, "the view of seat 0"),
        ({"position": TEXT + "over 1 1\n"}, "the game is over"),
        ({"position": TEXT.replace("ukraine", "mars")}, "line 5"),
    ],
)
def test_faults_are_named(said: dict[str, Any], why: str) -> None:
    reply = replies(b"\n\n" + json.dumps(said).encode())[0]
    assert reply["error"].startswith("line 3: ")
    assert why in reply["error"]


def test_long_lines_and_endless_positions() -> None:
    good = TEXT.encode() + b"\n"
    said = replies(
        b"x" * (3 * LONGEST) + b"\n" + good + b"feldherr position 1\n" + (b"# " + b"x" * 97 + b"\n") * (LONGEST // 66) + b"\n" + good
    )
    assert "longer than" in said[0]["error"]
    assert "longer than" in said[2]["error"]
    assert said[1]["answer"] == said[-1]["answer"] == "attack ukraine scandinavia 3"


JSON = st.recursive(
    st.none() | st.text() | st.integers(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["type", "position", "seat", "id", "game"]), inner),
)
SAID = st.binary(max_size=60) | st.text(max_size=60).map(str.encode) | JSON.map(lambda said: json.dumps(said).encode())


@given(st.lists(SAID, max_size=8))
def test_whatever_is_said_the_next_question_is_answered(said: list[bytes]) -> None:
    said = [line for line in said if b'"bye"' not in line]
    assert replies(b"\n".join([*said, b"", b"", TEXT.encode()]))[-1]["answer"] == "attack ukraine scandinavia 3"
