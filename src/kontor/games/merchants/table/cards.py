"""The cards by number, in the order of the components file."""

from typing import Final

# Investment cards, in the order of the file.
GREAT_TRADING_POST: Final = 0
EXPRESS_COURIER: Final = 1
MASTER_COACHMAN: Final = 2
CHEAP_PURCHASE: Final = 3
TRADING_POST: Final = 4
COURIER_CARD: Final = 5
COACHMAN: Final = 6
WAREHOUSE_SALE: Final = 7
INVESTMENTS: Final = [
    "great_trading_post",
    "express_courier",
    "master_coachman",
    "cheap_purchase",
    "trading_post",
    "courier_card",
    "coachman",
    "warehouse_sale",
]
COACHES: Final = (COACHMAN, MASTER_COACHMAN)
COURIERS: Final = (COURIER_CARD, EXPRESS_COURIER)
POSTS: Final = (TRADING_POST, GREAT_TRADING_POST)

# Influence cards, in the order of the file.
FREE_LOADING: Final = 0
BROKEN_AXLE: Final = 1
SPECIAL_SALE: Final = 2
BONUS_SALE: Final = 3
SOCIAL_CLIMB: Final = 4
LOADING_MASTER_CARD: Final = 5
STATUS_KEEPER: Final = 6
INFLUENCES: Final = [
    "free_loading",
    "broken_axle",
    "special_sale",
    "bonus_sale",
    "social_climb",
    "loading_master_card",
    "status_keeper",
]
