### A person's tables, circles and statistics, in English

## Your tables

page-group-mine = Your turn
page-group-others = Others to move
page-group-gathering = Gathering
page-group-running = Running
page-group-finished = Finished
page-group-shelved = Archive
page-group-more =
    { $number ->
        [one] One more table is waiting for you
       *[other] { $number } more tables are waiting for you
    }
page-all-tables = All tables
page-all-finished = All { $number } finished games
page-round = Round { $number }
page-branch = Branch
page-about-to-begin = about to begin
page-more-acts = More
page-act-rematch = Rematch
page-act-shelve = Archive
page-act-unshelve = Back from the archive
page-act-circle = Make a circle
page-act-leave = Leave
page-act-leave-gathering = Your seat is free again.
page-act-leave-playing = A bot plays on for you. You can take your seat back at any time.
page-act-delete = Delete
page-act-delete-gathering = The table ends; nothing of it is kept.
page-act-delete-playing = The game ends; nothing of it is kept.
page-act-delete-over = You can no longer open the game. It still counts in your statistics.
page-search = Name or game
page-search-go = Search
page-search-none = Nothing found.
page-part-empty = Nothing here.
page-pages = Pages
page-newer = Newer
page-older = Older
page-page-of = Page { $number } of { $all }
page-too-few = { $game } needs at least { $least } players.
page-all-rules = The rules of the games

## Searching the rules

page-rules-search = Search all rules
page-rules-search-hint = Words, or a number such as R4.5
page-rules-found =
    { $number ->
        [0] Nothing found for “{ $text }”.
        [one] One passage found for “{ $text }”
       *[other] { $number } passages found for “{ $text }”
    }
page-rules-found-none = Try a shorter word: the search goes by how words begin, and every word must be there.
page-rules-found-all = All { $number } passages of this game
page-rules-common = In all games
page-rules-material = The material in detail
page-rules-material-text = All cards, spaces, prices and tracks, in tables; what is reconstructed is marked.
page-rules-house = House rules at a glance
page-rules-house-text = What you may agree on before a game, under the names you see at the table. The usual choice is in bold; the number leads to the rule that changes.

## Circles

page-circles = Your circles
page-circle-asks = { $name } would like you in the circle “{ $circle }”. Its members see how they have fared against each other.
page-circle-join = Join
page-circle-decline = No, thanks
page-circle-made = since { $date }
page-circle-members = Members
page-circle-asked = asked
page-circle-make = Make a circle
page-circle-make-hint = For people who often play together: results, statistics and ratings that only the members see. The others at this table are asked first.
page-circle-name = Name of the circle
page-circle-rename = Rename
page-circle-invite = Invite by link
page-circle-invite-hint = Whoever opens this link can join. A new link replaces the old one.
page-circle-link = The link to this circle
page-circle-leave = Leave the circle
page-circle-leave-hint = What you have played together stays with the others; you will no longer see it here. Your own statistics stay.
page-circle-invited = You are invited to the circle “{ $circle }”
page-circle-invited-hint = Its members see the tables where only they and bots sit, and how they have fared there.
page-circle-empty = No game counts here yet. A game counts if at least two members sit at the table, and nobody else but bots.
page-circle-tables = Tables
page-circle-tables-none = There is no table right now.
page-circle-open = Open a table for the circle
page-circle-open-for = For the circle “{ $circle }”: its members find the table on the circle’s page and can sit down.
page-circle-closed = only for those who play there
page-circle-none = You are in no circle yet. Make one at the end of a game with friends: on the table’s page, or from the list of your finished tables.

## Statistics

page-statistics = Statistics
page-statistics-yours = Your statistics
page-statistics-empty = No finished game counts yet. Tables where you play for several people on one screen do not count.
page-stat-player = Player
page-stat-games = Games
page-stat-wins = Wins
page-stat-score = Average score
page-stat-lead = Average lead
page-stat-lead-hint = over the best of the others
page-stat-best = Best score
page-stat-rating = Rating
page-stat-ratings = Ratings
page-stat-ratings-hint = Every place counts, not only the first. The line shows where the true strength probably lies: it gets shorter with every game. Everybody begins at 25.
page-stat-range = { $low } to { $high }
page-stat-course = Ratings over time
page-stat-length = Length
page-stat-all = All games
page-stat-seats = Wins by seat
page-stat-seat-wins =
    { $games ->
        [one] { $wins } of { $games } game
       *[other] { $wins } of { $games } games
    }
page-stat-versus = Against each other
page-stat-versus-you = Against whom
page-stat-versus-hint = How often the player on the left finished ahead of the one above.
page-stat-ahead = Ahead
page-stat-behind = Behind
page-stat-latest = Latest results
page-stat-answers =
    { $number ->
        [one] { $number } answer
       *[other] { $number } answers
    }
page-stat-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
page-stat-former = no longer a member
page-stat-csv = Results as CSV
page-stat-open = Open the game

## Errors

error-no-such-circle = There is no such circle.
error-circle-alone = Nobody else sat at this table: a circle needs at least two people.
error-circle-full = This circle, or your list of circles, is full.

## Former players

former-player = a former player
former-player-numbered = a former player ({ $number })

## Your data

page-data = Your data
page-data-hint = Take what you have played with you: all results as a table, and your finished games as records that any Kontor can open and replay.
page-data-records = Games as records, in one file
page-erase = Erase everything
page-erase-hint = None of this can be undone.
page-erase-alone = Tables where only you and bots sat are deleted, with their games.
page-erase-running = In running games a bot takes your seat for good.
page-erase-names = At the tables of others, and in their records, you become “a former player”. Records that somebody has already downloaded keep your name.
page-erase-said = What you have said at the tables disappears.
page-erase-key = Your key, passkeys, devices, notices, notes and circles are deleted. You begin as somebody new.
page-erase-kept = What was reported to the operator stays with the operator.
page-erase-word = erase
page-erase-type = Type “{ $word }” to confirm
page-erase-go = Erase all that is mine
error-erase-word = Nothing was erased: to confirm, type “{ $word }”.
