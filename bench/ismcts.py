"""Against a player nobody here wrote: OpenSpiel's own ISMCTS, through our OpenSpiel games.

``python -m bench.ismcts net-100ms --out FOLDER``: it has a second a move (as many simulations as
fit, by the pace of its last move), ours what its name says. Every deal is played from both seats;
games already in FOLDER are not played again.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click

from courtly.arena.stats import wilson
from courtly.bots import make_bot
from courtly.bots.search.nodes import SIMULATIONS
from courtly.bots.search.searcher import Searcher
from courtly.bots.warming import make_ready

GAME = "richelieu"
FIRST_PACE = 20.0  # simulations a second, before any move was timed


class Theirs:
    """OpenSpiel's search with a budget of seconds."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        from courtly.research.openspiel import ismcts_bot

        self._game, self._make, self._seconds, self._seed = game, ismcts_bot, seconds, seed
        self._pace, self.simulations, self.time = FIRST_PACE, 0, 0.0

    def choose(self, state: Any) -> int:
        """Its move."""
        count = max(2, int(self._pace * self._seconds))
        bot = self._make(self._game, count, self._seed + self.simulations)
        began = time.perf_counter()
        move = int(bot.step(state))
        took = time.perf_counter() - began
        if len(state.legal_actions()) > 1:
            self.simulations, self.time = self.simulations + count, self.time + took
            self._pace = count / max(took, 1e-6)
        return move


class Ours:
    """One of our bots."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot = make_bot(name, seed)
        self.simulations, self.time = 0, 0.0

    def choose(self, state: Any) -> int:
        """Its move."""
        before, began = self._done(), time.perf_counter()
        move = int(self.bot.choose(state.position.seen_by_actor()))
        if (more := self._done() - before) > 0:
            self.simulations, self.time = self.simulations + more, self.time + self._since(began)
        return move

    def _done(self) -> int:
        trees = self.bot._trees if isinstance(self.bot, Searcher) else []
        return sum(int(tree.store.used[SIMULATIONS]) for tree in trees)

    @staticmethod
    def _since(began: float) -> float:
        return time.perf_counter() - began


def play(name: str, seconds: float, number: int) -> dict[str, Any]:
    """One game: deal number // 2, ours in seat number % 2."""
    import pyspiel

    import courtly.research.openspiel  # noqa: F401  (registers our games)

    game = pyspiel.load_game(f"courtly_{GAME}")
    state = game.new_initial_state()
    for digit in (number // 2 + 1).to_bytes(4, "big"):
        state.apply_action(digit)
    mine = number % 2
    ours, theirs = Ours(name, number), Theirs(game, seconds, number * 1000)
    while not state.is_terminal():
        who = ours if state.current_player() == mine else theirs
        state.apply_action(who.choose(state))
    return {
        "number": number,
        "ours": name,
        "net": getattr(ours.bot, "net", ""),
        "won": (state.returns()[mine] + 1) / 2,
        "scores": state.position.scores(),
        "ours_a_second": round(ours.simulations / max(ours.time, 1e-9)),
        "theirs_a_second": round(theirs.simulations / max(theirs.time, 1e-9), 1),
    }


@click.command()
@click.argument("name", default="king")
@click.option("--games", default=40, show_default=True)
@click.option("--seconds", default=1.0, show_default=True, help="Of the other, a move.")
@click.option("--out", type=click.Path(path_type=Path), required=True)
def main(name: str, games: int, seconds: float, out: Path) -> None:
    """Play the match, or what is left of it."""
    make_ready(GAME)
    out.mkdir(parents=True, exist_ok=True)
    file = out / "games.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    played = [json.loads(line) for line in lines]
    for number in range(len(played), games):
        played.append(play(name, seconds, number))
        with file.open("a", encoding="utf-8") as log:
            log.write(json.dumps(played[-1]) + "\n")
        share = sum(row["won"] for row in played) / len(played)
        low, high = wilson(share, len(played))
        print(
            f"{name}: {share:.1%} of {len(played)} games ({low:.0%}–{high:.0%}); simulations a "
            f"second: {played[-1]['ours_a_second']} against {played[-1]['theirs_a_second']}",
            flush=True,
        )


if __name__ == "__main__":
    main()
