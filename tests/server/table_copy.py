"""A client's copy of a table, made from what a socket is sent (docs/reference/sockets.md)."""

from typing import Any

Json = dict[str, Any]


def renewed(value: Any, delta: Any) -> Any:
    """A JSON value with what is new in it, as docs/reference/sockets.md tells."""
    if isinstance(delta, list):
        return delta[0]
    if isinstance(value, list):
        places = dict(enumerate(value))
        for place, new in delta.items():
            if new == []:
                return [places[n] for n in range(int(place))]
            places[int(place)] = renewed(places.get(int(place)), new)
        return list(places.values())
    fields = {key: new for key, new in value.items() if delta.get(key) != []}
    return fields | {key: renewed(value.get(key), new) for key, new in delta.items() if new != []}


class TableCopy:
    """The scene and the log as they were told last."""

    def __init__(self) -> None:
        self.scene: Json = {}
        self.log: list[Json] = []

    def apply(self, message: Json) -> None:
        """Take in an `update` or `changes`."""
        if message["type"] == "update":
            self.scene, self.log = message["scene"], message["log"]
            return
        assert message["since"] == self.scene["revision"]
        for change in message["changes"]:
            self.scene = renewed(self.scene, change["scene"])
            self.log = [*self.log[: change["kept"]], *change["log"]]

    def read(self, message: Json) -> Json:
        """The whole table after an `update` or `changes`, with the words of its choices."""
        self.apply(message)
        scene = {key: value for key, value in self.scene.items() if key != "words"}
        choices = choices_in_words(self.scene)
        return {
            "type": "update",
            **scene,
            **message["own"],
            "log": self.log,
            "choices": choices,
            "now": message["now"],
        }


def choices_in_words(scene: Json) -> list[Json]:
    """The choices of a scene with the words that they refer to."""
    words, choices = scene["words"], []
    for choice in scene["choices"]:
        form, *numbers = choice["label"]
        names = words["labels"][form]["args"]
        args = {name: words["phrases"][n] for name, n in zip(names, numbers, strict=True)}
        label = {"id": words["labels"][form]["id"], **({"args": args} if args else {})}
        choices.append({**choice, "label": label, "wording": words["wordings"][choice["wording"]]})
    return choices
