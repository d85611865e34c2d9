"""What bots know about All Roads: how good a position is; no rules, no words."""
