"""The captain of Godstorm: plays by rules of thumb and exact odds, without looking ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.godstorm import below, bidding, cards, growth, war
from feldherr.bots.godstorm.thought import Thought
from feldherr.bots.godstorm.weights import Weights
from feldherr.bots.godstorm.worth import Worth
from feldherr.bots.world.plan import ending
from feldherr.engine.action import answer_of, high, number, only_answer, verb_of
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.announced import Announced
from feldherr.godstorm.invasion import Mustering
from feldherr.godstorm.verbs import TAKE


class StormCaptain(Bot):
    """A stateless player: the same view gives the same move."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights if weights is not None else Weights()
        self.why: Final = Thought()
        self.view: State | None = None

    def reason(self) -> str:
        return self.why.sentence(self.view) if self.view is not None else ""

    def choose(self, view: State, seat: i64) -> i64:
        self.view = view
        step = view.top()
        options = step.options(view, seat)
        only = only_answer(options)
        if only >= 0:
            self.why.say("only")
            return only
        name = step.name
        if name == "defending":
            self.why.say("defend")
            return answer_of(options[0], high(options[0]))
        return self.answer(Worth(view, seat, self.weights), step, options, name)

    def answer(self, o: Worth, step: Step, options: vec[i64], name: str) -> i64:
        """The move for the pending question."""
        why = self.why
        if isinstance(step, Announced):
            return war.fight(o, step, options, why)
        if name == "invading":
            return war.invade(o, options, why)
        if name == "occupying":
            return war.occupy(o, step, options[0], why)
        if name == "placing" or name == "strengthening":
            return growth.place(o, options, o.view.reserve[o.seat], why)
        if isinstance(step, Mustering):
            return war.muster(o, step, options, why)
        if name == "fortifying with gods":
            return war.fortify(o, options, why)
        if name == "summoning" or name == "placing god and temple":
            return growth.summon(o, options, why)
        if name == "obtaining miracles":
            return growth.buy(o, options, why)
        return self.seldom(o, step, options, name)

    def seldom(self, o: Worth, step: Step, options: vec[i64], name: str) -> i64:
        """What is asked less often."""
        why = self.why
        if name == "playing miracles" or name == "answering an invasion":
            return cards.play(o, options, why)
        if name == "naming":
            return cards.name(o, options, why)
        if name == "shielding":
            return cards.shield(o, options, why)
        if name == "looking at a hand":
            return cards.steal(o, options, why)
        if name == "bidding":
            return bidding.bid(o, options[0], why)
        if name == "choosing tokens":
            return bidding.token(o, options, why)
        if name == "leaving the heaven":
            return below.leave(o, options, why)
        if name == "returning":
            return below.revive(o, options, why)
        return self.small(o, step, options, name)

    def small(self, o: Worth, step: Step, options: vec[i64], name: str) -> i64:
        """What needs little thought."""
        why = self.why
        if name == "naming a champion":
            why.say("champion", step.dst)
            return war.champion(o, options)
        if name == "gods on the move":
            return self.gods(o, step, options)
        if name == "raising":
            return growth.book(o, options, why)
        if name == "claiming":
            return growth.claim(o, options, why)
        if name == "ending the turn":
            why.say("labour")
            return answer_of(options[1], number(options[1]))
        why.say("life" if name == "saving" else "pantheon" if name == "choosing pantheons" else "only")
        return answer_of(options[0], high(options[0]))

    def gods(self, o: Worth, step: Step, options: vec[i64]) -> i64:
        """Gods go where the armies are."""
        stay = o.x.plagued(step.dst) or o.view.armies[step.dst] < o.view.armies[step.src]
        if stay and verb_of(options[0]) != TAKE:
            self.why.say("gods stay", step.dst)
            return answer_of(ending(options), 0)
        self.why.say("gods come", step.dst)
        for option in options:
            if verb_of(option) == TAKE:
                return answer_of(option, 0)
        return answer_of(options[0], 0)
