"""Searches that the literature offers, as bots of one's own: `docs/bots.md` says how they do."""
