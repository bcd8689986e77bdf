"""The tables of the database. A change here needs a migration beside the others."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("engine", sa.Integer, nullable=False),
    sa.Column("setting", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("tended", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(64), unique=True),
    sa.Index("tables_by_status", "status", "private", "created"),
)
"""One row per table. `setting` is JSON: options, seats as laid out, clock, hashes of invitations.
`tended`: a bot or a clock may have to act though nobody asks."""

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("who", sa.String(64)),
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)
"""Everything that ever happened at a table, numbered from 1, never changed."""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("alive", sa.Float, nullable=False),
    sa.Column("began", sa.Float),
)
"""When each process began and was last alive: clocks stop while none is."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("holder", sa.String(64), index=True),
    sa.Column("seen", sa.Float, nullable=False),
)
"""Who holds which seat now (the log says it, too; this is the index), and was last seen when."""

days = sa.Table(
    "days",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("king", sa.Text),
)
"""The deal of each day, drawn before it begins, and what a King makes of it (JSON)."""

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
)
"""Who plays, or played, the deal of a day, and where: the first try, and the only one."""

outcomes = sa.Table(
    "outcomes",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)
"""How finished games ended, as JSON; the log says it, too, but would have to be played."""

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("tree", sa.String(32), nullable=False, index=True),
    sa.Column("owner", sa.String(64), nullable=False, index=True),
    sa.Column("source", sa.String(64), nullable=False),
    sa.Column("parent", sa.String(32)),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""Games that go on from a position of another: trees, one for each owner and first game."""

shelved = sa.Table(
    "shelved",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)
"""Games somebody has put aside: they are theirs, and listed apart."""

ballots = sa.Table(
    "ballots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("vote", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("move", sa.String(80), nullable=False),
)
"""Ballots for votes to come; not in the log, because all are told how long that is."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(240), nullable=False),
)
"""What people who have several devices are called. A person is known by the hash of the token of
the first device; nothing else is known of them."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("device", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(240), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
)
"""Whose device is whose; one that is not here is a person of its own."""

links = sa.Table(
    "links",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("device", sa.String(64)),
    sa.Column("name", sa.String(240)),
    sa.Column("number", sa.String(8)),
)
"""Hashes of codes by which a device may ask to become somebody's, and the one that asked."""

phrases = sa.Table(
    "phrases",
    metadata,
    sa.Column("handle", sa.String(8), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, unique=True),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("hash", sa.String(128), nullable=False),
)
"""Passphrases: the part by which they are found, and a slow hash of the rest."""

server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Keys this server made for itself, once: for signed links, and for push services to know it by."""

notice_wishes = sa.Table(
    "notice_wishes",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("daily", sa.SmallInteger),
    sa.Column("quiet_from", sa.SmallInteger),
    sa.Column("quiet_to", sa.SmallInteger),
    sa.Column("kinds", sa.String(80), nullable=False),
)
"""What people want to be told of, in which language, and when: hours of the day in their zone.
`daily`: the hour of the one message a day; null: at once."""

notice_ways = sa.Table(
    "notice_ways",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("name", sa.String(240), nullable=False),
    sa.Column("device", sa.String(64), index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("confirmed", sa.Float),
    sa.Column("code", sa.String(64), unique=True),
)
"""Where people are told: an e-mail address, a browser, a chat. Nothing is sent there before its
`code`, of which this is the hash, came back; a browser needs none."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("way", sa.String(32), sa.ForeignKey("notice_ways.id"), nullable=False),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("key", sa.String(48), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("tries", sa.SmallInteger, nullable=False),
    sa.Column("losses", sa.SmallInteger, nullable=False),
    sa.Column("claimed", sa.Float),
    sa.Column("sent", sa.Float),
    sa.UniqueConstraint("way", "table_id", "key"),
    sa.Index("notices_by_due", "sent", "due"),
)
"""The queue, and what was sent: by that nothing is told twice. `claimed`: until when a process has
it in hand; `losses`: how often one had, and never said what became of it."""

notice_looked = sa.Table(
    "notice_looked",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)
"""Up to which entry of a table it is known what there is to tell."""

notice_counts = sa.Table(
    "notice_counts",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
)
"""How much was sent where in a day, by a keyed hash; and addresses that want nothing more."""
