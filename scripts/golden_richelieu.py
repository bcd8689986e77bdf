"""Find and write the golden games of Richelieu: one for each way a game can end.

Run it only when the engine's version changes on purpose: `python scripts/golden_richelieu.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import courtly
from courtly.richelieu import Richelieu

FOLDER = Path(__file__).parent.parent / "tests" / "richelieu" / "playthroughs"


def play(seed: int, variant: str) -> Richelieu:
    """A random game."""
    game = courtly.richelieu.new(seed=seed, variant=variant)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game


def tied(game: Richelieu, *, draw: bool) -> bool:
    """Whether points are equal, and cards too or not."""
    outcome = game.outcome()
    assert outcome is not None
    return outcome.scores[0] == outcome.scores[1] and (outcome.winner is None) == draw


def kinds(game: Richelieu) -> set[str]:
    """The kinds of events that came up."""
    return {event.kind for event in game.events}


def winner(game: Richelieu) -> int | None:
    """The seat that won."""
    outcome = game.outcome()
    return outcome.winner if outcome else None


WANTED: dict[str, tuple[str, Callable[[Richelieu], bool]]] = {
    "standard-cardinal-wins": ("standard", lambda game: winner(game) == 0),
    "standard-queen-wins": ("standard", lambda game: winner(game) == 1),
    "tactical": ("tactical", lambda game: winner(game) is not None),
    "fewer-cards-win": ("standard", lambda game: tied(game, draw=False)),
    "draw": ("standard", lambda game: tied(game, draw=True)),
    "either-of-two-tokens": (
        "standard",
        lambda game: any(move.kind == "redeem-card" for _, move in game.history),
    ),
    "stuck-and-redeemed": (
        "standard",
        lambda game: {"turn_skipped", "token_redeemed", "marker_paid"} <= kinds(game),
    ),
}


def main() -> None:
    """Try seeds until each kind of game is found."""
    FOLDER.mkdir(exist_ok=True)
    for name, (variant, fits) in WANTED.items():
        game = next(game for seed in range(100_000) if fits(game := play(seed, variant)))
        (FOLDER / f"{name}.txt").write_text(game.record(), "utf-8")
        print(f"{name}: {game.scores()}")


if __name__ == "__main__":
    main()
