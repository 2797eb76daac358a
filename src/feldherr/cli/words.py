"""Answers as people type them: shortened names, names of other languages, a number left out, and kind words about mistakes."""

from __future__ import annotations

import difflib
from itertools import permutations

from feldherr.cli.names import Names
from feldherr.cli.safe import short
from feldherr.cli.spelling import FILLER, ends, fits, match, plain, spelt
from feldherr.cli.storm_typed import by_number, in_order, misplaced, owed, own_gods
from feldherr.engine.action import SHAPES, VERBS, Option, verb_of
from feldherr.engine.state import State
from feldherr.godstorm.names import GOD_NAMES, GODS
from feldherr.locales import listed, say

OTHERWISE = {
    "move": "fortify",
    "exchange": "trade",
    "put": "place",
    "reinforce": "place",
    "take": "claim",
    "give": "bribe",
    "roll": "defend",
    # German, Swedish, Dutch
    **dict.fromkeys(("angreifen", "angriff", "anfall", "anfalla", "aanvallen", "aanval"), "attack"),
    **dict.fromkeys(("verteidigen", "forsvara", "verdedigen"), "defend"),
    **dict.fromkeys(("setzen", "setze", "satt", "plats", "plaats", "plaatsen"), "place"),
    **dict.fromkeys(("verschieben", "flytta", "verplaatsen", "verplaats"), "fortify"),
    **dict.fromkeys(("tauschen", "byt", "byta", "ruil", "ruilen"), "trade"),
    **dict.fromkeys(("besetzen", "besetze", "ta", "neem", "nemen"), "claim"),
}
ENOUGH = ("end", "stop", "pass", "no", "skip", "finish", "finished", "ready", "fertig", "ende", "weiter", "klar", "klaar", "verder")
AIMED = ("invade", "enter")  # a single name is where to
MOST_BY_ITSELF = ("attack", "occupy", "defend")
DOING = {"capital": "choose a capital", "bonus": "take the extra armies", "raise": "raise armies", "champion": "name a champion"}
NOUNS = {"t": "territory", "c": "card", "s": "neutral army", "m": "card", "w": "god", "x": "choice here"}


class Unclear(Exception):
    """A line that is no answer; the message says why, for people."""


class Reader:
    """Finds the answer that a line means, among those that are possible."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.gods: list[str] = []  # how the gods are called that an answer may name

    def read(self, text: str, options: list[Option], view: State, seat: int) -> tuple[Option, int | None]:
        """The option that is meant and the number, None if that is to be asked for."""
        words = in_order(plain(text), options)
        if not words:
            raise Unclear("type an answer, its number in the list, or help")
        if refusal := owed(words, options, view):
            raise Unclear(refusal)
        verb, words = self._verb(words, options)
        self.gods = own_gods(verb, view, seat)
        meant = [o for o in options if o.verb == verb]
        words = [w for w in words if w not in FILLER]
        for tokens, n in _with_number(words, verb):
            found = self._aimed(tokens, meant) if verb in AIMED and tokens else self._fitting(tokens, meant)
            if found:
                return self._settle(found, n, tokens)
        below = SHAPES[VERBS[verb][0]][:1] == "t" and any(self._is_below(o.on[0]) for o in meant)
        raise Unclear(self._trouble(verb, [w for w in words if below or not w.isdigit()], meant, view, seat))

    def territory(self, text: str) -> int:
        """The territory that a text names."""
        words = plain(text)
        used, found = self._longest("t", words)
        exact = [t for t in found if any(fits(words, s) == 3 for s in self._spellings("t", t))]
        if not used or used < len(words):
            raise Unclear(f"{short(text)} is no territory{self._near('t', words)}")
        if len(found) > 1 and len(exact) != 1:
            raise Unclear(f"{short(text)} could be {either(self._called('t', sorted(found)))}")
        return (exact or list(found))[0]

    def miracle(self, text: str, nearest: list[int] | None = None) -> int:
        """The miracle card that a text names, first among the nearest ones; further copies are the same card."""
        words = [w for w in plain(text) if w not in FILLER]
        used, found = self._longest("m", words)
        found = found & set(nearest or ()) or found
        titles = {self.names.own_card(c): c for c in sorted(found, reverse=True)}
        if not words or used < len(words):
            raise Unclear(f"{short(text)} is no card{self._near('m', words)}")
        exact = [t for t in titles if "".join(words) == "".join(w for w in plain(t) if w not in FILLER)]
        if len(titles) > 1 and len(exact) != 1:
            raise Unclear(f"{short(text)} could be {either(sorted(titles))}")
        return titles[exact[0]] if exact else next(iter(titles.values()))

    def _verb(self, words: list[str], options: list[Option]) -> tuple[str, list[str]]:
        """Which verb is meant; where only one is possible it may be left out."""
        verbs = list(dict.fromkeys(o.verb for o in options))
        word = words[0]
        if word in ENOUGH and "done" in verbs:
            return "done", []
        meant = [v for v in verbs if v == word] or [v for v in verbs if v.startswith(word) or v == OTHERWISE.get(word)]
        if len(meant) == 1:
            return meant[0], words[1:]
        if len(meant) > 1:
            raise Unclear(f"{word} could be {either(meant)}")
        real = [v for v in verbs if v != "done"]
        if len(real) == 1 and word not in VERBS and not (near(word, verbs) and not self._longest("t", words[:1])[0]):
            return real[0], words
        named = [v for v in real if self._named(words, [o for o in options if o.verb == v])]
        if len(named) == 1 and word not in VERBS:
            return named[0], words
        if word in VERBS:
            raise Unclear(f"{word} is not possible now; {can(verbs)}")
        raise Unclear(f"{word} is no answer{near(word, verbs) or f'; {can(verbs)}'}")

    def _named(self, words: list[str], options: list[Option]) -> bool:
        """Whether the words name what one of these is about."""
        words = [w for w in words if w not in FILLER]
        ways = [tokens for tokens, _ in _with_number(words, options[0].verb) if tokens]
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
            verb, around = here[0].verb, self._called("t", [o.on[1] for o in here])
            raise Unclear(f"{verb} which neighbour of {self.names.territory(here[0].on[0])}? {', '.join(around)}")
        return here

    def _one_way(self, options: list[Option]) -> None:
        """One target is named: from where?"""
        starts = self._called("t", [o.on[0] for o in options])
        if len({o.on[1] for o in options}) == 1 and len(starts) > 1:
            raise Unclear(f"{options[0].verb} {self.names.territory(options[0].on[1])} from where, {either(starts)}?")

    def _best(self, tokens: list[str], options: list[Option], i: int) -> tuple[int, list[Option]]:
        """The options whose first or second place the words name best, and how well."""
        scored = [(max(fits(tokens, s) for s in self._spellings("t", o.on[i])), o) for o in options]
        best = max((score for score, _ in scored), default=0)
        return best, [o for score, o in scored if score == best] if best else []

    def _is_pair(self, tokens: list[str], o: Option) -> bool:
        """Whether the words name both places."""
        one, two = self._spellings("t", o.on[0]), self._spellings("t", o.on[1])
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
        things = [self._spellings(kind, thing) for kind, thing in zip(kinds, option.on, strict=False)][skip:]
        if option.verb == "trade":
            return max(match(tokens, list(order)) for order in permutations(things))
        return match(tokens, things)

    def _spellings(self, kind: str, thing: int) -> list[tuple[str, ...]]:
        """All the ways to write a thing."""
        name = self.names.words.thing(kind, thing)
        if kind in "tc":
            return [
                spelt(name),
                *[spelt(title) for title in self._titles(kind, thing)],
                *(by_number(thing) if self._is_below(thing) else []),
            ]
        title = spelt(self.names.thing(kind, thing))
        if name in GODS:
            of = [f"god of {name}", say(f"god-of-{name}"), say(f"god-{name}")]
            return [spelt(name), title, *map(spelt, of), *[spelt(gods[GODS.index(name)]) for gods in GOD_NAMES]]
        return [spelt(name), *ends(title)] if kind in "mx" else [spelt(name), title]

    def _is_below(self, t: int) -> bool:
        """Whether it is a place beyond the territories of the earth."""
        return self.names.board.size <= t < len(self.names.words.places)

    def _say(self, kind: str, thing: int) -> str:
        """What it is called; a god by the name it has with that people."""
        return self.gods[thing] if kind == "w" and thing < len(self.gods) else self.names.thing(kind, thing)

    def _titles(self, kind: str, thing: int) -> list[str]:
        """A place's names in all languages; below the earth it has only the one."""
        name = self.names.words.thing(kind, thing)
        return list(self.names.board.titles.get(name, {}).values()) or ([self.names.territory(thing)] if kind == "t" else [])

    def _settle(self, found: list[Option], n: int | None, tokens: list[str]) -> tuple[Option, int | None]:
        """One option out of those that fit, and a number that it allows."""
        if len({o.on for o in found}) > 1:
            kinds = SHAPES[verb_of(found[0].packed)]
            differ = next(i for i in range(3) if len({o.on[i] for o in found}) > 1)
            which = list(dict.fromkeys(self._say(kinds[differ], o.on[differ]) for o in found))
            if len(which) > 1:  # copies of one card are alike
                raise Unclear(f"{' '.join([found[0].verb, *tokens])}: which one, {either(which)}?")
        if n is None:
            best = max(found, key=lambda o: o.high)
            return best, best.high if best.low == best.high or best.verb in MOST_BY_ITSELF else None
        for option in found:
            if option.low <= n <= option.high:
                return option, n
        raise Unclear(say("term-only", n=n, span=span(found)))

    def _trouble(self, verb: str, tokens: list[str], options: list[Option], view: State, seat: int) -> str:
        """Why nothing fits: a word that names nothing, or something that is not possible."""
        shape = SHAPES[VERBS[verb][0]].replace("#", "")
        if refusal := misplaced(verb, tokens, view):
            return refusal
        if not shape:
            return f"type {span(options)}" if options[0].low < options[0].high else f"{verb} stands alone"
        if not tokens:
            return f"{verb} wants {'a name' if len(shape) == 1 else 'names'}, e.g. {self._example(options[0])}"
        used, first = self._longest(shape[0], tokens)
        if not used:
            return f"{' '.join(tokens[:1])} is no {NOUNS[shape[0]]}{self._near(shape[0], tokens)}"
        here = [o for o in options if o.on[0] in first]
        if len(first) > 1 and tokens[used : used + 1] and tokens[used].isdigit():
            return f"there is no {' '.join(tokens[: used + 1])}"
        if not here and verb in AIMED and view.owner[min(first)] != seat and all(w.isdigit() for w in tokens[used:]):
            reach = self._called("t", [o.on[1] for o in options])
            return f"you can't {verb} {self.names.territory(min(first))} now; within reach: {', '.join(reach)}"
        if not here:
            return self._elsewhere(verb, shape[0], min(first), options, view, seat)
        rest = tokens[used:]
        if len(shape) > 1 and rest and not self._longest(shape[1], rest)[0]:
            return f"{' '.join(rest[:1])} is no {NOUNS[shape[1]]}{self._near(shape[1], rest)}"
        if len(shape) > 1:
            what = self._say(shape[0], here[0].on[0])
            return f"{verb} {what} goes only with {either(self._called(shape[1], [o.on[1] for o in here]))}"
        return f"too many words after {self._say(shape[0], here[0].on[0])}"

    def _elsewhere(self, verb: str, kind: str, thing: int, options: list[Option], view: State, seat: int) -> str:
        """Why it can't be this one: it belongs to somebody else, or something else is the matter."""
        name = self._say(kind, thing)
        firsts = list(dict.fromkeys(o.on[0] for o in options))
        only = f"; only {either(self._called(kind, firsts))}" if len(firsts) <= 8 else ""
        if kind == "t" and verb == "claim":
            return f"{name} is taken already{only}"
        if kind == "t" and view.owner[thing] != seat and any(view.owner[t] == seat for t in firsts):
            return f"{name} is not yours{only}"
        return f"{verb} {name} is not possible now{only}"

    def _example(self, option: Option) -> str:
        kinds = SHAPES[verb_of(option.packed)].replace("#", "")
        things = zip(kinds, option.on, strict=False)
        return " ".join([option.verb, *[self._plainly(kind, thing) for kind, thing in things]])

    def _plainly(self, kind: str, thing: int) -> str:
        """How a thing may be typed."""
        below = kind == "t" and self._is_below(thing)
        return self.names.territory(thing).lower() if below else self.names.words.thing(kind, thing)

    def _called(self, kind: str, things: list[int]) -> list[str]:
        return [self._say(kind, t) for t in dict.fromkeys(things)][:12]

    def _all(self, kind: str) -> range:
        words = self.names.words
        if kind == "s":
            return range(self.names.seats, self.names.seats + self.names.rules.neutrals)
        return range(len({"t": words.places, "c": words.cards, "m": words.own, "w": words.mode}.get(kind, words.any)))

    def _longest(self, kind: str, tokens: list[str]) -> tuple[int, set[int]]:
        """How many of the first words name something, and what."""
        for used in range(len(tokens), 0, -1):
            found = {t for t in self._all(kind) if any(fits(tokens[:used], s) for s in self._spellings(kind, t))}
            if found:
                return used, found
        return 0, set()

    def _near(self, kind: str, tokens: list[str]) -> str:
        """Names that look like the words."""
        known = {"".join(s): t for t in self._all(kind) for s in self._spellings(kind, t)}
        words = (tokens[0], "".join(tokens)) if tokens else ()
        hits = next((hits for word in words if (hits := difflib.get_close_matches(word, known, 1, 0.6))), [])
        meant = list(dict.fromkeys(self.names.thing(kind, known[h]) for h in hits))[:2]
        return f"; did you mean {either(meant)}?" if meant else ""


def _with_number(words: list[str], verb: str) -> list[tuple[list[str], int | None]]:
    """The ways to take a number out of the words: none, the last one, the first one."""
    out: list[tuple[list[str], int | None]] = [(words, None)]
    if SHAPES[VERBS[verb][0]].endswith("#"):
        digits = [i for i, w in enumerate(words) if whole(w) is not None]
        out += [(words[:i] + words[i + 1 :], int(words[i])) for i in reversed(digits)]
    return out


def whole(text: str) -> int | None:
    """The number that a text is, None if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def either(words: list[str]) -> str:
    """`a, b or c`."""
    return listed(words, "or")


def near(word: str, known: list[str]) -> str:
    """A known word that looks like it."""
    hits = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {hits[0]}?" if hits else ""


def span(options: list[Option]) -> str:
    """The numbers that are possible: `3`, `1 or 2`, `1 to 5`."""
    low, high = min(o.low for o in options), max(o.high for o in options)
    return str(low) if low == high else either([str(low), str(high)]) if high == low + 1 else say("term-span", low=low, high=high)


def can(verbs: list[str]) -> str:
    """What may be answered: `you can attack, or type done`."""
    real = [DOING.get(verb, verb) for verb in verbs if verb != "done"]
    if not real:
        return "you can only type done"
    return f"you can {either(real)}" + (", or type done" if "done" in verbs else "")
