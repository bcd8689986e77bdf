"""``courtly serve``: the table server, for friends and bots."""

from __future__ import annotations

import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace

import click

from ..core.errors import CourtlyError


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, envvar="COURTLY_HOST")
@click.option("--port", type=int, default=8000, show_default=True, envvar="COURTLY_PORT")
@click.option(
    "--database",
    envvar="COURTLY_DATABASE",
    help="sqlite:///FILE or postgresql://…; without one, a file in your data directory.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar="COURTLY_ORIGINS",
    help="Another origin whose pages may use this server, such as https://games.example.",
)
@click.option("--https", is_flag=True, envvar="COURTLY_HTTPS", help="Served behind HTTPS.")
@click.option(
    "--proxies",
    default="127.0.0.1",
    show_default=True,
    envvar="COURTLY_PROXIES",
    help="Addresses of proxies to believe.",
)
@click.option("--bot-workers", type=click.IntRange(1), envvar="COURTLY_BOT_WORKERS")
@click.option(
    "--sockets-per-address",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    envvar="COURTLY_SOCKETS_PER_ADDRESS",
)
@click.option(
    "--messages-per-second",
    type=click.FloatRange(1),
    default=20.0,
    show_default=True,
    envvar="COURTLY_MESSAGES_PER_SECOND",
    help="How fast one socket may send on average.",
)
@click.option(
    "--requests-per-second",
    type=click.FloatRange(1),
    default=50.0,
    show_default=True,
    envvar="COURTLY_REQUESTS_PER_SECOND",
    help="How fast one address may ask over HTTP on average.",
)
@click.option("--open", "browser", is_flag=True, help="Open the page in a browser.")
@click.option("--plain-logs", is_flag=True, help="Logs for people rather than JSON lines.")
@click.option("--log-level", default="INFO", show_default=True, envvar="COURTLY_LOG_LEVEL")
def serve(
    host: str,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    https: bool,
    proxies: str,
    bot_workers: int | None,
    sockets_per_address: int,
    messages_per_second: float,
    requests_per_second: float,
    browser: bool,
    plain_logs: bool,
    log_level: str,
) -> None:
    """Serve tables, to play with friends and bots."""
    try:
        from ..server.run import run
        from ..server.settings import Settings, default_database
    except ImportError as error:
        raise CourtlyError(
            f"the server needs more packages ({error.name}): pip install 'courtly[server]'"
        ) from None
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origins=origins,
        secure_cookies=https,
        proxies=proxies,
        sockets_per_address=sockets_per_address,
        messages_per_second=messages_per_second,
        message_burst=3 * messages_per_second,
        requests_per_second=requests_per_second,
        request_burst=4 * requests_per_second,
        log_json=not plain_logs,
    )
    if bot_workers:
        settings = replace(settings, bot_workers=bot_workers)
    try:
        settings.async_database  # noqa: B018
    except ValueError as error:
        raise CourtlyError(str(error)) from None
    address = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}/"
    click.echo(f"Courtly is at {address} (Ctrl+C stops it)", err=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    run(settings, log_level.upper())


def _open_when_ready(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
