"""The terminal interface: playing, watching and replaying games."""
