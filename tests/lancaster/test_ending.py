"""The end and the final scoring [L9]."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.lancaster import Lancaster, Outcome
from courtly.lancaster.constants import (
    COUNTIES,
    GOLD,
    KNIGHTS,
    ROUNDS,
    SEATS,
    SPACES,
    SQUIRES,
)

from .looking import track
from .positions import Position, happened, play, position
from .random_games import play_on

rule = pytest.mark.rule

#: Points for 0 to 9 nobles, as printed.
NOBLES = (0, 0, 1, 3, 6, 10, 15, 21, 28, 36)


def last_round(*knights: tuple[int, ...], players: int = 4) -> Position:
    """Round 5 before the conflicts; the knights at each court, seat by seat, or none."""
    built = position(players).round(ROUNDS)
    for number, seat in enumerate(SEATS[:players]):
        built.court(seat, *(knights[number] if number < len(knights) else ()))
    return built


def stocks(built: Position, token: str, *amounts: int) -> Position:
    """Set one token of every seat."""
    for seat, amount in zip(SEATS, amounts, strict=False):
        built.stock(seat, **{token: amount})
    return built


def finish(built: Position) -> Outcome:
    """Let the last conflicts be scored and the game end."""
    outcome = built.score_conflicts().outcome()
    assert outcome is not None
    return outcome


def line(built: Position, name: str) -> tuple[int, ...]:
    """One line of the score sheet at the end."""
    return finish(built).sheet.lines[name]


# -- knighthood ----------------------------------------------------------------------------------


@rule("L9.1")
def test_the_final_scoring_follows_the_fifth_round() -> None:
    game = last_round((1, 2), (1,)).score_conflicts()
    assert game.over
    assert game.legal() == []
    assert len(happened(game, "game_ended")) == 1


@rule("L9.1")
def test_knights_in_reserve_do_not_count() -> None:
    """Three 1s against the 4: strength counts, not number, and not what lies in reserve."""
    assert line(last_round((1, 1, 1), (4,)), "knighthood") == (4, 8, 0, 0)


@rule("L9.1")
def test_knights_still_held_in_france_count() -> None:
    built = last_round((), (3,)).knight("Red", 4, "upper 1")
    game = built.score_conflicts()
    assert happened(game, "conflict_held_over") == [(None, "upper 1"), (None, "upper 2")]
    assert game.sheet().lines["knighthood"] == (8, 4, 0, 0)


@rule("L9.1")
@pytest.mark.parametrize(
    ("move", "points"), [("ransom 4", (8, 4, 0, 0)), ("decline", (4, 8, 0, 0))]
)
def test_captured_knights_count_only_if_ransomed(move: str, points: tuple[int, ...]) -> None:
    built = last_round((1,), (3,)).conflict("lower 1", "8").knight("Red", 4, "lower 1")
    game = play(built.stock("Red", gold=4).score_conflicts(), move)
    assert game.sheet().lines["knighthood"] == points


@rule("L9.2")
def test_greatest_knighthood_8_second_4() -> None:
    assert line(last_round((1, 2), (4, 3), (2, 2), (1,)), "knighthood") == (0, 8, 4, 0)


@rule("L9.2")
def test_more_squires_break_a_tie_for_first() -> None:
    built = stocks(last_round((1, 2), (3,), (1,)), "squires", 1, 2, 9, 9)
    assert line(built, "knighthood") == (4, 8, 0, 0)


@rule("L9.2")
def test_more_squires_break_a_tie_for_second_too() -> None:
    built = stocks(last_round((4,), (1, 2), (3,)), "squires", 0, 2, 5, 9)
    assert line(built, "knighthood") == (8, 0, 4, 0)


# -- extensions ----------------------------------------------------------------------------------


def castles(*numbers: int, gold: tuple[int, ...] = (), players: int = 4) -> Position:
    """So many tiles in each castle, and the gold of each player."""
    built = last_round(players=players)
    for seat, number in zip(SEATS, numbers, strict=False):
        built.tiles(seat, *SPACES[:number])
    return stocks(built, "gold", *gold)


@rule("L9.3")
def test_most_extensions_8_second_4() -> None:
    assert line(castles(1, 3, 6, 5), "extensions") == (0, 0, 8, 4)


@rule("L9.3")
def test_more_gold_breaks_a_tie_for_first() -> None:
    assert line(castles(3, 3, 2, 1, gold=(1, 2, 9, 9)), "extensions") == (4, 8, 0, 0)


@rule("L9.3")
def test_more_gold_breaks_a_tie_for_second_too() -> None:
    assert line(castles(4, 3, 3, 3, gold=(0, 2, 1, 2)), "extensions") == (8, 2, 0, 2)
    assert line(castles(4, 3, 3, 3, gold=(0, 2, 1, 3)), "extensions") == (8, 0, 0, 4)


@rule("L9.3")
def test_gold_and_squires_do_not_break_each_others_ties() -> None:
    built = castles(2, 2, 1, 1, gold=(5, 1, 0, 0))
    built.court("Red", 3).court("Blue", 3)
    stocks(built, "squires", 1, 5, 0, 0)
    sheet = finish(built).sheet
    assert sheet.lines["extensions"] == (8, 4, 0, 0)
    assert sheet.lines["knighthood"] == (4, 8, 0, 0)


# -- sharing -------------------------------------------------------------------------------------


@rule("L9.4")
@pytest.mark.parametrize(("tied", "each"), [(2, 6), (3, 4), (4, 3), (5, 2)])
def test_still_tied_for_first_share_12_and_nobody_is_second(tied: int, each: int) -> None:
    knights = [(4,)] * tied + [(3,)] * (5 - tied)
    expected = (each,) * tied + (0,) * (5 - tied)
    assert line(last_round(*knights, players=5), "knighthood") == expected
    assert line(castles(*[4] * tied, *[2] * (5 - tied), players=5), "extensions") == expected


@rule("L9.4")
@pytest.mark.parametrize(("tied", "each"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_several_seconds_share_4_and_the_remainder_is_lost(tied: int, each: int) -> None:
    knights = [(4,)] + [(3,)] * tied + [(2,)] * (4 - tied)
    expected = (8,) + (each,) * tied + (0,) * (4 - tied)
    assert line(last_round(*knights, players=5), "knighthood") == expected
    built = castles(5, *[4] * tied, *[2] * (4 - tied), players=5)
    assert line(built, "extensions") == expected


@rule("L9.4")
def test_tie_breaks_leave_only_the_truly_equal_sharing() -> None:
    """Three of equal strength, two of them with equal squires: those share the 12."""
    built = stocks(last_round((4,), (4,), (4,), (1,)), "squires", 3, 2, 3, 9)
    assert line(built, "knighthood") == (6, 0, 6, 0)
    built = stocks(last_round((4,), (4,), (4,), (4,)), "squires", 2, 3, 2, 1)
    assert line(built, "knighthood") == (2, 8, 2, 0)


# -- nobles and the winner -----------------------------------------------------------------------


@rule("L9.5")
@pytest.mark.parametrize("number", range(10))
def test_nobles_score_by_their_number(number: int) -> None:
    built = last_round().nobles("Blue", *COUNTIES[:number])
    assert line(built, "nobles") == (0, NOBLES[number], 0, 0)


@rule("L9.6")
def test_most_points_win() -> None:
    outcome = finish(last_round((4,), (3,), (2,)).points("Green", 20))
    assert outcome.winners == (SEATS.index("Green"),)
    assert outcome.scores[SEATS.index("Green")] == 20 + 3, "20, and 12 shared by four castles"


@rule("L9.6")
def test_equal_winners_share_the_victory() -> None:
    """Red 8 for knighthood, Blue 4 for it and 4 from laws; Gold has nothing more to break it."""
    built = last_round((4,), (3,), (2,)).points("Blue", 4)
    outcome = finish(built.stock("Gold", votes=9))
    assert outcome.scores == (11, 11, 3, 3)
    assert outcome.winners == (SEATS.index("Red"), SEATS.index("Blue"))


# -- the sheet at any moment ---------------------------------------------------------------------


def majority(things: list[tuple[int, int]]) -> list[int]:
    """8 and 4 points for the most of something, by L9.2–L9.4 as they are written."""
    ranks = sorted(set(things), reverse=True)
    first = things.count(ranks[0])
    points = {ranks[0]: 8 if first == 1 else 12 // first}
    if first == 1 and len(ranks) > 1:
        points[ranks[1]] = 4 // things.count(ranks[1])
    return [points.get(thing, 0) for thing in things]


def if_it_ended_now(game: Lancaster) -> list[int]:
    """Points so far and the final scoring, worked out from the pieces on the table."""
    s, view = game._states[0], game.view()
    seats = range(game.seats)
    whole = sum(n * (k + 1) for k, n in enumerate(KNIGHTS))
    strength = [whole - sum(view.sides[k].reserve) for k in seats]
    tiles = [len(SPACES) - len(view.players[k].tiles) for k in seats]
    knighthood = majority([(strength[k], int(s["stock"][k, SQUIRES])) for k in seats])
    extensions = majority([(tiles[k], int(s["stock"][k, GOLD])) for k in seats])
    nobles = [NOBLES[len(view.players[k].nobles)] for k in seats]
    so_far = track(game, final=False)
    return [so_far[k] + knighthood[k] + extensions[k] + nobles[k] for k in seats]


@rule("L9.6")
@given(
    players=st.integers(3, 5),
    laws=st.sampled_from(["base", "new", "random"]),
    seed=st.integers(0, 10_000),
    moves=st.integers(0, 250),
)
def test_the_score_at_any_moment_is_what_the_end_would_give_now(
    players: int, laws: str, seed: int, moves: int
) -> None:
    game = play_on(courtly.lancaster.new(seed=seed, players=players, laws=laws), moves, seed)
    expected = if_it_ended_now(game)
    assert game.scores() == expected
    assert list(game.sheet().total) == expected
    assert game.sheet().final == game.over


@rule("L9.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_sheet_outcome_and_events_agree(players: int) -> None:
    game = play_on(courtly.lancaster.new(seed=players, players=players), 5000, 3)
    outcome = game.outcome()
    assert outcome is not None
    scored = track(game, final=True)
    assert scored == list(outcome.scores) == game.scores() == if_it_ended_now(game)
    assert outcome.sheet == game.sheet()
    assert outcome.sheet.total == outcome.scores
    assert [player.points for player in game.view().players] == scored


@rule("L9.6")
def test_the_sheet_foresees_the_final_scoring() -> None:
    """With nothing left to score, the sheet before the last move is the sheet at the end."""
    built = last_round((4, 3), (3,), (2,)).conflict("lower 1", "8").tiles("Gold", *SPACES[2:])
    built.nobles("Blue", *COUNTIES[:5]).knight("Blue", 1, "lower 1")
    game = built.stock("Blue", gold=0).score_conflicts()
    before = game.sheet()
    assert not before.final
    play(game, "decline")
    assert game.over
    assert before.lines == game.sheet().lines
