"""The components of Imperator, as data with their sources, and the shapes they make; no rules."""
