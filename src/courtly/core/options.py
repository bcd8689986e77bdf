"""The options of a game as one typed model, and the words for an option that does not fit.

A game's model says what there is to choose. From it follow the checks everywhere (terminal, server,
records, research interfaces), the form on the home page, the help and the docs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from .errors import OptionError

Kind = Literal["number", "choice", "flag", "list", "seat", "figures"]


@dataclass(frozen=True)
class OnlyWith:
    """Marks an option that is chosen if another one has a certain value, and only then."""

    option: str
    value: str


class _SeatMark:
    """Marks an option that names a seat."""


SeatName = Annotated[str, _SeatMark()]
"""The name of a seat at the table, in small letters."""

Figures = dict[str, Any]
"""An owner's corrected figures, in the shape of the game's own file."""


class Options(BaseModel):
    """What can be chosen for a table. Every option has a default."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True
    )

    components: Figures | None = None
    """An owner's corrected figures."""

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        """All options, in the order they are declared; the figures come last."""
        infos = sorted(cls.model_fields.items(), key=lambda item: item[0] == "components")
        return tuple(_field(name, info) for name, info in infos)

    @classmethod
    def read(cls, given: Mapping[str, Any], seats: Sequence[str]) -> Self:
        """The options given, checked, at a table with these seats."""
        fields = {field.name: field for field in cls.fields()}
        if unknown := given.keys() - fields.keys():
            known = ", ".join(fields)
            name = ", ".join(sorted(unknown))
            raise OptionError.told("problem-option-unknown", name=name, known=known)
        values = {name: fields[name].tidy(value) for name, value in given.items()}
        try:
            options = cls.model_validate(values)
        except ValidationError as error:
            wrong = fields[str(error.errors()[0]["loc"][0])]
            raise wrong.problem(given[wrong.name], seats) from None
        for field in fields.values():
            field.check(options, seats)
        options.check(len(seats))
        return options

    def check(self, players: int) -> None:
        """Refuse what types cannot tell. A game says here how its options hang together."""

    def plain(self) -> dict[str, Any]:
        """The options as records and the server keep them: those that were left open are absent."""
        return self.model_dump(exclude_none=True)


@dataclass(frozen=True)
class Field:
    """One option: what kind of thing it is, what it can be, and what it is if nobody chooses."""

    name: str
    kind: Kind
    default: Any
    meaning: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    """Bounds of a number; how many entries a list has (both the same)."""
    only_with: OnlyWith | None = None

    def tidy(self, value: Any) -> Any:
        """A value as the model wants it: seats in small letters, any sequence as a list."""
        if self.kind == "seat" and isinstance(value, str):
            return value.lower()
        if self.kind == "list" and isinstance(value, tuple):
            return list(value)
        return value

    def from_text(self, text: str) -> Any:
        """A value somebody typed; what cannot be read stays as it is and is refused later."""
        if self.kind == "number" and text.strip().lstrip("-").isdigit():
            return int(text)
        if self.kind == "flag" and text.lower() in ("true", "false"):
            return text.lower() == "true"
        if self.kind == "list":
            return [part.strip(' "') for part in text.strip("[] ").split(",")]
        return text

    def check(self, options: Options, seats: Sequence[str]) -> None:
        """Refuse a seat that is not there, and an option that comes without its companion."""
        value = getattr(options, self.name)
        if self.kind == "seat" and value is not None and value not in _small(seats):
            raise self.problem(value, seats)
        if self.only_with:
            other = getattr(options, self.only_with.option)
            if value is not None and other != self.only_with.value:
                raise OptionError.told(
                    "problem-option-only-with",
                    name=self.name,
                    option=self.only_with.option,
                    wanted=repr(self.only_with.value),
                    other=repr(other),
                )
            if value is None and other == self.only_with.value:
                raise self.problem(value, seats)

    def problem(self, value: Any, seats: Sequence[str]) -> OptionError:
        """What is wrong with a value, and what would be right."""
        choices = _small(seats) if self.kind == "seat" else self.choices
        params: dict[str, Any] = {"name": self.name, "value": repr(value)}
        if self.kind == "number":
            params |= {"low": self.low, "high": self.high}
        elif self.kind == "list":
            params |= {"n": self.high, "last": self.high - 1}
        if choices:
            params["choices"] = ", ".join(choices)
        return OptionError.told(f"problem-option-{self.kind}", **params)


def _small(seats: Sequence[str]) -> list[str]:
    return [seat.lower() for seat in seats]


def _field(name: str, info: FieldInfo) -> Field:
    """What a field of the model is, read off its type."""
    marks = list(info.metadata)
    kind, choices = _kind(info.annotation, marks)
    bounds = {
        side: value
        for mark in marks
        for side in ("ge", "le", "max_length")
        if (value := getattr(mark, side, None)) is not None
    }
    return Field(
        name=name,
        kind=kind,
        default=info.default,
        meaning=info.description or "",
        choices=choices,
        low=bounds.get("ge", bounds.get("max_length", 0)),
        high=bounds.get("le", bounds.get("max_length", 0)),
        only_with=next((mark for mark in marks if isinstance(mark, OnlyWith)), None),
    )


def _kind(annotation: Any, marks: list[Any]) -> tuple[Kind, tuple[str, ...]]:
    """The kind of an option and its choices; what it finds inside goes to `marks`."""
    if get_origin(annotation) is Annotated:
        annotation, *inner = get_args(annotation)
        for mark in inner:
            marks.extend(mark.metadata if isinstance(mark, FieldInfo) else [mark])
    if parts := [part for part in get_args(annotation) if part is not NoneType]:
        if get_origin(annotation) is Literal:
            return "choice", tuple(map(str, parts))
        if get_origin(annotation) is list:
            return "list", tuple(map(str, get_args(parts[0])))
        if get_origin(annotation) is not dict:
            return _kind(parts[0], marks)
    if any(isinstance(mark, _SeatMark) for mark in marks):
        return "seat", ()
    plain: dict[Any, Kind] = {bool: "flag", int: "number"}
    return plain.get(annotation, "figures"), ()
