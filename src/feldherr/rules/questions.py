"""What every mode asks: the catalogue of its questions. Those that only Godstorm has are in `godstorm/questions.py`."""

from __future__ import annotations

from feldherr.engine.declared import DIE, FLAG, NUMBER, PLACE, SEAT, SIDE, everybody
from feldherr.engine.question import OPEN, SEALED, SECRET, Question, for_chance, question

# ---- before the game --------------------------------------------------------------------------------------------------------------


@for_chance("rolling for the start")
class RollingForTheStart(Question):
    """Dice for who begins."""

    dice: list[int] = everybody(SEAT, "who rolls each die")


@for_chance("dealing")
class Dealing(Question):
    """The next territory is dealt."""

    side: int = everybody(SIDE, "who gets it")


@question("claiming", OPEN)
class Claiming(Question):
    """Which free territory to take."""

    armies: int = everybody(NUMBER, "how many the player has left to place before the game")


@question("strengthening", OPEN)
class Strengthening(Question):
    """Where to place armies before the game."""

    side: int = everybody(SIDE, "whose armies")
    armies: int = everybody(NUMBER, "how many now")
    later: int = everybody(NUMBER, "how many in later rounds")


@for_chance("dealing missions")
class DealingMissions(Question):
    """The next mission card is dealt."""

    seat: int = everybody(SEAT, "who gets it")


@question("choosing capitals", SEALED)
class ChoosingCapitals(Question):
    """Which own territory to make the capital."""


# ---- cards ------------------------------------------------------------------------------------------------------------------------


@question("trading", SECRET)
class Trading(Question):
    """Whether to exchange a set of cards."""

    eliminated: bool = everybody(FLAG, "whether cards of an eliminated player force it")


@question("taking the bonus", OPEN)
class TakingTheBonus(Question):
    """Which territory of an exchanged card gets the extra armies."""

    armies: int = everybody(NUMBER, "how many")


@question("laying cards", SECRET)
class LayingCards(Question):
    """Which card to lay on the table, or to take the armies for those that lie there."""

    stars: int = everybody(NUMBER, "the stars on the table")
    armies: int = everybody(NUMBER, "what they are worth")


@for_chance("drawing")
class Drawing(Question):
    """A territory card is drawn."""

    side: int = everybody(SIDE, "who gets it")


# ---- a turn -----------------------------------------------------------------------------------------------------------------------


@question("placing", OPEN)
class Placing(Question):
    """Where to place armies."""

    side: int = everybody(SIDE, "whose armies")
    armies: int = everybody(NUMBER, "how many are left to place")


@question("attacking", OPEN)
class Attacking(Question):
    """Which territory to attack from which, and with how many armies, or to end the attacks."""


@question("defending", OPEN)
class Defending(Question):
    """How many dice to defend with."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "whose armies defend")
    src: int = everybody(PLACE, "where the attack comes from")
    dst: int = everybody(PLACE, "the territory under attack")
    dice: int = everybody(NUMBER, "how many dice attack")


@for_chance("rolling")
class Rolling(Question):
    """The dice of a battle."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "who defends")
    src: int = everybody(PLACE, "where the attack comes from")
    dst: int = everybody(PLACE, "the territory under attack")
    dice: list[int] = everybody(SIDE, "whose each die is, the attacker's first")


@for_chance("thrown")
class Thrown(Question):
    """Dice of a battle that are thrown again."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "who defends")
    src: int = everybody(PLACE, "where the attack comes from")
    dst: int = everybody(PLACE, "the territory under attack")
    dice: list[int] = everybody(SIDE, "whose each die is, the attacker's first")
    attack: list[int] = everybody(DIE, "how the attacker's dice lie")
    defence: list[int] = everybody(DIE, "how the defender's dice lie")


@question("occupying", OPEN)
class Occupying(Question):
    """How many armies move into a conquered territory."""

    side: int = everybody(SIDE, "whose armies")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "into which territory")
    armies: int = everybody(NUMBER, "how many are in already")


@question("fortifying", OPEN)
class Fortifying(Question):
    """Which armies to move at the end of a turn."""

    side: int = everybody(SIDE, "whose armies")


# ---- missions ---------------------------------------------------------------------------------------------------------------------


@question("showing a mission", SECRET)
class ShowingAMission(Question):
    """Whether to claim a mission."""

    start: bool = everybody(FLAG, "whether the turn begins; otherwise it ends")


# ---- neutral armies ---------------------------------------------------------------------------------------------------------------


@question("bolstering", OPEN)
class Bolstering(Question):
    """Where to place armies of a neutral side."""

    side: int = everybody(SIDE, "which side; -1: the first territory decides")
    armies: int = everybody(NUMBER, "how many")


@question("bribing", SECRET)
class Bribing(Question):
    """Whether to give a card to a neutral army."""


@question("raising allies", OPEN)
class RaisingAllies(Question):
    """Which ally to reinforce next."""


@for_chance("rolling for an ally")
class RollingForAnAlly(Question):
    """A die for how many armies an ally gets."""

    side: int = everybody(SIDE, "the ally")
    dice: list[int] = everybody(SIDE, "whom the die is for")


@for_chance("rolling the status")
class RollingTheStatus(Question):
    """A die for whether a neutral army that has fought changes its mind."""

    side: int = everybody(SIDE, "the neutral army")
    dice: list[int] = everybody(SIDE, "whom the die is for")
