"""Bots: they choose actions from views and never get the true position."""

from collections.abc import Mapping
from typing import Final

from quadriga.bots.bot import AnyBot, Bot, MakeBot
from quadriga.bots.players.greedy import GreedyBot, Pupil
from quadriga.bots.players.levels import LEVELS, USUAL_LEVEL
from quadriga.bots.players.random import RandomBot
from quadriga.bots.search.search import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_LEVEL",
    "AnyBot",
    "Bot",
    "GreedyBot",
    "MakeBot",
    "RandomBot",
]

BOTS: Final[Mapping[str, MakeBot]] = {
    **LEVELS,
    "greedy": GreedyBot,
    "pupil": Pupil,
    "random": RandomBot,
    "search": SearchBot,
}
"""Our own bots by name; a server offers only the levels for new opponents."""
