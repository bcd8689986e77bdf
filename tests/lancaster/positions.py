"""Positions of Lancaster, built piece by piece.

>>> game = position(players=3).stock("Red", gold=5).knight("Red", 2, "Stafford", squires=1).place()

Seats and sides go by name: ``Red``, or ``Red's ally`` with two players. What is not said is as at
the beginning of round 2: a knight of 1 and of 2 at court, the rest in reserve, no tiles, the
conflicts ``5a`` and ``6`` in the upper row. Tokens come out of the supply: none is made or lost.

The last call says what happens now and gives the game, at its first decision: `place`, `vote`,
`apply_law` (one law), `apply_laws` (all three in force), `score_counties`, `score_castles`,
`score_conflicts`. What happened until then is in `game.events`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.core.events import new_log
from courtly.core.jit import kernel
from courtly.core.rng import deal_words
from courtly.lancaster import Lancaster
from courtly.lancaster.audit import AUDIT, audit
from courtly.lancaster.components import load
from courtly.lancaster.constants import (
    CASTLES_PHASE,
    CONFLICTS,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    ENGINES,
    FACE_DOWN,
    FACE_UP,
    FAVOURS,
    FROM_LAWS,
    IN_FORCE,
    KNIGHTS,
    LAWS_PHASE,
    NONE,
    PARLIAMENT,
    PLACES,
    PLACING,
    PROPOSALS,
    ROW,
    RUNNING,
    SPACES,
    SQUIRES,
    TILE_OPEN,
    TILE_TURNED,
    TOKENS,
)
from courtly.lancaster.law_table import LAW_IDS
from courtly.lancaster.rules.favours import lay_out_favours
from courtly.lancaster.rules.flow import run_on
from courtly.lancaster.rules.knights import put_knight
from courtly.lancaster.setup import DEAL_WORDS

CARDS = [card.id for card in load().conflicts]
_LAWS_WRONG = 4  # in the audit: tests put laws in force that were never drawn


@kernel
def run_from(states: Any, i: int, log: Any) -> None:
    """Run position i on to its first decision."""
    run_on(states[i], log)


@kernel
def put_at(states: Any, i: int, side: int, place: int, strength: int) -> None:
    """`put_knight` in position i."""
    put_knight(states[i], side, place, strength)


@kernel
def favours_at(states: Any, i: int) -> None:
    """`lay_out_favours` in position i."""
    lay_out_favours(states[i])


@kernel
def audit_of(states: Any, i: int) -> int:
    """What is wrong with position i."""
    return audit(states[i])


class Position:
    """A position under construction."""

    def __init__(self, players: int, options: dict[str, Any], engine: int) -> None:
        example = Lancaster.make({"players": players, "start": "red", **options}, 1, engine)
        self.options = example.options
        self.prototype = example.prototype
        self.states = example.prototype.copy()
        Lancaster.spec.play.deal_at(self.states, 0, deal_words(1, DEAL_WORDS))
        self.s: Any = self.states[0]
        self.names = [name.replace("’", "'") for name in example.side_names]
        self.s["decision"], self.s["round"] = RUNNING, 2
        favours_at(self.states, 0)
        self.conflict("upper 1", "5a").conflict("upper 2", "6")

    def side(self, name: str) -> int:
        """The number of a seat or side."""
        return self.names.index(name)

    # -- players ---------------------------------------------------------------------------------

    def stock(self, seat: str, **tokens: int) -> Position:
        """Set a player's gold, squires or votes."""
        for name, amount in tokens.items():
            what, number = TOKENS.index(name), self.side(seat)
            self.s["supply"][what] += int(self.s["stock"][number, what]) - amount
            self.s["stock"][number, what] = amount
        return self

    def everyone(self, **tokens: int) -> Position:
        """Set every player's gold, squires or votes."""
        for seat in self.names[: int(self.s["players"])]:
            self.stock(seat, **tokens)
        return self

    def court(self, side: str, *strengths: int) -> Position:
        """Just these knights at court; the others not placed are in reserve."""
        number = self.side(side)
        for k in range(len(KNIGHTS)):
            loose = int(self.s["court"][number, k]) + int(self.s["reserve"][number, k])
            here = strengths.count(k + 1)
            assert here <= loose, f"{side} has only {loose} knights of {k + 1} to put at court"
            self.s["court"][number, k] = here
            self.s["reserve"][number, k] = loose - here
        return self

    def knight(self, side: str, strength: int, place: str, squires: int = 0) -> Position:
        """Place a knight out of the reserve, or from court if none is there."""
        number = self.side(side)
        pile = "reserve" if self.s["reserve"][number, strength - 1] else "court"
        assert self.s[pile][number, strength - 1], f"{side} has no knight of {strength} left"
        self.s[pile][number, strength - 1] -= 1
        put_at(self.states, 0, number, PLACES.index(place), strength)
        if squires:
            self.s["county_squires"][COUNTIES.index(place)] = squires
            self.s["supply"][SQUIRES] -= squires
        return self

    def tiles(self, seat: str, *spaces: str, turned: str = "") -> Position:
        """Lay extension tiles; those named in `turned` face down."""
        for space in spaces:
            self.s["tile"][self.side(seat), SPACES.index(space)] = TILE_OPEN
        for space in turned.split():
            self.s["tile"][self.side(seat), SPACES.index(space)] = TILE_TURNED
        return self

    def nobles(self, seat: str, *counties: str) -> Position:
        """Give a player nobles of these counties."""
        number = self.side(seat)
        for county in counties:
            at = COUNTIES.index(county)
            self.s["nobles"][number] += 1
            self.s["chair"][number, at] = self.s["nobles"][number]
            self.s["nobles_left"][at] -= 1
        return self

    def points(self, seat: str, points: int) -> Position:
        """Set a player's points, as if from laws."""
        self.s["points"][self.side(seat), FROM_LAWS] = points
        return self

    # -- the board -------------------------------------------------------------------------------

    def no_nobles(self, *counties: str) -> Position:
        """Take all nobles that are left in these counties out of the game."""
        for county in counties or COUNTIES:
            at = COUNTIES.index(county)
            self.s["nobles_gone"][at] += self.s["nobles_left"][at]
            self.s["nobles_left"][at] = 0
        return self

    def favours(self, *names: str) -> Position:
        """Just these favour tiles face up."""
        for k, name in enumerate(FAVOURS):
            self.s["favour"][k] = FACE_UP if name in names else FACE_DOWN
        return self

    def conflict(self, slot: str, card: str | None) -> Position:
        """Lay a conflict card, by its id in components.toml, or none."""
        at = CONFLICTS.index(slot)
        assert not (self.s["berth_side"][at] != NONE).any(), "lay cards before knights"
        if card is None:
            self.s["conflict"][at] = NONE
            return self
        number = CARDS.index(card)
        self.s["conflict"][at] = number
        deck, turn = self.s["conflict_deck"], (int(self.s["round"]) - 1) * ROW
        here = turn + at if at < ROW else turn - ROW + at - ROW
        there = deck.tolist().index(number)
        deck[here], deck[there] = deck[there], deck[here]
        return self

    def laws(self, *ids: str) -> Position:
        """The three laws in force, left to right."""
        self.s["in_force"] = [LAW_IDS.index(law) for law in ids]
        return self

    def proposals(self, *ids: str) -> Position:
        """The three proposals, left to right."""
        first = (int(self.s["round"]) - 1) * PROPOSALS
        self.s["deck"][first : first + PROPOSALS] = [LAW_IDS.index(law) for law in ids]
        return self

    def round(self, number: int) -> Position:
        """Set the round; call it before laying conflicts."""
        self.s["round"] = number
        return self.conflict("upper 1", "5a").conflict("upper 2", "6")

    def start(self, seat: str) -> Position:
        """Set the start player."""
        self.s["start"] = self.side(seat)
        return self

    def left_over(self, **stones: int) -> Position:
        """Of the vote stones, those left over from before the votes, by seat."""
        for seat, amount in stones.items():
            self.s["left_over"][self.side(seat.capitalize())] = amount
        return self

    # -- what happens now ------------------------------------------------------------------------

    def place(self, seat: str | None = None) -> Lancaster:
        """Phase 1, with `seat` to place first (or the start player)."""
        first = self.side(seat) if seat else int(self.s["start"])
        players = int(self.s["players"])
        return self._run(PLACING, order=(first - 1) % players)

    def vote(self) -> Lancaster:
        """Phase 2, before the first vote."""
        return self._run(PARLIAMENT)

    def apply_law(self, law: str) -> Lancaster:
        """Apply one law, as the last of the three in force."""
        self.s["in_force"][IN_FORCE - 1] = LAW_IDS.index(law)
        return self._run(LAWS_PHASE, at=IN_FORCE - 1)

    def apply_laws(self) -> Lancaster:
        """Apply all laws in force."""
        return self._run(LAWS_PHASE)

    def score_counties(self) -> Lancaster:
        """Phase 3a."""
        return self._run(COUNTIES_PHASE)

    def score_castles(self) -> Lancaster:
        """Phase 3b."""
        return self._run(CASTLES_PHASE)

    def score_conflicts(self) -> Lancaster:
        """Phase 3c."""
        return self._run(CONFLICTS_PHASE)

    def _run(self, phase: int, at: int = 0, order: int = 0) -> Lancaster:
        self.s["phase"], self.s["at"], self.s["order"] = phase, at, order
        log = new_log(Lancaster.spec.most_events)
        run_from(self.states, 0, log)
        wrong = audit_of(self.states, 0)
        assert wrong in (0, _LAWS_WRONG), f"the position is impossible: {AUDIT[wrong]}"
        game = Lancaster(self.states, self.options)
        game._rows.append(log[1 : int(log[0, 0]) + 1].copy())
        return game


def position(players: int = 4, *, engine: int = ENGINES[-1], **options: Any) -> Position:
    """A position to build on; `options` are those of `courtly.lancaster.new`."""
    return Position(players, options, engine)


def play(game: Lancaster, *moves: str) -> Lancaster:
    """Play moves, each for whoever has to decide; ``Blue: yes 2`` for a certain seat."""
    for move in moves:
        seat, colon, text = move.partition(": ")
        if colon:
            game.play(text, game.seat_names.index(seat))
        else:
            game.play(move)
    return game


def texts(game: Lancaster, kind: str | None = None) -> list[str]:
    """The legal moves as written, or those of one kind."""
    return [move.text for move in game.legal() if kind in (None, move.kind)]


def happened(game: Lancaster, kind: str) -> list[tuple[Any, ...]]:
    """All events of a kind so far: the side's name, then the data."""
    names = [name.replace("’", "'") for name in game.side_names]
    return [
        (names[event.seat] if event.seat >= 0 else None, *event.data.values())
        for event in game.events
        if event.kind == kind
    ]


def stock(game: Lancaster, seat: str) -> dict[str, int]:
    """What a player has: gold, squires, votes."""
    row = game._states[0]["stock"][game.seat_names.index(seat)]
    return {name: int(n) for name, n in zip(TOKENS, row, strict=True)}


def court(game: Lancaster, side: str) -> tuple[int, ...]:
    """Strengths of the knights at a side's court."""
    return next(s.court for s in game.view().sides if s.name.replace("’", "'") == side)


def same_bytes(a: Lancaster, b: Lancaster) -> bool:
    """Whether two games stand at the same position."""
    return bool(np.array_equal(a._states.view(np.uint8), b._states.view(np.uint8)))
