"""What opponents inside a batch cost: ``python -m bench.opponents [REVISION]``, all in one run.

- A step with Squires against what their kernels alone take for the very same choices.
- A step with nets that play at once against the single environment of REVISION, where opponents
  were asked one by one from Python (Squires: there were no nets then).
- PettingZoo and VectorEnv against REVISION, by turns.

All is processor time on one thread, but for what is said to run on two, which is timed by the clock
and wants a quiet machine. The best of several turns counts.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from courtly.bots.nets import weights
from courtly.bots.nets.learned import learned
from courtly.bots.nets.net import Net
from courtly.core.rng import generator
from courtly.games import game_class
from courtly.research.vector import CourtlyVectorEnv

from .compare import PLAYERS, by_turns, checkout, run, vector

AT_ONCE, STEPS, GAMES, TURNS = 256, 110, 60, 3

#: Opponents by net, threads, and how many times the single environment's steps are wanted.
NETS = (("net-knight", 1, None), ("net-glance", 1, None), ("net-glance", 2, 30.0))

_SINGLE = """
import json, time
import numpy as np
from courtly.research.gymnasium import CourtlyEnv
env = CourtlyEnv({game!r}, opponents="squire", **{options!r})
def steps(n):
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(n):
        _, _, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            _, info = env.reset()
steps(50)
began = time.process_time()
steps({steps})
print(json.dumps({steps} / (time.process_time() - began)))
"""

_ZOO = """
import json, time
from courtly.research.pettingzoo import CourtlyAEC
env = CourtlyAEC({game!r}, **{options!r})
def games(n):
    done = 0
    for seed in range(n):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, info = env.last()
            done += not over
            env.step(None if over else int(info["action_mask"].argmax()))
    return done
games(5)
began = time.process_time()
done = games({games})
print(json.dumps(done / (time.process_time() - began)))
"""


@dataclass(frozen=True)
class Shown:
    """A figure, and what it should be."""

    name: str
    value: float
    least: float | None = None
    most: float | None = None

    def __str__(self) -> str:
        bounds = {"at least": self.least, "at most": self.most}
        wanted = [f"{word} {bound:g}" for word, bound in bounds.items() if bound is not None]
        judged = f" ({wanted[0]}: {'met' if self.met else 'MISSED'})" if wanted else ""
        return f"{self.name}: {self.value:.2f}{judged}"

    @property
    def met(self) -> bool:
        """Whether it is so."""
        if self.least is not None:
            return self.value >= self.least
        return self.most is None or self.value <= self.most


def seconds(work: Callable[[], object]) -> float:
    """Processor time of one call."""
    began = time.process_time()
    work()
    return time.process_time() - began


class Choices:
    """All choices that opponents make in some games against a learner who plays at random."""

    def __init__(self, envs: CourtlyVectorEnv, game: str, options: dict[str, Any]) -> None:
        self._envs = envs
        self._kind, self._count = (
            int(part[0]) for part in (envs._contest.kinds, envs._contest.counts)
        )
        self.steps = 0
        """How often the learner decided meanwhile."""
        states, seats = [], []
        rng = np.random.default_rng(1)
        for number in range(GAMES):
            position = game_class(game).make(options, number)
            learner = number % position.seats
            while (seat := position.actor) is not None:
                if seat == learner:
                    self.steps += 1
                    position.play(int(rng.choice(position.legal_numbers(seat))), seat)
                else:
                    states.append(position._states.copy())
                    seats.append(seat)
                    position.play(int(self._ask(states[-1], np.array([seat]))[0]), seat)
        self._states, self._seats = np.concatenate(states), np.array(seats)

    def _ask(self, states: NDArray[Any], seats: NDArray[np.int64]) -> NDArray[np.int64]:
        span, desk = self._envs._parts[0]
        chosen, chance = np.zeros(len(seats), np.int64), generator(7)
        ask = self._envs._loops.choose_each
        ask(states, seats, self._kind, self._count, desk, span.work, chance, chosen)
        return chosen

    def seconds_a_step(self) -> float:
        """What the kernels alone take for all choices between two of the learner's."""
        return seconds(lambda: self._ask(self._states, self._seats)) / self.steps


def seconds_a_step(envs: CourtlyVectorEnv, clock: Callable[[], float] = time.process_time) -> float:
    """What a step of one game takes in the batch, with all that Python does around it."""
    taken = 0.0
    for _ in range(STEPS):
        actions = envs.random_actions()
        began = clock()
        envs.step(actions)
        taken += clock() - began
    return taken / STEPS / envs.num_envs


def batch_of(game: str, opponents: str, threads: int = 1) -> CourtlyVectorEnv:
    """Games against opponents of one kind, spread over all their length."""
    options: dict[str, Any] = {"opponents": opponents, "threads": threads, **PLAYERS[game]}
    envs = CourtlyVectorEnv(game, AT_ONCE * threads, seat=None, **options)
    envs.reset(seed=1)
    for _ in range(60):
        envs.step(envs.random_actions())
    return envs


def some_net(folder: Path, game: str) -> str:
    """The folder of a net: "" for ours, else one of chance numbers, which costs as much."""
    how, players = learned(game), PLAYERS[game].get("players", 2)
    if how is None:
        raise click.ClickException(f"{game} has no nets")
    if how.weights(game, players, None):
        return ""
    rng = np.random.default_rng(5)
    arrays = [rng.normal(0, 0.1, a.shape).astype(np.float32) for a in weights.empty(how.shape)]
    about = weights.About(game, players, how.shape.features, 1, 0, 0, 0)
    weights.save(folder / weights.file_name(game, players), Net(*arrays), about)
    return f"@{folder}"


def in_the_batch(game: str, before: Path) -> Iterator[Shown]:
    """What Squires and nets cost there."""
    envs = batch_of(game, "squire")
    choices = Choices(envs, game, PLAYERS[game])
    turns = [(seconds_a_step(envs), choices.seconds_a_step()) for _ in range(TURNS)]
    squires, kernels = (min(column) for column in zip(*turns, strict=True))
    yield Shown(f"{game}: {1 / squires:,.0f} steps/s with Squires, against their kernels alone",
                squires / kernels, most=1.3)  # fmt: skip
    single = _rate(_SINGLE, game, steps=400)
    before_it = max(single(before) for _ in range(TURNS))
    with tempfile.TemporaryDirectory() as folder:
        net = some_net(Path(folder), game)
        for name, threads, least in NETS:
            envs = batch_of(game, name + net, threads)
            clock = time.process_time if threads == 1 else time.perf_counter
            rate = 1 / min(seconds_a_step(envs, clock) for _ in range(TURNS))
            envs.close()
            told = f"{rate:,.0f} steps/s with {name} on {threads} threads"
            then = f"against {before_it:,.0f} of the single environment then"
            yield Shown(f"{game}: {told}, {then}", rate / before_it, least=least)


def _rate(code: str, game: str, **more: int) -> Callable[[Path], float]:
    """What a program prints last, on either side."""
    program = code.format(game=game, options=PLAYERS[game], **more)
    return lambda tree: float(json.loads(run(tree, ["-c", program])[0].splitlines()[-1]))


def against_before(game: str, before: Path) -> Iterator[Shown]:
    """The environments without opponents, on both sides by turns."""
    sides = {"VectorEnv": vector(game), "PettingZoo": _rate(_ZOO, game, games=60)}
    for name, measure in sides.items():
        old, new = (max(side) for side in by_turns(measure, before, TURNS))
        yield Shown(f"{game}: {name}, {new:,.0f} steps/s against {old:,.0f}", new / old, least=0.95)


@click.command()
@click.argument("revision", default="03e65ee")
def main(revision: str) -> None:
    """Measure opponents in the batch, and what there was at REVISION."""
    missed = 0
    with checkout(revision) as before:
        for game in PLAYERS:
            for shown in chain(in_the_batch(game, before), against_before(game, before)):
                click.echo(str(shown))
                missed += not shown.met
    raise SystemExit(missed)


if __name__ == "__main__":
    main()
