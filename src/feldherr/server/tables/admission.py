"""Who comes to a table and who has to go: links, roles, bans. All of it is told to everybody there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from feldherr.server.http import links
from feldherr.server.store.records import HOST, SPECTATOR, Full, Held, Role, Taken
from feldherr.server.tables.attendance import Came, Linked, as_text
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import Refusal

if TYPE_CHECKING:
    from feldherr.server.tables.lobby import Lobby

USED = "this link was used on another device; ask for a new one"
CROWDED = "too many devices have come by this link; ask the host for a new one"


class Admission:
    """Lets devices in at all tables, and sends them away."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store

    async def join(self, device: str, role: Role, by: str) -> None:
        """Give a device a role by a link, and tell everybody; Refusal if another device has used the link, or this one is banned.

        The store writes both or neither: nobody gets a seat in silence, and nobody is said to have come who was too late.
        """
        room = await self.lobby.room(role.table)
        assert room is not None
        held = [each.seat for each in await self.store.held(device) if each.table == role.table]
        if device in room.table.attendance.banned:
            raise Refusal("not-yours", "the host has banned this device from the table")
        if role.seat >= 0 and await self.store.used(by, device):
            raise Refusal("stale", USED)
        new = role.seat not in (*held, SPECTATOR) and not room.table.over  # after the end nobody minds
        if new and role.seat == HOST:  # its link is good for many devices
            room.table.spare(by_host=True)
        try:
            await self.store.hold(device, role, by if role.seat >= 0 else "", as_text(Came(role.seat, HOST in held)) if new else "")
        except Taken:
            raise Refusal("stale", USED) from None
        except Full:
            raise Refusal("full", CROWDED) from None
        except Held:  # it has come twice at once
            pass
        if new:
            await room.catch_up()
        await self.refresh(role.table, device)

    async def relink(self, room: Room, seat: int, device: str) -> str:
        """A new link for a role; devices that used an earlier one lose the role, but for the host's own. Everybody is told."""
        if room.table.over and seat >= 0:
            raise Refusal("over", "the game is over")
        if not room.table.over:
            room.table.spare(by_host=True)  # else nobody would be told
        token, name = links.token(), room.table.name
        await self.store.relink(links.digest(token), Role(name, seat))
        if seat == HOST:
            await self.store.hold(device, Role(name, HOST))
        await self.refresh(name)
        await room.meet(Linked(seat))
        return token

    async def another_device(self, room: Room, seat: int, device: str) -> str:
        """A link for a further device of the same person, unless they have just been sent away. Everybody is told."""
        token = links.token()
        await room.meet(Linked(seat, further=True))
        try:
            await self.store.add_link(links.digest(token), Role(room.table.name, seat), device)
        except Taken:
            raise Refusal("not-yours", "that is not your seat any more") from None
        except Full:
            raise Refusal("full", "this seat has too many links; ask the host for a new one") from None
        return token

    async def remove(self, room: Room, seat: int, ban: bool) -> None:
        """Send a person away: their devices lose the seat, and a computer plays on. Everybody is told."""
        if room.table.over:  # it could not be told any more
            raise Refusal("over", "the game is over")
        role = Role(room.table.name, seat)
        devices = await self.store.holders(role) if ban else []
        await self.store.relink(links.digest(links.token()), role)
        for device in devices:
            await self.store.drop(device, Role(role.table, SPECTATOR))
        await self.refresh(role.table)
        await room.change(lambda: room.table.removed(seat, devices))

    async def refresh(self, name: str, device: str = "") -> None:
        """Read the roles of the devices at a table again, or of one device, and tell everybody what changed."""
        room = self.lobby.rooms.get(name)
        changed = False
        for client in list(room.clients) if room else []:
            if device and client.device != device:
                continue
            roles = [role.seat for role in await self.store.held(client.device) if role.table == name]
            if sorted(roles) != sorted(client.roles):
                client.roles = roles
                client.again()
                changed = True
        if room and changed:
            room.tell_seats()
