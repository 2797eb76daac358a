"""A person at a browser: clicks what the table offers, as people would."""

from __future__ import annotations

from typing import Any

WIDE = {"width": 1280, "height": 720}
TALL = {"width": 390, "height": 844}


class Hands:
    """Plays at one page, with the map, the buttons and nothing else."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.faults: list[str] = []
        self.attacks = 0
        page.on("pageerror", lambda e: self.faults.append(str(e)))
        page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        page.set_default_timeout(20_000)

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".over h2").count())

    def act(self) -> str:
        """Answer what is asked, if anything is; the verbs that were offered."""
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            curtain.click()
            return "curtain"
        verbs = str(self.page.evaluate("document.querySelector('[data-verbs]')?.dataset.verbs ?? ''"))
        for verb, answer in ANSWERS.items():
            if verb in verbs.split():
                answer(self)
                return verbs
        if verbs:
            self.choose()
        return verbs

    def token(self, state: str) -> Any:
        """The first place on the map that can be picked in that way."""
        return self.page.locator(f".map .token[aria-label$='{state}']").first

    def tap(self, state: str = "can be chosen") -> None:
        """With the pointer where the whole map is seen; on a small one by keyboard, which takes the map along."""
        token = self.token(state)
        if self.page.viewport_size == WIDE:
            token.click(force=True)
        else:
            token.focus()
            token.press("Enter")

    def button(self, name: str) -> Any:
        return self.page.locator(".prompt").get_by_role("button", name=name, exact=True)

    def choose(self) -> None:
        """Whatever is offered, from the list of all answers if there are no buttons for it."""
        if not self.page.locator("[data-verbs] .choices button:visible").count():
            self.page.locator("[data-verbs] summary").click()
        self.page.locator("[data-verbs] .choices button:visible").first.click()
        number = self.page.locator("[data-verbs] .choices .how button.primary")
        if number.count():
            number.click()

    def place(self) -> None:
        many = self.button("+∞")
        if many.count():
            many.click()
        self.tap()
        send = self.button("Place them")
        if send.count():
            send.click()

    def attack(self) -> None:
        self.attacks += 1
        if self.attacks % 4 == 0:
            self.button("End attacks").click()
            return
        if not self.token("selected").count():
            self.tap()
        if self.button("Attack").count() == 0:
            self.tap("can be chosen as target")
        self.button("Attack until decided" if self.attacks % 2 else "Attack").click()

    def number(self) -> None:
        self.page.locator(".prompt .body button.primary").first.click()

    def done(self) -> None:
        self.page.locator(".prompt button.done").click()


ANSWERS = {
    "place": Hands.place,
    "defend": Hands.number,
    "occupy": Hands.number,
    "bid": Hands.number,
    "save": Hands.number,
    "forgo": Hands.number,
    "move": Hands.number,
    "claim": Hands.tap,
    "attack": Hands.attack,
    "done": Hands.done,
}
