### What all games say, in English

## Seats and languages

seat-you = You
seat-spectator = Spectator
language-en = English
language-fr = Français
language-de = Deutsch

## Rules and lists

clause-reference = rule { $clause }
several-of = { $number } × { $name }
refusal-unknown-answer = “{ $word }” is not an answer to this question. Choose one of the answers offered.

## Why undo reaches no further

undo-first-answer = The game begins here.
undo-another-seat = Somebody else has played since.
undo-chance-drawn = Chance has spoken: a card or a die cannot be taken back.
undo-learnt-something = You have seen something that was hidden before.
undo-final-answer = A sealed answer stands.
undo-opened-again = You have reopened your sealed answer. Give it again.
undo-game-over = The game is over.

## Players made of code

level-random = Random
    .help = Plays any legal move, without a thought.
level-apprentice = Apprentice
    .help = Knows the rules and follows simple habits; right for your first games.
level-steward = Steward
    .help = Weighs every move and takes the one that looks best at once.
level-journeyman = Journeyman
    .help = Plays well and errs as people do; right for a family at one table.
level-master = Master
    .help = Thinks ahead and reckons with what it cannot see.
level-bold = Bold Master
    .help = A master who likes what may become best.
    .short = bold
level-careful = Careful Master
    .help = A master who likes what is sure.
    .short = careful
level-friendly = Friendly Master
    .help = A master who leaves more to the others.
    .short = friendly
level-grandmaster = Grandmaster
    .help = Thinks ahead for longer and forgives little.

## What a bot thinks of the options

advice-chance =
    { $tenths ->
        [0] This hardly ever wins ({ $percent }%).
        [1] This wins about one game in ten ({ $percent }%).
        [2] This wins about two games in ten ({ $percent }%).
        [3] This wins about three games in ten ({ $percent }%).
        [4] This wins about four games in ten ({ $percent }%).
        [5] This wins about every other game ({ $percent }%).
        [6] This wins about six games in ten ({ $percent }%).
        [7] This wins about seven games in ten ({ $percent }%).
        [8] This wins about eight games in ten ({ $percent }%).
        [9] This wins about nine games in ten ({ $percent }%).
       *[10] This wins nearly always ({ $percent }%).
    }
advice-mix =
    { $parts ->
        [0] I would play this rarely.
        [1] I would play this about one time in ten.
        [2] I would play this about two times in ten.
        [3] I would play this about three times in ten.
        [4] I would play this about four times in ten.
        [5] I would play this about every other time.
        [6] I would play this about six times in ten.
        [7] I would play this about seven times in ten.
        [8] I would play this about eight times in ten.
        [9] I would play this about nine times in ten.
       *[10] I would nearly always play this.
    } { advice-chance }
reason-wins = Wins the game on the spot.
reason-goes-on = Keeps the game going: otherwise it is over, and lost.
advice-for = In its favour: { $reason } (+{ $percent }%)
advice-against = Against it: { $reason } (−{ $percent }%)
advice-close = There is little to choose between the first two.
advice-worlds = { $number ->
    [one] I have played it through in my head once, guessing what is hidden.
   *[other] I have played it through in my head { $number } times, guessing afresh each time what is hidden.
}

## What a table cannot be

setup-unknown-game = There is no game { $game }; the games are { $known }.
setup-broken-game = The game { $game } cannot be loaded: { $reason }
setup-unknown-bot = There is no bot { $bot }; the bots are { $known }.
setup-untrained-bot = { $bot } has not learned { $game } yet; see “kontor train”.
setup-bad-budget = { $bot } needs a budget in seconds such as 0.2s, or a number of iterations.
setup-unknown-option = There is no house rule { $option }; the house rules are { $known }.
setup-unknown-value = The house rule { $option } has no value { $value }; its values are { $known }.
setup-bad-pair = A house rule is given as NAME=VALUE, not as { $pair }.
setup-bad-players = This game is for { $least } to { $most } players, not for { $players }.

## What every game says

waiting-paused = The game is paused.
won =
    { $you ->
        [yes] You win!
       *[no] { $seat } wins!
    }
shared-victory =
    { $you ->
        [yes] You share the victory!
       *[no] { $seat } shares the victory!
    }
refusal-game-over = The game is over. Start a new one to play on.
refusal-not-your-turn = It is { $seat }’s turn. You can act when it is yours.
refusal-no-such-answer = That is not an answer to this question. Choose one of those offered.

## Boards, score sheets, reasons

board-nothing = nothing
board-pass = Pass
name-reason-lead = the overall prospects
sheet-player = Player
sheet-players = At the table
sheet-seat = { $seat }
