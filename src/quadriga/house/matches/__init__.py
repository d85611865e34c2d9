"""Matches in progress: who sits where, what is played and taken back, talk, campaigns, deals."""
