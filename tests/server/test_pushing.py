"""Pushes are sealed as RFC 8291 shows in its own example."""

import pytest

from kontor.server.service import pushing

# RFC 8291, section 5.
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
KEYS = f'{{"p256dh": "{POINT}", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}'
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
TEXT = "V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    own, salt = pushing.key_of(SENDER), pushing.unpacked(SALT)
    sealed = pushing.encrypted(
        pushing.unpacked(TEXT), pushing.subscription(KEYS), own, salt, fill=0
    )
    assert pushing.packed(sealed) == SEALED


def test_every_push_is_new_and_of_one_length() -> None:
    to = pushing.subscription(KEYS)
    one, other = pushing.encrypted(b"short", to), pushing.encrypted(b"long" * 100, to)
    assert len(one) == len(other) < pushing.RECORD
    assert pushing.encrypted(b"short", to) != one


@pytest.mark.parametrize(
    "keys", ["", "[]", "{}", '{"p256dh": 5, "auth": ""}', KEYS.replace("BCV", "AAA")]
)
def test_what_is_no_subscription_is_refused(keys: str) -> None:
    with pytest.raises(pushing.BadSubscription):
        pushing.subscription(keys)
