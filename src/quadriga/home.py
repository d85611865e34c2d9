"""The data folder, shared by server and terminal."""

import os
from pathlib import Path
from typing import Final

from quadriga.core import Unavailable
from quadriga.language import message

VARIABLE: Final = "QUADRIGA_DATA"


def data_folder(chosen: str | None = None) -> Path:
    """The folder from `chosen`, else from QUADRIGA_DATA, else the system's default; not created."""
    named = chosen or os.environ.get(VARIABLE)
    if named:
        try:
            return Path(named).expanduser().absolute()
        except RuntimeError as error:
            raise Unavailable(message("folder-no-such-user", folder=named)) from error
    from platformdirs import user_data_path  # here, as only the default needs it

    return user_data_path("quadriga", appauthor=False)
