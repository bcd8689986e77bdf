"""A plain page for a server without the web client."""

from __future__ import annotations

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Courtly</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Courtly</h1>
<p>The table server is running. The web client is not installed here.</p>
<ul>
<li><a href="/api/games">Games</a></li>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/healthz">Health, and how far the compiler is</a></li>
<li><a href="/openapi.json">The HTTP interface</a>; moves go over a WebSocket</li>
</ul>
</body>
</html>
"""
