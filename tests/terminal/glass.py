"""What stands on the glass of a terminal after the program has written to it."""

import re

from rich.cells import cell_len

CODE = re.compile(r"\x1b(?:\[([0-9;?]*)([A-Za-z@])|[=>])|.", re.DOTALL)
CUT = re.compile(r"\x1b(?:\[[0-9;?]*)?$")
"""A code of which the end has not come yet."""


class Glass:
    """Rows and columns of signs. It knows the codes that the program and readline use."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._signs = [[" "] * columns for _ in range(rows)]
        self._x = self._y = 0
        self.scrolled = 0
        self.wrapped = 0
        self._begun = ""

    def resize(self, columns: int, rows: int) -> None:
        """Get another size; what stood there stays as far as it fits, at the top."""
        kept = [line[:columns] + [" "] * (columns - len(line)) for line in self._signs[:rows]]
        kept += [[" "] * columns for _ in range(rows - len(kept))]
        self.columns, self.rows, self._signs = columns, rows, kept
        self._x, self._y = min(self._x, columns - 1), min(self._y, rows - 1)

    @property
    def lines(self) -> list[str]:
        """The lines without spaces at their ends; empty ones at the bottom are left out."""
        lines = ["".join(line).rstrip() for line in self._signs]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def write(self, text: str) -> None:
        """Write a text with its codes; one that is cut waits for its end."""
        text = self._begun + text
        begun = CUT.search(text)
        self._begun = begun[0] if begun else ""
        for found in CODE.finditer(text.removesuffix(self._begun)):
            code = found[2]
            if code is not None:
                self._obey(code, [int(n) for n in found[1].split(";") if n.isdecimal()])
            elif len(found[0]) == 1:
                self._put(found[0])

    def _put(self, sign: str) -> None:
        if sign == "\r":
            self._x = 0
        elif sign == "\b":
            self._x = max(0, self._x - 1)
        elif sign == "\n":
            self._feed()
        elif sign.isprintable():
            assert cell_len(sign) == 1, f"{sign!r} is wide"
            if self._x == self.columns:
                self.wrapped += 1
                self._x = 0
                self._feed()
            self._signs[self._y][self._x] = sign
            self._x += 1

    def _feed(self) -> None:
        self._y += 1
        if self._y == self.rows:
            self._y -= 1
            self.scrolled += 1
            self._signs = [*self._signs[1:], [" "] * self.columns]

    def _obey(self, code: str, numbers: list[int]) -> None:
        number = numbers[0] if numbers else 0
        match code:
            case "H":
                row, column = (*numbers, 1, 1)[:2] if numbers else (1, 1)
                self._y, self._x = row - 1, column - 1
            case "A":
                self._y = max(0, self._y - max(1, number))
            case "C":
                self._x = min(self.columns - 1, self._x + max(1, number))
            case "D":
                self._x = max(0, self._x - max(1, number))
            case "K":
                self._erase(self._y, 0 if number == 2 else self._x)
            case "J":
                self._erase(self._y, self._x if number == 0 else 0)
                below = range(self._y + 1, self.rows) if number == 0 else range(self.rows)
                for row in below:
                    self._erase(row, 0)
            case "m" | "h" | "l":
                pass
            case _:
                raise AssertionError(f"unknown code {code!r} {numbers}")

    def _erase(self, row: int, column: int) -> None:
        width = self.columns - column
        self._signs[row][column:] = [" "] * max(0, width)
