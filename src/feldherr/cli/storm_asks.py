"""What Godstorm asks, in plain words: one sentence for each thing the table may want to know."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.names import Names
from feldherr.cli.phrases import armies
from feldherr.cli.storm_words import described, god, god_of, gods_at, gods_in, listed, people
from feldherr.engine.action import Option
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.miracles import MIRACLES, price
from feldherr.godstorm.names import CARD, CONTINENT, GOD_NAMES, GODS, HEAVEN, SEAT, WAR, WORD
from feldherr.godstorm.sky import announced
from feldherr.godstorm.table import heaven, heaven_of

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
        self.faith = heaven(view).faith[seat]

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
        return "in which territory does your first temple stand?"
    return f"in which territory does {god(q.view, q.seat, WAR)}, your god of war, begin? Not on plague."


def _bid(q: Asked) -> str:
    return f"how much faith do you bid for the turn order, 0 to {q.faith}? Every bid is paid; it stays secret until all are in."


def _token(q: Asked) -> str:
    return f"you bid {heaven(q.view).bid[q.seat]} and choose: when do you play in this epoch?"


def _return(q: Asked) -> str:
    return "armies may return from your crypts to your temples: revive CRYPT TEMPLE, or done."


def _summon(q: Asked) -> str:
    can = [text for verb, text in (("summon", "summon a god (3 faith)"), ("build", "build a temple (5 faith)")) if verb in q.verbs]
    return f"{' or '.join(can)}, or done. You have {q.faith} faith."


def _buy(q: Asked) -> str:
    each = price(q.view, q.seat)
    bought = [f"{q.step.n >> 3 * k & 7} {name}" for k, name in enumerate(GODS) if q.step.n >> 3 * k & 7]
    so_far = f" Bought so far: {', '.join(bought)}; they are drawn when you are done." if bought else ""
    return f"buy miracle cards for {each} faith each, at most 4, or done. You have {q.faith} faith.{so_far}"


def _play(q: Asked) -> str:
    if q.verbs == {"done"}:
        return f"you can play no card now (you have {q.faith} faith): press Enter or type done."
    return f"play a card, or done. You have {q.faith} faith."


def _answer(q: Asked) -> str:
    inv = announced(q.view)
    gods = gods_in(q.view, inv.seat, inv.n & 15)
    led = f" with {gods}" if gods else ""
    attack = f"{q.names.side(inv.seat)} invades your {q.place(inv.dst)} from {q.place(inv.src)}{led}."
    may = "You can play no sky card now: press Enter or type done." if q.verbs == {"done"} else "Answer with a sky card, or done."
    return f"{attack} {may} You have {q.faith} faith."


def _name(q: Asked) -> str:
    step = q.step
    kind = MIRACLES[step.n]
    so_far = [q.names.territory(t) for t in (step.src, step.dst) if t >= 0]
    named = f" So far: {', '.join(so_far)}." if so_far else ""
    return f"{kind.title}: {kind.says}{named} {_wanted(q)}"


def _wanted(q: Asked) -> str:
    if "move" in q.verbs:
        o = q.options[0]
        return f"How many armies, {o.low} to {o.high}?"
    if "take" in q.verbs:
        return "Which god goes along?" + (" done: no more." if q.can_stop else "")
    n = q.options[0].on[0]
    names = ((CARD, "Which place?"), (WORD, "Which relic?"), (WORD + 4, _god_or_deck(q)), (SEAT, "Which?"))
    return next((text for end, text in names if n < end), "Which player?")


def _god_or_deck(q: Asked) -> str:
    return "Which deck?" if MIRACLES[q.step.n].name == "faith_shall_deliver" else "Which god?"


def _shield(q: Asked) -> str:
    who = "you play" if q.step.side == q.seat else f"{q.names.side(q.step.side)} plays"
    places = [q.names.territory(t) for t in (q.step.src, q.step.dst) if t >= 0]
    where = f" It is about {', '.join(places)}." if places else ""
    return f"{who} {described(q.step.n)}{where} Give up Aegis to cancel it (play aegis), or done to let it happen."


def _look(q: Asked) -> str:
    return f"these are the cards of {q.names.side(q.step.side)}. Which one do you take?"


def _invade(q: Asked) -> str:
    if q.verbs == {"done"}:
        return "there is nobody to invade: press Enter or type done."
    walk = " enter an empty place," if "enter" in q.verbs else ""
    return f"invade a neighbour,{walk} or done." if "invade" in q.verbs else f"{walk.strip()} or done."


def _muster(q: Asked) -> str:
    inv = announced(q.view)
    here, there = q.names.territory(inv.src), q.names.territory(inv.dst)
    left = heaven(q.view).gods_at(q.seat, inv.src) & ~q.step.n
    said = f"{gods_in(q.view, q.seat, left)} {'stays' if left & (left - 1) == 0 else 'stay'} in {here}. " if left else ""
    going = f"{'Going' if left else 'going'} along into {there}: {gods_in(q.view, q.seat, q.step.n)}."
    return f"{said}{going}{plague(q, inv.dst, q.step.n)} Enter or done: go. Or name a god to leave behind in {here}."


def plague(q: Asked, t: int, gods: int = 0) -> str:
    """The warning that plague rules where armies and gods want to go."""
    if t >= q.view.lands or not heaven(q.view).plagued(t):
        return ""
    who = [god(q.view, q.seat, kind) for kind in range(4) if gods >> kind & 1]
    banished = f" and {listed(who)} {'is' if len(who) == 1 else 'are'} banished" if who else ""
    return f" Plague: half of them die{banished}."


def loses_gods(view: State) -> bool:
    """Whether the invasion goes into a plague land, where gods are banished."""
    return heaven(view).plagued(announced(view).dst)


def _invasion(q: Asked) -> str:
    s = q.step
    foe = q.view.owner[s.dst]
    if "champion" in q.verbs:
        foes = gods_in(q.view, foe, gods_at(q.view, s.dst))
        return (
            f"godswar in {q.names.territory(s.dst)} against {foes}: which god fights for you?{' Or done: break off.' if q.can_stop else ''}"
        )
    most = max(o.high for o in q.options)
    fight = f"attack {q.place(s.dst)} of {q.names.side(foe)} from {q.place(s.src)} with how many dice, 1 to {most}?"
    end = "0 or done breaks off; all: until it is decided." if q.can_stop else "This attack is owed."
    return f"{fight} {end}{plague(q, s.dst, s.n & heaven(q.view).gods_at(q.seat, s.src))}"


def _occupy(q: Asked) -> str:
    """Only plague makes it another question than in other modes."""
    s, o = q.step, q.options[0]
    warning = plague(q, s.dst, gods_at(q.view, s.dst))
    return f"{q.names.territory(s.dst)} is yours. How many armies are to move in, {o.low} to {o.high}?{warning}" if warning else ""


def _defend(q: Asked) -> str:
    """Only a neutral army makes it another question than in other modes."""
    s = q.step
    if q.view.owner[s.dst] < q.view.seats:
        return ""
    dice = f"{s.n} {'die' if s.n == 1 else 'dice'}"
    fight = f"{q.place(s.dst)} of {q.names.side(q.view.owner[s.dst])} is attacked from {q.place(s.src)} with {dice}"
    return f"you roll for the neutral army: {fight}. Defend with 1 or 2? (always: the most, unasked)"


def _champion(q: Asked) -> str:
    s = q.step
    return (
        f"{q.names.side(s.side)}'s {god_of(q.view, s.side, s.n)} wants a godswar in {q.names.territory(s.dst)}: which god fights for you?"
    )


def _save(q: Asked) -> str:
    most = q.options[0].high
    return f"{armies(q.step.m // 4)} would fall in {q.place(q.step.dst)}: how many does the Tree of Life save, 1 faith each, 0 to {most}?"


def _along(q: Asked) -> str:
    here, there = q.names.territory(q.step.src), q.names.territory(q.step.dst)
    staying = gods_in(q.view, q.seat, q.step.n)
    banished = " Plague banishes whoever goes." if heaven(q.view).plagued(q.step.dst) else ""
    stop = f"Enter or done: no other god leaves {here}." if q.can_stop else "One must go."
    return f"still in {here}: {staying}. Name a god to take along to {there}.{banished} {stop}"


def _leave(q: Asked) -> str:
    place = heaven_of(q.view, q.seat)
    dead = armies(q.view.armies[place])
    asks = f"{dead} in {q.names.territory(place)}: who leaves for your spaces or free gates of the Underworld?"
    return f"{asks} Or done: those who stay may attack held gates in the next step."


ASKS: dict[str, Callable[[Asked], str]] = {
    "choosing pantheons": lambda q: "choose your people (their gods of war, magic, sky and death).",
    "placing god and temple": _first_pieces,
    "bidding": _bid,
    "choosing tokens": _token,
    "resolving relics": lambda q: "which of your relics works first?",
    "raising": lambda q: f"the Book of the Dead: 2 of your {q.view.reserve[q.seat]} armies less, for 4 faith? forgo, or done.",
    "returning": _return,
    "summoning": _summon,
    "obtaining miracles": _buy,
    "playing miracles": _play,
    "answering an invasion": _answer,
    "naming": _name,
    "shielding": _shield,
    "looking at a hand": _look,
    "invading": _invade,
    "mustering": _muster,
    "invasion": _invasion,
    "occupying": _occupy,
    "defending": _defend,
    "naming a champion": _champion,
    "saving": _save,
    "fortifying with gods": lambda q: "move armies and gods once through your own territories, or done.",
    "gods on the move": _along,
    "leaving the heaven": _leave,
    "ending the turn": lambda q: "draw a death card for your crypts (labour), or done?",
}


# ---- what an option is ------------------------------------------------------------------------------------------------------------


def label(view: State, names: Names, seat: int, o: Option) -> str:
    """An option in the list, where its things alone don't say it."""
    if o.verb == "token":
        return f"play {('', 'first', 'second', 'third', 'fourth', 'fifth')[o.low]}"
    if o.verb == "buy":
        left = heaven(view).left(o.on[0]) - (view.top().n >> 3 * o.on[0] & 7)
        return f"{GODS[o.on[0]]} cards ({left} left)"
    if o.verb == "forgo":
        return "2 armies for 4 faith"
    if o.verb == "labour":
        return "draw a death card"
    if o.verb in ("champion", "take", "stay", "summon"):
        doing = {"take": " goes along", "stay": " stays"}.get(o.verb, "")
        return f"{god(view, seat, o.on[0])}{doing}" if doing else god_of(view, seat, o.on[0])
    if o.verb == "play":
        return described(o.on[0]) + _worth_now(view, seat, o.on[0])
    return _choice(view, names, seat, o.on[0])


def _worth_now(view: State, seat: int, c: int) -> str:
    """What a card would bring that counts something which is spent."""
    counts = MIRACLES[c].name.startswith("champions_arise")
    return f" (now {armies((heaven(view).faith[seat] - MIRACLES[c].cost) // 2)})" if counts else ""


def only_way(view: State, seat: int, o: Option) -> str | None:
    """What to tell about an answer that was the only one; '' nothing, None what every mode tells."""
    if o.verb == "champion":
        return f"{god(view, seat, o.on[0])} fights: the only god you {'brought' if view.seat == seat else 'have there'}."
    if o.verb in ("take", "stay"):
        return f"{god(view, seat, o.on[0])} {'goes along' if o.verb == 'take' else 'stays behind'}: nobody else can."
    return "" if o.verb == "done" and view.seat != seat else None


def _choice(view: State, names: Names, seat: int, n: int) -> str:
    step = view.top()
    if CARD <= n < WORD:
        holder = heaven(view).card[n - CARD] - 8
        return described(n - CARD) + (f" It is {names.side(holder)}'s." if holder >= 0 else "")
    if WORD <= n < WORD + 4:
        deck = MIRACLES[step.n].name == "faith_shall_deliver"
        return f"{names.words.mode[n - WORD]} cards" if deck else god_of(view, announced(view).seat, n - WORD)
    if WORD + 4 <= n < CONTINENT:
        return f"{names.any(n)}: {', '.join(GOD_NAMES[n - WORD - 4])}"
    if n >= SEAT:
        return f"{names.side(n - SEAT)} ({people(view, n - SEAT)})"
    return names.any(n)


def is_place(n: int) -> bool:
    """Whether a thing that may be chosen is a place."""
    return n < HEAVEN + 5
