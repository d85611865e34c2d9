"""Bots that somebody else wrote, as a class or as a program. Only this package starts programs."""
