"""A person at a page without mouse or fingers: Tab, arrows, Enter and Space; or whoever knows them, the short ways too."""

from __future__ import annotations

from typing import Any

from browser.hands import Hands, Stuck

MOST = 40  # presses of Tab before a person gives up


class Keys(Hands):
    """One person with a keyboard."""

    def __init__(self, browser: Any, *device: Any) -> None:
        super().__init__(browser, *device)
        self.presses = 0

    def key(self, name: str) -> None:
        self.presses += 1
        self.page.keyboard.press(name)

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => eyes.focused(s)", selector))

    def to(self, selector: str) -> bool:
        """Go to such a thing with Tab, if it can be reached; it has to be seen that one is there."""
        for _ in range(MOST):
            if self.on(selector):
                return True
            self.key("Tab")
        return False

    def choose(self, selector: str) -> None:
        if not self.to(selector):
            raise Stuck(f"Tab does not lead to {selector}")
        self.key("Enter")

    def control(self, verb: str) -> bool:
        """Go to what answers with a verb, if it is there, and press Enter; then how many, if that is asked."""
        answers = f".prompt .body [data-verb='{verb}']"
        for wanted in (f"{answers}.primary", answers):
            if self.page.locator(f"{wanted}:enabled").count():
                self.choose(wanted)
                return True
        return False

    def to_the_map(self) -> None:
        if not self.to(".map .token"):
            raise Stuck("Tab does not lead to the map")

    def tap(self, place: str) -> None:
        """Go to the map, to the place with arrows, and press Enter there."""
        self.to_the_map()
        for key in 3 * ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            for _ in range(8):
                if self.on(f".token[data-place='{place}']"):
                    self.key("Enter")
                    return
                self.key(key)
        raise Stuck(f"arrows don't lead to {place}")


class Shortcuts(Keys):
    """One person with a keyboard who has read the help."""

    def choose(self, selector: str) -> None:
        if selector.endswith(".primary"):
            self.key("Control+Enter")
            return
        if not self.on(".prompt *"):
            self.key("F6")
        super().choose(selector)

    def to_the_map(self) -> None:
        for _ in range(2):  # from elsewhere it leads to the question first
            if not self.on(".map .token"):
                self.key("F6")
        super().to_the_map()
