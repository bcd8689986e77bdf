"""Placings and votes of Lancaster in which one choice is clearly best, by what the seat can know.

A first search finds a candidate; three others, each with chance of its own, must choose the same
move, and weigh it higher than all rivals by a margin.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from numpy.typing import NDArray

from ....core.game import Game
from ...judge import SearchJudge
from ...model import WHOLE
from ...puzzles.grading import grade
from ...puzzles.model import Puzzle, Riddle, Theme

THEMES: dict[str, Theme] = {"place": "place", "vote": "vote"}
FEWEST_MOVES = 3
GLANCE, GLANCE_WEIGH = 120, 48
"""Simulations of a first glance, and to weigh its two best moves;"""
LOOK_WEIGH = 360
"""to weigh them again, if that was promising;"""
DEEP, DEEP_WEIGH = 1600, 480
"""and of the searches that confirm it."""
CONFIRMING = 3
RIVALS = 3
PROMISING = 800
"""Hundredths of a per cent to be seen at first between the two best,"""
MARGIN = 500
"""what all others must see between the best and any rival,"""
HOLDS = 200
"""and what is left of it at least when it is proven again with other chance."""


def table(deal: int) -> Mapping[str, Any]:
    """Three, four and five play in turn."""
    return {"players": 3 + deal % 3}


def find(game: Game[Any, Any], seed: int) -> Riddle | None:
    """A move all searches agree on, and clearly."""
    seat, theme = game.actor, THEMES.get(game.decision)
    if seat is None or theme is None or len(game.legal(seat)) < FEWEST_MOVES:
        return None
    if theme == "place" and len(game.history) % 3:  # there are many of these
        return None
    root, judge = game.redacted(seat), _judge()
    first = judge.explore(root, seat, GLANCE, seed)
    if len(first.moves) < 2:
        return None
    for weigh, least in ((GLANCE_WEIGH, PROMISING), (LOOK_WEIGH, MARGIN)):
        if _ahead(judge, root, seat, first.moves, weigh, seed + 48) < least:
            return None
    best = first.moves[0]
    rivals = first.moves[1 : 1 + RIVALS]
    weights = confirmed(judge, root, seat, best, rivals, seed + 1, MARGIN)
    if weights is None:
        return None
    level = grade(judge, root, seat, best, seed + 32)
    line = judge.explore(root, seat, DEEP, seed + 1).line
    table = game.spec.moves
    worth = {table[move].text: round(worth) for move, worth in weights.items()}
    texts = [table[move].text for move in line]
    return Riddle(theme, seat, False, level, table[best].text, texts, worth)


def doubts(game: Game[Any, Any], puzzle: Puzzle, seed: int) -> list[str]:
    """Search again, with chance of its own."""
    if game.actor != puzzle.seat:
        return ["another seat decides"]
    root, judge = game.redacted(puzzle.seat), _judge()
    best = int(game.parse_move(puzzle.move, puzzle.seat))
    known = {int(game.parse_move(move, puzzle.seat)) for move in puzzle.worth} - {best}
    held = confirmed(judge, root, puzzle.seat, best, sorted(known), seed, HOLDS)
    return [] if held else ["other searches choose another move, or see little difference"]


def confirmed(
    judge: SearchJudge,
    root: NDArray[Any],
    seat: int,
    best: int,
    known: Sequence[int],
    seed: int,
    margin: int,
) -> dict[int, float] | None:
    """What the move and its rivals are worth, if all searches see it ahead by the margin."""
    own: list[float] = []
    gaps: dict[int, list[float]] = {}
    for stream in range(CONFIRMING):
        chance = seed + 8 * stream
        found = judge.explore(root, seat, DEEP, chance)
        if found.moves[:1] != [best]:
            return None
        own.append(float(judge.weigh(root, seat, best, DEEP_WEIGH, chance + 1)[seat]) * WHOLE)
        for move in dict.fromkeys((*found.moves[1 : 1 + RIVALS], *known)):
            weight = float(judge.weigh(root, seat, move, DEEP_WEIGH, chance + 1)[seat]) * WHOLE
            gaps.setdefault(move, []).append(own[-1] - weight)
            if gaps[move][-1] < margin:
                return None
    mean = sum(own) / len(own)  # rivals by how far they are behind, wherever they were looked at
    return {best: mean} | {move: mean - sum(far) / len(far) for move, far in gaps.items()}


def _ahead(
    judge: SearchJudge, root: NDArray[Any], seat: int, moves: Sequence[int], count: int, seed: int
) -> float:
    """By how much the first of some moves is ahead of the second."""
    first, second = (float(judge.weigh(root, seat, m, count, seed)[seat]) for m in moves[:2])
    return (first - second) * WHOLE


@functools.cache
def _judge() -> SearchJudge:
    from ....games import game_class

    return SearchJudge(game_class("lancaster").spec, 2 * DEEP + 64)
