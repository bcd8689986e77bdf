"""Whole games: conformance, the same games in every mode, golden records."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

import courtly
from courtly.core import jit
from courtly.core.record import digest
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import LAW_DECKS

rule = pytest.mark.rule

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
TABLES = list(itertools.product((2, 3, 4, 5), LAW_DECKS))
GAMES = 3 if jit.MODE == "plain" else 20_000 // len(TABLES)
MIXED = ("new", "base", "random", "base", "new")


@pytest.mark.parametrize(("players", "laws"), TABLES)
def test_conformance(players: int, laws: str) -> None:
    sections = MIXED if laws == "sections" else None
    game = courtly.lancaster.new(players=players, laws=laws, sections=sections)
    report = courtly.conformance(game, GAMES, api_games=3)
    assert report.games == GAMES
    assert report.decisions > 60 * GAMES


@pytest.mark.parametrize("players", [2, 5])
def test_conformance_with_the_supply_of_the_box_and_open_stocks(players: int) -> None:
    game = courtly.lancaster.new(players=players, laws="new", supply="box", open_stock=True)
    assert courtly.conformance(game, min(GAMES, 500), api_games=2).games


_DIGESTS = """
import courtly
from courtly.core.record import digest
for players, laws, supply in (
    (2, "base", "box"), (2, "new", "unlimited"), (3, "random", "box"), (4, "new", "unlimited"),
    (5, "base", "unlimited"),
):
    for seed in range(2):
        game = courtly.lancaster.new(seed=seed, players=players, laws=laws, supply=supply)
        k = 0
        while not game.over:
            legal = game.legal()
            game.play(legal[(seed * 31 + k * k * 17 + k) % len(legal)])
            k += 1
        print(digest(game), *game.scores())
"""


def test_the_same_seeds_give_the_same_games_in_every_mode() -> None:
    def run(mode: str) -> str:
        environment = {**os.environ, "COURTLY_ENGINE": mode}
        done = subprocess.run(
            [sys.executable, "-c", _DIGESTS], env=environment, capture_output=True, check=True
        )
        return done.stdout.decode()

    release = run("release")
    assert len(release.splitlines()) == 10
    assert run("plain") == release
    assert run("checked") == release


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_golden_games_replay(path: Path) -> None:
    text = path.read_text("utf-8")
    game = courtly.load(text)
    assert game.over
    assert f"Digest: {digest(game)}" in text
    assert game.record() == text


def golden(name: str) -> Lancaster:
    path = Path(__file__).parent / "playthroughs" / f"{name}.txt"
    return courtly.lancaster.load(path.read_text("utf-8"))


def test_golden_games_cover_every_table() -> None:
    options = [courtly.load(path.read_text("utf-8")).options for path in PLAYTHROUGHS]
    assert {o["players"] for o in options} == {2, 3, 4, 5}
    assert {o["laws"] for o in options} == set(LAW_DECKS)
    assert {o["supply"] for o in options} == {"unlimited", "box"}
    assert {o["open_stock"] for o in options} == {True, False}


@pytest.mark.parametrize(
    ("name", "winners"),
    [
        ("4-players-base", 1),
        ("shared-victory", 2),
        ("shared-victory-of-two", 2),
        ("shared-victory-of-three", 3),
    ],
)
@rule("L9.6")
def test_golden_games_are_won_by_one_or_several(name: str, winners: int) -> None:
    outcome = golden(name).outcome()
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == tuple(k for k, score in enumerate(outcome.scores) if score == best)
    assert len(outcome.winners) == winners


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("by-squires", (8, 4, 0)),
        ("second-by-squires", (8, 4, 0, 0)),
        ("first-shared", (6, 6, 0, 0)),
        ("first-shared-by-three", (4, 4, 4, 0)),
        ("second-shared", (8, 2, 2, 0, 0)),
        ("second-shared-by-three", (8, 1, 1, 1)),
        ("of-two-tied", (4, 4)),
    ],
)
@rule("L9.2", "L9.4")
def test_golden_games_end_with_every_tie_of_the_knighthood(
    name: str, points: tuple[int, ...]
) -> None:
    lines = golden(f"knighthood-{name}").sheet().lines
    assert tuple(sorted(lines["knighthood"], reverse=True)) == points


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("by-gold", (8, 4, 0)),
        ("second-by-gold", (8, 4, 0, 0)),
        ("first-shared", (6, 6, 0, 0)),
        ("first-shared-by-all-five", (2, 2, 2, 2, 2)),
        ("second-shared", (8, 2, 2, 0, 0)),
        ("of-two-tied", (4, 4)),
    ],
)
@rule("L9.3", "L9.4")
def test_golden_games_end_with_every_tie_of_the_extensions(
    name: str, points: tuple[int, ...]
) -> None:
    lines = golden(f"extensions-{name}").sheet().lines
    assert tuple(sorted(lines["extensions"], reverse=True)) == points


@pytest.mark.parametrize(
    ("name", "there", "missing"),
    [
        ("all-knights-captured", {"knight_captured"}, {"knight_ransomed"}),
        ("nobody-in-a-conflict", {"conflict_held_over"}, {"conflict_ranked", "favour_taken"}),
        ("knights-ransomed", {"knight_ransomed", "knight_captured"}, set()),
        ("no-law-adopted", {"law_rejected"}, {"law_adopted", "law_repealed"}),
        ("a-player-skipped", {"placing_skipped"}, set()),
        ("box-runs-short", {"supply_short"}, set()),
        ("nobles-removed-by-allies", {"noble_removed"}, set()),
        ("4-players-new", {"squires_sent", "tile_turned", "tile_opened"}, set()),
    ],
)
def test_golden_games_hold_what_their_names_say(
    name: str, there: set[str], missing: set[str]
) -> None:
    kinds = {event.kind for event in golden(name).events}
    assert there <= kinds
    assert not missing & kinds


@rule("L9.1")
def test_golden_game_with_knights_left_in_france() -> None:
    view = golden("knights-left-in-france").view()
    assert any(conflict.berths for conflict in view.conflicts)


def test_playouts_do_not_depend_on_the_number_of_threads() -> None:
    game = courtly.lancaster.new(seed=7, players=3)
    n = 7 if jit.MODE == "plain" else 501
    one, two = (courtly.playouts(game, n, seed=3, threads=t) for t in (1, 2))
    assert (one.scores == two.scores).all()
    assert one.decisions == two.decisions
    assert one.games == n
    other = courtly.playouts(game, n, seed=4)
    assert (one.scores != other.scores).any()
