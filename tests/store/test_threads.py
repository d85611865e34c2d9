"""Threads that read rows at once after a start."""

import subprocess
import sys

READ_AT_ONCE = """
import os, sys, threading
from types import SimpleNamespace
from quadriga.store.reading.match_rows import match_row

columns = (
    "id owner game seats variant options rules created updated revision over result to_act"
    " components campaign secret rematch per seconds left due lesson daily deal played_on hints"
)
title = {"id": "one", "args": {"other": {"id": "two"}}}
row = SimpleNamespace(
    **dict.fromkeys(columns.split()),
    sitters=[{"name": "Ada"}],
    headline={"title": title, "scores": [1]},
    take_back={"revision": 1, "seat": 0, "submit": "x", "whole": False, "asked": [1]},
)
sys.setswitchinterval(1e-6)
together = threading.Barrier(4)

def read():
    together.wait()
    match_row(row)

ended = []
for _ in range(40):
    child = os.fork()  # a process that has read nothing yet
    if child == 0:
        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        os._exit(0)
    ended.append(os.waitpid(child, 0)[1])
print(sum(map(bool, ended)))
"""


def test_several_threads_read_their_first_rows_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", READ_AT_ONCE], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("0\n", "")
