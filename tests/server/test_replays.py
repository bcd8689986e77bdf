"""A film through somebody's eyes shows what they could know then, the log as much as the board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from courtly.server.tell.replay import replay_text

TESTS = Path(__file__).resolve().parent.parent
SECRETS = {"lancaster": ("ballot_cast", "vote"), "richelieu": ("token_taken", "token")}


@pytest.mark.parametrize("game", list(SECRETS))
def test_secrets_of_others_stay_secret(game: str) -> None:
    record = next((TESTS / game / "playthroughs").glob("*.txt")).read_text("utf-8")
    kind, field = SECRETS[game]

    def told(seat: int | None) -> list[tuple[int, Any]]:
        events = replay_text(record, 10_000, seat)["events"]
        return [(e["seat"], e["data"][field]) for e in events if e["kind"] == kind]

    everything = told(None)
    assert {seat for seat, _ in everything} >= {0, 1}
    assert all(secret is not None for _, secret in everything)
    for eyes in (0, 1):
        assert told(eyes) == [(s, secret if s == eyes else None) for s, secret in everything]
