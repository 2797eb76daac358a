"""Tables that are opened over the API for a person at a page."""

from __future__ import annotations

from typing import Any

from browser.hands import Hands

PEOPLE = ["Ada", "Bruno", "Cleo", "Dag", "Elsa", "Finn"]


def open_table(hands: Hands, address: str, mode: str, players: list[str], **more: Any) -> dict[str, Any]:
    """Open a table with the person's device, as its host; the table and its links."""
    wanted = {"mode": mode, "players": players, "names": PEOPLE[: len(players)], "pace": 0, **more}
    reply = hands.context.request.post(f"{address}/api/tables", data=wanted)
    assert reply.ok, reply.text()
    made: dict[str, Any] = reply.json()
    return made


def sit(hands: Hands, address: str, mode: str, players: list[str], **more: Any) -> dict[str, Any]:
    """Open a table, and go there."""
    made = open_table(hands, address, mode, players, **more)
    hands.page.goto(f"{address}/table/{made['table']}")
    hands.page.wait_for_selector(".map .token")
    return made


def sit_elsewhere(hands: Hands, address: str, mode: str, players: list[str], **more: Any) -> dict[str, Any]:
    """Open a table, and go there from the one before as a link of the client would: without loading the page again."""
    if not hands.page.url.startswith(address):
        return sit(hands, address, mode, players, **more)
    made = open_table(hands, address, mode, players, **more)
    before = hands.page.query_selector("main")
    hands.page.evaluate(
        "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }", f"/table/{made['table']}"
    )
    hands.page.wait_for_function("e => !e.isConnected", arg=before)
    hands.page.wait_for_selector(".map .token")
    return made
