"""From a record, blanked for a seat, to the view: plain Python objects."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.state import copy_states, plain
from .board import Berth, Conflict, County, Hand, Player, ScoreSheet, Side, Space, View
from .constants import (
    ALLY_SPACES,
    BERTHS,
    BRING_SQUIRES,
    CONFLICTS,
    CONFLICTS_DEALT,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    COUNTY_LETTERS,
    COUNTY_REWARDS,
    DECISIONS,
    DECK,
    FACE_UP,
    FAVOURS,
    FROM_KNIGHTHOOD,
    GOLD,
    IN_FORCE,
    LAWS_PHASE,
    LEFT_OUT,
    NONE,
    PARLIAMENT,
    PHASES,
    PLACING,
    PROPOSALS,
    REWARDS,
    ROW,
    SCORES,
    SEATS,
    SEND,
    SPACES,
    SQUIRES,
    TOKENS,
    TOLL,
    UNKNOWN,
    VOTE,
    VOTES,
)
from .events import SOURCES
from .law_table import COUNTY_TOLL, LAW_IDS, LAW_SPECIAL
from .rules.conflicts import slot_in_order
from .rules.ending import final_points_at
from .rules.placing import squires_needed

_REWARD_PAYS = (*TOKENS, "points")


def strengths(counts: Any) -> tuple[int, ...]:
    """Counts by strength as a list of strengths: (2, 1, 0, 0) is 1, 1, 2."""
    return tuple(k + 1 for k, n in enumerate(counts) for _ in range(int(n)))


def side_names(s: Any) -> tuple[str, ...]:
    """Names of the sides: the seats, and with two players their allies."""
    names = SEATS[: s["players"]]
    allies = s["sides"] - s["players"]
    return (*names, *(f"{name}’s ally" for name in names[:allies]))


def _pays(row: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(_REWARD_PAYS, row, strict=False) if n}


def _county(s: Any, number: int) -> County:
    side = s["county_side"][number]
    return County(
        name=COUNTIES[number],
        letter=COUNTY_LETTERS[number],
        minimum=s["county_minimum"][number],
        reward=REWARDS[COUNTY_REWARDS[number]],
        pays=_pays(s["county_pays"][number]),
        nobles=s["nobles_left"][number],
        side=side if side != NONE else None,
        strength=s["county_strength"][number],
        squires=s["county_squires"][number],
    )


def _conflict(s: Any, slot: int) -> Conflict:
    card = s["conflict"][slot]
    return Conflict(
        name=CONFLICTS[slot],
        card=card,
        strength=s["conflict_strength"][card],
        points=tuple(int(n) for n in s["conflict_points"][card]),
        berths=tuple(
            Berth(
                side=s["berth_side"][slot][berth],
                knights=strengths(s["berth_knights"][slot][berth]),
                squires=s["berth_squires"][slot][berth],
                strength=sum(strengths(s["berth_knights"][slot][berth]))
                + s["berth_squires"][slot][berth],
            )
            for berth in range(BERTHS)
            if s["berth_side"][slot][berth] != NONE
        ),
    )


def _side(s: Any, side: int, name: str) -> Side:
    players = s["players"]
    ally = side >= players
    return Side(
        name=name,
        seat=side % players,
        ally=ally,
        court=strengths(s["court"][side]),
        reserve=strengths(s["reserve"][side]),
        castle=tuple(
            Space(
                name=SPACES[space],
                knight=s["castle"][side][space],
                tile="stock" if ally else ("stock", "open", "turned")[s["tile"][side][space]],
                pays={} if ally else _pays(s["castle_pays"][space]),
                cost=0 if ally or space >= ALLY_SPACES else s["castle_cost"][space],
            )
            for space in range(ALLY_SPACES if ally else len(SPACES))
        ),
    )


def _player(s: Any, seat: int) -> Player:
    gold, squires = s["stock"][seat][GOLD], s["stock"][seat][SQUIRES]
    chairs = {int(chair): COUNTIES[c] for c, chair in enumerate(s["chair"][seat]) if chair}
    return Player(
        name=SEATS[seat],
        gold=gold if gold != UNKNOWN else None,
        squires=squires if squires != UNKNOWN else None,
        votes=s["stock"][seat][VOTES],
        left_over=s["left_over"][seat],
        nobles=tuple(chairs[chair] for chair in sorted(chairs)),
        tiles=tuple(SPACES[k] for k, tile in enumerate(s["tile"][seat]) if not tile),
        points=sum(s["points"][seat]),
        voted=s["ballot"][seat] != NONE,
    )


def score_sheet(states: Any) -> ScoreSheet:
    """Points by source, and the final scoring as it would be now.

    Where stocks are hidden, a tie in the final scoring is left open: the points are shared.
    """
    states = copy_states(states)
    if np.any(states["stock"] == UNKNOWN):
        states["stock"][:, :, :VOTES] = 0
    s = plain(states)
    players = s["players"]
    over = s["actor"] == NONE
    lines = {}
    for line, name in enumerate(SCORES):
        known = over or line < FROM_KNIGHTHOOD
        lines[name] = tuple(
            s["points"][seat][line] if known else int(final_points_at(states, 0, seat, line))
            for seat in range(players)
        )
    total = tuple(sum(points[seat] for points in lines.values()) for seat in range(players))
    return ScoreSheet(lines, total, over)


def _law(s: Any) -> str | None:
    at: int = s["at"]
    if s["phase"] == PARLIAMENT:
        return LAW_IDS[int(s["deck"][(s["round"] - 1) * PROPOSALS + at])]
    return LAW_IDS[int(s["in_force"][at])] if s["phase"] == LAWS_PHASE else None


def _about(s: Any) -> str | None:
    phase, decision, at = s["phase"], s["decision"], s["at"]
    if phase == COUNTIES_PHASE:
        return COUNTIES[at]
    if phase == CONFLICTS_PHASE:
        return CONFLICTS[slot_in_order(at)]
    if phase == PLACING and decision == BRING_SQUIRES:
        return COUNTIES[s["hand_county"]]
    if decision == SEND:
        return CONFLICTS[s["cell"]]
    if decision == TOLL:
        county = int(LAW_SPECIAL[s["in_force"][at]]) == COUNTY_TOLL
        return COUNTIES[s["cell"]] if county else f"castle {SPACES[int(s['cell'])]}"
    return None


def _hand(record: Any) -> Hand | None:
    if int(record["decision"]) != BRING_SQUIRES:
        return None
    strength, county = int(record["hand_strength"]), int(record["hand_county"])
    needed = squires_needed(record, int(record["side"]), strength, county)
    return Hand(strength, COUNTIES[county], int(needed))


def _ballot(s: Any, seat: int | None) -> str | None:
    ballot = NONE if seat is None else s["ballot"][seat]
    return None if ballot == NONE else f"{'yes' if ballot % 2 else 'no'} {ballot // 2}"


def _actors(s: Any) -> tuple[int, ...]:
    if s["decision"] == VOTE:
        return tuple(k for k in range(s["players"]) if s["ballot"][k] == NONE)
    return () if s["actor"] == NONE else (s["actor"],)


def show(states: Any, seat: int | None) -> View:
    """The view in a record already blanked for `seat`."""
    s = plain(states)
    players, number = s["players"], s["round"]
    actors = _actors(s)
    side = s["side"]
    return View(
        seat=seat,
        actor=actors[0] if actors else None,
        actors=actors,
        decision=DECISIONS[s["decision"]],
        side=side if side != NONE else None,
        source=SOURCES[s["source"]],
        about=_about(s),
        due=s["due"][actors[0]] if actors and s["phase"] == LAWS_PHASE else 0,
        round=number,
        phase=PHASES[s["phase"]],
        start=s["start"],
        players=tuple(_player(s, k) for k in range(players)),
        sides=tuple(_side(s, k, name) for k, name in enumerate(side_names(s))),
        counties=tuple(_county(s, k) for k in range(len(COUNTIES))),
        conflicts=tuple(_conflict(s, k) for k in range(len(CONFLICTS)) if s["conflict"][k] != NONE),
        favours={
            FAVOURS[k]: int(up) == FACE_UP for k, up in enumerate(s["favour"]) if up != LEFT_OUT
        },
        favour_pays={
            favour: {token: int(n) for token, n in zip(TOKENS, row, strict=False) if n}
            for favour, row in zip(FAVOURS, s["favour_pays"], strict=True)
        },
        laws=tuple(LAW_IDS[s["in_force"][k]] for k in range(IN_FORCE)),
        proposals=tuple(
            LAW_IDS[s["deck"][(number - 1) * PROPOSALS + k]]
            for k in range(PROPOSALS if number else 0)
        ),
        law=_law(s),
        ballot=_ballot(s, seat),
        hand=_hand(states[0]),
        laws_left=DECK - number * PROPOSALS,
        conflicts_left=CONFLICTS_DEALT - number * ROW,
        supply={k: int(n) for k, n in zip(TOKENS, s["supply"], strict=True)} if s["box"] else None,
        sheet=score_sheet(states),
    )
