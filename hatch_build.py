"""Builds the page into the wheel, so that `pip install` is enough to play."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import page


class PageHook(BuildHookInterface[Any]):
    """Makes the page part of a wheel; an editable install takes what `make page` has built."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the machine has none that is new enough."""
        return [] if page.machine_node() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files of the wheel are collected."""
        if version != "editable":
            page.build()
