"""The rules of Carpe Diem: positions, phases, scoring, views. No words and no judgement."""
