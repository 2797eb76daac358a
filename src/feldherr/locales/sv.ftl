# Vad Feldherr säger, på svenska.

## Huset

home = Alla spel
start = Starta
theme = Utseende
theme-auto = System
theme-light = Ljust
theme-dark = Mörkt
language = Språk
close = Stäng
copy = Kopiera
copied = Kopierat
loading = Laddar …
unreachable = Servern går inte att nå. Är den igång?
lost-page = Sidan hittades inte.

## Entrén

my-turn = Din tur
hero-title = Dina arméer väntar.
hero-says = Du mot { $n } datorer. Först till 20 områden vinner.
play-now = Spela nu
first-game = bra att börja med
change = Ändra
your-name = Ditt namn
your-name-hint = De andra ser det vid bordet.
friends = Spela med vänner
friends-says = Skicka en länk, eller låt dem skanna den. Inget konto behövs.
friends-empty = Datorer tar de tomma platserna.
invite = Bjud in vänner
invite-says = En länk per vän. När en plats är tagen visas nästa länk.
invite-text = Spela Feldherr med mig!
send = Skicka
computers-take = { $n ->
    [one] En dator tar den tomma platsen.
   *[other] Datorer tar de { $n } tomma platserna.
  }
all-here = Alla är här.
joined-n = { $n } spelare är här.
one-screen = En skärm för alla?
pass-and-play = Skicka runt
continue = Fortsätt
show-all = Visa alla { $n } bord
more-games = Fler spel
more-games-says = Sexton spel ur fyra regelhäften, vart och ett efter sina egna regler.
games-inside = { $n } spel · { $players } spelare
time-minutes = { $m } min
time-hours = { $h } h
time-hours-minutes = { $h } h { $m }
table-over = Avslutat
table-waits = väntar på vänner
table-aside = Kan inte fortsätta
leaves-on = Tas bort { $date }
last-played = senast spelat
unlist = Ta bort från listan
unlist-sure = Ta bort bordet med { $names } från listan? Länken tar fram det igen.
unlist-not = Behåll
players-range = { $least }–{ $most } spelare
players-exact = { $n } spelare
seats = Platser
seat-here = Spelare på den här enheten
seat-link = Spelare via länk
seat-computer = Dator
name = Namn
remove-seat = Ta bort { $name }
strength = Styrka
strength-of-computers = Datorer
character = Karaktär
character-none = ingen
strength-random = Slump
strength-recruit = Rekryt
strength-corporal = Korpral
strength-simple = Enkel
strength-captain = Kapten
strength-marshal = Marskalk
strength-fieldmarshal = Fältmarskalk
strength-says-random = Spelar slumpmässigt
strength-says-recruit = Ingen plan, men inga grova misstag
strength-says-corporal = Ett område i taget, efter exakta odds; direkt
strength-says-simple = Enkla tumregler; direkt
strength-says-captain = Planerar varje tur efter exakta odds; direkt
strength-says-marshal = Spelar igenom sina planer före varje drag; långsammare
strength-says-fieldmarshal = Spelar igenom fler planer, var och en oftare; tar några sekunder
character-careful = försiktig
character-reckless = våghalsig
character-greedy = girig
character-builder = byggare
character-vengeful = hämndlysten
character-hunter = jägare
character-says-careful = anfaller bara när segern är nästan säker
character-says-reckless = fortsätter anfalla så länge det finns arméer
character-says-greedy = vill ha områden, kontinenter och kort
character-says-builder = bygger upp sitt eget hörn och slår till sent
character-says-vengeful = ger sig på den som leder
character-says-hunter = jagar svaga spelare för kortens skull
earth = Karta
house-map-world = Världen
house-map-ancient_earth = Antikens värld
house-rules = Husregler
house-rules-changed = { $n ->
    [0] standard
    [one] 1 ändrad
   *[other] { $n } ändrade
  }
house-usual = { $value } (standard)
house-range = { $low } till { $high }
house-out = ”{ $rule }” måste vara ett heltal från { $low } till { $high }.
clock = Klocka
clock-none = Ingen klocka
clock-minutes = { $n ->
    [one] 1 minut per tur
   *[other] { $n } minuter per tur
  }
pace = Datorernas fart
pace-fast = direkt
pace-own = Hur fort du ser det: bara på den här enheten
dice = Tärningar
chat-on = Chatt vid det här bordet
hints-on = Tips tillåtna
undo-on = Drag får tas tillbaka
resigned = När någon ger upp
resigned-computer = spelar en dator vidare
resigned-neutral = står arméerna kvar och försvarar sig bara
opening = Bordet öppnas …
names-differ = Ge varje spelare ett eget namn.
links-title = Bjud in de andra
links-hint = Varje länk är en plats. Skicka den bara till den spelaren.
links-alone = Länkarna fungerar bara på den här enheten. Starta servern med ”{ $command }” för att spela på alla enheter i ditt nätverk.
link-for = Länk till { $name }
link-spectator = Åskådarlänk
join-title = Du tar plats …
join-bad = Länken fungerar inte: den är felskriven eller ersatt av en ny.
join-again = Du har redan en plats vid det här bordet. Länken är till { $name }.
join-as-well = Spela också som { $name }
join-look = Till min plats
colour-0 = orange
colour-1 = blå
colour-2 = grön
colour-3 = gul
colour-4 = lila
colour-5 = ljusblå
welcome = Välkommen!
welcome-name = Välkommen, { $name }!
welcome-you = Du spelar { $colour }. Vid bordet sitter också { $others }.
welcome-first = Du spelar { $colour }.
welcome-move = Det är din tur. Raden längst ner visar vad du ska göra.
welcome-next = Raden längst ner visar vems tur det är; du får veta när det är din.
welcome-me = Det är jag
no-cookies = Din plats sparas i en kaka. Tillåt kakor för den här sidan och öppna länken igen.

## Varianterna, i två meningar

mode-de2004-liberation = Ta världen område för område, och erövra sedan alltihop. Varje kortset är värt mer än det förra, så ingen sitter still länge.
mode-de2004-duel-passive = Två fältherrar och fyra neutrala arméer som bara försvarar sig. Driv bort den andra från kartan för att vinna.
mode-de2004-duel-active = De neutrala arméerna tar mutor: ett kort drar en åt ditt håll, och allierade marscherar på din order. Men en allierad kan vända sig bort igen.
mode-de2004-missions = Fyra hemliga uppdrag, ett för varje grad från kapten till general. Visa vart och ett i rätt ögonblick; den som först klarar alla fyra vinner.
mode-de2004-teams = Två lag delar områden, kort och planer. Det lag som först förlorar en spelare förlorar spelet.
mode-sv2000-missions = Alla har ett hemligt uppdrag. Familjeklassikern: snabb, listig och slut när du minst anar det.
mode-sv2000-duel = Två spelare och en neutral armé som båda förstärker. Enkelt och skarpt, ungefär en timme.
mode-sv2000-conquest = Erövra hela världen tills ingen annan är kvar. Kortset blir värda mer för varje byte.
mode-sv2000-capitals = Alla gömmer en huvudstad. Behåll din, och hitta och ta tillräckligt många av de andras.
mode-nl2004-original = De välkända reglerna på en karta över antiken, med Atlantis i väster. Erövra alla områden.
mode-nl2004-original-duel = Två folk och en neutral armé i antikens värld. Den som blir sist kvar vinner.
mode-nl2004-godstorm = Krigets, magins, himlens och dödens gudar strider vid dina arméers sida, och de stupade kämpar vidare i underjorden. Efter fem epoker vinner den som har flest poäng.
mode-de2010-basic = Utdelade områden, kort med stjärnor och ett mål som går att nå på en kväll. Ett vapenstilleståndskort kan avsluta spelet i förtid.
mode-de2010-classic = Ta dina områden och erövra hela världen, med korten från 2010. Det lönar sig att spara stjärnor.
mode-de2010-missions = Hemliga uppdrag med korten från 2010. Du vet vad du vill; det vet ingen annan.
mode-de2010-duel = Två spelare, tre neutrala arméer och några dolda kort. Bli först till trettio områden, eller ensam kvar.

## Bordet

round = { $epoch ->
    [yes] Epok { $n }
   *[no] Runda { $n }
  }
setting-up = Förberedelser
turn-yours = Din tur, { $name }
asked-you = Ditt drag, { $name }
waiting-for = Väntar på { $names }
computer-thinks = { $name } tänker
rolling = Tärningarna rullar
step-bribing = mutor
step-trading = förstärkning
step-laying-cards = förstärkning
step-taking-the-bonus = förstärkning
step-placing = förstärkning
step-raising-allies = förstärkning av allierade
step-bolstering = förstärkning av en neutral armé
step-attacking = anfall
step-defending = anfall
step-rolling = anfall
step-occupying = anfall
step-rolling-the-status = slag för de neutrala arméerna
step-fortifying = förflyttning
step-drawing = dra kort
step-showing-a-mission = visa uppdrag
step-resolving-relics = reliker
step-raising = värva arméer
step-returning = återkomst från kryptorna
step-summoning = gudar och tempel
step-obtaining-miracles = köpa mirakel
step-playing-miracles = spela mirakel
step-invading = invasion
step-fortifying-with-gods = förflyttning med gudar
step-leaving-the-heaven = uppbrott från himlen
step-ending-the-turn = turens slut
step-bidding = budgivning
step-choosing-tokens = turordning
players = Spelare
story = Händelser
chat = Chatt
board-map = Karta
board-list = Lista
map-nearer = Zooma in
map-further = Zooma ut
map-whole = Hela kartan
map-underworld = Underjorden
map-heavens = Himlar
state-selected = valt
state-target = möjligt mål
state-selectable = kan väljas
sign-capital = huvudstad
sign-fallen = fallen huvudstad
sign-temple = tempel
sign-relic = relik: en poäng för ägaren så länge området är hens
sign-plague = pest
sign-barred = stängt den här turen
sign-sunk = sjunket
sign-war = krigsgud
sign-magic = magins gudinna
sign-sky = himmelsgud
sign-death = dödsgud
sign-gate = port: från himlarna till underjorden
sign-crypt = krypta
sign-altar = altare
sign-flame = lågor: inga anfall över dem
sign-maelstrom = malström: den här sjövägen är stängd
sign-lane = sjöväg: de här områdena är grannar
sign-worth = arméer per tur för hela kontinenten
secrets = Mina kort
secrets-of = Bara för { $name }
secrets-hidden = Bara för dina ögon
secrets-show = Visa
secrets-hide = Dölj
secrets-none = Inga kort ännu.
your-mission = Ditt uppdrag
your-missions = Dina uppdrag
mission-done = klart
mission-progress = { $n } av { $of }
mission-read = Läs ditt uppdrag: håll nere eller tryck
mission-show = Visa uppdraget
time-left = { $n ->
    [one] 1 sekund kvar
   *[other] { $n } sekunder kvar
  }
your-capital = Din huvudstad
team-cards = Lagets kort
your-cards = Dina kort
your-miracles = Dina mirakel
relics-open = Dina reliker, synliga för alla
territories-n = { $n ->
    [one] 1 område
   *[other] { $n } områden
  }
armies-n = { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }
cards-n = { $n } kort
faith-n = { $n } tro
faith-each = { $n } tro styck
to-place = { $n } att sätta ut
is-out = utslagen
is-away = borta; en dator spelar
is-absent = offline
is-free = inte här än
free-seat = Ledig plats { $n }
is-resigned = har gett upp
is-computer = dator
is-turn = på tur
ally-of = allierad med { $name }
team-n = lag { $n }
team-with = med { $list }
points-n = { $n } poäng
panel-people = Folk
panel-heaven = Himmel
panel-score = Poäng nu
panel-token = Turordning
panel-ally = Allians
panel-has = Har
panel-continents = Kontinenter
panel-income = Inkomst nu
panel-gods = Gudar i spel
panel-temples = Tempel
panel-relics = Reliker
panel-miracles = Mirakelkort
panel-dead = De döda
panel-capital = Huvudstad
panel-missions = Visade uppdrag
panel-none = inga
i-am-back = Jag är tillbaka
replaced = { $name }: värden har gett platsen till en dator.
seat-ask = Be att få tillbaka platsen
seat-please = Jag vill gärna spela igen. Kan jag få tillbaka min plats?
parted = { $name }: värden har gjort en ny länk till platsen. Be om den för att spela vidare.
nobody = ingen
chance = slumpen
the-neutral-army = den neutrala armén
neutral = neutral { $n }
mission-about = (Den spelaren är { $name }.)
god-named = { $name } ({ $of })
god-war = krig
god-magic = magi
god-sky = himmel
god-death = död
god-of-war = krigsguden
god-of-magic = magins gudinna
god-of-sky = himmelsguden
god-of-death = dödsguden
god-does-war = vinner vid lika när du anfaller
god-does-magic = slår om ettor
god-does-sky = en tärning till i gudakrig
god-does-death = försvarare som du slår kommer inte till sin himmel
temple-does = 1 armé och 1 tro varje tur, och slår om ettor i försvar
deck-war = krigskort
deck-magic = reliker
deck-sky = himmelskort
deck-death = dödskort
people-babylonians = babylonierna
people-celts = kelterna
people-egyptians = egyptierna
people-greeks = grekerna
people-norse = nordborna
space-gate = Port { $n }
space-crypt = Krypta { $n }
space-altar = Altare { $n }
space-space = Fält { $n }
card-infantry = infanteri
card-cavalry = kavalleri
card-artillery = artilleri
card-skull = dödskalle
card-swords = svärd
card-orb = klot
card-joker = Joker
card-ceasefire = Vapenstillestånd
card-cost = { $kind }, { $cost ->
    [0] gratis
   *[other] { $cost } tro
  }
rank-captain = Kapten
rank-major = Major
rank-colonel = Överste
rank-general = General

## Vad som frågas

ask-place = Sätt ut { $n ->
    [one] din armé
   *[other] { $n } arméer
  }
ask-place-other = Sätt ut { $n ->
    [one] en armé
   *[other] { $n } arméer
  } åt { $side }
ask-place-hint = Tryck på dina områden på kartan.
ask-place-left = { $left ->
    [one] 1 till efter det.
   *[other] { $left } till efter det.
  }
placed-so-far = { $left ->
    [0] Alla utplacerade
    [one] 1 armé kvar
   *[other] { $left } arméer kvar
  }
confirm-placing = Klar
take-back = Ta tillbaka
placing-cut = Några arméer kunde inte sättas ut som planerat. Sätt ut resten igen.
ask-claim = Ta ett ledigt område
ask-claim-hint = Tryck på ett område på kartan.
ask-attack = Din tur: anfall
ask-attack-hint = Tryck på ett eget område, sedan på ett mål.
ask-attack-to = Tryck nu på ett mål.
ask-move-to = Tryck nu på området de ska till.
dice-n = { $n ->
    [one] 1 tärning
   *[other] { $n } tärningar
  }
attack-once = Anfall
stop = Stopp
attacking-on = Anfaller { $to } …
ask-defend = { $who } anfaller { $place } från { $from } med { $n ->
    [one] en tärning
   *[other] { $n } tärningar
  }
ask-defend-hint = Hur många tärningar försvarar du dig med?
fight-title = { $who } anfaller { $place }
fight-roll = slag { $n }
fight-loses = { $n ->
    [0] förlorar inga
   *[other] förlorar { $n }
  }
fight-ordered = Du försvarar dig med { $n ->
    [one] 1 tärning
   *[other] { $n } tärningar
  } (stående order)
ask-occupy = { $place } är ditt
ask-fortify = Flytta en gång
ask-fortify-hint = Tryck på start, sedan på mål.
fortify-go = Flytta { $n }
ask-trade = Byta kort mot arméer?
ask-trade-must = Du måste byta in ett set
trade-more = + { $n } på områdena de visar
trade-for = { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }
ask-lay = Byta in kort för deras stjärnor?
ask-bonus = Vilket område får bonusarméerna?
ask-show = Visa ett avklarat uppdrag?
ask-capital = Välj din huvudstad i hemlighet
ask-capital-hint = Tryck på ett av dina områden. Bara du ser det.
ask-bribe = Muta en neutral armé med ett kort?
ask-raise = Slå för en allierads arméer?
ask-choose = Välj
ask-people = Välj ditt folk
ask-bid = Lägg bud på turordningen
ask-bid-hint = Alla bud betalas, och är hemliga tills alla har bjudit.
ask-token = När spelar du i den här epoken?
ask-summon = Kalla, bygg, eller gå vidare
ask-first-god = Placera din krigsgud
ask-first-temple = Placera ditt första tempel
ask-buy = Köp mirakel
ask-play = Spela ett kort, eller gå vidare
ask-answer = { $who } invaderar { $place } ({ $mine }) från { $from } ({ $theirs }){ $gods }
ask-answer-hint = Svara med ett kort?
ask-answer-none = Du har inget kort att svara med.
with-gods = med { $gods }
ask-aegis = Offra Aegis för att stoppa ”{ $card }”?
ask-look = Ta ett av de här korten
ask-invade = Invadera, eller gå vidare
ask-stay = Vilka gudar stannar kvar?
ask-champion = Gudakrig om { $place } mot { $who } med { $gods }: vilken gud strider för dig?
ask-champion-stakes = Du slår { $dice } tärningar och lägger till { $more }; { $who } slår { $theirs } och lägger till { $plus }.
ask-invasion = Anfall { $place }
ask-save = { $n ->
    [one] En armé
   *[other] { $n } arméer
  } skulle falla i { $place }: hur många räddar Livets träd?
ask-save-hint = { $cost } tro styck; du har { $faith }.
ask-save-last = De är de sista där: rädda en, annars förlorar du området.
ask-take = Från { $from } till { $place }: vilken gud följer med?
ask-leave = Lämna himlen?
ask-revive = Tillbaka från dina kryptor
ask-forgo = De dödas bok: byta två arméer mot fyra tro?
ask-labour = Dra ett dödskort för dina kryptor?
ask-relic = Vilken relik först?
ask-roll = Slå { $n ->
    [one] en tärning
   *[other] { $n } tärningar
  } och skriv in resultatet
ask-roll-go = Det här slog jag
ask-roll-battle = { $who } anfaller { $place } från { $from }
ask-roll-godswar = Gudakrig om { $place }: { $a } mot { $b }
ask-roll-again = Slå om i striden om { $place }
ask-roll-ally = Slå för { $side }: så många arméer får den
ask-roll-status = Slå för { $side }: vid 1 till 4 går den ett steg bort från { $who }
dice-for-start_roll = Slag om vem som börjar
dice-for-ties = Slag om ordningen
dice-for-godswar = Gudakrig om { $place }
dice-won = vinner
die-n = Tärning { $n }
ask-only = Inget att välja
ask-attack-none = Inga anfall kvar
ask-fortify-none = Inga arméer att flytta
ask-trade-none = Inget set att byta in än
ask-lay-none = Inga kort värda att byta in än
ask-show-none = Inget uppdrag att visa än
ask-play-none = Inget kort att spela nu ({ $n } tro)
ask-invade-none = Ingen att invadera
ask-bribe-none = Ingen neutral armé att muta
ask-generic = Vad gör du?
go-on = Fortsätt
everything = Visa alla drag som lista
amount = Hur många
sending = Skickar …

verb-done = Klar
verb-claim = Ta { $a }
verb-place = Sätt ut på { $a }
verb-trade = Byt { $a }, { $b } och { $c } mot { $n }
verb-lay = Byt in { $a }
verb-bonus = På { $a }
verb-attack = Anfall { $b } från { $a }
verb-defend = Försvara med { $n }
verb-occupy = Flytta in
verb-fortify = Flytta från { $a } till { $b }
verb-show = Visa: { $a }
verb-capital = Gör { $a } till min huvudstad
verb-bribe = { $a }: ge { $b }
verb-raise = Slå för { $a }
verb-choose = { $a }
verb-play = Spela ”{ $a }”
verb-bid = Bjud
verb-token = { $n ->
    [1] Spela först
    [2] Spela som tvåa
    [3] Spela som trea
    [4] Spela som fyra
   *[other] Spela som femma
  }
verb-summon = { $a } till { $b }
verb-build = Tempel i { $a }
verb-buy = Köp { $a }
verb-invade = Invadera { $b } från { $a }
verb-enter = Gå in i { $b } från { $a }
verb-champion = { $a }
verb-leave = Till { $a }
verb-save = Rädda
verb-revive = Från { $a } till { $b }
verb-take = Ta med { $a }
verb-stay = { $a } stannar
verb-labour = Dra ett kort
verb-forgo = Byt { $n } arméer mot tro
verb-move = Flytta
done-attack = Avsluta anfallen
done-invade = Avsluta invasionerna
done-invasion = Avbryt
done-fortify = Avsluta turen
done-trade = Inget byte
done-play = Inget kort
done-more = Inga fler kort
done-stay = Ta med de andra
done-stay-all = Ta med alla
group-attack = Anfall
group-fortify = Flytta
group-place = Sätt ut
group-claim = Ta
group-trade = Byt
group-lay = Byt in
group-bribe = Muta
group-show = Uppdrag
group-play = Kort
group-buy = Köp
group-summon = Kalla
group-build = Bygg
group-invade = Invadera
group-enter = Gå in
group-other = Välj

## Överlämning

curtain-title = Lämna över till { $name }
curtain-hint = Bara { $name } ska titta nu.
curtain-go = Jag är { $name }

## Besvär

stage-gone = Anslutningen bröts. Försöker igen …
stage-refused = Du kan inte spela vid det här bordet från den här enheten.
stage-slow = Långsam anslutning: väntar på servern …
stage-blocked = Något mellan dig och servern (en proxy, ett filter, ett tillägg) blockerar WebSockets. Försöker igen …
stage-void = Din länk har ersatts. Be värden om den nya länken.
try-now = Försök igen
aside = Spelet kan inte fortsätta.
aside-opening = Inställningarna går inte att läsa.
aside-mode = Varianten är inte längre installerad på den här servern.
aside-version = Reglerna har ändrats sedan spelet började, och protokollet stämmer inte längre med dem.
aside-row = Ett drag i protokollet går inte att läsa.
aside-changed = Protokollet har ändrats på serverns disk.
aside-damaged = Serverns databas är skadad.
aside-stuck = Något gick fel på servern.
aside-do =
    { $moves ->
        [0] Det finns tyvärr inget kvar att rädda.
        [one] Det första draget är i behåll. Ladda ner det som ett sparat spel och fortsätt vid ett nytt bord, eller se reprisen.
       *[other] De första { $moves } dragen är i behåll. Ladda ner dem som ett sparat spel och fortsätt vid ett nytt bord, eller se reprisen.
    }
aside-owner = Den som sköter servern får veta mer med ”feldherr doctor”.
trouble = Det går inte att spara just nu, så dragen får vänta. Ingenting går förlorat.
refused = Godtogs inte: { $why }
refused-stale = Spelet har gått vidare; det draget kom för sent.
refused-illegal = Det är inget tillåtet drag här.
refused-not-yours = Det är inte din plats.
refused-not-asked = Den platsen är inte på tur.
refused-malformed = Servern kunde inte läsa det.
refused-too-fast = För fort; vänta lite.
refused-off = Det här bordet har ingen chatt.
refused-muted = Värden har tystat dig.
refused-full = Bordets protokoll är fullt. Spela vidare först.
refused-unavailable = Spelet kan inte sparas just nu; försök igen om en stund.
refused-over = Spelet är slut.
refused-too-late = Nu går det inte att ta tillbaka något.
wrong-403 = Det går inte från den här enheten.
wrong-404 = Bordet hittades inte, eller så har du inte öppnat dess länk på den här enheten.
wrong-409 = Bordet har ändrats; det går inte längre.
wrong-410 = Länken har redan använts på en annan enhet, och varje länk gäller bara för en enhet. Be den som bjöd in dig om en ny.
wrong-413 = Det är för stort för servern.
wrong-429 = För många förfrågningar; försök igen om en minut.
wrong-503 = Servern kan inte spara just nu; försök igen om en stund.
over-title = { $names } { $n ->
    [one] vinner
   *[other] vinner
  }
over-nobody = Ingen vinner
why-1 = { $yours ->
    [yes] Du har erövrat alla områden.
   *[no] Alla områden är erövrade.
  }
why-2 = { $yours ->
    [yes] Du är ensam kvar.
   *[no] Alla andra är utslagna.
  }
why-3 = { $yours ->
    [yes] Ditt uppdrag är utfört.
   *[no] Det hemliga uppdraget är utfört.
  }
why-4 = { $yours ->
    [yes] Du har tillräckligt många huvudstäder.
   *[no] Tillräckligt många huvudstäder är i samma hand.
  }
why-5 = { $yours ->
    [yes] Du har { $n } områden: det räcker till seger.
   *[no] { $n } områden i samma hand: det räcker till seger.
  }
why-6 = { $yours ->
    [yes] Vapenstilleståndet kom, och du låg först.
   *[no] Vapenstilleståndet kom: den som ligger först vinner.
  }
why-7 = { $yours ->
    [yes] Sista turen är spelad, och du är starkast.
   *[no] Sista turen är spelad: den starkaste vinner.
  }
why-8 = { $yours ->
    [yes] Dina fyra uppdrag är utförda.
   *[no] Alla fyra uppdragen är utförda.
  }
why-9 = Det andra laget har förlorat en spelare.
why-10 = { $yours ->
    [yes] Du har flest poäng.
   *[no] Flest poäng vinner.
  }
why-11 = Ingen är kvar på brädet.
why-12 = Alla var överens om att avsluta spelet.
why-13 = Värden stängde bordet.
why-14 = Bordets protokoll var fullt, så ställningen avgjorde.
short-lands = { $n ->
    [one] Du saknade 1 område.
   *[other] Du saknade { $n } områden.
  }
short-points = Du saknade { $n } poäng.
result = Resultat
share = Dela
download = Ladda ner spelet
dice-proof = Kontrollera tärningarna
dice-proof-hint = Alla slag och kort följer av ett enda frö. Servern och spelarnas enheter skapar det tillsammans, så ingen kan välja det. Servern har bundit sig vid:
commitment = SHA-256
shares-wait = Inte här än: { $names }
friends-wait = { $n ->
    [one] Väntar på 1 vän
   *[other] Väntar på { $n } vänner
  }
friends-begin = Spelet börjar när alla är här, eller när värden startar det. Efter lång väntan kan vem som helst av spelarna starta det.
shares-begin = Börja utan dem
shares-begin-hint = Deras enheter bidrar inte till tärningarna. Alla får veta det.
host-powers = Vad värden får göra
host-powers-told = Alla får veta det varje gång, och det står kvar i protokollet:
power-links = skapa en ny länk för en plats: den som satt där förlorar den, och den som använder länken ser platsens kort
power-others = skapa en ny länk för åskådare eller för värden: den som kom via en tidigare får gå
power-swap = låta en dator spela för någon, eller ge en plats till en spelare
power-remove = skicka iväg en spelare eller stänga av hen från bordet
power-mute = tysta spelare eller åskådare
power-begin = börja innan alla har kommit
power-close = stänga bordet: spelet slutar och ställningen räknas
power-besides = Värden bestämmer också hur fort datorerna spelar, vilket alla ser, och får mata in tärningar som slås för hand.
power-not = På andra sätt kan värden varken se någons kort eller uppdrag eller ladda ner spelet innan det är slut, om inte alla spelar på värdens enhet.
remove = Skicka iväg
remove-sure = Verkligen skicka iväg?
ban = Stäng av
ban-sure = Verkligen stänga av?
mute = Tysta
unmute = Låt prata igen
mute-spectators = Tysta åskådare
unmute-spectators = Låt åskådare prata igen
close-table = Stäng bordet
close-table-sure = Avsluta spelet för alla?
another-device = Länk för en enhet till
table-info = Om det här bordet
about-mode = { $title }, { $rulebook }
goal-territories = Vid det här bordet: { $n } områden.
goal-capitals = Vid det här bordet: { $n } huvudstäder.
supply = Kvar i förrådet
house-here = Bordets husregler
fresh-link = Ny länk
fresh-link-sure = Ersätta den gamla länken?
put-computer = Låt en dator spela
put-person = Ge platsen till en spelare
chat-placeholder = Säg något
chat-send = Skicka
chat-host = Värd
chat-guest = Gäst
chat-empty = Inga meddelanden ännu.
chat-unsent = Inte skickat: anslutningen bröts. Ditt meddelande står kvar här.
chat-unreadable = Inte skickat: meddelandet har tecken som inte kan visas.
reaction-applause = Applåd
reaction-laugh = Skratt
reaction-surprise = Förvåning
reaction-anger = Ilska
reaction-sorrow = Sorg
reaction-thanks = Tack
list-owner = { $name }: { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }
continent-bonus = +{ $n }
temple = tempel

## Mirakel: titlar, och vad de gör

miracle-a_shrine_is_plundered = En helgedom plundras
miracle-says-a_shrine_is_plundered = Ta en relik från en annan spelare; den verkar för dig från och med nu.
miracle-an_empire_is_born = Ett rike föds
miracle-says-an_empire_is_born = Bygg gratis ett tempel i ett av dina områden som inte har något.
miracle-champions_arise = Kämpar träder fram
miracle-says-champions_arise = Ett av dina områden får 1 armé per 2 tro du har; du behåller tron.
miracle-eagles_take_wing = Örnar lyfter
miracle-says-eagles_take_wing = Valfritt antal arméer och gudar flyger från ett av dina områden till ett valfritt annat; en armé stannar.
miracle-faith_shall_deliver = Tron skall frälsa
miracle-says-faith_shall_deliver = Dra två kort ur en valfri hög, även om dess gud inte är i spel.
miracle-heroes_are_born = Hjältar föds
miracle-says-heroes_are_born = Ett av dina områden får 3 arméer.
miracle-only_ash_remains = Bara aska återstår
miracle-says-only_ash_remains = Förstör en valfri relik i spel.
miracle-our_faith_is_our_strength = Vår tro är vår styrka
miracle-says-our_faith_is_our_strength = Du får 2 tro för vart och ett av dina tempel.
miracle-prayers_are_answered = Böner blir hörda
miracle-says-prayers_are_answered = Slå en tärning: ett av dina tempel får så många arméer.
miracle-storms_rage = Stormar rasar
miracle-says-storms_rage = Välj ett område och slå en tärning: det förlorar så många arméer.
miracle-the_faithful_gather = De trogna samlas
miracle-says-the_faithful_gather = Vart och ett av dina tempel får 2 arméer.
miracle-the_land_is_purged = Landet renas
miracle-says-the_land_is_purged = Ta bort en pestbricka ur spelet, och alla arméer i dess område.
miracle-the_siren_calls = Sirenen lockar
miracle-says-the_siren_calls = Låt alla arméer och gudar i två av en annan spelares områden byta plats; tempel står kvar.
miracle-the_sun_grows_cold = Solen kallnar
miracle-says-the_sun_grows_cold = Varje område förlorar 1 armé för varje gud där.
miracle-the_temple_falls = Templet faller
miracle-says-the_temple_falls = Flytta ett tempel, vems det än är, till ett annat av samma spelares områden som inte har något.
miracle-time_stands_still = Tiden står stilla
miracle-says-time_stands_still = Epokmarkören går tillbaka ett steg: spelet varar en epok längre. Inte i första epoken.
miracle-visions_become_real = Visioner blir verkliga
miracle-says-visions_become_real = Titta på en annan spelares mirakelkort och ta ett.
miracle-blood_coats_the_land = Blod täcker landet
miracle-says-blood_coats_the_land = Varje område på en framlottad kontinent förlorar 1 armé.
miracle-crops_wither = Skörden vissnar
miracle-says-crops_wither = En annan spelare kastar alla mirakelkort på handen; relikerna klarar sig.
miracle-deaths_door_closes = Dödens port stängs
miracle-says-deaths_door_closes = Varje krypta och varje altare förlorar hälften av sina arméer.
miracle-diamonds_turn_to_rust = Diamanter blir till rost
miracle-says-diamonds_turn_to_rust = Förstör alla spelares alla reliker.
miracle-fire_rains_down = Eld regnar ner
miracle-says-fire_rains_down = Förstör ett tempel; dess område och varje grannområde förlorar 1 armé var.
miracle-paradise_is_lost = Paradiset är förlorat
miracle-says-paradise_is_lost = Flytta en valfri pestbricka till ett framlottat område; ingen dör av den genast.
miracle-ragnarok_cometh = Ragnarök kommer
miracle-says-ragnarok_cometh = Förvisa alla krigs- och himmelsgudar, dina egna också.
miracle-the_dead_walk = De döda vandrar
miracle-says-the_dead_walk = Upp till 6 arméer går från ett av dina fält i underjorden till ett av dina tempel; en stannar.
miracle-the_gods_forsake_us = Gudarna överger oss
miracle-says-the_gods_forsake_us = Lägg den femte pestbrickan i ett område utan tempel och pest: hälften av arméerna dör genast, gudarna förvisas.
miracle-the_ground_shakes = Marken skakar
miracle-says-the_ground_shakes = Varje område på en framlottad kontinent förlorar hälften av sina arméer.
miracle-the_mighty_have_fallen = De mäktiga har fallit
miracle-says-the_mighty_have_fallen = Jordens tre största arméer förlorar hälften var; vid lika väljer du.
miracle-the_sea_is_your_tomb = Havet är er grav
miracle-says-the_sea_is_your_tomb = Atlantis sjunker för resten av spelet: arméerna går till sina himlar, gudarna förvisas, tempel och pest försvinner.
miracle-the_trojan_horse_is_revealed = Den trojanska hästen avslöjas
miracle-says-the_trojan_horse_is_revealed = Ta en annan spelares område med en enda armé: armén dör; slå en tärning om hur många av dina som dyker upp.
miracle-the_waters_boil = Vattnet kokar
miracle-says-the_waters_boil = Malströmmen stänger en sjöväg för alltid.
miracle-the_young_grow_old = De unga blir gamla
miracle-says-the_young_grow_old = Varje område med mer än en armé förlorar en.
miracle-1000_workers_amass = 1000 arbetare samlas
miracle-says-1000_workers_amass = Bygg ett tempel i området som anfalls.
miracle-enemies_convert = Fiender omvänds
miracle-says-enemies_convert = Två av anfallarens arméer byter sida: lika många av dina dyker upp i området som anfalls.
miracle-fire_sears_the_sky = Eld sveder himlen
miracle-says-fire_sears_the_sky = Lägg till 4 i varje gudakrig under resten av turen.
miracle-lava_erupts = Lava bryter fram
miracle-says-lava_erupts = Slå en tärning för det anfallande området och för varje granne, även det anfallna: vart och ett förlorar så många arméer.
miracle-men_become_warriors = Män blir krigare
miracle-says-men_become_warriors = Området som anfalls får 3 arméer.
miracle-swords_become_plowshares = Svärd blir plogbillar
miracle-says-swords_become_plowshares = Slå en tärning: så många arméer i det anfallande området lämnar brädet och kommer inte till himlen.
miracle-the_fog_lifts = Dimman lättar
miracle-says-the_fog_lifts = Upp till 4 arméer kommer från ett annat av dina områden, hur långt bort det än är, till det som anfalls; en stannar.
miracle-the_mighty_turn_meek = De mäktiga blir ödmjuka
miracle-says-the_mighty_turn_meek = En gud i det anfallande området går till ett annat av anfallarens områden som har ett tempel.
miracle-this_ground_is_sacred = Denna mark är helig
miracle-says-this_ground_is_sacred = Invasionen avslutas, och ingen får anfalla eller gå in i området under resten av turen.
miracle-your_idol_is_false = Er avgud är falsk
miracle-says-your_idol_is_false = Förvisa en gud i det anfallande området.
miracle-the_golden_fleece = Det gyllene skinnet
miracle-says-the_golden_fleece = Dra ett krigskort varje gång din tur börjar.
miracle-arawns_cauldron_of_life = Arawns livskittel
miracle-says-arawns_cauldron_of_life = Dra ett dödskort varje gång din tur börjar.
miracle-the_great_pyramids = De stora pyramiderna
miracle-says-the_great_pyramids = Dra ett himmelskort varje gång din tur börjar.
miracle-stonehenge = Stonehenge
miracle-says-stonehenge = Mirakelkort kostar dig 1 tro i stället för 2.
miracle-the_wine_of_eternal_life = Det eviga livets vin
miracle-says-the_wine_of_eternal_life = Du får 1 extra armé varje gång din tur börjar.
miracle-freyas_tears_of_gold = Frejas gyllene tårar
miracle-says-freyas_tears_of_gold = Du får 1 extra tro varje gång din tur börjar.
miracle-pandoras_box = Pandoras ask
miracle-says-pandoras_box = Dra ett dödskort varje gång din tur börjar och spela det genast, utan tro och utan guden.
miracle-the_tablets_of_destiny = Ödestavlorna
miracle-says-the_tablets_of_destiny = Dina bud på turordningen räknas som 3 mer än du betalar.
miracle-gungnir_spear_of_odin = Gungner, Odens spjut
miracle-says-gungnir_spear_of_odin = Slå om dina ettor i gudakrig.
miracle-excalibur = Excalibur
miracle-says-excalibur = Varje gång din tur börjar får du 2 extra arméer för varje kontinent du behärskar.
miracle-mjolnir_hammer_of_thor = Mjölner, Tors hammare
miracle-says-mjolnir_hammer_of_thor = Lägg 3 till din summa i varje gudakrig.
miracle-the_book_of_the_dead = De dödas bok
miracle-says-the_book_of_the_dead = En gång per tur får du värva 2 arméer färre och i stället ta 4 tro.
miracle-the_tree_of_life = Livets träd
miracle-says-the_tree_of_life = När du försvarar dig får du betala 1 tro för varje armé som du skulle förlora, och behålla den.
miracle-aegis_shield_of_athena = Aegis, Athenas sköld
miracle-says-aegis_shield_of_athena = Offra den här reliken för att stoppa ett krigs-, döds- eller himmelskort som spelas.
miracle-the_scales_of_osiris = Osiris våg
miracle-says-the_scales_of_osiris = Två arméer i stället för en får återvända från varje krypta.
point-with = 1 poäng om du har { $place }.

## Uppdrag

mission-asia_south_america = Behärska hela Asien och hela Sydamerika.
mission-asia_africa = Behärska hela Asien och hela Afrika.
mission-north_america_africa = Behärska hela Nordamerika och hela Afrika.
mission-north_america_australia = Behärska hela Nordamerika och hela Australien.
mission-europe_south_america_plus_one = Behärska hela Europa, hela Sydamerika och en valfri tredje kontinent.
mission-europe_australia_plus_one = Behärska hela Europa, hela Australien och en valfri tredje kontinent.
mission-territories_18x2 = Behärska 18 områden med minst 2 arméer i vart och ett.
mission-territories_24 = Behärska 24 områden.
mission-destroy_colour_1 = Förgör den första spelarens armé; är det du själv ska du i stället behärska 24 områden.
mission-destroy_colour_2 = Förgör den andra spelarens armé; är det du själv ska du i stället behärska 24 områden.
mission-destroy_colour_3 = Förgör den tredje spelarens armé; är det du själv ska du i stället behärska 24 områden.
mission-destroy_colour_4 = Förgör den fjärde spelarens armé; är det du själv ska du i stället behärska 24 områden.
mission-destroy_colour_5 = Förgör den femte spelarens armé; är det du själv ska du i stället behärska 24 områden.
mission-destroy_colour_6 = Förgör den sjätte spelarens armé; är det du själv ska du i stället behärska 24 områden.
mission-captain_advance3 = Erövra minst 3 områden under en tur.
mission-captain_two_fronts = Erövra under en tur minst 1 område på var och en av 2 olika kontinenter.
mission-captain_overseas2 = Erövra minst 2 områden via sjövägar under en tur.
mission-captain_garrison10 = Ha minst 10 arméer i ett område i slutet av din tur.
mission-captain_islands3 = Behärska minst 3 av Grönland, Island, Storbritannien, Madagaskar, Japan, Indonesien och Nya Guinea i slutet av din tur.
mission-captain_supply = Byt in ett kortset och erövra minst 2 områden under samma tur.
mission-captain_border_guard = Behärska minst 3 områden med minst 4 arméer i vart och ett i slutet av din tur.
mission-major_advance5 = Erövra minst 5 områden under en tur.
mission-major_three_fronts = Erövra under en tur minst 1 område på var och en av 3 olika kontinenter.
mission-major_australia = Behärska hela Australien i slutet av din tur.
mission-major_south_america = Behärska hela Sydamerika i slutet av din tur.
mission-major_northern_bridges = Behärska Alaska, Kamtjatka, Grönland och Island i slutet av din tur.
mission-major_two_opponents = Erövra under en tur minst 2 områden från var och en av 2 motståndare; om bara en var kvar när din tur började, 4 från den motståndaren.
mission-major_strong_chain5 = Behärska 5 sammanhängande områden med minst 3 arméer i vart och ett i slutet av din tur.
mission-colonel_advance7 = Erövra minst 7 områden under en tur.
mission-colonel_africa = Behärska hela Afrika i slutet av din tur.
mission-colonel_gateways = Behärska 6 av Alaska, Centralamerika, Venezuela, Brasilien, Nordafrika, Island, Siam och Indonesien i slutet av din tur.
mission-colonel_new_continent = Ta hela en kontinent som du inte behärskade när turen började.
mission-colonel_sea_power6 = Behärska båda ändarna av minst 6 sjövägar i slutet av din tur.
mission-colonel_block = Behärska ett sammanhängande block av områden i slutet av din tur: 16 med 3 spelare, 14 med 4, 12 med 5, 10 med 6.
mission-colonel_hold_continent_round = Behärska i början av din tur en kontinent som du har behärskat sedan slutet av din förra tur.
mission-general_north_america = Behärska hela Nordamerika i slutet av din tur.
mission-general_europe = Behärska hela Europa i slutet av din tur.
mission-general_asia9 = Behärska minst 9 av Asiens 12 områden i slutet av din tur.
mission-general_two_continents = Behärska 2 valfria kontinenter i slutet av din tur.
mission-general_advance10 = Erövra minst 10 områden under en tur.
mission-general_defeat_player = Besegra en motståndare fullständigt under din tur.
mission-general_eighteen_by_two = Behärska 18 områden med minst 2 arméer i vart och ett i slutet av din tur.
rulebook-de2004 = Risiko, tyska, 2004
rulebook-sv2000 = RISK, svenska, 2000
rulebook-nl2004 = RISK Godstorm, nederländska, 2004
rulebook-de2010 = Risiko, tyska, 2010

## Varianter och regelhäften

title-de2004-liberation = Världens befrielse
title-de2004-duel-passive = Duell med passiva neutrala arméer
title-de2004-duel-active = Duell med neutrala arméer som tar mutor
title-de2004-missions = Fyra uppdrag efter grad
title-de2004-teams = Två lag
title-sv2000-missions = Hemliga uppdrag
title-sv2000-duel = Duell med en neutral armé
title-sv2000-conquest = Världserövring
title-sv2000-capitals = Huvudstäder
title-nl2004-original = Original-RISK i antikens värld
title-nl2004-original-duel = Original-RISK för två i antikens värld
title-nl2004-godstorm = Godstorm
title-de2010-basic = Grundspel
title-de2010-classic = Klassiskt spel
title-de2010-missions = Hemliga uppdrag
title-de2010-duel = Duell med tre neutrala arméer
short-de2004-duel-passive = Duell, neutrala ser på
short-de2004-duel-active = Duell, neutrala till salu
short-nl2004-original = Original-RISK
short-nl2004-original-duel = Original-RISK för två
names-choice = Områdenas namn
names-mine = på mitt språk
names-rulebook = som i regelhäftet
names-english = på engelska

## Husregler: vad var och en avgör, och dess värden

value-yes = ja
value-no = nej
house-defender_two_dice_at = Hur många arméer ett område behöver för att försvaras med två tärningar.
house-fortify = Hur långt arméer flyttas i slutet av en tur: till ett grannområde, eller genom egna områden.
house-fortify-adjacent = till ett grannområde
house-fortify-connected = genom egna områden
house-set_values = Vad ett set är värt: mer för varje byte, eller efter symbolerna.
house-set_values-rising = mer för varje gång
house-set_values-symbols = efter symboler
house-territory_bonus = Två arméer för ett inbytt kort som visar ett eget område: aldrig, för varje, eller en gång per tur.
house-territory_bonus-none = aldrig
house-territory_bonus-each = för varje
house-territory_bonus-once = en gång per tur
house-forced_trade = Vad du måste byta in med fem kort i början av en tur: ingenting, ett set, eller ner till fyra kort.
house-forced_trade-none = ingenting
house-forced_trade-one = ett set
house-forced_trade-to_four = ner till fyra kort
house-elimination_trade_at = Vid hur många kort du genast måste byta in när du har slagit ut en spelare; 0 betyder aldrig.
house-trade_window = När du får byta in kort: bara före utsättningen, eller till slutet av anfallen.
house-trade_window-start = före utsättningen
house-trade_window-conquest = till slutet av anfallen
house-used_cards = Var inbytta kort hamnar: i en kasthög som blandas när leken är slut, eller underst i leken.
house-used_cards-pile = i kasthögen
house-used_cards-under = underst i leken
house-neutral_rounding = Hur hälften av ett udda antal förstärkningar avrundas för den neutrala armén.
house-neutral_rounding-down = nedåt
house-neutral_rounding-up = uppåt
house-short_game = Kort spel: vapenstilleståndskortet ligger lika högt som med en spelare färre (4 eller 5 spelare).
house-colour_killed_by_other = När någon annan förgör färgen i ditt uppdrag: det räknas, eller blir 24 områden.
house-colour_killed_by_other-counts = det räknas
house-colour_killed_by_other-territories = 24 områden
house-capital_falls = När en huvudstads fall får verkan: bara första gången, eller varje gång ägaren förlorar den.
house-capital_falls-once = första gången
house-capital_falls-again = varje gång
house-turn_limit = Efter hur många turer per spelare (i Godstorm: epoker) den starkaste vinner; 0 betyder ingen gräns.
house-chosen_setup = Spelarna tar sina områden ett i taget i stället för att få dem utdelade (G7).
house-place_god_temple = Var den första krigsguden får stå: inte i ett pestland, eller var som helst (G8).
house-place_god_temple-healthy = inte i ett pestland
house-place_god_temple-anywhere = var som helst
house-piece_limits = Om arméer (110 av en färg) och tro (100 totalt) begränsas till det som finns i asken (G12).
house-piece_limits-none = ingen gräns
house-piece_limits-pieces = som i asken
house-start_of_turn_relics = När reliker som verkar i turens början verkar: före eller efter steg 1 (G24).
house-start_of_turn_relics-before = före
house-start_of_turn_relics-after = efter
house-summon_plague = Gudar får kallas till pestländer, och förvisas i steg 5 (G25).
house-godswar_armies = Vilka arméer anfallaren räknar i ett gudakrig: alla utom en, eller alla i utgångsområdet (G52).
house-godswar_armies-invading = alla utom en
house-godswar_armies-all = alla
house-godswar_forced = Du måste slå arméernas tärningar efter ett gudakrig som lämnar en sida utan gudar (G54).
house-gods_default = Vilka gudar som måste flytta in efter en erövring: alla som följde med, eller de vars kraft användes (G46).
house-gods_default-announced = alla som följde med
house-gods_default-used = de vars kraft användes
house-relic_mid_godswar = När en relik som vinns med ett gudakrigs tärningar räknas: genast, eller först i nästa (G53).
house-relic_mid_godswar-at_once = genast
house-relic_mid_godswar-next = först i nästa
house-tablets_zero = Ödestavlorna höjer även ett bud på 0 (G99).
house-heaven_dice = Hur många tärningar en himmel anfaller med: upp till antalet arméer, eller en färre (G61).
house-heaven_dice-all = upp till antalet arméer
house-heaven_dice-one_stays = en färre

## Vad som hände

and = och
or = eller
ev-attack = { $attacker } anfaller { $dst } från { $src } med { $armies }.
ev-defend = { $seat } försvarar { $place } med { $dice }.
ev-done = { $seat } är klar.
reason-1 = alla områden är erövrade
reason-2 = de andra är utslagna
reason-3 = uppdraget är utfört
reason-4 = tillräckligt många huvudstäder
reason-5 = tillräckligt många områden
reason-6 = vapenstillestånd
reason-7 = turgränsen är nådd
reason-8 = fyra uppdrag är utförda
reason-9 = ett lag förlorade en spelare
reason-10 = flest poäng
reason-11 = ingen är kvar
reason-12 = alla var överens om att sluta
reason-13 = värden stängde bordet
reason-14 = bordets protokoll var fullt

ev-deal = { $place } går till { $side }.
ev-deals = Områdena är utdelade.
ev-spread = { $side } fördelar sina arméer jämnt över sina områden.
ev-start_roll = Slag om vem som börjar: { $rolled }.
ev-roll = { $seat } slår { $dice } för { $side }.
ev-claim = { $seat } tar { $place }.
ev-claims = { $seat } tar { $list }.
ev-place = { $seat } sätter ut { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } på { $place }.
ev-places = { $seat } sätter ut { $list }.
ev-places-one = { $armies } på { $place }
ev-trade = { $seat } byter { $cards } mot { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-stars = { $seat } får { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } för stjärnorna.
ev-lay = { $seat } byter in { $card }.
ev-bonus = { $seat } får { $armies } extra på { $place }.
ev-income = { $side } får { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-battle = { $attacker } anfaller { $dst } från { $src }: { $attack } mot { $defence }. { $losses }
ev-battle-end = Anfallet mot { $dst }: { $losses }
ev-battles = { $attacker } anfaller { $dst } från { $src } { $times } gånger. { $losses }
ev-lose = { $who } förlorar { $n }
ev-lose-none = Inga förluster
ev-left = { $n } mot { $m } kvar.
war-wins-ties = (krigsguden vinner vid lika)
ev-conquest = { $attacker } erövrar { $dst } och rycker in med { $armies }.
ev-place-other = { $seat } sätter ut { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } åt { $side } på { $place }.
ev-places-other = { $seat } sätter ut arméer åt { $side }: { $list }.
ev-bribe-own = { $seat } ger { $card } till { $side }.
ev-occupy = { $dst } har nu { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-fortify = { $side } flyttar { $armies ->
    [0] gudar
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $src } till { $dst }.
ev-draw = { $side } drar ett kort.
ev-draw-own = { $side } drar { $card }.
ev-mission = { $seat } får ett hemligt uppdrag.
ev-mission-own = { $seat } får ett hemligt uppdrag: { $mission }
ev-missions = Uppdragen är utdelade.
ev-show = { $seat } har klarat ett uppdrag: { $mission }
ev-lies_open = { $seat } lägger sitt sista uppdrag öppet: { $mission }
ev-capital = { $seat } har valt en huvudstad.
ev-capital-own = { $seat } har valt en huvudstad: { $place }.
ev-capital_fell = { $owner } har förlorat sin huvudstad, { $place }!
ev-taken_over = { $seat } får också { $place }.
ev-cards = { $seat } får { $number ->
    [one] kortet
   *[other] de { $number } korten
  } från { $loser }.
ev-bribe = { $seat } ger ett kort till { $side }.
ev-raise = { $seat } värvar arméer åt { $side }.
ev-ally = { $side } är nu allierad med { $ally }.
ev-ally-none = { $side } är inte längre allierad.
ev-out = { $side } är utslagen.
ev-turn = { $epochs ->
    [0] Runda { $round }
   *[other] Epok { $round }
  }: { $seat }
ev-over = { $winners } { $n ->
    [one] vinner
   *[other] vinner
  }: { $reason }.
ev-ties = Slag { $bids ->
    [0] om vem som väljer först
   *[other] vid lika bud
  }: { $rolled }.
ev-pantheon-neutral = De neutrala arméerna tillhör { $pantheon }.
ev-bids-counts = { $who } { $n } (räknas som { $m })
ev-pantheon = { $side } väljer { $pantheon }.
ev-epoch = Epok { $epoch }: alla lägger bud på turordningen
ev-bid = { $seat } har bjudit.
ev-bids = Buden, alla betalda: { $rolled }.
ev-token = { $seat } väljer plats { $token } i turordningen.
ev-token_left = Plats { $token } blir kvar åt { $seat }.
ev-faith = { $seat } får { $faith } tro.
ev-score = { $seat } har { $points } poäng: { $list }.
ev-score-tied = Vid lika räknas: { $list }.
score-nothing = ingenting
score-continents = { $n } för kontinenter
score-crypts = { $n ->
    [one] 1 krypta
   *[other] { $n } kryptor
  }
score-altars = { $n ->
    [one] 1 altare
   *[other] { $n } altaren
  }
score-relics = { $n ->
    [one] 1 relik
   *[other] { $n } reliker
  }
temples-n = { $n } tempel
gods-n = { $n ->
    [one] 1 gud
   *[other] { $n } gudar
  }
paid = ({ $n } tro)
a-card-of-war = ett krigskort
a-card-of-magic = en relik
a-card-of-sky = ett himmelskort
a-card-of-death = ett dödskort
why-war = för en tredje erövring
why-magic = för tre lika
why-sky = för en förvisad gud
why-crypt = för en krypta
ev-buy = { $seat } köper { $number } { $deck }{ $paid }.
ev-miracle = { $seat } drar { $acard }.
ev-miracle-own = { $seat } drar ”{ $card }” ({ $kind }).
ev-relic = { $seat } får en relik: { $card }.
ev-labour = { $seat } får { $acard } { $why }.
ev-play = { $seat } spelar ”{ $card }”{ $paid }.
ev-played = { $seat } spelar ”{ $card }”{ $paid }: { $list }.
ev-named = { $seat } väljer för ”{ $card }”: { $thing }.
ev-die = Slag för ”{ $card }”: { $dice }.
ev-continent = Framlottad för ”{ $card }”: { $continent }.
ev-aegis = { $seat } offrar Aegis: ”{ $card }” från { $player } stoppas.
ev-box = { $seat } öppnar Pandoras ask och drar ”{ $card }”, som { $works ->
    [0] inte kan spelas och lämnar spelet
   *[other] måste spelas
  }.
ev-relic_works = { $seat } använder { $card }.
ev-taken = { $seat } tar { $acard } från { $loser }.
ev-taken-own = { $seat } tar ”{ $card }” ({ $kind }) från { $loser }.
ev-thrown_away = { $seat } kastar { $number ->
    [one] ett mirakelkort
   *[other] { $number } mirakelkort
  }.
ev-stays = { $god } stannar kvar.
ev-relic_taken = { $card } går från { $loser } till { $seat }.
ev-relic_lost = { $seat } förlorar { $card }: reliken förstörs.
ev-invade = { $attacker } invaderar { $dst } från { $src }.
ev-gods_come = { $n ->
    [0] Ingen gud följer med.
   *[other] { $gods } följer med.
  }
ev-enter = { $seat } flyttar { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $src } till { $dst }, där ingen stod.
ev-champion = { $seat } väljer { $god } till gudakriget.
ev-thrown = { $godswar ->
    [0] { $attacker } anfaller { $dst } från { $src }
   *[other] Gudakrig om { $dst } från { $src }
  }: hittills { $attack } mot { $defence }.
ev-again = Slår om: { $rolled }.
ev-godswar = Gudakrig om { $place }: { $god } { $total } mot { $foe } { $foe_total }{ $ties }; { $loser } förvisas.
godswar-total = { $dice } (tärningar { $sum } + arméer och kort { $more } = { $n })
ev-saved = { $armies ->
    [0] { $seat } använder inte Livets träd.
   *[other] { $seat } betalar { $armies } tro till Livets träd och räddar lika många arméer i { $place }.
  }
ev-to_heaven = { $armies ->
    [one] 1 armé från { $side } går
   *[other] { $armies } arméer från { $side } går
  } till { $heaven }.
ev-to_supply = { $armies ->
    [one] 1 armé från { $side } går
   *[other] { $armies } arméer från { $side } går
  } till förrådet, inte till { $heaven }.
ev-killed = { $side } förlorar { $list }{ $whither }.
ev-plague_kills = Pesten dödar arméer hos { $side }: { $list }{ $whither }.
whither-heaven = , till { $heaven }
whither-supply = , till förrådet
ev-gained = { $side } får arméer{ $temple ->
    [0] {""}
   *[other] {" "}för tempel
  }: { $list }.
ev-seized = { $seat } tar { $place } med { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-swap = Alla arméer och gudar som { $side } har i { $src } och { $dst } byter plats.
ev-empty = { $place } är nu tomt.
ev-leave = { $seat } leder { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $heaven } till { $place }.
ev-revive = { $seat } hämtar tillbaka { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $src } till { $dst }.
ev-forgo = { $seat } byter { $armies } arméer mot { $faith } tro med De dödas bok.
ev-summoned = { $faith ->
    [0] { $seat } placerar { $god } i { $place }.
   *[other] { $seat } kallar { $god } till { $place } ({ $faith } tro).
  }
ev-god_moved = { $god } går från { $src } till { $dst }.
ev-banished = { $god } förvisas från { $place }.
ev-built = { $seat } bygger ett tempel i { $place }{ $paid }.
ev-temple_moved = Templet i { $src } flyttar till { $dst }.
ev-temple_fell = Templet i { $place } förstörs.
ev-temple_hands = Templet i { $place } tillhör nu { $side }.
ev-temple_hands-none = Ingen äger nu templet i { $place }.
ev-plague = Pesten drabbar { $place }.
ev-plague_moved = Pesten flyttar från { $src } till { $dst }.
ev-plague_gone = Pesten har lämnat { $place }.
ev-sunk = Atlantis sjunker.
ev-maelstrom = Malströmmen stänger havet mellan { $src } och { $dst } för alltid.
ev-barred = Ingen får anfalla eller gå in i { $place } under resten av den här turen.
ev-fire = { $seat } lägger till { $bonus } i varje gudakrig den här turen.
ev-time = Markören går tillbaka: det här är nu epok { $epoch }.

## Vad som hände, för den som gjorde det

ev-roll-you = Du slår { $dice } för { $side }.
ev-claim-you = Du tar { $place }.
ev-claims-you = Du tar { $list }.
ev-place-you = Du sätter ut { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } på { $place }.
ev-places-you = Du sätter ut { $list }.
ev-place-other-you = Du sätter ut { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } åt { $side } på { $place }.
ev-places-other-you = Du sätter ut arméer åt { $side }: { $list }.
ev-trade-you = Du byter { $cards } mot { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-stars-you = Du får { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } för stjärnorna.
ev-lay-you = Du byter in { $card }.
ev-bonus-you = Du får { $armies } extra på { $place }.
ev-income-you = Du får { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-battle-you = Du anfaller { $dst } från { $src }: { $attack } mot { $defence }. { $losses }
ev-battles-you = Du anfaller { $dst } från { $src } { $times } gånger. { $losses }
ev-lose-you = du förlorar { $n }
ev-conquest-you = Du erövrar { $dst } och rycker in med { $armies }.
ev-fortify-you = Du flyttar { $armies ->
    [0] gudar
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $src } till { $dst }.
ev-draw-you = Du drar ett kort.
ev-draw-own-you = Du drar { $card }.
ev-mission-own-you = Du får ett hemligt uppdrag: { $mission }
ev-show-you = Du har klarat ett uppdrag: { $mission }
ev-capital-own-you = Du har valt din huvudstad: { $place }.
ev-taken_over-you = Du får också { $place }.
ev-cards-you = Du får { $number ->
    [one] kortet
   *[other] de { $number } korten
  } från { $loser }.
ev-bribe-own-you = Du ger { $card } till { $side }.
ev-raise-you = Du värvar arméer åt { $side }.
ev-turn-you = { $epochs ->
    [0] Runda { $round }
   *[other] Epok { $round }
  }: din tur
ev-pantheon-you = Du väljer { $pantheon }.
ev-bid-you = Du har bjudit.
ev-token-you = Du väljer plats { $token } i turordningen.
ev-token_left-you = Plats { $token } blir kvar åt dig.
ev-faith-you = Du får { $faith } tro.
ev-forgo-you = Du byter { $armies } arméer mot { $faith } tro med De dödas bok.
ev-score-you = Du har { $points } poäng: { $list }.
ev-buy-you = Du köper { $number } { $deck }{ $paid }.
ev-miracle-own-you = Du drar ”{ $card }” ({ $kind }).
ev-relic-you = Du får en relik: { $card }.
ev-labour-you = Du får { $acard } { $why }.
ev-play-you = Du spelar ”{ $card }”{ $paid }.
ev-played-you = Du spelar ”{ $card }”{ $paid }: { $list }.
ev-named-you = Du väljer för ”{ $card }”: { $thing }.
ev-relic_works-you = Du använder { $card }.
ev-taken-own-you = Du tar ”{ $card }” ({ $kind }) från { $loser }.
ev-thrown_away-you = Du kastar { $number ->
    [one] ett mirakelkort
   *[other] { $number } mirakelkort
  }.
ev-invade-you = Du invaderar { $dst } från { $src }.
ev-enter-you = Du flyttar { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $src } till { $dst }, där ingen stod.
ev-champion-you = Du väljer { $god } till gudakriget.
ev-killed-you = Du förlorar { $list }{ $whither }.
ev-plague_kills-you = Pesten dödar dina arméer: { $list }{ $whither }.
ev-gained-you = Du får arméer{ $temple ->
    [0] {""}
   *[other] {" "}för tempel
  }: { $list }.
ev-seized-you = Du tar { $place } med { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  }.
ev-leave-you = Du leder { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $heaven } till { $place }.
ev-revive-you = Du hämtar tillbaka { $armies ->
    [one] 1 armé
   *[other] { $armies } arméer
  } från { $src } till { $dst }.
ev-summoned-you = { $faith ->
    [0] Du placerar { $god } i { $place }.
   *[other] Du kallar { $god } till { $place } ({ $faith } tro).
  }
ev-built-you = Du bygger ett tempel i { $place }{ $paid }.
ev-undone-you = { $moves ->
    [one] Du tar tillbaka ett drag.
   *[other] Du tar tillbaka { $moves } drag.
  }
ev-resigned-you = Du ger upp.
ev-offered-you = Du föreslår att avsluta spelet.
ev-agreed-you = Du går med på att avsluta spelet.
ev-declined-you = Du vill spela vidare.

## Repriser

replay = Repris

open-file = Öppna ett sparat spel
open-file-hint = Från webbläsaren eller terminalen: se det, eller spela vidare.
file-bad = Kan inte öppna filen: { $why }
file-detail = Serverns meddelande (på engelska)

## Vid bordet: det som hör till en variant

ask-place-other-hint = Tryck på dess områden på kartan.
ask-bolster = Förstärk en neutral armé med { $n } arméer
ask-bolster-hint = Tryck på ett område som tillhör den du väljer; alla arméer går dit.
ask-defend-for = Du slår för { $side }: med hur många tärningar?
ask-attack-allies = Tryck på ett område som är ditt eller en allierads, sedan på målet.
ask-fortify-ally = Flytta arméer åt { $side } en gång?
ask-fortify-ally-hint = Tryck på start, sedan på mål.
done-fortify-ally = Ingen förflyttning
ask-fortify-gods = Flytta en gång, även gudar
ask-fortify-gods-hint = Tryck på start, sedan på mål.
done-fortify-gods = Ingen förflyttning
ask-lay-hint = Stjärnorna läggs ihop: ju fler på en gång, desto mer är var och en värd.
lay-so-far = { $stars ->
    [one] En stjärna på bordet, värd
   *[other] { $stars } stjärnor på bordet, värda
  } { $worth ->
    [0] ingenting än
    [one] 1 armé
   *[other] { $worth } arméer
  }
stars-worth = { $n ->
    [0] { $stars } ★
    [one] { $stars } ★ → 1 armé
   *[other] { $stars } ★ → { $n } arméer
  }
lay-then = med det här kortet: { $n ->
    [0] ingenting än
    [one] 1 armé
   *[other] { $n } arméer
  }
done-lay = Behåll korten
done-lay-take = Ta { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }
ask-bonus-hint = Tryck på ett av de markerade områdena: de finns på korten du bytte in.
done-bonus = Spara bonusen till ett senare set
ask-bribe-hint = Tryck på en neutral armé, sedan på ett kort. Flaggorna visar hur många kort som gör den till din allierade.
done-bribe = Ingen muta
bribe-card = Kort att ge
bribe-for = { $n ->
    [one] Ge 1 kort, så blir den din allierade.
   *[other] För { $n } kort blir den din allierade.
  }
bribe-give = Ge
stands-nobody = inte allierad
ask-raise-hint = Tärningen avgör hur många arméer den får; du sätter ut dem.
done-raise = Inga fler
ask-show-hint = De andra får se det.
ask-show-now = Uppdraget är klart: du får visa det nu.
done-show = Inte nu
ask-first-god-hint = Tryck på ett av dina områden.
ask-first-temple-hint = Tryck på ett av dina områden.
ask-people-hint = Folkets gudar för krig, magi, himmel och död strider för dig.
ask-token-hint = Den som bjuder mest väljer först.
ask-summon-hint = Välj en gud eller ett tempel, sedan ett av dina områden.
done-summon = Gå vidare
done-buy = Inga fler kort
ask-invade-hint = Tryck på ett av dina områden, sedan på målet.
ask-invade-below = Invadera i underjorden
ask-invade-below-hint = Tryck på ett av dina fält, sedan på målet.
done-invade-below = Avsluta invasionerna
ask-stay-hint = Från { $from } till { $place }. Gudar som följer med slåss först mot motståndarens gudar.
ask-champion-hint = Tärningar plus arméer avgör; guden som förlorar förvisas.
done-champion = Avbryt
done-answer = Inget kort
done-aegis = Behåll Aegis
done-take = Ingen annan gud
ask-leave-hint = Tryck på en port till underjorden, eller på ett av dina fält där.
done-leave = Stanna i himlen
ask-revive-hint = Tryck på en av dina kryptor, sedan på ett tempel.
done-revive = Stanna där nere
done-labour = Inget kort
done-forgo = Behåll arméerna
naming-place = Tryck på ett område på kartan.
naming-own = Tryck på ett av dina områden.
naming-temple = Tryck på ett område med ett tempel.
naming-plague = Tryck på ett pestland.
naming-foe = Tryck på en annan spelares område.
naming-below = Tryck på ett av dina fält i underjorden.
naming-the_waters_boil = Tryck på sjövägens båda ändar.
naming-own-temple = Tryck på ett av dina områden med ett tempel.
naming-theirs = Tryck på ännu ett område som tillhör { $who }.
naming-the_waters_boil-next = Tryck på sjövägens andra ände.
naming-next = Du har valt { $a }. { $tap }
naming-move = Hur många arméer går från { $a } till { $b }?

## Odds och hjälp

odds-one = chans att ta det
odds-all = chans att ta alla { $n }
odds-losses = Förluster i snitt: { $mine } av dina, { $theirs } av deras.
odds-plague = Pest: hälften av arméerna som går in dör, och gudar förvisas.
odds-left = Kvar om du vinner: { $n }.
odds-picture = Arméer kvar: grönt om området tas, rött om det håller
odds-taken-left = taget, { $n } kvar
odds-held-left = försvarat, { $n } kvar
odds-ends-at = slutar vid { $place }
help = Regler och hjälp
help-search = Sök i reglerna
help-nothing = Inga regler hittades.
help-house = De här husreglerna går före kapitlen nedan.
help-changed = Ändrad av en husregel:
help-now = nu
help-about = Om spelet
help-setup = Förberedelser
help-goals = Så vinner du
help-all = Alla regler efter nummer
help-exactly = Reglerna ordagrant
help-signs = Kartsymboler
help-keys = Tangenter
help-key-0 = öppna hjälpen
help-key-1 = stänga det som är öppet, eller rensa valet
help-key-2 = växla mellan karta och lista
help-key-3 = flytta runt på kartan
help-key-4 = välja en plats
help-key-5 = zooma in, zooma ut, hela kartan
help-key-6 = till frågan, och tillbaka till kartan
help-key-7 = trycka på huvudknappen, var du än är
help-key-8 = ange arméer för en plats, eller talet som efterfrågas
sound = Ljud
sound-on = Ljudet är på
sound-off = Ljudet är av
volume = Volym
since = Sedan din förra tur
since-lost = { $who } tog { $list } från dig.
since-fallen = { $n ->
    [one] Du förlorade 1 armé.
   *[other] Du förlorade { $n } arméer.
  }
since-nothing = Du förlorade inget.
since-took = { $who } tog { $n ->
    [one] ett område
   *[other] { $n } områden
  } från andra.

## Genvägar på tangentbordet

skip = Genvägar
skip-question = Till frågan
skip-board = Till kartan

## Vad man har med sig och som inte går

fault-players = { $mode } är för { $low } till { $high } spelare, inte { $seats }
fault-players-exact = { $mode } är för { $low } spelare, inte { $seats }
fault-short-game = short_game är för 4 eller 5 spelare, inte { $seats }
fault-chosen-setup = att ta områden (chosen_setup) går med 3 till 5 spelare
fault-small-map = { $mode } med { $seats } spelare behöver en karta med minst { $least } områden; { $board } har { $size }
fault-large-map = { $mode } med { $seats } spelare har arméer för { $most } områden; { $board } har { $size }
fault-number = { $rule } kan vara ett tal från { $low } till { $high }, inte { $value }
fault-value = { $rule } kan vara { $values }, inte { $value }
fault-value-near = { $rule } kan vara { $values }, inte { $value }; menade du { $near }?
fault-no-rule = det finns ingen husregel { $rule }; välj bland { $rules }
fault-no-rule-near = det finns ingen husregel { $rule }; menade du { $near }?
fault-idle-rule = { $rule } har ingen verkan i { $mode }; där finns { $rules }
fault-own-map = { $mode } går bara att spela på sin egen karta, som korten handlar om
fault-no-mode = det finns ingen variant ”{ $mode }”; försök med { $near }
fault-no-save = det här är ingen text av slaget ”{ $form }”
fault-newer = det här sparades av en nyare version av Feldherr
fault-version = det här kräver { $mode } i version ”{ $theirs }”, men här är det { $ours }
fault-cut-off = texten är avbruten mitt i en rad
fault-line = rad { $line }: { $why }
fault-unread = rad { $line } är inget tillåtet drag där

## The table: rail, bubbles, first words

ask-buy-hint = { $cost } tro styck, högst 4.
fortify-gods-only = Flytta bara gudar
ev-undone = { $moves ->
    [one] { $seat } tar tillbaka ett drag.
   *[other] { $seat } tar tillbaka { $moves } drag.
  }
ev-resigned = { $seat } ger upp.
ev-offered = { $seat } föreslår att spelet avslutas.
ev-agreed = { $seat } går med på att avsluta spelet.
ev-declined = { $seat } vill spela vidare.
ev-begun_without = Värden börjar utan { $seats }: deras enheter bidrar inte till tärningarna.
ev-begun_by = { $seat } har väntat länge nog och börjar utan { $seats }: deras enheter bidrar inte till tärningarna.
ev-dice_renewed = Servern har förlorat nyckeln till sina tärningar. Härifrån följer de av ett nytt frö; tidigare slag går inte att kontrollera.
ev-adopted = Servern har uppdaterats: spelet fortsätter med version { $version } av reglerna.
ev-came = { $nth ->
    [one] { $seat } tar plats.
   *[other] En enhet till har anslutit för { $seat }: enhet { $nth }.
  }
ev-host_came = En enhet till har anslutit som värd.
ev-linked = { $further ->
    [one] { $seat } har skapat en länk för en enhet till.
   *[other] Värden har skapat en ny länk för { $seat }: tidigare enheter är utloggade.
  }
ev-host_linked = Värden har skapat en ny värdlänk.
ev-spectators_linked = Värden har skapat en ny länk för åskådare: de som använde en tidigare är utloggade.
ev-downloaded = Värden har laddat ner spelets protokoll.
ev-rescued = { $seat } har laddat ner spelets protokoll medan det inte kunde fortsätta.
ev-hinted = { $seat } bad om ett tips.
ev-replaced = { $person ->
    [one] Värden ger platsen för { $seat } till en spelare.
   *[other] Värden låter en dator spela för { $seat }.
  }
ev-removed = { $banned ->
    [one] Värden har stängt av { $seat } från bordet.
   *[other] Värden har skickat iväg { $seat }.
  }
ev-muted = { $on ->
    [one] Värden har tystat { $seat }.
   *[other] { $seat } får prata igen.
  }
ev-spectators_muted = { $on ->
    [one] Värden har tystat alla åskådare.
   *[other] Åskådare får prata igen.
  }
moment-continent = { $name } behärskar { $continent } · +{ $n }
moment-lost = { $name } förlorar { $continent }
moment-out = { $name } är utslagen
follow = Kartan följer med
skip-to-me = Hoppa till min tur
setup-for-me = Sätt ut åt mig
orders = Stående order
orders-hint = Sköts åt dig utan att fråga. Ingen annan får veta det.
order-defend = Försvara
order-defend-most = flest tärningar
order-defend-ask = fråga mig
order-occupy = Flytta in efter en erövring
order-occupy-ask = fråga mig
order-occupy-all = alla
order-occupy-least = så få som möjligt
order-react = När andra agerar
order-react-ask = fråga alltid
order-react-fits = bara om ett kort passar
order-skip = Passa när jag inte kan göra något
order-setup = Sätt ut åt mig
offer = Föreslå att spelet avslutas
offer-sure = Avsluta spelet nu?
offer-end = { $name } föreslår att spelet avslutas nu; ställningen räknas.
offer-waits = Har inte sagt ja än: { $names }
agree = Ja
decline = Spela vidare
withdraw = Dra tillbaka
leaving = Sluta i förtid
resign = Ge upp
resign-sure = Ge upp för gott?
resign-computer = Om du ger upp spelar en dator vidare åt dig.
resign-neutral = Om du ger upp står dina arméer kvar och försvarar sig bara.
farewell-computer = Tack för spelet, { $name }. En dator tar över dina arméer; du kan titta vidare eller gå.
farewell-neutral = Tack för spelet, { $name }. Dina arméer står kvar och försvarar sig bara; du kan titta vidare eller gå.
farewell-watch = Titta på
farewell-leave = Gå
tools = Meny
help-key-9 = anfall, blixt, avsluta steget, ta tillbaka
you = du
income-n = { $n ->
    [one] 1 armé nästa tur
   *[other] { $n } arméer nästa tur
  }
goal-territories-short = först till { $n } områden
goal-capitals-short = först till { $n } huvudstäder
is-doing = { $name }: { $doing }
then-you = { $n ->
    [0] Sedan är det din tur.
   *[other] Sedan { $list }, sedan du.
  }
you-watch = Du tittar på.
blitz = Blixt
blitz-hint = { $n ->
    [one] tills det är avgjort
   *[other] { $n } i rad
  }
then = Sedan
more = Mer …
stop-at = Stoppa vid
odds-lose = Du förlorar ungefär { $n } av { $of }.
each-all-n = { $n ->
        [0] Alla
       *[other] Alla { $n }
    }
place-now = { $place }: { $n }. { $left } kvar.
cards-other = Kort
all-n = Alla { $n }
least-n = Bara { $n }
invade-go = Invadera
god-comes = { $god } följer med
godswar-first = Först gudakrig
godswar-against = mot { $gods }
tray = Inte på kartan än
piece-temple = Tempel
bid-in = har bjudit
bid-was = bjöd { $n }
rail-reinforce = Förstärk
rail-attack = Anfall
rail-move = Flytta
rail-raise = Värva
rail-summon = Kalla
rail-buy = Köp mirakel
rail-play = Spela mirakel
rail-plague = Pest
rail-invade = Invadera
rail-march = Flytta
rail-leave = Lämna himlen
rail-below = Underjorden
rail-end = Slut
hint = Tips
hint-ok = Uppfattat
hint-chance = { $chance } chans
hints-here = Tips är tillåtna: glödlampan visar vad en dator skulle göra, och alla ser vem som frågar.
hints-none = Tips är inte tillåtna vid det här bordet.
undo-here = Du kan ta tillbaka ditt senaste drag tills någon slår tärningar, drar ett kort eller spelar efter dig.
undo-none = Vid det här bordet kan man inte ta tillbaka drag.
hint-place = Tryck på ett av dina områden för att sätta ut en armé där; håll in för fler. Du kan ångra ett misstag; tryck på ”Klar” när du är färdig.
hint-attack = Tryck på ett eget område, sedan på en granne: du ser dina odds innan du slår. Fler arméer än försvararen är en bra början.
hint-fortify = En förflyttning innan turen är slut: för arméer från ett tryggt ställe till din gräns.
hint-lay = Kort ger arméer. Stjärnorna läggs ihop: ju fler på en gång, desto mer är var och en värd.
hint-trade = Tre kort som passar ger extra arméer. Spara dem, eller byt in dem nu.
hint-claim = Tryck på ett ledigt område för att ta det. Områden bredvid varandra är lättare att försvara.
hint-invade = Tryck på ett eget område, sedan på en granne. Gudar som följer med slåss först mot motståndarens gudar.
hint-bid = Bjud tro i hemlighet om din plats i turordningen; du betalar ditt bud vilken plats du än får, och tro räcker också till gudar, tempel och mirakel.
hint-plague = En dödskalle betyder pest: varje gång det är din tur dödar den hälften av dina arméer där, och ingen gud kan stanna.
hint-god = Gudar vinner strider: ta med din krigsgud när du invaderar, så vinner du även vid lika.
hint-temple = Ett tempel ger 1 tro och 1 armé varje tur, och den som försvarar det slår om ettor.
hint-faith = Du får lika mycket tro som arméer: spara den till gudar, tempel och mirakel.
hint-summon = Varje gud i spel har sin egen kraft i strid och låter dig köpa ur sin mirakellek.
hint-miracles = Mirakel kan vända spelet, men du kan bara köpa dem ur lekarna för gudar du har i spel.
hint-play = Krigs- och dödskort spelar du nu; spara himmelskorten tills någon anfaller dig.
hint-underworld = Dina stupade är inte förlorade: från din himmel går de genom en port och slåss vidare i underjorden.
hint-crypts = Varje krypta och varje altare du håller i underjorden är värd en poäng i slutet; kryptor skickar också tillbaka arméer till dina tempel, och altaren hjälper dina gudar.
ask-occupy-hint = Hur många arméer flyttar in?
