"""What players of Die Glücksritter tend to keep, beside what everybody can reckon.

Set by hand after counts in games of masters and of stewards with four: how much more or less often
a document was in a hand than dealing evenly would put it there, in per cent. What helps at once is
played at once; what answers an attack, or saves coins, waits for it.
"""

from typing import Final

USUAL: Final = 100
KEPT: Final = {
    "building_grant": 20,
    "endowment": 95,
    "gift": 210,
    "letter_of_protection": 200,
    "loaded_die": 145,
    "pardon": 55,
    "price_guarantee": 85,
    "spy_report": 72,
    "summons": 72,
    "tax_writ": 50,
    "third_helper": 70,
    "toll_writ": 50,
}


def kept(names: list[str]) -> list[int]:
    """Say how likely each kind of document is in a hand."""
    return [KEPT.get(name, USUAL) for name in names]
