"""Puzzles as pages are told them."""

from __future__ import annotations

from ...core.errors import CourtlyError
from ...study.puzzles.model import Puzzle
from ...study.puzzles.shelf import shipped, unpacked
from ..wire.puzzles import MoveWorth, PuzzleBox, PuzzleInfo, PuzzleShown, PuzzleTold
from ..wire.refused import Refused
from .position import legal_move


def box(game: str) -> PuzzleBox:
    """What there is to solve."""
    found = enumerate(shipped(game), 1)
    infos = [PuzzleInfo(number=k, theme=one.theme, grade=one.grade) for k, one in found]
    return PuzzleBox(game=game, puzzles=infos)


def puzzle_of(game: str, number: int) -> Puzzle:
    """One of them, by its number from 1."""
    found = shipped(game)
    if not 1 <= number <= len(found):
        raise Refused("no_table", f"There is no puzzle {number}; there are {len(found)}.")
    return found[number - 1]


def shown(game: str, number: int) -> PuzzleShown:
    """The position of a puzzle."""
    puzzle = puzzle_of(game, number)
    now = unpacked(game, puzzle)
    view = now.open_view(puzzle.seat) if puzzle.open else now.view(puzzle.seat)
    return PuzzleShown(
        number=number,
        theme=puzzle.theme,
        grade=puzzle.grade,
        game=game,
        open=puzzle.open,
        seat=puzzle.seat,
        seats=list(now.seat_names),
        decision=now.decision,
        legal=[legal_move(game, move) for move in now.legal(puzzle.seat)],
        view=dict(view.__dict__),
    )


def told(game: str, number: int, move: str | int) -> PuzzleTold:
    """What there is to say to an answer; a move that is not legal is refused by its rule."""
    puzzle = puzzle_of(game, number)
    now = unpacked(game, puzzle)
    try:
        now.play(move, puzzle.seat)
    except CourtlyError as error:
        raise Refused.by_engine(error) from None
    tried = now.history[-1][1]
    table = now.spec.moves
    worth = sorted(puzzle.worth.items(), key=lambda pair: -pair[1])
    return PuzzleTold(
        right=tried.text == puzzle.move,
        tried=legal_move(game, tried),
        move=legal_move(game, table.parse(puzzle.move)),
        line=[legal_move(game, table.parse(one)) for one in puzzle.line],
        line_seats=_who(game, puzzle),
        worth=[MoveWorth(move=legal_move(game, table.parse(m)), worth=w) for m, w in worth],
    )


def _who(game: str, puzzle: Puzzle) -> list[int]:
    """Who makes the moves of a line, as far as they can be made here: a search drew what it could
    not know, so its line may not fit what lies hidden."""
    now = unpacked(game, puzzle)
    who: list[int] = []
    for move in puzzle.line:
        if now.over:
            break
        seat = now.actor if who else puzzle.seat
        assert seat is not None
        try:
            now.play(move, seat)
        except CourtlyError:
            break
        who.append(seat)
    return who
