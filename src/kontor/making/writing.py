"""Writing the classes that `fields` has read: one module per class, and the view's part."""

from pathlib import Path
from typing import Final

from kontor.making.fields import DECLARED, Field, FieldsError, Part, Section, read

VIEW: Final = "view_fields.py"
HEADER: Final = '''"""{title}

Written by `./kontor fields {slug}` from `fields.toml`: edit that, not this.
"""
'''


def modules(slug: str, folder: Path) -> dict[str, str]:
    """Return the modules that a game's declaration asks for, by file name."""
    found = {}
    for part in read(folder / DECLARED):
        found[part.file] = module(slug, part, folder)
        if part.view:
            found[VIEW] = view_module(slug, part, folder)
    return found


def stale(slug: str, folder: Path) -> dict[str, str]:
    """Return the modules that do not say yet what the declaration says."""
    table = folder / "table"
    return {
        name: text
        for name, text in modules(slug, folder).items()
        if not (table / name).is_file() or (table / name).read_text("utf-8") != text
    }


def write(slug: str, folder: Path) -> list[str]:
    """Write what is stale; return the names of the modules written."""
    written = stale(slug, folder)
    for name, text in written.items():
        (folder / "table" / name).write_text(text, "utf-8")
    return list(written)


# The class of a part -------------------------------------------------------------------------


def module(slug: str, part: Part, folder: Path) -> str:
    """Write the class of a part: its fields, copying, saving and restoring."""
    needed = sources(slug, part.fields(), folder)
    if any(field.is_packed for field in part.fields()):
        needed["zones"] = "kontor.engine"
    if any(field.bytes for field in part.fields()):
        needed["seat_numbers"] = "kontor.engine"
    if part.is_state:
        needed["Chance"] = "kontor.engine.chance"
        needed["State"] = needed["header"] = "kontor.engine.state"
    lines = HEADER.format(title=f"{part.name}: every field once.", slug=slug).splitlines()
    lines += ["", "from typing import Any", "", *imports(needed), "", ""]
    lines += [f"class {part.name}Fields{'(State)' if part.is_state else ''}:"]
    lines += ['    """What lies on the table: copied, saved and restored."""', ""]
    lines += [*laid_out(part.fields()), *constructor(part), ""]
    lines += [*copying(part), "", *saving(part), "", *restoring(part)]
    return "\n".join(lines) + "\n"


def sources(slug: str, fields: list[Field], folder: Path) -> dict[str, str]:
    """Return which names of the game a class needs, and the modules where they stand."""
    package = f"kontor.games.{slug}.table"
    found = {"TableRules": f"{package}.{home(folder, 'class TableRules')}"}
    for field in fields:
        if field.is_nested:
            found[field.type] = f"{package}.{home(folder, f'class {field.type}(')}"
        if field.start.lstrip("-").isidentifier() and field.start.isupper():
            found[field.start] = f"{package}.{home(folder, f'{field.start}: Final')}"
    return found


def home(folder: Path, text: str) -> str:
    """Find the module of the table room where something is defined."""
    for path in sorted((folder / "table").glob("*.py")):
        if any(line.startswith(text) for line in path.read_text("utf-8").splitlines()):
            return path.stem
    raise FieldsError(f"{folder.name}/table", "", "no-home", value=text)


def imports(needed: dict[str, str]) -> list[str]:
    """Write the import lines, sorted as the linter sorts them."""
    lines = []
    for source in sorted(set(needed.values())):
        names = sorted((name for name in needed if needed[name] == source), key=by_type)
        lines.append(f"from {source} import {', '.join(names)}")
    return lines


def by_type(name: str) -> tuple[int, str]:
    """Sort constants before classes before functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name.lower())


def laid_out(fields: list[Field]) -> list[str]:
    """Declare what the set-up, a copy or a view lays out."""
    bare = [field for field in fields if not field.start and not field.is_nested]
    found = [f"    {field.name}: {field.annotation}" for field in bare]
    return [*found, ""] if found else []


def constructor(part: Part) -> list[str]:
    """Write what begins with nothing on the table."""
    handed = "".join(f", {field.name}: {field.type}" for field in part.nested())
    if part.is_state:
        head = f"    def __init__(self, rules: TableRules{handed}, chance: Chance) -> None:"
        lines = [head, "        super().__init__(rules.seats, chance)"]
    else:
        lines = [f"    def __init__(self, rules: TableRules{handed}) -> None:"]
    return [*lines, "        self.rules: TableRules = rules", *begun(part.sections)]


def begun(sections: list[Section], public: bool = False) -> list[str]:
    """Declare the fields that begin with something, section by section."""
    lines = []
    for section in sections:
        fields = section.fields
        if public:
            fields = [field.in_view() for field in fields if field.is_public]
        found = [one for one in fields if one.start or one.is_nested]
        if found and section.about:
            lines.append(f"        # {section.about}")
        for field in found:
            start = field.name if field.is_nested else field.start
            lines.append(f"        self.{field.name}: {field.annotation} = {start}")
    return lines


def copying(part: Part) -> list[str]:
    """Write what makes another one equal; boards of their own are handed to the constructor."""
    lines = [
        f'    def copy_to(self, twin: "{part.name}Fields") -> None:',
        '        """Make another one equal to this one, sharing nothing that changes."""',
    ]
    if part.is_state:
        lines.append("        twin.stack = self.stack[:]")
    for section in part.sections:
        indent = "        "
        if section.when:
            lines.append(f"{indent}if {section.when}:")
            indent += "    "
        lines += [
            f"{indent}twin.{field.name} = {field.copied('self')}"
            for field in section.fields
            if not field.is_nested
        ]
    return lines


def saving(part: Part) -> list[str]:
    """Write what turns everything into plain data."""
    lines = [
        "    def data(self) -> tuple[object, ...]:",
        '        """Return everything that distinguishes this one, as plain data."""',
    ]
    depends = any(section.when for section in part.saved())
    lines.append("        saved: tuple[object, ...] = (" if depends else "        return (")
    if part.is_state:
        lines.append("            *header(self, self.rules.options),")
    for section in part.saved():
        if not section.when:
            lines += [f"            {line}" for line in saved(section)]
    lines.append("        )")
    for section in part.saved():
        if section.when:
            lines += [
                f"        if {section.when}:",
                "            saved = (",
                "                *saved,",
            ]
            lines += [f"                {line}" for line in saved(section)]
            lines.append("            )")
    return [*lines, "        return saved"] if depends else lines


def saved(section: Section) -> list[str]:
    """Write the plain data of a section, as one or field by field."""
    if section.together:
        return ["(", *(f"    {field.saved()}," for field in section.fields), "),"]
    return [f"{field.saved()}," for field in section.fields]


def restoring(part: Part) -> list[str]:
    """Write what reads the plain data again."""
    lines = [
        "    def refill(self, saved: list[Any]) -> None:",
        '        """Put everything back as `data` has told it, behind the header."""',
    ]
    place = 0
    for section in part.saved():
        indent = "        "
        if section.when:
            lines.append(f"{indent}if len(saved) > {place}:")
            indent += "    "
        for index, field in enumerate(section.fields):
            value = f"saved[{place}][{index}]" if section.together else f"saved[{place + index}]"
            lines.append(f"{indent}{field.refilled(value)}")
        place += 1 if section.together else len(section.fields)
    if len(part.saved()) < len(part.sections):
        lines += [
            "        self.follow()",
            "",
            "    def follow(self) -> None:",
            '        """Find what follows from the other fields."""',
            "        raise NotImplementedError",
        ]
    return lines


# The view's part -----------------------------------------------------------------------------


def view_module(slug: str, part: Part, folder: Path) -> str:
    """Write the view's part: what all see, taken from a table and put back on an imagined one."""
    fields = [field for field in part.fields() if field.is_public and not field.is_nested]
    whole = f"{part.name}Fields"
    needed = sources(slug, fields, folder)
    if any(field.bytes for field in fields):
        needed["seat_numbers"] = "kontor.engine"
    needed["View"] = "kontor.engine.view"
    needed[whole] = f"kontor.games.{slug}.table.{part.file.removesuffix('.py')}"
    lines = HEADER.format(title="What everybody sees of the table.", slug=slug).splitlines()
    lines += ["", *imports(needed), "", ""]
    lines += [
        "class ViewFields(View):",
        '    """What every audience sees, field by field."""',
        "",
        *laid_out([field.in_view() for field in fields]),
        "    def __init__(self, seat: int, rules: TableRules) -> None:",
        "        super().__init__(seat)",
        "        self.rules: TableRules = rules",
        *begun(part.sections, public=True),
        "",
        f"    def look_at(self, table: {whole}) -> None:",
        '        """Take over what all may see."""',
        *(f"        self.{field.name} = {field.seen_on('table')}" for field in fields),
        "",
        f"    def lay_on(self, table: {whole}) -> None:",
        '        """Put what all may see on an imagined table."""',
        *(f"        table.{field.name} = {field.laid_from('self')}" for field in fields),
    ]
    return "\n".join(lines) + "\n"
