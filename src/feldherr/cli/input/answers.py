"""Reads typed moves: abbreviated names, names in other languages, missing numbers."""

from __future__ import annotations

from itertools import permutations

from feldherr.cli.input.answer_errors import AIMED, Trouble, near, no_verb
from feldherr.cli.input.godstorm import in_order, owed, own_gods
from feldherr.cli.input.spelling import fits, match, plain, whole, without_filler
from feldherr.cli.input.verbs import begins_verb, meant, named, shown
from feldherr.cli.input.vocabulary import Things
from feldherr.cli.sanitize import short
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import Unclear, either, span
from feldherr.engine.action import SHAPES, VERBS, Option, verb_of
from feldherr.engine.state import State
from feldherr.locales import say

MOST_BY_ITSELF = ("attack", "occupy", "defend")


class Reader:
    """Finds the legal move that a line means."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.things = Things(names)

    def read(self, text: str, options: list[Option], view: State, seat: int) -> tuple[Option, int | None]:
        """The option and the number that a line means; the number is None if it has to be asked for. Unclear if nothing fits."""
        words = in_order(plain(text), options)
        if not words:
            raise Unclear(say("term-type-an-answer"))
        if refusal := owed(words, options, view):
            raise Unclear(refusal)
        verb, words = self._verb(words, options)
        self.things.gods = own_gods(verb, view, seat)
        possible = [o for o in options if o.verb == verb]
        words = without_filler(words)
        for tokens, n in _with_number(words, verb):
            found = self._aimed(tokens, possible) if verb in AIMED and tokens else self._fitting(tokens, possible)
            if found:
                return self._settle(found, n, tokens)
        raise Unclear(Trouble(self.things, verb, possible, view, seat).told(words))

    def territory(self, text: str) -> int:
        """The territory that a text names."""
        words = plain(text)
        used, found = self.things.longest("t", words)
        exact = [t for t in found if any(fits(words, s) == 3 for s in self.things.spellings("t", t))]
        if not used or used < len(words):
            raise Unclear(self.things.none("t", words, short(text)))
        if len(found) > 1 and len(exact) != 1:
            raise Unclear(say("term-could-be", word=short(text), list=either(self.things.all_called("t", sorted(found)))))
        return (exact or list(found))[0]

    def miracle(self, text: str, nearest: list[int] | None = None) -> int:
        """The miracle card that a text names, first among the nearest ones; further copies are the same card."""
        words = without_filler(plain(text))
        used, found = self.things.longest("m", words)
        found = found & set(nearest or ()) or found
        titles = {self.names.own_card(c): c for c in sorted(found, reverse=True)}
        if not words or used < len(words):
            raise Unclear(self.things.none("m", words, short(text)))
        exact = [t for t in titles if "".join(words) == "".join(without_filler(plain(t)))]
        if len(titles) > 1 and len(exact) != 1:
            raise Unclear(say("term-could-be", word=short(text), list=either(sorted(titles))))
        return titles[exact[0]] if exact else next(iter(titles.values()))

    def _verb(self, words: list[str], options: list[Option]) -> tuple[str, list[str]]:
        """Which verb is meant; where only one is possible it may be left out."""
        verbs = list(dict.fromkeys(o.verb for o in options))
        word = words[0]
        said = meant(word, verbs)
        if len(said) == 1:
            return said[0], [] if said == ["done"] and not begins_verb(word, "done") else words[1:]  # "no more" is as good as "no"
        if said:
            raise Unclear(say("term-could-be", word=word, list=either([shown(verb) for verb in said])))
        real = [v for v in verbs if v != "done"]
        if not named(word):
            if len(real) == 1 and not (near(word, verbs) and not self.things.longest("t", words[:1])[0]):
                return real[0], words
            fitting = [v for v in real if self._named(words, [o for o in options if o.verb == v])]
            if len(fitting) == 1:
                return fitting[0], words
        raise Unclear(no_verb(word, verbs))

    def _named(self, words: list[str], options: list[Option]) -> bool:
        """Whether the words name what one of these is about."""
        ways = [tokens for tokens, _ in _with_number(without_filler(words), options[0].verb) if tokens]
        aimed = options[0].verb in AIMED and any(self._best(tokens, options, 1)[1] for tokens in ways)
        return aimed or any(self._fitting(tokens, options) for tokens in ways)

    def _aimed(self, tokens: list[str], options: list[Option]) -> list[Option]:
        """Where from and where to; a single name is where to, and where from only if it can't be anything else."""
        pairs = [o for o in options if self._is_pair(tokens, o)]
        if pairs:
            return self._fitting(tokens, pairs)
        (to, there), (start, here) = self._best(tokens, options, 1), self._best(tokens, options, 0)
        if there and to >= start:
            self._one_way(there)
            return there
        if len({o.on[0] for o in here}) == 1:
            around = self.things.all_called("t", [o.on[1] for o in here])
            place = self.names.territory(here[0].on[0])
            raise Unclear(say("term-which-neighbour", verb=shown(here[0].verb), place=place, list=", ".join(around)))
        return here

    def _one_way(self, options: list[Option]) -> None:
        """One target is named: from where?"""
        starts = self.things.all_called("t", [o.on[0] for o in options])
        if len({o.on[1] for o in options}) == 1 and len(starts) > 1:
            place = self.names.territory(options[0].on[1])
            raise Unclear(say("term-from-where", verb=shown(options[0].verb), place=place, list=either(starts)))

    def _best(self, tokens: list[str], options: list[Option], i: int) -> tuple[int, list[Option]]:
        """The options whose first or second place the words name best, and how well."""
        scored = [(max(fits(tokens, s) for s in self.things.spellings("t", o.on[i])), o) for o in options]
        best = max((score for score, _ in scored), default=0)
        return best, [o for score, o in scored if score == best] if best else []

    def _is_pair(self, tokens: list[str], o: Option) -> bool:
        """Whether the words name both places."""
        one, two = self.things.spellings("t", o.on[0]), self.things.spellings("t", o.on[1])
        ways = [(tokens[:i], tokens[i:]) for i in range(1, len(tokens))]
        return any(any(fits(a, s) for s in one) and any(fits(b, s) for s in two) for a, b in ways)

    def _fitting(self, tokens: list[str], options: list[Option]) -> list[Option]:
        """The options that the words fit best."""
        scored = [(self._fit(tokens, o), o) for o in options]
        best = max((score for score, _ in scored), default=-1)
        if best < 0 and options and options[0].verb == "summon" and len({o.on[0] for o in options}) == 1:
            scored = [(self._fit(tokens, o, 1), o) for o in options]  # only one god can be meant
            best = max(score for score, _ in scored)
        return [o for score, o in scored if score == best] if best >= 0 else []

    def _fit(self, tokens: list[str], option: Option, skip: int = 0) -> int:
        kinds = SHAPES[verb_of(option.packed)].replace("#", "")
        things = [self.things.spellings(kind, thing) for kind, thing in zip(kinds, option.on, strict=False)][skip:]
        if option.verb == "trade":
            return max(match(tokens, list(order)) for order in permutations(things))
        return match(tokens, things)

    def _settle(self, found: list[Option], n: int | None, tokens: list[str]) -> tuple[Option, int | None]:
        """One option out of those that fit, and a number that it allows."""
        if len({o.on for o in found}) > 1:
            kinds = SHAPES[verb_of(found[0].packed)]
            differ = next(i for i in range(3) if len({o.on[i] for o in found}) > 1)
            which = list(dict.fromkeys(self.things.called(kinds[differ], o.on[differ]) for o in found))
            if len(which) > 1:  # copies of one card are alike
                raise Unclear(say("term-which-one", typed=" ".join([shown(found[0].verb), *tokens]), list=either(which)))
        if n is None:
            best = max(found, key=lambda o: o.high)
            return best, best.high if best.low == best.high or best.verb in MOST_BY_ITSELF else None
        for option in found:
            if option.low <= n <= option.high:
                return option, n
        raise Unclear(say("term-only", n=n, span=span(found)))


def _with_number(words: list[str], verb: str) -> list[tuple[list[str], int | None]]:
    """The ways to take a number out of the words: none, the last one, the first one."""
    out: list[tuple[list[str], int | None]] = [(words, None)]
    if SHAPES[VERBS[verb][0]].endswith("#"):
        digits = [i for i, w in enumerate(words) if whole(w) is not None]
        out += [(words[:i] + words[i + 1 :], int(words[i])) for i in reversed(digits)]
    return out
