# How the command line is used, and what goes wrong with it.

usage-line = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGS]...
usage-game = GAME
usage-file = FILE
usage-pair = NAME=VALUE
usage-values = NAME=VALUE,VALUE
usage-number = NUMBER
usage-text = TEXT
usage-name = NAME
usage-address = ADDRESS
usage-who = WHO
usage-table = TABLE
usage-door = [HOST:]PORT
usage-clause = RULE
usage-panel-arguments = Arguments
usage-panel-options = Options
usage-panel-commands = Commands
usage-default = [default: { $value }]
usage-environment = [from the environment: { $value }]
usage-required = [required]
usage-help = Show this help.
usage-aborted = Aborted.
usage-no-such-command = There is no command “{ $word }”.
usage-no-such-option = There is no option { $word } here.
usage-missing-command = A command is missing.
usage-missing = { $word } is missing.
usage-extra = This does not belong here: { $word }
usage-bad-value = { $word }: { $reason }
usage-not-whole = this must be a whole number
usage-no-number = this must be a number
usage-too-small = this must be at least { $bound }
usage-too-large = this must be at most { $bound }
usage-wrong = this does not fit
usage-needs-value = { $word } needs a value.
usage-takes-no-value = { $word } takes no value.
usage-try = { $command } tells you more.
usage-did-you-mean = Did you mean { $word }?
usage-no-such-language = There is no language “{ $word }”; the languages are { $known }.
