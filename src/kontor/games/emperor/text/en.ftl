### In the Shadow of the Emperor in English

## The game

game-title = In the Shadow of the Emperor
game-tagline = Seven electors, one throne, and a family that never stops ageing
game-about = Germany in the late Middle Ages. Your family sends barons, couples, knights and cities into the seven electorates of the Empire. Each round you buy from one shared display of action cards, then every electorate falls to the family with the most influence, and the electors vote if somebody challenges the Emperor. Nobody stays for ever: every round your people grow ten years older, and the colours of the cards you bought decide whether a son or a daughter is born. There is no luck after the first Emperor is drawn, and only one secret: the vote.

## What is asked

prompt-first-city = Put the first empire city on a city space.
prompt-first-seat = Put a baron of 45 on an empty elector space.
prompt-first-noble = Put { name-a-tile } on a free aristocrat space.
prompt-first-knight = Put a knight on a free aristocrat or castle space.
prompt-successor = The throne is empty: which of your aristocrats succeeds?
prompt-son = A son is born: where does he go?
prompt-marriage = You have a daughter: which baron do you ask?
prompt-answer = { $father-seat } asks whether your { name-tile } { $place-in } will marry his daughter.
prompt-action = Your turn, with { name-thalers }: buy a card, use a privilege, send a knight, or pass.
prompt-eminence = Where does your gray eminence work?
prompt-tie = Tie { $place-in }: as Emperor you name the winner.
prompt-elector = You win { $place-the }: who becomes elector?
prompt-push = No room { $place-in } for your former elector: whose knight gives way?
prompt-church = Church influence: in which archdiocese does it work?
prompt-ban = Excommunication: which secular electorate loses its votes?
prompt-vote = { $emperor-seat } or { $rival-seat }? You have { name-votes }, and your choice stays secret until all have voted.
prompt-new-emperor = You are the new Emperor: which aristocrat takes the throne?
prompt-old-emperor = You lost the throne: where does your { name-tile } go?
prompt-imperial-place = Put an empire city on a free city space.
prompt-imperial-move = Move an empire city to a free city space.
waiting-first-city =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } the first empire city.
waiting-first-seat =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a first elector.
waiting-first-noble =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } an aristocrat.
waiting-first-knight =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a knight.
waiting-successor =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } a successor for the throne.
waiting-son =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a son.
waiting-marriage =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } for a suitor.
waiting-answer =
    { $you ->
        [yes] You answer
       *[no] { $seat } answers
    } a proposal of marriage.
waiting-action =
    { $you ->
        [yes] It is your
       *[no] It is { $seat }’s
    } turn.
waiting-eminence =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } the gray eminence.
waiting-tie =
    { $you ->
        [yes] You break
       *[no] { $seat } breaks
    } a tie as Emperor.
waiting-elector =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } a new elector.
waiting-push =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } room for a former elector.
waiting-church =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } an archdiocese for church influence.
waiting-ban =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } a secular electorate to excommunicate.
waiting-vote =
    { $number ->
        [one] The votes are being cast; one is missing.
       *[other] The votes are being cast; { $number } are missing.
    }
waiting-new-emperor =
    { $you ->
        [yes] You ascend
       *[no] { $seat } ascends
    } the throne.
waiting-old-emperor =
    { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the throne.
waiting-imperial-place =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } an empire city.
waiting-imperial-move =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } an empire city.
waiting-over = The game is over.

## What may be answered

option-pass = Pass for the rest of this phase
    .confirm = Passing is final for this phase.
option-accept = Accept: the baron becomes a couple, the father scores
option-accept-archbishop = Accept: the baron becomes a couple and gives up his seat, the father scores
option-refuse = Refuse: she enters the convent, the father receives money
option-convent = To the convent, without asking: { name-thalers }
option-eminence-decline = Do without the gray eminence
option-brandenburg = Brandenburg’s privilege (free): take the gray eminence
option-vote-for = For the Emperor, { $seat }: { name-votes }
option-vote-against = Against the Emperor, for { $seat }: { name-votes }
option-unused = { $deed } ({ name-price }): take the card without using it
option-rival = { $deed } ({ name-price }): challenge the Emperor; this ends the phase for you
    .confirm = You challenge the Emperor, and the phase ends for you.
option-pope = { $deed } ({ name-price }): one more vote in this round’s election
option-church-influence = { $deed } ({ name-price }): before the vote, strengthen the elector of an archdiocese
option-excommunication = { $deed } ({ name-price }): before the vote, silence a secular electorate
option-knight-place = { $deed } ({ name-price }): { $space-on } { $place-in }
option-knight-move = { $deed } ({ name-price }): { $origin-from } ({ $origin-space-bare }) { $place-to } ({ $space-bare })
option-first-knight = { $place }, { $space-bare }
option-seat = Elector space of { $place-the }
option-enter = { $place }, on a free aristocrat space
option-enter-push = { $place }, in place of { name-pushed }
option-city = City space of { $place-the }
option-city-move = Empire city { $origin-from } { $place-to }
option-crown = Your { name-tile } { $place-in }
option-propose = { $owner-seat }’s { name-tile } { $place-in }
option-propose-archbishop = { $owner-seat }’s { name-tile } { $place-in }, who would resign
option-eminence = { $place }: one influence more
option-name-keeps =
    { $you ->
        [yes] Yourself: you keep
       *[no] { $seat }: keeps
    } the seat
option-name-takes =
    { $you ->
        [yes] Yourself: you take
       *[no] { $seat }: takes
    } the seat { $points ->
        [0] without points
       *[other] for { name-points }
    }
option-name-falls-vacant =
    { $you ->
        [yes] Yourself
       *[no] { $seat }
    }: nobody suitable, { $holder-you ->
        [yes] you lose
       *[no] { $holder-seat } loses
    } the seat and it falls vacant
option-name-nothing =
    { $you ->
        [yes] Yourself
       *[no] { $seat }
    }: nobody suitable, the seat stays vacant
option-elect = Your { name-tile }
option-push =
    { $owner-you ->
        [yes] Your own knight
       *[no] { $owner-seat }’s knight
    }
option-church =
    { $place }: { $number ->
        [0] no votes
       *[other] { name-votes }
    } more for { $you ->
        [yes] you
       *[no] { $seat }
    }
option-church-vacant = { $place }: nobody is elector, no votes
option-ban =
    { $place }: { $you ->
        [yes] you lose
       *[no] { $seat } loses
    } { name-votes }
option-ban-vacant = { $place }: nobody is elector, no votes to lose
option-indulgence = { $deed } ({ name-price }): { name-points }
option-doctor-younger = { $deed } ({ name-price }): { name-owned } { $place-in } becomes { $new-age }
option-doctor-older = { $deed } ({ name-price }): { name-owned } { $place-in } becomes { $new-age }
option-doctor-removes = { $deed } ({ name-price }): { name-owned } { $place-in } leaves the board
option-move = { $deed } ({ name-price }): your { name-tile } goes { $origin-from } { $place-to }
option-move-push = { $deed } ({ name-price }): your { name-tile } goes { $origin-from } { $place-to }, in place of { name-pushed }
option-permit = { $deed } ({ name-price }): { name-a-tile } { $place-in }
option-permit-push = { $deed } ({ name-price }): { name-a-tile } { $place-in }, in place of { name-pushed }
option-charter = { $deed } ({ name-price }): a city { $place-in }, { name-points }
option-promotion = { $deed } ({ name-price }): your knight { $place-in } becomes { name-a-tile }
option-princess = { $deed } ({ name-price }): your { name-tile } { $place-in } becomes a couple
option-princess-archbishop = { $deed } ({ name-price }): your { name-tile } { $place-in } becomes a couple and resigns

## Sheets

sheet-electorates = Round { $round }, { $phase }
sheet-electorate = Electorate
sheet-elector = Elector
sheet-nobles = Aristocrats and knights
sheet-cities = Cities
sheet-influence = Influence
sheet-outcome = If phase V were now
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
sheet-seat-rival = { $word } { $seat } (Rival)
sheet-display = Display
sheet-card = Card
sheet-price = Price
sheet-colour = Colour
sheet-left = Left

## What is refused

refusal-passed-already = You have passed, and passing is final for this phase.
refusal-rival-is-out = You took Rival: you do nothing more in this phase.
refusal-emperor-votes-for-himself = As Emperor you vote for yourself, openly.
refusal-rival-votes-for-himself = As challenger you vote for yourself, openly.
refusal-voting-goes-on = The others are voting in secret. Wait for the reveal.
refusal-vote-is-final = You have cast your vote, and it stays. Wait for the reveal.
refusal-emperor-is-no-rival = The Emperor cannot challenge himself. Somebody else may take Rival.
refusal-rival-taken = { $seat } is already the challenger of this round, and there is only one.
refusal-stack-empty = No card is left in the stack { $card }. It comes back next round.
refusal-no-money = { $card } costs { $number }, and you have { $thalers }. There is no credit.
refusal-no-money-couple = A couple costs { $number }, and you have { $thalers }. A baron is cheaper.
refusal-must-be-used = With three or four players a card can only be taken to be used.
refusal-doctor-no-target = There is nobody a doctor could treat: no foreign aristocrat, and none of yours above the youngest age.
refusal-too-young = Your own people can only become younger, and { $age } is the youngest age.
refusal-move-no-tile = Only an aristocrat on an aristocrat space can move, and you have none there.
refusal-move-throne = The Emperor’s tile stays on the throne. Move somebody from an aristocrat space.
refusal-move-elector = An elector does not move. Choose somebody on an aristocrat space.
refusal-move-same-electorate = A move leads into another electorate.
refusal-no-way-in = No electorate has a free aristocrat space or a knight who would give way.
refusal-no-aristocrat = All your aristocrats are on the board; your supply is empty.
refusal-closed = { $place } is closed in this game for two.
refusal-space-is-free = There is a free aristocrat space { $place-in }, so no knight gives way.
refusal-castle-is-safe = The knight { $place-in } stands on a castle space, where nobody displaces him.
refusal-no-noble-space = All aristocrat spaces { $place-in } are taken, and no knight stands on one.
refusal-no-city = All your cities are on the board.
refusal-no-city-space-anywhere = No city space is free anywhere.
refusal-no-city-space = No city space is free { $place-in }. Choose another electorate.
refusal-promotion-castle = Your knight { $place-in } stands on a castle space; only one on an aristocrat space is ennobled.
refusal-promotion-no-knight-here = You have no knight on an aristocrat space { $place-in }.
refusal-promotion-no-knight = You have no knight on an aristocrat space. Place one first.
refusal-no-baron = You have no baron on the board who may marry.
refusal-married-already = Couples are married already. Choose a baron.
refusal-archbishop-marries-not = The elector of an archdiocese does not marry. Choose another baron.
refusal-eminence-by-privilege = The gray eminence cannot be bought; only the privilege of Brandenburg gives it.
refusal-knight-card-stays = The knight card is a reminder and stays where it is. Place or move a knight instead.
refusal-no-knight = All your knights are on the board. You may move one.
refusal-no-knight-on-board = You have no knight on the board to move.
refusal-nobles-full = All aristocrat spaces { $place-in } are taken, and only free ones count here.
refusal-no-castle = There is no castle { $place-in }.
refusal-castle-full = The castle { $place-in } is taken, and a knight displaces nobody.
refusal-passive-mainz = The privilege of Mainz needs no turn: its elector scores in phase V.
refusal-passive-saxony = The privilege of Saxony needs no turn: its elector receives more income.
refusal-passive-bohemia = The privilege of Bohemia needs no turn: its elector has two votes.
refusal-seat-vacant = Nobody is elector { $place-of }, so nobody uses the privilege.
refusal-not-elector = { $seat } is elector { $place-of } and alone may use the privilege.
refusal-privilege-used = You have used the privilege { $place-of } this round. It returns next round.
refusal-still-in-stack = { $card } is still to be had ({ $number } left). Trier repeats only what is used up.
refusal-not-repeatable = Trier repeats only cards of phase IV, and { $card } is not one of them.
refusal-knight-needs-no-trier = The knight card is never used up, so there is nothing to repeat: place or move a knight in the ordinary way.
refusal-trier-nothing-exhausted = No stack of phase IV is empty yet. Trier repeats only what is used up.
refusal-trier-nothing-possible = None of the cards that are used up can be carried out now.
refusal-city-is-mandatory = An empire city must be put on the board now.
refusal-city-must-move = An empire city on the board must be moved now.
refusal-seat-occupied = { $seat } already has a baron on the elector space { $place-in }.
refusal-elector-stays = An elector ({ $place }) may not take the throne. Choose somebody on an aristocrat space.
refusal-throne-must-be-filled = The throne may not stay empty. Choose one of your aristocrats.
refusal-must-be-placed = The tile must be placed. Choose an electorate.
refusal-own-baron = Your daughter marries into another family. Choose a foreign baron.
refusal-must-propose = While a baron can be asked, one must be asked; the convent is for a daughter who is refused.
refusal-not-tied = { $seat } is not among those tied { $place-in }.
refusal-tied-but-unable = { $seat } is tied { $place-in } but has nobody to seat; at this table only the able may be named.
refusal-couple-is-no-archbishop = A couple cannot be elector of an archdiocese ({ $place }). Choose a baron.
refusal-seat-is-compulsory = Whoever wins an electorate must take its seat ({ $place }).
refusal-no-knight-here = { $seat } has no knight on an aristocrat space { $place-in }.
refusal-church-in-duchy = Church influence works in archdioceses only, not { $place-in }.
refusal-ban-in-archdiocese = Excommunication strikes secular electorates only, not { $place-the }.
refusal-church-card-mandatory = The card must be used now: name an electorate.
refusal-no-abstention = Everybody votes; nobody may abstain.
refusal-no-imperial-city = No empire city stands { $place-in }.
refusal-expected-first-city = Choose an electorate with a free city space.
refusal-expected-first-seat = Choose an empty elector space.
refusal-expected-first-noble = Choose an electorate with a free aristocrat space.
refusal-expected-first-knight = Choose a free aristocrat or castle space.
refusal-expected-successor = Choose one of your aristocrats on an aristocrat space.
refusal-expected-son = Choose where your son goes.
refusal-expected-marriage = Choose a baron of another family.
refusal-expected-answer = Accept the marriage or refuse it.
refusal-expected-action = That is nothing you can do in this turn. Choose one of the actions offered.
refusal-expected-eminence = Choose an electorate for your gray eminence, or do without.
refusal-expected-tie = Name one of the tied players.
refusal-expected-elector = Choose one of your aristocrats there.
refusal-expected-push = Choose whose knight gives way.
refusal-expected-church = Name an archdiocese.
refusal-expected-ban = Name a secular electorate.
refusal-expected-vote = Vote for the Emperor or against him.
refusal-expected-new-emperor = Choose who takes the throne.
refusal-expected-old-emperor = Choose where the old Emperor goes.
refusal-expected-imperial-place = Choose an electorate with a free city space.
refusal-expected-imperial-move = Choose an empire city and where it goes.

## What happens

closed = { $place } is closed in this game.
first-emperor =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } the first Emperor.
second-player-help =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    } with { name-thalers } more.
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
tile-placed =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { name-a-tile } { $place-in }.
knight-placed =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } a knight { $space-on } { $place-in }.
knight-moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a knight { $origin-from } { $space-on } { $place-in }.
knight-pushed =
    { $owner-you ->
        [yes] Your knight
       *[no] { $owner-seat }’s knight
    } { $place-in } gives way to { $you ->
        [yes] you
       *[no] { $seat }
    }.
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
    } { name-thalers } beyond the end of the track.
ageing = Ten years pass (round { $round }).
died =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { name-a-tile } { $place-in } to old age.
eminence-left = The gray eminence of { $seat } { $place-in } retires.
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
    A son for { $you ->
        [yes] you
       *[no] { $seat }
    }: { name-a-tile } { $place-in }.
son-lost =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } a son but no tile or space for him: he is lost.
proposed =
    { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } for { name-owned } { $place-in } to marry a daughter.
married =
    { $owner-you ->
        [yes] You accept
       *[no] { $owner-seat } accepts
    }: the { $side-bare } { $place-in } becomes a couple, and { $you ->
        [yes] you score
       *[no] { $seat } scores
    } { name-points }.
convent-refused =
    Refused: the daughter enters the convent, { $you ->
        [yes] you receive
       *[no] { $seat } receives
    } { name-thalers }.
convent-chosen =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } a daughter to the convent and { $you ->
        [yes] receive
       *[no] receives
    } { name-thalers }.
convent-no-suitor =
    No suitor for the daughter: { $you ->
        [yes] you receive
       *[no] { $seat } receives
    } { name-thalers } from the convent.
actions-begin = Actions of round { $round }.
bought =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $card } for { name-thalers }.
repeated =
    { $you ->
        [yes] You repeat
       *[no] { $seat } repeats
    } { $card } in Trier for { name-thalers }.
card-unused =
    { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } { $card } unused.
challenged =
    { $you ->
        [yes] You challenge
       *[no] { $seat } challenges
    } the Emperor!
privilege-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } the privilege { $place-of }.
passed =
    { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
passed-forced =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } nothing left to do and { $you ->
        [yes] pass
       *[no] passes
    }.
indulgence-points =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { name-points } for an indulgence.
rejuvenated =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } somebody younger: { name-owned } { $place-in }.
aged =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } somebody older: { name-owned } { $place-in }.
aged-to-death =
    { $you ->
        [yes] You make
       *[no] { $seat } makes
    } somebody too old: { name-owned } { $place-in } leaves the board.
moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } { name-a-tile } { $place-to }.
immigrated =
    { $you ->
        [yes] You bring
       *[no] { $seat } brings
    } { name-a-tile } { $place-to }.
city-founded =
    { $you ->
        [yes] You found
       *[no] { $seat } founds
    } a city { $place-in }: { name-points }.
promoted =
    { $you ->
        [yes] You ennoble
       *[no] { $seat } ennobles
    } a knight { $place-in }: { name-a-tile }.
princess-married =
    { $you ->
        [yes] You marry
       *[no] { $seat } marries
    } { name-a-tile } { $place-in } to a foreign princess.
electors-begin = New electors of round { $round }.
eminence-placed =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } the gray eminence { $place-in }.
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
    { $place }: influence { $number } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
tie-broken =
    { $you ->
        [yes] You break
       *[no] { $seat } breaks
    } the tie { $place-in } in favour of { $named-seat }.
seat-kept =
    { $you ->
        [yes] You remain
       *[no] { $seat } remains
    } elector { $place-of }.
seat-taken =
    { $you ->
        [yes] You become
       *[no] { $seat } becomes
    } elector { $place-of } with { name-a-tile }: { name-points }.
nobody-suitable =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } { $place-the } but { $you ->
        [yes] have
       *[no] has
    } nobody suitable there: the seat is vacant.
elector-stepped-down =
    { $you ->
        [yes] You return
       *[no] { $seat } returns
    } { name-a-tile } to an aristocrat space { $place-in }.
elector-left =
    No room { $place-in }: { $you ->
        [yes] you take
       *[no] { $seat } takes
    } { name-a-tile } back into the supply.
mainz-point =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { name-points } as elector of Mainz.
no-election = Nobody challenges the Emperor: there is no election.
church-named =
    { $you ->
        [yes] You let
       *[no] { $seat } lets
    } the church speak for the elector { $place-of }.
ban-named =
    { $you ->
        [yes] You excommunicate
       *[no] { $seat } excommunicates
    } { $place-the }: no votes from there.
election-called = Election: Emperor { $seat } against { $rival-seat }.
votes-available =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { name-votes }.
voted-for =
    { $you ->
        [yes] You vote
       *[no] { $seat } votes
    } for the Emperor ({ $number }).
voted-against =
    { $you ->
        [yes] You vote
       *[no] { $seat } votes
    } against the Emperor ({ $number }).
emperor-stayed =
    { $support } to { $opposition }: { $you ->
        [yes] you remain
       *[no] { $seat } remains
    } Emperor.
rival-won =
    { $support } to { $opposition }: { $you ->
        [yes] you are
       *[no] { $seat } is
    } the new Emperor!
vote-point =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { name-points } for voting with the winner.
crowned =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } { name-a-tile } { $place-from } to the throne.
old-emperor-settled =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } the old Emperor, { name-a-tile }, { $place-to }.
old-emperor-left =
    No room anywhere: { $you ->
        [yes] you take
       *[no] { $seat } takes
    } the old Emperor, { name-a-tile }, into the supply.
emperor-reward =
    { $you ->
        [yes] You receive
       *[no] { $seat } receives
    } the Emperor’s reward: { name-points }{ $thalers ->
        [0] .
       *[other] {""}, Thalers: { $thalers }.
    }
final-score =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } with { $number ->
        [one] 1 point.
       *[other] { $number } points.
    }
## Names
# .in, .to, .from, .of and .the stand in sentences, .opening begins one; .bare and .some are words for a tile or a space.

name-thalers =
    { $number ->
        [one] 1 Thaler
       *[other] { $number } Thalers
    }
name-price =
    { $number ->
        [0] free
        [one] 1 Thaler
       *[other] { $number } Thalers
    }
name-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
name-votes =
    { $number ->
        [one] 1 vote
       *[other] { $number } votes
    }
name-tile = { $side-bare } ({ $age })
name-a-tile = { $side-some } ({ $age })
name-owned =
    { $owner-you ->
        [yes] your { name-tile }
       *[no] { $owner-seat }’s { name-tile }
    }
name-pushed =
    { $pushed-you ->
        [yes] your own knight
       *[no] { $pushed-seat }’s knight
    }
name-trier = Trier
    .in = in Trier
    .to = to Trier
    .from = from Trier
    .of = of Trier
    .the = Trier
    .opening = In Trier
name-cologne = Cologne
    .in = in Cologne
    .to = to Cologne
    .from = from Cologne
    .of = of Cologne
    .the = Cologne
    .opening = In Cologne
name-mainz = Mainz
    .in = in Mainz
    .to = to Mainz
    .from = from Mainz
    .of = of Mainz
    .the = Mainz
    .opening = In Mainz
name-palatinate = Palatinate
    .in = in the Palatinate
    .to = to the Palatinate
    .from = from the Palatinate
    .of = of the Palatinate
    .the = the Palatinate
    .opening = In the Palatinate
name-saxony = Saxony
    .in = in Saxony
    .to = to Saxony
    .from = from Saxony
    .of = of Saxony
    .the = Saxony
    .opening = In Saxony
name-brandenburg = Brandenburg
    .in = in Brandenburg
    .to = to Brandenburg
    .from = from Brandenburg
    .of = of Brandenburg
    .the = Brandenburg
    .opening = In Brandenburg
name-bohemia = Bohemia
    .in = in Bohemia
    .to = to Bohemia
    .from = from Bohemia
    .of = of Bohemia
    .the = Bohemia
    .opening = In Bohemia
name-trier-seat = Elector space of Trier
    .in = on the elector space of Trier
    .to = onto the elector space of Trier
    .from = from the elector space of Trier
name-cologne-seat = Elector space of Cologne
    .in = on the elector space of Cologne
    .to = onto the elector space of Cologne
    .from = from the elector space of Cologne
name-mainz-seat = Elector space of Mainz
    .in = on the elector space of Mainz
    .to = onto the elector space of Mainz
    .from = from the elector space of Mainz
name-palatinate-seat = Elector space of the Palatinate
    .in = on the elector space of the Palatinate
    .to = onto the elector space of the Palatinate
    .from = from the elector space of the Palatinate
name-saxony-seat = Elector space of Saxony
    .in = on the elector space of Saxony
    .to = onto the elector space of Saxony
    .from = from the elector space of Saxony
name-brandenburg-seat = Elector space of Brandenburg
    .in = on the elector space of Brandenburg
    .to = onto the elector space of Brandenburg
    .from = from the elector space of Brandenburg
name-bohemia-seat = Elector space of Bohemia
    .in = on the elector space of Bohemia
    .to = onto the elector space of Bohemia
    .from = from the elector space of Bohemia
name-throne = Throne
    .in = on the throne
    .to = onto the throne
    .from = from the throne
name-noble-space = Aristocrat space
    .bare = aristocrat space
    .on = on an aristocrat space
name-castle-space = Castle space
    .bare = castle space
    .on = on the castle space
name-city-space = City space
name-privilege-space = Privilege space
name-baron = Baron
    .bare = baron
    .some = a baron
name-couple = Couple
    .bare = couple
    .some = a couple
name-rival = Rival
name-doctor = Doctor
name-trier-doctor = Trier’s privilege, Doctor
name-move = Move
name-trier-move = Trier’s privilege, Move
name-pope = Pope
name-church-influence = Church influence
name-excommunication = Excommunication
name-indulgence = Indulgence
name-trier-indulgence = Trier’s privilege, Indulgence
name-permit = Permit
name-trier-permit = Trier’s privilege, Permit
name-city-charter = City charter
name-trier-city-charter = Trier’s privilege, City charter
name-promotion = Promotion
name-trier-promotion = Trier’s privilege, Promotion
name-foreign-princess = Foreign princess
name-trier-foreign-princess = Trier’s privilege, Foreign princess
name-knight = Knight
name-gray-eminence = Gray eminence
name-cologne-privilege = Cologne’s privilege
name-palatinate-privilege = The Palatinate’s privilege
name-electorate = Electorate
name-archdiocese = Archdiocese
name-duchy = Secular electorate
name-elector = Elector
name-privilege = Privilege
name-aristocrat = Aristocrat
name-age = Age
name-city = City
name-imperial-city = Empire city
name-supply = Supply
name-emperor = Emperor
name-thaler = Thaler
name-thaler-chip = Coloured chip
name-influence = Influence
name-vote = Vote
name-victory-point = Victory point
name-display = Display
name-stack = Stack
name-card-row = Cards in front of you
name-blue = Blue
name-pink = Pink
name-white = White
name-none = No descendant
name-son = Son
name-daughter = Daughter
name-convent = Convent
name-suitor = Suitor
name-round = Round
name-setting-up = Set-up
name-income = Income
name-ageing = Ageing
name-descendants = Descendants
name-actions = Actions
name-electors = New electors
name-election = Emperor election
name-emperor-phase = Emperor’s action
name-advance = Round marker
name-over = The end
name-nothing = Nothing happens
name-keeps = Keeps the seat
name-takes = Takes the seat
name-falls-vacant = No suitable aristocrat: seat vacant
name-emperor-decides = Tie: the Emperor decides

## Table options

table-first-emperor = First Emperor
    .help = Who is Emperor when the game begins.
table-first-emperor-random = Drawn by lot
table-first-emperor-chosen = The first seat, so the host decides by seating
table-score-display = Running scores
    .help = Whether totals are shown during the game; every gain is announced anyway.
table-score-display-open = Shown
table-score-display-closed = Hidden until the end
table-final-tie = Ties at the end
    .help = Who wins when several have the most points.
table-final-tie-shared = The victory is shared
table-final-tie-thalers = More Thalers, then shared
table-final-tie-emperor = The Emperor if tied, else shared
table-mainz-point = Point of Mainz
    .help = Who scores for Mainz in phase V.
table-mainz-point-occupant-after-phase-v = Whoever sits there after the phase
table-mainz-point-incumbent-only = Only an elector who keeps the seat
table-archbishop-marriage = Married archbishops
    .help = Whether the elector of an archdiocese may marry.
table-archbishop-marriage-forbidden = Forbidden
table-archbishop-marriage-resign = Allowed, but he gives up the seat
table-daughter-choice = Daughters
    .help = Whether a daughter must be offered in marriage.
table-daughter-choice-must-propose = A baron must be asked
table-daughter-choice-may-choose-convent = The convent may be chosen at once
table-white-card-birth = White cards
    .help = What a row of white cards only gives.
table-white-card-birth-counts-as-card = A daughter
table-white-card-birth-ignored = No descendant
table-emperor-tie-pool = Ties in phase V
    .help = Whom the Emperor may name.
table-emperor-tie-pool-all-tied = Any of those tied
table-emperor-tie-pool-able-only = Only those who can fill the seat, if any
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
table-second-player-help-one-extra-thaler = One Thaler more at the start

## Board

board-short-palatinate = Palatinate
board-privilege-repeat-exhausted-action = Repeat a used-up action
board-privilege-free-doctor = Free doctor
board-privilege-victory-point = Point in phase V: { $number }
board-privilege-free-baron = Free baron
board-privilege-extra-income = { $number } more Thalers
board-privilege-gray-eminence = Gray eminence
board-privilege-double-vote = { $number } votes
board-tile = { $side } aged { $age }, { $name }
board-knight = Knight, { $name }
board-city = City, { $name }
board-eminence = Gray eminence, { $name }
board-free-noble = Free aristocrat space
board-free-castle = Free castle space
board-free-city = Free city space
board-cities-castles = Cities and castle
board-seat = Elector’s seat
board-vacant = Vacant seat
board-no-influence = no influence
board-influence-of = Influence, { $name }:
board-leads = leads
board-tied = tied
board-if-now = If phase V were now:
board-holds = { $name } holds the seat
board-out-nothing = Nothing changes
board-out-keeps = { $name } keeps the seat
board-out-keeps-you = You keep the seat
board-out-takes = { $name } takes the seat
board-out-takes-you = You take the seat
board-out-vacant = { $name } wins, seat vacant
board-out-vacant-you = You win, seat vacant
board-out-tie = Tie, the Emperor decides
board-versus = { $mine } against { $other }
board-overview = The seven electorates
board-throne = { $name } holds the throne
board-throne-you = You hold the throne
board-throne-hint = The Emperor decides ties
board-rewards = Emperor’s reward of each round
board-city-place = place an empire city
board-city-move = move an empire city
board-closed = Closed in this two-player game
board-round = Round { $round } of { $rounds }
board-phase = Phase { $numeral }
board-rival = { $name } challenges the Emperor
board-no-rival = no rival
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
board-thalers-of = Thalers: { $number } of { $most }, chip on { $chip }
board-income = next income: { $number }
board-no-cards = no cards
board-supply-nobles = aristocrats in supply: { $number }
board-supply-knights = knights in supply: { $number }
board-supply-cities = cities in supply: { $number }
board-child = Child to come:
board-child-son = son
board-child-daughter = daughter
board-child-none = no child
board-child-with = Child with this card: { $child }
board-passed = has passed
board-has-voted = has voted
board-to-vote = yet to vote
board-card = { $name }, price { $price }, { $colour }, { $left } of { $all } left
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
board-knight-note = place or move
board-note-rival = ends your phase
board-note-pope = 1 more vote
board-note-church-influence = votes for a see
board-note-excommunication = silences a duchy
board-note-indulgence = { name-points }
board-why = why not?
board-why-stack-empty = used up
board-why-rival-taken = taken
board-why-no-money = too dear
board-why-emperor-is-no-rival = not the Emperor
board-why-eminence-by-privilege = by privilege
board-why-no-aristocrat = supply empty
board-why-promotion-no-knight = no knight
board-why-no-city = supply empty
board-why-no-baron = no baron
board-use = Privilege { $place }
board-used = already used
board-only-pass = Nothing else is possible: all that is left is to pass.
board-final = for the whole phase
board-other = Other choice
board-step-hint = Choose here or on the board; nothing is played yet.
board-choose = Possible answers
board-own-nobles = Your aristocrats
board-knight-place = Place a knight
board-knight-move = From { $place }
board-space-noble-space = aristocrat space
board-space-castle-space = castle
board-as-elector = elector
board-unused = Take it without using it
board-age-to = { $age } → { $new } years
board-leaves = leaves the board
board-pushes = drives out a knight ({ $name })
board-names = influence { $number }
board-named-keeps = keeps the seat
board-named-takes = takes the seat
board-named-falls-vacant = the seat falls vacant
board-named-nothing = the seat stays vacant
board-no-votes = no votes
board-more-votes = { name-votes } more
board-fewer-votes = { name-votes } fewer
board-vote-for = For { $name }
board-vote-against = Against, for { $name }
board-your-vote = your choice, may change
board-tally = Votes before the election
board-free-vote = votes freely
board-accept = Accept
board-accept-hint = Your baron becomes a couple, the father scores { name-points }.
board-accept-archbishop-hint = Your baron becomes a couple and gives up his seat, the father scores { name-points }.
board-refuse = Refuse
board-refuse-hint = She enters the convent, the father receives { name-thalers }.
board-evaluation = End of round { $round }
board-sheet = Score sheet
board-source = Source
board-total = Total
board-source-seats = New electors
board-source-mainz = Privilege of Mainz
board-source-votes = Votes for the winner
board-source-reward = Emperor’s rewards
board-source-cities = Cities founded
board-source-gift = Indulgences
board-source-daughters = Daughters married

## Reasons a bot gives

name-reason-tempo = the moment of the round
name-reason-points = the victory points
name-reason-money = the Thalers
name-reason-nobles = the family and its age
name-reason-pieces = the knights and cities
name-reason-electors = the electors’ seats
name-reason-throne = the throne and the votes
name-reason-influence = the influence in the electorates

## Material: the parts of components.toml, and their keys

material-player-colours = The players
    .ids = Colours
material-pieces-per-player = Pieces of each player
    .aristocrats = Aristocrats
    .knights = Knights
    .cities = Cities
    .thaler-markers = Markers of thalers
    .thaler-chips = Round chips
    .vote-cards = Voting cards
material-pieces-common = Common pieces
    .imperial-cities = Imperial cities
    .round-markers = Round markers
    .emperor-markers = Emperor’s markers
    .action-cards = Action cards
    .action-stacks = Stacks of action cards
    .victory-point-cards = Cards of victory points
    .setup-cards = Set-up cards
material-aristocrat = Aristocrats
    .ages = Ages
    .sides = Sides
material-aristocrat-influence = Influence of an aristocrat
material-influence-other = Influence of others
material-thaler-track = Track of thalers
    .min = Least
    .max = Most
    .start = At the start
material-income = Income in thalers
    .base = For everybody
    .per-own-city = For each city of one’s own
    .per-foreign-city-in-own-electorate = For each city of others in one’s electorates
    .imperial-city = For an imperial city
    .saxony-bonus = For the Elector of Saxony
material-convent = Convent
    .thalers = Thalers for a daughter
material-victory-points = Victory points
    .new-elector = New elector
    .mainz-elector-per-round = Elector of Mainz, in each round
    .married-daughter = Married daughter
    .vote-for-winner = Vote for the winner
    .city-nth = First, second, third city
material-victory-cards = Cards of victory points
    .denominations = Values
material-victory-cards-split = How many of each value
    .ones = Ones
    .twos = Twos
    .fives = Fives
    .limits-scoring = Points are lost when they run out
material-round-track = Rounds and phases
    .phases = Phases
    .first-round-starts-with = The first round begins with
material-round-track-reward = Reward of the Emperor
    .round = Round
    .vp = Victory points
    .thalers = Thalers
    .imperial-city = Imperial city
material-board = The board
    .archdioceses-in-upper-row = Archdioceses above
    .duchies-in-lower-row = Duchies below
material-board-order = Order on the board
    .row-upper = Upper row
    .row-lower = Lower row
    .resolve-order = Order of resolution
material-electorates = The electorates
    .votes = Votes
    .privilege = Privilege
    .privilege-phase = in the phase
    .spaces = Spaces
    .noble = nobles
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
    .second-player-extra-thalers = Thalers more for the second player
    .imperial-cities-placed-by-first-emperor = Imperial cities of the first Emperor
material-setup-step = Set-up, step by step
    .who = Who
    .piece = Piece
    .age = Age
    .target = Where
material-player-count = By number of players
    .closed-archdioceses = Closed archdioceses
    .closed-duchies = Closed duchies
    .may-buy-unusable-cards = Useless cards may be taken
material-words =
    .place = place
    .move = move
    .none = none
    .all = all
    .others = the others
    .elector-seat = elector’s seat
    .repeat-exhausted-action = take an action that is sold out
    .free-doctor = a doctor for free
    .victory-point = a victory point
    .free-baron = a baron for free
    .extra-income = more income
    .gray-eminence = the gray eminence
    .double-vote = two votes
