"""Bots: they choose actions from views and never get the true position."""

from quadriga.bots.bot import AnyBot, Bot, MakeBot
from quadriga.bots.faults import Fault, FaultKind, close_bot, faults_of
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.names import BOTS, OFFERED, find_bot, is_bot_name
from quadriga.bots.random import RandomBot

__all__ = [
    "BOTS",
    "OFFERED",
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
