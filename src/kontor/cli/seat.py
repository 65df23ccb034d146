"""A person's seat in the terminal: reading the news, seeing the table, answering, asking why."""

from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kontor.cli.output import LANGUAGE, say, screen, texts
from kontor.cli.rules import excerpt
from kontor.cli.sheet_tables import draw
from kontor.engine.match import Match
from kontor.engine.messages import ANYTHING, IllegalAnswer, Option, Question, Refusal
from kontor.text import rulebook
from kontor.text.texts import Reader

COMMANDS = ("undo", "redo", "why", "rules", "table", "help", "quit")


class TerminalSeat:
    """The first seat of a match, taken by the person at the keyboard."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number = 0
        self.texts = texts(match.game.slug)
        self.reader = Reader(self.number, match.record.names)
        self.news = 0

    def read_news(self) -> None:
        """Print what has happened since the last time."""
        for event in self.match.events[self.news :]:
            line = self.texts.message(event.seen_by(self.number), self.reader)
            screen.print(f"  {line}", markup=False)
        self.news = len(self.match.events)

    def draw(self) -> None:
        """Print the table as this seat sees it."""
        screen.print()
        draw(self.match.game, self.match.state.view(self.number), self.reader)

    def answer(self) -> bool:
        """Ask until the person has answered or taken an answer back; False to leave the table."""
        question = self.match.state.question(self.number)
        if len(question.options) == 1:
            self.match.answer(self.number, question.options[0].word)
            return True
        screen.print(Rule(style="dim"))
        self.draw()
        self.show(question)
        while True:
            try:
                line = screen.input("[bold red]›[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                screen.print()
                return False
            command, _, rest = line.partition(" ")
            wanted = self.command_of(command.lower())
            if wanted == "quit":
                return False
            if wanted in ("undo", "redo"):
                if self.take_back(wanted):
                    return True
            elif wanted:
                self.explain(wanted, rest.strip(), question)
            elif line and self.give(line, question):
                return True

    def show(self, question: Question) -> None:
        """Print the question and its numbered options."""
        prompt = self.texts.message(question.message, self.reader)
        screen.print(Text(f"\n{prompt}", "bold"))
        # A grid keeps numbers, texts and words apart even on a narrow screen.
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold red", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", overflow="fold")
        for number, option in enumerate(question.options, 1):
            text = self.texts.message(option.message, self.reader)
            detail = self.texts.detail(option.message, self.reader)
            said = Text(text) + Text(f"\n{detail}" if detail else "", "dim")
            grid.add_row(Text(str(number)), said, Text(option.word))
        screen.print(Padding(grid, (0, 0, 0, 2)))
        screen.print(say("terminal-hint"), style="dim")

    def command_of(self, word: str) -> str:
        """Return the command a typed word stands for in this language or in English."""
        for command in COMMANDS:
            if word in say(f"terminal-words-{command}").split():
                return command
        return ""

    def give(self, line: str, question: Question) -> bool:
        """Give an answer by number or by word; say why not if it is refused."""
        chosen: Option | None = None
        if line.isdecimal() and 1 <= int(line) <= len(question.options):
            chosen = question.options[int(line) - 1]
        else:
            chosen = next((option for option in question.options if option.word == line), None)
        if chosen is None:
            self.explain("why", line, question)
            return False
        confirm = f"{chosen.message.name}.confirm"
        if self.texts.has(confirm) and not agreed(self.texts.say(confirm)):
            return False
        try:
            self.match.answer(self.number, chosen.word)
        except IllegalAnswer as error:
            self.refuse(error.refusal)
            return False
        return True

    def take_back(self, command: str) -> bool:
        """Undo or redo an answer of this seat, or say what stands in the way."""
        if command == "redo":
            if self.match.redo(self.number):
                return True
            screen.print(say("terminal-nothing-to-redo"))
            return False
        reach = self.match.reach(self.number)
        if self.match.undo(self.number):
            self.news = min(self.news, len(self.match.events))
            screen.print(say("terminal-undone", steps=reach.steps - 1))
            return True
        screen.print(say(reach.reason))
        return False

    def explain(self, command: str, rest: str, question: Question) -> None:
        """Answer a request for help, the table, the rules or a reason."""
        if command == "help":
            screen.print(say("terminal-help"))
        elif command == "table":
            self.draw()
            self.show(question)
        elif command == "rules":
            self.read_rules(rest.upper())
        elif rest.isdecimal():
            most = len(question.options)
            screen.print(say("terminal-no-such-option", number=rest, most=most))
        elif rest:
            self.refuse(self.match.state.refusal(self.number, rest))
        else:
            for refusal in self.match.state.refusals(self.number):
                if not refusal.word.endswith(ANYTHING):
                    self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible, and which clause says so."""
        text = self.texts.message(refusal.message, self.reader)
        clause = Text(f" ({refusal.clause})" if refusal.clause else "", "dim")
        screen.print(Text("  ") + Text(refusal.word, "red") + Text(f"  {text}") + clause)

    def read_rules(self, wanted: str) -> None:
        """Print a clause or chapter, or the list of chapters."""
        book = rulebook.load(self.match.game.slug, LANGUAGE)
        try:
            if wanted:
                screen.print(Markdown(excerpt(book, wanted)))
            else:
                for chapter in book.chapters:
                    screen.print(f"  {chapter.id:4} {chapter.title}")
        except rulebook.RulebookError:
            screen.print(say("cli-no-such-rule", rule=wanted))


def agreed(question: str) -> bool:
    """Ask for a yes."""
    reply = screen.input(f"{question} [dim]({say('terminal-yes-no')})[/] ").strip().lower()
    return reply in say("terminal-words-yes").split()
