"""What bots know about Imperator: how good a position is; no rules, no words."""
