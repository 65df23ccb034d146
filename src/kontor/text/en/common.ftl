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
refusal-unknown-answer = “{ $word }” is no answer to this question. Choose one of the answers offered.

## Why undo reaches no further

undo-first-answer = The game begins here.
undo-another-seat = Somebody else has played since.
undo-chance-drawn = Chance has spoken: a card or a die cannot be taken back.
undo-learnt-something = You have seen something that was hidden before.
undo-final-answer = What you have laid under seal stays.
undo-opened-again = You have opened again what you laid down. Lay it anew.
undo-game-over = The game is over.

## Players made of code

level-random = Random
    .help = Plays any legal move, without a thought.
level-apprentice = Apprentice
    .help = Knows the rules and follows simple habits; right for your first games.
level-steward = Steward
    .help = Weighs every move and takes the one that looks best at once.
level-master = Master
    .help = Thinks ahead and reckons with what it cannot see.
level-grandmaster = Grandmaster
    .help = Thinks ahead for longer and forgives little.

## What a bot thinks of the options

advice-chance = Winning chance about { $percent } %
advice-mix = Winning chance about { $percent } %, in the mix with { $share } %
advice-for = in its favour: { $reason } (+{ $percent } %)
advice-against = against it: { $reason } (−{ $percent } %)
advice-close = The first two can hardly be told apart.
advice-worlds = { $number ->
    [one] Judged in one imagined world.
   *[other] Judged in { $number } imagined worlds.
}

## What a table cannot be

setup-unknown-game = There is no game { $game }; known are { $known }.
setup-broken-game = The game { $game } cannot be loaded: { $reason }
setup-unknown-bot = There is no bot { $bot }; known are { $known }.
setup-untrained-bot = { $bot } has not learned { $game } yet; see “kontor train”.
setup-bad-budget = { $bot } needs a budget in seconds such as 0.2s, or a number of iterations.
setup-unknown-option = There is no house rule { $option }; known are { $known }.
setup-unknown-value = The house rule { $option } has no value { $value }; known are { $known }.
setup-bad-pair = A house rule is given as NAME=VALUE, not as { $pair }.
setup-bad-players = This game is for { $least } to { $most } players, not for { $players }.

## What every game says

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
refusal-no-such-answer = That is no answer to this question. Choose one of those offered.

## Boards, score sheets, reasons

board-nothing = nothing
board-pass = Pass
name-reason-lead = the overall prospects
sheet-player = Player
sheet-players = At the table
sheet-seat = { $seat }
