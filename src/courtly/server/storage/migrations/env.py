"""Alembic's entry: runs migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from courtly.server.storage.schema import metadata


def run() -> None:
    """Run what Alembic was asked for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # Alembic runs this file; others may just import it
    run()
