# The arena: contests between bots, their figures and the report.

arena-bad-components = The components file cannot be used: { $reason }
arena-same-bots = Name at least one bot, and none twice.
arena-bad-network = { $file } is no network that this game can be judged by.
arena-empty-field = One against the field needs at least two bots.
arena-one-comparison = Compare either a house rule or the material, one at a time.
arena-bad-comparison = Compare at least two values: NAME=VALUE,VALUE, not { $pair }.
arena-bad-journal = { $file } is not an arena journal, or it cannot be read and written.
arena-bad-file = { $file } cannot be written: { $reason }
arena-no-folder = there is no folder { $folder }
arena-no-cluster = No Dask cluster with workers answers at { $address }.
arena-other-worker = A worker of the cluster has another version of the game or of its bots.
arena-interrupted = Interrupted: { $games ->
    [0] no game is finished.
    [one] one finished game is shown.
   *[other] { $games } finished games are shown.
}

arena-playing = Playing
arena-percent = { $number }%
arena-microseconds = { $number } µs
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-usual-rules = usual rules
arena-changed-material = changed material
arena-bot = Bot
arena-share = Wins
arena-interval = 95%
arena-score = Score
arena-margin = Ahead by
arena-rating = Rating
arena-median = Median
arena-p99 = 99%
arena-cpu = CPU
arena-pair = Pair
arena-games = Games
arena-against = { $bot } against { $other }
arena-ahead = Ahead
arena-seat = Seat
arena-seat-number = Seat { $seat }
arena-use = Answer
arena-all = All
arena-winners = Winners
arena-change = Change
arena-rounds = Rounds
arena-decisions = Decisions
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
}, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }: { $rules }
arena-unfinished = Not all games were played.
arena-length = Rounds per game: { $rounds } ({ $fewest } to { $longest }). Decisions per game: { $decisions }. Shared victories: { $shared }.
arena-equal-share = An equal share is { $share }.

arena-title = { $game }: arena
arena-mode-round-robin = Everybody against everybody: { $bots }
arena-mode-field = { $bot } alone against tables of { $others }
arena-method = Each deal is played once for every rotation of the seats, so that each bot meets each hand. Shares carry Wilson’s 95% interval; a shared victory counts in part for each. Margins and changes carry a 95% interval, found by redrawing the deals. Ratings are OpenSkill (Plackett and Luce), with two sigma.
arena-section-bots = Share of the wins
arena-section-margin = Score and margin
arena-section-ratings = Ratings
arena-section-field = One against the table
arena-section-duels = Who ends ahead of whom
arena-section-seats = Seats
arena-section-length = Length
arena-section-uses = Answers per game and seat
arena-section-effects = Effect: { $rules }
arena-section-times = Time for a decision
arena-note-margin = Score of a seat, and how far it is ahead of the mean of the other bots.
arena-note-seats = Share of the wins by seat; the bots rotate, so any difference is the seat’s own.
arena-note-uses = How often an answer of this kind is given by one seat in one game: by all, by the winners, by each bot. Amounts that differ widely are counted together.
arena-note-effects = Change against { $rules } with the same deals, in percentage points for shares.
arena-note-times = Where there is a choice: as waited by the others (point: median, end: 99%), and the processor’s own time. Machines differ; times are no part of the result.
arena-not-shown = { $number ->
    [one] One rarer answer is in the JSON report.
   *[other] { $number } rarer answers are in the JSON report.
}
arena-reproduce = The same games again
arena-written = Report: { $file }

measure-calibration = What was said and what happened
measure-losses = What a decision gives away
measure-table = { $game }, { $players } players
measure-game = Game
measure-players = Players
measure-brier = Brier
measure-equal-brier = Equal shares
measure-sum = Sum of all seats
measure-error = Calibration error
measure-class = Chance
measure-chances = Number
measure-said = Said
measure-happened = Happened
measure-decisions = Decisions
measure-loss = Loss
measure-best = Nothing lost
measure-hands = How likely the truth is (logarithm)
measure-imagined = Imagined
measure-even = Dealt evenly
measure-gain = Gain

level-searcher = Searcher

arena-ladder-title = Bots
arena-ladder-about = Five levels play every game, under the same names. Each level must beat the one below: one bot of the higher level sits alone among those of the lower, with rotated seats and equal deals. The interval is Wilson’s at 95%; a level stands where its interval lies above the equal share.
arena-ladder-heading = The ladder
arena-ladder-made = Written by: { $command }
arena-ladder-plain = Played by plain Python, not compiled.
arena-ladder-compiled = Played by compiled rules.
arena-ladder-times = Time of the higher bot for a decision (median and 99%, as waited, and the processor’s median). A budget of thought in seconds plays differently on every machine, one in iterations alike on all.
arena-ladder-game = { $game }, { $players } players
arena-higher = Higher
arena-lower = Lower
arena-equal = Equal share
arena-stands = Stands
arena-yes = yes
arena-no = no
arena-open = not yet clear
arena-untrained = has not learned this game

study-title = { $game }: balance
study-mode = Played by: { $bots }
study-method = Each version changes one thing and is played with the same deals, once for every rotation of the seats. Shares of seats carry Wilson’s 95% interval; means and changes carry a 95% interval found by redrawing the deals.
study-seat-shares = Share of the wins by seat
study-seat-scores = Score by seat
study-section-whole = Length and scores
study-section-changes = What changes length and scores
study-section-seats = What changes the share of the wins
study-section-material = What the material says differently
study-means = Means per game
study-measure = Measure
study-rounds = Rounds
study-decisions = Decisions
study-winning-score = Winning score
study-mean-score = Mean score
study-lead = Lead of the winner
study-shared = Shared victories
study-material = Material
study-place = Place
study-before = Before
study-after = After
study-note-changes = Change against { $rules } with the same deals, shared victories in percentage points. Where the interval does not reach the line (a star in tables), chance alone seldom explains it; but of twenty such intervals, one misses by chance.
study-note-seats = In percentage points, with the same deals.
study-left-out = Left out, because these do not go together with the other house rules: { $rules }
study-few = Only { $deals ->
    [one] one deal was
   *[other] { $deals } deals were
} played: the intervals are narrower than they should be. More games give better ones.
