"""Benson's unconditional life in the game of Go: which stones can never be captured, even if
their owner always passes, and which points they hold.

`alive` answers for NumPy arrays with any number of boards, `Game` for each move of a game record,
and `analyze` with the whole run, its blocks, regions and rounds, for any text with positions. `eyes`
answers which groups live when their owner answers.
"""

from ._analyze import analyze
from ._boards import Alive, alive
from ._eyes import eyes
from ._faults import Fault, PassAliveError, PassAliveWarning
from ._games import Game
from ._native import __version__

__all__ = [
    "Alive",
    "Fault",
    "Game",
    "PassAliveError",
    "PassAliveWarning",
    "__version__",
    "alive",
    "analyze",
    "eyes",
]
