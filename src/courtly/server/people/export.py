"""All records of somebody in one file, made while it is sent."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from zipfile import ZIP_DEFLATED, ZipFile

from ..live.tables import LiveTables
from ..table.hashes import public_id
from ..table.table import Table
from ..tell.record import record
from ..wire.refused import Refused


class _Pipe(io.RawIOBase):
    """What was written and not yet taken; a file that cannot be gone back in."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def writable(self) -> bool:
        """It is."""
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]
        """Keep it until it is taken."""
        self._waiting += data
        return len(data)

    def take(self) -> bytes:
        """What was written since the last time."""
        taken = bytes(self._waiting)
        self._waiting.clear()
        return taken


async def records(live: LiveTables, tables: Iterable[str]) -> AsyncIterator[bytes]:
    """A ZIP file with the record of each of these games; of those left out whose record is not
    told yet, or that cannot be opened."""
    pipe = _Pipe()
    with ZipFile(pipe, "w", ZIP_DEFLATED) as file:
        for table in tables:
            try:
                name, text = await live.read(table, _named)
            except Refused:
                continue
            file.writestr(name, text)
            yield pipe.take()
    yield pipe.take()


def _named(table: Table) -> tuple[str, str]:
    """A record, and what its file is called."""
    day = datetime.fromtimestamp(table.row.created, UTC).date().isoformat()
    return f"{day}-{table.row.game}-{public_id(table.id)}.txt", record(table)
