"""Faults of texts, as the program words them."""

import warnings
from collections.abc import Sequence
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """A fault of a text: a place in it, line and column from 1, and a sentence."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.message}"


class PassAliveError(ValueError):
    """A text with faults. `str` gives the first with its place: ``2:3: …``."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults: tuple[Fault, ...] = tuple(faults)
        """All faults, in the order of the text."""
        self.line: int = faults[0].line
        """The line of the first fault, from 1."""
        self.column: int = faults[0].column
        """Its column, from 1."""

    def __reduce__(self) -> Any:
        return type(self), (self.faults,)


class PassAliveWarning(UserWarning):
    """A fault of a text that is answered all the same, such as an illegal move."""


def report(faults: Sequence[Fault], oddities: Sequence[Fault], partial: bool) -> None:
    """Raises the faults, or warns of them too if what is left of the text is asked for. A
    warning names the line that calls the public function which calls this."""
    if faults and not partial:
        raise PassAliveError(faults)
    for fault in (*faults, *oddities):
        warnings.warn(str(fault), PassAliveWarning, stacklevel=3)
