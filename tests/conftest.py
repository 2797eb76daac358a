"""Hypothesis without deadlines (machines are noisy). A law is tried six times for every mode and player count; HYPOTHESIS_PROFILE=deep
tries it three hundred times."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", deadline=None, max_examples=6, suppress_health_check=QUIET)
settings.register_profile("deep", deadline=None, max_examples=300, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# Programs that tests interrupt must hear it, even where the tests themselves are run in the background.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
