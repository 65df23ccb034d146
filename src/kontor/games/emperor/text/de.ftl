### Im Schatten des Kaisers auf Deutsch

## Das Spiel

game-title = Im Schatten des Kaisers
game-tagline = Sieben Kurfürsten, ein Thron und eine Familie, die unaufhörlich altert
game-about = Deutschland im späten Mittelalter. Deine Familie schickt Barone, Paare, Ritter und Städte in die sieben Kurfürstentümer des Reichs. Jede Runde kaufst du aus einer gemeinsamen Auslage von Aktionskarten, dann fällt jedes Kurfürstentum an die Familie mit dem meisten Einfluss, und die Kurfürsten wählen, wenn jemand den Kaiser herausfordert. Niemand bleibt ewig: Jede Runde werden deine Leute zehn Jahre älter, und die Farben der gekauften Karten entscheiden, ob ein Sohn oder eine Tochter geboren wird. Kein Glück, sobald der erste Kaiser feststeht, und nur ein Geheimnis: die Stimmabgabe.

## Was gefragt wird

prompt-first-city = Setze die erste Reichsstadt auf ein Stadtfeld.
prompt-first-seat = Setze einen Baron von 45 auf ein leeres Kurfürstenfeld.
prompt-first-noble = Setze { name-a-tile } auf ein freies Adelsfeld.
prompt-first-knight = Setze einen Ritter auf ein freies Adels- oder Burgfeld.
prompt-successor = Der Thron ist leer: Wer aus deiner Familie folgt nach?
prompt-son = Ein Sohn ist geboren: Wohin geht er?
prompt-marriage = Du hast eine Tochter: Welchen Baron fragst du?
prompt-answer = { $father-seat } fragt, ob dein { name-tile } { $place-in } die Tochter heiraten will.
prompt-action = Du bist am Zug und hast { name-thalers }: Kaufe eine Karte, nutze ein Privileg, schicke einen Ritter oder passe.
prompt-eminence = Wo wirkt deine Graue Eminenz?
prompt-tie = Gleichstand { $place-in }: Als Kaiser bestimmst du, wer gewinnt.
prompt-elector = Du gewinnst { $place-the }: Wer wird Kurfürst?
prompt-push = Kein Platz { $place-in } für deinen früheren Kurfürsten: Wessen Ritter weicht?
prompt-church = Kirchlicher Einfluss: In welchem Erzbistum wirkt er?
prompt-ban = Kirchenbann: Welches weltliche Kurfürstentum verliert seine Stimmen?
prompt-vote = { $emperor-seat } oder { $rival-seat }? Du hast { name-votes }, und deine Wahl bleibt geheim, bis alle gewählt haben.
prompt-new-emperor = Du bist der neue Kaiser: Wer aus deiner Familie besteigt den Thron?
prompt-old-emperor = Du hast den Thron verloren: Wohin geht dein { name-tile }?
prompt-imperial-place = Setze eine Reichsstadt auf ein freies Stadtfeld.
prompt-imperial-move = Versetze eine Reichsstadt auf ein freies Stadtfeld.
waiting-first-city =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } die erste Reichsstadt.
waiting-first-seat =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen ersten Kurfürsten.
waiting-first-noble =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Adligen.
waiting-first-knight =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Ritter.
waiting-successor =
    { $you ->
        [yes] Du bestimmst
       *[no] { $seat } bestimmt
    } die Nachfolge auf dem Thron.
waiting-son =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Sohn ein.
waiting-marriage =
    { $you ->
        [yes] Du suchst
       *[no] { $seat } sucht
    } einen Bräutigam.
waiting-answer =
    { $you ->
        [yes] Du antwortest
       *[no] { $seat } antwortet
    } auf einen Heiratsantrag.
waiting-action =
    { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } am Zug.
waiting-eminence =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } die Graue Eminenz ein.
waiting-tie =
    { $you ->
        [yes] Du entscheidest
       *[no] { $seat } entscheidet
    } als Kaiser einen Gleichstand.
waiting-elector =
    { $you ->
        [yes] Du bestimmst
       *[no] { $seat } bestimmt
    } einen neuen Kurfürsten.
waiting-push =
    { $you ->
        [yes] Du schaffst
       *[no] { $seat } schafft
    } Platz für einen früheren Kurfürsten.
waiting-church =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } ein Erzbistum für den kirchlichen Einfluss.
waiting-ban =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } ein weltliches Kurfürstentum für den Kirchenbann.
waiting-vote =
    { $number ->
        [one] Geheim wird gewählt; eine Stimmkarte fehlt noch.
       *[other] Geheim wird gewählt; { $number } Stimmkarten fehlen noch.
    }
waiting-new-emperor =
    { $you ->
        [yes] Du besteigst
       *[no] { $seat } besteigt
    } den Thron.
waiting-old-emperor =
    { $you ->
        [yes] Du verlässt
       *[no] { $seat } verlässt
    } den Thron.
waiting-imperial-place =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } eine Reichsstadt.
waiting-imperial-move =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } eine Reichsstadt.
waiting-over = Das Spiel ist aus.

## Was geantwortet werden kann

option-pass = Für den Rest der Phase passen
    .confirm = Passen gilt für die ganze Phase.
option-accept = Annehmen: Aus dem Baron wird ein Paar, der Vater punktet
option-accept-archbishop = Annehmen: Aus dem Baron wird ein Paar, er gibt seinen Sitz auf, der Vater punktet
option-refuse = Ablehnen: Sie geht ins Kloster, der Vater bekommt Geld
option-convent = Ins Kloster, ohne zu fragen: { name-thalers }
option-eminence-decline = Auf die Graue Eminenz verzichten
option-brandenburg = Privileg von Brandenburg (kostenlos): die Graue Eminenz nehmen
option-vote-for = Für den Kaiser, { $seat }: { name-votes }
option-vote-against = Gegen den Kaiser, für { $seat }: { name-votes }
option-unused = { $deed } ({ name-price }): Karte nehmen, ohne sie zu nutzen
option-rival = { $deed } ({ name-price }): den Kaiser herausfordern; damit endet die Phase für dich
    .confirm = Du forderst den Kaiser heraus, und die Phase endet für dich.
option-pope = { $deed } ({ name-price }): eine Stimme mehr bei der Wahl dieser Runde
option-church-influence = { $deed } ({ name-price }): vor der Wahl den Kurfürsten eines Erzbistums stärken
option-excommunication = { $deed } ({ name-price }): vor der Wahl ein weltliches Kurfürstentum zum Schweigen bringen
option-knight-place = { $deed } ({ name-price }): { $space-on } { $place-in }
option-knight-move = { $deed } ({ name-price }): { $origin-from } ({ $origin-space-bare }) { $place-to } ({ $space-bare })
option-first-knight = { $place }, { $space-bare }
option-seat = Kurfürstenfeld: { $place }
option-enter = { $place }, auf ein freies Adelsfeld
option-enter-push = { $place }, anstelle { name-pushed }
option-city = Stadtfeld: { $place }
option-city-move = Reichsstadt { $origin-from } { $place-to }
option-crown = Dein { name-tile } { $place-in }
option-propose = { $owner-seat }: { name-tile } { $place-in }
option-propose-archbishop = { $owner-seat }: { name-tile } { $place-in }, der abdanken würde
option-eminence = { $place }: ein Einfluss mehr
option-name-keeps =
    { $you ->
        [yes] Dich selbst: Du behältst
       *[no] { $seat }: behält
    } den Sitz
option-name-takes =
    { $you ->
        [yes] Dich selbst: Du nimmst
       *[no] { $seat }: nimmt
    } den Sitz { $points ->
        [0] ohne Punkte
       *[other] für { name-points }
    }
option-name-falls-vacant =
    { $you ->
        [yes] Dich selbst
       *[no] { $seat }
    }: niemand Geeignetes, { $holder-you ->
        [yes] du verlierst
       *[no] { $holder-seat } verliert
    } den Sitz, er wird frei
option-name-nothing =
    { $you ->
        [yes] Dich selbst
       *[no] { $seat }
    }: niemand Geeignetes, der Sitz bleibt frei
option-elect = Dein { name-tile }
option-push =
    { $owner-you ->
        [yes] Dein eigener Ritter
       *[no] Der Ritter von { $owner-seat }
    }
option-church =
    { $place }: { $number ->
        [0] keine Stimme
       *[other] { name-votes }
    } mehr für { $you ->
        [yes] dich
       *[no] { $seat }
    }
option-church-vacant = { $place }: kein Kurfürst, keine Stimmen
option-ban =
    { $place }: { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { name-votes }
option-ban-vacant = { $place }: kein Kurfürst, keine Stimmen zu verlieren
option-indulgence = { $deed } ({ name-price }): { name-points }
option-doctor-younger = { $deed } ({ name-price }): { name-owned } { $place-in } wird { $new-age }
option-doctor-older = { $deed } ({ name-price }): { name-owned } { $place-in } wird { $new-age }
option-doctor-removes = { $deed } ({ name-price }): { name-owned } { $place-in } verlässt das Brett
option-move = { $deed } ({ name-price }): dein { name-tile } zieht { $origin-from } { $place-to }
option-move-push = { $deed } ({ name-price }): dein { name-tile } zieht { $origin-from } { $place-to }, anstelle { name-pushed }
option-permit = { $deed } ({ name-price }): { name-tile } { $place-in }
option-permit-push = { $deed } ({ name-price }): { name-tile } { $place-in }, anstelle { name-pushed }
option-charter = { $deed } ({ name-price }): eine Stadt { $place-in }, { name-points }
option-promotion = { $deed } ({ name-price }): dein Ritter { $place-in } wird { name-tile }
option-princess = { $deed } ({ name-price }): dein { name-tile } { $place-in } wird ein Paar
option-princess-archbishop = { $deed } ({ name-price }): dein { name-tile } { $place-in } wird ein Paar und dankt ab

## Übersichten

sheet-electorates = Runde { $round }, { $phase }
sheet-electorate = Kurfürstentum
sheet-elector = Kurfürst
sheet-nobles = Adlige und Ritter
sheet-cities = Städte
sheet-influence = Einfluss
sheet-outcome = Wäre jetzt Phase V
sheet-place = { $place }
sheet-closed = geschlossen
sheet-result = { $result }
sheet-result-seat = { $seat }: { $result }
sheet-players = Spieler
sheet-points = Punkte
sheet-thalers = Taler
sheet-votes = Stimmen
sheet-child = Nachkomme
sheet-row = Karten
sheet-supply = Vorrat
sheet-seat = { $word } { $seat }
sheet-seat-emperor = { $word } { $seat } (Kaiser)
sheet-seat-rival = { $word } { $seat } (Gegenkaiser)
sheet-display = Auslage
sheet-card = Karte
sheet-price = Preis
sheet-colour = Farbe
sheet-left = Übrig

## Was abgelehnt wird

refusal-passed-already = Du hast gepasst, und das gilt für den Rest der Phase.
refusal-rival-is-out = Du hast den Gegenkaiser genommen: In dieser Phase tust du nichts mehr.
refusal-emperor-votes-for-himself = Als Kaiser stimmst du offen für dich selbst.
refusal-rival-votes-for-himself = Als Gegenkaiser stimmst du offen für dich selbst.
refusal-voting-goes-on = Die anderen wählen geheim. Warte auf das Aufdecken.
refusal-vote-is-final = Du hast gewählt, und dabei bleibt es. Warte, bis aufgedeckt wird.
refusal-emperor-is-no-rival = Der Kaiser kann sich nicht selbst herausfordern. Jemand anderes darf den Gegenkaiser nehmen.
refusal-rival-taken = { $seat } ist diese Runde schon Gegenkaiser, und es gibt nur einen.
refusal-stack-empty = Im Stapel { $card } liegt keine Karte mehr. Nächste Runde gibt es sie wieder.
refusal-no-money = { $card } kostet { $number }, und du hast { $thalers }. Kredit gibt es nicht.
refusal-no-money-couple = Ein Paar kostet { $number }, und du hast { $thalers }. Ein Baron ist billiger.
refusal-must-be-used = Zu dritt oder zu viert darf man eine Karte nur nehmen, um sie zu nutzen.
refusal-doctor-no-target = Für den Arzt gibt es niemanden: keinen fremden Adligen und keinen eigenen über dem jüngsten Alter.
refusal-too-young = Eigene Leute werden nur jünger, und jünger als { $age } gibt es nicht.
refusal-move-no-tile = Nur wer auf einem Adelsfeld steht, kann umziehen, und dort hast du niemanden.
refusal-move-throne = Das Plättchen auf dem Thron bleibt dort. Wähle jemanden auf einem Adelsfeld.
refusal-move-elector = Ein Kurfürst zieht nicht um. Wähle jemanden auf einem Adelsfeld.
refusal-move-same-electorate = Ein Umzug führt in ein anderes Kurfürstentum.
refusal-no-way-in = Kein Kurfürstentum hat ein freies Adelsfeld oder einen Ritter, der weichen könnte.
refusal-no-aristocrat = Alle deine Adligen sind auf dem Brett; dein Vorrat ist leer.
refusal-closed = { $place } ist in diesem Spiel zu zweit geschlossen.
refusal-space-is-free = { $place-opening } ist ein Adelsfeld frei, also weicht kein Ritter.
refusal-castle-is-safe = Der Ritter { $place-in } steht auf einem Burgfeld; dort verdrängt ihn niemand.
refusal-no-noble-space = Alle Adelsfelder { $place-in } sind besetzt, und auf keinem steht ein Ritter.
refusal-no-city = Alle deine Städte stehen schon auf dem Brett.
refusal-no-city-space-anywhere = Nirgends ist ein Stadtfeld frei.
refusal-no-city-space = { $place-opening } ist kein Stadtfeld frei. Wähle ein anderes Kurfürstentum.
refusal-promotion-castle = Dein Ritter { $place-in } steht auf einem Burgfeld; geadelt wird nur auf einem Adelsfeld.
refusal-promotion-no-knight-here = { $place-opening } hast du keinen Ritter auf einem Adelsfeld.
refusal-promotion-no-knight = Du hast keinen Ritter auf einem Adelsfeld. Setze zuerst einen.
refusal-no-baron = Du hast auf dem Brett keinen Baron, der heiraten darf.
refusal-married-already = Paare sind schon verheiratet. Wähle einen Baron.
refusal-archbishop-marries-not = Der Kurfürst eines Erzbistums heiratet nicht. Wähle einen anderen Baron.
refusal-eminence-by-privilege = Die Graue Eminenz ist nicht käuflich; nur das Privileg von Brandenburg gibt sie.
refusal-knight-card-stays = Die Karte Ritter erinnert nur und bleibt liegen. Setze oder versetze stattdessen einen Ritter.
refusal-no-knight = Alle deine Ritter sind auf dem Brett. Du darfst einen versetzen.
refusal-no-knight-on-board = Du hast keinen Ritter auf dem Brett, den du versetzen könntest.
refusal-nobles-full = Alle Adelsfelder { $place-in } sind besetzt, und hier zählt nur ein freies.
refusal-no-castle = { $place-opening } gibt es keine Burg.
refusal-castle-full = Die Burg { $place-in } ist besetzt, und ein Ritter verdrängt niemanden.
refusal-passive-mainz = Das Privileg von Mainz braucht keinen Zug: Sein Kurfürst punktet in Phase V.
refusal-passive-saxony = Das Privileg von Sachsen braucht keinen Zug: Sein Kurfürst bekommt mehr Einkommen.
refusal-passive-bohemia = Das Privileg von Böhmen braucht keinen Zug: Sein Kurfürst hat zwei Stimmen.
refusal-seat-vacant = { $place-opening } gibt es keinen Kurfürsten, also nutzt niemand das Privileg.
refusal-not-elector = { $seat } stellt den Kurfürsten { $place-of } und darf allein das Privileg nutzen.
refusal-privilege-used = Das Privileg { $place-of } hast du diese Runde schon genutzt. Nächste Runde geht es wieder.
refusal-still-in-stack = { $card } gibt es noch (übrig: { $number }). Trier wiederholt nur, was vergriffen ist.
refusal-not-repeatable = Trier wiederholt nur Karten der Phase IV, und { $card } ist keine davon.
refusal-knight-needs-no-trier = Die Ritterkarte geht nie aus, also gibt es nichts zu wiederholen: Setze oder versetze einen Ritter wie sonst auch.
refusal-trier-nothing-exhausted = Noch ist kein Stapel der Phase IV leer. Trier wiederholt nur, was vergriffen ist.
refusal-trier-nothing-possible = Keine der vergriffenen Karten lässt sich jetzt ausführen.
refusal-city-is-mandatory = Jetzt muss eine Reichsstadt aufs Brett.
refusal-city-must-move = Jetzt muss eine Reichsstadt auf dem Spielplan versetzt werden.
refusal-seat-occupied = { $seat } hat schon einen Baron auf dem Kurfürstenfeld { $place-in }.
refusal-elector-stays = Ein Kurfürst ({ $place }) darf nicht auf den Thron. Wähle jemanden auf einem Adelsfeld.
refusal-throne-must-be-filled = Der Thron darf nicht leer bleiben. Wähle jemanden aus deiner Familie.
refusal-must-be-placed = Das Plättchen muss gesetzt werden. Wähle ein Kurfürstentum.
refusal-own-baron = Deine Tochter heiratet in eine andere Familie. Wähle einen fremden Baron.
refusal-must-propose = Solange ein Baron gefragt werden kann, muss einer gefragt werden; das Kloster ist für die abgewiesene Tochter.
refusal-not-tied = { $seat } gehört { $place-in } nicht zu den Gleichen.
refusal-tied-but-unable = { $seat } ist { $place-in } gleichauf, kann aber niemanden einsetzen; an diesem Tisch zählt nur, wer es kann.
refusal-couple-is-no-archbishop = Ein Paar kann kein Erzbistum regieren ({ $place }). Wähle einen Baron.
refusal-seat-is-compulsory = Wer ein Kurfürstentum gewinnt, muss den Sitz einnehmen ({ $place }).
refusal-no-knight-here = { $seat } hat { $place-in } keinen Ritter auf einem Adelsfeld.
refusal-church-in-duchy = Kirchlicher Einfluss wirkt nur in Erzbistümern, nicht { $place-in }.
refusal-ban-in-archdiocese = Der Kirchenbann trifft nur weltliche Kurfürstentümer, nicht { $place-the }.
refusal-church-card-mandatory = Die Karte muss jetzt genutzt werden: Nenne ein Kurfürstentum.
refusal-no-abstention = Alle wählen; enthalten darf sich niemand.
refusal-no-imperial-city = { $place-opening } steht keine Reichsstadt.
refusal-expected-first-city = Wähle ein Kurfürstentum mit freiem Stadtfeld.
refusal-expected-first-seat = Wähle ein leeres Kurfürstenfeld.
refusal-expected-first-noble = Wähle ein Kurfürstentum mit freiem Adelsfeld.
refusal-expected-first-knight = Wähle ein freies Adels- oder Burgfeld.
refusal-expected-successor = Wähle jemanden aus deiner Familie auf einem Adelsfeld.
refusal-expected-son = Wähle, wohin dein Sohn geht.
refusal-expected-marriage = Wähle einen Baron aus einer anderen Familie.
refusal-expected-answer = Nimm die Heirat an oder lehne sie ab.
refusal-expected-action = Das geht in diesem Zug nicht. Wähle eine der angebotenen Aktionen.
refusal-expected-eminence = Wähle ein Kurfürstentum für deine Graue Eminenz, oder verzichte.
refusal-expected-tie = Nenne jemanden von denen, die gleichauf liegen.
refusal-expected-elector = Wähle jemanden aus deiner Familie dort.
refusal-expected-push = Wähle, wessen Ritter weicht.
refusal-expected-church = Nenne ein Erzbistum.
refusal-expected-ban = Nenne ein weltliches Kurfürstentum.
refusal-expected-vote = Stimme für oder gegen den Kaiser.
refusal-expected-new-emperor = Wähle, wer den Thron besteigt.
refusal-expected-old-emperor = Wähle, wohin der alte Kaiser geht.
refusal-expected-imperial-place = Wähle ein Kurfürstentum mit freiem Stadtfeld.
refusal-expected-imperial-move = Wähle eine Reichsstadt und ihr Ziel.

## Was geschieht

closed = { $place } bleibt in diesem Spiel geschlossen.
first-emperor =
    { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } der erste Kaiser.
second-player-help =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    } mit { name-thalers } mehr.
imperial-city-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } eine Reichsstadt { $place-to }.
imperial-city-moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } eine Reichsstadt { $origin-from } { $place-to }.
tile-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile } { $place-to }.
knight-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Ritter { $space-on } { $place-in }.
knight-moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } einen Ritter { $origin-from } { $space-on } { $place-in }.
knight-pushed =
    { $owner-you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $owner-seat }
    } { $place-in } weicht { $you ->
        [yes] dir
       *[no] { $seat }
    }.
round-begins = Runde { $round } beginnt.
income =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { name-thalers } und { $you ->
        [yes] hast
       *[no] hat
    } nun { $thalers }.
thalers-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { name-thalers } über dem Höchststand.
ageing = Zehn Jahre vergehen (Runde { $round }).
died =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { name-a-tile } { $place-in } durch Alter.
eminence-left = Die Graue Eminenz von { $seat } { $place-in } tritt ab.
succeeded =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile } { $place-from } auf den Thron.
crowned-from-supply =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile } aus dem Vorrat auf den Thron.
no-child =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } diese Runde keine Nachkommen.
son-born =
    Ein Sohn für { $you ->
        [yes] dich
       *[no] { $seat }
    }: { name-tile } { $place-in }.
son-lost =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } einen Sohn, aber kein Plättchen oder keinen Platz: Er geht verloren.
proposed =
    { $you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } eine Tochter zur Heirat an: { name-owned } { $place-in }.
married =
    { $owner-you ->
        [yes] Du nimmst an
       *[no] { $owner-seat } nimmt an
    }: Der { $side-bare } { $place-in } wird ein Paar, und { $you ->
        [yes] du erhältst
       *[no] { $seat } erhält
    } { name-points }.
convent-refused =
    Abgelehnt: Die Tochter geht ins Kloster, { $you ->
        [yes] du bekommst
       *[no] { $seat } bekommt
    } { name-thalers }.
convent-chosen =
    { $you ->
        [yes] Du schickst
       *[no] { $seat } schickt
    } eine Tochter ins Kloster und { $you ->
        [yes] bekommst
       *[no] bekommt
    } { name-thalers }.
convent-no-suitor =
    Kein Bräutigam für die Tochter: { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { name-thalers } vom Kloster.
actions-begin = Aktionen der Runde { $round }.
bought =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $card } für { name-thalers }.
repeated =
    { $you ->
        [yes] Du wiederholst
       *[no] { $seat } wiederholt
    } { $card } in Trier für { name-thalers }.
card-unused =
    { $you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } { $card } ungenutzt.
challenged =
    { $you ->
        [yes] Du forderst
       *[no] { $seat } fordert
    } den Kaiser heraus!
privilege-used =
    { $you ->
        [yes] Du nutzt
       *[no] { $seat } nutzt
    } das Privileg { $place-of }.
passed =
    { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }.
passed-forced =
    { $you ->
        [yes] Du kannst
       *[no] { $seat } kann
    } nichts mehr tun und { $you ->
        [yes] passt
       *[no] passt
    }.
indulgence-points =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { name-points } für einen Ablass.
rejuvenated =
    { $you ->
        [yes] Du machst
       *[no] { $seat } macht
    } jemanden jünger: { name-owned } { $place-in }.
aged =
    { $you ->
        [yes] Du machst
       *[no] { $seat } macht
    } jemanden älter: { name-owned } { $place-in }.
aged-to-death =
    { $you ->
        [yes] Du machst
       *[no] { $seat } macht
    } jemanden zu alt: { name-owned } { $place-in } verlässt das Brett.
moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } { name-a-tile } { $place-to }.
immigrated =
    { $you ->
        [yes] Du bringst
       *[no] { $seat } bringt
    } { name-a-tile } { $place-to }.
city-founded =
    { $you ->
        [yes] Du gründest
       *[no] { $seat } gründet
    } eine Stadt { $place-in }: { name-points }.
promoted =
    { $you ->
        [yes] Du adelst
       *[no] { $seat } adelt
    } einen Ritter { $place-in }: { name-tile }.
princess-married =
    { $you ->
        [yes] Du verheiratest
       *[no] { $seat } verheiratet
    } { name-a-tile } { $place-in } mit einer fremden Königstochter.
electors-begin = Neue Kurfürsten der Runde { $round }.
eminence-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } die Graue Eminenz { $place-in } ein.
eminence-declined =
    { $you ->
        [yes] Du verzichtest
       *[no] { $seat } verzichtet
    } auf die Graue Eminenz.
eminence-lost =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keinen Adligen mehr für die Graue Eminenz.
influence =
    { $place }: Einfluss { $number } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
tie-broken =
    { $you ->
        [yes] Du entscheidest
       *[no] { $seat } entscheidet
    } den Gleichstand { $place-in } für { $named-seat }.
seat-kept =
    { $you ->
        [yes] Du bleibst
       *[no] { $seat } bleibt
    } Kurfürst { $place-of }.
seat-taken =
    { $you ->
        [yes] Du wirst
       *[no] { $seat } wird
    } Kurfürst { $place-of } durch { name-a-tile }: { name-points }.
nobody-suitable =
    { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } { $place-the }, { $you ->
        [yes] hast
       *[no] hat
    } dort aber niemand Geeigneten: Der Sitz ist leer.
elector-stepped-down =
    { $you ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } { name-a-tile } auf ein Adelsfeld { $place-in } zurück.
elector-left =
    Kein Platz { $place-in }: { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { name-a-tile } in den Vorrat zurück.
mainz-point =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { name-points } als Kurfürst von Mainz.
no-election = Niemand fordert den Kaiser heraus: Es gibt keine Wahl.
church-named =
    { $you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } die Kirche für den Kurfürsten { $place-of } sprechen.
ban-named =
    { $you ->
        [yes] Du belegst
       *[no] { $seat } belegt
    } { $place-the } mit dem Kirchenbann: keine Stimmen von dort.
election-called = Kaiserwahl: Kaiser { $seat } gegen { $rival-seat }.
votes-available =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { name-votes }.
voted-for =
    { $you ->
        [yes] Du stimmst
       *[no] { $seat } stimmt
    } für den Kaiser ({ $number }).
voted-against =
    { $you ->
        [yes] Du stimmst
       *[no] { $seat } stimmt
    } gegen den Kaiser ({ $number }).
emperor-stayed =
    { $support } zu { $opposition }: { $you ->
        [yes] Du bleibst
       *[no] { $seat } bleibt
    } Kaiser.
rival-won =
    { $support } zu { $opposition }: { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } der neue Kaiser!
vote-point =
    { $you ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { name-points } für die Stimme zum Sieg.
crowned =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile } { $place-from } auf den Thron.
old-emperor-settled =
    { $you ->
        [yes] Du bringst
       *[no] { $seat } bringt
    } den alten Kaiser, { name-a-tile }, { $place-to }.
old-emperor-left =
    Nirgends ist Platz: { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } den alten Kaiser, { name-a-tile }, in den Vorrat.
emperor-reward =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } den Lohn des Kaisers: { name-points }{ $thalers ->
        [0] .
       *[other] {""}, Taler: { $thalers }.
    }
final-score =
    { $you ->
        [yes] Du beendest
       *[no] { $seat } beendet
    } das Spiel mit { $number ->
        [one] 1 Punkt.
       *[other] { $number } Punkten.
    }
## Namen
# .in, .to, .from, .of und .the stehen in Sätzen, .opening beginnt einen; .bare und .some nennen ein Plättchen oder ein Feld.

name-thalers = { $number } Taler
name-price =
    { $number ->
        [0] kostenlos
       *[other] { $number } Taler
    }
name-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
name-votes =
    { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }
name-tile = { $side-bare } ({ $age })
name-a-tile = { $side-some } ({ $age })
name-owned =
    { $owner-you ->
        [yes] dein { name-tile }
       *[no] { name-tile } von { $owner-seat }
    }
name-pushed =
    { $pushed-you ->
        [yes] deines eigenen Ritters
       *[no] des Ritters von { $pushed-seat }
    }
name-trier = Trier
    .in = in Trier
    .to = nach Trier
    .from = aus Trier
    .of = von Trier
    .the = Trier
    .opening = In Trier
name-cologne = Köln
    .in = in Köln
    .to = nach Köln
    .from = aus Köln
    .of = von Köln
    .the = Köln
    .opening = In Köln
name-mainz = Mainz
    .in = in Mainz
    .to = nach Mainz
    .from = aus Mainz
    .of = von Mainz
    .the = Mainz
    .opening = In Mainz
name-palatinate = Pfalz
    .in = in der Pfalz
    .to = in die Pfalz
    .from = aus der Pfalz
    .of = der Pfalz
    .the = die Pfalz
    .opening = In der Pfalz
name-saxony = Sachsen
    .in = in Sachsen
    .to = nach Sachsen
    .from = aus Sachsen
    .of = von Sachsen
    .the = Sachsen
    .opening = In Sachsen
name-brandenburg = Brandenburg
    .in = in Brandenburg
    .to = nach Brandenburg
    .from = aus Brandenburg
    .of = von Brandenburg
    .the = Brandenburg
    .opening = In Brandenburg
name-bohemia = Böhmen
    .in = in Böhmen
    .to = nach Böhmen
    .from = aus Böhmen
    .of = von Böhmen
    .the = Böhmen
    .opening = In Böhmen
name-trier-seat = Kurfürstenfeld von Trier
    .in = auf dem Kurfürstenfeld von Trier
    .to = auf das Kurfürstenfeld von Trier
    .from = vom Kurfürstenfeld von Trier
name-cologne-seat = Kurfürstenfeld von Köln
    .in = auf dem Kurfürstenfeld von Köln
    .to = auf das Kurfürstenfeld von Köln
    .from = vom Kurfürstenfeld von Köln
name-mainz-seat = Kurfürstenfeld von Mainz
    .in = auf dem Kurfürstenfeld von Mainz
    .to = auf das Kurfürstenfeld von Mainz
    .from = vom Kurfürstenfeld von Mainz
name-palatinate-seat = Kurfürstenfeld der Pfalz
    .in = auf dem Kurfürstenfeld der Pfalz
    .to = auf das Kurfürstenfeld der Pfalz
    .from = vom Kurfürstenfeld der Pfalz
name-saxony-seat = Kurfürstenfeld von Sachsen
    .in = auf dem Kurfürstenfeld von Sachsen
    .to = auf das Kurfürstenfeld von Sachsen
    .from = vom Kurfürstenfeld von Sachsen
name-brandenburg-seat = Kurfürstenfeld von Brandenburg
    .in = auf dem Kurfürstenfeld von Brandenburg
    .to = auf das Kurfürstenfeld von Brandenburg
    .from = vom Kurfürstenfeld von Brandenburg
name-bohemia-seat = Kurfürstenfeld von Böhmen
    .in = auf dem Kurfürstenfeld von Böhmen
    .to = auf das Kurfürstenfeld von Böhmen
    .from = vom Kurfürstenfeld von Böhmen
name-throne = Thron
    .in = auf dem Thron
    .to = auf den Thron
    .from = vom Thron
name-noble-space = Adelsfeld
    .bare = Adelsfeld
    .on = auf ein Adelsfeld
name-castle-space = Burgfeld
    .bare = Burgfeld
    .on = auf das Burgfeld
name-city-space = Stadtfeld
name-privilege-space = Privilegfeld
name-baron = Baron
    .bare = Baron
    .some = einen Baron
name-couple = Paar
    .bare = Paar
    .some = ein Paar
name-rival = Gegenkaiser
name-doctor = Arzt
name-trier-doctor = Privileg von Trier, Arzt
name-move = Umzug
name-trier-move = Privileg von Trier, Umzug
name-pope = Papst
name-church-influence = Kirchlicher Einfluss
name-excommunication = Kirchenbann
name-indulgence = Ablass
name-trier-indulgence = Privileg von Trier, Ablass
name-permit = Zuzug
name-trier-permit = Privileg von Trier, Zuzug
name-city-charter = Stadtgründung
name-trier-city-charter = Privileg von Trier, Stadtgründung
name-promotion = Adelserhebung
name-trier-promotion = Privileg von Trier, Adelserhebung
name-foreign-princess = Fremde Königstochter
name-trier-foreign-princess = Privileg von Trier, Fremde Königstochter
name-knight = Ritter
name-gray-eminence = Graue Eminenz
name-cologne-privilege = Privileg von Köln
name-palatinate-privilege = Privileg der Pfalz
name-electorate = Kurfürstentum
name-archdiocese = Erzbistum
name-duchy = Weltliches Kurfürstentum
name-elector = Kurfürst
name-privilege = Privileg
name-aristocrat = Adliger
name-age = Alter
name-city = Stadt
name-imperial-city = Reichsstadt
name-supply = Vorrat
name-emperor = Kaiser
name-thaler = Taler
name-thaler-chip = Farbchip
name-influence = Einfluss
name-vote = Stimme
name-victory-point = Siegpunkt
name-display = Auslage
name-stack = Stapel
name-card-row = Eigene Auslage
name-blue = Blau
name-pink = Rosa
name-white = Weiß
name-none = Keine Nachkommen
name-son = Sohn
name-daughter = Tochter
name-convent = Kloster
name-suitor = Bräutigam
name-round = Runde
name-setting-up = Aufbau
name-income = Einkommen
name-ageing = Altern
name-descendants = Nachkommen
name-actions = Aktionen
name-electors = Neue Kurfürsten
name-election = Kaiserwahl
name-emperor-phase = Kaiseraktion
name-advance = Rundenende
name-over = Spielende
name-nothing = Nichts geschieht
name-keeps = Behält den Sitz
name-takes = Nimmt den Sitz ein
name-falls-vacant = Niemand Geeignetes: Sitz leer
name-emperor-decides = Gleichstand: Der Kaiser entscheidet

## Tischoptionen

table-first-emperor = Erster Kaiser
    .help = Wer zu Beginn Kaiser ist.
table-first-emperor-random = Ausgelost
table-first-emperor-chosen = Der erste Platz; die Sitzordnung entscheidet
table-score-display = Punktestand
    .help = Ob die Summen während des Spiels zu sehen sind; jeder Gewinn wird ohnehin angesagt.
table-score-display-open = Sichtbar
table-score-display-closed = Verborgen bis zum Ende
table-final-tie = Gleichstand am Ende
    .help = Wer gewinnt, wenn mehrere die meisten Punkte haben.
table-final-tie-shared = Der Sieg wird geteilt
table-final-tie-thalers = Mehr Taler, dann geteilt
table-final-tie-emperor = Der Kaiser, wenn er gleichauf ist, sonst geteilt
table-mainz-point = Punkt von Mainz
    .help = Wer in Phase V für Mainz punktet.
table-mainz-point-occupant-after-phase-v = Wer nach der Phase dort sitzt
table-mainz-point-incumbent-only = Nur ein Kurfürst, der den Sitz behält
table-archbishop-marriage = Verheiratete Erzbischöfe
    .help = Ob der Kurfürst eines Erzbistums heiraten darf.
table-archbishop-marriage-forbidden = Verboten
table-archbishop-marriage-resign = Erlaubt, aber er gibt den Sitz auf
table-daughter-choice = Töchter
    .help = Ob eine Tochter zur Heirat angeboten werden muss.
table-daughter-choice-must-propose = Ein Baron muss gefragt werden
table-daughter-choice-may-choose-convent = Das Kloster darf gleich gewählt werden
table-white-card-birth = Weiße Karten
    .help = Was eine Auslage nur aus weißen Karten bringt.
table-white-card-birth-counts-as-card = Eine Tochter
table-white-card-birth-ignored = Keine Nachkommen
table-emperor-tie-pool = Gleichstand in Phase V
    .help = Wen der Kaiser nennen darf.
table-emperor-tie-pool-all-tied = Alle, die gleichauf sind
table-emperor-tie-pool-able-only = Nur wer den Sitz füllen kann, falls es jemanden gibt
table-vacant-seat-reclaim = Einen leeren Sitz zurückholen
    .help = Ob der letzte Inhaber dafür punktet.
table-vacant-seat-reclaim-two-points = Punktet wie jeder neue Kurfürst
table-vacant-seat-reclaim-no-points-for-last-holder = Keine Punkte für den letzten Inhaber
table-zero-vote-supporters = Anhänger ohne Stimmen
    .help = Ob jemand ohne Stimmen für die Unterstützung des Siegers punktet.
table-zero-vote-supporters-score = Sie punkten
table-zero-vote-supporters-do-not-score = Sie punkten nicht
table-second-player-help = Hilfe zu zweit
    .help = Zu zweit ein Ausgleich für die Person, die nicht der erste Kaiser ist.
table-second-player-help-none = Keine
table-second-player-help-one-extra-thaler = Ein Taler mehr zu Beginn

## Spielplan

board-short-palatinate = Pfalz
board-privilege-repeat-exhausted-action = Verbrauchte Aktion wiederholen
board-privilege-free-doctor = Arzt umsonst
board-privilege-victory-point = Punkt in Phase V: { $number }
board-privilege-free-baron = Baron umsonst
board-privilege-extra-income = { $number } Taler mehr
board-privilege-gray-eminence = Graue Eminenz
board-privilege-double-vote = { $number } Stimmen
board-tile = { $side }, { $age } Jahre, { $name }
board-knight = Ritter, { $name }
board-city = Stadt, { $name }
board-eminence = Graue Eminenz, { $name }
board-free-noble = Freies Adelsfeld
board-free-castle = Freies Burgfeld
board-free-city = Freies Stadtfeld
board-cities-castles = Städte und Burg
board-seat = Kurfürstenfeld
board-vacant = Sitz frei
board-no-influence = kein Einfluss
board-influence-of = Einfluss, { $name }:
board-leads = führt
board-tied = Gleichstand
board-if-now = Wäre jetzt Phase V:
board-holds = { $name } hat den Sitz
board-out-nothing = Nichts ändert sich
board-out-keeps = { $name } behält den Sitz
board-out-keeps-you = Du behältst den Sitz
board-out-takes = { $name } nimmt den Sitz
board-out-takes-you = Du nimmst den Sitz
board-out-vacant = { $name } gewinnt, Sitz frei
board-out-vacant-you = Du gewinnst, Sitz frei
board-out-tie = Gleichstand, Kaiser entscheidet
board-versus = { $mine } gegen { $other }
board-overview = Die sieben Kurfürstentümer
board-throne = { $name } hat den Thron
board-throne-you = Du hast den Thron
board-throne-hint = Der Kaiser entscheidet Gleichstände
board-rewards = Lohn des Kaisers je Runde
board-city-place = Reichsstadt setzen
board-city-move = Reichsstadt versetzen
board-closed = Zu zweit nicht im Spiel
board-round = Runde { $round } von { $rounds }
board-phase = Phase { $numeral }
board-rival = { $name } fordert den Kaiser
board-no-rival = kein Gegenkaiser
board-is-rival = Gegenkaiser
board-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
board-points-hidden = Punkte verdeckt
board-thalers =
    { $number ->
        [one] Taler
       *[other] Taler
    }
board-thalers-of = Taler: { $number } von { $most }, Farbchip auf { $chip }
board-income = nächstes Einkommen: { $number }
board-no-cards = keine Karten
board-supply-nobles = Adlige im Vorrat: { $number }
board-supply-knights = Ritter im Vorrat: { $number }
board-supply-cities = Städte im Vorrat: { $number }
board-child = Nachwuchs:
board-child-son = Sohn
board-child-daughter = Tochter
board-child-none = kein Kind
board-child-with = Nachwuchs mit dieser Karte: { $child }
board-passed = hat gepasst
board-has-voted = hat gewählt
board-to-vote = wählt noch
board-card = { $name }, Preis { $price }, { $colour }, noch { $left } von { $all }
board-card-rival = Gegen­kaiser
board-card-doctor = Arzt
board-card-move = Umzug
board-card-pope = Papst
board-card-church-influence = Kirchlicher Einfluss
board-card-excommunication = Kirchen­bann
board-card-indulgence = Ablass
board-card-permit = Zuzug
board-card-city-charter = Stadt­gründung
board-card-promotion = Adels­erhebung
board-card-foreign-princess = Königs­tochter
board-card-knight = Ritter
board-card-gray-eminence = Graue Eminenz
board-knight-note = setzen oder ziehen
board-note-rival = beendet deine Phase
board-note-pope = 1 Stimme mehr
board-note-church-influence = stärkt ein Erzbistum
board-note-excommunication = ein Land schweigt
board-note-indulgence = { name-points }
board-why = warum nicht?
board-why-stack-empty = verbraucht
board-why-rival-taken = vergeben
board-why-no-money = zu teuer
board-why-emperor-is-no-rival = nicht der Kaiser
board-why-eminence-by-privilege = nur Privileg
board-why-no-aristocrat = Vorrat leer
board-why-promotion-no-knight = kein Ritter
board-why-no-city = Vorrat leer
board-why-no-baron = kein Baron
board-use = Privileg { $place }
board-used = schon genutzt
board-only-pass = Nichts anderes ist mehr möglich: Es bleibt nur, zu passen.
board-final = für die ganze Phase
board-other = Andere Wahl
board-step-hint = Hier oder auf dem Plan wählen; noch ist nichts gespielt.
board-choose = Mögliche Antworten
board-own-nobles = Deine Adligen
board-knight-place = Ritter einsetzen
board-knight-move = Von { $place }
board-space-noble-space = Adelsfeld
board-space-castle-space = Burg
board-as-elector = Kurfürst
board-unused = Nehmen, ohne sie zu nutzen
board-age-to = { $age } → { $new } Jahre
board-leaves = verlässt den Plan
board-pushes = verdrängt einen Ritter ({ $name })
board-names = Einfluss { $number }
board-named-keeps = behält den Sitz
board-named-takes = nimmt den Sitz
board-named-falls-vacant = der Sitz wird frei
board-named-nothing = der Sitz bleibt frei
board-no-votes = keine Stimmen
board-more-votes = { name-votes } mehr
board-fewer-votes = { name-votes } weniger
board-vote-for = Für { $name }
board-vote-against = Gegen ihn, für { $name }
board-your-vote = deine Wahl, noch änderbar
board-tally = Stimmen vor der Wahl
board-free-vote = wählt frei
board-accept = Annehmen
board-accept-hint = Dein Baron wird zum Paar, der Vater erhält { name-points }.
board-accept-archbishop-hint = Dein Baron wird zum Paar und gibt seinen Sitz auf, der Vater erhält { name-points }.
board-refuse = Ablehnen
board-refuse-hint = Sie geht ins Kloster, der Vater erhält { name-thalers }.
board-evaluation = Ende der Runde { $round }
board-sheet = Wertungsblatt
board-source = Quelle
board-total = Summe
board-source-seats = Neue Kurfürsten
board-source-mainz = Privileg von Mainz
board-source-votes = Stimmen für den Sieger
board-source-reward = Lohn des Kaisers
board-source-cities = Gegründete Städte
board-source-gift = Ablass
board-source-daughters = Verheiratete Töchter

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Runde
name-reason-points = die Siegpunkte
name-reason-money = die Taler
name-reason-nobles = die Familie und ihr Alter
name-reason-pieces = Ritter und Städte
name-reason-electors = die Kurfürstensitze
name-reason-throne = Thron und Stimmen
name-reason-influence = der Einfluss in den Kurfürstentümern

## Material: die Teile von components.toml und ihre Schlüssel

material-player-colours = Die Spieler
    .ids = Farben
material-pieces-per-player = Teile je Spieler
    .aristocrats = Adlige
    .knights = Ritter
    .cities = Städte
    .thaler-markers = Talermarker
    .thaler-chips = Farbchips
    .vote-cards = Stimmkarten
material-pieces-common = Gemeinsame Teile
    .imperial-cities = Reichsstädte
    .round-markers = Rundenmarker
    .emperor-markers = Kaisermarker
    .action-cards = Aktionskarten
    .action-stacks = Stapel der Aktionskarten
    .victory-point-cards = Siegpunktkarten
    .setup-cards = Aufbaukarten
material-aristocrat = Die Adligen
    .ages = Alter
    .sides = Seiten
material-aristocrat-influence = Einfluss eines Adligen
material-influence-other = Einfluss der anderen
material-thaler-track = Talerleiste
    .min = Mindestens
    .max = Höchstens
    .start = Zu Beginn
material-income = Einkommen in Talern
    .base = Für jeden
    .per-own-city = Je eigene Stadt
    .per-foreign-city-in-own-electorate = Je fremde Stadt in eigenen Kurfürstentümern
    .imperial-city = Je Reichsstadt
    .saxony-bonus = Für den Kurfürsten von Sachsen
material-convent = Kloster
    .thalers = Taler für eine Tochter
material-victory-points = Siegpunkte
    .new-elector = Neuer Kurfürst
    .mainz-elector-per-round = Kurfürst von Mainz, je Runde
    .married-daughter = Verheiratete Tochter
    .vote-for-winner = Stimme für den Sieger
    .city-nth = Erste, zweite, dritte Stadt
material-victory-cards = Siegpunktkarten
    .denominations = Werte
material-victory-cards-split = Wie viele je Wert
    .ones = Einser
    .twos = Zweier
    .fives = Fünfer
    .limits-scoring = Ohne Karten verfallen Punkte
material-round-track = Runden und Phasen
    .phases = Phasen
    .first-round-starts-with = Die erste Runde beginnt mit
material-round-track-reward = Belohnung des Kaisers
    .round = Runde
    .vp = Siegpunkte
    .thalers = Taler
    .imperial-city = Reichsstadt
material-board = Der Plan
    .archdioceses-in-upper-row = Erzbistümer oben
    .duchies-in-lower-row = Weltliche Kurfürstentümer unten
material-board-order = Reihenfolge auf dem Plan
    .row-upper = Obere Reihe
    .row-lower = Untere Reihe
    .resolve-order = Reihenfolge der Auswertung
material-electorates = Die Kurfürstentümer
    .votes = Stimmen
    .privilege = Privileg
    .privilege-phase = in der Phase
    .spaces = Felder
    .noble = Adlige
    .city = Städte
    .castle = Burgen
material-action-cards = Aktionskarten
    .copies = Karten bei 2, 3, 4 Spielern
    .ends-phase-for-taker = Beendet die Phase für den, der sie nimmt
    .cost-couple = Preis für ein Paar
    .never-taken = Bleibt immer liegen
    .only-via-privilege = Nur durch das Privileg von
material-card-phases = Wann Karten wirken
material-card-backs = Rückseiten der Karten
    .doctor-backs-show = Arzt
    .permit-backs-show = Zuzug
material-card-backs-heads-three-heads = Karten mit drei Köpfen
material-card-backs-heads-four-heads = Karten mit vier Köpfen
material-card-backs-heads-deck-size = Karten nach Spielerzahl
material-setup = Aufbau
    .second-player-extra-thalers = Taler mehr für den zweiten Spieler
    .imperial-cities-placed-by-first-emperor = Reichsstädte des ersten Kaisers
material-setup-step = Aufbau, Schritt für Schritt
    .who = Wer
    .piece = Teil
    .age = Alter
    .target = Wohin
material-player-count = Nach Spielerzahl
    .closed-archdioceses = Geschlossene Erzbistümer
    .closed-duchies = Geschlossene weltliche Kurfürstentümer
    .may-buy-unusable-cards = Nutzlose Karten dürfen genommen werden
material-words =
    .place = setzen
    .move = versetzen
    .none = keine
    .all = alle
    .others = die anderen
    .elector-seat = Kurfürstensitz
    .repeat-exhausted-action = eine vergriffene Aktion nehmen
    .free-doctor = ein Arzt umsonst
    .victory-point = ein Siegpunkt
    .free-baron = ein Baron umsonst
    .extra-income = mehr Einkommen
    .gray-eminence = die Graue Eminenz
    .double-vote = zwei Stimmen
