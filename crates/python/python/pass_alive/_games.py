"""Game records."""

from typing import Optional

import numpy as np
import numpy.typing as npt

from . import _native
from ._boards import Alive, empty
from ._faults import Fault, report
from ._words import Suicide, White, checked


class Game:
    """The main line of a game record: SGF, or a `$$` diagram with numbered moves.

    >>> game = Game("(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])")
    >>> game.size, len(game.moves)
    ((3, 3), 7)
    >>> game.settled().black_held.sum(axis=(1, 2)).tolist()
    [0, 0, 0, 0, 0, 9, 9, 9]
    """

    size: tuple[int, int]
    """Rows and columns."""
    moves: list[Optional[tuple[int, int]]]
    """Row and column of each move, from 0 at the top left; None for a pass. The colour is that of
    the stone there in `boards`."""
    title: str
    """The name of the game, or else its players or its event; often empty."""
    faults: tuple[Fault, ...]
    """What could not be read, if that was allowed."""

    def __init__(self, text: str, *, partial: bool = False) -> None:
        """Reads the only game of a text.

        Raises PassAliveError, a ValueError with line and column, if it cannot be read whole; with
        `partial` it is read as far as possible, with a PassAliveWarning. Illegal moves are
        executed, as SGF says, with a warning. Raises ValueError if there are several games.
        """
        records, faults = _native.records(text)
        if len(records) + len(faults) > 1:
            number = len(records) + len(faults)
            raise ValueError(f"there are {number} games in this text: use Game.all")
        report([Fault(*fault) for fault in faults], [], False)
        self._open(records[0])
        report(self.faults, _oddities(records[0]), partial)

    @staticmethod
    def all(text: str, *, partial: bool = False) -> "list[Game]":
        """Reads all games of a text.

        Raises PassAliveError if one of them cannot be read whole. With `partial` games are read
        as far as possible, and left out if there is nothing to read, with a PassAliveWarning.
        """
        records, unreadable = _native.records(text)
        games = [Game.__new__(Game) for _ in records]
        faults = [Fault(*fault) for fault in unreadable]
        oddities = []
        for game, record in zip(games, records):
            game._open(record)
            faults += game.faults
            oddities += _oddities(record)
        report(sorted(faults), oddities, partial)
        return games

    def _open(self, record: _native.Record) -> None:
        self._record = record
        self.size = record.size
        self.moves = record.moves()
        self.title = record.title
        self.faults = tuple(Fault(*fault) for fault in record.faults())

    def _shape(self) -> tuple[int, int, int]:
        return len(self.moves) + 1, *self.size

    def boards(self, *, white: White = 2) -> npt.NDArray[np.int8]:
        """The stones after 0, 1, 2 … moves: int8 of shape (moves + 1, rows, columns), with 0 for
        an empty point, 1 for a black stone and `white`, 2 or −1, for a white one.
        """
        boards = np.zeros(self._shape(), dtype=np.int8)
        self._record.paint_boards(boards.view(np.uint8), white)
        return boards

    def settled(self, *, suicide: Suicide = "forbidden") -> Alive:
        """What is settled after 0, 1, 2 … moves: for each colour alive stones and held points, in
        arrays of shape (moves + 1, rows, columns).

        Raises ValueError, with the number of the move, for a block without liberties.
        """
        checked("suicide", suicide, Suicide)
        masks = empty(self._shape())
        self._record.paint_settled(masks, suicide)
        return masks

    def __repr__(self) -> str:
        rows, columns = self.size
        title = f" {self.title!r}" if self.title else ""
        return f"<Game{title} {columns}×{rows}, {len(self.moves)} moves>"


def _oddities(record: _native.Record) -> list[Fault]:
    return [Fault(*warning) for warning in record.warnings()]
