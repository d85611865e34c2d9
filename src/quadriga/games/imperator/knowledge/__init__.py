"""What bots know about Imperator: the value of positions. No rules, no words."""
