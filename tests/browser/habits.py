"""What a person does at a table whose games are to be short and varied, in the browser or in a rehearsal without one."""

from __future__ import annotations

from collections import Counter


class Habits:
    """A few tries at everything that is offered, each thing in turn, and then on."""

    def __init__(self, patience: int = 2) -> None:
        self.patience = patience
        self.tries: Counter[str] = Counter()

    def choose(self, verbs: list[str]) -> str:
        """The verb to answer with."""
        key, others = " ".join(sorted(verbs)), sorted({*verbs} - {"done"})
        if not others or ("done" in verbs and self.tries[key] >= self.patience):
            self.tries[key] = 0
            return "done"
        self.tries[key] += 1
        return others[self.tries[key] % len(others)]
