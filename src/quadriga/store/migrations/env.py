"""Run by Alembic: migrates on the connection in its configuration."""

from alembic import context

from quadriga.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
context.run_migrations()
