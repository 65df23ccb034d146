"""Wire types: what programs send to the API and get from it, besides sights."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from kontor.server.service.sight import TableLine
from kontor.server.service.table_settings import TableSettings

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SeatOrGame = Annotated[int, Meta(ge=-1, le=7)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9._: -]{1,64}$",
        description="Names this request: sent again with the same key, it is carried out once.",
    ),
]
Name = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be set up. Named seats are the sender's own, others are bots or open.

    `public` is short for settings that let everybody find, watch and sit down. `circle` is one of
    the sender's, whose members find the table on its page.
    """

    game: Name
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Name, Name] = field(default_factory=dict)
    names: Annotated[list[Name], Meta(max_length=8)] = field(default_factory=list)
    bots: Annotated[list[Name], Meta(max_length=8)] = field(default_factory=list)
    public: bool = False
    settings: TableSettings | None = None
    circle: Annotated[str, Meta(max_length=32)] = ""


class HouseRules(Request, frozen=True, kw_only=True):
    """The house rules of a table; those that are not named are as usual."""

    options: dict[Name, Name] = field(default_factory=dict)


class Swap(Request, frozen=True, kw_only=True):
    """Two seats that change places."""

    seat: SeatNumber
    other: SeatNumber


class NewAnswer(Request, frozen=True, kw_only=True):
    """An answer of a seat to the question it saw at a version of the table."""

    seat: SeatNumber
    word: Word
    version: Version
    key: Key


class SeatCommand(Request, frozen=True, kw_only=True):
    """Something a seat does; `version` refuses it if the seat has been asked anew since."""

    seat: SeatNumber
    version: Version | None = None
    key: Key | None = None


class NewPace(Request, frozen=True, kw_only=True):
    """How the bots shall play: a speed, or whether they wait."""

    wish: Literal["once", "brisk", "leisurely", "hold", "step", "go"]


class NewMotion(Request, frozen=True, kw_only=True):
    """What a seat moves.

    About another seat: that a bot plays on (`bot`), or that it is handed on (`hand`). About itself:
    to be host while the host is away (`host`). About the game: to `end` it as it stands, to
    `abandon` it, to `pause` or to `resume`.
    """

    seat: SeatNumber
    kind: Literal["bot", "hand", "host", "end", "abandon", "pause", "resume"]
    about: SeatOrGame = -1
    level: Name = ""


class Objection(Request, frozen=True, kw_only=True):
    """The seat about which nothing shall be decided; -1 for the game."""

    about: SeatOrGame


class NewProposal(Request, frozen=True, kw_only=True):
    """The wish to go back to a number of answers, by consent of all people at the table."""

    seat: SeatNumber
    answers: Count
    key: Key | None = None


class NewLine(Request, frozen=True, kw_only=True):
    """A line for the table's chat; a phrase is said by its name, and read in every language.

    Who only watches, where that is allowed, gives a name.
    """

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    phrase: bool = False
    seat: SeatNumber | None = None
    key: Key | None = None
    name: Name = ""


class NewRecord(Request, frozen=True, kw_only=True):
    """The text of a record."""

    text: Annotated[str, Meta(max_length=100_000)]


class NewReaction(Request, frozen=True, kw_only=True):
    """A sign below a line of the chat, set or taken back."""

    line: Count
    sign: Literal["heart", "smile", "wow", "sad", "bravo"]
    set: bool = True
    key: Key | None = None


class NewMemo(Request, frozen=True, kw_only=True):
    """What I write down for myself, and whom I do not want to hear; what is left out stays."""

    text: Annotated[str, Meta(max_length=4000)] | None = None
    hushed: Annotated[list[Name], Meta(max_length=9)] | None = None


class NewBot(Request, frozen=True, kw_only=True):
    """A bot for an open seat."""

    level: Name


class Guest(Request, frozen=True, kw_only=True):
    """Somebody who sits down at an open seat."""

    name: Name
    colour: Name = ""


class NewClaim(Request, frozen=True, kw_only=True):
    """An invitation, exchanged for its seat; the table's own leads to any free `seat`."""

    invitation: Annotated[str, Meta(max_length=100)]
    name: Name
    colour: Name = ""
    seat: SeatNumber = 0


class Moment(Request, frozen=True, kw_only=True):
    """A moment of a game, as a number of answers."""

    answers: Count
    bot: Name = "steward"
    seat: SeatNumber | None = None


class Silence(Request, frozen=True, kw_only=True):
    """Whether a seat's lines of chat are refused."""

    muted: bool = True


class NewReport(Request, frozen=True, kw_only=True):
    """What the operator should know about a seat."""

    reason: Literal["chat", "name", "play", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class Made(Struct, frozen=True):
    """A new table."""

    id: str


class Accepted(Struct, frozen=True):
    """The version of the table that a command has made; the same if it is repeated."""

    version: int


class Secret(Struct, frozen=True):
    """A token; only its hash is kept, so it cannot be shown again."""

    token: str


class Claimed(Struct, frozen=True):
    """The seat that an invitation gave."""

    table: str
    seat: int


class Reported(Struct, frozen=True):
    """Whether a report is the sender's first about this seat; only that one is kept."""

    first: bool


class Done(Struct, frozen=True):
    """Carried out."""

    done: bool = True


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


class OptionOffer(Struct, frozen=True):
    """A house rule with its values."""

    name: str
    values: list[str]
    default: str
    clause: str


class GameOffer(Struct, frozen=True):
    """A game that can be played, with the bots that have learned it."""

    slug: str
    title: str
    least_seats: int
    most_seats: int
    rules: int
    options: list[OptionOffer]
    bots: list[str]


class Games(Struct, frozen=True):
    """The games and bots there are."""

    games: list[GameOffer]
    bots: list[str]
