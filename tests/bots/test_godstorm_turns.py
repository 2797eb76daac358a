"""The captain of Godstorm on tables where the right answer is clear: every kind of question outside of battle."""

from __future__ import annotations

import feldherr
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.godstorm.marshal import StormMarshal
from feldherr.bots.godstorm.weights import weights
from generals import answered, field, says
from pantheon import draws, storm
from table import doing, say

LAST = "round 4"  # the fifth epoch
EARLY = "round 0"


def bidding(epoch: int, faith: str) -> feldherr.State:
    """The epoch before is over: all bids are open."""
    homes = {0: "roma 1", 1: "gaul 1", 2: "egypt 1"}
    return storm(3, "end of turn", turn=2, armies=homes, faith=faith, lines=f"round {epoch - 2}")


def choosing(epoch: int) -> feldherr.State:
    """The first seat has bid most."""
    g = bidding(epoch, "9 9 9")
    for seat in range(3):
        say(g, seat, f"bid {3 - seat}")
    return g


def bid(g: feldherr.State, seat: int = 0) -> int:
    return int(says(g, seat).split()[1])


def test_bids_most_of_its_faith_for_the_last_epoch_and_little_before() -> None:
    assert bid(bidding(5, "12 12 12")) >= 6
    assert bid(bidding(2, "12 12 12")) <= 3


def test_never_bids_much_more_than_the_others_could() -> None:
    assert bid(bidding(5, "40 1 1")) <= 5


def test_takes_the_last_turn_of_the_game() -> None:
    assert says(choosing(5)) == "token 3"


def test_a_character_may_like_to_play_first_before_that() -> None:
    g = choosing(2)
    assert says(g, bot=StormCaptain(weights(early_token=1.0))) == "token 1"
    assert says(g, bot=StormCaptain(weights(early_token=-1.0))) == "token 3"


def test_gathers_its_armies_where_they_complete_a_continent() -> None:
    """Scythia, Sarmatia and Rus are held; Cimmeria, with one army, is the rest of Hyrkania."""
    third = "liguria 1 alemannia 1 kush 1 assyria 1 tritonis 1"  # nobody has a continent
    g = field(phase="raise armies", armies={0: "scythia 1 rus 1 sarmatia 1 gaul 1", 2: third}, faith="0 0 0", lines=LAST)
    assert says(g).split()[1] in ("rus", "sarmatia", "scythia")


def test_summons_the_god_of_war_beside_the_strong_army() -> None:
    g = field(phase="summon and build", armies={0: "roma 12 kush 1"}, faith="3 0 0", lines=LAST)
    assert says(g) == "summon war roma"


def test_builds_no_temple_that_can_pay_nothing_any_more() -> None:
    g = field(phase="summon and build", armies={0: "roma 5"}, gods={0: "war roma magic roma sky roma death roma"}, lines=LAST)
    assert says(g) == "done"


def test_builds_a_temple_in_the_first_epoch_when_faith_is_plenty() -> None:
    gods = {0: "war roma magic roma sky roma death roma"}
    g = field(phase="summon and build", armies={0: "roma 9 apulia 1 corsica 1"}, gods=gods, faith="60 0 0", lines=EARLY)
    assert says(g, bot=StormCaptain(weights(temple=1.0, faith=0.1))).startswith("build")


def test_spends_its_faith_on_war_cards_in_its_last_turn() -> None:
    g = field(phase="obtain miracles", armies={0: "roma 9"}, gods={0: "war roma"}, faith="9 0 0", lines=LAST)
    assert says(g).startswith("buy war")


def test_buys_no_relic_in_its_last_turn() -> None:
    g = field(phase="obtain miracles", armies={0: "roma 9"}, gods={0: "magic roma"}, faith="9 0 0", lines=LAST)
    assert says(g) == "done"


def test_moves_armies_from_the_hinterland_to_the_border() -> None:
    """Hibernia lies behind Caledonia and Anglia; the foes are in Thule and Gaul."""
    g = field(phase="fortify", armies={0: "hibernia 9 caledonia 1 anglia 1 hesperide 1"}, faith="0 0 0", lines=EARLY)
    words = says(g).split()
    assert words[:2] == ["fortify", "hibernia"]
    assert words[2] in ("caledonia", "anglia", "hesperide")


def test_gods_go_along_with_the_army() -> None:
    g = field(phase="fortify", armies={0: "hibernia 9 caledonia 1 anglia 1 hesperide 1"}, gods={0: "war hibernia"}, lines=EARLY)
    say(g, 0, "fortify hibernia anglia 8")
    assert says(g) == "take war"


# ---- below ------------------------------------------------------------------------------------------------------------------------


def test_sends_the_dead_where_they_reach_most_crypts_and_altars() -> None:
    """From the gate u1 nothing is next door; from u4 a crypt is, and an altar behind it."""
    g = field(phase="leave the heavens", armies={0: "roma 1 kurnugia 4"})
    assert says(g) == "leave u4 4"


def test_takes_the_free_crypt() -> None:
    g = field(phase="invade the Underworld", armies={0: "roma 1 u4 3"})
    assert says(g).startswith("enter u4 u5")


def test_does_not_attack_a_stronger_army_below() -> None:
    g = field(phase="invade the Underworld", armies={0: "roma 1 u4 2", 1: "u5 6"})
    assert says(g) == "done"


def test_brings_armies_back_from_a_crypt_to_its_temple() -> None:
    g = field(phase="raise armies", armies={0: "roma 3 u5 3"}, temples="roma")
    assert says(g) == "revive u5 roma 1"


def test_takes_the_free_death_card() -> None:
    g = field(phase="end of turn", armies={0: "roma 3 u5 1"}, gods={0: "death roma"})
    assert says(g) == "labour death"


# ---- before the first turn ----------------------------------------------------------------------------------------------------------


def test_places_the_god_of_war_beside_its_largest_army() -> None:
    g = answered(feldherr.new(feldherr.ruleset("nl2004.godstorm"), 3), "placing god and temple")
    seat = feldherr.asked(g)
    own = {g.rules.board.territories[t]: g.armies[t] for t in range(g.lands) if g.owner[t] == seat}
    god = says(g).split()
    assert god[:2] == ["summon", "war"]
    assert own[god[2]] >= max(own.values()) // 2
    say(g, seat, " ".join(god))
    assert says(g).startswith("build")


def test_gathers_before_the_first_turn() -> None:
    g = answered(feldherr.new(feldherr.ruleset("nl2004.godstorm"), 3), "placing god and temple")
    for seat in range(3):
        assert max(g.armies[t] for t in range(g.lands) if g.owner[t] == seat) >= 8


def test_claims_territories_that_belong_together() -> None:
    g = answered(feldherr.new(feldherr.ruleset("nl2004.godstorm", chosen_setup="yes"), 3), "strengthening")
    members = g.rules.board.members
    for seat in range(3):
        parts = [sum(g.owner[t] == seat for t in ts) / len(ts) for ts in members]
        assert max(parts) >= 0.5


def test_any_pantheon_will_do() -> None:
    g = answered(feldherr.new(feldherr.ruleset("nl2004.godstorm"), 3), "choosing pantheons")
    assert says(g).startswith("choose")


# ---- relics -----------------------------------------------------------------------------------------------------------------------


def test_the_book_of_the_dead_is_not_used_when_armies_decide() -> None:
    g = field(phase="raise armies", armies={0: "roma 5"}, relics={0: "the_book_of_the_dead"}, faith="0 0 0", lines=LAST)
    assert doing(g) == "raising"
    assert says(g) == "done"


def test_the_book_of_the_dead_is_used_by_who_values_faith() -> None:
    g = field(phase="raise armies", armies={0: "roma 5"}, relics={0: "the_book_of_the_dead"}, faith="0 0 0", lines=EARLY)
    assert says(g, bot=StormCaptain(weights(faith=1.0, army=0.5))) == "forgo 2"


def test_a_captain_says_why() -> None:
    g = field(armies={0: "scythia 1 rus 1 sarmatia 4"}, lines=LAST)
    bot = StormCaptain()
    assert says(g, bot=bot) == "invade sarmatia cimmeria"
    assert bot.reason() == "Invades Cimmeria to complete Hyrkania: 92% to succeed."


def test_a_marshal_takes_the_only_chance_that_is_left() -> None:
    """The last turn of all, a point behind: only Roma helps, and it is well held. A captain doesn't try."""
    g = storm(2, armies={0: "corsica 4", 1: "roma 5 rus 1"}, rest="neutral1", lines="round 4\ntokens 2 1")
    marshal = StormMarshal(games=40)
    assert says(g) == "done"
    assert says(g, bot=marshal) == "invade corsica roma"
    assert marshal.reason().startswith("Looked ahead:")


def test_draws_and_ends_are_played_to_the_end() -> None:
    g = field(phase="end of turn", armies={0: "roma 3 u5 1"}, gods={0: "death roma"})
    draws(say(g, 0, "labour death"), "crops_wither")
    assert answered(g).winners
