"""Boards a second, beside an implementation in plain Python, on positions of real games."""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from pass_alive import Game, alive
from plain_benson import alive_and_held

GAMES = Path(__file__).parents[3] / "tests" / "games"


def seconds(run: Callable[[], object]) -> float:
    """The median of three."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return sorted(times)[1]


for side in 9, 13, 19:
    games = Game.all((GAMES / f"selfplay{side}.sgf").read_text("utf-8"))
    boards = np.concatenate([game.boards() for game in games])
    few = boards[:: len(boards) // 25].tolist()
    many = np.concatenate([boards] * max(1, 20_000 // len(boards)))
    plain = len(few) / seconds(lambda: [alive_and_held(rows, color) for rows in few for color in (1, 2)])
    one = len(many) / seconds(lambda: alive(many, threads=1))
    all_cores = len(many) / seconds(lambda: alive(many))
    print(
        f"{side}×{side}: plain Python {plain:,.0f} boards a second; one thread {one:,.0f},"
        f" {one / plain:,.0f} times as many; all cores {all_cores:,.0f}, {all_cores / plain:,.0f} times"
    )
