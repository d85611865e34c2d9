"""Analysis of decisions by search: the best choices, their reasons, the cost of a mistake."""
