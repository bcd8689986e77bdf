"""The golden games hold what their names say: every way to end a game of Lancaster."""

from __future__ import annotations

from pathlib import Path

import pytest

import courtly
from courtly.lancaster import Lancaster

rule = pytest.mark.rule


def golden(name: str) -> Lancaster:
    path = Path(__file__).parent / "playthroughs" / f"{name}.txt"
    return courtly.lancaster.load(path.read_text("utf-8"))


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


@rule("L6.3", "L2.8")
@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("castle-in-chosen-order", "score squires"),
        ("noble-declined", "favour noble, decline"),
    ],
)
def test_golden_games_have_the_moves_their_names_promise(name: str, moves: str) -> None:
    played = ", ".join(move.text for _, move in golden(name).history)
    assert moves in played


@rule("L9.1")
def test_golden_game_with_knights_left_in_france() -> None:
    view = golden("knights-left-in-france").view()
    assert any(conflict.berths for conflict in view.conflicts)
