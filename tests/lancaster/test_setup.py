"""L1: setting up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import courtly
from courtly.core.errors import OptionError
from courtly.lancaster import Lancaster, View
from courtly.lancaster.components import load
from courtly.lancaster.constants import COUNTIES, FAVOURS, SPACES, TOKENS

from .positions import happened, play, position, stock
from .random_games import advanced

rule = pytest.mark.rule
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def dealt(players: int, **options: Any) -> Lancaster:
    """A game with the first tiles laid, at the first knight."""
    game = courtly.lancaster.new(seed=1, players=players, **options)
    return play(game, *["lay gold"] * players)


def total_of(game: Lancaster, token: str) -> int:
    """All tokens of a kind, with the players and in the supply."""
    supply = int(game._states[0]["supply"][TOKENS.index(token)])
    return supply + sum(stock(game, seat)[token] for seat in game.seat_names)


@rule("L1.1")
def test_two_to_five_may_play() -> None:
    for players, names in ((2, ("Red", "Blue")), (5, ("Red", "Blue", "Green", "Gold", "Violet"))):
        assert courtly.lancaster.new(players=players).seat_names == names
    for players in (1, 6):
        with pytest.raises(OptionError, match="from 2 to 5"):
            courtly.lancaster.new(players=players)


@rule("L1.1")
@every_table
def test_the_box_holds_37_of_each_token_starting_stocks_included(players: int) -> None:
    game = courtly.lancaster.new(players=players, supply="box")
    assert game.view().supply == {
        "gold": 37 - 2 * players,
        "squires": 37 - 2 * players,
        "votes": 37 - players,
    }
    for token in TOKENS:
        assert total_of(game, token) == 37


@rule("L1.1")
def test_what_leaves_a_player_returns_to_the_supply() -> None:
    game = position(3, supply="box").stock("Red", votes=3).proposals("B14", "B21", "B11").vote()
    before = game.view().supply
    assert before is not None
    play(game, "Red: yes 2", "Blue: yes 0", "Green: yes 0")
    assert game.view().supply == {**before, "votes": before["votes"] + 2}


@rule("L1.1")
def test_without_the_option_the_supply_is_not_limited() -> None:
    built = position(3).stock("Red", gold=37).stock("Blue", gold=30).stock("Green", gold=9)
    game = built.apply_law("N11")
    assert [stock(game, seat)["gold"] for seat in game.seat_names] == [38, 31, 10]
    assert game.view().supply is None
    assert happened(game, "supply_short") == []


@rule("L1.2")
@every_table
def test_seven_knights_a_one_and_a_two_of_them_at_court(players: int) -> None:
    view = courtly.lancaster.new(players=players).view()
    for side in view.sides[:players]:
        assert side.court == (1, 2)
        assert side.reserve == (1, 1, 2, 3, 4)
        assert all(space.knight == 0 for space in side.castle)


@rule("L1.3")
@every_table
def test_two_gold_two_squires_one_stone_six_tiles_no_points(players: int) -> None:
    game = courtly.lancaster.new(players=players)
    for seat, player in enumerate(game.view().players):
        assert stock(game, player.name) == {"gold": 2, "squires": 2, "votes": 1}
        assert player.tiles == SPACES
        assert player.points == 0
        assert player.nobles == ()
        assert game.view(seat).players[seat].gold == 2


@rule("L1.3")
def test_gold_and_squires_are_behind_the_screen_stones_are_open() -> None:
    other = courtly.lancaster.new(players=3).view(0).players[1]
    assert (other.gold, other.squires, other.votes) == (None, None, 1)


@rule("L1.4")
def test_in_player_order_from_the_start_player_each_lays_one_of_six_tiles() -> None:
    game = courtly.lancaster.new(seed=1, players=4, start="green")
    seats = []
    for tile in ("recruit", "upgrade", "squires", "purse"):
        assert [move.text for move in game.legal()] == [f"lay {space}" for space in SPACES]
        seats.append(game.seat_names[game.actor or 0])
        play(game, f"lay {tile}")
    assert seats == ["Green", "Gold", "Red", "Blue"]
    assert game.decision == "place"
    castles = [side.castle for side in game.view().sides]
    tiles = [[space.name for space in castle if space.tile == "open"] for castle in castles]
    assert tiles == [["squires"], ["purse"], ["recruit"], ["upgrade"]]
    assert [len(player.tiles) for player in game.view().players] == [5, 5, 5, 5]


@rule("L1.4")
def test_the_first_tile_yields_nothing_until_castles_are_scored() -> None:
    game = dealt(3)
    assert stock(game, "Red") == {"gold": 2, "squires": 2, "votes": 1}
    scored = position(3).tiles("Red", "gold").score_castles()
    assert ("Red", "gold", 2, "castle gold") in happened(scored, "tokens_gained")


@rule("L1.4")
@every_table
def test_all_of_round_1_lies_open_before_the_first_tile(players: int) -> None:
    game = courtly.lancaster.new(seed=1, players=players)
    view = game.view(0)
    assert (view.phase, view.round, game.round) == ("setup", 0, 0)
    assert [conflict.name for conflict in view.conflicts] == ["upper 1", "upper 2"]
    assert len(view.laws) == len(view.proposals) == 3
    assert all(view.favours.values())
    other = game.resampled(0, 1)
    assert other.view(0) == view, "nobody can take it for something else"


@rule("L1.4", "L8.1")
def test_round_1_is_told_after_the_tiles_and_is_what_lay_there() -> None:
    game = courtly.lancaster.new(seed=1, players=3)
    before = game.view(0)
    play(game, *["lay gold"] * 3)
    after = game.view(0)
    assert (after.phase, after.round) == ("placing", 1)
    assert (after.conflicts, after.proposals) == (before.conflicts, before.proposals)
    assert happened(game, "round_began") == [(None, 1)]
    assert len(happened(game, "conflict_opened")) == 2
    assert [law for _, law, _ in happened(game, "law_proposed")] == list(before.proposals)


@rule("L1.4")
def test_in_engine_1_only_the_laws_lay_open_before_the_tiles() -> None:
    game = Lancaster.make({"players": 3}, 1, 1)
    view = game.view(0)
    assert len(view.laws) == 3
    assert (view.conflicts, view.proposals) == ((), ())
    again = Lancaster.from_bytes(game.to_bytes())
    for one in (game, again):
        play(one, *["lay gold"] * 3)
        assert one.view(0) == dealt(3).view(0), "the deal is the same"
        assert one.engine == 1


@rule("L1.5")
def test_the_lot_names_the_start_player_or_the_table_does() -> None:
    starts = Counter(courtly.lancaster.new(seed=seed, players=5).view().start for seed in range(99))
    assert sorted(starts) == [0, 1, 2, 3, 4]
    assert min(starts.values()) > 5
    game = courtly.lancaster.new(seed=1, players=5, start="Violet")
    assert game.view().start == game.actor == 4


@rule("L1.5")
def test_play_goes_round_in_seat_order() -> None:
    game = dealt(3, start="blue")
    seats = []
    for move in (*["place 1 castle purse"] * 3, "place 2 castle votes"):
        seats.append(game.seat_names[game.actor or 0])
        play(game, move)
    assert seats == ["Blue", "Green", "Red", "Blue"]


@rule("L1.6")
@pytest.mark.parametrize(("players", "nobles"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_nine_counties_with_nobles_by_the_number_of_players(players: int, nobles: int) -> None:
    counties = courtly.lancaster.new(players=players).view().counties
    assert "".join(county.letter for county in counties) == "ABCDEFGHI"
    assert [county.name for county in counties] == list(COUNTIES)
    assert [county.nobles for county in counties] == [nobles] * 9


@rule("L1.7")
@pytest.mark.parametrize(("players", "out"), [(2, {2, 10}), (3, {9, 10}), (4, {2, 10}), (5, {2})])
def test_two_conflict_cards_stay_out_by_the_number_of_players(players: int, out: set[int]) -> None:
    strengths = Counter(card.strength for card in load().conflicts)
    expected = Counter({k: n for k, n in strengths.items() if k not in out})
    if players == 5:
        expected[3] -= 1
    for seed in range(3):
        opened = happened(advanced(seed, players=players), "conflict_opened")
        assert Counter(strength for _, _, strength, _ in opened) == expected
        assert len({card for *_, card in opened}) == 10


@rule("L1.7")
def test_with_five_the_lot_decides_which_three_stays_out() -> None:
    cards = load().conflicts
    threes = {number for number, card in enumerate(cards) if card.strength == 3}
    left_out = set()
    for seed in range(20):
        opened = happened(advanced(seed, players=5), "conflict_opened")
        left_out |= threes - {card for *_, card in opened}
    assert left_out == threes


@rule("L1.7")
def test_ten_cards_are_shuffled_and_two_lie_face_up_in_the_upper_row() -> None:
    game = dealt(4)
    assert [conflict.name for conflict in game.view().conflicts] == ["upper 1", "upper 2"]
    assert game.view().conflicts_left == 8
    first = {
        tuple(play(courtly.lancaster.new(seed=k), *["lay gold"] * 4).view().conflicts)
        for k in range(20)
    }
    assert len(first) > 10


@rule("L1.8")
@every_table
def test_six_favours_face_up_but_with_three_players_no_upgrade(players: int) -> None:
    favours = dealt(players).view().favours
    expected = [name for name in FAVOURS if players != 3 or name != "upgrade"]
    assert list(favours) == expected
    assert len(favours) == (5 if players == 3 else 6)
    assert all(favours.values())


def opening(seed: int) -> View:
    return play(courtly.lancaster.new(seed=seed), *["lay gold"] * 4).view()


@rule("L1.9")
def test_section_0_is_in_force_shuffled() -> None:
    orders = {opening(seed).laws for seed in range(60)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("B01", "B02", "B03")}


@rule("L1.9")
def test_the_pile_has_section_1_on_top_and_4_at_the_bottom() -> None:
    seen = set()
    for seed in range(5):
        proposed = [law for _, law, _ in happened(advanced(seed), "law_proposed")]
        assert [law[:2] for law in proposed] == ["B1"] * 4 + ["B2"] * 4 + ["B3"] * 4 + ["B4"] * 3
        assert len(set(proposed)) == 15
        seen.add(tuple(proposed))
    assert len(seen) == 5, "shuffled within the sections"


@rule("L1.9")
def test_three_proposals_lie_open_from_left_to_right() -> None:
    game = dealt(4)
    assert len(game.view().proposals) == 3
    assert game.view().laws_left == 12
    numbers = [number for _, _, number in happened(game, "law_proposed")]
    assert numbers == [1, 2, 3]
