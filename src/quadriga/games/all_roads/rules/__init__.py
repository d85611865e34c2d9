"""The rules of All Roads: positions, phases, scoring, views. No words and no judgement."""
