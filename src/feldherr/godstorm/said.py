"""What was answered in Godstorm, as events; battles and godswars are told when their last dice lie."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.engine.action import CHANCE, DONE, ROLL, faces, first, number, second, verb_of
from feldherr.engine.event import ALL, Event, said
from feldherr.godstorm.ledger import Ledger, shielded
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import CARD, CONTINENT, MAGIC, SKY, WORD
from feldherr.godstorm.setup import RollingOff
from feldherr.godstorm.sky import announced
from feldherr.godstorm.table import heaven_of, kind_of
from feldherr.godstorm.verbs import (
    BID,
    BUILD,
    BUY,
    CHAMPION,
    CHOOSE,
    ENTER,
    FORGO,
    INVADE,
    LABOUR,
    LEAVE,
    MIRACLE,
    MOVE,
    PLAY,
    REVIVE,
    SAVE,
    STAY,
    SUMMON,
    TAKE,
    TOKEN,
)
from feldherr.rules.combat import Thrown, ones_in
from feldherr.rules.verbs import ATTACK, CLAIM, DEAL, DEFEND, FORTIFY, OCCUPY, PLACE


def tell_answer(k: Ledger) -> None:
    """The answer itself; battles are told on their own."""
    verb = verb_of(k.answer)
    if verb == ROLL:
        _rolled(k)
    elif k.seat == CHANCE:
        _drawn(k)
    elif verb in (DONE, BID, TOKEN, CLAIM, PLACE, ATTACK, DEFEND, OCCUPY, FORTIFY):
        _common(k, verb)
    elif verb in (PLAY, CHOOSE, MOVE, TAKE):
        _of_cards(k, verb)
    elif verb in (INVADE, ENTER, CHAMPION, STAY, SAVE):
        _of_war(k, verb)
    else:
        _of_pieces(k, verb)


# ---- chance -------------------------------------------------------------------------------------------------------------------


def _rolled(k: Ledger) -> None:
    step = k.before.top()
    if isinstance(step, RollingOff):
        bids: i64 = 1 if k.before.stack[0].name == "epoch" else 0
        k.tell(Event("ties", n=step.tied(k.before), m=bids, dice=faces(k.answer)))
    elif step.name == "rolling for the start":
        said(k.before, k.seat, k.answer, k.after, k.out)
    elif step.name == "working":
        k.tell(Event("die", step.side, a=step.n, dice=faces(k.answer)))
    elif isinstance(step, Thrown):
        bits = k.was.again(k.before, step)
        mine = ones_in(bits & 0xFFFF >> (16 - step.attack()))
        k.tell(Event("again", step.side, k.before.owner[step.dst], step.src, step.dst, n=mine, dice=faces(k.answer)))


def _drawn(k: Ledger) -> None:
    verb = verb_of(k.answer)
    step = k.before.top()
    a = first(k.answer)
    if verb == DEAL:
        said(k.before, k.seat, k.answer, k.after, k.out)
        k.armies = k.after.armies[:]
    elif verb == MIRACLE and step.name == "opening the box":
        k.tell(Event("box", step.side, a=a, n=1 if MIRACLES[a].may(k.before, step.side) else 0))
    elif verb == MIRACLE:
        kind = kind_of(a)
        eyes: i64 = ALL if kind == MAGIC else 1 << step.side
        k.tell(Event("miracle", step.side, a=a, n=kind, eyes=eyes))
    elif a >= CONTINENT:
        k.tell(Event("continent", step.side, a=step.n, b=a - CONTINENT))


# ---- what every mode has --------------------------------------------------------------------------------------------------------


def _common(k: Ledger, verb: i64) -> None:
    a, b, n = first(k.answer), second(k.answer), number(k.answer)
    step = k.before.top()
    if verb == BID:
        k.tell(Event("bid", k.seat))
    elif verb == TOKEN:
        k.tell(Event("token", k.seat, n=n))
    elif verb == DONE and step.name == "mustering":
        k.tell(Event("gods_come", k.seat, n=step.n, m=k.now.pantheon[k.seat]))
    else:
        said(k.before, k.seat, k.answer, k.after, k.out)
    if verb == PLACE or verb == CLAIM:
        n = n if verb == PLACE else 1
        k.armies[a] += n
        k.reserve[k.seat] -= n
    elif verb == FORTIFY:
        k.move(a, b, n)
    elif verb == OCCUPY:
        k.move(step.src, step.dst, n - step.n)


# ---- cards ----------------------------------------------------------------------------------------------------------------------


def _of_cards(k: Ledger, verb: i64) -> None:
    a = first(k.answer)
    step = k.before.top()
    if step.name == "naming":
        _named(k, verb, a)
    elif verb == CHOOSE and step.name == "looking at a hand":
        eyes: i64 = 1 << step.seat | 1 << step.side
        k.tell(Event("taken", k.seat, step.side, a - CARD, n=kind_of(a - CARD), eyes=eyes))
    elif verb == CHOOSE:
        k.tell(Event("pantheon", k.seat, n=a - WORD - 4))
    elif verb == PLAY and shielded(k):
        k.tell(Event("aegis", k.seat, step.side, step.n))
    elif verb == PLAY and step.name == "resolving relics":
        k.tell(Event("relic_works", k.seat, a=a))
    elif verb == PLAY:
        cost: i64 = MIRACLES[a].cost
        k.faith[k.seat] -= cost
        k.tell(Event("play", k.seat, a=a, n=cost))


def _named(k: Ledger, verb: i64, a: i64) -> None:
    """What the player of a card says it is about: a thing or a number. For a god `c` is the pantheon."""
    card = k.before.top().n
    if verb == MOVE:
        k.tell(Event("named", k.seat, a=card, n=number(k.answer)))
        return
    whose = k.seat
    thing = WORD + a if verb == TAKE else a
    if kind_of(card) == SKY:
        whose = announced(k.before).seat
    is_god = verb == TAKE or (kind_of(card) == SKY and WORD <= thing < WORD + 4)
    k.tell(Event("named", k.seat, a=card, b=thing, c=k.now.pantheon[whose] if is_god else -1))


# ---- war ------------------------------------------------------------------------------------------------------------------------


def _of_war(k: Ledger, verb: i64) -> None:
    a, b, n = first(k.answer), second(k.answer), number(k.answer)
    step = k.before.top()
    if verb == INVADE:
        k.tell(Event("invade", k.seat, k.before.owner[b], a, b))
    elif verb == STAY:
        k.tell(Event("stays", k.seat, a=k.god(k.seat, a)))
        if step.n & (step.n - 1) == 0:
            k.tell(Event("gods_come", k.seat, m=k.now.pantheon[k.seat]))
    elif verb == ENTER:
        k.tell(Event("enter", k.seat, -1, a, b, n=n))
        k.move(a, b, n)
    elif verb == CHAMPION:
        k.tell(Event("champion", k.seat, a=k.god(k.seat, a)))
    else:
        k.tell(Event("saved", k.seat, a=step.dst, n=n))
        k.faith[k.seat] -= n


# ---- gods, temples, the dead ------------------------------------------------------------------------------------------------------


def _of_pieces(k: Ledger, verb: i64) -> None:
    a, b, n = first(k.answer), second(k.answer), number(k.answer)
    paid = k.was.faith[k.seat] - k.now.faith[k.seat] if k.before.seat >= 0 else 0
    if verb == SUMMON:
        k.tell(Event("summoned", k.seat, a=b, b=k.god(k.seat, a), n=paid))
    elif verb == BUILD:
        k.tell(Event("built", k.seat, a=a, n=paid))
    elif verb == BUY:
        k.tell(Event("buy", k.seat, c=paid, n=n, m=a))
    elif verb == FORGO:
        k.tell(Event("forgo", k.seat, n=n, m=-paid))
        k.reserve[k.seat] -= n
    elif verb == LABOUR:
        k.tell(Event("labour", k.seat, n=a))
    else:
        _of_the_dead(k, verb)
    k.faith[k.seat] -= paid if verb in (SUMMON, BUILD, BUY, FORGO) else 0


def _of_the_dead(k: Ledger, verb: i64) -> None:
    a, b, n = first(k.answer), second(k.answer), number(k.answer)
    if verb == LEAVE:
        k.tell(Event("leave", k.seat, a=a, n=n, m=k.now.pantheon[k.seat]))
        k.move(heaven_of(k.before, k.seat), a, n)
    elif verb == REVIVE:
        k.tell(Event("revive", k.seat, -1, a, b, n=n))
        k.move(a, b, n)
