### Augsburg 1520 in English

## The game

game-title = Augsburg 1520
game-tagline = Call in the debts of emperors, and climb on them
game-about = You are a banker of Augsburg, and five nobles owe you money. At each visit you bid a number of promissory notes; the single highest note wins, pays and takes a privilege, while those who lose the showdown keep their notes and even earn a little. Privileges open agencies, the peerage and offices, the best of which are taken back and forth. And nobody passes 25 points without a church, nor 45 without a cathedral.

## What is asked

prompt-first = It is up to you: who begins?
prompt-opening-purchase =
    Buy notes from your opening offer. { $number ->
        [0] You have { $money } florins, too few for any of them.
       *[other] You have { $money } florins.
    }
prompt-purchase =
    Buy notes from your offer. { $number ->
        [0] { $money ->
            [0] You have no money: you can only buy nothing.
            [one] You have 1 florin, too little for any of them.
           *[other] You have { $money } florins, too few for any of them.
        }
       *[other] { $money ->
            [one] You have 1 florin.
           *[other] You have { $money } florins.
        }
    }
prompt-open =
    Visit to { $noble-the }: { $most ->
        [0] you have nothing to bid with and can only pass.
        [one] open with your only valid card, or pass.
        [2] open with one or two cards, or pass.
       *[other] open with 1 to { $most } cards, or pass.
    }
prompt-bid =
    Visit to { $noble-the }: the bid is { $number ->
        [one] one card.
       *[other] { $number } cards.
    } { $ways ->
        [1] { $most ->
            [0] You have nothing to bid with and can only pass.
            [one] You have only one valid card, so you can only pass.
           *[other] You have only { $most } valid cards, so you can only pass.
        }
        [2] Hold or pass; you have no more than that.
       *[other] Hold, raise up to { $most }, or pass.
    }
prompt-select =
    { $number ->
        [one] Choose the note to show for { $noble-the }.
       *[other] Choose the { $number } cards to show for { $noble-the }, the highest note first.
    }
prompt-select-ranked =
    { $number ->
        [one] Choose the note to show for { $noble-the }.
       *[other] Choose the { $number } cards to show for { $noble-the }, the highest note first.
    } At equal values the order is { $nobles-the }.
prompt-select-more =
    { $number ->
        [one] One more card for { $noble-the }, lower than the last.
       *[other] { $number } more cards for { $noble-the }, each lower than the one before.
    }
prompt-take = The auction is yours: take a privilege card.
prompt-use =
    { $number ->
        [0] Both privileges are used: { $buildings ->
            [0] end your turn, as you cannot pay for a building.
           *[other] let the master builder build, or end your turn.
        }
        [one] You have one more privilege to use.
       *[other] Use { $number } symbols of your privilege card.
    }
prompt-compensation = { $seat } has taken { $level-the } from you. What do you take as compensation?
prompt-discard = Discard one card.
prompt-give = There are too few notes for everybody: give up one card.

## What the table waits for

waiting-first =
    { $you ->
        [yes] You are deciding
       *[no] { $seat } is deciding
    } who begins.
waiting-purchase = Everybody is buying notes.
waiting-bid =
    Visit to { $noble-the }: { $you ->
        [yes] you are bidding.
       *[no] { $seat } is bidding.
    }
waiting-select =
    Showdown for { $noble-the }: { $number ->
        [one] the card is being chosen.
       *[other] { $number } cards each are being chosen.
    }
waiting-take =
    { $you ->
        [yes] You are taking
       *[no] { $seat } is taking
    } a privilege card.
waiting-use =
    { $you ->
        [yes] You are using your
       *[no] { $seat } is using a
    } privilege card.
waiting-compensation =
    { $you ->
        [yes] You are choosing
       *[no] { $seat } is choosing
    } compensation.
waiting-discard =
    { $you ->
        [yes] You are discarding
       *[no] { $seat } is discarding
    } a card.
waiting-give = Notes are short: everybody is giving up a card.

## What may be answered

option-first =
    { $you ->
        [yes] I begin
       *[no] { $seat } begins
    }
option-buy =
    { $cards-count ->
        [one] Buy one card for { $price } florins
       *[other] Buy { $cards-count } cards for { $price } florins
    }
    .detail =
        { $cards-a }; { $left ->
            [0] no money is left
            [one] 1 florin is left
           *[other] { $left } florins are left
        }
option-buy-nothing = Buy nothing
option-pass = Pass
    .detail = You keep all your cards
option-hold =
    { $number ->
        [one] Hold the bid of one card
       *[other] Hold the bid of { $number } cards
    }
    .detail = You stay in for the showdown
option-open =
    { $number ->
        [one] Open with one card
       *[other] Open with { $number } cards
    }
option-raise =
    { $number ->
        [one] Raise to one card
       *[other] Raise to { $number } cards
    }
option-show-first = Show { $card-a }
    .detail = Your highest note, the one that counts
option-show = Add { $card-a }
option-show-jokers =
    Fill up with { $number ->
        [one] a joker
       *[other] { $number } jokers
    }
option-show-anew = Choose again
option-take = Take { $card-quoted }
option-climb-agency = Acquire { $level-the }
    .detail =
        { $last ->
            [1] No more income is paid
           *[other] { $money } florins a round
        }
option-steal-agency = Take { $victim-seat-whose } agency
    .detail =
        { $level-the }: { $last ->
            [1] no more income is paid
           *[other] { $money } florins a round
        }
option-climb-peerage = Acquire { $level-the }
    .detail =
        { $points ->
            [one] One point
           *[other] { $points } points
        } { $last ->
            [1] at the end
           *[other] a round
        }
option-steal-peerage = Take { $victim-seat-whose } rank
    .detail =
        { $level-the }: { $points ->
            [one] one point
           *[other] { $points } points
        } { $last ->
            [1] at the end
           *[other] a round
        }
option-climb-office = Acquire { $level-the }
    .detail =
        { $last ->
            [1] No more notes are dealt
           *[other] { $number ->
                [one] One note
               *[other] { $number } notes
            } offered a round{ $free ->
                [0] { "" }
                [one] , and one free
               *[other] , and { $free } free
            }
        }
option-steal-office = Take { $victim-seat-whose } office
    .detail =
        { $level-the }: { $last ->
            [1] no more notes are dealt
           *[other] { $number ->
                [one] one note
               *[other] { $number } notes
            } offered a round{ $free ->
                [0] { "" }
                [one] , and one free
               *[other] , and { $free } free
            }
        }
option-cash = Take cash from your agencies
    .detail = { $money } florins
option-title = Take { $tile-a }
    .detail =
        { $points ->
            [one] One point
           *[other] { $points } points
        } { $last ->
            [1] at the end
           *[other] a round
        }
option-mint-master = Hire a mint master
    .detail =
        { $last ->
            [1] No more notes are dealt
           *[other] { $number ->
                [one] One free note
               *[other] { $number } free notes
            } a round
        }
option-master-builder = Hire a master builder
    .detail = One more building for every auction you win
option-build = Build { $tile-a }
    .detail =
        { $price } florins; { $left ->
            [0] no money is left
            [one] 1 florin is left
           *[other] { $left } florins are left
        }
option-builder = Let the master builder build { $tile-a }
    .detail =
        { $price } florins; { $left ->
            [0] no money is left
            [one] 1 florin is left
           *[other] { $left } florins are left
        }
option-money = Take { $money } florins
option-prestige =
    { $points ->
        [one] Take one point
       *[other] Take { $points } points
    }
    .detail =
        { $lost ->
            [0] { "" }
            [one] One is lost at the barrier
           *[other] { $lost } are lost at the barrier
        }
option-draw =
    { $number ->
        [one] Draw a note
       *[other] Draw { $number } notes
    }
    .detail = Then discard a card; the top one is worth { $price } florins
option-draw-shuffled =
    { $number ->
        [one] Draw a note
       *[other] Draw { $number } notes
    }
    .detail = Then discard a card; the discard pile is shuffled first
option-draw-nothing = Draw notes
    .detail = There are none left
option-waive = Waive a privilege
    .detail =
        { $points ->
            [one] One point instead
           *[other] { $points } points instead
        }{ $lost ->
            [0] { "" }
            [one] , one of them lost at the barrier
           *[other] , { $lost } of them lost at the barrier
        }
option-finish = End your turn
    .detail = Without building
option-compensation-money = Take { $money } florins
option-compensation-prestige =
    { $points ->
        [one] Take one point
       *[other] Take { $points } points
    }
    .detail =
        { $lost ->
            [0] { "" }
            [one] One is lost at the barrier
           *[other] { $lost } are lost at the barrier
        }
option-discard = Discard { $card-a }
option-give = Give up { $card-a }

## What is refused

refusal-passed = You have passed, and that holds for this visit. You can bid again at the next noble’s.
refusal-leading =
    You lead with { $number ->
        [one] one card
       *[other] { $number } cards
    } and cannot raise your own bid. Wait for the others.
refusal-not-in-showdown = You have passed and take no part in this showdown. Wait for the next visit.
refusal-empty-hand = Your hand is empty, so you give up nothing. Wait for the others.
refusal-final = Your answer is face down and stands. Wait for the others.
refusal-too-dear =
    These notes cost { $price } florins, and you have { $money ->
        [0] no money
       *[other] only { $money }
    }. There is no credit.
refusal-equal-jokers = Jokers are all alike: choose the first one before the next.
refusal-nothing-to-hold =
    Nobody has bid yet, so there is nothing to hold. { $most ->
        [0] Pass.
       *[other] Open or pass.
    }
refusal-jokers-only = You have no valid note for { $noble-the }, and you cannot bid with jokers alone. Pass.
refusal-cannot-hold =
    The bid is { $number ->
        [one] one card
       *[other] { $number } cards
    }, and you have { $most ->
        [0] no valid card
        [one] only one valid card
       *[other] only { $most } valid cards
    } for { $noble-the }. Pass.
refusal-bid-too-low =
    The bid is already { $number ->
        [one] one card
       *[other] { $number } cards
    }. { $ways ->
        [1] You cannot pay that much: pass.
        [2] Hold or pass.
       *[other] Hold, or raise to more.
    }
refusal-bid-too-high =
    You have { $most ->
        [0] no valid card
        [one] only one valid card
       *[other] only { $most } valid cards
    } for { $noble-the } and cannot bid more than you have.
refusal-other-noble = { $card } is not valid for { $noble-the }. Show notes of this noble, and jokers.
refusal-descending = It is too late for { $card-the }: name your cards from the highest down. Choose a lower one.
refusal-too-few-below =
    After { $card-the } you would be short of cards: { $number ->
        [one] one is
       *[other] { $number } are
    } needed. Choose a higher one.
refusal-note-first = At least one card must be a note other than a joker. Name your highest first.
refusal-too-few-jokers =
    { $number ->
        [one] One card is
       *[other] { $number } cards are
    } still needed, and you have only { $most ->
        [one] one joker
       *[other] { $most } jokers
    }. Add notes first.
refusal-face-down = { $card-quoted } is face down until next round. Take a card on display.
refusal-laid-aside = { $card-quoted } has been used or put aside. Take a card on display.
refusal-uses-spent =
    Both privileges are used. { $buildings ->
        [0] End your turn.
       *[other] Build with the master builder, or end your turn.
    }
refusal-not-printed = Your card does not show { $symbol-quoted }. Use one of its symbols, or waive.
refusal-symbol-spent = You have used { $symbol-quoted } as often as your card shows it. Use another symbol, or waive.
refusal-uses-left =
    You still have { $number ->
        [one] one privilege
       *[other] { $number } privileges
    }, and nothing can be saved for later. Use a symbol, or waive.
refusal-no-builder =
    Only a master builder builds without a privilege; otherwise it takes { $peerage ->
        [0] an office symbol.
       *[other] an office or peerage symbol.
    }
refusal-builder-used = Your master builder has already built for this auction. You can build again at the next one you win.
refusal-cash-level = For cash you need at least { $level-the }. Climb with this symbol instead.
refusal-cannot-build =
    { $symbol-quoted } does not build; that takes { $peerage ->
        [0] an office symbol.
       *[other] an office or peerage symbol.
    }
refusal-wrong-symbol = { $symbol-quoted } does not give you { $tile-a }. Use a symbol of the right category.
refusal-at-the-top = { $level-the } is the highest level there is.
refusal-name-a-victim = The supply has no card left for { $level-the }. Say whom you take it from.
refusal-no-theft = The supply still has a card for { $level-the }. Take it there.
refusal-not-holding = { $seat } does not have { $level-the }. Name somebody who does.
refusal-owned = You already have { $tile-a }, and one tile of each kind is all you can have.
refusal-level = For { $tile-a } you need at least { $level-the }. Climb first.
refusal-pile-empty = There is no { $tile-bare } left.
refusal-cannot-pay =
    { $tile-the } costs { $price } florins, and you have { $money ->
        [0] no money
       *[other] only { $money }
    }. Find the money first.
refusal-not-drawn = At this table you may discard only a card you have just drawn, and { $card-the } is not one.

## What happens

started =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
displayed = Round { $round }. The privileges on display: { $cards-quoted }.
visited =
    Visit to { $noble-the }. { $you ->
        [yes] You bid first.
       *[no] { $seat } bids first.
    }
passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
held =
    { $you ->
        [yes] You hold
       *[no] { $seat } holds
    } the bid of { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
opened =
    { $you ->
        [yes] You open
       *[no] { $seat } opens
    } with { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
raised =
    { $you ->
        [yes] You raise
       *[no] { $seat } raises
    } to { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
unsold = Nobody wants anything from { $noble-the }.
showed =
    { $you ->
        [yes] You show
       *[no] { $seat } shows
    } { $cards-a }.
equal-values = The values are equal, so the order { $nobles-the } decides.
won-auction =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } the auction at { $noble-the }’s for { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
consoled =
    { $you ->
        [yes] You take your cards back
       *[no] { $seat } takes their cards back
    }{ $money ->
        [0] .
        [one] { $you ->
            [yes] { " " }and get 1 florin.
           *[no] { " " }and gets 1 florin.
        }
       *[other] { $you ->
            [yes] { " " }and get { $money } florins.
           *[no] { " " }and gets { $money } florins.
        }
    }
took-privilege =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the privilege card { $card-quoted }.
builder-works =
    { $you ->
        [yes] Your master builder sets to work.
       *[no] { $seat }’s master builder sets to work.
    }
built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } { $tile-a } for { $price } florins.
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
        [0] nothing and { $you ->
            [yes] stay
           *[no] stays
        } at { $prestige }.
        [one] one point: { $prestige } in all.
       *[other] { $points } points: { $prestige } in all.
    }
points-lost =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $points ->
        [one] one point
       *[other] { $points } points
    } at the barrier of { $limit }.
cashed =
    { $you ->
        [yes] Your agencies pay you
       *[no] { $seat }’s agencies pay
    } { $money } florins in cash.
took-money =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $money } florins.
nothing-to-draw =
    { $you ->
        [yes] You find
       *[no] { $seat } finds
    } no note left to draw.
drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] a note.
       *[other] { $number } notes.
    }
drew-known =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] a note:
       *[other] { $number } notes:
    } { $cards-a }.
discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $card-a }.
climbed =
    { $you ->
        [yes] You acquire
       *[no] { $seat } acquires
    } { $level-the }.
stole =
    { $you ->
        [yes] You take { $level-the } from { $victim-seat }.
       *[no] { $seat } takes { $level-the } from { $victim-you ->
            [yes] you.
           *[no] { $victim-seat }.
        }
    }
took-compensation =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $money } florins as compensation.
took-honour =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } prestige as compensation.
took-title =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $tile-a }: { $points ->
        [one] one point
       *[other] { $points } points
    } { $last ->
        [1] at the end.
       *[other] a round.
    }
took-right =
    { $you ->
        [yes] You hire
       *[no] { $seat } hires
    } { $tile-a }.
income =
    { $you ->
        [yes] Your agencies bring you
       *[no] { $seat }’s agencies bring
    } { $money } florins.
free-notes =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $number ->
        [one] a free note.
       *[other] { $number } free notes.
    }
free-notes-known =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $number ->
        [one] a free note:
       *[other] { $number } free notes:
    } { $cards-a }.
offered =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } offered { $number ->
        [one] one note.
       *[other] { $number } notes.
    }
offered-known =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } offered { $number ->
        [one] one note:
       *[other] { $number } notes:
    } { $cards-a }.
bought =
    { $you ->
        [yes] You have finished buying.
       *[no] { $seat } has finished buying.
    }
bought-known =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $number ->
        [0] nothing.
       *[other] { $cards-a } for { $price } florins.
    }
notes-short = There are too few notes for everybody: each of you gives up a card.
gave =
    { $you ->
        [yes] You give up
       *[no] { $seat } gives up
    } a card.
gave-known =
    { $you ->
        [yes] You give up
       *[no] { $seat } gives up
    } { $card-a }.
reshuffled = The discard pile is shuffled and becomes the draw pile.
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $prestige ->
        [0] no prestige at all.
        [one] one prestige point.
       *[other] { $prestige } prestige points.
    }
## Sheets

sheet-visit = Round { $round } of { $rounds } · visit to { $noble-the }
sheet-privilege = Privilege
sheet-card = { $card }
sheet-tile = { $tile }
sheet-top-price = Top card
sheet-prestige = Prestige
sheet-money = Florins
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
        [one] { $number } card
       *[other] { $number } cards
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
board-auction-unit = number of cards
board-auction-order = Bids in order of speaking
board-showdown = Showdown for { $noble }
board-showdown-unit =
    { $number ->
        [one] 1 card each, in secret
       *[other] { $number } cards each, in secret
    }
board-showdown-done = the highest card wins
board-income = Income
board-income-unit = everybody buys in secret
board-first-unit = somebody decides who begins
board-giving-unit = everybody gives up a card in secret
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
        [yes] your bid
       *[no] is bidding
    }
board-bid-must =
    { $you ->
        [yes] you are still to answer
       *[no] still to answer
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
        [yes] you win the auction
       *[no] wins the auction
    }
board-bid-lost =
    { $you ->
        [yes] { $money ->
            [0] you keep your cards
           *[other] you keep them, +{ $money } fl
        }
       *[no] { $money ->
            [0] keeps the cards
           *[other] keeps them, +{ $money } fl
        }
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
        [yes] you give up a card
       *[no] gives up a card
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
board-said = { $name } bid { $number }
board-said-number = bid { $number }
board-note-losers = Lose the showdown and you keep your cards; the second gets { $second } fl, the third { $third } fl.
board-note-loser = Lose the showdown and you keep your cards and get { $second } fl.
board-note-market = Nobody sees what you buy.
board-note-giving = Notes are short. Nobody sees which card you give up.
board-note-first = Whoever begins opens the first auction.
board-note-over = Money and notes no longer count.
board-display = Privileges of the round
board-display-uses =
    { $number ->
        [one] one symbol of 3
       *[other] { $number } symbols of 3
    }
board-in-use = in use
board-waived =
    { $number ->
        [one] 1 privilege waived
       *[other] { $number } privileges waived
    }
board-taken-by = Taken by { $name } at { $noble }’s
board-laid-aside = Put aside
board-spent = used
board-soft = Coun­cillor Cathe­dral Mer­chant
board-agency = Agency
board-peerage = Peerage
board-office = Office
board-symbol-points = Prestige
board-symbol-notes =
    { $number ->
        [one] 1 note
       *[other] { $number } notes
    }
board-gives-building = { $tile } { $number } fl
board-gives-level = { $level }
board-gives-stolen = { $level }, from { $name }
board-gives-money = { $number } fl in cash
board-gives-tile = { $tile }
board-gives-nothing = nothing now
board-gives-points =
    { $number ->
        [one] +1 point
       *[other] +{ $number } points
    }
board-gives-blocked = +{ $number }: barrier { $limit }
board-gives-notes = 1 to discard
board-gives-purse = to the purse
board-street = Prestige
board-gate = { $tile }, barrier at { $limit }:
board-gate-none = There is no { $tile } left
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
        [one] { $number } card
       *[other] { $number } cards
    }
board-deck-empty = empty
board-deck-few = few cards
board-deck-plenty = plenty of cards
board-agencies = Agencies
board-agencies-unit = florins a round
board-agencies-unit-last = no more income
board-peerages = Peerage
board-peerages-unit = points a round
board-peerages-unit-last = points at the end
board-offices = Offices
board-offices-unit = notes a round
board-offices-unit-last = no more notes
board-short-councillor = Councillor
board-in-supply = { $number } in supply
board-held-by =
    { $more ->
        [0] with { $name }
       *[other] { $name } +{ $more }
    }
board-rights = Rights
board-no-rights = no rights yet
board-slot-owned = { $tile }: owned
board-slot-free = { $tile }: not yet
board-blocked = stopped at { $limit }
board-limit = up to { $limit }
board-no-limit = no more barriers
board-backs = Backs:
board-hand =
    { $number ->
        [one] Your hand: { $number } card
       *[other] Your hand: { $number } cards
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
        [one] you lead, 1 rival answers
       *[other] you lead, { $number } rivals answer
    }
board-alone-hint = nobody else is in
board-all-hint =
    { $number ->
        [one] your only valid card
       *[other] all your { $number } valid cards
    }
board-higher = Higher:
board-places =
    { $number ->
        [one] The card to show
       *[other] The { $number } cards to show
    }
board-place-empty = empty place
board-places-hint = Tap the cards, the highest first.
board-places-again = Chosen. Tap a card to choose again.
board-offer =
    { $number ->
        [one] { $number } card on offer
       *[other] { $number } cards on offer
    }
board-offer-card =
    { $price ->
        [one] { $card }, 1 florin
       *[other] { $card }, { $price } florins
    }
board-buy =
    { $number ->
        [one] Buy { $number } card for { $price } fl
       *[other] Buy { $number } cards for { $price } fl
    }
board-buy-left = { $left } fl left
board-buy-nothing-hint = you keep { $left } fl; tap cards to buy them
board-sealed-purchase =
    { $number ->
        [0] Face down: nothing bought, { $price } fl
        [one] Face down: 1 card for { $price } fl
       *[other] Face down: { $number } cards for { $price } fl
    }
board-otherwise = Otherwise
board-way-climb = Climb one level
board-way-cash = Take cash
board-closed-level = from { $level }
board-closed-owned = already yours
board-closed-empty = none left
board-closed-price = { $price } fl, too dear
board-closed-top = highest level
board-label-level = { $level }
board-label-steal = { $level }, from { $victim-seat }
board-label-money = +{ $money } fl
board-label-tile = { $tile }
board-label-mint-master = Mint master
board-label-master-builder = Master builder
board-label-build = { $tile }, { $price } fl
board-label-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
board-label-waive = Waive: +{ $points }
board-label-draw =
    { $number ->
        [one] Draw { $number } card
       *[other] Draw { $number } cards
    }
board-label-finish = End your turn
board-hint-agency =
    { $last ->
        [1] no more income
       *[other] { $money } fl a round
    }
board-hint-peerage =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    } { $last ->
        [1] at the end
       *[other] a round
    }
board-hint-office =
    { $last ->
        [1] no more notes
       *[other] { $number ->
            [one] 1 note offered a round
           *[other] { $number } notes offered a round
        }{ $free ->
            [0] { "" }
           *[other] { " " }+ { $free } free
        }
    }
board-hint-purse = purse: { $purse } fl
board-hint-mint-master =
    { $last ->
        [1] no more notes
       *[other] { $number ->
            [one] 1 free note a round
           *[other] { $number } free notes a round
        }
    }
board-hint-master-builder = one more building per auction won
board-hint-build = { $left } fl left; opens the barrier at { $gate }
board-hint-builder = by the master builder; { $left } fl left
board-hint-points =
    { $lost ->
        [0] { $prestige } → { $after }
       *[other] { $prestige } → { $after }: stopped at the barrier, { $lost } lost (R11.6)
    }
board-hint-draw = then discard one; top: { $price } fl
board-hint-draw-shuffled = then discard one; the discard pile is shuffled first
board-hint-draw-nothing = no notes left
board-hint-finish = without building
board-barrier-church = Without a church you stop at { $limit }.
board-barrier-cathedral = Without a cathedral you stop at { $limit }.
board-hint-leader = { $name }: { $number } so far.
board-hint-bid = The winner pays with the cards shown, the others keep theirs.
board-hint-select = Only the highest note counts; jokers make up the number.
board-hint-equal = If values are equal:
board-hint-take =
    { $number ->
        [one] You may use one of its three symbols.
       *[other] You may use { $number } of its three symbols.
    }
board-hint-purchase = Tap the cards you want. What you leave goes back unseen.
board-hint-discard = Tap the card that goes; everybody sees it.
board-hint-give = Tap the card you give; nobody sees it.
board-hint-compensation = You drop one level and are paid for it.
board-hint-use = The order is yours. A privilege cannot be kept for later.
board-sheet = Score sheet
board-source = Gained by
board-score-start = At the start
board-score-income = Income, round { $round }
board-score-symbols = Prestige symbols
board-score-waived = Privileges waived
board-score-honour = Compensations
board-score-lost = Lost at the barriers
board-total = Total
board-tie = Buildings decide a tie (price in florins)
board-scene-showdown = The showdown
board-scene-theft = A level is taken away
board-scene-purchases = The purchases

## Names

name-philipp = Philip
    .noun = name: Philip
name-louise = Louise
    .noun = name: Louise
name-leo = Leo
    .noun = name: Leo
name-maria = Maria
    .noun = name: Maria
name-maximilian = Maximilian
    .noun = name: Maximilian
name-philipp-1 = Philip 1
    .noun = name: Philip 1
name-philipp-2 = Philip 2
    .noun = name: Philip 2
name-philipp-3 = Philip 3
    .noun = name: Philip 3
name-philipp-4 = Philip 4
    .noun = name: Philip 4
name-philipp-5 = Philip 5
    .noun = name: Philip 5
name-philipp-6 = Philip 6
    .noun = name: Philip 6
name-philipp-7 = Philip 7
    .noun = name: Philip 7
name-philipp-8 = Philip 8
    .noun = name: Philip 8
name-philipp-9 = Philip 9
    .noun = name: Philip 9
name-philipp-10 = Philip 10
    .noun = name: Philip 10
name-philipp-11 = Philip 11
    .noun = name: Philip 11
name-philipp-12 = Philip 12
    .noun = name: Philip 12
name-philipp-13 = Philip 13
    .noun = name: Philip 13
name-philipp-14 = Philip 14
    .noun = name: Philip 14
name-philipp-15 = Philip 15
    .noun = name: Philip 15
name-philipp-16 = Philip 16
    .noun = name: Philip 16
name-philipp-17 = Philip 17
    .noun = name: Philip 17
name-louise-1 = Louise 1
    .noun = name: Louise 1
name-louise-2 = Louise 2
    .noun = name: Louise 2
name-louise-3 = Louise 3
    .noun = name: Louise 3
name-louise-4 = Louise 4
    .noun = name: Louise 4
name-louise-5 = Louise 5
    .noun = name: Louise 5
name-louise-6 = Louise 6
    .noun = name: Louise 6
name-louise-7 = Louise 7
    .noun = name: Louise 7
name-louise-8 = Louise 8
    .noun = name: Louise 8
name-louise-9 = Louise 9
    .noun = name: Louise 9
name-louise-10 = Louise 10
    .noun = name: Louise 10
name-louise-11 = Louise 11
    .noun = name: Louise 11
name-louise-12 = Louise 12
    .noun = name: Louise 12
name-louise-13 = Louise 13
    .noun = name: Louise 13
name-louise-14 = Louise 14
    .noun = name: Louise 14
name-louise-15 = Louise 15
    .noun = name: Louise 15
name-louise-16 = Louise 16
    .noun = name: Louise 16
name-louise-17 = Louise 17
    .noun = name: Louise 17
name-leo-1 = Leo 1
    .noun = name: Leo 1
name-leo-2 = Leo 2
    .noun = name: Leo 2
name-leo-3 = Leo 3
    .noun = name: Leo 3
name-leo-4 = Leo 4
    .noun = name: Leo 4
name-leo-5 = Leo 5
    .noun = name: Leo 5
name-leo-6 = Leo 6
    .noun = name: Leo 6
name-leo-7 = Leo 7
    .noun = name: Leo 7
name-leo-8 = Leo 8
    .noun = name: Leo 8
name-leo-9 = Leo 9
    .noun = name: Leo 9
name-leo-10 = Leo 10
    .noun = name: Leo 10
name-leo-11 = Leo 11
    .noun = name: Leo 11
name-leo-12 = Leo 12
    .noun = name: Leo 12
name-leo-13 = Leo 13
    .noun = name: Leo 13
name-leo-14 = Leo 14
    .noun = name: Leo 14
name-leo-15 = Leo 15
    .noun = name: Leo 15
name-leo-16 = Leo 16
    .noun = name: Leo 16
name-leo-17 = Leo 17
    .noun = name: Leo 17
name-maria-1 = Maria 1
    .noun = name: Maria 1
name-maria-2 = Maria 2
    .noun = name: Maria 2
name-maria-3 = Maria 3
    .noun = name: Maria 3
name-maria-4 = Maria 4
    .noun = name: Maria 4
name-maria-5 = Maria 5
    .noun = name: Maria 5
name-maria-6 = Maria 6
    .noun = name: Maria 6
name-maria-7 = Maria 7
    .noun = name: Maria 7
name-maria-8 = Maria 8
    .noun = name: Maria 8
name-maria-9 = Maria 9
    .noun = name: Maria 9
name-maria-10 = Maria 10
    .noun = name: Maria 10
name-maria-11 = Maria 11
    .noun = name: Maria 11
name-maria-12 = Maria 12
    .noun = name: Maria 12
name-maria-13 = Maria 13
    .noun = name: Maria 13
name-maria-14 = Maria 14
    .noun = name: Maria 14
name-maria-15 = Maria 15
    .noun = name: Maria 15
name-maria-16 = Maria 16
    .noun = name: Maria 16
name-maria-17 = Maria 17
    .noun = name: Maria 17
name-joker = Joker
    .noun = count: joker, jokers
name-agency = Agency
    .noun = count: agency, agencies
name-peerage = Peerage
    .noun = mass: peerage
name-office = Office
    .noun = count: office, offices
name-money-500 = 500 florins
    .noun = title: 500 florins
name-prestige-6 = 6 points
    .noun = title: 6 points
name-prestige-7 = 7 points
    .noun = title: 7 points
name-draw-2 = 2 notes
    .noun = title: 2 notes
name-p01 = 500 fl, 6 points, office
    .noun = title: 500 fl, 6 points, office
name-p02 = 2 × office, peerage
    .noun = title: 2 × office, peerage
name-p03 = 2 × peerage, agency
    .noun = title: 2 × peerage, agency
name-p04 = 2 × agency, office
    .noun = title: 2 × agency, office
name-p05 = agency, peerage, office
    .noun = title: agency, peerage, office
name-p06 = agency, office, 7 points
    .noun = title: agency, office, 7 points
name-p07 = peerage, office, 2 notes
    .noun = title: peerage, office, 2 notes
name-p08 = agency, peerage, 2 notes
    .noun = title: agency, peerage, 2 notes
name-p09 = peerage, 500 fl, 6 points
    .noun = title: peerage, 500 fl, 6 points
name-p10 = agency, 500 fl, 2 notes
    .noun = title: agency, 500 fl, 2 notes
name-agency-1 = Augsburg
    .noun = count: agency in Augsburg
name-agency-2 = Innsbruck
    .noun = count: agency in Innsbruck
name-agency-3 = Venice
    .noun = count: agency in Venice
name-agency-4 = Antwerp
    .noun = count: agency in Antwerp
name-peerage-1 = Burgher
    .noun = count: rank of burgher
name-peerage-2 = Baron
    .noun = count: rank of baron
name-peerage-3 = Count
    .noun = count: rank of count
name-peerage-4 = Prince
    .noun = count: rank of prince
name-office-1 = Merchant
    .noun = count: standing of merchant
name-office-2 = Guild master
    .noun = count: office of guild master
name-office-3 = Councillor
    .noun = count: office of councillor
name-office-4 = Mayor
    .noun = count: office of mayor
name-coat-of-arms = Coat of arms
    .noun = count: coat of arms, coats of arms
name-patent-of-nobility = Patent of nobility
    .noun = count: patent of nobility, patents of nobility
name-mint-master = Mint master
    .noun = count: mint master, mint masters
name-master-builder = Master builder
    .noun = count: master builder, master builders
name-church = Church
    .noun = count: church, churches
name-cathedral = Cathedral
    .noun = count: cathedral, cathedrals
name-prestige = Prestige points
    .noun = plural: prestige points
name-deck = Draw pile
    .noun = count: draw pile, draw piles

## House rules

table-first-player = Who begins
    .help = Who opens the first auction.
table-first-player-random = Drawn by lot
table-first-player-host-choice = The first seat decides
table-money-visibility = Money
    .help = Whether everybody sees how much money you have.
table-money-visibility-hidden = Secret
table-money-visibility-open = Open
table-hand-size-visibility = Hand sizes
    .help = Whether everybody sees how many cards you hold, and how large the piles are.
table-hand-size-visibility-hidden = Secret
table-hand-size-visibility-open = Open
table-card-backs-visible = Card backs
    .help = Whether everybody sees the prices on the backs of your cards; this shows hand sizes too.
table-card-backs-visible-false = Hidden
table-card-backs-visible-true = Visible
table-build-with-peerage = Building with peerage
    .help = Whether peerage symbols may build churches and cathedrals too.
table-build-with-peerage-false = Office symbols only
table-build-with-peerage-true = Peerage symbols too
table-draw-discard-from = Discard after drawing
    .help = Which card you may discard after drawing two notes.
table-draw-discard-from-hand = Any card in hand
table-draw-discard-from-drawn = One of the two drawn
table-unsold-next-opener = After a visit without a bid
    .help = Who opens the next auction when nobody has bid.
table-unsold-next-opener-keep = The same opener
table-unsold-next-opener-clockwise = The next seat clockwise

## Reasons a bot gives

name-reason-tempo = the moment of the game
name-reason-prestige = the prestige
name-reason-buildings = the barriers and buildings
name-reason-levels = the agencies, the peerage and the offices
name-reason-rights = the tiles on the sheet
name-reason-auction = the auction
name-reason-money = the money
name-reason-notes = the notes in hand
reason-prestige =
    Brings { $number ->
        [one] 1 prestige point
       *[other] { $number } prestige points
    } more at once.
reason-prestige-round =
    Brings { $number ->
        [one] 1 prestige point
       *[other] { $number } prestige points
    } more in every round to come.
reason-money =
    Leaves { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } more to spend.
reason-builds = Gets past a barrier: with { $tile-the }, prestige goes on beyond { $number }.
reason-tile = Takes { $tile-the } while there are some left.
reason-climbs = Climbs to { $step-quoted }.
reason-takes-level =
    { $rival-seat-who } { $rival-you ->
        [yes] lose
       *[no] loses
    } { $step-quoted } by it.
reason-income =
    Adds { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } to the income of every round.
reason-free-notes =
    { $number ->
        [one] One free note
       *[other] { $number } free notes
    } more in every round.
reason-offer =
    The offer of each round is larger by { $number ->
        [one] one note
       *[other] { $number } notes
    }.
reason-draws-notes =
    Brings { $number ->
        [one] one note
       *[other] { $number } notes
    } for the auctions to come.
reason-use-left =
    Leaves { $number ->
        [one] one use
       *[other] { $number } uses
    } of the card.
reason-money-early =
    Money still buys notes: { $number ->
        [one] one round
       *[other] { $number } rounds
    } to come.
reason-barrier = Points beyond the barrier of { $number } would be lost.
reason-affords = The money is enough for { $tile-the } then.
reason-money-late = In the last round money buys nothing more.
reason-points-count = No barrier is in the way of these points.
reason-card-points =
    The card is worth { $number ->
        [one] 1 prestige point
       *[other] { $number } prestige points
    } at once.
reason-card-money =
    The card pays { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-card-notes =
    The card draws { $number ->
        [one] one note
       *[other] { $number } notes
    }.
reason-card-climb = The card opens the way up to { $step-quoted }.
reason-card-tile = The card can bring { $tile-the }.
reason-card-builds = The money is there: with this card { $tile-the } can be built.
reason-denies = { $rival-seat-who } could make more of this card.
reason-cheaper =
    Saves { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-more-notes =
    { $number ->
        [one] One more note
       *[other] { $number } more notes
    } for the auctions.
reason-buys-joker = A joker fits every noble.
reason-high-note = { $card } beats most notes.
reason-first-note = The first note for { $noble }: something to bid with there.
reason-notes-of =
    Makes { $number ->
        [one] one note
       *[other] { $number } notes
    } for { $noble }.
reason-saves-for = Leaves enough money for { $tile-the }.
reason-keeps-joker = Keeps the joker, which fits every noble.
reason-low-note = { $card } rarely wins anything.
reason-keeps-note = Keeps { $card } for an auction.
reason-jokers-left =
    { $number ->
        [one] One joker is
       *[other] { $number } jokers are
    } still left.
reason-enough-of =
    { $number ->
        [one] One note
       *[other] { $number } notes
    } for { $noble } will do.
reason-visit-over = { $noble } has already been visited in this round.
reason-begins = Begins, and names the first bid.
reason-lets-begin = Lets { $rival-seat-who } begin, and hears a bid before making one.
reason-unbeatable = Nobody can beat { $card }.
reason-strong-note = { $card } is hard to beat.
reason-alone =
    Nobody else is in: { $number ->
        [one] one note wins
       *[other] { $number } notes win
    } the visit.
reason-fewer-notes =
    Costs { $number ->
        [one] one note
       *[other] { $number } notes
    } less if it wins.
reason-pressure =
    The others need { $number ->
        [one] one valid note
       *[other] { $number } valid notes
    }, or they pass.
reason-prize = The display has a card that fits: { $card-quoted }.
reason-second-money =
    Even second place pays { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
reason-notes-left =
    Leaves { $number ->
        [one] one note
       *[other] { $number } notes
    } in hand for later.
reason-keeps-notes =
    Keeps { $number ->
        [one] the only note
       *[other] all { $number } notes
    } for another visit.
reason-weak-note = { $card } is too weak to win here.
reason-last-notes =
    It would take { $number ->
        [one] the last fitting note
       *[other] all { $number } fitting notes
    }.
reason-others-fight =
    Lets { $number ->
        [one] the other one
       *[other] { $number } others
    } fight it out.
reason-visits-left =
    { $number ->
        [one] One more visit comes
       *[other] { $number } more visits come
    } in this round.
reason-anew = Begins the choice again.
reason-shows-jokers = Spares { $card } for another visit.
reason-saves-jokers =
    Spares the { $number ->
        [one] joker
       *[other] { $number } jokers
    }, good for every noble.
reason-fills-up = Fills up with a lower note and spares { $card }.
reason-keeps-filler = Keeps { $card } to fill up another time.
reason-shows-best = Only the highest note decides: { $card }.
reason-losers-keep = Whoever loses keeps the notes, so a high one risks little.
reason-saves-note = Spares { $card } for a better visit.
reason-enough-to-stay =
    Second place pays { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } without spending a note.

## Material: the parts of components.toml, and their keys

material-players = The players
material-setup = Set-up
    .start-money = Florins
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
    .price-on-back = Price on the back too
material-notes-price-by-value = Price of a note by its value
material-jokers = Jokers
material-piles = What you learn about the piles
    .few-cards = Few means fewer than
material-step-card-sizes = Level cards
    .total-per-category = In each category
    .small = Small
    .medium = Medium
    .large = Large
material-step-supply = Level cards by number of players
    .small = Small
    .medium = Medium
    .large = Large
material-categories = Categories, by level 1 to 4
    .income = Florins in a round
    .cash-option = Florins instead of a level
    .cash-option-min-level = from level
    .prestige = Prestige in a round
    .offer = Notes offered
    .free = and free
material-rights-general = Rights tiles
    .per-pile = In each pile
    .use-all-for-every-player-count = All of them, however many play
material-rights = Rights tiles by pile
    .category = Category
    .min-level = From level
    .pile = The pile, from the top
    .free-notes = Free notes in a round
    .extra-builds-per-win = More buildings for an auction won
material-privilege-rules = Privilege cards: numbers
    .display = Face up
    .uses-per-card = Uses of a card
    .waive-prestige = Prestige for waiving
    .money-symbol = Florins of the money symbol
    .prestige-6 = Small laurel
    .prestige-7 = Large laurel
    .draw-cards = Cards drawn
    .draw-discard = of which discarded
material-privilege-cards = Privilege cards
    .symbols = Symbols
material-showdown-compensation = Compensation in a showdown
    .second = Second place
    .third = Third place
material-steal-compensation = Compensation for a level taken away
    .money = Florins
    .prestige = Prestige points

## What explains itself on the table

help-philipp = At this visit Philip’s notes and your jokers are valid.
help-louise = At this visit Louise’s notes and your jokers are valid.
help-leo = At this visit Leo’s notes and your jokers are valid.
help-maria = At this visit Maria’s notes and your jokers are valid.
help-maximilian = At this visit every card in your hand is valid; between equal values Maria beats Leo, Leo beats Louise, and Louise beats Philip.
help-bidder = Whoever named the present number first leads; the others hold it, raise it or pass.
    .name = Bidder
help-consolation = Whoever loses the showdown keeps the cards; the second gets 100 florins, the third 50.
    .name = Consolation
help-note = A card of a noble; its value decides showdowns, its price is what you pay when you buy it.
help-joker = A card without a value: it makes up the number you bid, but never wins a showdown.
help-valid-cards = How many valid cards you have for each noble, and so the most you can bid; jokers alone are no bid.
    .name = Largest bids
help-place = The cards you show lie here, the highest first; places you leave empty are filled with jokers.
    .name = Cards to show
help-taken-card = This card has left the display and will not come back before all ten are shuffled.
    .name = Card taken
help-money-500 = You get 500 florins from the bank.
help-prestige-6 = You gain 6 points, as far as the barriers allow.
help-prestige-7 = You gain 7 points, as far as the barriers allow.
help-draw-2 = You draw two notes, then discard one card from your hand.
help-sheet = Everything a player has achieved: levels, rights tiles and prestige points.
    .name = Player’s sheet
help-agency-level = How many florins this level brings at the end of every round but the last.
    .name = Agency level
help-peerage-level = How many points this level brings at the end of every round.
    .name = Peerage level
help-office-level = How many notes this level offers at the end of every round but the last; the mayor gets one more, free of charge.
    .name = Office level
help-church = Without it you stop at 25 points; you pay the price of the top tile.
help-cathedral = With a church but no cathedral you stop at 45 points; you pay the price of the top tile.
help-deck = Notes and jokers, face down; everybody can read the price of the top card.
help-purse = Your money: you pay for notes, churches and cathedrals with it.
    .name = Purse
help-backs = The prices on the backs of this hand’s cards, sorted.
    .name = Card backs

## The game on one page

summary-aim = Have the most prestige after the last round: pay with the debts of the mighty, and turn their privileges into levels and buildings.
summary-pieces-notes = Promissory notes of four nobles; no two notes are alike
summary-pieces-joker = Jokers add to the number, but have no value
summary-pieces-ladders = Three categories: agencies for money, the peerage for prestige, offices for notes
summary-pieces-rights = Rights tiles: nobody can take them from you
summary-pieces-buildings = Church and cathedral, to pass 25 and 45 points
summary-pieces-symbols = Privilege cards: three symbols, of which you use two
summary-turn-bidding = Five visits, five auctions: open with a number of that noble’s notes, hold, raise or pass; at Maximilian’s all notes are valid.
summary-turn-showdown = Those still in show that many cards: whoever has the single highest note wins and pays, the others take theirs back.
summary-turn-taking = The winner takes a privilege card and uses two of its symbols, or waives them for 2 points each.
summary-turn-climbing = A category symbol takes you up one level; if the supply has no card left, you take it from another player.
summary-turn-income = Then comes income: money, prestige, and notes that you buy in secret.
summary-score-income = At every income: 3, 5, 8 or 12 points for your peerage, plus the coat of arms and the patent of nobility.
summary-score-symbols = Prestige symbols: 6 or 7 points; a privilege you waive: 2 points.
summary-score-barriers = Without a church you stop at 25 points, without a cathedral at 45: what goes beyond is lost.
summary-end = There are two rounds more than players; the last pays prestige only. The most prestige wins; in a tie, the most expensive cathedral.
summary-idea = Losing a showdown costs nothing: you take your cards back, with 100 florins for second place and 50 for third. So hold bids that you would not mind losing, and let others pay.

## The guided first game

lesson-aim = Welcome to Augsburg in the year 1520! You are the bank of the mighty. Whoever has the most prestige after the last round wins.
lesson-visits = In every round you visit five nobles, one after another. Each visit is an auction, and whoever wins it takes a privilege card.
lesson-notes = You bid with promissory notes: each belongs to a noble and has a value. Seven are on offer to you now, and you have 1,500 florins.
lesson-buy = Buy Philip’s 8, Louise’s 4 and 13, and Leo’s 13 and 16. Choose these five cards, then confirm the purchase.
lesson-bid = Only the notes of the noble you visit are valid, and your jokers. You bid a number of cards; their values do not matter yet.
lesson-open = You have one note of Philip’s, and two jokers to go with it. Open with one card.
lesson-pass = Your neighbour has raised to two cards. You will need your jokers at Louise’s. Pass: it costs you nothing.
lesson-taken = Your neighbour has paid with two notes, taken a privilege card and used two of its three symbols. Soon you will, too.
lesson-raise = At Louise’s you have two notes and two jokers. Raise to two cards.
lesson-hold = Three cards are bid now. Hold: then you show your cards, and their values decide.
lesson-select = The showdown: the single highest note wins. Show Louise’s 13.
lesson-more = Three cards are due: add her 4. A joker makes up the rest.
lesson-won = Won! You pay with the cards you have shown. Whoever loses a showdown takes the cards back, and the second even gets 100 florins.
lesson-take = Take a privilege card. Each has three symbols, and you use two of them at once. Early on, symbols of the three categories are the best.
lesson-agency = Agencies bring you money at the end of every round. Use this symbol and climb one level.
lesson-peerage = The peerage brings you prestige at the end of every round. Climb there, too.
lesson-levels = Your levels are on your sheet. Offices, the third category, let you choose from more notes. High levels are scarce: if the supply has none left, you take one from another player.
lesson-idea = One idea for winning: losing a showdown costs nothing. So hold bids that you can afford to lose, and let others pay.
lesson-own = At this visit, do as you like. If you are not sure, “Advice” tells you what a good player would do.
lesson-prestige =
    { $prestige ->
        [one] You have 1 point of prestige.
       *[other] You have { $prestige } points of prestige.
    } Mind the barriers: without a church you stop at 25, without a cathedral at 45. You build both with office symbols.
lesson-maximilian = At Maximilian’s, the last visit of the round, every card in your hand is valid.
lesson-consoled =
    { $money ->
        [0] You have lost the showdown, but you took your cards back.
        [one] You have lost the showdown, but you took your cards back and got 1 florin.
       *[other] You have lost the showdown, but you took your cards back and got { $money } florins.
    } That is the idea!
lesson-income =
    { $money ->
        [one] The five visits are over, and there is income: 1 florin from your agencies,
       *[other] The five visits are over, and there is income: { $money } florins from your agencies,
    } points by your peerage, and new notes on offer by your offices.
lesson-purchase = Buy notes for the next round: strong ones, or several of one noble. What you do not buy is discarded.
lesson-end = Well played! There are two rounds more than players, and the last one pays prestige only. Play on as you like; I shall watch in silence.

## Pictures of the rulebook

picture-piles = The six piles of rights tiles. The one on top shows what it brings or costs and which level it takes; a church or a cathedral may be built at any level.
picture-offer = Your opening offer: the value above, the price below. You have { $money } florins and buy in secret whatever you like; the rest is discarded.
picture-visits = In every round the table calls on the five nobles in this order. Ben has won the visit to Philip, Clara the one to Louise; the pawn is at Leo’s now.
picture-bidding = You opened with 2, Ben passed, { $leader-seat } raised to { $bid } and leads. You pass, hold the { $bid } or raise. If you hold, the turn would come back to { $leader-seat }, so bidding would be over.
picture-showdown = Example. You have held. You show { $cards-a }; { $rival-seat } shows { $rivals-a }. Only the single highest value counts: your 13 beats the 11. You discard your three cards; { $rival-seat } takes hers back and receives { $money } florins.
picture-privilege = The five privilege cards of round 1, each with three symbols. { $seat } has won the first visit and will take the card with the ring: two of its symbols are used, here the agency and the peerage; the third gives nothing.
picture-taking = You are at peerage level 3 and want to climb. The large card is not in the supply: you take { $level-the } from { $victim-seat }, who receives your medium card, drops to level 3 and chooses { $money } florins as compensation.
picture-barrier = Without a church the gate at { $limit } stays shut for you: of the 8 points of your peerage you gain only { $points }. Ben and Clara have built theirs and may go as far as 45; only a cathedral opens the second gate.
picture-income = Example. You receive { $money } florins for your agency, the highest one. In prestige { $second-seat } counts 12 for peerage level 4 and 5 for a patent of nobility, { $second } in all; { $third-seat } 5 for level 2 and 4 for a coat of arms, { $third } in all. At level 3 you would gain 8, but your barrier lets only { $points } pass.
picture-end = Example. After the last income { $winner-seat } wins with { $first } points, a single one ahead of you ({ $second }); { $last-seat } has { $last }. Money and notes no longer count.
