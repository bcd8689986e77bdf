"""People: seen, muted, banned, pardoned."""

from __future__ import annotations

from typing import Any

import click

from ...server.wire import host as w
from ...server.wire.types import Strict
from .hands import Hands, pass_hands, when

_DAYS = click.option("--days", type=click.IntRange(1, 3650), help="For so long; else for ever.")
_WHY = click.option("--why", default="", help="A note for yourself.")


class Done(Strict):
    """What was done to whom."""

    person: str
    done: str


@click.group()
def people() -> None:
    """People: look at who plays here; mute, ban, pardon."""


@people.command("list")
@click.argument("words", default="")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 500))
@pass_hands
def list_people(hands: Hands, words: str, limit: int) -> None:
    """Those seen last first, and all who are muted or banned; or those called like WORDS."""
    found = hands.do(lambda admin, _: admin.people(words, limit))
    heads = ("person", "name", "tables", "seen", "")
    rows = [(one.id, one.name, one.tables, when(one.seen), ", ".join(_held(one))) for one in found]
    hands.show(found, heads, rows, "There are none.")


def _held(one: w.HostPerson) -> list[str]:
    held = [
        f"{ban.kind}{f' until {when(ban.until)}' if ban.until else ''}"
        f"{f' ({ban.why})' if ban.why else ''}"
        for ban in one.bans
    ]
    return held + (["may make tables"] if one.may_make else [])


@people.command()
@click.argument("person")
@_DAYS
@_WHY
@pass_hands
def mute(hands: Hands, person: str, days: int | None, why: str) -> None:
    """Let somebody play, but not speak."""
    _ban(hands, w.BanWanted(person=person, kind="muted", why=why, days=days))


@people.command()
@click.argument("person")
@_DAYS
@_WHY
@click.option(
    "--near", is_flag=True, help="Turn new browsers away where they come from, for a month at most."
)
@pass_hands
def ban(hands: Hands, person: str, days: int | None, why: str, near: bool) -> None:
    """Let somebody in no more, on any of their devices; bots play on for them."""
    _ban(hands, w.BanWanted(person=person, kind="banned", why=why, days=days, near=near))


def _ban(hands: Hands, wanted: w.BanWanted) -> None:
    hands.do(lambda admin, _: admin.ban(wanted))
    hands.tell(Done(person=wanted.person, done=wanted.kind), f"{wanted.person} is {wanted.kind}")


@people.command()
@click.argument("person")
@click.argument("what", type=click.Choice(["muted", "banned", "maker"]))
@pass_hands
def pardon(hands: Hands, person: str, what: Any) -> None:
    """Take back that somebody is muted or banned, or may make tables."""
    hands.do(lambda admin, _: admin.pardon(w.Pardon(person=person, kind=what)))
    hands.tell(Done(person=person, done=f"not {what}"), f"{person} is {what} no more")
