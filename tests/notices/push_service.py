"""A push service on this machine, and a browser that reads what comes there."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from courtly.server.notices.senders import outward
from courtly.server.notices.senders.sealing import encoded

HOST = "push.example"
OUTSIDE = "93.184.216.34"


class Browser:
    """A browser's keys, and what it reads."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.public = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self, path: str = "/inbox/1", host: str = HOST) -> dict[str, str]:
        """What a browser tells the page."""
        keys = {"p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"endpoint": f"https://{host}{path}", "name": "Phone", **keys}

    def read(self, body: bytes) -> bytes:
        """Open a sealed message, step by step as RFC 8188 and RFC 8291 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.public + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02", "the last record"
        return text[:-1]


class Endpoint(ThreadingHTTPServer):
    """A push service."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status, self.more = 201, {}
        self.certificate = folder / "push.pem"
        self.certificate.write_bytes(_certificate())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.socket = context.wrap_socket(self.socket, server_side=True)

    more: dict[str, str]


class _Handler(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append((self.path, dict(self.headers.items()), body))
        self.send_response(self.server.status)
        for name, value in self.server.more.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def _certificate() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return secret + made.public_bytes(Encoding.PEM)


@contextlib.contextmanager
def push_service(folder: Path) -> Iterator[Endpoint]:
    """A push service at a public name; only the last step, the connection, leads here."""
    found = Endpoint(folder)
    thread = threading.Thread(target=found.serve_forever, daemon=True)
    thread.start()

    def here(_self: outward.Outward, address: str) -> socket.socket:
        assert address == OUTSIDE, "what was checked is what is called"
        return socket.create_connection(("127.0.0.1", found.server_port), timeout=10)

    trusted = ssl.create_default_context(cafile=str(found.certificate))
    with pytest.MonkeyPatch.context() as patch:
        resolve(patch, {HOST: OUTSIDE})
        patch.setattr(outward.Outward, "open", here)
        patch.setattr(ssl, "create_default_context", lambda: trusted)
        yield found
    found.shutdown()
    found.server_close()
    thread.join()


def resolve(monkeypatch: pytest.MonkeyPatch, names: dict[str, str]) -> None:
    """Let names lead where a test says."""
    true = socket.getaddrinfo

    def looked_up(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host not in names:
            return true(host, port, *args, **more)
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in names[host].split()
        ]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
