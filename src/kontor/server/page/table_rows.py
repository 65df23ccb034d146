"""Rows of tables: how the start page and the list of all tables tell of one table in words."""

from collections.abc import Sequence
from typing import Any, Final

from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import table_name
from kontor.server.service.sight import GATHERING, OVER, PLAYING, TableLine
from kontor.text.texts import Reader

MINE: Final = "mine"
OTHERS: Final = "others"
GATHER: Final = "gathering"


class Rows:
    """Puts lines of lists into words for one reader."""

    def __init__(self, language: str) -> None:
        self.words: PageTexts = PageTexts(language)

    def row(self, line: TableLine) -> dict[str, Any]:
        """Return a line as templates need it."""
        words = self.words
        facts = [PageTexts(words.language, line.game).say("game-title")]
        if line.phase == PLAYING and line.rounds:
            facts.append(words.say("page-round", number=line.rounds))
        facts.append(words.day(line.since))
        return {
            "id": line.id,
            "game": line.game,
            "phase": line.phase,
            "names": line.names,
            "my_turn": line.my_turn,
            "open_seats": line.open_seats,
            "others": words.joined(
                [name for seat, name in enumerate(line.names) if name and seat not in line.my_seats]
            ),
            "name": table_name(words, line.names, line.my_seats),
            "facts": " · ".join(facts),
            "state": self.state(line),
            "asked": self.asked(line) if line.my_turn else "",
            "branch": line.branch,
            "may": line.may,
        }

    def state(self, line: TableLine) -> str:
        """Say how things stand at a table, and for how long."""
        words = self.words
        if line.phase == GATHERING:
            if line.open_seats:
                return words.say("page-state-gathering", number=line.open_seats)
            return words.say("page-state-ready")
        if line.phase == OVER:
            return self.result(line)
        if line.my_turn:
            return words.since("page-state-mine", line.since)
        if not line.awaited:
            return words.say("page-state-rests")
        names = words.joined([line.names[seat] for seat in line.awaited])
        return words.since("page-state-waits", line.since, name=names, number=len(line.awaited))

    def result(self, line: TableLine) -> str:
        """Say who has won."""
        if len(line.winners) == 1:
            if line.winners[0] in line.my_seats:
                return self.words.say("page-won-you")
            return self.words.say("page-won", name=line.names[line.winners[0]])
        return self.words.say("page-shared" if line.winners else "page-state-over")

    def asked(self, line: TableLine) -> str:
        """Say what the reader is asked, in the words in which the others are told."""
        if line.waiting is None:
            return ""
        me = next(seat for seat in line.awaited if seat in line.my_seats)
        texts = PageTexts(self.words.language, line.game, Reader(me, line.names))
        return texts.message(line.waiting.name, line.waiting.facts)

    def groups(self, running: Sequence[TableLine]) -> list[tuple[str, list[dict[str, Any]]]]:
        """Sort running tables: what waits for the reader, then for others, then what gathers."""
        found: dict[str, list[TableLine]] = {MINE: [], OTHERS: [], GATHER: []}
        for line in running:
            if line.my_turn:
                found[MINE].append(line)
            else:
                found[GATHER if line.phase == GATHERING else OTHERS].append(line)
        # Whoever has waited longest comes first.
        found[MINE].sort(key=lambda line: line.since)
        return [(name, [self.row(line) for line in lines]) for name, lines in found.items()]
