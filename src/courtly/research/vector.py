"""Gymnasium's vector environment: many games at once, with opponents inside the kernel.

    envs = gymnasium.make_vec("courtly.research:courtly/<Title>-v0", num_envs=256,
                              vectorization_mode="vector_entry_point", opponents="squire")

A step plays the learner's move in every game and all answers to it. Games that end are dealt anew
in the same step (`AutoresetMode.SAME_STEP`): what was seen last is in ``infos["final_obs"]``.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..bots.nets.learned import learned
from ..bots.nets.players import USUAL
from ..bots.nets.weights import Weights
from ..bots.search.judgement import judgement
from ..bots.search.tree import Tree
from ..bots.squire import Squire
from ..core import jit
from ..core.errors import CourtlyError, OptionError
from ..core.playouts import seed_word
from ..games import description
from ..observe import encoder
from ..observe.arrays import Batch, Span
from ..vector import VectorEnv
from . import against
from .conventions import DICT, END, Conventions

ROOM = "courtly.research"
SEARCH = re.compile(r"search:(\d+)")
NET = re.compile(r"net-knight(?:@(.+))?")
_NODES_A_SIMULATION = 4


class CourtlyVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """One seat of many games; `opponents` play the others: ``page``, ``squire``, ``search:500``, or
    a net at once: ``net-knight``, or ``net-knight@FOLDER`` with the nets of a folder.

    One name serves all, or a list has one for each of the other seats in the order of play. `seat`
    is the learner's, or None for another one by lot in every game. Search grows a new tree for
    every move and asks no solver. Arrays are copies, unless `copy` is False.
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
        opponents: str | Sequence[str] = "squire",
        seat: int | None = 0,
        observation: str = DICT,
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise OptionError("many games at once are not drawn: render_mode is None")
        self.conventions = Conventions(END, observation)
        self._games = VectorEnv(game, num_envs, threads=1, **options)
        self.num_envs, self.copy = num_envs, copy
        seats = self._games.seats
        if seat is not None and not 0 <= seat < seats:
            raise OptionError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        self._seat = seat
        names = _one_each(opponents, seats)
        kinds = [_kind(name) for name in names]
        net = _net_of(names, game, seats)
        self._contest = self._new_contest(kinds)
        self._loops = _loops(game, net is not None)
        self._parts = self._new_parts(threads, max(count for _, count in kinds), net)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._dealt = False
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
            last=np.zeros_like(self._batch.observations),
            draw_seats=np.array([self._seat is None]),
            kinds=np.array([kind for kind, _ in kinds], np.int64),
            counts=np.array([count for _, count in kinds], np.int64),
            players=self._games.seats,
        )

    def _new_parts(
        self, threads: int, most: int, net: Weights | None
    ) -> list[tuple[Span, against.Desk]]:
        """For each thread its games, and a desk for the opponents there."""
        if threads < 1:
            raise OptionError(f"threads is at least 1, not {threads}")
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
                    net=_net_desk(self._games.game, net),
                ),
            )
            for first, last in pairwise(cuts.tolist())
        ]

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
        if isinstance(seed, list):
            raise OptionError("give one seed for all games: each has a stream of its own from it")
        super().reset(seed=seed)
        word = int(self.np_random.integers(2**62))
        kernels = self._games.encoder.batch
        kernels.seed_all(self._batch.rngs, seed_word(word))
        kernels.seed_all(self._contest.rngs, seed_word(word + 1))
        self._run(self._loops.begin_against)
        self._dealt = True
        return self._told(self._batch.observations), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a legal move in every game, and all answers; refuses all if one is not legal."""
        if not self._dealt:
            raise CourtlyError("there is no game yet: call reset() first")
        self._games.take(actions)
        self._run(self._loops.step_against)
        batch, contest = self._batch, self._contest
        ended = batch.dones.copy()
        info = self._info()
        if ended.any():
            info |= self._endings(ended)
        never = np.zeros(self.num_envs, np.bool_)
        return self._told(batch.observations), contest.given.copy(), ended, never, info

    def _endings(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What the learners saw last, and how those games stood: by Gymnasium's names."""
        seen: NDArray[Any] = np.full(self.num_envs, None, dtype=object)
        nothing = np.ones(self._games.encoder.moves, np.int8)
        for i in np.flatnonzero(ended):
            seen[i] = self.conventions.tell(self._contest.last[i].copy(), nothing)
        standing = np.where(ended[:, None], self._batch.standings, 0)
        return {
            "final_obs": seen,
            "_final_obs": ended,
            "final_info": {"standing": standing, "_standing": ended},
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


def _one_each(opponents: str | Sequence[str], seats: int) -> list[str]:
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise OptionError(f"{seats - 1} opponents are needed, not {len(names)}")
    return names


def _kind(name: str) -> tuple[int, int]:
    """How an opponent is played, and with how many draws or simulations."""
    if name == "page":
        return against.PAGE, 0
    if name == "squire":
        return against.SQUIRE, Squire.SAMPLES
    if isinstance(name, str) and (found := SEARCH.fullmatch(name)) and int(found[1]) > 0:
        return against.SEARCH, int(found[1])
    if isinstance(name, str) and NET.fullmatch(name):
        return against.NET, USUAL.samples
    raise OptionError(
        f"{name!r} cannot play inside the batch; page, squire, search:N (simulations), net-knight "
        "and net-knight@FOLDER can. "
        "Any other opponent plays in courtly.research.gymnasium.CourtlyEnv"
    )


def _net_of(names: Sequence[str], game: str, players: int) -> Weights | None:
    """The net the opponents play by, if any does."""
    asked = [match for name in names if (match := NET.fullmatch(name))]
    folders = {match[1] for match in asked}
    if not folders:
        return None
    if len(folders) > 1:
        raise OptionError("all opponents by net in a batch play by the same one")
    folder, how = folders.pop(), learned(game)
    found = how.weights(game, players, Path(folder) if folder else None) if how else None
    if found is None:
        raise OptionError(
            f"there is no net for {game} with {players} players; `courtly train` makes one, and "
            "net-knight@FOLDER names where it is"
        )
    return found


def _net_desk(game: str, weights: Weights | None) -> Any:
    """Where one thread's opponents judge by a net."""
    how = learned(game) if weights else None
    if how is None or weights is None:
        return None
    return against.NetDesk(weights.net, USUAL, how.judging.open_desk(weights.net))


_OF_SEARCH = ("look_ahead", "root_node", "simulate")
_OF_BATCH = ("begin", "divide", "mark", "observe", "reward")


@functools.cache
def _loops(game: str, nets: bool) -> Any:
    """The loops of `against`, specialised for a game; with nets they are compiled apart."""
    about = description(game)
    place = about.place_in(ROOM) + (".nets" if nets else "")
    search, batch = judgement(game).search, encoder(game).batch
    kernels: dict[str, Any] = {
        **about.load_game().spec.kernels,
        **{name: getattr(search, name) for name in _OF_SEARCH},
        **{name: getattr(batch, name) for name in _OF_BATCH},
    }
    if nets and (how := learned(game)):
        judging = {"look_ahead": how.judging.look_ahead}
        look = jit.specialise("courtly.research.by_net", place, **judging).look_by_net
        kernels["look_by_net"] = look
    return jit.specialise("courtly.research.against", place, **kernels)
