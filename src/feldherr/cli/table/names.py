"""The names, marks and colours of players, neutral armies, territories, cards and missions."""

from __future__ import annotations

from feldherr.editions import title
from feldherr.editions.names import continent, place
from feldherr.engine.ruleset import Rules
from feldherr.engine.text import Lexicon
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import GODS
from feldherr.locales import knows, language, say
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RankedMissions
from feldherr.rules.ruleset import as_ruleset

Rgb = tuple[int, int, int]
# Colours that colour-blind people tell apart (after Okabe and Ito), bright enough for words on a dark screen; neutral armies are grey.
PAINT: tuple[Rgb, ...] = ((222, 100, 20), (40, 130, 205), (0, 165, 120), (240, 228, 66), (208, 126, 175), (110, 200, 245))
GREYS: tuple[Rgb, ...] = ((175, 175, 175), (130, 130, 130), (205, 198, 180), (112, 112, 124))
FREE: Rgb = (70, 78, 74)
LONGEST = 16


class Names:
    """The words for one table; `rules` are those of that number of players."""

    def __init__(self, rules: Rules, seats: int, players: list[str]) -> None:
        self.rules = as_ruleset(rules.seated(seats))
        self.board = rules.board
        self.seats = seats
        self.players = players
        self.words = Lexicon(self.rules, seats)
        letters = [name[0].upper() for name in players]
        self.letters = letters if len(set(letters)) == seats and "N" not in letters else list("ABCDEF")[:seats]

    def side(self, side: int) -> str:
        """A player's name, or a neutral's."""
        if side < 0:
            return say("chance")
        if side < self.seats:
            return self.players[side]
        return say("the-neutral-army") if self.rules.neutrals == 1 else say("neutral", n=side - self.seats + 1)

    def mark(self, side: int) -> str:
        """A letter or two for whoever holds something."""
        if side < 0:
            return "-"
        if side < self.seats:
            return self.letters[side]
        return "N" if self.rules.neutrals == 1 else "wxyz"[side - self.seats]  # no digit: the number of armies follows

    def style(self, side: int) -> str:
        """How whatever belongs to that side is written."""
        return "bold #{:02x}{:02x}{:02x}".format(*self.paint(side))

    def paint(self, side: int) -> Rgb:
        """The colour that goes with the mark."""
        if side < 0:
            return FREE
        return PAINT[side] if side < self.seats else GREYS[(side - self.seats) % len(GREYS)]

    def territory(self, t: int) -> str:
        """A territory, or another place."""
        return place(self.rules, t)

    def title(self, name: str) -> str:
        """What the rulebook calls a territory or continent, in the language that is spoken."""
        return title(self.rules, name, language())

    def continent(self, c: int) -> str:
        return continent(self.rules, c)

    def card(self, card: int) -> str:
        """A card with what is printed on it."""
        if card >= self.board.size:
            return say("card-joker" if card < self.board.size + 2 else "card-ceasefire")
        if self.rules.set_values == "stars":
            return f"{self.territory(card)} ({'*' * self.board.stars[card]})"
        symbol = self.board.symbols[self.board.symbol[card]]
        return f"{self.territory(card)} ({say(f'card-{symbol}') if knows(f'card-{symbol}') else symbol})"

    def mission(self, m: int) -> str:
        """A mission's text; where it names a player by number, the player's name too."""
        x = self.rules.extra
        assert isinstance(x, (SecretMissions, RankedMissions))
        mission = x.deck[m]
        text = say(f"mission-{mission.name}") if knows(f"mission-{mission.name}") else mission.text
        who = f" {say('mission-about', name=self.players[mission.colour])}" if 0 <= mission.colour < self.seats else ""
        return text + who

    def thing(self, kind: str, number: int) -> str:
        """Whatever an answer is about."""
        if kind == "t":
            return self.territory(number)
        if kind == "c":
            return self.card(number)
        if kind == "m":
            return self.own_card(number)
        if kind == "w":
            return self.word(number)
        return self.side(number) if kind == "s" else self.any(number)

    def own_card(self, c: int) -> str:
        """A card that only this mode has: a mission's text, a miracle's title."""
        return self.mission(c) if isinstance(self.rules.extra, (SecretMissions, RankedMissions)) else miracle(c)

    def word(self, w: int) -> str:
        """What else the mode has names for: gods, pantheons, continents."""
        name = self.words.mode[w]
        if name in GODS:
            return say(f"deck-{name}")
        return say(f"people-{name}") if knows(f"people-{name}") else self.title(name)

    def any(self, n: int) -> str:
        """Whatever may be chosen: a place, a card, a word, a player."""
        for many, called in ((self.words.places, self.territory), (self.words.own, self.own_card), (self.words.mode, self.word)):
            if n < len(many):
                return called(n)
            n -= len(many)
        return self.side(n)

    def short(self, t: int, width: int) -> str:
        """A territory's name in so many letters."""
        title = self.territory(t)
        words = title.split()
        plain = " ".join(w.upper() if len(w) < 3 else w.title() for w in self.board.territories[t].split("_"))
        initial = f"{words[0][0]}. {' '.join(words[1:])}" if len(words) > 1 else title
        for name in (title, plain, initial):
            if len(name) <= width:
                return name
        return initial[: width - 1] + "."


def miracle(c: int) -> str:
    """A miracle's title."""
    return say(f"miracle-{MIRACLES[c].name}")


def effect(c: int) -> str:
    """What a miracle does."""
    return say(f"miracle-says-{MIRACLES[c].name}")


def clean(names: list[str], seats: int) -> list[str]:
    """Names that were typed, made safe to print; ValueError if they won't do."""
    out = ["".join(c for c in name.strip() if c.isprintable())[:LONGEST] for name in names]
    usual = colours()
    out += [name for name in usual[len(out) : seats] if name not in out]
    out += [name for name in usual if name not in out][: max(0, seats - len(out))]
    if len(out) > seats:
        raise ValueError(say("term-many-names", n=len(out), seats=seats))
    if not all(out) or len({name.casefold() for name in out}) < seats:
        raise ValueError(say("names-differ").rstrip("."))
    return out


def colours() -> list[str]:
    """The players' names until they say others."""
    return say("term-colours").split()
