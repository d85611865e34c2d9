"""Explanations of single things on the table of All Roads."""
