"""Positions by names: what is written, and what older texts said with numbers."""

from __future__ import annotations

import pytest

import feldherr
from laws.games import play_on

HEAD = "feldherr position 1\nrules {} 1\nseats 3\narmies 0 alaska 3 peru 1\narmies 1 congo 2\narmies 2 rest 1\n"
PLAIN = HEAD.format("de2004.liberation")


def deck(g: feldherr.State) -> set[str]:
    """What is in the deck, by the line of its text."""
    (line,) = [line for line in feldherr.write_position(g).split("\n") if line.startswith("deck ")]
    return set(line.split()[1:])


def fault(text: str) -> str:
    with pytest.raises(feldherr.SaveError) as e:
        feldherr.read_position(text)
    return str(e.value)


def test_capitals_and_missions_are_written_by_name_and_read_by_number_too() -> None:
    for mode, line, names, numbers in (
        ("sv2000.capitals", "aside alaska congo egypt\ncapitals", "alaska congo egypt", "0 23 21"),
        ("sv2000.missions", "missions", None, "0 1 2"),
    ):
        names = names or " ".join(feldherr.find(mode).extra.own_cards()[:3])
        by_name, by_number = (feldherr.read_position(f"{HEAD.format(mode)}{line} {row}\nphase attack") for row in (names, numbers))
        assert by_name == by_number
        assert f"{line.split()[-1]} {names}\n" in feldherr.write_position(by_number)


def test_a_table_writes_its_deck() -> None:
    g = feldherr.read_position(f"{PLAIN}hand 0 siam\nunder 0 brazil\nphase attack")
    assert deck(g) == {*g.rules.board.territories, "joker1", "joker2"} - {"siam", "brazil"}


def test_a_deck_line_says_all_that_is_in_the_deck() -> None:
    g = feldherr.read_position(f"{PLAIN}deck siam joker1\nhand 1 brazil\nunder 0 rest\nphase attack")
    assert deck(g) == {"siam", "joker1"}
    assert feldherr.hand(g, 1) == ["brazil"]
    assert g == feldherr.read_position(feldherr.write_position(g))
    assert feldherr.read_position(f"{PLAIN}deck rest\nphase attack") == feldherr.read_position(f"{PLAIN}phase attack")


def test_faults_of_deck_lines() -> None:
    assert "no line says where these cards are: alaska, northwest_territory, greenland …" in fault(f"{PLAIN}deck siam\nphase attack")
    assert "the rest of the cards can be in one place only" in fault(f"{PLAIN}deck rest\nunder 0 rest\nphase attack")
    assert "the card siam is in two places" in fault(f"{PLAIN}hand 0 siam\ndeck siam rest\nphase attack")
    assert "a view doesn't know the deck: remove the deck line" in fault(f"{PLAIN}view 0\ndeck rest\nphase attack")


@pytest.mark.parametrize("mode", list(feldherr.MODES))
def test_a_view_has_no_deck_line_and_reads_back_equal(mode: str) -> None:
    rules = feldherr.MODES[mode]
    game = play_on(feldherr.Game(rules, rules.players[0]), 4, 150)
    for seat in range(-1, game.seats):
        view = feldherr.observe(game.state, seat)
        text = feldherr.write_position(view)
        assert "\ndeck " not in text
        assert feldherr.read_position(text) == view
