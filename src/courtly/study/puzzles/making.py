"""Puzzles from games the program plays against itself: the same from the same seed, bit by bit."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

from ...bots.search.searcher import Searcher
from ...core.errors import CourtlyError
from ...core.game import Game
from ...games import description, game_class
from .model import Maker, Puzzle
from .shelf import Head, Shelf, packed, read

SIMULATIONS = 60  # of those who play: sensible, and not without mistakes
ROOM = 8_000
OF_A_THEME = 2  # in one game, so that puzzles differ;
APART = 4  # moves between them

Tell = Callable[[int, int, int], None]
"""Told how many puzzles there are, how many are wanted, and how many games were looked at."""


def maker_of(game: str) -> Maker:
    """The part of a game that finds puzzles."""
    part = description(game).load_part("puzzles")
    if part is None:
        raise CourtlyError(f"{description(game).title} has no puzzles")
    return cast(Maker, part)


def make(game: str, seed: int, wanted: int, path: Path, tell: Tell) -> Shelf:
    """Look for puzzles until there are as many as wanted; goes on with what a file holds."""
    shelf = _begun(game, seed, path)
    maker = maker_of(game)
    while len(shelf.puzzles) < wanted:
        deal = shelf.head.deals
        shelf.puzzles += puzzles_in(game, maker, seed, deal)
        shelf.went_on(deal + 1)
        shelf.write(path)
        tell(len(shelf.puzzles), wanted, deal + 1)
    return shelf


def _begun(game: str, seed: int, path: Path) -> Shelf:
    if not path.exists():
        return Shelf(Head(game=game, seed=seed, deals=0))
    shelf = read(path.read_text("utf-8"))
    if (shelf.head.game, shelf.head.seed) != (game, seed):
        made = f"{shelf.head.game} with the seed {shelf.head.seed}"
        raise CourtlyError(f"{path} holds puzzles of {made}; choose another file, or that seed")
    return shelf


def puzzles_in(game: str, maker: Maker, seed: int, deal: int) -> Iterator[Puzzle]:
    """What is found in one game."""
    found: Counter[str] = Counter()
    last = -APART
    for now in _positions(game, maker, seed, deal):
        after = len(now.history)
        if after < last + APART:
            continue
        riddle = maker.find(now, ((seed * 100_003 + deal) * 10_007 + after) * 64)
        if riddle is None or found[riddle.theme] >= OF_A_THEME:
            continue
        found[riddle.theme] += 1
        last = after
        puzzle = Puzzle(deal=deal, after=after, position=packed(now), **vars(riddle))
        if not maker.doubts(now, puzzle, chance_of(puzzle)):
            yield puzzle


def chance_of(puzzle: Puzzle, seed: int = 0) -> int:
    """The chance a puzzle is proven again with: other than that it was found with."""
    return (seed + 1) * 1_000_000_007 + (puzzle.deal * 10_007 + puzzle.after) * 64


def _positions(game: str, maker: Maker, seed: int, deal: int) -> Iterator[Game[Any, Any]]:
    """All positions of a game between bots."""
    now = game_class(game).make(maker.table(deal), f"puzzles {seed} {deal}")
    chance = itertools.count((seed * 100_003 + deal) * 16)
    bots = [Searcher(next(chance), simulations=SIMULATIONS, room=ROOM) for _ in range(now.seats)]
    while not now.over:
        yield now
        seen = now.seen_by_actor()
        now.play(bots[seen.seat].choose(seen), seen.seat)
