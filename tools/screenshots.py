"""Takes pictures of every screen, in a real Chromium against a real server: tools/screenshots.py [--only WORD] [--language TAG] [--readme]

Each scene is taken at four sizes, light and dark, into .build/screenshots; with --readme only those of the README are, into docs/pictures.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import feldherr
from feldherr.bots import catalogue
from feldherr.bots.players.random import Stream
from web import FLAGS, find_chromium, served

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"wide": (1280, 720), "large": (1920, 1080), "phone": (390, 844), "sideways": (844, 390)}
README = ("world-wide-light", "ancient-wide-light", "replay-wide-dark", "ancient-phone-dark")
CHART = 1  # the tab of a replay
NAMES = ["Ada", "Bruno", "Cleo", "Dario", "Elin"]


@cache
def saved(mode: str, seats: int, rounds: int, verb: str, seed: int = 11) -> str:
    """A game of captains up to the moment when the first seat may do such a thing in that round."""
    g = feldherr.game(mode, seats)
    rng = Stream(seed)
    bots = [catalogue.make("captain", seed + s, -1.0) for s in range(seats)]
    while not g.state.winners:
        g.chance(rng)
        seat = feldherr.asked(g.state)
        view = feldherr.observe(g.state, seat)
        if seat == 0 and g.state.round >= rounds and any(o.split()[0] == verb for o in feldherr.offers(g.state, 0)):
            break
        g.play(seat, bots[seat].choose(view, seat))
    return str(g.save())


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


def lobby(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-mode], [data-book]")


def friends(page: Any, address: str) -> None:
    lobby(page, address)
    page.locator(".friends button.primary").click()
    page.wait_for_selector(".invite")


def setup(page: Any, address: str) -> None:
    lobby(page, address)
    mode = page.locator("[data-mode='de2004.missions']")
    if not mode.count():  # on a phone its box is shut
        page.click("[data-book=de2004]")
    mode.click()
    page.wait_for_selector("dialog[open] details.more")


def sit(page: Any, address: str, links: dict[str, Any]) -> None:
    page.goto(f"{address}/join#{links['seats'][0]}")
    page.wait_for_selector(".map .token")


def world(page: Any, address: str) -> None:
    sit(page, address, opened(address, "sv2000.missions", 5, saved("sv2000.missions", 5, 3, "attack")))
    choose(page, "can be chosen")
    choose(page, "possible target")


def placing(page: Any, address: str) -> None:
    sit(page, address, opened(address, "sv2000.missions", 5, saved("sv2000.missions", 5, 3, "place")))
    choose(page, "can be chosen")


def moving(page: Any, address: str) -> None:
    sit(page, address, opened(address, "sv2000.missions", 5, saved("sv2000.missions", 5, 3, "fortify")))
    choose(page, "can be chosen")
    choose(page, "possible target")


def secrets(page: Any, address: str) -> None:
    placing(page, address)
    tool(page, "[data-tab=secrets]")


def orders(page: Any, address: str) -> None:
    placing(page, address)
    tool(page, "[aria-haspopup=dialog]")
    page.wait_for_selector("dialog[open]")


def curtain(page: Any, address: str) -> None:
    game = saved("sv2000.missions", 3, 2, "place")
    wish = {"mode": "", "players": ["here"] * 3, "names": NAMES[:3], "game": game, "pace": 0}
    page.goto(address)
    table = page.request.post(f"{address}/api/tables", data=wish).json()["table"]
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".curtain")


def watching(page: Any, address: str) -> None:
    links = opened(address, "sv2000.conquest", 4, saved("sv2000.conquest", 4, 3, "attack"), pace=1500)
    page.goto(f"{address}/join#{links['spectator']}")
    page.wait_for_selector(".map .token")
    page.wait_for_timeout(2500)


def victory(page: Any, address: str) -> None:
    links = opened(address, "sv2000.conquest", 4, bots=True)
    page.goto(f"{address}/join#{links['spectator']}")
    page.wait_for_selector("div.over", timeout=120_000)
    page.wait_for_timeout(1500)


def capitals(page: Any, address: str) -> None:
    sit(page, address, opened(address, "sv2000.capitals", 4, saved("sv2000.capitals", 4, 2, "place")))


def ancient(page: Any, address: str) -> None:
    sit(page, address, opened(address, "nl2004.godstorm", 4, saved("nl2004.godstorm", 4, 1, "invade")))
    choose(page, "can be chosen")
    choose(page, "possible target")


def bidding(page: Any, address: str) -> None:
    sit(page, address, opened(address, "nl2004.godstorm", 4, saved("nl2004.godstorm", 4, 1, "bid")))


def replay(page: Any, address: str) -> None:
    links = opened(address, "sv2000.conquest", 4, bots=True)
    page.goto(f"{address}/join#{links['spectator']}")
    page.wait_for_selector("div.over", timeout=120_000)
    page.goto(f"{address}/table/{links['table']}/replay")
    page.wait_for_selector(".map .token")
    slider = page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max")) * 3 // 5))
    page.get_by_role("tab").nth(CHART).click()


def rules(page: Any, address: str) -> None:
    capitals(page, address)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


def choose(page: Any, state: str) -> None:
    """Pick the first place on the map that is described so."""
    token = page.locator(f".map .token[aria-label$=', {state}']").first
    if token.count():  # in mid-invasion there is nothing left to choose
        token.focus()
        token.press("Enter")
        page.wait_for_timeout(300)


def tool(page: Any, selector: str) -> None:
    """Press a tool in the corner; on a small screen they are behind one button."""
    found = page.locator(f"header:has(> .fold) {selector}")
    if not found.is_visible():
        page.locator("header:has(> .fold) .fold").click()
    found.click()


SCENES: dict[str, Callable[[Any, str], None]] = {
    "lobby": lobby,
    "friends": friends,
    "setup": setup,
    "curtain": curtain,
    "placing": placing,
    "world": world,
    "moving": moving,
    "watching": watching,
    "secrets": secrets,
    "orders": orders,
    "victory": victory,
    "capitals": capitals,
    "ancient": ancient,
    "bidding": bidding,
    "replay": replay,
    "rules": rules,
}


def take(address: str, readme: bool, only: str, language: str) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        (ROOT / ".build" / "screenshots").mkdir(exist_ok=True)
        for name, scene in SCENES.items():
            for size, (width, height) in SIZES.items():
                for scheme in ("light", "dark"):
                    shot = f"{name}-{size}-{scheme}"
                    if not {*only.split("-")} <= {*shot.split("-"), ""} or (readme and shot not in README):
                        continue
                    fingers = {"has_touch": True, "is_mobile": True} if size in ("phone", "sideways") else {}
                    screen: dict[str, Any] = {"viewport": {"width": width, "height": height}, **fingers}
                    context = browser.new_context(**screen, color_scheme=scheme, locale=language, reduced_motion="reduce")
                    page = context.new_page()
                    scene(page, address)
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
    parser.add_argument("--readme", action="store_true", help="those of the README, into docs/pictures")
    parser.add_argument("--language", default="en-GB", help="the browser's language, such as de or sv")
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        take(address, args.readme, args.only, args.language)
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
