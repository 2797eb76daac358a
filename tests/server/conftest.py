"""A PostgreSQL for those tests that want one, and stores in it and in SQLite."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import GENEROUS, House
from server.postgres_server import MISSING, PostgresServer, programs


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs."""
    if os.environ.get("FELDHERR_WITHOUT_POSTGRES") == "1":
        pytest.skip("FELDHERR_WITHOUT_POSTGRES is 1")
    folder = programs()
    if folder is None:
        pytest.fail(MISSING)
    return folder


@pytest.fixture(scope="session")
def postgres(postgres_programs: Path) -> Iterator[PostgresServer]:
    """A running PostgreSQL, one for each process that tests."""
    server = PostgresServer(postgres_programs)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """A new, empty database in PostgreSQL."""
    with postgres.fresh_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'tables.db'}"
    postgres_url: str = request.getfixturevalue("postgres_url")
    return postgres_url


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of a file, which stops as it should and has nothing to complain of."""
    folder: Path = tmp_path_factory.mktemp("house")
    with House(str(folder / "tables.db"), folder / "log", settings=GENEROUS) as house:
        yield house
        assert house.stop() == 0
        assert (folder / "log").read_text("utf-8") == ""
