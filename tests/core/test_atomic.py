"""Words of memory that threads share."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from courtly.core.atomic import load, relax, store, swap_if
from courtly.core.jit import MODE, kernel

#: Seconds after which a thread is taken for lost, even on a machine that has much else to do.
PATIENCE = 120
TURNS = 500 if MODE == "plain" else 100_000


@kernel
def look(words: Any, at: int) -> int:
    return int(load(words, at))


@kernel
def put(words: Any, at: int, value: int) -> None:
    store(words, at, value)


@kernel
def swap(words: Any, at: int, old: int, new: int) -> bool:
    return bool(swap_if(words, at, old, new))


@kernel
def add_under_lock(words: Any, turns: int) -> None:
    """Add to the second word, which only who holds the first may touch."""
    for _ in range(turns):
        while not swap_if(words, 0, 0, 1):
            relax()
        words[1] += 1
        store(words, 0, 0)


@kernel
def wait_and_read(words: Any) -> int:
    """What was written to the second word before the first was set."""
    while load(words, 0) == 0:
        relax()
    return int(words[1])


def test_a_word_is_put_and_found_in_its_place() -> None:
    words = np.arange(10, 14, dtype=np.int64)
    put(words, 2, -5)
    assert words.tolist() == [10, 11, -5, 13]
    assert [look(words, at) for at in range(4)] == [10, 11, -5, 13]


def test_a_word_is_swapped_only_if_it_is_the_one_expected() -> None:
    words = np.array([1, 2, 3], np.int64)
    assert swap(words, 1, 2, 7) is True
    assert swap(words, 1, 2, 9) is False
    assert words.tolist() == [1, 7, 3]


def run(*work: Any) -> None:
    """Threads that do it all at the same time, until all are done."""
    threads = [threading.Thread(target=work[0], args=work[1:], daemon=True) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()


def test_of_many_only_one_swaps() -> None:
    """Nothing is lost where each waits until it has swapped: two at once would lose a turn."""
    words = np.zeros(2, np.int64)
    add_under_lock(words, 1)  # compiled before the threads need it
    run(add_under_lock, words, TURNS)
    assert words.tolist() == [0, 3 * TURNS + 1]


def test_a_thread_that_waits_sees_what_another_writes_and_all_before_it() -> None:
    words = np.array([1, 0], np.int64)
    wait_and_read(words)
    words[:] = 0
    seen: list[int] = []
    reader = threading.Thread(target=lambda: seen.append(wait_and_read(words)), daemon=True)
    reader.start()
    words[1] = 42
    put(words, 0, 1)
    reader.join(PATIENCE)
    assert seen == [42]
