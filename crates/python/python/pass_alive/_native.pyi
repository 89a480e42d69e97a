from collections.abc import Sequence
from typing import Optional, final

import numpy as np
import numpy.typing as npt

__all__ = ["Record", "__version__", "alive", "analyze", "eyes", "records"]

__version__: str

_Masks = Sequence[npt.NDArray[np.bool_]]
_Fault = tuple[int, int, str]

@final
class Record:
    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def title(self) -> str: ...
    def faults(self) -> list[_Fault]: ...
    def warnings(self) -> list[_Fault]: ...
    def moves(self) -> list[Optional[tuple[int, int]]]: ...
    def paint_boards(self, boards: npt.NDArray[np.uint8], white: int) -> None: ...
    def paint_settled(self, masks: _Masks, suicide: str) -> None: ...

def alive(
    boards: npt.NDArray[np.uint8],
    masks: _Masks,
    suicide: str,
    white: int,
    threads: int,
) -> None: ...
def records(text: str) -> tuple[list[Record], list[_Fault]]: ...
def analyze(
    text: bytes,
    *,
    color: str,
    suicide: str,
    regions: str,
    topology: str,
    start: Optional[str],
    number: Optional[int],
    every: Optional[int],
) -> tuple[list[str], list[_Fault], list[_Fault]]: ...
def eyes(
    text: bytes,
    *,
    color: str,
    solve: bool,
    all_moves: bool,
    limit: int,
    group: Optional[str],
    join: list[str],
    part: list[str],
    dead: Optional[str],
    alive: Optional[str],
    doubt: Optional[str],
    number: Optional[int],
    every: Optional[int],
) -> tuple[list[str], list[_Fault], list[_Fault]]: ...
