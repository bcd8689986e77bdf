"""The answer to a hint."""

from __future__ import annotations

from ..act.question import Opinion, Question
from ..wire.replies import Advice, Advised
from .position import legal_move


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
