"""The record of a position.

Everything is counted where it is: a knight in `reserve`, at `court`, in a county, on a castle space
or in a conflict; tokens in `stock`, on the board, or in the `supply`. `deck` and `conflict_deck`
keep their order through the game: the round says how much of them has been turned up.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.state import record_type
from .constants import (
    BERTHS,
    CONFLICT_CARDS,
    CONFLICTS,
    COUNTIES,
    DECK,
    FAVOURS,
    IN_FORCE,
    MOST_SEATS,
    SCORES,
    SECTIONS,
    SIDES,
    SPACES,
    STRENGTHS,
    TOKENS,
)

_COUNTIES, _SPACES, _FAVOURS, _SLOTS = len(COUNTIES), len(SPACES), len(FAVOURS), len(CONFLICTS)

_FIELDS_1: list[tuple[Any, ...]] = [
    # options
    ("players", np.int8),
    ("sides", np.int8),  # players, or with two of them players and allies
    ("law_deck", np.int8),
    ("sections", np.int8, SECTIONS),  # base, new or the coin
    ("open_stock", np.int8),
    ("box", np.int8),  # 1: the supply is what the box holds
    ("start_option", np.int8),  # the seat the table named to begin, or −1 for the lot
    # printed figures
    ("total", np.int16, len(TOKENS)),
    ("stock_at_start", np.int8, len(TOKENS)),
    ("nobles_each", np.int8),
    ("county_minimum", np.int8, _COUNTIES),
    ("county_pays", np.int8, (_COUNTIES, 4)),  # gold, squires, votes, points
    ("castle_pays", np.int8, (_SPACES, 3)),
    ("castle_cost", np.int8, 2),  # squires for a new knight, for an upgrade
    ("favour_pays", np.int8, (_FAVOURS, 2)),
    ("favour_out", np.int8, _FAVOURS),  # 1: not used with this number of players
    ("conflict_strength", np.int8, CONFLICT_CARDS),
    ("conflict_points", np.int8, (CONFLICT_CARDS, 3)),
    ("conflicts_out", np.int8, 2),  # strengths of the two cards left out
    # knights
    ("reserve", np.int8, (SIDES, STRENGTHS)),
    ("court", np.int8, (SIDES, STRENGTHS)),
    ("county_side", np.int8, _COUNTIES),
    ("county_strength", np.int8, _COUNTIES),
    ("county_squires", np.int8, _COUNTIES),
    ("castle", np.int8, (SIDES, _SPACES)),  # strength of the knight there, 0 for none
    ("berth_side", np.int8, (_SLOTS, BERTHS)),  # topmost first
    ("berth_knights", np.int8, (_SLOTS, BERTHS, STRENGTHS)),
    ("berth_squires", np.int8, (_SLOTS, BERTHS)),  # sent by law N12
    # tiles, nobles, cards
    ("tile", np.int8, (MOST_SEATS, _SPACES)),
    ("nobles_left", np.int8, _COUNTIES),
    ("nobles_gone", np.int8, _COUNTIES),  # out of the game, by allies
    ("chair", np.int8, (MOST_SEATS, _COUNTIES)),  # chair of a county's noble, from 1; 0: none
    ("nobles", np.int8, MOST_SEATS),
    ("favour", np.int8, _FAVOURS),
    ("conflict", np.int8, _SLOTS),  # the card there, or −1
    ("conflict_deck", np.int8, CONFLICT_CARDS),  # ten in the order drawn, then the two left out
    ("in_force", np.int8, IN_FORCE),
    ("deck", np.int8, DECK),
    # tokens and points
    ("stock", np.int16, (MOST_SEATS, len(TOKENS))),
    ("left_over", np.int16, MOST_SEATS),  # of the vote stones, those from before the votes
    ("supply", np.int16, len(TOKENS)),
    ("points", np.int16, (MOST_SEATS, len(SCORES))),
    # where the game stands
    ("round", np.int8),
    ("phase", np.int8),
    ("start", np.int8),  # the start player
    ("decision", np.int8),
    ("actor", np.int8),  # −1 when the game is over
    ("side", np.int8),  # whom the decision is for: the actor or the actor's ally
    ("source", np.int8),  # what brought the decision about, for the log
    ("ballot", np.int16, MOST_SEATS),  # stones × 2 + yes; −1: not voted yet
    # how far the phase has come
    ("at", np.int8),  # which proposal, law, county or conflict
    ("step", np.int8),
    ("order", np.int8),  # how many players in order have had their turn; whose turn to place
    ("cell", np.int8),  # how far a player has come with a toll or with sending squires
    ("due", np.int16, MOST_SEATS),  # what the law being applied still owes each player
    ("scorable", np.int8),  # bits of the castle spaces still to be decided about
    ("hand_strength", np.int8),  # the knight on its way to a county
    ("hand_county", np.int8),
]
STATE_1 = record_type(_FIELDS_1)
"""The record of the first version, in which positions of it are still kept and sent."""

STATE = record_type([*_FIELDS_1, ("engine", np.int8)])  # by which version of the rules it is played
