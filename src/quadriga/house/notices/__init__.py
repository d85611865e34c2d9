"""News of changes, within a server and between the servers on one database."""
