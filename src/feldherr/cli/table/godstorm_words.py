"""The words of Godstorm: names of gods and peoples, marks for what stands in a territory."""

from __future__ import annotations

from feldherr.cli.table.names import Names, effect, miracle
from feldherr.engine.state import State
from feldherr.godstorm.announced import kinds_in
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import CARDS, GOD_NAMES, GODS, MAGIC, PANTHEONS
from feldherr.godstorm.state import RELICS, GodstormState, afloat, godstorm, kind_of
from feldherr.locales import listed, say

LETTERS = "wmsd"  # the gods, where there is little room
TEMPLE, PLAGUE, SUNK = "^", "!", "~"


def is_storm(view: State) -> bool:
    """Whether Godstorm is played here."""
    return isinstance(view.extra, GodstormState)


def people(view: State, side: int) -> str:
    """The pantheon of a side: Norse."""
    p = godstorm(view).pantheon[side]
    return say(f"people-{PANTHEONS[p]}") if p >= 0 else ""


def god(view: State, seat: int, kind: int) -> str:
    """A god's name: Thor."""
    p = godstorm(view).pantheon[seat]
    return GOD_NAMES[p][kind] if p >= 0 else say(f"god-of-{GODS[kind]}")


def god_of(view: State, seat: int, kind: int) -> str:
    """A god's name, and what of: Thor (war)."""
    return say("god-named", name=god(view, seat, kind), of=say(f"god-{GODS[kind]}"))


def gods_in(view: State, seat: int, kinds: list[int]) -> str:
    """Several gods: Thor (war) and Freya (magic)."""
    return listed([god_of(view, seat, kind) for kind in kinds])


def gods_at(view: State, t: int) -> list[int]:
    """The gods of whoever holds a territory: war, magic, sky, death."""
    side = view.owner[t]
    return kinds_in(godstorm(view).gods_at(side, t)) if 0 <= side < view.seats and t < view.lands else []


def marks(view: State, t: int) -> str:
    """What stands in a territory beside armies: `^!wm`."""
    if not is_storm(view) or t >= view.lands:
        return ""
    x = godstorm(view)
    gods = "".join(LETTERS[kind] for kind in gods_at(view, t))
    return (TEMPLE if x.temple(t) else "") + (PLAGUE if x.plagued(t) else "") + gods


def sunken(view: State, t: int) -> bool:
    return is_storm(view) and t < view.lands and not afloat(view, t)


def about(view: State, names: Names, t: int) -> str:
    """The same in words, for one territory."""
    x = godstorm(view)
    if t >= view.lands:
        return ""
    out = [say("sign-temple")] if x.temple(t) else []
    out += [say("sign-plague")] if x.plagued(t) else []
    out += [gods_in(view, view.owner[t], gods_at(view, t))] if gods_at(view, t) else []
    return say("sign-sunk") if sunken(view, t) else listed(out)


# ---- cards ------------------------------------------------------------------------------------------------------------------------


def cost(c: int) -> str:
    """What a card is, and what playing it costs."""
    if kind_of(c) == MAGIC:
        return say("term-a-relic")
    return say("card-cost", kind=say(f"god-{GODS[kind_of(c)]}"), cost=int(MIRACLES[c].cost))


def described(c: int, names: Names) -> str:
    """A card with its cost and its text."""
    card = MIRACLES[c]
    more = f" {say('point-with', place=names.title(card.score))}" if card.score else ""
    return f"{miracle(c)} ({cost(c)}): {effect(c)}{more}"


def short_title(c: int) -> str:
    """A relic's name without what follows: Aegis."""
    title = miracle(c).partition(",")[0].removeprefix("The ")
    return title.partition(" of ")[0] if len(title) > 14 else title


def hand_of(view: State, seat: int) -> list[int]:
    """The cards of a hand, as far as the view shows them."""
    return [c for c in range(RELICS) if godstorm(view).card[c] == seat]


def relics_of(view: State, seat: int) -> list[int]:
    return [c for c in range(RELICS, CARDS) if godstorm(view).has(seat, c)]
