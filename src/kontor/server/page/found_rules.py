"""What a search through the rulebooks has found: by game, the best first, each with its place."""

from dataclasses import dataclass
from typing import Final

from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor, offer
from kontor.server.page.render import render
from kontor.server.page.static_files import offered
from kontor.server.page.term_marks import own_terms
from kontor.text.rule_search import LONGEST_QUERY, Found, index

# So many passages of a game are shown, unless it is the one that was asked for.
SHOWN: Final = 8


@dataclass(frozen=True)
class FoundGroup:
    """What was found in a game: so many passages, of which some are shown."""

    slug: str
    title: str
    number: int
    found: list[Found]


def rules_found(visitor: Visitor, query: str, asked: str, whole: bool = True) -> str:
    """Return what a search finds, first in the game it is asked from: a page, or its results."""
    words, slugs = PageTexts(visitor.language), offered()
    slug = asked if asked in slugs else ""
    nearest = slug or slugs[0]
    # The glossary that explains the common terms leaves out those that its game has words for.
    left_out = {term.word.casefold() for term in own_terms(nearest, visitor.language)}
    query = " ".join(query[:LONGEST_QUERY].split())
    by_game: dict[str, list[Found]] = {}
    for one in index(visitor.language).find(query):
        game, heading = one.passage.game, one.passage.heading.casefold()
        if game in slugs or (not game and heading not in left_out):
            by_game.setdefault(game, []).append(one)
    order = sorted(by_game, key=lambda game: (game != slug, -by_game[game][0].score))
    offers = [offer(one, visitor.language) for one in slugs]
    titles = {one["slug"]: one["title"] for one in offers} | {"": ""}
    context = {
        "query": query,
        "slug": slug,
        "nearest": nearest,
        "number": sum(len(found) for found in by_game.values()),
        "groups": [
            FoundGroup(
                game,
                titles[game],
                len(by_game[game]),
                by_game[game][: None if game in ("", slug) else SHOWN],
            )
            for game in order
        ],
        "offers": offers,
        "slugs": slugs,
        "whole": whole,
    }
    template = "all-rules.html" if whole else "rules-found.html"
    return render(template, visitor.context(words) | context)
