"""What is known of a player, opened by mouse, finger and keyboard: Godstorm's gods, relics and score, and who is in which team."""

from __future__ import annotations

from typing import Any

import feldherr
from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands
from browser.questions import random_game
from browser.tables import sit
from browser.test_axe import Inspector, late
from feldherr.godstorm.score import score
from feldherr.godstorm.state import RELIC, godstorm


def with_a_relic() -> tuple[feldherr.Game, int]:
    """A game in which somebody who is not asked has a relic; and who is asked."""
    for seed in range(60):
        for game, seat, offered in random_game("nl2004.godstorm", 2, seed):
            if len(offered) > 1 and godstorm(game.state).at(RELIC + 1 - seat):
                return game, seat
    raise AssertionError("no such game")


def panel(hands: Hands) -> Any:
    return hands.page.get_by_role("dialog")


def test_godstorm_shows_what_the_other_has(person: Person, address: str) -> None:
    game, seat = with_a_relic()
    other = 1 - seat
    hands = person(WIDE)
    sit(hands, address, "nl2004.godstorm", ["here" if s == seat else "person" for s in range(2)], game=game.save())
    hands.until()
    axe = Inspector(hands)
    hands.page.locator(f".players [data-side='{other}']").focus()
    hands.page.keyboard.press("Enter")
    text = panel(hands).inner_text()
    relic = feldherr.MODES["nl2004.godstorm"].extra.own_cards()[godstorm(game.state).at(RELIC + other)[0]]
    for wanted in ("People", "Heaven", "Gods in play", "Temples", "Relics", "Miracle cards", f"{score(game.state, other)} point"):
        assert wanted in text, (wanted, text)
    assert relic.split("_")[-1] in text.lower()
    axe.look("panel")
    hands.page.keyboard.press("Escape")
    assert panel(hands).count() == 0
    assert hands.page.evaluate("document.activeElement.dataset.side") == str(other)
    axe.report()


def test_a_long_hint_leaves_the_button_on_the_screen(person: Person, address: str) -> None:
    mode = "de2004.duel-active"
    asked = (each[:2] for each in random_game(mode, 2, 5))
    game, seat = next((g, s) for g, s in asked if any(o.startswith("bribe") for o in feldherr.offers(g.state, s)))
    hands = person(TALL)
    sit(hands, address, mode, ["here" if s == seat else "person" for s in range(2)], game=game.save())
    hands.until()
    for part in (".rail", ".rail [data-verb=done]"):
        box = hands.page.locator(part).bounding_box()
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= TALL["viewport"]["width"], part


def test_teams_by_finger(person: Person, address: str) -> None:
    save, seat = late("de2004.teams", 4)
    hands = person(TALL, color_scheme="dark")
    sit(hands, address, "de2004.teams", ["here" if s == seat else "person" for s in range(4)], game=save)
    hands.until()
    axe, asked = Inspector(hands), hands.page.locator(".players li.asked")
    box = asked.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= TALL["viewport"]["width"] + 1
    assert "not here yet" in hands.page.locator(f".players [data-side='{(seat + 1) % 4}']").inner_text()
    assert hands.press(f".players [data-side='{seat}']")
    panel(hands).wait_for()
    assert f"with Free seat {(seat + 2) % 4 + 1}" in panel(hands).inner_text()
    axe.look("panel")
    hands.press("dialog button")
    assert panel(hands).count() == 0
    axe.report()
