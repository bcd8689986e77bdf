"""Printed figures and an owner's corrections of them."""

from __future__ import annotations

import contextlib
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.boxes import sheet
from courtly.core import jit
from courtly.core.errors import ComponentsError
from courtly.core.rulebook import numbered
from courtly.lancaster import components

from .positions import Position, happened, play, position, stock, texts
from .random_games import advanced

rule = pytest.mark.rule


@pytest.mark.parametrize("cited", ["L1.4", "L3.5", "L6.3", "L9.4"])
def test_what_no_booklet_says_is_marked_as_our_ruling(cited: str) -> None:
    """In English; translations have to mark as many."""
    assert "[ruling]" in numbered("lancaster")[cited]


def test_figures_that_stand_in_an_example_only_are_marked_so() -> None:
    found = sheet("lancaster", {})
    sources = {found.place(figure): figure.source for figure in found.figures}
    assert sources["county Surrey.gold"] == sources["county Surrey.squires"] == "example"


def county(name: str, **figures: int) -> dict[str, Any]:
    return {"county": [{"name": name, **figures}]}


def by(changes: dict[str, Any], players: int = 4, **options: Any) -> Position:
    return position(players, components=changes, **options)


@rule("L1.7")
def test_the_packages_own_figures_agree_with_the_texts() -> None:
    printed = components.load()
    assert printed.supply == (37, 37, 37)
    assert printed.stock == (2, 2, 1)
    strengths = Counter(card.strength for card in printed.conflicts)
    assert strengths.total() == 12
    assert (strengths[2], strengths[9], strengths[10]) == (1, 1, 1)
    assert strengths[3] >= 2
    assert (5, (4, 2, 1)) in [(card.strength, card.points) for card in printed.conflicts]
    minimum = {county.name: county.minimum for county in printed.counties}
    assert (minimum["Stafford"], minimum["Gloucester"], minimum["Somerset"]) == (1, 3, 4)


@rule("L2.3")
def test_an_owners_minimum_is_asked_for() -> None:
    game = by(county("Stafford", minimum=2)).court("Red", 1).place("Red")
    assert "place 1 Stafford" not in texts(game)
    game = by(county("Somerset", minimum=1)).court("Red", 1).place("Red")
    assert "place 1 Somerset" in texts(game)


@rule("L5.8")
def test_an_owners_points_for_somerset_are_paid() -> None:
    built = by(county("Somerset", points=9)).knight("Red", 4, "Somerset").no_nobles("Somerset")
    assert happened(built.score_counties(), "points_scored")[0] == ("Red", 9, "Somerset")


def test_an_owners_tokens_of_a_county_are_paid() -> None:
    changes = county("York", gold=1, votes=3)
    game = by(changes).knight("Red", 2, "York").no_nobles("York").score_counties()
    gained = [event for event in happened(game, "tokens_gained") if event[3] == "York"]
    assert gained == [("Red", "gold", 1, "York"), ("Red", "votes", 3, "York")]


def test_an_owners_castle_pays_and_costs_what_it_says() -> None:
    changes = {"castle": [{"id": "gold", "gold": 4}, {"id": "recruit", "cost": 1}]}
    built = by(changes).tiles("Red", "gold", "recruit").stock("Red", gold=0, squires=1)
    game = play(built.score_castles(), "recruit")
    assert stock(game, "Red")["gold"] == 4
    assert stock(game, "Red")["squires"] == 0


def test_an_owners_favour_pays_what_it_says() -> None:
    changes = {"favour": [{"id": "alms", "gold": 5, "squires": 0}]}
    built = by(changes).favours("alms").court("Red", 1).stock("Red", gold=0, squires=0)
    game = play(built.place("Red"), "place 1 upper 1", "favour alms")
    assert (stock(game, "Red")["gold"], stock(game, "Red")["squires"]) == (5, 0)


@rule("L1.8")
def test_an_owner_may_leave_favours_out_otherwise() -> None:
    changes = {"favour": [{"id": "alms", "not_with_players": [4, 5]}]}
    assert "alms" not in play_in(changes, 4).view().favours
    assert "alms" in play_in(changes, 3).view().favours


def play_in(changes: dict[str, Any], players: int) -> Any:
    game = courtly.lancaster.new(seed=1, players=players, components=changes)
    return play(game, *["lay gold"] * players)


def conflicts_with(number: int, **figures: Any) -> dict[str, Any]:
    """All twelve cards as printed, one of them changed."""
    cards = tomllib.loads(components.FILE.read_text("utf-8"))["lancaster"]["conflict"]
    cards[number] |= figures
    return {"conflict": cards}


@rule("L7.2", "L7.4")
def test_an_owners_conflict_values_are_fought_for() -> None:
    number = [card.id for card in components.load().conflicts].index("5a")
    changes = conflicts_with(number, strength=7, points=[10, 6, 3])
    built = by(changes).knight("Red", 4, "upper 1").knight("Blue", 3, "upper 1")
    game = built.score_conflicts()
    assert happened(game, "conflict_scored")[0] == (None, "upper 1", 7, 7, "England")
    assert happened(game, "points_scored") == [("Red", 10, "victory"), ("Blue", 6, "victory")]


@rule("L1.7")
def test_an_owners_cards_are_left_out() -> None:
    game = advanced(1, players=4, components={"conflicts_removed": {"4": [4, 4]}})
    opened = Counter(strength for _, _, strength, _ in happened(game, "conflict_opened"))
    assert opened[4] == 0
    assert opened[2] == opened[10] == 1


def test_an_owners_stocks_supply_and_nobles_are_dealt() -> None:
    changes = {
        "player": {"gold": 5, "votes": 0},
        "supply": {"gold": 40},
        "nobles_per_county": {"3": 4},
    }
    game = courtly.lancaster.new(seed=1, players=3, supply="box", components=changes)
    assert stock(game, "Red") == {"gold": 5, "squires": 2, "votes": 0}
    assert game.view().supply == {"gold": 25, "squires": 31, "votes": 37}
    assert game.view().counties[0].nobles == 4


def test_records_and_bytes_carry_an_owners_figures() -> None:
    game = advanced(1, 30, components=county("Somerset", minimum=2, points=8))
    again = courtly.load(game.record())
    assert again.view() == game.view()
    assert again.view().counties[6].minimum == 2
    position_ = courtly.lancaster.from_bytes(game.to_bytes())
    assert position_.view().counties[6].pays == {"points": 8}


def test_a_whole_table_of_own_figures_passes_conformance() -> None:
    changes = {
        **county("Surrey", gold=20, squires=20),
        "castle": [{"id": "squires", "squires": 20}, {"id": "recruit", "cost": 0}],
        "favour": [{"id": "gold", "gold": 20}],
    }
    games = 1 if jit.MODE == "plain" else 100
    for supply in ("box", "unlimited"):
        game = courtly.lancaster.new(players=5, laws="new", supply=supply, components=changes)
        assert courtly.conformance(game, games, api_games=1).games == games


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"crown": 1}, r"lancaster\.crown is unknown; known: supply, player"),
        (county("Kent", minimum=2), "by name and in this order: Northumberland, Stafford"),
        (county("York", minimum=5), r"county York\.minimum should be a whole number from 1 to 4"),
        (county("York", minimum=0), r"county York\.minimum should be a whole number from 1 to 4"),
        (county("York", horses=1), r"county York\.horses is unknown"),
        (county("York", points=-1), r"county York\.points should be a whole number from 0"),
        ({"county": [{"name": "York", "reward": "points"}]}, r'York\.reward is "knight" by'),
        (
            {"county": [{"name": "York", "letter": "A"}]},
            r'York\.letter is "C" by .* \[L1\.6\]',
        ),
        ({"county": [{"name": "York", "minimum": "two"}]}, 'not "two"'),
        ({"county": []}, "in this order: Northumberland"),
        ({"castle": [{"id": "gold", "cost": 1}]}, r"castle gold\.cost is unknown"),
        ({"castle": [{"id": "moat", "gold": 1}]}, "in this order: recruit, upgrade"),
        ({"favour": [{"id": "noble", "gold": 1}]}, r"favour noble\.gold is unknown"),
        ({"favour": [{"id": "alms", "not_with_players": [7]}]}, "numbers from 2 to 5"),
        ({"conflict": [{"id": "x", "strength": 3, "points": [1, 1, 1]}]}, "12 cards"),
        (conflicts_with(0, points=[3, 2]), "three whole numbers"),
        (conflicts_with(0, strength=0), "strength should be a whole number from 1 to"),
        ({"conflicts_removed": {"4": [2, 11]}}, r"removed\.4: there is no conflict of strength 11"),
        ({"conflicts_removed": {"4": [2, 2]}}, r"removed\.4: there is no conflict of strength 2"),
        ({"conflicts_removed": {"4": [2]}}, r"conflicts_removed\.4 should be two strengths"),
        ({"conflicts_removed": {"6": [2, 3]}}, r"conflicts_removed\.6 is unknown"),
        ({"nobles_per_county": {"4": 0}}, r"nobles_per_county\.4 should be a whole number from 1"),
        ({"player": {"knights": {"1": 4}}}, r"player\.knights is {.* \[L1\.2\]"),
        (
            {"player": {"court_at_start": [1]}},
            r"court_at_start is \[1, 2\] by .* \[L1\.2\]",
        ),
        (
            {"ally": {"castle": ["gold"]}},
            r'castle is \["recruit", "upgrade"\] by .* \[L10\.1\]',
        ),
        ({"ally": 3}, "player, ally should be a table"),
        ({"supply": {"gold": 5}}, r"supply\.gold should be a whole number from 10"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ComponentsError, match=problem):
        components.load(changes)


@rule("L1.1")
def test_a_box_that_cannot_pay_the_starting_stocks_is_refused() -> None:
    """Five players with 20 gold each cannot be paid out of 37."""
    with pytest.raises(ComponentsError, match="gold"):
        courtly.lancaster.new(players=5, supply="box", components={"player": {"gold": 20}})


def test_all_problems_are_reported_at_once() -> None:
    with pytest.raises(ComponentsError) as caught:
        components.load({"crown": 1, **county("York", minimum=7)})
    assert len(caught.value.problems) == 2


_words = ["name", "id", "gold", "county", "castle", "minimum", "York", "points", "4", "player"]
_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.sampled_from(_words)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(_words), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(key=st.sampled_from(components._KEYS), value=_values)
def test_any_file_is_read_or_refused(key: str, value: Any) -> None:
    with contextlib.suppress(ComponentsError):
        components.load({key: value})


def test_an_owners_file_may_leave_out_what_agrees(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[lancaster.county]]\nname = "Somerset"\npoints = 7\n', "utf-8")
    changes = tomllib.loads(path.read_text("utf-8"))["lancaster"]
    assert components.load(changes).counties[6].pays == (0, 0, 0, 7)
    assert components.load(changes).counties[:6] == components.load().counties[:6]
