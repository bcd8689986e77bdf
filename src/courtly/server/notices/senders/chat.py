"""Chat services, by Apprise: a few listed ones, whose hosts nobody can choose.

People give an address in the form their service has for it. It is taken apart here and put together
anew, so nothing of it becomes an option of the library, or another host.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...storage.way_store import Way
from ..message import Message, NotNow
from .outward import Outward

MOST_LINES = 10
#: Signs by which chats know mentions, links and markup; a player may be called anything.
_SIGNS = re.compile(r"[@#<>*_~`|\[\]()\\/]")


@dataclass(frozen=True)
class Service:
    """A chat service."""

    module: str
    plugin: str
    host: str
    form: re.Pattern[str]
    given: Callable[[re.Match[str]], dict[str, Any]]
    """What the library wants to know of an address."""


SERVICES: dict[str, Service] = {
    "telegram": Service(
        "telegram",
        "NotifyTelegram",
        "api.telegram.org",
        re.compile(r"(?P<bot_token>\d{5,15}:[\w-]{30,50})[ /](?P<chat>-?\d{3,20})", re.ASCII),
        lambda found: {
            "bot_token": found["bot_token"],
            "targets": [found["chat"]],
            "detect_owner": False,
        },
    ),
    "discord": Service(
        "discord",
        "NotifyDiscord",
        "discord.com",
        re.compile(
            r"https://(?:discord|discordapp)\.com/api/webhooks/"
            r"(?P<webhook_id>\d{15,22})/(?P<webhook_token>[\w-]{40,100})",
            re.ASCII,
        ),
        lambda found: {**found.groupdict(), "avatar": False},
    ),
    "slack": Service(
        "slack",
        "NotifySlack",
        "hooks.slack.com",
        re.compile(
            r"https://hooks\.slack\.com/services/"
            r"(?P<token_a>T[A-Z0-9]{6,14})/(?P<token_b>B[A-Z0-9]{6,14})/(?P<token_c>[A-Za-z0-9]{20,30})"
        ),
        lambda found: {
            **found.groupdict(),
            "include_image": False,
            "include_footer": False,
            "mode": "hook",
        },
    ),
    "ntfy": Service(
        "ntfy",
        "NotifyNtfy",
        "ntfy.sh",
        re.compile(r"(?:https://ntfy\.sh/)?(?P<topic>[\w-]{6,64})", re.ASCII),
        lambda found: {"targets": [found["topic"]], "mode": "cloud", "include_image": False},
    ),
    "pushover": Service(
        "pushover",
        "NotifyPushover",
        "api.pushover.net",
        re.compile(r"(?P<user_key>[A-Za-z0-9]{30})[ @](?P<token>[A-Za-z0-9]{30})"),
        lambda found: found.groupdict(),
    ),
}


def kept_as(service: str, address: str) -> str | None:
    """What is kept of an address; None if the service has none such."""
    known = SERVICES.get(service)
    if known is None or known.form.fullmatch(address) is None:
        return None
    return json.dumps({"service": service, "address": address})


class Chat:
    """Writes to chats."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.outward = Outward(tuple(service.host for service in SERVICES.values()))

    async def send(self, way: Way, message: Message) -> None:
        """Send it."""
        there = json.loads(way.address)
        await asyncio.to_thread(self._notify, there["service"], there["address"], message)

    def text(self, message: Message) -> str:
        """The message as a chat shows it: words, and links under each."""
        told = [
            f"{harmless(one.title)}: {harmless(one.text)}\n{self._address}{one.path}"
            for one in message.lines[:MOST_LINES]
        ]
        end = f"{message.stop}: {self._address}/notices#stop={message.stop_path}"
        return "\n\n".join([*told, end])

    def _notify(self, name: str, address: str, message: Message) -> None:
        service = SERVICES[name]
        self.outward.addresses(service.host)  # a name that leads inside is not called
        found = service.form.fullmatch(address)
        if found is None:
            raise NotNow("not an address any more")
        from apprise import AppriseAsset, NotifyFormat

        asset = AppriseAsset(http_redirects=False, async_mode=False, app_id="Courtly")
        module = importlib.import_module(f"apprise.plugins.{service.module}")
        try:
            plugin = getattr(module, service.plugin)(asset=asset, **service.given(found))
            told = plugin.notify(body=self.text(message), body_format=NotifyFormat.TEXT)
        except TypeError:
            raise NotNow("not an address") from None
        if not told:
            raise NotNow("refused")


def harmless(text: str) -> str:
    """Without signs that mean something to a chat.

    >>> harmless("A game with @everyone, <!channel>")
    'A game with everyone, !channel'
    """
    return _SIGNS.sub("", text)
