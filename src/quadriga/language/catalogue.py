"""The catalogue: every word for people; a folder a language, a file a game, one for the frame."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

DEFAULT: Final = "en"
FRAME: Final = "frame"
"""The file that every part of the program shares: menus, dialogs, errors, terminal."""


_FOLDERS: Final = files("quadriga.language") / "locales"

LANGUAGES: Final = tuple(sorted(folder.name for folder in _FOLDERS.iterdir()))
"""The languages: a folder of the catalogue each, called by its language tag."""


@cache
def source(language: str, part: str) -> str:
    """The text of one file of the catalogue, in Fluent's syntax."""
    return (_folder(language) / f"{part}.ftl").read_text("utf-8")


def parts(language: str) -> tuple[str, ...]:
    """The names of the files of a language, without their ending."""
    names = (entry.name for entry in _folder(language).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def pick(wanted: str | None) -> str:
    """The best known language for a tag such as `de_AT.UTF-8` or `de-AT`; English for others."""
    tag = (wanted or "").replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return tag if tag in LANGUAGES else DEFAULT


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the variables of the system ask for, as `gettext` reads them."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            return pick(asked.partition(":")[0])
    return DEFAULT


def _folder(language: str) -> Traversable:
    return _FOLDERS / language
