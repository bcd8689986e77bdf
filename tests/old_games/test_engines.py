"""Records and positions of old versions are read and played by the rules they were made by."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

import courtly
from courtly.core.record import parse

from .kept import VERSIONS, about, check_record, unpack
from .kinds import KINDS
from .playing import digest

RECORDS = [file for version in VERSIONS for file in sorted(version.glob("records/*.txt"))]
#: How many there were: in Lancaster, and in Richelieu.
DECISIONS = {"1": 17 + 7}
each_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_records(file: Path) -> None:
    """A record loads, gives the same result, and is written as it was, by its own rules."""
    text = file.read_text("utf-8")
    game = courtly.load(text)
    old = parse(text)
    assert old.head["Engine"] == about(file.parent.parent)["engine"]
    check_record(text, game.record(**_ours(old.head)), file.stem)
    if "Result" in old.head:
        assert game.over
        assert " ".join(map(str, game.scores())) == old.head["Result"]
    else:
        assert all(game.legal(seat) for seat in game.actors)
        assert bool(game.actors) != game.over


def _ours(head: dict[str, str]) -> dict[str, str]:
    """Lines that the writer of the record added."""
    return {name: head[name] for name in ("White", "Note") if name in head}


@each_version
def test_positions(version: Path) -> None:
    """A position offers the same moves, which lead to the same positions."""
    for kept in unpack(version / "positions.json.xz"):
        kind = KINDS[kept["kind"]]
        data = base64.b64decode(kept["bytes"])
        game = getattr(courtly, kind.game).from_bytes(data)
        assert game.to_bytes() == data, kind
        assert game.decision == kept["decision"]
        assert game.actors == kept["actors"]
        for seat in game.actors:
            legal = [move.text for move in game.legal(seat)]
            assert legal == kept["legal"][str(seat)], kind
        assert game.scores() == kept["scores"]
        assert list(game.standing().places) == kept["places"]
        for seat, move, then in kept["after"]:
            twin = game.copy()
            twin.play(move, seat)
            assert digest(twin) == then, f"{kind}: {move}"


@each_version
def test_all_is_there(version: Path) -> None:
    """Every kind of game, every decision that was known then, tables at every stage."""
    kinds, databases = about(version)["kinds"], about(version)["databases"]
    assert "sqlite" in databases
    records = {file.stem for file in version.glob("records/*.txt")}
    for kind in kinds:
        assert {f"{kind}-finished", f"{kind}-unfinished"} <= records
    positions = unpack(version / "positions.json.xz")
    assert {kept["kind"] for kept in positions} == set(kinds)
    decisions = {(KINDS[kept["kind"]].game, kept["decision"]) for kept in positions}
    assert len(decisions) == DECISIONS.get(about(version)["engine"], len(decisions))
    for database in databases:
        tables = unpack(version / f"{database}.json.xz")["tables"]
        running = {table["kind"] for table in tables if table["info"]["status"] == "playing"}
        assert running == set(kinds)
        assert {table["info"]["status"] for table in tables} == {"open", "playing", "over"}
        ends = [table["info"]["result"] for table in tables]
        whys = {end["why"] for end in ends if end}
        assert whys == {"finished", "resigned", "clock", "agreed"}
