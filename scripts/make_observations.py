"""Writes docs/observations.md from the tables of the encoders: ``scripts/make_observations.py``."""

from __future__ import annotations

from pathlib import Path

from courtly.games import game_class, names
from courtly.observe import encoder

FILE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

HEAD = """# Observations

What a seat sees, as 32-bit numbers from 0 upwards. Written by `scripts/make_observations.py` from
the tables the encoders themselves use (`src/courtly/observe/`).

- **Honest**: an observation is made of the record with everything blanked that the seat cannot
  know. Tests resample what is hidden at every decision and compare every number.
- **Egocentric**: own seat first, the others in the order of play. Only `seat` says which seat it
  is.
- Where a part is "one of", a 1 stands at what is true. Everything else is a count, divided to stay
  near 1: by what the table says, or by what stands behind the column (`/ 10`); a number in brackets
  says how many columns there are. `encoder(name).layout.units` has what a count of one is in each
  place, so that `np.rint(observation / units)` are the whole numbers again.
- `encoder(name).layout.read(observation)` gives the parts by name, without copying; it also takes
  the whole array of a `VectorEnv`.

Moves are numbered by the game's table of moves; `courtly.lancaster.new().spec.moves[17]` is the
move with its text. They are not egocentric: `name Blue` names Blue whoever plays it.
"""


def text() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in sorted(names()):
        sight = encoder(name)
        parts.append(
            f"\n## {name.capitalize()}\n\n{sight.size} numbers; {sight.moves} moves.\n\n"
            f"{sight.layout.table()}\n\n"
            f"Moves: {_kinds(name)}.\n"
        )
    return "".join(parts)


def _kinds(name: str) -> str:
    """The kinds of moves with their numbers."""
    table = game_class(name).spec.moves
    found = []
    for kind in table.kinds:
        first = table.first(kind.name)
        last = first + kind.size - 1
        axes = "".join(f" ‹{axis.name}›" for axis in kind.axes)
        found.append(f"{first if first == last else f'{first}–{last}'} `{kind.name}`{axes}")
    return ", ".join(found)


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
