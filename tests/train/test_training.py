"""Training: the same weights twice, going on where it stopped, bots by what was learned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import courtly
from courtly.arena.match import Match, play_game
from courtly.arena.stats import standings
from courtly.bots import make_bot
from courtly.bots.nets import weights
from courtly.bots.nets.players import Instant, net_searcher
from courtly.bots.nets.weights import About
from courtly.cli.main import cli
from courtly.core.errors import OptionError
from courtly.games import game_class
from courtly.train import by_hand
from courtly.train.measure import foretold
from courtly.train.memory import Memory
from courtly.train.report import write
from courtly.train.run import Plan, Training
from courtly.train.shelf import Shelf
from courtly.train.tables import POLICY_GAMES, How, Positions, Room
from courtly.train.targets import mixed

from .some_games import COMPILED, any_net, kernels, walk

GAMES = 120
HOW = How() if COMPILED else How(most=2, finish=0)
SMALL = Plan("richelieu", 2, generations=2, games=GAMES, units=16, epochs=1, among_hand=2)


def small(folder: Path, plan: Plan = SMALL) -> Training:
    """A small run."""
    training = Training(plan, folder, lambda line: None)
    training.run()
    return training


@pytest.fixture
def nets(tmp_path: Path) -> Path:
    """A folder with nets for three tables."""
    for name, players in (("richelieu", 2), ("lancaster", 3), ("lancaster", 4)):
        about = About(name, players, kernels(name).shape.features, 1, 1, 0, 0)
        weights.save(tmp_path / weights.file_name(name, players), any_net(name), about)
    return tmp_path


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A small run, made once."""
    return small(tmp_path_factory.mktemp("first"))


@pytest.mark.slow
def test_a_small_run_gives_the_same_weights_twice(first: Training, tmp_path: Path) -> None:
    second = small(tmp_path / "b")
    assert first.best is not None
    assert second.best is not None
    assert first.best.sha256 == second.best.sha256
    rows = first.state.history
    assert [row["number"] for row in rows] == [0, 1]
    assert rows[0]["kept"]
    other = small(tmp_path / "c", replace(SMALL, generations=1, seed=2))
    assert other.best is not None
    assert other.best.sha256 != first.best.sha256


@pytest.mark.slow
def test_a_run_goes_on_where_it_stopped(first: Training, tmp_path: Path) -> None:
    one = replace(SMALL, generations=1)
    small(tmp_path / "parts", one)
    rest = Training(one, tmp_path / "parts", lambda line: None)
    rest.resume()
    rest.run()
    assert rest.best is not None
    assert first.best is not None
    assert rest.best.sha256 == first.best.sha256
    assert rest.state.games == (POLICY_GAMES + 1) * GAMES


def test_a_run_goes_on_from_the_net_that_came_with_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a fresh clone, with a report of earlier generations or without one."""
    monkeypatch.setattr(weights, "DATA", tmp_path / "package")
    about = About("richelieu", 2, kernels("richelieu").shape.features, 0, 1, 4, 500)
    shipped = weights.save(tmp_path / "package" / "richelieu-2.npz", any_net("richelieu"), about)
    for told in (False, True):
        lines: list[str] = []
        training = Training(SMALL, tmp_path / f"out-{told}", lines.append)
        if told:
            training.folder.mkdir()
            state = '{"generation": 7, "games": 900, "history": []}'
            training.state_file.write_text(state, "utf-8")
        training.resume()
        assert training.best is not None
        assert training.best.sha256 == shipped.sha256
        assert training.state.generation == (7 if told else 5)
        assert training.state.games == (900 if told else 500)
        assert training.net_file.exists()
        assert "learned by engine 0" in lines[0]


def test_games_do_not_depend_on_threads() -> None:
    net = any_net("richelieu")
    plays = [Room("richelieu", 2, threads).play(net, HOW, 3, 3) for threads in (1, 2)]
    assert plays[0].states.tobytes() == plays[1].states.tobytes()
    assert (plays[0].shares == plays[1].shares).all()
    assert plays[0].shares.sum(axis=1) == pytest.approx(1)
    assert np.abs(plays[0].margins.sum(axis=1)).max() < 1e-5


def test_games_of_a_generation_broken_off_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net, room = any_net("richelieu"), Room("richelieu", 2)
    shelf = Shelf(tmp_path / "games", net, "seed 3")
    first = room.play(net, HOW, 3, 2, shelf=shelf)
    (path,) = shelf.folder.iterdir()
    told: list[int] = []
    with monkeypatch.context() as without:
        without.delattr(room.learned.selfplay, "play_games")
        again = room.play(net, HOW, 3, 2, told.append, shelf)
    assert told == [2]
    assert again.states.tobytes() == first.states.tobytes()
    assert (again.shares == first.shares).all()
    path.write_bytes(path.read_bytes()[:100])  # cut short: played again
    assert room.play(net, HOW, 3, 2, shelf=shelf).states.tobytes() == first.states.tobytes()
    assert Shelf(tmp_path / "games", net, "seed 4").folder != shelf.folder
    shelf.clear()
    assert not (tmp_path / "games").exists()


def test_a_net_plays_among_searchers_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_hand, "SIMULATIONS", 20 if COMPILED else 1)
    room, net = Room("richelieu", 2), any_net("richelieu")
    games = 4 if COMPILED else 1
    found = by_hand.among_hand(room, net, 3, games)
    assert found == by_hand.among_hand(room, net, 3, games)
    assert 0 <= found.share <= 1
    assert found.error == 0 if games == 1 else found.error > 0


def test_a_net_that_does_clearly_worse_among_searchers_is_not_kept(tmp_path: Path) -> None:
    training = Training(SMALL, tmp_path, lambda line: None)
    much_worse, worse = by_hand.Result(0.2, -1.0, 1.0), by_hand.Result(0.4, 2.5, 1.0)
    assert not training._is_worse(much_worse), "there is nothing to compare with"
    training.state.history = [
        {"kept": True, "among_hand": {"share": 0.5, "ahead": 4.0, "error": 1.0}},
        {"kept": False, "among_hand": {"share": 0.9, "ahead": 40.0, "error": 1.0}},
    ]
    assert training._is_worse(much_worse)
    assert not training._is_worse(worse), "as far as so few games can tell"


def test_a_net_against_itself_is_even() -> None:
    """Every deal from every seat, with the same luck: two equal players share the victories."""
    net = any_net("richelieu")
    share = Room("richelieu", 2).match(net, net, 1, 40 if COMPILED else 2, HOW)
    assert share == pytest.approx(0.5)


def refused(*more: str) -> str:
    """Why the command was refused; nothing may have been played before."""
    done = CliRunner().invoke(cli, ["train", "richelieu", *more])
    assert done.exit_code == 2, done.output
    assert "games by" not in done.output
    return " ".join(done.output.split())


@pytest.mark.parametrize(
    ("option", "problem"),
    [
        (("--units", "20"), "a multiple of 16 units, not 20"),
        (("--units", "0"), "a multiple of 16 units, not 0"),
        (("--seed", "-1"), "the seed is a number from 0"),
        (("--minutes", "-5"), "0 minutes or more, not -5"),
        (("--minutes", "nan"), "0 minutes or more, not nan"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    tmp_path: Path, option: tuple[str, str], problem: str
) -> None:
    assert problem in refused(*option, "--out", str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "nothing can be written to" in refused("--out", str(tmp_path / "file" / "nets"))


def test_a_net_that_is_there_is_not_overwritten(nets: Path) -> None:
    """Also where no report lies beside it, as after `--chances`."""
    before = (nets / "richelieu-2.npz").read_bytes()
    assert "go on with --resume" in refused("--out", str(nets))
    assert (nets / "richelieu-2.npz").read_bytes() == before


def test_going_on_keeps_the_units_of_the_net(nets: Path) -> None:
    problem = "the net it goes on from has 16 units, not 128"
    assert problem in refused("--resume", "--units", "128", "--out", str(nets))
    training = Training(replace(SMALL, units=None), nets, lambda line: None)
    assert training.units == 64
    training.resume()
    assert training.units == 16
    write(training)
    assert "--units 16 " in (nets / "richelieu-2.md").read_text("utf-8")


@pytest.mark.parametrize(
    "state",
    ["{", "[]", "5", '{"more": 1}', '{"generation": "x"}', '{"history": [5]}', '{"history": 5}',
     '{"history": [{"number": 1}]}', "\ud800"],
)  # fmt: skip
def test_a_broken_state_is_refused_and_left_alone(nets: Path, state: str) -> None:
    file = nets / "richelieu-2.json"
    file.write_bytes(state.encode("utf-8", "surrogatepass"))
    before = {path: path.read_bytes() for path in nets.iterdir()}
    assert "does not say how far training has come" in refused("--resume", "--out", str(nets))
    assert {path: path.read_bytes() for path in nets.iterdir()} == before


def test_a_limit_of_time_leaves_one_generation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    plan = replace(SMALL, minutes=1e-12, generations=3)
    training = Training(plan, tmp_path, lambda line: None)
    monkeypatch.setattr(training, "generation", lambda: made.append(1))
    training.run()
    assert made == [1]


def test_a_report_has_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    training = Training(SMALL, tmp_path, lambda line: None)
    judged = {"log_loss": 0.5, "calibration_error": 0.1, "by_round": {"1": 0.6, "2": 0.4},
              "curve": [[0.2, 0.3, 10], [0.8, 0.7, 10]]}  # fmt: skip
    row = {"number": 0, "games": 9, "positions": 90, "loss": {"moves": 1.0}, "hand": judged,
           "net": judged, "share": 0.6, "kept": True, "seconds": 3.0,
           "among_hand": {"share": 0.5, "ahead": 1.0, "error": 0.5}}  # fmt: skip
    training.state.history = [row, {**row, "number": 1}]
    write(training)
    picture = (tmp_path / "richelieu-2.svg").read_text("utf-8")
    assert "<svg" in picture
    assert picture.rstrip().endswith("</svg>")
    first = (tmp_path / "richelieu-2.svg").stat().st_size
    assert first > 5_000, "with curves in it"
    assert "| 1 | 9 | 90 |" in (tmp_path / "richelieu-2.md").read_text("utf-8")


@pytest.mark.slow
def test_the_command_writes_a_net_and_a_report(tmp_path: Path) -> None:
    command = ["train", "richelieu", "--generations", "1", "--games", "24", "--units", "16"]
    command += ["--epochs", "1", "--threads", "1", "--searchers", "2", "--out", str(tmp_path)]
    done = CliRunner().invoke(cli, command)
    assert done.exit_code == 0, done.output
    assert "generation 0" in done.output
    assert (tmp_path / "richelieu-2.npz").exists()
    page = (tmp_path / "richelieu-2.md").read_text("utf-8")
    assert f"| 0 | {POLICY_GAMES * 24} |" in page
    again = CliRunner().invoke(cli, command)
    assert again.exit_code == 2
    assert "--resume" in again.output
    bot = make_bot(f"net-knight@{tmp_path}", 1)
    seen = game_class("richelieu").make({}, 1).seen_by_actor()
    assert bot.choose(seen) in seen.legal


@pytest.mark.parametrize(
    ("name", "players"), [("richelieu", 2), ("lancaster", 3), ("lancaster", 4)]
)
def test_players_by_net_are_honest_and_legal(nets: Path, name: str, players: int) -> None:
    """The hidden things drawn anew, the choice stays the same; and the same again for a seed."""
    options = {"players": players} if name == "lancaster" else {}
    simulations = 100 if COMPILED else 4
    for number, game in enumerate(walk(name, options, 2)):
        if number % (25 if COMPILED else 60) != 20:
            continue
        seat = game.actor
        assert seat is not None

        def choices(seen: courtly.core.seen.Seen) -> list[str]:
            searcher = net_searcher(5, simulations=simulations, folder=nets, room=3000)
            instant = Instant(5, folder=nets)
            return [searcher.choose(seen).text, instant.choose(seen).text]

        seen = game.seen_by(seat)
        chosen = choices(seen)
        assert set(chosen) <= {move.text for move in seen.legal}
        for draw in range(2):
            assert choices(game.resampled(seat, draw).seen_by(seat)) == chosen


def test_players_by_net_explain_and_name_their_net(nets: Path) -> None:
    game = next(iter(walk("lancaster", {"players": 4})))
    bot = net_searcher(1, simulations=20 if COMPILED else 4, folder=nets, room=1000)
    chosen = bot.choose(game.seen_by_actor())
    rows = bot.explain()
    assert rows[0].move == chosen
    assert sum(rows[0].expected) == pytest.approx(1, abs=0.01)
    found = weights.find("lancaster", 4, kernels("lancaster").shape, nets)
    assert found is not None
    assert bot.net == found.mark
    instant = Instant(1, folder=nets)
    assert instant.choose(game.seen_by_actor()) == instant.explain()[0].move
    assert instant.net == found.mark


def test_results_name_the_net(nets: Path) -> None:
    match = Match("richelieu", (f"net-knight@{nets}", "page"), {"variant": "tactical"})
    played = play_game(match, 0)
    found = weights.find("richelieu", 2, kernels("richelieu").shape, nets)
    assert found is not None
    assert played.nets == [found.mark, ""]
    assert f"({found.mark})" in played.record
    rows = {row.bot: row.nets for row in standings(match, [played])}
    assert rows == {match.bots[0]: [found.mark], "page": []}


def test_without_weights_the_hand_made_judgement_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "DATA", tmp_path)
    seen = game_class("richelieu").make({}, 1).seen_by_actor()
    simulations = 20 if COMPILED else 3
    for bot in (Instant(1), net_searcher(1, simulations=simulations, room=500)):
        assert bot.choose(seen) in seen.legal
        assert bot.net == ""


def test_chances_are_from_a_seats_eyes(nets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in (str(nets), str(nets / "none")):
        monkeypatch.setenv("COURTLY_NETS", folder)
        for number, game in enumerate(walk("lancaster", {"players": 4}, 4)):
            if number % 50 != 30:
                continue
            found = courtly.chances(game, 1)
            assert sum(found) == pytest.approx(1)
            assert min(found) > 0
            other = courtly.chances(game.resampled(1, 9), 1)
            assert other == pytest.approx(found), "what it cannot know makes no difference"


@pytest.mark.parametrize("players", [2, 4])
def test_chances_of_a_finished_game_are_its_result(players: int) -> None:
    """The victory, shared where several win; all seats and spectators know it."""
    for seed in range(3):
        for game in walk("lancaster", {"players": players}, seed):
            last = game
        places = last.standing().places
        right = [(place == 0) / places.count(0) for place in places]
        for seat in (None, *range(players)):
            assert courtly.chances(last, seat) == right


def test_chances_are_also_for_spectators() -> None:
    for number, game in enumerate(walk("lancaster", {"players": 4}, 4)):
        if number == 30:
            found = courtly.chances(game, None)
            assert sum(found) == pytest.approx(1)
            for draw in range(2):
                assert courtly.chances(game.resampled(None, draw), None) == pytest.approx(found)
            with pytest.raises(OptionError, match="1 draw or more, not 0"):
                courtly.chances(game, 1, draws=0)


@pytest.mark.parametrize(
    "name", ["hand-squire", "hand-knight", "hand-duke", "hand-king", "net-knight", "net-duke",
             "net-king", "hand-4ms", "net-4ms", "hand-50sims", "net-50sims"],
)  # fmt: skip
def test_names_of_the_arena_are_known(name: str) -> None:
    assert hasattr(make_bot(name, 1), "choose")


@pytest.mark.parametrize("name", ["net-", "net-0ms", "hand-page", "net-fool", "hand-4ms@here"])
def test_other_names_are_not(name: str) -> None:
    with pytest.raises(OptionError, match="is not a bot"):
        make_bot(name, 1)


def test_targets_look_a_little_ahead() -> None:
    """The last position is told the result; earlier ones are told what the net says of the next."""
    room, net = Room("richelieu", 2), any_net("richelieu")
    data = room.play(None, How(keep=100), 5, 3)
    chances, _ = foretold(room, net, data)
    found = mixed(room, net, data, 0.5)
    last = np.append(np.diff(data.games) != 0, True)
    assert (found.shares[last] == data.shares[last]).all()
    k = int(np.flatnonzero(~last)[-1])
    assert found.shares[k] == pytest.approx(0.5 * found.shares[k + 1] + 0.5 * chances[k + 1])
    assert found.shares.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert np.abs(found.margins.sum(axis=1)).max() < 1e-4
    assert mixed(room, net, data, 1.0).shares == pytest.approx(data.shares), "only the result"


def test_games_of_some_generations_are_remembered(tmp_path: Path) -> None:
    room = Room("richelieu", 2)
    memory = Memory(tmp_path / "past", 2)
    games = [room.play(None, How(keep=50), seed, 2) for seed in range(4)]
    assert memory.recall(0) == []
    for number, data in enumerate(games):
        memory.add(number, data)
    found = memory.recall(4)
    assert [len(data) for data in found] == [len(games[2]), len(games[3])]
    assert Positions.joined(found).states.tobytes() == b"".join(
        data.states.tobytes() for data in games[2:]
    )
    path = memory.folder / "3.npz"
    path.write_bytes(path.read_bytes()[:50])
    assert len(memory.recall(4)) == 1, "one that was cut short is left out"
