import numpy as np
import numpy.typing as npt

__all__ = ["__version__", "alive"]

__version__: str

_Mask = npt.NDArray[np.bool_]

def alive(
    boards: npt.NDArray[np.uint8],
    suicide: str,
    white: int,
    threads: int,
) -> list[_Mask]: ...
