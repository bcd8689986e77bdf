"""What people ask about their devices."""

from __future__ import annotations

from fastapi import APIRouter, Request

from .. import clock
from ..http.routes import PROBLEMS, Anyone, ByDevice, Here, Who, address_of
from ..storage.device_store import Device
from ..wire.people import (
    Called,
    DeviceGone,
    Forget,
    LinkAnswer,
    LinkMade,
    LinkNumber,
    LinkUsed,
    PhraseMade,
    PhraseUsed,
    You,
)

router = APIRouter(responses=PROBLEMS)


@router.get("/api/people/you")
async def you(here: Here, who: Who, device: ByDevice) -> You:
    """One's devices, and whether one more asks to be among them."""
    return await here.people.devices.you(who, device)


@router.post("/api/people/link")
async def link(request: Request, wanted: Called, here: Here, who: Who) -> LinkMade:
    """A code for one more device: used once, within five minutes, and confirmed here."""
    here.may_make(who, address_of(request))
    return await here.people.devices.link(who, wanted.name)


@router.post("/api/people/link/use")
async def use_link(request: Request, wanted: LinkUsed, here: Here, device: ByDevice) -> LinkNumber:
    """On the new device: ask to become one of that person's. The same number is shown there."""
    address = address_of(request)
    number = await here.people.devices.claim(device, address, wanted.code, wanted.name)
    return LinkNumber(number=number)


@router.post("/api/people/link/answer")
async def answer_link(wanted: LinkAnswer, here: Here, who: Who, device: ByDevice) -> You:
    """On the old device: whether the one that waits is one's own."""
    await here.people.devices.answer(who, wanted.number, wanted.yes)
    return await here.people.devices.you(who, device)


@router.post("/api/people/revoke")
async def revoke(wanted: DeviceGone, here: Here, who: Who, device: ByDevice) -> You:
    """Take a device off one's list: it has none of one's games any more."""
    await here.people.devices.revoke(who, wanted.id)
    return await here.people.devices.you(await here.store.person_of(device), device)


@router.post("/api/people/phrase")
async def make_phrase(request: Request, wanted: Called, here: Here, who: Who) -> PhraseMade:
    """A passphrase to come back by on any device; shown once, an earlier one is gone."""
    here.may_make(who, address_of(request))
    await here.store.call(who, wanted.name)
    return PhraseMade(phrase=await here.people.devices.phrases.make(who))


@router.post("/api/people/phrase/use")
async def use_phrase(request: Request, wanted: PhraseUsed, here: Here, device: ByDevice) -> You:
    """On a new device: become one of the person's whose passphrase it is."""
    devices = here.people.devices
    person = await devices.phrases.person(wanted.phrase, device, address_of(request))
    await devices.adopt(person, Device(device, wanted.name, clock.now()))
    return await devices.you(person, device)


@router.post("/api/people/forget")
async def forget(wanted: Forget, here: Here, who: Anyone, device: ByDevice) -> You:
    """Delete everything: games nobody else was at, names and words in the others, devices."""
    await here.people.forgetting.forget(who)
    return await here.people.devices.you(await here.store.person_of(device), device)
