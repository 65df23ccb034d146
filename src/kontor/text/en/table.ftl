### Settings, clocks and endings of a table, in English

## Settings

page-set = Table settings
page-set-hint = Everybody can read them before the deal.
page-set-change = Change the settings
page-set-save = Save
page-set-watch = Who may watch
page-set-watch-nobody = nobody
page-set-watch-link = whoever has the link
page-set-watch-all = everybody
page-set-sit = Who may sit down
page-set-sit-link = whoever has the link
page-set-sit-all = everybody who finds the table
page-set-chat = Chat
page-set-chat-seats = only for those who play
page-set-chat-all = also for those who watch
page-set-advice = Advice
page-set-advice-usual = only for those alone with bots
page-set-advice-on = allowed
page-set-advice-off = none
page-set-undo = Taking back
page-set-undo-free = free, as far as it is fair
page-set-undo-consent = only if the others agree
page-set-pace = Bots’ pace
page-set-pace-once = at once
page-set-pace-brisk = brisk
page-set-pace-leisurely = leisurely
page-set-clock = Clock
page-set-clock-none = none
page-set-clock-live = live, in one sitting
page-set-clock-days = days for each decision
page-set-minutes = Minutes for the game
page-set-seconds = Free seconds for each decision
page-set-days = Days for each decision
page-set-weekends = Weekends do not count
page-set-rest = Time never runs out between these hours
page-set-rest-none = The same hour twice means no rest hours.
page-set-rest-from = from
page-set-rest-to = to
page-set-hour = { $hour }:00
page-set-zone = Time zone: { $zone }
page-set-then = When time is up
page-set-then-answer = a bot gives this answer
page-set-then-bot = a bot plays until the person is back
page-set-then-vote = the others vote on a bot
page-set-host-days = Another host, if the host is away for
page-set-host-days-value =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
page-set-told-live =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } for the game; the first { $seconds } seconds of each decision are free
page-set-told-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    } for each decision
page-set-told-weekends = weekends do not count
page-set-told-rest = time never runs out between { $from } and { $to }
page-set-told-both = { $told }; { $part }
page-set-told-zone = { $zone } time

## Clocks

page-clock-late = out of time
page-client-days-left = { $days } d { $hours } h

## Pausing and ending

page-course = The game
page-pause = Pause
page-pause-why = If everybody agrees, the game stops for a while: nobody can answer, and no clock runs until you go on together.
page-paused = The game is paused. Nobody can answer now.
page-resume = Go on
page-end-game = Offer to end
page-end-game-why = If everybody agrees, the game ends as it stands now. The points count as they are, and nobody has won.
page-abandon = Call the game off
page-abandon-why = If everybody agrees, the game is called off. It counts for nothing, and nobody has won.
page-resign = Resign
page-resign-why = A bot plays your seat to the end of the game. You cannot take it back.
page-resigned = resigned
page-disagree = Disagree
page-motion-late =
    { $you ->
        [about] You are out of time. Should a bot play until you are back?
       *[other] { $other } is out of time. Should a bot play until { $other } is back?
    }
page-motion-host =
    { $you ->
        [mover] The host is away. You would like to be host.
       *[other] The host is away. { $name } would like to be host.
    }
page-motion-end =
    { $you ->
        [mover] You would like to end the game as it stands.
       *[other] { $name } would like to end the game as it stands.
    }
page-motion-abandon =
    { $you ->
        [mover] You would like to call the game off.
       *[other] { $name } would like to call the game off.
    }
page-motion-pause =
    { $you ->
        [mover] You would like to pause.
       *[other] { $name } would like to pause.
    }
page-motion-resume =
    { $you ->
        [mover] You would like to go on.
       *[other] { $name } would like to go on.
    }
page-ended-agreed = Ended by agreement
page-ended-agreed-hint = Everybody agreed to end the game as it stands. Nobody has won.
page-ended-abandoned = Called off
page-ended-abandoned-hint = Everybody agreed to call this game off. It counts for nothing.
page-state-rests = on hold
page-onlooker = Spectator
page-undo-consent = The others have to agree.

## The host

page-host = host
page-pass-host = Make host
page-pass-host-why = { $name } will be the host of this table instead of you.
page-take-host = Become host
page-swap-up = Move { $name } one seat up
page-swap-up-free = Move the free seat one up
page-change-rules = Change the house rules
page-by-invitation = Everybody can see this table. To sit down, ask the host for an invitation.
page-share-watch = Whoever opens this link can look on. To sit down, it takes an invitation from the host.
page-seat-link = Link to this seat

## Errors

error-nobody-watches = Only those who play here can see this table: its settings let nobody watch.
error-by-invitation = To sit down at this table, you need an invitation from its host.
error-advice-off = This table plays without advice.
error-no-analysis-of-part = There is no analysis of a game that was not played to its end.
error-no-such-zone = There is no time zone called “{ $word }”.
error-paused = The game is paused. Agree to go on first.
error-not-paused = The game is not paused.
error-bots-go-on = The bots cannot be held at this table: others play here, or a clock is running.
error-time-up = Your time is up: a bot gives this answer.
error-resigned = You have resigned: a bot plays this seat to the end.
error-is-host = You are the host.
error-host-not-away =
    { $days ->
        [one] The host was here within the last day.
       *[other] The host was here within the last { $days } days.
    }

## Notes beside the chat

note-settings = The host has changed the settings.
note-options = The host has changed the house rules.
note-link = There is a new invitation link; the old one no longer works.
note-hook-on = A webhook is now told whose turn it is at this table.
note-hook-off = Whose turn it is at this table is no longer told to a webhook.
note-swap = { $name } and { $other } swap seats.
note-moved = { $name } moves to another seat.
note-host = { $name } is the host now.
note-bot-late = { $name } is out of time; a bot plays on.
note-late-answer = { $name } is out of time; a bot gives this answer.
note-late-vote = { $name } is out of time; the others decide.
note-resigned = { $name } has resigned; a bot plays to the end.
note-motion-host = { $name } would like to be host.
note-motion-end = { $name } would like to end the game as it stands.
note-motion-abandon = { $name } would like to call the game off.
note-motion-pause = { $name } would like to pause.
note-motion-resume = { $name } would like to go on.
note-object-game = { $name } does not agree.
note-pause = All agree: the game is paused.
note-resume = The game goes on.
note-ended-agreed = All agree: the game ends as it stands.
note-ended-abandoned = All agree: the game is called off.
