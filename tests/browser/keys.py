"""A person without mouse or fingers: Tab, arrows, Enter and Space; or one who knows the short ways too; or one without the map."""

from __future__ import annotations

from typing import Any, ClassVar

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

    def press(self, selector: str, text: str = "") -> bool:
        """Go to the first such thing and press Enter, if there is one."""
        if self.page.locator(f"{selector}:enabled").count() == 0:
            return False
        self.choose(selector)
        return True

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


class Reader(Hands):
    """One person who plays from the list instead of the map."""

    STATES: ClassVar = {"can be chosen": ".selectable", "possible target": ".target", "selected": "[aria-pressed=true]"}

    def places(self, state: str = "can be chosen") -> list[str]:
        rows = self.page.locator(f".list .place{self.STATES[state]}")
        return [str(place) for place in rows.evaluate_all("all => all.map((e) => e.dataset.place)")]

    def tap(self, place: str) -> None:
        if not self.press(f".list [data-place='{place}']"):
            raise Stuck(f"{place} can't be pressed in the list")
