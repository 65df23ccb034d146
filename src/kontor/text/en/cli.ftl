# The command line and the terminal table.

cli-help = Old games of merchants, bankers, knights and electors: play, study and measure them.
cli-version = Kontor { $version } ({ $build })
cli-help-games = List the games with their numbers of players and house rules, or just one of them.
cli-help-terminal = Play against bots in the terminal. Example: kontor terminal fugger --players 4
cli-help-rules = Read a rulebook, a chapter (R3) or a clause (R3.1).
cli-help-simulate = Let bots play many games and sum them up. Example: kontor simulate fugger -p 4 -n 1000 --bots steward,random
cli-help-train = Let a bot teach itself a game. Example: kontor train fugger --minutes 10
cli-help-practice = Find moments for practice: questions with one clearly better answer.
cli-help-bench = Measure the engine: playouts, decisions, copies; or, with “server”, how many tables a server holds.
cli-help-clauses = Show where each clause lives: functions, tests, texts.
cli-help-fields = Write the classes for what is on a game’s table from its table/fields.toml.
cli-help-new = Write the folder of a new game: a tiny but complete one, to be changed into yours.
cli-help-new-slug = The game’s short name: lower-case letters and digits.
cli-help-new-title = The name that players see.
cli-help-new-seats = For how many players, such as 3 or 2-6.
cli-help-record = Show, verify, replay or convert a recorded game.
cli-help-lang = Language: en, fr or de. Otherwise taken from the environment.
cli-help-version = Show the version and whether the rules run compiled.
cli-help-game = The game’s short name, see “kontor games”.
cli-help-players = Number of players.
cli-help-seed = Seed; the same seed gives the same games.
cli-help-json = Print JSON for programs.
cli-help-option = A house rule, for example draw_rule=hold_at_most_three.
cli-help-components = Play with a corrected components file.
cli-help-count = Number of games.
cli-help-bots = Bots by seat, separated by commas; the last one takes the seats that are left.
cli-help-jobs = Number of processes; 0 takes one per core.
cli-help-rotate = Let the bots move on by one seat from game to game.
cli-help-seconds = CPU seconds for each measurement.
cli-help-peers = Measure OpenSpiel and Catanatron in the same run (after ./kontor setup --peers).
cli-help-clause = A chapter such as R3 or a clause such as R3.1.
cli-help-record-file = The record.
cli-help-record-show = Tell a recorded game in words, answer by answer.
cli-help-record-verify = Replay a record and confirm its seed, every answer and the result.
cli-help-record-replay = Show the position after a number of answers.
cli-help-at = How many answers; otherwise all of them.
cli-help-seat = Whose view: 1 for the first seat, 0 for everything.
cli-help-bot = The bot you play against.
cli-help-name = Your name.
cli-help-own-seed = Seed of the deal; drawn at random without it.
cli-help-save = Where to save the game.
cli-help-resume = Go on with a saved game.

cli-players = { $least } to { $most } players
cli-house-rule = House rule
cli-values = Values
cli-meaning = Meaning
cli-usual = * usual
cli-simulating = Playing
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions, { $rate } decisions per second.
cli-mean-rounds = Rounds per game: { $rounds }
cli-bots-wrong = name between one and { $players } bots, separated by commas
cli-by-bot = By bot
cli-by-seat = By seat
cli-bot = Bot
cli-seat = Seat
cli-wins = Wins
cli-share = Share
cli-score = Score
cli-measuring = Measuring
cli-running-compiled = compiled rules
cli-running-plain = plain Python ({ $reason })
cli-running-mixed = compiled rules; plain Python: { $reason }
cli-plain-wanted = KONTOR_PURE is set
cli-plain-failed = compiling failed, see { $file }
cli-plain-no-compiler = no C compiler
cli-plain-no-headers = no Python.h: install python3-dev
cli-plain-not-yet = no compiled build for these sources yet
cli-plain-not-in-wheel = the wheel brings no compiled rules for these sources
cli-plain-both = { $one }; { $other }
cli-game = Game
cli-game-players = Game, players
cli-players-short = Seats
cli-compiled = compiled
cli-interpreted = interpreted
cli-by-random-bots = Random bots
cli-playouts = Games/s
cli-decisions = Decisions/s
cli-decisions-each = Decisions/game
cli-options-each = Options/decision
cli-clone = Copy
cli-determinize = Deal
cli-saved = Bytes
cli-bench-note = Compiled, interpreted: decisions per second of random play in one process. Random bots: the same through `kontor simulate`. Copy of a state and re-deal of hidden things: microseconds. All in CPU time.
cli-peers = Peers in the same run, stepped from Python; “C++”: in their own loop
cli-batches = Many games at once (`BatchedGames`), compared to PettingZoo
cli-batches-together = In { $number } processes
cli-peer = Peer
cli-ratios = How many times as fast our games (above) are as each program (left)
cli-no-peers = The peers are not installed: run ./kontor setup --peers first.
cli-clause = Clause
cli-functions = Functions
cli-tests = Tests
cli-texts = Texts
cli-new-bad-slug = “{ $slug }” cannot be a short name: use lower-case letters and digits, 2 to 14 of them, a letter first.
cli-new-exists = There is already a game called { $slug }.
cli-new-bad-seats = “{ $seats }” is not a number of players: write for instance 3 or 2-6, from { $least } to { $most }.
cli-new-bad-title = “{ $title }” cannot be a title: leave out quotation marks, braces, backslashes and @.
cli-new-written =
    { $number ->
        [one] One file written; the game is in { $folder }. Try it:
       *[other] { $number } files written; the game is in { $folder }. Try it:
    }
cli-new-go-on = { $file } tells you how to go on.
cli-fields-written = { $name } is written.
cli-fields-fresh = All classes say what the declaration says.
cli-clauses-counted = { $clauses } clauses, { $missing ->
    [0] none incomplete
    [one] one incomplete
   *[other] { $missing } incomplete
}.
cli-no-such-rule = There is no rule { $rule }; chapters are called R3, clauses R3.1.
cli-verified =
    { $answers ->
        [0] There is no answer yet.
        [one] The one answer is legal and unchanged.
       *[other] All { $answers } answers are legal and unchanged.
    }
cli-verified-seed = The seed agrees with the seal: all chance was fixed before the first deal.
cli-verified-no-seed = The record carries no seal, so its seed could have been chosen.
cli-verified-result = Result confirmed: { $scores }.
cli-verified-running = The game goes on: { $scores }.

terminal-you = You
terminal-sealed = The deal is fixed; its seal is { $commitment }…
terminal-hint = Number or word · u undo · why · rules R3 · ? help · q quit
terminal-help =
    Type the number or the word of an option.

    u, undo        take back your last answer, as far as that is fair
    r, redo        give it again
    why            what you may not do now, and which rule says so
    why WORD       why this very thing is not possible
    rules          the chapters of the rulebook; rules R3, rules R3.1 to read
    t, table       show the table again
    q, quit        leave; the game is saved and can be resumed
terminal-words-undo = u undo
terminal-words-redo = r redo
terminal-words-why = why w
terminal-words-rules = rules rule
terminal-words-table = t table
terminal-words-help = ? h help
terminal-words-quit = q quit exit
terminal-words-yes = y yes
terminal-yes-no = y/n
terminal-undone = Taken back. { $steps ->
    [0] You can go no further back.
    [one] One more step is possible.
   *[other] { $steps } more steps are possible.
}
terminal-no-such-option = There is no option { $number }: choose from 1 to { $most }, or type a word.
terminal-nothing-to-redo = There is nothing to give again.
terminal-saved = The game is saved. Go on with: --resume { $file }
terminal-ranking = Final ranking
terminal-rank = { $place }. { $name }: { $score }
terminal-over = The game is over. Its record, with the seed for checking: { $file }

serve-at = Kontor is open at { $link }
serve-lan = Others on your network: { $link }
serve-stop = Ctrl-C ends it; every table is kept.
serve-database-wrong =
    The database cannot be used: { $cause ->
        [ArgumentError] this is not the address of a database
        [StoreError] Kontor keeps its tables in SQLite or PostgreSQL only
        [OtherVersion] it belongs to a newer version of Kontor
        [SQLITE_CANTOPEN] the file cannot be opened
        [SQLITE_NOTADB] the file is not a SQLite database
        [SQLITE_BUSY] another program keeps it busy
        [SQLITE_READONLY] nothing may be written to the file
        [SQLITE_FULL] the disk is full
        [SQLITE_CORRUPT] the file is damaged
        [InvalidPasswordError] PostgreSQL does not accept this name and password
        [InvalidAuthorizationSpecificationError] PostgreSQL does not admit this name
        [InvalidCatalogNameError] PostgreSQL has no database of this name
        [gaierror] the host cannot be found
        [ECONNREFUSED] nobody answers at this address
        [TimeoutError] it does not answer in time
        [EACCES] permission is denied
        [ENOENT] there is no such file
        [ENOTDIR] a part of the path is not a folder
        [EROFS] nothing may be written there
        [ENOSPC] the disk is full
       *[other] it refuses ({ $cause })
    }.
serve-workers-need-postgresql = Several processes need PostgreSQL: give --database postgresql://…
serve-port-taken = Port { $port } is taken; choose another with --port.
serve-bad-share = “{ $share }” is not a share: write NAME=AT_ONCE/PER_MINUTE or NAME=NUMBER, as docs/serving.md lists them.
serve-bad-proxy = “{ $address }” is neither an address nor a network.
cli-help-play = Open the table in the browser (also without any command).
cli-help-serve = Run a server for others. Example: kontor serve --lan, or kontor serve --database postgresql://…
cli-help-host = Address to listen on.
cli-help-port = Port; 0 takes a free one.
cli-help-database = Where tables are kept: sqlite:///FILE or postgresql://…
cli-help-workers = Number of server processes; several need PostgreSQL.
cli-help-lan = Let others on your network in, and show link and QR code.
cli-help-allow-host = A further name this server goes by, for instance behind a proxy.
cli-help-bot-delay = Longest time a bot takes for an answer, in seconds.
cli-help-forced-delay = Longest time before the table answers for somebody who has no choice, in seconds; with 0, people answer for themselves, except for a forced pass.
cli-help-rate = Requests per second for one client; 0 for no limits at all.
cli-help-share = What one client may take, such as tables=12/1 (twelve at once, then one a minute) or sockets-per-address=96; may be given several times.
cli-help-trusted-proxy = Address or network of a proxy that is believed when it names the client, such as 127.0.0.1; may be given several times.
cli-help-log-json = Write logs as JSON lines.
cli-help-browser = Open the browser.
cli-help-tables = Numbers of tables, for “server”.
cli-help-pace = Seconds between two answers at a table, for “server”.
cli-server-tables = tables
cli-server-sockets = sockets
cli-server-answers = answers
cli-server-rate = answers/s
cli-server-p50 = p50 ms
cli-server-p99 = p99 ms
cli-server-next-tables = { $which } tables
cli-server-next-game = The game { $which } alone
cli-server-next-storm = A storm of { $which } connections
cli-server-late = late
cli-help-pages = With pages instead of programs, for “server”.
cli-help-storm = Sockets that break off and come back at once, after --pages; 0 for none.
cli-server-game = game
cli-server-cpu = CPU ms/answer
cli-server-raw = bytes/update
cli-server-wire = sent
cli-server-memory = KiB/table
cli-server-storm = After { $sockets } connections broke off, all were served again within { $seconds } s.
cli-help-train-players = Numbers of players to learn for, separated by commas, the most important first; otherwise all of the game.
cli-help-minutes = Minutes to learn; reproducible only with --games.
cli-help-units = Size of the network, a multiple of 8.
cli-help-learning-rate = Rate of learning at first; it falls to a tenth.
cli-help-train-search = How long a searched question is thought about, in iterations.
cli-help-train-searched = How many of all questions are searched, from 0 to 1.
cli-help-train-subject = What to learn: { $subjects }. Words alone keep the winning chances of the network to begin with.
cli-help-train-thought = How many iterations a master is to think by this network.
cli-help-train-guests = In every second game stewards sit on all seats but one: the network learns from them, too.
cli-help-train-begin = A network to go on from; “own” is the game’s own.
cli-help-out = Where to write the network; checkpoint and curve go beside it.
cli-help-train-resume = Go on from the checkpoint.
cli-help-check = Games against each weaker bot at the end, to measure what was learned.
cli-training = Learning
cli-training-check = Checking
cli-training-figures =
    { $games ->
        [one] one game, Brier { $brier }
       *[other] { $games } games, Brier { $brier }
    }
cli-trained =
    { $games ->
        [one] Learned from one game: { $file }
       *[other] Learned from { $games } games: { $file }
    }
cli-trained-share = One against tables of { $bot }: { $share }% of the wins
cli-train-bounds = give either --minutes or --games
cli-train-no-torch = PyTorch is not installed: run pip install -r requirements/train.txt first.
cli-train-other-network = { $file } belongs to another network: train without --resume, or with the same size.
cli-train-no-network = there is no network { $file } to begin with
cli-train-subject-wrong = Learn one of { $subjects }; words alone need a network to begin with.
cli-train-units = the size must be a multiple of 8
cli-train-players-wrong = give numbers of players, separated by commas
cli-help-measure = Measure how true the bots’ chances are, what their decisions give away, and how well they guess what is hidden.
cli-help-measure-game = The game; otherwise all that have been learned.
cli-help-measure-players = Number of players; otherwise every one, or for losses the most common one.
cli-help-measure-games = Number of games for each row.
cli-help-measure-every = One decision in so many is looked at.
cli-help-opening = So many answers at the beginning of each game are drawn at random, the same wherever the bots sit.
cli-help-measure-plot = Draw what was said and what happened into an SVG file.
cli-help-measure-correct = Write networks whose chances these games have corrected into a folder.
cli-help-calibration = Hold the winning chances that masters see against what happens. Example: kontor measure calibration fugger --games 60
cli-help-losses = Measure what a decision of each level gives away, judged by a search. Example: kontor measure losses fugger --games 30
cli-help-losses-levels = Bots, separated by commas; otherwise random, apprentice, steward and master.
cli-help-losses-iterations = Iterations of the search that judges.
cli-help-losses-out = Write the losses by game and level into a JSON file.
cli-help-hands = Measure how well bots imagine what they cannot see, against dealing evenly. Example: kontor measure hands fugger --games 30
cli-help-hands-level = The bot whose games are looked at.
cli-help-arena = Let bots compete with rotated seats and equal deals, and weigh the result. Example: kontor arena fugger --bots steward,apprentice,random --games 300
cli-help-arena-bots = Bots, separated by commas; otherwise all that can play the game, except the grandmaster. A budget may follow: grandmaster:0.2s or grandmaster:500. searcher:200 is a plain search with nothing learned, for measuring.
cli-help-arena-players = Number of players; otherwise the most common one.
cli-help-arena-games = Number of games, rounded up to whole rotations of the seats; for the ladder, of each pair.
cli-help-arena-field = The first bot alone against a table of each of the others.
cli-help-arena-compare-option = Play by several values of a house rule with the same deals and show the difference: NAME=VALUE,VALUE.
cli-help-arena-compare-components = Play with the game’s own material and with this components file and show the difference.
cli-help-arena-cluster = Address of a Dask cluster that plays the games (after ./kontor setup --cluster).
cli-help-arena-resume = Journal of finished games, to begin or to continue.
cli-help-arena-minutes = Time limit in minutes, for each contest; what is finished counts.
cli-help-arena-html = Write a self-contained HTML report.
cli-help-arena-ladder = Let each level play against the one below, in the named game or in all.
cli-help-arena-numbers = Seat one bot among others at every number of players, in the named game or in all; a master among stewards unless --bots says otherwise.
cli-help-arena-docs = Write the ladder into a Markdown file.
cli-help-arena-budget = The grandmaster’s budget in the ladder: 0.2s or 500 iterations; a game may have its own: 40,gluecksritter:250.
cli-arena-no-game = Name a game, or ask for the ladder with --ladder.
cli-arena-ladder-alone = The ladder chooses its bots and rules itself: { $option } does not go with --ladder.
cli-arena-numbers-alone = Every number of players is played by the usual rules: { $option } does not go with --numbers.
cli-arena-numbers-bots = --numbers needs two bots: the one that sits alone, and the others.
cli-arena-only-ladder = { $option } goes with --ladder only.
cli-arena-no-dask = Dask is not installed: run ./kontor setup --cluster or pip install distributed first.
cli-arena-go-on = Go on with --resume { $file }

## Records that cannot be used

record-first-line = This is not a Kontor record: its first line must be “{ $expected }”.
record-unreadable-line = Line { $line } cannot be read: “{ $text }”.
record-nameless = The record does not say which game was played, or by whom.
record-broken-seal = The seed does not belong to the seal of this record.
record-other-game = This is a record of { $game }, not of { $wanted }.
record-other-rules = The record follows rules { $rules }; this program knows rules 1 to { $most }.
record-other-components = This game was played with other material: give its file with --components.
record-secret-seed = The record keeps its seed secret, because the game is not over.
record-changed-line = Line { $line } (“{ $text }”) or one before it has been changed: its mark does not match.
record-illegal-answer = Line { $line } (“{ $text }”) is not a legal answer ({ $clause }).
record-early-result = The record gives a result, but the game is not over.
record-other-result = The result should be { $scores }.
record-not-read = { $file } cannot be read: { problem-cause }
record-not-text = { $file } is not UTF-8 text.
record-several = { $file } holds { $number } records, one on each line, as a data set does. Take one of them: sed -n 1p { $file } > game.json
record-no-folder = { $file } cannot be written: there is no folder { $folder }
record-not-written = { $file } cannot be written: { problem-cause }
record-no-seat = There is no seat { $seat }.
cli-help-backup = Copy all tables into a file, even while a server runs, and open every table in the copy. Example: kontor backup tables-today.db
cli-help-restore = Bring the tables of a copy back into a database; stop the server first.
cli-help-check-tables = Open every table and say which cannot be opened, now or after an upgrade to this version. Nothing is changed.
cli-help-admin = Look after tables and people while the server runs: lists, reports, bans.
cli-help-copy-file = The copy, a SQLite file.
cli-help-force = Replace the file if there is one.
cli-help-replace = Replace the tables that are there.
cli-help-admin-tables = List tables, the most recently visited first.
cli-help-admin-people = List people, those with the most tables first.
cli-help-admin-sizes = Say how much there is of everything.
cli-help-admin-reports = List what people have reported, or put a report away with --settle.
cli-help-admin-remove = Delete a table with everything in it.
cli-help-admin-bans = List the bans in force.
cli-help-admin-ban = Keep a person or a network out. Example: kontor admin ban 203.0.113.0/24 --days 7
cli-help-admin-unban = Let a person or a network in again.
cli-help-most = How many at most.
cli-help-who = A person as “people” and “reports” show it, an address or a network.
cli-help-phase = Only tables of a phase: gathering, playing or over.
cli-help-settle = The report to be settled.
cli-help-table = The table’s id, or its beginning.
cli-help-days = For how many days; 0 for ever.
cli-help-reason = Why; only you can read it.
cli-help-gathering-days = After how many days without a visit a table that was never dealt ends; 0 for never.
cli-help-packed-days = After how many days without a visit a finished game is packed; 0 for never.
cli-help-archived-days = After how many days without a visit a running game is archived; 0 for never.
cli-help-metrics = Show metrics for Prometheus at HOST:PORT or PORT; every further process takes the next port.
serve-metrics-wrong = “{ $given }” is not a place for metrics: write PORT or HOST:PORT.
cli-help-mail-server = Where emails are handed over: smtp://USER:PASSWORD@HOST, smtps:// or smtp+plain://.
cli-help-mail-from = The address that emails come from.
cli-help-mail-password-file = A file with the password for the mail server.
cli-help-call-after = Seconds until somebody who is asked and is not looking is called.
cli-help-private-hooks = Let webhooks reach addresses of your own network.
serve-bad-mail-server = Emails cannot be sent like that: write smtp://USER:PASSWORD@HOST and name the sender with --mail-from.
serve-damaged = The database file is damaged. “kontor check” says which tables are affected, “kontor restore” brings a copy back.
copy-copying = Copying
copy-checking = Opening every table
copy-restoring = Restoring
copy-exists = { $file } already exists; --force replaces it.
copy-nothing-there = There are no tables to copy in { $file }.
copy-damaged = The database file is damaged and cannot be copied.
copy-not-empty = The database already has tables; --replace puts those of the copy in their place.
copy-made = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} kept in { $file }; every table in the copy was opened.
copy-restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back.
check-fine = { $tables ->
    [one] One table
   *[other] All { $tables } tables
} can be opened and played on.
check-found = { $number } of { $tables } tables, or pages of the file, need attention.
check-pages = The file is damaged; SQLite reports: “{ $line }”.
check-unreadable = This table cannot be read: the file is damaged here.
check-lines = The journal is incomplete: { $there } of { $version } lines are there.
check-stops = This running game would stop: this version of Kontor knows neither its rules nor its material any more.
check-over = This finished game could no longer be opened: this version of Kontor knows neither its rules nor its material any more.
check-broken = The journal cannot be played beyond line { $version }.
check-phase = The list and the journal disagree about whether the game is over.
admin-other-version = The database belongs to another version of Kontor, or is empty: start “kontor serve” on it first.
admin-no-such = There is no { $what }.
admin-several = { $what } may mean several: give more of it.
admin-too-short = Give at least { $least } characters of a person.
admin-settled = Report { $what } is settled.
admin-removed = Table { $what } is deleted.
admin-banned = { $what } is kept out.
admin-unbanned = { $what } may come in again.
admin-for-ever = for ever
admin-table = Table
admin-game = Game
admin-phase = Phase
admin-names = Names
admin-host = Host
admin-seen = Last visit
admin-lines = Lines
admin-person = Person
admin-hosts = Hosts
admin-seats = Seats
admin-what = What
admin-number = Number
admin-report = Report
admin-at = When
admin-name = Name
admin-by = Reported by
admin-reason = Reason
admin-text = Remark
admin-who = Who
admin-until = Until
admin-phase-gathering = gathering
admin-phase-playing = playing
admin-phase-over = over
admin-reason-chat = insulting chat
admin-reason-name = offensive name
admin-reason-play = spoils games
admin-reason-other = something else
admin-size-gathering = Tables gathering
admin-size-playing = Games running
admin-size-over = Games over
admin-size-lines = Lines of journals
admin-size-packed = Packed journals
admin-size-reports = Reports
admin-size-bans = Bans
admin-size-bytes = Bytes

## Practice

cli-help-practice-moments = How many moments to find.
cli-help-practice-repeats = In how many moments the same answer may be the best; 0 says as often as it is.
cli-help-practice-iterations = How long the search that confirms a moment thinks; counted, it always finds the same.
cli-help-practice-seconds = The same in seconds, which depends on the machine.
cli-help-practice-games = How many games to play at most.
cli-help-practice-out = Where to write the moments; what is needed to go on lies beside it.
cli-practising = Looking for moments
cli-practice-found =
    { $file }: { $moments ->
        [one] one moment
       *[other] { $moments } moments
    } from { $games ->
        [one] one game
       *[other] { $games } games
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; candidates: { $candidates }, searched: { $searched }
cli-practice-go-on = Interrupted; the same command with --resume goes on from here.
cli-practice-other-quest = What lies beside { $file } was found by another command: { $command }
