"""What a seat of Lancaster sees, as numbers: own seat first, the others in the order of play."""

from __future__ import annotations

from typing import Any

from ..core.jit import kernel
from ..lancaster.constants import (
    BERTHS,
    CONFLICT_CARDS,
    CONFLICTS,
    COUNTIES,
    DECISIONS,
    DECK,
    FACE_UP,
    FAVOURS,
    GOLD,
    IN_FORCE,
    LEFT_OUT,
    MOST_SEATS,
    NONE,
    PHASES,
    PROPOSALS,
    SCORES,
    SIDES,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_OPEN,
    TILE_TURNED,
    TOKENS,
    UNKNOWN,
    VOTE,
    VOTES,
)
from ..lancaster.law_table import LAW_IDS
from ..lancaster.secrets import tokens_about
from .layout import Column, Layout, Part

_COUNTIES, _SPACES, _SLOTS, _FAVOURS = len(COUNTIES), len(SPACES), len(CONFLICTS), len(FAVOURS)
_LAWS, _SCORES, _TOKENS = len(LAW_IDS), len(SCORES), len(TOKENS)
_MOST = 100  # tokens and points count up to here

# The numbers of one side, one player, one county, one berth and one conflict.
COURT = STRENGTHS
CASTLE = COURT + STRENGTHS
SIDE = CASTLE + _SPACES
TURNED = _SPACES
NOBLES = TURNED + _SPACES
KNOWN = NOBLES + _COUNTIES + 1
STOCK = KNOWN + 1
POINTS = STOCK + _TOKENS + 1
PLAYER = POINTS + 1 + _SCORES
COUNTY = SIDES + 4
BERTH = SIDES + STRENGTHS + 1
CONFLICT = 5 + BERTHS * BERTH
STAGES = 12  # room for `at`
BITS = 8

LAYOUT = Layout(
    [
        Part("seat", (MOST_SEATS,), "own seat, red to violet: moves that name a seat mean these"),
        Part("players", (MOST_SEATS,), "how many play, from 1"),
        Part("round", (1,), "round", per=5),
        Part("phase", (len(PHASES),), "the phase: " + ", ".join(PHASES)),
        Part("decision", (len(DECISIONS),), "the open decision: " + ", ".join(DECISIONS)),
        Part("actor", (MOST_SEATS,), "who decides; in a vote everyone who has not voted"),
        Part("side", (SIDES,), "for which side: oneself, the next …; two players: allies last"),
        Part("start", (MOST_SEATS,), "the start player"),
        Part("at", (STAGES,), "which proposal, law, county or conflict is dealt with"),
        Part("progress", (3,), "step, order and cell of the record", 13, per=10),
        Part("due", (MOST_SEATS,), "what the law being applied owes each seat", 10, per=10),
        Part("scorable", (BITS,), "castle rewards still to be decided"),
        Part("hand", (STRENGTHS + _COUNTIES,), "knight on its way: strength, county"),
        Part(
            "ballot",
            (2,),
            "own ballot",
            10,
            columns=(Column("1 for yes"), Column("stones", per=10)),
        ),
        Part("hidden", (2,), "gold and squires behind all other screens together", 10, per=10),
        Part(
            "supply",
            (_TOKENS,),
            "gold, squires, votes in the box; zeros: not limited",
            10,
            per=10,
        ),
        Part("favours", (2, _FAVOURS), "favour tiles: face up; not in this game"),
        Part("in_force", (IN_FORCE, _LAWS), "laws in force, left to right"),
        Part("proposals", (PROPOSALS, _LAWS), "laws proposed this round"),
        Part("laws_seen", (_LAWS,), "laws turned up so far"),
        Part("conflicts_seen", (CONFLICT_CARDS,), "conflict cards known: turned up or left out"),
        Part(
            "sides",
            (SIDES, SIDE),
            "each side",
            columns=(
                Column("knights in reserve by strength", STRENGTHS, 3),
                Column("at court", STRENGTHS, 3),
                Column("strength on castle spaces", _SPACES, 4),
            ),
        ),
        Part(
            "seats",
            (MOST_SEATS, PLAYER),
            "each seat",
            10,
            columns=(
                Column("tiles open", _SPACES),
                Column("tiles turned", _SPACES),
                Column("nobles by county", _COUNTIES),
                Column("number of nobles", per=9),
                Column("1 if gold and squires are known"),
                Column("gold, squires, votes", _TOKENS, 10),
                Column("votes left over", per=10),
                Column("points", per=10),
                Column("points by source", _SCORES, 10),
            ),
        ),
        Part(
            "counties",
            (_COUNTIES, COUNTY),
            "each county",
            10,
            columns=(
                Column("holder by side", SIDES),
                Column("its strength", per=4),
                Column("squires", per=10),
                Column("nobles left", per=5),
                Column("minimum strength", per=4),
            ),
        ),
        Part(
            "conflicts",
            (_SLOTS, CONFLICT),
            "each conflict",
            10,
            columns=(
                Column("1 if there is a card"),
                Column("strength", per=10),
                Column("points", 3, 10),
                *(
                    column
                    for berth in ("first", "second", "third")
                    for column in (
                        Column(f"{berth} berth by side", SIDES),
                        Column("knights by strength", STRENGTHS, 3),
                        Column("squires", per=10),
                    )
                ),
            ),
        ),
    ]
)
(
    _AT_SEAT, _AT_PLAYERS, _AT_ROUND, _AT_PHASE, _AT_DECISION, _AT_ACTOR, _AT_SIDE, _AT_START,
    _AT_AT, _AT_PROGRESS, _AT_DUE, _AT_SCORABLE, _AT_HAND, _AT_BALLOT, _AT_HIDDEN, _AT_SUPPLY,
    _AT_FAVOURS, _AT_IN_FORCE, _AT_PROPOSALS, _AT_LAWS_SEEN, _AT_CONFLICTS_SEEN, _AT_SIDES,
    _AT_SEATS, _AT_COUNTIES, _AT_CONFLICTS,
) = (LAYOUT.at(part.name) for part in LAYOUT.parts)  # fmt: skip


@kernel
def within(n: int) -> int:
    """A number of tokens or points, cut off at both ends."""
    return min(max(n, 0), _MOST)


@kernel
def from_own(s: Any, seat: int, side: int) -> int:
    """A side counted from `seat`: itself 0, the next 1 …; allies follow in the same order."""
    players = int(s["players"])
    allies = players if side >= players else 0  # the first of them, where there are any
    place = side - allies - seat
    return allies + place + (players if place < 0 else 0)


@kernel
def count_stage(s: Any, seat: int, counts: Any) -> None:
    """Where the game stands."""
    counts[_AT_SEAT + seat] = 1
    counts[_AT_PLAYERS + int(s["players"]) - 1] = 1
    counts[_AT_ROUND] = int(s["round"])
    counts[_AT_PHASE + int(s["phase"])] = 1
    counts[_AT_DECISION + int(s["decision"])] = 1
    if int(s["side"]) >= 0:
        counts[_AT_SIDE + from_own(s, seat, int(s["side"]))] = 1
    if int(s["start"]) >= 0:
        counts[_AT_START + from_own(s, seat, int(s["start"]))] = 1
    counts[_AT_AT + min(max(int(s["at"]), 0), STAGES - 1)] = 1
    counts[_AT_PROGRESS] = max(int(s["step"]), 0)
    counts[_AT_PROGRESS + 1] = max(int(s["order"]), 0)
    counts[_AT_PROGRESS + 2] = max(int(s["cell"]), 0)
    for k in range(BITS):
        counts[_AT_SCORABLE + k] = int(s["scorable"]) >> k & 1
    if int(s["hand_strength"]) > 0:
        counts[_AT_HAND + int(s["hand_strength"]) - 1] = 1
        if int(s["hand_county"]) >= 0:
            counts[_AT_HAND + STRENGTHS + int(s["hand_county"])] = 1
    if int(s["ballot"][seat]) >= 0:
        counts[_AT_BALLOT] = int(s["ballot"][seat]) & 1
        counts[_AT_BALLOT + 1] = within(int(s["ballot"][seat]) >> 1)


@kernel
def count_cards(s: Any, counts: Any) -> None:
    """Favours, laws and cards, and what is left of the tokens."""
    for k in range(_FAVOURS):
        counts[_AT_FAVOURS + k] = int(int(s["favour"][k]) == FACE_UP)
        counts[_AT_FAVOURS + _FAVOURS + k] = int(int(s["favour"][k]) == LEFT_OUT)
    for k in range(IN_FORCE):
        if int(s["in_force"][k]) >= 0:
            counts[_AT_IN_FORCE + k * _LAWS + int(s["in_force"][k])] = 1
    first = (int(s["round"]) - 1) * PROPOSALS
    for k in range(DECK):
        law = int(s["deck"][k])
        if law < 0:
            continue
        counts[_AT_LAWS_SEEN + law] = 1
        if first <= k < first + PROPOSALS:
            counts[_AT_PROPOSALS + (k - first) * _LAWS + law] = 1
    for k in range(CONFLICT_CARDS):
        if int(s["conflict_deck"][k]) >= 0:
            counts[_AT_CONFLICTS_SEEN + int(s["conflict_deck"][k])] = 1
    counts[_AT_HIDDEN] = within(tokens_about(s, GOLD))
    counts[_AT_HIDDEN + 1] = within(tokens_about(s, SQUIRES))
    if int(s["box"]):
        for k in range(_TOKENS):
            counts[_AT_SUPPLY + k] = within(int(s["supply"][k]))


@kernel
def count_side(s: Any, side: int, at: int, counts: Any) -> None:
    """A side's knights at home."""
    for k in range(STRENGTHS):
        counts[at + k] = int(s["reserve"][side, k])
        counts[at + COURT + k] = int(s["court"][side, k])
    for k in range(_SPACES):
        counts[at + CASTLE + k] = int(s["castle"][side, k])


@kernel
def count_player(s: Any, seat: int, at: int, counts: Any) -> None:
    """A player's tiles, nobles, tokens and points."""
    for k in range(_SPACES):
        tile = int(s["tile"][seat, k])
        counts[at + k] = int(tile == TILE_OPEN)
        counts[at + TURNED + k] = int(tile == TILE_TURNED)
    for k in range(_COUNTIES):
        counts[at + NOBLES + k] = int(int(s["chair"][seat, k]) > 0)
    counts[at + NOBLES + _COUNTIES] = int(s["nobles"][seat])
    counts[at + KNOWN] = int(int(s["stock"][seat, GOLD]) != UNKNOWN)
    for k in range(_TOKENS):
        counts[at + STOCK + k] = within(int(s["stock"][seat, k]))
    counts[at + STOCK + VOTES + 1] = within(int(s["left_over"][seat]))
    total = 0
    for k in range(_SCORES):
        total += int(s["points"][seat, k])
        counts[at + POINTS + 1 + k] = within(int(s["points"][seat, k]))
    counts[at + POINTS] = within(total)


@kernel
def count_county(s: Any, seat: int, county: int, counts: Any) -> None:
    """Who holds a county, how strongly, and what it takes."""
    at = _AT_COUNTIES + county * COUNTY
    if int(s["county_side"][county]) != NONE:
        counts[at + from_own(s, seat, int(s["county_side"][county]))] = 1
        counts[at + SIDES] = int(s["county_strength"][county])
        counts[at + SIDES + 1] = within(int(s["county_squires"][county]))
    counts[at + SIDES + 2] = int(s["nobles_left"][county])
    counts[at + SIDES + 3] = int(s["county_minimum"][county])


@kernel
def count_conflict(s: Any, seat: int, slot: int, counts: Any) -> None:
    """A conflict's card, and who fights there."""
    card, at = int(s["conflict"][slot]), _AT_CONFLICTS + slot * CONFLICT
    if card >= 0:
        counts[at] = 1
        counts[at + 1] = within(int(s["conflict_strength"][card]))
        for k in range(3):
            counts[at + 2 + k] = within(int(s["conflict_points"][card, k]))
    for berth in range(BERTHS):
        side, place = int(s["berth_side"][slot, berth]), at + 5 + berth * BERTH
        if side == NONE:
            continue
        counts[place + from_own(s, seat, side)] = 1
        for k in range(STRENGTHS):
            counts[place + SIDES + k] = int(s["berth_knights"][slot, berth, k])
        counts[place + SIDES + STRENGTHS] = within(int(s["berth_squires"][slot, berth]))


@kernel
def count(s: Any, seat: int, counts: Any) -> None:
    """What `seat` sees in a record blanked for it."""
    count_stage(s, seat, counts)
    count_cards(s, counts)
    vote = int(s["decision"]) == VOTE
    for side in range(int(s["sides"])):
        count_side(s, side, _AT_SIDES + from_own(s, seat, side) * SIDE, counts)
    for other in range(int(s["players"])):
        place = from_own(s, seat, other)
        asked = int(s["ballot"][other]) == NONE if vote else int(s["actor"]) == other
        counts[_AT_ACTOR + place] = int(asked)
        counts[_AT_DUE + place] = within(int(s["due"][other]))
        count_player(s, other, _AT_SEATS + place * PLAYER, counts)
    for county in range(_COUNTIES):
        count_county(s, seat, county, counts)
    for slot in range(_SLOTS):
        count_conflict(s, seat, slot, counts)
