"""What Prometheus can read at /metrics."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

LONG_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

registry = CollectorRegistry()

moves = Counter("faubourg_moves", "Answers stored, of people and bots", registry=registry)
repeated = Counter("faubourg_moves_repeated", "Answers that had been given before", registry=registry)
refused = Counter("faubourg_refusals", "Wishes refused, by key", ["error"], registry=registry)
conflicts = Counter("faubourg_conflicts", "Entries for which another worker was first", registry=registry)
bot_moves = Counter("faubourg_bot_moves", "Answers chosen by bots", registry=registry)
bot_wait_seconds = Histogram(
    "faubourg_bot_wait_seconds",
    "How long bots waited for their turn to think, by who waits for them",
    ["need"],
    buckets=LONG_SECONDS,
    registry=registry,
)
bot_think_seconds = Histogram(
    "faubourg_bot_think_seconds", "How long bots thought about an answer", buckets=LONG_SECONDS, registry=registry
)
bots_waiting = Gauge(
    "faubourg_bots_waiting", "Bots that wait for their turn", registry=registry, multiprocess_mode="livesum"
)
bot_failures = Counter("faubourg_bot_failures", "Bots that failed or were too slow", registry=registry)
failures = Counter("faubourg_failures", "Mistakes of the server itself", registry=registry)
sockets = Gauge("faubourg_sockets", "Open WebSockets", registry=registry, multiprocess_mode="livesum")
live_tables = Gauge("faubourg_live_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
commit_seconds = Histogram(
    "faubourg_commit_seconds", "From an answer to its commit", buckets=SECONDS, registry=registry
)
request_seconds = Histogram(
    "faubourg_request_seconds", "HTTP requests by status class", ["status"], buckets=SECONDS, registry=registry
)


def page() -> bytes:
    """All figures; of several workers together if they share a folder for them."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is None:
        return generate_latest(registry)
    forget_dead_workers(Path(folder))
    shared = CollectorRegistry()
    multiprocess.MultiProcessCollector(shared, folder)  # type: ignore[no-untyped-call]
    return generate_latest(shared)


def forget_dead_workers(folder: Path) -> None:
    """A worker that was killed could not say that its sockets and tables are gone."""
    for file in folder.glob("gauge_live*.db"):
        worker = int(file.stem.rpartition("_")[2])
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]
