"""R3: the end, and points."""

from __future__ import annotations

import pytest

from courtly.richelieu import Line, Outcome
from courtly.richelieu.constants import DECISIONS

from .positions import Position, all_cards_of, face

rule = pytest.mark.rule


def finish(position: Position, *moves: str) -> Outcome:
    """Play the last moves and look at the outcome."""
    game = position.game()
    for move in moves:
        game.play(move)
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def line(outcome: Outcome, name: str) -> Line:
    """One line of the score sheet."""
    return next(line for line in outcome.lines if line.name == name)


@rule("R3.1")
def test_the_game_ends_when_all_cards_are_taken_without_a_marker_step() -> None:
    game = Position("BGNs BGNc", decision="take").game()
    assert game.outcome() is None
    game.play("take a1")
    game.play("take a2")
    assert game.over
    assert game.legal() == []


@rule("R3.1")
def test_the_tactical_variant_ends_with_one_row_left_at_once() -> None:
    game = Position("BGNs", "BGNc BGNt BON2", variant="tactical").game()
    game.play("take a1")
    assert game.over, "no second card, no marker"
    standard = Position("BGNs", "BGNc BGNt BON2").game()
    standard.play("take a1")
    assert not standard.over


@rule("R3.1")
def test_the_last_card_is_not_paid_for() -> None:
    game = Position("BGNs^q").game()
    game.play("take a1")
    assert game.over
    assert game.view().box == (0, 0)


@rule("R3.2")
def test_worked_example_1_five_coats_and_the_token_against_five() -> None:
    """Bourgogne: 5 coats and the token against the other 5 gives 6 points to nothing."""
    position = Position("AUV2", cardinal="BGN2 BGN2 BGN1").holds("cardinal", "Bourgogne")
    bourgogne = line(finish(position, "take a1"), "Bourgogne")
    assert bourgogne.count == (6, 5)
    assert bourgogne.points == (6, 0)


@rule("R3.2")
def test_worked_example_2_four_against_four_gives_nothing() -> None:
    position = Position("AUV2", cardinal="NOR2 NORs NORc")
    normandie = line(finish(position, "take a1"), "Normandie")
    assert normandie.count == (4, 4)
    assert normandie.points == (0, 0)


@rule("R3.2", "R3.3")
def test_worked_example_3_seven_coats_against_the_token_alone() -> None:
    """Provence: the Queen scores 7, Richelieu with just the token loses 5."""
    position = Position("AUV2", cardinal="BGNs").holds("cardinal", "Provence")
    provence = line(finish(position, "take a1"), "Provence")
    assert provence.count == (1, 7)
    assert provence.points == (0, 7)
    assert provence.lost == (5, 0)


@rule("R3.2")
def test_a_token_counts_without_a_card_of_its_region() -> None:
    """With no coat of the region taken by anybody (tactical), the token alone leads."""
    row = all_cards_of("AUV")
    position = Position(row, "BGNs", cardinal="BGN2", variant="tactical")
    auvergne = line(finish(position.holds("cardinal", "Auvergne"), "take b1"), "Auvergne")
    assert auvergne.points == (1, 0)
    assert auvergne.lost == (5, 5)


@rule("R3.4")
def test_worked_example_4_five_crosses_against_four() -> None:
    cards = " ".join(f"{region}c" for region in ("BGN", "BRT", "CHA", "NOR", "LAN"))
    crosses = line(finish(Position("AUV2", cardinal=cards), "take a1"), "cross")
    assert crosses.count == (5, 4)
    assert crosses.points == (5, 0)
    with_token = Position("AUV2", cardinal=cards).holds("queen", "cross")
    assert line(finish(with_token, "take a1"), "cross").points == (0, 0)


@rule("R3.4")
def test_five_points_off_for_a_symbol_on_none_of_the_cards() -> None:
    swords = line(finish(Position("AUV2", cardinal="BGN2"), "take a1"), "sword")
    assert swords.points == (0, 9)
    assert swords.lost == (5, 0)


@rule("R3.4")
def test_an_unused_marker_back_counts_for_nothing() -> None:
    without = finish(Position("AUV2", cardinal="BGN2"), "take a1")
    position = Position("AUV2", cardinal="BGN2").holds("cardinal", "marker back")
    assert finish(position, "take a1").scores == without.scores


@rule("R3.4")
def test_in_the_tactical_variant_points_are_lost_also_for_what_lies_on_the_table() -> None:
    position = Position(all_cards_of("AUV"), "BGNs", cardinal="BGN2", variant="tactical")
    assert line(finish(position, "take b1"), "Auvergne").lost == (5, 5)


@rule("R3.3", "R3.4", "R3.5")
def test_more_points_win_and_the_sheet_adds_up() -> None:
    outcome = finish(Position("AUV2", cardinal="BGNs BRT2"), "take a1")
    for seat in range(2):
        total = sum(row.points[seat] - row.lost[seat] for row in outcome.lines)
        assert outcome.scores[seat] == total
    assert outcome.winner == 1


def tactical_end(cardinal: str, queen: str) -> Outcome:
    """A tactical game that ended with just these cards taken."""
    position = Position("AUV2", variant="tactical")
    s = position.states[0]
    s["owner"][:] = -1
    for seat, cards in enumerate((cardinal, queen)):
        for card in cards.split():
            free = (s["face"] == face(card)) & (s["owner"] == -1)
            s["owner"][free.argmax()] = seat
    s["actor"], s["decision"] = -1, DECISIONS.index("over")
    outcome = position.game().outcome()
    assert outcome is not None
    return outcome


@rule("R3.5")
def test_equal_points_go_to_fewer_cards() -> None:
    """2 : 2 in Bourgogne and 1 : 1 in swords give nothing; Normandie and Champagne 1 each."""
    outcome = tactical_end("BGN2 NORs", "BGN1 BGNs CHA1")
    assert outcome.scores == (-44, -44)
    assert outcome.cards == (2, 3)
    assert outcome.winner == 0


@rule("R3.5")
def test_equal_points_and_equal_cards_are_a_draw() -> None:
    outcome = tactical_end("BGN2", "BRT2")
    assert outcome.scores == (-53, -53)
    assert outcome.winner is None


@rule("R3.2")
def test_every_point_has_an_event() -> None:
    position = Position("AUV2", cardinal="BGN2 BGN2 BGN1 PROs").holds("cardinal", "Bourgogne")
    game = position.game()
    game.play("take a1")
    told = [0, 0]
    for event in game.events:
        if event.kind in ("line_scored", "line_missing"):
            told[event.seat] += int(event["points"] or 0)
    assert told == game.scores()
