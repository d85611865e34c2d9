"""Carpe Diem: a district of tiles and a forum of cards, for two to four players."""

from quadriga.games.carpe_diem.game import CarpeDiem

__all__ = ["CarpeDiem"]
