"""How a person sees a match and answers: in lines one after the other, or in a window."""

from typing import TypeAlias

from quadriga.terminal.display.line_display import LineDisplay
from quadriga.terminal.display.screen import Screen
from quadriga.terminal.display.window_display import WindowDisplay

Display: TypeAlias = LineDisplay | WindowDisplay
"""What a session shows, and where it asks."""


def display_on(screen: Screen) -> Display:
    """The display that suits the screen."""
    return LineDisplay(screen) if screen.window is None else WindowDisplay(screen, screen.window)
