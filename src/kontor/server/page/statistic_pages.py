"""Pages of statistics: a circle's, and a person's own."""

from typing import Any, Final

from kontor.server.page.charts import HALF, Courses, Whiskers
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor
from kontor.server.page.render import render
from kontor.server.page.static_files import offered
from kontor.server.page.table_rows import Rows
from kontor.server.service.circles import CircleLine, CircleSight
from kontor.server.service.standings import GameStatistics, Statistics

# A course needs some games to be one.
SHORTEST_COURSE: Final = 3
MOST_DRAWN: Final = 8
MOST_AGAINST: Final = 30


class Words:
    """What templates of statistics say in one language."""

    def __init__(self, visitor: Visitor, statistics: Statistics) -> None:
        self.visitor = visitor
        self.texts: PageTexts = PageTexts(visitor.language)
        self.statistics: Statistics = statistics

    def name(self, player: int) -> str:
        """Return how a player is called: a bot by its level."""
        found = self.statistics.players[player]
        return self.texts.say(f"level-{found.level}") if found.kind == "bot" else found.name

    def number(self, value: float, digits: int = 1) -> str:
        """Write a number in the language's way."""
        return self.texts.decimal(value, digits)

    def whole(self, value: float) -> str:
        """Write a number without a fraction."""
        return self.number(value, 0)

    def title(self, game: str) -> str:
        """Return the title of a game; of none, all games."""
        if not game:
            return self.texts.say("page-stat-all")
        return PageTexts(self.visitor.language, game).say("game-title")

    def lasting(self, seconds: float) -> str:
        """Write how long something takes."""
        return self.texts.lasting(max(60.0, seconds))

    def range(self, mu: float, sigma: float) -> str:
        """Write where a rating probably lies."""
        low, high = mu - HALF * sigma, mu + HALF * sigma
        return self.texts.say("page-stat-range", low=self.number(low), high=self.number(high))

    def context(self) -> dict[str, Any]:
        """Return what all templates of statistics need."""
        found = self.statistics
        slugs = offered()
        return self.visitor.context(self.texts) | {
            "st": found,
            "w": self,
            "slugs": slugs,
            "parts": [part for part in found.games if part.game in slugs],
            "latest": [one for one in found.latest if one.game in slugs],
        }


def circle(visitor: Visitor, sight: CircleSight, link: str = "") -> str:
    """Return the page of a circle."""
    words = Words(visitor, sight.statistics)
    members = {player.number for player in sight.statistics.players if player.kind == "member"}
    context = {
        "circle": sight,
        "link": link,
        "ratings": whiskers(sight.statistics.total),
        "courses": courses(sight.statistics),
        "versus": versus(sight.statistics),
        "is_member": members.__contains__,
        "tables": [Rows(visitor.language).row(line) for line in sight.tables],
    }
    return render("circle.html", words.context() | context)


def own(visitor: Visitor, statistics: Statistics) -> str:
    """Return the page of a person's own statistics."""
    words = Words(visitor, statistics)
    context = {"against": statistics.pairs[:MOST_AGAINST]}
    return render("statistics.html", words.context() | context)


def circles(visitor: Visitor, found: list[CircleLine]) -> str:
    """Return the list of a person's circles."""
    words = PageTexts(visitor.language)
    context = {
        "asked": [circle for circle in found if circle.asked_by],
        "circles": [circle for circle in found if not circle.asked_by],
    }
    return render("circles.html", visitor.context(words) | context)


def invitation(visitor: Visitor, line: CircleLine, token: str) -> str:
    """Return the page of an invitation to a circle."""
    words = PageTexts(visitor.language)
    return render("circle-join.html", visitor.context(words) | {"circle": line, "token": token})


def whiskers(part: GameStatistics) -> Whiskers | None:
    """Return the drawing of the ratings of a game, or of all games."""
    rated = [(one.player, one.mu, one.sigma) for one in part.standings if one.sigma]
    return Whiskers(rated) if rated else None


def courses(found: Statistics) -> Courses | None:
    """Return the drawing of how ratings went, for those who have played most."""
    long = [one for one in found.courses if len(one.points) >= SHORTEST_COURSE]
    drawn = sorted(long, key=lambda one: -len(one.points))[:MOST_DRAWN]
    if not drawn:
        return None
    return Courses([(one.player, one.points) for one in sorted(drawn, key=lambda one: one.player)])


def versus(found: Statistics) -> dict[tuple[int, int], tuple[int, int]]:
    """Return how often one player came in before another, and how often they met."""
    return {(pair.one, pair.other): (pair.ahead, pair.games) for pair in found.pairs}
