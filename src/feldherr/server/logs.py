"""The server's log: one JSON object per line on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time

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
    """Whether to log a record: not Uvicorn's warnings, with which clients could fill the log."""
    return record.name != "uvicorn.error" or record.levelno != logging.WARNING


def begin(level: str) -> None:
    """Set up logging."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(matters)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "sqlalchemy", "alembic", "websockets", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
