"""The examples run, in the environment that `PASS_ALIVE_EXAMPLES_PYTHON` names if it does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"

PYTHON = os.environ.get("PASS_ALIVE_EXAMPLES_PYTHON", sys.executable)

PRINTED = {
    "folder_of_games.py": r"87 games, 87 of them with settled points\n.* 82% .*\n.* 75% .*\n",
    "own_program.py": r"500 boards agree; Black lives on 159\nboard 0 differs:\n(.*\n){5}the block on B5 falls in round 1\n(.*\n)*",
    "plain_benson.py": r"",
    "speed.py": r"(\d+×\d+: plain Python [\d,]+ boards a second; one thread [\d,]+, [\d,]+ times as many; .*\n){3}",
    "training_loop.py": r"(step \d+: loss \d\.\d\d\n){4}29 of 12800 moves left out; 5804 empty points kept out of the choice\n",
}


@pytest.mark.parametrize("example", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_it_prints_what_it_should(example: str) -> None:
    command = [PYTHON, "-W", "error", str(EXAMPLES / example)]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.fullmatch(PRINTED[example], ran.stdout), ran.stdout
