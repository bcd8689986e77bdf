"""What all commands of ``courtly admin`` have in common: a database, answers, clear errors."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import click
from pydantic import BaseModel, ValidationError
from rich.console import Console
from rich.table import Table
from sqlalchemy.engine import make_url

from ...core.errors import CourtlyError
from ...server.host.admin import Admin
from ...server.settings import Settings
from ...server.storage.admin_store import AdminStore
from ...server.storage.check import said_clearly
from ...server.wire.refused import Refused
from ..long_work import wide_console

T = TypeVar("T")
Row = Sequence[object]


class Hands:
    """A database to work on, and how to answer."""

    def __init__(self, database: str | None, as_json: bool) -> None:
        self._database, self.as_json = database, as_json

    @property
    def settings(self) -> Settings:
        """Of the server whose database it is."""
        try:
            return Settings(database=self._database) if self._database else Settings()
        except ValidationError as error:
            raise CourtlyError(f"database: {error.errors()[0]['msg']}") from None

    def do(self, what: Callable[[Admin, AdminStore], Awaitable[T]]) -> T:
        """Do something, and say what is wrong in a sentence."""
        settings = self.settings
        _check_there(settings)
        try:
            return asyncio.run(_with_store(settings, what))
        except Refused as refusal:
            raise CourtlyError(refusal.message.rstrip(".")) from None

    def tell(self, answer: BaseModel | Sequence[BaseModel], *lines: str) -> None:
        """Say what was found or done: all of it in JSON, or in lines."""
        if not self.as_json:
            for line in lines:
                click.echo(line)
            return
        plain = (
            answer.model_dump(mode="json")
            if isinstance(answer, BaseModel)
            else [one.model_dump(mode="json") for one in answer]
        )
        click.echo(json.dumps(plain, indent=2, ensure_ascii=False))

    def show(
        self, answer: Sequence[BaseModel], heads: Sequence[str], rows: Sequence[Row], none: str
    ) -> None:
        """A list, as a table."""
        if self.as_json or not rows:
            self.tell(answer, none)
            return
        table = Table(*heads, box=None, header_style="bold")
        for row in rows:
            table.add_row(*(str(cell) for cell in row))
        wide_console().print(table)


pass_hands = click.make_pass_decorator(Hands)


def when(at: float | None) -> str:
    """A moment as people read it here."""
    return "" if not at else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def aside() -> Console:
    """For progress, which is no part of the answer."""
    return Console(stderr=True)


def _check_there(settings: Settings) -> None:
    """A file that is not there is a mistake, and not to be made."""
    if settings.postgres:
        return
    file = make_url(settings.async_database).database
    if not file or not Path(file).exists():
        raise CourtlyError(f"there is no database at {file}; name the server's with --database")


async def _with_store(settings: Settings, what: Callable[[Admin, AdminStore], Awaitable[T]]) -> T:
    with said_clearly(settings):
        store = AdminStore(settings)
        await store.open()
    try:
        return await what(Admin(store), store)
    finally:
        await store.close()
