"""The process that does jobs: `python -P -m feldherr.server.jobs.worker SECONDS MEGABYTES`. Messages have their length before them."""

from __future__ import annotations

import resource
import signal
import sys
import time
from typing import BinaryIO

import msgspec

from feldherr.server import wire
from feldherr.server.bots.worker import GRACE, behave
from feldherr.server.jobs.work import Done, Job, do, wrong

SIZE = 4  # bytes of a length
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
    large = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > LARGEST * 1024
    return Done(result, fault, time.process_time() - began, large)


def serve(source: BinaryIO, sink: BinaryIO, seconds: float) -> None:
    """Do jobs until the input ends, or one has taken much memory."""
    while size := source.read(SIZE):
        job = decode(source.read(int.from_bytes(size, "big")))
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
        found = done(job)
        signal.setitimer(signal.ITIMER_REAL, 0)
        data = encode(found)
        sink.write(len(data).to_bytes(SIZE, "big") + data)
        sink.flush()
        if found.last:
            return


def main(seconds: float, megabytes: int) -> None:
    """Do jobs with limited memory and at a low priority."""
    behave()
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    serve(sys.stdin.buffer, sys.stdout.buffer, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
