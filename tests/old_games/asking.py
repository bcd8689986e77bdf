"""What is asked over HTTP: the lobby, one's own tables, records, films."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from .playing import NAMES, Company


class Http:
    """Questions to the server `company` is connected to."""

    def __init__(self, company: Company) -> None:
        self._clients = {name: company.players[name].http() for name in NAMES}

    async def __aenter__(self) -> Http:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(client.aclose() for client in self._clients.values()))

    async def _get(self, path: str, *, who: str = NAMES[0], **params: Any) -> httpx.Response:
        answer = await self._clients[who].get(path, params=params)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer

    async def lobby(self) -> dict[str, Any]:
        """Open tables, and games to watch, by their addresses: all that one of us is at."""
        found: dict[str, Any] = {}
        for status, playing in (("open", False), ("playing", True)):
            rows: dict[str, Any] = {}
            for name in NAMES:
                answer = await self._get("/api/tables", playing=playing, words=name)
                rows |= {row["table"]: row for row in answer.json()}
            found[status] = [rows[table] for table in sorted(rows)]
        return found

    async def mine(self) -> dict[str, Any]:
        """Everybody's own tables, in the order of their addresses."""
        found = {}
        for name in NAMES:
            turns = (await self._get("/api/mine", who=name)).json()
            found[name] = sorted(turns, key=lambda turn: str(turn["table"]))
        return found

    async def record(self, table: str) -> str:
        """The record of a finished table."""
        return (await self._get(f"/api/tables/{table}/record")).text

    async def frame(self, table: str, move: int, seat: int | None = None) -> dict[str, Any]:
        """One picture of the film of a finished table."""
        eyes: dict[str, Any] = {} if seat is None else {"seat": seat}
        answer = await self._get(f"/api/tables/{table}/replay", move=move, **eyes)
        found: dict[str, Any] = answer.json()
        return found

    async def film(self, table: str) -> list[dict[str, Any]]:
        """Some pictures of it: with all secrets, then through the eyes of seat 0 and seat 1."""
        last = (await self.frame(table, 0))["moves"]
        moves = sorted({0, 1, len(last) // 3, 2 * len(last) // 3, len(last)})
        wanted = [(None, move) for move in moves] + [
            (k, move) for k in (0, 1) for move in moves[2:]
        ]
        return [
            {"seat": seat, "frame": await self.frame(table, move, seat)} for seat, move in wanted
        ]
