"""A server that was killed leaves nothing behind that holds its port or thinks on."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path

import pytest

from tests.server.harness import Server
from tests.server.services import Postgres, RedisServer


def children_of(pid: int) -> set[int]:
    """All processes that it started, and those that they did."""
    found: set[int] = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = status.read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        if int(after_name[1]) == pid:
            found |= {int(status.parent.name)} | children_of(int(status.parent.name))
    return found


def wait_for(condition: object, seconds: float = 240) -> None:
    assert callable(condition)
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never came to be"
        time.sleep(0.02)


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def can_listen(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


@pytest.mark.parametrize("moment", ["at once", "while it imports", "when it serves"])
def test_workers_end_with_a_parent_that_was_killed(
    tmp_path: Path, postgres: Postgres, redis: RedisServer, moment: str
) -> None:
    server = Server(tmp_path, workers=2, database=postgres.database(), redis=redis.url)
    server.launch()
    assert server.process is not None
    parent = server.process.pid
    if moment == "when it serves":
        server.wait()
    else:
        wait_for(lambda: len(children_of(parent)) >= 3)  # two workers, and what looks after their resources
        if moment == "while it imports":
            time.sleep(0.7)
    started = children_of(parent)
    os.kill(parent, signal.SIGKILL)
    server.process.wait()
    wait_for(lambda: all(map(is_gone, started)))
    assert can_listen(server.settings.port)
