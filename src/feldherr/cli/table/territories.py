"""The territories in the terminal: continents in columns, each territory with owner, pieces and armies."""

from __future__ import annotations

from rich.text import Text

from feldherr.cli.table.godstorm_words import SUNK, marks, sunken
from feldherr.cli.table.names import Names
from feldherr.engine.state import State
from feldherr.rules.capital import Capitals
from feldherr.rules.troops import holds_all

NARROWEST = 18
WIDEST = 30
GAP = 2
SHORT = 14  # letters of a name where there is little room


def continents(view: State, names: Names, width: int) -> list[Text]:
    """The continents in as many columns as fit, evenly filled."""
    across = max(1, min(4, (width + GAP) // (NARROWEST + GAP)))
    wide = min(WIDEST, (width + GAP) // across - GAP)
    columns: list[list[Text]] = [[] for _ in range(across)]
    members = view.rules.board.members
    for c in sorted(range(len(members)), key=lambda c: -len(members[c])):
        column = min(columns, key=len)
        column += _continent(view, names, c, wide)
    return [beside([col[i] if i < len(col) else Text() for col in columns], wide + GAP) for i in range(max(map(len, columns)))]


def packed(view: State, names: Names, width: int) -> list[Text]:
    """The same for a small screen: one territory after the other, in as few rows as they need."""
    cells: list[Text] = []
    for c, members in enumerate(view.rules.board.members):
        cells += [_head(view, names, c), *[_small(view, names, t) for t in members]]
    return flow(cells, width)


def _small(view: State, names: Names, t: int) -> Text:
    side = view.owner[t]
    mark = SUNK if sunken(view, t) else names.mark(side)
    cell = Text(style=names.style(side) if side >= 0 else "").append(f"{mark}{forces(view, names, t) if side >= 0 else ''}", style="bold")
    return cell.append(f" {names.short(t, SHORT)} {marks(view, t)}".rstrip())


def flow(cells: list[Text], width: int) -> list[Text]:
    """Cells one after the other, in as many lines as they need."""
    out: list[Text] = []
    for cell in cells:
        if out and out[-1].cell_len + GAP + cell.cell_len <= width:
            out[-1].append(" " * GAP).append_text(cell)
        else:
            out.append(cell.copy())
    return out


def _continent(view: State, names: Names, c: int, wide: int) -> list[Text]:
    return [_head(view, names, c), *[territory(view, names, t, wide) for t in view.rules.board.members[c]]]


def _head(view: State, names: Names, c: int) -> Text:
    """A continent, its bonus, and who holds all of it."""
    board = view.rules.board
    holder = next((s for s in range(view.sides) if holds_all(view, s, board.members[c])), -1)
    head = Text().append(f"{names.continent(c)} +{board.bonus[c]}", style="bold underline")
    if holder >= 0:
        head.append(f" {names.mark(holder)}", style=f"bold {names.style(holder)}")
    return head


def territory(view: State, names: Names, t: int, wide: int) -> Text:
    """Owner's mark, name, what else stands there, armies."""
    side = view.owner[t]
    strength = "" if side < 0 else forces(view, names, t)
    tail = "*" if capital_of(view, t) >= 0 else f" {marks(view, t)}".rstrip()
    mark = f"{SUNK if sunken(view, t) else names.mark(side)} "
    room = wide - 1 - len(mark) - len(strength)
    colour = names.style(side) if side >= 0 else ""
    row = Text(style=colour).append(mark, style="bold")
    row.append(f"{names.short(t, room - len(tail)) + tail:{room}} ")
    return row.append(strength, style="bold")


def forces(view: State, names: Names, t: int) -> str:
    """How many armies stand there, and whose, where team mates share it."""
    if len(view.force) > 0:
        there = [(s, view.force[t * view.seats + s]) for s in range(view.seats) if view.force[t * view.seats + s]]
        if len(there) > 1:
            return " ".join(f"{n}{names.mark(s)}" for s, n in there)
    return str(view.armies[t])


def capital_of(view: State, t: int) -> int:
    """Whose capital it is, as far as the view knows."""
    x = view.extra
    return next((s for s in range(view.seats) if x.at[s] == t), -1) if isinstance(x, Capitals) else -1


def beside(cells: list[Text], wide: int) -> Text:
    """Cells in a row, each so many letters wide."""
    line = Text()
    for cell in cells:
        padded = cell.copy()
        padded.truncate(wide - 1)
        line.append_text(padded)
        line.append(" " * (wide - padded.cell_len))
    line.rstrip()
    return line


def side_by_side(left: list[Text], right: list[Text], wide: int) -> list[Text]:
    """Two blocks as one; the left one is so many letters wide."""
    rows = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        line.append(" " * (wide - line.cell_len))
        rows.append(line.append_text(right[i]) if i < len(right) else line)
    return rows
