"""Events as sentences: which message, and the words for its places. The client's `web/src/lib/story.ts` is the same in the browser."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.names import Names
from feldherr.cli.tell_godstorm import GODSTORM, GREAT, SMALL
from feldherr.editions import wording
from feldherr.engine.event import Event
from feldherr.locales import Words, knows, listed, say

QUIET = ("attack", "defend", "done", "stays", "to_heaven")  # what another event says better, or what always is so
THROWS = ("thrown", "again")  # dice that were not the last of their battle
HEADINGS = ("turn", "epoch")
MANY = ("killed", "plague_kills", "gained")  # what befalls several places at once


def tell(e: Event, names: Names) -> str:
    """A sentence."""
    text = say(message(e, names), **given(e, names))
    if e.kind == "score" and e.m:
        text += f" {say('ev-score-tied', list=_tied(e))}"
    return f"-- {text} --" if e.kind in HEADINGS else sentence(text, names)


def sentence(text: str, names: Names) -> str:
    """A neutral army at the beginning gets its capital letter; players write theirs as they like."""
    neutral = tuple(names.side(names.seats + i) for i in range(names.rules.neutrals))
    return text[:1].upper() + text[1:] if text.startswith(neutral) else text


def message(e: Event, names: Names) -> str:
    """Which message tells it."""
    special = {
        "ally": "ally-none" if e.other < 0 else "",
        "faith": "faith-less" if e.n < 0 else "",
        "temple_hands": "temple_hands-none" if e.seat < 0 else "",
        "pantheon": "pantheon-neutral" if e.seat >= names.seats else "",
        "battle": "" if e.dice else "battle-end",
        "place": "place-other" if e.other != e.seat else "",
        "miracle": "miracle-relic" if e.n == 1 else "",
    }.get(e.kind, "")
    own = f"{e.kind}-own"
    return f"ev-{special or (own if e.a >= 0 and knows(f'ev-{own}') else e.kind)}"


def given(e: Event, names: Names) -> Words:
    """The words for a message's places."""
    more = SAY.get(e.kind)
    plain: Words = {
        "who": names.side(e.seat),
        "whom": names.side(e.other),
        "a": _place(e.a, names),
        "b": _place(e.b, names),
        "n": abs(int(e.n)),
        "m": int(e.m),
    }
    return plain | more(e, names) if more else plain


def _place(t: int, names: Names) -> str:
    return names.territory(t) if 0 <= t < len(names.board.places) else ""


def bits(n: int, most: int) -> list[int]:
    """The numbers of a number's bits."""
    return [s for s in range(most) if n >> s & 1]


def highest_first(dice: list[int]) -> str:
    """Dice as they are compared."""
    return " ".join(map(str, sorted(dice, reverse=True)))


def _thrown(e: Event) -> Words:
    return {"mine": highest_first(e.dice[: max(e.c, 0)]), "theirs": highest_first(e.dice[max(e.c, 0) :])}


def rolled(e: Event, names: Names) -> Words:
    """A die each."""
    return {"rolled": ", ".join(f"{names.side(s)} {face}" for s, face in zip(bits(e.n, names.seats), e.dice, strict=True))}


def _losses(fights: list[Event], names: Names) -> str:
    """What both sides lost, what decided it, and what is left."""
    e = fights[-1]
    lost = ((e.seat, sum(x.n for x in fights)), (e.other, sum(x.m for x in fights)))
    said = ", ".join(say("ev-lose", who=names.side(side), n=int(n)) for side, n in lost if n) or say("ev-lose-none")
    ties = f" {say('war-wins-ties')}" if any(_by_war(x) for x in fights) else ""
    left = f" {say('ev-left', n=e.left[0], m=e.left[1])}" if e.left and e.left[1] else ""
    return f"{sentence(said, names)}{ties}.{left}"


def _by_war(e: Event) -> bool:
    """Whether the attacker's god of war has decided: equal dice, which elsewhere are the defender's."""
    mine, theirs = sorted(e.dice[: e.c], reverse=True), sorted(e.dice[e.c :], reverse=True)
    return bool(e.dice) and bool(e.m > sum(a > b for a, b in zip(mine, theirs, strict=False)))


def _roll(e: Event, names: Names) -> Words:
    whom = e.other if e.other >= 0 else int(e.n & -e.n).bit_length() - 1  # a status is rolled for the first of several
    return {"whom": names.side(whom), "dice": highest_first(e.dice)}


def _over(e: Event, names: Names) -> Words:
    who = [names.side(s) for s in bits(e.n, names.seats)]
    return {"names": listed(who), "n": len(who), "reason": wording.reason(e.m)}


def _card(e: Event, names: Names) -> Words:
    return {"card": names.card(e.a) if e.a >= 0 else ""}


def _mission(e: Event, names: Names) -> Words:
    return {"mission": names.mission(e.a) if e.a >= 0 else ""}


def _tied(e: Event) -> str:
    words = zip(("faith-n", "temples-n", "gods-n", "armies-n"), e.left, strict=True)
    return ", ".join(say(word, n=int(n)) for word, n in words)


def in_places(run: list[Event], names: Names) -> str:
    """So many in one place, so many in another."""
    sums: dict[int, int] = {}
    for e in run:
        sums[e.a] = sums.get(e.a, 0) + int(e.n)
    return listed([say("ev-places-one", n=n, a=names.territory(t)) for t, n in sums.items()])


SAY: dict[str, Callable[[Event, Names], Words]] = {
    "start_roll": rolled,
    "ties": rolled,
    "battle": lambda e, n: {**_thrown(e), "losses": _losses([e], n)},
    "thrown": lambda e, n: _thrown(e),
    "roll": _roll,
    "trade": lambda e, n: {"list": listed([n.card(c) for c in (e.a, e.b, e.c)])},
    "draw": _card,
    "lay": _card,
    "bribe": _card,
    "mission": _mission,
    "show": _mission,
    "lies_open": _mission,
    "turn": lambda e, n: {"epoch": "yes" if e.m else "no"},
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
        line = _joined([x for x in run if x.kind not in QUIET], names)
        if line:
            out.append((sentence(line, names), _weight(run)))
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
    if head.kind in MANY:
        return e.kind == head.kind and (e.seat, e.m, e.c) == (head.seat, head.m, head.c)
    if head.kind in ("deal", "mission"):
        return e.kind == head.kind and not (head.kind == "mission" and (e.a >= 0 or head.a >= 0))
    return head.kind in ("place", "claim") and e.kind == head.kind and (e.seat, e.other) == (head.seat, head.other)


def _joined(run: list[Event], names: Names) -> str:
    if any(x.kind == "battle" for x in run):
        return _campaign([x for x in run if x.kind not in ("invade", *THROWS)], names)
    if len(run) < 2 or run[0].kind in ("invade", *THROWS):
        return " ".join(tell(x, names) for x in run)
    e = run[0]
    words = given(e, names)
    if e.kind == "play":
        return say("ev-played", **words | {"list": ", ".join(str(given(x, names)["thing"]) for x in run[1:])})
    if e.kind in MANY:
        return say(f"ev-{e.kind}", **words | {"list": in_places(run, names)})
    if e.kind in ("deal", "mission"):
        return say(f"ev-{e.kind}s")
    if e.kind == "claim":
        return say("ev-claims", **words, list=listed([names.territory(x.a) for x in run]))
    if len({x.a for x in run}) == 1:
        return say(message(e, names), **words | {"n": int(sum(x.n for x in run))})
    return say("ev-places" if e.other == e.seat else "ev-places-other", **words, list=in_places(run, names))


def _campaign(run: list[Event], names: Names) -> str:
    """All battles for one territory, and how it ended."""
    fights = [e for e in run if e.kind == "battle"]
    e = fights[0]
    fought = tell(e, names)
    if len(fights) > 1:
        fought = say("ev-battles", **given(e, names) | {"times": len(fights), "losses": _losses(fights, names)})
    won = [x for x in run if x.kind in ("conquest", "occupy")]
    return " ".join([fought, *([say("ev-conquest", **given(won[-1], names))] if won else [])])
