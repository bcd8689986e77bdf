"""Small variants, solved: the whole tree of a game, for OpenSpiel's solvers.

A game that names a module `small` says there with which positions its small variant may begin.
Everything after that is the game itself. The tree is written in the format of Gambit, which
OpenSpiel reads into a game of its own: its solvers then work on that, not on Python objects.

    tree = grow("<game>")
    game = tree.load()                       # a game of OpenSpiel
    solver = pyspiel.CFRPlusSolver(game)     # or any other of its algorithms
    exploitability(game, tabular(tree, game, by_bot("search:100", tries=4)))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..bots import make_bot
from ..core.errors import OptionError
from ..core.game import Game
from ..core.seen import Seen
from ..core.standing import rewards
from ..games import description
from .recall import Memory

Worlds: TypeAlias = Sequence[tuple[float, Game[Any, Any]]]


@dataclass(frozen=True)
class Information:
    """All a seat knows where it decides: one decision for it, however the rest may lie."""

    seat: int
    number: int
    seen: Seen

    @property
    def name(self) -> str:
        """What OpenSpiel calls it."""
        return f"{self.seat}-{self.seat}-{self.number}-{self.number}"


@dataclass
class Tree:
    """All courses of a small game."""

    title: str
    sets: dict[bytes, Information] = field(default_factory=dict)
    counts: Counter[int] = field(default_factory=Counter)
    """How many of them each seat has."""
    lines: list[str] = field(default_factory=list)
    ends: int = 0

    def load(self) -> Any:
        """The tree as a game of OpenSpiel."""
        head = f'EFG 2 R "{self.title}" {{ "0" "1" }} ""'
        return pyspiel.load_efg_game("\n".join([head, *self.lines]) + "\n")


def small_worlds(game: str, **options: Any) -> Worlds:
    """The positions the small variant of a game may begin with, and how likely each is."""
    module: Any = description(game).load_part("small")
    if module is None:
        raise OptionError(f"{game} has no small variant")
    worlds: Worlds = module.worlds(**options)
    return worlds


def grow(game: str, **options: Any) -> Tree:
    """The whole tree of the small variant of a game."""
    tree = Tree(f"small {game}")
    worlds = small_worlds(game, **options)
    chances = " ".join(f'"{k}" {chance:.17g}' for k, (chance, _) in enumerate(worlds))
    tree.lines.append(f'c "" 1 "deal" {{ {chances} }} 0')
    for _, start in worlds:
        _add(tree, Memory(start))
    return tree


def _add(tree: Tree, memory: Memory) -> None:
    """A position and all that may come of it."""
    game = memory.game
    seat = game.actor
    if seat is None:
        tree.ends += 1
        given = " ".join(f"{reward:.1f}" for reward in rewards(game.standing().places))
        tree.lines.append(f't "" {tree.ends} "" {{ {given} }}')
        return
    known = tree.sets.get(mark := bytes([seat]) + memory.mark(seat))
    if known is None:
        tree.counts[seat] += 1
        known = Information(seat, tree.counts[seat], game.seen_by(seat))
        tree.sets[mark] = known
    moves = " ".join(f'"{move}"' for move in known.seen.legal)
    tree.lines.append(f'p "" {seat + 1} {known.number} "{known.number}" {{ {moves} }} 0')
    for move in known.seen.legal:
        after = deepcopy(memory)
        after.play(int(move))
        _add(tree, after)


#: For each information set how likely each of its legal moves is.
Policy: TypeAlias = Callable[[Information], NDArray[np.float64]]


def by_bot(bot: str, tries: int) -> Policy:
    """How a bot plays: the shares of its choices, asked so many times with other seeds."""

    def ask(known: Information) -> NDArray[np.float64]:
        shares: NDArray[np.float64] = np.zeros(len(known.seen.legal))
        for seed in range(tries if len(shares) > 1 else 1):
            shares[known.seen.legal.index(make_bot(bot, seed).choose(known.seen))] += 1
        shares /= shares.sum()
        return shares

    return ask


def tabular(tree: Tree, game: Any, policy: Policy) -> Any:
    """A policy as OpenSpiel's solvers take it."""
    numbers = _actions(game)
    table = {
        known.name: [
            (numbers[known.name][str(move)], float(share))
            for move, share in zip(known.seen.legal, policy(known), strict=True)
        ]
        for known in tree.sets.values()
    }
    return pyspiel.TabularPolicy(table)


def exploitability(game: Any, policy: Any) -> float:
    """What a player who knows a policy wins against it, on average of both seats: 0 is perfect."""
    return float(pyspiel.exploitability(game, policy))


def cfr_curve(
    game: Any, iterations: Sequence[int], plus: bool = False
) -> Iterator[tuple[int, float]]:
    """OpenSpiel's counterfactual regret minimisation, and how exploitable it is on the way."""
    solver = pyspiel.CFRPlusSolver(game) if plus else pyspiel.CFRSolver(game)
    done = 0
    for wanted in iterations:
        for _ in range(wanted - done):
            solver.evaluate_and_update_policy()
        done = wanted
        yield done, exploitability(game, solver.average_policy())


def _actions(game: Any) -> dict[str, dict[str, int]]:
    """By information set, the numbers OpenSpiel gave to the texts of moves."""
    found: dict[str, dict[str, int]] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            continue
        legal = state.legal_actions()
        if not state.is_chance_node():
            name = state.information_state_string()
            if name not in found:
                found[name] = {state.action_to_string(action): action for action in legal}
        waiting += [state.child(action) for action in legal]
    return found
