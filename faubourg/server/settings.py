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
    files: float = 50.0  # of the browser client, which loads many small ones at once
    files_burst: int = 500
    messages: float = 40.0  # of one person, on all connections together; of those without a name, of one address
    messages_burst: int = 120
    hints: float = 0.2  # of one person
    hints_burst: int = 5
    tries: float = 20.0  # of one person
    tries_burst: int = 40
    chats: float = 1.0  # of one person
    chats_burst: int = 20
    messages_refused: int = 300  # so many more than that, and the connection is closed
    sign_ins: float = 0.1
    sign_ins_burst: int = 10
    wrong_codes: float = 1 / 30  # invitations that lead nowhere, of one address
    wrong_codes_burst: int = 10
    uploads: float = 0.1
    uploads_burst: int = 10
    uploads_waiting: int = 10  # of all people together; they are read one after another
    upload_seconds: float = 20.0  # for one of them
    upload_megabytes: int = 512
    connections: int = 300  # open at once, of one address, to one worker
    header_seconds: float = 20.0
    header_bytes: int = 16 * 1024
    body_seconds: float = 30.0
    body_bytes: int = 64 * 1024
    reading_seconds: float = 30.0  # who reads nothing for so long on a WebSocket while something waits is cut off
    record_bytes: int = 1024 * 1024
    record_moves: int = 10_000
    message_bytes: int = 16 * 1024
    open_tables: int = 20
    bot_tables: int = 2  # of those, how many may be played by bots alone
    sockets: int = 30  # of one person; of those without a name, of one address
    kept_records: int = 50
    reviews: float = 1 / 60  # of one person
    reviews_burst: int = 10
    reviews_at_once: int = 2  # of one person
    review_moves: int = 2_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    data: str = ""
    database: str = ""  # an SQLAlchemy URL; empty: SQLite in the data folder
    redis: str = ""  # empty: channels in memory, for one worker
    hosts: tuple[str, ...] = ()  # the only names it answers to, with those of loopback; empty: see Doorkeeper
    origins: tuple[str, ...] = ()  # where the web pages come from; empty: wherever the server itself is reached
    address: str = ""  # where people reach the server, for links in messages; empty: the first of the origins
    proxies: str = ""  # addresses of proxies whose X-Forwarded headers are believed
    web: str = ""  # the folder of the built browser client; empty: the one in the package, if there is one
    secure_cookies: bool = False
    games: tuple[str, ...] = ()  # further games than the installed ones, as module:NAME
    bots: tuple[str, ...] = ()  # further bots than those of the package, as path/to/file.py:ClassName
    bot_workers: int = 1
    bot_seconds: float = 10.0
    hint_seconds: float = 1.5  # how long is thought about a hint
    review_seconds: float = 60.0  # how long is thought about a whole game that is looked at again
    bot_megabytes: int = 1024
    log_level: str = "info"
    log_json: bool = True
    poll_seconds: float = 2.0  # how often a worker looks for what a lost message should have told it
    presence_seconds: float = 30.0  # how often a connection says that its person is there, and may still be
    idle_seconds: float = 900.0  # how long a table that nobody watches stays in memory
    smtp: str = ""  # smtp://user:password@host:port or smtps://...; empty: no mail is sent
    mail_from: str = "faubourg@localhost"
    notice_seconds: float = 120.0  # how long a turn waits before who is away is told of it
    private_webhooks: bool = False  # for tests alone: also http, and addresses of one's own network
    limits: Limits = Limits()

    @property
    def public_address(self) -> str:
        """Where people reach the server, for links in messages."""
        if self.address or self.origins:
            return (self.address or self.origins[0]).rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def data_folder(self) -> Path:
        return Path(self.data) if self.data else default_data_folder()

    @property
    def web_folder(self) -> Path:
        return Path(self.web) if self.web else Path(__file__).parent.parent / "web"

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
