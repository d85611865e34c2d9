"""Tables that wait for people, and the links that lead there."""
