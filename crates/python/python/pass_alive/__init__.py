"""Benson's unconditional life in the game of Go: which stones can never be captured, even if
their owner always passes, and which points they hold.

`alive` answers for NumPy arrays with any number of boards.
"""

from ._boards import Alive, alive
from ._native import __version__

__all__ = ["Alive", "__version__", "alive"]
