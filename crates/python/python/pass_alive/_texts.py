"""Arguments and answers of functions about texts."""

import json
from collections.abc import Sequence
from operator import index
from typing import Any, Optional, TypedDict, Union

from ._faults import Fault

Points = Union[str, Sequence[str]]

_LARGEST = 2**32 - 1


class Moves(TypedDict):
    """The positions of a game that are asked about, as the extension module takes them."""

    number: Optional[int]
    every: Optional[int]


def encoded(text: Union[str, bytes]) -> bytes:
    """The text with the mark of UTF-8, so that no encoding is guessed and none that a game names is believed.
    Bytes are left as they are."""
    return b"\xef\xbb\xbf" + text.encode() if isinstance(text, str) else text


def points(names: Optional[Points]) -> Optional[str]:
    """The names of points, separated by commas."""
    return names if names is None or isinstance(names, str) else ",".join(names)


def moves(move: Optional[int], every: Optional[int]) -> Moves:
    """The options `move` and `every`, of which at most one can be given."""
    if move is not None and every is not None:
        raise ValueError("move and every cannot both be given")
    return {
        "number": None if move is None else number("move", move, 0),
        "every": None if every is None else number("every", every, 1),
    }


def number(name: str, value: int, least: int, most: int = _LARGEST) -> int:
    """A number, if it is in its range."""
    if not least <= index(value) <= most:
        raise ValueError(f"{name} is {value}: expected {least} to {most}")
    return index(value)


_Faults = Sequence[tuple[int, int, str]]


def decoded(found: tuple[list[str], _Faults, _Faults]) -> tuple[list[dict[str, Any]], list[Fault], list[Fault]]:
    """The answers of the extension module, the faults that leave something unanswered, and the others."""
    answers, faults, oddities = found
    return [json.loads(answer) for answer in answers], [Fault(*it) for it in faults], [Fault(*it) for it in oddities]
