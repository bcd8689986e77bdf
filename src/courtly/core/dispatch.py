"""A decision and all that belongs to it, and the kernels that find the right one.

A game declares each of its decisions in the chapter of its rules it belongs to: what may be done,
doing it, refusing it, checking it. One table of them gives the game its `legal`, its `play`, its
refusals and its audit of the open decision.

The compiler knows no table of functions. So the comparisons that choose between the kernels of a
table are written out as source here, and compiled like any kernel written by hand.
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .errors import Refusal
from .jit import kernel
from .moves import Move, MoveTable
from .texts import Key

Kernel = Callable[..., Any]
Refuse = Callable[[Any, int, Move], Refusal]


@dataclass(frozen=True)
class Decision:
    """One kind of decision. `s` is the record, `seat` the seat that decides."""

    name: str
    rule: str
    """The rule that asks for it."""
    moves: Kernel
    """``moves(s, seat, moves)``: write the legal moves, ascending, and say how many."""
    play: Kernel
    """``play(s, seat, move, log)``: do what a legal move says."""
    fits: Kernel
    """``fits(s, side)``: whether the position is one in which `side` can be asked this."""
    refuse: Mapping[str, Refuse]
    """For each kind of move it takes: why one that is not legal is not."""


def always_legal(s: Any, seat: int, move: Move) -> Refusal:
    """The refusal of a kind of move that is legal whenever its decision is open: there is none."""
    raise AssertionError(f"{move} is legal")


class Decisions:
    """All decisions of a game, numbered in the order in which they are listed."""

    def __init__(self, package: str, moves: MoveTable, decisions: Sequence[Decision]) -> None:
        self.names = tuple(decision.name for decision in decisions)
        self._all = tuple(decisions)
        self._game = package.rpartition(".")[2]
        self._rules = {kind.name: kind.rule for kind in moves.kinds}
        home = f"{package}._decisions"
        self.legal: Callable[[Any, int, Any], int] = choose(
            home, "legal", "s, seat, moves", 'int(s["decision"])', "s, seat, moves",
            [decision.moves for decision in decisions], 0,
        )  # fmt: skip
        self.play: Callable[[Any, int, int, int, Any], None] = choose(
            home, "play", "s, seat, decision, move, log", "decision", "s, seat, move, log",
            [decision.play for decision in decisions], None,
        )  # fmt: skip
        self.fits: Callable[[Any, int], bool] = choose(
            home, "fits", "s, side", 'int(s["decision"])', "s, side",
            [decision.fits for decision in decisions], False,
        )  # fmt: skip

    def refuse(self, s: Any, seat: int, move: Move) -> Refusal:
        """The rule that forbids `move` to `seat` in a position where it is not legal."""
        decision = self._all[int(s["decision"])]
        if move.kind in decision.refuse:
            return decision.refuse[move.kind](s, seat, move)
        asked = Key(f"{self._game}-decision-{decision.name}")
        rule = self._rules[move.kind] or decision.rule
        return Refusal(rule, f"{self._game}-refused-not-now", {"asked": asked})


def choose(
    module: str,
    name: str,
    parameters: str,
    number: str,
    arguments: str,
    kernels: Sequence[Kernel],
    otherwise: Any,
) -> Kernel:
    """A kernel that calls the one of `kernels` which the expression `number` names.

    It has `parameters` and hands `arguments` on; beyond the table it gives `otherwise`. It goes
    into `module`, a name under which nothing else is: compiled code is kept and found by that.
    """
    lines = [f"def {name}({parameters}):", f"    number = {number}"]
    for k in range(len(kernels)):
        lines += [f"    if number == {k}:", f"        return {name}_{k}({arguments})"]
    source = "\n".join([*lines, f"    return {otherwise!r}", ""])
    file = f"<{module} {name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made = sys.modules.setdefault(module, ModuleType(module))
    for k, function in enumerate(kernels):
        setattr(made, f"{name}_{k}", function)
    exec(compile(source, file, "exec"), made.__dict__)
    chosen: Kernel = kernel(getattr(made, name))
    setattr(made, name, chosen)
    return chosen
