"""Every answer that may be given in Die Fugger, for the fixed numbering of answers."""

from kontor.engine.answers import Family
from kontor.games.fugger.table import codes
from kontor.games.fugger.table.material import Material


def answers(material: Material) -> list[Family]:
    """List the answers to a turn (R2.3): pass, draw, play a card, deliver goods."""
    goods = range(material.merchant)
    return [
        Family("pass", [codes.PASS]),
        Family("draw", [codes.DRAW]),
        Family("play", [codes.PLAY + card for card in range(len(material.cards))]),
        Family("deliver", [codes.DELIVER + card for card in goods]),
    ]
