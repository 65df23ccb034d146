### Talking at the table, in English

page-hush = Who you hear
page-hush-hint = For you alone: nobody is told.
page-hush-one = Hide what { $name } says
page-hush-all = Hide the whole chat
page-phrases = Ready phrases
page-phrases-hint = Everybody reads them in their own language.
page-react = React to what { $name } said
page-react-short = React
page-sign-heart = Heart
page-sign-smile = Smile
page-sign-wow = Wow
page-sign-sad = Oh no
page-sign-bravo = Bravo
page-memo = Notes
page-memo-hint = Only you can read this, on all your devices.
page-memo-mark = Mark this moment
page-memo-moment = Moment
page-memo-keep = Save
page-client-memo-kept = Saved.

## Coming back

page-recap = Since your last turn
page-recap-line = Since your last turn
page-recap-watch = Show it on the board
page-since-show = Show me
page-forced-told = You had no choice, so it was done for you
page-bots-wait = The bots are waiting until you let them go on.
page-pace-hold = Make the bots wait
page-pace-go = Let the bots go on
page-pace-step = Let one bot answer
page-pace-now = Bots’ pace: { $speed }. Press to change it.
page-undo-bots =
    { $number ->
        [one] Back to your last decision; one move since is undone as well.
       *[other] Back to your last decision; { $number } moves since are undone as well.
    }
page-go-back = Go back to your last decision
page-haste = Quick clicks count, even on an answer that has just appeared
page-client-log-more = { $number } more
page-client-log-less = fewer
page-recap-all = All of it
page-recap-more =
    { $number ->
        [one] and one thing before that
       *[other] and { $number } things before that
    }

## The end

page-closing-won = Congratulations! You finish first.
page-closing-shared = Congratulations! You share first place.
page-closing-place =
    { $place ->
        [2] You finish second out of { $all }. Thank you for the game!
        [3] You finish third out of { $all }. Thank you for the game!
       *[other] You finish in place { $place } out of { $all }. Thank you for the game!
    }

## Records

page-records = Open a record
page-records-hint = A record is a whole finished game as text. You get it from the page of the game or from the terminal; here you can look at it move by move, with every hand open, and play on from any moment.
page-records-file = The file
page-records-open = Open
page-records-open-to-all = Whoever has the address of the table that opens here sees the whole game.

## Ready phrases

phrase-hello = Hello, everybody!
phrase-luck = Good luck and have fun!
phrase-moment = One moment, please.
phrase-back = I’m back.
phrase-your-turn = It’s your turn.
phrase-well-played = Well played!
phrase-ouch = Ouch, that hurts!
phrase-lucky = That was luck.
phrase-thanks = Thank you!
phrase-welcome = You’re welcome.
phrase-sorry = Sorry!
phrase-thinking = I have to think about this.
phrase-tense = This is getting exciting.
phrase-again = Shall we play again?
phrase-good-game = That was a fine game.
phrase-bye = See you soon!

## Errors

error-no-such-sign = There is no such sign.
error-no-such-phrase = There is no such phrase.
error-no-such-line = There is no such line in the chat, or it is too old.
error-memo-too-long = Notes may have { $most } characters at most.
error-record-too-long = This file is too long for a record.
error-record-broken = This record cannot be played again: one of its lines does not belong to this game.
error-record-unfinished = This game is not finished. Only the record of a finished game can be opened.
error-record-material = This game was played with material that this server does not have.
error-record-first-line = This is not a Kontor record: its first line must be “{ $word }”.
error-record-unreadable-line = Line { $line } of the record cannot be read: “{ $word }”.
error-record-changed-line = Line { $line } of the record (“{ $word }”) or one before it has been changed: its mark does not match.
error-record-illegal-answer = Line { $line } of the record (“{ $word }”) is not a legal answer.
error-record-other-result = The record gives another result than the game had: it should be { $word }.
error-record-unreadable-json = The JSON record cannot be read at “{ $word }”.
