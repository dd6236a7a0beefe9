"""Bringing a database to the shape that this version of the server needs."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from faubourg.server.errors import ServerError

LOCK = 0x0FAB0A26  # one process migrates, the others wait
FOLDER = Path(__file__).parent / "migrations"


async def upgrade(engine: AsyncEngine) -> None:
    """Run every step of `migrations/` that this database has not seen."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_connection)


def upgrade_connection(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    current, latest = current_version(connection), latest_version()
    if current == latest:
        return
    if current is not None and current > latest:
        raise ServerError("start_newer_database", version=current, known=latest)
    from alembic import command  # slow to import, and hardly ever needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, "head")


def current_version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def latest_version() -> str:
    """The steps are numbered, and their files named after their numbers: `v0001_tables.py` is 0001."""
    return max(path.name[1:5] for path in (FOLDER / "versions").glob("v*.py"))
