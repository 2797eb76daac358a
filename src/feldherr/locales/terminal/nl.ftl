# Wat alleen de terminal zegt, in het Nederlands.

## Vragen

term-place = { $who }, plaats { $armies }.
term-place-of = { $who }, plaats { $armies } van { $side }.
term-defend = { $who }, { $place } wordt vanuit { $from } aangevallen met { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
  }. Verdedigen met 1 of 2? (typ ‘altijd’ voor de meeste)
term-occupy = { $who }, { $place } is van jou. Hoeveel legers trekken binnen, { $low } t/m { $high }?
term-asked = { $who }, { $what }.
term-asked-done = { $who }, { $what }, of klaar.
term-nothing = { $who }, { $what }: druk op Enter.
term-do-attack = val aan
term-do-fortify = verplaats één keer legers
term-do-claim = neem een vrij gebied
term-do-trade = ruil een set kaarten in
term-do-lay = leg kaarten neer om hun sterren in te ruilen
term-do-bonus = kies het gebied dat de extra legers krijgt
term-do-show = toon een vervulde opdracht
term-do-capital = kies je hoofdstad (alleen jij ziet het)
term-do-bribe = koop een neutraal leger om met een kaart
term-do-raise = gooi voor de legers van een bondgenoot
term-none = niets te kiezen
term-none-trading = geen set om in te ruilen
term-none-laying-cards = geen kaarten om neer te leggen
term-none-bribing = niemand die je kunt omkopen
term-none-showing-a-mission = nu geen opdracht te tonen
term-none-attacking = niemand om aan te vallen
term-stars = tot nu toe { $n ->
    [one] 1 ster
   *[other] { $n } sterren
  } = { $armies }
term-star-more = één ster meer = { $n }
term-press-enter = Druk op Enter.
term-lay-more = Leg er meer neer.
term-lay-more-done = Leg er meer neer, of klaar.
term-how-many = { $verb }: hoeveel, { $low } t/m { $high }? { $warning }
term-where-to = waarheen?
term-nothing-done = Niets gedaan.
term-no-number = { $n } staat niet in de lijst
term-only = { $n } kan hier niet; typ { $span }
term-span = { $low } t/m { $high }

## Geheimen, nieuws, opmerkingen

term-your-cards = Jouw kaarten: { $list }.
term-team-cards = Kaarten van jullie team: { $list }.
term-your-mission = Jouw opdracht: { $mission }
term-your-capital = Jouw hoofdstad: { $place }.
term-your-miracles = Jouw wonderkaarten: { $list }.
term-your-ranked = Jouw opdracht als { $rank }: { $mission }
term-their-mission = Opdracht van { $who }: { $mission }
term-their-capital = Hoofdstad van { $who }: { $place }.
term-their-miracles = Wonderkaarten van { $who }: { $list }.
term-their-ranked = Opdracht van { $who } als { $rank }: { $mission }
term-last-mission = Laatste opdracht van { $who }: { $mission }
term-type-hand = Typ hand om je kaarten en opdrachten te zien.
term-type-hand-cards = Typ hand om je kaarten te zien.
term-no-cards = Je hebt geen kaarten.
term-you-lost = Je hebt verloren: { $list }.
term-lost = { $who } heeft verloren: { $list }.
term-and-more = { $list } en nog { $n }
term-earlier = … { $n ->
    [one] 1 eerdere regel
   *[other] { $n } eerdere regels
  }: typ verslag { $all }
term-more-lines = … { $n ->
    [one] nog 1 regel
   *[other] nog { $n } regels
  }: typ verslag { $all }
term-type-log = (typ verslag { $n })
term-list = … typ lijst om alle zetten te zien
term-look-first = typ hand om eerst je geheimen te zien
term-welcome = (typ help om te zien wat je kunt typen)
term-see-missions = (typ hand om je geheime opdrachten te zien voordat je legers plaatst)
term-pass-device = Geef het apparaat aan { $who } en druk dan op Enter.
term-only-way = { $answer }: de enige geldige zet
term-out-others = { $who }, je bent uitgeschakeld. Enter: verder zonder jou, q: stoppen (het spel is opgeslagen).
term-out-watch = { $who }, je bent uitgeschakeld. Enter: naar de anderen kijken, q: stoppen (het spel is opgeslagen).
term-was-secret = Onthulde geheimen:
term-look-again = Bekijk de herhaling: { $command }
term-saved-in = opgeslagen in { $file }; ga verder met: { $command }
term-always-on = (je verdedigt altijd met de meeste dobbelstenen)
term-always-off = (je kiest je dobbelstenen weer zelf)
term-setup-see = (typ opstelling om je legers te laten plaatsen)
term-setup-on = (je legers worden voor je geplaatst)
term-setup-over = de opstelling is voorbij
term-no-news = er is nog niets gebeurd

## De kop van de tafel

term-over = het spel is afgelopen
term-round = ronde { $n }
term-round-of = ronde { $n } van { $most }
term-turn = { $who } is aan de beurt
term-next-set = volgende set { $n }
term-goal = doel: { $goal }
term-goal-territories = { $n } gebieden
term-goal-capitals = { $n } hoofdsteden
term-goal-mission = jouw opdracht
term-goal-missions = vier opdrachten
term-goal-all = alle gebieden
term-goal-beat = { $foe } verslaan
term-the-others = de anderen
term-goal-team = een speler van het andere team verslaan
term-out = uit
term-of = van { $mark }
phase-choose_capitals = hoofdsteden kiezen
phase-choose_pantheons = volken kiezen
phase-claim = gebieden nemen
phase-deal = gebieden uitdelen
phase-deal_missions = opdrachten uitdelen
phase-god_of_war_and_temple = god van de oorlog en tempel
phase-hide_cards = kaarten verbergen
phase-plague_lands = pestlanden
phase-roll_for_the_pantheons = gooien om de volken
phase-roll_for_the_start = gooien om wie begint
phase-strengthen = legers plaatsen
phase-take_turns = om de beurt spelen
phase-attack = aanvallen
phase-bolster_a_neutral = een neutraal leger versterken
phase-bribe = omkopen
phase-draw = kaart trekken
phase-end_of_turn = einde van de beurt
phase-fortify = verplaatsen
phase-invade = binnenvallen
phase-invade_the_Underworld = de Onderwereld binnenvallen
phase-leave_the_heavens = het Hiernamaals verlaten
phase-move_allies = bondgenoten verplaatsen
phase-obtain_miracles = wonderkaarten kopen
phase-plague = pest
phase-play_miracles = wonderkaarten spelen
phase-raise_armies = legers werven
phase-reckon = gebieden tellen
phase-reinforce = versterken
phase-reinforce_allies = bondgenoten versterken
phase-reinforce_the_neutral = het neutrale leger versterken
phase-show_a_mission_at_the_end = aan het eind een opdracht tonen
phase-show_a_mission_at_the_start = aan het begin een opdracht tonen
phase-status_of_the_neutrals = houding van de neutrale legers
phase-summon_and_build = oproepen en bouwen

## Godstorm

term-first-temple = kies een gebied voor je eerste tempel.
term-first-god = kies een gebied voor { $god }, je god van de oorlog; geen pestland.
term-bid = hoeveel geloof bied je voor de beurtvolgorde, 0 t/m { $n }? Alle biedingen worden betaald, en blijven geheim tot iedereen geboden heeft.
term-token = je bood { $n } en kiest: wanneer speel je in dit tijdperk?
term-return = haal legers uit je cryptes terug naar je tempels: terughalen CRYPTE TEMPEL, of klaar.
term-summon-god = roep een god op (3 geloof)
term-build-temple = bouw een tempel (5 geloof)
term-summon = { $what }, of klaar. Je hebt { $n } geloof.
term-buy = koop wonderkaarten voor { $each } geloof per stuk, hoogstens 4, of klaar. Je hebt { $n } geloof.
term-bought = Tot nu toe gekocht: { $list }; je trekt ze als je klaar bent.
term-play-none = je hebt nu geen kaart te spelen ({ $n } geloof): druk op Enter.
term-play = speel een kaart, of klaar. Je hebt { $n } geloof.
term-invaded = { $side } valt jouw { $place } binnen vanuit { $from }{ $led }.
term-led = met { $gods }
term-answer-none = Je hebt nu geen hemelkaart te spelen: druk op Enter.
term-answer = Reageer met een hemelkaart, of klaar.
term-you-have = Je hebt { $n } geloof.
term-so-far = Tot nu toe: { $list }.
term-how-many-armies = Hoeveel legers, { $low } t/m { $high }?
term-which-goes = Welke god gaat mee?
term-no-more = klaar: geen meer.
term-which-place = Welke plaats?
term-which-relic = Welke relikwie?
term-which-god = Welke god?
term-which-deck = Welke stapel?
term-which = Welke?
term-which-player = Welke speler?
term-you-play = je speelt ‘{ $card }’
term-they-play = { $side } speelt ‘{ $card }’
term-about = Het gaat om { $list }.
term-shield = Geef Aegis op om de kaart tegen te houden (speel aegis), of klaar om niets te doen.
term-look = dit zijn de kaarten van { $side }. Welke neem je?
term-invade-none = je kunt nu nergens binnenvallen: druk op Enter.
term-invade = val een buurgebied binnen, of klaar.
term-invade-enter = val een buurgebied binnen, betreed een lege plaats, of klaar.
term-enter = betreed een lege plaats, of klaar.
term-stays-in = { $n ->
    [one] { $gods } blijft
   *[other] { $gods } blijven
  } in { $place }.
term-going = mee naar { $place }: { $gods }.
term-muster-end = Druk op Enter om te gaan, of noem een god die in { $place } blijft.
term-plague = Pest: de helft van hen sterft.
term-plague-gods = Pest: de helft van hen sterft en { $n ->
    [one] { $gods } wordt
   *[other] { $gods } worden
  } verbannen.
term-godswar = godenoorlog in { $place } tegen { $gods }: welke god vecht voor jou?
term-or-break-off = Of klaar om af te breken.
term-invasion = met hoeveel dobbelstenen val je { $place } van { $side } aan vanuit { $from }, 1 t/m { $n }?
term-invasion-end = klaar: afbreken; alle: doorvechten tot het eind.
term-invasion-owed = Je moet één keer gooien.
term-occupy-plague = { $place } is van jou. Hoeveel legers trekken binnen, { $low } t/m { $high }?
term-defend-neutral = je gooit voor het neutrale leger: { $place } van { $side } wordt vanuit { $from } aangevallen met { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
  }. Verdedigen met 1 of 2? (typ ‘altijd’ voor de meeste)
term-champion = { $god } van { $side } wil een godenoorlog in { $place }: welke god vecht voor jou?
term-save = je zou in { $place } { $armies } verliezen: hoeveel red je met de Boom des Levens, 1 geloof per stuk, 0 t/m { $n }?
term-along = nog in { $place }: { $gods }. Noem een god die meegaat naar { $there }.
term-along-plague = De pest verbant elke god die gaat.
term-along-end = Druk op Enter als geen andere god { $place } verlaat.
term-along-must = Eén moet gaan.
term-leave = { $armies } in { $place }: wie gaat naar je velden of vrije poorten van de Onderwereld? Of klaar: wie blijft, mag in de volgende stap bezette poorten aanvallen.
term-people = kies je volk (zijn goden van oorlog, magie, hemel en dood).
term-relic = welke van je relikwieën werkt als eerste?
term-forgo = het Dodenboek: 2 van je { $n } legers ruilen voor 4 geloof? afzien, of klaar.
term-fortify-gods = verplaats één keer legers en goden door je eigen gebieden, of klaar.
term-labour = een doodkaart trekken voor je cryptes (trek), of klaar?
term-cards-left = { $deck } (nog { $n })
term-forgo-label = 2 legers voor 4 geloof
term-labour-label = een doodkaart trekken
term-worth-now = (nu { $armies })
term-belongs = Die is van { $side }.
term-fights-brought = { $god } vecht: je enige god hier.
term-fights-there = { $god } vecht: je enige god daar.
term-goes-only = { $god } gaat mee: de enige die kan.
term-stays-only = { $god } blijft achter: de enige die kan.
term-a-relic = relikwie
term-no-relic = Er is geen relikwie in het spel.
term-set-up = voorbereiding: { $phase }
term-epoch = tijdperk { $n }
term-epoch-of = tijdperk { $n } van { $most }
term-bids = biedingen voor de beurtvolgorde
term-step = stap { $n } van 10: { $phase }
term-goal-points = doel: de meeste punten
term-maelstrom = De maalstroom sluit de zee tussen { $a } en { $b }.
term-sunk = Atlantis is gezonken.
term-barred = Niemand mag { $list } deze beurt aanvallen.
term-columns = speler volk beurt punten gebieden legers geloof goden tempels kaarten doden relikwieën
term-relics = Relikwieën:
term-key = ^ tempel  ! pest  goden: w oorlog, m magie, s hemel, d dood  - leeg  ~ gezonken
term-help =
    Typ een zet met het nummer of in woorden: aanvallen alaska kamtsjatka 3, plaats brazilië 5, verplaats siam india 4, klaar.
    Alles mag korter (aan ala kam), en namen ook in het Engels, Duits of Zweeds; een aanval zonder getal is met alle dobbelstenen.
      aanvallen A B alle  aanvallen tot B valt of A nog maar één leger heeft
      opnieuw             de laatste aanval (of plaatsing) herhalen
      altijd              altijd met de meeste dobbelstenen verdedigen; typ het nog eens om weer gevraagd te worden
      opstelling          laat je legers plaatsen tot de eerste beurt
      lijst               alle geldige zetten tonen
      terug               neem je laatste zet terug, tot er is gegooid of een ander speelt
      kansen [A B …]      de kansen van alle aanvallen, van één, of van meer na elkaar
      tip                 wat een computer zou doen
      bord [NAAM]         het bord tonen, of één gebied en zijn buren
      hand                je kaarten en opdrachten tonen (alleen voor jouw ogen)
      verslag [N]         de laatste N regels van het verloop tonen
      regels [ID]         de regels van dit spel tonen, of een ervan: regels K17
      opslaan BESTAND     een kopie opslaan; het spel zelf is altijd opgeslagen
      afsluiten           stoppen; je kunt later verderspelen
    Op het bord: teken, gebied, legers; t gebieden, a legers, c kaarten, + te plaatsen legers, * een hoofdstad.
term-help-storm =
    Typ een zet met het nummer of in woorden, ook in het Engels; alles mag korter (bin rom cor).
      bied 2, beurt 1             geloof bieden voor de beurtvolgorde; kiezen wanneer je speelt
      plaats egypt 3              legers plaatsen; betreed roma gaul 2: een leeg gebied
      oproepen thor gaul          een god oproepen; bouw gaul: een tempel; koop oorlog 2: kaarten
      speel helden                een wonderkaart spelen; kaart [NAAM]: er een lezen, of alle relikwieën
      binnenvallen roma corsica   dan aanvallen 3 (dobbelstenen), alle (tot het eind) of klaar
      verplaats roma gaul 4       één keer verplaatsen; dan wordt gevraagd welke goden meegaan
      vertrek poort 1 3           3 doden door poort 1; terughalen crypte 2 roma: één keert terug
      opnieuw, altijd             de laatste aanval herhalen; altijd met de meeste dobbelstenen verdedigen
      lijst, klaar                alle geldige zetten tonen; deze stap beëindigen
      terug, kansen, tip          zet terug; kans van een aanval; wat een computer zou doen
      bord [NAAM]                 het bord tonen, of één gebied; bord onderwereld
      hand, verslag [N]           je kaarten (alleen voor jouw ogen); wat er gebeurde
      regels [ID, WOORD]          alle regels; een ervan: regels G42; met een woord: regels pest
      opslaan BESTAND, afsluiten  een kopie opslaan; stoppen (je kunt later verderspelen)
    Op het bord: teken, legers; { $key }.
    Spelers: p punten, t gebieden, a legers, f geloof, { $temple } tempels; goden in het spel;
    kaarten in de hand per soort; doden in het Hiernamaals; relikwieën.

## Woorden om te typen: het eerste wordt getoond, alle worden begrepen

type-done = klaar verder nee stop einde pas gereed
type-none = niemand geen
type-claim = neem nemen
type-place = plaats plaatsen zet zetten
type-trade = ruil ruilen inruilen
type-lay = leg leggen
type-bonus = bonus
type-attack = aanvallen aanval
type-defend = verdedig verdedigen
type-occupy = bezet bezetten
type-fortify = verplaats verplaatsen
type-show = toon tonen
type-capital = hoofdstad
type-bribe = omkopen geef geven
type-raise = werf werven
type-choose = kies kiezen
type-play = speel spelen
type-bid = bied bieden bod
type-token = beurt
type-summon = oproepen roep
type-build = bouw bouwen
type-buy = koop kopen
type-invade = binnenvallen
type-enter = betreed betreden
type-champion = kampioen
type-leave = vertrek vertrekken
type-save = red redden
type-revive = terughalen terug
type-take = meenemen
type-stay = achterlaten
type-labour = trek trekken
type-forgo = afzien
type-move = verplaats
type-filler = van vanuit naar met op en leger legers dobbelsteen dobbelstenen tegen de het voor uit
command-help = help hulp
command-quit = afsluiten weggaan
command-list = lijst
command-always = altijd
command-again = opnieuw
command-all = alle
command-map = bord
command-hand = hand
command-card = kaart kaarten relikwieën
command-log = verslag
command-rules = regels
command-save = opslaan
command-undo = terug
command-odds = kansen kans
command-hint = tip raad
command-setup = opstelling

## Antwoorden die niet kunnen

term-type-an-answer = typ een zet, het nummer in de lijst of help
term-did-you-mean = bedoel je { $list }?
term-is-no-t = ‘{ $word }’ is geen gebied
term-is-no-c = ‘{ $word }’ is geen kaart
term-is-no-m = ‘{ $word }’ is geen kaart
term-is-no-s = ‘{ $word }’ is geen neutraal leger
term-is-no-w = ‘{ $word }’ is geen god
term-is-no-x = ‘{ $word }’ kun je hier niet kiezen
term-no-answer = ‘{ $word }’ is geen commando of gebied (typ help)
term-odds = { $way } ({ $attackers } tegen { $defenders }): { $win } om het te veroveren, gemiddeld { $left } legers over
term-odds-how = hier is geen aanval om te berekenen; noem de gebieden: kansen alaska kamtsjatka
term-odds-most = kansen worden berekend voor hoogstens { $n } legers
term-odds-too-few = { $place } heeft geen leger om mee aan te vallen
term-hint = Tip ({ $who }): { $move }
term-no-undo = er valt niets terug te nemen: dobbelstenen, getrokken kaarten en zetten van anderen liggen vast
term-undone = (teruggenomen)
term-could-be = ‘{ $word }’ kan { $list } zijn
term-can = je kunt { $list } typen
term-which-one = { $typed }: wat bedoel je, { $list }?
term-which-neighbour = { $verb }: welk buurgebied van { $place }? { $list }
term-from-where = { $verb } { $place }: waarvandaan, { $list }?
term-type-number = typ { $span }
term-stands-alone = typ alleen { $verb }
term-wants-names = { $verb } heeft { $n ->
    [one] een naam
   *[other] namen
  } nodig, bijv. { $example }
term-there-is-no = { $name } bestaat niet
term-out-of-reach = { $what } kan nu niet; binnen bereik: { $list }
term-goes-only-with = { $what } kan alleen met { $list }
term-too-many-words = te veel woorden na { $name }
term-only-these = alleen { $list }
term-taken = { $name } is al bezet
term-not-yours = { $name } is niet van jou
term-not-now = { $what } kan nu niet
term-how-much = typ hoeveel, { $span }
term-takes-no-number = { $verb } heeft geen getal nodig
term-nothing-again = niets te herhalen
term-owed-armies = typ hoeveel legers, { $low } t/m { $high } (Enter: { $high })
term-owed-roll = je hebt deze invasie aangekondigd, dus je moet één keer gooien
term-god-of-people = { $god } hoort bij de { $people }: typ { $people }
term-gods-next = de goden kies je zo: typ het zonder { $god }
term-no-rule = geen regel gevonden voor { $name }

## Rond de tafel

term-from = { $verb } vanuit
term-set-for = { $list } voor { $n }
term-next-to-it = { $here }; ernaast: { $list }.
term-empty = leeg
term-turns = 1e 2e 3e 4e 5e
term-bid-of = bod { $n }
term-dead = { $n } dood
term-features = poort crypte altaar
term-flames = vlammen: { $list }
term-cleared = scherm gewist
term-colours = Rood Blauw Groen Geel Violet Turkoois

## Echte dobbelstenen

term-dice-help =
    Gooi met echte dobbelstenen en typ de ogen: 6 4 1 5 2, of 64152; eerst die van de aanvaller, dan die van de verdediger.
    afsluiten: stoppen; je kunt later verderspelen.
term-roll-battle = { $side } valt { $place } aan vanuit { $from }: gooi { $n } dobbelstenen, eerst { $mine } voor de aanval, dan { $theirs } voor de verdediging; bijv. { $example }
term-roll-start = Gooi ieder een dobbelsteen om wie begint: { $list }, in deze volgorde; bijv. { $example }
term-roll-order = Gooi ieder een dobbelsteen om wie het eerst komt: { $list }, in deze volgorde; bijv. { $example }
term-roll-one = Gooi een dobbelsteen voor { $whom }; bijv. { $example }
term-roll-lava = Gooi voor { $card } per gebied een dobbelsteen: { $list }, in deze volgorde; bijv. { $example }
term-roll-godswar = Godenoorlog om { $place }: gooi { $mine } dobbelstenen voor { $champion }, dan { $theirs } voor { $foe }; bijv. { $example }
term-roll-again = Gooi de enen opnieuw: { $list }, in deze volgorde; bijv. { $example }
term-roll-of = { $n } van { $who }
term-no-face = { $word } staat niet op een dobbelsteen; typ 1 t/m 6
term-faces-wanted = typ { $n ->
    [one] 1 getal
   *[other] { $n } getallen
  }, niet { $typed }

## Wat gaan we spelen?

term-pick-mode = Wat willen jullie spelen?
term-pick-number = Nummer of naam
term-not-listed = { $word } staat niet in de lijst; typ een nummer van 1 t/m { $n }.
term-pick-players = Hoeveel spelers, computers meegeteld, { $low } t/m { $high }?
term-pick-computers = Hoeveel daarvan zijn computers, 0 t/m { $n } ({ $usual } { $strong } voor sterke)?
term-no-computer = er is geen computerspeler ‘{ $word }’; probeer { $list }
term-no-seats = { $word } is geen speler; typ nummers van 1 t/m { $n }, bijv. { $example }
term-pick-names = Namen van de spelers, met komma's ertussen
term-many-names = { $n } namen voor { $seats } spelers
term-none-chosen = geen spel gekozen

## Bestanden en herhalingen

term-save-where = opslaan heeft een bestandsnaam nodig; het spel zelf staat in { $file }
term-copy-in = Kopie opgeslagen in { $file }.
term-not-written = kan { $file } niet schrijven ({ $why })
term-played-elsewhere = { $file } wordt al in een andere feldherr gespeeld
term-disk-full = de schijf is vol
term-is-a-folder = { $file } is een map; typ een bestandsnaam
term-exists = { $file } bestaat al; ga verder met: { $command }
term-saved-so-far = het spel is opgeslagen; ga verder met: { $command }
term-cut-off = De laatste regel van { $file } is afgekapt ({ $line }). Je kunt zonder die regel verderspelen; het bestand blijft bewaard als { $file }.broken.
term-go-on = Verderspelen?
term-left-as-is = { $file } is niet gewijzigd
term-keys = Enter verder, p terug, t volgende beurt, een getal: spring daarheen, q stoppen
term-leads-nowhere = onbekende toets { $key }: { $keys }; getallen gaan van 0 t/m { $n }.
term-replay-end = Einde van het spel.
term-replay-now = Dit is de laatste zet.

## Waarom computers doen wat ze doen (--explain)

why-reinforce = Versterkt { $place }; het doel: { $purpose }.
why-strike = Valt { $place } aan vanuit { $src } ({ $chance }% voor dit gevecht); het doel: { $purpose }.
why-enter = Trekt { $place } binnen; het doel: { $purpose }.
why-regroup = Verplaatst legers naar { $place }, waar ze meer waard zijn.
why-halt = Stopt met aanvallen: niets is de legers nog waard.
why-for-nothing-new = houden wat er is
why-for-continent = { $continent } compleet maken, goed voor { $n ->
        [one] 1 leger
       *[other] { $n } legers
    } per beurt ({ $chance }% kans)
why-for-break = iemand { $continent } afnemen ({ $chance }% kans)
why-for-kill = { $who } uitschakelen ({ $chance }% kans)
why-player = speler { $n }
why-for-goal = dichter bij de overwinning komen ({ $chance }% kans)
why-for-card = { $place } en een kaart ({ $chance }% kans)
why-for-place = { $place } ({ $chance }% kans)
why-recruit-place = Er staat een vijand naast.
why-recruit-attack = We zijn duidelijk in de meerderheid.
why-recruit-occupy = Het front is opgeschoven.
why-recruit-fortify = Ver van de grens hebben legers geen nut.
why-recruit-trade = Een set is een set.
why-recruit-claim = Het was vrij.
why-recruit-bid = Een klein bod: je weet maar nooit.
why-recruit-idea = Het leek een goed idee.
why-storm-only = Er is niets anders te doen.
why-storm-pantheon = Alle volken zijn even sterk.
why-storm-stop = Niets is het risico nog waard.
why-storm-take = Valt { $place } binnen: { $chance }% kans van slagen.
why-storm-complete = Valt { $place } binnen om heel { $continent } te krijgen: { $chance }% kans van slagen.
why-storm-break = Valt { $place } binnen om een vijand { $continent } af te nemen: { $chance }% kans van slagen.
why-storm-below = Gaat naar { $place } in de Onderwereld: { $chance }% kans van slagen.
why-storm-all = Trekt met iedereen verder, door { $place }.
why-storm-few = Laat in { $place } alleen achter wat er moet blijven.
why-storm-gods-stay = Houdt goden buiten de invasie van { $place }: ze zouden daar verloren kunnen gaan.
why-storm-gods-come = Neemt de goden mee naar { $place }.
why-storm-break-off = Breekt af: maar { $chance }% kans om { $place } te veroveren.
why-storm-attack = Blijft aanvallen: { $chance }% kans om { $place } te veroveren.
why-storm-champion = Waagt de god die het best gemist kan worden: { $chance }% kans om te winnen.
why-storm-fortify = Verplaatst legers naar { $place }, waar ze het meest uitrichten.
why-storm-place = Verzamelt legers in { $place } voor de beste veldtocht.
why-storm-claim = Neemt { $place }, naast wat er al in { $continent } staat.
why-storm-bid = Biedt voor de beurt die ertoe doet.
why-storm-save = Spaart geloof.
why-storm-first = Speelt vroeg, voordat de anderen groeien.
why-storm-last = Speelt als laatste, zodat niemand kan terugslaan.
why-storm-summon = Roept een god op in { $place }, naast het sterkste leger.
why-storm-temple = Bouwt een tempel in { $place }: die verdient zich terug.
why-storm-keep = Bewaart het geloof voor iets beters.
why-storm-buy = Koopt wonderkaarten zolang er geloof is.
why-storm-card = Speelt een kaart die meer oplevert dan hij kost.
why-storm-hold = Houdt de kaarten achter: geen ervan zou nu helpen.
why-storm-name = Kiest wat het meest oplevert.
why-storm-shield = Geeft Aegis op: de kaart zou meer kosten.
why-storm-no-shield = Houdt Aegis voor een ergere kaart.
why-storm-defend = Verdedigt met alle dobbelstenen.
why-storm-life = Betaalt geloof om legers in leven te houden.
why-storm-dead = Stuurt de doden naar { $place }, richting cryptes en altaren.
why-storm-return = Haalt een leger terug naar de tempel in { $place }.
why-storm-labour = Neemt de gratis kaart.
why-storm-forgo = Neemt geloof in plaats van legers.
why-storm-ahead = Heeft vooruitgekeken: { $chance }% zo, { $usual }% op de manier van de kapitein.

## The parts of a turn, as people call them, each with an example

part-reinforce = Nieuwe legers
part-attack = Aanvallen
part-fortify = Verplaatsen aan het eind
part-draw = Een kaart verdienen
part-bribe = Neutrale legers omkopen
part-reinforce_allies = Legers voor je bondgenoten
part-status_of_the_neutrals = Aan wiens kant de neutralen staan
part-move_allies = Je bondgenoten verplaatsen
part-show_a_mission_at_the_start = Een opdracht tonen als je beurt begint
part-show_a_mission_at_the_end = Een opdracht tonen als je beurt eindigt
part-reinforce_the_neutral = Legers voor de neutrale partij
part-bolster_a_neutral = Legers voor een neutrale partij
part-reckon = Heb je gewonnen?
part-raise_armies = Nieuwe legers en geloof
part-summon_and_build = Goden en tempels
part-obtain_miracles = Wonderkaarten kopen
part-play_miracles = Wonderkaarten spelen
part-plague = De pest
part-invade = Binnenvallen
part-leave_the_heavens = De doden op pad sturen
part-invade_the_Underworld = Vechten in de Onderwereld
part-end_of_turn = Het eind van je beurt
part-example-reinforce = 14 gebieden leveren 4 legers op, een heel continent meer, en je mag ze allemaal op één plek zetten.
part-example-attack = Je gooit 6, 4 en 1 tegen 5 en 4: de 6 verslaat de 5, maar bij 4 tegen 4 wint de verdediger, dus verliest elke kant één leger.
part-example-fortify = Van 7 legers in een veilig gebied breng je er 6 naar je grens: één blijft altijd.
part-example-draw = Ook drie veroveringen in één beurt leveren maar één kaart op.
part-example-raise_armies = 14 gebieden leveren 4 legers en 4 geloof op; een tempel van beide één extra.
part-example-summon_and_build = Met 8 geloof kun je voor 3 een god oproepen en voor 5 een tempel bouwen.
part-example-obtain_miracles = Met je god van de hemel in het spel koop je voor 4 geloof twee hemelkaarten.
part-example-play_miracles = Een kaart waar 1 geloof op staat, kost 1 geloof als je hem speelt, en dan is hij weg.
part-example-plague = Van 5 legers in een pestgebied sterven er 2; een enkel leger overleeft.
part-example-invade = Je gooit 6, 4 en 1 tegen 5 en 4: elke kant verliest één leger, tenzij je god van de oorlog meekwam; dan win jij ook bij gelijk.
part-example-leave_the_heavens = Drie van je legers zijn net gevallen: stuur ze door een vrije poort.
part-example-invade_the_Underworld = Vanuit een poort met 3 legers kun je de crypte ernaast met 2 dobbelstenen aanvallen.
part-example-end_of_turn = Met je god van de dood in het spel en een crypte in bezit trek je een doodkaart.

# What can be done at each question, with an example: two sentences.
now-claiming = Tik op een vrij gebied, en een van je legers bezet het. Bijvoorbeeld: heb je drie van de vier gebieden van een werelddeel, neem dan het vierde voordat een ander dat doet.
now-strengthening = Tik op het gebied dat de legers krijgt. Bijvoorbeeld waar de meeste vijanden naast staan, niet waar je alleen jezelf als buur hebt.
now-choosing_capitals = Tik op een van je gebieden om er je hoofdstad van te maken; niemand ziet haar tot iedereen heeft gekozen. Bijvoorbeeld: een gebied met twee buren is makkelijker te houden dan een met zes.
now-trading = Drie kaarten met hetzelfde teken, of van elk één, leveren legers op. Bijvoorbeeld: infanterie, cavalerie en artillerie zijn altijd een set.
now-taking_the_bonus = Een van je geruilde kaarten toont een gebied van jou, en dat krijgt extra legers. Bijvoorbeeld: tonen twee kaarten zo'n gebied, tik dan op het gebied aan de grens.
now-laying_cards = Tik op kaarten, en hun sterren tellen op: veel tegelijk is meer waard dan twee keer weinig. Bijvoorbeeld: 2 sterren leveren 2 legers op, maar 4 sterren 7.
now-placing = Tik op je gebieden om je nieuwe legers daar neer te zetten; tot je verdergaat kun je alles terugnemen. Bijvoorbeeld: 5 legers aan één grens bereiken meer dan één leger aan vijf grenzen.
now-attacking = Tik op een van je gebieden en dan op een buur om je kansen te zien, en val aan zo vaak je wilt. Bijvoorbeeld: met 4 legers mag je 3 dobbelstenen gooien, want één leger blijft altijd thuis.
now-defending = Kies met hoeveel dobbelstenen je verdedigt; de hoogste van beide kanten worden vergeleken. Bijvoorbeeld: twee dobbelstenen kunnen twee aanvallers verslaan, maar je ook twee legers kosten.
now-occupying = Trek met legers het veroverde gebied binnen, minstens met die van de laatste worp. Bijvoorbeeld met allemaal, als je van daaruit verder wilt aanvallen.
now-fortifying = Verplaats één keer legers, dan is je beurt voorbij. Bijvoorbeeld: breng van 7 legers in een veilig gebied er 6 naar de grens; één blijft altijd.
now-showing_a_mission = Een opdracht van je is vervuld: toon haar, dan telt ze; één per beurt mag. Bijvoorbeeld nu die van de kapitein en volgende beurt die van de majoor.
now-bolstering = Een neutraal leger krijgt versterking, en jij bepaalt waar. Bijvoorbeeld tussen jou en je tegenstander: daar staat het in de weg.
now-bribing = Tik op een neutraal leger en geef het een kaart: het schuift een stap van je tegenstander weg en naar jou toe. Bijvoorbeeld: een leger dat niemands bondgenoot is, kost één kaart, dat van je tegenstander twee.
now-raising_allies = Kies welke bondgenoot nu legers krijgt; een dobbelsteen zegt hoeveel, en jij zet ze neer. Bijvoorbeeld eerst die naast je tegenstander.
now-choosing_pantheons = Kies het volk waarvan de vier goden voor je vechten. Bijvoorbeeld: Odin, Thor en Freya horen bij de Noren; alle volken kunnen hetzelfde, dus neem wat je bevalt.
now-placing_god_and_temple = Tik op het gebied waar je god van de oorlog of je tempel komt te staan. Bijvoorbeeld: een god naast een vijand valt meteen aan, en een tempel achter het front staat veilig.
now-bidding = Bied in het geheim geloof op de volgorde: het hoogste bod kiest eerst, en iedereen betaalt. Bijvoorbeeld: een bod van 0 kost niets en laat je wat de anderen niet willen.
now-choosing_tokens = Kies wanneer je in dit tijdperk speelt. Bijvoorbeeld: wie als laatste speelt, ziet wat de anderen hebben gedaan, en niemand kan voor het volgende tijdperk antwoorden.
now-resolving_relics = Meerdere relikwieën van je werken nu: kies welke eerst. Bijvoorbeeld eerst die geloof oplevert, dan een die geloof kan gebruiken.
now-raising = Het Dodenboek maakt van twee nieuwe legers vier geloof, als je wilt. Bijvoorbeeld als een god voor 3 geloof je meer helpt dan twee legers.
now-returning = Tik op een van je crypten en dan op een tempel: legers keren uit de onderwereld terug naar de aarde. Bijvoorbeeld naar de tempel die bedreigd wordt.
now-summoning = Kies een slapende god of een tempel, dan het gebied waar die komt te staan; elk heeft zijn prijs in geloof. Bijvoorbeeld: met 8 geloof roep je voor 3 een god en bouw je voor 5 een tempel.
now-obtaining_miracles = Koop wonderkaarten van de stapels waarvan jouw god in het spel is; je betaalt alles voordat je er een ziet. Bijvoorbeeld: met je god van de oorlog op het bord mag je oorlogskaarten kopen.
now-playing_miracles = Speel een kaart uit voor het geloof dat erop staat, of ga verder. Bijvoorbeeld: een kaart met 1 geloof kost je 1 geloof, en dan is ze weg.
now-naming = De kaart vraagt waar het om gaat: alleen wat ze mag noemen, licht op. Bijvoorbeeld: bij een kaart tegen een tempel lichten de tempels op.
now-shielding = Iemand speelt een kaart, en je mag Aegis opgeven om haar ongedaan te maken. Bijvoorbeeld: houd Aegis als de kaart alleen een ander schaadt.
now-looking_at_a_hand = Je ziet de kaarten van een ander en neemt er een. Bijvoorbeeld die jou het meest zou schaden.
now-invading = Tik op een van je gebieden en dan op een buur om je kansen te zien, en val binnen zo vaak je wilt. Bijvoorbeeld: een gebied dat van niemand is, loop je zo binnen, zonder dobbelstenen.
now-mustering = Kies welke goden daar thuisblijven; de andere gaan mee. Bijvoorbeeld een die een tempel moet bewaken.
now-answering_an_invasion = Iemand valt je binnen, en je mag voor de dobbelstenen een hemelkaart spelen of het laten gebeuren. Bijvoorbeeld: bewaar de kaart als het gebied toch verloren is.
now-invasion = Val verder aan met zoveel dobbelstenen als je wilt, of breek af. Bijvoorbeeld: met 4 legers mag je 3 dobbelstenen gooien, want één leger blijft altijd thuis.
now-naming_a_champion = Kies welke van je goden daar de godenoorlog voert; wie verliest, wordt verbannen. Bijvoorbeeld die je het best kunt missen.
now-saving = Betaal geloof om legers te redden die zouden vallen. Bijvoorbeeld: zijn het de laatste daar, dan blijft het gebied met één gered leger van jou.
now-gods_on_the_move = Legers verplaatsen zich, en je kiest welke goden meegaan. Bijvoorbeeld je god van de oorlog naar waar je hierna vecht.
now-fortifying_with_gods = Verplaats één keer legers, goden of allebei van het ene gebied naar het andere. Bijvoorbeeld: breng een god en 6 van de 7 legers naar de grens; één leger blijft altijd.
now-leaving_the_heaven = Tik op een poort van de onderwereld, of op een van je plekken daar, en zeg hoeveel van je doden gaan. Bijvoorbeeld: drie legers die vorige beurt vielen, gaan door een vrije poort.
now-ending_the_turn = Voor de crypten die je bezit mag je een doodskaart trekken. Bijvoorbeeld als je god van de dood in het spel is en je een crypte bezit.
for-example = Bijvoorbeeld: { $what }
