"""How good chances to win are, on games nobody learned from.

``python -m bench.chances GAME PLAYERS``: games are played by the net itself, looking one move
ahead; positions are judged from the eyes of the seat that decides, as `courtly.chances` does, by
the net and by hand with the same number of draws. With --out it writes
`GAME-PLAYERS-chances.json` and a picture.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from courtly.bots.nets.chances import DRAWS
from courtly.train.measure import Judged, by_eyes, by_hand, by_sight, judged
from courtly.train.tables import USUAL, Room

SEED = 20_000_003  # of no game that nets learn from or are calibrated with (`train.sight`)
CALIBRATED, BETTER = 0.03, 0.9


def measure(game: str, players: int, games: int, folder: Path | None) -> dict[str, Any]:
    """A net and the hand-made judgement on the same positions."""
    room = Room(game, players)
    found = room.learned.weights(game, players, folder)
    if found is None:
        raise click.UsageError(f"there is no net for {game} with {players} players")
    data = room.play(found.net, USUAL, SEED, games)
    net = judged(room, by_sight(room, found, data, DRAWS), data)
    hand = judged(room, by_eyes(room, data, lambda d: by_hand(room, d), DRAWS), data)
    return {
        "game": game, "players": players, "games": games, "positions": len(data),
        "net": found.mark, "draws": DRAWS, "by_net": asdict(net), "by_hand": asdict(hand),
    }  # fmt: skip


def told(found: dict[str, Any]) -> list[str]:
    """What was found, line by line, and whether it is good enough."""
    net, hand = Judged(**found["by_net"]), Judged(**found["by_hand"])
    nothing, first = math.log(found["players"]), min(net.by_round, key=int)
    ratio = net.log_loss / hand.log_loss
    return [
        f"{found['game']}, {found['players']} players: {found['games']} games, "
        f"{found['positions']} positions, net {found['net']}",
        f"  calibration error {net.calibration_error:.4f} (by hand {hand.calibration_error:.4f}): "
        f"{_verdict(net.calibration_error < CALIBRATED)}",
        f"  log-loss {net.log_loss:.4f}, by hand {hand.log_loss:.4f}, {1 - ratio:.1%} less: "
        f"{_verdict(ratio <= BETTER)}",
        f"  at the beginning {net.by_round[first]:.4f}, by hand {hand.by_round[first]:.4f}, "
        f"knowing nothing {nothing:.4f}: {_verdict(net.by_round[first] < nothing)}",
    ]


def _verdict(good: bool) -> str:
    return "good" if good else "not good enough"


def draw(path: Path, found: dict[str, Any]) -> None:
    """What was said against what came, and log-loss over the course of the game."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    left.plot([0, 1], [0, 1], color="#999999", linestyle=":")
    for name, mark in (("by_net", "o-"), ("by_hand", "s--")):
        curve, rounds = found[name]["curve"], found[name]["by_round"]
        label = name.replace("_", " ")
        left.plot([said for said, _, _ in curve], [came for _, came, _ in curve], mark, label=label)
        right.plot([int(k) for k in rounds], list(rounds.values()), mark, label=label)
    right.axhline(math.log(found["players"]), color="#999999", linestyle=":")
    left.set_xlabel("chance to win, as judged")
    left.set_ylabel("share of victories")
    right.set_xlabel("round, or sixth of the game")
    right.set_ylabel("log-loss")
    left.legend()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


@click.command()
@click.argument("game")
@click.argument("players", type=int)
@click.option("--games", default=1000, show_default=True)
@click.option("--nets", "folder", type=click.Path(path_type=Path), help="A folder with nets.")
@click.option("--out", type=click.Path(path_type=Path), help="Where figures and picture go.")
def main(game: str, players: int, games: int, folder: Path | None, out: Path | None) -> None:
    """Measure the net of one table."""
    found = measure(game, players, games, folder)
    print("\n".join(told(found)))
    if out:
        name = out / f"{game}-{players}-chances"
        name.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        draw(name.with_suffix(".svg"), found)


if __name__ == "__main__":
    main()
