"""How a match is drawn and a person asked, in a window or line by line. No game by name."""
