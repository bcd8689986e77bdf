"""People, their devices, links for new ones, and passphrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(240), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(240), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("name", sa.String(240)),
        sa.Column("number", sa.String(8)),
    )
    op.create_table(
        "phrases",
        sa.Column("handle", sa.String(8), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, unique=True),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("phrases", "links", "devices", "people"):
        op.drop_table(name)
