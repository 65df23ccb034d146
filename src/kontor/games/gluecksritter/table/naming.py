"""Names in the notation of records that views tell, too: documents with their aims, errands."""

from kontor.engine.record import SEAT_LETTERS
from kontor.games.gluecksritter.table import codes, effects
from kontor.games.gluecksritter.table.material import Material


def errand_word(option: int) -> str:
    """Write an errand: raid:5, attack:B, stand_down."""
    if option >= codes.ATTACK:
        return f"attack:{SEAT_LETTERS[option - codes.ATTACK]}"
    return f"raid:{option - codes.RAID}" if option >= codes.RAID else "stand_down"


def document_word(material: Material, code: int) -> str:
    """Write a document with its aim: summons:B, building_grant:wall, endowment."""
    document = material.deck.documents[code // 16]
    aim = code % 16
    if aim < codes.FIRST_AIM:
        return document.id
    return f"{document.id}:{aim_word(document.target, document.effect, document.count, aim)}"


def aim_word(target: int, effect: int, count: int, aim: int) -> str:
    """Write what a document aims at: a seat, a piece, or coins to exchange."""
    choice = aim - codes.FIRST_AIM
    if target == effects.OPPONENT:
        return SEAT_LETTERS[choice]
    if target == effects.PIECE_KIND:
        return codes.PIECES[choice]
    assert effect == effects.EXCHANGE_COINS
    number, to_gold = codes.exchange_of(count, aim)
    return f"{number}{'gold' if to_gold else 'silver'}"
