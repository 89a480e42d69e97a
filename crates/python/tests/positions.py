"""Boards for the tests."""

from typing import Any

import numpy as np
import numpy.typing as npt

Boards = npt.NDArray[np.int8]


def grown(points: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """These points of each board and those next to them."""
    around = points.copy()
    around[..., 1:, :] |= points[..., :-1, :]
    around[..., :-1, :] |= points[..., 1:, :]
    around[..., :, 1:] |= points[..., :, :-1]
    around[..., :, :-1] |= points[..., :, 1:]
    return around


def without_captured(boards: Boards) -> Boards:
    """The boards without the blocks that have no liberty: first those of White, then of Black."""
    boards = boards.copy()
    for color in 2, 1:
        own = boards == color
        free = own & grown(boards == 0)
        while (more := own & grown(free)).sum() > free.sum():
            free = more
        boards[own & ~free] = 0
    return boards


def at_random(shape: tuple[int, ...], seed: int, stones: float = 0.7) -> Boards:
    """Boards on which each point has a stone with this probability, if that has a liberty."""
    chances: Any = [1 - stones, stones / 2, stones / 2]
    numbers = np.random.default_rng(seed).choice(3, shape, p=chances)
    return without_captured(numbers.astype(np.int8))
