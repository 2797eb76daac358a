"""Takes pictures of every screen, in a real Chromium against a real server.

screenshots.py [--only WORD] [--language TAG] [--contrast] [--readme]

Each scene is taken at four sizes, light and dark, into .build/screenshots; with --readme only those of the README are, into docs/pictures.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

import feldherr
from feldherr import maps
from feldherr.bots import catalogue
from feldherr.bots.players.random import Stream
from feldherr.godstorm.state import RELIC
from feldherr.maps import reader
from web import FLAGS, find_chromium, served

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"wide": (1280, 720), "large": (1920, 1080), "phone": (390, 844), "sideways": (844, 390)}
README = ("world-wide-light", "ancient-wide-light", "analysis-wide-dark", "ancient-phone-dark", "newworld-wide-light")
PATIENCE = 20_000  # milliseconds
SEED = 12  # of new worlds
CHART = 1  # the tab of a replay
NAMES = ["Ada", "Bruno", "Cleo", "Dario", "Elin"]
RATES = ("CHANGES", "READS", "TABLES", "UPLOADS", "COMPUTING")
LIMITS = {"FELDHERR_TABLES_PER_DEVICE": "10000", **{f"FELDHERR_{rate}": "10000/0.01" for rate in RATES}}  # one device has them all
STORM = "nl2004.godstorm"
SLIPS = "try {{ localStorage.setItem('feldherr.slips', '{}'); }} catch {{}}"
STRANGER, QUIET = SLIPS.format(""), SLIPS.format("off")  # whether one is welcomed and given hints


@cache
def board(name: str) -> dict[str, Any]:
    """A map that somebody brings to a table: the Ancient Earth under a name of its own, or a new world by its size."""
    if not name:
        return {}
    if name != "earth":
        return {"map": feldherr.new_map(SEED, int(name))}
    data = maps.read("ancient_earth").data
    return {"map": reader.parse(json.dumps(data | {"map": data["map"] | {"name": "Old Earth"}}), "map")}


@cache
def saved(mode: str, seats: int, rounds: int = 0, verb: str = "", step: str = "", seed: int = 11, on: str = "") -> str:
    """A game of captains up to the moment when the first seat may do such a thing in that round; without a verb, to its end."""
    for g, seat in captains(mode, seats, seed, on):
        there = seat == 0 and g.state.round >= rounds and step in g.state.stack[-1].name
        if there and any(o.split()[0] == verb for o in feldherr.offers(g.state, 0)):
            break
    return str(g.save())


def captains(mode: str, seats: int, seed: int, on: str = "", bot: str = "captain") -> Iterator[tuple[feldherr.Game, int]]:
    """A game of captains (or others): at every question, who is asked; it is over after the last."""
    g = feldherr.game(mode, seats, **board(on))
    rng = Stream(seed)
    bots = [catalogue.make(bot, seed + s, -1.0) for s in range(seats)]
    g.chance(rng)
    while not g.over:
        seat = feldherr.asked(g.state)
        view = feldherr.observe(g.state, seat)
        yield g, seat
        g.play(seat, bots[seat].choose(view, seat))
        g.chance(rng)


@cache
def gods_meet() -> tuple[str, list[int]]:
    """A game in which the first seat may invade with a god where another's is, and that way."""
    for seed in range(11, 99):
        for g, seat in captains(STORM, 4, seed):
            state: Any = g.state
            found = [o.on for o in feldherr.choices(g.state, seat) if o.verb == "invade" and o.on[1] < state.lands] if seat == 0 else []
            for src, dst in found:
                ours, theirs = state.extra.gods_at(0, src), state.extra.gods_at(state.owner[dst], dst)
                if ours and theirs and state.armies[src] > state.armies[dst] + 2:
                    return str(g.save()), [src, dst]
    raise AssertionError("gods never meet")


@cache
def relics_lie() -> str:
    """A game of Godstorm in which relics lie open before several players."""
    for seed in range(11, 99):
        for g, seat in captains(STORM, 4, seed, bot="random"):
            state: Any = g.state
            if seat == 0 and sum(bool(state.extra.at(RELIC + s)) for s in range(4)) > 1:
                return str(g.save())
    raise AssertionError("nobody gets relics")


def opened(address: str, mode: str, seats: int, game: str = "", bots: bool = False, pace: int = 0) -> dict[str, Any]:
    """A table with a person in the first seat and computers in the others."""
    players = ["captain" if bots else "person", *["captain"] * (seats - 1)]
    wish = {"mode": "" if game else mode, "players": players, "names": NAMES[:seats], "game": game, "pace": pace}
    body = json.dumps(wish).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


# ---- the scenes ---------------------------------------------------------------------------------------------------------------------

Scene = Callable[[Any, str], None]


def lobby(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-mode], [data-book]")


def friends(page: Any, address: str) -> None:
    lobby(page, address)
    page.locator(".friends button.primary").click()
    page.wait_for_selector(".invite")


def waiting(page: Any, address: str) -> None:
    """A table where two friends have not come yet."""
    host(page, address, ["here", "person", "person", "recruit"], mode="sv2000.conquest", shares=True)
    page.wait_for_selector("h2.waiting")


def continued(page: Any, address: str) -> None:
    """The lobby of somebody who sits at some tables."""
    for mode, seats in (("sv2000.capitals", 4), ("nl2004.godstorm", 4), ("de2010.basic", 3)):
        table_of(page, address, ["here", *["person"] * (seats - 1)], game=saved(mode, seats, 1, "place"))
    lobby(page, address)
    page.wait_for_selector("a[href^='/table/']")


def setup(page: Any, address: str, name: str = "de2004.missions") -> None:
    lobby(page, address)
    mode = page.locator(f"[data-mode='{name}']")
    if not mode.count():  # on a phone its box is shut
        page.click(f"[data-book={name.partition('.')[0]}]")
    mode.click()
    page.wait_for_selector("dialog[open] details.more")


def house(page: Any, address: str) -> None:
    setup(page, address)
    page.click("dialog[open] details.more > summary")


def table_of(page: Any, address: str, players: list[str], **more: Any) -> str:
    """A table of this device's own."""
    wish = {"mode": "", "players": players, "names": NAMES[: len(players)], "pace": 0, **more}
    return str(page.request.post(f"{address}/api/tables", data=wish).json()["table"])


def host(page: Any, address: str, players: list[str], **more: Any) -> None:
    page.goto(f"{address}/table/{table_of(page, address, players, **more)}")
    page.wait_for_selector(".map .token, .curtain")


def sit(page: Any, address: str, links: dict[str, Any]) -> None:
    page.goto(f"{address}/join#{links['seats'][0]}")
    page.wait_for_selector(".map .token, dialog .podium")


def question(mode: str, seats: int, rounds: int, verb: str, taps: str = "", step: str = "", on: str = "") -> Scene:
    """A question of a mode; with taps, the first place that can be chosen is, and where it leads to."""

    def scene(page: Any, address: str) -> None:
        sit(page, address, opened(address, mode, seats, saved(mode, seats, rounds, verb, step, on=on)))
        for state in ("can be chosen", "possible target")[: len(taps)]:
            choose(page, state)

    return scene


placing = question("sv2000.missions", 5, 3, "place", ".")


def drawer(tab: str) -> Scene:
    def scene(page: Any, address: str) -> None:
        placing(page, address)
        tool(page, f"[data-tab={tab}]")
        page.wait_for_selector("aside.drawer .pane")

    return scene


def orders(page: Any, address: str) -> None:
    placing(page, address)
    tool(page, "[aria-haspopup=dialog]")
    page.wait_for_selector("dialog[open]")


def listed(page: Any, address: str) -> None:
    placing(page, address)
    tool(page, "[aria-pressed]")
    page.wait_for_selector(".listed table, .listed li", state="attached")


def powers(page: Any, address: str) -> None:
    """What the host can do about a table and its seats."""
    host(page, address, ["here", "person", "person", "captain"], game=saved("sv2000.conquest", 4, 2, "place"))
    tool(page, "[aria-label='About this table']")
    page.wait_for_selector("dialog[open]")


def player(page: Any, address: str) -> None:
    placing(page, address)
    page.locator(".players [data-side='1']").click()
    page.wait_for_selector("dialog[open]")


def hint(page: Any, address: str) -> None:
    page.add_init_script(STRANGER)
    host(page, address, ["here", "captain", "captain", "captain"], game=saved("sv2000.conquest", 4, 1, "place"))
    page.wait_for_selector(".slip.hint")


def storm_hint(page: Any, address: str) -> None:
    page.add_init_script(STRANGER)
    game = saved("nl2004.godstorm", 4, 0, "build", "placing god")
    host(page, address, ["here", "captain", "captain", "captain"], game=game)
    page.wait_for_selector(".slip.hint")


def welcome(page: Any, address: str) -> None:
    page.add_init_script(STRANGER)
    sit(page, address, opened(address, "", 4, saved("sv2000.conquest", 4, 1, "place")))
    page.wait_for_selector(".slip.welcome")


def farewell(page: Any, address: str) -> None:
    powers(page, address)
    for name in ("Resign", "Resign for good?"):
        page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_selector(".slip.farewell")


def curtain(page: Any, address: str) -> None:
    host(page, address, ["here"] * 3, game=saved("sv2000.missions", 3, 2, "place"))
    page.wait_for_selector(".curtain")


def by_hand(page: Any, address: str) -> None:
    """Dice that are thrown on a real table."""
    host(page, address, ["here", "captain", "captain"], game=saved("sv2000.conquest", 3, 2, "attack"), dice="hand")
    choose(page, "can be chosen")
    choose(page, "possible target")
    page.locator("[data-verb=attack]").first.click()
    page.wait_for_selector(".prompt .body fieldset")


def watching(page: Any, address: str) -> None:
    links = opened(address, "sv2000.conquest", 4, saved("sv2000.conquest", 4, 3, "attack"), pace=1500)
    page.goto(f"{address}/join#{links['spectator']}")
    page.wait_for_selector(".map .token")
    page.wait_for_timeout(2500)


def opponents(page: Any, address: str) -> None:
    """Computers attack, and one looks on."""
    host(page, address, ["here", "captain", "captain", "captain"], game=saved("sv2000.conquest", 4, 3, "fortify"), pace=1500)
    page.locator(".rails .buttons button").last.click()
    page.wait_for_selector(".bubble .dice", timeout=60_000)


def ended(mode: str, seats: int) -> Scene:
    def scene(page: Any, address: str) -> None:
        sit(page, address, opened(address, mode, seats, saved(mode, seats)))
        page.wait_for_selector("dialog .much, dialog .luck", timeout=60_000)

    return scene


def replay(page: Any, address: str) -> None:
    links = opened(address, "sv2000.conquest", 4, saved("sv2000.conquest", 4))
    sit(page, address, links)
    page.goto(f"{address}/table/{links['table']}/replay")
    page.wait_for_selector(".map .token")
    slider = page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max")) * 3 // 5))
    page.get_by_role("tab").nth(CHART).click()


def analysis(page: Any, address: str) -> None:
    table = table_of(page, address, ["here", *["captain"] * 3], game=saved("sv2000.conquest", 4))
    page.goto(f"{address}/table/{table}/replay#analysis")
    page.wait_for_selector(".report section", timeout=60_000)
    slider = page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max")) * 3 // 5))


def rules(page: Any, address: str) -> None:
    capitals(page, address)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] details[data-now]")


def advice(page: Any, address: str) -> None:
    """What the light bulb says."""
    game = saved("sv2000.conquest", 4, 2, "attack")
    host(page, address, ["here", "captain", "captain", "captain"], game=game, hints="yes")
    page.locator("[data-hint]").click()
    page.wait_for_selector(".slip.advice", timeout=60_000)


def offered(page: Any, address: str) -> None:
    """Somebody has offered to end the game, and the others are to agree."""
    host(page, address, ["here", "person", "captain"], game=saved("sv2000.conquest", 3, 2, "place"))
    tool(page, "[aria-label='About this table']")
    page.get_by_role("button", name="Offer to end the game").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".banners p")


def offline(page: Any, address: str) -> None:
    placing(page, address)
    page.context.set_offline(True)
    page.wait_for_selector(".banners p.bad", timeout=60_000)


def chosen(page: Any, address: str) -> None:
    """A new world is chosen to be played on."""
    setup(page, address, "sv2000.conquest")
    page.click("dialog[open] details.more > summary")
    page.locator("dialog label", has_text="New world").click()
    page.wait_for_selector("dialog figcaption", timeout=60_000)


def editor(page: Any, address: str) -> None:
    setup(page, address, "sv2000.conquest")
    page.click("dialog[open] details.more > summary")
    page.locator("dialog").get_by_role("button", name="Edit this map").click()
    page.wait_for_selector("button.token[data-place]")


def since(page: Any, address: str) -> None:
    """What happened while one was away, at the beginning of one's turn."""
    host(page, address, ["here", "captain", "captain"], game=saved("sv2000.conquest", 3, 2, "fortify"))
    page.locator(".rails .buttons button").last.click()
    page.wait_for_selector(".since", timeout=60_000)


def broken(page: Any, address: str) -> None:
    """A file that is no saved game."""
    lobby(page, address)
    page.locator(".file input[type=file]").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"nothing"})
    page.wait_for_selector(".file [role=alert]")


def lost(page: Any, address: str) -> None:
    page.goto(f"{address}/join#nothing")
    page.wait_for_selector("[role=alert]")


def gods(page: Any, address: str) -> None:
    """An invasion with gods on both sides."""
    game, way = gods_meet()
    sit(page, address, opened(address, STORM, 4, game))
    for place in way:
        page.locator(f".map .token[data-place='{place}']").press("Enter")
    page.wait_for_selector(".bubble .war")
    page.wait_for_timeout(600)


def relics(page: Any, address: str) -> None:
    sit(page, address, opened(address, STORM, 4, relics_lie()))


def mission(page: Any, address: str) -> None:
    """A mission is read."""
    question("de2004.missions", 4, 3, "attack")(page, address)
    page.locator(".mission .seal").click()


def godswar(page: Any, address: str) -> None:
    """Two gods have fought."""
    gods(page, address)
    page.locator(".bubble [data-verb=invade]").click()
    for _ in range(9):
        page.wait_for_selector(".duel, [data-verb=champion], [data-verb=play], .rail [data-verb=done]")
        if page.locator(".duel").count():
            return
        page.locator("[data-verb=champion], .rail [data-verb=done]").first.click()
        page.wait_for_timeout(500)


def choose(page: Any, state: str) -> None:
    """Tap the strongest place on the map that is described so; one that paper covers is chosen with the keyboard."""
    tokens = page.locator(f".map .token[aria-label$=', {state}']")
    labels: list[str] = tokens.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    if not labels:  # in mid-invasion there is nothing left to choose
        return
    armies = [int(found[1]) if (found := re.search(r"(\d+)", label)) else 0 for label in labels]
    token = tokens.nth(armies.index(max(armies)))
    try:
        token.click(timeout=1500)
    except Error:
        token.focus()
        token.press("Enter")
    page.wait_for_timeout(300)


def tool(page: Any, selector: str) -> None:
    """Press a tool in the corner; on a small screen they are behind one button."""
    found = page.locator(f"header:has(> .fold) {selector}")
    if not found.is_visible():
        page.locator("header:has(> .fold) .fold").click()
    found.click()


capitals = question("sv2000.capitals", 4, 2, "place")
SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "continue": continued,
    "friends": friends,
    "waiting": waiting,
    "setup": setup,
    "house": house,
    "lost": lost,
    "broken": broken,
    "maps": chosen,
    "welcome": welcome,
    "hint": hint,
    "farewell": farewell,
    "curtain": curtain,
    "claiming": question("de2004.liberation", 4, 0, "claim", "."),
    "placing": placing,
    "trading": question("de2004.liberation", 4, 0, "trade"),
    "stars": question("de2010.classic", 4, 2, "lay", step="laying"),
    "world": question("sv2000.missions", 5, 3, "attack", ".."),
    "targets": question("sv2000.missions", 5, 3, "attack", "."),
    "occupying": question("sv2000.missions", 5, 3, "occupy"),
    "moving": question("sv2000.missions", 5, 3, "fortify", ".."),
    "bribing": question("de2004.duel-active", 2, 1, "bribe", "."),
    "teams": question("de2004.teams", 4, 1, "attack", ".."),
    "mission": mission,
    "capital": question("sv2000.capitals", 4, 0, "capital", "."),
    "capitals": capitals,
    "byhand": by_hand,
    "watching": watching,
    "opponents": opponents,
    "advice": advice,
    "offered": offered,
    "offline": offline,
    "since": since,
    "secrets": drawer("secrets"),
    "story": drawer("story"),
    "chat": drawer("chat"),
    "listed": listed,
    "orders": orders,
    "powers": powers,
    "player": player,
    "rules": rules,
    "pantheon": question(STORM, 4, 0, "choose", step="choosing pantheons"),
    "temple": question(STORM, 4, 0, "build", step="placing god"),
    "stormhint": storm_hint,
    "bidding": question(STORM, 4, 1, "bid"),
    "token": question(STORM, 4, 1, "token"),
    "summoning": question(STORM, 4, 1, "summon", step="summoning"),
    "buying": question(STORM, 4, 1, "buy"),
    "miracles": question(STORM, 4, 1, "play", step="playing miracles"),
    "gods": gods,
    "godswar": godswar,
    "ancient": question(STORM, 4, 1, "invade", ".."),
    "relics": relics,
    "champion": question(STORM, 4, 1, "champion"),
    "marching": question(STORM, 4, 1, "fortify", "..", step="with gods"),
    "leaving": question(STORM, 4, 1, "leave", "."),
    "below": question(STORM, 4, 1, "enter", ".."),
    "victory": ended("sv2000.conquest", 4),
    "stormend": ended(STORM, 4),
    "replay": replay,
    "analysis": analysis,
    "newworld": question("sv2000.conquest", 4, 3, "attack", "..", on="42"),
    "smallworld": question("sv2000.conquest", 3, 2, "attack", "..", on="12"),
    "largeworld": question("sv2000.conquest", 5, 3, "attack", "..", on="120"),
    "mountains": question("sv2000.conquest", 4, 2, "attack", ".", on="earth"),
    "editor": editor,
}


def take(address: str, readme: bool, only: str, since: str, **more: Any) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        (ROOT / ".build" / "screenshots").mkdir(exist_ok=True)
        for name, scene in list(SCENES.items())[[*SCENES].index(since) :]:
            for size, (width, height) in SIZES.items():
                for scheme in ("light", "dark"):
                    shot = f"{name}-{size}-{scheme}"
                    if not {*only.split("-")} <= {*shot.split("-"), ""} or (readme and shot not in README):
                        continue
                    fingers = {"has_touch": True, "is_mobile": True} if size in ("phone", "sideways") else {}
                    screen: dict[str, Any] = {"viewport": {"width": width, "height": height}, **fingers}
                    context = browser.new_context(**screen, color_scheme=scheme, reduced_motion="reduce", **more)
                    context.set_default_timeout(PATIENCE)
                    context.add_init_script(QUIET)
                    page = context.new_page()
                    try:
                        scene(page, address)
                    except Error as fault:  # the picture shows what was there instead
                        print(f"{shot}: {fault.message.splitlines()[0]}")
                    page.wait_for_timeout(400)
                    if readme:
                        page.screenshot(path=ROOT / "docs" / "pictures" / f"{shot}.jpg", type="jpeg", quality=82)
                    else:
                        page.screenshot(path=ROOT / ".build" / "screenshots" / f"{shot}.png")
                    context.close()
                    print(shot, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes pictures of every screen.")
    parser.add_argument("--only", default="", help="only those whose name has all of these in it, such as world-dark")
    parser.add_argument("--from", dest="since", choices=SCENES, default=next(iter(SCENES)), help="begin at that scene")
    parser.add_argument("--readme", action="store_true", help="those of the README, into docs/pictures")
    parser.add_argument("--language", default="en-GB", help="the browser's language, such as de or sv")
    parser.add_argument("--contrast", action="store_true", help="as people see it who want more contrast")
    args = parser.parse_args()
    began = time.monotonic()
    os.environ.update(LIMITS)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        take(address, args.readme, args.only, args.since, locale=args.language, contrast="more" if args.contrast else "no-preference")
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
