"""Unconditional life on NumPy arrays of boards."""

from typing import NamedTuple, Optional

import numpy as np
import numpy.typing as npt

from . import _native
from ._words import Suicide, White, checked


class Alive(NamedTuple):
    """What both colours hold on each board: four boolean arrays of the shape of the boards."""

    black_alive: npt.NDArray[np.bool_]
    """The stones of Black's blocks that are unconditionally alive."""
    black_held: npt.NDArray[np.bool_]
    """Those stones, and all points of the regions vital to one of their blocks: there White can
    never have a stone that stays."""
    white_alive: npt.NDArray[np.bool_]
    """The stones of White's blocks that are unconditionally alive."""
    white_held: npt.NDArray[np.bool_]
    """Those stones, and all points of the regions vital to one of their blocks."""


def empty(shape: tuple[int, ...]) -> Alive:
    """Masks without any point."""
    return Alive(*(np.zeros(shape, dtype=np.bool_) for _ in Alive._fields))


def alive(
    boards: npt.NDArray[np.int8],
    *,
    suicide: Suicide = "forbidden",
    white: White = 2,
    threads: Optional[int] = None,
) -> Alive:
    """Decides which stones are unconditionally alive on each of many boards.

    `boards` has the shape (…, rows, columns), 1 to 20,000 rows and columns, and the type int8. 0
    is an empty point, 1 a black stone, and `white` the number of a white stone: 2 or −1.
    Any number of axes may come before the last two, also none. Arrays that are C-contiguous are
    read where they are, others are copied first; nothing may write to them meanwhile.

    `suicide` is the rule on suicide of several stones. The boards are decided on `threads`
    threads, None for one on each core, without the interpreter's lock.

    >>> import numpy as np
    >>> board = np.array([[0, 1, 0, 1], [1, 1, 1, 1], [0, 0, 0, 0], [2, 0, 0, 0]], dtype=np.int8)
    >>> alive(board).black_held.astype(int)
    array([[1, 1, 1, 1],
           [1, 1, 1, 1],
           [0, 0, 0, 0],
           [0, 0, 0, 0]])

    Raises TypeError for another type of array, and ValueError, with the index, for another shape,
    for a number that is no stone, and for a block without liberties.
    """
    boards = np.asarray(boards)
    if boards.dtype != np.int8:
        raise TypeError(f"boards have the type {boards.dtype}: expected int8")
    if threads is not None and threads < 1:
        raise ValueError(f"threads is {threads}: expected 1 or more, or None")
    contiguous = boards if boards.ndim == 0 else np.ascontiguousarray(boards)
    masks = empty(boards.shape)
    checked("suicide", suicide, Suicide)
    _native.alive(contiguous.view(np.uint8), masks, suicide, white, threads or 0)
    return masks
