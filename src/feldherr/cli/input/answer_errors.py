"""Explains why a typed move is not possible."""

from __future__ import annotations

import difflib

from feldherr.cli.input.godstorm import misplaced
from feldherr.cli.input.verbs import flat, named, shown
from feldherr.cli.input.vocabulary import Things
from feldherr.cli.table.phrases import did_you_mean, either, span
from feldherr.engine.action import SHAPES, VERBS, Option
from feldherr.engine.state import State
from feldherr.locales import say

AIMED = ("invade", "enter")  # a single name is where to
FEW = 8  # the legal moves are listed if there are no more than that


def no_verb(word: str, verbs: list[str]) -> str:
    """The error for a word that begins no legal move."""
    if verb := named(word):
        return f"{say('term-not-now', what=shown(verb))}; {can(verbs)}"
    return say("term-no-answer", word=word) + (near(word, verbs) or f"; {can(verbs)}")


def near(word: str, verbs: list[str]) -> str:
    """A verb that looks like it."""
    known = {name: verb for verb in verbs for name in (verb, flat(shown(verb)))}
    return did_you_mean([shown(known[hit]) for hit in difflib.get_close_matches(word, known, 1)])


def can(verbs: list[str]) -> str:
    """The legal verbs in a sentence: `you can type attack or done`."""
    return say("term-can", list=either([shown(verb) for verb in verbs if verb != "done"] + [shown("done")] * ("done" in verbs)))


class Trouble:
    """Explains a legal verb followed by words that fit no legal move."""

    def __init__(self, things: Things, verb: str, options: list[Option], view: State, seat: int) -> None:
        self.things = things
        self.verb = verb
        self.shape = SHAPES[VERBS[verb][0]].replace("#", "")
        self.options = options
        self.view = view
        self.seat = seat

    def told(self, words: list[str]) -> str:
        """The error message."""
        below = self.shape[:1] == "t" and any(self.things.is_below(o.on[0]) for o in self.options)
        tokens = [w for w in words if below or not w.isdigit()]
        if refusal := misplaced(self.verb, tokens, self.view):
            return refusal
        if not self.shape and self.options[0].low < self.options[0].high:
            return say("term-type-number", span=span(self.options))
        if not self.shape:
            return say("term-stands-alone", verb=shown(self.verb))
        if not tokens:
            return say("term-wants-names", verb=shown(self.verb), n=len(self.shape), example=self.things.phrase(self.options[0]))
        used, first = self.things.longest(self.shape[0], tokens)
        return self._first(tokens, used, first) or self._second(tokens[used:], [o for o in self.options if o.on[0] in first])

    def _first(self, tokens: list[str], used: int, first: set[int]) -> str:
        """What is the matter with the first name; '' if nothing is."""
        if not used:
            return self.things.none(self.shape[0], tokens)
        if len(first) > 1 and tokens[used : used + 1] and tokens[used].isdigit():
            return say("term-there-is-no", name=" ".join(tokens[: used + 1]))
        if any(o.on[0] in first for o in self.options):
            return ""
        aims = self.verb in AIMED and self.view.owner[min(first)] != self.seat and all(w.isdigit() for w in tokens[used:])
        return self._out_of_reach(min(first)) if aims else self._elsewhere(min(first))

    def _second(self, rest: list[str], here: list[Option]) -> str:
        """What is the matter with what follows the first name."""
        name = self.things.called(self.shape[0], here[0].on[0])
        if len(self.shape) < 2:
            return say("term-too-many-words", name=name)
        if rest and not self.things.longest(self.shape[1], rest)[0]:
            return self.things.none(self.shape[1], rest)
        others = self.things.all_called(self.shape[1], [o.on[1] for o in here])
        return say("term-goes-only-with", what=f"{shown(self.verb)} {name}", list=either(others))

    def _out_of_reach(self, thing: int) -> str:
        reach = self.things.all_called("t", [o.on[1] for o in self.options])
        return say("term-out-of-reach", what=f"{shown(self.verb)} {self.things.called('t', thing)}", list=", ".join(reach))

    def _elsewhere(self, thing: int) -> str:
        """Why it can't be this one: it belongs to somebody else, or something else is the matter."""
        kind = self.shape[0]
        name = self.things.called(kind, thing)
        firsts = list(dict.fromkeys(o.on[0] for o in self.options))
        only = f"; {say('term-only-these', list=either(self.things.all_called(kind, firsts)))}" if len(firsts) <= FEW else ""
        if kind == "t" and self.verb == "claim":
            return say("term-taken", name=name) + only
        if kind == "t" and self.view.owner[thing] != self.seat and any(self.view.owner[t] == self.seat for t in firsts):
            return say("term-not-yours", name=name) + only
        return say("term-not-now", what=f"{shown(self.verb)} {name}") + only
