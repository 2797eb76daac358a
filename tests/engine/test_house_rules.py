"""House rules: every one of them does something, and is refused where it means nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import feldherr
from feldherr.engine.state import PILE
from feldherr.rules.options import HOUSE_RULES
from feldherr.rules.ruleset import rules_of
from laws.games import play_on
from table import armies, at, offers, rolls, say


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_house_rule_can_be_set_in_some_mode_and_is_kept_in_the_save(name: str) -> None:
    rule = HOUSE_RULES[name]
    mode = next(mode for mode in feldherr.MODES.values() if rule.has(mode))
    values = rule.values if ".." not in rule.values[0] else ("0", "7")
    for value in values:
        rules = feldherr.ruleset(mode.name, **{name: value})
        assert rule.of(rules) == value
        assert f"with {name}={value}\n" in feldherr.Game(rules, rules.players[1]).save()


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_the_rulebooks_value_is_one_of_those_allowed(name: str) -> None:
    for mode in feldherr.MODES.values():
        if HOUSE_RULES[name].has(mode):
            assert HOUSE_RULES[name].allows(HOUSE_RULES[name].of(mode)), mode.name


@pytest.mark.parametrize(
    ("mode", "house", "why"),
    [
        ("de2004.liberation", {"fortify": "far"}, "fortify can be adjacent | connected, not 'far'"),
        ("de2004.liberation", {"fortify": "adjacnt"}, "fortify can be adjacent | connected, not 'adjacnt'; did you mean adjacent?"),
        ("de2004.liberation", {"fortfy": "adjacent"}, "there is no house rule 'fortfy'; did you mean fortify?"),
        ("de2004.liberation", {"turn_limit": "1001"}, "turn_limit can be a number from 0 to 1000, not '1001'"),
        ("de2004.liberation", {"turn_limit": "-1"}, "turn_limit can be a number from 0 to 1000, not '-1'"),
        ("de2004.liberation", {"short_game": "yes"}, "short_game has no effect in de2004.liberation, which has"),
        ("de2010.basic", {"set_values": "rising"}, "set_values has no effect in de2010.basic, which has"),
        ("sv2000.conquest", {"capital_falls": "again"}, "capital_falls has no effect in sv2000.conquest, which has"),
        ("de2004.teams", {"elimination_trade_at": "5"}, "elimination_trade_at has no effect in de2004.teams"),
        ("de2004.missions", {"colour_killed_by_other": "counts"}, "has no effect in de2004.missions"),
        ("de2004.liberation", {"dice": "5"}, "there is no house rule 'dice'; choose from defender_two_dice_at"),
        ("sv2000.missions", {"map": "tiny"}, "sv2000.missions can only be played on its own map"),
        ("sv2000.conquest", {"map": "/nowhere.toml"}, "/nowhere.toml"),
    ],
)
def test_what_means_nothing_is_refused_with_what_would(mode: str, house: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        feldherr.ruleset(mode, **house)


@pytest.mark.parametrize(
    ("mode", "seats", "why"), [("de2004.teams", 3, "4 to 6"), ("sv2000.duel", 3, "is for 2 players"), ("de2010.basic", 6, "3 to 5")]
)
def test_wrong_numbers_of_players_are_refused(mode: str, seats: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        feldherr.game(mode, seats)


def test_a_short_game_is_for_four_or_five() -> None:
    with pytest.raises(ValueError, match="short_game is for 4 or 5 players, not 3"):
        feldherr.game("de2010.basic", 3, short_game="yes")
    assert feldherr.game("de2010.basic", 4, short_game="yes").seats == 4


def test_fortify_next_door_only() -> None:
    stand = {0: "alaska 4 alberta 1 ontario 1", 2: "congo 1"}
    assert "fortify alaska ontario 1..3" in offers(at("de2004.liberation", 3, phase="fortify", armies=stand))
    assert offers(at("de2004.liberation", 3, phase="fortify", armies=stand, fortify="adjacent")) == ["done", "fortify alaska alberta 1..3"]


def test_used_cards_on_a_pile_or_under_the_deck() -> None:
    for where, places in (("pile", [PILE, PILE]), ("under", [PILE, PILE - 1])):
        hands = {0: "alaska alberta western_us argentina iceland egypt"}  # six of infantry
        g = at("de2004.liberation", 3, phase="reinforce", armies={0: "congo 1", 2: "peru 1"}, hands=hands, used_cards=where)
        say(g, 0, "trade alaska alberta western_us 4", "trade argentina iceland egypt 6")
        assert [g.cards[0], g.cards[12]] == places


def test_the_turn_limit_counts_each_players_turns_and_the_strongest_wins() -> None:
    game = play_on(feldherr.game("de2010.classic", 3, turn_limit=2), 9, 10_000)
    turns = sum(1 for seat, answer in game.log if seat >= 0 and game.words.write(answer) == "done")
    assert game.over
    assert turns >= 6
    winners, reason = feldherr.result(game.state)
    assert reason == "turn limit"
    held = [list(game.state.owner).count(s) for s in range(3)]
    assert all(held[w] == max(held) for w in winners)


def test_a_tie_at_the_turn_limit_goes_to_most_armies_then_is_shared() -> None:
    board = feldherr.find("de2004.liberation").board.territories
    rows: dict[int | str, str] = {s: " ".join(f"{t} 1" for t in board[14 * s : 14 * s + 14]) for s in range(3)}
    last = {"phase": "fortify", "turn": 2, "lines": "round 2", "turn_limit": 3, "rest": 2}
    for more, winners in (("", (0, 1, 2)), (" brazil 2", (0,))):
        stand = {**rows, 0: rows[0].replace(" brazil 1", more or " brazil 1")}
        g = at("de2004.liberation", 3, armies=stand, **last)  # type: ignore[arg-type]
        say(g, 2, "done")
        assert feldherr.result(g) == (winners, "turn limit")


def test_a_game_on_another_map_is_saved_with_it(tmp_path: Path) -> None:
    source = Path(feldherr.maps.__file__).parent / "tiny.toml"
    own = tmp_path / "my map.toml"
    own.write_text(source.read_text())
    game = play_on(feldherr.game("sv2000.conquest", 2, map=str(own)), 1, 100)
    saved = game.save()
    assert str(own) not in saved, "nobody else has that file"
    own.unlink()
    assert feldherr.load(saved).save() == saved


def test_house_rules_hold_for_two_players_too() -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.conquest", neutral_rounding="up", turn_limit=1), 2)
    assert (rules_of(g).neutral_rounding, g.rules.turn_limit) == ("up", 1)


def test_two_defending_dice_from_two_armies() -> None:
    stand = {0: "alaska 4", 1: "kamchatka 2", 2: "congo 1"}
    g = say(at("sv2000.conquest", 3, armies=stand, defender_two_dice_at=2), 0, "attack alaska kamchatka 3")
    assert offers(g, 1) == ["defend 1..2"]
    g = say(at("sv2000.conquest", 3, armies=stand), 0, "attack alaska kamchatka 3")
    assert armies(rolls(g, 6, 6, 6, 1), "kamchatka") == 1
