"""Where people want to be told that it is their turn, and what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.String(500), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "noticed",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("stage", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("noticed")
    op.drop_table("notices")
