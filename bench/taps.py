"""How many clicks things cost at the table, how soon one's first move is made, and how much of a phone is map: counted in Chromium.

    scripts/python bench/taps.py            about a minute; the client is built by `scripts/python tools/web.py build`
    scripts/python bench/taps.py --write    and keep the figures in bench/figures.json and docs/table.md

Clicks are counted by the page itself. It ends with 1 if a limit is missed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tools"), str(ROOT / "tests")]
from bench import table  # noqa: E402
from bench.load.server import others  # noqa: E402
from browser.hands import TALL, WIDE, Hands  # noqa: E402
from browser.piled import Piled, others_near, piled  # noqa: E402
from browser.questions import random_game  # noqa: E402
from browser.tables import open_table, sit  # noqa: E402
from feldherr import load  # noqa: E402
from web import FLAGS, NO_CHROMIUM, find_chromium, served  # noqa: E402

MISSIONS, STORM = "sv2000.missions", "nl2004.godstorm"
SIDEWAYS: dict[str, Any] = {**TALL, "viewport": {"width": 844, "height": 390}}
BOX = ROOT / "tests" / "browser" / "box.js"
TRIES = 6  # dice may fall badly


class Claim(NamedTuple):
    """What was measured, and what is promised of it."""

    what: str
    limit: float
    measured: float
    unit: str
    least: bool = False  # whether it may not be less, instead of not more
    note: str = ""

    @property
    def holds(self) -> bool:
        return self.measured >= self.limit if self.least else self.measured <= self.limit

    @property
    def bound(self) -> str:
        return f"{'≥' if self.least else '≤'} {self.limit:g} {self.unit}"

    def line(self) -> str:
        return (
            f"{self.what:58} {self.bound:>12} {self.measured:8.4g}  {'holds' if self.holds else 'MISSED'}{self.note and '  ' + self.note}"
        )


class Missed(Exception):
    """Dice fell badly, or nothing of the kind could be done."""


Person = Callable[..., Hands]


def clicks(hands: Hands) -> int:
    return int(hands.page.evaluate("eyes.clicks"))


def press(hands: Hands, selector: str) -> None:
    """Press something as soon as it can be."""
    hands.page.wait_for_function("s => eyes.spot(s, '')", arg=selector)
    if not hands.press(selector):
        raise Missed(f"{selector} can't be pressed")


def asked(hands: Hands, verb: str) -> None:
    hands.page.wait_for_function("verb => eyes.look().verbs.includes(verb)", arg=verb, timeout=60_000)


def lands(hands: Hands, name: str) -> int:
    """How many territories somebody has, as the map says it."""
    labels = hands.page.evaluate("[...document.querySelectorAll('.map .token')].map(token => token.ariaLabel)")
    return sum(f", {name}, " in label for label in labels)


def armies(hands: Hands, place: str) -> int:
    """How many armies a territory has, as the map says it."""
    label: str = hands.page.locator(f".map .token[data-place='{place}']").get_attribute("aria-label")
    return int(label.split(", ")[2].split()[0])


def beginning(person: Person, address: str) -> Iterator[Claim]:
    """From an empty browser to the first move that the server has taken."""
    hands, began = person(WIDE), time.monotonic()
    page = hands.page
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    seen = hands.until(seconds=60)
    asking = time.monotonic() - began
    place = hands.places()[0]
    before = armies(hands, place)
    hands.tap(place)
    hands.until(after=seen.version)
    if armies(hands, place) != before + 1 or not hands.answers:
        raise Missed(f"no army was placed: {hands.answers}")
    yield Claim(
        "the page is opened … one's first move is made", 2, clicks(hands), "clicks", note=f"Play now, a territory: {hands.answers[0]}"
    )
    yield Claim("the same, with a hand that never waits", 6, time.monotonic() - began, "s", note=f"asked after {asking:.1f} s")
    press(hands, ".bubble [data-each='0']")
    press(hands, "[data-verb=place]")
    asked(hands, "attack")
    yield Claim("the page is opened … all armies are placed", 4, clicks(hands), "clicks", note="then: all, Done")


def row_of(position: Piled, long: int) -> list[int]:
    """Weak territories of others in a row from the pile."""
    g = load(position.save).state
    near = g.rules.board.adjacent

    def on(way: list[int]) -> list[int]:
        if len(way) > long:
            return way[1:]
        for t in near[way[-1]]:
            if t not in way and g.owner[t] != position.seat and g.armies[t] == 1 and (found := on([*way, t])):
                return found
        return []

    return on([position.home])


def turn(person: Person, address: str) -> Iterator[Claim]:
    """A whole turn: all armies to one territory, four conquests in a row, the end of attacks and of the turn."""
    position = piled(MISSIONS, 3, 20)
    row = row_of(position, 4)
    assert row, "no row of weak territories"
    for _ in range(TRIES):
        hands = person(WIDE)
        sit(hands, address, MISSIONS, ["here", "person", "person"], game=position.save)
        asked(hands, "place")
        before, began, had = clicks(hands), time.monotonic(), lands(hands, "Ada")
        hands.tap(str(position.home))
        press(hands, ".bubble [data-each='0']")
        press(hands, "[data-verb=place]")
        asked(hands, "attack")
        hands.tap(str(row[0]))  # the strongest neighbour attacks
        for place in row[1:]:
            press(hands, f"[data-then='{place}']")
        press(hands, "[data-blitz]")
        asked(hands, "done")
        conquests = lands(hands, "Ada") - had
        press(hands, "[data-verb=done]")
        asked(hands, "fortify")
        press(hands, "[data-verb=done]")
        hands.page.wait_for_function("() => !document.querySelector('[data-verbs]').dataset.verbs")
        if conquests == len(row):
            yield Claim("a whole turn with four conquests", 11, clicks(hands) - before, "clicks", note=f"{time.monotonic() - began:.1f} s")
            return
    raise Missed("no four conquests")


def setting_up(person: Person, address: str) -> Iterator[Claim]:
    for mode, seats, limit in (("de2004.liberation", 3, 2), ("de2004.duel-active", 2, 3)):
        hands = person(WIDE)
        sit(hands, address, mode, ["here", *["recruit"] * (seats - 1)])
        hands.until(seconds=60)
        before, began = clicks(hands), time.monotonic()
        ordered = False
        while not hands.page.evaluate("!!document.querySelector('.rail .steps')"):  # as long as nobody's turn has begun
            seen = hands.look()
            if not seen.verbs or (ordered and hands.page.query_selector("[data-setup]")):  # an order needs a moment
                hands.page.wait_for_timeout(20)
            elif not (ordered := hands.press("[data-setup]") or ordered):
                hands.act()  # what the order does not answer
        yield Claim(f"the set-up of {mode} by order", limit, clicks(hands) - before, "clicks", note=f"{time.monotonic() - began:.1f} s")


def defending(person: Person, address: str) -> Iterator[Claim]:
    position = piled(MISSIONS, 3, 12, "attack", met=True)
    ada, bruno = person(WIDE), person(TALL)
    made = sit(ada, address, MISSIONS, ["here", "person", "person"], game=position.save)
    bruno.page.goto(f"{address}/join#{made['seats'][1]}")
    bruno.page.wait_for_selector(".map .token")
    asked(ada, "attack")
    owner, before = load(position.save).state.owner, clicks(bruno)
    target = [t for t in others_near(position.save, position.home) if owner[t] == 1][-1]
    ada.tap(str(position.home))
    ada.tap(str(target))
    press(ada, "[data-blitz]")
    decided = "() => { const { verbs, phase } = document.querySelector('[data-verbs]').dataset; return verbs || phase === 'placing'; }"
    ada.page.wait_for_function(decided, timeout=60_000)  # whoever has lost all but one army can do nothing more
    rolls = len([answer for answer in ada.answers if answer.startswith("attack")])
    if bruno.answers or rolls < 2:
        raise Missed(f"{rolls} rolls, answers of the defender: {bruno.answers}")
    yield Claim("the defender in a blitz", 0, clicks(bruno) - before, "clicks", note=f"{rolls} rolls")


def strong_invader() -> tuple[str, int, int, int]:
    """A game of Godstorm with an invasion that can hardly fail: the game, who is asked, from where and to where."""
    best: tuple[int, tuple[str, int, int, int]] = 0, ("", 0, 0, 0)
    for seed in range(12):
        for game, seat, offered in random_game(STORM, 2, seed):
            g = game.state
            for o in offered:
                if o.verb == "invade" and o.on[1] < g.rules.board.size and g.owner[o.on[1]] != seat:
                    odds = int(g.armies[o.on[0]]) - 4 * int(g.armies[o.on[1]])
                    if odds > best[0]:
                        best = odds, (game.save(), seat, o.on[0], o.on[1])
    if not best[1][0]:
        raise Missed("no strong invader")
    return best[1]


def storming(person: Person, address: str) -> Iterator[Claim]:
    """A conquest in Godstorm, with the order to move all in."""
    save, seat, src, dst = strong_invader()
    name, g = ["Ada", "Bruno"][seat], load(save).state
    for _ in range(TRIES):
        hands = person(WIDE)
        sit(hands, address, STORM, ["here" if s == seat else "recruit" for s in range(2)], game=save)
        asked(hands, "invade")
        hands.page.locator("header .tool[aria-label='Standing orders']").click()
        hands.page.get_by_role("radiogroup", name="Move in").get_by_role("radio", name="all").click()
        hands.page.keyboard.press("Escape")
        before, began, had = clicks(hands), time.monotonic(), lands(hands, name)
        hands.tap(str(dst))  # the strongest neighbour invades
        press(hands, ".bubble [data-verb=invade]")
        end = time.monotonic() + 20
        while time.monotonic() < end and lands(hands, name) <= had:
            verbs = hands.look().verbs
            if "invade" in verbs:
                break
            if not (verbs and (hands.press("[data-blitz]") or hands.act())):
                hands.page.wait_for_timeout(20)
        if lands(hands, name) > had:
            note = f"{int(g.armies[src])} against {int(g.armies[dst])}, {time.monotonic() - began:.1f} s: {', '.join(hands.answers)}"
            yield Claim("a conquest in Godstorm", 3, clicks(hands) - before, "clicks", note=note)
            return
    raise Missed("no conquest")


def phones(person: Person, address: str) -> Iterator[Claim]:
    """How much of a phone is map, with the question and with what is picked."""
    position = piled(MISSIONS, 3, 20, "attack")
    for name, device in (("upright", TALL), ("sideways", SIDEWAYS)):
        hands = person(device)
        hands.context.add_init_script(path=BOX)
        sit(hands, address, MISSIONS, ["here", "person", "person"], game=position.save)
        asked(hands, "attack")
        for what, limit in (("without a bubble", 78), ("with a bubble", 60)):
            seen = hands.page.evaluate("eyes.painted().then(() => box.share())")
            covers = ", ".join(f"{cover} {share}" for cover, share in sorted(seen["covers"].items(), key=lambda c: -c[1]))
            yield Claim(f"map on a phone {name} {what}", limit, seen["free"], "%", least=True, note=covers)
            hands.tap(str(position.home))
            hands.tap(str(others_near(position.save, position.home)[0]))
            hands.page.wait_for_selector(".bubble [data-blitz]")


MEASURES = (beginning, turn, setting_up, defending, storming, phones)


def main() -> None:
    parser = argparse.ArgumentParser(description="How many clicks things cost at the table.")
    parser.add_argument("--write", action="store_true", help="keep the figures in bench/figures.json and docs/table.md")
    args = parser.parse_args()
    missed, load, claims = 0, others(), list[Claim]()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium() or sys.exit(NO_CHROMIUM), args=FLAGS.split())

        def person(device: dict[str, Any]) -> Hands:
            return Hands(browser, device)

        open_table(person(WIDE), address, MISSIONS, ["here", "recruit", "recruit"])  # the server is warm
        print(f"{'claim':58} {'limit':>12} {'measured':>8}")
        for measure in MEASURES:
            try:
                for claim in measure(person, address):
                    missed += not claim.holds
                    claims.append(claim)
                    print(claim.line(), flush=True)
            except Exception as e:  # one that fails is missed, and the others are measured all the same
                missed += 1
                print(f"{measure.__name__:58} FAILED: {type(e).__name__} {str(e).splitlines()[0]}", flush=True)
        browser.close()
    if args.write:
        told = [{"what": c.what, "limit": c.bound, "measured": c.measured, "unit": c.unit} for c in claims]
        table.measured("clicks", {"claims": told}, load)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
