"""Every step that the schema has taken; Alembic runs them."""
