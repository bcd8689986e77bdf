"""What may be asked of a table, and which entry of the log it becomes. No input or output here."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Any

from ...core.errors import CourtlyError
from ..wire import requests as p
from ..wire.refused import Refused
from ..wire.types import DAY, LEVELS, EndedBy, Level
from .hashes import hashed, speaker_id
from .log import Kind
from .names import check_name_at
from .seats import Seat
from .table import Table
from .undo import learned_something

#: Kind, seat and data of an entry.
Asked = tuple[Kind, int | None, dict[str, Any]]


#: How many entries of a kind a log may have: without an end it would be too much to read one day.
MOST: dict[Kind, int] = {
    "sit": 200, "rise": 200, "set_seat": 200, "undo": 500, "propose": 200, "answer": 1000,
    "leave": 200, "back": 200, "offer": 50, "hand_over": 50, "holiday": 200, "chat": 2000,
    "mute": 200, "set_chat": 200,
}  # fmt: skip


def entry_for(
    table: Table, who: str, message: p.Command, *, gone: float = 0.0, now: float = 0.0
) -> Asked:
    """The entry that does what `who` asks, or a refusal. `gone`: seconds the seat's holder is."""
    if isinstance(message, p.Leave):
        found = _leave(table, who, message, gone)
    elif isinstance(message, p.Chat):
        found = _chat(table, who, message, now)
    elif isinstance(message, p.Holiday):
        found = _holiday(table, who, message, now)
    else:
        found = _HANDLERS[type(message)](table, who, message)
    if table.entries[found[0]] >= MOST.get(found[0], table.version + 1):
        raise Refused("full", "That was done too often at this table; it is not done again.")
    return found


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no_seat", f"There is no seat {number}; there are {len(table.seats)}.")
    return table.seats[number]


def _own(table: Table, who: str, number: int) -> Seat:
    seat = _seat(table, number)
    if seat.kind != "person" or seat.holder is None:
        raise Refused("not_your_seat", f"You do not sit at {seat.label}.")
    if not compare_digest(seat.holder, who):
        raise Refused("not_your_seat", f"{seat.label} is the seat of {seat.name}.")
    return seat


def _before(table: Table) -> None:
    if table.status != "open":
        raise Refused("begun", "The game has begun; seats can no longer be changed.")


def _playing(table: Table) -> None:
    if table.status == "open":
        raise Refused("not_begun", "The game has not begun: there is still an open seat.")
    if table.status == "over":
        raise Refused("over", "The game is over.")


def _in_play(table: Table, who: str, number: int) -> Seat:
    _playing(table)
    seat = _own(table, who, number)
    if seat.resigned:
        raise Refused("not_your_seat", f"{seat.label} has resigned.")
    return seat


def check_in_play(table: Table, who: str, number: int) -> None:
    """Refuse where somebody has no seat, or has it no longer."""
    _in_play(table, who, number)


def _sit(table: Table, who: str, m: p.Sit) -> Asked:
    seat = _seat(table, m.seat)
    if seat.offer is not None and table.status == "playing":
        return _take_over(table, who, m, seat.offer)
    _before(table)
    if seat.kind != "open":
        raise Refused("taken", f"{seat.label} is taken by {seat.name or 'a bot'}.")
    if seat.reserved is not None and seat.reserved != who:
        raise Refused("invite", f"{seat.label} is kept for someone who played before.")
    if seat.invite is not None:
        given = hashed(m.invite) if m.invite else ""
        if not compare_digest(seat.invite, given):
            raise Refused("invite", f"To sit at {seat.label} you need the link of that seat.")
    check_name_at(table, who, m.name, m.seat)
    return "sit", m.seat, {"name": m.name}


def _take_over(table: Table, who: str, m: p.Sit, offer: str) -> Asked:
    """Sit down in mid-game in the place of somebody. Who plays here already may not: they would
    know what two people know."""
    if not compare_digest(offer, hashed(m.invite) if m.invite else ""):
        raise Refused("invite", "To take a seat over you need its link.")
    if table.held_by(who):
        raise Refused("not_your_seat", "You play at this table already.")
    check_name_at(table, who, m.name, m.seat)
    return "hand_over", m.seat, {"name": m.name}


def _rise(table: Table, who: str, m: p.Rise) -> Asked:
    _before(table)
    _own(table, who, m.seat)
    return "rise", m.seat, {}


def _set_seat(table: Table, who: str, m: p.SetSeat) -> Asked:
    _before(table)
    if table.row.host != who:
        raise Refused("not_host", "Only who made the table may change its seats.")
    seat = _seat(table, m.seat)
    if seat.kind == "person" and seat.holder != who:
        raise Refused("taken", f"{seat.name} sits at {seat.label}.")
    return "set_seat", m.seat, {"bot": m.bot}


def _move(table: Table, who: str, m: p.PlayMove) -> Asked:
    seat = _in_play(table, who, m.seat)
    if seat.substitute:
        raise Refused("not_your_decision", f"A bot plays {seat.label}; take the seat back first.")
    if m.engine is not None and m.engine != table.row.engine:
        raise Refused("protocol", "Your page knows other rules than this table; load it again.")
    if not still_open(table, m.seat, m.version):
        raise Refused("stale", "Something happened since; here is how the table stands now.")
    return "move", m.seat, {"move": move_text(table, m.move, m.seat)}


def move_text(table: Table, move: str | int, seat: int) -> str:
    """A move as the log keeps it: its text, which people can read and no version renumbers."""
    game = table.game
    assert game is not None
    try:
        if isinstance(move, str):
            return game.parse_move(move, seat).text
        return str(game.spec.moves[move])
    except IndexError:
        raise Refused("invalid", f"{move} is not a move.") from None
    except CourtlyError as error:
        raise Refused.by_engine(error) from None


def check_why(table: Table, who: str, m: p.Why) -> None:
    """Refuse as the move itself would be refused; return if it could be played now."""
    _in_play(table, who, m.seat)
    assert table.game is not None
    try:
        table.game.copy().play(m.move, m.seat)
    except CourtlyError as error:
        raise Refused.by_engine(error) from None


def check_hint(table: Table, who: str, m: p.Hint) -> None:
    """Refuse a hint where it would be unfair, or where there is nothing to decide."""
    seat = _in_play(table, who, m.seat)
    if not table.hints:
        raise Refused("no_hints", "Hints are for those who play against bots alone.")
    if m.seat not in table.actors:
        raise Refused("not_your_decision", f"{seat.label} has nothing to decide now.")


def check_coach(table: Table, who: str, m: p.Coach) -> int:
    """Which move a learner asks about; refused where it would be unfair, or is not theirs."""
    seat = _in_play(table, who, m.seat)
    if not table.hints:
        raise Refused("no_hints", "A coach is for those who play against bots alone.")
    assert table.game is not None
    if m.version not in table.marks:
        raise Refused("not_your_decision", "There is no such move, or it was taken back.")
    number = table.marks.index(m.version)
    if table.game.history[number][0] != m.seat:
        raise Refused("not_your_decision", f"{seat.label} did not make this move.")
    return number


def still_open(table: Table, seat: int, version: int) -> bool:
    """Whether the decision a client saw at `version` is the one that is open now.

    Where several seats decide at once, the ballots of others change nothing for this one.
    """
    assert table.game is not None
    if version > table.version or version < table.undone:
        return False
    if not table.marks or table.marks[-1] <= version:
        return True
    since = [k for k, mark in enumerate(table.marks) if mark > version]
    others = all(table.game.history[k][0] != seat for k in since)
    return others and seat in table.game.actors and _was_pending(table, seat, since[0])


def _was_pending(table: Table, seat: int, moves: int) -> bool:
    """Whether `seat` had the same decision before it after the first `moves` moves."""
    assert table.game is not None
    earlier = table.game.copy()
    earlier.undo(len(table.marks) - moves)
    if seat not in earlier.actors or earlier.decision != table.game.decision:
        return False
    return len(earlier.actors) > 1 and earlier.legal(seat) == table.game.legal(seat)


def _undo(table: Table, who: str, m: p.Undo) -> Asked:
    _in_play(table, who, m.seat)
    game = table.game
    assert game is not None
    if m.version < table.changed:
        raise Refused("stale", "Something happened since; here is how the table stands now.")
    movers = [seat for seat, _ in game.history]
    if m.seat not in movers:
        raise Refused("no_undo", f"{table.seats[m.seat].label} has not decided anything yet.")
    to = len(movers) - 1 - movers[::-1].index(m.seat)
    alone = all(mover == m.seat for mover in movers[to:])
    own = table.stood_in.isdisjoint(table.marks[to:])  # a bot moved because time was up, or so
    if alone and own and not learned_something(game, to, m.seat):
        return "undo", m.seat, {"to": to, "clock": True}
    _not_daily(table)
    if table.proposal is not None:
        raise Refused("proposal", "The table is still being asked something else.")
    asked = _with_a_say(table)
    return "propose", m.seat, {"what": "undo", "to": to, "asked": asked, "clock": True}


def _not_daily(table: Table) -> None:
    """The deal of a day is played once, by oneself, and to its end."""
    if table.daily is not None:
        raise Refused("no_undo", "In the challenge of a day the first try counts.")


def _propose_end(table: Table, who: str, m: p.ProposeEnd) -> Asked:
    _in_play(table, who, m.seat)
    _not_daily(table)
    if table.proposal is not None:
        raise Refused("proposal", "The table is still being asked something else.")
    return "propose", m.seat, {"what": "end", "asked": _with_a_say(table)}


def _with_a_say(table: Table) -> list[int]:
    """The seats of all persons, whether or not a bot plays for them just now."""
    return [k for k, seat in enumerate(table.seats) if seat.has_say]


def _answer(table: Table, who: str, m: p.Answer) -> Asked:
    seat = _in_play(table, who, m.seat)
    if table.proposal is None or m.seat not in table.asked:
        raise Refused("proposal", "There is nothing to agree to.")
    if m.seat in table.proposal.agreed and m.agree:
        raise Refused("proposal", f"{seat.label} has agreed already.")
    return "answer", m.seat, {"agree": m.agree}


def _resign(table: Table, who: str, m: p.Resign) -> Asked:
    _in_play(table, who, m.seat)
    return giving_up(table, m.seat, "resigned")


def giving_up(table: Table, seat: int, why: EndedBy) -> Asked:
    """A seat gives up, or its time is up."""
    ends = table.ends_without(seat)
    return "resign", seat, {"why": why, "bot": table.row.setting["substitute"], "ends": ends}


def out_of_time(table: Table, seat: int) -> Asked:
    """What the table chose for a seat whose time is up."""
    up = (table.clock or {}).get("up", "resign")
    bot: Level = table.row.setting["substitute"]
    if up == "bot":
        return "leave", seat, {"bot": bot, "why": "clock"}
    if up == "move":
        return "stand_in", seat, {"bot": bot}
    return giving_up(table, seat, "clock")


def _leave(table: Table, who: str, m: p.Leave, gone: float) -> Asked:
    """Who asks for the seat of another must play at this table, and the other be gone."""
    _playing(table)
    _not_daily(table)
    seat = _seat(table, m.seat)
    if seat.kind != "person" or seat.substitute:
        raise Refused("not_your_seat", f"A bot plays {seat.label} already.")
    if not table.held_by(who):
        raise Refused("not_your_seat", "Only who plays at this table may ask for that.")
    agreed: Level = table.row.setting["substitute"]
    if seat.holder == who:
        if m.bot and LEVELS.index(m.bot) > LEVELS.index(agreed):
            raise Refused("options", f"At this table at most a {agreed} plays for who leaves.")
        return "leave", m.seat, {"bot": m.bot or agreed, "clock": True}
    if table.patience is None:
        raise Refused("present", "At this table nobody's seat is given to a bot.")
    if gone < table.patience:
        wait = table.patience
        raise Refused("present", f"That seat can be given to a bot after {wait} s of absence.")
    return "leave", m.seat, {"bot": agreed, "clock": True}


def _back(table: Table, who: str, m: p.Back) -> Asked:
    seat = _in_play(table, who, m.seat)
    if not seat.substitute:
        raise Refused("not_your_seat", f"You play {seat.label} yourself.")
    return "back", m.seat, {"clock": True}


def _offer(table: Table, who: str, m: p.Offer) -> Asked:
    """One's own seat may be handed over; for that of someone who is gone the table is asked, and
    the silence of who is gone is a yes after a while."""
    _not_daily(table)
    _in_play(table, who, m.seat)
    of = m.seat if m.of is None else m.of
    other, invite = _seat(table, of), hashed(m.invite) if m.invite else None
    if other.holder == who:
        _in_play(table, who, of)
        return "offer", of, {"invite": invite}
    if invite is None:
        raise Refused("not_your_seat", f"{other.label} is not your seat.")
    if not other.has_say or other.substitute is None or other.once:
        raise Refused("present", "Only someone can be replaced for whom a bot plays.")
    if table.proposal is not None:
        raise Refused("proposal", "The table is still being asked something else.")
    asked = {"what": "replace", "to": of, "asked": _with_a_say(table), "invite": invite}
    return "propose", m.seat, asked


def _holiday(table: Table, who: str, m: p.Holiday, now: float) -> Asked:
    seat = _in_play(table, who, m.seat)
    if table.clock is None or not table.clock.get("holidays"):
        raise Refused("options", "At this table there are no holidays.")
    left = seat.holidays_at(now)
    if m.days * DAY > left:
        raise Refused("full", f"You have {int(left // DAY)} days of holidays left here.")
    return "holiday", m.seat, {"until": now + m.days * DAY}


def _chat(table: Table, who: str, m: p.Chat, now: float) -> Asked:
    mine = table.held_by(who)
    _may_talk(table, who, bool(mine), now)
    if mine:
        return "chat", mine[0], {"name": table.seats[mine[0]].name, "text": m.text}
    if not m.name:
        raise Refused("bad_message", "A word from a spectator needs a name.")
    check_name_at(table, who, m.name, None)
    return "chat", None, {"name": m.name, "text": m.text}


def _may_talk(table: Table, who: str, plays: bool, now: float) -> None:
    rules, speaker = table.chat_rules, speaker_id(table.id, who)
    if not plays and (speaker in rules.muted or not rules.spectators):
        raise Refused("muted", "Those who play here want no more from you, or from spectators.")
    last = next((said.at for said in reversed(table.chat) if said.speaker == speaker), None)
    if last is not None and now < last + rules.pause:
        raise Refused("too_fast", f"At this table {rules.pause} s pass between your words.")


def _mute(table: Table, who: str, m: p.Mute) -> Asked:
    if not table.held_by(who):
        raise Refused("not_your_seat", "Only who plays at this table may ask for that.")
    players = {speaker_id(table.id, seat.holder) for seat in table.seats if seat.holder}
    if m.speaker in players or m.speaker not in {said.speaker for said in table.chat}:
        raise Refused("no_seat", "Only a spectator who said something can be muted.")
    return "mute", None, {"speaker": m.speaker, "muted": m.muted}


def _set_chat(table: Table, who: str, m: p.SetChat) -> Asked:
    if table.row.host != who:
        raise Refused("not_host", "Only who made the table may say how it talks.")
    return "set_chat", None, {"pause": m.pause, "spectators": m.spectators}


_HANDLERS: dict[type[p.Command], Callable[[Table, str, Any], Asked]] = {
    p.Sit: _sit,
    p.Rise: _rise,
    p.SetSeat: _set_seat,
    p.PlayMove: _move,
    p.Undo: _undo,
    p.ProposeEnd: _propose_end,
    p.Answer: _answer,
    p.Resign: _resign,
    p.Back: _back,
    p.Offer: _offer,
    p.Mute: _mute,
    p.SetChat: _set_chat,
}
