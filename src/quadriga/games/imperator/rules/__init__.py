"""The rules of Imperator: positions, phases, scoring, views. No words, no evaluation."""
