"""Bots that play by themselves, from random to the strongest level. Searching is in `search`."""
