"""The legal actions of each phase, and their effects."""
