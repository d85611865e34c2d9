"""The commands of the terminal: their arguments, and the files they read and write."""
