"""OpenSpiel: both games, registered as ``courtly_lancaster`` and ``courtly_richelieu``.

>>> import pyspiel
>>> from courtly.research import openspiel
>>> game = pyspiel.load_game("courtly_lancaster(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 858)

Chance deals before the first decision and never again. It throws four digits from 0 to 255, and the
deal is that of `new(seed=…)` with the number they make: four thousand million deals, all as likely.
So a history of actions is a whole game, and nothing has to carry a generator about.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..games import game_class
from .openspiel_state import CHANCE_BASE, CourtlyState
from .recall import CourtlyObserver

#: Option → default. OpenSpiel knows numbers, truth values and texts: "" stands for None, and
#: sections are named in one text with semicolons.
PARAMETERS: dict[str, dict[str, Any]] = {
    "richelieu": {"variant": "standard", "start": ""},
    "lancaster": {
        "players": 4,
        "laws": "base",
        "sections": "",
        "open_stock": False,
        "supply": "unlimited",
        "start": "",
    },
}
SEATS = {"richelieu": (2, 2), "lancaster": (2, 5)}


def _game_type(name: str) -> Any:
    least, most = SEATS[name]
    return pyspiel.GameType(
        short_name=f"courtly_{name}",
        long_name=f"Courtly {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[name],
    )


def options_from(name: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options of `new` from OpenSpiel's parameters."""
    chosen = {**PARAMETERS[name], **parameters}
    options = {key: value for key, value in chosen.items() if value != ""}
    if "sections" in options:
        options["sections"] = str(options["sections"]).split(";")
    return options


class CourtlyGame(pyspiel.Game):
    """A game with its options."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        self.kind = game_class(self.name)
        self.chosen = options_from(self.name, parameters or {})
        example = self.kind.make(self.chosen, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.spec.moves.size,
            max_chance_outcomes=CHANCE_BASE,
            num_players=example.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.kind.spec.most_decisions,
        )
        super().__init__(TYPES[self.name], info, parameters or {})

    def new_initial_state(self) -> CourtlyState:
        """Before the deal."""
        return CourtlyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CourtlyObserver:
        """What a player sees now or, with perfect recall, has seen so far."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CourtlyObserver(self.name, kind.perfect_recall)


class Lancaster(CourtlyGame):
    """Lancaster for OpenSpiel."""

    name = "lancaster"


class Richelieu(CourtlyGame):
    """Richelieu for OpenSpiel."""

    name = "richelieu"


TYPES = {name: _game_type(name) for name in PARAMETERS}
pyspiel.register_game(TYPES["lancaster"], Lancaster)
pyspiel.register_game(TYPES["richelieu"], Richelieu)


def ismcts_bot(game: Any, simulations: int, seed: int = 0, uct_c: float = 1.0) -> Any:
    """OpenSpiel's own information-set search, with random playouts and our resampling."""
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c,
        simulations,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
