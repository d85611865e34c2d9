"""Searches from the literature, as bots; docs/decisions/ (0017) says how well they do."""
