"""What is measured in a process of its own: ``python -m bench.child TASK CASE``.

CASE is JSON, ``{"game": name, "options": {…}}``. The result is JSON on the last line of output.
Nothing is imported before a task needs it: start-up is part of what is measured.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

_SEED = 7


def _make(case: dict[str, Any]) -> Any:
    from courtly.games import game_class

    return game_class(case["game"]).make(case["options"], _SEED)


def compile_engine(case: dict[str, Any]) -> dict[str, Any]:
    """Seconds until the engine is ready, by the clock and of processor time, imports apart."""
    from courtly.core.warming import warm_up
    from courtly.games import game_class

    engine = game_class(case["game"])
    began, worked = time.perf_counter(), time.process_time()
    warm_up(engine)
    return {"seconds": time.perf_counter() - began, "work": time.process_time() - worked}


def first_move(case: dict[str, Any]) -> dict[str, Any]:
    """Make one move; the parent looks at the clock when it hears of it."""
    game = _make(case)
    game.play(game.legal()[0])
    return {"moves": len(game.history)}


def memory(case: dict[str, Any]) -> dict[str, Any]:
    """The most memory in use (MiB): with the imports done, and after a whole game."""
    import courtly.games  # noqa: F401  the compiler comes with it

    imported = _peak_memory()
    game = _make(case)
    while not game.over:
        game.play(game.legal()[0])
    return {"imported": imported, "played": _peak_memory()}


def _peak_memory() -> float | None:
    """Of this process alone: `getrusage` would count what its parent held when it was forked."""
    try:
        lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    except OSError:
        return None
    peak = next((line for line in lines if line.startswith("VmHWM:")), None)
    return int(peak.split()[1]) / 1024 if peak else None


def random_play(case: dict[str, Any]) -> dict[str, Any]:
    """A few random games in the engine mode of this process, for about a second."""
    from courtly import playouts

    game = _make(case)
    seconds, decisions, games, scores = 0.0, 0, 0, []
    while seconds < case["seconds"]:
        began = time.perf_counter()
        batch = playouts(game, 1, seed=games, fresh_deals=True)
        seconds += time.perf_counter() - began
        decisions += batch.decisions
        games += 1
        scores.append(batch.scores[0].tolist())
    return {"seconds": seconds, "decisions": decisions, "games": games, "scores": scores}


TASKS = {
    "compile": compile_engine,
    "first-move": first_move,
    "memory": memory,
    "random-play": random_play,
}

if __name__ == "__main__":
    print(json.dumps(TASKS[sys.argv[1]](json.loads(sys.argv[2]))), flush=True)
