"""The numbered list of legal moves."""

from __future__ import annotations

import textwrap

from rich.text import Text

from feldherr.cli.input.verbs import shown
from feldherr.cli.table.godstorm_questions import is_place, label
from feldherr.cli.table.godstorm_words import is_storm, marks
from feldherr.cli.table.names import Names
from feldherr.cli.table.territories import forces
from feldherr.engine.action import SHAPES, Option, verb_of
from feldherr.engine.play import asked, question
from feldherr.engine.state import State
from feldherr.godstorm.names import CARD, WORD
from feldherr.godstorm.questions import Invasion
from feldherr.locales import say

MANY = 40  # more pairs of territories than these are asked for in two steps
FEW = 12  # the same on a small screen, and of gods and territories
GAP = 2


class Menu:
    """The options of one question. 0 is `done`; in a long list of pairs a number first picks where from."""

    def __init__(self, options: list[Option], view: State, names: Names, hides: bool = False, many: int = MANY) -> None:
        verbs = list(dict.fromkeys(o.verb for o in options))
        self.options = sorted(options, key=lambda o: verbs.index(o.verb))
        self.hides = hides  # there may be more answers in the hand, which not all may see
        self.view = view
        self.names = names
        self.folded = {verb for verb in verbs if _folds([o for o in options if o.verb == verb and _pair(o)], many)}
        entries: dict[object, list[Option]] = {}
        for o in self.options:
            if o.verb != "done" and not (_is_card(o) and self._own(o) in entries):
                key = (o.verb, o.on[0]) if o.verb in self.folded else self._own(o) if _is_card(o) else o.packed
                entries.setdefault(key, []).append(o)  # of a card with several copies the first will do
        self.entries = list(entries.values())

    @property
    def one(self) -> Option | None:
        """The only option but for `done`, if it is about a number alone (dice, moving in, a bid)."""
        real = [o for o in self.options if o.verb != "done"]
        if len(real) == 1 and real[0].verb == "attack" and isinstance(question(self.view), Invasion):
            return real[0]
        return self.options[0] if len(self.options) == 1 and not self.options[0].on else None

    def pick(self, number: int) -> list[Option]:
        """The options behind a number; none if there is no such number."""
        if number == 0:
            return [o for o in self.options if o.verb == "done"]
        return next((entry for i, entry in self._numbered() if i == number), [])

    def _numbered(self) -> list[tuple[int, list[Option]]]:
        """The entries and their numbers; a turn-order token has its own."""
        return [(entry[0].low if entry[0].verb == "token" else i, entry) for i, entry in enumerate(self.entries, 1)]

    def lines(self, width: int, room: int = 1000) -> list[Text]:
        """The list, a heading for each verb; closer together if it would not fit otherwise."""
        if self.one is not None:
            return self._hint()
        tidy = self._lines(width, True)
        return tidy if len(tidy) <= room else self._lines(width, False)

    def _lines(self, width: int, aligned: bool) -> list[Text]:
        groups: dict[str, list[Text]] = {}
        cards = {self._title(entry[0]) for entry in self.entries if _is_card(entry[0])}
        for i, entry in self._numbered():
            groups.setdefault(self._title(entry[0]), []).append(_cell(i, self._label(entry)))
        out: list[Text] = []
        for head, cells in groups.items():
            title = head if len(groups) > 1 or " " in head else ""
            out += _paragraphs(cells, width, aligned) if head in cards else _flow(title, cells, width, aligned)
        if any(o.verb == "done" for o in self.options):
            out.append(_cell(0, Text(shown("done"))))
        return out + self._hint()

    def _hint(self) -> list[Text]:
        return [Text(f"   {say('term-look-first')}")] if self.hides else []

    def _title(self, o: Option) -> str:
        if not _pair(o):
            return shown(o.verb)
        if o.verb in self.folded:
            return say("term-from", verb=shown(o.verb)) if _shape(o)[0] == "t" else shown(o.verb)
        return f"{shown(o.verb)} {self.place(o.on[0]) if _shape(o)[0] == 't' else self._own(o)} >"

    def _label(self, entry: list[Option]) -> Text:
        o = entry[0]
        shape = _shape(o)
        if _pair(o) and o.verb not in self.folded:
            return self._territory(o.on[1])
        if o.on and (shape[0] == "t" or (shape == "x" and is_place(o.on[0]))):
            return self._territory(o.on[0])
        if is_storm(self.view):
            return Text(self._own(o))
        said = ", ".join(self.names.thing(kind, thing) for kind, thing in zip(shape, o.on, strict=False))
        return Text(say("term-set-for", list=said, n=int(o.high)) if o.verb == "trade" else said)

    def _own(self, o: Option) -> str:
        """What only one mode has words for."""
        return label(self.view, self.names, asked(self.view), o)

    def _territory(self, t: int) -> Text:
        side = self.view.owner[t]
        cell = Text(" ".join([self.names.territory(t), *([there] if (there := marks(self.view, t)) else [])]))
        if side < 0:
            return cell
        return cell.append(" ").append(f"{self.names.mark(side)}{forces(self.view, self.names, t)}", style=self.names.style(side))

    def place(self, t: int) -> str:
        """A territory with its armies."""
        return f"{self.names.territory(t)} {forces(self.view, self.names, t)}"


def _shape(o: Option) -> str:
    return SHAPES[verb_of(o.packed)]


def _pair(o: Option) -> bool:
    """Whether it is about a place and something before it: where from, which god."""
    return _shape(o)[:2] in ("tt", "wt")


def _folds(pairs: list[Option], many: int) -> bool:
    """Whether there are too many pairs for one list."""
    most = FEW if pairs and _shape(pairs[0])[0] == "w" else many
    return len(pairs) > most and len({o.on[0] for o in pairs}) > 1


def _is_card(o: Option) -> bool:
    return o.verb == "play" or (o.verb == "choose" and CARD <= o.on[0] < WORD)


def _cell(i: int, label: Text) -> Text:
    return Text(f"{i:2} ", style="bold").append_text(label)


def _paragraphs(cells: list[Text], width: int, whole: bool) -> list[Text]:
    """Each cell in lines of its own; in one line, if it can't be told whole."""
    out: list[Text] = []
    for cell in cells:
        lines = textwrap.wrap(cell.plain, max(width - 1, 20), subsequent_indent="     ", drop_whitespace=True)
        cut = len(lines) > 1 and not whole
        out += [Text(f"{lines[0][: width - 2]}…")] if cut else [Text(line) for line in lines]
    return out


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
