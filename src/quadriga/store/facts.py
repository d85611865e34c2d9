"""What the database knows of itself, by name."""

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.store import schema


async def put_fact(connection: AsyncConnection, name: str, value: str) -> None:
    """Write a fact over the one before it."""
    # In one statement, since several servers may do it at once.
    fact: postgresql.Insert | sqlite.Insert = (
        postgresql.insert(schema.facts)
        if connection.dialect.name == "postgresql"
        else sqlite.insert(schema.facts)
    )
    changed = {"value": fact.excluded.value}
    given = fact.values({"name": name, "value": value})
    await connection.execute(given.on_conflict_do_update(index_elements=["name"], set_=changed))
