### Die Fugger in English

## The game

game-title = Die Fugger
game-tagline = Ride a price up, and step off before it crashes
game-about = Augsburg, in the days when the house of Fugger trades across all of Europe. Every card you lay open is both merchandise and demand: the fifth card of one good calls market day, the goods in strongest demand climb, and everybody sells. But a good driven past 9 florins crashes to 1, and Jakob the Rich upsets every plan with cards of his own. Once anyone has 100 florins, the cards you laid aside in secret are paid double and often decide the game.

## What is asked

turn-prompt = Your turn: draw a card or offer one.
turn-prompt-delivery = Your turn: draw a card, offer one or consign one.
turn-prompt-bonus = Your turn: draw a card or offer one. Before that you may consign one.
turn-prompt-draw = Your turn: draw a card.
turn-prompt-play = Your turn: offer a card.
turn-prompt-play-delivery = Your turn: offer a card or consign one.
turn-prompt-play-bonus = Your turn: offer a card. Before that you may consign one.
turn-prompt-pass = Your turn, but no action is possible: you pass.
turn-waiting =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }

## What may be answered

option-draw =
    { $number ->
        [0] Draw a card (after reshuffling the discard pile)
        [one] Draw a card (the last of the draw pile)
       *[other] Draw a card ({ $number } in the draw pile)
    }
option-play = Offer { $card-some } (demand { $demand })
option-play-merchant =
    { $bonus ->
        [one] Lay out a merchant (one extra card next round)
       *[other] Lay out a merchant ({ $bonus } extra cards next round)
    }
option-play-merchant-more = Lay out another merchant ({ $bonus } extra cards next round instead of { $before })
option-play-closing =
    { $earned ->
        [one] Offer { $card-some } and close the round: { $old } → { $price }, you earn 1 florin
       *[other] Offer { $card-some } and close the round: { $old } → { $price }, you earn { $earned } florins
    }
    .confirm = This ends the round. Really?
option-play-ending =
    { $earned ->
        [one] Offer { $card-some } and end the game: { $old } → { $price }, you earn 1 florin
       *[other] Offer { $card-some } and end the game: { $old } → { $price }, you earn { $earned } florins
    }
    .confirm = This ends the round and the game. Really?
option-deliver =
    { $jakob ->
        [0] Consign { $card-some }, face down ({ $times ->
            [2] twice its price at the end
           *[other] { $times } times its price at the end
        })
       *[other] Consign { $card-some }, face down ({ $times ->
            [2] twice its price at the end
           *[other] { $times } times its price at the end
        }, but Jakob receives a card at once)
    }
option-deliver-seal =
    { $jakob ->
        [0] Consign { $card-some }, face down ({ $times ->
            [2] twice its price at the end
           *[other] { $times } times its price at the end
        })
       *[other] Consign { $card-some }, face down ({ $times ->
            [2] twice its price at the end
           *[other] { $times } times its price at the end
        }, but Jakob receives a card at once)
    }
    .confirm = A seal counts for nothing face down. Consign it all the same?
option-pass = Pass (no action is possible)

## What is refused

refusal-pass = You cannot pass while an action is open to you. Choose one of those offered.
refusal-hand-too-large = You hold { $number } cards, and you may draw only with { $limit } or fewer. Offer cards until then.
refusal-no-cards-left = Draw pile and discard pile are both empty. New cards come on market day at the earliest, when the goods lying open are put away.
refusal-merchants-in-front =
    { $number ->
        [one] One merchant lies in front of you, and that is the limit. You can lay out another next round.
       *[other] { $number } merchants lie in front of you, and that is the limit. You can lay out another next round.
    }
refusal-merchant-delivery = A merchant cannot be consigned. Choose a goods card.
refusal-deliveries-over = Cards are consigned in rounds 1 and 2 only, and this is round { $round }. Offer the card instead.
refusal-delivered-already =
    { $round ->
        [1] You have already consigned a card in round 1. You can consign another in round 2.
       *[other] You have already consigned a card in round { $round }, and one per round is all. Offer the card instead.
    }

## What happens

started =
    { $you ->
        [yes] Lots are drawn: you start.
       *[no] Lots are drawn: { $seat } starts.
    }
new-round =
    { $you ->
        [yes] Round { $round }: you start.
       *[no] Round { $round }: { $seat } starts.
    }
dealt =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } dealt { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
dealt-known =
    { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $seat } is dealt { $cards }.
    }
dealt-bonus =
    { $you ->
        [yes] For your merchants you receive
       *[no] For the merchants { $seat } receives
    } { $number ->
        [one] one more card.
       *[other] { $number } more cards.
    }
dealt-bonus-known =
    { $you ->
        [yes] For your merchants you receive { $cards }.
       *[no] For the merchants { $seat } receives { $cards }.
    }
deal-short =
    The supply is empty: { $you ->
        [yes] you go
       *[no] { $seat } goes
    } short by { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
drew-known =
    { $you ->
        [yes] You draw { $card-some }.
       *[no] { $seat } draws { $card-some }.
    }
played =
    { $you ->
        [yes] { $card-id ->
            [merchant] You lay out a merchant.
           *[other] You offer { $card-some }.
        }
       *[no] { $card-id ->
            [merchant] { $seat } lays out a merchant.
           *[other] { $seat } offers { $card-some }.
        }
    }
delivered =
    { $you ->
        [yes] You consign a card in round { $round }.
       *[no] { $seat } consigns a card in round { $round }.
    }
delivered-known =
    { $you ->
        [yes] You consign { $card-some } in round { $round }.
       *[no] { $seat } consigns { $card-some } in round { $round }.
    }
passed =
    { $you ->
        [yes] You have no possible action: your turn is skipped.
       *[no] { $seat } has no possible action and is skipped.
    }
jakob-received = Jakob receives { $card-some }.
jakob-merchant = A merchant turns up for Jakob and goes to the discard pile.
jakob-nothing = No goods card is left for Jakob.
reshuffled =
    { $number ->
        [one] The discard pile becomes the draw pile: one card.
       *[other] The discard pile is shuffled: a new draw pile of { $number } cards.
    }
market-day =
    { $you ->
        [yes] You close round { $round } on { $good-some }: market day!
       *[no] { $seat } closes round { $round } on { $good-some }: market day!
    }
price-rose =
    { $good-number ->
        [plural] { $good } climb: { $old } → { $price } (demand { $demand }).
       *[singular] { $good } climbs: { $old } → { $price } (demand { $demand }).
    }
price-crashed =
    { $good-number ->
        [plural] { $good } crash: { $old } → { $price }!
       *[singular] { $good } crashes: { $old } → { $price }!
    }
price-fell =
    { $good-number ->
        [plural] { $good } slip: { $old } → { $price }.
       *[singular] { $good } slips: { $old } → { $price }.
    }
price-stayed =
    { $good-number ->
        [plural] { $good } stay at { $price }.
       *[singular] { $good } stays at { $price }.
    }
sold =
    { $you ->
        [yes] You sell
       *[no] { $seat } sells
    } { $number ->
        [one] { $card-some } for { $earned }.
       *[other] { $card-several } at { $each } each: { $earned }.
    }
sold-doubled =
    { $you ->
        [yes] You sell
       *[no] { $seat } sells
    } { $number ->
        [one] { $card-some } for { $earned }, twice the price.
       *[other] { $card-several } at { $each } each, twice the price: { $earned }.
    }
earned =
    { $you ->
        [yes] { $earned ->
            [0] You earn nothing and stay at { $florins }.
            [one] You earn one florin and now have { $florins }.
           *[other] You earn { $earned } florins and now have { $florins }.
        }
       *[no] { $earned ->
            [0] { $seat } earns nothing and stays at { $florins }.
            [one] { $seat } earns one florin and now has { $florins }.
           *[other] { $seat } earns { $earned } florins and now has { $florins }.
        }
    }
final-reckoning = The final reckoning: all consignments are turned face up.
delivery-paid =
    { $you ->
        [yes] You turn over a consignment:
       *[no] { $seat } turns over a consignment:
    } { $card-some }, { $earned ->
        [one] 1 florin.
       *[other] { $earned } florins.
    }
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $florins ->
        [one] 1 florin.
       *[other] { $florins } florins.
    }
## Names
# .some stands in a sentence, .several counts cards; .number is the grammar of a good.

name-copper = Copper
    .letter = C
    .short = Copper
    .some = copper
    .several = { $number } × copper
    .number = singular
name-cloth = Cloth
    .letter = L
    .short = Cloth
    .some = cloth
    .several = { $number } × cloth
    .number = singular
name-wine = Wine
    .letter = W
    .short = Wine
    .some = wine
    .several = { $number } × wine
    .number = singular
name-spices = Spices
    .letter = S
    .short = Spices
    .some = spices
    .several = { $number } × spices
    .number = plural
name-jewels = Jewels
    .letter = J
    .short = Jewels
    .some = jewels
    .several = { $number } × jewels
    .number = plural
name-copper-seal = Sealed copper
    .some = sealed copper
    .several = { $number } × sealed copper
name-cloth-seal = Sealed cloth
    .some = sealed cloth
    .several = { $number } × sealed cloth
name-wine-seal = Sealed wine
    .some = sealed wine
    .several = { $number } × sealed wine
name-spices-seal = Sealed spices
    .some = sealed spices
    .several = { $number } × sealed spices
name-jewels-seal = Sealed jewels
    .some = sealed jewels
    .several = { $number } × sealed jewels
name-merchant = Merchant
    .letter = M
    .short = Merchant
    .some = a merchant
    .several = { $number } merchants
name-jakob = Jakob the Rich
    .letter = J
    .short = Jakob
name-royal-seal = Royal seal
name-florin = Florin
name-price = Price
name-demand = Demand
name-deck = Draw pile
name-discard = Discard pile
name-hand = Hand
name-display = Display
name-delivery = Consignment
name-round = Round

## Table options

table-draw-rule = Drawing
    .help = With how many cards in hand you may still draw another.
table-draw-rule-hold-at-most-four = With four cards or fewer
table-draw-rule-hold-at-most-three = With three cards or fewer
table-tie-break = Ties
    .help = Who wins when the richest players have the same number of florins.
table-tie-break-shared = The victory is shared
table-tie-break-pre-delivery-florins = Whoever had more florins before the final reckoning
table-two-player-jakob = Jakob with two players
    .help = When Jakob receives his extra card in a game for two.
table-two-player-jakob-after-both-turns = After both have had a turn
table-two-player-jakob-after-every-turn = After every turn
table-delivery-timing = Consigning
    .help = Whether consigning a card takes your turn or comes on top of it.
table-delivery-timing-as-action = It is the action of the turn
table-delivery-timing-as-bonus = It comes on top of the action
table-show-discard = Discard pile
    .help = How much of the discard pile is displayed.
table-show-discard-counts = All its cards
table-show-discard-top-card-only = The top card and the number of cards

## The table in the terminal

sheet-market = Round { $round } · draw pile { $deck } · discard { $discard } · the game ends at { $goal } florins
sheet-good = { $good }
sheet-price = Price
sheet-demand = Open cards
sheet-forecast = If the round ended now
sheet-florins = Florins
sheet-sale = Sale
sheet-hand-size = Hand
sheet-display = Display
sheet-delivery = Consigned (round { $round })
sheet-seat-active = ▸ { $seat }
sheet-jakob = Jakob the Rich
sheet-own-hand = Your hand
sheet-hidden = face down

## The table in the browser

board-dial = The price dial
board-beyond = beyond { $price }
board-token = { $good }, price { $price }
board-deck =
    { $number ->
        [one] Draw pile, { $number } card
       *[other] Draw pile, { $number } cards
    }
board-discard =
    { $number ->
        [one] Discard pile, { $number } card
       *[other] Discard pile, { $number } cards
    }
board-look-discard = look at the discards
board-pile-deck = deck
board-pile-discard = discards
board-square = The market square
board-square-label = Demand for each good
board-demand = Demand: { $demand } of { $places }
board-fifth-place = fifth place: ends the round
board-fifth = 5th:
board-rise = +{ $steps }
board-crash = crash
board-fall = −{ $steps }
board-same = stays
board-final-price = final price
board-legend = price now → price if the round ended now
board-jakob = never paid, but he moves the prices
board-jakob-coin =
    { $left ->
        [one] one card more after { $left } turn
       *[other] one card more after { $left } turns
    }
board-road = The road to { $goal } florins
board-goal = Ends at { $goal } florins
board-deliveries-open = Consigning is still open
board-deliveries-made = Consigned in round { $round }
board-deliveries-closed = No more consigning
board-in-hand = { $number } in hand
board-sale = expected sale
board-sale-short = sale
board-florins =
    { $number ->
        [one] florin
       *[other] florins
    }
board-deliveries = Consignments
board-delivery-free = Round { $round }: nothing consigned
board-delivery-hidden = Consigned in round { $round }, face down
board-delivery-own = Consigned by you in round { $round }: { $card }
board-hand =
    { $number ->
        [one] Your hand, { $number } card
       *[other] Your hand, { $number } cards
    }
board-hand-empty = Your hand is empty.
board-offer = Offer
board-hire = Lay down
board-consign = Consign
board-draw = Draw
board-draw-hint =
    { $deck ->
        [0] the discard pile is shuffled first, you hold { $hand }
        [one] { $deck } card in the pile, you hold { $hand }
       *[other] { $deck } cards in the pile, you hold { $hand }
    }
board-brief-end = end, { $earned }
board-brief-end-game = game over, { $earned }
board-brief-sale = sale { $earned }
board-brief-cards =
    { $number ->
        [one] +{ $number } card
       *[other] +{ $number } cards
    }
board-closes = 5th card: ends the round
board-closes-game = 5th card: ends the game
board-hint-deliver =
    { $jakob ->
        [0] Consigned, a card pays { $times ->
            [2] twice its price
           *[other] { $times } times its price
        } at the end.
       *[other] Consigned, a card pays { $times ->
            [2] twice its price
           *[other] { $times } times its price
        } at the end, but Jakob receives one at once.
    }
board-price = price
board-next-round = Next round:
board-more-cards =
    { $number ->
        [one] { $number } card more
       *[other] { $number } cards more
    }
board-more-cards-instead = { $number } cards more instead of { $before }
board-sheet = Score sheet
board-source = Earned by
board-sales-of = Sales of round { $round }
board-total = Total
board-evaluation = Evaluation of round { $round }
board-step-prices = Prices move
board-step-sales = Everybody sells
board-step-purses = In the purses
board-doubled = ×2

## Reasons a bot gives

name-reason-tempo = the moment of the round
name-reason-money = the florins
name-reason-display = the cards laid out
name-reason-hand = the hand
name-reason-merchants = the merchants
name-reason-delivery = the reserved cards
name-reason-market = demand and prices

## Material: the parts of components.toml, and their keys

material-goods = Goods
material-colours = Colours of the goods
    .set = Colours
material-card-types = The cards
    .good = Good
    .sealed = With a seal
material-deck = The deck
    .size = Cards
    .goods-cards = Cards of goods
    .sealed-goods-cards = of which with a seal
    .merchants = Merchants
material-price-ladder = Price ladder
    .values = Prices
    .direction = Direction
    .start-value = Price at the start
    .min-value = Lowest price
    .max-value = Highest price
    .overflow-value = Price after going beyond the highest
material-deal = Dealing
    .initial-hand = Cards in hand at the start
    .initial-jakob-cards = Jakob’s cards at the start
    .new-round-base-cards = New cards for each round
    .new-round-jakob-cards = Jakob’s cards for each round
material-limits = Limits
    .draw-allowed-max-hand = You may draw with at most so many in hand
    .merchants-in-front-max = Merchants in front of you, at most
material-merchant-bonus = The merchants’ bonus
    .extra-cards-by-merchants = More cards with none, one, two merchants
material-delivery = Final delivery
    .rounds-allowed = In rounds
    .per-player-per-round = For each player in a round
    .goods-only = Goods only
    .final-multiplier = The price counts so many times
material-evaluation = Evaluation
    .trigger-cards = Cards of one good that end the round
    .rising-places = Places that rise
    .fall-step = All others fall by
    .seal-multiplier = With a seal, the price counts
    .seal-max-cards = Seals pay with at most so many cards of the good
material-evaluation-rulings = Rulings on the evaluation
    .ranking = Ties of rank
    .zero-card-goods-rise = Goods without a card rise
    .seal-count-includes-jakob = Jakob’s cards count for seals
    .seal-count-includes-face-down = Cards face down count for seals
material-end = End of the game
    .florins-to-end = Florins that end the game
material-player-counts = By number of players
    .jakob-card-per-delivery = Jakob’s cards for a delivery
    .jakob-card-every-n-turns = A card for Jakob every so many turns (0: never)
material-start-deck-size = The deck after dealing
    .cards = Cards
material-other-pieces = Other pieces
    .price-cards = Price cards
    .jakob-card = Jakob’s card
    .goods-markers = Markers of goods
    .overview-card = Overview card
    .printed-cards-total-without-overview = Printed cards in all
material-words =
    .clockwise = clockwise
    .standard-competition = the place after a tie is left out
