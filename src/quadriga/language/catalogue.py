"""The catalogue of all words for people: a folder for each language, a file for each game."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

DEFAULT: Final = "en"
FRAME: Final = "frame"
"""The file that all games share: menus, dialogs, errors, terminal."""


_FOLDERS: Final = files("quadriga.language") / "locales"

LANGUAGES: Final = tuple(sorted(folder.name for folder in _FOLDERS.iterdir()))
"""The language tags, which are the names of the catalogue's folders."""


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
    """The language that the environment asks for, by the rules of `gettext`."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if languages := environment.get(name):
            return pick(languages.partition(":")[0])
    return DEFAULT


def _folder(language: str) -> Traversable:
    return _FOLDERS / language
