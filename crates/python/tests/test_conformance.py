"""`alive`, and the examples' plain implementation, on the conformance set."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pass_alive import alive
from plain_benson import alive_and_held

SET = Path(__file__).parents[3] / "tests" / "conformance"

POSITIONS = [
    position for path in sorted(SET.glob("*.json")) for position in json.loads(path.read_text("utf-8"))["positions"]
]


def test_the_set_is_read() -> None:
    assert len(POSITIONS) >= 300


@pytest.mark.parametrize("suicide", ["forbidden", "allowed"])
def test_every_position(suicide: Any) -> None:
    for position in POSITIONS:
        board, *pictures = zip(*(row.split() for row in position["rows"]))
        stones, held = pictures[:2] if suicide == "forbidden" else pictures[2:]
        rows = [[".XO".index(stone) for stone in row] for row in board]
        result = alive(np.array(rows, dtype=np.int8), suicide=suicide)
        for color, letter, is_alive, is_held in (1, "X", *result[:2]), (2, "O", *result[2:]):
            plain = [set(map(tuple, np.argwhere(mask).tolist())) for mask in (is_alive, is_held)]
            assert list(alive_and_held(rows, color, suicide)) == plain, position["id"]
            for picture, mask in (stones, is_alive), (held, is_held):
                assert mask.tolist() == [[point == letter for point in row] for row in picture], position["id"]
