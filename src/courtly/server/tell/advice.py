"""The answers to people who ask how to play: a hint, and how good a move was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..act.question import Opinion, Question
from ..wire.replies import Advice, Advised, Coached
from .position import legal_move

if TYPE_CHECKING:  # a server without a table is light
    from ...study.coach import Choice


def coached(request: int, question: Question, version: int, choice: Choice) -> Coached:
    """How good a move was, for the learner who asked."""
    game, moves = question.seen.game, question.seen.kind.spec.moves
    assert question.played is not None
    return Coached(
        id=request,
        table=question.table,
        seat=question.seat,
        version=version,
        played=legal_move(game, moves[question.played]),
        best=legal_move(game, moves[choice.best]),
        verdict=choice.verdict,
        loss=choice.loss,
        error=choice.error,
    )


def advice(request: int, question: Question, opinion: Opinion) -> Advice:
    """What a bot thinks, for the person who asked."""
    game = question.seen.game
    trials = sum(row.visits for row in opinion.candidates)
    return Advice(
        id=request,
        table=question.table,
        seat=question.seat,
        version=question.version,
        level=question.level,
        note=opinion.note,
        candidates=[
            Advised(
                move=legal_move(game, row.move),
                share=row.visits / max(1, trials),
                expected=list(row.expected) or None,
                line=[legal_move(game, move) for move in row.line],
            )
            for row in opinion.candidates
        ],
    )
