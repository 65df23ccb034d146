"""The guide for researchers: its examples run, its tables are those of the games."""

import re
import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.bench import encodings

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "research.md").read_text("utf-8")
COMMON = "stable_baselines3.common"
LEARNING = (
    "torch",
    "sb3_contrib",
    "stable_baselines3",
    COMMON,
    f"{COMMON}.callbacks",
    f"{COMMON}.vec_env",
)
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.filterwarnings("ignore")
def test_the_examples_of_the_guide_run() -> None:
    known: dict[str, Any] = {"__name__": "guide"}
    assert len(BLOCKS) > 7
    for number, block in enumerate(BLOCKS):
        exec(compile(block, f"research.md, block {number + 1}", "exec"), known)
    assert known["features"].shape == (64, 138)


def test_the_tables_are_those_of_the_games() -> None:
    told = encodings.page(encodings.kept())
    assert told == encodings.PAGE.read_text("utf-8"), "python -m tests.bench.encodings"


class Absent(ModuleType):
    """Stands for a library that is not needed here."""

    def __getattr__(self, name: str) -> Any:
        return type(name, (), {})


class FirstLegal:
    """Chooses the first legal action."""

    def predict(self, seen: Any, action_masks: Any, deterministic: bool) -> tuple[int, None]:
        """Choose."""
        assert deterministic and len(seen)
        return int(np.flatnonzero(action_masks)[0]), None


def test_the_example_of_learning_plays_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LEARNING:
        monkeypatch.setitem(sys.modules, name, Absent(name))
    known = runpy.run_path(str(DOCS / "examples" / "ppo_fugger.py"), run_name="example")
    share, half = known["share_of_wins"](FirstLegal(), known["BOTS"], 4)
    assert 0 <= share <= 1 and half >= 0
