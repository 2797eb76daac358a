"""The board of Godstorm in the terminal: status, players, both realms; on a small screen only the relevant one."""

from __future__ import annotations

from rich.text import Text

from feldherr.cli.table.godstorm_words import LETTERS, TEMPLE, people, relics_of, short_title
from feldherr.cli.table.names import Names
from feldherr.cli.table.territories import GAP, beside, continents, flow, packed, side_by_side
from feldherr.editions import wording
from feldherr.engine.play import Beginning, choices, question
from feldherr.engine.state import State
from feldherr.engine.step import BLOTTED
from feldherr.godstorm import questions
from feldherr.godstorm.announced import under_way
from feldherr.godstorm.names import DEATH, FLAMES, HEAVEN, SKY, SPACE, WAR, feature
from feldherr.godstorm.score import score, standing
from feldherr.godstorm.state import UNBID, godstorm, heaven_of
from feldherr.locales import say
from feldherr.rules.questions import Occupying
from feldherr.rules.troops import held, on_board
from feldherr.rules.turn import Turn

BELOW = 30  # columns of the Underworld in a column
BOTH = 80 + BELOW  # columns for both realms beside each other


def draw(view: State, names: Names, width: int, room: int = 0) -> list[Text]:
    """The whole table, or as much of it as fits so many rows (0: there is no end of rows): what the question is about comes first."""
    earth = continents(view, names, width if width < BOTH else width - BELOW - GAP)
    below = underworld(view, names, width)
    realms = side_by_side(earth, column(view, names), width - BELOW) if width >= BOTH else [*earth, *below]
    whole = [*heading(view, names, width), *realms]
    brief = [status(view, names, width), *players(view, names, width, False), *notes(view, names)]
    least = [*brief, *summary(view, names, width)]
    one = [*brief, *below] if is_below(view) else [*brief, *earth, *summary(view, names, width)]
    top, paired = status(view, names, width), pairs(view, names, width)
    small = below if is_below(view) else packed(view, names, width)
    tight = [top, *paired, *notes(view, names), *(below if is_below(view) else earth)]
    layouts = ([*whole, Text(say("term-key"), style="dim")], whole, one, tight, [top, *paired, *notes(view, names), *small], [top, *small])
    return next((table for table in layouts if not room or len(table) <= room), least)


def heading(view: State, names: Names, width: int) -> list[Text]:
    """Status, players, and what has changed the board."""
    return [status(view, names, width), *players(view, names, width, True), *notes(view, names)]


def is_below(view: State) -> bool:
    """Whether the question is about the Underworld."""
    match question(view):
        case questions.Naming(asked=(seat,)):
            return any(SPACE <= t < HEAVEN for o in choices(view, seat) for t in o.on)
        case questions.Returning() | questions.LeavingTheHeaven():
            return True
        case questions.Invading(below=below):
            return below
        case Occupying(dst=dst):
            return dst >= view.lands
    inv = under_way(view)
    return inv is not None and inv.dst >= view.lands


# ---- status -----------------------------------------------------------------------------------------------------------------------


def setting_up(view: State) -> Beginning | None:
    """The set-up, as long as it goes on."""
    return next((step for step in view.stack if isinstance(step, Beginning)), None)


def status(view: State, names: Names, width: int) -> Text:
    """Epoch, whose turn it is, which of the ten steps."""
    line = Text().append("Godstorm", style="bold")
    if view.winners:
        return line.append(f"  {say('term-over')}", style="bold")
    if begun := setting_up(view):
        return line.append(f"  {say('term-set-up', phase=wording.phase(view.rules.setup[begun.phase()].name))}")
    most = int(view.rules.turn_limit)
    line.append(f"  {say('term-epoch-of' if most else 'term-epoch', n=int(view.round + 1), most=most)}  ")
    if view.seat < 0:
        return line.append(say("term-bids"))
    line.append(say("term-turn", who=names.side(view.seat)), style=f"bold {names.style(view.seat)}")
    step = next((turn.phase() for turn in view.stack if isinstance(turn, Turn)), 0)
    line.append(f"  {say('term-step', n=int(step + 1), phase=wording.phase(view.rules.turn[step].name))}")
    goal = f"  {say('term-goal-points')}"
    return line.append(goal) if line.cell_len + len(goal) <= width else line


def notes(view: State, names: Names) -> list[Text]:
    """The maelstrom, sunken Atlantis, sacred ground."""
    x = godstorm(view)
    out = []
    if x.maelstrom >= 0:
        ends = [names.territory(t) for t in (x.maelstrom // 64, x.maelstrom % 64)]
        out.append(say("term-maelstrom", a=ends[0], b=ends[1]))
    out += [say("term-sunk")] if x.sunk else []
    barred = [names.territory(t) for t in range(view.lands) if x.barred >> t & 1]
    out += [say("term-barred", list=", ".join(barred))] if barred else []
    return [Text(" ".join(out))] if out else []


# ---- players ----------------------------------------------------------------------------------------------------------------------

DEAD = 10  # the column of the dead
SIDES = "<<<>>>><><><"  # numbers to the right
UNITS = ("", "", "", "p", "t", "a", "f", "", TEMPLE, "", "", "")


def players(view: State, names: Names, width: int, headed: bool) -> list[Text]:
    """A row for each player, with letters for units; or under headings, and what does not fit there in lines of its own."""
    rows = [_row(view, names, side) for side in range(view.sides)]
    if not headed:
        return _rows(view, names, [_with_units(row) for row in rows], width)
    table = [[h if width >= BOTH else h[:6] for h in say("term-columns").split()], *rows]
    relics: list[Text] = []
    if _length(table) > width:
        relics = [Text(f"{names.mark(s)} {short_title(c)}") for s in range(view.seats) for c in relics_of(view, s)]
        table = [[*row[:-1], ""] for row in table]
    if _length(table) > width:
        table = [[row[0], row[1][:4], *row[2:]] for row in table]
    wide = _widths(table)
    head = _spread(["   " + table[0][0], *table[0][1:]], [wide[0] + 3, *wide[1:]], width)
    below = flow([Text(say("term-relics")), *relics], width) if relics else []
    return [Text(head, style="underline"), *_rows(view, names, table[1:], width, wide), *below]


def _with_units(row: list[str]) -> list[str]:
    cells = [cell + (unit if cell not in ("", "-") else "") for cell, unit in zip(row, UNITS, strict=True)]
    return [*cells[:DEAD], say("term-dead", n=cells[DEAD]) if cells[DEAD] else "", *cells[DEAD + 1 :]]


def _widths(rows: list[list[str]]) -> list[int]:
    return [max(map(len, column)) for column in zip(*rows, strict=True)]


def _length(rows: list[list[str]]) -> int:
    """How long the longest row is, with marks and gaps."""
    return sum(_widths(rows)) + len(SIDES) - 1 + 3


def _rows(view: State, names: Names, rows: list[list[str]], width: int, wide: list[int] | None = None) -> list[Text]:
    """Marks and cells in the players' colours."""
    wide = wide or _widths(rows)
    out = []
    for side, row in enumerate(rows):
        line = Text(">" if side == view.seat else " ", style="bold")
        line.append(f"{names.mark(side)} {row[0]:{wide[0]}}", style=f"bold {names.style(side)}")
        out.append(line.append(f" {_spread(row[1:], wide[1:], width - line.cell_len - 1)}"))
    return out


def pairs(view: State, names: Names, width: int) -> list[Text]:
    """The same for a small screen: the most important of it, two players in a row."""
    cells = []
    for side in range(view.sides):
        row = _with_units(_row(view, names, side))
        cell = Text(">" if side == view.seat else " ", style="bold")
        cell.append(f"{names.mark(side)} {row[0][:8]}", style=f"bold {names.style(side)}")
        cells.append(cell.append(f" {' '.join(row[i] for i in (2, 3, 5, 6, 7, 9) if row[i])}"))
    return [beside(cells[i : i + 2], width // 2) for i in range(0, len(cells), 2)]


def _spread(cells: list[str], wide: list[int], width: int) -> str:
    """Cells under each other, numbers to the right; the last one takes the room there is."""
    right = SIDES[len(SIDES) - len(cells) :]
    text = " ".join(f"{cell:{to}{n}}" for cell, n, to in zip(cells, wide, right, strict=True)).rstrip()
    return text if len(text) <= width else text[: width - 1] + "…"


def _row(view: State, names: Names, side: int) -> list[str]:
    """What all may know of a side."""
    x = godstorm(view)
    people_of = people(view, side)
    lands, armies = str(held(view, side)), str(on_board(view, side))
    if side >= view.seats:
        return [names.side(side).removeprefix("the "), people_of, "", "", lands, armies, *[""] * 6]
    if view.is_out(side):
        return [names.side(side), people_of, say("term-out"), *[""] * 9]
    gods = "".join(LETTERS[k] if x.in_play(side, k) else "-" for k in range(4))
    cards = " ".join(f"{x.held(side, k)}{LETTERS[k]}" for k in (WAR, SKY, DEATH) if x.held(side, k)) or "-"
    dead = str(view.armies[heaven_of(view, side)]) if people_of else "0"
    relics = ", ".join(short_title(c) for c in relics_of(view, side)) or "-"
    armies += f"+{view.reserve[side]}" if view.reserve[side] else ""
    points, faith, temples = str(score(view, side)), str(x.faith[side]), str(standing(view, side)[2])
    return [names.side(side), people_of, _turn(view, side), points, lands, armies, faith, gods, temples, cards, dead, relics]


def _turn(view: State, side: int) -> str:
    """The turn-order token; before there is one, the bid."""
    x = godstorm(view)
    if setting_up(view):
        return ""
    if x.token(side):
        return say("term-turns").split()[x.token(side) - 1]
    return "" if x.bid[side] == UNBID else say("term-bid-of", n="?" if x.bid[side] == BLOTTED else int(x.bid[side]))


# ---- the Underworld -----------------------------------------------------------------------------------------------------------------


def underworld(view: State, names: Names, width: int) -> list[Text]:
    """The thirteen spaces in columns, and the heavens above them."""
    across = max(1, (width + 1) // (BELOW - 3))
    wide = width // across
    cells = [_space(view, names, t) for t in range(SPACE, HEAVEN)]
    tall = -(-len(cells) // across)
    rows = [beside(cells[i::tall], wide) for i in range(tall)]
    return [*flow([_title(), *_heavens(view, names), _flames()], width), *rows]


def column(view: State, names: Names) -> list[Text]:
    """The same as one column, for a wide screen."""
    cells = [_space(view, names, t) for t in range(SPACE, HEAVEN)]
    return [_title(), *cells, *flow(_heavens(view, names), BELOW), _flames()]


def _title() -> Text:
    return Text(say("map-underworld"), style="bold underline")


def _space(view: State, names: Names, t: int) -> Text:
    """Number, what is on it, who stands there, where it leads."""
    side = view.owner[t]
    what = say("term-features").split()  # as many letters each as the longest of them
    on_it = ["", *what][feature(t)].ljust(max(map(len, what)))
    cell = Text(f"{t - SPACE + 1:2} {on_it} ", style=names.style(side) if side >= 0 else "")
    cell.append(f"{names.mark(side)}{view.armies[t] or '':<3}", style="bold")
    return cell.append(f">{' '.join(str(u - SPACE + 1) for u in view.rules.board.adjacent[t])}")


def _heavens(view: State, names: Names) -> list[Text]:
    """Each player's heaven and its dead."""
    out = []
    for side in range(view.seats):
        if people(view, side) and not view.is_out(side):
            place = heaven_of(view, side)
            cell = Text(f"{names.territory(place)} ").append(f"{names.mark(side)}{view.armies[place]}", style=names.style(side))
            out.append(cell)
    return out


def _flames() -> Text:
    return Text(say("term-flames", list=" ".join(f"{min(pair)}|{max(pair)}" for pair in sorted(FLAMES, key=min))))


def summary(view: State, names: Names, width: int) -> list[Text]:
    """The Underworld in a line; none if nobody is there."""
    said = []
    for side in range(view.seats):
        here = [f"{names.territory(t)} {view.armies[t]}" for t in range(SPACE, HEAVEN) if view.owner[t] == side]
        said += [f"{names.mark(side)} {', '.join(here)}"] if here else []
    line = Text(f"{say('map-underworld')}: {'; '.join(said)}")
    line.truncate(width, overflow="ellipsis")
    return [line] if said else []
