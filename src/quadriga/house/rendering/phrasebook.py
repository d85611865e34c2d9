"""The words that the choices of an update share, sent once and referred to by number."""

from quadriga.core import Wording
from quadriga.house.wire import LabelForm, Words
from quadriga.kit.memo import Memo
from quadriga.language import Argument, Message


class Phrasebook:
    """The words of one update's choices, each once.

    Guides make shared words once, so they are recognised by identity, which is quicker than
    comparing.
    """

    def __init__(self) -> None:
        self._forms: Memo[tuple[str, ...], int] = Memo(lambda _: len(self._forms))
        # These are kept while they are numbered, so that nothing else gets their identity.
        self._phrases: list[Argument] = []
        self._wordings: list[Wording] = []
        self._numbers: dict[int, int] = {}

    def label(self, label: Message) -> tuple[int, ...]:
        """The number of a label's form, and those of its arguments."""
        args = label.args
        return self._forms[label.id, *args], *map(self._phrase, args.values())

    def wording(self, wording: Wording) -> int:
        """The number of a wording."""
        number = self._numbers.get(id(wording))
        if number is None:
            number = self._numbers[id(wording)] = len(self._wordings)
            self._wordings.append(wording)
        return number

    def _phrase(self, phrase: Argument) -> int:
        number = self._numbers.get(id(phrase))
        if number is None:
            number = self._numbers[id(phrase)] = len(self._phrases)
            self._phrases.append(phrase)
        return number

    def words(self) -> Words:
        """Everything that was numbered so far."""
        forms = tuple(LabelForm(name, tuple(args)) for name, *args in self._forms)
        return Words(forms, tuple(self._phrases), tuple(self._wordings))
