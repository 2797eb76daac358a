"""What goes wrong shows, with a way to go on: the server gone or slow, links and tabs used twice, clocks that differ, answers refused."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import feldherr
from browser.conftest import Person, Server
from browser.hands import TALL, WIDE, Hands
from browser.questions import random_game
from browser.tables import open_table, sit

MODE = "sv2000.conquest"
PATIENCE = 60  # seconds


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
    gone = banner(hands, "Connection lost. Reconnecting")
    gone.wait_for()
    assert gone.get_by_role("button", name="Retry now").is_visible()
    frail.start()
    gone.wait_for(state="detached", timeout=40_000)
    seen = hands.until()
    hands.answer("done")
    hands.until(after=seen.version)
    hands.forgive()


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


def test_a_bubble_waits_for_its_part_of_the_client(person: Person, address: str) -> None:
    hands, late = person(WIDE), list[Any]()
    hands.context.route("**/assets/Pair-*.js", lambda route: late.append(route))
    sit_down(hands, address)
    hands.tap(hands.places()[0])
    hands.tap(hands.places("possible target")[0])
    while not late:
        hands.page.wait_for_timeout(20)
    assert hands.page.locator(".bubble [data-verb]").count() == 0, "what is shown meanwhile would change under the finger"
    late[0].continue_()
    hands.page.wait_for_selector(".bubble [data-verb=attack]")


def test_link_on_two_devices_and_made_void(person: Person, address: str) -> None:
    host, first, second, third = person(WIDE), person(TALL), person(TALL), person(TALL)
    made = sit_down(host, address)
    other = (made["seat"] + 1) % 3
    first.page.goto(f"{address}/join#{made['seats'][other]}")
    first.page.wait_for_selector(".map .token")
    further = first.context.request.post(f"{address}/api/tables/{made['table']}/devices/{other}").json()
    second.page.goto(f"{address}/join#{further['token']}")
    second.page.wait_for_selector(".map .token")
    host.page.get_by_role("button", name="About this table").click()
    host.page.locator(".seats li").nth(other).get_by_role("button", name="New link").click()
    host.page.locator(".seats li").nth(other).get_by_role("button", name="Replace the old link").click()
    link = host.page.locator(".seats li").nth(other).locator("input").input_value()
    for hands in (first, second):
        told = banner(hands, "Ask the host for the new link")
        told.wait_for()
        assert told.get_by_role("link").is_visible()
    third.page.goto(link)
    third.page.wait_for_selector(".map .token")
    host.page.locator(".seats li").nth(made["seat"]).get_by_role("button", name="New link").click()
    host.page.locator(".seats li").nth(made["seat"]).get_by_role("button", name="Replace the old link").click()
    banner(host, "made a new link for this seat").wait_for(state="attached")


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
    banner(hands, "The game has moved on", tab).wait_for()
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


class Cable:
    """Between a page and the server, to be cut, or to be left lying there without a word."""

    def __init__(self, page: Any) -> None:
        self.cut = self.mute = False
        self.ends: list[Any] = []
        page.route_web_socket(re.compile("stream"), self.plug)

    def plug(self, ws: Any) -> None:
        if self.cut:
            ws.close(code=1011)
            return
        if self.mute:
            return
        self.ends.append(ws)
        server = ws.connect_to_server()
        ws.on_message(lambda message: None if self.mute else server.send(message))
        server.on_message(lambda message: None if self.mute else ws.send(message))

    def tear(self) -> None:
        self.cut = True
        for ws in self.ends:
            ws.close(code=1011)
        self.ends.clear()


def open_chat(hands: Hands) -> Any:
    return hands.open_drawer("chat").locator(".chat input")


def test_clock_runs_out_while_the_connection_is_gone(person: Person, address: str) -> None:
    hands, friend = person(WIDE), person(WIDE)
    cable = Cable(hands.page)
    save, players = in_the_middle()
    made = sit(hands, address, MODE, players, game=save, clock=4)  # which may have run out before the page is there
    friend.page.goto(f"{address}/join#{made['seats'][players.index('person')]}")
    words = open_chat(friend)
    cable.tear()
    gone = banner(hands, "Connection lost")
    gone.wait_for()
    assert hands.look().verbs == []
    assert hands.page.locator(".prompt [data-verb]:enabled").count() == 0  # if the clock has run out, only watching is left
    words.fill("are you there?")
    words.press("Enter")
    friend.page.locator(".players").get_by_text("away").first.wait_for()
    cable.cut = False
    hands.page.evaluate("dispatchEvent(new Event('online'))")
    away = banner(hands, "away; a computer plays")
    away.wait_for()
    assert hands.look().verbs == []
    open_chat(hands)
    hands.page.get_by_text("are you there?").wait_for()
    away.get_by_role("button", name="I'm back").click()
    away.wait_for(state="detached")


def test_silent_connection(person: Person, address: str) -> None:
    hands = person(WIDE)
    hands.page.clock.install()
    cable = Cable(hands.page)
    sit_down(hands, address)
    seen = hands.until()
    cable.mute = True
    hands.answer("done")
    hands.page.clock.fast_forward(5000)
    slow = banner(hands, "Slow connection")
    slow.wait_for()
    assert slow.get_by_role("button", name="Retry now").is_visible()
    hands.page.clock.fast_forward(9000)
    banner(hands, "Connection lost").wait_for()
    cable.mute = False
    hands.page.clock.fast_forward(60_000)
    hands.until(after=seen.version)
    hands.page.locator(".banners p").wait_for(state="detached")
    assert not banner(hands, "moved on").count()


def test_page_is_looked_at_again(person: Person, address: str) -> None:
    hands = person(TALL)
    cable = Cable(hands.page)
    sit_down(hands, address)
    cable.mute = True
    hands.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    slow = banner(hands, "Slow connection")
    slow.wait_for()
    assert hands.look().verbs == []
    cable.mute = False
    slow.get_by_role("button", name="Retry now").click()
    slow.wait_for(state="detached")
    assert hands.until().verbs


def test_a_part_that_cannot_be_fetched_is_told_over_everything(person: Person, address: str) -> None:
    hands = person(TALL)
    sit_down(hands, address)
    hands.page.route("**/assets/OrdersSheet-*.js", lambda route: route.abort())
    hands.tool("[aria-haspopup=dialog]")
    told = hands.page.get_by_role("alertdialog")
    told.wait_for()
    hands.page.unroute_all()
    with hands.page.expect_navigation():
        told.get_by_role("button", name="Retry now").click()
    hands.until()
    hands.forgive()


def test_a_server_with_a_new_version_gives_the_page_anew(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit_down(hands, address)
    hands.page.route("**/assets/OrdersSheet-*.js", lambda route: route.fulfill(status=404))
    hands.page.route(f"{address}/", lambda route: route.fulfill(body="<script type=module src=/assets/index-new.js></script>"))
    with hands.page.expect_navigation():
        hands.tool("[aria-haspopup=dialog]")
    hands.until()
    hands.forgive()


def let_time_pass(hands: Hands, step: int, until: Any) -> None:
    """Move the page's clock on, again and again, until something is shown: it may not have begun to wait for it at first."""
    end = time.monotonic() + PATIENCE
    while not until.count():
        assert time.monotonic() < end
        hands.page.clock.fast_forward(step)
        hands.page.wait_for_timeout(200)


def test_streams_do_not_get_through(person: Person, address: str) -> None:
    hands = person(WIDE)
    made = open_table(hands, address, MODE, ["here", "person", "person"])
    hands.page.clock.install()
    cable = Cable(hands.page)
    cable.mute = True  # a server that never says a word …
    hands.page.goto(f"{address}/table/{made['table']}")
    hands.page.get_by_text("Loading").wait_for()
    let_time_pass(hands, 9_000, banner(hands, "Connection lost"))
    cable.cut = True  # … and connections that don't come about
    blocked = banner(hands, "blocks WebSockets")
    let_time_pass(hands, 30_000, blocked)
    assert blocked.get_by_role("button", name="Retry now").is_visible()
    cable.cut = cable.mute = False
    blocked.get_by_role("button").click()
    hands.page.wait_for_selector(".map .token")


def test_words_are_kept_until_they_are_said(person: Person, address: str) -> None:
    hands = person(WIDE)
    cable = Cable(hands.page)
    sit_down(hands, address)
    words, told = open_chat(hands), hands.page.locator(".chat [role=alert]")
    for line in ("👩‍💻", "می‌خواهم"):
        words.fill(line)
        words.press("Enter")
        hands.page.locator(".lines li").filter(has_text=line).wait_for()
        assert words.input_value() == ""
    words.fill("a\u202eb")
    words.press("Enter")
    told.filter(has_text="can't be shown").wait_for()
    assert words.input_value() == "a\u202eb"
    cable.tear()
    banner(hands, "Connection lost").wait_for()
    words.fill("hello")
    words.press("Enter")
    told.filter(has_text="not sent").wait_for()
    cable.cut = False
    banner(hands, "Connection lost").wait_for(state="detached")
    assert words.input_value() == "hello"
    words.press("Enter")
    told.wait_for(state="detached")
    hands.page.locator(".lines li").filter(has_text="hello").wait_for()
    assert words.input_value() == ""


def test_computer_is_put_in_ones_place(person: Person, address: str) -> None:
    host, friend = person(WIDE), person(TALL)
    made = sit_down(host, address)
    other = (made["seat"] + 1) % 3
    friend.page.goto(f"{address}/join#{made['seats'][other]}")
    friend.page.wait_for_selector(".map .token")
    for seat in (other, made["seat"]):
        swap = f"{address}/api/tables/{made['table']}/seats/{seat}"
        assert host.context.request.post(swap, data={"player": "captain"}).ok
    told, own = (banner(hands, "the host gave this seat to a computer") for hands in (friend, host))
    told.get_by_role("button", name="Ask for the seat back").click()
    open_chat(host)
    host.page.get_by_text("Could I have my seat back?").wait_for()
    own.get_by_role("button", name="I'm back").click()
    own.wait_for(state="detached")
    assert host.context.request.post(f"{address}/api/tables/{made['table']}/seats/{other}", data={"player": "person"}).ok
    told.wait_for(state="detached")


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
    told = banner(hands, "That is not a legal move here")
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
        (save + "0 attack nowhere 3\n", "ist dort nicht erlaubt"),
        ("Liebes Tagebuch", "Zeile 1: das ist kein Text"),
    ):
        page.locator("input[type=file]").set_input_files({"name": "a.feldherr", "mimeType": "text/plain", "buffer": text.encode()})
        page.get_by_role("alert").filter(has_text=says).wait_for()
        page.get_by_text("Meldung des Servers").click()
        assert page.locator("details[lang=en]").inner_text().splitlines()[-1].startswith("game: line ")
    page.goto(address)
    hands.set_up("nl2004.godstorm")
    while page.locator("li button.plain").count():
        page.locator("li button.plain").last.click()
    page.get_by_text("Hausregeln", exact=True).click()
    page.locator("#house-chosen_setup").select_option("yes")
    page.get_by_role("button", name="Los geht’s").click()
    page.get_by_role("alert").filter(has_text="Gebiete besetzen (chosen_setup) geht mit 3 bis 5 Spielern").wait_for()
    hands.forgive()


def test_a_table_that_cannot_be_played_says_why_and_what_can_be_rescued(frail: Server, person: Person) -> None:
    hands = person(TALL)
    table = open_table(hands, frail.address, MODE, ["here", "recruit", "recruit"])["table"]
    frail.stop()
    with closing(sqlite3.connect(frail.folder / "tables.db")) as db, db:
        db.execute("UPDATE rows SET text = '0 sail' WHERE number = 5")
    frail.start()
    page = hands.page
    page.goto(f"{frail.address}/")
    page.get_by_text("Can't continue").wait_for()
    page.goto(f"{frail.address}/table/{table}")
    page.get_by_role("heading", name="This game can't continue.").wait_for()
    assert page.get_by_text("Its record was changed on the server's disk.").is_visible()
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download the game").click()
    assert len(feldherr.load(Path(loading.value.path()).read_text("utf-8")).log) == 4
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    hands.forgive()
