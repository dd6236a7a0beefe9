"""Who has seen which hand, and who gave each answer: neither can be forgotten by leaving a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "hands",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.execute(
        "INSERT INTO hands (table_id, seat, person) SELECT table_id, seat, person FROM seats "
        "WHERE person IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE status = 'playing')"
    )
    op.add_column("journal", sa.Column("person", sa.String(32)))
    op.execute(  # only what a person says is kept in their own words
        "UPDATE journal SET person = (SELECT seats.person FROM seats WHERE seats.table_id = journal.table_id "
        "AND seats.seat = journal.seat) WHERE said IS NOT NULL"
    )


def downgrade() -> None:
    op.drop_column("journal", "person")
    op.drop_table("hands")
