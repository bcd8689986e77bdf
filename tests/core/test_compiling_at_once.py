"""Two threads that need a kernel at the same moment get one."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

PATIENCE = 300.0


class _Together(dict[Any, Any]):
    """What is compiled so far; two threads look at it at once, and find nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._meeting, self._looked = threading.Barrier(2), threading.local()

    def get(self, key: Any, default: Any = None) -> Any:
        found = super().get(key, default)
        if not hasattr(self._looked, "once"):
            self._looked.once = True
            self._meeting.wait(PATIENCE)
        return found


def add_up(numbers: Any) -> int:
    """A kernel that no other test compiles."""
    total = 0
    for number in numbers:
        total += number
    return total


def test_two_threads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Added twice, a kernel was ambiguous, and every call of it looked for types once more."""
    from courtly.core.compiler import Kernel

    kernel, numbers = Kernel(add_up), np.arange(4)
    monkeypatch.setattr(kernel, "_cache", _NoCache())
    kernel.overloads = _Together()
    added, add = [], kernel.add_overload

    def adding(found: Any) -> None:
        added.append(found)
        add(found)

    monkeypatch.setattr(kernel, "add_overload", adding)
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(kernel, (numbers, numbers))) == [6, 6]
    assert len(added) == 1
    monkeypatch.setattr(Kernel, "_compile_for_args", None)  # what a call without a match would ask
    assert kernel(numbers) == 6


class _NoCache:
    """Nothing is kept of a kernel made for a test."""

    def load_overload(self, *_: Any) -> None:
        """There is none."""

    def save_overload(self, *_: Any) -> None:
        """It is not kept."""
