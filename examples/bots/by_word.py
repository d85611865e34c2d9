"""A bot as a program: `quadriga arena imperator "exec:python3 by_word.py" random`.

It reads only the notation of its choices, and prefers some first words to others.
"""

import sys

ORDER = ["conquer", "build", "pay", "take"]


def rank(action: str) -> int:
    """The place of the first word of an action in the order, the best first."""
    word = action.split()[0]
    return ORDER.index(word) if word in ORDER else len(ORDER)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        actions = [sys.stdin.readline().strip() for _ in range(int(rest))]
        print(min(actions, key=rank), flush=True)
    elif word == "quit":
        break
