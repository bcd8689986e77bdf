"""From a record, blanked for a seat, to the view: plain Python objects."""

from __future__ import annotations

import functools
from typing import Any

from ..core.kept import Kept
from ..core.parts import Parts, as_parts
from ..core.state import Fields
from . import view_parts as parts
from .constants import (
    BRING_SQUIRES,
    CONFLICTS,
    CONFLICTS_DEALT,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    DECISIONS,
    DECK,
    FROM_KNIGHTHOOD,
    LAWS_PHASE,
    NONE,
    PARLIAMENT,
    PHASES,
    PLACING,
    PRICE_OF_BOTH,
    PROPOSALS,
    RANSOM_PRICE,
    ROUNDS,
    ROW,
    SCORES,
    SEND,
    SETUP,
    SPACES,
    TOKENS,
    TOLL,
    VOTE,
)
from .events import SOURCES
from .forecast import COSTS, PAYS, Outlook, look_ahead
from .law_table import COUNTY_TOLL, EXCHANGE_RATE, LAW_IDS, LAW_SPECIAL
from .rules.conflicts import slot_in_order
from .rules.places import squires_needed
from .state import STATE
from .view import Figures, Hand, ScoreSheet, View

FIGURES = Figures(rounds=ROUNDS, both=PRICE_OF_BOTH, exchange=EXCHANGE_RATE, ransom=RANSOM_PRICE)


def _sheet(s: Any, final: parts.Rows) -> ScoreSheet:
    points, over = s["points"][: s["players"]], s["actor"] == NONE
    lines = {
        name: column if over or line < FROM_KNIGHTHOOD else final[line - FROM_KNIGHTHOOD]
        for line, (name, column) in enumerate(zip(SCORES, zip(*points, strict=True), strict=True))
    }
    total = tuple(map(sum, zip(*lines.values(), strict=True)))
    return ScoreSheet(lines, total, over)


sheet = Kept(_sheet, STATE, ("players", "points", "actor"), most=parts.KEPT_WHOLE)
"""Points by source; given with it is the final scoring as it would be now."""


def score_sheet(states: Any) -> ScoreSheet:
    """Points by source, and the final scoring as it would be now.

    Where stocks are hidden, a tie in the final scoring is left open: the points are shared.
    """
    players = int(states["players"].item())
    return sheet.of(states.tobytes(), look_ahead(states, (), players).final)


@functools.lru_cache(parts.KEPT)
def _laws(in_force: parts.Row, proposed: parts.Row) -> dict[str, Any]:
    """What a view says of the laws in force, and of the proposals of the round."""
    laws, proposals = ([LAW_IDS[law] for law in shown] for shown in (in_force, proposed))
    return {
        "laws": tuple(laws),
        "proposals": tuple(proposals),
        "law_pays": {law: PAYS[law] for law in (*laws, *proposals)},
        "law_costs": {law: COSTS[law] for law in (*laws, *proposals)},
    }


@functools.lru_cache(parts.KEPT)
def laws_json(in_force: parts.Row, proposed: parts.Row) -> Parts:
    """The same as JSON."""
    return as_parts(_laws(in_force, proposed))


def law_now(s: Any) -> str | None:
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


def _hand(states: Any, s: Any) -> Hand | None:
    if s["decision"] != BRING_SQUIRES:
        return None
    strength, county = s["hand_strength"], s["hand_county"]
    needed = squires_needed(states[0], s["side"], strength, county)
    return Hand(strength, COUNTIES[county], int(needed))


def ballot_text(ballot: int) -> str | None:
    """A ballot as views write it."""
    return None if ballot == NONE else f"{'yes' if ballot % 2 else 'no'} {ballot // 2}"


def _actors(s: Any) -> tuple[int, ...]:
    if s["decision"] == VOTE:
        return tuple(k for k in range(s["players"]) if s["ballot"][k] == NONE)
    return () if s["actor"] == NONE else (s["actor"],)


def _to_score(s: Any) -> tuple[str, ...]:
    """The bits of the spaces still to be scored; there are none but in that decision."""
    return tuple(space for k, space in enumerate(SPACES) if s["scorable"] >> k & 1)


def laws_shown(s: Any) -> tuple[parts.Row, parts.Row]:
    """The laws in force, and the proposals of the round."""
    first = (s["round"] - 1) * PROPOSALS
    return s["in_force"], s["deck"][first : first + PROPOSALS] if s["round"] else ()


#: What is left when the parts have theirs.
REST = Fields(
    STATE,
    ("players", "sides", "box", "in_force", "deck", "supply", "round", "phase", "start",
     "decision", "actor", "side", "source", "ballot", "at", "cell", "due", "scorable",
     "hand_strength", "hand_county"),
)  # fmt: skip


def make_view(states: Any, seat: int | None) -> View:
    """The view in a record already blanked for `seat`."""
    record = states.tobytes()
    s = REST.read(REST.cut(record))
    outlook = outlook_of(states, s)
    conflicts = [
        kept.of(record, ranks, earned)
        for kept, ranks, earned in zip(parts.conflicts, outlook.ranks, outlook.earned, strict=True)
    ]
    return View(
        seat=seat,
        players=tuple(player.of(record) for player in parts.players[: s["players"]]),
        ballot=ballot_text(NONE if seat is None else s["ballot"][seat]),
        dues=outlook.dues,
        sides=tuple(side.of(record) for side in parts.sides[: s["sides"]]),
        counties=tuple(county.of(record) for county in parts.counties),
        conflicts=tuple(found for found in conflicts if found is not None),
        favours=parts.favours.of(record),
        favour_pays=parts.favour_pays.of(record),
        sheet=sheet.of(record, outlook.final),
        figures=FIGURES,
        **_laws(*laws_shown(s)),
        **situation(states, s),
    )


def outlook_of(states: Any, s: Any) -> Outlook:
    """What is to be expected."""
    in_force, proposed = laws_shown(s)
    return look_ahead(states, (*in_force, *proposed), s["players"])


def situation(states: Any, s: Any) -> dict[str, Any]:
    """Where the game stands, and who has to decide what."""
    actors, side, number = _actors(s), s["side"], s["round"]
    return {
        "actor": actors[0] if actors else None,
        "actors": actors,
        "decision": DECISIONS[s["decision"]],
        "side": side if side != NONE else None,
        "source": SOURCES[s["source"]],
        "about": _about(s),
        "due": s["due"][actors[0]] if actors and s["phase"] == LAWS_PHASE else 0,
        "to_score": _to_score(s),
        "round": number if s["phase"] != SETUP else 0,
        "phase": PHASES[s["phase"]],
        "start": s["start"],
        "law": law_now(s),
        "hand": _hand(states, s),
        "laws_left": DECK - number * PROPOSALS,
        "conflicts_left": CONFLICTS_DEALT - number * ROW,
        "supply": dict(zip(TOKENS, s["supply"], strict=True)) if s["box"] else None,
    }
