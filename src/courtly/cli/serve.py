"""``courtly serve``: the table server, for friends and bots."""

from __future__ import annotations

import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from http.client import HTTPException
from typing import Any

import click
from pydantic import SecretStr, ValidationError
from pydantic.fields import FieldInfo

from ..core.errors import CourtlyError
from ..server.settings import Settings

Command = Callable[..., Any]


def _settings_options(command: Command) -> Command:
    """An option for every setting; what is not given is left to the environment."""
    for name, field in reversed(Settings.model_fields.items()):
        command = _option(name, field)(command)
    return command


def _option(name: str, field: FieldInfo) -> Callable[[Command], Command]:
    several, flag = "tuple" in str(field.annotation), field.annotation is bool
    shown = field.get_default() if field.default_factory is None else None
    standard = f"[default: {shown}]" if shown not in (None, False, ()) else ""
    return click.option(
        _flag(name.removesuffix("s") if several else name, shown is True),
        name,
        type=None if flag else str if several else _secret_as_text(field.annotation),
        is_flag=flag,
        multiple=several,
        default=None,
        help=" ".join(filter(None, (field.description, standard))),
    )


def _secret_as_text(kind: Any) -> Any:
    return str if kind is SecretStr else kind


def _flag(name: str, both: bool) -> str:
    """The option on the command line; what is on by itself can be switched off."""
    spelled = name.replace("_", "-")
    return f"--{spelled}/--no-{spelled}" if both else f"--{spelled}"


@click.command(epilog="In the environment every option is COURTLY_ and its name.")
@_settings_options
@click.option("--open", "browser", is_flag=True, help="Open the page in a browser.")
def serve(browser: bool, **given: Any) -> None:
    """Serve tables, to play with friends and bots."""
    settings = _settings(given)
    host = "localhost" if settings.host in ("0.0.0.0", "127.0.0.1") else settings.host
    address = f"http://{host}:{settings.port}/"
    if browser and _answers(address):
        click.echo(f"Courtly is already at {address}", err=True)
        webbrowser.open(address)
        return
    click.echo(f"Courtly is at {address} (Ctrl+C stops it)", err=True)
    if "admin_secret" not in settings.model_fields_set:
        secret = settings.admin_secret.get_secret_value()
        click.echo(f"The host's page is at {address}host and opens with {secret}", err=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    # FastAPI would load the old pydantic only to find that no model of ours is one of it.
    sys.modules.setdefault("pydantic.v1", None)  # type: ignore[arg-type]
    from ..server.run import run

    run(settings)


def _settings(given: dict[str, Any]) -> Settings:
    """The settings, with a word on what is wrong with them."""
    chosen = {name: value for name, value in given.items() if value not in (None, ())}
    try:
        return Settings(**chosen)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = str(first["loc"][0]).replace("_", "-") if first["loc"] else "a setting"
        raise CourtlyError(f"{name}: {first['msg']}") from None


def _open_when_ready(address: str) -> None:
    """Open the browser as soon as the page answers."""
    while not _answers(address):
        time.sleep(0.1)
    webbrowser.open(address)


def _answers(address: str) -> bool:
    """Whether a server of ours is there."""
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=5) as answer:
            return b'"engines"' in answer.read()
    except (OSError, HTTPException):
        return False
