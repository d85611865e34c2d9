"""Finished matches in figures, of one person and to take home."""
