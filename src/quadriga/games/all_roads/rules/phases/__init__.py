"""What can be done in each phase, and what follows from it."""
