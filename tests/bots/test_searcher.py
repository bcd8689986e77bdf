"""Searching: votes that cannot be foretold, what a net foresees first, room that suffices."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import courtly
from courtly.bots.nets import weights
from courtly.bots.nets.learned import NetJudge, NetStyle
from courtly.bots.nets.players import net_searcher
from courtly.bots.nets.searching import AT_A_TIME
from courtly.bots.nets.weights import About
from courtly.bots.search.nodes import SIMULATIONS, USED_EDGES, edge_type
from courtly.bots.search.searcher import SELDOM, Searcher
from courtly.bots.search.tree import Tree
from courtly.core import jit
from courtly.core.seen import Seen
from tests.train.some_games import any_net, kernels, walk

COMPILED = jit.MODE != "plain"


@pytest.fixture
def nets(tmp_path: Path) -> Path:
    """Nets for two tables, always the same."""
    for name, players in (("richelieu", 2), ("lancaster", 4)):
        about = About(name, players, kernels(name).shape.features, 2, 1, 0, 0)
        weights.save(tmp_path / weights.file_name(name, players), any_net(name), about)
    return tmp_path


def choices(secret: bool) -> Iterator[Seen]:
    """Decisions of a game of Lancaster, either votes or all others."""
    is_secret = kernels("lancaster").searching.is_secret
    for game in walk("lancaster", {"players": 4}, 3):
        seen = game.seen_by_actor()
        if len(seen.legal) > 2 and is_secret(seen.record) == secret:
            yield seen


def test_a_secret_vote_is_drawn_by_how_often_each_was_tried(nets: Path) -> None:
    """By a searcher on a net, too: else who knows the program would know the vote."""
    mixed, draws = 0, 600
    for _, seen in zip(range(6 if COMPILED else 1), choices(secret=True), strict=False):
        simulations = 300 if COMPILED else 20
        bot = net_searcher(5, simulations=simulations, folder=nets, room=3000)
        bot.choose(seen)
        assert bot.net
        visits = {row.move: row.visits for row in bot.explain()}
        likely = {m: n for m, n in visits.items() if n >= SELDOM * max(visits.values())}
        drawn = Counter(bot.again() for _ in range(draws))
        assert drawn.keys() <= likely.keys(), "what was tried seldom is not drawn"
        for move, n in likely.items():
            assert drawn[move] / draws == pytest.approx(n / sum(likely.values()), abs=0.1)
        mixed += len(drawn) > 1
    assert mixed


def test_an_open_choice_is_the_same_again(nets: Path) -> None:
    for _, seen in zip(range(3 if COMPILED else 1), choices(secret=False), strict=False):
        bot = net_searcher(5, simulations=40 if COMPILED else 4, folder=nets, room=3000)
        chosen = bot.choose(seen)
        assert {bot.again() for _ in range(20)} == {chosen}


def test_what_a_net_foresees_is_tried_first(nets: Path) -> None:
    """A new node takes up the moves that are foreseen most, and goes to the first of them."""
    seen = courtly.richelieu.new(seed=4).seen_by_actor()
    how, net = NetJudge(nets)(seen)
    assert net
    tree = Tree(how, seen.kind.spec, 100, 1, 0)
    tree.run(seen.record, seen.seat, 1, how.style)
    edges = tree.store.edges[: tree.store.used[USED_EDGES]]
    assert len(edges) == AT_A_TIME < len(seen.legal)
    priors = edges["prior"].tolist()
    assert priors == sorted(priors, reverse=True)
    assert len(set(priors)) > 1
    assert edges["visits"].tolist() == [1, 0, 0, 0]


def test_what_a_net_foresees_steers_the_search() -> None:
    """Of moves that brought as much the likelier is tried, until others bring more."""
    how = kernels("richelieu")
    style = NetStyle(any_net("richelieu"))
    edges = np.zeros(3, edge_type(how.searching.MOST_SEATS))
    found = np.arange(3, dtype=np.int32)
    promising = how.searching.promising
    edges["prior"] = [0.1, 0.7, 0.2]
    assert promising(edges, found, 3, 0, style) == 1, "nothing is known yet"
    edges["visits"] = 10
    edges["value"] = 5.0
    assert promising(edges, found, 3, 0, style) == 1
    edges["visits"][1], edges["value"][1] = 100, 50.0
    assert promising(edges, found, 3, 0, style) == 2, "it was looked at often enough"
    edges["value"][0, 0] = 10.0
    assert promising(edges, found, 3, 0, style) == 0, "it won every time"


@pytest.mark.skipif(not COMPILED, reason="a whole game of searching")
def test_by_the_clock_no_thought_ends_for_lack_of_room() -> None:
    """A clock that counts simulations, and a tree with room for few moves' thinking."""

    class Counting(Searcher):
        """Makes a thousand simulations a second."""

        def __init__(self, seed: int) -> None:
            super().__init__(seed, seconds=0.3, room=1000, clock=self.now, positions=1)

        def now(self) -> float:
            trees = getattr(self, "_trees", [])
            return float(trees[0].store.used[SIMULATIONS]) / 1000 if trees else 0.0

    game, bots, forgot = courtly.richelieu.new(seed=3), [Counting(1), Counting(2)], 0
    chance = random.Random(3)
    while not game.over:
        seen = game.seen_by_actor()
        bot = bots[seen.seat]
        before = bot._trees[0].filled if bot._trees else 0.0
        bot.choose(seen)
        assert bot._trees or len(seen.legal) == 1
        if bot._trees:
            assert not bot._trees[0].full(), "thinking ended before its time"
            forgot += bot._trees[0].filled < before
        game.play(chance.choice(seen.legal))
    assert forgot > 2, "there was too little room for the whole game"
