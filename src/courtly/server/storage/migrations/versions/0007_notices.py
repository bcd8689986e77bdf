"""Turn notices: what people want, where they are told, and the queue."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("daily", sa.SmallInteger),
        sa.Column("quiet_from", sa.SmallInteger),
        sa.Column("quiet_to", sa.SmallInteger),
        sa.Column("kinds", sa.String(80), nullable=False),
    )
    op.create_table(
        "notice_ways",
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
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("way", sa.String(32), sa.ForeignKey("notice_ways.id"), nullable=False),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True
        ),
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
    op.create_table(
        "notice_looked",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "notice_counts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in (
        "notice_counts", "notice_looked", "notices", "notice_ways", "notice_wishes", "server_keys",
    ):  # fmt: skip
        op.drop_table(name)
