"""Runs the tasks of a round in this process or in several."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Protocol, TypeVar

from quadriga.processes import spare_collector

T = TypeVar("T")
R = TypeVar("R")


class RunTasks(Protocol):
    """Runs a function for each task."""

    def __call__(self, function: Callable[[T], R], tasks: Sequence[T], /) -> list[R]:
        """The results in the order of the tasks, each task counted once."""


def run_here(function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    """Run the tasks in this process, one after the other."""
    return [*map(function, tasks)]


def run_by(executor: Executor, function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    """Run the tasks wherever the executor does."""
    return [*executor.map(function, tasks)]


@contextmanager
def processes(count: int) -> Iterator[RunTasks]:
    """Run tasks in `count` processes of this machine; 1 means this process."""
    if count == 1:
        spare_collector()
        yield run_here
        return
    with ProcessPoolExecutor(count, get_context("spawn"), spare_collector) as executor:
        yield partial(run_by, executor)
