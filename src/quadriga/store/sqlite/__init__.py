"""The database as one file: opening, checking, locking, copying. What's in it belongs elsewhere."""
