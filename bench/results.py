"""All that one run has measured, and how it is written to a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from .figures import Figure
from .openspiel import Reference
from .research import PETTINGZOO

SPEED = "decisions_1_thread"
PLAIN = "decisions_plain"


@dataclass
class GameResult:
    """The figures of one game: those of each case, and those all cases share."""

    name: str
    cases: dict[str, list[Figure]] = field(default_factory=dict)
    shared: list[Figure] = field(default_factory=list)


@dataclass
class Results:
    """The figures of all games, and of the engines they are compared with."""

    machine: dict[str, Any]
    openspiel: str | None
    pettingzoo: str | None = None
    games: list[GameResult] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    zoo: dict[str, float] = field(default_factory=dict)
    """Decisions/s of PettingZoo's own games."""
    server: dict[str, Any] = field(default_factory=dict)
    """The table server under load, as `load.figures` says it."""
    page: dict[str, Any] = field(default_factory=dict)
    """The page in a browser, as `page.figures` says it."""
    failures: list[str] = field(default_factory=list)

    def speeds(self, key: str = SPEED) -> dict[str, float]:
        """Decisions/s of every case, on one thread in the kernel."""
        return {
            label: figure.value
            for game in self.games
            for label, figures in game.cases.items()
            for figure in figures
            if figure.key == key
        }

    def against_plain(self) -> dict[str, float]:
        """How many times faster every case is than with the compiler off."""
        plain = self.speeds(PLAIN)
        return {
            label: speed / plain[label] for label, speed in self.speeds().items() if label in plain
        }

    def against(self, reference: Reference) -> dict[str, float]:
        """How many times faster every case is than a reference."""
        return {label: speed / reference.decisions for label, speed in self.speeds().items()}

    def against_zoo(self, name: str) -> dict[str, float]:
        """How many times faster every case is in PettingZoo than one of its own games."""
        return {label: speed / self.zoo[name] for label, speed in self.speeds(PETTINGZOO).items()}

    def to_json(self) -> dict[str, Any]:
        """Everything, with units."""
        ratios = {"the same engine, compiler off": self.against_plain()}
        ratios |= {reference.name: self.against(reference) for reference in self.references}
        ratios |= {f"PettingZoo {name}": self.against_zoo(name) for name in self.zoo}
        return {
            "machine": self.machine | {"open_spiel": self.openspiel, "pettingzoo": self.pettingzoo},
            "games": {
                game.name: {
                    "cases": {label: _by_key(figures) for label, figures in game.cases.items()},
                    "shared": _by_key(game.shared),
                }
                for game in self.games
            },
            "references": {
                reference.name: {**asdict(reference), "unit": "decisions/s"}
                for reference in self.references
            },
            "pettingzoo": {name: {"value": v, "unit": "steps/s"} for name, v in self.zoo.items()},
            "ratios": ratios,
            "server": self.server,
            "page": self.page,
            "failures": self.failures,
        }

    def write(self, path: Path) -> None:
        """Write the JSON file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(self.to_json(), indent=2, ensure_ascii=False)
        path.write_text(text + "\n", "utf-8")


def _by_key(figures: Sequence[Figure]) -> dict[str, Any]:
    return {figure.key: figure.to_json() for figure in figures}
