"""Godstorm for newcomers as the terminal shows it: what it is about, and every miracle card."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from feldherr.editions.primer import ABOUT, BELOW, POWERS, STEPS
from feldherr.engine.ruleset import Ruleset
from feldherr.godstorm.death import DEATH_DECK
from feldherr.godstorm.miracle import Miracle
from feldherr.godstorm.names import GOD_NAMES, PANTHEONS
from feldherr.godstorm.relics import RELIC_CARDS
from feldherr.godstorm.sky import SKY_DECK
from feldherr.godstorm.storm import Storm
from feldherr.godstorm.war import WAR_DECK

DECKS: tuple[tuple[str, list[Miracle]], ...] = (
    ("War cards, played in step 4 while your god of war is in play", WAR_DECK),
    ("Sky cards, played when you are invaded while your sky god is in play", SKY_DECK),
    ("Death cards, played in step 4 while your god of death is in play", DEATH_DECK),
    ("Magic cards: relics, open and working as soon as they are drawn", RELIC_CARDS),
)


def introduce(out: Console, mode: Ruleset) -> None:
    """What the mode is about and all its cards; nothing for other modes."""
    if not isinstance(mode.extra, Storm):
        return
    _tell(out, ABOUT)
    out.print(_grid(STEPS))
    out.print()
    out.print(_grid(POWERS))
    _tell(out, BELOW)
    _tell(out, _pantheons())
    for title, deck in DECKS:
        out.print()
        out.print(Text(title, style="bold"))
        out.print(_cards(deck))


def _tell(out: Console, text: str) -> None:
    """Paragraphs, each after an empty line."""
    for paragraph in text.split("\n\n"):
        out.print()
        out.print(Text(" ".join(paragraph.split())))


def _pantheons() -> str:
    """Who is god of what."""
    rows = [f"{name.title()}: {', '.join(gods)}" for name, gods in zip(PANTHEONS, GOD_NAMES, strict=True)]
    return f"War, magic, sky and death of the {'; '.join(rows)}."


def _grid(rows: tuple[tuple[str, ...], ...]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for i in range(len(rows[0])):
        table.add_column(no_wrap=i == 0, overflow="fold")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table


def _cards(deck: list[Miracle]) -> Table:
    rows = []
    for card in deck:
        faith = "" if deck is RELIC_CARDS else f"{card.cost} faith"
        times = f"{card.copies}x" if card.copies > 1 else ""
        point = f" A point with {card.score.title()}." if card.score else ""
        rows.append((card.title, times, faith, card.says + point))
    return _grid(tuple(rows))
