"""Everything that happens in Godstorm is told, to each what they may know."""

from __future__ import annotations

import pytest

import feldherr
from cli.storms import PLAYERS, Retold, fresh, random_game, rich
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from feldherr.cli.input.chance import asks
from feldherr.cli.table.names import Names
from feldherr.cli.table.story import digest, tell
from feldherr.engine.action import listed, number, verb_of
from feldherr.engine.event import EVENTS, Event
from feldherr.engine.play import told as play_and_hear
from feldherr.engine.text import Lexicon
from feldherr.godstorm.events import Bid
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.state import HIDDEN, godstorm
from feldherr.godstorm.verbs import BID
from feldherr.locales import knows
from feldherr.rules.events import Turn
from pantheon import draws, invade, storm
from table import rolls, say

GODSTORM = {"thrown", "again", *(kind for kind, e in EVENTS.items() if e.__module__ == Bid.__module__)}  # what happens nowhere else


def names_of(g: State) -> Names:
    return Names(g.rules, g.seats, PLAYERS[: g.seats])


def after(g: State, seat: int, text: str) -> list[Event]:
    answer = Lexicon(g.rules, g.seats).read(text.split())
    g.listen()
    feldherr.play(g, seat, answer)
    return g.hush()


def told(g: State, seat: int, *texts: str, viewer: int = -1) -> list[str]:
    """The sentences that a viewer is told of these answers."""
    return [tell(e.seen_by(viewer), names_of(g)) for text in texts for e in after(g, seat, text)]


# ---- laws over random games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_happens_can_be_told(seats: int) -> None:
    for seed in range(8 if seats < 4 else 7):
        everything: list[Event] = []
        for _, _, _, g, happened in random_game(fresh(seats), seed):
            assert happened
            assert (happened[-1].kind == "over") == (g.winners != 0)
            everything += happened
        names = names_of(g)
        for e in everything:
            assert tell(e, names), e
            assert tell(e.seen_by(-1), names), e
        assert digest(everything, names)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_hears_all_events_knows_the_board(seats: int) -> None:
    """Armies, heavens, faith, gods, temples and plague follow from what is told."""
    for seed in range(4):
        g = rich(seats, seed)
        board = Retold(g)
        for _, _, _, now, happened in random_game(g, seed):
            for e in happened:
                board.hear(e)
            assert board.same(now)


def test_every_kind_of_event_comes_up() -> None:
    kinds = {e.kind for *_, happened in random_game(fresh(2), 1) for e in happened}
    seed = 0
    while not kinds >= GODSTORM and seed < 100:
        kinds |= {e.kind for *_, happened in random_game(rich(2 + seed % 4, seed), seed, 250) for e in happened}
        seed += 1
    assert kinds >= GODSTORM
    assert all(knows(f"ev-{kind}") for kind in kinds)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_is_told_a_card_that_they_can_not_see(seats: int) -> None:
    """A title stands in a line only if the viewer sees a card of that title, before the answer or after it."""
    titles = {card.title for card in MIRACLES}
    seen_often = 0
    for seed in range(3):
        g = rich(seats, seed)
        names = names_of(g)
        for before, _, _, now, happened in random_game(g, seed):
            lines = [(e, {t for t in titles if t in tell(e, names)}) for e in happened]
            for e, full in lines:
                for viewer in range(-1, seats) if full else ():
                    line = tell(e.seen_by(viewer), names)
                    views = [godstorm(feldherr.observe(table, viewer)).card for table in (before, now)]
                    seen = {MIRACLES[c].title for view in views for c in range(len(view)) if view[c] != HIDDEN}
                    assert not {t for t in full if t in line} - seen, (viewer, line)
                    seen_often += 1
    assert seen_often


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_is_the_same_in_every_world_that_looks_alike(seats: int) -> None:
    """Whatever another holds or bids: a viewer is told the same, until all bids are in."""
    compared = 0
    for seed in range(4):
        g = rich(seats, seed) if seed % 2 else fresh(seats)
        names, rng = names_of(g), Stream(seed)
        for i, (before, seat, answer, _, happened) in enumerate(random_game(g, seed)):
            viewer = i % (seats + 1) - 1
            reveals = verb_of(answer) == BID and happened[-1].kind != "bid"
            if viewer == seat or reveals:
                continue
            world = feldherr.guess(feldherr.observe(before, viewer), viewer, rng)
            if not listed(world.top().options(world, seat), answer):
                continue  # somebody else holds that card there
            there = [tell(e.seen_by(viewer), names) for e in play_and_hear(world, seat, answer)]
            assert there == [tell(e.seen_by(viewer), names) for e in happened]
            compared += 1
    assert compared > 500


def test_bids_are_told_all_at_once() -> None:
    for *_, happened in random_game(fresh(4), 3):
        for e in happened:
            if isinstance(e, Bid):
                assert e.seen_by(-1).data() == {"kind": "bid", "seat": e.seat}
    g = storm(
        3,
        "end of turn",
        turn=2,
        faith="5 4 3",
        relics={1: "the_tablets_of_destiny"},
        gods={2: "death roma"},
        armies={0: "egypt 1", 2: "roma 1 u2 1"},
    )
    assert told(g, 2, "done") == ["Cy is done.", "-- Epoch 2: everybody bids for turn order --"]
    assert told(g, 0, "bid 5") == ["Anna has bid."]
    assert told(g, 2, "bid 3") == ["Cy has bid."]
    assert told(g, 1, "bid 2") == ["Bo has bid.", "Bids, all paid: Anna 5, Bo 2 (counts 5), Cy 3."]
    assert told(g, CHANCE, "roll 2 6") == ["Roll for equal bids: Anna 2, Bo 6."]
    assert told(g, 1, "token 3") == ["Bo chooses place 3 in the turn order."]
    lines = told(g, 0, "token 2")
    assert lines[:3] == ["Anna chooses place 2 in the turn order.", "Cy gets the remaining place, 1.", "-- Epoch 2: Cy --"]
    assert lines[3:] == ["Cy gets 3 faith.", "Cy gets 3 armies."]


# ---- sentences --------------------------------------------------------------------------------------------------------------------


def test_a_battle_is_told_when_its_last_dice_lie() -> None:
    g = storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, temples="liguria", gods={0: "war roma magic roma"})
    assert told(g, 0, "invade roma liguria", "stay magic", "done") == [
        "Anna invades Liguria from Roma.",
        "Ishtar stays out of it.",
        "Anna is done.",
        "Gilgamesh comes along.",
    ]
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    assert told(g, CHANCE, "roll 6 2 1 1 5") == ["Anna attacks Liguria from Roma: 6 2 1 against 5 1 so far."]
    assert told(g, CHANCE, "roll 3") == [
        "Re-rolled: Bo 3.",
        "Anna attacks Liguria from Roma: 6 2 1 against 5 3. Anna loses 1, Bo loses 1. 4 against 1 left.",
        "1 army of Anna goes to Kurnugia.",
        "1 army of Bo goes to Avalon.",
    ]
    say(g, 0, "attack roma liguria 3")
    assert told(g, CHANCE, "roll 4 4 3 4") == [
        "Anna attacks Liguria from Roma: 4 4 3 against 4. Bo loses 1 (the god of war wins ties).",
        "1 army of Bo goes to Avalon.",
        "Anna conquers Liguria and moves in with 3.",
        "Anna now owns the temple in Liguria.",
        "Gilgamesh goes from Roma to Liguria.",
    ]


def test_the_news_are_short() -> None:
    g = storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, temples="liguria")
    seen: list[Event] = []
    for seat, text in ((0, "attack roma liguria 3"), (1, "defend 2"), (CHANCE, "roll 6 2 1 1 5"), (CHANCE, "roll 3")):
        if not seen:
            seen += after(g, 0, "invade roma liguria")
        seen += after(g, seat, text)
    assert digest(seen[:3], names_of(g)) == ["Anna invades Liguria from Roma."]
    assert digest(seen[:-4], names_of(g)) == ["Anna invades Liguria from Roma. Anna attacks Liguria from Roma: 6 2 1 against 5 1 so far."]
    assert digest(seen, names_of(g)) == ["Anna attacks Liguria from Roma: 6 2 1 against 5 3. Anna loses 1, Bo loses 1. 4 against 1 left."]


def test_a_conquest_is_one_line_and_who_misses_heaven_another() -> None:
    """The fallen are told of between a battle and its conquest, which belong together."""
    g = storm(armies={0: "roma 7", 1: "liguria 2", 2: "egypt 1"}, gods={0: "death roma"})
    invade(g, "roma", "liguria")
    seen: list[Event] = []
    for seat, text in ((0, "attack roma liguria 3"), (1, "defend 1"), (CHANCE, "roll 6 2 1 1"), (0, "attack roma liguria 3")):
        seen += after(g, seat, text)
    seen += after(g, CHANCE, "roll 6 2 1 1")
    assert digest(seen, names_of(g))[:2] == [
        "Anna attacks Liguria from Roma 2 times. Bo loses 2. Anna conquers Liguria and moves in with 3.",
        "2 armies of Bo go to the supply, not to Avalon.",
    ]


def test_the_god_of_death_and_the_tree_of_life() -> None:
    g = storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, gods={0: "death roma"}, relics={1: "the_tree_of_life"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    assert told(g, CHANCE, "roll 6 6 6 1 5") == ["Anna attacks Liguria from Roma: 6 6 6 against 5 1 so far."]
    assert told(g, 1, "save 1") == [
        "Bo pays 1 faith to the Tree of Life and saves as many armies in Liguria.",
        "The attack on Liguria: Bo loses 1. 5 against 1 left.",
        "1 army of Bo goes to the supply, not to Avalon.",
    ]


def test_a_death_and_a_temples_army_are_both_told() -> None:
    """They happen before the next question, in one territory: the one does not hide the other."""
    armies = {0: "roma 2 liguria 2", 1: "gaul 1", 2: "egypt 1"}
    g = storm(3, "raise armies", armies=armies, temples="roma", relics={0: "pandoras_box"})
    sentences = told(g, CHANCE, "miracle the_young_grow_old")
    assert "Anna loses 1 in Roma, to Kurnugia." in sentences
    assert "Anna loses 1 in Liguria, to Kurnugia." in sentences
    assert "Anna gets armies for temples: 1 in Roma." in sentences


def test_a_godswar() -> None:
    gods = {0: "magic roma war roma sky roma", 1: "war liguria death liguria"}
    g = invade(storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, gods=gods), "roma", "liguria")
    assert told(g, 0, "champion war") == ["Anna names Gilgamesh for the godswar."]
    assert told(g, 1, "champion death") == ["Bo names Arawn for the godswar."]
    assert told(g, CHANCE, "roll 1 1 1 2 4 2 3") == [
        "Godswar for Liguria from Roma: 2 1 1 1 against 4 3 2 so far.",
        "Anna gets a relic, for three of a kind.",
    ]
    assert told(g, CHANCE, "miracle mjolnir_hammer_of_thor") == ["Anna gets a relic: Mjolnir, Hammer of Thor."]
    mine = "Gilgamesh 6 5 4 2 (dice 17 + armies and cards 7 = 24)"
    theirs = "Arawn 4 3 2 (dice 9 + armies and cards 2 = 11)"
    assert told(g, CHANCE, "roll 4 5 6") == [
        "Re-rolled: Anna 6 5 4.",
        f"Godswar for Liguria: {mine} against {theirs}; Arawn (death) is banished.",
        "Anna gets a sky card, for a banished god.",
    ]
    assert told(g, CHANCE, "miracle lava_erupts", viewer=0) == ["Anna draws Lava Erupts (sky)."]


def test_the_god_of_war_is_named_only_where_he_decides() -> None:
    g = invade(storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, gods={0: "war roma"}), "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    assert told(g, CHANCE, "roll 6 3 2 6 5")[0] == (
        "Anna attacks Liguria from Roma: 6 3 2 against 6 5. Anna loses 1, Bo loses 1 (the god of war wins ties). 4 against 1 left."
    )
    say(g, 0, "attack roma liguria 3")
    assert "god of war" not in told(g, CHANCE, "roll 6 3 2 5")[0]
    g = invade(storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, gods={0: "war roma"}), "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    say(g, 1, "defend 2")
    assert "god of war" not in told(g, CHANCE, "roll 1 2 3 4 5")[0]  # ties, but none that counts
    g = invade(storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, gods={0: "war roma", 1: "war liguria"}), "roma", "liguria")
    say(g, 0, "champion war")
    assert (
        "(dice 12 + armies and cards 4 = 16) against Nuada 6 5 3 (dice 14 + armies and cards 2 = 16) (the god of war wins ties);"
        in (told(g, CHANCE, "roll 6 3 3 6 5 3")[0])
    )


def test_the_dead_go_from_their_heaven() -> None:
    g = storm(phase="leave the heavens", armies={0: "roma 5 kurnugia 4", 2: "egypt 1"})
    assert told(g, 0, "leave u1 3") == ["Anna leads 3 armies from Kurnugia to Gate 1."]


def test_a_drawn_card_is_for_the_drawer_a_relic_for_all() -> None:
    for viewer, card in ((0, "Storms Rage (war)"), (1, "a war card"), (-1, "a war card")):
        g = storm(phase="obtain miracles", armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma magic roma"})
        assert told(g, 0, "buy war 1", "buy magic 1") == ["Anna buys 1 of the war cards (2 faith).", "Anna buys 1 of the relics (2 faith)."]
        say(g, 0, "done")
        assert told(g, CHANCE, "miracle storms_rage", viewer=viewer) == [f"Anna draws {card}."]
        assert told(g, CHANCE, "miracle excalibur", viewer=viewer) == ["Anna gets a relic: Excalibur."]


def test_a_card_taken_is_for_both() -> None:
    for viewer, card in ((0, "Lava Erupts (sky)"), (2, "Lava Erupts (sky)"), (1, "a sky card"), (-1, "a sky card")):
        g = storm(
            phase="play miracles",
            armies={0: "roma 5", 2: "egypt 1"},
            gods={0: "war roma"},
            cards={0: "visions_become_real", 2: "lava_erupts men_become_warriors"},
        )
        assert told(g, 0, "play visions_become_real", "choose seat2") == [
            "Anna plays Visions Become Real.",
            "Anna chooses for Visions Become Real: Cy.",
        ]
        assert told(g, 0, "choose lava_erupts", viewer=viewer)[0] == f"Anna takes {card} from Cy's hand."


def test_cards() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 5 u2 3", 1: "liguria 2 gaul 4 corsica 1", 2: "egypt 4 hesperide 2"},
        gods={0: "war roma death roma", 1: "sky gaul"},
        cards={
            0: "the_trojan_horse_is_revealed the_sea_is_your_tomb time_stands_still the_siren_calls storms_rage crops_wither",
            1: "lava_erupts prayers_are_answered",
        },
        relics={2: "aegis_shield_of_athena"},
        plague="liguria",
        temples="roma corsica",
        lines="round 3",
    )
    say(g, 0, "play the_trojan_horse_is_revealed", "choose corsica")
    say(g, 2, "done")
    assert told(g, CHANCE, "roll 3") == [
        "Roll for The Trojan Horse Is Revealed: 3.",
        "Bo loses 1 in Corsica, to Avalon.",
        "Anna seizes Corsica with 3 armies.",
        "Anna now owns the temple in Corsica.",
    ]
    say(g, 0, "play the_siren_calls", "choose liguria", "choose gaul")
    assert told(g, 2, "done")[1:] == [
        "All armies and gods of Bo in Liguria and Gaul change places.",
        "Lugh (sky) is banished from Gaul.",
    ]
    say(g, 0, "play time_stands_still")
    assert told(g, 2, "done")[1:] == ["The marker goes back: this is now epoch 3."]
    say(g, 0, "play crops_wither", "choose seat1")
    assert told(g, 2, "done")[1:] == ["Bo discards 2 miracle cards."]
    say(g, 0, "play storms_rage", "choose egypt")
    assert told(g, 2, "play aegis_shield_of_athena")[0] == "Cy gives up Aegis and cancels Anna's Storms Rage."


def test_a_player_put_out_by_a_card() -> None:
    g = storm(phase="play miracles", armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma"}, cards={0: "storms_rage"}, temples="egypt")
    say(g, 0, "play storms_rage", "choose egypt")
    assert told(g, CHANCE, "roll 2")[:5] == [
        "Roll for Storms Rage: 2.",
        "Cy loses 1 in Egypt, to Duat.",
        "Nobody owns the temple in Egypt now.",
        "Egypt is now empty.",
        "Cy is out.",
    ]


def test_a_card_and_the_plague_that_follows_it_are_told_apart() -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 5", 2: "egypt 1"},
        gods={0: "war roma"},
        cards={0: "heroes_are_born"},
        plague="roma",
    )
    say(g, 0, "play heroes_are_born")
    assert told(g, 0, "choose roma") == [
        "Anna chooses for Heroes Are Born: Roma.",
        "Anna gets armies: 3 in Roma.",
        "Plague kills armies of Anna: 4 in Roma, to Kurnugia.",
        "Gilgamesh (war) is banished from Roma.",
    ]


def test_the_points_at_the_end() -> None:
    everything: list[str] = []
    for *_, g, happened in random_game(fresh(3), 2):
        everything += [tell(e, names_of(g)) for e in happened if e.kind in ("score", "over")]
    assert len(everything) == 4
    assert all(" points: " in line for line in everything[:3])
    assert everything[3].endswith(": highest score.")


def test_between_the_epochs_it_is_nobodys_turn() -> None:
    for *_, happened in random_game(fresh(3), 4):
        assert all(e.seat >= 0 for e in happened if isinstance(e, Turn))


def test_dice_by_hand() -> None:
    def wanted(g: State) -> str:
        return asks(g, names_of(g), number(g.top().options(g, CHANCE)[0])).partition("; e.g.")[0]

    g = fresh(3)
    while g.top().name != "rolling off":
        feldherr.play(g, CHANCE, pick(g, CHANCE, Stream(1)))
    assert wanted(g) == "Roll a die each for who goes first: Anna, Bo, Cy, in this order"
    gods = {0: "magic roma sky roma", 1: "war liguria"}
    g = invade(storm(armies={0: "roma 5", 1: "liguria 2", 2: "egypt 1"}, gods=gods, temples="liguria"), "roma", "liguria")
    say(g, 0, "champion sky")
    assert wanted(g) == "Godswar for Liguria: roll 4 dice for Marduk, then 3 for Nuada"
    rolls(g, 1, 2, 3, 4, 1, 1, 6)
    assert wanted(g) == "Re-roll 1s: 1 of Anna, 2 of Bo, in this order"
    rolls(g, 6, 5, 5)
    draws(g, "lava_erupts")
    say(g, 0, "attack roma liguria 2")
    say(g, 1, "defend 1")
    assert wanted(g) == "Anna attacks Liguria from Roma: roll 3 dice: 2 attacking, then 1 defending"
    g = storm(phase="play miracles", armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma"}, cards={0: "storms_rage"})
    say(g, 0, "play storms_rage", "choose egypt")
    assert wanted(g) == "Roll a die for Storms Rage"
