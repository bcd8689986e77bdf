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
from ..lancaster.moves import MOVES as TABLE
from ..lancaster.rules.ending import score
from ..lancaster.view import tokens_about
from .layout import Layout, Part

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
THIRD, NINTH = 1 / 3, 1 / 9

LAYOUT = Layout(
    [
        Part("seat", (MOST_SEATS,), "own seat, red to violet: moves that name a seat mean these"),
        Part("players", (MOST_SEATS,), "how many play, from 1"),
        Part("round", (1,), "round / 5"),
        Part("phase", (len(PHASES),), "the phase: " + ", ".join(PHASES)),
        Part("decision", (len(DECISIONS),), "the open decision: " + ", ".join(DECISIONS)),
        Part("actor", (MOST_SEATS,), "who decides; in a vote everyone who has not voted"),
        Part("side", (SIDES,), "for which side: oneself, the next …; two players: allies last"),
        Part("start", (MOST_SEATS,), "the start player"),
        Part("at", (STAGES,), "which proposal, law, county or conflict is dealt with"),
        Part("progress", (3,), "step / 10, order / 10, cell / 10 of the record", 13),
        Part("due", (MOST_SEATS,), "what the law being applied owes each seat / 10", 10),
        Part("scorable", (BITS,), "castle rewards still to be decided"),
        Part("hand", (STRENGTHS + _COUNTIES,), "knight on its way: strength, county"),
        Part("ballot", (2,), "own ballot: 1 for yes, stones / 10", 10),
        Part("hidden", (2,), "gold and squires behind all other screens together / 10", 10),
        Part("supply", (_TOKENS,), "gold, squires, votes in the box / 10; zeros: not limited", 10),
        Part("favours", (2, _FAVOURS), "favour tiles: face up; not in this game"),
        Part("in_force", (IN_FORCE, _LAWS), "laws in force, left to right"),
        Part("proposals", (PROPOSALS, _LAWS), "laws proposed this round"),
        Part("laws_seen", (_LAWS,), "laws turned up so far"),
        Part("conflicts_seen", (CONFLICT_CARDS,), "conflict cards known: turned up or left out"),
        Part(
            "sides",
            (SIDES, SIDE),
            "each side: knights in reserve by strength / 3, at court / 3, castle spaces (strength "
            "/ 4)",
        ),
        Part(
            "seats",
            (MOST_SEATS, PLAYER),
            "each seat: tiles open (6), turned (6), nobles by county (9) and number / 9, 1 if gold "
            "and squires are known, gold / 10, squires / 10, votes / 10, votes left over / 10, "
            "points / 10, points by source / 10",
            10,
        ),
        Part(
            "counties",
            (_COUNTIES, COUNTY),
            "each county: holder (5 sides), its strength / 4, squires / 10, nobles / 5, minimum "
            "strength / 4",
            10,
        ),
        Part(
            "conflicts",
            (_SLOTS, CONFLICT),
            "each conflict: 1 if there is a card, strength / 10, points (3) / 10, then three "
            "berths: side (5), knights by strength / 3, squires / 10",
            10,
        ),
    ]
)
SIZE, MOVES = LAYOUT.size, TABLE.size
(
    _AT_SEAT, _AT_PLAYERS, _AT_ROUND, _AT_PHASE, _AT_DECISION, _AT_ACTOR, _AT_SIDE, _AT_START,
    _AT_AT, _AT_PROGRESS, _AT_DUE, _AT_SCORABLE, _AT_HAND, _AT_BALLOT, _AT_HIDDEN, _AT_SUPPLY,
    _AT_FAVOURS, _AT_IN_FORCE, _AT_PROPOSALS, _AT_LAWS_SEEN, _AT_CONFLICTS_SEEN, _AT_SIDES,
    _AT_SEATS, _AT_COUNTIES, _AT_CONFLICTS,
) = (LAYOUT.at(part.name) for part in LAYOUT.parts)  # fmt: skip


@kernel
def tenth(n: int) -> float:
    """A number of tokens or points, / 10 and within bounds."""
    return min(max(n, 0), _MOST) * 0.1


@kernel
def from_own(s: Any, seat: int, side: int) -> int:
    """A side counted from `seat`: itself 0, the next 1 …; allies follow in the same order."""
    players = int(s["players"])
    if side < players:
        return (side - seat + players) % players
    return players + (side - seat) % players


@kernel
def encode_stage(s: Any, seat: int, out: Any) -> None:
    """Where the game stands."""
    out[_AT_SEAT + seat] = 1.0
    out[_AT_PLAYERS + int(s["players"]) - 1] = 1.0
    out[_AT_ROUND] = int(s["round"]) * 0.2
    out[_AT_PHASE + int(s["phase"])] = 1.0
    out[_AT_DECISION + int(s["decision"])] = 1.0
    if int(s["side"]) >= 0:
        out[_AT_SIDE + from_own(s, seat, int(s["side"]))] = 1.0
    if int(s["start"]) >= 0:
        out[_AT_START + from_own(s, seat, int(s["start"]))] = 1.0
    out[_AT_AT + min(max(int(s["at"]), 0), STAGES - 1)] = 1.0
    out[_AT_PROGRESS] = max(int(s["step"]), 0) * 0.1
    out[_AT_PROGRESS + 1] = max(int(s["order"]), 0) * 0.1
    out[_AT_PROGRESS + 2] = max(int(s["cell"]), 0) * 0.1
    for k in range(BITS):
        out[_AT_SCORABLE + k] = int(s["scorable"]) >> k & 1
    if int(s["hand_strength"]) > 0:
        out[_AT_HAND + int(s["hand_strength"]) - 1] = 1.0
        if int(s["hand_county"]) >= 0:
            out[_AT_HAND + STRENGTHS + int(s["hand_county"])] = 1.0
    if int(s["ballot"][seat]) >= 0:
        out[_AT_BALLOT] = int(s["ballot"][seat]) % 2
        out[_AT_BALLOT + 1] = tenth(int(s["ballot"][seat]) // 2)


@kernel
def encode_cards(s: Any, out: Any) -> None:
    """Favours, laws and cards, and what is left of the tokens."""
    for k in range(_FAVOURS):
        out[_AT_FAVOURS + k] = 1.0 if int(s["favour"][k]) == FACE_UP else 0.0
        out[_AT_FAVOURS + _FAVOURS + k] = 1.0 if int(s["favour"][k]) == LEFT_OUT else 0.0
    for k in range(IN_FORCE):
        if int(s["in_force"][k]) >= 0:
            out[_AT_IN_FORCE + k * _LAWS + int(s["in_force"][k])] = 1.0
    first = (int(s["round"]) - 1) * PROPOSALS
    for k in range(DECK):
        law = int(s["deck"][k])
        if law < 0:
            continue
        out[_AT_LAWS_SEEN + law] = 1.0
        if first <= k < first + PROPOSALS:
            out[_AT_PROPOSALS + (k - first) * _LAWS + law] = 1.0
    for k in range(CONFLICT_CARDS):
        if int(s["conflict_deck"][k]) >= 0:
            out[_AT_CONFLICTS_SEEN + int(s["conflict_deck"][k])] = 1.0
    out[_AT_HIDDEN] = tenth(tokens_about(s, GOLD))
    out[_AT_HIDDEN + 1] = tenth(tokens_about(s, SQUIRES))
    if int(s["box"]):
        for k in range(_TOKENS):
            out[_AT_SUPPLY + k] = tenth(int(s["supply"][k]))


@kernel
def encode_side(s: Any, side: int, at: int, out: Any) -> None:
    """A side's knights at home."""
    for k in range(STRENGTHS):
        out[at + k] = int(s["reserve"][side, k]) * THIRD
        out[at + COURT + k] = int(s["court"][side, k]) * THIRD
    for k in range(_SPACES):
        out[at + CASTLE + k] = int(s["castle"][side, k]) * 0.25


@kernel
def encode_player(s: Any, seat: int, at: int, out: Any) -> None:
    """A player's tiles, nobles, tokens and points."""
    for k in range(_SPACES):
        tile = int(s["tile"][seat, k])
        out[at + k] = 1.0 if tile == TILE_OPEN else 0.0
        out[at + TURNED + k] = 1.0 if tile == TILE_TURNED else 0.0
    for k in range(_COUNTIES):
        out[at + NOBLES + k] = 1.0 if int(s["chair"][seat, k]) > 0 else 0.0
    out[at + NOBLES + _COUNTIES] = int(s["nobles"][seat]) * NINTH
    out[at + KNOWN] = 0.0 if int(s["stock"][seat, GOLD]) == UNKNOWN else 1.0
    for k in range(_TOKENS):
        out[at + STOCK + k] = tenth(int(s["stock"][seat, k]))
    out[at + STOCK + VOTES + 1] = tenth(int(s["left_over"][seat]))
    total = 0
    for k in range(_SCORES):
        total += int(s["points"][seat, k])
        out[at + POINTS + 1 + k] = tenth(int(s["points"][seat, k]))
    out[at + POINTS] = tenth(total)


@kernel
def encode_county(s: Any, seat: int, county: int, out: Any) -> None:
    """Who holds a county, how strongly, and what it takes."""
    at = _AT_COUNTIES + county * COUNTY
    if int(s["county_side"][county]) != NONE:
        out[at + from_own(s, seat, int(s["county_side"][county]))] = 1.0
        out[at + SIDES] = int(s["county_strength"][county]) * 0.25
        out[at + SIDES + 1] = tenth(int(s["county_squires"][county]))
    out[at + SIDES + 2] = int(s["nobles_left"][county]) * 0.2
    out[at + SIDES + 3] = int(s["county_minimum"][county]) * 0.25


@kernel
def encode_conflict(s: Any, seat: int, slot: int, out: Any) -> None:
    """A conflict's card, and who fights there."""
    card, at = int(s["conflict"][slot]), _AT_CONFLICTS + slot * CONFLICT
    if card >= 0:
        out[at] = 1.0
        out[at + 1] = tenth(int(s["conflict_strength"][card]))
        for k in range(3):
            out[at + 2 + k] = tenth(int(s["conflict_points"][card, k]))
    for berth in range(BERTHS):
        side, place = int(s["berth_side"][slot, berth]), at + 5 + berth * BERTH
        if side == NONE:
            continue
        out[place + from_own(s, seat, side)] = 1.0
        for k in range(STRENGTHS):
            out[place + SIDES + k] = int(s["berth_knights"][slot, berth, k]) * THIRD
        out[place + SIDES + STRENGTHS] = tenth(int(s["berth_squires"][slot, berth]))


@kernel
def encode(s: Any, seat: int, out: Any) -> None:
    """What `seat` sees in a record blanked for it."""
    out[:] = 0.0
    encode_stage(s, seat, out)
    encode_cards(s, out)
    vote = int(s["decision"]) == VOTE
    for side in range(int(s["sides"])):
        encode_side(s, side, _AT_SIDES + from_own(s, seat, side) * SIDE, out)
    for other in range(int(s["players"])):
        place = from_own(s, seat, other)
        asked = int(s["ballot"][other]) == NONE if vote else int(s["actor"]) == other
        out[_AT_ACTOR + place] = 1.0 if asked else 0.0
        out[_AT_DUE + place] = tenth(int(s["due"][other]))
        encode_player(s, other, _AT_SEATS + place * PLAYER, out)
    for county in range(_COUNTIES):
        encode_county(s, seat, county, out)
    for slot in range(_SLOTS):
        encode_conflict(s, seat, slot, out)


@kernel
def standing(s: Any, values: Any) -> None:
    """More points are ahead; equals share their place [L9.6]."""
    score(s, values)
