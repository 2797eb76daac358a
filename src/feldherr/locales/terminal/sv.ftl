# Vad bara terminalen säger, på svenska.

## Frågor

term-place = { $who }, sätt ut { $armies }.
term-place-of = { $who }, sätt ut { $armies } åt { $side }.
term-defend = { $who }, { $place } anfalls från { $from } med { $n ->
    [one] 1 tärning
   *[other] { $n } tärningar
  }. Försvara med 1 eller 2? (skriv ”alltid” för flest)
term-occupy = { $who }, du har tagit { $place }. Hur många arméer flyttar in, { $low } till { $high }?
term-asked = { $who }, { $what }.
term-asked-done = { $who }, { $what }, eller klar.
term-nothing = { $who }, { $what }: tryck på Enter.
term-do-attack = anfall
term-do-fortify = flytta arméer en gång
term-do-claim = ta ett ledigt område
term-do-trade = byt in ett kortset
term-do-lay = lägg ut kort för att byta in deras stjärnor
term-do-bonus = välj området som får bonusarméerna
term-do-show = visa ett avklarat uppdrag
term-do-capital = välj din huvudstad (bara du ser det)
term-do-bribe = muta en neutral armé med ett kort
term-do-raise = slå för en allierads arméer
term-none = inget att välja
term-none-trading = inget set att byta in
term-none-laying-cards = inga kort att lägga ut
term-none-bribing = ingen att muta
term-none-showing-a-mission = inget uppdrag att visa nu
term-none-attacking = ingen att anfalla
term-stars = hittills { $n ->
    [one] 1 stjärna
   *[other] { $n } stjärnor
  } = { $armies }
term-star-more = en stjärna till = { $n }
term-press-enter = Tryck på Enter.
term-lay-more = Lägg ut fler.
term-lay-more-done = Lägg ut fler, eller klar.
term-how-many = { $verb }: hur många, { $low } till { $high }? { $warning }
term-where-to = vart?
term-nothing-done = Inget gjort.
term-no-number = { $n } finns inte i listan
term-only = { $n } går inte här; skriv { $span }
term-span = { $low } till { $high }

## Hemligheter, nyheter, anteckningar

term-your-cards = Dina kort: { $list }.
term-team-cards = Lagets kort: { $list }.
term-your-mission = Ditt uppdrag: { $mission }
term-your-capital = Din huvudstad: { $place }.
term-your-miracles = Dina mirakel: { $list }.
term-your-ranked = Ditt uppdrag ({ $rank }): { $mission }
term-their-mission = { $who } har uppdraget: { $mission }
term-their-capital = { $who } har huvudstaden { $place }.
term-their-miracles = { $who } har mirakelkorten: { $list }.
term-their-ranked = { $who } har uppdraget ({ $rank }): { $mission }
term-last-mission = { $who } har sitt sista uppdrag kvar: { $mission }
term-type-hand = Skriv hand för att se dina kort och uppdrag.
term-type-hand-cards = Skriv hand för att se dina kort.
term-no-cards = Du har inga kort.
term-you-lost = Du har förlorat: { $list }.
term-lost = { $who } har förlorat: { $list }.
term-and-more = { $list } och { $n } till
term-earlier = … { $n ->
    [one] 1 tidigare rad
   *[other] { $n } tidigare rader
  }: skriv logg { $all }
term-more-lines = … { $n ->
    [one] 1 rad till
   *[other] { $n } rader till
  }: skriv logg { $all }
term-type-log = (skriv logg { $n })
term-list = … skriv lista för att se alla drag
term-look-first = skriv hand för att se dina hemligheter först
term-welcome = (skriv hjälp för att se vad du kan skriva)
term-see-missions = (skriv hand för att se dina hemliga uppdrag innan du sätter ut arméer)
term-pass-device = Lämna över till { $who } och tryck sedan på Enter.
term-only-way = { $answer }: det enda möjliga draget
term-out-others = { $who }, du är utslagen. Enter: spela vidare utan dig, q: sluta (spelet är sparat).
term-out-watch = { $who }, du är utslagen. Enter: se på de andra, q: sluta (spelet är sparat).
term-was-secret = Avslöjade hemligheter:
term-look-again = Se reprisen: { $command }
term-saved-in = sparat i { $file }; fortsätt med: { $command }
term-always-on = (du försvarar dig alltid med flest tärningar)
term-always-off = (du väljer själv antal tärningar igen)
term-setup-see = (skriv uppställning för att få dina arméer utsatta)
term-setup-on = (dina arméer sätts ut åt dig)
term-setup-over = uppställningen är över
term-no-news = inget har hänt ännu

## Bordets huvud

term-over = spelet är slut
term-round = runda { $n }
term-round-of = runda { $n } av { $most }
term-turn = { $who } står på tur
term-next-set = nästa set { $n }
term-goal = mål: { $goal }
term-goal-territories = { $n } områden
term-goal-capitals = { $n } huvudstäder
term-goal-mission = ditt uppdrag
term-goal-missions = fyra uppdrag
term-goal-all = alla områden
term-goal-beat = besegra { $foe }
term-the-others = de andra
term-goal-team = besegra en spelare i det andra laget
term-out = ute
term-of = med { $mark }
phase-choose_capitals = välj huvudstäder
phase-choose_pantheons = välj folk
phase-claim = ta områden
phase-deal = dela ut områden
phase-deal_missions = dela ut uppdrag
phase-god_of_war_and_temple = krigsgud och tempel
phase-hide_cards = göm kort
phase-plague_lands = pestländer
phase-roll_for_the_pantheons = slå tärning om folken
phase-roll_for_the_start = slå tärning om starten
phase-strengthen = sätt ut arméer
phase-take_turns = turas om
phase-attack = anfall
phase-bolster_a_neutral = förstärk en neutral armé
phase-bribe = mutor
phase-draw = dra kort
phase-end_of_turn = turens slut
phase-fortify = förflyttning
phase-invade = invasion
phase-invade_the_Underworld = invasion i underjorden
phase-leave_the_heavens = lämna himlarna
phase-move_allies = flytta allierade
phase-obtain_miracles = köp mirakel
phase-plague = pest
phase-play_miracles = spela mirakel
phase-raise_armies = värva arméer
phase-reckon = räkna områden
phase-reinforce = förstärkning
phase-reinforce_allies = förstärk allierade
phase-reinforce_the_neutral = förstärk den neutrala armén
phase-show_a_mission_at_the_end = visa ett uppdrag i slutet
phase-show_a_mission_at_the_start = visa ett uppdrag i början
phase-status_of_the_neutrals = de neutralas ställning
phase-summon_and_build = kalla och bygg

## Godstorm

term-first-temple = välj ett område för ditt första tempel.
term-first-god = välj ett område för { $god }, din krigsgud; inte ett pestland.
term-bid = hur mycket tro bjuder du på turordningen, 0 till { $n }? Alla bud betalas, och är hemliga tills alla har bjudit.
term-token = du bjöd { $n } och väljer: när spelar du i den här epoken?
term-return = hämta arméer från dina kryptor till dina tempel: hämta KRYPTA TEMPEL, eller klar.
term-summon-god = kalla på en gud (3 tro)
term-build-temple = bygg ett tempel (5 tro)
term-summon = { $what }, eller klar. Du har { $n } tro.
term-buy = köp mirakelkort för { $each } tro styck, högst 4, eller klar. Du har { $n } tro.
term-bought = Köpt hittills: { $list }; du drar dem när du är klar.
term-play-none = du har inget kort att spela nu ({ $n } tro): tryck på Enter.
term-play = spela ett kort, eller klar. Du har { $n } tro.
term-invaded = { $side } invaderar ditt { $place } från { $from }{ $led }.
term-led = med { $gods }
term-answer-none = Du har inget himmelskort att spela nu: tryck på Enter.
term-answer = Svara med ett himmelskort, eller klar.
term-you-have = Du har { $n } tro.
term-so-far = Hittills: { $list }.
term-how-many-armies = Hur många arméer, { $low } till { $high }?
term-which-goes = Vilken gud följer med?
term-no-more = klar: inga fler.
term-which-place = Vilken plats?
term-which-relic = Vilken relik?
term-which-god = Vilken gud?
term-which-deck = Vilken hög?
term-which = Vilken?
term-which-player = Vilken spelare?
term-you-play = du spelar ”{ $card }”
term-they-play = { $side } spelar ”{ $card }”
term-about = Det gäller { $list }.
term-shield = Offra Aegis för att stoppa det (spela aegis), eller klar för att låta det ske.
term-look = det här är korten som { $side } har. Vilket tar du?
term-invade-none = det finns ingen att invadera: tryck på Enter.
term-invade = invadera en granne, eller klar.
term-invade-enter = invadera en granne, gå in på en tom plats, eller klar.
term-enter = gå in på en tom plats, eller klar.
term-stays-in = { $gods } stannar i { $place }.{ $n ->
   *[other] {""}
  }
term-going = de här följer med till { $place }: { $gods }.
term-muster-end = Tryck på Enter för att gå, eller nämn en gud som ska stanna i { $place }.
term-plague = Pest: hälften av dem dör.
term-plague-gods = Pest: hälften av dem dör och { $gods } förvisas.{ $n ->
   *[other] {""}
  }
term-godswar = gudakrig i { $place } mot { $gods }: vilken gud strider för dig?
term-or-break-off = Eller klar för att avbryta.
term-invasion = anfall { $place }, som tillhör { $side }, från { $from } med hur många tärningar, 1 till { $n }?
term-invasion-end = klar: avbryt; alla: strid till slutet.
term-invasion-owed = Du måste slå en gång.
term-occupy-plague = du har tagit { $place }. Hur många arméer flyttar in, { $low } till { $high }?
term-defend-neutral = du slår för den neutrala armén: { $place }, som tillhör { $side }, anfalls från { $from } med { $n ->
    [one] 1 tärning
   *[other] { $n } tärningar
  }. Försvara med 1 eller 2? (skriv ”alltid” för flest)
term-champion = { $side } utmanar med { $god } till gudakrig i { $place }: vilken gud strider för dig?
term-save = { $armies } skulle falla i { $place }: hur många räddar du med Livets träd, 1 tro styck, 0 till { $n }?
term-along = kvar i { $place }: { $gods }. Nämn en gud som ska följa med till { $there }.
term-along-plague = Pesten förvisar varje gud som går.
term-along-end = Tryck på Enter om ingen annan gud lämnar { $place }.
term-along-must = En måste gå.
term-leave = { $armies } i { $place }: vilka går till dina fält eller lediga portar i underjorden? Eller klar: de som stannar får anfalla besatta portar i nästa steg.
term-people = välj ditt folk (dess gudar för krig, magi, himmel och död).
term-relic = vilken av dina reliker verkar först?
term-forgo = De dödas bok: byta 2 av dina { $n } arméer mot 4 tro? avstå, eller klar.
term-fortify-gods = flytta arméer och gudar en gång genom dina egna områden, eller klar.
term-labour = dra ett dödskort för dina kryptor (dra), eller klar?
term-cards-left = { $deck } ({ $n } kvar)
term-forgo-label = 2 arméer mot 4 tro
term-labour-label = dra ett dödskort
term-worth-now = (nu { $armies })
term-belongs = Den tillhör { $side }.
term-fights-brought = { $god } strider: din enda gud här.
term-fights-there = { $god } strider: din enda gud där.
term-goes-only = { $god } följer med: den enda som kan.
term-stays-only = { $god } stannar kvar: den enda som kan.
term-a-relic = relik
term-no-relic = Ingen relik är i spel.
term-set-up = förberedelser: { $phase }
term-epoch = epok { $n }
term-epoch-of = epok { $n } av { $most }
term-bids = bud på turordningen
term-step = steg { $n } av 10: { $phase }
term-goal-points = mål: flest poäng
term-maelstrom = Malströmmen stänger havet mellan { $a } och { $b }.
term-sunk = Atlantis har sjunkit.
term-barred = Ingen får anfalla { $list } den här turen.
term-columns = spelare folk tur poäng land arméer tro gudar tempel kort döda reliker
term-relics = Reliker:
term-key = ^ tempel  ! pest  gudar: w krig, m magi, s himmel, d död  - tomt  ~ sjunket
term-help =
    Skriv ett drag med dess nummer eller i ord: anfall alaska kamtjatka 3, sätt brasilien 5, förflytta siam indien 4, klar.
    Allt får förkortas (anf ala kam) och även skrivas på engelska; ett anfall utan antal tar alla tärningar.
      anfall A B alla  anfall tills B faller eller A bara har en armé kvar
      igen             upprepa det senaste anfallet (eller utsättningen)
      alltid           försvara dig alltid med flest tärningar; skriv det igen för att få frågan
      uppställning     låt dina arméer sättas ut åt dig fram till första turen
      lista            visa alla tillåtna drag
      ångra            ta tillbaka ditt senaste drag, tills någon slagit tärningar eller spelat efter dig
      chanser [A B …]  chanserna för alla anfall, för ett, eller för flera i rad
      tips             vad en dator skulle göra
      karta [NAMN]     visa brädet, eller ett område och dess grannar
      hand             visa dina kort och uppdrag (bara för dina ögon)
      logg [N]         visa de senaste N raderna av vad som hänt
      regler [ID]      visa spelets regler, eller en av dem: regler K17
      spara FIL        spara en kopia; själva spelet är alltid sparat
      sluta            sluta; du kan fortsätta senare
    På brädet: märke, område, arméer; t områden, a arméer, c kort, + arméer att sätta ut, * en huvudstad.
term-help-storm =
    Skriv ett drag med dess nummer eller i ord, även på engelska; allt får förkortas (inv rom cor).
      bjud 2, plats 1        bjud tro på turordningen; välj när du spelar
      sätt egypt 3           sätt ut arméer; beträd roma gaul 2: ett tomt område
      kalla thor gaul        kalla en gud; bygg gaul: ett tempel; köp krig 2: kort
      spela hjältar          spela ett mirakel; kort [NAMN]: läs ett, eller alla reliker
      invadera roma corsica  sedan anfall 3 (tärningar), alla (till slutet) eller klar
      förflytta roma gaul 4  flytta en gång; sedan får du frågan vilka gudar som följer med
      lämna port 1 3         3 döda genom port 1; hämta krypta 2 roma: en återvänder
      igen, alltid           upprepa senaste anfallet; försvara dig alltid med flest tärningar
      lista, klar            visa alla tillåtna drag; avsluta steget
      ångra, chanser, tips   ta tillbaka ett drag; chansen för ett anfall; vad en dator skulle göra
      karta [NAMN]           visa brädet, eller ett område; karta underjorden
      hand, logg [N]         dina kort (bara för dina ögon); vad som hände
      regler [ID, ORD]       alla regler; en: regler G42; de med ett ord: regler pest
      spara FIL, sluta       spara en kopia; sluta (du kan fortsätta senare)
    På brädet: märke, arméer; { $key }.
    Spelare: p poäng, t områden, a arméer, f tro, { $temple } tempel; gudar i spel;
    kort på handen efter sort; döda i himlen; reliker.

## Ord att skriva: det första visas, alla förstås

type-done = klar slut vidare nej stopp färdig
type-none = ingen inga
type-claim = ta
type-place = sätt placera ställ
type-trade = byt byta
type-lay = lägg lägga
type-bonus = bonus
type-attack = anfall anfalla
type-defend = försvara
type-occupy = besätt
type-fortify = förflytta flytta
type-show = visa
type-capital = huvudstad
type-bribe = muta ge
type-raise = värva res
type-choose = välj välja
type-play = spela
type-bid = bjud bud
type-token = plats
type-summon = kalla
type-build = bygg bygga
type-buy = köp köpa
type-invade = invadera
type-enter = beträd
type-champion = kämpe
type-leave = lämna
type-save = rädda
type-revive = hämta
type-take = ta
type-stay = stanna
type-labour = dra
type-forgo = avstå
type-move = flytta
type-filler = från till med mot och av armé arméer tärning tärningar på för ut
command-help = hjälp
command-quit = sluta avsluta
command-list = lista
command-always = alltid
command-again = igen
command-all = alla
command-map = karta
command-hand = hand
command-card = kort reliker
command-log = logg
command-rules = regler
command-save = spara
command-undo = ångra
command-odds = chanser odds
command-hint = tips råd
command-setup = uppställning

## Svar som inte går

term-type-an-answer = skriv ett drag, dess nummer i listan eller hjälp
term-did-you-mean = menade du { $list }?
term-is-no-t = ”{ $word }” är inget område
term-is-no-c = ”{ $word }” är inget kort
term-is-no-m = ”{ $word }” är inget kort
term-is-no-s = ”{ $word }” är ingen neutral armé
term-is-no-w = ”{ $word }” är ingen gud
term-is-no-x = ”{ $word }” går inte att välja här
term-no-answer = ”{ $word }” är varken kommando eller område (skriv hjälp)
term-odds = { $way } ({ $attackers } mot { $defenders }): { $win } att ta det, { $left } arméer kvar i snitt
term-odds-how = det finns inget anfall att räkna på här; ange områdena: chanser alaska kamtjatka
term-odds-most = chanser räknas ut för högst { $n } arméer
term-odds-too-few = { $place } har ingen armé att anfalla med
term-hint = Tips ({ $who }): { $move }
term-no-undo = det finns inget att ångra: tärningar, dragna kort och andras drag gäller
term-undone = (ångrat)
term-could-be = ”{ $word }” kan vara { $list }
term-can = du kan skriva { $list }
term-which-one = { $typed }: vilket, { $list }?
term-which-neighbour = { $verb }: vilken granne till { $place }? { $list }
term-from-where = { $verb } { $place } varifrån, { $list }?
term-type-number = skriv { $span }
term-stands-alone = skriv bara { $verb }
term-wants-names = { $verb } behöver { $n ->
    [one] ett namn
   *[other] namn
  }, t.ex. { $example }
term-there-is-no = { $name } finns inte
term-out-of-reach = { $what } går inte nu; inom räckhåll: { $list }
term-goes-only-with = { $what } går bara med { $list }
term-too-many-words = för många ord efter { $name }
term-only-these = bara { $list }
term-taken = { $name } är redan taget
term-not-yours = { $name } tillhör inte dig
term-not-now = { $what } går inte nu
term-how-much = skriv hur mycket, { $span }
term-takes-no-number = { $verb } ska inte ha något tal
term-nothing-again = inget att upprepa
term-owed-armies = skriv hur många arméer, { $low } till { $high } (Enter: { $high })
term-owed-roll = du har tillkännagett den här invasionen, så du måste slå en gång
term-god-of-people = { $god } är en av { $people }s gudar: skriv { $people }
term-gods-next = gudarna väljer du strax: skriv det utan { $god }
term-no-rule = ingen regel hittades för { $name }

## Runt bordet

term-from = { $verb } från
term-set-for = { $list } mot { $n }
term-next-to-it = { $here }; intill: { $list }.
term-empty = tomt
term-turns = 1:a 2:a 3:e 4:e 5:e
term-bid-of = bud { $n }
term-dead = { $n } döda
term-features = port krypta altare
term-flames = lågor: { $list }
term-cleared = skärmen rensad
term-colours = Röd Blå Grön Gul Violett Turkos

## Riktiga tärningar

term-dice-help =
    Slå riktiga tärningar och skriv vad de visar: 6 4 1 5 2, eller 64152; först anfallarens, sedan försvararens.
    sluta: sluta; du kan fortsätta senare.
term-roll-battle = { $side } anfaller { $place } från { $from }: slå { $n } tärningar, först { $mine } för anfallet, sedan { $theirs } för försvaret; t.ex. { $example }
term-roll-start = Slå en tärning var om vem som börjar: { $list }, i den ordningen; t.ex. { $example }
term-roll-order = Slå en tärning var om vem som kommer först: { $list }, i den ordningen; t.ex. { $example }
term-roll-one = Slå en tärning för { $whom }; t.ex. { $example }
term-roll-lava = Slå en tärning per plats för { $card }: { $list }, i den ordningen; t.ex. { $example }
term-roll-godswar = Gudakrig om { $place }: slå { $mine } tärningar för { $champion }, sedan { $theirs } för { $foe }; t.ex. { $example }
term-roll-again = Slå om ettorna: { $list }, i den ordningen; t.ex. { $example }
term-roll-of = { $n } för { $who }
term-no-face = { $word } finns inte på en tärning; den visar 1 till 6
term-faces-wanted = skriv { $n ->
    [one] 1 siffra
   *[other] { $n } siffror
  }, inte { $typed }

## Vad ska vi spela?

term-pick-mode = Vad vill ni spela?
term-pick-number = Nummer eller namn
term-not-listed = { $word } finns inte i listan; skriv ett nummer från 1 till { $n }.
term-pick-players = Hur många spelare, datorer inräknade, { $low } till { $high }?
term-pick-computers = Hur många av dem är datorer, 0 till { $n } ({ $usual } { $strong } för starka)?
term-no-computer = det finns ingen datorspelare ”{ $word }”; prova { $list }
term-no-seats = { $word } är ingen spelare; skriv nummer från 1 till { $n }, t.ex. { $example }
term-pick-names = Spelarnas namn, åtskilda med kommatecken
term-many-names = { $n } namn för { $seats } spelare
term-none-chosen = inget spel valt

## Filer och repriser

term-save-where = spara behöver ett filnamn; själva spelet finns i { $file }
term-copy-in = En kopia sparad i { $file }.
term-not-written = det går inte att skriva { $file } ({ $why })
term-played-elsewhere = { $file } spelas just nu i ett annat feldherr
term-disk-full = disken är full
term-is-a-folder = { $file } är en mapp; skriv ett filnamn
term-exists = { $file } finns redan; fortsätt med: { $command }
term-saved-so-far = spelet är sparat; fortsätt med: { $command }
term-cut-off = Sista raden i { $file } är avbruten ({ $line }). Du kan spela vidare utan den; filen behålls som { $file }.broken.
term-go-on = Spela vidare?
term-left-as-is = { $file } ändrades inte
term-keys = Enter nästa, p tillbaka, t nästa tur, ett tal hoppar, q sluta
term-leads-nowhere = okänd tangent { $key }: { $keys }; talen går från 0 till { $n }.
term-replay-end = Spelet är slut.
term-replay-now = Det här är det senaste draget.

## Varför datorer gör som de gör (--explain)

why-reinforce = Förstärker { $place } { $purpose }.
why-strike = Anfaller { $place } från { $src } ({ $chance } % i den här striden) { $purpose }.
why-enter = Går in i { $place } { $purpose }.
why-regroup = Flyttar arméer till { $place }, där de är mer värda.
why-halt = Slutar anfalla: inget mer är värt arméerna.
why-for-nothing-new = för att behålla det som finns
why-for-continent = för att ta hela { $continent }, som ger { $n ->
        [one] 1 armé
       *[other] { $n } arméer
    } per tur ({ $chance } % chans)
why-for-break = för att ta { $continent } ifrån ägaren ({ $chance } % chans)
why-for-kill = för att slå ut { $who } ({ $chance } % chans)
why-player = spelare { $n }
why-for-goal = för att komma närmare segern ({ $chance } % chans)
why-for-card = för att ta { $place } och få ett kort ({ $chance } % chans)
why-for-place = för att ta { $place } ({ $chance } % chans)
why-recruit-place = Det står en fiende intill.
why-recruit-attack = Vi är klart fler.
why-recruit-occupy = Fronten har flyttat sig.
why-recruit-fortify = Långt från gränsen gör arméer ingen nytta.
why-recruit-trade = Ett set är ett set.
why-recruit-claim = Det var ledigt.
why-recruit-bid = Ett litet bud: man vet aldrig.
why-recruit-idea = Det verkade vara en bra idé.
why-storm-only = Det finns inget annat att göra.
why-storm-pantheon = Alla folk är lika starka.
why-storm-stop = Inget mer är värt risken.
why-storm-take = Invaderar { $place }: { $chance } % chans att lyckas.
why-storm-complete = Invaderar { $place } för att få hela { $continent }: { $chance } % chans att lyckas.
why-storm-break = Invaderar { $place } för att ta { $continent } från en fiende: { $chance } % chans att lyckas.
why-storm-below = Går till { $place } i underjorden: { $chance } % chans att lyckas.
why-storm-all = Drar vidare med alla, genom { $place }.
why-storm-few = Lämnar bara det som måste stanna i { $place }.
why-storm-gods-stay = Håller gudarna borta från invasionen av { $place }: de kan gå förlorade där.
why-storm-gods-come = Tar med gudarna till { $place }.
why-storm-break-off = Avbryter: bara { $chance } % chans att ta { $place }.
why-storm-attack = Fortsätter anfalla: { $chance } % chans att ta { $place }.
why-storm-champion = Satsar guden som bäst kan avvaras: { $chance } % chans att vinna.
why-storm-fortify = Flyttar arméer till { $place }, där de gör mest nytta.
why-storm-place = Samlar arméer på { $place } för det bästa fälttåget.
why-storm-claim = Tar { $place }, intill det som redan finns i { $continent }.
why-storm-bid = Bjuder för den tur som betyder mest.
why-storm-save = Sparar sin tro.
why-storm-first = Spelar tidigt, innan de andra växer.
why-storm-last = Spelar sist, så att ingen kan slå tillbaka.
why-storm-summon = Kallar en gud till { $place }, bredvid den starkaste armén.
why-storm-temple = Bygger ett tempel i { $place }: det betalar sig.
why-storm-keep = Behåller sin tro till något bättre.
why-storm-buy = Köper mirakelkort medan det finns tro.
why-storm-card = Spelar ett kort som ger mer än det kostar.
why-storm-hold = Håller inne korten: inget skulle hjälpa nu.
why-storm-name = Väljer det som hjälper mest.
why-storm-shield = Offrar Aegis: kortet skulle kosta mer.
why-storm-no-shield = Behåller Aegis till ett värre kort.
why-storm-defend = Försvarar sig med alla tärningar.
why-storm-life = Betalar tro för att hålla sina arméer vid liv.
why-storm-dead = Skickar de döda till { $place }, mot kryptor och altaren.
why-storm-return = Hämtar tillbaka en armé till templet i { $place }.
why-storm-labour = Tar gratiskortet.
why-storm-forgo = Tar tro i stället för arméer.
why-storm-ahead = Har tänkt framåt: { $chance } % så här, { $usual } % på kaptenens sätt.

## The parts of a turn, as people call them, each with an example

part-reinforce = Nya arméer
part-attack = Anfalla
part-fortify = Flytta till sist
part-draw = Få ett kort
part-bribe = Muta neutrala arméer
part-reinforce_allies = Arméer åt dina allierade
part-status_of_the_neutrals = Vem de neutrala håller med
part-move_allies = Flytta dina allierade
part-show_a_mission_at_the_start = Visa ett uppdrag när turen börjar
part-show_a_mission_at_the_end = Visa ett uppdrag när turen slutar
part-reinforce_the_neutral = Arméer åt den neutrala sidan
part-bolster_a_neutral = Arméer åt en neutral sida
part-reckon = Har du vunnit?
part-raise_armies = Nya arméer och tro
part-summon_and_build = Gudar och tempel
part-obtain_miracles = Köpa mirakel
part-play_miracles = Spela mirakel
part-plague = Pesten
part-invade = Invadera
part-leave_the_heavens = Skicka ut de döda
part-invade_the_Underworld = Strid i underjorden
part-end_of_turn = Slutet på din tur
part-example-reinforce = 14 områden ger 4 arméer, en hel kontinent ger fler, och du får sätta alla på ett ställe.
part-example-attack = Du slår 6, 4 och 1 mot 5 och 4: sexan slår femman, men vid 4 mot 4 vinner försvararen, så båda förlorar en armé.
part-example-fortify = Av 7 arméer i ett tryggt område tar du 6 till gränsen: en stannar alltid.
part-example-draw = Även tre erövringar på en tur ger bara ett kort.
part-example-raise_armies = 14 områden ger 4 arméer och 4 tro; ett tempel ger en till av vardera.
part-example-summon_and_build = Med 8 tro kan du kalla på en gud för 3 och bygga ett tempel för 5.
part-example-obtain_miracles = Med din himmelsgud i spel köper du två himmelskort för 4 tro.
part-example-play_miracles = Ett kort där det står 1 tro kostar 1 tro när du spelar det, och sedan är det borta.
part-example-plague = Av 5 arméer i ett pestområde dör 2; en ensam armé överlever.
part-example-invade = Du slår 6, 4 och 1 mot 5 och 4: båda förlorar en armé, om inte din krigsgud är med; då vinner du också vid lika.
part-example-leave_the_heavens = Tre av dina arméer stupade senast: skicka ut dem genom en ledig port.
part-example-invade_the_Underworld = Från en port med 3 arméer kan du anfalla kryptan bredvid med 2 tärningar.
part-example-end_of_turn = Har du din dödsgud i spel och håller en krypta drar du ett dödskort.

# What can be done at each question, with an example: two sentences.
now-claiming = Tryck på ett fritt område, så tar en av dina arméer det. Till exempel: har du tre av en världsdels fyra områden, ta det fjärde innan någon annan gör det.
now-strengthening = Tryck på området som ska få arméerna. Till exempel där flest fiender står intill, inte där du är omgiven av dina egna.
now-choosing_capitals = Tryck på ett av dina områden, så blir det din huvudstad; ingen ser den förrän alla har valt. Till exempel är ett område med två grannar lättare att hålla än ett med sex.
now-trading = Tre kort med samma symbol, eller ett av varje, ger arméer. Till exempel är infanteri, kavalleri och artilleri alltid en uppsättning.
now-taking_the_bonus = Ett av korten du bytte visar ett område som är ditt, och det får extra arméer. Till exempel: visar två av dem sådana områden, tryck på det vid gränsen.
now-laying_cards = Tryck på kort, så räknas deras stjärnor ihop: många på en gång ger mer än få två gånger. Till exempel ger 2 stjärnor 2 arméer, men 4 stjärnor 7.
now-placing = Tryck på dina områden för att ställa de nya arméerna där; du kan ångra tills du går vidare. Till exempel uträttar 5 arméer vid en gräns mer än en armé vid var och en av fem.
now-attacking = Tryck på ett av dina områden och sedan på en granne för att se dina chanser, och anfall så ofta du vill. Till exempel får du slå 3 tärningar med 4 arméer: en stannar alltid hemma.
now-defending = Välj hur många tärningar du försvarar dig med; bådas högsta tärningar jämförs. Till exempel kan två tärningar slå två anfallare, men också kosta dig två arméer.
now-occupying = Flytta in arméer i det erövrade området, minst så många som slogs i det sista slaget. Till exempel alla, om du vill anfalla vidare därifrån.
now-fortifying = Flytta arméer en gång, sedan är din tur slut. Till exempel: av 7 arméer i ett tryggt område för du 6 till gränsen; en stannar alltid.
now-showing_a_mission = Ett av dina uppdrag är klart: visa det, så räknas det; ett per tur är tillåtet. Till exempel kaptenens i dag och majorens i nästa tur.
now-bolstering = En neutral armé får förstärkning, och du bestämmer var. Till exempel mellan dig och din motståndare: där står den i vägen.
now-bribing = Tryck på en neutral armé och ge den ett kort: den flyttas ett steg från din motståndare och mot dig. Till exempel blir en armé som inte är någons allierad din för ett kort, motståndarens för två.
now-raising_allies = Välj vilken allierad som får arméer härnäst; en tärning säger hur många, och du ställer ut dem. Till exempel först den som står intill din motståndare.
now-choosing_pantheons = Välj folket vars fyra gudar ska strida för dig. Till exempel följer Oden, Tor och Freja med nordborna: alla folk har samma krafter, så ta det du tycker om.
now-placing_god_and_temple = Tryck på området där din krigsgud eller ditt tempel ska stå. Till exempel kan en gud intill en fiende anfalla genast, och ett tempel bakom fronten står tryggt.
now-bidding = Bjud tro i hemlighet om turordningen: högsta budet väljer först, och alla betalar. Till exempel kostar budet 0 ingenting och ger dig det som de andra inte vill ha.
now-choosing_tokens = Välj när du spelar i den här epoken. Till exempel ser den som spelar sist vad alla andra har gjort, och ingen kan svara före nästa epok.
now-resolving_relics = Flera av dina reliker verkar nu: välj vilken som är först. Till exempel först den som ger tro, sedan en som kan behöva den.
now-raising = De dödas bok gör fyra tro av två nya arméer, om du vill. Till exempel när en gud för 3 tro hjälper dig mer än två arméer.
now-returning = Tryck på en av dina kryptor och sedan på ett tempel: arméer kommer tillbaka från underjorden till jorden. Till exempel till det tempel som är hotat.
now-summoning = Välj en sovande gud eller ett tempel, sedan området där det ska stå; vart och ett har sitt pris i tro. Till exempel kan du med 8 tro kalla en gud för 3 och bygga ett tempel för 5.
now-obtaining_miracles = Köp mirakelkort ur de lekar vars gud du har i spel; du betalar för alla innan du ser något. Till exempel får du köpa krigskort när din krigsgud står på brädet.
now-playing_miracles = Spela ett kort för den tro som står på det, eller gå vidare. Till exempel kostar ett kort med 1 tro dig 1 tro, och sedan är det borta.
now-naming = Kortet frågar vad det gäller: bara det som det får nämna lyser. Till exempel lyser templen vid ett kort mot ett tempel.
now-shielding = Någon spelar ett kort, och du får ge upp Aegis för att upphäva det. Till exempel behåller du Aegis om kortet bara skadar någon annan.
now-looking_at_a_hand = Du ser en annan spelares kort och tar ett. Till exempel det som skulle skada dig mest.
now-invading = Tryck på ett av dina områden och sedan på en granne för att se dina chanser, och gå in så ofta du vill. Till exempel går du bara in i ett område som ingen har, utan tärningar.
now-mustering = Välj vilka gudar som stannar hemma; de andra följer med. Till exempel en som måste vakta ett tempel.
now-answering_an_invasion = Någon går in hos dig, och du får spela ett himmelskort före tärningarna eller låta det ske. Till exempel sparar du kortet om området ändå är förlorat.
now-invasion = Anfall vidare med så många tärningar du vill, eller avbryt. Till exempel får du slå 3 tärningar med 4 arméer: en stannar alltid hemma.
now-naming_a_champion = Välj vilken av dina gudar där som strider i gudakriget; den som förlorar förvisas. Till exempel den du bäst kan undvara.
now-saving = Betala tro för att rädda arméer som skulle falla. Till exempel: är de de sista där, behåller du området med en enda räddad.
now-gods_on_the_move = Arméer flyttar, och du väljer vilka gudar som följer med. Till exempel krigsguden dit där du ska strida härnäst.
now-fortifying_with_gods = Flytta arméer, gudar eller båda en gång från ett område till ett annat. Till exempel för du en gud och 6 av 7 arméer till gränsen: en armé stannar alltid.
now-leaving_the_heaven = Tryck på en port till underjorden, eller en av dina platser där, och säg hur många av dina döda som går. Till exempel går tre arméer som föll förra turen genom en fri port.
now-ending_the_turn = För kryptorna som du håller får du dra ett dödskort. Till exempel när din dödsgud är i spel och du håller en krypta.
for-example = Till exempel: { $what }
