"""All Roads: hex tiles around Rome, roads, dead ends and loops, for two to four players."""

from quadriga.games.all_roads.game import AllRoads

__all__ = ["AllRoads"]
