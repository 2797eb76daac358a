"""What Godstorm asks, in plain words: one sentence for each thing the table may want to know."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.names import Names, effect, miracle
from feldherr.cli.phrases import armies
from feldherr.cli.storm_words import described, god, god_of, gods_at, gods_in, people
from feldherr.engine.action import Option
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.miracles import MIRACLES, price
from feldherr.godstorm.names import CARD, CONTINENT, GOD_NAMES, GODS, SEAT, WAR, WORD
from feldherr.godstorm.sky import announced
from feldherr.godstorm.table import RELIC, heaven, heaven_of
from feldherr.locales import Words, listed, say

SECRET = ("bidding", "playing miracles", "answering an invasion", "looking at a hand")  # steps that show a hand, or hide an answer


class Asked:
    """One question, and what it takes to word it."""

    def __init__(self, view: State, seat: int, options: list[Option], names: Names) -> None:
        self.view = view
        self.seat = seat
        self.options = options
        self.names = names
        self.step: Step = view.top()
        self.verbs = {o.verb for o in options}
        self.faith = int(heaven(view).faith[seat])

    def place(self, t: int) -> str:
        return f"{self.names.territory(t)} ({self.view.armies[t]})"

    @property
    def can_stop(self) -> bool:
        return "done" in self.verbs


def question(view: State, seat: int, options: list[Option], names: Names) -> str:
    """The sentence for a step of Godstorm; '' if it asks what every mode asks."""
    q = Asked(view, seat, options, names)
    say = ASKS.get(q.step.name)
    said = say(q) if say else ""
    return f"{names.side(seat)}, {said}" if said else ""


def _first_pieces(q: Asked) -> str:
    if heaven(q.view).in_play(q.seat, WAR):
        return say("term-first-temple")
    return say("term-first-god", god=god(q.view, q.seat, WAR))


def _summon(q: Asked) -> str:
    can = [say(text) for verb, text in (("summon", "term-summon-god"), ("build", "term-build-temple")) if verb in q.verbs]
    return say("term-summon", what=listed(can, "or"), n=q.faith)


def _buy(q: Asked) -> str:
    each = int(price(q.view, q.seat))
    bought = [f"{q.step.n >> 3 * k & 7} {say(f'god-{name}')}" for k, name in enumerate(GODS) if q.step.n >> 3 * k & 7]
    so_far = f" {say('term-bought', list=', '.join(bought))}" if bought else ""
    return say("term-buy", each=each, n=q.faith) + so_far


def _play(q: Asked) -> str:
    return say("term-play-none" if q.verbs == {"done"} else "term-play", n=q.faith)


def _answer(q: Asked) -> str:
    inv = announced(q.view)
    gods = gods_in(q.view, inv.seat, inv.n & 15)
    led = f" {say('term-led', gods=gods)}" if gods else ""
    invaded = say("term-invaded", **{"side": q.names.side(inv.seat), "place": q.place(inv.dst), "from": q.place(inv.src), "led": led})
    may = say("term-answer-none" if q.verbs == {"done"} else "term-answer")
    return f"{invaded} {may} {say('term-you-have', n=q.faith)}"


def _name(q: Asked) -> str:
    step = q.step
    so_far = [q.names.territory(t) for t in (step.src, step.dst) if t >= 0]
    named = f" {say('term-so-far', list=', '.join(so_far))}" if so_far else ""
    return f"{miracle(step.n)}: {effect(step.n)}{named} {_wanted(q)}"


def _wanted(q: Asked) -> str:
    if "move" in q.verbs:
        o = q.options[0]
        return say("term-how-many-armies", low=o.low, high=o.high)
    if "take" in q.verbs:
        return say("term-which-goes") + (f" {say('term-no-more')}" if q.can_stop else "")
    n = q.options[0].on[0]
    deck = MIRACLES[q.step.n].name == "faith_shall_deliver"
    names = ((CARD, "-place"), (WORD, "-relic"), (WORD + 4, "-deck" if deck else "-god"), (SEAT, ""))
    return say(f"term-which{next((text for end, text in names if n < end), '-player')}")


def _shield(q: Asked) -> str:
    card = described(q.step.n, q.names)
    plays = say("term-you-play" if q.step.side == q.seat else "term-they-play", side=q.names.side(q.step.side), card=card)
    places = [q.names.territory(t) for t in (q.step.src, q.step.dst) if t >= 0]
    where = f" {say('term-about', list=', '.join(places))}" if places else ""
    return f"{plays}{where} {say('term-shield')}"


def _invade(q: Asked) -> str:
    if q.verbs == {"done"}:
        return say("term-invade-none")
    both = "invade-enter" if "enter" in q.verbs else "invade"
    return say(f"term-{both if 'invade' in q.verbs else 'enter'}")


def _muster(q: Asked) -> str:
    inv = announced(q.view)
    here, there = q.names.territory(inv.src), q.names.territory(inv.dst)
    left = heaven(q.view).gods_at(q.seat, inv.src) & ~q.step.n
    going = say("term-going", place=there, gods=gods_in(q.view, q.seat, q.step.n))
    if left:
        stays = say("term-stays-in", gods=gods_in(q.view, q.seat, left), n=int(left).bit_count(), place=here)
        going = f"{stays} {going[:1].upper()}{going[1:]}"
    return f"{going}{plague(q, inv.dst, q.step.n)} {say('term-muster-end', place=here)}"


def plague(q: Asked, t: int, gods: int = 0) -> str:
    """The warning that plague rules where armies and gods want to go."""
    if t >= q.view.lands or not heaven(q.view).plagued(t):
        return ""
    who = [god(q.view, q.seat, kind) for kind in range(4) if gods >> kind & 1]
    return f" {say('term-plague-gods', gods=listed(who), n=len(who)) if who else say('term-plague')}"


def loses_gods(view: State) -> bool:
    """Whether the invasion goes into a plague land, where gods are banished."""
    return heaven(view).plagued(announced(view).dst)


def _invasion(q: Asked) -> str:
    s = q.step
    foe = q.view.owner[s.dst]
    if "champion" in q.verbs:
        asks = say("term-godswar", place=q.names.territory(s.dst), gods=gods_in(q.view, foe, gods_at(q.view, s.dst)))
        return f"{asks} {say('term-or-break-off')}" if q.can_stop else asks
    most = max(o.high for o in q.options)
    words: Words = {"place": q.place(s.dst), "side": q.names.side(foe), "from": q.place(s.src), "n": most}
    fight = say("term-invasion", **words)
    end = say("term-invasion-end" if q.can_stop else "term-invasion-owed")
    return f"{fight} {end}{plague(q, s.dst, s.n & heaven(q.view).gods_at(q.seat, s.src))}"


def _occupy(q: Asked) -> str:
    """Only plague makes it another question than in other modes."""
    s, o = q.step, q.options[0]
    warning = plague(q, s.dst, gods_at(q.view, s.dst))
    return say("term-occupy-plague", place=q.names.territory(s.dst), low=o.low, high=o.high) + warning if warning else ""


def _defend(q: Asked) -> str:
    """Only a neutral army makes it another question than in other modes."""
    s = q.step
    if q.view.owner[s.dst] < q.view.seats:
        return ""
    side = q.names.side(q.view.owner[s.dst])
    words: Words = {"place": q.place(s.dst), "side": side, "from": q.place(s.src), "n": int(s.n)}
    return say("term-defend-neutral", **words)


def _champion(q: Asked) -> str:
    s = q.step
    return say("term-champion", side=q.names.side(s.side), god=god_of(q.view, s.side, s.n), place=q.names.territory(s.dst))


def _save(q: Asked) -> str:
    return say("term-save", armies=armies(q.step.m // 4), place=q.place(q.step.dst), n=q.options[0].high)


def _along(q: Asked) -> str:
    here, there = q.names.territory(q.step.src), q.names.territory(q.step.dst)
    asks = say("term-along", place=here, gods=gods_in(q.view, q.seat, q.step.n), there=there)
    banished = f" {say('term-along-plague')}" if heaven(q.view).plagued(q.step.dst) else ""
    return f"{asks}{banished} {say('term-along-end', place=here) if q.can_stop else say('term-along-must')}"


def _leave(q: Asked) -> str:
    place = heaven_of(q.view, q.seat)
    return say("term-leave", armies=armies(q.view.armies[place]), place=q.names.territory(place))


ASKS: dict[str, Callable[[Asked], str]] = {
    "choosing pantheons": lambda q: say("term-people"),
    "placing god and temple": _first_pieces,
    "bidding": lambda q: say("term-bid", n=q.faith),
    "choosing tokens": lambda q: say("term-token", n=int(heaven(q.view).bid[q.seat])),
    "resolving relics": lambda q: say("term-relic"),
    "raising": lambda q: say("term-forgo", n=int(q.view.reserve[q.seat])),
    "returning": lambda q: say("term-return"),
    "summoning": _summon,
    "obtaining miracles": _buy,
    "playing miracles": _play,
    "answering an invasion": _answer,
    "naming": _name,
    "shielding": _shield,
    "looking at a hand": lambda q: say("term-look", side=q.names.side(q.step.side)),
    "invading": _invade,
    "mustering": _muster,
    "invasion": _invasion,
    "occupying": _occupy,
    "defending": _defend,
    "naming a champion": _champion,
    "saving": _save,
    "fortifying with gods": lambda q: say("term-fortify-gods"),
    "gods on the move": _along,
    "leaving the heaven": _leave,
    "ending the turn": lambda q: say("term-labour"),
}


# ---- what an option is ------------------------------------------------------------------------------------------------------------


def label(view: State, names: Names, seat: int, o: Option) -> str:
    """An option in the list, where its things alone don't say it."""
    if o.verb == "token":
        said = say("verb-token", n=o.low)
        return said[:1].lower() + said[1:]
    if o.verb == "buy":
        left = heaven(view).left(o.on[0]) - (view.top().n >> 3 * o.on[0] & 7)
        return say("term-cards-left", deck=say(f"deck-{GODS[o.on[0]]}"), n=int(left))
    if o.verb in ("forgo", "labour"):
        return say(f"term-{o.verb}-label")
    if o.verb in ("take", "stay"):
        return say(f"verb-{o.verb}", a=god(view, seat, o.on[0]))
    if o.verb in ("champion", "summon"):
        return god_of(view, seat, o.on[0])
    if o.verb == "play":
        return described(o.on[0], names) + _worth_now(view, seat, o.on[0])
    return _choice(view, names, seat, o.on[0])


def _worth_now(view: State, seat: int, c: int) -> str:
    """What a card would bring that counts something which is spent."""
    if not MIRACLES[c].name.startswith("champions_arise"):
        return ""
    return f" {say('term-worth-now', armies=armies((heaven(view).faith[seat] - MIRACLES[c].cost) // 2))}"


def only_way(view: State, seat: int, o: Option) -> str | None:
    """What to tell about an answer that was the only one; '' nothing, None what every mode tells."""
    if o.verb == "champion":
        return say("term-fights-brought" if view.seat == seat else "term-fights-there", god=god(view, seat, o.on[0]))
    if o.verb in ("take", "stay"):
        return say("term-goes-only" if o.verb == "take" else "term-stays-only", god=god(view, seat, o.on[0]))
    return "" if o.verb == "done" and view.seat != seat else None


def _choice(view: State, names: Names, seat: int, n: int) -> str:
    step = view.top()
    if CARD <= n < WORD:
        holder = heaven(view).card[n - CARD] - RELIC
        return described(n - CARD, names) + (f" {say('term-belongs', side=names.side(holder))}" if holder >= 0 else "")
    if WORD <= n < WORD + 4:
        deck = MIRACLES[step.n].name == "faith_shall_deliver"
        return say(f"deck-{names.words.mode[n - WORD]}") if deck else god_of(view, announced(view).seat, n - WORD)
    if WORD + 4 <= n < CONTINENT:
        return f"{names.any(n)}: {', '.join(GOD_NAMES[n - WORD - 4])}"
    if n >= SEAT:
        return f"{names.side(n - SEAT)} ({people(view, n - SEAT)})"
    return names.any(n)


def is_place(n: int) -> bool:
    """Whether a thing that may be chosen is a place."""
    return n < CARD
