"""A person at a page: looks, presses what is offered, and does what people do on a small screen to find it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple

from browser.habits import Habits
from feldherr.locales import LANGUAGES
from madeup import marked, unmarked, words_of_the_client

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
TALL: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {**TALL, "viewport": {"width": 844, "height": 390}}
EYES = Path(__file__).with_name("eyes.js")
ADDRESSES = ip_network("10.0.0.0/8").hosts()  # for each person another
NOT_COME = (
    "Failed to load",
    "Failed to fetch",
    "Unable to preload",
    "WebSocket connection",
    "ERR_",
)  # how the browser tells of what it did not get
ON_MAP = {
    "bribe",
    "claim",
    "bonus",
    "place",
    "capital",
    "build",
    "leave",
    "summon",
    "attack",
    "fortify",
    "invade",
    "enter",
    "revive",
    "choose",
}


SEAS = "Hyrcanum Internum Oceanus Mare Germanicum Pontus Euxinus"
KNOWN = {*LANGUAGES.values(), *SEAS.split(), "Feldherr", "Ada", "Bruno", "Cleo", "Dag", "Elsa", "Finn"}  # the same in all languages


def slips(wish: str) -> str:
    """Whether one is welcomed and given hints, before any page loads."""
    return f"try {{ localStorage.setItem('feldherr.slips', '{wish}'); }} catch {{}}"


class Stuck(AssertionError):
    """What was wanted can't be done by this person."""


class Seen(NamedTuple):
    """What is on the page at a glance."""

    version: int
    curtain: bool
    over: bool
    verbs: list[str]
    seat: int
    ask: str
    phase: str


class Hands:
    """One person at one page, with a mouse, or with fingers on a small screen."""

    def __init__(self, browser: Any, device: dict[str, Any] = WIDE, **more: Any) -> None:
        self.said: Callable[[str], str] = str
        own = {"X-Forwarded-For": str(next(ADDRESSES))}  # what the server allows an address is not used up by others
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "extra_http_headers": own}
        alone = {"service_workers": "block"}  # what a test puts in the network's place is not answered by somebody else
        self.context = browser.new_context(**{**usual, **alone, **device, **more})
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(path=EYES)
        self.context.add_init_script(slips("off"))
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.answers: list[str] = []
        self.seats: list[int] = []  # for which they were
        self.habits = Habits()
        self.asked: dict[tuple[str, str], list[str]] = {}
        self.touch = bool(device.get("has_touch"))
        self.page = self.another_tab()

    def another_tab(self) -> Any:
        """A page of this device whose errors are heard, and what it says to the server."""
        page = self.context.new_page()
        page.on("pageerror", lambda e: self.blame(str(e)))
        page.on("console", lambda m: self.blame(m.text) if m.type == "error" else None)
        page.on("websocket", lambda socket: socket.on("framesent", self.heard))
        return page

    def leave(self) -> None:
        """Close everything that is still open; a request that a test holds then has nobody waiting for it, and that is no fault."""
        if self.context.is_closed():
            return
        for page in self.context.pages:
            page.unroute_all(behavior="ignoreErrors")
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.close()

    def blame(self, fault: str) -> None:
        if not any(words in fault for words in self.forgiven):
            self.faults.append(fault)

    def forgive(self, *words: str) -> None:
        """The browser tells of requests that failed or were refused, at times later than the page does: such lines are no faults."""
        self.forgiven += words or NOT_COME
        told, self.faults = self.faults, []
        for fault in told:
            self.blame(fault)

    def first_game(self) -> None:
        """Be somebody who has never played: they are welcomed and given hints."""
        self.context.add_init_script(slips(""))

    def speak_made_up(self) -> None:
        """Read everything in the made-up language."""
        self.said = marked
        words = f"export default {json.dumps(words_of_the_client())}"
        self.context.route("**/assets/de-*.js", lambda route: route.fulfill(body=words, content_type="text/javascript"))

    def strange(self) -> set[str]:
        """Words on the page that are neither of the made-up language nor names."""
        words = re.sub(r"\b[0-9a-f]{16,}\b", "", self.page.evaluate("eyes.words()"))  # without what dice are checked by
        return {word for word in unmarked(words) - KNOWN if set(word) - set("IVX")}

    def heard(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "answer":
            self.answers.append(said["answer"])
            self.seats.append(said["seat"])

    # ---- seeing ------------------------------------------------------------------------------------------------------------------------

    def look(self) -> Seen:
        return Seen(**self.page.evaluate("eyes.look()"))

    def until(self, *, after: int = -2, seconds: float = 20) -> Seen:
        """Wait to be asked, or for the end; or only for a board that is newer than that."""
        seen = self.page.evaluate("([after, ms]) => eyes.until(after, ms)", [after, seconds * 1000])
        assert seen, f"nothing happens in {seconds} s: {self.look()}"
        return Seen(**seen)

    def until_asked(self, *, after: int, seconds: float = 20) -> Seen:
        """Wait until somebody else than that seat is asked at this device."""
        self.page.wait_for_function("seat => eyes.look().verbs.length && eyes.look().seat !== seat", arg=after, timeout=seconds * 1000)
        return self.look()

    # ---- pressing ----------------------------------------------------------------------------------------------------------------------

    def at(self, spot: dict[str, float]) -> None:
        if not self.touch:
            self.page.mouse.click(spot["x"], spot["y"])
            return
        before = self.page.evaluate("eyes.clicks")
        self.page.touchscreen.tap(spot["x"], spot["y"])
        self.page.evaluate("n => eyes.clicked(n)", before)

    def press(self, selector: str, text: str = "") -> bool:
        """Press the first such thing, if there is one that can be pressed."""
        spot = self.page.evaluate("([s, t]) => eyes.spot(s, t)", [selector, text])
        if spot:
            self.at(spot)
        return bool(spot)

    def tap(self, place: str) -> None:
        """Tap a place on the map, bringing it into view first."""
        for step in (self.stay, self.shut, self.drag, self.nearer, self.drag, self.other_realm, self.drag):
            step(place)
            if spot := self.page.evaluate("p => eyes.place(p)", place):
                self.at(spot)
                return
        raise Stuck(f"place {place} can't be tapped")

    def stay(self, place: str) -> None:
        """Where the map is."""

    def shut(self, place: str) -> None:
        """What lies over the map is put away."""
        self.press("aside.drawer .top button")

    def nearer(self, place: str) -> None:
        self.press(".map .controls button")

    def other_realm(self, place: str) -> None:
        self.press(f".map .controls button[aria-label='{self.said('Underworld')}']")

    def drag(self, place: str) -> None:
        way = self.page.evaluate("p => eyes.way(p)", place)
        self.pull(way["grip"], way["dx"], way["dy"])

    def pull(self, grip: dict[str, float], dx: float, dy: float) -> None:
        mouse, x, y = self.page.mouse, grip["x"], grip["y"]
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 8, y)  # from then on the map is held, wherever the hand goes
        mouse.move(x + dx, y + dy, steps=2)
        mouse.up()

    def open_bubble(self) -> None:
        """Tap a place, and where it leads if it leads somewhere, until there is something to do beside it."""
        self.tap(self.places()[0])
        if goals := self.places("possible target"):
            self.tap(goals[0])
        self.page.wait_for_selector(".bubble")

    def places(self, state: str = "can be chosen") -> list[str]:
        found: list[str] = self.page.evaluate("s => eyes.places(s)", self.said(state))
        return found

    # ---- what lies beside the map ------------------------------------------------------------------------------------------------------

    def tool(self, selector: str) -> None:
        """Press a tool in the corner; on a small screen they are behind one button."""
        tool = self.page.locator(f"header:has(> .fold) {selector}")
        tool.wait_for(state="attached")
        if not tool.is_visible():
            self.page.locator("header:has(> .fold) .fold[aria-expanded=false]").click()
        tool.click()

    def open_drawer(self, tab: str) -> Any:
        """Open the story, the chat or what is for one's own eyes; what is in it."""
        self.tool(f"[data-tab={tab}]")
        pane = self.page.locator("aside.drawer .pane")
        pane.wait_for()
        return pane

    def order(self, what: str, value: str) -> None:
        """Give a standing order, for everybody at this device."""
        self.tool("[aria-haspopup=dialog]")
        self.page.wait_for_selector("dialog[open] #orders")
        for choice in self.page.get_by_role("radiogroup", name=what).get_by_role("radio", name=value).all():
            choice.click()
            self.page.wait_for_function("e => e.getAttribute('aria-checked') === 'true'", arg=choice.element_handle())
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    # ---- the lobby ---------------------------------------------------------------------------------------------------------------------

    def set_up(self, mode: str) -> None:
        """Choose a game from the lobby's boxes, opening them where they are shut, and look at everything that can be set."""
        self.page.wait_for_selector("[data-mode], [data-book]")
        if self.page.locator(f"[data-mode='{mode}']").count() == 0:
            self.page.click(f"[data-book='{mode.split('.')[0]}']")
        self.page.click(f"[data-mode='{mode}']")
        self.page.wait_for_selector("dialog[open] details.more")
        self.page.locator("dialog[open] details.more:not([open]) > summary").click()

    # ---- answering ---------------------------------------------------------------------------------------------------------------------

    def act(self) -> bool:
        """Answer what is asked as is this person's habit; False if nothing is."""
        seen = self.look()
        if seen.curtain:
            return self.press(".curtain button")
        if not seen.verbs:
            return False
        self.asked[seen.phase, seen.ask] = seen.verbs
        self.answer(self.habits.choose(seen.verbs))
        return True

    def answer(self, verb: str) -> None:
        """Answer with that verb, by the controls that are made for it; what happens then is to be seen."""
        for _ in range(5):  # a bubble is there when it has been measured
            if self.control(verb) or (verb in ON_MAP and self.on_map(verb)):
                break
            self.press("aside.drawer .top button")  # what is read may lie over it
            self.page.evaluate("eyes.painted()")
        else:
            raise Stuck(f"nothing to {verb} with: {self.look()}, {self.places()}, {self.places('selected')}, {self.answers[-5:]}")

    def control(self, verb: str) -> bool:
        """Press what answers with a verb, if it is there; then how many, if that is asked."""
        answers = f"[data-verb='{verb}']"
        if not self.page.query_selector(f".prompt .body {answers}"):
            self.press(".prompt [data-more][aria-expanded='false']")
        if not (self.press(f".prompt .body {answers}.primary") or self.press(f".prompt .body {answers}")):
            return False
        self.press(f".prompt .body .how {answers}")
        return True

    def on_map(self, verb: str) -> bool:
        """Tap a place, and if need be another one, until there is a way to answer with that verb."""
        seen = self.look()
        if self.to_a_target(verb):  # from a place that is selected
            return True
        for place in self.places():
            self.tap(place)
            self.press(".bubble [data-each='0']")
            if self.moved(seen) or self.control(verb) or self.to_a_target(verb):
                return True
        return False

    def to_a_target(self, verb: str) -> bool:
        for goal in self.places("possible target"):
            self.tap(goal)
            if self.control(verb):
                return True
        return False

    def moved(self, asked: Seen) -> bool:
        """Whether a tap was an answer already."""
        seen = self.look()
        return (seen.version, seen.verbs) != (asked.version, asked.verbs)


def play_on(people: list[Hands], seconds: float) -> None:
    """Everybody plays until all see the end."""
    end = time.monotonic() + seconds
    while not all(hands.look().over for hands in people):
        assert time.monotonic() < end, f"the game does not end: {[hands.look() for hands in people]}"
        if not any([hands.act() for hands in people]):
            people[0].page.wait_for_timeout(20)
