"""What happens only in Godstorm: the catalogue of its events, beside those of every mode in `rules/events.py`."""

from __future__ import annotations

from typing import Final

from feldherr.engine.declared import DIE, FLAG, NUMBER, OWN_CARD, PLACE, SEAT, SIDE, THING, WORD, everybody, only
from feldherr.engine.event import Event, event

# More that the numbers of a field stand for.
GOD: Final = "god"  # four to a pantheon: war, magic, sky and death
DECK: Final = "deck"  # war, magic, sky, death
PANTHEON: Final = "pantheon"
CONTINENT: Final = "continent"

# Where the dead go.
TO_HEAVEN: Final = "heaven"
TO_SUPPLY: Final = "supply"
UNSAID: Final = ""

# ---- before the first turn --------------------------------------------------------------------------------------------------------


@event("ties")
class Ties(Event):
    """Players who are tied roll off."""

    seats: list[int] = everybody(SEAT, "who rolls")
    dice: list[int] = everybody(DIE, "a die for each of them")
    bids: bool = everybody(FLAG, "whether their bids are tied; otherwise the roll decides who chooses a pantheon")


@event("pantheon")
class Pantheon(Event):
    """A side gets its pantheon."""

    side: int = everybody(SIDE, "who")
    pantheon: int = everybody(PANTHEON, "which")


@event("epoch")
class Epoch(Event):
    """An epoch begins: all bid for the order of turns."""

    epoch: int = everybody(NUMBER, "which, from 1")


@event("bid")
class Bid(Event):
    """A player has bid."""

    seat: int = everybody(SEAT, "who")
    faith: int | None = only("seat", NUMBER, "how much")


@event("bids")
class Bids(Event):
    """All bids are in, and paid."""

    bids: list[int] = everybody(NUMBER, "of each seat; -1: out of the game")
    counts: list[int] = everybody(NUMBER, "what each bid counts")


@event("token")
class Token(Event):
    """A player chooses a turn-order token."""

    seat: int = everybody(SEAT, "who")
    token: int = everybody(NUMBER, "which, from 1")


@event("token_left")
class TokenLeft(Event):
    """The last token is nobody's choice."""

    seat: int = everybody(SEAT, "who gets it")
    token: int = everybody(NUMBER, "which, from 1")


# ---- faith, gods, temples ---------------------------------------------------------------------------------------------------------


@event("faith")
class Faith(Event):
    """A player gets faith."""

    seat: int = everybody(SEAT, "who")
    faith: int = everybody(NUMBER, "how much")


@event("forgo")
class Forgo(Event):
    """A player raises fewer armies for faith."""

    seat: int = everybody(SEAT, "who")
    armies: int = everybody(NUMBER, "how many fewer")
    faith: int = everybody(NUMBER, "how much more")


@event("gained", board=True)
class Gained(Event):
    """New armies appear on the board."""

    side: int = everybody(SIDE, "whose")
    place: int = everybody(PLACE, "where")
    armies: int = everybody(NUMBER, "how many")
    temple: bool = everybody(FLAG, "whether a temple brings them, at the start of a turn")


@event("summoned", board=True)
class Summoned(Event):
    """A god comes to the board."""

    seat: int = everybody(SEAT, "whose")
    god: int = everybody(GOD, "which")
    place: int = everybody(PLACE, "where")
    faith: int = everybody(NUMBER, "what was paid")


@event("god_moved", board=True)
class GodMoved(Event):
    """A god goes to another territory."""

    seat: int = everybody(SEAT, "whose")
    god: int = everybody(GOD, "which")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "to where")


@event("banished", board=True)
class Banished(Event):
    """A god is back on the pantheon card."""

    seat: int = everybody(SEAT, "whose")
    god: int = everybody(GOD, "which")
    place: int = everybody(PLACE, "where it stood")


@event("built", board=True)
class Built(Event):
    """A temple is built."""

    seat: int = everybody(SEAT, "by whom")
    place: int = everybody(PLACE, "where")
    faith: int = everybody(NUMBER, "what was paid")


@event("temple_moved", board=True)
class TempleMoved(Event):
    """A temple goes to another territory."""

    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "to where")


@event("temple_fell", board=True)
class TempleFell(Event):
    """A temple is destroyed."""

    side: int = everybody(SIDE, "whose it was")
    place: int = everybody(PLACE, "where")


@event("temple_hands")
class TempleHands(Event):
    """The territory of a temple has another owner."""

    side: int = everybody(SIDE, "who; -1: nobody")
    loser: int = everybody(SIDE, "whose it was; -1: nobody's")
    place: int = everybody(PLACE, "where")


# ---- plague and the world ---------------------------------------------------------------------------------------------------------


@event("plague", board=True)
class Plague(Event):
    """Plague comes to a territory."""

    place: int = everybody(PLACE, "which")


@event("plague_moved", board=True)
class PlagueMoved(Event):
    """Plague goes to another territory."""

    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "to where")


@event("plague_gone", board=True)
class PlagueGone(Event):
    """Plague leaves a territory."""

    place: int = everybody(PLACE, "which")


@event("plague_kills", board=True)
class PlagueKills(Event):
    """Plague kills armies."""

    side: int = everybody(SIDE, "whose")
    place: int = everybody(PLACE, "where")
    armies: int = everybody(NUMBER, "how many")
    to: str = everybody(WORD, "where they go: `heaven`, `supply`, or '' for neither")
    pantheon: int = everybody(PANTHEON, "theirs")


@event("killed", board=True)
class Killed(Event):
    """A card kills armies."""

    side: int = everybody(SIDE, "whose")
    place: int = everybody(PLACE, "where")
    armies: int = everybody(NUMBER, "how many")
    to: str = everybody(WORD, "where they go: `heaven`, `supply`, or '' for neither")
    pantheon: int = everybody(PANTHEON, "theirs")


@event("empty")
class Empty(Event):
    """Nobody stands in a territory any more."""

    place: int = everybody(PLACE, "which")


@event("sunk")
class Sunk(Event):
    """Atlantis sinks."""


@event("maelstrom")
class Maelstrom(Event):
    """A sea line is closed for good."""

    src: int = everybody(PLACE, "its one end")
    dst: int = everybody(PLACE, "its other end")


@event("barred")
class Barred(Event):
    """Nobody may attack or enter a territory for the rest of the turn."""

    place: int = everybody(PLACE, "which")


@event("time")
class Time(Event):
    """The marker of the epochs goes back."""

    epoch: int = everybody(NUMBER, "to which, from 1")


@event("fire")
class Fire(Event):
    """A player adds something in every godswar of this turn."""

    seat: int = everybody(SEAT, "who")
    bonus: int = everybody(NUMBER, "how much")


# ---- miracle cards ----------------------------------------------------------------------------------------------------------------


@event("buy")
class Buy(Event):
    """Miracle cards are bought."""

    seat: int = everybody(SEAT, "by whom")
    deck: int = everybody(DECK, "of which deck")
    number: int = everybody(NUMBER, "how many")
    faith: int = everybody(NUMBER, "what was paid")


@event("labour")
class Labour(Event):
    """A labour brings a card."""

    seat: int = everybody(SEAT, "whom")
    deck: int = everybody(DECK, "of which deck")
    crypt: bool = everybody(FLAG, "whether it is the choice of somebody with a crypt; otherwise dice or a conquest bring it")


@event("miracle")
class Miracle(Event):
    """A war, sky or death card is drawn."""

    seat: int = everybody(SEAT, "who gets it")
    deck: int = everybody(DECK, "of which deck")
    card: int | None = only("seat", OWN_CARD, "which it is")


@event("relic")
class Relic(Event):
    """A relic is drawn and laid open."""

    seat: int = everybody(SEAT, "who gets it")
    card: int = everybody(OWN_CARD, "which")


@event("play")
class Play(Event):
    """A card is played."""

    seat: int = everybody(SEAT, "by whom")
    card: int = everybody(OWN_CARD, "which")
    faith: int = everybody(NUMBER, "what was paid")


@event("named")
class Named(Event):
    """The player of a card names what it is about."""

    seat: int = everybody(SEAT, "who")
    card: int = everybody(OWN_CARD, "which card")
    thing: int = everybody(THING, "what was named, as in `choose`; -1 if it is a god or a number")
    god: int = everybody(GOD, "the god; -1: none")
    armies: int = everybody(NUMBER, "the number")


@event("die")
class Die(Event):
    """Dice for a card."""

    seat: int = everybody(SEAT, "who plays it")
    card: int = everybody(OWN_CARD, "which card")
    dice: list[int] = everybody(DIE, "how they fell")


@event("continent")
class Continent(Event):
    """A continent is picked for a card."""

    seat: int = everybody(SEAT, "who plays it")
    card: int = everybody(OWN_CARD, "which card")
    continent: int = everybody(CONTINENT, "which continent")


@event("aegis")
class Aegis(Event):
    """Aegis cancels a card."""

    seat: int = everybody(SEAT, "who gives it up")
    player: int = everybody(SEAT, "who played the card")
    card: int = everybody(OWN_CARD, "which card")


@event("box")
class Box(Event):
    """A card comes out of Pandora's Box."""

    seat: int = everybody(SEAT, "whose box")
    card: int = everybody(OWN_CARD, "which card")
    works: bool = everybody(FLAG, "whether it can be played")


@event("relic_works")
class RelicWorks(Event):
    """A player uses a relic of the start of a turn."""

    seat: int = everybody(SEAT, "who")
    card: int = everybody(OWN_CARD, "which")


@event("relic_taken")
class RelicTaken(Event):
    """A relic goes to another player."""

    seat: int = everybody(SEAT, "who has it now")
    loser: int = everybody(SEAT, "who had it")
    card: int = everybody(OWN_CARD, "which")


@event("relic_lost")
class RelicLost(Event):
    """A relic is destroyed."""

    seat: int = everybody(SEAT, "whose")
    card: int = everybody(OWN_CARD, "which")


@event("taken")
class Taken(Event):
    """A card is taken out of another's hand."""

    seat: int = everybody(SEAT, "who takes it")
    loser: int = everybody(SEAT, "out of whose hand")
    deck: int = everybody(DECK, "of which deck")
    card: int | None = only("seat loser", OWN_CARD, "which it is")


@event("thrown_away")
class ThrownAway(Event):
    """A player throws away all cards in hand."""

    seat: int = everybody(SEAT, "who")
    number: int = everybody(NUMBER, "how many")


@event("swap", board=True)
class Swap(Event):
    """All armies and gods of two territories change places."""

    side: int = everybody(SIDE, "whose")
    src: int = everybody(PLACE, "the one")
    dst: int = everybody(PLACE, "the other")


@event("seized", board=True)
class Seized(Event):
    """A card makes a territory another's."""

    seat: int = everybody(SEAT, "whose it is now")
    loser: int = everybody(SEAT, "whose it was")
    place: int = everybody(PLACE, "which")
    armies: int = everybody(NUMBER, "how many stand there now")


# ---- invasions and godswars -------------------------------------------------------------------------------------------------------


@event("invade")
class Invade(Event):
    """An invasion is announced."""

    attacker: int = everybody(SEAT, "who invades")
    defender: int = everybody(SIDE, "who is invaded")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")


@event("stays", quiet=True)
class Stays(Event):
    """A god stays out of an invasion."""

    seat: int = everybody(SEAT, "whose")
    god: int = everybody(GOD, "which")


@event("gods_come")
class GodsCome(Event):
    """It is settled which gods take part in an invasion."""

    seat: int = everybody(SEAT, "whose")
    gods: list[int] = everybody(GOD, "those that do")


@event("enter", board=True)
class Enter(Event):
    """Armies walk into an empty place."""

    seat: int = everybody(SEAT, "whose")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "to where")
    armies: int = everybody(NUMBER, "how many")


@event("champion")
class Champion(Event):
    """A god is named for a godswar."""

    seat: int = everybody(SEAT, "whose")
    god: int = everybody(GOD, "which")


@event("godswar")
class Godswar(Event):
    """A godswar is decided: one of the champions is banished."""

    attacker: int = everybody(SEAT, "who attacks")
    defender: int = everybody(SEAT, "who is attacked")
    place: int = everybody(PLACE, "for which territory")
    god: int = everybody(GOD, "the attacker's champion")
    foe: int = everybody(GOD, "the defender's champion")
    attack: list[int] = everybody(DIE, "the attacker's dice")
    defence: list[int] = everybody(DIE, "the defender's dice")
    total: int = everybody(NUMBER, "the attacker's dice and all that is added")
    foe_total: int = everybody(NUMBER, "the defender's")
    won: bool = everybody(FLAG, "whether the attacker's champion won")
    ties: bool = everybody(FLAG, "whether the attacker's champion won with an equal total")


@event("saved")
class Saved(Event):
    """Faith is paid instead of armies."""

    seat: int = everybody(SEAT, "who pays")
    place: int = everybody(PLACE, "where")
    armies: int = everybody(NUMBER, "how many are saved")


# ---- the dead ---------------------------------------------------------------------------------------------------------------------


@event("to_heaven", quiet=True)
class ToHeaven(Event):
    """The fallen of a battle go to their heaven."""

    side: int = everybody(SIDE, "whose")
    armies: int = everybody(NUMBER, "how many")
    pantheon: int = everybody(PANTHEON, "theirs")


@event("to_supply")
class ToSupply(Event):
    """The fallen of a battle don't reach their heaven."""

    side: int = everybody(SIDE, "whose")
    armies: int = everybody(NUMBER, "how many")
    pantheon: int = everybody(PANTHEON, "theirs")


@event("leave", board=True)
class Leave(Event):
    """Armies leave their heaven."""

    seat: int = everybody(SEAT, "whose")
    place: int = everybody(PLACE, "for which space of the Underworld")
    armies: int = everybody(NUMBER, "how many")
    pantheon: int = everybody(PANTHEON, "theirs")


@event("revive", board=True)
class Revive(Event):
    """Armies return from a crypt."""

    seat: int = everybody(SEAT, "whose")
    src: int = everybody(PLACE, "from which")
    dst: int = everybody(PLACE, "to which temple")
    armies: int = everybody(NUMBER, "how many")


# ---- the end ----------------------------------------------------------------------------------------------------------------------


@event("score")
class Score(Event):
    """A player's points after the last epoch."""

    seat: int = everybody(SEAT, "whose")
    points: int = everybody(NUMBER, "all of them")
    parts: list[int] = everybody(NUMBER, "territories, continents, crypts, altars, relics")
    tied: bool = everybody(FLAG, "whether others have just as many, and nobody has more")
    breakers: list[int] = everybody(NUMBER, "what breaks the tie: faith, temples, gods, armies")
