"""The log tells where every point, coin, squire and stone comes from and goes to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.core.events import Event
from courtly.core.texts import texts
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import LAW_DECKS, SPACES, TOKENS
from courtly.lancaster.events import EVENTS, SOURCES

from .random_games import advanced

tables = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "laws": st.sampled_from([deck for deck in LAW_DECKS if deck != "sections"]),
        "supply": st.sampled_from(["unlimited", "box"]),
    }
)


def held(game: Lancaster) -> Counter[tuple[int, str]]:
    """What every seat has, and (as seat −1) the supply."""
    s = game._states[0]
    found: Counter[tuple[int, str]] = Counter()
    for seat in range(game.seats):
        found[seat, "points"] = int(s["points"][seat].sum())
        for what, token in enumerate(TOKENS):
            found[seat, token] = int(s["stock"][seat, what])
    for what, token in enumerate(TOKENS):
        found[-1, token] = int(s["supply"][what])
    return found


def told(events: list[Event], seats: int) -> Counter[tuple[int, str]]:
    """The changes the events speak of."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        data: Any = event.data
        if event.kind in ("tokens_gained", "tokens_paid"):
            sign = 1 if event.kind == "tokens_gained" else -1
            assert data["amount"] > 0
            assert data["source"] in SOURCES
            change[event.seat, data["token"]] += sign * data["amount"]
            change[-1, data["token"]] -= sign * data["amount"]
        elif event.kind == "points_scored":
            assert data["source"] in SOURCES
            change[event.seat, "points"] += data["points"]
        elif event.kind == "knight_placed" and data["squires"]:
            change[event.seat, "squires"] -= data["squires"]
        elif event.kind == "squires_sent":
            change[event.seat, "squires"] -= data["amount"]
        elif event.kind == "squires_dismissed":
            change[-1, "squires"] += data["amount"]
    assert all(seat < seats for seat, _ in change), "allies have neither tokens nor points"
    return change


@given(seed=st.integers(0, 1000), table=tables)
def test_events_tell_every_change_of_points_and_tokens(seed: int, table: dict[str, Any]) -> None:
    """After every single move, for every seat and for the supply."""
    whole = advanced(seed, **table)
    game = courtly.lancaster.new(seed=seed, **table)
    before = held(game)
    for number, (seat, move) in enumerate(whole.history):
        game.play(move, seat)
        before.update(told(game.events_of(number), game.seats))
        now = held(game)
        assert {k: n for k, n in before.items() if n} == {k: n for k, n in now.items() if n}


@given(seed=st.integers(0, 1000), table=tables)
def test_events_tell_every_noble_tile_and_law(seed: int, table: dict[str, Any]) -> None:
    game = advanced(seed, **table)
    view = game.view()
    events = game.events
    for seat, player in enumerate(view.players):
        taken = [e["county"] for e in events if e.kind == "noble_taken" and e.seat == seat]
        assert tuple(taken) == player.nobles
        laid = [e["space"] for e in events if e.kind == "tile_laid" and e.seat == seat]
        assert set(laid) == set(SPACES) - set(player.tiles)
        assert len(laid) == len(set(laid))
    laws = list(courtly.lancaster.new(seed=seed, **table).view().laws)
    for event in events:
        if event.kind == "law_adopted":
            laws = [*laws[1:], str(event["law"])]
    assert tuple(laws) == view.laws
    removed = Counter(e["county"] for e in events if e.kind == "noble_removed")
    taken_all = Counter(e["county"] for e in events if e.kind == "noble_taken")
    each = courtly.lancaster.new(seed=seed, **table).view().counties[0].nobles
    for county in view.counties:
        assert county.nobles == each - removed[county.name] - taken_all[county.name]


@pytest.mark.parametrize("kind", [kind.name for kind in EVENTS.kinds])
def test_every_kind_of_event_has_a_text(kind: str) -> None:
    assert texts().has(f"lancaster-event-{kind.replace('_', '-')}")


@given(seed=st.integers(0, 1000), table=tables)
def test_every_event_can_be_told_to_everyone(seed: int, table: dict[str, Any]) -> None:
    text = texts()
    game = advanced(seed, **table)
    for seat in (None, *range(game.seats)):
        for event in game.events_for(seat):
            sentence = text.event("lancaster", event, game.side_names)
            assert sentence.strip()
            assert "{" not in sentence


@given(seed=st.integers(0, 1000), moves=st.integers(0, 260), table=tables)
def test_events_keep_secrets_until_the_vote_is_decided(
    seed: int, moves: int, table: dict[str, Any]
) -> None:
    game = advanced(seed, moves, **table)
    shown = game.events_for(None)
    assert len(shown) == len(game.events)
    for event in shown:
        if event.kind == "ballot_cast":
            assert event.data == {"vote": None, "stones": None}
        else:
            assert None not in event.data.values()
    assert np.all(game.redacted(None)[0]["ballot"] <= -1)
