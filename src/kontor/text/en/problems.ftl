### What is wrong with a file or a request: what stands after its name and place

problem-at = { $place }: { $problem }

## Files

problem-cause =
    { $cause ->
        [ENOENT] there is no such file
        [EACCES] permission is denied
        [EPERM] permission is denied
        [EISDIR] it is a folder
        [ENOTDIR] a part of the path is not a folder
        [ENOSPC] the disk is full
        [EROFS] nothing may be written there
        [ENAMETOOLONG] the name is too long
        [ECONNREFUSED] nobody answers there
       *[other] the system refuses it ({ $cause })
    }
problem-unreadable = cannot be read: { problem-cause }
problem-not-utf8 = is not UTF-8 text
problem-not-toml =
    { $line ->
        [0] is not valid TOML
       *[other] is not valid TOML: there is a mistake in line { $line }
    }

## Values

problem-missing = is missing
problem-whole-number = must be a whole number, not { $value }
problem-whole-numbers = must be a list of whole numbers, not { $value }
problem-number = must be a number, not { $value }
problem-between = must be between { $least } and { $most }, not { $value }
problem-text = must be text, not { $value }
problem-texts = must be a list of texts, not { $value }
problem-colour = must be a colour like #b3262a, not { $value }
problem-flag = must be true or false, not { $value }
problem-no-value = must be a number or text, not { $value }
problem-table = must be a table
problem-tables = must be a list of tables
problem-other-value = must be { $wanted }, not { $value }
problem-unknown-value = unknown value { $value }; known are { $known }
problem-too-deep = is nested too deeply
problem-too-long = is longer than { $most } characters
problem-too-large = is beyond { $most }
problem-unread = no rule of this game asks for it
problem-multiple = must be a multiple of { $unit }, not { $value }

## Lists

problem-entries =
    { $wanted ->
        [one] must have exactly one entry, not { $number }
       *[other] must have exactly { $wanted } entries, not { $number }
    }
problem-most-entries =
    { $most ->
        [one] may have one entry at most
       *[other] may have at most { $most } entries
    }
problem-least-entries =
    { $least ->
        [one] must have at least one entry
       *[other] must have at least { $least } entries
    }
problem-lacks = { $value } is missing here
problem-twice = { $value } is here twice
problem-repeats = says the same as another entry
problem-counting = must count up from 1 to { $most }
problem-rising = must rise from entry to entry
problem-rising-by-one = must rise by one from entry to entry
problem-never-fall = must never fall from entry to entry
problem-never-rise = must never rise from entry to entry
problem-pairs = must be a list of pairs
problem-pair = must be a pair, not { $value }
problem-sum = must add up to { $wanted }, not to { $value }
problem-least-sum = must add up to { $least } or more

## Roads

problem-no-node = there is no space { $value }
problem-loop = { $value } is joined to itself
problem-no-road = no road leads to { $value }
problem-road-space = the road space { $value } needs two neighbours, not { $number }
problem-junction = the junction { $value } needs three neighbours or more, not { $number }
problem-unreachable = { $value } cannot be reached from { $start }
problem-too-far = with { $value } no space is that far away

## A game that was tried out

problem-endless =
    { $seats ->
        [one] a game with one player never ends
       *[other] a game with { $seats } players never ends
    }
problem-no-words = the texts of the game have no words for { $value }
problem-breaks = a game with it breaks off ({ $value })

## Declared fields

problem-rows = must be a list of rows
problem-row = a row is [name, type, who sees it, what it is], not { $value }
problem-no-name = { $value } cannot be a name
problem-no-type = unknown type { $value }; known are { $known } and the classes of table/
problem-no-home = no module has { $value }

## Bodies of requests

problem-kind =
    must be { $wanted ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] an object
        [null] null
       *[other] { $wanted }
    }, not { $found ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] an object
        [null] null
       *[other] { $found }
    }
problem-at-least = must be at least { $least }
problem-at-most = must be at most { $most }
problem-short =
    { $least ->
        [one] must not be empty
       *[other] must have at least { $least } characters
    }
problem-form = is not in the form that is asked for
problem-not-offered = does not know the value { $value }
problem-out-of-range = is too large a number
problem-unknown-field = is not known here
problem-misfit = something in it is not as the description of the API asks
