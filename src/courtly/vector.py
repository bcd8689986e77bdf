"""Thousands of games at once, stepped inside the kernel on several threads.

env = VectorEnv("<game>", 1024, seed=1)
env.step(env.random_actions())  # or by a policy, from env.observations and env.masks
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .core import bell, cache, warming
from .core.errors import CourtlyError, InvalidMove, how_many
from .core.game import Game
from .core.playouts import playouts, seed_word
from .core.rng import generator
from .games import description, game_class
from .observe import encoder
from .observe.arrays import Batch, Span
from .observe.encoder import ROOM


class VectorEnv:
    """`n` positions of a game, each with the seat that decides in it.

    The arrays are filled in place by `reset` and `step`, and are the same arrays from then on: copy
    what must outlast the next step. What happens in position i depends on `seed`, i and the actions
    there, not on the number of threads.
    """

    observations: NDArray[np.float32]
    """What the deciding seat of each position sees; the table is in `layout`."""
    masks: NDArray[np.bool_]
    """Its legal moves."""
    actors: NDArray[np.int64]
    """Which seat that is."""
    rewards: NDArray[np.float32]
    """By position and seat: 0, and −1 to 1 by place where a game ended with the last step."""
    dones: NDArray[np.bool_]
    """Where a game ended with the last step; a new one is dealt there already."""
    standings: NDArray[np.int64]
    """By position and seat: how the last finished game stood, as the engine's `standing` says it: a
    greater number is a better place."""

    def __init__(
        self, game: str, n: int, *, seed: int = 0, threads: int = 1, **options: Any
    ) -> None:
        n, threads = how_many(n, "n"), how_many(threads, "threads")
        kind = game_class(game)
        warm_up(game)
        example = kind.make(options, 0)
        self.game, self.n, self.seats = game, n, example.seats
        self.options = example.options
        self.encoder = encoder(game)
        self.layout = self.encoder.layout
        self.threads = min(threads, n)
        self._kernels = self.encoder.batch
        self._batch = self._new_batch(example)
        batch = self._batch
        self.observations, self.masks = batch.observations, batch.masks.view(np.bool_)
        self.actors, self.rewards = batch.actors, batch.rewards
        self.dones, self.standings = batch.dones, batch.standings
        cuts = np.linspace(0, n, self.threads + 1, dtype=np.int64).tolist()
        self._parts = [
            (*Span(first, last, self.encoder.room()), *batch) for first, last in pairwise(cuts)
        ]
        self._task = np.zeros(1, np.int64)
        self._bell = bell.new_bell(self.threads - 1)
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._helping: dict[int, Future[None]] = {}
        self.reset(seed)

    def _new_batch(self, example: Game[Any, Any]) -> Batch:
        """Arrays for all positions."""
        n, spec = self.n, example.spec
        return Batch(
            states=np.zeros(n, spec.dtype),
            start=example.prototype,
            rngs=np.zeros((n, 1), np.uint64),
            actors=np.zeros(n, np.int64),
            observations=np.zeros((n, self.encoder.size), np.float32),
            masks=np.zeros((n, self.encoder.moves), np.int8),
            moves=np.zeros((n, spec.most_moves), np.int16),
            choices=np.zeros(n, np.int64),
            actions=np.zeros(n, np.int64),
            dones=np.zeros(n, np.bool_),
            standings=np.zeros((n, self.seats), np.int64),
            rewards=np.zeros((n, self.seats), np.float32),
        )

    def reset(self, seed: int | None = None) -> None:
        """Deal every position anew, by a seed or by chance."""
        if seed is None:
            seed = secrets.randbits(62)
        self._kernels.seed_all(self._batch.rngs, seed_word(seed))
        self._chance = generator(seed, self.n)
        self.rewards[:] = 0
        self.dones[:] = False
        self._run(self._kernels.BEGIN)

    def step(self, actions: NDArray[Any]) -> None:
        """Play one legal move in every position; refuses all of them if one is not legal."""
        self.take(actions)
        self._run(self._kernels.STEP)

    def take(self, actions: NDArray[Any]) -> None:
        """Take over what is to be played, if it is legal everywhere."""
        batch, given = self._batch, np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.n,):
            raise InvalidMove(
                f"actions are {self.n} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        batch.actions[:] = given
        wrong = self._kernels.first_illegal(batch.actions, batch.moves, batch.choices)
        if wrong >= 0:
            raise InvalidMove(f"action {batch.actions[wrong]} is not legal in position {wrong}")

    def save(self) -> dict[str, Any]:
        """Everything that decides how it goes on, as arrays: for `restore`, pickle or a file."""
        kept = {name: getattr(self._batch, name).copy() for name in Batch._fields}
        return {"game": self.game, "chance": self._chance.copy(), **kept}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from what `save` gave, here or in another environment of the same kind."""
        for name in Batch._fields:
            array, kept = getattr(self._batch, name), saved.get(name)
            fits = kept is not None and (kept.shape, kept.dtype) == (array.shape, array.dtype)
            if saved.get("game") != self.game or not fits:
                raise CourtlyError("saved by an environment of another game, size or version")
        for name in Batch._fields:
            getattr(self._batch, name)[...] = saved[name]
        self._chance[:] = saved["chance"]

    def __reduce__(self) -> tuple[Any, ...]:
        made = self.game, self.n, self.threads, self.options
        return _remade, (*made, self.save())

    def random_actions(self) -> NDArray[np.int64]:
        """A legal move for every position, each as likely as the others."""
        actions = np.empty(self.n, np.int64)
        self._kernels.choose_all(self._chance, self._batch.moves, self._batch.choices, actions)
        return actions

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _run(self, task: int) -> None:
        """One round of all positions: the last span here, the others on threads of their own."""
        helpers = self.threads - 1
        self._task[0] = task
        bell.ring(self._bell)
        for helper in range(helpers):
            if bell.must_wake(self._bell, helper):
                self._wake(helper)
        over = self._kernels.lead(self._bell, helpers, task, *self._parts[helpers])
        while not over:
            time.sleep(0)  # lets others work where there are more threads than cores
            for helping in self._helping.values():
                if helping.done():
                    helping.result()  # raises what went wrong there
            over = bell.all_done(self._bell, helpers)

    def _wake(self, helper: int) -> None:
        assert self._pool is not None
        self._helping[helper] = self._pool.submit(
            self._kernels.help_out, self._bell, helper, self._task, *self._parts[helper]
        )


def _remade(
    game: str, n: int, threads: int, options: dict[str, Any], saved: dict[str, Any]
) -> VectorEnv:
    """An environment that was pickled or copied."""
    env = VectorEnv(game, n, threads=threads, **options)
    env.restore(saved)
    return env


_ready: set[str] = set()


def warm_up(game: str, tell: Callable[[str], None] | None = None) -> None:
    """Make sure random games and all that gives observations are compiled, and say so."""
    if game in _ready:
        return
    _ready.add(game)
    warming.warm_up(game_class(game), tell)
    if is_warm(game):
        return
    with warming.told(f"{description(game).title}, observations and batches", tell):
        _compile(game)
    cache.mark_warm(_home(game), f"observe-{game}")


def is_warm(game: str) -> bool:
    """Whether observations of a game were compiled before, on this machine, as they are now."""
    return cache.is_warm(_home(game), f"observe-{game}")


def _home(game: str) -> str:
    return cache.home_of(f"{description(game).place_in(ROOM)}._")


def _compile(game: str) -> None:
    """Call every kernel, those for single positions too."""
    playouts(game_class(game).example(), 1)
    env = VectorEnv(game, 2, threads=2)
    kernels, batch = env._kernels, env._batch
    env.step(env.random_actions())
    bell.all_done(env._bell, env.threads - 1)  # asked from here only where helpers are late
    told = (env.encoder.room(), batch.observations, batch.masks, 0)
    seat = kernels.see_one(batch.states, *told)
    kernels.see_as(batch.states, seat, *told)
    kernels.rewards_of(batch.states, 0, np.zeros(env.seats))
    env.encoder.of(game_class(game).example().seen_by_actor())
    kernels.step_one(batch.states, seat, int(env.masks[0].argmax()), *told)
    env.close()
