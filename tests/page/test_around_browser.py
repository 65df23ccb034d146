"""Around the table in Chromium: the one invitation, the result at the end, and its record."""

from playwright.sync_api import expect

from tests.page.conftest import OVER
from tests.page.playing import PHONE, Guests, play


def test_one_invitation_stays_the_same_and_says_who_invites(guest: Guests) -> None:
    clara, ben, dora = guest("en"), guest("de", **PHONE), guest("fr")
    table = clara.new_table("fugger", ("friend", "friend"), delivery_timing="as_bonus")
    clara.context.request.post(
        f"{table}/settings", form={"watch": "all", "sit": "link"}, headers={"origin": clara.base}
    )
    clara.page.reload()
    clara.ready()
    link = clara.page.locator("#share-link").input_value()
    assert "/join/" in link
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text("Clara lädt dich ein: Die Fugger")
    expect(ben.page.locator(".seats")).to_contain_text("Clara")
    expect(ben.page.locator(".agreed li")).to_have_count(1)
    ben.page.locator(".seat-choice input[value='2']").check()
    ben.page.locator(".colour.seat-5").click()
    ben.page.fill("#join-name", "Ben")
    ben.page.click(".join-fields .go")
    ben.ready()
    expect(ben.page.locator("[data-k=seat-2]")).to_contain_text("Ben")
    clara.page.reload()
    clara.ready()
    assert clara.page.locator("#share-link").input_value() == link
    assert table.rpartition("/")[2] in ben.page.locator("#share-link").input_value()

    clara.page.click("form[action$='/link'] button")
    clara.page.click("#ask-again button[value=yes]")
    field = clara.page.locator(f"#share-link:not([value='{link}'])")
    field.wait_for()
    clara.ready()
    assert field.input_value() != link
    answer = dora.page.request.get(link)
    assert answer.status == 404 and "remplacé" in answer.text()
    for person in (clara, ben):
        person.open("/")
    clara.context.request.post(f"{table}/put-away", headers={"origin": clara.base})


def test_who_gathers_friends_passes_the_host_on(guest: Guests) -> None:
    clara, ben = guest("en"), guest("de", **PHONE)
    table = clara.new_table("fugger", ("friend", "friend"))
    ben.sit_down(table, "Ben")
    clara.page.click("[data-k=seat-1] form[action$='/host'] button")
    expect(clara.page.locator("#ask-again")).to_contain_text("Ben")
    clara.page.click("#ask-again button[value=yes]")
    expect(clara.page.locator("[data-k=seat-1] .chip")).to_be_visible()
    expect(ben.page.locator("form.start")).to_be_visible()


def test_the_result_of_a_game_stands_before_its_last_evaluation(guest: Guests) -> None:
    """With motion on, as people see it; then the record is taken home."""
    clara = guest("en", scenes="brisk", reduced_motion="no-preference")
    clara.new_table("fugger", ("random",))
    page = clara.page

    def answer(step: int) -> None:
        version = clara.version()
        page.locator("#desk button[data-word]:visible").first.click()
        clara.moved(version)

    play(clara, answer)
    page.wait_for_selector(OVER)
    assert not page.locator("dialog[open]").count()
    heading = page.locator("#result h2").first
    box = heading.bounding_box()
    assert box
    hit = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('#result') !== null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert hit

    with page.expect_download() as download:
        page.locator("#desk a[download][href$='/record']").click()
    record = download.value.path().read_text()
    assert record.startswith("kontor") and "result" in record
