"""Reliability as a picture: what was said against what happened, a panel for each table."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

PANEL: Final = 180
GAP: Final = 34
STYLE: Final = (
    "text{font:11px sans-serif;fill:#555}.frame{fill:none;stroke:#999}"
    ".ideal{stroke:#999;stroke-dasharray:4 3}.whisker{stroke:#2a6f97;stroke-width:1.5}"
    ".dot{fill:#2a6f97}"
)


def picture(title: str, panels: Sequence[tuple[str, dict[str, Any]]]) -> str:
    """Draw reports of calibration side by side; a larger dot stands for more chances."""
    width = GAP + len(panels) * (PANEL + GAP)
    height = PANEL + 2 * GAP
    drawn = "".join(
        f'<g transform="translate({GAP + number * (PANEL + GAP)} {GAP})">{panel(label, report)}</g>'
        for number, (label, report) in enumerate(panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(title)}"><style>{STYLE}</style>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{drawn}</svg>\n'
    )


def panel(label: str, report: dict[str, Any]) -> str:
    """Draw one table: the diagonal is where the chance said is the chance that happens."""
    parts = [
        f'<text x="0" y="-8">{escape(label)}</text>',
        f'<rect class="frame" width="{PANEL}" height="{PANEL}"/>',
        f'<line class="ideal" x1="0" y1="{PANEL}" x2="{PANEL}" y2="0"/>',
    ]
    most = max((row["number"] for row in report["classes"]), default=1)
    for row in report["classes"]:
        x = round(PANEL * row["said"], 1)
        low, middle, high = (
            round(PANEL * (1 - row["happened"][end]), 1) for end in ("low", "value", "high")
        )
        radius = round(1.5 + 4 * (row["number"] / most) ** 0.5, 1)
        parts.append(f'<line class="whisker" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>')
        parts.append(f'<circle class="dot" cx="{x}" cy="{middle}" r="{radius}"/>')
    for value in (0, 50, 100):
        x = PANEL * value / 100
        parts.append(f'<text x="{x:g}" y="{PANEL + 14}" text-anchor="middle">{value}</text>')
        parts.append(f'<text x="-5" y="{PANEL - x + 4:g}" text-anchor="end">{value}</text>')
    return "".join(parts)
