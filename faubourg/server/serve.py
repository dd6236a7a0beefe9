"""Running the workers of a server; `starting.py` has looked at what its operator chose."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from faubourg.server.games import Games
from faubourg.server.http.connections import CountedWebSocket, PatientProtocol
from faubourg.server.processes import GRACE_SECONDS
from faubourg.server.settings import Settings

APP = "faubourg.server.app:create_app"


def count_games(settings: Settings) -> int:
    return len(Games(settings.games).all())


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    settings.to_environment()
    if settings.workers == 1:
        run_workers(settings)
        return
    with shared_figures(settings.data_folder) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
        run_workers(settings)


def run_workers(settings: Settings) -> None:
    uvicorn.run(
        APP,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=PatientProtocol,
        ws=CountedWebSocket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=True,  # a window of 4 kB: 32 kB of memory for each connection
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        date_header=True,
        access_log=False,
        log_config=None,  # see logs.py
        log_level="warning",
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=2048,
        timeout_keep_alive=75,
    )


@contextmanager
def shared_figures(data: Path) -> Iterator[Path]:
    """A folder in which the workers of this server put their figures together, for as long as it runs.

    A server that was killed leaves its folder behind, but not the lock on it: the next one clears it away.
    """
    import fcntl  # several workers run on Unix only

    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    for left in data.glob("metrics-*"):
        with (left / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue  # of another server that shares the data folder
            shutil.rmtree(left)
    folder = Path(tempfile.mkdtemp(prefix="metrics-", dir=data))
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)
