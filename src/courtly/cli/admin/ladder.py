"""The ladder: whether there is one, what it says, and made anew."""

from __future__ import annotations

from typing import Any, get_args

import click

from ...server.wire import host as w
from .hands import Hands, pass_hands


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
