"""Our own bots by name."""

from collections.abc import Mapping
from typing import Final

from quadriga.bots.bot import MakeBot
from quadriga.bots.players.greedy import GreedyBot
from quadriga.bots.players.levels import LEVELS
from quadriga.bots.players.pupil import Pupil
from quadriga.bots.players.random import RandomBot
from quadriga.bots.search.search import SearchBot

BOTS: Final[Mapping[str, MakeBot]] = {
    **LEVELS,
    "greedy": GreedyBot,
    "pupil": Pupil,
    "random": RandomBot,
    "search": SearchBot,
}
"""A server seats new opponents by level only."""
