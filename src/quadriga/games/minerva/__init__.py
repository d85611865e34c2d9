"""Minerva: a city of tiles that residences switch on, for one to four players."""

from quadriga.games.minerva.game import Minerva

__all__ = ["Minerva"]
