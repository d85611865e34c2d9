"""The database as one file: opening, checking, locking, copying."""
