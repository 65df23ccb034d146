"""The sequence of play (R2.1): the step that comes next when no question is open."""

from typing import Final

BEGIN: Final = 0
EARLY_RANSOM: Final = 1
INCOME: Final = 2
PLANNING: Final = 3
RED_DOCUMENTS: Final = 4
SPIES: Final = 5
REVEAL: Final = 6
VISIT: Final = 6  # plus the number of the space, 1 to 6
REVEALED: Final = VISIT + 1
VISIT_LAST: Final = VISIT + 6
CLOSE: Final = VISIT_LAST + 1
CHECK: Final = CLOSE + 1
OVER: Final = CHECK + 1
