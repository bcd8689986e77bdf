"""Records: a finished or unfinished game as text that people can read, type and mail.

A head of ``Name: value`` lines, an empty line, then one move a line: the seat's name and the move.
``#`` begins a comment. The head holds all that is needed to deal the game again.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from . import packed
from .errors import CourtlyError, RecordError, reason
from .game import Game
from .text import TextError, one_line, read_values

G = TypeVar("G", bound=Game[Any, Any])

FORMAT = "1"
_RESERVED = {"Courtly-Record", "Game", "Engine", "Seed", "Position", "Options", "Result", "Digest"}


def digest(game: Game[Any, Any]) -> str:
    """A fingerprint of the position, to see that a replay came out the same."""
    return hashlib.sha256(game.to_bytes()).hexdigest()[:16]


def write(game: Game[Any, Any], headers: Mapping[str, str]) -> str:
    """The record of a game."""
    if clash := _RESERVED & headers.keys():
        raise RecordError(f"these headers are ours: {', '.join(sorted(clash))}")
    head = {
        "Courtly-Record": FORMAT,
        "Game": game.spec.name,
        "Engine": str(game.engine),
        **headers,
        "Options": json.dumps(game.options, ensure_ascii=False, sort_keys=True),
    }
    if game.seed is not None:
        head["Seed"] = game.seed
    else:
        head["Position"] = base64.b64encode(packed.body(game.spec, game._start)).decode()
    if game.over:
        head["Result"] = " ".join(str(score) for score in game.scores())
    head["Digest"] = digest(game)
    lines = [f"{name}: {one_line(value)}" for name, value in head.items()]
    names = game.seat_names
    lines += ["", *(f"{names[seat]} {move}" for seat, move in game.history), ""]
    return "\n".join(lines)


@dataclass
class Parsed:
    """A record taken apart, before anything is dealt or played."""

    head: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    """Line number and text of each move."""

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game."""
        try:
            options = read_values(self.head.get("Options", "{}"))
        except TextError as error:
            raise RecordError.told("problem-record-options", why=reason(error)) from None
        if not isinstance(options, dict):
            raise RecordError.told("problem-record-no-options")
        return options


def parse(text: str) -> Parsed:
    """Take a record apart; says on which line it stops making sense."""
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    record = Parsed()
    in_head = True
    for number, raw in enumerate(text.split("\n"), 1):  # what else ends a line may be in a name
        line = raw.strip()
        if not line:
            in_head = in_head and not record.head
        elif line.startswith("#"):
            continue
        elif in_head:
            name, colon, value = line.partition(": ")
            if not colon:
                raise RecordError.told("problem-record-line", line=number, found=repr(line))
            record.head[name] = value
        else:
            record.moves.append((number, line))
    if record.head.get("Courtly-Record") != FORMAT:
        raise RecordError.told("problem-record-start", start=f"Courtly-Record: {FORMAT}")
    for name in ("Game", "Engine"):
        if name not in record.head:
            raise RecordError.told("problem-record-lacks", name=name)
    if "Seed" not in record.head and "Position" not in record.head:
        raise RecordError.told("problem-record-no-deal")
    return record


def engine_of(kind: type[Game[Any, Any]], record: Parsed) -> int:
    """The version of the rules of a record; refuses another game's, or one that is not here."""
    about, found = kind.spec.description, (record.head["Game"], record.head["Engine"])
    engines = {str(engine): engine for engine in about.engines}
    if found[0] != about.name or found[1] not in engines:
        raise RecordError.told(
            "problem-record-engine",
            game=found[0],
            engine=found[1],
            ours=about.name,
            version=", ".join(engines),
        )
    return engines[found[1]]


def load(kind: type[G], text: str) -> G:
    """The game of a record, replayed and checked."""
    record = parse(text)
    game = begin(kind, record)
    replay(game, record)
    return game


def begin(kind: type[G], record: Parsed) -> G:
    """The game of a record before its first move."""
    engine, seed = engine_of(kind, record), record.head.get("Seed")
    if seed:
        return kind.make(record.options, seed, engine)
    return start_from_position(kind, record, engine)


def start_from_position(kind: type[G], record: Parsed, engine: int) -> G:
    """The game at the position a record begins with, where it names no seed."""
    try:
        raw = base64.b64decode(record.head["Position"], validate=True)
    except ValueError:
        raise RecordError.told("problem-record-base64") from None
    try:
        return kind.from_bytes(packed.head(kind.spec, engine) + raw)
    except CourtlyError as error:
        raise RecordError.told("problem-record-position", why=reason(error)) from None


def replay(game: Game[Any, Any], record: Parsed) -> None:
    """Play the moves of a record; check its digest and result at the end."""
    for _ in replaying(game, record):
        pass


def replaying(game: Game[Any, Any], record: Parsed) -> Iterator[int]:
    """The same move by move: says after each how many were played."""
    names = {name.lower(): seat for seat, name in enumerate(game.seat_names)}
    for played, (number, line) in enumerate(record.moves, 1):
        who, _, move = line.partition(" ")
        if who.lower() not in names:
            seats = ", ".join(game.seat_names)
            raise RecordError.told("problem-record-seat", line=number, who=repr(who), seats=seats)
        try:
            game.play(move, names[who.lower()])
        except CourtlyError as error:
            raise RecordError.told("problem-record-move", line=number, why=reason(error)) from None
        yield played
    wanted = record.head.get("Digest")
    if wanted and wanted != digest(game):
        raise RecordError.told("problem-record-digest", found=digest(game), wanted=wanted)
    result = record.head.get("Result")
    if result and (not game.over or result.split() != [str(n) for n in game.scores()]):
        found = " ".join(map(str, game.scores()))
        raise RecordError.told("problem-record-result", claimed=result, found=found)


def same_position(a: Game[Any, Any], b: Game[Any, Any]) -> bool:
    """Whether two games stand at the same position, byte for byte."""
    return bool(np.array_equal(a._states.view(np.uint8), b._states.view(np.uint8)))
