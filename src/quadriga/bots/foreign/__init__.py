"""Bots that somebody else wrote, as a class or as a program. Nothing else here starts programs."""
