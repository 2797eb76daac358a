"""axe finds no fault with any screen, light and dark, wide and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands
from browser.questions import random_game
from browser.tables import sit

DEVICES = {"wide": WIDE, "phone": TALL}
MODES = {"de2004.teams": 4, "nl2004.godstorm": 2}  # one for each map
AXE = Axe()


class Inspector:
    """Runs axe on one screen after another, and keeps what it says."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.found: dict[str, str] = {}

    def look(self, screen: str) -> None:
        for fault in AXE.run(self.hands.page).response["violations"]:
            for node in fault["nodes"]:
                why = next((check["message"] for check in [*node["any"], *node["all"], *node["none"]]), "")
                self.found.setdefault(f"{fault['id']}: {why} {node['html'][:160]}", screen)

    def report(self) -> None:
        assert not self.found, "\n".join(f"{screen}: {what}" for what, screen in self.found.items())


@pytest.fixture(params=[("wide", "light"), ("phone", "dark")], ids="-".join)  # colours are the same at every size
def reader(request: pytest.FixtureRequest, person: Person) -> Hands:
    """Somebody at each kind of device."""
    device, scheme = request.param
    return person(DEVICES[device], color_scheme=scheme)


def late(mode: str, seats: int) -> tuple[str, int]:
    """A game that has gone on for a while, with something to choose; and who is asked."""
    for at, (game, seat, offered) in enumerate(random_game(mode, seats, 3)):
        if at > 250 and len(offered) > 2:
            return game.save(), seat
    raise AssertionError("no such game")


def ended(mode: str) -> str:
    """A game that is over."""
    *_, (game, _, _) = random_game(mode, 2, 3, turn_limit=1)
    assert game.over
    return game.save()


def test_before_the_game(reader: Hands, address: str) -> None:
    page, axe = reader.page, Inspector(reader)
    page.goto(address)
    page.wait_for_selector(".picture svg")
    axe.look("lobby")
    page.get_by_role("button", name="Your name").click()
    axe.look("name")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_selector(".invite")
    axe.look("invitation")
    reader.set_up("sv2000.missions")
    page.get_by_label("Bruno: Seats").select_option("link")
    page.get_by_text("House rules", exact=True).click()
    axe.look("setting up")
    page.get_by_role("button", name="Start", exact=True).last.click()
    page.get_by_role("button", name="Go to the table").wait_for()
    axe.look("links")
    page.goto(f"{address}/join#0123456789abcdef0123456789abcdef")
    page.get_by_role("alert").wait_for()
    axe.look("a link that leads nowhere")
    reader.forgive("404")
    page.goto(address)
    page.wait_for_selector(".picture svg")
    axe.look("lobby with tables")
    axe.report()


@pytest.mark.parametrize("mode", MODES)
def test_tables(reader: Hands, address: str, mode: str) -> None:
    save, seat = late(mode, MODES[mode])
    axe = Inspector(reader)
    sit(reader, address, mode, ["here" if s == seat else "person" for s in range(MODES[mode])], game=save)
    reader.until()
    axe.look("table")
    reader.open_bubble()
    axe.look("bubble")
    reader.page.keyboard.press("Escape")
    for tab in ("secrets", "chat", "story"):
        reader.open_drawer(tab)
        axe.look(tab)
        reader.page.keyboard.press("Escape")
    for sheet, there in (
        ("[aria-haspopup=dialog]", "#orders"),
        ("[aria-label='About this table']", "#info"),
        (".help", "details"),
    ):
        reader.tool(sheet)
        reader.page.wait_for_selector(f"dialog[open] {there}")
        axe.look(sheet)
        reader.page.keyboard.press("Escape")
        reader.page.wait_for_selector("dialog", state="detached")
    reader.tool("[aria-label=List]")
    reader.page.wait_for_selector(".list .place")
    axe.look("list")
    reader.page.locator("details.all > summary").click()
    axe.look("all moves")
    axe.report()


def test_curtain_and_end(reader: Hands, address: str) -> None:
    save, _ = late("sv2000.duel", 2)
    axe = Inspector(reader)
    sit(reader, address, "sv2000.duel", ["here", "here"], game=save)
    reader.page.wait_for_selector(".curtain")
    axe.look("curtain")
    sit(reader, address, "sv2000.duel", ["here", "here"], game=ended("sv2000.duel"))
    reader.page.wait_for_selector("dialog .turned, dialog .much")
    axe.look("end")
    reader.page.get_by_role("button", name="dice and draws").click()
    axe.look("proof of the dice")
    reader.page.keyboard.press("Escape")
    reader.page.get_by_role("button", name="Look at the map").click()
    axe.look("after the end")
    reader.page.goto(f"{reader.page.url}/replay")
    reader.page.wait_for_selector(".map .token")
    for tab in ("Story", "Chart", "Dice", "Secrets"):
        reader.page.get_by_role("tab", name=tab).click()
        axe.look(f"replay, {tab}")
    axe.report()
