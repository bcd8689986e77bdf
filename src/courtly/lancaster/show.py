"""From a record, blanked for a seat, to the view: plain Python objects."""

from __future__ import annotations

from typing import Any

import numpy as np

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
from .rules.conflicts import slot_in_order, strength_at
from .rules.ending import final_points_at
from .rules.placing import squires_needed

_REWARD_PAYS = (*TOKENS, "points")


def strengths(counts: Any) -> tuple[int, ...]:
    """Counts by strength as a list of strengths: (2, 1, 0, 0) is 1, 1, 2."""
    return tuple(k + 1 for k, n in enumerate(counts) for _ in range(int(n)))


def side_names(s: Any) -> tuple[str, ...]:
    """Names of the sides: the seats, and with two players their allies."""
    names = SEATS[: int(s["players"])]
    allies = int(s["sides"]) - int(s["players"])
    return (*names, *(f"{name}’s ally" for name in names[:allies]))


def _pays(row: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(_REWARD_PAYS, row, strict=False) if n}


def _county(s: Any, number: int) -> County:
    side = int(s["county_side"][number])
    return County(
        name=COUNTIES[number],
        letter=COUNTY_LETTERS[number],
        minimum=int(s["county_minimum"][number]),
        reward=REWARDS[COUNTY_REWARDS[number]],
        pays=_pays(s["county_pays"][number]),
        nobles=int(s["nobles_left"][number]),
        side=side if side != NONE else None,
        strength=int(s["county_strength"][number]),
        squires=int(s["county_squires"][number]),
    )


def _conflict(s: Any, slot: int) -> Conflict:
    card = int(s["conflict"][slot])
    return Conflict(
        name=CONFLICTS[slot],
        card=card,
        strength=int(s["conflict_strength"][card]),
        points=tuple(int(n) for n in s["conflict_points"][card]),
        berths=tuple(
            Berth(
                side=int(s["berth_side"][slot, berth]),
                knights=strengths(s["berth_knights"][slot, berth]),
                squires=int(s["berth_squires"][slot, berth]),
                strength=int(strength_at(s, slot, berth)),
            )
            for berth in range(BERTHS)
            if int(s["berth_side"][slot, berth]) != NONE
        ),
    )


def _side(s: Any, side: int, name: str) -> Side:
    players = int(s["players"])
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
                knight=int(s["castle"][side, space]),
                tile="stock" if ally else ("stock", "open", "turned")[int(s["tile"][side, space])],
                pays={} if ally else _pays(s["castle_pays"][space]),
                cost=0 if ally or space >= ALLY_SPACES else int(s["castle_cost"][space]),
            )
            for space in range(ALLY_SPACES if ally else len(SPACES))
        ),
    )


def _player(s: Any, seat: int) -> Player:
    gold, squires = int(s["stock"][seat, GOLD]), int(s["stock"][seat, SQUIRES])
    chairs = {int(chair): COUNTIES[c] for c, chair in enumerate(s["chair"][seat]) if chair}
    return Player(
        name=SEATS[seat],
        gold=gold if gold != UNKNOWN else None,
        squires=squires if squires != UNKNOWN else None,
        votes=int(s["stock"][seat, VOTES]),
        left_over=int(s["left_over"][seat]),
        nobles=tuple(chairs[chair] for chair in sorted(chairs)),
        tiles=tuple(SPACES[k] for k, tile in enumerate(s["tile"][seat]) if not tile),
        points=int(s["points"][seat].sum()),
        voted=int(s["ballot"][seat]) != NONE,
    )


def score_sheet(states: Any) -> ScoreSheet:
    """Points by source, and the final scoring as it would be now.

    Where stocks are hidden, a tie in the final scoring is left open: the points are shared.
    """
    states = states.copy()
    s = states[0]
    players = int(s["players"])
    if np.any(s["stock"][:players] == UNKNOWN):
        s["stock"][:, :VOTES] = 0
    over = int(s["actor"]) == NONE
    lines = {}
    for line, name in enumerate(SCORES):
        known = over or line < FROM_KNIGHTHOOD
        lines[name] = tuple(
            int(s["points"][seat, line]) if known else int(final_points_at(states, 0, seat, line))
            for seat in range(players)
        )
    total = tuple(sum(points[seat] for points in lines.values()) for seat in range(players))
    return ScoreSheet(lines, total, over)


def _law(s: Any) -> str | None:
    phase, at = int(s["phase"]), int(s["at"])
    if phase == PARLIAMENT:
        return LAW_IDS[int(s["deck"][(int(s["round"]) - 1) * PROPOSALS + at])]
    return LAW_IDS[int(s["in_force"][at])] if phase == LAWS_PHASE else None


def _about(s: Any) -> str | None:
    phase, decision, at = int(s["phase"]), int(s["decision"]), int(s["at"])
    if phase == COUNTIES_PHASE:
        return COUNTIES[at]
    if phase == CONFLICTS_PHASE:
        return CONFLICTS[slot_in_order(at)]
    if phase == PLACING and decision == BRING_SQUIRES:
        return COUNTIES[int(s["hand_county"])]
    if decision == SEND:
        return CONFLICTS[int(s["cell"])]
    if decision == TOLL:
        county = int(LAW_SPECIAL[int(s["in_force"][at])]) == COUNTY_TOLL
        return COUNTIES[int(s["cell"])] if county else f"castle {SPACES[int(s['cell'])]}"
    return None


def _hand(s: Any) -> Hand | None:
    if int(s["decision"]) != BRING_SQUIRES:
        return None
    strength, county = int(s["hand_strength"]), int(s["hand_county"])
    needed = squires_needed(s, int(s["side"]), strength, county)
    return Hand(strength, COUNTIES[county], int(needed))


def _ballot(s: Any, seat: int | None) -> str | None:
    ballot = NONE if seat is None else int(s["ballot"][seat])
    return None if ballot == NONE else f"{'yes' if ballot % 2 else 'no'} {ballot // 2}"


def _actors(s: Any) -> tuple[int, ...]:
    if int(s["decision"]) == VOTE:
        return tuple(k for k in range(int(s["players"])) if int(s["ballot"][k]) == NONE)
    return () if int(s["actor"]) == NONE else (int(s["actor"]),)


def show(states: Any, seat: int | None) -> View:
    """The view in a record already blanked for `seat`."""
    s = states[0]
    players, number = int(s["players"]), int(s["round"])
    actors = _actors(s)
    side = int(s["side"])
    return View(
        seat=seat,
        actor=actors[0] if actors else None,
        actors=actors,
        decision=DECISIONS[int(s["decision"])],
        side=side if side != NONE else None,
        source=SOURCES[int(s["source"])],
        about=_about(s),
        due=int(s["due"][actors[0]]) if actors and int(s["phase"]) == LAWS_PHASE else 0,
        round=number,
        phase=PHASES[int(s["phase"])],
        start=int(s["start"]),
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
        laws=tuple(LAW_IDS[int(s["in_force"][k])] for k in range(IN_FORCE)),
        proposals=tuple(
            LAW_IDS[int(s["deck"][(number - 1) * PROPOSALS + k])]
            for k in range(PROPOSALS if number else 0)
        ),
        law=_law(s),
        ballot=_ballot(s, seat),
        hand=_hand(s),
        laws_left=DECK - number * PROPOSALS,
        conflicts_left=CONFLICTS_DEALT - number * ROW,
        supply={k: int(n) for k, n in zip(TOKENS, s["supply"], strict=True)} if s["box"] else None,
        sheet=score_sheet(states),
    )
