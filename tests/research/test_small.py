"""The small variants: the same rules, a tree that OpenSpiel solves, and policies measured on it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pyspiel = pytest.importorskip("pyspiel")

from courtly.core.errors import OptionError
from courtly.core.standing import rewards
from courtly.games import description, names
from courtly.research import small
from courtly.research.recall import Memory

TINY = {"rows": (2, 1), "token_cells": ("a1",)}
SMALL = [game for game in names() if description(game).small]


@pytest.fixture(scope="module")
def tree() -> small.Tree:
    return small.grow(SMALL[0], **TINY)


@pytest.fixture(scope="module")
def game(tree: small.Tree) -> Any:
    return tree.load()


def uniform(known: small.Information) -> NDArray[np.float64]:
    return np.full(len(known.seen.legal), 1 / len(known.seen.legal))


def test_it_begins_as_the_game_might_go_on() -> None:
    worlds = small.small_worlds(SMALL[0])
    assert sum(chance for chance, _ in worlds) == pytest.approx(1)
    seen = {world.redacted(seat).tobytes() for _, world in worlds for seat in (0, 1)}
    assert len(seen) == 1, "nobody can tell at the start which of them it is"
    with pytest.raises(OptionError, match="no small variant"):
        small.small_worlds(next(name for name in names() if name not in SMALL))


def test_openspiel_reads_the_same_game(tree: small.Tree, game: Any) -> None:
    """A walk in both, move by move: the same choices, the same information, the same results."""
    ours = [Memory(world) for _, world in small.small_worlds(SMALL[0], **TINY)]
    rng = np.random.default_rng(1)
    for _ in range(60):
        world = int(rng.integers(len(ours)))
        memory = Memory(ours[world].game.copy())
        state = game.new_initial_state().child(game.new_initial_state().legal_actions()[world])
        while not state.is_terminal():
            seat = memory.game.actor
            assert seat is not None
            assert seat == state.current_player()
            known = tree.sets[bytes([seat]) + memory.mark(seat)]
            assert state.information_state_string() == known.name
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(texts) == sorted(str(move) for move in memory.game.legal())
            pick = int(rng.integers(len(texts)))
            state.apply_action(state.legal_actions()[pick])
            memory.play(int(memory.game.spec.moves.parse(texts[pick])))
        assert memory.game.over
        assert state.returns() == rewards(memory.game.standing().places)


def test_exploitability(tree: small.Tree, game: Any) -> None:
    by_hand = small.exploitability(game, small.tabular(tree, game, uniform))
    assert by_hand == pytest.approx(small.exploitability(game, pyspiel.UniformRandomPolicy(game)))
    curve = dict(small.cfr_curve(game, (1, 50), plus=True))
    assert curve[50] < 0.02 < curve[1]
    assert curve[50] < by_hand


def test_a_player_is_measured(tree: small.Tree, game: Any) -> None:
    searched = small.tabular(tree, game, small.by_bot("search:20", tries=2))
    page = small.tabular(tree, game, small.by_bot("page", tries=2))
    assert small.exploitability(game, searched) < small.exploitability(game, page)


def test_marks_part_what_texts_part() -> None:
    """Two ways of saying what a seat knows part the same positions."""
    world = small.small_worlds(SMALL[0], **TINY)
    waiting = [Memory(one) for _, one in world[:3]]
    texts: dict[str, bytes] = {}
    marks: dict[bytes, str] = {}
    while waiting:
        memory = waiting.pop()
        for seat in (0, 1):
            text, mark = memory.text(seat), bytes([seat]) + memory.mark(seat)
            assert texts.setdefault(text, mark) == mark
            assert marks.setdefault(mark, text) == text
        for move in memory.game.legal():
            after = deepcopy(memory)
            after.play(int(move))
            waiting.append(after)
    assert len(texts) > 300
