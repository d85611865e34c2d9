"""The web server: HTTP routes, a WebSocket for each table, and the page."""
