"""All that the server does for people, put together when somebody first asks."""

from __future__ import annotations

from ..act.outcomes import Outcomes
from ..host.house import House
from ..live.hub import Hub
from ..live.tables import LiveTables
from ..settings import Settings
from ..storage.forgetting import ForgettingStore
from .devices import Devices
from .forgetting import Forgetting
from .games import Games


class People:
    """Those who play here."""

    def __init__(
        self,
        settings: Settings,
        store: ForgettingStore,
        live: LiveTables,
        hub: Hub,
        house: House,
        outcomes: Outcomes,
    ) -> None:
        self.games = Games(store, live, outcomes)
        self.devices = Devices(settings, store, live, hub, house)
        self.forgetting = Forgetting(store, live, hub)
