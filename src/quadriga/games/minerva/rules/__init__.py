"""The rules of Minerva: positions, phases, scoring, views. No words and no judgement."""
