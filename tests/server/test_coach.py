"""A coach for who learns: after a move against bots, and never among people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from .client import Player
from .serving import ServerProcess, serving
from .test_asking import play, refusal


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose coach thinks little."""
    path = tmp_path_factory.mktemp("coach") / "tables.db"
    with serving(f"sqlite:///{path}", "--coach-simulations", "2", "--bot-pace", "0") as running:
        yield running


async def decide(anne: Player, table: str) -> tuple[list[int], int, int]:
    """The moves there were, the one that was made, and its entry."""
    await anne.until(lambda: bool(anne.due(table)))
    legal = [move["move"] for move in anne.states[table, 0]["legal"]]
    done = await anne.move(table, 0, legal[-1])
    return legal, legal[-1], done["version"]


@pytest.mark.parametrize("game", ["lancaster", "richelieu"])
def test_a_learner_is_told_about_a_move_while_the_table_goes_on(
    coached: ServerProcess, game: str
) -> None:
    async def story(anne: Player, bill: Player) -> None:
        others = ["page"] * (2 if game == "lancaster" else 1)
        table = await anne.make(game, ["you", *others])
        await anne.ask("watch", table=table)
        legal, played, version = await decide(anne, table)
        asked = asyncio.create_task(anne.ask("coach", table=table, seat=0, version=version))
        await anne.ask("ping")  # who thinks about it keeps nobody waiting
        told = await asked
        assert (told["type"], told["version"], told["seat"]) == ("coached", version, 0)
        assert told["played"]["move"] == played
        assert told["best"]["move"] in legal
        silent = told["verdict"] in ("best", "good")
        assert silent or told["loss"] - told["error"] >= 200
        assert (
            await refusal(bill, "coach", table, seat=0, version=version)
        ).code == "not_your_seat"
        late = await refusal(anne, "coach", table, seat=0, version=version + 1000)
        assert late.code == "not_your_decision"
        first = await refusal(anne, "coach", table, seat=0, version=0)
        assert first.code == "not_your_decision"

    play(coached, story)


def test_no_coach_among_people(coached: ServerProcess) -> None:
    async def story(anne: Player, bill: Player) -> None:
        table = await anne.make("lancaster", ["you", "open", "page"])
        await bill.command("sit", table, seat=1, name="Bill")
        for player, seat in ((anne, 0), (bill, 1)):
            await player.ask("watch", table=table)
            for version in range(4):
                no = await refusal(player, "coach", table, seat=seat, version=version)
                assert no.code == "no_hints"
        strict = await anne.make("richelieu", ["you", "page"], hints=False)
        assert (await refusal(anne, "coach", strict, seat=0, version=1)).code == "no_hints"
        hot_seat = await anne.make("richelieu", ["you", "you"])
        assert (await refusal(anne, "coach", hot_seat, seat=0, version=1)).code == "no_hints"

    play(coached, story)


def test_a_move_taken_back_is_not_spoken_of(coached: ServerProcess) -> None:
    async def story(anne: Player, bill: Player) -> None:
        table = await anne.make("richelieu", ["you", "page"], options={"start": "cardinal"})
        await anne.ask("watch", table=table)
        _, _, version = await decide(anne, table)
        await anne.until(lambda: anne.states[table, 0]["version"] >= version)
        state = anne.states[table, 0]["version"]
        await anne.command("undo", table, seat=0, version=state)
        no = await refusal(anne, "coach", table, seat=0, version=version)
        assert no.code == "not_your_decision"

    play(coached, story)
