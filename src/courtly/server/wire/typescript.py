"""TypeScript types of all messages, made from their JSON Schema, so that they are defined once."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from ...core.options import Field
from ...games import description, names
from ..http import routes as http
from ..table import create as layout
from ..tell import lobby
from ..tell import replay as replays
from . import replies as told
from . import requests as protocol
from . import types as wire

_HEAD = "// Made from the messages of courtly/server by scripts/make_protocol.py. Do not edit.\n"
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def schema() -> dict[str, Any]:
    """One JSON Schema with all messages, HTTP bodies and engine views under ``$defs``."""
    from ...lancaster import View as LancasterView
    from ...richelieu.api import View as RichelieuView

    definitions: dict[str, Any] = {}
    adapters: dict[str, TypeAdapter[Any]] = {
        "ClientMessage": protocol.client_message,
        "ServerMessage": told.server_message,
        "LancasterView": TypeAdapter(LancasterView),
        "RichelieuView": TypeAdapter(RichelieuView),
    }
    for name, adapter in adapters.items():
        made = adapter.json_schema(ref_template="#/$defs/{model}")
        definitions.update(made.pop("$defs", {}))
        definitions[name] = {key: value for key, value in made.items() if key != "discriminator"}
    bodies = (
        wire.RichelieuOptions, wire.LancasterOptions, layout.NewTable, layout.TableMade,
        replays.Replay, lobby.OpenTable, http.GameOffer, http.Health, http.Problem,
    )  # fmt: skip
    _, more = models_json_schema(
        [(model, "serialization") for model in bodies], ref_template="#/$defs/{model}"
    )
    definitions.update(more["$defs"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Courtly protocol {protocol.PROTOCOL}",
        "$defs": dict(sorted(definitions.items())),
    }


def typescript() -> str:
    """All messages as TypeScript."""
    parts = [_HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    for name, words in _vocabulary().items():
        parts.append(f"export type {name} = {' | '.join(json.dumps(word) for word in words)};\n")
    for name, definition in schema()["$defs"].items():
        about = _comment(definition.get("description"), "")
        if definition.get("type") == "object" and "properties" in definition:
            parts.append(f"{about}export interface {name} {_object(definition, '')}\n")
        else:
            parts.append(f"{about}export type {name} = {_type(definition, '')};\n")
    listed = json.dumps(games(), indent=2, ensure_ascii=False)
    parts += [_GAMES_HEAD, f"export const GAMES: readonly GameDescription[] = {listed};\n"]
    return "\n".join(parts)


def games() -> list[dict[str, Any]]:
    """The games that have a drawing, as their descriptions have them."""
    described = (description(name) for name in names())
    return [
        {
            "name": game.name,
            "title": game.title,
            "drawing": game.drawing,
            "engine": game.engine,
            "seats": [asdict(seat) for seat in game.seats],
            "fewest": game.fewest,
            "most": game.most,
            "counts": game.counts,
            "rules": game.rules,
            "options": [_option(field) for field in game.options.fields()],
        }
        for game in described
        if game.drawing
    ]


def _option(field: Field) -> dict[str, Any]:
    return {key: value for key, value in asdict(field).items() if key != "meaning"}


#: What `games` gives, for the browser: an option is a field of a form.
_GAMES_HEAD = """\
/** Something a table can choose. `low` and `high`: bounds of a number, or the length of a list. */
export interface GameOption {
  name: string;
  kind: "number" | "choice" | "flag" | "list" | "seat" | "figures";
  default: unknown;
  choices: readonly string[];
  low: number;
  high: number;
  only_with: { readonly option: string; readonly value: string } | null;
}

/** What a game says of itself. `counts`: what a round is called; `rules`: letters of its rules. */
export interface GameDescription {
  name: TableInfo["game"];
  title: string;
  /** The folder that draws it. */
  drawing: string;
  engine: number;
  seats: readonly { readonly name: string; readonly colour: string; readonly pattern: string }[];
  fewest: number;
  most: number;
  counts: string;
  rules: string;
  options: readonly GameOption[];
}
"""


def _vocabulary() -> dict[str, tuple[str, ...]]:
    """The games' own words, so that a page that forgets one does not compile."""
    from ...lancaster import constants as lancaster
    from ...lancaster.events import EVENTS as LANCASTER_EVENTS
    from ...lancaster.law_table import LAW_IDS
    from ...richelieu import constants as richelieu
    from ...richelieu.moves import EVENTS as RICHELIEU_EVENTS

    return {
        "LancasterDecision": lancaster.DECISIONS,
        "LancasterEvent": tuple(kind.name for kind in LANCASTER_EVENTS.kinds),
        "LancasterPhase": lancaster.PHASES,
        "CountyName": lancaster.COUNTIES,
        "ConflictName": lancaster.CONFLICTS,
        "SpaceName": lancaster.SPACES,
        "FavourName": lancaster.FAVOURS,
        "LawName": tuple(LAW_IDS),
        "ScoreLine": lancaster.SCORES,
        "RichelieuDecision": richelieu.DECISIONS,
        "RichelieuEvent": tuple(kind.name for kind in RICHELIEU_EVENTS.kinds),
        "RegionName": richelieu.REGIONS,
        "SymbolName": richelieu.SYMBOLS,
        "TokenName": richelieu.TOKEN_NAMES,
    }


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
