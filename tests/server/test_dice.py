"""Dice that nobody can bend: shares of all devices, the proof, and both checkers on honest tables."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldherr
from feldherr.bots.players.random import pick
from feldherr.cli.commands.verify import compare
from feldherr.editions import MODES
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.server.keys import kept
from feldherr.server.store.records import HOST, Opening
from feldherr.server.tables.dice import Key, Sealed
from feldherr.server.tables.opening import opening_again, promised
from feldherr.server.tables.proof import check
from feldherr.server.tables.seed_shares import Committed, Revealed
from feldherr.server.tables.session import Refusal, Session
from server.checkers import other_checker
from server.seeded import KEY, SHORT, Played, finished, fits

# ---- making the seed --------------------------------------------------------------------------------------------------------------


def test_no_die_falls_before_all_have_shown_their_shares() -> None:
    t = Played("sv2000.conquest", ["person", "captain", "person", "person"], shares=True)
    assert (t.table.asked(), t.rows) == ([CHANCE], [])
    for seat in (3, 0):
        t.commit(seat)
    with pytest.raises(Refusal, match="not awaited"):
        t.reveal(0)
    t.commit(2)
    assert t.table.seeding.closed
    for seat in (0, 2):
        t.reveal(seat)
        assert t.table.answers == 0
    t.reveal(3)
    assert t.table.answers > 10


def test_a_share_counts_once_and_only_as_committed() -> None:
    t = Played("sv2000.duel", ["person", "person"], shares=True)
    t.commit(0)
    with pytest.raises(Refusal, match="not awaited"):
        t.commit(0)
    t.commit(1)
    with pytest.raises(Refusal, match="not the share"):
        t.table.contributed(Revealed(0, "ab" * 32), 1)
    with pytest.raises(Refusal, match="not awaited"):
        t.table.contributed(Revealed(0, t.shares[0, 1]), 2)


def test_nobody_commits_to_something_else_after_seeing_the_shares_of_others() -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True)
    for seat in range(3):
        t.commit(seat)
    t.reveal(0)
    t.reveal(1)
    for other in ("ab" * 32, ""):  # nor takes no part after all: only the host can go on without them, and that is told
        with pytest.raises(Refusal, match="nobody can commit to something else"):
            t.table.contributed(Committed(2, other), 1)
    assert (t.table.seeding.round, t.table.seeding.waits) == (1, [2])


def test_each_share_changes_all_dice() -> None:
    one, other = finished(seed=1), finished(seed=1)
    assert one.table.seeding.given == other.table.seeding.given
    assert one.lines != other.lines  # the server's share is another
    fresh = Played("sv2000.duel", ["person", "person"], 2, shares=True)
    fresh.commit(0)
    fresh.commit(1)
    seeds = set()
    for last in range(8):
        given_ = {**fresh.table.seeding.given}
        given_ = {seat: type(share)(share.commit, f"{seat * last:064x}" if seat else "0" * 63 + "1") for seat, share in given_.items()}
        seeds.add(fresh.table.secret.seed(fresh.table.seeding.but(given=given_)))
    assert len(seeds) == 8


def test_programs_that_know_nothing_of_shares_play_at_once() -> None:
    t = Played("sv2000.duel", ["person", "person"], house=SHORT)
    assert (t.table.seeding.waits, t.table.answers > 0) == ([], True)
    assert check(feldherr.load(t.play().saved()), t.proof()).shares == 0
    mixed = Played("sv2000.duel", ["person", "person"], shares=True, house=SHORT)
    mixed.take(mixed.table.contributed(Committed(1, ""), 1))
    mixed.gather().play()
    assert check(feldherr.load(mixed.saved()), mixed.proof())[-2:] == (1, 2)


def test_a_table_of_computers_has_the_share_of_its_host() -> None:
    t = Played("sv2000.conquest", ["captain", "captain", "captain"], shares=True, house=SHORT)
    assert t.table.seeding.waits == [HOST]
    t.gather().play()
    assert check(feldherr.load(t.saved()), t.proof())[-2:] == (1, 1)


def test_whoever_is_left_out_makes_all_others_give_new_shares() -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True, house=SHORT)
    for seat in range(3):
        t.commit(seat)
    t.reveal(0)
    t.take(t.table.begun_without())
    assert (t.table.seeding.round, t.table.seeding.waits) == (2, [0])  # 1 and 2 had not shown theirs: out; what 0 showed is void
    t.gather().play()
    assert t.shares[0, 1] not in t.proof()
    assert check(feldherr.load(t.saved()), t.proof())[-2:] == (1, 3)


def test_who_has_not_come_is_left_out_without_a_new_round() -> None:
    t = Played("sv2000.duel", ["person", "person"], shares=True)
    t.commit(0)
    t.take(t.table.begun_without())
    assert (t.table.seeding.round, t.table.seeding.waits) == (1, [0])
    t.reveal(0)
    assert t.table.answers > 0


def test_a_computer_in_a_seat_is_not_waited_for() -> None:
    t = Played("sv2000.duel", ["person", "person"], shares=True)
    t.commit(0)
    t.take(t.table.seated(1, "captain"))
    t.reveal(0)
    assert t.table.answers > 0
    t.play(60)
    assert t.again().state.owner == t.table.state.owner


@pytest.mark.parametrize("committed", [False, True])
def test_whoever_resigns_is_not_waited_for(committed: bool) -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True, house=SHORT)
    if committed:
        t.commit(1)
    t.take(t.table.resign(1))
    assert 1 not in t.table.seeding.waits
    t.gather().play(10)
    assert t.table.answers > 10
    assert t.again().state.owner == t.table.state.owner
    t.take(t.table.resign(0))  # with the dice made, nothing is gathered again
    assert t.table.seeding.waits == []


def test_a_rematch_gathers_anew() -> None:
    t = finished()
    opening = promised("ff", opening_again(t.table)[0], KEY)
    assert (opening.shares, opening.start) == (True, 0)
    assert opening.commitment != t.table.opening.commitment
    assert Session("ff", opening, KEY).seeding.waits == [0, 1]


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_order_things_come_in_the_record_leads_to_the_same_seed(data: st.DataObject) -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], data.draw(st.integers(0, 99)), shares=True)
    for _ in range(14):
        if not (waits := t.table.seeding.waits):
            break
        what = data.draw(st.sampled_from(["give", "give", "give", "leave", "computer"]))
        seat = data.draw(st.sampled_from(waits))
        if what == "give":
            (t.reveal if t.table.seeding.closed else t.commit)(seat)
        elif what == "leave":
            t.take(t.table.begun_without())
        else:
            t.take(t.table.seated(seat, "captain"))
    t.gather()
    again = t.again()
    assert again.seeding == t.table.seeding
    assert again.secret.seed(again.seeding) == t.table.secret.seed(t.table.seeding) != ""
    assert (again.answers, list(again.state.owner)) == (t.table.answers, list(t.table.state.owner))


# ---- what the database shows ------------------------------------------------------------------------------------------------------


def test_the_record_shows_no_future_die() -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True).gather().play(150)
    seed = t.table.secret.seed(t.table.seeding)
    stored = repr((t.table.opening, t.rows))
    assert seed not in stored
    assert KEY.share("0a1b", t.table.opening.seed) not in stored
    known = t.again(None)
    assert known.secret.seed(known.seeding) == ""
    rolls = [row for row in t.rows if row.text.startswith("? roll")]
    guesses = [t.table.opening.seed, t.table.seeding.commitment, *(s.share for s in t.table.seeding.given.values())]
    game = feldherr.load(t.saved())
    for guess in guesses:
        assert len(compare(game, guess)[1]) >= len(rolls) // 2


def test_a_lost_key_loses_no_table() -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True, house=SHORT).gather().play(100)
    before = t.table.answers
    t.table = t.again(Key(b"x" * 32))
    while t.table.seeding.waits == [] and not t.table.over:
        t.step()
    assert (t.table.seeding.round, t.table.seeding.start >= before, t.table.seeding.waits) == (2, True, [0, 1, 2])
    assert t.table.asked() == [CHANCE]
    t.gather().play()
    report = check(feldherr.load(t.saved()), t.proof())
    assert (report.lost > 40, report.checked > 10) == (True, True)
    assert t.again(Key(b"x" * 32)).earlier == t.table.earlier


@pytest.mark.parametrize("commit", ["", "ab" * 32])
def test_nobody_commits_again_or_drops_out_once_the_list_is_closed(commit: str) -> None:
    t = Played("sv2000.conquest", ["person", "person"], shares=True, house=SHORT)
    for seat in (0, 1):
        t.commit(seat)
    t.reveal(0)
    with pytest.raises(Refusal):
        t.table.contributed(Committed(1, commit), 1)


def test_after_a_lost_key_nobody_waits_for_seats_that_have_no_person() -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True, house=SHORT).gather().play(100)
    t.take(t.table.seated(1, "captain"))
    t.take(t.table.seated(2, resigned=True))
    t.table = t.again(Key(b"x" * 32))
    while t.table.seeding.waits == [] and not t.table.over:
        t.step()
    assert t.table.seeding.waits == [0]
    assert t.again(Key(b"x" * 32)).seeding == t.table.seeding


def test_a_key_file_that_others_may_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db.key"
    kept(path)
    path.chmod(0o644)
    kept(path)
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_key_file_is_for_its_owner_only_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db.key"
    first = kept(path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert kept(path).secret == first.secret
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    path.write_text("nonsense")
    with pytest.raises(ValueError, match="damaged"):
        kept(path)


# ---- checking ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", sorted(MODES))
def test_both_checkers_find_every_mode_honest(mode: str, tmp_path: Path) -> None:
    t = Played(mode, list(fits(mode)), 3, shares=True).gather().play(900)
    game, proof = t.saved(), t.proof()
    report = check(feldherr.load(game), proof, t.table.opening.commitment)
    assert report.checked == sum(line.startswith("?") for line in t.lines) > 0
    assert other_checker(tmp_path, game, proof, t.table.opening.commitment)


def test_a_table_continued_from_a_save_is_found_honest(tmp_path: Path) -> None:
    old = Played("sv2000.duel", ["person", "person"], 5).play(120)
    t = Played("sv2000.duel", ["person", "person"], 6, game=old.saved(), shares=True).gather().play(400)
    start = t.table.opening.start
    assert start == old.table.answers > 100
    report = check(feldherr.load(t.saved()), t.proof())
    draws = [n for n, line in enumerate(t.lines, 1) if line.startswith("?")]
    assert report[:2] == (sum(n > start for n in draws), sum(n <= start for n in draws))
    assert other_checker(tmp_path, t.saved(), t.proof())
    assert compare(feldherr.load(t.saved()), t.table.secret.seed(t.table.seeding), start)[1] == []


def test_what_was_brought_in_a_file_is_not_taken_back() -> None:
    old = Played("sv2000.duel", ["person", "person"], 5).play(30)
    t = Played("sv2000.duel", ["person", "person"], 6, game=old.saved())
    assert t.table.undoable() == -1


def test_dice_of_people_are_not_ours_to_check(tmp_path: Path) -> None:
    t = Played("sv2000.duel", ["person", "person"], 2, shares=True, dice="hand").gather()
    while t.table.answers < 200:
        seat = t.table.asked()[0]
        t.take(t.table.chosen(seat, chance(t.table.state, t.stream) if seat == CHANCE else pick(t.table.view(seat), seat, t.stream)))
    report = check(feldherr.load(t.saved()), t.proof())
    assert (report.checked > 10, report.by_hand > 10) == (True, True)
    assert other_checker(tmp_path, t.saved(), t.proof())


def test_nobody_draws_a_card_by_hand_while_shares_are_awaited() -> None:
    t = Played("sv2000.conquest", ["person", "person", "person"], shares=True, dice="hand")
    assert (t.table.asked(), t.table.question(t.table.view(0))) == ([CHANCE], None)
    with pytest.raises(Refusal, match="no dice are to be rolled"):
        t.table.answered(CHANCE, "deal alaska", 0)


def test_tables_of_the_first_scheme_play_on_and_are_checked(tmp_path: Path) -> None:
    names = ["Ada", "Ben"]
    opening = Opening("sv2000.duel", SHORT, names, ["person", "person"], 0, 0, False, "program", "5e" * 32)
    t = Played("sv2000.duel", ["person", "person"])
    t.table, t.rows = Session("0a1b", opening, KEY), []
    t.take(t.table.begin())
    t.play()
    assert compare(feldherr.load(t.saved()), "5e" * 32)[1] == []
    assert check(feldherr.load(t.saved()), t.proof(), hashlib.sha256(bytes.fromhex("5e" * 32)).hexdigest()).checked > 50
    assert other_checker(tmp_path, t.saved(), t.proof())


# ---- statistics -------------------------------------------------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((n - mean) ** 2 for n in counts) / mean


def faces(throws: int) -> tuple[list[int], list[int]]:
    """How often each face and each pair of faces fell in throws of five dice, from one seed."""
    single, pairs = [0] * 6, [0] * 36
    for n in range(1, throws + 1):
        die = Sealed("a7" * 32, n)
        throw = [die.below(6) for _ in range(5)]
        for face in throw:
            single[face] += 1
        pairs[throw[0] * 6 + throw[1]] += 1
    return single, pairs


def test_all_faces_are_equally_likely() -> None:
    single, pairs = faces(20_000)
    assert chi_square(single) < 25.7  # 5 degrees of freedom: one in ten thousand
    assert chi_square(pairs) < 76.6  # 35


@pytest.mark.deep
def test_all_faces_are_equally_likely_in_ten_million() -> None:
    single, pairs = faces(2_000_000)
    assert sum(single) == 10_000_000
    assert chi_square(single) < 25.7
    assert chi_square(pairs) < 76.6
