"""What holds for every computer player of Godstorm: legal answers, games that end, no peeking, the same view answered alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import feldherr
from feldherr import State
from feldherr.bots.bot import Bot
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.godstorm.marshal import StormMarshal
from feldherr.bots.godstorm.recruit import StormRecruit
from feldherr.bots.godstorm.weights import CHARACTERS, Weights, character, weights
from feldherr.bots.players.random import Stream, pick
from feldherr.rules.options import HOUSE_RULES
from generals import MODE, match, wins
from pantheon import storm

LEVELS: dict[str, Callable[[], Bot]] = {"recruit": StormRecruit, "captain": StormCaptain, "marshal": lambda: StormMarshal(games=4)}
HOUSES = ["chosen_setup", "godswar_forced", "gods_default", "heaven_dice", "summon_plague", "piece_limits"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["recruit", "captain"])
def test_every_answer_is_legal_and_games_end(level: str, seats: int) -> None:
    for seed in range(2):
        g = match(seats, lambda _: LEVELS[level](), seed)
        assert g.winners
        assert g.round == 5 or g.out


def test_levels_can_meet_at_one_table() -> None:
    """A marshal takes over in the last turn of a game between a captain and a recruit."""
    bots: list[Bot] = [StormRecruit(), StormCaptain()]
    g, rng, marshal = feldherr.new(feldherr.ruleset(MODE), 2), Stream(3), StormMarshal(games=2)
    while not g.winners:
        seat = feldherr.players(g)[0]
        bot = marshal if g.round == 4 and seat == g.seat else bots[seat]
        feldherr.play(g, seat, pick(g, seat, rng) if seat < 0 else bot.choose(feldherr.observe(g, seat), seat))
    assert marshal.reason()


@pytest.mark.parametrize("house", HOUSES)
def test_plays_by_any_house_rule(house: str) -> None:
    g = match(3, lambda seat: StormCaptain() if seat else StormRecruit(), 4, **{house: HOUSE_RULES[house].values[1]})
    assert g.round == 5 or g.out


def test_answers_from_any_table_even_one_that_chance_has_made() -> None:
    """Tables after random answers: every card, relic and house that a captain would never have got into."""
    for seed in range(6):
        for g, seat in tables(seed, 3, 900, every=5):
            view = feldherr.observe(g, seat)
            for bot in (StormCaptain(), StormRecruit()):
                assert allowed(g, seat, bot.choose(view, seat))
                bot.reason()


def allowed(g: State, seat: int, answer: int) -> bool:
    feldherr.play(g.copy(), seat, answer)
    return True


def tables(seed: int, seats: int, answers: int, every: int) -> list[tuple[State, int]]:
    """Some tables of a game of random players, and who is asked there."""
    g = feldherr.new(feldherr.ruleset(MODE), seats)
    rng, out = Stream(seed), []
    for i in range(answers):
        if g.winners:
            break
        seat = feldherr.players(g)[0]
        if seat >= 0 and i % every == 0:
            out.append((g.copy(), seat))
        feldherr.play(g, seat, pick(g, seat, rng))
    return out


def look(g: State) -> str:
    return feldherr.write_position(g) + str(list(g.unseen))


@pytest.mark.parametrize(("level", "every"), [("recruit", 9), ("captain", 9), ("marshal", 60)])
def test_answers_a_view_alike_leaves_it_as_it_is_and_sees_no_secrets(level: str, every: int) -> None:
    """Another table that looks the same, with other hands and bids behind it, gets the same answer."""
    for g, seat in tables(21, 4, 1200, every):
        view = feldherr.observe(g, seat)
        before = look(view)
        answer = LEVELS[level]().choose(view, seat)
        assert look(view) == before
        other = feldherr.guess(view, seat, Stream(99))
        bot = LEVELS[level]()
        assert bot.choose(feldherr.observe(other, seat), seat) == answer
        assert bot.choose(view, seat) == answer


def test_bids_of_others_are_not_seen() -> None:
    g = feldherr.new(feldherr.ruleset(MODE), 3)
    rng = Stream(5)
    while g.top().name != "bidding":
        feldherr.play(g, feldherr.asked(g), pick(g, feldherr.asked(g), rng))
    answers = set()
    for n in range(4):
        h = g.copy()
        feldherr.say(h, 0, f"bid {n}")
        answers.add(StormMarshal(games=4).choose(feldherr.observe(h, 1), 1))
    assert len(answers) == 1


# ---- strength ---------------------------------------------------------------------------------------------------------------------


def test_a_captain_beats_recruits() -> None:
    assert wins(StormCaptain(), StormRecruit(), 4, 8, 500) >= 6


def test_a_captain_beats_a_recruit_alone() -> None:
    assert wins(StormCaptain(), StormRecruit(), 2, 6, 600) >= 5


# ---- characters -------------------------------------------------------------------------------------------------------------------


def test_weights_make_characters() -> None:
    w = weights(army=0.1, bid_last=0.9)
    assert (w.army, w.bid_last, w.temple) == (0.1, 0.9, Weights().temple)
    with pytest.raises(ValueError, match="no weight called colour"):
        weights(colour=1.0)


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_a_game_of_its_own(name: str) -> None:
    assert match(3, lambda _: StormCaptain(character(name)), 8).winners
    assert (character(name).named() == Weights().named()) == (name == "")


def test_an_unknown_character_is_refused() -> None:
    with pytest.raises(ValueError, match="there are careful, greedy, vengeful"):
        character("lazy")


def test_a_hoarder_takes_less_than_a_raider() -> None:
    """In the first turn of a game, from the same table."""
    rows = {0: "roma 12 gaul 1", 2: "sheba 1"}
    taken = []
    for army in (0.2, 5.0):
        g = match_turn(rows, StormCaptain(weights(army=army, army_late=army)))
        taken.append(sum(g.owner[t] == 0 for t in range(g.lands)))
    assert taken[0] > taken[1]


def match_turn(rows: dict[int, str], bot: Bot) -> State:
    """The first seat's invasions from there."""
    g, rng = storm(armies=rows, lines="round 0"), Stream(2)
    while g.top().name != "fortifying with gods" and g.seat == 0 and not g.winners:
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng) if seat < 0 else bot.choose(feldherr.observe(g, seat), seat))
    return g
