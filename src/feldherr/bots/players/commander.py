"""The captain's player: plans whole turns as campaigns, weighed by exact odds and by the resulting board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.bot import Bot
from feldherr.bots.players.simple import Simple
from feldherr.bots.reasons import ENTER, HALT, NOTHING, REGROUP, REINFORCE, STRIKE, Thought
from feldherr.bots.weights import Weights
from feldherr.bots.world.ambition import best_campaign
from feldherr.bots.world.campaign import Campaign
from feldherr.bots.world.ground import Ground, Lore, at_border, survey, value
from feldherr.bots.world.special import special
from feldherr.engine.action import DONE, answer_of, first, high, number, option, second, verb_of
from feldherr.engine.state import State
from feldherr.odds.lookup import lookup_of
from feldherr.rules.ruleset import rules_of
from feldherr.rules.verbs import ATTACK, FORTIFY, OCCUPY

CHUNKS: Final[i64] = 4
MOST_CAMPAIGNS: Final[i64] = 3
HARM: Final = 1.0e8


class Commander(Bot):
    """Remembers its campaign between moves, and makes a new one when that no longer fits the board."""

    def __init__(self, w: Weights, tries: i64 = 2) -> None:
        self.w: Final = w
        self.tries: Final[i64] = tries  # footholds that are looked at for each campaign
        self.plain: Final = Simple()
        self.steps: vec[i64] = vec[i64]()  # of the campaign: source and target, source and target …
        self.at: i64 = 0  # the step it is on
        self.drops: vec[i64] = vec[i64]()  # reinforcements still to be placed
        self.turn: i64 = -1  # for which they were planned
        self.halted: i64 = -1  # the turn in which no attacks are wanted but those of the campaign it is on
        self.thought: Final = Thought()

    def reason(self) -> str:
        return self.thought.words()

    def choose(self, view: State, seat: i64) -> i64:
        options = view.top().options(view, seat)
        self.thought.what = NOTHING
        if len(options) == 1:
            if verb_of(options[0]) == OCCUPY and view.top().side == seat:
                return self.occupy(view, seat, options[0])
            return answer_of(options[0], high(options[0]))
        a = special(view, seat, options, self.w)
        if a != 0:
            return a
        verb = verb_of(options[len(options) - 1])
        name = view.top().name
        if name == "placing" and view.top().side == seat:
            return self.place(view, seat, options)
        if name == "attacking" and view.seat == seat:
            return self.attack(view, seat, options)
        if verb == FORTIFY:
            return self.fortify(view, seat, options)
        return self.plain.choose(view, seat)

    def place(self, view: State, seat: i64, options: vec[i64]) -> i64:
        """The move that places reinforcements according to the turn's plan."""
        left: i64 = 0
        for n in self.drops:
            left += n
        if self.turn != stamp(view) or left != view.reserve[seat]:
            self.devise(view, seat, view.reserve[seat])
        a = self.dropped(view, options)
        if a == 0:  # a plan that was made for another board
            self.devise(view, seat, view.reserve[seat])
            a = self.dropped(view, options)
        return a

    def dropped(self, view: State, options: vec[i64]) -> i64:
        """The next placement of the plan; 0 if none is left or legal."""
        for o in options:
            t = first(o)
            n = self.drops[t]
            if n > 0:
                self.drops[t] = 0
                self.thought.note(REINFORCE, view, -1, t)
                return answer_of(o, n)
        return 0

    def devise(self, view: State, seat: i64, reserve: i64) -> None:
        """Plan the turn: choose a campaign and distribute the reinforcements."""
        g = survey(Lore(view, seat, self.w))
        self.adopt(g, self.pick(g, reserve), reserve)

    def pick(self, g: Ground, reserve: i64) -> Campaign | None:
        """The campaign to start with; None if none is worth it."""
        c = best_campaign(g, reserve, value(g), self.tries)
        return c if c is not None and c.gain > 0.0 else None

    def adopt(self, g: Ground, c: Campaign | None, reserve: i64) -> None:
        """Start with a campaign; reinforcements that it doesn't need go to other campaigns and borders."""
        view = g.lore.view
        self.turn = stamp(view)
        self.drops = vec[i64]([0] * view.lands)
        self.steps = c.steps if c is not None else vec[i64]()
        self.thought.campaign = c
        self.at = 0
        self.halted = -1
        ahead = g.copy()
        left = reserve
        for _ in range(MOST_CAMPAIGNS):
            if c is None or c.gain <= -HARM or (c.drop > 0 and g.lore.home[c.root] == 0):
                break
            if c.drop > 0:
                self.drops[c.root] += c.drop
                left -= c.drop
            ahead = c.after.copy()
            if left == 0:
                return
            c = best_campaign(ahead, left, value(ahead), self.tries)
            if c is not None and c.gain <= 0.0:
                c = None
        self.spread(g, ahead, left)

    def follow(self, view: State, steps: vec[i64], drops: vec[i64], halts: bool) -> None:
        """Follow a given plan; if it `halts`, attack nothing beyond it."""
        self.turn = stamp(view)
        self.steps = steps
        self.at = 0
        self.drops = drops[:]
        self.halted = stamp(view) if halts else -1

    def spread(self, g: Ground, ahead: Ground, left: i64) -> None:
        """Distribute the remaining armies where they are worth most; `ahead` is the expected board."""
        while left > 0:
            n = (left + CHUNKS - 1) // CHUNKS if left > CHUNKS else 1
            best: i64 = -1
            most = 0.0
            for t in range(len(g.side)):
                if g.lore.home[t] == 1 and ahead.side[t] == g.lore.seat and (best < 0 or at_border(ahead, t)):
                    ahead.put(t, n)
                    v = value(ahead)
                    ahead.put(t, -n)
                    if best < 0 or v > most:
                        best = t
                        most = v
            ahead.put(best, n)
            self.drops[best] += n
            left -= n

    def attack(self, view: State, seat: i64, options: vec[i64]) -> i64:
        """The next attack of the turn: of the campaign or a new one; or `done`."""
        o = self.battle(view, seat, options)
        if o == 0 and self.halted != stamp(view):
            c = self.pick(survey(Lore(view, seat, self.w)), 0)
            self.at = 0
            self.steps = c.steps if c is not None else vec[i64]()
            self.thought.campaign = c
            if c is None:
                self.halted = stamp(view)
            o = self.battle(view, seat, options)
        if o != 0:
            self.thought.note(STRIKE, view, first(o), second(o))
            return answer_of(o, high(o))
        self.thought.note(HALT, view, -1, -1)
        return option(DONE)

    def battle(self, view: State, seat: i64, options: vec[i64]) -> i64:
        """The next attack of the campaign; 0 if it is over or no longer promising."""
        while self.at < len(self.steps):
            src, dst = self.steps[self.at], self.steps[self.at + 1]
            if view.owner[dst] != seat:
                o = listed(options, src, dst)
                return o if o != 0 and self.dares(view, seat) else 0
            self.at += 2
            if self.at < len(self.steps) and self.success(view, seat) < self.w.resolve:
                return 0
        return 0

    def dares(self, view: State, seat: i64) -> bool:
        """Whether the next battle is likely enough to succeed."""
        src, dst = self.steps[self.at], self.steps[self.at + 1]
        self.thought.chance = lookup_of(rules_of(view)).win(view.muster(src, seat) - 1, view.armies[dst])
        return self.thought.chance >= self.w.dare

    def success(self, view: State, seat: i64) -> float:
        """The probability of finishing the campaign from here, with average losses."""
        odds = lookup_of(rules_of(view))
        chance = 1.0
        force: i64 = 0
        tip: i64 = -1
        i = self.at
        while i < len(self.steps):
            src, dst = self.steps[i], self.steps[i + 1]
            if src != tip:
                force = view.muster(src, seat) - 1
            chance *= odds.win(force, view.armies[dst])
            force = i64(odds.survivors(force, view.armies[dst]) + 0.5) - 1
            tip = dst
            i += 2
        return chance

    def occupy(self, view: State, seat: i64, o: i64) -> i64:
        """How many armies move in: all that the campaign does not need behind; at its end what gives the best board."""
        step = view.top()
        src, dst = step.src, step.dst
        self.thought.note(ENTER, view, src, dst)
        low, most = number(o), high(o)
        behind: i64 = 0
        ahead = False
        i = self.at
        while i < len(self.steps):
            if self.steps[i] == src and self.steps[i + 1] != dst:
                behind += view.armies[self.steps[i + 1]] + 2
            elif self.steps[i] == dst:
                ahead = True
            i += 2
        if behind == 0 and ahead:
            return answer_of(o, most)
        if behind > 0:
            n = most - behind
            return answer_of(o, n if ahead and n > low else low)
        return answer_of(o, self.share(survey(Lore(view, seat, self.w)), src, dst, low, most))

    def share(self, g: Ground, src: i64, dst: i64, low: i64, most: i64) -> i64:
        """The number of armies in the second of two territories that gives the best board."""
        best = low
        top = value(g)
        for k in range(1, CHUNKS + 1):
            n = low + (most - low) * k // CHUNKS
            g.put(src, low - n)
            g.put(dst, n - low)
            v = value(g)
            g.put(src, n - low)
            g.put(dst, low - n)
            if v > top:
                top = v
                best = n
        return best

    def fortify(self, view: State, seat: i64, options: vec[i64]) -> i64:
        """The move at the end of the turn that gives the best board."""
        step = view.top()
        if step.side >= 0 and step.side != seat:
            return self.plain.choose(view, seat)
        g = survey(Lore(view, seat, self.w))
        best = option(DONE)
        most = value(g)
        for o in options:
            if verb_of(o) == FORTIFY and (at_border(g, second(o)) or rules_of(view).fortify == "adjacent"):
                n = high(o)
                g.put(first(o), -n)
                g.put(second(o), n)
                v = value(g)
                g.put(first(o), n)
                g.put(second(o), -n)
                if v > most:
                    most = v
                    best = answer_of(o, n)
                    self.thought.note(REGROUP, view, first(o), second(o))
        return best


def listed(options: vec[i64], src: i64, dst: i64) -> i64:
    """The option to attack from one place to another; 0 if it is not legal."""
    for o in options:
        if verb_of(o) == ATTACK and first(o) == src and second(o) == dst:
            return o
    return 0


def stamp(view: State) -> i64:
    """A number that identifies this turn of the game."""
    return view.round * 16 + view.seat
