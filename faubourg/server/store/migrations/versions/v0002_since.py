"""When a person sat down or took a seat back, so that the clock gives them their time from then on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.Float))


def downgrade() -> None:
    op.drop_column("seats", "since")
