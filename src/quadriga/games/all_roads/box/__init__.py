"""The components of All Roads, as data with their sources, and the shapes they make; no rules."""
