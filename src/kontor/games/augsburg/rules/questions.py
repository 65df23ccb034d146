"""All questions of Augsburg 1520, by the number of their kind."""

from typing import Final

from kontor.games.augsburg.rules.bidding import Bidding
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.opening import FirstPlayer
from kontor.games.augsburg.rules.purchase import Giving, Purchase
from kontor.games.augsburg.rules.showdown import Selection
from kontor.games.augsburg.rules.symbols import Compensation, Discarding
from kontor.games.augsburg.rules.turn import Taking, Using

QUESTIONS: Final[list[Decision]] = [
    FirstPlayer(),
    Purchase(),
    Bidding(),
    Selection(),
    Taking(),
    Using(),
    Compensation(),
    Discarding(),
    Giving(),
]
