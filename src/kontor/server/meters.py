"""Meters: what a server process counts about itself, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

registry: Final = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)
GCCollector(registry=registry)

requests: Final = Counter(
    "kontor_requests",
    "Requests by route and status",
    ("method", "route", "status"),
    registry=registry,
)
request_seconds: Final = Histogram(
    "kontor_request_seconds", "How long requests took", ("route",), buckets=QUICK, registry=registry
)
sockets: Final = Gauge("kontor_sockets", "WebSockets that follow tables", registry=registry)
answers: Final = Counter(
    "kontor_answers", "Answers accepted, by who gave them", ("by",), registry=registry
)
tables: Final = Gauge("kontor_tables_in_memory", "Tables kept in memory", registry=registry)
thinking: Final = Gauge("kontor_thinking", "Thoughts under way or waiting", registry=registry)
thought_seconds: Final = Histogram(
    "kontor_thought_seconds", "How long a thought took, its queue included", registry=registry
)
queue: Final = Gauge("kontor_queue", "Thoughts that wait for a free process", registry=registry)
database: Final = Histogram(
    "kontor_database_seconds",
    "How long the database took, queues included",
    ("kind",),
    buckets=QUICK,
    registry=registry,
)
out_of_reach: Final = Counter(
    "kontor_database_out_of_reach", "Requests refused because of the database", registry=registry
)
notices: Final = Counter(
    "kontor_notices",
    "Notices sent to people, by way and outcome",
    ("way", "outcome"),
    registry=registry,
)
