### Die Fugger in English

## The game

game-title = Die Fugger
game-tagline = Ride a price up, and step off before it crashes
game-about = Augsburg, in the days when the house of Fugger trades across all of Europe. Every card you offer is both merchandise and demand: the fifth card of one good calls market day, the goods in strongest demand climb, and everybody sells. But a good driven past 9 florins crashes to 1, and Jakob the Rich upsets every plan with cards of his own. Once anyone has 100 florins, the cards you consigned in secret are paid double, and often they decide the game.

## What is asked

turn-prompt = Your turn: draw a card or offer one.
turn-prompt-delivery = Your turn: draw a card, offer one or consign one.
turn-prompt-bonus = Your turn: draw a card or offer one. Before that you may consign one.
turn-prompt-draw = Your turn: draw a card.
turn-prompt-play = Your turn: offer a card.
turn-prompt-play-delivery = Your turn: offer a card or consign one.
turn-prompt-play-bonus = Your turn: offer a card. Before that you may consign one.
turn-prompt-pass = It is your turn, but there is nothing you can do: you pass.
turn-waiting =
    { $you ->
        [yes] You are to draw a card or offer one.
       *[no] It is { $seat }’s turn.
    }

## What may be answered

option-draw = Draw a card
    .detail =
        { $number ->
            [0] The discard pile is shuffled first
            [one] The last one in the draw pile
           *[other] { $number } left in the draw pile
        }
option-play = Offer { $card-a }
    .detail = Demand rises to { $demand }
option-play-merchant = Play a merchant
    .detail =
        { $bonus ->
            [one] One more card next round
           *[other] { $bonus } more cards next round
        }
option-play-merchant-more = Play another merchant
    .detail = { $bonus } more cards next round, not just { $before }
option-play-closing = Offer { $card-a }
    .detail =
        Fifth card, market day: { $crash ->
            [0] price { $old } → { $price }
           *[other] crash, { $old } → { $price }
        }; { $earned ->
            [0] you earn nothing
            [one] you earn 1 florin
           *[other] you earn { $earned } florins
        }
    .confirm = This ends the round. Are you sure?
option-play-ending = Offer { $card-a }
    .detail =
        Fifth card, the game ends: { $crash ->
            [0] price { $old } → { $price }
           *[other] crash, { $old } → { $price }
        }; { $earned ->
            [0] you earn nothing
            [one] you earn 1 florin
           *[other] you earn { $earned } florins
        }
    .confirm = This ends the round and the game. Are you sure?
option-deliver = Consign { $card-a }
    .detail =
        Face down; { $times ->
            [one] its price
            [2] twice its price
           *[other] { $times } times its price
        } at the end{ $jakob ->
            [0] { "" }
           *[other] , but Jakob gets a card at once
        }
option-deliver-seal = Consign { $card-a }
    .detail =
        Face down; { $times ->
            [one] its price
            [2] twice its price
           *[other] { $times } times its price
        } at the end, seal or no seal{ $jakob ->
            [0] { "" }
           *[other] , but Jakob gets a card at once
        }
    .confirm = Face down, a seal counts for nothing. Consign it all the same?
option-pass = Pass
    .detail = There is nothing you can do

## What is refused

refusal-pass = You cannot pass while there is something you can do. Choose one of the actions offered.
refusal-hand-too-large =
    You hold { $number ->
        [one] one card
       *[other] { $number } cards
    }, and you may draw only with { $limit ->
        [one] one
       *[other] { $limit } or fewer
    }. Offer cards first.
refusal-no-cards-left = The draw pile and the discard pile are both empty. New cards come on market day at the earliest, when the open goods cards go to the discard pile.
refusal-merchants-in-front =
    { $number ->
        [one] You already have a merchant in front of you, and that is the limit. You can play another next round.
        [2] You already have two merchants in front of you, and that is the limit. You can play another next round.
       *[other] You already have { $number } merchants in front of you, and that is the limit. You can play another next round.
    }
refusal-merchant-delivery = A merchant cannot be consigned. Choose a goods card.
refusal-deliveries-over = You can consign cards in rounds 1 and 2 only, and this is round { $round }. Offer the card instead.
refusal-delivered-already =
    { $round ->
        [1] You have already consigned a card in round 1. You can consign another in round 2.
       *[other] You have already consigned a card in round { $round }, and one per round is all you get. Offer the card instead.
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
        [yes] You are dealt { $cards-a }.
       *[no] { $seat } is dealt { $cards-a }.
    }
dealt-bonus =
    As a merchant bonus, { $you ->
        [yes] you are
       *[no] { $seat } is
    } dealt { $number ->
        [one] one more card.
       *[other] { $number } more cards.
    }
dealt-bonus-known =
    As a merchant bonus, { $you ->
        [yes] you are
       *[no] { $seat } is
    } also dealt { $cards-a }.
deal-short =
    The cards have run out: { $you ->
        [yes] you are
       *[no] { $seat } is
    } { $number ->
        [one] one card
       *[other] { $number } cards
    } short.
drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
drew-known =
    { $you ->
        [yes] You draw { $card-a }.
       *[no] { $seat } draws { $card-a }.
    }
played =
    { $card-id ->
        [merchant] { $you ->
            [yes] You play a merchant.
           *[no] { $seat } plays a merchant.
        }
       *[other] { $you ->
            [yes] You offer { $card-a }.
           *[no] { $seat } offers { $card-a }.
        }
    }
delivered =
    { $you ->
        [yes] You consign a card in round { $round }.
       *[no] { $seat } consigns a card in round { $round }.
    }
delivered-known =
    { $you ->
        [yes] You consign { $card-a } in round { $round }.
       *[no] { $seat } consigns { $card-a } in round { $round }.
    }
passed =
    { $you ->
        [yes] You can do nothing and pass.
       *[no] { $seat } can do nothing and passes.
    }
jakob-received = Jakob gets { $card-a }.
jakob-merchant = A merchant turns up for Jakob and goes to the discard pile.
jakob-nothing = There is no goods card left for Jakob.
reshuffled =
    { $number ->
        [one] The discard pile becomes the draw pile: one card.
       *[other] The discard pile is shuffled: the new draw pile has { $number } cards.
    }
market-day =
    { $you ->
        [yes] You end round { $round } on { $good-a }: market day!
       *[no] { $seat } ends round { $round } on { $good-a }: market day!
    }
price-rose =
    { $good-number ->
        [many] { $good-a } climb from { $old } to { $price } (demand { $demand }).
       *[one] { $good-a } climbs from { $old } to { $price } (demand { $demand }).
    }
price-crashed =
    { $good-number ->
        [many] { $good-a } crash from { $old } to { $price }!
       *[one] { $good-a } crashes from { $old } to { $price }!
    }
price-fell =
    { $good-number ->
        [many] { $good-a } slip from { $old } to { $price }.
       *[one] { $good-a } slips from { $old } to { $price }.
    }
price-stayed =
    { $good-number ->
        [many] { $good-a } stay at { $price }.
       *[one] { $good-a } stays at { $price }.
    }
sold =
    { $you ->
        [yes] You sell
       *[no] { $seat } sells
    } { $number ->
        [one] { $card-a } for { $earned ->
            [one] 1 florin.
           *[other] { $earned } florins.
        }
       *[other] { $card-several } at { $each } each: { $earned ->
            [one] 1 florin.
           *[other] { $earned } florins.
        }
    }
sold-doubled =
    { $you ->
        [yes] You sell
       *[no] { $seat } sells
    } { $number ->
        [one] { $card-a } for twice the price: { $earned ->
            [one] 1 florin.
           *[other] { $earned } florins.
        }
       *[other] { $card-several } for twice the price, { $each } each: { $earned ->
            [one] 1 florin.
           *[other] { $earned } florins.
        }
    }
earned =
    { $you ->
        [yes] { $earned ->
            [0] { $florins ->
                [0] You earn nothing and still have no money.
               *[other] You earn nothing and stay at { $florins }.
            }
            [one] You earn one florin and now have { $florins }.
           *[other] You earn { $earned } florins and now have { $florins }.
        }
       *[no] { $earned ->
            [0] { $florins ->
                [0] { $seat } earns nothing and still has no money.
               *[other] { $seat } earns nothing and stays at { $florins }.
            }
            [one] { $seat } earns one florin and now has { $florins }.
           *[other] { $seat } earns { $earned } florins and now has { $florins }.
        }
    }
final-reckoning = The final reckoning: all consignments are turned face up.
delivery-paid =
    { $you ->
        [yes] You had consigned { $card-a }:
       *[no] { $seat } had consigned { $card-a }:
    } { $earned ->
        [one] 1 florin.
       *[other] { $earned } florins.
    }
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $florins ->
        [0] no money at all.
        [one] 1 florin.
       *[other] { $florins } florins.
    }
## Names
# .several counts cards.

name-copper = Copper
    .noun = mass: copper
    .letter = C
    .short = Copper
    .several = { $number } copper cards
name-cloth = Cloth
    .noun = mass: cloth
    .letter = L
    .short = Cloth
    .several = { $number } cloth cards
name-wine = Wine
    .noun = mass: wine
    .letter = W
    .short = Wine
    .several = { $number } wine cards
name-spices = Spices
    .noun = plural: spices
    .letter = S
    .short = Spices
    .several = { $number } spice cards
name-jewels = Jewels
    .noun = plural: jewels
    .letter = J
    .short = Jewels
    .several = { $number } jewel cards
name-copper-seal = Sealed copper
    .noun = mass: sealed copper
    .several = { $number } sealed copper cards
name-cloth-seal = Sealed cloth
    .noun = mass: sealed cloth
    .several = { $number } sealed cloth cards
name-wine-seal = Sealed wine
    .noun = mass: sealed wine
    .several = { $number } sealed wine cards
name-spices-seal = Sealed spices
    .noun = plural: sealed spices
    .several = { $number } sealed spice cards
name-jewels-seal = Sealed jewels
    .noun = plural: sealed jewels
    .several = { $number } sealed jewel cards
name-merchant = Merchant
    .noun = count: merchant, merchants
    .letter = M
    .short = Merchant
name-jakob = Jakob the Rich
    .noun = name: Jakob the Rich
    .letter = J
    .short = Jakob
name-royal-seal = Royal seal
    .noun = count: royal seal, royal seals
name-demand = Demand
    .noun = mass: demand
name-display = Display
    .noun = count: display, displays
name-round = Round
    .noun = count: round, rounds

## House rules

table-draw-rule = Drawing
    .help = With how many cards in hand you may still draw another.
table-draw-rule-hold-at-most-four = With four cards or fewer
table-draw-rule-hold-at-most-three = With three cards or fewer
table-tie-break = Ties
    .help = Who wins when the richest have the same number of florins.
table-tie-break-shared = The victory is shared
table-tie-break-pre-delivery-florins = Whoever had more florins before the final reckoning
table-two-player-jakob = Jakob with two players
    .help = When Jakob gets his extra card in a two-player game.
table-two-player-jakob-after-both-turns = After both have had a turn
table-two-player-jakob-after-every-turn = After every turn
table-delivery-timing = Consigning
    .help = Whether consigning a card takes your turn or comes on top of it.
table-delivery-timing-as-action = It is the action of the turn
table-delivery-timing-as-bonus = It comes on top of the action
table-show-discard = Discard pile
    .help = How much of the discard pile is shown.
table-show-discard-counts = All its cards
table-show-discard-top-card-only = The top card and the number of cards

## The table in the terminal

sheet-market = Round { $round } · draw pile { $deck } · discard pile { $discard } · the game ends at { $goal } florins
sheet-good = { $good }
sheet-price = Price
sheet-demand = Demand
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

board-scene-market = Market day
board-scene-reckoning = The final reckoning
board-dial = The price dial
board-beyond = beyond { $price }
board-token = { $good }, price { $price }
board-deck =
    { $number ->
        [0] The draw pile is empty
        [one] Draw pile, 1 card
       *[other] Draw pile, { $number } cards
    }
board-discard =
    { $number ->
        [0] The discard pile is empty
        [one] Discard pile, 1 card
       *[other] Discard pile, { $number } cards
    }
board-look-discard = look at the discard pile
board-pile-deck = draw pile
board-pile-discard = discards
board-square = The market square
board-square-label = Demand for each good
board-demand = Demand: { $demand } of { $places }
board-fifth-place = fifth place: market day
board-fifth = 5th:
board-fifth-crash = 5th: crash
board-rise = +{ $steps }
board-crash = crash
board-fall = −{ $steps }
board-same = stays
board-final-price = final price
board-legend = price now → price if the round ended now
board-jakob = never paid, but he moves the prices
board-jakob-coin =
    { $left ->
        [one] his next card comes after this turn
       *[other] his next card comes after { $left } turns
    }
board-road =
    { $goal ->
        [one] The road to 1 florin
       *[other] The road to { $goal } florins
    }
board-goal =
    { $goal ->
        [one] Ends at 1 florin
       *[other] Ends at { $goal } florins
    }
board-deliveries-open = You can still consign
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
board-delivery-own = { $card }, consigned by you in round { $round }
board-hand =
    { $number ->
        [one] Your hand, 1 card
       *[other] Your hand, { $number } cards
    }
board-hand-empty = Your hand is empty.
board-offer = Offer
board-hire = Play
board-consign = Consign
board-draw = Draw
board-draw-hint =
    { $deck ->
        [0] the discard pile is shuffled first
        [one] 1 card in the draw pile
       *[other] { $deck } cards in the draw pile
    }, { $hand ->
        [0] none in your hand
       *[other] { $hand } in your hand
    }
board-brief-end = end, { $earned } fl
board-brief-end-game = game over, { $earned } fl
board-brief-sale = sale { $earned } fl
board-brief-cards =
    { $number ->
        [one] +1 card
       *[other] +{ $number } cards
    }
board-closes = 5th card: market day
board-closes-game = 5th card: ends the game
board-hint-deliver =
    Consigned, a card pays { $times ->
        [one] its price
        [2] twice its price
       *[other] { $times } times its price
    } at the end{ $jakob ->
        [0] .
       *[other] , but Jakob gets one at once.
    }
board-price = price
board-next-round = Next round:
board-more-cards =
    { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
board-more-cards-instead =
    { $number ->
        [one] 1 more card instead of { $before }
       *[other] { $number } more cards instead of { $before }
    }
board-sheet = Score sheet
board-source = Earned by
board-sales-of = Sales in round { $round }
board-total = Total
board-evaluation = Market day of round { $round }
board-step-prices = Prices move
board-step-sales = Everybody sells
board-step-purses = In the purses
board-doubled = ×2

## Reasons a bot gives

name-reason-tempo = the moment of the round
name-reason-money = the florins
name-reason-display = the cards on display
name-reason-hand = the hand
name-reason-merchants = the merchants
name-reason-delivery = the consignments
name-reason-market = demand and prices
reason-sells-now =
    Market day brings in { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } at once.
reason-earns-most =
    Nobody earns more on this market day: { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } ahead of the next best.
reason-rival-sells-nothing =
    { $rival-you ->
        [yes] You sell nothing
       *[no] { $rival-seat } sells nothing
    } on this market day.
reason-closes-high = Closes the round on { $good-a } at a price of { $price }.
reason-keeps-open =
    Holds market day back: today { $rival-seat-who } would earn { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } more.
reason-merchant =
    The merchant brings { $number ->
        [one] one more card
       *[other] { $number } more cards
    } next round.
reason-crash-threat = Drives { $good-a } towards a crash, and nobody offers more than { $rival-seat-who }.
reason-near-market =
    { $number ->
        [one] One more card
       *[other] { $number } more cards
    } of { $good-a }, and market day comes at a price of { $price }.
reason-rises = The price of { $good-a } climbs on market day: demand { $demand }, among the three strongest.
reason-most-of-good =
    More { $good-a } in the display than anybody else has: { $number ->
        [one] one card
       *[other] { $number } cards
    }.
reason-seal-double = The seal counts double as long as demand for { $good-a } stays low; it is { $demand }.
reason-sale-more =
    If market day came now, the display would sell for { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } more.
reason-rival-sale-less =
    If market day came now, { $rival-seat-who } would earn { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } less.
reason-not-near-market = Does not leave market day a single card of { $good-a } away.
reason-draws =
    Fills the hand: { $number ->
        [one] one card
       *[other] { $number } cards
    } to choose from next time.
reason-keeps-dear = Keeps { $card-a } in hand while the price stands at { $price }.
reason-keeps = Keeps { $card-a } in hand for a better price than { $price }.
reason-consigned =
    At today’s price, the consigned card would pay { $number ->
        [one] 1 florin
       *[other] { $number } florins
    } at the end.
reason-last-consignment = After round { $round } nothing more can be consigned.
reason-hidden = Nobody sees which card it is, and Jakob gets nothing.
reason-no-jakob = Gives Jakob no card that would upset the demand.

## Material: the parts of components.toml, and their keys

material-goods = Goods
material-colours = Colours of the goods
    .set = Colours
material-card-types = The cards
    .good = Good
    .sealed = With a seal
material-deck = The draw pile
    .size = Cards
    .goods-cards = Goods cards
    .sealed-goods-cards = of which with a seal
    .merchants = Merchants
material-price-ladder = Price dial
    .values = Prices
    .direction = Direction
    .start-value = Price at the start
    .min-value = Lowest price
    .max-value = Highest price
    .overflow-value = Price after a crash
material-deal = Dealing
    .initial-hand = Cards in hand at the start
    .initial-jakob-cards = Jakob’s cards at the start
    .new-round-base-cards = New cards each round
    .new-round-jakob-cards = Jakob’s cards each round
material-limits = Limits
    .draw-allowed-max-hand = Most cards in hand with which you may draw
    .merchants-in-front-max = Most merchants in front of you
material-merchant-bonus = The merchant bonus
    .extra-cards-by-merchants = More cards with no, one, two merchants
material-delivery = Consignments
    .rounds-allowed = In rounds
    .per-player-per-round = For each player in a round
    .goods-only = Goods only
    .final-multiplier = How many times the price counts
material-evaluation = Market day
    .trigger-cards = Cards of one good that end the round
    .rising-places = Places that climb
    .fall-step = All others slip by
    .seal-multiplier = How many times the price counts with a seal
    .seal-max-cards = Most cards of a good for its seals to pay
material-evaluation-rulings = Rulings on market day
    .ranking = Ties of rank
    .zero-card-goods-rise = Goods without a card climb
    .seal-count-includes-jakob = Jakob’s cards count for seals
    .seal-count-includes-face-down = Cards face down count for seals
material-end = End of the game
    .florins-to-end = Florins that end the game
material-player-counts = By number of players
    .jakob-card-per-delivery = Jakob’s cards for a consignment
    .jakob-card-every-n-turns = A card for Jakob every so many turns (0: never)
material-start-deck-size = The draw pile after dealing
    .cards = Cards
material-other-pieces = Other pieces
    .price-cards = Price cards
    .jakob-card = Jakob’s card
    .goods-markers = Goods markers
    .overview-card = Overview card
    .printed-cards-total-without-overview = Printed cards in all
material-words =
    .clockwise = clockwise
    .standard-competition = the place after a tie is left out

## Help on pieces

help-copper = One of the five goods: nine cards show it, and two of them bear the royal seal.
help-cloth = One of the five goods: nine cards show it, and two of them bear the royal seal.
help-wine = One of the five goods: nine cards show it, and two of them bear the royal seal.
help-spices = One of the five goods: nine cards show it, and two of them bear the royal seal.
help-jewels = One of the five goods: nine cards show it, and two of them bear the royal seal.
help-forecast = Where the marker would stand if the round ended now.
    .name = Forecast
help-market-square = Every open card of a good is a crate on its stall, whoever it belongs to.
    .name = Market square
help-fifth-place = The fifth open card of a good ends the round: market day.
    .name = Fifth place
help-price = What a card of this good is worth now, and what it would be worth if the round ended now.
    .name = Price
help-jakob-coin = With two players Jakob gets a card whenever both have had a turn.
    .name = Jakob’s next card
help-road = How many florins everybody has; a dashed line shows where the sale would take them if the round ended now.
    .name = The road
help-counter = What everybody can see of a player: florins, the number of cards in hand, the display and the consignments.
    .name = Counter
help-hand = How many cards a player holds; which ones, only that player knows.
    .name = Cards in hand
help-goal = As soon as somebody has this many florins after a market day, the consignments are paid and the game is over.
    .name = End of the game

## The game on one page

summary-aim = Have the most florins at the end: drive up the price of what you offer, and sell before it crashes.
summary-pieces-goods = Five goods with nine cards each: copper, cloth, wine, spices, jewels
summary-pieces-seal = The royal seal, on two cards of each good
summary-pieces-merchant = Four merchants: more cards for the next round
summary-pieces-jakob = Jakob the Rich: his cards count, but he is never paid
summary-pieces-dial = The price dial, from 1 to 9 florins; every good begins at 5
summary-pieces-consigned = A consigned card stays secret until the end
summary-turn-draw = Draw a card if you hold four or fewer,
summary-turn-offer = or offer one face up: it is merchandise and demand at once,
summary-turn-consign = or consign one face down, once in each of the first two rounds.
summary-turn-market = The fifth open card of one good brings market day: the three goods in strongest demand climb one step for each open card, the others slip by 1, and everybody sells.
summary-turn-round = Then everybody is dealt two cards, and more if they have merchants in front of them.
summary-score-sale = On market day each goods card in your display brings the new price of its good.
summary-score-seal = A sealed card brings twice that, as long as no more than three cards of its good are open.
summary-score-consigned = At the end each consignment brings twice the price of its good.
summary-end = Once somebody owns 100 florins after a market day, the consignments are paid, and whoever has the most florins wins.
summary-idea = The good with five cards climbs five steps: from 4 it reaches 9, from 5 it crashes to 1. So before you offer the fifth card, look at its price and at who has most of it in front of them.

## The guided first game

lesson-aim = Welcome to Augsburg! You deal in five goods. Whoever has the most florins at the end wins, and the end comes when somebody has 100.
lesson-prices = Every good has its price, from 1 to 9 florins. They all begin at 5, and they move only on market days.
lesson-hand = This is your hand. On your turn you do one thing: offer a card, draw one, or consign one. You will try all three.
lesson-offer = Let us begin: offer your jewels. Choose the card without a seal, then “Offer”.
lesson-offered = There they lie. You will sell them on the next market day. They also show demand: the more open cards a good has, the higher its price will climb.
lesson-jakob = Jakob the Rich has open cards too. They count towards demand, but nobody pays him. Now it is the others’ turn.
lesson-draw = Your turn again. Draw a card: you may as long as you hold four or fewer.
lesson-drew = You have drawn { $card-a }. Nobody else knows that.
lesson-merchant = Now play your merchant. Merchants are not for sale, but this one brings you two extra cards in the next round.
lesson-consign = The third action: consign a goods card, wine for instance. It lies face down until the end, and then brings twice the price of its good.
lesson-consigned = Only you know what lies there. You may consign once in each of the first two rounds. Each time, Jakob is given an open card.
lesson-seal = A card with the royal seal brings double on market day, if no more than three cards of its good are open. Offer yours now.
lesson-fifth = Four cards of copper are open. The fifth card of any good ends the round, and market day begins. At each stall you see the price now, and what it would become.
lesson-close = A fifth card lifts copper by five steps. It stands at 5, and beyond 9 every price crashes to 1. That hurts whoever has much copper; you have hardly any. Offer yours!
lesson-market = Market day! The three goods with the most open cards climb one step per card, all others slip by one. What would climb beyond 9 crashes to 1.
lesson-earned =
    { $earned ->
        [0] Then everybody sells their display at the new prices. This time there was nothing for you; it will be better next time.
        [one] Then everybody sells their display at the new prices. That brought you 1 florin.
       *[other] Then everybody sells their display at the new prices. That brought you { $earned } florins.
    } What you consigned stays where it is.
lesson-round = A new round begins: all are dealt two cards, and two more with a merchant in front of them. Prices stay where they are.
lesson-idea = One idea for winning: the good that ends the round climbs only from 4 or below; from 5 it crashes. So offer what will come second, and end the round with a good that others have offered.
lesson-own = Now it is up to you: do what you like. If you are not sure, “Advice” tells you what a good player would do.
lesson-end = Well played! As soon as somebody has 100 florins after a market day, consignments are paid, and whoever is richest wins. Play on as you like; I shall watch in silence.

## Pictures of the rulebook

picture-dial = At the start all five goods markers stand at 5. Prices climb clockwise as far as 9; beyond that lies the crash down to 1.
picture-deal = Ready to begin: four cards in your hand, for your eyes only, and two face up beside Jakob. The draw pile keeps { $deck }.
picture-turn = It is your turn, and you do just one thing: offer a card, consign one (rounds 1 and 2) or draw.
picture-offer = You offer sealed spices. It is their first open card, and the bottom line shows what would become of the price if market day came now: it would climb instead of slipping.
picture-consign = You consign spices: the card lies face down in the place of round 1, and you alone know what it is. With three players Jakob receives another card at once, here { $card-a }.
picture-fifth = Four cards of jewels lie open: one of Anna’s, one of Ben’s and two of Jakob’s. The place with the bell is still free: a fifth card, wherever it comes from, ends the round. You hold it in your hand.
picture-prices = Example. You offer the fifth card of jewels. From { $old } they ought to climb { $most } steps, past 9: they crash to { $jewels }. Copper and wine, with a demand of { $second } each, share second place and climb to { $copper }; nobody is third. So cloth and spices slip to { $spices }.
picture-sales = Example. Your display brings { $copper } (copper) + { $wine } (wine) + { $spices } (spices) + { $jewels } (jewels) = { $earned }. Only two cards of spices lie on the table, so your seal doubles their price of { $each }. Copper and wine have four each: their seals earn nothing extra.
picture-merchant = You end round 3 by offering jewels, with a merchant in front of you. Everything is sold; you are dealt two cards like everybody else and two more for the merchant: { $before } − 1 + 4 = { $number } cards in hand.
picture-reckoning = Example. After five market days { $first-seat } has exactly { $first } florins and you have { $own }: the game is over, and the consignments are paid. { $second-seat } has { $second }, receives { $cloth } for each of two cards of cloth and arrives at { $behind }, ahead of { $first-seat } with { $last }. Your spices bring { $spices } and your copper { $copper }: with { $mine } you win.
