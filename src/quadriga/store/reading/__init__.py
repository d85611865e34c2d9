"""Reads the house's values from a database, one function a question; writes nothing."""
