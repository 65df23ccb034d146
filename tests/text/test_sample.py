"""The sample in docs/said.md is what the games say now."""

from tests.text import sample


def test_the_sample_is_current() -> None:
    said = sample.FILE.read_text("utf-8")
    assert said == sample.sample(), "write it anew: python -m tests.text.sample"
