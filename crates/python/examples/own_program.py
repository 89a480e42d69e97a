"""Checks a program of one's own, in any language, on random boards.

Replace `own` by a call of your program. Here it is an implementation in plain Python, and then
the same with a mistake: it ends after the first round.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import plain_benson
from pass_alive import alive, analyze

Boards = npt.NDArray[np.int8]
Rows = list[list[int]]


def own(rows: Rows) -> set[tuple[int, int]]:
    """The alive stones of Black, by row and column."""
    return plain_benson.alive_and_held(rows, 1)[0]


def mistaken(rows: Rows) -> set[tuple[int, int]]:
    """The same, but what falls in the second round and later stays."""
    return plain_benson.alive_and_held(rows, 1, rounds=1)[0]


def random_boards(number: int, side: int) -> Boards:
    """Boards on which each block has a liberty."""
    random = np.random.default_rng(0)
    boards: Boards = random.choice(np.array([0, 1, 1, 2], np.int8), (number, side, side))
    while True:
        try:
            alive(boards)
        except ValueError as error:
            # It begins with boards[3, 1, 2]: the block of the stone there has no liberty.
            index = str(error).partition("[")[2].partition("]")[0]
            boards[tuple(int(number) for number in index.split(","))] = 0
        else:
            return boards


def check(boards: Boards, program: Callable[[Rows], set[tuple[int, int]]]) -> None:
    ours = alive(boards).black_alive
    for number, board in enumerate(boards.tolist()):
        theirs = program(board)
        if theirs != set(map(tuple, np.argwhere(ours[number]).tolist())):
            rows = "\n".join("".join(".XO"[stone] for stone in row) for row in board)
            [answer] = analyze(rows, color="black")
            print(f"board {number} differs:\n{rows}")
            for block in answer["black"]["blocks"]:
                if block["castOut"]:
                    print(f"the block on {block['points'][0]} falls in round {block['castOut']}")
            return
    print(f"{len(boards)} boards agree; Black lives on {ours.any(axis=(1, 2)).sum()}")


boards = random_boards(500, 5)
check(boards, own)
check(boards, mistaken)
