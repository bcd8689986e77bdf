"""Where friends in the same network find this server: an invitation that says localhost is none."""

from __future__ import annotations

import ipaddress
import socket

from ..settings import Settings

_EVERYWHERE = ("0.0.0.0", "::")
#: A documentation address: nothing is ever sent to it.
_OUTSIDE = ("192.0.2.1", 9)


def addresses(settings: Settings) -> list[str]:
    """The addresses others can open; none if the server listens to its own machine only.

    Behind HTTPS the page knows its address better than the process does.
    """
    if settings.https:
        return []
    host = _outward() if settings.host in _EVERYWHERE else settings.host
    return [f"http://{host}:{settings.port}"] if host and not _own(host) else []


def _own(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _outward() -> str | None:
    """The address of this machine on the way out, which asking for sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        return str(probe.getsockname()[0])
