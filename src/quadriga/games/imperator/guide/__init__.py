"""The words of Imperator: prompts, choices, log and reasons. It decides nothing."""
