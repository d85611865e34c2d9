"""The words of All Roads: prompts, choices, log and reasons. It decides nothing."""
