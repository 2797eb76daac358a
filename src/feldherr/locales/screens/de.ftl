# Was die Ansichten des Browsers neben Eingang und Tisch sagen, auf Deutsch. Sie holen diese Wörter mit sich selbst.

## Einrichten und Karten

add-seat = Platz hinzufügen
teams-are = { $one } spielen gegen { $other }.
warn-de2004-teams-5 = Drei gegen zwei: Das größere Team ist im Vorteil.
earth-world = Welt
earth-ancient_earth = Alte Erde
earth-world_anniversary = Welt (40. Jubiläum)
earth-world_italy = Welt (Italien)
earth-world_domination = Welt (Domination)
earth-world_newer_cards = Welt (neuere Karten)
earth-new = Neue Welt
earth-file = Aus einer Datei
earth-size = Größe
earth-territories = { $n } Gebiete
earth-another = Andere Welt
earth-making = Welt entsteht …
earth-open = Kartendatei öffnen
earth-kinds = Eine Kartendatei, SVG oder GeoJSON mit benannten Gebieten, oder eine .map mit Karten und Bild.
earth-private = Nur wer an diesem Tisch sitzt, sieht sie.
earth-about = { $name }: { $n } Gebiete, { $continents } Kontinente
earth-suits = für { $n } Spieler, etwa { $time }
earth-suits-some = für { $least } bis { $most } Spieler, etwa { $time }
earth-bad = Diese Karte lässt sich nicht verwenden.
earth-published = Hier veröffentlicht
earth-publish = Auf diesem Server veröffentlichen
earth-publish-says = Alle hier können dann darauf spielen, bis du sie auf diesem Gerät zurückziehst.
earth-publish-as = Alle hier können dann darauf spielen und sehen, dass sie von { $name } ist, bis du sie auf diesem Gerät zurückziehst.
earth-is-published = Veröffentlicht: Alle hier können sie wählen.
earth-full = Zieh erst eine andere Karte zurück, um diese zu veröffentlichen.
earth-gone = Diese Karte wurde zurückgezogen.
earth-by = von { $author }
earth-withdraw = Zurückziehen
earth-withdraw-map = { $name } zurückziehen
earth-says-world_anniversary = Ostafrika und der Mittlere Osten sind nicht verbunden, wie in der Sammlerausgabe zum 40. Jubiläum.
earth-says-world_italy = Wie bei RisiKo! aus Italien: Ostafrika und der Mittlere Osten sind nicht verbunden, dafür Alberta und die Oststaaten sowie China und der Mittlere Osten.
earth-says-world_domination = Wie im Programm Domination: Weder Island noch Großbritannien grenzt an Skandinavien.
earth-says-world_newer_cards = 29 Karten zeigen andere Symbole, wie in neueren Ausgaben.
import-remarks = Bitte prüfen
import-found = Die Grenzen wurden aus der Zeichnung abgelesen.
import-mountains = Diese Gebiete berühren sich, aber in der Datei steht keine Grenze: { $list }
import-one-way = Diese Grenzen standen nur auf einer Seite, jetzt auf beiden: { $list }
import-enlarged = Zu klein zum Erkennen, deshalb größer gezeichnet: { $list }
import-grouped = In der Datei stehen keine Kontinente, deshalb sind diese geraten.
import-look = Grenzen prüfen
map-edit = Diese Karte bearbeiten
map-mend = Im Editor korrigieren
editor = Karteneditor
editor-back = Zurück
editor-use = Diese Karte verwenden
editor-download = Herunterladen
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-tool = Werkzeug
editor-tool-look = Auswählen
editor-tool-link = Grenzen
editor-tool-paint = Kontinente
editor-tool-cut = Teilen
editor-says-look = Wähle ein Gebiet. Zieh seinen Spielstein an eine andere Stelle, oder drück Alt und eine Pfeiltaste.
editor-says-link = Wähle ein Gebiet, dann tippe auf andere, um Grenzen hinzuzufügen, zu ändern oder zu entfernen.
editor-says-paint = Tippe auf Gebiete, um sie zu { $continent } hinzuzufügen.
editor-says-cut = Zieh eine Linie durch ein Gebiet, oder wähle eines und unten eine Richtung.
editor-place = Gebiet
editor-names = Name
editor-continent = Kontinent
editor-continents = Kontinente
editor-new-continent = Neuer Kontinent
editor-neighbours = Nachbarn
editor-way-land = über Land
editor-way-sea = über See
editor-way-mountain = Gebirge dazwischen
editor-way-none = keine Grenze
editor-remove = Entfernen
editor-remove-link = { $name } entfernen
editor-sail = Seestraße nach
editor-add = Hinzufügen
editor-join = Zusammenlegen mit
editor-join-now = Zusammenlegen
editor-split = Durch den Spielstein teilen
editor-split-level = In einen oberen und einen unteren Teil
editor-split-upright = In einen linken und einen rechten Teil
editor-split-falling = Von links oben nach rechts unten
editor-split-rising = Von links unten nach rechts oben
editor-bonus = Einheiten pro Zug
editor-worth = Vorschlag: { $n }
editor-map-name = Name der Karte
editor-good = Keine Fehler.
editor-checking = Wird geprüft …
editor-failed = Das geht hier nicht.
editor-faults = { $n ->
    [one] Noch 1 Fehler
   *[other] Noch { $n } Fehler
  }
editor-fault-empty = { $place } hat keine Gebiete.
editor-fault-cut-off = { $place } ist nicht mit dem Rest der Karte verbunden.
editor-fault-parted = { $place } ist nicht mit dem Rest des Kontinents verbunden.
editor-fault-outside = Der Spielstein von { $place } liegt außerhalb des Gebiets.
editor-fault-apart = { $place } und { $other } sind Nachbarn über Land, berühren sich aber nicht.
editor-fault-touching = { $place } und { $other } berühren sich: Wähle Land oder Gebirge.
pace-slow = langsam
pace-usual = normal
dice-program = wirft das Programm (nachprüfbar)
dice-hand = echte Würfel, eingetippt
set-more = Plätze, Bedenkzeit und Hausregeln
to-the-table = Zum Tisch

## Das Ende

victory = Sieg, { $names }!
took-rounds = { $n ->
    [one] Nach 1 Runde.
   *[other] Nach { $n } Runden.
  }
took-epochs = { $n ->
    [one] Nach 1 Epoche.
   *[other] Nach { $n } Epochen.
  }
place-n = Platz { $n }
lands-armies = { $lands } Gebiete · { $armies } Einheiten
at-the-table = am Tisch
stat-rounds = { $n ->
    [one] Runde
   *[other] Runden
  }
stat-epochs = { $n ->
    [one] Epoche
   *[other] Epochen
  }
battles-won = Kämpfe gewonnen
of-many = { $n } von { $all }
stat-continents = Kontinente
boldest-win = kühnster Sieg
rounds-to = { $epoch ->
    [yes] Epoche 1 bis { $n }
   *[no] Runde 1 bis { $n }
  }
lands-to-win = { $n } zum Sieg
luck-title = Würfelglück
luck-short = Einheiten gegenüber der Erwartung
great-moments = Große Momente
turned-out = { $when }: { $by } wirft { $name } aus dem Spiel.
turned-gone = { $when }: { $name } scheidet aus.
turned-swing = { $when }: { $name } gewinnt { $n } Gebiete in einem Zug.
turned-continent = { $when }: { $name } nimmt { $continent } und behält es.
rematch = Revanche
rematch-join = Zur Revanche
look-at-map = Karte ansehen
picture-saved = Das Bild ist gespeichert, der Text kopiert.
seed = Startzahl
dice-checking = Die Würfel werden geprüft …
dice-honest = Alle { $n } Würfe und Karten stimmen
dice-partly = { $n } Würfe und Karten geprüft, { $rest } nicht prüfbar
dice-none = Würfe und Karten lassen sich nicht prüfen
dice-alone = Alle { $n } Würfe und Karten folgen aus der Startzahl, die allein vom Server stammt
dice-without = Alle { $n } Würfe und Karten folgen aus der Startzahl, aber der Beitrag dieses Geräts fehlt darin
dice-wrong = Die Würfel sind anders als versprochen
dice-unchecked = Die Würfel konnten nicht geprüft werden
dice-shares = { $n ->
    [0] Kein Gerät der Spieler hat zur Startzahl beigetragen: Sie stammt allein vom Server.
    [one] Das Gerät eines Spielers hat zur Startzahl beigetragen.
   *[other] Die Geräte von { $n } Spielern haben zur Startzahl beigetragen.
  }
dice-own-in = Der Beitrag dieses Geräts ist dabei.
dice-own-out = Der Beitrag dieses Geräts ist nicht dabei: Entweder hat der Gastgeber ohne ihn begonnen, was im Spielverlauf steht, oder der Server hat ihn verworfen.
dice-why = In diesem Browser geprüft: Die Startzahl ist die vor dem Spiel versprochene, sie folgt aus allen Beiträgen, und jeder Wurf folgt aus ihr.
dice-rest = { $n ->
    [one] Einer lässt sich nicht prüfen: Er stammt
   *[other] { $n } lassen sich nicht prüfen: Sie stammen
  } aus einem gespeicherten Spiel oder von echten Würfeln, oder der Server hat den Schlüssel verloren.
dice-download-proof = Nachweis herunterladen
dice-fault-promise = Der Server hatte sich diesem Gerät gegenüber auf etwas anderes festgelegt.
dice-fault-share = Ein Beitrag ist nicht der, auf den sich sein Gerät festgelegt hatte.
dice-fault-own = Der Beitrag dieses Geräts wurde weggelassen oder ausgetauscht.
dice-fault-seed = Die Startzahl folgt nicht aus den Beiträgen.
dice-fault-game = Der Nachweis gehört zu einem anderen Spiel oder Spielverlauf.
dice-fault-roll = Schritt { $n } folgt nicht aus der Startzahl.
dice-fault-form = Der Nachweis ist nicht lesbar.

## Wiederholungen und Analysen

replay-watch = Wiederholung ansehen
replay-public = nur, was alle sehen dürfen
replay-public-hint = Das Spiel läuft noch: Geheimes wird gezeigt, wenn es zu Ende ist.
replay-again = Neuester Stand
replay-no-file = Öffne ein gespeichertes Spiel, um es anzusehen oder von jeder Stelle aus weiterzuspielen.
replay-controls = Bedienung
replay-slider = Zeitpunkt im Spiel
replay-at = Schritt { $n } von { $last }
replay-beginning = Spielbeginn: Noch ist nichts geschehen.
key-home = Pos1
key-end = Ende
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-turn-back = Voriger Zug
replay-turn-next = Nächster Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-jump = Zu einem Zug springen
replay-speed = Tempo
replay-speed-n = { $n } pro Sekunde
replay-story = Verlauf
replay-chart = Diagramm
replay-dice = Würfel
replay-hands = Geheimes
key-space = Leertaste
chart-lands = Gebiete
chart-armies = Einheiten
chart-income = Verstärkung
chart-summary = { $what } zu Beginn dieses Zuges: { $list }.
chart-now = Zu Beginn dieses Zuges
chart-table = Als Tabelle zeigen
chart-answer = Nach Schritt
luck-hint = Kampfverluste im Vergleich zum exakten Durchschnitt. Zwei von drei Spielen bleiben im grauen Bereich.
luck-gods = Götter und Tempel sind eingerechnet; neu gewürfelte Würfel zählen, wie sie zuletzt lagen.
luck-bar = { $better } Einheiten gegenüber dem Schnitt; meist innerhalb von ±{ $spread }
luck-usual = normal
luck-good = Glück gehabt
luck-bad = Pech gehabt
luck-average = Schnitt
luck-average-hint = Ein fairer Würfel zeigt im Schnitt 3,5.
luck-lost = verloren
luck-expected = erwartet
luck-attack = Angriff
luck-defence = Verteidigung
luck-none = Noch keine Kämpfe.
# Was die Analyse über ein beendetes Spiel sagt; $you: wer sie liest. Chancen haben ihr Prozentzeichen schon.
analyse-lucky = { $you ->
    [yes] Du hattest Glück: Würfel und Karten haben dir { $n } gebracht.
   *[no] { $name } hatte Glück: Würfel und Karten haben { $n } gebracht.
  }
analyse-unlucky = { $you ->
    [yes] Du hattest Pech: Würfel und Karten haben dich { $n } gekostet.
   *[no] { $name } hatte Pech: Würfel und Karten haben { $n } gekostet.
  }
analyse-even = { $you ->
    [yes] Die Würfel waren fair zu dir.
   *[no] Die Würfel waren fair zu { $name }.
  }
analyse-costliest = { $you ->
    [yes] Dein teuerster Zug war in { $turn }: Er hat dich { $n } gekostet.
   *[no] Der teuerste Zug war in { $turn }: Er hat { $n } gekostet.
  }
analyse-flawless = { $you ->
    [yes] Keiner deiner Züge hat dich viel gekostet.
   *[no] Kein Zug hat viel gekostet.
  }
analyse-round = { $epoch ->
    [yes] Epoche { $n }
   *[no] Runde { $n }
  }
analyse-accuracy = Genauigkeit
analyse-inaccuracies = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
  }
analyse-mistakes = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
  }
analyse-blunders = { $n ->
    [one] { $n } grober Fehler
   *[other] { $n } grobe Fehler
  }
analyse-chance = Gewinnchance
analyse-roll = { $name }: { $n } durch Glück oder Pech
replay-analysis = Analyse
analyse-title = War es Glück?
analyse-ask = Glück oder Können?
analyse-see = Schritt für Schritt ansehen
analyse-wait = Das Spiel wird ausgewertet …
analyse-sum = Glück { $luck }; pro Zug im Schnitt { $lost } verschenkt.
analyse-jump = Zum teuersten Zug
analyse-moments = Die wichtigsten Momente
analyse-mark-turn = Wendepunkt, { $when }: { $name } { $before } → { $after }
analyse-mark-lucky = Glück, { $when }: { $name } { $before } → { $after }
analyse-mark-unlucky = Pech, { $when }: { $name } { $before } → { $after }
analyse-chance-at = Gewinnchance nach Schritt { $n }: { $list }.
analyse-better-way = Besser: Angriff von { $from } auf { $to }. Mit diesem Plan ist die Gewinnchance { $n }.
analyse-better-other = Besser: ein Plan, der nicht mit einem Angriff beginnt. Damit ist die Gewinnchance { $n }.
analyse-how = Prozente sind Gewinnchancen. Ein Computerspieler plant jeden Zug noch einmal; was sein Plan mehr gebracht hätte, gilt als verschenkt. Ab 5 % ist das eine Ungenauigkeit, ab 10 % ein Fehler, ab 20 % ein grober Fehler. Die Genauigkeit sagt, welcher Teil der Chancen erhalten blieb. Glück ist, was Würfel und Karten an der Gewinnchance ändern: Ein entscheidender Wurf wiegt mehr als viele kleine. „Würfelglück“ zählt dagegen Einheiten; beides kann auseinandergehen.
hands-none = Nichts Geheimes.
play-on = Von hier weiterspielen
play-on-hint = Ein neuer Tisch beginnt an dieser Stelle. Wähle, wer spielt.
