"""The Python of `docs/programs.md` prints what it says."""

import re
from pathlib import Path

import pytest

TEXT = Path(__file__).parents[3] / "docs" / "programs.md"

BLOCKS = re.findall(r"```python\n(.*?)```", TEXT.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_it_prints_what_it_says(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(block, {})
    expected = re.findall(r"^print.*\)  # (.*)$", block, re.MULTILINE)
    assert expected and capsys.readouterr().out.splitlines() == expected


def test_there_is_one_for_each_task() -> None:
    assert len(BLOCKS) == 3
