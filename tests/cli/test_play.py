"""Terminal play, typed from beginning to end."""

from __future__ import annotations

import io
import itertools
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner
from rich.console import Console

import courtly
from courtly.bots import Bot, levels
from courtly.bots.levels import EDITION
from courtly.bots.naming import in_record
from courtly.bots.nets.learned import runs_here
from courtly.bots.page import Page
from courtly.bots.search.searcher import Searcher
from courtly.cli import hints, terminal
from courtly.cli.main import cli
from courtly.cli.terminal import Terminal
from courtly.core.moves import Move
from courtly.core.record import parse
from courtly.core.seen import Seen
from courtly.core.texts import texts
from tests.train.some_games import kernels


@pytest.fixture(autouse=True)
def _own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def play(*arguments: str, keys: str) -> str:
    """Play in the terminal, typing `keys`."""
    done = CliRunner().invoke(cli, ["play", *arguments], input=keys)
    assert done.exit_code == 0, done.output
    return done.output


START = ("richelieu", "--seats", "human,page", "--seed", "7", "-o", "start=cardinal")


def test_a_whole_hot_seat_game_by_the_moves_of_a_record() -> None:
    """Every line of a golden game, typed by two people; forced moves play themselves."""
    path = Path(__file__).parent.parent / "richelieu" / "playthroughs" / "stuck-and-redeemed.txt"
    recorded = courtly.load(path.read_text())
    game = courtly.richelieu.new(seed=recorded.seed)
    keys = []
    last = None
    for seat, move in recorded.history:
        secrets = any(t.kind not in (None, "spent") for t in game.view(seat).tokens[seat])
        if seat != last and secrets:
            keys.append("")  # handing over
        last = seat
        if len(game.legal()) > 1:
            keys.append(move.text)
        game.play(move)
    seats = ("--seats", "human,human", "--seed", str(recorded.seed))
    output = play("richelieu", *seats, keys="\n".join([*keys, ""]))
    assert "Queen wins with 39 points." in output
    assert "Cardinal can take no card and skips the turn." in output


def test_against_a_bot_to_the_end() -> None:
    """Whatever the display: the first legal move is found by trying all ends in turn."""
    ends = "\n".join(f"{row}{column}" for row in "abcd" for column in range(1, 13))
    keys = "\n".join([ends, "stop", "pass", "pay stock", "skip"] * 120)
    output = play(*START, keys=keys)
    assert "wins with" in output or "A draw." in output


def test_illegal_and_unreadable_moves_lose_nothing() -> None:
    output = play(*START, keys="take a5\nxyzzy\ntake\n\nquit\n")
    assert "a5 is not at the end of its row. [R2.1]" in " ".join(output.split())
    assert "“xyzzy” is not a move." in output
    assert "could be any of" in output


def test_help_moves_why_rule_and_log() -> None:
    words = "help,moves,why take a5,why take a1,why,rule r2.2,rule,log,board"
    output = play(*START, keys=words.replace(",", "\n"))
    for piece in (
        "say why a move is not allowed",
        "take d12",
        "Only cards at the left or right end",
        "take a1 is legal.",
        "Why what?",
        "at most 2 coats of arms together",
        "such as rule R2.6",
        "The log so far",
    ):
        assert piece in " ".join(output.split()), piece


def test_hint_names_moves_and_chances() -> None:
    output = play(*START, keys="hint\nquit\n")
    assert "King would play take" in output
    assert "%" in output


def test_a_hint_is_a_kings(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the net of the table where Kings have one; what it plays comes first."""
    kings: list[Searcher] = []

    def king(seed: int | None = None) -> Bot:
        bot = levels.king(3)
        assert isinstance(bot, Searcher)
        kings.append(bot)
        return bot

    warmed: list[str] = []
    monkeypatch.setattr(hints, "king", king)
    warm_up = "courtly.ready.stages.warm_up"
    monkeypatch.setattr(warm_up, lambda game, tell, last: warmed.append(last))
    game = courtly.richelieu.new(seed=7)
    console = Console(file=io.StringIO(), width=200)
    console.print(hints.hint(game, game.actor or 0, texts("en")))
    assert isinstance(console.file, io.StringIO)
    [bot] = kings
    assert warmed == ["nets"]
    assert bot.seconds == hints.SECONDS
    assert bool(bot.net) == runs_here("richelieu", 2)
    lines = console.file.getvalue().splitlines()
    chosen = re.search("King would play (take .*?)[.;:]? *$", lines[0])
    first = next(line for line in lines[1:] if "take" in line)
    assert chosen, lines[0]
    assert chosen[1].strip() in first


def test_undo_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output = play(
        *START,
        keys=f"undo\ntake a1\nundo\ntake b1\nmark c5\nsave {file}\nundo\nload {file}\nsave\nload\n"
        f"load {tmp_path}/none\nsave {tmp_path}\nquit\n",
    )
    assert "There is nothing to take back." in output
    assert "Took back: take a1" in output
    assert f"Loaded {file}." in output.replace("\n", "")
    assert "Save where?" in output
    assert "Load what?" in output
    assert "there is no file" in " ".join(output.split())
    saved = courtly.load(file.read_text())
    assert [move.text for _, move in saved.history][:2] == ["take b1", "mark c5"]
    again = play("--load", str(file), "--seats", "human,human", keys="log\nquit\n")
    assert "Cardinal takes b1" in again


def test_a_record_names_the_bots(tmp_path: Path) -> None:
    """As they were called, with the edition of their level and the mark of their net."""
    file, bots = tmp_path / "game.txt", ("knight", "page", "tests.bots.test_bots:Stubborn")
    for bot in bots:
        seats = ("--seats", f"human,{bot}", "--seed", "7", "-o", "start=queen")
        play("richelieu", *seats, keys=f"save {file}\nquit\n")
        head = parse(file.read_text("utf-8")).head
        told = {name: head[name] for name in head if name.startswith(("Player", "Bot"))}
        net = ""
        if bot == "knight" and runs_here("richelieu", 2):
            found = kernels("richelieu").weights("richelieu", 2)
            assert found is not None
            net = found.mark
        assert told == in_record("Queen", bot, net)
        assert courtly.load(file.read_text("utf-8")).history
    assert in_record("Queen", "knight", "5f2c") == {
        "Player-Queen": "Knight (bot)",
        "Bot-Queen": f"knight {EDITION} (5f2c)",
    }


class Hasty:
    """A bot that thinks by the clock and is done at once."""

    seconds = 1.0

    def choose(self, seen: Seen) -> Move:
        """Any move."""
        return seen.legal[0]


@pytest.mark.parametrize("bot", [Hasty(), Page(1)])
@pytest.mark.parametrize("spent", [0.1, 0.2, 1.4, 2.9])
def test_how_long_a_bot_thought_is_not_seen(
    bot: Bot, spent: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves come after the bot's pace, or twice that, and so on, if somebody is there to see."""
    now, slept = itertools.count(5.0, spent), list[float]()
    clock = SimpleNamespace(monotonic=lambda: next(now), sleep=slept.append)
    monkeypatch.setattr(terminal, "time", clock)

    def turn(bots: dict[int, Bot], seen: bool) -> None:
        console = Console(file=io.StringIO(), force_terminal=seen)
        game = courtly.richelieu.new(seed=7)
        table = Terminal(game, bots, "en", console)
        table._let_play(bot, game.actor or 0)
        assert len(game.history) == 1

    turn({1: bot}, seen=True)
    pace = terminal.PACE + (1.0 if isinstance(bot, Hasty) else 0.0)
    [waited] = slept
    assert 0 < waited <= pace
    beats = (spent + waited) / pace
    assert beats == pytest.approx(round(beats))
    turn({1: bot}, seen=False)
    turn({0: bot, 1: bot}, seen=True)
    assert len(slept) == 1, "nobody watches"


def test_leaving_saves_an_unfinished_game(tmp_path: Path) -> None:
    output = play(*START, keys="take a1\n")  # and the input ends
    saved = list((tmp_path / "data" / "courtly" / "games").glob("richelieu-*.txt"))
    assert len(saved) == 1
    assert "Goodbye." in output
    assert [m.text for _, m in courtly.load(saved[0].read_text()).history] == ["take a1"]


def test_seats_are_asked_for_and_checked() -> None:
    output = CliRunner().invoke(cli, ["play", "richelieu"], input="human,human\nquit\n").output
    assert "Who plays?" in output
    for seats, problem in (("human", "are 2 seats"), ("human,jester", "'jester' is not a bot")):
        done = CliRunner().invoke(cli, ["play", "richelieu", "--seats", seats])
        assert done.exit_code == 2
        assert problem in done.stderr


def test_a_token_is_shown_to_its_holder_only() -> None:
    output = play("richelieu", "--seats", "human,human", "--seed", "7", keys="quit\n")
    assert "●" in output
    for region in ("Bourgogne", "Provence"):
        assert f"tokens {region}" not in output
