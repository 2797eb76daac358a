"""What happens in Godstorm, as sentences."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.names import Names
from feldherr.cli.phrases import armies, count, highest_first, listed
from feldherr.engine.event import Event
from feldherr.godstorm.changes import TO_HEAVEN, TO_SUPPLY
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import GOD_NAMES, GODS, HEAVENS, MAGIC, SKY, WAR, WORD

PEOPLES = ("Babylonians", "Celts", "Egyptians", "Greeks", "Norse")
ADJECTIVES = ("Babylonian", "Celtic", "Egyptian", "Greek", "Norse")
PARTS = ("territory", "for continents", "crypt", "altar", "relic")
REASONS = {
    int(WAR): "for a third conquest",
    int(MAGIC): "for three alike",
    int(SKY): "for a banished god",
}  # why a card is drawn free

# What is told first where there is little room, and what last.
GREAT = {"godswar", "banished", "conquest", "seized", "out", "sunk", "play", "aegis", "box", "relic_taken", "relic_lost", "over"}
SMALL = {"miracle", "labour", "buy", "faith", "income", "gained", "place", "bid", "token", "token_left", "to_supply", "god_moved"}


def god(number: int) -> str:
    """Thor."""
    return GOD_NAMES[number // 4][number % 4]


def god_in_full(number: int) -> str:
    """Thor, the Norse god of war."""
    kind = number % 4
    of = "the sky" if kind == SKY else GODS[kind]
    return f"{god(number)}, the {ADJECTIVES[number // 4]} {'goddess' if kind == MAGIC else 'god'} of {of}"


def gods(bits: int, pantheon: int) -> str:
    return listed([god(4 * pantheon + kind) for kind in range(4) if bits >> kind & 1])


def heaven(pantheon: int) -> str:
    return HEAVENS[pantheon].title()


def title(card: int) -> str:
    return MIRACLES[card].title


def _paid(n: int) -> str:
    return f" ({n} faith)" if n > 0 else ""


# ---- set-up and epochs ------------------------------------------------------------------------------------------------------------


def _ties(e: Event, names: Names) -> str:
    rolling = [s for s in range(names.seats) if e.n >> s & 1]
    rolled = ", ".join(f"{names.side(s)} {face}" for s, face in zip(rolling, e.dice, strict=True))
    return f"Dice for {'equal bids' if e.m else 'the order of choosing'}: {rolled}."


def _pantheon(e: Event, names: Names) -> str:
    if e.seat >= names.seats:
        return f"The neutral armies are {PEOPLES[e.n]}."
    return f"{names.side(e.seat)} chooses the {PEOPLES[e.n]}."


def _bids(e: Event, names: Names) -> str:
    said = []
    for s, (bid, counts) in enumerate(zip(e.dice, e.left, strict=True)):
        if bid >= 0:
            said.append(f"{names.side(s)} {bid}" + (f" (counts {counts})" if counts != bid else ""))
    return f"The bids, all paid: {', '.join(said)}."


def _score(e: Event, names: Names) -> str:
    made_of = [f"{n} {what}" if what.startswith("for") else _count_part(n, what) for n, what in zip(e.dice, PARTS, strict=True) if n]
    tied = ""
    if e.m:
        faith, temples, gods_in_play, men = e.left
        tied = f"; tied, so: {faith} faith, {count(temples, 'temple')}, {count(gods_in_play, 'god')}, {armies(men)} on earth"
    return f"{names.side(e.seat)} has {count(e.n, 'point')}: {', '.join(made_of) or 'nothing'}{tied}."


def _count_part(n: int, what: str) -> str:
    return count(n, what, "territories" if what == "territory" else "")


# ---- cards ------------------------------------------------------------------------------------------------------------------------


def _miracle(e: Event, names: Names) -> str:
    who = names.side(e.seat)
    if e.n == MAGIC:
        return f"{who} gets a relic: {title(e.a)}."
    return f"{who} draws {title(e.a)} ({GODS[e.n]})." if e.a >= 0 else f"{who} draws a {GODS[e.n]} card."


def _taken(e: Event, names: Names) -> str:
    what = f"{title(e.a)} ({GODS[e.n]})" if e.a >= 0 else f"a {GODS[e.n]} card"
    return f"{names.side(e.seat)} takes {what} out of {names.side(e.other)}'s hand."


def _labour(e: Event, names: Names) -> str:
    why = REASONS[e.n] if e.m else "for holding a crypt"
    return f"A {GODS[e.n]} card for {names.side(e.seat)}, {why}."


def _box(e: Event, names: Names) -> str:
    then = "and must play it" if e.n else "which can't be played and leaves the game"
    return f"{names.side(e.seat)} opens Pandora's Box, draws {title(e.a)}{' ' if e.n else ', '}{then}."


def thing_named(e: Event, names: Names) -> str:
    """What was named for a card."""
    if e.b < 0:
        return armies(e.n)
    if e.c >= 0:
        return god(4 * e.c + e.b - WORD)
    if WORD <= e.b < WORD + 4:
        return f"the {GODS[e.b - WORD]} deck"
    return names.any(e.b)


def _play(e: Event, names: Names) -> str:
    return f"{names.side(e.seat)} plays {title(e.a)}{_paid(e.n)}."


def played(run: list[Event], names: Names) -> str:
    """A card with all that was named for it."""
    said = [thing_named(e, names) for e in run if e.kind == "named"]
    return f"{_play(run[0], names)[:-1]}: {', '.join(said)}." if said else _play(run[0], names)


# ---- war --------------------------------------------------------------------------------------------------------------------------


def _enter(e: Event, names: Names) -> str:
    return f"{names.side(e.seat)} moves {armies(e.n)} from {names.territory(e.a)} into empty {names.territory(e.b)}."


def _thrown(e: Event, names: Names) -> str:
    what = "Godswar for" if e.n else f"{names.side(e.seat)} attacks"
    fight = f"{what} {names.territory(e.b)} from {names.territory(e.a)}"
    return f"{fight}: {highest_first(e.dice[: e.c])} against {highest_first(e.dice[e.c :])} so far."


def _again(e: Event, names: Names) -> str:
    sides = ((e.seat, e.dice[: e.n]), (e.other, e.dice[e.n :]))
    return f"Thrown again: {', '.join(f'{names.side(side)} {highest_first(dice)}' for side, dice in sides if dice)}."


def _godswar(e: Event, names: Names) -> str:
    won, dst = e.left
    mine = f"{god(e.a)} {_total(e.dice[: e.c], e.n)}"
    theirs = f"{god(e.b)} {_total(e.dice[e.c :], e.m)}"
    tie = " (the god of war wins ties)" if won and e.n == e.m else ""
    return f"Godswar for {names.territory(dst)}: {mine} against {theirs}{tie}; {god_in_full(e.b if won else e.a)}, is banished."


def _total(dice: list[int], total: int) -> str:
    """What a total is made of: the dice, and what armies, relics and cards add."""
    return f"{highest_first(dice)} (dice {sum(dice)} + armies and cards {total - sum(dice)} = {total})"


def _gods_come(e: Event, names: Names) -> str:
    if not e.n:
        return "No god comes along."
    return f"{gods(e.n, e.m)} {'comes' if e.n & (e.n - 1) == 0 else 'come'} along."


def _saved(e: Event, names: Names) -> str:
    if not e.n:
        return f"{names.side(e.seat)} leaves the Tree of Life alone."
    return f"{names.side(e.seat)} pays {e.n} faith to the Tree of Life and keeps {armies(e.n)} in {names.territory(e.a)}."


# ---- armies -----------------------------------------------------------------------------------------------------------------------


def _go(n: int) -> str:
    return "goes" if n == 1 else "go"


def _whither(e: Event) -> str:
    return {int(TO_HEAVEN): f", to {heaven(e.m)}", int(TO_SUPPLY): ", to the supply"}.get(e.c, "")


def losses(run: list[Event], names: Names) -> str:
    """What a card or plague killed of one side."""
    e = run[0]
    places = ", ".join(f"{x.n} in {names.territory(x.a)}" for x in run)
    if e.kind == "plague_kills":
        return f"Plague kills armies of {names.side(e.seat)}: {places}{_whither(e)}."
    return f"{names.side(e.seat)} loses {places}{_whither(e)}."


def gains(run: list[Event], names: Names) -> str:
    """Armies one side got."""
    e = run[0]
    places = ", ".join(f"{x.n} in {names.territory(x.a)}" for x in run)
    temple = " for temples" if e.m else ""
    return f"{names.side(e.seat)} gets armies{temple}: {places}."


def _faith(e: Event, names: Names) -> str:
    return f"{names.side(e.seat)} {'gets' if e.n > 0 else 'loses'} {abs(int(e.n))} faith."


# ---- gods, temples, plague --------------------------------------------------------------------------------------------------------


def _summoned(e: Event, names: Names) -> str:
    verb = "summons" if e.n else "places"
    return f"{names.side(e.seat)} {verb} {god_in_full(e.b)}, {'to' if e.n else 'in'} {names.territory(e.a)}{_paid(e.n)}."


def _temple_hands(e: Event, names: Names) -> str:
    whose = f"{names.side(e.seat)}'s" if e.seat >= 0 else "nobody's"
    return f"The temple in {names.territory(e.a)} is now {whose}."


def _maelstrom(e: Event, names: Names) -> str:
    return f"The maelstrom closes the sea between {names.territory(e.a)} and {names.territory(e.b)} for good."


GODSTORM: dict[str, Callable[[Event, Names], str]] = {
    # set-up and epochs
    "ties": _ties,
    "pantheon": _pantheon,
    "epoch": lambda e, n: f"-- Epoch {e.n}: all bid for turn order --",
    "bid": lambda e, n: f"{n.side(e.seat)} has bid.",
    "bids": _bids,
    "token": lambda e, n: f"{n.side(e.seat)} takes turn-order token {e.n}.",
    "token_left": lambda e, n: f"Token {e.n} is left for {n.side(e.seat)}.",
    "faith": _faith,
    "score": _score,
    # cards
    "buy": lambda e, n: f"{n.side(e.seat)} buys {count(e.n, f'{GODS[e.m]} card')}{_paid(e.c)}.",
    "miracle": _miracle,
    "labour": _labour,
    "play": _play,
    "named": lambda e, n: f"{n.side(e.seat)} names for {title(e.a)}: {thing_named(e, n)}.",
    "die": lambda e, n: f"Dice for {title(e.a)}: {' '.join(map(str, e.dice))}.",
    "continent": lambda e, n: f"The lot for {title(e.a)} falls on {n.continent(e.b)}.",
    "aegis": lambda e, n: f"{n.side(e.seat)} gives up Aegis: {title(e.a)} of {n.side(e.other)} is cancelled.",
    "box": _box,
    "relic_works": lambda e, n: f"{n.side(e.seat)} turns to {title(e.a)}.",
    "taken": _taken,
    "thrown_away": lambda e, n: f"{n.side(e.seat)} throws away {count(e.n, 'miracle card')}.",
    "relic_taken": lambda e, n: f"{title(e.a)} goes from {n.side(e.other)} to {n.side(e.seat)}.",
    "relic_lost": lambda e, n: f"{title(e.a)} of {n.side(e.seat)} is destroyed.",
    # war
    "invade": lambda e, n: f"{n.side(e.seat)} invades {n.territory(e.b)} from {n.territory(e.a)}.",
    "stays": lambda e, n: f"{god(e.a)} stays out of it.",
    "gods_come": _gods_come,
    "enter": _enter,
    "champion": lambda e, n: f"{n.side(e.seat)} names {god(e.a)} for the godswar.",
    "thrown": _thrown,
    "again": _again,
    "godswar": _godswar,
    "saved": _saved,
    "to_heaven": lambda e, n: f"{armies(e.n)} of {n.side(e.seat)} {_go(e.n)} to {heaven(e.m)}.",
    "to_supply": lambda e, n: f"{armies(e.n)} of {n.side(e.seat)} {_go(e.n)} to the supply, not to {heaven(e.m)}.",
    # armies
    "killed": lambda e, n: losses([e], n),
    "plague_kills": lambda e, n: losses([e], n),
    "gained": lambda e, n: gains([e], n),
    "seized": lambda e, n: f"{n.territory(e.a)} is now {n.side(e.seat)}'s, with {armies(e.n)}.",
    "swap": lambda e, n: f"All armies and gods of {n.side(e.seat)} in {n.territory(e.a)} and {n.territory(e.b)} change places.",
    "empty": lambda e, n: f"{n.territory(e.a)} is empty now.",
    "leave": lambda e, n: f"{armies(e.n)} of {n.side(e.seat)} {_go(e.n)} from {heaven(e.m)} to {n.territory(e.a)}.",
    "revive": lambda e, n: f"{armies(e.n)} of {n.side(e.seat)} {_go(e.n)} back from {n.territory(e.a)} to {n.territory(e.b)}.",
    "forgo": lambda e, n: f"{n.side(e.seat)} raises {armies(e.n)} fewer and takes {e.m} faith, by The Book of the Dead.",
    # gods, temples, plague, the world
    "summoned": _summoned,
    "god_moved": lambda e, n: f"{god(e.c)} goes from {n.territory(e.a)} to {n.territory(e.b)}.",
    "banished": lambda e, n: f"{god_in_full(e.b)}, is banished from {n.territory(e.a)}.",
    "built": lambda e, n: f"{n.side(e.seat)} builds a temple in {n.territory(e.a)}{_paid(e.n)}.",
    "temple_moved": lambda e, n: f"The temple in {n.territory(e.a)} moves to {n.territory(e.b)}.",
    "temple_fell": lambda e, n: f"The temple in {n.territory(e.a)} is destroyed.",
    "temple_hands": _temple_hands,
    "plague": lambda e, n: f"Plague rules in {n.territory(e.a)}.",
    "plague_moved": lambda e, n: f"The plague moves from {n.territory(e.a)} to {n.territory(e.b)}.",
    "plague_gone": lambda e, n: f"The plague has left {n.territory(e.a)}.",
    "sunk": lambda e, n: "Atlantis sinks.",
    "maelstrom": _maelstrom,
    "barred": lambda e, n: f"Nobody may attack or enter {n.territory(e.a)} for the rest of this turn.",
    "fire": lambda e, n: f"{n.side(e.seat)} adds {e.n} in every godswar of this turn.",
    "time": lambda e, n: f"The marker goes back: this counts as epoch {e.n}.",
}
