"""What one table of In the Shadow of the Emperor has agreed on: seats, house rules, version."""

from typing import Final

from kontor.games.emperor.table.material import Material

# 2: a vote that is cast is final (R12.5).
RULES_VERSION: Final = 2


class TableRules:
    """What one table plays by: the material, the number of seats and the house rules."""

    def __init__(
        self,
        material: Material,
        seats: int,
        options: dict[str, str],
        version: int = RULES_VERSION,
    ) -> None:
        self.version: int = version
        self.votes_are_final: bool = version >= 2  # R12.5
        self.material: Material = material
        self.seats: int = seats
        self.options: dict[str, str] = options
        self.may_buy_unusable: bool = material.may_buy_unusable[seats]  # R15.4
        self.emperor_is_chosen: bool = options["first_emperor"] == "chosen"
        self.scores_are_open: bool = options["score_display"] == "open"
        self.thalers_break_ties: bool = options["final_tie"] == "thalers"
        self.emperor_breaks_ties: bool = options["final_tie"] == "emperor"
        self.mainz_for_incumbent: bool = options["mainz_point"] == "incumbent_only"
        self.archbishops_marry: bool = options["archbishop_marriage"] == "resign"
        self.convent_by_choice: bool = options["daughter_choice"] == "may_choose_convent"
        self.white_gives_daughter: bool = options["white_card_birth"] == "counts_as_card"
        self.tie_among_able: bool = options["emperor_tie_pool"] == "able_only"
        self.reclaim_scores: bool = options["vacant_seat_reclaim"] == "two_points"
        self.voteless_score: bool = options["zero_vote_supporters"] == "score"
        self.second_player_extra: int = 0
        if seats == 2 and options["second_player_help"] == "one_extra_thaler":  # R2.2
            self.second_player_extra = material.second_player_extra
