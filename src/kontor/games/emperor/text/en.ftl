### In the Shadow of the Emperor in English

## The game

game-title = In the Shadow of the Emperor
game-tagline = Seven electors, one throne, and a family that never stops ageing
game-about = Germany in the late Middle Ages. Your family sends barons, couples and knights into the seven electorates of the Empire and founds cities there. Each round you buy from one shared display of action cards, then every electorate falls to the family with the most influence, and the electors vote if somebody challenges the Emperor. Nobody lasts for ever: every round your people grow ten years older, and the colours of the cards you bought decide whether a son or a daughter is born. After five rounds the most victory points win. There is no luck once the first Emperor is drawn, and only one secret: the vote.

## What is asked

prompt-first-city = Put the first empire city on a city space.
prompt-first-seat = Put a baron of 45 on a free elector space.
prompt-first-noble = Put { name-a-tile } on a free aristocrat space.
prompt-first-knight = Put a knight on a free aristocrat or castle space.
prompt-successor = The throne is empty: which of your aristocrats succeeds?
prompt-son = You have a son: where does he settle?
prompt-marriage = You have a daughter: which baron do you offer her to?
prompt-answer = Will your { name-tile } { $place-in } marry { $father-seat-whose } daughter?
prompt-action =
    Your turn, { $number ->
        [0] without a Thaler left
       *[other] with { name-thalers }
    }: buy a card, use a privilege, send a knight, or pass.
prompt-eminence = Where does your gray eminence go to work?
prompt-tie = A tie { $place-in }: as Emperor you decide. Who wins?
prompt-elector = You win { $place-the }: who becomes elector?
prompt-push = There is no room { $place-in } for your former elector: whose knight gives way?
prompt-church = “Church influence”: which archdiocese gets more votes?
prompt-ban = “Excommunication”: which secular electorate loses its votes?
prompt-vote =
    { $emperor-seat } or { $rival-seat }? { $number ->
        [0] You have no votes but vote all the same;
       *[other] You have { name-votes };
    } your choice stays secret until everybody has voted.
prompt-new-emperor = The crown is yours: which aristocrat takes the throne?
prompt-old-emperor = You have lost the throne: where does your { name-tile } go?
prompt-imperial-place = Put an empire city on a free city space.
prompt-imperial-move = Move an empire city to a free city space.
waiting-first-city =
    { $you ->
        [yes] You are placing
       *[no] { $seat } is placing
    } the first empire city.
waiting-first-seat =
    { $you ->
        [yes] You are seating
       *[no] { $seat } is seating
    } a first elector.
waiting-first-noble =
    { $you ->
        [yes] You are placing
       *[no] { $seat } is placing
    } an aristocrat.
waiting-first-knight =
    { $you ->
        [yes] You are placing
       *[no] { $seat } is placing
    } a knight.
waiting-successor =
    { $you ->
        [yes] You are choosing
       *[no] { $seat } is choosing
    } a successor for the throne.
waiting-son =
    { $you ->
        [yes] You are finding
       *[no] { $seat } is finding
    } a place for a son.
waiting-marriage =
    { $you ->
        [yes] You are looking
       *[no] { $seat } is looking
    } for a suitor.
waiting-answer =
    { $you ->
        [yes] You are thinking
       *[no] { $seat } is thinking
    } over a proposal of marriage.
waiting-action =
    It is { $you ->
        [yes] your
       *[no] { $seat }’s
    } turn.
waiting-eminence =
    { $you ->
        [yes] You are sending
       *[no] { $seat } is sending
    } out the gray eminence.
waiting-tie =
    { $you ->
        [yes] You are breaking
       *[no] { $seat } is breaking
    } a tie as Emperor.
waiting-elector =
    { $you ->
        [yes] You are choosing
       *[no] { $seat } is choosing
    } a new elector.
waiting-push =
    { $you ->
        [yes] You are making
       *[no] { $seat } is making
    } room for a former elector.
waiting-church =
    { $you ->
        [yes] You are choosing
       *[no] { $seat } is choosing
    } an archdiocese for “Church influence”.
waiting-ban =
    { $you ->
        [yes] You are choosing
       *[no] { $seat } is choosing
    } a secular electorate to excommunicate.
waiting-vote =
    { $number ->
        [one] The vote is on; one voter is still thinking.
       *[other] The vote is on; { $number } voters are still thinking.
    }
waiting-new-emperor =
    { $you ->
        [yes] You are ascending
       *[no] { $seat } is ascending
    } the throne.
waiting-old-emperor =
    { $you ->
        [yes] You are leaving
       *[no] { $seat } is leaving
    } the throne.
waiting-imperial-place =
    { $you ->
        [yes] You are placing
       *[no] { $seat } is placing
    } an empire city.
waiting-imperial-move =
    { $you ->
        [yes] You are moving
       *[no] { $seat } is moving
    } an empire city.
waiting-over = The game is over.

## What may be answered: a button, and below it what it does

option-pass = Pass
    .detail = For the rest of this phase
    .confirm = Passing is final for this phase.
option-accept = Accept
    .detail = Your baron becomes a couple, and { $father-seat } scores { name-points }
option-accept-archbishop = Accept
    .detail = Your baron becomes a couple and gives up his seat, and { $father-seat } scores { name-points }
option-refuse = Refuse
    .detail = She enters the convent, and { $father-seat } receives { name-thalers }
option-convent = Send her to the convent
    .detail = Without asking anybody, for { name-thalers }
option-eminence-decline = Do without the gray eminence
option-brandenburg = Take the gray eminence
    .detail = Privilege of Brandenburg, free
option-vote-for = For { $seat }
    .detail =
        For the Emperor, { $number ->
            [0] though you have no votes
           *[other] with { name-votes }
        }
option-vote-against = For { $seat }
    .detail =
        Against the Emperor, { $number ->
            [0] though you have no votes
           *[other] with { name-votes }
        }
option-unused = { $deed } · { name-price }
    .detail = Take the card without using it
option-rival = { $deed } · { name-price }
    .detail = You challenge the Emperor, and the phase is over for you
    .confirm = You challenge the Emperor, and the phase is over for you.
option-pope = { $deed } · { name-price }
    .detail = One more vote for you in this round’s election
option-church-influence = { $deed } · { name-price }
    .detail = Before the vote you give the elector of an archdiocese more votes
option-excommunication = { $deed } · { name-price }
    .detail = Before the vote you silence a secular electorate
option-knight-place = Place a knight · { name-price }
    .detail = On { $space-a } { $place-in }
option-knight-move = Move a knight · { name-price }
    .detail = From { $origin-space-a } { $origin-in } to { $space-a } { $place-in }
option-first-knight = { $space-bare } { $place-in }
option-seat = Elector space of { $place-the }
option-enter = Aristocrat space { $place-in }
option-enter-push = Aristocrat space { $place-in }
    .detail =
        { $pushed-you ->
            [yes] Your own knight
           *[no] { $pushed-seat }’s knight
        } gives way
option-city = City space { $place-in }
option-city-move = { $origin-from } { $place-to }
option-city-shift = Another space { $place-in }
option-crown = Your { name-tile }
    .detail = { $place-in }
option-propose = { name-owned }
    .detail = { $place-in }
option-propose-archbishop = { name-owned }
    .detail = { $place-in }; he would give up his seat
option-eminence = { $place-in }
    .detail = 1 more influence for you there
option-name-keeps =
    { $you ->
        [yes] Yourself
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] You keep
           *[no] { $seat } keeps
        } the seat
option-name-takes =
    { $you ->
        [yes] Yourself
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] You take
           *[no] { $seat } takes
        } the seat { $points ->
            [0] without points
           *[other] for { name-points }
        }
option-name-falls-vacant =
    { $you ->
        [yes] Yourself
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] You have
           *[no] { $seat } has
        } nobody to seat: { $holder-you ->
            [yes] you lose
           *[no] { $holder-seat } loses
        } the seat, and it falls vacant
option-name-nothing =
    { $you ->
        [yes] Yourself
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] You have
           *[no] { $seat } has
        } nobody to seat: the seat stays vacant
option-elect = Your { name-tile }
option-push =
    { $owner-you ->
        [yes] Your own knight
       *[no] { $owner-seat }’s knight
    }
    .detail = Goes back to the supply
option-church = { $place }
    .detail =
        { $number ->
            [0] No extra votes
            [one] 1 extra vote
           *[other] { $number } extra votes
        } for { $seat-who }
option-church-vacant = { $place }
    .detail = The seat is vacant: no votes
option-ban = { $place }
    .detail =
        { $you ->
            [yes] You lose
           *[no] { $seat } loses
        } { name-votes }
option-ban-vacant = { $place }
    .detail = The seat is vacant: there are no votes to lose
option-indulgence = { $deed } · { name-price }
    .detail = You score { name-points }
option-doctor-younger = { $deed } · { name-price }
    .detail = { $owner-seat-whose } { $side-bare } { $place-in }: { $age } → { $new-age }
option-doctor-older = { $deed } · { name-price }
    .detail = { $owner-seat-whose } { $side-bare } { $place-in }: { $age } → { $new-age }
option-doctor-removes = { $deed } · { name-price }
    .detail = { name-owned } { $place-in } leaves the board
option-move = { $deed } · { name-price }
    .detail = Your { name-tile } goes { $origin-from } { $place-to }
option-move-push = { $deed } · { name-price }
    .detail = Your { name-tile } goes { $origin-from } { $place-to }; { name-pushed } gives way
option-permit = { $deed } · { name-price }
    .detail = { name-a-tile } comes { $place-to }
option-permit-push = { $deed } · { name-price }
    .detail = { name-a-tile } comes { $place-to }; { name-pushed } gives way
option-charter = { $deed } · { name-price }
    .detail = A city { $place-in }, for { name-points }
option-promotion = { $deed } · { name-price }
    .detail = Your knight { $place-in } becomes { name-a-tile }
option-princess = { $deed } · { name-price }
    .detail = Your { name-tile } { $place-in } becomes a couple
option-princess-archbishop = { $deed } · { name-price }
    .detail = Your { name-tile } { $place-in } becomes a couple and gives up his seat

## Sheets

sheet-electorates = Round { $round }, { $phase }
sheet-electorate = Electorate
sheet-elector = Elector
sheet-nobles = Aristocrats and knights
sheet-cities = Cities
sheet-influence = Influence
sheet-outcome = If phase V came now
sheet-place = { $place }
sheet-closed = closed
sheet-result = { $result }
sheet-result-seat = { $seat }: { $result }
sheet-players = Players
sheet-points = Points
sheet-thalers = Thalers
sheet-votes = Votes
sheet-child = Descendant
sheet-row = Cards
sheet-supply = Supply
sheet-seat = { $word } { $seat }
sheet-seat-emperor = { $word } { $seat } (Emperor)
sheet-seat-rival = { $word } { $seat } (rival)
sheet-display = Display
sheet-card = Card
sheet-price = Price
sheet-colour = Colour
sheet-left = Left

## What is refused

refusal-passed-already = You have passed, and that is final for this phase.
refusal-rival-is-out = You took “Rival”, so the phase is over for you.
refusal-emperor-votes-for-himself = As Emperor you vote for yourself, openly.
refusal-rival-votes-for-himself = As rival you vote for yourself, openly.
refusal-voting-goes-on = The others are voting in secret. Wait for the reveal.
refusal-vote-is-final = You have voted, and your vote stands. Wait for the reveal.
refusal-emperor-is-no-rival = You are the Emperor, and the Emperor cannot be the rival too. Somebody else may take “Rival”.
refusal-rival-taken = { $seat } is already this round’s rival, and there can be only one.
refusal-stack-empty = There is no “{ $card }” card left. The stack is full again next round.
refusal-no-money =
    { $card-quoted } costs { name-thalers }, and you have { $thalers ->
        [0] none left
       *[other] { $thalers }
    }. Nobody lends you money.
refusal-no-money-couple =
    A couple costs { name-thalers }, and you have { $thalers ->
        [0] none left
       *[other] { $thalers }
    }. A baron is cheaper.
refusal-must-be-used = With three or four players you may take a card only if you use it.
refusal-doctor-no-target = The doctor has nobody to treat: no other family is on the board, and none of your own people can get any younger.
refusal-too-young = Your own people only grow younger, and nobody is younger than { $age }.
refusal-move-no-tile = Only an aristocrat on an aristocrat space can move, and you have none there.
refusal-move-throne = The Emperor stays on the throne. Choose somebody on an aristocrat space.
refusal-move-elector = An elector does not move. Choose somebody on an aristocrat space.
refusal-move-same-electorate = A move has to lead to another electorate.
refusal-no-way-in = No electorate has a free aristocrat space or a knight who could give way.
refusal-no-aristocrat = All your aristocrats are on the board; your supply is empty.
refusal-closed = { $place-the } is closed in this two-player game.
refusal-space-is-free = There is a free aristocrat space { $place-in }, so no knight gives way.
refusal-castle-is-safe = The knight { $place-in } stands on a castle space, where nobody can drive him out.
refusal-no-noble-space = All aristocrat spaces { $place-in } are taken, and no knight stands on one.
refusal-no-city = All your cities are on the board.
refusal-no-city-space-anywhere = There is no free city space anywhere.
refusal-no-city-space = There is no free city space { $place-in }. Choose another electorate.
refusal-promotion-castle = Your knight { $place-in } stands on a castle space; he can be promoted only on an aristocrat space.
refusal-promotion-no-knight-here = You have no knight on an aristocrat space { $place-in }.
refusal-promotion-no-knight = You have no knight on an aristocrat space. Place one first.
refusal-no-baron = You have no baron on the board who may marry.
refusal-married-already = A couple is already married. Choose a baron.
refusal-archbishop-marries-not = The elector of an archdiocese does not marry. Choose another baron.
refusal-eminence-by-privilege = The gray eminence is not for sale; only the privilege of Brandenburg brings it.
refusal-knight-card-stays = The knight card is a reminder and stays where it is. Place or move a knight instead.
refusal-no-knight = All your knights are on the board. You may move one of them.
refusal-no-knight-on-board = You have no knight on the board to move.
refusal-nobles-full = All aristocrat spaces { $place-in } are taken, and you need a free one.
refusal-no-castle = There is no castle { $place-in }.
refusal-castle-full = The castle { $place-in } is taken, and a knight drives nobody out.
refusal-passive-mainz = The privilege of Mainz needs no turn: its elector scores in phase V.
refusal-passive-saxony = The privilege of Saxony needs no turn: its elector receives more income.
refusal-passive-bohemia = The privilege of Bohemia needs no turn: its elector has two votes.
refusal-seat-vacant = The seat of { $place-the } is vacant, so nobody can use the privilege.
refusal-not-elector = { $seat } holds the seat of { $place-the }, and only the elector can use the privilege.
refusal-privilege-used = You have already used the privilege of { $place-the } this round. It is back next round.
refusal-still-in-stack =
    { $card-quoted } can still be bought ({ $number ->
        [one] one card is
       *[other] { $number } cards are
    } left). Trier repeats only what has run out.
refusal-not-repeatable = Trier repeats only cards of phase IV, and { $card-quoted } is not one of them.
refusal-knight-needs-no-trier = The knight card never runs out, so there is nothing to repeat: just place or move a knight.
refusal-trier-nothing-exhausted = No stack of phase IV has run out yet. Trier repeats only what has run out.
refusal-trier-nothing-possible = None of the cards that have run out can be carried out now.
refusal-city-is-mandatory = An empire city has to go on the board now.
refusal-city-must-move = An empire city on the board has to move now.
refusal-seat-occupied = { $seat-who } already { $you ->
        [yes] have
       *[no] has
    } a baron on the elector space of { $place-the }.
refusal-elector-stays = An elector may not take the throne. Choose somebody on an aristocrat space.
refusal-throne-must-be-filled = The throne may not stay empty. Choose one of your aristocrats.
refusal-must-be-placed = The tile has to go somewhere. Choose an electorate.
refusal-own-baron = Your daughter marries into another family. Choose somebody else’s baron.
refusal-must-propose = As long as a baron can be asked, you have to ask one; only a daughter who is refused enters the convent.
refusal-not-tied =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } not among those tied { $place-in }.
refusal-tied-but-unable =
    { $you ->
        [yes] You are tied { $place-in } but have nobody to seat, so at this table you cannot choose yourself.
       *[no] { $seat } is tied { $place-in } but has nobody to seat, so at this table you cannot choose them.
    }
refusal-couple-is-no-archbishop = A couple cannot be elector of an archdiocese. Choose a baron.
refusal-seat-is-compulsory = Whoever wins an electorate has to take its seat.
refusal-no-knight-here =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } no knight on an aristocrat space { $place-in }.
refusal-church-in-duchy = “Church influence” works in archdioceses only, not { $place-in }.
refusal-ban-in-archdiocese = “Excommunication” strikes secular electorates only, not { $place-the }.
refusal-church-card-mandatory = The card has to be used now: choose an electorate.
refusal-no-abstention = Everybody votes; nobody may abstain.
refusal-no-imperial-city = There is no empire city { $place-in }.
refusal-expected-first-city = Choose an electorate with a free city space.
refusal-expected-first-seat = Choose a free elector space.
refusal-expected-first-noble = Choose an electorate with a free aristocrat space.
refusal-expected-first-knight = Choose a free aristocrat or castle space.
refusal-expected-successor = Choose one of your aristocrats on an aristocrat space.
refusal-expected-son = Choose where your son settles.
refusal-expected-marriage = Choose a baron of another family.
refusal-expected-answer = Accept the marriage or refuse it.
refusal-expected-action = You cannot do that in this turn. Choose one of the actions on offer.
refusal-expected-eminence = Choose an electorate for your gray eminence, or do without.
refusal-expected-tie = Choose one of those who are tied.
refusal-expected-elector = Choose one of your aristocrats there.
refusal-expected-push = Choose whose knight gives way.
refusal-expected-church = Choose an archdiocese.
refusal-expected-ban = Choose a secular electorate.
refusal-expected-vote = Vote for the Emperor or for the rival.
refusal-expected-new-emperor = Choose who takes the throne.
refusal-expected-old-emperor = Choose where the old Emperor goes.
refusal-expected-imperial-place = Choose an electorate with a free city space.
refusal-expected-imperial-move = Choose an empire city and where it goes.

## What happens

closed = { $place-the } is closed in this game.
first-emperor =
    { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } as Emperor.
second-player-help =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    } with { name-thalers } extra.
imperial-city-placed =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } an empire city { $place-in }.
imperial-city-moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } an empire city { $origin-from } { $place-to }.
imperial-city-shifted =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } an empire city within { $place-the }.
tile-placed =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { name-a-tile } { $place-in }.
knight-placed =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } a knight on { $space-a } { $place-in }.
knight-moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a knight { $origin-from } onto { $space-a } { $place-in }.
knight-shifted =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a knight within { $place-the } onto { $space-a }.
knight-pushed = { $owner-seat-whose } knight { $place-in } has to give way.
round-begins = Round { $round } begins.
income =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } { name-thalers } and now { $you ->
        [yes] have
       *[no] has
    } { $thalers }.
thalers-lost =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { name-thalers } off the end of the track.
ageing = Round { $round }: ten years have passed, and all nobles age.
died = { $seat-whose } { $side-bare } { $place-in } dies of old age.
eminence-left = { $seat-whose } gray eminence { $place-in } retires.
succeeded =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } { name-a-tile } { $place-from } to the throne.
crowned-from-supply =
    { $you ->
        [yes] You bring
       *[no] { $seat } brings
    } { name-a-tile } from the supply to the throne.
no-child =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } no descendant this round.
son-born =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } a son, who settles { $place-in } as { name-a-tile }.
son-lost =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } a son, but no tile or no room for him: he is lost.
proposed =
    { $you ->
        [yes] You offer
       *[no] { $seat } offers
    } a daughter in marriage to { name-owned } { $place-in }.
married =
    { $owner-you ->
        [yes] You accept
       *[no] { $owner-seat } accepts
    }: the baron { $place-in } becomes a couple, and { $you ->
        [yes] you score
       *[no] { $seat } scores
    } { name-points }.
convent-refused =
    The answer is no. The daughter enters the convent{ $number ->
        [0] .
       *[other] , and { $you ->
            [yes] you receive
           *[no] { $seat } receives
        } { name-thalers }.
    }
convent-chosen =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } a daughter to the convent{ $number ->
        [0] .
       *[other] {""} and { $you ->
            [yes] receive
           *[no] receives
        } { name-thalers }.
    }
convent-no-suitor =
    { $you ->
        [yes] Your daughter
       *[no] { $seat }’s daughter
    } finds no suitor and enters the convent{ $number ->
        [0] .
       *[other] , for { name-thalers }.
    }
actions-begin = Actions of round { $round }
bought =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card-quoted }{ $number ->
        [0] .
       *[other] {""} for { name-thalers }.
    }
repeated =
    { $you ->
        [yes] You repeat
       *[no] { $seat } repeats
    } { $card-quoted } in Trier{ $number ->
        [0] .
       *[other] {""} for { name-thalers }.
    }
card-unused =
    { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } { $card-quoted } unused.
challenged =
    { $you ->
        [yes] You challenge the Emperor!
       *[no] { $seat } challenges { $emperor-you ->
            [yes] you, the Emperor!
           *[no] the Emperor!
        }
    }
privilege-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } the privilege of { $place-the }.
passed =
    { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
passed-forced =
    { $you ->
        [yes] You have nothing left to do and pass
       *[no] { $seat } has nothing left to do and passes
    }.
indulgence-points =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { name-points } for an indulgence.
rejuvenated = { $owner-seat-whose } { $side-bare } { $place-in } grows ten years younger: { $age } again.
aged = { $seat-whose } doctor makes { $owner-seat-whose } { $side-bare } { $place-in } ten years older: { $age } now.
aged-to-death = { $seat-whose } doctor makes { name-owned } { $place-in } too old: back to the supply.
moved = { name-theirs } moves { $place-to }.
immigrated =
    { $you ->
        [yes] You bring
       *[no] { $seat } brings
    } { name-a-tile } { $place-to }.
city-founded =
    { $you ->
        [yes] You found
       *[no] { $seat } founds
    } a city { $place-in } and { $you ->
        [yes] score
       *[no] scores
    } { name-points }.
promoted = { $seat-whose } knight { $place-in } becomes { name-a-tile }.
princess-married = { name-theirs } { $place-in } marries a foreign princess.
electors-begin = New electors of round { $round }
eminence-placed = { $seat-whose } gray eminence goes to work { $place-in }.
eminence-declined =
    { $you ->
        [yes] You do
       *[no] { $seat } does
    } without the gray eminence.
eminence-lost =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } no aristocrat left for the gray eminence.
influence =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $number } influence { $place-in }.
tie-broken =
    { $you ->
        [yes] You break
       *[no] { $seat } breaks
    } the tie { $place-in } in { $named-you ->
        [yes] your favour
       *[no] favour of { $named-seat }
    }.
tie-broken-for-self =
    { $you ->
        [yes] You break the tie { $place-in } in favour of your own family
       *[no] { $seat } breaks the tie { $place-in } in favour of their own family
    }.
seat-kept =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } the seat of { $place-the }.
seat-taken =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the seat of { $place-the } with { name-a-tile }{ $points ->
        [0] {""}, without points.
       *[other] {""} and { $you ->
            [yes] score
           *[no] scores
        } { name-points }.
    }
nobody-suitable =
    { $you ->
        [yes] You win { $place-the } but have
       *[no] { $seat } wins { $place-the } but has
    } nobody to seat: the seat is vacant.
elector-stepped-down = { name-theirs } goes back to an aristocrat space { $place-in }.
elector-left = There is no room { $place-in }: { name-theirs } goes back to the supply.
mainz-point =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { name-points } for the seat of Mainz.
no-election = Nobody challenges the Emperor: there is no election.
church-named =
    { $you ->
        [yes] You let
       *[no] { $seat } lets
    } the church speak for the elector of { $place-the }.
ban-named =
    { $you ->
        [yes] You excommunicate
       *[no] { $seat } excommunicates
    } { $place-the }: no votes from there.
election-called =
    The election: { $you ->
        [yes] you hold
       *[no] { $seat } holds
    } the throne, { $rival-you ->
        [yes] you want
       *[no] { $rival-seat } wants
    } it.
votes-available =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $number ->
        [0] no votes
       *[other] { name-votes }
    }.
voted-for =
    { $you ->
        [yes] You vote
       *[no] { $seat } votes
    } for { $emperor-you ->
        [yes] { $you ->
            [yes] yourself
           *[no] you
        }
       *[no] the Emperor
    }{ $number ->
        [0] , though without any votes.
       *[other] , with { name-votes }.
    }
voted-against =
    { $you ->
        [yes] You vote
       *[no] { $seat } votes
    } for { $rival-you ->
        [yes] { $you ->
            [yes] yourself
           *[no] you
        }
       *[no] the rival
    }{ $number ->
        [0] , though without any votes.
       *[other] , with { name-votes }.
    }
emperor-stayed =
    { $support } to { $opposition }: { $you ->
        [yes] you keep
       *[no] { $seat } keeps
    } the throne.
rival-won =
    { $opposition } to { $support }: { $you ->
        [yes] you win
       *[no] { $seat } wins
    } the throne!
vote-point =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { name-points } for voting with the winning side.
crowned =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } { name-a-tile } { $place-from } to the throne.
old-emperor-settled = { $seat-whose } old Emperor, { name-a-tile }, goes { $place-to }.
old-emperor-left = There is no room anywhere: { $seat-whose } old Emperor, { name-a-tile }, goes back to the supply.
emperor-reward =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } the Emperor’s reward: { name-points }{ $thalers ->
        [0] .
        [one] {""} and 1 Thaler.
       *[other] {""} and { $thalers } Thalers.
    }
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $number ->
        [0] no points at all.
        [one] 1 point.
       *[other] { $number } points.
    }

## Names
# Of a place, .in, .to and .from say what its noun cannot: in the Palatinate, on the throne.

name-thalers =
    { $number ->
        [one] 1 Thaler
       *[other] { $number } Thalers
    }
    .noun = phrase:
name-price =
    { $number ->
        [0] free
        [one] 1 Thaler
       *[other] { $number } Thalers
    }
    .noun = phrase:
name-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .noun = phrase:
name-votes =
    { $number ->
        [0] no votes
        [one] 1 vote
       *[other] { $number } votes
    }
    .noun = phrase:
name-tile = { $side-bare } of { $age }
    .noun = phrase:
name-a-tile = { $side-a } of { $age }
    .noun = phrase:
name-owned = { $owner-seat-whose } { $side-bare } of { $age }
    .noun = phrase:
name-theirs = { $seat-whose } { $side-bare } of { $age }
    .noun = phrase:
name-pushed =
    { $pushed-you ->
        [yes] your own knight
       *[no] { $pushed-seat }’s knight
    }
    .noun = phrase:
name-trier = Trier
    .noun = name: Trier
    .in = in Trier
    .to = to Trier
    .from = from Trier
name-cologne = Cologne
    .noun = name: Cologne
    .in = in Cologne
    .to = to Cologne
    .from = from Cologne
name-mainz = Mainz
    .noun = name: Mainz
    .in = in Mainz
    .to = to Mainz
    .from = from Mainz
name-palatinate = Palatinate
    .noun = count: Palatinate
    .in = in the Palatinate
    .to = to the Palatinate
    .from = from the Palatinate
name-saxony = Saxony
    .noun = name: Saxony
    .in = in Saxony
    .to = to Saxony
    .from = from Saxony
name-brandenburg = Brandenburg
    .noun = name: Brandenburg
    .in = in Brandenburg
    .to = to Brandenburg
    .from = from Brandenburg
name-bohemia = Bohemia
    .noun = name: Bohemia
    .in = in Bohemia
    .to = to Bohemia
    .from = from Bohemia
name-trier-seat = Elector space of Trier
    .noun = count: elector space of Trier
    .in = on the elector space of Trier
    .to = onto the elector space of Trier
    .from = from the elector space of Trier
name-cologne-seat = Elector space of Cologne
    .noun = count: elector space of Cologne
    .in = on the elector space of Cologne
    .to = onto the elector space of Cologne
    .from = from the elector space of Cologne
name-mainz-seat = Elector space of Mainz
    .noun = count: elector space of Mainz
    .in = on the elector space of Mainz
    .to = onto the elector space of Mainz
    .from = from the elector space of Mainz
name-palatinate-seat = Elector space of the Palatinate
    .noun = count: elector space of the Palatinate
    .in = on the elector space of the Palatinate
    .to = onto the elector space of the Palatinate
    .from = from the elector space of the Palatinate
name-saxony-seat = Elector space of Saxony
    .noun = count: elector space of Saxony
    .in = on the elector space of Saxony
    .to = onto the elector space of Saxony
    .from = from the elector space of Saxony
name-brandenburg-seat = Elector space of Brandenburg
    .noun = count: elector space of Brandenburg
    .in = on the elector space of Brandenburg
    .to = onto the elector space of Brandenburg
    .from = from the elector space of Brandenburg
name-bohemia-seat = Elector space of Bohemia
    .noun = count: elector space of Bohemia
    .in = on the elector space of Bohemia
    .to = onto the elector space of Bohemia
    .from = from the elector space of Bohemia
name-throne = Throne
    .noun = count: throne
    .in = on the throne
    .to = onto the throne
    .from = from the throne
name-noble-space = Aristocrat space
    .noun = count: aristocrat space, aristocrat spaces
name-castle-space = Castle space
    .noun = count: castle space, castle spaces
name-city-space = City space
    .noun = count: city space, city spaces
name-privilege-space = Privilege space
    .noun = count: privilege space, privilege spaces
name-baron = Baron
    .noun = count: baron, barons
name-couple = Couple
    .noun = count: couple, couples
name-rival = Rival
    .noun = title: Rival
    .help = You challenge the Emperor: phase VI brings an election. The phase ends for you.
name-doctor = Doctor
    .noun = title: Doctor
    .help = One of your aristocrats grows ten years younger, or somebody else’s ten years older.
name-trier-doctor = Trier: Doctor
    .noun = phrase:
name-move = Move
    .noun = title: Move
    .help = One of your aristocrats goes from an aristocrat space to one in another electorate.
name-trier-move = Trier: Move
    .noun = phrase:
name-pope = Pope
    .noun = title: Pope
    .help = You have one more vote in this round’s election.
name-church-influence = Church influence
    .noun = title: Church influence
    .help = Before the vote you choose an archdiocese: its elector gets one more vote for each further aristocrat and each knight of their family there.
name-excommunication = Excommunication
    .noun = title: Excommunication
    .help = Before the vote you choose a secular electorate, which then has no votes.
name-indulgence = Indulgence
    .noun = title: Indulgence
    .help = You score 1 point.
name-trier-indulgence = Trier: Indulgence
    .noun = phrase:
name-permit = Permit
    .noun = title: Permit
    .help = A baron of 15 (3 Thalers) or a couple of 15 (5 Thalers) comes from your supply to an aristocrat space.
name-trier-permit = Trier: Permit
    .noun = phrase:
name-city-charter = City charter
    .noun = title: City charter
    .help = You found a city on a free city space: 1 point for your first and second, 2 for your third.
name-trier-city-charter = Trier: City charter
    .noun = phrase:
name-promotion = Promotion
    .noun = title: Promotion
    .help = Your knight on an aristocrat space becomes a baron of 15.
name-trier-promotion = Trier: Promotion
    .noun = phrase:
name-foreign-princess = Foreign princess
    .noun = title: Foreign princess
    .help = One of your barons marries and becomes a couple, which has twice the influence.
name-trier-foreign-princess = Trier: Foreign princess
    .noun = phrase:
name-knight = Knight
    .noun = title: Knight
    .help = You place a knight from your supply on a free aristocrat or castle space, or move one. No card changes hands.
name-gray-eminence = Gray eminence
    .noun = title: Gray eminence
    .help = In phase V an aristocrat from your supply brings you 1 influence in any electorate. This card comes with the privilege of Brandenburg alone.
name-cologne-privilege = Privilege of Cologne
    .noun = phrase:
name-palatinate-privilege = Privilege of the Palatinate
    .noun = phrase:
name-electorate = Electorate
    .noun = count: electorate, electorates
name-archdiocese = Archdiocese
    .noun = count: archdiocese, archdioceses
name-duchy = Secular electorate
    .noun = phrase:
name-elector = Elector
    .noun = count: elector
name-privilege = Privilege
    .noun = count: privilege, privileges
name-aristocrat = Aristocrat
    .noun = phrase:
name-age = Age
    .noun = mass: age
name-city = City
    .noun = count: city, cities
name-imperial-city = Empire city
    .noun = count: empire city, empire cities
name-supply = Supply
    .noun = count: supply
name-emperor = Emperor
    .noun = count: Emperor
name-thaler = Thaler
    .noun = count: Thaler, Thalers
name-thaler-chip = Coloured chip
    .noun = count: coloured chip, coloured chips
name-influence = Influence
    .noun = mass: influence
name-vote = Vote
    .noun = count: vote
name-victory-point = Victory point
    .noun = count: victory point, victory points
name-display = Display
    .noun = count: display
name-stack = Stack
    .noun = count: stack, stacks
name-card-row = Cards in front of you
    .noun = phrase:
name-blue = Blue
    .noun = phrase:
name-pink = Pink
    .noun = phrase:
name-white = White
    .noun = phrase:
name-none = No descendant
    .noun = phrase:
name-son = Son
    .noun = count: son, sons
name-daughter = Daughter
    .noun = count: daughter, daughters
name-convent = Convent
    .noun = count: convent
name-suitor = Suitor
    .noun = count: suitor, suitors
name-round = Round
    .noun = count: round
name-setting-up = Set-up
    .noun = phrase:
name-income = Income
    .noun = phrase:
name-ageing = Ageing
    .noun = phrase:
name-descendants = Descendants
    .noun = phrase:
name-actions = Actions
    .noun = phrase:
name-electors = New electors
    .noun = phrase:
name-election = Election of the Emperor
    .noun = phrase:
name-emperor-phase = Emperor’s action
    .noun = phrase:
name-advance = Round marker
    .noun = phrase:
name-over = The end
    .noun = phrase:
name-nothing = Nothing changes
    .noun = phrase:
name-keeps = Keeps the seat
    .noun = phrase:
name-takes = Takes the seat
    .noun = phrase:
name-falls-vacant = Leads, but the seat falls vacant
    .noun = phrase:
name-emperor-decides = Tie: the Emperor decides
    .noun = phrase:

## House rules

table-first-emperor = First Emperor
    .help = Who is Emperor when the game begins.
table-first-emperor-random = Drawn by lot
table-first-emperor-chosen = The first seat: the host decides by seating
table-score-display = Running scores
    .help = Whether totals are shown during the game; every gain is announced anyway.
table-score-display-open = Shown
table-score-display-closed = Hidden until the end
table-final-tie = Ties at the end
    .help = Who wins when several have the most points.
table-final-tie-shared = The victory is shared
table-final-tie-thalers = More Thalers, else shared
table-final-tie-emperor = The Emperor if tied, else shared
table-mainz-point = Point for Mainz
    .help = Who scores for Mainz in phase V.
table-mainz-point-occupant-after-phase-v = Whoever sits there after the phase
table-mainz-point-incumbent-only = Only an elector who kept the seat
table-archbishop-marriage = Married archbishops
    .help = Whether the elector of an archdiocese may marry.
table-archbishop-marriage-forbidden = Forbidden
table-archbishop-marriage-resign = Allowed, but the seat is lost
table-daughter-choice = Daughters
    .help = Whether a daughter must be offered in marriage.
table-daughter-choice-must-propose = A baron must be asked
table-daughter-choice-may-choose-convent = The convent may be chosen at once
table-white-card-birth = White cards
    .help = What white cards bring on their own.
table-white-card-birth-counts-as-card = A daughter
table-white-card-birth-ignored = No descendant
table-emperor-tie-pool = Ties in phase V
    .help = Whom the Emperor may name.
table-emperor-tie-pool-all-tied = Any of those tied
table-emperor-tie-pool-able-only = Only those who can seat somebody, if any can
table-vacant-seat-reclaim = Retaking a vacant seat
    .help = Whether the last holder scores for it.
table-vacant-seat-reclaim-two-points = Scores like any new elector
table-vacant-seat-reclaim-no-points-for-last-holder = No points for the last holder
table-zero-vote-supporters = Supporters without votes
    .help = Whether a player with no votes scores for backing the winner.
table-zero-vote-supporters-score = They score
table-zero-vote-supporters-do-not-score = They do not score
table-second-player-help = Help for the second player
    .help = With two players, something for the one who is not the first Emperor.
table-second-player-help-none = None
table-second-player-help-one-extra-thaler = One extra Thaler at the start

## Board

board-privilege-repeat-exhausted-action = Repeat what has run out
board-privilege-free-doctor = Free doctor
board-privilege-victory-point =
    { $number ->
        [one] 1 point in phase V
       *[other] { $number } points in phase V
    }
board-privilege-free-baron = Free baron
board-privilege-extra-income =
    { $number ->
        [one] 1 extra Thaler
       *[other] { $number } extra Thalers
    }
board-privilege-gray-eminence = Gray eminence
board-privilege-double-vote =
    { $number ->
        [one] 1 vote
       *[other] { $number } votes
    }
board-tile = { name-owned }
board-knight = { $owner-seat-whose } knight
board-city = { $owner-seat-whose } city
board-eminence = { $owner-seat-whose } gray eminence
board-free-noble = Free aristocrat space
board-free-castle = Free castle space
board-free-city = Free city space
board-cities-castles = Cities and castle
board-seat = Elector space
board-vacant = Seat vacant
board-no-influence = no influence
board-influence-of = { $seat-whose } influence:
board-leads = leads
board-tied = tied
board-if-now = If phase V came now:
board-holds =
    { $you ->
        [yes] You hold the seat
       *[no] { $seat } holds the seat
    }
board-out-nothing = Nothing changes
board-out-keeps =
    { $you ->
        [yes] You keep the seat
       *[no] { $seat } keeps the seat
    }
board-out-takes =
    { $you ->
        [yes] You take the seat
       *[no] { $seat } takes the seat
    }
board-out-takes-from =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $holder-seat-whose } seat
board-out-falls =
    { $holder-you ->
        [yes] You lose
       *[no] { $holder-seat } loses
    } the seat
board-out-vacant = The seat stays vacant
board-out-tie =
    { $you ->
        [yes] Tie: you decide
       *[no] Tie: the Emperor decides
    }
board-versus = { $mine } against { $other }
board-overview = The seven electorates
board-throne =
    { $you ->
        [yes] You hold the throne
       *[no] { $seat } holds the throne
    }
board-throne-hint =
    { $you ->
        [yes] You break every tie
       *[no] The Emperor breaks every tie
    }
board-rewards = Emperor’s reward of each round
board-city-place = place an empire city
board-city-move = move an empire city
board-closed = Closed in this two-player game
board-round = Round { $round } of { $rounds }
board-phase = Phase { $numeral }
board-rival =
    { $you ->
        [yes] You challenge the Emperor
       *[no] { $seat } challenges { $emperor-you ->
            [yes] you
           *[no] the Emperor
        }
    }
board-is-rival = rival
board-points =
    { $number ->
        [one] point
       *[other] points
    }
board-points-hidden = points hidden
board-thalers =
    { $number ->
        [one] Thaler
       *[other] Thalers
    }
board-thalers-of = Thalers: { $number } of { $most }, coloured chip on { $chip }
board-income =
    { $number ->
        [one] next income: 1 Thaler
       *[other] next income: { $number } Thalers
    }
board-no-cards = no cards
board-supply-nobles =
    { $number ->
        [0] no aristocrat in the supply
        [one] 1 aristocrat in the supply
       *[other] { $number } aristocrats in the supply
    }
board-supply-knights =
    { $number ->
        [0] no knight in the supply
        [one] 1 knight in the supply
       *[other] { $number } knights in the supply
    }
board-supply-cities =
    { $number ->
        [0] no city in the supply
        [one] 1 city in the supply
       *[other] { $number } cities in the supply
    }
board-stock-nobles =
    { $number ->
        [one] aristocrat
       *[other] aristocrats
    }
board-stock-knights =
    { $number ->
        [one] knight
       *[other] knights
    }
board-stock-cities =
    { $number ->
        [one] city
       *[other] cities
    }
board-child = Next child:
board-child-son = son
board-child-daughter = daughter
board-child-none = no child
board-child-with = Next child with this card: { $child }
board-passed = has passed
board-has-voted = has voted
board-to-vote = yet to vote
board-card = { $name }. { $help } Price: { $price }. { $colour }. { $left } of { $all } left.
board-card-rival = Rival
board-card-doctor = Doctor
board-card-move = Move
board-card-pope = Pope
board-card-church-influence = Church influence
board-card-excommunication = Excommu­nication
board-card-indulgence = Indul­gence
board-card-permit = Permit
board-card-city-charter = City charter
board-card-promotion = Promo­tion
board-card-foreign-princess = Foreign princess
board-card-knight = Knight
board-card-gray-eminence = Gray eminence
board-note-rival = ends your phase
board-note-doctor = younger or older
board-note-move = elsewhere
board-note-pope = 1 extra vote
board-note-church-influence = helps an elector
board-note-excommunication = silences an electorate
board-note-indulgence = { name-points }
board-note-permit = a newcomer
board-note-city-charter = a city, points
board-note-promotion = knight to baron
board-note-foreign-princess = baron to couple
board-note-knight = place or move
board-note-gray-eminence = 1 influence
board-why = why not?
board-why-stack-empty = run out
board-why-rival-taken = taken
board-why-no-money = too dear
board-why-emperor-is-no-rival = not the Emperor
board-why-eminence-by-privilege = by privilege
board-why-no-aristocrat = supply empty
board-why-promotion-no-knight = no knight
board-why-no-city = supply empty
board-why-no-baron = no baron
board-use = Privilege of { $place-the }
board-used = already used
board-only-pass = There is nothing left to do but pass.
board-other = Something else
board-ask-doctor = “Doctor”: whom does he treat?
board-ask-move = “Move”: who goes where?
board-ask-permit = “Permit”: a baron or a couple, and where?
board-ask-city-charter = “City charter”: where do you found your city?
board-ask-indulgence = “Indulgence”: use it, or only take it?
board-ask-promotion = “Promotion”: which knight becomes a baron?
board-ask-foreign-princess = “Foreign princess”: which baron marries her?
board-ask-knight = “Knight”: from where to where?
board-ask-trier = Trier: which card do you repeat?
board-ask-cologne = Cologne: whom does the doctor treat?
board-ask-palatinate = Palatinate: where does your baron go?
board-choose = Your choices
board-nobles-of = { $owner-seat-whose } aristocrats
board-knight-place = Place a knight
board-from = { $place-from }
board-space-noble-space = aristocrat space
board-space-castle-space = castle space
board-as-elector = as elector
board-age-to = { $age } → { $new } years
board-leaves = leaves the board
board-pushes = { name-pushed } gives way
board-names = { $number } influence
board-vote = For { $name }
board-your-vote = your choice
board-tally = Votes before the election
board-free-vote = votes freely
board-evaluation = End of round { $round }
board-sheet = Score sheet
board-source = Points for
board-total = Total
board-source-seats = New electors
board-source-mainz = Seat of Mainz
board-source-votes = Votes for the winning side
board-source-reward = Emperor’s rewards
board-source-cities = Cities founded
board-source-gift = Indulgences
board-source-daughters = Daughters married
board-key-card = Point at one of the first nine cards
    .keys = 1 … 9
board-key-open = Take that card, or see what it can do
    .keys = Enter

## Reasons a bot gives

name-reason-tempo = the moment of the round
name-reason-points = the victory points
name-reason-money = the Thalers
name-reason-nobles = the family and its age
name-reason-pieces = the knights and cities
name-reason-electors = the seats
name-reason-throne = the throne and the votes
name-reason-influence = the influence in the electorates
reason-vote-behind =
    Helps the weaker candidate: { $rival-seat-who } { $rival-you ->
        [yes] are
       *[no] is
    } { $number ->
        [one] 1 point
       *[other] { $number } points
    } ahead.
reason-vote-harmless =
    { $rival-seat-who } { $rival-you ->
        [yes] are
       *[no] is
    } { $number ->
        [one] 1 point
       *[other] { $number } points
    } behind, so the throne does little harm there.
reason-vote-leader =
    { $rival-seat-who } { $rival-you ->
        [yes] lead
       *[no] leads
    } the game and should not get the reward as well.
reason-vote-stronger =
    { $rival-seat-who } already { $rival-you ->
        [yes] have
       *[no] has
    } more votes, and the winning side scores.
reason-vote-tips =
    { $number ->
        [one] This one vote
       *[other] These { $number } votes
    } can bring { $rival-seat-who } the throne.
reason-vote-free = Without votes, only the point for the winning side matters.
reason-points =
    Brings { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    } more.
reason-rival-points =
    Costs { $rival-seat-who }, the best of the others, { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }.
reason-sits = Makes one of { $seat-whose } aristocrats elector { $place-in }.
reason-stays-seated = Keeps the elector’s seat { $place-in }.
reason-unseats = Leaves { $rival-seat-who } without the seat { $place-in }.
reason-takes-seat = As things stand, wins the seat { $place-in } this round.
reason-keeps-seat = As things stand, holds the seat { $place-in } this round.
reason-decides-tie = A tie { $place-in } is for the Emperor to decide, and that helps here.
reason-stops-rival =
    Otherwise { $rival-seat-who } { $rival-you ->
        [yes] win
       *[no] wins
    } the seat { $place-in }.
reason-influence = More influence { $place-in }: { $number }.
reason-privilege = Uses the privilege { $place-in } while it is there.
reason-throne = The throne, with the reward of the round.
reason-challenges = Makes a bid for the throne this round.
reason-votes = More votes in the election: { $number }.
reason-rival-votes =
    Takes { $number ->
        [one] 1 vote
       *[other] { $number } votes
    } from { $rival-seat-who }.
reason-other-emperor = The throne goes to { $rival-seat-who } rather than to somebody else.
reason-thalers =
    Leaves { $number ->
        [one] 1 Thaler
       *[other] { $number } Thalers
    } more in the purse.
reason-income =
    Adds { $number ->
        [one] 1 Thaler
       *[other] { $number } Thalers
    } to the income of each round.
reason-son = More blue cards than pink ones: a son next round.
reason-daughter = Promises a daughter next round, to be married off.
reason-family =
    The family has { $number ->
        [one] one aristocrat
       *[other] { $number } aristocrats
    } more on the board.
reason-younger = The family stays younger and lasts longer.
reason-knight =
    { $number ->
        [one] One more knight
       *[other] { $number } more knights
    } on the board.
reason-city =
    { $number ->
        [one] One more city
       *[other] { $number } more cities
    }: influence that nobody drives away.
reason-stays-in = Stays in the round: more actions can follow.
reason-saves =
    Saves { $number ->
        [one] 1 Thaler
       *[other] { $number } Thalers
    } for the next round.
reason-goes-first = Keeps the initiative.
reason-rival-knight =
    Drives a knight of { $rival-you ->
        [yes] yours
       *[no] { $rival-seat }
    } off the board.
reason-rival-family = Leaves { $rival-seat-whose } family smaller.
reason-rival-thalers =
    Leaves { $rival-seat-who } { $number ->
        [one] 1 Thaler
       *[other] { $number } Thalers
    } poorer.
reason-alone = Nobody else has influence { $place-in }.
reason-leads = { $number } more influence than anybody else { $place-in }.
reason-draws-level = Draws level with the strongest { $place-in }.
reason-foothold = A first foothold { $place-in }.
reason-heavy =
    The elector { $place-in } casts { $number ->
        [one] 1 vote
       *[other] { $number } votes
    }.
reason-foreign-cities =
    The elector { $place-in } earns by { $number ->
        [one] a city
       *[other] { $number } cities
    } of others.
reason-room =
    Still room for { $number ->
        [one] one aristocrat
       *[other] { $number } aristocrats
    } { $place-in }.
reason-couple =
    The baron becomes a couple with more influence, and { $rival-seat-who } { $rival-you ->
        [yes] score
       *[no] scores
    } only once.
reason-refuses-leader =
    { $rival-seat-who } { $rival-you ->
        [yes] are
       *[no] is
    } ahead and should not score as well.
reason-young-sits = The younger one lasts longer there.
reason-old-sits = The older one goes; the younger stays among the aristocrats.
reason-oldest-dies = Those in their last years die at the next ageing.
reason-couple-sits = A couple there is hard to drive away.
reason-couple-free = Leaves the couple where it counts in influence.
reason-ban-nobody = Hurts nobody: there is no elector { $place-in }.
reason-ban-holder = Silences { $rival-seat-who } { $place-in }.
reason-hits-leader = Hits whoever leads the game: { $rival-seat-who }.
reason-ban-weight =
    Takes { $number ->
        [one] 1 vote
       *[other] { $number } votes
    } out of the election { $place-in }.
reason-church-nobody = Brings nobody a vote: there is no elector { $place-in }.
reason-church-own = Brings { $seat-whose } elector { $place-in } more votes.
reason-church-weak = Helps { $rival-seat-who } { $place-in }, no danger in points.
reason-spares-knight = Spares { $seat-whose } knight.
reason-harms-stronger =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } { $number ->
        [one] 1 point
       *[other] { $number } points
    } more and should not gain by it.
reason-harms-votes =
    { $rival-seat-who } { $rival-you ->
        [yes] have
       *[no] has
    } votes enough already.
reason-convent = The convent pays a Thaler and helps nobody else.
reason-match-point =
    If { $rival-seat-who } { $rival-you ->
        [yes] agree
       *[no] agrees
    }, the marriage scores.
reason-match-weak = The couple goes to { $rival-seat-who }, last in points.
reason-match-not-leader =
    { $rival-seat-who } { $rival-you ->
        [yes] lead in points and get
       *[no] leads in points and gets
    } no couple this way.
reason-match-elector = For an elector, { $rival-seat-who } will hardly refuse.
reason-not-convent = A marriage can score; the convent cannot.
reason-match-old = An older suitor gives { $rival-seat-who } a couple for fewer rounds.

## Material: the parts of components.toml, and their keys

material-player-colours = The players
    .ids = Colours
material-pieces-per-player = Pieces of each player
    .aristocrats = Aristocrats
    .knights = Knights
    .cities = Cities
    .thaler-markers = Thaler markers
    .thaler-chips = Coloured chips
    .vote-cards = Vote cards
material-pieces-common = Common pieces
    .imperial-cities = Empire cities
    .round-markers = Round markers
    .emperor-markers = Emperor’s markers
    .action-cards = Action cards
    .action-stacks = Stacks of action cards
    .victory-point-cards = Victory point cards
    .setup-cards = Set-up cards
material-aristocrat = Aristocrats
    .ages = Ages
    .sides = Sides
material-aristocrat-influence = Influence of an aristocrat
material-influence-other = Influence of others
material-thaler-track = Thaler track
    .min = Least
    .max = Most
    .start = At the start
material-income = Income in Thalers
    .base = For everybody
    .per-own-city = For each city of one’s own
    .per-foreign-city-in-own-electorate = For each city of others in one’s own electorates
    .imperial-city = For an empire city
    .saxony-bonus = For the Elector of Saxony
material-convent = Convent
    .thalers = Thalers for a daughter
material-victory-points = Victory points
    .new-elector = New elector
    .mainz-elector-per-round = Elector of Mainz, in each round
    .married-daughter = Married daughter
    .vote-for-winner = Vote for the winner
    .city-nth = First, second, third city
material-victory-cards = Victory point cards
    .denominations = Values
material-victory-cards-split = How many of each value
    .ones = Ones
    .twos = Twos
    .fives = Fives
    .limits-scoring = Points are lost when they run out
material-round-track = Rounds and phases
    .phases = Phases
    .first-round-starts-with = The first round begins with
material-round-track-reward = The Emperor’s reward
    .round = Round
    .vp = Victory points
    .thalers = Thalers
    .imperial-city = Empire city
material-board = The board
    .archdioceses-in-upper-row = Archdioceses above
    .duchies-in-lower-row = Secular electorates below
material-board-order = Order on the board
    .row-upper = Upper row
    .row-lower = Lower row
    .resolve-order = Order of resolution
material-electorates = The electorates
    .votes = Votes
    .privilege = Privilege
    .privilege-phase = in the phase
    .spaces = Spaces
    .noble = aristocrats
    .city = cities
    .castle = castles
material-action-cards = Action cards
    .copies = Cards with 2, 3, 4 players
    .ends-phase-for-taker = Ends the phase for its taker
    .cost-couple = Price for a couple
    .never-taken = Always stays
    .only-via-privilege = Only by the privilege of
material-card-phases = When cards are used
material-card-backs = Backs of the cards
    .doctor-backs-show = Doctor
    .permit-backs-show = Permit
material-card-backs-heads-three-heads = Cards with three heads
material-card-backs-heads-four-heads = Cards with four heads
material-card-backs-heads-deck-size = Cards by number of players
material-setup = Set-up
    .second-player-extra-thalers = Extra Thalers for the second player
    .imperial-cities-placed-by-first-emperor = Empire cities of the first Emperor
material-setup-step = Set-up, step by step
    .who = Who
    .piece = Piece
    .age = Age
    .target = Where
material-player-count = By number of players
    .closed-archdioceses = Closed archdioceses
    .closed-duchies = Closed secular electorates
    .may-buy-unusable-cards = Useless cards may be taken
material-words =
    .place = place
    .move = move
    .none = none
    .all = all
    .others = the others
    .elector-seat = elector space
    .repeat-exhausted-action = repeat an action that has run out
    .free-doctor = a doctor for free
    .victory-point = a victory point
    .free-baron = a baron for free
    .extra-income = more income
    .gray-eminence = the gray eminence
    .double-vote = two votes

## Help on pieces, signs and numbers

help-trier = Once a round its elector carries out a card whose stack has run out, at its price.
help-cologne = Once a round its elector calls a doctor free of charge.
help-mainz = At the end of phase V whoever holds this seat scores 1 point.
help-palatinate = Once a round its elector brings a baron of 15 from the supply, free of charge.
help-saxony = Its elector receives 2 Thalers more in phase I.
help-brandenburg = Once a round its elector takes the gray eminence, which brings 1 influence anywhere in phase V.
help-bohemia = Its elector has two votes in the election, all others have one.
help-closed = Nothing is placed, moved or counted in this electorate.
    .name = Closed electorate
help-noble-space = For an aristocrat or a knight; when all are taken, a knight gives way to an aristocrat.
help-castle-space = For a knight, who is safe here: nobody drives him out.
help-city-space = For a city of a player or an empire city; both stay on the board.
help-knight-piece = 1 influence, never grows old; on an aristocrat space he gives way to an aristocrat when no other is free.
    .name = Knight
help-leads = This family has the most influence here and wins the electorate in phase V.
    .name = Leads
help-tie = Several families have the most influence; in phase V the Emperor names one of them.
    .name = Tie
help-forecast = What phase V would do here if it came now.
    .name = Forecast
help-seat-points = Winning the seat brings these points; keeping it brings none.
    .name = Points for the seat
help-throne = The Emperor’s tile sits here; it grows older like all others and counts in no electorate.
help-player = Everything that belongs to this family bears its letter, its colour and its shape.
    .name = Family
help-thaler-track = The coin shows the money, the coloured chip what this round began with; nobody has more than 12.
    .name = Thalers
help-income = What phase I would bring now: 6 Thalers, 1 more for each city, and what the seats add.
help-card-row = Taken this round: more blue than pink makes a son, anything else a daughter; then they go back.
help-out = Out for the rest of phase IV: no more cards, knights or privileges.
    .name = Passed
help-secret-vote = All choose in secret, once and for all; the votes are revealed together.
    .name = Secret vote
help-privilege = Belongs to whoever holds the seat; the elector moves here once it has been used.
help-price = What the card costs; you must be able to pay it in full.
    .name = Price
help-blue = Counts towards a son: you have one if blue cards outnumber pink ones.
    .name = Blue card
help-pink = Counts towards a daughter: you have one unless blue cards outnumber pink ones.
    .name = Pink card
help-white = Counts neither for a son nor for a daughter.
    .name = White card

## The game on one page

summary-aim = Score the most victory points in five rounds: win electorates, marry off your daughters, and have a say in who is Emperor.
summary-pieces-family = Your aristocrats: a baron has 1 influence, a couple 2; after 45 they leave
summary-pieces-knight = Knight: 1 influence for 1 Thaler, and he does not age
summary-pieces-city = City: income, influence and points, for good
summary-pieces-empire-city = Empire city: it counts for the Emperor
summary-pieces-cards = Action cards: more blue than pink, a son; otherwise a daughter
summary-pieces-crown = The Emperor breaks ties and is rewarded every round
summary-turn-income = You receive 6 Thalers, and more for cities; then everybody grows ten years older.
summary-turn-descendants = The colours of your last cards bring a son, or a daughter whom you offer in marriage.
summary-turn-actions = In turn: buy a card, use a privilege, place or move a knight, or pass.
summary-turn-electors = Whoever has the most influence in an electorate seats an elector there.
summary-turn-election = If somebody challenges the Emperor, there is a vote; whoever is Emperor then receives the reward.
summary-score-seat = 2 points for a seat newly won; keeping it brings nothing.
summary-score-crown = 1 or 2 points a round for the Emperor; 1 point for a city, 2 for the third.
summary-score-small = 1 point each for a daughter accepted, a vote on the winning side, an “Indulgence” and the seat of Mainz.
summary-end = After five rounds the most points win; those who are tied share the victory. Thalers, seats and the throne count for nothing.
summary-idea = Points come from change: a seat left vacant by an elector grown too old brings 2 points again, even to the family that held it. Have somebody ready beside it.

## The guided first game

lesson-aim = Welcome to the Empire! You lead one of three noble families. Whoever has the most victory points after five rounds wins.
lesson-realm = These are the seven electorates. In every round each seat goes to the family with the most influence there. Winning a seat brings 2 points, keeping it none.
lesson-seat = You begin with a baron on a seat. Take the Palatinate: its privilege gives you a free baron in every round.
lesson-couple = Next, a couple, which counts 2 influence. Put it in Bohemia: that seat gives two votes when the Emperor is elected, every other seat one.
lesson-baron = In the three archdioceses, Trier, Cologne and Mainz, only a baron can be elector. Put yours in Cologne.
lesson-defend = The bars show everybody’s influence. In the Palatinate the Emperor has 2, and you have only 1. Put your second couple there.
lesson-knight = A knight counts 1 influence and does not age. Put yours on the castle space of the Palatinate: nobody can drive him out.
lesson-cards = Now the actions begin. In turn, everybody does one thing: buy a card, use a privilege or place a knight, until all have passed. You have 7 Thalers.
lesson-privilege = The Emperor has moved a couple to Bohemia: 2 against 2, and it is the Emperor who breaks ties. Use the privilege of the Palatinate, and put the free baron in Bohemia.
lesson-doctor = A city for the Emperor, and Bohemia is tied again! But the baron on the throne is 45. Send him a “Doctor”: he leaves, and somebody from an electorate must replace him.
lesson-colours = Your card is in front of you now, and its colour matters: with more blue cards than pink ones you have a son next round, otherwise a daughter.
lesson-city = The couple from Bohemia is on the throne now and counts nothing there. Next, buy a “City charter” for Cologne: it brings 1 point, 1 influence, and 1 Thaler more in every round.
lesson-pope = One blue card and one pink card: that would be a daughter. Buy “Pope”: it is blue, and gives you one more vote in the election.
lesson-rival = Three seats and “Pope” will give you 5 votes, far more than the Emperor will have. Take “Rival”: it is free, but ends this phase for you.
lesson-won = Now the most influence wins each electorate. The seat of { $place-the } is yours, and that is worth 2 points!
lesson-elector = Here you can choose who becomes elector. Take the couple aged 35: it will leave the board sooner, and then you can win the same seat again.
lesson-election = There is a rival, and so there is an election. Every seat gives one vote, Bohemia two, and the rival needs more than the Emperor. Supporting the winner brings 1 point.
lesson-crown = The throne is yours! Whoever sits on it counts no influence, so take the baron aged 15 from Bohemia.
lesson-reward = In every round the Emperor has a reward: this time 2 points and an empire city. It counts 1 influence for whoever is Emperor. Put it in Bohemia.
lesson-round = A new round: first you receive { name-thalers }, then everybody grows ten years older. Whoever was 45 has left, and the seats they left vacant can be won again.
lesson-son = More blue cards than pink ones: you have a son. Put him in Trier. With the empire city you have 2 influence there, as much as the former Emperor, and now you break the ties!
lesson-daughter = Somebody offers your son a daughter. If you accept, he counts 2, and her family scores 1 point. But no couple can be elector in Trier: refuse, and they get only 1 Thaler.
lesson-idea = One idea for winning: points come from change. Look for seats that are vacant, or where you need just 1 influence more, and have somebody young ready where your elector is old.
lesson-own = Now it is up to you: do what you like. If you are not sure, “Advice” tells you what a good player would do.
lesson-end = Well played! After five rounds, whoever has the most points wins; Thalers and seats count for nothing then. Play on as you like; I shall watch in silence.

## Pictures of the rulebook

picture-electorate = The Palatinate after the set-up. At the top are your elector of 45, the privilege space, and the influence of everybody there: yours is 1 for the baron, 2 for the couple and 1 for the knight, 4 in all. In the middle are four aristocrat spaces with your couple, Clara’s couple and her knight, at the bottom two city spaces and your knight in the castle. The last line says what phase V would change.
picture-throne = The lot has made Clara the first Emperor: she has put the empire city in Trier and her baron of 45 on the throne. Beside him are the rewards of the five rounds.
picture-income = Example. You have 1 Thaler left. You receive 6, 1 for your city in Cologne and 1 for Clara’s city in Bohemia, where you are elector: { $income } together. Marker and chip now show { $thalers }.
picture-daughter = Ben has two pink cards and not a single blue one: he has a daughter and offers her to your baron of 15 in Trier. If you accept, Ben scores 1 point and your baron becomes a couple. If you refuse, she enters the convent, and Ben receives 1 Thaler.
picture-cards = The display on your first turn. The number is the price, the colour counts for your descendants, the small boxes show how many cards are left: Clara has just paid { $price } Thaler for a “Move”.
picture-doctor = Example. For { $price } Thaler your doctor makes Clara’s Emperor of 45 even older, and the baron leaves the board. Clara remains Emperor, but must at once move somebody from an aristocrat space to the throne: her couple of { $age }.
picture-privilege = You use the privilege of the Palatinate: your elector moves to the privilege space and stays elector, and a baron of 15 comes to Bohemia free of charge. It was 2 to 2 there; now you lead by 3 to 2.
picture-tie = Example. In Mainz, Ben has the elector (1) and a couple (2), Clara a baron (1) and a couple (2): { $first } to { $second }. Clara is Emperor and breaks the tie in her own favour. No couple governs an archdiocese, so she seats her baron and scores { $points } points; Ben’s former elector moves to an aristocrat space.
picture-vacant = In Trier there is nothing but the empire city, and its influence counts for Clara, the Emperor. She wins, but has nobody there to seat: the seat stays vacant, and nobody scores.
picture-election = Example. Anna is the rival and has { $rival } votes: 1 each from Cologne and the Palatinate, 2 from Bohemia and 1 from “Pope”. Clara, the Emperor, has { $emperor } from Mainz, and you have { $mine } from Saxony and Brandenburg. You vote for Anna: { $against } to { $for }. Anna is Emperor, and you score { $points } point.
picture-reward = You are the new Emperor. The reward of round 1 is { $points } points and an empire city. You put it in Bohemia, where it counts 1 influence for you as long as you are Emperor. Round 2 has begun, and everybody is ten years older.
picture-end = The end of a game: the points by where they came from. You win with { $mine }, ahead of Ben with { $second } and Clara with { $third }.
