"""All questions of In the Shadow of the Emperor, by the number of their kind."""

from typing import Final

from kontor.games.emperor.rules.actions import Action
from kontor.games.emperor.rules.ageing import Successor
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.descendants import Answer, Marriage, Son
from kontor.games.emperor.rules.election import Ban, Church, NewEmperor, OldEmperor, Vote
from kontor.games.emperor.rules.electors import Elector, Eminence, Push, Tie
from kontor.games.emperor.rules.reward import ImperialMove, ImperialPlace
from kontor.games.emperor.rules.setup import FirstCity, FirstKnight, FirstNoble, FirstSeat

QUESTIONS: Final[list[Decision]] = [
    FirstCity(),
    FirstSeat(),
    FirstNoble(),
    FirstKnight(),
    Successor(),
    Son(),
    Marriage(),
    Answer(),
    Action(),
    Eminence(),
    Tie(),
    Elector(),
    Push(),
    Church(),
    Ban(),
    Vote(),
    NewEmperor(),
    OldEmperor(),
    ImperialPlace(),
    ImperialMove(),
]
