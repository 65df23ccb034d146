### Die Glücksritter in English

## The game

game-title = Die Glücksritter
game-tagline = Six helpers, one secret choice, and a castle to finish first
game-about = Medieval Germany has run out of crusades, so idle knights compete in building castles: four walls and four towers, and the first to finish wins. Each round you secretly choose two of six helpers. Whoever visits one alone gets a bargain; company makes everything dear or thin, and when two Black Knights meet, one of them ends up in the dungeon. Sealed documents bend the rules, and a castle only counts if it still stands when the round is over.

## What is asked

plan-prompt = Choose { $number } action cards for this round.
plan-prompt-locked = Your plan is locked. You may still change it until everybody is ready.
grace-prompt = Somebody has made an open move since you locked. Does your plan stay as it is?
ransoms-prompt = Your knight is in the dungeon. Do you pay the ransom of { $price } ducats?
spy-prompt = { $target-seat } has laid: { $spaces }. Keep your cards or exchange them.
spy-prompt-nothing = No card is left in front of { $target-seat }. Keep your cards or exchange them.
buy-document-prompt = A document costs { $price } ducats, and you have { $ducats }. Do you want one?
buy-prompt = You are alone here: { $piece-some } costs { $price } ducats, and you have { $ducats }. What do you buy?
buy-prompt-crowded = You are not alone here: { $piece-some } costs { $price } ducats, and you have { $ducats }. What do you buy?
duel-prompt = { $number } for you, { $rival-number } for { $rival-seat }: your knight is on the way to the dungeon. Do you react?
errand-prompt = Your knight rides. What is his errand?
attacked-prompt =
    { $you ->
        [yes] You attack.
       *[no] { $seat } attacks you.
    } A document may still help.
rolled-prompt = The die shows { $face-some }, against { $victim-seat }. Do you react?
steal-prompt = Which piece do you take from { $victim-seat }?
steal-prompt-victim = Which piece do you give up to { $attacker-seat }?
steal-prompt-destroyed = Nothing of { $victim-seat } fits on your site. Which piece is destroyed?
limit-prompt = You hold { $limit } or more coins of one kind. Half of them goes back into the bag, unless a document helps.
closing-prompt = The round is ending. Do you play a document before the castles are inspected?
revealed-prompt = All cards are open. Do you play a document?
plan-waiting = Everybody is planning in secret.
grace-waiting = Planning is nearly over: a last moment to reconsider.
ransoms-waiting = Some knights wait for their ransom.
spy-waiting = The spies are thinking.
buy-waiting = The visitors of { $space-some } are deciding.
duel-waiting =
    { $you ->
        [yes] You and
       *[no] { $seat } and
    } { $rival-you ->
        [yes] you fight a duel.
       *[no] { $rival-seat } fight a duel.
    }
errand-waiting =
    { $you ->
        [yes] Your knight chooses an errand.
       *[no] The knight of { $seat } chooses an errand.
    }
attacked-waiting =
    { $you ->
        [yes] You are under attack.
       *[no] { $seat } is under attack.
    }
rolled-waiting =
    { $you ->
        [yes] You look at the die.
       *[no] { $seat } looks at the die.
    }
steal-waiting =
    { $you ->
        [yes] You choose a piece.
       *[no] { $seat } chooses a piece.
    }
limit-waiting =
    { $you ->
        [yes] You hold too many coins.
       *[no] { $seat } holds too many coins.
    }
closing-waiting = Last chance for documents in this round.
revealed-waiting = A moment for documents.

## What may be answered

option-cards = { $spaces }
option-lay = Add “{ $document }” to the plan
option-lay-at = Add “{ $document }” to the plan, against { $target-seat }
option-lay-piece = Add “{ $document }” to the plan: { $piece-some }
option-play = Play “{ $document }”
option-play-at = Play “{ $document }” against { $target-seat }
option-play-piece = Play “{ $document }”: { $piece-some }
option-exchange-for-gold = “{ $document }”: receive { $number } gold for silver
option-exchange-for-silver = “{ $document }”: give { $number } gold for silver
option-unlock = Unlock the plan
option-clear = Take everything back and plan afresh
option-keep-plan = Keep the plan
option-order-ask = Ask me about “{ $document }”
option-order-auto = Always play “{ $document }”
option-order-never = Never play “{ $document }”
option-timeout = Time is up
option-ransom = Free your knight for { $gold } gold and { $silver } silver
option-decline = Leave the knight in the dungeon
option-keep = Keep { $spaces }
option-swap = Change to { $spaces }
option-buy-nothing = Buy nothing
option-take-document = Take a document free of charge
option-buy-document = A document for { $price } ducats: pay { $gold } gold and { $silver } silver
option-buy =
    { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } for { $price } ducats: pay { $gold } gold and { $silver } silver
option-raid = Raid { $space-some }: { $gold } gold
option-attack =
    Attack { $victim-seat } ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $pieces ->
        [one] 1 castle piece
       *[other] { $pieces } castle pieces
    })
option-stand-down = Do nothing
option-steal = Take { $piece-some }
option-destroy = Destroy { $piece-some }
option-return = Return { $gold } gold and { $silver } silver to the bag
option-pass = Play nothing

## What is refused

refusal-not-asked = There is nothing for you to decide at this moment. Your next question will come by itself.
refusal-locked = Your plan is locked. Unlock it first, then change it.
refusal-jailed = Your knight sits in the dungeon. Choose among the other five cards, or free him first.
refusal-set-too-small = A plan needs { $number } action cards, and this is only { $chosen }.
refusal-set-too-large = A plan takes { $number } action cards, and this is { $chosen }. Only certain red documents allow more.
refusal-nothing-to-unlock = Your plan is not locked: you may change it as it is.
refusal-nothing-to-clear = You have not begun a plan yet. Choose your cards.
refusal-no-such-set = A plan holds { $number } different action cards, numbered 1 to 6.
refusal-answer-is-final = You have given your answer, and it stays. Wait for the others.
refusal-name-twice = “{ $document }” is already in your plan, and a name counts only once per round.
refusal-too-few-cards = You do not have enough free action cards for “{ $document }” as well.
refusal-own-target = “{ $document }” must be aimed at an opponent, never at yourself.
refusal-needs-target = “{ $document }” needs an opponent as its target. Name one.
refusal-red-is-laid = “{ $document }” bears a red seal: it is laid with a plan, not played on its own.
refusal-red-too-late = “{ $document }” bears a red seal and can only be part of a plan. Keep it for the next round.
refusal-yellow-is-played = “{ $document }” bears a yellow seal: it is played at its own moment, not laid with a plan.
refusal-window = This is not the moment for “{ $document }”. It stays in your hand.
refusal-played-already = You have already played “{ $document }” this round. One of each name is the limit.
refusal-no-effect = “{ $document }” would have no effect now, so it stays in your hand.
refusal-order = There are orders only for documents with which you react, and only for those you hold unless orders decide at this table.
refusal-order-stands = That is already your order for “{ $document }”.
refusal-order-later = Standing orders are given while planning. The next chance comes next round.
refusal-knight-is-free = Your knight is not in the dungeon. There is nobody to ransom.
refusal-ransom-too-late = At this table ransom is paid before the income. The next chance comes next round.
refusal-ransom-too-dear = The ransom costs { $price } ducats, and you have { $ducats }.
refusal-ransom-locked = Your plan is locked. Unlock it first, then pay the ransom.
refusal-too-many-swaps = Your report does not let you exchange that many cards.
refusal-swap-size = The number of your cards stays the same: { $number }.
refusal-site-full = Your site has no room for that many: a castle holds no more of this kind ({ $piece }).
refusal-too-dear = That costs { $price } ducats, and you have { $ducats }.
refusal-name-coins = Say which coins you give for the { $price } ducats.
refusal-too-many-units = Nobody sells you more than { $number } at a time.
refusal-no-documents = No document is left, neither in the pile nor among the discarded ones.
refusal-no-gold = No gold lies with { $space-some }, so there is nothing to raid.
refusal-attack-self = You cannot attack yourself. Name an opponent.
refusal-piece = This piece ({ $piece }) cannot be taken: the victim has none, or there is no room for it.

## What happens

started =
    { $you ->
        [yes] Lots are drawn: you have the lead.
       *[no] Lots are drawn: { $seat } has the lead.
    }
round-began =
    { $you ->
        [yes] Round { $round }: you have the lead.
       *[no] Round { $round }: { $seat } has the lead.
    }
time-up =
    { $you ->
        [yes] Your time is up.
       *[no] Time is up for { $seat }.
    }
waiver-ended =
    { $you ->
        [yes] Your gift has run out: the coin limit applies to you again.
       *[no] The gift of { $seat } has run out: the coin limit applies again.
    }
ducats-reshuffled = The ducat cards are shuffled anew.
ducat-card = Ducat card: { $tax } for the Tax Collector, { $customs } for the Customs Officer.
space-filled = { $space } receives { $gold } gold and { $silver } silver.
bag-empty =
    The bag is empty: { $number ->
        [one] one coin is missing.
       *[other] { $number } coins are missing.
    }
ransomed =
    { $you ->
        [yes] You free your knight
       *[no] { $seat } frees a knight
    } for { $gold } gold and { $silver } silver.
ransomed-hidden =
    { $you ->
        [yes] You free your knight
       *[no] { $seat } frees a knight
    } for { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
ransomed-hidden-known =
    { $you ->
        [yes] You free your knight
       *[no] { $seat } frees a knight
    } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
red-revealed =
    { $you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } “{ $document }”.
red-revealed-at =
    { $you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } “{ $document }” against { $target-you ->
        [yes] you.
       *[no] { $target-seat }.
    }
red-revealed-piece =
    { $you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } “{ $document }”: { $piece-some }.
seized =
    { $you ->
        [yes] You seize
       *[no] { $seat } seizes
    } { $gold } gold and { $silver } silver from { $space-some }.
summoned =
    { $you ->
        [yes] You summon
       *[no] { $seat } summons
    } { $target-you ->
        [yes] you: you take
       *[no] { $target-seat }, who takes
    } back a face-down card.
summoned-known =
    { $you ->
        [yes] You summon
       *[no] { $seat } summons
    } { $target-you ->
        [yes] you: you take
       *[no] { $target-seat }, who takes
    } back a card: { $space }.
summons-idle =
    { $you ->
        [yes] You summon
       *[no] { $seat } summons
    } { $target-you ->
        [yes] you,
       *[no] { $target-seat },
    } but no face-down card is left.
spied =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $target-you ->
        [yes] your cards.
       *[no] the cards of { $target-seat }.
    }
spied-known =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $target-you ->
        [yes] your cards
       *[no] the cards of { $target-seat }
    }: { $spaces }.
spied-nothing =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } for { $target-you ->
        [yes] your cards,
       *[no] the cards of { $target-seat },
    } but none is left.
actions-revealed =
    { $you ->
        [yes] You go
       *[no] { $seat } goes
    } to { $spaces }.
actions-none =
    { $you ->
        [yes] You go
       *[no] { $seat } goes
    } nowhere this round.
visit-closed = { $space } is closed this round: the cards there do nothing.
document-drawn =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } a document.
document-drawn-known =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } “{ $document }”.
documents-exhausted =
    No document is left for { $you ->
        [yes] you.
       *[no] { $seat }.
    }
documents-reshuffled =
    { $number ->
        [one] The discarded document becomes the pile.
       *[other] The discarded documents are shuffled: a new pile of { $number }.
    }
document-bought =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $price } ducats for a document: { $gold } gold and { $silver } silver.
document-bought-hidden =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $price } ducats for a document, in { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
document-bought-hidden-known =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $price } ducats for a document, in { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
bought =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } for { $price } ducats: { $gold } gold and { $silver } silver.
bought-hidden =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } for { $price } ducats, in { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
bought-hidden-known =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $number ->
        [one] { $piece-some }
       *[other] { $piece-several }
    } for { $price } ducats, in { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
bought-nothing =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } nothing from { $space-some }.
change-given =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } a silver coin back.
change-lost =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } nothing back: the ducat too much is lost.
document-paid =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $gold } gold and { $silver } silver for it.
document-paid-hidden =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $coins ->
        [one] 1 coin for it.
       *[other] { $coins } coins for it.
    }
document-paid-hidden-known =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $coins ->
        [one] 1 coin for it
       *[other] { $coins } coins for it
    }: { $gold } gold and { $silver } silver.
duel-rolled =
    Duel: { $number } for { $you ->
        [yes] you,
       *[no] { $seat },
    } { $rival-number } for { $rival-you ->
        [yes] you.
       *[no] { $rival-seat }.
    }
duel-won =
    { $you ->
        [yes] You win the duel.
       *[no] { $seat } wins the duel.
    }
knights-crowd = { $number } knights meet at once: all of them are thrown into the dungeon.
jailed =
    { $you ->
        [yes] Your knight goes
       *[no] The knight of { $seat } goes
    } to the dungeon.
raided =
    { $you ->
        [yes] Your knight takes
       *[no] The knight of { $seat } takes
    } { $gold } gold from { $space-some }.
attacked =
    { $you ->
        [yes] Your knight attacks
       *[no] The knight of { $seat } attacks
    } { $victim-you ->
        [yes] you.
       *[no] { $victim-seat }.
    }
stood-down =
    { $you ->
        [yes] Your knight does nothing.
       *[no] The knight of { $seat } does nothing.
    }
attack-cancelled =
    { $you ->
        [yes] Your knight leaves
       *[no] The knight of { $seat } leaves
    } { $victim-you ->
        [yes] you
       *[no] { $victim-seat }
    } empty-handed.
attack-rolled = The special die shows { $face-some }.
purse-taken =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $victim-you ->
        [yes] your purse
       *[no] the purse of { $victim-seat }
    }: { $gold } gold and { $silver } silver.
purse-taken-hidden =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $victim-you ->
        [yes] your purse
       *[no] the purse of { $victim-seat }
    }: { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
purse-taken-hidden-known =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $victim-you ->
        [yes] your purse
       *[no] the purse of { $victim-seat }
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
purse-empty =
    { $you ->
        [yes] You reach
       *[no] { $seat } reaches
    } for { $victim-you ->
        [yes] your purse,
       *[no] the purse of { $victim-seat },
    } but it is empty.
piece-stolen =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $piece-some } from { $victim-you ->
        [yes] you.
       *[no] { $victim-seat }.
    }
piece-destroyed =
    { $you ->
        [yes] You destroy
       *[no] { $seat } destroys
    } { $piece-some } of { $victim-you ->
        [yes] yours.
       *[no] { $victim-seat }.
    }
nothing-stolen =
    { $you ->
        [yes] You find
       *[no] { $seat } finds
    } nothing to take from { $victim-you ->
        [yes] you.
       *[no] { $victim-seat }.
    }
shared =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } { $gold } gold and { $silver } silver from { $space-some }.
limit-halved =
    { $you ->
        [yes] You hold too many:
       *[no] { $seat } holds too many:
    } { $coin-several } back into the bag, { $kept } left.
limit-halved-hidden =
    { $you ->
        [yes] You hold too many:
       *[no] { $seat } holds too many:
    } { $number ->
        [one] one coin goes
       *[other] { $number } coins go
    } back into the bag.
limit-halved-hidden-known =
    { $you ->
        [yes] You hold too many:
       *[no] { $seat } holds too many:
    } { $coin-several } back into the bag, { $kept } left.
document-played =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } “{ $document }”.
document-played-at =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } “{ $document }” against { $target-you ->
        [yes] you.
       *[no] { $target-seat }.
    }
document-played-piece =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } “{ $document }”: { $piece-some }.
limit-waived =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } all coins in spite of the limit.
knight-released =
    { $you ->
        [yes] Your knight leaves
       *[no] The knight of { $seat } leaves
    } the dungeon.
coins-drawn =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $gold } gold and { $silver } silver from the bag.
coins-drawn-hidden =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } from the bag.
coins-drawn-hidden-known =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } from the bag: { $gold } gold and { $silver } silver.
piece-gained =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } up { $piece-some } free of charge.
levied =
    { $you ->
        [yes] You collect
       *[no] { $seat } collects
    } a levy of { $gold } gold and { $silver } silver.
levied-hidden =
    { $you ->
        [yes] You collect
       *[no] { $seat } collects
    } a levy of { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
levied-hidden-known =
    { $you ->
        [yes] You collect
       *[no] { $seat } collects
    } a levy of { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
levy-given =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $gold } gold and { $silver } silver.
levy-given-hidden =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
levy-given-hidden-known =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
coins-stolen =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $gold } gold and { $silver } silver from { $target-you ->
        [yes] you.
       *[no] { $target-seat }.
    }
coins-stolen-hidden =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } from { $target-you ->
        [yes] you.
       *[no] { $target-seat }.
    }
coins-stolen-hidden-known =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } from { $target-you ->
        [yes] you
       *[no] { $target-seat }
    }: { $gold } gold and { $silver } silver.
documents-stolen =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number ->
        [one] a document
       *[other] { $number } documents
    } from { $target-you ->
        [yes] you.
       *[no] { $target-seat }.
    }
documents-stolen-known =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number ->
        [one] a document
       *[other] { $number } documents
    } from { $target-you ->
        [yes] you
       *[no] { $target-seat }
    }: { $documents }.
exchanged-for-gold =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } silver and { $you ->
        [yes] receive
       *[no] receives
    } { $gold } gold and { $silver } silver.
exchanged-for-gold-hidden =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } silver for gold: { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
exchanged-for-gold-hidden-known =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } silver for gold, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
exchanged-for-silver =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } gold and { $you ->
        [yes] receive
       *[no] receives
    } { $gold } gold and { $silver } silver.
exchanged-for-silver-hidden =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } gold for silver: { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
exchanged-for-silver-hidden-known =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } gold for silver, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }: { $gold } gold and { $silver } silver.
space-closed = { $space } is closed for this round.
castle-complete =
    { $you ->
        [yes] Your castle is complete!
       *[no] The castle of { $seat } is complete!
    }
stopped = The game stops after round { $round }.
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $pieces ->
        [one] 1 castle piece
       *[other] { $pieces } castle pieces
    } and { $ducats ->
        [one] 1 ducat.
       *[other] { $ducats } ducats.
    }
## Names

# .some stands in a sentence, .several counts, .text is printed on the card.

name-brother-jacob = Brother Jacob
    .short = Brother Jacob
    .some = Brother Jacob
name-farmer-johann = Farmer Johann
    .short = Farmer Johann
    .some = Farmer Johann
name-master-ehrenfried = Master Ehrenfried
    .short = Master Ehrenfried
    .some = Master Ehrenfried
name-black-knight = The Black Knight
    .short = Black Knight
    .some = the Black Knight
name-tax-collector = The Tax Collector
    .short = Tax Collector
    .some = the Tax Collector
name-customs-officer = The Customs Officer
    .short = Customs Officer
    .some = the Customs Officer
name-dungeon = Dungeon
name-purse = Purse
    .some = the purse
name-castle = Castle
    .some = the castle
name-wall = Wall
    .some = a wall
    .several = { $number } walls
name-tower = Tower
    .some = a tower
    .several = { $number } towers
name-gold-coin = Gold coin
    .several =
        { $number ->
            [one] one gold coin
           *[other] { $number } gold coins
        }
name-silver-coin = Silver coin
    .several =
        { $number ->
            [one] one silver coin
           *[other] { $number } silver coins
        }
name-ducat = Ducat
name-bag = Bag
name-ransom = Ransom
name-document = Document
name-red-document = Red document
name-yellow-document = Yellow document
name-action-card = Action card
name-ducat-card = Ducat card
name-building-site = Building site
name-coin-limit = Coin limit
name-lead = Lead
name-round = Round

## Table options

table-limit-repeat = Coin limit
    .help = What happens when halving still leaves too many coins.
table-limit-repeat-repeat = Halve again until few enough are left
table-limit-repeat-once = Halve once only
table-change = Change
    .help = What happens to the ducat too much when somebody can only pay an odd sum in gold.
table-change-silver-from-bag = A silver coin comes back from the bag
table-change-overpay-lost = It is lost
table-stolen-piece-choice = Stolen piece
    .help = Who chooses between wall and tower when a castle is robbed.
table-stolen-piece-choice-attacker = The attacker
table-stolen-piece-choice-victim = The victim
table-unplaceable-piece = Loot without room
    .help = What a robbery does when no piece fits on the attacker’s site.
table-unplaceable-piece-nothing = Nothing
table-unplaceable-piece-destroyed = It destroys a piece
table-coins-visibility = Purses
    .help = How much everybody sees of the coins of the others.
table-coins-visibility-public = Gold and silver are open
table-coins-visibility-hidden = Only the number of coins is known
table-ransom-moment = Ransom
    .help = When a knight can be ransomed.
table-ransom-moment-planning = While planning
table-ransom-moment-before-income = Before the income
table-final-tie = Ties
    .help = Who wins when finished castles and ducats are equal.
table-final-tie-shared = The victory is shared
table-final-tie-documents-then-shared = More documents in hand win
table-yellow-mode = Reactions
    .help = Whether the game waits for reactions with yellow documents.
table-yellow-mode-live = The game waits a moment
table-yellow-mode-orders = Standing orders decide
table-clock = Clock
    .help = Whether questions have a time limit. When it is up, the table answers.
table-clock-none = No clock
table-clock-relaxed = Relaxed
table-clock-brisk = Brisk
table-max-rounds = Length
    .help = After how many rounds the game stops even without a castle.
table-max-rounds-60 = After round 60
table-max-rounds-30 = After round 30
table-max-rounds-0 = Never

## The table in the terminal

sheet-board = Round { $round } · { $bag } coins in the bag · documents: { $pile } to draw, { $discard } discarded
sheet-space = { $space }
sheet-gold = Gold
sheet-silver = Silver
sheet-players = At the table
sheet-walls = Walls
sheet-towers = Towers
sheet-documents = Documents
sheet-knight = Knight
sheet-actions = Cards
sheet-seat-lead = ▸ { $seat }
sheet-coins =
    { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
sheet-jailed = jailed
sheet-free = free
sheet-own-documents = Your documents

## The table in the browser

board-hosts = The six helpers
board-visits = Cards lying here
board-visits-past = Here in the last round
board-prices = Alone { $lone } ducats, in company { $crowded }
board-stock-1 = Documents in the pile: { $number }
board-stock-2 = Walls in supply: { $number }
board-stock-3 = Towers in supply: { $number }
board-knight = raid, attack or duel
board-dungeon =
    { $number ->
        [one] Dungeon: { $number } knight
       *[other] Dungeon: { $number } knights
    }
board-ducat-card = Ducat card: { $tax } coins for the tax collector, { $customs } for the customs officer. { $deck } cards left in the deck.
board-ducats-of = ducats
board-bag = Bag: { $gold } gold, { $silver } silver
board-bag-hidden = Bag: { $number } coins
board-last-round = The round revealed
board-discard = Discards ({ $number })
board-site = Building site: { $walls } of { $most-walls } walls, { $towers } of { $most-towers } towers
board-walls = Walls: { $number } of { $most }
board-towers = Towers: { $number } of { $most }
board-if-it-stands = complete, if it stands until the evening
board-lead = lead
board-lead-hint = First in precedence this round
board-locked = locked in
board-yours = your turn
board-thinking = thinking
board-coins =
    { $number ->
        [one] coin
       *[other] coins
    }
board-ducats =
    { $number ->
        [one] ducat
       *[other] ducats
    }
board-near = { $number } more: half is lost
board-near-brief = { $number } more
board-over-limit = half is lost
board-documents =
    { $number ->
        [one] { $number } document
       *[other] { $number } documents
    }
board-jailed = jailed
board-free = free
board-my-cards = Your cards this round
board-idle-documents = Documents of no use now ({ $number })
board-hand-documents = Documents in hand ({ $number })
board-orders = Standing orders ({ $number })
board-orders-hint = What the table answers for you when you could react with a document. Nobody else sees it.
board-orders-hint-orders = This table never waits for reactions: your orders decide. “Ask me” means that the gift is played and the others are not. Nobody else sees it.
board-order-ask = Ask me
board-order-auto = Always
board-order-never = Never
board-lay = Add
board-play = Play
board-other-coins = other coins ({ $number })
board-returned =
    { $number ->
        [one] { $number } returned
       *[other] { $number } returned
    }
board-buys-wall =
    { $number ->
        [one] { $number } wall for { $price }
       *[other] { $number } walls for { $price }
    }
board-buys-tower =
    { $number ->
        [one] { $number } tower for { $price }
       *[other] { $number } towers for { $price }
    }
board-buys-document = { $price } ducats
board-too-dear = { $price }: too dear
board-visit-free = 1 free document
board-visit-full = no room left
board-visit-ride = raid or attack
board-visit-duel = duel
board-visit-jail = dungeon
board-company-1 = Alone:
board-company-2 = Two of you:
board-company-3 = Three of you:
board-company-2-more = Two or more:
board-company-3-more = Three or more:
board-action-cards = Your action cards
board-in-dungeon = In the dungeon
board-ransom = Ransom
board-secret-plan = Your secret plan
board-choose-cards =
    { $number ->
        [one] Tap { $number } card.
       *[other] Tap { $number } cards.
    }
board-choose-more = One more card…
board-lock = Lock in
board-keep = Keep
board-swap = Swap
board-unit-1 = { $number } document
board-unit-2 =
    { $number ->
        [one] { $number } wall
       *[other] { $number } walls
    }
board-unit-3 =
    { $number ->
        [one] { $number } tower
       *[other] { $number } towers
    }
board-pay = Pay
board-raid = Raid
board-attack = Attack
board-odds = Special die: { $purse } purse faces, { $castle } castle faces
board-have-locked = { $number } of { $of } have locked in
board-scene-documents = The red documents
board-scene-cards = The cards are revealed
board-scene-duel = Duel!
board-scene-knights = Too many knights
board-scene-attack = Attack!
board-skip = Skip
board-sheet = The score sheet
board-source = Where it came from
board-pieces-paid = Walls and towers bought
board-pieces-stolen = Taken from others
board-pieces-granted = Built for free
board-pieces-lost = Lost
board-castle = Castle
board-ducats-start = Ducats at the start
board-ducats-income = Tax collector and customs
board-ducats-knight = Raids and attacks
board-ducats-documents = By documents
board-ducats-bought = Purchases
board-ducats-ransoms = Ransoms
board-ducats-robbed = Robbed by others
board-ducats-returned = Returned to the bag (limit)
board-purse = Ducats at the end

## Reasons a bot gives

name-reason-tempo = the moment of the round
name-reason-castle = the castles
name-reason-money = the purses
name-reason-documents = the documents
name-reason-knight = the knight
name-reason-visits = the visits to come
name-reason-income = the coins on the income spaces

## Material: the parts of components.toml, and their keys

material-plan = Planning
    .action-cards-per-round = Action cards in a round
material-seat = Colours of the players
material-coins = Coins
    .start-per-player = Each player begins with
    .silver = Silver
    .gold = Gold
material-coin-limit = Coin limit
    .threshold = Coins that may be kept
    .return-numerator = Share returned, numerator
    .return-denominator = Share returned, denominator
    .rounding = Rounded
material-ransom = Ransom
material-pieces = Pieces of castles
    .per-castle = For a castle
material-space = Spaces of the board
    .price-lone = Price alone there
    .price-crowded = Price otherwise
    .max-units = At most
    .raid-coin = A raid takes
    .raid-spaces = A raid goes to
    .duel-players = A duel is fought by
material-dungeon = Dungeon
    .id = Space
material-action-cards = Action cards
    .numbers = Numbers
    .copies-per-colour = Of each in every colour
material-dice = Dice
    .faces = Faces
    .normal = Ordinary die
    .special = Special die
material-ducat-deck = Deck of ducat cards
    .when-empty = When it is empty
material-ducat-card = Ducat cards
    .tax = Coins for the taxes (space 5)
    .customs = Coins for the customs (space 6)
material-document-deck = Deck of documents
    .when-empty = When it is empty
    .hand-limit = Limit of the hand (0: none)
material-document = Documents
    .seal = Seal
    .speed = Order when carried out
material-timing = Time in seconds
    .planning-seconds = Planning
    .planning-grace-seconds = Grace after planning
    .spy-seconds = Spy
    .purchase-seconds = Purchase
    .knight-seconds = Black knight
    .reaction-seconds = Reaction
    .closing-seconds = End of the round
    .relaxed-times = Relaxed: so many times as long
    .mask-delay-min-seconds = Pause without a choice, at least
    .mask-delay-max-seconds = Pause without a choice, at most
material-words =
    .down = down
    .documents = documents
    .walls = walls
    .towers = towers
    .knight = knight
    .income = income
    .reshuffle = all are shuffled again
    .reshuffle-discard = the discards are shuffled
