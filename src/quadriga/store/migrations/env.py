"""Called by Alembic: runs the migrations on the connection that it was handed."""

from alembic import context

from quadriga.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
context.run_migrations()
