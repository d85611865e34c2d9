"""The WebSockets of tables, lobbies and people."""
