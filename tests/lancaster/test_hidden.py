"""What is hidden [L11]."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import (
    CONFLICTS_DEALT,
    GOLD,
    PROPOSALS,
    ROUNDS,
    ROW,
    SEATS,
    SPACES,
    SQUIRES,
    UNKNOWN,
)

from .positions import CARDS, Position, play, position, texts
from .random_games import play_on

rule = pytest.mark.rule
RED, BLUE = 0, 1


def purses(game: Lancaster, seat: int | None) -> list[tuple[int | None, int | None]]:
    """Gold and squires of all players as a seat sees them."""
    return [(player.gold, player.squires) for player in game.view(seat).players]


# -- stocks --------------------------------------------------------------------------------------


@rule("L11.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_gold_and_squires_are_seen_by_their_owner_only(players: int) -> None:
    game = position(players).stock("Blue", gold=7, squires=5).place()
    unseen = (None, None)
    assert purses(game, BLUE) == [unseen, (7, 5), *[unseen] * (players - 2)]
    assert purses(game, RED) == [(2, 2), *[unseen] * (players - 1)]
    assert purses(game, None) == [unseen] * players


@rule("L11.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_table_option_lays_stocks_open(players: int) -> None:
    game = position(players, open_stock=True).stock("Blue", gold=7, squires=5).place()
    for seat in (None, *range(players)):
        assert purses(game, seat) == [(2, 2), (7, 5), *[(2, 2)] * (players - 2)]


@rule("L11.1")
def test_movements_are_seen_as_they_happen() -> None:
    built = position().knight("Red", 1, "Surrey").stock("Red", gold=3)
    game = play(built.score_counties(), "take both")
    for seat in (None, BLUE):
        seen = [(e.kind, e.seat, *e.data.values()) for e in game.events_for(seat)]
        assert ("tokens_paid", RED, "gold", 3, "both rewards") in seen
        assert ("tokens_gained", RED, "squires", 2, "Surrey") in seen


@rule("L11.1")
def test_a_tie_in_the_final_scoring_is_left_open_in_a_view() -> None:
    """Who would win the tie by squires is nobody's business yet."""
    built = position(3).stock("Red", squires=9).court("Green")
    game = built.court("Red", 3).court("Blue", 3).place()
    assert game.sheet().lines["knighthood"] == (8, 4, 0)
    for seat in (None, RED, BLUE):
        assert game.view(seat).sheet.lines["knighthood"] == (6, 6, 0)


# -- being asked betrays nothing -----------------------------------------------------------------


def _law(law: str) -> Callable[[Position], Lancaster]:
    return lambda built: built.apply_law(law)


_IN_A_COUNTY = "York"
ASKED: dict[str, tuple[Callable[[Position], Lancaster], str]] = {
    "both in a county": (
        lambda built: built.knight("Red", 2, _IN_A_COUNTY).score_counties(),
        "take reward",
    ),
    "squires for a county": (
        lambda built: play(built.court("Red", 2).place(), f"place 2 {_IN_A_COUNTY}"),
        "squires 0",
    ),
    "castle recruit": (lambda built: built.tiles("Red", "recruit").score_castles(), "decline"),
    "castle upgrade": (lambda built: built.tiles("Red", "upgrade").score_castles(), "decline"),
    "ransom": (
        lambda built: built.conflict("lower 1", "8").knight("Red", 4, "lower 1").score_conflicts(),
        "decline",
    ),
    "B11": (_law("B11"), "trade 0"),
    "B12": (_law("B12"), "trade 0"),
    "B41": (_law("B41"), "trade 0"),
    "B42": (_law("B42"), "trade 0"),
    "N12": (lambda built: built.knight("Red", 1, "upper 1").apply_law("N12"), "send 0"),
    "N14": (_law("N14"), "decline"),
    "N24": (lambda built: built.knight("Red", 2, _IN_A_COUNTY).apply_law("N24"), "refuse"),
    "N32": (_law("N32"), "decline"),
    "N33": (lambda built: built.tiles("Red", "gold").apply_law("N33"), "refuse"),
    "N42": (lambda built: built.left_over(red=1).apply_law("N42"), "trade 0"),
}


@rule("L11.1")
@pytest.mark.parametrize("what", ASKED)
def test_being_asked_does_not_betray_what_one_has(what: str) -> None:
    """Poor or rich, Red is asked the same, and after the same answer all looks the same."""
    ask, answer = ASKED[what]
    poor, rich = (ask(position().stock("Red", gold=n, squires=n)) for n in (0, 9))
    assert poor.actor == rich.actor == RED
    assert poor.view(BLUE) == rich.view(BLUE)
    assert poor.events_for(BLUE) == rich.events_for(BLUE)
    assert answer in texts(poor)
    play(poor, answer)
    play(rich, answer)
    assert poor.view(BLUE) == rich.view(BLUE)
    assert poor.events_for(BLUE) == rich.events_for(BLUE)


# -- ballots and piles ---------------------------------------------------------------------------


@rule("L11.2")
def test_a_ballot_is_secret_until_all_have_chosen() -> None:
    built = position(3).everyone(votes=2)
    yes = play(built.vote(), "Red: yes 2")
    no = play(position(3).everyone(votes=2).vote(), "Red: no 0")
    for seat in (None, BLUE):
        assert yes.view(seat) == no.view(seat)
        assert yes.events_for(seat) == no.events_for(seat)
    assert yes.view(RED).ballot == "yes 2"
    assert yes.view(RED).players[RED].votes == 2, "the stones are in the closed hand"


@rule("L11.2")
def test_ballots_are_shown_when_all_have_chosen() -> None:
    game = play(position(3).everyone(votes=2).vote(), "Red: yes 2", "Green: no 1", "Blue: no 0")
    shown = [(e.seat, *e.data.values()) for e in game.events_for(None) if e.kind == "ballot_shown"]
    assert shown == [(RED, "yes", 2), (BLUE, "no", 0), (SEATS.index("Green"), "no", 1)]


@rule("L11.2")
@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_draw_piles_are_secret_to_all(number: int) -> None:
    game = position().round(number).place()
    for seat in (None, RED, BLUE):
        s = game.redacted(seat)[0]
        laws, cards = s["deck"].tolist(), s["conflict_deck"][:CONFLICTS_DEALT].tolist()
        assert all(card == UNKNOWN for card in laws[number * PROPOSALS :])
        assert all(card == UNKNOWN for card in cards[number * ROW :])
        assert UNKNOWN not in laws[: number * PROPOSALS] + cards[: number * ROW]


@rule("L11.2")
def test_with_five_players_nobody_knows_which_of_the_3s_was_left_out() -> None:
    game = courtly.lancaster.new(seed=1, players=5)
    out = {CARDS[card] for card in game._states[0]["conflict_deck"][CONFLICTS_DEALT:]}
    assert out in ({"2", "3a"}, {"2", "3b"})
    drawn = set()
    for draw in range(30):
        s = game.resampled(RED, draw)._states[0]
        drawn |= {CARDS[card] for card in s["conflict_deck"][CONFLICTS_DEALT:]}
    assert drawn == {"2", "3a", "3b"}


# -- resampling, and all that is public ----------------------------------------------------------


@rule("L11.1")
@rule("L11.2")
@given(
    players=st.integers(3, 5),
    laws=st.sampled_from(["base", "new", "random"]),
    supply=st.sampled_from(["unlimited", "box"]),
    seed=st.integers(0, 10_000),
    moves=st.integers(0, 250),
    draw=st.integers(0, 1000),
)
def test_a_seat_cannot_tell_a_resampled_game_from_the_true_one(
    players: int, laws: str, supply: str, seed: int, moves: int, draw: int
) -> None:
    start = courtly.lancaster.new(seed=seed, players=players, laws=laws, supply=supply)
    game = play_on(start, moves, seed)
    for seat in (None, *range(players)):
        other = game.resampled(seat, draw)
        assert other.view(seat) == game.view(seat)
        assert other.redacted(seat).tobytes() == game.redacted(seat).tobytes()
        assert other.actors == game.actors
        assert all(other.legal(actor) for actor in other.actors)
        if seat is not None:
            assert other.legal(seat) == game.legal(seat)
        assert Lancaster.from_bytes(other.to_bytes()).actor == game.actor  # all pieces are there


@rule("L11.1")
def test_resampling_deals_the_hidden_tokens_in_every_way() -> None:
    game = position(3).stock("Blue", gold=3, squires=0).stock("Green", gold=0, squires=1).place()
    for what, others in ((GOLD, 3), (SQUIRES, 1)):
        drawn = {
            tuple(game.resampled(RED, k)._states[0]["stock"][:3, what].tolist()) for k in range(60)
        }
        assert drawn == {(2, n, others - n) for n in range(others + 1)}


@rule("L11.2")
def test_resampling_draws_piles_and_ballots_anew() -> None:
    game = play(position(3).stock("Red", votes=1).vote(), "Red: yes 1")
    drawn = [game.resampled(BLUE, k)._states[0] for k in range(60)]
    assert {int(s["ballot"][RED]) for s in drawn} == {0, 1, 2, 3}, "no or yes, with 0 or 1 stones"
    assert len({s["deck"].tobytes() for s in drawn}) > 50
    assert len({s["conflict_deck"].tobytes() for s in drawn}) > 50


HIDDEN = {"stock", "ballot", "deck", "conflict_deck"}


@rule("L11.3")
@given(players=st.integers(3, 5), seed=st.integers(0, 10_000), moves=st.integers(0, 250))
def test_all_else_is_public_and_so_is_the_log(players: int, seed: int, moves: int) -> None:
    game = play_on(courtly.lancaster.new(seed=seed, players=players, laws="random"), moves, seed)
    truth = game._states[0]
    for seat in (None, *range(players)):
        shown = game.redacted(seat)[0]
        for name in truth.dtype.names or ():
            if name not in HIDDEN:
                assert np.array_equal(shown[name], truth[name]), name
        assert np.array_equal(shown["stock"][:, SQUIRES + 1 :], truth["stock"][:, SQUIRES + 1 :])
        seen = [e for e in game.events_for(seat) if e.kind != "ballot_cast"]
        assert seen == [e for e in game.events if e.kind != "ballot_cast"]


@rule("L11.3")
def test_votes_nobles_tiles_and_knights_are_the_same_for_all() -> None:
    built = position(3).nobles("Red", "York").tiles("Red", *SPACES[:2]).stock("Red", votes=4)
    game = built.knight("Blue", 3, "Dorset", squires=2).place()
    for seat in (None, RED, BLUE):
        view = game.view(seat)
        assert (view.players[RED].votes, view.players[RED].nobles) == (4, ("York",))
        assert view.players[RED].tiles == SPACES[2:]
        assert view.sides == game.view(RED).sides
        assert view.counties == game.view(RED).counties
