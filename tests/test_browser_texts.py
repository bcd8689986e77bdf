"""Texts whose keys the browser puts together are there for every word it may put in."""

from __future__ import annotations

import re

import pytest

from courtly.bots import LEVELS
from courtly.core.texts import LOCALES
from courtly.games import names
from courtly.lancaster import constants as lancaster
from courtly.richelieu import constants as richelieu

from .core.test_texts import BROWSER, TEMPLATES, sources
from .locale_files import whole

SERVER = sources(LOCALES.parent / "server", ".py")
REFUSALS = {
    *re.findall(r'Refused\(\s*"([a-z_]+)"', SERVER),
    *re.findall(r'^    \(\w+, "([a-z_]+)"\),$', SERVER, re.MULTILINE),
    "invalid",
}

#: How a key begins and ends → the words between, as the engines and the server spell them.
WORDS: dict[tuple[str, str], set[str]] = {
    ("lancaster-phase-", ""): set(lancaster.PHASES),
    ("lancaster-token-", ""): set(lancaster.TOKENS),
    ("web-about-", ""): set(names()),
    ("web-chart-rounds-", ""): set(names()),
    ("web-lancaster-ask-", ""): set(lancaster.DECISIONS),
    ("web-lancaster-conflict-", ""): set(lancaster.CONFLICTS),
    ("web-lancaster-line-", ""): set(lancaster.SCORES),
    ("web-lancaster-space-", ""): set(lancaster.SPACES),
    ("web-lancaster-wait-", ""): set(lancaster.DECISIONS),
    ("web-level-", ""): set(LEVELS),
    ("web-level-", "-about"): set(LEVELS),
    ("web-refused-", ""): REFUSALS,
    ("web-replay-jump-", ""): set(names()),
    ("web-replay-round-", ""): set(names()),
}


@pytest.mark.parametrize(("start", "end"), sorted(WORDS))
def test_every_word_has_its_text(start: str, end: str) -> None:
    assert (start, end) in TEMPLATES, "the browser does not ask for these any more"
    keys = {start + re.sub("[_ ]", "-", word.lower()) + end for word in WORDS[start, end]}
    assert sorted(keys - whole("en").keys()) == []


def test_seats_have_names() -> None:
    assert "-seat-${" in BROWSER
    seats = {"lancaster": lancaster.SEATS, "richelieu": richelieu.SEATS}
    keys = {f"{game}-seat-{name.lower()}" for game in seats for name in seats[game]}
    assert sorted(keys - whole("en").keys()) == []
