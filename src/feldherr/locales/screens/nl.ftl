# Wat de schermen van de browser naast de hal en de tafel zeggen, in het Nederlands. Ze halen deze woorden met zichzelf op.

## Klaarzetten, en kaarten

add-seat = Plaats toevoegen
teams-are = { $one } spelen tegen { $other }.
warn-de2004-teams-5 = Drie tegen twee: het grotere team is in het voordeel.
earth-world = Wereld
earth-ancient_earth = Oude Aarde
earth-world_anniversary = Wereld (40-jarig jubileum)
earth-world_italy = Wereld (Italië)
earth-world_domination = Wereld (Domination)
earth-world_newer_cards = Wereld (nieuwere kaarten)
earth-new = Nieuwe wereld
earth-file = Uit een bestand
earth-size = Grootte
earth-territories = { $n } gebieden
earth-another = Andere wereld
earth-making = Wereld wordt gemaakt …
earth-open = Kaartbestand openen
earth-kinds = Een kaartbestand, SVG of GeoJSON met namen voor de gebieden, of een .map met kaarten en plaatje.
earth-private = Alleen wie aan deze tafel zit, kan hem zien.
earth-about = { $name }: { $n } gebieden, { $continents } continenten
earth-suits = voor { $n } spelers, ongeveer { $time }
earth-suits-some = voor { $least } tot { $most } spelers, ongeveer { $time }
earth-bad = Deze kaart is niet bruikbaar.
earth-published = Hier gepubliceerd
earth-publish = Op deze server publiceren
earth-publish-says = Iedereen hier kan er dan op spelen, tot je hem op dit apparaat intrekt.
earth-publish-as = Iedereen hier kan er dan op spelen en ziet dat hij van { $name } is, tot je hem op dit apparaat intrekt.
earth-is-published = Gepubliceerd: iedereen hier kan hem kiezen.
earth-full = Trek eerst een andere kaart in om deze te publiceren.
earth-gone = Deze kaart is ingetrokken.
earth-by = van { $author }
earth-withdraw = Intrekken
earth-withdraw-map = { $name } intrekken
earth-says-world_anniversary = Oost-Afrika en het Midden-Oosten zijn niet verbonden, zoals in de verzamelaarseditie bij het 40-jarig jubileum.
earth-says-world_italy = Zoals bij RisiKo! uit Italië: Oost-Afrika en het Midden-Oosten zijn niet verbonden, maar Alberta en de Oostelijke Verenigde Staten en ook China en het Midden-Oosten wel.
earth-says-world_domination = Zoals in het programma Domination: IJsland noch Groot-Brittannië grenst aan Scandinavië.
earth-says-world_newer_cards = 29 kaarten tonen andere symbolen, zoals in nieuwere dozen.
import-remarks = Controleer dit
import-found = De grenzen zijn uit de tekening afgeleid.
import-mountains = Deze gebieden raken elkaar, maar in het bestand staat geen grens: { $list }
import-one-way = Deze grenzen stonden maar aan één kant, nu aan beide: { $list }
import-enlarged = Te klein om te zien, dus groter getekend: { $list }
import-grouped = In het bestand staan geen continenten, dus deze zijn geraden.
import-look = Grenzen controleren
map-edit = Deze kaart bewerken
map-mend = In de editor verbeteren
editor = Kaarteditor
editor-back = Terug
editor-use = Deze kaart gebruiken
editor-download = Downloaden
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-tool = Gereedschap
editor-tool-look = Kiezen
editor-tool-link = Grenzen
editor-tool-paint = Continenten
editor-tool-cut = Splitsen
editor-says-look = Kies een gebied. Versleep zijn fiche om het te verplaatsen, of druk op Alt en een pijltjestoets.
editor-says-link = Kies een gebied en tik dan op andere om grenzen toe te voegen, te wijzigen of te verwijderen.
editor-says-paint = Tik op gebieden om ze aan { $continent } toe te voegen.
editor-says-cut = Trek een lijn door een gebied, of kies er een en hieronder een richting.
editor-place = Gebied
editor-names = Naam
editor-continent = Continent
editor-continents = Continenten
editor-new-continent = Nieuw continent
editor-neighbours = Buren
editor-way-land = over land
editor-way-sea = over zee
editor-way-mountain = bergen ertussen
editor-way-none = geen grens
editor-remove = Verwijderen
editor-remove-link = { $name } verwijderen
editor-sail = Zeelijn naar
editor-add = Toevoegen
editor-join = Samenvoegen met
editor-join-now = Samenvoegen
editor-split = Door het fiche splitsen
editor-split-level = In een bovenste en een onderste deel
editor-split-upright = In een linker- en een rechterdeel
editor-split-falling = Van linksboven naar rechtsonder
editor-split-rising = Van linksonder naar rechtsboven
editor-bonus = Legers per beurt
editor-worth = Voorstel: { $n }
editor-map-name = Naam van de kaart
editor-good = Geen fouten.
editor-checking = Controleren …
editor-failed = Dat kan hier niet.
editor-faults = { $n ->
    [one] Nog 1 fout
   *[other] Nog { $n } fouten
  }
editor-fault-empty = { $place } heeft geen gebieden.
editor-fault-cut-off = { $place } is niet verbonden met de rest van de kaart.
editor-fault-parted = { $place } is niet verbonden met de rest van het continent.
editor-fault-outside = Het fiche van { $place } ligt buiten het gebied.
editor-fault-apart = { $place } en { $other } zijn buren over land, maar raken elkaar niet.
editor-fault-touching = { $place } en { $other } raken elkaar: kies land of bergen.
pace-slow = langzaam
pace-usual = normaal
dice-program = gooit het programma (controleerbaar)
dice-hand = echte dobbelstenen, ingetypt
set-more = Plaatsen, klok en huisregels
to-the-table = Naar de tafel

## Het einde

victory = Gewonnen, { $names }!
took-rounds = { $n ->
    [one] Na 1 ronde.
   *[other] Na { $n } rondes.
  }
took-epochs = { $n ->
    [one] Na 1 tijdperk.
   *[other] Na { $n } tijdperken.
  }
place-n = Plaats { $n }
lands-armies = { $lands } gebieden · { $armies } legers
at-the-table = aan tafel
stat-rounds = { $n ->
    [one] ronde
   *[other] rondes
  }
stat-epochs = { $n ->
    [one] tijdperk
   *[other] tijdperken
  }
battles-won = gevechten gewonnen
of-many = { $n } van { $all }
stat-continents = continenten
boldest-win = gedurfdste zege
rounds-to = { $epoch ->
    [yes] tijdperk 1 t/m { $n }
   *[no] ronde 1 t/m { $n }
  }
lands-to-win = { $n } om te winnen
luck-title = Geluk met de dobbelstenen
luck-short = legers vergeleken met de verwachting
great-moments = Grote momenten
turned-out = { $when }: { $by } schakelt { $name } uit.
turned-gone = { $when }: { $name } ligt eruit.
turned-swing = { $when }: { $name } wint { $n } gebieden in één beurt.
turned-continent = { $when }: { $name } neemt { $continent } en houdt het.
rematch = Revanche
rematch-join = Naar de revanche
look-at-map = Bekijk het bord
picture-saved = De afbeelding is opgeslagen, de tekst gekopieerd.
seed = Startgetal
dice-checking = De dobbelstenen worden gecontroleerd …
dice-honest = Alle { $n } worpen en kaarten kloppen
dice-partly = { $n } worpen en kaarten gecontroleerd, { $rest } niet te controleren
dice-none = Worpen en kaarten zijn niet te controleren
dice-alone = Alle { $n } worpen en kaarten volgen uit het startgetal, dat alleen van de server komt
dice-without = Alle { $n } worpen en kaarten volgen uit het startgetal, maar de bijdrage van dit apparaat zit er niet in
dice-wrong = De dobbelstenen zijn anders dan beloofd
dice-unchecked = De dobbelstenen konden niet worden gecontroleerd
dice-shares = { $n ->
    [0] Geen enkel apparaat van een speler droeg bij aan het startgetal: het komt alleen van de server.
    [one] Het apparaat van één speler droeg bij aan het startgetal.
   *[other] De apparaten van { $n } spelers droegen bij aan het startgetal.
  }
dice-own-in = De bijdrage van dit apparaat zit erbij.
dice-own-out = De bijdrage van dit apparaat zit er niet bij: de gastheer begon zonder die bijdrage, wat in het verslag van het spel staat, of de server heeft haar weggegooid.
dice-why = In deze browser gecontroleerd: het startgetal is het getal dat vóór het spel is beloofd, het volgt uit alle bijdragen, en elke worp volgt eruit.
dice-rest = { $n ->
    [one] Eén is niet te controleren: die komt
   *[other] { $n } zijn niet te controleren: die komen
  } uit een opgeslagen spel of van echte dobbelstenen, of de server is de sleutel kwijt.
dice-download-proof = Bewijs downloaden
dice-fault-promise = De server had zich tegenover dit apparaat op iets anders vastgelegd.
dice-fault-share = Een bijdrage is niet die waarop het apparaat zich had vastgelegd.
dice-fault-own = De bijdrage van dit apparaat is weggelaten of vervangen.
dice-fault-seed = Het startgetal volgt niet uit de bijdragen.
dice-fault-game = Het bewijs hoort bij een ander spel of andere zetten.
dice-fault-roll = Zet { $n } volgt niet uit het startgetal.
dice-fault-form = Het bewijs is niet te lezen.

## Herhalingen en analyses

replay-watch = Bekijk de herhaling
replay-public = alleen openbare informatie
replay-public-hint = Het spel is nog bezig: geheimen worden na afloop getoond.
replay-again = Laatste stand
replay-no-file = Open een opgeslagen spel om het te bekijken, of om vanaf elke zet verder te spelen.
replay-controls = Bediening
replay-slider = Moment in het spel
replay-at = zet { $n } van { $last }
replay-beginning = Begin van het spel: er is nog niets gebeurd.
key-home = Home
key-end = End
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Eén zet terug
replay-next = Eén zet verder
replay-turn-back = Vorige beurt
replay-turn-next = Volgende beurt
replay-play = Afspelen
replay-pause = Pauzeren
replay-jump = Spring naar een beurt
replay-speed = Snelheid
replay-speed-n = { $n } per seconde
replay-story = Verloop
replay-chart = Grafiek
replay-dice = Dobbelstenen
replay-hands = Geheim
key-space = spatiebalk
chart-lands = Gebieden
chart-armies = Legers
chart-income = Inkomen
chart-summary = { $what } toen deze beurt begon: { $list }.
chart-now = Toen deze beurt begon
chart-table = Als tabel tonen
chart-answer = Na zet
luck-hint = Verliezen in gevechten vergeleken met het exacte gemiddelde. Twee van de drie spellen blijven binnen de grijze band.
luck-gods = Goden en tempels zijn meegerekend; opnieuw gegooide dobbelstenen tellen zoals ze eindigden.
luck-bar = { $better } legers vergeleken met het gemiddelde; meestal binnen ±{ $spread }
luck-usual = normaal
luck-good = geluk
luck-bad = pech
luck-average = gemiddeld
luck-average-hint = Een eerlijke dobbelsteen gooit gemiddeld 3,5.
luck-lost = verloren
luck-expected = verwacht
luck-attack = Aanval
luck-defence = Verdediging
luck-none = Nog geen gevechten.
# Wat de analyse over een afgelopen spel zegt; $you: wie het leest. Kansen hebben hun procentteken al.
analyse-lucky = { $you ->
    [yes] Je had geluk: dobbelstenen en kaarten leverden je { $n } op.
   *[no] { $name } had geluk: dobbelstenen en kaarten leverden { $n } op.
  }
analyse-unlucky = { $you ->
    [yes] Je had pech: dobbelstenen en kaarten kostten je { $n }.
   *[no] { $name } had pech: dobbelstenen en kaarten kostten { $n }.
  }
analyse-even = { $you ->
    [yes] Je had geluk noch pech.
   *[no] { $name } had geluk noch pech.
  }
analyse-costliest = { $you ->
    [yes] Je duurste beurt was in { $turn }: die kostte je { $n }.
   *[no] De duurste beurt was in { $turn }: die kostte { $n }.
  }
analyse-flawless = { $you ->
    [yes] Geen van je beurten kostte je veel.
   *[no] Geen enkele beurt kostte veel.
  }
analyse-round = { $epoch ->
    [yes] tijdperk { $n }
   *[no] ronde { $n }
  }
analyse-accuracy = nauwkeurigheid
analyse-inaccuracies = { $n ->
    [one] { $n } onnauwkeurigheid
   *[other] { $n } onnauwkeurigheden
  }
analyse-mistakes = { $n ->
    [one] { $n } fout
   *[other] { $n } fouten
  }
analyse-blunders = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
  }
analyse-chance = Winstkans
analyse-roll = { $name }: { $n } door geluk of pech
replay-analysis = Analyse
analyse-title = Was het geluk?
analyse-ask = Geluk of wijsheid?
analyse-see = Bekijk het zet voor zet
analyse-wait = Het spel wordt geanalyseerd …
analyse-sum = Geluk { $luck }; gemiddeld { $lost } verloren per beurt.
analyse-jump = Naar de duurste beurt
analyse-moments = Beslissende momenten
analyse-mark-turn = Keerpunt, { $when }: { $name } { $before } → { $after }
analyse-mark-lucky = Geluk, { $when }: { $name } { $before } → { $after }
analyse-mark-unlucky = Pech, { $when }: { $name } { $before } → { $after }
analyse-chance-at = Winstkans na zet { $n }: { $list }.
analyse-better-way = Beter: val { $to } aan vanuit { $from }. Met dat plan is de winstkans { $n }.
analyse-better-other = Beter: een plan dat niet met een aanval begint. Daarmee is de winstkans { $n }.
analyse-how = Percentages zijn winstkansen. Een computerspeler plant elke beurt opnieuw; wat zijn plan meer had opgeleverd, telt als verloren. Vanaf 5 % is dat een onnauwkeurigheid, vanaf 10 % een fout, vanaf 20 % een blunder. De nauwkeurigheid is het deel van de kansen dat behouden bleef. Geluk is wat dobbelstenen en kaarten aan de winstkans veranderen: één beslissende worp weegt zwaarder dan veel kleine. ‘Geluk met de dobbelstenen’ telt juist legers, dus die twee kunnen verschillen.
hands-none = Niets geheims.
play-on = Vanaf hier verderspelen
play-on-hint = Hier begint een nieuwe tafel. Kies wie er speelt.
