"""Datasets: every game once, every number as it was played, and broken off they go on."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

pytest.importorskip("pyarrow")

import courtly
from courtly import datasets
from courtly.arena.match import Match, play_game
from courtly.cli.main import cli
from courtly.core.errors import CourtlyError
from courtly.datasets import make as making
from courtly.datasets.check import check_dataset
from courtly.datasets.plan import Plan
from courtly.datasets.tables import OpenTable, write_table
from courtly.observe import encoder

GAMES = 7
PLAN = Plan(Match("richelieu", ("page", "page"), {"variant": "tactical"}, seed=3), GAMES, shard=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("data") / "pages"
    making.make_dataset(PLAN, place, jobs=1)
    return place


def test_every_number_is_as_it_was_played(folder: Path) -> None:
    games, decisions = check_dataset(folder)
    assert games == GAMES
    assert decisions == sum(len(batch) for batch in datasets.load(folder))


def test_arrays_are_what_the_environments_tell(folder: Path) -> None:
    batch = datasets.load(folder).batch(1)
    first = np.flatnonzero(batch.step == 0)[0]
    game = courtly.load(str(batch.games["record"][0]))
    game.undo(len(game.history))
    seat = int(batch.seat[first])
    assert np.array_equal(batch.observation[first], encoder("richelieu").observe(game, seat))
    assert np.flatnonzero(batch.mask[first]).tolist() == [int(move) for move in game.legal()]
    assert batch.mask[np.arange(len(batch)), batch.action].all()
    assert not batch.policy.any(), "Pages do not search"
    assert np.isnan(batch.value).all()


def test_small_batches_hold_every_decision_once(folder: Path) -> None:
    dataset = datasets.load(folder)

    def all_of(batches: Iterable[datasets.Batch]) -> list[tuple[Any, ...]]:
        return [
            (game, step, action, reward, seen.tobytes(), mask.tobytes(), share.tobytes())
            for batch in batches
            for game, step, action, reward, seen, mask, share in zip(
                batch.game, batch.step, batch.action, batch.reward, batch.observation,
                batch.mask, batch.policy, strict=True,
            )
        ]  # fmt: skip

    whole = all_of(dataset)
    assert all_of(dataset.minibatches(50)) == whole
    assert max(len(batch) for batch in dataset.minibatches(50)) == 50
    drawn = all_of(dataset.minibatches(50, seed=1))
    assert drawn != whole
    assert sorted(drawn) == sorted(whole)
    assert drawn == all_of(dataset.minibatches(50, seed=1)) != all_of(dataset.minibatches(seed=2))
    with pytest.raises(CourtlyError, match="size"):
        next(dataset.minibatches(0))


def test_rewards_are_those_of_the_seat_that_decides(folder: Path) -> None:
    for batch in datasets.load(folder):
        for row in range(0, len(batch), 17):
            at = int(batch.game[row]) - int(batch.games["game"][0])
            assert batch.reward[row] == batch.games["rewards"][at][batch.seat[row]]


def test_what_search_thought_is_kept(tmp_path: Path) -> None:
    match = Match("richelieu", ("search:20", "page"), {"variant": "tactical"}, seed=1)
    making.make_dataset(Plan(match, 1, 1), tmp_path / "thought", jobs=1)
    batch = datasets.load(tmp_path / "thought").batch(0)
    searched = batch.policy.sum(axis=1) > 0
    assert searched.any()
    assert np.allclose(batch.policy[searched].sum(axis=1), 1)
    assert not (batch.policy > 0)[~batch.mask].any()
    seat = batch.games["bots"][0].tolist().index("search:20")
    assert (batch.seat[searched] == seat).all()
    assert ((batch.value[searched] >= 0) & (batch.value[searched] <= 1)).all()


def test_broken_off_it_goes_on(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed in the middle of a shard: what is whole stays, the rest is played, once."""
    place, real = tmp_path / "broken", play_game
    made: list[int] = []

    def dying(match: Match, number: int, watch: Any = None) -> Any:
        if number == 4:
            raise KeyboardInterrupt
        return real(match, number, watch)

    def counted(match: Match, number: int, watch: Any = None) -> Any:
        made.append(number)
        return real(match, number, watch)

    monkeypatch.setattr(making, "play_game", dying)
    with pytest.raises(KeyboardInterrupt):
        making.make_dataset(PLAN, place, jobs=1)
    with pytest.raises(CourtlyError, match="not finished: 2 of 3 shards are missing"):
        datasets.load(place)
    monkeypatch.setattr(making, "play_game", counted)
    told: list[int] = []
    making.make_dataset(PLAN, place, 1, told.append)
    assert made == [3, 4, 5, 6]
    assert told == [3, 3, 1]
    for name in sorted(path.name for path in folder.glob("games-*")):
        one, two = (OpenTable(where / name).read() for where in (folder, place))
        assert one.equals(two), "the same games as made in one go"


def test_several_at_a_time_make_the_same(folder: Path, tmp_path: Path) -> None:
    making.make_dataset(PLAN, tmp_path / "side", jobs=2)
    for path in folder.glob("*.parquet"):
        assert OpenTable(path).read().equals(OpenTable(tmp_path / "side" / path.name).read())


def test_what_is_wrong_is_said(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(CourtlyError, match="holds no dataset"):
        datasets.load(tmp_path)
    (tmp_path / "thing").write_text("mine")
    with pytest.raises(CourtlyError, match="empty folder"):
        making.make_dataset(PLAN, tmp_path, 1)
    with pytest.raises(CourtlyError, match="another dataset"):
        making.make_dataset(Plan(PLAN.match, GAMES + 1, 3), folder, 1)
    with pytest.raises(CourtlyError, match="there are 0 to 2"):
        datasets.load(folder).batch(3)
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "dataset.json").write_text("{")
    with pytest.raises(CourtlyError, match="damaged"):
        datasets.load(broken)


def test_a_wrong_number_is_found(tmp_path: Path) -> None:
    place = tmp_path / "wrong"
    making.make_dataset(Plan(PLAN.match, 2, 1), place, 1)
    path = place / "decisions-00001.parquet"
    table = OpenTable(path).read()
    actions = table.column("action").to_pylist()
    actions[5] += 1
    columns = {n: table.column(n).to_pylist() for n in table.column_names} | {"action": actions}
    write_table(path, columns, table.schema)
    with pytest.raises(CourtlyError, match="game 1, decision 5"):
        check_dataset(place)


def test_the_command(tmp_path: Path) -> None:
    out = str(tmp_path / "set")
    make = ["dataset", "make", "richelieu", "page", "page", "--games", "2", "--out", out]
    done = CliRunner().invoke(cli, [*make, "--jobs", "1", "-o", "variant=tactical"])
    assert done.exit_code == 0, done.output
    assert json.loads((tmp_path / "set/dataset.json").read_text())["games"] == 2
    told = (tmp_path / "set/README.md").read_text()
    assert "2 games of Richelieu" in told
    assert "-o variant=tactical" in told
    checked = CliRunner().invoke(cli, ["dataset", "check", out, "--sample", "1"])
    assert "every game is there; 1 replayed" in checked.output
    assert CliRunner().invoke(cli, ["dataset", "card", out]).output.strip() == told.strip()


@pytest.mark.parametrize("left", ["", '{"format": 1, "gam', "[]", "null"])
def test_a_plan_cut_short_is_said(tmp_path: Path, left: str) -> None:
    making.make_dataset(PLAN, tmp_path, jobs=1)
    (tmp_path / "dataset.json").write_text(left)
    for ask in (lambda: datasets.load(tmp_path), lambda: PLAN.write(tmp_path)):
        with pytest.raises(CourtlyError, match=r"dataset\.json is damaged"):
            ask()
    asked = ["dataset", "make", "richelieu", "page", "page", "--games", "1", "--out", str(tmp_path)]
    done = CliRunner().invoke(cli, asked)
    assert done.exit_code != 0
    assert "is damaged" in done.output


def test_shards_of_no_games_are_damaged(tmp_path: Path) -> None:
    (tmp_path / "dataset.json").write_text(json.dumps({**PLAN.describe(), "shard": 0}))
    with pytest.raises(CourtlyError, match="is damaged"):
        datasets.load(tmp_path)


def test_no_folder_is_no_dataset() -> None:
    wrongs: list[Any] = [None, 3]
    for wrong in wrongs:
        with pytest.raises(CourtlyError, match="by its folder"):
            datasets.load(wrong)


def test_batches_pickle(folder: Path) -> None:
    for batch in datasets.load(folder).minibatches(8, seed=1):
        kept = batch.observation, batch.action  # which opens the files
        other = pickle.loads(pickle.dumps(batch))
        assert np.array_equal(other.observation, kept[0])
        assert np.array_equal(other.action, kept[1])
        assert np.array_equal(copy.deepcopy(batch).reward, batch.reward)


def test_nobody_has_less_than_no_time(tmp_path: Path) -> None:
    asked = ["dataset", "make", "richelieu", "page", "page", "--out", str(tmp_path / "new")]
    for timeout in ("-1", "0"):
        done = CliRunner().invoke(cli, [*asked, "--timeout", timeout])
        assert done.exit_code == 2
        assert "--timeout" in done.output
