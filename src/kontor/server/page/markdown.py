"""The little Markdown that rulebooks use: paragraphs, lists, tables, emphasis, clause links."""

import re

from markupsafe import Markup, escape

BOLD = re.compile(r"\*\*(.+?)\*\*")
ITALIC = re.compile(r"(?<!\*)\*(?!\*)(.+?)\*")
CODE = re.compile(r"`([^`]+)`")
CLAUSE = re.compile(r"\bR\d+(?:\.\d+)?\b")
ITEM = re.compile(r"^(?:[-*]|\d+\.) ")


def markdown(text: str) -> Markup:
    """Turn Markdown into HTML; everything is escaped first."""
    blocks = [block for block in re.split(r"\n\s*\n", text.strip()) if block]
    return Markup("\n").join(block_html(block.strip("\n")) for block in blocks)


def block_html(block: str) -> Markup:
    """Turn one block into HTML."""
    lines = block.split("\n")
    if lines[0].startswith("### "):
        return Markup("<h3>{}</h3>").format(inline(lines[0].removeprefix("### ")))
    if lines[0].startswith("|"):
        return table(lines)
    if ITEM.match(lines[0]):
        return items(lines)
    if lines[0].startswith("> "):
        return Markup("<blockquote>{}</blockquote>").format(
            inline(" ".join(line.removeprefix("> ") for line in lines))
        )
    return Markup("<p>{}</p>").format(inline(" ".join(lines)))


def items(lines: list[str]) -> Markup:
    """Turn lines with dashes or numbers into a list."""
    kind = "ol" if lines[0][0].isdigit() else "ul"
    found: list[str] = []
    for line in lines:
        if ITEM.match(line):
            found.append(ITEM.sub("", line, count=1))
        elif found:
            found[-1] += " " + line.strip()
    inner = Markup("").join(Markup("<li>{}</li>").format(inline(item)) for item in found)
    return Markup("<{0}>{1}</{0}>").format(kind, inner)


def table(lines: list[str]) -> Markup:
    """Turn lines with bars into a table."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    body = [row for row in rows[1:] if not all(set(cell) <= set("-: ") for cell in row)]
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(inline(c)) for c in rows[0])
    cells = Markup("").join(
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(inline(cell)) for cell in row)
        )
        for row in body
    )
    return Markup(
        '<div class="rule-table"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>'
    ).format(head, cells)


def inline(text: str) -> Markup:
    """Escape a text and set bold, italics, code and links to clauses."""
    html = str(escape(text))
    html = CODE.sub(r"<code>\1</code>", html)
    html = BOLD.sub(r"<strong>\1</strong>", html)
    html = ITALIC.sub(r"<em>\1</em>", html)
    return Markup(CLAUSE.sub(r'<a href="#\g<0>">\g<0></a>', html))
