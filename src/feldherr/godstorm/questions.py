"""What only Godstorm asks: the catalogue of its questions, beside those of every mode in `rules/questions.py`."""

from __future__ import annotations

from typing import Final

from feldherr.engine.declared import DIE, FLAG, NUMBER, OWN_CARD, PLACE, SEAT, SIDE, everybody
from feldherr.engine.question import OPEN, SEALED, SECRET, Question, for_chance, question

KIND: Final = "kind"  # war, magic, sky or death: of a god or a deck

# ---- before the first turn --------------------------------------------------------------------------------------------------------


@for_chance("spreading plague")
class SpreadingPlague(Question):
    """A plague land is drawn."""

    left: int = everybody(NUMBER, "how many are still to come")


@for_chance("rolling off")
class RollingOff(Question):
    """Dice among players who are tied."""

    dice: list[int] = everybody(SEAT, "who rolls each die")
    bids: bool = everybody(FLAG, "whether their bids are tied; otherwise the roll decides who chooses a pantheon")


@question("choosing pantheons", OPEN)
class ChoosingPantheons(Question):
    """Which pantheon to take; that of the neutral armies is drawn."""

    side: int = everybody(SIDE, "who gets it")


@question("placing god and temple", OPEN)
class PlacingGodAndTemple(Question):
    """Where to place the first god, then the first temple."""

    temple: bool = everybody(FLAG, "whether it is the temple's turn")


@question("bidding", SEALED)
class Bidding(Question):
    """How much faith to bid for the order of turns."""


@question("choosing tokens", OPEN)
class ChoosingTokens(Question):
    """Which turn-order token to take."""

    bid: int = everybody(NUMBER, "what the player has bid")


# ---- a turn -----------------------------------------------------------------------------------------------------------------------


@question("resolving relics", OPEN)
class ResolvingRelics(Question):
    """Which relic of the start of a turn works next."""


@for_chance("opening the box")
class OpeningTheBox(Question):
    """A death card is drawn from Pandora's Box."""

    side: int = everybody(SEAT, "whose box")


@question("raising", OPEN)
class Raising(Question):
    """Whether to raise fewer armies for faith."""

    armies: int = everybody(NUMBER, "how many are to be placed")


@question("returning", OPEN)
class Returning(Question):
    """Which armies return from crypts to temples."""


@question("summoning", OPEN)
class Summoning(Question):
    """Whether to summon a god or build a temple."""

    faith: int = everybody(NUMBER, "what the player has")


@question("obtaining miracles", OPEN)
class ObtainingMiracles(Question):
    """Which miracle cards to buy."""

    price: int = everybody(NUMBER, "the faith for each")
    bought: list[int] = everybody(NUMBER, "how many are bought of the decks of war, magic, sky and death")
    faith: int = everybody(NUMBER, "what the player has")


@for_chance("drawing miracles")
class DrawingMiracles(Question):
    """A miracle card is drawn."""

    side: int = everybody(SEAT, "who gets it")
    deck: int = everybody(KIND, "of which deck")
    left: int = everybody(NUMBER, "how many are still to be drawn")


@question("playing miracles", SECRET)
class PlayingMiracles(Question):
    """Which miracle card to play."""

    faith: int = everybody(NUMBER, "what the player has")


@question("naming", OPEN)
class Naming(Question):
    """What a card that is being played is about."""

    card: int = everybody(OWN_CARD, "which card")
    chosen: list[int] = everybody(PLACE, "the places that were named already")
    src: int = everybody(PLACE, "where armies or gods go from; -1: nowhere yet")
    dst: int = everybody(PLACE, "where they go to; -1: nowhere yet")
    owner: int = everybody(SEAT, "whose gods may be named")
    decks: bool = everybody(FLAG, "whether gods stand for their decks")


@question("shielding", OPEN)
class Shielding(Question):
    """Whether to cancel a card with Aegis."""

    card: int = everybody(OWN_CARD, "which card")
    player: int = everybody(SEAT, "who plays it")
    chosen: list[int] = everybody(PLACE, "the places that were named for it")
    attacker: int = everybody(SIDE, "who invades; -1: nobody")
    src: int = everybody(PLACE, "the invasion's origin; -1: there is none")
    dst: int = everybody(PLACE, "its target; -1: there is none")


@for_chance("working")
class Working(Question):
    """Dice or a draw for a card."""

    card: int = everybody(OWN_CARD, "which card")
    player: int = everybody(SEAT, "who plays it")
    at: list[int] = everybody(PLACE, "the place that each die is for; none if they are for all")


@question("looking at a hand", SECRET)
class LookingAtAHand(Question):
    """Which card to take out of another's hand."""

    side: int = everybody(SEAT, "whose hand")


# ---- invasions --------------------------------------------------------------------------------------------------------------------


@question("invading", OPEN)
class Invading(Question):
    """Which place to invade or enter, or to stop."""

    below: bool = everybody(FLAG, "whether it is in the Underworld")


@question("mustering", OPEN)
class Mustering(Question):
    """Which gods stay out of an invasion."""

    src: int = everybody(PLACE, "where it comes from")
    dst: int = everybody(PLACE, "the territory that is invaded")
    coming: list[int] = everybody(KIND, "the gods that take part so far")
    staying: list[int] = everybody(KIND, "those that stay")


@question("answering an invasion", SECRET)
class AnsweringAnInvasion(Question):
    """Which sky card to play against an invasion."""

    attacker: int = everybody(SEAT, "who invades")
    src: int = everybody(PLACE, "where it comes from")
    dst: int = everybody(PLACE, "the territory that is invaded")
    gods: list[int] = everybody(KIND, "the attacker's gods that take part")
    faith: int = everybody(NUMBER, "what the player has")


@question("invasion", OPEN)
class Invasion(Question):
    """Which god fights, or with how many armies to attack, or to break off."""

    defender: int = everybody(SIDE, "who is invaded")
    src: int = everybody(PLACE, "where it comes from")
    dst: int = everybody(PLACE, "the place that is invaded")
    gods: list[int] = everybody(KIND, "the attacker's gods that take part")
    foes: list[int] = everybody(KIND, "the defender's gods there")
    stakes: list[int] = everybody(
        NUMBER, "of a godswar: the attacker's dice and what is added to them, the defender's dice and what is added"
    )


@question("naming a champion", OPEN)
class NamingAChampion(Question):
    """Which god defends."""

    attacker: int = everybody(SEAT, "who invades")
    src: int = everybody(PLACE, "where it comes from")
    dst: int = everybody(PLACE, "the territory that is invaded")
    god: int = everybody(KIND, "the attacker's champion")
    stakes: list[int] = everybody(NUMBER, "the attacker's dice and what is added to them, then the defender's")


@for_chance("godswar")
class Godswar(Question):
    """The dice of a godswar."""

    attacker: int = everybody(SEAT, "who invades")
    defender: int = everybody(SEAT, "who is invaded")
    src: int = everybody(PLACE, "where it comes from")
    dst: int = everybody(PLACE, "the territory that is invaded")
    god: int = everybody(KIND, "the attacker's champion")
    foe: int = everybody(KIND, "the defender's champion")
    dice: list[int] = everybody(SEAT, "whose each die is, the attacker's first")


@for_chance("godswar thrown")
class GodswarThrown(Question):
    """Dice of a godswar that are thrown again."""

    attacker: int = everybody(SEAT, "who invades")
    defender: int = everybody(SEAT, "who is invaded")
    src: int = everybody(PLACE, "where it comes from")
    dst: int = everybody(PLACE, "the territory that is invaded")
    dice: list[int] = everybody(SEAT, "whose each die is, the attacker's first")
    attack: list[int] = everybody(DIE, "how the attacker's dice lie")
    defence: list[int] = everybody(DIE, "how the defender's dice lie")


@question("saving", OPEN)
class Saving(Question):
    """How many armies to save for faith."""

    attacker: int = everybody(SEAT, "who attacks")
    src: int = everybody(PLACE, "where the attack comes from")
    dst: int = everybody(PLACE, "the territory under attack")
    armies: int = everybody(NUMBER, "how many are about to fall")
    faith: int = everybody(NUMBER, "what the player has")


@question("gods on the move", OPEN)
class GodsOnTheMove(Question):
    """Which gods go along."""

    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "to where")
    gods: list[int] = everybody(KIND, "those that may")


# ---- the end of a turn ------------------------------------------------------------------------------------------------------------


@question("fortifying with gods", OPEN)
class FortifyingWithGods(Question):
    """Which armies and gods to move at the end of a turn."""

    side: int = everybody(SEAT, "whose armies")


@question("leaving the heaven", OPEN)
class LeavingTheHeaven(Question):
    """Which armies leave the heaven."""

    place: int = everybody(PLACE, "the heaven")
    armies: int = everybody(NUMBER, "how many are there")


@question("ending the turn", OPEN)
class EndingTheTurn(Question):
    """Whether to draw a death card."""
