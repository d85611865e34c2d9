"""What the database knows of itself, by name."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

# In one statement, since several servers may do it at once; both kinds of database know it. As
# text, because building it needs the modules of both.
_PUT = text(
    "INSERT INTO facts (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


async def put_fact(connection: AsyncConnection, name: str, value: str) -> None:
    """Write a fact over the one before it."""
    await connection.execute(_PUT, {"name": name, "value": value})
