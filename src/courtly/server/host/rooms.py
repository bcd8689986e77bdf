"""All that the server does for its host, put together when somebody first asks."""

from __future__ import annotations

from ..settings import Settings
from ..storage.admin_store import AdminStore
from .admin import Admin
from .joining import Joining
from .ladder import Ladder


class HostRooms:
    """What is behind the host's page, and the way to be let in for others."""

    def __init__(self, settings: Settings, store: AdminStore) -> None:
        self.admin = Admin(store)
        self.ladder = Ladder(store)
        self.joining = Joining(store, settings.people_per_address)
