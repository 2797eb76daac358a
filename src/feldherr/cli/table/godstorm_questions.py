"""The questions of Godstorm as sentences."""

from __future__ import annotations

from feldherr.cli.table.godstorm_words import described, god, god_of, gods_at, gods_in, people
from feldherr.cli.table.names import Names, effect, miracle
from feldherr.cli.table.phrases import armies
from feldherr.engine.action import Option
from feldherr.engine.play import question
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.godstorm import questions
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import CARD, CONTINENT, GOD_NAMES, GODS, SEAT, WAR, WORD
from feldherr.godstorm.state import RELIC, godstorm
from feldherr.locales import Words, listed, say
from feldherr.rules.questions import Defending, Occupying


def prompt(q: Question, view: State, seat: int, options: list[Option], names: Names) -> str:
    """The sentence for a question of Godstorm; '' for questions that other modes ask too."""
    at = Asked(view, seat, options, names)
    said = _of_the_turn(q, at) or _of_an_invasion(q, at) or _of_the_set_up(q, at)
    return f"{names.side(seat)}, {said}" if said else ""


class Asked:
    """Who is asked, and what it takes to word it."""

    def __init__(self, view: State, seat: int, options: list[Option], names: Names) -> None:
        self.view = view
        self.seat = seat
        self.options = options
        self.names = names
        self.verbs = {o.verb for o in options}

    def place(self, t: int) -> str:
        return f"{self.names.territory(t)} ({self.view.armies[t]})"

    def plague(self, t: int, gods: list[int]) -> str:
        """The warning that plague rules where armies and gods want to go."""
        if t >= self.view.lands or not godstorm(self.view).plagued(t):
            return ""
        who = [god(self.view, self.seat, kind) for kind in gods]
        return f" {say('term-plague-gods', gods=listed(who), n=len(who)) if who else say('term-plague')}"


def _of_the_set_up(q: Question, at: Asked) -> str:
    """Before the first turn, and between the epochs."""
    match q:
        case questions.ChoosingPantheons():
            return say("term-people")
        case questions.PlacingGodAndTemple():
            return say("term-first-temple") if q.temple else say("term-first-god", god=god(at.view, at.seat, WAR))
        case questions.Bidding():
            return say("term-bid", n=int(godstorm(at.view).faith[at.seat]))
        case questions.ChoosingTokens():
            return say("term-token", n=int(q.bid))
    return ""


def _of_the_turn(q: Question, at: Asked) -> str:
    """Whatever a turn has beside invasions."""
    match q:
        case questions.ResolvingRelics():
            return say("term-relic")
        case questions.Raising():
            return say("term-forgo", n=int(q.armies))
        case questions.Returning():
            return say("term-return")
        case questions.Summoning():
            can = [say(text) for verb, text in (("summon", "term-summon-god"), ("build", "term-build-temple")) if verb in at.verbs]
            return say("term-summon", what=listed(can, "or"), n=int(q.faith))
        case questions.ObtainingMiracles():
            bought = [f"{n} {say(f'god-{name}')}" for n, name in zip(q.bought, GODS, strict=True) if n]
            so_far = f" {say('term-bought', list=', '.join(bought))}" if bought else ""
            return say("term-buy", each=int(q.price), n=int(q.faith)) + so_far
        case questions.PlayingMiracles():
            return say("term-play-none" if at.verbs == {"done"} else "term-play", n=int(q.faith))
        case questions.Naming():
            places = [at.names.territory(t) for t in q.chosen]
            named = f" {say('term-so-far', list=', '.join(places))}" if places else ""
            return f"{miracle(q.card)}: {effect(q.card)}{named} {_wanted(q, at)}"
        case questions.Shielding():
            return _shield(q, at)
        case questions.LookingAtAHand():
            return say("term-look", side=at.names.side(q.side))
        case questions.FortifyingWithGods():
            return say("term-fortify-gods")
        case questions.GodsOnTheMove():
            return _along(q, at)
        case questions.LeavingTheHeaven():
            return say("term-leave", armies=armies(q.armies), place=at.names.territory(q.place))
        case questions.EndingTheTurn():
            return say("term-labour")
    return ""


def _of_an_invasion(q: Question, at: Asked) -> str:
    """An invasion and its fights; some are asked in every mode, but not with plague or a neutral army."""
    match q:
        case questions.Invading():
            if at.verbs == {"done"}:
                return say("term-invade-none")
            both = "invade-enter" if "enter" in at.verbs else "invade"
            return say(f"term-{both if 'invade' in at.verbs else 'enter'}")
        case questions.Mustering():
            return _muster(q, at)
        case questions.AnsweringAnInvasion():
            return _answer(q, at)
        case questions.Invasion():
            return _invasion(q, at)
        case questions.NamingAChampion():
            champion = god_of(at.view, q.attacker, q.god)
            return say("term-champion", side=at.names.side(q.attacker), god=champion, place=at.names.territory(q.dst))
        case questions.Saving():
            return say("term-save", armies=armies(q.armies), place=at.place(q.dst), n=at.options[0].high)
        case Defending() if q.defender >= at.view.seats:
            return say("term-defend-neutral", **_front(q.src, q.dst, q.defender, at), n=int(q.dice))
        case Occupying() if warning := at.plague(q.dst, gods_at(at.view, q.dst)):
            low, high = at.options[0].low, at.options[0].high
            return say("term-occupy-plague", place=at.names.territory(q.dst), low=low, high=high) + warning
    return ""


def _front(src: int, dst: int, side: int, at: Asked) -> Words:
    """Where an attack comes from, where it goes to, and whose business it is."""
    return {"side": at.names.side(side), "place": at.place(dst), "from": at.place(src)}


def _answer(q: questions.AnsweringAnInvasion, at: Asked) -> str:
    gods = gods_in(at.view, q.attacker, q.gods)
    led = f" {say('term-led', gods=gods)}" if gods else ""
    invaded = say("term-invaded", **_front(q.src, q.dst, q.attacker, at), led=led)
    may = say("term-answer-none" if at.verbs == {"done"} else "term-answer")
    return f"{invaded} {may} {say('term-you-have', n=int(q.faith))}"


def _wanted(q: questions.Naming, at: Asked) -> str:
    """What is to be named now."""
    if "move" in at.verbs:
        return say("term-how-many-armies", low=at.options[0].low, high=at.options[0].high)
    if "take" in at.verbs:
        return say("term-which-goes") + (f" {say('term-no-more')}" if "done" in at.verbs else "")
    n = at.options[0].on[0]
    names = ((CARD, "-place"), (WORD, "-relic"), (WORD + 4, "-deck" if q.decks else "-god"), (SEAT, ""))
    return say(f"term-which{next((text for end, text in names if n < end), '-player')}")


def _shield(q: questions.Shielding, at: Asked) -> str:
    card = described(q.card, at.names)
    plays = say("term-you-play" if q.player == at.seat else "term-they-play", side=at.names.side(q.player), card=card)
    places = [at.names.territory(t) for t in q.chosen]
    where = f" {say('term-about', list=', '.join(places))}" if places else ""
    return f"{plays}{where} {say('term-shield')}"


def _muster(q: questions.Mustering, at: Asked) -> str:
    here, there = at.names.territory(q.src), at.names.territory(q.dst)
    going = say("term-going", place=there, gods=gods_in(at.view, at.seat, q.coming))
    if q.staying:
        stays = say("term-stays-in", gods=gods_in(at.view, at.seat, q.staying), n=len(q.staying), place=here)
        going = f"{stays} {going[:1].upper()}{going[1:]}"
    return f"{going}{at.plague(q.dst, q.coming)} {say('term-muster-end', place=here)}"


def _invasion(q: questions.Invasion, at: Asked) -> str:
    if "champion" in at.verbs:
        asks = say("term-godswar", place=at.names.territory(q.dst), gods=gods_in(at.view, q.defender, q.foes))
        return f"{asks} {say('term-or-break-off')}" if "done" in at.verbs else asks
    fight = say("term-invasion", **_front(q.src, q.dst, q.defender, at), n=max(o.high for o in at.options))
    return f"{fight} {say('term-invasion-end' if 'done' in at.verbs else 'term-invasion-owed')}{at.plague(q.dst, q.gods)}"


def _along(q: questions.GodsOnTheMove, at: Asked) -> str:
    here, there = at.names.territory(q.src), at.names.territory(q.dst)
    asks = say("term-along", place=here, gods=gods_in(at.view, at.seat, q.gods), there=there)
    banished = f" {say('term-along-plague')}" if godstorm(at.view).plagued(q.dst) else ""
    return f"{asks}{banished} {say('term-along-end', place=here) if 'done' in at.verbs else say('term-along-must')}"


# ---- what an option is ------------------------------------------------------------------------------------------------------------


def label(view: State, names: Names, seat: int, o: Option) -> str:
    """An option in the list, where its things alone don't say it."""
    if o.verb == "token":
        said = say("verb-token", n=o.low)
        return said[:1].lower() + said[1:]
    if o.verb == "buy":
        q = question(view)
        bought = q.bought[o.on[0]] if isinstance(q, questions.ObtainingMiracles) else 0
        return say("term-cards-left", deck=say(f"deck-{GODS[o.on[0]]}"), n=int(godstorm(view).left(o.on[0]) - bought))
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
    return f" {say('term-worth-now', armies=armies((godstorm(view).faith[seat] - MIRACLES[c].cost) // 2))}"


def only_way(view: State, seat: int, o: Option) -> str | None:
    """What to tell about an answer that was the only one; '' nothing, None what every mode tells."""
    if o.verb == "champion":
        return say("term-fights-brought" if view.seat == seat else "term-fights-there", god=god(view, seat, o.on[0]))
    if o.verb in ("take", "stay"):
        return say("term-goes-only" if o.verb == "take" else "term-stays-only", god=god(view, seat, o.on[0]))
    return "" if o.verb == "done" and view.seat != seat else None


def _choice(view: State, names: Names, seat: int, n: int) -> str:
    if CARD <= n < WORD:
        holder = godstorm(view).card[n - CARD] - RELIC
        return described(n - CARD, names) + (f" {say('term-belongs', side=names.side(holder))}" if holder >= 0 else "")
    if WORD <= n < WORD + 4:
        q = question(view)
        if isinstance(q, questions.Naming) and not q.decks:
            return god_of(view, q.owner, n - WORD)
        return say(f"deck-{names.words.mode[n - WORD]}")
    if WORD + 4 <= n < CONTINENT:
        return f"{names.any(n)}: {', '.join(GOD_NAMES[n - WORD - 4])}"
    if n >= SEAT:
        return f"{names.side(n - SEAT)} ({people(view, n - SEAT)})"
    return names.any(n)


def is_place(n: int) -> bool:
    """Whether a thing that may be chosen is a place."""
    return n < CARD
