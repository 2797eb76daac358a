# Was Feldherr sagt, auf Deutsch.

## Das Haus

tagline = Welteroberung nach Regelheft: vier Hefte, sechzehn Spielarten.
home = Alle Spiele
theme = Farben
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
language = Sprache
close = Schließen
copy = Kopieren
copied = Kopiert
loading = Einen Moment …
unreachable = Der Server ist nicht zu erreichen. Läuft er?
lost-page = Hier ist nichts.

## Eingang

my-tables = Meine Tische
my-turn = Du bist dran
table-over = Beendet
table-running = Läuft
last-played = zuletzt gespielt
unlist = Von der Liste nehmen
unlist-sure = Den Tisch mit { $names } von der Liste nehmen? Er bleibt bestehen; sein Link oder seine Adresse bringt ihn zurück.
unlist-not = Behalten
players-range = { $least }–{ $most } Spieler
players-exact = { $n } Spieler
minutes = etwa { $n } Min.
how-many = Wie viele spielen mit?
any-number = egal
seats = Plätze
seat-here = Person an diesem Gerät
seat-link = Person per Link
seat-computer = Computer
name = Name
add-seat = Platz hinzufügen
remove-seat = { $name } entfernen
teams-are = { $one } spielen gegen { $other }.
warn-de2004-teams-5 = Zu fünft spielen drei gegen zwei: Das größere Team ist im Vorteil.
strength = Stärke
character = Charakter
character-none = kein besonderer
strength-random = Zufall
strength-recruit = Rekrut
strength-simple = Einfach
strength-captain = Hauptmann
strength-marshal = Marschall
strength-says-random = Antwortet rein zufällig
strength-says-recruit = Ohne Plan, aber auch ohne Dummheiten
strength-says-simple = Folgt Faustregeln und antwortet sofort
strength-says-captain = Plant den Zug nach exakten Chancen und antwortet sofort
strength-says-marshal = Spielt seine Pläne erst gegen alle anderen durch; das dauert etwas
character-careful = vorsichtig
character-reckless = draufgängerisch
character-greedy = gierig
character-builder = Baumeister
character-vengeful = rachsüchtig
character-hunter = Jäger
character-says-careful = greift nur an, was fast sicher gelingt
character-says-reckless = greift an, solange Einheiten da sind
character-says-greedy = will Gebiete, Kontinente und Karten
character-says-builder = baut die eigene Ecke aus und schlägt spät zu
character-says-vengeful = geht auf jeden los, der vorn liegt
character-says-hunter = jagt schwache Spieler wegen ihrer Karten
house-rules = Hausregeln
house-rules-changed = { $n ->
    [0] wie üblich
    [one] eine geändert
   *[other] { $n } geändert
  }
house-usual = { $value } (üblich)
house-range = { $low } bis { $high }
house-out = Das geht nicht: „{ $rule }“ braucht eine ganze Zahl von { $low } bis { $high }.
table-settings = Bedenkzeit, Tempo und Würfel
clock = Bedenkzeit
clock-none = unbegrenzt
clock-minutes = { $n ->
    [one] 1 Minute je Zug
   *[other] { $n } Minuten je Zug
  }
pace = Computer lassen sich
pace-slow = viel Zeit
pace-usual = etwas Zeit
pace-fast = keine Zeit
dice = Würfel
dice-program = wirft das Programm, nachprüfbar
dice-hand = unsere eigenen, von Hand eingetippt
chat-on = Chat an diesem Tisch
play = Spielen
opening = Der Tisch wird gedeckt …
names-differ = Jeder braucht einen eigenen Namen.
links-title = Lade die anderen ein
links-hint = Jeder Link ist ein Platz: Schick ihn nur dieser einen Person. Wer ihn öffnet, sitzt dort.
links-alone = Diese Links funktionieren nur auf diesem Gerät. Starte den Server mit „serve --lan“, dann funktionieren sie auf allen Geräten in deinem Netz.
link-for = Link für { $name }
link-spectator = Link zum Zuschauen
to-the-table = Zum Tisch
join-title = Du nimmst Platz …
join-bad = Dieser Link führt nirgendwohin. Vielleicht ist er falsch abgetippt, oder es gibt inzwischen einen neuen.
join-again = Dieses Gerät hat schon einen Platz an diesem Tisch, und der Link ist für den von { $name }.
join-as-well = Auch als { $name } Platz nehmen
join-look = Nicht Platz nehmen: zu meinem eigenen Platz
no-cookies = Dieser Browser behält für diese Seite keine Cookies. Der Tisch erkennt dich daran: Erlaube hier Cookies und öffne den Link noch einmal.

## Spielarten, in zwei Sätzen

mode-de2004-liberation = Besetze die Welt Gebiet für Gebiet, dann erobere sie ganz. Kartensätze werden mit jedem Tausch mehr wert, also sitzt niemand lange still.
mode-de2004-duel-passive = Zwei Feldherren und vier neutrale Armeen, die sich nur verteidigen. Wer den anderen von der Karte vertreibt, gewinnt.
mode-de2004-duel-active = Die neutralen Armeen sind bestechlich: Eine Karte holt eine von ihnen näher zu dir, und Verbündete marschieren auf deinen Befehl. Doch wer für dich kämpft, kann sich wieder abwenden.
mode-de2004-missions = Vier geheime Aufträge, vom Hauptmann bis zum General, einer nach dem anderen. Zeige jeden im richtigen Augenblick; wer zuerst alle vier erfüllt hat, gewinnt.
mode-de2004-teams = Zwei Teams teilen sich Gebiete, Karten und Pläne. Das Team, das zuerst jemanden verliert, hat verloren.
mode-sv2000-missions = Jeder zieht einen geheimen Auftrag und spielt nur dafür. Der Klassiker im Regal: schnell, listig und zu Ende, wenn man es am wenigsten erwartet.
mode-sv2000-duel = Zwei Spieler und eine neutrale Armee, die beide verstärken. Schlicht und scharf; ein halber Abend genügt.
mode-sv2000-conquest = Der alte Traum: die ganze Welt, und niemand sonst ist übrig. Kartensätze werden mit jedem Tausch mehr wert.
mode-sv2000-capitals = Jeder wählt heimlich eine Hauptstadt. Halte deine eigene, finde die der anderen und erobere genug davon.
mode-nl2004-original = Die vertrauten Regeln auf der Karte der Antike, mit Atlantis im Westen. Alle Gebiete müssen fallen.
mode-nl2004-original-duel = Zwei Völker und eine neutrale Armee auf der Alten Erde. Wer übrig bleibt, gewinnt.
mode-nl2004-godstorm = Götter des Krieges, der Magie, des Himmels und des Todes stehen deinen Truppen bei, und die Gefallenen kämpfen in der Unterwelt weiter. Nach fünf Epochen gewinnt, wer die meisten Punkte hat.
mode-de2010-basic = Verteilte Gebiete, Karten mit Sternen und ein Ziel, das an einem Abend zu schaffen ist. Die Waffenstillstandskarte kann das Spiel vorzeitig beenden.
mode-de2010-classic = Besetze deine Gebiete und erobere die ganze Welt, mit den Karten von 2010. Sterne zu sparen lohnt sich.
mode-de2010-missions = Geheime Aufträge mit den Karten von 2010. Du weißt, was du willst; sonst niemand.
mode-de2010-duel = Zwei Spieler, drei neutrale Armeen und ein paar Karten, die niemand kennt. Es gewinnt, wer zuerst dreißig Gebiete hält oder den anderen besiegt.

## Der Tisch

round = { $epoch ->
    [yes] Epoche { $n }
   *[no] Runde { $n }
  }
setting-up = Aufbau
turn-yours = Dein Zug, { $name }
asked-you = { $name }, du bist gefragt
waiting-for = Warten auf { $names }
computer-thinks = { $name } überlegt
rolling = Die Würfel fallen
step-bribing = Bestechung
step-trading = Verstärkung
step-laying-cards = Verstärkung
step-taking-the-bonus = Verstärkung
step-placing = Verstärkung
step-raising-allies = Verstärkung der Verbündeten
step-bolstering = neutrale Armee
step-attacking = Angriff
step-defending = Angriff
step-rolling = Angriff
step-occupying = Angriff
step-rolling-the-status = Status der Neutralen
step-fortifying = Truppenbewegung
step-drawing = Karte ziehen
step-showing-a-mission = Auftrag zeigen
step-resolving-relics = Reliquien
step-raising = Truppen ausheben
step-returning = Rückkehr aus den Krypten
step-summoning = Götter und Tempel
step-obtaining-miracles = Wunder kaufen
step-playing-miracles = Wunder spielen
step-invading = Einmarsch
step-fortifying-with-gods = Truppen und Götter bewegen
step-leaving-the-heaven = Aufbruch aus dem Himmel
step-ending-the-turn = Ende des Zuges
step-bidding = Gebote
step-choosing-tokens = Reihenfolge
players = Spieler
story = Verlauf
chat = Chat
board-map = Karte
board-list = Liste
map-nearer = Vergrößern
map-further = Verkleinern
map-whole = Ganze Karte
map-underworld = Unterwelt
map-heavens = Himmel
state-selected = gewählt
state-target = als Ziel wählbar
state-selectable = wählbar
sign-capital = Hauptstadt
sign-fallen = gefallene Hauptstadt
sign-temple = Tempel
sign-plague = Pest
sign-barred = in diesem Zug gesperrt
sign-sunk = versunken
sign-war = Kriegsgott
sign-magic = Göttin der Magie
sign-sky = Himmelsgott
sign-death = Totengott
sign-gate = Tor: vom Himmel in die Unterwelt
sign-crypt = Krypta
sign-altar = Altar
sign-flame = Flammen: Niemand greift über sie hinweg an
sign-maelstrom = Mahlstrom: Diese Seestraße ist gesperrt
sign-lane = Seestraße: Diese Gebiete sind Nachbarn
sign-worth = was ein ganzer Kontinent einbringt
secrets = Meine Karten
secrets-of = Nur für { $name }
secrets-hidden = Alle anderen bitte wegsehen
secrets-show = Zeigen
secrets-hide = Verbergen
secrets-none = Noch keine Karten.
your-mission = Dein Auftrag
your-missions = Deine Aufträge
mission-done = erfüllt
your-capital = Deine Hauptstadt
team-cards = Karten deines Teams
your-cards = Deine Karten
your-miracles = Deine Wunder
relics-open = Deine Reliquien, offen für alle
territories-n = { $n ->
    [one] 1 Gebiet
   *[other] { $n } Gebiete
  }
armies-n = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
faith-n = { $n } Glauben
faith-each = je { $n } Glauben
to-place = { $n } zu setzen
is-out = ausgeschieden
is-away = abwesend: ein Computer springt ein
is-absent = nicht da
is-computer = Computer
is-turn = ist am Zug
ally-of = verbündet mit { $name }
team-n = Team { $n }
team-with = mit { $list }
points-n = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
panel-people = Volk
panel-heaven = Himmel
panel-score = Punkte jetzt
panel-token = Platz in der Reihenfolge
panel-ally = Bündnis
panel-has = Besitz
panel-continents = Kontinente
panel-income = Verstärkung jetzt
panel-gods = Götter im Spiel
panel-temples = Tempel
panel-relics = Reliquien
panel-miracles = Wunderkarten
panel-dead = Tote
panel-capital = Hauptstadt
panel-missions = Gezeigte Aufträge
panel-none = keine
i-am-back = Ich bin wieder da
replaced = { $name }: Der Gastgeber lässt hier einen Computer spielen.
seat-ask = Um den Platz bitten
seat-please = Ich möchte wieder mitspielen. Kann ich meinen Platz zurückhaben?
parted = { $name }: Für diesen Platz gibt es einen neuen Link, er gehört nicht mehr zu diesem Gerät. Frag den Gastgeber nach dem Link.
nobody = niemand
chance = der Zufall
the-neutral-army = die neutrale Armee
neutral = Neutral { $n }
mission-about = (Das ist { $name }.)
god-named = { $name } ({ $of })
god-war = Krieg
god-magic = Magie
god-sky = Himmel
god-death = Tod
god-of-war = der Kriegsgott
god-of-magic = die Göttin der Magie
god-of-sky = der Himmelsgott
god-of-death = der Totengott
god-does-war = gewinnt beim Angriff bei Gleichstand
god-does-magic = würfelt Einsen neu
god-does-sky = ein Würfel mehr im Götterkrieg
god-does-death = Verteidiger, die du schlägst, kommen nicht in ihren Himmel
temple-does = jeden Zug eine Einheit und ein Glauben; verteidigt würfelt er Einsen neu
deck-war = Kriegskarten
deck-magic = Reliquien
deck-sky = Himmelskarten
deck-death = Todeskarten
people-babylonians = Babylonier
people-celts = Kelten
people-egyptians = Ägypter
people-greeks = Griechen
people-norse = Nordmänner
space-gate = Tor { $n }
space-crypt = Krypta { $n }
space-altar = Altar { $n }
space-space = Feld { $n }
card-infantry = Infanterie
card-cavalry = Kavallerie
card-artillery = Artillerie
card-skull = Schädel
card-swords = Schwerter
card-orb = Kugel
card-joker = Joker
card-ceasefire = Waffenstillstand
card-cost = { $kind }, { $cost ->
    [0] kostenlos
   *[other] { $cost } Glauben
  }
rank-captain = Hauptmann
rank-major = Major
rank-colonel = Oberst
rank-general = General

## Was gefragt wird

ask-place = Setze { $n ->
    [one] deine Einheit
   *[other] { $n } Einheiten
  }
ask-place-other = Setze { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
  } für { $side }
ask-place-hint = Tippe auf der Karte auf deine Gebiete.
ask-place-left = { $left ->
    [one] Danach kommt noch eine.
   *[other] Danach kommen noch { $left }.
  }
placed-so-far = { $left ->
    [0] Alle gesetzt.
    [one] Noch eine.
   *[other] Noch { $left }.
  }
confirm-placing = So setzen
take-back = Zurücknehmen
each-all = alle
placing-cut = Nicht alle Einheiten konnten wie geplant gesetzt werden. Setze die übrigen neu.
ask-claim = Besetze ein freies Gebiet
ask-claim-hint = Tippe auf der Karte auf eines.
ask-attack = Greif an oder beende die Angriffe
ask-attack-hint = Tippe auf eines deiner Gebiete, dann auf das Ziel.
fight = { $from } ({ $mine }) gegen { $to } ({ $theirs })
dice-n = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
attack-once = Angreifen
attack-on = Bis zur Entscheidung
attack-until = Mindestens zurücklassen
stop = Stopp
attacking-on = Angriff auf { $to } …
ask-defend = { $who } greift { $place } von { $from } aus an, mit { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
  }
ask-defend-hint = Mit wie vielen Würfeln verteidigst du?
defend-with = Mit { $n } verteidigen
always-defend = immer mit möglichst vielen
ask-occupy = { $place } gehört dir: Wie viele Einheiten rücken ein?
ask-fortify = Verschiebe einmal Einheiten oder beende den Zug
ask-fortify-hint = Tippe auf das Ausgangsgebiet, dann auf das Ziel.
fortify-go = { $n } verschieben
ask-trade = Karten gegen Einheiten eintauschen?
ask-trade-must = Du musst einen Satz eintauschen
trade-more = + { $n } auf eigenen Gebieten, die sie zeigen
trade-for = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
ask-lay = Karten auslegen und nach Sternen eintauschen?
ask-bonus = Welches Gebiet bekommt die zusätzlichen Einheiten?
ask-show = Einen erfüllten Auftrag zeigen?
ask-capital = Wähle heimlich deine Hauptstadt
ask-capital-hint = Tippe auf eines deiner Gebiete. Niemand sonst sieht es.
ask-bribe = Eine neutrale Armee mit einer Karte bestechen?
ask-raise = Für Einheiten eines Verbündeten würfeln?
ask-choose = Wähle
ask-people = Wähle dein Volk
ask-bid = Wie viel Glauben bietest du für die Reihenfolge?
ask-bid-hint = Jedes Gebot wird bezahlt; es bleibt geheim, bis alle geboten haben.
ask-token = Wann spielst du in dieser Epoche?
ask-summon = Rufe einen Gott, baue einen Tempel oder mach weiter
ask-first-god = Wo beginnt dein Kriegsgott?
ask-first-temple = Wo steht dein erster Tempel?
ask-buy = Kaufe Wunderkarten (je { $cost } Glauben, höchstens 4)
ask-play = Spiele eine Karte oder mach weiter
ask-answer = { $who } marschiert von { $from } ({ $theirs }) aus in { $place } ({ $mine }) ein{ $gods }
ask-answer-hint = Mit einer Karte antworten?
ask-answer-none = Du hast keine Karte, die jetzt antworten kann.
with-gods = mit { $gods }
ask-aegis = Aegis opfern, um „{ $card }“ aufzuheben?
ask-look = Welche dieser Karten nimmst du?
ask-invade = Marschiere bei einem Nachbarn ein oder mach weiter
ask-stay = Von { $from } nach { $place }: Welche Götter bleiben zurück?
ask-champion = Götterkrieg um { $place } gegen { $who } mit { $gods }: Welcher Gott kämpft für dich?
ask-champion-stakes = Du wirfst { $dice } Würfel und zählst { $more } dazu; { $who } wirft { $theirs } und zählt { $plus } dazu.
ask-invasion = { $place } angreifen
ask-save = In { $place } { $n ->
    [one] würde eine Einheit
   *[other] würden { $n } Einheiten
  } fallen: Wie viele rettet der Baum des Lebens?
ask-save-hint = Je { $cost } Glauben; du hast { $faith }.
ask-save-last = Es sind die letzten dort: Rette eine, sonst ist das Gebiet verloren.
ask-take = Von { $from } nach { $place }: Welcher Gott geht mit?
ask-leave = Wer zieht vom Himmel in die Unterwelt?
ask-revive = Einheiten dürfen aus deinen Krypten zurückkehren
ask-forgo = Das Buch der Toten: zwei Einheiten weniger, dafür vier Glauben?
ask-labour = Eine Todeskarte für deine Krypten ziehen?
ask-relic = Welche Reliquie wirkt zuerst?
ask-roll = Wirf { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
  } und tippe die Augen ein
ask-roll-go = So gewürfelt
ask-roll-battle = Würfel für den Angriff von { $who } auf { $place }, von { $from } aus
ask-roll-godswar = Würfel für den Götterkrieg um { $place }: { $a } gegen { $b }
ask-roll-again = Würfel, die im Kampf um { $place } noch einmal geworfen werden
ask-roll-ally = Ein Würfel für { $side }: So viele Einheiten kommen dazu
ask-roll-status = Ein Würfel für { $side } nach dem Kampf: Bei 1 bis 4 rückt die Armee einen Platz von { $who } weg
dice-for-start_roll = Wer beginnt
dice-for-ties = Würfel um die Reihenfolge
dice-for-godswar = Götterkrieg um { $place }
dice-won = gewinnt
die-n = Würfel { $n }
ask-only = Es gibt nichts zu wählen
ask-attack-none = Du kannst niemanden mehr angreifen
ask-fortify-none = In diesem Zug lassen sich keine Einheiten verschieben
ask-trade-none = Noch kein Satz Karten zum Eintauschen
ask-lay-none = Noch keine Karten, die sich einzutauschen lohnen
ask-show-none = Noch kein Auftrag zum Zeigen
ask-play-none = Keine Karte, die du jetzt spielen kannst ({ $n } Glauben)
ask-invade-none = Du kannst nirgends einmarschieren
ask-bribe-none = Jetzt ist keine neutrale Armee zu bestechen
ask-generic = Was tust du?
go-on = Weiter
everything = Alle Antworten als Liste
amount = Wie viele
sending = Wird gesendet …

verb-done = Fertig
verb-claim = { $a } besetzen
verb-place = Setzen: { $a }
verb-trade = { $a }, { $b } und { $c } gegen { $n } eintauschen
verb-lay = { $a } auslegen
verb-bonus = { $a }
verb-attack = Angriff: { $a } → { $b }
verb-defend = Mit { $n } verteidigen
verb-occupy = Einrücken
verb-fortify = { $a } → { $b }
verb-show = Zeigen: { $a }
verb-capital = { $a } ist meine Hauptstadt
verb-bribe = { $a }: { $b } geben
verb-raise = Für { $a } würfeln
verb-choose = { $a }
verb-play = „{ $a }“ spielen
verb-bid = Bieten
verb-token = { $n ->
    [1] An erster Stelle
    [2] An zweiter Stelle
    [3] An dritter Stelle
    [4] An vierter Stelle
   *[other] An fünfter Stelle
  }
verb-summon = { $a } nach { $b }
verb-build = Tempel in { $a }
verb-buy = { $a } kaufen
verb-invade = Einmarsch: { $a } → { $b }
verb-enter = Betreten: { $a } → { $b }
verb-champion = { $a }
verb-leave = Zu { $a }
verb-save = Retten
verb-revive = { $a } → { $b }
verb-take = { $a } geht mit
verb-stay = { $a } bleibt
verb-labour = Karte ziehen
verb-forgo = { $n } Einheiten gegen Glauben
verb-move = Verschieben
done-attack = Angriffe beenden
done-invade = Einmärsche beenden
done-invasion = Abbrechen
done-fortify = Ohne Verschieben beenden
done-trade = Nicht eintauschen
done-play = Keine Karte
done-more = Keine weitere Karte
done-stay = Die anderen gehen mit
done-stay-all = Alle gehen mit
group-attack = Angriff
group-fortify = Verschieben
group-place = Setzen
group-claim = Besetzen
group-trade = Eintauschen
group-lay = Karten auslegen
group-bribe = Bestechen
group-show = Aufträge
group-play = Karten
group-buy = Kaufen
group-summon = Rufen
group-build = Bauen
group-invade = Einmarsch
group-enter = Betreten
group-other = Wählen

## Weitergeben

curtain-title = Gib das Gerät an { $name } weiter
curtain-hint = { $name } sieht Karten, die nicht für die anderen sind.
curtain-go = Ich bin { $name }

## Schwierigkeiten

stage-gone = Die Verbindung ist weg. Neuer Versuch …
stage-refused = An diesem Tisch kannst du von diesem Gerät aus nicht mitspielen.
stage-slow = Die Verbindung ist langsam: Seit einer Weile kommt nichts zurück …
stage-blocked = Der Server ist da, aber etwas auf dem Weg dorthin (ein Proxy, ein Filter, eine Erweiterung) lässt keine WebSockets durch. Neuer Versuch …
stage-void = Für deinen Platz gibt es einen neuen Link, deshalb ist dieses Gerät nicht mehr dabei. Frag den Gastgeber nach dem neuen Link.
try-now = Jetzt versuchen
trouble = Der Tisch kann gerade nicht gespeichert werden: Antworten müssen warten. Verloren geht nichts.
refused = Das wurde nicht angenommen: { $why }
refused-stale = Das Spiel ist schon weiter; diese Antwort wird nicht mehr gebraucht.
refused-illegal = Das geht hier nicht.
refused-not-yours = Für diesen Platz kannst du nicht antworten.
refused-not-asked = Dieser Platz ist gerade nicht gefragt.
refused-malformed = Der Server konnte das nicht lesen.
refused-too-fast = Nicht so schnell.
refused-off = An diesem Tisch gibt es keinen Chat.
refused-unavailable = Der Tisch kann gerade nicht gespeichert werden; versuch es gleich noch einmal.
refused-over = Das Spiel ist zu Ende.
wrong-403 = Das geht von diesem Gerät aus nicht.
wrong-404 = Diesen Tisch gibt es nicht, oder auf diesem Gerät wurde noch kein Link zu ihm benutzt.
wrong-409 = Das passt nicht zum jetzigen Stand des Spiels.
wrong-413 = Das ist für den Server zu groß.
wrong-429 = Zu viele Anfragen auf einmal; versuch es in einer Minute noch einmal.
wrong-503 = Der Server kann gerade nichts speichern; versuch es gleich noch einmal.
over-title = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen
  }
over-nobody = Niemand gewinnt
again = Noch einmal
download = Partie speichern
dice-proof = Würfel nachprüfen
dice-proof-hint = Aller Zufall dieser Partie folgt aus einer Startzahl. Ihr SHA-256 stand von Anfang an am Tisch:
seed = Startzahl
commitment = SHA-256
table-info = Über diesen Tisch
about-mode = { $title }, { $booklet }
goal-territories = An diesem Tisch: { $n } Gebiete.
goal-capitals = An diesem Tisch: { $n } Hauptstädte.
supply = Noch im Vorrat
house-here = Hausregeln hier
fresh-link = Neuer Link
fresh-link-sure = Neuer Link: der alte gilt dann nicht mehr?
put-computer = Computer spielen lassen
put-person = Platz an eine Person geben
chat-placeholder = Sag etwas
chat-send = Senden
chat-host = Gastgeber
chat-guest = Gast
chat-empty = Noch hat niemand etwas gesagt.
chat-unsent = Das wurde nicht gesendet: Die Verbindung ist weg. Es bleibt hier stehen, bis du es noch einmal sendest.
chat-unreadable = Das lässt sich nicht sagen: Es enthält Zeichen, die nicht angezeigt werden können.
reaction-applause = Beifall
reaction-laugh = Lachen
reaction-surprise = Staunen
reaction-anger = Ärger
reaction-sorrow = Trauer
reaction-thanks = Danke
list-owner = { $name }: { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
continent-bonus = +{ $n }
temple = Tempel

## Wunder: Titel, und was sie tun

miracle-a_shrine_is_plundered = Ein Schrein wird geplündert
miracle-says-a_shrine_is_plundered = Nimm die Reliquie eines anderen Spielers; sie wirkt ab jetzt für dich.
miracle-an_empire_is_born = Ein Reich entsteht
miracle-says-an_empire_is_born = Baue kostenlos einen Tempel in einem deiner Gebiete, das keinen hat.
miracle-champions_arise = Helden treten hervor
miracle-says-champions_arise = Eines deiner Gebiete bekommt für je zwei Glauben, die du hast, eine Einheit; der Glaube wird nur gezählt, nicht bezahlt.
miracle-eagles_take_wing = Adler schwingen sich auf
miracle-says-eagles_take_wing = Beliebig viele Einheiten und Götter fliegen aus einem deiner Gebiete in ein beliebiges anderes von dir; eine Einheit bleibt zurück.
miracle-faith_shall_deliver = Der Glaube wird erlösen
miracle-says-faith_shall_deliver = Ziehe zwei Karten von einem Stapel deiner Wahl; sein Gott muss nicht im Spiel sein.
miracle-heroes_are_born = Helden werden geboren
miracle-says-heroes_are_born = Eines deiner Gebiete bekommt 3 Einheiten.
miracle-only_ash_remains = Nur Asche bleibt
miracle-says-only_ash_remains = Zerstöre eine Reliquie, egal wem sie gehört.
miracle-our_faith_is_our_strength = Unser Glaube ist unsere Stärke
miracle-says-our_faith_is_our_strength = Du bekommst zwei Glauben für jeden deiner Tempel.
miracle-prayers_are_answered = Gebete werden erhört
miracle-says-prayers_are_answered = Einer deiner Tempel bekommt so viele Einheiten, wie ein Würfel zeigt.
miracle-storms_rage = Stürme toben
miracle-says-storms_rage = In einem beliebigen Gebiet werden so viele Einheiten vernichtet, wie ein Würfel zeigt.
miracle-the_faithful_gather = Die Gläubigen versammeln sich
miracle-says-the_faithful_gather = Jeder deiner Tempel bekommt 2 Einheiten.
miracle-the_land_is_purged = Das Land wird gereinigt
miracle-says-the_land_is_purged = Ein Pestmarker verlässt das Spiel und mit ihm alle Einheiten seines Gebiets.
miracle-the_siren_calls = Die Sirene ruft
miracle-says-the_siren_calls = Alle Einheiten und Götter zweier Gebiete eines anderen Spielers tauschen die Plätze; Tempel bleiben stehen.
miracle-the_sun_grows_cold = Die Sonne erkaltet
miracle-says-the_sun_grows_cold = Überall stirbt für jeden Gott, der dort steht, eine Einheit.
miracle-the_temple_falls = Der Tempel fällt
miracle-says-the_temple_falls = Versetze den Tempel eines beliebigen Spielers in ein anderes Gebiet desselben Spielers, das keinen hat.
miracle-time_stands_still = Die Zeit steht still
miracle-says-time_stands_still = Der Epochenmarker geht um eins zurück: Das Spiel dauert eine Epoche länger. Nicht in der ersten Epoche.
miracle-visions_become_real = Visionen werden wahr
miracle-says-visions_become_real = Sieh dir die Wunderkarten eines anderen Spielers an und nimm eine.
miracle-blood_coats_the_land = Blut bedeckt das Land
miracle-says-blood_coats_the_land = Jedes Gebiet eines ausgelosten Kontinents verliert eine Einheit.
miracle-crops_wither = Die Ernte verdorrt
miracle-says-crops_wither = Ein anderer Spieler wirft alle Wunderkarten ab, die er auf der Hand hat; Reliquien sind sicher.
miracle-deaths_door_closes = Das Tor des Todes schließt sich
miracle-says-deaths_door_closes = Die Hälfte der Einheiten in jeder Krypta und auf jedem Altar wird vernichtet.
miracle-diamonds_turn_to_rust = Diamanten werden zu Rost
miracle-says-diamonds_turn_to_rust = Alle Reliquien aller Spieler werden zerstört.
miracle-fire_rains_down = Feuer regnet herab
miracle-says-fire_rains_down = Zerstöre einen Tempel; in seinem Gebiet und in jedem Nachbargebiet stirbt eine Einheit.
miracle-paradise_is_lost = Das Paradies ist verloren
miracle-says-paradise_is_lost = Ein Pestmarker deiner Wahl wandert in ein Gebiet, das gezogen wird; niemand stirbt sofort daran.
miracle-ragnarok_cometh = Ragnarök naht
miracle-says-ragnarok_cometh = Alle Kriegs- und Himmelsgötter werden verbannt, auch deine eigenen.
miracle-the_dead_walk = Die Toten wandeln
miracle-says-the_dead_walk = Bis zu 6 Einheiten gehen von einem deiner Felder in der Unterwelt zu einem deiner Tempel; eine bleibt zurück.
miracle-the_gods_forsake_us = Die Götter verlassen uns
miracle-says-the_gods_forsake_us = Der fünfte Pestmarker kommt in ein Gebiet ohne Tempel und Pest: Die Hälfte der Einheiten dort stirbt sofort, die Götter werden verbannt.
miracle-the_ground_shakes = Die Erde bebt
miracle-says-the_ground_shakes = Die Hälfte der Einheiten in jedem Gebiet eines ausgelosten Kontinents wird vernichtet.
miracle-the_mighty_have_fallen = Die Mächtigen sind gefallen
miracle-says-the_mighty_have_fallen = Die drei Gebiete der Erde mit den meisten Einheiten verlieren je die Hälfte; bei Gleichstand wählst du.
miracle-the_sea_is_your_tomb = Das Meer ist euer Grab
miracle-says-the_sea_is_your_tomb = Atlantis versinkt für den Rest des Spiels: Die Einheiten kommen in ihre Himmel, die Götter werden verbannt, Tempel und Pest verschwinden.
miracle-the_trojan_horse_is_revealed = Das Trojanische Pferd öffnet sich
miracle-says-the_trojan_horse_is_revealed = Ein Gebiet eines anderen Spielers mit einer einzigen Einheit wird deins: Sie stirbt, und so viele von dir erscheinen, wie ein Würfel zeigt.
miracle-the_waters_boil = Die Wasser kochen
miracle-says-the_waters_boil = Der Mahlstrom sperrt eine Seestraße für immer.
miracle-the_young_grow_old = Die Jungen werden alt
miracle-says-the_young_grow_old = Jedes Gebiet mit mehr als einer Einheit verliert eine.
miracle-1000_workers_amass = 1000 Arbeiter sammeln sich
miracle-says-1000_workers_amass = Im angegriffenen Gebiet wird ein Tempel gebaut.
miracle-enemies_convert = Feinde bekehren sich
miracle-says-enemies_convert = Zwei Einheiten des angreifenden Gebiets wechseln die Seite: Ebenso viele von dir erscheinen im angegriffenen.
miracle-fire_sears_the_sky = Feuer versengt den Himmel
miracle-says-fire_sears_the_sky = Für den Rest dieses Zuges zählst du in jedem Götterkrieg 4 dazu.
miracle-lava_erupts = Lava bricht aus
miracle-says-lava_erupts = Je ein Würfel für das angreifende Gebiet und jeden seiner Nachbarn, auch für das angegriffene: Jedes verliert so viele Einheiten, wie sein Würfel zeigt.
miracle-men_become_warriors = Männer werden Krieger
miracle-says-men_become_warriors = Das angegriffene Gebiet bekommt 3 Einheiten.
miracle-swords_become_plowshares = Schwerter werden zu Pflugscharen
miracle-says-swords_become_plowshares = So viele Einheiten des angreifenden Gebiets, wie ein Würfel zeigt, verlassen das Brett; in den Himmel kommen sie nicht.
miracle-the_fog_lifts = Der Nebel lichtet sich
miracle-says-the_fog_lifts = Bis zu 4 Einheiten kommen aus einem anderen deiner Gebiete, egal wie weit entfernt, in das angegriffene; eine bleibt zurück.
miracle-the_mighty_turn_meek = Die Mächtigen werden sanft
miracle-says-the_mighty_turn_meek = Ein Gott im angreifenden Gebiet geht in ein anderes Gebiet des Angreifers mit einem Tempel.
miracle-this_ground_is_sacred = Dieser Boden ist heilig
miracle-says-this_ground_is_sacred = Der Einmarsch ist vorbei, und für den Rest des Zuges darf niemand dieses Gebiet angreifen oder betreten.
miracle-your_idol_is_false = Euer Götze ist falsch
miracle-says-your_idol_is_false = Ein Gott im angreifenden Gebiet wird verbannt.
miracle-the_golden_fleece = Das Goldene Vlies
miracle-says-the_golden_fleece = Ziehe zu Beginn jedes deiner Züge eine Kriegskarte.
miracle-arawns_cauldron_of_life = Arawns Kessel des Lebens
miracle-says-arawns_cauldron_of_life = Ziehe zu Beginn jedes deiner Züge eine Todeskarte.
miracle-the_great_pyramids = Die großen Pyramiden
miracle-says-the_great_pyramids = Ziehe zu Beginn jedes deiner Züge eine Himmelskarte.
miracle-stonehenge = Stonehenge
miracle-says-stonehenge = Wunderkarten kosten dich 1 Glauben statt 2.
miracle-the_wine_of_eternal_life = Der Wein des ewigen Lebens
miracle-says-the_wine_of_eternal_life = Zu Beginn jedes deiner Züge bekommst du eine Einheit mehr.
miracle-freyas_tears_of_gold = Freyas goldene Tränen
miracle-says-freyas_tears_of_gold = Zu Beginn jedes deiner Züge bekommst du einen Glauben mehr.
miracle-pandoras_box = Die Büchse der Pandora
miracle-says-pandoras_box = Ziehe zu Beginn jedes deiner Züge eine Todeskarte und spiele sie sofort, ohne Glauben und ohne den Gott.
miracle-the_tablets_of_destiny = Die Schicksalstafeln
miracle-says-the_tablets_of_destiny = Deine Gebote für die Reihenfolge zählen 3 mehr, als du bezahlst.
miracle-gungnir_spear_of_odin = Gungnir, Odins Speer
miracle-says-gungnir_spear_of_odin = In Götterkriegen würfelst du deine Einsen noch einmal.
miracle-excalibur = Excalibur
miracle-says-excalibur = Zu Beginn jedes deiner Züge bekommst du für jeden Kontinent, den du hältst, zwei Einheiten mehr.
miracle-mjolnir_hammer_of_thor = Mjölnir, Thors Hammer
miracle-says-mjolnir_hammer_of_thor = Zähle in jedem Götterkrieg 3 zu deiner Summe dazu.
miracle-the_book_of_the_dead = Das Buch der Toten
miracle-says-the_book_of_the_dead = Einmal je Zug darfst du 2 Einheiten weniger ausheben und dafür 4 Glauben nehmen.
miracle-the_tree_of_life = Der Baum des Lebens
miracle-says-the_tree_of_life = Wenn du verteidigst, darfst du für jede Einheit, die du verlieren würdest, 1 Glauben zahlen und sie behalten.
miracle-aegis_shield_of_athena = Aegis, Athenes Schild
miracle-says-aegis_shield_of_athena = Opfere diese Reliquie, um eine Kriegs-, Todes- oder Himmelskarte aufzuheben, die gerade gespielt wird.
miracle-the_scales_of_osiris = Die Waage des Osiris
miracle-says-the_scales_of_osiris = Aus jeder Krypta dürfen zwei Einheiten statt einer zurückkehren.
point-with = 1 Punkt, wenn du { $place } hältst.

## Aufträge

mission-asia_south_america = Halte ganz Asien und ganz Südamerika.
mission-asia_africa = Halte ganz Asien und ganz Afrika.
mission-north_america_africa = Halte ganz Nordamerika und ganz Afrika.
mission-north_america_australia = Halte ganz Nordamerika und ganz Australien.
mission-europe_south_america_plus_one = Halte ganz Europa, ganz Südamerika und einen dritten Kontinent deiner Wahl.
mission-europe_australia_plus_one = Halte ganz Europa, ganz Australien und einen dritten Kontinent deiner Wahl.
mission-territories_18x2 = Halte 18 Gebiete mit jeweils mindestens 2 Einheiten.
mission-territories_24 = Halte 24 Gebiete.
mission-destroy_colour_1 = Vernichte die Armee des ersten Spielers; bist du das selbst, halte stattdessen 24 Gebiete.
mission-destroy_colour_2 = Vernichte die Armee des zweiten Spielers; bist du das selbst, halte stattdessen 24 Gebiete.
mission-destroy_colour_3 = Vernichte die Armee des dritten Spielers; bist du das selbst, halte stattdessen 24 Gebiete.
mission-destroy_colour_4 = Vernichte die Armee des vierten Spielers; bist du das selbst, halte stattdessen 24 Gebiete.
mission-destroy_colour_5 = Vernichte die Armee des fünften Spielers; bist du das selbst, halte stattdessen 24 Gebiete.
mission-destroy_colour_6 = Vernichte die Armee des sechsten Spielers; bist du das selbst, halte stattdessen 24 Gebiete.
mission-captain_advance3 = Erobere in einem Zug mindestens 3 Gebiete.
mission-captain_two_fronts = Erobere in einem Zug mindestens je 1 Gebiet auf 2 verschiedenen Kontinenten.
mission-captain_overseas2 = Erobere in einem Zug mindestens 2 Gebiete über Seestraßen.
mission-captain_garrison10 = Habe am Ende deines Zuges mindestens 10 Einheiten in einem Gebiet.
mission-captain_islands3 = Halte am Ende deines Zuges mindestens 3 von Grönland, Island, Großbritannien, Madagaskar, Japan, Indonesien und Neuguinea.
mission-captain_supply = Tausche einen Kartensatz ein und erobere im selben Zug mindestens 2 Gebiete.
mission-captain_border_guard = Halte am Ende deines Zuges mindestens 3 Gebiete mit jeweils mindestens 4 Einheiten.
mission-major_advance5 = Erobere in einem Zug mindestens 5 Gebiete.
mission-major_three_fronts = Erobere in einem Zug mindestens je 1 Gebiet auf 3 verschiedenen Kontinenten.
mission-major_australia = Halte am Ende deines Zuges ganz Australien.
mission-major_south_america = Halte am Ende deines Zuges ganz Südamerika.
mission-major_northern_bridges = Halte am Ende deines Zuges Alaska, Kamtschatka, Grönland und Island.
mission-major_two_opponents = Erobere in einem Zug mindestens je 2 Gebiete von 2 Gegnern; war zu Beginn deines Zuges nur noch einer übrig, 4 von ihm.
mission-major_strong_chain5 = Halte am Ende deines Zuges 5 zusammenhängende Gebiete mit jeweils mindestens 3 Einheiten.
mission-colonel_advance7 = Erobere in einem Zug mindestens 7 Gebiete.
mission-colonel_africa = Halte am Ende deines Zuges ganz Afrika.
mission-colonel_gateways = Halte am Ende deines Zuges 6 von Alaska, Mittelamerika, Venezuela, Brasilien, Nordwestafrika, Island, Siam und Indonesien.
mission-colonel_new_continent = Vervollständige einen Kontinent, den du zu Beginn des Zuges nicht gehalten hast.
mission-colonel_sea_power6 = Halte am Ende deines Zuges beide Enden von mindestens 6 Seestraßen.
mission-colonel_block = Halte am Ende deines Zuges einen zusammenhängenden Block von Gebieten: 16 bei 3 Spielern, 14 bei 4, 12 bei 5, 10 bei 6.
mission-colonel_hold_continent_round = Halte zu Beginn deines Zuges einen Kontinent, den du seit dem Ende deines letzten Zuges hältst.
mission-general_north_america = Halte am Ende deines Zuges ganz Nordamerika.
mission-general_europe = Halte am Ende deines Zuges ganz Europa.
mission-general_asia9 = Halte am Ende deines Zuges mindestens 9 der 12 Gebiete Asiens.
mission-general_two_continents = Halte am Ende deines Zuges 2 beliebige Kontinente.
mission-general_advance10 = Erobere in einem Zug mindestens 10 Gebiete.
mission-general_defeat_player = Besiege in deinem Zug einen Gegner vollständig.
mission-general_eighteen_by_two = Halte am Ende deines Zuges 18 Gebiete mit jeweils mindestens 2 Einheiten.

## Spielarten und Hefte

booklet-de2004 = Risiko, deutsch, 2004
booklet-sv2000 = RISK, schwedisch, 2000
booklet-nl2004 = RISK Godstorm, niederländisch, 2004
booklet-de2010 = Risiko, deutsch, 2010
title-de2004-liberation = Die Befreiung der Welt
title-de2004-duel-passive = Duell mit passiven neutralen Armeen
title-de2004-duel-active = Duell mit bestechlichen neutralen Armeen
title-de2004-missions = Vier Aufträge nach Rang
title-de2004-teams = Zwei Teams
title-sv2000-missions = Geheime Aufträge
title-sv2000-duel = Duell mit einer neutralen Armee
title-sv2000-conquest = Die Welt erobern
title-sv2000-capitals = Hauptstädte
title-nl2004-original = Original-RISK auf der Alten Erde
title-nl2004-original-duel = Original-RISK zu zweit auf der Alten Erde
title-nl2004-godstorm = Godstorm
title-de2010-basic = Grundspiel
title-de2010-classic = Klassisches Spiel
title-de2010-missions = Geheime Aufträge
title-de2010-duel = Duell mit drei neutralen Armeen
names-choice = Namen der Gebiete
names-mine = in meiner Sprache
names-booklet = wie im Heft
names-english = auf Englisch

## Hausregeln: worüber jede entscheidet, und ihre Werte

value-yes = ja
value-no = nein
house-defender_two_dice_at = Wie viele Einheiten ein Gebiet braucht, damit es mit zwei Würfeln verteidigt wird.
house-fortify = Wie weit man am Ende eines Zuges verschieben darf: nur zum Nachbarn oder durch eigene Gebiete hindurch.
house-fortify-adjacent = zum Nachbarn
house-fortify-connected = durch eigene Gebiete
house-set_values = Was ein Kartensatz wert ist: mit jedem Tausch mehr oder je nach seinen Symbolen.
house-set_values-rising = jedes Mal mehr
house-set_values-symbols = nach Symbolen
house-territory_bonus = Zwei Einheiten für eine eingetauschte Karte, die ein eigenes Gebiet zeigt: nie, für jede oder einmal je Zug.
house-territory_bonus-none = nie
house-territory_bonus-each = für jede
house-territory_bonus-once = einmal je Zug
house-forced_trade = Wozu fünf Karten zu Beginn eines Zuges zwingen: zu nichts, zum Tausch eines Satzes oder zum Tausch, bis vier Karten bleiben.
house-forced_trade-none = nichts
house-forced_trade-one = ein Satz
house-forced_trade-to_four = bis vier Karten bleiben
house-elimination_trade_at = Ab wie vielen Karten man sofort tauschen muss, wenn man einen Spieler ausgeschaltet hat; 0: nie.
house-trade_window = Wann Karten eingetauscht werden dürfen: nur vor dem Setzen oder bis zum Ende der Angriffe.
house-trade_window-start = vor dem Setzen
house-trade_window-conquest = bis zum letzten Angriff
house-used_cards = Wohin eingetauschte Karten kommen: auf den Ablagestapel, der neu gemischt wird, wenn der Stapel leer ist, oder unter den Stapel.
house-used_cards-pile = auf den Ablagestapel
house-used_cards-under = unter den Stapel
house-neutral_rounding = Wie bei einer ungeraden Zahl von Verstärkungen die Hälfte für die neutrale Armee gerundet wird.
house-neutral_rounding-down = abgerundet
house-neutral_rounding-up = aufgerundet
house-short_game = Ob die Waffenstillstandskarte so weit oben liegt wie bei einem Spieler weniger (4 oder 5 Spieler).
house-colour_killed_by_other = Wenn jemand anders die Farbe vernichtet hat, die dein Auftrag nennt: Er gilt als erfüllt oder wird zu 24 Gebieten.
house-colour_killed_by_other-counts = gilt als erfüllt
house-colour_killed_by_other-territories = 24 Gebiete
house-capital_falls = Ob der Fall einer Hauptstadt nur beim ersten Mal Folgen hat oder jedes Mal, wenn ihr Besitzer sie verliert.
house-capital_falls-once = beim ersten Mal
house-capital_falls-again = jedes Mal
house-turn_limit = Nach wie vielen Zügen jedes Spielers (in Godstorm: Epochen) der Stärkste gewinnt; 0: keine Grenze.
house-chosen_setup = Ob die Spieler ihre Gebiete nacheinander besetzen, statt sie zugeteilt zu bekommen (G7).
house-place_god_temple = Wo der erste Kriegsgott stehen darf: nicht in Pestgebieten oder überall (G8).
house-place_god_temple-healthy = nicht in Pestgebieten
house-place_god_temple-anywhere = überall
house-piece_limits = Ob die Schachtel die Einheiten (110 je Farbe) und den Glauben (100 insgesamt) begrenzt (G12).
house-piece_limits-none = keine Grenze
house-piece_limits-pieces = was in der Schachtel ist
house-start_of_turn_relics = Ob Reliquien, die zu Beginn des Zuges wirken, vor oder nach Schritt 1 an der Reihe sind (G24).
house-start_of_turn_relics-before = davor
house-start_of_turn_relics-after = danach
house-summon_plague = Ob Götter in Pestgebiete gerufen werden dürfen, wo Schritt 5 sie verbannt (G25).
house-godswar_armies = Welche Einheiten der Angreifer im Götterkrieg mitzählt: alle bis auf eine oder alle des Ausgangsgebiets (G52).
house-godswar_armies-invading = alle bis auf eine
house-godswar_armies-all = alle
house-godswar_forced = Ob ein Wurf der Truppenwürfel folgen muss, wenn eine Seite nach einem Götterkrieg keine Götter mehr hat (G54).
house-gods_default = Welche Götter nach einer Eroberung einrücken müssen: alle angekündigten oder nur die, deren Kraft genutzt wurde (G46).
house-gods_default-announced = alle angekündigten
house-gods_default-used = die genutzten
house-relic_mid_godswar = Ob eine Reliquie, die man mit den Würfeln eines Götterkriegs gewinnt, schon in diesem zählt oder erst ab dem nächsten (G53).
house-relic_mid_godswar-at_once = sofort
house-relic_mid_godswar-next = ab dem nächsten
house-tablets_zero = Ob die Schicksalstafeln auch ein Gebot von 0 erhöhen (G99).
house-heaven_dice = Mit wie vielen Würfeln ein Himmel angreift: höchstens so vielen, wie er Einheiten hat, oder einem weniger (G61).
house-heaven_dice-all = so viele wie Einheiten
house-heaven_dice-one_stays = einer weniger

## Was geschah

and = und
or = oder
ev-attack = { $attacker } greift an: { $src } → { $dst } mit { $armies }.
ev-defend = { $seat } verteidigt { $place } mit { $dice }.
ev-done = { $seat } ist fertig.
reason-1 = alle Gebiete erobert
reason-2 = die anderen sind ausgeschieden
reason-3 = Auftrag erfüllt
reason-4 = Hauptstädte gehalten
reason-5 = Gebiete gehalten
reason-6 = Waffenstillstand
reason-7 = Zuglimit erreicht
reason-8 = vier Aufträge erfüllt
reason-9 = ein Team hat jemanden verloren
reason-10 = die meisten Punkte
reason-11 = niemand ist übrig

ev-deal = { $place } geht an { $side }.
ev-deals = Die Gebiete sind verteilt.
ev-spread = Die Einheiten von { $side } verteilen sich gleichmäßig auf ihre Gebiete.
ev-start_roll = Ausgewürfelt, wer beginnt: { $rolled }.
ev-roll = { $seat } würfelt { $dice } für { $side }.
ev-claim = { $seat } besetzt { $place }.
ev-claims = { $seat } besetzt { $list }.
ev-place = { $seat } setzt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } in { $place }.
ev-places = { $seat } setzt { $list }.
ev-places-one = { $armies } in { $place }
ev-trade = { $seat } tauscht { $cards } gegen { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } ein.
ev-stars = { $seat } bekommt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } für die Sterne.
ev-lay = { $seat } legt { $card } aus.
ev-bonus = { $seat } bekommt { $armies } zusätzlich in { $place }.
ev-income = { $side } bekommt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }.
ev-battle = { $attacker } greift an: { $src } → { $dst }, { $attack } gegen { $defence }; { $losses }
ev-battle-end = Der Angriff auf { $dst }: { $losses }
ev-battles = { $attacker } greift { $times }-mal an: { $src } → { $dst }; { $losses }
ev-lose = { $who } verliert { $n }
ev-lose-none = keine Verluste
ev-left = Noch { $n } gegen { $m }.
war-wins-ties = (der Kriegsgott gewinnt bei Gleichstand)
ev-conquest = { $attacker } erobert { $dst } und rückt mit { $armies } ein.
ev-place-other = { $seat } setzt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } für { $side } in { $place }.
ev-places-other = { $seat } setzt Einheiten für { $side }: { $list }.
ev-bribe-own = { $seat } gibt { $card } an { $side }.
ev-occupy = { $armies ->
    [one] Eine Einheit steht
   *[other] { $armies } Einheiten stehen
  } jetzt in { $dst }.
ev-fortify = { $side } verschiebt { $armies ->
    [0] Götter
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }: { $src } → { $dst }.
ev-draw = { $side } zieht eine Karte.
ev-draw-own = { $side } zieht { $card }.
ev-mission = { $seat } bekommt einen geheimen Auftrag.
ev-mission-own = { $seat } bekommt einen geheimen Auftrag: { $mission }
ev-missions = Die Aufträge sind verteilt.
ev-show = { $seat } hat einen Auftrag erfüllt: { $mission }
ev-lies_open = Der letzte Auftrag von { $seat } liegt offen: { $mission }
ev-capital = { $seat } hat eine Hauptstadt gewählt.
ev-capital-own = { $seat } hat eine Hauptstadt gewählt: { $place }.
ev-capital_fell = { $place }, die Hauptstadt von { $owner }, ist gefallen!
ev-taken_over = { $place } geht damit an { $seat }.
ev-cards = { $seat } bekommt { $number ->
    [one] die Karte
   *[other] die { $number } Karten
  } von { $loser }.
ev-bribe = { $seat } gibt eine Karte an { $side }.
ev-raise = { $seat } hebt Einheiten für { $side } aus.
ev-ally = { $side } ist jetzt mit { $ally } verbündet.
ev-ally-none = { $side } ist jetzt unbeteiligt.
ev-out = { $side } scheidet aus.
ev-turn = { $epochs ->
    [0] Runde { $round }
   *[other] Epoche { $round }
  }: { $seat }
ev-over = { $winners } { $n ->
    [one] gewinnt
   *[other] gewinnen
  }: { $reason }.
ev-ties = { $bids ->
    [0] Ausgewürfelt, wer zuerst wählt
   *[other] Würfel bei gleichen Geboten
  }: { $rolled }.
ev-pantheon-neutral = Neutral sind die { $pantheon }.
ev-bids-counts = { $who } { $n } (zählt { $m })
ev-pantheon = { $side } wählt die { $pantheon }.
ev-epoch = Epoche { $epoch }: Alle bieten um die Reihenfolge
ev-bid = { $seat } hat geboten.
ev-bids = Die Gebote, alle bezahlt: { $rolled }.
ev-token = { $seat } nimmt Platz { $token } in der Reihenfolge.
ev-token_left = Platz { $token } bleibt für { $seat }.
ev-faith = { $seat } bekommt { $faith } Glauben.
ev-score = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $list }.
ev-score-tied = Gleichstand, daher zählen: { $list }.
score-nothing = nichts
score-continents = { $n } für Kontinente
score-crypts = { $n ->
    [one] 1 Krypta
   *[other] { $n } Krypten
  }
score-altars = { $n ->
    [one] 1 Altar
   *[other] { $n } Altäre
  }
score-relics = { $n ->
    [one] 1 Reliquie
   *[other] { $n } Reliquien
  }
temples-n = { $n ->
    [one] 1 Tempel
   *[other] { $n } Tempel
  }
gods-n = { $n ->
    [one] 1 Gott
   *[other] { $n } Götter
  }
paid = ({ $n } Glauben)
a-card-of-war = eine Kriegskarte
a-card-of-magic = eine Reliquie
a-card-of-sky = eine Himmelskarte
a-card-of-death = eine Todeskarte
why-war = für die dritte Eroberung
why-magic = für drei gleiche Würfel
why-sky = für einen verbannten Gott
why-crypt = für den Besitz einer Krypta
ev-buy = { $seat } kauft { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } vom Stapel „{ $deck }“{ $paid }.
ev-miracle = { $seat } zieht { $acard }.
ev-miracle-own = { $seat } zieht „{ $card }“ ({ $kind }).
ev-relic = { $seat } bekommt eine Reliquie: „{ $card }“.
ev-labour = { $seat } bekommt { $acard } { $why }.
ev-play = { $seat } spielt „{ $card }“{ $paid }.
ev-played = { $seat } spielt { $card }{ $paid }: { $list }.
ev-named = { $seat } nennt für { $card }: { $thing }.
ev-die = Würfel für { $card }: { $dice }.
ev-continent = Das Los für { $card } fällt auf { $continent }.
ev-aegis = { $seat } opfert Aegis: { $card } von { $player } ist aufgehoben.
ev-box = { $seat } öffnet die Büchse der Pandora und zieht { $card }; die Karte { $works ->
    [0] kann nicht gespielt werden und verlässt das Spiel
   *[other] muss gespielt werden
  }.
ev-relic_works = { $seat } nutzt „{ $card }“.
ev-taken = { $seat } nimmt { $acard } aus der Hand von { $loser }.
ev-taken-own = { $seat } nimmt „{ $card }“ ({ $kind }) aus der Hand von { $loser }.
ev-thrown_away = { $seat } wirft { $number ->
    [one] eine Wunderkarte
   *[other] { $number } Wunderkarten
  } ab.
ev-stays = { $god } bleibt zurück.
ev-relic_taken = „{ $card }“ geht von { $loser } an { $seat }.
ev-relic_lost = „{ $card }“ von { $seat } wird zerstört.
ev-invade = { $attacker } marschiert von { $src } aus in { $dst } ein.
ev-gods_come = { $n ->
    [0] Kein Gott kommt mit.
    [one] { $gods } kommt mit.
   *[other] { $gods } kommen mit.
  }
ev-enter = { $seat } rückt mit { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } von { $src } aus in { $dst } ein; dort stand niemand.
ev-champion = { $seat } schickt { $god } in den Götterkrieg.
ev-thrown = { $godswar ->
    [0] { $attacker } greift an: { $src } → { $dst }
   *[other] Götterkrieg: { $src } → { $dst }
  }, bisher { $attack } gegen { $defence }.
ev-again = Neu gewürfelt: { $rolled }.
ev-godswar = Götterkrieg um { $place }: { $god } { $total } gegen { $foe } { $foe_total }{ $ties }; { $loser } wird verbannt.
godswar-total = { $dice } (Würfel { $sum } + Einheiten und Karten { $more } = { $n })
ev-saved = { $armies ->
    [0] { $seat } nutzt den Baum des Lebens nicht.
   *[other] { $seat } zahlt dem Baum des Lebens { $armies } Glauben und behält ebenso viele Einheiten in { $place }.
  }
ev-to_heaven = { $side }: { $armies ->
    [one] 1 Einheit geht
   *[other] { $armies } Einheiten gehen
  } nach { $heaven }.
ev-to_supply = { $side }: { $armies ->
    [one] 1 Einheit geht
   *[other] { $armies } Einheiten gehen
  } in den Vorrat, nicht nach { $heaven }.
ev-killed = { $side } verliert { $list }{ $whither }.
ev-plague_kills = Die Pest trifft { $side }, Tote: { $list }{ $whither }.
whither-heaven = , nach { $heaven }
whither-supply = , in den Vorrat
ev-gained = { $side } bekommt Einheiten{ $temple ->
    [0] {""}
   *[other] {" "}für Tempel
  }: { $list }.
ev-seized = { $place } gehört jetzt { $seat }, mit { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }.
ev-swap = Alle Einheiten und Götter von { $side } in { $src } und { $dst } tauschen die Plätze.
ev-empty = { $place } ist jetzt leer.
ev-leave = { $seat } führt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } von { $heaven } zu { $place }.
ev-revive = { $seat } holt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } aus { $src } nach { $dst } zurück.
ev-forgo = { $seat } hebt { $armies } weniger aus und nimmt dafür { $faith } Glauben (Buch der Toten).
ev-summoned = { $faith ->
    [0] { $seat } stellt { $god } in { $place } auf.
   *[other] { $seat } ruft { $god } nach { $place } ({ $faith } Glauben).
  }
ev-god_moved = { $god } geht von { $src } nach { $dst }.
ev-banished = { $god } wird aus { $place } verbannt.
ev-built = { $seat } baut einen Tempel in { $place }{ $paid }.
ev-temple_moved = Der Tempel in { $src } zieht nach { $dst }.
ev-temple_fell = Der Tempel in { $place } wird zerstört.
ev-temple_hands = Der Tempel in { $place } gehört jetzt { $side }.
ev-temple_hands-none = Der Tempel in { $place } gehört jetzt niemandem.
ev-plague = In { $place } herrscht die Pest.
ev-plague_moved = Die Pest wandert von { $src } nach { $dst }.
ev-plague_gone = Die Pest hat { $place } verlassen.
ev-sunk = Atlantis versinkt.
ev-maelstrom = Der Mahlstrom sperrt das Meer zwischen { $src } und { $dst } für immer.
ev-barred = Niemand darf { $place } in diesem Zug noch angreifen oder betreten.
ev-fire = { $seat } zählt in jedem Götterkrieg dieses Zuges { $bonus } dazu.
ev-time = Der Epochenmarker geht zurück: Dies zählt als Epoche { $epoch }.

## Am Tisch: was einer Spielart eigen ist

ask-place-other-hint = Tippe auf der Karte auf ihre Gebiete.
ask-bolster = Verstärke eine neutrale Armee um { $n } Einheiten
ask-bolster-hint = Tippe auf ein Gebiet der Armee deiner Wahl; alle Einheiten gehen an dieselbe.
ask-defend-for = Du würfelst für { $side }: Mit wie vielen Würfeln?
ask-attack-allies = Tippe auf ein Gebiet von dir oder einem Verbündeten, dann auf das Ziel.
ask-fortify-ally = Einheiten von { $side } einmal verschieben?
ask-fortify-ally-hint = Tippe auf das Ausgangsgebiet, dann auf das Ziel.
done-fortify-ally = Nicht verschieben
ask-fortify-gods = Verschiebe einmal Einheiten und Götter oder mach weiter
ask-fortify-gods-hint = Tippe auf das Ausgangsgebiet, dann auf das Ziel.
done-fortify-gods = Nicht verschieben
ask-lay-hint = Ihre Sterne zählen zusammen: Je mehr auf einmal, desto mehr ist jeder wert.
lay-so-far = { $stars ->
    [one] Ein Stern liegt
   *[other] { $stars } Sterne liegen
  } auf dem Tisch, wert: { $worth ->
    [0] noch nichts
    [one] 1 Einheit
   *[other] { $worth } Einheiten
  }
lay-then = mit dieser Karte: { $n ->
    [0] noch nichts
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
done-lay = Nichts auslegen
done-lay-take = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  } nehmen
ask-bonus-hint = Tippe auf eines der markierten Gebiete: Sie standen auf den eingetauschten Karten.
done-bonus = Für einen späteren Satz aufheben
ask-bribe-hint = Jede Karte rückt eine neutrale Armee einen Platz näher zu dir: erst weg vom Gegner, dann auf deine Seite.
done-bribe = Nicht bestechen
bribe-card = Karte
bribe-whom = Geht an
stands-nobody = unbeteiligt
ask-raise-hint = Der Würfel sagt, wie viele Einheiten dazukommen; du setzt sie.
done-raise = Keine mehr
ask-show-hint = Dann sehen ihn die anderen.
ask-show-now = Du hast einen Auftrag erfüllt: Du darfst ihn jetzt zeigen.
done-show = Noch nicht
ask-first-god-hint = Tippe auf eines deiner Gebiete.
ask-first-temple-hint = Tippe auf eines deiner Gebiete.
ask-people-hint = Seine Götter des Krieges, der Magie, des Himmels und des Todes kämpfen für dich.
ask-token-hint = Wer am meisten geboten hat, wählt zuerst.
ask-summon-hint = Tippe auf eines deiner Gebiete: Dann siehst du, wer dorthin kommen und was dort gebaut werden kann.
done-summon = Weiter
done-buy = Keine Karten mehr
ask-invade-hint = Tippe auf eines deiner Gebiete, dann auf das Ziel.
ask-invade-below = Marschiere in der Unterwelt ein oder mach weiter
ask-invade-below-hint = Tippe auf eines deiner Felder, dann auf das Ziel.
done-invade-below = Einmärsche beenden
ask-stay-hint = Wer mitgeht, kämpft zuerst gegen die Götter der anderen Seite.
ask-champion-hint = Würfel und Einheiten zusammen entscheiden; der unterlegene Gott wird verbannt.
done-champion = Abbrechen
done-answer = Keine Karte
done-aegis = Aegis behalten
done-take = Niemand sonst
ask-leave-hint = Tippe auf ein Tor der Unterwelt oder auf eines deiner Felder dort.
done-leave = Sie bleiben im Himmel
ask-revive-hint = Tippe auf eine deiner Krypten, dann auf einen Tempel.
done-revive = Sie bleiben unten
done-labour = Keine Karte
done-forgo = Einheiten behalten
naming-place = Tippe auf der Karte auf ein Gebiet.
naming-own = Tippe auf eines deiner Gebiete.
naming-temple = Tippe auf ein Gebiet mit einem Tempel.
naming-plague = Tippe auf ein Pestland.
naming-foe = Tippe auf ein Gebiet eines anderen Spielers.
naming-below = Tippe auf eines deiner Felder in der Unterwelt.
naming-the_waters_boil = Tippe auf beide Enden der Seeverbindung.
naming-own-temple = Tippe auf eines deiner Gebiete mit einem Tempel.
naming-theirs = Tippe auf ein weiteres Gebiet von { $who }.
naming-the_waters_boil-next = Tippe auf das andere Ende der Seeverbindung.
naming-next = { $a } ist gewählt. { $tap }
naming-move = Wie viele Einheiten ziehen von { $a } nach { $b }?

## Wiederholungen

replay = Wiederholung
replay-watch = Wiederholung ansehen
replay-public = was alle wissen dürfen
replay-public-hint = Das Spiel läuft noch: Zu sehen ist, was Zuschauer wissen dürfen. Ist es vorbei, wird alles gezeigt.
replay-again = Neuester Stand
replay-no-file = Wähle ein gespeichertes Spiel, um es anzusehen oder von einer beliebigen Stelle aus weiterzuspielen.
replay-controls = Bedienung
replay-slider = Zeitpunkt im Spiel
replay-at = Antwort { $n } von { $last }
replay-beginning = Der Anfang: Noch ist nichts geschehen.
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
chart-table = Alles als Tabelle
chart-answer = Nach Antwort
luck-hint = Verluste im Kampf, verglichen mit dem, was so viele Würfel im Schnitt verlieren (exakt berechnet). Das graue Band zeigt, wie weit das Glück meist schwankt; weiter schlägt es nur in einem von drei Spielen aus.
luck-gods = Götter und Tempel, die dabei waren, sind eingerechnet; neu geworfene Würfel zählen, wie sie liegen.
luck-bar = { $better } Einheiten gegenüber dem Schnitt; meist innerhalb von ±{ $spread }
luck-usual = wie das Glück so spielt
luck-good = Glück gehabt
luck-bad = Pech gehabt
luck-average = Schnitt
luck-average-hint = Ein ehrlicher Würfel zeigt im Schnitt 3,5.
luck-lost = verloren
luck-expected = erwartet
luck-attack = Angriff
luck-defence = Verteidigung
luck-none = Noch wurde nicht gekämpft.
hands-none = Nichts Geheimes.
open-file = Gespeichertes Spiel öffnen
open-file-hint = Aus dem Browser oder dem Terminal: ansehen oder weiterspielen.
file-bad = Diese Datei lässt sich nicht öffnen: { $why }
file-detail = Was der Server sagt (auf Englisch)
play-on = Von hier weiterspielen
play-on-hint = An einem neuen Tisch geht das Spiel von genau dieser Stelle an weiter. Wähle, wer weiterspielt.

## Am Tisch: Aussichten

odds-one = für die Eroberung
odds-all = für alle { $n }
odds-losses = Verluste im Schnitt: { $mine } eigene, { $theirs } gegnerische.
odds-plague = Pest: Von denen, die einrücken, stirbt die Hälfte, und Götter werden verbannt.
odds-left = Gelingt es, bleiben im Schnitt { $n }.
odds-picture = Wie viele übrig bleiben: grün, wenn das Gebiet erobert wird, rot, wenn es gehalten wird
odds-taken-left = erobert, { $n } übrig
odds-held-left = von { $n } gehalten
odds-ends-at = endet bei { $place }
attack-row = Alle { $n } nacheinander angreifen
plan-row = Mehrere planen
plan-row-hint = Tippe auf der Karte die nächsten Gebiete an, eins nach dem anderen; noch einmal tippen nimmt eins wieder heraus.

## Am Tisch: Hilfe, Rundgang, und was man verpasst hat

help = Regeln und Hilfe
help-search = In den Regeln suchen
help-nothing = Keine Regel enthält diese Wörter.
help-now = jetzt
help-about = Worum es geht
help-setup = Aufbau
help-goals = So gewinnt man
help-all = Alle Regeln nach Nummern
help-signs = Zeichen auf der Karte
help-keys = Tasten
help-key-0 = öffnet diese Hilfe
help-key-1 = nimmt zurück, was gewählt ist
help-key-2 = Karte oder Liste
help-key-3 = auf der Karte von Ort zu Ort
help-key-4 = wählt einen Ort
help-key-5 = vergrößern, verkleinern, ganze Karte
help-key-6 = zur Frage und zurück dorthin, wo du auf der Karte warst
help-key-7 = gibt die Hauptantwort, egal wo du gerade bist
help-key-8 = Einheiten für den Ort, an dem du bist, oder die gefragte Zahl
sound = Töne
sound-on = Töne sind an
sound-off = Töne sind aus
since = Seit deinem letzten Zug
since-lost = { $who } hat dir { $list } abgenommen.
since-fallen = { $n ->
    [one] Eine deiner Einheiten ist gefallen.
   *[other] { $n } deiner Einheiten sind gefallen.
  }
since-nothing = Du hast nichts verloren.
since-took = { $who } hat anderen { $n ->
    [one] ein Gebiet
   *[other] { $n } Gebiete
  } abgenommen.
tour-start = Führ mich herum
tour-skip = Überspringen
tour-back = Zurück
tour-next = Weiter
tour-end = Los geht’s
tour-board = Das Brett
tour-board-says = Hier spielt sich alles ab. Umrandete Orte kannst du antippen; Ziehen verschiebt die Karte, zwei Finger oder das Mausrad vergrößern sie. „Liste“ zeigt dasselbe als Liste.
tour-prompt = Was gefragt ist
tour-prompt-says = Was du jetzt tun kannst, in einem Satz. Geht es um Orte, tippe auf die Karte; für alles andere gibt es hier Knöpfe.
tour-players = Die Spieler
tour-players-says = Gebiete, Einheiten und Karten von allen und wer am Zug ist. Jeder hat eine Farbe und ein Zeichen.
tour-story = Der Verlauf
tour-story-says = Alles, was geschehen ist, in Sätzen. Die Würfel liegen neben der Frage.
tour-secrets = Deine Karten
tour-secrets-says = Karten, Aufträge und was sonst nur du sehen darfst.
tour-help = Regeln und Hilfe
tour-help-says = Die Regeln dieses Spiels, aufgeschlagen bei der Phase, in der du bist. Das geht auch mit der Taste ?. Diesen Rundgang findest du ebenfalls dort.

## Am Tisch: kurze Wege auf der Tastatur

skip = Sprungmarken
skip-question = Zur Frage
skip-board = Zur Karte

## Was man mitbringt und was nicht geht

fault-players = { $mode } ist für { $low } bis { $high } Spieler, nicht für { $seats }
fault-players-exact = { $mode } ist für { $low } Spieler, nicht für { $seats }
fault-short-game = short_game ist für 4 oder 5 Spieler, nicht für { $seats }
fault-chosen-setup = Gebiete besetzen (chosen_setup) geht mit 3 bis 5 Spielern
fault-small-map = { $mode } mit { $seats } Spielern braucht eine Karte mit mindestens { $least } Gebieten; { $board } hat { $size }
fault-large-map = { $mode } mit { $seats } Spielern hat nur Einheiten für { $most } Gebiete; { $board } hat { $size }
fault-number = { $rule } kann eine Zahl von { $low } bis { $high } sein, nicht { $value }
fault-value = { $rule } kann { $values } sein, nicht { $value }
fault-no-rule = keine Hausregel heißt { $rule }; es gibt { $rules }
fault-idle-rule = { $rule } bedeutet in { $mode } nichts; dort gibt es { $rules }
fault-own-map = die Karten von { $mode } passen nur zum eigenen Spielplan; auf einem anderen kann man andere Spielarten spielen
fault-no-mode = keine Spielart heißt „{ $mode }“; versuch { $near }
fault-no-save = das ist kein Text der Art „{ $form }“
fault-newer = diesen Text hat ein neueres Feldherr geschrieben
fault-version = { $mode } gibt es hier in Version { $ours }, nicht „{ $theirs }“
fault-cut-off = der Text bricht mitten in einer Zeile ab
fault-line = Zeile { $line }: { $why }
fault-unread = in Zeile { $line } steht etwas, das dort nicht geschehen kann
