"""Who is at a table: devices that came, links that were made, what the host and the server did. All of it is told to everybody."""

from __future__ import annotations

import msgspec

from feldherr.engine.event import Event
from feldherr.server.store.records import HOST, SPECTATOR
from feldherr.server.tables import notices


class Came(msgspec.Struct, frozen=True, tag="came", omit_defaults=True):
    """A row: a device has taken a seat, or the host's role, by a link."""

    seat: int
    own: bool = False  # it is the host's device


class Linked(msgspec.Struct, frozen=True, tag="linked", omit_defaults=True):
    """A row: there is a new link to a role. Earlier links are void, unless this one adds a device of the same person."""

    seat: int
    further: bool = False


class Downloaded(msgspec.Struct, frozen=True, tag="downloaded", omit_defaults=True):
    """A row: the host has downloaded the record of the running game, or a player has, while it could not be played."""

    seat: int = HOST


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """A row: a player was given a hint."""

    seat: int


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """A row: the host has sent a person away; devices that are banned can't come back."""

    seat: int
    banned: list[str]  # as the store knows them


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """A row: the host has forbidden a seat, or spectators, to speak, or allows it again."""

    seat: int
    on: bool


class Adopted(msgspec.Struct, frozen=True, tag="adopted"):
    """A row: after an upgrade of the server the table is played by another version of its rules, which the record so far fits too."""

    version: int


Told = Came | Linked | Downloaded | Hinted | Removed | Muted | Adopted


def as_text(what: Told) -> str:
    """A row that tells something, as it is stored."""
    return msgspec.json.encode(what).decode()


class Attendance(msgspec.Struct, frozen=True):
    """Who has come, and who may not come or speak. Never changed, only replaced."""

    devices: dict[int, int]  # that have taken each seat so far
    strangers: bool = False  # another device than the host's has had a seat
    banned: frozenset[str] = frozenset()
    muted: frozenset[int] = frozenset()

    def after(self, what: Told) -> Attendance:
        """Who is there after that row."""
        if isinstance(what, Came):
            devices = {**self.devices, what.seat: self.devices.get(what.seat, 0) + 1}
            return self.but(devices=devices, strangers=self.strangers or (what.seat != HOST and not what.own))
        if isinstance(what, Linked) and not what.further and what.seat >= 0:
            return self.but(strangers=True)  # the person who had the seat is out, and has contributed shares of their own
        if isinstance(what, Removed):
            return self.but(banned=self.banned | set(what.banned))
        if isinstance(what, Muted):
            return self.but(muted=self.muted | {what.seat} if what.on else self.muted - {what.seat})
        return self

    def but(self, **changes: object) -> Attendance:
        return msgspec.structs.replace(self, **changes)

    def notice(self, what: Told) -> Event:
        """What everybody is told of a row, after it."""
        if isinstance(what, Came):
            return notices.HostCame() if what.seat == HOST else notices.Came(what.seat, self.devices[what.seat])
        if isinstance(what, Linked):
            if what.seat < 0:
                return notices.HostLinked() if what.seat == HOST else notices.SpectatorsLinked()
            return notices.Linked(what.seat, what.further)
        if isinstance(what, Hinted):
            return notices.Hinted(what.seat)
        if isinstance(what, Removed):
            return notices.Removed(what.seat, bool(what.banned))
        if isinstance(what, Muted):
            return notices.SpectatorsMuted(what.on) if what.seat == SPECTATOR else notices.Muted(what.seat, what.on)
        if isinstance(what, Adopted):
            return notices.Adopted(what.version)
        return notices.Downloaded() if what.seat == HOST else notices.Rescued(what.seat)
