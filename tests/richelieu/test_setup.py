"""R1: setting up."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import courtly
from courtly.core.rng import deal_words
from courtly.richelieu.constants import REGIONS, SYMBOLS

rule = pytest.mark.rule


@rule("R1.1")
def test_cardinal_and_queen_have_three_markers_in_stock() -> None:
    game = courtly.richelieu.new(seed=1)
    assert game.seat_names == ("Cardinal", "Queen")
    view = game.view()
    assert view.stock == (3, 3)
    assert view.box == (0, 0)


@rule("R1.2")
def test_48_cards_in_nine_regions_each_symbol_on_nine() -> None:
    cards = [card for row in courtly.richelieu.new(seed=1).view().rows for card in row if card]
    assert len(cards) == 48
    assert Counter(card.symbol for card in cards if card.symbol) == dict.fromkeys(SYMBOLS, 9)
    assert {card.region for card in cards} == set(REGIONS)
    assert all(card.coats == 1 for card in cards if card.symbol)
    assert {card.coats for card in cards} == {1, 2}


@rule("R1.2")
def test_the_figure_of_a_region_is_its_number_of_coats() -> None:
    lines = courtly.richelieu.new(seed=1).view().lines
    coats = {line.name: line.left for line in lines}
    known = {"Bourgogne": 10, "Normandie": 8, "Provence": 7, "Auvergne": 5}
    assert {name: coats[name] for name in known} == known


@rule("R1.3")
def test_four_full_rows_shuffled_by_the_seed() -> None:
    one, same, other = (courtly.richelieu.new(seed=seed).view() for seed in (1, 1, 2))
    assert all(card is not None for row in one.rows for card in row)
    assert [len(row) for row in one.rows] == [12] * 4
    assert one == same
    assert one.rows != other.rows


@rule("R1.4")
def test_eight_of_fourteen_tokens_lie_face_down_on_their_places() -> None:
    game = courtly.richelieu.new(seed=1)
    marked = [card.cell for row in game.view().rows for card in row if card and card.token]
    assert marked == ["a3", "a10", "b5", "b8", "c5", "c8", "d3", "d10"]


@rule("R1.4")
def test_every_token_is_in_play_in_8_of_14_deals() -> None:
    seen: Counter[int] = Counter()
    for seed in range(400):
        token = courtly.richelieu.new(seed=seed)._states[0]["token"]
        seen.update(int(kind) for kind in token if kind >= 0)
    shares = {kind: n / 400 for kind, n in seen.items()}
    assert sorted(shares) == list(range(13))
    for kind, share in shares.items():
        assert share == pytest.approx(8 / 14 * (2 if kind == 12 else 1), abs=0.12)


@rule("R1.5")
def test_the_lot_decides_who_begins_or_the_table_does() -> None:
    starts = {courtly.richelieu.new(seed=seed).actor for seed in range(20)}
    assert starts == {0, 1}
    assert courtly.richelieu.new(seed=1, start="queen").actor == 1
    assert courtly.richelieu.new(seed=1, start="cardinal").actor == 0


def test_a_deal_is_made_of_sha_256() -> None:
    """Anyone can check a deal: the words are SHA-256 of ``seed:0``, ``seed:1`` …"""
    import hashlib

    words = deal_words("abc", 5)
    first = hashlib.sha256(b"abc:0").digest()
    second = hashlib.sha256(b"abc:1").digest()
    assert [int(w) for w in words[:4]] == [
        int.from_bytes(first[k : k + 8], "big") for k in range(0, 32, 8)
    ]
    assert int(words[4]) == int.from_bytes(second[:8], "big")


def test_every_card_is_as_likely_at_every_place() -> None:
    """A shuffle that prefers places would show in a thousand deals."""
    faces = np.array([courtly.richelieu.new(seed=seed)._states[0]["face"] for seed in range(1000)])
    bourgogne = (faces // 5 == 0).mean(axis=0)
    assert bourgogne.mean() == pytest.approx(7 / 48)
    assert abs(bourgogne - 7 / 48).max() < 0.05
