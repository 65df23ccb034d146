"""Game: the static side of a game, and what a table agrees on before the first deal."""

import json
from collections.abc import Mapping, Sequence

from kontor.engine import mypyc_attr
from kontor.engine.answers import Family
from kontor.engine.arguments import Comparison
from kontor.engine.box import Box
from kontor.engine.chance import Chance, seeded
from kontor.engine.components import Reader, shown
from kontor.engine.inputs import Inputs
from kontor.engine.messages import Event, Facts, Message
from kontor.engine.observation import Observation
from kontor.engine.sheets import Sheet
from kontor.engine.state import State, restored_chance, restored_frames
from kontor.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupError(Exception):
    """Somebody asks for a table that cannot be; `message` says why, in words for people.

    It is a text of the game that is named, with the clause behind it, or else a common one.
    """

    def __init__(self, reason: str, message: Message, game: str = "", clause: str = "") -> None:
        super().__init__(reason)
        self.message: Message = message
        self.game: str = game
        self.clause: str = clause


class UnknownRules(Exception):
    """This program does not know a version of a game's rules."""


class TableOption:
    """A house rule, or how bots behave: its values, the default, and the clause it touches."""

    def __init__(self, name: str, values: list[str], default: str, clause: str) -> None:
        self.name: str = name
        self.values: list[str] = values
        self.default: str = default
        self.clause: str = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its material, ready to be played by any number of tables."""

    def __init__(self, slug: str, rules_version: int, components: Reader) -> None:
        meta = components.section("meta")
        self.slug: str = slug
        self.components: Reader = components
        self.box: Box = Box(components)
        self.older: dict[int, Game] = {}
        self.title: str = meta.text("title_en")
        self.least_seats: int = meta.integer("players_min", 1, 8)
        self.most_seats: int = meta.integer("players_max", self.least_seats, 8)
        self.rules_version: int = rules_version
        self.components_digest: str = components.digest()
        self.options: list[TableOption] = read_options(components)

    # What each game provides --------------------------------------------------------------

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """Return a table before its set-up; the options are complete and checked."""
        raise NotImplementedError

    def by_rules(self, version: int) -> "Game":
        """Return the same game, played by another version of its rules."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """Make up a whole state that agrees with everything a view tells."""
        raise NotImplementedError

    def imagine_evenly(self, view: View, chance: Chance) -> State:
        """Make up such a state as if nothing were known of what players tend to hold."""
        return self.imagine(view, chance)

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat; only differences matter."""
        raise NotImplementedError

    def shortlist(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Name the options worth a thought, where there are too many to try them all."""
        return options

    def is_choosy(self) -> bool:
        """Tell whether the shortlist may leave anything out; a view is drawn up for it then."""
        return True

    def welcome(self, view: View, options: list[int]) -> list[int]:
        """Leave out what the table does not want its bots to answer; something always stays."""
        return options

    def measure(self, state: State, seat: int, into: Inputs) -> None:
        """Measure a position in numbers, reading nothing but what a seat may know."""
        raise NotImplementedError

    def argue(self, case: Comparison) -> None:
        """Say what speaks for one answer beside another, in the ideas of the game."""

    def observe(self, view: View, into: Observation) -> None:
        """Write a view as numbers, always as many, for programs that learn."""
        raise NotImplementedError

    def answers(self, seats: int, options: dict[str, str]) -> list[Family]:
        """List every answer that may ever be given at such a table, family by family."""
        raise NotImplementedError

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        raise NotImplementedError

    # What follows from it -----------------------------------------------------------------

    def start(
        self,
        seats: int,
        options: dict[str, str],
        chance: Chance,
        log: list[Event] | None = None,
    ) -> State:
        """Check what the table agreed on and set up a game."""
        self.check_seats(seats)
        state = self.table(seats, self.complete(options), chance)
        state.log = log
        state.set_up()
        state.log = None
        return state

    def agree(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Return the options, completed, if a game can start with them; else raise SetupError."""
        self.check_seats(seats)
        agreed = self.complete(options)
        self.table(seats, agreed, seeded("trial"))
        return agreed

    def check_seats(self, seats: int) -> None:
        """Raise SetupError if the game is not for so many players."""
        least, most = self.least_seats, self.most_seats
        if not least <= seats <= most:
            reason = f"{self.title} is for {least} to {most} players, not {seats}"
            facts: Facts = {"least": least, "most": most, "players": seats}
            raise SetupError(reason, Message("setup-bad-players", facts))

    def restore(self, saved: bytes) -> State:
        """Return the state that `State.save` has written."""
        seats, options, chance, stack, *rest = json.loads(saved)
        state = self.table(seats, self.complete(dict(options)), restored_chance(chance))
        state.stack = restored_frames(stack)
        state.refill(rest)
        return state

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """Return the options with the defaults filled in, or raise SetupError."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known)
                raise SetupError(
                    f"unknown option {name}; known are {names}",
                    Message("setup-unknown-option", {"option": name, "known": names}),
                )
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise SetupError(
                    f"option {name} has no value {value}; known are {values}",
                    Message(
                        "setup-unknown-value", {"option": name, "value": value, "known": values}
                    ),
                )
        return {name: options.get(name, option.default) for name, option in known.items()}

    def under(self, version: int) -> "Game":
        """Return the game as this version of its rules plays it: older games go on as begun."""
        if version == self.rules_version:
            return self
        if not 1 <= version < self.rules_version:
            raise UnknownRules(f"{self.slug} has rules 1 to {self.rules_version}, not {version}")
        if version not in self.older:
            self.older[version] = self.by_rules(version)
        return self.older[version]

    def look(self, state: State, seat: int, into: Observation) -> None:
        """Write which seat it is and what it may know of a state, as numbers."""
        into.sit(seat)
        self.observe(state.glimpse(seat), into)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """Deal anew everything a seat cannot know, consistently with all that it does know."""
        return self.imagine(state.view(seat), chance)


def check_options(components: Reader, known: Mapping[str, Sequence[str]]) -> None:
    """Insist that a components file offers exactly the table options that the rules know."""
    listed = {section.text("id"): section for section in option_sections(components)}
    for name, section in listed.items():
        if name not in known:
            raise section.unknown("id", name, known)
        for value in section.texts("values"):
            if value not in known[name]:
                raise section.unknown("values", value, known[name])
    for name in known:
        if name not in listed:
            raise components.fail("options", "lacks", value=shown(name))


def option_sections(components: Reader) -> list[Reader]:
    """Return what describes the house rules, then what describes the manners of bots."""
    return components.sections("options") + components.sections("bot_options", is_needed=False)


def read_options(components: Reader) -> list[TableOption]:
    """Read the table options of a components file."""
    options = []
    for section in option_sections(components):
        values = section.texts("values")
        options.append(
            TableOption(
                section.text("id"), values, section.choice("default", values), section.text("rule")
            )
        )
    return options
