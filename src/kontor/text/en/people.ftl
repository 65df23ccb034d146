### People, keys and seats, in English

## Your key

page-own-key = Your key
page-own-key-hint = This link is you: open it on your other phone or computer, and all your seats, tables and games are there. Keep it somewhere safe, in your notes or as a bookmark.
page-own-key-code = Your key as a code for the camera of another phone
page-own-key-link = Your personal link
page-own-key-copy = Copy the link
page-own-key-secret = Whoever has this link plays as you. Do not send it to anybody.
page-own-key-none = You get a key as soon as you sit down at a table. You can also make one now.
page-own-key-elsewhere = Your key was made on another device, so this one cannot show it. If you have lost it, make a new one; the old link then no longer works. Your devices stay as they are.
page-own-key-make = Make my key
page-own-key-renew = Make a new key
page-own-key-open = Open your key
page-own-key-welcome = Welcome back, { $name }
page-own-key-opens =
    { $number ->
        [0] This key has no table yet.
        [one] This key opens one table.
       *[other] This key opens { $number } tables.
    }
page-own-key-here =
    { $number ->
        [one] This browser has a table of its own. It stays with the key you got for it; this browser will then show those of this key.
       *[other] This browser has { $number } tables of its own. They stay with the key you got for them; this browser will then show those of this key.
    }
page-own-key-use = Play here
page-devices = Your devices
page-device-since = since { $date }
page-device-here = this one
page-device-end = Sign out
page-device-iphone = iPhone
page-device-tablet = Tablet
page-device-android = Android phone
page-device-mac = Mac
page-device-windows = Windows computer
page-device-linux = Linux computer
page-device-other = Another device

## Inviting

page-invites = { $name } invites you to { $game }
page-your-seat = Your seat
page-get-up = Get up
page-rules-as-printed = As in the rulebook, without changes.
page-share = Invite friends
page-share-hint = Send them this link or let them scan the code. Whoever opens it chooses a free seat; it works until all seats are taken.
page-share-invited = Send your friends this link or let them scan the code. Only those who have it can sit down; it works until all seats are taken.
page-share-code = The link as a code for the camera of a phone
page-share-link = The table’s link
page-share-send = Send
page-share-renew = New link
page-share-renew-why = The link you have sent so far will stop working.

## Somebody is away

page-take-back = Take my seat back
page-bot-for-you = A bot plays for you as { $name }.
page-hand-on = Hand my seat on
page-move-bot = Let a bot play on
page-move-hand = Hand this seat on
page-move-hand-why = The host, or any two people at the table, can make a new link for this seat. Whoever opens it sits down there; nobody who already sits at this table can. Everybody is told in the chat, and the person whose seat it is can stop it.
page-motion-bot =
    { $you ->
        [about] { $name } would like a bot to play for you until you are back.
       *[other] { $name } would like a bot to play for { $other } until { $other } is back.
    }
page-motion-hand =
    { $you ->
        [about] { $name } would like to hand your seat on.
       *[other] { $name } would like to hand { $other }’s seat on.
    }
page-motion-missing =
    { $number ->
        [one] One more person has to agree.
       *[other] { $number } more people have to agree.
    }
page-motion-here = I am here
page-motion-withdraw = Withdraw
page-table-broken = Something went wrong at this table after move { $answers }. Everything up to there is safe. You can take the table back to that point and play on.
page-table-mend = Take it back and play on

## Whose turn it is, and another game

page-call = Call me
page-call-hint = When it is your turn and this page is open, even behind other windows.
page-call-sound = A sound
page-call-buzz = A buzz
page-call-notice = A browser notification
page-call-denied = The browser does not allow notifications from this page. You can change that in its settings.
page-client-call-works = This is how you will be called.
page-rematch = Play again
page-rematch-hint = same people, same rules
page-rematch-waits = A rematch is waiting
page-rematch-join = Sit down
page-record = Download the record

## Errors

error-no-such-key = This key opens nothing: it was replaced, or never made.
error-no-such-device = This is not one of your devices.
error-seat-is-theirs = During a game only the person who sits there can give this seat away.
error-sits-already = Whoever sits at this table or has opened it cannot take another seat during the game: a hand is seen by one person only.
error-already-moved = The table is already deciding something.
error-nothing-moved = There is nothing to decide.
error-still-playing = The game is still going on.
error-one-seat = You already sit at this table.
error-name-taken = Somebody at this table already has this name. Choose another one.
error-is-here = This person is at the table.
error-host-or-two = Only the host, or two people together, can hand a seat on.
error-would-break = This cannot be done here: it would damage the table. Nothing has changed, and the fault has been noted.
error-table-broken = Something went wrong at this table. It can be read, and the people at it can take it back to the last sound move.
error-table-sound = There is nothing to mend here.

## Notes beside the chat

note-succeeds = { $name } now sits in { $other }’s seat.
note-handed = The table hands { $name }’s seat on.
note-bot-plays = { $name } is away; a bot plays on.
note-bot-decided = The table lets a bot play for { $name }.
note-returned = { $name } is back.
note-motion-bot = { $name } would like a bot to play for { $other }.
note-motion-hand = { $name } would like to hand { $other }’s seat on.
note-object = { $other }’s seat stays as it is.
note-mend = { $name } has taken the table back to its last sound move.
note-rematch = { $name } has opened a rematch.
