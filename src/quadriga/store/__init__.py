"""Keeps what the house remembers in SQLite or PostgreSQL; it decides nothing."""

from quadriga.store.sql_store import SqlStore

__all__ = ["SqlStore"]
