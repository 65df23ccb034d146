# What the pages in the browser say.

## Every page

page-tagline = five games of merchants and electors
page-home = Back to the start page
page-settings = Settings and rules
page-language = Language
page-light = Light
page-day = Daylight
page-candle = Candlelight
page-rules = Rules
page-contents = Contents
page-glossary = Glossary
page-glossary-search = Look for a word
page-glossary-none = No such word here. The rules above may still help.
page-close = Close
page-colon = { $label }: { $text }
page-just-now = just now
page-keys = Keys
page-summary = In brief
page-summary-table = The game in brief and the keys
page-summary-pieces = What is on the table
page-summary-turn = A round in five lines
page-summary-score = What counts
page-summary-end = The end
page-summary-idea = An idea of how to win
page-whole-rulebook = The whole rulebook
page-summary-print = Page to print
page-summary-more = More about the game

## Start page

page-skip-games = Go to the games
page-welcome = Good day, { $name }
page-hero = The counting-house is open
page-hero-text = Old games of merchants, bankers, knights and electors, alone against bots or among friends.
page-your-tables = Your tables
page-no-tables = Nothing here yet. Open a table: you will be playing in a few seconds, no account needed.
page-public-tables = Public tables
page-open-seats =
    { $number ->
        [one] { $number } seat is free
       *[other] { $number } seats are free
    }
page-being-played = being played
page-got-link = Did somebody send you a link?
page-paste = Paste it here
page-enter = Enter
page-open-table = Open a table
page-from-to = { $least } to { $most }
page-minutes = { $minutes } min
page-weight-1 = light
page-weight-2 = medium
page-weight-3 = heavy
page-best = best with { $number }
page-who-sits = Who sits down?
page-who-sits-hint = Bots start at once; friends get a link.
page-your-name = Your name
page-you-open = opens the table
page-friend-seat = A seat for a friend
page-closed-seat = Nobody sits here
page-name-of-seat = Name of player { $number }
page-seat = Seat { $number }
page-kind-bot = Bot
page-kind-friend = Friend
page-kind-here = Same screen
page-kind-closed = Closed
page-level = Strength in seat { $number }
page-link-follows = The link comes next.
page-house-rules = House rules
page-deal-waits = Nothing is dealt before every seat is taken.
page-open-the-table = Open the table
page-table-of = { $name }’s table
page-table-yours = Your table
page-table-unnamed = A table in the counting-house
page-play = Play
page-look = View
page-state-mine = Your turn
    .since = Your turn for { $time }
page-state-waits =
    { $number ->
        [one] { $name } is to move
       *[other] { $name } are to move
    }
    .since =
        { $number ->
            [one] { $name } has been thinking for { $time }
           *[other] { $name } have been thinking for { $time }
        }
page-state-gathering =
    { $number ->
        [one] Waiting for { $number } player
       *[other] Waiting for { $number } players
    }
page-state-ready = Everybody is here
page-state-over = The game is over

## Sitting down

page-invited-to = You are invited to { $game }
page-invited-hint = Say who you are and sit down. No account is needed; this device keeps your seat.
page-invited-instead = You take over from { $name } in the middle of the game. Say who you are; this device keeps your seat.
page-invited-full = All seats are taken.
page-your-colour = Your colour and shape
page-colour-p1 = blue circle
page-colour-p2 = orange square
page-colour-p3 = red diamond
page-colour-p4 = green hexagon
page-colour-p5 = plum shield
page-colour-p6 = ochre pentagon
page-sit-down = Sit down
page-gathering = Around the table
page-gathering-hint =
    { $number ->
        [0] Everybody is here: the cards can be dealt.
        [one] { $number } seat is still free.
       *[other] { $number } seats are still free.
    }
page-open-seat = free seat
page-seat-bot = Seat a bot
page-hot-seat = Plays on this screen
page-hot-seat-hint = Pass the device round; a curtain hides every hand.
page-start = Deal the cards
page-commitment = The deal is fixed; its seal:

## At the table

page-skip = Go to your turn
page-board = The board
page-players-label = The players
page-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-you = you
page-bot = bot
page-online = online
page-away = away
page-your-turn = Your turn
page-thinking = { $name } is thinking.
page-waiting-since = { $name } was asked { $ago }.
page-watching = You are watching.
page-moment = One moment
page-sealed = Your answer is sealed. You may still change it.
page-seal-final = Everybody answers in secret. Once given, your answer stands.
page-seal-open = Everybody answers in secret. You may change your answer until the last one has come in.
page-forced = There is only one possible answer. The table will give it for you in a moment.
page-clock = The clock is running.
page-sheet = Height of your desk
page-sheet-lower = Make the desk smaller
page-sheet-higher = Make the desk larger
page-zoom = Size of the board
page-zoom-in = Enlarge the board
page-zoom-out = Make the board smaller
page-chronicle = Log, chat and notes
page-chosen = What you have chosen
page-offered = Can be chosen
page-is-chosen = Chosen
page-chosen-more = Now choose one of the pieces that are lit.
page-chosen-back = Back
page-chosen-go = Do this
page-why-not = Why not?
page-why-not-rest = In general
page-undo = Take back
page-redo = Do again
page-undo-nothing = Nothing to take back
page-undo-reach =
    { $steps ->
        [one] You may take back { $steps } move.
       *[other] You may take back { $steps } moves.
    }
page-propose-undo = Ask everybody to go back
page-proposed =
    { $you ->
        [mover] You would like everybody to go back one answer.
       *[other] { $name } would like everybody to go back one answer.
    }
page-agree = Agree
page-decline = Decline
page-seats = Seats and links
page-new-link = New link
page-leave = Let a bot play for me
page-leave-why = You get up, and a bot plays on. You can take your seat back at any time.
page-confirm-mode = Always confirm
page-scenes = Scenes
page-scenes-off = no scenes
page-scenes-brisk = brisk scenes
page-scenes-leisurely = leisurely scenes
page-scene-close = Skip
page-scene-again = Show again
page-last-round = The end is near: this may be the last round.
page-log = Log
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-message = Your message
page-say = Say to the table
page-send = Send
page-go-on = Go on
page-curtain-hint = Nobody else should look now.

## The end and afterwards

page-over = The game is over
page-over-hint = Look at it again step by step, or open a new table.
page-won = { $name } wins
page-won-you = You win
page-shared = The victory is shared
page-proof = Was the deal fair?
page-proof-text = Before the first card was dealt, the table published the seal of its seed. Now the seed is open: anybody can check that the two belong together.
page-proof-watching = Before the first card was dealt, the table published the seal of its seed. Those who sat here hold the seed and can check that the two belong together.
page-proof-commitment = Seal
page-proof-seed = Seed
page-proof-salt = Salt
page-again = A new table
page-again-hint = same game
page-watch = Watch the game again
page-watch-hint = step by step
page-replay = Looking back
page-replay-banner =
    { $at ->
        [0] Before the first move, as you knew it then
        [one] After the first of { $all } moves, as you knew it then
       *[other] After { $at } of { $all } moves, as you knew it then
    }
page-replay-play = Play, or stop
page-replay-moment = Moment of the game
page-replay-at = { $at } of { $all }
page-chapters = Jump to…
page-chapters-part = Parts of the game
page-chapters-swing = Turning points
page-swing = { $name }: chances from { $before } to { $after }%
page-speed = Speed
page-speed-slow = Slow
page-speed-usual = Steady
page-speed-quick = Quick
page-eyes = Whose cards are open
page-eyes-of = As { $name } saw it
page-eyes-all = Everything open
page-client-moment = Moment { $number }
page-first = To the beginning
page-earlier = Earlier
page-less = Less
page-more = More
page-later = Later
page-now = Now
page-end = End
page-play-on = Play on from here
page-play-on-hint = a private table against bots
page-copy-moment = Copy a link to this moment
page-copy-moment-short = Link

## Keys

page-key-choose = Choose a card or a piece
    .keys = 1 … 9
page-key-offer = First answer for the chosen card
    .keys = Enter
page-key-consign = Second answer for the chosen card
    .keys = Shift Enter
page-key-whole = Give the answer once all its parts are chosen
    .keys = Shift Enter
page-key-draw = Draw
    .keys = D
page-key-pass = Pass
    .keys = P
page-key-next = Next piece on the board that can be chosen, with Shift the one before
    .keys = N
page-key-take = Choose the framed piece, then give the answer that is left
    .keys = Enter Space
page-key-walk = From piece to piece on the board
    .keys = ← ↑ → ↓
page-key-undo = Take back
    .keys = U
page-key-desk = Let go, close what is open
    .keys = Esc
page-key-chat = Say something
    .keys = C
page-key-replay = Earlier and later, when looking back
    .keys = ← → Home End
page-key-play = Play or stop, when looking back
    .keys = Space
page-key-part = Previous and next part, when looking back
    .keys = PgUp PgDn
page-key-hint = Ask for advice
    .keys = H
page-key-summary = The game on one page
    .keys = ?
page-key-help = This list
    .keys = ??

## Said by the client

page-client-offline = No connection. Your answers are kept and sent as soon as it is back.
page-client-retrying = Trying again…
page-client-copied = Copied. Paste it wherever you like.
page-client-confirm = Yes, go ahead
page-client-cancel = No, go back
page-client-sent-late = Your answer came through.
page-client-curtain = Pass the device to { $name }
page-client-curtain-go = It is me: show my hand
page-client-answer-lost = That did not work. Please try again.
page-client-advice-thinking = Thinking it over
page-client-stale = The table has moved on in the meantime.
page-client-time-left = { $time } left
page-client-seconds-left = { $time } seconds left
page-client-second-left = One second left

## Pages that are not there

page-error-404 = There is no such page
page-error-404-text = Perhaps the link is incomplete, or the table has been cleared away.
page-error-other = That is not possible
page-error-500 = Something went wrong here
page-error-500-text = The game itself is safe: every accepted answer is kept. Please load the page again.

## Advice

page-hint = What do you advise?
page-hint-short = Advice
page-hint-from = This is how the { $judge } sees it, and the { $judge } sees no more than you do.
page-take = Choose this
page-taken = chosen
page-why = Why?
page-why-title = Why did { $name } do this?
page-why-from = This is how the { $judge } sees it, from what you could know. The bot knew its own cards as well; what it really thought comes out after the end.
page-why-over-from = This is how the { $judge } sees it, from all that the bot itself knew.
page-why-hidden = What the bot chose is still hidden from you. After the end you can ask again.
page-thinks = thinking
page-levels = How strong are the bots?
page-level-loss = A decision gives away about { $number } points of winning chance.
page-change-level = Change strength

## Analysis

page-analysis = Analysis
page-analysis-hint = chances, turning points, your decisions
page-back-to-table = Back to the table
page-analysis-working = The game is being analysed
page-analysis-working-hint = A bot plays through it once more and judges every moment. You may leave and come back.
page-analysis-progress = { $done } of { $all } steps
page-analysis-failed = The analysis failed
page-analysis-again = Try again
page-analysis-curve = Winning chances over the game
page-analysis-curve-hint = What each player could hope for after each answer, in the Master’s eyes and from that player’s own view.
page-analysis-numbers = The curve as numbers
page-analysis-move = After
page-analysis-won = won
page-analysis-turns = Turning points
page-analysis-no-turns = No single answer turned this game.
page-analysis-at =
    { $number ->
        [0] At the start
        [one] After { $number } move
       *[other] After { $number } moves
    }
page-analysis-look-at =
    { $number ->
        [0] Look at the beginning
        [one] Look at the moment after one move
       *[other] Look at the moment after { $number } moves
    }
page-analysis-decisions = Your decisions
page-analysis-took = You played:
page-analysis-best = I would rather have played:
page-analysis-lost = −{ $number }%
page-analysis-agreed =
    { $all ->
        [one] You had one decision to take, { $same ->
            [0] and I would have decided differently.
           *[other] and I could not have decided better.
        }
       *[other] You had { $all } decisions to take; { $same ->
            [0] I would have decided every one of them differently.
            [one] in one of them I could not have done better.
           *[other] in { $same } of them I could not have done better.
        }
    }
page-analysis-rest =
    { $number ->
        [one] The other decision
       *[other] The other { $number } decisions
    }
page-analysis-none = You had nothing to decide in this game.
page-analysis-note = This is the Grandmaster speaking: all chances are estimates. Each of your decisions got a moment’s thought, knowing no more than you did.
page-percent = { $number }%

## Material

page-material = Material
page-material-link = The material, and what of it is reconstructed
page-material-intro = Everything in the box, as the rules read it here: numbers, cards and names from one file.
page-material-legend = How sure we are
page-provenance-reconstructed = reconstructed
page-provenance-reconstructed-help = Our best estimate: we have found no source that says so.
page-provenance-partly = partly reconstructed
page-provenance-derived = derived
page-provenance-derived-help = Follows from what is certain, by counting or by reasoning.
page-material-unmarked = Anything without a mark is confirmed by the printed rules or by another source.
page-material-correct = Do you own the box?
page-material-correct-text = Then you know better. Download the file, correct it with any text editor, and give it to a table: when you open one, under “House rules”, or on its own page before the deal.
page-material-terminal = In the terminal, { $option } does the same.
page-material-download = Download the components file
page-material-show = See the usual material
page-material-usual = The usual material
page-material-usual-text = This table plays with the material as Kontor knows it.
page-material-corrected = Corrected material
page-material-corrected-text = The host has corrected the material of this table. The record will name it.
page-material-fixed = The cards have been dealt, so it stays that way.
page-material-digest = Digest:
page-material-file = A corrected components file
page-material-file-hint = TOML, at most { $most } KiB; trying it out takes some seconds
page-material-file-short = A corrected components file, if you have one
page-material-again = the corrected material of your last table
page-material-upload = Play with this file
page-material-give = Play with corrected material
page-material-withdraw = Back to the usual material
page-material-differs = What differs from the usual
page-material-key = Key
page-material-usually = Usually
page-material-here = Here
page-material-more =
    { $number ->
        [one] And one more.
       *[other] And { $number } more.
    }
page-yes = yes
page-no = no
page-section-meta = The box
page-column-designer = Designer
page-column-designers = Designers
page-column-artist = Artist
page-column-publisher = Publisher
page-column-publishers = Publishers
page-column-year = Year
page-column-players-min = Players, at least
page-column-players-max = Players, at most
page-column-age-min = Age from
page-column-minutes = Minutes
page-column-minutes-min = Minutes, at least
page-column-minutes-max = Minutes, at most
page-column-minutes-box = Minutes
page-column-players = Players
page-column-order = Order
page-column-number = Number
page-column-count = In all
page-column-total = In all
page-column-copies = Copies
page-column-price = Price
page-column-cost = Price
page-column-value = Value
page-column-values = Values
page-column-level = Level
page-column-kind = Kind
page-column-phase = Phase
page-column-color = Colour
page-column-colors = Colours
page-column-colour = Colour
page-column-colour-name = Colour
page-column-text = Text
page-column-unit = Smallest unit
page-column-rounds = Rounds
page-column-start-level = At the start
page-word-red = red
page-word-blue = blue
page-word-yellow = yellow
page-word-green = green
page-word-black = black
page-word-white = white
page-word-brown = brown
page-word-orange = orange
page-word-violet = violet
page-word-purple = purple
page-word-pink = pink
page-word-gold = gold

page-mute = Mute
page-unmute = Unmute
page-send-away = Send away
page-report = Report
page-report-reason = Reason
page-report-chat = Insulting chat
page-report-name = Offensive name
page-report-play = Spoils the game on purpose
page-report-other = Something else
page-report-text = What happened?
page-report-send = Report to the operator
page-put-away = Put this table away
page-put-away-gathering = The table ends; nothing of it is kept.
page-put-away-over = The table leaves your list, and you can no longer open the game. When the last of you has put it away, it is deleted.
