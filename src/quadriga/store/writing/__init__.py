"""Writes the house's commands into a database, many in one transaction; reads nothing else."""
