"""What each viewer is sent of a match, as JSON. Nothing here changes a match."""
