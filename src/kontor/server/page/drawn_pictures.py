"""Drawn pictures: what stands beside the clauses of a rulebook, drawn by the game's own board.

They are drawn when somebody first reads the rulebook in a language, and kept by the process.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from kontor.server.page.cutting import CutError, cut
from kontor.server.page.kept_pieces import MARK
from kontor.server.page.markdown import markdown
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import Scene
from kontor.server.page.render import render
from kontor.server.page.rule_pictures import (
    PictureError,
    Pictures,
    Position,
    RulePicture,
    facts_of,
    pictures_of,
    positions,
)

REGIONS: Final = ("board", "players", "desk", "result", "evaluation")


@cache
def pictures(slug: str, language: str) -> dict[str, list[Markup]]:
    """Return the pictures of a rulebook by the clause beside which they stand."""
    found: dict[str, list[Markup]] = {}
    wanted = pictures_of(slug)
    for picture in wanted.pictures:
        found.setdefault(picture.clause, []).append(drawn(slug, language, wanted, picture))
    return found


def drawn(slug: str, language: str, wanted: Pictures, picture: RulePicture) -> Markup:
    """Draw one picture with its text."""
    found = positions(slug, wanted, picture)
    parts, scenes = [], [scene(position, picture, language) for position in found]
    for number, one in enumerate(scenes):
        then = picture.then if number else None
        shows = picture.shows if then is None or then.shows is None else then.shows
        marks = picture.marks if then is None or then.marks is None else then.marks
        try:
            html = regions(one, shows)
            parts.append(Markup(cut(html, shows, picture.hides, marks, picture.crop)))
        except CutError as problem:
            raise PictureError(f"{slug} {picture.name} ({language}): {problem}") from problem
    said = scenes[0].words.message(f"picture-{picture.name}", facts_of(slug, picture, found))
    seat = scenes[0].seat_class(picture.eyes)
    context = {"picture": picture, "slug": slug, "seat": seat, "parts": parts}
    return Markup(render("picture.html", context | {"said": markdown(said)}))


def scene(position: Position, picture: RulePicture, language: str) -> Scene:
    """Return a position as the picture looks at it."""
    you = PageTexts(language).say("seat-you")
    return Scene(position.sight(picture.eyes, you, picture.asked), language)


def regions(one: Scene, shows: Sequence[str]) -> str:
    """Draw the regions in which something of what is shown may be."""
    names = [wish.lstrip("#.").partition("*")[0] for wish in shows]
    found = [one.region(name).replace(MARK, "") for name in REGIONS]
    return "".join(html for html in found if any(name in html for name in names))
