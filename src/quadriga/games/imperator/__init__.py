"""Imperator, a solitaire of emperors: 21 cards, three periods, three invasions."""

from quadriga.games.imperator.game import Imperator

__all__ = ["Imperator"]
