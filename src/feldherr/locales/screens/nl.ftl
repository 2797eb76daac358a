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
import-remarks = Om te bekijken
import-found = Wie aan wie grenst is op de tekening gevonden.
import-mountains = Deze raken elkaar, maar het bestand noemt geen grens: { $list }
import-one-way = Maar een van de twee noemt de grens; nu hebben beide hem: { $list }
import-enlarged = Te klein om te zien, dus groter getekend: { $list }
import-grouped = Het bestand noemt geen continenten: deze zijn een gok.
import-look = Grenzen doorlopen
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
editor-says-paint = Tik op gebieden die bij { $continent } moeten horen.
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
dice-wrong = De dobbelstenen zijn anders dan beloofd
dice-unchecked = De dobbelstenen konden niet worden gecontroleerd
dice-shares = { $n ->
    [0] Geen enkel apparaat van een speler droeg bij aan het startgetal: het komt alleen van de server.
    [one] Het apparaat van één speler droeg bij aan het startgetal.
   *[other] De apparaten van { $n } spelers droegen bij aan het startgetal.
  }
dice-own-share = De bijdrage van dit apparaat zit erbij.
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
    [yes] De dobbelstenen waren eerlijk voor je.
   *[no] De dobbelstenen waren eerlijk voor { $name }.
  }
analyse-costliest = { $you ->
    [yes] Je duurste beurt was in { $turn }: die kostte je { $n }.
   *[no] De duurste beurt was in { $turn }: die kostte { $n }.
  }
analyse-flawless = { $you ->
    [yes] Geen van je beurten kostte veel.
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

## Huisregels

house-map-world = Wereld
house-map-ancient_earth = Oude Aarde
house-rules = Huisregels
house-rules-changed = { $n ->
    [0] standaard
    [one] 1 gewijzigd
   *[other] { $n } gewijzigd
  }
house-usual = { $value } (standaard)
house-range = { $low } t/m { $high }
house-out = ‘{ $rule }’ moet een geheel getal van { $low } t/m { $high } zijn.
house-here = Huisregels aan deze tafel
value-yes = ja
value-no = nee
house-defender_two_dice_at = Hoeveel legers een gebied nodig heeft om met twee dobbelstenen te verdedigen.
house-fortify = Hoe ver legers aan het eind van een beurt gaan: naar een buurgebied, of door eigen gebieden.
house-fortify-adjacent = naar een buurgebied
house-fortify-connected = door eigen gebieden
house-set_values = Wat een set waard is: elke keer meer, of volgens de symbolen.
house-set_values-rising = elke keer meer
house-set_values-symbols = volgens de symbolen
house-territory_bonus = Twee legers voor een ingeruilde kaart met een eigen gebied: nooit, voor elke kaart, of één keer per beurt.
house-territory_bonus-none = nooit
house-territory_bonus-each = voor elke kaart
house-territory_bonus-once = één keer per beurt
house-forced_trade = Wat je met vijf kaarten aan het begin van een beurt moet inruilen: niets, één set, of tot er vier kaarten over zijn.
house-forced_trade-none = niets
house-forced_trade-one = één set
house-forced_trade-to_four = tot er vier over zijn
house-elimination_trade_at = Vanaf hoeveel kaarten je na het uitschakelen van een speler meteen moet inruilen; 0 voor nooit.
house-trade_window = Wanneer je kaarten mag inruilen: alleen vóór het plaatsen, of tot het eind van de aanvallen.
house-trade_window-start = vóór het plaatsen
house-trade_window-conquest = tot einde aanvallen
house-used_cards = Waar ingeruilde kaarten heen gaan: naar een aflegstapel die geschud wordt als de trekstapel op is, of onder de trekstapel.
house-used_cards-pile = naar een aflegstapel
house-used_cards-under = onder de trekstapel
house-neutral_rounding = Hoe de helft van een oneven aantal versterkingen voor het neutrale leger wordt afgerond.
house-neutral_rounding-down = naar beneden
house-neutral_rounding-up = naar boven
house-short_game = Kort spel: de wapenstilstandskaart ligt zo hoog als bij één speler minder (4 of 5 spelers).
house-colour_killed_by_other = Als iemand anders de kleur van je opdracht vernietigt: de opdracht telt als vervuld, of wordt 24 gebieden.
house-colour_killed_by_other-counts = telt als vervuld
house-colour_killed_by_other-territories = 24 gebieden
house-capital_falls = Wanneer de val van een hoofdstad gevolgen heeft: alleen de eerste keer, of telkens als de eigenaar haar verliest.
house-capital_falls-once = de eerste keer
house-capital_falls-again = elke keer
house-turn_limit = Na hoeveel beurten van elke speler (in Godstorm: tijdperken) de sterkste wint; 0 voor geen limiet.
house-chosen_setup = De spelers nemen hun gebieden één voor één in plaats van ze uitgedeeld te krijgen (G7).
house-place_god_temple = Waar de eerste god van de oorlog mag staan: niet in een pestland, of overal (G8).
house-place_god_temple-healthy = niet in een pestland
house-place_god_temple-anywhere = overal
house-piece_limits = Of legers (110 per kleur) en geloof (100 in totaal) beperkt zijn tot de inhoud van de doos (G12).
house-piece_limits-none = geen limiet
house-piece_limits-pieces = zoals in de doos
house-start_of_turn_relics = Of relikwieën van het begin van een beurt vóór of na stap 1 werken (G24).
house-start_of_turn_relics-before = ervoor
house-start_of_turn_relics-after = erna
house-summon_plague = Goden mogen in pestlanden opgeroepen worden, en worden in stap 5 verbannen (G25).
house-godswar_armies = Welke legers de aanvaller in een godenoorlog meetelt: alle op één na, of alle in het vertrekgebied (G52).
house-godswar_armies-invading = alle op één na
house-godswar_armies-all = alle
house-godswar_forced = Je moet de legers laten gooien na een godenoorlog die één kant zonder goden laat (G54).
house-gods_default = Welke goden na een verovering moeten binnentrekken: alle aangekondigde, of alleen die waarvan de kracht is gebruikt (G46).
house-gods_default-announced = alle aangekondigde
house-gods_default-used = alleen de gebruikte
house-relic_mid_godswar = Wanneer een relikwie die je met de dobbelstenen van een godenoorlog wint meetelt: meteen, of vanaf de volgende (G53).
house-relic_mid_godswar-at_once = meteen
house-relic_mid_godswar-next = vanaf de volgende
house-tablets_zero = De Tafelen van het lot verhogen ook een bod van 0 (G99).
house-heaven_dice = Met hoeveel dobbelstenen je vanuit je Hiernamaals aanvalt: tot het aantal legers, of één minder (G61).
house-heaven_dice-all = tot het aantal legers
house-heaven_dice-one_stays = één minder

## Wat de gastheer kan

host-powers = Wat de gastheer mag
host-powers-told = Iedereen krijgt het elke keer te horen, en het blijft in het verslag staan:
power-links = een nieuwe link voor een plaats maken: wie daar zat, raakt hem kwijt, en wie de link gebruikt, ziet de kaarten van die plaats
power-swap = een computer voor iemand laten spelen, of een plaats aan een speler geven
power-remove = een speler wegsturen of van de tafel verbannen
power-mute = spelers of toeschouwers dempen
power-begin = beginnen voordat iedereen er is
power-close = de tafel sluiten: het spel eindigt en de stand telt
power-not = Op een andere manier kan de gastheer niemands kaarten of opdrachten zien, en het spel niet downloaden voordat het afgelopen is, tenzij iedereen op zijn apparaat speelt.
