# Vad Feldherr säger, på svenska.

## Huset

tagline = Världserövring efter regelboken: fyra häften, sexton sätt att spela.
home = Alla spel
theme = Färger
theme-auto = Som systemet
theme-light = Ljust
theme-dark = Mörkt
language = Språk
close = Stäng
copy = Kopiera
copied = Kopierat
loading = Ett ögonblick …
unreachable = Servern går inte att nå. Är den igång?
lost-page = Här finns ingenting.

## Entrén

my-tables = Mina bord
my-turn = Din tur
table-over = Avslutat
table-running = Pågår
players-range = { $least }–{ $most } spelare
players-exact = { $n } spelare
minutes = ungefär { $n } min
seats = Platser
seat-here = Person vid den här apparaten
seat-link = Person via länk
seat-computer = Dator
name = Namn
add-seat = En plats till
remove-seat = Ta bort { $name }
strength = Styrka
character = Karaktär
character-none = vilken karaktär som helst
strength-random = Slump
strength-recruit = Rekryt
strength-simple = Enkel
strength-captain = Kapten
strength-marshal = Marskalk
strength-says-random = Vilket svar som helst, alla lika
strength-says-recruit = Ingen plan, men inga dumheter
strength-says-simple = Tumregler, på direkten
strength-says-captain = Planerar sin tur efter exakta odds, på direkten
strength-says-marshal = Spelar igenom sina planer mot de andra innan den väljer; det tar en stund
character-careful = försiktig
character-reckless = våghalsig
character-greedy = girig
character-builder = byggare
character-vengeful = hämndlysten
character-hunter = jägare
character-says-careful = anfaller bara det som nästan säkert går hem
character-says-reckless = anfaller så länge det finns arméer
character-says-greedy = vill ha land, kontinenter och kort
character-says-builder = bygger upp sitt eget hörn och slår till sent
character-says-vengeful = hugger den som leder
character-says-hunter = jagar svaga spelare för kortens skull
house-rules = Husregler
house-rules-changed = { $n ->
    [0] som i häftet
    [one] en ändrad
   *[other] { $n } ändrade
  }
house-usual = { $value } (häftet)
table-settings = Klocka, tempo och tärningar
clock = Klocka
clock-none = Ingen klocka
clock-minutes = { $n ->
    [one] 1 minut per tur
   *[other] { $n } minuter per tur
  }
pace = Datorerna tar
pace-slow = god tid på sig
pace-usual = en liten stund
pace-fast = ingen tid alls
dice = Tärningar
dice-program = programmet slår, och det går att kontrollera
dice-hand = våra egna, som vi skriver in
chat-on = Chatt vid det här bordet
play = Spela
opening = Bordet dukas …
names-differ = Alla spelare behöver ett eget namn.
links-title = Bjud in de andra
links-hint = Varje länk är en plats: skicka den bara till den personen. Den som öppnar den sitter där.
link-for = Länk till { $name }
link-spectator = Länk för åskådare
to-the-table = Till bordet
join-title = Du tar plats …
join-bad = Länken leder ingenstans. Den kan vara felskriven, eller så har värden gjort en ny sedan dess.

## Spelsätten, i två meningar

mode-de2004-liberation = Ta världen i besittning område för område, och erövra sedan alltihop. Kortset blir värda mer för varje byte, så ingen sitter still länge.
mode-de2004-duel-passive = Två fältherrar och fyra neutrala arméer som bara försvarar sig. Den som driver bort den andre från kartan vinner.
mode-de2004-duel-active = De neutrala arméerna tar mutor: ett kort drar en av dem åt ditt håll, och allierade marscherar på din order. Men den som strider för dig kan vända sig bort igen.
mode-de2004-missions = Fyra hemliga uppdrag, från kapten till general, ett i taget. Visa vart och ett i rätt ögonblick; den som först klarar alla fyra vinner.
mode-de2004-teams = Två lag delar områden, kort och planer. Det lag som först förlorar en spelare har förlorat partiet.
mode-sv2000-missions = Alla drar ett hemligt uppdrag och spelar bara för det. Hyllans klassiker: snabb, listig och slut när man minst anar det.
mode-sv2000-duel = Två spelare och en neutral armé som båda förstärker. Enkelt, skarpt och klart på en halv kväll.
mode-sv2000-conquest = Den gamla drömmen: hela världen, och ingen annan kvar. Set blir värda mer för varje byte.
mode-sv2000-capitals = Alla gömmer en huvudstad. Behåll din egen, hitta och ta tillräckligt många av de andras.
mode-nl2004-original = De välkända reglerna på antikens karta, med Atlantis i väster. Alla områden måste falla.
mode-nl2004-original-duel = Två folk och en neutral armé på den gamla jorden. Den som står kvar vinner.
mode-nl2004-godstorm = Krigets, magins, himlens och dödens gudar strider vid dina arméers sida, och de stupade kämpar vidare i underjorden. Efter fem epoker vinner den som har flest poäng.
mode-de2010-basic = Utdelade områden, kort med stjärnor och ett mål som går att nå på en kväll. Ett vapenstilleståndskort kan göra slut på det tidigare.
mode-de2010-classic = Ta dina länder och erövra hela världen, med korten från 2010. Det lönar sig att spara stjärnor.
mode-de2010-missions = Hemliga uppdrag med korten från 2010. Du vet vad du vill; ingen annan vet det.
mode-de2010-duel = Två spelare, tre neutrala arméer och några kort som ingen känner till. Först till trettio områden, eller sist kvar.

## Bordet

round = { $epoch ->
    [yes] Epok { $n }
   *[no] Runda { $n }
  }
setting-up = Uppställning
turn-yours = Din tur, { $name }
asked-you = { $name }, du är tillfrågad
waiting-for = Väntar på { $names }
computer-thinks = { $name } tänker
rolling = Tärningarna rullar
step-bribing = mutor
step-trading = förstärkning
step-laying-cards = förstärkning
step-taking-the-bonus = förstärkning
step-placing = förstärkning
step-raising-allies = förstärkning av allierade
step-bolstering = den neutrala armén
step-attacking = anfall
step-defending = anfall
step-rolling = anfall
step-occupying = anfall
step-rolling-the-status = de neutrala arméerna
step-fortifying = förflyttning
step-drawing = dra kort
step-showing-a-mission = visa uppdrag
step-resolving-relics = reliker
step-raising = resa arméer
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
state-selected = vald
state-target = kan väljas som mål
state-selectable = kan väljas
sign-capital = huvudstad
sign-fallen = fallen huvudstad
sign-temple = tempel
sign-plague = pest
sign-barred = stängt den här turen
sign-sunk = sjunket
sign-war = krigsgud
sign-magic = magins gudinna
sign-sky = himmelsgud
sign-death = dödsgud
secrets = Mina kort
secrets-of = Bara för { $name }
secrets-hidden = Ingen annan bör titta
secrets-show = Visa
secrets-hide = Dölj
secrets-none = Inga kort ännu.
your-mission = Ditt uppdrag
your-missions = Dina uppdrag
mission-done = klart
your-capital = Din huvudstad
team-cards = Ert lags kort
your-cards = Dina kort
your-miracles = Dina mirakel
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
to-place = { $n } att sätta ut
is-out = utslagen
is-away = borta: en dator svarar
is-absent = inte här
is-computer = dator
is-turn = är i tur
ally-of = allierad med { $name }
i-am-back = Jag är tillbaka
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
  } för { $side }
ask-place-hint = Tryck på dina områden på kartan.
placed-so-far = { $left ->
    [0] Alla är utsatta.
    [one] En kvar.
   *[other] { $left } kvar.
  }
confirm-placing = Sätt ut dem
take-back = Ta tillbaka
ask-claim = Ta ett ledigt område
ask-claim-hint = Tryck på ett på kartan.
ask-attack = Anfall, eller avsluta anfallen
ask-attack-hint = Tryck på ett av dina områden, sedan på målet.
fight = { $from } ({ $mine }) mot { $to } ({ $theirs })
dice-n = { $n ->
    [one] 1 tärning
   *[other] { $n } tärningar
  }
attack-once = Anfall
attack-on = Anfall till avgörandet
attack-until = Stanna vid
stop = Stopp
attacking-on = Anfaller { $to } …
ask-defend = { $place } anfalls från { $from } med { $n ->
    [one] en tärning
   *[other] { $n } tärningar
  }
ask-defend-hint = Hur många tärningar försvarar du dig med?
defend-with = Försvara med { $n }
always-defend = alltid så många som möjligt
ask-occupy = { $place } är ditt: hur många arméer flyttar in?
ask-fortify = Förflytta arméer en gång, eller avsluta turen
ask-fortify-hint = Tryck på varifrån, sedan vart.
fortify-go = Flytta { $n }
ask-trade = Byta kort mot arméer?
ask-trade-must = Du måste byta in ett set
trade-for = { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }
ask-lay = Lägga ut kort och byta dem efter stjärnor?
ask-bonus = Vilket område får bonusarméerna?
ask-show = Visa ett uppdrag som du har klarat?
ask-capital = Välj din huvudstad i hemlighet
ask-capital-hint = Tryck på ett av dina områden. Ingen annan får se det.
ask-bribe = Muta en neutral armé med ett kort?
ask-raise = Slå för en allierads arméer?
ask-choose = Välj
ask-people = Välj ditt folk
ask-bid = Hur mycket tro bjuder du för turordningen?
ask-bid-hint = Alla bud betalas; de är hemliga tills alla har bjudit.
ask-token = När spelar du i den här epoken?
ask-summon = Kalla på en gud, bygg ett tempel, eller gå vidare
ask-first-god = Var börjar din krigsgud?
ask-first-temple = Var står ditt första tempel?
ask-buy = Köp mirakelkort (2 tro styck, högst 4)
ask-play = Spela ett kort, eller gå vidare
ask-answer = { $who } invaderar { $place } från { $from }: svara med ett kort?
ask-aegis = Ge upp Aegis för att stoppa kortet?
ask-look = Vilket av de här korten tar du?
ask-invade = Invadera en granne, eller gå vidare
ask-stay = Vilka gudar stannar kvar?
ask-champion = Vilken gud strider i gudakriget?
ask-invasion = Anfall { $place }
ask-save = Hur många arméer räddar Livets träd?
ask-take = Vilken gud följer med?
ask-leave = Vem lämnar himlen för underjorden?
ask-revive = Arméer får återvända från dina kryptor
ask-forgo = De dödas bok: två arméer färre mot fyra tro?
ask-labour = Dra ett dödskort för dina kryptor?
ask-relic = Vilken relik verkar först?
ask-roll = Slå { $n ->
    [one] en tärning
   *[other] { $n } tärningar
  } och skriv vad det blev
ask-roll-go = Så blev det
roll-attacker = Anfall
roll-defender = Försvar
die-n = Tärning { $n }
ask-only = Det finns inget att välja
ask-generic = Vad gör du?
go-on = Fortsätt
everything = Alla svar som lista
amount = Hur många
sending = Skickar …

verb-done = Klar
verb-claim = Ta { $a }
verb-place = Sätt ut i { $a }
verb-trade = Byt { $a }, { $b } och { $c } mot { $n }
verb-lay = Lägg ut { $a }
verb-bonus = I { $a }
verb-attack = Anfall { $b } från { $a }
verb-defend = Försvara med { $n }
verb-occupy = Flytta in
verb-fortify = Flytta från { $a } till { $b }
verb-show = Visa: { $a }
verb-capital = { $a } är min huvudstad
verb-bribe = { $a }: ge { $b }
verb-raise = Slå för { $a }
verb-choose = { $a }
verb-play = Spela { $a }
verb-bid = Bjud
verb-token = { $n ->
    [1] Spela först
    [2] Spela som tvåa
    [3] Spela som trea
    [4] Spela som fyra
   *[other] Spela som femma
  }
verb-summon = { $a } till { $b }
verb-build = Ett tempel i { $a }
verb-buy = Köp { $a }
verb-invade = Invadera { $b } från { $a }
verb-enter = Gå in i { $b } från { $a }
verb-champion = { $a }
verb-leave = Till { $a }
verb-save = Rädda
verb-revive = Från { $a } till { $b }
verb-take = { $a } följer med
verb-stay = { $a } stannar
verb-labour = Dra ett kort
verb-forgo = Avstå { $n } arméer för tro
verb-move = Flytta
done-attack = Avsluta anfallen
done-invade = Avsluta invasionerna
done-invasion = Avbryt
done-fortify = Avsluta turen utan förflyttning
done-trade = Inget byte
done-play = Inget kort
done-stay = De andra följer med
group-attack = Anfall
group-fortify = Förflyttning
group-place = Sätt ut
group-claim = Ta
group-trade = Byt
group-lay = Lägg ut kort
group-bribe = Muta
group-show = Uppdrag
group-play = Kort
group-buy = Köp
group-summon = Kalla
group-build = Bygg
group-invade = Invasion
group-enter = Gå in
group-other = Välj

## Överlämning

curtain-title = Ge apparaten till { $name }
curtain-hint = { $name } ser kort som inte är för de andra.
curtain-go = Jag är { $name }

## Besvär

stage-gone = Förbindelsen är borta. Försöker igen …
stage-refused = Du kan inte sitta vid det här bordet från den här apparaten.
try-now = Försök nu
trouble = Bordet kan inte skriva just nu: svar får vänta. Ingenting går förlorat.
refused = Det godtogs inte: { $why }
refused-stale = Bordet har gått vidare; det svaret behövdes inte längre.
over-title = { $names } { $n ->
    [one] vinner
   *[other] vinner
  }
over-nobody = Ingen vinner
again = Spela igen
download = Spara partiet
dice-proof = Kontrollera tärningarna
dice-proof-hint = All slump i det här partiet följer av ett frö. Dess SHA-256 stod på skylten från början:
seed = Frö
commitment = SHA-256
table-info = Om det här bordet
about-mode = { $title }, { $booklet }
house-here = Husregler här
fresh-link = Ny länk
put-computer = Låt en dator spela
put-person = Ge platsen till en person
chat-placeholder = Säg något
chat-send = Skicka
chat-host = Värd
chat-guest = Gäst
chat-empty = Ingen har sagt något ännu.
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
plague-here = pest

## Vad som hände

reason-1 = alla områden är erövrade
reason-2 = de andra är utslagna
reason-3 = uppdraget är utfört
reason-4 = huvudstäderna är hållna
reason-5 = områdena är hållna
reason-6 = vapenstillestånd
reason-7 = rundgränsen är nådd
reason-8 = fyra uppdrag är utförda
reason-9 = ett lag förlorade en spelare
reason-10 = flest poäng
reason-11 = ingen är kvar

ev-deal = { $a } går till { $who }.
ev-deals = Områdena är utdelade.
ev-start_roll = Tärningar om starten: { $rolled }.
ev-roll = { $who } slår { $dice } för { $whom }.
ev-claim = { $who } tar { $a }.
ev-claims = { $who } tar { $list }.
ev-place = { $who } sätter ut { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  } i { $a }.
ev-places = { $who } sätter ut { $list }.
ev-places-one = { $n } i { $a }
ev-trade = { $who } byter { $list } mot { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }.
ev-stars = { $who } får { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  } för stjärnorna.
ev-lay = { $who } lägger ut { $card }.
ev-bonus = { $who } får { $n } till i { $a }.
ev-income = { $who } får { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }.
ev-battle = { $who } anfaller { $b } från { $a }: { $mine } mot { $theirs }. { $losses }
ev-battles = { $who } anfaller { $b } från { $a } { $times } gånger. { $losses }
ev-lose = { $who } förlorar { $n }
ev-lose-none = Ingen förlorar något.
ev-conquest = { $who } erövrar { $b }.
ev-occupy = { $n ->
    [one] En armé står
   *[other] { $n } arméer står
  } nu i { $b }.
ev-fortify = { $who } flyttar { $n ->
    [0] gudar
    [one] 1 armé
   *[other] { $n } arméer
  } från { $a } till { $b }.
ev-draw = { $who } drar ett kort.
ev-draw-own = { $who } drar { $card }.
ev-mission = { $who } får ett hemligt uppdrag.
ev-mission-own = { $who } får ett hemligt uppdrag: { $mission }
ev-missions = Uppdragen är utdelade.
ev-show = { $who } har klarat ett uppdrag: { $mission }
ev-lies_open = Det sista uppdraget för { $who } ligger öppet: { $mission }
ev-capital = { $who } har valt en huvudstad.
ev-capital-own = { $who } har valt en huvudstad: { $a }.
ev-capital_fell = { $a }, huvudstad för { $whom }, har fallit!
ev-taken_over = { $a } går samtidigt till { $who }.
ev-cards = { $who } får { $n ->
    [one] kortet
   *[other] de { $n } korten
  } från { $whom }.
ev-bribe = { $who } ger ett kort till { $whom }.
ev-raise = { $who } reser arméer åt { $whom }.
ev-ally = { $who } är nu allierad med { $whom }.
ev-ally-none = { $who } är inte längre allierad med någon.
ev-out = { $whom } är utslagen.
ev-turn = { $epoch ->
    [yes] Epok { $n }
   *[no] Runda { $n }
  }: { $who }
ev-over = { $names } { $n ->
    [one] vinner
   *[other] vinner
  }: { $reason }.
ev-ties = Tärningar om ordningen: { $rolled }.
ev-pantheon = { $who } väljer { $people }.
ev-epoch = Epok { $n }: alla bjuder om turordningen
ev-bid = { $who } har bjudit.
ev-bids = Buden, alla betalda: { $rolled }.
ev-token = { $who } tar plats { $n } i turordningen.
ev-token_left = Plats { $n } blir kvar åt { $who }.
ev-faith = { $who } får { $n } tro.
ev-faith-less = { $who } förlorar { $n } tro.
ev-score = { $who } har { $n } poäng.
ev-buy = { $who } köper { $n } { $deck }.
ev-miracle = { $who } drar från högen { $deck }.
ev-miracle-own = { $who } drar { $own }.
ev-labour = { $who } får ett kort från högen { $deck }.
ev-play = { $who } spelar { $own }.
ev-named = { $who } väljer { $thing } för { $own }.
ev-die = Tärning för { $own }: { $dice }.
ev-continent = Lotten för { $own } faller på { $continent }.
ev-aegis = { $who } ger upp Aegis: { $own } från { $whom } stoppas.
ev-box = { $who } öppnar Pandoras ask och drar { $own }.
ev-relic_works = { $who } vänder sig till { $own }.
ev-taken = { $who } tar ett kort från { $whom }.
ev-taken-own = { $who } tar { $own } från { $whom }.
ev-thrown_away = { $who } kastar { $n ->
    [one] ett kort
   *[other] { $n } kort
  }.
ev-relic_taken = { $own } går från { $whom } till { $who }.
ev-relic_lost = { $own }, som { $who } hade, är förstörd.
ev-invade = { $who } invaderar { $b } från { $a }.
ev-gods_come = { $n ->
    [0] Ingen gud följer med.
   *[other] Gudar följer med.
  }
ev-enter = { $who } flyttar { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  } från { $a } till { $b }, som var tomt.
ev-champion = { $who } väljer { $god } till gudakriget.
ev-thrown = { $who } mot { $b }: hittills { $mine } mot { $theirs }.
ev-again = Slagna på nytt: { $dice }.
ev-godswar = Gudakrig: { $godA } { $n } mot { $godB } { $m }; { $loser } är bannlyst.
ev-saved = { $who } behåller { $n } i { $a } tack vare Livets träd.
ev-to_supply = { $n } från { $who } går till förrådet.
ev-killed = { $who } förlorar { $n } i { $a }.
ev-plague_kills = Pesten dödar { $n } från { $who } i { $a }.
ev-gained = { $who } får { $n } i { $a }.
ev-seized = { $a } tillhör nu { $who }, med { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  }.
ev-swap = { $a } och { $b }, som tillhör { $who }, byter plats.
ev-empty = { $a } är nu tomt.
ev-leave = { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  } från { $who }: från himlen till { $a }.
ev-revive = { $n ->
    [one] 1 armé
   *[other] { $n } arméer
  } från { $who }: tillbaka från { $a } till { $b }.
ev-forgo = { $who } reser { $n } färre och tar { $m } tro.
ev-summoned = { $who } kallar { $god } till { $a }.
ev-god_moved = { $godC } går från { $a } till { $b }.
ev-banished = { $god } är bannlyst från { $a }.
ev-built = { $who } bygger ett tempel i { $a }.
ev-temple_moved = Templet i { $a } flyttar till { $b }.
ev-temple_fell = Templet i { $a } är förstört.
ev-temple_hands = Templet i { $a } tillhör nu { $who }.
ev-plague = Pesten härjar i { $a }.
ev-plague_moved = Pesten flyttar från { $a } till { $b }.
ev-plague_gone = Pesten har lämnat { $a }.
ev-sunk = Atlantis sjunker.
ev-maelstrom = Malströmmen stänger havet mellan { $a } och { $b }.
ev-barred = Ingen får anfalla eller gå in i { $a } under resten av den här turen.
ev-fire = { $who } lägger till { $n } i varje gudakrig den här turen.
ev-time = Markören går tillbaka: det här räknas som epok { $n }.
