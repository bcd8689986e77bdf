"""Calls to the outside that nobody can turn inside: to listed hosts only, by HTTPS only, to public
addresses only, and nobody is followed anywhere.

A name is looked up once, and the very address that was checked is connected to.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from ..message import NotNow, Undeliverable, Unsure

TIMEOUT = 15.0
LARGEST_ANSWER = 4096
PORT = 443
_EMBEDDED = ipaddress.ip_network("64:ff9b::/96")  # NAT64: an IPv4 address in disguise


@dataclass(frozen=True)
class Answer:
    """What was answered."""

    status: int
    retry_after: float | None


def is_public(address: str) -> bool:
    """Whether an address is out in the world, also if it is another one in disguise."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in _EMBEDDED:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Outward:
    """Posts to hosts of a list; one that begins with a dot stands for all below it."""

    def __init__(self, hosts: tuple[str, ...]) -> None:
        self._hosts = tuple(host.lower() for host in hosts)
        self.context = ssl.create_default_context()

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be called at all."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname or ""
        except ValueError:
            raise Undeliverable("no address") from None
        if not url.isascii() or not url.isprintable() or any(sign in url for sign in ' \\"<>'):
            raise Undeliverable("no address")
        if parts.scheme != "https" or port not in (None, PORT) or parts.username is not None:
            raise Undeliverable("not plain https")
        listed = any(
            host == one or (one.startswith(".") and host.endswith(one)) for one in self._hosts
        )
        if not listed:
            raise Undeliverable("not a listed host")
        return parts

    def addresses(self, host: str) -> list[str]:
        """Where a host is; all of it must be out in the world."""
        try:
            found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
        except OSError:
            raise NotNow("no such name") from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(is_public, addresses)):
            raise Undeliverable("not a public address")
        return addresses

    def open(self, address: str) -> socket.socket:
        """Connect to an address that was checked."""
        return socket.create_connection((address, PORT), timeout=TIMEOUT)

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send something, in a thread."""
        parts = self.check(url)
        host = parts.hostname or ""
        connection = http.client.HTTPSConnection(host, timeout=TIMEOUT, context=self.context)
        try:
            plain = self.open(self.addresses(host)[0])
            connection.sock = self.context.wrap_socket(plain, server_hostname=host)
        except OSError as error:
            raise NotNow(type(error).__name__) from None
        try:
            target = parts.path + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target or "/", body, dict(headers))
            found = connection.getresponse()
            found.read(LARGEST_ANSWER)
        except (OSError, http.client.HTTPException) as error:
            raise Unsure(type(error).__name__) from None
        finally:
            connection.close()
        return Answer(found.status, _seconds(found.getheader("Retry-After")))


def _seconds(given: str | None) -> float | None:
    return float(given) if given and given.isdigit() and len(given) < 7 else None
