"""Explanations of the things on the table of Minerva."""
