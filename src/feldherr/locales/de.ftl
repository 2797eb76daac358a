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
players-range = { $least }–{ $most } Spieler
players-exact = { $n } Spieler
minutes = etwa { $n } Min.
seats = Plätze
seat-here = Person an diesem Gerät
seat-link = Person per Link
seat-computer = Computer
name = Name
add-seat = Platz dazu
remove-seat = { $name } entfernen
strength = Stärke
character = Charakter
character-none = beliebiger Charakter
strength-random = Zufall
strength-recruit = Rekrut
strength-simple = Einfach
strength-captain = Hauptmann
strength-marshal = Marschall
strength-says-random = Irgendeine Antwort, alle gleich
strength-says-recruit = Kein Plan, aber nichts Törichtes
strength-says-simple = Faustregeln, sofort
strength-says-captain = Plant den Zug mit genauen Chancen, sofort
strength-says-marshal = Spielt Pläne gegen die anderen durch, bevor er wählt; das dauert
character-careful = vorsichtig
character-reckless = draufgängerisch
character-greedy = gierig
character-builder = Baumeister
character-vengeful = rachsüchtig
character-hunter = Jäger
character-says-careful = greift nur an, was fast sicher gelingt
character-says-reckless = greift an, solange Armeen da sind
character-says-greedy = will Land, Kontinente und Karten
character-says-builder = baut die eigene Ecke aus und schlägt spät zu
character-says-vengeful = stutzt den, der vorn liegt
character-says-hunter = jagt Schwache um ihrer Karten willen
house-rules = Hausregeln
house-rules-changed = { $n ->
    [0] wie im Heft
    [one] eine geändert
   *[other] { $n } geändert
  }
house-usual = { $value } (das Heft)
table-settings = Uhr, Tempo und Würfel
clock = Uhr
clock-none = Keine Uhr
clock-minutes = { $n ->
    [one] 1 Minute je Zug
   *[other] { $n } Minuten je Zug
  }
pace = Computer lassen sich
pace-slow = viel Zeit
pace-usual = einen Moment
pace-fast = keine Zeit
dice = Würfel
dice-program = vom Programm geworfen, nachprüfbar
dice-hand = unsere eigenen, eingetippt
chat-on = Chat an diesem Tisch
play = Spielen
opening = Der Tisch wird gedeckt …
names-differ = Alle brauchen einen eigenen Namen.
links-title = Lade die anderen ein
links-hint = Jeder Link ist ein Platz: schick ihn nur dieser Person. Wer ihn öffnet, sitzt dort.
link-for = Link für { $name }
link-spectator = Link zum Zuschauen
to-the-table = Zum Tisch
join-title = Du nimmst Platz …
join-bad = Dieser Link führt nirgendwohin. Er ist vertippt, oder es gibt inzwischen einen neuen.

## Spielarten, in zwei Sätzen

mode-de2004-liberation = Besetzt die Welt Gebiet um Gebiet, dann erobert sie ganz. Kartensätze werden mit jedem Tausch mehr wert, also bleibt niemand lange still.
mode-de2004-duel-passive = Zwei Feldherren, vier neutrale Armeen, die sich nur verteidigen. Wer den anderen von der Karte vertreibt, gewinnt.
mode-de2004-duel-active = Die neutralen Armeen sind bestechlich: eine Karte rückt eine zu dir, Verbündete marschieren auf deinen Befehl. Doch wer für dich kämpft, kann sich abwenden.
mode-de2004-missions = Vier geheime Aufträge, vom Hauptmann bis zum General. Zeige jeden im richtigen Augenblick; wer zuerst alle vier erfüllt, gewinnt.
mode-de2004-teams = Zwei Gruppen teilen Gebiete, Karten und Pläne. Die Gruppe, die zuerst jemanden verliert, hat verloren.
mode-sv2000-missions = Alle ziehen einen geheimen Auftrag und spielen nur dafür. Der Klassiker im Regal: schnell, listig, und zu Ende, wenn man es nicht erwartet.
mode-sv2000-duel = Zwei Spieler und eine neutrale Armee, die beide verstärken. Schlicht, scharf, an einem halben Abend zu spielen.
mode-sv2000-conquest = Der alte Traum: die ganze Welt, und niemand sonst übrig. Kartensätze werden mit jedem Tausch mehr wert.
mode-sv2000-capitals = Alle verstecken eine Hauptstadt. Halte deine, finde und nimm genug von den anderen.
mode-nl2004-original = Die vertrauten Regeln auf der Karte der Antike, mit Atlantis im Westen. Alle Gebiete müssen fallen.
mode-nl2004-original-duel = Zwei Völker und eine neutrale Armee auf der Alten Erde. Wer übrig bleibt, gewinnt.
mode-nl2004-godstorm = Götter des Krieges, der Magie, des Himmels und des Todes kämpfen neben deinen Armeen, und die Gefallenen kämpfen in der Unterwelt weiter. Nach fünf Epochen gewinnen die meisten Punkte.
mode-de2010-basic = Verteilte Gebiete, Karten mit Sternen und ein Ziel, das an einem Abend zu erreichen ist. Eine Waffenstillstandskarte kann es früher beenden.
mode-de2010-classic = Besetzt euer Land und erobert die ganze Welt, mit den Karten von 2010. Sterne zu sparen lohnt sich.
mode-de2010-missions = Geheime Aufträge mit den Karten von 2010. Du weißt, was du willst; sonst niemand.
mode-de2010-duel = Zwei Spieler, drei neutrale Armeen und Karten, die niemand kennt. Wer zuerst dreißig Gebiete hält oder übrig bleibt, gewinnt.

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
step-bolstering = die neutrale Armee
step-attacking = Angriff
step-defending = Angriff
step-rolling = Angriff
step-occupying = Angriff
step-rolling-the-status = die neutralen Armeen
step-fortifying = Umgruppieren
step-drawing = Karte ziehen
step-showing-a-mission = Auftrag zeigen
step-resolving-relics = Reliquien
step-raising = Armeen ausheben
step-returning = Rückkehr aus den Krypten
step-summoning = Götter und Tempel
step-obtaining-miracles = Wunder kaufen
step-playing-miracles = Wunder spielen
step-invading = Einmarsch
step-fortifying-with-gods = Umgruppieren mit Göttern
step-leaving-the-heaven = Aufbruch aus dem Himmel
step-ending-the-turn = Ende des Zuges
step-bidding = Gebote
step-choosing-tokens = Reihenfolge
players = Spieler
story = Verlauf
chat = Chat
board-map = Karte
board-list = Liste
map-nearer = Näher
map-further = Weiter weg
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
secrets = Meine Karten
secrets-of = Nur für { $name }
secrets-hidden = Niemand sonst sollte hinsehen
secrets-show = Zeigen
secrets-hide = Verbergen
secrets-none = Noch keine Karten.
your-mission = Dein Auftrag
your-missions = Deine Aufträge
mission-done = erfüllt
your-capital = Deine Hauptstadt
team-cards = Karten eurer Gruppe
your-cards = Deine Karten
your-miracles = Deine Wunder
territories-n = { $n ->
    [one] 1 Gebiet
   *[other] { $n } Gebiete
  }
armies-n = { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  }
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
faith-n = { $n } Glaube
to-place = { $n } zu setzen
is-out = ausgeschieden
is-away = abwesend: ein Computer antwortet
is-absent = nicht da
is-computer = Computer
is-turn = ist am Zug
ally-of = verbündet mit { $name }
i-am-back = Ich bin wieder da
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
deck-war = Kriegskarten
deck-magic = Reliquien
deck-sky = Himmelskarten
deck-death = Todeskarten
people-babylonians = Babylonier
people-celts = Kelten
people-egyptians = Ägypter
people-greeks = Griechen
people-norse = Nordleute
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
   *[other] { $cost } Glaube
  }
rank-captain = Hauptmann
rank-major = Major
rank-colonel = Oberst
rank-general = General

## Was gefragt wird

ask-place = Setze { $n ->
    [one] deine Armee
   *[other] { $n } Armeen
  }
ask-place-other = Setze { $n ->
    [one] eine Armee
   *[other] { $n } Armeen
  }: { $side }
ask-place-hint = Tippe auf der Karte auf deine Gebiete.
placed-so-far = { $left ->
    [0] Alle gesetzt.
    [one] Noch eine.
   *[other] Noch { $left }.
  }
confirm-placing = So setzen
take-back = Zurücknehmen
ask-claim = Besetze ein freies Gebiet
ask-claim-hint = Tippe auf der Karte auf eines.
ask-attack = Greif an, oder beende die Angriffe
ask-attack-hint = Tippe auf ein Gebiet von dir, dann auf das Ziel.
fight = { $from } ({ $mine }) gegen { $to } ({ $theirs })
dice-n = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
attack-once = Angreifen
attack-on = Bis zur Entscheidung
attack-until = Halt bei
stop = Halt
attacking-on = Angriff auf { $to } …
ask-defend = { $place } wird von { $from } aus angegriffen, mit { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
  }
ask-defend-hint = Mit wie vielen Würfeln verteidigst du?
defend-with = Mit { $n } verteidigen
always-defend = immer mit den meisten
ask-occupy = { $place } ist dein: wie viele Armeen rücken ein?
ask-fortify = Verschiebe einmal Armeen, oder beende den Zug
ask-fortify-hint = Tippe an, woher, dann wohin.
fortify-go = { $n } verschieben
ask-trade = Karten gegen Armeen tauschen?
ask-trade-must = Du musst einen Satz tauschen
trade-for = { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  }
ask-lay = Karten auslegen und nach Sternen tauschen?
ask-bonus = Welches Gebiet bekommt die zusätzlichen Armeen?
ask-show = Einen erfüllten Auftrag zeigen?
ask-capital = Wähle heimlich deine Hauptstadt
ask-capital-hint = Tippe auf eines deiner Gebiete. Niemand sonst sieht es.
ask-bribe = Eine neutrale Armee mit einer Karte bestechen?
ask-raise = Für Armeen eines Verbündeten würfeln?
ask-choose = Wähle
ask-people = Wähle dein Volk
ask-bid = Wie viel Glauben bietest du für die Reihenfolge?
ask-bid-hint = Jedes Gebot wird bezahlt; es bleibt geheim, bis alle geboten haben.
ask-token = Wann spielst du in dieser Epoche?
ask-summon = Rufe einen Gott, baue einen Tempel, oder weiter
ask-first-god = Wo beginnt dein Kriegsgott?
ask-first-temple = Wo steht dein erster Tempel?
ask-buy = Kaufe Wunder (je 2 Glauben, höchstens 4)
ask-play = Spiele eine Karte, oder weiter
ask-answer = { $who } marschiert von { $from } in { $place } ein: mit einer Karte antworten?
ask-aegis = Aegis aufgeben, um die Karte aufzuheben?
ask-look = Welche dieser Karten nimmst du?
ask-invade = Marschiere bei einem Nachbarn ein, oder weiter
ask-stay = Welche Götter bleiben zurück?
ask-champion = Welcher Gott kämpft im Götterkrieg?
ask-invasion = { $place } angreifen
ask-save = Wie viele Armeen rettet der Baum des Lebens?
ask-take = Welcher Gott geht mit?
ask-leave = Wer verlässt den Himmel für die Unterwelt?
ask-revive = Armeen können aus deinen Krypten zurückkehren
ask-forgo = Das Buch der Toten: zwei Armeen weniger für vier Glauben?
ask-labour = Eine Todeskarte für deine Krypten ziehen?
ask-relic = Welche Reliquie wirkt zuerst?
ask-roll = Wirf { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
  } und tippe ein, was fiel
ask-roll-go = Das ist gefallen
roll-attacker = Angriff
roll-defender = Abwehr
die-n = Würfel { $n }
ask-only = Es gibt nichts zu wählen
ask-generic = Was tust du?
go-on = Weiter
everything = Alle Antworten als Liste
amount = Wie viele
sending = Wird gesendet …

verb-done = Fertig
verb-claim = { $a } besetzen
verb-place = Setzen in { $a }
verb-trade = { $a }, { $b } und { $c } für { $n } tauschen
verb-lay = { $a } auslegen
verb-bonus = In { $a }
verb-attack = { $b } angreifen, von { $a }
verb-defend = Mit { $n } verteidigen
verb-occupy = Einrücken
verb-fortify = Von { $a } nach { $b }
verb-show = Zeigen: { $a }
verb-capital = { $a } ist meine Hauptstadt
verb-bribe = { $a }: { $b } geben
verb-raise = Für { $a } würfeln
verb-choose = { $a }
verb-play = { $a } spielen
verb-bid = Bieten
verb-token = { $n ->
    [1] Als Erster spielen
    [2] Als Zweiter spielen
    [3] Als Dritter spielen
    [4] Als Vierter spielen
   *[other] Als Fünfter spielen
  }
verb-summon = { $a } nach { $b }
verb-build = Ein Tempel in { $a }
verb-buy = { $a } kaufen
verb-invade = Einmarsch in { $b }, von { $a }
verb-enter = { $b } betreten, von { $a }
verb-champion = { $a }
verb-leave = Nach { $a }
verb-save = Retten
verb-revive = Von { $a } nach { $b }
verb-take = { $a } geht mit
verb-stay = { $a } bleibt
verb-labour = Eine Karte ziehen
verb-forgo = Auf { $n } Armeen für Glauben verzichten
verb-move = Verschieben
done-attack = Angriffe beenden
done-invade = Einmärsche beenden
done-invasion = Abbrechen
done-fortify = Zug ohne Verschieben beenden
done-trade = Nicht tauschen
done-play = Keine Karte
done-stay = Die anderen gehen mit
group-attack = Angriff
group-fortify = Verschieben
group-place = Setzen
group-claim = Besetzen
group-trade = Tauschen
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

curtain-title = Gib das Gerät an { $name }
curtain-hint = { $name } sieht Karten, die nicht für die anderen sind.
curtain-go = Ich bin { $name }

## Schwierigkeiten

stage-gone = Die Verbindung ist weg. Neuer Versuch …
stage-refused = An diesem Tisch kannst du von diesem Gerät aus nicht sitzen.
try-now = Jetzt versuchen
trouble = Der Tisch kann gerade nicht gespeichert werden: Antworten müssen warten. Nichts geht verloren.
refused = Das wurde nicht angenommen: { $why }
refused-stale = Der Tisch ist weiter; diese Antwort war nicht mehr nötig.
over-title = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen
  }
over-nobody = Niemand gewinnt
again = Noch einmal
download = Partie sichern
dice-proof = Würfel nachprüfen
dice-proof-hint = Aller Zufall dieser Partie folgt aus einer Zahl. Ihr SHA-256 stand von Anfang an am Tisch:
seed = Zahl
commitment = SHA-256
table-info = Über diesen Tisch
about-mode = { $title }, { $booklet }
house-here = Hausregeln hier
fresh-link = Neuer Link
put-computer = Computer spielen lassen
put-person = Platz an eine Person geben
chat-placeholder = Sag etwas
chat-send = Senden
chat-host = Gastgeber
chat-guest = Gast
chat-empty = Noch hat niemand etwas gesagt.
reaction-applause = Beifall
reaction-laugh = Lachen
reaction-surprise = Staunen
reaction-anger = Ärger
reaction-sorrow = Trauer
reaction-thanks = Dank
list-owner = { $name }: { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  }
continent-bonus = +{ $n }
temple = Tempel
plague-here = Pest

## Was geschah

reason-1 = alle Gebiete erobert
reason-2 = die anderen sind ausgeschieden
reason-3 = Auftrag erfüllt
reason-4 = Hauptstädte gehalten
reason-5 = Gebiete gehalten
reason-6 = Waffenstillstand
reason-7 = Rundengrenze
reason-8 = vier Aufträge erfüllt
reason-9 = eine Gruppe hat jemanden verloren
reason-10 = die meisten Punkte
reason-11 = niemand ist übrig

ev-deal = { $a } geht an { $who }.
ev-deals = Die Gebiete sind verteilt.
ev-start_roll = Würfel um den Anfang: { $rolled }.
ev-roll = { $who } würfelt { $dice } für { $whom }.
ev-claim = { $who } besetzt { $a }.
ev-claims = { $who } besetzt { $list }.
ev-place = { $who } setzt { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  } in { $a }.
ev-places = { $who } setzt { $list }.
ev-places-one = { $n } in { $a }
ev-trade = { $who } tauscht { $list } für { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  }.
ev-stars = { $who } bekommt { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  } für die Sterne.
ev-lay = { $who } legt { $card } aus.
ev-bonus = { $who } bekommt { $n } mehr in { $a }.
ev-income = { $who } bekommt { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  }.
ev-battle = { $who } greift { $b } von { $a } aus an: { $mine } gegen { $theirs }. { $losses }
ev-battles = { $who } greift { $b } von { $a } aus { $times }-mal an. { $losses }
ev-lose = { $who } verliert { $n }
ev-lose-none = Niemand verliert.
ev-conquest = { $who } erobert { $b }.
ev-occupy = { $n ->
    [one] Eine Armee steht
   *[other] { $n } Armeen stehen
  } jetzt in { $b }.
ev-fortify = { $who } verschiebt { $n ->
    [0] Götter
    [one] 1 Armee
   *[other] { $n } Armeen
  } von { $a } nach { $b }.
ev-draw = { $who } zieht eine Karte.
ev-draw-own = { $who } zieht { $card }.
ev-mission = { $who } bekommt einen geheimen Auftrag.
ev-mission-own = { $who } bekommt einen geheimen Auftrag: { $mission }
ev-missions = Die Aufträge sind verteilt.
ev-show = { $who } hat einen Auftrag erfüllt: { $mission }
ev-lies_open = Der letzte Auftrag von { $who } liegt offen: { $mission }
ev-capital = { $who } hat eine Hauptstadt gewählt.
ev-capital-own = { $who } hat eine Hauptstadt gewählt: { $a }.
ev-capital_fell = { $a }, die Hauptstadt von { $whom }, ist gefallen!
ev-taken_over = { $a } geht damit an { $who }.
ev-cards = { $who } bekommt { $n ->
    [one] die Karte
   *[other] die { $n } Karten
  } von { $whom }.
ev-bribe = { $who } gibt eine Karte an { $whom }.
ev-raise = { $who } hebt Armeen aus für { $whom }.
ev-ally = { $who } ist jetzt verbündet mit { $whom }.
ev-ally-none = { $who } ist mit niemandem mehr verbündet.
ev-out = { $whom } scheidet aus.
ev-turn = { $epoch ->
    [yes] Epoche { $n }
   *[no] Runde { $n }
  }: { $who }
ev-over = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen
  }: { $reason }.
ev-ties = Würfel um die Reihenfolge: { $rolled }.
ev-pantheon = { $who } wählt die { $people }.
ev-epoch = Epoche { $n }: alle bieten um die Reihenfolge
ev-bid = { $who } hat geboten.
ev-bids = Die Gebote, alle bezahlt: { $rolled }.
ev-token = { $who } nimmt Platz { $n } in der Reihenfolge.
ev-token_left = Platz { $n } bleibt für { $who }.
ev-faith = { $who } bekommt { $n } Glauben.
ev-faith-less = { $who } verliert { $n } Glauben.
ev-score = { $who } hat { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }.
ev-buy = { $who } kauft { $n }: { $deck }.
ev-miracle = { $who } zieht: { $deck }.
ev-miracle-own = { $who } zieht { $own }.
ev-labour = { $who } bekommt: { $deck }.
ev-play = { $who } spielt { $own }.
ev-named = { $who } nennt { $thing } für { $own }.
ev-die = Würfel für { $own }: { $dice }.
ev-continent = Das Los für { $own } fällt auf { $continent }.
ev-aegis = { $who } gibt Aegis auf: { $own } von { $whom } ist aufgehoben.
ev-box = { $who } öffnet die Büchse der Pandora und zieht { $own }.
ev-relic_works = { $who } wendet sich an { $own }.
ev-taken = { $who } nimmt eine Karte aus der Hand von { $whom }.
ev-taken-own = { $who } nimmt { $own } aus der Hand von { $whom }.
ev-thrown_away = { $who } wirft { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } weg.
ev-relic_taken = { $own } geht von { $whom } an { $who }.
ev-relic_lost = { $own } von { $who } ist zerstört.
ev-invade = { $who } marschiert von { $a } aus in { $b } ein.
ev-gods_come = { $n ->
    [0] Kein Gott kommt mit.
   *[other] Götter kommen mit.
  }
ev-enter = { $who } rückt mit { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  } von { $a } nach { $b } ein, wo niemand stand.
ev-champion = { $who } nennt { $god } für den Götterkrieg.
ev-thrown = { $who } gegen { $b }: bisher { $mine } gegen { $theirs }.
ev-again = Noch einmal geworfen: { $dice }.
ev-godswar = Götterkrieg: { $godA } { $n } gegen { $godB } { $m }; { $loser } ist verbannt.
ev-saved = { $who } behält { $n } in { $a } durch den Baum des Lebens.
ev-to_supply = { $n } von { $who } gehen in den Vorrat.
ev-killed = { $who } verliert { $n } in { $a }.
ev-plague_kills = Die Pest tötet { $n } von { $who } in { $a }.
ev-gained = { $who } bekommt { $n } in { $a }.
ev-seized = { $a } gehört jetzt { $who }, mit { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  }.
ev-swap = { $a } und { $b } von { $who } tauschen die Plätze.
ev-empty = { $a } ist jetzt leer.
ev-leave = { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  } von { $who }: aus dem Himmel nach { $a }.
ev-revive = { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  } von { $who }: zurück von { $a } nach { $b }.
ev-forgo = { $who } hebt { $n } weniger aus und nimmt { $m } Glauben.
ev-summoned = { $who } ruft { $god } nach { $a }.
ev-god_moved = { $godC } geht von { $a } nach { $b }.
ev-banished = { $god } ist aus { $a } verbannt.
ev-built = { $who } baut einen Tempel in { $a }.
ev-temple_moved = Der Tempel in { $a } zieht nach { $b }.
ev-temple_fell = Der Tempel in { $a } ist zerstört.
ev-temple_hands = Der Tempel in { $a } gehört jetzt { $who }.
ev-plague = In { $a } herrscht die Pest.
ev-plague_moved = Die Pest zieht von { $a } nach { $b }.
ev-plague_gone = Die Pest hat { $a } verlassen.
ev-sunk = Atlantis versinkt.
ev-maelstrom = Der Mahlstrom schließt das Meer zwischen { $a } und { $b }.
ev-barred = Niemand darf { $a } in diesem Zug noch angreifen oder betreten.
ev-fire = { $who } zählt in jedem Götterkrieg dieses Zuges { $n } dazu.
ev-time = Der Epochenmarker geht zurück: dies zählt als Epoche { $n }.

## Am Tisch: was einer Spielart eigen ist

ask-place-other-hint = Tippe auf der Karte auf ihre Gebiete.
ask-bolster = Verstärke eine neutrale Armee um { $n } Armeen
ask-bolster-hint = Tippe auf ein Gebiet der Armee, die du wählst; alle gehen an dieselbe.
ask-defend-for = Du würfelst für { $side }: mit wie vielen Würfeln?
ask-attack-allies = Tippe auf ein Gebiet von dir oder einem Verbündeten, dann auf das Ziel.
ask-fortify-ally = Armeen von { $side } einmal verschieben?
ask-fortify-ally-hint = Tippe an, woher, dann wohin.
done-fortify-ally = Nicht verschieben
ask-fortify-gods = Armeen und Götter einmal verschieben, oder weiter
ask-fortify-gods-hint = Tippe an, woher, dann wohin.
done-fortify-gods = Nicht verschieben
ask-lay-hint = Ihre Sterne zählen zusammen: je mehr auf einmal, desto mehr ist jeder wert.
lay-so-far = { $stars ->
    [one] Ein Stern liegt
   *[other] { $stars } Sterne liegen
  } auf dem Tisch, wert: { $worth ->
    [0] noch nichts
    [one] 1 Armee
   *[other] { $worth } Armeen
  }
lay-then = mit dieser Karte: { $n ->
    [0] noch nichts
    [one] 1 Armee
   *[other] { $n } Armeen
  }
done-lay = Nichts legen
done-lay-take = { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
  } nehmen
ask-bonus-hint = Tippe auf eines der markierten Gebiete: sie waren auf den getauschten Karten.
done-bonus = Für einen späteren Satz aufheben
ask-bribe-hint = Jede Karte rückt eine neutrale Armee einen Platz näher zu dir: weg vom Gegner, dann auf deine Seite.
done-bribe = Nicht bestechen
bribe-card = Diese Karte
bribe-whom = Für
stands-nobody = niemandes Verbündeter
ask-raise-hint = Der Würfel sagt, wie viele Armeen dazukommen; du setzt sie.
done-raise = Keine mehr
ask-show-hint = Dann sehen ihn die anderen.
ask-show-now = Du hast einen Auftrag erfüllt: du darfst ihn jetzt zeigen.
done-show = Noch nicht
ask-first-god-hint = Tippe auf eines deiner Gebiete.
ask-first-temple-hint = Tippe auf eines deiner Gebiete.
ask-people-hint = Seine Götter des Krieges, der Magie, des Himmels und des Todes kämpfen für dich.
ask-token-hint = Wer am meisten geboten hat, wählt zuerst.
ask-summon-hint = Tippe auf eines deiner Gebiete: dann siehst du, wer dorthin kommen und was dort gebaut werden kann.
done-summon = Weiter
done-buy = Keine Karten mehr
ask-invade-hint = Tippe auf ein Gebiet von dir, dann auf das Ziel.
ask-invade-below = In der Unterwelt einmarschieren, oder weiter
ask-invade-below-hint = Tippe auf ein Feld von dir, dann auf das Ziel.
done-invade-below = Einmärsche beenden
ask-stay-hint = Wer mitgeht, kämpft zuerst gegen die Götter der anderen Seite.
ask-champion-hint = Würfel und Armeen zusammen entscheiden; der unterlegene Gott wird verbannt.
done-champion = Abbrechen
done-answer = Keine Karte
done-aegis = Aegis behalten
done-take = Niemand sonst
ask-leave-hint = Tippe auf ein Tor der Unterwelt oder ein Feld dort, das dir gehört.
done-leave = Sie bleiben im Himmel
ask-revive-hint = Tippe auf eine Gruft von dir, dann auf einen Tempel.
done-revive = Sie bleiben unten
done-labour = Keine Karte
done-forgo = Armeen behalten
naming-place = Tippe auf einen Ort auf der Karte.
naming-next = { $a } ist gewählt. Tippe auf den nächsten Ort.
naming-move = Wie viele Armeen?
