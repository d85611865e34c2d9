"""The components of Imperator as data, with the source of each figure. No rules."""
