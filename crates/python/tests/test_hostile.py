"""Whatever the text, it ends in a value or in a ValueError, never in a panic."""

import random
import warnings

from pass_alive import Game, analyze, eyes

PIECES = ["(;", ")", "(", ";B[aa]", ";W[bb]", ";B[]", ";W[zz]", "SZ[5]", "SZ[2:3]", "SZ[0]", "AB[aa][bb]", "AW[cc:dd]"]
PIECES += ["AE[aa]", "X", "O", ".", "/", "\n", "\n\n", "--\n", "$$B title\n", "$$ | 1 2 . |\n", "$$ ---\n", "C[\\]]"]
PIECES += ["\0", "é", "本", "\ufeff", "GM[2]", "CA[Shift_JIS]", "]", "[", " ", "\r\n"]


def test_texts_at_random() -> None:
    choices = random.Random(1)
    answers = games = groups = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(1200):
            text = "".join(choices.choices(PIECES, k=choices.randrange(25)))
            answers += len(analyze(text, partial=True, every=1, color=choices.choice(["both", "black", "white"])))
            groups += sum(len(answer["black"]["groups"]) for answer in eyes(text, partial=True, solve=True, limit=100))
            try:
                read = Game.all(text, partial=True)
            except UnicodeEncodeError:
                continue
            for game in read:
                boards = game.boards()
                assert len(boards) == len(game.moves) + 1
                try:
                    assert game.settled().black_held.shape == boards.shape
                except ValueError as error:
                    assert "no liberty" in str(error)
                games += 1
    assert answers > 500 and games > 250 and groups > 100


def test_bytes_at_random() -> None:
    choices = random.Random(2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(300):
            analyze(choices.randbytes(choices.randrange(200)), partial=True)
            analyze(b"(;SZ[5];B[aa]C[" + choices.randbytes(40), partial=True)
