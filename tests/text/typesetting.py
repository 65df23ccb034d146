"""Typesetting: what a typesetter of each language would mark in a line."""

import re

THIN = "\u202f"
FIRM = "\u00a0"

EVERYWHERE = {
    "straight quotes": r"['\"]",
    "three dots for an ellipsis": r"\.\.\.",
    "a hyphen for a dash": r" - |--",
    "an em dash": "—",
    "two spaces": r"[ \u00a0\u202f]{2}",
    "a space before a comma or full stop": r"[ \u00a0\u202f][,.](?!\d)",
    "a number that may part from its unit": r"(?<=\d) (?=florin|Gulden|card|cart|Kart)",
}
FRENCH = {
    "no thin space before ; ! ?": rf"[^{THIN}][;!?]",
    "no firm space before :": rf"[^{FIRM}]:(?=\s|$)",
    "no thin space inside « »": rf"«[^{THIN}]|[^{THIN}]»",
    "foreign quotes": "[„“”‘]",
}
GERMAN = {
    "a space before punctuation": r"[ \u00a0\u202f][;:!?]",
    "foreign quotes": "[«»”’]|“(?=\\w)|(?<![\\w.!?…])“|„(?!\\w)",
}
ENGLISH = {
    "a space before punctuation": r"[ \u00a0\u202f][;:!?]",
    "foreign quotes": "[«»„]|“(?!\\w)|”(?=\\w)",
}
MISTAKES = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}


def mistakes(language: str, text: str) -> list[str]:
    """Name what a typesetter would mark in a line."""
    rules = EVERYWHERE | MISTAKES[language]
    return [f"{name}: {text}" for name, pattern in rules.items() if re.search(pattern, text)]
