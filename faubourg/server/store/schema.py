"""The tables of the database. `migrations/` brings an older database to this shape."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

pulse = sa.Table(  # one row: how late it is, and proof that this database can be written to
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("login", sa.String(80), unique=True),  # folded to lower case; None: a guest
    sa.Column("password", sa.String(200)),
    sa.Column("session", sa.Integer, nullable=False),  # signing out everywhere raises it
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.String(80), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("position", sa.JSON(none_as_null=True)),  # where a game begins in the middle; else None, and seed counts
    sa.Column("seed", sa.String(60), nullable=False),  # wider than the integers of any database
    sa.Column("nonce", sa.String(80), nullable=False),
    sa.Column("commitment", sa.String(80), nullable=False),
    sa.Column("clock", sa.String(10), nullable=False),
    sa.Column("clock_amount", sa.Integer, nullable=False),
    sa.Column("watchable", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("invitation", sa.String(60), nullable=False, unique=True),
    sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("ending", sa.String(20)),  # how it ended: played, resigned or closed
    sa.Column("result", sa.JSON),
    sa.Column("rematch", sa.String(32)),
    sa.Column("revision", sa.Integer, nullable=False),  # raised by every change that is not a move
    sa.Column("wake", sa.Float, index=True),  # when a worker should look after this table, whoever it is
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("started", sa.Float),
    sa.Column("ended", sa.Float),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),
    sa.Column("bot", sa.String(200)),  # a bot of its own, or the one that stands in for the person
    sa.Column("name", sa.String(80)),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Float),  # when the person was last connected; None: gone
    sa.Column("since", sa.Float),  # when the person sat down or took the seat back
)

hands = sa.Table(  # who has seen what a seat holds, for as long as there is a table
    "hands",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
)

journal = sa.Table(
    "journal",
    metadata,
    # The primary key is the promise that no entry is lost or doubled.
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text),  # None: the seat's last answer was taken back
    sa.Column("said", sa.Text),  # the words it was given in, to know a repetition by; how many were taken back freely
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("person", sa.String(32)),  # who said it; None: a bot
    sa.Column("mark", sa.String(10)),  # "joined": given together with the entry before; "freely": see Table.cut_back
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

undo_requests = sa.Table(
    "undo_requests",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("agreed", sa.JSON, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # void as soon as the journal goes on
    sa.Column("count", sa.Integer, nullable=False, server_default="1"),  # how many answers would be taken back
)

notices = sa.Table(  # where people want to be told that it is their turn
    "notices",
    metadata,
    sa.Column("id", sa.String(60), primary_key=True),  # a secret: who has it may stop them
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # mail or webhook
    sa.Column("target", sa.String(500), nullable=False),
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("is_confirmed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

noticed = sa.Table(  # the last stage of which the person of a seat was told
    "noticed",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("stage", sa.Integer, nullable=False),
)

reviews = sa.Table(  # of finished games, by what they are about: "table ..." or "record ..."
    "reviews",
    metadata,
    sa.Column("subject", sa.String(60), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),  # who asked last
    sa.Column("status", sa.String(10), nullable=False, index=True),  # running, stopped, done or failed
    sa.Column("worker", sa.String(32)),  # who works on it, and until when nobody else does
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
)

review_parts = sa.Table(  # what was found so far
    "review_parts",
    metadata,
    sa.Column("subject", sa.String(60), sa.ForeignKey("reviews.subject"), primary_key=True),
    sa.Column("part", sa.String(10), primary_key=True),  # chances or turnings
    sa.Column("step", sa.Integer, primary_key=True),
    sa.Column("found", sa.JSON, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
