"""Work on a Ray cluster. If a worker dies, its task is done again: nothing is lost, nothing counts twice."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from typing import Any

import ray
from ray.exceptions import RayError

from faubourg.core.errors import FaubourgError
from faubourg.lab.running import AHEAD, Done, Task, WorkerDied

LOCAL = "local"
STORE = 100_000_000  # bytes for what travels between processes of a local cluster: results are small
SECONDS_TO_ANSWER = 5.0
RETRIES = 5  # of a task whose worker dies


def on_ray(work: Callable[[Task], Done], tasks: Sequence[Task], address: str) -> Generator[Done, None, None]:
    """In order; FaubourgError if there is no cluster at the address, WorkerDied if workers keep dying."""
    was_there = ray.is_initialized()
    if not was_there:
        connect(address)
    try:
        cluster: Any = ray
        cores = max(1, int(cluster.cluster_resources().get("CPU", 1)))
        remote: Any = ray.remote(work).options(max_retries=RETRIES)
        rest = iter(tasks)
        waiting = [remote.remote(task) for task in islice(rest, AHEAD * cores)]
        while waiting:
            try:
                done: Done = ray.get(waiting.pop(0))
            except RayError as error:
                raise WorkerDied from error
            waiting += [remote.remote(task) for task in islice(rest, 1)]
            yield done
    finally:
        if not was_there:
            ray.shutdown()


def connect(address: str) -> None:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    check_reachable(address)
    settings: dict[str, Any] = {"object_store_memory": STORE} if address == LOCAL else {}
    try:
        ray.init(
            address=None if address == LOCAL else address,
            logging_level=logging.ERROR,
            log_to_driver=False,
            include_dashboard=False,
            **settings,
        )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise no_cluster(address, error) from error


def check_reachable(address: str) -> None:
    """Ray itself would try for minutes before it says that nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
        except (OSError, OverflowError) as error:
            raise no_cluster(address, error) from error


def no_cluster(address: str, error: Exception) -> FaubourgError:
    reason = " ".join(str(error).split())[:200]
    return FaubourgError("no_cluster", package="faubourg.lab", address=address, reason=reason)
