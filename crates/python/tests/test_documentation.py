"""The Python of `docs/programs.md` prints what it says, and that of the README runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"

TEXT = Path(__file__).parents[3] / "docs" / "programs.md"



def blocks(path: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


BLOCKS = blocks(TEXT)


@pytest.mark.parametrize("block", BLOCKS)
def test_it_prints_what_it_says(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(block, {})
    expected = re.findall(r"^print.*\)  # (.*)$", block, re.MULTILINE)
    assert expected and capsys.readouterr().out.splitlines() == expected


def test_there_is_one_for_each_task() -> None:
    assert len(BLOCKS) == 3


def test_the_readme_runs() -> None:
    assert len(blocks(README)) == 4
    for block in blocks(README):
        exec(block, {})
