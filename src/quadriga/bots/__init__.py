"""Bots: they choose actions from views and never get the true position."""

from quadriga.bots.bot import AnyBot, Bot, MakeBot
from quadriga.bots.players.greedy import GreedyBot
from quadriga.bots.players.levels import LEVELS, USUAL_LEVEL
from quadriga.bots.players.random import RandomBot
from quadriga.bots.registry import BOTS

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
