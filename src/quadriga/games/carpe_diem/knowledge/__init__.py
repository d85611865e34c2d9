"""What bots know about Carpe Diem: how good a position is; no rules, no words."""
