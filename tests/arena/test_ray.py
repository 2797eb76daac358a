"""The arena on a Ray cluster: the same games as in processes of our own, also when a machine is lost on the way.

Ray is large and not among the development requirements. To run this: `pip install ray` into the environment, then
`pytest tests/arena/test_ray.py`; it takes about a minute.
"""

from __future__ import annotations

from typing import Any

import pytest

from feldherr.arena import cluster, pool
from feldherr.arena.contest import Contest, Part, Played, line, play_part
from feldherr.arena.schedule import schedule

ray = pytest.importorskip("ray", reason='ray is not installed (the extra "ray")')
pytestmark = pytest.mark.filterwarnings("ignore")


def parts(games: int) -> list[Part]:
    contest = Contest("de2004.liberation", {}, 3, ("captain", "recruit", "random"), 5)
    return [Part(contest, [pairing]) for pairing in schedule(contest.rules(), 3, contest.bots, games)]


def told(done: list[list[Played]]) -> list[dict[str, Any]]:
    """What happened, without how long it took."""
    return sorted(({**line(p), "seconds": 0} for part in done for p in part), key=lambda said: said["game"])


def test_a_lost_machine_changes_nothing() -> None:
    from ray.cluster_utils import Cluster

    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = machines.add_node(num_cpus=1)
    work = parts(120)
    try:
        ray.init(address=machines.address, log_to_driver=False)
        machines.wait_for_nodes()
        done = []
        for i, part in enumerate(cluster.each(play_part, work)):
            done.append(part)
            if i == 20:
                machines.remove_node(second, allow_graceful=False)
    finally:
        ray.shutdown()
        machines.shutdown()
    assert told(done) == told(list(pool.each(play_part, work, 2)))
