"""What a search says about a decision: the best choices, their reasons, what a mistake cost."""
