"""Captain and marshal on tables where the right plan is clear: what they want, what they dare, and what they say about it."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.characters import numbers
from feldherr.bots.players.commander import Commander
from feldherr.bots.players.marshal import Marshal
from feldherr.bots.players.random import Stream, pick
from feldherr.bots.weights import Weights
from feldherr.bots.world.ambition import best_campaign
from feldherr.bots.world.campaign import CONTINENT, GOAL, KILL, Campaign
from feldherr.bots.world.ground import Lore, survey, value
from feldherr.engine.text import Lexicon
from table import at

AUSTRALIA = ["indonesia", "new_guinea", "western_australia", "eastern_australia"]


def captain() -> Commander:
    return Commander(Weights({}))


def marshal() -> Marshal:
    return Marshal(Weights({}), 0.5, -1.0)


def best(g: State, seat: int = 0, reserve: int = 0) -> Campaign:
    """The campaign that a captain would begin with."""
    ground = survey(Lore(feldherr.observe(g, seat), seat, Weights({})))
    c = best_campaign(ground, reserve, value(ground), 2)
    assert c is not None
    return c


def answer(bot: Commander, g: State, seat: int = 0) -> str:
    return Lexicon(g.rules, g.seats).write(bot.choose(feldherr.observe(g, seat), seat))


def play_turn(g: State, bot: Commander, seed: int) -> State:
    """The turn of whoever is on turn; the others answer anything."""
    rng, seat = Stream(seed), g.seat
    while not g.winners and g.seat == seat:
        who = feldherr.asked(g)
        feldherr.play(g, who, bot.choose(feldherr.observe(g, who), who) if who == seat else pick(g, who, rng))
    return g


def test_a_continent_that_lacks_one_territory_is_completed() -> None:
    g = at("sv2000.conquest", 3, armies={0: "new_guinea 8 western_australia 1 eastern_australia 1", 2: "brazil 3 siam 2"})
    c = best(g)
    assert c.kind == CONTINENT
    assert g.rules.board.continents[c.about] == "australia"
    assert answer(captain(), g) == "attack new_guinea indonesia 3"


@pytest.mark.parametrize("mode", ["sv2000.conquest", "de2010.basic", "de2010.classic"])
def test_a_large_army_takes_the_last_territory_and_stays_at_the_border(mode: str) -> None:
    """A plan that sends everybody into a corner where they guard nothing makes a sure conquest look like a loss."""
    elsewhere = [t for t in feldherr.ruleset(mode).board.territories if t not in [*AUSTRALIA, "siam"]]
    shared = " ".join(f"{t} 2" for t in elsewhere[::2])
    own = "indonesia 24 new_guinea 1 eastern_australia 1"
    g = at(mode, 3, armies={0: own, 1: f"western_australia 1 {shared}", 2: "siam 12"}, rest=2, lines="taken 1")
    bot = Commander(Weights(numbers("", 0, mode)))
    assert answer(bot, g) == "attack indonesia western_australia 3"
    feldherr.say(g, 0, "attack indonesia western_australia 3")
    feldherr.say(g, CHANCE, "roll 6 6 6 1")
    assert answer(bot, g) == "occupy 3"


def test_a_player_with_one_territory_is_finished() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 9", 2: "kamchatka 1"}, hands={2: "congo egypt japan"})
    c = best(g)
    assert (c.kind, c.about) == (KILL, 2)
    assert answer(captain(), g) == "attack alaska kamchatka 3"


def test_a_hopeless_battle_is_not_begun() -> None:
    """One army more than the defender is no campaign against a stack that answers."""
    g = at("de2004.liberation", 3, armies={0: "alaska 2", 1: "kamchatka 9 alberta 9 northwest_territory 9", 2: "brazil 5"})
    assert answer(captain(), g) == "done"


def test_armies_follow_the_campaign() -> None:
    """After a conquest everybody goes on to the next territory, none is left where nothing is to be done."""
    g = at("de2004.liberation", 3, armies={0: "siam 12", 2: "brazil 5"})
    bot = captain()
    while "occupy" not in " ".join(feldherr.offers(g, feldherr.asked(g))):
        who = feldherr.asked(g)
        g_roll = "roll 6 6 6 1" if who == CHANCE else Lexicon(g.rules, 3).write(bot.choose(feldherr.observe(g, who), who))
        feldherr.say(g, who, g_roll)
    assert answer(bot, g) in ("occupy 11", "occupy 10")


def test_reinforcements_go_where_the_campaign_begins() -> None:
    g = at(
        "sv2000.conquest",
        3,
        phase="reinforce",
        armies={0: "new_guinea 2 western_australia 1 eastern_australia 1", 1: "indonesia 2", 2: "peru 3"},
    )
    assert answer(captain(), g) == "place new_guinea 3"


def test_a_mission_of_continents_is_the_goal() -> None:
    mission = "asia_africa"
    deck = feldherr.MODES["sv2000.missions"].extra.own_cards()
    rows = [(deck.index(mission) + i) % len(deck) for i in range(3)]
    board = feldherr.MODES["sv2000.missions"].board
    asia = [board.territories[t] for c in ("asia", "africa") for t in board.members[board.continents.index(c)]]
    own = " ".join(f"{t} {9 if t == 'north_africa' else 1}" for t in asia if t != "egypt")
    g = at("sv2000.missions", 3, armies={0: own, 2: "brazil 2"}, lines=f"missions {' '.join(map(str, rows))}")
    c = best(g)
    assert c.kind in (GOAL, CONTINENT)
    assert answer(captain(), g) == "attack north_africa egypt 3"


@pytest.mark.parametrize("bot", [captain(), marshal()], ids=["captain", "marshal"])
def test_a_won_game_is_won(bot: Commander) -> None:
    """Twenty armies beside the last two territories of the last foe."""
    g = at("de2004.liberation", 3, phase="reinforce", armies={1: "alaska 1 kamchatka 1"}, rest=0, lines="out 2")
    for t in (g.rules.board.number["alberta"],):
        g.armies[t] = 20
    assert play_turn(g, bot, 1).winners == 1


def test_reasons_name_the_plan() -> None:
    g = at("sv2000.conquest", 3, armies={0: "new_guinea 8 western_australia 1 eastern_australia 1", 2: "brazil 3 siam 2"})
    bot = captain()
    answer(bot, g)
    assert bot.reason() == (
        "Attacks Indonesia from New Guinea (100% for this battle) to complete Australia, worth 2 armies a turn (100% likely)."
    )


def test_a_marshal_without_time_plays_as_a_captain() -> None:
    g = at("sv2000.conquest", 3, armies={0: "new_guinea 8 western_australia 1 eastern_australia 1", 2: "brazil 3 siam 2"})
    assert answer(Marshal(Weights({}), 0.0, -1.0), g) == answer(captain(), g)


def test_a_plan_for_another_board_is_thrown_away() -> None:
    """One player may be asked about many games: what it had in mind for one must not spoil the other."""
    bot = captain()
    one = at("sv2000.conquest", 3, phase="reinforce", armies={0: "new_guinea 2 western_australia 1 brazil 1", 2: "peru 3"})
    other = at("sv2000.conquest", 3, phase="reinforce", armies={0: "alaska 2 alberta 1", 2: "peru 3"})
    answer(bot, one)
    assert answer(bot, other) == answer(captain(), other)
    attack = at("sv2000.conquest", 3, armies={0: "alaska 9 alberta 1", 2: "peru 3"})
    feldherr.say(attack, 0, answer(bot, attack))


def test_with_two_left_a_foes_continent_counts_as_much_as_ones_own() -> None:
    """One's loss is the other's gain; with more players it is shared among them."""
    two = {0: "brazil 5", 1: " ".join(f"{land} 3" for land in AUSTRALIA)}
    tables = [at("sv2000.conquest", 2, armies=two), at("sv2000.conquest", 3, armies={**two, 2: "egypt 3"})]
    usual, even = [[value(survey(Lore(feldherr.observe(g, 0), 0, Weights({"even": n})))) for g in tables] for n in (0.0, 1.0)]
    assert even[0] < usual[0] - 4.0
    assert even[1] == usual[1]
