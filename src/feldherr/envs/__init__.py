"""The sixteen modes as learning environments. Start at docs/envs.md; needs `feldherr[envs]`."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra() -> Iterator[None]:
    """Imports of the libraries that only environments need; if one is missing, the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as e:
        if e.name and e.name.startswith("feldherr"):
            raise
        raise ModuleNotFoundError(f"the environments need {e.name}: pip install 'feldherr[envs]'", name=e.name) from None
