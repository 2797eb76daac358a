"""What is told: nobody is sent what the declarations keep from them."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import feldherr
from feldherr import EVENTS, Event, Game, State
from feldherr.bots.players.random import Stream, pick
from laws.games import CATALOGUE, law

SEATS = range(-1, 6)  # -1: somebody who looks on
EVERY_KIND = pytest.mark.parametrize("kind", list(EVENTS))
NUMBERS = st.integers(-3, 60)


def knowers(g: State, e: Event, names: tuple[str, ...]) -> set[int]:
    """Who may know a secret: those whom these fields name, and their teams."""
    named = [getattr(e, name) for name in names]
    return {seat for seat in range(g.seats) if any(g.team(seat) == g.team(who) for who in named)}


def check(g: State, e: Event, other: int) -> None:
    """Everybody is told the same, whatever the fields hold that they may not know; and what they may know they are told."""
    for seat in range(-1, int(g.seats)):
        hidden = [field.name for field in e.secrets if seat not in knowers(g, e, field.knowers or ())]
        changed = copy.copy(e)
        vars(changed).update(dict.fromkeys(hidden, other))
        sent = e.seen_by(seat).data()
        assert sent == changed.seen_by(seat).data()
        assert sent == {name: value for name, value in e.data().items() if name not in hidden}


def shaped(kind: type[Event], name: str, g: State) -> st.SearchStrategy[Any]:
    """A value for a field: seats are seats of the table, all else is any number."""
    said = str(kind.__annotations__[name])
    field = next(field for field in kind.fields if field.name == name)
    one = st.integers(0, int(g.seats) - 1) if field.what in ("seat", "side") else st.booleans() if "bool" in said else NUMBERS
    return st.lists(one, max_size=4) if "list" in said else st.text(max_size=5) if "str" in said else one


@law(most=400, seed=st.integers(0, 10**6), other=NUMBERS)
def test_what_happened_is_told_to_nobody_who_may_not_know_it(game: Game, seed: int, other: int) -> None:
    """Whatever happens in the next answers."""
    g, rng = game.state, Stream(seed)
    for _ in range(12):
        if g.winners:
            return
        who = feldherr.players(g)
        seat = who[rng.below(len(who))]
        for e in feldherr.told(g, seat, pick(g, seat, rng)):
            assert EVENTS[e.kind] is type(e)
            assert len(e.eyes) == len(e.secrets)
            check(g, e, other)


@EVERY_KIND
@given(data=st.data())
def test_no_kind_of_event_gives_away_what_it_keeps(kind: str, data: st.DataObject) -> None:
    """Any event that could be, at any table, one with teams among them."""
    declared = EVENTS[kind]
    mode, seats = data.draw(st.sampled_from([t for t in CATALOGUE if t[0] in ("de2004.teams", "sv2000.missions", "nl2004.godstorm")]))
    g = feldherr.new(feldherr.find(mode), seats)
    e = declared(**{field.name: data.draw(shaped(declared, field.name, g)) for field in declared.fields})
    g.listen()
    g.tell(e)
    assert g.hush() == [e]
    check(g, e, data.draw(NUMBERS))
