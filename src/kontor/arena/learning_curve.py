"""The curve of a course as a picture: the error of the winning chance, game after game."""

from typing import Final

from kontor.arena.plots import nice_step

WIDTH: Final = 640
HEIGHT: Final = 260
LEFT: Final = 56
RIGHT: Final = 16
TOP: Final = 30
BOTTOM: Final = 34
LINES: Final = 5
# Each round is noisy: the line shows the mean over about this share of the curve.
SMOOTHED: Final = 0.05

STYLE: Final = (
    "text{font:12px sans-serif;fill:#555}.grid{stroke:#ccc;stroke-width:1}"
    ".raw{fill:none;stroke:#9db8d2;stroke-width:1}.mean{fill:none;stroke:#1f5f99;stroke-width:2.5}"
)


def drawn(title: str, curve: list[dict[str, float]]) -> str:
    """Draw the Brier score over the games played, as it was and smoothed."""
    games = [point["games"] for point in curve]
    scores = [point["brier"] for point in curve]
    low, high = min(scores), max(scores)
    room = 0.05 * (high - low) or 0.01
    low, high = low - room, high + room
    last = max(games)

    def x(number: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / last, 1)

    def y(score: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low), 1)

    drawing = [f'<text x="{LEFT}" y="18">{title}: Brier</text>']
    step = nice_step((high - low) / LINES)
    value = step * -(-low // step)
    while value <= high:
        level = y(value)
        drawing += [
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{level}" y2="{level}"/>',
            f'<text x="{LEFT - 6}" y="{level + 4}" text-anchor="end">{value:.3f}</text>',
        ]
        value += step
    step = nice_step(last / LINES)
    for number in range(LINES + 1):
        if number * step <= last:
            drawing.append(
                f'<text x="{x(number * step)}" y="{HEIGHT - 12}" text-anchor="middle">'
                f"{number * step:,.0f}</text>"
            )
    for name, values in (("raw", scores), ("mean", smoothed(scores))):
        places = " ".join(f"{x(n)},{y(v)}" for n, v in zip(games, values, strict=True))
        drawing.append(f'<polyline class="{name}" points="{places}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<style>{STYLE}</style>{''.join(drawing)}</svg>\n"
    )


def smoothed(values: list[float]) -> list[float]:
    """Return the mean of each value and its neighbours."""
    reach = max(1, round(SMOOTHED * len(values)))
    found = []
    for place in range(len(values)):
        part = values[max(0, place - reach) : place + reach + 1]
        found.append(sum(part) / len(part))
    return found
