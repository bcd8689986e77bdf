"""The quick count of the lines agrees with the score sheet of the rules."""

from __future__ import annotations

import random

import numpy as np

import courtly
from courtly.core import jit
from courtly.richelieu.constants import (
    CELLS,
    DOUBLE,
    FACE_KINDS,
    LINES,
    MARKER_BACK,
    NONE,
    REGIONS,
    SINGLE,
)
from courtly.richelieu.lines import lines_of, of, turned, with_tokens
from courtly.richelieu.rules.scoring import CARDS, COUNT, SHEET, fill_sheet_at

GAMES = 10 if jit.MODE != "plain" else 1
Counted = dict[str, list[int]]


def counted(lines: tuple[int, ...]) -> Counted:
    """Words as lists, regions and then symbols."""

    def both(regions: int, symbols: int) -> list[int]:
        found = [of(lines[regions], line) for line in range(len(REGIONS))]
        return found + [of(lines[symbols], line) for line in range(LINES - len(REGIONS))]

    return {
        "mine": both(0, 3),
        "theirs": both(1, 4),
        "left": both(2, 5),
        "my cards": both(6, 9),
        "their cards": both(7, 10),
        "cards left": both(8, 11),
    }


def in_display(game: courtly.richelieu.Richelieu) -> tuple[list[int], list[int], list[int]]:
    """Coats or symbols, cards and tokens of each line that nobody has taken yet."""
    s = game._states[0]
    left, cards, tokens = [0] * LINES, [0] * LINES, [0] * LINES
    for cell in range(CELLS):
        if s["owner"][cell] != NONE:
            continue
        region, kind = divmod(int(s["face"][cell]), FACE_KINDS)
        left[region] += 2 if kind == DOUBLE else 1
        cards[region] += 1
        if kind < SINGLE:
            left[len(REGIONS) + kind] += 1
            cards[len(REGIONS) + kind] += 1
        if 0 <= s["token"][cell] < MARKER_BACK:
            tokens[s["token"][cell]] += 1
    return left, cards, tokens


def test_lines_agree_with_the_score_sheet() -> None:
    chance = random.Random(1)
    tokens_seen = 0
    for seed in range(GAMES):
        game = courtly.richelieu.new(seed=seed)
        while not game.over:
            s, sheet = game._states[0], np.zeros(SHEET, np.int16)
            fill_sheet_at(game._states, 0, sheet)
            left, cards, tokens = in_display(game)
            tokens_seen += sum(tokens)
            for seat in range(2):
                lines = lines_of(s, seat)
                found = counted(lines)
                assert found["mine"] == sheet[seat, :, COUNT].tolist()
                assert found["theirs"] == sheet[1 - seat, :, COUNT].tolist()
                assert found["my cards"] == sheet[seat, :, CARDS].tolist()
                assert found["their cards"] == sheet[1 - seat, :, CARDS].tolist()
                assert (found["left"], found["cards left"]) == (left, cards)
                assert turned(lines) == lines_of(s, 1 - seat)
                had = counted(with_tokens(s, lines))["left"]
                assert had == [a + b for a, b in zip(left, tokens, strict=True)]
            game.play(chance.choice(game.legal()))
    assert tokens_seen
