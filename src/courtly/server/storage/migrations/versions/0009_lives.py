"""When processes began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of those that were it is not known."""
    op.add_column("processes", sa.Column("began", sa.Float))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("processes", "began")
