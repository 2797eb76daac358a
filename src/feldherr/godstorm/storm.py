"""Where Godstorm meets the common rules: what its gods, temples, relics and plague change in a battle and after it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY, face
from feldherr.engine.board import Board
from feldherr.engine.fault import Fault
from feldherr.engine.play import judge
from feldherr.engine.state import State
from feldherr.engine.step import END, Extra, Step
from feldherr.godstorm import events
from feldherr.godstorm.announced import announced
from feldherr.godstorm.draw import earn
from feldherr.godstorm.epoch import new_epoch, next_token
from feldherr.godstorm.gods import banish_at, going_along, leave, move_god, slay, vacate
from feldherr.godstorm.godswar import works
from feldherr.godstorm.invasion import saving
from feldherr.godstorm.miracle import Play
from feldherr.godstorm.miracles import card_names
from feldherr.godstorm.names import CARDS, DEATH, GODS, MAGIC, PANTHEONS, WAR
from feldherr.godstorm.options import UNDECIDED
from feldherr.godstorm.relics import GUNGNIR, TREE
from feldherr.godstorm.score import parts
from feldherr.godstorm.state import DECK, TABLE, Decisions, GodstormState, heaven_of
from feldherr.godstorm.text import modernize, read_rows
from feldherr.rules.combat import Thrown
from feldherr.rules.dice import count, defenders_beaten, raised
from feldherr.rules.troops import add
from feldherr.rules.turn import open_turn, turn_of

LABOUR_CONQUESTS: Final[i64] = 3  # G31


class Storm(GodstormState):
    """The table of Godstorm, and what it does when something happens on it."""

    def fresh(self, g: State) -> Extra:
        return Storm(
            Decisions(g.rules.decisions),
            vec[i64]([NOBODY] * g.sides),
            vec[i64]([0] * g.seats),
            vec[i64]([NOBODY] * (4 * g.seats)),
            vec[i64]([DECK] * CARDS),
            vec[i64]([0] * g.seats),
            vec[i64]([0] * (3 * g.seats)),
        )

    def copy(self) -> Extra:
        return self.copy_into(Storm(self.d, self.pantheon[:], self.faith[:], self.god[:], self.card[:], self.bid[:], self.order[:]))

    def own_cards(self) -> list[str]:
        return card_names()

    def words(self, board: Board) -> list[str]:
        return [*GODS, *PANTHEONS, *board.continents]

    def undecided(self) -> dict[str, tuple[str, ...]]:
        return {name: values for name, (values, _) in UNDECIDED.items()}

    def unfit(self, decisions: dict[str, str], seats: int) -> Fault | None:
        claimed = seats == 2 and decisions.get("chosen_setup") == "yes"
        return Fault("claiming territories (chosen_setup) is for 3 to 5 players", "chosen-setup") if claimed else None

    def lacks(self, g: State) -> str:
        """A card that is played, and a hand that is looked at, has its step."""
        plays: i64 = 0
        looks: i64 = 0
        for step in g.stack:
            if isinstance(step, Play):
                plays += 1
            elif step.name == "looking at a hand":
                looks += 1
        if len(self.at(TABLE)) != plays:
            return "a step for each card that is being played, or such a card"
        return "a step for the hand that is looked at" if (self.looker >= 0) != (looks > 0) else ""

    def modernize(self, steps: list[list[str]], rows: dict[str, list[int]]) -> None:
        modernize(self, steps, rows)

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        return read_rows(self, g, rows)

    def score(self, g: State, seat: i64) -> list[int]:
        return parts(g, seat)

    def supply(self) -> list[int]:
        """Temples (G12), then the cards in the decks of war, magic, sky and death (G17)."""
        return [self.temples_left(), *[self.left(kind) for kind in range(len(GODS))]]

    # ---- turns ------------------------------------------------------------------------------------------------------------------

    def open_turn(self, g: State, seat: i64) -> None:
        self.barred = 0
        self.banished = 0
        for s in range(g.seats):
            self.set_fire(s, 0)

    def after_turn(self, g: State, seat: i64) -> Step | None:
        """The next token; after the last one the next epoch; after the last of those the score (G60, G70)."""
        following = next_token(g, self.token(seat))
        if following >= 0:
            open_turn(g, following, True)
            return turn_of(following)
        g.seat = NOBODY
        g.round += 1
        if g.rules.turn_limit > 0 and g.round >= g.rules.turn_limit:
            judge(g, END)
        return new_epoch()

    # ---- dice (G37, G43, G44, G52, G53) -----------------------------------------------------------------------------------------

    def magic(self, g: State, thrown: Step) -> i64:
        """Who throws 1s again: bit 0 the attacker, bit 1 the defender."""
        if thrown.dst >= g.lands:
            return 0
        foe = g.owner[thrown.dst]
        godswar = thrown.name == "godswar thrown"
        bits: i64 = 0
        if (announced(g).gods(g) >> MAGIC) & 1 == 1 or (godswar and works(g, thrown.side, GUNGNIR)):
            bits |= 1
        if foe < g.seats and (self.temple(thrown.dst) or self.god[4 * foe + MAGIC] == thrown.dst or (godswar and works(g, foe, GUNGNIR))):
            bits |= 2
        return bits

    def again(self, g: State, thrown: Step) -> i64:
        who = self.magic(g, thrown)
        if who == 0:
            return 0
        assert isinstance(thrown, Thrown)
        roll = thrown.roll()
        attack = thrown.attack()
        bits: i64 = 0
        for i in range(count(roll)):
            if face(roll, i) == 1 and (who >> (0 if i < attack else 1)) & 1 == 1:
                bits |= 1 << i
        return bits

    def threw(self, g: State, thrown: Step) -> None:
        """The magic labour: three alike, one card at most for a throw with its re-rolls; the attacker draws first."""
        assert isinstance(thrown, Thrown)
        attack = thrown.attack()
        roll = thrown.roll()
        mine = not thrown.marked(0) and triple(roll, 0, attack)
        theirs = not thrown.marked(1) and triple(roll, attack, count(roll))
        if mine or theirs:
            g.become(thrown.marking(mine, theirs))
        foe = g.owner[thrown.dst]
        both = mine and theirs and foe < g.seats and self.in_play(foe, MAGIC) and self.in_play(thrown.side, MAGIC)
        if theirs and foe < g.seats and self.in_play(foe, MAGIC) and not (both and self.left(MAGIC) < 2):
            earn(g, foe, MAGIC)
        if mine and self.in_play(thrown.side, MAGIC):
            earn(g, thrown.side, MAGIC)
        if self.d.used_only and thrown.dst < g.lands and self.again(g, thrown) & ((1 << attack) - 1) != 0:
            self.use(announced(g).gods(g) & 1 << MAGIC)

    def wins_ties(self, g: State, side: i64, src: i64, dst: i64) -> bool:
        gods = announced(g).gods(g)
        if dst >= g.lands or (gods >> WAR) & 1 == 0:
            return False
        thrown = g.top()
        assert isinstance(thrown, Thrown)
        n, m = thrown.attack(), thrown.defend()
        if self.d.used_only and defenders_beaten(raised(thrown.roll(), n), n, m) > defenders_beaten(thrown.roll(), n, m):
            self.use(1 << WAR)
        return True

    def parries(self, g: State, thrown: Step, beaten: i64, ties: bool) -> bool:
        """The Tree of Life (G90)."""
        foe = g.owner[thrown.dst]
        if beaten == 0 or thrown.dst >= g.lands or foe >= g.seats or not self.has(foe, TREE) or self.faith[foe] == 0:
            return False
        assert isinstance(thrown, Thrown)
        n, m = thrown.attack(), thrown.defend()
        lost = (n if n < m else m) - beaten
        if g.heard:
            thrown.tell(g)
        g.push(saving(foe, thrown, lost, beaten, ties))
        return True

    # ---- losses and conquests -----------------------------------------------------------------------------------------------------

    def fell(self, g: State, t: i64, side: i64, n: i64, foe: i64) -> None:
        """To heaven; to the supply in the Underworld, and before the attacker's god of death (G45, G57)."""
        if t >= g.lands:
            if foe < 0:
                vacate(g, t)
            return
        if side >= g.seats:
            return
        if foe >= 0 and (announced(g).gods(g) >> DEATH) & 1 == 1:
            self.use(1 << DEATH)
            if g.heard:
                g.tell(events.ToSupply(side, n, self.pantheon[side]))
            return
        if g.heard:
            g.tell(events.ToHeaven(side, n, self.pantheon[side]))
        add(g, heaven_of(g, side), side, n)

    def conquered(self, g: State, side: i64, loser: i64, src: i64, dst: i64) -> None:
        """The defender's gods are banished, the attacker's come along (G46)."""
        if dst >= g.lands:
            return
        banish_at(g, dst)
        if g.heard and self.temple(dst):
            g.tell(events.TempleHands(side, loser, dst))
        coming = announced(g).gods(g)
        may = coming & ~self.used if self.d.used_only else 0
        if may != 0:
            g.push(going_along(side, may, src, dst))
        for kind in range(4):
            if ((coming & ~may) >> kind) & 1 == 1:
                move_god(g, side, kind, dst)

    def moved_in(self, g: State, side: i64, src: i64, dst: i64, n: i64) -> None:
        """Plague takes half of those who come, and the gods (G47)."""
        vacate(g, src)
        if dst < g.lands and self.plagued(dst):
            slay(g, dst, n // 2, True, True)
            banish_at(g, dst)

    def prize(self, g: State, side: i64, dst: i64) -> None:
        """The war labour, with the third conquest of a turn (G31)."""
        if dst < g.lands and g.taken == LABOUR_CONQUESTS and self.in_play(side, WAR):
            earn(g, side, WAR)

    def eliminated(self, g: State, loser: i64) -> None:
        if loser < g.seats:
            leave(g, loser)


def triple(roll: i64, low: i64, high: i64) -> bool:
    """Whether three of these dice show the same."""
    for f in range(1, 7):
        n: i64 = 0
        for i in range(low, high):
            if face(roll, i) == f:
                n += 1
        if n >= 3:
            return True
    return False


def storm() -> Storm:
    """For a ruleset."""
    none = vec[i64]()
    return Storm(Decisions({}), none, none, none, none, none, none)
