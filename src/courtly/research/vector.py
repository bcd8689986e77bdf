"""Gymnasium's vector environment: many games at once, with opponents inside the kernel.

    envs = gymnasium.make_vec("courtly.research:courtly/<Title>-v0", num_envs=256,
                              vectorization_mode="vector_entry_point", opponents="squire")

A step plays the learner's move in every game and all answers to it. Games that end are dealt anew
in the same step (`AutoresetMode.SAME_STEP`): what was seen last is in ``infos["final_obs"]``.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..bots.nets.learned import learned
from ..bots.nets.weights import Weights
from ..bots.search.judgement import judgement
from ..bots.search.tree import Tree
from ..core import cache, jit, warming
from ..core.errors import CourtlyError, OptionError, how_many
from ..core.playouts import seed_word
from ..core.rng import generator
from ..games import description
from ..observe import encoder
from ..observe.arrays import Batch, Span
from ..vector import VectorEnv
from . import against
from .batch_opponents import kind_of, net_desk, net_of, one_each
from .conventions import DICT, OPPONENTS, PLACE, REFUSE, Conventions, check_game, check_seat

ROOM = "courtly.research"
_NODES_A_SIMULATION = 4
#: What of a contest changes from step to step.
_GOES_ON = ("learners", "rngs", "given", "leads", "last")


class CourtlyVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """One seat of many games; `opponents` play the others: ``page``, ``squire``, ``search:500``, or
    a net at once: ``net-knight``, or ``net-knight@FOLDER`` with the nets of a folder.

    One name serves all, or a list has one for each of the other seats in the order of play. `seat`
    is the learner's, or None for another one by lot in every game. Search grows a new tree for
    every move and asks no solver. `reward` is by place, or ``lead`` (`Conventions`). Illegal
    actions are refused, and nothing moves. Arrays are copies, unless `copy` is False.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = OPPONENTS,
        seat: int | None = 0,
        illegal: str = REFUSE,
        observation: str = DICT,
        reward: str = PLACE,
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise OptionError("many games at once are not drawn: render_mode is None")
        self.conventions = Conventions(illegal, observation, reward)
        if illegal != REFUSE:
            raise OptionError(f"many games at once refuse illegal actions: illegal is {REFUSE!r}")
        self._made = {
            "opponents": opponents, "seat": seat, "observation": observation, "reward": reward,
            "threads": threads, "copy": copy, **options,
        }  # fmt: skip
        self._games = VectorEnv(check_game(game), num_envs, threads=1, **options)
        self.num_envs, self.copy = num_envs, copy
        seats = self._games.seats
        check_seat(seat, seats)
        self._seat = seat
        names = one_each(opponents, seats)
        self._same = {
            "opponents": names, "seat": seat, "reward": reward, "options": self._games.options,
        }  # fmt: skip
        kinds = [kind_of(name) for name in names]
        net = net_of(names, game, seats)
        self._contest = self._new_contest(kinds)
        self._loops = _loops(game, net is not None)
        self._parts = self._new_parts(threads, max(count for _, count in kinds), net)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._dealt = False
        self._warm_up(net is not None)
        sight = self._games.encoder
        self.single_observation_space = self.conventions.space(sight, sight.moves)
        self.single_action_space = gymnasium.spaces.Discrete(sight.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def _batch(self) -> Batch:
        return self._games._batch

    def _new_contest(self, kinds: list[tuple[int, int]]) -> against.Contest:
        n = self.num_envs
        return against.Contest(
            learners=np.full(n, self._seat or 0, np.int64),
            rngs=np.zeros((n, 1), np.uint64),
            given=np.zeros(n, np.float64),
            leads=np.zeros(n, np.float64),
            last=np.zeros_like(self._batch.observations),
            draw_seats=np.array([self._seat is None]),
            shaped=np.array([self.conventions.shaped]),
            kinds=np.array([kind for kind, _ in kinds], np.int64),
            counts=np.array([count for _, count in kinds], np.int64),
            players=self._games.seats,
        )

    def _new_parts(
        self, threads: int, most: int, net: Weights | None
    ) -> list[tuple[Span, against.Desk]]:
        """For each thread its games, and a desk for the opponents there."""
        threads = how_many(threads, "threads")
        spec = description(self._games.game).load_game().spec
        how = judgement(self._games.game)
        cuts = np.linspace(0, self.num_envs, min(threads, self.num_envs) + 1, dtype=np.int64)
        return [
            (
                Span(first, last, self._games.encoder.room()),
                against.Desk(
                    root=np.zeros(1, spec.dtype),
                    work=np.zeros(3, spec.dtype),
                    totals=np.zeros(spec.most_moves),
                    tree=Tree(how, spec, 64 + _NODES_A_SIMULATION * most, 0, 0).store,
                    style=how.style,
                    points=np.zeros(self._games.seats, np.int32),
                    net=net_desk(self._games.game, net),
                ),
            )
            for first, last in pairwise(cuts.tolist())
        ]

    def _warm_up(self, nets: bool) -> None:
        """Compile now, and say so, what the first game would otherwise wait for."""
        game = self._games.game
        home = cache.home_of(f"{description(game).place_in(ROOM)}._")
        part = f"against-{game}-nets" if nets else f"against-{game}"
        if cache.is_warm(home, part):
            return
        with warming.told(f"{description(game).title}, opponents in batches"):
            self._run(self._loops.begin_against)
            self._batch.actions[:] = self._batch.moves[:, 0]
            self._run(self._loops.step_against)
        cache.mark_warm(home, part)

    def _run(self, loop: Any) -> None:
        if self._pool is None:
            for span, desk in self._parts:
                loop(span, self._batch, self._contest, desk)
            return
        working = [
            self._pool.submit(loop, span, self._batch, self._contest, desk)
            for span, desk in self._parts
        ]
        for part in working:
            part.result()

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew, each by a stream of its own from one seed."""
        self._check_open()
        if isinstance(seed, list):
            raise OptionError("give one seed for all games: each has a stream of its own from it")
        super().reset(seed=seed)
        word = int(self.np_random.integers(2**62))
        kernels = self._games.encoder.batch
        kernels.seed_all(self._batch.rngs, seed_word(word))
        kernels.seed_all(self._contest.rngs, seed_word(word + 1))
        self._games._chance[:] = generator(word, self.num_envs)
        self._run(self._loops.begin_against)
        self._dealt = True
        return self._told(self._batch.observations), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a legal move in every game, and all answers; refuses all if one is not legal."""
        self._check_open()
        if not self._dealt:
            raise CourtlyError("there is no game yet: call reset() first")
        self._games.take(actions)
        seats = self._contest.learners.copy()
        self._run(self._loops.step_against)
        batch, contest = self._batch, self._contest
        ended = batch.dones.copy()
        info = self._info()
        if ended.any():
            info |= self._endings(ended, seats)
        never = np.zeros(self.num_envs, np.bool_)
        return self._told(batch.observations), contest.given.copy(), ended, never, info

    def _check_open(self) -> None:
        if self.closed:
            raise CourtlyError("this environment was closed: make another one")

    def _endings(self, ended: NDArray[np.bool_], seats: NDArray[np.int64]) -> dict[str, Any]:
        """What the learners saw last, and how those games stood: by Gymnasium's names."""
        seen: NDArray[Any] = np.full(self.num_envs, None, dtype=object)
        nothing = np.ones(self._games.encoder.moves, np.int8)
        for i in np.flatnonzero(ended):
            seen[i] = self.conventions.tell(self._contest.last[i].copy(), nothing)
        standing = np.where(ended[:, None], self._batch.standings, 0)
        place = np.where(ended, self._batch.rewards[np.arange(self.num_envs), seats], 0.0)
        told = {"standing": standing, "seat": np.where(ended, seats, 0), "place": place}
        return {
            "final_obs": seen,
            "_final_obs": ended,
            "final_info": told | {f"_{name}": ended for name in told},
            "_final_info": ended,
        }

    def _told(self, seen: NDArray[Any]) -> Any:
        masks = self._batch.masks
        return self.conventions.tell(
            seen.copy() if self.copy else seen, masks.copy() if self.copy else masks
        )

    def _info(self) -> dict[str, Any]:
        masks = self._batch.masks
        return {
            "action_mask": masks.copy() if self.copy else masks,
            "seat": self._contest.learners.copy(),
        }

    def save(self) -> dict[str, Any]:
        """Everything that decides how it goes on: for `restore`, pickle or a file."""
        own = {name: getattr(self._contest, name).copy() for name in _GOES_ON}
        chance = self.np_random.bit_generator.state
        made = {"made": deepcopy(self._same)}
        return {"games": self._games.save(), "dealt": self._dealt, "chance": chance, **made, **own}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from what `save` gave, here or in another environment made in the same way."""
        self._check_saved(saved)
        self._games.restore(saved["games"])
        for name in _GOES_ON:
            getattr(self._contest, name)[...] = saved[name]
        self._dealt = saved["dealt"]
        self.np_random.bit_generator.state = saved["chance"]

    def _check_saved(self, saved: Any) -> None:
        """Refuse what does not fit: it would go on as a game that nobody asked for."""
        needed = {"games", "dealt", "chance", "made", *_GOES_ON}
        if not isinstance(saved, Mapping) or not needed <= saved.keys():
            raise CourtlyError("this was not saved by an environment with opponents")
        for name, own in self._same.items():
            if (theirs := saved["made"].get(name)) != own:
                raise CourtlyError(
                    f"saved by an environment with other {name}: {theirs}, not {own}"
                )
        for name in _GOES_ON:
            own, theirs = getattr(self._contest, name), np.asarray(saved[name])
            if (own.shape, own.dtype) != (theirs.shape, theirs.dtype):
                raise CourtlyError("saved by an environment of another game, size or version")
        low, high = (0, self._games.seats - 1) if self._seat is None else (self._seat, self._seat)
        if ((saved["learners"] < low) | (saved["learners"] > high)).any():
            raise CourtlyError(
                "this was changed after it was saved: learners sit where they cannot"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (self._games.game, self.num_envs, self._made, self.save(), self.spec)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that maskable learners look for."""
        masks: NDArray[np.bool_] = self._batch.masks.astype(np.bool_)
        return masks

    def random_actions(self) -> NDArray[np.int64]:
        """A legal move for every game, each as likely as the others."""
        return self._games.random_actions()

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def _remade(
    game: str, num_envs: int, made: dict[str, Any], saved: dict[str, Any], spec: Any
) -> CourtlyVectorEnv:
    """An environment that was pickled or copied."""
    envs = CourtlyVectorEnv(game, num_envs, **made)
    envs.restore(saved)
    envs.spec = spec
    return envs


_OF_SEARCH = ("look_ahead", "root_node", "simulate")
_OF_BATCH = ("begin", "divide", "mark", "observe", "reward")


@functools.cache
def _loops(game: str, nets: bool) -> Any:
    """The loops of `against`, specialised for a game; with nets they are compiled apart."""
    about = description(game)
    place = about.place_in(ROOM) + (".nets" if nets else "")
    by_hand, batch = judgement(game), encoder(game).batch
    kernels: dict[str, Any] = {
        "BLUR": by_hand.steps.squire_blur,
        **about.load_game().spec.kernels,
        **{name: getattr(by_hand.search, name) for name in _OF_SEARCH},
        **{name: getattr(batch, name) for name in _OF_BATCH},
    }
    if nets and (how := learned(game)):
        judging = {name: getattr(how.judging, name) for name in ("look_ahead", "glance")}
        by_net = jit.specialise("courtly.research.by_net", place, **judging)
        kernels |= {name: getattr(by_net, name) for name in ("look_by_net", "glance_by_net")}
    return jit.specialise("courtly.research.against", place, **kernels)
