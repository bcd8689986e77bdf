"""Around every HTTP request: headers, origins, sizes, rates, the browser's cookie, one log line."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..service import Service
from ..wire.bodies import Problem
from ..wire.encode import encode
from .limits import neighbourhood
from .tokens import COOKIE, new_token, origin_allowed, usable

LOG = logging.getLogger("courtly.http")
YEAR = 365 * 24 * 3600
#: Addresses that are the same to everybody: caches keep some, so there must be no cookie with them.
_FOR_ALL = (
    "/assets/", "/healthz", "/readyz", "/metrics", "/worker.js", "/offline.html", "/icon-",
    "/badge-", "/manifest.webmanifest",
)  # fmt: skip

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(Exception):
    """A body went on and on."""


class Guard:
    """An ASGI middleware."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app, self.service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        token = self._cookie(scope)
        length = int(Headers(scope=scope).get("content-length") or 0)

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(MutableHeaders(scope=message), scope, token)
            await send(message)

        got = 0

        async def receive_guarded() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.service.settings.body_size:
                raise TooLarge
            return message

        try:
            if refusal := self._refusal(scope, length):
                await _answer(send_guarded, *refusal)
            else:
                await self.app(scope, receive_guarded, send_guarded)
        except TooLarge:
            await _answer(send_guarded, 413, "too_large", "The request is too large.")
        finally:
            took = round(1000 * (time.perf_counter() - began), 2)
            LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": _route(scope),
                    "status": status,
                    "ms": took,
                },
            )

    def _cookie(self, scope: Scope) -> str | None:
        """A new token for a browser that has none yet; its own for another year with a page."""
        headers = Headers(scope=scope)
        had = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        if "authorization" in headers or scope["path"].startswith(_FOR_ALL):
            return None
        if usable(had):
            return None if scope["path"].startswith("/api/") else had
        token = new_token()
        scope.setdefault("state", {})["new_token"] = token
        return token

    def _refusal(self, scope: Scope, length: int) -> tuple[int, str, str] | None:
        settings, headers = self.service.settings, Headers(scope=scope)
        if length > settings.body_size:
            return 413, "too_large", "The request is too large."
        address = neighbourhood(scope["client"][0] if scope.get("client") else "")
        if not self.service.requests.take(address):
            return 429, "too_fast", "Too many requests; slow down."
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not origin_allowed(
            headers.get("origin"), headers.get("host"), settings.origins
        ):
            return 403, "not_welcome", "Pages of other origins may not do this."
        return None

    def _add_headers(self, headers: MutableHeaders, scope: Scope, token: str | None) -> None:
        for name, value in SECURITY.items():
            headers.setdefault(name, value)
        if not scope["path"].startswith("/assets/"):
            headers.setdefault("Cache-Control", "no-store")
        if token is not None:
            secure = "; Secure" if self.service.settings.https else ""
            cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            headers.append("Set-Cookie", cookie)


def _route(scope: Scope) -> str:
    """The shape of the address: the address itself may be the secret of a private table."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "other"))


async def _answer(send: Send, status: int, code: str, message: str) -> None:
    body = encode(Problem(code=code, message=message))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": body})
