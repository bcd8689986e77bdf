"""The bell: every helper does its part of every round once, however deep it sleeps."""

from __future__ import annotations

import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np

from courtly.core.bell import all_done, finish, hear, must_wake, new_bell, ring
from courtly.core.jit import kernel

HELPERS = 3
ROUNDS = 200


def test_helpers_are_asleep_at_first_and_woken_once() -> None:
    bell = new_bell(2)
    assert [must_wake(bell, helper) for helper in (0, 1, 0, 1)] == [True, True, False, False]


def test_a_ring_is_heard_once() -> None:
    bell = new_bell(1)
    ring(bell)
    assert must_wake(bell, 0)
    assert hear(bell, 0)
    finish(bell, 0)
    assert not hear(bell, 0), "nothing new"
    assert must_wake(bell, 0), "it fell asleep"


def test_a_helper_that_is_awake_need_not_be_woken() -> None:
    bell = new_bell(1)
    for round_ in range(3):
        ring(bell)
        assert must_wake(bell, 0) == (round_ == 0)
        assert hear(bell, 0)
        finish(bell, 0)


def test_a_round_is_over_when_all_are_done() -> None:
    bell = new_bell(2)
    assert all_done(bell, 2), "no round has begun"
    ring(bell)
    assert not all_done(bell, 2)
    finish(bell, 1)
    assert not all_done(bell, 2)
    finish(bell, 0)
    assert all_done(bell, 2)
    ring(bell)
    assert not all_done(bell, 2)
    assert all_done(bell, 0), "nobody helps"


@kernel
def help_count(bell: Any, helper: int, rounds: Any) -> None:
    """A helper whose part is to count the rounds."""
    while hear(bell, helper):
        rounds[helper] += 1
        finish(bell, helper)


def test_everyone_does_every_round_once() -> None:
    """Pauses about as long as helpers listen catch them awake, asleep and on the way to either."""
    bell, rounds = new_bell(HELPERS), np.zeros(HELPERS, np.int64)
    pauses = np.random.default_rng(1).uniform(0, 2e-3, ROUNDS).tolist()
    helping: dict[int, Future[None]] = {}
    with ThreadPoolExecutor(HELPERS) as pool:
        for number, pause in enumerate(pauses, 1):
            ring(bell)
            for helper in range(HELPERS):
                if must_wake(bell, helper):
                    helping[helper] = pool.submit(help_count, bell, helper, rounds)
            while not all_done(bell, HELPERS):
                time.sleep(0)  # lets others work where there are more threads than cores
                assert not any(one.done() and one.exception() for one in helping.values())
            assert rounds.tolist() == [number] * HELPERS
            time.sleep(pause)
