"""Events as sentences: chooses the message and fills its variables. In the browser: `web/src/lib/story/story.ts`."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.table.godstorm_story import GREAT, SMALL, deck, faces, god, highest_first, more_of_godstorm, paid, pantheon
from feldherr.cli.table.names import Names
from feldherr.editions import wording
from feldherr.engine.declared import CARD, DIE, FLAG, NUMBER, OWN_CARD, PLACE, REASON, SEAT, SIDE, THING, Field, Value
from feldherr.engine.event import Event, Over
from feldherr.godstorm import events as storm
from feldherr.locales import Words, knows, listed, say
from feldherr.rules import events

HEADINGS = ("turn", "epoch")
Throw = events.Thrown | events.Again  # dice that were not the last of their battle
Fight = storm.Invade | events.Battle | events.Conquest | Throw
Many = storm.Killed | storm.PlagueKills | storm.Gained  # what befalls several places at once

CALLED: dict[str, Callable[[Names, int], str]] = {
    SEAT: Names.side,
    SIDE: Names.side,
    PLACE: Names.territory,
    CARD: Names.card,
    OWN_CARD: Names.own_card,
    THING: Names.any,
    storm.CONTINENT: Names.continent,
    storm.GOD: lambda names, number: god(number),
    REASON: lambda names, why: wording.reason(why),
}


def tell(e: Event, names: Names) -> str:
    """An event as a sentence."""
    name = message(e, names)
    text = say(name, **given(e, names)) if knows(name) else unworded(e, names)
    if isinstance(e, storm.Score) and e.tied:
        text += f" {say('ev-score-tied', list=_tied(e))}"
    return f"-- {text} --" if e.kind in HEADINGS else sentence(text, names)


def unworded(e: Event, names: Names) -> str:
    """An event of another package, in the words of its declaration; where something in them was not told, what it is and no more."""
    words = {field.name: str(_worded(field, getattr(e, field.name), names).get(field.name, "")) for field in e.fields}
    whole = e.says and all(getattr(e, field.name) is not None for field in e.fields)
    return e.says.format(**words) if whole else (type(e).__doc__ or "").partition("\n")[0]


def sentence(text: str, names: Names) -> str:
    """A neutral army at the beginning gets its capital letter; players write theirs as they like."""
    neutral = tuple(names.side(names.seats + i) for i in range(names.rules.neutrals))
    return text[:1].upper() + text[1:] if text.startswith(neutral) else text


def message(e: Event, names: Names) -> str:
    """Which message tells it."""
    match e:
        case events.Ally() if e.ally < 0:
            return "ev-ally-none"
        case events.Battle() if not e.attack:
            return "ev-battle-end"
        case events.Place() if e.side != e.seat:
            return "ev-place-other"
        case storm.Pantheon() if e.side >= names.seats:
            return "ev-pantheon-neutral"
        case storm.TempleHands() if e.side < 0:
            return "ev-temple_hands-none"
    own = f"ev-{e.kind}-own"
    hidden = any(getattr(e, field.name) is None for field in e.secrets)
    return own if knows(own) and not hidden else f"ev-{e.kind}"


def given(e: Event, names: Names) -> Words:
    """The words for a message's places: each field by its name, and what else a kind needs."""
    words: Words = {}
    for field in e.fields:
        words |= _worded(field, getattr(e, field.name), names)
    return words | _more(e, names)


def _worded(field: Field, value: Value, names: Names) -> Words:
    """A field in words, by what it is."""
    if value is None:
        return {}
    if isinstance(value, str):
        return {field.name: value}
    if isinstance(value, list):
        if field.what == DIE:
            return {field.name: faces(value)}
        return {field.name: listed([_called(field.what, n, names) for n in value])}
    number = int(value)
    if field.what in (NUMBER, FLAG):
        return {field.name: number, "paid": paid(number)} if field.name == "faith" else {field.name: number}
    if field.what == storm.DECK:
        return deck(number)
    if field.what == storm.PANTHEON:
        return pantheon(number)
    return {field.name: _called(field.what, number, names) if number >= 0 or field.what in (SEAT, SIDE) else ""}


def _called(what: str, number: int, names: Names) -> str:
    """What a number stands for; of what another package has it is just the number."""
    return CALLED[what](names, number) if what in CALLED else str(number)


def _more(e: Event, names: Names) -> Words:
    """What a message has places for beside the fields of its event."""
    match e:
        case events.StartRoll() | storm.Ties():
            return {"rolled": ", ".join(f"{names.side(s)} {face}" for s, face in zip(e.seats, e.dice, strict=True))}
        case events.Battle():
            return {**_dice(e), "losses": _losses([e], names)}
        case events.Thrown():
            return _dice(e)
        case events.Again():
            sides = ((e.attacker, e.attack), (e.defender, e.defence))
            return {"rolled": ", ".join(f"{names.side(side)} {highest_first(dice)}" for side, dice in sides if dice)}
        case Over():
            return {"n": len(e.winners)}
        case storm.Killed() | storm.PlagueKills() | storm.Gained():
            return {"list": _in_places([e], names), "whither": _whither(e)}
    return more_of_godstorm(e, names)


def _dice(e: events.Battle | events.Thrown) -> Words:
    """Dice as they are compared."""
    return {"attack": highest_first(e.attack), "defence": highest_first(e.defence)}


def _losses(fights: list[events.Battle], names: Names) -> str:
    """What both sides lost, what decided it, and what is left."""
    e = fights[-1]
    lost = ((e.attacker, sum(x.lost for x in fights)), (e.defender, sum(x.beaten for x in fights)))
    said = ", ".join(say("ev-lose", who=names.side(side), n=int(n)) for side, n in lost if n) or say("ev-lose-none")
    ties = f" {say('war-wins-ties')}" if any(x.ties for x in fights) else ""
    left = f" {say('ev-left', n=int(e.left), m=int(e.defenders))}" if e.defenders else ""
    return f"{sentence(said, names)}{ties}.{left}"


def _tied(e: storm.Score) -> str:
    words = zip(("faith-n", "temples-n", "gods-n", "armies-n"), e.breakers, strict=True)
    return ", ".join(say(word, n=int(n)) for word, n in words)


def _whither(e: Many) -> str:
    """Where the dead go, if that is worth a word."""
    if isinstance(e, storm.Gained) or e.to == storm.UNSAID:
        return ""
    return say(f"whither-{e.to}", **pantheon(e.pantheon))


def _in_places(run: list[Many] | list[events.Place], names: Names) -> str:
    """So many in one place, so many in another."""
    sums: dict[int, int] = {}
    for e in run:
        sums[e.place] = sums.get(e.place, 0) + int(e.armies)
    return listed([say("ev-places-one", armies=n, place=names.territory(t)) for t, n in sums.items()])


# ---- many at once ---------------------------------------------------------------------------------------------------------------


def digest(told: list[Event], names: Names) -> list[str]:
    """Many events in few lines: battles for the same place are one line, so are placements and the deal."""
    return [line for line, _ in weighed(told, names)]


def weighed(told: list[Event], names: Names) -> list[tuple[str, int]]:
    """The same, each line with its weight in Godstorm: 2 for what must not be missed, 0 for what happens all the time."""
    runs: list[list[Event]] = []
    for e in told:
        if e.quiet:
            continue
        if runs and _joins(runs[-1][0], e):
            runs[-1].append(e)
        else:
            runs.append([e])
    out: list[tuple[str, int]] = []
    for run in runs:
        lost = [e for e in run if isinstance(e, storm.ToSupply)]  # told between a battle and its conquest
        rest = [e for e in run if not isinstance(e, storm.ToSupply)]
        lines = [(_joined(rest, names), _weight(rest))] if rest else []
        out += [(sentence(line, names), weight) for line, weight in (*lines, *[(line, 0) for line in _to_supply(lost, names)])]
    return out


def _weight(run: list[Event]) -> int:
    kinds = {e.kind for e in run}
    return 2 if kinds & GREAT else 0 if kinds <= SMALL else 1


def _joins(head: Event, e: Event) -> bool:
    """Whether an event belongs into the same line."""
    if isinstance(head, Fight) and not isinstance(head, events.Conquest):
        if isinstance(e, events.Occupy):
            return (e.side, e.src, e.dst) == (head.attacker, head.src, head.dst)
        same = isinstance(e, Fight) and (e.attacker, e.src, e.dst) == (head.attacker, head.src, head.dst)
        return isinstance(e, storm.ToSupply) or (same and not isinstance(e, storm.Invade))
    match head, e:
        case storm.Play(), storm.Named():
            return e.card == head.card
        case storm.Gained(), storm.Gained():
            return (e.side, e.temple) == (head.side, head.temple)
        case storm.Killed() | storm.PlagueKills(), storm.Killed() | storm.PlagueKills():
            return (e.kind, e.side, e.to, e.pantheon) == (head.kind, head.side, head.to, head.pantheon)
        case events.Mission(), events.Mission():
            return e.mission is None and head.mission is None
        case events.Place(), events.Place():
            return (e.seat, e.side) == (head.seat, head.side)
        case events.Claim(), events.Claim():
            return e.seat == head.seat
    return isinstance(head, events.Deal) and isinstance(e, events.Deal)


def _joined(run: list[Event], names: Names) -> str:
    """Events that belong together, as one line."""
    head = run[0]
    if isinstance(head, Fight) and any(isinstance(e, events.Battle) for e in run):
        return _campaign(run, names)
    if len(run) < 2 or isinstance(head, Fight):
        return " ".join(tell(e, names) for e in run)
    words = given(head, names)
    if isinstance(head, storm.Play):
        return say("ev-played", **words | {"list": ", ".join(str(given(e, names)["thing"]) for e in run[1:])})
    if isinstance(head, Many):
        return say(message(head, names), **words | {"list": _in_places([e for e in run if isinstance(e, Many)], names)})
    if isinstance(head, (events.Deal, events.Mission)):
        return say(f"ev-{head.kind}s")
    if isinstance(head, events.Claim):
        return say("ev-claims", **words, list=listed([names.territory(t) for e in run for t in e.places()]))
    placed = [e for e in run if isinstance(e, events.Place)]
    if len({e.place for e in placed}) == 1:
        return say(message(head, names), **words | {"armies": int(sum(e.armies for e in placed))})
    own = placed[0].side == placed[0].seat
    return say("ev-places" if own else "ev-places-other", **words, list=_in_places(placed, names))


def _campaign(run: list[Event], names: Names) -> str:
    """All battles for one territory, and how it ended."""
    fights = [e for e in run if isinstance(e, events.Battle)]
    words = given(fights[0], names)
    fought = tell(fights[0], names)
    if len(fights) > 1:
        fought = say("ev-battles", **words | {"times": len(fights), "losses": _losses(fights, names)})
    won = [e.armies for e in run if isinstance(e, (events.Conquest, events.Occupy))]
    return " ".join([fought, *([say("ev-conquest", **words | {"armies": int(won[-1])})] if won else [])])


def _to_supply(lost: list[storm.ToSupply], names: Names) -> list[str]:
    """A sentence for each side whose fallen don't reach their heaven."""
    sums: dict[int, storm.ToSupply] = {}
    for e in lost:
        before = sums[e.side].armies if e.side in sums else 0
        sums[e.side] = storm.ToSupply(e.side, before + e.armies, e.pantheon)
    return [tell(e, names) for e in sums.values()]
