"""The masks are those that `analyze` gives, on 10,000 boards of games and at random."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from pass_alive import Game, alive, analyze
from positions import Boards, at_random

GAMES = Path(__file__).parents[3] / "tests" / "games"

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def rows(boards: Boards) -> str:
    return "\n\n".join("\n".join("".join(".XO"[stone] for stone in row) for row in board) for board in boards.tolist())


def masks(answer: Any, color: str) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Alive stones and held points, by the names of points in an answer."""
    alive_, held = np.zeros((2, answer["rows"], answer["columns"]), dtype=np.bool_)
    side = answer[color]
    points = {region["name"]: region["points"] for region in side["regions"]}

    def mark(mask: npt.NDArray[np.bool_], names: list[str]) -> None:
        for name in names:
            mask[answer["rows"] - int(name[1:]), COLUMNS.index(name[0])] = True

    mark(alive_, side["alive"])
    mark(held, side["alive"])
    for block in side["blocks"]:
        if block["castOut"] is None:
            for region in block["why"]["vital"]:
                mark(held, points[region])
    return alive_, held


def of_games(name: str, number: int, half: int) -> Boards:
    """So many boards, spread over the moves of all games of a file, from the first or the second
    of every two."""
    boards = np.concatenate([game.boards() for game in Game.all((GAMES / name).read_text("utf-8"))])[half::2]
    spread: Boards = boards[np.linspace(0, len(boards) - 1, number).astype(int)]
    return spread


@pytest.mark.parametrize(("suicide", "seed"), [("forbidden", 0), ("allowed", 1)])
def test_masks_of_twice_5000_boards(suicide: Any, seed: int) -> None:
    batches = [
        of_games("selfplay9.sgf", 1200, seed),
        of_games("selfplay13.sgf", 700, seed),
        of_games("selfplay19.sgf", 300, seed),
        at_random((1500, 5, 5), seed, 0.8),
        at_random((700, 4, 11), seed, 0.9),
        at_random((500, 9, 9), seed, 0.75),
        at_random((100, 19, 19), seed, 0.7),
    ]
    boards = lives = 0
    for batch in batches:
        result = alive(batch, suicide=suicide)
        answers = analyze(rows(batch), suicide=suicide)
        assert len(answers) == len(batch)
        for number, answer in enumerate(answers):
            expected = masks(answer, "black") + masks(answer, "white")
            assert all(np.array_equal(one[number], other) for one, other in zip(result, expected)), answer["board"]
            lives += any(mask.any() for mask in expected)
        boards += len(batch)
    assert boards == 5000
    assert lives > 1000
