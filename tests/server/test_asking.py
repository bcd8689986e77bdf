"""Questions that change nothing: why a move cannot be made, what a bot would do, what to watch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from .client import Player, Refusal
from .serving import ServerProcess

Story = Callable[[Player, Player], Awaitable[None]]


def play(server: ServerProcess, story: Story) -> None:
    """Two people tell a story."""

    async def run() -> None:
        async with Player(server.http) as anne, Player(server.http) as bill:
            await story(anne, bill)

    asyncio.run(run())


async def refusal(player: Player, type_: str, table: str, **more: object) -> Refusal:
    """The no to a question."""
    with pytest.raises(Refusal) as refused:
        await player.ask(type_, table=table, **more)
    return refused.value


def test_why_not_says_so_and_plays_nothing(server: ServerProcess) -> None:
    async def story(anne: Player, bill: Player) -> None:
        table = await anne.make("lancaster", ["you", "you", "open"], options={"start": "red"})
        await bill.command("sit", table, seat=2, name="Bill")
        await anne.ask("watch", table=table)
        await bill.ask("watch", table=table)
        for seat in (0, 1):
            await anne.move(table, seat, "lay gold")
        await bill.until(lambda: bool(bill.due(table)))
        await bill.move(table, 2, "lay gold")
        await anne.until(lambda: anne.due(table) == [0])
        version = anne.states[table, 0]["version"]
        no = await refusal(anne, "why", table, seat=0, move="place 1 Northumberland")
        assert no.code == "illegal"
        assert no.message["rule"] == "L2.3"
        assert no.message["text"].startswith("lancaster-")
        assert no.message["params"]
        later = await refusal(anne, "why", table, seat=1, move="place 1 Northumberland")
        assert later.code == "not_your_decision"
        assert (await refusal(anne, "why", table, seat=0, move="fly 3")).code == "invalid"
        other = await refusal(bill, "why", table, seat=0, move="place 2 Northumberland")
        assert other.code == "not_your_seat"
        assert (await anne.ask("why", table=table, seat=0, move="place 2 Stafford"))[
            "type"
        ] == "done"
        assert (await anne.ask("watch", table=table))["version"] == version, "nothing was played"

    play(server, story)


@pytest.mark.parametrize("game", ["lancaster", "richelieu"])
def test_a_hint_against_bots(server: ServerProcess, game: str) -> None:
    async def story(anne: Player, bill: Player) -> None:
        others = ["squire"] * (3 if game == "lancaster" else 1)
        table = await anne.make(game, ["you", *others])
        await anne.ask("watch", table=table)
        await anne.until(lambda: bool(anne.due(table)))
        asked = asyncio.create_task(anne.ask("hint", table=table, seat=0, level="knight"))
        await anne.ask("ping")  # a bot that thinks keeps nobody waiting
        advice = await asked
        state = anne.states[table, 0]
        assert advice["type"] == "advice"
        assert advice["version"] == state["version"]
        assert {row["move"]["move"] for row in advice["candidates"]} <= {
            move["move"] for move in state["legal"]
        }
        assert sum(row["share"] for row in advice["candidates"]) == pytest.approx(1)
        best = advice["candidates"][0]
        assert best["line"][0] == best["move"]
        assert len(best["expected"]) == len(others) + 1
        await anne.move(table, 0, best["move"]["text"])
        assert (await refusal(bill, "hint", table, seat=0)).code == "not_your_seat"

    play(server, story)


def test_no_hints_among_people(server: ServerProcess) -> None:
    async def story(anne: Player, bill: Player) -> None:
        table = await anne.make("richelieu", ["you", "open"])
        await bill.command("sit", table, seat=1, name="Bill")
        await anne.ask("watch", table=table)
        assert anne.infos[table]["hints"] is False
        assert (await refusal(anne, "hint", table, seat=0)).code == "no_hints"
        strict = await anne.make("richelieu", ["you", "page"], hints=False)
        assert (await refusal(anne, "hint", strict, seat=0)).code == "no_hints"

    play(server, story)


def test_public_games_can_be_found_and_watched(server: ServerProcess) -> None:
    async def story(anne: Player, bill: Player) -> None:
        table = await anne.make("lancaster", ["you", "page", "open"])
        hidden = await anne.make("richelieu", ["you", "you"], private=True)
        async with bill.http() as http:
            listed = {t["table"]: t for t in (await http.get("/api/tables")).json()}
            assert (listed[table]["free"], listed[table]["people"]) == (1, ["Player 0"])
            await bill.command("sit", table, seat=2, name="Bill")
            listed = {t["table"]: t for t in (await http.get("/api/tables")).json()}
            assert table not in listed
            answer = await http.get("/api/tables", params={"playing": "true"})
            playing = {t["table"]: t for t in answer.json()}
        found = playing[table]
        assert (found["status"], found["free"]) == ("playing", 0)
        assert (found["people"], found["bots"]) == (["Player 0", "Bill"], ["page"])
        assert found["active"] > found["created"]
        assert hidden not in playing

    play(server, story)
