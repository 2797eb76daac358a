"""Godstorm for newcomers: what it is about, in two screens, and every miracle card."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from feldherr.engine.ruleset import Ruleset
from feldherr.godstorm.death import DEATH_DECK
from feldherr.godstorm.miracle import Miracle
from feldherr.godstorm.names import GOD_NAMES, PANTHEONS
from feldherr.godstorm.relics import RELIC_CARDS
from feldherr.godstorm.sky import SKY_DECK
from feldherr.godstorm.storm import Storm
from feldherr.godstorm.war import WAR_DECK

ABOUT = """
Two to five peoples of antiquity fight for the Ancient Earth, led by their gods. Armies hold land, land brings faith, faith calls gods and
pays for miracles; and the fallen do not rest: they go to their people's heaven and conquer the Underworld from there. After five epochs
the most points win. To start, the lands are dealt; all place armies there, 3 at a time, then a god of war and a temple, and get 3 faith.

An epoch: all bid faith in secret for the turn order; whoever bids most picks first when to play. Every bid is paid. Then each has a turn
of ten steps; only 1 and 5 have to happen:"""
STEPS = (
    ("1 raise armies", "a third of your lands (3 or more) and whole continents, in armies and in faith; one of each for a temple"),
    ("2 summon, build", "a god for 3 faith (never on plague), a temple for 5"),
    ("3 obtain miracles", "cards of your gods in play, 2 faith each, at most 4"),
    ("4 play miracles", "war, death cards: for faith, only while the god is in play"),
    ("5 plague", "half your armies in plague lands die, gods are banished"),
    ("6 invade", "sky cards may answer; gods fight before armies do"),
    ("7 fortify", "one move of armies and gods through your own lands"),
    ("8 leave the heavens", "your dead go to free gates or spaces you hold below"),
    ("9 invade below", "space by space, without gods; flames close some ways"),
    ("10 end of turn", "with a crypt and your god of death: a death card"),
)
POWERS = (
    ("god", "in an invasion", "labour: a free card (god in play)"),
    ("war", "as attacker wins ties", "take three territories in a turn"),
    ("magic", "rolls 1s again", "three equal dice in one roll"),
    ("sky", "one die more in a godswar", "banish a god in a godswar, your turn"),
    ("death", "beaten defenders don't go to heaven", "hold a crypt at the end of your turn"),
)
BELOW = """
A god lives only beside an army of yours. Godswar: each side names a god and rolls 3 dice; dice and armies together decide, and the
loser's god is banished until summoned again. Then the armies: the attacker rolls up to 3 dice, the defender up to 2, never more than
there are armies to fight, and one army always stays behind. Highest die against highest, second against second: the lower one of each
pair loses an army, ties go to the defender. A temple lets its defender roll 1s again. Who dies on earth goes to heaven.

The Underworld has 13 spaces; 3 of them are gates, the way in from every heaven. A crypt with more than one army may send one home to a
temple each turn, and crypts bring death cards; an altar is a die more in every godswar; each is a point. Who falls there is gone.

Points: 1 for each territory, the bonus of each whole continent, 1 for each crypt and altar, 1 for a relic together with the territory
that it names. Ties: faith, temples, gods, armies. Without an army on earth one is out; the last one left wins at once."""
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
