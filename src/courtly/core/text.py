"""Text from outside: one place says what it may hold, so that it is harmless wherever it goes.

Names, chat, options, printed figures and records come through here: no half characters, nothing
that breaks a line or is invisible, and lengths in characters as people see them.
"""

from __future__ import annotations

import json
import unicodedata
from typing import Any

from .errors import CourtlyError

MOST_MARKS = 6  # on one letter; more is vandalism in every script we know
MOST_PARTS = 8  # code points for each character a text may have, on average
DEEPEST = 20  # lists in lists
_JOINERS = "\u200c\u200d"  # words of Persian and families of emoji need them
_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)
_WRONG = {"Cc": "control", "Cf": "invisible", "Cs": "half", "Zl": "line", "Zp": "paragraph"}


class TextError(CourtlyError):
    """A text from outside holds something it must not."""


def wrong_with(text: str) -> dict[str, str] | None:
    """What a text holds that no text may, and its code; None if it is harmless."""
    if text.isascii() and text.isprintable():
        return None
    for char in text:
        if char not in _JOINERS and (what := _WRONG.get(unicodedata.category(char))):
            return {"what": what, "code": f"U+{ord(char):04X}"}
    return None


def seen_length(text: str) -> int:
    """How many characters people see.

    >>> [seen_length(text) for text in ("Anne", "Ame\u0301lie", "\U0001f468\u200d\U0001f469")]
    [4, 6, 1]
    """
    found, joined, half_flag = 0, False, False
    for char in text:
        if char in _JOINERS:
            joined = char == "\u200d"
            continue
        flag = ord(char) in _FLAG
        part = unicodedata.category(char)[0] == "M" or ord(char) in _SKIN
        if not (joined or part or (flag and half_flag)):
            found += 1
        joined, half_flag = False, flag and not half_flag
    return found


def accept(text: str, most: int) -> str:
    r"""A text of one line as it is kept: composed, and with single spaces.

    >>> accept("  Ame\u0301lie\u2028de  Montbazon ", 30)
    'Amélie de Montbazon'
    >>> accept("\ud800", 30)
    Traceback (most recent call last):
    ...
    courtly.core.text.TextError: it holds half a character (U+D800)
    """
    kept = " ".join(unicodedata.normalize("NFC", text).split())
    if wrong := wrong_with(kept):
        raise TextError.told("problem-text-holds", **wrong)
    if not kept.strip(_JOINERS) or unicodedata.category(kept[0])[0] == "M":
        raise TextError.told("problem-text-empty")
    if seen_length(kept) > most or len(kept) > MOST_PARTS * most:
        raise TextError.told("problem-text-long", most=most)
    if _marks(kept) > MOST_MARKS:
        raise TextError.told("problem-text-marks", most=MOST_MARKS)
    return kept


def _marks(text: str) -> int:
    """The longest row of marks on one letter."""
    longest = row = 0
    for char in text:
        row = row + 1 if unicodedata.category(char)[0] == "M" else 0
        longest = max(longest, row)
    return longest


def check_values(value: Any, depth: int = 0) -> None:
    """Refuse a value of JSON with a text in it that is not harmless, or that is nested too deep."""
    if depth > DEEPEST:
        raise TextError.told("problem-text-deep", most=DEEPEST)
    if isinstance(value, str):
        if wrong := wrong_with(value):
            raise TextError.told("problem-text-holds", **wrong)
    elif isinstance(value, dict):
        for key, inner in value.items():
            check_values(key, depth + 1)
            check_values(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            check_values(inner, depth + 1)


def read_values(text: str) -> Any:
    """The value a text of JSON stands for, checked."""
    try:
        value = json.loads(text)
    except ValueError as error:  # no JSON, or a number of thousands of digits
        raise TextError.told("problem-text-json", reason=str(error).partition(";")[0]) from None
    except RecursionError:
        raise TextError.told("problem-text-deep", most=DEEPEST) from None
    check_values(value)
    return value


def one_line(text: str) -> str:
    r"""A text stored before it was checked, made harmless.

    >>> one_line("x\u2028Commitment: 0")
    'x Commitment: 0'
    """
    if wrong_with(text) is None:
        return text
    clean = (
        char if char in _JOINERS or unicodedata.category(char) not in _WRONG else " "
        for char in text
    )
    return " ".join("".join(clean).split())


def mended(value: Any) -> Any:
    r"""A value of JSON stored before it was checked, with half characters replaced.

    >>> mended({"source": ["a\ud800b"]})
    {'source': ['a�b']}
    """
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, dict):
        return {mended(key): mended(inner) for key, inner in value.items()}
    return [mended(inner) for inner in value] if isinstance(value, list) else value
