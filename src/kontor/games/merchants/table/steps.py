"""The steps of a round and the printed phases they belong to."""

from typing import Final

# The steps of a round (R0.7), each with the printed phase it belongs to.
BUYING: Final = 0
CLAIMING: Final = 1
WAGONS: Final = 2
BREAKING: Final = 3
MOVING: Final = 4
DIALLING: Final = 5
TRADING: Final = 6
SELLING: Final = 7
UNLOADING: Final = 8
INVESTING: Final = 9
PAYING: Final = 10
CLIMBING: Final = 11
REPAYING: Final = 12
OVER: Final = 13
PHASES: Final = (1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 7, 7, 7)
