"""Every numbered rule has code that cites it and a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtly.core import rulebook
from courtly.games import names

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("game", names())
def test_no_rule_without_code_and_test(game: str) -> None:
    found = rulebook.coverage(game, TESTS)
    assert found
    assert [rule for rule, row in found.items() if not row.code] == []
    assert [rule for rule, row in found.items() if not row.tests] == []


@pytest.mark.parametrize("game", names())
def test_no_citation_of_a_rule_that_does_not_exist(game: str) -> None:
    assert rulebook.unknown_citations(game, TESTS) == {}


def test_a_gap_is_found(tmp_path: Path) -> None:
    found = rulebook.coverage("richelieu", tmp_path)
    assert all(row.gap and row.code and not row.tests for row in found.values())


def test_rules_are_numbered_in_order() -> None:
    rules = list(rulebook.numbered("richelieu"))
    assert rules[0] == "R1.1"
    assert rules[-1] == "R4.2"
    assert len(rules) == 22
