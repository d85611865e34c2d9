"""What bots know about Minerva: how good a position is; no rules, no words."""
