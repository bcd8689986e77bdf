"""Lancaster in the terminal: whole games typed, and the screen in every phase."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.cells import cell_len
from rich.console import Console

import courtly
from courtly.bots import Bot
from courtly.bots.page import Page
from courtly.cli.main import cli
from courtly.cli.screens import lancaster as screen
from courtly.cli.telling import Teller
from courtly.cli.terminal import Terminal
from courtly.core.texts import languages, texts
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import DECISIONS, PHASES, SPACES

TABLES = [(2, "base"), (2, "new"), (3, "new"), (4, "base"), (5, "new")]


@pytest.fixture(autouse=True)
def _own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def play(*arguments: str, keys: str) -> str:
    """Play in the terminal, typing `keys`."""
    environment = {"COLUMNS": "100", "LINES": "40"}
    done = CliRunner(env=environment).invoke(cli, ["play", "lancaster", *arguments], input=keys)
    assert done.exit_code == 0, done.output
    return done.output


def drawn(shown: Any, width: int) -> list[str]:
    """The lines of something as a console of a width shows it."""
    console = Console(width=width, file=io.StringIO(), highlight=False)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def positions(players: int, laws: str, seed: int) -> Iterator[Lancaster]:
    """A random game, decision by decision, and its end; the game itself, not copies."""
    game = courtly.lancaster.new(players=players, laws=laws, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        yield game
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    yield game


def typed_game(options: dict[str, Any], seed: int) -> tuple[Lancaster, list[str]]:
    """A random game and what people at one keyboard type to play it."""
    game = courtly.lancaster.new(**options, seed=seed)
    chance = random.Random(seed)
    keys, last = [], None
    while not game.over:
        seat = game.actors[0]
        move = chance.choice(game.legal(seat))
        if len(game.legal(seat)) > 1:
            if seat != last and screen.has_secrets(game, seat):
                keys.append("")  # handing over
            last = seat
            keys.append(move.text)
        game.play(move, seat)
    return game, keys


@pytest.mark.parametrize(
    ("options", "arguments"),
    [
        ({"players": 4}, ("-o", "players=4", "--seats", "human,human,human,human")),
        ({"players": 2}, ("-o", "players=2", "--seats", "human,human")),
        (
            {"players": 3, "laws": "new", "open_stock": True},
            (
                "-o",
                "players=3",
                "-o",
                "laws=new",
                "-o",
                "open_stock=true",
                "--seats",
                "human,human,human",
            ),
        ),
    ],
)
def test_a_whole_hot_seat_game(options: dict[str, Any], arguments: tuple[str, ...]) -> None:
    """Every decision of a game typed; where there is no choice nothing is asked."""
    game, keys = typed_game(options, seed=1)
    output = play(*arguments, "--seed", "1", keys="\n".join([*keys, ""]))
    outcome = game.outcome()
    assert outcome is not None
    names = ", ".join(game.seat_names[seat] for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the victory"
    assert f"{names} {verb} with {max(outcome.scores)} points." in output
    assert "is not a move" not in output
    total = next(line for line in reversed(output.splitlines()) if "total" in line)
    assert [int(n) for n in total.split("│")[2:-1]] == list(outcome.scores)


@pytest.mark.parametrize(("players", "laws", "bots"), [(2, "new", 1), (3, "new", 2), (5, "new", 0)])
def test_a_window_of_100_by_40_is_enough(
    players: int, laws: str, bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From one clearing of the screen to the next, all that is printed fits the window."""
    game = courtly.lancaster.new(players=players, laws=laws, seed=players)
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, color_system=None, width=100, height=40)
    opponents: dict[int, Bot] = {seat: Page(seat) for seat in range(players - bots, players)}
    terminal = Terminal(game, opponents, "en", console)
    chance = random.Random(players)

    def answer(teller: Teller, question: str) -> str:
        teller.say(f"{question}\n› ")
        if question.startswith(("Hand over", "Enter")):
            return ""
        seat = next(seat for seat in game.actors if seat not in opponents)
        return chance.choice(game.legal(seat)).text

    monkeypatch.setattr(Teller, "ask", answer)
    terminal.run()
    assert game.over
    *screens, _ = re.split(r"\x1b\[2J|(?<=\n› )\n", file.getvalue())
    assert len(screens) > 40
    for shown in screens:
        lines = shown.replace("\x1b[H", "").splitlines() or [""]
        assert len(lines) <= 40, shown
        assert max(map(cell_len, lines)) <= 100, shown


def test_the_screen_in_every_phase_and_for_every_decision() -> None:
    """Nothing breaks, nothing is wider than the console, and all of it leaves room to ask."""
    seen: set[tuple[int, str, str]] = set()
    for players, laws in TABLES:
        for seed in (1, 2):
            for game in positions(players, laws, seed):
                view = game.view()
                if (players, view.phase, view.decision) in seen:
                    continue
                seen.add((players, view.phase, view.decision))
                for seat in (None, *game.actors[:1]):
                    for width in (50, 80, 100):
                        lines = drawn(screen.table(game, seat, texts()), width)
                        assert max(map(cell_len, lines)) <= width
                        assert width < 100 or len(lines) <= 31
                for seat in game.actors:
                    assert screen.question(game, seat, texts())
    assert {phase for _, phase, _ in seen} == set(PHASES)
    assert {decision for *_, decision in seen} == set(DECISIONS)


@pytest.mark.parametrize("language", languages())
def test_the_screen_fits_in_every_language(language: str) -> None:
    """Long words neither widen nor lengthen it; looked at once a phase of every round."""
    seen: set[tuple[int, str]] = set()
    for game in positions(4, "new", seed=1):
        view = game.view()
        if (view.round, view.phase) not in seen:
            seen.add((view.round, view.phase))
            for width in (50, 100) if view.round == 1 else (100,):
                lines = drawn(screen.table(game, None, texts(language)), width)
                assert max(map(cell_len, lines)) <= width
                assert width < 100 or len(lines) <= 31
                heads = (texts(language)(f"terminal-lancaster-short-{space}") for space in SPACES)
                assert all(any(head in line for line in lines) for head in heads)
    assert len(seen) > len(PHASES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_screen_shows_a_seat_only_what_it_may_know(players: int) -> None:
    """Two games a seat cannot tell apart look the same to it: table, question and sheet."""
    for number, game in enumerate(positions(players, "new", seed=5)):
        if number % 15 or game.over:
            continue
        seat = game.actors[-1]
        other = game.resampled(seat, number)
        for show in (screen.table, screen.sheet):
            shown = drawn(show(game, seat, texts()), 100)
            assert shown == drawn(show(other, seat, texts()), 100)
        assert screen.question(game, seat, texts()) == screen.question(other, seat, texts())


def test_stocks_are_behind_screens_but_for_ones_own() -> None:
    game = courtly.lancaster.new(players=3, seed=1, start="red")
    rows = [row for row in drawn(screen.table(game, 1, texts()), 100) if " | " in row][1:]
    assert [row.count("?") for row in rows] == [2, 0, 2]
    open_ = courtly.lancaster.new(players=3, seed=1, start="red", open_stock=True)
    rows = [row for row in drawn(screen.table(open_, 1, texts()), 100) if " | " in row][1:]
    assert [row.count("?") for row in rows] == [0, 0, 0]


def test_handing_over() -> None:
    """With screens at every change of seats; without them for the votes only."""
    hidden = courtly.lancaster.new(players=4, seed=1)
    assert all(screen.has_secrets(hidden, seat) for seat in range(4))
    for game in positions(2, "base", seed=1):
        for seat in range(2):
            assert screen.has_secrets(game, seat) == (game.decision == "vote")


def test_taking_back_betrays_no_ballot() -> None:
    game, keys = courtly.lancaster.new(players=2, seed=1), []
    while game.decision != "vote":
        *others, move = game.legal()
        keys += [move.text] if others else []
        game.play(move)
    keys += ["", "yes 1", "", "undo"]
    arguments = ("-o", "players=2", "--seats", "human,human", "--seed", "1")
    after = play(*arguments, keys="\n".join([*keys, ""])).rpartition("Took back: ")[2]
    assert after.startswith("Red\n")
    assert "yes 1" not in after


def test_a_county_may_be_named_by_its_letter() -> None:
    assert screen.typed("place 2 b") == "place 2 Stafford"
    assert screen.typed("noble I") == "noble Surrey"
    assert screen.typed("i") == "Surrey"
    assert screen.typed("upgrade 1 a") == "upgrade 1 Northumberland"
    assert (screen.typed("Yes"), screen.typed("no")) == ("Yes 0", "no 0")
    for line in ("", "yes 2", "place 2 upper 1", "name Blue", "favour alms"):
        assert screen.typed(line) == line


def test_commands() -> None:
    words = "help,score,news,moves,rule l2.4,rule b13,rule,lay votes"
    seats = ("--seats", "human,page,page,page", "-o", "start=red", "--seed", "7")
    output = play(*seats, keys=words.replace(",", "\n")).replace("\n", " ")
    for piece in (
        "play a move, such as lay recruit",
        "total if it ended now",
        "Since your last decision",
        "lay purse",
        "strictly greater",
        "extension tile in the castle",
        "such as rule L2.4",
        "Round 1 of 5 · placing knights",
    ):
        assert piece in output, piece


def test_what_is_asked_names_the_case() -> None:
    """The questions of laws and counties say what is at stake."""
    wanted = {"county", "vote", "squires", "trade", "toll", "send"}
    asked: dict[str, str] = {}
    for seed in range(40):
        if asked.keys() == wanted:
            break
        for game in positions(4, "new" if seed % 2 else "base", seed):
            view = game.view(game.actor) if game.actor is not None else game.view()
            if game.decision in wanted and game.actor is not None:
                question = screen.question(game, game.actor, texts())
                asked[game.decision] = question
                if view.law:
                    assert view.law in question
                if view.about:
                    space = view.about.removeprefix("castle ")
                    about = "conflict" if space.endswith(("1", "2")) else "space"
                    assert texts().label("lancaster", about, space) in question
    assert asked.keys() == wanted
