"""Options that are one of a few words."""

from typing import Any, Literal, get_args

Suicide = Literal["forbidden", "allowed"]
Colors = Literal["both", "black", "white"]
Regions = Literal["small", "enclosed"]
White = Literal[2, -1]
Topology = Literal["box", "cylinder", "torus"]


def checked(name: str, word: str, words: Any) -> str:
    """The word, if it is one of the words of a type."""
    if not isinstance(word, str):
        raise TypeError(f"{name} is {word!r}: expected a word")
    if word not in get_args(words):
        *others, last = get_args(words)
        raise ValueError(f"{name} is {word!r}: expected {', '.join(others)} or {last}")
    return word
