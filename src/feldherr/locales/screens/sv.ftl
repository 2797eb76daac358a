# Vad webbläsarens skärmar vid sidan av entrén och bordet säger, på svenska. De hämtar orden med sig själva.

## Att ställa i ordning, och kartor

add-seat = En plats till
teams-are = { $one } spelar mot { $other }.
warn-de2004-teams-5 = Tre mot två: det större laget har fördelen.
earth-world = Världen
earth-ancient_earth = Antikens värld
earth-world_anniversary = Världen (40-årsjubileet)
earth-world_italy = Världen (Italien)
earth-world_domination = Världen (Domination)
earth-world_newer_cards = Världen (nyare kort)
earth-new = Ny värld
earth-file = Från en fil
earth-size = Storlek
earth-territories = { $n } områden
earth-another = En annan värld
earth-making = Skapar en värld …
earth-open = Öppna en kartfil
earth-kinds = En kartfil, SVG eller GeoJSON med namngivna områden, eller en .map med kort och bild.
earth-private = Bara de som är med vid bordet ser den.
earth-about = { $name }: { $n } områden, { $continents } kontinenter
earth-suits = för { $n } spelare, ungefär { $time }
earth-suits-some = för { $least } till { $most } spelare, ungefär { $time }
earth-bad = Den här kartan går inte att använda.
earth-published = Publicerade här
earth-publish = Publicera på den här servern
earth-publish-says = Alla här kan sedan spela på den, tills du drar tillbaka den från den här enheten.
earth-publish-as = Alla här kan sedan spela på den och se att den kommer från { $name }, tills du drar tillbaka den från den här enheten.
earth-is-published = Publicerad: alla här kan välja den.
earth-full = Dra först tillbaka en annan karta för att publicera den här.
earth-gone = Den här kartan har dragits tillbaka.
earth-by = av { $author }
earth-withdraw = Dra tillbaka
earth-withdraw-map = Dra tillbaka { $name }
earth-says-world_anniversary = Östafrika och Mellanöstern är inte förbundna, som i samlarutgåvan till 40-årsjubileet.
earth-says-world_italy = Som i italienska RisiKo!: Östafrika och Mellanöstern är inte förbundna, men det är Alberta och Östra USA samt Kina och Mellanöstern.
earth-says-world_domination = Som i programmet Domination: varken Island eller Storbritannien gränsar till Skandinavien.
earth-says-world_newer_cards = 29 kort visar andra symboler, som i nyare utgåvor.
import-remarks = Kontrollera detta
import-found = Gränserna har lästs av från bilden.
import-mountains = De här områdena nuddar varandra, men filen anger ingen gräns: { $list }
import-one-way = De här gränserna fanns bara på ena sidan, nu på båda: { $list }
import-enlarged = För små för att synas, därför ritade större: { $list }
import-grouped = Filen anger inga kontinenter, så de här är gissade.
import-look = Kontrollera gränserna
map-edit = Redigera kartan
map-mend = Rätta den i redigeraren
editor = Kartredigerare
editor-back = Tillbaka
editor-use = Använd kartan
editor-download = Ladda ner
editor-undo = Ångra
editor-redo = Gör om
editor-tool = Verktyg
editor-tool-look = Välj
editor-tool-link = Gränser
editor-tool-paint = Kontinenter
editor-tool-cut = Dela
editor-says-look = Välj ett område. Dra dess bricka för att flytta den, eller tryck Alt och en piltangent.
editor-says-link = Välj ett område, tryck sedan på andra för att lägga till, ändra eller ta bort gränser.
editor-says-paint = Tryck på områden för att lägga dem till { $continent }.
editor-says-cut = Dra en linje genom ett område, eller välj ett och en riktning nedan.
editor-place = Område
editor-names = Namn
editor-continent = Kontinent
editor-continents = Kontinenter
editor-new-continent = Ny kontinent
editor-neighbours = Grannar
editor-way-land = över land
editor-way-sea = över havet
editor-way-mountain = berg emellan
editor-way-none = ingen gräns
editor-remove = Ta bort
editor-remove-link = Ta bort { $name }
editor-sail = Sjöväg till
editor-add = Lägg till
editor-join = Slå ihop med
editor-join-now = Slå ihop
editor-split = Dela genom brickan
editor-split-level = I en övre och en nedre del
editor-split-upright = I en vänster och en höger del
editor-split-falling = Från övre vänster till nedre höger
editor-split-rising = Från nedre vänster till övre höger
editor-bonus = Arméer per tur
editor-worth = Förslag: { $n }
editor-map-name = Kartans namn
editor-good = Inga fel.
editor-checking = Kontrollerar …
editor-failed = Det går inte här.
editor-faults = { $n ->
    [one] 1 fel att rätta
   *[other] { $n } fel att rätta
  }
editor-fault-empty = { $place } har inga områden.
editor-fault-cut-off = { $place } hänger inte ihop med resten av kartan.
editor-fault-parted = { $place } hänger inte ihop med resten av kontinenten.
editor-fault-outside = Brickan för { $place } ligger utanför området.
editor-fault-apart = { $place } och { $other } är grannar över land men nuddar inte varandra.
editor-fault-touching = { $place } och { $other } nuddar varandra: välj land eller berg.
pace-slow = långsamt
pace-usual = normalt
dice-program = programmet slår (kontrollerbart)
dice-hand = riktiga tärningar som skrivs in
set-more = Platser, klocka och husregler
to-the-table = Till bordet

## Slutet

victory = Seger, { $names }!
took-rounds = { $n ->
    [one] Det tog 1 runda.
   *[other] Det tog { $n } rundor.
  }
took-epochs = { $n ->
    [one] Det tog 1 epok.
   *[other] Det tog { $n } epoker.
  }
place-n = Plats { $n }
lands-armies = { $lands } områden · { $armies } arméer
at-the-table = vid bordet
stat-rounds = { $n ->
    [one] runda
   *[other] rundor
  }
stat-epochs = { $n ->
    [one] epok
   *[other] epoker
  }
battles-won = vunna strider
of-many = { $n } av { $all }
stat-continents = kontinenter
boldest-win = djärvaste segern
rounds-to = { $epoch ->
    [yes] epok 1 till { $n }
   *[no] runda 1 till { $n }
  }
lands-to-win = { $n } för seger
luck-title = Tur med tärningarna
luck-short = arméer jämfört med det väntade
great-moments = Stora ögonblick
turned-out = { $when }: { $by } slår ut { $name }.
turned-gone = { $when }: { $name } är utslagen.
turned-swing = { $when }: { $name } vinner { $n } områden på en tur.
turned-continent = { $when }: { $name } tar { $continent } och behåller det.
rematch = Revansch
rematch-join = Gå med i revanschen
look-at-map = Se på kartan
picture-saved = Bilden är sparad och texten kopierad.
seed = Frö
dice-checking = Kontrollerar tärningarna …
dice-honest = Alla { $n } slag och kort stämmer
dice-partly = { $n } slag och kort kontrollerade, { $rest } går inte att kontrollera
dice-none = Inga slag och kort går att kontrollera
dice-alone = Alla { $n } slag och kort följer av fröet, som servern gjorde ensam
dice-without = Alla { $n } slag och kort följer av fröet, men den här enhetens bidrag saknas i det
dice-wrong = Tärningarna är inte vad som utlovades
dice-unchecked = Tärningarna kunde inte kontrolleras
dice-shares = { $n ->
    [0] Ingen spelares enhet har bidragit till fröet: det kommer bara från servern.
    [one] En spelares enhet har bidragit till fröet.
   *[other] { $n } spelares enheter har bidragit till fröet.
  }
dice-own-in = Den här enhetens bidrag finns med.
dice-own-out = Den här enhetens bidrag finns inte med: antingen började värden utan det, vilket syns i händelserna, eller så har servern kastat bort det.
dice-why = Kontrollerat i den här webbläsaren: fröet är det som utlovades före spelet, det följer av alla bidrag, och varje slag följer av det.
dice-rest = { $n ->
    [one] Ett går inte att kontrollera: det
   *[other] { $n } går inte att kontrollera: de
  } kom från ett sparat spel eller riktiga tärningar, eller så har servern förlorat nyckeln.
dice-download-proof = Ladda ner beviset
dice-fault-promise = Serverns löfte är inte det som den här enheten fick se.
dice-fault-share = Ett bidrag är inte det som dess enhet hade bundit sig vid.
dice-fault-own = Den här enhetens bidrag har utelämnats eller bytts ut.
dice-fault-seed = Fröet följer inte av bidragen.
dice-fault-game = Beviset hör till ett annat spel eller till andra drag.
dice-fault-roll = Drag { $n } följer inte av fröet.
dice-fault-form = Beviset går inte att läsa.

## Repriser och analyser

replay-watch = Se reprisen
replay-public = bara det alla får veta
replay-public-hint = Spelet pågår: hemligheter visas när det är slut.
replay-again = Senaste läget
replay-no-file = Öppna ett sparat spel för att se det, eller spela vidare från vilket drag som helst.
replay-controls = Kontroller
replay-slider = Ögonblick i spelet
replay-at = drag { $n } av { $last }
replay-beginning = Spelets början: inget har hänt ännu.
key-home = Home
key-end = End
replay-first = Till början
replay-last = Till slutet
replay-back = Ett drag bakåt
replay-next = Ett drag framåt
replay-turn-back = Föregående tur
replay-turn-next = Nästa tur
replay-play = Spela upp
replay-pause = Pausa
replay-jump = Hoppa till en tur
replay-speed = Hastighet
replay-speed-n = { $n } i sekunden
replay-story = Händelser
replay-chart = Kurvor
replay-dice = Tärningar
replay-hands = Hemligt
key-space = mellanslag
chart-lands = Områden
chart-armies = Arméer
chart-income = Inkomst
chart-summary = { $what } när turen började: { $list }.
chart-now = När turen började
chart-table = Visa som tabell
chart-answer = Efter drag
luck-hint = Stridsförluster jämfört med det exakta snittet. Två spel av tre håller sig inom det grå bandet.
luck-gods = Gudar och tempel är inräknade; tärningar som slagits om räknas som de blev till slut.
luck-bar = { $better } arméer jämfört med snittet; oftast inom ±{ $spread }
luck-usual = normalt
luck-good = tur
luck-bad = otur
luck-average = snitt
luck-average-hint = En rättvis tärning visar 3,5 i snitt.
luck-lost = förlorat
luck-expected = väntat
luck-attack = Anfall
luck-defence = Försvar
luck-none = Inga strider ännu.
# Vad analysen säger om ett avslutat spel; $you: den som läser. Chanserna har redan sitt procenttecken.
analyse-lucky = { $you ->
    [yes] Du hade tur: tärningar och kort gav dig { $n }.
   *[no] { $name } hade tur: tärningar och kort gav { $n }.
  }
analyse-unlucky = { $you ->
    [yes] Du hade otur: tärningar och kort kostade dig { $n }.
   *[no] { $name } hade otur: tärningar och kort kostade { $n }.
  }
analyse-even = { $you ->
    [yes] Tärningarna var rättvisa mot dig.
   *[no] Tärningarna var rättvisa mot { $name }.
  }
analyse-costliest = { $you ->
    [yes] Din dyraste tur var i { $turn }: den kostade dig { $n }.
   *[no] Den dyraste turen var i { $turn }: den kostade { $n }.
  }
analyse-flawless = { $you ->
    [yes] Ingen av dina turer kostade dig mycket.
   *[no] Ingen tur kostade mycket.
  }
analyse-round = { $epoch ->
    [yes] epok { $n }
   *[no] runda { $n }
  }
analyse-accuracy = noggrannhet
analyse-inaccuracies = { $n ->
    [one] { $n } onoggrannhet
   *[other] { $n } onoggrannheter
  }
analyse-mistakes = { $n ->
    [one] { $n } misstag
   *[other] { $n } misstag
  }
analyse-blunders = { $n ->
    [one] { $n } blunder
   *[other] { $n } blundrar
  }
analyse-chance = Vinstchans
analyse-roll = { $name }: { $n } genom tur eller otur
replay-analysis = Analys
analyse-title = Var det tur?
analyse-ask = Tur eller skicklighet?
analyse-see = Se det drag för drag
analyse-wait = Spelet analyseras …
analyse-sum = Tur { $luck }; i snitt { $lost } förlorat per tur.
analyse-jump = Till den dyraste turen
analyse-moments = Avgörande ögonblick
analyse-mark-turn = Vändpunkt, { $when }: { $name } { $before } → { $after }
analyse-mark-lucky = Tur, { $when }: { $name } { $before } → { $after }
analyse-mark-unlucky = Otur, { $when }: { $name } { $before } → { $after }
analyse-chance-at = Vinstchans efter drag { $n }: { $list }.
analyse-better-way = Bättre: anfall { $to } från { $from }. Med den planen är vinstchansen { $n }.
analyse-better-other = Bättre: en plan som inte börjar med ett anfall. Med den är vinstchansen { $n }.
analyse-how = Procenten är vinstchanser. En datorspelare planerar om varje tur; det som dess plan hade gett utöver din räknas som förlorat. Från 5 % är det en onoggrannhet, från 10 % ett misstag, från 20 % en blunder. Noggrannheten är den del av chanserna som behölls. Tur är det som tärningar och kort ändrar i vinstchansen: ett avgörande slag väger mer än många små. ”Tur med tärningarna” räknar i stället arméer, så de två kan skilja sig åt.
hands-none = Inget hemligt.
play-on = Spela vidare härifrån
play-on-hint = Ett nytt bord börjar härifrån. Välj vilka som spelar.
