"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.names import Names
from feldherr.cli.phrases import armies as armies
from feldherr.cli.phrases import highest_first as _faces
from feldherr.cli.tell_godstorm import GODSTORM, GREAT, SMALL, gains, losses, played
from feldherr.engine.event import Event
from feldherr.engine.step import REASONS

QUIET = ("attack", "defend", "done", "stays", "to_heaven")  # what another event says better, or what always is so
THROWS = ("thrown", "again")  # dice that were not the last of their battle


def tell(e: Event, names: Names) -> str:
    """A sentence; '' for what is not worth one."""
    say = SAY.get(e.kind)
    return sentence(say(e, names)) if say else ""


def sentence(text: str) -> str:
    """A neutral army at the beginning gets its capital letter; players write theirs as they like."""
    return text[:1].upper() + text[1:] if text.startswith(("neutral ", "the neutral ")) else text


def _battle(e: Event, names: Names) -> str:
    if not e.dice:  # they were told before, and something came between
        return f"In the attack on {names.territory(e.b)} {_losses(e, names)}{_left(e)}."
    return (
        f"{names.side(e.seat)} attacks {names.territory(e.b)} from {names.territory(e.a)}: "
        f"{_faces(e.dice[: e.c])} against {_faces(e.dice[e.c :])}, {_losses(e, names)}{_ties(e)}{_left(e)}."
    )


def _ties(e: Event) -> str:
    """What the attacker's god of war has decided: equal dice, which elsewhere are the defender's."""
    mine, theirs = sorted(e.dice[: e.c], reverse=True), sorted(e.dice[e.c :], reverse=True)
    higher = sum(a > b for a, b in zip(mine, theirs, strict=False))
    return " (the god of war wins ties)" if e.m > higher else ""


def _left(e: Event) -> str:
    """The armies after a battle, if there are still two sides."""
    return f"; {e.left[0]} against {e.left[1]} left" if e.left and e.left[1] else ""


def _losses(e: Event, names: Names) -> str:
    lost = [f"{names.side(side)} loses {n}" for side, n in ((e.seat, e.n), (e.other, e.m)) if n]
    return ", ".join(lost) or "nobody loses"


def _start(e: Event, names: Names) -> str:
    rolling = [s for s in range(names.seats) if e.n >> s & 1]
    rolled = ", ".join(f"{names.side(s)} {face}" for s, face in zip(rolling, e.dice, strict=True))
    return f"Dice for the start: {rolled}."


def _roll(e: Event, names: Names) -> str:
    whom = e.other if e.other >= 0 else int(e.n & -e.n).bit_length() - 1  # a status is rolled for the first of several
    return f"{names.side(e.seat)} rolls {_faces(e.dice)} for {names.side(whom)}."


def _place(e: Event, names: Names) -> str:
    whose = "" if e.other == e.seat else f" of {names.side(e.other)}"
    return f"{names.side(e.seat)} places {armies(e.n)}{whose} in {names.territory(e.a)}."


def _fortify(e: Event, names: Names) -> str:
    what = armies(e.n) if e.n else "gods"
    return f"{names.side(e.seat)} moves {what} from {names.territory(e.a)} to {names.territory(e.b)}."


def _trade(e: Event, names: Names) -> str:
    cards = ", ".join(names.card(c) for c in (e.a, e.b, e.c))
    return f"{names.side(e.seat)} trades {cards} for {armies(e.n)}."


def _secret_card(e: Event, names: Names) -> str:
    return names.card(e.a) if e.a >= 0 else "a card"


def _mission(e: Event, names: Names) -> str:
    return f"{names.side(e.seat)} gets a secret mission" + (f": {names.mission(e.a)}" if e.a >= 0 else ".")


def _capital(e: Event, names: Names) -> str:
    return f"{names.side(e.seat)} has chosen a capital" + (f": {names.territory(e.a)}." if e.a >= 0 else ".")


def _ally(e: Event, names: Names) -> str:
    now = f"now an ally of {names.side(e.other)}" if e.other >= 0 else "nobody's ally any more"
    return f"{names.side(e.seat)} is {now}."


def _over(e: Event, names: Names) -> str:
    who = [names.side(s) for s in range(names.seats) if e.n >> s & 1]
    return f"{' and '.join(who)} {'wins' if len(who) == 1 else 'win'}: {REASONS[e.m]}."


SAY: dict[str, Callable[[Event, Names], str]] = {
    "start_roll": _start,
    "battle": _battle,
    "roll": _roll,
    "conquest": lambda e, n: f"{n.side(e.seat)} conquers {n.territory(e.b)} and moves in with {e.n}.",
    "deal": lambda e, n: f"{n.territory(e.a)} goes to {n.side(e.seat)}.",
    "draw": lambda e, n: f"{n.side(e.seat)} draws {_secret_card(e, n)}.",
    "mission": _mission,
    "done": lambda e, n: f"{n.side(e.seat)} is done.",
    "stars": lambda e, n: f"{n.side(e.seat)} gets {armies(e.n)} for the stars.",
    "claim": lambda e, n: f"{n.side(e.seat)} takes {n.territory(e.a)}.",
    "place": _place,
    "trade": _trade,
    "lay": lambda e, n: f"{n.side(e.seat)} lays {n.card(e.a)} on the table.",
    "bonus": lambda e, n: f"{n.side(e.seat)} gets {armies(e.n)} more in {n.territory(e.a)}.",
    "attack": lambda e, n: f"{n.side(e.seat)} attacks {n.territory(e.b)} from {n.territory(e.a)} with {e.n}.",
    "defend": lambda e, n: f"{n.side(e.seat)} defends {n.territory(e.a)} with {e.n}.",
    "occupy": lambda e, n: f"{armies(e.n).capitalize()} now in {n.territory(e.b)}.",
    "fortify": _fortify,
    "show": lambda e, n: f"{n.side(e.seat)} has done a mission: {n.mission(e.a)}",
    "lies_open": lambda e, n: f"{n.side(e.seat)}'s last mission lies open: {n.mission(e.a)}",
    "capital": _capital,
    "bribe": lambda e, n: f"{n.side(e.seat)} gives {_secret_card(e, n)} to {n.side(e.other)}.",
    "raise": lambda e, n: f"{n.side(e.seat)} raises armies for {n.side(e.other)}.",
    "capital_fell": lambda e, n: f"{n.territory(e.a)}, the capital of {n.side(e.other)}, has fallen!",
    "taken_over": lambda e, n: f"{n.territory(e.a)} goes to {n.side(e.seat)} with it.",
    "out": lambda e, n: f"{n.side(e.other)} is out.",
    "cards": lambda e, n: f"{n.side(e.seat)} gets the {e.n} {'card' if e.n == 1 else 'cards'} of {n.side(e.other)}.",
    "ally": _ally,
    "turn": lambda e, n: f"-- {'Epoch' if e.m else 'Round'} {e.n}: {n.side(e.seat)} --",
    "income": lambda e, n: f"{n.side(e.seat)} gets {armies(e.n)}.",
    "over": _over,
    **GODSTORM,
}


# ---- many at once ---------------------------------------------------------------------------------------------------------------


def digest(events: list[Event], names: Names) -> list[str]:
    """Many events in few lines: battles for the same place are one line, so are placements and the deal."""
    return [line for line, _ in weighed(events, names)]


def weighed(events: list[Event], names: Names) -> list[tuple[str, int]]:
    """The same, each line with its weight in Godstorm: 2 for what must not be missed, 0 for what happens all the time."""
    out: list[tuple[str, int]] = []
    i = 0
    while i < len(events):
        e = events[i]
        run = [e]
        while i + 1 < len(events) and _joins(run, events[i + 1]):
            i += 1
            run.append(events[i])
        i += 1
        line = sentence(_joined([x for x in run if x.kind not in QUIET], names))
        if line:
            out.append((line, _weight(run)))
    return out


def _weight(run: list[Event]) -> int:
    kinds = {e.kind for e in run if e.kind not in QUIET}
    return 2 if kinds & GREAT else 0 if kinds <= SMALL else 1


def _joins(run: list[Event], e: Event) -> bool:
    """Whether an event belongs into the same line."""
    head = next((x for x in run if x.kind not in ("attack", "defend", "invade")), run[0])
    if head.kind in ("battle", "attack", "invade", *THROWS):
        same = (e.a, e.b) == (head.a, head.b) and e.seat == head.seat
        return e.kind in ("defend", "to_heaven") or (same and e.kind in ("attack", "battle", "conquest", "occupy", *THROWS))
    if head.kind == "play":
        return e.kind == "named" and e.a == head.a
    if head.kind in ("killed", "plague_kills", "gained"):
        return e.kind == head.kind and (e.seat, e.m, e.c) == (head.seat, head.m, head.c)
    if head.kind in ("deal", "mission"):
        return e.kind == head.kind and not (head.kind == "mission" and (e.a >= 0 or head.a >= 0))
    return head.kind in ("place", "claim") and e.kind == head.kind and (e.seat, e.other) == (head.seat, head.other)


def _joined(run: list[Event], names: Names) -> str:
    if any(x.kind == "battle" for x in run):
        return _campaign([x for x in run if x.kind not in ("invade", *THROWS)], names)
    if not run:
        return ""
    e = run[0]
    if len(run) == 1 or e.kind in ("invade", *THROWS):
        return " ".join(tell(x, names) for x in run)
    if e.kind == "play":
        return played(run, names)
    if e.kind in ("killed", "plague_kills"):
        return losses(run, names)
    if e.kind == "gained":
        return gains(run, names)
    if e.kind == "deal":
        return "The territories are dealt."
    if e.kind == "mission":
        return "The missions are dealt."
    if e.kind == "claim":
        return f"{names.side(e.seat)} takes {', '.join(names.territory(x.a) for x in run)}."
    whose = "" if e.other == e.seat else f" of {names.side(e.other)}"
    return f"{names.side(e.seat)} places {', '.join(f'{n} in {names.territory(t)}' for t, n in _sums(run).items())}{whose}."


def _sums(run: list[Event]) -> dict[int, int]:
    out: dict[int, int] = {}
    for e in run:
        out[e.a] = out.get(e.a, 0) + e.n
    return out


def _campaign(run: list[Event], names: Names) -> str:
    """All battles for one territory, and how it ended."""
    fights = [e for e in run if e.kind == "battle"]
    if len(run) == 1:
        return tell(run[0], names)
    e = fights[0]
    end = next((f" and conquers it ({x.n} move in)" for x in reversed(run) if x.kind in ("occupy", "conquest")), "")
    if len(fights) == 1:
        return _battle(e, names)[:-1] + end.replace(" and conquers", "; conquers") + "."
    lost = f"{names.side(e.seat)} loses {sum(x.n for x in fights)}, {names.side(e.other)} {sum(x.m for x in fights)}{_left(fights[-1])}"
    return f"{names.side(e.seat)} attacks {names.territory(e.b)} from {names.territory(e.a)} {len(fights)} times{end}: {lost}."
