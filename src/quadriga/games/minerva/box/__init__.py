"""The components of Minerva, as data with their sources, and the shapes they make; no rules."""
