"""Answers that are given, and taken back, together; what was taken back though it had become known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("journal", sa.Column("mark", sa.String(10)))
    op.add_column("undo_requests", sa.Column("count", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("undo_requests", "count")
    op.drop_column("journal", "mark")
