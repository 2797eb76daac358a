"""The seventeen death cards (G32), fifteen titles: dear and deadly, played in step 4, or by Pandora's Box at the start of a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY, dice, first, number, option
from feldherr.engine.state import State
from feldherr.godstorm import events
from feldherr.godstorm.gods import banish, banish_at, halve, levy, slay
from feldherr.godstorm.miracle import Miracle, Play, die, march, marked, others, own_temples
from feldherr.godstorm.names import ALTAR, CARDS, CONTINENT, CRYPT, HEAVEN, SEAT, SKY, SPACE, WAR, feature
from feldherr.godstorm.state import GONE, RELIC, RELICS, afloat, atlantis, borders, godstorm
from feldherr.godstorm.verbs import CHOOSE, MOVE
from feldherr.rules.troops import add


def continents(g: State) -> vec[i64]:
    """Any continent above water, each as likely (G105)."""
    out = vec[i64](capacity=8)
    for c in range(len(g.rules.board.members)):
        if godstorm(g).sunk == 0 or c != atlantis(g):
            out = append(out, option(CHOOSE, CONTINENT + c))
    return out


class BloodCoatsTheLand(Miracle):
    """G105."""

    name = "blood_coats_the_land"
    title = "Blood Coats the Land"
    says = "Every territory of a random continent loses 1 army."

    def chance(self, g: State, p: Play) -> vec[i64]:
        return continents(g)

    def does(self, g: State, p: Play, a: i64) -> None:
        for t in g.rules.board.members[first(a) - CONTINENT]:
            slay(g, t, 1)


class CropsWither(Miracle):
    """G87."""

    name = "crops_wither"
    title = "Crops Wither"
    says = "Another player discards all miracle cards in hand; relics are safe."

    def may(self, g: State, seat: i64) -> bool:
        return len(others(g, seat)) > 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return others(g, p.side) if p.m == 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return p.with_choice(-1, -1, first(a) - SEAT + 1)

    def does(self, g: State, p: Play, a: i64) -> None:
        card = godstorm(g).card
        n: i64 = 0
        for c in range(CARDS):
            if card[c] == p.m - 1:
                card[c] = GONE
                n += 1
        if g.heard and n > 0:
            g.tell(events.ThrownAway(p.m - 1, n))


class DeathsDoorCloses(Miracle):
    name = "deaths_door_closes"
    title = "Death's Door Closes"
    says = "Every crypt and every altar loses half of its armies."

    def does(self, g: State, p: Play, a: i64) -> None:
        for t in range(SPACE, HEAVEN):
            if feature(t) == CRYPT or feature(t) == ALTAR:
                halve(g, t)


class DiamondsTurnToRust(Miracle):
    """G87, G91."""

    name = "diamonds_turn_to_rust"
    title = "Diamonds Turn to Rust"
    says = "Destroy all relics of all players."

    def does(self, g: State, p: Play, a: i64) -> None:
        card = godstorm(g).card
        for c in range(RELICS, CARDS):
            if card[c] >= 0:
                if g.heard:
                    g.tell(events.RelicLost(card[c] - RELIC, c))
                card[c] = GONE


class FireRainsDown(Miracle):
    """G98, G103."""

    name = "fire_rains_down"
    title = "Fire Rains Down"
    says = "Destroy a temple; its territory and each neighbouring one lose 1 army."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).temples != 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return marked(g, godstorm(g).temples) if p.src < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        godstorm(g).raze(p.src)
        if g.heard:
            g.tell(events.TempleFell(g.owner[p.src], p.src))
        slay(g, p.src, 1)
        for t in g.adjacent[p.src]:
            slay(g, t, 1)


class ParadiseIsLost(Miracle):
    """G35, G97."""

    name = "paradise_is_lost"
    title = "Paradise Is Lost"
    says = "Move a plague marker of your choice to a random territory; nobody dies of it at once."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).plague != 0

    def asks(self, g: State, p: Play) -> vec[i64]:
        return marked(g, godstorm(g).plague) if p.src < 0 else vec[i64]()

    def chance(self, g: State, p: Play) -> vec[i64]:
        out = vec[i64](capacity=48)
        for t in range(g.lands):
            if afloat(g, t) and not godstorm(g).plagued(t):
                out = append(out, option(CHOOSE, t))
        return out

    def does(self, g: State, p: Play, a: i64) -> None:
        x = godstorm(g)
        x.heal(p.src)
        x.infect(first(a))
        if g.heard:
            g.tell(events.PlagueMoved(p.src, first(a)))


class RagnarokCometh(Miracle):
    name = "ragnarok_cometh"
    title = "Ragnarok Cometh"
    says = "Banish all gods of war and of the sky, your own too."

    def does(self, g: State, p: Play, a: i64) -> None:
        for s in range(g.seats):
            banish(g, s, WAR)
            banish(g, s, SKY)


class TheDeadWalk(Miracle):
    """G104."""

    name = "the_dead_walk"
    title = "The Dead Walk"
    says = "Move up to 6 armies from one of your spaces in the Underworld to one of your temples; one stays."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.graves(g, seat)) > 0 and len(own_temples(g, seat)) > 0

    def graves(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for t in range(SPACE, HEAVEN):
            if g.owner[t] == seat and g.armies[t] > 1:
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.src < 0:
            return self.graves(g, p.side)
        if p.dst < 0:
            return own_temples(g, p.side)
        if p.m > 0:
            return vec[i64]()
        most = g.armies[p.src] - 1
        return vec[i64]([option(MOVE, -1, -1, -1, 1, most if most < 6 else 6)])

    def named(self, g: State, p: Play, a: i64) -> Play:
        return super().named(g, p, a) if p.dst < 0 else p.with_choice(p.src, p.dst, number(a))

    def does(self, g: State, p: Play, a: i64) -> None:
        march(g, p.side, p.src, p.dst, p.m)


class TheGodsForsakeUs(Miracle):
    """G97."""

    name = "the_gods_forsake_us"
    title = "The Gods Forsake Us"
    says = "Put the fifth plague marker on a territory without temple or plague: half its armies die at once, its gods are banished."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).spare > 0 and len(self.healthy(g)) > 0

    def healthy(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=48)
        for t in range(g.lands):
            if afloat(g, t) and not godstorm(g).plagued(t) and not godstorm(g).temple(t):
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        return self.healthy(g) if p.src < 0 else vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        x = godstorm(g)
        x.spare -= 1
        x.infect(p.src)
        if g.heard:
            g.tell(events.Plague(p.src))
        halve(g, p.src)
        banish_at(g, p.src)


class TheGroundShakes(Miracle):
    """G105."""

    name = "the_ground_shakes"
    title = "The Ground Shakes"
    says = "Every territory of a random continent loses half of its armies."

    def chance(self, g: State, p: Play) -> vec[i64]:
        return continents(g)

    def does(self, g: State, p: Play, a: i64) -> None:
        for t in g.rules.board.members[first(a) - CONTINENT]:
            halve(g, t)


class TheMightyHaveFallen(Miracle):
    """G105. Of stacks that are tied for the last of the three places the player names those that fall: `src`, `dst` and `m` - 1."""

    name = "the_mighty_have_fallen"
    title = "The Mighty Have Fallen"
    says = "The three largest armies on earth lose half each; you choose among ties."

    def third(self, g: State) -> i64:
        """How large the third largest stack is."""
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        for t in range(g.lands):
            n = g.armies[t]
            if n > a:
                a, b, c = n, a, b
            elif n > b:
                b, c = n, b
            elif n > c:
                c = n
        return c

    def asks(self, g: State, p: Play) -> vec[i64]:
        size = self.third(g)
        room: i64 = 3
        tied = vec[i64]()
        for t in range(g.lands):
            if g.armies[t] > size:
                room -= 1
            elif g.armies[t] == size and size > 1:  # half of one is none
                tied = append(tied, option(CHOOSE, t))
        if len(tied) <= room:
            return vec[i64]()
        out = vec[i64]()
        for o in tied:
            if first(o) == p.src or first(o) == p.dst or first(o) == p.m - 1:
                room -= 1
            else:
                out = append(out, o)
        return out if room > 0 else vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        return super().named(g, p, a) if p.dst < 0 else p.with_choice(p.src, p.dst, first(a) + 1)

    def does(self, g: State, p: Play, a: i64) -> None:
        size = self.third(g)
        for t in range(g.lands):
            named = t == p.src or t == p.dst or t == p.m - 1
            if g.armies[t] > size or (g.armies[t] == size and (named or p.src < 0)):
                halve(g, t)


class TheSeaIsYourTomb(Miracle):
    """G71, G96."""

    name = "the_sea_is_your_tomb"
    title = "The Sea Is Your Tomb"
    says = "Atlantis sinks for the rest of the game: armies to their heavens, gods banished, temples and plague gone."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).sunk == 0

    def does(self, g: State, p: Play, a: i64) -> None:
        x = godstorm(g)
        x.sunk = 1
        if g.heard:
            g.tell(events.Sunk())
        for t in g.rules.board.members[atlantis(g)]:
            slay(g, t, g.armies[t])
            x.raze(t)
            x.heal(t)
        borders(g, x.maelstrom, x.sunk)


class TheTrojanHorseIsRevealed(Miracle):
    """G92."""

    name = "the_trojan_horse_is_revealed"
    title = "The Trojan Horse Is Revealed"
    says = "Seize another player's territory that has a single army: that army dies; roll a die for how many of yours appear."

    def may(self, g: State, seat: i64) -> bool:
        return len(self.lone(g, seat)) > 0 and levy(g, seat, 1) > 0

    def lone(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for t in range(g.lands):
            o = g.owner[t]
            if g.armies[t] == 1 and o != seat and o < g.seats:
                out = append(out, option(CHOOSE, t))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        return self.lone(g, p.side) if p.src < 0 else vec[i64]()

    def chance(self, g: State, p: Play) -> vec[i64]:
        return vec[i64]([dice(1)])

    def does(self, g: State, p: Play, a: i64) -> None:
        loser = g.owner[p.src]
        n = levy(g, p.side, die(a))
        slay(g, p.src, 1)
        banish_at(g, p.src)
        g.owner[p.src] = NOBODY
        if n > 0:
            add(g, p.src, p.side, n)
        if g.heard:
            g.tell(events.Seized(p.side, loser, p.src, n))
            if godstorm(g).temple(p.src):
                g.tell(events.TempleHands(p.side, loser, p.src))


class TheWatersBoil(Miracle):
    """G103."""

    name = "the_waters_boil"
    title = "The Waters Boil"
    says = "The maelstrom closes a sea line for good."

    def may(self, g: State, seat: i64) -> bool:
        return godstorm(g).maelstrom < 0

    def lines(self, g: State, t: i64) -> vec[i64]:
        """The other ends of a territory's sea lines."""
        out = vec[i64]()
        for u in g.rules.board.sea[t]:
            if afloat(g, u):
                out = append(out, option(CHOOSE, u))
        return out

    def asks(self, g: State, p: Play) -> vec[i64]:
        if p.src >= 0:
            return self.lines(g, p.src) if p.dst < 0 else vec[i64]()
        out = vec[i64](capacity=32)
        for t in range(g.lands):
            if afloat(g, t) and len(self.lines(g, t)) > 0:
                out = append(out, option(CHOOSE, t))
        return out

    def does(self, g: State, p: Play, a: i64) -> None:
        x = godstorm(g)
        x.maelstrom = p.src * 64 + p.dst
        if g.heard:
            g.tell(events.Maelstrom(p.src, p.dst))
        borders(g, x.maelstrom, x.sunk)


class TheYoungGrowOld(Miracle):
    name = "the_young_grow_old"
    title = "The Young Grow Old"
    says = "Every territory with more than one army loses one."

    def does(self, g: State, p: Play, a: i64) -> None:
        for t in range(g.lands):
            if g.armies[t] > 1:
                slay(g, t, 1)
