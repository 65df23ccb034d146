"""What `import kontor` offers: its names and signatures are frozen, and it works."""

import ast
import inspect
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import kontor
from kontor import games
from tests.bench.cases import counts

FROZEN = Path(__file__).with_name("public.json")

every_game = pytest.mark.parametrize("slug", games.SLUGS)


def told(thing: object) -> object:
    """Describe a public thing: the signature of a function, the parts of a class."""
    if isinstance(thing, type) and issubclass(thing, Exception):
        return "exception"
    if isinstance(thing, type):
        members = inspect.getmembers_static(thing)
        return {
            name: "property"
            if not callable(member)
            else str(inspect.signature(member)).replace("collections.abc.", "")
            for name, member in members
            if not name.startswith("_")
        }
    assert callable(thing)
    return str(inspect.signature(thing))


def public() -> dict[str, object]:
    """Describe everything that `import kontor` offers."""
    return {name: told(getattr(kontor, name)) for name in sorted(kontor.__all__)}


def test_the_public_names_and_signatures_are_frozen() -> None:
    assert public() == json.loads(FROZEN.read_text("utf-8")), "python -m tests.research.test_public"


def source_of(name: str) -> ast.ClassDef | ast.FunctionDef:
    """Return a public thing as it was written: what is compiled has forgotten its docstring."""
    file = Path(kontor.__file__).parents[1] / kontor.HOMES[name].replace(".", "/")
    tree = ast.parse(file.with_suffix(".py").read_text("utf-8"))
    found = [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name
    ]
    return found[0]


def test_every_public_name_is_listed_and_explained() -> None:
    assert set(kontor.__all__) <= set(dir(kontor))
    for name in kontor.__all__:
        node = source_of(name)
        assert ast.get_docstring(node)
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                assert ast.get_docstring(part), f"{name}.{part.name}"
    with pytest.raises(AttributeError, match="no attribute unheard_of"):
        kontor.unheard_of  # noqa: B018


def test_importing_kontor_loads_no_game_and_no_library() -> None:
    code = (
        "import kontor, sys; print([m for m in sys.modules if m.startswith(('kontor.', 'numpy'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['kontor.compiled']"


@every_game
def test_a_whole_game_through_the_public_names(slug: str) -> None:
    game = kontor.load(slug)
    players = game.players[0]
    state = game.start(players=players, seed=7)
    chance = random.Random(1)
    while not state.is_over:
        assert state.current_player in state.awaited
        assert len(state.words()) == len(state.options())
        assert sum(state.mask()) == len(state.actions()) and len(state.mask())
        assert len(state.observation()) == state.encoding.size
        if chance.random() < 0.5:
            state.apply(chance.choice(state.words()))
        else:
            state.apply_action(chance.choice(state.actions()))
    assert state.current_player == -1 and state.awaited == []
    assert sum(state.returns()) == pytest.approx(1)
    assert sum(state.returns("rank")) == pytest.approx(players / 2)
    assert max(state.returns("margin")) <= 1
    again = kontor.replay(state.record())
    assert again.engine == state.engine and again.record() == state.record()
    assert len(state.events()) == len(state.events(0)) > players
    json.dumps([state.view(player) for player in range(-1, players)])


@every_game
def test_a_game_begun_can_be_copied_saved_and_imagined(slug: str) -> None:
    game = kontor.load(slug)
    state = game.start(game.players[-1], "some seed")
    for _ in range(12):
        state.apply_action(state.actions()[-1])
    twin = state.clone()
    back = game.restore(state.save())
    state.apply_action(state.actions()[0])
    assert twin.engine == back.engine != state.engine
    assert twin.record() == back.record() != state.record()
    player = state.current_player
    world = state.imagine(player, 3)
    assert world.view(player) == state.view(player)
    with pytest.raises(ValueError, match="no past"):
        world.record()
    bot = game.bot("steward")
    assert state.choose(bot, 1) in state.options()


def test_what_cannot_be_is_said_clearly(tmp_path: Path) -> None:
    with pytest.raises(kontor.SetupError, match="no game chess"):
        kontor.load("chess")
    game = kontor.load("fugger")
    with pytest.raises(kontor.SetupError, match="2 to 4 players, not 9"):
        game.start(9)
    with pytest.raises(kontor.SetupError, match="unknown option speed"):
        game.start(3, options={"speed": "high"})
    state = game.start(3)
    with pytest.raises(kontor.IllegalAnswer):
        state.apply("dance")
    with pytest.raises(kontor.IllegalAnswer):
        state.apply(9999)
    with pytest.raises(ValueError, match="action 22 is not legal"):
        state.apply_action(22 if 22 not in state.actions() else 0)
    with pytest.raises(ValueError, match="no player 3"):
        state.options(3)
    with pytest.raises(ValueError, match="no reward 'glory'"):
        state.returns("glory")
    with pytest.raises(kontor.SetupError, match="no bot clever"):
        game.bot("clever")
    with pytest.raises(kontor.RecordError):
        kontor.replay("nothing")


def test_house_rules_and_corrected_components() -> None:
    text = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
    assert "florins_to_end = 100" in text
    longer = kontor.load(
        "fugger", components=text.replace("florins_to_end = 100", "florins_to_end = 150")
    )
    assert longer.components != kontor.load("fugger").components
    state = longer.start(3, 1, {"delivery_timing": "as_bonus"})
    assert state.house_rules["delivery_timing"] == "as_bonus"
    with pytest.raises(kontor.ComponentsError):
        kontor.load(
            "fugger", components=text.replace("florins_to_end = 100", 'florins_to_end = "x"')
        )
    with pytest.raises(ValueError, match="other components"):
        kontor.load("fugger").restore(state.save())


def test_all_games_are_listed() -> None:
    assert list(kontor.titles()) == list(dict.fromkeys(case.slug for case in counts()))


if __name__ == "__main__":
    FROZEN.write_text(json.dumps(public(), indent=1) + "\n", "utf-8")
