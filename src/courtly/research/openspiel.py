"""OpenSpiel: every game there is, registered as ``courtly_<name>``.

    game = pyspiel.load_game("courtly_<name>(players=3)")

Chance deals before the first decision and never again. It throws four digits from 0 to 255, and the
deal is that of `new(seed=…)` with the number they make: four thousand million deals, all as likely.
So a history of actions is a whole game, and nothing has to carry a generator about.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..core.description import Description
from ..core.errors import OptionError
from ..games import description, names
from .openspiel_state import CHANCE_BASE, CourtlyState
from .recall import HISTORY, CourtlyObserver

_BETWEEN = ";"


def parameters(about: Description) -> dict[str, Any]:
    """The options of a game as OpenSpiel can take them, with their defaults.

    It knows numbers, truth values and texts: "" stands for what is left open, and a list is one
    text with semicolons. Corrected figures cannot be given. `history` is how many of the last
    events the tensor of an information state has.
    """
    fields = (field for field in about.options.fields() if field.kind != "figures")
    options = {field.name: "" if field.default is None else field.default for field in fields}
    return {**options, "history": HISTORY}


def options_from(about: Description, given: dict[str, Any]) -> dict[str, Any]:
    """The options of a game from OpenSpiel's parameters."""
    lists = {field.name for field in about.options.fields() if field.kind == "list"}
    return {
        name: str(value).split(_BETWEEN) if name in lists else value
        for name, value in {**parameters(about), **given}.items()
        if value != "" and name != "history"
    }


def _game_type(about: Description) -> Any:
    return pyspiel.GameType(
        short_name=f"courtly_{about.name}",
        long_name=f"Courtly {about.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.most,
        min_num_players=about.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(about),
    )


class CourtlyGame(pyspiel.Game):
    """A game with its options."""

    about: Description
    type: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        self.kind = self.about.load_game()
        self.chosen = options_from(self.about, given or {})
        self.history = int((given or {}).get("history", HISTORY))
        if self.history < 0:
            raise OptionError(f"history is a number of events, not {self.history}")
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
        super().__init__(self.type, info, given or {})

    def new_initial_state(self) -> CourtlyState:
        """Before the deal."""
        return CourtlyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CourtlyObserver:
        """What a player sees now or, with perfect recall, has seen so far."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CourtlyObserver(self.kind.spec, kind.perfect_recall, self.history)


def register(game: str) -> None:
    """Make a game known to OpenSpiel."""
    about = description(game)
    type_ = _game_type(about)
    own = type(about.title, (CourtlyGame,), {"about": about, "type": type_})
    pyspiel.register_game(type_, own)


for _game in names():
    register(_game)


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
