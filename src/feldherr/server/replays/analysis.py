"""Finished games taken apart for the browser; a worker does it."""

from __future__ import annotations

from feldherr.analysis.lessons import reason
from feldherr.analysis.picture import moments
from feldherr.analysis.plans import FAST, Level
from feldherr.analysis.report import Analysis, Entry, Player, Turn, analyse
from feldherr.analysis.verdicts import LOSSES, SMALL, fortune
from feldherr.editions import find
from feldherr.engine import game as engine
from feldherr.engine.game import Game
from feldherr.locales import LANGUAGES, speaking
from feldherr.server import wire
from feldherr.server.tables.modes import on_given_map
from feldherr.server.tables.opening import named_faults

LONGEST = 20_000  # moves of a game that is taken apart
LONG = 6_000  # moves, from which each turn is played out less often: a game of any length is to be done in time
BRIEF = Level((("captain", 8, 64),))
POINTS = 240  # of a chart


def analysed(text: str, ended: bool) -> wire.Analysis:
    """A saved game taken apart; ValueError if it is not over (unless its table has `ended`), too long, or can't be read."""
    if text.count("\n") > LONGEST + 100:  # some lines are no moves
        raise ValueError(f"game: at most {LONGEST:,} moves can be analysed")
    with named_faults():
        game = engine.load(text, find, on_given_map)
    if not game.over and not ended:
        raise ValueError("game: it is not over; only finished games can be analysed")
    return told(analyse(game, level=BRIEF if len(game.log) > LONG else FAST), game)


def told(found: Analysis, game: Game) -> wire.Analysis:
    """An analysis as it is sent."""
    return wire.Analysis(
        found.over,
        found.parties,
        [_account(found, p) for p in found.players()],
        [_turn(turn, game) for turn in found.turns],
        [wire.ChartPoint(n, [round(v, 4) for v in found.chances[n]]) for n in moments(found, POINTS)],
        sorted([*map(_turning, found.turning_points()), *(_luck(found, e) for e in found.surprises())], key=lambda mark: mark.at),
        LOSSES,
        SMALL,
    )


def _account(found: Analysis, p: Player) -> wire.Account:
    shares = p.start, p.luck, p.own, p.others, p.result, p.per_turn, p.accuracy
    start, luck, own, others, result, lost, accuracy = (round(share, 6) for share in shares)
    worst = found.costliest(p.seat)
    at = found.turns.index(worst) if worst else -1
    kind = fortune(p.luck)
    return wire.Account(start, luck, own, others, result, kind, lost, accuracy, p.inaccuracies, p.mistakes, p.blunders, at)


def _turn(turn: Turn, game: Game) -> wire.JudgedTurn:
    facts = turn.first - 1, turn.seat, turn.round - 1, round(turn.lost, 4), turn.verdict
    if not turn.verdict or turn.plan is None:
        return wire.JudgedTurn(*facts, 0.0, [], [], {})
    board, moves = game.rules.board, [move.split() for move in turn.plan.moves]
    places = [board.number[move[1]] for move in moves if move[0] == "place" and move[1] in board.number]
    first = next(([board.number[name] for name in move[1:3]] for move in moves if move[0] in ("attack", "invade")), [])
    says, way = _why(turn, game)
    return wire.JudgedTurn(*facts, round(turn.could, 4), sorted(set(places)), way or first, says)


def _why(turn: Turn, game: Game) -> tuple[dict[str, str], list[int]]:
    """Why the better plan is better, in every language, and the way that its attacks go."""
    start, says, way = game.at(turn.first - 1), dict[str, str](), list[int]()
    for language in LANGUAGES:
        with speaking(language):
            why = reason(turn, start, game.names or None)
        if why and why.reason:
            says[language], way = why.reason, why.way
    return says, way


def _turning(turn: Turn) -> wire.ChartMark:
    seat = max(range(len(turn.before)), key=lambda s: abs(turn.after[s] - turn.before[s]))
    return wire.ChartMark(turn.first - 1, "turn", seat, round(turn.before[seat], 4), round(turn.after[seat], 4))


def _luck(found: Analysis, entry: Entry) -> wire.ChartMark:
    seat = max(range(len(entry.effect)), key=lambda s: abs(entry.effect[s]))
    after = found.chances[entry.number][seat]
    return wire.ChartMark(entry.number, "luck", seat, round(after - entry.effect[seat], 4), round(after, 4))
