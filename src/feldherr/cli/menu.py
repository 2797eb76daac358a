"""What may be answered, numbered and in few lines."""

from __future__ import annotations

from rich.text import Text

from feldherr.cli.board import forces
from feldherr.cli.names import Names
from feldherr.engine.action import SHAPES, Option, verb_of
from feldherr.engine.state import State

MANY = 40  # more pairs of territories than these are asked for in two steps
GAP = 2


class Menu:
    """The options of one question. 0 is `done`; in a long list of pairs a number first picks where from."""

    def __init__(self, options: list[Option], view: State, names: Names, hides: bool = False) -> None:
        self.options = options
        self.hides = hides  # there may be more answers in the hand, which not all may see
        self.view = view
        self.names = names
        self.entries: list[list[Option]] = []
        pairs = [o for o in options if _shape(o) == "tt#"]
        self.folded = len(pairs) > MANY and len({o.on[0] for o in pairs}) > 1
        for o in options:
            if o.verb == "done":
                continue
            if self.folded and _shape(o) == "tt#" and self.entries and self._same_start(self.entries[-1][0], o):
                self.entries[-1].append(o)
            else:
                self.entries.append([o])

    @property
    def one(self) -> Option | None:
        """The only option, if there is but one and it is about a number alone (dice, moving in)."""
        return self.options[0] if len(self.options) == 1 and not self.options[0].on else None

    def pick(self, number: int) -> list[Option]:
        """The options behind a number; none if there is no such number."""
        if number == 0:
            return [o for o in self.options if o.verb == "done"]
        return self.entries[number - 1] if number <= len(self.entries) else []

    def lines(self, width: int, room: int = 1000) -> list[Text]:
        """The list, a heading for each verb; closer together if it would not fit otherwise."""
        if self.one is not None:
            return self._hint()
        tidy = self._lines(width, True)
        return tidy if len(tidy) <= room else self._lines(width, False)

    def _lines(self, width: int, aligned: bool) -> list[Text]:
        groups: dict[str, list[Text]] = {}
        for i, entry in enumerate(self.entries, 1):
            groups.setdefault(self._title(entry[0]), []).append(self._cell(i, entry))
        out: list[Text] = []
        for head, cells in groups.items():
            out += _flow(head if len(groups) > 1 or " " in head else "", cells, width, aligned)
        if any(o.verb == "done" for o in self.options):
            out.append(_cell(0, Text("done")))
        return out + self._hint()

    def _hint(self) -> list[Text]:
        return [Text("   hand: look at your cards and missions first")] if self.hides else []

    def _same_start(self, a: Option, b: Option) -> bool:
        return _shape(a) == _shape(b) and a.verb == b.verb and a.on[0] == b.on[0]

    def _title(self, o: Option) -> str:
        if _shape(o) == "tt#" and not self.folded:
            return f"{o.verb} {self.place(o.on[0])} >"
        return f"{o.verb} from" if self.folded and _shape(o) == "tt#" else o.verb

    def _cell(self, i: int, entry: list[Option]) -> Text:
        o = entry[0]
        shape = _shape(o)
        if shape == "tt#":
            return _cell(i, self._territory(o.on[0] if self.folded else o.on[1]))
        if o.on and shape[0] == "t":
            return _cell(i, self._territory(o.on[0]))
        label = ", ".join(self.names.thing(kind, thing) for kind, thing in zip(shape, o.on, strict=False))
        return _cell(i, Text(label + (f" for {o.high}" if o.verb == "trade" else "")))

    def _territory(self, t: int) -> Text:
        side = self.view.owner[t]
        if side < 0:
            return Text(self.names.territory(t))
        cell = Text(f"{self.names.territory(t)} ")
        return cell.append(f"{self.names.mark(side)}{forces(self.view, self.names, t)}", style=self.names.style(side))

    def place(self, t: int) -> str:
        """A territory with its armies."""
        return f"{self.names.territory(t)} {forces(self.view, self.names, t)}"


def _shape(o: Option) -> str:
    return SHAPES[verb_of(o.packed)]


def _cell(i: int, label: Text) -> Text:
    return Text(f"{i:2} ", style="bold").append_text(label)


def _flow(head: str, cells: list[Text], width: int, aligned: bool) -> list[Text]:
    """Cells behind their heading, in as many lines as they need; in columns, or just one after the other."""
    wide = max(c.cell_len for c in cells) + GAP if aligned and ">" not in head else 0
    line = Text(f"{head} " if head else "")
    indent = min(line.cell_len, 4)
    out = [line]
    for cell in cells:
        if line.cell_len + max(cell.cell_len, wide - GAP) > width and line.cell_len > indent:
            line = Text(" " * indent)
            out.append(line)
        line.append_text(cell).append(" " * max(GAP, wide - cell.cell_len))
    return out
