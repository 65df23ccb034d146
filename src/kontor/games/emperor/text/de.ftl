### Im Schatten des Kaisers auf Deutsch

## Das Spiel

game-title = Im Schatten des Kaisers
game-tagline = Sieben Kurfürsten, ein Thron und eine Familie, die unaufhörlich altert
game-about = Deutschland im späten Mittelalter. Deine Familie schickt Barone, Paare und Ritter in die sieben Kurfürstentümer des Reichs und gründet dort Städte. Jede Runde kaufst du aus einer gemeinsamen Auslage von Aktionskarten, dann fällt jedes Kurfürstentum an die Familie mit dem meisten Einfluss, und die Kurfürsten wählen, wenn jemand den Kaiser herausfordert. Niemand bleibt ewig: Jede Runde werden deine Leute zehn Jahre älter, und die Farben der gekauften Karten entscheiden, ob ein Sohn oder eine Tochter geboren wird. Nach fünf Runden gewinnt, wer die meisten Siegpunkte hat. Kein Glück, sobald der erste Kaiser feststeht, und nur ein Geheimnis: die Stimmabgabe.

## Was gefragt wird

prompt-first-city = Setze die erste Reichsstadt auf ein Stadtfeld.
prompt-first-seat = Setze einen Baron (45) auf ein freies Kurfürstenfeld.
prompt-first-noble = Setze { name-a-tile.acc } auf ein freies Adelsfeld.
prompt-first-knight = Setze einen Ritter auf ein freies Adels- oder Burgfeld.
prompt-successor = Der Thron ist leer: Wer aus deiner Familie folgt nach?
prompt-son = Du hast einen Sohn: Wohin geht er?
prompt-marriage = Du hast eine Tochter: Welchem Baron bietest du sie an?
prompt-answer = Heiratet dein { name-tile } { $place-in } die Tochter von { $father-seat }?
prompt-action =
    Du bist am Zug und hast { $number ->
        [0] keinen Taler mehr
       *[other] { name-thalers }
    }: Kaufe eine Karte, nutze ein Privileg, schicke einen Ritter oder passe.
prompt-eminence = Wo wirkt deine Graue Eminenz?
prompt-tie = Gleichstand { $place-in }: Wen lässt du als Kaiser gewinnen?
prompt-elector = Du gewinnst { $place-den }: Wer wird Kurfürst?
prompt-push = { CAP($place-in) } ist kein Platz für deinen früheren Kurfürsten: Wessen Ritter weicht?
prompt-church = „Kirchlicher Einfluss“: Welches Erzbistum bekommt mehr Stimmen?
prompt-ban = „Kirchenbann“: Welches weltliche Kurfürstentum verliert seine Stimmen?
prompt-vote =
    { $emperor-seat } oder { $rival-seat }? { $number ->
        [0] Du hast keine Stimme, wählst aber mit;
       *[other] Du hast { name-votes };
    } deine Wahl bleibt geheim, bis alle gewählt haben.
prompt-new-emperor = Die Krone gehört dir: Wer aus deiner Familie besteigt den Thron?
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
    } einen ersten Kurfürsten ein.
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
        [yes] Du suchst
       *[no] { $seat } sucht
    } einen Platz für einen Sohn.
waiting-marriage =
    { $you ->
        [yes] Du suchst
       *[no] { $seat } sucht
    } einen Bräutigam.
waiting-answer =
    { $you ->
        [yes] Du denkst
       *[no] { $seat } denkt
    } über einen Heiratsantrag nach.
waiting-action =
    { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } am Zug.
waiting-eminence =
    { $you ->
        [yes] Du schickst
       *[no] { $seat } schickt
    } die Graue Eminenz los.
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
    } ein Erzbistum für „Kirchlicher Einfluss“.
waiting-ban =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } ein weltliches Kurfürstentum für den Kirchenbann.
waiting-vote =
    { $number ->
        [one] Es wird gewählt; eine Wahlkarte fehlt noch.
       *[other] Es wird gewählt; { $number } Wahlkarten fehlen noch.
    }
waiting-new-emperor =
    { $you ->
        [yes] Du besteigst
       *[no] { $seat } besteigt
    } den Thron.
waiting-old-emperor =
    { $you ->
        [yes] Du räumst
       *[no] { $seat } räumt
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
waiting-over = Die Partie ist zu Ende.

## Was geantwortet werden kann: ein Knopf, darunter, was er tut

option-pass = Passen
    .detail = Für den Rest der Phase
    .confirm = Passen gilt für die ganze Phase.
option-accept = Annehmen
    .detail = Dein Baron wird zum Paar, und { $father-seat } bekommt { name-points }
option-accept-archbishop = Annehmen
    .detail = Dein Baron wird zum Paar und gibt seinen Sitz auf, und { $father-seat } bekommt { name-points }
option-refuse = Ablehnen
    .detail = Die Tochter geht ins Kloster, und { $father-seat } bekommt { name-thalers }
option-convent = Ins Kloster schicken
    .detail = Ohne jemanden zu fragen, für { name-thalers }
option-eminence-decline = Auf die Graue Eminenz verzichten
option-brandenburg = Die Graue Eminenz nehmen
    .detail = Privileg von Brandenburg, kostenlos
option-vote-for = Für { $seat }
    .detail =
        Für den Kaiser, { $number ->
            [0] auch ohne Stimme
           *[other] mit { name-votes }
        }
option-vote-against = Für { $seat }
    .detail =
        Gegen den Kaiser, { $number ->
            [0] auch ohne Stimme
           *[other] mit { name-votes }
        }
option-unused = { $deed } · { name-price }
    .detail = Die Karte nehmen, ohne sie zu nutzen
option-rival = { $deed } · { name-price }
    .detail = Du forderst den Kaiser heraus, und für dich endet die Phase
    .confirm = Du forderst den Kaiser heraus, und für dich endet die Phase.
option-pope = { $deed } · { name-price }
    .detail = Eine Stimme mehr für dich bei der Wahl dieser Runde
option-church-influence = { $deed } · { name-price }
    .detail = Vor der Wahl gibst du dem Kurfürsten eines Erzbistums mehr Stimmen
option-excommunication = { $deed } · { name-price }
    .detail = Vor der Wahl bringst du ein weltliches Kurfürstentum zum Schweigen
option-knight-place = Ritter setzen · { name-price }
    .detail = Auf { $space-einen } { $place-in }
option-knight-move = Ritter versetzen · { name-price }
    .detail = Von { $origin-space-einem } { $origin-in } auf { $space-einen } { $place-in }
option-first-knight = { $space-bare } { $place-in }
option-seat = Kurfürstenfeld { $place-of }
option-enter = Adelsfeld { $place-in }
option-enter-push = Adelsfeld { $place-in }
    .detail =
        { $pushed-you ->
            [yes] Dein eigener Ritter
           *[no] Der Ritter von { $pushed-seat }
        } weicht
option-city = Stadtfeld { $place-in }
option-city-move = { $origin-from } { $place-to }
option-city-shift = Anderes Feld { $place-in }
option-crown = Dein { name-tile }
    .detail = { $place-in }
option-propose = { name-owned }
    .detail = { $place-in }
option-propose-archbishop = { name-owned }
    .detail = { $place-in }; er müsste seinen Sitz aufgeben
option-eminence = { $place-in }
    .detail = Dort 1 Einfluss mehr für dich
option-name-keeps =
    { $you ->
        [yes] Du selbst
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Du behältst
           *[no] { $seat } behält
        } den Sitz
option-name-takes =
    { $you ->
        [yes] Du selbst
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Du nimmst
           *[no] { $seat } nimmt
        } den Sitz ein, { $points ->
            [0] ohne Punkte
           *[other] für { name-points }
        }
option-name-falls-vacant =
    { $you ->
        [yes] Du selbst
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Du hast
           *[no] { $seat } hat
        } niemand Geeignetes: { $holder-you ->
            [yes] Du verlierst
           *[no] { $holder-seat } verliert
        } den Sitz, er wird frei
option-name-nothing =
    { $you ->
        [yes] Du selbst
       *[no] { $seat }
    }
    .detail =
        { $you ->
            [yes] Du hast
           *[no] { $seat } hat
        } niemand Geeignetes: Der Sitz bleibt frei
option-elect = Dein { name-tile }
option-push =
    { $owner-you ->
        [yes] Dein eigener Ritter
       *[no] Der Ritter von { $owner-seat }
    }
    .detail = Geht in den Vorrat zurück
option-church = { $place }
    .detail =
        { $number ->
            [0] Keine zusätzliche Stimme
            [one] Eine Stimme mehr
           *[other] { $number } Stimmen mehr
        } für { $seat-wen }
option-church-vacant = { $place }
    .detail = Der Sitz ist frei: keine Stimmen
option-ban = { $place }
    .detail =
        { $you ->
            [yes] Du verlierst
           *[no] { $seat } verliert
        } { name-votes }
option-ban-vacant = { $place }
    .detail = Der Sitz ist frei: keine Stimmen zu verlieren
option-indulgence = { $deed } · { name-price }
    .detail = Du bekommst { name-points }
option-doctor-younger = { $deed } · { name-price }
    .detail =
        { $owner-you ->
            [yes] Dein { $side-bare }
           *[no] { CAP($side-der) } von { $owner-seat }
        } { $place-in }: { $age } → { $new-age }
option-doctor-older = { $deed } · { name-price }
    .detail =
        { $owner-you ->
            [yes] Dein { $side-bare }
           *[no] { CAP($side-der) } von { $owner-seat }
        } { $place-in }: { $age } → { $new-age }
option-doctor-removes = { $deed } · { name-price }
    .detail = { name-owned } { $place-in } verlässt den Spielplan
option-move = { $deed } · { name-price }
    .detail = Dein { name-tile } zieht { $origin-from } { $place-to }
option-move-push = { $deed } · { name-price }
    .detail = Dein { name-tile } zieht { $origin-from } { $place-to }; { name-pushed } weicht
option-permit = { $deed } · { name-price }
    .detail = { name-a-tile } kommt { $place-to }
option-permit-push = { $deed } · { name-price }
    .detail = { name-a-tile } kommt { $place-to }; { name-pushed } weicht
option-charter = { $deed } · { name-price }
    .detail = Eine Stadt { $place-in }, für { name-points }
option-promotion = { $deed } · { name-price }
    .detail = Aus deinem Ritter { $place-in } wird { name-a-tile }
option-princess = { $deed } · { name-price }
    .detail = Dein { name-tile } { $place-in } wird zum Paar
option-princess-archbishop = { $deed } · { name-price }
    .detail = Dein { name-tile } { $place-in } wird zum Paar und gibt seinen Sitz auf

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
sheet-players = Die Familien
sheet-points = Punkte
sheet-thalers = Taler
sheet-votes = Stimmen
sheet-child = Nachkommen
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
refusal-rival-is-out = Du hast „Gegenkaiser“ genommen: Für dich ist die Phase zu Ende.
refusal-emperor-votes-for-himself = Als Kaiser stimmst du offen für dich selbst.
refusal-rival-votes-for-himself = Als Gegenkaiser stimmst du offen für dich selbst.
refusal-voting-goes-on = Die anderen wählen geheim. Warte, bis aufgedeckt wird.
refusal-vote-is-final = Du hast gewählt, und dabei bleibt es. Warte, bis aufgedeckt wird.
refusal-emperor-is-no-rival = Du bist schon Kaiser und kannst dich nicht selbst herausfordern. Jemand anderes darf „Gegenkaiser“ nehmen.
refusal-rival-taken = { $seat } fordert den Kaiser diese Runde schon heraus, und es gibt nur einen Gegenkaiser.
refusal-stack-empty = Es liegt keine Karte „{ $card }“ mehr da. Nächste Runde ist der Stapel wieder voll.
refusal-no-money =
    { $card-quoted } kostet { name-thalers }, und du hast { $thalers ->
        [0] keinen mehr
       *[other] { $thalers }
    }. Leihen kannst du dir nichts.
refusal-no-money-couple =
    Ein Paar kostet { name-thalers }, und du hast { $thalers ->
        [0] keinen mehr
       *[other] { $thalers }
    }. Ein Baron ist billiger.
refusal-must-be-used = Zu dritt oder zu viert nimmt man eine Karte nur, um sie zu nutzen.
refusal-doctor-no-target = Der Arzt hat niemanden zu behandeln: Keine andere Familie ist auf dem Spielplan, und deine Leute können nicht jünger werden.
refusal-too-young = Deine eigenen Leute werden nur jünger, und jünger als { $age } ist niemand.
refusal-move-no-tile = Nur wer auf einem Adelsfeld steht, kann umziehen, und dort hast du niemanden.
refusal-move-throne = Der Kaiser bleibt auf dem Thron. Wähle jemanden auf einem Adelsfeld.
refusal-move-elector = Ein Kurfürst zieht nicht um. Wähle jemanden auf einem Adelsfeld.
refusal-move-same-electorate = Ein Umzug führt in ein anderes Kurfürstentum.
refusal-no-way-in = Kein Kurfürstentum hat ein freies Adelsfeld oder einen Ritter, der weichen könnte.
refusal-no-aristocrat = Alle deine Adligen sind auf dem Spielplan; dein Vorrat ist leer.
refusal-closed = { CAP($place-der) } ist in dieser Partie zu zweit nicht im Spiel.
refusal-space-is-free = { CAP($place-in) } ist ein Adelsfeld frei, also weicht kein Ritter.
refusal-castle-is-safe = Der Ritter { $place-in } steht auf einem Burgfeld; von dort vertreibt ihn niemand.
refusal-no-noble-space = Alle Adelsfelder { $place-in } sind besetzt, und auf keinem steht ein Ritter.
refusal-no-city = Alle deine Städte stehen schon auf dem Spielplan.
refusal-no-city-space-anywhere = Nirgends ist ein Stadtfeld frei.
refusal-no-city-space = { CAP($place-in) } ist kein Stadtfeld frei. Wähle ein anderes Kurfürstentum.
refusal-promotion-castle = Dein Ritter { $place-in } steht auf einem Burgfeld; geadelt wird nur, wer auf einem Adelsfeld steht.
refusal-promotion-no-knight-here = { CAP($place-in) } hast du keinen Ritter auf einem Adelsfeld.
refusal-promotion-no-knight = Du hast keinen Ritter auf einem Adelsfeld. Setze zuerst einen.
refusal-no-baron = Du hast auf dem Spielplan keinen Baron, der heiraten darf.
refusal-married-already = Ein Paar ist schon verheiratet. Wähle einen Baron.
refusal-archbishop-marries-not = Der Kurfürst eines Erzbistums heiratet nicht. Wähle einen anderen Baron.
refusal-eminence-by-privilege = Die Graue Eminenz ist nicht käuflich; nur das Privileg von Brandenburg bringt sie.
refusal-knight-card-stays = Die Karte „Ritter“ ist nur eine Erinnerung und bleibt liegen. Setze oder versetze stattdessen einen Ritter.
refusal-no-knight = Alle deine Ritter sind auf dem Spielplan. Du darfst einen davon versetzen.
refusal-no-knight-on-board = Du hast auf dem Spielplan keinen Ritter, den du versetzen könntest.
refusal-nobles-full = Alle Adelsfelder { $place-in } sind besetzt, und du brauchst ein freies.
refusal-no-castle = { CAP($place-in) } gibt es keine Burg.
refusal-castle-full = Die Burg { $place-in } ist besetzt, und ein Ritter vertreibt niemanden.
refusal-passive-mainz = Das Privileg von Mainz wirkt von selbst: Sein Kurfürst bekommt in Phase V einen Punkt.
refusal-passive-saxony = Das Privileg von Sachsen wirkt von selbst: Sein Kurfürst hat mehr Einkommen.
refusal-passive-bohemia = Das Privileg von Böhmen wirkt von selbst: Sein Kurfürst hat zwei Stimmen.
refusal-seat-vacant = Der Sitz { $place-of } ist frei, also nutzt niemand das Privileg.
refusal-not-elector = { $seat } hat den Sitz { $place-of }, und nur wer dort sitzt, nutzt das Privileg.
refusal-privilege-used = Das Privileg { $place-of } hast du diese Runde schon genutzt. Nächste Runde geht es wieder.
refusal-still-in-stack =
    { $card-quoted } gibt es noch zu kaufen ({ $number ->
        [one] eine Karte ist
       *[other] { $number } Karten sind
    } übrig). Trier wiederholt nur, was vergriffen ist.
refusal-not-repeatable = Trier wiederholt nur Karten der Phase IV, und { $card-quoted } ist keine davon.
refusal-knight-needs-no-trier = Die Karte „Ritter“ geht nie aus, also gibt es nichts zu wiederholen: Setze oder versetze einfach einen Ritter.
refusal-trier-nothing-exhausted = Noch ist kein Stapel der Phase IV vergriffen. Trier wiederholt nur, was vergriffen ist.
refusal-trier-nothing-possible = Keine der vergriffenen Karten lässt sich jetzt ausführen.
refusal-city-is-mandatory = Jetzt muss eine Reichsstadt auf den Spielplan.
refusal-city-must-move = Jetzt muss eine Reichsstadt auf dem Spielplan umziehen.
refusal-seat-occupied =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } schon einen Baron auf dem Kurfürstenfeld { $place-of }.
refusal-elector-stays = Ein Kurfürst darf nicht auf den Thron. Wähle jemanden auf einem Adelsfeld.
refusal-throne-must-be-filled = Der Thron darf nicht leer bleiben. Wähle jemanden aus deiner Familie.
refusal-must-be-placed = Das Plättchen muss irgendwohin. Wähle ein Kurfürstentum.
refusal-own-baron = Deine Tochter heiratet in eine andere Familie. Wähle einen fremden Baron.
refusal-must-propose = Solange du einen Baron fragen kannst, musst du es tun; ins Kloster geht nur eine abgewiesene Tochter.
refusal-not-tied =
    { $you ->
        [yes] Du liegst
       *[no] { $seat } liegt
    } { $place-in } nicht mit vorn.
refusal-tied-but-unable =
    { $you ->
        [yes] Du liegst { $place-in } mit vorn, hast
       *[no] { $seat } liegt { $place-in } mit vorn, hat
    } aber niemand Geeignetes; an diesem Tisch reicht das nicht.
refusal-couple-is-no-archbishop = Ein Paar kann kein Erzbistum regieren. Wähle einen Baron.
refusal-seat-is-compulsory = Wer ein Kurfürstentum gewinnt, muss den Sitz einnehmen.
refusal-no-knight-here =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $place-in } keinen Ritter auf einem Adelsfeld.
refusal-church-in-duchy = „Kirchlicher Einfluss“ wirkt nur in Erzbistümern, nicht { $place-in }.
refusal-ban-in-archdiocese = „Kirchenbann“ trifft nur weltliche Kurfürstentümer, nicht { $place-den }.
refusal-church-card-mandatory = Die Karte muss jetzt genutzt werden: Wähle ein Kurfürstentum.
refusal-no-abstention = Alle wählen; enthalten darf sich niemand.
refusal-no-imperial-city = { CAP($place-in) } steht keine Reichsstadt.
refusal-expected-first-city = Wähle ein Kurfürstentum mit freiem Stadtfeld.
refusal-expected-first-seat = Wähle ein freies Kurfürstenfeld.
refusal-expected-first-noble = Wähle ein Kurfürstentum mit freiem Adelsfeld.
refusal-expected-first-knight = Wähle ein freies Adels- oder Burgfeld.
refusal-expected-successor = Wähle jemanden aus deiner Familie auf einem Adelsfeld.
refusal-expected-son = Wähle, wohin dein Sohn geht.
refusal-expected-marriage = Wähle einen Baron aus einer anderen Familie.
refusal-expected-answer = Nimm die Heirat an oder lehne sie ab.
refusal-expected-action = Das geht in diesem Zug nicht. Wähle eine der angebotenen Aktionen.
refusal-expected-eminence = Wähle ein Kurfürstentum für deine Graue Eminenz, oder verzichte.
refusal-expected-tie = Wähle jemanden von denen, die gleichauf sind.
refusal-expected-elector = Wähle dort jemanden aus deiner Familie.
refusal-expected-push = Wähle, wessen Ritter weicht.
refusal-expected-church = Wähle ein Erzbistum.
refusal-expected-ban = Wähle ein weltliches Kurfürstentum.
refusal-expected-vote = Stimme für den Kaiser oder für den Gegenkaiser.
refusal-expected-new-emperor = Wähle, wer den Thron besteigt.
refusal-expected-old-emperor = Wähle, wohin der alte Kaiser geht.
refusal-expected-imperial-place = Wähle ein Kurfürstentum mit freiem Stadtfeld.
refusal-expected-imperial-move = Wähle eine Reichsstadt und ihr Ziel.

## Was geschieht

closed = { CAP($place-der) } ist in dieser Partie nicht im Spiel.
first-emperor =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    } als Kaiser.
second-player-help =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } zu Beginn { name-thalers } mehr.
imperial-city-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { $place-in } eine Reichsstadt.
imperial-city-moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } eine Reichsstadt { $origin-from } { $place-to }.
imperial-city-shifted =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } innerhalb { $place-of } eine Reichsstadt.
tile-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile.acc } { $place-to }.
knight-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Ritter auf { $space-einen } { $place-in }.
knight-moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } einen Ritter { $origin-from } auf { $space-einen } { $place-in }.
knight-shifted =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } innerhalb { $place-of } einen Ritter auf { $space-einen }.
knight-pushed =
    { $owner-you ->
        [yes] Dein Ritter
       *[no] Der Ritter von { $owner-seat }
    } { $place-in } muss weichen.
round-begins = Runde { $round } beginnt.
income =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { name-thalers } und { $you ->
        [yes] hast
       *[no] hat
    } jetzt { $thalers }.
thalers-lost =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { name-thalers }, denn mehr fasst die Leiste nicht.
ageing = Runde { $round }: Zehn Jahre sind vergangen, und alle Adligen altern.
died =
    { $you ->
        [yes] Dein { $side-bare }
       *[no] { CAP($side-der) } von { $seat }
    } { $place-in } stirbt an Altersschwäche.
eminence-left =
    { $you ->
        [yes] Deine Graue Eminenz
       *[no] Die Graue Eminenz von { $seat }
    } { $place-in } tritt ab.
succeeded =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile.acc } { $place-from } auf den Thron.
crowned-from-supply =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile.acc } aus dem Vorrat auf den Thron.
no-child =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } diese Runde keine Nachkommen.
son-born =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } einen Sohn. Er geht als { name-tile } { $place-to }.
son-lost =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } einen Sohn, aber es fehlt ein Plättchen oder ein Feld für ihn: Er geht verloren.
proposed =
    { $you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } { name-owned.dat } { $place-in } eine Tochter zur Heirat an.
married =
    { $owner-you ->
        [yes] Du nimmst an
       *[no] { $owner-seat } nimmt an
    }: Der Baron { $place-in } wird zum Paar, und { $you ->
        [yes] du bekommst
       *[no] { $seat } bekommt
    } { name-points }.
convent-refused =
    Die Antwort ist Nein. Die Tochter geht ins Kloster{ $number ->
        [0] .
       *[other] {""}, und { $you ->
            [yes] du bekommst
           *[no] { $seat } bekommt
        } { name-thalers }.
    }
convent-chosen =
    { $you ->
        [yes] Du schickst
       *[no] { $seat } schickt
    } eine Tochter ins Kloster{ $number ->
        [0] .
       *[other] {""} und { $you ->
            [yes] bekommst
           *[no] bekommt
        } { name-thalers }.
    }
convent-no-suitor =
    { $you ->
        [yes] Deine Tochter
       *[no] Die Tochter von { $seat }
    } findet keinen Bräutigam und geht ins Kloster{ $number ->
        [0] .
       *[other] {""}, für { name-thalers }.
    }
actions-begin = Aktionen der Runde { $round }
bought =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $card-quoted }{ $number ->
        [0] .
       *[other] {""} für { name-thalers }.
    }
repeated =
    { $you ->
        [yes] Du wiederholst
       *[no] { $seat } wiederholt
    } in Trier { $card-quoted }{ $number ->
        [0] .
       *[other] {""} für { name-thalers }.
    }
card-unused =
    { $you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } { $card-quoted } ungenutzt.
challenged =
    { $you ->
        [yes] Du forderst den Kaiser heraus!
       *[no] { $seat } fordert { $emperor-you ->
            [yes] dich, den Kaiser, heraus!
           *[no] den Kaiser heraus!
        }
    }
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
    } nichts mehr tun und passt.
indulgence-points =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { name-points } für einen Ablass.
rejuvenated =
    { $owner-you ->
        [yes] Dein { $side-bare }
       *[no] { CAP($side-der) } von { $owner-seat }
    } { $place-in } wird zehn Jahre jünger: wieder { $age }.
aged =
    { $you ->
        [yes] Dein Arzt
       *[no] Der Arzt von { $seat }
    } macht { $owner-you ->
        [yes] { $side-gender ->
            [m] deinen
           *[other] dein
        } { $side-bare }
       *[no] { $side-den } von { $owner-seat }
    } { $place-in } zehn Jahre älter: jetzt { $age }.
aged-to-death =
    { $you ->
        [yes] Durch deinen Arzt
       *[no] Durch den Arzt von { $seat }
    } wird { name-owned } { $place-in } zu alt und geht in den Vorrat zurück.
moved = { name-theirs } zieht { $place-to } um.
immigrated =
    { $you ->
        [yes] Du holst
       *[no] { $seat } holt
    } { name-a-tile.acc } { $place-to }.
city-founded =
    { $you ->
        [yes] Du gründest
       *[no] { $seat } gründet
    } { $place-in } eine Stadt und { $you ->
        [yes] bekommst
       *[no] bekommt
    } { name-points }.
promoted =
    { $you ->
        [yes] Aus deinem Ritter
       *[no] Aus dem Ritter von { $seat }
    } { $place-in } wird { name-a-tile }.
princess-married = { name-theirs } { $place-in } heiratet eine fremde Königstochter.
electors-begin = Neue Kurfürsten der Runde { $round }
eminence-placed =
    { $you ->
        [yes] Deine Graue Eminenz
       *[no] Die Graue Eminenz von { $seat }
    } wirkt { $place-in }.
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
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $place-in } { $number } Einfluss.
tie-broken =
    { $you ->
        [yes] Du entscheidest
       *[no] { $seat } entscheidet
    } den Gleichstand { $place-in } für { $named-seat-wen }.
tie-broken-for-self =
    { $you ->
        [yes] Du entscheidest den Gleichstand { $place-in } für deine eigene Familie
       *[no] { $seat } entscheidet den Gleichstand { $place-in } für die eigene Familie
    }.
seat-kept =
    { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } den Sitz { $place-of }.
seat-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } mit { name-a-tile.dat } den Sitz { $place-of } ein{ $points ->
        [0] {""}, ohne Punkte.
       *[other] {""} und { $you ->
            [yes] bekommst
           *[no] bekommt
        } { name-points }.
    }
nobody-suitable =
    { $you ->
        [yes] Du bekämst den Sitz { $place-in }, hast aber
       *[no] { $seat } bekäme den Sitz { $place-in }, hat aber
    } niemand Geeignetes: Er ist frei.
elector-stepped-down = { name-theirs } geht auf ein Adelsfeld { $place-in } zurück.
elector-left = { CAP($place-in) } ist kein Platz: { CAP(name-theirs) } geht in den Vorrat zurück.
mainz-point =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { name-points } für den Sitz von Mainz.
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
    } { $place-den } mit dem Kirchenbann: keine Stimmen von dort.
election-called =
    Kaiserwahl: { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } den Thron, { $rival-you ->
        [yes] du willst
       *[no] { $rival-seat } will
    } ihn.
votes-available =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $number ->
        [0] keine Stimme
       *[other] { name-votes }
    }.
voted-for =
    { $you ->
        [yes] Du stimmst
       *[no] { $seat } stimmt
    } für { $emperor-you ->
        [yes] { $you ->
            [yes] dich selbst
           *[no] dich
        }
       *[no] den Kaiser
    }{ $number ->
        [0] {""}, wenn auch ohne Stimme.
       *[other] {""}, mit { name-votes }.
    }
voted-against =
    { $you ->
        [yes] Du stimmst
       *[no] { $seat } stimmt
    } für { $rival-you ->
        [yes] { $you ->
            [yes] dich selbst
           *[no] dich
        }
       *[no] den Gegenkaiser
    }{ $number ->
        [0] {""}, wenn auch ohne Stimme.
       *[other] {""}, mit { name-votes }.
    }
emperor-stayed =
    { $support } zu { $opposition }: { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } den Thron.
rival-won =
    { $opposition } zu { $support }: { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } den Thron!
vote-point =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { name-points } für die richtige Seite bei der Wahl.
crowned =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { name-a-tile.acc } { $place-from } auf den Thron.
old-emperor-settled =
    { $you ->
        [yes] Dein alter Kaiser
       *[no] Der alte Kaiser von { $seat }
    }, { name-a-tile }, geht { $place-to }.
old-emperor-left =
    Nirgends ist Platz: { $you ->
        [yes] Dein alter Kaiser
       *[no] Der alte Kaiser von { $seat }
    }, { name-a-tile }, geht in den Vorrat zurück.
emperor-reward =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } den Lohn des Kaisers: { name-points }{ $thalers ->
        [0] .
       *[other] {""} und { $thalers } Taler.
    }
final-score =
    { $you ->
        [yes] Du beendest
       *[no] { $seat } beendet
    } die Partie { $number ->
        [0] ohne einen Punkt.
        [one] mit 1 Punkt.
       *[other] mit { $number } Punkten.
    }

## Namen
# Von einem Ort sagen .in, .to, .from und .of, was sein Wort nicht kann: nach Trier, aus der Pfalz, auf dem Thron.

name-thalers = { $number } Taler
    .noun = phrase:
name-price =
    { $number ->
        [0] kostenlos
       *[other] { $number } Taler
    }
    .noun = phrase:
name-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .noun = phrase:
name-votes =
    { $number ->
        [0] keine Stimme
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }
    .noun = phrase:
name-tile = { $side-bare } ({ $age })
    .noun = phrase:
name-a-tile = { $side-ein } ({ $age })
    .noun = phrase:
    .acc = { $side-einen } ({ $age })
    .dat = { $side-einem } ({ $age })
name-owned =
    { $owner-you ->
        [yes] dein { $side-bare } ({ $age })
       *[no] { $side-der } ({ $age }) von { $owner-seat }
    }
    .noun = phrase:
    .dat =
        { $owner-you ->
            [yes] deinem { $side-bare } ({ $age })
           *[no] { $side-dem } ({ $age }) von { $owner-seat }
        }
name-theirs =
    { $you ->
        [yes] dein { $side-bare } ({ $age })
       *[no] { $side-der } ({ $age }) von { $seat }
    }
    .noun = phrase:
name-pushed =
    { $pushed-you ->
        [yes] dein eigener Ritter
       *[no] der Ritter von { $pushed-seat }
    }
    .noun = phrase:
name-trier = Trier
    .noun = n name: Trier
    .in = in Trier
    .to = nach Trier
    .from = aus Trier
    .of = von Trier
name-cologne = Köln
    .noun = n name: Köln
    .in = in Köln
    .to = nach Köln
    .from = aus Köln
    .of = von Köln
name-mainz = Mainz
    .noun = n name: Mainz
    .in = in Mainz
    .to = nach Mainz
    .from = aus Mainz
    .of = von Mainz
name-palatinate = Pfalz
    .noun = f: Pfalz
    .in = in der Pfalz
    .to = in die Pfalz
    .from = aus der Pfalz
    .of = der Pfalz
name-saxony = Sachsen
    .noun = n name: Sachsen
    .in = in Sachsen
    .to = nach Sachsen
    .from = aus Sachsen
    .of = von Sachsen
name-brandenburg = Brandenburg
    .noun = n name: Brandenburg
    .in = in Brandenburg
    .to = nach Brandenburg
    .from = aus Brandenburg
    .of = von Brandenburg
name-bohemia = Böhmen
    .noun = n name: Böhmen
    .in = in Böhmen
    .to = nach Böhmen
    .from = aus Böhmen
    .of = von Böhmen
name-trier-seat = Kurfürstenfeld von Trier
    .noun = n: Kurfürstenfeld von Trier
    .in = auf dem Kurfürstenfeld von Trier
    .to = auf das Kurfürstenfeld von Trier
    .from = vom Kurfürstenfeld von Trier
    .of = des Kurfürstenfelds von Trier
name-cologne-seat = Kurfürstenfeld von Köln
    .noun = n: Kurfürstenfeld von Köln
    .in = auf dem Kurfürstenfeld von Köln
    .to = auf das Kurfürstenfeld von Köln
    .from = vom Kurfürstenfeld von Köln
    .of = des Kurfürstenfelds von Köln
name-mainz-seat = Kurfürstenfeld von Mainz
    .noun = n: Kurfürstenfeld von Mainz
    .in = auf dem Kurfürstenfeld von Mainz
    .to = auf das Kurfürstenfeld von Mainz
    .from = vom Kurfürstenfeld von Mainz
    .of = des Kurfürstenfelds von Mainz
name-palatinate-seat = Kurfürstenfeld der Pfalz
    .noun = n: Kurfürstenfeld der Pfalz
    .in = auf dem Kurfürstenfeld der Pfalz
    .to = auf das Kurfürstenfeld der Pfalz
    .from = vom Kurfürstenfeld der Pfalz
    .of = des Kurfürstenfelds der Pfalz
name-saxony-seat = Kurfürstenfeld von Sachsen
    .noun = n: Kurfürstenfeld von Sachsen
    .in = auf dem Kurfürstenfeld von Sachsen
    .to = auf das Kurfürstenfeld von Sachsen
    .from = vom Kurfürstenfeld von Sachsen
    .of = des Kurfürstenfelds von Sachsen
name-brandenburg-seat = Kurfürstenfeld von Brandenburg
    .noun = n: Kurfürstenfeld von Brandenburg
    .in = auf dem Kurfürstenfeld von Brandenburg
    .to = auf das Kurfürstenfeld von Brandenburg
    .from = vom Kurfürstenfeld von Brandenburg
    .of = des Kurfürstenfelds von Brandenburg
name-bohemia-seat = Kurfürstenfeld von Böhmen
    .noun = n: Kurfürstenfeld von Böhmen
    .in = auf dem Kurfürstenfeld von Böhmen
    .to = auf das Kurfürstenfeld von Böhmen
    .from = vom Kurfürstenfeld von Böhmen
    .of = des Kurfürstenfelds von Böhmen
name-throne = Thron
    .noun = m: Thron, Throns
    .in = auf dem Thron
    .to = auf den Thron
    .from = vom Thron
    .of = des Throns
name-noble-space = Adelsfeld
    .noun = n: Adelsfeld, Adelsfelds, Adelsfelder
name-castle-space = Burgfeld
    .noun = n: Burgfeld, Burgfelds, Burgfelder
name-city-space = Stadtfeld
    .noun = n: Stadtfeld, Stadtfelds, Stadtfelder
name-privilege-space = Privilegfeld
    .noun = n: Privilegfeld
name-baron = Baron
    .noun = m: Baron, Barons, Barone
name-couple = Paar
    .noun = n: Paar, Paars, Paare
name-rival = Gegenkaiser
    .noun = title: Gegenkaiser
    .help = Du forderst den Kaiser heraus: In Phase VI wird gewählt. Für dich endet die Phase.
name-doctor = Arzt
    .noun = title: Arzt
    .help = Jemand aus deiner Familie wird zehn Jahre jünger oder jemand aus einer anderen zehn Jahre älter.
name-trier-doctor = Trier: Arzt
    .noun = phrase:
name-move = Umzug
    .noun = title: Umzug
    .help = Jemand aus deiner Familie zieht von einem Adelsfeld auf eines in einem anderen Kurfürstentum.
name-trier-move = Trier: Umzug
    .noun = phrase:
name-pope = Papst
    .noun = title: Papst
    .help = Du hast bei der Kaiserwahl dieser Runde eine Stimme mehr.
name-church-influence = Kirchlicher Einfluss
    .noun = title: Kirchlicher Einfluss
    .help = Vor der Wahl nennst du ein Erzbistum: Sein Kurfürst bekommt dort eine Stimme mehr für jeden weiteren Adligen und jeden Ritter seiner Familie.
name-excommunication = Kirchenbann
    .noun = title: Kirchenbann
    .help = Vor der Wahl nennst du ein weltliches Kurfürstentum; es hat dann keine Stimme.
name-indulgence = Ablass
    .noun = title: Ablass
    .help = Du bekommst 1 Punkt.
name-trier-indulgence = Trier: Ablass
    .noun = phrase:
name-permit = Zuzug
    .noun = title: Zuzug
    .help = Ein Baron (3 Taler) oder ein Paar (5 Taler) von 15 Jahren kommt aus deinem Vorrat auf ein Adelsfeld.
name-trier-permit = Trier: Zuzug
    .noun = phrase:
name-city-charter = Stadtgründung
    .noun = title: Stadtgründung
    .help = Du gründest eine Stadt auf einem freien Stadtfeld: 1 Punkt für die erste und zweite, 2 für die dritte.
name-trier-city-charter = Trier: Stadtgründung
    .noun = phrase:
name-promotion = Adelserhebung
    .noun = title: Adelserhebung
    .help = Dein Ritter auf einem Adelsfeld wird zum Baron von 15 Jahren.
name-trier-promotion = Trier: Adelserhebung
    .noun = phrase:
name-foreign-princess = Fremde Königstochter
    .noun = title: Fremde Königstochter
    .help = Einer deiner Barone heiratet und wird zum Paar, das doppelten Einfluss hat.
name-trier-foreign-princess = Trier: Fremde Königstochter
    .noun = phrase:
name-knight = Ritter
    .noun = title: Ritter
    .help = Du setzt einen Ritter aus deinem Vorrat auf ein freies Adels- oder Burgfeld oder versetzt einen. Die Karte bleibt liegen.
name-gray-eminence = Graue Eminenz
    .noun = title: Graue Eminenz
    .help = In Phase V bringt dir jemand aus deinem Vorrat 1 Einfluss in einem beliebigen Kurfürstentum. Diese Karte gibt es nur durch das Privileg von Brandenburg.
name-cologne-privilege = Privileg von Köln
    .noun = phrase:
name-palatinate-privilege = Privileg der Pfalz
    .noun = phrase:
name-electorate = Kurfürstentum
    .noun = n: Kurfürstentum, Kurfürstentums, Kurfürstentümer
name-archdiocese = Erzbistum
    .noun = n: Erzbistum, Erzbistums, Erzbistümer
name-duchy = Weltliches Kurfürstentum
    .noun = phrase:
name-elector = Kurfürst
    .noun = m: Kurfürst, Kurfürsten
name-privilege = Privileg
    .noun = n: Privileg, Privilegs, Privilegien
name-aristocrat = Adliger
    .noun = phrase:
name-age = Alter
    .noun = n: Alter, Alters
name-city = Stadt
    .noun = f: Stadt, Stadt, Städte
name-imperial-city = Reichsstadt
    .noun = f: Reichsstadt, Reichsstadt, Reichsstädte
name-supply = Vorrat
    .noun = m: Vorrat, Vorrats
name-emperor = Kaiser
    .noun = m: Kaiser, Kaisers
name-thaler = Taler
    .noun = m: Taler, Talers, Taler
name-thaler-chip = Farbchip
    .noun = m: Farbchip, Farbchips, Farbchips
name-influence = Einfluss
    .noun = m: Einfluss, Einflusses
name-vote = Stimme
    .noun = f: Stimme, Stimme
name-victory-point = Siegpunkt
    .noun = m: Siegpunkt
name-display = Auslage
    .noun = f: Auslage, Auslage
name-stack = Stapel
    .noun = m: Stapel, Stapels, Stapel
name-card-row = Karten vor dir
    .noun = phrase:
name-blue = Blau
    .noun = phrase:
name-pink = Rosa
    .noun = phrase:
name-white = Weiß
    .noun = phrase:
name-none = Keine Nachkommen
    .noun = phrase:
name-son = Sohn
    .noun = m: Sohn, Sohns, Söhne
name-daughter = Tochter
    .noun = f: Tochter, Tochter, Töchter
name-convent = Kloster
    .noun = n: Kloster, Klosters
name-suitor = Bräutigam
    .noun = m: Bräutigam, Bräutigams
name-round = Runde
    .noun = f: Runde, Runde
name-setting-up = Aufbau
    .noun = phrase:
name-income = Einkommen
    .noun = phrase:
name-ageing = Altern
    .noun = phrase:
name-descendants = Nachkommen
    .noun = phrase:
name-actions = Aktionen
    .noun = phrase:
name-electors = Neue Kurfürsten
    .noun = phrase:
name-election = Kaiserwahl
    .noun = phrase:
name-emperor-phase = Kaiseraktion
    .noun = phrase:
name-advance = Rundenende
    .noun = phrase:
name-over = Ende der Partie
    .noun = phrase:
name-nothing = Nichts ändert sich
    .noun = phrase:
name-keeps = Behält den Sitz
    .noun = phrase:
name-takes = Nimmt den Sitz ein
    .noun = phrase:
name-falls-vacant = Führt, doch der Sitz wird frei
    .noun = phrase:
name-emperor-decides = Gleichstand: Der Kaiser entscheidet
    .noun = phrase:

## Hausregeln

table-first-emperor = Erster Kaiser
    .help = Wer zu Beginn Kaiser ist.
table-first-emperor-random = Ausgelost
table-first-emperor-chosen = Der erste Platz; die Sitzordnung entscheidet
table-score-display = Punktestand
    .help = Ob die Summen während der Partie zu sehen sind; jeder Gewinn wird ohnehin angesagt.
table-score-display-open = Sichtbar
table-score-display-closed = Verborgen bis zum Ende
table-final-tie = Gleichstand am Ende
    .help = Wer gewinnt, wenn mehrere die meisten Punkte haben.
table-final-tie-shared = Der Sieg wird geteilt
table-final-tie-thalers = Mehr Taler, sonst geteilt
table-final-tie-emperor = Der Kaiser, falls gleichauf, sonst geteilt
table-mainz-point = Punkt von Mainz
    .help = Wer in Phase V den Punkt für Mainz bekommt.
table-mainz-point-occupant-after-phase-v = Wer nach der Phase dort sitzt
table-mainz-point-incumbent-only = Nur, wer den Sitz behalten hat
table-archbishop-marriage = Verheiratete Erzbischöfe
    .help = Ob der Kurfürst eines Erzbistums heiraten darf.
table-archbishop-marriage-forbidden = Verboten
table-archbishop-marriage-resign = Erlaubt, kostet aber den Sitz
table-daughter-choice = Töchter
    .help = Ob eine Tochter zur Heirat angeboten werden muss.
table-daughter-choice-must-propose = Ein Baron muss gefragt werden
table-daughter-choice-may-choose-convent = Das Kloster darf gleich gewählt werden
table-white-card-birth = Weiße Karten
    .help = Was weiße Karten allein bringen.
table-white-card-birth-counts-as-card = Eine Tochter
table-white-card-birth-ignored = Keine Nachkommen
table-emperor-tie-pool = Gleichstand in Phase V
    .help = Wen der Kaiser gewinnen lassen darf.
table-emperor-tie-pool-all-tied = Alle, die gleichauf sind
table-emperor-tie-pool-able-only = Nur wer jemand Geeignetes hat, falls überhaupt
table-vacant-seat-reclaim = Einen freien Sitz zurückholen
    .help = Ob es dafür Punkte gibt, wenn man ihn zuletzt hatte.
table-vacant-seat-reclaim-two-points = Ja, wie für jeden neuen Kurfürsten
table-vacant-seat-reclaim-no-points-for-last-holder = Nein, dann keine Punkte
table-zero-vote-supporters = Wählen ohne Stimme
    .help = Ob es auch ohne Stimme einen Punkt für die richtige Seite gibt.
table-zero-vote-supporters-score = Ja
table-zero-vote-supporters-do-not-score = Nein
table-second-player-help = Hilfe zu zweit
    .help = Zu zweit ein Ausgleich für die Seite ohne Thron.
table-second-player-help-none = Keine
table-second-player-help-one-extra-thaler = Ein Taler mehr zu Beginn

## Spielplan

board-privilege-repeat-exhausted-action = Vergriffenes wiederholen
board-privilege-free-doctor = Arzt kostenlos
board-privilege-victory-point =
    { $number ->
        [one] 1 Punkt in Phase V
       *[other] { $number } Punkte in Phase V
    }
board-privilege-free-baron = Baron kostenlos
board-privilege-extra-income = { $number } Taler mehr
board-privilege-gray-eminence = Graue Eminenz
board-privilege-double-vote =
    { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }
board-tile = { name-owned }
board-knight =
    { $owner-you ->
        [yes] dein Ritter
       *[no] der Ritter von { $owner-seat }
    }
board-city =
    { $owner-you ->
        [yes] deine Stadt
       *[no] die Stadt von { $owner-seat }
    }
board-eminence =
    { $owner-you ->
        [yes] deine Graue Eminenz
       *[no] die Graue Eminenz von { $owner-seat }
    }
board-free-noble = Freies Adelsfeld
board-free-castle = Freies Burgfeld
board-free-city = Freies Stadtfeld
board-cities-castles = Städte und Burg
board-seat = Kurfürstenfeld
board-vacant = Sitz frei
board-no-influence = kein Einfluss
board-influence-of =
    { $you ->
        [yes] Dein Einfluss:
       *[no] Einfluss von { $seat }:
    }
board-leads = führt
board-tied = gleichauf
board-if-now = Wäre jetzt Phase V:
board-holds =
    { $you ->
        [yes] Du hast den Sitz
       *[no] { $seat } hat den Sitz
    }
board-out-nothing = Nichts ändert sich
board-out-keeps =
    { $you ->
        [yes] Du behältst den Sitz
       *[no] { $seat } behält den Sitz
    }
board-out-takes =
    { $you ->
        [yes] Du nimmst den Sitz ein
       *[no] { $seat } nimmt den Sitz ein
    }
board-out-takes-from =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $holder-you ->
        [yes] dir den Sitz ab
       *[no] { $holder-seat } den Sitz ab
    }
board-out-falls =
    { $holder-you ->
        [yes] Du verlierst
       *[no] { $holder-seat } verliert
    } den Sitz
board-out-vacant = Der Sitz bleibt frei
board-out-tie =
    { $you ->
        [yes] Gleichstand: Du entscheidest
       *[no] Gleichstand: Der Kaiser entscheidet
    }
board-versus = { $mine } gegen { $other }
board-overview = Die sieben Kurfürstentümer
board-throne =
    { $you ->
        [yes] Du hast den Thron
       *[no] { $seat } hat den Thron
    }
board-throne-hint =
    { $you ->
        [yes] Du entscheidest jeden Gleichstand
       *[no] Der Kaiser entscheidet jeden Gleichstand
    }
board-rewards = Lohn des Kaisers je Runde
board-city-place = eine Reichsstadt setzen
board-city-move = eine Reichsstadt versetzen
board-closed = Zu zweit nicht im Spiel
board-round = Runde { $round } von { $rounds }
board-phase = Phase { $numeral }
board-rival =
    { $you ->
        [yes] Du forderst den Kaiser heraus
       *[no] { $seat } fordert { $emperor-you ->
            [yes] dich
           *[no] den Kaiser
        } heraus
    }
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
board-income = nächstes Einkommen: { $number } Taler
board-no-cards = keine Karten
board-supply-nobles =
    { $number ->
        [0] kein Adliger im Vorrat
        [one] 1 Adliger im Vorrat
       *[other] { $number } Adlige im Vorrat
    }
board-supply-knights =
    { $number ->
        [0] kein Ritter im Vorrat
        [one] 1 Ritter im Vorrat
       *[other] { $number } Ritter im Vorrat
    }
board-supply-cities =
    { $number ->
        [0] keine Stadt im Vorrat
        [one] 1 Stadt im Vorrat
       *[other] { $number } Städte im Vorrat
    }
board-stock-nobles =
    { $number ->
        [one] Adliger
       *[other] Adlige
    }
board-stock-knights =
    { $number ->
        [one] Ritter
       *[other] Ritter
    }
board-stock-cities =
    { $number ->
        [one] Stadt
       *[other] Städte
    }
board-child = Nächstes Kind:
board-child-son = Sohn
board-child-daughter = Tochter
board-child-none = kein Kind
board-child-with = Nächstes Kind mit dieser Karte: { $child }
board-passed = hat gepasst
board-has-voted = hat gewählt
board-to-vote = wählt noch
board-card = { $name }. { $help } Preis: { $price }. { $colour }. Noch { $left } von { $all }.
board-card-rival = Gegen­kaiser
board-card-doctor = Arzt
board-card-move = Umzug
board-card-pope = Papst
board-card-church-influence = Kirch­licher Einfluss
board-card-excommunication = Kirchen­bann
board-card-indulgence = Ablass
board-card-permit = Zuzug
board-card-city-charter = Stadt­gründung
board-card-promotion = Adels­erhebung
board-card-foreign-princess = Königs­tochter
board-card-knight = Ritter
board-card-gray-eminence = Graue Eminenz
board-note-rival = beendet deine Phase
board-note-doctor = jünger oder älter
board-note-move = zieht um
board-note-pope = 1 Stimme mehr
board-note-church-influence = stärkt ein Erzbistum
board-note-excommunication = ein Land schweigt
board-note-indulgence = { name-points }
board-note-permit = neue Leute
board-note-city-charter = Stadt und Punkte
board-note-promotion = Ritter zu Baron
board-note-foreign-princess = Baron zu Paar
board-note-knight = setzen, versetzen
board-note-gray-eminence = 1 Einfluss
board-why = warum nicht?
board-why-stack-empty = vergriffen
board-why-rival-taken = vergeben
board-why-no-money = zu teuer
board-why-emperor-is-no-rival = nicht als Kaiser
board-why-eminence-by-privilege = nur per Privileg
board-why-no-aristocrat = Vorrat leer
board-why-promotion-no-knight = kein Ritter
board-why-no-city = Vorrat leer
board-why-no-baron = kein Baron
board-use = Privileg { $place-of }
board-used = schon genutzt
board-only-pass = Mehr geht nicht: Du kannst nur noch passen.
board-other = Etwas anderes
board-ask-doctor = „Arzt“: Wen behandelt er?
board-ask-move = „Umzug“: Wer zieht wohin?
board-ask-permit = „Zuzug“: Ein Baron oder ein Paar, und wohin?
board-ask-city-charter = „Stadtgründung“: Wo gründest du deine Stadt?
board-ask-indulgence = „Ablass“: Nutzen oder nur nehmen?
board-ask-promotion = „Adelserhebung“: Welcher Ritter wird Baron?
board-ask-foreign-princess = „Fremde Königstochter“: Welcher Baron heiratet sie?
board-ask-knight = „Ritter“: Woher und wohin?
board-ask-trier = Trier: Welche Karte wiederholst du?
board-ask-cologne = Köln: Wen behandelt der Arzt?
board-ask-palatinate = Pfalz: Wohin geht dein Baron?
board-choose = Deine Möglichkeiten
board-nobles-of =
    { $owner-you ->
        [yes] Deine Adligen
       *[no] Adlige von { $owner-seat }
    }
board-knight-place = Ritter setzen
board-from = { $place-from }
board-space-noble-space = Adelsfeld
board-space-castle-space = Burgfeld
board-as-elector = Kurfürst
board-age-to = { $age } → { $new } Jahre
board-leaves = verlässt den Spielplan
board-pushes = { name-pushed } weicht
board-names = { $number } Einfluss
board-vote = Für { $name }
board-your-vote = deine Wahl
board-tally = Stimmen vor der Wahl
board-free-vote = wählt frei
board-evaluation = Ende der Runde { $round }
board-sheet = Wertungsblatt
board-source = Punkte für
board-total = Summe
board-source-seats = Neue Kurfürsten
board-source-mainz = Sitz von Mainz
board-source-votes = Wahl der richtigen Seite
board-source-reward = Lohn des Kaisers
board-source-cities = Gegründete Städte
board-source-gift = Ablass
board-source-daughters = Verheiratete Töchter
board-key-card = Eine der ersten neun Karten wählen
    .keys = 1 … 9
board-key-open = Diese Karte nehmen oder sehen, was sie kann
    .keys = Eingabe

## Gründe, die ein Bot nennt

name-reason-tempo = der Zeitpunkt in der Runde
name-reason-points = die Siegpunkte
name-reason-money = die Taler
name-reason-nobles = die Familie und ihr Alter
name-reason-pieces = die Ritter und Städte
name-reason-electors = die Sitze
name-reason-throne = der Thron und die Stimmen
name-reason-influence = der Einfluss in den Kurfürstentümern
reason-vote-behind =
    Hilft, wo der Rückstand ist: { $rival-you ->
        [yes] Du liegst
       *[no] { $rival-seat } liegt
    } { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    } vorn.
reason-vote-harmless =
    { $rival-you ->
        [yes] Du liegst
       *[no] { $rival-seat } liegt
    } { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    } zurück: Dort schadet der Thron wenig.
reason-vote-leader =
    { $rival-you ->
        [yes] Du führst
       *[no] { $rival-seat } führt
    }, da soll nicht auch noch der Lohn dazukommen.
reason-vote-stronger =
    { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } schon mehr Stimmen, und die Seite der Gewinner punktet.
reason-vote-tips =
    { $number ->
        [one] Diese eine Stimme kann
       *[other] Diese { $number } Stimmen können
    } { $rival-seat-wem } den Thron bringen.
reason-vote-free = Ohne Stimmen zählt nur der Punkt für die richtige Seite.
reason-points =
    Bringt { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    } mehr.
reason-rival-points =
    Kostet { $rival-seat-wen }, nach Punkten vor den anderen, { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
reason-sits = Macht einen Adligen von { $seat-wem } zum Kurfürsten { $place-in }.
reason-stays-seated = Behält den Sitz { $place-in }.
reason-unseats = Lässt { $rival-seat-wen } ohne den Sitz { $place-in }.
reason-takes-seat = Gewinnt nach jetzigem Stand in dieser Runde den Sitz { $place-in }.
reason-keeps-seat = Hält nach jetzigem Stand in dieser Runde den Sitz { $place-in }.
reason-decides-tie = Einen Gleichstand { $place-in } entscheidet der Kaiser, und das hilft hier.
reason-stops-rival =
    Sonst { $rival-you ->
        [yes] gewinnst du
       *[no] gewinnt { $rival-seat }
    } den Sitz { $place-in }.
reason-influence = Mehr Einfluss { $place-in }: { $number }.
reason-privilege = Nutzt das Privileg { $place-in }, solange es da ist.
reason-throne = Der Thron, mit dem Lohn der Runde.
reason-challenges = Greift noch in dieser Runde nach dem Thron.
reason-votes = Mehr Stimmen bei der Kaiserwahl: { $number }.
reason-rival-votes =
    Nimmt { $rival-seat-wem } { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }.
reason-other-emperor = Der Thron geht eher an { $rival-seat-wen } als an jemand anderen.
reason-thalers =
    Lässt { $number ->
        [one] 1 Taler
       *[other] { $number } Taler
    } mehr in der Kasse.
reason-income =
    Bringt { $number ->
        [one] 1 Taler
       *[other] { $number } Taler
    } mehr Einkommen je Runde.
reason-son = Mehr blaue Karten als rosa: in der nächsten Runde ein Sohn.
reason-daughter = Verspricht für die nächste Runde eine Tochter zum Verheiraten.
reason-family =
    Die Familie hat { $number ->
        [one] einen Adligen
       *[other] { $number } Adlige
    } mehr auf dem Spielplan.
reason-younger = Die Familie bleibt jünger und hält länger.
reason-knight =
    { $number ->
        [one] Ein Ritter
       *[other] { $number } Ritter
    } mehr auf dem Spielplan.
reason-city =
    { $number ->
        [one] Eine Stadt
       *[other] { $number } Städte
    } mehr: Einfluss, den niemand vertreibt.
reason-stays-in = Bleibt in der Runde: Weitere Aktionen können folgen.
reason-saves =
    Spart { $number ->
        [one] 1 Taler
       *[other] { $number } Taler
    } für die nächste Runde.
reason-goes-first = Behält das Heft in der Hand.
reason-rival-knight = Vertreibt einen Ritter von { $rival-seat-wem } vom Spielplan.
reason-rival-family =
    Macht { $rival-you ->
        [yes] deine Familie
       *[no] die Familie von { $rival-seat }
    } kleiner.
reason-rival-thalers =
    Lässt { $rival-seat-wem } { $number ->
        [one] 1 Taler
       *[other] { $number } Taler
    } weniger.
reason-alone = Niemand sonst hat Einfluss { $place-in }.
reason-leads = { $number } mehr Einfluss als alle anderen { $place-in }.
reason-draws-level = Zieht { $place-in } mit dem stärksten Einfluss gleich.
reason-foothold = Ein erster Fuß in der Tür { $place-in }.
reason-heavy =
    Der Sitz { $place-in } bringt { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    }.
reason-foreign-cities =
    Der Sitz { $place-in } verdient an { $number ->
        [one] einer fremden Stadt
       *[other] { $number } fremden Städten
    }.
reason-room =
    Noch Platz für { $number ->
        [one] einen Adligen
       *[other] { $number } Adlige
    } { $place-in }.
reason-couple =
    Aus dem Baron wird ein Paar mit mehr Einfluss, und { $rival-you ->
        [yes] du punktest
       *[no] { $rival-seat } punktet
    } nur einmal.
reason-refuses-leader =
    { $rival-you ->
        [yes] Du liegst
       *[no] { $rival-seat } liegt
    } vorn, da muss kein Punkt dazukommen.
reason-young-sits = Wer jünger ist, bleibt dort länger.
reason-old-sits = Wer älter ist, geht; wer jünger ist, bleibt bei den Adligen.
reason-oldest-dies = Wer im letzten Lebensalter steht, stirbt beim nächsten Altern.
reason-couple-sits = Ein Paar ist dort schwer zu vertreiben.
reason-couple-free = Lässt das Paar dort, wo sein Einfluss zählt.
reason-ban-nobody = Tut niemandem weh: { $place-in } gibt es keinen Kurfürsten.
reason-ban-holder = Bringt { $rival-seat-wen } { $place-in } zum Schweigen.
reason-hits-leader = Trifft, wer in der Partie vorn liegt: { $rival-seat-wen }.
reason-ban-weight =
    Nimmt der Kaiserwahl { $number ->
        [one] 1 Stimme
       *[other] { $number } Stimmen
    } { $place-in }.
reason-church-nobody = Bringt niemandem eine Stimme: { $place-in } gibt es keinen Kurfürsten.
reason-church-own = Bringt dem Kurfürsten von { $seat-wem } { $place-in } mehr Stimmen.
reason-church-weak = Hilft { $rival-seat-wem } { $place-in }, nach Punkten keine Gefahr.
reason-spares-knight = Schont den Ritter von { $seat-wem }.
reason-harms-stronger =
    { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    } mehr und soll nichts davon haben.
reason-harms-votes =
    { $rival-you ->
        [yes] Du hast
       *[no] { $rival-seat } hat
    } schon genug Stimmen.
reason-convent = Das Kloster bringt einen Taler und hilft sonst niemandem.
reason-match-point =
    Wenn { $rival-seat-wer } { $rival-you ->
        [yes] zustimmst
       *[no] zustimmt
    }, bringt die Hochzeit einen Punkt.
reason-match-weak = Das Paar geht an { $rival-seat-wen }, nach Punkten am Ende.
reason-match-not-leader =
    { $rival-you ->
        [yes] Du liegst nach Punkten vorn und bekommst
       *[no] { $rival-seat } liegt nach Punkten vorn und bekommt
    } so kein Paar.
reason-match-elector =
    Für einen Kurfürsten { $rival-you ->
        [yes] wirst du
       *[no] wird { $rival-seat }
    } kaum ablehnen.
reason-not-convent = Eine Hochzeit kann einen Punkt bringen, das Kloster nicht.
reason-match-old = Ein älterer Bräutigam lässt { $rival-seat-wem } das Paar für weniger Runden.

## Material: die Teile von components.toml und ihre Schlüssel

material-player-colours = Die Familien
    .ids = Farben
material-pieces-per-player = Figuren je Familie
    .aristocrats = Adlige
    .knights = Ritter
    .cities = Städte
    .thaler-markers = Talerzähler
    .thaler-chips = Farbchips
    .vote-cards = Wahlkarten
material-pieces-common = Gemeinsame Figuren
    .imperial-cities = Reichsstädte
    .round-markers = Rundenstein
    .emperor-markers = Kaiserfigur
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
    .base = Für alle
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
    .vote-for-winner = Wahl der richtigen Seite
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
material-round-track-reward = Lohn des Kaisers
    .round = Runde
    .vp = Siegpunkte
    .thalers = Taler
    .imperial-city = Reichsstadt
material-board = Der Spielplan
    .archdioceses-in-upper-row = Erzbistümer oben
    .duchies-in-lower-row = Weltliche Kurfürstentümer unten
material-board-order = Reihenfolge auf dem Spielplan
    .row-upper = Obere Reihe
    .row-lower = Untere Reihe
    .resolve-order = Reihenfolge in Phase V
material-electorates = Die Kurfürstentümer
    .votes = Stimmen
    .privilege = Privileg
    .privilege-phase = in der Phase
    .spaces = Felder
    .noble = Adlige
    .city = Städte
    .castle = Burgen
material-action-cards = Aktionskarten
    .copies = Karten zu zweit, zu dritt, zu viert
    .ends-phase-for-taker = Wer sie nimmt, ist für die Phase draußen
    .cost-couple = Preis für ein Paar
    .never-taken = Bleibt immer liegen
    .only-via-privilege = Nur durch das Privileg von
material-card-phases = Wann Karten wirken
material-card-backs = Rückseiten der Karten
    .doctor-backs-show = Arzt
    .permit-backs-show = Zuzug
material-card-backs-heads-three-heads = Karten mit drei Köpfen
material-card-backs-heads-four-heads = Karten mit vier Köpfen
material-card-backs-heads-deck-size = Karten zu zweit, zu dritt, zu viert
material-setup = Aufbau
    .second-player-extra-thalers = Taler mehr für die Seite ohne Thron
    .imperial-cities-placed-by-first-emperor = Reichsstädte des ersten Kaisers
material-setup-step = Aufbau, Schritt für Schritt
    .who = Wer
    .piece = Figur
    .age = Alter
    .target = Wohin
material-player-count = Zu zweit, zu dritt, zu viert
    .closed-archdioceses = Geschlossene Erzbistümer
    .closed-duchies = Geschlossene weltliche Kurfürstentümer
    .may-buy-unusable-cards = Nutzlose Karten dürfen genommen werden
material-words =
    .place = setzen
    .move = versetzen
    .none = keine
    .all = alle
    .others = die anderen
    .elector-seat = Kurfürstenfeld
    .repeat-exhausted-action = eine vergriffene Aktion wiederholen
    .free-doctor = ein Arzt kostenlos
    .victory-point = ein Siegpunkt
    .free-baron = ein Baron kostenlos
    .extra-income = mehr Einkommen
    .gray-eminence = die Graue Eminenz
    .double-vote = zwei Stimmen

## Hilfe zu Steinen, Zeichen und Zahlen

help-trier = Einmal pro Runde führt der Kurfürst eine Karte aus, deren Stapel vergriffen ist, zu ihrem Preis.
help-cologne = Einmal pro Runde ruft der Kurfürst einen Arzt, ohne dafür zu zahlen.
help-mainz = Am Ende von Phase V bringt dieser Sitz 1 Punkt.
help-palatinate = Einmal pro Runde holt der Kurfürst einen Baron von 15 Jahren aus dem Vorrat, ohne dafür zu zahlen.
help-saxony = Dieser Sitz bringt in Phase I 2 Taler mehr.
help-brandenburg = Einmal pro Runde holt der Kurfürst die Graue Eminenz, die in Phase V irgendwo 1 Einfluss bringt.
help-bohemia = Dieser Sitz hat bei der Kaiserwahl zwei Stimmen, alle anderen haben eine.
help-closed = In diesem Kurfürstentum wird nichts eingesetzt, bewegt oder gezählt.
    .name = Geschlossenes Kurfürstentum
help-noble-space = Für Adlige und Ritter; ist keines frei, weicht ein Ritter dem Adligen.
help-castle-space = Für einen Ritter, der hier sicher ist: Niemand verdrängt ihn.
help-city-space = Für eine Stadt oder eine Reichsstadt; beide bleiben auf dem Spielplan.
help-knight-piece = 1 Einfluss, altert nie; auf einem Adelsfeld weicht er Adligen, wenn keines mehr frei ist.
    .name = Ritter
help-leads = Diese Familie hat hier den meisten Einfluss und gewinnt das Kurfürstentum in Phase V.
    .name = Führt
help-tie = Mehrere Familien haben den meisten Einfluss; in Phase V bestimmt der Kaiser eine von ihnen.
    .name = Gleichstand
help-forecast = Was Phase V hier täte, wenn sie jetzt käme.
    .name = Vorschau
help-seat-points = Den Sitz zu gewinnen bringt diese Punkte; ihn zu behalten bringt keine.
    .name = Punkte für den Sitz
help-throne = Hier sitzt der Kaiser; er altert wie alle anderen und zählt in keinem Kurfürstentum.
help-player = Alles, was dieser Familie gehört, trägt ihren Buchstaben, ihre Farbe und ihre Form.
    .name = Familie
help-thaler-track = Die Münze zeigt das Geld, der farbige Chip den Stand zu Beginn der Runde; mehr als 12 hat niemand.
    .name = Taler
help-income = Was Phase I jetzt brächte: 6 Taler, 1 für jede Stadt und was die Sitze dazugeben.
help-card-row = Diese Runde genommen: Mehr blaue als rosa bringen einen Sohn, sonst wird es eine Tochter; dann gehen sie zurück.
help-out = Für den Rest von Phase IV ausgeschieden: keine Karten, Ritter oder Privilegien mehr.
    .name = Gepasst
help-secret-vote = Alle wählen geheim und ein für alle Mal; aufgedeckt wird gemeinsam.
    .name = Geheime Wahl
help-privilege = Gehört zum Sitz; ist es genutzt, steht der Kurfürst auf diesem Feld.
help-price = Was die Karte kostet; du brauchst den ganzen Betrag.
    .name = Preis
help-blue = Zählt für einen Sohn: Dazu braucht es mehr blaue als rosa Karten.
    .name = Blaue Karte
help-pink = Zählt für eine Tochter: Sie kommt, wenn die blauen Karten nicht in der Überzahl sind.
    .name = Rosa Karte
help-white = Zählt weder für einen Sohn noch für eine Tochter.
    .name = Weiße Karte

## Das Spiel auf einer Seite

summary-aim = Sammle in fünf Runden die meisten Siegpunkte: Gewinne Kurfürstentümer, verheirate deine Töchter und bestimme mit, wer Kaiser wird.
summary-pieces-family = Deine Adligen: Ein Baron hat 1 Einfluss, ein Paar 2; nach 45 Jahren ist Schluss
summary-pieces-knight = Ritter: 1 Einfluss für 1 Taler, und er altert nicht
summary-pieces-city = Stadt: Einkommen, Einfluss und Punkte, für immer
summary-pieces-empire-city = Reichsstadt: Sie zählt für den Kaiser
summary-pieces-cards = Aktionskarten: Mehr blaue als rosa bringen einen Sohn, sonst wird es eine Tochter
summary-pieces-crown = Der Kaiser entscheidet bei Gleichstand und bekommt jede Runde seinen Lohn
summary-turn-income = Du bekommst 6 Taler und mehr für Städte; dann werden alle um zehn Jahre älter.
summary-turn-descendants = Die Farben deiner letzten Karten bringen einen Sohn oder eine Tochter, die du zur Heirat anbietest.
summary-turn-actions = Reihum: eine Karte kaufen, ein Privileg nutzen, einen Ritter setzen oder versetzen, oder passen.
summary-turn-electors = Wer in einem Kurfürstentum den meisten Einfluss hat, gewinnt es und setzt dort einen Kurfürsten ein.
summary-turn-election = Fordert jemand den Kaiser heraus, wird gewählt; wer dann Kaiser ist, bekommt den Lohn.
summary-score-seat = 2 Punkte für einen neu gewonnenen Sitz; ihn zu behalten bringt nichts.
summary-score-crown = 1 oder 2 Punkte je Runde für den Kaiser; 1 Punkt je Stadt, 2 für die dritte.
summary-score-small = 1 Punkt für eine Tochter, die angenommen wird, für die richtige Seite bei der Wahl, für „Ablass“ und für den Sitz von Mainz.
summary-end = Nach fünf Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt ihr den Sieg. Taler, Sitze und Thron zählen nichts mehr.
summary-idea = Punkte kommen vom Wechsel: Ein Sitz, den ein alter Kurfürst frei macht, bringt wieder 2 Punkte, auch der Familie, die ihn hatte. Halte im selben Kurfürstentum jemanden dafür bereit.

## Die geführte erste Partie

lesson-aim = Willkommen im Reich! Du führst eine von drei Adelsfamilien. Wer nach fünf Runden die meisten Siegpunkte hat, gewinnt.
lesson-realm = Das sind die sieben Kurfürstentümer. In jeder Runde geht jeder Sitz an die Familie, die dort den meisten Einfluss hat. Einen Sitz zu gewinnen bringt 2 Punkte, ihn zu behalten keinen.
lesson-seat = Am Anfang setzt du einen Baron auf einen Sitz. Nimm die Pfalz: Ihr Privileg gibt dir in jeder Runde einen Baron umsonst.
lesson-couple = Nun kommt ein Paar, es zählt 2 Einfluss. Setz es nach Böhmen: Der Sitz dort gibt bei der Kaiserwahl zwei Stimmen, jeder andere eine.
lesson-baron = In den drei Erzbistümern Trier, Köln und Mainz kann nur ein Baron Kurfürst sein. Setz deinen nach Köln.
lesson-defend = Die Balken zeigen den Einfluss aller. In der Pfalz hat der Kaiser 2, du aber nur 1. Setz dein zweites Paar dorthin.
lesson-knight = Ein Ritter zählt 1 Einfluss und wird nicht älter. Setz ihn auf das Burgfeld der Pfalz: Von dort vertreibt ihn niemand.
lesson-cards = Jetzt beginnen die Aktionen. Reihum tut ihr jeweils eines: eine Karte kaufen, ein Privileg nutzen oder einen Ritter setzen, bis alle gepasst haben. Du hast 7 Taler.
lesson-privilege = Der Kaiser hat ein Paar nach Böhmen versetzt: 2 gegen 2, und jeden Gleichstand entscheidet er. Nutze das Privileg der Pfalz und setz den Baron nach Böhmen.
lesson-doctor = Eine Stadt für den Kaiser, und in Böhmen herrscht wieder Gleichstand! Aber der Baron auf dem Thron ist 45. Kauf „Arzt“ für ihn: Dann geht er, und jemand aus einem Kurfürstentum muss ihn ersetzen.
lesson-colours = Deine Karte liegt jetzt vor dir, und ihre Farbe zählt: Mit mehr blauen als rosa Karten bekommst du nächste Runde einen Sohn, sonst eine Tochter.
lesson-city = Das Paar aus Böhmen sitzt jetzt auf dem Thron und zählt dort nichts. Kauf nun „Stadtgründung“ für Köln: Das bringt 1 Punkt, 1 Einfluss und jede Runde 1 Taler mehr.
lesson-pope = Eine blaue und eine rosa Karte: Das gäbe eine Tochter. Kauf „Papst“: Die Karte ist blau und bringt dir bei der Kaiserwahl eine Stimme mehr.
lesson-rival = Drei Sitze und „Papst“ werden dir 5 Stimmen geben, weit mehr, als der Kaiser haben wird. Nimm „Gegenkaiser“: Die Karte ist umsonst, beendet aber für dich diese Phase.
lesson-won = Jetzt gewinnt überall der meiste Einfluss. Der Sitz { $place-of } gehört dir, und das sind 2 Punkte!
lesson-elector = Hier wählst du, wer Kurfürst wird. Nimm das Paar (35): Es verlässt den Spielplan früher, und dann kannst du denselben Sitz noch einmal gewinnen.
lesson-election = Jemand fordert den Kaiser heraus, also wird gewählt. Jeder Sitz gibt eine Stimme, Böhmen zwei, und der Gegenkaiser braucht mehr als der Kaiser. Auf der richtigen Seite zu stehen bringt 1 Punkt.
lesson-crown = Der Thron gehört dir! Wer dort sitzt, zählt keinen Einfluss: Nimm also den Baron (15) aus Böhmen.
lesson-reward = In jeder Runde bekommt der Kaiser einen Lohn: diesmal 2 Punkte und eine Reichsstadt. Sie zählt 1 Einfluss für die Familie auf dem Thron. Setz sie nach Böhmen.
lesson-round = Eine neue Runde: Erst bekommst du { name-thalers }, dann werden alle um zehn Jahre älter. Wer schon 45 war, ist fort, und frei gewordene Sitze kannst du neu gewinnen.
lesson-son = Mehr blaue Karten als rosa: Du hast einen Sohn. Setz ihn nach Trier. Mit der Reichsstadt hast du dort 2 Einfluss, so viel wie der frühere Kaiser, und Gleichstände entscheidest jetzt du!
lesson-daughter = Deinem Sohn wird eine Tochter angeboten. Nimmst du an, zählt er 2, und ihre Familie bekommt 1 Punkt. Aber in Trier kann kein Paar Kurfürst sein: Lehne ab, dann bekommt sie nur 1 Taler.
lesson-idea = Eine Idee, wie du gewinnst: Punkte kommen vom Wechsel. Such Sitze, die frei sind oder an denen dir nur 1 Einfluss fehlt, und halte dort jemand Junges bereit, wo dein Kurfürst alt ist.
lesson-own = Jetzt bist du dran: Tu, was du magst. Wenn du unsicher bist, sagt dir „Rat“, was jemand mit Erfahrung tun würde.
lesson-end = Gut gespielt! Nach fünf Runden gewinnt, wer die meisten Punkte hat; Taler und Sitze zählen dann nichts. Spiel weiter, wie du magst; ich schaue still zu.

## Bilder im Regelheft

picture-electorate = Die Pfalz nach dem Aufbau. Oben dein Kurfürst (45), das Privilegfeld und der Einfluss aller Familien: bei dir 1 für den Baron, 2 für das Paar und 1 für den Ritter, zusammen 4. In der Mitte vier Adelsfelder mit deinem Paar, dem Paar von Clara und ihrem Ritter, unten zwei Stadtfelder und dein Ritter in der Burg. Die letzte Zeile sagt, was Phase V ändern würde.
picture-throne = Das Los hat Clara zum ersten Kaiser gemacht: Sie hat die Reichsstadt nach Trier gesetzt und ihren Baron (45) auf den Thron. Daneben steht der Lohn der fünf Runden.
picture-income = Beispiel. Dir ist 1 Taler geblieben. Du bekommst 6, dazu 1 für deine Stadt in Köln und 1 für die Stadt von Clara in Böhmen, dessen Sitz du hast: zusammen { $income }. Der Zähler und der Farbchip zeigen jetzt { $thalers }.
picture-daughter = Ben hat zwei rosa Karten und keine blaue: Er bekommt eine Tochter und bietet sie deinem Baron (15) in Trier an. Nimmst du an, bekommt Ben 1 Punkt, und dein Baron wird zum Paar. Lehnst du ab, geht sie ins Kloster, und Ben bekommt 1 Taler.
picture-cards = Die Auslage in deinem ersten Zug. Die Zahl ist der Preis, die Farbe zählt für deine Nachkommen, die Kästchen zeigen, wie viele Karten noch da sind: Clara hat gerade { $price } Taler bezahlt und „Umzug“ genommen.
picture-doctor = Beispiel. Für { $price } Taler macht dein Arzt den Baron (45) von Clara auf dem Thron noch älter, und er verlässt den Spielplan. Clara bleibt Kaiser, muss aber sofort jemanden von einem Adelsfeld auf den Thron setzen: ihr Paar ({ $age }).
picture-privilege = Du nutzt das Privileg der Pfalz: Dein Kurfürst geht auf das Privilegfeld und bleibt Kurfürst, und ein Baron (15) kommt kostenlos nach Böhmen. Dort stand es 2 zu 2; jetzt führst du mit 3 zu 2.
picture-tie = Beispiel. In Mainz hat Ben den Kurfürsten (1) und ein Paar (2), Clara einen Baron (1) und ein Paar (2): { $first } zu { $second }. Clara ist Kaiser und entscheidet den Gleichstand für sich. Kein Paar regiert ein Erzbistum, also setzt sie ihren Baron ein und bekommt { $points } Punkte; Bens bisheriger Kurfürst geht auf ein Adelsfeld.
picture-vacant = In Trier liegt nichts als die Reichsstadt, und ihr Einfluss zählt für Clara auf dem Thron. Sie gewinnt, hat dort aber niemanden einzusetzen: Der Sitz bleibt frei, und niemand bekommt Punkte.
picture-election = Beispiel. Anna ist Gegenkaiser und hat { $rival } Stimmen: je 1 aus Köln und der Pfalz, 2 aus Böhmen und 1 vom „Papst“. Clara auf dem Thron hat { $emperor } aus Mainz, du hast { $mine } aus Sachsen und Brandenburg. Du stimmst für Anna: { $against } zu { $for }. Anna ist Kaiser, und du bekommst { $points } Punkt.
picture-reward = Du bist der neue Kaiser. Der Lohn der Runde 1 sind { $points } Punkte und eine Reichsstadt. Du setzt sie nach Böhmen, wo sie 1 Einfluss für dich zählt, solange du Kaiser bist. Runde 2 hat begonnen, und alle sind zehn Jahre älter.
picture-end = Das Ende einer Partie: die Punkte nach ihrer Herkunft. Du gewinnst mit { $mine } vor Ben mit { $second } und Clara mit { $third }.
