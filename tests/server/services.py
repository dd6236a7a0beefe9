"""PostgreSQL and Redis of one's own: on loopback, in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

from tests.server.harness import free_port


def program(name: str, package: str, *folders: str) -> str:
    """The path of a program; a clear word where its package is not installed."""
    places = [str(path) for pattern in folders for path in sorted(Path("/").glob(pattern), reverse=True)]
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *places]))
    assert found is not None, f"{name} is missing: install the Debian package {package} (scripts/system-packages)"
    return found


class Postgres:
    """A server for the tests of one process; each test makes its own database."""

    def __init__(self) -> None:
        self.port = free_port()
        self.bin = Path(program("initdb", "postgresql", "usr/lib/postgresql/*/bin")).resolve().parent
        self.folder = Path(tempfile.mkdtemp(prefix="faubourg-postgres-"))
        self._databases = 0
        self._as_other: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as_other = ["runuser", "-u", "postgres", "--"]

    def _run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as_other, str(self.bin / command), *arguments],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
        )

    def __enter__(self) -> Postgres:
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "faubourg", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()
        return self

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-t", "240", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """As after a power cut."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def restart(self) -> None:
        """As after a power cut: every connection is lost."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-t", "240", "-l", log, "-m", "immediate", "restart")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"tables{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "faubourg", name)
        return f"postgresql://faubourg@127.0.0.1:{self.port}/{name}"


class RedisServer:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.program = program("redis-server", "redis-server")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
        )
        ping = program("redis-cli", "redis-tools")
        for _ in range(2000):
            answer = subprocess.run([ping, "-p", str(self.port), "ping"], capture_output=True, check=False)
            if answer.stdout.strip() == b"PONG":
                return
            time.sleep(0.05)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> RedisServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
