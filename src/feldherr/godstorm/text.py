"""Reading the table of Godstorm back from its lines (docs/formats.md): every answer is what is wrong, '' if nothing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.state import State
from feldherr.engine.step import BLOTTED
from feldherr.engine.text import read_number
from feldherr.godstorm.names import CARDS, HEAVEN, LANDS, SPACE
from feldherr.godstorm.state import (
    DECK,
    GONE,
    HIDDEN,
    MOST_TEMPLES,
    PLAGUE_MARKERS,
    RELIC,
    RELICS,
    TABLE,
    UNBID,
    GodstormState,
    atlantis,
    bits_of,
    borders,
    left_in,
    members,
)


def modernize(x: GodstormState, steps: list[list[str]], rows: dict[str, list[int]]) -> None:
    """Before version 0.2 the gods whose power was used were bits of the invasion, and the invasion lay beneath its mustering.

    What no version has written stays as it is, and is refused.
    """
    for step in steps:
        if step[0] == "invasion" and "used" not in rows:
            _part_powers(x, step, rows)
    if len(steps) > 1 and steps[-1][0] == "mustering" and steps[-2][0] == "invasion":
        invasion, mustering = _numbers(steps[-2]), _numbers(steps[-1])
        if [*mustering] == ["seat", "n"] and mustering["seat"] == invasion.get("seat") and invasion.get("m") == "0":
            steps[-2:] = [[*steps[-1], *[word for word in steps[-2] if word.startswith(("src=", "dst="))]]]


def _part_powers(x: GodstormState, step: list[str], rows: dict[str, list[int]]) -> None:
    gods = read_number(_numbers(step).get("n", "0"), 255)
    if gods > 15:
        step[:] = [f"n={gods & 15}" if word.startswith("n=") else word for word in step]
        if x.d.used_only:
            rows["used"] = [gods >> 4]


def _numbers(step: list[str]) -> dict[str, str]:
    """The numbers of a step as it is written."""
    out: dict[str, str] = {}
    for word in step[1:]:
        name, _, n = word.partition("=")
        out[name] = n
    return out


def read_rows(x: GodstormState, g: State, rows: dict[str, list[int]]) -> str:
    """Read Godstorm's lines of a position; returns what is wrong with them, '' if nothing is."""
    return _read_players(x, g, rows) or _read_board(x, g, rows) or _read_cards(x, g, rows)


def _read_players(x: GodstormState, g: State, rows: dict[str, list[int]]) -> str:
    pantheon = rows.get("pantheons", [i + 4 for i in range(g.sides)])
    faith = rows.get("faith", [0] * g.seats)
    bid = rows.get("bids", _bids(g))
    rank = rows.get("ranks", list(range(g.seats)))
    token = rows.get("tokens", [s + 1 if g.seat >= 0 else 0 for s in range(g.seats)])
    fire = rows.get("fire", [0] * g.seats)
    chosen = [p for p in pantheon if p >= 0]
    if len(pantheon) != g.sides or any([not 4 <= p < 9 for p in chosen]) or len(set(chosen)) != len(chosen):
        return f"pantheons: {g.sides} different ones (or -) are wanted"
    if len(faith) != g.seats or not 0 <= min(faith) <= max(faith) <= 1_000_000:
        return f"faith: a number for each of {g.seats} seats is wanted"
    if len(bid) != g.seats or any([not (BLOTTED if len(g.unseen) > 0 else UNBID) <= b <= 1_000_000 for b in bid]):
        return f"bids: a number for each of {g.seats} seats is wanted"
    for name, row in (("ranks", rank), ("tokens", token), ("fire", fire)):
        if len(row) != g.seats or not 0 <= min(row) <= max(row) <= 1_000_000:
            return f"{name}: a number for each of {g.seats} seats is wanted"
    if g.seat >= 0 and len({token[s] for s in range(g.seats) if not g.is_out(s)}) < left_in(g):
        return "tokens: every player has one of their own"
    if g.seat >= 0 and len(chosen) < g.sides:
        return "pantheons: every player has one"
    x.pantheon = vec[i64]([p - 4 if p >= 0 else p for p in pantheon])
    x.faith, x.bid, x.order = vec[i64](faith), vec[i64](bid), vec[i64](rank + token + fire)
    return _check_heavens(x, g)


def _bids(g: State) -> list[int]:
    """What was bid if no line says so: nobody has bid while the bids are open, else it was nothing."""
    opened = any([step.name == "bidding" for step in g.stack])
    return [int(UNBID) if opened and not g.is_out(s) else 0 for s in range(g.seats)]


def _check_heavens(x: GodstormState, g: State) -> str:
    for t in range(SPACE, len(g.owner)):
        o = g.owner[t]
        if o >= g.seats or (o >= 0 and g.is_out(o)):
            return f"armies: seat {o} has none in the Underworld"
        if t >= HEAVEN and o >= 0 and x.pantheon[o] != t - HEAVEN:
            return f"armies: seat {o} is in another's heaven"
    return ""


def _read_board(x: GodstormState, g: State, rows: dict[str, list[int]]) -> str:
    god = rows.get("gods", [NOBODY] * (4 * g.seats))
    marks = rows.get("marks", [1 if len(rows.get("plague", [])) < PLAGUE_MARKERS else 0, 0, 0, -1, -1, 0])
    line = rows.get("maelstrom", [])
    if len(god) != 4 * g.seats or any([t >= LANDS for t in god]):
        return f"gods: {4 * g.seats} territories (or -) are wanted: war, magic, sky and death of each seat"
    for i in range(len(god)):
        if god[i] >= 0 and g.owner[god[i]] != i // 4:
            return f"gods: seat {i // 4} has no army in {g.rules.board.territories[god[i]]}"
    for name in ("temples", "plague", "barred"):
        if any([not 0 <= t < LANDS for t in rows.get(name, [])]):
            return f"{name}: territories are wanted"
    low, high = [0, 0, 0, -1, -1, 0], [1, 1, 1, g.seats - 1, g.seats - 1, (1 << (CARDS - RELICS)) - 1]
    if len(marks) != 6 or any([not low[i] <= marks[i] <= high[i] for i in range(6)]):
        return "marks: spare plague, sunk, banished, looker, shown and unripe relics are wanted"
    if len(line) not in (0, 2) or (line and (min(line) < 0 or max(line) >= LANDS or line[1] not in g.rules.board.sea[line[0]])):
        return "maelstrom: the two ends of a sea line are wanted"
    x.god = vec[i64](god)
    x.temples, x.plague, x.barred = (bits_of(rows.get(name, [])) for name in ("temples", "plague", "barred"))
    x.spare, x.sunk, x.banished, x.looker, x.shown, x.unripe = marks
    used = rows.get("used", [0])
    if len(used) != 1 or not 0 <= used[0] < 16:
        return "used: the gods whose power was used, as bits, are wanted"
    x.used = used[0]
    x.maelstrom = line[0] * 64 + line[1] if line else NOBODY
    if len(members(x.plague)) + x.spare > PLAGUE_MARKERS:
        return f"plague: there are only {PLAGUE_MARKERS} markers"
    if x.temples_left() < 0:
        return f"temples: there are only {MOST_TEMPLES}"
    borders(g, x.maelstrom, x.sunk)
    return _check_sunk(x, g)


def _check_sunk(x: GodstormState, g: State) -> str:
    if x.sunk:
        for t in g.rules.board.members[atlantis(g)]:
            if g.armies[t] > 0 or x.temple(t) or x.plagued(t):
                return f"marks: {g.rules.board.territories[t]} is sunk and must be bare"
    return ""


def _read_cards(x: GodstormState, g: State, rows: dict[str, list[int]]) -> str:
    free = HIDDEN if len(g.unseen) > 0 else DECK
    card = [int(free)] * CARDS
    named = [("gone", GONE), ("table", TABLE)]
    for s in range(g.seats):
        named += [(f"miracles{s}", s), (f"relics{s}", RELIC + s)]
    for name, place in named:
        for c in rows.get(name, []):
            if not 0 <= c < CARDS or card[c] != free:
                return f"{name}: a card that is nowhere else is wanted, not {c}"
            if (place >= RELIC and c < RELICS) or (0 <= place < RELIC and c >= RELICS):
                return f"{name}: relics lie open, other cards are in hand"
            if place >= 0 and g.is_out(place % RELIC):
                return f"{name}: seat {place % RELIC} is out"
            card[c] = place
    x.card = vec[i64](card)
    return _read_unseen(x, g, rows)


def _read_unseen(x: GodstormState, g: State, rows: dict[str, list[int]]) -> str:
    unseen = rows.get("unseen_miracles", [])
    if len(g.unseen) == 0:
        return "unseen_miracles: only a view has them" if unseen else ""
    unseen = unseen or [0] * (4 * g.seats)
    if len(unseen) != 4 * g.seats or any([n < 0 or (n > 0 and g.is_out(i // 4)) for i, n in enumerate(unseen)]):
        return f"unseen_miracles: {4 * g.seats} numbers are wanted: war, magic, sky and death cards of each seat"
    x.unseen = vec[i64](unseen)
    return ""
