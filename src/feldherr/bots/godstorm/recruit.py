"""The recruit of Godstorm: plays at random among sensible moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.godstorm import cards
from feldherr.bots.godstorm.campaign import dice, leavers
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.godstorm.odds import chance
from feldherr.bots.godstorm.war import borders_foe
from feldherr.bots.godstorm.weights import Weights
from feldherr.bots.godstorm.worth import Worth
from feldherr.bots.players.random import Stream
from feldherr.bots.world.search import seed_of
from feldherr.engine.action import DONE, answer_of, first, high, number, second, verb_of
from feldherr.engine.state import State
from feldherr.godstorm.state import godstorm
from feldherr.godstorm.verbs import BUY, INVADE, PLAY
from feldherr.locales import say
from feldherr.rules.verbs import PLACE

SANE: Final = 0.6  # the chance that an invasion must have
LOOSE: Final = (
    "bidding", "choosing tokens", "choosing pantheons", "claiming", "placing", "strengthening", "placing god and temple", "summoning",
    "obtaining miracles", "playing miracles", "answering an invasion", "invading", "fortifying with gods", "leaving the heaven",
)  # fmt: skip


class StormRecruit(Bot):
    """A stateless player whose random numbers come from the view: the same view gives the same move."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.captain: Final = StormCaptain(weights)
        self.why: str = ""

    def reason(self) -> str:
        return say(self.why) if self.why else self.captain.reason()

    def choose(self, view: State, seat: i64) -> i64:
        name = view.top().name
        self.why = ""
        if name not in LOOSE:
            return self.captain.choose(view, seat)
        rng = Stream(seed_of(view, seat))
        if name == "bidding":
            self.why = "why-recruit-bid"
            return answer_of(view.top().options(view, seat)[0], rng.below(godstorm(view).faith[seat] // 3 + 1))
        options = self.sane(view, seat)
        option = options[rng.below(len(options))]
        self.why = "why-recruit-idea"
        few = verb_of(option) == BUY
        return answer_of(option, number(option) if few else high(option))

    def sane(self, view: State, seat: i64) -> vec[i64]:
        """The options that do no harm; if there is none, whatever there is."""
        out = vec[i64](capacity=32)
        options = view.top().options(view, seat)
        o = Worth(view, seat, self.captain.weights)
        now = cards.worth(view, seat, o.w) if verb_of(options[len(options) - 1]) == PLAY else 0.0
        for option in options:
            verb = verb_of(option)
            if verb == INVADE and odds(view, seat, first(option), second(option)) < SANE:
                continue
            if verb == PLAY and cards.tried(o, option) < now:
                continue
            if verb == PLACE and not borders_foe(view, first(option)):
                continue
            out = append(out, option)
        if verb_of(options[0]) == DONE and len(out) > 2:
            out = out[1:]  # it does something while there is much to do
        return out if len(out) > 0 else options


def odds(view: State, seat: i64, src: i64, dst: i64) -> float:
    """The chance to take a place from another."""
    gods = godstorm(view).gods_at(seat, src) if dst < view.lands else 0
    return chance(dice(view, gods, dst), leavers(view, src), view.armies[dst])
