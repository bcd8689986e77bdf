"""``courtly admin``: what the host's page does, from the shell, on a server's database."""

from __future__ import annotations

import click

from .hands import Hands
from .house import invitations, making, secret, status
from .ladder import ladder
from .people import people
from .tables import tables


@click.group()
@click.option(
    "--database",
    envvar="COURTLY_DATABASE",
    help="As for `courtly serve`; without one, the file in your data directory.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs.")
@click.pass_context
def admin(ctx: click.Context, database: str | None, as_json: bool) -> None:
    """Look after a server, on its database: it need not run, and if it does, it learns of it.

    People and invitations are named by what the lists show of them.
    """
    ctx.obj = Hands(database, as_json)


for command in (status, secret, making, invitations, tables, people, ladder):
    admin.add_command(command)
