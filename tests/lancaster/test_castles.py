"""Phase 3b: the castles and the round table [L6]."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import COUNTIES, SEATS, SPACES, SQUIRES

from .looking import castle, gained, moment, reserve, tiles
from .positions import Position, court, happened, play, position, stock, texts

rule = pytest.mark.rule

INCOME = {
    "squires": [("Red", "squires", 2)],
    "gold": [("Red", "gold", 2)],
    "votes": [("Red", "votes", 2)],
    "purse": [("Red", "gold", 1), ("Red", "squires", 1)],
}


def with_space(how: str, space: str) -> Position:
    """Red's castle with a knight of 1 or an open tile on one space; 5 squires, a 2 at court."""
    built = position().court("Red", 2).stock("Red", squires=5)
    if how == "knight":
        return built.knight("Red", 1, f"castle {space}")
    return built.tiles("Red", space)


@rule("L6.1")
def test_example_blue_scores_a_knight_and_a_tile() -> None:
    """The rulebook's example: 2 squires for the knight; the tile's new knight costs 3."""
    built = position(3).knight("Blue", 2, "castle squires").tiles("Blue", "recruit")
    game = built.stock("Blue", squires=1).court("Blue").score_castles()
    assert gained(game, "castle squires") == [("Blue", "squires", 2)]
    assert stock(game, "Blue")["squires"] == 3
    assert texts(game) == ["recruit", "decline"]
    play(game, "recruit")
    assert ("Blue", "squires", 3, "castle recruit") in happened(game, "tokens_paid")
    assert stock(game, "Blue")["squires"] == 0
    assert court(game, "Blue") == (1, 2)
    assert tiles(game, "Blue") == {"recruit": "open"}


@rule("L6.1")
@pytest.mark.parametrize("how", ["knight", "tile"])
@pytest.mark.parametrize("space", INCOME)
def test_a_knight_or_an_open_tile_brings_the_income_of_its_space(space: str, how: str) -> None:
    game = with_space(how, space).score_castles()
    assert gained(game, f"castle {space}") == INCOME[space]
    assert court(game, "Red") == ((1, 2) if how == "knight" else (2,))
    assert tiles(game, "Red") == ({space: "open"} if how == "tile" else {})
    assert castle(game, "Red") == {}


@rule("L6.1")
@pytest.mark.parametrize("how", ["knight", "tile"])
def test_a_knight_or_an_open_tile_offers_a_new_knight(how: str) -> None:
    game = with_space(how, "recruit").score_castles()
    play(game, "recruit")
    assert happened(game, "knight_recruited") == [("Red", "castle recruit")]
    assert stock(game, "Red")["squires"] == 2
    assert court(game, "Red") == ((1, 1, 2) if how == "knight" else (1, 2))
    assert castle(game, "Red") == {}


@rule("L6.1")
@pytest.mark.parametrize("how", ["knight", "tile"])
def test_a_knight_or_an_open_tile_offers_an_upgrade(how: str) -> None:
    game = with_space(how, "upgrade").score_castles()
    own = ["upgrade 1 castle upgrade"] if how == "knight" else []
    assert texts(game) == [*own, "upgrade 2 court", "decline"]
    play(game, "upgrade 2 court")
    assert happened(game, "knight_upgraded") == [("Red", 2, "court", "castle upgrade")]
    assert stock(game, "Red")["squires"] == 3
    assert court(game, "Red") == ((1, 3) if how == "knight" else (3,))
    assert castle(game, "Red") == {}


@rule("L6.1")
@pytest.mark.parametrize("space", SPACES)
def test_an_empty_space_and_a_turned_tile_bring_nothing(space: str) -> None:
    game = position().tiles("Red", turned=space).stock("Red", squires=9).score_castles()
    assert game.decision == "place"
    assert all(gained(game, f"castle {name}") == [] for name in SPACES)
    assert tiles(game, "Red") == {space: "open"}, "turned back after castles are scored [N33]"


@rule("L6.1")
def test_castles_are_scored_from_the_start_player_on() -> None:
    game = position().start("Green").score_castles()
    assert happened(game, "castle_scored") == [("Green",), ("Gold",), ("Red",), ("Blue",)]


@rule("L6.1")
def test_a_knight_is_back_at_court_as_soon_as_its_space_is_scored() -> None:
    """So the upgrade, scored second, finds it there and no longer in the castle."""
    built = position().knight("Red", 2, "castle recruit").tiles("Red", "upgrade").court("Red")
    game = built.knight("Red", 1, "castle gold").stock("Red", squires=5).score_castles()
    assert court(game, "Red") == (1,), "the income has been taken"
    assert texts(game, "upgrade") == ["upgrade 1 court", "upgrade 2 castle recruit"]
    play(game, "recruit")
    assert court(game, "Red") == (1, 1, 2)
    assert texts(game) == ["upgrade 1 court", "upgrade 2 court", "decline"]


@rule("L6.1")
@pytest.mark.parametrize("order", [("recruit", "upgrade 1 court"), ("upgrade 1 court", "recruit")])
def test_the_player_orders_the_paid_rewards(order: tuple[str, str]) -> None:
    built = position().tiles("Red", "recruit", "upgrade").court("Red", 1)
    game = play(built.stock("Red", squires=5).score_castles(), *order)
    assert court(game, "Red") == (1, 2)
    assert stock(game, "Red")["squires"] == 0
    assert game.decision == "place"


@rule("L6.1")
def test_an_upgrade_first_can_make_room_for_a_new_knight() -> None:
    """With all three 1s in play there is none to come, until one of them rises to 2."""
    built = position().tiles("Red", "recruit", "upgrade").court("Red", 1, 1, 1)
    game = built.stock("Red", squires=5).score_castles()
    assert texts(game) == ["upgrade 1 court", "decline"]
    with pytest.raises(IllegalMove, match=r"\[L5\.5\]"):
        game.play("recruit")
    play(game, "upgrade 1 court", "recruit")
    assert court(game, "Red") == (1, 1, 1, 2)


@rule("L6.1")
def test_a_new_knight_first_can_be_upgraded() -> None:
    built = position().tiles("Red", "recruit", "upgrade").court("Red", 4)
    game = built.stock("Red", squires=5).score_castles()
    assert texts(game) == ["recruit", "decline"]
    play(game, "recruit", "upgrade 1 court")
    assert court(game, "Red") == (2, 4)


@rule("L6.2")
def test_a_new_knight_costs_3_squires_and_an_upgrade_2() -> None:
    built = position().tiles("Red", "recruit", "upgrade").court("Red", 1)
    game = built.stock("Red", squires=2).score_castles()
    assert texts(game) == ["upgrade 1 court", "decline"]
    with pytest.raises(IllegalMove, match=r"\[L6\.2\]"):
        game.play("recruit")
    play(game, "upgrade 1 court")
    assert happened(game, "tokens_paid") == [("Red", "squires", 2, "castle upgrade")]
    poor = position().tiles("Red", "upgrade").stock("Red", squires=1).score_castles()
    with pytest.raises(IllegalMove, match=r"\[L6\.2\]"):
        poor.play("upgrade 1 court")


@rule("L6.2")
@pytest.mark.parametrize("moves", [("decline",), ("recruit", "decline")])
def test_either_may_be_declined_and_the_knights_go_home(moves: tuple[str, ...]) -> None:
    built = position().knight("Red", 1, "castle recruit").knight("Red", 2, "castle upgrade")
    game = play(built.court("Red").stock("Red", squires=6).score_castles(), *moves)
    assert game.decision == "place"
    assert castle(game, "Red") == {}
    assert court(game, "Red") == ((1, 2) if len(moves) == 1 else (1, 1, 2))
    assert stock(game, "Red")["squires"] == (6 if len(moves) == 1 else 3)


@rule("L6.2")
def test_what_is_not_possible_lapses_and_costs_nothing() -> None:
    """No 1 in reserve, and nothing to rise to."""
    built = position().knight("Red", 1, "castle recruit").knight("Red", 4, "castle upgrade")
    built.court("Red", 1, 1, 2, 2, 3).stock("Red", squires=9)
    game = built.score_castles()
    assert reserve(game, "Red") == ()
    assert game.decision == "place"
    assert stock(game, "Red")["squires"] == 9
    assert court(game, "Red") == (1, 1, 1, 2, 2, 3, 4)


@rule("L6.3")
def test_income_comes_before_the_paid_rewards() -> None:
    built = position().tiles("Red", *SPACES).stock("Red", gold=0, squires=0, votes=0)
    game = built.court("Red", 1).score_castles()
    assert stock(game, "Red") == {"gold": 3, "squires": 3, "votes": 2}
    assert texts(game) == ["upgrade 1 court", "recruit", "decline"]


def short_of_squires(*spaces: str, red: int = 3, box: int = 0, engine: int = 2) -> Position:
    """Red's castle with tiles on these spaces; so many squires with Red and in the box."""
    built = position(3, engine=engine, supply="box").tiles("Red", *spaces).court("Red", 2)
    built.stock("Red", squires=red).stock("Blue", squires=0)
    held = int(built.s["stock"][2, SQUIRES]) + int(built.s["supply"][SQUIRES])
    return built.stock("Green", squires=held - box)


@rule("L6.3", "L6.1")
def test_where_the_box_is_short_of_squires_the_player_chooses_the_order() -> None:
    """New knight first: the 3 squires paid for it are in the box when income is taken."""
    game = short_of_squires("recruit", "squires", "gold").score_castles()
    assert texts(game) == ["recruit", "score squires", "score gold"]
    assert game.view().to_score == ("recruit", "squires", "gold")
    play(game, "recruit")
    assert stock(game, "Red")["squires"] == 2
    assert gained(game, "castle gold") == [("Red", "gold", 2)], "the rest needs no asking"
    assert game.actor != 0 or game.decision != "castle"


@rule("L6.3")
def test_income_first_is_one_of_the_orders() -> None:
    game = short_of_squires("recruit", "squires", "gold").score_castles()
    with pytest.raises(IllegalMove, match=r"first score the income that is left.*\[L6\.3\]"):
        game.play("decline")
    with pytest.raises(IllegalMove, match=r"to be paid for.*\[L6\.2\]"):
        game.play("score recruit")
    with pytest.raises(IllegalMove, match=r"nothing to score now.*\[L6\.3\]"):
        game.play("score votes")
    play(game, "score squires")
    assert happened(game, "supply_short") == [("Red", "squires", 2, "castle squires")]
    assert texts(game) == ["recruit", "decline"], "gold does not hang on the order"
    assert gained(game, "castle gold") == [("Red", "gold", 2)]
    play(game, "recruit")
    assert stock(game, "Red")["squires"] == 0
    assert court(game, "Red") == (1, 2)


@rule("L6.1", "L6.3")
def test_a_knight_goes_home_when_its_space_is_scored() -> None:
    built = short_of_squires("upgrade", "purse", red=0).knight("Red", 1, "castle squires")
    game = built.score_castles()
    assert texts(game) == ["score squires", "score purse"], "an upgrade cannot be paid for yet"
    play(game, "score squires")
    assert court(game, "Red") == (1, 2)


@rule("L6.3")
@pytest.mark.parametrize("why", ["enough", "unlimited", "no reward", "engine 1"])
def test_the_order_is_asked_for_only_where_it_can_matter(why: str) -> None:
    spaces = ("squires", "gold") if why == "no reward" else ("recruit", "squires", "gold")
    built = short_of_squires(
        *spaces, box=2 if why == "enough" else 1, engine=1 if why == "engine 1" else 2
    )
    if why == "unlimited":
        built.s["box"] = 0
    game = built.score_castles()
    assert ("Red", "gold", 2) in gained(game, "castle gold")
    if why == "no reward":
        assert game.actor != 0 or game.decision != "castle"
    else:
        assert texts(game) == ["recruit", "decline"]


@rule("L6.3", "L1.1")
def test_income_of_a_paid_space_comes_with_it_where_the_order_is_free() -> None:
    """An owner's figures may let a paid space yield something, too."""
    for moves in (["score squires", "decline"], ["score squires", "recruit"], ["recruit"]):
        built = short_of_squires("recruit", "squires")
        built.s["castle_pays"][0] = (1, 0, 0)
        game = built.score_castles()
        assert gained(game, "castle recruit") == []
        play(game, *moves)
        assert gained(game, "castle recruit") == [("Red", "gold", 1)], "once"


@rule("L6.4")
def test_example_blue_scores_the_round_table() -> None:
    """The rulebook's example: 5 stones, 4 for the nobles and 1 for the lord."""
    built = position().nobles("Blue", "York", "Surrey", "Dorset", "Stafford")
    game = built.score_castles()
    assert ("Blue", "votes", 5) in gained(game, "round table")
    assert ("Red", "votes", 1) in gained(game, "round table"), "the lord alone"


@rule("L6.4")
def test_a_full_round_table_gives_ten_stones() -> None:
    game = position().nobles("Red", *COUNTIES).score_castles()
    assert ("Red", "votes", 10) in gained(game, "round table")


@rule("L6.4")
def test_the_round_table_comes_before_the_next_players_castle() -> None:
    built = position(3).tiles("Red", "upgrade").tiles("Blue", "upgrade")
    game = built.score_castles()
    assert gained(game, "round table") == []
    play(game, "decline")
    assert game.actor == SEATS.index("Blue")
    assert gained(game, "round table") == [("Red", "votes", 1)]
    assert moment(game, "tokens_gained", "round table") < len(game.events) - 1


@rule("L6.4")
def test_no_stones_from_the_round_table_in_round_5() -> None:
    game = position().round(5).nobles("Red", "York").tiles("Red", "votes").score_castles()
    assert gained(game, "round table") == []
    assert gained(game, "castle votes") == [("Red", "votes", 2)], "but other stones there are"
