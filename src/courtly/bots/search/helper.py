"""A second thread for a search by the clock, as long as a processor is there for it."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType

from ..bot import Spare
from .tree import Tree

CHUNK_SECONDS = 0.004  # so soon it hears that others want the processor
MOST_AT_ONCE = 4096  # simulations, however quick they are
REST_SECONDS = 0.02  # and so often it asks again
LEAST_SHARE = 0.8  # of a processor: who gets less takes it from somebody
TRIED_SECONDS = 0.03  # before that can be said
NICEST = 19


class Helper:
    """Searches with a tree of its own until the `with` ends, in short chunks.

    It asks before each of them whether the processor is spare, lets every other thread of the
    machine go first, and gives up for this move when it finds that it has to share.
    """

    def __init__(self, tree: Tree, run: Callable[[int], None], spare: Spare) -> None:
        self._tree, self._run, self._spare = tree, run, spare
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._work, name="bot-helper", daemon=True)

    def __enter__(self) -> Helper:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()

    def _work(self) -> None:
        let_others_go_first()
        chunk, worked, spent = 8, 0.0, 0.0
        while not self._over.is_set() and not self._tree.full():
            if not self._spare():
                self._over.wait(REST_SECONDS)
                continue
            began, began_work = time.perf_counter(), time.thread_time()
            self._run(chunk)
            took = time.perf_counter() - began
            spent, worked = spent + took, worked + time.thread_time() - began_work
            if spent > TRIED_SECONDS and worked < LEAST_SHARE * spent:
                return
            fitting = int(chunk * CHUNK_SECONDS / max(took, 1e-6))
            chunk = max(1, min(2 * chunk, fitting, MOST_AT_ONCE))


def let_others_go_first() -> None:
    """On Linux a thread has a niceness of its own."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICEST)
