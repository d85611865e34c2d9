"""The commands of the terminal: what they are asked for, and the files they read and write."""
