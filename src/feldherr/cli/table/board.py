"""The board in the terminal: status, players, territories, drawn from a view."""

from __future__ import annotations

from rich.text import Text

from feldherr.cli.table import godstorm
from feldherr.cli.table.godstorm_words import is_storm
from feldherr.cli.table.names import Names
from feldherr.cli.table.territories import GAP, beside, continents
from feldherr.editions import wording
from feldherr.engine.play import Beginning, asked
from feldherr.engine.state import State
from feldherr.engine.step import Goal
from feldherr.locales import say
from feldherr.rules.capital import HoldCapitals
from feldherr.rules.cards import rising_value
from feldherr.rules.goals import AllTerritories, BrokenTeam, LastPlayer, TargetTerritories
from feldherr.rules.missions import FulfilMission
from feldherr.rules.neutral import Allies
from feldherr.rules.ranks import RANKS, DoFourMissions, RankedMissions
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import held, on_board
from feldherr.rules.turn import Turn


def draw(view: State, names: Names, width: int, room: int = 0) -> list[Text]:
    """The board as lines: status, players, territories; at most so many rows in Godstorm (0: no limit)."""
    if is_storm(view):
        return godstorm.draw(view, names, width, room)
    return [*heading(view, names, width), *continents(view, names, width)]


def heading(view: State, names: Names, width: int) -> list[Text]:
    """Status and players."""
    if is_storm(view):
        return godstorm.heading(view, names, width)
    return [status(view, names), *legend(view, names, width), *[Text(line) for line in open_missions(view, names)]]


def open_missions(view: State, names: Names) -> list[str]:
    """K64: with three missions done, a player's fourth lies open."""
    x = view.extra
    if not isinstance(x, RankedMissions) or view.winners:
        return []
    last = [(s, x.held[s * RANKS + r]) for s in range(view.seats) for r in range(RANKS) if _is_last(x, s, r)]
    return [say("term-last-mission", who=names.side(s), mission=names.mission(m)) for s, m in last]


def _is_last(x: RankedMissions, seat: int, rank: int) -> bool:
    return x.done_by(seat) == RANKS - 1 and not x.is_done(seat, rank)


def phase(view: State) -> str:
    """Which part of the set-up or of a turn it is."""
    for step in view.stack:
        if isinstance(step, Turn):
            return wording.phase(view.rules.turn[step.phase()].name)
        if isinstance(step, Beginning):
            return wording.phase(view.rules.setup[step.phase()].name)
    return ""


def status(view: State, names: Names) -> Text:
    """The status of the game in one line."""
    line = Text().append(view.rules.name, style="bold")
    if view.winners:
        return line.append(f"  {say('term-over')}", style="bold")
    if view.seat >= 0:
        most = int(view.rules.turn_limit)
        line.append(f"  {say('term-round-of' if most else 'term-round', n=int(view.round + 1), most=most)}  ")
        line.append(say("term-turn", who=names.side(view.seat)), style=f"bold {names.style(view.seat)}")
    line.append(f"  {phase(view)}")
    if rules_of(view).set_values == "rising":
        line.append(f"  {say('term-next-set', n=int(rising_value(view)))}")
    return line.append(f"  {say('term-goal', goal=goal(view, names))}")


def goal(view: State, names: Names) -> str:
    """The goal in a few words."""
    seat = asked(view)
    foe = names.side(1 - seat) if view.seats == 2 and seat >= 0 else say("term-the-others")
    target = int(rules_of(view).targets.get(view.seats) or 0)
    says: dict[type[Goal], str] = {
        TargetTerritories: say("term-goal-territories", n=target),
        HoldCapitals: say("term-goal-capitals", n=target),
        FulfilMission: say("term-goal-mission"),
        DoFourMissions: say("term-goal-missions"),
        AllTerritories: say("term-goal-all"),
        LastPlayer: say("term-goal-beat", foe=foe),
        BrokenTeam: say("term-goal-team"),
    }
    first = view.rules.goals[0]
    return says.get(type(first), first.says)


def legend(view: State, names: Names, width: int) -> list[Text]:
    """A cell for each side: mark, name, territories, armies, cards, armies to place."""
    cells = [_side(view, names, side) for side in range(view.sides)]
    across = max(1, width // (max(cell.cell_len for cell in cells) + GAP))
    wide = max(cell.cell_len for cell in cells) + GAP
    rows = [cells[i : i + across] for i in range(0, len(cells), across)]
    return [beside(row, wide) for row in rows]


def _side(view: State, names: Names, side: int) -> Text:
    cell = Text()
    cell.append(">" if side == view.seat else " ")
    cell.append(f"{names.mark(side)} {names.side(side)}", style=f"bold {names.style(side)}")
    if side < view.seats and view.is_out(side):
        return cell.append(f" {say('term-out')}")
    cell.append(f" {held(view, side)}t {on_board(view, side)}a {view.hand_size(view.team(side))}c")
    if view.reserve[side] > 0:
        cell.append(f" +{view.reserve[side]}", style="bold")
    return cell.append(_standing(view, names, side))


def _standing(view: State, names: Names, side: int) -> str:
    """What the mode shows of a side to all: missions done, whose ally."""
    x = view.extra
    if isinstance(x, RankedMissions) and side < view.seats:
        return f" {x.done_by(side)}/{RANKS}"
    if isinstance(x, Allies) and side >= view.seats and x.commander_of(side) >= 0:
        return f" {say('term-of', mark=names.mark(x.commander_of(side)))}"
    return f" {say('team-n', n=int(view.team(side) + 1))}" if view.rules.teams else ""
