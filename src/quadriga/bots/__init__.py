"""Bots: they choose actions from views and never get the true position."""

from quadriga.bots.bot import AnyBot, Bot, MakeBot
from quadriga.bots.faults import Fault, FaultKind, close_bot, faults_of
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.levels import LEVELS, USUAL_LEVEL
from quadriga.bots.names import BOTS, find_bot, is_bot_name
from quadriga.bots.random import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_LEVEL",
    "AnyBot",
    "Bot",
    "Fault",
    "FaultKind",
    "GreedyBot",
    "MakeBot",
    "RandomBot",
    "close_bot",
    "faults_of",
    "find_bot",
    "is_bot_name",
]
