"""Phase 3c: the conflicts in France [L7], and the next round [L8]."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import FAVOURS, SEATS

from .looking import conflict, reserve, scored, supply
from .positions import Position, court, happened, play, position, stock, texts

rule = pytest.mark.rule


def one_conflict(slot: str, card: str, players: int = 4) -> Position:
    """A single conflict on the table, and nobody at court."""
    built = position(players).conflict("upper 1", None).conflict("upper 2", None)
    for seat in SEATS[:players]:
        built.court(seat)
    return built.conflict(slot, card)


def berths(game: Lancaster, slot: str) -> list[tuple[str, tuple[int, ...]]]:
    """Who holds the spaces of a conflict, topmost first, and with which knights."""
    there = conflict(game, slot)
    assert there is not None
    return [(game.seat_names[berth.side], berth.knights) for berth in there.berths]


@rule("L7.3")
def test_example_1_england_wins_5_to_5() -> None:
    """The rulebook's example: Red ranks before Blue, having come later; 4, 2 and 1 points."""
    built = one_conflict("upper 1", "5a").knight("Blue", 2, "upper 1")
    game = built.knight("Green", 1, "upper 1").knight("Red", 2, "upper 1").score_conflicts()
    assert happened(game, "conflict_scored") == [(None, "upper 1", 5, 5, "England")]
    assert happened(game, "conflict_ranked") == [
        ("Red", "upper 1", 1, 2),
        ("Blue", "upper 1", 2, 2),
        ("Green", "upper 1", 3, 1),
    ]
    assert scored(game, "victory") == [("Red", 4), ("Blue", 2), ("Green", 1)]


@rule("L7.5")
def test_example_2_france_wins_3_to_5() -> None:
    """The rulebook's example: the 4 points are not given; the knights stay for a second attempt."""
    built = one_conflict("upper 1", "5a").knight("Blue", 2, "upper 1").knight("Green", 1, "upper 1")
    game = built.score_conflicts()
    assert happened(game, "conflict_scored") == [(None, "upper 1", 3, 5, "France")]
    assert scored(game, "defeat") == [("Blue", 2), ("Green", 1)]
    assert scored(game, "victory") == []
    assert berths(game, "lower 1") == [("Blue", (2,)), ("Green", (1,))]


@rule("L7.1")
def test_the_lower_row_comes_first_each_row_from_left_to_right() -> None:
    built = position().conflict("lower 1", "3a").conflict("lower 2", "3b")
    game = built.score_conflicts()
    slots = [row[1] for row in happened(game, "conflict_scored")]
    assert slots == ["lower 1", "lower 2", "upper 1", "upper 2"]


@rule("L7.2")
@pytest.mark.parametrize(("strength", "winner"), [(4, "France"), (5, "England"), (6, "England")])
def test_england_needs_at_least_frances_strength(strength: int, winner: str) -> None:
    built = one_conflict("upper 1", "5a").knight("Red", 3, "upper 1").knight("Blue", 1, "upper 1")
    for _ in range(strength - 4):
        built.knight("Red", 1, "upper 1")
    game = built.score_conflicts()
    assert happened(game, "conflict_scored") == [(None, "upper 1", strength, 5, winner)]


@rule("L7.2")
def test_squires_sent_by_n12_count_and_then_go_to_the_supply() -> None:
    built = one_conflict("upper 1", "5a").knight("Red", 2, "upper 1").knight("Blue", 2, "upper 1")
    built.stock("Red", squires=1).stock("Blue", squires=0)
    before = supply(built)["squires"]
    game = play(built.apply_law("N12"), "send 1", "send 0")
    assert happened(game, "conflict_scored") == [(None, "upper 1", 5, 5, "England")]
    assert scored(game, "victory") == [("Red", 4), ("Blue", 2)], "3 to 2, though Blue came later"
    assert supply(game)["squires"] == before + 1


@rule("L7.2")
def test_squires_sent_by_n12_go_to_the_supply_also_when_france_wins() -> None:
    built = one_conflict("upper 1", "8").knight("Red", 2, "upper 1").stock("Red", squires=1)
    before = supply(built)["squires"]
    game = play(built.apply_law("N12"), "send 1")
    assert happened(game, "conflict_scored") == [(None, "upper 1", 3, 8, "France")]
    assert supply(game)["squires"] == before + 1
    lower = conflict(game, "lower 1")
    assert lower is not None
    assert (lower.berths[0].squires, lower.berths[0].strength) == (0, 2)


@rule("L7.3")
def test_players_rank_by_all_their_strength_there() -> None:
    """Two knights of 1 and one of 2 tie with a 4, and lose the tie to the one who came later."""
    built = one_conflict("upper 1", "5a")
    for strength in (1, 1, 2):
        built.knight("Red", strength, "upper 1")
    game = built.knight("Blue", 4, "upper 1").knight("Green", 3, "upper 1").score_conflicts()
    assert scored(game, "victory") == [("Blue", 4), ("Red", 2), ("Green", 1)]


@rule("L7.3")
def test_three_equal_players_rank_from_the_lowest_space_up() -> None:
    built = one_conflict("upper 1", "3a")
    for seat in ("Green", "Red", "Blue"):
        built.knight(seat, 1, "upper 1")
    game = built.score_conflicts()
    assert scored(game, "victory") == [("Blue", 3), ("Red", 2), ("Green", 1)]


@rule("L7.4")
def test_values_without_a_player_lapse_and_all_go_home() -> None:
    built = one_conflict("upper 1", "5a").knight("Red", 4, "upper 1").knight("Red", 1, "upper 1")
    game = built.score_conflicts()
    assert scored(game, "victory") == [("Red", 4)]
    assert game.sheet().lines["victories"] == (4, 0, 0, 0)
    assert court(game, "Red") == (1, 4)
    assert happened(game, "conflict_closed") == [(None, "upper 1")]
    assert conflict(game, "lower 1") is None


@rule("L7.5")
def test_a_lost_conflict_gives_the_third_player_nothing() -> None:
    built = one_conflict("upper 1", "8")
    for seat, strength in (("Red", 1), ("Blue", 3), ("Green", 2)):
        built.knight(seat, strength, "upper 1")
    game = built.score_conflicts()
    assert scored(game, "defeat") == [("Blue", 4), ("Green", 2)]
    assert game.sheet().lines["defeats"] == (0, 4, 2, 0)


@rule("L7.5")
def test_a_lost_conflict_moves_down_with_its_knights_in_their_order() -> None:
    built = position().conflict("upper 1", "7").conflict("upper 2", "8")
    for seat in ("Green", "Blue"):
        built.knight(seat, 1, "upper 2")
    game = built.knight("Green", 1, "upper 2").court("Green", 2).score_conflicts()
    assert berths(game, "lower 2") == [("Green", (1, 1)), ("Blue", (1,))]
    assert berths(game, "upper 2") == []
    assert court(game, "Green") == (2,), "those in France are not at court"
    assert happened(game, "conflict_held_over") == [(None, "upper 1"), (None, "upper 2")]


@rule("L7.5")
def test_held_over_the_later_player_still_wins_ties() -> None:
    built = one_conflict("lower 1", "4a").knight("Green", 2, "lower 1").knight("Red", 2, "lower 1")
    assert scored(built.score_conflicts(), "victory") == [("Red", 3), ("Green", 2)]


@rule("L7.5")
def test_an_empty_conflict_moves_down_too_and_then_leaves_the_game() -> None:
    game = one_conflict("upper 1", "2", players=3).score_conflicts()
    lower = conflict(game, "lower 1")
    assert lower is not None
    assert (lower.strength, lower.berths) == (2, ())
    assert happened(game, "points_scored") == []

    game = one_conflict("lower 1", "2", players=3).court("Red", 1).score_conflicts()
    assert game.decision == "place"
    assert conflict(game, "lower 1") is None
    assert happened(game, "conflict_closed") == [(None, "lower 1")]


@rule("L7.4")
def test_the_second_attempt_won_is_scored_like_the_first() -> None:
    built = one_conflict("lower 2", "6").knight("Blue", 3, "lower 2").knight("Red", 3, "lower 2")
    game = built.score_conflicts()
    assert scored(game, "victory") == [("Red", 5), ("Blue", 3)]
    assert court(game, "Red") == court(game, "Blue") == (3,)
    assert conflict(game, "lower 2") is None


@rule("L7.6")
def test_the_second_attempt_lost_gives_points_and_then_captures() -> None:
    built = one_conflict("lower 1", "8").knight("Red", 3, "lower 1").knight("Blue", 2, "lower 1")
    game = built.everyone(gold=0).score_conflicts()
    assert scored(game, "defeat") == [("Red", 4), ("Blue", 2)]
    assert texts(game) == ["decline"]
    play(game, "decline", "decline")
    assert happened(game, "knight_captured") == [("Red", 3, "lower 1"), ("Blue", 2, "lower 1")]
    assert reserve(game, "Red") == (1, 1, 1, 2, 2, 3, 4)
    assert conflict(game, "lower 1") is None


def captured() -> Position:
    """Red's 1, 2 and 3 fell with Blue's two 1s; the start player is Blue."""
    built = one_conflict("lower 1", "9", players=5).start("Blue")
    for strength in (3, 1, 2):
        built.knight("Red", strength, "lower 1")
    return built.knight("Blue", 1, "lower 1").knight("Blue", 1, "lower 1")


@rule("L7.6")
def test_players_ransom_in_order_at_1_gold_per_strength() -> None:
    game = captured().stock("Red", gold=4).stock("Blue", gold=9).score_conflicts()
    assert game.actor == SEATS.index("Blue")
    assert texts(game) == ["ransom 1", "decline"]
    play(game, "ransom 1", "ransom 1")
    assert (stock(game, "Blue")["gold"], court(game, "Blue")) == (7, (1, 1))
    assert game.actor == SEATS.index("Red")
    assert texts(game) == ["ransom 1", "ransom 2", "ransom 3", "decline"]
    play(game, "ransom 3")
    assert texts(game) == ["ransom 1", "decline"]
    with pytest.raises(IllegalMove, match=r"\[L7\.6\]"):
        game.play("ransom 2")
    play(game, "ransom 1", "decline")
    assert (stock(game, "Red")["gold"], court(game, "Red")) == (0, (1, 3))
    assert reserve(game, "Red") == (1, 1, 2, 2, 4)
    assert happened(game, "knight_captured") == [("Red", 2, "lower 1")]


@rule("L7.6")
def test_nobody_has_to_ransom() -> None:
    game = play(captured().everyone(gold=9).score_conflicts(), "ransom 1", "decline", "decline")
    assert (court(game, "Blue"), court(game, "Red")) == ((1,), ())


@rule("L7.6")
def test_ransomed_knights_are_at_court_before_the_upper_row_is_scored() -> None:
    built = position().conflict("lower 1", "8").knight("Red", 2, "lower 1").court("Red")
    game = built.knight("Red", 1, "upper 1").stock("Red", gold=2).score_conflicts()
    assert [row[1] for row in happened(game, "conflict_scored")] == ["lower 1"]
    play(game, "ransom 2")
    assert court(game, "Red") == (2,)
    assert [row[1] for row in happened(game, "conflict_scored")][1:] == ["upper 1", "upper 2"]


@rule("L8.1")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_before_the_next_round_conflicts_favours_and_proposals_are_new(number: int) -> None:
    built = position().round(number).favours("gold").start("Blue")
    game = built.score_conflicts()
    view = game.view()
    assert view.round == number + 1
    assert view.favours == dict.fromkeys(FAVOURS, True)
    fresh = [c.card for c in view.conflicts if c.name in ("upper 1", "upper 2")]
    down = [c.card for c in view.conflicts if c.name in ("lower 1", "lower 2")]
    assert (len(fresh), len(down), len({*fresh, *down})) == (2, 2, 4)
    assert len(view.proposals) == len(set(view.proposals)) == 3
    assert [row[1] for row in happened(game, "law_proposed")] == list(view.proposals)
    assert (game.decision, game.actor) == ("place", SEATS.index("Blue"))


@rule("L8.1")
def test_after_the_fifth_round_the_game_is_over() -> None:
    game = position().round(5).score_conflicts()
    assert game.over
    assert happened(game, "round_began") == []
