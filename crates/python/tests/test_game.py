"""`Game`: positions of records, and what is settled in them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pass_alive import Fault, Game, PassAliveError, PassAliveWarning, alive

GAMES = Path(__file__).parents[3] / "tests" / "games"

TEXT = "(;SZ[3:4]PB[Ann]PW[Bob];B[bb];W[ac];B[ab];W[];B[cb];W[cd];B[ba])"


def test_moves_and_boards() -> None:
    game = Game(TEXT)
    assert game.size == (4, 3) and game.faults == ()
    assert game.moves == [(1, 1), (2, 0), (1, 0), None, (1, 2), (3, 2), (0, 1)]
    boards = game.boards()
    assert boards.shape == (8, 4, 3) and boards.dtype == np.int8
    assert not boards[0].any()
    assert boards[-1].tolist() == [[0, 1, 0], [1, 1, 1], [2, 0, 0], [0, 0, 2]]
    assert game.boards(white=-1).min() == -1 and (np.abs(game.boards(white=-1)) == (boards > 0)).all()
    assert repr(game) == "<Game 'Ann – Bob' 3×4, 7 moves>"


def test_captures_and_setups() -> None:
    boards = Game("(;SZ[3:1]AB[aa]AW[ba];B[ca];AW[aa])").boards()
    assert boards.tolist() == [[[1, 2, 0]], [[2, 0, 1]]]


@pytest.mark.parametrize("suicide", ["forbidden", "allowed"])
@pytest.mark.parametrize("name", ["selfplay9.sgf", "selfplay13.sgf", "selfplay19.sgf"])
def test_settled_is_alive_on_each_board(name: str, suicide: Any) -> None:
    settled = 0
    for game in Game.all((GAMES / name).read_text("utf-8")):
        followed, decided = game.settled(suicide=suicide), alive(game.boards(), suicide=suicide)
        assert all(np.array_equal(one, other) for one, other in zip(followed, decided))
        settled += followed.black_held.sum() + followed.white_held.sum()
    assert settled > 0


def test_a_text_with_several_games() -> None:
    assert [len(game.moves) for game in Game.all(TEXT + "(;SZ[9])")] == [7, 0]
    with pytest.raises(ValueError, match="^there are 2 games in this text: use Game.all$"):
        Game(TEXT + TEXT)


def test_faults_have_line_and_column() -> None:
    for text, fault in (
        ("", Fault(1, 1, "there is nothing here to read")),
        ("(;SZ[9]\n;B[aa];W[zz];B[bb])", Fault(2, 10, "this point is not on the board of 9×9")),
        (".X/O.//../..//../..", Fault(1, 1, "this board has 3 layers; here it can have only one")),
    ):
        with pytest.raises(PassAliveError) as caught:
            Game(text)
        assert caught.value.faults == (fault,)
        with pytest.raises(PassAliveError):
            Game.all(text)


def test_as_much_as_possible_is_read_if_that_is_asked_for() -> None:
    with pytest.warns(PassAliveWarning, match="^1:18: this point is not") as caught:
        game = Game("(;SZ[9];B[aa]; W[zz];B[bb])", partial=True)
    assert caught[0].filename == __file__
    assert game.moves == [(0, 0)] and len(game.faults) == 1
    with pytest.raises(PassAliveError):
        Game("nothing of the kind", partial=True)
    with pytest.warns(PassAliveWarning) as warned:
        games = Game.all("(;GM[2])(;SZ[9];B[aa])(;SZ[9];B[aa", partial=True)
    assert [len(game.moves) for game in games] == [1, 0]
    assert len(warned) == 2


def test_illegal_moves_are_executed_with_a_warning() -> None:
    with pytest.warns(PassAliveWarning, match="^1:17: move 2, white A3, is illegal"):
        game = Game("(;SZ[3];B[aa];W[aa])")
    assert game.boards()[-1, 0, 0] == 2


def test_a_block_without_liberties_is_named_with_its_move() -> None:
    game = Game("(;SZ[2];B[aa];AW[ba][ab])")
    with pytest.raises(ValueError, match="^after move 1: the black stone on A2 has no liberty$"):
        game.settled()


def test_wrong_options_are_refused() -> None:
    game = Game(TEXT)
    cases: list[tuple[dict[str, Any], type[Exception]]] = [
        ({"suicide": "never"}, ValueError),
        ({"suicide": None}, TypeError),
        ({"suicide": "forbidden", "komi": 7}, TypeError),
    ]
    for options, error in cases:
        with pytest.raises(error):
            game.settled(**options)
    with pytest.raises(ValueError, match="^white is 1: expected 2 or -1$"):
        game.boards(white=1)  # type: ignore[arg-type]
    for text in b"(;SZ[9])", None, 3:
        with pytest.raises(TypeError):
            Game(text)  # type: ignore[arg-type]
