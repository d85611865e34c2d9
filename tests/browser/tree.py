"""Plays by the accessibility tree of the browser alone, as the user of a screen reader does."""

from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.browser import hands

CLICK = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true })) }"
"""Drawings have no `click()`."""


class Node(NamedTuple):
    """A thing in the tree; `handle` names its element."""

    role: str
    name: str
    handle: int
    disabled: bool
    pressed: bool | None


class Reader:
    """Knows of a page what the tree says, and can do what the tree offers."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def nodes(self, role: str, within: Node | None = None) -> list[Node]:
        """All things of a role, in the order in which they are read."""
        if within is None:
            root = self._session.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        else:
            root = within.handle
        asked = {"backendNodeId": root, "role": role}
        found = self._session.send("Accessibility.queryAXTree", asked)["nodes"]
        return [_node(one) for one in found if not one["ignored"]]

    def act(self, node: Node) -> None:
        """The default action of a thing, as assistive technology asks for it."""
        found = self._session.send("DOM.resolveNode", {"backendNodeId": node.handle})
        self._session.send(
            "Runtime.callFunctionOn",
            {"objectId": found["object"]["objectId"], "functionDeclaration": CLICK},
        )


def _node(found: dict[str, Any]) -> Node:
    properties = {one["name"]: one["value"].get("value") for one in found.get("properties", [])}
    pressed = properties.get("pressed")
    return Node(
        role=found["role"]["value"],
        name=found["name"]["value"],
        handle=found["backendDOMNodeId"],
        disabled=bool(properties.get("disabled")),
        pressed=None if pressed is None else pressed == "true",
    )


def play(page: Page, rng: Random) -> str:
    """Plays what the tree offers until a game is over; the name of the panel at its end."""
    reader = Reader(page)
    for _ in range(hands.LONGEST_GAME):
        if not hands.await_turn(page):
            (panel,) = reader.nodes("dialog")
            return panel.name
        seen = hands.revision(page)
        _decide(reader, rng)
        hands.await_change(page, seen)
    raise AssertionError("the game does not end")


def _decide(reader: Reader, rng: Random) -> None:
    """Chooses among what can be pressed on the board until it can be played, and plays it."""
    (main,) = reader.nodes("main")
    while _confirming(reader).disabled:
        offered = [one for one in reader.nodes("button", main) if one.pressed is False]
        reader.act(rng.choice([one for one in offered if not one.disabled]))
    reader.act(_confirming(reader))


def _confirming(reader: Reader) -> Node:
    """The last button of what is to be done now."""
    (prompt,) = (one for one in reader.nodes("region") if one.name == "What to do now")
    return reader.nodes("button", prompt)[-1]
