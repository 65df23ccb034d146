"""Words of letters: what the postman tells, as a mail, a browser's notice, or data for a program.

All of it is made from lines of tables as lists show them, so nothing hidden can stand in it.
"""

import json
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from babel.dates import format_skeleton, format_time

from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import table_name
from kontor.server.service.letters import Letter, Told, Way
from kontor.server.service.rest import zone_named
from kontor.text.languages import LOCALES

# What a chat room would take for a command stands for itself.
HARMLESS = str.maketrans({"<": "‹", ">": "›", "@": "＠"})


class LetterWords:
    """Writes what is told in the language of a way."""

    def letter(self, way: Way, told: list[Told], zone: str) -> Letter:
        """Return a mail; without anything told, the question whose address it is."""
        words = PageTexts(way.language)
        host = urlsplit(way.base).netloc
        stop = f"{way.base}/call/{way.token}/stop"
        if not told:
            link = f"{way.base}/call/{way.token}/confirm"
            text = [words.say("page-letter-confirm-text", host=host), link]
            text.append(words.say("page-letter-confirm-else"))
            return Letter(words.say("page-letter-confirm"), paragraphs(*text), stop)
        tables = [
            f"{heading(words, one)}\n{' '.join(sentences(words, one, zone))}\n{link_of(way, one)}"
            for one in told
        ]
        end = [
            words.say("page-letter-why", host=host),
            f"{words.say('page-letter-change')} {way.base}/me",
            f"{words.say('page-letter-stop')} {stop}",
        ]
        return Letter(subject(words, told), paragraphs(*tables, "-- \n" + "\n".join(end)), stop)

    def push(self, way: Way, told: list[Told], zone: str) -> bytes:
        """Return what a browser shows: a title, a line, where it leads to."""
        words = PageTexts(way.language)
        if len(told) == 1:
            body = " ".join([f"{whose(words, told[0])}.", *sentences(words, told[0], zone)])
        else:
            body = "\n".join(heading(words, one) for one in told[:4])
        shown = {
            "title": subject(words, told),
            "body": body,
            "link": f"/table/{told[0].line.id}" if len(told) == 1 else "/",
        }
        return json.dumps(shown, ensure_ascii=False).encode()

    def hook(self, way: Way, told: list[Told]) -> bytes:
        """Return what a program gets: a text as chat rooms show it, and the same as data."""
        words = PageTexts(way.language)
        lines = [subject(words, told)]
        lines += [f"{heading(words, one)} {link_of(way, one)}" for one in told]
        text = "\n".join(lines).translate(HARMLESS)
        data: dict[str, Any] = {
            "text": text,
            "content": text,
            "allowed_mentions": {"parse": []},
            "tables": [
                {
                    "table": one.line.id,
                    "link": link_of(way, one),
                    "game": one.line.game,
                    "title": title(words, one),
                    "since": int(one.since),
                    "deadline": int(one.deadline) or None,
                    "waiting": one.waiting,
                    **({"asked": one.asked} if one.asked else {}),
                }
                for one in told
            ],
        }
        return json.dumps(data, ensure_ascii=False).encode()


def subject(words: PageTexts, told: list[Told]) -> str:
    """Return what a letter is about, in a few words."""
    if told[0].asked:
        names = words.joined(told[0].asked)
        return words.say("page-state-waits", name=names, number=len(told[0].asked))
    if len(told) > 1:
        return words.say("page-letter-many", number=len(told))
    name = "page-letter-time" if told[0].deadline else "page-letter-turn"
    return words.say(name, game=title(words, told[0]))


def title(words: PageTexts, told: Told) -> str:
    """Name a game as the reader's language does."""
    return PageTexts(words.language, told.line.game).say("game-title")


def whose(words: PageTexts, told: Told) -> str:
    """Name a table as its reader would."""
    return table_name(words, told.line.names, told.line.my_seats)


def heading(words: PageTexts, told: Told) -> str:
    """Name a table and its game."""
    return f"{title(words, told)} · {whose(words, told)}"


def sentences(words: PageTexts, told: Told, zone: str) -> list[str]:
    """Say since when somebody is asked, who waits, and how long there is time."""
    said = [words.say("page-letter-since", **moment(words, told.since, zone))]
    if told.waiting:
        names = words.joined(told.waiting)
        said.append(words.say("page-letter-waiting", names=names, number=len(told.waiting)))
    if told.deadline:
        said.append(words.say("page-letter-until", **moment(words, told.deadline, zone)))
    return said


def moment(words: PageTexts, at: float, zone: str) -> dict[str, str]:
    """Write a moment as day and time where the reader lives."""
    locale = LOCALES[words.language].replace("-", "_")
    there = datetime.fromtimestamp(at, zone_named(zone))
    return {
        "day": format_skeleton("MMMMd", there, locale=locale),
        "time": format_time(there, "HH:mm", locale=locale),
    }


def link_of(way: Way, told: Told) -> str:
    """Return where a table is to be found."""
    return f"{way.base}/table/{told.line.id}"


def paragraphs(*texts: str) -> str:
    """Put the parts of a letter together."""
    return "\n\n".join(texts) + "\n"
