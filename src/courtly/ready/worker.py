"""A process that compiles: ``python -m courtly.ready.worker``.

It reads jobs as lines of JSON, ``{"game": …, "stage": …}``, fills the cache, and answers with lines
that say how far it is (`done` of `kernels`), that it is ready, or why it failed. It ends when there
are no more lines to read, so also when whoever started it is gone.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any, TextIO

from ..core import compiler
from . import stages
from .background import NICE


def main() -> None:
    """Do one job after another."""
    out = os.fdopen(os.dup(1), "w")  # whatever else prints goes where errors go
    os.dup2(2, 1)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(int(os.environ.get(NICE, 10)))  # people come first; bots that think are as nice
    for line in sys.stdin:
        job = json.loads(line)
        with contextlib.suppress(BrokenPipeError):
            _do(job["game"], job["stage"], out)


def _do(game: str, stage: str, out: TextIO) -> None:
    def tell(**facts: Any) -> None:
        print(json.dumps({"game": game, "stage": stage, **facts}), file=out, flush=True)

    try:
        wanted = compiler.reachable(stages.entries(game, stage))
        for earlier in stages.STAGES[: stages.STAGES.index(stage)]:
            wanted -= compiler.reachable(stages.entries(game, earlier))
            if stages.is_warm(game, earlier):  # what is loaded need not be compiled again
                stages.exercise(game, earlier)
        done: set[Any] = set()

        def count(function: Any) -> None:
            if function in wanted and function not in done:
                done.add(function)
                tell(done=len(done), kernels=len(wanted))

        with compiler.watched(count):
            stages.exercise(game, stage)
        stages.mark_warm(game, stage)
        tell(ready=True)
    except Exception as error:  # whatever it is: the game goes on without the compiler
        tell(failed=f"{type(error).__name__}: {str(error).strip()[:300]}")


if __name__ == "__main__":
    main()
