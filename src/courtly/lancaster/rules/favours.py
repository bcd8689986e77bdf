"""The King's Favour [L2.7, L2.8]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    FACE_DOWN,
    FACE_UP,
    FAVOUR,
    FAVOUR_NOBLE,
    FAVOUR_UPGRADE,
    FAVOURS,
    LEFT_OUT,
    NOBLE,
    PLACING,
    UPGRADE,
)
from ..events import E_FAVOUR_TAKEN, E_REWARD_LAPSED, S_FAVOUR
from ..moves import M_FAVOUR
from .allies import is_ally
from .asking import ask
from .nobles import any_noble
from .tokens import gain_row
from .upgrades import can_upgrade


@kernel
def lay_out_favours(s: Any) -> None:
    """All tiles face up, but those not used with this number of players [L1.8, L8.1]."""
    for tile in range(len(FAVOURS)):
        s["favour"][tile] = LEFT_OUT if int(s["favour_out"][tile]) else FACE_UP


@kernel
def any_favour(s: Any) -> bool:
    """Whether a tile is face up [L2.7]."""
    for tile in range(len(FAVOURS)):
        if int(s["favour"][tile]) == FACE_UP:
            return True
    return False


@kernel
def offer_favour(s: Any, side: int, log: Any) -> None:
    """Let whoever placed a knight in a conflict choose a tile, while one is face up [L2.7]."""
    if any_favour(s):
        ask(s, FAVOUR, side)


@kernel
def favour_moves(s: Any, seat: int, moves: Any) -> int:
    """Any tile that is face up, even one that yields nothing [L2.7]."""
    n = 0
    for tile in range(len(FAVOURS)):
        if int(s["favour"][tile]) == FACE_UP:
            moves[n] = M_FAVOUR + tile
            n += 1
    return n


@kernel
def play_favour(s: Any, seat: int, move: int, log: Any) -> None:
    """Turn a tile down and get what it shows; gold and squires lapse for an ally.

    [L2.7, L2.8, L10.5]
    """
    side, tile = int(s["side"]), move - M_FAVOUR
    s["favour"][tile] = FACE_DOWN
    source = S_FAVOUR + tile
    s["source"] = source
    emit(log, E_FAVOUR_TAKEN, side, tile)
    if tile == FAVOUR_NOBLE and any_noble(s, side):
        ask(s, NOBLE, side)
    elif tile == FAVOUR_UPGRADE and can_upgrade(s, side, False):
        ask(s, UPGRADE, side)
    elif tile <= FAVOUR_UPGRADE or is_ally(s, side):
        emit(log, E_REWARD_LAPSED, side, source)
    else:
        gain_row(s, side, s["favour_pays"][tile], 1, source, log)


@kernel
def favour_fits(s: Any, side: int) -> bool:
    """Asked in phase 1, while a tile is face up [L2.7]."""
    return int(s["phase"]) == PLACING and any_favour(s)


def refuse_favour(s: Any, seat: int, move: Move) -> Refusal:
    """The tile is not in this game, or turned down already [L1.8, L2.7]."""
    params = {"favour": move.labels[0]}
    if int(s["favour"][move.args[0]]) == LEFT_OUT:
        return Refusal("L1.8", "lancaster-refused-favour-left-out", params)
    return Refusal("L2.7", "lancaster-refused-favour-taken", params)


FAVOUR_DECISION = Decision(
    name="favour",
    rule="L2.7",
    moves=favour_moves,
    play=play_favour,
    fits=favour_fits,
    refuse={"favour": refuse_favour},
)
