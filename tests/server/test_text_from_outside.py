"""Every text anybody can send is looked at before it goes anywhere, on every route there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter, ValidationError

from courtly.core.text import wrong_with
from courtly.server.app import create_app
from courtly.server.http.rooms import Room
from courtly.server.settings import Settings
from courtly.server.wire.bodies import NewTable
from courtly.server.wire.figures import FigureChanges

HALF = "\ud800"
#: Looked at where they are read, with the game they belong to.
LATER = {(NewTable, "options"), (FigureChanges, "changes")}


def _routes(folder: Path) -> Iterator[APIRoute]:
    app = create_app(Settings(database=f"sqlite:///{folder / 'tables.db'}", compile=False))
    for route in app.router.routes:
        found = route.router.routes if isinstance(route, Room) else [route]
        yield from (one for one in found if isinstance(one, APIRoute))
    app.state.service.cluster._lock.release()


def _bodies(folder: Path) -> set[type[BaseModel]]:
    found: set[type[BaseModel]] = set()
    for route in _routes(folder):
        for field in route.dependant.body_params:
            kind = field.field_info.annotation
            if isinstance(kind, type) and issubclass(kind, BaseModel):
                found.add(kind)
    return found


def _takes(annotation: Any, value: Any) -> bool:
    try:
        TypeAdapter(annotation).validate_python(value)
    except ValidationError:
        return False
    return True


def test_half_a_character_comes_in_nowhere(tmp_path: Path) -> None:
    """Databases cannot keep it, answers cannot tell it; each field must refuse it by itself."""
    bodies = _bodies(tmp_path)
    assert len(bodies) > 20, "those of all rooms"
    for body in bodies:
        for name, field in body.model_fields.items():
            kind: Any = field.annotation
            for part in field.metadata:
                kind = Annotated[kind, part]
            for size in (1, 6, 8, 22, 43, 64):
                for value in (HALF * size, "A" * (size - 1) + HALF, {"a": HALF}, {HALF: 1}):
                    if (body, name) not in LATER:
                        assert not _takes(kind, value), (body, name, size)


@pytest.mark.parametrize("text", ["\ud800", "a\x00b", "\u202e", "\u2028", "\x1b[31m"])
def test_what_no_text_may_hold(text: str) -> None:
    assert wrong_with(text)
