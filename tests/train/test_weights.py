"""Files of weights: whatever is wrong with one, it is said, and bots play on."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import courtly
from courtly.bots import make_bot
from courtly.bots.nets import weights
from courtly.bots.nets.learned import NetJudge, plays_here
from courtly.bots.nets.weights import About, WeightsError
from courtly.bots.search.searcher import Searcher
from courtly.games import description, game_class

from .some_games import COMPILED, any_net, kernels
from .test_sight import some_sight

ENGINE = description("richelieu").engine
ABOUT = About("richelieu", 2, kernels("richelieu").shape.features, ENGINE, 7, 3, 1000)
SHAPE = kernels("richelieu").shape
FILE = "richelieu-2.npz"


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """The same bytes, with some of them changed, left out or put in."""
    found = bytearray(whole)
    for _ in range(chance.choice((1, 1, 3, 30))):
        # Half of the damage where it is not covered by checksums: in the heads of a zip's parts.
        heads = [k for k in range(len(found) - 1) if found[k : k + 2] == b"PK"]
        near = (
            chance.choice(heads) + chance.randrange(60) if heads and chance.random() < 0.5 else -1
        )
        at = near if 0 <= near < len(found) else chance.randrange(len(found))
        what = chance.randrange(4)
        if what == 0:
            del found[at : at + chance.randrange(1, 40)]
        elif what == 1:
            found[at:at] = chance.randbytes(chance.randrange(1, 8))
        elif what == 2 and chance.random() < 0.2:
            del found[at:]
        else:
            found[at] ^= 1 << chance.randrange(8)
        if not found:
            break
    return bytes(found)


@pytest.mark.parametrize("compressed", [True, False])
def test_a_damaged_file_is_refused_or_holds_what_it_held(tmp_path: Path, compressed: bool) -> None:
    """However it was damaged: there is no other error than `WeightsError`."""
    file, chance = tmp_path / FILE, random.Random(5)
    saved = weights.save(file, any_net("richelieu"), ABOUT, some_sight())
    if not compressed:  # damage reaches the heads of arrays
        np.savez(file, **np.load(file))
    whole, refused = file.read_bytes(), 0
    for _ in range(400):
        file.write_bytes(damaged(whole, chance))
        try:
            found = weights.load(file, SHAPE, ("richelieu", 2))
        except WeightsError:
            refused += 1
        else:
            assert found.sha256 == saved.sha256
            assert all((a == b).all() for a, b in zip(found.net, saved.net, strict=True))
    assert refused > 200


def stored_with(file: Path, about: Any) -> Path:
    """A file that says this about itself."""
    weights.save(file, any_net("richelieu"), ABOUT)
    arrays = dict(np.load(file))
    np.savez(file, **{**arrays, "about": np.frombuffer(json.dumps(about).encode(), np.uint8)})
    return file


@pytest.mark.parametrize(
    "about",
    ["x", 5, None, [], {}, {"sha256": "0"}, [["game", "richelieu"]]]
    + [{**vars(ABOUT), "sha256": mark} for mark in (5, None)]
    + [{**vars(ABOUT), "sha256": "0", name: wrong} for name, wrong in
       (("players", "2"), ("game", 2), ("seed", 1.0), ("games", True), ("more", 1))],
)  # fmt: skip
def test_what_a_file_says_about_itself_is_checked(tmp_path: Path, about: object) -> None:
    with pytest.raises(WeightsError, match="holds no weights"):
        weights.load(stored_with(tmp_path / FILE, about), SHAPE)


def test_weights_of_another_table_are_refused(tmp_path: Path) -> None:
    """A net for four players, copied to where one for two should be."""
    net, shape = any_net("lancaster"), kernels("lancaster").shape
    about = About("lancaster", 4, shape.features, 1, 1, 0, 0)
    weights.save(tmp_path / "lancaster-2.npz", net, about)
    with pytest.raises(WeightsError, match="for lancaster with 4 players"):
        weights.find("lancaster", 2, shape, tmp_path)


@pytest.mark.parametrize("wrong", [np.nan, np.inf])
@pytest.mark.parametrize("name", ["first", "move_bias", "sight_scale"])
def test_what_is_no_number_is_refused(tmp_path: Path, name: str, wrong: float) -> None:
    net, sight = any_net("richelieu"), some_sight()
    arrays = {**net._asdict(), "sight_scale": sight.scale}
    arrays[name].flat[0] = wrong
    weights.save(tmp_path / FILE, net, ABOUT, sight)
    with pytest.raises(WeightsError, match=f"{name} holds what is no number"):
        weights.load(tmp_path / FILE, SHAPE)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What bots wrote to the log."""
    return [row.getMessage() for row in caplog.records if row.name == "courtly.bots"]


def test_a_net_of_other_rules_is_told_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    about = About(**{**vars(ABOUT), "engine": ENGINE - 1})
    for engine in (ABOUT, about):
        weights.save(tmp_path / str(engine.engine) / FILE, any_net("richelieu"), engine)
        for _ in range(2):
            assert weights.find("richelieu", 2, SHAPE, tmp_path / str(engine.engine)) is not None
    [line] = told(caplog)
    assert f"learned by version {ENGINE - 1} of the rules" in line


def test_where_weights_cannot_be_read_bots_play_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And the log is told once, not with every move."""
    (tmp_path / FILE).write_bytes(b"nothing")
    monkeypatch.setenv("COURTLY_NETS", str(tmp_path))
    game = game_class("richelieu").make({}, 1)
    seen = game.seen_by_actor()
    assert not plays_here("richelieu", 2)
    if COMPILED:
        for level in ("knight", "duke"):
            bot = make_bot(level, 3)
            assert bot.choose(seen) in seen.legal
            assert bot.net == ""  # type: ignore[attr-defined]
        judge = Searcher(1, simulations=10, room=1000, judge=NetJudge(stronger=True))
        assert judge.choose(seen) in seen.legal
        assert judge.net == ""
    assert sum(courtly.chances(game, 0)) == pytest.approx(1)
    [line] = told(caplog)
    assert "holds no weights" in line
    assert "by hand" in line
    with pytest.raises(WeightsError, match="holds no weights"):
        make_bot("net-knight", 1).choose(seen)  # who asks for a net gets one, or an error


@pytest.mark.parametrize("place", ["missing", "a file"])
def test_a_folder_of_nets_that_is_none_is_told_of(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if place == "a file":
        (tmp_path / place).touch()
    monkeypatch.setenv("COURTLY_NETS", str(tmp_path / place))
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            found = weights.find("richelieu", 2, SHAPE)
    assert found is not None, "the net that came with the package"
    [line] = told(caplog)
    assert f"COURTLY_NETS is {tmp_path / place}, which is no folder" in line
