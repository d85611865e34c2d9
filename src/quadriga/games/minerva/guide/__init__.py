"""The words of Minerva: prompts, choices, log and reasons. It decides nothing."""
