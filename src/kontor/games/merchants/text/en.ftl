### Merchants of the Middle Ages in English

## The game

game-title = Merchants of the Middle Ages
game-tagline = Three wagons for everybody, and only one ladder to the top
game-about = Europe, in the days when a merchant can become a councillor. You buy cloth, iron, wine, food, silk and salt cheaply in six cities, haggle for room on one of only three wagons, push them along the roads, nudge the prices in secret and sell where your goods are foreign. Money is only a means: it buys rank, every rank costs its upkeep round after round, and each wagon that arrives makes the next step dearer. After the last arrivals the highest rank wins.

## What is asked

waiting =
    { $you ->
        [yes] It is your turn to { $task }.
       *[no] We are waiting for { $seat } to { $task }.
    }
waiting-all = We are waiting for several players to { $task }.
prompt-free = You need not answer now.
prompt-purchase = Buy a good and choose the city that stores it. You may still buy { $number ->
        [one] one good.
       *[other] { $number } goods.
    }
prompt-master-cards = { $can ->
        [0] You cannot take a wagon with a “Loading Master” card.
       *[other] Do you want to take a wagon with a “Loading Master” card?
    }
prompt-blind-bid = What do you bid in secret for { $wagon-the } in { $city-the }? You have { $florins ->
        [0] no money.
       *[other] { $florins } florins.
    }
prompt-master-load = You are loading master of { $wagon-the } in { $city-the }. What do you load?
prompt-quote = What do you ask of { $shipper-seat-who } for { $number ->
        [one] one good
       *[other] two goods
    } on { $wagon-the } in { $city-the }?{ $last ->
        [1] { " " }This is your last quote.
       *[other] { "" }
    }
prompt-post = What do you ask of everybody for { $number ->
        [one] one good
       *[other] two goods
    } on { $wagon-the } in { $city-the }?
prompt-shipper-both = For room on { $wagon-the } in { $city-the }, { $master-you ->
        [yes] you ask
       *[no] { $master-seat } asks
    } { $one ->
        [0] nothing
       *[other] { $one } florins
    } for one good and { $two ->
        [0] nothing
       *[other] { $two } florins
    } for two.{ $last ->
        [1] { " " }That is the last quote.
       *[other] { "" }
    }
prompt-shipper-one = For room on { $wagon-the } in { $city-the }, { $master-you ->
        [yes] you ask
       *[no] { $master-seat } asks
    } { $one ->
        [0] nothing
       *[other] { $one } florins
    } for one good.{ $last ->
        [1] { " " }That is the last quote.
       *[other] { "" }
    }
prompt-shipper-two = For room on { $wagon-the } in { $city-the }, { $master-you ->
        [yes] you ask
       *[no] { $master-seat } asks
    } { $two ->
        [0] nothing
       *[other] { $two } florins
    } for two goods together.{ $last ->
        [1] { " " }That is the last quote.
       *[other] { "" }
    }
prompt-shipper-nothing = { $master-you ->
        [yes] You offer
       *[no] { $master-seat } offers you
    } no room on { $wagon-the } in { $city-the }. You may still bid.
prompt-shipper-posted-nothing = { $master-you ->
        [yes] You take
       *[no] { $master-seat } takes
    } nobody else’s goods on { $wagon-the } in { $city-the }.{ $can ->
        [0] { "" }
       *[other] { " " }Do you want to play a card?
    }
prompt-shipper-refused = { $master-you ->
        [yes] You refuse
       *[no] { $master-seat } refuses
    } the bid for { $wagon-the } in { $city-the }.{ $can ->
        [0] { "" }
       *[other] { " " }Do you want to play a card?
    }
prompt-shipper-talk-over = The talk with { $master-seat-who } about { $wagon-the } in { $city-the } is over.{ $can ->
        [0] { "" }
       *[other] { " " }Do you want to play a card?
    }
prompt-offered-fee = What do you bid to load { $goods-a } on { $wagon-the } in { $city-the }?
prompt-master-answer = { $shipper-you ->
        [yes] You bid
       *[no] { $shipper-seat } bids
    } { $fee ->
        [0] nothing at all
       *[other] { $fee } florins
    } to load { $goods-a } on { $wagon-the } in { $city-the }. Do you agree?
prompt-haggle = Haggle over the loading. Wait when you have said all you want.
prompt-axles = Do you want to break the axle of a wagon?
prompt-move = Your turn to move: use a movement tile, and your cards if you like.
prompt-move-more = Use your cards, or end your turn.
prompt-influence = { $wagon-the } meets the courier. Take an influence card: { $number ->
        [one] one is left.
       *[other] { $number } are left.
    }
prompt-dials = Set both pointers of your price dial.
prompt-trading-post = Change a price with your trading post.
prompt-sales = Do you sell goods from your warehouses?
prompt-bonus-card = { $wagon-the } is about to be unloaded in { $city-the }, { $bonus ->
        [0] where there is no bonus.
       *[other] where the bonus is { $bonus } florins.
    } Do you play “Bonus Sale”?
prompt-lot-open = An investment card is for sale. Open the bidding or pass.
prompt-lot = { $leader-you ->
        [yes] You bid
       *[no] { $leader-seat } bids
    } { $amount } florins. Bid more or pass.
prompt-choose-card = The lot is yours. Take a card.
prompt-upkeep = { $amount ->
        [0] Your rank costs nothing.
       *[other] Your rank costs { $amount } florins of upkeep.
    }
prompt-loan = You have lost your rank. Do you want to take a loan?
prompt-climb = { $top ->
        [1] You are at the very top of the ladder.
       *[0] { $can ->
            [0] You cannot climb: one step costs { $price } florins.
           *[other] How far do you climb? One step costs { $price } florins.
        }
    }
prompt-climb-debt = You have a loan, so you cannot climb.
prompt-repayment = The game is ending. { $can ->
        [0] Repaying a loan costs { $price } florins, more than you have.
       *[other] Do you want to repay a loan?
    }
prompt-deal-answer = { $maker-you ->
        [yes] You propose a deal
       *[no] { $maker-seat } proposes a deal to you
    } (no. { $number }). Do you accept?
prompt-deal-draft = Your proposal to { $partner-seat-who }: say what changes hands and what is promised, then post it.
prompt-deal-words = The next promise in your proposal to { $partner-seat-who }: { $promise }. What exactly?

## What may be answered

option-done = That is all
option-decline = No
option-leave = Add nothing
option-accept = { $fee ->
        [0] Accept, for nothing
       *[other] Accept { $fee } florins
    }
option-final-quote = Make a last quote
    .detail = then it is take it or leave it
option-refuse = Refuse the bid
option-no-offer = Make no quote
option-pay = { $amount ->
        [0] Keep your rank: it costs nothing
       *[other] Pay { $amount } florins of upkeep
    }
option-drop = Drop to the rank of { $level-bare }
    .detail = { $amount ->
        [0] it costs no upkeep; after that you may take a loan
       *[other] its upkeep is { $amount } florins; after that you may take a loan
    }
option-keep-status = Play “Status Keeper”
    .detail = { $amount } florins instead of the upkeep
option-loan = Borrow { $amount } florins
    .detail = you repay { $repayment } florins and cannot climb until then
option-repay = Repay a loan
    .detail = it takes { $amount } florins
option-pass = Pass
option-timeout = Time is up
option-load-nothing = Load nothing
option-draw = Draw a card unseen
option-bonus-sale = Play “Bonus Sale”
option-wait = Wait
option-withdraw = Withdraw your bid
option-end-turn = End your turn
option-buy = Buy { $good-a } for { $city-the }
    .detail = { $price ->
        [0] nothing more to pay
       *[other] { $price } florins
    }
option-master-card = Take { $wagon-the }
    .detail = play { $card-quoted }: { $price } florins
option-load = Load { $goods-a }
option-one = { $fee ->
        [0] One good for nothing
       *[other] One good for { $fee } florins
    }
option-one-none = No price for one good
option-two = { $fee ->
        [0] Two goods for nothing
       *[other] Two goods for { $fee } florins
    }
option-two-none = No price for two goods
option-fee = { $fee ->
        [0] Bid nothing
       *[other] Bid { $fee } florins
    }
option-bid = { $amount ->
        [0] Bid nothing
       *[other] Bid { $amount } florins
    }
option-take-quote = Load { $goods-a }
    .detail = { $fee ->
        [0] for nothing
       *[other] for { $fee } florins
    }
option-offer = Bid for { $goods-a }
option-free-loading = Load { $goods-a }
    .detail = play “Free Loading”, without a fee
option-quote-to = Quote { $shipper-seat-who } a price
option-take-bid = Accept { $shipper-seat-whose } bid
    .detail = { $fee ->
        [0] { $goods-a } for nothing
       *[other] { $goods-a } for { $fee } florins
    }
option-close = Refuse { $shipper-seat-who } this round
option-withdraw-quote = Withdraw the quote to { $shipper-seat-who }
option-deal-propose = Propose a deal to { $partner-seat-who }
option-deal-accept = Accept { $maker-seat-whose } proposal { $number }
option-deal-decline = Decline { $maker-seat-whose } proposal { $number }
option-deal-withdraw = Withdraw your proposal { $number }
option-deal-post = Post the proposal
option-deal-drop = Drop the proposal
option-deal-drop-words = Drop this promise
option-deal-later = Let it stand for now
option-deal-give = You pay { $amount } florins
option-deal-take = You receive { $amount } florins
option-deal-give-card = You hand over { $card-quoted }
option-deal-take-card = You receive { $card-quoted }
option-deal-promise = { $promise-told }
    .detail = { $you ->
        [yes] you promise it
       *[no] { $seat } promises it
    }
option-deal-amount = { $amount ->
        [0] Nothing at all
       *[other] { $amount } florins
    }
option-deal-good = { $good }
option-deal-card = { $card-quoted }
option-deal-direction = { $direction }
option-deal-any-wagon = Whatever the wagon
option-deal-wagon = { $wagon }
option-deal-place = { $node }
option-deal-road = Between { $road-short }
    .detail = the road between { $road-the }
option-deal-when-wagon = { $wagon-the } { $node-on }
    .detail = as soon as the wagon stands there
option-deal-when-courier = Courier { $node-on }
    .detail = as soon as the courier stands there
option-deal-when-price = { $good } sells at { $sell } florins
    .detail = as soon as that is the selling price
option-deal-when-master = { $master-you ->
        [yes] You as loading master of { $wagon-the }
       *[no] { $master-seat } as master of { $wagon-the }
    }
    .detail = { $master-you ->
        [yes] as soon as you are its loading master
       *[no] as soon as { $master-seat } is its loading master
    }
option-deal-when-axle = { $wagon-the } keeps its axle
    .detail = if it is not broken this round
option-axle = Break the axle of { $wagon-the }
    .detail = play “Broken Axle”: it stays where it is this round
option-tile = { $wagon-the } to { $node-the }
    .detail = with tile { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }by way of { $via-the }
    }
option-tile-city = Arrive in { $node-the } with { $wagon-the }
    .detail = with tile { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }by way of { $via-the }
    }
option-tile-heading = { $wagon-the } to { $node-the }
    .detail = with tile { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }by way of { $via-the }
    }, then on towards { $heading-the }
option-coach = { $wagon-the } to { $node-the }
    .detail = { $card-quoted }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $via-count ->
        [0] { "" }
       *[other] , by way of { $via-the }
    }
option-coach-city = Arrive in { $node-the } with { $wagon-the }
    .detail = { $card-quoted }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $via-count ->
        [0] { "" }
       *[other] , by way of { $via-the }
    }
option-coach-heading = { $wagon-the } to { $node-the }
    .detail = { $card-quoted }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $via-count ->
        [0] { "" }
       *[other] , by way of { $via-the }
    }, then on towards { $heading-the }
option-idle = Use up tile { $points }
    .detail = nothing can move with it
option-courier = Courier to { $node-the }
    .detail = with { $card-quoted }
option-take = Take { $card-quoted }
    .detail = { $card-use }
option-dial = Point at { $goods-a }
option-dial-twice = Point at { $good-a } twice
option-dial-unused = Leave both pointers on your arms
option-price-up = Raise { $good-a } to { $sell } florins
    .detail = with { $card-quoted }
option-price-up-round = Turn { $good-a } down to { $sell } florins
    .detail = with { $card-quoted }, from the top of the table to the bottom
option-price-down = Lower { $good-a } to { $sell } florins
    .detail = with { $card-quoted }
option-price-down-round = Turn { $good-a } up to { $sell } florins
    .detail = with { $card-quoted }, from the bottom of the table to the top
option-sell = Sell { $good-a } from { $city-the }
    .detail = for { $price } florins
option-special-sale = Sell { $good-a } from { $city-the }
    .detail = play “Special Sale”: { $price } florins
option-choose = Take { $card-quoted }
    .detail = { $stars ->
        [one] 1 star; { $card-use }
       *[other] { $stars } stars; { $card-use }
    }
option-stay = Stay at your rank
option-climb = Climb to the rank of { $level-bare }
    .detail = { $number ->
        [one] one step
       *[other] { $number } steps
    } for { $price } florins; then { $upkeep } florins of upkeep
option-climb-card = Climb to the rank of { $level-bare }
    .detail = { $number ->
        [one] one step
       *[other] { $number } steps
    } for { $price } florins with { $by-card ->
        [one] “Social Climb”
       *[other] “Social Climb” twice
    }; then { $upkeep } florins of upkeep

## What is refused

refusal-no-loan = You have no loan. Only a player who drops may take one.
refusal-too-dear = That costs { $price } florins, and you have { $florins ->
        [0] none.
       *[other] { $florins }.
    }
refusal-florins-bound = Repaying takes { $price } florins, but your bid already ties up { $amount } of yours.
refusal-not-on-market = The market of { $city-the } does not show { $good-a }. Choose a city that does.
refusal-supply-empty = There is no { $good-bare } left in the supply.
refusal-no-influence = You do not hold the card { $card-quoted }.
refusal-no-investment = You do not own the card { $card-quoted }.
refusal-investment-used = You have already used { $card-quoted } this turn.
refusal-wagon-on-road = { $wagon-the } is on the road. Only a wagon in a city can be taken.
refusal-wagon-taken = { $you ->
        [yes] You are already loading master of { $wagon-the }.
       *[no] { $seat } is already loading master of { $wagon-the }.
    }
refusal-bid-too-low = A bid must be at least { $amount } florins now.
refusal-not-in-warehouse = Your warehouse in { $city-the } does not have enough { $good-bare }.
refusal-one-kind = Your row carries { $good-a }. A loading master loads a single kind.
refusal-kind-taken = Somebody else already has { $good-a } on this wagon. Choose another kind.
refusal-row-full = There is no more room on your row: it carries at most { $number ->
        [one] one good.
       *[other] { $number } goods.
    }
refusal-monopoly = { $you ->
        [yes] { $good-a } is your monopoly on this wagon.
       *[no] { $good-a } is { $seat }’s monopoly on this wagon.
    }
refusal-fee-too-high = A fee may be at most { $amount } florins: the goods cannot earn more.
refusal-empty-quote = A quote must offer something. Name a fee for two goods.
refusal-final-quote = You have announced a last quote. Name its fees.
refusal-not-offered = That is not offered, at any fee.
refusal-no-more-bids = You have made your bid. Now you may accept, play a card or add nothing.
refusal-posted = At this table the posted fee is not negotiable.
refusal-finish-proposal = First finish the offer you have begun.
refusal-answer-final = Your answer is sealed and final.
refusal-amount = { $most ->
        [0] You have no money to name more than nothing: amounts go in steps of { $step }.
       *[other] { $least ->
            [0] Name a multiple of { $step }, at most { $most } florins.
           *[other] Name a multiple of { $step }, at least { $least } and at most { $most } florins.
        }
    }
refusal-no-channel = You have nothing to load on this wagon, or your talks are over.
refusal-channel-closed = There is nothing left to discuss with { $shipper-seat-who }.
refusal-proposals-spent = { $number ->
        [one] Each side has only one try, and you have used yours.
       *[other] Each side has only { $number } tries, and you have used yours.
    }
refusal-no-bid = There is no bid here.
refusal-no-quote = There is no quote here.
refusal-promised = { $you ->
        [yes] You have promised { $partner-seat-who } { $promise-deed }.
       *[no] { $seat } has promised { $partner-seat-who } { $promise-deed }.
    }
refusal-no-deals-now = There are no deals while wagons are being unloaded.
refusal-deal-not-active = Every deal involves the player whose turn it is: now { $active-seat-who }.
refusal-deal-unfinished = First post or drop the proposal you have begun.
refusal-deal-sealed = After a sealed answer you can make no deals until all answers are open.
refusal-deals-open = { $number ->
        [one] Only one
       *[other] At most { $number }
    } of your proposals may stand. Withdraw one first.
refusal-deals-begun = You have begun { $number ->
        [one] one proposal
       *[other] { $number } proposals
    } this round, and that is the limit.
refusal-own-deal = This proposal is your own. You may withdraw it.
refusal-deal-of-others = This proposal is made to { $partner-seat-who }.
refusal-deal-too-dear = This deal takes { $price } florins at once. You have { $florins ->
        [0] none.
       *[other] { $florins }, less what a bid ties up.
    }
refusal-contradiction = It contains promises by one player that cannot all be kept.
refusal-no-escrow = Promises do not bind at this table, so no florins are set aside.
refusal-wagon-blocked = { $wagon-the } already has a broken axle.
refusal-wagon-broken = { $wagon-the } has a broken axle and cannot move this round.
refusal-wagon-arrived = { $wagon-the } has arrived this round. It can move again next round.
refusal-wagon-spent = { $wagon-the } has given you a card this turn, so you cannot move it again.
refusal-wagon-stuck = { $wagon-the } cannot move with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: the way is occupied.
refusal-tile-used = You have already used your movement tile this round.
refusal-tile-down = Your tile { $points } is face down.
refusal-must-move = Your tile { $points } can move a wagon, so it must.
refusal-tile-first = You must use a movement tile before you end your turn.
refusal-courier-city = The courier never enters a city.
refusal-courier-stays = The courier cannot end where it began.
refusal-courier-far = { $card-quoted } takes the courier at most { $number ->
        [one] one space.
       *[other] { $number } spaces.
    }
refusal-draw-unseen = At this table influence cards are drawn unseen.
refusal-not-in-pile = The card { $card-quoted } is not in the pile.
refusal-price-end = { $good } stands at the end of the price table. Only “Great Trading Post” goes beyond.
refusal-sale-limit = You have sold { $number ->
        [one] one good
       *[other] { $number } goods
    }, and that is the limit.
refusal-card-owned = { $you ->
        [yes] You already own { $card-quoted }.
       *[no] { $seat } already owns { $card-quoted }.
    }
refusal-card-face-down = The card { $card-quoted } is not face up.
refusal-drop = Nobody drops by choice: whoever can pay the upkeep pays it.
refusal-climb-in-debt = You cannot climb while you have a loan. Repay it first.
refusal-top = There is no higher rank.
refusal-climb-cards = { $number ->
        [one] You do not hold the card { $card-quoted }.
       *[other] You do not hold { $number } { $card-quoted } cards.
    }
refusal-climb-limit = You climb at most { $number ->
        [one] one step
       *[other] { $number } steps
    } in a round.

## What happens

round-began =
    { $you ->
        [yes] Round { $round }: you are first player.
       *[no] Round { $round }: { $seat } is first player.
    }
wagon-placed = { $wagon-the } starts in { $city-the }.
courier-placed = The courier starts { $node-on }.
investments-shown = { $cards-count ->
        [one] An investment card is turned up: { $cards-quoted }.
       *[other] Investment cards are turned up: { $cards-quoted }.
    }
pair-dealt =
    { $you ->
        [yes] You receive { $cards-quoted } and pay { $price } florins.
       *[no] { $seat } receives { $cards-quoted } and pays { $price } florins.
    }
bought =
    { $you ->
        [yes] You buy { $good-a } for { $city-the } and pay { $price ->
            [0] nothing more
           *[other] { $price } florins
        }.
       *[no] { $seat } buys { $good-a } for { $city-the } and pays { $price ->
            [0] nothing more
           *[other] { $price } florins
        }.
    }
bought-nothing =
    { $you ->
        [yes] You buy nothing.
       *[no] { $seat } buys nothing.
    }
master-card-played =
    { $you ->
        [yes] You play “Loading Master”, pay { $price } florins and take { $wagon-the } in { $city-the }.
       *[no] { $seat } plays “Loading Master”, pays { $price } florins and takes { $wagon-the } in { $city-the }.
    }
bid-revealed =
    { $you ->
        [yes] You have bid { $amount ->
            [0] nothing
           *[other] { $amount } florins
        } for { $wagon-the }.
       *[no] { $seat } has bid { $amount ->
            [0] nothing
           *[other] { $amount } florins
        } for { $wagon-the }.
    }
wagon-won =
    { $you ->
        [yes] You pay { $amount } florins and become loading master of { $wagon-the } in { $city-the }.
       *[no] { $seat } pays { $amount } florins and becomes loading master of { $wagon-the } in { $city-the }.
    }
wagon-unwanted =
    { $you ->
        [yes] Nobody has bid: as first player you get { $wagon-the } in { $city-the } for nothing.
       *[no] Nobody has bid: as first player { $seat } gets { $wagon-the } in { $city-the } for nothing.
    }
loaded =
    { $you ->
        [yes] You load { $goods-a } on { $wagon-the }.
       *[no] { $seat } loads { $goods-a } on { $wagon-the }.
    }
loaded-nothing =
    { $you ->
        [yes] You load nothing on { $wagon-the }.
       *[no] { $seat } loads nothing on { $wagon-the }.
    }
quoted-both =
    { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } { $shipper-seat-who } { $one ->
        [0] nothing
       *[other] { $one } florins
    } for one good on { $wagon-the } and { $two ->
        [0] nothing
       *[other] { $two } florins
    } for two.{ $last ->
        [1] { " " }That is the last quote.
       *[other] { "" }
    }
quoted-one =
    { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } { $shipper-seat-who } { $one ->
        [0] nothing
       *[other] { $one } florins
    } for one good on { $wagon-the }.{ $last ->
        [1] { " " }That is the last quote.
       *[other] { "" }
    }
quoted-two =
    { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } { $shipper-seat-who } { $two ->
        [0] nothing
       *[other] { $two } florins
    } for two goods together on { $wagon-the }.{ $last ->
        [1] { " " }That is the last quote.
       *[other] { "" }
    }
posted-both =
    { $you ->
        [yes] You ask everybody
       *[no] { $seat } asks everybody
    } { $one ->
        [0] nothing
       *[other] { $one } florins
    } for one good on { $wagon-the } and { $two ->
        [0] nothing
       *[other] { $two } florins
    } for two.
posted-one =
    { $you ->
        [yes] You ask everybody
       *[no] { $seat } asks everybody
    } { $one ->
        [0] nothing
       *[other] { $one } florins
    } for one good on { $wagon-the }.
posted-two =
    { $you ->
        [yes] You ask everybody
       *[no] { $seat } asks everybody
    } { $two ->
        [0] nothing
       *[other] { $two } florins
    } for two goods together on { $wagon-the }.
posted-nothing =
    { $you ->
        [yes] You take nobody else’s goods on { $wagon-the }.
       *[no] { $seat } takes nobody else’s goods on { $wagon-the }.
    }
no-offer =
    { $you ->
        [yes] You make { $shipper-seat-who } no quote for { $wagon-the }.
       *[no] { $seat } makes { $shipper-seat-who } no quote for { $wagon-the }.
    }
left =
    { $you ->
        [yes] You add nothing to { $wagon-the }.
       *[no] { $seat } adds nothing to { $wagon-the }.
    }
shipped =
    { $you ->
        [yes] You load { $goods-a } on { $wagon-the } and pay { $master-seat-who } { $fee ->
            [0] nothing
           *[other] { $fee } florins
        }.
       *[no] { $seat } loads { $goods-a } on { $wagon-the } and pays { $master-seat-who } { $fee ->
            [0] nothing
           *[other] { $fee } florins
        }.
    }
free-loaded =
    { $you ->
        [yes] You play “Free Loading” and load { $goods-a } on { $wagon-the }.
       *[no] { $seat } plays “Free Loading” and loads { $goods-a } on { $wagon-the }.
    }
offered =
    { $you ->
        [yes] You bid { $fee ->
            [0] nothing at all
           *[other] { $fee } florins
        } to load { $goods-a } on { $wagon-the }.
       *[no] { $seat } bids { $fee ->
            [0] nothing at all
           *[other] { $fee } florins
        } to load { $goods-a } on { $wagon-the }.
    }
refused =
    { $you ->
        [yes] You refuse { $shipper-seat-whose } bid.
       *[no] { $seat } refuses { $shipper-seat-whose } bid.
    }
negotiation-timeout = Time is up: the talks about { $wagon-the } are over.
deal-proposed =
    { $you ->
        [yes] You propose a deal to { $partner-seat-who } (no. { $number }):
       *[no] { $seat } proposes a deal to { $partner-seat-who } (no. { $number }):
    }
deal-accepted =
    { $partner-you ->
        [yes] You accept { $seat-whose } proposal { $number }.
       *[no] { $partner-seat } accepts { $seat-whose } proposal { $number }.
    }
deal-declined =
    { $partner-you ->
        [yes] You decline { $seat-whose } proposal { $number }.
       *[no] { $partner-seat } declines { $seat-whose } proposal { $number }.
    }
deal-withdrawn =
    { $you ->
        [yes] You withdraw proposal { $number } to { $partner-seat-who }.
       *[no] { $seat } withdraws proposal { $number } to { $partner-seat-who }.
    }
deal-lapsed =
    { $you ->
        [yes] Your proposal { $number } to { $partner-seat-who } has lapsed.
       *[no] { $seat }’s proposal { $number } to { $partner-seat-who } has lapsed.
    }
deal-paid =
    { $you ->
        [yes] You pay { $partner-seat-who } { $amount } florins.
       *[no] { $seat } pays { $partner-seat-who } { $amount } florins.
    }
escrow-laid =
    { $you ->
        [yes] You set { $amount } florins aside.
       *[no] { $seat } sets { $amount } florins aside.
    }
promise-kept =
    { $you ->
        [yes] You had promised { $partner-seat-who } { $promise-deed }, and you have kept your word.
       *[no] { $seat } had promised { $partner-seat-who } { $promise-deed }, and has kept the promise.
    }
promise-broken =
    { $you ->
        [yes] You had promised { $partner-seat-who } { $promise-deed }, and you have broken your word.
       *[no] { $seat } had promised { $partner-seat-who } { $promise-deed }, and has broken the promise.
    }
promise-void =
    { $you ->
        [yes] You had promised { $partner-seat-who } { $promise-deed }, but that is no longer possible: the promise is void.
       *[no] { $seat } had promised { $partner-seat-who } { $promise-deed }, but that is no longer possible: the promise is void.
    }
escrow-paid = The sum set aside goes to { $seat-who }: { $amount ->
        [one] { $amount } florin.
       *[other] { $amount } florins.
    }
escrow-returned = The sum set aside goes back to { $seat-who }: { $amount ->
        [one] { $amount } florin.
       *[other] { $amount } florins.
    }
item-florins =
    { $you ->
        [yes] You pay { $partner-seat-who } { $amount } florins.
       *[no] { $seat } pays { $partner-seat-who } { $amount } florins.
    }
item-card =
    { $you ->
        [yes] You give { $partner-seat-who } the card { $card-quoted }.
       *[no] { $seat } gives { $partner-seat-who } the card { $card-quoted }.
    }
item-promise =
    { $you ->
        [yes] You promise { $partner-seat-who } { $promise-deed }.
       *[no] { $seat } promises { $partner-seat-who } { $promise-deed }.
    }
channel-closed =
    { $you ->
        [yes] You end the talks with { $shipper-seat-who } about { $wagon-the }.
       *[no] { $seat } ends the talks with { $shipper-seat-who } about { $wagon-the }.
    }
quote-withdrawn =
    { $you ->
        [yes] You withdraw the quote to { $shipper-seat-who } for { $wagon-the }.
       *[no] { $seat } withdraws the quote to { $shipper-seat-who } for { $wagon-the }.
    }
bid-withdrawn =
    { $you ->
        [yes] You withdraw your bid for { $wagon-the }.
       *[no] { $seat } withdraws their bid for { $wagon-the }.
    }
axle-broken =
    { $you ->
        [yes] You break the axle of { $wagon-the }: it stays where it is this round.
       *[no] { $seat } breaks the axle of { $wagon-the }: it stays where it is this round.
    }
tile-idle =
    { $you ->
        [yes] You use tile { $points }, but nothing can move.
       *[no] { $seat } uses tile { $points }, but nothing can move.
    }
moved =
    { $you ->
        [yes] You move { $wagon-the } to { $node-the } with tile { $points }.
       *[no] { $seat } moves { $wagon-the } to { $node-the } with tile { $points }.
    }
coach-moved =
    { $you ->
        [yes] You use { $card-quoted } to move { $wagon-the } to { $node-the } with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[no] { $seat } uses { $card-quoted } to move { $wagon-the } to { $node-the } with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
arrived = { $wagon-the } arrives in { $city-the }.
heading-set = { $wagon-the } stops { $node-on } and will go on towards { $heading-the }.
tiles-refreshed =
    { $you ->
        [yes] All your movement tiles are face up again.
       *[no] All { $seat }’s movement tiles are face up again.
    }
courier-moved =
    { $you ->
        [yes] You move the courier to { $node-the } with { $card-quoted }.
       *[no] { $seat } moves the courier to { $node-the } with { $card-quoted }.
    }
influence-declined =
    { $you ->
        [yes] You take no influence card.
       *[no] { $seat } takes no influence card.
    }
took-influence =
    { $you ->
        [yes] You take an influence card.
       *[no] { $seat } takes an influence card.
    }
took-influence-known =
    { $you ->
        [yes] You take the influence card { $card-quoted }.
       *[no] { $seat } takes the influence card { $card-quoted }.
    }
dial-revealed =
    { $you ->
        [yes] Your dial points at { $goods-a }.
       *[no] { $seat }’s dial points at { $goods-a }.
    }
dial-doubled =
    { $you ->
        [yes] Your dial points at { $good-a } twice.
       *[no] { $seat }’s dial points at { $good-a } twice.
    }
dial-unused =
    { $you ->
        [yes] Your dial points at nothing.
       *[no] { $seat }’s dial points at nothing.
    }
price-changed = { $good } now costs { $buy } florins and sells for { $sell }.
price-adjusted =
    { $you ->
        [yes] With { $card-quoted } you change the price of { $good-a }: it now costs { $buy } florins and sells for { $sell }.
       *[no] With { $card-quoted } { $seat } changes the price of { $good-a }: it now costs { $buy } florins and sells for { $sell }.
    }
special-sold =
    { $you ->
        [yes] You play “Special Sale” and sell { $good-a } from { $city-the } for { $price } florins.
       *[no] { $seat } plays “Special Sale” and sells { $good-a } from { $city-the } for { $price } florins.
    }
warehouse-sold =
    { $you ->
        [yes] You sell { $good-a } from your warehouse in { $city-the } for { $price } florins.
       *[no] { $seat } sells { $good-a } from their warehouse in { $city-the } for { $price } florins.
    }
arrivals-counted = { $number ->
        [one] One wagon has arrived this round,
       *[other] { $number } wagons have arrived this round,
    } { $arrivals } in all.
bonus-sale-played =
    { $you ->
        [yes] You play “Bonus Sale” for { $wagon-the }.
       *[no] { $seat } plays “Bonus Sale” for { $wagon-the }.
    }
sold =
    { $you ->
        [yes] In { $city-the } you sell { $number ->
            [one] { $good-a } for { $earned } florins.
           *[other] { $good-several } at { $each } each and earn { $earned } florins.
        }
       *[no] In { $city-the } { $seat } sells { $number ->
            [one] { $good-a } for { $earned } florins.
           *[other] { $good-several } at { $each } each and earns { $earned } florins.
        }
    }
unloaded = { $wagon-the } stands empty in { $city-the }.
bonus-changed = { $bonus ->
        [0] There is no bonus in { $city-the } now.
       *[other] The bonus in { $city-the } is now { $bonus } florins.
    }
invest-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
invest-bid =
    { $you ->
        [yes] You bid { $amount } florins.
       *[no] { $seat } bids { $amount } florins.
    }
auction-ended = Nobody wants another card: the auction is over.
lot-won =
    { $you ->
        [yes] The lot is yours for { $amount } florins.
       *[no] The lot goes to { $seat } for { $amount } florins.
    }
invested =
    { $you ->
        [yes] You take the card { $card-quoted }.
       *[no] { $seat } takes the card { $card-quoted }.
    }
keeper-played =
    { $you ->
        [yes] You play “Status Keeper” and pay { $price } florins.
       *[no] { $seat } plays “Status Keeper” and pays { $price } florins.
    }
dropped =
    { $you ->
        [yes] You cannot pay, drop to the rank of { $level-bare } and pay { $amount ->
            [0] nothing
           *[other] { $amount } florins
        }.
       *[no] { $seat } cannot pay, drops to the rank of { $level-bare } and pays { $amount ->
            [0] nothing
           *[other] { $amount } florins
        }.
    }
upkeep-paid =
    { $you ->
        [yes] { $amount ->
            [0] You remain { $level-a } and pay nothing.
           *[other] You pay { $amount } florins and remain { $level-a }.
        }
       *[no] { $amount ->
            [0] { $seat } remains { $level-a } and pays nothing.
           *[other] { $seat } pays { $amount } florins and remains { $level-a }.
        }
    }
loan-taken =
    { $you ->
        [yes] You borrow { $amount } florins.
       *[no] { $seat } borrows { $amount } florins.
    }
loan-repaid =
    { $you ->
        [yes] You repay a loan with { $amount } florins.
       *[no] { $seat } repays a loan with { $amount } florins.
    }
stayed =
    { $you ->
        [yes] You do not climb.
       *[no] { $seat } does not climb.
    }
climbed =
    { $you ->
        [yes] You climb { $number ->
            [one] one step
           *[other] { $number } steps
        } for { $price } florins{ $by-card ->
            [0] { "" }
            [one] { " " }with “Social Climb”
           *[other] { " " }with “Social Climb” twice
        } and are { $level-a } now.
       *[no] { $seat } climbs { $number ->
            [one] one step
           *[other] { $number } steps
        } for { $price } florins{ $by-card ->
            [0] { "" }
            [one] { " " }with “Social Climb”
           *[other] { " " }with “Social Climb” twice
        } and is { $level-a } now.
    }
game-ended = The game ends after { $arrivals ->
        [one] one arrival
       *[other] { $arrivals } arrivals
    }.
final-debtor =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } but in debt, as { $level-a } with { $florins ->
        [0] no money left.
       *[other] { $florins } florins.
    }
final-rank =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }, as { $level-a } with { $florins ->
        [0] no money left.
       *[other] { $florins } florins.
    }

## Names

name-cloth = Cloth
    .noun = mass: cloth
    .several = { $number } cloth
name-iron = Iron
    .noun = mass: iron
    .several = { $number } iron
name-wine = Wine
    .noun = mass: wine
    .several = { $number } wine
name-food = Food
    .noun = mass: food
    .several = { $number } food
name-silk = Silk
    .noun = mass: silk
    .several = { $number } silk
name-salt = Salt
    .noun = mass: salt
    .several = { $number } salt
name-paris = Paris
    .noun = name: Paris
    .short = Paris
name-koeln = Cologne
    .noun = name: Cologne
    .short = Cologne
name-wien = Vienna
    .noun = name: Vienna
    .short = Vienna
name-brugge = Bruges
    .noun = name: Bruges
    .short = Bruges
name-genova = Genoa
    .noun = name: Genoa
    .short = Genoa
name-hamburg = Hamburg
    .noun = name: Hamburg
    .short = Hamburg
name-paris-r1 = 1st space before Paris
    .noun = count: 1st space before Paris
    .short = Paris 1
name-paris-r2 = 2nd space before Paris
    .noun = count: 2nd space before Paris
    .short = Paris 2
name-paris-r3 = 3rd space before Paris
    .noun = count: 3rd space before Paris
    .short = Paris 3
name-koeln-r1 = 1st space before Cologne
    .noun = count: 1st space before Cologne
    .short = Cologne 1
name-koeln-r2 = 2nd space before Cologne
    .noun = count: 2nd space before Cologne
    .short = Cologne 2
name-koeln-r3 = 3rd space before Cologne
    .noun = count: 3rd space before Cologne
    .short = Cologne 3
name-wien-r1 = 1st space before Vienna
    .noun = count: 1st space before Vienna
    .short = Vienna 1
name-wien-r2 = 2nd space before Vienna
    .noun = count: 2nd space before Vienna
    .short = Vienna 2
name-wien-r3 = 3rd space before Vienna
    .noun = count: 3rd space before Vienna
    .short = Vienna 3
name-brugge-r1 = 1st space before Bruges
    .noun = count: 1st space before Bruges
    .short = Bruges 1
name-brugge-r2 = 2nd space before Bruges
    .noun = count: 2nd space before Bruges
    .short = Bruges 2
name-brugge-r3 = 3rd space before Bruges
    .noun = count: 3rd space before Bruges
    .short = Bruges 3
name-genova-r1 = 1st space before Genoa
    .noun = count: 1st space before Genoa
    .short = Genoa 1
name-genova-r2 = 2nd space before Genoa
    .noun = count: 2nd space before Genoa
    .short = Genoa 2
name-genova-r3 = 3rd space before Genoa
    .noun = count: 3rd space before Genoa
    .short = Genoa 3
name-hamburg-r1 = 1st space before Hamburg
    .noun = count: 1st space before Hamburg
    .short = Hamburg 1
name-hamburg-r2 = 2nd space before Hamburg
    .noun = count: 2nd space before Hamburg
    .short = Hamburg 2
name-hamburg-r3 = 3rd space before Hamburg
    .noun = count: 3rd space before Hamburg
    .short = Hamburg 3
name-junction-west = western junction
    .noun = count: western junction
    .short = west junction
name-link-west = western link space
    .noun = count: western link space
    .short = west link
name-junction-north = northern junction
    .noun = count: northern junction
    .short = north junction
name-link-north = northern link space
    .noun = count: northern link space
    .short = north link
name-junction-east = eastern junction
    .noun = count: eastern junction
    .short = east junction
name-link-east = eastern link space
    .noun = count: eastern link space
    .short = east link
name-junction-centre = central junction
    .noun = count: central junction
    .short = central junction
name-wagon-1 = wagon 1
    .noun = name: wagon 1
name-wagon-2 = wagon 2
    .noun = name: wagon 2
name-wagon-3 = wagon 3
    .noun = name: wagon 3
name-level-0 = Shopkeeper
    .noun = count: shopkeeper
name-level-1 = Trader
    .noun = count: trader
name-level-2 = Merchant
    .noun = count: merchant
name-level-3 = Great Merchant
    .noun = count: great merchant
name-level-4 = Guild Brother
    .noun = count: guild brother
name-level-5 = Guild Master
    .noun = count: guild master
name-level-6 = Burgher
    .noun = count: burgher
name-level-7 = Alderman
    .noun = count: alderman
name-level-8 = Patrician
    .noun = count: patrician
name-level-9 = City Judge
    .noun = count: city judge
name-level-10 = City Treasurer
    .noun = count: city treasurer
name-level-11 = Councillor
    .noun = count: councillor
name-great-trading-post = Great Trading Post
    .noun = title: Great Trading Post
    .use = change one price by one notch, even past the ends of the table
name-express-courier = Express Courier
    .noun = title: Express Courier
    .use = move the courier by one or two spaces each round
name-master-coachman = Master Coachman
    .noun = title: Master Coachman
    .use = 2 more points for wagons each round
name-cheap-purchase = Cheap Purchase
    .noun = title: Cheap Purchase
    .use = make all your purchases of a round for 100 florins
name-trading-post = Trading Post
    .noun = title: Trading Post
    .use = change one price by one notch
name-courier-card = Courier
    .noun = title: Courier
    .use = move the courier by one space each round
name-coachman = Coachman
    .noun = title: Coachman
    .use = 1 more point for a wagon each round
name-warehouse-sale = Warehouse Sale
    .noun = title: Warehouse Sale
    .use = sell up to 5 stored goods at the buying price
name-free-loading = Free Loading
    .noun = title: Free Loading
    .use = phase 2: load 1 or 2 goods without a fee
name-broken-axle = Broken Axle
    .noun = title: Broken Axle
    .use = phase 3: a wagon does not move this round
name-special-sale = Special Sale
    .noun = title: Special Sale
    .use = phase 4: sell one stored good for 800 florins
name-bonus-sale = Bonus Sale
    .noun = title: Bonus Sale
    .use = phase 5: get the bonus for all your goods on a wagon
name-social-climb = Social Climb
    .noun = title: Social Climb
    .use = phase 7: climb one step for 1,200 florins
name-loading-master-card = Loading Master
    .noun = title: Loading Master
    .use = phase 2: take a free wagon for 800 florins, without a bid
name-status-keeper = Status Keeper
    .noun = title: Status Keeper
    .use = phase 7: pay 400 florins instead of the upkeep
name-task-purchase = buy goods
    .noun = phrase:
name-task-master-cards = decide on “Loading Master” cards
    .noun = phrase:
name-task-blind-bid = bid in secret for a wagon
    .noun = phrase:
name-task-master-load = load a wagon
    .noun = phrase:
name-task-quote = name a price for loading
    .noun = phrase:
name-task-shipper = answer the loading master
    .noun = phrase:
name-task-master-answer = answer a bid
    .noun = phrase:
name-task-haggle = haggle over the loading
    .noun = phrase:
name-task-axles = decide on “Broken Axle” cards
    .noun = phrase:
name-task-move = move a wagon
    .noun = phrase:
name-task-influence = take an influence card
    .noun = phrase:
name-task-dials = set a price dial
    .noun = phrase:
name-task-post = use a trading post
    .noun = phrase:
name-task-sales = sell goods from a warehouse
    .noun = phrase:
name-task-bonus-card = decide on “Bonus Sale” cards
    .noun = phrase:
name-task-lot = bid for an investment card
    .noun = phrase:
name-task-choose-card = choose an investment card
    .noun = phrase:
name-task-upkeep = pay the upkeep
    .noun = phrase:
name-task-loan = decide on a loan
    .noun = phrase:
name-task-climb = decide on climbing
    .noun = phrase:
name-task-repayment = repay loans
    .noun = phrase:
name-task-deal-answer = answer a proposal
    .noun = phrase:
name-no-purchase = not to buy a good
    .noun = phrase:
    .told = { $you ->
        [yes] You do not buy
       *[no] { $seat } does not buy
    } a certain good
    .deed = not to buy { $good-a }
name-no-bid = not to bid for a wagon
    .noun = phrase:
    .told = { $you ->
        [yes] You do not bid
       *[no] { $seat } does not bid
    } for a certain wagon
    .deed = not to bid for { $wagon-the }
name-bid-cap = to bid no more than an amount for a wagon
    .noun = phrase:
    .told = { $you ->
        [yes] You limit your bid
       *[no] { $seat } bids within a limit
    } for a wagon
    .deed = to bid { $amount ->
        [0] nothing
       *[other] no more than { $amount } florins
    } for { $wagon-the }
name-load-terms = to keep loading fees on a wagon within limits
    .noun = phrase:
    .told = { $you ->
        [yes] You limit your fees
       *[no] { $seat } limits the fees
    } on a wagon
    .deed = to ask { $one ->
        [0] nothing
       *[other] no more than { $one } florins
    } for one good on { $wagon-the } and { $two ->
        [0] nothing
       *[other] no more than { $two } florins
    } for two
name-move-wagon = to bring a wagon to a place
    .noun = phrase:
    .told = { $you ->
        [yes] You bring
       *[no] { $seat } brings
    } a wagon to a place
    .deed = to bring { $wagon-the } to { $node-the }
name-route-via = to keep a wagon on a route through a place
    .noun = phrase:
    .told = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } a wagon to a route
    .deed = to keep { $wagon-the } on a route through { $node-the }
name-not-via = to keep a wagon away from a place
    .noun = phrase:
    .told = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } a wagon clear of a place
    .deed = not to take { $wagon-the } through { $node-the }
name-move-courier = to bring the courier to a place
    .noun = phrase:
    .told = { $you ->
        [yes] You bring
       *[no] { $seat } brings
    } the courier to a place
    .deed = to bring the courier to { $node-the }
name-no-card = not to play an influence card
    .noun = phrase:
    .told = { $you ->
        [yes] You do not play
       *[no] { $seat } does not play
    } a certain card
    .deed = not to play the card { $card-quoted }
name-play-card = to play an influence card
    .noun = phrase:
    .told = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } an influence card
    .deed = to play the card { $card-quoted }
name-no-price-change = not to change a price with a trading post
    .noun = phrase:
    .told = { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } a certain price alone
    .deed = not to { $direction-id ->
        [direction-up] raise
        [direction-down] lower
       *[other] change
    } the price of { $good-a } with a trading post
name-price-change = to change a price with a trading post
    .noun = phrase:
    .told = { $you ->
        [yes] You change
       *[no] { $seat } changes
    } a price
    .deed = to { $direction-id ->
        [direction-up] raise
        [direction-down] lower
       *[other] change
    } the price of { $good-a } with a trading post
name-wheel = to point at a good with the price dial
    .noun = phrase:
    .told = { $you ->
        [yes] You point
       *[no] { $seat } points
    } at a good with the dial
    .deed = to point at { $good-a } with the price dial
name-no-wheel = not to point at a good with the price dial
    .noun = phrase:
    .told = { $you ->
        [yes] You do not point
       *[no] { $seat } does not point
    } at a certain good
    .deed = not to point at { $good-a } with the price dial
name-no-invest-bid = not to bid for investment cards
    .noun = phrase:
    .told = { $you ->
        [yes] You do not bid
       *[no] { $seat } does not bid
    } for investments
    .deed = not to bid for investment cards
name-pay-on = to pay as soon as something happens
    .noun = phrase:
    .told = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } if something happens
    .deed = to pay as soon as something happens
name-no-card-wagon = not to play an influence card
    .noun = phrase:
    .deed = not to play the card { $card-quoted } on { $wagon-the }
name-play-card-wagon = to play an influence card
    .noun = phrase:
    .deed = to play the card { $card-quoted } on { $wagon-the }
name-route-via-road = to keep a wagon on a route through a place
    .noun = phrase:
    .deed = to keep { $wagon-the } on a route along the road between { $road-the }
name-not-via-road = to keep a wagon away from a place
    .noun = phrase:
    .deed = not to take { $wagon-the } along the road between { $road-the }
name-pay-wagon = to pay as soon as something happens
    .noun = phrase:
    .deed = to pay { $amount } florins as soon as { $wagon-the } stands { $node-on }
name-pay-courier = to pay as soon as something happens
    .noun = phrase:
    .deed = to pay { $amount } florins as soon as the courier stands { $node-on }
name-pay-price = to pay as soon as something happens
    .noun = phrase:
    .deed = to pay { $amount } florins as soon as { $good-a } sells for { $sell } florins
name-pay-master = to pay as soon as something happens
    .noun = phrase:
    .deed = to pay { $amount } florins as soon as { $master-you ->
        [yes] you are
       *[no] { $master-seat } is
    } loading master of { $wagon-the }
name-pay-axle = to pay as soon as something happens
    .noun = phrase:
    .deed = to pay { $amount } florins if the axle of { $wagon-the } stays whole this round
name-direction-up = up
    .noun = phrase:
name-direction-down = down
    .noun = phrase:
name-direction-either = up or down
    .noun = phrase:

## House rules

table-start-cities = Start of the wagons
    .help = In which cities the three wagons begin.
table-start-cities-random-set = One of the two sets, at random
table-start-cities-set-a = Paris, Cologne, Vienna
table-start-cities-set-b = Bruges, Genoa, Hamburg
table-start-cities-edition-1999 = Paris, Cologne, Genoa, as in 1999
table-courier-start = Start of the courier
    .help = On which space the courier begins.
table-courier-start-random = At random
table-courier-start-paris-r2 = 2nd space before Paris
table-courier-start-koeln-r2 = 2nd space before Cologne
table-courier-start-wien-r2 = 2nd space before Vienna
table-courier-start-brugge-r2 = 2nd space before Bruges
table-courier-start-genova-r2 = 2nd space before Genoa
table-courier-start-hamburg-r2 = 2nd space before Hamburg
setup-courier-place = The courier cannot begin { $node-on }: with this set-up no city without a wagon lies exactly { $number ->
        [one] one space
       *[other] { $number } spaces
    } away. Choose another start for the courier or the wagons.
table-first-player = First player
    .help = Who begins the first round, counting round the table.
table-first-player-random = At random
table-first-player-1 = Seat 1
table-first-player-2 = Seat 2
table-first-player-3 = Seat 3
table-first-player-4 = Seat 4
table-influence-pick = Influence cards
    .help = How a player who meets the courier gets a card.
table-influence-pick-choose = Choose from the pile
table-influence-pick-random = Draw unseen
table-phase2-order = Bidding and loading
    .help = Whether each wagon is loaded before the next is bid for.
table-phase2-order-per-wagon = Wagon by wagon
table-phase2-order-auctions-first = All bids first
table-negotiation-mode = Loading fees
    .help = How loading fees are agreed.
table-negotiation-mode-structured = In turn, quote and bid
table-negotiation-mode-posted = One posted fee for all
table-negotiation-mode-live = Live, all at once
table-art-of-negotiation = The Art of Negotiation
    .help = Whether players may make other deals as well.
table-art-of-negotiation-off = Off
table-art-of-negotiation-binding = Yes, and promises bind
table-art-of-negotiation-non-binding = Yes, but promises do not bind
table-bot-deals = Bots and deals
    .help = What bots do where other deals are allowed.
table-bot-deals-propose = They propose and answer
table-bot-deals-answer = They only answer
table-bot-deals-never = They decline all
table-investment-pass = Passing at the auction
    .help = For how long a player who passes is out.
table-investment-pass-lot = For this card
table-investment-pass-phase = For the whole phase
table-loan-supply = Loans
    .help = How many loans there are.
table-loan-supply-unlimited = As many as needed
table-loan-supply-printed = Only the printed cards
table-money-visible = Purses
    .help = Whether everybody sees everybody’s florins.
table-money-visible-false = Secret
table-money-visible-true = Open
table-opening-abilities = Investment cards
    .help = Whether cards are auctioned or dealt at the start.
table-opening-abilities-none = Auctioned every round
table-opening-abilities-pairs-1999 = A pair for everybody at the start, as in 1999

## The table in the terminal

sheet-prices = Round { $round }, phase { $phase } · arrivals { $arrivals } of { $goal } · one step costs { $price } florins
sheet-good = { $good }
sheet-buy = Buy
sheet-sell = Sell
sheet-supply = Supply
sheet-city = City
sheet-market = Market
sheet-bonus = Bonus
sheet-warehouses = Warehouses
sheet-seat-first = ▸ { $seat }
sheet-wagons = Wagons · the courier stands { $node-on }
sheet-wagon = Wagon
sheet-place = Place
sheet-heading = Heading
sheet-master = Loading master
sheet-level = Rank
sheet-upkeep = Upkeep
sheet-florins = Florins
sheet-loans = Loans
sheet-tiles = Tiles
sheet-investments = Investment cards
sheet-influence = Influence cards
sheet-deals = Deals
sheet-deal = Deal
sheet-item = In words
sheet-proposal = { $you ->
        [yes] Your proposal { $number }
       *[no] { $seat }’s proposal { $number }
    }
sheet-promise = Promise in force
sheet-draft = Your proposal in the making

## The board in the browser

board-fl = { $number } fl
board-map = Road map
board-cartouche = Roads and fairs
board-cartouche-from = from Bruges to Genoa
board-cartouche-tag = sale now, with bonus
board-city = { $number ->
        [0] { $city }, no bonus.
       *[other] { $city }, bonus { $number }.
    }
board-courier = The courier: { $node }
board-wagon = { $wagon }: { $node }.
board-at = in { $place }
board-towards = towards { $place }
board-blocked = axle broken
board-loads = The wagons and their loads
board-master = loading master
board-master-of = wagon { $number }
board-cities = Cities and warehouses
board-prices = Price table
board-price-of = { $good }: buy at { $buy }, sell at { $sell }
board-short-food = Food
board-left = Left
board-left-short = { $number } left
board-track = Wagon track
board-end-mark = end
board-arrivals = { $number } of { $goal } arrivals
board-climb-cost = One step costs { $number } fl
board-ladder = Status ladder
board-ladder-hint = The number on each step is its upkeep every round.
board-ladder-of = { $number ->
        [0] { $name }: step { $level }, { $rank }, no upkeep.
       *[other] { $name }: step { $level }, { $rank }, upkeep { $number }.
    }
board-level = step
board-upkeep = { $number ->
        [0] no upkeep
       *[other] upkeep { $number } fl
    }
board-investments = Investments for sale
board-investments-none = No card for sale.
board-piles = In the pile: { $cards }. Influence cards left: { $influence }.
board-stars = { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
board-tiles = Face-up movement tiles:
board-influence = { $number ->
        [0] no influence card in hand
        [one] 1 influence card in hand
       *[other] { $number } influence cards in hand
    }
board-first = first player
board-loans = { $number ->
        [one] 1 loan
       *[other] { $number } loans
    }
board-chosen = has chosen
board-round = Round { $number }
board-phase = Phase { $number }
board-phase-buying = Buying
board-phase-loading = Loading
board-phase-moving = Moving
board-phase-pricing = Prices
board-phase-unloading = Unloading
board-phase-investing = Investing
board-phase-status = Rank
board-purse = Purse
board-your-answer = Your answer
board-amount = Amount in florins
board-wagon-here = wagon { $number }
board-buy-done = That is all
board-buy-done-hint = buy nothing more
board-stock-here = Goods in { $city }
board-pass-hint = do not bid
board-lot-standing = { $name }: { $amount } fl
board-lot-none = No bid yet. The winner takes one of these cards.
board-talk = What has been said
board-monopoly-new = your monopoly
board-load-nothing = Load nothing
board-no-monopoly = no monopoly
board-accept = Accept
board-accept-bid = Accept the bid
board-haggle = Haggle
board-free = With the card
board-fee-none = without a fee
board-final-quote = Last quote
board-final-quote-hint = then take it or leave it
board-one-none = No price for one
board-two-none = No price for two
board-no-offer = No quote
board-no-offer-hint = a bid is still possible
board-refuse = Refuse
board-withdraw = Withdraw the bid
board-leave = Nothing
board-leave-hint = add nothing to the wagon
board-wait = Wait
board-wait-hint = when all wait, it ends
board-channels = Open negotiations
board-channel = { $master } and { $shipper }
board-asks-both = asks { $one ->
        [0] nothing
       *[other] { $one } fl
    } for one, { $two ->
        [0] nothing
       *[other] { $two } fl
    } for two
board-asks-one = asks { $one ->
        [0] nothing
       *[other] { $one } fl
    } for one
board-asks-two = asks { $two ->
        [0] nothing
       *[other] { $two } fl
    } for two together
board-asks-nothing = has made no quote
board-bids = bids { $fee ->
        [0] nothing
       *[other] { $fee } fl
    } for
board-bids-nothing = has made no bid
board-quote-to = Make a quote
board-quotes-left = { $number } left
board-withdraw-quote = Withdraw the quote
board-choose-wagon = What do you move?
board-the-courier = The courier
board-arrives = Arrive in { $city }
board-arrives-empty = wagon empty, nothing to sell
board-city-in = { $city } in { $number }
board-meets = meets the courier: a card
board-junction-to = Junction, towards { $city }
board-idle = Nothing can move
board-idle-hint = the tile is used up
board-end-turn = End the turn
board-dial-legend = Each pointer raises its good by one notch; from the top it crashes to the bottom. The others’ pointers are added to yours.
board-dial = Price dial
board-pointer = Pointer { $number }
board-rises-to = rises to { $number }
board-falls-to = crashes to { $number }
board-scene-bids = The bids are opened
board-scene-dials = The dials are revealed
board-scene-unloading = Unloading
board-crash = crash
board-ramp = Your goods in { $city } and your row on the wagon
board-crate = { $good }: { $number } here
board-slot = Place { $number } on the wagon
board-step = Step { $level }, { $rank }, upkeep { $number }
board-post-done = Change nothing
board-sales-done = That is all
board-leaves = { $number ->
        [0] leaves nothing
       *[other] leaves { $number } fl
    }
board-draw = Draw a card
board-bonus-sale = Play “Bonus Sale”
board-pay = { $number ->
        [0] Nothing to pay
       *[other] Pay { $number } fl
    }
board-drop = Drop
board-drop-hint = to the rank you can pay
board-loan = Borrow { $number } fl
board-loan-hint = repay { $number } fl; no climbing until then
board-stay = Stay at this rank
board-climb-hint = { $left ->
        [0] leaves nothing
       *[other] leaves { $left } fl
    }, upkeep { $upkeep } fl
board-repay = Repay a loan
board-done = That is all
board-decline = No, thank you
board-proposal = { $maker } proposes to { $partner } (no. { $number })
board-proposal-to-you = { $maker } proposes to you (no. { $number })
board-proposal-yours = You propose to { $partner } (no. { $number })
board-deal-binding = promises bind
board-deal-free = promises do not bind
board-withdraw-deal = Withdraw
board-later = Let it stand
board-later-hint = answer later
board-promises = Promises in force
board-escrow = set aside
board-propose = Propose a deal to { $name }
board-draft = Your proposal to { $name }
board-draft-empty = Nothing yet: add money, a card or a promise.
board-draft-part = Add
board-draft-when = The event
board-part-give = You pay
board-part-take = You receive
board-part-give-card = You hand over a card
board-part-take-card = You receive a card
board-part-mine = You promise
board-part-theirs = { $name } promises
board-when-courier = The courier
board-when-price = A price
board-when-master = A loading master
board-when-no-axle = An axle
board-post-deal = Post it
board-post-deal-hint = all see it, the other answers
board-drop-deal = Drop it
board-drop-words = Drop this promise
board-meanwhile = The open question
board-evaluation = Unloading, round { $number }
board-unloads = { $wagon } in { $city }
board-sheet = The result and where the money came from
board-place = Result
board-source-start = At the start
board-source-sales = Sales on arrival
board-source-stock = Sales from warehouses
board-source-fees = Loading fees
board-source-goods = Goods bought
board-source-wagons = Bids for wagons
board-source-cards = Investment cards
board-source-upkeep = Upkeep
board-source-climbing = Climbing
board-source-loans = Loans
board-source-deals = Deals
board-hint-bid = Everybody bids in secret. The highest bid is paid and makes its bidder loading master; the others keep their money.
board-hint-load = One kind only, up to three: it becomes your monopoly on this wagon.
board-hint-move = Choose a wagon, then where it goes: the spaces it can reach light up on the map.
board-hint-dial = All choose in secret; the prices change together.
board-hint-lot = Whoever bids most takes one card. You can use it from the next round on.
board-hint-quote = A price for one good, then one for two.
board-hint-draft = Nobody sees it until it is posted.
board-hint-climb = The highest rank wins, but it costs its upkeep every round.

## Reasons a bot gives

name-reason-tempo = the moment of the game
name-reason-rank = the ranks and their upkeep
name-reason-debts = the loans
name-reason-cargo = the goods on wagons
name-reason-stock = the goods in warehouses
name-reason-wagons = the control of wagons
name-reason-cards = the cards
name-reason-money = the florins
name-reason-prices = the prices
reason-florins = Leaves { $amount } florins more in the purse.
reason-rank = Climbs to the rank { $level-quoted }.
reason-highest =
    Nobody stands higher: { $number ->
        [one] one step
       *[other] { $number } steps
    } above the next.
reason-upkeep = Costs { $amount } florins less upkeep in every round.
reason-debts =
    { $number ->
        [one] One loan
       *[other] { $number } loans
    } less to carry.
reason-pays-upkeep = Leaves enough for the upkeep of { $amount } florins.
reason-next-step = Leaves enough to climb: a step costs { $amount } florins.
reason-stored =
    { $number ->
        [one] One good
       *[other] { $number } goods
    } in the warehouse in { $city-the }.
reason-wagon-waits = { $wagon-the } stands ready in { $city-the }: the goods can be loaded soon.
reason-dear-good = No good is dearer than { $good-a }: { $amount } florins.
reason-margin = At today’s prices { $good-a } brings { $amount } florins more than it costs.
reason-price-up =
    { $amount } florins more for { $good-a }, with { $number ->
        [one] one piece
       *[other] { $number } pieces
    } of { $you ->
        [yes] yours
       *[no] { $seat }
    } on the road.
reason-price-down = { $amount } florins less for { $good-a }: that hurts { $rival-seat-who } most.
reason-master = The loading master of { $wagon-the } loads first and takes fees.
reason-loaded =
    { $number ->
        [one] One of { $seat-whose } goods rides
       *[other] { $number } of { $seat-whose } goods ride
    } on { $wagon-the }.
reason-monopoly = Nobody else may load { $good-a } on { $wagon-the }.
reason-blocks =
    { $wagon-the } stands still, and { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } the most on it.
reason-arrives = { $wagon-the } arrives in { $city-the }; { $seat-whose } goods bring { $amount } florins at today’s prices.
reason-nearer =
    { $wagon-the } gets nearer to { $city-the }: { $number ->
        [one] one space
       *[other] { $number } spaces
    } to go.
reason-mostly-own =
    Most of what { $wagon-the } carries is { $you ->
        [yes] yours
       *[no] { $seat }’s
    }: { $number ->
        [one] one piece
       *[other] { $number } pieces
    }.
reason-holds-up =
    Holds up { $wagon-the }, on which { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } the most.
reason-fetches =
    Sends { $wagon-the } towards { $city-the }, where { $number ->
        [one] one good waits
       *[other] { $number } goods wait
    }.
reason-keeps-card =
    Keeps { $number ->
        [one] one influence card
       *[other] { $number } influence cards
    } more.
reason-investment = { $card-quoted } works in every round to come.
reason-stars =
    The card is worth { $number ->
        [one] one star
       *[other] { $number } stars
    }.
reason-tile =
    Keeps { $number ->
        [one] one movement tile
       *[other] { $number } movement tiles
    } more for later.
reason-saves-card = The influence card does more at another time.
reason-bonus-sale = The bonus counts for all of { $seat-whose } goods on this wagon.
reason-waits = Enough for now; the rest can wait.
reason-loan = The money helps at once, and a loan can be repaid later.
reason-more-stars =
    { $number ->
        [one] One star
       *[other] { $number } stars
    } more than on the other card.
reason-moves-wagons = Moves wagons further, turn after turn.
reason-turns-prices = Changes a price in every round.
reason-leads-courier = Moves the courier, who brings influence cards.
reason-rival-stars =
    Catches up in stars: { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } { $number }.
reason-buys-cheaper = Makes { $good-a } { $amount } florins cheaper to buy.
reason-axle-harmless =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } nothing on { $wagon-the }.
reason-axle-many =
    { $number ->
        [one] Somebody else waits
       *[other] { $number } others wait
    } for what it carries.
reason-keeps-rank = The upkeep of { $amount } florins cannot be paid: the card saves the rank.
reason-keeper-price = With the card the rank costs { $amount } florins this time.
reason-can-pay = The upkeep of { $amount } florins can be paid without the card.
reason-free-to-climb = Only those without a loan may climb.
reason-repay-later = The loan can be repaid later, too.
reason-bid-for-both = The bid is for two goods at once.
reason-bid-worth = At today’s prices the load is worth { $amount } florins.
reason-fee-gain = At today’s prices { $amount } florins remain after the fee.
reason-bid-more = { $amount } florins more are likelier to win.
reason-bid-less = Risks { $amount } florins less.
reason-wanted-card = { $card-quoted } is among the cards to be had.
reason-outbids = Takes the lead from { $rival-seat-who }.
reason-late = So late in the game a card hardly pays for itself.
reason-keeps-upkeep = Leaves enough for the upkeep of { $amount } florins.
reason-goods-wait =
    { $number ->
        [one] One of { $seat-whose } goods waits
       *[other] { $number } of { $seat-whose } goods wait
    } for the wagon in { $city-the }.
reason-fees =
    Others will have to pay fees: in { $city-the }, somebody has { $number ->
        [one] one good
       *[other] { $number } goods
    }.
reason-no-goods =
    { $seat-who } { $you ->
        [yes] have
       *[no] has
    } nothing to load in { $city-the }.
reason-rival-wants =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } more goods in { $city-the } and { $rival-you ->
        [yes] need
       *[no] needs
    } the wagon more.
reason-not-offered = Leaves no room to others.
reason-offered = A fee for a place that would stay empty.
reason-fee-tempts = { $amount } florins more: the loading master can hardly refuse.
reason-fee-more = { $amount } florins more if it is accepted.
reason-fee-less = { $amount } florins cheaper.
reason-fee-fair = { $amount } florins less, so it is accepted sooner.
reason-fee-modest = Little beside what a good may bring: up to { $amount } florins.
reason-fee-bar = At this fee nobody loads: no good brings more than { $amount } florins.
reason-fee-none = Costs nothing and makes a friend.
reason-takes-quote = The goods get on { $wagon-the } for sure.
reason-both-goods = Two goods ride on { $wagon-the } at once.
reason-own-bid = A bid for { $wagon-the } may be cheaper than the quote.
reason-quote-dear = The quote is too dear.
reason-free-loading = The card loads { $wagon-the } without a fee.
reason-leaves = { $wagon-the } is not worth the fee.
reason-keeps-goods = The goods wait in the warehouse for another wagon.
reason-lets-others-move = Lets the others speak first.
reason-accepts-fee = Money in hand is better than an empty place.
reason-refuses-fee = So little for a place on { $wagon-the } is not enough.
reason-own-wagon =
    { $wagon-the } carries { $number ->
        [one] one good
       *[other] { $number } goods
    } of { $you ->
        [yes] yours
       *[no] { $seat }
    } and needs nobody else.
reason-asks-more = Asking once more may bring a better fee.
reason-dial-up =
    Lifts the price of { $good-a }, with { $number ->
        [one] one piece
       *[other] { $number } pieces
    } of { $you ->
        [yes] yours
       *[no] { $seat }
    } on the road.
reason-dial-crash =
    { $good-a } is at the top: one notch more and { $rival-seat-who } { $rival-you ->
        [yes] sell
       *[no] sells
    } for little.
reason-dial-safe = { $good-a } is at the top: one notch more would ruin the price.
reason-dial-grudge =
    Does not lift { $good-a }, of which { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } the most on the road.
reason-dial-double = Both pointers on { $good-a } move the price for certain.
reason-dial-unused = A pointer that is not used helps nobody else.
reason-takes-card = { $card-quoted } comes in handy.
reason-new-card = { $card-quoted } is not in hand yet.
reason-card-for-cargo =
    { $number ->
        [one] One of { $seat-whose } goods is
       *[other] { $number } of { $seat-whose } goods are
    } on the road: the bonus will count.
reason-card-for-rank = The card makes climbing cheaper.
reason-card-for-loading = The card gets goods on a wagon without a fee.
reason-draws-card = A card unseen is still a card.
reason-free-wagon = Without the card, the wagon may go on this turn.
reason-proposes =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } something to give here.
reason-deals-weaker =
    { $rival-seat-who } { $rival-you ->
        [yes] stand
       *[no] stands
    } lower: a deal does less harm.
reason-posts = The proposal says all it needs.
reason-no-deal = Better no deal at the moment.
reason-gives-florins = { $amount } florins are a fair price.
reason-asks-florins = { $amount } florins for the favour.
reason-promises = A promise costs no money.
reason-wants-promise = A promise of the other side is worth something.
reason-gives-card = A card can be spared.
reason-asks-card = A card of the other side would be useful.
reason-names-it = Says what the promise is about.
reason-first-own = First the day’s business, then deals.
reason-deal-pays =
    { $rival-seat-who } { $rival-you ->
        [yes] pay
       *[no] pays
    } { $amount } florins for it.
reason-deal-bound = It binds { $rival-seat-who } by a promise.
reason-deal-free = It asks for no promise in return.
reason-deal-dear = It would cost { $amount } florins.
reason-stays-free = Stays free of promises.
reason-deal-nothing =
    { $rival-seat-who } { $rival-you ->
        [yes] give
       *[no] gives
    } nothing for it.

## Material: the parts of components.toml, and their keys

material-money = Money
    .start-per-player = Each player begins with
    .bank-is-unlimited = The bank never runs out
    .c1000 = Coins of 1,000
    .c500 = Coins of 500
    .c100 = Coins of 100
    .start-coins = At the start
    .coin-supply = In all
material-seats = The players
    .order = Colours
material-coats-of-arms = Coats of arms
    .per-player = For each player
    .on-status-ladder = On the status ladder
    .for-wagons = For wagons
material-goods = Goods
    .pieces-per-type = Pieces of each
    .on-price-table-per-type = On the price table
    .in-supply-at-start-per-type = In the supply at the start
material-goods-types = The goods
    .shape = Shape
material-price-table = Price table
    .wraps-from-top-to-bottom = From the top to the bottom again
material-price-table-levels = Prices
    .buy = Purchase
    .sell = Sale
material-price-wheel = Price dials
    .per-player = For each player
    .pointers = Pointers
    .targets = Fields
    .step-per-pointer = Notches of the price by a pointer
material-cities = Cities
    .ring-order = Around the map
    .market = Market
material-warehouse = Warehouses
    .per-player-per-city = For each player and city
    .capacity = Room (0: unlimited)
material-bonus-track = Bonus track
    .start-city-with-wagon = At the start, city with a wagon
    .start-city-without-wagon = At the start, city without a wagon
material-map = The roads
    .edges = Neighbours
material-map-nodes = The places
material-wagons = Wagons
    .numbers = Numbers
    .row-capacity-master = Room for the loading master
    .row-capacity-other = Room for each of the others
    .master-single-type = The loading master loads one kind only
material-start-positions = Where wagons begin
    .set-a = First set
    .set-b = Second set
    .edition-1999 = Edition of 1999
    .wagon-assignment = Which wagon where
material-courier = The courier
    .start-distance-from-wagonless-city = Spaces from a city without a wagon
    .start-node-edition-1999 = Begins, edition of 1999
    .may-enter-cities = May enter cities
material-movement-tiles = Movement tiles
    .refresh-when-all-used = Back when all are used
material-wagon-track = Price of a step
    .cost-by-arrivals = By arrivals
    .beyond-last = Beyond that
material-game-end = End of the game
    .finish-round = The round is finished
material-game-end-arrivals-by-players = Arrivals that end the game
    .p2 = 2 players
    .p3 = 3 players
    .p4 = 4 players
material-status-ladder = Status ladder
    .max-climb-per-round = Steps in a round, at most
material-status-ladder-levels = Ranks and their upkeep
    .level = Step
    .upkeep = Upkeep in a round
material-credit = Loans
    .loan = Loan
    .repay = To be repaid
    .max-new-per-round = New ones in a round, at most
    .cards-printed = Printed cards
material-investment = Investment cards
    .face-up = Face up
    .cards-per-round = Sold in a round
    .max-per-player-per-round = For each player in a round
    .bid-step = Step of a bid
material-investment-cards = Investment cards one by one
    .stars = Stars
    .price-1999 = Price of 1999
    .price-steps = Notches of a price
    .may-wrap = From the top to the bottom too
    .courier-steps = Spaces of the courier
    .wagon-points = More points for a wagon
    .flat-purchase-cost = Price of a round’s purchases
    .max-goods = Goods, at most
material-influence = Influence cards
    .removed-after-use = Out of the game after use
material-influence-cards = Influence cards one by one
    .max-goods = Goods, at most
    .pays = Pays
    .goods = Goods
material-purchase = Purchase
    .max-goods-per-turn = Goods in a turn, at most
    .passes-in-first-round = Times around in the first round
    .passes-in-later-rounds = Times around later
material-opening-1999 = Opening of 1999
    .pairs = Pairs of cards
    .pay-per-pair = Price of a pair
material-negotiation = Negotiation
    .live-seconds-per-wagon = Seconds for a wagon
    .live-extension-seconds = Seconds of an extension
    .live-max-extensions = Extensions, at most
    .max-proposals-per-side = Proposals of each side, at most
    .price-step = Step of a price
    .deal-window-extra-seconds = Extra seconds for a deal
    .max-open-deals-per-player = Open deals of a player, at most
    .max-deals-begun-per-round = Deals begun in a round, at most
    .max-promises-per-deal = Promises in a deal, at most
    .max-cards-per-side-of-a-deal = Cards of each side, at most
    .max-florins-per-deal = Florins in a deal, at most
material-words =
    .cube = cube
    .cylinder = cylinder
    .own-arms = one’s own arms
    .city = city
    .road = road
    .junction = junction
    .listed-order = in the order listed
    .repeat-last = the last price
    .players-minus-1 = one fewer than players

## Help on pieces, signs and numbers

help-map = Cities, road spaces and junctions; each space and each city holds one wagon at most.
    .name = Road map
help-city = Its market sells three kinds, its bonus rewards foreign goods, and everybody has a warehouse here.
    .name = City
help-tag = What one of your goods would bring here now, with the bonus where it is foreign.
    .name = Proceeds here
help-road = A wagon that stops on a junction goes on along this road.
    .name = The way on
help-reach = Where the wagon may go and with which points; an arrival shows what you would sell.
    .name = Within reach
help-ramp = Your goods in this city and your places on the wagon: choose a good, then the last place it is to fill.
    .name = Loading ramp
help-kind-of-good = You buy it for your warehouse in a city whose market shows it; sold where it is foreign, it brings the bonus.
help-price-table = The line of a good says what it costs on the left and what it brings on the right.
    .name = Price table
help-selling-price = What each of these goods brings when its wagon is unloaded; foreign goods bring the city’s bonus as well.
    .name = Selling price
help-step-price = What a step of the status ladder costs after this many arrivals.
    .name = Price of a step
help-player = Everything that belongs to this house bears its letter, its colour and its shape.
    .name = Trading house
help-first-player = Begins every phase of this round; next round it is the player to the left.
    .name = First player
help-sealed = Has answered in secret; all answers are revealed together.
    .name = Has chosen
help-cloth = { help-kind-of-good }
help-iron = { help-kind-of-good }
help-wine = { help-kind-of-good }
help-food = { help-kind-of-good }
help-silk = { help-kind-of-good }
help-salt = { help-kind-of-good }

## The game on one page

summary-aim = Reach the highest rank on the status ladder: money is only the means to climb it.
summary-pieces-goods = Six kinds of goods, eight pieces of each
summary-pieces-wagon = Three wagons carry everybody’s goods
summary-pieces-courier = The courier: whoever meets it with a wagon takes an influence card
summary-pieces-influence = Influence cards: secret, played once
summary-pieces-investment = Investment cards: sold by auction, of use in every round
summary-pieces-ladder = Twelve steps, each with its upkeep
summary-turn-buying = Buy up to three goods; each goes into your warehouse in a city whose market shows it.
summary-turn-loading = Bid in secret for wagons in cities: the winner loads up to three goods of one kind free, the others up to two, for a fee they negotiate.
summary-turn-moving = Everybody moves a wagon with a movement tile; a wagon that enters a city where no other stands has arrived.
summary-turn-selling = Set two pointers in secret to raise prices; then everything that has arrived is sold.
summary-turn-rising = Bid for investment cards, pay the upkeep of your rank, then climb up to two steps.
summary-score-sale = A good brings its selling price, plus the city’s bonus if it is foreign there.
summary-score-rank = Only rank counts; each arrival makes a step dearer.
summary-score-loan = Whoever still has a loan comes after all others.
summary-end = With two, three or four players, the round that brings arrivals to 6, 7 or 8 is the last. With equal rank, more florins win.
summary-idea = Climbing early is cheaper, but upkeep comes back every round. Help the wagons that carry your goods, even with those of others aboard, and climb when the money comes.

## The guided first game

lesson-aim = Welcome! You begin at the bottom of the status ladder and dream of the city council. Whoever stands highest at the end wins; money is only the means.
lesson-wagons = Only three wagons carry everybody’s goods. In each round you all buy, load, move the wagons, set prices, sell what has arrived, bid for cards and climb.
lesson-buy = Buy food for your warehouse in Cologne: wagon 2 stands there. In Hamburg, where food is foreign, it brings 200 florins more.
lesson-two = Food for Cologne once more. Goods are cheap: they cost 100 florins now, and bring 600 or more when they are sold.
lesson-three = And a third time: whoever controls a wagon may load three goods of one kind.
lesson-wine = In the first round everybody buys twice. Buy wine for Paris, where wagon 1 stands: you may have goods on several wagons.
lesson-done = You need not buy three: goods earn nothing until a wagon takes them along. This will do, so choose “That is all”.
lesson-bid = Now the wagons are loaded, first wagon 1. Who becomes loading master? Everybody bids in secret, and only the highest bid is paid. Bid nothing: keep your money for wagon 2.
lesson-fee = The loading master loads first and for nothing, and nobody else loads that kind here. All others pay a loading fee. Accept the quote: your wine will bring far more.
lesson-control = Wagon 2 stands where your food is. Bid 900: in Hamburg three units of food bring at least 2,400 florins, and the others will pay you to load.
lesson-load = The wagon is yours! Load your three units of food. On this wagon food is your monopoly now.
lesson-quote = Somebody else would like to load, and you name the loading fee. Ask 300 florins for one good.
lesson-again = You talk with each player separately. Ask 300 florins here, too.
lesson-haggle = You are offered less than you asked. Accept all the same: it is easy money, and whoever has goods on your wagon will help you move it.
lesson-spare = Wagon 3 stands in Vienna, and you have nothing there. Bid nothing and keep your money.
lesson-roads = Off we go! With one of these movement tiles you move any wagon, whosever goods it carries. A used tile stays face down until all four are.
lesson-move = Wagon 2 is on its way to Hamburg. Choose it, then tile 2: it will stop beside the courier, and whoever meets the courier takes an influence card.
lesson-card = Choose a card, best of all “Social Climb”: soon a step will cost far more than 1,200 florins, but not with this card. Nobody sees which one you take.
lesson-dial = Now for the prices. Each of your two pointers raises a good by one notch; from the top it goes on at the bottom. Set both to food: each then brings 200 florins more.
lesson-sold = The wagon has arrived, and all it carried is sold. That brings you { $earned } florins: the selling price, and for foreign goods the bonus of the city.
lesson-lot = Now investment cards are sold by auction; they serve you every round. Bid 600: whoever bids most takes one of them.
lesson-choose = Take one, “Master Coachman” for instance: from the next round on, you move wagons two spaces more.
lesson-upkeep = Every rank has its upkeep, to be paid every round before anybody climbs: it is the number on the step. Yours costs nothing yet.
lesson-climb = Every arrival makes a step dearer, so climb early: two steps at once, more is not allowed in one round. Cards are best saved for later.
lesson-idea = One idea for winning: climb early, while it is cheap, but keep enough money for the upkeep. And share your wagons: whoever has goods aboard helps you along.
lesson-end = Well played! The round in which the seventh wagon arrives is the last, and the highest rank wins. Play on as you like; I shall watch in silence.

## Pictures of the rulebook

picture-map = The map at the start of a game: the wagons stand in Paris, Cologne and Vienna, and the courier waits two spaces from Hamburg. Every city shows the three goods of its market and the value of its bonus cube: nothing where a wagon stands, 200 elsewhere.
picture-purchase = You buy three units of food at { $price } florins each. The market of Cologne shows food, so it goes straight into your warehouse there.
picture-control = Example. For wagon 2 you have bid { $first } florins, Ben { $second } and Clara { $third }. You pay the bank, the others keep their money. You are loading master: the crown is yours, and your row has three places; the others have two each.
picture-loaded = Example. Your three units of food are your monopoly on the wagon. Ben has paid you { $first } florins for his iron, Clara { $fee } for her cloth. Each of them could still add one good.
picture-movement = Example. Clara moves wagon 2 by { $first } spaces, onto the junction, and heads it for Hamburg. Your tile takes it { $second } spaces on, to the courier: you may take an influence card at once.
picture-prices = Example. Both your pointers are set to food: it rises by two notches and now sells for { $sell } florins. Ben points at iron and salt, Clara at cloth and silk, each one notch up. Nobody wants wine.
picture-unloading = Example. Wagon 2 has arrived in Hamburg. Food sells for { $sell } florins, and as the market of Hamburg does not show it, the bonus is added: { $food } each, { $earned } for your three. Iron and cloth are local goods and bring { $iron } each. Afterwards the bonus of Hamburg is 0.
picture-investments = Example. Four cards are face up. Clara bids { $first } florins for the first lot, you bid { $second }, and both others pass. You pay and choose { $card-the }. With three players there is a second lot, without you.
picture-climbing = Example. One wagon has arrived, so a step costs 600 florins. Clara and you have paid { $price } for two steps each, and the upkeep of your rank is 200 florins a round from now on. The seventh arrival will end the game.
picture-end = The end of a game: nobody has a loan, so rank decides. You are on step 8 and win, ahead of Clara on step 7 and Ben on step 6. Florins would only count between equals.
picture-haggling = Example. You asked 300 florins of Clara for one good. She bids { $offered } for her cloth. You may accept, make a last quote or refuse.
