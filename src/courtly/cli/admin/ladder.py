"""The ladder: whether there is one, what it says, and made anew."""

from __future__ import annotations

from typing import Any, get_args

import click

from ...server.host.admin import Admin
from ...server.host.ladder import Ladder
from ...server.storage.admin_store import AdminStore
from ...server.wire import host as w
from ...server.wire.types import Strict
from ..long_work import counting
from ..options import game_argument
from .hands import Hands, aside, pass_hands


class Struck(Strict):
    """Whether a table counts."""

    table: str
    struck: bool


@click.group()
def ladder() -> None:
    """The ladder of a game: who plays how well, by rated tables."""


@ladder.command("rule")
@click.argument("rule", type=click.Choice(get_args(w.LadderRule)), required=False)
@pass_hands
def rule_of_ladder(hands: Hands, rule: Any) -> None:
    """Say whether there is a ladder, or decide it: none, for the host, for everybody."""
    rules = hands.do(lambda admin, _: admin.decide(w.NewRules(ladder=rule)))
    hands.tell(rules, rules.ladder)


@ladder.command("show")
@game_argument
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 10_000))
@pass_hands
def show_ladder(hands: Hands, game: str, limit: int) -> None:
    """The ladder of GAME."""
    found = hands.do(lambda _, store: Ladder(store).of(game, None, limit))
    if hands.as_json:
        hands.tell(found)
        return
    heads = ("", "name", "rating", "games", "wins")
    rows = [
        (k + 1, one.name, f"{one.rating}{'' if one.settled else '?'}", one.games, one.wins)
        for k, one in enumerate(found.rungs)
    ]
    hands.show(found.rungs, heads, rows, "Nobody has finished a rated game.")


@ladder.command("rebuild")
@pass_hands
def rebuild_ladder(hands: Hands) -> None:
    """Make the ladders anew: all finished rated games are played again from their logs."""

    async def rebuild(_admin: Admin, store: AdminStore) -> w.Rebuilt:
        with counting(aside()) as bar:
            task = bar.add_task("games", total=None)

            def progress(done: int, of: int) -> None:
                bar.update(task, completed=done, total=of)

            return w.Rebuilt(games=await Ladder(store).rebuild(progress))

    done = hands.do(rebuild)
    hands.tell(done, f"made anew from {done.games} games")


@ladder.command("strike")
@click.argument("table")
@click.option("--back", is_flag=True, help="Let it count again.")
@pass_hands
def strike_table(hands: Hands, table: str, back: bool) -> None:
    """Leave a rated table out of the ladder."""
    hands.do(lambda admin, _: admin.strike(table, not back))
    hands.tell(Struck(table=table, struck=not back), "it counts" if back else "it is struck out")
