"""The games in a terminal: played, watched and replayed."""
