"""What is asked: the question on top, who it is for, and that an open one shows nothing that somebody keeps to themselves."""

from __future__ import annotations

from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, QUESTIONS, Game, State
from feldherr.bots.players.random import Stream
from feldherr.engine.action import DONE, listed, verb_of
from feldherr.engine.question import OPEN, SEALED
from feldherr.rules.verbs import LAY, SHOW
from laws.games import law

SEEDS = 3
# What open questions offer although it tells something: between attacks a fulfilled mission may be shown (K63) and cards may be laid (N6),
# which only who holds them can know. All else of such a question is open.
ASIDES = {"attacking": {SHOW, LAY}}


@law()
def test_every_question_is_declared_and_asks_those_who_may_answer(game: Game) -> None:
    g = game.state
    q = feldherr.question(g)
    if game.over:
        assert q is None
        return
    assert q is not None
    assert type(q) is QUESTIONS[q.kind]
    assert q.kind == g.top().name
    assert q.asked == feldherr.players(g)
    drawn = q.asked == (CHANCE,)
    assert q.chance == drawn or q.kind == "choosing pantheons"  # that of neutral armies is drawn, the others are chosen
    assert (q.secrecy == SEALED) or len(q.asked) == 1
    assert not q.secrets
    assert q.declinable == all(can_decline(g, seat) for seat in q.asked)
    assert q.forced == all(has_no_choice(g, seat) for seat in q.asked)


@law()
def test_a_view_says_whether_its_own_seat_has_a_choice_and_nothing_of_others(game: Game) -> None:
    """As the whole state has it, so that it is never wrong; of others it knows nothing, so that it is never a leak."""
    g = game.state
    if game.over:
        return
    asked = feldherr.players(g)
    for seat in range(-1, int(g.seats)):
        q = feldherr.question(feldherr.observe(g, seat))
        assert q is not None
        own = seat >= 0 and seat in asked
        assert (q.declinable, q.forced) == ((can_decline(g, seat), has_no_choice(g, seat)) if own else (None, None))


def can_decline(g: State, seat: int) -> bool:
    return listed(feldherr.options(g, seat), DONE)


def has_no_choice(g: State, seat: int) -> bool:
    """Whether only one move is legal, dice aside."""
    offered = feldherr.choices(g, seat)
    return len(offered) == 1 and offered[0].verb != "roll" and offered[0].low == offered[0].high


@law(seed=st.integers(0, 10**6))
def test_a_question_tells_everybody_the_same(game: Game, seed: int) -> None:
    """Its fields are the same in every view, and whatever is hidden from whoever looks."""
    g = game.state
    if game.over:
        return
    told = said(g)
    for seat in range(-1, int(g.seats)):
        view = feldherr.observe(g, seat)
        assert said(view) == told
        assert said(feldherr.guess(view, seat, Stream(seed))) == told


def said(g: State) -> dict[str, object]:
    q = feldherr.question(g)
    assert q is not None
    return {**q.data(), "asked": q.asked}


@law(seed=st.integers(0, 10**6))
def test_an_open_question_offers_what_all_may_know(game: Game, seed: int) -> None:
    """Somebody who looks on, and every other seat, could say what is offered: it is the same whatever they can't see."""
    g = game.state
    q = feldherr.question(g)
    if q is None or q.chance or q.secrecy != OPEN or CHANCE in q.asked:
        return
    seat = q.asked[0]
    offered = openly(g, seat)
    for eyes in [-1, *[s for s in range(g.seats) if g.team(s) != g.team(seat)]]:
        for k in range(SEEDS):
            other = feldherr.guess(feldherr.observe(g, eyes), eyes, Stream(seed + k))
            assert feldherr.players(other) == q.asked
            assert openly(other, seat) == offered, (q.kind, eyes)


def openly(g: State, seat: int) -> list[int]:
    """What is offered, but for asides, which most modes haven't got."""
    kept = ASIDES.get(g.top().name, ()) if g.rules.asides else ()
    return [o for o in feldherr.options(g, seat) if verb_of(o) not in kept]
