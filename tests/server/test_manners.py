"""Manners: names, chat, and logs that do not grow without end; on a table without a server."""

from __future__ import annotations

from typing import Any

import pytest

from courtly.server.table.commands import MOST
from courtly.server.table.hashes import speaker_id
from courtly.server.table.names import check_name, lookalike
from courtly.server.table.table import Table
from courtly.server.wire.refused import Refused

from .sitting import Sitting


def code_of(sitting: Sitting, type_: str, who: int, **fields: Any) -> str:
    """Why something is refused; empty if it is done."""
    try:
        sitting.do(type_, who, **fields)
    except Refused as refused:
        return refused.code
    return ""


def say(sitting: Sitting, who: int, text: str = "Hello", name: str | None = None) -> str:
    """Somebody says something; why not."""
    return code_of(sitting, "chat", who, seat=None, text=text, name=name)


@pytest.mark.parametrize(
    "name", ["King", "king", "K1NG", "Кing", "K i n g", "King (bot)", "Bot", "König", "Roi"]
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.code == "name"


@pytest.mark.parametrize("name", ["Anne", "Kingsley", "Botho", "Pagello", "Ана", "👑"])
def test_other_names_are_welcome(name: str) -> None:
    check_name(name)


def test_spectators_cannot_speak_as_players() -> None:
    sitting = Sitting("richelieu", ["you", "page"])
    assert sitting.table.seats[0].name == "Player 0"
    label = sitting.table.seats[1].label
    for name in ("Player 0", "PLAYER O", "player  0", "Рlayer 0", "King", label):
        assert say(sitting, 7, name=name) == "name"
    assert say(sitting, 7, name="Anne") == ""
    assert say(sitting, 8, name="ANNE") == "name", "nor as each other"
    assert say(sitting, 7, name="Anne") == ""


def test_seats_have_different_names() -> None:
    sitting = Sitting("lancaster", ["you", "open", "open"])
    table = sitting.table
    assert code_of(sitting, "sit", 1, name="player 0") == "name"
    assert code_of(sitting, "sit", 1, name=table.seats[2].label) == "name", "another seat"
    assert code_of(sitting, "sit", 1, name=table.seats[1].label) == "", "one's own"


def test_players_mute_spectators() -> None:
    sitting = Sitting("richelieu", ["you", "you"])
    assert say(sitting, 7, name="Anne") == ""
    anne, player = (speaker_id(sitting.table.id, who) for who in ("7", "0"))
    assert [said.speaker for said in sitting.table.chat] == [anne]
    assert code_of(sitting, "mute", 7, seat=None, speaker=anne) == "not_your_seat"
    say(sitting, 0)
    assert code_of(sitting, "mute", 1, seat=None, speaker=player) == "no_seat", "nobody who plays"
    assert code_of(sitting, "mute", 1, seat=None, speaker=anne) == ""
    assert say(sitting, 7, name="Anne") == "muted"
    assert say(sitting, 0) == ""
    assert code_of(sitting, "mute", 0, seat=None, speaker=anne, muted=False) == ""
    assert say(sitting, 7, name="Anne") == ""


def test_the_host_slows_the_chat() -> None:
    sitting = Sitting("richelieu", ["you", "you"])
    assert code_of(sitting, "set_chat", 0, seat=None, pause=30) == "not_host"
    sitting.store(("set_chat", None, {"pause": 30, "spectators": False}), "host")
    assert say(sitting, 7, name="Anne") == "muted"
    assert say(sitting, 0) == ""
    assert say(sitting, 1) == "", "each for themselves"
    sitting.now += 29
    assert say(sitting, 0) == "too_fast"
    sitting.now += 1
    assert say(sitting, 0) == ""


def test_the_log_does_not_grow_for_ever() -> None:
    sitting = Sitting("richelieu", ["you", "you"])
    table = sitting.table
    seat = table.actors[0]
    for _ in range(MOST["undo"]):
        sitting.move(seat)
        sitting.do("undo", seat, version=table.version)
    sitting.move(seat)
    assert code_of(sitting, "undo", seat, version=table.version) == "full"
    while table.status == "playing":
        sitting.move()
    assert table.status == "over", "moves are always possible"


def test_whatever_is_repeated_ends() -> None:
    sitting = Sitting("richelieu", ["you", "you"])
    done = 0
    while not code_of(sitting, "propose_end", 0):
        assert code_of(sitting, "answer", 1, agree=False) == ""
        done += 1
    assert done == MOST["propose"]
    done = 0
    while not code_of(sitting, "leave", 0):
        assert code_of(sitting, "back", 0) == ""
        done += 1
    assert done == MOST["leave"]


def test_the_log_folds_to_the_same_table() -> None:
    sitting = Sitting("richelieu", ["you", "you"])
    say(sitting, 7, name="Anne")
    sitting.store(("mute", None, {"speaker": "x", "muted": True}), "0")
    sitting.store(("set_chat", None, {"pause": 5, "spectators": True}), "host")
    again = Table(sitting.table.row)
    for entry in sitting.log:
        again.apply(entry)
    assert again.chat_rules == sitting.table.chat_rules
    assert again.chat == sitting.table.chat
    assert again.entries == sitting.table.entries


def test_what_looks_alike() -> None:
    assert lookalike("Bіll") == lookalike("BILL") == lookalike("b1ll")
    assert lookalike("Anne") != lookalike("Anna")
    assert lookalike("👑") != lookalike("🏰")
