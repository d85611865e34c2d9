"""A decision in front of a person: a numbered list, or a few questions that lead to a choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quadriga.terminal.boards.board import Stages, Words


@dataclass(frozen=True, slots=True)
class Question:
    """The choices that fit what was said so far; `before` is the question that led here.

    Where a list is cut into questions, an answer is one word of a choice; where it is not, each
    choice is an answer, and nothing is said.
    """

    choices: tuple[Any, ...]
    stages: Stages | None = None
    said: Words = ()
    before: "Question | None" = None

    @property
    def answers(self) -> dict[str, tuple[Any, ...]]:
        """The words that can be said next, each with the choices behind it."""
        words, depth = self._words, len(self.said)
        found: dict[str, list[Any]] = {}
        for choice in self.choices:
            found.setdefault(words(choice)[depth], []).append(choice)
        return {word: tuple(choices) for word, choices in found.items()}

    def _words(self, choice: Any) -> Words:
        return self.stages.words(choice) if self.stages else (str(choice),)

    def after(self, word: str) -> "Question":
        """What is asked once this is said; a question with a single answer is passed over."""
        before = self
        question = self
        while True:
            said = (*question.said, word)
            question = Question(question.answers[word], self.stages, said, before)
            if question.is_settled or len(question.answers) > 1:
                return question
            word = next(iter(question.answers))

    @property
    def is_settled(self) -> bool:
        """Whether one choice alone is left."""
        return len(self.choices) == 1

    def following(self, words: Sequence[str]) -> "Question | None":
        """The question after all these answers, to this question or to one before it, if any."""
        question = self._led_to(words)
        return question or (self.before.following(words) if self.before else None)

    def _led_to(self, words: Sequence[str]) -> "Question | None":
        question = self
        for n, word in enumerate(words, start=len(self.said)):
            settled = self._words(question.choices[0]) if question.is_settled else question.said
            if n < len(settled):  # Nothing else could be said here, but it may be said.
                if word != settled[n]:
                    return None
            elif question.is_settled or word not in question.answers:
                return None
            else:
                question = question.after(word)
        return question


def ask(choices: Sequence[Any], stages: Stages | None) -> Question:
    """The first question: in stages only if every choice has words."""
    staged = stages if stages and all(stages.words(choice) for choice in choices) else None
    first = Question(tuple(choices), staged)
    if staged and not first.is_settled and len(first.answers) == 1:
        only = first.after(next(iter(first.answers)))
        return Question(only.choices, staged, only.said)
    return first
