"""Numbers that stand for things: electorates, cards, tiles, places, questions and options.

Everything the rules handle in the hot path is a small integer. The order of electorates and cards
is that of the components file, which is checked against it.
"""

from typing import Final

# Electorates in board order: three archdioceses, four duchies (R1.1).
TRIER: Final = 0
COLOGNE: Final = 1
MAINZ: Final = 2
PALATINATE: Final = 3
SAXONY: Final = 4
BRANDENBURG: Final = 5
BOHEMIA: Final = 6
ELECTORATES: Final = 7
ARCHDIOCESES: Final = 3
# As sets.
EVERY_ELECTORATE: Final = (1 << ELECTORATES) - 1
EVERY_ARCHDIOCESE: Final = (1 << ARCHDIOCESES) - 1

# Action cards in the order of the display.
RIVAL: Final = 0
DOCTOR: Final = 1
MOVE: Final = 2
POPE: Final = 3
CHURCH_INFLUENCE: Final = 4
EXCOMMUNICATION: Final = 5
INDULGENCE: Final = 6
PERMIT: Final = 7
CITY_CHARTER: Final = 8
PROMOTION: Final = 9
FOREIGN_PRINCESS: Final = 10
KNIGHT: Final = 11
GRAY_EMINENCE: Final = 12
CARDS: Final = 13

# R7.3: the cards that are carried out at once; all of them can be repeated in Trier (R10.4).
EFFECT_CARDS: Final = [
    DOCTOR,
    MOVE,
    INDULGENCE,
    PERMIT,
    CITY_CHARTER,
    PROMOTION,
    FOREIGN_PRINCESS,
]
# R7.7: the cards that are kept for the election.
ELECTION_CARDS: Final = [RIVAL, POPE, CHURCH_INFLUENCE, EXCOMMUNICATION]
# Both as sets; their order is that of the lists.
EFFECT_SET: Final = sum(1 << card for card in EFFECT_CARDS)
ELECTION_SET: Final = sum(1 << card for card in ELECTION_CARDS)

# A tile shows a side and an age: kind = side + place of the age in 15, 25, 35, 45.
MOST_SEATS: Final = 4
NOBLE_PLACES: Final = ELECTORATES * MOST_SEATS
NOBODY: Final = -1
NOWHERE: Final = -1
AGES: Final = 4
BARON: Final = 0
COUPLE: Final = 4
KINDS: Final = 8
KIND_BITS: Final = 3
OLDEST: Final = AGES - 1
# Zones of tiles hold eight kinds; the barons are the lower half.
BARONS: Final = (1 << 16) - 1

# Places of tiles: the noble spaces of an electorate, its seat, the throne.
SEAT_OF: Final = ELECTORATES
THRONE: Final = 2 * ELECTORATES
PLACES: Final = THRONE + 1

# Spaces a knight may stand on.
NOBLE_SPACE: Final = 0  # otherwise a castle space
SPACES: Final = 2
# A stand is an electorate and a kind of space.
STANDS: Final = ELECTORATES * SPACES

# An entrance is an electorate, and whose knight gives way there (R17.2), if any.
ENTRANCES_EACH: Final = MOST_SEATS + 1
ENTRANCES: Final = ELECTORATES * ENTRANCES_EACH

# Phases (R3.1), with the set-up before and the end behind them.
SETTING_UP: Final = 0
INCOME: Final = 1
AGEING: Final = 2
DESCENDANTS: Final = 3
ACTIONS: Final = 4
ELECTORS: Final = 5
ELECTION: Final = 6
EMPEROR_PHASE: Final = 7
ADVANCE: Final = 8
OVER: Final = 9

# Questions (kinds of frame).
ASK_FIRST_CITY: Final = 0
ASK_FIRST_SEAT: Final = 1
ASK_FIRST_NOBLE: Final = 2
ASK_FIRST_KNIGHT: Final = 3
ASK_SUCCESSOR: Final = 4
ASK_SON: Final = 5
ASK_MARRIAGE: Final = 6
ASK_ANSWER: Final = 7
ASK_ACTION: Final = 8
ASK_EMINENCE: Final = 9
ASK_TIE: Final = 10
ASK_ELECTOR: Final = 11
ASK_PUSH: Final = 12
ASK_CHURCH: Final = 13
ASK_BAN: Final = 14
ASK_VOTE: Final = 15
ASK_NEW_EMPEROR: Final = 16
ASK_OLD_EMPEROR: Final = 17
ASK_IMPERIAL_PLACE: Final = 18
ASK_IMPERIAL_MOVE: Final = 19
QUESTION_NAMES: Final = (
    "first-city",
    "first-seat",
    "first-noble",
    "first-knight",
    "successor",
    "son",
    "marriage",
    "answer",
    "action",
    "eminence",
    "tie",
    "elector",
    "push",
    "church",
    "ban",
    "vote",
    "new-emperor",
    "old-emperor",
    "imperial-place",
    "imperial-move",
)

# Options. Each family starts where the one before ends; together they never overlap.
PASS: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2
CONVENT: Final = 3
DECLINE: Final = 4
VOTE_FOR: Final = 5
VOTE_AGAINST: Final = 6
USE_BRANDENBURG: Final = 7
BUY_UNUSED: Final = 8  # + card (R15.4)
BUY_KEPT: Final = BUY_UNUSED + CARDS  # + card
KNIGHT_PLACE: Final = BUY_KEPT + CARDS  # + stand
KNIGHT_MOVE: Final = KNIGHT_PLACE + STANDS  # + stand, stand
SEAT_AT: Final = KNIGHT_MOVE + STANDS**2  # + electorate
ENTER: Final = SEAT_AT + ELECTORATES  # + entrance
CITY_AT: Final = ENTER + ENTRANCES  # + electorate
CITY_MOVE: Final = CITY_AT + ELECTORATES  # + electorate, electorate
CROWN: Final = CITY_MOVE + ELECTORATES**2  # + place, kind
PROPOSE: Final = CROWN + PLACES * KINDS  # + tile
EMINENCE_AT: Final = PROPOSE + PLACES * MOST_SEATS * KINDS  # + electorate
NAME: Final = EMINENCE_AT + ELECTORATES  # + seat
ELECT: Final = NAME + MOST_SEATS  # + kind
PUSH: Final = ELECT + KINDS  # + seat
CHURCH_AT: Final = PUSH + MOST_SEATS  # + electorate
BAN_AT: Final = CHURCH_AT + ELECTORATES  # + electorate
USE_COLOGNE: Final = BAN_AT + ELECTORATES  # + tile
USE_PALATINATE: Final = USE_COLOGNE + PLACES * MOST_SEATS * KINDS  # + entrance
# What a card does: bought with these numbers, repeated in Trier with USE_TRIER added.
EFFECT: Final = USE_PALATINATE + ENTRANCES
DO_INDULGENCE: Final = EFFECT
DO_DOCTOR: Final = DO_INDULGENCE + 1  # + tile
DO_MOVE: Final = DO_DOCTOR + PLACES * MOST_SEATS * KINDS  # + electorate, kind, entrance
DO_PERMIT: Final = DO_MOVE + ELECTORATES * KINDS * ENTRANCES  # + side, entrance
DO_CHARTER: Final = DO_PERMIT + 2 * ENTRANCES  # + electorate
DO_PROMOTION: Final = DO_CHARTER + ELECTORATES  # + electorate
DO_PRINCESS: Final = DO_PROMOTION + ELECTORATES  # + place, age
EFFECT_END: Final = DO_PRINCESS + PLACES * AGES
USE_TRIER: Final = EFFECT_END - EFFECT

# No options: an option's number and how many-th patient, for who only counts the patients.
COUNTED: Final = EFFECT_END + USE_TRIER  # + number * MOST_PATIENTS, patient
MOST_PATIENTS: Final = 1024


def tile_at(place: int, owner: int, kind: int) -> int:
    """Return the number of a tile on the board (R1.4); equal tiles have equal numbers (R1.7)."""
    return (place * MOST_SEATS + owner) * KINDS + kind


def place_of(tile: int) -> int:
    """Return where a tile is."""
    return tile // (MOST_SEATS * KINDS)


def owner_of(tile: int) -> int:
    """Return whose tile it is."""
    return tile // KINDS % MOST_SEATS


def kind_of(tile: int) -> int:
    """Return side and age of a tile."""
    return tile % KINDS


def is_archdiocese(electorate: int) -> bool:
    """Tell whether an electorate is spiritual (R1.1)."""
    return electorate < ARCHDIOCESES


def is_archbishop(place: int) -> bool:
    """Tell whether a place is the seat of an archdiocese."""
    return SEAT_OF <= place < SEAT_OF + ARCHDIOCESES


def card_of_effect(effect: int) -> int:
    """Return the card whose effect a number stands for."""
    if effect < DO_DOCTOR:
        return INDULGENCE
    if effect < DO_MOVE:
        return DOCTOR
    if effect < DO_PERMIT:
        return MOVE
    if effect < DO_CHARTER:
        return PERMIT
    if effect < DO_PROMOTION:
        return CITY_CHARTER
    return PROMOTION if effect < DO_PRINCESS else FOREIGN_PRINCESS
