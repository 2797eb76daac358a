"""How long requests take, by kind, for Prometheus."""

from __future__ import annotations

from prometheus_client import Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds

# A kind is the name of an endpoint's handler (`open_table`), or of a message over a stream (`Answer`).
LATENCY = Histogram("feldherr_request_seconds", "Seconds until a request was carried out.", ["kind"], registry=None, buckets=BUCKETS)
WRITING = Histogram("feldherr_store_write_seconds", "Seconds to write a batch of rows to the disk.", registry=None, buckets=BUCKETS)
