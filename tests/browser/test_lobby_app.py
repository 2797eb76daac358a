"""The client as an app: it can be installed, and opens without the network."""

from __future__ import annotations

import re

from browser.conftest import Person, Server
from browser.hands import TALL, WIDE

READY = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
    const requests = (await caches.keys()).map(async name => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(request => request.url);
}"""


def test_it_can_be_installed(person: Person, address: str) -> None:
    hands = person(TALL)
    hands.page.goto(address)
    link = hands.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = hands.context.request.get(f"{address}{link}").json()
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Feldherr", "standalone", "/")
    for icon in manifest["icons"]:
        reply = hands.context.request.get(f"{address}{icon['src']}")
        assert reply.ok
        assert reply.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(reply.body()[16:20])
            assert icon["sizes"] == f"{width}x{width}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    faults = hands.page.context.new_cdp_session(hands.page).send("Page.getAppManifest")["errors"]
    assert faults == []


def test_without_the_network_it_opens_and_says_so(person: Person, frail: Server) -> None:
    hands = person(TALL, service_workers="allow", locale="de-DE")
    page = hands.page
    page.goto(frail.address)
    assert page.evaluate(READY)
    hands.context.set_offline(True)
    page.goto(frail.address)
    page.get_by_role("alert").filter(has_text="Server").wait_for()
    hands.context.set_offline(False)
    page.get_by_role("alert").get_by_role("button").click()
    page.wait_for_selector("[data-book]")
    assert page.get_by_role("alert").count() == 0
    hands.forgive()


def test_nothing_that_the_server_says_is_kept(person: Person, frail: Server) -> None:
    hands = person(TALL, service_workers="allow")
    page = hands.page
    page.goto(frail.address)
    assert page.evaluate(READY)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".map .token")
    urls = page.evaluate(KEPT)
    assert any("/assets/" in url for url in urls)
    assert not [url for url in urls if "/api/" in url or "/table/" in url]


def test_only_the_words_that_are_read_are_fetched(person: Person, address: str) -> None:
    """Those of one's language; where they don't come, English."""
    hands = person(WIDE, locale="de-DE")
    fetched: list[str] = []
    hands.page.on("request", lambda request: fetched.extend(re.findall(r"/assets/(de|en|nl|sv)-", request.url)))
    hands.page.goto(address)
    hands.page.get_by_role("button", name="Jetzt spielen").wait_for()
    assert fetched == ["de"]
    hands.context.route("**/assets/de-*.js", lambda route: route.abort())
    hands.page.goto(address)
    hands.page.get_by_role("button", name="Play now").wait_for()
    hands.forgive()
