### Merchants of the Middle Ages in English

## The game

game-title = Merchants of the Middle Ages
game-tagline = Three wagons for everybody, and only one ladder to the top
game-about = Europe, in the days when a merchant can become a councillor. You buy cloth, iron, wine, food, silk and salt cheaply in six cities, haggle for room on one of only three wagons, push them along the roads, nudge the prices in secret and sell where your goods are foreign. Money is only a means: it buys rank, every rank costs its upkeep round after round, and each wagon that arrives makes the next step dearer. After the last arrivals the highest rank wins.

## What is asked

waiting =
    { $you ->
        [yes] You are asked: { $task }.
       *[no] Waiting for { $seat }: { $task }.
    }
waiting-all = Waiting for several players: { $task }.
prompt-free = You need not answer now.
prompt-purchase = Buy a good and choose the city that stores it. You may still buy { $number }.
prompt-master-cards = Do you claim a wagon with a Loading Master card?
prompt-blind-bid = Blind bid for { $wagon } in { $city }: you have { $florins } florins.
prompt-master-load = You are loading master of { $wagon } in { $city }. What do you load?
prompt-quote = { $wagon } in { $city }: what do you ask of { $shipper-seat } for { $number ->
        [one] one good?
       *[other] two goods?
    }
prompt-post = { $wagon } in { $city }: what do you ask of everybody for { $number ->
        [one] one good?
       *[other] two goods?
    }
prompt-shipper-both = { $wagon } in { $city }: { $master-seat } asks { $one } for one good, { $two } for two.
prompt-shipper-one = { $wagon } in { $city }: { $master-seat } asks { $one } for one good.
prompt-shipper-two = { $wagon } in { $city }: { $master-seat } asks { $two } for two goods together.
prompt-shipper-nothing = { $wagon } in { $city }: { $master-seat } makes you no offer. You may bid.
prompt-shipper-posted-nothing = { $wagon } in { $city }: { $master-seat } takes no goods along. Do you play a card?
prompt-shipper-refused = { $wagon } in { $city }: { $master-seat } refuses. Do you play a card?
prompt-shipper-talk-over = { $wagon } in { $city }: the talk with { $master-seat } is over. Do you play a card?
prompt-offered-fee = { $wagon } in { $city }: what do you bid to load { $goods }?
prompt-master-answer = { $wagon } in { $city }: { $shipper-seat } bids { $fee } to load { $goods }.
prompt-haggle = Haggle over the loading. Wait when you have said all you want.
prompt-axles = Do you break the axle of a wagon?
prompt-move = Your turn on the roads: use a movement tile, and your cards if you like.
prompt-move-more = Use your cards, or end your turn.
prompt-influence = { $wagon } meets the courier: take an influence card ({ $number } left).
prompt-dials = Set both pointers of your price dial.
prompt-trading-post = Change a price with your trading post.
prompt-sales = Do you sell goods from your warehouses?
prompt-bonus-card = { $wagon } is unloaded in { $city } (bonus { $bonus }). Do you play Bonus Sale?
prompt-lot-open = An investment card is for sale. Open the bidding or pass.
prompt-lot = { $leader-seat } bids { $amount }. Bid more or pass.
prompt-choose-card = You have won the lot. Take a card.
prompt-upkeep = Your rank costs { $amount } florins.
prompt-loan = You have dropped. Do you take a loan?
prompt-climb = How far do you climb? One level costs { $price } florins.
prompt-climb-debt = You are in debt and cannot climb.
prompt-repayment = The game is ending: do you repay?
prompt-deal-answer = { $maker-seat } makes you a proposal (no. { $number }). Do you accept?
prompt-deal-draft = Your proposal to { $partner-seat }: say what changes hands and what is promised, then post it.
prompt-deal-words = Your proposal to { $partner-seat }, promise “{ $promise }”: choose.

## What may be answered

option-done = That is all
option-decline = No
option-leave = Leave it
option-accept = Accept { $fee } florins
option-final-quote = Make a last quote
option-refuse = Refuse
option-no-offer = Make no offer
option-pay = Pay the upkeep of { $amount } florins, or drop as far as needed
option-keep-status = Play Status Keeper and pay { $amount } florins
option-loan = Borrow { $amount } florins
option-repay = Repay a loan for { $amount } florins
option-pass = Pass
option-timeout = Time is up
option-load-nothing = Load nothing
option-draw = Draw a card unseen
option-bonus-sale = Play Bonus Sale
option-wait = Wait
option-withdraw = Withdraw your bid
option-end-turn = End your turn
option-buy = Buy { $good-some } for { $city } ({ $price })
option-master-card = Play { $card } for { $wagon } ({ $price })
option-load = Load { $goods }
option-one = One good for { $fee }
option-one-none = Not a single good
option-two = Two goods for { $fee }
option-two-none = Not two goods
option-fee = Bid { $fee } florins
option-bid = Bid { $amount } florins
option-take-quote = Load { $goods } for { $fee }
option-offer = Bid for loading { $goods }
option-free-loading = Play Free Loading: { $goods }
option-quote-to = Make { $shipper-seat } a quote
option-take-bid = Accept the bid of { $shipper-seat }: { $goods } for { $fee }
option-close = Refuse { $shipper-seat } for this round
option-withdraw-quote = Withdraw the quote for { $shipper-seat }
option-deal-propose = Make { $partner-seat } a proposal
option-deal-accept = Accept proposal { $number } of { $maker-seat }
option-deal-decline = Decline proposal { $number } of { $maker-seat }
option-deal-withdraw = Withdraw your proposal { $number }
option-deal-post = Post the proposal
option-deal-drop = Drop the proposal
option-deal-drop-words = Drop this promise
option-deal-later = Let it stand for now
option-deal-give = You pay { $amount } florins
option-deal-take = You receive { $amount } florins
option-deal-give-card = You hand over the card { $card }
option-deal-take-card = You receive the card { $card }
option-deal-mine = You promise: { $promise }
option-deal-theirs = { $partner-seat } promises: { $promise }
option-deal-amount = { $amount } florins
option-deal-good = { $good }
option-deal-card = { $card }
option-deal-direction = { $direction }
option-deal-any-wagon = Whatever the wagon
option-deal-wagon = { $wagon }
option-deal-place = { $path }
option-deal-when-wagon = If { $wagon } comes to stand here: { $node }
option-deal-when-courier = If the courier comes to stand here: { $node }
option-deal-when-price = If the selling price of { $good-some } becomes { $sell }
option-deal-when-master = If { $master-seat } becomes loading master of { $wagon }
option-deal-when-axle = If the axle of { $wagon } stays whole this round
option-axle = Break the axle of { $wagon }
option-tile = Tile { $points }, { $wagon }: { $node }
option-tile-city = Tile { $points }, { $wagon }: arrive in { $node }
option-tile-heading = Tile { $points }, { $wagon }: { $node }, heading for { $heading }
option-coach = { $card } ({ $points }), { $wagon }: { $node }
option-coach-city = { $card } ({ $points }), { $wagon }: arrive in { $node }
option-coach-heading = { $card } ({ $points }), { $wagon }: { $node }, heading for { $heading }
option-idle = Tile { $points }: nothing can move
option-courier = { $card }, the courier: { $node }
option-take = Take { $card }
option-dial = Point at { $goods }
option-dial-unused = Leave both pointers on your arms
option-price-up = { $card }: raise { $good-some } to { $sell }
option-price-up-round = { $card }: turn { $good-some } from the top down to { $sell }
option-price-down = { $card }: lower { $good-some } to { $sell }
option-price-down-round = { $card }: turn { $good-some } from the bottom up to { $sell }
option-sell = Sell { $good-some } from { $city } for { $price }
option-special-sale = Play Special Sale: { $good-some } from { $city } for { $price }
option-choose = Take { $card } ({ $stars } stars)
option-stay = Stay where you are
option-climb = Climb { $number ->
        [one] one level
       *[other] { $number } levels
    } for { $price }: { $level }
option-climb-card = Climb { $number ->
        [one] one level
       *[other] { $number } levels
    } for { $price } with Social Climb ({ $by-card }): { $level }

## What is refused

refusal-no-loan = You have no loan. Only a player who drops in rank may take one.
refusal-too-dear = That costs { $price } florins and you have { $florins }.
refusal-florins-bound = Repaying takes { $price } florins, but { $amount } of yours are bound by your bid.
refusal-not-on-market = { $good } is not on the market of { $city }. Choose a city that shows it.
refusal-supply-empty = No piece of { $good-some } is left in the supply.
refusal-no-influence = You do not hold the card { $card }.
refusal-no-investment = You do not own { $card }.
refusal-investment-used = You have already used { $card } this turn.
refusal-wagon-on-road = { $wagon } is on the road. Only a wagon in a city can be claimed.
refusal-wagon-taken = { $wagon } already has a loading master: { $seat }.
refusal-bid-too-low = A bid must be at least { $amount } florins now.
refusal-not-in-warehouse = Your warehouse in { $city } has not enough { $good-some }.
refusal-one-kind = Your row carries { $good-some }. A loading master loads a single kind.
refusal-kind-taken = Another player already has { $good-some } on this wagon. Choose another kind.
refusal-row-full = There is no more room on your row: at most { $number } goods.
refusal-monopoly = { $good } is the monopoly of { $seat } on this wagon.
refusal-fee-too-high = No fee exceeds { $amount } florins: the goods cannot earn more.
refusal-empty-quote = A quote must offer something. Name a fee for two goods.
refusal-final-quote = You have announced a last quote. Name its fees.
refusal-not-offered = That is not offered at any fee.
refusal-no-more-bids = You have made your bid. Now you may accept, play a card or leave.
refusal-posted = At this table the posted fee is not negotiable.
refusal-finish-proposal = Finish the proposal you have begun.
refusal-answer-final = Your answer lies under seal. It is final.
refusal-amount = An amount goes in steps of { $step }, from { $least } to { $most }.
refusal-no-channel = You have nothing to load on this wagon, or have closed your talks.
refusal-channel-closed = There is nothing to discuss with { $shipper-seat } any more.
refusal-proposals-spent = Each side makes at most { $number } proposals.
refusal-no-bid = There is no bid here.
refusal-no-quote = There is no quote here.
refusal-promised = You have given { $partner-seat } a promise: { $promise }.
refusal-no-deals-now = There are no deals while wagons are being unloaded.
refusal-deal-not-active = One party must be the active player, now { $active-seat }.
refusal-deal-unfinished = Post or drop the proposal you are making first.
refusal-deal-sealed = Whoever has laid down an answer under seal deals no more until all are open.
refusal-deals-open = At most { $number } of your proposals may stand. Withdraw one first.
refusal-deals-begun = At most { $number } proposals may be begun in a round, and you have.
refusal-own-deal = This proposal is your own. You may withdraw it.
refusal-deal-of-others = This proposal is for { $partner-seat }.
refusal-deal-too-dear = This deal takes { $price } florins at once. You have { $florins }, less what a bid binds.
refusal-contradiction = It holds promises of one player that cannot all be kept together.
refusal-no-escrow = Deals are not binding at this table, so nothing is set aside.
refusal-wagon-blocked = { $wagon } already has a broken axle.
refusal-wagon-broken = { $wagon } has a broken axle and cannot move this round.
refusal-wagon-arrived = { $wagon } has arrived this round. It can move again next round.
refusal-wagon-spent = { $wagon } has given you a card this turn: you cannot move it again.
refusal-wagon-stuck = { $wagon } cannot move with { $points }: the way is occupied.
refusal-tile-used = You have used your movement tile of this round.
refusal-tile-down = Your tile { $points } lies face down.
refusal-must-move = Tile { $points } can move a wagon, so it must.
refusal-tile-first = You must use a movement tile before you end your turn.
refusal-courier-city = The courier never enters a city.
refusal-courier-stays = The courier cannot end where it began.
refusal-courier-far = { $card } takes the courier { $number } steps at most.
refusal-draw-unseen = At this table influence cards are drawn unseen.
refusal-not-in-pile = The card { $card } is not in the pile.
refusal-price-end = { $good } stands at the end of the price table; only the Great Trading Post goes beyond.
refusal-sale-limit = You have sold { $number } goods, and that is the limit.
refusal-card-owned = { $card } belongs to { $seat }.
refusal-card-face-down = { $card } does not lie face up.
refusal-drop = Nobody drops by choice: upkeep is paid by whoever can pay it.
refusal-climb-in-debt = You cannot climb while you have a loan. Repay it first.
refusal-top = There is no higher rank.
refusal-climb-cards = You do not hold { $number } of the card { $card }.
refusal-climb-limit = You climb at most { $number } levels in a round.

## What happens

round-began =
    { $you ->
        [yes] Round { $round }: you are first player.
       *[no] Round { $round }: { $seat } is first player.
    }
wagon-placed = { $wagon } starts in { $city }.
courier-placed = The courier starts here: { $node }.
investments-shown = Investment cards turned up: { $cards }.
pair-dealt =
    { $you ->
        [yes] You receive { $cards } and pay { $price } florins.
       *[no] { $seat } receives { $cards } and pays { $price } florins.
    }
bought =
    { $you ->
        [yes] You buy { $good-some } for { $city } ({ $price }).
       *[no] { $seat } buys { $good-some } for { $city } ({ $price }).
    }
bought-nothing =
    { $you ->
        [yes] You buy nothing.
       *[no] { $seat } buys nothing.
    }
master-card-played =
    { $you ->
        [yes] You play Loading Master, pay { $price } and control { $wagon } in { $city }.
       *[no] { $seat } plays Loading Master, pays { $price } and controls { $wagon } in { $city }.
    }
bid-revealed =
    { $you ->
        [yes] You have bid { $amount } for { $wagon }.
       *[no] { $seat } has bid { $amount } for { $wagon }.
    }
wagon-won =
    { $you ->
        [yes] You pay { $amount } and are loading master of { $wagon } in { $city }.
       *[no] { $seat } pays { $amount } and is loading master of { $wagon } in { $city }.
    }
wagon-unwanted =
    { $you ->
        [yes] Nobody has bid: as first player you control { $wagon } in { $city }.
       *[no] Nobody has bid: as first player { $seat } controls { $wagon } in { $city }.
    }
loaded =
    { $you ->
        [yes] You load { $goods } on { $wagon }.
       *[no] { $seat } loads { $goods } on { $wagon }.
    }
loaded-nothing =
    { $you ->
        [yes] You load nothing on { $wagon }.
       *[no] { $seat } loads nothing on { $wagon }.
    }
quoted-both =
    { $you ->
        [yes] Your quote for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        } on { $wagon }: one good { $one }, two goods { $two }.
       *[no] { $seat } makes a quote for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        } on { $wagon }: one good { $one }, two goods { $two }.
    }
quoted-one =
    { $you ->
        [yes] Your quote for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        } on { $wagon }: one good { $one }.
       *[no] { $seat } makes a quote for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        } on { $wagon }: one good { $one }.
    }
quoted-two =
    { $you ->
        [yes] Your quote for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        } on { $wagon }: two goods { $two }.
       *[no] { $seat } makes a quote for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        } on { $wagon }: two goods { $two }.
    }
posted-both =
    { $you ->
        [yes] Your quote for everybody on { $wagon }: one good { $one }, two goods { $two }.
       *[no] { $seat } makes a quote for everybody on { $wagon }: one good { $one }, two goods { $two }.
    }
posted-one =
    { $you ->
        [yes] Your quote for everybody on { $wagon }: one good { $one }.
       *[no] { $seat } makes a quote for everybody on { $wagon }: one good { $one }.
    }
posted-two =
    { $you ->
        [yes] Your quote for everybody on { $wagon }: two goods { $two }.
       *[no] { $seat } makes a quote for everybody on { $wagon }: two goods { $two }.
    }
posted-nothing =
    { $you ->
        [yes] You take no goods along on { $wagon }.
       *[no] { $seat } takes no goods along on { $wagon }.
    }
no-offer =
    { $you ->
        [yes] You make no offer on { $wagon } to { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        }.
       *[no] { $seat } makes no offer on { $wagon } to { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        }.
    }
left =
    { $you ->
        [yes] You load nothing more on { $wagon }.
       *[no] { $seat } loads nothing more on { $wagon }.
    }
shipped =
    { $you ->
        [yes] You load { $goods } on { $wagon } for { $fee }, paid to { $master-you ->
            [yes] you
           *[no] { $master-seat }
        }.
       *[no] { $seat } loads { $goods } on { $wagon } for { $fee }, paid to { $master-you ->
            [yes] you
           *[no] { $master-seat }
        }.
    }
free-loaded =
    { $you ->
        [yes] You play Free Loading on { $wagon }: { $goods }.
       *[no] { $seat } plays Free Loading on { $wagon }: { $goods }.
    }
offered =
    { $you ->
        [yes] You bid { $fee } for loading { $goods } on { $wagon }.
       *[no] { $seat } bids { $fee } for loading { $goods } on { $wagon }.
    }
refused =
    { $you ->
        [yes] You refuse the bid of { $shipper-seat }.
       *[no] { $seat } refuses { $shipper-you ->
            [yes] your bid
           *[no] the bid of { $shipper-seat }
        }.
    }
negotiation-timeout = Time is up: the talks over { $wagon } are over.
deal-proposed = Proposal { $number }, { $seat } to { $partner-seat }:
deal-accepted = Proposal { $number } of { $seat } is accepted: a deal with { $partner-seat }.
deal-declined = Proposal { $number } of { $seat } to { $partner-seat } is declined.
deal-withdrawn = Proposal { $number } of { $seat } to { $partner-seat } is withdrawn.
deal-lapsed = Proposal { $number } of { $seat } to { $partner-seat } has lapsed.
deal-paid =
    { $you ->
        [yes] You pay { $partner-seat } { $amount }.
       *[no] { $seat } pays { $partner-you ->
            [yes] you
           *[no] { $partner-seat }
        } { $amount }.
    }
escrow-laid =
    { $you ->
        [yes] You set { $amount } aside.
       *[no] { $seat } sets { $amount } aside.
    }
promise-kept = Promise kept, { $seat } to { $partner-seat }:
promise-broken = Promise broken, { $seat } to { $partner-seat }:
promise-void = Promise void, { $seat } to { $partner-seat }:
escrow-paid = What was set aside is paid: { $amount } to { $seat }.
escrow-returned = What was set aside returns: { $amount } to { $seat }.
item-florins = { $seat } to { $partner-seat }: { $amount } florins
item-card = { $seat } to { $partner-seat }: the card { $card }
item-no-purchase = { $seat }: no purchase of { $good-some }
item-no-bid = { $seat }: no blind bid for { $wagon }
item-bid-cap = { $seat }: blind bid of at most { $amount } for { $wagon }
item-load-terms = { $seat }, loading on { $wagon } for { $partner-seat }: one good for at most { $one }, two for at most { $two }
item-move-wagon = { $seat }: bring { $wagon } here: { $node }
item-route-via = { $seat }: keep { $wagon } on the way through here: { $path }
item-not-via = { $seat }: keep { $wagon } away from here: { $path }
item-move-courier = { $seat }: bring the courier here: { $node }
item-no-card = { $seat }: not play the card { $card }
item-no-card-wagon = { $seat }: not play the card { $card } on { $wagon }
item-play-card = { $seat }: play the card { $card }
item-play-card-wagon = { $seat }: play the card { $card } on { $wagon }
item-no-price-change = { $seat }: no price change by trading post, { $good-some }, { $direction }
item-price-change = { $seat }: change a price by trading post, { $good-some }, { $direction }
item-wheel = { $seat }: name { $good-some } on the dial
item-no-wheel = { $seat }: not name { $good-some } on the dial
item-no-invest-bid = { $seat }: pass in the auction of investment cards
item-pay-wagon = { $seat } to { $partner-seat }: { $amount } if { $wagon } comes to stand here: { $node }
item-pay-courier = { $seat } to { $partner-seat }: { $amount } if the courier comes to stand here: { $node }
item-pay-price = { $seat } to { $partner-seat }: { $amount } if the selling price of { $good-some } becomes { $sell }
item-pay-master = { $seat } to { $partner-seat }: { $amount } if { $master-seat } becomes loading master of { $wagon }
item-pay-axle = { $seat } to { $partner-seat }: { $amount } if the axle of { $wagon } stays whole this round
channel-closed =
    { $you ->
        [yes] You end the talks over { $wagon } with { $shipper-seat }.
       *[no] { $seat } ends the talks over { $wagon } with { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        }.
    }
quote-withdrawn =
    { $you ->
        [yes] You withdraw your quote on { $wagon } for { $shipper-seat }.
       *[no] { $seat } withdraws the quote on { $wagon } for { $shipper-you ->
            [yes] you
           *[no] { $shipper-seat }
        }.
    }
bid-withdrawn =
    { $you ->
        [yes] You withdraw your bid for { $wagon }.
       *[no] { $seat } withdraws the bid for { $wagon }.
    }
axle-broken =
    { $you ->
        [yes] You break the axle of { $wagon }: it stays where it is this round.
       *[no] { $seat } breaks the axle of { $wagon }: it stays where it is this round.
    }
tile-idle =
    { $you ->
        [yes] You use tile { $points }, but nothing can move.
       *[no] { $seat } uses tile { $points }, but nothing can move.
    }
moved =
    { $you ->
        [yes] You move { $wagon } with tile { $points }: { $node }.
       *[no] { $seat } moves { $wagon } with tile { $points }: { $node }.
    }
coach-moved =
    { $you ->
        [yes] You move { $wagon } with { $card } ({ $points }): { $node }.
       *[no] { $seat } moves { $wagon } with { $card } ({ $points }): { $node }.
    }
arrived = { $wagon } arrives in { $city }.
heading-set = { $wagon } stops on { $node } and will go on to { $heading }.
tiles-refreshed =
    { $you ->
        [yes] All your movement tiles are face up again.
       *[no] All movement tiles of { $seat } are face up again.
    }
courier-moved =
    { $you ->
        [yes] You move the courier with { $card }: { $node }.
       *[no] { $seat } moves the courier with { $card }: { $node }.
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
        [yes] You take the influence card { $card }.
       *[no] { $seat } takes the influence card { $card }.
    }
dial-revealed =
    { $you ->
        [yes] Your dial points at { $goods }.
       *[no] The dial of { $seat } points at { $goods }.
    }
dial-unused =
    { $you ->
        [yes] Your dial points at nothing.
       *[no] The dial of { $seat } points at nothing.
    }
price-changed = { $good }: now { $buy } to buy, { $sell } to sell.
price-adjusted =
    { $you ->
        [yes] With { $card } you change { $good-some }: { $buy } to buy, { $sell } to sell.
       *[no] With { $card } { $seat } changes { $good-some }: { $buy } to buy, { $sell } to sell.
    }
special-sold =
    { $you ->
        [yes] You play Special Sale: { $good-some } from { $city } for { $price }.
       *[no] { $seat } plays Special Sale: { $good-some } from { $city } for { $price }.
    }
warehouse-sold =
    { $you ->
        [yes] You sell { $good-some } from the warehouse in { $city } for { $price }.
       *[no] { $seat } sells { $good-some } from the warehouse in { $city } for { $price }.
    }
arrivals-counted = { $number ->
        [one] One wagon has arrived
       *[other] { $number } wagons have arrived
    }: { $arrivals } so far.
bonus-sale-played =
    { $you ->
        [yes] You play Bonus Sale for { $wagon }.
       *[no] { $seat } plays Bonus Sale for { $wagon }.
    }
sold =
    { $you ->
        [yes] In { $city } you sell { $number } × { $good-some } at { $each }: { $earned }.
       *[no] In { $city } { $seat } sells { $number } × { $good-some } at { $each }: { $earned }.
    }
unloaded = { $wagon } stands empty in { $city }.
bonus-changed = { $city } now pays a bonus of { $bonus }.
invest-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
invest-bid =
    { $you ->
        [yes] You bid { $amount }.
       *[no] { $seat } bids { $amount }.
    }
auction-ended = Nobody wants another card: the auction is over.
lot-won =
    { $you ->
        [yes] You win the lot for { $amount }.
       *[no] { $seat } wins the lot for { $amount }.
    }
invested =
    { $you ->
        [yes] You take { $card }.
       *[no] { $seat } takes { $card }.
    }
keeper-played =
    { $you ->
        [yes] You play Status Keeper and pay { $price }.
       *[no] { $seat } plays Status Keeper and pays { $price }.
    }
dropped =
    { $you ->
        [yes] You cannot pay, drop to { $level } and pay { $amount }.
       *[no] { $seat } cannot pay, drops to { $level } and pays { $amount }.
    }
upkeep-paid =
    { $you ->
        [yes] You pay { $amount } to remain { $level }.
       *[no] { $seat } pays { $amount } to remain { $level }.
    }
loan-taken =
    { $you ->
        [yes] You borrow { $amount }.
       *[no] { $seat } borrows { $amount }.
    }
loan-repaid =
    { $you ->
        [yes] You repay a loan with { $amount }.
       *[no] { $seat } repays a loan with { $amount }.
    }
stayed =
    { $you ->
        [yes] You do not climb.
       *[no] { $seat } does not climb.
    }
climbed =
    { $you ->
        [yes] You climb { $number } for { $price } ({ $by-card } by card): { $level }.
       *[no] { $seat } climbs { $number } for { $price } ({ $by-card } by card): { $level }.
    }
game-ended = The game ends after { $arrivals } arrivals.
final-debtor =
    { $you ->
        [yes] You finish in debt, place { $place }: { $level }, { $florins } florins.
       *[no] { $seat } finishes in debt, place { $place }: { $level }, { $florins } florins.
    }
final-rank =
    { $you ->
        [yes] You finish on place { $place }: { $level }, { $florins } florins.
       *[no] { $seat } finishes on place { $place }: { $level }, { $florins } florins.
    }
## Names

name-cloth = Cloth
    .some = cloth
    .several = { $number } × cloth
name-iron = Iron
    .some = iron
    .several = { $number } × iron
name-wine = Wine
    .some = wine
    .several = { $number } × wine
name-food = Food
    .some = food
    .several = { $number } × food
name-silk = Silk
    .some = silk
    .several = { $number } × silk
name-salt = Salt
    .some = salt
    .several = { $number } × salt
name-paris = Paris
name-koeln = Cologne
name-wien = Vienna
name-brugge = Bruges
name-genova = Genoa
name-hamburg = Hamburg
name-paris-r1 = space 1 before Paris
name-paris-r2 = space 2 before Paris
name-paris-r3 = space 3 before Paris
name-koeln-r1 = space 1 before Cologne
name-koeln-r2 = space 2 before Cologne
name-koeln-r3 = space 3 before Cologne
name-wien-r1 = space 1 before Vienna
name-wien-r2 = space 2 before Vienna
name-wien-r3 = space 3 before Vienna
name-brugge-r1 = space 1 before Bruges
name-brugge-r2 = space 2 before Bruges
name-brugge-r3 = space 3 before Bruges
name-genova-r1 = space 1 before Genoa
name-genova-r2 = space 2 before Genoa
name-genova-r3 = space 3 before Genoa
name-hamburg-r1 = space 1 before Hamburg
name-hamburg-r2 = space 2 before Hamburg
name-hamburg-r3 = space 3 before Hamburg
name-junction-west = western junction
name-link-west = western link
name-junction-north = northern junction
name-link-north = northern link
name-junction-east = eastern junction
name-link-east = eastern link
name-junction-centre = central junction
name-wagon-1 = wagon 1
name-wagon-2 = wagon 2
name-wagon-3 = wagon 3
name-level-0 = Shopkeeper
name-level-1 = Trader
name-level-2 = Merchant
name-level-3 = Great Merchant
name-level-4 = Guild Brother
name-level-5 = Guild Master
name-level-6 = Burgher
name-level-7 = Alderman
name-level-8 = Patrician
name-level-9 = City Judge
name-level-10 = City Treasurer
name-level-11 = Councillor
name-great-trading-post = Great Trading Post
name-express-courier = Express Courier
name-master-coachman = Master Coachman
name-cheap-purchase = Cheap Purchase
name-trading-post = Trading Post
name-courier-card = Courier
name-coachman = Coachman
name-warehouse-sale = Warehouse Sale
name-free-loading = Free Loading
name-broken-axle = Broken Axle
name-special-sale = Special Sale
name-bonus-sale = Bonus Sale
name-social-climb = Social Climb
name-loading-master-card = Loading Master
name-status-keeper = Status Keeper
name-task-purchase = buying goods
name-task-master-cards = Loading Master cards
name-task-blind-bid = blind bid for a wagon
name-task-master-load = loading
name-task-quote = loading fees
name-task-shipper = answering the loading master
name-task-master-answer = answering a bid
name-task-haggle = haggling over the loading
name-task-axles = broken axles
name-task-move = moving wagons
name-task-influence = an influence card
name-task-dials = price dials
name-task-post = trading posts
name-task-sales = warehouse sales
name-task-bonus-card = Bonus Sale cards
name-task-lot = auction of investment cards
name-task-choose-card = choosing a card
name-task-upkeep = upkeep
name-task-loan = a loan
name-task-climb = climbing
name-task-repayment = repaying loans
name-task-deal-answer = answering a proposal
name-no-purchase = not to buy a good
name-no-bid = not to bid for a wagon
name-bid-cap = to bid no more than an amount for a wagon
name-load-terms = loading fees on a wagon
name-move-wagon = to bring a wagon to a place
name-route-via = to keep a wagon on its way through a place
name-not-via = to keep a wagon away from a place
name-move-courier = to bring the courier to a place
name-no-card = not to play an influence card
name-play-card = to play an influence card
name-no-price-change = not to change a price by trading post
name-price-change = to change a price by trading post
name-wheel = to name a good on the dial
name-no-wheel = not to name a good on the dial
name-no-invest-bid = to pass in the auction of investment cards
name-pay-on = to pay if something happens
name-direction-up = up
name-direction-down = down
name-direction-either = up or down

## Table options

table-start-cities = Start of the wagons
    .help = In which cities the three wagons begin.
table-start-cities-random-set = One of the two sets, at random
table-start-cities-set-a = Paris, Cologne, Vienna
table-start-cities-set-b = Bruges, Genoa, Hamburg
table-start-cities-edition-1999 = Paris, Cologne, Genoa, as in 1999
table-courier-start = Start of the courier
    .help = On which space the courier begins.
table-courier-start-random = At random
table-courier-start-paris-r2 = Space 2 before Paris
table-courier-start-koeln-r2 = Space 2 before Cologne
table-courier-start-wien-r2 = Space 2 before Vienna
table-courier-start-brugge-r2 = Space 2 before Bruges
table-courier-start-genova-r2 = Space 2 before Genoa
table-courier-start-hamburg-r2 = Space 2 before Hamburg
setup-courier-place = The courier cannot begin on { $place }: in this table’s set-up no city without a wagon lies exactly { $number } spaces away. Choose another start for the courier or the wagons.
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

sheet-prices = Round { $round }, phase { $phase } · arrivals { $arrivals } of { $goal } · one level costs { $price }
sheet-good = { $good }
sheet-buy = Buy
sheet-sell = Sell
sheet-supply = Supply
sheet-city = City
sheet-market = Market
sheet-bonus = Bonus
sheet-warehouses = Warehouses
sheet-seat-first = ▸ { $seat }
sheet-wagons = Wagons · the courier: { $node }
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
sheet-deal = What
sheet-item = In words
sheet-proposal = Proposal { $number }, { $seat }
sheet-promise = Promise in force
sheet-draft = Your proposal in the making

## The board in the browser

board-fl = { $number } fl.
board-map = Road map
board-cartouche = Roads and fairs
board-cartouche-from = from Bruges to Genoa
board-cartouche-tag = sale today, with bonus
board-city = { $city }, bonus { $number }.
board-courier = The courier: { $node }
board-wagon = { $wagon }: { $node }.
board-at = in { $place }
board-towards = towards { $place }
board-blocked = axle broken
board-loads = The wagons and their loads
board-master = loading master
board-master-of = wagon { $number }
board-cities = Cities and warehouses
board-prices = Price table
board-price-of = { $good }: buys at { $buy }, sells at { $sell }
name-short-food = Food
board-left = Left
board-left-short = { $number } left
board-track = Wagon track
board-end-mark = end
board-arrivals = { $number } of { $goal } arrivals
board-climb-cost = One level costs { $number } fl.
board-ladder = Status ladder
board-ladder-hint = Number on the step: upkeep every round.
board-ladder-of = { $name }: level { $level }, { $rank }, { $number } florins.
board-level = level
board-upkeep = upkeep { $number } fl.
board-investments = Investments for sale
board-investments-none = No card for sale.
board-piles = Pile: { $cards }. Influence cards: { $influence }.
board-stars = { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
board-tiles = Face-up movement tiles:
board-influence = { $number ->
        [one] 1 influence card in hand
       *[other] { $number } influence cards in hand
    }
board-first = first player
board-loans = { $number ->
        [one] 1 loan
       *[other] { $number } loans
    }
board-chosen = has chosen
board-round = Round { $number }
board-phase = Phase { $number }
name-phase-buying = Buying
name-phase-loading = Loading
name-phase-moving = Moving
name-phase-pricing = Prices
name-phase-unloading = Unloading
name-phase-investing = Investing
name-phase-status = Status
board-purse = Purse
board-your-answer = Your answer
board-amount = Amount in florins
board-wagon-here = wagon { $number }
board-buy-done = That is all
board-buy-done-hint = buy nothing more
board-stock-here = Goods in { $city }
board-pass-hint = do not bid
board-lot-standing = { $name }: { $amount } fl.
board-lot-none = No bid yet. The winner takes one of these cards.
board-talk = What has been said
board-pieces = { $number } × { $good }
board-monopoly-new = your monopoly
board-load-nothing = Load nothing
board-no-monopoly = no monopoly
board-accept = Accept
board-accept-bid = Accept the bid
board-haggle = Haggle
board-free = With the card
board-fee-none = without a fee
board-final-quote = Final quote
board-final-quote-hint = then take it or leave it
board-one-none = Not one alone
board-two-none = Not two
board-no-offer = Offer nothing
board-no-offer-hint = the other may bid
board-refuse = Refuse
board-withdraw = Withdraw the bid
board-leave = Leave
board-leave-hint = load nothing
board-wait = Wait
board-wait-hint = when all wait, it ends
board-channels = Open negotiations
board-channel = { $master } and { $shipper }
board-asks-both = asks { $one } fl. for one, { $two } fl. for two
board-asks-one = asks { $one } fl. for one
board-asks-two = asks { $two } fl. for two together
board-asks-nothing = has asked nothing
board-bids = bids { $fee } fl. for
board-bids-nothing = has bid nothing
board-quote-to = Name a price
board-quotes-left = { $number } left
board-withdraw-quote = Withdraw the price
board-choose-wagon = What do you move?
board-the-courier = The courier
board-arrives = Arrive in { $city }
board-arrives-empty = wagon empty, nothing to sell
board-city-in = { $city } in { $number }
board-meets = courier: a card
board-junction-to = Junction, towards { $city }
board-idle = Nothing can move
board-idle-hint = the tile is used up
board-end-turn = End the turn
name-dial-two = Two goods
name-dial-twice = The same twice
name-dial-one = One pointer or none
board-dial-legend = Each pointer raises the good by one level. Ochre edge: it stands at the top and would fall to the lowest.
board-post-done = Change nothing
board-sales-done = That is all
board-leaves = leaves { $number } fl.
board-draw = Draw a card
board-bonus-sale = Play Bonus Sale
board-pay = Pay { $number } fl.
board-drop = Drop
board-drop-hint = to the level you can pay
board-loan = Borrow { $number } fl.
board-loan-hint = repay { $number } fl.; no climbing until then
board-stay = Stay at this level
board-climb-hint = leaves { $left } fl., upkeep { $upkeep } fl.
board-repay = Repay a loan
board-done = That is all
board-decline = No, thank you
board-proposal = { $maker } to { $partner }, no. { $number }
board-proposal-to-you = { $maker } proposes to you (no. { $number })
board-proposal-yours = You propose to { $partner } (no. { $number })
board-deal-binding = promises bind
board-deal-free = promises do not bind
board-withdraw-deal = Withdraw
board-later = Let it stand
board-later-hint = answer later
board-promises = Promises in force
board-escrow = in escrow
board-propose = Propose a deal to { $name }
board-draft = Your proposal to { $name }
board-draft-empty = Nothing yet: add money, a card or a promise.
board-draft-part = Add
board-draft-when = The event
name-part-give = You pay
name-part-take = You receive
name-part-give-card = You hand over a card
name-part-take-card = You receive a card
name-part-mine = You promise
name-part-theirs = { $name } promises
name-when-courier = The courier
name-when-price = A price
name-when-master = A loading master
name-when-no-axle = An axle
board-post-deal = Post it
board-post-deal-hint = all see it, the other answers
board-drop-deal = Drop it
board-drop-words = Drop this promise
board-meanwhile = The open question
board-evaluation = Unloading, round { $number }
board-unloads = { $wagon } in { $city }
board-sheet = The result and where the money came from
board-place = Result
name-source-start = At the start
name-source-sales = Sales on arrival
name-source-stock = Sales from warehouses
name-source-fees = Loading fees
name-source-goods = Goods bought
name-source-wagons = Bids for wagons
name-source-cards = Investment cards
name-source-upkeep = Upkeep
name-source-climbing = Climbing
name-source-loans = Loans
name-source-deals = Deals
name-use-great-trading-post = one price by one level, even past the ends
name-use-express-courier = courier by one or two spaces
name-use-master-coachman = 2 more points each round
name-use-cheap-purchase = the whole purchase for 100 fl.
name-use-trading-post = one price by one level
name-use-courier-card = courier by one space
name-use-coachman = 1 more point each round
name-use-warehouse-sale = sell 5 stored goods at the buying price
name-use-free-loading = phase 2: load 1 or 2 goods without paying
name-use-broken-axle = phase 3: a wagon does not move this round
name-use-special-sale = phase 4: sell one stored good for 800 fl.
name-use-bonus-sale = phase 5: the bonus for all your goods on a wagon
name-use-social-climb = phase 7: one level for 1,200 fl.
name-use-loading-master-card = phase 2: a free wagon for 800 fl., no bid
name-use-status-keeper = phase 7: 400 fl. instead of the upkeep
name-hint-bid = All bid in secret. The highest pays and becomes loading master; the others keep their money.
name-hint-load = One kind only, up to three: it becomes your monopoly on this wagon.
name-hint-move = Choose a wagon, then its goal: the spaces it can reach light up on the map.
name-hint-dial = All choose in secret; the prices change together.
name-hint-lot = The highest bidder takes one card. It serves from the next round on.
name-hint-quote = A price for one good, then one for two.
name-hint-draft = Nobody sees it until it is posted.
name-hint-climb = The highest rank wins, but it costs its upkeep every round.

## Reasons a bot gives

name-reason-tempo = the moment of the game
name-reason-rank = the ranks and their upkeep
name-reason-debts = the debts
name-reason-cargo = the goods on wagons
name-reason-stock = the goods in warehouses
name-reason-wagons = the control of wagons
name-reason-cards = the cards
name-reason-money = the florins
name-reason-prices = the prices

## Material: the parts of components.toml, and their keys

material-money = Money
    .start-per-player = Each player begins with
    .bank-is-unlimited = The bank never runs out
    .c1000 = Coins of 1000
    .c500 = Coins of 500
    .c100 = Coins of 100
    .start-coins = At the start
    .coin-supply = In all
material-seats = The players
    .order = Colours
material-coats-of-arms = Coats of arms
    .per-player = For each player
    .on-status-ladder = On the ladder
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
    .step-per-pointer = Steps of the price by a pointer
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
    .master-single-type = The loading master loads one sort only
material-start-positions = Where wagons begin
    .set-a = First set
    .set-b = Second set
    .edition-1999 = Edition of 1999
    .wagon-assignment = Which wagon where
material-courier = The courier
    .start-distance-from-wagonless-city = Begins so far from a city without a wagon
    .start-node-edition-1999 = Begins, edition of 1999
    .may-enter-cities = May enter cities
material-movement-tiles = Movement tiles
    .refresh-when-all-used = Back when all are used
material-wagon-track = Price of a social step
    .cost-by-arrivals = By arrivals
    .beyond-last = Beyond that
material-game-end = End of the game
    .finish-round = The round is finished
material-game-end-arrivals-by-players = Arrivals that end the game
    .p2 = 2 players
    .p3 = 3 players
    .p4 = 4 players
material-status-ladder = Social ladder
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
    .price-steps = Steps of a price
    .may-wrap = Also from the top to the bottom
    .courier-steps = Steps of the courier
    .wagon-points = More points for a wagon
    .flat-purchase-cost = Price of any good
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
    .deal-window-extra-seconds = Seconds more for a deal
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
    .junction = crossroads
    .listed-order = in the order listed
    .repeat-last = the last price
    .players-minus-1 = one fewer than players
