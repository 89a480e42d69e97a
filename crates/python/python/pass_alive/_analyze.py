"""The answers of `pass-alive analyze --json`."""

from collections.abc import Sequence
from typing import Any, Optional, Union

from . import _native
from ._faults import report
from ._texts import decoded, encoded, moves, points
from ._words import Colors, Regions, Suicide, Topology, checked


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
    answers, faults, oddities = decoded(
        _native.analyze(
            encoded(text),
            color=checked("color", color, Colors),
            suicide=checked("suicide", suicide, Suicide),
            regions=checked("regions", regions, Regions),
            topology=checked("topology", topology, Topology),
            start=points(start),
            **moves(move, every),
        )
    )
    report(faults, oddities, partial)
    return answers
