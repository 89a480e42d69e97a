"""Benson's algorithm as his definitions read, in plain Python: a program to compare with."""

from collections.abc import Iterator
from itertools import count
from typing import Literal, Optional

Point = tuple[int, int]
Rows = list[list[int]]


def neighbors(rows: Rows, point: Point) -> Iterator[Point]:
    row, column = point
    for r, c in (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1):
        if 0 <= r < len(rows) and 0 <= c < len(rows[0]):
            yield r, c


def areas(rows: Rows, stones: set[int]) -> list[set[Point]]:
    """The connected areas of the points with one of these numbers."""
    rest = {(r, c) for r, row in enumerate(rows) for c, stone in enumerate(row) if stone in stones}
    found = []
    while rest:
        area, new = set(), [rest.pop()]
        while new:
            point = new.pop()
            area.add(point)
            more = [q for q in neighbors(rows, point) if q in rest]
            rest.difference_update(more)
            new.extend(more)
        found.append(area)
    return found


def alive_and_held(
    rows: Rows,
    color: int,
    suicide: Literal["forbidden", "allowed"] = "forbidden",
    rounds: Optional[int] = None,
) -> tuple[set[Point], set[Point]]:
    """The stones of the colour's unconditionally alive blocks, and the points that it holds.

    `rows` have 0 for an empty point, 1 for a black stone and 2 for a white one. With `rounds` the
    casting-out ends too early.
    """
    blocks = areas(rows, {color})
    liberties = [
        {q for point in block for q in neighbors(rows, point) if rows[q[0]][q[1]] == 0}
        for block in blocks
    ]
    regions = areas(rows, {0, 3 - color})
    next_to = [{q for point in region for q in neighbors(rows, point)} - region for region in regions]

    def is_healthy(region: set[Point], block: int) -> bool:
        """Every empty point of the region is a liberty of the block; where suicide is allowed
        every point of it is next to the block."""
        if suicide == "allowed":
            return all(not blocks[block].isdisjoint(neighbors(rows, point)) for point in region)
        return all(rows[r][c] != 0 or (r, c) in liberties[block] for r, c in region)

    left = set(range(len(blocks)))
    for _ in count() if rounds is None else range(rounds):
        stones = set().union(*(blocks[block] for block in left))
        kept = [number for number, around in enumerate(next_to) if around <= stones]
        vital = {
            block: [n for n in kept if next_to[n] & blocks[block] and is_healthy(regions[n], block)]
            for block in left
        }
        staying = {block for block in left if len(vital[block]) >= 2}
        if staying == left:
            break
        left = staying
    stones = set().union(*(blocks[block] for block in left))
    held = {number for block in left for number in vital[block]}
    return stones, stones.union(*(regions[number] for number in held))
