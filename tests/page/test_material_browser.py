"""Material in the browser: readable on a phone, and corrected by uploading a file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kontor import games
from kontor.server.page.material_files import text_of
from tests.page.conftest import Guest
from tests.page.playing import no_serious_findings

Guests = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("slug", games.SLUGS)
def test_material_fits_on_a_phone(guest: Guests, slug: str) -> None:
    person = guest("de", viewport=PHONE)
    person.open(f"/material/{slug}")
    assert person.page.evaluate(WIDER) <= 0


def test_axe_finds_nothing_serious(guest: Guests) -> None:
    person = guest("fr")
    person.open("/material/augsburg")
    no_serious_findings(person)


def test_a_host_corrects_the_material(guest: Guests, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("fugger").replace("florins_to_end = 100 ", "florins_to_end = 40 "))
    person = guest("en", viewport=PHONE)
    person.new_table("fugger", ("friend",))
    page, table = person.page, person.page.url
    page.click("#gathering a[href$='/material']")
    page.set_input_files("#components", file)
    page.click("form[enctype] button")
    page.wait_for_url(table, timeout=120_000)
    page.click("#gathering a.corrected")
    assert "end.florins_to_end" in page.inner_text(".grid")
    assert page.evaluate(WIDER) <= 0
    no_serious_findings(person)
    page.click("form[action$='/withdraw'] button")
    page.wait_for_selector("#gathering a[href$='/material']")
    assert "corrected" not in page.inner_text("#gathering").lower().replace("with corrected", "")
