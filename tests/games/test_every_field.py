"""Fields declared once: every field is copied, saved, restored and, if it is public, seen."""

from pathlib import Path

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR
from kontor.engine.state import State
from kontor.engine.view import View
from kontor.making.fields import DECLARED, FieldsError, read
from kontor.making.writing import stale
from tests.bench.cases import Case, all_cases, counts, midgame
from tests.bench.fields import check_fields, declared, names, places, unseen
from tests.engine.toy import Tribute, TributeGame, TributeView

every_game = pytest.mark.parametrize("slug", games.SLUGS)
every_case = pytest.mark.parametrize("case", counts(), ids=str)


def public(slug: str) -> list[tuple[str, ...]]:
    """List the ways to the fields that everybody sees."""
    parts = declared(slug)
    state = next(part for part in parts if part.is_state)
    found: list[tuple[str, ...]] = [
        (field.name,) for field in state.fields() if field.is_public and not field.is_nested
    ]
    for board in state.nested():
        inner = next(part for part in parts if part.name == board.type)
        found += [(board.name, field.name) for field in inner.fields() if field.is_public]
    return found


@every_game
def test_the_written_classes_say_what_the_declaration_says(slug: str) -> None:
    assert list(stale(slug, games.FOLDER / slug)) == [], f"run ./kontor fields {slug}"


@every_game
def test_whatever_lies_on_the_table_is_declared(slug: str) -> None:
    case = next(case for case in counts() if case.slug == slug)
    state = midgame(case, seeded("declared"), 30)
    fields = {field.name for part in declared(slug) for field in part.fields()}
    fields -= {field.name for part in declared(slug) for field in part.nested()}
    found = {place[-1] for place in places(state)}
    assert not found - fields, f"not declared in {DECLARED}: {found - fields}"
    assert not fields - found, f"declared in {DECLARED}, but nowhere set: {fields - found}"


@every_case
def test_every_field_is_copied_saved_and_restored(case: Case) -> None:
    chance = seeded(f"fields {case}")
    for number in range(3):
        check_fields(case.game, midgame(case, chance, 40 + 40 * number), declared(case.slug))


@every_game
def test_everything_public_is_seen(slug: str) -> None:
    chance = seeded(f"seen {slug}")
    missing = public(slug)
    for case in (case for case in all_cases() if case.slug == slug):
        for number in range(9):
            if missing:
                missing = unseen(midgame(case, chance, 30 + 20 * number), missing, SPECTATOR)
    assert not missing, f'for "all" in {DECLARED}, but not told by data() of the view: {missing}'


class Forgetful(Tribute):
    """A game in which somebody forgot a field, in one place or another."""

    forgets = ""

    def clone(self) -> "Tribute":
        twin = super().clone()
        twin.__class__ = Forgetful
        if self.forgets == "copy":
            twin.boasts = 0
        if self.forgets == "share":
            twin.points = self.points
        return twin

    def data(self) -> tuple[object, ...]:
        whole = super().data()
        return whole[:-1] if self.forgets in ("save", "everything") else whole


class ForgetfulGame(TributeGame):
    """The game of forgetful people."""

    def restore(self, saved: bytes) -> Tribute:
        state = super().restore(saved)
        state.__class__ = Forgetful
        if Forgetful.forgets == "restore":
            state.boasts = 0
        return state


def forgetful(forgets: str) -> State:
    Forgetful.forgets = forgets
    state = TributeGame().start(2, {}, seeded("planted"))
    state.__class__ = Forgetful
    return state


@pytest.mark.parametrize(
    ("forgets", "complaint"),
    [
        ("copy", "not copied"),
        ("share", "shared"),
        ("save", "not saved"),
        ("restore", "not restored"),
        ("everything", "not saved"),
    ],
)
def test_a_planted_forgotten_field_is_caught(forgets: str, complaint: str) -> None:
    state = forgetful(forgets)
    with pytest.raises(AssertionError, match=complaint):
        check_fields(ForgetfulGame(), state)
    Forgetful.forgets = ""


def test_a_field_forgotten_in_the_view_is_caught() -> None:
    class Blind(TributeView):
        def data(self) -> dict[str, object]:
            return {name: value for name, value in super().data().items() if name != "boasts"}

    class Blindfolded(Tribute):
        def view(self, seat: int) -> TributeView:
            return Blind(seat, self)

        def clone(self) -> Tribute:
            twin = super().clone()
            twin.__class__ = Blindfolded
            return twin

    state = TributeGame().start(2, {}, seeded("planted"))
    state.play(0, state.options(0)[-1])
    assert unseen(state, [("boasts",), ("points",)], SPECTATOR) == []
    state.__class__ = Blindfolded
    assert unseen(state, [("boasts",), ("points",)], SPECTATOR) == [("boasts",)]


def test_a_field_that_nobody_declared_is_found() -> None:
    view: View = TributeGame().start(2, {}, seeded("planted")).view(0)
    view.sneaky = 1  # type: ignore[attr-defined]
    assert "sneaky" in names(view)


def test_packed_counts_are_a_zone_that_is_saved_as_a_list(tmp_path: Path) -> None:
    declared = tmp_path / "fields.toml"
    for size, is_possible in ((15, True), (16, False)):
        row = f'["room", "counts[{size}]", "all", "by place"]'
        declared.write_text(f"[Position]\n[[Position.sections]]\nfields = [{row}]\n", "utf-8")
        if is_possible:
            field = read(declared)[0].fields()[0]
            assert (field.annotation, field.start, field.copied("self")) == (
                "int",
                "0",
                "self.room",
            )
            assert field.saved() == "tuple(zones.counts(self.room, 15))"
            assert field.refilled("saved[0]") == "self.room = zones.pack(saved[0])"
        else:
            with pytest.raises(FieldsError, match=r"no-type value=.*counts\[16\]"):
                read(declared)


def test_a_number_for_each_seat_is_one_integer_that_is_saved_as_a_list(tmp_path: Path) -> None:
    declared = tmp_path / "fields.toml"
    row = '["purses", "bytes[seats]", "all", "coins by seat"]'
    declared.write_text(f"[Position]\n[[Position.sections]]\nfields = [{row}]\n", "utf-8")
    field = read(declared)[0].fields()[0]
    assert (field.annotation, field.start) == ("int", "0")
    assert field.copied("self") == "self.purses"
    assert field.saved() == "tuple(seat_numbers.listed(self.purses, self.seats))"
    assert field.refilled("saved[0]") == "self.purses = seat_numbers.pack(saved[0])"


@pytest.mark.parametrize(
    ("kind", "listed", "packed"),
    [
        ("bytes[4]", "seat_numbers.listed({}.spots, 4)", "seat_numbers.pack({})"),
        (
            "bytes[7] from -1",
            "seat_numbers.listed({}.spots, 7, -1)",
            "seat_numbers.pack({}, -1)",
        ),
        ("bytes[seats]", "seat_numbers.listed({}.spots, {}.seats)", "seat_numbers.pack({})"),
    ],
)
def test_small_numbers_by_place_are_one_integer_and_in_views_a_list(
    tmp_path: Path, kind: str, listed: str, packed: str
) -> None:
    declared = tmp_path / "fields.toml"
    row = f'["spots", "{kind}", "all", "by place"]'
    declared.write_text(f"[Position]\n[[Position.sections]]\nfields = [{row}]\n", "utf-8")
    field = read(declared)[0].fields()[0]
    assert (field.annotation, field.start, field.copied("self")) == ("int", "0", "self.spots")
    assert field.saved() == f"tuple({listed.format('self', 'self')})"
    assert field.refilled("saved[0]") == f"self.spots = {packed.format('saved[0]')}"
    shown = field.in_view()
    assert (shown.annotation, shown.start) == ("list[int]", "")
    assert field.seen_on("table") == listed.format("table", "table")
    assert field.laid_from("self") == packed.format("self.spots")


def test_an_unknown_type_is_named_with_those_that_are_known(tmp_path: Path) -> None:
    declared = tmp_path / "fields.toml"
    row = '["cards", "dict[int, int]", "all", "by kind"]'
    declared.write_text(f"[Position]\n[[Position.sections]]\nfields = [{row}]\n", "utf-8")
    with pytest.raises(
        FieldsError, match=r'cards: no-type value="dict\[int, int\]" known=bool, int'
    ):
        read(declared)
