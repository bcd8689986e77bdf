"""From a record, blanked for a seat, to the view: plain Python objects."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from ..core.state import plain
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
from .forecast import COSTS, PAYS, look_ahead, shares_to_owner
from .law_table import COUNTY_TOLL, EXCHANGE_RATE, LAW_IDS, LAW_SPECIAL
from .rules.conflicts import slot_in_order
from .rules.places import squires_needed
from .view import Figures, Hand, ScoreSheet, View

FIGURES = Figures(rounds=ROUNDS, both=PRICE_OF_BOTH, exchange=EXCHANGE_RATE, ransom=RANSOM_PRICE)


@functools.lru_cache(parts.KEPT)
def _sheet(points: tuple[parts.Row, ...], final: tuple[parts.Row, ...], over: bool) -> ScoreSheet:
    lines = {
        name: column if over or line < FROM_KNIGHTHOOD else final[line - FROM_KNIGHTHOOD]
        for line, (name, column) in enumerate(zip(SCORES, zip(*points, strict=True), strict=True))
    }
    total = tuple(map(sum, zip(*lines.values(), strict=True)))
    return ScoreSheet(lines, total, over)


def score_sheet(states: Any) -> ScoreSheet:
    """Points by source, and the final scoring as it would be now.

    Where stocks are hidden, a tie in the final scoring is left open: the points are shared.
    """
    s = plain(states)
    players = s["players"]
    return _sheet(s["points"][:players], look_ahead(states, (), players).final, s["actor"] == NONE)


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


def _hand(states: Any, s: Any) -> Hand | None:
    if s["decision"] != BRING_SQUIRES:
        return None
    strength, county = s["hand_strength"], s["hand_county"]
    needed = squires_needed(states[0], s["side"], strength, county)
    return Hand(strength, COUNTIES[county], int(needed))


def _ballot(ballot: int) -> str | None:
    return None if ballot == NONE else f"{'yes' if ballot % 2 else 'no'} {ballot // 2}"


def _actors(s: Any) -> tuple[int, ...]:
    if s["decision"] == VOTE:
        return tuple(k for k in range(s["players"]) if s["ballot"][k] == NONE)
    return () if s["actor"] == NONE else (s["actor"],)


def _to_score(s: Any) -> tuple[str, ...]:
    """The bits of the spaces still to be scored; there are none but in that decision."""
    return tuple(space for k, space in enumerate(SPACES) if s["scorable"] >> k & 1)


def _laws_shown(s: Any) -> tuple[parts.Row, parts.Row]:
    """The laws in force, and the proposals of the round."""
    first = (s["round"] - 1) * PROPOSALS
    return s["in_force"], s["deck"][first : first + PROPOSALS] if s["round"] else ()


def make_view(states: Any, seat: int | None) -> View:
    """The view in a record already blanked for `seat`."""
    s = plain(states)
    players, number = s["players"], s["round"]
    actors, side = _actors(s), s["side"]
    in_force, proposed = _laws_shown(s)
    outlook = look_ahead(states, (*in_force, *proposed), players)
    dues = outlook.dues
    return View(
        seat=seat,
        actor=actors[0] if actors else None,
        actors=actors,
        decision=DECISIONS[s["decision"]],
        side=side if side != NONE else None,
        source=SOURCES[s["source"]],
        about=_about(s),
        due=s["due"][actors[0]] if actors and s["phase"] == LAWS_PHASE else 0,
        to_score=_to_score(s),
        round=number if s["phase"] != SETUP else 0,
        phase=PHASES[s["phase"]],
        start=s["start"],
        players=tuple(parts.player_of(s, k) for k in range(players)),
        sides=parts.sides(s),
        counties=parts.counties(s),
        conflicts=parts.conflicts(s, outlook.ranks, outlook.earned),
        favours=parts.favours(s["favour"]),
        favour_pays=parts.favour_pays(s["favour_pays"]),
        laws=tuple(LAW_IDS[law] for law in in_force),
        proposals=tuple(LAW_IDS[law] for law in proposed),
        dues=dues,
        law_pays={law: PAYS[law] for law in dues},
        law_costs={law: COSTS[law] for law in dues},
        law=_law(s),
        ballot=_ballot(NONE if seat is None else s["ballot"][seat]),
        hand=_hand(states, s),
        laws_left=DECK - number * PROPOSALS,
        conflicts_left=CONFLICTS_DEALT - number * ROW,
        supply=dict(zip(TOKENS, s["supply"], strict=True)) if s["box"] else None,
        sheet=_sheet(s["points"][:players], outlook.final, s["actor"] == NONE),
        figures=FIGURES,
    )


def make_views(
    blanked: Callable[[int | None], Any], seats: Iterable[int | None]
) -> dict[int | None, View]:
    """The views of several seats; `blanked` gives the record as one of them may see it."""
    public = make_view(blanked(None), None)
    in_the_dark = [law for law, shares in public.dues.items() if None in shares]
    return {
        seat: public if seat is None else _own(public, blanked(seat), seat, in_the_dark)
        for seat in seats
    }


def _own(public: View, states: Any, seat: int, in_the_dark: list[str]) -> View:
    """The view of `seat`, from that of a spectator and a record blanked for the seat.

    What a seat alone knows is its stock and its ballot, and by that the shares of laws about which
    spectators are in the dark; the rest is shared with the other view.
    """
    gold, squires, _ = states["stock"][0, seat].tolist()
    view = View.__new__(View)  # ten times as quick as `copy`
    view.__dict__.update(public.__dict__)
    view.seat = seat
    view.ballot = _ballot(int(states["ballot"][0, seat]))
    players = list(public.players)
    players[seat] = parts.with_stock(players[seat], gold, squires)
    view.players = tuple(players)
    if in_the_dark:
        view.dues = public.dues | {
            law: shares_to_owner(law, len(players), seat, gold, squires) for law in in_the_dark
        }
    return view
