"""Everything about a server that its operator may choose. Workers get it through one environment variable."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

VARIABLE = "FAUBOURG_SERVER_SETTINGS"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for. Rates are per second, on average; bursts are how many may come at once."""

    requests: float = 20.0
    requests_burst: int = 100
    messages: float = 20.0
    messages_burst: int = 60
    sign_ins: float = 0.1
    sign_ins_burst: int = 10
    uploads: float = 0.1
    uploads_burst: int = 10
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    record_moves: int = 10_000
    message_bytes: int = 16 * 1024
    open_tables: int = 20
    sockets: int = 30
    kept_records: int = 50


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    data: str = ""
    database: str = ""  # an SQLAlchemy URL; empty: SQLite in the data folder
    redis: str = ""  # empty: channels in memory, for one worker
    origins: tuple[str, ...] = ()  # where the web pages come from; empty: wherever the server itself is reached
    proxies: str = ""  # addresses of proxies whose X-Forwarded headers are believed
    web: str = ""  # the folder of the built browser client; empty: the one in the package, if there is one
    secure_cookies: bool = False
    games: tuple[str, ...] = ()  # further games than the installed ones, as module:NAME
    bots: tuple[str, ...] = ()  # further bots than those of the package, as path/to/file.py:ClassName
    bot_workers: int = 1
    bot_seconds: float = 10.0
    log_level: str = "info"
    log_json: bool = True
    poll_seconds: float = 2.0  # how often a worker looks for what a lost message should have told it
    presence_seconds: float = 30.0  # how often a connection says that its person is there, and may still be
    idle_seconds: float = 900.0  # how long a table that nobody watches stays in memory
    limits: Limits = Limits()

    @property
    def data_folder(self) -> Path:
        return Path(self.data) if self.data else default_data_folder()

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data_folder / 'tables.sqlite3'}"
        scheme, mark, rest = self.database.partition("://")
        drivers = {
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
            "sqlite": "sqlite+aiosqlite",
        }
        return f"{drivers.get(scheme, scheme)}{mark}{rest}"

    @property
    def is_shared(self) -> bool:
        """Whether other workers may change the same tables."""
        return self.workers > 1 or bool(self.redis) or not self.database_url.startswith("sqlite")

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)


def default_data_folder() -> Path:
    """FAUBOURG_HOME if set, else where the system keeps the data of its users."""
    home = os.environ.get("FAUBOURG_HOME")
    if home:
        return Path(home) / "server"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "faubourg" / "server"
