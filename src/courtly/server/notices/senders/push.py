"""Web Push: to browsers, by the push service each of them named."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec

from ... import clock
from ...storage.way_store import Way, WayStore
from ..message import Message, NotNow, Undeliverable
from . import sealing
from .outward import Answer, Outward

HOURS = 12
KEPT = 24 * 3600
"""Seconds a push service keeps a message for a browser that is not there."""
MOST_LINES, MOST_WORDS = 6, 200


class Push:
    """Sends to browsers."""

    def __init__(self, store: WayStore, hosts: tuple[str, ...], address: str) -> None:
        self._store = store
        self.outward = Outward(hosts)
        self._subject = address if address.startswith("https://") else "mailto:courtly@localhost"
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def _keys(self) -> ec.EllipticCurvePrivateKey:
        """Made once: browsers subscribe to this key, and to no other."""
        if self._key is None:
            fresh = ec.generate_private_key(sealing.CURVE).private_numbers().private_value
            kept = await self._store.key("push", f"{fresh:064x}")
            self._key = ec.derive_private_key(int(kept, 16), sealing.CURVE)
        return self._key

    async def public_key(self) -> str:
        """What browsers need to know to subscribe."""
        return sealing.encoded(sealing.point(await self._keys()))

    async def check(self, endpoint: str, p256dh: str, auth: str) -> str:
        """The address to keep of a subscription; Undeliverable if it cannot be a browser's."""
        try:
            sealing.check_keys(sealing.decoded(p256dh), sealing.decoded(auth))
        except ValueError:
            raise Undeliverable("no keys") from None
        host = self.outward.check(endpoint).hostname or ""
        await asyncio.to_thread(self.outward.addresses, host)
        return json.dumps({"endpoint": endpoint, "p256dh": p256dh, "auth": auth})

    async def send(self, way: Way, message: Message) -> None:
        """Send it."""
        there = json.loads(way.address)
        parts = self.outward.check(there["endpoint"])
        key = await self._keys()
        expires = int(clock.now()) + HOURS * 3600
        said = sealing.token(key, f"https://{parts.netloc}", self._subject, expires)
        headers = {
            "Authorization": f"vapid t={said}, k={sealing.encoded(sealing.point(key))}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high" if message.urgent else "normal",
            "Topic": message.tag[:32],
        }
        keys = sealing.decoded(there["p256dh"]), sealing.decoded(there["auth"])
        body = sealing.sealed(json.dumps(payload(message)).encode(), *keys)
        _judge(await asyncio.to_thread(self.outward.post, there["endpoint"], headers, body))


def payload(message: Message) -> dict[str, Any]:
    """What the browser shows."""
    single = len(message.lines) == 1
    said = [one.text if single else f"{one.title}: {one.text}" for one in message.lines]
    return {
        "title": message.title,
        "body": "\n".join(line[:MOST_WORDS] for line in said[:MOST_LINES]),
        "path": message.lines[0].path if single else "/games",
        "tag": message.tag,
        "language": message.language,
        "open": message.button,
        "stop": message.stop,
        "stop_path": message.stop_path,
    }


def _judge(answer: Answer) -> None:
    """Taken; gone for good; or not now. Who sends us elsewhere is not followed."""
    if 200 <= answer.status < 300:
        return
    if answer.status in (404, 410):
        raise Undeliverable(str(answer.status))
    raise NotNow(str(answer.status), answer.retry_after)
