"""What changed on a table of Godstorm beside what was said: armies, faith, gods, temples, plague, cards, the world."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import first, second, verb_of
from feldherr.engine.event import Event
from feldherr.godstorm.epoch import counted
from feldherr.godstorm.ledger import Ledger, shielded
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import CARDS, HEAVEN
from feldherr.godstorm.relics import AEGIS
from feldherr.godstorm.sky import announced
from feldherr.godstorm.table import GONE, RELIC, RELICS, UNBID, afloat
from feldherr.godstorm.verbs import SUMMON

# Where the dead of a card or of plague go.
UNSAID: Final[i64] = 0
TO_HEAVEN: Final[i64] = 1
TO_SUPPLY: Final[i64] = 2


# ---- the world ------------------------------------------------------------------------------------------------------------------


def tell_world(k: Ledger) -> None:
    """Atlantis, the maelstrom, sacred ground, the epochs, fire in the sky."""
    was, now = k.was, k.now
    if now.sunk != was.sunk:
        k.tell(Event("sunk"))
    if now.maelstrom != was.maelstrom:
        k.tell(Event("maelstrom", a=now.maelstrom // 64, b=now.maelstrom % 64))
    for t in range(k.after.lands):
        if ((now.barred & ~was.barred) >> t) & 1 == 1:
            k.tell(Event("barred", a=t))
    for s in range(k.after.seats):
        if now.fire(s) > was.fire(s):
            k.tell(Event("fire", s, n=now.fire(s)))
    if k.after.round < k.before.round:
        k.tell(Event("time", n=k.after.round + 1))


# ---- cards ----------------------------------------------------------------------------------------------------------------------


def tell_cards(k: Ledger) -> None:
    """Relics that change hands or are destroyed, hands that are thrown away; not those of a player who goes out."""
    for c in range(RELICS, CARDS):
        had, has = k.was.card[c], k.now.card[c]
        if had < RELIC or had == has or k.left_now(had - RELIC) or (c == AEGIS and shielded(k)):
            continue
        if has >= RELIC:
            k.tell(Event("relic_taken", has - RELIC, had - RELIC, c))
        else:
            k.tell(Event("relic_lost", had - RELIC, a=c))
    for s in range(k.after.seats):
        n = _thrown_away(k, s)
        if n > 0:
            k.tell(Event("thrown_away", s, n=n))


def _thrown_away(k: Ledger, seat: i64) -> i64:
    """How many cards of a hand have left the game without being played."""
    if k.left_now(seat) or k.card is None:
        return 0
    n: i64 = 0
    for c in range(RELICS):
        if k.was.card[c] == seat and k.now.card[c] == GONE and c != k.card.n:
            n += 1
    return n


# ---- armies ---------------------------------------------------------------------------------------------------------------------


def tell_card_moves(k: Ledger) -> None:
    """Armies that a card moves rather than kills or raises."""
    if k.card is None:
        return
    p = k.card
    name = MIRACLES[p.n].name
    if name == "the_siren_calls":
        k.tell(Event("swap", k.before.owner[p.src], a=p.src, b=p.dst))
        k.armies[p.src], k.armies[p.dst] = k.armies[p.dst], k.armies[p.src]
    elif name == "the_trojan_horse_is_revealed":
        k.armies[p.src] = k.after.armies[p.src]
        k.tell(Event("killed", k.before.owner[p.src], a=p.src, n=1, m=k.now.pantheon[k.before.owner[p.src]], c=_goal(k, p.src)))
        k.tell(Event("seized", p.side, k.before.owner[p.src], p.src, n=k.after.armies[p.src]))
    elif name == "the_dead_walk":
        _moved(k, p.side, p.src, p.dst, p.m)
    elif name == "the_fog_lifts":
        _moved(k, p.side, p.src, announced(k.before).dst, p.m)
    elif name == "eagles_take_wing":
        _moved(k, p.side, p.src, p.dst, (p.m & 0xFFFFF) - 1)


def _moved(k: Ledger, side: i64, src: i64, dst: i64, n: i64) -> None:
    if n > 0:
        k.tell(Event("fortify", side, -1, src, dst, n=n))
        k.move(src, dst, n)


def tell_losses(k: Ledger) -> None:
    """Armies killed by a card or by plague."""
    for t in range(HEAVEN):
        n = k.armies[t] - k.after.armies[t]
        side = k.after.owner[t] if k.after.armies[t] > 0 else k.before.owner[t]
        if n > 0 and side >= 0 and not (t >= k.after.lands and k.left_now(side)):
            kind = "killed" if k.card is not None else "plague_kills"
            k.tell(Event(kind, side, a=t, c=_goal(k, t), n=n, m=k.now.pantheon[side]))


def _goal(k: Ledger, t: i64) -> i64:
    """Where the dead of a place go."""
    side = k.before.owner[t] if k.card is not None else k.after.owner[t]
    if side >= k.after.seats or (side >= 0 and k.after.is_out(side)):
        return UNSAID
    return TO_HEAVEN if t < k.after.lands and k.to_heaven(side) else TO_SUPPLY


def tell_gains(k: Ledger) -> None:
    """Armies out of nowhere: by a card, or by temples at the start of a turn (`m` is 1)."""
    for t in range(HEAVEN):
        n = k.after.armies[t] - k.armies[t]
        if n > 0 and k.after.seat >= 0:
            temple: i64 = 1 if k.card is None and k.now.temple(t) else 0
            k.tell(Event("gained", k.after.owner[t], a=t, n=n, m=temple))


def tell_empty(k: Ledger) -> None:
    """Territories that are nobody's any more."""
    for t in range(k.after.lands):
        if k.before.owner[t] >= 0 and k.after.owner[t] < 0 and afloat(k.after, t):
            k.tell(Event("empty", a=t))


def tell_income(k: Ledger) -> None:
    """Faith, then armies to place."""
    for s in range(k.after.seats):
        n = k.now.faith[s] - k.faith[s]
        if n != 0 and not k.after.is_out(s) and not _bids_paid(k):
            k.tell(Event("faith", s, n=n))
    for s in range(k.after.seats):
        n = k.after.reserve[s] - k.reserve[s]
        if n > 0 and k.after.seat >= 0:
            k.tell(Event("income", s, n=n))


# ---- plague, temples, gods --------------------------------------------------------------------------------------------------------


def tell_plague(k: Ledger) -> None:
    """Markers that came, went or moved; those of Atlantis sink with it."""
    came, went = _bits(k, k.now.plague & ~k.was.plague), _bits(k, k.was.plague & ~k.now.plague)
    if len(came) == 1 and len(went) == 1:
        k.tell(Event("plague_moved", a=went[0], b=came[0]))
        return
    for t in came:
        k.tell(Event("plague", a=t))
    for t in went:
        if afloat(k.after, t):
            k.tell(Event("plague_gone", a=t))


def tell_temples(k: Ledger) -> None:
    """Temples that cards build, move or destroy, and those that have another owner now."""
    came, went = _bits(k, k.now.temples & ~k.was.temples), _bits(k, k.was.temples & ~k.now.temples)
    if len(came) == 1 and len(went) == 1:
        k.tell(Event("temple_moved", a=went[0], b=came[0]))
    elif k.card is not None:
        for t in came:
            k.tell(Event("built", k.card.side, a=t))
        for t in went:
            if afloat(k.after, t):
                k.tell(Event("temple_fell", k.before.owner[t], a=t))
    for t in _bits(k, k.now.temples & k.was.temples):
        if k.after.owner[t] != k.before.owner[t]:
            k.tell(Event("temple_hands", k.after.owner[t], k.before.owner[t], t))


def _bits(k: Ledger, bits: i64) -> vec[i64]:
    """These territories."""
    out = vec[i64]()
    if bits == 0:
        return out
    for t in range(k.after.lands):
        if (bits >> t) & 1 == 1:
            out = append(out, t)
    return out


def tell_gods(k: Ledger) -> None:
    """Gods who came along, were moved or banished; not those of a player who goes out."""
    for i in range(len(k.now.god)):
        seat = i // 4
        has = k.now.god[i]
        had = second(k.answer) if _summons(k, i) else k.was.god[i]
        if had < 0 or had == has or i == k.named_god or k.left_now(seat):
            continue
        god = k.god(seat, i % 4)
        if has >= 0:
            k.tell(Event("god_moved", seat, a=had, b=has, c=god))
        else:
            k.tell(Event("banished", seat, a=had, b=god))


def _summons(k: Ledger, i: i64) -> bool:
    """Whether the answer is to summon that god."""
    return verb_of(k.answer) == SUMMON and i == 4 * k.seat + first(k.answer)


# ---- epochs ---------------------------------------------------------------------------------------------------------------------


def tell_out(k: Ledger) -> None:
    """Players who are out, and neutral armies that are gone."""
    for s in range(k.after.sides):
        gone = k.left_now(s) if s < k.after.seats else _last_one(k, s)
        if gone:
            k.tell(Event("out", k.before.seat, s))


def _last_one(k: Ledger, side: i64) -> bool:
    stood = False
    for t in range(k.after.lands):
        if k.after.owner[t] == side:
            return False
        stood = stood or k.before.owner[t] == side
    return stood


def _bids_paid(k: Ledger) -> bool:
    """Whether this answer was the last bid."""
    return k.before.top().name == "bidding" and UNBID in k.was.bid and UNBID not in k.now.bid


def tell_bids(k: Ledger) -> None:
    """All bids at once, when the last is in (G15): `dice` what was bid (-1: out of the game), `left` what it counts."""
    if not _bids_paid(k):
        return
    bid: list[int] = []
    counts: list[int] = []
    for s in range(k.after.seats):
        bid.append(-1 if k.after.is_out(s) else int(k.now.bid[s]))
        counts.append(int(counted(k.after, s)))
    k.tell(Event("bids", dice=bid, left=counts))


def tell_last_token(k: Ledger) -> None:
    """The token that was left for the last one."""
    for s in range(k.after.seats):
        if s != k.seat and k.now.token(s) > k.was.token(s) and k.before.top().name == "choosing tokens":
            k.tell(Event("token_left", s, n=k.now.token(s)))


def tell_neutral_pantheon(k: Ledger) -> None:
    """The pantheon that chance has drawn for the neutral armies (G10)."""
    for s in range(k.after.seats, k.after.sides):
        if k.now.pantheon[s] != k.was.pantheon[s]:
            k.tell(Event("pantheon", s, n=k.now.pantheon[s]))
