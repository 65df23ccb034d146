### What the server says, in English

## Errors

error-no-such-table = There is no such table.
error-no-such-game = There is no game “{ $word }”.
error-no-such-seat = This table has no such seat.
error-no-such-moment =
    { $answers ->
        [0] The game has no such moment: nobody has answered yet.
        [one] The game has no such moment: there has been one answer so far.
       *[other] The game has no such moment: there have been { $answers } answers so far.
    }
error-no-such-bot = There is no bot “{ $word }”.
error-bot-has-not-learned = The bot “{ $word }” has not learned this game.
error-not-asked = This seat has nothing to answer now.
error-no-advice = No bot has learned this game yet, so there is no advice.
error-no-such-event = The log has no such line.
error-not-a-bot = This line is not about a bot’s own answer.
error-no-analysis-yet = The analysis comes after the end of the game.
error-no-such-invitation = This link leads nowhere: it was replaced, or never issued.
error-no-such-page = There is nothing at this address.
error-invitation-expired = This link has expired. Ask the host for a new one.
error-invitation-over = The game has begun: this link no longer leads to a seat. If you sat there, open your own key.
error-other-rules = This table was played by rules that this version of Kontor does not know.
error-seats = This game is for { $least } to { $most } players.
error-seats-open = A seat is still open.
error-seats-final = The game is over: nobody can take a seat any more.
error-seat-taken = This seat is taken.
error-options = This game has no such house rule.
error-dealt = The cards have been dealt: the material of this table is fixed.
error-material = The components file cannot be used. { $word }
error-material-too-long = The components file cannot be used: trying it out takes too long.
error-material-too-large = A components file may have at most { $most } KiB.
error-material-not-text = This is not text: a components file is TOML, in UTF-8.
error-material-usual = This file says the same as the usual material: nothing would change.
error-too-many-names = There are more names than seats.
error-name-missing = Please give your name.
error-name-too-long = A name may have at most { $most } characters.
error-chat-empty = The message is empty.
error-chat-too-long = A message may have at most { $most } characters.
error-only-players-chat = Only those who sit at the table may write here.
error-only-who-sat = Only those who sat at this table may open the whole game.
error-not-host = Only the host of the table may do this.
error-not-your-seat = This seat is not yours.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet: its record still holds secrets.
error-no-record = A game that began in the middle has no record of its own.
error-is-over = The game was over at that moment.
error-stale = The table has moved on in the meantime. Look again.
error-version-unknown = The table has not got that far yet.
error-nothing-to-redo = There is nothing to give again.
error-nothing-proposed = Nothing has been proposed.
error-already-proposed = There is a proposal already.
error-busy = The table is very busy. Please try again.
error-key = The key of a request consists of 1 to 64 letters, digits or hyphens.
error-key-reused = This key has been used for another request.
error-host = This server does not go by that name.
error-origin = This request does not come from Kontor’s own pages.
error-no-device = The request does not say who sends it.
error-too-often = Too many requests. Please wait a moment.
error-too-many-sockets = Too many open connections to tables from here. Please close some of them.
error-held-seats = You hold as many seats at waiting tables as you may. Play at one of them, or leave one.
error-table-full = So much has happened at this table that nothing more fits in. The game itself can be finished.
error-too-large = The request is too large.
error-media-type = The request must be sent as application/json.
error-json = The request is not valid JSON.
error-malformed = The request cannot be read.
error-body = The request does not fit: { $word }
error-query = “{ $word }” must be a whole number in range.
error-method = This address does not accept that method.
error-request = The request cannot be understood.
error-others-playing = Others are still playing at this table: it stays until the game is over.
error-not-a-guest = This works only for a seat where somebody else sits.
error-only-gathering = The cards have been dealt: nobody can be sent away now.
error-muted = The host has muted this seat: what you write is not shown.
error-barred = The host of this table has sent you away.
error-banned = Whoever runs this server does not admit you at the moment.
error-no-such-reason = A report names one of these reasons: chat, name, play, other.
error-database = The database cannot be used just now. Nothing was changed; please try again in a moment.
error-fault = Something went wrong on our side. No accepted answer is lost.

## Notes beside the chat

note-invited = { $name }: a new link to this seat was issued.
note-claimed = { $name } has sat down.
note-bot = A bot plays for { $name }.
note-left = { $name } has left the seat.
note-token = { $name } lets a program play.
note-material = This table now plays with corrected material.
note-withdraw = This table plays with the usual material again.
note-undo = { $name } takes an answer back.
note-redo = { $name } gives the answer again.
note-propose = { $name } proposes to go back.
note-decline = { $name } does not agree to go back.
note-rewind = All agree: the game goes back.
note-removed = The host has sent { $name } away.
note-mute = The host has muted { $name }.
note-unmute = { $name } may write again.
