"""Long searches on nets: quick simulations first, then such that play on before they judge."""

from __future__ import annotations

from typing import Any

from courtly import lancaster, richelieu
from courtly.bots.nets.learned import NetJudge
from courtly.bots.search.nodes import OF_THIS_MOVE
from courtly.bots.search.searcher import Searcher
from courtly.core.game import Game

SIMULATIONS = 40


def found(game: Game[Any, Any], **style: float) -> list[tuple[int, int, tuple[float, ...]]]:
    """What a search says of each move: how often it was tried, and what it expects."""
    bot = Searcher(5, simulations=SIMULATIONS, room=500, judge=NetJudge(None, style))
    bot.choose(game.seen_by_actor())
    return [(int(row.move), row.visits, row.expected) for row in bot.explain()]


def test_quick_simulations_judge_where_the_tree_ends() -> None:
    game = lancaster.new(seed=3, players=4)
    at_once = found(game, horizon=0)
    assert found(game, quick=SIMULATIONS, horizon=20) == at_once
    assert found(game, quick=SIMULATIONS - 1, horizon=20) != at_once


def test_simulations_are_counted_for_each_move_anew() -> None:
    game = lancaster.new(seed=3, players=4)
    bot = Searcher(5, simulations=SIMULATIONS, room=500, judge=NetJudge())
    for _ in range(2):
        bot.choose(game.seen_by_actor())
        assert bot._trees[0].store.used[OF_THIS_MOVE] == SIMULATIONS


def test_each_game_says_how_far_its_nets_play_on() -> None:
    style = {"horizon": 7}
    for game, own in ((lancaster.new(seed=1), 20), (richelieu.new(seed=1), 0)):
        seen = game.seen_by_actor()
        assert NetJudge()(seen)[0].style.horizon == own
        assert NetJudge(None, style)(seen)[0].style.horizon == 7
