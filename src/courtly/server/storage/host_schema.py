"""The tables of the database for the host: rules of the house, who may come in, and passkeys."""

from __future__ import annotations

import sqlalchemy as sa

from .schema import metadata as metadata

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""The host's rules, each as JSON, and `revision`, which every change counts up: by it all processes
find out that there is something new."""

host_keys = sa.Table(
    "host_keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("process", sa.String(16)),
    sa.Column("expires", sa.Float),
)
"""Hashes of what opens the host's page: the `secret` of a process, while that lives, or one for
a time; and the `session` of a browser that is in there."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(240), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("expires", sa.Float),
    sa.Column("most", sa.Integer),
    sa.Column("used", sa.Integer, nullable=False),
)
"""Hashes of links by which people become those who may make tables; how often they may be used."""

makers = sa.Table(
    "makers",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("by", sa.String(64), nullable=False),
)
"""Who may make tables where not everybody may: by an invitation's hash, or by the password's."""

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(240), nullable=False),
    sa.Column("why", sa.String(240), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
    sa.Column("near", sa.Boolean, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False),
)
"""Who is `muted` or `banned`: the person and each of their devices (hashes). `near`: also new
browsers at an address from which one of those came; such addresses are rows of the kind `near`, by
a keyed hash. `settled`: bots have taken over the seats."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("handle", sa.String(64), nullable=False),
    sa.Column("site", sa.String(253), nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(240), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
)
"""Passkeys: public keys, by the hash of the credential's name, each for the site it was made at."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("asker", sa.String(64), nullable=False),
    sa.Column("site", sa.String(253), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""Hashes of what a passkey was asked to sign, by whom and where; each is answered once."""

rated = sa.Table(
    "rated",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("struck", sa.Boolean, nullable=False),
)
"""Tables whose games count on the ladder, but for those the host has struck out."""
