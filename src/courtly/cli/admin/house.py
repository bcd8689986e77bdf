"""How the server is, who may make tables, and a secret for the host's page."""

from __future__ import annotations

from typing import Any, get_args

import click

from ...core.errors import CourtlyError
from ...server import clock
from ...server.host.admin import Admin
from ...server.host.entry import KEY_SECONDS
from ...server.storage.admin_store import AdminStore
from ...server.table.hashes import hashed
from ...server.typed import new_phrase, signs_of
from ...server.wire import host as w
from ...server.wire.types import Strict
from .hands import Hands, pass_hands, when


class Status(Strict):
    """What ``courtly admin status`` says."""

    processes: int
    sizes: w.Sizes
    rules: w.HouseRules


class Secret(Strict):
    """A secret that opens the host's page for a while."""

    secret: str
    expires: float


@click.command()
@pass_hands
def status(hands: Hands) -> None:
    """Sizes, processes that serve this database, and the rules of the house."""

    async def look(admin: Admin, store: AdminStore) -> Status:
        return Status(
            processes=await store.served(clock.now()),
            sizes=await admin.sizes(),
            rules=await admin.rules(),
        )

    found = hands.do(look)
    sizes, rules = found.sizes, found.rules
    hands.tell(
        found,
        f"processes   {found.processes}",
        f"database    {sizes.bytes / 2**20:,.1f} MB, {sizes.entries:,} entries",
        f"tables      {sizes.open} open, {sizes.playing} playing, {sizes.over} over",
        f"people      {sizes.people}, with {sizes.devices} linked devices",
        f"making      {rules.making}, {len(rules.invitations)} invitations",
        f"ladder      {rules.ladder}",
    )


@click.command()
@pass_hands
def secret(hands: Hands) -> None:
    """Print another secret that opens the host's page, for a day."""
    made, expires = new_phrase(), clock.now() + KEY_SECONDS
    plain = signs_of(made)
    assert plain is not None

    async def keep(_admin: Admin, store: AdminStore) -> None:
        await store.keep_key("secret", hashed(plain), expires=expires)

    hands.do(keep)
    hands.tell(Secret(secret=made, expires=expires), made)


@click.command()
@click.argument("who", type=click.Choice(get_args(w.Making)), required=False)
@click.option("--password-file", type=click.File(), help="Read the password from here, or from -.")
@pass_hands
def making(hands: Hands, who: Any, password_file: Any) -> None:
    """Say who may make tables, or decide it: everybody, those invited, or who knows a password.

    Those who were let in stay, whatever is decided; `people pardon … maker` takes it back.
    """
    password = password_file.read().strip() if password_file else None
    if who == "password" and password is None and not hands.do(_rules).password:
        password = click.prompt("Password", hide_input=True, confirmation_prompt=True)
    if password is not None and not 8 <= len(password) <= 200:
        raise CourtlyError("a password has 8 characters or more")
    wanted = w.NewRules(making=who, password=password)
    rules = hands.do(lambda admin, _: admin.decide(wanted))
    hands.tell(rules, rules.making)


async def _rules(admin: Admin, _store: AdminStore) -> w.HouseRules:
    return await admin.rules()


@click.group()
def invitations() -> None:
    """Links by which people may make tables, where not everybody may."""


@invitations.command("list")
@pass_hands
def list_invitations(hands: Hands) -> None:
    """All that hold."""
    found = hands.do(_rules).invitations
    heads = ("id", "name", "made", "until", "used")
    rows = [
        (
            one.id, one.name, when(one.made), when(one.expires) or "–",
            f"{one.used} of {one.most}" if one.most else one.used,
        )
        for one in found
    ]  # fmt: skip
    hands.show(found, heads, rows, "There are none.")


@invitations.command("make")
@click.argument("name")
@click.option("--days", type=click.IntRange(1, 3650), help="It holds for so long.")
@click.option("--most", type=click.IntRange(1, 10_000), help="So many people may use it.")
@click.option("--address", default="http://localhost:8000", show_default=True, help="Your server.")
@pass_hands
def make_invitation(
    hands: Hands, name: str, days: int | None, most: int | None, address: str
) -> None:
    """A new link, called NAME; it is shown once."""
    wanted = w.InvitationWanted(name=name, days=days, most=most)
    made = hands.do(lambda admin, _: admin.invite(wanted))
    hands.tell(made, f"{address.rstrip('/')}{made.path}")


@invitations.command("revoke")
@click.argument("invitation")
@click.option("--people", is_flag=True, help="Those who came by it may make no more, either.")
@pass_hands
def revoke_invitation(hands: Hands, invitation: str, people: bool) -> None:
    """Take a link back."""
    rules = hands.do(lambda admin, _: admin.uninvite(invitation, people))
    hands.tell(rules, "It no longer holds.")
