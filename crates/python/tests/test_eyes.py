"""`eyes`: the program's answers, options and faults."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from pass_alive import Fault, PassAliveError, PassAliveWarning, eyes

NAMED = Path(__file__).parents[3] / "web" / "scenes" / "named.json"

STRAIGHT_THREE = ".X.X.X.\nXXXXXXX\nXOOOOOX\nXO...OX"

POCKET = ".O..X....\n.O..X....\nOOOOX....\nXXXXX....\n" + ".........\n" * 5


def white(text: str, **options: Any) -> Any:
    [answer] = eyes(text, color="white", **options)
    return answer["white"]["groups"]


@pytest.mark.parametrize("named", json.loads(NAMED.read_text("utf-8"))["groups"], ids=lambda named: named["id"])
def test_groups_with_names_have_the_status_that_is_claimed(named: Any) -> None:
    groups = white(named["board"].replace("/", "\n"), solve=True, limit=3_000_000)
    group = max(groups, key=lambda group: len(group["stones"]))
    assert (group["status"], group["basis"] != "rules") == (named["claims"]["status"], True)
    assert group["solved"]["first"]["opponent"]["contested"] == named["claims"]["byKo"]


def test_what_is_not_solved_is_not_called_proven() -> None:
    by_rules = white(STRAIGHT_THREE)[0]
    assert (by_rules["status"], by_rules["basis"]) == ("critical", "rules") and "solved" not in by_rules
    limited = white(STRAIGHT_THREE, solve=True, limit=3)[0]
    assert (limited["status"], limited["basis"], limited["solved"]["declined"]) == ("critical", "rules", "limit")
    proven = white(STRAIGHT_THREE, solve=True)[0]
    assert (proven["status"], proven["basis"], proven["solved"]["declined"]) == ("critical", "proven", None)
    first = proven["solved"]["first"]
    assert (proven["save"], proven["kill"]) == (["D1"], ["D1"])
    assert (first["owner"]["outcome"], first["opponent"]["outcome"]) == ("lives", "dies")
    assert first["owner"]["line"][0] == first["opponent"]["line"][0] == "D1"
    # The black group is unconditionally alive.
    [answer] = eyes(STRAIGHT_THREE, solve=True)
    assert answer["black"]["groups"][0]["basis"] == "proven"


def test_an_answer_says_what_it_assumes_and_an_assumption_is_taken_back() -> None:
    assuming = white(POCKET, solve=True, all_moves=True)[0]
    assert (assuming["status"], assuming["basis"]) == ("critical", "assuming")
    assert (assuming["save"], assuming["kill"]) == (["D8"], ["D8", "C9"])
    assert assuming["solved"]["assumed"] == ["E9"]
    doubted = white(POCKET, solve=True, doubt="E9")[0]["solved"]
    assert "E9" not in doubted["assumed"] and doubted["points"] > assuming["solved"]["points"]


def test_blocks_are_joined_parted_and_called_dead_or_alive() -> None:
    apart = "O........\n" + ".........\n" * 7 + "........O\n"
    assert len(white(apart)) == 2
    assert len(white(apart, join=["A9,J1"])) == len(white(apart, join=[["A9", "J1"]])) == 1
    linked = "O.O..\n.....\n.....\n"
    assert len(white(linked)) == 1
    assert len(white(linked, part=[["A3", "C3"]])) == 2
    assert [group["stones"] for group in white(apart, group="J1")] == [["J1"]]


def refusal(error: type[Exception] = ValueError, text: Any = "X.", **options: Any) -> str:
    with pytest.raises(error) as caught:
        eyes(text, **options)
    assert type(caught.value) is error
    return str(caught.value)


def test_wrong_options_are_refused() -> None:
    assert refusal(color="red") == "color is 'red': expected both, black or white"
    assert refusal(solve=True, limit=0) == "limit is 0: expected 1 to 1000000000"
    assert refusal(all_moves=True) == refusal(doubt="A1") == "all_moves and doubt need solve"
    assert refusal(join=["A1"]) == "join has 'A1': two points or more are needed, such as 'C3,D5'"
    assert refusal(group="I3").startswith("a point is a letter without I")
    assert refusal(move=1, every=1) == "move and every cannot both be given"
    for option in {"join": "A1,B1"}, {"limit": 1.5}, {"dead": 3}, {"topology": "torus"}:
        refusal(TypeError, **option)


def test_what_a_position_does_not_have_is_a_fault() -> None:
    cases: list[tuple[str, dict[str, Any], str]] = [
        ("X.O", {"dead": "B1"}, "there is no stone on B1 to call dead"),
        ("X.O", {"join": ["A1,C1"]}, "A1 and C1 are of different colours to join"),
        ("X.O", {"solve": True, "doubt": "K9"}, "the board has no point K9"),
        ("X.\n--\n..", {}, "this board has 2 layers; here it can have only one"),
        ("." * 53, {}, "the board is too big to look for eyes"),
        ("XO", {}, "the black stone on A1 has no liberty"),
    ]
    for text, options, message in cases:
        with pytest.raises(PassAliveError) as caught:
            eyes(text, **options)
        assert caught.value.faults == (Fault(1, 1, message),)
    with pytest.warns(PassAliveWarning):
        assert len(eyes("XO\n\nX.", partial=True)) == 1


def test_moves_of_a_game() -> None:
    game = "(;SZ[3];B[bb];W[ac];B[ab])"
    assert [answer["move"] for answer in eyes(game, every=2)] == [0, 2, 3]
    assert [answer["move"] for answer in eyes(game, move=1)] == [1]


LONG = """
import sys
from pass_alive import eyes
print("begun", flush=True)
eyes("." * 13 + "\\n" + "\\n".join(["." * 4 + "OO" + "." * 7] * 2 + ["." * 13] * 10), solve=True, all_moves=True, limit=10**9)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C to a whole console")
def test_ctrl_c_ends_a_search() -> None:
    process = subprocess.Popen([sys.executable, "-c", LONG], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with process:
        assert process.stdout and process.stdout.readline() == "begun\n"
        time.sleep(0.5)
        guard = threading.Timer(30, process.kill)
        guard.start()
        os.kill(process.pid, signal.SIGINT)
        assert process.stderr and "KeyboardInterrupt" in process.stderr.read()
        guard.cancel()
