"""Find and write the golden games of Lancaster: one for each table and each way a game can end.

Run it only when the engine's version changes on purpose: `python scripts/golden_lancaster.py`. With
names behind it, only these games are looked for. Afterwards tests/lancaster/test_counts.py says
which of its numbers have changed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import courtly
from courtly.core.moves import Move
from courtly.lancaster import Lancaster, Side

FOLDER = Path(__file__).parent.parent / "tests" / "lancaster" / "playthroughs"
STRENGTH_IN_ALL = 3 * 1 + 2 * 2 + 3 + 4

Chooser = Callable[[Lancaster, list[Move], random.Random], Move]


# -- how to play -----------------------------------------------------------------------------------


def any_move(game: Lancaster, legal: list[Move], chance: random.Random) -> Move:
    """Every move as likely as any other."""
    return chance.choice(legal)


def with_taste(*liked: str, avoid: tuple[str, ...] = ()) -> Chooser:
    """One of the moves with a word that is liked, else any but those to be avoided."""

    def has(move: Move, words: tuple[str, ...]) -> bool:
        return any(word in move.text for word in words)

    def choose(game: Lancaster, legal: list[Move], chance: random.Random) -> Move:
        good = [move for move in legal if has(move, liked)]
        fair = [move for move in legal if not has(move, avoid)]
        return chance.choice(good or fair or legal)

    return choose


CONFLICTS = ("upper", "lower")
stay_at_home = with_taste("squires 0", avoid=(*CONFLICTS, "Dorset"))
lose_knights = with_taste(*CONFLICTS, "decline", "take noble")
lay_tiles = with_taste("lay", "Northumberland", "Bedford", "take reward", "castle gold")


def spendthrift(game: Lancaster, legal: list[Move], chance: random.Random) -> Move:
    """Send all squires along and trade as often as possible; no tiles, no new knights."""
    if game.decision in ("squires", "trade", "vote"):
        return legal[-1]
    if game.decision in ("upgrade", "castle"):
        return next((move for move in legal if move.text == "decline"), legal[-1])
    return with_taste("take noble", avoid=("Bedford", "gold", "purse"))(game, legal, chance)


def hoard(game: Lancaster, legal: list[Move], chance: random.Random) -> Move:
    """Gather gold and squires, and spend none."""
    if game.decision in ("squires", "trade", "send"):
        return legal[0]
    words = ("gold", "squires", "purse", "alms", "Surrey", "take reward", "decline")
    return with_taste(*words)(game, legal, chance)


def gather(game: Lancaster, legal: list[Move], chance: random.Random) -> Move:
    """Gather squires, and spend none before the castles are full of knights."""
    if game.decision in ("squires", "trade", "send"):
        return legal[0]
    words = ("squires", "purse", "castle recruit", "castle upgrade", "take reward", "score")
    return with_taste(*words)(game, legal, chance)


def crowd_out(game: Lancaster, legal: list[Move], chance: random.Random) -> Move:
    """Red builds and never fights; the others take all of France and the easy counties."""
    if game.decision == "squires":
        return legal[0] if game.actor == 0 else legal[-1]
    if game.actor == 0:
        build = ("lay", "Northumberland", "Bedford", "castle", "Suffolk", "reward", "recruit")
        return with_taste(*build, avoid=CONFLICTS)(game, legal, chance)
    fight = (*CONFLICTS, "squires", "recruit", "take reward", "favour upgrade")
    easy = ("Stafford", "Suffolk", "Surrey")
    return with_taste(*(fight if chance.random() < 0.5 else easy))(game, legal, chance)


# -- how it ended ----------------------------------------------------------------------------------


def strength(side: Side) -> int:
    """Total strength of a side's knights that are not in reserve."""
    return STRENGTH_IN_ALL - sum(side.reserve)


def ranking(game: Lancaster, line: str) -> list[tuple[int, int]]:
    """What counts for knighthood or extensions and what breaks ties, best first."""
    view = game.view()
    rows = []
    for seat, player in enumerate(view.players):
        squires, gold = player.squires, player.gold
        assert squires is not None
        assert gold is not None
        if line == "knighthood":
            rows.append((strength(view.sides[seat]), squires))
        else:
            rows.append((6 - len(player.tiles), gold))
    return sorted(rows, reverse=True)


def broken(line: str, place: int) -> Callable[[Lancaster], bool]:
    """A tie for a place (0: first), broken by squires or gold."""

    def fits(game: Lancaster) -> bool:
        rows = ranking(game, line)
        one, two = rows[place], rows[place + 1]
        return one[0] == two[0] and one[1] > two[1] and rows.count(one) == 1

    return fits


def shared(line: str, place: int, times: int = 2) -> Callable[[Lancaster], bool]:
    """A place (0: first) shared by so many, tie-break and all."""

    def fits(game: Lancaster) -> bool:
        rows = ranking(game, line)
        return rows.index(rows[place]) == place and rows.count(rows[place]) == times

    return fits


def winners(number: int) -> Callable[[Lancaster], bool]:
    """So many winners."""

    def fits(game: Lancaster) -> bool:
        outcome = game.outcome()
        return outcome is not None and len(outcome.winners) == number

    return fits


def saw(*kinds: str) -> Callable[[Lancaster], bool]:
    """All these kinds of events came up."""
    return lambda game: set(kinds) <= {event.kind for event in game.events}


def nobody_fought(game: Lancaster) -> bool:
    """Not one knight went to France."""
    return not {"conflict_ranked", "favour_taken"} & {event.kind for event in game.events}


def still_in_france(game: Lancaster) -> bool:
    """Knights are held over when the game ends."""
    return any(conflict.berths for conflict in game.view().conflicts)


def all_laws_kept(game: Lancaster) -> bool:
    """No proposal was ever adopted."""
    return not saw("law_adopted")(game)


def made(kind: str) -> Callable[[Lancaster], bool]:
    """Moves of a kind were made."""
    return lambda game: any(move.kind == kind for _, move in game.history)


def declined_a_noble(game: Lancaster) -> bool:
    """Somebody chose a noble as a favour, and then took none."""
    moves = [move.text for _, move in game.history]
    return ("favour noble", "decline") in pairwise(moves)


@dataclass
class Wanted:
    """A kind of game: the table, what must come true, how to play towards it."""

    options: dict[str, Any]
    fits: Callable[[Lancaster], bool]
    choose: Chooser = any_move
    also: Callable[[Lancaster], bool] = field(default=lambda game: True)
    """Looked at after every move: it must have been true once."""


def without_knights(game: Lancaster) -> bool:
    """Some player has all knights in reserve."""
    view = game.view()
    return any(strength(side) == 0 for side in view.sides if not side.ally)


def table(players: int, laws: str = "base", **more: Any) -> dict[str, Any]:
    """Options of a table."""
    return {"players": players, "laws": laws, **more}


MIXED = ["base", "new", "base", "new", "random"]
TABLES = {
    "2-players-base": Wanted(table(2), winners(1)),
    "3-players-base": Wanted(table(3), winners(1)),
    "4-players-base": Wanted(table(4), winners(1)),
    "5-players-base": Wanted(table(5), winners(1)),
    "2-players-new": Wanted(table(2, "new"), winners(1)),
    "4-players-new": Wanted(table(4, "new"), saw("squires_sent", "tile_turned", "tile_opened")),
    "3-players-sections": Wanted(table(3, "sections", sections=MIXED), winners(1)),
    "5-players-random": Wanted(table(5, "random"), winners(1)),
    "open-stock": Wanted(table(3, open_stock=True), winners(1)),
}
ENDS = {
    "shared-victory": Wanted(table(4), winners(2)),
    "shared-victory-of-two": Wanted(table(2), winners(2)),
    "shared-victory-of-three": Wanted(table(4), winners(3)),
    "knighthood-by-squires": Wanted(table(3), broken("knighthood", 0)),
    "knighthood-second-by-squires": Wanted(table(4), broken("knighthood", 1)),
    "knighthood-first-shared": Wanted(table(4), shared("knighthood", 0)),
    "knighthood-first-shared-by-three": Wanted(table(4), shared("knighthood", 0, 3), spendthrift),
    "knighthood-second-shared": Wanted(table(5), shared("knighthood", 1)),
    "knighthood-second-shared-by-three": Wanted(table(4), shared("knighthood", 1, 3), spendthrift),
    "knighthood-of-two-tied": Wanted(table(2), shared("knighthood", 0)),
    "extensions-by-gold": Wanted(table(3), broken("extensions", 0)),
    "extensions-second-by-gold": Wanted(table(4), broken("extensions", 1)),
    "extensions-first-shared": Wanted(table(4), shared("extensions", 0)),
    "extensions-first-shared-by-all-five": Wanted(
        table(5), shared("extensions", 0, 5), spendthrift
    ),
    "extensions-second-shared": Wanted(table(5), shared("extensions", 1)),
    "extensions-of-two-tied": Wanted(table(2), shared("extensions", 0)),
    "all-tiles-laid": Wanted(
        table(4), lambda game: ranking(game, "extensions")[0][0] == 6, lay_tiles
    ),
    "all-knights-captured": Wanted(table(3), saw("knight_captured"), lose_knights, without_knights),
    "nobody-in-a-conflict": Wanted(table(3), nobody_fought, stay_at_home),
    "knights-left-in-france": Wanted(table(4), still_in_france),
    "knights-ransomed": Wanted(table(5), saw("knight_ransomed", "knight_captured")),
    "no-law-adopted": Wanted(table(3), all_laws_kept, with_taste("no ")),
    "a-player-skipped": Wanted(table(5), saw("placing_skipped"), crowd_out),
    "box-runs-short": Wanted(table(5, supply="box"), saw("supply_short"), hoard),
    "castle-in-chosen-order": Wanted(table(5, supply="box"), made("score"), gather),
    "noble-declined": Wanted(table(3), declined_a_noble),
    "nobles-removed-by-allies": Wanted(table(2), saw("noble_removed"), with_taste("ally", "noble")),
}
WANTED = TABLES | ENDS


def play(seed: int, wanted: Wanted) -> Lancaster | None:
    """A game played towards what is wanted; None if it did not come true."""
    game = courtly.lancaster.new(seed=seed, **wanted.options)
    chance = random.Random(seed)
    once = False
    while not game.over:
        seat = chance.choice(game.actors)
        game.play(wanted.choose(game, game.legal(seat), chance), seat)
        once = once or wanted.also(game)
    return game if once and wanted.fits(game) else None


def main(names: list[str]) -> None:
    """Try seeds until each kind of game is found."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or WANTED:
        for seed in range(20_000):
            if game := play(seed, WANTED[name]):
                (FOLDER / f"{name}.txt").write_text(game.record(), "utf-8")
                print(f"{name}: seed {seed}, {game.scores()}", flush=True)
                break
        else:
            print(f"{name}: not found", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
