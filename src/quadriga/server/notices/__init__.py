"""Notices between servers through PostgreSQL."""
