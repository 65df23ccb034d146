"""Fields: whatever lies on a table is copied, saved, restored and, if it is public, seen.

Each check changes one field of a position and looks who notices. The names of the fields are
taken from the objects themselves, so that one which nobody declared is found, too.
"""

from types import GetSetDescriptorType, MemberDescriptorType

from kontor import games
from kontor.engine.game import Game
from kontor.engine.state import State
from kontor.making.fields import DECLARED, Part, read

# What belongs to a table, not to its position: the rules agreed on, who listens, scratch paper.
NOT_LYING_THERE = {"rules", "log", "seats", "chance", "stack", "material", "menu"}


def declared(slug: str) -> list[Part]:
    """Return the declaration of a game's fields."""
    return read(games.FOLDER / slug / DECLARED)


def names(thing: object) -> list[str]:
    """List the attributes of an object, plain or compiled."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType):
                found.add(name)
    return sorted(name for name in found - NOT_LYING_THERE if not name.startswith("_"))


def changed(value: object) -> object:
    """Return a value that differs, of the same kind; nothing if there is none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list | tuple):
        inner = [changed(item) for item in value[:1]]
        if not value:
            return None
        if inner == [None]:
            return value[1:] if isinstance(value, tuple) else [*value[1:]]
        return type(value)([*inner, *value[1:]])
    return None


def is_board(value: object) -> bool:
    """Tell whether a field is an object with fields of its own."""
    return hasattr(value, "copy_to") and hasattr(value, "refill")


def places(state: State) -> list[tuple[str, ...]]:
    """List the ways to all fields of a state, through its boards."""
    found: list[tuple[str, ...]] = []
    for name in names(state):
        value = getattr(state, name, None)
        if is_board(value):
            found += [(name, inner) for inner in names(value)]
        else:
            found.append((name,))
    return found


def owner(state: State, place: tuple[str, ...]) -> object:
    """Return the object that has a field."""
    return state if len(place) == 1 else getattr(state, place[0])


def disturb(state: State, place: tuple[str, ...]) -> bool:
    """Change one field; tell whether that was possible."""
    other = changed(getattr(owner(state, place), place[-1], None))
    if other is None:
        return False
    setattr(owner(state, place), place[-1], other)
    return True


def asleep(parts: list[Part], state: State) -> set[str]:
    """Return the fields that have no meaning in this game: their sections say when they have."""
    found: set[str] = set()
    for part in parts:
        boards = [getattr(state, name) for name in names(state) if is_board(getattr(state, name))]
        thing = state if part.is_state else boards[0]
        for section in part.sections:
            if section.when and not eval(section.when, {"self": thing}):
                found |= {field.name for field in section.fields}
    return found


def following(parts: list[Part]) -> set[str]:
    """Return the fields that are not saved, because they follow from the others."""
    sections = [section for part in parts for section in part.sections if section.follows]
    return {field.name for section in sections for field in section.fields}


def check_following(game: Game, state: State, place: tuple[str, ...]) -> None:
    """Assert that what follows from the other fields is copied, and found again."""
    name = ".".join(place)
    value = getattr(owner(state, place), place[-1])
    again = game.restore(state.save())
    assert getattr(owner(again, place), place[-1]) == value, f"{name} is not found again"
    other = state.clone()
    assert disturb(other, place)
    kept = getattr(owner(other, place), place[-1])
    assert getattr(owner(other.clone(), place), place[-1]) == kept, f"{name} is not copied"


def check_fields(game: Game, state: State, parts: list[Part] | None = None) -> None:
    """Assert that every field is saved, restored and copied, and that no copy shares it."""
    idle = asleep(parts or [], state)
    follow = following(parts or [])
    for place in places(state):
        if place[-1] in follow:
            check_following(game, state, place)
        if place[-1] in idle | follow:
            continue
        before = state.data()
        other = state.clone()
        assert other.data() == before, "a copy differs"
        if not disturb(other, place):
            continue
        name = ".".join(place)
        assert other.data() != before, f"{name} is not saved"
        twin = other.clone()
        assert twin.data() == other.data(), f"{name} is not copied"
        again = game.restore(other.save())
        assert again.data() == other.data(), f"{name} is not restored"
        value = getattr(owner(other, place), place[-1])
        for copy in (twin, again):
            assert getattr(owner(copy, place), place[-1]) == value, f"{name} gets lost"
        if isinstance(value, list):
            assert getattr(owner(twin, place), place[-1]) is not value, f"{name} is shared"
        assert state.data() == before, f"{name} is shared"


def unseen(state: State, public: list[tuple[str, ...]], seat: int) -> list[tuple[str, ...]]:
    """List the public fields whose change a seat does not see in its view."""
    before = state.view(seat).data()
    missing = []
    for place in public:
        other = state.clone()
        if not disturb(other, place):
            missing.append(place)
            continue
        try:
            if other.view(seat).data() == before:
                missing.append(place)
        except (IndexError, KeyError, ValueError, AssertionError):
            pass  # something that cannot be shown is noticed, too
    return missing
