"""Read what a game says: `python -m tests.text.read SLUG [LANGUAGE …] [--quick] [--findings]`.

Every text with samples for its owner, another player and a spectator, and what the checks of
reading.py find wrong; `--name PART` shows only texts whose name has it.
"""

import argparse
from collections import Counter, defaultdict

from kontor import games
from kontor.text.languages import LANGUAGES
from tests.text import choices, corpus, glossary, prose, rendering, spelling
from tests.text.reading import findings
from tests.text.rendering import Line
from tests.text.vocabulary import vocabulary

QUICK = 1
SAMPLES = 4
SHOWN = 6


def main() -> None:
    """Print the texts of a game and what is wrong with them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", choices=games.SLUGS)
    parser.add_argument("languages", nargs="*", default=[], metavar="language")
    parser.add_argument("--quick", action="store_true", help="play fewer games")
    parser.add_argument("--findings", action="store_true", help="only what is wrong")
    parser.add_argument("--all", action="store_true", help="every finding, not some of each kind")
    parser.add_argument("--counts", action="store_true", help="only how many lines are read")
    parser.add_argument("--name", default="", help="only texts with this in their name")
    given = parser.parse_args()
    number = QUICK if given.quick else corpus.MANY_GAMES
    for language in given.languages or LANGUAGES:
        lines = [
            line
            for line in rendering.rendered(given.slug, language, number)
            if given.name in line.name
        ]
        if given.counts:
            count(given.slug, language, lines)
            continue
        if not given.findings:
            show(lines)
        report(given.slug, language, lines, number, given.all, given.name)


def count(slug: str, language: str, lines: list[Line]) -> None:
    """Print how many lines are read, by reader and by kind."""
    readers = Counter(line.who for line in lines)
    kinds = Counter(line.kind for line in lines)
    told = ", ".join(f"{name} {number}" for name, number in [*readers.items(), *kinds.items()])
    print(f"{slug} {language}: {len(lines)} lines ({told})")


def show(lines: list[Line]) -> None:
    """Print samples of every text."""
    by_name: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        by_name[line.name].append(line)
    for name, found in by_name.items():
        print(f"{name}  ({found[0].kind})")
        for who in rendering.READERS:
            texts = dict.fromkeys((line.text, line.detail) for line in found if line.who == who)
            earlier = rendering.READERS[: rendering.READERS.index(who)]
            if texts.keys() <= {(line.text, line.detail) for line in found if line.who in earlier}:
                continue
            for text, detail in spread(list(texts)):
                print(f"    {who:9} {text}" + (f"\n{'':14}| {detail}" if detail else ""))


def spread(texts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return a few samples, from the shortest to the longest."""
    ordered = sorted(texts, key=lambda pair: len(pair[0]))
    if len(ordered) <= SAMPLES:
        return ordered
    return [ordered[place * (len(ordered) - 1) // (SAMPLES - 1)] for place in range(SAMPLES)]


def report(
    slug: str, language: str, lines: list[Line], number: int, everything: bool, part: str
) -> None:
    """Print what is wrong, by kind, and how often."""
    words = vocabulary(slug, language)
    by_kind: dict[str, dict[str, str]] = defaultdict(dict)
    counts: Counter[str] = Counter()
    for line in lines:
        for kind, found in findings(line, words):
            counts[kind] += 1
            shown = f"{line.text} | {line.detail}" if line.detail else line.text
            by_kind[kind].setdefault(f"{line.name} [{found}]", shown)
    others = {
        "buttons that read the same": choices.alike(slug, language, number),
        "word to avoid (files, rulebook)": prose.avoided(slug, language),
        "address (files, rulebook)": prose.misaddressed(slug, language),
        "spelling (files, rulebook)": spelling.misspelt(slug, language),
        "glossary": glossary.incomplete(slug, language),
    }
    for kind, places in others.items():
        for place, shown in places:
            if part in place:
                counts[kind] += 1
                by_kind[kind].setdefault(place, shown)
    for kind, seen in by_kind.items():
        print(f"== {language} {kind}: {counts[kind]} lines, {len(seen)} places")
        names: Counter[str] = Counter()
        for place, shown in seen.items():
            names[place.partition(" ")[0]] += 1
            if everything or names[place.partition(" ")[0]] <= SHOWN // 3:
                print(f"   {place}: {shown}")
    print(f"== {language}: {len(lines)} lines read, {sum(counts.values())} findings")


if __name__ == "__main__":
    main()
