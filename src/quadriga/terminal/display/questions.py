"""Questions that lead to an action: one numbered list, or a few questions in a row."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quadriga.terminal.boards.board import Stages, Words


@dataclass(frozen=True, slots=True)
class Question:
    """The `choices` that fit the answers so far, `answered`; `before` is the previous question.

    With `stages`, an answer is the next word of a choice. Without, there is one question, and
    each choice is an answer.
    """

    choices: tuple[Any, ...]
    stages: Stages | None = None
    answered: Words = ()
    before: "Question | None" = None

    @property
    def answers(self) -> dict[str, tuple[Any, ...]]:
        """The possible answers, each with the choices that remain after it."""
        words, depth = self._words, len(self.answered)
        answers: dict[str, list[Any]] = {}
        for choice in self.choices:
            answers.setdefault(words(choice)[depth], []).append(choice)
        return {word: tuple(choices) for word, choices in answers.items()}

    def _words(self, choice: Any) -> Words:
        return self.stages.words(choice) if self.stages else (str(choice),)

    def after(self, word: str) -> "Question":
        """The question after the answer `word`; questions with a single answer are skipped."""
        before = self
        question = self
        while True:
            answered = (*question.answered, word)
            question = Question(question.answers[word], self.stages, answered, before)
            if question.is_settled or len(question.answers) > 1:
                return question
            word = next(iter(question.answers))

    @property
    def is_settled(self) -> bool:
        """Whether only one choice remains."""
        return len(self.choices) == 1

    def after_all(self, words: Sequence[str]) -> "Question | None":
        """The question after these answers to this question or an earlier one, or None."""
        question = self._after_own(words)
        return question or (self.before.after_all(words) if self.before else None)

    def _after_own(self, words: Sequence[str]) -> "Question | None":
        question = self
        for n, word in enumerate(words, start=len(self.answered)):
            settled = self._words(question.choices[0]) if question.is_settled else question.answered
            if n < len(settled):  # The only possible answer: it was skipped, but may be typed.
                if word != settled[n]:
                    return None
            elif question.is_settled or word not in question.answers:
                return None
            else:
                question = question.after(word)
        return question


def first_question(choices: Sequence[Any], stages: Stages | None) -> Question:
    """The first question; in stages only if every choice can be cut into words."""
    staged = stages if stages and all(stages.words(choice) for choice in choices) else None
    first = Question(tuple(choices), staged)
    if staged and not first.is_settled and len(first.answers) == 1:
        only = first.after(next(iter(first.answers)))
        return Question(only.choices, staged, only.answered)
    return first
