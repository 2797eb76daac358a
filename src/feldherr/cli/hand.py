"""What one seat alone may know: its cards, its missions, its capital; and what the table asks of it."""

from __future__ import annotations

from feldherr.cli.names import Names
from feldherr.cli.tell import armies
from feldherr.engine.action import Option
from feldherr.engine.state import State
from feldherr.rules.capital import Capitals
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RANKS, RankedMissions
from feldherr.rules.troops import hand_of

RANK = ("captain", "major", "colonel", "general")


def secrets_of(view: State, seat: int, names: Names) -> list[str]:
    """A seat's cards and missions, as its own view has them."""
    cards = ", ".join(names.card(c) for c in view.hand(hand_of(view, seat)))
    out = [f"{'Your team holds' if view.rules.teams else 'Your cards'}: {cards}."] if cards else []
    x = view.extra
    if isinstance(x, SecretMissions) and x.held[seat] >= 0:
        out.append(f"Your mission: {names.mission(x.held[seat])}")
    if isinstance(x, Capitals) and x.at[seat] >= 0:
        out.append(f"Your capital: {names.territory(x.at[seat])}.")
    if isinstance(x, RankedMissions):
        out += _ranked(x, seat, names)
    return out


def _ranked(x: RankedMissions, seat: int, names: Names) -> list[str]:
    out = []
    for rank in range(RANKS):
        m = x.held[seat * RANKS + rank]
        if m >= 0:
            done = " (done)" if x.is_done(seat, rank) else ""
            out.append(f"Your {RANK[rank]} mission: {names.mission(m)}{done}")
    return out


def question(view: State, seat: int, options: list[Option], names: Names) -> str:
    """What the table wants to know from a seat."""
    verbs = {o.verb for o in options}
    step = view.top()
    who = names.side(seat)
    if "place" in verbs:
        n = max(o.high for o in options)
        side = step.side if step.side > 0 else view.owner[next(o for o in options if o.verb == "place").on[0]]
        whose = f" of {names.side(side)}" if side >= view.seats else ""
        return f"{who}, place {armies(n)}{whose}."
    if "defend" in verbs:
        fight = (
            f"{names.territory(step.dst)} ({view.armies[step.dst]}) is attacked from {names.territory(step.src)} ({view.armies[step.src]})"
        )
        return f"{who}, {fight} with {step.n} {'die' if step.n == 1 else 'dice'}. Defend with 1 or 2? (always: the most, unasked)"
    if "occupy" in verbs:
        o = options[0]
        return f"{who}, {names.territory(step.dst)} is yours. How many armies are to stand there, {o.low} to {o.high}?"
    for verb, text in ASKS.items():
        if verb in verbs:
            return f"{who}, {text}{', or done' if 'done' in verbs else ''}."
    return f"{who}, it is for you to answer."


ASKS = {
    "attack": "attack",
    "fortify": "move armies once",
    "claim": "take a free territory",
    "trade": "trade a set of cards",
    "lay": "lay cards to trade them by their stars",
    "bonus": "say which territory gets the extra armies",
    "show": "show a mission that you have done",
    "capital": "choose your capital (nobody else will see it)",
    "bribe": "bribe a neutral army with a card",
    "raise": "roll for armies of an ally",
}
