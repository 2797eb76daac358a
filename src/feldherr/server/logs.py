"""The server's log: one JSON object per line on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf

MINUTE = 60.0  # seconds
MOST_CAUSES = 1000  # that are kept count of
LIBRARIES = ("asyncpg", "sqlalchemy")
USUAL = frozenset(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """Formats a log record as a line of JSON, with its extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        out: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        out |= {
            key: value for key, value in vars(record).items() if key not in USUAL and key not in ("message", "color_message", "asctime")
        }
        if record.exc_info:
            out["error"] = self.formatException(record.exc_info)
        return json.dumps(out, default=str, ensure_ascii=False)


def matters(record: logging.LogRecord) -> bool:
    """Whether to log a record: not Uvicorn's warnings, with which clients could fill the log, nor that a stream was no text, which the
    gate counts; nor what libraries say of a lost connection to the database: who needed it says that, and nobody did where a request
    was cancelled."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name == "uvicorn.error":
        return record.levelno != logging.WARNING and not isinstance(error, UnicodeDecodeError)
    if record.name.startswith("sqlalchemy.pool"):
        return error is None
    return record.name != "asyncio" or not (isinstance(error, ConnectionError) or type(error).__module__.startswith(LIBRARIES))


class Once(logging.Filter):
    """Lets the first record of every cause through, and after a minute one more with `times`, how many there were since."""

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__()
        self.handler = handler
        self.causes: dict[tuple[object, ...], Cause] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        self.tell(record.created - MINUTE)
        error = record.exc_info[0] if record.exc_info else None
        cause = record.name, record.levelno, record.getMessage(), getattr(record, "why", ""), error
        if known := self.causes.get(cause):
            known.times += 1
            known.last = record
        elif len(self.causes) < MOST_CAUSES:
            self.causes[cause] = Cause(record)
        return known is None

    def tell(self, before: float = inf) -> None:
        """Log what came again, of the causes that were first logged before a time, and forget them."""
        for cause, known in list(self.causes.items()):
            if known.first <= before:
                del self.causes[cause]
                if known.times:
                    known.last.times = known.times
                    self.handler.emit(known.last)


class Cause:
    """What was logged, when, and what came after it."""

    def __init__(self, record: logging.LogRecord) -> None:
        self.first = record.created
        self.last = record
        self.times = 0


@contextmanager
def written(level: str) -> Iterator[None]:
    """Write the log for the duration of a `with` block; at its end also what `Once` has kept."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(matters)
    once = Once(handler)
    handler.addFilter(once)
    for noisy in ("uvicorn.access", "sqlalchemy", "alembic", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    root = logging.getLogger()
    before = root.level
    root.setLevel(level.upper())
    root.addHandler(handler)
    try:
        yield
    finally:
        once.tell()
        root.removeHandler(handler)
        root.setLevel(before)
