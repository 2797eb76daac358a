"""Every mode as an OpenSpiel game, with explicit chance: dice fall one by one, cards are drawn by their odds.

    import pyspiel, feldherr.envs.openspiel
    game = pyspiel.load_game("feldherr_sv2000_conquest", {"players": 3})

Observations are what the seat may know. Search that must not see the rest can have it filled in at random: `resample_from_infostate`.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

import feldherr
from feldherr import MODES, Stream
from feldherr.envs import extra
from feldherr.envs.core.game import worth
from feldherr.envs.core.moment import OVER, Moment
from feldherr.rules.ruleset import rules_of

with extra():
    import numpy as np
    import pyspiel

    from feldherr.envs.scene import VERSION, Scene, ends, rows, usual

CYCLES: Final = 300  # answers of one player after which a game is cut short


def named(mode: str) -> str:
    """The name of a mode in OpenSpiel: letters, digits and underscores."""
    return "feldherr_" + mode.replace(".", "_").replace("-", "_")


def kind(mode: str) -> Any:
    """The OpenSpiel game type of a mode."""
    low, high = MODES[mode].players
    return pyspiel.GameType(
        short_name=named(mode),
        long_name=f"Feldherr {mode} v{VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual(mode), "max_cycles": CYCLES, "house": ""},
    )


class Mode(pyspiel.Game):  # type: ignore[misc]
    """A mode as an OpenSpiel game; truncated when one player has made `max_cycles` moves. House rules: `map:tiny;turn_limit:30`."""

    mode: str
    about: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wish = {"players": usual(self.mode), "max_cycles": CYCLES, "house": "", **(params or {})}
        self.scene = scene_of(self.mode, int(wish["players"]), str(wish["house"]))
        self.most = ends(self.scene, int(wish["max_cycles"]))
        words = self.scene.coding.words
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.scene.actions,
            max_chance_outcomes=max(6, len(words.places), len(words.cards), len(words.own)),
            num_players=self.scene.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.scene.players * self.most,
        )
        super().__init__(self.about, facts, params or {})

    def new_initial_state(self) -> Node:
        return Node(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        return Observer(self.scene)


class Node(pyspiel.State):  # type: ignore[misc]
    """A state of an OpenSpiel game."""

    def __init__(self, game: Mode) -> None:
        super().__init__(game)
        self.moment = Moment(game.scene.start.copy(), game.scene.coding, game.most)

    def current_player(self) -> int:
        return self.moment.asked()

    def is_terminal(self) -> bool:
        return self.moment.asked() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.offer().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.moment.asked() < 0:
            self.moment.fall(action)
        elif not self.moment.take(action):
            raise ValueError(f"{action} is not a legal action")

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.meant(action) if player < 0 else self.moment.coding.name(action)

    def returns(self) -> list[float]:
        return [worth(self.moment.g, seat) for seat in range(self.moment.g.seats)]

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> Node:
        """A random state consistent with what that player can see (a determinization)."""
        other = self.clone()
        other.moment.g = feldherr.guess(feldherr.observe(self.moment.g, player), player, Stream(int(probability() * 2**52)))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return seen(self.moment.g, self.moment)


class Observer:
    """The observer: what a player may know, part by part."""

    def __init__(self, scene: Scene) -> None:
        self.sight = scene.sight
        self._row: vec[i32] = vec[i32]([0] * scene.width)
        self._numbers = rows(self._row, np.int32, scene.width)
        self.tensor = np.zeros(scene.width, np.float32)
        self.dict = {name: self.tensor[part] for name, part in scene.parts().items()}

    def set_from(self, state: Node, player: int) -> None:
        self.sight.write(state.moment.g, player, self._row, 0)
        self.tensor[:] = self._numbers

    def string_from(self, state: Node, player: int) -> str:
        return seen(feldherr.observe(state.moment.g, player), state.moment)


def seen(g: feldherr.State, moment: Moment) -> str:
    """A state as text, with the dice rolled so far."""
    return feldherr.write_position(g) + "".join(f"die {face}\n" for face in moment.thrown)


@cache
def scene_of(mode: str, players: int, house: str = "") -> Scene:
    """The scene of a mode with house rules as a parameter has them: `map:tiny;turn_limit:30`, for commas and = are OpenSpiel's own."""
    pairs = [each.partition(":") for each in house.split(";") if each]
    return Scene(mode, players, {name: value for name, _, value in pairs})


def packed(moment: Moment) -> tuple[Callable[..., Moment], tuple[Any, ...]]:
    """A node as text: the position, and what the position doesn't hold."""
    g = moment.g
    house = ";".join(f"{name}:{value}" for name, value in rules_of(g).house)
    about = g.rules.name, int(g.seats), house, int(moment.most), feldherr.write_position(g)
    return unpacked, (*about, list(moment.thrown), list(moment.given))


def unpacked(mode: str, players: int, house: str, most: int, text: str, thrown: list[int], given: list[int]) -> Moment:
    """The node that `packed` has written."""
    moment = Moment(feldherr.read_position(text), scene_of(mode, players, house).coding, most)
    moment.thrown = vec[i64](thrown)
    moment.given = vec[i64](given)
    return moment


def register() -> None:
    """Register every mode with OpenSpiel, once."""
    for mode in MODES:
        if named(mode) not in pyspiel.registered_names():
            about = kind(mode)
            pyspiel.register_game(about, type(named(mode), (Mode,), {"mode": mode, "about": about}))


copyreg.pickle(Moment, packed)
register()
