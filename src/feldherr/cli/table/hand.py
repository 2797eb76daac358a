"""A seat's private cards, missions and capital, and the sentence of its question."""

from __future__ import annotations

from feldherr.cli.table import godstorm_questions
from feldherr.cli.table.godstorm_words import cost, hand_of, is_storm
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import armies
from feldherr.engine.action import Option
from feldherr.engine.play import question
from feldherr.engine.question import OPEN
from feldherr.engine.state import State
from feldherr.locales import Words, knows, say
from feldherr.missions import RANKS as RANK_NAMES
from feldherr.rules.capital import Capitals
from feldherr.rules.cards import STAR_VALUES, TradeBetweenAttacks
from feldherr.rules.missions import SecretMissions
from feldherr.rules.questions import Attacking, Bolstering, Defending, LayingCards, Occupying, Placing, Strengthening
from feldherr.rules.ranks import RANKS, RankedMissions, ShowBetweenAttacks
from feldherr.rules.ruleset import rules_of

ASKS = ("attack", "fortify", "claim", "trade", "lay", "bonus", "show", "capital", "bribe", "raise")  # what a question is about


def secrets_of(view: State, seat: int, names: Names) -> list[str]:
    """A seat's cards and missions, as its own view has them."""
    cards = ", ".join(names.card(c) for c in view.hand(view.team(seat)))
    out = [say("term-team-cards" if view.rules.teams else "term-your-cards", list=cards)] if cards else []
    x = view.extra
    if isinstance(x, SecretMissions) and x.held[seat] >= 0:
        out.append(say("term-your-mission", mission=names.mission(x.held[seat])))
    if isinstance(x, Capitals) and x.at[seat] >= 0:
        out.append(say("term-your-capital", place=names.territory(x.at[seat])))
    if isinstance(x, RankedMissions):
        out += _ranked(x, seat, names, "term-your-ranked")
    if is_storm(view) and (held := hand_of(view, seat)):
        out.append(say("term-your-miracles", list="; ".join(dict.fromkeys(f"{names.own_card(c)} ({cost(c)})" for c in held))))
    return out


def revealed(state: State, names: Names) -> list[str]:
    """What everybody kept secret, shown when the game is over."""
    x = state.extra
    out: list[str] = []
    for seat in range(state.seats):
        if isinstance(x, SecretMissions) and x.held[seat] >= 0:
            out.append(say("term-their-mission", who=names.side(seat), mission=names.mission(x.held[seat])))
        if isinstance(x, Capitals) and x.at[seat] >= 0:
            out.append(say("term-their-capital", who=names.side(seat), place=names.territory(x.at[seat])))
        if is_storm(state) and (held := hand_of(state, seat)):
            out.append(say("term-their-miracles", who=names.side(seat), list=", ".join(names.own_card(c) for c in held)))
        if isinstance(x, RankedMissions):
            out += _ranked(x, seat, names, "term-their-ranked")
    return out


def is_secret(view: State) -> bool:
    """Whether the pending question is secret or sealed."""
    q = question(view)
    return q is not None and q.secrecy != OPEN


def may_hide(view: State, seat: int) -> bool:
    """Whether that seat might have more answers than all can see, by what all know: a card to lay, a mission to show."""
    if not isinstance(question(view), Attacking):
        return False
    x = view.extra
    for aside in view.rules.asides:
        if isinstance(aside, TradeBetweenAttacks) and rules_of(view).trade_window == "conquest" and view.hand_size(seat):
            return True
        if isinstance(aside, ShowBetweenAttacks) and isinstance(x, RankedMissions) and not x.claimed and x.done_by(seat) < RANKS - 1:
            return True
    return False


def _ranked(x: RankedMissions, seat: int, names: Names, message: str) -> list[str]:
    out = []
    for rank in range(RANKS):
        m = x.held[seat * RANKS + rank]
        if m >= 0:
            done = f" ({say('mission-done')})" if x.is_done(seat, rank) else ""
            out.append(say(message, who=names.side(seat), rank=say(f"rank-{RANK_NAMES[rank]}"), mission=names.mission(m)) + done)
    return out


def prompt(view: State, seat: int, options: list[Option], names: Names) -> str:
    """The question for a seat, as a sentence."""
    q = question(view)
    assert q is not None
    if is_storm(view) and (said := godstorm_questions.prompt(q, view, seat, options, names)):
        return said
    verbs = {o.verb for o in options}
    who = names.side(seat)
    match q:
        case Placing() | Strengthening() | Bolstering():
            side = q.side if q.side >= 0 else view.owner[options[0].on[0]]
            return say("term-place-of" if side >= view.seats else "term-place", who=who, armies=armies(q.armies), side=names.side(side))
        case Defending():
            place, start = (f"{names.territory(t)} ({view.armies[t]})" for t in (q.dst, q.src))
            fight: Words = {"who": who, "place": place, "from": start, "n": int(q.dice)}
            return say("term-defend", **fight)
        case Occupying():
            return say("term-occupy", who=who, place=names.territory(q.dst), low=options[0].low, high=options[0].high)
        case LayingCards() if q.stars:
            return f"{who}, {stars(q.stars)}. {_lay_more(verbs)}"
    for verb in (*ASKS, *sorted(verb for verb in verbs if not knows(f"type-{verb}"))):
        if verb in verbs:
            what = say(f"term-do-{verb}") if verb in ASKS else verb
            return say("term-asked-done" if "done" in verbs else "term-asked", who=who, what=what)
    nothing = f"term-none-{q.kind.replace(' ', '-')}"
    return say("term-nothing", who=who, what=say(nothing if knows(nothing) else "term-none"))


def _lay_more(verbs: set[str]) -> str:
    return say("term-press-enter" if "lay" not in verbs else "term-lay-more-done" if "done" in verbs else "term-lay-more")


def stars(n: int) -> str:
    """What so many stars on the table are worth, and one more."""
    more = f"; {say('term-star-more', n=int(STAR_VALUES[n + 1]))}" if n + 1 < len(STAR_VALUES) else ""
    return say("term-stars", n=n, armies=armies(STAR_VALUES[n])) + more
