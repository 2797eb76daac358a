"""The seventeen war cards (G32): cheap and of many kinds, played in step 4."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, NOBODY, dice, first, number, option, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.draw import draw
from feldherr.godstorm.gods import any_god_at, arrive, bless, each_god, recruit, slay
from feldherr.godstorm.miracle import Miracle, Play, above_water, die, march, marked, others, own, own_temples, without_temple
from feldherr.godstorm.names import CARD, CARDS, SEAT, WORD
from feldherr.godstorm.state import GONE, RELIC, RELICS, godstorm, kind_of
from feldherr.godstorm.verbs import CHOOSE, MOVE, TAKE


def relics(g: State, besides: i64) -> vec[i64]:
    """Every relic in play, but for those of one seat."""
    out = vec[i64]()
    for c in range(RELICS, CARDS):
        place = godstorm(g).card[c]
        if place >= RELIC and place != RELIC + besides:
            out = append(out, option(CHOOSE, CARD + c))
    return out


class AShrineIsPlundered(Miracle):
    """G87."""

    name = "a_shrine_is_plundered"
    title = "A Shrine Is Plundered"
    says = "Take another player's relic; it works for you from now on."

    def may(self, g: State, seat: i64) -> bool:
        return len(relics(g, seat)) > 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return relics(g, p.side) if p.m == 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - CARD)

    def does(self, g: State, p: Play, a: i64) -> None:
        card = godstorm(g).card
        if g.heard:
            g.tell(events.RelicTaken(p.side, card[p.m] - RELIC, p.m))
        card[p.m] = RELIC + p.side


class AnEmpireIsBorn(Miracle):
    """G98."""

    name = "an_empire_is_born"
    title = "An Empire Is Born"
    says = "Build a temple for free in one of your territories that has none."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).temples_left() > 0 and len(without_temple(g, seat)) > 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return without_temple(g, p.side) if p.src < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        godstorm(g).build(p.src)
        if g.heard:
            g.tell(events.Built(p.side, p.src, 0))


class ChampionsArise(Miracle):
    name = "champions_arise"
    title = "Champions Arise"
    says = "One of your territories gets 1 army for every 2 faith you have; you keep the faith."

    def asks(self, g: State, p: Play) -> vec[i64]:
        return own(g, p.side) if p.src < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        recruit(g, p.src, p.side, godstorm(g).faith[p.side] // 2)


class EaglesTakeWing(Miracle):
    """G35, G85, G104. `m` keeps the armies that fly, plus one, and from bit 20 on the gods; bit 24: all is said."""

    name = "eagles_take_wing"
    title = "Eagles Take Wing"
    says = "Fly any number of armies and gods from one of your territories to any other; one army stays."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.nests(g, seat)) > 0 and len(own(g, seat)) > 1

    def nests(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for t in range(g.lands):
            if g.owner[t] == seat and (g.armies[t] > 1 or godstorm(g).gods_at(seat, t) != 0):
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.src < 0:
            return self.nests(g, p.side)
        if p.dst < 0:
            out = vec[i64]()
            for o in own(g, p.side):
                if first(o) != p.src:
                    out = append(out, o)
            return out
        waiting = godstorm(g).gods_at(p.side, p.src) & ~(p.m >> 20)
        if p.m & 0xFFFFF == 0:
            low: i64 = 0 if waiting != 0 else 1
            return vec[i64]([option(MOVE, -1, -1, -1, low, g.armies[p.src] - 1)])
        if p.m >> 24 != 0 or waiting == 0:
            return vec[i64]()
        return self.riders(p, waiting)

    def riders(self, p: Play, waiting: i64) -> vec[i64]:
        """Which god goes along; one must if no army does."""
        return each_god(waiting, TAKE, vec[i64]([option(DONE)]) if p.m != 1 else vec[i64]())

    def named(self, g: State, p: Play, a: i64) -> Play:
        if verb_of(a) == MOVE:
            return p.with_choice(p.src, p.dst, number(a) + 1)
        if verb_of(a) == TAKE:
            return p.with_choice(p.src, p.dst, p.m | 1 << (20 + first(a)))
        return super().named(g, p, a) if verb_of(a) == CHOOSE else p.with_choice(p.src, p.dst, p.m | 1 << 24)

    def does(self, g: State, p: Play, a: i64) -> None:
        n = (p.m & 0xFFFFF) - 1
        if n > 0:
            march(g, p.side, p.src, p.dst, n)
        for kind in range(4):
            if (p.m >> (20 + kind)) & 1 == 1:
                arrive(g, p.side, kind, p.dst)


class FaithShallDeliver(Miracle):
    """G102."""

    name = "faith_shall_deliver"
    title = "Faith Shall Deliver"
    says = "Draw two cards from a deck of your choice, even if its god is not in play."
    names_decks = True

    def may(self, g: State, seat: i64) -> bool:
        return len(self.decks(g)) > 0

    def decks(self, g: State) -> vec[i64]:
        out = vec[i64]()
        for kind in range(4):
            if godstorm(g).left(kind) > 0:
                out = append(out, option(CHOOSE, WORD + kind))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        return self.decks(g) if p.m == 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - WORD + 1)

    def does(self, g: State, p: Play, a: i64) -> None:
        draw(g, p.side, p.m - 1, 2)


class HeroesAreBorn(Miracle):
    name = "heroes_are_born"
    title = "Heroes Are Born"
    says = "One of your territories gets 3 armies."

    def asks(self, g: State, p: Play) -> vec[i64]:
        return own(g, p.side) if p.src < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        recruit(g, p.src, p.side, 3)


class OnlyAshRemains(Miracle):
    """G87."""

    name = "only_ash_remains"
    title = "Only Ash Remains"
    says = "Destroy any relic in play."

    def may(self, g: State, seat: i64) -> bool:
        return len(relics(g, NOBODY)) > 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return relics(g, NOBODY) if p.m == 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - CARD)

    def does(self, g: State, p: Play, a: i64) -> None:
        card = godstorm(g).card
        if g.heard:
            g.tell(events.RelicLost(card[p.m] - RELIC, p.m))
        card[p.m] = GONE


class OurFaithIsOurStrength(Miracle):
    name = "our_faith_is_our_strength"
    title = "Our Faith Is Our Strength"
    says = "Get 2 faith for each of your temples."

    def does(self, g: State, p: Play, a: i64) -> None:
        bless(g, p.side, 2 * len(own_temples(g, p.side)))


class PrayersAreAnswered(Miracle):
    name = "prayers_are_answered"
    title = "Prayers Are Answered"
    says = "Roll a die: one of your temples gets that many armies."

    def may(self, g: State, seat: i64) -> bool:
        return len(own_temples(g, seat)) > 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return own_temples(g, p.side) if p.src < 0 else vec[i64]()

    def chance(self, g: State, p: Play) -> vec[i64]:
        return vec[i64]([dice(1)])

    def does(self, g: State, p: Play, a: i64) -> None:
        recruit(g, p.src, p.side, die(a))


class StormsRage(Miracle):
    name = "storms_rage"
    title = "Storms Rage"
    says = "Choose any territory and roll a die: it loses that many armies."

    def asks(self, g: State, p: Play) -> vec[i64]:
        return above_water(g) if p.src < 0 else vec[i64]()

    def chance(self, g: State, p: Play) -> vec[i64]:
        return vec[i64]([dice(1)])

    def does(self, g: State, p: Play, a: i64) -> None:
        slay(g, p.src, die(a))


class TheFaithfulGather(Miracle):
    name = "the_faithful_gather"
    title = "The Faithful Gather"
    says = "Each of your temples gets 2 armies."

    def does(self, g: State, p: Play, a: i64) -> None:
        for o in own_temples(g, p.side):
            recruit(g, first(o), p.side, 2)


class TheLandIsPurged(Miracle):
    """G97."""

    name = "the_land_is_purged"
    title = "The Land Is Purged"
    says = "Remove a plague marker from the game, and all armies in its territory."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).plague != 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return marked(g, godstorm(g).plague) if p.src < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        godstorm(g).heal(p.src)
        if g.heard:
            g.tell(events.PlagueGone(p.src))
        slay(g, p.src, g.armies[p.src])


class TheSirenCalls(Miracle):
    """G93."""

    name = "the_siren_calls"
    title = "The Siren Calls"
    says = "Swap all armies and gods of two territories of another player; temples stay."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.shores(g, seat)) > 0

    def shores(self, g: State, seat: i64) -> vec[i64]:
        """Territories of other players who have at least two."""
        out = vec[i64](capacity=32)
        for t in range(g.lands):
            o = g.owner[t]
            if o >= 0 and o != seat and o < g.seats and len(own(g, o)) > 1:
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.src < 0:
            return self.shores(g, p.side)
        out = vec[i64](capacity=16)
        if p.dst < 0:
            for o in own(g, g.owner[p.src]):
                if first(o) != p.src:
                    out = append(out, o)
        return out

    def does(self, g: State, p: Play, a: i64) -> None:
        foe = g.owner[p.src]
        if g.heard:
            g.tell(events.Swap(foe, p.src, p.dst))
        here, there = godstorm(g).gods_at(foe, p.src), godstorm(g).gods_at(foe, p.dst)
        g.armies[p.src], g.armies[p.dst] = g.armies[p.dst], g.armies[p.src]
        for kind in range(4):
            if (here >> kind) & 1 == 1:
                arrive(g, foe, kind, p.dst)
            if (there >> kind) & 1 == 1:
                arrive(g, foe, kind, p.src)


class TheSunGrowsCold(Miracle):
    name = "the_sun_grows_cold"
    title = "The Sun Grows Cold"
    says = "Every territory loses 1 army for each god there."

    def does(self, g: State, p: Play, a: i64) -> None:
        for t in range(g.lands):
            slay(g, t, any_god_at(g, t))


class TheTempleFalls(Miracle):
    """G98."""

    name = "the_temple_falls"
    title = "The Temple Falls"
    says = "Move any player's temple to another territory of that player that has none."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.movable(g)) > 0

    def movable(self, g: State) -> vec[i64]:
        out = vec[i64]()
        for t in range(g.lands):
            o = g.owner[t]
            if godstorm(g).temple(t) and o >= 0 and o < g.seats and len(without_temple(g, o)) > 0:
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.src < 0:
            return self.movable(g)
        return without_temple(g, g.owner[p.src]) if p.dst < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        x = godstorm(g)
        x.raze(p.src)
        x.build(p.dst)
        if g.heard:
            g.tell(events.TempleMoved(p.src, p.dst))


class TimeStandsStill(Miracle):
    """G89: the marker of the epochs is `g.round`."""

    name = "time_stands_still"
    title = "Time Stands Still"
    says = "The epoch marker goes back by one: the game lasts an epoch longer. Not in the first epoch."

    def may(self, g: State, seat: i64) -> bool:
        return g.round > 0

    def does(self, g: State, p: Play, a: i64) -> None:
        g.round -= 1
        if g.heard:
            g.tell(events.Time(g.round + 1))


class VisionsBecomeReal(Miracle):
    """G87."""

    name = "visions_become_real"
    title = "Visions Become Real"
    says = "Look at another player's miracle cards and take one."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.holders(g, seat)) > 0

    def holders(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for o in others(g, seat):
            if godstorm(g).hand(first(o) - SEAT) > 0:
                out = append(out, o)
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        return self.holders(g, p.side) if p.m == 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - SEAT + 1)

    def does(self, g: State, p: Play, a: i64) -> None:
        x = godstorm(g)
        x.looker = p.side
        x.shown = p.m - 1
        g.push(Looking(p.side, 0, -1, -1, p.m - 1))


class Looking(Step):
    """The hand of that side lies open before this seat, and nobody else; one card is taken."""

    name = "looking at a hand"
    over = "playing miracles"
    uses = "seat side"

    def question(self, g: State) -> Question:
        return questions.LookingAtAHand(self.side)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for c in range(CARDS):
            if godstorm(g).card[c] == self.side:
                out = append(out, option(CHOOSE, CARD + c))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        x = godstorm(g)
        c = first(a) - CARD
        x.card[c] = self.seat
        if g.heard:
            g.tell(events.Taken(self.seat, self.side, kind_of(c), c))
        x.looker = NOBODY
        x.shown = NOBODY
        g.pop()

    def fault(self, g: State) -> str:
        x = godstorm(g)
        if self.side == self.seat or self.side >= g.seats or x.looker != self.seat or x.shown != self.side:
            return "looks at no hand that is shown"
        return "" if x.hand(self.side) > 0 else "looks at an empty hand"
