"""What holds for all laws: order, left-over stones, what is read when, decks [L3.4–L4.1]."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from courtly import lancaster
from courtly.core.errors import OptionError
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import SECTIONS, TOKENS
from courtly.lancaster.law_table import LAW_IDS, SECTION_SIZE

from .one_law import asked, enact, four_conflicts, given, points
from .positions import Position, happened, play, position, stock, texts

rule = pytest.mark.rule


# -- L3.4: stones left over ----------------------------------------------------------------------


def parliament(*laws: str) -> Position:
    """Three players, Red with 3 stones and a knight in a conflict; these laws in force."""
    built = position(3).laws(*laws).proposals("B14", "B21", "B11").everyone(votes=0)
    return built.stock("Red", votes=3).knight("Red", 1, "upper 1").court("Red")


def reject_all(built: Position) -> Lancaster:
    return play(built.vote(), *["no 0"] * 9)


@rule("L3.4")
def test_laws_are_applied_left_to_right() -> None:
    game = reject_all(parliament("B31", "B03", "N32"))
    assert happened(game, "law_applied") == [(None, "B31"), (None, "B03"), (None, "N32")]


@rule("L3.4")
def test_without_n22_and_n42_stones_left_over_are_gone_when_laws_are_applied() -> None:
    game = reject_all(parliament("N03", "N32", "B31"))
    assert asked(game) == ("Red", "N32")
    assert stock(game, "Red")["votes"] == 1, "the one of N03"
    kinds = [(e.kind, e.data.get("source")) for e in game.events]
    assert kinds.index(("tokens_paid", "left over")) < kinds.index(("law_applied", None))


@rule("L3.4")
@pytest.mark.parametrize("law", ["N22", "N42"])
def test_with_n22_or_n42_in_force_stones_left_over_stay_through_all_three_laws(law: str) -> None:
    game = reject_all(parliament(law, "N03", "N32"))
    play(game, *(["decline"] if law == "N22" else ["trade 0"] * 3))
    assert asked(game) == ("Red", "N32")
    assert stock(game, "Red")["votes"] == 4
    play(game, "decline", "decline", "decline")
    assert ("Red", "votes", 3, "left over") in happened(game, "tokens_paid")
    kinds = [(e.kind, e.data.get("source") or e.data.get("phase")) for e in game.events]
    paid, counties = ("tokens_paid", "left over"), ("phase_began", "counties")
    assert kinds.index(("law_applied", None)) < kinds.index(paid) < kinds.index(counties)
    assert stock(game, "Red")["votes"] == 2, "one by N03, one for the lord of the castle"


@rule("L3.4")
@rule("N42")
def test_stones_given_for_points_are_not_returned_again() -> None:
    game = play(reject_all(parliament("B03", "B31", "N42")), "trade 2", "trade 0", "trade 0")
    assert given(game, "N42")["Red"] == {"gold": -2, "squires": -2, "votes": -2, "points": 6}
    assert ("Red", "votes", 1, "left over") in happened(game, "tokens_paid")


@rule("L3.4")
@rule("N22")
def test_stones_put_into_votes_are_not_left_over() -> None:
    built = parliament("N22", "B03", "B31").stock("Blue", votes=1)
    ballots = ("Red: no 3", "Blue: no 0", "Green: no 0", *["no 0"] * 6)
    assert asked(play(built.vote(), *ballots)) == ("Blue", "N22")


@rule("L3.4")
def test_stones_bought_or_gained_by_laws_are_there_in_the_next_round() -> None:
    built = parliament("B11", "B03", "N22").stock("Red", votes=0, gold=2).stock("Blue", votes=1)
    game = play(reject_all(built), "trade 2", "trade 0", "trade 0", "decline")
    assert (game.decision, game.view().round) == ("place", 3)
    assert stock(game, "Red")["votes"] == 3, "two bought, one for the lord"
    assert stock(game, "Blue")["votes"] == 1, "one for the lord; the left-over one is gone"


# -- L3.5: what is read when ---------------------------------------------------------------------


@rule("L3.5")
def test_each_law_reads_the_position_the_one_before_has_left() -> None:
    built = position().knight("Red", 2, "York").everyone(squires=1)
    game = enact(built, "B14", "N01")
    assert given(game, "N01").keys() == {"Red"}, "the squire of B14 makes the most"
    built = position().knight("Red", 2, "castle gold").knight("Red", 2, "upper 1")
    game = play(enact(built.knight("Red", 1, "upper 2"), "B13", "N23"), "lay gold")
    assert points(game, "N23") == {}, "one 2 has gone back to court under the tile"


@rule("L3.5")
@rule("B22")
def test_a_law_is_read_once_and_not_again_after_its_own_effect() -> None:
    """No 2 is placed after the first upgrade either, but B22 gives one only."""
    game = play(enact(position(3), "B22"), "upgrade 1 court")
    assert asked(game) == ("Blue", "B22")


@rule("L3.5")
@pytest.mark.parametrize("law", ["B11", "B12", "B41", "B42", "N32", "N42"])
def test_players_trade_in_player_order_from_the_start_player(law: str) -> None:
    game = enact(position().start("Green"), law)
    seats = []
    while game.view().law == law:
        seats.append(asked(game)[0])
        game.play("decline" if law == "N32" else "trade 0")
    assert seats == ["Green", "Gold", "Red", "Blue"]
    assert given(game, law) == {}


@rule("L3.5")
@rule("L1.1")
def test_the_box_pays_in_player_order_each_in_full_and_each_kind_by_itself() -> None:
    built = four_conflicts(position(supply="box")).start("Blue")
    for conflict, strength in (("upper 1", 1), ("upper 2", 1), ("lower 1", 1), ("lower 2", 2)):
        built.knight("Red", strength, conflict).knight("Blue", strength, conflict)
    built.everyone(squires=9).stock("Gold", squires=7)
    game = enact(built, "B21")
    two = {"gold": 2, "votes": 2}
    assert given(game, "B21") == {"Blue": {**two, "squires": 2}, "Red": {**two, "squires": 1}}


# -- every law -----------------------------------------------------------------------------------


def full_board() -> Position:
    """Most laws have something to give or to take here."""
    built = four_conflicts(position()).everyone(gold=5, squires=5, votes=5).no_nobles("Stafford")
    built.left_over(red=4, blue=2).tiles("Red", "gold", "votes", "recruit")
    built.knight("Red", 1, "Stafford", squires=2).knight("Red", 2, "York", squires=1)
    built.knight("Red", 1, "upper 1").knight("Red", 3, "lower 1").knight("Red", 1, "castle purse")
    built.knight("Blue", 2, "castle gold").knight("Blue", 1, "Surrey").knight("Blue", 3, "upper 1")
    return built.nobles("Blue", "York", "Surrey", "Dorset").court("Red", 2)


@rule("L3.5")
@pytest.mark.parametrize("law", LAW_IDS)
def test_what_a_law_gives_and_takes_is_in_the_log_with_the_law_as_its_source(law: str) -> None:
    built = full_board()
    before = built.s["stock"].copy()
    game = enact(built, law)
    while game.view().law == law:
        offered = [text for text in texts(game) if text != "decline"]
        game.play(offered[-1] if offered else "decline")
    sums = given(game, law)
    sent = dict.fromkeys(game.seat_names, 0)
    for seat, amount, _ in happened(game, "squires_sent"):
        sent[seat] += amount
    for number, seat in enumerate(game.seat_names):
        logged = sums.get(seat, {})
        for k, token in enumerate(TOKENS):
            change = stock(game, seat)[token] - int(before[number, k])
            assert change == logged.get(token, 0) - (sent[seat] if token == "squires" else 0)
        assert game.sheet().lines["laws"][number] == logged.get("points", 0)


@rule("L10.6")
@pytest.mark.parametrize("law", ["B03", "B14", "B21", "B31", "B33", "N03", "N13", "N41", "N43"])
def test_an_allys_knights_count_for_no_law(law: str) -> None:
    built = position(2).no_nobles("Stafford", "York").knight("Red's ally", 2, "York")
    built.knight("Red's ally", 1, "Stafford").knight("Red's ally", 1, "upper 1")
    built.knight("Red's ally", 1, "upper 2").knight("Red's ally", 2, "Dorset")
    assert given(enact(built, law), law) == {}


@rule("L10.6")
@rule("N24")
def test_an_allys_county_costs_nothing_and_no_squires_fight_beside_an_ally() -> None:
    built = position(2).knight("Red's ally", 2, "York").knight("Red's ally", 1, "upper 1")
    game = enact(built, "N24", "N12")
    assert asked(game) == ("Red", "N32")
    assert game.view().counties[2].strength == 2


# -- L4.1: decks ---------------------------------------------------------------------------------


def sections(game: Lancaster) -> Iterator[set[str]]:
    """The laws of a new game, section by section: those in force, then the pile from the top."""
    yield set(game.view().laws)
    pile = [LAW_IDS[int(law)] for law in game._states[0]["deck"]]
    for section in range(1, SECTIONS):
        size = int(SECTION_SIZE[section])
        yield set(pile[:size])
        pile = pile[size:]


def printed(letter: str, section: int) -> set[str]:
    """The laws of a section as the rules number them: B11 to B14."""
    return {f"{letter}{section}{k}" for k in range(1, (3, 4, 4, 4, 3)[section] + 1)}


@rule("L4.1")
@pytest.mark.parametrize(
    ("options", "letters"),
    [
        ({}, "BBBBB"),
        ({"laws": "base"}, "BBBBB"),
        ({"laws": "new"}, "NNNNN"),
        ({"laws": "sections", "sections": ["base", "new", "new", "base", "new"]}, "BNNBN"),
    ],
)
def test_decks_by_set_and_by_section(options: dict[str, object], letters: str) -> None:
    for seed in range(5):
        game = Lancaster.make(options, seed)
        expected = [printed(letter, section) for section, letter in enumerate(letters)]
        assert list(sections(game)) == expected


@rule("L4.1")
def test_random_decks_throw_a_coin_for_each_section() -> None:
    seen = set()
    for seed in range(300):
        letters = ""
        for section, laws in enumerate(sections(lancaster.new(seed=seed, laws="random"))):
            letter = min(laws)[0]
            assert laws == printed(letter, section), "one set a section"
            letters += letter
        seen.add(letters)
    assert len(seen) == 2**SECTIONS


@rule("L4.1")
def test_sections_have_to_be_named_and_only_with_their_deck() -> None:
    for options in (
        {"laws": "sections"},
        {"laws": "sections", "sections": ["base"] * 4},
        {"laws": "sections", "sections": ["old"] * 5},
        {"laws": "new", "sections": ["base"] * 5},
        {"laws": "both"},
    ):
        with pytest.raises(OptionError):
            Lancaster.make(options)
