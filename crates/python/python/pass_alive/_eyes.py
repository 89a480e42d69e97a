"""The answers of `pass-alive eyes --json`."""

from collections.abc import Iterable
from typing import Any, Optional, Union

from . import _native
from ._faults import report
from ._texts import Points, decoded, encoded, moves, number, points
from ._words import Colors, checked

_MOST_POSITIONS = 1_000_000_000


def eyes(
    text: Union[str, bytes],
    *,
    color: Colors = "both",
    solve: bool = False,
    all_moves: bool = False,
    limit: int = 1_000_000,
    group: Optional[Points] = None,
    join: Iterable[Points] = (),
    part: Iterable[Points] = (),
    dead: Optional[Points] = None,
    alive: Optional[Points] = None,
    doubt: Optional[Points] = None,
    move: Optional[int] = None,
    every: Optional[int] = None,
    partial: bool = False,
) -> list[dict[str, Any]]:
    """Finds the groups of every position of a text, and whether they live when their owner answers:
    what ``pass-alive eyes --json`` prints.

    Each group has one ``status`` and the ``basis`` that it rests on. By default that is "rules", those
    of Chen and Chen, or "proven" for unconditional life. With `solve` each group is searched, and the
    answer is "proven", or "assuming" if it rests on what ``solved`` lists; `all_moves` finds all first
    moves that work, and `limit` is the number of positions after which a question is given up. Nothing
    is taken for granted at the points of `doubt`.

    `group` has points, such as "C3,D5" or ["C3", "D5"], and only groups with a stone there are reported.
    Each item of `join` has points whose blocks are one group, each of `part` points whose blocks are of
    different ones; blocks on the points of `dead` are prisoners, those of `alive` are not. Everything
    else is as for `analyze`; boards are plane and have at most 52 lines a side.

    >>> [answer] = eyes(".X.X.X.\\nXXXXXXX\\nXOOOOOX\\nXO...OX", color="white", solve=True)
    >>> [group] = answer["white"]["groups"]
    >>> group["status"], group["basis"], group["save"], group["kill"]
    ('critical', 'proven', ['D1'], ['D1'])

    Raises what `analyze` does.
    """
    if not solve and (all_moves or doubt is not None):
        raise ValueError("all_moves and doubt need solve")
    answers, faults, oddities = decoded(
        _native.eyes(
            encoded(text),
            color=checked("color", color, Colors),
            solve=solve,
            all_moves=all_moves,
            limit=number("limit", limit, 1, _MOST_POSITIONS),
            group=points(group),
            join=_several("join", join),
            part=_several("part", part),
            dead=points(dead),
            alive=points(alive),
            doubt=points(doubt),
            **moves(move, every),
        )
    )
    report(faults, oddities, partial)
    return answers


def _several(name: str, lists: Iterable[Points]) -> list[str]:
    if isinstance(lists, str):
        raise TypeError(f"{name} is {lists!r}: expected a list of points for each group")
    several = [points(names) or "" for names in lists]
    for names in several:
        if "," not in names:
            raise ValueError(f"{name} has {names!r}: two points or more are needed, such as 'C3,D5'")
    return several
