"""Learning what positions are worth from games that the program plays against itself."""
