"""Lessons, hints, the coach and reviews: what helps people to play better."""
