"""OpenSpiel: its own simulation test, recall that is perfect and honest, and its ISMCTS."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import courtly
from courtly.core.errors import CourtlyError
from courtly.research.openspiel import ismcts_bot

from .configurations import NAMES, TABLES

GAMES = ["courtly_richelieu(variant=tactical)", "courtly_lancaster(players=3,laws=random)"]
PLAIN = os.environ.get("COURTLY_ENGINE") == "plain"


def in_its_words(game: str, options: dict[str, Any]) -> str:
    """A table as OpenSpiel names it."""
    listed = {k: ";".join(v) if isinstance(v, list) else v for k, v in options.items()}
    return f"courtly_{game}({','.join(f'{name}={value}' for name, value in listed.items())})"


def deal(game: Any, seed: int) -> Any:
    """A state after a deal."""
    state = game.new_initial_state()
    for digit in seed.to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(digit)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(in_its_words(*TABLES[name]))
    pyspiel.random_sim_test(game, num_sims=1, serialize=not PLAIN, verbose=False)


def test_the_deal_is_that_of_new() -> None:
    state = deal(pyspiel.load_game("courtly_lancaster(players=3)"), 7)
    game = courtly.lancaster.new(seed=7, players=3)
    assert state.current_player() == game.actor
    assert state.legal_actions() == [int(move) for move in game.legal()]
    assert state.action_to_string(state.legal_actions()[0]) == str(game.legal()[0])


@pytest.mark.parametrize("name", GAMES)
def test_recall_is_perfect_and_honest(name: str) -> None:
    rng = random.Random(1)
    state = deal(pyspiel.load_game(name), 3)
    last = dict.fromkeys(range(state.num_players()), "")
    step = 0
    while not state.is_terminal():
        step += 1
        if step % 7 == 1:
            for player in last:
                text = state.information_state_string(player)
                told = text.rpartition("\nnow ")[0]
                assert told.startswith(last[player])
                last[player] = told
                other = state.resample_from_infostate(player)
                assert other.information_state_string(player) == text
                assert other.observation_string(player) == state.observation_string(player)
                for tensor in ("information_state_tensor", "observation_tensor"):
                    assert getattr(other, tensor)(player) == getattr(state, tensor)(player)
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def play_on(state: Any, player: int, steps: int) -> tuple[set[str], set[bytes]]:
    """All information states of a player in the next steps of a random game, as text and tensor."""
    rng = random.Random(2)
    texts, tensors = set(), set()
    for _ in range(steps):
        texts.add(state.information_state_string(player))
        tensors.add(np.array(state.information_state_tensor(player)).tobytes())
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return texts, tensors


@pytest.mark.parametrize("name", GAMES)
def test_a_player_never_forgets_what_it_did(name: str) -> None:
    """Two games that differ in one decision of a player are never the same to it afterwards."""
    rng = random.Random(4)
    state = deal(pyspiel.load_game(name), 3)
    parted = 0
    for step in range(60):
        player, moves = state.current_player(), state.legal_actions()
        if step % 6 == 0 and len(moves) > 1:
            told = []
            for move in rng.sample(moves, 2):
                other = state.clone()
                other.apply_action(move)
                told.append(play_on(other, player, steps=8))
            assert not told[0][0] & told[1][0]
            assert not told[0][1] & told[1][1]
            parted += 1
        state.apply_action(rng.choice(moves))
    assert parted > 5


def test_the_tensor_has_the_last_events() -> None:
    """An information state stays small; who wants all of the past asks for it."""
    games = [
        pyspiel.load_game(f"courtly_lancaster(players=5{more})") for more in ("", ",history=2048")
    ]
    short, long = (deal(game, 1) for game in games)
    rng = random.Random(1)
    while not short.is_terminal():
        action = rng.choice(short.legal_actions())
        short.apply_action(action)
        long.apply_action(action)
    seen = games[0].observation_tensor_shape()[0]
    assert games[0].information_state_tensor_shape()[0] == seen + 6 * 128 < 2000
    last, all_ = (
        np.array(state.information_state_tensor(0))[seen:].reshape(-1, 6) for state in (short, long)
    )
    events = np.count_nonzero(all_[:, 0])
    assert 300 < events < 2048
    assert np.array_equal(last, all_[events - 128 : events])
    with pytest.raises(CourtlyError, match="history"):
        pyspiel.load_game("courtly_lancaster(history=-1)")


def test_no_legal_actions_for_who_is_not_there() -> None:
    """OpenSpiel itself answers for players that are not to move: with nothing."""
    state = deal(pyspiel.load_game("courtly_lancaster(players=3)"), 1)
    for player in (3, 10**6):
        assert state.legal_actions(player) == []
    with pytest.raises(CourtlyError, match="seat"):
        state._legal_actions(3)


def test_actions_that_are_none_have_no_name() -> None:
    state = deal(pyspiel.load_game("courtly_lancaster(players=3)"), 1)
    for action in (-1, 864, 10**6):
        with pytest.raises(CourtlyError, match=r"no action; actions are 0 to 863"):
            state.action_to_string(0, action)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["courtly_richelieu", "courtly_lancaster(players=2)"])
def test_ismcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    state = deal(game, 5)
    bot = ismcts_bot(game, simulations=2, seed=1)
    rng = random.Random(1)
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}
