"""The house: rules of the host, bans, invitations, passkeys and rated tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "host_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("process", sa.String(16)),
        sa.Column("expires", sa.Float),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(240), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
        sa.Column("most", sa.Integer),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_table(
        "makers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
    )
    op.create_table(
        "bans",
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
    op.create_table(
        "passkeys",
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
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("site", sa.String(253), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("struck", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in (
        "rated",
        "challenges",
        "passkeys",
        "bans",
        "makers",
        "invitations",
        "host_keys",
        "house",
    ):
        op.drop_table(name)
