"""The levels as they are, on the nets that came with the package: none of them peeks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from courtly.bots import Bot, make_bot
from courtly.bots.nets.learned import NetJudge, learned, runs_here
from courtly.bots.search.searcher import Searcher
from courtly.core import jit
from courtly.core.game import Game
from courtly.games import game_class

pytestmark = pytest.mark.skipif(jit.MODE == "plain", reason="without a compiler levels are by hand")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {"variant": "standard"}),
    ("richelieu", {"variant": "tactical"}),
    ("lancaster", {"players": 2, "laws": "random"}),
    ("lancaster", {"players": 3, "laws": "new"}),
    ("lancaster", {"players": 4, "laws": "new"}),
    ("lancaster", {"players": 5, "laws": "new"}),
]
LEVELS = ("squire", "knight", "duke", "king")
POSITIONS, VOTES, DRAWS = 3, 2, 2
KING_SIMULATIONS = 150


def made(level: str) -> Bot:
    """A bot of a level, always with the same chance; a King counts instead of taking a second.

    After a few simulations it goes on as it otherwise does after some thousands.
    """
    bot = make_bot(level, 5)
    if isinstance(bot, Searcher) and bot.seconds:
        bot.seconds, bot.simulations = None, KING_SIMULATIONS
        bot._judge = NetJudge(None, {"quick": KING_SIMULATIONS // 3}, stronger=True)
    return bot


def places(name: str, options: dict[str, Any]) -> list[tuple[Game[Any, Any], int]]:
    """Positions of a random game with a seat that decides, also of votes all others have cast."""
    game, chance = game_class(name).make(options, 8), random.Random(8)
    how, open_, votes = learned(name), list[Any](), list[Any]()
    assert how is not None
    while not game.over:
        seat = chance.choice(game.actors)
        if len(game.legal(seat)) > 1:
            last = len(game.actors) == 1
            secret = how.searching.is_secret(game.redacted(seat))
            if not secret:
                open_.append((game.copy(), seat))
            elif last:
                votes.append((game.copy(), seat))
        game.play(chance.choice(game.legal(seat)), seat)
    return chance.sample(open_, POSITIONS) + votes[:VOTES]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_no_level_plays_by_what_it_cannot_see(name: str, options: dict[str, Any]) -> None:
    """All hidden things drawn anew, each level chooses as before."""
    nets, hidden, found = set[str](), 0, places(name, options)
    assert len(found) == POSITIONS + (VOTES if name == "lancaster" else 0)
    for game, seat in found:
        drawn = [game.resampled(seat, draw) for draw in range(DRAWS)]
        hidden += sum(other.to_bytes() != game.to_bytes() for other in drawn)
        for level in LEVELS:
            bot = made(level)
            chosen = bot.choose(game.seen_by(seat))
            nets.add(f"{level} {getattr(bot, 'net', '')}")
            for other in drawn:
                assert made(level).choose(other.seen_by(seat)) == chosen, level
    assert hidden, "there was something to hide"
    assert runs_here(name, found[0][0].seats)
    how = learned(name)
    assert how is not None
    net = how.weights(name, found[0][0].seats)
    assert net is not None
    assert {f"{level} {net.mark}" for level in LEVELS[1:]} <= nets
