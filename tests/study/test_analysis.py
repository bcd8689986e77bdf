"""Looking back at games: what adds up, what is the same again, what is never said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from courtly.bots.nets.learned import learned
from courtly.core.errors import CourtlyError
from courtly.games import names
from courtly.study import kept
from courtly.study.analysis import Question, analyse, key_of
from courtly.study.course import total, whole
from courtly.study.model import WHOLE, Analysis, Eyes
from courtly.study.retold import retell, reveals

from .small import question, record, without_key

EYES: tuple[Eyes, ...] = ("known", "open")


@pytest.fixture(scope="module", params=[(name, eyes) for name in names() for eyes in EYES])
def looked_at(request: pytest.FixtureRequest) -> Analysis:
    """A game of each kind, with each kind of eyes."""
    name, eyes = request.param
    return analyse(question(record(name, 3), eyes))


def test_the_parts_add_up_exactly_to_every_change(looked_at: Analysis) -> None:
    """Step by step and over the whole game, for every seat, without rounding."""
    for seat, mine in enumerate(looked_at.by_seat):
        chances = [row[seat] for row in looked_at.chances]
        for step in looked_at.steps:
            assert whole(step.parts[seat]) == chances[step.last + 1] - chances[step.first]
        assert mine.start + whole(mine.parts) == mine.end == chances[-1]
        assert mine.parts == total([step.parts[seat] for step in looked_at.steps])


def test_steps_cover_the_game_without_a_gap(looked_at: Analysis) -> None:
    moves = [move for step in looked_at.steps for move in range(step.first, step.last + 1)]
    assert moves == list(range(len(looked_at.chances) - 1))


def test_chances_are_chances(looked_at: Analysis) -> None:
    assert all(0 <= chance <= WHOLE for row in looked_at.chances for chance in row)
    if looked_at.eyes == "open":
        off = [abs(sum(row) - WHOLE) for row in looked_at.chances]
        assert max(off) <= len(looked_at.seats), "but for rounding it is one whole"
    if looked_at.finished:
        assert max(looked_at.chances[-1]) >= WHOLE // len(looked_at.seats)


def test_with_all_cards_open_nothing_comes_to_light(looked_at: Analysis) -> None:
    shown = sum(abs(part.revealed) for step in looked_at.steps for part in step.parts)
    assert looked_at.eyes == "known" or shown == 0


def test_losses_are_what_own_choices_cost(looked_at: Analysis) -> None:
    for seat, mine in enumerate(looked_at.by_seat):
        losses = [d.loss for d in looked_at.decisions if d.seat == seat]
        assert mine.parts.own == -sum(losses)
        assert mine.decisions == len(losses)


def test_no_verdict_within_the_error_of_the_search(looked_at: Analysis) -> None:
    for decision in looked_at.decisions:
        if decision.verdict in ("inaccuracy", "mistake", "blunder"):
            assert decision.loss > decision.error
            assert decision.best != decision.played
            assert decision.line[0] == decision.best
        elif decision.verdict == "best":
            assert decision.loss == 0


def test_whoever_has_no_choice_is_not_judged(looked_at: Analysis) -> None:
    assert all(decision.choices > 1 for decision in looked_at.decisions)


def test_costliest_are_the_seats_own_and_in_order(looked_at: Analysis) -> None:
    for seat, mine in enumerate(looked_at.by_seat):
        found = [looked_at.decisions[place] for place in mine.costliest]
        assert len(found) <= 3
        assert all(decision.seat == seat for decision in found)
        assert [d.loss for d in found] == sorted((d.loss for d in found), reverse=True)


@pytest.mark.parametrize("name", names())
def test_the_same_question_has_the_same_answer(name: str) -> None:
    text = record(name, 5, most=6)
    first, again = (without_key(analyse(question(text))) for _ in range(2))
    assert first == again
    assert without_key(analyse(question(text, seed=2))) != first


@pytest.mark.parametrize("name", names())
def test_what_a_seat_cannot_know_does_not_change_what_it_is_told(name: str) -> None:
    """Of two worlds a seat cannot tell apart it is judged alike by what it could know."""
    retold = retell(record(name, 7, most=5))
    for number, position in enumerate(retold.positions):
        for seat in range(retold.game.seats):
            drawn = position.known[seat].copy()
            retold.spec.play.resample_at(drawn, 0, seat, _chance(number))
            retold.spec.play.redact_at(drawn, 0, seat)
            assert drawn.tobytes() == retold.seen(number, seat, "known").tobytes()


def _chance(seed: int) -> object:
    from courtly.core.rng import generator

    return generator(seed)


def test_one_who_deals_nothing_reveals_nothing() -> None:
    """In the first steps of a game in which only public things are done nothing comes to light."""
    retold = retell(record(names()[-1], 1, most=4))
    shown = [reveals(retold, seat, 0, 0) for seat in range(retold.game.seats)]
    assert not all(shown)


def test_answers_are_kept_by_record_engine_and_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COURTLY_CACHE", str(tmp_path))
    text = record(names()[-1], 2, most=3)
    found = analyse(question(text))
    assert kept.find(found.key) is None, "answers to special questions are not kept"
    kept.put(found)
    assert kept.find(found.key) == found
    (tmp_path / "analyses" / f"{found.key}.json").write_text("{")
    assert kept.find(found.key) is None, "half a file is none"


def test_the_key_tells_questions_apart_and_names_do_not_matter() -> None:
    text = record(names()[-1], 2, most=3)
    asked = Question(text)
    key = key_of(retell(text), asked, "search")
    assert key == key_of(retell(text.replace("\n\n", "\nPlayer-Red: Anna\n\n", 1)), asked, "search")
    others = [
        key_of(retell(text), Question(text, eyes="open"), "search"),
        key_of(retell(text), Question(text, depth="deep"), "search"),
        key_of(retell(text), Question(text, seed=2), "search"),
        key_of(retell(text), asked, "net 1"),
        key_of(retell(record(names()[-1], 2, most=2)), asked, "search"),
    ]
    assert len({key, *others}) == 1 + len(others)


def test_an_analysis_by_a_net_names_it() -> None:
    """Asked for a net, it is that of the table; else the search, whatever nets there are."""
    text, how = record("richelieu", 2, most=3), learned("richelieu")
    assert how is not None
    found = how.weights("richelieu", 2)
    assert found is not None
    by_net = analyse(replace(question(text), net=True))
    assert by_net.judge == found.mark
    by_search = analyse(question(text))
    assert by_search.judge == "search"
    assert by_net.key != by_search.key


def test_who_does_not_wait_any_more_stops_it() -> None:
    def stop(done: int, _of: int) -> None:
        if done == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        analyse(question(record(names()[-1], 2, most=6)), stop)


def test_progress_ends_where_it_should() -> None:
    told: list[tuple[int, int]] = []
    analyse(question(record(names()[-1], 2, most=4)), lambda done, of: told.append((done, of)))
    assert sorted(done for done, _ in told) == list(range(1, told[0][1] + 1))


def test_a_record_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtly.study.analysis.MOST_MOVES", 2)
    with pytest.raises(CourtlyError, match="more than 2 moves"):
        analyse(question(record(names()[-1], 2, most=3)))
