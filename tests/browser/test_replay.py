"""Replays in a browser: the slider, turns, keys, charts, dice; files that are opened, watched and played on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import feldherr
from browser.hands import TALL, WIDE, Hands
from feldherr.bots.players.random import Stream
from feldherr.bots.players.recruit import Recruit
from feldherr.engine.chance import chance

OPEN = """async (wish) => {
  await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
}"""


def played(mode: str, seats: int, most: int = 100_000) -> feldherr.Game:
    """A game by recruits."""
    game, rng = feldherr.game(mode, seats), Stream(3)
    players = [Recruit(s) for s in range(seats)]
    while not game.over and len(game.log) < most:
        seat, g = feldherr.asked(game.state), game.state
        game.play(seat, chance(g, rng) if seat == feldherr.CHANCE else players[seat].choose(feldherr.observe(g, seat), seat))
    return game


def at(page: Any) -> int:
    """After how many answers the board is shown."""
    return int(page.locator(".replay").get_attribute("data-at"))


def opened(browser: Any, address: str, device: dict[str, Any]) -> Hands:
    hands = Hands(browser, device)
    hands.page.goto(address)
    return hands


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["wide", "tall"])
def test_a_finished_table_can_be_watched(browser: Any, address: str, device: dict[str, Any]) -> None:
    hands, game = opened(browser, address, device), played("sv2000.missions", 3)
    page = hands.page
    wish = {"mode": "", "players": ["recruit"] * 3, "names": ["Ada", "Bruno", "Cleo"], "game": game.save()}
    page.evaluate(OPEN, wish)
    page.reload()
    page.locator("a[href$='/replay']").first.click()
    page.wait_for_selector(".replay[data-whole] .map .token")
    last = len(game.log)
    assert int(page.locator(".replay").get_attribute("data-last")) == last

    slider = page.get_by_label("Moment of the game")
    box = slider.bounding_box()
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    middle = at(page)
    assert last * 0.4 < middle < last * 0.6
    armies = [int(n) for n in game.at(middle).armies]
    told = " ".join(page.locator(".map .token").evaluate_all("all => all.map((t) => t.getAttribute('aria-label'))"))
    assert told.count(f" {max(armies)} armies") == armies.count(max(armies))

    page.get_by_label("Jump to a turn").select_option(label="Round 3 · Bruno")
    third = at(page)
    g = game.at(third)
    assert (g.round, g.seat) == (2, 1)
    assert "Round 3 · Bruno" in page.locator("h1").inner_text()
    assert "Round 3: Bruno" in page.locator(".pane").inner_text()

    page.get_by_role("tab", name="Chart").click()
    assert page.locator("figure svg path").count() >= 6
    assert "Ada" in page.get_by_role("img", name="Territories when this turn began").get_attribute("aria-label")
    before = page.locator(".cursor").first.get_attribute("x1")
    page.locator("figcaption").first.click()
    for key, where in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        assert at(page) == where
    assert page.locator(".cursor").first.get_attribute("x1") != before

    page.keyboard.press("End")
    page.get_by_role("tab", name="Dice").click()
    assert "Defending" in page.locator(".pane").inner_text()
    page.get_by_role("tab", name="Secrets").click()
    assert page.locator(".hands .mission").count() >= 3

    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("100")
    page.get_by_role("button", name="Play", exact=True).click()
    end = time.monotonic() + 20
    while at(page) <= 20 and time.monotonic() < end:
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Pause").click()
    assert 20 < at(page) < last
    assert hands.faults == []


def test_a_file_is_watched_and_played_on(browser: Any, address: str, tmp_path: Path) -> None:
    game = played("nl2004.godstorm", 3, 300)
    (tmp_path / "game.feldherr").write_text(game.save())
    (tmp_path / "bad.feldherr").write_text("once upon a time\n")
    hands = opened(browser, address, WIDE)
    page = hands.page
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.feldherr")
    assert "open this file: line 1" in page.get_by_role("alert").inner_text()
    page.locator("input[type=file]").set_input_files(tmp_path / "game.feldherr")
    page.wait_for_selector(".replay[data-whole] .map .token")
    assert page.url.endswith("/replay")
    for _ in range(7):
        page.keyboard.press("Shift+ArrowRight")
    here = at(page)
    assert 0 < here < 300
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the game").click()
    assert Path(saved.value.path()).read_text() == game.save()
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog").get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".map .token")
    hands.tool("[aria-label='About this table']")
    page.locator("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay[data-whole] .map .token")
    assert "public information only" in page.locator("header").inner_text()
    assert int(page.locator(".replay").get_attribute("data-last")) >= here
    assert page.get_by_role("tab", name="Secrets").count() == 0
    assert [fault for fault in hands.faults if "400" not in fault] == []


def test_a_replay_that_breaks_off_is_shown_as_far_as_it_came(browser: Any, address: str) -> None:
    hands, game = opened(browser, address, WIDE), played("sv2000.conquest", 3, 900)
    page = hands.page
    page.evaluate(OPEN, {"mode": "", "players": ["person"] * 3, "game": game.save()})
    page.route("**/api/tables/*/replay", cut, times=1)
    page.reload()
    page.locator("a[href$='/replay']").first.click()
    page.wait_for_selector(".map .token")
    assert "Can't reach the server" in page.get_by_role("alert").inner_text()
    page.keyboard.press("End")
    assert 200 < at(page) < 900
    page.get_by_role("button", name="Retry now").click()
    page.wait_for_selector(".replay[data-whole]")
    assert at(page) > 200
    page.keyboard.press("End")
    assert at(page) >= 900
    assert page.get_by_role("alert").count() == 0


def cut(route: Any) -> None:
    """A reply of which the end is missing."""
    reply = route.fetch()
    route.fulfill(response=reply, body=reply.body()[:-2000])


def test_strangers_are_told_that_there_is_nothing(browser: Any, address: str) -> None:
    hands = opened(browser, f"{address}/table/0123abcd/replay", WIDE)
    hands.page.wait_for_selector("[role=alert]")
    assert "Table not found" in hands.page.get_by_role("alert").inner_text()
    hands.page.goto(f"{address}/replay")
    assert hands.page.get_by_role("button", name="Open a saved game").is_visible()
