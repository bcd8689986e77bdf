"""Web Push: sealed as the standard says, to an endpoint of our own that reads it as a browser."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from courtly.core.texts import texts
from courtly.server.notices.message import Undeliverable
from courtly.server.notices.senders import outward, sealing
from courtly.server.notices.senders.sealing import decoded, encoded

from ..days.house import DAY, House, Person, house
from .post import wish
from .push_service import HOST, OUTSIDE, Browser, Endpoint, push_service, resolve
from .test_mail import MINUTE, on, turn_of, two


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    """A push service."""
    with push_service(tmp_path) as found:
        yield found


def tell(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Let something happen in a house that may call our push service."""

    async def run() -> None:
        async with house(folder, push_hosts=(HOST,)) as here:
            await story(here)

    asyncio.run(run())


async def subscribed(person: Person, browser: Browser, **more: Any) -> None:
    """Somebody wants to be told in a browser."""
    await wish(person, **more)
    told = await person.post("/api/notices/push", browser.subscription())
    assert [(way["kind"], way["here"]) for way in told["ways"]] == [("push", True)]


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    secret = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    made = sealing.sealed(
        b"When I grow up, I want to be a watermelon",
        decoded(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        key=ec.derive_private_key(secret, ec.SECP256R1()),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        shortest=0,
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_a_browser_reads_it_and_the_service_knows_who_sends(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    async def story(here: House) -> None:
        table, people = await two(here)
        browser = Browser()
        key = (await people[1].get("/api/notices/mine"))["offer"]["push"]
        await subscribed(people[1], browser, language="fr")
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        ((path, headers, body),) = endpoint.got
        assert path == "/inbox/1"
        notice = json.loads(browser.read(body))
        assert notice["title"] == texts("fr")("notice-turn")
        assert "Anna" in notice["body"]
        assert table not in json.dumps(notice)
        assert headers["Content-Encoding"] == "aes128gcm"
        assert len(body) == 21 + 65 + sealing.SHORTEST + 17, "its length tells nothing"
        said = dict(part.strip().split("=", 1) for part in headers["Authorization"][6:].split(","))
        assert said["k"] == key
        claims = _checked(said["t"], key)
        assert claims["aud"] == f"https://{HOST}"
        assert here.hands.at < claims["exp"] <= here.hands.at + DAY
        done = await here.person().post(f"/api/notices/end/{notice['stop_path']}")
        assert done == {"done": True}
        await turn_of(here, table, people, 0)
        await turn_of(here, table, people, 1)
        await on(here, DAY)
        assert len(endpoint.got) == 1, "none after stop"

    tell(tmp_path, story)


def _checked(token: str, key: str) -> Any:
    """The claims of a token; InvalidSignature if another key signed it."""
    head, claims, sign = token.split(".")
    signature = decoded(sign)
    r, s = (int.from_bytes(part, "big") for part in (signature[:32], signature[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    sure = encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256())
    public.verify(*sure)
    other = ec.generate_private_key(ec.SECP256R1()).public_key()
    with pytest.raises(InvalidSignature):
        other.verify(*sure)
    return json.loads(decoded(claims))


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def key() -> str:
        async with house(tmp_path) as here:
            return str((await here.person().get("/api/notices/mine"))["offer"]["push"])

    assert asyncio.run(key()) == asyncio.run(key())


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (503, 1), (429, 1), (302, 1)])
def test_what_a_push_service_answers(
    tmp_path: Path, endpoint: Endpoint, status: int, left: int
) -> None:
    """A subscription that is gone is dropped, others are tried again; nobody is followed."""
    endpoint.status = status
    endpoint.more = {"Location": f"https://{HOST}/elsewhere", "Retry-After": "7200"}

    async def story(here: House) -> None:
        table, people = await two(here)
        await subscribed(people[1], Browser())
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert [path for path, _, _ in endpoint.got] == ["/inbox/1"]
        assert len((await people[1].get("/api/notices/mine"))["ways"]) == left
        await on(here, 6000)
        assert len(endpoint.got) == 1, "not before the time it named"
        endpoint.status = 201
        await on(here, 1500)
        assert len(endpoint.got) == 1 + left

    tell(tmp_path, story)


# -- attacks ---------------------------------------------------------------------------------------

INSIDE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::",
    "64:ff9b::7f00:1", "224.0.0.1", "255.255.255.255", f"{OUTSIDE} 127.0.0.1",
)  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_a_name_that_leads_inside_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    resolve(monkeypatch, {HOST: address})
    calls: list[str] = []
    monkeypatch.setattr(outward.Outward, "open", lambda _self, there: calls.append(there))
    with pytest.raises(Undeliverable):
        outward.Outward((HOST,)).post(f"https://{HOST}/x", {}, b"")
    assert calls == []


ELSEWHERE = (
    "http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x",
    "https://push.example:8443/x", "https://user@push.example/x", "https://push.example@127.0.0.1/",
    "https://evilpush.example/x", "https://push.example.evil.example/x", "https://2130706433/",
    "file:///etc/passwd", "gopher://push.example/", "https://push.example\r\nHost: inside/x",
    "https://push.example/\r\nX-Evil: 1", "https://push.example\\@inside/", "//push.example/x",
    "https://push.exämple/x", "",
)  # fmt: skip


def test_only_listed_hosts_by_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resolve(monkeypatch, {HOST: OUTSIDE})

    async def story(here: House) -> None:
        for address in ELSEWHERE:
            mallory = here.person()
            await wish(mallory)
            body = {**Browser().subscription(), "endpoint": address}
            answer = await mallory.ask("POST", "/api/notices/push", json=body)
            assert answer.status_code == 422, address
            assert (await mallory.get("/api/notices/mine"))["ways"] == []

    tell(tmp_path, story)


def test_a_name_that_leads_inside_later(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was public when somebody subscribed, and is not when it is called."""

    async def story(here: House) -> None:
        table, people = await two(here)
        await subscribed(people[1], Browser())
        resolve(monkeypatch, {HOST: "127.0.0.1"})
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert endpoint.got == []
        assert (await people[1].get("/api/notices/mine"))["ways"] == []

    tell(tmp_path, story)


def test_keys_that_are_none(tmp_path: Path, endpoint: Endpoint) -> None:
    async def story(here: House) -> None:
        mallory = here.person()
        await wish(mallory)
        nowhere = encoded(b"\x04" + bytes(64))  # not a point of the curve
        for keys in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": nowhere}):
            body = {**Browser().subscription(), **keys}
            assert (await mallory.ask("POST", "/api/notices/push", json=body)).status_code == 422

    tell(tmp_path, story)


def test_another_certificate_is_not_believed(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts nobody
    monkeypatch.setattr(ssl, "create_default_context", lambda: strict)

    async def story(here: House) -> None:
        table, people = await two(here)
        await subscribed(people[1], Browser())
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert endpoint.got == []

    tell(tmp_path, story)
