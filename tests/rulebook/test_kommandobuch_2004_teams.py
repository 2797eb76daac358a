"""Rulebook K, de2004.teams: two teams whose armies may stand together (K70-K79). Seats 0, 2, 4 play against 1, 3, 5."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.step import REASONS
from table import armies, at, attacks, doing, hand, offers, ones, received, refuses, rolls, say, winners

TEAMS = "de2004.teams"
WORLD = feldherr.ruleset(TEAMS).board
# One territory of each continent is missing, so that no number of these is a whole continent.
SCATTERED = [t for t in WORLD.territories if t not in ("greenland", "eastern_us", "argentina", "iceland", "congo", "japan", "new_guinea")]
RED, WHITE, GREEN = 0, 2, 4  # the team of the rulebook's examples


def force(g: State, territory: str) -> list[int]:
    """The armies of each seat in a territory."""
    t = WORLD.number[territory]
    return [g.force[t * g.seats + s] for s in range(g.seats)]


def six(turn: int = 0, phase: str = "attack", hands: dict[int | str, str] | None = None, /, **home: str) -> State:
    """Six players; who is not named by colour or seat has an army at the edge of the board, the enemy at seat 1 has the rest."""
    names = {"red": 0, "white": 2, "green": 4, "yellow": 1, "grey": 3, "blue": 5}
    edge = {0: "argentina", 2: "peru", 4: "venezuela", 3: "iceland", 5: "japan"}
    seats: dict[int | str, str] = {names[k]: v for k, v in home.items()}
    for s, t in edge.items():
        seats.setdefault(s, f"{t} 1")
    return at(TEAMS, 6, turn=turn, phase=phase, armies=seats, rest=1, hands=hands)


# ---- seats ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K70")
def test_four_to_six_play() -> None:
    for seats in (2, 3, 7):
        with pytest.raises(ValueError, match="4 to 6 players"):
            feldherr.new(feldherr.ruleset(TEAMS), seats)
    for seats in (4, 5, 6):
        assert offers(feldherr.new(feldherr.ruleset(TEAMS), seats)) == [f"roll {seats} dice"]


@pytest.mark.rule("K70", "K75")
@pytest.mark.parametrize("turn", range(6))
def test_rulebook_red_white_and_green_sit_between_yellow_grey_and_blue(turn: int) -> None:
    """Worked example, page 17: the teams alternate, so that each may attack just the neighbours in the circle and the one opposite."""
    home = ["siberia", "irkutsk", "kamchatka", "japan", "china", "ural"]
    seats: dict[int | str, str] = {s: f"{t} 1" for s, t in enumerate(home)}
    seats[turn] = f"{home[turn]} 1 mongolia 9"
    g = at(TEAMS, 6, turn=turn, armies=seats, rest=(turn + 1) % 6)
    targets = {o.split()[2] for o in attacks(g) if o.split()[1] == "mongolia"}
    assert targets == {t for s, t in enumerate(home[:5]) if s % 2 != turn % 2}
    say(g, turn, "done", "done")
    assert g.seat == (turn + 1) % 6


@pytest.mark.rule("K70")
def test_five_play_three_against_two_with_a_warning() -> None:
    warnings = feldherr.ruleset(TEAMS).warn
    assert list(warnings) == [5]
    assert "Three against two" in warnings[5]
    home: dict[int | str, str] = {0: "mongolia 9", 1: "siberia 1", 2: "irkutsk 1", 3: "kamchatka 1", 4: "japan 1"}
    g = at(TEAMS, 5, armies=home, rest=1)
    assert [o.split()[2] for o in attacks(g)] == ["siberia", "kamchatka", "china"]
    g = at(TEAMS, 5, turn=4, armies={**home, 0: "alaska 1", 4: "mongolia 9"}, rest=0)
    assert [o.split()[2] for o in attacks(g)] == ["siberia", "kamchatka"]  # seats 4 and 0 sit side by side and are mates


# ---- sharing --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K71")
def test_team_mates_may_share_a_territory_and_enemies_may_not() -> None:
    g = six(0, "fortify", red="siam 5 india 1", white="china 3")
    assert "fortify siam china 1..4" in offers(g)
    assert refuses(g, 0, "fortify siam indonesia 1")
    say(g, 0, "fortify siam china 2")
    assert (force(g, "china"), armies(g, "china")) == ([2, 0, 3, 0, 0, 0], 5)
    with pytest.raises(feldherr.SaveError, match="taken already"):
        six(red="siam 5", grey="siam 1")


@pytest.mark.rule("K71")
def test_territories_are_claimed_by_one_alone() -> None:
    g = rolls(feldherr.new(feldherr.ruleset(TEAMS), 4), 6, 1, 1, 1)
    say(g, 0, "claim siam")
    say(g, 1, "claim india")
    assert refuses(g, 2, "claim siam", "claim india")


@pytest.mark.rule("K72")
def test_rulebook_greenland_belongs_to_nobody_and_the_eastern_states_to_green() -> None:
    """Worked example, page 17: 4 green and 4 white in Greenland; 2 white, 2 red and 3 green in the Eastern States."""
    own = SCATTERED[:7]
    shared = {"red": "eastern_us 2", "white": "greenland 4 eastern_us 2", "green": f"{ones([*own])} greenland 4 eastern_us 3"}
    g = six(GREEN, "reinforce", **shared)
    assert {o.split()[1] for o in offers(g)} == {*own, "eastern_us"}
    for seat in (RED, WHITE):
        g = six(seat, "reinforce", **(shared | {"red": "eastern_us 2 siam 1", "white": "greenland 4 eastern_us 2 india 1"}))
        assert {o.split()[1] for o in offers(g)} == {"siam" if seat == RED else "india"}


@pytest.mark.rule("K72")
@pytest.mark.parametrize(
    ("mate", "income"),
    [("", 4), ("eastern_us 1", 4), ("eastern_us 2", 4), ("eastern_us 3", 3), ("eastern_us 4", 3)],
)
def test_income_counts_only_territories_with_strictly_most_armies(mate: str, income: int) -> None:
    """Eleven territories of green alone, and the Eastern States with three of green's armies."""
    more = {"white": f"siam 1 {mate}"}
    assert received(six(GREEN, "reinforce", green=f"{ones([*SCATTERED[:11]])} eastern_us 3", **more)) == income


@pytest.mark.rule("K72")
def test_income_is_at_least_three_even_for_who_owns_nothing() -> None:
    g = six(GREEN, "reinforce", green="greenland 4", white="greenland 4")
    assert offers(g) == ["place greenland 1..3"]


@pytest.mark.rule("K73")
@pytest.mark.parametrize(("mate", "income"), [(1, 3 + 2), (2, 3), (3, 3)])
def test_a_continent_counts_only_for_one_who_owns_all_of_it(mate: int, income: int) -> None:
    g = six(RED, "reinforce", red="indonesia 2 new_guinea 1 western_australia 1 eastern_australia 1", white=f"indonesia {mate}")
    assert received(g) == income


@pytest.mark.rule("K73")
def test_a_continent_held_by_the_team_together_counts_for_neither() -> None:
    home = {"red": "indonesia 1 new_guinea 1", "white": "western_australia 1 eastern_australia 1"}
    assert [received(six(seat, "reinforce", **home)) for seat in (RED, WHITE)] == [3, 3]


@pytest.mark.rule("K74")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("alaska alberta western_us", [4]),
        ("greenland ontario peru", [6]),
        ("quebec venezuela brazil", [8]),
        ("alaska greenland quebec", [10]),
        ("quebec joker1 joker2", [8, 10]),
    ],
)
def test_sets_are_worth_their_symbols(cards: str, worth: list[int]) -> None:
    g = six(0, "reinforce", {0: cards}, red="siam 1")
    assert offers(g) == [*[f"trade {cards} {n}" for n in worth], "done"]
    say(g, 0, f"trade {cards} {worth[-1]}")
    assert offers(g) == [f"place siam 1..{3 + worth[-1]}"]
    assert g.trades == 1
    fresh = six(0, "reinforce", {0: cards}, red="siam 1")
    fresh.trades = 20
    assert offers(fresh)[0] == f"trade {cards} {worth[0]}"  # no golden cavalryman


@pytest.mark.rule("K75")
def test_no_attack_on_a_territory_with_armies_of_the_team() -> None:
    g = six(red="siam 9 china 1", white="india 1 china 3", green="indonesia 1")
    assert attacks(g) == []
    assert refuses(g, 0, "attack siam india 1", "attack siam china 1", "attack siam indonesia 1")
    tied = six(red="siam 9", white="india 2 china 3", green="india 2")
    assert attacks(tied) == ["attack siam indonesia 1..3"]  # India is nobody's, but the team's


# ---- fortifying -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K76")
def test_rulebook_indonesia_to_east_africa_through_siam_india_and_the_middle_east() -> None:
    """Worked example, page 18: Siam is green's, India red's own, the Middle East white's and green's."""
    way = {"red": "indonesia 6 india 1", "green": "siam 2 middle_east 2", "white": "middle_east 2 east_africa 1"}
    g = six(0, "fortify", **way)
    assert {o for o in offers(g) if o.startswith("fortify indonesia")} == {
        f"fortify indonesia {t} 1..5" for t in ("siam", "india", "middle_east", "east_africa")
    }
    say(g, 0, "fortify indonesia east_africa 5")
    assert (force(g, "east_africa"), force(g, "indonesia"), g.seat) == ([5, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0], 1)


@pytest.mark.rule("K76")
def test_the_way_never_leads_through_enemies_and_nobody_is_asked() -> None:
    g = six(0, "fortify", red="indonesia 6", green="siam 2 middle_east 2", white="east_africa 1", grey="india 1")
    assert offers(g) == ["done", "fortify indonesia siam 1..5"]
    assert refuses(g, 0, "fortify indonesia east_africa 1", "fortify indonesia india 1", "fortify siam indonesia 1")
    say(g, 0, "fortify indonesia siam 5")
    assert (force(g, "siam"), g.seat) == ([5, 0, 0, 0, 2, 0], 1)  # green can't refuse


@pytest.mark.rule("K76", "K79")
@pytest.mark.parametrize("mate", [1, 3, 8])
def test_armies_start_wherever_they_are_and_the_last_may_leave_a_mate(mate: int) -> None:
    """Three red armies share Siam with white's one, three or eight: owned, nobody's or white's, all three may go."""
    g = six(0, "fortify", red="siam 3 india 1", white=f"siam {mate}")
    assert offers(g) == ["done", "fortify siam india 1..3"]
    say(g, 0, "fortify siam india 3")
    assert (force(g, "siam"), force(g, "india")) == ([0, 0, mate, 0, 0, 0], [4, 0, 0, 0, 0, 0])


@pytest.mark.rule("K76", "K79")
def test_of_a_player_alone_one_army_stays() -> None:
    assert offers(six(0, "fortify", red="siam 3 india 1")) == ["done", "fortify siam india 1..2"]


# ---- cards and the end ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K77")
def test_a_drawn_card_joins_the_teams_hand_which_passes_to_the_next_mate() -> None:
    g = six(0, "attack", {0: "alaska alberta"}, red="siam 5", yellow="india 1", white="ural 1")
    rolls(say(g, 0, "attack siam india 3"), 6, 6, 6, 1)
    say(g, 0, "occupy 3", "done", "done")
    say(g, CHANCE, "draw western_us")
    assert (hand(g, 0), hand(g, 1), g.seat) == ({"alaska", "alberta", "western_us"}, set(), 1)
    assert doing(g) == "placing"  # the enemy team has no cards
    say(g, 1, offers(g)[0].replace("1..", ""), "done", "done")
    assert (g.seat, offers(g)) == (2, ["trade alaska alberta western_us 4", "done"])
    assert offers(say(g, 2, "trade alaska alberta western_us 4")) == ["place ural 1..7"]
    assert hand(g, 0) == set()


@pytest.mark.rule("K77", "K11")
@pytest.mark.parametrize(
    ("cards", "free"), [("alaska alberta western_us argentina", True), ("alaska alberta western_us argentina iceland", False)]
)
def test_five_cards_of_the_team_force_whoevers_turn_starts(cards: str, free: bool) -> None:
    for seat in (0, 2, 4):
        assert ("done" in offers(six(seat, "reinforce", {0: cards}))) == free
    assert doing(six(1, "reinforce", {0: cards})) == "placing"
    assert ("done" in offers(six(3, "reinforce", {1: cards}))) == free


@pytest.mark.rule("K77", "K28")
def test_all_team_mates_see_the_hand_and_no_enemy_does() -> None:
    g = six(0, "attack", {0: "alaska joker1", 1: "peru"})
    for seat in range(6):
        view = feldherr.observe(g, seat)
        seen = (hand(view, 0), hand(view, 1))
        assert seen == ((set(), {"peru"}) if seat % 2 else ({"alaska", "joker1"}, set()))
        assert (view.hand_size(0), view.hand_size(1)) == (2, 1)


@pytest.mark.rule("K78")
@pytest.mark.parametrize(
    ("seats", "turn", "loser", "team"), [(4, 0, 3, [0, 2]), (5, 1, 4, [1, 3]), (5, 4, 3, [0, 2, 4]), (6, 2, 5, [0, 2, 4])]
)
def test_the_other_team_wins_as_soon_as_one_player_is_gone(seats: int, turn: int, loser: int, team: list[int]) -> None:
    home: dict[int | str, str] = {s: f"{t} 1" for s, t in enumerate(["peru", "congo", "ural", "iceland", "alaska", "ontario"][:seats])}
    home |= {turn: f"{home[turn]} siam 5", loser: "india 1"}
    g = at(TEAMS, seats, turn=turn, armies=home, rest=(turn + 1) % 2)
    rolls(say(g, turn, "attack siam india 3"), 6, 6, 6, 1)
    assert (winners(g), REASONS[g.reason], feldherr.players(g)) == (team, "a team lost a player", ())


@pytest.mark.rule("K78", "K79")
def test_a_last_army_lost_in_a_shared_territory_ends_the_game_without_a_conquest() -> None:
    """Grey's only two armies and one of blue's defend India; grey has most, loses both, and blue still stands there."""
    g = six(red="siam 5", grey="india 2", blue="india 1 ural 1")
    say(g, 0, "attack siam india 3")
    rolls(say(g, 3, "defend 2"), 6, 6, 1, 1, 1)
    assert (winners(g), force(g, "india")) == ([0, 2, 4], [0, 0, 0, 0, 0, 1])


@pytest.mark.rule("K78")
def test_a_team_with_one_player_out_does_not_play_on_and_a_conquest_alone_wins_nothing() -> None:
    g = six(red="siam 5", grey="india 1 ural 1")
    rolls(say(g, 0, "attack siam india 3"), 6, 6, 6, 1)
    assert (winners(g), doing(g)) == ([], "occupying")


# ---- shared territories in battle -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K79")
@pytest.mark.parametrize("mate", [1, 4, 9])
@pytest.mark.parametrize(("own", "dice"), [(1, ""), (2, "1"), (3, "1..2"), (4, "1..3"), (8, "1..3")])
def test_the_attack_counts_the_players_own_armies_whoever_owns_the_territory(own: int, dice: str, mate: int) -> None:
    g = six(red=f"siam {own}", white=f"siam {mate} china 1 india 1")
    assert attacks(g) == ([f"attack siam indonesia {dice}"] if dice else [])


@pytest.mark.rule("K79", "K19")
def test_the_attackers_own_armies_fall_and_move_in_and_one_of_them_stays() -> None:
    g = six(red="siam 6", white="siam 9", grey="indonesia 2 ural 1")
    say(g, 0, "attack siam indonesia 3")
    rolls(say(g, 3, "defend 1"), 1, 1, 1, 6)
    assert force(g, "siam") == [5, 0, 9, 0, 0, 0]
    say(g, 0, "attack siam indonesia 3")
    rolls(say(g, 3, "defend 2"), 6, 6, 6, 1, 1)
    assert offers(g) == ["occupy 3..4"]
    say(g, 0, "occupy 4")
    assert (force(g, "siam"), force(g, "indonesia")) == ([1, 0, 9, 0, 0, 0], [4, 0, 0, 0, 0, 0])


@pytest.mark.rule("K79")
@pytest.mark.parametrize(
    ("attacker", "defenders", "decides"),
    [
        (0, {1: 1, 3: 2, 5: 1}, 3),  # most armies
        (0, {1: 1, 3: 2, 5: 3}, 5),
        (0, {1: 2, 3: 2, 5: 2}, 1),  # of those tied the next after the attacker
        (2, {1: 2, 3: 2, 5: 2}, 3),
        (4, {1: 2, 3: 2, 5: 2}, 5),
        (4, {1: 2, 3: 2, 5: 1}, 1),
        (2, {1: 3, 3: 2, 5: 3}, 5),
        (0, {1: 1, 3: 1}, 1),  # two armies of the team are enough for two dice
    ],
)
def test_the_mate_with_most_armies_decides_for_the_defence(attacker: int, defenders: dict[int, int], decides: int) -> None:
    home: dict[int | str, str] = {0: "peru 1", 2: "argentina 1", 4: "brazil 1", 1: "ural 1", 3: "iceland 1", 5: "egypt 1"}
    home[attacker] += " siam 9"
    for s, n in defenders.items():
        home[s] += f" india {n}"
    g = say(at(TEAMS, 6, turn=attacker, armies=home, rest=1), attacker, "attack siam india 3")
    assert (feldherr.asked(g), offers(g)) == (decides, ["defend 1..2"])
    for other in range(6):
        if other != decides:
            assert refuses(g, other, "defend 1")


@pytest.mark.rule("K79")
def test_who_decides_loses_first_and_then_the_next() -> None:
    g = six(red="siam 9", yellow="india 1", grey="india 3 iceland 1", blue="india 1 ural 1")
    say(g, 0, "attack siam india 3")
    rolls(say(g, 3, "defend 2"), 6, 6, 6, 1, 1)
    assert force(g, "india") == [0, 1, 0, 1, 0, 1]  # both losses are grey's
    say(g, 0, "attack siam india 3")
    assert feldherr.asked(g) == 1  # looked at again: all are tied now, yellow is next after red
    rolls(say(g, 1, "defend 2"), 6, 6, 6, 1, 1)
    assert force(g, "india") == [0, 0, 0, 0, 0, 1]  # yellow's one, then grey's
    rolls(say(g, 0, "attack siam india 3"), 6, 6, 6, 1)
    assert force(g, "india") == [3, 0, 0, 0, 0, 0]


@pytest.mark.rule("K79")
def test_both_losses_of_a_roll_are_the_deciders_even_if_a_mate_has_more_after_the_first() -> None:
    g = six(red="siam 9", yellow="india 2", grey="india 2 iceland 1")
    say(g, 0, "attack siam india 3")
    rolls(say(g, 1, "defend 2"), 6, 6, 6, 1, 1)
    assert force(g, "india") == [0, 0, 0, 2, 0, 0]


@pytest.mark.rule("K79")
def test_reinforcements_go_on_owned_territories_only() -> None:
    home = {"red": "siam 3 india 2 china 2 indonesia 1", "white": "india 2 china 3"}
    g = six(0, "reinforce", **home)
    assert offers(g) == ["place siam 1..3", "place indonesia 1..3"]  # India is nobody's, China white's
    assert refuses(g, 0, "place india 1", "place china 1")


@pytest.mark.rule("K79")
def test_who_owns_no_territory_reinforces_wherever_an_own_army_stands() -> None:
    g = six(0, "reinforce", red="india 2 china 2", white="india 2 china 3 siam 1")
    assert offers(g) == ["place china 1..3", "place india 1..3"]
    assert refuses(g, 0, "place siam 1")
    say(g, 0, "place china 3")
    assert (force(g, "china"), doing(g)) == ([5, 0, 3, 0, 0, 0], "attacking")


@pytest.mark.rule("K79", "K5")
def test_starting_armies_go_on_own_territories_not_on_a_mates() -> None:
    g = rolls(feldherr.new(feldherr.ruleset(TEAMS), 4), 6, 1, 1, 1)
    while doing(g) == "claiming":
        say(g, feldherr.asked(g), offers(g)[0])
    mine = [t for t in WORLD.territories if force(g, t)[0]]
    assert offers(g) == [f"place {t} 1" for t in mine]
    assert refuses(g, 0, *[f"place {t} 1" for t in WORLD.territories if force(g, t)[2]])
