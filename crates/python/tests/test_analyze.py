"""`analyze`: the program's answers, options and faults."""

import json
import warnings
from pathlib import Path
from typing import Any

import pytest
from pass_alive import Fault, PassAliveError, PassAliveWarning, analyze

TESTS = Path(__file__).parents[3] / "tests"

GAME = "(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])"


def test_an_answer_for_each_position() -> None:
    answers = analyze(".X.X.\n\n.O.X.\n")
    assert [answer["index"] for answer in answers] == [0, 1]
    assert answers[0]["board"] == [".X.X."]
    assert answers[0]["black"]["alive"] == ["B1", "D1"]
    assert answers[1]["white"]["alive"] == []
    assert answers[0]["source"] == "-"


def test_options_are_those_of_the_program() -> None:
    def one(**options: Any) -> Any:
        [answer] = analyze("X.X.X\nXXXXX\n.....", **options)
        return answer

    assert "white" not in one(color="black") and "black" in one()
    assert one(suicide="allowed", regions="enclosed")["rules"] == {"suicide": "allowed", "regions": "enclosed"}
    assert one(topology="torus")["topology"] == "torus"
    assert one(start="A3, e3")["black"]["alive"] == one(start=["A3", "E3"])["black"]["alive"] != []


def test_moves_of_a_game() -> None:
    def numbers(**options: Any) -> list[int]:
        return [answer["move"] for answer in analyze(GAME, **options)]

    assert numbers() == [7]
    assert numbers(move=0) == [0]
    assert numbers(every=3) == [0, 3, 6, 7]
    assert numbers(every=1) == list(range(8))


def refusal(error: type[Exception] = ValueError, text: Any = "X.", **options: Any) -> str:
    with pytest.raises(error) as caught:
        analyze(text, **options)
    assert type(caught.value) is error
    return str(caught.value)


def test_wrong_options_are_refused() -> None:
    assert refusal(color="red") == "color is 'red': expected both, black or white"
    assert refusal(suicide="") == "suicide is '': expected forbidden or allowed"
    assert refusal(regions="large") == "regions is 'large': expected small or enclosed"
    assert refusal(topology="sphere") == "topology is 'sphere': expected box, cylinder or torus"
    assert refusal(move=-1) == "move is -1: expected 0 to 4294967295"
    assert refusal(every=0) == "every is 0: expected 1 to 4294967295"
    assert refusal(every=2**70) == f"every is {2**70}: expected 1 to 4294967295"
    assert refusal(move=1, every=1) == "move and every cannot both be given"
    assert refusal(start="I3").startswith("a point is a letter without I")
    assert refusal(start="--help").startswith("a point is a letter without I")
    for option in {"color": None}, {"move": 1.5}, {"every": "2"}, {"start": 3}, {"start": [3]}, {"komi": 7}:
        refusal(TypeError, **option)
    refusal(TypeError, text=None)
    refusal(TypeError, text=7)


def test_what_a_position_does_not_have_is_a_fault() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"move": 8}, "there is no move 8: the last is 7"),
        ({"start": "D4"}, "after move 7: the board has no point D4"),
        ({"topology": "torus"}, "only plain rows can be a torus, and this is a game"),
    ]
    for options, message in cases:
        with pytest.raises(PassAliveError) as caught:
            analyze(GAME, **options)
        assert caught.value.faults == (Fault(1, 1, message),)


def test_faults_have_line_and_column() -> None:
    with pytest.raises(ValueError, match=r"^3:2: the character “Z” means nothing here$") as caught:
        analyze(".X.\n\n.Z.\n")
    assert isinstance(caught.value, PassAliveError)
    assert (caught.value.line, caught.value.column) == (3, 2)
    with pytest.raises(PassAliveError, match=r"\(and 2 more\)$"):
        analyze("Z\n\n.\n\nZ\n\nXO")


def test_a_block_without_liberties_is_a_fault() -> None:
    with pytest.raises(PassAliveError, match=r"^1:1: the black stone on A1 has no liberty$"):
        analyze("XO")


def test_what_can_be_answered_is_answered_if_that_is_asked_for() -> None:
    with pytest.warns(PassAliveWarning) as caught:
        answers = analyze(".X.\n\n.Z.\n\n.X.X.", partial=True)
    assert [answer["index"] for answer in answers] == [0, 2]
    assert [str(warning.message) for warning in caught] == ["3:2: the character “Z” means nothing here"]
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(PassAliveWarning):
            analyze("XO", partial=True)


# Boards with layers are no fault here.
FAULTS = [case for case in json.loads((TESTS / "faults.json").read_text("utf-8")) if case["code"] != "layers"]


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case["words"])
def test_each_fault_is_worded_as_the_program_words_it(case: Any) -> None:
    fault = Fault(case["line"], case["column"], case["words"])
    text = case["text"].encode("latin-1") if case["outcome"] == "encoding" else case["text"]
    if case["outcome"] in ("refused", "complaint"):
        with pytest.raises(PassAliveError) as caught:
            analyze(text)
        assert caught.value.faults == (fault,)
    with pytest.warns(PassAliveWarning) as warned:
        answers = analyze(text, partial=True)
    assert [str(warning.message) for warning in warned] == [str(fault)]
    assert len(answers) == (case["outcome"] != "refused")


def test_a_string_is_decoded_already() -> None:
    russian = "(;CA[windows-1252]SZ[3]C[Привет];B[bb])"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert analyze(russian)[0]["move"] == 1
        assert analyze(russian.replace("1252", "1251").encode("windows-1251"))[0]["move"] == 1
    with pytest.raises(UnicodeEncodeError):
        analyze("\ud800")


@pytest.mark.parametrize("label", ["no\nsuch", "a\r\nb", "\x1b[31mred\x1b[0m", "x\x85y\u2028z", "-:9:9: warning: nothing"])
def test_a_label_with_line_ends_is_one_warning(label: str) -> None:
    with pytest.warns(PassAliveWarning) as warned:
        [answer] = analyze(f"(;CA[{label}]SZ[3];B[bb])".encode())
    assert answer["move"] == 1
    [message] = [str(warning.message) for warning in warned]
    assert message.startswith("1:1: the declared encoding ") and message.endswith(" is not known; it was read as UTF-8")
    assert message.isprintable()


def test_boards_in_space() -> None:
    [answer] = analyze(".X/XX//XX/X.")
    assert answer["layers"] == 2 and answer["black"]["blocks"][0]["points"][0] == "1:B2"
