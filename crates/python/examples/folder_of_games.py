"""Statistics over a folder of games: when the first points are settled, and how many are at last.

    python folder_of_games.py FOLDER
"""

import sys
import warnings
from pathlib import Path

import numpy as np
from pass_alive import Game, PassAliveError, PassAliveWarning

TESTS = Path(__file__).parents[3] / "tests"


def main(folder: Path) -> None:
    warnings.simplefilter("ignore", PassAliveWarning)  # illegal moves are executed
    firsts: list[float] = []
    lasts: list[float] = []
    games = 0
    for path in sorted(folder.glob("**/*.sgf")):
        try:
            # Names in another encoding are not needed here.
            read = Game.all(path.read_text("utf-8", errors="replace"), partial=True)
        except (PassAliveError, OSError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            continue
        for game in read:
            settled = game.settled()
            points = (settled.black_held | settled.white_held).sum(axis=(1, 2))
            games += 1
            lasts.append(points[-1] / np.prod(game.size))
            if points.any():
                firsts.append(np.flatnonzero(points)[0] / max(1, len(game.moves)))
    print(f"{games} games, {len(firsts)} of them with settled points")
    if firsts:
        print(f"the first are settled after {np.median(firsts):.0%} of the moves (median)")
        print(f"at the end {np.mean(lasts):.0%} of the points are settled (mean)")


main(Path(sys.argv[1]) if len(sys.argv) > 1 else TESTS / "games")
