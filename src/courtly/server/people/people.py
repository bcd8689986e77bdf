"""All that the server does for people, put together when somebody first asks."""

from __future__ import annotations

from ..act.outcomes import Outcomes
from ..live.tables import LiveTables
from ..storage.people_store import PeopleStore
from .games import Games


class People:
    """Those who play here."""

    def __init__(self, store: PeopleStore, live: LiveTables, outcomes: Outcomes) -> None:
        self.games = Games(store, live, outcomes)
