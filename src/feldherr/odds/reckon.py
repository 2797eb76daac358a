"""`battle` and `chain`: the odds of a battle, or of several territories in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.odds.campaign import MOST, Land, Policy, campaign
from feldherr.odds.outcome import Battle, Chain
from feldherr.odds.support import BRINGS, HAS, host
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.ruleset import Ruleset

KEPT: Final[i64] = 1_000_000  # chances in the cache, before it is emptied
_CACHE: Final[dict[tuple[Ruleset, int, int, int, int, int, str, str], Battle]] = {}
_KEPT: Final = vec[i64]([0])


def battle(
    rules: Ruleset,
    attackers: int,
    defenders: int,
    *,
    stop: int = 0,
    attack_dice: int = 3,
    defend_dice: int = 2,
    brings: str = "",
    has: str = "",
) -> Battle:
    """The odds of `attackers` armies that can attack (one more stays behind) against `defenders`.

    The attacker breaks off when `stop` of them are left, or fewer. Each side throws as many dice as it may, up to `attack_dice` and
    `defend_dice`. In Godstorm, `brings` are the attacker's gods, relics, fires and altars (`"war magic"`) and `has` the defender's,
    with what is in the territory (`"temple sky tree=4"`).
    """
    key = (rules, attackers, defenders, stop, attack_dice, defend_dice, brings, has)
    found = _CACHE.get(key)
    if found is None:
        policy = policy_of(stop, attack_dice, defend_dice)
        land = land_of(rules, defenders, has, "")
        found = campaign(rules, size(attackers, "attackers"), [land], host(rules, brings, BRINGS, "the attacker"), policy)[0]
        keep(key, found)
    return found


def keep(key: tuple[Ruleset, int, int, int, int, int, str, str], found: Battle) -> None:
    """Cache a result; a full cache is emptied first."""
    _KEPT[0] += len(found.left) + len(found.held)
    if _KEPT[0] > KEPT:
        _CACHE.clear()
        _KEPT[0] = len(found.left) + len(found.held)
    _CACHE[key] = found


def chain(
    rules: Ruleset,
    attackers: int,
    defenders: Sequence[int],
    *,
    stop: int = 0,
    attack_dice: int = 3,
    defend_dice: int = 2,
    brings: str = "",
    has: Sequence[str] = (),
) -> Chain:
    """The odds of taking territories one after the other: after each conquest one army stays behind and all the others go on.

    `has` says for each territory what `battle` says for one.
    """
    if len(defenders) == 0:
        raise ValueError("defenders: name at least one territory's armies")
    if len(has) not in (0, len(defenders)):
        raise ValueError(f"has: there are words for {len(has)} territories, but {len(defenders)} are attacked")
    lands = []
    for i, n in enumerate(defenders):
        where = "" if len(defenders) == 1 else f" of territory {i + 1}"
        lands.append(land_of(rules, n, has[i] if len(has) > 0 else "", where))
    policy = policy_of(stop, attack_dice, defend_dice)
    stages = campaign(rules, size(attackers, "attackers"), lands, host(rules, brings, BRINGS, "the attacker"), policy)
    return Chain(attackers, tuple(stages))


def policy_of(stop: int, attack_dice: int, defend_dice: int) -> Policy:
    """The policies of both sides; ValueError for impossible numbers of dice."""
    if not 0 <= stop <= MOST:
        raise ValueError(f"stop: the attacker breaks off with 0 to {MOST} armies left, not {stop}")
    if not 1 <= attack_dice <= ATTACK_DICE:
        raise ValueError(f"attack_dice: an attacker throws at most 1 to {ATTACK_DICE} dice, not {attack_dice}")
    if not 1 <= defend_dice <= DEFEND_DICE:
        raise ValueError(f"defend_dice: a defender throws at most 1 to {DEFEND_DICE} dice, not {defend_dice}")
    return Policy(stop, attack_dice, defend_dice)


def land_of(rules: Ruleset, defenders: int, has: str, where: str) -> Land:
    return Land(size(defenders, f"defenders{where}"), host(rules, has, HAS, f"the defender{where}"))


def size(n: int, who: str) -> int:
    """Check a number of armies; ValueError if it is out of range."""
    if not 1 <= n <= MOST:
        raise ValueError(f"{who}: 1 to {MOST} armies, not {n}")
    return n
