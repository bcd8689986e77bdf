"""The games one can play here, as they describe themselves."""

from __future__ import annotations

from ...core.guide import guide_of
from ...core.options import Field
from ...games import description, names
from ..wire.bodies import (
    GameDescription,
    GameOption,
    GuideBook,
    GuideStep,
    OptionPair,
    SeatLook,
)
from ..wire.refused import Refused


def games() -> list[GameDescription]:
    """All of them."""
    return [_described(name) for name in names()]


def _described(name: str) -> GameDescription:
    about = description(name)
    return GameDescription(
        name=about.name,
        title=about.title,
        drawing=about.drawing,
        engine=about.engine,
        seats=[SeatLook(name=s.name, colour=s.colour, pattern=s.pattern) for s in about.seats],
        fewest=about.fewest,
        most=about.most,
        counts=about.counts,
        rules=about.rules,
        options=[_option(field) for field in about.options.fields()],
        guide=about.guide is not None,
    )


def guide_book(name: str) -> GuideBook:
    """What the guided first game of a game tells and asks."""
    about = description(name)
    guide = guide_of(about)
    if guide is None:
        raise Refused("options", f"{about.title} has no guided first game.")
    seats = about.labels(about.players(guide.options))
    return GuideBook(
        game=name,
        learner=seats.index(guide.learner),
        seats=len(seats),
        steps=[
            GuideStep(
                id=step.id,
                chapter=step.chapter,
                point=step.point,
                begins=begins,
                decision=step.decision,
                accept=step.accept,
            )
            for step, begins in zip(guide.step, guide.begins(), strict=True)
        ],
        ends=sum(step.moves for step in guide.step),
    )


def _option(field: Field) -> GameOption:
    with_ = field.only_with
    return GameOption(
        name=field.name,
        kind=field.kind,
        default=field.default,
        choices=list(field.choices),
        low=field.low,
        high=field.high,
        only_with=OptionPair(option=with_.option, value=with_.value) if with_ else None,
    )
