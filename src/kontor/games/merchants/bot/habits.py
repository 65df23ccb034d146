"""What players of Merchants tend to keep, beside what everybody can reckon.

Set by hand after counts in games of masters and of stewards with four: how much more or less often
an influence card was in a hand than dealing evenly would put it there, in per cent. The two levels
keep different cards; what one keeps half of the time counts half.
"""

from typing import Final

from kontor.games.merchants.table.cards import INFLUENCES

KEPT: Final = {
    "free_loading": 10,
    "broken_axle": 10,
    "special_sale": 130,
    "bonus_sale": 10,
    "social_climb": 160,
    "loading_master_card": 140,
    "status_keeper": 30,
}


def kept() -> list[int]:
    """Say how likely each kind of influence card is in a hand."""
    return [KEPT[name] for name in INFLUENCES]
