"""Training: generation by generation, each from games of the best net so far, resumable."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.nets import weights
from ..bots.nets.net import LANES, Net
from ..bots.nets.weights import About, Weights
from ..core.errors import OptionError
from .by_hand import Result, among_hand
from .fit import Loss, fit, new_net
from .measure import Judged, by_hand, by_net, judged
from .memory import Memory
from .shelf import Shelf
from .sight import CALIBRATED, fit_sight, sight_of_own_games
from .tables import BY_POLICY, POLICY_GAMES, USUAL, Positions, Room
from .targets import mixed

CHECKED = 12  # every so many games are not learned from
MATCH = 400  # games a new net plays against the best
REMEMBERED = 4  # generations before it whose games a net learns from, too
UNITS = 64  # of a new net
MOST_SEED = 2**31 - 1  # so that seeds counted from it are those of no other
STEPS = 4  # the match may end after each of so many parts, if the answer is clear


@dataclass(frozen=True)
class Plan:
    """What is trained, and how much."""

    game: str
    players: int
    generations: int = 3
    games: int = 5_000
    units: int | None = None
    """None: as many as the net has from which it goes on, of a new one `UNITS`."""
    epochs: int = 3
    rate: float = 0.002
    seed: int = 1
    threads: int = 1
    minutes: float = 0.0
    """No new generation is begun after so many minutes; 0: no limit."""
    among_hand: int = 100
    """Games a new net plays among hand-made searchers."""

    def __post_init__(self) -> None:
        """Refuse now what would fail after hours."""
        if self.units is not None and (self.units < LANES or self.units % LANES):
            raise OptionError(f"a net has a multiple of {LANES} units, not {self.units}")
        if not 0 <= self.seed <= MOST_SEED:
            raise OptionError(f"the seed is a number from 0 to {MOST_SEED}, not {self.seed}")
        if not self.minutes >= 0:
            raise OptionError(f"there are 0 minutes or more, not {self.minutes:g}")


@dataclass
class Generation:
    """One step: games, a fit, a match."""

    number: int
    games: int
    positions: int
    loss: Loss
    hand: Judged
    net: Judged
    share: float
    """Of the victories in the match against the best net so far, one among others."""
    among_hand: Result
    """How it did among hand-made searchers."""
    kept: bool
    sha256: str
    seconds: float


@dataclass
class State:
    """How far training has come."""

    generation: int = 0
    """The next one."""
    games: int = 0
    history: list[dict[str, Any]] = field(default_factory=list)


def read_state(path: Path) -> State:
    """How far training had come; a file that does not say so is left alone for its owner."""
    try:
        state = State(**json.loads(path.read_text("utf-8")))
        if type(state.generation) is not int or type(state.games) is not int:
            raise TypeError("generation and games are whole numbers")
        needed = {told.name for told in fields(Generation)}
        for row in state.history:
            if lacking := needed - row.keys():
                raise TypeError(f"a generation lacks {', '.join(sorted(lacking))}")
    except (OSError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise OptionError(f"{path} does not say how far training has come: {error}") from None
    return state


class Training:
    """One run in a folder: the best net, how far it has come, and a report."""

    def __init__(self, plan: Plan, folder: Path, tell: Callable[[str], None]) -> None:
        self.plan, self.folder, self.tell = plan, folder, tell
        self.room = Room(plan.game, plan.players, plan.threads)
        self.best: Weights | None = None
        self.state = State()

    @property
    def net_file(self) -> Path:
        """Where the best net is."""
        return self.folder / weights.file_name(self.plan.game, self.plan.players)

    @property
    def state_file(self) -> Path:
        """Where is written how far it has come."""
        return self.folder / f"{self.plan.game}-{self.plan.players}.json"

    @property
    def taken(self) -> bool:
        """Whether the folder holds a net for this table, or how far one had come."""
        return self.net_file.exists() or self.state_file.exists()

    @property
    def units(self) -> int:
        """How many units the best net has, or a new one gets."""
        return len(self.best.net.bias) if self.best else self.plan.units or UNITS

    def resume(self) -> None:
        """Go on from the folder; from the net that came with the package where it has none."""
        plan, shape = self.plan, self.room.learned.shape
        if self.net_file.exists():
            self.best = weights.load(self.net_file, shape, (plan.game, plan.players))
        else:
            self.best = weights.find(plan.game, plan.players, shape)
        if self.best is None:
            return
        if plan.units not in (None, self.units):
            raise OptionError(f"the net it goes on from has {self.units} units, not {plan.units}")
        about = self.best.about
        self.state = State(about.generation + 1, about.games)
        if self.state_file.exists():
            self.state = read_state(self.state_file)
        if about.engine != self.room.engine:
            self.tell(f"the net learned by engine {about.engine}, it goes on by {self.room.engine}")
        weights.save(self.net_file, self.best.net, about, self.best.sight)

    def run(self, after: Callable[[Training], None] = lambda training: None) -> None:
        """All generations of the plan, one at least; `after` each one is called."""
        began = time.perf_counter()
        for done in range(self.plan.generations):
            minutes = (time.perf_counter() - began) / 60
            if done and self.plan.minutes and minutes >= self.plan.minutes:
                return
            self.generation()
            after(self)

    def generation(self) -> Generation:
        """Play, fit, match; keep what wins."""
        plan, number, began = self.plan, self.state.generation, time.perf_counter()
        seed = plan.seed * 1_000_003 + number
        best = self.best.net if self.best else None
        games = plan.games if best else plan.games * POLICY_GAMES
        self.tell(f"generation {number}: {games} games by {'the net' if best else 'hand'} …")
        data = self._play(best, seed, games)
        checked = data.games % CHECKED == 0
        learned_from, check = self._with_earlier(data.part(~checked), best), data.part(checked)
        start = best or new_net(self.room.learned, self.units, seed)
        net, loss = fit(
            self.room.learned, plan.players, start, learned_from, check,
            epochs=plan.epochs, rate=plan.rate if best is None else plan.rate / 2, seed=seed,
            tell=lambda epoch, loss: self.tell(
                f"  pass {epoch + 1}: log-loss {loss.victory:.4f}, points {loss.points:.4f}, "
                f"moves {loss.moves:.4f}"
            ),
        )  # fmt: skip
        share = self._match(net, best, seed)
        searchers = among_hand(self.room, net, seed, plan.among_hand)
        kept = best is None or (share > 1 / plan.players and not self._is_worse(searchers))
        hand = judged(self.room, by_hand(self.room, check), check)
        mine = judged(self.room, by_net(self.room, net, check), check)
        self.state.games += games
        done = self._keep(net, number, data) if kept else self.best
        assert done is not None
        self.best = done
        row = Generation(
            number, games, len(data), loss, hand, mine, share, searchers, kept, done.sha256,
            round(time.perf_counter() - began, 1),
        )  # fmt: skip
        self.state.generation += 1
        self.state.history.append(asdict(row))
        self._write_state()
        self._shelf(best, seed).clear()
        self.tell(
            f"  log-loss {mine.log_loss:.4f} (by hand {hand.log_loss:.4f}, knowing nothing "
            f"{np.log(plan.players):.4f}), calibration error {mine.calibration_error:.4f}; "
            f"against the best {share:.1%} (equal {1 / plan.players:.1%}), among searchers by hand "
            f"{searchers.share:.1%}, {searchers.ahead:+.1f} points (±{searchers.error:.1f}): "
            f"{'kept' if kept else 'not kept'}; {row.seconds:.0f} s"
        )
        return row

    def _with_earlier(self, data: Positions, best: Net | None) -> Positions:
        """New games with those of the last generations by nets, each with its targets."""
        if best is None:  # by the policy: much worse players, whom nobody need remember
            return data
        mine = mixed(self.room, best, data)
        memory = Memory(self.state_file.with_suffix(".past"), REMEMBERED)
        earlier = memory.recall(self.state.generation)
        memory.add(self.state.generation, mine)
        return Positions.joined([*earlier, mine])

    def _is_worse(self, searchers: Result) -> bool:
        """Whether a net does clearly worse among hand-made searchers than the best one did."""
        before = [row["among_hand"] for row in self.state.history if row["kept"]]
        if not before:
            return False
        clear = 2 * np.hypot(searchers.error, before[-1]["error"])
        return bool(searchers.ahead < before[-1]["ahead"] - clear)

    def _play(self, net: Net | None, seed: int, games: int) -> Positions:
        how, tell = USUAL if net else BY_POLICY, self._progress(games)
        return self.room.play(net, how, seed, games, tell, self._shelf(net, seed))

    def _progress(self, games: int) -> Callable[[int], None]:
        """Tells now and then how many of the games are played."""
        done, shown = 0, time.perf_counter()

        def tell(count: int) -> None:
            nonlocal done, shown
            done += count
            if time.perf_counter() - shown > 20:
                shown = time.perf_counter()
                self.tell(f"  {done} of {games} games")

        return tell

    def _shelf(self, net: Net | None, seed: int) -> Shelf:
        """Where the games of a generation are until it is over."""
        room, plan = self.room, self.plan
        about = (plan.game, plan.players, plan.games, seed, room.engine, USUAL, BY_POLICY)
        return Shelf(self.state_file.with_suffix(".games"), net, about, room.learned.shape)

    def _match(self, net: Net, best: Net | None, seed: int) -> float:
        """The new net's share among players by the best; ends early when it is clear."""
        if best is None:
            return 1.0
        fair, part = 1 / self.plan.players, MATCH // STEPS
        total = 0.0
        for k in range(STEPS):
            total += self.room.match(net, best, seed * STEPS + k, part)
            share, games = total / (k + 1), (k + 1) * part
            clear = 2.4 * np.sqrt(fair * (1 - fair) / games)  # 5 % over four looks (Pocock)
            if abs(share - fair) > clear:
                break
        return share

    def _keep(self, net: Net, number: int, data: Positions) -> Weights:
        """The new best net, with a sight learned from the games of this generation."""
        plan = self.plan
        about = About(
            plan.game, plan.players, self.room.learned.shape.features, self.room.engine, plan.seed,
            number, self.state.games,
        )  # fmt: skip
        sight = fit_sight(self.room, net, data, number, max(plan.games // CALIBRATED, 1))
        return weights.save(self.net_file, net, about, sight)

    def fit_sight(self) -> Weights:
        """Fit anew how the best net's chances are shown, from games played for it."""
        if self.best is None:
            raise OptionError(f"there is no net for {self.plan.game} with {self.plan.players}")
        games, tell = self.plan.games, self._progress(self.plan.games)
        self.tell(f"{games} games by the net, and {games // CALIBRATED} to calibrate with …")
        sight = sight_of_own_games(self.room, self.best.net, self.plan.seed, games, tell)
        self.best = weights.save(self.net_file, self.best.net, self.best.about, sight)
        return self.best

    def _write_state(self) -> None:
        half = self.state_file.with_suffix(".part")
        half.write_text(json.dumps(asdict(self.state), indent=1), "utf-8")
        half.replace(self.state_file)
