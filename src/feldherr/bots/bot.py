"""What every computer player is: it looks at its seat's view, answers, and can say why."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from feldherr.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player at one table. It may keep a plan in mind between answers, but must answer any view it is shown."""

    def choose(self, view: State, seat: i64) -> i64:
        """An answer for that seat; the view is what the seat may know, and is left as it is."""
        raise NotImplementedError

    def reason(self) -> str:
        """Why it gave its last answer, in a sentence for people; '' if there is nothing to say."""
        return ""
