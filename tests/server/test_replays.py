"""A film through somebody's eyes shows what they could know then, the log as much as the board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from courtly.core.game import Game
from courtly.server.tell.replay import MOST_FRAMES, film, replay

TESTS = Path(__file__).resolve().parent.parent
SECRETS = {"lancaster": ("ballot_cast", "vote"), "richelieu": ("token_taken", "token")}


@pytest.mark.parametrize("game", list(SECRETS))
def test_secrets_of_others_stay_secret(game: str) -> None:
    record = next((TESTS / game / "playthroughs").glob("*.txt")).read_text("utf-8")
    kind, field = SECRETS[game]

    def told(seat: int | None) -> list[tuple[int, Any]]:
        events = json.loads(replay(record, 10_000, seat))["events"]
        return [(e["seat"], e["data"][field]) for e in events if e["kind"] == kind]

    everything = told(None)
    assert {seat for seat, _ in everything} >= {0, 1}
    assert all(secret is not None for _, secret in everything)
    for eyes in (0, 1):
        assert told(eyes) == [(s, secret if s == eyes else None) for s, secret in everything]


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("game", list(SECRETS))
def test_a_film_in_ranges_is_the_same_as_move_by_move(game: str, seat: int | None) -> None:
    record = next((TESTS / game / "playthroughs").glob("*.txt")).read_text("utf-8")
    frames: list[dict[str, Any]] = []
    first = 0
    while first <= len(frames):
        part = json.loads(film(record, first, 10_000, seat))
        assert len(part["frames"]) <= MOST_FRAMES
        frames += part["frames"]
        first += MOST_FRAMES
    assert [frame["move"] for frame in frames] == list(range(len(part["moves"]) + 1))
    events: list[dict[str, Any]] = []
    for move in range(0, len(frames), 17):
        events = [event for frame in frames[: move + 1] for event in frame["events"]]
        shown = json.loads(replay(record, move, seat))
        assert shown["events"] == events
        for field in ("view", "decision", "actors", "over", "winners"):
            assert shown[field] == frames[move][field]
        assert shown["scores"] == part["course"][move]


def test_a_film_plays_its_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many positions are asked for, each move is made once."""
    record = next((TESTS / "lancaster" / "playthroughs").glob("*.txt")).read_text("utf-8")
    played = []
    play = Game.play

    def counted(game: Game[Any, Any], move: str | int, seat: int | None = None) -> None:
        played.append(move)
        play(game, move, seat)

    monkeypatch.setattr(Game, "play", counted)
    whole = json.loads(film(record, 0, 100, None))
    assert len(played) == len(whole["moves"])
