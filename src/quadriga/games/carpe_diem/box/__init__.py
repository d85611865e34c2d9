"""The components of Carpe Diem, as data with their sources, and the shapes they make; no rules."""
