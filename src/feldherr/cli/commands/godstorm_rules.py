"""The introduction to Godstorm in the terminal, with all miracle cards."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from feldherr.editions import title
from feldherr.editions.primer import ABOUT, BELOW, POWERS, STEPS, paragraphs
from feldherr.editions.wording import localized
from feldherr.godstorm.miracle import Miracle
from feldherr.godstorm.miracles import titles
from feldherr.godstorm.names import DEATH, GOD_NAMES, GODS, MAGIC, PANTHEONS, SKY, WAR
from feldherr.godstorm.storm import Storm
from feldherr.locales import language, say
from feldherr.rules.ruleset import Ruleset

DECKS = (WAR, SKY, DEATH, MAGIC)


def introduce(out: Console, mode: Ruleset) -> None:
    """Print the introduction and all cards; nothing for other modes."""
    if not isinstance(mode.extra, Storm):
        return
    _tell(out, ABOUT)
    out.print(_grid([list(map(localized, step)) for step in STEPS]))
    out.print()
    out.print(_grid([list(map(localized, power)) for power in POWERS]))
    _tell(out, BELOW)
    out.print()
    out.print(_grid(_pantheons()))
    for kind in DECKS:
        out.print()
        out.print(Text(say(f"rules-deck-{GODS[kind]}"), style="bold"))
        out.print(_grid([_card(card, mode, kind) for card in titles(kind)]))


def _tell(out: Console, text: str) -> None:
    """Paragraphs, each after an empty line."""
    for paragraph in paragraphs(text):
        out.print()
        out.print(Text(localized(paragraph)))


def _pantheons() -> list[list[str]]:
    """Who is god of what."""
    peoples = [[say(f"people-{name}"), *gods] for name, gods in zip(PANTHEONS, GOD_NAMES, strict=True)]
    return [["", *[say(f"god-{kind}") for kind in GODS]], *peoples]


def _card(card: Miracle, mode: Ruleset, kind: int) -> list[str]:
    """Its title, how many there are of it, what it costs and does."""
    faith = "" if kind == MAGIC else say("faith-n", n=int(card.cost))
    times = f"{card.copies}x" if card.copies > 1 else ""
    point = f" {say('point-with', place=title(mode, card.score, language()))}" if card.score else ""
    return [say(f"miracle-{card.name}"), times, faith, say(f"miracle-says-{card.name}") + point]


def _grid(rows: list[list[str]]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for i in range(len(rows[0])):
        table.add_column(no_wrap=i == 0, overflow="fold")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
