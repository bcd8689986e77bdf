"""The web client: its files, which the package's build puts into `static`, and its addresses."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

STATIC = Path(__file__).parent.parent / "static"
#: Addresses that are pages of the client; which one is shown is the client's business.
PAGES = (
    "/",
    "/t/{table}",
    "/replay/{table}",
    "/replay/{table}/{move}",
    "/study/{table}",
    "/study/{table}/{move}",
    "/daily",
    "/devices",
    "/games",
    "/go/{table}",
    "/go/{table}/again",
    "/host",
    "/ladder",
    "/ladder/{game}",
    "/notices",
    "/welcome",
    "/you",
    "/tries",
    "/tries/{tree}",
    "/puzzles",
    "/puzzles/{game}/{number}",
    "/open",
    "/open/{move}",
    "/rules/{game}",
    "/rules/{game}/{rule}",
    "/box/{game}",
    "/facts/{game}",
)
#: Said here, because what a machine believes differs: some call scripts plain text.
_KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_FOREVER = "public, max-age=31536000, immutable"
_ANEW, _DAY = "no-cache", "public, max-age=86400"
#: What makes the page an app. Whether there is a new worker is asked for each time.
_APP = {
    "worker.js": _ANEW,
    "offline.html": _ANEW,
    "manifest.webmanifest": _DAY,
    "icon-192.png": _DAY,
    "icon-512.png": _DAY,
    "icon-maskable-512.png": _DAY,
    "badge-96.png": _DAY,
}
_NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Courtly</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Courtly</h1>
<p>The table server is running, but the web client was not built.
<code>python scripts/build_web.py</code> builds it; then start the server again.</p>
<ul>
<li><a href="/api/games">Games</a></li>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/healthz">Health, and how far the compiler is</a></li>
</ul>
</body>
</html>
"""


def add_pages(app: FastAPI, static: Path = STATIC) -> None:
    """Pages and files of the client, or a page that says how to build it."""

    async def page(request: Request) -> Response:
        index = static / "index.html"
        if not index.exists():
            return HTMLResponse(_NOT_BUILT)
        return _file(request, index, _ANEW)

    async def asset(request: Request, name: str) -> Response:
        path = static / "assets" / name
        if name not in _names(static / "assets"):
            raise HTTPException(404, "There is no such file.")
        return _file(request, path, _FOREVER)  # its name changes with its contents

    async def icon(request: Request, name: str) -> Response:
        path = static / f"{name}.svg"
        if path.name not in _names(static):
            raise HTTPException(404, "There is no such file.")
        return _file(request, path, _DAY)

    async def app_file(request: Request) -> Response:
        path = static / request.url.path.removeprefix("/")
        if path.name not in _names(static):
            raise HTTPException(404, "There is no such file.")
        return _file(request, path, _APP[path.name])

    for address in PAGES:
        app.add_api_route(address, page, include_in_schema=False)
    for name in _APP:
        app.add_api_route(f"/{name}", app_file, include_in_schema=False)
    app.add_api_route("/assets/{name}", asset, include_in_schema=False)
    app.add_api_route("/{name:str}.svg", icon, include_in_schema=False)


def _names(folder: Path) -> set[str]:
    """The files in a folder; what is asked for is looked up here, and never a path of its own."""
    return {file.name for file in folder.iterdir() if file.is_file()} if folder.is_dir() else set()


def lost(request: Request, static: Path = STATIC) -> Response | None:
    """For people, an address without a page is a page that says so; programs get their answer."""
    index = static / "index.html"
    wanted = "text/html" in request.headers.get("accept", "")
    if not wanted or request.url.path.startswith("/api/") or not index.exists():
        return None
    answer = _file(request, index, _ANEW)
    answer.status_code = 404
    return answer


def _file(request: Request, path: Path, cache: str) -> Response:
    """A file in the most compressed form the browser takes."""
    kind = _KINDS.get(path.suffix, "application/octet-stream")
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in _ENCODINGS:
        packed = path.with_name(path.name + ending)
        if encoding in accepted and packed.exists():
            headers["Content-Encoding"] = encoding
            return FileResponse(packed, media_type=kind, headers=headers)
    return FileResponse(path, media_type=kind, headers=headers)
