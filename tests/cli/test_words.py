"""Answers as people type them."""

from __future__ import annotations

import pytest

from feldherr import State, choices
from feldherr.cli.input.answer_errors import can
from feldherr.cli.input.answers import Reader
from feldherr.cli.input.verbs import COMMANDS, command, meant, shown
from feldherr.cli.table.names import Names, clean
from feldherr.cli.table.phrases import Unclear, either
from feldherr.engine.action import VERBS
from feldherr.locales import LANGUAGES, knows, say, speaking
from table import at

PLAYERS = ["Anna", "Bo", "Cy"]


def attacking() -> State:
    return at("de2004.liberation", 3, armies={0: "alaska 5 north_africa 4 western_us 3 great_britain 9", 2: "ural 1"})


def placing(mode: str = "de2004.liberation") -> State:
    return at(mode, 3, phase="reinforce", armies={0: "alaska 5 alberta 2 egypt 1 east_africa 1 north_africa 1", 2: "ural 1"})


def read(g: State, text: str) -> str:
    """What the words mean: `attack alaska kamchatka 3`; the number is ? if it would be asked for."""
    names = Names(g.rules, g.seats, PLAYERS)
    option, n = Reader(names).read(text, choices(g, 0), g, 0)
    words = names.words.write(option.answer(option.high if n is None else n))
    return words if n is not None else words.rpartition(" ")[0] + " ?"


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("attack alaska kamchatka 3", "attack alaska kamchatka 3"),
        ("att ala kam 3", "attack alaska kamchatka 3"),
        ("a ala kam 1", "attack alaska kamchatka 1"),
        ("ATTACK Alaska KAMCHATKA", "attack alaska kamchatka 3"),
        ("attack from alaska to kamchatka with 2 armies", "attack alaska kamchatka 2"),
        ("ala kam", "attack alaska kamchatka 3"),
        ("att north africa brazil 2", "attack north_africa brazil 2"),
        ("att n a br", "attack north_africa brazil 3"),
        ("att nordafrika brasilien", "attack north_africa brazil 3"),
        ("att Nordwestafrika Brazilië", "attack north_africa brazil 3"),
        ("att Großbritannien Island", "attack great_britain iceland 3"),
        ("att grossbrit isl 1", "attack great_britain iceland 1"),
        ("att western_us alb", "attack western_us alberta 2"),
        ("done", "done"),
        ("d", "done"),
        ("stop", "done"),
    ],
)
def test_attacks(typed: str, means: str) -> None:
    assert read(attacking(), typed) == means


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("place alaska 3", "place alaska 3"),
        ("alaska 3", "place alaska 3"),
        ("pl 2 egy", "place egypt 2"),
        ("no 1", "place north_africa 1"),
        ("alb", "place alberta ?"),
    ],
)
def test_placements(typed: str, means: str) -> None:
    assert read(placing(), typed) == means


@pytest.mark.parametrize(
    ("tag", "typed", "means"),
    [
        ("de", "angreifen von alaska nach kamtschatka 2", "attack alaska kamchatka 2"),
        ("de", "an ala kam", "attack alaska kamchatka 3"),
        ("de", "attack alaska kamchatka", "attack alaska kamchatka 3"),
        ("de", "fertig", "done"),
        ("de", "f", "done"),
        ("de", "nein danke", "done"),
        ("sv", "anfall från alaska till kamtjatka", "attack alaska kamchatka 3"),
        ("sv", "klar", "done"),
        ("nl", "aanval van alaska naar kamtsjatka met 1", "attack alaska kamchatka 1"),
        ("nl", "klaar", "done"),
        ("en", "angreifen alaska kamtschatka", "attack alaska kamchatka 3"),
    ],
)
def test_answers_in_the_language_that_is_spoken(tag: str, typed: str, means: str) -> None:
    with speaking(tag):
        assert read(attacking(), typed) == means


@pytest.mark.parametrize(
    ("tag", "typed", "says"),
    [
        ("de", "angreifn alaska", "„angreifn“ ist weder Befehl noch Gebiet (tippe hilfe); meinst du angreifen?"),
        ("de", "setze alaska 3", "setzen geht jetzt nicht; du kannst angreifen oder fertig tippen"),
        ("de", "place alaska 3", "setzen geht jetzt nicht; du kannst angreifen oder fertig tippen"),
        ("de", "angreifen", "angreifen: was davon, Alaska, Weststaaten, Großbritannien oder Nordwestafrika?"),
        ("sv", "anfall alaska brasilien", "anfall Alaska går bara med Nordvästra territoriet, Alberta eller Kamtjatka"),
        ("nl", "aanvallen xyzzy", "‘xyzzy’ is geen gebied"),
    ],
)
def test_mistakes_are_told_in_it_too(tag: str, typed: str, says: str) -> None:
    with speaking(tag), pytest.raises(Unclear) as e:
        read(attacking(), typed)
    assert str(e.value) == says


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_word_is_understood_as_what_it_is_shown_for(tag: str) -> None:
    typed = [verb for verb in VERBS if knows(f"type-{verb}")]
    with speaking(tag):
        assert [name for name in COMMANDS if command(say(f"command-{name}").split()[0]) != name] == []
        assert [verb for verb in typed if verb not in meant(shown(verb), typed)] == []
        assert [verb for verb in typed if command(shown(verb)) and (verb, tag) != ("save", "en")] == []


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("attack alaska kamchatca", '"kamchatca" is not a territory; did you mean Kamchatka?'),
        ("attack alasca kamchatka", '"alasca" is not a territory; did you mean Alaska?'),
        ("attack xyzzy", '"xyzzy" is not a territory'),
        ("attack brazil peru", "Brazil is not yours; only Alaska, Western United States, Great Britain or North Africa"),
        ("attack alaska brazil", "attack Alaska only works with Northwest Territory, Alberta or Kamchatka"),
        ("attack alaska", "attack alaska: which one, Northwest Territory, Alberta or Kamchatka?"),
        ("att n", "which one"),
        ("attack alaska kamchatka 4", "4 is not possible here; type 1 to 3"),
        ("attack alaska kamchatka 0", "0 is not possible here"),
        ("place alaska 3", "place is not possible now; you can type attack or done"),
        ("deal alaska", '"deal" is not a territory'),
        ("xyzzy", '"xyzzy" is not a command or a territory (type help); you can type attack or done'),
        ("atack alaska", '"atack" is not a command or a territory (type help); did you mean attack?'),
        ("done deal", "type done by itself"),
        ("", "type a move"),
        ("!?", "type a move"),
    ],
)
def test_mistakes_are_told_kindly(typed: str, says: str) -> None:
    with pytest.raises(Unclear) as e:
        read(attacking(), typed)
    assert says in str(e.value)


def test_ambiguous_names_are_listed() -> None:
    with pytest.raises(Unclear, match="place al: which one, Alaska or Alberta\\?"):
        read(placing(), "place al")
    with pytest.raises(Unclear, match="place e: which one, Egypt or East Africa\\?"):
        read(placing(), "e")


def test_sets_in_any_order_and_the_better_reading() -> None:
    hand: dict[int | str, str] = {0: "alaska brazil joker1 congo"}
    g = at("sv2000.missions", 3, phase="reinforce", armies={0: "peru 1", 2: "ural 1"}, hands=hand, lines="missions 0 1 2")
    best = max(
        o.high for o in choices(g, 0) if o.verb == "trade" and {*o.on} >= {g.rules.board.number["alaska"], g.rules.board.number["brazil"]}
    )
    assert read(g, "trade joker1 brazil alaska").endswith(f"joker1 {best}")


def test_names_of_players() -> None:
    assert clean([], 3) == ["Red", "Blue", "Green"]
    assert clean(["Blue"], 2) == ["Blue", "Red"]
    assert clean(["A\x1b[2Jb", "B"], 2) == ["A[2Jb", "B"]
    for bad in (["A", "A"], ["A", "a"], ["", "B"], ["A", "B", "C"]):
        with pytest.raises(ValueError, match="name"):
            clean(bad, 2)


def test_marks_are_letters_that_differ() -> None:
    rules = attacking().rules
    assert Names(rules, 3, PLAYERS).letters == ["A", "B", "C"]
    assert Names(rules, 3, ["Anna", "Adam", "Cy"]).letters == ["A", "B", "C"]
    assert Names(rules, 3, ["Zoe", "Yan", "Xu"]).letters == ["Z", "Y", "X"]


def test_what_can_be_done() -> None:
    assert can(["done", "attack", "lay"]) == "you can type attack, lay or done"
    assert can(["done"]) == "you can type done"
    assert can(["capital"]) == "you can type capital"


def test_either() -> None:
    assert [either(list(x)) for x in ("a", "ab", "abc")] == ["a", "a or b", "a, b or c"]
