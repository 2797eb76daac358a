"""What happens at a table besides the game, told among its events: steps taken back, resignations, offers to end.

They are declared like the engine's events but in a register of their own: the engine knows of no tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, dataclass_transform

from feldherr.engine.declared import FLAG, NUMBER, SEAT, declare, everybody, nobody, only
from feldherr.engine.event import Event

NOTICES: dict[str, type[Event]] = {}  # every kind, in the order of declaration

N = TypeVar("N", bound=Event)


@dataclass_transform(field_specifiers=(everybody, only, nobody))
def notice(kind: str) -> Callable[[type[N]], type[N]]:
    """Declare a kind of notice."""

    def declared(cls: type[N]) -> type[N]:
        declare(cls, kind, NOTICES)
        return cls

    return declared


@notice("undone")
class Undone(Event):
    """A player has taken back a move: the board is as it was before it."""

    seat: int = everybody(SEAT, "who")
    moves: int = everybody(NUMBER, "how many of their last moves are void: the step, and what followed from it without a choice")


@notice("resigned")
class HasResigned(Event):
    """A player has given up for good."""

    seat: int = everybody(SEAT, "who")


@notice("offered")
class Offered(Event):
    """A player offers to end the game now."""

    seat: int = everybody(SEAT, "who")


@notice("agreed")
class Agreed(Event):
    """A player agrees to end the game."""

    seat: int = everybody(SEAT, "who")


@notice("declined")
class Declined(Event):
    """A player declines to end the game, or withdraws the offer."""

    seat: int = everybody(SEAT, "who")


@notice("begun_without")
class BegunWithout(Event):
    """The host has the table begin without the shares of these seats: their devices don't take part in making the dice's seed."""

    seats: list[int] = everybody(SEAT, "whose")


@notice("begun_by")
class BegunBy(Event):
    """A player who has waited long has the table begin without the shares of these seats, the host's perhaps among them."""

    seat: int = everybody(SEAT, "who")
    seats: list[int] = everybody(SEAT, "whose")


@notice("dice_renewed")
class DiceRenewed(Event):
    """The server has lost the key to the dice's seed: from here on the dice follow from a new one."""


@notice("adopted")
class Adopted(Event):
    """The server was upgraded: from here on the table is played by another version of its rules."""

    version: int = everybody(NUMBER, "which one")


@notice("came")
class Came(Event):
    """A device has taken a seat by a link."""

    seat: int = everybody(SEAT, "which seat")
    nth: int = everybody(NUMBER, "how many devices have taken it so far, this one counted")


@notice("host_came")
class HostCame(Event):
    """A further device has the host's role, by the host's link."""


@notice("linked")
class Linked(Event):
    """There is a new link to a seat."""

    seat: int = everybody(SEAT, "which seat")
    further: bool = everybody(FLAG, "its own person wants it for a further device; else the host has made it, and earlier devices are out")


@notice("host_linked")
class HostLinked(Event):
    """There is a new link to the host's role."""


@notice("spectators_linked")
class SpectatorsLinked(Event):
    """There is a new link for spectators: whoever came by an earlier one is out."""


@notice("downloaded")
class Downloaded(Event):
    """The host has downloaded the record of the running game, with everybody's secrets."""


@notice("rescued")
class Rescued(Event):
    """A player has downloaded the record of the running game, with everybody's secrets, while it could not be played."""

    seat: int = everybody(SEAT, "who")


@notice("hinted")
class Hinted(Event):
    """A player has asked for a hint, and was given one from what they can see."""

    seat: int = everybody(SEAT, "who")


@notice("replaced")
class Replaced(Event):
    """The host has given a seat to another player."""

    seat: int = everybody(SEAT, "which seat")
    person: bool = everybody(FLAG, "to a person; else to a computer")


@notice("removed")
class Removed(Event):
    """The host has sent a person away; a computer plays on."""

    seat: int = everybody(SEAT, "who")
    banned: bool = everybody(FLAG, "their devices can't come back to this table")


@notice("muted")
class Muted(Event):
    """The host has forbidden a player to speak, or allows it again."""

    seat: int = everybody(SEAT, "who")
    on: bool = everybody(FLAG, "forbidden")


@notice("spectators_muted")
class SpectatorsMuted(Event):
    """The host has forbidden spectators to speak, or allows it again."""

    on: bool = everybody(FLAG, "forbidden")
