"""The events of Lancaster: all that somebody at the table would see happen.

The `seat` of an event is a side: a seat or, with two players, an ally (2 is Red's, 3 is Blue's).
Every coin, squire, stone and point names its source.
"""

from __future__ import annotations

from ..core.events import EventField, EventKind, EventTable
from ..core.moves import Axis
from .constants import COUNTIES, FAVOURS, PHASES, SPACES, TOKENS
from .law_table import LAW_IDS, LAWS
from .moves import (
    CHOICE_AXIS,
    CONFLICT_AXIS,
    COUNTY_AXIS,
    FAVOUR_AXIS,
    PLACE_AXIS,
    SEAT_AXIS,
    SPACE_AXIS,
)

SOURCES = (
    *COUNTIES,
    *LAW_IDS,
    *(f"favour {favour}" for favour in FAVOURS),
    *(f"castle {space}" for space in SPACES),
    "set-up",
    "round table",
    "votes",
    "left over",
    "both rewards",
    "ransom",
    "victory",
    "defeat",
    "knighthood",
    "extensions",
    "nobles",
)
S_COUNTY = 0
S_LAW = len(COUNTIES)
S_FAVOUR = S_LAW + LAWS
S_CASTLE = S_FAVOUR + len(FAVOURS)
S_SETUP = S_CASTLE + len(SPACES)
S_ROUND_TABLE = S_SETUP + 1
S_VOTES = S_SETUP + 2
S_LEFT_OVER = S_SETUP + 3
S_BOTH = S_SETUP + 4
S_RANSOM = S_SETUP + 5
S_VICTORY = S_SETUP + 6
S_DEFEAT = S_SETUP + 7
S_KNIGHTHOOD = S_SETUP + 8
S_EXTENSIONS = S_SETUP + 9
S_NOBLES = S_SETUP + 10

_N = EventField
_SOURCE = _N("source", Axis("source", SOURCES))
_TOKEN = _N("token", Axis("token", TOKENS))
_AMOUNT = _N("amount")
_STRENGTH = _N("strength")
_PLACE = _N("place", PLACE_AXIS)
_CONFLICT = _N("conflict", CONFLICT_AXIS)
_COUNTY = _N("county", COUNTY_AXIS)
_SPACE = _N("space", SPACE_AXIS)
_LAW = _N("law", Axis("law", LAW_IDS))
_VOTE = Axis("vote", ("no", "yes"))

EVENTS = EventTable(
    [
        # the course of the game
        EventKind("round_began", (_N("round"),)),
        EventKind("phase_began", (_N("phase", Axis("phase", PHASES)),)),
        EventKind("conflict_opened", (_CONFLICT, _STRENGTH, _N("card"))),
        EventKind("law_proposed", (_LAW, _N("number"))),
        EventKind("game_ended"),
        # tokens and points
        EventKind("tokens_gained", (_TOKEN, _AMOUNT, _SOURCE)),
        EventKind("tokens_paid", (_TOKEN, _AMOUNT, _SOURCE)),
        EventKind("supply_short", (_TOKEN, _AMOUNT, _SOURCE)),
        EventKind("points_scored", (_N("points"), _SOURCE)),
        EventKind("reward_lapsed", (_SOURCE,)),
        # knights
        EventKind("knight_placed", (_STRENGTH, _PLACE, _N("squires"))),
        EventKind("knight_evicted", (_STRENGTH, _COUNTY)),
        EventKind("placing_skipped"),
        EventKind("knight_returned", (_STRENGTH, _PLACE)),
        EventKind("squires_dismissed", (_AMOUNT, _PLACE)),
        EventKind("knight_recruited", (_SOURCE,)),
        EventKind("knight_upgraded", (_STRENGTH, _PLACE, _SOURCE)),
        EventKind("knight_crossed", (_STRENGTH, _CONFLICT)),
        EventKind("squires_sent", (_AMOUNT, _CONFLICT)),
        EventKind("knight_captured", (_STRENGTH, _CONFLICT)),
        EventKind("knight_ransomed", (_STRENGTH, _CONFLICT)),
        # favours, nobles, tiles
        EventKind("favour_taken", (_N("favour", FAVOUR_AXIS),)),
        EventKind("noble_taken", (_COUNTY, _N("chair"), _SOURCE)),
        EventKind("noble_removed", (_COUNTY, _SOURCE)),
        EventKind("tile_laid", (_SPACE, _SOURCE)),
        EventKind("tile_turned", (_SPACE,)),
        EventKind("tile_opened", (_SPACE,)),
        # parliament
        EventKind("ballot_cast", (_N("vote", _VOTE, secret=True), _N("stones", secret=True))),
        EventKind("ballot_shown", (_N("vote", _VOTE), _N("stones"))),
        EventKind("law_adopted", (_LAW, _N("yes"), _N("no"))),
        EventKind("law_rejected", (_LAW, _N("yes"), _N("no"))),
        EventKind("law_repealed", (_LAW,)),
        EventKind("law_applied", (_LAW,)),
        # rewards
        EventKind("county_scored", (_COUNTY, _N("choice", CHOICE_AXIS))),
        EventKind("start_player_named", (_N("start", SEAT_AXIS),)),
        EventKind("castle_scored"),
        EventKind(
            "conflict_scored",
            (
                _CONFLICT,
                _N("english"),
                _N("french"),
                _N("winner", Axis("c", ("France", "England"))),
            ),
        ),
        EventKind("conflict_ranked", (_CONFLICT, _N("rank"), _STRENGTH)),
        EventKind("conflict_held_over", (_CONFLICT,)),
        EventKind("conflict_closed", (_CONFLICT,)),
    ]
)
E_ROUND_BEGAN = EVENTS.number("round_began")
E_PHASE_BEGAN = EVENTS.number("phase_began")
E_CONFLICT_OPENED = EVENTS.number("conflict_opened")
E_LAW_PROPOSED = EVENTS.number("law_proposed")
E_GAME_ENDED = EVENTS.number("game_ended")
E_TOKENS_GAINED = EVENTS.number("tokens_gained")
E_TOKENS_PAID = EVENTS.number("tokens_paid")
E_SUPPLY_SHORT = EVENTS.number("supply_short")
E_POINTS_SCORED = EVENTS.number("points_scored")
E_REWARD_LAPSED = EVENTS.number("reward_lapsed")
E_KNIGHT_PLACED = EVENTS.number("knight_placed")
E_KNIGHT_EVICTED = EVENTS.number("knight_evicted")
E_PLACING_SKIPPED = EVENTS.number("placing_skipped")
E_KNIGHT_RETURNED = EVENTS.number("knight_returned")
E_SQUIRES_DISMISSED = EVENTS.number("squires_dismissed")
E_KNIGHT_RECRUITED = EVENTS.number("knight_recruited")
E_KNIGHT_UPGRADED = EVENTS.number("knight_upgraded")
E_KNIGHT_CROSSED = EVENTS.number("knight_crossed")
E_SQUIRES_SENT = EVENTS.number("squires_sent")
E_KNIGHT_CAPTURED = EVENTS.number("knight_captured")
E_KNIGHT_RANSOMED = EVENTS.number("knight_ransomed")
E_FAVOUR_TAKEN = EVENTS.number("favour_taken")
E_NOBLE_TAKEN = EVENTS.number("noble_taken")
E_NOBLE_REMOVED = EVENTS.number("noble_removed")
E_TILE_LAID = EVENTS.number("tile_laid")
E_TILE_TURNED = EVENTS.number("tile_turned")
E_TILE_OPENED = EVENTS.number("tile_opened")
E_BALLOT_CAST = EVENTS.number("ballot_cast")
E_BALLOT_SHOWN = EVENTS.number("ballot_shown")
E_LAW_ADOPTED = EVENTS.number("law_adopted")
E_LAW_REJECTED = EVENTS.number("law_rejected")
E_LAW_REPEALED = EVENTS.number("law_repealed")
E_LAW_APPLIED = EVENTS.number("law_applied")
E_COUNTY_SCORED = EVENTS.number("county_scored")
E_START_PLAYER_NAMED = EVENTS.number("start_player_named")
E_CASTLE_SCORED = EVENTS.number("castle_scored")
E_CONFLICT_SCORED = EVENTS.number("conflict_scored")
E_CONFLICT_RANKED = EVENTS.number("conflict_ranked")
E_CONFLICT_HELD_OVER = EVENTS.number("conflict_held_over")
E_CONFLICT_CLOSED = EVENTS.number("conflict_closed")
