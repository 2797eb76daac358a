"""The seventeen sky cards (G34), ten titles: answers to an invasion that has just been announced."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import dice, face, first, number, option
from feldherr.engine.state import State
from feldherr.godstorm import events
from feldherr.godstorm.announced import announced
from feldherr.godstorm.gods import arrive, banish, recruit, slay
from feldherr.godstorm.miracle import Miracle, Play, die, march, own_temples
from feldherr.godstorm.names import WORD
from feldherr.godstorm.state import bit, godstorm
from feldherr.godstorm.verbs import CHOOSE, MOVE


def gods_in_origin(g: State) -> vec[i64]:
    """The attacker's gods there, announced or not (G94)."""
    inv = announced(g)
    bits = godstorm(g).gods_at(inv.seat, inv.src)
    out = vec[i64]()
    for kind in range(4):
        if (bits >> kind) & 1 == 1:
            out = append(out, option(CHOOSE, WORD + kind))
    return out


class WorkersAmass(Miracle):
    """G98."""

    name = "1000_workers_amass"
    title = "1000 Workers Amass"
    says = "Build a temple in the territory under attack."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).temples_left() > 0 and not godstorm(g).temple(announced(g).dst)

    def does(self, g: State, p: Play, a: i64) -> None:
        godstorm(g).build(announced(g).dst)
        if g.heard:
            g.tell(events.Built(p.side, announced(g).dst, 0))


class EnemiesConvert(Miracle):
    """G84, G95."""

    name = "enemies_convert"
    title = "Enemies Convert"
    says = "Two attacking armies change sides: as many of yours appear in the territory under attack."

    def does(self, g: State, p: Play, a: i64) -> None:
        inv = announced(g)
        recruit(g, inv.dst, p.side, slay(g, inv.src, 2, False))


FIRE: Final[i64] = 4  # what it adds in every godswar


class FireSearsTheSky(Miracle):
    """G99."""

    name = "fire_sears_the_sky"
    title = "Fire Sears the Sky"
    says = "Add 4 in every godswar for the rest of this turn."

    def does(self, g: State, p: Play, a: i64) -> None:
        godstorm(g).set_fire(p.side, godstorm(g).fire(p.side) + FIRE)
        if g.heard:
            g.tell(events.Fire(p.side, godstorm(g).fire(p.side)))


class LavaErupts(Miracle):
    """G95, G103."""

    name = "lava_erupts"
    title = "Lava Erupts"
    says = "Roll a die for the attacking territory and each of its neighbours, the one under attack too: each loses that many armies."

    def falls(self, g: State, p: Play) -> list[int]:
        src = announced(g).src
        return [int(src), *g.adjacent[src]]

    def chance(self, g: State, p: Play) -> vec[i64]:
        return vec[i64]([dice(1 + len(g.adjacent[announced(g).src]))])

    def does(self, g: State, p: Play, a: i64) -> None:
        src = announced(g).src
        slay(g, src, face(a, 0))
        i: i64 = 1
        for t in g.adjacent[src]:
            slay(g, t, face(a, i))
            i += 1


class MenBecomeWarriors(Miracle):
    name = "men_become_warriors"
    title = "Men Become Warriors"
    says = "The territory under attack gets 3 armies."

    def does(self, g: State, p: Play, a: i64) -> None:
        recruit(g, announced(g).dst, p.side, 3)


class SwordsBecomePlowshares(Miracle):
    """G84, G95."""

    name = "swords_become_plowshares"
    title = "Swords Become Plowshares"
    says = "Roll a die: that many armies of the attacking territory leave the board, not to heaven."

    def chance(self, g: State, p: Play) -> vec[i64]:
        return vec[i64]([dice(1)])

    def does(self, g: State, p: Play, a: i64) -> None:
        slay(g, announced(g).src, die(a), False)


class TheFogLifts(Miracle):
    """G104."""

    name = "the_fog_lifts"
    title = "The Fog Lifts"
    says = "Move up to 4 armies from another of your territories, however far, to the one under attack; one stays."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.camps(g, seat)) > 0

    def goal(self, g: State, p: Play) -> i64:
        return announced(g).dst

    def camps(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for t in range(g.lands):
            if g.owner[t] == seat and g.armies[t] > 1 and t != announced(g).dst:
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.src < 0:
            return self.camps(g, p.side)
        if p.m > 0:
            return vec[i64]()
        most = g.armies[p.src] - 1
        return vec[i64]([option(MOVE, -1, -1, -1, 1, most if most < 4 else 4)])

    def named(self, g: State, p: Play, a: i64) -> Play:
        return super().named(g, p, a) if p.src < 0 else p.with_choice(p.src, p.dst, number(a))

    def does(self, g: State, p: Play, a: i64) -> None:
        march(g, p.side, p.src, announced(g).dst, p.m)


class TheMightyTurnMeek(Miracle):
    """G85, G94."""

    name = "the_mighty_turn_meek"
    title = "The Mighty Turn Meek"
    says = "Send a god in the attacking territory to another territory of the attacker that has a temple."

    def may(self, g: State, seat: i64) -> bool:
        return len(gods_in_origin(g)) > 0 and len(self.sanctuaries(g)) > 0

    def sanctuaries(self, g: State) -> vec[i64]:
        inv = announced(g)
        out = vec[i64]()
        for o in own_temples(g, inv.seat):
            if first(o) != inv.src:
                out = append(out, o)
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.m == 0:
            return gods_in_origin(g)
        return self.sanctuaries(g) if p.src < 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - WORD + 1) if p.m == 0 else super().named(g, p, a)

    def does(self, g: State, p: Play, a: i64) -> None:
        arrive(g, announced(g).seat, p.m - 1, p.src)


class ThisGroundIsSacred(Miracle):
    """G100."""

    name = "this_ground_is_sacred"
    title = "This Ground Is Sacred"
    says = "The invasion ends, and nobody may attack or enter this territory for the rest of the turn."

    def does(self, g: State, p: Play, a: i64) -> None:
        godstorm(g).barred |= bit(announced(g).dst)
        if g.heard:
            g.tell(events.Barred(announced(g).dst))


class YourIdolIsFalse(Miracle):
    """G94."""

    name = "your_idol_is_false"
    title = "Your Idol Is False"
    says = "Banish a god in the attacking territory."

    def may(self, g: State, seat: i64) -> bool:
        return len(gods_in_origin(g)) > 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return gods_in_origin(g) if p.m == 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - WORD + 1)

    def does(self, g: State, p: Play, a: i64) -> None:
        banish(g, announced(g).seat, p.m - 1)
