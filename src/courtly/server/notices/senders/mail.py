"""E-mail, by the host's own mail server."""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import ssl
from datetime import UTC, datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from html import escape
from urllib.parse import unquote, urlsplit

from ... import clock
from ...storage.way_store import Way
from ..message import Message, NotNow, Undeliverable, Unsure

TIMEOUT = 20.0
#: Links in headers stay in one piece.
_POLICY = policy.SMTP.clone(max_line_length=900)
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,190}$)([A-Za-z0-9-]+\.)+[A-Za-z]{2,}"
)
_PAGE = """<!doctype html>
<html lang="{language}"><body style="margin:0;background:#f3ead8;color:#2b2118;\
font:16px/1.5 Georgia,serif"><div style="max-width:34rem;margin:0 auto;padding:24px">
<h1 style="font-size:22px;margin:0 0 16px">{title}</h1>
{lines}
<p style="font-size:13px;color:#6b5a45;margin-top:32px">{why}<br>\
<a style="color:#6b5a45" href="{stop_link}">{stop}</a></p>
</div></body></html>
"""
_LINE = """<div style="background:#fffaf0;border:1px solid #d8c7a5;border-radius:8px;\
padding:12px 16px;margin:0 0 12px"><p style="margin:0 0 8px"><b>{title}</b><br>{text}</p>
<a style="display:inline-block;background:#7a1f1f;color:#fff;text-decoration:none;\
padding:8px 14px;border-radius:6px" href="{link}">{button}</a></div>"""


def is_address(given: str) -> bool:
    """Whether this is one plain e-mail address, and nothing else besides."""
    if _ADDRESS.fullmatch(given) is None or ".." in given:
        return False
    with contextlib.suppress(ValueError, IndexError):
        return Address(addr_spec=given).addr_spec == given
    return False


class Mail:
    """Sends e-mails. `server` is ``smtp://user:password@host:port``, or ``smtps://…``."""

    def __init__(self, server: str, sender: str, address: str) -> None:
        self._server, self._sender = urlsplit(server), sender
        self._address = address.rstrip("/")

    async def send(self, way: Way, message: Message) -> None:
        """Send it."""
        letter = self.letter(way.address, message)
        await asyncio.to_thread(self._deliver, way.address, letter)

    def letter(self, to: str, message: Message) -> EmailMessage:
        """The e-mail, as plain text and as a page."""
        letter = EmailMessage()
        domain = parseaddr(self._sender)[1].partition("@")[2]
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, message.title
        letter["Date"] = format_datetime(datetime.fromtimestamp(clock.now(), UTC))
        letter["Message-ID"] = make_msgid(domain=domain or None)
        letter["Auto-Submitted"] = "auto-generated"
        stop = f"{self._address}/api/notices/end/{message.stop_path}"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(self._plain(message))
        letter.add_alternative(self._page(message), subtype="html")
        letter["Content-Language"] = message.language
        return letter

    def _stop_link(self, message: Message) -> str:
        """The page that stops; what is after the # is told to no server on the way."""
        return f"{self._address}/notices#stop={message.stop_path}"

    def _plain(self, message: Message) -> str:
        told = [f"{one.title}\n{one.text}\n{self._address}{one.path}\n" for one in message.lines]
        end = f"-- \n{message.why}\n{message.stop}: {self._stop_link(message)}\n"
        return "\n".join([*told, end])

    def _page(self, message: Message) -> str:
        lines = (
            _LINE.format(
                title=escape(one.title),
                text=escape(one.text),
                link=escape(self._address + one.path),
                button=escape(message.button),
            )
            for one in message.lines
        )
        return _PAGE.format(
            language=message.language,
            title=escape(message.title),
            lines="\n".join(lines),
            why=escape(message.why),
            stop=escape(message.stop),
            stop_link=escape(self._stop_link(message)),
        )

    # -- in a thread -------------------------------------------------------------------------------

    def _deliver(self, to: str, letter: EmailMessage) -> None:
        try:
            server = self._connect()
        except (OSError, smtplib.SMTPException) as error:
            raise NotNow(type(error).__name__) from None
        try:
            self._hand_over(server, to, letter)
        finally:
            with contextlib.suppress(OSError, smtplib.SMTPException):
                server.quit()

    def _connect(self) -> smtplib.SMTP:
        host, port = self._server.hostname or "localhost", self._server.port
        context = ssl.create_default_context()
        if self._server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port or 465, timeout=TIMEOUT, context=context
            )
        else:
            server = smtplib.SMTP(host, port or 587, timeout=TIMEOUT)
            server.ehlo()
            if server.has_extn("starttls") or self._server.username:
                server.starttls(context=context)  # a password is never sent in the open
        if self._server.username:
            server.login(unquote(self._server.username), unquote(self._server.password or ""))
        return server

    def _hand_over(self, server: smtplib.SMTP, to: str, letter: EmailMessage) -> None:
        sender = parseaddr(self._sender)[1]
        try:
            server.ehlo_or_helo_if_needed()
            _check(server.mail(sender))
            _check(server.rcpt(to), final=True)
        except (OSError, smtplib.SMTPException) as error:
            raise NotNow(type(error).__name__) from None
        try:
            _check(server.data(letter.as_bytes(policy=_POLICY)))
        except smtplib.SMTPDataError as error:
            raise NotNow(str(error.smtp_code)) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Unsure(type(error).__name__) from None


def _check(answer: tuple[int, bytes], *, final: bool = False) -> None:
    """A no for now, or for ever: only of the reader's own address the latter is believed."""
    code = answer[0]
    if code < 300:
        return
    if final and code >= 500:
        raise Undeliverable(str(code))
    raise NotNow(str(code))
