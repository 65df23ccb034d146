"""Whole pages: a table, a rulebook, an invitation, an error; and what all pages need."""

import json
import re
import time
from dataclasses import dataclass
from functools import cache, partial
from math import ceil
from secrets import token_urlsafe
from typing import Any

import segno
from markupsafe import Markup

from kontor import games
from kontor.bots import roster
from kontor.games.listing import listing
from kontor.games.practice import moments
from kontor.server.page import drawn_pictures, help_words
from kontor.server.page.markdown import markdown
from kontor.server.page.material import CONFIRMED
from kontor.server.page.material_files import parts
from kontor.server.page.material_words import MaterialTexts
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import (
    Scene,
    agreed,
    has_board,
    regions,
    rules_offered,
    title,
)
from kontor.server.page.render import has_template, render
from kontor.server.page.static_files import address, offered
from kontor.server.page.term_marks import TermMarks, glossary, own_terms
from kontor.server.service.errors import ServiceError
from kontor.server.service.inviting import Invited
from kontor.server.service.lessons import lesson_of
from kontor.server.service.reactions import SIGNS
from kontor.server.service.sight import GATHERING, MemoSight, TableSight
from kontor.server.service.typed_text import PHRASES
from kontor.text import complaints, rule_search, rulebook, summaries
from kontor.text.texts import TextError

NO_MEMO = MemoSight(text="", hushed=[])
PLAIN = "?plain=yes"
# Where somebody is who did something at a table, or was about to sit down there.
NEAR = re.compile(r"/table/[\w-]+|/join/[\w-]+")


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page: language, light, a name given earlier, and where they are."""

    language: str
    theme: str = ""
    name: str = ""
    here: str = "/"
    base: str = ""

    def context(self, words: PageTexts) -> dict[str, Any]:
        """Return what every page needs."""
        return {
            "language": self.language,
            "theme": self.theme,
            "here": self.here,
            "base": self.base,
            "name": self.name,
            "t": words.say,
            "words": words,
        }


@cache
def offer(slug: str, language: str) -> dict[str, Any]:
    """Return what the start page says about a game."""
    game, words = games.load(slug), PageTexts(language, slug)
    return {
        "slug": slug,
        "title": words.say("game-title"),
        "tagline": words.say("game-tagline"),
        "least": game.least_seats,
        "most": game.most_seats,
        "facts": facts(slug, words),
        "is_summed_up": summaries.is_summed_up(slug),
        "lesson": lesson_of(slug),
        "moments": len(moments(slug)),
        "rules": rules_offered(game, words),
    }


def facts(slug: str, words: PageTexts) -> list[str]:
    """Say how long a game takes, how heavy it is, and for how many it is best, if it tells."""
    own, box = listing(slug), games.load(slug).box
    if not box.least_minutes or not own.weight:
        return []
    minutes = sorted({box.least_minutes, box.most_minutes})
    return [
        words.say("page-minutes", minutes="–".join(map(str, minutes))),
        words.say(f"page-weight-{own.weight}"),
        words.say("page-best", number=own.usual_seats),
    ]


def levels(slugs: list[str]) -> list[tuple[str, list[str]]]:
    """List the levels of bots, each with the games it can play."""
    found = [
        (level, [slug for slug in slugs if level in roster.offered(slug)]) for level in roster.NAMES
    ]
    return [(level, played) for level, played in found if played]


@cache
def given_away() -> dict[str, list[tuple[str, float]]]:
    """Return for each level in which games it gives away how many points with a decision.

    The file is what `kontor measure losses --out` has written.
    """
    file = games.FOLDER / "losses.json"
    measured: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    found: dict[str, list[tuple[str, float]]] = {}
    for slug, figures in measured.items():
        for level, own in figures.items():
            found.setdefault(level, []).append((slug, 100 * max(0.0, own["loss"]["value"])))
    return found


def script(slug: str) -> str:
    """Return the script that moves a game's board: its own, or the one that tells evaluations."""
    if has_template(f"games/{slug}/board/board.js"):
        return address(f"table/games/{slug}/board.js")
    tells = has_template(f"games/{slug}/board/evaluation.html")
    return address("table/js/telling.js") if tells else ""


def scene_script(slug: str) -> str:
    """Return the script that describes a game's scenes, if it has any."""
    has_scenes = has_template(f"games/{slug}/board/scenes.js")
    return address(f"table/games/{slug}/scenes.js") if has_scenes else ""


def table(
    sight: TableSight, visitor: Visitor, memo: MemoSight = NO_MEMO, plain: str = PLAIN
) -> str:
    """Return the page of a table, at its present or at an earlier moment.

    Its art is a file of its own; whoever has no scripts finds it within the page at `plain`, which
    itself needs none.
    """
    scene = Scene(sight, visitor.language)
    context = visitor.context(scene.words) | scene.context
    context["regions"] = regions(sight, visitor.language)
    context["page_title"] = title(sight, scene.words)
    context["key"] = token_urlsafe(12)
    context["now"] = round(time.time(), 1)
    context |= {"plain": plain, "is_plain": not plain}
    context["script"] = script(sight.game)
    context["scene_script"] = scene_script(sight.game)
    context["help_on"] = partial(help_words.mark, sight.game)  # in the parts of scenes
    context |= {"memo": memo, "phrases": PHRASES, "signs": SIGNS}
    if sight.phase == GATHERING:
        context["link"] = f"/join/{sight.invitation}" if sight.invitation else f"/table/{sight.id}"
        context["code"] = picture_of(visitor.base + context["link"])
    return render("gathering.html" if sight.phase == GATHERING else "table.html", context)


def picture_of(link: str) -> Markup:
    """Draw a link as a QR code."""
    code = segno.make(link, micro=False)
    return Markup(code.svg_inline(svgclass="code", omitsize=True, border=2))


def join(visitor: Visitor, invited: Invited, token: str) -> str:
    """Return the page of an invitation."""
    scene = Scene(invited.sight, visitor.language)
    context = visitor.context(scene.words) | scene.context
    context["agreed"] = agreed(scene.words, invited.sight)
    return render("join.html", context | {"token": token, "seat": invited.seat})


def rules(visitor: Visitor, slug: str, whole: bool = True) -> str:
    """Return the rulebook of a game: a page, or only its text for the panel at the table."""
    words = MaterialTexts(visitor.language, slug)
    book = rulebook.load(slug, visitor.language)
    own = own_terms(slug, visitor.language)
    context = visitor.context(words) | {
        "anchor": lambda term: rule_search.anchor_of(slug if term in own else "", term.name),
        "book": book,
        "confirmed": CONFIRMED,
        "glossary": glossary(slug, visitor.language),
        "markdown": markdown,
        "marks": lambda section: TermMarks(section, own),
        "has_board": has_board(slug),
        "offers": [offer(one, visitor.language) for one in offered()],
        "parts": parts(slug),
        "pictures": drawn_pictures.pictures(slug, visitor.language),
        "rules": offer(slug, visitor.language)["rules"],
        "slug": slug,
        "whole": whole,
    }
    return render("rules.html" if whole else "rulebook.html", context)


def error(visitor: Visitor, status: int, problem: ServiceError | None = None) -> str:
    """Return the page of an error."""
    words = PageTexts(visitor.language)
    heading = f"page-error-{status}" if status in (404, 500) else "page-error-other"
    text = reason(problem, visitor.language) if problem else ""
    if not text:
        text = words.say("page-error-404-text" if status == 404 else "page-error-500-text")
    back = near(visitor.here) if problem and is_refused(problem) else ""
    context = {"heading": words.say(heading), "text": text, "back": back}
    return render("error.html", visitor.context(words) | context)


def is_refused(problem: ServiceError) -> bool:
    """Tell whether the place is there and only what was wished for is not possible."""
    return problem.status in (409, 422) or problem.name == "error-no-such-moment"


def near(here: str) -> str:
    """Return the table or the invitation that an address belongs to, if any."""
    found = NEAR.match(here)
    return found[0] if found else ""


def come_again(problem: ServiceError) -> dict[str, str]:
    """Return the header that says when something may be asked again."""
    return {"retry-after": str(ceil(problem.wait))} if problem.wait else {}


def reason(problem: ServiceError, language: str) -> str:
    """Say why something was refused, in the reader's language."""
    words = PageTexts(language, problem.game or None)
    if problem.problem:
        return words.say(problem.name, word=complaints.said(words, problem.problem))
    try:
        return words.message(problem.name, problem.facts)
    except (TextError, IndexError):
        return words.say("page-client-answer-lost")
