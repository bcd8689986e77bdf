"""What may happen at a table: retries, stale versions, taking back, leaving, ending, once more."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from .client import Player, Refusal
from .serving import ServerProcess


async def two(server: ServerProcess, **more: Any) -> tuple[Player, Player, str]:
    """Two people at a table of Richelieu."""
    players = Player(server.http), Player(server.http)
    for player in players:
        await player.connect()
    table = await players[0].make("richelieu", ["you", "open"], **more)
    await players[0].ask("watch", table=table)
    await players[1].ask("watch", table=table)
    await players[1].command("sit", table, seat=1, name="Bo")
    for k, player in enumerate(players):
        await player.until(lambda k=k, player=player: (table, k) in player.states)  # type: ignore[misc]
    return (*players, table)


async def close(*players: Player) -> None:
    """Good night."""
    for player in players:
        await player.close()


def card(state: dict[str, Any], token: bool) -> int | None:
    """A legal move that takes a card with, or without, a token on it."""
    cells = {c["cell"]: c for row in state["view"]["rows"] for c in row if c}
    fits = [
        int(move["move"])
        for move in state["legal"]
        if move["kind"] == "take" and cells[move["labels"][0]]["token"] is token
    ]
    return fits[0] if fits else None


async def actor(table: str, a: Player, b: Player) -> tuple[int, Player, Player]:
    """Who decides, as soon as both know it: the seat, its player, and the other."""

    def agreed() -> bool:
        one, other = a.states[table, 0], b.states[table, 1]
        return bool(one["version"] == other["version"] and (one["legal"] or other["legal"]))

    await a.until(agreed)
    return (0, a, b) if a.due(table) else (1, b, a)


def test_same_key_is_done_once(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        seat, mover, other = await actor(table, a, b)
        move = mover.states[table, seat]["legal"][0]["move"]
        version = mover.states[table, seat]["version"]
        key = secrets.token_hex(8)
        sent = {"seat": seat, "version": version, "move": move}
        first = await mover.command("move", table, key, **sent)
        again = await mover.command("move", table, key, **sent)
        assert first["version"] == again["version"]
        with pytest.raises(Refusal) as refused:
            await mover.command("move", table, seat=seat, version=version, move=move)
        assert refused.value.code == "stale"
        await other.command("chat", table, "a" * 12, text="hello there")
        await other.command("chat", table, "a" * 12, text="hello there")
        await mover.until(lambda: any(m["type"] == "chat" for m in mover.inbox))
        await mover.ask("ping")
        assert sum(m["type"] == "chat" for m in mover.inbox) == 1
        await close(a, b)

    asyncio.run(story())


def test_refusals_cite_the_rule(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        seat, mover, other = await actor(table, a, b)
        with pytest.raises(Refusal) as refused:
            await mover.move(table, seat, "take b6")
        assert refused.value.code == "illegal"
        assert refused.value.message["rule"].startswith("R")
        assert "b6" in refused.value.message["message"]
        for move, code in (("dance", "invalid"), (99_999, "invalid")):
            with pytest.raises(Refusal) as refused:
                await mover.move(table, seat, move)
            assert refused.value.code == code
        legal = mover.states[table, seat]["legal"][0]["move"]
        with pytest.raises(Refusal) as refused:
            await other.move(table, 1 - seat, legal)
        assert refused.value.code == "not_your_decision"
        version = mover.states[table, seat]["version"]
        with pytest.raises(Refusal) as refused:
            await other.command("move", table, seat=seat, version=version, move=legal)
        assert refused.value.code == "not_your_seat"
        with pytest.raises(Refusal) as refused:
            await mover.command("move", table, seat=seat, version=version + 5, move=legal)
        assert refused.value.code == "stale"
        with pytest.raises(Refusal) as refused:
            await mover.ask("watch", table="x" * 22)
        assert refused.value.code == "no_table"
        await close(a, b)

    asyncio.run(story())


def test_undo_is_free_until_something_was_seen(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        seat, mover, other = await actor(table, a, b)
        start = mover.states[table, seat]["view"]
        await mover.move(table, seat, card(mover.states[table, seat], token=False) or 0)
        version = mover.states[table, seat]["version"]
        await mover.command("undo", table, seat=seat, version=version)
        assert mover.states[table, seat]["view"] == start
        assert mover.states[table, seat]["since"] == 0
        while (found := card(mover.states[table, seat], token=True)) is None:
            await mover.move(table, seat, mover.states[table, seat]["legal"][0]["move"])
            seat, mover, other = await actor(table, a, b)
        start = mover.states[table, seat]["view"]
        await mover.move(table, seat, found)
        for agree in (False, True):
            version = mover.states[table, seat]["version"]
            await mover.command("undo", table, seat=seat, version=version)
            await other.until(lambda: other.infos[table]["proposal"] is not None)
            assert other.infos[table]["proposal"]["what"] == "undo"
            await other.command("answer", table, seat=1 - seat, agree=agree)
            await mover.until(lambda: mover.infos[table]["proposal"] is None)
        await mover.until(lambda: mover.states[table, seat]["view"] == start)
        await close(a, b)

    asyncio.run(story())


def test_coming_back_tells_what_was_missed(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        for _ in range(6):
            seat, mover, _other = await actor(table, a, b)
            await mover.move(table, seat, mover.states[table, seat]["legal"][0]["move"])
        await actor(table, a, b)
        seen = a.states[table, 0]["version"]
        await a.close()
        other = Player(server.http, b.token)
        await other.connect()
        await other.ask("watch", table=table)
        for _ in range(3):
            if other.due(table):
                await other.move(table, 1, other.states[table, 1]["legal"][0]["move"])
        fresh, back = Player(server.http, a.token), Player(server.http, a.token)
        await fresh.connect()
        await fresh.ask("watch", table=table)
        await back.connect()
        await back.ask("watch", table=table, since=seen)
        whole, missed = fresh.states[table, 0], back.states[table, 0]
        assert missed["since"] == seen
        assert whole["view"] == missed["view"]
        assert missed["events"] == [e for e in whole["events"] if e["version"] > seen]
        await close(b, other, fresh, back)

    asyncio.run(story())


def test_whoever_resigns_does_not_win(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as player:
            table = await player.make("lancaster", ["you", "page", "page"])
            await player.ask("watch", table=table)
            await player.command("resign", table, seat=0)
            await player.until(lambda: player.over(table))
            result = player.infos[table]["result"]
            assert result["why"] == "resigned"
            assert result["winners"]
            assert 0 not in result["winners"]

    asyncio.run(story())


def test_resign_and_rematch(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        async with a.http() as http:
            assert (await http.get(f"/api/tables/{table}/record")).status_code == 409
        await a.command("resign", table, seat=0)
        await b.until(lambda: b.over(table))
        result = b.infos[table]["result"]
        assert (result["why"], result["winners"]) == ("resigned", [1])
        await b.command("rematch", table)
        await a.command("rematch", table)
        await a.until(lambda: a.infos[table]["rematch"] is not None)
        again = a.infos[table]["rematch"]
        assert again == b.infos[table]["rematch"]
        async with Player(server.http) as stranger:
            with pytest.raises(Refusal) as refused:
                await stranger.command("sit", again, seat=0, name="Eve")
            assert refused.value.code == "invite"
        await a.command("sit", again, seat=0, name="Anne")
        await a.ask("watch", table=again)
        assert a.infos[again]["status"] == "playing"
        await close(a, b)

    asyncio.run(story())


def test_ending_by_consent(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        await a.command("propose_end", table, seat=0)
        with pytest.raises(Refusal) as refused:
            await b.command("propose_end", table, seat=1)
        assert refused.value.code == "proposal"
        await b.command("answer", table, seat=1, agree=True)
        await a.until(lambda: a.over(table))
        assert a.infos[table]["result"]["why"] == "agreed"
        await close(a, b)

    asyncio.run(story())


def test_a_bot_plays_for_who_leaves_and_hands_the_seat_back(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        with pytest.raises(Refusal) as refused:
            await a.command("leave", table, seat=1)
        assert refused.value.code == "present"
        await b.command("leave", table, seat=1, bot="page")
        await a.play_on(table, random.Random(4), 5)
        assert a.states[table, 0]["moves"] > 5
        await b.command("back", table, seat=1)
        await a.until(lambda: a.infos[table]["seats"][1]["substitute"] is None)
        for _ in range(3):
            _seat, mover, _other = await actor(table, a, b)
            await mover.play_on(table, random.Random(4), 1)
        await close(a, b)

    asyncio.run(story())


def test_turns_at_other_tables(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        seat, mover, other = await actor(table, a, b)
        await other.ask("unwatch", table=table)
        for _ in range(8):
            if not mover.due(table):
                break
            await mover.move(table, seat, mover.states[table, seat]["legal"][0]["move"])
        await other.until(
            lambda: any(m["type"] == "turn" and m["seats"] == [1 - seat] for m in other.inbox)
        )
        again = Player(server.http, other.token)
        welcome = await again.connect()
        assert [t["seats"] for t in welcome["tables"] if t["table"] == table] == [[1 - seat]]
        await close(a, b, again)

    asyncio.run(story())


def test_votes_do_not_wait_for_each_other(server: ServerProcess) -> None:
    """All ballots of a vote may be chosen at the same version."""

    async def story() -> None:
        async with Player(server.http) as player:
            table = await player.make("lancaster", ["you"] * 4)
            await player.ask("watch", table=table)
            chance = random.Random(5)
            while len(player.due(table)) < 4:
                await player.play_on(table, chance, 1)
            version = player.states[table, 0]["version"]
            ballots = [
                player.command(
                    "move", table, seat=seat, version=version,
                    move=player.states[table, seat]["legal"][0]["move"],
                )
                for seat in range(4)
            ]  # fmt: skip
            answers = await asyncio.gather(*ballots)
            assert sorted(a["version"] for a in answers) == [version + k for k in range(1, 5)]
            with pytest.raises(Refusal):
                await player.command("move", table, seat=0, version=version, move=0)

    asyncio.run(story())


def test_the_clock_runs(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server, clock={"seconds": 10_000, "increment": 0})
        seat, mover, _other = await actor(table, a, b)
        begun = mover.states[table, seat]["clocks"]
        assert begun[1 - seat] == 10_000
        assert begun[seat] <= 10_000, "it runs since before it was told"
        await asyncio.sleep(1)
        await mover.move(table, seat, mover.states[table, seat]["legal"][0]["move"])
        left = mover.states[table, seat]["clocks"]
        assert left[seat] <= 9_999
        assert left[1 - seat] == 10_000
        await close(a, b)

    asyncio.run(story())


def test_the_clock_runs_out(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server, clock={"seconds": 10, "increment": 0})
        seat, _mover, _other = await actor(table, a, b)
        await a.until(lambda: a.over(table))
        result = a.infos[table]["result"]
        assert (result["why"], result["seat"], result["winners"]) == ("clock", seat, [1 - seat])
        await close(a, b)

    asyncio.run(story())


def test_the_log_keeps_moves_as_text(server: ServerProcess) -> None:
    async def story() -> None:
        a, b, table = await two(server)
        seat, mover, _other = await actor(table, a, b)
        state = mover.states[table, seat]
        move, engine = state["legal"][0], mover.infos[table]["engine"]
        sent = {"seat": seat, "version": state["version"], "move": move["move"]}
        with pytest.raises(Refusal) as refused:
            await mover.command("move", table, **sent, engine=engine + 1)
        assert refused.value.code == "protocol"
        await mover.command("move", table, **sent, engine=engine)
        file = server.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file)) as database:
            stored = database.execute(
                "SELECT data FROM log WHERE table_id = ? AND kind = 'move'", (table,)
            ).fetchall()
        assert [json.loads(data) for (data,) in stored] == [{"move": move["text"]}]
        await close(a, b)

    asyncio.run(story())
