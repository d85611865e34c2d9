"""Bots and analysts in processes of their own, with fair turns."""
