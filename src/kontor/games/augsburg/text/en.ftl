### Augsburg 1520 in English

## The game

game-title = Augsburg 1520
game-tagline = Call in the debts of emperors, and climb on them
game-about = You are a banker of Augsburg, and five nobles owe you money. At each visit you bid a number of promissory notes; the single highest note wins, pays and takes a privilege, while those who lose the showdown keep their notes and even earn a little. Privileges open agencies, titles and offices, the best of which are taken back and forth. And nobody passes 25 points without a church, nor 45 without a cathedral.

## What is asked

prompt-first = You are the host: who shall be the first player?
prompt-opening-purchase =
    Buy notes from your opening offer. { $number ->
        [0] You have { $money } guilders, too few for any of them.
       *[other] You have { $money } guilders.
    }
prompt-purchase =
    Buy notes from your offer. { $number ->
        [0] You have { $money } guilders, too few for any of them.
       *[other] You have { $money } guilders.
    }
prompt-open =
    Visit to { $noble }: { $most ->
        [0] you have nothing to bid with and can only pass.
       *[other] open with a number of notes or pass; you can bid { $most } at most.
    }
prompt-bid =
    Visit to { $noble }: { $number } is bid. { $ways ->
        [1] { $most ->
            [0] You have nothing to bid with and can only pass.
           *[other] You can bid { $most } at most, so you can only pass.
        }
        [2] Pass or hold; you cannot bid more.
       *[other] Pass, hold or raise; you can bid { $most } at most.
    }
prompt-select =
    Choose { $number ->
        [one] the card
       *[other] the { $number } cards
    } you show for { $noble }, the highest note first.
prompt-select-ranked =
    Choose { $number ->
        [one] the card
       *[other] the { $number } cards
    } you show for { $noble }, the highest note first. Equal values rank in this order: { $nobles }.
prompt-select-more =
    { $number ->
        [one] One more card
       *[other] { $number } more cards
    } for { $noble }, always a lower one.
prompt-take = You have won: take a privilege card.
prompt-use =
    { $number ->
        [0] Both privileges are used: { $buildings ->
            [0] finish: you cannot pay for a building.
           *[other] let the master builder build, or finish.
        }
       *[other] Use your privilege card. Uses left: { $number }.
    }
prompt-compensation = { $seat } has taken { $level-some } from you. Which compensation do you choose?
prompt-discard = Discard one card.
prompt-give = There are too few notes for everybody: give up one card.

## What the table waits for

waiting-first =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the first player.
waiting-purchase = Everybody is buying notes.
waiting-bid =
    Visit to { $noble }: { $you ->
        [yes] it is your turn to bid.
       *[no] it is { $seat }’s turn to bid.
    }
waiting-select =
    Showdown for { $noble }: { $number ->
        [one] one card is
       *[other] { $number } cards each are
    } being chosen.
waiting-take =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a privilege card.
waiting-use =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } a privilege card.
waiting-compensation =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } a compensation.
waiting-discard =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } a card.
waiting-give = Notes are short: everybody gives up a card.

## What may be answered

option-first =
    { $you ->
        [yes] I begin
       *[no] { $seat } begins
    }
option-buy = Buy { $cards } for { $price } guilders ({ $left } left)
option-buy-nothing = Buy nothing
option-pass = Pass
option-hold = Hold at { $number }
option-open = Open with { $number }
option-raise = Raise to { $number }
option-show-first = Show { $card } as the highest note
option-show = Add { $card }
option-show-jokers =
    Fill up with { $number ->
        [one] a joker
       *[other] { $number } jokers
    }
option-show-anew = Choose anew
option-take = Take { $card }
option-climb-agency =
    Take { $level-some }: { $last ->
        [1] no more income will be paid
       *[other] { $money } guilders a round
    }
option-steal-agency =
    Take { $level-some } from { $victim-seat }: { $last ->
        [1] no more income will be paid
       *[other] { $money } guilders a round
    }
option-climb-peerage =
    Take { $level-some }: { $points ->
        [one] one point
       *[other] { $points } points
    } { $last ->
        [1] at the end
       *[other] a round
    }
option-steal-peerage =
    Take { $level-some } from { $victim-seat }: { $points ->
        [one] one point
       *[other] { $points } points
    } { $last ->
        [1] at the end
       *[other] a round
    }
option-climb-office =
    Take { $level-some }: { $last ->
        [1] no more notes will be dealt
       *[other] { $number ->
            [one] one note offered
           *[other] { $number } notes offered
        }{ $free ->
            [0] { "" }
           *[other] { " " }+ { $free } free
        } a round
    }
option-steal-office =
    Take { $level-some } from { $victim-seat }: { $last ->
        [1] no more notes will be dealt
       *[other] { $number ->
            [one] one note offered
           *[other] { $number } notes offered
        }{ $free ->
            [0] { "" }
           *[other] { " " }+ { $free } free
        } a round
    }
option-cash = Agency: take { $money } guilders
option-title =
    Take { $tile-some }: { $points ->
        [one] one point
       *[other] { $points } points
    } { $last ->
        [1] at the end
       *[other] a round
    }
option-mint-master =
    Take a mint master: { $last ->
        [1] no more notes will be dealt
       *[other] { $number ->
            [one] one free note
           *[other] { $number } free notes
        } a round
    }
option-master-builder = Take a master builder: one extra building with every auction you win
option-build = Build { $tile-some } for { $price } guilders ({ $left } left)
option-builder = Master builder: build { $tile-some } for { $price } guilders ({ $left } left)
option-money = Take { $money } guilders
option-prestige =
    Gain { $points ->
        [one] one point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost at the barrier
    }
option-draw =
    Draw { $number ->
        [one] one note
       *[other] { $number } notes
    } and discard one card (top card: { $price } guilders)
option-draw-shuffled =
    Draw { $number ->
        [one] one note
       *[other] { $number } notes
    } and discard one card (the discard pile is shuffled first)
option-draw-nothing = Draw notes: none is left
option-waive =
    Waive a privilege for { $points ->
        [one] one point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost at the barrier
    }
option-finish = Finish without building
option-compensation-money = Take { $money } guilders
option-compensation-prestige =
    Take { $points ->
        [one] one point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , lost at the barrier: { $lost }
    }
option-discard = Discard { $card }
option-give = Give up { $card }

## What is refused

refusal-passed = You have passed, and that is final for this visit. You can bid again at the next noble.
refusal-leading = You lead with { $number } yourself and cannot raise your own bid. Wait for the others.
refusal-not-in-showdown = You passed and take no part in this showdown. Wait for the next visit.
refusal-empty-hand = Your hand is empty, so you give nothing. Wait for the others.
refusal-final = Your answer lies under seal and stays as it is. Wait for the others.
refusal-too-dear = These notes cost { $price } guilders, and you have { $money }. There is no credit.
refusal-equal-jokers = Jokers are alike: choose the first of them before the next.
refusal-nothing-to-hold =
    Nobody has bid yet, so there is nothing to hold. { $most ->
        [0] Pass.
       *[other] Open or pass.
    }
refusal-jokers-only = You have no note valid for { $noble }, and jokers alone are no bid. Pass.
refusal-cannot-hold =
    { $number } is bid, and you have { $most ->
        [0] no card
       *[other] only { $most }
    } valid for { $noble }. Pass.
refusal-bid-too-low =
    { $number } is already bid. { $ways ->
        [1] You cannot pay as much: pass.
        [2] Hold or pass.
       *[other] Hold, or raise to more.
    }
refusal-bid-too-high =
    You have { $most ->
        [0] no card
       *[other] only { $most }
    } valid for { $noble }, and you cannot bid what you do not hold.
refusal-other-noble = { $card } is not valid for { $noble }. Show that noble’s notes and jokers.
refusal-descending = { $card } cannot be added any more: cards are named from the highest down. Choose a lower one.
refusal-too-few-below =
    With { $card } next, too few cards are left for the { $number ->
        [one] one
       *[other] { $number }
    } still needed. Choose a higher one.
refusal-note-first = At least one card must be a note. Name your highest note first.
refusal-too-few-jokers =
    You need { $number } more and have only { $most ->
        [one] one joker
       *[other] { $most } jokers
    }. Add notes first.
refusal-face-down = { $card } lies face down until the next round. Take a card from the display.
refusal-laid-aside = { $card } has been used or laid aside. Take a card from the display.
refusal-uses-spent =
    Both uses of your card are spent. { $buildings ->
        [0] Finish.
       *[other] Build with the master builder, or finish.
    }
refusal-not-printed = Your card does not show { $symbol }. Use one of its symbols, or waive.
refusal-symbol-spent = You have already used { $symbol } as often as your card shows it. Use another symbol, or waive.
refusal-uses-left =
    You still have { $number ->
        [one] one use
       *[other] { $number } uses
    }, which cannot be saved. Use a symbol or waive.
refusal-no-builder =
    Only a master builder builds without a privilege; otherwise { $peerage ->
        [0] office symbols build.
       *[other] office and peerage symbols build.
    }
refusal-builder-used = Your master builder has already worked for this auction. He builds again when you win the next one.
refusal-cash-level = An agency pays cash from { $level } upwards. Climb with this symbol.
refusal-cannot-build =
    { $symbol } does not build; { $peerage ->
        [0] only office symbols do.
       *[other] only office and peerage symbols do.
    }
refusal-wrong-symbol = { $symbol } does not give { $tile-some }. Use the symbol of the tile’s own column.
refusal-at-the-top = { $level } is the highest level.
refusal-name-a-victim = No card for { $level } is in the supply. Name the player you take it from.
refusal-no-theft = The supply still has a card for { $level }. Take it from there.
refusal-not-holding = { $seat } does not stand at { $level } and has no such card. Name somebody who has.
refusal-owned = You already own { $tile-some }, and one of a kind is all.
refusal-level = { $tile } needs the level { $level } or higher. Climb first.
refusal-pile-empty = No tile of this kind is left: { $tile }.
refusal-cannot-pay = { $tile } costs { $price } guilders, and you have { $money }. Get money first.
refusal-not-drawn = At this table only a card just drawn may be discarded, and { $card } is not one.

## What happens

started =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } the first player.
displayed = Round { $round }. On display: { $cards }.
visited =
    Visit to { $noble }. { $you ->
        [yes] You open
       *[no] { $seat } opens
    } the bidding.
passed =
    { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
held =
    { $you ->
        [yes] You hold
       *[no] { $seat } holds
    } at { $number }.
opened =
    { $you ->
        [yes] You open
       *[no] { $seat } opens
    } with { $number }.
raised =
    { $you ->
        [yes] You raise
       *[no] { $seat } raises
    } to { $number }.
unsold = Nobody wants anything from { $noble }. The table moves on.
showed =
    { $you ->
        [yes] You show
       *[no] { $seat } shows
    } { $cards }.
equal-values = Equal values rank in this order: { $nobles }.
won-auction =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } the auction at { $noble }’s for { $number ->
        [one] one card
       *[other] { $number } cards
    }.
consoled =
    { $you ->
        [yes] You take your cards back and receive
       *[no] { $seat } takes the cards back and receives
    } { $money } guilders.
took-privilege =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the privilege card { $card }.
builder-works =
    { $you ->
        [yes] Your master builder sets to work.
       *[no] { $seat }’s master builder sets to work.
    }
built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } { $tile-some } for { $price } guilders.
waived =
    { $you ->
        [yes] You waive
       *[no] { $seat } waives
    } a privilege.
gained =
    { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $points ->
        [one] one point
       *[other] { $points } points
    }: { $prestige } in all.
points-lost =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $points ->
        [one] one point
       *[other] { $points } points
    } at the barrier of { $limit }.
cashed =
    { $you ->
        [yes] Your agencies pay you
       *[no] { $seat }’s agencies pay
    } { $money } guilders in cash.
took-money =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $money } guilders.
nothing-to-draw =
    There is no note left for { $you ->
        [yes] you
       *[no] { $seat }
    } to draw.
drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] one note
       *[other] { $number } notes
    }.
drew-known =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] one note
       *[other] { $number } notes
    }: { $cards }.
discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $card }.
climbed =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $level-some }.
stole =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $level-some } away from { $victim-you ->
        [yes] you
       *[no] { $victim-seat }
    }.
took-compensation =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } compensated with { $money } guilders.
took-honour =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } prestige as compensation.
took-title =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } { $tile-some }: { $points ->
        [one] one point
       *[other] { $points } points
    } { $last ->
        [1] at the end
       *[other] a round
    }.
took-right =
    { $you ->
        [yes] You employ
       *[no] { $seat } employs
    } { $tile-some }.
income =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } { $money } guilders from the agencies.
free-notes =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } { $number ->
        [one] one free note
       *[other] { $number } free notes
    }.
free-notes-known =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } { $number ->
        [one] one free note
       *[other] { $number } free notes
    }: { $cards }.
offered =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } offered { $number ->
        [one] one note
       *[other] { $number } notes
    }.
offered-known =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } offered { $number ->
        [one] one note
       *[other] { $number } notes
    }: { $cards }.
bought =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } finished buying.
bought-known =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $number ->
        [0] nothing
       *[other] { $cards } for { $price } guilders
    }.
notes-short = There are too few notes for everybody: each player gives up a card.
gave =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } up a card.
gave-known =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } up { $card }.
reshuffled = The discard pile is shuffled into the draw pile.
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $prestige ->
        [one] one prestige point
       *[other] { $prestige } prestige points
    }.
## Sheets

sheet-visit = Round { $round } of { $rounds } · visit to { $noble }
sheet-privilege = Privilege
sheet-card = { $card }
sheet-tile = { $tile }
sheet-top-price = Top card
sheet-prestige = Prestige
sheet-money = Guilders
sheet-hand-size = Hand
sheet-agency = Agencies
sheet-peerage = Peerage
sheet-office = Offices
sheet-tiles = Rights
sheet-bid = Bid
sheet-seat-active = ▸ { $seat }
sheet-level = { $level }
sheet-own-cards = Your cards
sheet-hand = Hand
sheet-offer = Offer

## The table in the browser

board-fl = { $number } fl
board-number = { $number }
board-points =
    { $number ->
        [one] point
       *[other] points
    }
board-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-joker-letter = J
board-jokers = Jokers
board-round = Round { $round } of { $rounds }
board-last-round = Last round, { $round } of { $rounds }
board-visit = Visit { $number } of { $visits }
board-chip-market = Buying notes
board-gallery = Order of the visits
board-won-with = { $name }, with { $number }
board-won-number = with { $number }
board-unsold = nobody
board-visit-now = being visited
board-visit-next = next
board-visit-last = last
board-auction = Auction at { $noble }’s
board-auction-unit = number of notes
board-auction-order = Bids in the order of speaking
board-showdown = Showdown for { $noble }
board-showdown-unit =
    { $number ->
        [one] { $number } note each, under seal
       *[other] { $number } notes each, under seal
    }
board-showdown-done = the highest note wins
board-income = Income
board-income-unit = everybody buys under seal
board-first-unit = the host names the first player
board-giving-unit = everybody gives up a card under seal
board-opening = Before the first visit
board-end = The end
board-bid-passed =
    { $you ->
        [yes] you passed
       *[no] passed
    }
board-bid-leads =
    { $you ->
        [yes] you lead with { $number }
       *[no] leads with { $number }
    }
board-bid-held =
    { $you ->
        [yes] you hold { $number }
       *[no] holds { $number }
    }
board-bid-asked =
    { $you ->
        [yes] your turn
       *[no] to speak
    }
board-bid-must =
    { $you ->
        [yes] you answer later
       *[no] must answer
    }
board-bid-chooses =
    { $you ->
        [yes] you choose
       *[no] is choosing
    }
board-bid-chosen =
    { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
board-bid-won =
    { $you ->
        [yes] you win
       *[no] wins
    }
board-bid-lost =
    { $money ->
        [0] keeps the notes
       *[other] keeps them, +{ $money } fl
    }
board-bid-buys =
    { $you ->
        [yes] you are buying
       *[no] is buying
    }
board-bid-bought =
    { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
board-bid-gives =
    { $you ->
        [yes] you give a note
       *[no] gives a note
    }
board-bid-gave =
    { $you ->
        [yes] you have chosen
       *[no] has chosen
    }
board-bid-idle =
    { $you ->
        [yes] you wait
       *[no] waits
    }
board-said = { $name } said { $number }
board-said-number = said { $number }
board-most = { $number } at most
board-note-losers = Losing the showdown: notes kept, the second gets { $second } fl, the third { $third } fl.
board-note-loser = Losing the showdown: notes kept and { $second } fl received.
board-note-market = Purchases are revealed to nobody.
board-note-giving = Notes are short. Nobody sees which card you give up.
board-note-first = The first player opens the first auction.
board-note-over = Money and notes are worth nothing now.
board-display = Privileges of the round
board-display-uses = { $number } symbols of 3
board-in-use = in use
board-waived = { $number } waived
board-taken-by = Taken by { $name } at { $noble }’s
board-laid-aside = Laid aside
board-spent = used
board-agency = Agency
board-peerage = Title
board-office = Office
board-symbol-points = Prestige
board-symbol-notes = { $number } notes
board-gives-building = { $tile } { $number } fl
board-gives-level = { $level }
board-gives-stolen = { $level }, from { $name }
board-gives-money = { $number } fl in cash
board-gives-tile = { $tile }
board-gives-nothing = nothing now
board-gives-points = +{ $number } points
board-gives-blocked = +{ $number }: barrier { $limit }
board-gives-notes = 1 discarded
board-gives-purse = to the purse
board-street = Prestige
board-gate = { $tile }, barrier at { $limit }:
board-gate-none = { $tile }: none left
board-piles = Rights tiles
board-pile-empty = none left
board-pile-points = +{ $number } a round
board-pile-points-last = +{ $number } at the end
board-pile-mint = 1 free note
board-pile-mint-last = no more notes
board-pile-builder = 1 extra building
board-pile-left = { $number } left
board-pile-level = from { $level }
board-top = top: { $price } fl
board-deck-size =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
board-deck-empty = empty
board-deck-few = few cards
board-deck-plenty = plenty of cards
board-agencies = Agencies
board-agencies-unit = guilders a round
board-agencies-unit-last = no more income
board-peerages = Titles
board-peerages-unit = points a round
board-peerages-unit-last = points at the end
board-offices = Offices
board-offices-unit = notes a round
board-offices-unit-last = no more notes
board-short-councillor = Councillor
board-in-supply = { $number } in supply
board-held-by =
    { $more ->
        [0] held by { $name }
       *[other] { $name } +{ $more }
    }
board-rights = Rights
board-no-rights = no rights yet
board-slot-owned = { $tile }: owned
board-slot-free = { $tile }: not yet
board-blocked = stopped at { $limit }
board-limit = up to { $limit }
board-no-limit = no barrier any more
board-backs = Backs:
board-hand =
    { $number ->
        [one] Your hand: { $number } card
       *[other] Your hand: { $number } cards
    }
board-hand-empty = Your hand is empty.
board-purse = Purse
board-most-here = Largest bids:
board-your-answer = Your answer
board-pass-hint = you keep everything
board-hold = Hold { $number }
board-hold-hint = you stay in for the showdown
board-raise = Raise to { $number }
board-open = Open with { $number }
board-raise-hint =
    { $number ->
        [one] you lead, { $number } rival answers
       *[other] you lead, { $number } rivals answer
    }
board-alone-hint = nobody else is in
board-all-hint =
    { $number ->
        [one] your only valid note
       *[other] all { $number } of your valid notes
    }
board-higher = Higher:
board-places =
    { $number ->
        [one] The card to show
       *[other] The { $number } cards to show
    }
board-place-empty = empty place
board-places-hint = Tap the cards, the highest first.
board-places-again = Chosen. Tap a card to choose anew.
board-offer =
    { $number ->
        [one] { $number } card on offer
       *[other] { $number } cards on offer
    }
board-offer-card = { $card }, { $price } guilders
board-buy =
    { $number ->
        [one] Buy { $number } card for { $price } fl
       *[other] Buy { $number } cards for { $price } fl
    }
board-buy-left = { $left } fl remain
board-buy-nothing-hint = you keep { $left } fl; tap cards to buy them
board-sealed-purchase =
    { $number ->
        [0] Under seal: nothing bought, { $price } fl
        [one] Under seal: { $number } card for { $price } fl
       *[other] Under seal: { $number } cards for { $price } fl
    }
board-otherwise = Otherwise
board-way-climb = Climb one step
board-way-cash = Take cash
board-closed-level = from { $level }
board-closed-owned = yours already
board-closed-empty = none left
board-closed-price = { $price } fl, too dear
board-closed-top = top of the ladder
board-label-level = { $level }
board-label-steal = { $level }, from { $victim-seat }
board-label-money = +{ $money } fl
board-label-tile = { $tile }
board-label-mint-master = Mint master
board-label-master-builder = Master builder
board-label-build = { $tile }, { $price } fl
board-label-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
board-label-waive = Waive: +{ $points }
board-label-draw =
    { $number ->
        [one] Draw { $number } card
       *[other] Draw { $number } cards
    }
board-label-finish = Finish
board-hint-agency =
    { $last ->
        [1] no more income
       *[other] { $money } fl a round
    }
board-hint-peerage =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    } { $last ->
        [1] at the end
       *[other] a round
    }
board-hint-office =
    { $last ->
        [1] no more notes
       *[other] { $free ->
            [0] { $number } cards offered a round
           *[other] { $number } cards offered + { $free } free
        }
    }
board-hint-purse = purse: { $purse } fl
board-hint-mint-master =
    { $last ->
        [1] no more notes
       *[other] { $number ->
            [one] { $number } free card a round
           *[other] { $number } free cards a round
        }
    }
board-hint-master-builder = one more building per auction won
board-hint-build = { $left } fl remain; opens the barrier at { $gate }
board-hint-builder = by the master builder; { $left } fl remain
board-hint-points =
    { $lost ->
        [0] { $prestige } → { $after }
       *[other] { $prestige } → { $after }: stopped at the barrier, { $lost } lost (R11.6)
    }
board-hint-draw = then discard one; top: { $price } fl
board-hint-draw-shuffled = then discard one; discards shuffled first
board-hint-draw-nothing = no note is left
board-hint-finish = without building
board-barrier-church = Without a church you stop at { $limit }.
board-barrier-cathedral = Without a cathedral you stop at { $limit }.
board-hint-leader = { $name }: { $number } so far.
board-hint-bid = The winner pays with the notes shown, the others keep theirs.
board-hint-select = Only the highest note counts; jokers make up the number.
board-hint-equal = Equal values:
board-hint-take = You may use { $number } of its three symbols.
board-hint-purchase = Tap the cards you want. What you leave goes back unseen.
board-hint-discard = Tap the card that goes; everybody sees it.
board-hint-give = Tap the card you give; nobody sees it.
board-hint-compensation = You fall back one step and are paid for it.
board-hint-use = Order is free. A privilege cannot be kept for later.
board-sheet = Score sheet
board-source = Gained by
board-score-start = At the start
board-score-income = Income, round { $round }
board-score-symbols = Prestige symbols
board-score-waived = Privileges waived
board-score-honour = Compensation
board-score-lost = Lost at the barriers
board-total = Total
board-tie = Buildings decide a tie (price in guilders)

## Names
# .some stands in a sentence, .several counts cards.

name-philipp = Philip
name-louise = Louise
name-leo = Leo
name-maria = Maria
name-maximilian = Maximilian
name-philipp-1 = Philip 1
name-philipp-2 = Philip 2
name-philipp-3 = Philip 3
name-philipp-4 = Philip 4
name-philipp-5 = Philip 5
name-philipp-6 = Philip 6
name-philipp-7 = Philip 7
name-philipp-8 = Philip 8
name-philipp-9 = Philip 9
name-philipp-10 = Philip 10
name-philipp-11 = Philip 11
name-philipp-12 = Philip 12
name-philipp-13 = Philip 13
name-philipp-14 = Philip 14
name-philipp-15 = Philip 15
name-philipp-16 = Philip 16
name-philipp-17 = Philip 17
name-louise-1 = Louise 1
name-louise-2 = Louise 2
name-louise-3 = Louise 3
name-louise-4 = Louise 4
name-louise-5 = Louise 5
name-louise-6 = Louise 6
name-louise-7 = Louise 7
name-louise-8 = Louise 8
name-louise-9 = Louise 9
name-louise-10 = Louise 10
name-louise-11 = Louise 11
name-louise-12 = Louise 12
name-louise-13 = Louise 13
name-louise-14 = Louise 14
name-louise-15 = Louise 15
name-louise-16 = Louise 16
name-louise-17 = Louise 17
name-leo-1 = Leo 1
name-leo-2 = Leo 2
name-leo-3 = Leo 3
name-leo-4 = Leo 4
name-leo-5 = Leo 5
name-leo-6 = Leo 6
name-leo-7 = Leo 7
name-leo-8 = Leo 8
name-leo-9 = Leo 9
name-leo-10 = Leo 10
name-leo-11 = Leo 11
name-leo-12 = Leo 12
name-leo-13 = Leo 13
name-leo-14 = Leo 14
name-leo-15 = Leo 15
name-leo-16 = Leo 16
name-leo-17 = Leo 17
name-maria-1 = Maria 1
name-maria-2 = Maria 2
name-maria-3 = Maria 3
name-maria-4 = Maria 4
name-maria-5 = Maria 5
name-maria-6 = Maria 6
name-maria-7 = Maria 7
name-maria-8 = Maria 8
name-maria-9 = Maria 9
name-maria-10 = Maria 10
name-maria-11 = Maria 11
name-maria-12 = Maria 12
name-maria-13 = Maria 13
name-maria-14 = Maria 14
name-maria-15 = Maria 15
name-maria-16 = Maria 16
name-maria-17 = Maria 17
name-joker = Joker
    .some = a joker
    .several = { $number } jokers
name-agency = Agency
name-peerage = Peerage
name-office = Office
name-money-500 = 500 guilders
name-prestige-6 = 6 prestige points
name-prestige-7 = 7 prestige points
name-draw-2 = Two notes
name-p01 = (500 guilders · 6 prestige points · Office)
name-p02 = (Office · Office · Peerage)
name-p03 = (Peerage · Peerage · Agency)
name-p04 = (Agency · Agency · Office)
name-p05 = (Agency · Peerage · Office)
name-p06 = (Agency · Office · 7 prestige points)
name-p07 = (Peerage · Office · Two notes)
name-p08 = (Agency · Peerage · Two notes)
name-p09 = (Peerage · 500 guilders · 6 prestige points)
name-p10 = (Agency · 500 guilders · Two notes)
name-agency-1 = Augsburg
    .some = the agency in Augsburg
name-agency-2 = Innsbruck
    .some = the agency in Innsbruck
name-agency-3 = Venice
    .some = the agency in Venice
name-agency-4 = Antwerp
    .some = the agency in Antwerp
name-peerage-1 = Burgher
    .some = the rank of burgher
name-peerage-2 = Baron
    .some = the rank of baron
name-peerage-3 = Count
    .some = the rank of count
name-peerage-4 = Prince
    .some = the rank of prince
name-office-1 = Merchant
    .some = the standing of merchant
name-office-2 = Guild master
    .some = the office of guild master
name-office-3 = Councillor
    .some = the office of councillor
name-office-4 = Mayor
    .some = the office of mayor
name-coat-of-arms = Coat of arms
    .some = a coat of arms
name-patent-of-nobility = Patent of nobility
    .some = a patent of nobility
name-mint-master = Mint master
    .some = a mint master
name-master-builder = Master builder
    .some = a master builder
name-church = Church
    .some = a church
name-cathedral = Cathedral
    .some = a cathedral
name-note = Promissory note
name-privilege-card = Privilege card
name-step-card = Level card
name-rights-tile = Rights tile
name-level = Level
name-guilder = Guilder
name-prestige = Prestige points
name-barrier = Barrier
name-visit = Visit
name-offer = Offer
name-deck = Draw pile
name-discard = Discard pile
name-round = Round
name-bank = Bank

## Table options

table-first-player = First player
    .help = Who is the first player.
table-first-player-random = Drawn by lot
table-first-player-host-choice = Chosen by the host
table-money-visibility = Money
    .help = Whether everybody sees how much money you have.
table-money-visibility-hidden = Secret
table-money-visibility-open = Open
table-hand-size-visibility = Hand sizes
    .help = Whether everybody sees how many cards you hold, and how large the piles are.
table-hand-size-visibility-hidden = Secret
table-hand-size-visibility-open = Open
table-card-backs-visible = Card backs
    .help = Whether the prices on the backs of your cards are seen by all; this opens hand sizes too.
table-card-backs-visible-false = Hidden
table-card-backs-visible-true = Visible
table-build-with-peerage = Building with peerage
    .help = Whether peerage symbols may build churches and cathedrals too.
table-build-with-peerage-false = Office symbols only
table-build-with-peerage-true = Peerage symbols too
table-draw-discard-from = Discard after drawing
    .help = Which card you may discard after drawing two notes.
table-draw-discard-from-hand = Any card of the hand
table-draw-discard-from-drawn = One of the two drawn
table-unsold-next-opener = After an unsold visit
    .help = Who opens the next auction when nobody wanted the last one.
table-unsold-next-opener-keep = The same opener
table-unsold-next-opener-clockwise = The next seat clockwise

## Reasons a bot gives

name-reason-tempo = the moment of the game
name-reason-prestige = the prestige
name-reason-buildings = the barriers and buildings
name-reason-levels = the agencies, titles and offices
name-reason-rights = the tiles on the sheet
name-reason-auction = the auction
name-reason-money = the money
name-reason-notes = the notes in hand

## Material: the parts of components.toml, and their keys

material-players = The players
material-setup = Set-up
    .start-money = Guilders
    .start-jokers = Jokers
    .start-offer = Notes offered
    .start-prestige = Prestige points
    .start-level = Level in every category
material-rounds = Rounds by number of players
material-round-track = Round track
    .spaces = Spaces
    .labels = Printed numbers (0: none)
material-prestige-track = Prestige track
    .loop = Steps around
    .barrier-church = Not beyond without a church
    .barrier-cathedral = Not beyond without a cathedral
material-money = Money
    .banknotes = Banknotes (value × number)
    .bank-limited = The bank can run out
material-nobles = The nobles
    .has-notes = Has notes
    .tie-rank = Rank in a tie
material-notes = Promissory notes
    .copies-per-value = Of each value
    .price-on-back = Price on the back, too
material-notes-price-by-value = Price of a note by its value
material-jokers = Jokers
material-piles = What is told of piles
    .few-cards = Few are fewer than
material-step-card-sizes = Step cards
    .total-per-category = In each category
    .small = Small
    .medium = Medium
    .large = Large
material-step-supply = Step cards by number of players
    .small = Small
    .medium = Medium
    .large = Large
material-categories = Categories, by level 1 to 4
    .income = Guilders in a round
    .cash-option = Guilders instead of a step
    .cash-option-min-level = from level
    .prestige = Prestige in a round
    .offer = Notes offered
    .free = of which free
material-rights-general = Rights tiles
    .per-pile = In each pile
    .use-all-for-every-player-count = All of them, however many play
material-rights = Rights tiles by pile
    .category = Category
    .min-level = From level
    .pile = The pile, from the top
    .free-notes = Free notes in a round
    .extra-builds-per-win = More steps for a win
material-privilege-rules = Privilege cards: numbers
    .display = Face up
    .uses-per-card = Uses of a card
    .waive-prestige = Prestige for waiving
    .money-symbol = Guilders of the money symbol
    .prestige-6 = Small laurel
    .prestige-7 = Large laurel
    .draw-cards = Cards drawn
    .draw-discard = of which discarded
material-privilege-cards = Privilege cards
    .symbols = Symbols
material-showdown-compensation = Compensation in a showdown
    .second = Second
    .third = Third
material-steal-compensation = Compensation for a taken right
    .money = Guilders
    .prestige = Prestige points
