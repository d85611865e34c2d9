"""Bots: they choose actions from views and never get the true position."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from quadriga.bots.bot import Bot
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.random import RandomBot
from quadriga.core import AnyGame, Seat

MakeBot: TypeAlias = Callable[[AnyGame, Seat, Random], Bot[Any, Any]]

BOTS: Final[Mapping[str, MakeBot]] = {"greedy": GreedyBot, "random": RandomBot}
"""The bots by name; the first is the usual one."""

__all__ = ["BOTS", "Bot", "GreedyBot", "MakeBot", "RandomBot"]
