"""Writes what the database knows of itself, by name."""

from sqlalchemy import Connection, text

# One statement, because several servers may do it at once. As text, because both databases know
# this syntax, but SQLAlchemy needs a module of each to build it.
_PUT = text(
    "INSERT INTO facts (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def put_fact(connection: Connection, name: str, value: str) -> None:
    """Write a fact over the one before it."""
    connection.execute(_PUT, {"name": name, "value": value})
