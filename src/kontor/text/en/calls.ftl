### Calling people, and passkeys, in English

## When it is your turn

page-ways = When it is your turn
page-ways-hint = You are called when you are asked and are not looking at the table. A notice says which table it is, since when it has been your turn, and who is waiting; it never says what is asked or what you hold.
page-way-mail = Email to { $target }
page-way-push = Notifications on: { $device }
page-way-hook = Webhook { $target }
page-way-unconfirmed = waiting for you to open the link in our email
page-way-remove = Remove
page-way-mail-label = Your email address
page-way-mail-hint = First you get an email with a link. Nothing else is sent until you have opened it, and every email has a link that stops them.
page-way-mail-add = Send me the link
page-way-push-add = Notify this browser
page-way-push-hint = Even while the page is closed.
page-way-push-cannot = This browser cannot be notified while the page is closed.
page-way-push-denied = The browser does not allow notifications from this page. You can change that in its settings.
page-way-hook-label = Address of a webhook
page-way-hook-hint = For a program or a chat room: it gets a short JSON message by POST.
page-way-hook-add = Use this address
page-way-hook-for = What the webhook is told
page-way-hook-me = when it is my turn
page-way-hook-table = whose turn it is: { $table }
page-way-hook-table-hint = For a table you host, it may be your group’s chat room; everybody at the table can read that it is told.
page-rest = Rest hours and breaks
page-rest-hint = Nothing is sent during rest hours; you get it afterwards, if it is still your turn.
page-rest-from = Rest from
page-rest-until = until
page-rest-zone = Time zone: { $zone }
page-break = How often at most
page-break-0 = Whenever it is my turn
page-break-900 = Every quarter of an hour
page-break-3600 = Once an hour
page-break-21600 = Every six hours
page-break-86400 = Once a day
page-wishes-save = Save
page-wish-name = Your name and colour
page-wish-name-hint = You begin with them at every new table, on all your devices.
page-wish-colour = Favourite colour
page-wish-colour-none = none in particular

## Passkeys

page-passkeys = Passkeys
page-passkeys-hint = Instead of keeping the link: your phone or computer keeps a passkey for you and asks for your finger, your face or a code.
page-passkey-made = since { $date }
page-passkey-add = Add a passkey
page-passkey-use = Sign in with a passkey
page-passkey-use-hint = Have you played on another device before? Then this browser becomes yours, too.
page-passkey-remove = Remove
page-passkey-failed = That did not work. Please try again.

## Pages that mails lead to

page-confirm = Is this your address?
page-confirm-hint = From now on we write to { $address } when it is your turn.
page-confirm-go = Yes, write to me
page-confirm-done = Thank you. We will write to you when it is your turn.
page-stop = No more emails
page-stop-hint = We will no longer write to { $address }.
page-stop-go = Send no more emails
page-stop-done = You will get no more emails from us.

## Letters

page-letter-turn = Your turn: { $game }
page-letter-time = Your time is running out: { $game }
page-letter-many = { $number } tables are waiting for you
page-letter-since = It has been your turn since { $day }, { $time }.
page-letter-until = You have until { $day }, { $time }.
page-letter-waiting =
    { $number ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
page-letter-why = You get this email because you asked to be called when it is your turn at { $host }.
page-letter-stop = No more emails:
page-letter-change = Change when you are called:
page-letter-confirm = Is this your address?
page-letter-confirm-text = Somebody, probably you, would like an email at this address whenever it is their turn at { $host }. If that is right, open this link and say yes:
page-letter-confirm-else = If not, there is nothing to do: you will get no further email.

## Errors

error-mail-address = This is not an email address we can write to.
error-push = This browser cannot be notified.
error-hook = This address cannot be used: it must begin with https:// or http:// and be reachable on the open internet.
error-no-such-way = This link no longer leads anywhere.
error-not-offered = This server does not offer that.
error-passkey = This passkey was not accepted. Please try again.
error-no-such-passkey = Nobody here knows this passkey. Has it been removed?
