"""What one seat alone may know: its cards, its missions, its capital; and what the table asks of it."""

from __future__ import annotations

from feldherr.cli import storm_asks
from feldherr.cli.names import Names
from feldherr.cli.phrases import armies
from feldherr.cli.storm_words import cost, hand_of, is_storm
from feldherr.engine.action import Option
from feldherr.engine.state import State
from feldherr.rules.capital import Capitals
from feldherr.rules.cards import STAR_VALUES, TradeBetweenAttacks, laid_stars
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RANKS, RankedMissions, ShowBetweenAttacks

RANK = ("captain", "major", "colonel", "general")


def secrets_of(view: State, seat: int, names: Names) -> list[str]:
    """A seat's cards and missions, as its own view has them."""
    cards = ", ".join(names.card(c) for c in view.hand(view.team(seat)))
    out = [f"{'Your team holds' if view.rules.teams else 'Your cards'}: {cards}."] if cards else []
    x = view.extra
    if isinstance(x, SecretMissions) and x.held[seat] >= 0:
        out.append(f"Your mission: {names.mission(x.held[seat])}")
    if isinstance(x, Capitals) and x.at[seat] >= 0:
        out.append(f"Your capital: {names.territory(x.at[seat])}.")
    if isinstance(x, RankedMissions):
        out += _ranked(x, seat, names)
    if is_storm(view) and (held := hand_of(view, seat)):
        out.append(f"Your miracles: {'; '.join(dict.fromkeys(f'{names.own_card(c)} ({cost(c)})' for c in held))}.")
    return out


def revealed(state: State, names: Names) -> list[str]:
    """When a game is over: what everybody kept from the others."""
    x = state.extra
    out: list[str] = []
    for seat in range(state.seats):
        if isinstance(x, SecretMissions) and x.held[seat] >= 0:
            out.append(f"{names.side(seat)}'s mission: {names.mission(x.held[seat])}")
        if isinstance(x, Capitals) and x.at[seat] >= 0:
            out.append(f"{names.side(seat)}'s capital: {names.territory(x.at[seat])}.")
        if is_storm(state) and (held := hand_of(state, seat)):
            out.append(f"{names.side(seat)}'s miracles: {', '.join(names.own_card(c) for c in held)}.")
        if isinstance(x, RankedMissions):
            out += [line.replace("Your", f"{names.side(seat)}'s", 1) for line in _ranked(x, seat, names)]
    return out


def may_hide(view: State, seat: int) -> bool:
    """Whether that seat might have more answers than all can see, by what all know: a card to lay, a mission to show."""
    if view.top().name != "attacking":
        return False
    x = view.extra
    for aside in view.rules.asides:
        if isinstance(aside, TradeBetweenAttacks) and view.rules.trade_window == "conquest" and view.hand_size(seat):
            return True
        if isinstance(aside, ShowBetweenAttacks) and isinstance(x, RankedMissions) and not x.claimed and x.done_by(seat) < RANKS - 1:
            return True
    return False


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
    if is_storm(view) and (said := storm_asks.question(view, seat, options, names)):
        return said
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
    if step.name == "laying cards" and laid_stars(view):
        return f"{who}, {stars(laid_stars(view))}. {_lay_more(verbs)}"
    for verb, text in ASKS.items():
        if verb in verbs:
            return f"{who}, {text}{', or done' if 'done' in verbs else ''}."
    return f"{who}, {NOTHING.get(step.name, 'there is nothing to choose')}: press Enter."


def _lay_more(verbs: set[str]) -> str:
    return "Press Enter." if "lay" not in verbs else "Lay more, or done." if "done" in verbs else "Lay more."


def stars(n: int) -> str:
    """What so many stars on the table are worth, and one more."""
    more = f"; one more star = {STAR_VALUES[n + 1]}" if n + 1 < len(STAR_VALUES) else ""
    return f"{n} {'star' if n == 1 else 'stars'} so far = {armies(STAR_VALUES[n])}{more}"


NOTHING = {  # what to say when done is the only answer
    "trading": "you have no set to trade",
    "laying cards": "you have no cards to lay",
    "bribing": "there is nobody to bribe",
    "showing a mission": "you have no mission to show now",
    "attacking": "there is nobody to attack",
}


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
