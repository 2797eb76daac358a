"""What happens in every mode: the catalogue of its events. Those that only Godstorm has are in `godstorm/events.py`."""

from __future__ import annotations

from feldherr.engine.declared import CARD, DIE, FLAG, NUMBER, OWN_CARD, PLACE, SEAT, SIDE, everybody, only
from feldherr.engine.event import Event, event

# ---- before the game --------------------------------------------------------------------------------------------------------------


@event("start_roll")
class StartRoll(Event):
    """Players roll for who begins."""

    seats: list[int] = everybody(SEAT, "who rolls")
    dice: list[int] = everybody(DIE, "a die for each of them")


@event("deal", board=True)
class Deal(Event):
    """A territory is dealt."""

    side: int = everybody(SIDE, "whose it is now")
    place: int = everybody(PLACE, "which")
    armies: int = everybody(NUMBER, "how many stand there at first")


@event("claim", board=True)
class Claim(Event):
    """A player takes a free territory."""

    seat: int = everybody(SEAT, "who")
    place: int = everybody(PLACE, "which")


@event("spread", board=True)
class Spread(Event):
    """A neutral army's remaining armies stand evenly on its territories."""

    side: int = everybody(SIDE, "whose they are")
    territories: list[int] = everybody(PLACE, "those that get some")
    armies: list[int] = everybody(NUMBER, "how many each of them gets")


@event("mission")
class Mission(Event):
    """A mission card is dealt."""

    seat: int = everybody(SEAT, "who gets it")
    mission: int | None = only("seat", OWN_CARD, "which it is")


@event("capital")
class Capital(Event):
    """A player has chosen a capital."""

    seat: int = everybody(SEAT, "who")
    place: int | None = only("seat", PLACE, "where it is")


# ---- a turn and its armies --------------------------------------------------------------------------------------------------------


@event("turn")
class Turn(Event):
    """A turn begins."""

    seat: int = everybody(SEAT, "whose")
    round: int = everybody(NUMBER, "in which round, from 1")
    epochs: bool = everybody(FLAG, "whether rounds are called epochs here")


@event("income")
class Income(Event):
    """A side gets armies to place."""

    side: int = everybody(SIDE, "who")
    armies: int = everybody(NUMBER, "how many")


@event("place", board=True)
class Place(Event):
    """Armies are placed."""

    seat: int = everybody(SEAT, "who places them")
    side: int = everybody(SIDE, "whose they are")
    place: int = everybody(PLACE, "where")
    armies: int = everybody(NUMBER, "how many")


@event("fortify", board=True)
class Fortify(Event):
    """Armies move from one territory to another."""

    side: int = everybody(SIDE, "whose they are")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "to where")
    armies: int = everybody(NUMBER, "how many")


# ---- cards ------------------------------------------------------------------------------------------------------------------------


@event("draw")
class Draw(Event):
    """A territory card is drawn."""

    side: int = everybody(SIDE, "who gets it")
    card: int | None = only("side", CARD, "which it is")


@event("trade")
class Trade(Event):
    """A set of cards is exchanged for armies."""

    seat: int = everybody(SEAT, "who")
    cards: list[int] = everybody(CARD, "the three cards")
    armies: int = everybody(NUMBER, "what they are worth")


@event("bonus", board=True)
class Bonus(Event):
    """An exchanged card brings armies to the territory that it shows."""

    seat: int = everybody(SEAT, "who")
    place: int = everybody(PLACE, "where")
    armies: int = everybody(NUMBER, "how many")


@event("lay")
class Lay(Event):
    """A card is laid on the table, to be exchanged for its stars."""

    seat: int = everybody(SEAT, "who")
    card: int = everybody(CARD, "which")


@event("stars")
class Stars(Event):
    """The cards that were laid are exchanged for armies."""

    seat: int = everybody(SEAT, "who")
    armies: int = everybody(NUMBER, "what they are worth")


@event("cards")
class Cards(Event):
    """All cards of a hand change hands."""

    seat: int = everybody(SEAT, "who gets them")
    loser: int = everybody(SIDE, "whose they were")
    number: int = everybody(NUMBER, "how many")


# ---- battle -----------------------------------------------------------------------------------------------------------------------


@event("attack", quiet=True)
class Attack(Event):
    """An attack is announced."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "who is attacked")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")
    armies: int = everybody(NUMBER, "with how many armies, and so dice")


@event("defend", quiet=True)
class Defend(Event):
    """The number of defending dice is chosen."""

    seat: int = everybody(SEAT, "who decides")
    side: int = everybody(SIDE, "whose armies defend")
    place: int = everybody(PLACE, "which territory")
    dice: int = everybody(NUMBER, "how many")


@event("battle", board=True)
class Battle(Event):
    """Dice were compared, and armies fall."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "who is attacked")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")
    attack: list[int] = everybody(DIE, "the attacker's dice; none if they were told before")
    defence: list[int] = everybody(DIE, "the defender's dice, likewise")
    lost: int = everybody(NUMBER, "how many armies the attacker loses")
    beaten: int = everybody(NUMBER, "how many the defender loses")
    left: int = everybody(NUMBER, "how many are left where the attack comes from")
    defenders: int = everybody(NUMBER, "how many are left in the territory under attack")
    ties: bool = everybody(FLAG, "whether the attacker beat some of them with equal dice")


@event("thrown")
class Thrown(Event):
    """Dice of a battle or a godswar lie on the table, and are not compared yet."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "who is attacked")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")
    attack: list[int] = everybody(DIE, "the attacker's dice")
    defence: list[int] = everybody(DIE, "the defender's dice")
    godswar: bool = everybody(FLAG, "whether gods fight, and not armies")


@event("again")
class Again(Event):
    """Dice are thrown again."""

    attacker: int = everybody(SIDE, "who attacks")
    defender: int = everybody(SIDE, "who is attacked")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")
    attack: list[int] = everybody(DIE, "those of the attacker")
    defence: list[int] = everybody(DIE, "those of the defender")


@event("conquest", board=True)
class Conquest(Event):
    """The last defender fell, and the armies of the winning roll move in."""

    attacker: int = everybody(SIDE, "who conquers")
    defender: int = everybody(SIDE, "whose it was")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")
    armies: int = everybody(NUMBER, "how many move in at once")
    completes: bool = everybody(FLAG, "whether the whole continent is the attacker's now")
    breaks: bool = everybody(FLAG, "whether the whole continent was the defender's")


@event("occupy", board=True)
class Occupy(Event):
    """It is decided how many armies move into a conquered territory."""

    side: int = everybody(SIDE, "whose they are")
    src: int = everybody(PLACE, "from where")
    dst: int = everybody(PLACE, "which territory")
    armies: int = everybody(NUMBER, "how many in all")
    more: int = everybody(NUMBER, "how many of them follow now")


@event("out")
class Out(Event):
    """A side has lost its last army."""

    by: int = everybody(SIDE, "in whose turn")
    side: int = everybody(SIDE, "who is out")


# ---- missions, capitals, allies -----------------------------------------------------------------------------------------------------


@event("show")
class Show(Event):
    """A player claims a mission and shows its card."""

    seat: int = everybody(SEAT, "who")
    mission: int = everybody(OWN_CARD, "which")


@event("lies_open")
class LiesOpen(Event):
    """A player's last mission lies open from now on."""

    seat: int = everybody(SEAT, "whose")
    mission: int = everybody(OWN_CARD, "which")


@event("capital_fell")
class CapitalFell(Event):
    """A capital was conquered."""

    seat: int = everybody(SIDE, "who conquered it")
    owner: int = everybody(SEAT, "whose capital it is")
    place: int = everybody(PLACE, "where")


@event("taken_over", board=True)
class TakenOver(Event):
    """A territory goes with a fallen capital."""

    seat: int = everybody(SIDE, "whose it is now")
    loser: int = everybody(SEAT, "whose it was")
    place: int = everybody(PLACE, "which")


@event("bribe")
class Bribe(Event):
    """A card is given to a neutral army."""

    seat: int = everybody(SEAT, "who gives it")
    side: int = everybody(SIDE, "to whom")
    card: int | None = only("seat", CARD, "which it is")


@event("raise")
class Raise(Event):
    """An ally is to be reinforced."""

    seat: int = everybody(SEAT, "who wants it")
    side: int = everybody(SIDE, "the ally")


@event("roll")
class Roll(Event):
    """A die for a neutral army."""

    seat: int = everybody(SEAT, "whose turn it is")
    side: int = everybody(SIDE, "for whom")
    dice: list[int] = everybody(DIE, "the die")


@event("ally")
class Ally(Event):
    """A neutral army changes its mind."""

    side: int = everybody(SIDE, "the neutral army")
    ally: int = everybody(SIDE, "whose ally it is now; -1: nobody's")
