### Die Händler auf Deutsch

## Das Spiel

game-title = Die Händler
game-tagline = Drei Wagen für alle, und nur eine Leiter nach oben
game-about = Europa, als ein Händler noch Ratsherr werden konnte. Du kaufst Tuch, Eisen, Wein, Nahrung, Seide und Salz billig in sechs Städten, feilschst um Platz auf einem von nur drei Wagen, schiebst sie über die Straßen, drehst heimlich an den Preisen und verkaufst dort, wo deine Waren fremd sind. Geld ist nur Mittel: Es kauft Rang, jeder Rang kostet Runde für Runde seinen Unterhalt, und jeder Wagen, der ankommt, macht die nächste Stufe teurer. Nach den letzten Ankünften gewinnt der höchste Rang.

## Was gefragt wird

waiting =
    { $you ->
        [yes] Du bist gefragt: { $task }.
       *[no] Warten auf { $seat }: { $task }.
    }
waiting-all = Warten auf mehrere: { $task }.
prompt-free = Du musst jetzt nichts tun.
prompt-purchase = Kaufe eine Ware und wähle die Stadt, die sie lagert. Du darfst noch { $number } kaufen.
prompt-master-cards = Nimmst du dir einen Wagen mit einer Karte Lademeister?
prompt-blind-bid = Geheimes Gebot auf { $wagon } in { $city }: Du hast { $florins } Gulden.
prompt-master-load = Du bist Lademeister von { $wagon } in { $city }. Was lädst du?
prompt-quote = { $wagon } in { $city }: Was verlangst du von { $shipper-seat } für { $number ->
        [one] eine Ware?
       *[other] zwei Waren?
    }
prompt-post = { $wagon } in { $city }: Was verlangst du von jedem für { $number ->
        [one] eine Ware?
       *[other] zwei Waren?
    }
prompt-shipper-both = { $wagon } in { $city }: { $master-seat } verlangt { $one } für eine Ware, { $two } für zwei.
prompt-shipper-one = { $wagon } in { $city }: { $master-seat } verlangt { $one } für eine Ware.
prompt-shipper-two = { $wagon } in { $city }: { $master-seat } verlangt { $two } für zwei Waren zusammen.
prompt-shipper-nothing = { $wagon } in { $city }: { $master-seat } bietet dir nichts an. Du darfst selbst bieten.
prompt-shipper-posted-nothing = { $wagon } in { $city }: { $master-seat } nimmt nichts mit. Spielst du eine Karte?
prompt-shipper-refused = { $wagon } in { $city }: { $master-seat } lehnt ab. Spielst du eine Karte?
prompt-shipper-talk-over = { $wagon } in { $city }: Das Gespräch mit { $master-seat } ist vorbei. Spielst du eine Karte?
prompt-offered-fee = { $wagon } in { $city }: Was bietest du, um { $goods } zu laden?
prompt-master-answer = { $wagon } in { $city }: { $shipper-seat } bietet { $fee }, um { $goods } zu laden.
prompt-haggle = Feilsche um die Zuladung. Warte, wenn du alles gesagt hast.
prompt-axles = Brichst du einem Wagen die Achse?
prompt-move = Du bist auf den Straßen am Zug: Nutze ein Bewegungsplättchen und, wenn du willst, deine Karten.
prompt-move-more = Nutze deine Karten oder beende deinen Zug.
prompt-influence = { $wagon } trifft den Kurier: Nimm eine Einflusskarte (noch { $number }).
prompt-dials = Stelle beide Zeiger deiner Preisscheibe.
prompt-trading-post = Ändere einen Preis mit deinem Kontor.
prompt-sales = Verkaufst du Waren aus deinen Lagerhäusern?
prompt-bonus-card = { $wagon } wird in { $city } entladen (Bonus { $bonus }). Spielst du Bonusverkauf?
prompt-lot-open = Eine Investitionskarte steht zum Verkauf. Eröffne oder passe.
prompt-lot = { $leader-seat } bietet { $amount }. Biete mehr oder passe.
prompt-choose-card = Du hast den Zuschlag. Nimm eine Karte.
prompt-upkeep = Dein Stand kostet { $amount } Gulden.
prompt-loan = Du bist abgestiegen. Nimmst du einen Kredit?
prompt-climb = Wie weit steigst du auf? Eine Stufe kostet { $price } Gulden.
prompt-climb-debt = Du hast Schulden und kannst nicht aufsteigen.
prompt-repayment = Das Spiel endet: Zahlst du zurück?
prompt-deal-answer = { $maker-seat } macht dir einen Vorschlag (Nr. { $number }). Nimmst du an?
prompt-deal-draft = Dein Vorschlag an { $partner-seat }: Sage, was den Besitzer wechselt und was zugesagt wird, dann lege ihn vor.
prompt-deal-words = Dein Vorschlag an { $partner-seat }, Zusage „{ $promise }“: Wähle.

## Was geantwortet werden kann

option-done = Das ist alles
option-decline = Nein
option-leave = Verzichten
option-accept = { $fee } Gulden annehmen
option-final-quote = Ein letztes Angebot machen
option-refuse = Ablehnen
option-no-offer = Kein Angebot machen
option-pay = { $amount } Gulden Standeskosten zahlen oder so weit wie nötig absteigen
option-keep-status = Standeserhalt spielen und { $amount } Gulden zahlen
option-loan = { $amount } Gulden leihen
option-repay = Einen Kredit mit { $amount } Gulden zurückzahlen
option-pass = Passen
option-timeout = Die Zeit ist um
option-load-nothing = Nichts laden
option-draw = Eine Karte blind ziehen
option-bonus-sale = Bonusverkauf spielen
option-wait = Warten
option-withdraw = Dein Gebot zurückziehen
option-end-turn = Deinen Zug beenden
option-buy = { $good } für { $city } kaufen ({ $price })
option-master-card = { $card } für { $wagon } spielen ({ $price })
option-load = { $goods } laden
option-one = Eine Ware für { $fee }
option-one-none = Keine einzelne Ware
option-two = Zwei Waren für { $fee }
option-two-none = Keine zwei Waren
option-fee = { $fee } Gulden bieten
option-bid = { $amount } Gulden bieten
option-take-quote = { $goods } für { $fee } laden
option-offer = Für { $goods } ein Gebot machen
option-free-loading = Freie Zuladung spielen: { $goods }
option-quote-to = { $shipper-seat } ein Angebot machen
option-take-bid = Gebot annehmen: { $shipper-seat }, { $goods } für { $fee }
option-close = { $shipper-seat } für diese Runde ablehnen
option-withdraw-quote = Das Angebot für { $shipper-seat } zurückziehen
option-deal-propose = { $partner-seat } einen Vorschlag machen
option-deal-accept = Vorschlag { $number } von { $maker-seat } annehmen
option-deal-decline = Vorschlag { $number } von { $maker-seat } ablehnen
option-deal-withdraw = Deinen Vorschlag { $number } zurückziehen
option-deal-post = Den Vorschlag vorlegen
option-deal-drop = Den Vorschlag fallen lassen
option-deal-drop-words = Diese Zusage fallen lassen
option-deal-later = Vorerst stehen lassen
option-deal-give = Du zahlst { $amount } Gulden
option-deal-take = Du erhältst { $amount } Gulden
option-deal-give-card = Du gibst die Karte { $card } ab
option-deal-take-card = Du erhältst die Karte { $card }
option-deal-mine = Du sagst zu: { $promise }
option-deal-theirs = { $partner-seat } sagt zu: { $promise }
option-deal-amount = { $amount } Gulden
option-deal-good = { $good }
option-deal-card = { $card }
option-deal-direction = { $direction }
option-deal-any-wagon = Gleich welcher Wagen
option-deal-wagon = { $wagon }
option-deal-place = { $path }
option-deal-when-wagon = Wenn { $wagon } hier stehen bleibt: { $node }
option-deal-when-courier = Wenn der Kurier hier stehen bleibt: { $node }
option-deal-when-price = Wenn der Verkaufspreis { $sell } erreicht: { $good }
option-deal-when-master = Wenn { $master-seat } Lademeister wird: { $wagon }
option-deal-when-axle = Wenn die Achse in dieser Runde heil bleibt: { $wagon }
option-axle = Achsbruch: { $wagon }
option-tile = Plättchen { $points }, { $wagon }: { $node }
option-tile-city = Plättchen { $points }, { $wagon }: Ankunft in { $node }
option-tile-heading = Plättchen { $points }, { $wagon }: { $node }, Richtung { $heading }
option-coach = { $card } ({ $points }), { $wagon }: { $node }
option-coach-city = { $card } ({ $points }), { $wagon }: Ankunft in { $node }
option-coach-heading = { $card } ({ $points }), { $wagon }: { $node }, Richtung { $heading }
option-idle = Plättchen { $points }: Nichts kann sich bewegen
option-courier = { $card }, der Kurier: { $node }
option-take = { $card } nehmen
option-dial = Auf { $goods } zeigen
option-dial-unused = Beide Zeiger auf dem Wappen lassen
option-price-up = { $card }: { $good } auf { $sell } erhöhen
option-price-up-round = { $card }: { $good } von oben herum auf { $sell } stellen
option-price-down = { $card }: { $good } auf { $sell } senken
option-price-down-round = { $card }: { $good } von unten herum auf { $sell } stellen
option-sell = { $good } aus { $city } für { $price } verkaufen
option-special-sale = Sonderverkauf spielen: { $good } aus { $city } für { $price }
option-choose = { $card } nehmen (Sterne: { $stars })
option-stay = Bleiben, wo du bist
option-climb = { $number ->
        [one] Eine Stufe
       *[other] { $number } Stufen
    } für { $price } aufsteigen: { $level }
option-climb-card = { $number ->
        [one] Eine Stufe
       *[other] { $number } Stufen
    } für { $price } mit Sozialem Aufstieg ({ $by-card }): { $level }

## Was abgelehnt wird

refusal-no-loan = Du hast keinen Kredit. Nur wer absteigt, darf einen nehmen.
refusal-too-dear = Das kostet { $price } Gulden, und du hast { $florins }.
refusal-florins-bound = Die Rückzahlung kostet { $price } Gulden, aber { $amount } davon bindet dein Gebot.
refusal-not-on-market = { $good } gibt es nicht auf dem Markt von { $city }. Wähle eine Stadt, die diese Ware zeigt.
refusal-supply-empty = Im Vorrat ist nichts mehr davon: { $good }.
refusal-no-influence = Du hast die Karte { $card } nicht.
refusal-no-investment = Du besitzt { $card } nicht.
refusal-investment-used = Du hast { $card } in diesem Zug schon genutzt.
refusal-wagon-on-road = { $wagon } ist unterwegs. Nur ein Wagen in einer Stadt lässt sich nehmen.
refusal-wagon-taken = { $wagon } hat schon einen Lademeister: { $seat }.
refusal-bid-too-low = Ein Gebot muss jetzt mindestens { $amount } Gulden betragen.
refusal-not-in-warehouse = Dein Lagerhaus in { $city } hat nicht genug: { $good }.
refusal-one-kind = Deine Ladereihe trägt { $good }. Ein Lademeister lädt nur eine Sorte.
refusal-kind-taken = Ein anderer hat schon { $good } auf diesem Wagen. Wähle eine andere Sorte.
refusal-row-full = Auf deiner Ladereihe ist kein Platz mehr: höchstens { $number } Waren.
refusal-monopoly = { $good } ist auf diesem Wagen das Monopol von { $seat }.
refusal-fee-too-high = Keine Gebühr übersteigt { $amount } Gulden: Mehr bringt der Verkauf nie.
refusal-empty-quote = Ein Angebot muss etwas enthalten. Nenne eine Gebühr für zwei Waren.
refusal-final-quote = Du hast ein letztes Angebot angekündigt. Nenne die Gebühren.
refusal-not-offered = Das wird zu keiner Gebühr angeboten.
refusal-no-more-bids = Du hast schon geboten. Jetzt darfst du annehmen, eine Karte spielen oder verzichten.
refusal-posted = An diesem Tisch wird über die Gebühr nicht verhandelt.
refusal-finish-proposal = Beende erst den angefangenen Vorschlag.
refusal-answer-final = Deine Antwort liegt verdeckt. Sie gilt endgültig.
refusal-amount = Ein Betrag geht in Schritten von { $step }, von { $least } bis { $most }.
refusal-no-channel = Du hast für diesen Wagen nichts zu laden, oder das Gespräch ist beendet.
refusal-channel-closed = Mit { $shipper-seat } gibt es nichts mehr zu verhandeln.
refusal-proposals-spent = Jede Seite macht höchstens { $number } Vorschläge.
refusal-no-bid = Hier gibt es kein Gebot.
refusal-no-quote = Hier gibt es kein Angebot.
refusal-promised = Du hast { $partner-seat } etwas zugesagt: { $promise }.
refusal-no-deals-now = Während des Entladens gibt es keine Abmachungen.
refusal-deal-not-active = Eine Seite muss der aktive Spieler sein, jetzt { $active-seat }.
refusal-deal-unfinished = Lege zuerst den angefangenen Vorschlag vor oder lass ihn fallen.
refusal-deal-sealed = Wer seine verdeckte Antwort abgegeben hat, macht keine Abmachung mehr, bis alle offen liegen.
refusal-deals-open = Höchstens { $number } deiner Vorschläge dürfen offen sein. Ziehe erst einen zurück.
refusal-deals-begun = Höchstens { $number } Vorschläge darf man je Runde anfangen, und so viele waren es.
refusal-own-deal = Das ist dein eigener Vorschlag. Du darfst ihn zurückziehen.
refusal-deal-of-others = Dieser Vorschlag gilt { $partner-seat }.
refusal-deal-too-dear = Diese Abmachung kostet sofort { $price } Gulden. Du hast { $florins }, abzüglich dessen, was ein Gebot bindet.
refusal-contradiction = Darin stehen Zusagen eines Spielers, die sich nicht alle zusammen halten lassen.
refusal-no-escrow = An diesem Tisch binden Abmachungen nicht: Nichts geht in Treuhand.
refusal-wagon-blocked = { $wagon } hat schon einen Achsbruch.
refusal-wagon-broken = { $wagon } hat einen Achsbruch und bewegt sich in dieser Runde nicht.
refusal-wagon-arrived = { $wagon } ist in dieser Runde angekommen und kann erst in der nächsten wieder fahren.
refusal-wagon-spent = { $wagon } hat dir in diesem Zug eine Karte gebracht: Du darfst ihn nicht noch einmal bewegen.
refusal-wagon-stuck = { $wagon } kann mit { $points } nicht fahren: Der Weg ist besetzt.
refusal-tile-used = Du hast dein Bewegungsplättchen dieser Runde genutzt.
refusal-tile-down = Dein Plättchen { $points } liegt verdeckt.
refusal-must-move = Plättchen { $points } kann einen Wagen bewegen, also muss es das auch.
refusal-tile-first = Du musst ein Bewegungsplättchen nutzen, bevor du deinen Zug beendest.
refusal-courier-city = Der Kurier betritt keine Stadt.
refusal-courier-stays = Der Kurier kann nicht dort enden, wo er begann.
refusal-courier-far = { $card } bewegt den Kurier höchstens { $number } Felder.
refusal-draw-unseen = An diesem Tisch werden Einflusskarten blind gezogen.
refusal-not-in-pile = Die Karte { $card } ist nicht im Stapel.
refusal-price-end = { $good } steht am Ende der Preistafel; nur das Große Kontor kommt darüber hinaus.
refusal-sale-limit = Du hast { $number } Waren verkauft, mehr geht nicht.
refusal-card-owned = { $card } gehört { $seat }.
refusal-card-face-down = { $card } liegt nicht offen aus.
refusal-drop = Niemand steigt freiwillig ab: Wer zahlen kann, zahlt.
refusal-climb-in-debt = Mit einem Kredit kannst du nicht aufsteigen. Zahle ihn erst zurück.
refusal-top = Höher geht es nicht.
refusal-climb-cards = Du hast die Karte { $card } nicht { $number }-mal.
refusal-climb-limit = Du steigst in einer Runde höchstens { $number } Stufen auf.

## Was geschieht

round-began =
    { $you ->
        [yes] Runde { $round }: Du bist Startspieler.
       *[no] Runde { $round }: { $seat } ist Startspieler.
    }
wagon-placed = { $wagon } beginnt in { $city }.
courier-placed = Der Kurier beginnt hier: { $node }.
investments-shown = Aufgedeckte Investitionskarten: { $cards }.
pair-dealt =
    { $you ->
        [yes] Du erhältst { $cards } und zahlst { $price } Gulden.
       *[no] { $seat } erhält { $cards } und zahlt { $price } Gulden.
    }
bought =
    { $you ->
        [yes] Du kaufst { $good } für { $city } ({ $price }).
       *[no] { $seat } kauft { $good } für { $city } ({ $price }).
    }
bought-nothing =
    { $you ->
        [yes] Du kaufst nichts.
       *[no] { $seat } kauft nichts.
    }
master-card-played =
    { $you ->
        [yes] Du spielst Lademeister, zahlst { $price } und bestimmst über { $wagon } in { $city }.
       *[no] { $seat } spielt Lademeister, zahlt { $price } und bestimmt über { $wagon } in { $city }.
    }
bid-revealed =
    { $you ->
        [yes] Du hast { $amount } auf { $wagon } geboten.
       *[no] { $seat } hat { $amount } auf { $wagon } geboten.
    }
wagon-won =
    { $you ->
        [yes] Du zahlst { $amount } und bist Lademeister von { $wagon } in { $city }.
       *[no] { $seat } zahlt { $amount } und ist Lademeister von { $wagon } in { $city }.
    }
wagon-unwanted =
    { $you ->
        [yes] Niemand hat geboten: Als Startspieler bestimmst du über { $wagon } in { $city }.
       *[no] Niemand hat geboten: { $seat } bestimmt als Startspieler über { $wagon } in { $city }.
    }
loaded =
    { $you ->
        [yes] Du lädst { $goods } auf { $wagon }.
       *[no] { $seat } lädt { $goods } auf { $wagon }.
    }
loaded-nothing =
    { $you ->
        [yes] Du lädst nichts auf { $wagon }.
       *[no] { $seat } lädt nichts auf { $wagon }.
    }
quoted-both =
    { $you ->
        [yes] Dein Angebot für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }, { $wagon }: eine Ware { $one }, zwei { $two }.
       *[no] Angebot von { $seat } für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }, { $wagon }: eine Ware { $one }, zwei { $two }.
    }
quoted-one =
    { $you ->
        [yes] Dein Angebot für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }, { $wagon }: eine Ware { $one }.
       *[no] Angebot von { $seat } für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }, { $wagon }: eine Ware { $one }.
    }
quoted-two =
    { $you ->
        [yes] Dein Angebot für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }, { $wagon }: zwei Waren { $two }.
       *[no] Angebot von { $seat } für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }, { $wagon }: zwei Waren { $two }.
    }
posted-both =
    { $you ->
        [yes] Dein Angebot für alle, { $wagon }: eine Ware { $one }, zwei { $two }.
       *[no] Angebot von { $seat } für alle, { $wagon }: eine Ware { $one }, zwei { $two }.
    }
posted-one =
    { $you ->
        [yes] Dein Angebot für alle, { $wagon }: eine Ware { $one }.
       *[no] Angebot von { $seat } für alle, { $wagon }: eine Ware { $one }.
    }
posted-two =
    { $you ->
        [yes] Dein Angebot für alle, { $wagon }: zwei Waren { $two }.
       *[no] Angebot von { $seat } für alle, { $wagon }: zwei Waren { $two }.
    }
posted-nothing =
    { $you ->
        [yes] Du nimmst auf { $wagon } nichts mit.
       *[no] { $seat } nimmt auf { $wagon } nichts mit.
    }
no-offer =
    { $you ->
        [yes] Du machst kein Angebot, { $wagon }, für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }.
       *[no] { $seat } macht kein Angebot, { $wagon }, für { $shipper-you ->
            [yes] dich
           *[no] { $shipper-seat }
        }.
    }
left =
    { $you ->
        [yes] Du verzichtest auf { $wagon }.
       *[no] { $seat } verzichtet auf { $wagon }.
    }
shipped =
    { $you ->
        [yes] Du lädst { $goods } auf { $wagon }; { $fee } gehen an { $master-you ->
            [yes] dich
           *[no] { $master-seat }
        }.
       *[no] { $seat } lädt { $goods } auf { $wagon }; { $fee } gehen an { $master-you ->
            [yes] dich
           *[no] { $master-seat }
        }.
    }
free-loaded =
    { $you ->
        [yes] Du spielst Freie Zuladung auf { $wagon }: { $goods }.
       *[no] { $seat } spielt Freie Zuladung auf { $wagon }: { $goods }.
    }
offered =
    { $you ->
        [yes] Du bietest { $fee }, um { $goods } auf { $wagon } zu laden.
       *[no] { $seat } bietet { $fee }, um { $goods } auf { $wagon } zu laden.
    }
refused =
    { $you ->
        [yes] Du lehnst das Gebot von { $shipper-seat } ab.
       *[no] { $seat } lehnt { $shipper-you ->
            [yes] dein Gebot
           *[no] das Gebot von { $shipper-seat }
        } ab.
    }
negotiation-timeout = Die Zeit ist um: Die Verhandlung über { $wagon } ist beendet.
deal-proposed = Vorschlag { $number }, { $seat } an { $partner-seat }:
deal-accepted = Vorschlag { $number } von { $seat } ist angenommen: Abmachung mit { $partner-seat }.
deal-declined = Vorschlag { $number } von { $seat } an { $partner-seat } ist abgelehnt.
deal-withdrawn = Vorschlag { $number } von { $seat } an { $partner-seat } ist zurückgezogen.
deal-lapsed = Vorschlag { $number } von { $seat } an { $partner-seat } ist verfallen.
deal-paid =
    { $you ->
        [yes] Du zahlst { $partner-seat } { $amount }.
       *[no] { $seat } zahlt { $partner-you ->
            [yes] dir
           *[no] { $partner-seat }
        } { $amount }.
    }
escrow-laid =
    { $you ->
        [yes] Du legst { $amount } in Treuhand.
       *[no] { $seat } legt { $amount } in Treuhand.
    }
promise-kept = Zusage gehalten, { $seat } an { $partner-seat }:
promise-broken = Zusage gebrochen, { $seat } an { $partner-seat }:
promise-void = Zusage nichtig, { $seat } an { $partner-seat }:
escrow-paid = Aus der Treuhand gezahlt: { $amount } an { $seat }.
escrow-returned = Aus der Treuhand zurück: { $amount } an { $seat }.
item-florins = { $seat } an { $partner-seat }: { $amount } Gulden
item-card = { $seat } an { $partner-seat }: die Karte { $card }
item-no-purchase = { $seat }: kein Kauf, { $good }
item-no-bid = { $seat }: kein Gebot, { $wagon }
item-bid-cap = { $seat }: Gebot höchstens { $amount }, { $wagon }
item-load-terms = { $seat }, Laden auf { $wagon } für { $partner-seat }: eine Ware für höchstens { $one }, zwei für höchstens { $two }
item-move-wagon = { $seat }: { $wagon } hierher bringen: { $node }
item-route-via = { $seat }: { $wagon } auf dem Weg hier durch halten: { $path }
item-not-via = { $seat }: { $wagon } nicht hier durch fahren: { $path }
item-move-courier = { $seat }: den Kurier hierher bringen: { $node }
item-no-card = { $seat }: die Karte { $card } nicht spielen
item-no-card-wagon = { $seat }: die Karte { $card } nicht spielen, { $wagon }
item-play-card = { $seat }: die Karte { $card } spielen
item-play-card-wagon = { $seat }: die Karte { $card } spielen, { $wagon }
item-no-price-change = { $seat }: keine Preisänderung durch Kontor, { $good }, { $direction }
item-price-change = { $seat }: einen Preis durch Kontor ändern, { $good }, { $direction }
item-wheel = { $seat }: auf der Scheibe nennen, { $good }
item-no-wheel = { $seat }: auf der Scheibe nicht nennen, { $good }
item-no-invest-bid = { $seat }: bei den Investitionskarten passen
item-pay-wagon = { $seat } an { $partner-seat }: { $amount }, wenn { $wagon } hier stehen bleibt: { $node }
item-pay-courier = { $seat } an { $partner-seat }: { $amount }, wenn der Kurier hier stehen bleibt: { $node }
item-pay-price = { $seat } an { $partner-seat }: { $amount }, wenn der Verkaufspreis { $sell } erreicht, { $good }
item-pay-master = { $seat } an { $partner-seat }: { $amount }, wenn { $master-seat } Lademeister wird, { $wagon }
item-pay-axle = { $seat } an { $partner-seat }: { $amount }, wenn die Achse in dieser Runde heil bleibt, { $wagon }
channel-closed =
    { $you ->
        [yes] Du beendest die Verhandlung über { $wagon } mit { $shipper-seat }.
       *[no] { $seat } beendet die Verhandlung über { $wagon } mit { $shipper-you ->
            [yes] dir
           *[no] { $shipper-seat }
        }.
    }
quote-withdrawn =
    { $you ->
        [yes] Du ziehst dein Angebot für { $wagon } zurück: { $shipper-seat }.
       *[no] { $seat } zieht das Angebot für { $wagon } zurück: { $shipper-you ->
            [yes] du
           *[no] { $shipper-seat }
        }.
    }
bid-withdrawn =
    { $you ->
        [yes] Du ziehst dein Gebot für { $wagon } zurück.
       *[no] { $seat } zieht das Gebot für { $wagon } zurück.
    }
axle-broken =
    { $you ->
        [yes] Du spielst Achsbruch: { $wagon } bleibt in dieser Runde stehen.
       *[no] { $seat } spielt Achsbruch: { $wagon } bleibt in dieser Runde stehen.
    }
tile-idle =
    { $you ->
        [yes] Du nutzt Plättchen { $points }, aber nichts kann sich bewegen.
       *[no] { $seat } nutzt Plättchen { $points }, aber nichts kann sich bewegen.
    }
moved =
    { $you ->
        [yes] Du bewegst { $wagon } mit Plättchen { $points }: { $node }.
       *[no] { $seat } bewegt { $wagon } mit Plättchen { $points }: { $node }.
    }
coach-moved =
    { $you ->
        [yes] Du bewegst { $wagon } mit { $card } ({ $points }): { $node }.
       *[no] { $seat } bewegt { $wagon } mit { $card } ({ $points }): { $node }.
    }
arrived = { $wagon } kommt in { $city } an.
heading-set = { $wagon } hält, { $node }, und fährt weiter Richtung { $heading }.
tiles-refreshed =
    { $you ->
        [yes] Alle deine Bewegungsplättchen liegen wieder offen.
       *[no] Alle Bewegungsplättchen von { $seat } liegen wieder offen.
    }
courier-moved =
    { $you ->
        [yes] Du bewegst den Kurier mit { $card }: { $node }.
       *[no] { $seat } bewegt den Kurier mit { $card }: { $node }.
    }
influence-declined =
    { $you ->
        [yes] Du nimmst keine Einflusskarte.
       *[no] { $seat } nimmt keine Einflusskarte.
    }
took-influence =
    { $you ->
        [yes] Du nimmst eine Einflusskarte.
       *[no] { $seat } nimmt eine Einflusskarte.
    }
took-influence-known =
    { $you ->
        [yes] Du nimmst die Einflusskarte { $card }.
       *[no] { $seat } nimmt die Einflusskarte { $card }.
    }
dial-revealed =
    { $you ->
        [yes] Deine Preisscheibe zeigt auf { $goods }.
       *[no] Die Preisscheibe von { $seat } zeigt auf { $goods }.
    }
dial-unused =
    { $you ->
        [yes] Deine Preisscheibe zeigt auf nichts.
       *[no] Die Preisscheibe von { $seat } zeigt auf nichts.
    }
price-changed = { $good }: jetzt { $buy } im Einkauf, { $sell } im Verkauf.
price-adjusted =
    { $you ->
        [yes] Mit { $card } änderst du { $good }: { $buy } im Einkauf, { $sell } im Verkauf.
       *[no] Mit { $card } ändert { $seat } { $good }: { $buy } im Einkauf, { $sell } im Verkauf.
    }
special-sold =
    { $you ->
        [yes] Du spielst Sonderverkauf: { $good } aus { $city } für { $price }.
       *[no] { $seat } spielt Sonderverkauf: { $good } aus { $city } für { $price }.
    }
warehouse-sold =
    { $you ->
        [yes] Du verkaufst { $good } aus dem Lagerhaus in { $city } für { $price }.
       *[no] { $seat } verkauft { $good } aus dem Lagerhaus in { $city } für { $price }.
    }
arrivals-counted = { $number ->
        [one] Ein Wagen ist angekommen,
       *[other] { $number } Wagen sind angekommen,
    } { $arrivals } insgesamt.
bonus-sale-played =
    { $you ->
        [yes] Du spielst Bonusverkauf für { $wagon }.
       *[no] { $seat } spielt Bonusverkauf für { $wagon }.
    }
sold =
    { $you ->
        [yes] In { $city } verkaufst du { $number } × { $good } zu { $each }: { $earned }.
       *[no] In { $city } verkauft { $seat } { $number } × { $good } zu { $each }: { $earned }.
    }
unloaded = { $wagon } steht leer in { $city }.
bonus-changed = { $city } zahlt jetzt einen Bonus von { $bonus }.
invest-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
invest-bid =
    { $you ->
        [yes] Du bietest { $amount }.
       *[no] { $seat } bietet { $amount }.
    }
auction-ended = Niemand will noch eine Karte: Die Versteigerung ist zu Ende.
lot-won =
    { $you ->
        [yes] Du erhältst den Zuschlag für { $amount }.
       *[no] { $seat } erhält den Zuschlag für { $amount }.
    }
invested =
    { $you ->
        [yes] Du nimmst { $card }.
       *[no] { $seat } nimmt { $card }.
    }
keeper-played =
    { $you ->
        [yes] Du spielst Standeserhalt und zahlst { $price }.
       *[no] { $seat } spielt Standeserhalt und zahlt { $price }.
    }
dropped =
    { $you ->
        [yes] Du kannst nicht zahlen, steigst ab ({ $level }) und zahlst { $amount }.
       *[no] { $seat } kann nicht zahlen, steigt ab ({ $level }) und zahlt { $amount }.
    }
upkeep-paid =
    { $you ->
        [yes] Du zahlst { $amount } und bleibst { $level }.
       *[no] { $seat } zahlt { $amount } und bleibt { $level }.
    }
loan-taken =
    { $you ->
        [yes] Du leihst { $amount }.
       *[no] { $seat } leiht { $amount }.
    }
loan-repaid =
    { $you ->
        [yes] Du zahlst einen Kredit mit { $amount } zurück.
       *[no] { $seat } zahlt einen Kredit mit { $amount } zurück.
    }
stayed =
    { $you ->
        [yes] Du steigst nicht auf.
       *[no] { $seat } steigt nicht auf.
    }
climbed =
    { $you ->
        [yes] Du steigst um { $number } auf für { $price } (davon { $by-card } mit Karte): { $level }.
       *[no] { $seat } steigt um { $number } auf für { $price } (davon { $by-card } mit Karte): { $level }.
    }
game-ended = Das Spiel endet nach { $arrivals } Ankünften.
final-debtor =
    { $you ->
        [yes] Du endest mit Schulden, Platz { $place }: { $level }, { $florins } Gulden.
       *[no] { $seat } endet mit Schulden, Platz { $place }: { $level }, { $florins } Gulden.
    }
final-rank =
    { $you ->
        [yes] Du endest auf Platz { $place }: { $level }, { $florins } Gulden.
       *[no] { $seat } endet auf Platz { $place }: { $level }, { $florins } Gulden.
    }
## Namen

name-cloth = Tuch
    .several = { $number } × Tuch
name-iron = Eisen
    .several = { $number } × Eisen
name-wine = Wein
    .several = { $number } × Wein
name-food = Nahrung
    .several = { $number } × Nahrung
name-silk = Seide
    .several = { $number } × Seide
name-salt = Salz
    .several = { $number } × Salz
name-paris = Paris
name-koeln = Köln
name-wien = Wien
name-brugge = Brügge
name-genova = Genua
name-hamburg = Hamburg
name-paris-r1 = Feld 1 vor Paris
name-paris-r2 = Feld 2 vor Paris
name-paris-r3 = Feld 3 vor Paris
name-koeln-r1 = Feld 1 vor Köln
name-koeln-r2 = Feld 2 vor Köln
name-koeln-r3 = Feld 3 vor Köln
name-wien-r1 = Feld 1 vor Wien
name-wien-r2 = Feld 2 vor Wien
name-wien-r3 = Feld 3 vor Wien
name-brugge-r1 = Feld 1 vor Brügge
name-brugge-r2 = Feld 2 vor Brügge
name-brugge-r3 = Feld 3 vor Brügge
name-genova-r1 = Feld 1 vor Genua
name-genova-r2 = Feld 2 vor Genua
name-genova-r3 = Feld 3 vor Genua
name-hamburg-r1 = Feld 1 vor Hamburg
name-hamburg-r2 = Feld 2 vor Hamburg
name-hamburg-r3 = Feld 3 vor Hamburg
name-junction-west = Abzweigung West
name-link-west = Verbindung West
name-junction-north = Abzweigung Nord
name-link-north = Verbindung Nord
name-junction-east = Abzweigung Ost
name-link-east = Verbindung Ost
name-junction-centre = Abzweigung Mitte
name-wagon-1 = Wagen 1
name-wagon-2 = Wagen 2
name-wagon-3 = Wagen 3
name-level-0 = Krämer
name-level-1 = Händler
name-level-2 = Kaufmann
name-level-3 = Großkaufmann
name-level-4 = Zunftbruder
name-level-5 = Zunftmeister
name-level-6 = Vollbürger
name-level-7 = Schöffe
name-level-8 = Patrizier
name-level-9 = Stadtrichter
name-level-10 = Kämmerer
name-level-11 = Ratsherr
name-great-trading-post = Großes Kontor
name-express-courier = Express-Kurier
name-master-coachman = Große Wagnerei
name-cheap-purchase = Günstiger Einkauf
name-trading-post = Kontor
name-courier-card = Kurier
name-coachman = Wagnerei
name-warehouse-sale = Lagerverkauf
name-free-loading = Freie Zuladung
name-broken-axle = Achsbruch
name-special-sale = Sonderverkauf
name-bonus-sale = Bonusverkauf
name-social-climb = Sozialer Aufstieg
name-loading-master-card = Lademeister
name-status-keeper = Standeserhalt
name-task-purchase = Waren kaufen
name-task-master-cards = Karten Lademeister
name-task-blind-bid = geheimes Gebot auf einen Wagen
name-task-master-load = Laden
name-task-quote = Ladegebühren
name-task-shipper = Antwort an den Lademeister
name-task-master-answer = Antwort auf ein Gebot
name-task-haggle = Feilschen um die Zuladung
name-task-axles = Achsbrüche
name-task-move = Wagen bewegen
name-task-influence = eine Einflusskarte
name-task-dials = Preisscheiben
name-task-post = Kontore
name-task-sales = Verkauf aus dem Lager
name-task-bonus-card = Karten Bonusverkauf
name-task-lot = Versteigerung der Investitionskarten
name-task-choose-card = Wahl einer Karte
name-task-upkeep = Standeskosten
name-task-loan = ein Kredit
name-task-climb = Aufstieg
name-task-repayment = Kredite zurückzahlen
name-task-deal-answer = Antwort auf einen Vorschlag
name-no-purchase = eine Ware nicht kaufen
name-no-bid = nicht auf einen Wagen bieten
name-bid-cap = auf einen Wagen nicht mehr als einen Betrag bieten
name-load-terms = Ladegebühren auf einem Wagen
name-move-wagon = einen Wagen an einen Ort bringen
name-route-via = einen Wagen auf dem Weg durch einen Ort halten
name-not-via = einen Wagen von einem Ort fernhalten
name-move-courier = den Kurier an einen Ort bringen
name-no-card = eine Einflusskarte nicht spielen
name-play-card = eine Einflusskarte spielen
name-no-price-change = einen Preis nicht durch Kontor ändern
name-price-change = einen Preis durch Kontor ändern
name-wheel = eine Ware auf der Scheibe nennen
name-no-wheel = eine Ware nicht auf der Scheibe nennen
name-no-invest-bid = bei den Investitionskarten passen
name-pay-on = zahlen, wenn etwas geschieht
name-direction-up = nach oben
name-direction-down = nach unten
name-direction-either = nach oben oder unten

## Tischoptionen

table-start-cities = Start der Wagen
    .help = In welchen Städten die drei Wagen beginnen.
table-start-cities-random-set = Eine der beiden Gruppen, zufällig
table-start-cities-set-a = Paris, Köln, Wien
table-start-cities-set-b = Brügge, Genua, Hamburg
table-start-cities-edition-1999 = Paris, Köln, Genua wie 1999
table-courier-start = Start des Kuriers
    .help = Auf welchem Feld der Kurier beginnt.
table-courier-start-random = Zufällig
table-courier-start-paris-r2 = Feld 2 vor Paris
table-courier-start-koeln-r2 = Feld 2 vor Köln
table-courier-start-wien-r2 = Feld 2 vor Wien
table-courier-start-brugge-r2 = Feld 2 vor Brügge
table-courier-start-genova-r2 = Feld 2 vor Genua
table-courier-start-hamburg-r2 = Feld 2 vor Hamburg
setup-courier-place = Auf { $place } kann der Kurier nicht beginnen: Bei diesem Aufbau liegt keine Stadt ohne Wagen genau { $number } Felder entfernt. Wähle für den Kurier oder die Wagen einen anderen Start.
table-first-player = Startspieler
    .help = Wer die erste Runde beginnt, reihum gezählt.
table-first-player-random = Zufällig
table-first-player-1 = Platz 1
table-first-player-2 = Platz 2
table-first-player-3 = Platz 3
table-first-player-4 = Platz 4
table-influence-pick = Einflusskarten
    .help = Wie man bei einer Begegnung zu einer Karte kommt.
table-influence-pick-choose = Aus dem Stapel wählen
table-influence-pick-random = Blind ziehen
table-phase2-order = Bieten und laden
    .help = Ob jeder Wagen beladen wird, bevor um den nächsten geboten wird.
table-phase2-order-per-wagon = Wagen für Wagen
table-phase2-order-auctions-first = Erst alle Gebote
table-negotiation-mode = Ladegebühren
    .help = Wie Ladegebühren ausgehandelt werden.
table-negotiation-mode-structured = Der Reihe nach, Angebot und Gebot
table-negotiation-mode-posted = Eine Gebühr für alle
table-negotiation-mode-live = Live, alle zugleich
table-art-of-negotiation = Die Kunst des Verhandelns
    .help = Ob auch andere Abmachungen erlaubt sind.
table-art-of-negotiation-off = Aus
table-art-of-negotiation-binding = Ja, und Zusagen binden
table-art-of-negotiation-non-binding = Ja, aber Zusagen binden nicht
table-bot-deals = Automaten und Abmachungen
    .help = Was Automaten tun, wenn andere Abmachungen erlaubt sind.
table-bot-deals-propose = Sie schlagen vor und antworten
table-bot-deals-answer = Sie antworten nur
table-bot-deals-never = Sie lehnen alle ab
table-investment-pass = Passen bei der Versteigerung
    .help = Wie lange man nach dem Passen draußen ist.
table-investment-pass-lot = Für diese Karte
table-investment-pass-phase = Für die ganze Phase
table-loan-supply = Kredite
    .help = Wie viele Kredite es gibt.
table-loan-supply-unlimited = So viele wie nötig
table-loan-supply-printed = Nur die gedruckten Karten
table-money-visible = Geld
    .help = Ob alle die Gulden aller sehen.
table-money-visible-false = Geheim
table-money-visible-true = Offen
table-opening-abilities = Investitionskarten
    .help = Ob Karten versteigert oder zu Beginn ausgeteilt werden.
table-opening-abilities-none = Jede Runde versteigert
table-opening-abilities-pairs-1999 = Zu Beginn ein Paar für jeden wie 1999

## Der Tisch im Terminal

sheet-prices = Runde { $round }, Phase { $phase } · Ankünfte { $arrivals } von { $goal } · eine Stufe kostet { $price }
sheet-good = { $good }
sheet-buy = Einkauf
sheet-sell = Verkauf
sheet-supply = Vorrat
sheet-city = Stadt
sheet-market = Markt
sheet-bonus = Bonus
sheet-warehouses = Lagerhäuser
sheet-seat-first = ▸ { $seat }
sheet-wagons = Wagen · der Kurier: { $node }
sheet-wagon = Wagen
sheet-place = Ort
sheet-heading = Richtung
sheet-master = Lademeister
sheet-level = Stand
sheet-upkeep = Kosten
sheet-florins = Gulden
sheet-loans = Kredite
sheet-tiles = Plättchen
sheet-investments = Investitionen
sheet-influence = Einfluss
sheet-deals = Abmachungen
sheet-deal = Was
sheet-item = Im Wortlaut
sheet-proposal = Vorschlag { $number }, { $seat }
sheet-promise = Geltende Zusage
sheet-draft = Dein Vorschlag in Arbeit

## Der Plan im Browser

board-fl = { $number } fl.
board-map = Straßenkarte
board-cartouche = Straßen und Messen
board-cartouche-from = von Brügge bis Genua
board-cartouche-tag = Erlös heute, mit Bonus
board-city = { $city }, Bonus { $number }.
board-courier = Der Kurier: { $node }
board-wagon = { $wagon }: { $node }.
board-at = in { $place }
board-towards = Richtung { $place }
board-blocked = Achse gebrochen
board-loads = Die Wagen und ihre Ladung
board-master = Lademeister
board-master-of = Wagen { $number }
board-cities = Städte und Lagerhäuser
board-prices = Preistafel
board-price-of = { $good }: { $buy } im Einkauf, { $sell } im Verkauf
name-short-food = Nahr.
board-left = Rest
board-left-short = noch { $number }
board-track = Wagenleiste
board-end-mark = Ende
board-arrivals = { $number } von { $goal } Ankünften
board-climb-cost = Eine Stufe kostet { $number } fl.
board-ladder = Ständetafel
board-ladder-hint = Zahl auf der Stufe: Standeskosten jeder Runde.
board-ladder-of = { $name }: Stufe { $level }, { $rank }, { $number } Gulden.
board-level = Stufe
board-upkeep = Standeskosten { $number } fl.
board-investments = Investitionen zu verkaufen
board-investments-none = Keine Karte zu verkaufen.
board-piles = Stapel: { $cards }. Einflusskarten: { $influence }.
board-stars = { $number ->
        [one] 1 Stern
       *[other] { $number } Sterne
    }
board-tiles = Offene Bewegungsplättchen:
board-influence = { $number ->
        [one] 1 Einflusskarte auf der Hand
       *[other] { $number } Einflusskarten auf der Hand
    }
board-first = Startspieler
board-loans = { $number ->
        [one] 1 Kredit
       *[other] { $number } Kredite
    }
board-chosen = hat gewählt
board-round = Runde { $number }
board-phase = Phase { $number }
name-phase-buying = Einkauf
name-phase-loading = Laden
name-phase-moving = Fahren
name-phase-pricing = Preise
name-phase-unloading = Entladen
name-phase-investing = Investieren
name-phase-status = Stand
board-purse = Kasse
board-your-answer = Deine Antwort
board-amount = Betrag in Gulden
board-wagon-here = Wagen { $number }
board-buy-done = Fertig
board-buy-done-hint = nichts mehr kaufen
board-stock-here = Waren in { $city }
board-pass-hint = nicht bieten
board-lot-standing = { $name }: { $amount } fl.
board-lot-none = Noch kein Gebot. Wer gewinnt, nimmt eine dieser Karten.
board-talk = Was gesagt wurde
board-pieces = { $number } × { $good }
board-monopoly-new = dein Monopol
board-load-nothing = Nichts laden
board-no-monopoly = kein Monopol
board-accept = Annehmen
board-accept-bid = Angebot annehmen
board-haggle = Feilschen
board-free = Mit der Karte
board-fee-none = ohne Gebühr
board-final-quote = Letztes Angebot
board-final-quote-hint = dann annehmen oder verzichten
board-one-none = Nicht eine allein
board-two-none = Nicht zwei
board-no-offer = Nichts anbieten
board-no-offer-hint = der andere darf bieten
board-refuse = Ablehnen
board-withdraw = Gebot zurückziehen
board-leave = Verzichten
board-leave-hint = nichts laden
board-wait = Warten
board-wait-hint = warten alle, ist Schluss
board-channels = Laufende Verhandlungen
board-channel = { $master } und { $shipper }
board-asks-both = verlangt { $one } fl. für eine, { $two } fl. für zwei
board-asks-one = verlangt { $one } fl. für eine
board-asks-two = verlangt { $two } fl. für zwei zusammen
board-asks-nothing = hat nichts verlangt
board-bids = bietet { $fee } fl. für
board-bids-nothing = hat nichts geboten
board-quote-to = Preis nennen
board-quotes-left = noch { $number }
board-withdraw-quote = Preis zurückziehen
board-choose-wagon = Was bewegst du?
board-the-courier = Der Kurier
board-arrives = Ankunft in { $city }
board-arrives-empty = Wagen leer, nichts zu verkaufen
board-city-in = { $city } in { $number }
board-meets = Kurier: eine Karte
board-junction-to = Abzweigung, Richtung { $city }
board-idle = Nichts kann sich bewegen
board-idle-hint = das Plättchen ist verbraucht
board-end-turn = Zug beenden
name-dial-two = Zwei Waren
name-dial-twice = Zweimal dieselbe
name-dial-one = Ein Zeiger oder keiner
board-dial-legend = Jeder Zeiger hebt die Ware um eine Stufe. Ockerer Rand: sie steht ganz oben und fiele auf die unterste.
board-post-done = Nichts ändern
board-sales-done = Fertig
board-leaves = bleiben { $number } fl.
board-draw = Karte ziehen
board-bonus-sale = Bonusverkauf spielen
board-pay = { $number } fl. zahlen
board-drop = Absteigen
board-drop-hint = auf die Stufe, die du zahlen kannst
board-loan = { $number } fl. leihen
board-loan-hint = Rückzahlung { $number } fl.; bis dahin kein Aufstieg
board-stay = Stufe halten
board-climb-hint = bleiben { $left } fl., Kosten { $upkeep } fl.
board-repay = Kredit zurückzahlen
board-done = Fertig
board-decline = Nein, danke
board-proposal = { $maker } an { $partner }, Nr. { $number }
board-proposal-to-you = { $maker } schlägt dir vor (Nr. { $number })
board-proposal-yours = Du schlägst { $partner } vor (Nr. { $number })
board-deal-binding = Zusagen binden
board-deal-free = Zusagen binden nicht
board-withdraw-deal = Zurückziehen
board-later = Stehen lassen
board-later-hint = später antworten
board-promises = Geltende Zusagen
board-escrow = treuhänderisch
board-propose = { $name } eine Abmachung vorschlagen
board-draft = Dein Vorschlag an { $name }
board-draft-empty = Noch leer: Füge Geld, eine Karte oder eine Zusage hinzu.
board-draft-part = Hinzufügen
board-draft-when = Das Ereignis
name-part-give = Du zahlst
name-part-take = Du erhältst
name-part-give-card = Du gibst eine Karte
name-part-take-card = Du erhältst eine Karte
name-part-mine = Du versprichst
name-part-theirs = { $name } verspricht
name-when-courier = Der Kurier
name-when-price = Ein Preis
name-when-master = Ein Lademeister
name-when-no-axle = Eine Achse
board-post-deal = Vorlegen
board-post-deal-hint = alle sehen ihn, der andere antwortet
board-drop-deal = Verwerfen
board-drop-words = Diese Zusage verwerfen
board-meanwhile = Die offene Frage
board-evaluation = Entladen, Runde { $number }
board-unloads = { $wagon } in { $city }
board-sheet = Das Ergebnis und woher das Geld kommt
board-place = Ergebnis
name-source-start = Zu Beginn
name-source-sales = Verkauf bei Ankunft
name-source-stock = Verkauf aus dem Lager
name-source-fees = Ladegebühren
name-source-goods = Wareneinkauf
name-source-wagons = Gebote um Wagen
name-source-cards = Investitionskarten
name-source-upkeep = Standeskosten
name-source-climbing = Aufstieg
name-source-loans = Kredite
name-source-deals = Abmachungen
name-use-great-trading-post = einen Preis um eine Stufe, auch über den Rand
name-use-express-courier = Kurier um ein oder zwei Felder
name-use-master-coachman = 2 Punkte mehr je Runde
name-use-cheap-purchase = der ganze Einkauf für 100 fl.
name-use-trading-post = einen Preis um eine Stufe
name-use-courier-card = Kurier um ein Feld
name-use-coachman = 1 Punkt mehr je Runde
name-use-warehouse-sale = 5 Waren aus dem Lager zum Einkaufspreis
name-use-free-loading = Phase 2: 1 oder 2 Waren gratis laden
name-use-broken-axle = Phase 3: ein Wagen fährt diese Runde nicht
name-use-special-sale = Phase 4: eine Ware aus dem Lager für 800 fl.
name-use-bonus-sale = Phase 5: Bonus für alle deine Waren eines Wagens
name-use-social-climb = Phase 7: eine Stufe für 1200 fl.
name-use-loading-master-card = Phase 2: ein freier Wagen für 800 fl. ohne Gebot
name-use-status-keeper = Phase 7: 400 fl. statt der Standeskosten
name-hint-bid = Alle bieten verdeckt. Der Höchste zahlt und wird Lademeister, die anderen behalten ihr Geld.
name-hint-load = Eine einzige Sorte, bis zu drei: Sie wird dein Monopol auf diesem Wagen.
name-hint-move = Wähle einen Wagen, dann sein Ziel: Die möglichen Felder leuchten auf der Karte.
name-hint-dial = Alle wählen verdeckt, die Preise ändern sich gemeinsam.
name-hint-lot = Wer am meisten bietet, wählt eine Karte. Sie gilt ab der nächsten Runde.
name-hint-quote = Ein Preis für eine Ware, dann einer für zwei.
name-hint-draft = Niemand sieht ihn, solange er nicht vorliegt.
name-hint-climb = Der höchste Stand gewinnt, kostet aber jede Runde.

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt im Spiel
name-reason-rank = die Ränge und ihr Unterhalt
name-reason-debts = die Schulden
name-reason-cargo = die Waren auf den Wagen
name-reason-stock = die Waren in den Lagerhäusern
name-reason-wagons = die Herrschaft über die Wagen
name-reason-cards = die Karten
name-reason-money = die Gulden
name-reason-prices = die Preise

## Material: die Teile von components.toml und ihre Schlüssel

material-money = Geld
    .start-per-player = Jeder Spieler beginnt mit
    .bank-is-unlimited = Die Bank wird nie leer
    .c1000 = Münzen zu 1000
    .c500 = Münzen zu 500
    .c100 = Münzen zu 100
    .start-coins = Zu Beginn
    .coin-supply = Insgesamt
material-seats = Die Spieler
    .order = Farben
material-coats-of-arms = Wappen
    .per-player = Je Spieler
    .on-status-ladder = Auf der Leiter
    .for-wagons = Für Wagen
material-goods = Waren
    .pieces-per-type = Stück von jeder
    .on-price-table-per-type = Auf der Preistafel
    .in-supply-at-start-per-type = Im Vorrat zu Beginn
material-goods-types = Die Waren
    .shape = Form
material-price-table = Preistafel
    .wraps-from-top-to-bottom = Von oben geht es nach unten weiter
material-price-table-levels = Preise
    .buy = Einkauf
    .sell = Verkauf
material-price-wheel = Preisscheiben
    .per-player = Je Spieler
    .pointers = Zeiger
    .targets = Felder
    .step-per-pointer = Preisstufen je Zeiger
material-cities = Städte
    .ring-order = Rings um die Karte
    .market = Markt
material-warehouse = Lagerhäuser
    .per-player-per-city = Je Spieler und Stadt
    .capacity = Platz (0: unbegrenzt)
material-bonus-track = Bonusleiste
    .start-city-with-wagon = Zu Beginn, Stadt mit Wagen
    .start-city-without-wagon = Zu Beginn, Stadt ohne Wagen
material-map = Die Straßen
    .edges = Nachbarn
material-map-nodes = Die Orte
material-wagons = Wagen
    .numbers = Nummern
    .row-capacity-master = Platz für den Lademeister
    .row-capacity-other = Platz für jeden anderen
    .master-single-type = Der Lademeister lädt nur eine Sorte
material-start-positions = Wo Wagen beginnen
    .set-a = Erste Auswahl
    .set-b = Zweite Auswahl
    .edition-1999 = Ausgabe von 1999
    .wagon-assignment = Welcher Wagen wo
material-courier = Der Kurier
    .start-distance-from-wagonless-city = Beginnt so weit von einer Stadt ohne Wagen
    .start-node-edition-1999 = Beginn, Ausgabe von 1999
    .may-enter-cities = Darf in Städte
material-movement-tiles = Bewegungsplättchen
    .refresh-when-all-used = Kommen zurück, wenn alle benutzt sind
material-wagon-track = Preis einer Stufe im Stand
    .cost-by-arrivals = Nach Ankünften
    .beyond-last = Danach
material-game-end = Spielende
    .finish-round = Die Runde wird beendet
material-game-end-arrivals-by-players = Ankünfte, die das Spiel beenden
    .p2 = 2 Spieler
    .p3 = 3 Spieler
    .p4 = 4 Spieler
material-status-ladder = Standesleiter
    .max-climb-per-round = Stufen je Runde, höchstens
material-status-ladder-levels = Ränge und Standeskosten
    .level = Stufe
    .upkeep = Kosten je Runde
material-credit = Kredite
    .loan = Kredit
    .repay = Zurückzuzahlen
    .max-new-per-round = Neue je Runde, höchstens
    .cards-printed = Gedruckte Karten
material-investment = Investitionskarten
    .face-up = Offen
    .cards-per-round = Versteigert je Runde
    .max-per-player-per-round = Je Spieler und Runde
    .bid-step = Schritt der Gebote
material-investment-cards = Die Investitionskarten im Einzelnen
    .stars = Sterne
    .price-1999 = Preis von 1999
    .price-steps = Preisstufen
    .may-wrap = Auch von oben nach unten
    .courier-steps = Schritte des Kuriers
    .wagon-points = Mehr Punkte für einen Wagen
    .flat-purchase-cost = Preis jeder Ware
    .max-goods = Waren höchstens
material-influence = Einflusskarten
    .removed-after-use = Nach Gebrauch aus dem Spiel
material-influence-cards = Die Einflusskarten im Einzelnen
    .max-goods = Waren höchstens
    .pays = Bringt
    .goods = Waren
material-purchase = Einkauf
    .max-goods-per-turn = Waren je Zug, höchstens
    .passes-in-first-round = Durchgänge in der ersten Runde
    .passes-in-later-rounds = Durchgänge später
material-opening-1999 = Eröffnung von 1999
    .pairs = Kartenpaare
    .pay-per-pair = Preis eines Paars
material-negotiation = Verhandlung
    .live-seconds-per-wagon = Sekunden je Wagen
    .live-extension-seconds = Sekunden einer Verlängerung
    .live-max-extensions = Verlängerungen höchstens
    .max-proposals-per-side = Vorschläge je Seite, höchstens
    .price-step = Preisschritt
    .deal-window-extra-seconds = Sekunden mehr für eine Abmachung
    .max-open-deals-per-player = Offene Abmachungen je Spieler, höchstens
    .max-deals-begun-per-round = Begonnene Abmachungen je Runde, höchstens
    .max-promises-per-deal = Versprechen je Abmachung, höchstens
    .max-cards-per-side-of-a-deal = Karten je Seite, höchstens
    .max-florins-per-deal = Gulden je Abmachung, höchstens
material-words =
    .cube = Würfel
    .cylinder = Zylinder
    .own-arms = das eigene Wappen
    .city = Stadt
    .road = Straße
    .junction = Kreuzung
    .listed-order = in der genannten Reihenfolge
    .repeat-last = der letzte Preis
    .players-minus-1 = eine weniger als Spieler
