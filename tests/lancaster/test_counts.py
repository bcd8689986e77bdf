"""How many sequences of moves there are from fixed positions: any change of the rules shows here.

A position is a golden game of engine 1 up to a certain move, played by each version of the rules.
Where all vote, ballots are counted in the order of seats. If a number changes and should, the
failing test shows the new ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import courtly
from courtly.core.events import new_log
from courtly.core.record import parse
from courtly.core.state import copy_states
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import DECISIONS, ENGINES

FOLDER = Path(__file__).parent.parent / "old_games" / "engine-1" / "records"

#: Game, moves made, what is to be decided then, and the sequences of 1, 2, … moves.
POSITIONS: list[tuple[str, int, str, tuple[int, ...]]] = [
    ("2-players-base", 0, "lay", (6, 36, 1188)),
    ("2-players-new", 39, "lay", (6, 6, 8, 24)),
    ("3-players-sections", 49, "lay", (5, 10, 20, 268)),
    ("extensions-by-gold", 43, "lay", (6, 36, 180, 540)),
    ("2-players-base", 2, "place", (33, 651, 9577)),
    ("2-players-base", 42, "place", (48, 798, 15807)),
    ("2-players-base", 84, "place", (27, 554, 10700)),
    ("3-players-sections", 3, "place", (23, 277, 3780)),
    ("3-players-sections", 53, "place", (15, 203, 2738)),
    ("3-players-sections", 109, "place", (25, 196, 1653)),
    ("4-players-base", 4, "place", (23, 281, 3832)),
    ("4-players-base", 69, "place", (27, 392, 6033)),
    ("4-players-base", 142, "place", (27, 242, 2576)),
    ("5-players-base", 5, "place", (23, 281, 3832)),
    ("5-players-base", 86, "place", (15, 117, 1953)),
    ("5-players-base", 171, "place", (27, 363, 4168)),
    ("2-players-base", 86, "squires", (12, 132, 1866)),
    ("2-players-base", 4, "favour", (6, 99, 1338)),
    ("2-players-base", 7, "favour", (5, 39, 315, 2027)),
    ("2-players-base", 8, "noble", (9, 81, 621, 3429)),
    ("2-players-base", 50, "noble", (9, 81, 468, 2772)),
    ("2-players-base", 18, "upgrade", (3, 9, 18, 54)),
    ("2-players-base", 31, "upgrade", (3, 18, 72, 288)),
    ("2-players-base", 91, "upgrade", (3, 33, 245, 1880)),
    ("2-players-base", 106, "upgrade", (2, 4, 4, 4)),
    ("4-players-base", 102, "upgrade", (3, 6, 24, 72)),
    ("2-players-base", 12, "vote", (4, 16, 48, 144)),
    ("2-players-base", 55, "vote", (8, 32, 160, 480)),
    ("2-players-base", 98, "vote", (10, 40, 240, 720)),
    ("3-players-sections", 13, "vote", (4, 16, 64, 192)),
    ("3-players-sections", 68, "vote", (8, 48, 384, 1920)),
    ("3-players-sections", 116, "vote", (10, 80, 480, 2880)),
    ("4-players-base", 17, "vote", (4, 16, 64, 256)),
    ("4-players-base", 86, "vote", (8, 32, 192, 1152)),
    ("4-players-base", 155, "vote", (8, 48, 576, 5760)),
    ("5-players-base", 25, "vote", (4, 16, 64, 256)),
    ("5-players-base", 107, "vote", (10, 60, 600, 4800)),
    ("5-players-base", 191, "vote", (10, 60, 720, 7200)),
    ("2-players-base", 104, "trade", (5, 60, 120, 240)),
    ("4-players-base", 29, "trade", (3, 9, 27, 81)),
    ("4-players-new", 199, "trade", (2, 2, 6, 18)),
    ("5-players-base", 206, "trade", (2, 14, 14, 70)),
    ("a-player-skipped", 44, "trade", (3, 9, 36, 216)),
    ("4-players-new", 110, "exchange", (6, 30, 150, 300)),
    ("4-players-new", 33, "send", (2, 4, 8, 32)),
    ("2-players-new", 68, "toll", (2, 4, 8, 18)),
    ("2-players-new", 91, "toll", (2, 3, 4, 8)),
    ("2-players-base", 20, "county", (2, 6, 222, 3375)),
    ("2-players-new", 42, "county", (3, 8, 16, 36)),
    ("2-players-base", 39, "cross", (3, 9, 18, 804)),
    ("4-players-new", 75, "cross", (4, 8, 16, 132)),
    ("2-players-base", 80, "start", (2, 5, 12, 24)),
    ("3-players-sections", 28, "start", (3, 69, 772, 10557)),
    ("2-players-base", 21, "castle", (3, 123, 1902)),
    ("2-players-base", 41, "castle", (2, 96, 1596)),
    ("2-players-base", 83, "ransom", (2, 39, 810, 14731)),
]

#: What has changed with engine 2: a noble from a favour may be declined [L2.8].
SINCE_2: dict[tuple[str, int], tuple[int, ...]] = {
    ("2-players-base", 2): (33, 651, 9581),
    ("2-players-base", 42): (48, 798, 15815),
    ("2-players-base", 84): (27, 554, 10708),
    ("3-players-sections", 3): (23, 277, 3784),
    ("3-players-sections", 53): (15, 203, 2742),
    ("3-players-sections", 109): (25, 196, 1659),
    ("4-players-base", 4): (23, 281, 3836),
    ("4-players-base", 69): (27, 392, 6041),
    ("4-players-base", 142): (27, 242, 2582),
    ("5-players-base", 5): (23, 281, 3836),
    ("5-players-base", 86): (15, 117, 1957),
    ("5-players-base", 171): (27, 363, 4176),
    ("2-players-base", 7): (5, 40, 324, 2102),
    ("2-players-base", 8): (10, 90, 690, 3810),
    ("2-players-base", 91): (3, 33, 245, 1892),
    ("3-players-sections", 28): (3, 69, 772, 10577),
    ("2-players-base", 83): (2, 39, 810, 14743),
}


def golden(name: str) -> str:
    """A golden game of engine 1, as text."""
    return (FOLDER / f"golden-lancaster-{name}.txt").read_text("utf-8")


def position_in(name: str, moves: int, engine: int = ENGINES[-1]) -> Lancaster:
    """A golden game, replayed up to a move."""
    record = parse(golden(name))
    game = Lancaster.make(record.options, record.head["Seed"], engine)
    for _, line in record.moves[:moves]:
        seat, _, move = line.partition(" ")
        game.play(move, game.seat_names.index(seat))
    return game


def count(states: Any, depth: int) -> int:
    """The number of sequences of `depth` moves; a game that is over has one more, of no move."""
    play, buffer = Lancaster.spec.play, np.zeros(Lancaster.spec.most_moves, np.int16)
    seat = int(states["actor"][0])
    if seat < 0:
        return 1
    n = int(play.legal_at(states, 0, seat, buffer))
    if depth == 1:
        return n
    total, log = 0, new_log(0)
    for move in buffer[:n].tolist():
        after = copy_states(states)
        assert play.step(after, 0, seat, move, log, np.zeros_like(buffer)) == play.PLAYED
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("name", "moves", "decision", "counts"), POSITIONS, ids=[f"{p[0]}-{p[1]}" for p in POSITIONS]
)
def test_the_number_of_move_sequences(
    name: str, moves: int, decision: str, counts: tuple[int, ...], engine: int
) -> None:
    game = position_in(name, moves, engine)
    assert game.decision == decision
    if engine > 1:
        counts = SINCE_2.get((name, moves), counts)
    assert tuple(count(game._states, depth + 1) for depth in range(len(counts))) == counts


def test_the_first_counts_by_hand() -> None:
    """Red’s 1 and 2 in round 1: five castle spaces and two conflicts each, three counties for the
    1, six for the 2; an ally’s 2 has two spaces, two conflicts, six counties. Six tiles before.
    """
    own, ally = (5 + 2 + 3) + (5 + 2 + 6), 2 + 2 + 6
    assert count(position_in("3-players-base", 3)._states, 1) == own
    assert count(position_in("2-players-base", 2)._states, 1) == own + ally
    assert count(position_in("2-players-base", 0)._states, 3) == 6 * 6 * (own + ally)


def test_every_decision_is_among_the_positions() -> None:
    assert {decision for _, _, decision, _ in POSITIONS} == set(DECISIONS) - {"over"}
    players = {courtly.load(golden(p[0])).seats for p in POSITIONS}
    assert players == {2, 3, 4, 5}


@pytest.mark.rule("L2.8")
def test_what_engine_2_adds_by_hand() -> None:
    """Either knight to either conflict, the favour “noble”, and then none: four sequences more."""
    counts = [count(position_in("4-players-base", 4, engine)._states, 3) for engine in ENGINES]
    assert counts[1] - counts[0] == 2 * 2
