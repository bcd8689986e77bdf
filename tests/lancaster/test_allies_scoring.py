"""L10: allies in parliament, in the scoring and at the end."""

from __future__ import annotations

import pytest

from courtly.lancaster.constants import SPACES
from courtly.lancaster.law_table import LAW_IDS

from .positions import Position, court, happened, play, stock, texts
from .test_allies import nobles_in, side, two

rule = pytest.mark.rule


@rule("L10.6")
def test_allies_do_not_vote() -> None:
    game = two().everyone(votes=0).proposals("B14", "B21", "B11").vote()
    assert game.actors == [0, 1]
    play(game, "yes 0", "no 0")
    assert happened(game, "law_adopted") == [(None, "B14", 1, 1)]


def busy_allies() -> Position:
    """Red's ally stands everywhere a law might look; Red has nothing but an empty court."""
    built = two().everyone(gold=0, squires=0, votes=0)
    for strength, place in (
        (1, "Stafford"),
        (2, "York"),
        (3, "Surrey"),
        (4, "upper 1"),
        (1, "upper 2"),
        (1, "castle recruit"),
        (2, "castle upgrade"),
    ):
        built.knight("Red's ally", strength, place)
    return built


# B22 and N11 pay whoever has none of something; trades and exchanges need no knights.
_NOT_FOR_KNIGHTS = {"B22", "N11", "B11", "B12", "B41", "B42", "N14", "N32", "N42"}


@rule("L10.6")
@pytest.mark.parametrize("law", sorted(set(LAW_IDS) - _NOT_FOR_KNIGHTS))
def test_allies_count_for_no_law_gain_from_none_and_suffer_from_none(law: str) -> None:
    game = busy_allies().no_nobles().apply_law(law)
    about = [e for e in game.events if e.data.get("source") == law]
    assert about == []
    assert (game.decision, game.view().source) != ("toll", law)
    laws = [event.kind for event in game.events]
    applied = laws.index("law_applied")
    counties = laws.index("phase_began", applied)
    assert laws[applied + 1 : counties] == [], "nothing happens by the law"


@rule("L10.6")
def test_an_allys_knight_of_two_does_not_stand_in_the_way_of_b22() -> None:
    game = two().knight("Red's ally", 2, "York").court("Red", 1).apply_law("B22")
    assert (game.actor, game.decision) == (0, "upgrade")
    assert texts(game) == ["upgrade 1 court", "decline"], "and an own knight is upgraded"


@rule("L10.6")
def test_no_county_of_an_ally_is_charged_by_n24() -> None:
    game = two().knight("Red's ally", 2, "York").knight("Red", 1, "Stafford").apply_law("N24")
    assert game.view().about == "Stafford"
    play(game, "refuse")
    assert game.view().phase == "counties"
    assert game.view().about == "York"


def in_county(county: str, strength: int = 4) -> Position:
    return two().court("Red", 1).knight("Red's ally", strength, county)


@rule("L10.7")
@pytest.mark.parametrize("county", ["York", "Suffolk"])
def test_a_new_knight_is_the_allys_and_yorks_stones_lapse(county: str) -> None:
    game = in_county(county, 2).score_counties()
    assert texts(game) == ["take noble", "take reward"]
    play(game, "take reward")
    assert court(game, "Red's ally") == (1, 2)
    assert court(game, "Red") == (1,)
    gained = [e for e in happened(game, "tokens_gained") if e[3] == county]
    assert gained == []


@rule("L10.7")
@pytest.mark.parametrize("county", ["Stafford", "Gloucester"])
def test_an_upgrade_is_the_allys_and_gloucesters_stones_lapse(county: str) -> None:
    game = play(in_county(county, 3).score_counties(), "take reward")
    assert game.actor == 0
    assert texts(game) == [f"upgrade 3 {county}", "decline"]
    play(game, f"upgrade 3 {county}")
    assert court(game, "Red's ally") == (4,)
    assert [e for e in happened(game, "tokens_gained") if e[3] == county] == []


@rule("L10.7")
def test_the_noble_leaves_the_game() -> None:
    game = play(in_county("Somerset").score_counties(), "take noble")
    assert nobles_in(game, "Somerset") == 1
    assert game.view().players[0].nobles == ()
    assert court(game, "Red's ally") == (4,)


@rule("L10.7")
@pytest.mark.parametrize("county", ["Northumberland", "Bedford", "Somerset"])
def test_tiles_and_points_lapse_and_may_be_chosen_all_the_same(county: str) -> None:
    game = play(in_county(county).score_counties(), "take reward")
    assert happened(game, "reward_lapsed")[0] == ("Red's ally", county)
    assert nobles_in(game, county) == 2
    assert len(game.view().players[0].tiles) == 6
    assert [e for e in happened(game, "points_scored") if e[2] == county] == []


@rule("L10.7")
def test_the_crossing_is_open_to_the_ally_without_a_favour() -> None:
    built = in_county("Dorset", 3).knight("Red", 1, "upper 1").knight("Blue", 1, "upper 1")
    built.knight("Blue's ally", 1, "upper 1")
    game = play(built.score_counties(), "take reward")
    assert texts(game) == ["cross upper 2"], "the ally does not join its player’s stack"
    play(game, "cross upper 2")
    assert happened(game, "knight_crossed") == [("Red's ally", 3, "upper 2")]
    assert happened(game, "favour_taken") == []


@rule("L10.7")
@pytest.mark.parametrize("choice", ["noble", "reward"])
def test_in_surrey_the_player_names_the_start_player_and_the_purse_lapses(choice: str) -> None:
    game = play(in_county("Surrey").score_counties(), f"take {choice}")
    assert (game.actor, game.decision) == (0, "start")
    assert texts(game) == ["name Red", "name Blue"]
    play(game, "name Blue")
    assert game.view().start == 1
    assert [e for e in happened(game, "tokens_gained") if e[3] == "Surrey"] == []


@rule("L10.8")
def test_the_allys_castle_is_scored_right_after_its_players() -> None:
    game = two().start("Blue").score_castles()
    order = [
        (event.kind, event.data.get("source"), game.side_names[event.seat])
        for event in game.events
        if event.kind == "castle_scored" or event.data.get("source") == "round table"
    ]
    assert [name for kind, _, name in order if kind == "castle_scored"] == [
        "Blue",
        "Blue’s ally",
        "Red",
        "Red’s ally",
    ]
    assert [name for kind, _, name in order if kind != "castle_scored"] == ["Blue", "Red"]


def ally_castle() -> Position:
    built = two().everyone(squires=0).knight("Red's ally", 1, "castle recruit")
    return built.knight("Red's ally", 2, "castle upgrade")


@rule("L10.8")
@pytest.mark.parametrize(
    "moves",
    [("recruit", "upgrade 2 castle upgrade"), ("upgrade 2 castle upgrade", "recruit")],
)
def test_both_spaces_are_free_of_charge_in_either_order(moves: tuple[str, str]) -> None:
    game = ally_castle().score_castles()
    assert (game.actor, game.view().side) == (0, 2)
    assert {"recruit", "upgrade 1 castle recruit", "upgrade 2 castle upgrade"} <= set(texts(game))
    play(game, *moves)
    assert court(game, "Red's ally") == (1, 1, 3)
    assert [space.knight for space in side(game, "Red's ally").castle] == [0, 0]
    assert stock(game, "Red")["squires"] == 0


@rule("L10.8")
@pytest.mark.parametrize(
    ("moves", "at_court"),
    [
        (["decline"], (1, 2)),
        (["recruit", "decline"], (1, 1, 2)),
        (["upgrade 2 castle upgrade", "decline"], (1, 3)),
    ],
)
def test_either_may_be_declined_and_the_knights_return(
    moves: list[str], at_court: tuple[int, ...]
) -> None:
    game = play(ally_castle().score_castles(), *moves)
    assert court(game, "Red's ally") == at_court


@rule("L10.8")
def test_only_a_space_with_a_knight_on_it_is_scored() -> None:
    game = two().knight("Red's ally", 2, "castle recruit").score_castles()
    assert texts(game) == ["recruit", "decline"]


@rule("L10.9")
def test_allies_rank_like_players_and_their_points_lapse() -> None:
    """Against 5: 4-2-1 the ally’s 3 is first, Blue, later, beats Red 1 to 1."""
    built = two().knight("Red", 1, "upper 1").knight("Red's ally", 3, "upper 1")
    game = built.knight("Blue", 1, "upper 1").score_conflicts()
    assert happened(game, "conflict_scored")[0] == (None, "upper 1", 5, 5, "England")
    ranks = [event for event in happened(game, "conflict_ranked") if event[1] == "upper 1"]
    assert ranks == [
        ("Red's ally", "upper 1", 1, 3),
        ("Blue", "upper 1", 2, 1),
        ("Red", "upper 1", 3, 1),
    ]
    assert happened(game, "points_scored") == [("Blue", 2, "victory"), ("Red", 1, "victory")]
    assert court(game, "Red's ally") == (3,)


@rule("L10.9")
def test_a_lost_conflict_gives_an_ally_nothing_either() -> None:
    built = two().knight("Red's ally", 2, "upper 1").knight("Blue", 1, "upper 1")
    game = built.score_conflicts()
    assert happened(game, "points_scored") == [("Blue", 1, "defeat")], "rank 2 of 4-2-1, lost"


@rule("L10.9")
def test_captured_ally_knights_cannot_be_ransomed() -> None:
    built = two().conflict("lower 1", "8").stock("Red", gold=9).knight("Red", 1, "lower 1")
    game = built.knight("Red's ally", 2, "lower 1").score_conflicts()
    assert happened(game, "knight_captured") == [("Red's ally", 2, "lower 1")]
    assert side(game, "Red's ally").reserve == (1, 1, 1, 2, 2, 3, 4)
    assert texts(game) == ["ransom 1", "decline"]
    play(game, "ransom 1")
    assert court(game, "Red") == (1,)
    assert court(game, "Red's ally") == ()


@rule("L10.9")
def test_for_captured_ally_knights_alone_nobody_is_asked() -> None:
    built = two().conflict("lower 1", "8").stock("Red", gold=9)
    game = built.knight("Red's ally", 2, "lower 1").score_conflicts()
    assert game.decision != "ransom"


def at_the_end() -> Position:
    """The last round, nobody anywhere, no stocks."""
    return two().round(5).everyone(gold=0, squires=0)


def final(built: Position) -> dict[str, tuple[int, ...]]:
    game = built.score_conflicts()
    outcome = game.outcome()
    assert outcome is not None
    return outcome.sheet.lines


@rule("L10.10")
def test_only_the_first_place_counts() -> None:
    lines = final(at_the_end().court("Red", 1, 2).court("Blue", 4).tiles("Red", "gold"))
    assert lines["knighthood"] == (0, 8)
    assert lines["extensions"] == (8, 0)


@rule("L10.10")
def test_the_tie_breaks_hold() -> None:
    built = at_the_end().court("Red", 1, 2).court("Blue", 3)
    lines = final(built.stock("Red", squires=1).stock("Blue", gold=1))
    assert lines["knighthood"] == (8, 0)
    assert lines["extensions"] == (0, 8)


@rule("L10.10")
def test_tied_after_the_tie_break_both_get_four() -> None:
    built = at_the_end().court("Red", 1, 2).court("Blue", 3)
    lines = final(built.tiles("Red", *SPACES[:2]).tiles("Blue", *SPACES[2:4]))
    assert lines["knighthood"] == lines["extensions"] == (4, 4)


@rule("L10.10")
def test_allies_take_no_part_in_the_final_scoring() -> None:
    built = at_the_end().court("Red", 1).court("Red's ally", 3, 4).court("Blue", 2)
    built.nobles("Blue", "York", "Surrey")
    game = built.score_conflicts()
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.sheet.lines["knighthood"] == (0, 8)
    assert outcome.sheet.lines["nobles"] == (0, 1)
    assert len(outcome.scores) == 2
    assert outcome.winners == (1,)
