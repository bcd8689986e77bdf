"""What people ask about notices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from ..http.routes import PROBLEMS, ByDevice, Here, Who, address_of
from ..service import Service
from ..table.hashes import public_id
from ..wire.notices import (
    NoticeChat,
    NoticeCode,
    NoticeDone,
    NoticeEmail,
    NoticeOffer,
    NoticePage,
    NoticePush,
    NoticeTable,
    NoticeWayGone,
    NoticeWishes,
)
from ..wire.refused import Refused
from .senders.chat import SERVICES, kept_as
from .senders.mail import is_address

router = APIRouter(responses=PROBLEMS)
WayParam = Annotated[str, Path(alias="way", max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SignParam = Annotated[str, Path(alias="sign", max_length=48, pattern=r"^[A-Za-z0-9_-]+$")]
PublicParam = Annotated[str, Path(alias="table", pattern=r"^[0-9a-f]{12}$")]
Again = Annotated[bool, Query(description="The table that was laid again after it.")]


async def _page(here: Service, who: str, device: str) -> NoticePage:
    notices = here.notices
    return NoticePage(
        offer=NoticeOffer(
            push=await notices.push_key(),
            email="email" in notices.senders,
            chat=list(SERVICES) if "chat" in notices.senders else [],
        ),
        wishes=await notices.subscribing.wishes(who),
        ways=await notices.subscribing.ways(who, device),
    )


@router.get("/api/notices/mine")
async def mine(here: Here, who: Who, device: ByDevice) -> NoticePage:
    """What one wants to be told, where, and what this server can do."""
    return await _page(here, who, device)


@router.post("/api/notices/wishes")
async def wish(wanted: NoticeWishes, here: Here, who: Who, device: ByDevice) -> NoticePage:
    """Say what one wants to be told of, in which language, and when."""
    await here.notices.subscribing.wish(who, wanted)
    return await _page(here, who, device)


@router.post("/api/notices/email")
async def add_email(
    request: Request, wanted: NoticeEmail, here: Here, who: Who, device: ByDevice
) -> NoticePage:
    """Ask to be told by e-mail: a letter with a code goes there, and nothing before it is back."""
    if not is_address(wanted.address):
        raise Refused("options", "That is no e-mail address.", text="problem-notices-email")
    notices, client = here.notices, address_of(request)
    await notices.subscribing.ask(who, client, "email", wanted.address, wanted.address)
    return await _page(here, who, device)


@router.post("/api/notices/chat")
async def add_chat(
    request: Request, wanted: NoticeChat, here: Here, who: Who, device: ByDevice
) -> NoticePage:
    """Ask to be told in a chat: a code goes there, and nothing before it is back."""
    address = kept_as(wanted.service, wanted.address.strip())
    if address is None:
        raise Refused("options", "That is no address there.", text="problem-notices-chat")
    notices, client = here.notices, address_of(request)
    await notices.subscribing.ask(who, client, "chat", address, wanted.service.capitalize())
    return await _page(here, who, device)


@router.post("/api/notices/push")
async def add_push(
    request: Request, wanted: NoticePush, here: Here, who: Who, device: ByDevice
) -> NoticePage:
    """Ask to be told in this browser, also while the page is closed."""
    await here.notices.subscribing.add_push(who, address_of(request), device, wanted)
    return await _page(here, who, device)


@router.post("/api/notices/confirm")
async def confirm(wanted: NoticeCode, here: Here) -> NoticeDone:
    """A code came back: from now on something is sent there."""
    return NoticeDone(done=await here.notices.subscribing.confirm(wanted.code))


@router.post("/api/notices/test")
async def trial(
    request: Request, wanted: NoticeWayGone, here: Here, who: Who, device: ByDevice
) -> NoticePage:
    """Send something there, to see that it arrives."""
    await here.notices.subscribing.trial(who, address_of(request), wanted.id)
    return await _page(here, who, device)


@router.post("/api/notices/drop")
async def drop(wanted: NoticeWayGone, here: Here, who: Who, device: ByDevice) -> NoticePage:
    """Tell me nothing more there."""
    await here.notices.subscribing.drop(who, wanted.id)
    return await _page(here, who, device)


@router.post("/api/notices/drop-all")
async def drop_all(here: Here, who: Who, device: ByDevice) -> NoticePage:
    """Tell me nothing more anywhere."""
    await here.notices.subscribing.drop_all(who)
    return await _page(here, who, device)


@router.post("/api/notices/end/{way}/{sign}")
async def end(way: WayParam, sign: SignParam, here: Here) -> NoticeDone:
    """By the signed link of a notice: nothing more is sent that way. Mail programs may ask, too."""
    return NoticeDone(done=await here.notices.subscribing.end(way, sign))


@router.get("/api/notices/table/{table}")
async def table_of(table: PublicParam, here: Here, who: Who, again: Again = False) -> NoticeTable:
    """The table a notice is about, for who plays there; its name in notices opens no door."""
    for held, _, _ in await here.store.seats_of(who):
        if public_id(held) == table:
            if not again:
                return NoticeTable(table=held)
            rematch = await here.live.read(held, lambda found: found.rematch)
            if rematch is not None:
                return NoticeTable(table=rematch)
    raise Refused("no_table", "You do not play there.", text="problem-notices-table")
