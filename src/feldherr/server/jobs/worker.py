"""The process that does jobs: `python -P -m feldherr.server.jobs.worker SECONDS MEGABYTES`. Messages have their length before them."""

from __future__ import annotations

import sys
import time
from typing import BinaryIO

import msgspec

from feldherr.server import wire
from feldherr.server.bots.worker import GRACE
from feldherr.server.jobs.work import Done, Job, do, wrong
from feldherr.system import behave, end_after, limit_memory, most_memory

SIZE = 4  # bytes of a length
PATIENCE = 5  # times its seconds of processor time that a job may take by the clock: on a busy machine it is not often its turn
WAIT = 30.0  # seconds by the clock that even the shortest job has, and as many to start: it gives way to everything else
READY = (0).to_bytes(SIZE, "big")  # said once, when the process has started
LARGEST = 256  # megabytes that a process has had when it is replaced by a fresh one
decode = msgspec.msgpack.Decoder(Job).decode
encode = msgspec.msgpack.Encoder().encode


def done(job: Job) -> Done:
    """Do a job; what is wrong with it is a result too."""
    began = time.process_time()
    result, fault = b"", None
    try:
        result = encode(do(job))
    except ValueError as e:
        fault = wrong(e)
    except (MemoryError, RecursionError):
        fault = wire.Wrong("this is too large to be computed here")
    return Done(result, fault, time.process_time() - began, most_memory() > LARGEST * 1024)


def longest(seconds: float) -> float:
    """The seconds by the clock that a job may take, from its seconds of processor time."""
    return PATIENCE * seconds + WAIT


def serve(source: BinaryIO, sink: BinaryIO, seconds: float) -> None:
    """Do jobs until the input ends, or one has taken much memory. A job that takes more seconds of processor time ends the process."""
    sink.write(READY)
    sink.flush()
    while size := source.read(SIZE):
        job = decode(source.read(int.from_bytes(size, "big")))
        end_after(longest(seconds) + GRACE, seconds)
        found = done(job)
        end_after(0)
        data = encode(found)
        sink.write(len(data).to_bytes(SIZE, "big") + data)
        sink.flush()
        if found.last:
            return


def main(seconds: float, megabytes: int) -> None:
    """Do jobs with limited memory; the server has given this process a low priority."""
    behave()
    limit_memory(megabytes)
    serve(sys.stdin.buffer, sys.stdout.buffer, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
