"""The golden games hold what their names say: every way to end a game of Richelieu."""

from __future__ import annotations

from pathlib import Path

import pytest

import courtly
from courtly.richelieu import Outcome, Richelieu

rule = pytest.mark.rule
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def golden(name: str) -> Richelieu:
    return courtly.richelieu.load((PLAYTHROUGHS / f"{name}.txt").read_text("utf-8"))


def ended(name: str) -> Outcome:
    outcome = golden(name).outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("name", "variant", "winner"),
    [("standard-cardinal-wins", "standard", 0), ("standard-queen-wins", "standard", 1)],
)
@rule("R3.5")
def test_the_golden_games_are_won_by_points(name: str, variant: str, winner: int) -> None:
    outcome = ended(name)
    assert golden(name).options["variant"] == variant
    assert outcome.winner == winner
    assert outcome.scores[winner] > outcome.scores[1 - winner]


@rule("R3.5")
def test_a_golden_game_is_won_by_fewer_cards() -> None:
    outcome = ended("fewer-cards-win")
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winner is not None
    assert outcome.cards[outcome.winner] < outcome.cards[1 - outcome.winner]


@rule("R3.5")
def test_a_golden_game_is_drawn() -> None:
    outcome = ended("draw")
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.cards[0] == outcome.cards[1]
    assert outcome.winner is None


def test_a_golden_game_is_tactical() -> None:
    game = golden("tactical")
    assert game.options["variant"] == "tactical"
    assert ended("tactical").winner is not None


def test_in_a_golden_game_turns_are_skipped_and_markers_bought_back() -> None:
    kinds = {event.kind for event in golden("stuck-and-redeemed").events}
    assert {"turn_skipped", "token_redeemed", "marker_paid"} <= kinds


@rule("R2.9")
def test_in_a_golden_game_one_of_two_tokens_is_chosen() -> None:
    assert "redeem-card" in {move.kind for _, move in golden("either-of-two-tokens").history}


def test_together_the_golden_games_show_every_event_there_is() -> None:
    games = [courtly.load(path.read_text("utf-8")) for path in PLAYTHROUGHS.glob("*.txt")]
    seen = {event.kind for game in games for event in game.events}
    assert seen == {kind.name for kind in Richelieu.spec.events.kinds}


def test_playouts_end_in_scores_that_can_occur() -> None:
    """No seat can have more than all coats and symbols with their tokens, or less than −60."""
    batch = courtly.playouts(courtly.richelieu.new(), 20, seed=3, fresh_deals=True)
    assert batch.scores.max() <= 65 + 27 + 12
    assert batch.scores.min() >= -60
