"""The computer player `simple` in Godstorm: small bids, gods beside large armies, crypts and altars, no card that hurts itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.plan import Plan, ending, has
from feldherr.engine.action import (
    ATTACK,
    BID,
    BUILD,
    BUY,
    CHAMPION,
    CHOOSE,
    DONE,
    ENTER,
    INVADE,
    LABOUR,
    LEAVE,
    OCCUPY,
    PLACE,
    PLAY,
    REVIVE,
    STAY,
    SUMMON,
    TAKE,
    TOKEN,
    answer_of,
    first,
    high,
    number,
    second,
    verb_of,
)
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import ALTAR, CARD, CRYPT, DEATH, HEAVEN, MAGIC, SEAT, SKY, WAR, WORD, feature
from feldherr.godstorm.relics import AEGIS
from feldherr.godstorm.sky import announced
from feldherr.godstorm.table import RELIC, heaven

NEVER: Final[i64] = -1_000_000
LEAD: Final[i64] = 2  # armies more than the defender, counting gods
RICH: Final[i64] = 4  # faith for which cards are bought
# Cards that are played whenever they can be, those that are not because they hurt their player as much, and those that need thinking.
IDLE: Final = ("eagles_take_wing", "the_siren_calls", "the_temple_falls", "time_stands_still", "paradise_is_lost", "the_waters_boil")
FOR_THE_WEAK: Final = ("blood_coats_the_land", "the_ground_shakes", "the_young_grow_old", "the_mighty_have_fallen", "the_sea_is_your_tomb")


def godstorm(view: State, seat: i64, options: vec[i64]) -> i64:
    """An answer for that seat; 0 if this is a question of every mode."""
    step = view.top()
    verb = verb_of(options[len(options) - 1])
    if verb == BID:
        return answer_of(options[0], bid(view, high(options[0])))
    if step.name == "invasion":
        return fight(view, step, options)
    if step.name == "mustering":
        wasted = heaven(view).plagued(announced(view).dst)
        return best(view, seat, options, STAY) if wasted else answer_of(ending(options), 0)
    if step.name == "shielding":
        return best(view, seat, options, PLAY) if fears(view, seat, step) else answer_of(ending(options), 0)
    if verb == PLACE or verb == OCCUPY or verb == DONE:
        return best(view, seat, options, PLACE) if verb == PLACE and view.seat >= 0 else 0
    for wanted in (SUMMON, BUILD, BUY, PLAY, CHOOSE, TOKEN, ENTER, INVADE, REVIVE, LEAVE, TAKE, CHAMPION, LABOUR):
        if has(options, wanted):
            return best(view, seat, options, NEVER)
    return 0


def bid(view: State, most: i64) -> i64:
    """Little; more to play last in the last epoch."""
    last = view.rules.turn_limit > 0 and view.round + 1 >= view.rules.turn_limit
    wanted: i64 = most // 2 if last else (1 if most >= 5 else 0)
    return wanted if wanted < most else most


def best(view: State, seat: i64, options: vec[i64], verb: i64) -> i64:
    """The option with the highest worth (of that verb, if one is given); done, if none is worth it and that may be said."""
    plan = Plan(view, seat)
    out = options[0]
    most = NEVER
    for o in options:
        if verb_of(o) != DONE and (verb == NEVER or verb_of(o) == verb):
            n = worth(plan, o)
            if n > most:
                most = n
                out = o
    if most < 0 and has(options, DONE):
        return answer_of(ending(options), 0)
    return answer_of(out, amount(plan, out))


def amount(plan: Plan, o: i64) -> i64:
    """Out of the option's range: nearly always all."""
    verb = verb_of(o)
    if verb == BUY or (verb == ENTER and second(o) < plan.view.lands and plan.neighbours(second(o), False) == 0):
        return number(o)
    return high(o)


def worth(plan: Plan, o: i64) -> i64:
    """How good an option is; below 0: not worth doing."""
    view = plan.view
    x = heaven(view)
    verb, a = verb_of(o), first(o)
    if verb == PLACE:
        return plan.front(a) - (300 if x.plagued(a) else 0)
    if verb == INVADE or verb == ENTER:
        return plan.prize(second(o)) + strike(plan, a, second(o)) if a < view.lands else below(view, o)
    if verb == SUMMON:
        return 100 * (4 - a) + view.armies[second(o)] + (20 if plan.neighbours(second(o), False) > 0 else 0)
    if verb == BUILD:
        early = view.seat >= 0 and x.faith[plan.seat] < 8 and not all_gods(view, plan.seat)
        return -1 if early else view.armies[a] - (50 if x.plagued(a) else 0) + 60
    if verb == BUY:
        return -1 if x.faith[plan.seat] < RICH else 10 - x.held(plan.seat, a) * 3 + (5 if a == MAGIC else 0)
    if verb == PLAY:
        return card(view, plan.seat, a)
    if verb == CHOOSE:
        return choice(plan, a)
    if verb == LEAVE:
        return reach(view, plan.seat, a)
    if verb == TAKE:
        return -1 if x.plagued(view.top().dst) else 1
    if verb == CHAMPION:
        return a if a != SKY else 0  # the god of war wins ties, the sky god brings a die: they are risked last
    return number(o)  # a token: the later the better


def all_gods(view: State, seat: i64) -> bool:
    x = heaven(view)
    return x.in_play(seat, WAR) and x.in_play(seat, MAGIC) and x.in_play(seat, SKY) and x.in_play(seat, DEATH)


# ---- war --------------------------------------------------------------------------------------------------------------------------


def power(view: State, t: i64) -> i64:
    """Armies, and what gods and a temple are worth beside them."""
    x = heaven(view)
    n = view.armies[t] + (1 if x.temple(t) else 0)
    for place in x.god:
        if place == t:
            n += 2
    return n


def strike(plan: Plan, src: i64, dst: i64) -> i64:
    """What taking a neighbouring territory adds to its prize."""
    view = plan.view
    plague: i64 = 60 if heaven(view).plagued(dst) else 0
    if view.owner[dst] < 0:
        return 100 - plague
    lead = power(view, src) - power(view, dst) - (1 if heaven(view).temple(src) else 0)
    if lead < LEAD or view.armies[src] <= view.armies[dst]:
        return NEVER // 2
    return 100 + 5 * (lead if lead < 20 else 20) - plague


def below(view: State, o: i64) -> i64:
    """In the Underworld: crypts and altars are points."""
    src, dst = first(o), second(o)
    lead = view.armies[src] - view.armies[dst] - (0 if src >= HEAVEN else 1)
    if verb_of(o) == INVADE and lead < LEAD:
        return -1
    return lead + (30 if feature(dst) == CRYPT or feature(dst) == ALTAR else 5)


def reach(view: State, seat: i64, t: i64) -> i64:
    """How many points lie beside a space; the dead gather where they can take some."""
    n: i64 = 0
    for u in view.adjacent[t]:
        if view.owner[u] != seat:
            n += 6 if view.owner[u] < 0 else 3
    return n + (1 if view.owner[t] == seat else 0)


def fight(view: State, step: Step, options: vec[i64]) -> i64:
    """In an invasion: on while it looks good, with all dice; a god that is named may be lost."""
    weak = view.armies[step.src] <= view.armies[step.dst] + (0 if step.src >= HEAVEN else 1)
    if weak and has(options, DONE):
        return answer_of(ending(options), 0)
    return best(view, step.seat, options, ATTACK if has(options, ATTACK) else CHAMPION)


# ---- cards ------------------------------------------------------------------------------------------------------------------------


def card(view: State, seat: i64, c: i64) -> i64:
    """Whether to play a card, and which one first."""
    x = heaven(view)
    name = MIRACLES[c].name
    if name in IDLE:
        return -1
    own: i64 = 0
    for t in range(view.lands):
        if view.owner[t] == seat:
            own += 1
    if name in FOR_THE_WEAK and own * view.seats > view.lands:
        return -1
    if name == "ragnarok_cometh" and (x.in_play(seat, WAR) or x.in_play(seat, SKY)):
        return -1
    if name == "diamonds_turn_to_rust" or name == "only_ash_remains":
        return relics(view, seat) - 1
    if name == "the_sun_grows_cold" or name == "deaths_door_closes" or name == "lava_erupts":
        return -1
    if view.top().name == "answering an invasion":
        inv = announced(view)
        return view.armies[inv.src] - view.armies[inv.dst] - 1
    return 10 - MIRACLES[c].cost


def relics(view: State, seat: i64) -> i64:
    """How many relics the others have more."""
    n: i64 = 0
    for place in heaven(view).card:
        if place >= RELIC:
            n += -1 if place == RELIC + seat else 1
    return n


def choice(plan: Plan, n: i64) -> i64:
    """What to name for a card: what is one's own gets gifts, and is spared where others' can be hurt."""
    view = plan.view
    x = heaven(view)
    if n >= SEAT:
        return x.hand(n - SEAT) + 1
    if n >= WORD:
        return WORD + 9 - n
    if n >= CARD:
        return -1 if x.card[n - CARD] == RELIC + plan.seat else 1 + MIRACLES[n - CARD].cost
    o = view.owner[n]
    if o != plan.seat or n >= view.lands:
        return 1000 + 10 * view.armies[n] + (30 * (power(view, n) - view.armies[n]) if n < view.lands else 0)
    return plan.front(n) - 5 * (power(view, n) - view.armies[n]) - (300 if x.plagued(n) else 0)


def fears(view: State, seat: i64, step: Step) -> bool:
    """Whether Aegis is worth giving up for a card: it is another's, and dear or about one's own territory."""
    if step.side == seat:
        return False
    hit = step.src >= 0 and view.owner[step.src] == seat
    return hit or (step.n != AEGIS and MIRACLES[step.n].cost >= 3)
