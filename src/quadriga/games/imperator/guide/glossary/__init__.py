"""Explanations of the things on the table of Imperator."""
