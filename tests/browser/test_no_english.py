"""Whatever people read in the browser has words in every language: all screens in the made-up one."""

from __future__ import annotations

from browser.conftest import Person
from browser.hands import WIDE, Hands
from browser.questions import random_game
from browser.tables import sit
from feldherr import MODES


def reader(person: Person) -> Hands:
    hands = person(WIDE, locale="de-DE")
    hands.speak_made_up()
    return hands


def test_the_lobby_and_every_mode_in_it(person: Person, address: str) -> None:
    hands = reader(person)
    hands.page.goto(address)
    hands.page.wait_for_selector("[data-mode]")
    assert hands.strange() == set()
    hands.page.click(".friends button.primary")
    hands.page.wait_for_selector(".invite")
    assert hands.strange() - {"QR", "scripts", "play", "serve", "lan"} == set()
    hands.page.reload()
    for mode in MODES:
        hands.set_up(mode)
        assert hands.strange() == set(), mode
        hands.page.keyboard.press("Escape")


def test_the_table_its_menu_its_help_and_its_replay(person: Person, address: str) -> None:
    hands = reader(person)
    page = hands.page
    for mode in ("de2004.missions", "nl2004.godstorm"):
        *_, (game, _, _) = random_game(mode, 3, 4)
        made = sit(hands, address, mode, ["here"] * 3, game=game.save())
        hands.until()
        page.wait_for_selector("dialog .much, dialog .chart + h3 + ul")
        page.locator("dialog [popovertarget]").click()
        assert hands.strange() == set()  # the end
        for _ in range(2):
            page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        for tab in ("secrets", "chat", "story"):
            hands.open_drawer(tab)
            assert hands.strange() == set()
            page.keyboard.press("Escape")
        hands.tool(f"[aria-label='{hands.said('About this table')}']")
        page.wait_for_selector("dialog[open] #info")
        assert hands.strange() == set()
        page.keyboard.press("Escape")
        hands.tool("[aria-pressed]")  # the board as a list
        page.wait_for_selector(".listed .place")
        assert hands.strange() == set()
        page.goto(f"{address}/table/{made['table']}/replay#analysis")
        page.wait_for_selector(".replay[data-whole] .report section", timeout=60_000)  # other tests keep the processors busy
        assert hands.strange() == set()  # the chart of chances, its marks, and the report
        for tab in page.get_by_role("tab").all():
            tab.click()
            assert hands.strange() == set()


def test_what_is_only_there_while_one_plays(person: Person, address: str) -> None:
    """The orders, the hints of the first games, a bubble, all moves as a list."""
    hands = reader(person)
    hands.first_game()
    for mode in ("de2004.missions", "nl2004.godstorm"):
        save, seat = next((g.save(), s) for n, (g, s, offered) in enumerate(random_game(mode, 3, 4)) if n > 150 and len(offered) > 3)
        sit(hands, address, mode, ["here" if s == seat else "recruit" for s in range(3)], game=save)
        hands.until()
        hands.page.wait_for_selector("aside.hint")
        assert hands.strange() == set()
        hands.open_bubble()
        assert hands.strange() == set()
        hands.tool("[aria-haspopup=dialog]")
        hands.page.wait_for_selector("dialog[open] #orders")
        assert hands.strange() == set()
        hands.page.keyboard.press("Escape")
        hands.page.wait_for_selector("dialog", state="detached")
        hands.page.keyboard.press("l")
        hands.page.locator("details.all > summary").click()
        assert hands.strange() == set()
