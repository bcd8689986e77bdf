"""A table: what the log of a table adds up to. No input or output here, and no clock but the log's.

Every process that shares the tables folds the same log to the same table.
"""

from __future__ import annotations

from base64 import b64decode
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.guide import guide_of
from ...games import description, game_class
from ...study.deals import bot_seed
from ..wire.types import EndedBy, Status
from .clocks import Clocks, take_holiday
from .hashes import speaker_id
from .log import TALK, Entry, Kind, Row
from .seats import ChatRules, Ended, Proposed, Said, Seat

if TYPE_CHECKING:  # a server without a table is light
    from ...core.game import Game

CHAT_KEPT = 100
OLD_PATIENCE = 60  # of tables made before tables chose it


class Table:
    """The state of one table after `version` entries of its log."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.version = 0
        self.seats = _seats(row)
        self.game: Game[Any, Any] | None = None
        self.marks: list[int] = []
        """For each move of the game, the number of its entry."""
        self.stood_in: set[int] = set()
        """Entries of moves that a bot made in the place of a person."""
        self.changed = 0
        """The last entry that changed the position otherwise than by a move to come."""
        self.undone = 0
        """The last entry that took something back: older versions cannot be told on from."""
        self.proposal: Proposed | None = None
        self.ended: Ended | None = None
        self.rematch: str | None = None
        self.chat: list[Said] = []
        self.chat_rules = ChatRules()
        self.entries: Counter[Kind] = Counter()
        """How many of each kind there are in the log."""
        self.clocks = Clocks(row.setting["clock"], self.seats)
        self._actors: list[int] | None = None
        """Asked for many times after every entry, so kept until the next."""
        self._tended: bool | None = None
        self._held: dict[str, list[int]] | None = None
        """Likewise; a move does not change these."""
        self._begin_if_full(row.created)
        self.clocks.note_turns(self.actors, row.created)

    # -- what there is to know ---------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's address."""
        return self.row.id

    @property
    def status(self) -> Status:
        """Open, playing or over."""
        if self.ended is not None:
            return "over"
        return "playing" if self.game is not None else "open"

    @property
    def clock(self) -> dict[str, Any] | None:
        """Seconds, increment and the rest, if the table plays by the clock."""
        return self.clocks.rules

    @property
    def actors(self) -> list[int]:
        """The seats that have something to decide."""
        if self.game is None or self.ended is not None:
            return []
        if self._actors is None:
            self._actors = self.game.actors
        return self._actors

    @property
    def bots_due(self) -> list[int]:
        """The seats of `actors` that bots play."""
        return [seat for seat in self.actors if self.seats[seat].bot]

    @property
    def guided(self) -> bool:
        """Whether it is somebody's guided first game."""
        return bool(self.row.setting.get("guide", False))

    @property
    def daily(self) -> str | None:
        """The day whose deal is played here, if it is one."""
        found: str | None = self.row.setting.get("daily")
        return found

    def chance(self, seat: int) -> int | None:
        """The chance of a bot's next decision, where it answers alike to all; None: any."""
        if self.daily is None or self.game is None:
            return None
        decided = sum(who == seat for who, _ in self.game.history)
        return bot_seed(self.row.seed, seat, decided)

    def scripted(self, seat: int) -> int | None:
        """What a bot plays by the script of the guided first game; None: it thinks for itself."""
        if not self.guided or self.game is None:
            return None
        guide = guide_of(description(self.row.game))
        assert guide is not None
        script = guide.script(self.seats[seat].label)
        done = sum(who == seat for who, _ in self.game.history)
        if done >= len(script):
            return None
        legal = (move for move in self.game.legal(seat) if move.text == script[done])
        return next((int(move) for move in legal), None)

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: the table has them, and one person plays against bots."""
        people = sum(seat.kind != "bot" and not seat.resigned for seat in self.seats)
        return bool(self.row.setting.get("hints", True)) and people <= 1

    @property
    def tended(self) -> bool:
        """Whether a bot or a clock may have to act though nobody asks."""
        if self._tended is None:
            self._tended = self.clock is not None or any(seat.bot for seat in self.seats)
        return self._tended

    @property
    def deadline(self) -> tuple[float, int] | None:
        """When which seat runs out of time, if nothing happens."""
        return self.clocks.first_out(self.actors)

    def clocks_at(self, at: float) -> list[float | None] | None:
        """What is left to each seat at a moment, if the table plays by the clock."""
        return self.clocks.left_at(at, self.actors)

    @property
    def patience(self) -> int | None:
        """Seconds of absence after which a bot may play for someone; None: never."""
        found: int | None = self.row.setting.get("patience", OLD_PATIENCE)
        return found

    @property
    def asked(self) -> set[int]:
        """The seats that must agree to what is proposed."""
        asked = self.proposal.asked if self.proposal is not None else None
        if asked is None:
            return {k for k, seat in enumerate(self.seats) if seat.plays}
        return {k for k in asked if not self.seats[k].resigned}

    @property
    def silence_is_yes(self) -> float | None:
        """When a proposal passes though those who are not here have not answered."""
        if self.proposal is None or self.patience is None or self.proposal.asked is None:
            return None
        missing = [self.seats[k] for k in self.asked - self.proposal.agreed]
        if not missing or any(seat.away_since is None for seat in missing):
            return None
        gone = [seat.away_since for seat in missing if seat.away_since is not None]
        return max(self.proposal.at, *gone) + self.patience

    @property
    def runs_since(self) -> float | None:
        """Since when time runs here: on a clock, or for the answer of who is not here."""
        clock, due = self.clocks.since, self.silence_is_yes
        if due is None or self.patience is None:
            return clock
        return min(due - self.patience, due if clock is None else clock)

    @property
    def next_due(self) -> float | None:
        """When something happens here, if nobody does anything."""
        clock = self.deadline
        due = (clock[0] if clock else None, self.silence_is_yes)
        return min((at for at in due if at is not None), default=None)

    def ends_without(self, seat: int) -> bool:
        """Whether the game is over when this seat gives up."""
        others = (other for k, other in enumerate(self.seats) if k != seat)
        return len(self.seats) == 2 or not any(other.has_say for other in others)

    @property
    def resigned(self) -> list[int]:
        """The seats that gave up, or ran out of time."""
        return [k for k, seat in enumerate(self.seats) if seat.resigned]

    @property
    def held(self) -> Mapping[str, Sequence[int]]:
        """The seats of each person who has any."""
        if self._held is None:
            self._held = {}
            for k, seat in enumerate(self.seats):
                if seat.holder:
                    self._held.setdefault(seat.holder, []).append(k)
        return self._held

    def held_by(self, who: str | None) -> Sequence[int]:
        """The seats of a person."""
        return self.held.get(who or "", ())

    # -- the fold ----------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Go on by one entry. Raises the engine's error, and changes nothing, for a bad move."""
        _FOLD[entry.kind](self, entry)
        self.version = entry.number
        self.entries[entry.kind] += 1
        self._actors = None
        if entry.kind != "move":
            self._tended = self._held = None
        if entry.kind not in TALK:
            self.clocks.note_turns(self.actors, entry.at)

    def _sit(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.kind, seat.name, seat.holder = "person", entry.data["name"], entry.who
        self._begin_if_full(entry.at)

    def _rise(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.kind, seat.name, seat.holder = "open", None, None

    def _set_seat(self, entry: Entry) -> None:
        seat = self._seat(entry)
        level = entry.data["bot"]
        seat.kind, seat.level = ("bot", level) if level else ("open", None)
        seat.name = seat.holder = seat.reserved = None
        self._begin_if_full(entry.at)

    def _move(self, entry: Entry) -> None:
        assert self.game is not None
        assert entry.seat is not None
        before, seat = self.actors, self.seats[entry.seat]
        self.game.play(entry.data["move"], entry.seat)
        began, seat.since = seat.since, None
        self.marks.append(entry.number)
        if "by" in entry.data:
            seat.played_by.append(entry.data["by"])
        if entry.who is None and seat.kind == "person":
            self.stood_in.add(entry.number)
        self._spend(before, entry, began)
        if seat.once and entry.seat not in self.game.actors:
            seat.give_back()
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None
        if self.game.over:
            self._end("finished")

    def _undo(self, entry: Entry) -> None:
        before = self.actors
        self._spend(before, entry)
        self._take_back(entry.data["to"], entry.number)
        counts = entry.data.get("clock", False)
        self.clocks.take_back(entry.data["to"], counts=counts, deciding=before)

    def _propose(self, entry: Entry) -> None:
        assert entry.seat is not None
        asked = frozenset(entry.data["asked"]) if "asked" in entry.data else None
        to = entry.data.get("to")
        what, invite = entry.data["what"], entry.data.get("invite")
        self.proposal = Proposed(what, entry.seat, to, set(), asked, entry.at, invite)
        self.proposal.clock = entry.data.get("clock", False)
        self.proposal.agreed |= self.asked & set(self.held_by(entry.who))
        self._decide(entry)

    def _answer(self, entry: Entry) -> None:
        assert self.proposal is not None
        assert entry.seat is not None
        if entry.data["agree"]:
            self.proposal.agreed.add(entry.seat)
            self._decide(entry)
        else:
            self.proposal = None

    def _lapse(self, entry: Entry) -> None:
        """The time for an answer is over: who is not here agrees."""
        assert self.proposal is not None
        self.proposal.agreed |= {k for k in self.asked if self.seats[k].substitute}
        self._decide(entry)

    def _resign(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.resigned = True
        before = self.actors
        seat.substitute = entry.data["bot"]
        self._spend(before, entry)
        nobody = len(self.seats) == 2 or not any(s.plays for s in self.seats)  # in logs of old
        if entry.data.get("ends", nobody):
            self._end(entry.data["why"], entry.seat)
        self._decide(entry)

    def _leave(self, entry: Entry) -> None:
        before = self.actors
        seat = self._seat(entry)
        if entry.data.get("clock"):  # in logs of old it was as if they had not thought yet
            self._spend(before, entry)
        seat.substitute, seat.away_since = entry.data["bot"], entry.at
        self._spend(before, entry)
        if entry.data.get("why") == "clock":
            self.clocks.grant(seat)
        self._decide(entry)

    def _stand_in(self, entry: Entry) -> None:
        """Time is up: a bot makes the moves of this turn."""
        before = self.actors
        seat = self._seat(entry)
        seat.substitute, seat.away_since, seat.once = entry.data["bot"], entry.at, True
        self._spend(before, entry)
        self.clocks.grant(seat)

    def _back(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.give_back()
        seat.offer = None
        if not entry.data.get("clock"):  # in logs of old time began anew
            seat.since = None
        if self.proposal is not None and self.proposal.what == "replace":
            self.proposal = None
        self._spend([], entry)

    def _offer(self, entry: Entry) -> None:
        self._seat(entry).offer = entry.data["invite"]

    def _hand_over(self, entry: Entry) -> None:
        """Somebody else has the seat from now on; or the same person, known by another device."""
        self._spend(self.actors, entry)
        seat = self._seat(entry)
        seat.name, seat.holder = entry.data["name"], entry.who
        if entry.data.get("same"):
            return
        seat.give_back()
        seat.offer = seat.since = None

    def _holiday(self, entry: Entry) -> None:
        self._spend(self.actors, entry)
        take_holiday(self._seat(entry), entry.data["until"], entry.at)

    def _pause(self, entry: Entry) -> None:
        """Nobody could do anything from `since` to `until`: time stood still."""
        until, known = entry.data["until"], self.clocks.paused_until
        since = max(entry.data["since"], known)  # what is known already does not count twice
        self.clocks.pause(since, until)
        due = self.silence_is_yes
        if self.proposal is not None and self.patience is not None and due is not None:
            begun = due - self.patience
            self.proposal.at = begun + max(0.0, until - max(since, begun))

    def _chat(self, entry: Entry) -> None:
        name, text = entry.data["name"], entry.data["text"]
        speaker = speaker_id(self.id, entry.who)
        said = Said(entry.number, entry.seat, name, text, entry.at, speaker)
        self.chat = [*self.chat[1 - CHAT_KEPT :], said]

    def _mute(self, entry: Entry) -> None:
        muted = self.chat_rules.muted
        (muted.add if entry.data["muted"] else muted.discard)(entry.data["speaker"])

    def _set_chat(self, entry: Entry) -> None:
        self.chat_rules.pause = entry.data["pause"]
        self.chat_rules.spectators = entry.data["spectators"]

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    # -- parts -------------------------------------------------------------------------------------

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _begin_if_full(self, at: float) -> None:
        if self.game is not None or any(seat.kind == "open" for seat in self.seats):
            return
        self.game = deal(self.row)
        self.clocks.begin(at)

    def _spend(self, before: list[int], entry: Entry, began: float | None = None) -> None:
        """Take the time since the last change from all who had something to decide."""
        self.changed = entry.number
        self.clocks.spend(before, entry, began)

    def _decide(self, entry: Entry) -> None:
        """Carry a proposal out when all who are asked agree."""
        proposal = self.proposal
        if proposal is None or self.ended is not None:
            return
        if self.asked - proposal.agreed:
            return
        self.proposal = None
        if proposal.what == "end":
            self._end("agreed")
        elif proposal.what == "replace":
            assert proposal.to is not None
            self.seats[proposal.to].offer = proposal.invite
        elif proposal.to is not None:
            self._spend(self.actors, entry)
            self._take_back(proposal.to, entry.number)
            self.clocks.take_back(proposal.to, counts=proposal.clock)

    def _take_back(self, to: int, number: int) -> None:
        assert self.game is not None
        self.game.undo(len(self.marks) - to)
        del self.marks[to:]
        self.undone = number

    def _end(self, why: EndedBy, seat: int | None = None) -> None:
        self.ended = Ended(why, seat)
        self.proposal = None
        self.clocks.stop()


def deal(row: Row) -> Game[Any, Any]:
    """The game of a table at its beginning: a deal, or a position of a game that is over."""
    if position := row.setting.get("position"):
        return game_class(row.game).from_bytes(b64decode(position))
    return game_class(row.game).make(row.setting["options"], row.seed, row.engine)


def _seats(row: Row) -> list[Seat]:
    laid = row.setting["seats"]
    labels = description(row.game).labels(len(laid))
    return [Seat(label, **seat) for label, seat in zip(labels, laid, strict=True)]


#: What an entry of each kind does to its table.
_FOLD: dict[Kind, Callable[[Table, Entry], None]] = {
    "sit": Table._sit,
    "rise": Table._rise,
    "set_seat": Table._set_seat,
    "move": Table._move,
    "undo": Table._undo,
    "propose": Table._propose,
    "answer": Table._answer,
    "lapse": Table._lapse,
    "resign": Table._resign,
    "leave": Table._leave,
    "back": Table._back,
    "stand_in": Table._stand_in,
    "offer": Table._offer,
    "hand_over": Table._hand_over,
    "holiday": Table._holiday,
    "pause": Table._pause,
    "chat": Table._chat,
    "mute": Table._mute,
    "set_chat": Table._set_chat,
    "rematch": Table._rematch,
}
