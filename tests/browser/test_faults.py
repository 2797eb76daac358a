"""What goes wrong shows, with a way to go on: the server gone or slow, links and tabs used twice, clocks that differ, answers refused."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from typing import Any

from browser.conftest import Person, Server
from browser.hands import TALL, WIDE, Hands
from browser.questions import random_game
from browser.tables import sit

MODE = "sv2000.conquest"


def in_the_middle() -> tuple[str, list[str]]:
    """A game in which somebody attacks, and players for it: that person here, the others on devices of their own."""
    for game, seat, offered in random_game(MODE, 3, 5):
        if game.state.stack[-1].name == "attacking" and len(offered) > 5:
            return game.save(), ["here" if s == seat else "person" for s in range(3)]
    raise AssertionError("no such game")


def sit_down(hands: Hands, address: str, **more: Any) -> dict[str, Any]:
    save, players = in_the_middle()
    made = sit(hands, address, MODE, players, game=save, **more)
    hands.until()
    return {**made, "seat": players.index("here")}


def banner(hands: Hands, text: str, page: Any = None) -> Any:
    """The line above the board that says so."""
    return (page or hands.page).locator(".banners p").filter(has_text=text)


def test_server_killed_and_started_again(frail: Server, person: Person) -> None:
    hands = person(TALL)
    sit_down(hands, frail.address)
    frail.stop(kill=True)
    gone = banner(hands, "The connection is gone. Trying again")
    gone.wait_for()
    assert gone.get_by_role("button", name="Try now").is_visible()
    frail.start()
    gone.wait_for(state="detached", timeout=40_000)
    seen = hands.until()
    hands.answer("done")
    hands.until(after=seen.version)
    hands.faults.clear()  # the browser tells of each connection that failed


def test_server_slow(frail: Server, person: Person) -> None:
    hands = person(WIDE)
    sit_down(hands, frail.address)
    seen = hands.until()
    assert frail.process is not None
    os.kill(frail.process.pid, signal.SIGSTOP)
    hands.answer("done")
    assert hands.look().verbs == []
    assert hands.page.locator(".prompt .body[aria-busy=true] button:enabled").count() == 0
    os.kill(frail.process.pid, signal.SIGCONT)
    hands.until(after=seen.version)
    assert hands.answers == ["done"]


def test_link_on_two_devices_and_made_void(person: Person, address: str) -> None:
    host, first, second, third = person(WIDE), person(TALL), person(TALL), person(TALL)
    made = sit_down(host, address)
    other = (made["seat"] + 1) % 3
    for hands in (first, second):
        hands.page.goto(f"{address}/join#{made['seats'][other]}")
        hands.page.wait_for_selector(".map .token")
    host.page.get_by_role("button", name="About this table").click()
    host.page.locator(".seats li").nth(other).get_by_role("button", name="New link").click()
    link = host.page.locator(".seats li").nth(other).locator("input").input_value()
    for hands in (first, second):
        told = banner(hands, "sit at this table from this device")
        told.wait_for()
        assert told.get_by_role("link").is_visible()
    third.page.goto(link)
    third.page.wait_for_selector(".map .token")


def test_tab_duplicated(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit_down(hands, address)
    late: list[Callable[[], None]] = []
    tab = hands.another_tab()
    tab.route_web_socket(re.compile("stream"), lambda ws: relay(ws, late=late))
    tab.goto(hands.page.url)
    tab.wait_for_selector(".map .token")
    tab.evaluate("eyes.until(-2, 20000)")
    seen = hands.until()
    late.append(lambda: None)  # from now on what the server says comes late to that tab
    hands.answer("attack")
    hands.until(after=seen.version)
    tab.locator(".prompt button.done").click()
    banner(hands, "The table has moved on", tab).wait_for()
    for message in late:
        message()
    assert tab.evaluate("v => eyes.until(v, 20000)", seen.version)["version"] > seen.version


def relay(ws: Any, late: list[Callable[[], None]] | None = None, change: Callable[[str], str] = str) -> None:
    """Pass on what is said, changed on the way to the server; boards may come late on the way back."""
    server = ws.connect_to_server()

    def back(message: Any) -> None:
        if late and json.loads(message)["type"] == "update":
            late.append(lambda: ws.send(message))
        else:
            ws.send(message)

    ws.on_message(lambda message: server.send(change(message)))
    server.on_message(back)


def test_clock_of_the_device_is_wrong(person: Person, address: str) -> None:
    hands = person(WIDE)
    hands.context.add_init_script("{ const right = Date.now; Date.now = () => right() + 3_600_000; }")
    sit_down(hands, address, clock=60)
    timer = hands.page.get_by_role("timer")
    timer.wait_for()
    assert re.fullmatch("0:[45]\\d|1:00", timer.inner_text())
    hands.page.get_by_role("timer").filter(has_text=re.compile("0:5[0-7]|0:4")).wait_for()  # it runs


def test_answer_refused(person: Person, address: str) -> None:
    hands = person(TALL)
    wrong = ["done"]

    def garble(message: str) -> str:
        said = json.loads(message)
        return json.dumps({**said, "answer": "attack alaska brazil 3"}) if said["type"] == "answer" and wrong and wrong.pop() else message

    hands.page.route_web_socket(re.compile("stream"), lambda ws: relay(ws, change=garble))
    sit_down(hands, address)
    hands.answer("done")
    told = banner(hands, "That is not possible here")
    told.wait_for()
    seen = hands.until()
    hands.answer("done")
    hands.until(after=seen.version)
    assert not told.count()


def test_what_people_bring_and_what_will_not_do_is_told_in_their_language(person: Person, address: str) -> None:
    """A saved game with a line that can't be, a file that is none, and a house rule that so few can't play by."""
    hands = person(WIDE, locale="de-DE")
    page = hands.page
    page.goto(f"{address}/replay")
    save = random_game(MODE, 3, 5).__next__()[0].save()
    for text, says in (
        (save + "0 attack nowhere 3\n", "steht etwas, das dort nicht geschehen kann"),
        ("Liebes Tagebuch", "Zeile 1: das ist kein Text"),
    ):
        page.locator("input[type=file]").set_input_files({"name": "a.feldherr", "mimeType": "text/plain", "buffer": text.encode()})
        page.get_by_role("alert").filter(has_text=says).wait_for()
        page.get_by_text("Was der Server sagt").click()
        assert page.locator("details[lang=en]").inner_text().splitlines()[-1].startswith("game: line ")
    page.goto(address)
    page.click("[data-mode='nl2004.godstorm']")
    while page.locator("li button.plain").count():
        page.locator("li button.plain").last.click()
    page.get_by_text("Hausregeln").click()
    page.locator("#house-chosen_setup").select_option("yes")
    page.get_by_role("button", name="Spielen", exact=True).click()
    page.get_by_role("alert").filter(has_text="chosen_setup ist für 3 bis 5 Spieler").wait_for()
    hands.faults.clear()  # the browser tells of the refusals
