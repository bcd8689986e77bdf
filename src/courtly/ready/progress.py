"""How far the compiler is, for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

#: ``kept`` is compiled and in the cache, but not loaded, because nobody plays the game here.
State = Literal["plain", "compiling", "kept", "compiled", "failed"]
#: Levels that think only for so long, and so not as far as they can, before search is compiled.
HURRIED: tuple[Literal["duke", "king"], ...] = ("duke", "king")
#: About how much of a game's code each stage is.
SHARES = {"engine": 0.4, "squire": 0.2, "search": 0.2, "nets": 0.1, "study": 0.1}


@dataclass(frozen=True)
class Stage:
    """A part of a game's code: how it is, how much of it is compiled, and what went wrong."""

    state: State = "plain"
    percent: int = 0
    why: str | None = None


@dataclass(frozen=True)
class Progress:
    """How far a game is. It can be played all the time."""

    game: str
    engine: Stage = Stage()
    squire: Stage = Stage()
    search: Stage = Stage()
    nets: Stage = Stage()
    study: Stage = Stage()

    @classmethod
    def everywhere(cls, game: str, stage: Stage) -> Progress:
        """A game all of whose stages are alike."""
        return cls(game, *(stage for _ in SHARES))

    def stage(self, name: str) -> Stage:
        """One of its stages."""
        found: Stage = getattr(self, name)
        return found

    def but(self, name: str, stage: Stage) -> Progress:
        """The same with one stage changed."""
        changes: dict[str, Any] = {name: stage}
        return replace(self, **changes)

    @property
    def stages(self) -> tuple[Stage, ...]:
        """All of them, in order."""
        return tuple(self.stage(name) for name in SHARES)

    @property
    def percent(self) -> int:
        """How much of all its code is compiled."""
        return int(sum(share * self.stage(name).percent for name, share in SHARES.items()))

    @property
    def state(self) -> State:
        """How it is as a whole."""
        states = {stage.state for stage in self.stages}
        if "failed" in states:
            return "failed"
        if len(states) == 1:
            return states.pop()
        return "kept" if states == {"kept", "compiled"} else "compiling"

    @property
    def compiled(self) -> bool:
        """Whether everything runs compiled."""
        return self.state == "compiled"

    @property
    def failed(self) -> str | None:
        """Why some of it stays plain, if it does."""
        return next((stage.why for stage in self.stages if stage.state == "failed"), None)
