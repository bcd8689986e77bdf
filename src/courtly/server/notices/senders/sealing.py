"""Web Push messages, sealed so that only the browser can read them (RFC 8291, RFC 8188), and the
token by which push services know who sends (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
SHORTEST = 1024
"""Bytes: what is shorter is filled up, so that its length tells nothing."""
LONGEST = RECORD - 17 - 86  # the record's own end, and what stands before it


def encoded(data: bytes) -> str:
    """In the signs of addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes such a text stands for."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(public: bytes, auth: bytes) -> None:
    """Refuse, with a ValueError, keys that cannot be a browser's."""
    if len(auth) != 16 or len(public) != 65:
        raise ValueError("a browser's keys have 65 and 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)


def sealed(
    text: bytes,
    public: bytes,
    auth: bytes,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    shortest: int = SHORTEST,
) -> bytes:
    """A message for the browser with these keys. `key` and `salt` are fresh but in tests."""
    if len(text) > LONGEST:
        raise ValueError(f"a push message has at most {LONGEST} bytes")
    own, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + public + point(own), 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = text + b"\x02" + bytes(max(0, shortest - len(text)))
    head = salt + RECORD.to_bytes(4, "big") + bytes([65]) + point(own)
    return head + cipher.encrypt(nonce, record, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def token(key: ec.EllipticCurvePrivateKey, audience: str, subject: str, expires: int) -> str:
    """Says to one push service, for some hours, that we are who the browser subscribed to."""
    parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": audience, "exp": expires, "sub": subject})
    signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
