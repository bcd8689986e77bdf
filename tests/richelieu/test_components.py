"""Printed figures and an owner's corrections of them."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.core.components import describe, read_toml
from courtly.core.errors import ComponentsError
from courtly.core.rulebook import numbered
from courtly.richelieu import components

rule = pytest.mark.rule


@pytest.mark.parametrize("cited", ["R2.9", "R3.2", "R3.4"])
def test_what_no_booklet_says_is_marked_as_our_ruling(cited: str) -> None:
    """In English; translations have to mark as many."""
    assert "[ruling]" in numbered("richelieu")[cited]


@rule("R1.2")
def test_the_packages_own_figures_are_sound() -> None:
    printed = components.load()
    assert sum(region.coats for region in printed.regions) == 65
    assert sum(sum(region.cards.values()) for region in printed.regions) == 48


def test_an_owners_file_may_leave_out_what_agrees() -> None:
    changes = {"token_places": ["a1", "a2", "a3", "a4", "d1", "d2", "d3", "d4"]}
    game = courtly.richelieu.new(seed=1, components=changes)
    marked = [card.cell for row in game.view().rows for card in row if card and card.token]
    assert marked == changes["token_places"]
    assert courtly.load(game.record()).view() == game.view(), "records carry the figures"


def test_corrected_cards_are_dealt() -> None:
    cards = {"sword": 1, "cross": 1, "tower": 1, "double": 2, "single": 3}
    less = {"sword": 1, "cross": 1, "tower": 1, "double": 2, "single": 0}
    changes = {
        "region": [
            {"name": "Bourgogne", "coats": 10, "cards": cards},
            {"name": "Bretagne", "coats": 7, "cards": less},
        ]
    }
    lines = courtly.richelieu.new(seed=1, components=changes).view().lines
    assert [line.left for line in lines[:2]] == [10, 7]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"markers": 4}, "markers is 3 by the rulebook"),
        ({"colour": "red"}, r"richelieu\.colour is unknown; known: markers"),
        ({"token_places": ["a1"]}, r"8 different cards from a1 to d12 \[R1\.4\]"),
        ({"token_places": ["a1", "a1", "a2", "a3", "a4", "a5", "a6", "a7"]}, "8 different cards"),
        ({"region": [{"name": "Bourgogne", "coats": 9}]}, "9 coats of arms, but its cards show 10"),
        ({"region": [{"name": "Gascogne", "coats": 9}]}, "in this order: Bourgogne, Bretagne"),
        ({"region": [{"name": "Anjou", "cards": {"sword": 2}}]}, "the sword should be on 9 cards"),
        ({"region": [{"name": "Anjou", "coats": "six"}]}, 'from 1 to 20, not "six"'),
        ({"region": [{"name": "Anjou", "cards": 3}]}, r"cards should be a table"),
        ({"region": 3}, "in this order: Bourgogne"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ComponentsError, match=problem):
        components.load(changes)


def test_all_problems_are_reported_at_once() -> None:
    with pytest.raises(ComponentsError) as caught:
        components.load({"markers": 5, "token_places": []})
    assert len(caught.value.problems) == 2


_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.sampled_from(["name", "coats", "cards", "region", "sword", "markers"]),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=8,
)


@given(_values)
def test_any_file_is_read_or_refused(value: Any) -> None:
    with contextlib.suppress(ComponentsError):
        components.load({"region": value})


def test_describe_tells_every_source() -> None:
    own = read_toml(components.FILE)["richelieu"]
    assert {source for _, _, source in describe(own, {})} == {
        "text",
        "example",
        "public",
        "reconstructed",
    }
    changed = set(describe(own, {"region": [{"name": "Anjou", "coats": 7}]}))
    assert ("region Anjou, coats", "7", "owner") in changed
    assert ("region Bourbon, coats", "5", "reconstructed") in changed
