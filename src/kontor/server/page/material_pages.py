"""Pages about material: of a game, and of a table that plays with a corrected file."""

import tomllib
from functools import lru_cache
from typing import Any, Final

from kontor import games
from kontor.server.page.material import CONFIRMED, Difference, differences
from kontor.server.page.material_files import parts, usual
from kontor.server.page.material_words import MaterialTexts
from kontor.server.page.pages import Visitor, offer
from kontor.server.page.regions import Scene, has_board, title
from kontor.server.page.render import render
from kontor.server.service.correcting import LARGEST_FILE
from kontor.server.service.sight import GATHERING, TableSight

DIFFERENCES_SHOWN: Final = 200


def material(visitor: Visitor, slug: str) -> str:
    """Return the page of a game's material."""
    words = MaterialTexts(visitor.language, slug)
    context = visitor.context(words) | {
        "slug": slug,
        "parts": parts(slug),
        "rules": offer(slug, visitor.language)["rules"],
        "confirmed": CONFIRMED,
        "has_board": has_board(slug),
    }
    return render("material.html", context)


@lru_cache(maxsize=games.CORRECTED_KEPT)
def corrections(slug: str, text: str) -> list[Difference]:
    """Return what a corrected file says differently."""
    return differences(usual(slug), tomllib.loads(text))


def of_table(sight: TableSight, visitor: Visitor, text: str, error: str = "") -> str:
    """Return the page about the material of a table, where its host may correct it."""
    scene = Scene(sight, visitor.language)
    words = MaterialTexts(visitor.language, sight.game)
    found = corrections(sight.game, text) if text else []
    context: dict[str, Any] = visitor.context(words) | scene.context
    context |= {
        "t": words.say,
        "words": words,
        "page_title": title(sight, scene.words),
        "differences": found[:DIFFERENCES_SHOWN],
        "more": max(0, len(found) - DIFFERENCES_SHOWN),
        "may_correct": sight.host and sight.phase == GATHERING,
        "most": LARGEST_FILE // 1024,
        "error": error,
    }
    return render("table-material.html", context)
