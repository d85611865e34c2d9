"""The server: HTTP, a socket for each table, and the page."""
