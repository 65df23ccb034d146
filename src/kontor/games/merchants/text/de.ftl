### Die Händler auf Deutsch

## Das Spiel

game-title = Die Händler
game-tagline = Drei Wagen für alle, und nur eine Leiter nach oben
game-about = Europa, als ein Händler noch Ratsherr werden konnte. Du kaufst Tuch, Eisen, Wein, Nahrung, Seide und Salz billig in sechs Städten, feilschst um Platz auf einem von nur drei Wagen, schiebst sie über die Straßen, drehst heimlich an den Preisen und verkaufst dort, wo deine Waren fremd sind. Geld ist nur Mittel: Es kauft Rang, jeder Rang kostet Runde für Runde seine Standeskosten, und jeder Wagen, der ankommt, macht die nächste Stufe teurer. Nach den letzten Ankünften gewinnt der höchste Rang.

## Was gefragt wird

waiting =
    { $you ->
        [yes] Du bist an der Reihe, { $task }.
       *[no] { $seat } ist an der Reihe, { $task }.
    }
waiting-all = Mehrere sind an der Reihe, { $task }.
prompt-free = Du musst jetzt nichts tun.
prompt-purchase = Kaufe eine Ware und wähle die Stadt, in der sie lagern soll. Du darfst noch { $number ->
        [one] eine Ware kaufen.
       *[other] { $number } Waren kaufen.
    }
prompt-master-cards = { $can ->
        [0] Du kannst dir keinen Wagen mit einer Karte „Lademeister“ nehmen.
       *[other] Nimmst du dir mit einer Karte „Lademeister“ einen Wagen?
    }
prompt-blind-bid = Was bietest du verdeckt auf { $wagon-den } in { $city-dem }? Du hast { $florins ->
        [0] kein Geld.
       *[other] { $florins } Gulden.
    }
prompt-master-load = Du bist Lademeister von { $wagon-dem } in { $city-dem }. Was lädst du?
prompt-quote = Was verlangst du von { $shipper-seat-wem } für { $number ->
        [one] eine Ware
       *[other] zwei Waren
    } auf { $wagon-dem } in { $city-dem }?{ $last ->
        [1] { " " }Das ist dein letztes Angebot.
       *[other] { "" }
    }
prompt-post = Was verlangst du von allen für { $number ->
        [one] eine Ware
       *[other] zwei Waren
    } auf { $wagon-dem } in { $city-dem }?
prompt-shipper-both = Für Platz auf { $wagon-dem } in { $city-dem } { $master-you ->
        [yes] verlangst du
       *[no] verlangt { $master-seat }
    } { $one ->
        [0] nichts
       *[other] { $one } Gulden
    } für eine Ware und { $two ->
        [0] nichts
       *[other] { $two } Gulden
    } für zwei.{ $last ->
        [1] { " " }Das ist das letzte Angebot.
       *[other] { "" }
    }
prompt-shipper-one = Für Platz auf { $wagon-dem } in { $city-dem } { $master-you ->
        [yes] verlangst du
       *[no] verlangt { $master-seat }
    } { $one ->
        [0] nichts
       *[other] { $one } Gulden
    } für eine Ware.{ $last ->
        [1] { " " }Das ist das letzte Angebot.
       *[other] { "" }
    }
prompt-shipper-two = Für Platz auf { $wagon-dem } in { $city-dem } { $master-you ->
        [yes] verlangst du
       *[no] verlangt { $master-seat }
    } { $two ->
        [0] nichts
       *[other] { $two } Gulden
    } für zwei Waren zusammen.{ $last ->
        [1] { " " }Das ist das letzte Angebot.
       *[other] { "" }
    }
prompt-shipper-nothing = { $master-you ->
        [yes] Du bietest
       *[no] { $master-seat } bietet dir
    } keinen Platz auf { $wagon-dem } in { $city-dem } an. Bieten darfst du trotzdem.
prompt-shipper-posted-nothing = { $master-you ->
        [yes] Du nimmst
       *[no] { $master-seat } nimmt
    } auf { $wagon-dem } in { $city-dem } keine fremden Waren mit.{ $can ->
        [0] { "" }
       *[other] { " " }Spielst du eine Karte?
    }
prompt-shipper-refused = { $master-you ->
        [yes] Du lehnst das Gebot
       *[no] { $master-seat } lehnt dein Gebot
    } für { $wagon-den } in { $city-dem } ab.{ $can ->
        [0] { "" }
       *[other] { " " }Spielst du eine Karte?
    }
prompt-shipper-talk-over = Das Gespräch mit { $master-seat-wem } über { $wagon-den } in { $city-dem } ist vorbei.{ $can ->
        [0] { "" }
       *[other] { " " }Spielst du eine Karte?
    }
prompt-offered-fee = Was bietest du, um { $goods-einen } auf { $wagon-den } in { $city-dem } zu laden?
prompt-master-answer = { $shipper-you ->
        [yes] Du bietest
       *[no] { $shipper-seat } bietet
    } { $fee ->
        [0] gar nichts
       *[other] { $fee } Gulden
    }, um { $goods-einen } auf { $wagon-den } in { $city-dem } zu laden. Einverstanden?
prompt-haggle = Feilsche um den Platz auf dem Wagen. Warte, wenn du alles gesagt hast.
prompt-axles = Lässt du einem Wagen die Achse brechen?
prompt-move = Du bist mit Fahren dran: Nutze ein Bewegungsplättchen und, wenn du willst, deine Karten.
prompt-move-more = Nutze deine Karten oder beende deinen Zug.
prompt-influence = { $wagon-der } trifft den Kurier. Nimm eine Einflusskarte: { $number ->
        [one] Eine ist noch da.
       *[other] { $number } sind noch da.
    }
prompt-dials = Stelle beide Zeiger deiner Preisscheibe.
prompt-trading-post = Ändere einen Preis mit deinem Kontor.
prompt-sales = Verkaufst du Waren aus deinen Lagerhäusern?
prompt-bonus-card = { $wagon-der } wird gleich in { $city-dem } entladen, { $bonus ->
        [0] wo es keinen Bonus gibt.
       *[other] wo der Bonus { $bonus } Gulden beträgt.
    } Spielst du „Bonusverkauf“?
prompt-lot-open = Eine Investitionskarte wird versteigert. Eröffne oder passe.
prompt-lot = { $leader-you ->
        [yes] Du bietest
       *[no] { $leader-seat } bietet
    } { $amount } Gulden. Biete mehr oder passe.
prompt-choose-card = Du hast den Zuschlag. Nimm eine Karte.
prompt-upkeep = { $amount ->
        [0] Dein Rang kostet dich nichts.
       *[other] Dein Rang kostet dich { $amount } Gulden.
    }
prompt-loan = Du bist abgestiegen. Nimmst du einen Kredit auf?
prompt-climb = { $top ->
        [1] Du stehst schon ganz oben auf der Leiter.
       *[0] { $can ->
            [0] Du kannst nicht aufsteigen: Eine Stufe kostet { $price } Gulden.
           *[other] Wie weit steigst du auf? Eine Stufe kostet { $price } Gulden.
        }
    }
prompt-climb-debt = Du hast einen Kredit und kannst deshalb nicht aufsteigen.
prompt-repayment = Die Partie geht zu Ende. { $can ->
        [0] Einen Kredit zurückzuzahlen kostet { $price } Gulden: So viel hast du nicht.
       *[other] Zahlst du noch einen Kredit zurück?
    }
prompt-deal-answer = { $maker-you ->
        [yes] Du schlägst
       *[no] { $maker-seat } schlägt dir
    } eine Abmachung vor (Nr. { $number }). Nimmst du an?
prompt-deal-draft = Dein Vorschlag an { $partner-seat-wen }: Sag, was den Besitzer wechselt und was versprochen wird, dann leg ihn vor.
prompt-deal-words = Das nächste Versprechen in deinem Vorschlag an { $partner-seat-wen }: { $promise }. Was genau?

## Was geantwortet werden kann

option-done = Das ist alles
option-decline = Nein
option-leave = Nichts dazuladen
option-accept = { $fee ->
        [0] Umsonst mitnehmen
       *[other] { $fee } Gulden annehmen
    }
option-final-quote = Ein letztes Angebot machen
    .detail = dann heißt es annehmen oder verzichten
option-refuse = Das Gebot ablehnen
option-no-offer = Kein Angebot machen
option-pay = { $amount ->
        [0] Den Rang halten, er kostet nichts
       *[other] { $amount } Gulden Standeskosten zahlen
    }
option-drop = { $level-zum } absteigen
    .detail = { $amount ->
        [0] das kostet nichts; danach darfst du einen Kredit aufnehmen
       *[other] das kostet { $amount } Gulden; danach darfst du einen Kredit aufnehmen
    }
option-keep-status = „Standeserhalt“ spielen
    .detail = { $amount } Gulden statt der Standeskosten
option-loan = Kredit über { $amount } Gulden aufnehmen
    .detail = du zahlst { $repayment } Gulden zurück und steigst bis dahin nicht auf
option-repay = Einen Kredit zurückzahlen
    .detail = das kostet { $amount } Gulden
option-pass = Passen
option-timeout = Die Zeit ist um
option-load-nothing = Nichts laden
option-draw = Eine Karte blind ziehen
option-bonus-sale = „Bonusverkauf“ spielen
option-wait = Warten
option-withdraw = Dein Gebot zurückziehen
option-end-turn = Deinen Zug beenden
option-buy = { $good-einen } für { $city-den } kaufen
    .detail = { $price ->
        [0] kostet nichts mehr
       *[other] { $price } Gulden
    }
option-master-card = { $wagon-den } nehmen
    .detail = { $card-quoted } spielen: { $price } Gulden
option-load = { $goods-einen } laden
option-one = { $fee ->
        [0] Eine Ware umsonst
       *[other] Eine Ware für { $fee } Gulden
    }
option-one-none = Kein Preis für eine Ware
option-two = { $fee ->
        [0] Zwei Waren umsonst
       *[other] Zwei Waren für { $fee } Gulden
    }
option-two-none = Kein Preis für zwei Waren
option-fee = { $fee ->
        [0] Nichts bieten
       *[other] { $fee } Gulden bieten
    }
option-bid = { $amount ->
        [0] Nichts bieten
       *[other] { $amount } Gulden bieten
    }
option-take-quote = { $goods-einen } laden
    .detail = { $fee ->
        [0] umsonst
       *[other] für { $fee } Gulden
    }
option-offer = Für { $goods-einen } etwas bieten
option-free-loading = { $goods-einen } laden
    .detail = „Freie Zuladung“ spielen, ohne Gebühr
option-quote-to = { $shipper-seat-wem } ein Angebot machen
option-take-bid = Das Gebot von { $shipper-seat-wem } annehmen
    .detail = { $fee ->
        [0] { $goods-einen } umsonst
       *[other] { $goods-einen } für { $fee } Gulden
    }
option-close = { $shipper-seat-wem } für diese Runde absagen
option-withdraw-quote = Angebot an { $shipper-seat-wen } zurückziehen
option-deal-propose = { $partner-seat-wem } etwas vorschlagen
option-deal-accept = Vorschlag { $number } von { $maker-seat-wem } annehmen
option-deal-decline = Vorschlag { $number } von { $maker-seat-wem } ablehnen
option-deal-withdraw = Deinen Vorschlag { $number } zurückziehen
option-deal-post = Den Vorschlag vorlegen
option-deal-drop = Den Vorschlag verwerfen
option-deal-drop-words = Dieses Versprechen verwerfen
option-deal-later = Vorerst stehen lassen
option-deal-give = Du zahlst { $amount } Gulden
option-deal-take = Du bekommst { $amount } Gulden
option-deal-give-card = Du gibst { $card-quoted } ab
option-deal-take-card = Du bekommst { $card-quoted }
option-deal-promise = { $promise-told }
    .detail = { $you ->
        [yes] das versprichst du
       *[no] das verspricht { $seat }
    }
option-deal-amount = { $amount ->
        [0] Gar nichts
       *[other] { $amount } Gulden
    }
option-deal-good = { $good }
option-deal-card = { $card-quoted }
option-deal-direction = { $direction }
option-deal-any-wagon = Egal welcher Wagen
option-deal-wagon = { $wagon }
option-deal-place = { $node }
option-deal-road = Zwischen { $road-short }
    .detail = die Straße zwischen { $road-dem }
option-deal-when-wagon = { $wagon-der } { $node-auf }
    .detail = sobald der Wagen dort steht
option-deal-when-courier = Der Kurier { $node-auf }
    .detail = sobald der Kurier dort steht
option-deal-when-price = { $good } bringt { $sell } Gulden
    .detail = sobald das der Verkaufspreis ist
option-deal-when-master = { $master-you ->
        [yes] Du als Lademeister von { $wagon-dem }
       *[no] { $master-seat } als Lademeister von { $wagon-dem }
    }
    .detail = { $master-you ->
        [yes] sobald du das Amt hast
       *[no] sobald { $master-seat } das Amt hat
    }
option-deal-when-axle = Kein Achsbruch an { $wagon-dem }
    .detail = wenn die Achse diese Runde heil bleibt
option-axle = { $wagon-dem } die Achse brechen
    .detail = „Achsbruch“ spielen: Der Wagen bleibt diese Runde stehen
option-tile = { $wagon-den } { $node-aufs }
    .detail = mit Plättchen { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }über { $via-den }
    }
option-tile-city = Mit { $wagon-dem } in { $node-dem } ankommen
    .detail = mit Plättchen { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }über { $via-den }
    }
option-tile-heading = { $wagon-den } { $node-aufs }
    .detail = mit Plättchen { $points }{ $via-count ->
        [0] { "" }
       *[other] { " " }über { $via-den }
    }, dann weiter { $heading-zum }
option-coach = { $wagon-den } { $node-aufs }
    .detail = { $card-quoted }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $via-count ->
        [0] { "" }
       *[other] , über { $via-den }
    }
option-coach-city = Mit { $wagon-dem } in { $node-dem } ankommen
    .detail = { $card-quoted }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $via-count ->
        [0] { "" }
       *[other] , über { $via-den }
    }
option-coach-heading = { $wagon-den } { $node-aufs }
    .detail = { $card-quoted }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $via-count ->
        [0] { "" }
       *[other] , über { $via-den }
    }, dann weiter { $heading-zum }
option-idle = Plättchen { $points } verbrauchen
    .detail = nichts kann damit fahren
option-courier = Den Kurier { $node-aufs }
    .detail = mit { $card-quoted }
option-take = { $card-quoted } nehmen
    .detail = { $card-use }
option-dial = Auf { $goods-einen } zeigen
option-dial-twice = Zweimal auf { $good-einen } zeigen
option-dial-unused = Beide Zeiger auf dem Wappen lassen
option-price-up = { $good-den } auf { $sell } Gulden heben
    .detail = mit { $card-quoted }
option-price-up-round = { $good-den } auf { $sell } Gulden fallen lassen
    .detail = mit { $card-quoted }, von ganz oben nach ganz unten
option-price-down = { $good-den } auf { $sell } Gulden senken
    .detail = mit { $card-quoted }
option-price-down-round = { $good-den } auf { $sell } Gulden drehen
    .detail = mit { $card-quoted }, von ganz unten nach ganz oben
option-sell = { $good-einen } aus { $city-dem } verkaufen
    .detail = für { $price } Gulden
option-special-sale = { $good-einen } aus { $city-dem } verkaufen
    .detail = „Sonderverkauf“ spielen: { $price } Gulden
option-choose = { $card-quoted } nehmen
    .detail = { $stars ->
        [one] 1 Stern; { $card-use }
       *[other] { $stars } Sterne; { $card-use }
    }
option-stay = Deinen Rang behalten
option-climb = { $level-zum } aufsteigen
    .detail = { $number ->
        [one] eine Stufe
       *[other] { $number } Stufen
    } für { $price } Gulden; danach { $upkeep } Gulden Standeskosten
option-climb-card = { $level-zum } aufsteigen
    .detail = { $number ->
        [one] eine Stufe
       *[other] { $number } Stufen
    } für { $price } Gulden mit { $by-card ->
        [one] „Sozialer Aufstieg“
       *[other] zweimal „Sozialer Aufstieg“
    }; danach { $upkeep } Gulden Standeskosten

## Was abgelehnt wird

refusal-no-loan = Du hast keinen Kredit. Nur wer absteigt, darf einen aufnehmen.
refusal-too-dear = Das kostet { $price } Gulden, und du hast { $florins ->
        [0] kein Geld.
       *[other] nur { $florins }.
    }
refusal-florins-bound = Die Rückzahlung kostet { $price } Gulden, aber dein Gebot bindet schon { $amount } von deinem Geld.
refusal-not-on-market = Der Markt von { $city-dem } führt { $good-keinen }. Wähle eine Stadt, die diese Ware zeigt.
refusal-supply-empty = Im Vorrat ist { $good-kein } mehr.
refusal-no-influence = Du hast die Karte { $card-quoted } nicht.
refusal-no-investment = Die Karte { $card-quoted } gehört dir nicht.
refusal-investment-used = Du hast { $card-quoted } in diesem Zug schon genutzt.
refusal-wagon-on-road = { $wagon-der } ist unterwegs. Nur einen Wagen in einer Stadt kannst du nehmen.
refusal-wagon-taken = { $you ->
        [yes] Du bist schon Lademeister von { $wagon-dem }.
       *[no] { $seat } ist schon Lademeister von { $wagon-dem }.
    }
refusal-bid-too-low = Ein Gebot muss jetzt mindestens { $amount } Gulden betragen.
refusal-not-in-warehouse = In deinem Lagerhaus in { $city-dem } liegt nicht genug { $good-bare }.
refusal-one-kind = Auf deiner Ladereihe liegt { $good-ein }. Ein Lademeister lädt nur eine Sorte.
refusal-kind-taken = Jemand anderes hat schon { $good-einen } auf diesem Wagen. Wähle eine andere Sorte.
refusal-row-full = Auf deiner Ladereihe ist kein Platz mehr: Mehr als { $number ->
        [one] eine Ware passt
       *[other] { $number } Waren passen
    } nicht darauf.
refusal-monopoly = { $you ->
        [yes] { $good-ein } ist auf diesem Wagen dein Monopol.
       *[no] { $good-ein } ist auf diesem Wagen das Monopol von { $seat }.
    }
refusal-fee-too-high = Keine Gebühr übersteigt { $amount } Gulden: Mehr bringen die Waren nie.
refusal-empty-quote = Ein Angebot muss etwas enthalten. Nenne eine Gebühr für zwei Waren.
refusal-final-quote = Du hast ein letztes Angebot angekündigt. Nenne die Gebühren.
refusal-not-offered = Das wird nicht angeboten, zu keiner Gebühr.
refusal-no-more-bids = Du hast schon geboten. Jetzt darfst du annehmen, eine Karte spielen oder nichts mehr laden.
refusal-posted = An diesem Tisch wird über die Gebühr nicht verhandelt.
refusal-finish-proposal = Bring erst zu Ende, was du angefangen hast.
refusal-answer-final = Deine Antwort liegt verdeckt und gilt. Warte auf die anderen.
refusal-amount = { $most ->
        [0] Dir fehlt das Geld, um mehr als nichts zu bieten: Es geht in Schritten von { $step }.
       *[other] { $least ->
            [0] Nenne ein Vielfaches von { $step }, höchstens { $most } Gulden.
           *[other] Nenne ein Vielfaches von { $step }, mindestens { $least } und höchstens { $most } Gulden.
        }
    }
refusal-no-channel = Du hast für diesen Wagen nichts zu laden, oder das Gespräch ist vorbei.
refusal-channel-closed = Mit { $shipper-seat-wem } gibt es nichts mehr zu verhandeln.
refusal-proposals-spent = { $number ->
        [one] Jede Seite hat nur einen Versuch, und der ist verbraucht.
       *[other] Jede Seite hat nur { $number } Versuche, und die sind verbraucht.
    }
refusal-no-bid = Hier gibt es kein Gebot.
refusal-no-quote = Hier gibt es kein Angebot.
refusal-promised = { $you ->
        [yes] Du hast { $partner-seat-wem } versprochen, { $promise-deed }.
       *[no] { $seat } hat { $partner-seat-wem } versprochen, { $promise-deed }.
    }
refusal-no-deals-now = Während des Entladens gibt es keine Abmachungen.
refusal-deal-not-active = Abmachungen trifft man nur mit der Person, die am Zug ist: jetzt { $active-seat-wer }.
refusal-deal-unfinished = Lege zuerst den angefangenen Vorschlag vor oder verwirf ihn.
refusal-deal-sealed = Wer verdeckt geantwortet hat, trifft keine Abmachung mehr, bis alle Antworten offen liegen.
refusal-deals-open = { $number ->
        [one] Nur ein Vorschlag von dir darf
       *[other] Höchstens { $number } deiner Vorschläge dürfen
    } offen sein. Ziehe erst einen zurück.
refusal-deals-begun = Du hast in dieser Runde { $number ->
        [one] einen Vorschlag
       *[other] { $number } Vorschläge
    } angefangen, mehr geht nicht.
refusal-own-deal = Das ist dein eigener Vorschlag. Du darfst ihn zurückziehen.
refusal-deal-of-others = Dieser Vorschlag geht an { $partner-seat-wen }.
refusal-deal-too-dear = Diese Abmachung kostet sofort { $price } Gulden. Du hast { $florins ->
        [0] kein Geld.
       *[other] { $florins }, und was ein Gebot bindet, geht davon ab.
    }
refusal-contradiction = Darin stehen Versprechen einer Seite, die sich nicht alle zusammen halten lassen.
refusal-no-escrow = An diesem Tisch binden Versprechen nicht: Kein Geld geht in Treuhand.
refusal-wagon-blocked = { $wagon-der } hat schon einen Achsbruch.
refusal-wagon-broken = { $wagon-der } hat einen Achsbruch und fährt in dieser Runde nicht.
refusal-wagon-arrived = { $wagon-der } ist in dieser Runde angekommen und kann erst in der nächsten wieder fahren.
refusal-wagon-spent = { $wagon-der } hat dir in diesem Zug eine Karte gebracht: Du darfst ihn nicht noch einmal bewegen.
refusal-wagon-stuck = { $wagon-der } kann mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } nicht fahren: Der Weg ist besetzt.
refusal-tile-used = Du hast dein Bewegungsplättchen für diese Runde schon genutzt.
refusal-tile-down = Dein Plättchen { $points } liegt verdeckt.
refusal-must-move = Dein Plättchen { $points } kann einen Wagen bewegen, also muss es das auch.
refusal-tile-first = Du musst ein Bewegungsplättchen nutzen, bevor du deinen Zug beendest.
refusal-courier-city = Der Kurier betritt keine Stadt.
refusal-courier-stays = Der Kurier darf nicht dort enden, wo er begonnen hat.
refusal-courier-far = Die Karte { $card-quoted } bringt den Kurier höchstens { $number ->
        [one] ein Feld weit.
       *[other] { $number } Felder weit.
    }
refusal-draw-unseen = An diesem Tisch werden Einflusskarten blind gezogen.
refusal-not-in-pile = Die Karte { $card-quoted } ist nicht im Stapel.
refusal-price-end = { $good } steht am Ende der Preistafel. Nur „Großes Kontor“ kommt darüber hinaus.
refusal-sale-limit = Du hast { $number ->
        [one] eine Ware
       *[other] { $number } Waren
    } verkauft, mehr geht nicht.
refusal-card-owned = { $you ->
        [yes] Die Karte { $card-quoted } gehört dir schon.
       *[no] Die Karte { $card-quoted } gehört { $seat }.
    }
refusal-card-face-down = Die Karte { $card-quoted } liegt nicht offen aus.
refusal-drop = Niemand steigt freiwillig ab: Wer zahlen kann, zahlt.
refusal-climb-in-debt = Mit einem Kredit kannst du nicht aufsteigen. Zahle ihn erst zurück.
refusal-top = Höher geht es nicht.
refusal-climb-cards = { $number ->
        [one] Du hast die Karte { $card-quoted } nicht.
       *[other] Du hast keine { $number } Karten { $card-quoted }.
    }
refusal-climb-limit = Du steigst in einer Runde höchstens { $number ->
        [one] eine Stufe
       *[other] { $number } Stufen
    } auf.

## Was geschieht

round-began =
    { $you ->
        [yes] Runde { $round }: Du beginnst.
       *[no] Runde { $round }: { $seat } beginnt.
    }
wagon-placed = { $wagon-der } beginnt in { $city-dem }.
courier-placed = Der Kurier beginnt { $node-auf }.
investments-shown = { $cards-count ->
        [one] Eine Investitionskarte wird aufgedeckt: { $cards-quoted }.
       *[other] Investitionskarten werden aufgedeckt: { $cards-quoted }.
    }
pair-dealt =
    { $you ->
        [yes] Du bekommst { $cards-quoted } und zahlst { $price } Gulden.
       *[no] { $seat } bekommt { $cards-quoted } und zahlt { $price } Gulden.
    }
bought =
    { $you ->
        [yes] Du kaufst { $good-einen } für { $city-den } und zahlst { $price ->
            [0] nichts mehr
           *[other] { $price } Gulden
        }.
       *[no] { $seat } kauft { $good-einen } für { $city-den } und zahlt { $price ->
            [0] nichts mehr
           *[other] { $price } Gulden
        }.
    }
bought-nothing =
    { $you ->
        [yes] Du kaufst nichts.
       *[no] { $seat } kauft nichts.
    }
master-card-played =
    { $you ->
        [yes] Du spielst „Lademeister“, zahlst { $price } Gulden und nimmst dir { $wagon-den } in { $city-dem }.
       *[no] { $seat } spielt „Lademeister“, zahlt { $price } Gulden und bekommt { $wagon-den } in { $city-dem }.
    }
bid-revealed =
    { $you ->
        [yes] Du hast { $amount ->
            [0] nichts
           *[other] { $amount } Gulden
        } auf { $wagon-den } geboten.
       *[no] { $seat } hat { $amount ->
            [0] nichts
           *[other] { $amount } Gulden
        } auf { $wagon-den } geboten.
    }
wagon-won =
    { $you ->
        [yes] Du zahlst { $amount } Gulden und bist Lademeister von { $wagon-dem } in { $city-dem }.
       *[no] { $seat } zahlt { $amount } Gulden und ist Lademeister von { $wagon-dem } in { $city-dem }.
    }
wagon-unwanted =
    { $you ->
        [yes] Niemand hat geboten: Weil du die Runde begonnen hast, bekommst du { $wagon-den } in { $city-dem } umsonst.
       *[no] Niemand hat geboten: { $seat } hat die Runde begonnen und bekommt { $wagon-den } in { $city-dem } umsonst.
    }
loaded =
    { $you ->
        [yes] Du lädst { $goods-einen } auf { $wagon-den }.
       *[no] { $seat } lädt { $goods-einen } auf { $wagon-den }.
    }
loaded-nothing =
    { $you ->
        [yes] Du lädst nichts auf { $wagon-den }.
       *[no] { $seat } lädt nichts auf { $wagon-den }.
    }
quoted-both =
    { $you ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } von { $shipper-seat-wem } { $one ->
        [0] nichts
       *[other] { $one } Gulden
    } für eine Ware auf { $wagon-dem } und { $two ->
        [0] nichts
       *[other] { $two } Gulden
    } für zwei.{ $last ->
        [1] { " " }Das ist das letzte Angebot.
       *[other] { "" }
    }
quoted-one =
    { $you ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } von { $shipper-seat-wem } { $one ->
        [0] nichts
       *[other] { $one } Gulden
    } für eine Ware auf { $wagon-dem }.{ $last ->
        [1] { " " }Das ist das letzte Angebot.
       *[other] { "" }
    }
quoted-two =
    { $you ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } von { $shipper-seat-wem } { $two ->
        [0] nichts
       *[other] { $two } Gulden
    } für zwei Waren zusammen auf { $wagon-dem }.{ $last ->
        [1] { " " }Das ist das letzte Angebot.
       *[other] { "" }
    }
posted-both =
    { $you ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } von allen { $one ->
        [0] nichts
       *[other] { $one } Gulden
    } für eine Ware auf { $wagon-dem } und { $two ->
        [0] nichts
       *[other] { $two } Gulden
    } für zwei.
posted-one =
    { $you ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } von allen { $one ->
        [0] nichts
       *[other] { $one } Gulden
    } für eine Ware auf { $wagon-dem }.
posted-two =
    { $you ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } von allen { $two ->
        [0] nichts
       *[other] { $two } Gulden
    } für zwei Waren zusammen auf { $wagon-dem }.
posted-nothing =
    { $you ->
        [yes] Du nimmst auf { $wagon-dem } keine fremden Waren mit.
       *[no] { $seat } nimmt auf { $wagon-dem } keine fremden Waren mit.
    }
no-offer =
    { $you ->
        [yes] Du machst { $shipper-seat-wem } für { $wagon-den } kein Angebot.
       *[no] { $seat } macht { $shipper-seat-wem } für { $wagon-den } kein Angebot.
    }
left =
    { $you ->
        [yes] Du lädst auf { $wagon-den } nichts dazu.
       *[no] { $seat } lädt auf { $wagon-den } nichts dazu.
    }
shipped =
    { $you ->
        [yes] Du lädst { $goods-einen } auf { $wagon-den } und zahlst { $master-seat-wem } { $fee ->
            [0] nichts
           *[other] { $fee } Gulden
        }.
       *[no] { $seat } lädt { $goods-einen } auf { $wagon-den } und zahlt { $master-seat-wem } { $fee ->
            [0] nichts
           *[other] { $fee } Gulden
        }.
    }
free-loaded =
    { $you ->
        [yes] Du spielst „Freie Zuladung“ und lädst { $goods-einen } auf { $wagon-den }.
       *[no] { $seat } spielt „Freie Zuladung“ und lädt { $goods-einen } auf { $wagon-den }.
    }
offered =
    { $you ->
        [yes] Du bietest { $fee ->
            [0] gar nichts
           *[other] { $fee } Gulden
        }, um { $goods-einen } auf { $wagon-den } zu laden.
       *[no] { $seat } bietet { $fee ->
            [0] gar nichts
           *[other] { $fee } Gulden
        }, um { $goods-einen } auf { $wagon-den } zu laden.
    }
refused =
    { $you ->
        [yes] Du lehnst das Gebot von { $shipper-seat-wem } ab.
       *[no] { $seat } lehnt { $shipper-you ->
            [yes] dein Gebot
           *[no] das Gebot von { $shipper-seat }
        } ab.
    }
negotiation-timeout = Die Zeit ist um: Die Verhandlung über { $wagon-den } ist beendet.
deal-proposed =
    { $you ->
        [yes] Du schlägst { $partner-seat-wem } eine Abmachung vor (Nr. { $number }):
       *[no] { $seat } schlägt { $partner-seat-wem } eine Abmachung vor (Nr. { $number }):
    }
deal-accepted =
    { $partner-you ->
        [yes] Du nimmst { $you ->
            [yes] deinen Vorschlag { $number }
           *[no] Vorschlag { $number } von { $seat }
        } an.
       *[no] { $partner-seat } nimmt { $you ->
            [yes] deinen Vorschlag { $number }
           *[no] Vorschlag { $number } von { $seat }
        } an.
    }
deal-declined =
    { $partner-you ->
        [yes] Du lehnst { $you ->
            [yes] deinen Vorschlag { $number }
           *[no] Vorschlag { $number } von { $seat }
        } ab.
       *[no] { $partner-seat } lehnt { $you ->
            [yes] deinen Vorschlag { $number }
           *[no] Vorschlag { $number } von { $seat }
        } ab.
    }
deal-withdrawn =
    { $you ->
        [yes] Du ziehst Vorschlag { $number } an { $partner-seat-wen } zurück.
       *[no] { $seat } zieht Vorschlag { $number } an { $partner-seat-wen } zurück.
    }
deal-lapsed =
    { $you ->
        [yes] Dein Vorschlag { $number } an { $partner-seat-wen } ist verfallen.
       *[no] Vorschlag { $number } von { $seat } an { $partner-seat-wen } ist verfallen.
    }
deal-paid =
    { $you ->
        [yes] Du zahlst { $partner-seat-wem } { $amount } Gulden.
       *[no] { $seat } zahlt { $partner-seat-wem } { $amount } Gulden.
    }
escrow-laid =
    { $you ->
        [yes] Du gibst { $amount } Gulden in Treuhand.
       *[no] { $seat } gibt { $amount } Gulden in Treuhand.
    }
promise-kept =
    { $you ->
        [yes] Du hattest { $partner-seat-wem } versprochen, { $promise-deed }, und hast Wort gehalten.
       *[no] { $seat } hatte { $partner-seat-wem } versprochen, { $promise-deed }, und hat Wort gehalten.
    }
promise-broken =
    { $you ->
        [yes] Du hattest { $partner-seat-wem } versprochen, { $promise-deed }, und hast dein Wort gebrochen.
       *[no] { $seat } hatte { $partner-seat-wem } versprochen, { $promise-deed }, und hat das Versprechen gebrochen.
    }
promise-void =
    { $you ->
        [yes] Du hattest { $partner-seat-wem } versprochen, { $promise-deed }. Das ist nicht mehr möglich: Das Versprechen ist nichtig.
       *[no] { $seat } hatte { $partner-seat-wem } versprochen, { $promise-deed }. Das ist nicht mehr möglich: Das Versprechen ist nichtig.
    }
escrow-paid = Die { $amount } Gulden aus der Treuhand gehen an { $seat-wen }.
escrow-returned = Die { $amount } Gulden aus der Treuhand gehen zurück an { $seat-wen }.
item-florins =
    { $you ->
        [yes] Du zahlst { $partner-seat-wem } { $amount } Gulden.
       *[no] { $seat } zahlt { $partner-seat-wem } { $amount } Gulden.
    }
item-card =
    { $you ->
        [yes] Du gibst { $partner-seat-wem } die Karte { $card-quoted }.
       *[no] { $seat } gibt { $partner-seat-wem } die Karte { $card-quoted }.
    }
item-promise =
    { $you ->
        [yes] Du versprichst { $partner-seat-wem }, { $promise-deed }.
       *[no] { $seat } verspricht { $partner-seat-wem }, { $promise-deed }.
    }
channel-closed =
    { $you ->
        [yes] Du beendest die Verhandlung mit { $shipper-seat-wem } über { $wagon-den }.
       *[no] { $seat } beendet die Verhandlung mit { $shipper-seat-wem } über { $wagon-den }.
    }
quote-withdrawn =
    { $you ->
        [yes] Du ziehst dein Angebot an { $shipper-seat-wen } für { $wagon-den } zurück.
       *[no] { $seat } zieht das Angebot an { $shipper-seat-wen } für { $wagon-den } zurück.
    }
bid-withdrawn =
    { $you ->
        [yes] Du ziehst dein Gebot für { $wagon-den } zurück.
       *[no] { $seat } zieht das Gebot für { $wagon-den } zurück.
    }
axle-broken =
    { $you ->
        [yes] Du spielst „Achsbruch“: { $wagon-der } bleibt in dieser Runde stehen.
       *[no] { $seat } spielt „Achsbruch“: { $wagon-der } bleibt in dieser Runde stehen.
    }
tile-idle =
    { $you ->
        [yes] Du nutzt Plättchen { $points }, aber nichts kann fahren.
       *[no] { $seat } nutzt Plättchen { $points }, aber nichts kann fahren.
    }
moved =
    { $you ->
        [yes] Du fährst { $wagon-den } mit Plättchen { $points } { $node-aufs }.
       *[no] { $seat } fährt { $wagon-den } mit Plättchen { $points } { $node-aufs }.
    }
coach-moved =
    { $you ->
        [yes] Du fährst { $wagon-den } mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } von { $card-quoted } { $node-aufs }.
       *[no] { $seat } fährt { $wagon-den } mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } von { $card-quoted } { $node-aufs }.
    }
arrived = { $wagon-der } kommt in { $city-dem } an.
heading-set = { $wagon-der } hält { $node-auf } und fährt dann weiter { $heading-zum }.
tiles-refreshed =
    { $you ->
        [yes] Alle deine Bewegungsplättchen liegen wieder offen.
       *[no] Alle Bewegungsplättchen von { $seat } liegen wieder offen.
    }
courier-moved =
    { $you ->
        [yes] Du bringst den Kurier mit { $card-quoted } { $node-aufs }.
       *[no] { $seat } bringt den Kurier mit { $card-quoted } { $node-aufs }.
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
        [yes] Du nimmst die Einflusskarte { $card-quoted }.
       *[no] { $seat } nimmt die Einflusskarte { $card-quoted }.
    }
dial-revealed =
    { $you ->
        [yes] Deine Preisscheibe zeigt auf { $goods-einen }.
       *[no] Die Preisscheibe von { $seat } zeigt auf { $goods-einen }.
    }
dial-doubled =
    { $you ->
        [yes] Deine Preisscheibe zeigt zweimal auf { $good-einen }.
       *[no] Die Preisscheibe von { $seat } zeigt zweimal auf { $good-einen }.
    }
dial-unused =
    { $you ->
        [yes] Deine Preisscheibe zeigt auf nichts.
       *[no] Die Preisscheibe von { $seat } zeigt auf nichts.
    }
price-changed = { $good } kostet jetzt { $buy } Gulden und bringt { $sell }.
price-adjusted =
    { $you ->
        [yes] Mit { $card-quoted } änderst du den Preis { $good-des }: jetzt { $buy } Gulden im Einkauf und { $sell } im Verkauf.
       *[no] Mit { $card-quoted } ändert { $seat } den Preis { $good-des }: jetzt { $buy } Gulden im Einkauf und { $sell } im Verkauf.
    }
special-sold =
    { $you ->
        [yes] Du spielst „Sonderverkauf“ und verkaufst { $good-einen } aus { $city-dem } für { $price } Gulden.
       *[no] { $seat } spielt „Sonderverkauf“ und verkauft { $good-einen } aus { $city-dem } für { $price } Gulden.
    }
warehouse-sold =
    { $you ->
        [yes] Du verkaufst { $good-einen } aus deinem Lagerhaus in { $city-dem } für { $price } Gulden.
       *[no] { $seat } verkauft { $good-einen } aus dem Lagerhaus in { $city-dem } für { $price } Gulden.
    }
arrivals-counted = { $number ->
        [one] Ein Wagen ist in dieser Runde angekommen,
       *[other] { $number } Wagen sind in dieser Runde angekommen,
    } { $arrivals } insgesamt.
bonus-sale-played =
    { $you ->
        [yes] Du spielst „Bonusverkauf“ für { $wagon-den }.
       *[no] { $seat } spielt „Bonusverkauf“ für { $wagon-den }.
    }
sold =
    { $you ->
        [yes] In { $city-dem } verkaufst du { $number ->
            [one] { $good-einen } für { $earned } Gulden.
           *[other] { $good-several } zu je { $each } und bekommst { $earned } Gulden.
        }
       *[no] In { $city-dem } verkauft { $seat } { $number ->
            [one] { $good-einen } für { $earned } Gulden.
           *[other] { $good-several } zu je { $each } und bekommt { $earned } Gulden.
        }
    }
unloaded = { $wagon-der } steht leer in { $city-dem }.
bonus-changed = { $bonus ->
        [0] In { $city-dem } gibt es jetzt keinen Bonus.
       *[other] In { $city-dem } beträgt der Bonus jetzt { $bonus } Gulden.
    }
invest-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
invest-bid =
    { $you ->
        [yes] Du bietest { $amount } Gulden.
       *[no] { $seat } bietet { $amount } Gulden.
    }
auction-ended = Niemand will noch eine Karte: Die Versteigerung ist zu Ende.
lot-won =
    { $you ->
        [yes] Du bekommst den Zuschlag für { $amount } Gulden.
       *[no] { $seat } bekommt den Zuschlag für { $amount } Gulden.
    }
invested =
    { $you ->
        [yes] Du nimmst die Karte { $card-quoted }.
       *[no] { $seat } nimmt die Karte { $card-quoted }.
    }
keeper-played =
    { $you ->
        [yes] Du spielst „Standeserhalt“ und zahlst { $price } Gulden.
       *[no] { $seat } spielt „Standeserhalt“ und zahlt { $price } Gulden.
    }
dropped =
    { $you ->
        [yes] Du kannst nicht zahlen, steigst { $level-zum } ab und zahlst { $amount ->
            [0] nichts
           *[other] { $amount } Gulden
        }.
       *[no] { $seat } kann nicht zahlen, steigt { $level-zum } ab und zahlt { $amount ->
            [0] nichts
           *[other] { $amount } Gulden
        }.
    }
upkeep-paid =
    { $you ->
        [yes] { $amount ->
            [0] Du zahlst nichts und bleibst { $level-bare }.
           *[other] Du zahlst { $amount } Gulden und bleibst { $level-bare }.
        }
       *[no] { $amount ->
            [0] { $seat } zahlt nichts und bleibt { $level-bare }.
           *[other] { $seat } zahlt { $amount } Gulden und bleibt { $level-bare }.
        }
    }
loan-taken =
    { $you ->
        [yes] Du leihst dir { $amount } Gulden.
       *[no] { $seat } leiht sich { $amount } Gulden.
    }
loan-repaid =
    { $you ->
        [yes] Du zahlst einen Kredit mit { $amount } Gulden zurück.
       *[no] { $seat } zahlt einen Kredit mit { $amount } Gulden zurück.
    }
stayed =
    { $you ->
        [yes] Du steigst nicht auf.
       *[no] { $seat } steigt nicht auf.
    }
climbed =
    { $you ->
        [yes] Du steigst { $by-card ->
            [0] für
            [one] mit „Sozialer Aufstieg“ für
           *[other] mit zweimal „Sozialer Aufstieg“ für
        } { $price } Gulden um { $number ->
            [one] eine Stufe
           *[other] { $number } Stufen
        } auf und bist jetzt { $level-bare }.
       *[no] { $seat } steigt { $by-card ->
            [0] für
            [one] mit „Sozialer Aufstieg“ für
           *[other] mit zweimal „Sozialer Aufstieg“ für
        } { $price } Gulden um { $number ->
            [one] eine Stufe
           *[other] { $number } Stufen
        } auf und ist jetzt { $level-bare }.
    }
game-ended = Die Partie endet nach { $arrivals ->
        [one] einer Ankunft
       *[other] { $arrivals } Ankünften
    }.
final-debtor =
    { $you ->
        [yes] Du landest
       *[no] { $seat } landet
    } als { $level-bare } mit Schulden und { $florins ->
        [0] ohne Geld
       *[other] { $florins } Gulden
    } auf Platz { $place }.
final-rank =
    { $you ->
        [yes] Du landest
       *[no] { $seat } landet
    } als { $level-bare } { $florins ->
        [0] ohne Geld
       *[other] mit { $florins } Gulden
    } auf Platz { $place }.

## Namen

name-cloth = Tuch
    .noun = n mass: Tuch, Tuchs
    .several = { $number } Tuch
name-iron = Eisen
    .noun = n mass: Eisen, Eisens
    .several = { $number } Eisen
name-wine = Wein
    .noun = m mass: Wein, Weins
    .several = { $number } Wein
name-food = Nahrung
    .noun = f mass: Nahrung, Nahrung
    .several = { $number } Nahrung
name-silk = Seide
    .noun = f mass: Seide, Seide
    .several = { $number } Seide
name-salt = Salz
    .noun = n mass: Salz, Salzes
    .several = { $number } Salz
name-paris = Paris
    .noun = name: Paris
    .short = Paris
name-koeln = Köln
    .noun = name: Köln
    .short = Köln
name-wien = Wien
    .noun = name: Wien
    .short = Wien
name-brugge = Brügge
    .noun = name: Brügge
    .short = Brügge
name-genova = Genua
    .noun = name: Genua
    .short = Genua
name-hamburg = Hamburg
    .noun = name: Hamburg
    .short = Hamburg
name-paris-r1 = 1. Feld vor Paris
    .noun = n: 1. Feld vor Paris, 1. Felds vor Paris
    .short = Paris 1
name-paris-r2 = 2. Feld vor Paris
    .noun = n: 2. Feld vor Paris, 2. Felds vor Paris
    .short = Paris 2
name-paris-r3 = 3. Feld vor Paris
    .noun = n: 3. Feld vor Paris, 3. Felds vor Paris
    .short = Paris 3
name-koeln-r1 = 1. Feld vor Köln
    .noun = n: 1. Feld vor Köln, 1. Felds vor Köln
    .short = Köln 1
name-koeln-r2 = 2. Feld vor Köln
    .noun = n: 2. Feld vor Köln, 2. Felds vor Köln
    .short = Köln 2
name-koeln-r3 = 3. Feld vor Köln
    .noun = n: 3. Feld vor Köln, 3. Felds vor Köln
    .short = Köln 3
name-wien-r1 = 1. Feld vor Wien
    .noun = n: 1. Feld vor Wien, 1. Felds vor Wien
    .short = Wien 1
name-wien-r2 = 2. Feld vor Wien
    .noun = n: 2. Feld vor Wien, 2. Felds vor Wien
    .short = Wien 2
name-wien-r3 = 3. Feld vor Wien
    .noun = n: 3. Feld vor Wien, 3. Felds vor Wien
    .short = Wien 3
name-brugge-r1 = 1. Feld vor Brügge
    .noun = n: 1. Feld vor Brügge, 1. Felds vor Brügge
    .short = Brügge 1
name-brugge-r2 = 2. Feld vor Brügge
    .noun = n: 2. Feld vor Brügge, 2. Felds vor Brügge
    .short = Brügge 2
name-brugge-r3 = 3. Feld vor Brügge
    .noun = n: 3. Feld vor Brügge, 3. Felds vor Brügge
    .short = Brügge 3
name-genova-r1 = 1. Feld vor Genua
    .noun = n: 1. Feld vor Genua, 1. Felds vor Genua
    .short = Genua 1
name-genova-r2 = 2. Feld vor Genua
    .noun = n: 2. Feld vor Genua, 2. Felds vor Genua
    .short = Genua 2
name-genova-r3 = 3. Feld vor Genua
    .noun = n: 3. Feld vor Genua, 3. Felds vor Genua
    .short = Genua 3
name-hamburg-r1 = 1. Feld vor Hamburg
    .noun = n: 1. Feld vor Hamburg, 1. Felds vor Hamburg
    .short = Hamburg 1
name-hamburg-r2 = 2. Feld vor Hamburg
    .noun = n: 2. Feld vor Hamburg, 2. Felds vor Hamburg
    .short = Hamburg 2
name-hamburg-r3 = 3. Feld vor Hamburg
    .noun = n: 3. Feld vor Hamburg, 3. Felds vor Hamburg
    .short = Hamburg 3
name-junction-west = Abzweigung West
    .noun = f: Abzweigung West
    .short = Abzweigung West
name-link-west = Verbindungsfeld West
    .noun = n: Verbindungsfeld West, Verbindungsfelds West
    .short = Feld West
name-junction-north = Abzweigung Nord
    .noun = f: Abzweigung Nord
    .short = Abzweigung Nord
name-link-north = Verbindungsfeld Nord
    .noun = n: Verbindungsfeld Nord, Verbindungsfelds Nord
    .short = Feld Nord
name-junction-east = Abzweigung Ost
    .noun = f: Abzweigung Ost
    .short = Abzweigung Ost
name-link-east = Verbindungsfeld Ost
    .noun = n: Verbindungsfeld Ost, Verbindungsfelds Ost
    .short = Feld Ost
name-junction-centre = Abzweigung Mitte
    .noun = f: Abzweigung Mitte
    .short = Abzweigung Mitte
name-wagon-1 = Wagen 1
    .noun = m name: Wagen 1
name-wagon-2 = Wagen 2
    .noun = m name: Wagen 2
name-wagon-3 = Wagen 3
    .noun = m name: Wagen 3
name-level-0 = Krämer
    .noun = m: Krämer, Krämers
name-level-1 = Händler
    .noun = m: Händler, Händlers
name-level-2 = Kaufmann
    .noun = m: Kaufmann, Kaufmanns
name-level-3 = Großkaufmann
    .noun = m: Großkaufmann, Großkaufmanns
name-level-4 = Zunftbruder
    .noun = m: Zunftbruder, Zunftbruders
name-level-5 = Zunftmeister
    .noun = m: Zunftmeister, Zunftmeisters
name-level-6 = Vollbürger
    .noun = m: Vollbürger, Vollbürgers
name-level-7 = Schöffe
    .noun = m: Schöffe, Schöffen
name-level-8 = Patrizier
    .noun = m: Patrizier, Patriziers
name-level-9 = Stadtrichter
    .noun = m: Stadtrichter, Stadtrichters
name-level-10 = Kämmerer
    .noun = m: Kämmerer, Kämmerers
name-level-11 = Ratsherr
    .noun = m: Ratsherr, Ratsherrn
name-great-trading-post = Großes Kontor
    .noun = title: Großes Kontor
    .use = ändert einen Preis um eine Preisstufe, auch über die Enden der Tafel
name-express-courier = Express-Kurier
    .noun = title: Express-Kurier
    .use = bewegt den Kurier jede Runde um ein oder zwei Felder
name-master-coachman = Große Wagnerei
    .noun = title: Große Wagnerei
    .use = jede Runde 2 Punkte mehr für die Wagen
name-cheap-purchase = Günstiger Einkauf
    .noun = title: Günstiger Einkauf
    .use = alle deine Einkäufe einer Runde für 100 Gulden
name-trading-post = Kontor
    .noun = title: Kontor
    .use = ändert einen Preis um eine Preisstufe
name-courier-card = Kurier
    .noun = title: Kurier
    .use = bewegt den Kurier jede Runde um ein Feld
name-coachman = Wagnerei
    .noun = title: Wagnerei
    .use = jede Runde 1 Punkt mehr für einen Wagen
name-warehouse-sale = Lagerverkauf
    .noun = title: Lagerverkauf
    .use = bis zu 5 Waren aus dem Lagerhaus zum Einkaufspreis
name-free-loading = Freie Zuladung
    .noun = title: Freie Zuladung
    .use = Phase 2: eine oder zwei Waren ohne Gebühr laden
name-broken-axle = Achsbruch
    .noun = title: Achsbruch
    .use = Phase 3: Ein Wagen fährt diese Runde nicht
name-special-sale = Sonderverkauf
    .noun = title: Sonderverkauf
    .use = Phase 4: eine Ware aus dem Lagerhaus für 800 Gulden
name-bonus-sale = Bonusverkauf
    .noun = title: Bonusverkauf
    .use = Phase 5: der Bonus für alle deine Waren eines Wagens
name-social-climb = Sozialer Aufstieg
    .noun = title: Sozialer Aufstieg
    .use = Phase 7: eine Stufe für 1.200 Gulden
name-loading-master-card = Lademeister
    .noun = title: Lademeister
    .use = Phase 2: ein freier Wagen für 800 Gulden, ohne Gebot
name-status-keeper = Standeserhalt
    .noun = title: Standeserhalt
    .use = Phase 7: 400 Gulden statt der Standeskosten
name-task-purchase = Waren zu kaufen
    .noun = phrase:
name-task-master-cards = über Karten „Lademeister“ zu entscheiden
    .noun = phrase:
name-task-blind-bid = verdeckt auf einen Wagen zu bieten
    .noun = phrase:
name-task-master-load = einen Wagen zu beladen
    .noun = phrase:
name-task-quote = eine Ladegebühr zu nennen
    .noun = phrase:
name-task-shipper = dem Lademeister zu antworten
    .noun = phrase:
name-task-master-answer = auf ein Gebot zu antworten
    .noun = phrase:
name-task-haggle = um die Ladung zu feilschen
    .noun = phrase:
name-task-axles = über Karten „Achsbruch“ zu entscheiden
    .noun = phrase:
name-task-move = einen Wagen zu fahren
    .noun = phrase:
name-task-influence = eine Einflusskarte zu nehmen
    .noun = phrase:
name-task-dials = die Preisscheibe zu stellen
    .noun = phrase:
name-task-post = ein Kontor zu nutzen
    .noun = phrase:
name-task-sales = aus dem Lagerhaus zu verkaufen
    .noun = phrase:
name-task-bonus-card = über Karten „Bonusverkauf“ zu entscheiden
    .noun = phrase:
name-task-lot = um eine Investitionskarte zu bieten
    .noun = phrase:
name-task-choose-card = eine Investitionskarte zu wählen
    .noun = phrase:
name-task-upkeep = die Standeskosten zu zahlen
    .noun = phrase:
name-task-loan = über einen Kredit zu entscheiden
    .noun = phrase:
name-task-climb = über den Aufstieg zu entscheiden
    .noun = phrase:
name-task-repayment = Kredite zurückzuzahlen
    .noun = phrase:
name-task-deal-answer = auf einen Vorschlag zu antworten
    .noun = phrase:
name-no-purchase = eine Ware nicht zu kaufen
    .noun = phrase:
    .told = { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } eine Ware nicht
    .deed = { $good-keinen } zu kaufen
name-no-bid = nicht auf einen Wagen zu bieten
    .noun = phrase:
    .told = { $you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } nicht auf einen Wagen
    .deed = nicht auf { $wagon-den } zu bieten
name-bid-cap = auf einen Wagen höchstens einen Betrag zu bieten
    .noun = phrase:
    .told = { $you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } höchstens einen Betrag
    .deed = auf { $wagon-den } { $amount ->
        [0] nichts
       *[other] höchstens { $amount } Gulden
    } zu bieten
name-load-terms = auf einem Wagen nur begrenzte Ladegebühren zu verlangen
    .noun = phrase:
    .told = { $you ->
        [yes] Du begrenzt
       *[no] { $seat } begrenzt
    } die Ladegebühr
    .deed = auf { $wagon-dem } { $one ->
        [0] nichts
       *[other] höchstens { $one } Gulden
    } für eine Ware und { $two ->
        [0] nichts
       *[other] höchstens { $two } Gulden
    } für zwei zu verlangen
name-move-wagon = einen Wagen an einen Ort zu bringen
    .noun = phrase:
    .told = { $you ->
        [yes] Du bringst
       *[no] { $seat } bringt
    } einen Wagen an einen Ort
    .deed = { $wagon-den } { $node-aufs } zu bringen
name-route-via = einen Wagen auf dem Weg über einen Ort zu halten
    .noun = phrase:
    .told = { $you ->
        [yes] Du hältst
       *[no] { $seat } hält
    } einen Wagen auf einem Weg
    .deed = { $wagon-den } auf dem Weg über { $node-den } zu halten
name-not-via = einen Wagen nicht über einen Ort zu fahren
    .noun = phrase:
    .told = { $you ->
        [yes] Du meidest
       *[no] { $seat } meidet
    } mit einem Wagen einen Ort
    .deed = { $wagon-den } nicht über { $node-den } zu fahren
name-move-courier = den Kurier an einen Ort zu bringen
    .noun = phrase:
    .told = { $you ->
        [yes] Du bringst
       *[no] { $seat } bringt
    } den Kurier an einen Ort
    .deed = den Kurier { $node-aufs } zu bringen
name-no-card = eine Einflusskarte nicht zu spielen
    .noun = phrase:
    .told = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } eine Einflusskarte nicht
    .deed = die Karte { $card-quoted } nicht zu spielen
name-play-card = eine Einflusskarte zu spielen
    .noun = phrase:
    .told = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } eine Einflusskarte
    .deed = die Karte { $card-quoted } zu spielen
name-no-price-change = einen Preis nicht mit einem Kontor zu ändern
    .noun = phrase:
    .told = { $you ->
        [yes] Du änderst
       *[no] { $seat } ändert
    } einen Preis nicht
    .deed = den Preis { $good-des } nicht mit einem Kontor zu { $direction-id ->
        [direction-up] erhöhen
        [direction-down] senken
       *[other] ändern
    }
name-price-change = einen Preis mit einem Kontor zu ändern
    .noun = phrase:
    .told = { $you ->
        [yes] Du änderst
       *[no] { $seat } ändert
    } einen Preis
    .deed = den Preis { $good-des } mit einem Kontor zu { $direction-id ->
        [direction-up] erhöhen
        [direction-down] senken
       *[other] ändern
    }
name-wheel = mit der Preisscheibe auf eine Ware zu zeigen
    .noun = phrase:
    .told = { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } auf eine Ware
    .deed = mit der Preisscheibe auf { $good-einen } zu zeigen
name-no-wheel = mit der Preisscheibe nicht auf eine Ware zu zeigen
    .noun = phrase:
    .told = { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } nicht auf eine Ware
    .deed = mit der Preisscheibe nicht auf { $good-einen } zu zeigen
name-no-invest-bid = nicht um Investitionskarten zu bieten
    .noun = phrase:
    .told = { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    } bei den Investitionskarten
    .deed = nicht um Investitionskarten zu bieten
name-pay-on = zu zahlen, sobald etwas geschieht
    .noun = phrase:
    .told = { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    }, wenn etwas geschieht
    .deed = zu zahlen, sobald etwas geschieht
name-no-card-wagon = eine Einflusskarte nicht zu spielen
    .noun = phrase:
    .deed = die Karte { $card-quoted } nicht auf { $wagon-den } zu spielen
name-play-card-wagon = eine Einflusskarte zu spielen
    .noun = phrase:
    .deed = die Karte { $card-quoted } auf { $wagon-den } zu spielen
name-route-via-road = einen Wagen auf dem Weg über einen Ort zu halten
    .noun = phrase:
    .deed = { $wagon-den } auf dem Weg über die Straße zwischen { $road-dem } zu halten
name-not-via-road = einen Wagen nicht über einen Ort zu fahren
    .noun = phrase:
    .deed = { $wagon-den } nicht über die Straße zwischen { $road-dem } zu fahren
name-pay-wagon = zu zahlen, sobald etwas geschieht
    .noun = phrase:
    .deed = { $amount } Gulden zu zahlen, sobald { $wagon-der } { $node-auf } steht
name-pay-courier = zu zahlen, sobald etwas geschieht
    .noun = phrase:
    .deed = { $amount } Gulden zu zahlen, sobald der Kurier { $node-auf } steht
name-pay-price = zu zahlen, sobald etwas geschieht
    .noun = phrase:
    .deed = { $amount } Gulden zu zahlen, sobald { $good-ein } im Verkauf { $sell } Gulden bringt
name-pay-master = zu zahlen, sobald etwas geschieht
    .noun = phrase:
    .deed = { $amount } Gulden zu zahlen, sobald { $master-you ->
        [yes] du Lademeister von { $wagon-dem } bist
       *[no] { $master-seat } Lademeister von { $wagon-dem } ist
    }
name-pay-axle = zu zahlen, sobald etwas geschieht
    .noun = phrase:
    .deed = { $amount } Gulden zu zahlen, wenn die Achse von { $wagon-dem } diese Runde heil bleibt
name-direction-up = nach oben
    .noun = phrase:
name-direction-down = nach unten
    .noun = phrase:
name-direction-either = nach oben oder unten
    .noun = phrase:

## Hausregeln

table-start-cities = Start der Wagen
    .help = In welchen Städten die drei Wagen beginnen.
table-start-cities-random-set = Eine der beiden Gruppen, zufällig
table-start-cities-set-a = Paris, Köln, Wien
table-start-cities-set-b = Brügge, Genua, Hamburg
table-start-cities-edition-1999 = Paris, Köln, Genua wie 1999
table-courier-start = Start des Kuriers
    .help = Auf welchem Feld der Kurier beginnt.
table-courier-start-random = Zufällig
table-courier-start-paris-r2 = 2. Feld vor Paris
table-courier-start-koeln-r2 = 2. Feld vor Köln
table-courier-start-wien-r2 = 2. Feld vor Wien
table-courier-start-brugge-r2 = 2. Feld vor Brügge
table-courier-start-genova-r2 = 2. Feld vor Genua
table-courier-start-hamburg-r2 = 2. Feld vor Hamburg
setup-courier-place = { $node-auf } kann der Kurier nicht beginnen: Bei diesem Aufbau liegt keine Stadt ohne Wagen genau { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } entfernt. Wähle für den Kurier oder die Wagen einen anderen Start.
table-first-player = Startplatz
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
table-art-of-negotiation-binding = Ja, und Versprechen binden
table-art-of-negotiation-non-binding = Ja, aber Versprechen binden nicht
table-bot-deals = Bots und Abmachungen
    .help = Was Bots tun, wenn andere Abmachungen erlaubt sind.
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
table-opening-abilities-pairs-1999 = Zu Beginn ein Paar für alle, wie 1999

## Der Tisch im Terminal

sheet-prices = Runde { $round }, Phase { $phase } · Ankünfte { $arrivals } von { $goal } · eine Stufe kostet { $price } Gulden
sheet-good = { $good }
sheet-buy = Einkauf
sheet-sell = Verkauf
sheet-supply = Vorrat
sheet-city = Stadt
sheet-market = Markt
sheet-bonus = Bonus
sheet-warehouses = Lagerhäuser
sheet-seat-first = ▸ { $seat }
sheet-wagons = Wagen · der Kurier steht { $node-auf }
sheet-wagon = Wagen
sheet-place = Ort
sheet-heading = Richtung
sheet-master = Lademeister
sheet-level = Rang
sheet-upkeep = Standeskosten
sheet-florins = Gulden
sheet-loans = Kredite
sheet-tiles = Plättchen
sheet-investments = Investitionskarten
sheet-influence = Einflusskarten
sheet-deals = Abmachungen
sheet-deal = Abmachung
sheet-item = Im Wortlaut
sheet-proposal = { $you ->
        [yes] Dein Vorschlag { $number }
       *[no] Vorschlag { $number } von { $seat }
    }
sheet-promise = Geltendes Versprechen
sheet-draft = Dein Vorschlag in Arbeit

## Der Plan im Browser

board-fl = { $number } fl
board-map = Straßenkarte
board-cartouche = Straßen und Messen
board-cartouche-from = von Brügge bis Genua
board-cartouche-tag = Erlös heute, mit Bonus
board-city = { $number ->
        [0] { $city }, kein Bonus.
       *[other] { $city }, Bonus { $number }.
    }
board-courier = Der Kurier: { $node }
board-wagon = { $wagon }: { $node }.
board-at = in { $place }
board-towards = Richtung { $place }
board-blocked = Achse gebrochen
board-loads = Die Wagen und ihre Ladung
board-master = Lademeister
board-master-of = Wagen { $number }
board-cities = Städte und Lagerhäuser
board-prices = Preistafel
board-price-of = { $good }: { $buy } im Einkauf, { $sell } im Verkauf
board-short-food = Nahr.
board-left = Rest
board-left-short = noch { $number }
board-track = Wagenleiste
board-end-mark = Ende
board-arrivals = { $number } von { $goal } Ankünften
board-climb-cost = Eine Stufe kostet { $number } fl
board-ladder = Ständetafel
board-ladder-hint = Die Zahl auf der Stufe nennt die Standeskosten jeder Runde.
board-ladder-of = { $number ->
        [0] { $name }: Stufe { $level }, { $rank }, keine Standeskosten.
       *[other] { $name }: Stufe { $level }, { $rank }, Standeskosten { $number }.
    }
board-level = Stufe
board-upkeep = { $number ->
        [0] keine Standeskosten
       *[other] Standeskosten { $number } fl
    }
board-investments = Investitionskarten zu ersteigern
board-investments-none = Keine Karte zu ersteigern.
board-piles = Im Stapel: { $cards }. Einflusskarten übrig: { $influence }.
board-stars = { $number ->
        [one] 1 Stern
       *[other] { $number } Sterne
    }
board-tiles = Offene Bewegungsplättchen:
board-influence = { $number ->
        [0] keine Einflusskarte auf der Hand
        [one] 1 Einflusskarte auf der Hand
       *[other] { $number } Einflusskarten auf der Hand
    }
board-first = beginnt die Runde
board-loans = { $number ->
        [one] 1 Kredit
       *[other] { $number } Kredite
    }
board-chosen = hat gewählt
board-round = Runde { $number }
board-phase = Phase { $number }
board-phase-buying = Einkauf
board-phase-loading = Laden
board-phase-moving = Fahren
board-phase-pricing = Preise
board-phase-unloading = Entladen
board-phase-investing = Investieren
board-phase-status = Rang
board-purse = Kasse
board-your-answer = Deine Antwort
board-amount = Betrag in Gulden
board-wagon-here = Wagen { $number }
board-buy-done = Das ist alles
board-buy-done-hint = nichts mehr kaufen
board-stock-here = Waren in { $city }
board-pass-hint = nicht bieten
board-lot-standing = { $name }: { $amount } fl
board-lot-none = Noch kein Gebot. Wer den Zuschlag bekommt, nimmt eine dieser Karten.
board-talk = Was gesagt wurde
board-monopoly-new = dein Monopol
board-load-nothing = Nichts laden
board-no-monopoly = kein Monopol
board-accept = Annehmen
board-accept-bid = Gebot annehmen
board-haggle = Feilschen
board-free = Mit der Karte
board-fee-none = ohne Gebühr
board-final-quote = Letztes Angebot
board-final-quote-hint = dann annehmen oder verzichten
board-one-none = Kein Preis für eine
board-two-none = Kein Preis für zwei
board-no-offer = Kein Angebot
board-no-offer-hint = ein Gebot bleibt möglich
board-refuse = Ablehnen
board-withdraw = Gebot zurückziehen
board-leave = Nichts mehr
board-leave-hint = nichts mehr laden
board-wait = Warten
board-wait-hint = warten alle, ist Schluss
board-channels = Laufende Verhandlungen
board-channel = { $master } und { $shipper }
board-asks-both = verlangt { $one ->
        [0] nichts
       *[other] { $one } fl
    } für eine, { $two ->
        [0] nichts
       *[other] { $two } fl
    } für zwei
board-asks-one = verlangt { $one ->
        [0] nichts
       *[other] { $one } fl
    } für eine
board-asks-two = verlangt { $two ->
        [0] nichts
       *[other] { $two } fl
    } für zwei zusammen
board-asks-nothing = hat noch nichts verlangt
board-bids = bietet { $fee ->
        [0] nichts
       *[other] { $fee } fl
    } für
board-bids-nothing = hat noch nichts geboten
board-quote-to = Angebot machen
board-quotes-left = noch { $number }
board-withdraw-quote = Angebot zurückziehen
board-choose-wagon = Was bewegst du?
board-the-courier = Der Kurier
board-arrives = Ankunft in { $city }
board-arrives-empty = Wagen leer, nichts zu verkaufen
board-city-in = { $city } in { $number }
board-meets = trifft den Kurier: eine Karte
board-junction-to = Abzweigung, Richtung { $city }
board-idle = Nichts kann fahren
board-idle-hint = das Plättchen ist verbraucht
board-end-turn = Zug beenden
board-dial-legend = Jeder Zeiger hebt seine Ware um eine Preisstufe; von ganz oben fällt sie nach ganz unten. Was die anderen wählen, kommt hinzu.
board-dial = Preisscheibe
board-pointer = Zeiger { $number }
board-rises-to = steigt auf { $number }
board-falls-to = stürzt auf { $number }
board-scene-bids = Die Gebote werden aufgedeckt
board-scene-dials = Die Preisscheiben werden aufgedeckt
board-scene-unloading = Entladen
board-crash = Preissturz
board-ramp = Deine Waren in { $city } und deine Ladereihe
board-crate = { $good }: { $number } hier
board-slot = Platz { $number } auf dem Wagen
board-step = Stufe { $level }, { $rank }, Standeskosten { $number }
board-post-done = Nichts ändern
board-sales-done = Das ist alles
board-leaves = { $number ->
        [0] dann bleibt nichts
       *[other] dann bleiben { $number } fl
    }
board-draw = Karte ziehen
board-bonus-sale = „Bonusverkauf“ spielen
board-pay = { $number ->
        [0] Nichts zu zahlen
       *[other] { $number } fl zahlen
    }
board-drop = Absteigen
board-drop-hint = auf den Rang, den du bezahlen kannst
board-loan = { $number } fl Kredit aufnehmen
board-loan-hint = { $number } fl zurückzahlen; bis dahin kein Aufstieg
board-stay = Rang behalten
board-climb-hint = { $left ->
        [0] dann bleibt nichts
       *[other] dann bleiben { $left } fl
    }, Standeskosten { $upkeep } fl
board-repay = Kredit zurückzahlen
board-done = Das ist alles
board-decline = Nein, danke
board-proposal = { $maker } schlägt { $partner } vor (Nr. { $number })
board-proposal-to-you = { $maker } schlägt dir vor (Nr. { $number })
board-proposal-yours = Du schlägst { $partner } vor (Nr. { $number })
board-deal-binding = Versprechen binden
board-deal-free = Versprechen binden nicht
board-withdraw-deal = Zurückziehen
board-later = Stehen lassen
board-later-hint = später antworten
board-promises = Geltende Versprechen
board-escrow = in Treuhand
board-propose = { $name } eine Abmachung vorschlagen
board-draft = Dein Vorschlag an { $name }
board-draft-empty = Noch leer: Füge Geld, eine Karte oder ein Versprechen hinzu.
board-draft-part = Hinzufügen
board-draft-when = Das Ereignis
board-part-give = Du zahlst
board-part-take = Du bekommst
board-part-give-card = Du gibst eine Karte ab
board-part-take-card = Du bekommst eine Karte
board-part-mine = Du versprichst
board-part-theirs = { $name } verspricht
board-when-courier = Der Kurier
board-when-price = Ein Preis
board-when-master = Ein Lademeister
board-when-no-axle = Eine Achse
board-post-deal = Vorlegen
board-post-deal-hint = alle sehen ihn, die andere Seite antwortet
board-drop-deal = Verwerfen
board-drop-words = Dieses Versprechen verwerfen
board-meanwhile = Die offene Frage
board-evaluation = Entladen, Runde { $number }
board-unloads = { $wagon } in { $city }
board-sheet = Das Ergebnis und woher das Geld kommt
board-place = Ergebnis
board-source-start = Zu Beginn
board-source-sales = Verkauf bei Ankunft
board-source-stock = Verkauf aus dem Lagerhaus
board-source-fees = Ladegebühren
board-source-goods = Wareneinkauf
board-source-wagons = Gebote auf Wagen
board-source-cards = Investitionskarten
board-source-upkeep = Standeskosten
board-source-climbing = Aufstieg
board-source-loans = Kredite
board-source-deals = Abmachungen
board-hint-bid = Alle bieten verdeckt. Das höchste Gebot wird bezahlt und macht zum Lademeister; die anderen behalten ihr Geld.
board-hint-load = Eine einzige Sorte, bis zu drei: Sie wird dein Monopol auf diesem Wagen.
board-hint-move = Wähle einen Wagen, dann sein Ziel: Die erreichbaren Felder leuchten auf der Karte.
board-hint-dial = Alle wählen verdeckt; die Preise ändern sich gemeinsam.
board-hint-lot = Wer am meisten bietet, nimmt eine Karte. Sie gilt ab der nächsten Runde.
board-hint-quote = Eine Gebühr für eine Ware, dann eine für zwei.
board-hint-draft = Niemand sieht ihn, bis du ihn vorlegst.
board-hint-climb = Der höchste Rang gewinnt, kostet aber jede Runde seine Standeskosten.

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Partie
name-reason-rank = die Ränge und ihre Standeskosten
name-reason-debts = die Kredite
name-reason-cargo = die Waren auf den Wagen
name-reason-stock = die Waren in den Lagerhäusern
name-reason-wagons = die Herrschaft über die Wagen
name-reason-cards = die Karten
name-reason-money = die Gulden
name-reason-prices = die Preise
reason-florins = Lässt { $amount } Gulden mehr in der Kasse.
reason-rank = Steigt auf zum Rang { $level-quoted }.
reason-highest =
    Niemand steht höher: { $number ->
        [one] eine Stufe
       *[other] { $number } Stufen
    } Vorsprung.
reason-upkeep = Kostet in jeder Runde { $amount } Gulden weniger Standeskosten.
reason-debts =
    { $number ->
        [one] Ein Kredit
       *[other] { $number } Kredite
    } weniger am Hals.
reason-pays-upkeep = Lässt genug für die Standeskosten von { $amount } Gulden.
reason-next-step = Lässt genug für den Aufstieg: Eine Stufe kostet { $amount } Gulden.
reason-stored =
    { $number ->
        [one] Eine Ware
       *[other] { $number } Waren
    } im Lagerhaus { $city-im }.
reason-wagon-waits = { $wagon-bare } steht { $city-im } bereit: Die Ware kann bald aufgeladen werden.
reason-dear-good = Nichts ist teurer als { $good-ein }: { $amount } Gulden.
reason-margin = Zu den heutigen Preisen bringt { $good-ein } { $amount } Gulden mehr, als es kostet.
reason-price-up =
    { $amount } Gulden mehr für { $good-einen }, und davon { $you ->
        [yes] hast du
       *[no] hat { $seat }
    } { $number ->
        [one] ein Stück
       *[other] { $number } Stück
    } unterwegs.
reason-price-down = { $amount } Gulden weniger für { $good-einen }: Das trifft { $rival-seat-wen } am meisten.
reason-master = Wer Lademeister von { $wagon-bare } ist, lädt zuerst und kassiert Gebühren.
reason-loaded =
    Auf { $wagon-bare } { $number ->
        [one] fährt eine Ware
       *[other] fahren { $number } Waren
    } von { $seat-wem } mit.
reason-monopoly = Niemand sonst darf { $good-einen } auf { $wagon-bare } laden.
reason-blocks =
    { $wagon-bare } bleibt stehen, und am meisten darauf { $rival-you ->
        [yes] hast du
       *[no] hat { $rival-seat }
    }.
reason-arrives = { $wagon-bare } kommt { $city-im } an; die Waren von { $seat-wem } bringen zu heutigen Preisen { $amount } Gulden.
reason-nearer =
    { $wagon-bare } rückt näher an { $city-den } heran: noch { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    }.
reason-mostly-own =
    { $wagon-bare } fährt vor allem für { $seat-wen }: { $number ->
        [one] ein Stück
       *[other] { $number } Stück
    }.
reason-holds-up =
    Hält { $wagon-bare } auf, und am meisten darauf { $rival-you ->
        [yes] hast du
       *[no] hat { $rival-seat }
    }.
reason-fetches =
    Schickt { $wagon-bare } Richtung { $city-bare }, wo { $number ->
        [one] eine Ware wartet
       *[other] { $number } Waren warten
    }.
reason-keeps-card =
    Behält { $number ->
        [one] eine Einflusskarte
       *[other] { $number } Einflusskarten
    } mehr.
reason-investment = { $card-quoted } wirkt in jeder weiteren Runde.
reason-stars =
    Die Karte ist { $number ->
        [one] einen Stern
       *[other] { $number } Sterne
    } wert.
reason-tile =
    Behält { $number ->
        [one] ein Bewegungsplättchen
       *[other] { $number } Bewegungsplättchen
    } mehr für später.
reason-saves-card = Die Einflusskarte nützt ein andermal mehr.
reason-bonus-sale = Der Bonus zählt für alle Waren von { $seat-wem } auf diesem Wagen.
reason-waits = Genug für den Moment, der Rest hat Zeit.
reason-loan = Das Geld hilft sofort, und ein Kredit lässt sich später zurückzahlen.
reason-more-stars =
    { $number ->
        [one] Ein Stern
       *[other] { $number } Sterne
    } mehr als auf der anderen Karte.
reason-moves-wagons = Bewegt Wagen weiter, Zug für Zug.
reason-turns-prices = Verändert in jeder Runde einen Preis.
reason-leads-courier = Bewegt den Kurier, der Einflusskarten bringt.
reason-rival-stars =
    Holt bei den Sternen auf: { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } { $number }.
reason-buys-cheaper = Im Einkauf kostet { $good-ein } { $amount } Gulden weniger.
reason-axle-harmless =
    Auf { $wagon-bare } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    } nichts.
reason-axle-many =
    { $number ->
        [one] Jemand anders wartet
       *[other] { $number } andere warten
    } auf seine Ladung.
reason-keeps-rank = { $amount } Gulden Standeskosten sind nicht zu bezahlen: Die Karte rettet den Rang.
reason-keeper-price = Mit der Karte kostet der Rang diesmal { $amount } Gulden.
reason-can-pay = Die Standeskosten von { $amount } Gulden lassen sich ohne die Karte bezahlen.
reason-free-to-climb = Nur wer keinen Kredit hat, darf aufsteigen.
reason-repay-later = Der Kredit lässt sich auch später zurückzahlen.
reason-bid-for-both = Das Gebot gilt für zwei Waren auf einmal.
reason-bid-worth = Zu den heutigen Preisen ist die Ladung { $amount } Gulden wert.
reason-fee-gain = Zu den heutigen Preisen bleiben nach der Gebühr { $amount } Gulden.
reason-bid-more = { $amount } Gulden mehr gewinnen eher.
reason-bid-less = Riskiert { $amount } Gulden weniger.
reason-wanted-card = { $card-quoted } ist unter den Karten, die zu haben sind.
reason-outbids = Nimmt { $rival-seat-wem } das höchste Gebot ab.
reason-late = So spät in der Partie lohnt sich eine Karte kaum noch.
reason-keeps-upkeep = Lässt genug für { $amount } Gulden Standeskosten.
reason-goods-wait =
    { $number ->
        [one] Eine Ware
       *[other] { $number } Waren
    } von { $seat-wem } { $number ->
        [one] wartet
       *[other] warten
    } { $city-im } auf den Wagen.
reason-fees =
    Andere müssten Gebühren zahlen: { CAP($city-im) } hat jemand { $number ->
        [one] eine Ware
       *[other] { $number } Waren
    }.
reason-no-goods =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $city-im } nichts zu laden.
reason-rival-wants =
    { $rival-you ->
        [yes] Du brauchst
       *[no] { $rival-seat } braucht
    } den Wagen { $city-im } dringender.
reason-not-offered = Lässt anderen keinen Platz.
reason-offered = Eine Gebühr für einen Platz, der sonst leer bliebe.
reason-fee-tempts = { $amount } Gulden mehr: Da wird kaum jemand ablehnen.
reason-fee-more = { $amount } Gulden mehr, falls es klappt.
reason-fee-less = { $amount } Gulden billiger.
reason-fee-fair = { $amount } Gulden weniger, das wird eher angenommen.
reason-fee-modest = Wenig neben dem, was eine Ware bringen kann: bis zu { $amount } Gulden.
reason-fee-bar = Zu dieser Gebühr lädt niemand: Keine Ware bringt mehr als { $amount } Gulden.
reason-fee-none = Kostet nichts und macht Freunde.
reason-takes-quote = Die Ware kommt sicher auf { $wagon-bare }.
reason-both-goods = Gleich zwei Waren kommen auf { $wagon-bare }.
reason-own-bid = Ein eigenes Gebot für { $wagon-bare } kann billiger werden.
reason-quote-dear = Das Angebot ist zu teuer.
reason-free-loading = Die Karte belädt { $wagon-bare } ohne Gebühr.
reason-leaves = { $wagon-bare } ist die Gebühr nicht wert.
reason-keeps-goods = Die Ware wartet im Lagerhaus auf einen anderen Wagen.
reason-lets-others-move = Lässt erst die anderen reden.
reason-accepts-fee = Geld auf der Hand ist besser als ein leerer Platz.
reason-refuses-fee = So wenig für einen Platz auf { $wagon-bare } ist nicht genug.
reason-own-wagon =
    { $wagon-bare } hat { $number ->
        [one] eine Ware
       *[other] { $number } Waren
    } von { $seat-wem } geladen und braucht sonst niemanden.
reason-asks-more = Noch einmal fragen kann mehr Gebühr bringen.
reason-dial-up =
    Hebt den Preis für { $good-einen }, und davon { $you ->
        [yes] hast du
       *[no] hat { $seat }
    } { $number ->
        [one] ein Stück
       *[other] { $number } Stück
    } unterwegs.
reason-dial-crash =
    Der Preis für { $good-einen } steht ganz oben: Eine Preisstufe mehr, und { $rival-you ->
        [yes] du verkaufst
       *[no] { $rival-seat } verkauft
    } billig.
reason-dial-safe = Der Preis für { $good-einen } steht ganz oben: Eine Preisstufe mehr würde ihn verderben.
reason-dial-grudge =
    Hebt den Preis für { $good-einen } nicht; davon { $rival-you ->
        [yes] hast du
       *[no] hat { $rival-seat }
    } am meisten unterwegs.
reason-dial-double = Beide Zeiger auf { $good-den }: Der Preis bewegt sich bestimmt.
reason-dial-unused = Ein ungenutzter Zeiger hilft auch niemand anderem.
reason-takes-card = { $card-quoted } kommt gerade recht.
reason-new-card = { $card-quoted } ist noch nicht auf der Hand.
reason-card-for-cargo =
    { $number ->
        [one] Eine Ware
       *[other] { $number } Waren
    } von { $seat-wem } { $number ->
        [one] ist
       *[other] sind
    } unterwegs: Der Bonus wird zählen.
reason-card-for-rank = Die Karte macht den Aufstieg billiger.
reason-card-for-loading = Die Karte bringt Waren ohne Gebühr auf einen Wagen.
reason-draws-card = Auch eine unbekannte Karte ist eine Karte.
reason-free-wagon = Ohne die Karte darf der Wagen in diesem Zug noch weiter.
reason-proposes =
    { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } hier etwas zu geben.
reason-deals-weaker =
    { $rival-you ->
        [yes] Du stehst
       *[no] { $rival-seat } steht
    } tiefer: Da schadet eine Abmachung weniger.
reason-posts = Der Vorschlag sagt alles Nötige.
reason-no-deal = Lieber im Moment keine Abmachung.
reason-gives-florins = { $amount } Gulden sind ein fairer Preis.
reason-asks-florins = { $amount } Gulden für den Gefallen.
reason-promises = Ein Versprechen kostet kein Geld.
reason-wants-promise = Ein Versprechen der anderen Seite ist etwas wert.
reason-gives-card = Eine Karte ist entbehrlich.
reason-asks-card = Eine Karte der anderen Seite wäre nützlich.
reason-names-it = Sagt, worum es beim Versprechen geht.
reason-first-own = Erst die eigenen Geschäfte, dann Abmachungen.
reason-deal-pays =
    { $rival-you ->
        [yes] Du zahlst
       *[no] { $rival-seat } zahlt
    } dafür { $amount } Gulden.
reason-deal-bound = Es bindet { $rival-seat-wen } durch ein Versprechen.
reason-deal-free = Dafür wird kein Versprechen verlangt.
reason-deal-dear = Es würde { $amount } Gulden kosten.
reason-stays-free = Bleibt frei von Versprechen.
reason-deal-nothing =
    { $rival-you ->
        [yes] Du gibst
       *[no] { $rival-seat } gibt
    } nichts dafür.

## Material: die Teile von components.toml und ihre Schlüssel

material-money = Geld
    .start-per-player = Alle beginnen mit
    .bank-is-unlimited = Die Bank wird nie leer
    .c1000 = Münzen zu 1.000
    .c500 = Münzen zu 500
    .c100 = Münzen zu 100
    .start-coins = Zu Beginn
    .coin-supply = Insgesamt
material-seats = Am Tisch
    .order = Farben
material-coats-of-arms = Wappen
    .per-player = Pro Person
    .on-status-ladder = Auf der Ständetafel
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
    .per-player = Pro Person
    .pointers = Zeiger
    .targets = Felder
    .step-per-pointer = Preisstufen je Zeiger
material-cities = Städte
    .ring-order = Rings um die Karte
    .market = Markt
material-warehouse = Lagerhäuser
    .per-player-per-city = Pro Person und Stadt
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
    .row-capacity-other = Platz für die anderen
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
material-wagon-track = Preis einer Stufe
    .cost-by-arrivals = Nach Ankünften
    .beyond-last = Danach
material-game-end = Spielende
    .finish-round = Die Runde wird beendet
material-game-end-arrivals-by-players = Ankünfte, die die Partie beenden
    .p2 = Zu zweit
    .p3 = Zu dritt
    .p4 = Zu viert
material-status-ladder = Ständetafel
    .max-climb-per-round = Stufen je Runde, höchstens
material-status-ladder-levels = Ränge und Standeskosten
    .level = Stufe
    .upkeep = Standeskosten je Runde
material-credit = Kredite
    .loan = Kredit
    .repay = Zurückzuzahlen
    .max-new-per-round = Neue je Runde, höchstens
    .cards-printed = Gedruckte Karten
material-investment = Investitionskarten
    .face-up = Offen
    .cards-per-round = Versteigert je Runde
    .max-per-player-per-round = Pro Person und Runde
    .bid-step = Schritt der Gebote
material-investment-cards = Die Investitionskarten im Einzelnen
    .stars = Sterne
    .price-1999 = Preis von 1999
    .price-steps = Preisstufen
    .may-wrap = Auch von oben nach unten
    .courier-steps = Felder des Kuriers
    .wagon-points = Mehr Punkte für einen Wagen
    .flat-purchase-cost = Preis aller Käufe einer Runde
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
    .max-open-deals-per-player = Offene Abmachungen pro Person, höchstens
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
    .junction = Abzweigung
    .listed-order = in der genannten Reihenfolge
    .repeat-last = der letzte Preis
    .players-minus-1 = eine weniger, als Leute mitspielen

## Hilfe zu Figuren, Zeichen und Zahlen

help-map = Städte, Wegfelder und Abzweigungen; auf jedem Feld und in jeder Stadt steht höchstens ein Wagen.
    .name = Straßenkarte
help-city = Der Markt verkauft drei Sorten, der Bonus belohnt fremde Waren, und alle haben hier ein Lagerhaus.
    .name = Stadt
help-tag = Was eine deiner Waren hier heute brächte, mit Bonus, wo sie fremd ist.
    .name = Erlös heute
help-road = Ein Wagen, der auf der Abzweigung hält, fährt auf dieser Straße weiter.
    .name = Der weitere Weg
help-reach = Wohin der Wagen kommt und mit welchen Punkten; bei einer Ankunft steht dabei, was du verkaufst.
    .name = In Reichweite
help-ramp = Deine Waren in dieser Stadt und deine Plätze auf dem Wagen: erst die Ware, dann der letzte Platz, den sie füllt.
    .name = Laderampe
help-kind-of-good = Eine der sechs Sorten: Du kaufst sie, wo ein Markt sie zeigt; wo sie fremd ist, kommt der Bonus der Stadt hinzu.
help-price-table = Die Zeile einer Ware sagt links, was sie kostet, und rechts, was sie bringt.
    .name = Preistafel
help-selling-price = Was eine Ladung je Ware bringt; fremde Waren bringen dazu den Bonus der Stadt.
    .name = Verkaufspreis
help-step-price = Was eine Stufe der Ständetafel bei so vielen Ankünften kostet.
    .name = Preis einer Stufe
help-player = Alles von diesem Handelshaus trägt seinen Buchstaben, seine Farbe und seine Form.
    .name = Handelshaus
help-first-player = Beginnt jede Phase dieser Runde; in der nächsten beginnt, wer links daneben sitzt.
    .name = Startplatz
help-sealed = Hat verdeckt geantwortet; alle Antworten werden gemeinsam aufgedeckt.
    .name = Hat gewählt
help-cloth = { help-kind-of-good }
help-iron = { help-kind-of-good }
help-wine = { help-kind-of-good }
help-food = { help-kind-of-good }
help-silk = { help-kind-of-good }
help-salt = { help-kind-of-good }

## Das Spiel auf einer Seite

summary-aim = Erreiche den höchsten Rang auf der Ständetafel: Geld ist nur das Mittel, um aufzusteigen.
summary-pieces-goods = Sechs Sorten Waren, von jeder acht Stück
summary-pieces-wagon = Drei Wagen, auf denen alle ihre Waren befördern
summary-pieces-courier = Der Kurier: Wer ihn trifft, nimmt eine Einflusskarte
summary-pieces-influence = Einflusskarten: geheim, einmal zu spielen
summary-pieces-investment = Investitionskarten: ersteigert, in jeder Runde nützlich
summary-pieces-ladder = Zwölf Stufen, jede mit ihren Standeskosten
summary-turn-buying = Kauf bis zu drei Waren; sie kommen in deine Lagerhäuser in Städten, deren Markt sie zeigt.
summary-turn-loading = Bietet heimlich um die Wagen in Städten: Wer gewinnt, lädt umsonst bis zu drei Waren einer Sorte, die anderen bis zu zwei gegen eine ausgehandelte Gebühr.
summary-turn-moving = Alle bewegen mit einem Bewegungsplättchen einen Wagen; erreicht er eine Stadt ohne Wagen, ist er angekommen.
summary-turn-selling = Stell heimlich zwei Zeiger, die Preise heben; dann wird alles verkauft, was angekommen ist.
summary-turn-rising = Bietet um Investitionskarten, zahlt die Standeskosten und steigt um bis zu zwei Stufen auf.
summary-score-sale = Eine Ware bringt ihren Verkaufspreis und, wo sie fremd ist, den Bonus der Stadt dazu.
summary-score-rank = Nur der Rang zählt; jede Ankunft macht die Stufen teurer.
summary-score-loan = Wer noch einen Kredit hat, kommt nach allen anderen.
summary-end = Die letzte Runde ist die, in der Wagen Nummer 6 (zu zweit), 7 (zu dritt) oder 8 (zu viert) ankommt. Bei gleichem Rang gewinnt, wer mehr Geld hat.
summary-idea = Früh aufzusteigen ist billiger, doch die Standeskosten kommen in jeder Runde wieder. Hilf den Wagen, die deine Waren tragen, auch wenn andere mitfahren, und steig auf, wenn das Geld kommt.

## Die geführte erste Partie

lesson-aim = Willkommen! Du fängst ganz unten auf der Ständetafel an und träumst vom Rat der Stadt. Wer am Ende am höchsten steht, gewinnt; Geld ist nur das Mittel dazu.
lesson-wagons = Nur drei Wagen tragen die Waren aller. In jeder Runde kauft ihr ein, ladet, bewegt die Wagen, stellt die Preise, verkauft, was angekommen ist, ersteigert Karten und steigt auf.
lesson-buy = Kauf Nahrung für dein Lagerhaus in Köln: Dort steht Wagen 2. In Hamburg, wo Nahrung fremd ist, bringt sie 200 Gulden mehr.
lesson-two = Noch einmal Nahrung für Köln. Waren sind billig: Jetzt kosten sie 100 Gulden, beim Verkauf bringen sie 600 oder mehr.
lesson-three = Und ein drittes Mal: Wer über einen Wagen bestimmt, darf drei Waren einer Sorte laden.
lesson-wine = In der ersten Runde kaufen alle zweimal ein. Kauf Wein für Paris, wo Wagen 1 steht: Du darfst auf mehreren Wagen Waren haben.
lesson-done = Drei müssen es nicht sein: Waren bringen erst etwas, wenn ein Wagen sie trägt. Das reicht für jetzt, wähle also „Das ist alles“.
lesson-bid = Jetzt wird geladen, zuerst auf Wagen 1. Wer wird Lademeister? Alle bieten verdeckt, und nur das höchste Gebot wird bezahlt. Biete nichts: Dein Geld brauchst du gleich für Wagen 2.
lesson-fee = Der Lademeister lädt zuerst und umsonst, und diese Sorte lädt hier niemand sonst. Alle anderen zahlen eine Ladegebühr. Nimm das Angebot an: Dein Wein bringt viel mehr ein.
lesson-control = Wagen 2 steht dort, wo deine Nahrung liegt. Biete 900: Dreimal Nahrung bringt in Hamburg mindestens 2.400 Gulden, und die anderen zahlen dir Ladegebühren.
lesson-load = Der Wagen gehört dir! Lade dreimal Nahrung. Damit ist Nahrung auf diesem Wagen dein Monopol.
lesson-quote = Nun möchte noch jemand laden, und du nennst die Ladegebühr. Verlange 300 Gulden für eine Ware.
lesson-again = Du verhandelst mit allen einzeln. Verlange auch hier 300 Gulden.
lesson-haggle = Dir wird weniger geboten, als du verlangst. Nimm trotzdem an: Das ist leicht verdientes Geld, und wer Waren auf deinem Wagen hat, hilft dir, ihn zu bewegen.
lesson-spare = Wagen 3 steht in Wien, und dort hast du nichts. Biete nichts und behalte dein Geld.
lesson-roads = Los geht es! Mit einem dieser Bewegungsplättchen bewegst du irgendeinen Wagen, ganz gleich, wessen Waren er trägt. Benutzt bleibt es verdeckt, bis alle vier es sind.
lesson-move = Wagen 2 ist auf dem Weg nach Hamburg. Wähle ihn und dann das Plättchen 2: So hält er beim Kurier, und wer den Kurier trifft, nimmt eine Einflusskarte.
lesson-card = Such dir eine Karte aus, am besten „Sozialer Aufstieg“: Bald kostet eine Stufe viel mehr als 1.200 Gulden, mit dieser Karte aber nicht. Welche du nimmst, sieht niemand.
lesson-dial = Nun zu den Preisen. Jeder deiner zwei Zeiger hebt eine Ware um eine Preisstufe; von der obersten geht es zur untersten. Stell beide auf Nahrung: Das bringt dir je Stück 200 Gulden mehr.
lesson-sold = Der Wagen ist angekommen, und was er trug, ist verkauft. Das bringt dir { $earned } Gulden: den Verkaufspreis, und für fremde Waren den Bonus der Stadt.
lesson-lot = Jetzt werden Investitionskarten versteigert; sie helfen dir in jeder Runde. Biete 600: Wer am meisten bietet, nimmt sich eine davon.
lesson-choose = Nimm eine, zum Beispiel „Große Wagnerei“: Von der nächsten Runde an bewegst du die Wagen zwei Felder weiter.
lesson-upkeep = Jeder Rang hat seine Standeskosten, zu zahlen in jeder Runde, bevor ihr aufsteigt: Sie stehen auf der Stufe. Deiner kostet noch nichts.
lesson-climb = Jede Ankunft macht eine Stufe teurer, darum steig früh auf: gleich zwei Stufen, mehr sind in einer Runde nicht erlaubt. Karten dafür behältst du besser für später.
lesson-idea = Eine Idee, wie du gewinnst: Steig früh auf, solange es billig ist, aber behalte genug Geld für die Standeskosten. Und teile deine Wagen: Wer Waren darauf hat, hilft dir weiter.
lesson-end = Schön gespielt! Die Runde, in der der siebte Wagen ankommt, ist die letzte, und der höchste Rang gewinnt. Spiel weiter, wie du magst; ich schaue still zu.

## Bilder im Regelheft

picture-map = Die Karte zu Beginn einer Partie: Die Wagen stehen in Paris, Köln und Wien, und der Kurier wartet zwei Felder vor Hamburg. Jede Stadt zeigt die drei Waren ihres Markts und den Wert unter ihrem Bonusmarker: nichts, wo ein Wagen steht, sonst 200.
picture-purchase = Du kaufst dreimal Nahrung für je { $price } Gulden. Der Markt von Köln zeigt Nahrung, also kommt sie dort sofort in dein Lagerhaus.
picture-control = Beispiel. Für Wagen 2 hast du { $first } Gulden geboten, Ben { $second } und Clara { $third }. Du zahlst der Bank, die anderen behalten ihr Geld. Du bist Lademeister: Dir gehört die Krone, und deine Ladereihe hat drei Plätze; die anderen haben je zwei.
picture-loaded = Beispiel. Die Nahrung auf deiner Ladereihe ist dein Monopol auf diesem Wagen. Ben hat dir { $first } Gulden für sein Eisen gezahlt, Clara { $fee } für ihr Tuch. Beide könnten noch eine Ware laden.
picture-movement = Beispiel. Clara bewegt Wagen 2 um { $first } Felder auf die Abzweigung und richtet ihn nach Hamburg aus. Dein Plättchen bringt ihn { $second } Felder weiter, zum Kurier: Du darfst sofort eine Einflusskarte nehmen.
picture-prices = Beispiel. Deine beiden Zeiger stehen auf Nahrung: Sie steigt um zwei Preisstufen und bringt jetzt { $sell } Gulden. Ben zeigt auf Eisen und Salz, Clara auf Tuch und Seide, je eine Preisstufe mehr. Wein will niemand.
picture-unloading = Beispiel. Wagen 2 ist in Hamburg angekommen. Nahrung bringt { $sell } Gulden, und weil der Markt von Hamburg sie nicht zeigt, kommt der Bonus dazu: je { $food }, für deine drei { $earned }. Eisen und Tuch gibt es hier, sie bringen je { $iron }. Danach ist der Bonus von Hamburg 0.
picture-investments = Beispiel. Vier Karten liegen offen. Clara bietet in der ersten Versteigerung { $first } Gulden, du { $second }, und die beiden anderen passen. Du zahlst und nimmst { $card-den }. Zu dritt gibt es eine zweite Versteigerung, ohne dich.
picture-climbing = Beispiel. Ein Wagen ist angekommen, also kostet eine Stufe 600 Gulden. Clara und du habt je { $price } für zwei Stufen gezahlt, und die Standeskosten eures Rangs betragen jetzt 200 Gulden je Runde. Die siebte Ankunft beendet die Partie.
picture-end = Das Ende einer Partie: Niemand hat einen Kredit, also entscheidet der Rang. Du bist auf Stufe 8 und gewinnst vor Clara auf Stufe 7 und Ben auf Stufe 6. Gulden würden nur bei gleichem Rang zählen.
picture-haggling = Beispiel. Du hast von Clara 300 Gulden für eine Ware verlangt. Sie bietet { $offered } für ihr Tuch. Du kannst annehmen, ein letztes Angebot machen oder ablehnen.
