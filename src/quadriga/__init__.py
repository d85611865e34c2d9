"""Quadriga plays four Roman board games: in the browser, in a terminal, or bot against bot."""
