"""Every state that a model can reach: breadth first, with the shortest way to what breaks a promise."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S", bound=Hashable)
Steps = Callable[[S], Iterable[tuple[str, S]]]


class Broken(NamedTuple):
    """A promise that does not hold, and the steps that lead there."""

    promise: str
    steps: list[str]


class Explored(Generic[S]):
    """The states that can be reached from a first one, or what is broken among them."""

    def __init__(self, first: S, steps: Steps[S], promises: dict[str, Callable[[S], bool]]) -> None:
        self.came_from: dict[S, tuple[S, str] | None] = {first: None}
        self.leads_to: dict[S, list[S]] = {}
        self.broken: Broken | None = None
        waiting = [first]
        for state in waiting:  # it grows meanwhile
            if broken := next((name for name, holds in promises.items() if not holds(state)), ""):
                self.broken = Broken(broken, self.way_to(state))
                return
            following = [*steps(state)]
            self.leads_to[state] = [after for _, after in following]
            for label, after in following:
                if after not in self.came_from:
                    self.came_from[after] = state, label
                    waiting.append(after)

    def way_to(self, state: S) -> list[str]:
        """The steps of a shortest way from the first state."""
        way: list[str] = []
        while (came := self.came_from[state]) is not None:
            state, label = came
            way.append(label)
        return way[::-1]

    def stuck(self, wanted: Callable[[S], bool]) -> list[str] | None:
        """A shortest way to a state from which no wanted one can be reached any more; None if there is none."""
        back: dict[S, list[S]] = {}
        for state, following in self.leads_to.items():
            for after in following:
                back.setdefault(after, []).append(state)
        good = [state for state in self.leads_to if wanted(state)]
        reached = set(good)
        for state in good:  # it grows meanwhile
            fresh = [before for before in back.get(state, []) if before not in reached]
            reached.update(fresh)
            good += fresh
        return next((self.way_to(state) for state in self.came_from if state not in reached), None)
