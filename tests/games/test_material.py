"""Every key of a components file is read: a wrong number cannot hide where nobody looks."""

from pathlib import Path

import pytest

from kontor import games
from kontor.engine.components import ComponentsError

every_game = pytest.mark.parametrize("slug", games.SLUGS)


def with_more(slug: str, folder: Path, more: str) -> Path:
    """Write the components file of a game with something added at its end."""
    file = folder / "mine.toml"
    file.write_text((games.FOLDER / slug / "components.toml").read_text("utf-8") + more, "utf-8")
    return file


@every_game
def test_every_key_is_read(slug: str) -> None:
    unread = games.load(slug).components.unread()
    assert not unread, f"no rule of {slug} asks for these keys of components.toml: {unread}"


@every_game
def test_a_key_that_nobody_reads_is_named(slug: str, tmp_path: Path) -> None:
    file = with_more(slug, tmp_path, '\n[spare]\nnote = "a remark"\npieces = [{ count = 3 }]\n')
    with pytest.raises(ComponentsError, match=r"mine.toml: spare.pieces\[0\].count: unread"):
        games.load_with(slug, file)


@every_game
def test_an_unknown_house_rule_is_named(slug: str, tmp_path: Path) -> None:
    rule = '\n[[options]]\nid = "spare"\nvalues = ["a", "b"]\ndefault = "a"\nrule = "R1.1"\n'
    with pytest.raises(ComponentsError, match='unknown-value value="spare"'):
        games.load_with(slug, with_more(slug, tmp_path, rule))


@every_game
def test_a_remark_changes_nothing(slug: str, tmp_path: Path) -> None:
    file = with_more(slug, tmp_path, '\n[spare]\nnote = "as printed"\n')
    mine = games.load_with(slug, file)
    # A remark's table counts as an empty one.
    assert mine.components.unread() == []
