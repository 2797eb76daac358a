"""Dice that nobody can bend: shares of all devices, the proof, both checkers, and every kind of tampering they must find."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldherr
from feldherr.bots.players.random import pick
from feldherr.cli.commands.verify import compare
from feldherr.editions import MODES, find
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.server.keys import kept
from feldherr.server.store.records import HOST, Opening
from feldherr.server.tables.dice import Key, Sealed, digest, share_commitment
from feldherr.server.tables.opening import opening_again, promised
from feldherr.server.tables.proof import Wrong, check
from feldherr.server.tables.session import Refusal, Session
from feldherr.server.tables.shares import Committed, Revealed
from server.seeded import KEY, SHORT, Played, finished

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / "examples" / "dice" / "check.ts"


def fits(mode: str) -> tuple[str, ...]:
    return ("person", "captain", "person", "person", "captain", "person")[: max(find(mode).players)]


def node() -> str:
    sys.path.insert(0, str(ROOT / "tools"))
    from web import find_node

    return str(find_node()[0])


def other_checker(tmp_path: Path, game: str, proof: str, promised: str = "") -> bool:
    """What the checker says that shares no code with us."""
    (tmp_path / "game").write_text(game, "utf-8")
    (tmp_path / "proof").write_text(proof, "utf-8")
    command = [node(), "--no-warnings", str(NODE), str(tmp_path / "game"), str(tmp_path / "proof"), *([promised] if promised else [])]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.split(":")[0]) in ((0, "GOOD"), (1, "WRONG")), done.stdout + done.stderr
    return done.returncode == 0


def our_checker(game: str, proof: str, promised: str = "") -> bool:
    try:
        check(feldherr.load(game), proof, promised)
    except (Wrong, ValueError):
        return False
    return True


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


# ---- tampering (the table in docs/dice.md) ----------------------------------------------------------------------------------------

Texts = tuple[str, str]


def resealed(game: str, proof: str) -> Texts:
    """The proof with the right digest of the moves: whoever tampers with them can do that much."""
    lines = game.split("\n")
    told = lines[next(i for i, line in enumerate(lines) if line.startswith("seats ")) + 1 : -1]
    head = proof[: proof.rindex("moves ")]
    return game, f"{head}moves {len(told)} {digest(''.join(f'{line}' + chr(10) for line in told))}\n"


def rolls(game: str) -> list[int]:
    return [i for i, line in enumerate(game.split("\n")) if line.startswith("? roll ")]


def changed_roll(game: str, proof: str) -> Texts:
    """The face of one die is another."""
    lines = game.split("\n")
    for i in rolls(game)[5:]:
        words = lines[i].split()
        words[2] = str(int(words[2]) % 6 + 1)
        tried = "\n".join([*lines[:i], " ".join(words), *lines[i + 1 :]])
        if legal(tried):
            return resealed(tried, proof)
    raise AssertionError("no roll can be changed")


def swapped_rolls(game: str, proof: str) -> Texts:
    """Two throws change places."""
    lines, at = game.split("\n"), rolls(game)
    for a, b in pairwise(at):
        tried = lines[:]
        tried[a], tried[b] = lines[b], lines[a]
        if lines[a] != lines[b] and legal("\n".join(tried)):
            return resealed("\n".join(tried), proof)
    raise AssertionError("no rolls can be swapped")


def legal(game: str) -> bool:
    try:
        feldherr.load(game)
    except ValueError:
        return False
    return True


def changed_draw(game: str, proof: str) -> Texts:
    """Two cards were dealt the other way round."""
    lines = game.split("\n")
    deals = [i for i, line in enumerate(lines) if line.startswith("? ") and "roll" not in line]
    for a in deals:
        for b in deals[deals.index(a) + 1 :]:
            tried = lines[:]
            tried[a], tried[b] = lines[b], lines[a]
            if legal("\n".join(tried)):
                return resealed("\n".join(tried), proof)
    raise AssertionError("no draw can be changed")


def draws_renamed(game: str, proof: str) -> Texts:
    """Two cards were dealt the other way round, and the proof says so too."""
    swapped, proof = changed_draw(game, proof)
    for old, new in zip(game.split("\n"), swapped.split("\n"), strict=True):
        if old != new:
            proof = proof.replace(f" {old[2:]}\n", f" ~{new[2:]}\n")
    return swapped, proof.replace(" ~", " ")


def truncated(game: str, proof: str) -> Texts:
    """The last twenty moves are left out."""
    return "\n".join(game.split("\n")[:-21]) + "\n", proof


def reordered(game: str, proof: str) -> Texts:
    """Two moves of people change places; the dice between them are the same."""
    lines = game.split("\n")
    for i in range(60, len(lines) - 2):
        tried = lines[:]
        tried[i], tried[i + 1] = lines[i + 1], lines[i]
        if lines[i] != lines[i + 1] and not lines[i].startswith("?") and not lines[i + 1].startswith("?") and legal("\n".join(tried)):
            return "\n".join(tried), proof
    raise AssertionError("no moves can be swapped")


def inserted(game: str, proof: str) -> Texts:
    """A move more: every throw after it is another one's."""
    lines = game.split("\n")
    for i, line in enumerate(lines):
        words = line.split()
        if len(words) == 4 and words[1] == "place" and int(words[3]) > 1:
            two = [" ".join([*words[:3], "1"]), " ".join([*words[:3], str(int(words[3]) - 1)])]
            tried = "\n".join([*lines[:i], *two, *lines[i + 1 :]])
            if legal(tried):
                return resealed(tried, proof)
    raise AssertionError("no move can be cut in two")


def edited(start: str, change: Callable[[str], str]) -> Callable[[str, str], Texts]:
    """The first line of the proof that begins so is another."""

    def tamper(game: str, proof: str) -> Texts:
        lines = proof.split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith(start))
        return game, "\n".join([*lines[:at], change(lines[at]), *lines[at + 1 :]])

    tamper.__doc__ = f"In the proof the line `{start.strip()} …` is another."
    return tamper


def flipped(line: str) -> str:
    return line[:-1] + ("0" if line[-1] != "0" else "1")


def rebuilt(game: str, proof: str, change: Callable[[list[str]], list[str]]) -> Texts:
    """The proof with other lines before `commitment`, and all digests made anew: what a dishonest server could hand out."""
    lines = proof.split("\n")
    end = next(i for i, line in enumerate(lines) if line.startswith("commitment "))
    block = change(lines[:end])
    server = next(i for i, line in enumerate(block) if line.startswith("server "))
    table, nth = block[1].split()[1], block[server + 1].split()[1]
    for i, line in enumerate(block):
        words = line.split()
        if words[0] == "share":
            block[i] = f"share {words[1]} {share_commitment(table, int(nth), int(words[1]), words[3])} {words[3]}"
    whole = ["".join(f"{line}\n" for line in part) for part in (block[: server + 1], block)]
    return game, "\n".join([*block, f"commitment {digest(whole[0])}", f"seed {digest(whole[1])}", *lines[end + 2 :]])


def anew(start: str, change: Callable[[str], str]) -> Callable[[str, str], Texts]:
    def tamper(game: str, proof: str) -> Texts:
        return rebuilt(game, proof, lambda block: [change(line) if line.startswith(start) else line for line in block])

    tamper.__doc__ = f"`{start.strip()}` is another, and all digests are made anew."
    return tamper


def without_a_share(game: str, proof: str) -> Texts:
    """A share is left out, and all digests are made anew."""
    return rebuilt(game, proof, lambda block: [f"none {line.split()[1]}" if line.startswith("share 2") else line for line in block])


def shares_swapped(game: str, proof: str) -> Texts:
    """Two shares change places, and all digests are made anew."""

    def swap(block: list[str]) -> list[str]:
        a, b = (i for i, line in enumerate(block) if line.startswith("share "))
        block[a], block[b] = block[b], block[a]
        return block

    return rebuilt(game, proof, swap)


def other_house(game: str, proof: str) -> Texts:
    """The game file says that other house rules were played."""
    return game.replace("with turn_limit=2", "with turn_limit=9"), proof


def renamed(game: str, proof: str) -> Texts:
    """The game file says that others have played."""
    return game.replace("name Player 1", "name Player 9"), proof


def draws_gone(game: str, proof: str) -> Texts:
    """The proof says nothing of a draw."""
    lines = proof.split("\n")
    return game, "\n".join(line for line in lines if not line.startswith("draw 1 "))


def wider_draw(game: str, proof: str) -> Texts:
    """The proof gives a draw more room than it has."""
    words = next(line for line in proof.split("\n") if line.startswith("draw ")).split()
    return game, proof.replace(" ".join(words) + "\n", f"draw {words[1]} {words[2]} 0 {words[2]} {' '.join(words[5:])}\n")


def later_start(game: str, proof: str) -> Texts:
    """The proof says that the first moves came from a file, and all digests are made anew."""
    return anew("from ", lambda line: "from 40")(game, proof)


def appended(game: str, proof: str) -> Texts:
    """Something is added to the proof."""
    return game, proof + "draw 1 1 0 1\n"


def cut_proof(game: str, proof: str) -> Texts:
    """The proof ends in the middle of a line."""
    return game, proof[:-9]


TAMPERED = {
    "changed roll": changed_roll,
    "swapped rolls": swapped_rolls,
    "changed draw": changed_draw,
    "truncated game": truncated,
    "reordered moves": reordered,
    "a move more": inserted,
    "changed share": edited("share 0", flipped),
    "changed share, digests made anew": anew("share 0", flipped),
    "share left out": without_a_share,
    "shares swapped": shares_swapped,
    "changed server's share": edited("server ", flipped),
    "other server's share, digests made anew": anew("server ", flipped),
    "other seed": edited("seed ", flipped),
    "replaced commitment": edited("commitment ", flipped),
    "other table": edited("table ", flipped),
    "other table, digests made anew": anew("table ", flipped),
    "other rules": edited("rules ", lambda line: line + "0"),
    "other rules, digests made anew": anew("rules ", lambda line: line + "0"),
    "other house rules": edited("with ", flipped),
    "other house rules in the game": other_house,
    "other seats": edited("seat 2", lambda line: line.replace("person", "captain")),
    "other seats, digests made anew": anew("seat 2", lambda line: line.replace("person", "captain")),
    "other names": edited("seat 0", lambda line: line + "x"),
    "other names in the game": renamed,
    "dice said to be by hand": edited("dice ", lambda line: "dice hand"),
    "dice said to be by hand, digests made anew": anew("dice ", lambda line: "dice hand"),
    "other round": edited("round ", lambda line: "round 2"),
    "changed draw, in the proof too": draws_renamed,
    "draw left out of the proof": draws_gone,
    "draw with more room": wider_draw,
    "moves said to come from a file": later_start,
    "proof with more": appended,
    "proof cut off": cut_proof,
}
RULES = {"changed draw, in the proof too", "draw with more room"}  # whoever knows no rules can't tell which cards were left
PROMISED = {"other seats, digests made anew", "dice said to be by hand, digests made anew", "moves said to come from a file"}


@pytest.fixture(scope="module")
def honest() -> tuple[str, str, str]:
    t = finished("sv2000.conquest", ("person", "captain", "person"), 7)
    return t.saved(), t.proof(), t.table.opening.commitment


@pytest.mark.parametrize("kind", TAMPERED)
def test_tampering_is_found_by_both(kind: str, honest: tuple[str, str, str], tmp_path: Path) -> None:
    """With the commitment that everybody could see before the game; without it, too, but where a whole other promise is made up."""
    game, proof, commitment = honest
    assert our_checker(*honest)
    tampered = TAMPERED[kind](game, proof)
    assert tampered != (game, proof)
    assert not our_checker(*tampered, commitment)
    assert other_checker(tmp_path, *tampered, commitment) == (kind in RULES)
    if kind not in PROMISED:
        assert not our_checker(*tampered)
        assert other_checker(tmp_path, *tampered) == (kind in RULES)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from("0123456789 abcdefx\n"))
def test_no_letter_of_a_proof_can_be_another(honest: tuple[str, str, str], at: int, letter: str) -> None:
    game, proof, commitment = honest
    at %= len(proof)
    tampered = proof[:at] + letter + proof[at + 1 :]
    assert our_checker(game, tampered, commitment) == (tampered == proof)


@pytest.mark.deep
def test_both_checkers_agree_on_a_thousand_games(tmp_path: Path) -> None:
    rng = Random(1)
    for n in range(1000):
        mode = rng.choice(sorted(MODES))
        t = Played(mode, list(fits(mode)), n, shares=rng.random() < 0.8).gather().play(600)
        texts = t.saved(), t.proof()
        assert our_checker(*texts)
        assert other_checker(tmp_path, *texts)
        bad = changed_roll(*texts) if len(rolls(texts[0])) > 8 else cut_proof(*texts)
        assert not our_checker(*bad)
        assert not other_checker(tmp_path, *bad)


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
