"""Pieces that at least two games share."""
