"""Where a table begins in the middle of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "position")
