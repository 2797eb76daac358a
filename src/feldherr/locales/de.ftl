# Was Feldherr sagt, auf Deutsch.

## Das Haus

home = Alle Spiele
start = Los geht’s
theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
language = Sprache
close = Schließen
copy = Kopieren
copied = Kopiert
loading = Lädt …
unreachable = Server nicht erreichbar. Läuft er?
lost-page = Seite nicht gefunden.

## Eingang

my-turn = Du bist dran
hero-title = Deine Armeen warten.
hero-says = Du gegen { $n } Computer. Wer zuerst 20 Gebiete hält, gewinnt.
play-now = Jetzt spielen
first-game = gut zum Einstieg
change = Ändern
your-name = Dein Name
your-name-hint = Die anderen sehen ihn am Tisch.
friends = Mit Freunden spielen
friends-says = Schick einen Link oder lass ihn scannen. Ganz ohne Konto.
friends-empty = Computer übernehmen die leeren Plätze.
invite = Freunde einladen
invite-says = Ein Link je Freund. Ist ein Platz besetzt, erscheint der nächste Link.
invite-text = Spiel Feldherr mit mir!
send = Senden
computers-take = { $n ->
    [one] Ein Computer übernimmt den leeren Platz.
   *[other] Computer übernehmen die { $n } leeren Plätze.
  }
all-here = Alle sind da.
joined-n = { $n } Spieler sind da.
one-screen = Ein Gerät für alle?
pass-and-play = Reihum spielen
continue = Weiterspielen
show-all = Alle { $n } Tische zeigen
more-games = Weitere Spiele
more-games-says = Sechzehn Spiele aus vier Regelheften, jedes nach seinen eigenen Regeln.
games-inside = { $n } Spiele · { $players } Spieler
time-minutes = { $m } Min.
time-hours = { $h } Std.
time-hours-minutes = { $h } Std. { $m }
table-over = Beendet
table-waits = wartet auf Mitspieler
table-aside = Nicht mehr spielbar
leaves-on = Wird am { $date } gelöscht
last-played = zuletzt gespielt
unlist = Von der Liste entfernen
unlist-sure = Den Tisch mit { $names } von der Liste entfernen? Sein Link bringt ihn zurück.
unlist-not = Behalten
players-range = { $least }–{ $most } Spieler
players-exact = { $n } Spieler
seats = Plätze
seat-here = Spieler an diesem Gerät
seat-link = Spieler per Link
seat-computer = Computer
name = Name
remove-seat = { $name } entfernen
strength = Stärke
strength-of-computers = Computer
character = Charakter
character-none = keiner
strength-random = Zufall
strength-recruit = Rekrut
strength-corporal = Korporal
strength-simple = Einfach
strength-captain = Hauptmann
strength-marshal = Marschall
strength-fieldmarshal = Feldmarschall
strength-says-random = Spielt rein zufällig
strength-says-recruit = Ohne Plan, aber ohne grobe Fehler
strength-says-corporal = Ein Gebiet nach dem anderen, nach exakten Chancen; sofort
strength-says-simple = Einfache Faustregeln; sofort
strength-says-captain = Plant jeden Zug nach exakten Chancen; sofort
strength-says-marshal = Spielt seine Pläne vor dem Zug durch; langsamer
strength-says-fieldmarshal = Spielt mehr Pläne durch, und jeden öfter; braucht Sekunden
character-careful = vorsichtig
character-reckless = draufgängerisch
character-greedy = gierig
character-builder = Baumeister
character-vengeful = rachsüchtig
character-hunter = Jäger
character-says-careful = greift nur an, wenn der Sieg fast sicher ist
character-says-reckless = greift weiter an, solange Einheiten da sind
character-says-greedy = will Gebiete, Kontinente und Karten
character-says-builder = baut die eigene Ecke aus und schlägt spät zu
character-says-vengeful = geht auf den Führenden los
character-says-hunter = jagt schwache Spieler wegen ihrer Karten
earth = Karte
house-map-world = Welt
house-map-ancient_earth = Alte Erde
house-rules = Hausregeln
house-rules-changed = { $n ->
    [0] Standard
    [one] 1 geändert
   *[other] { $n } geändert
  }
house-usual = { $value } (Standard)
house-range = { $low } bis { $high }
house-out = „{ $rule }“ braucht eine ganze Zahl von { $low } bis { $high }.
clock = Bedenkzeit
clock-none = unbegrenzt
clock-minutes = { $n ->
    [one] 1 Minute pro Zug
   *[other] { $n } Minuten pro Zug
  }
pace = Tempo der Computer
pace-fast = sofort
pace-own = Wie schnell du es siehst: nur auf diesem Gerät
dice = Würfel
chat-on = Chat an diesem Tisch
hints-on = Tipps erlaubt
undo-on = Züge zurücknehmen erlaubt
resigned = Wenn jemand aufgibt
resigned-computer = spielt ein Computer weiter
resigned-neutral = bleiben die Einheiten stehen und verteidigen sich nur
opening = Der Tisch wird eröffnet …
names-differ = Gib jedem einen eigenen Namen.
links-title = Lade die anderen ein
links-hint = Jeder Link ist ein Platz. Schick ihn nur an diesen Spieler.
links-alone = Diese Links funktionieren nur auf diesem Gerät. Starte den Server mit „{ $command }“, um auf allen Geräten in deinem Netz zu spielen.
link-for = Link für { $name }
link-spectator = Zuschauer-Link
join-title = Du nimmst Platz …
join-bad = Dieser Link funktioniert nicht: Er ist falsch abgetippt oder wurde durch einen neuen ersetzt.
join-again = Du hast an diesem Tisch schon einen Platz. Dieser Link ist für { $name }.
join-as-well = Auch als { $name } spielen
join-look = Zu meinem Platz
colour-0 = Orange
colour-1 = Blau
colour-2 = Grün
colour-3 = Gelb
colour-4 = Lila
colour-5 = Hellblau
welcome = Willkommen!
welcome-name = Willkommen, { $name }!
welcome-you = Du spielst { $colour }. Mit am Tisch: { $others }.
welcome-first = Du spielst { $colour }.
welcome-move = Du bist am Zug. Die Zeile unten sagt dir, was zu tun ist.
welcome-next = Die Zeile unten sagt, wer am Zug ist; du erfährst, wenn du dran bist.
welcome-me = Das bin ich
no-cookies = Dein Platz wird in einem Cookie gespeichert. Erlaube Cookies für diese Seite und öffne den Link noch einmal.

## Spielarten, in zwei Sätzen

mode-de2004-liberation = Besetze die Welt Gebiet für Gebiet, dann erobere sie ganz. Jeder Kartensatz ist mehr wert als der vorige, also sitzt niemand lange still.
mode-de2004-duel-passive = Zwei Feldherren und vier neutrale Armeen, die sich nur verteidigen. Wer den anderen von der Karte vertreibt, gewinnt.
mode-de2004-duel-active = Neutrale Armeen sind bestechlich: Eine Karte holt eine näher zu dir, und Verbündete marschieren auf deinen Befehl. Doch ein Verbündeter kann sich wieder abwenden.
mode-de2004-missions = Vier geheime Aufträge, einer für jeden Rang vom Hauptmann bis zum General. Zeige jeden im richtigen Augenblick; wer zuerst alle vier erfüllt, gewinnt.
mode-de2004-teams = Zwei Teams teilen sich Gebiete, Karten und Pläne. Das Team, das zuerst einen Spieler verliert, hat verloren.
mode-sv2000-missions = Jeder hat einen geheimen Auftrag. Der Familienklassiker: schnell, listig und zu Ende, wenn du es am wenigsten erwartest.
mode-sv2000-duel = Zwei Spieler und eine neutrale Armee, die beide verstärken. Schnörkellos und spannend, etwa eine Stunde.
mode-sv2000-conquest = Erobere die ganze Welt, bis niemand sonst übrig ist. Kartensätze werden mit jedem Tausch mehr wert.
mode-sv2000-capitals = Jeder versteckt eine Hauptstadt. Halte deine, finde die anderen und erobere genug davon.
mode-nl2004-original = Die vertrauten Regeln auf einer Karte der Antike, mit Atlantis im Westen. Erobere alle Gebiete.
mode-nl2004-original-duel = Zwei Völker und eine neutrale Armee auf der Alten Erde. Wer übrig bleibt, gewinnt.
mode-nl2004-godstorm = Götter des Krieges, der Magie, des Himmels und des Todes stehen deinen Truppen bei, und die Gefallenen kämpfen in der Unterwelt weiter. Nach fünf Epochen gewinnt, wer die meisten Punkte hat.
mode-de2010-basic = Verteilte Gebiete, Karten mit Sternen und ein Ziel für einen Abend. Die Waffenstillstandskarte kann das Spiel vorzeitig beenden.
mode-de2010-classic = Besetze deine Gebiete und erobere die ganze Welt, mit den Karten von 2010. Sterne zu sparen lohnt sich.
mode-de2010-missions = Geheime Aufträge mit den Karten von 2010. Du weißt, was du willst; sonst niemand.
mode-de2010-duel = Zwei Spieler, drei neutrale Armeen und ein paar verdeckte Karten. Halte als Erster dreißig Gebiete oder besiege den anderen.

## Der Tisch

round = { $epoch ->
    [yes] Epoche { $n }
   *[no] Runde { $n }
  }
setting-up = Aufbau
turn-yours = Dein Zug, { $name }
asked-you = Du bist gefragt, { $name }
waiting-for = Warten auf { $names }
computer-thinks = { $name } überlegt
rolling = Die Würfel fallen
step-bribing = Bestechung
step-trading = Verstärkung
step-laying-cards = Verstärkung
step-taking-the-bonus = Verstärkung
step-placing = Verstärkung
step-raising-allies = Verstärkung der Verbündeten
step-bolstering = Verstärkung einer neutralen Armee
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
state-target = mögliches Ziel
state-selectable = wählbar
sign-capital = Hauptstadt
sign-fallen = gefallene Hauptstadt
sign-temple = Tempel
sign-relic = Reliquie: ein Punkt für den Besitzer, solange ihm dieses Gebiet gehört
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
sign-flame = Flammen: kein Angriff darüber hinweg
sign-maelstrom = Mahlstrom: Diese Seestraße ist gesperrt
sign-lane = Seestraße: Diese Gebiete sind Nachbarn
sign-worth = Einheiten pro Zug für den ganzen Kontinent
secrets = Meine Karten
secrets-of = Nur für { $name }
secrets-hidden = Nur für deine Augen
secrets-show = Zeigen
secrets-hide = Verbergen
secrets-none = Noch keine Karten.
your-mission = Dein Auftrag
your-missions = Deine Aufträge
mission-done = erfüllt
mission-progress = { $n } von { $of }
mission-read = Auftrag lesen: gedrückt halten oder tippen
mission-show = Auftrag zeigen
time-left = { $n ->
    [one] noch 1 Sekunde
   *[other] noch { $n } Sekunden
  }
your-capital = Deine Hauptstadt
team-cards = Karten deines Teams
your-cards = Deine Karten
your-miracles = Deine Wunder
relics-open = Deine Reliquien, für alle sichtbar
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
is-away = abwesend; ein Computer spielt
is-absent = offline
is-free = noch nicht da
free-seat = Freier Platz { $n }
is-resigned = hat aufgegeben
is-computer = Computer
is-turn = am Zug
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
panel-token = Reihenfolge
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
i-am-back = Ich bin zurück
replaced = { $name }: Der Gastgeber hat diesen Platz einem Computer gegeben.
seat-ask = Um den Platz bitten
seat-please = Ich möchte wieder mitspielen. Kann ich meinen Platz zurückhaben?
parted = { $name }: Der Gastgeber hat für diesen Platz einen neuen Link erstellt. Frag danach, um weiterzuspielen.
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
god-does-war = gewinnt bei Gleichstand, wenn du angreifst
god-does-magic = würfelt Einsen neu
god-does-sky = ein Würfel mehr im Götterkrieg
god-does-death = Verteidiger, die du schlägst, kommen nicht in ihren Himmel
temple-does = jeden Zug 1 Einheit und 1 Glauben; würfelt bei der Verteidigung Einsen neu
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
    [one] Danach noch 1.
   *[other] Danach noch { $left }.
  }
placed-so-far = { $left ->
    [0] Alle gesetzt
    [one] Noch 1 Einheit
   *[other] Noch { $left } Einheiten
  }
confirm-placing = Fertig
take-back = Zurücknehmen
placing-cut = Einige Einheiten ließen sich nicht wie geplant setzen. Setze den Rest neu.
ask-claim = Besetze ein freies Gebiet
ask-claim-hint = Tippe auf ein Gebiet auf der Karte.
ask-attack = Du bist dran: Angriff
ask-attack-hint = Tippe auf ein eigenes Gebiet, dann auf ein Ziel.
ask-attack-to = Tippe nun auf ein Ziel.
ask-move-to = Tippe nun auf das Gebiet, in das sie ziehen sollen.
dice-n = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
attack-once = Angreifen
stop = Stopp
attacking-on = Angriff auf { $to } …
ask-defend = { $who } greift { $place } von { $from } aus an, mit { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
  }
ask-defend-hint = Mit wie vielen Würfeln verteidigst du?
fight-title = { $who } greift { $place } an
fight-roll = Wurf { $n }
fight-loses = { $n ->
    [0] verliert keine
   *[other] verliert { $n }
  }
fight-ordered = Du verteidigst mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
  } (Dauerbefehl)
ask-occupy = { $place } gehört dir
ask-fortify = Einmal verschieben
ask-fortify-hint = Tippe auf den Start, dann auf das Ziel.
fortify-go = { $n } verschieben
ask-trade = Karten gegen Einheiten eintauschen?
ask-trade-must = Du musst einen Satz eintauschen
trade-more = + { $n } auf den gezeigten Gebieten
trade-for = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
ask-lay = Karten für ihre Sterne eintauschen?
ask-bonus = Welches Gebiet bekommt die zusätzlichen Einheiten?
ask-show = Einen erfüllten Auftrag zeigen?
ask-capital = Wähle heimlich deine Hauptstadt
ask-capital-hint = Tippe auf eines deiner Gebiete. Nur du siehst es.
ask-bribe = Eine neutrale Armee mit einer Karte bestechen?
ask-raise = Für einen Verbündeten um Einheiten würfeln?
ask-choose = Wähle
ask-people = Wähle dein Volk
ask-bid = Biete um die Reihenfolge
ask-bid-hint = Alle Gebote werden bezahlt und bleiben geheim, bis alle geboten haben.
ask-token = Wann spielst du in dieser Epoche?
ask-summon = Rufen, bauen oder weiter
ask-first-god = Stelle deinen Kriegsgott auf
ask-first-temple = Stelle deinen ersten Tempel auf
ask-buy = Wunder kaufen
ask-play = Karte spielen oder weiter
ask-answer = { $who } marschiert von { $from } ({ $theirs }) aus in { $place } ({ $mine }) ein{ $gods }
ask-answer-hint = Mit einer Karte reagieren?
ask-answer-none = Du hast keine Karte zum Reagieren.
with-gods = mit { $gods }
ask-aegis = Aegis opfern, um „{ $card }“ aufzuheben?
ask-look = Nimm eine dieser Karten
ask-invade = Einmarschieren oder weiter
ask-stay = Welche Götter bleiben zurück?
ask-champion = Götterkrieg um { $place } gegen { $who } mit { $gods }: Welcher Gott kämpft für dich?
ask-champion-stakes = Du wirfst { $dice } Würfel und zählst { $more } dazu; { $who } wirft { $theirs } und zählt { $plus } dazu.
ask-invasion = { $place } angreifen
ask-save = In { $place } { $n ->
    [one] würde eine Einheit
   *[other] würden { $n } Einheiten
  } fallen: Wie viele rettet der Baum des Lebens?
ask-save-hint = Je { $cost } Glauben; du hast { $faith }.
ask-save-last = Es sind die letzten dort: Rette eine, sonst verlierst du das Gebiet.
ask-take = Von { $from } nach { $place }: Welcher Gott geht mit?
ask-leave = Den Himmel verlassen?
ask-revive = Aus deinen Krypten zurück
ask-forgo = Buch der Toten: zwei Einheiten gegen vier Glauben?
ask-labour = Eine Todeskarte für deine Krypten ziehen?
ask-relic = Welche Reliquie zuerst?
ask-roll = Wirf { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
  } und gib das Ergebnis ein
ask-roll-go = Das habe ich gewürfelt
ask-roll-battle = { $who } greift { $place } von { $from } aus an
ask-roll-godswar = Götterkrieg um { $place }: { $a } gegen { $b }
ask-roll-again = Neuer Wurf im Kampf um { $place }
ask-roll-ally = Würfle für { $side }: So viele Einheiten kommen dazu
ask-roll-status = Würfle für { $side }: Bei 1 bis 4 rückt die Armee einen Platz von { $who } weg
dice-for-start_roll = Auswürfeln, wer beginnt
dice-for-ties = Auswürfeln der Reihenfolge
dice-for-godswar = Götterkrieg um { $place }
dice-won = gewinnt
die-n = Würfel { $n }
ask-only = Nichts zu wählen
ask-attack-none = Keine Angriffe mehr möglich
ask-fortify-none = Keine Einheiten zu verschieben
ask-trade-none = Noch kein Satz zum Eintauschen
ask-lay-none = Noch keine lohnenden Karten
ask-show-none = Noch kein Auftrag zum Zeigen
ask-play-none = Jetzt keine spielbare Karte ({ $n } Glauben)
ask-invade-none = Kein Einmarsch möglich
ask-bribe-none = Keine neutrale Armee zu bestechen
ask-generic = Was tust du?
go-on = Weiter
everything = Alle Möglichkeiten als Liste
amount = Wie viele
sending = Wird gesendet …

verb-done = Fertig
verb-claim = { $a } besetzen
verb-place = Setzen: { $a }
verb-trade = { $a }, { $b } und { $c } gegen { $n } eintauschen
verb-lay = { $a } eintauschen
verb-bonus = { $a }
verb-attack = Angriff: { $a } → { $b }
verb-defend = Mit { $n } verteidigen
verb-occupy = Einrücken
verb-fortify = { $a } → { $b }
verb-show = Zeigen: { $a }
verb-capital = { $a } zur Hauptstadt machen
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
verb-take = { $a } mitnehmen
verb-stay = { $a } bleibt
verb-labour = Karte ziehen
verb-forgo = { $n } Einheiten gegen Glauben
verb-move = Verschieben
done-attack = Angriffe beenden
done-invade = Einmärsche beenden
done-invasion = Abbrechen
done-fortify = Zug beenden
done-trade = Nicht eintauschen
done-play = Keine Karte
done-more = Keine weitere Karte
done-stay = Die anderen mitnehmen
done-stay-all = Alle mitnehmen
group-attack = Angriff
group-fortify = Verschieben
group-place = Setzen
group-claim = Besetzen
group-trade = Eintauschen
group-lay = Eintauschen
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
curtain-hint = Jetzt darf nur { $name } hinsehen.
curtain-go = Ich bin { $name }

## Schwierigkeiten

stage-gone = Verbindung verloren. Neuer Versuch …
stage-refused = Von diesem Gerät aus kannst du an diesem Tisch nicht mitspielen.
stage-slow = Langsame Verbindung: Warten auf den Server …
stage-blocked = Etwas zwischen dir und dem Server (ein Proxy, ein Filter, eine Erweiterung) blockiert WebSockets. Neuer Versuch …
stage-void = Dein Link wurde ersetzt. Frag den Gastgeber nach dem neuen Link.
try-now = Neu versuchen
aside = Dieses Spiel lässt sich nicht fortsetzen.
aside-opening = Die Einstellungen sind nicht lesbar.
aside-mode = Die Spielart ist auf diesem Server nicht mehr installiert.
aside-version = Die Regeln haben sich seit Spielbeginn geändert, und die Aufzeichnung passt nicht mehr dazu.
aside-row = Ein Schritt der Aufzeichnung ist nicht lesbar.
aside-changed = Die Aufzeichnung wurde auf dem Server verändert.
aside-damaged = Die Datenbank des Servers ist beschädigt.
aside-stuck = Auf dem Server ist ein Fehler aufgetreten.
aside-do =
    { $moves ->
        [0] Hier ist leider nichts mehr zu retten.
        [one] Der erste Schritt ist erhalten. Lade ihn als gespeichertes Spiel herunter und spiel an einem neuen Tisch weiter, oder sieh dir die Wiederholung an.
       *[other] Die ersten { $moves } Schritte sind erhalten. Lade sie als gespeichertes Spiel herunter und spiel an einem neuen Tisch weiter, oder sieh dir die Wiederholung an.
    }
aside-owner = Wer den Server betreibt, erfährt mit „feldherr doctor“ mehr.
trouble = Speichern klappt gerade nicht, das Spiel muss warten. Nichts geht verloren.
refused = Nicht angenommen: { $why }
refused-stale = Das Spiel ist schon weiter; das kam zu spät.
refused-illegal = Das ist hier nicht erlaubt.
refused-not-yours = Das ist nicht dein Platz.
refused-not-asked = Dieser Platz ist gerade nicht dran.
refused-malformed = Der Server konnte das nicht lesen.
refused-too-fast = Zu schnell; warte einen Moment.
refused-off = An diesem Tisch gibt es keinen Chat.
refused-muted = Der Gastgeber hat dich stumm geschaltet.
refused-full = Die Aufzeichnung dieses Tischs ist voll. Spielt erst weiter.
refused-unavailable = Das Spiel lässt sich gerade nicht speichern; versuch es gleich noch einmal.
refused-over = Das Spiel ist zu Ende.
refused-too-late = Jetzt lässt sich nichts mehr zurücknehmen.
wrong-403 = Das geht von diesem Gerät aus nicht.
wrong-404 = Tisch nicht gefunden, oder du hast seinen Link auf diesem Gerät noch nicht geöffnet.
wrong-409 = Der Tisch hat sich geändert; das geht nicht mehr.
wrong-410 = Dieser Link wurde schon auf einem anderen Gerät benutzt, und jeder Link gilt nur für ein Gerät. Bitte die Person, die dich eingeladen hat, um einen neuen.
wrong-413 = Das ist für den Server zu groß.
wrong-429 = Zu viele Anfragen; versuch es in einer Minute noch einmal.
wrong-503 = Der Server kann gerade nicht speichern; versuch es gleich noch einmal.
over-title = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen
  }
over-nobody = Niemand gewinnt
why-1 = { $yours ->
    [yes] Du hast alle Gebiete erobert.
   *[no] Alle Gebiete sind erobert.
  }
why-2 = { $yours ->
    [yes] Nur du bist noch übrig.
   *[no] Alle anderen sind ausgeschieden.
  }
why-3 = { $yours ->
    [yes] Dein Auftrag ist erfüllt.
   *[no] Der geheime Auftrag ist erfüllt.
  }
why-4 = { $yours ->
    [yes] Du hältst genug Hauptstädte.
   *[no] Genug Hauptstädte sind in einer Hand.
  }
why-5 = { $yours ->
    [yes] Du hältst { $n } Gebiete: Das reicht zum Sieg.
   *[no] { $n } Gebiete in einer Hand: Das reicht zum Sieg.
  }
why-6 = { $yours ->
    [yes] Der Waffenstillstand kam, und du lagst vorn.
   *[no] Der Waffenstillstand kam: Wer vorn liegt, gewinnt.
  }
why-7 = { $yours ->
    [yes] Der letzte Zug ist gespielt, und du bist am stärksten.
   *[no] Der letzte Zug ist gespielt: Die Stärksten gewinnen.
  }
why-8 = { $yours ->
    [yes] Deine vier Aufträge sind erfüllt.
   *[no] Alle vier Aufträge sind erfüllt.
  }
why-9 = Das andere Team hat einen Spieler verloren.
why-10 = { $yours ->
    [yes] Du hast die meisten Punkte.
   *[no] Die meisten Punkte gewinnen.
  }
why-11 = Niemand ist mehr auf dem Brett.
why-12 = Alle waren sich einig, das Spiel zu beenden.
why-13 = Der Gastgeber hat den Tisch geschlossen.
why-14 = Die Aufzeichnung des Tischs war voll, daher entschied der Stand.
short-lands = { $n ->
    [one] Dir fehlte 1 Gebiet.
   *[other] Dir fehlten { $n } Gebiete.
  }
short-points = { $n ->
    [one] Dir fehlte 1 Punkt.
   *[other] Dir fehlten { $n } Punkte.
  }
result = Ergebnis
share = Teilen
download = Spiel herunterladen
dice-proof = Würfel nachprüfen
dice-proof-hint = Alle Würfe und Karten folgen aus einer Startzahl. Der Server und die Geräte der Spieler bilden sie gemeinsam, also kann niemand sie aussuchen. Darauf hat sich der Server festgelegt:
commitment = SHA-256
shares-wait = Noch nicht da: { $names }
friends-wait = { $n ->
    [one] Warten auf 1 Mitspieler
   *[other] Warten auf { $n } Mitspieler
  }
friends-begin = Das Spiel beginnt, wenn alle da sind oder der Gastgeber es startet. Nach langem Warten kann es jeder Spieler starten.
shares-begin = Ohne sie beginnen
shares-begin-hint = Ihre Geräte tragen dann nichts zu den Würfeln bei. Alle erfahren davon.
host-powers = Was der Gastgeber darf
host-powers-told = Alle erfahren jedes Mal davon, und es bleibt in der Aufzeichnung:
power-links = einen neuen Link für einen Platz erstellen: Wer dort saß, ist draußen, und wer den Link benutzt, sieht die Karten dieses Platzes
power-others = einen neuen Link für Zuschauer oder für den Gastgeber erstellen: Wer über einen früheren kam, ist draußen
power-swap = einen Computer für jemanden spielen lassen oder einen Platz einem Spieler geben
power-remove = jemanden wegschicken oder für diesen Tisch sperren
power-mute = Spieler oder Zuschauer stumm schalten
power-begin = beginnen, bevor alle da sind
power-close = den Tisch schließen: Das Spiel endet, und der Stand zählt
power-besides = Der Gastgeber bestimmt außerdem, wie schnell die Computer spielen, was alle sehen, und darf von Hand geworfene Würfel eintragen.
power-not = Sonst kann der Gastgeber weder Karten und Aufträge anderer sehen noch das Spiel vor dem Ende herunterladen, es sei denn, alle spielen an seinem Gerät.
remove = Wegschicken
remove-sure = Wirklich wegschicken?
ban = Sperren
ban-sure = Wirklich sperren?
mute = Stumm schalten
unmute = Wieder reden lassen
mute-spectators = Zuschauer stumm schalten
unmute-spectators = Zuschauer wieder reden lassen
close-table = Tisch schließen
close-table-sure = Das Spiel für alle beenden?
another-device = Link für ein weiteres Gerät
table-info = Über diesen Tisch
about-mode = { $title }, { $rulebook }
goal-territories = An diesem Tisch: { $n } Gebiete.
goal-capitals = An diesem Tisch: { $n } Hauptstädte.
supply = Noch im Vorrat
house-here = Hausregeln an diesem Tisch
fresh-link = Neuer Link
fresh-link-sure = Alten Link ersetzen?
put-computer = Computer spielen lassen
put-person = Platz einem Spieler geben
chat-placeholder = Sag etwas
chat-send = Senden
chat-host = Gastgeber
chat-guest = Gast
chat-empty = Noch keine Nachrichten.
chat-unsent = Nicht gesendet: Verbindung verloren. Deine Nachricht bleibt hier stehen.
chat-unreadable = Nicht gesendet: Die Nachricht enthält Zeichen, die sich nicht anzeigen lassen.
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
miracle-says-champions_arise = Eines deiner Gebiete bekommt 1 Einheit für je 2 Glauben, die du hast; den Glauben behältst du.
miracle-eagles_take_wing = Adler schwingen sich auf
miracle-says-eagles_take_wing = Beliebig viele Einheiten und Götter fliegen aus einem deiner Gebiete in ein beliebiges anderes; eine Einheit bleibt zurück.
miracle-faith_shall_deliver = Der Glaube wird erlösen
miracle-says-faith_shall_deliver = Ziehe zwei Karten von einem Stapel deiner Wahl, auch wenn sein Gott nicht im Spiel ist.
miracle-heroes_are_born = Helden werden geboren
miracle-says-heroes_are_born = Eines deiner Gebiete bekommt 3 Einheiten.
miracle-only_ash_remains = Nur Asche bleibt
miracle-says-only_ash_remains = Zerstöre eine beliebige Reliquie im Spiel.
miracle-our_faith_is_our_strength = Unser Glaube ist unsere Stärke
miracle-says-our_faith_is_our_strength = Du bekommst 2 Glauben für jeden deiner Tempel.
miracle-prayers_are_answered = Gebete werden erhört
miracle-says-prayers_are_answered = Wirf einen Würfel: Einer deiner Tempel bekommt so viele Einheiten.
miracle-storms_rage = Stürme toben
miracle-says-storms_rage = Wähle ein beliebiges Gebiet und wirf einen Würfel: Es verliert so viele Einheiten.
miracle-the_faithful_gather = Die Gläubigen versammeln sich
miracle-says-the_faithful_gather = Jeder deiner Tempel bekommt 2 Einheiten.
miracle-the_land_is_purged = Das Land wird gereinigt
miracle-says-the_land_is_purged = Entferne einen Pestmarker und alle Einheiten seines Gebiets aus dem Spiel.
miracle-the_siren_calls = Die Sirene ruft
miracle-says-the_siren_calls = Vertausche alle Einheiten und Götter zweier Gebiete eines anderen Spielers; Tempel bleiben stehen.
miracle-the_sun_grows_cold = Die Sonne erkaltet
miracle-says-the_sun_grows_cold = Jedes Gebiet verliert 1 Einheit für jeden Gott dort.
miracle-the_temple_falls = Der Tempel fällt
miracle-says-the_temple_falls = Versetze den Tempel eines beliebigen Spielers in ein anderes Gebiet desselben Spielers, das keinen hat.
miracle-time_stands_still = Die Zeit steht still
miracle-says-time_stands_still = Der Epochenmarker geht um eins zurück: Das Spiel dauert eine Epoche länger. Nicht in der ersten Epoche.
miracle-visions_become_real = Visionen werden wahr
miracle-says-visions_become_real = Sieh dir die Wunderkarten eines anderen Spielers an und nimm eine.
miracle-blood_coats_the_land = Blut bedeckt das Land
miracle-says-blood_coats_the_land = Jedes Gebiet eines ausgelosten Kontinents verliert 1 Einheit.
miracle-crops_wither = Die Ernte verdorrt
miracle-says-crops_wither = Ein anderer Spieler wirft alle Wunderkarten seiner Hand ab; Reliquien sind sicher.
miracle-deaths_door_closes = Das Tor des Todes schließt sich
miracle-says-deaths_door_closes = Jede Krypta und jeder Altar verliert die Hälfte der Einheiten.
miracle-diamonds_turn_to_rust = Diamanten werden zu Rost
miracle-says-diamonds_turn_to_rust = Zerstöre alle Reliquien aller Spieler.
miracle-fire_rains_down = Feuer regnet herab
miracle-says-fire_rains_down = Zerstöre einen Tempel; sein Gebiet und jedes Nachbargebiet verlieren je 1 Einheit.
miracle-paradise_is_lost = Das Paradies ist verloren
miracle-says-paradise_is_lost = Ein Pestmarker deiner Wahl wandert in ein ausgelostes Gebiet; niemand stirbt sofort daran.
miracle-ragnarok_cometh = Ragnarök naht
miracle-says-ragnarok_cometh = Verbanne alle Kriegs- und Himmelsgötter, auch deine eigenen.
miracle-the_dead_walk = Die Toten wandeln
miracle-says-the_dead_walk = Bis zu 6 Einheiten gehen von einem deiner Felder in der Unterwelt zu einem deiner Tempel; eine bleibt zurück.
miracle-the_gods_forsake_us = Die Götter verlassen uns
miracle-says-the_gods_forsake_us = Lege den fünften Pestmarker in ein Gebiet ohne Tempel und Pest: Die Hälfte der Einheiten dort stirbt sofort, die Götter werden verbannt.
miracle-the_ground_shakes = Die Erde bebt
miracle-says-the_ground_shakes = Jedes Gebiet eines ausgelosten Kontinents verliert die Hälfte seiner Einheiten.
miracle-the_mighty_have_fallen = Die Mächtigen sind gefallen
miracle-says-the_mighty_have_fallen = Die drei Gebiete der Erde mit den meisten Einheiten verlieren je die Hälfte; bei Gleichstand wählst du.
miracle-the_sea_is_your_tomb = Das Meer ist euer Grab
miracle-says-the_sea_is_your_tomb = Atlantis versinkt für den Rest des Spiels: Die Einheiten kommen in ihre Himmel, die Götter werden verbannt, Tempel und Pest verschwinden.
miracle-the_trojan_horse_is_revealed = Das Trojanische Pferd öffnet sich
miracle-says-the_trojan_horse_is_revealed = Nimm ein Gebiet eines anderen Spielers mit einer einzigen Einheit: Sie stirbt; ein Würfel sagt, wie viele von dir erscheinen.
miracle-the_waters_boil = Die Wasser kochen
miracle-says-the_waters_boil = Der Mahlstrom sperrt eine Seestraße für immer.
miracle-the_young_grow_old = Die Jungen werden alt
miracle-says-the_young_grow_old = Jedes Gebiet mit mehr als einer Einheit verliert eine.
miracle-1000_workers_amass = 1000 Arbeiter sammeln sich
miracle-says-1000_workers_amass = Baue einen Tempel im angegriffenen Gebiet.
miracle-enemies_convert = Feinde bekehren sich
miracle-says-enemies_convert = Zwei Einheiten des Angreifers wechseln die Seite: Ebenso viele von dir erscheinen im angegriffenen Gebiet.
miracle-fire_sears_the_sky = Feuer versengt den Himmel
miracle-says-fire_sears_the_sky = Zähle für den Rest dieses Zuges in jedem Götterkrieg 4 dazu.
miracle-lava_erupts = Lava bricht aus
miracle-says-lava_erupts = Wirf je einen Würfel für das angreifende Gebiet und jeden seiner Nachbarn, auch das angegriffene: Jedes verliert so viele Einheiten.
miracle-men_become_warriors = Männer werden Krieger
miracle-says-men_become_warriors = Das angegriffene Gebiet bekommt 3 Einheiten.
miracle-swords_become_plowshares = Schwerter werden zu Pflugscharen
miracle-says-swords_become_plowshares = Wirf einen Würfel: So viele Einheiten des angreifenden Gebiets verlassen das Brett und kommen nicht in den Himmel.
miracle-the_fog_lifts = Der Nebel lichtet sich
miracle-says-the_fog_lifts = Bis zu 4 Einheiten kommen aus einem anderen deiner Gebiete, egal wie weit entfernt, in das angegriffene; eine bleibt zurück.
miracle-the_mighty_turn_meek = Die Mächtigen werden sanft
miracle-says-the_mighty_turn_meek = Ein Gott im angreifenden Gebiet geht in ein anderes Gebiet des Angreifers mit einem Tempel.
miracle-this_ground_is_sacred = Dieser Boden ist heilig
miracle-says-this_ground_is_sacred = Der Einmarsch endet, und für den Rest des Zuges darf niemand dieses Gebiet angreifen oder betreten.
miracle-your_idol_is_false = Euer Götze ist falsch
miracle-says-your_idol_is_false = Verbanne einen Gott im angreifenden Gebiet.
miracle-the_golden_fleece = Das Goldene Vlies
miracle-says-the_golden_fleece = Ziehe zu Beginn jedes deiner Züge eine Kriegskarte.
miracle-arawns_cauldron_of_life = Arawns Kessel des Lebens
miracle-says-arawns_cauldron_of_life = Ziehe zu Beginn jedes deiner Züge eine Todeskarte.
miracle-the_great_pyramids = Die großen Pyramiden
miracle-says-the_great_pyramids = Ziehe zu Beginn jedes deiner Züge eine Himmelskarte.
miracle-stonehenge = Stonehenge
miracle-says-stonehenge = Wunderkarten kosten dich 1 Glauben statt 2.
miracle-the_wine_of_eternal_life = Der Wein des ewigen Lebens
miracle-says-the_wine_of_eternal_life = Zu Beginn jedes deiner Züge bekommst du 1 Einheit mehr.
miracle-freyas_tears_of_gold = Freyas goldene Tränen
miracle-says-freyas_tears_of_gold = Zu Beginn jedes deiner Züge bekommst du 1 Glauben mehr.
miracle-pandoras_box = Die Büchse der Pandora
miracle-says-pandoras_box = Ziehe zu Beginn jedes deiner Züge eine Todeskarte und spiele sie sofort, ohne Glauben und ohne den Gott.
miracle-the_tablets_of_destiny = Die Schicksalstafeln
miracle-says-the_tablets_of_destiny = Deine Gebote für die Reihenfolge zählen 3 mehr, als du bezahlst.
miracle-gungnir_spear_of_odin = Gungnir, Odins Speer
miracle-says-gungnir_spear_of_odin = Würfle deine Einsen in Götterkriegen neu.
miracle-excalibur = Excalibur
miracle-says-excalibur = Zu Beginn jedes deiner Züge bekommst du 2 Einheiten mehr für jeden Kontinent, den du hältst.
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
rulebook-de2004 = Risiko, deutsch, 2004
rulebook-sv2000 = RISK, schwedisch, 2000
rulebook-nl2004 = RISK Godstorm, niederländisch, 2004
rulebook-de2010 = Risiko, deutsch, 2010

## Spielarten und Regelhefte

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
short-de2004-duel-passive = Duell, Neutrale sehen zu
short-de2004-duel-active = Duell, Neutrale sind käuflich
short-nl2004-original = Original-RISK
short-nl2004-original-duel = Original-RISK zu zweit
names-choice = Namen der Gebiete
names-mine = in meiner Sprache
names-rulebook = wie im Regelheft
names-english = auf Englisch

## Hausregeln: worüber jede entscheidet, und ihre Werte

value-yes = ja
value-no = nein
house-defender_two_dice_at = Wie viele Einheiten ein Gebiet braucht, um mit zwei Würfeln zu verteidigen.
house-fortify = Wie weit Einheiten am Ende eines Zuges ziehen: zum Nachbarn oder durch eigene Gebiete.
house-fortify-adjacent = zum Nachbarn
house-fortify-connected = durch eigene Gebiete
house-set_values = Was ein Kartensatz wert ist: mit jedem Tausch mehr oder je nach seinen Symbolen.
house-set_values-rising = jedes Mal mehr
house-set_values-symbols = nach Symbolen
house-territory_bonus = Zwei Einheiten für eine eingetauschte Karte, die ein eigenes Gebiet zeigt: nie, für jede oder einmal je Zug.
house-territory_bonus-none = nie
house-territory_bonus-each = für jede
house-territory_bonus-once = einmal je Zug
house-forced_trade = Was du mit fünf Karten zu Beginn eines Zuges eintauschen musst: nichts, einen Satz oder bis auf vier Karten.
house-forced_trade-none = nichts
house-forced_trade-one = ein Satz
house-forced_trade-to_four = bis auf vier Karten
house-elimination_trade_at = Ab wie vielen Karten du sofort tauschen musst, wenn du einen Spieler ausgeschaltet hast; 0: nie.
house-trade_window = Wann du Karten eintauschen darfst: nur vor dem Setzen oder bis zum Ende der Angriffe.
house-trade_window-start = vor dem Setzen
house-trade_window-conquest = bis Ende der Angriffe
house-used_cards = Wohin eingetauschte Karten kommen: auf den Ablagestapel, der neu gemischt wird, wenn der Stapel leer ist, oder unter den Stapel.
house-used_cards-pile = auf den Ablagestapel
house-used_cards-under = unter den Stapel
house-neutral_rounding = Wie bei einer ungeraden Zahl von Verstärkungen die Hälfte für die neutrale Armee gerundet wird.
house-neutral_rounding-down = abgerundet
house-neutral_rounding-up = aufgerundet
house-short_game = Kurzes Spiel: Die Waffenstillstandskarte liegt so weit oben wie bei einem Spieler weniger (4 oder 5 Spieler).
house-colour_killed_by_other = Wenn jemand anders die Farbe deines Auftrags vernichtet: Er gilt als erfüllt oder wird zu 24 Gebieten.
house-colour_killed_by_other-counts = gilt als erfüllt
house-colour_killed_by_other-territories = 24 Gebiete
house-capital_falls = Wann der Fall einer Hauptstadt Folgen hat: nur beim ersten Mal oder jedes Mal, wenn ihr Besitzer sie verliert.
house-capital_falls-once = beim ersten Mal
house-capital_falls-again = jedes Mal
house-turn_limit = Nach wie vielen Zügen jedes Spielers (in Godstorm: Epochen) der Stärkste gewinnt; 0: keine Grenze.
house-chosen_setup = Die Spieler besetzen ihre Gebiete nacheinander, statt sie zugeteilt zu bekommen (G7).
house-place_god_temple = Wo der erste Kriegsgott stehen darf: nicht in Pestgebieten oder überall (G8).
house-place_god_temple-healthy = nicht in Pestgebieten
house-place_god_temple-anywhere = überall
house-piece_limits = Ob Einheiten (110 je Farbe) und Glauben (100 insgesamt) auf den Schachtelinhalt begrenzt sind (G12).
house-piece_limits-none = keine Grenze
house-piece_limits-pieces = wie in der Schachtel
house-start_of_turn_relics = Ob Reliquien, die zu Beginn des Zuges wirken, vor oder nach Schritt 1 an der Reihe sind (G24).
house-start_of_turn_relics-before = davor
house-start_of_turn_relics-after = danach
house-summon_plague = Götter dürfen in Pestgebiete gerufen werden und werden in Schritt 5 verbannt (G25).
house-godswar_armies = Welche Einheiten der Angreifer im Götterkrieg mitzählt: alle bis auf eine oder alle des Ausgangsgebiets (G52).
house-godswar_armies-invading = alle bis auf eine
house-godswar_armies-all = alle
house-godswar_forced = Nach einem Götterkrieg, der eine Seite ohne Götter lässt, musst du die Truppenwürfel werfen (G54).
house-gods_default = Welche Götter nach einer Eroberung einrücken müssen: alle angekündigten oder nur die, deren Kraft genutzt wurde (G46).
house-gods_default-announced = alle angekündigten
house-gods_default-used = die genutzten
house-relic_mid_godswar = Wann eine mit den Würfeln eines Götterkriegs gewonnene Reliquie zählt: sofort oder ab dem nächsten (G53).
house-relic_mid_godswar-at_once = sofort
house-relic_mid_godswar-next = ab dem nächsten
house-tablets_zero = Die Schicksalstafeln erhöhen auch ein Gebot von 0 (G99).
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
reason-9 = ein Team hat einen Spieler verloren
reason-10 = die meisten Punkte
reason-11 = niemand ist übrig
reason-12 = alle waren für ein Ende
reason-13 = der Gastgeber hat den Tisch geschlossen
reason-14 = die Aufzeichnung des Tischs war voll

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
ev-lay = { $seat } tauscht { $card } ein.
ev-bonus = { $seat } bekommt { $armies } zusätzlich in { $place }.
ev-income = { $side } bekommt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }.
ev-battle = { $attacker } greift an: { $src } → { $dst }, { $attack } gegen { $defence }. { $losses }
ev-battle-end = Der Angriff auf { $dst }: { $losses }
ev-battles = { $attacker } greift { $times }-mal an: { $src } → { $dst }. { $losses }
ev-lose = { $who } verliert { $n }
ev-lose-none = Keine Verluste
ev-left = Noch { $n } gegen { $m }.
war-wins-ties = (der Kriegsgott gewinnt bei Gleichstand)
ev-conquest = { $attacker } erobert { $dst } und rückt mit { $armies } ein.
ev-place-other = { $seat } setzt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } für { $side } in { $place }.
ev-places-other = { $seat } setzt Einheiten für { $side }: { $list }.
ev-bribe-own = { $seat } gibt { $card } an { $side }.
ev-occupy = In { $dst } { $armies ->
    [one] steht jetzt 1 Einheit
   *[other] stehen jetzt { $armies } Einheiten
  }.
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
ev-taken_over = { $seat } bekommt auch { $place }.
ev-cards = { $seat } bekommt { $number ->
    [one] die Karte
   *[other] die { $number } Karten
  } von { $loser }.
ev-bribe = { $seat } gibt eine Karte an { $side }.
ev-raise = { $seat } hebt Einheiten für { $side } aus.
ev-ally = { $side } ist jetzt mit { $ally } verbündet.
ev-ally-none = { $side } ist nicht mehr verbündet.
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
   *[other] Gewürfelt bei gleichen Geboten
  }: { $rolled }.
ev-pantheon-neutral = Neutral sind die { $pantheon }.
ev-bids-counts = { $who } { $n } (zählt { $m })
ev-pantheon = { $side } wählt die { $pantheon }.
ev-epoch = Epoche { $epoch }: Alle bieten um die Reihenfolge
ev-bid = { $seat } hat geboten.
ev-bids = Gebote, alle bezahlt: { $rolled }.
ev-token = { $seat } wählt Platz { $token } in der Reihenfolge.
ev-token_left = { $seat } bekommt den übrigen Platz { $token }.
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
ev-played = { $seat } spielt „{ $card }“{ $paid }: { $list }.
ev-named = { $seat } wählt für „{ $card }“: { $thing }.
ev-die = Wurf für „{ $card }“: { $dice }.
ev-continent = Ausgelost für „{ $card }“: { $continent }.
ev-aegis = { $seat } opfert Aegis: „{ $card }“ von { $player } ist aufgehoben.
ev-box = { $seat } öffnet die Büchse der Pandora und zieht „{ $card }“; die Karte { $works ->
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
ev-plague_kills = Die Pest tötet Einheiten von { $side }: { $list }{ $whither }.
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
ev-time = Der Epochenmarker geht zurück: Dies ist jetzt Epoche { $epoch }.

## Was geschah, für die Person, die es tat

ev-roll-you = Du würfelst { $dice } für { $side }.
ev-claim-you = Du besetzt { $place }.
ev-claims-you = Du besetzt { $list }.
ev-place-you = Du setzt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } in { $place }.
ev-places-you = Du setzt { $list }.
ev-place-other-you = Du setzt { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } für { $side } in { $place }.
ev-places-other-you = Du setzt Einheiten für { $side }: { $list }.
ev-trade-you = Du tauschst { $cards } gegen { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } ein.
ev-stars-you = Du bekommst { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } für die Sterne.
ev-lay-you = Du tauschst { $card } ein.
ev-bonus-you = Du bekommst { $armies } zusätzlich in { $place }.
ev-income-you = Du bekommst { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }.
ev-battle-you = Du greifst an: { $src } → { $dst }, { $attack } gegen { $defence }. { $losses }
ev-battles-you = Du greifst { $times }-mal an: { $src } → { $dst }. { $losses }
ev-lose-you = du verlierst { $n }
ev-conquest-you = Du eroberst { $dst } und rückst mit { $armies } ein.
ev-fortify-you = Du verschiebst { $armies ->
    [0] Götter
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }: { $src } → { $dst }.
ev-draw-you = Du ziehst eine Karte.
ev-draw-own-you = Du ziehst { $card }.
ev-mission-own-you = Du bekommst einen geheimen Auftrag: { $mission }
ev-show-you = Du hast einen Auftrag erfüllt: { $mission }
ev-capital-own-you = Du hast deine Hauptstadt gewählt: { $place }.
ev-taken_over-you = Du bekommst auch { $place }.
ev-cards-you = Du bekommst { $number ->
    [one] die Karte
   *[other] die { $number } Karten
  } von { $loser }.
ev-bribe-own-you = Du gibst { $card } an { $side }.
ev-raise-you = Du hebst Einheiten für { $side } aus.
ev-turn-you = { $epochs ->
    [0] Runde { $round }
   *[other] Epoche { $round }
  }: du bist dran
ev-pantheon-you = Du wählst die { $pantheon }.
ev-bid-you = Du hast geboten.
ev-token-you = Du wählst Platz { $token } in der Reihenfolge.
ev-token_left-you = Du bekommst den übrigen Platz { $token }.
ev-faith-you = Du bekommst { $faith } Glauben.
ev-forgo-you = Du hebst { $armies } weniger aus und nimmst dafür { $faith } Glauben (Buch der Toten).
ev-score-you = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $list }.
ev-buy-you = Du kaufst { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } vom Stapel „{ $deck }“{ $paid }.
ev-miracle-own-you = Du ziehst „{ $card }“ ({ $kind }).
ev-relic-you = Du bekommst eine Reliquie: „{ $card }“.
ev-labour-you = Du bekommst { $acard } { $why }.
ev-play-you = Du spielst „{ $card }“{ $paid }.
ev-played-you = Du spielst „{ $card }“{ $paid }: { $list }.
ev-named-you = Du wählst für „{ $card }“: { $thing }.
ev-relic_works-you = Du nutzt „{ $card }“.
ev-taken-own-you = Du nimmst „{ $card }“ ({ $kind }) aus der Hand von { $loser }.
ev-thrown_away-you = Du wirfst { $number ->
    [one] eine Wunderkarte
   *[other] { $number } Wunderkarten
  } ab.
ev-invade-you = Du marschierst von { $src } aus in { $dst } ein.
ev-enter-you = Du rückst mit { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } von { $src } aus in { $dst } ein; dort stand niemand.
ev-champion-you = Du schickst { $god } in den Götterkrieg.
ev-killed-you = Du verlierst { $list }{ $whither }.
ev-plague_kills-you = Die Pest tötet deine Einheiten: { $list }{ $whither }.
ev-gained-you = Du bekommst Einheiten{ $temple ->
    [0] {""}
   *[other] {" "}für Tempel
  }: { $list }.
ev-seized-you = { $place } gehört jetzt dir, mit { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  }.
ev-leave-you = Du führst { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } von { $heaven } zu { $place }.
ev-revive-you = Du holst { $armies ->
    [one] 1 Einheit
   *[other] { $armies } Einheiten
  } aus { $src } nach { $dst } zurück.
ev-summoned-you = { $faith ->
    [0] Du stellst { $god } in { $place } auf.
   *[other] Du rufst { $god } nach { $place } ({ $faith } Glauben).
  }
ev-built-you = Du baust einen Tempel in { $place }{ $paid }.
ev-undone-you = { $moves ->
    [one] Du nimmst einen Schritt zurück.
   *[other] Du nimmst { $moves } Schritte zurück.
  }
ev-resigned-you = Du gibst auf.
ev-offered-you = Du bietest an, das Spiel zu beenden.
ev-agreed-you = Du bist mit dem Spielende einverstanden.
ev-declined-you = Du möchtest weiterspielen.

## Am Tisch: was einer Spielart eigen ist

ask-place-other-hint = Tippe auf der Karte auf ihre Gebiete.
ask-bolster = Verstärke eine neutrale Armee um { $n } Einheiten
ask-bolster-hint = Tippe auf ein Gebiet der Armee deiner Wahl; alle Einheiten gehen an sie.
ask-defend-for = Du würfelst für { $side }: Mit wie vielen Würfeln?
ask-attack-allies = Tippe auf ein Gebiet von dir oder einem Verbündeten, dann auf das Ziel.
ask-fortify-ally = Einheiten von { $side } einmal verschieben?
ask-fortify-ally-hint = Tippe auf den Start, dann auf das Ziel.
done-fortify-ally = Nicht verschieben
ask-fortify-gods = Einmal verschieben, auch Götter
ask-fortify-gods-hint = Tippe auf den Start, dann auf das Ziel.
done-fortify-gods = Nicht verschieben
ask-lay-hint = Sterne werden zusammengezählt: Je mehr auf einmal, desto mehr ist jeder wert.
lay-so-far = { $stars ->
    [one] Ein Stern liegt
   *[other] { $stars } Sterne liegen
  } auf dem Tisch, wert: { $worth ->
    [0] noch nichts
    [one] 1 Einheit
   *[other] { $worth } Einheiten
  }
stars-worth = { $n ->
    [0] { $stars } ★
    [one] { $stars } ★ → 1 Einheit
   *[other] { $stars } ★ → { $n } Einheiten
  }
lay-then = mit dieser Karte: { $n ->
    [0] noch nichts
    [one] 1 Einheit
   *[other] { $n } Einheiten
  }
done-lay = Karten behalten
done-lay-take = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
  } nehmen
ask-bonus-hint = Tippe auf eines der markierten Gebiete: Sie sind auf den eingetauschten Karten.
done-bonus = Für einen späteren Satz aufheben
ask-bribe-hint = Tippe auf eine neutrale Armee, dann auf eine Karte. Die Fähnchen zeigen, für wie viele Karten sie zu dir kommt.
done-bribe = Nicht bestechen
bribe-card = Karte
bribe-for = { $n ->
    [one] Für 1 Karte ist sie deine Verbündete.
   *[other] Für { $n } Karten ist sie deine Verbündete.
  }
bribe-give = Geben:
stands-nobody = nicht verbündet
ask-raise-hint = Der Würfel sagt, wie viele Einheiten dazukommen; du setzt sie.
done-raise = Keine mehr
ask-show-hint = Die anderen sehen ihn dann.
ask-show-now = Auftrag erfüllt: Du darfst ihn jetzt zeigen.
done-show = Noch nicht
ask-first-god-hint = Tippe auf eines deiner Gebiete.
ask-first-temple-hint = Tippe auf eines deiner Gebiete.
ask-people-hint = Seine Götter des Krieges, der Magie, des Himmels und des Todes kämpfen für dich.
ask-token-hint = Wer am meisten bietet, wählt zuerst.
ask-summon-hint = Wähle einen Gott oder einen Tempel, dann eines deiner Gebiete.
done-summon = Weiter
done-buy = Keine Karten mehr
ask-invade-hint = Tippe auf eines deiner Gebiete, dann auf das Ziel.
ask-invade-below = In der Unterwelt einmarschieren
ask-invade-below-hint = Tippe auf eines deiner Felder, dann auf das Ziel.
done-invade-below = Einmärsche beenden
ask-stay-hint = Von { $from } nach { $place }. Götter, die du mitnimmst, kämpfen zuerst gegen die Götter der anderen.
ask-champion-hint = Würfel plus Einheiten entscheiden; der unterlegene Gott wird verbannt.
done-champion = Abbrechen
done-answer = Keine Karte
done-aegis = Aegis behalten
done-take = Kein weiterer Gott
ask-leave-hint = Tippe auf ein Tor der Unterwelt oder auf eines deiner Felder dort.
done-leave = Im Himmel bleiben
ask-revive-hint = Tippe auf eine deiner Krypten, dann auf einen Tempel.
done-revive = Unten bleiben
done-labour = Keine Karte
done-forgo = Einheiten behalten
naming-place = Tippe auf der Karte auf ein Gebiet.
naming-own = Tippe auf eines deiner Gebiete.
naming-temple = Tippe auf ein Gebiet mit einem Tempel.
naming-plague = Tippe auf ein Pestgebiet.
naming-foe = Tippe auf ein Gebiet eines anderen Spielers.
naming-below = Tippe auf eines deiner Felder in der Unterwelt.
naming-the_waters_boil = Tippe auf beide Enden der Seestraße.
naming-own-temple = Tippe auf eines deiner Gebiete mit einem Tempel.
naming-theirs = Tippe auf ein weiteres Gebiet von { $who }.
naming-the_waters_boil-next = Tippe auf das andere Ende der Seestraße.
naming-next = { $a } ist gewählt. { $tap }
naming-move = Wie viele Einheiten ziehen von { $a } nach { $b }?

## Wiederholungen

replay = Wiederholung

open-file = Gespeichertes Spiel öffnen
open-file-hint = Aus dem Browser oder dem Terminal: ansehen oder weiterspielen.
file-bad = Diese Datei lässt sich nicht öffnen: { $why }
file-detail = Meldung des Servers (auf Englisch)

## Am Tisch: Aussichten

odds-one = Chance auf die Eroberung
odds-all = Chance auf alle { $n }
odds-losses = Verluste im Schnitt: { $mine } eigene, { $theirs } gegnerische.
odds-plague = Pest: Die Hälfte der einrückenden Einheiten stirbt, Götter werden verbannt.
odds-left = Übrig bei Erfolg: { $n }.
odds-picture = Übrige Einheiten: grün, wenn erobert, rot, wenn gehalten
odds-taken-left = erobert, { $n } übrig
odds-held-left = von { $n } gehalten
odds-ends-at = endet bei { $place }

## Am Tisch: Hilfe, und was man verpasst hat

help = Regeln und Hilfe
help-search = In den Regeln suchen
help-nothing = Keine Regel gefunden.
help-house = Diese Hausregeln gehen den Kapiteln unten vor.
help-changed = Hausregel, hier anders:
help-now = jetzt
help-about = Über das Spiel
help-setup = Aufbau
help-goals = So gewinnst du
help-all = Alle Regeln nach Nummer
help-exactly = Die Regeln im Wortlaut
help-signs = Kartensymbole
help-keys = Tasten
help-key-0 = diese Hilfe öffnen
help-key-1 = schließen, was offen ist, oder die Auswahl aufheben
help-key-2 = zwischen Karte und Liste wechseln
help-key-3 = sich auf der Karte bewegen
help-key-4 = einen Ort wählen
help-key-5 = vergrößern, verkleinern, ganze Karte
help-key-6 = zur Frage und zurück zur Karte
help-key-7 = Hauptknopf drücken, von überall
help-key-8 = Einheiten für einen Ort oder die gefragte Zahl festlegen
sound = Töne
sound-on = Töne sind an
sound-off = Töne sind aus
volume = Lautstärke
since = Seit deinem letzten Zug
since-lost = { $who } hat dir { $list } abgenommen.
since-fallen = { $n ->
    [one] Du hast 1 Einheit verloren.
   *[other] Du hast { $n } Einheiten verloren.
  }
since-nothing = Du hast nichts verloren.
since-took = { $who } hat anderen { $n ->
    [one] ein Gebiet
   *[other] { $n } Gebiete
  } abgenommen.

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
fault-value-near = { $rule } kann { $values } sein, nicht { $value }; meinst du { $near }?
fault-no-rule = es gibt keine Hausregel { $rule }; wähle aus { $rules }
fault-no-rule-near = es gibt keine Hausregel { $rule }; meinst du { $near }?
fault-idle-rule = { $rule } bewirkt in { $mode } nichts; dort gibt es { $rules }
fault-own-map = { $mode } geht nur auf dem eigenen Spielplan, von dem seine Karten handeln
fault-no-mode = es gibt keine Spielart „{ $mode }“; versuch { $near }
fault-no-save = das ist kein Text der Art „{ $form }“
fault-newer = das wurde mit einer neueren Version von Feldherr gespeichert
fault-version = das braucht { $mode } in Version „{ $theirs }“, hier ist es { $ours }
fault-cut-off = der Text bricht mitten in einer Zeile ab
fault-line = Zeile { $line }: { $why }
fault-unread = Zeile { $line } ist dort nicht erlaubt

## The table: rail, bubbles, first words

ask-buy-hint = Je { $cost } Glauben, höchstens 4.
fortify-gods-only = Nur Götter verschieben
ev-undone = { $moves ->
    [one] { $seat } nimmt einen Schritt zurück.
   *[other] { $seat } nimmt { $moves } Schritte zurück.
  }
ev-resigned = { $seat } gibt auf.
ev-offered = { $seat } bietet an, das Spiel zu beenden.
ev-agreed = { $seat } ist mit dem Spielende einverstanden.
ev-declined = { $seat } möchte weiterspielen.
ev-begun_without = Der Gastgeber beginnt ohne { $seats }: Diese Geräte tragen nichts zu den Würfeln bei.
ev-begun_by = { $seat } hat lange genug gewartet und beginnt ohne { $seats }: Diese Geräte tragen nichts zu den Würfeln bei.
ev-dice_renewed = Der Server hat den Schlüssel zu seinen Würfeln verloren. Ab hier folgen sie aus einer neuen Startzahl; frühere Würfe lassen sich nicht mehr prüfen.
ev-adopted = Der Server wurde aktualisiert: Dieses Spiel geht mit Version { $version } der Regeln weiter.
ev-came = { $nth ->
    [one] { $seat } nimmt Platz.
   *[other] Ein weiteres Gerät ist für { $seat } dazugekommen: Gerät { $nth }.
  }
ev-host_came = Ein weiteres Gerät ist als Gastgeber dazugekommen.
ev-linked = { $further ->
    [one] { $seat } hat einen Link für ein weiteres Gerät erstellt.
   *[other] Der Gastgeber hat einen neuen Link für { $seat } erstellt: Frühere Geräte sind abgemeldet.
  }
ev-host_linked = Der Gastgeber hat einen neuen Gastgeber-Link erstellt.
ev-spectators_linked = Der Gastgeber hat einen neuen Link für Zuschauer erstellt: Wer über einen früheren kam, ist abgemeldet.
ev-downloaded = Der Gastgeber hat die Aufzeichnung dieses Spiels heruntergeladen.
ev-rescued = { $seat } hat die Aufzeichnung dieses Spiels heruntergeladen, als es sich nicht fortsetzen ließ.
ev-hinted = { $seat } hat sich einen Tipp geben lassen.
ev-replaced = { $person ->
    [one] Der Gastgeber gibt den Platz von { $seat } einem Spieler.
   *[other] Der Gastgeber lässt einen Computer für { $seat } spielen.
  }
ev-removed = { $banned ->
    [one] Der Gastgeber hat { $seat } für diesen Tisch gesperrt.
   *[other] Der Gastgeber hat { $seat } weggeschickt.
  }
ev-muted = { $on ->
    [one] Der Gastgeber hat { $seat } stumm geschaltet.
   *[other] { $seat } darf wieder mitreden.
  }
ev-spectators_muted = { $on ->
    [one] Der Gastgeber hat alle Zuschauer stumm geschaltet.
   *[other] Zuschauer dürfen wieder mitreden.
  }
moment-continent = { $name } hält { $continent } · +{ $n }
moment-lost = { $name } verliert { $continent }
moment-out = { $name } ist ausgeschieden
follow = Karte folgt dem Geschehen
skip-to-me = Zu meinem Zug springen
setup-for-me = Für mich aufstellen
orders = Dauerbefehle
orders-hint = Wird ohne Nachfrage für dich erledigt. Sonst erfährt es niemand.
order-defend = Verteidigen
order-defend-most = möglichst viele Würfel
order-defend-ask = frag mich
order-occupy = Einrücken nach einer Eroberung
order-occupy-ask = frag mich
order-occupy-all = alle
order-occupy-least = so wenige wie möglich
order-react = Wenn andere etwas tun
order-react-ask = immer fragen
order-react-fits = nur wenn eine Karte passt
order-skip = Passen, wenn ich nichts tun kann
order-setup = Für mich aufstellen
offer = Spielende anbieten
offer-sure = Spiel jetzt beenden?
offer-end = { $name } bietet an, das Spiel jetzt zu beenden; der jetzige Stand zählt.
offer-waits = Zustimmung fehlt noch: { $names }
agree = Einverstanden
decline = Weiterspielen
withdraw = Zurückziehen
leaving = Früher aufhören
resign = Aufgeben
resign-sure = Wirklich aufgeben?
resign-computer = Wenn du aufgibst, spielt ein Computer für dich weiter.
resign-neutral = Wenn du aufgibst, bleiben deine Einheiten stehen und verteidigen sich nur.
farewell-computer = Danke fürs Mitspielen, { $name }. Ein Computer übernimmt deine Einheiten; du kannst weiter zuschauen oder gehen.
farewell-neutral = Danke fürs Mitspielen, { $name }. Deine Einheiten bleiben, wo sie sind, und verteidigen sich nur noch; du kannst weiter zuschauen oder gehen.
farewell-watch = Zuschauen
farewell-leave = Gehen
tools = Menü
help-key-9 = angreifen, Blitz, Schritt beenden, zurücknehmen
you = du
income-n = { $n ->
    [one] 1 Einheit im nächsten Zug
   *[other] { $n } Einheiten im nächsten Zug
  }
goal-territories-short = zuerst { $n } Gebiete
goal-capitals-short = zuerst { $n } Hauptstädte
is-doing = { $name }: { $doing }
then-you = { $n ->
    [0] Dann bist du dran.
   *[other] Dann { $list }, dann du.
  }
you-watch = Du schaust zu.
blitz = Blitz
blitz-hint = { $n ->
    [one] bis zur Entscheidung
   *[other] { $n } nacheinander
  }
then = Danach
more = Mehr …
stop-at = Stopp bei
odds-lose = Du verlierst etwa { $n } von { $of }.
each-all-n = { $n ->
        [0] Alle
       *[other] Alle { $n }
    }
place-now = { $place }: { $n }. Noch { $left } übrig.
cards-other = Karten
all-n = Alle { $n }
least-n = Nur { $n }
invade-go = Einmarschieren
god-comes = { $god } kommt mit
godswar-first = Zuerst Götterkrieg
godswar-against = gegen { $gods }
tray = Noch nicht auf der Karte
piece-temple = Tempel
bid-in = hat geboten
bid-was = hat { $n } geboten
rail-reinforce = Verstärken
rail-attack = Angreifen
rail-move = Verschieben
rail-raise = Ausheben
rail-summon = Rufen
rail-buy = Wunder kaufen
rail-play = Wunder spielen
rail-plague = Pest
rail-invade = Einmarschieren
rail-march = Verschieben
rail-leave = Himmel verlassen
rail-below = Unterwelt
rail-end = Ende
hint = Tipp
hint-ok = Verstanden
hint-chance = Chance { $chance }
hints-here = Tipps sind erlaubt: Die Glühbirne zeigt, was ein Computer tun würde, und alle sehen, wer fragt.
hints-none = An diesem Tisch sind keine Tipps erlaubt.
undo-here = Du kannst deinen letzten Schritt zurücknehmen, bis gewürfelt oder eine Karte gezogen wird oder jemand anders etwas tut.
undo-none = An diesem Tisch kann man nichts zurücknehmen.
hint-place = Tippe auf eines deiner Gebiete, um dort eine Einheit zu setzen; halte es gedrückt für mehr. Ein Versehen kannst du zurücknehmen; tippe am Ende auf „Fertig“.
hint-attack = Tippe auf ein eigenes Gebiet, dann auf einen Nachbarn: Du siehst deine Chance, bevor gewürfelt wird. Mehr Einheiten als der Verteidiger sind ein guter Anfang.
hint-fortify = Zum Schluss darfst du einmal verschieben: Hol Einheiten von einem sicheren Ort an deine Grenze.
hint-lay = Karten bringen Einheiten. Ihre Sterne werden zusammengezählt: Je mehr auf einmal, desto mehr ist jeder wert.
hint-trade = Drei passende Karten bringen zusätzliche Einheiten. Heb sie auf oder tausche sie jetzt ein.
hint-claim = Tippe auf ein freies Gebiet, um es zu besetzen. Gebiete nebeneinander lassen sich leichter halten.
hint-invade = Tippe auf ein eigenes Gebiet, dann auf einen Nachbarn. Götter, die mitkommen, kämpfen zuerst gegen die Götter der anderen.
hint-bid = Biete geheim Glauben um deinen Platz in der Reihenfolge; dein Gebot bezahlst du in jedem Fall, und mit Glauben kaufst du auch Götter, Tempel und Wunder.
hint-plague = Ein Totenkopf ist die Pest: In jedem deiner Züge tötet sie dort die Hälfte deiner Einheiten, und kein Gott kann bleiben.
hint-god = Götter gewinnen Schlachten: Nimm deinen Kriegsgott beim Einmarsch mit, dann gewinnst du auch bei Gleichstand.
hint-temple = Ein Tempel bringt in jedem Zug 1 Glauben und 1 Einheit, und wer ihn verteidigt, würfelt Einsen neu.
hint-faith = Du bekommst so viel Glauben wie Einheiten: Spar ihn für Götter, Tempel und Wunder.
hint-summon = Jeder Gott im Spiel hat im Kampf seine eigene Kraft, und du kannst von seinem Stapel Wunder kaufen.
hint-miracles = Wunder wenden das Blatt, aber kaufen kannst du sie nur von den Stapeln der Götter, die du im Spiel hast.
hint-play = Kriegs- und Todeskarten spielst du jetzt; Himmelskarten hebst du auf, bis dich jemand angreift.
hint-underworld = Deine Gefallenen sind nicht verloren: Aus deinem Himmel gehen sie durch ein Tor und kämpfen in der Unterwelt weiter.
hint-crypts = Jede Krypta und jeder Altar, den du in der Unterwelt hältst, ist am Ende einen Punkt wert; Krypten schicken auch Einheiten zu deinen Tempeln zurück, und Altäre helfen deinen Göttern.
ask-occupy-hint = Wie viele Einheiten rücken ein?
