"""Against a player nobody here wrote: OpenSpiel's own ISMCTS, through our OpenSpiel games.

``python -m bench.ismcts net-100ms --out FOLDER``: it has a second a move (as many simulations as
fit, by the pace of a trial in the same position that is not counted), ours what its name says.
Seconds are the processor's, so that other work on the machine changes nothing. Every deal is played
from both seats; games already in FOLDER are not played again.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click
import numpy as np

from courtly.arena.nets import marks_of
from courtly.arena.run import read_lines, write_line
from courtly.arena.stats import wilson
from courtly.bots import make_bot
from courtly.bots.search.nodes import SIMULATIONS
from courtly.bots.search.searcher import Searcher
from courtly.bots.warming import make_ready

GAME = "richelieu"
TRIAL = 0.1  # of a move's seconds, to find the pace
FIRST_TRIAL = 4  # simulations, before any pace is known


class Theirs:
    """OpenSpiel's search with a budget of seconds."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        from courtly.research.openspiel import ismcts_bot

        self._game, self._make, self._seconds, self._seed = game, ismcts_bot, seconds, seed
        self._pace, self.moves, self.simulations, self.time = 0.0, 0, 0, 0.0

    def choose(self, state: Any) -> int:
        """Its move."""
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        self._search(state, max(FIRST_TRIAL, int(self._pace * self._seconds * TRIAL)))
        count = max(2, int(self._pace * self._seconds))
        move, took = self._search(state, count)
        self.moves, self.simulations, self.time = (
            self.moves + 1, self.simulations + count, self.time + took
        )  # fmt: skip
        return move

    def _search(self, state: Any, count: int) -> tuple[int, float]:
        """A move after so many simulations, and how long that took; notes the pace."""
        bot = self._make(self._game, count, self._seed + self.simulations)
        began = time.thread_time()
        move = int(bot.step(state))
        took = max(time.thread_time() - began, 1e-6)
        self._pace = count / took
        return move, took


class Ours:
    """One of our bots."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot = make_bot(name, seed)
        self.moves, self.simulations, self.time = 0, 0, 0.0

    def choose(self, state: Any) -> int:
        """Its move."""
        before, began = self._done(), time.thread_time()
        move = int(self.bot.choose(state.position.seen_by_actor()))
        took = time.thread_time() - began
        if (more := self._done() - before) > 0:  # neither forced nor solved
            self.moves, self.simulations, self.time = (
                self.moves + 1, self.simulations + more, self.time + took
            )  # fmt: skip
        return move

    def _done(self) -> int:
        trees = self.bot._trees if isinstance(self.bot, Searcher) else []
        return sum(int(tree.store.used[SIMULATIONS]) for tree in trees)


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
        "theirs_seconds": seconds,
        "net": (net := getattr(ours.bot, "net", "")),
        "plays": marks_of(name, GAME, 2).plays if net else "",
        "won": (state.returns()[mine] + 1) / 2,
        "scores": state.position.scores(),
        "ours_a_second": round(_rate(ours.simulations, ours.time)),
        "theirs_a_second": round(_rate(theirs.simulations, theirs.time), 1),
        "ours_seconds_a_move": round(_rate(ours.time, ours.moves), 3),
        "theirs_seconds_a_move": round(_rate(theirs.time, theirs.moves), 3),
    }


def _rate(count: float, of: float) -> float:
    return count / of if of else 0.0


def told(played: list[dict[str, Any]]) -> str:
    """How the match stands, and how fast both search."""
    share = sum(row["won"] for row in played) / len(played)
    low, high = wilson(share, len(played))

    def mean(what: str) -> float:
        return float(np.mean([row[what] for row in played]))

    return (
        f"{played[0]['ours']} won {share:.1%} of {len(played)} games ({low:.0%}–{high:.0%}); "
        f"simulations a second {mean('ours_a_second'):.0f} against {mean('theirs_a_second'):.1f}, "
        f"processor seconds a move {mean('ours_seconds_a_move'):.3f} against "
        f"{mean('theirs_seconds_a_move'):.2f}"
    )


@click.command()
@click.argument("name", default="net-100ms")
@click.option("--games", default=40, show_default=True)
@click.option("--seconds", default=1.0, show_default=True, help="Of the other, a move.")
@click.option("--out", type=click.Path(path_type=Path), required=True)
def main(name: str, games: int, seconds: float, out: Path) -> None:
    """Play the match, or what is left of it."""
    make_ready(GAME)
    out.mkdir(parents=True, exist_ok=True)
    file = out / "games.jsonl"
    played = kept(file, name, seconds, games)
    if len(played) >= games:
        print(told(played))
    for number in range(len(played), games):
        played.append(play(name, seconds, number))
        with file.open("a", encoding="utf-8") as log:
            write_line(log, played[-1])
        print(told(played), flush=True)


def kept(file: Path, name: str, seconds: float, games: int) -> list[dict[str, Any]]:
    """The games a file has; refuses to go on with those of another match or another net."""
    played = read_lines(file)
    if any((row["ours"], row["theirs_seconds"]) != (name, seconds) for row in played):
        raise click.UsageError(f"{file} holds games of another match; name another --out")
    now = marks_of(name, GAME, 2)
    for row in played if len(played) < games else ():
        # Older games name the whole net only, not what of it decides moves.
        if row["plays"] != now.plays if "plays" in row else row["net"] not in now:
            raise click.UsageError(
                f"{file} holds games by net {row['net'] or 'none'}, now it is {now.net or 'none'}: "
                "name another --out or move the file away to begin anew, or go on with the "
                "earlier net from a folder that COURTLY_NETS names"
            )
    return played


if __name__ == "__main__":
    main()
