"""What the database knows of itself, by name."""

from sqlalchemy import Connection, text

# In one statement, since several servers may do it at once; both kinds of database know it. As
# text, because building it needs the modules of both.
_PUT = text(
    "INSERT INTO facts (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def put_fact(connection: Connection, name: str, value: str) -> None:
    """Write a fact over the one before it."""
    connection.execute(_PUT, {"name": name, "value": value})
