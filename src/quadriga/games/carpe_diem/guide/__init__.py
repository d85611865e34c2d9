"""The words of Carpe Diem: prompts, choices, log and reasons. It decides nothing."""
