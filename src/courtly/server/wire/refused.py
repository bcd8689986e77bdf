"""A refusal: raised wherever something cannot be done, sent to whoever asked."""

from __future__ import annotations

from typing import Any

from ...core.errors import (
    AmbiguousMove,
    CourtlyError,
    GameOver,
    IllegalMove,
    NotYourDecision,
    OptionError,
    RecordError,
)
from .replies import Code, Refusal

_CODES: tuple[tuple[type[CourtlyError], Code], ...] = (
    (IllegalMove, "illegal"),
    (AmbiguousMove, "ambiguous"),
    (NotYourDecision, "not_your_decision"),
    (GameOver, "over"),
    (OptionError, "options"),
)


class Refused(Exception):
    """Why something is not done: a code for programs, a sentence for people."""

    def __init__(self, code: Code, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message, self.more = message, more

    @classmethod
    def by_engine(cls, error: CourtlyError) -> Refused:
        """The refusal of an engine, with the rule where there is one."""
        code: Code = next((code for kind, code in _CODES if isinstance(error, kind)), "invalid")
        if isinstance(error, IllegalMove):
            plain = {
                name: value if isinstance(value, int) else str(value)
                for name, value in error.refusal.params.items()
            }
            return cls(code, str(error), rule=error.rule, text=error.refusal.key, params=plain)
        return cls(code, str(error))

    @classmethod
    def options(cls, error: CourtlyError) -> Refused:
        """Something given that does not fit, with the sentence for players where there is one."""
        code: Code = "record" if isinstance(error, RecordError) else "options"
        return cls(code, str(error), **(error.said.plain() if error.said else {}))

    def answer(self, request: int | None) -> Refusal:
        """The message to send."""
        return Refusal(id=request, code=self.code, message=self.message, **self.more)
