"""Leaves settled points out of a training loop that learns to predict moves.

Nobody needs to move on a point that is held. So such moves are no examples to learn from, and the
network need not spread its probability over such points. The loop trains a linear model, with
NumPy alone, on the games of a file in `tests/games`.
"""

from pathlib import Path

import numpy as np
from pass_alive import Game, alive

GAMES = Path(__file__).parents[3] / "tests" / "games" / "selfplay9.sgf"

positions, targets = [], []
for game in Game.all(GAMES.read_text("utf-8")):
    rows, columns = game.size
    for board, move in zip(game.boards(white=-1), game.moves):
        if move is not None:
            positions.append(board)
            targets.append(move[0] * columns + move[1])
boards, moves = np.stack(positions), np.array(targets)

random = np.random.default_rng(0)
weights = np.zeros((81, 81))
left_out = spared = 0
for step in range(200):
    batch = random.integers(len(boards), size=64)
    result = alive(boards[batch], white=-1, threads=1)
    settled = (result.black_held | result.white_held).reshape(64, 81)
    inputs = boards[batch].reshape(64, 81)

    # Only moves that decide something are learnt from.
    wanted = ~settled[np.arange(64), moves[batch]]
    left_out += int((~wanted).sum())
    playable = (inputs == 0) & ~settled
    spared += int((settled & (inputs == 0)).sum())

    scores = np.where(playable, inputs @ weights, -np.inf)[wanted]
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    loss = -np.log(chances[np.arange(len(chances)), moves[batch][wanted]]).mean()
    chances[np.arange(len(chances)), moves[batch][wanted]] -= 1
    weights -= 0.1 * inputs[wanted].T @ chances / len(chances)
    if step % 50 == 49:
        print(f"step {step + 1}: loss {loss:.2f}")

print(f"{left_out} of {200 * 64} moves left out; {spared} empty points kept out of the choice")
