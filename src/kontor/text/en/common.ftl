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
