"""Least squares: sums over all examples, and the weights that follow from them.

In plain Python, so that the same examples give exactly the same weights on every machine.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from quadriga.core import Terms


class Moments(Struct):
    """The sums that least squares need: products of the numbers, and numbers times the target.

    `products` is the lower triangle of a symmetric matrix, a row for each entry.
    """

    products: list[list[float]]
    targets: list[float]

    @classmethod
    def empty(cls, size: int) -> "Moments":
        """No examples yet, for `size` entries."""
        return cls([[0.0] * (n + 1) for n in range(size)], [0.0] * size)

    def add(self, terms: Terms, target: float) -> None:
        """Add an example: the sum of the terms should be the target."""
        numbers = dict(enumerate(terms.numbers, terms.row))
        for entry in terms.entries:
            numbers[entry] = numbers.get(entry, 0) + 1
        items = sorted((entry, number) for entry, number in numbers.items() if number)
        for place, (entry, number) in enumerate(items):
            self.targets[entry] += number * target
            row = self.products[entry]
            for other, its_number in items[: place + 1]:
                row[other] += number * its_number

    def merge(self, others: Iterable["Moments"]) -> None:
        """Add the examples of others, one after the other."""
        for other in others:
            self.targets = _sum(self.targets, other.targets)
            rows = zip(self.products, other.products, strict=True)
            self.products = [_sum(row, more) for row, more in rows]

    def weights(self, penalty: float) -> list[float]:
        """The weights that minimise the squared errors plus `penalty` times their own squares."""
        return _solved(_decomposed(self.products, penalty), self.targets)


def _sum(row: Sequence[float], more: Sequence[float]) -> list[float]:
    return [n + m for n, m in zip(row, more, strict=True)]


def _decomposed(products: Sequence[Sequence[float]], penalty: float) -> list[list[float]]:
    """The Cholesky decomposition of the products with the penalty on their diagonal."""
    lower: list[list[float]] = []
    for n, products_of in enumerate(products):
        row: list[float] = []
        for m in range(n):
            rest = sum([a * b for a, b in zip(row, lower[m], strict=False)])
            row.append((products_of[m] - rest) / lower[m][m])
        rest = sum([a * a for a in row])
        row.append((products_of[n] + penalty - rest) ** 0.5)
        lower.append(row)
    return lower


def _solved(lower: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float]:
    """The solution of the decomposed equations."""
    half: list[float] = []
    for row, target in zip(lower, targets, strict=True):
        rest = sum([a * b for a, b in zip(row, half, strict=False)])
        half.append((target - rest) / row[-1])
    solution = [*half]
    for n in reversed(range(len(solution))):
        solution[n] /= lower[n][n]
        for m in range(n):
            solution[m] -= lower[n][m] * solution[n]
    return solution
