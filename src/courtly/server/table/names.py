"""Names: nobody at a table may be taken for somebody else, for a bot, or for a seat."""

from __future__ import annotations

import functools
import re
import unicodedata

from ...core.texts import Texts, languages
from ..wire.refused import Refused
from ..wire.types import LEVELS
from .hashes import speaker_id
from .table import Table

#: Letters of other alphabets, and digits, that look like Latin letters in many a font.
_ALIKE = str.maketrans(
    "авекмнорстухіѕјѵԁԛԝһӏαβεηικμνορτυχϲωʟɪɢʀ01|",
    "abekmhopctyxisjvdqwhlabenikuvoptyxcwligroll",
)


def lookalike(text: str) -> str:
    """What a name looks like at a glance: two with the same could be taken for one another.

    >>> {lookalike(name) for name in ("Bill 0", "BILL  O", "B1ll-o", "Віll о", "Ｂíl|o")}
    {'blllo'}
    """
    small = unicodedata.normalize("NFKD", text).casefold().translate(_ALIKE).replace("i", "l")
    letters = "".join(char for char in small if unicodedata.category(char)[0] in "LN")
    return letters or text


_BOT = re.compile(r"\b(ro)?bots?\b", re.IGNORECASE)


@functools.cache
def _bots() -> frozenset[str]:
    """The names of bots in all languages."""
    words = {*LEVELS, "bot", "robot"}
    for language in languages():
        texts = Texts(language)
        words |= {texts(f"web-level-{level}") for level in LEVELS}
    return frozenset(map(lookalike, words))


def check_name(name: str) -> None:
    """Refuse the name of a bot, with or without the word."""
    if {lookalike(name), lookalike(_BOT.sub("", name).strip() or "bot")} & _bots():
        raise Refused("name", f"{name} is what bots are called; choose another name.")


def check_name_at(table: Table, who: str, name: str, seat: int | None) -> None:
    """Refuse a name that somebody else at the table has, or that is another seat's label."""
    check_name(name)
    looks = lookalike(name)
    for k, taken in enumerate(table.seats):
        others = [taken.name] if taken.name and taken.holder != who else []
        others += [taken.label] if k != seat else []
        if looks in map(lookalike, others):
            raise Refused("name", f"{name} could be taken for somebody else at this table.")
    mine = speaker_id(table.id, who)
    spoke = {lookalike(said.name): said.speaker for said in table.chat if said.seat is None}
    if spoke.get(looks, mine) != mine:
        raise Refused("name", f"{name} is what somebody else here is called.")
