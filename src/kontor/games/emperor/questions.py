"""Questions: for each kind of open question the legal answers of the seat it asks."""

from kontor.engine.frames import Frame
from kontor.games.emperor import actions, descendants, election, electors, setup
from kontor.games.emperor.codes import (
    ACCEPT,
    ASK_ACTION,
    ASK_ANSWER,
    ASK_BAN,
    ASK_CHURCH,
    ASK_ELECTOR,
    ASK_EMINENCE,
    ASK_FIRST_KNIGHT,
    ASK_IMPERIAL_PLACE,
    ASK_MARRIAGE,
    ASK_NEW_EMPEROR,
    ASK_OLD_EMPEROR,
    ASK_PUSH,
    ASK_SON,
    ASK_SUCCESSOR,
    ASK_TIE,
    ASK_VOTE,
    CITY_AT,
    ENTER,
    REFUSE,
    VOTE_AGAINST,
    VOTE_FOR,
)
from kontor.games.emperor.position import Position


def options(position: Position, frame: Frame, seat: int) -> list[int]:
    """List the legal answers of a seat to the question that asks it."""
    kind = frame.kind
    if kind == ASK_ACTION:
        return actions.options(position, seat)
    if kind <= ASK_FIRST_KNIGHT:
        return setup.options(position, kind)
    if kind == ASK_ELECTOR:
        return electors.elector_options(position, seat, frame.about[0])
    if kind == ASK_TIE:
        return electors.tie_options(frame.about[1])
    if kind == ASK_VOTE:
        return [VOTE_FOR, VOTE_AGAINST]
    if kind in (ASK_SON, ASK_OLD_EMPEROR):
        return [ENTER + entrance for entrance in position.board.entrances()]
    if kind == ASK_MARRIAGE:
        return descendants.marriage_options(position, seat)
    if kind == ASK_ANSWER:
        return [ACCEPT, REFUSE]
    if kind == ASK_SUCCESSOR:
        return descendants.heirs(position, seat)
    if kind == ASK_EMINENCE:
        return electors.eminence_options(position)
    if kind == ASK_PUSH:
        return electors.push_options(position, frame.about[0])
    if kind == ASK_CHURCH:
        return election.church_options(position)
    if kind == ASK_BAN:
        return election.ban_options(position)
    if kind == ASK_NEW_EMPEROR:
        return election.new_emperor_options(position, seat)
    if kind == ASK_IMPERIAL_PLACE:
        return [CITY_AT + electorate for electorate in position.board.city_sites()]
    return election.imperial_moves(position)
