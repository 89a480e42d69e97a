"""The answers of `pass-alive analyze --json`."""

import json
from collections.abc import Sequence
from operator import index
from typing import Any, Optional, Union

from . import _native
from ._faults import Fault, report
from ._words import Colors, Regions, Suicide, Topology, checked

_LARGEST = 2**32 - 1


def analyze(
    text: Union[str, bytes],
    *,
    color: Colors = "both",
    suicide: Suicide = "forbidden",
    regions: Regions = "small",
    topology: Topology = "box",
    start: Union[str, Sequence[str], None] = None,
    move: Optional[int] = None,
    every: Optional[int] = None,
    partial: bool = False,
) -> list[dict[str, Any]]:
    """Analyses every position of a text: what ``pass-alive analyze --json`` prints.

    `text` holds any number of SGF games, `$$` diagrams or boards as rows of `X`, `O` and full
    stops; the notation is detected, and for bytes the encoding. `docs/command-line.md` of the
    repository describes the objects, of which there is one for each position.

    `color` is "black", "white" or "both". `suicide` is the rule on suicide of several stones.
    `regions` are those that the run starts from: Benson's "small" ones, or every "enclosed" one;
    what is alive is the same. `topology` joins the edges of plain rows. `start` has points, such
    as "C3,D5" or ["C3", "D5"]: the run starts from the blocks there in place of all blocks. Of a
    game the last position of the main line is analysed, or the one after `move` moves, or those
    after 0, `every`, 2 × `every` … moves and the last.

    >>> [answer] = analyze(".X.X.")
    >>> answer["black"]["alive"]
    ['B1', 'D1']

    Raises PassAliveError, a ValueError with line and column, if anything cannot be read or
    analysed; with `partial` it is left out with a PassAliveWarning. Other faults, such as illegal
    moves, are always warnings. Raises ValueError or TypeError for wrong options.
    """
    if move is not None and every is not None:
        raise ValueError("move and every cannot both be given")
    # The mark of UTF-8, so that no encoding is guessed and none that a game names is believed.
    encoded = b"\xef\xbb\xbf" + text.encode() if isinstance(text, str) else text
    answers, faults, oddities = _native.analyze(
        encoded,
        color=checked("color", color, Colors),
        suicide=checked("suicide", suicide, Suicide),
        regions=checked("regions", regions, Regions),
        topology=checked("topology", topology, Topology),
        start=start if start is None or isinstance(start, str) else ",".join(start),
        number=_number("move", move, 0),
        every=_number("every", every, 1),
    )
    report([Fault(*fault) for fault in faults], [Fault(*oddity) for oddity in oddities], partial)
    return [json.loads(answer) for answer in answers]


def _number(name: str, number: Optional[int], least: int) -> Optional[int]:
    if number is None:
        return None
    if not least <= index(number) <= _LARGEST:
        raise ValueError(f"{name} is {number}: expected {least} to {_LARGEST}")
    return index(number)
