"""The ladder: made of finished rated games between people, and the same when it is made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from courtly.server.host.ladder import Ladder, placed, rate
from courtly.server.storage.admin_store import RatedGame
from courtly.server.wire.requests import Rematch

from ..days.house import House, Person
from .test_admin import Shell
from .test_rules import ban, decide, tell


async def game(winner: Person, loser: Person, **more: Any) -> str:
    """A rated game that one of two gives up."""
    table = await winner.make("richelieu", ["Anna", "open"], rated=True, **more)
    await loser.do("sit", table, seat=1, name="Ben")
    await loser.do("resign", table, seat=1)
    return table


async def rungs(person: Person) -> list[tuple[str, int, int]]:
    """The ladder as somebody sees it: without waiting for a fresh one."""
    person.house.service.host.ladder._made.clear()
    told = await person.get("/api/house/ladder/richelieu")
    return [(one["name"], one["games"], one["wins"]) for one in told["rungs"]]


def test_the_ladder_is_what_the_host_wants(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, ben = here.person(), here.person()
        laid = [{"kind": "you", "name": "A"}, {"kind": "open"}]
        wanted = {"game": "richelieu", "seats": laid, "rated": True}
        assert (await anna.ask("POST", "/api/tables", json=wanted)).status_code == 422, (
            "there is none"
        )
        await decide(here, ladder="host")
        assert (await anna.ask("GET", "/api/house/ladder/richelieu")).status_code == 403
        assert (await anna.get("/api/house"))["rated"] is True
        for seats in (
            [laid[0], {"kind": "bot", "level": "page"}],
            [laid[0], {"kind": "you", "name": "B"}],
        ):
            answer = await anna.ask("POST", "/api/tables", json={**wanted, "seats": seats})
            assert answer.status_code == 422, "with oneself, or with a bot"
        table = await game(anna, ben)
        await game(anna, ben)
        await anna.make("richelieu", ["Anna", "open"])
        await decide(here, ladder="public")
        assert await rungs(ben) == [("Anna", 2, 2), ("Ben", 2, 0)]
        told = await ben.get("/api/house/ladder/richelieu")
        assert [one["you"] for one in told["rungs"]] == [False, True]
        assert told["rungs"][0]["rating"] > told["rungs"][1]["rating"]
        await here.service.host.admin.strike(table, True)
        assert await rungs(ben) == [("Anna", 1, 1), ("Ben", 1, 0)]
        await here.service.host.admin.strike(table, False)
        assert await rungs(ben) == [("Anna", 2, 2), ("Ben", 2, 0)]
        before = (await ben.get("/api/house/ladder/richelieu"))["rungs"]
        shell = Shell(tmp_path)
        assert await shell.aside("ladder", "rebuild") == {"games": 2}
        assert await rungs(ben) == [("Anna", 2, 2), ("Ben", 2, 0)]
        shown = await shell.aside("ladder", "show", "richelieu")
        assert [one["rating"] for one in shown["rungs"]] == [one["rating"] for one in before]
        await ban(here, ben)
        assert await rungs(anna) == [("Anna", 2, 2)]

    tell(tmp_path, story)


def test_who_is_forgotten_leaves_the_ladder_and_others_keep_their_games(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, ben = here.person(), here.person()
        await decide(here, ladder="public")
        await game(anna, ben)
        (first, _) = (await anna.get("/api/house/ladder/richelieu"))["rungs"]
        await ben.post("/api/people/forget", {"sure": True})
        assert await rungs(anna) == [("Anna", 1, 1)]
        (again,) = (await anna.get("/api/house/ladder/richelieu"))["rungs"]
        assert again["rating"] == first["rating"]
        await here.service.host.ladder.rebuild()
        assert await rungs(anna) == [("Anna", 1, 1)]

    tell(tmp_path, story)


def test_made_anew_from_the_logs_it_is_the_same(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        people = [here.person() for _ in range(3)]
        await decide(here, ladder="public")
        for k in range(6):
            here.hands.at += 60
            await game(people[k % 3], people[(k + 1 + k // 3) % 3])
        store = here.service.store
        one = await Ladder(store).of("richelieu", None)
        await Ladder(store).rebuild()
        assert await Ladder(store).of("richelieu", None) == one
        assert one.games == 6

    tell(tmp_path, story)


def _game(places: list[int], people: list[tuple[int, str]], **more: Any) -> RatedGame:
    return RatedGame("t", people, {"why": "finished", "places": places, **more})


def test_what_counts_and_how() -> None:
    anna, ben = (0, "a"), (1, "b")
    assert placed(_game([0, 1], [anna, ben])) == {"a": 0, "b": 1}
    assert placed(_game([0, 1], [anna, ben], left=[0])) == {"a": 2, "b": 1}, "who left is last"
    assert placed(_game([0, 1], [anna, ben], why="agreed")) == {}
    assert placed(_game([0, 1], [anna])) == {}, "against bots"
    assert placed(_game([0, 1, 2], [anna, (1, "a"), (2, "b")])) == {}, "one at two seats"
    counted, standings = rate([_game([1, 0, 0], [anna, ben, (2, "c")])] * 4)
    assert counted == 4
    assert [one.person for one in standings] == ["b", "c", "a"]
    assert standings[0].shown == standings[1].shown > standings[2].shown
    assert [one.wins for one in standings] == [4, 4, 0]
    assert rate([]) == (0, [])


def test_a_rematch_counts_as_its_first_game_did(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, ben = here.person(), here.person()
        await decide(here, ladder="public")
        table = await game(anna, ben)
        again = Rematch(type="rematch", id=1, table=table, key="12345678")
        await here.service.rematch(anna.device, "127.0.0.1", again)
        new = (await here.table(table)).rematch
        assert new is not None
        await ben.do("sit", new, seat=1, name="Ben")
        assert (await ben.get(f"/api/tables/{new}"))["rated"] is True
        await anna.do("resign", new, seat=0)
        assert sorted(await rungs(anna)) == [("Anna", 2, 1), ("Ben", 2, 1)]

    tell(tmp_path, story)
