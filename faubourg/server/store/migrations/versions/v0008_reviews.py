"""Finished games looked at again: who wants it, and what was found so far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("subject", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("worker", sa.String(32)),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
    )
    op.create_table(
        "review_parts",
        sa.Column("subject", sa.String(60), sa.ForeignKey("reviews.subject"), primary_key=True),
        sa.Column("part", sa.String(10), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("found", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("review_parts")
    op.drop_table("reviews")
