"""Metrics of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from feldherr.server.jobs.pool import Jobs
from feldherr.server.latency import LATENCY, WRITING
from feldherr.server.tables.lobby import Lobby


class Numbers(Collector):
    """Collects the current numbers of tables, store and computer players."""

    def __init__(self, lobby: Lobby, jobs: Jobs, cut: Mapping[str, int]) -> None:
        self.lobby, self.jobs, self.cut = lobby, jobs, cut

    def collect(self) -> Iterator[Metric]:
        rooms = self.lobby.rooms.values()
        yield GaugeMetricFamily("feldherr_tables", "Tables in memory.", len(rooms))
        yield GaugeMetricFamily("feldherr_connections", "Connected devices.", sum(len(r.clients) for r in rooms))
        yield GaugeMetricFamily("feldherr_troubled_tables", "Tables that can't be written.", sum(bool(r.trouble) for r in rooms))
        yield GaugeMetricFamily("feldherr_tables_set_aside", "Tables that can't be played.", len(self.lobby.aside))
        stored = GaugeMetricFamily("feldherr_tables_stored", "Tables in the database, as last counted.", labels=["state"])
        for state, n in self.lobby.health.counts.items():
            stored.add_metric([state], n)
        yield stored
        queues = GaugeMetricFamily("feldherr_queue", "What is waiting: rows to be written, decisions of computers, jobs.", labels=["of"])
        queues.add_metric(["store"], self.lobby.store.state().waiting)
        queues.add_metric(["computers"], sum(map(len, self.lobby.workers.waiting.games.values())))
        queues.add_metric(["jobs"], self.jobs.length())
        yield queues
        cut = CounterMetricFamily("feldherr_connections_cut", "Connections that were refused or cut off.", labels=["cause"])
        for cause, n in self.cut.items():
            cut.add_metric([cause], n)
        yield cut
        yield CounterMetricFamily("feldherr_tables_expired", "Tables that were removed because of their age.", self.lobby.expiry.removed)
        for name, value in self.lobby.store.facts().items():
            yield CounterMetricFamily(f"feldherr_store_{name}", f"The store: {name}.", value)
        for name, value in self.lobby.workers.facts().items():
            yield CounterMetricFamily(f"feldherr_computers_{name}", f"Computer players: {name}.", value)
        for name, value in self.jobs.facts().items():
            yield CounterMetricFamily(f"feldherr_jobs_{name}", f"Uploaded games and odds: {name}.", value)


def metrics(lobby: Lobby, jobs: Jobs, cut: Mapping[str, int]) -> str:
    """All metrics in Prometheus' text format; `cut` are the connections that the gate has cut off, by cause."""
    registry = CollectorRegistry()
    registry.register(Numbers(lobby, jobs, cut))
    registry.register(LATENCY)
    registry.register(WRITING)
    ProcessCollector(registry=registry)
    return generate_latest(registry).decode()
