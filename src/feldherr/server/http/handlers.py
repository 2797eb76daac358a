"""What each request to the HTTP API does; `api.ENDPOINTS` says which is which."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import cast

import msgspec

from feldherr.editions import MODES
from feldherr.engine import position
from feldherr.locales import LANGUAGES
from feldherr.server import catalogue, handbook, wire
from feldherr.server.attack_odds import takes_long, told, without
from feldherr.server.http import links
from feldherr.server.http.ready import Ready, ready
from feldherr.server.http.request import Problem, Request, hosted, hosts, roles_at
from feldherr.server.jobs import work
from feldherr.server.map_jobs import check_size
from feldherr.server.store.records import HOST, SPECTATOR, Opening, Role
from feldherr.server.tables.attendance import Muted
from feldherr.server.tables.modes import brought, carried, check_player
from feldherr.server.tables.opening import Saved, called
from feldherr.server.tables.session import Refusal
from feldherr.server.tables.set_aside import SetAside
from feldherr.server.tables.standing import PERSON

EYES = -1  # of somebody who sits nowhere
MOST_PLACES = 50  # in a list: each may have to be read for it


async def books(request: Request) -> Ready:
    """All modes of this server, by rulebook."""
    own = {name: player.says for name, player in request.lobby.workers.own.items()}
    return await request.ready(("books", len(MODES)), lambda: catalogue.books(own, request.lobby.address, request.lobby.command))


async def board(request: Request) -> Ready:
    """A mode's map."""
    mode = request.path["mode"]
    if mode not in MODES:
        raise Problem(404, f"no mode is called {mode[:40]!r}")
    return await request.ready(("board", mode), lambda: catalogue.board(mode))


async def board_of_table(request: Request) -> Ready:
    """The map that a table is played on, as clients draw it."""
    opening = await opened(request)
    what = ("board of", request.path["table"]) if "map" in opening.house else ("board", opening.mode)
    return await request.ready(what, lambda: catalogue.played_on(opening.mode, opening.house))


async def map_of_table(request: Request) -> Ready:
    """The map of a table as a file, where it is not a built-in one."""
    line = brought((await opened(request)).house)
    if not line:
        raise Problem(404, "this table is played on a built-in map")
    return await request.ready(("map of", request.path["table"]), lambda: line)


async def opened(request: Request) -> Opening:
    """The settings of the table that is asked about."""
    await roles_at(request.lobby, request.device, request.path["table"])
    room = await request.room(request.path["table"])
    return room.table.opening


async def rules(request: Request) -> Ready:
    """The rules of a mode in a language, by chapters."""
    mode, language = request.path["mode"], request.path["language"]
    if mode not in MODES:
        raise Problem(404, f"no mode is called {mode[:40]!r}")
    if language not in LANGUAGES:
        raise Problem(404, f"the rules are in {', '.join(LANGUAGES)}, and not in {language[:40]!r}")
    return await request.ready(("rules", mode, language), lambda: handbook.chapters(mode, language))


async def odds(request: Request) -> wire.Odds:
    """The odds of an attack, along one way or several territories in a row."""
    name = request.path["table"]
    await roles_at(request.lobby, request.device, name)
    room = await request.room(name)
    way, [stop, *more] = numbers(request.path["way"]), numbers(request.path["stop"])
    if more:
        raise Problem(400, "an attack stops at one number of armies")
    state = without(room.table.view(EYES), way[0], numbers(request.path["behind"]) if "behind" in request.path else [])
    if not takes_long(state, way):
        return told(state, way, stop)
    return cast(wire.Odds, await request.do(work.Odds(position.write(state), way, stop)))


def numbers(said: str) -> list[int]:
    """Numbers in a path: 3-7-9."""
    words = said.split("-")
    if any(not (word.isascii() and word.isdigit() and len(word) < 5) for word in words):
        raise Problem(400, "the way is numbers of places, 3-7-9, then how many armies to stop at, then the gods who stay behind, 0-2")
    return [int(word) for word in words]


async def open_table(request: Request) -> wire.Opened:
    """Open a table; the device becomes its host."""
    if await request.lobby.store.hosting(request.device) >= request.settings.tables_per_device:
        raise Problem(429, "this device hosts too many tables that are not over")
    wish: wire.NewTable = request.body
    game = cast(Saved, await request.do(work.Import(wish.game))) if wish.game else None
    if line := brought(wish.house):
        wish = msgspec.structs.replace(wish, house={**wish.house, "map": await map_line(request, wire.MapWish(line))})
    wish = msgspec.structs.replace(wish, house=carried(wish.house))
    try:
        return await request.lobby.open(wish, request.device, game, request.jobs.charged(request.who))
    except ValueError as e:
        raise Problem(400, e) from None


async def make_map(request: Request) -> Ready:
    """A map from a file, a drawing or a seed, checked and in one line."""
    return await asyncio.to_thread(ready, await map_line(request, request.body))


async def draft(request: Request) -> wire.MapDraft:
    """An editor's draft after a change, with what is wrong with it."""
    edit: wire.MapEdit = request.body
    try:
        check_size(edit)
    except ValueError as e:
        raise Problem(400, e) from None
    return cast(wire.MapDraft, await request.do(work.Edit(edit)))


async def map_line(request: Request, wish: wire.MapWish) -> str:
    """The map that is wished for, in one line; Problem if it can't be used."""
    try:
        check_size(wish)
    except ValueError as e:
        raise Problem(400, e) from None
    return cast(str, await request.do(work.MapLine(wish)))


async def join(request: Request) -> wire.Joined:
    """Give the device the role of a link."""
    role = await request.lobby.store.link(links.digest(request.body.token)) if links.is_token(request.body.token) else None
    if role is None:
        raise Problem(404, "this link doesn't work: it is mistyped, or was replaced by a new one")
    room = await request.lobby.room(role.table, request.jobs.charged(request.who))
    fresh = all((held.table, held.seat) != (role.table, role.seat) for held in await request.lobby.store.held(request.device))
    joined = wire.Joined(role.table, role.seat, room.table.opening.names[role.seat] if room and role.seat >= 0 else "", False, fresh)
    by = links.digest(request.body.token)
    if request.body.ask and await sits_elsewhere(request, role) and not await request.lobby.store.used(by, request.device):
        return msgspec.structs.replace(joined, waits=True)
    try:
        await request.lobby.admission.join(request.device, role, by)
    except Refusal as e:
        if e.code not in ("stale", "not-yours"):
            raise
        raise Problem(410 if e.code == "stale" else 403, str(e)) from None
    return joined


async def sits_elsewhere(request: Request, role: Role) -> bool:
    """Whether the device has other seats at the table, but not this one."""
    seats = {held.seat for held in await request.lobby.store.held(request.device) if held.table == role.table and held.seat >= 0}
    return role.seat >= 0 and bool(seats) and role.seat not in seats


async def mine(request: Request) -> list[wire.Place]:
    """The device's tables, the last one played first."""
    roles = await request.lobby.store.held(request.device) if request.device else []
    played = await request.lobby.store.played({role.table for role in roles})
    out = []
    for name in sorted(played, key=lambda table: -played[table])[:MOST_PLACES]:
        held = [role.seat for role in roles if role.table == name]
        if found := await place(request, name, held, played[name]):
            out.append(found)
    return out


async def one_of_mine(request: Request) -> wire.Place:
    """One table as it stands in that list."""
    name = request.path["table"]
    roles = await roles_at(request.lobby, request.device, name)
    found = await place(request, name, roles, (await request.lobby.store.played({name}))[name])
    assert found is not None
    return found


async def place(request: Request, name: str, held: list[int], played: int) -> wire.Place | None:
    """A table as the device's list has it, one that was set aside too; None if there is no such table."""
    lobby, seats, at = request.lobby, sorted(s for s in held if s >= 0), played // 1_000_000
    try:
        table = await lobby.listed(name, request.jobs.charged(request.who))
    except SetAside as e:
        mode, names = (e.opening.mode, e.opening.names) if e.opening else ("", [])
        over = await lobby.store.over(name)
        return wire.Place(name, mode, names, seats, HOST in held, over, False, 0, at, lobby.keeping.leaves(played, over), e.told(), False)
    if table is None:
        return None
    what = name, table.mode, table.names, seats, HOST in held, table.over, bool(table.asked & set(seats))
    return wire.Place(*what, table.round, at, lobby.keeping.leaves(played, table.over), None, table.waits)


async def call(request: Request) -> wire.Table:
    """Change your name."""
    name, seat = request.path["table"], request.path["seat"]
    if seat not in {str(held) for held in await roles_at(request.lobby, request.device, name) if held >= 0}:
        raise Problem(403, "only the player in that seat can do that")
    room = await request.room(name)
    try:
        wanted = called(request.body.name)
        await room.change(lambda: room.table.renamed(int(seat), wanted))
    except ValueError as e:
        raise Problem(400, e) from None
    except Refusal as e:
        if e.code not in ("not-yours", "taken"):
            raise
        raise Problem(409, str(e)) from None
    return room.sign()


async def swap(request: Request) -> wire.Table:
    """Give a seat to a computer or a person, as the host."""
    room, seat = await hosted(request)
    if seat < 0:
        raise Problem(404, "there is no such seat")
    try:
        check_player(request.body.player, request.lobby.workers.own)
    except ValueError as e:
        raise Problem(400, e) from None
    if room.table.over:
        raise Problem(409, "the game is over")
    try:
        await room.seat(seat, request.body.player)
    except Refusal as e:
        if e.code != "not-yours":
            raise
        raise Problem(409, str(e)) from None
    return room.sign()


async def rematch(request: Request) -> wire.Rematch:
    """The table at which the same people play again."""
    name = request.path["table"]
    roles = await roles_at(request.lobby, request.device, name)
    if roles == [SPECTATOR] and not await request.lobby.store.rematch_of(name):
        raise Problem(403, "only those who play can do that")
    try:
        return wire.Rematch(await request.lobby.rematch(name, request.device, roles))
    except Refusal as e:
        raise Problem(409, str(e)) from None


async def relink(request: Request) -> wire.Link:
    """A new link for a seat, as the host; earlier ones are void."""
    room, seat = await hosted(request)
    if seat >= 0 and room.table.players[seat] != PERSON:
        raise Problem(409, "a computer plays that seat; give it to a player first")
    return wire.Link(await request.lobby.admission.relink(room, seat, request.device))


async def another_device(request: Request) -> wire.Link:
    """A link to your own seat for another device."""
    name, seat = request.path["table"], request.path["seat"]
    if seat not in map(str, await roles_at(request.lobby, request.device, name)) or seat.startswith("-"):
        raise Problem(403, "that is not your seat")
    room = await request.room(name)
    return wire.Link(await request.lobby.admission.another_device(room, int(seat), request.device))


async def remove(request: Request) -> wire.Table:
    """Send a player away, or ban them, as the host."""
    room, seat = await hosted(request)
    if seat < 0 or room.table.players[seat] != PERSON:
        raise Problem(409, "no person sits there")
    await request.lobby.admission.remove(room, seat, request.body.ban)
    return room.sign()


async def mute(request: Request) -> wire.Table:
    """Mute or unmute a player or all spectators, as the host."""
    room, seat = await hosted(request)
    if seat == HOST:
        raise Problem(404, "there is no such seat")
    await room.meet(Muted(seat, request.body.on))
    return room.sign()


async def close(request: Request) -> wire.Table:
    """End a table for everybody, as the host."""
    room = await hosts(request)
    await room.change(room.table.closed)
    return room.sign()


async def saved(request: Request) -> str:
    """The game as a saved game."""
    name = request.path["table"]
    roles = await roles_at(request.lobby, request.device, name)
    try:
        return await request.lobby.downloads.saved(name, roles)
    except Refusal as e:
        raise Problem(403, str(e)) from None


async def dice_proof(request: Request) -> str:
    """The proof of the dice, as text."""
    name = request.path["table"]
    await roles_at(request.lobby, request.device, name)
    try:
        return await request.lobby.downloads.proof(name, request.asker)
    except Refusal as e:
        raise Problem(403, str(e)) from None


async def replay(request: Request) -> AsyncIterator[bytes]:
    """A table's replay, line by line."""
    await roles_at(request.lobby, request.device, request.path["table"])
    return await request.lobby.downloads.replay(request.path["table"], request.asker)


async def analysis(request: Request) -> wire.Analysis:
    """The analysis of a table's finished game."""
    name = request.path["table"]
    await roles_at(request.lobby, request.device, name)
    try:
        text = await request.lobby.downloads.finished(name)
    except Refusal as e:
        raise Problem(403, str(e)) from None

    async def made() -> wire.Analysis:
        return cast(wire.Analysis, await request.do(work.Analyse(text, ended=True)))

    return await request.lobby.analyses.of(name, made)


async def analyse(request: Request) -> wire.Analysis:
    """The analysis of a saved game."""
    return cast(wire.Analysis, await request.do(work.Analyse(request.body.game)))


async def watch(request: Request) -> AsyncIterator[bytes]:
    """The replay of a saved game."""
    return once(cast(bytes, await request.do(work.Replay(request.body.game))))


async def once(whole: bytes) -> AsyncIterator[bytes]:
    """All at once, as a stream."""
    yield whole
