"""Lets the tests import the examples and what they share."""

import sys
from pathlib import Path

TESTS = Path(__file__).parent

sys.path += [str(TESTS), str(TESTS.parent / "examples")]
