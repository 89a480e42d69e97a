"""The answers of `pass-alive analyze --json`."""

import json
import re
from collections.abc import Sequence
from operator import index
from typing import Any, Optional, Union

from . import _native
from ._faults import Fault, PassAliveError, report
from ._words import Colors, Regions, Suicide, Topology, checked

_REMARK = re.compile(r"-:(\d+):(\d+): (warning: )?(.*)")

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
    arguments = ["pass-alive", "analyze", "--json"]
    arguments += ["--color", checked("color", color, Colors)]
    arguments += ["--suicide", checked("suicide", suicide, Suicide)]
    arguments += ["--regions", checked("regions", regions, Regions)]
    arguments += ["--topology", checked("topology", topology, Topology)]
    if move is not None and every is not None:
        raise ValueError("move and every cannot both be given")
    if move is not None:
        arguments += ["--move", _number("move", move, 0)]
    if every is not None:
        arguments += ["--every", _number("every", every, 1)]
    if start is not None:
        arguments.append("--start=" + (start if isinstance(start, str) else ",".join(start)))
    # The mark of UTF-8, so that no encoding is guessed and none that a game names is believed.
    encoded = b"\xef\xbb\xbf" + text.encode() if isinstance(text, str) else text
    answered, remarks = _native.run(arguments, encoded)
    faults, oddities = _parsed(remarks.decode())
    report(faults, oddities, partial)
    return [json.loads(line) for line in answered.splitlines()]


def _number(name: str, number: int, least: int) -> str:
    if not least <= index(number) <= _LARGEST:
        raise ValueError(f"{name} is {number}: expected {least} to {_LARGEST}")
    return str(index(number))


def _parsed(remarks: str) -> tuple[list[Fault], list[Fault]]:
    """The complaints and the warnings among the lines on the program's standard error."""
    faults: list[Fault] = []
    oddities: list[Fault] = []
    for remark in filter(None, remarks.split("\n")):
        found = _REMARK.fullmatch(remark)
        if found is None:
            # About the text as a whole.
            raise PassAliveError([Fault(1, 1, remark)])
        line, column, is_warning, message = found.groups()
        (oddities if is_warning else faults).append(Fault(int(line), int(column), message))
    return faults, oddities
