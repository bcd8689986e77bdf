"""Ballots for later votes: sealed, changeable until their vote, cast for who is not there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from courtly.server import clock, service
from courtly.server.act import ballots
from courtly.server.live.hub import Client
from courtly.server.storage.writers import Write
from courtly.server.table.create import Fresh

from .house import House, Person, house

NAMES = ("Anna", "Ben", "Carl")


class Ear:
    """A socket that keeps what it is told."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write_frame(self, message: bytes) -> int:
        """Nothing waits."""
        self.frames.append(message)
        return 0

    def let_go(self, code: int) -> None:
        """Nobody does."""
        raise AssertionError(code)


async def three(here: House) -> tuple[str, list[Person]]:
    """Three people at a table of Lancaster."""
    people = [here.person(name * 8) for name in NAMES]
    table = await people[0].make("lancaster", ["Anna", "open", "open"])
    for seat in (1, 2):
        await people[seat].do("sit", table, seat=seat, name=NAMES[seat])
    return table, people


async def on_to(here: House, table: str, people: list[Person], decision: str) -> None:
    """Everybody makes their first move until something is asked."""
    found = await here.table(table)
    assert found.game is not None
    while found.game.decision != decision:
        seat = found.actors[0]
        await people[seat].move(table, seat)


def path(table: str, seat: int) -> str:
    """Where the ballots of a seat are."""
    return f"/api/people/ballots/{table}/{seat}"


async def cast_all(here: House) -> None:
    """Until the ballots that lie here have been looked at."""
    await here.service.ballots.stop()
    await here.service.ballots.stop()


def test_ballots_are_cast_when_their_vote_opens(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            table, people = await three(here)
            await on_to(here, table, people, "place")
            ben = people[1]
            told = await ben.get(path(table, 1))
            assert len(told["votes"]) == 3
            assert {"yes 0", "no 0"} <= {move["text"] for move in told["possible"]}
            first, second, third = told["votes"]
            await ben.post(path(table, 1), {"vote": second, "move": "yes 0"})
            await ben.post(path(table, 1), {"vote": third, "move": "yes 0"})
            changed = await ben.post(path(table, 1), {"vote": third, "move": "no 0"})
            assert changed["lodged"] == {second: "yes 0", third: "no 0"}
            await on_to(here, table, people, "vote")
            assert (await ben.get(path(table, 1)))["votes"] == [second, third]
            found = await here.table(table)
            assert 1 in found.actors, "nothing was lodged for the first"
            late = await ben.ask("POST", path(table, 1), json={"vote": first, "move": "no 0"})
            assert late.json()["code"] == "stale"
            for seat in (0, 1, 2):
                await people[seat].move(table, seat, "no 0")
            await cast_all(here)
            assert found.actors == [0, 2], "Ben has voted for the second"
            for seat in (0, 2):
                await people[seat].move(table, seat, "no 0")
            await cast_all(here)
            assert found.actors == [0, 2]
            for seat in (0, 2):
                await people[seat].move(table, seat, "no 0")
            assert found.game is not None
            shown = [e.data["vote"] for e in found.game.events if e.kind == "ballot_shown"]
            assert shown[1::3][:3] == ["no", "yes", "no"]
            assert (await ben.get(path(table, 1)))["lodged"] == {}

    asyncio.run(story())


def test_a_ballot_waits_for_a_database_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else happens at the table meanwhile: all wait for who is not there."""
    monkeypatch.setattr(ballots, "PAUSE", 0.01)

    async def story() -> None:
        async with house(tmp_path) as here:
            table, people = await three(here)
            await on_to(here, table, people, "place")
            first, *_ = (await people[1].get(path(table, 1)))["votes"]
            await people[1].post(path(table, 1), {"vote": first, "move": "yes 0"})
            store, failed = here.service.store, 0
            append = store.append

            async def failing(write: Write) -> bool:
                nonlocal failed
                if write.entry.key is not None and write.entry.data == {"move": "yes 0"}:
                    failed += 1
                    if failed <= 3:
                        raise OSError("the disk is full")
                return await append(write)

            monkeypatch.setattr(store, "append", failing)
            await on_to(here, table, people, "vote")
            found = await here.table(table)
            await here.until(lambda: failed > 3)
            found = await here.table(table)
            assert found.actors == [0, 2]

    asyncio.run(story())


def test_a_ballot_that_became_impossible_is_not_cast(tmp_path: Path) -> None:
    """Its person is asked as if there had been none. And one can be taken back."""

    async def story() -> None:
        async with house(tmp_path) as here:
            table, people = await three(here)
            await on_to(here, table, people, "place")
            first, second, _ = (await people[1].get(path(table, 1)))["votes"]
            await people[1].post(path(table, 1), {"vote": first, "move": "yes 0"})
            gone = await people[1].post(path(table, 1), {"vote": first, "move": None})
            assert gone["lodged"] == {}
            await here.service.store.lodge(table, 1, people[1].device, second, "yes 99")
            await on_to(here, table, people, "vote")
            await cast_all(here)
            found = await here.table(table)
            assert found.actors == [0, 1, 2]
            for seat in (0, 1, 2):
                await people[seat].move(table, seat, "no 0")
            await cast_all(here)
            assert found.actors == [0, 1, 2]

    asyncio.run(story())


def test_a_ballot_that_cannot_be_is_refused_by_the_rule_of_the_vote(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            table, people = await three(here)
            await on_to(here, table, people, "place")
            (vote, *_) = (await people[1].get(path(table, 1)))["votes"]

            async def lodge(move: str) -> dict[str, Any]:
                answer = await people[1].ask(
                    "POST", path(table, 1), json={"vote": vote, "move": move}
                )
                assert answer.status_code == 409
                found: dict[str, Any] = answer.json()
                return found

            many = await lodge("yes 20")
            assert (many["code"], many["rule"]) == ("illegal", "L3.1")
            assert many["text"]
            assert "20" in str(many["params"])
            for move in ("place 1 a", "perhaps"):
                assert (await lodge(move))["code"] == "invalid"
            assert (await people[1].get(path(table, 1)))["lodged"] == {}

    asyncio.run(story())


def test_only_its_person_sees_or_lodges_a_ballot(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            table, people = await three(here)
            await on_to(here, table, people, "place")
            (vote, *_) = (await people[1].get(path(table, 1)))["votes"]
            await people[1].post(path(table, 1), {"vote": vote, "move": "yes 0"})
            for other in (people[0], here.person()):
                for method, body in (("GET", None), ("POST", {"vote": vote, "move": "no 0"})):
                    answer = await other.ask(method, path(table, 1), json=body)
                    assert answer.json()["code"] == "not_your_seat"
            assert (await people[1].get(path(table, 1)))["lodged"] == {vote: "yes 0"}
            none = await here.person().make("richelieu", ["X", "Y"])
            assert (await here.person().ask("GET", path(none, 0))).status_code == 409

    asyncio.run(story())


@pytest.mark.parametrize("other", [("yes 0", "yes 0"), ("no 0", "no 0"), None])
def test_nobody_else_can_tell_what_was_lodged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: tuple[str, str] | None
) -> None:
    """The same game with one ballot, with another, and with none: others are told the same."""

    def fresh(seats: int) -> Fresh:
        invites = [f"invite-{k}-of-this-very-table" for k in range(seats)]
        return Fresh("a-table-of-no-chance", "seed", invites, clock.now())

    monkeypatch.setattr(service, "fresh", fresh)
    one = asyncio.run(_told(tmp_path / "one", ("no 0", "yes 0")))
    two = asyncio.run(_told(tmp_path / "two", other))
    assert one[0] == two[0], "up to the end of the first vote"
    assert sum(map(len, one[0][:2])) > 20
    if other is not None:
        assert one[1] == two[1], "and until the second is decided"


async def _told(folder: Path, ballots: tuple[str, str] | None) -> tuple[list[Any], list[Any]]:
    """All that Anna and a spectator are told before the first vote is decided, and the second."""
    folder.mkdir()
    async with house(folder) as here:
        table, people = await three(here)
        ears = [Ear(), Ear()]
        for who, ear in zip((people[0].device, "s" * 64), ears, strict=True):
            client = Client(who, ear)  # type: ignore[arg-type]
            here.service.hub.join(client, [])
            await here.service.live.watch(client, table, None)
        await on_to(here, table, people, "place")
        votes = (await people[1].get(path(table, 1)))["votes"]
        for vote, move in zip(votes[1:], ballots or (), strict=False):
            await people[1].post(path(table, 1), {"vote": vote, "move": move})
        await on_to(here, table, people, "vote")
        await cast_all(here)
        for seat in (0, 2):
            await people[seat].move(table, seat, "no 0")
        told: list[Any] = [list(ear.frames) for ear in ears]
        for person in (people[0], people[2], here.person("spectator" * 4)):
            answer = await person.ask("GET", f"/api/tables/{table}")
            told.append(answer.json())
            mine = await person.ask("GET", "/api/people/games")
            told.append(mine.json())
        await people[1].move(table, 1, "no 0")
        await cast_all(here)
        await people[0].move(table, 0, "no 0")
        return [part for part in told if part], [list(ear.frames) for ear in ears]
