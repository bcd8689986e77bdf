"""The record of a finished game, with the commitment and who sat where."""

from __future__ import annotations

from ..table.hashes import commitment, public_id
from ..table.table import Table
from ..wire.refused import Refused
from .sealed import CLOSED, sealed


def record(table: Table) -> str:
    """The record, or a refusal while it would tell secrets."""
    if table.ended is None or table.game is None:
        raise Refused("not_over", "The game is not over; its record would tell its secrets.")
    if sealed(table):
        raise Refused("not_over", CLOSED)
    headers = {"Table": public_id(table.id)}
    if "position" not in table.row.setting:  # else nothing was dealt here
        headers = {"Commitment": commitment(table.row.seed), **headers}
    for seat in table.seats:
        who = seat.name if seat.kind == "person" else f"{(seat.level or '').capitalize()} (bot)"
        headers[f"Player-{seat.label}"] = who or "?"
        if seat.played_by:  # with their editions and nets, each once
            headers[f"Bot-{seat.label}"] = ", ".join(dict.fromkeys(seat.played_by))
    if table.ended.why != "finished":
        headers["Ended"] = table.ended.why
    return table.game.record(**headers)
