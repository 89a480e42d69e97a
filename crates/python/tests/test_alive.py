"""`alive`: its answers, and the arrays that it takes."""

import multiprocessing
import signal
import subprocess
import sys
import threading
import warnings
from typing import Any

import numpy as np
import pytest
from pass_alive import Alive, _native, alive
from plain_benson import alive_and_held
from positions import at_random

TWO_EYES = np.array([[0, 1, 0, 1], [1, 1, 1, 1], [0, 0, 0, 0], [2, 0, 0, 0]], dtype=np.int8)


def same(one: Alive, other: Alive) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other))


def test_two_eyes_hold_their_points() -> None:
    result = alive(TWO_EYES)
    assert result.black_alive.tolist() == [[False, True, False, True], [True] * 4] + [[False] * 4] * 2
    assert result.black_held.tolist() == [[True] * 4] * 2 + [[False] * 4] * 2
    assert not result.white_alive.any() and not result.white_held.any()
    assert all(mask.dtype == np.bool_ and mask.flags.c_contiguous for mask in result)


@pytest.mark.parametrize("suicide", ["forbidden", "allowed"])
@pytest.mark.parametrize("shape", [(1, 7), (2, 5), (3, 4), (5, 5), (6, 9), (19, 19), (5, 21)])
def test_as_in_plain_python(shape: tuple[int, int], suicide: Any) -> None:
    boards = at_random((40, *shape), seed=5, stones=0.75)
    result = alive(boards, suicide=suicide)
    for number, board in enumerate(boards):
        rows = board.tolist()
        expected = alive_and_held(rows, 1, suicide) + alive_and_held(rows, 2, suicide)
        for points, mask in zip(expected, result):
            assert points == set(map(tuple, np.argwhere(mask[number]).tolist())), board


def test_some_random_boards_have_life() -> None:
    assert alive(at_random((2000, 5, 5), seed=6)).black_alive.any(axis=(1, 2)).sum() > 100


def test_suicide_matters() -> None:
    """A white stone in the corner is not next to Black's block above. Where suicide is allowed
    White fills the corner, is taken off, and is one move ahead."""
    rows = ["O.XO.", "XX.XO", "OXXXO", ".OOO."]
    board = np.array([[".XO".index(stone) for stone in row] for row in rows], dtype=np.int8)
    assert alive(board).black_alive.any()
    assert not alive(board, suicide="allowed").black_alive.any()


def test_white_may_be_minus_one() -> None:
    boards = at_random((50, 9, 9), seed=7)
    assert same(alive(boards), alive(np.where(boards == 2, np.int8(-1), boards), white=-1))


def test_any_axes_come_before_rows_and_columns() -> None:
    boards = at_random((2, 3, 4, 7, 6), seed=8)
    result = alive(boards)
    assert all(mask.shape == boards.shape for mask in result)
    for index in np.ndindex(2, 3, 4):
        assert same(Alive(*(mask[index] for mask in result)), alive(boards[index]))


@pytest.mark.parametrize("shape", [(0, 19, 19), (2, 0, 9, 9), (0, 1, 1)])
def test_no_boards_have_empty_masks(shape: tuple[int, ...]) -> None:
    assert [mask.shape for mask in alive(np.zeros(shape, dtype=np.int8))] == [shape] * 4


def test_arrays_in_another_order_and_read_only() -> None:
    boards = at_random((30, 8, 9), seed=9)
    expected = alive(boards)
    assert same(alive(np.asfortranarray(boards)), expected)
    assert same(alive(np.repeat(boards, 2, axis=2)[..., ::2]), expected)
    backwards = alive(boards[::-1])
    assert same(Alive(*(mask[::-1] for mask in backwards)), expected)
    boards.flags.writeable = False
    assert same(alive(boards), expected)
    wide = np.broadcast_to(boards[0], (5, 8, 9))
    assert all((mask == mask[0]).all() for mask in alive(wide))


@pytest.mark.parametrize("threads", [1, 2, 7, None])
def test_any_number_of_threads(threads: Any) -> None:
    boards = at_random((3000, 7, 7), seed=10)
    assert same(alive(boards, threads=threads), alive(boards, threads=1))


def refusal(boards: Any, error: type[Exception] = ValueError, **options: Any) -> str:
    with pytest.raises(error) as caught:
        alive(boards, **options)
    assert type(caught.value) is error
    return str(caught.value)


@pytest.mark.parametrize("type_", ["int16", ">i2", "<i4", ">i8", "uint8", "bool", "float32", "object", "U1"])
def test_other_types_are_refused(type_: str) -> None:
    named = str(np.dtype(type_))
    assert refusal(np.zeros((2, 3), type_), TypeError) == f"boards have the type {named}: expected int8"


def test_what_is_no_array_is_refused() -> None:
    assert refusal([[0, 1], [0, 0]], TypeError) == "boards have the type int64: expected int8"
    assert refusal(None, TypeError) == "boards have the type object: expected int8"
    assert refusal("X.", TypeError).startswith("boards have the type ")


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ((), "boards have 0 axes: expected (…, rows, columns)"),
        ((361,), "boards have 1 axes: expected (…, rows, columns)"),
        ((0,), "boards have 1 axes: expected (…, rows, columns)"),
        ((5, 0, 9), "a board has 0 rows and 9 columns: expected 1 to 20000"),
        ((5, 9, 0), "a board has 9 rows and 0 columns: expected 1 to 20000"),
        ((1, 20_001), "a board has 1 rows and 20001 columns: expected 1 to 20000"),
    ],
)
def test_other_shapes_are_refused(shape: tuple[int, ...], message: str) -> None:
    assert refusal(np.zeros(shape, dtype=np.int8)) == message


def test_a_number_that_is_no_stone_is_named_with_its_index() -> None:
    boards = np.zeros((2, 3, 9, 9), dtype=np.int8)
    boards[1, 2, 4, 5] = 7
    assert refusal(boards) == "boards[1, 2, 4, 5] is 7: expected 0, 1 or 2"
    boards[1, 2, 4, 5] = -1
    assert refusal(boards) == "boards[1, 2, 4, 5] is -1: expected 0, 1 or 2"
    boards[1, 0, 0, 8] = 2
    assert refusal(boards, white=-1) == "boards[1, 0, 0, 8] is 2: expected 0, 1 or -1"
    assert refusal(boards[0, 0] + 3) == "boards[0, 0] is 3: expected 0, 1 or 2"


def test_a_block_without_liberties_is_named_with_its_index() -> None:
    boards = np.zeros((4, 3, 3), dtype=np.int8)
    boards[2] = [[0, 0, 1], [0, 1, 2], [0, 0, 1]]
    assert refusal(boards) == "boards[2, 1, 2]: the block of this stone has no liberty"
    assert refusal(np.ones((1, 1), dtype=np.int8)) == "boards[0, 0]: the block of this stone has no liberty"


def test_the_first_bad_board_is_named_on_all_threads() -> None:
    boards = np.zeros((30_000, 5, 5), dtype=np.int8)
    boards[29_000, 0, 0] = 9
    boards[20_123, 4, 4] = 3
    assert refusal(boards) == "boards[20123, 4, 4] is 3: expected 0, 1 or 2"


def test_a_bad_board_after_a_look_at_signals_has_its_own_number() -> None:
    boards = np.zeros((1_100_000, 3, 3), dtype=np.int8)
    boards[-1, 2, 2] = 4
    assert refusal(boards) == "boards[1099999, 2, 2] is 4: expected 0, 1 or 2"


def test_unknown_options_are_refused() -> None:
    boards = np.zeros((3, 3), dtype=np.int8)
    assert refusal(boards, suicide="maybe") == "suicide is 'maybe': expected forbidden or allowed"
    assert refusal(boards, white=3) == "white is 3: expected 2 or -1"
    assert refusal(boards, threads=0) == "threads is 0: expected 1 or more, or None"
    for options in {"suicide": None}, {"white": "O"}, {"threads": 1.5}, {"komi": 7}:
        refusal(boards, TypeError, **options)


def test_other_threads_of_python_run_meanwhile() -> None:
    """The interpreter's lock passes to another thread only where it is released, because the
    interval after which it would be taken away is long. NumPy releases it too, for the masks, so
    they are made before."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    boards = at_random((5_000, 9, 9), seed=11)
    masks = alive(boards)
    turns: list[int] = []
    stop = threading.Event()

    def take_turns() -> None:
        while not stop.wait(0.0005):
            turns.append(1)

    thread = threading.Thread(target=take_turns)
    try:
        thread.start()
        before = len(turns)
        for _ in range(1000):
            _native.alive(boards.view(np.uint8), masks, "forbidden", 2, 1)
            after = len(turns)
            if after > before:
                break
    finally:
        stop.set()
        sys.setswitchinterval(interval)
        thread.join()
    assert after > before


def test_a_signal_ends_a_long_call() -> None:
    if not hasattr(signal, "setitimer"):
        pytest.skip("no timer sends signals here")
    boards = np.zeros((4_000_000, 5, 5), dtype=np.int8)

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            signal.setitimer(signal.ITIMER_REAL, 0.01)
            alive(boards)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_a_forked_process_has_threads_of_its_own() -> None:
    if "fork" not in multiprocessing.get_all_start_methods():
        pytest.skip("no process is forked here")
    boards = at_random((5000, 9, 9), seed=12)
    expected = alive(boards, threads=2).black_alive.sum()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        with multiprocessing.get_context("fork").Pool(1) as pool:
            counted = pool.apply_async(count_alive, (boards,)).get(timeout=120)
    assert counted == expected


def count_alive(boards: Any) -> Any:
    return alive(boards, threads=2).black_alive.sum()


PEAK = """
import numpy as np
from pass_alive import alive
def peak():
    status = open("/proc/self/status").read()
    return 1024 * int(status.partition("VmHWM:")[2].split()[0])
boards = np.full((100_000, 19, 19), 0, dtype=np.int8)
before = peak()
alive(boards)
print((peak() - before) / boards.size)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells the peak of memory")
def test_nothing_is_copied() -> None:
    """Besides the boards there is room for the masks, four bytes a point, and little more."""
    ran = subprocess.run([sys.executable, "-c", PEAK], capture_output=True, text=True, check=True)
    assert 3.9 < float(ran.stdout) < 4.5
