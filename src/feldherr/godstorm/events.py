"""What happened in Godstorm, told in the order of the table: the answer, what it did to the board, whose turn comes next, the end."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.engine.action import CHANCE
from feldherr.engine.event import Event
from feldherr.engine.state import State
from feldherr.godstorm.changes import (
    tell_bids,
    tell_card_moves,
    tell_cards,
    tell_empty,
    tell_gains,
    tell_gods,
    tell_income,
    tell_last_token,
    tell_losses,
    tell_neutral_pantheon,
    tell_out,
    tell_plague,
    tell_temples,
    tell_world,
)
from feldherr.godstorm.fights import tell_fights, tell_labours
from feldherr.godstorm.ledger import Ledger
from feldherr.godstorm.said import tell_answer
from feldherr.godstorm.score import SCORE, parts, standing


def tell_all(before: State, seat: i64, answer: i64, out: list[Event]) -> None:
    """Everything that an answer did: what it did itself, then phase by phase what came of it before the next question."""
    g = before.copy()
    g.top().answer(g, seat, answer)
    to_next_phase(g)
    tell_part(before, seat, answer, g, out)
    while g.winners == 0 and g.top().name == "turn":
        before = g.copy()
        g.top().run(g)
        to_next_phase(g)
        tell_part(before, CHANCE, 0, g, out)
    if len(out) == 0:
        out.append(Event("done", seat))


def to_next_phase(g: State) -> None:
    """Run until a phase is over, or somebody is asked, or the game is over."""
    while g.winners == 0 and g.top().name != "turn" and not g.top().run(g):
        pass


def tell_part(before: State, seat: i64, answer: i64, after: State, out: list[Event]) -> None:
    """One part of it; all parts but the first have no answer."""
    k = Ledger(before, seat, answer, after, out)
    if answer != 0:
        tell_answer(k)
        tell_fights(k)
    tell_board(k)
    tell_labours(k)
    tell_bids(k)
    tell_last_token(k)
    tell_turn(k)
    tell_gains(k)
    tell_income(k)
    tell_end(k)


def tell_board(k: Ledger) -> None:
    """What has become of everything on the board."""
    tell_neutral_pantheon(k)
    tell_world(k)
    tell_cards(k)
    tell_card_moves(k)
    tell_losses(k)
    tell_plague(k)
    tell_temples(k)
    tell_gods(k)
    tell_empty(k)
    tell_out(k)


def tell_turn(k: Ledger) -> None:
    """A new epoch or a new turn; between the epochs it is nobody's."""
    if k.after.winners != 0:
        return
    if k.after.top().name == "bidding" and k.before.top().name != "bidding":
        k.tell(Event("epoch", n=k.after.round + 1))
    elif k.after.seat != k.before.seat and k.after.seat >= 0:
        k.tell(Event("turn", k.after.seat, n=k.after.round + 1, m=1))


def tell_end(k: Ledger) -> None:
    """The points of all, if they decide, and who has won (G70)."""
    g = k.after
    if g.winners == 0:
        return
    if g.reason == SCORE:
        best = _best(g)
        tied: i64 = 0
        for s in range(g.seats):
            tied += 1 if not g.is_out(s) and standing(g, s)[0] == best else 0
        for s in range(g.seats):
            if not g.is_out(s):
                points, faith, temples, gods, armies = standing(g, s)
                shown: i64 = 1 if tied > 1 and points == best else 0
                k.tell(Event("score", s, n=points, m=shown, dice=parts(g, s), left=[faith, temples, gods, armies]))
    k.tell(Event("over", n=g.winners, m=g.reason))


def _best(g: State) -> i64:
    """The most points."""
    best: i64 = 0
    for s in range(g.seats):
        if not g.is_out(s):
            points: i64 = standing(g, s)[0]
            best = points if points > best else best
    return best
