"""Benchmarks, next to the peers they are measured against."""
