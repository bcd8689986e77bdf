"""Tables: seen and cleaned up."""

from __future__ import annotations

from typing import Any, get_args

import click

from ...server.host.admin import Admin
from ...server.storage.admin_store import AdminStore
from ...server.wire import host as w
from ...server.wire.types import Status
from ..long_work import counting
from .hands import Hands, aside, pass_hands, when

_STATUS = click.option("--status", type=click.Choice(get_args(Status)), help="Of this one only.")
_DAYS = click.IntRange(1, 3650)


@click.group()
def tables() -> None:
    """Tables: look at them, clean up."""


@tables.command("list")
@_STATUS
@click.option("--days", type=_DAYS, help="Where nothing happened for so long, the stillest first.")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 10_000))
@pass_hands
def list_tables(hands: Hands, status: Any, days: int | None, limit: int) -> None:
    """Tables, those first where something happened last."""
    found = hands.do(lambda admin, _: admin.tables(status, days, 0, limit))
    heads = ("table", "game", "status", "active", "seats")
    rows = [
        (
            one.table, one.game, one.status + (", private" if one.private else ""),
            when(one.active), ", ".join(_seat(seat) for seat in one.seats),
        )
        for one in found
    ]  # fmt: skip
    hands.show(found, heads, rows, "There are none.")


def _seat(seat: w.HostSeat) -> str:
    if seat.name is None:
        return seat.level or "free"
    return f"{seat.name} ({seat.person})" if seat.person else seat.name


@tables.command("delete")
@click.argument("table", nargs=-1, required=True)
@click.option("--yes", is_flag=True, help="Do not ask.")
@pass_hands
def delete_tables(hands: Hands, table: tuple[str, ...], yes: bool) -> None:
    """Delete tables, finished or not. Nobody can undo that."""
    if not yes:
        click.confirm(f"Delete {len(table)} tables?", abort=True, err=True)
    gone = hands.do(lambda admin, _: admin.delete(table))
    hands.tell(w.Cleaned(tables=gone, done=True), f"{gone} deleted")


@tables.command("clean")
@_STATUS
@click.option("--days", type=_DAYS, required=True, help="Where nothing happened for so long.")
@click.option("--yes", is_flag=True, help="Delete them; without it they are counted.")
@pass_hands
def clean_tables(hands: Hands, status: Any, days: int, yes: bool) -> None:
    """Delete tables where nothing happened for some days, or count them."""

    async def clean(admin: Admin, _store: AdminStore) -> w.Cleaned:
        found = await admin.idle(status, days)
        if not yes or not found:
            return w.Cleaned(tables=len(found), done=yes)
        with counting(aside()) as bar:
            task = bar.add_task("tables", total=len(found))
            gone = await admin.delete(found, lambda n: bar.advance(task, n))
        return w.Cleaned(tables=gone, done=True)

    done = hands.do(clean)
    said = f"{done.tables} deleted" if done.done else f"{done.tables} tables; --yes deletes them"
    hands.tell(done, said)
