"""The curve of a course as a picture."""

from xml.etree import ElementTree

from kontor.arena.learning_curve import drawn, smoothed

SVG = "{http://www.w3.org/2000/svg}"


def test_the_curve_is_drawn_as_it_was_and_smoothed() -> None:
    curve = [{"games": 64.0 * n, "brier": 0.2 - 0.001 * n + 0.01 * (n % 2)} for n in range(1, 60)]
    root = ElementTree.fromstring(drawn("fugger", curve))
    lines = root.findall(f"{SVG}polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [len(curve)] * 2
    labels = [text.text for text in root.findall(f"{SVG}text")]
    assert labels[0] == "fugger: Brier" and "1,000" in labels


def test_a_single_round_can_be_drawn() -> None:
    assert drawn("fugger", [{"games": 64.0, "brier": 0.2}]).startswith("<svg")


def test_smoothing_keeps_the_level() -> None:
    assert all(abs(value - 0.1) < 1e-9 for value in smoothed([0.1] * 40))
    assert smoothed([0.0, 1.0] * 40)[30] < 0.6
