"""Runs parts of a contest on a Ray cluster; parts of a lost machine are done again elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from itertools import islice
from typing import TypeVar

Part = TypeVar("Part")
Done = TypeVar("Done")


def there() -> bool:
    """Whether Ray is installed."""
    return find_spec("ray") is not None


def each(work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
    """Yield the results of the parts as they finish; on the cluster of RAY_ADDRESS, or on this machine."""
    import ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False, logging_level="warning", include_dashboard=False)
    try:
        remote = ray.remote(max_retries=-1)(work)
        todo = iter(parts)
        running = [remote.remote(part) for part in islice(todo, 2 * max(1, int(ray.cluster_resources().get("CPU", 1))))]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(part) for part in islice(todo, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()
