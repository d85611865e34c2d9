"""Draws a match and reads what a person types, in a window or line by line. No game by name."""
