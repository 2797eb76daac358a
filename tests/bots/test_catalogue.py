"""Computer players by name, and the numbers that they weigh with."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldherr.bots import catalogue, characters
from feldherr.bots.weights import MEANING, Weights


def test_every_name_makes_a_player() -> None:
    assert list(catalogue.strengths()) == ["random", "recruit", "corporal", "simple", "captain", "marshal", "fieldmarshal"]
    assert {"captain", "marshal:careful"} <= set(catalogue.names())
    for name in catalogue.names():
        assert catalogue.make(name, 1, 5.0).reason() == ""


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("captian", 'no computer player is called "captian"; try captain'),
        ("", 'no computer player is called ""; try random, recruit, corporal, simple, captain, marshal, fieldmarshal'),
        ("zzz:careful", "try random, recruit, corporal, simple, captain, marshal, fieldmarshal"),
        ("captain:carful", 'no character is called "carful"; try careful'),
        ("captain:", 'no character is called ""; try '),
        ("recruit:careful", "only corporal, captain, marshal and fieldmarshal have characters"),
        ("random@1", "only corporal, captain, marshal and fieldmarshal have characters and versions"),
        ("marshal@99", 'there is no version "99"; there are 1'),
        ("captain@", 'there is no version ""'),
        ("captain@1:cruel", 'no character is called "cruel"'),
        ("captain@" + "9" * 5000, "there is no version"),
    ],
)
def test_other_names_are_refused_with_the_near_ones(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=r"computer player|character|version") as refused:
        catalogue.make(name)
    assert says in str(refused.value)
    assert len(str(refused.value)) < 300


def test_earlier_versions_can_still_be_played() -> None:
    for number, version in characters.versions().items():
        assert catalogue.make(f"captain@{number}:greedy")
        assert version.run
        assert set(version.weights) == set(MEANING)


def test_characters_are_told_in_a_line_and_weigh_what_there_is() -> None:
    assert len(catalogue.characters()) >= 5
    for name, who in characters.characters().items():
        assert name.isalpha()
        assert 10 < len(who.says) < 80
        assert who.run
        assert len(who.weights) > 0
        assert set(who.weights) <= set(MEANING)


def test_weights_are_those_given_and_the_newest_for_the_rest() -> None:
    newest = characters.numbers()
    w = Weights({"dare": 0.9})
    assert (w.dare, w.army, w.wins) == (0.9, newest["army"], newest["wins"])
    assert characters.numbers("careful")["dare"] == characters.characters()["careful"].weights["dare"]
    with pytest.raises(ValueError, match='there is no weight "might_be"; the weights are army, '):
        Weights({"might_be": 1.0})


def test_the_page_about_computer_players_has_a_line_for_each() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for name in (*catalogue.strengths(), *catalogue.characters()):
        assert f"| `{name}` |" in text
