"""What people ask about their passkeys."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from .. import clock
from ..http.routes import PROBLEMS, ByDevice, Here, Who, address_of, service_of
from ..storage.device_store import Device
from ..wire.people import Called, PasskeyGone, PasskeyMade, You
from ..wire.refused import Refused
from .passkeys import Site, site_of

router = APIRouter(responses=PROBLEMS)


def site(request: Request) -> Site:
    """Where the page is that asks."""
    secure = service_of(request).settings.https or request.url.scheme == "https"
    return site_of(request.headers.get("host", ""), secure)


AtSite = Annotated[Site, Depends(site)]


@router.post("/api/people/passkey/new")
async def new_passkey(
    request: Request, wanted: Called, here: Here, who: Who, at: AtSite
) -> dict[str, Any]:
    """What the browser is to be asked for a new one: the options of `credentials.create`."""
    here.may_make(who, address_of(request))
    await here.store.call(who, wanted.name)
    return await here.people.devices.passkeys.offer(who, wanted.name, at)


@router.post("/api/people/passkey")
async def keep_passkey(
    wanted: PasskeyMade, here: Here, who: Who, device: ByDevice, at: AtSite
) -> You:
    """Keep the public key it made."""
    devices = here.people.devices
    await devices.passkeys.keep(who, wanted.name, at, wanted.credential)
    return await devices.you(who, device)


@router.post("/api/people/passkey/ask")
async def ask_passkey(request: Request, here: Here, device: ByDevice, at: AtSite) -> dict[str, Any]:
    """On a new device, what a passkey is to sign: the options of `credentials.get`."""
    here.may_make(device, address_of(request))
    return await here.people.devices.passkeys.ask(device, at)


@router.post("/api/people/passkey/use")
async def use_passkey(
    request: Request, wanted: PasskeyMade, here: Here, device: ByDevice, at: AtSite
) -> You:
    """Become one of the person's devices whose passkey has signed."""
    devices = here.people.devices
    person = await devices.passkeys.person(device, address_of(request), at, wanted.credential)
    await devices.adopt(person, Device(device, wanted.name, clock.now()))
    return await devices.you(person, device)


@router.post("/api/people/passkey/gone")
async def drop_passkey(wanted: PasskeyGone, here: Here, who: Who, device: ByDevice) -> You:
    """Forget a passkey."""
    if not await here.store.drop_passkey(who, wanted.id):
        raise Refused("no_seat", "You have no such passkey.", text="problem-passkey-none")
    return await here.people.devices.you(who, device)
