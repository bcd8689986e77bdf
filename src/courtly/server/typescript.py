"""TypeScript types of all messages, made from their JSON Schema, so that they are defined once."""

from __future__ import annotations

import importlib
import json
import re
from typing import Any, get_type_hints

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from ..games import description, game_class, names
from .tell.games import games
from .wire import (
    bodies,
    daily,
    figures,
    host,
    notices,
    people,
    puzzles,
    replies,
    requests,
    study,
    tries,
)  # fmt: skip

_HEAD = "// Made from the messages of courtly/server by scripts/make_protocol.py. Do not edit.\n"
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


#: What goes over HTTP; what is inside of it follows.
_BODIES: tuple[type[BaseModel], ...] = (
    bodies.NewTable, bodies.TableMade, bodies.OpenTable, bodies.Film, bodies.Replay,
    bodies.GameDescription, bodies.Health, bodies.Problem, bodies.Reach, bodies.GuideBook,
    figures.FigureFile, figures.FigureSheet, figures.FigureChanges,
    bodies.Example,
    study.Looking, study.PlayOn, puzzles.PuzzleBox, puzzles.PuzzleShown, puzzles.PuzzleTold,
    puzzles.PuzzleTry, daily.DailyInfo, daily.DailyBegin, daily.DailyPast,
    tries.TryTree, tries.TryName, tries.PastGame, people.MyGame, people.Shelve,
    people.Ballots, people.Lodge, people.You, people.LinkMade, people.LinkNumber, people.PhraseMade,
    notices.NoticePage, notices.NoticeDone, notices.NoticeTable,
    host.HouseInfo, host.HouseRules, host.NewRules, host.InvitationMade, host.InvitationWanted,
    host.HostTable, host.HostPerson, host.HostReport, host.BanWanted, host.Pardon, host.Cleaning,
    host.Cleaned, host.Door, host.LadderOf, host.Rebuilt,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One JSON Schema with all messages, HTTP bodies and views of games under ``$defs``."""
    definitions: dict[str, Any] = {}
    adapters: dict[str, TypeAdapter[Any]] = {
        "ClientMessage": requests.client_message,
        "ServerMessage": replies.server_message,
        **{f"{description(name).title}View": TypeAdapter(_view(name)) for name in _drawn()},
    }
    for name, adapter in adapters.items():
        made = adapter.json_schema(ref_template="#/$defs/{model}")
        definitions.update(made.pop("$defs", {}))
        definitions[name] = {key: value for key, value in made.items() if key != "discriminator"}
    models = [*_BODIES, *(description(name).options for name in _drawn())]
    _, more = models_json_schema(
        [(model, "serialization") for model in models], ref_template="#/$defs/{model}"
    )
    definitions.update(more["$defs"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Courtly protocol {requests.PROTOCOL}",
        "$defs": dict(sorted(definitions.items())),
    }


def _drawn() -> list[str]:
    """The games the browser draws."""
    return [name for name in names() if description(name).drawing]


def _view(name: str) -> Any:
    """The type of a game's view."""
    return get_type_hints(game_class(name).view)["return"]


def typescript() -> str:
    """All messages as TypeScript."""
    parts = [_HEAD, f"export const PROTOCOL = {requests.PROTOCOL};\n"]
    for name, words in _vocabulary().items():
        parts.append(f"export type {name} = {' | '.join(json.dumps(word) for word in words)};\n")
    for name, definition in schema()["$defs"].items():
        about = _comment(definition.get("description"), "")
        if definition.get("type") == "object" and "properties" in definition:
            parts.append(f"{about}export interface {name} {_object(definition, '')}\n")
        else:
            parts.append(f"{about}export type {name} = {_type(definition, '')};\n")
    listed = [game.model_dump() for game in games() if game.drawing]
    text = json.dumps(listed, indent=2, ensure_ascii=False)
    parts.append(f"export const GAMES: readonly GameDescription[] = {text};\n")
    return "\n".join(parts)


def _vocabulary() -> dict[str, tuple[str, ...]]:
    """The games' own words, so that a page that forgets one does not compile."""
    found: dict[str, tuple[str, ...]] = {}
    for name in _drawn():
        package = description(name).package
        found |= importlib.import_module(f"{package}.vocabulary").VOCABULARY
    return found


def _comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    clean = re.sub(r"\s+", " ", text).replace("*/", "* /")
    return f"{indent}/** {clean} */\n"


def _object(definition: dict[str, Any], indent: str) -> str:
    deeper = indent + "  "
    required = set(definition.get("required", ()))
    lines = []
    for name, field in definition["properties"].items():
        # What has a default may be left out by clients, but the server always sends `type`.
        mark = "" if name in required or "const" in field else "?"
        lines.append(
            _comment(field.get("description"), deeper)
            + f"{deeper}{name}{mark}: {_type(field, deeper)};\n"
        )
    return "{\n" + "".join(lines) + indent + "}"


def _type(field: dict[str, Any], indent: str) -> str:
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "const" in field:
        return json.dumps(field["const"])
    if "enum" in field:
        return " | ".join(json.dumps(value) for value in field["enum"])
    for several in ("anyOf", "oneOf"):
        if several in field:
            kinds = dict.fromkeys(_type(one, indent) for one in field[several])
            return " | ".join(kinds)
    kind = field.get("type")
    if kind == "array":
        return _array(field, indent)
    if kind == "object":
        if "properties" in field:
            return _object(field, indent)
        inner = field.get("additionalProperties")
        return f"Record<string, {_type(inner, indent) if isinstance(inner, dict) else 'unknown'}>"
    return "null" if kind == "null" else _SCALARS.get(str(kind), "unknown")


def _array(field: dict[str, Any], indent: str) -> str:
    if "prefixItems" in field:
        return "[" + ", ".join(_type(one, indent) for one in field["prefixItems"]) + "]"
    inner = _type(field.get("items", {}), indent)
    return f"({inner})[]" if " " in inner else f"{inner}[]"
