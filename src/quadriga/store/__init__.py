"""The house's store on SQLite or PostgreSQL; it decides nothing."""

from quadriga.store.sql_store import SqlStore

__all__ = ["SqlStore"]
