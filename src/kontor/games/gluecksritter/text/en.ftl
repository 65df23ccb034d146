### Die Glücksritter in English

## The game

game-title = Die Glücksritter
game-tagline = Six helpers, one secret plan, and a castle to finish first
game-about = Medieval Germany has run out of crusades, so idle knights compete in building castles: four walls and four towers, and whoever finishes first wins. Each round you secretly choose two of six helpers. Alone with a helper you get a bargain; company makes everything dear or thin, and when two Black Knights meet, at least one of them ends up in the dungeon. Sealed documents bend the rules, and a castle only counts if it still stands when the round is over.

## What is asked

plan-prompt =
    Choose { $number ->
        [one] 1 action card
       *[other] { $number } action cards
    } for this round.
plan-prompt-locked = Your plan is locked in. You may still reopen it until everybody is ready.
grace-prompt = Somebody has made an open move since you locked in. Does your plan stay as it is?
ransoms-prompt = Your knight is in the dungeon. Do you want to pay the ransom of { item-price }?
spy-prompt =
    { $target-seat-who } { $target-you ->
        [yes] are
       *[no] is
    } going to { $spaces-the }. Do you want to keep your cards or exchange them?
spy-prompt-nothing =
    { $target-seat-who } { $target-you ->
        [yes] have
       *[no] has
    } no card left on the table. Do you want to keep your cards or exchange them?
buy-document-prompt = In company a document costs { item-price }, and you have { item-wealth }. Do you want one?
buy-prompt = Nobody else is here: { $piece-a } costs { item-price }, and you have { item-wealth }. What do you buy?
buy-prompt-crowded = You have company here: { $piece-a } costs { item-price }, and you have { item-wealth }. What do you buy?
duel-prompt =
    You have { $number }, { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } { $rival-number }: your knight is on his way to the dungeon. Do you want to react?
errand-prompt = Your knight rides out. What is his errand?
attacked-prompt =
    { $you ->
        [yes] You attack.
       *[no] { $seat } attacks you.
    } A document may still help.
rolled-prompt =
    The special die shows { $face-the }: { $face-id ->
        [purse] { $victim-seat-whose } coins would be yours.
       *[other] { $victim-seat-who } would lose a castle piece to you.
    } Do you want to react?
steal-prompt = Which castle piece do you take from { $victim-seat-who }?
steal-prompt-victim = Which castle piece do you give up to { $attacker-seat-who }?
steal-prompt-destroyed = None of { $victim-seat-whose } castle pieces fits on your site. Which one do you destroy?
limit-prompt = You have { $limit } or more coins of one kind: half of them go back into the bag unless a document helps.
closing-prompt = The round is ending. Do you want to play a document before the castles are inspected?
revealed-prompt = All cards are face up. Do you want to play a document?
plan-waiting = Everybody is planning in secret.
grace-waiting = Planning is nearly over: a last moment to think again.
ransoms-waiting = Knights in the dungeon are waiting for their ransom.
spy-waiting = The spies are thinking.
buy-waiting = The visitors to { $space-the } are making up their minds.
duel-waiting =
    { $you ->
        [yes] You and { $rival-seat }
       *[no] { $rival-you ->
                [yes] { $seat } and you
               *[no] { $seat } and { $rival-seat }
            }
    } are fighting a duel.
errand-waiting = { $seat-whose } knight is choosing an errand.
attacked-waiting =
    { $seat-who } { $you ->
        [yes] are
       *[no] is
    } under attack.
rolled-waiting =
    { $seat-who } { $you ->
        [yes] are
       *[no] is
    } pondering the die.
steal-waiting =
    { $seat-who } { $you ->
        [yes] are
       *[no] is
    } choosing a castle piece.
limit-waiting =
    { $seat-who } { $you ->
        [yes] have
       *[no] has
    } too many coins.
closing-waiting = Last chance for documents in this round.
revealed-waiting = A moment for documents.

## What may be answered

option-cards = { $spaces-short }
option-lay = Add { $document-quoted }
    .detail = It becomes part of your secret plan.
option-lay-at = Add { $document-quoted } against { $target-seat-who }
    .detail = It becomes part of your secret plan.
option-lay-piece = Add { $document-quoted } for { $piece-a }
    .detail = It becomes part of your secret plan.
option-play = Play { $document-quoted }
option-play-at = Play { $document-quoted } against { $target-seat-who }
option-play-piece = Build { $piece-a } with { $document-quoted }
    .detail = Free of charge, and at once.
option-exchange-for-gold = { $document-quoted }: silver for { item-gold }
option-exchange-for-silver = { $document-quoted }: { item-gold } for silver
option-unlock = Reopen your plan
    .detail = Its cards and documents stay as they are until you change them.
option-clear = Take everything back
    .detail = Your cards and documents return to your hand, and you plan afresh.
option-keep-plan = Keep your plan
option-order-ask = Ask me about { $document-quoted }
option-order-auto = Always play { $document-quoted }
option-order-never = Never play { $document-quoted }
option-timeout = Time is up
option-ransom = Pay { item-coins } as ransom
    .detail = Your knight leaves the dungeon at once{ item-change }.
option-decline = Leave your knight in the dungeon
option-keep = Keep your cards
    .detail = You go to { $spaces-the }.
option-swap = { $spaces-short }
    .detail = These cards instead of the ones you chose.
option-buy-nothing = Buy nothing
option-take-document = Take a document for free
option-buy-document = Pay { item-coins }
    .detail = A document for { item-price }{ item-change }.
option-buy = { item-units } for { item-coins }
    .detail = Costs { item-price }{ item-change }.
option-raid = Raid { $space-the }
    .detail = Your knight takes { item-gold }.
option-attack = Attack { $victim-seat-who }
    .detail =
        { item-hidden } in the purse, { $pieces ->
            [0] nothing yet
            [one] 1 castle piece
           *[other] { $pieces } castle pieces
        } on the site.
option-stand-down = Do nothing
option-steal = Take { $piece-a }
option-give = Give up { $piece-a }
option-destroy = Destroy { $piece-a }
option-return = Give back { item-coins }
    .detail = They go into the bag.
option-pass = Play nothing

## What is refused

refusal-not-asked = There is nothing for you to decide just now. Your next question will come by itself.
refusal-locked = Your plan is locked in. Reopen it first, then change it.
refusal-jailed = Your knight is in the dungeon. Choose among the other five cards, or free him first.
refusal-set-too-small =
    A plan needs { $number ->
        [one] 1 action card
       *[other] { $number } action cards
    }, and { $chosen ->
        [0] you have chosen none.
        [one] this is only one.
       *[other] these are only { $chosen }.
    }
refusal-set-too-large =
    A plan needs { $number ->
        [one] 1 action card
       *[other] { $number } action cards
    }, not { $chosen }. Only certain red documents allow more.
refusal-nothing-to-unlock = Your plan is not locked in: you can simply change it.
refusal-nothing-to-clear = You have not begun a plan yet. Choose your cards.
refusal-no-such-set =
    A plan holds { $number ->
        [one] 1 action card
       *[other] { $number } different action cards
    }, numbered 1 to 6.
refusal-answer-is-final = You have answered, and your answer stands. Wait for the others.
refusal-name-twice = { $document-quoted } is already in your plan, and each name counts only once per round.
refusal-too-few-cards = You do not have enough free action cards to add { $document-quoted } as well.
refusal-own-target = { $document-quoted } must be aimed at somebody else, never at yourself.
refusal-needs-target = { $document-quoted } must be aimed at somebody. Name an opponent.
refusal-red-is-laid = { $document-quoted } bears a red seal: add it to your plan. It cannot be played by itself.
refusal-red-too-late = { $document-quoted } bears a red seal and can only be part of a plan. Keep it for the next round.
refusal-yellow-is-played = { $document-quoted } bears a yellow seal: you play it at its own moment and cannot add it to a plan.
refusal-window = This is not the moment for { $document-quoted }. The document stays in your hand.
refusal-played-already = You have already played { $document-quoted } this round. Once per name is all you get.
refusal-no-effect = { $document-quoted } would do nothing now, so the document stays in your hand.
refusal-order = You can leave standing orders only for documents you react with, and only if they are in your hand, unless standing orders decide at this table.
refusal-order-stands = That is already your standing order for { $document-quoted }.
refusal-order-later = You leave standing orders while planning. The next chance comes in the next round.
refusal-knight-is-free = Your knight is not in the dungeon. There is nobody to free.
refusal-ransom-too-late = At this table the ransom is paid before the income. The next chance comes in the next round.
refusal-ransom-too-dear = The ransom is { item-price }, and you have { item-wealth }.
refusal-ransom-locked = Your plan is locked in. Reopen it first, then pay the ransom.
refusal-too-many-swaps = Your spy report does not let you exchange that many cards.
refusal-swap-size = You keep the same number of cards: { $number }.
refusal-site-full = Your site has no room for that: a castle has { $most } { $piece-plural } and no more.
refusal-too-dear = That costs { item-price }, and you have { item-wealth }.
refusal-name-coins = Say which coins you pay the { item-price } with.
refusal-too-many-units =
    Nobody sells you more than { $number ->
        [one] one { $piece-bare }
       *[other] { $number } { $piece-plural }
    } at a time.
refusal-no-documents = No documents are left, in the pile or among the discards.
refusal-no-gold = { $space-the } has no gold, so a raid would bring nothing.
refusal-attack-self = You cannot attack yourself. Name an opponent.
refusal-piece = That is not possible: either the victim has no { $piece-bare }, or there is no room for one.

## What happens

started =
    Lots are drawn: { $seat-who } { $you ->
        [yes] have
       *[no] has
    } the lead.
round-began =
    Round { $round }: { $seat-who } { $you ->
        [yes] have
       *[no] has
    } the lead.
time-up =
    { $you ->
        [yes] Your time is up.
       *[no] Time is up for { $seat }.
    }
waiver-ended =
    { $seat-whose } waiver has run out: the coin limit applies to { $you ->
        [yes] you
       *[no] { $seat }
    } again.
ducats-reshuffled = The ducat cards are shuffled again.
ducat-card =
    The ducat card brings { $tax ->
        [one] 1 coin
       *[other] { $tax } coins
    } to the Tax Collector and { $customs } to the Customs Officer.
space-filled =
    { $coins ->
        [0] Nothing is left in the bag for { $space-the }.
       *[other] { $space-the } receives { item-coins }.
    }
bag-empty =
    The bag is empty: { $number ->
        [one] one coin is
       *[other] { $number } coins are
    } missing.
ransomed =
    { $seat-who } { $you ->
        [yes] free your knight
       *[no] frees their knight
    } for { item-coins }.
ransomed-hidden =
    { $seat-who } { $you ->
        [yes] free your knight
       *[no] frees their knight
    } for { item-hidden }.
ransomed-hidden-known = { ransomed }
red-revealed =
    { $seat-who } { $you ->
        [yes] reveal
       *[no] reveals
    } { $document-quoted }.
red-revealed-at =
    { $seat-who } { $you ->
        [yes] reveal
       *[no] reveals
    } { $document-quoted } against { $target-seat-who }.
red-revealed-piece =
    { $seat-who } { $you ->
        [yes] reveal
       *[no] reveals
    } { $document-quoted } for { $piece-a }.
seized =
    { $seat-who } { $coins ->
        [0] { $you ->
                [yes] find
               *[no] finds
            } nothing to seize from { $space-the }.
       *[other] { $you ->
                [yes] seize
               *[no] seizes
            } { item-coins } from { $space-the }.
    }
summoned =
    { $seat-who } { $you ->
        [yes] summon
       *[no] summons
    } { $target-you ->
        [yes] you: you take back a face-down card.
       *[no] { $target-seat }, who takes back a face-down card.
    }
summoned-known =
    { $seat-who } { $you ->
        [yes] summon
       *[no] summons
    } { $target-you ->
        [yes] you: you take back your card for { $space-the }.
       *[no] { $target-seat }, who takes back a card for { $space-the }.
    }
summons-idle =
    { $seat-who } { $you ->
        [yes] summon
       *[no] summons
    } { $target-you ->
        [yes] you, but you have
       *[no] { $target-seat }, who has
    } no face-down card left.
spied =
    { $seat-who } { $you ->
        [yes] look
       *[no] looks
    } at { $target-seat-whose } cards.
spied-known =
    { $seat-who } { $you ->
        [yes] look
       *[no] looks
    } at { $target-seat-whose } cards: { $spaces-the }.
spied-nothing =
    { $seat-who } { $you ->
        [yes] want
       *[no] wants
    } to look at { $target-seat-whose } cards, but none is left.
actions-revealed =
    { $seat-who } { $you ->
        [yes] go
       *[no] goes
    } to { $spaces-the }.
actions-none =
    { $seat-who } { $you ->
        [yes] go
       *[no] goes
    } nowhere this round.
visit-closed = { $space-the } is closed this round: the cards there do nothing.
document-drawn =
    { $seat-who } { $you ->
        [yes] draw
       *[no] draws
    } a document.
document-drawn-known =
    { $seat-who } { $you ->
        [yes] draw
       *[no] draws
    } { $document-quoted }.
documents-exhausted = No document is left for { $seat-who }.
documents-reshuffled =
    { $number ->
        [one] The one discarded document becomes the new pile.
       *[other] The { $number } discarded documents are shuffled and become the new pile.
    }
document-bought =
    { $seat-who } { $you ->
        [yes] buy
       *[no] buys
    } a document { item-paid }.
document-bought-hidden =
    { $seat-who } { $you ->
        [yes] buy
       *[no] buys
    } a document { item-paid-hidden }.
document-bought-hidden-known = { document-bought }
bought =
    { $seat-who } { $you ->
        [yes] buy
       *[no] buys
    } { item-pieces } { item-paid }.
bought-hidden =
    { $seat-who } { $you ->
        [yes] buy
       *[no] buys
    } { item-pieces } { item-paid-hidden }.
bought-hidden-known = { bought }
bought-nothing =
    { $seat-who } { $you ->
        [yes] leave
       *[no] leaves
    } { $space-the } empty-handed.
change-given =
    { $seat-who } { $you ->
        [yes] get
       *[no] gets
    } a silver coin back.
change-lost =
    { $seat-who } { $you ->
        [yes] get
       *[no] gets
    } no change: the odd ducat is lost.
document-paid =
    { $seat-who } { $you ->
        [yes] pay
       *[no] pays
    } { item-coins } for it.
document-paid-hidden =
    { $seat-who } { $you ->
        [yes] pay
       *[no] pays
    } { item-hidden } for it.
document-paid-hidden-known = { document-paid }
duel-rolled =
    Duel: { $seat-who } { $you ->
        [yes] have
       *[no] has
    } { $number }, { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } { $rival-number }.
duel-won =
    { $seat-who } { $you ->
        [yes] win
       *[no] wins
    } the duel.
knights-crowd = Too many knights, { $number } of them: all are thrown into the dungeon.
jailed = { $seat-whose } knight goes to the dungeon.
raided = { $seat-whose } knight raids { $space-the } and takes { item-gold }.
attacked = { $seat-whose } knight attacks { $victim-seat-who }.
stood-down = { $seat-whose } knight does nothing.
attack-cancelled = { $seat-whose } knight has to leave { $victim-seat-who } alone.
attack-rolled =
    { $seat-who } { $you ->
        [yes] roll
       *[no] rolls
    } { $face-the }.
purse-taken =
    { $seat-who } { $you ->
        [yes] take
       *[no] takes
    } { $victim-seat-whose } purse with { item-coins }.
purse-taken-hidden =
    { $seat-who } { $you ->
        [yes] take
       *[no] takes
    } { $victim-seat-whose } purse with { item-hidden }.
purse-taken-hidden-known = { purse-taken }
purse-empty =
    { $seat-who } { $you ->
        [yes] reach
       *[no] reaches
    } for { $victim-seat-whose } purse, but it is empty.
piece-stolen =
    { $seat-who } { $you ->
        [yes] take
       *[no] takes
    } { $piece-a } from { $victim-seat-who }.
piece-destroyed =
    { $seat-who } { $you ->
        [yes] destroy
       *[no] destroys
    } { $piece-a } on { $victim-seat-whose } site.
nothing-stolen =
    { $seat-who } { $you ->
        [yes] find
       *[no] finds
    } nothing to take on { $victim-seat-whose } site.
shared =
    { $seat-who } { $coins ->
        [0] { $you ->
                [yes] get
               *[no] gets
            } nothing from { $space-the }.
       *[other] { $you ->
                [yes] get
               *[no] gets
            } { item-coins } from { $space-the }.
    }
limit-halved =
    { $seat-who } { $you ->
        [yes] have
       *[no] has
    } too many: { $coin-several } { $number ->
        [one] goes
       *[other] go
    } back into the bag, { $kept } stay.
limit-halved-hidden =
    { $seat-who } { $you ->
        [yes] have
       *[no] has
    } too many: { $number ->
        [one] one coin goes
       *[other] { $number } coins go
    } back into the bag.
limit-halved-hidden-known = { limit-halved }
document-played =
    { $seat-who } { $you ->
        [yes] play
       *[no] plays
    } { $document-quoted }.
document-played-at =
    { $seat-who } { $you ->
        [yes] play
       *[no] plays
    } { $document-quoted } against { $target-seat-who }.
document-played-piece =
    { $seat-who } { $you ->
        [yes] play
       *[no] plays
    } { $document-quoted } for { $piece-a }.
limit-waived =
    { $seat-who } { $you ->
        [yes] keep all your coins
       *[no] keeps all their coins
    } in spite of the limit.
knight-released = { $seat-whose } knight leaves the dungeon.
coins-drawn =
    { $seat-who } { $you ->
        [yes] draw
       *[no] draws
    } { item-coins } from the bag.
coins-drawn-hidden =
    { $seat-who } { $you ->
        [yes] draw
       *[no] draws
    } { item-hidden } from the bag.
coins-drawn-hidden-known = { coins-drawn }
piece-gained =
    { $seat-who } { $you ->
        [yes] build
       *[no] builds
    } { $piece-a } free of charge.
levied =
    { $seat-who } { $coins ->
        [0] { $you ->
                [yes] find
               *[no] finds
            } nobody with a coin for the levy.
       *[other] { $you ->
                [yes] collect
               *[no] collects
            } a levy of { item-coins }.
    }
levied-hidden =
    { $seat-who } { $coins ->
        [0] { $you ->
                [yes] find
               *[no] finds
            } nobody with a coin for the levy.
       *[other] { $you ->
                [yes] collect
               *[no] collects
            } a levy of { item-hidden }.
    }
levied-hidden-known = { levied }
levy-given =
    { $seat-who } { $you ->
        [yes] give
       *[no] gives
    } { item-coins }.
levy-given-hidden =
    { $seat-who } { $you ->
        [yes] give
       *[no] gives
    } { item-hidden }.
levy-given-hidden-known = { levy-given }
coins-stolen =
    { $seat-who } { $coins ->
        [0] { $you ->
                [yes] find
               *[no] finds
            } not a single coin to take from { $target-seat-who }.
       *[other] { $you ->
                [yes] take
               *[no] takes
            } { item-coins } from { $target-seat-who }.
    }
coins-stolen-hidden =
    { $seat-who } { $coins ->
        [0] { $you ->
                [yes] find
               *[no] finds
            } not a single coin to take from { $target-seat-who }.
       *[other] { $you ->
                [yes] take
               *[no] takes
            } { item-hidden } from { $target-seat-who }.
    }
coins-stolen-hidden-known = { coins-stolen }
documents-stolen =
    { $seat-who } { $you ->
        [yes] take
       *[no] takes
    } { $number ->
        [one] a document
       *[other] { $number } documents
    } from { $target-seat-who }.
documents-stolen-known =
    { $seat-who } { $you ->
        [yes] take
       *[no] takes
    } { $documents-quoted } from { $target-seat-who }.
exchanged-for-gold =
    { $seat-who } { $coins ->
        [0] cannot exchange anything: the bag has no gold.
       *[other] { $you ->
                [yes] get
               *[no] gets
            } { item-coins } for silver.
    }
exchanged-for-gold-hidden =
    { $seat-who } { $coins ->
        [0] cannot exchange anything: the bag has no gold.
        [one] { $you ->
                [yes] get
               *[no] gets
            } 1 gold coin for silver.
       *[other] { $you ->
                [yes] get
               *[no] gets
            } { $coins } gold coins for silver.
    }
exchanged-for-gold-hidden-known = { exchanged-for-gold }
exchanged-for-silver =
    { $seat-who } { $coins ->
        [0] cannot exchange anything: the bag has too little silver.
       *[other] { $you ->
                [yes] get
               *[no] gets
            } { item-coins } for gold.
    }
exchanged-for-silver-hidden =
    { $seat-who } { $coins ->
        [0] cannot exchange anything: the bag has too little silver.
        [one] { $you ->
                [yes] get
               *[no] gets
            } 1 silver coin for gold.
       *[other] { $you ->
                [yes] get
               *[no] gets
            } { $coins } silver coins for gold.
    }
exchanged-for-silver-hidden-known = { exchanged-for-silver }
space-closed = { $space-the } is closed for this round.
castle-complete = { $seat-whose } castle is finished!
stopped = The game ends after round { $round }.
final-score =
    { $seat-who } { $you ->
        [yes] finish
       *[no] finishes
    } with { $pieces ->
        [0] no castle piece
        [one] 1 castle piece
       *[other] { $pieces } castle pieces
    } and { $ducats ->
        [0] an empty purse.
        [one] 1 ducat.
       *[other] { $ducats } ducats.
    }

## Parts of sentences

item-coins =
    { $gold ->
        [0] { $silver ->
                [0] no coins
                [one] 1 silver coin
               *[other] { $silver } silver coins
            }
       *[other] { $silver ->
                [0] { item-gold }
                [one] { $gold } gold and 1 silver coin
               *[other] { $gold } gold and { $silver } silver coins
            }
    }
item-gold =
    { $gold ->
        [one] 1 gold coin
       *[other] { $gold } gold coins
    }
item-hidden =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
item-price =
    { $price ->
        [0] nothing
        [one] 1 ducat
       *[other] { $price } ducats
    }
item-wealth =
    { $ducats ->
        [0] none
       *[other] { $ducats }
    }
item-paid =
    { $price ->
        [0] free of charge
       *[other] for { item-price } ({ item-coins })
    }
item-paid-hidden =
    { $price ->
        [0] free of charge
       *[other] for { item-price }, paid with { item-hidden }
    }
item-pieces =
    { $number ->
        [one] { $piece-a }
       *[other] { $number } { $piece-plural }
    }
item-units =
    { $number ->
        [one] 1 { $piece-bare }
       *[other] { $number } { $piece-plural }
    }
item-change =
    { $change ->
        [0] { $lost ->
                [0] { "" }
               *[other] , and the odd ducat is lost
            }
       *[other] , and you get a silver coin back
    }

## Names

# .noun declares the forms of a name, .short is what one says for it, .several counts, .text is printed on the card.

name-brother-jacob = Brother Jacob
    .noun = name: Brother Jacob
    .short = Jacob
name-farmer-johann = Farmer Johann
    .noun = name: Farmer Johann
    .short = Johann
name-master-ehrenfried = Master Ehrenfried
    .noun = name: Master Ehrenfried
    .short = Ehrenfried
name-black-knight = Black Knight
    .noun = count: Black Knight, Black Knights
    .short = the knight
name-tax-collector = Tax Collector
    .noun = count: Tax Collector, Tax Collectors
    .short = taxes
name-customs-officer = Customs Officer
    .noun = count: Customs Officer, Customs Officers
    .short = customs
name-dungeon = Dungeon
    .noun = count: dungeon, dungeons
name-purse = Purse
    .noun = count: purse, purses
name-castle = Castle
    .noun = count: castle, castles
name-wall = Wall
    .noun = count: wall, walls
name-tower = Tower
    .noun = count: tower, towers
name-gold-coin = Gold coin
    .noun = count: gold coin, gold coins
    .several =
        { $number ->
            [one] 1 gold coin
           *[other] { $number } gold coins
        }
name-silver-coin = Silver coin
    .noun = count: silver coin, silver coins
    .several =
        { $number ->
            [one] 1 silver coin
           *[other] { $number } silver coins
        }
name-ducat = Ducat
    .noun = count: ducat, ducats
name-bag = Bag
    .noun = count: bag, bags
name-ransom = Ransom
    .noun = count: ransom, ransoms
name-document = Document
    .noun = count: document, documents
name-red-document = Red document
    .noun = count: red document, red documents
name-yellow-document = Yellow document
    .noun = count: yellow document, yellow documents
name-action-card = Action card
    .noun = count: action card, action cards
name-ducat-card = Ducat card
    .noun = count: ducat card, ducat cards
name-building-site = Building site
    .noun = count: building site, building sites
name-coin-limit = Coin limit
    .noun = count: coin limit, coin limits
name-lead = Lead
    .noun = count: lead, leads
name-round = Round
    .noun = count: round, rounds

## House rules

table-limit-repeat = Coin limit
    .help = What happens when halving still leaves too many coins.
table-limit-repeat-repeat = Halve again until few enough are left
table-limit-repeat-once = Halve once only
table-change = Change
    .help = What becomes of the odd ducat when an odd sum can only be paid in gold.
table-change-silver-from-bag = A silver coin comes back from the bag
table-change-overpay-lost = It is lost
table-stolen-piece-choice = Stolen castle piece
    .help = Who chooses between wall and tower when a castle is robbed.
table-stolen-piece-choice-attacker = The attacker
table-stolen-piece-choice-victim = The victim
table-unplaceable-piece = Loot without room
    .help = What a robbery does when no castle piece fits on the attacker’s site.
table-unplaceable-piece-nothing = Nothing
table-unplaceable-piece-destroyed = It destroys a castle piece
table-coins-visibility = Purses
    .help = How much everybody sees of the others’ coins.
table-coins-visibility-public = Gold and silver are open to all
table-coins-visibility-hidden = Only the number of coins is known
table-ransom-moment = Ransom
    .help = When you can free your knight.
table-ransom-moment-planning = While planning
table-ransom-moment-before-income = Before the income
table-final-tie = Ties
    .help = Who wins when several castles are finished and the ducats are equal.
table-final-tie-shared = The victory is shared
table-final-tie-documents-then-shared = Whoever holds more documents
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
    .help = After how many rounds the game ends even without a finished castle.
table-max-rounds-60 = After round 60
table-max-rounds-30 = After round 30
table-max-rounds-0 = Never

## The table in the terminal

sheet-board =
    Round { $round } · { $bag ->
        [0] no coins
        [one] 1 coin
       *[other] { $bag } coins
    } in the bag · documents: { $pile } in the pile, { $discard } discarded
sheet-space = { $space }
sheet-gold = Gold
sheet-silver = Silver
sheet-walls = Walls
sheet-towers = Towers
sheet-documents = Documents
sheet-knight = Knight
sheet-actions = Cards
sheet-seat-lead = ▸ { $seat }
sheet-coins =
    { $number ->
        [0] no coins
        [one] 1 coin
       *[other] { $number } coins
    }
sheet-jailed = in the dungeon
sheet-free = free
sheet-own-documents = Your documents

## The table in the browser

board-hosts = The six helpers
board-visits = Cards here
board-visits-past = Here last round
board-prices =
    Alone { $lone ->
        [0] free of charge
        [one] 1 ducat
       *[other] { $lone } ducats
    }, in company { $crowded }
board-stock-1 = Documents in the pile: { $number }
board-stock-2 = Walls in the supply: { $number }
board-stock-3 = Towers in the supply: { $number }
board-knight = raid, attack or duel
board-dungeon =
    Dungeon: { $number ->
        [0] empty
        [one] 1 knight
       *[other] { $number } knights
    }
board-ducat-card =
    The ducat card brings { $tax ->
        [one] 1 coin
       *[other] { $tax } coins
    } to the Tax Collector and { $customs } to the Customs Officer. { $deck ->
        [0] It was the last of the pile.
        [one] One card is left in the pile.
       *[other] { $deck } cards are left in the pile.
    }
board-ducats-of = coins
board-bag = Bag: { $gold } gold, { $silver } silver
board-bag-hidden =
    Bag: { $number ->
        [0] empty
        [one] 1 coin
       *[other] { $number } coins
    }
board-last-round = The round revealed
board-discard = Discards ({ $number })
board-site = Building site: { $walls } of { $most-walls } walls, { $towers } of { $most-towers } towers
board-walls = Walls: { $number } of { $most }
board-towers = Towers: { $number } of { $most }
board-if-it-stands = complete, if it survives the round
board-lead = lead
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
board-near =
    { $number ->
        [one] one more, and half are gone
       *[other] { $number } more, and half are gone
    }
board-near-brief =
    { $number ->
        [one] 1 to limit
       *[other] { $number } to limit
    }
board-over-limit = half go back
board-documents =
    { $number ->
        [0] no documents
        [one] 1 document
       *[other] { $number } documents
    }
board-jailed = in the dungeon
board-free = free
board-my-cards = Your cards this round
board-idle-documents = Documents of no use now ({ $number })
board-hand-documents = Documents in your hand ({ $number })
board-orders = Standing orders ({ $number })
board-orders-hint = What the table answers for you when you could react with a document. Nobody else sees it.
board-orders-hint-orders = This table never waits for reactions: your standing orders decide. “Ask me” means that the Gift is played and the other documents are not. Nobody else sees it.
board-order-ask = Ask me
board-order-auto = Always
board-order-never = Never
board-lay = Add
board-play = Play
board-other-coins = other coins ({ $number })
board-change-given = 1 silver coin back
board-change-lost = 1 ducat lost
board-returned =
    { $number ->
        [one] 1 given back
       *[other] { $number } given back
    }
board-buys-wall =
    { $number ->
        [one] 1 wall
       *[other] { $number } walls
    } for { $price }
board-buys-tower =
    { $number ->
        [one] 1 tower
       *[other] { $number } towers
    } for { $price }
board-buys-document = { item-price }
board-too-dear = { $price }: too dear
board-visit-free = 1 document, free
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
        [one] Tap 1 card.
       *[other] Tap { $number } cards.
    }
board-choose-more = One more card…
board-lock = Lock in
board-keep = Keep
board-swap = Exchange
board-unit-1 =
    { $number ->
        [one] 1 document
       *[other] { $number } documents
    }
board-unit-2 =
    { $number ->
        [one] 1 wall
       *[other] { $number } walls
    }
board-unit-3 =
    { $number ->
        [one] 1 tower
       *[other] { $number } towers
    }
board-pay = Pay
board-raid = Raid
board-attack = Attack
board-odds = Special die: { $purse } purses, { $castle } castles
board-have-locked =
    { $number ->
        [0] Nobody is ready yet
        [one] { $number } of { $of } is ready
       *[other] { $number } of { $of } are ready
    }
board-planned = Your card lies here, face down.
board-tax-collector = Tax Collector
board-scene-documents = The red documents
board-scene-cards = The cards are revealed
board-scene-duel = Duel!
board-scene-knights = Too many knights
board-scene-attack = Attack!
board-scene-raid = Raid!
board-scene-theft = Thief!
board-sheet = The score sheet
board-source = Where it came from
board-pieces-paid = Walls and towers bought
board-pieces-stolen = Taken from others
board-pieces-granted = Built free of charge
board-pieces-lost = Lost
board-castle = Castle
board-ducats-start = Ducats at the start
board-ducats-income = Taxes and customs
board-ducats-knight = Raids and attacks
board-ducats-documents = By documents
board-ducats-bought = Purchases
board-ducats-ransoms = Ransoms
board-ducats-robbed = Taken by others
board-ducats-returned = Given back (coin limit)
board-purse = Ducats at the end

## Reasons a bot gives

name-reason-tempo = the moment of the round
name-reason-castle = the castles
name-reason-money = the purses
name-reason-documents = the documents
name-reason-knight = the knights
name-reason-visits = the visits to come
name-reason-income = the coins on the income spaces
reason-order = Saves time: the document comes by itself when it is needed.
reason-pieces =
    { $number ->
        [one] One more castle piece
       *[other] { $number } more castle pieces
    } at once.
reason-ducats =
    Leaves { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } more in the purse.
reason-rival-pieces =
    Costs { $rival-seat-who } { $number ->
        [one] a castle piece
       *[other] { $number } castle pieces
    }.
reason-buys-document = A document for later rounds, whatever it turns out to be.
reason-first-document = The hand is empty, and a document can ward off an attack.
reason-lone-price = Alone here, so it costs only { $price }.
reason-saves-ducats =
    Saves { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-dear =
    In company it costs { $price }, { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } more than alone.
reason-keeps-gold =
    Keeps { $number ->
        [one] one gold coin
       *[other] { $number } gold coins
    } more.
reason-keeps-silver =
    Keeps { $number ->
        [one] one silver coin
       *[other] { $number } silver coins
    } more for small prices.
reason-under-limit = Gets below the coin limit: the { $coin-plural } are safe.
reason-builds =
    { $number ->
        [one] One more { $piece-bare }
       *[other] { $number } more { $piece-plural }
    } for the castle.
reason-castle-done = Completes the castle, and that ends the game.
reason-castle-near =
    Then only { $number ->
        [one] one piece
       *[other] { $number } pieces
    } of the castle will be missing.
reason-overtakes =
    Overtakes { $rival-seat-who }: { $number ->
        [one] one piece makes
       *[other] { $number } pieces make
    } the largest castle.
reason-ransom =
    For { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } the knight is free again.
reason-knight-rides = A free knight can raid and attack, and the others must reckon with it.
reason-ducats-left =
    Even so, { $number ->
        [one] 1 ducat stays
       *[other] { $number } ducats stay
    } in the purse.
reason-raid =
    { $number ->
        [one] One gold coin lies
       *[other] { $number } gold coins lie
    } with { $space-the }, unguarded.
reason-sure = Sure gold instead of a roll of the die.
reason-attack-purse =
    { $rival-seat-whose } purse holds { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-attack-castle =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } { $number ->
        [one] one castle piece
       *[other] { $number } castle pieces
    } to lose.
reason-attack-leader =
    No castle is larger than { $rival-you ->
        [yes] yours
       *[no] { $rival-seat }’s
    }.
reason-attack-unarmed =
    { $rival-seat-who } { $rival-you ->
        [yes] hold
       *[no] holds
    } no document to ward it off.
reason-little-gold =
    The raid would bring only { $number ->
        [one] one gold coin
       *[other] { $number } gold coins
    }.
reason-spares = Spares { $piece-the }.
reason-gives-of = The castle has { $number } of that kind.
reason-little-use =
    { $rival-seat-who } still { $rival-you ->
        [yes] lack
       *[no] lacks
    } more of that kind anyway.
reason-needs-piece =
    { $seat-whose } castle lacks { $number ->
        [one] one { $piece-bare }
       *[other] { $number } { $piece-plural }
    }.
reason-last-piece =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } no other { $piece-bare }.
reason-leaves-pieces =
    Leaves { $rival-seat-who } only { $number ->
        [one] one { $piece-bare }
       *[other] { $number } { $piece-plural }
    }.
reason-tower-dear =
    A tower costs { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } more than a wall.
reason-walls-first =
    A wall more: that makes { $number ->
        [one] one wall
       *[other] { $number } walls
    }.
reason-stands-down = Nothing is worth the ride.
reason-saves-ransom =
    Saves the ransom of { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-purse-thin =
    With { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }, building comes first.
reason-thinks-again = What has happened since calls for other cards.
reason-plan-stays = What has happened since does not touch the plan.
reason-seizes =
    { $number ->
        [one] 1 ducat lies
       *[other] { $number } ducats lie
    } with { $space-the }.
reason-extra-action = One more visit in this round.
reason-fixed-price = Keeps the price low, even in company.
reason-waives-limit = Saves the coins from the coin limit.
reason-shield = Ends the attack before the die rolls.
reason-frees-knight = Frees the knight without a ransom.
reason-draws-coins = Fresh coins from the bag.
reason-free-piece = A castle piece without paying for it.
reason-rolls-again = The die can only get better.
reason-levy = Everybody else pays.
reason-exchanges = Coins of the other kind keep clear of the coin limit.
reason-closes-space = Nobody gets anything done there in this round.
reason-duel-bonus = Makes the duel easier to win.
reason-takes-action = Takes a visit from { $rival-seat-who }.
reason-spies = Sees { $rival-seat-whose } cards before it is too late.
reason-steals-coins = Takes coins from { $rival-seat-who }.
reason-steals-document = Takes a document from { $rival-seat-who }.
reason-aims-leader =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } the best castle.
reason-more-documents =
    { $number ->
        [one] One document is
       *[other] { $number } documents are
    } left after that.
reason-purse-at-stake =
    { $number ->
        [one] 1 ducat is
       *[other] { $number } ducats are
    } at stake.
reason-castle-at-stake =
    A castle of { $number ->
        [one] one piece
       *[other] { $number } pieces
    } is at stake.
reason-keeps-document = Keeps { $document-quoted } for a better moment.
reason-only-document = It is the only document in hand.
reason-little-to-lose =
    The purse has only { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } to lose.
reason-may-fail =
    The die may still miss what { $rival-seat-who } { $rival-you ->
        [yes] want
       *[no] wants
    }.
reason-takes-purse =
    The die shows a purse, and { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } one to take.
reason-takes-castle = The die shows a castle: a piece of { $rival-seat-whose } castle is better than coins.
reason-wins-duel = The roll of { $number } already wins the duel.
reason-duel-lost = A { $number } is not worth a document.
reason-limit-small =
    The coin limit takes only { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }.
reason-later-round = It does more in a later round.
reason-plan-document = Alone at Brother Jacob’s, a document costs nothing.
reason-plan-knight =
    The knight can strike { $rival-seat-whose } castle of { $number ->
        [one] one piece
       *[other] { $number } pieces
    }.
reason-plan-raid =
    The knight can take { $number ->
        [one] one gold coin
       *[other] { $number } gold coins
    } in a raid.
reason-plan-income =
    { $number ->
        [one] 1 ducat lies
       *[other] { $number } ducats lie
    } ready with { $space-the }.
reason-plan-builds =
    The money is enough for { $number ->
        [one] { $piece-a }
       *[other] { $number } { $piece-plural }
    }, even in company.
reason-plan-no-knight = Keeps the knight out of a duel and out of the dungeon.
reason-plan-poor =
    Only { $number ->
        [one] 1 ducat lies
       *[other] { $number } ducats lie
    } with { $space-the }.
reason-plan-shared = The coins with { $space-the } are shared with whoever else comes.
reason-plan-full = No room is left for what { $space-the } sells.
reason-plan-broke = The money will not do for { $space-the }.
reason-plan-company =
    In company Brother Jacob asks { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    } for a document.

## Material: the parts of components.toml, and their keys

material-plan = Secret plan
    .action-cards-per-round = Action cards in a round
material-seat = Colours of the players
material-coins = Coins
    .start-per-player = Everybody begins with
    .silver = Silver
    .gold = Gold
material-coin-limit = Coin limit
    .threshold = From how many coins of a kind
    .return-numerator = Share given back, numerator
    .return-denominator = Share given back, denominator
    .rounding = Rounded
material-ransom = Ransom
material-pieces = Castle pieces
    .per-castle = For a castle
material-space = Spaces of the board
    .price-lone = Price alone there
    .price-crowded = Price in company
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
    .normal = Normal die
    .special = Special die
material-ducat-deck = Pile of ducat cards
    .when-empty = When it is empty
material-ducat-card = Ducat cards
    .tax = Coins for the Tax Collector (space 5)
    .customs = Coins for the Customs Officer (space 6)
material-document-deck = Pile of documents
    .when-empty = When it is empty
    .hand-limit = Most in a hand (0: any number)
material-document = Documents
    .seal = Seal
    .speed = Step in which it takes effect
material-timing = Time in seconds
    .planning-seconds = Planning
    .planning-grace-seconds = Last moment of planning
    .spy-seconds = Spy
    .purchase-seconds = Purchase
    .knight-seconds = Black Knight
    .reaction-seconds = Reaction
    .closing-seconds = Closing
    .relaxed-times = Relaxed: how many times as long
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

# Help on everything: what something on the table is
help-brother-jacob = Whoever comes alone draws a document free of charge; in company a document costs 4 ducats.
help-farmer-johann = Sells one or two walls: 4 ducats each if you are alone here, 6 in company.
help-master-ehrenfried = Sells one or two towers: 5 ducats each if you are alone here, 7 in company.
help-black-knight = Alone he raids, attacks or does nothing; two knights fight a duel, three or more go to the dungeon.
help-tax-collector = His coins are yours if you come alone; several share them evenly, the rest stays.
help-customs-officer = His coins are yours if you come alone; several share them evenly, the rest stays.
help-price = In ducats for each piece: the first price if you are alone here, the second in company.
    .name = Prices
help-stock = How many are left, for all of you together; the box has enough for six castles.
    .name = In stock
help-pile = How many documents lie face down; when none is left, the discarded ones are shuffled.
    .name = Pile of documents
help-heap = The coins lying here, gold and silver; they stay until somebody takes them.
    .name = Coins on the space
help-visit = Whose cards lie here; with two or more of them you are in company.
    .name = Visitors
help-last-round = The round just revealed, with its duels and attacks, to read again.
    .name = The round revealed
help-castle = Four walls and four towers make a castle; whoever has one when the round closes can win.
help-wall = Stands on your site as soon as you have it; a site holds four.
help-tower = Stands on your site as soon as you have it; a site holds four.
help-gold-coin = Worth 2 ducats; as soon as you hold 8 of them, half go back into the bag.
help-silver-coin = Worth 1 ducat; as soon as you hold 8 of them, half go back into the bag.
help-hand = How many documents this player holds; which ones, only that player knows.
    .name = Documents in hand
help-knight-free = The knight is free: card 4 can go into the plan.
    .name = Free knight
help-knight-jailed = The knight is in the dungeon: no card 4 until a ransom or a pardon frees him.
    .name = Knight in the dungeon
help-thinking = This player is still choosing.
    .name = Choosing
help-payment = The coins you would pay with; they make up the price, and you may choose others.
    .name = Payment
help-face-purse = The attacker takes all the victim’s coins.
    .name = Purse (special die)
help-face-castle = The attacker moves a wall or a tower from the victim’s site to their own.
    .name = Castle (special die)
help-die = The higher number wins; equal numbers send both knights to the dungeon.
    .name = Die of a duel

## The game on one page

summary-aim = Be the first whose castle of four walls and four towers is standing at the end of a round.
summary-pieces-helpers = Six action cards, one for each helper; you play two each round
summary-pieces-castle = Walls and towers: four of each, never more
summary-pieces-coins = Gold is worth 2 ducats, silver 1; at 8 coins of a kind, half go back into the bag
summary-pieces-documents = Documents: red ones in your plan, yellow ones at any time
summary-pieces-dungeon = The dungeon: a ransom of 4 ducats frees a knight
summary-pieces-bag = The bag: income comes out, payments go in
summary-turn-planning = Coins are drawn for spaces 5 and 6; then all secretly choose two cards, and red documents if they like.
summary-turn-reveal = Red documents act, all cards are revealed, and spaces 1 to 6 follow in order.
summary-turn-shops = Spaces 1 to 3: a free document, walls at 4 ducats, towers at 5; in company they cost 4, 6 and 7.
summary-turn-knight = Space 4: a lone knight raids or attacks, two fight a duel, three or more all go to the dungeon.
summary-turn-chests = Spaces 5 and 6: alone you take all the coins, in company you share them. Then the castles are inspected.
summary-score-castle = Only a finished castle counts, and only at the end of the round.
summary-score-ducats = If several are finished, the most ducats win.
summary-score-robbed = Even a finished castle can still lose a piece to an attack.
summary-end = The game ends with the round that leaves a finished castle standing, at the latest with the last round you agreed on (otherwise round 60).
summary-idea = Alone, everything is cheap. Coins are open to all: see who can afford walls or towers, and go where the others have no business.

## The guided first game

lesson-aim = Welcome to the knights who have nothing to do! Whoever is first with a castle of four walls and four towers wins. This is your building site.
lesson-helpers = These are the six helpers. In every round, all of you secretly choose two of them. Then the cards are revealed, and the spaces follow in order, from 1 to 6.
lesson-prices = Farmer Johann sells walls, Master Ehrenfried sells towers. If you come alone, you pay the lower price. As soon as a second card lies there, all pay the higher one.
lesson-income = The ducat card says how many coins come to the Tax Collector and to the Customs Officer. A gold coin is worth 2 ducats, a silver coin 1. Whoever comes alone takes them all.
lesson-plan = You have 6 ducats, enough for a wall, and 7 coins lie with the Tax Collector. Choose cards 2 and 5, then “Lock in”.
lesson-revealed = Now all cards are face up, and you see who has gone where. If your card is the only one on a space, you are alone there.
lesson-wall = You are alone here, so it is cheap: a wall costs 4 ducats instead of 6, a tower 5 instead of 7. Buy a castle piece!
lesson-taxes = { shared } Alone you take everything. In company all get equally many coins, and what cannot be divided stays for later.
lesson-round = A new round: your cards are back in your hand, and new coins have come to both income spaces. Gold is what the Black Knight is after.
lesson-second = Choose cards 1 and 4 this time. Alone with Brother Jacob you get a document for free, and your knight fetches gold before others can take it.
lesson-document = You have drawn { $document-quoted } at Brother Jacob’s. Documents bend the rules, and only you know this one. Alone it is free; in company it costs 4 ducats.
lesson-duel = { duel-rolled } When two Black Knights meet, the lower number goes to the dungeon; on a tie, or if three meet, all go there. A ransom of 4 ducats frees a knight.
lesson-errand = Your knight has an errand now. He may raid an income space for all its gold. Or he attacks somebody: then the special die says whether he takes the purse or a castle piece.
lesson-raid = A raid is a sure thing. Raid the Customs Officer: his 4 gold coins are yours, before anybody who went there gets one.
lesson-limit = Mind the coin limit: as soon as you have 8 coins of one kind, half of them go back into the bag. So build before your purse is full.
lesson-lay = A document with a red seal becomes part of your plan, and you add it before you choose your cards. Do so now! Yellow ones are played openly, each at its own moment.
lesson-third = With “Third Helper” you choose three cards. Take 2 and 3 to build, and 5 for new coins; then “Lock in”.
lesson-pair = Alone again, and you have the money. On each visit you may buy one castle piece or two. Take two!
lesson-company = You have company here, so everything costs 2 ducats more. Buy all the same: every castle piece counts, and money in your purse is never safe.
lesson-attack = { purse-taken } That was an attack, and the special die showed the purse. With the castle you would have lost a castle piece. Whoever builds in time has little to lose.
lesson-halved = { limit-halved } That is the coin limit at work. It counts gold and silver separately.
lesson-castle = At the end of every round the castles are inspected. Whoever then has four walls and four towers wins; if several do, ducats decide.
lesson-idea = One idea for winning: look at the others’ purses. The rich want to build, the poor need coins. Go where nobody else will go.
lesson-own = Now it is up to you: choose as you like. If you are not sure, “Advice” tells you what a good player would do.
lesson-end = Well played! Finish your castle, and remember: until the round is over, even a finished one can lose a piece. Play on as you like; I shall watch in silence.

## Pictures of the rulebook

picture-income = The first round begins. The ducat card has brought { $tax } coins to space 5 and { $customs } to space 6. On spaces 1, 2 and 3 you read what a document, a wall or a tower costs, alone and in company, and how many are left.
picture-plan = You plan two of your six action cards, for instance these two, face down. Each says what awaits you on its space; the others see only whether you have locked it in.
picture-revealed = All cards are face up. You are alone with Farmer Johann (2) and with the tax collector (5): the low price, and all the coins. Ben is alone with Master Ehrenfried (3), Clara with Brother Jacob (1). Both of them visit the customs officer (6) and will share.
picture-purchase = Example. Alone with Farmer Johann you buy a wall for { $price } ducats, with { $gold } gold and { $silver } silver. It stands on your site at once.
picture-duel = Example. Your knight meets Ben’s at the Black Knight’s: you roll { $mine }, he rolls { $other }. Ben’s card goes to the dungeon, and you have an errand.
picture-raid = Example. Your errand is a raid on space 6: you take all { $gold } gold coins there. The { $silver } silver coins stay for the customs officer’s visitor.
picture-attack = Example. Clara attacks you, and the special die shows the purse: she takes your last { $coins } coins. Then you and Ben divide the coins of space 5, and each of you receives { $gold } gold and { $silver } silver.
picture-limit = Example. You have 2 silver coins and receive { $gained } from the customs officer. That makes 9, too many: half of them, rounded down, goes back into the bag, { $returned } in all. You keep { $kept }.
picture-castle = Example. You lack one wall and one tower. Alone on both spaces you pay { $wall } and { $tower } ducats: four walls and four towers. If they still stand when the round ends, you win.
picture-end = The end of a game: your castle is the only one that is finished, and you win without a single ducat.
