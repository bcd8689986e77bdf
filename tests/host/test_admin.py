"""``courtly admin``: all that the page does, on the database of a server that runs, or does not."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtly.cli.main import cli
from courtly.server.wire.refused import Refused

from ..days.house import DAY, Hands, House, house
from .test_entry import HERE, browser
from .test_rules import DUEL, refused


class Shell:
    """A command line beside a server's database."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"

    def run(self, *words: str, typed: str | None = None) -> Result:
        """What is answered."""
        return CliRunner().invoke(cli, ["admin", "--database", self.database, *words], input=typed)

    def json(self, *words: str, typed: str | None = None) -> Any:
        """The same for programs."""
        done = CliRunner().invoke(
            cli, ["admin", "--database", self.database, "--json", *words], input=typed
        )
        assert done.exit_code == 0, done.output
        return json.loads(done.stdout)

    async def aside(self, *words: str) -> Any:
        """The same while a server runs in this process."""
        return await asyncio.to_thread(self.json, *words)


def test_a_server_learns_what_was_decided_on_the_command_line(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        shell = Shell(tmp_path)
        anna, ben = here.person(), here.person()
        table = await anna.make("richelieu", ["Anna", "open"])
        await ben.do("sit", table, seat=1, name="Ben")
        assert (await shell.aside("making", "invited"))["making"] == "invited"
        await here.service.house.refresh()
        await refused(anna, "/api/tables", DUEL, "makers")
        made = await shell.aside("invitations", "make", "Club", "--most", "3")
        await anna.post("/api/house/join", {"invitation": made["token"]})
        await anna.post("/api/tables", DUEL, 201)
        (listed,) = await shell.aside("invitations", "list")
        assert (listed["name"], listed["used"], listed["most"]) == ("Club", 1, 3)
        (found,) = await shell.aside("people", "list", "be")
        assert (found["name"], found["id"]) == ("Ben", ben.device[:16])
        await shell.aside("people", "ban", found["id"], "--why", "shouts", "--days", "3")
        await here.service.house.refresh()
        await refused(ben, "/api/tables", DUEL)
        assert (await here.table(table)).seats[1].bot == "knight"
        secret = (await shell.aside("secret"))["secret"]
        async with browser(here, **HERE) as http:
            answer = await http.post("/api/host/enter", json={"secret": secret})
            assert answer.status_code == 204
            people = (await http.get("/api/host/people", params={"words": "ben"})).json()
            assert people[0]["bans"][0]["why"] == "shouts"
        status = await shell.aside("status")
        assert status["processes"] == 1
        assert status["sizes"]["playing"] == 2

    async def run() -> None:
        async with house(tmp_path) as here:
            await story(here)

    asyncio.run(run())


def test_deleted_tables_are_gone_at_once_and_then_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody gets in from now on; the rows go when every process has let go."""
    from courtly.server.host import house as rules

    monkeypatch.setattr(rules, "SWEEP", 0.05)

    async def story(here: House) -> None:
        shell = Shell(tmp_path)
        anna = here.person()
        old = await anna.make("richelieu", ["Anna", "bot:page"])
        here.hands.at += 40 * DAY
        new = await anna.make("richelieu", ["Anna", "open"])
        counted = await shell.aside("tables", "clean", "--days", "30")
        assert counted == {"tables": 1, "done": False}
        listed = await shell.aside("tables", "list", "--days", "30")
        assert [one["table"] for one in listed] == [old]
        gone = await shell.aside("tables", "clean", "--days", "30", "--yes")
        assert gone == {"tables": 1, "done": True}
        await here.service.house.refresh()
        with pytest.raises(Refused):
            await here.table(old)
        assert {game["table"] for game in await anna.get("/api/people/games")} == {new}
        assert [turn["table"] for turn in await anna.get("/api/mine")] == [new]
        async with asyncio.timeout(60):
            while (await here.service.store.doomed()) or await here.service.store.entries(old, 0):
                await asyncio.sleep(0.02)
        assert await here.service.store.table(new) is not None

    async def run() -> None:
        async with house(tmp_path) as here:
            await story(here)

    asyncio.run(run())


def test_without_a_server_it_works_on_the_file(tmp_path: Path) -> None:
    hands = Hands()

    async def run() -> tuple[str, str]:
        async with house(tmp_path, hands) as here:
            anna = here.person()
            return await anna.make("richelieu", ["Anna", "bot:page"]), anna.device

    table, anna = asyncio.run(run())
    shell = Shell(tmp_path)
    assert shell.json("status")["sizes"]["playing"] == 1
    assert "Anna" in shell.run("tables", "list").output
    assert shell.json("people", "mute", anna[:16]) == {"person": anna[:16], "done": "muted"}
    assert "muted" in shell.run("people", "list").output
    shell.json("people", "pardon", anna[:16], "muted")
    word = tmp_path / "password"
    word.write_text("open sesame\n")
    assert shell.json("making", "password", "--password-file", str(word))["password"] is True
    assert shell.run("making").output == "password\n"
    assert shell.json("ladder", "rule", "public")["ladder"] == "public"
    assert shell.run("tables", "delete", table, typed="n\n").exit_code == 1
    assert shell.json("tables", "delete", table, "--yes") == {"tables": 1, "done": True}
    assert shell.json("tables", "list") == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("people", "ban", "0123456789abcdef"), "There is no such person"),
        (("people", "pardon", "0123456789abcdef", "banned"), "There is no such person"),
        (("tables", "delete", "t" * 22, "--yes"), "There is no such table"),
        (("invitations", "revoke", "0123456789abcdef"), "There is no such invitation"),
        (("making", "password", "--password-file", "-"), "a password has 8 characters or more"),
        (("ladder", "rule", "sometimes"), "Invalid value"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    shell = Shell(tmp_path)
    asyncio.run(_made(tmp_path))
    done = shell.run(*words, typed="short\n")
    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output


async def _made(folder: Path) -> None:
    async with house(folder):
        pass


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = Shell(tmp_path).run("status")
    assert done.exit_code == 2
    assert "there is no database at" in done.output
    assert not (tmp_path / "tables.db").exists()
