"""Reading a table from the lines of a position, and seeing whether it can be played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.play import advance, judge, options, players
from feldherr.engine.state import ASIDE, DECK, HIDDEN, LAID, PILE, State
from feldherr.engine.step import BLOTTED, REASONS, START, Phase, Rng, Step
from feldherr.engine.text import Lexicon, TextError, read_number
from feldherr.engine.view import guess, observe

MOST_STEPS: Final = 40
MANY: Final = 10**15
SCALARS: Final = ("first", "round", "trades", "gained", "taken", "traded", "bonus")
ONCE: Final = ("turn", "view", "phase", "over", *SCALARS)
CARDS_AT: Final[dict[str, i64]] = {"deck": DECK, "aside": ASIDE, "laid": LAID}
NUMBERS: Final = ("seat", "n", "src", "dst", "side", "m")


class _Any(Rng):
    """Fills in what a view hides, the first thing that may be there: a text that can be guessed like this can be played."""

    def below(self, n: i64) -> i64:
        if n < 1:
            raise TextError("more is hidden than there can be: too many unseen cards, or no place left for a secret of the mode")
        return 0


class Reading:
    """A table that is being read."""

    def __init__(self, g: State) -> None:
        self.g: State = g
        self.unseen: Final = [0] * (g.sides + 1)
        self.words: Final = Lexicon(g.rules, g.seats)
        self.rows: dict[str, list[int]] = {}
        self.steps: list[list[str]] = []
        self.phase: str = ""
        self.named: set[int] = set()
        self.rest: tuple[int, int] = (NOBODY, 0)  # whose the other territories are, and how many armies stand there
        self.other_cards: i64 = HIDDEN  # where the cards are that no line names; HIDDEN: no line says
        self.seen: set[str] = set()
        self.extra: Final = [name for name, _ in g.extra.rows(g)]
        g.seat = 0

    def take(self, w: list[str]) -> None:
        """One line."""
        if not w or w[0].startswith("#"):
            return
        key = w[0]
        if key in ONCE and key in self.seen:
            raise TextError(f"there is a {key} line already")
        self.seen.add(key)
        if key == "turn" and len(w) == 2:
            self.g.seat = NOBODY if w[1] == "nobody" else self.seat(w[1])
        elif key in SCALARS and len(w) == 2:
            self.scalar(key, read_number(w[1], MANY))
        elif key == "out" and len(w) == 2:
            self.g.out |= 1 << self.seat(w[1])
        elif key == "over" and len(w) == 3:
            self.g.winners = read_number(w[1])
            self.g.reason = read_number(w[2])
        elif key == "armies" and len(w) >= 2:
            self.armies(self.side(w[1]), w[2:])
        elif key == "reserve" and len(w) == 3:
            self.g.reserve[self.side(w[1])] = read_number(w[2], MANY)
        elif key == "hand" and len(w) >= 2:
            self.cards(self.hand_of(w[1]), w[2:])
        elif key == "under" and len(w) >= 2:
            self.cards(PILE - read_number(w[1], MANY), w[2:])
        elif key in CARDS_AT:
            self.cards(CARDS_AT[key], w[1:])
        elif key == "phase" and len(w) >= 2:
            self.phase = " ".join(w[1:])
        elif key == "step" and len(w) >= 2:
            self.steps.append(w[1:])
        elif key == "view" and len(w) == 2:
            self.g.viewer = NOBODY if w[1] == "nobody" else self.seat(w[1])
        elif key == "unseen" and len(w) == 3:
            self.unseen[self.g.sides if w[1] == "aside" else self.hand_of(w[1])] = read_number(w[2])
        elif key in self.extra:
            self.rows[key] = [self.number(self.g.extra.names(key), x) for x in w[1:]]
        else:
            raise TextError(f"a position has no line like this in {self.g.rules.name}")

    def number(self, kind: str, word: str) -> int:
        """A number of a row, which may be written as the name of what it stands for."""
        if word in ("-", "?"):
            return NOBODY if word == "-" else BLOTTED
        return _signed(word) if not kind or word.removeprefix("-").isdigit() else self.words.find(kind, word)

    def seat(self, word: str) -> i64:
        n = read_number(word)
        if n >= self.g.seats:
            raise TextError(f"there is no seat {n}")
        return n

    def side(self, word: str) -> i64:
        n = self.words.find("s", word) if word.startswith("neutral") else self.seat(word)
        if n >= self.g.sides:
            raise TextError(f"there is no {word} at this table")
        return n

    def scalar(self, key: str, n: i64) -> None:
        g = self.g
        if key == "first":
            g.first = self.seat(str(n))
        elif key == "round":
            g.round = n
        elif key == "trades":
            g.trades = n
        elif key == "gained":
            g.gained = n
        elif key == "taken":
            g.taken = n
        elif key == "traded":
            g.traded = n
        else:
            g.bonus = n

    def armies(self, side: i64, w: list[str]) -> None:
        g = self.g
        if len(w) % 2:
            raise TextError("territories and numbers go in pairs")
        for i in range(0, len(w), 2):
            n = read_number(w[i + 1], MANY)
            if w[i] == "rest":
                if self.rest[1] > 0:
                    raise TextError("only one side can have the rest")
                self.rest = (side, n)
                continue
            t = self.words.find("t", w[i])
            if n == 0:
                raise TextError(f"{w[i]} needs at least one army")
            if g.owner[t] != NOBODY and not self.may_share(t, side):
                raise TextError(f"{w[i]} is taken already")
            self.put(t, side, n)

    def may_share(self, t: i64, side: i64) -> bool:
        g = self.g
        return len(g.force) > 0 and g.team(g.owner[t]) == g.team(side) and g.force[t * g.seats + side] == 0

    def put(self, t: i64, side: i64, n: i64) -> None:
        g = self.g
        g.armies[t] += n
        if len(g.force) == 0:
            g.owner[t] = side
            return
        g.force[t * g.seats + side] = n
        g.lead(t)

    def hand_of(self, word: str) -> i64:
        """The side whose hand it is."""
        side = self.side(word)
        if self.g.rules.teams and side > 1:
            raise TextError("a team's cards are in the hand of seat 0 or 1")
        return side

    def cards(self, place: i64, names: list[str]) -> None:
        g = self.g
        for name in names:
            if name == "rest":
                if self.other_cards != HIDDEN:
                    raise TextError("the rest of the cards can be in one place only")
                self.other_cards = place
                continue
            c = self.words.find("c", name)
            if c in self.named:
                raise TextError(f"the card {name} is in two places")
            if g.cards[c] == ASIDE:
                raise TextError(f"{g.rules.name} has no card {name}")
            self.named.add(c)
            g.cards[c] = place

    def place_other_cards(self) -> None:
        """The cards that no line names: where `rest` is, else in the deck, unless a line has said what the deck is."""
        if "deck" in self.seen and ("view" in self.seen or "unseen" in self.seen):
            raise TextError("a view doesn't know the deck: remove the deck line")
        others = [c for c in range(len(self.g.cards)) if c not in self.named and self.g.cards[c] == DECK]
        if self.other_cards != HIDDEN:
            for c in others:
                self.g.cards[c] = self.other_cards
        elif "deck" in self.seen and others:
            names = ", ".join([self.words.cards[c] for c in others[:3]]) + (" …" if len(others) > 3 else "")
            raise TextError(f"no line says where these cards are: {names}; one line of cards can end with rest")

    def finish(self, run: bool) -> State:
        """Put the table together and see whether it can be played; run it until somebody is asked, or not."""
        g = self.g
        self.place_other_cards()
        side, n = self.rest
        for t in range(g.lands):
            if g.owner[t] == NOBODY and n > 0:
                self.put(t, side, n)
        self.check_board()
        view = "view" in self.seen or "unseen" in self.seen
        if view:
            self.hide()
        g.extra.modernize(self.steps, self.rows)
        for w in self.steps:
            g.push(self.step(w))
        why = g.extra.read(g, self.rows)
        if why:
            raise TextError(why)
        viewer = g.viewer if "view" in self.seen else g.seat
        if view:
            self.g = g = guess(g, viewer, _Any())
        self.begin_or_go_on(run)
        return observe(g, viewer) if view else g

    def hide(self) -> None:
        """What one seat sees: the cards that nobody named are hidden, but for those that are no secret."""
        g = self.g
        g.unseen = vec[i64](self.unseen)
        for c in range(len(g.cards) - g.rules.open_cards()):
            if g.cards[c] == DECK:
                g.cards[c] = HIDDEN

    def begin_or_go_on(self, run: bool) -> None:
        """Check the steps, or begin, and run until somebody is asked, if that is wanted."""
        g = self.g
        if self.steps:
            self.check_stack()
        else:
            self.begin()
        if not run:
            return
        if g.winners == 0:
            advance(g)
        for seat in players(g):
            if len(options(g, seat)) == 0:
                raise TextError(f"nothing can be answered while {g.top().name}")

    def check_board(self) -> None:
        g = self.g
        if g.seat != NOBODY:
            self.check_full()
            if g.is_out(g.seat) and g.winners == 0:
                raise TextError(f"it can't be the turn of seat {g.seat}, which is out")
        elif self.setting_up() and (g.out != 0 or g.winners != 0):
            raise TextError("nobody can be out or have won before the first turn")
        if not 0 <= g.winners < 1 << g.seats or (g.winners & g.out) != 0:
            raise TextError("over: the winners are seats that are not out, as bits")
        if g.reason >= len(REASONS):
            raise TextError(f"over: no game ends for reason {g.reason}")

    def setting_up(self) -> bool:
        return not self.steps or self.steps[0][0] == "beginning"

    def check_full(self) -> None:
        """Everybody who is in has armies, and every territory is somebody's."""
        g = self.g
        empty = [g.rules.board.territories[t] for t in range(g.lands) if g.owner[t] == NOBODY]
        if empty and not g.rules.empty_lands:
            raise TextError(f"nobody stands in {', '.join(empty[:3])}{' …' if len(empty) > 3 else ''}")
        for s in range(g.seats):
            armies = sum([g.muster(t, s) for t in range(g.lands)])
            if g.is_out(s) != (armies == 0) and (armies > 0 or not (g.winners >> s) & 1):
                raise TextError(f"seat {s} has {armies} armies and is {'' if g.is_out(s) else 'not '}out")

    def begin(self) -> None:
        """Begin the phase that was named, or else the turn, with a look at the goals that count when one begins."""
        g = self.g
        if g.seat == NOBODY:
            raise TextError("a position before the first turn needs its steps")
        if g.extra.lacks(g):
            raise TextError(f"the table lacks {g.extra.lacks(g)}")
        names = [p.name for p in g.rules.turn]
        if self.phase and self.phase not in names:
            raise TextError(f"the turn has no phase {self.phase[:40]!r}; there are {', '.join(names)}")
        i = names.index(self.phase) if self.phase else 0
        g.push(step_kinds()["turn"](g.seat, i))
        if not self.phase and g.winners == 0:
            judge(g, START)

    def step(self, w: list[str]) -> Step:
        """One step of the stack."""
        kind = step_kinds().get(w[0])
        if kind is None:
            raise TextError(f"no step is called {w[0][:40]!r}")
        if len(self.g.stack) >= MOST_STEPS:
            raise TextError("too many steps")
        given: dict[str, i64] = {}
        for word in w[1:]:
            name, _, value = word.partition("=")
            given[name] = self.place(value) if name in ("src", "dst") else read_number(value, 1 << 62)
        if sorted(given) != sorted(kind.uses.split()):
            raise TextError(f"step {w[0]} has {kind.uses or 'no numbers'}")
        return kind(*[given.get(name, 0 if name in ("n", "m") else -1) for name in NUMBERS])

    def place(self, word: str) -> i64:
        return NOBODY if word == "-" else self.words.find("t", word)

    def check_stack(self) -> None:
        """A turn or the beginning, then the step of its phase, then what may lie on that."""
        g = self.g
        bottom = g.bottom()
        if bottom.over or (bottom.name == "turn") != (g.seat >= 0):
            raise TextError(f"the lowest step must be {'the turn' if g.seat >= 0 else 'the beginning'}")
        self.check_step(bottom)
        phases = {"turn": g.rules.turn, "beginning": g.rules.setup}.get(bottom.name, ())
        for i in range(1, len(g.stack)):
            step = g.stack[i]
            if g.stack[i - 1].name not in step.over.split(", ") or (i == 1 and not _begins(phases, bottom.n, step)):
                raise TextError(f"step {step.name} can't come here")
            self.check_step(step)
        to_come = [p.gives for p in phases[bottom.n - (1 if len(g.stack) > 1 else 0) :]] if bottom.name == "beginning" else []
        if "territories" not in to_come:
            self.check_full()
        if g.extra.lacks(g) and "extra" not in to_come:
            raise TextError(f"the table lacks {g.extra.lacks(g)}")

    def check_step(self, s: Step) -> None:
        g = self.g
        if s.seat >= g.seats or s.side >= g.sides:
            raise TextError(f"step {s.name}: there is no such seat or side")
        if g.seat >= 0 and s.seat >= 0 and s.seat != g.seat and not s.anyone:
            raise TextError(f"step {s.name} asks seat {s.seat} in the turn of seat {g.seat}")
        if not s.vague and (("src" in s.uses and s.src < 0) or ("dst" in s.uses and s.dst < 0)):
            raise TextError(f"step {s.name} needs its places")
        why = s.fault(g)
        if why:
            raise TextError(f"step {s.name} {why}")


def _begins(phases: tuple[Phase, ...], n: i64, step: Step) -> bool:
    """Whether the phase before the n-th begins with that step; true where there are no phases."""
    return not phases or (n > 0 and step.name in phases[n - 1].step.split(", "))


def _signed(word: str) -> int:
    n = read_number(word.removeprefix("-"), 1 << 62)
    return -n if word.startswith("-") else n


def step_kinds() -> dict[str, type[Step]]:
    """Every kind of step by its name."""
    out: dict[str, type[Step]] = {}
    todo: list[type[Step]] = [Step]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        out[kind.name.replace(" ", "-")] = kind
    return out
