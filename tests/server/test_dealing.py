"""A game that cannot be dealt: nobody gets a table of it, and nobody sits at one by half."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from courtly.core.errors import OptionError
from courtly.server import service
from courtly.server.table import table as tables
from courtly.server.table.log import Row
from courtly.server.wire.refused import Refused

from ..days.house import house


def _cannot(_row: Row) -> Any:
    raise OptionError("the box holds too little")


def test_what_cannot_be_dealt_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "deal", _cannot)

    async def story() -> None:
        async with house(tmp_path) as here:
            anne = here.person()
            seats = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
            body = {"game": "richelieu", "seats": seats}
            told = await anne.post("/api/tables", body, 422)
            assert told["code"] == "options"
            assert await anne.get("/api/mine") == []

    asyncio.run(story())


def test_who_cannot_sit_down_does_not_sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game begins when the last one sits down; if it cannot, the seat stays free."""

    async def story() -> None:
        async with house(tmp_path) as here:
            anne, bill = here.person(), here.person()
            table = await anne.make("richelieu", ["Anne", "open"])
            with monkeypatch.context() as broken:
                broken.setattr(tables, "deal", _cannot)
                with pytest.raises(Refused, match="too little"):
                    await bill.do("sit", table, seat=1, name="Bill")
                info = await anne.get(f"/api/tables/{table}")
                assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
                assert await bill.get("/api/mine") == []
            await bill.do("sit", table, seat=1, name="Bill")
            assert (await here.table(table)).status == "playing"

    asyncio.run(story())
