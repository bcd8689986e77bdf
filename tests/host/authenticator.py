"""A passkey made of a few lines: signs as a browser's would, or as a forger likes."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

SITE, ORIGIN = "localhost", "http://localhost"
_PRESENT, _VERIFIED, _WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.handle = ""
        self.count = 0

    def make(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """What a browser answers to `credentials.create`."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        data = self._data(options["rp"]["id"], _WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = _said("webauthn.create", options["challenge"], origin)
        return self._told({"clientDataJSON": text(said), "attestationObject": text(attested)})

    def sign(
        self, options: dict[str, Any], origin: str = ORIGIN, site: str = SITE, **more: Any
    ) -> dict[str, Any]:
        """What a browser answers to `credentials.get`."""
        self.count += 1
        data = self._data(site, 0)
        said = _said("webauthn.get", options["challenge"], origin)
        signed = data + hashlib.sha256(said).digest()
        response = {
            "clientDataJSON": text(said),
            "authenticatorData": text(data),
            "signature": text(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": self.handle,
        }
        return self._told(response | more)

    def _data(self, site: str, flags: int) -> bytes:
        known = hashlib.sha256(site.encode()).digest()
        return known + bytes([flags | _PRESENT | _VERIFIED]) + self.count.to_bytes(4)

    def _told(self, response: dict[str, Any]) -> dict[str, Any]:
        known = text(self.id)
        return {"id": known, "rawId": known, "type": "public-key", "response": response}


def _said(kind: str, challenge: str, origin: str) -> bytes:
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
    return json.dumps(said).encode()
