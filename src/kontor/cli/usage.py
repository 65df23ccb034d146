"""Usage: what typer would say of commands and of mistakes, in the language of this run."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn, get_args

from typer import core, rich_utils
from typer._click import exceptions
from typer._click.core import Context

from kontor.cli.output import did_you_mean, say, stop

# How pydantic names what is wrong with a value, and our words for it.
REASONS = {
    "int_parsing": "usage-not-whole",
    "int_type": "usage-not-whole",
    "int_from_float": "usage-not-whole",
    "float_parsing": "usage-no-number",
    "float_type": "usage-no-number",
    "greater_than_equal": "usage-too-small",
    "less_than_equal": "usage-too-large",
}
# What stands for the value of an option that names none itself; a switch has no value.
PLACEHOLDERS = {int: "usage-number", float: "usage-number", str: "usage-text", Path: "usage-file"}


def speak() -> None:
    """Teach typer's help our words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("usage-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("usage-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("usage-panel-commands")
    rich_utils.DEFAULT_STRING = say("usage-default", value="{}")
    rich_utils.ENVVAR_STRING = say("usage-environment", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("usage-required")


class Worded:
    """A command whose usage and help option speak the language of this run."""

    def get_usage(self, context: Context) -> str:
        """Say how a command is called."""
        usage: str = super().get_usage(context)  # type: ignore[misc]
        words = {
            "Usage:": say("usage-line"),
            "[OPTIONS]": say("usage-options"),
            "COMMAND [ARGS]...": say("usage-command"),
        }
        for theirs, ours in words.items():
            usage = usage.replace(theirs, ours)
        return usage

    def get_params(self, context: Context) -> list[Any]:
        """Return arguments and options, with our words for what is to be given."""
        params: list[Any] = super().get_params(context)  # type: ignore[misc]
        for param in params:
            if isinstance(param, core.TyperArgument):
                param.display_type_rich = no_type  # type: ignore[method-assign]
            elif param.metavar is None:
                param.metavar = placeholder(param.type_descriptor.annotation)
        return params

    def get_help_option(self, context: Context) -> Any:
        """Return the option that shows the help."""
        option = super().get_help_option(context)  # type: ignore[misc]
        if option is not None:
            option.help = say("usage-help")
        return option


def no_type(ctx: Context) -> None:
    """Show no type: the name of an argument says what it is."""


def placeholder(kind: Any) -> str:
    """Return what stands for a value of a type in the help."""
    for found in (kind, *get_args(kind)):
        if found in PLACEHOLDERS:
            return say(PLACEHOLDERS[found])
    return ""


class Command(Worded, core.TyperCommand):
    """A command of Kontor."""


class Group(Worded, core.TyperGroup):
    """A command with commands of its own."""


def complain(error: exceptions.ClickException) -> NoReturn:
    """Say what is wrong with how a command was called, and where help is."""
    lines = [objection(error)]
    context = getattr(error, "ctx", None)
    if context is not None:
        option = context.help_option_names[-1]
        lines.append(say("usage-try", command=f"{context.command_path} {option}"))
    stop("\n".join(lines), error.exit_code)


def objection(error: exceptions.ClickException) -> str:
    """Say what is wrong."""
    if isinstance(error, exceptions.NoSuchOption):
        known = list(error.possibilities or ())
        return say("usage-no-such-option", word=error.option_name) + did_you_mean(known[:1])
    if isinstance(error, exceptions.MissingParameter):
        return say("usage-missing", word=named(error))
    if isinstance(error, exceptions.BadParameter):
        return say("usage-bad-value", word=named(error), reason=reason(error))
    if isinstance(error, exceptions.BadOptionUsage):
        needs = "requires" in error.message
        wrong = "usage-needs-value" if needs else "usage-takes-no-value"
        return say(wrong, word=error.option_name)
    if isinstance(error, exceptions.UsageError):
        return misused(error)
    return error.format_message()


def misused(error: exceptions.UsageError) -> str:
    """Say which command is missing or unknown, or what is too much."""
    context = error.ctx
    if context is None:
        return error.format_message()
    rest = [*getattr(context, "_protected_args", []), *context.args]
    if error.message.startswith("No such command"):
        word = error.message.partition("'")[2].rpartition("'")[0]
        command = context.command
        known = command.list_commands(context) if isinstance(command, core.TyperGroup) else []
        close = get_close_matches(word, known, 1)
        return say("usage-no-such-command", word=word) + did_you_mean(close)
    if error.message.startswith("Missing command"):
        return say("usage-missing-command")
    if error.message.startswith("Got unexpected"):
        extra = error.message.rpartition("(")[2].rstrip(")") or " ".join(rest)
        return say("usage-extra", word=extra)
    return error.format_message()


def named(error: exceptions.BadParameter) -> str:
    """Return the name of the parameter an error is about."""
    if error.param is None:
        return ""
    return " / ".join(error.param.opts) if "-" in error.param.opts[0] else error.param.metavar or ""


def reason(error: exceptions.BadParameter) -> str:
    """Say why a value does not fit."""
    cause = error.__cause__
    if cause is None:
        return error.message
    found: list[dict[str, Any]] = getattr(cause, "errors", list)()
    first = found[0] if found else {}
    bounds = first.get("ctx", {})
    bound = bounds.get("ge", bounds.get("le", 0))
    name = REASONS.get(first.get("type", ""), "usage-wrong")
    return say(name, bound=bound) if name in {"usage-too-small", "usage-too-large"} else say(name)
