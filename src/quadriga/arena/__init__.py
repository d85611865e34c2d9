"""The arena: bots play many games against each other, and what that proves."""
