# Wat Feldherr zegt, in het Nederlands.

## Het huis

home = Alle spellen
start = Start
theme = Weergave
theme-auto = Systeem
theme-light = Licht
theme-dark = Donker
language = Taal
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
loading = Laden …
unreachable = De server is niet bereikbaar. Draait hij wel?
lost-page = Pagina niet gevonden.

## De hal

my-turn = Jouw beurt
hero-title = Je legers wachten.
hero-says = Jij tegen { $n } computers. Wie het eerst 20 gebieden heeft, wint.
play-now = Nu spelen
first-game = goed om mee te beginnen
change = Wijzigen
your-name = Je naam
your-name-hint = Zo zien de anderen je aan tafel.
friends = Speel met vrienden
friends-says = Stuur een link, of laat hem scannen. Zonder account.
friends-empty = Computers nemen de lege plaatsen in.
invite = Vrienden uitnodigen
invite-says = Eén link per vriend. Is een plaats bezet, dan verschijnt de volgende.
invite-text = Speel Feldherr met me!
send = Versturen
computers-take = { $n ->
    [one] Een computer neemt de lege plaats in.
   *[other] Computers nemen de { $n } lege plaatsen in.
  }
all-here = Iedereen is er.
joined-n = Er zijn { $n } spelers.
one-screen = Eén scherm voor iedereen?
pass-and-play = Om de beurt spelen
continue = Verderspelen
show-all = Alle { $n } tafels tonen
more-games = Meer spellen
more-games-says = Zestien spellen uit vier spelregelboekjes, elk met eigen regels.
games-inside = { $n } spellen · { $players } spelers
time-minutes = { $m } min
time-hours = { $h } u
time-hours-minutes = { $h } u { $m }
table-over = Afgelopen
table-waits = wacht op vrienden
table-aside = Kan niet verder
leaves-on = Wordt verwijderd op { $date }
last-played = laatst gespeeld
unlist = Van de lijst verwijderen
unlist-sure = De tafel met { $names } van de lijst verwijderen? De link brengt hem terug.
unlist-not = Houden
players-range = { $least }–{ $most } spelers
players-exact = { $n } spelers
seats = Plaatsen
seat-here = Speler op dit apparaat
seat-link = Speler via link
seat-computer = Computer
name = Naam
remove-seat = { $name } verwijderen
strength = Niveau
strength-of-computers = Computers
character = Karakter
character-none = geen
strength-random = Toeval
strength-recruit = Rekruut
strength-corporal = Korporaal
strength-simple = Eenvoudig
strength-captain = Kapitein
strength-marshal = Maarschalk
strength-fieldmarshal = Veldmaarschalk
strength-says-random = Speelt willekeurig
strength-says-recruit = Geen plan, maar geen blunders
strength-says-corporal = Eén gebied tegelijk, met exacte kansen; meteen
strength-says-simple = Eenvoudige vuistregels; meteen
strength-says-captain = Plant elke beurt met exacte kansen; meteen
strength-says-marshal = Speelt zijn plannen vóór elke zet door; trager
strength-says-fieldmarshal = Speelt meer plannen door, en elk vaker; heeft seconden nodig
character-careful = voorzichtig
character-reckless = roekeloos
character-greedy = hebzuchtig
character-builder = bouwer
character-vengeful = wraakzuchtig
character-hunter = jager
character-says-careful = valt alleen aan als winst bijna zeker is
character-says-reckless = blijft aanvallen zolang er legers zijn
character-says-greedy = wil gebieden, continenten en kaarten
character-says-builder = bouwt eerst de eigen hoek op en slaat laat toe
character-says-vengeful = gaat achter de leider aan
character-says-hunter = jaagt op zwakke spelers vanwege hun kaarten
earth = Kaart
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
clock = Klok
clock-none = Geen klok
clock-minutes = { $n ->
    [one] 1 minuut per beurt
   *[other] { $n } minuten per beurt
  }
pace = Snelheid van computers
pace-fast = meteen
pace-own = Hoe snel je het ziet: alleen op dit apparaat
dice = Dobbelstenen
chat-on = Chat aan deze tafel
hints-on = Tips toegestaan
undo-on = Zetten terugnemen toegestaan
resigned = Als iemand opgeeft
resigned-computer = speelt een computer verder
resigned-neutral = blijven de legers staan en verdedigen ze zich alleen
opening = De tafel wordt klaargezet …
names-differ = Geef elke speler een eigen naam.
links-title = Nodig de anderen uit
links-hint = Elke link is één plaats. Stuur hem alleen naar die speler.
links-alone = Deze links werken alleen op dit apparaat. Start de server met ‘{ $command }’ om op alle apparaten in je netwerk te spelen.
link-for = Link voor { $name }
link-spectator = Toeschouwerslink
join-title = Je schuift aan …
join-bad = Deze link werkt niet: er zit een typefout in, of hij is vervangen door een nieuwe.
join-again = Je hebt al een plaats aan deze tafel. Deze link is voor { $name }.
join-as-well = Ook als { $name } spelen
join-look = Naar mijn plaats
colour-0 = oranje
colour-1 = blauw
colour-2 = groen
colour-3 = geel
colour-4 = paars
colour-5 = lichtblauw
welcome = Welkom!
welcome-name = Welkom, { $name }!
welcome-you = Jij speelt met { $colour }. Ook aan tafel: { $others }.
welcome-first = Jij speelt met { $colour }.
welcome-move = Jij bent aan de beurt. De regel onderaan zegt wat je kunt doen.
welcome-next = De regel onderaan laat zien wie er aan de beurt is; je krijgt een seintje als jij dat bent.
welcome-me = Dat ben ik
no-cookies = Je plaats wordt onthouden in een cookie. Sta cookies toe voor deze pagina en open de link opnieuw.

## De varianten, in twee zinnen

mode-de2004-liberation = Neem de wereld gebied voor gebied, en verover dan alles. Elke set kaarten is meer waard dan de vorige, dus niemand zit lang stil.
mode-de2004-duel-passive = Twee veldheren en vier neutrale legers die alleen zichzelf verdedigen. Verdrijf de ander van het bord om te winnen.
mode-de2004-duel-active = Neutrale legers zijn omkoopbaar: met een kaart trek je er een naar je toe, en bondgenoten marcheren op jouw bevel. Maar een bondgenoot kan je weer in de steek laten.
mode-de2004-missions = Vier geheime opdrachten, één voor elke rang van kapitein tot generaal. Toon ze elk op het juiste moment; wie ze als eerste alle vier vervult, wint.
mode-de2004-teams = Twee teams delen gebieden, kaarten en plannen. Het team dat het eerst een speler verliest, verliest het spel.
mode-sv2000-missions = Iedereen heeft één geheime opdracht. De familieklassieker: snel, listig, en voorbij als je het het minst verwacht.
mode-sv2000-duel = Twee spelers en één neutraal leger dat beiden versterken. Eenvoudig en scherp, ongeveer een uur.
mode-sv2000-conquest = Verover de hele wereld tot er niemand anders over is. Sets kaarten leveren steeds meer legers op.
mode-sv2000-capitals = Iedereen verbergt een hoofdstad. Houd de jouwe, en vind en verover er genoeg van de anderen.
mode-nl2004-original = De vertrouwde regels op een kaart van de oudheid, met Atlantis in het westen. Verover elk gebied.
mode-nl2004-original-duel = Twee volken en één neutraal leger op de Oude Aarde. Wie overblijft, wint.
mode-nl2004-godstorm = Goden van oorlog, magie, hemel en dood vechten aan de zijde van je legers, en de gevallenen vechten door in de Onderwereld. Wie na vijf tijdperken de meeste punten heeft, wint.
mode-de2010-basic = Uitgedeelde gebieden, kaarten met sterren en een doel dat in één avond haalbaar is. Een wapenstilstandskaart kan er eerder een eind aan maken.
mode-de2010-classic = Neem je gebieden in bezit en verover de hele wereld, met de kaarten van 2010. Sterren sparen loont.
mode-de2010-missions = Geheime opdrachten met de kaarten van 2010. Jij weet wat je wilt; verder niemand.
mode-de2010-duel = Twee spelers, drie neutrale legers en een paar verborgen kaarten. Bezit als eerste dertig gebieden, of blijf als enige over.

## De tafel

round = { $epoch ->
    [yes] Tijdperk { $n }
   *[no] Ronde { $n }
  }
setting-up = Voorbereiding
turn-yours = Jouw beurt, { $name }
asked-you = Jij bent aan zet, { $name }
waiting-for = Wachten op { $names }
computer-thinks = { $name } denkt na
rolling = De dobbelstenen rollen
step-bribing = omkopen
step-trading = versterken
step-laying-cards = versterken
step-taking-the-bonus = versterken
step-placing = versterken
step-raising-allies = bondgenoten versterken
step-bolstering = neutraal leger versterken
step-attacking = aanvallen
step-defending = aanvallen
step-rolling = aanvallen
step-occupying = aanvallen
step-rolling-the-status = gooien voor de neutrale legers
step-fortifying = verplaatsen
step-drawing = kaart trekken
step-showing-a-mission = opdracht tonen
step-resolving-relics = relikwieën
step-raising = legers werven
step-returning = terugkeer uit de cryptes
step-summoning = oproepen en bouwen
step-obtaining-miracles = wonderkaarten kopen
step-playing-miracles = wonderkaarten spelen
step-invading = binnenvallen
step-fortifying-with-gods = legers en goden verplaatsen
step-leaving-the-heaven = het Hiernamaals verlaten
step-ending-the-turn = einde van de beurt
step-bidding = bieden
step-choosing-tokens = beurtvolgorde
players = Spelers
story = Verloop
chat = Chat
board-map = Bord
board-list = Lijst
map-nearer = Inzoomen
map-further = Uitzoomen
map-whole = Hele bord
map-underworld = Onderwereld
map-heavens = Hiernamaals
state-selected = gekozen
state-target = mogelijk doel
state-selectable = te kiezen
sign-capital = hoofdstad
sign-fallen = gevallen hoofdstad
sign-temple = tempel
sign-relic = relikwie: een punt voor de eigenaar zolang dit gebied van hem is
sign-plague = pest
sign-barred = deze beurt gesloten
sign-sunk = gezonken
sign-war = god van de oorlog
sign-magic = godin van de magie
sign-sky = god van de hemel
sign-death = god van de dood
sign-gate = poort: van het Hiernamaals naar de Onderwereld
sign-crypt = crypte
sign-altar = altaar
sign-flame = vlammen: geen aanvallen eroverheen
sign-maelstrom = maalstroom: deze zeelijn is gesloten
sign-lane = zeelijn: deze gebieden zijn buren
sign-worth = legers per beurt voor het hele continent
secrets = Mijn kaarten
secrets-of = Alleen voor { $name }
secrets-hidden = Alleen voor jouw ogen
secrets-show = Tonen
secrets-hide = Verbergen
secrets-none = Nog geen kaarten.
your-mission = Jouw opdracht
your-missions = Jouw opdrachten
mission-done = vervuld
mission-progress = { $n } van { $of }
mission-read = Opdracht lezen: ingedrukt houden of tikken
mission-show = Opdracht tonen
time-left = { $n ->
    [one] nog 1 seconde
   *[other] nog { $n } seconden
  }
your-capital = Jouw hoofdstad
team-cards = Kaarten van jullie team
your-cards = Jouw kaarten
your-miracles = Jouw wonderkaarten
relics-open = Jouw relikwieën, zichtbaar voor iedereen
territories-n = { $n ->
    [one] 1 gebied
   *[other] { $n } gebieden
  }
armies-n = { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }
cards-n = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
  }
faith-n = { $n } geloof
faith-each = { $n } geloof per stuk
to-place = { $n } te plaatsen
is-out = uitgeschakeld
is-away = even weg; een computer speelt
is-absent = offline
is-free = nog niet hier
free-seat = Vrije plaats { $n }
is-resigned = heeft opgegeven
is-computer = computer
is-turn = aan zet
ally-of = bondgenoot van { $name }
team-n = team { $n }
team-with = met { $list }
points-n = { $n ->
    [one] 1 punt
   *[other] { $n } punten
  }
panel-people = Volk
panel-heaven = Hiernamaals
panel-score = Punten nu
panel-token = Beurtvolgorde
panel-ally = Bondgenootschap
panel-has = Bezit
panel-continents = Continenten
panel-income = Inkomen nu
panel-gods = Goden in het spel
panel-temples = Tempels
panel-relics = Relikwieën
panel-miracles = Wonderkaarten
panel-dead = De doden
panel-capital = Hoofdstad
panel-missions = Getoonde opdrachten
panel-none = geen
i-am-back = Ik ben terug
replaced = { $name }: de gastheer gaf deze plaats aan een computer.
seat-ask = Vraag je plaats terug
seat-please = Ik wil graag weer meespelen. Mag ik mijn plaats terug?
parted = { $name }: de gastheer heeft een nieuwe link voor deze plaats gemaakt. Vraag erom om verder te spelen.
nobody = niemand
chance = het toeval
the-neutral-army = het neutrale leger
neutral = neutraal { $n }
mission-about = (Die speler is { $name }.)
god-named = { $name } ({ $of })
god-war = oorlog
god-magic = magie
god-sky = hemel
god-death = dood
god-of-war = de god van de oorlog
god-of-magic = de godin van de magie
god-of-sky = de god van de hemel
god-of-death = de god van de dood
god-does-war = wint bij gelijke stand als je aanvalt
god-does-magic = gooit enen opnieuw
god-does-sky = een dobbelsteen meer in godenoorlogen
god-does-death = verdedigers die je verslaat komen niet in hun Hiernamaals
temple-does = elke beurt 1 leger en 1 geloof, en gooit in de verdediging enen opnieuw
deck-war = oorlogskaarten
deck-magic = relikwieën
deck-sky = hemelkaarten
deck-death = doodkaarten
people-babylonians = Babyloniërs
people-celts = Kelten
people-egyptians = Egyptenaren
people-greeks = Grieken
people-norse = Noren
space-gate = Poort { $n }
space-crypt = Crypte { $n }
space-altar = Altaar { $n }
space-space = Veld { $n }
card-infantry = infanterie
card-cavalry = cavalerie
card-artillery = artillerie
card-skull = schedel
card-swords = zwaarden
card-orb = bol
card-joker = Joker
card-ceasefire = Wapenstilstand
card-cost = { $kind }, { $cost ->
    [0] gratis
   *[other] { $cost } geloof
  }
rank-captain = Kapitein
rank-major = Majoor
rank-colonel = Kolonel
rank-general = Generaal

## Wat er gevraagd wordt

ask-place = Plaats { $n ->
    [one] je leger
   *[other] { $n } legers
  }
ask-place-other = Plaats { $n ->
    [one] een leger
   *[other] { $n } legers
  } van { $side }
ask-place-hint = Tik op je gebieden op het bord.
ask-place-left = { $left ->
    [one] Daarna nog 1.
   *[other] Daarna nog { $left }.
  }
placed-so-far = { $left ->
    [0] Alles geplaatst
    [one] Nog 1 leger
   *[other] Nog { $left } legers
  }
confirm-placing = Klaar
take-back = Terugnemen
placing-cut = Sommige legers konden niet zoals gepland geplaatst worden. Plaats de rest opnieuw.
ask-claim = Neem een vrij gebied
ask-claim-hint = Tik op een gebied op het bord.
ask-attack = Jouw beurt: aanvallen
ask-attack-hint = Tik op een eigen gebied, dan op een doel.
ask-attack-to = Tik nu op een doel.
ask-move-to = Tik nu op het gebied waar ze naartoe gaan.
dice-n = { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
  }
attack-once = Aanvallen
stop = Stop
attacking-on = Aanval op { $to } …
ask-defend = { $who } valt { $place } vanuit { $from } aan met { $n ->
    [one] één dobbelsteen
   *[other] { $n } dobbelstenen
  }
ask-defend-hint = Met hoeveel dobbelstenen verdedig je?
fight-title = { $who } valt { $place } aan
fight-roll = worp { $n }
fight-loses = { $n ->
    [0] verliest er geen
   *[other] verliest { $n }
  }
fight-ordered = Je verdedigt met { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
  } (vast bevel)
ask-occupy = { $place } is van jou
ask-fortify = Eén keer verplaatsen
ask-fortify-hint = Tik op start, dan op doel.
fortify-go = { $n } verplaatsen
ask-trade = Kaarten inruilen voor legers?
ask-trade-must = Je moet een set inruilen
trade-more = + { $n } op de getoonde gebieden
trade-for = { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }
ask-lay = Kaarten inruilen voor hun sterren?
ask-bonus = Welk gebied krijgt de extra legers?
ask-show = Een vervulde opdracht tonen?
ask-capital = Kies in het geheim je hoofdstad
ask-capital-hint = Tik op een van je gebieden. Alleen jij ziet het.
ask-bribe = Een neutraal leger omkopen met een kaart?
ask-raise = Gooien voor de legers van een bondgenoot?
ask-choose = Kies
ask-people = Kies je volk
ask-bid = Bied op de beurtvolgorde
ask-bid-hint = Alle biedingen worden betaald, en blijven geheim tot iedereen geboden heeft.
ask-token = Wanneer speel je in dit tijdperk?
ask-summon = Oproepen, bouwen, of verder
ask-first-god = Plaats je god van de oorlog
ask-first-temple = Plaats je eerste tempel
ask-buy = Wonderkaarten kopen
ask-play = Kaart spelen, of verder
ask-answer = { $who } valt { $place } ({ $mine }) binnen vanuit { $from } ({ $theirs }){ $gods }
ask-answer-hint = Reageren met een kaart?
ask-answer-none = Je hebt geen kaart om mee te reageren.
with-gods = met { $gods }
ask-aegis = Aegis opgeven om ‘{ $card }’ tegen te houden?
ask-look = Neem een van deze kaarten
ask-invade = Binnenvallen, of verder
ask-stay = Welke goden blijven achter?
ask-champion = Godenoorlog om { $place } tegen { $who } met { $gods }: welke god vecht voor jou?
ask-champion-stakes = Jij gooit { $dice } dobbelstenen en telt er { $more } bij; { $who } gooit er { $theirs } en telt er { $plus } bij.
ask-invasion = { $place } aanvallen
ask-save = { $n ->
    [one] Eén leger zou
   *[other] { $n } legers zouden
  } vallen in { $place }: hoeveel redt de Boom des Levens?
ask-save-hint = { $cost } geloof per stuk; je hebt { $faith }.
ask-save-last = Het zijn de laatste daar: red er een, anders verlies je het gebied.
ask-take = Van { $from } naar { $place }: welke god gaat mee?
ask-leave = Het Hiernamaals verlaten?
ask-revive = Terug uit je cryptes
ask-forgo = Dodenboek: twee legers ruilen voor vier geloof?
ask-labour = Een doodkaart trekken voor je cryptes?
ask-relic = Welke relikwie eerst?
ask-roll = Gooi { $n ->
    [one] één dobbelsteen
   *[other] { $n } dobbelstenen
  } en vul het resultaat in
ask-roll-go = Dit heb ik gegooid
ask-roll-battle = { $who } valt { $place } aan vanuit { $from }
ask-roll-godswar = Godenoorlog om { $place }: { $a } tegen { $b }
ask-roll-again = Opnieuw gooien in de strijd om { $place }
ask-roll-ally = Gooi voor { $side }: zoveel legers komen erbij
ask-roll-status = Gooi voor { $side }: bij 1 t/m 4 schuift het één plaats weg van { $who }
dice-for-start_roll = Gooien om wie begint
dice-for-ties = Gooien om de volgorde
dice-for-godswar = Godenoorlog om { $place }
dice-won = wint
die-n = Dobbelsteen { $n }
ask-only = Niets te kiezen
ask-attack-none = Geen aanvallen meer mogelijk
ask-fortify-none = Geen legers te verplaatsen
ask-trade-none = Nog geen set om in te ruilen
ask-lay-none = Nog geen kaarten die het inruilen waard zijn
ask-show-none = Nog geen opdracht om te tonen
ask-play-none = Nu geen kaart te spelen ({ $n } geloof)
ask-invade-none = Niemand om binnen te vallen
ask-bribe-none = Geen neutraal leger dat je kunt omkopen
ask-generic = Wat doe je?
go-on = Verder
everything = Alle zetten als lijst tonen
amount = Hoeveel
sending = Versturen …

verb-done = Klaar
verb-claim = { $a } nemen
verb-place = Plaatsen in { $a }
verb-trade = { $a }, { $b } en { $c } inruilen voor { $n }
verb-lay = { $a } inruilen
verb-bonus = In { $a }
verb-attack = { $b } aanvallen vanuit { $a }
verb-defend = Met { $n } verdedigen
verb-occupy = Binnentrekken
verb-fortify = Van { $a } naar { $b }
verb-show = Tonen: { $a }
verb-capital = Van { $a } mijn hoofdstad maken
verb-bribe = { $a }: { $b } geven
verb-raise = Gooien voor { $a }
verb-choose = { $a }
verb-play = ‘{ $a }’ spelen
verb-bid = Bieden
verb-token = { $n ->
    [1] Als eerste spelen
    [2] Als tweede spelen
    [3] Als derde spelen
    [4] Als vierde spelen
   *[other] Als vijfde spelen
  }
verb-summon = { $a } naar { $b }
verb-build = Tempel in { $a }
verb-buy = { $a } kopen
verb-invade = { $b } binnenvallen vanuit { $a }
verb-enter = { $b } betreden vanuit { $a }
verb-champion = { $a }
verb-leave = Naar { $a }
verb-save = Redden
verb-revive = Van { $a } naar { $b }
verb-take = { $a } meenemen
verb-stay = { $a } blijft
verb-labour = Een kaart trekken
verb-forgo = { $n } legers opgeven voor geloof
verb-move = Verplaatsen
done-attack = Klaar met aanvallen
done-invade = Klaar met binnenvallen
done-invasion = Afbreken
done-fortify = Einde beurt
done-trade = Niet inruilen
done-play = Geen kaart
done-more = Geen kaarten meer
done-stay = De anderen meenemen
done-stay-all = Iedereen meenemen
group-attack = Aanvallen
group-fortify = Verplaatsen
group-place = Plaatsen
group-claim = Nemen
group-trade = Inruilen
group-lay = Inruilen
group-bribe = Omkopen
group-show = Opdrachten
group-play = Kaarten
group-buy = Kopen
group-summon = Oproepen
group-build = Bouwen
group-invade = Binnenvallen
group-enter = Betreden
group-other = Kiezen

## Doorgeven

curtain-title = Geef het apparaat aan { $name }
curtain-hint = Alleen { $name } mag nu kijken.
curtain-go = Ik ben { $name }

## Problemen

stage-gone = Verbinding verbroken. Nieuwe poging …
stage-refused = Vanaf dit apparaat kun je niet aan deze tafel meespelen.
stage-slow = Trage verbinding: wachten op de server …
stage-blocked = Iets tussen jou en de server (een proxy, een filter, een extensie) blokkeert WebSockets. Nieuwe poging …
stage-void = Je link is vervangen. Vraag de gastheer om de nieuwe link.
try-now = Opnieuw proberen
aside = Dit spel kan niet verder.
aside-opening = De instellingen zijn niet te lezen.
aside-mode = De variant is niet meer op deze server geïnstalleerd.
aside-version = De regels zijn veranderd sinds het spel begon, en het verslag past er niet meer bij.
aside-row = Een zet in het verslag is niet te lezen.
aside-changed = Het verslag is op de schijf van de server veranderd.
aside-damaged = De database van de server is beschadigd.
aside-stuck = Er ging iets mis op de server.
aside-do =
    { $moves ->
        [0] Hier valt helaas niets meer te redden.
        [one] De eerste zet is bewaard gebleven. Download hem als opgeslagen spel en ga verder aan een nieuwe tafel, of bekijk de herhaling.
       *[other] De eerste { $moves } zetten zijn bewaard gebleven. Download ze als opgeslagen spel en ga verder aan een nieuwe tafel, of bekijk de herhaling.
    }
aside-owner = Wie de server beheert, komt meer te weten met ‘feldherr doctor’.
trouble = Opslaan lukt even niet, dus zetten moeten wachten. Er gaat niets verloren.
refused = Niet geaccepteerd: { $why }
refused-stale = Het spel is al verder; die zet kwam te laat.
refused-illegal = Dat is hier geen geldige zet.
refused-not-yours = Dat is niet jouw plaats.
refused-not-asked = Die plaats is niet aan zet.
refused-malformed = De server kon dat niet lezen.
refused-too-fast = Te snel; wacht even.
refused-off = Deze tafel heeft geen chat.
refused-muted = De gastheer heeft je gedempt.
refused-full = Het verslag van deze tafel is vol. Speel eerst verder.
refused-unavailable = Het spel kan nu niet opgeslagen worden; probeer het zo opnieuw.
refused-over = Het spel is afgelopen.
refused-too-late = Nu kan er niets meer worden teruggenomen.
wrong-403 = Dat kan niet vanaf dit apparaat.
wrong-404 = Tafel niet gevonden, of je hebt de link ernaartoe nog niet geopend op dit apparaat.
wrong-409 = De tafel is veranderd; dat kan niet meer.
wrong-410 = Deze link is al op een ander apparaat gebruikt, en elke link geldt maar voor één apparaat. Vraag wie je heeft uitgenodigd om een nieuwe.
wrong-413 = Dat is te groot voor de server.
wrong-429 = Te veel verzoeken; probeer het over een minuut opnieuw.
wrong-503 = De server kan nu niet opslaan; probeer het zo opnieuw.
over-title = { $names } { $n ->
    [one] wint
   *[other] winnen
  }
over-nobody = Niemand wint
why-1 = { $yours ->
    [yes] Je hebt alle gebieden veroverd.
   *[no] Alle gebieden zijn veroverd.
  }
why-2 = { $yours ->
    [yes] Jij bent als laatste over.
   *[no] Alle anderen zijn uitgeschakeld.
  }
why-3 = { $yours ->
    [yes] Je opdracht is vervuld.
   *[no] De geheime opdracht is vervuld.
  }
why-4 = { $yours ->
    [yes] Je hebt genoeg hoofdsteden.
   *[no] Genoeg hoofdsteden zijn in één hand.
  }
why-5 = { $yours ->
    [yes] Je hebt { $n } gebieden: dat is genoeg.
   *[no] { $n } gebieden in één hand: dat is genoeg.
  }
why-6 = { $yours ->
    [yes] De wapenstilstand kwam, en jij stond bovenaan.
   *[no] De wapenstilstand kwam: wie bovenaan staat, wint.
  }
why-7 = { $yours ->
    [yes] De laatste beurt is gespeeld, en jij bent de sterkste.
   *[no] De laatste beurt is gespeeld: de sterkste wint.
  }
why-8 = { $yours ->
    [yes] Je vier opdrachten zijn vervuld.
   *[no] Alle vier de opdrachten zijn vervuld.
  }
why-9 = Het andere team heeft een speler verloren.
why-10 = { $yours ->
    [yes] Je hebt de meeste punten.
   *[no] De meeste punten winnen.
  }
why-11 = Er is niemand meer op het bord.
why-12 = Iedereen was het eens om te stoppen.
why-13 = De gastheer heeft de tafel gesloten.
why-14 = Het verslag van de tafel was vol, dus gaf de stand de doorslag.
short-lands = { $n ->
    [one] Je kwam 1 gebied tekort.
   *[other] Je kwam { $n } gebieden tekort.
  }
short-points = { $n ->
    [one] Je kwam 1 punt tekort.
   *[other] Je kwam { $n } punten tekort.
  }
result = Uitslag
share = Delen
download = Spel downloaden
dice-proof = Dobbelstenen controleren
dice-proof-hint = Alle worpen en kaarten volgen uit één startgetal. De server en de apparaten van de spelers maken het samen, dus niemand kan het kiezen. Hierop heeft de server zich vastgelegd:
commitment = SHA-256
shares-wait = Nog niet hier: { $names }
friends-wait = { $n ->
    [one] Wachten op 1 vriend
   *[other] Wachten op { $n } vrienden
  }
friends-begin = Het spel begint als iedereen er is, of als de gastheer het start. Na lang wachten kan elke speler het starten.
shares-begin = Zonder hen beginnen
shares-begin-hint = Hun apparaten dragen dan niet bij aan de dobbelstenen. Iedereen krijgt het te horen.
host-powers = Wat de gastheer mag
host-powers-told = Iedereen krijgt het elke keer te horen, en het blijft in het verslag staan:
power-links = een nieuwe link voor een plaats maken: wie daar zat, raakt hem kwijt, en wie de link gebruikt, ziet de kaarten van die plaats
power-others = een nieuwe link voor toeschouwers of voor de gastheer maken: wie via een eerdere kwam, moet weg
power-swap = een computer voor iemand laten spelen, of een plaats aan een speler geven
power-remove = een speler wegsturen of van de tafel verbannen
power-mute = spelers of toeschouwers dempen
power-begin = beginnen voordat iedereen er is
power-close = de tafel sluiten: het spel eindigt en de stand telt
power-besides = De gastheer bepaalt ook hoe snel de computers spelen, wat iedereen ziet, en mag met de hand gegooide dobbelstenen invoeren.
power-not = Verder kan de gastheer niemands kaarten of opdrachten zien en het spel niet downloaden voordat het is afgelopen, tenzij iedereen op zijn apparaat speelt.
remove = Wegsturen
remove-sure = Echt wegsturen?
ban = Verbannen
ban-sure = Echt verbannen?
mute = Dempen
unmute = Weer laten praten
mute-spectators = Toeschouwers dempen
unmute-spectators = Toeschouwers weer laten praten
close-table = Tafel sluiten
close-table-sure = Het spel voor iedereen beëindigen?
another-device = Link voor nog een apparaat
table-info = Over deze tafel
about-mode = { $title }, { $rulebook }
goal-territories = Aan deze tafel: { $n } gebieden.
goal-capitals = Aan deze tafel: { $n } hoofdsteden.
supply = Nog in de voorraad
house-here = Huisregels aan deze tafel
fresh-link = Nieuwe link
fresh-link-sure = De oude link vervangen?
put-computer = Computer laten spelen
put-person = Plaats aan een speler geven
chat-placeholder = Zeg iets
chat-send = Versturen
chat-host = Gastheer
chat-guest = Gast
chat-empty = Nog geen berichten.
chat-unsent = Niet verstuurd: verbinding verbroken. Je bericht blijft hier staan.
chat-unreadable = Niet verstuurd: het bericht bevat tekens die niet getoond kunnen worden.
reaction-applause = Applaus
reaction-laugh = Gelach
reaction-surprise = Verbazing
reaction-anger = Boosheid
reaction-sorrow = Verdriet
reaction-thanks = Bedankt
list-owner = { $name }: { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }
continent-bonus = +{ $n }
temple = tempel

## Wonderkaarten: titels, en wat ze doen

miracle-a_shrine_is_plundered = Een heiligdom wordt geplunderd
miracle-says-a_shrine_is_plundered = Neem een relikwie van een andere speler; die werkt vanaf nu voor jou.
miracle-an_empire_is_born = Een rijk wordt geboren
miracle-says-an_empire_is_born = Bouw gratis een tempel in een eigen gebied waar er nog geen staat.
miracle-champions_arise = Kampioenen staan op
miracle-says-champions_arise = Een van je gebieden krijgt 1 leger per 2 geloof dat je hebt; je houdt het geloof.
miracle-eagles_take_wing = Adelaars slaan hun vleugels uit
miracle-says-eagles_take_wing = Laat zoveel legers en goden als je wilt van een van je gebieden naar een ander vliegen; één leger blijft achter.
miracle-faith_shall_deliver = Het geloof zal verlossen
miracle-says-faith_shall_deliver = Trek twee kaarten van een stapel naar keuze, ook als de god ervan niet in het spel is.
miracle-heroes_are_born = Helden worden geboren
miracle-says-heroes_are_born = Een van je gebieden krijgt 3 legers.
miracle-only_ash_remains = Alleen as blijft over
miracle-says-only_ash_remains = Vernietig een relikwie naar keuze.
miracle-our_faith_is_our_strength = Ons geloof is onze kracht
miracle-says-our_faith_is_our_strength = Je krijgt 2 geloof voor elk van je tempels.
miracle-prayers_are_answered = Gebeden worden verhoord
miracle-says-prayers_are_answered = Gooi een dobbelsteen: een van je tempels krijgt zoveel legers.
miracle-storms_rage = Stormen razen
miracle-says-storms_rage = Kies een gebied en gooi een dobbelsteen: het verliest zoveel legers.
miracle-the_faithful_gather = De gelovigen verzamelen zich
miracle-says-the_faithful_gather = Elk van je tempels krijgt 2 legers.
miracle-the_land_is_purged = Het land wordt gezuiverd
miracle-says-the_land_is_purged = Verwijder een pestfiche uit het spel, en alle legers in dat gebied.
miracle-the_siren_calls = De sirene roept
miracle-says-the_siren_calls = Laat alle legers en goden van twee gebieden van een andere speler van plaats wisselen; tempels blijven.
miracle-the_sun_grows_cold = De zon wordt koud
miracle-says-the_sun_grows_cold = Elk gebied verliest 1 leger voor elke god daar.
miracle-the_temple_falls = De tempel valt
miracle-says-the_temple_falls = Verplaats een tempel van een speler naar keuze naar een ander gebied van diezelfde speler waar er nog geen staat.
miracle-time_stands_still = De tijd staat stil
miracle-says-time_stands_still = Het tijdperkfiche gaat één terug: het spel duurt een tijdperk langer. Niet in het eerste tijdperk.
miracle-visions_become_real = Visioenen worden werkelijkheid
miracle-says-visions_become_real = Bekijk de wonderkaarten van een andere speler en neem er een.
miracle-blood_coats_the_land = Bloed bedekt het land
miracle-says-blood_coats_the_land = Elk gebied van een geloot continent verliest 1 leger.
miracle-crops_wither = De oogst verdort
miracle-says-crops_wither = Een andere speler legt alle wonderkaarten uit de hand af; relikwieën zijn veilig.
miracle-deaths_door_closes = De deur van de dood gaat dicht
miracle-says-deaths_door_closes = Elke crypte en elk altaar verliest de helft van de legers.
miracle-diamonds_turn_to_rust = Diamanten vergaan tot roest
miracle-says-diamonds_turn_to_rust = Vernietig alle relikwieën van alle spelers.
miracle-fire_rains_down = Het regent vuur
miracle-says-fire_rains_down = Vernietig een tempel; dat gebied en elk buurgebied verliezen elk 1 leger.
miracle-paradise_is_lost = Het paradijs is verloren
miracle-says-paradise_is_lost = Verplaats een pestfiche naar keuze naar een geloot gebied; niemand sterft er meteen aan.
miracle-ragnarok_cometh = Ragnarok breekt aan
miracle-says-ragnarok_cometh = Verban alle goden van oorlog en hemel, ook die van jou.
miracle-the_dead_walk = De doden staan op
miracle-says-the_dead_walk = Tot 6 legers gaan van een van je velden in de Onderwereld naar een tempel van jou; één blijft achter.
miracle-the_gods_forsake_us = De goden verlaten ons
miracle-says-the_gods_forsake_us = Leg het vijfde pestfiche in een gebied zonder tempel en zonder pest: de helft van de legers sterft meteen, de goden worden verbannen.
miracle-the_ground_shakes = De grond beeft
miracle-says-the_ground_shakes = Elk gebied van een geloot continent verliest de helft van de legers.
miracle-the_mighty_have_fallen = De machtigen zijn gevallen
miracle-says-the_mighty_have_fallen = De drie grootste legers op aarde verliezen elk de helft; bij gelijke stand kies jij.
miracle-the_sea_is_your_tomb = De zee is je tombe
miracle-says-the_sea_is_your_tomb = Atlantis zinkt voor de rest van het spel: legers gaan naar hun Hiernamaals, goden worden verbannen, tempels en pest verdwijnen.
miracle-the_trojan_horse_is_revealed = Het paard van Troje wordt onthuld
miracle-says-the_trojan_horse_is_revealed = Neem een gebied van een andere speler met maar één leger: dat leger sterft; gooi een dobbelsteen voor hoeveel er van jou komen.
miracle-the_waters_boil = Het water kookt
miracle-says-the_waters_boil = De maalstroom sluit een zeelijn voorgoed.
miracle-the_young_grow_old = De jeugd wordt oud
miracle-says-the_young_grow_old = Elk gebied met meer dan één leger verliest er een.
miracle-1000_workers_amass = 1000 arbeiders verzamelen zich
miracle-says-1000_workers_amass = Bouw een tempel in het aangevallen gebied.
miracle-enemies_convert = Vijanden bekeren zich
miracle-says-enemies_convert = Twee legers van de aanvaller lopen over: in het aangevallen gebied komen er evenveel van jou bij.
miracle-fire_sears_the_sky = Vuur verschroeit de hemel
miracle-says-fire_sears_the_sky = Tel er de rest van deze beurt in elke godenoorlog 4 bij op.
miracle-lava_erupts = De lava barst los
miracle-says-lava_erupts = Gooi een dobbelsteen voor het aanvallende gebied en voor elk buurgebied ervan, ook het aangevallen gebied: elk verliest zoveel legers.
miracle-men_become_warriors = Mannen worden krijgers
miracle-says-men_become_warriors = Het aangevallen gebied krijgt 3 legers.
miracle-swords_become_plowshares = Zwaarden worden ploegscharen
miracle-says-swords_become_plowshares = Gooi een dobbelsteen: zoveel legers van het aanvallende gebied verlaten het bord en gaan niet naar het Hiernamaals.
miracle-the_fog_lifts = De mist trekt op
miracle-says-the_fog_lifts = Tot 4 legers komen uit een ander gebied van jou, hoe ver ook, naar het aangevallen gebied; één blijft achter.
miracle-the_mighty_turn_meek = De machtigen worden zachtmoedig
miracle-says-the_mighty_turn_meek = Een god in het aanvallende gebied gaat naar een ander gebied van de aanvaller met een tempel.
miracle-this_ground_is_sacred = Deze grond is heilig
miracle-says-this_ground_is_sacred = De invasie stopt, en de rest van de beurt mag niemand dit gebied aanvallen of betreden.
miracle-your_idol_is_false = Je afgod is vals
miracle-says-your_idol_is_false = Verban een god in het aanvallende gebied.
miracle-the_golden_fleece = Het Gulden Vlies
miracle-says-the_golden_fleece = Trek aan het begin van elk van je beurten een oorlogskaart.
miracle-arawns_cauldron_of_life = Arawns ketel des levens
miracle-says-arawns_cauldron_of_life = Trek aan het begin van elk van je beurten een doodkaart.
miracle-the_great_pyramids = De grote piramiden
miracle-says-the_great_pyramids = Trek aan het begin van elk van je beurten een hemelkaart.
miracle-stonehenge = Stonehenge
miracle-says-stonehenge = Wonderkaarten kosten je 1 geloof in plaats van 2.
miracle-the_wine_of_eternal_life = De wijn van het eeuwige leven
miracle-says-the_wine_of_eternal_life = Je krijgt 1 extra leger aan het begin van elk van je beurten.
miracle-freyas_tears_of_gold = Freya's gouden tranen
miracle-says-freyas_tears_of_gold = Je krijgt 1 extra geloof aan het begin van elk van je beurten.
miracle-pandoras_box = De doos van Pandora
miracle-says-pandoras_box = Trek aan het begin van elk van je beurten een doodkaart en speel die meteen, zonder geloof en zonder de god.
miracle-the_tablets_of_destiny = De tafelen van het lot
miracle-says-the_tablets_of_destiny = Je bod voor de beurtvolgorde telt 3 hoger dan je betaalt.
miracle-gungnir_spear_of_odin = Gungnir, speer van Odin
miracle-says-gungnir_spear_of_odin = Gooi je enen in godenoorlogen opnieuw.
miracle-excalibur = Excalibur
miracle-says-excalibur = Aan het begin van elk van je beurten krijg je 2 extra legers voor elk continent dat je bezit.
miracle-mjolnir_hammer_of_thor = Mjölnir, hamer van Thor
miracle-says-mjolnir_hammer_of_thor = Tel in elke godenoorlog 3 op bij je totaal.
miracle-the_book_of_the_dead = Het Dodenboek
miracle-says-the_book_of_the_dead = Eén keer per beurt mag je 2 legers minder werven en daar 4 geloof voor nemen.
miracle-the_tree_of_life = De Boom des Levens
miracle-says-the_tree_of_life = Als je verdedigt, mag je voor elk leger dat je zou verliezen 1 geloof betalen en het zo behouden.
miracle-aegis_shield_of_athena = Aegis, schild van Athena
miracle-says-aegis_shield_of_athena = Geef deze relikwie op om een oorlogs-, dood- of hemelkaart die gespeeld wordt tegen te houden.
miracle-the_scales_of_osiris = De weegschaal van Osiris
miracle-says-the_scales_of_osiris = Uit elke crypte mogen twee legers terugkeren in plaats van één.
point-with = 1 punt als je { $place } bezit.

## Opdrachten

mission-asia_south_america = Bezit heel Azië en heel Zuid-Amerika.
mission-asia_africa = Bezit heel Azië en heel Afrika.
mission-north_america_africa = Bezit heel Noord-Amerika en heel Afrika.
mission-north_america_australia = Bezit heel Noord-Amerika en heel Australië.
mission-europe_south_america_plus_one = Bezit heel Europa, heel Zuid-Amerika en een derde continent naar keuze.
mission-europe_australia_plus_one = Bezit heel Europa, heel Australië en een derde continent naar keuze.
mission-territories_18x2 = Bezit 18 gebieden met elk minstens 2 legers.
mission-territories_24 = Bezit 24 gebieden.
mission-destroy_colour_1 = Vernietig het leger van de eerste speler; ben je dat zelf, bezit dan 24 gebieden.
mission-destroy_colour_2 = Vernietig het leger van de tweede speler; ben je dat zelf, bezit dan 24 gebieden.
mission-destroy_colour_3 = Vernietig het leger van de derde speler; ben je dat zelf, bezit dan 24 gebieden.
mission-destroy_colour_4 = Vernietig het leger van de vierde speler; ben je dat zelf, bezit dan 24 gebieden.
mission-destroy_colour_5 = Vernietig het leger van de vijfde speler; ben je dat zelf, bezit dan 24 gebieden.
mission-destroy_colour_6 = Vernietig het leger van de zesde speler; ben je dat zelf, bezit dan 24 gebieden.
mission-captain_advance3 = Verover minstens 3 gebieden in één beurt.
mission-captain_two_fronts = Verover in één beurt minstens 1 gebied op elk van 2 verschillende continenten.
mission-captain_overseas2 = Verover in één beurt minstens 2 gebieden via zeelijnen.
mission-captain_garrison10 = Heb aan het eind van je beurt minstens 10 legers in één gebied.
mission-captain_islands3 = Bezit aan het eind van je beurt minstens 3 van deze gebieden: Groenland, IJsland, Groot-Brittannië, Madagaskar, Japan, Indonesië en Nieuw-Guinea.
mission-captain_supply = Ruil een set kaarten in en verover in dezelfde beurt minstens 2 gebieden.
mission-captain_border_guard = Bezit aan het eind van je beurt minstens 3 gebieden met elk minstens 4 legers.
mission-major_advance5 = Verover minstens 5 gebieden in één beurt.
mission-major_three_fronts = Verover in één beurt minstens 1 gebied op elk van 3 verschillende continenten.
mission-major_australia = Bezit aan het eind van je beurt heel Australië.
mission-major_south_america = Bezit aan het eind van je beurt heel Zuid-Amerika.
mission-major_northern_bridges = Bezit aan het eind van je beurt Alaska, Kamtsjatka, Groenland en IJsland.
mission-major_two_opponents = Verover in één beurt minstens 2 gebieden van elk van 2 tegenstanders; was er bij het begin van je beurt nog maar één, dan 4 van die ene.
mission-major_strong_chain5 = Bezit aan het eind van je beurt 5 aaneengesloten gebieden met elk minstens 3 legers.
mission-colonel_advance7 = Verover minstens 7 gebieden in één beurt.
mission-colonel_africa = Bezit aan het eind van je beurt heel Afrika.
mission-colonel_gateways = Bezit aan het eind van je beurt 6 van deze gebieden: Alaska, Midden-Amerika, Venezuela, Brazilië, Noord-Afrika, IJsland, Siam en Indonesië.
mission-colonel_new_continent = Maak een continent compleet dat je aan het begin van de beurt niet bezat.
mission-colonel_sea_power6 = Bezit aan het eind van je beurt beide uiteinden van minstens 6 zeelijnen.
mission-colonel_block = Bezit aan het eind van je beurt een aaneengesloten blok gebieden: 16 bij 3 spelers, 14 bij 4, 12 bij 5, 10 bij 6.
mission-colonel_hold_continent_round = Bezit aan het begin van je beurt een continent dat je al sinds het eind van je vorige beurt in handen hebt.
mission-general_north_america = Bezit aan het eind van je beurt heel Noord-Amerika.
mission-general_europe = Bezit aan het eind van je beurt heel Europa.
mission-general_asia9 = Bezit aan het eind van je beurt minstens 9 van de 12 gebieden in Azië.
mission-general_two_continents = Bezit aan het eind van je beurt 2 continenten naar keuze.
mission-general_advance10 = Verover minstens 10 gebieden in één beurt.
mission-general_defeat_player = Versla in je beurt een tegenstander volledig.
mission-general_eighteen_by_two = Bezit aan het eind van je beurt 18 gebieden met elk minstens 2 legers.
rulebook-de2004 = Risiko, Duits, 2004
rulebook-sv2000 = RISK, Zweeds, 2000
rulebook-nl2004 = RISK Godstorm, Nederlands, 2004
rulebook-de2010 = Risiko, Duits, 2010

## Varianten en spelregelboekjes

title-de2004-liberation = De bevrijding van de wereld
title-de2004-duel-passive = Duel met passieve neutrale legers
title-de2004-duel-active = Duel met omkoopbare neutrale legers
title-de2004-missions = Vier opdrachten naar rang
title-de2004-teams = Twee teams
title-sv2000-missions = Geheime opdrachten
title-sv2000-duel = Duel met een neutraal leger
title-sv2000-conquest = De wereld veroveren
title-sv2000-capitals = Hoofdsteden
title-nl2004-original = Origineel RISK op de Oude Aarde
title-nl2004-original-duel = Origineel RISK voor twee op de Oude Aarde
title-nl2004-godstorm = Godstorm
title-de2010-basic = Basisspel
title-de2010-classic = Klassiek spel
title-de2010-missions = Geheime opdrachten
title-de2010-duel = Duel met drie neutrale legers
short-de2004-duel-passive = Duel, neutralen kijken toe
short-de2004-duel-active = Duel, neutralen te koop
short-nl2004-original = Origineel RISK
short-nl2004-original-duel = Origineel RISK voor twee
names-choice = Namen van de gebieden
names-mine = in mijn taal
names-rulebook = zoals in het spelregelboekje
names-english = in het Engels

## Huisregels: waarover elke beslist, en de waarden

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

## Wat er gebeurde

and = en
or = of
ev-attack = { $attacker } valt { $dst } aan vanuit { $src } met { $armies }.
ev-defend = { $seat } verdedigt { $place } met { $dice }.
ev-done = { $seat } is klaar.
reason-1 = alle gebieden veroverd
reason-2 = de anderen zijn uitgeschakeld
reason-3 = opdracht vervuld
reason-4 = hoofdsteden in handen
reason-5 = gebieden in handen
reason-6 = wapenstilstand
reason-7 = beurtlimiet
reason-8 = vier opdrachten vervuld
reason-9 = een team verloor een speler
reason-10 = de meeste punten
reason-11 = er is niemand meer over
reason-12 = iedereen wilde stoppen
reason-13 = de gastheer heeft de tafel gesloten
reason-14 = het verslag van de tafel was vol

ev-deal = { $place } gaat naar { $side }.
ev-deals = De gebieden zijn uitgedeeld.
ev-spread = De legers van { $side } worden gelijk over hun gebieden verdeeld.
ev-start_roll = Gegooid om wie begint: { $rolled }.
ev-roll = { $seat } gooit { $dice } voor { $side }.
ev-claim = { $seat } neemt { $place }.
ev-claims = { $seat } neemt { $list }.
ev-place = { $seat } plaatst { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } in { $place }.
ev-places = { $seat } plaatst { $list }.
ev-places-one = { $armies } in { $place }
ev-trade = { $seat } ruilt { $cards } in voor { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-stars = { $seat } krijgt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } voor de sterren.
ev-lay = { $seat } ruilt { $card } in.
ev-bonus = { $seat } krijgt er { $armies } bij in { $place }.
ev-income = { $side } krijgt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-battle = { $attacker } valt { $dst } aan vanuit { $src }: { $attack } tegen { $defence }. { $losses }
ev-battle-end = De aanval op { $dst }: { $losses }
ev-battles = { $attacker } valt { $dst } { $times } keer aan vanuit { $src }. { $losses }
ev-lose = { $who } verliest { $n }
ev-lose-none = Geen verliezen
ev-left = Nog { $n } tegen { $m }.
war-wins-ties = (de god van de oorlog wint bij gelijke stand)
ev-conquest = { $attacker } verovert { $dst } en trekt binnen met { $armies }.
ev-place-other = { $seat } plaatst { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } van { $side } in { $place }.
ev-places-other = { $seat } plaatst legers van { $side }: { $list }.
ev-bribe-own = { $seat } geeft { $card } aan { $side }.
ev-occupy = { $dst } heeft nu { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-fortify = { $side } verplaatst { $armies ->
    [0] goden
    [one] 1 leger
   *[other] { $armies } legers
  } van { $src } naar { $dst }.
ev-draw = { $side } trekt een kaart.
ev-draw-own = { $side } trekt { $card }.
ev-mission = { $seat } krijgt een geheime opdracht.
ev-mission-own = { $seat } krijgt een geheime opdracht: { $mission }
ev-missions = De opdrachten zijn uitgedeeld.
ev-show = { $seat } heeft een opdracht vervuld: { $mission }
ev-lies_open = De laatste opdracht van { $seat } ligt open: { $mission }
ev-capital = { $seat } heeft een hoofdstad gekozen.
ev-capital-own = { $seat } heeft een hoofdstad gekozen: { $place }.
ev-capital_fell = { $place }, de hoofdstad van { $owner }, is gevallen!
ev-taken_over = { $seat } krijgt ook { $place }.
ev-cards = { $seat } krijgt { $number ->
    [one] de kaart
   *[other] de { $number } kaarten
  } van { $loser }.
ev-bribe = { $seat } geeft een kaart aan { $side }.
ev-raise = { $seat } werft legers voor { $side }.
ev-ally = { $side } is nu bondgenoot van { $ally }.
ev-ally-none = { $side } is geen bondgenoot meer.
ev-out = { $side } is uitgeschakeld.
ev-turn = { $epochs ->
    [0] Ronde { $round }
   *[other] Tijdperk { $round }
  }: { $seat }
ev-over = { $winners } { $n ->
    [one] wint
   *[other] winnen
  }: { $reason }.
ev-ties = Gegooid { $bids ->
    [0] om de volgorde van kiezen
   *[other] bij gelijke biedingen
  }: { $rolled }.
ev-pantheon-neutral = De neutrale legers zijn { $pantheon }.
ev-bids-counts = { $who } { $n } (telt als { $m })
ev-pantheon = { $side } kiest de { $pantheon }.
ev-epoch = Tijdperk { $epoch }: iedereen biedt op de beurtvolgorde
ev-bid = { $seat } heeft geboden.
ev-bids = Biedingen, allemaal betaald: { $rolled }.
ev-token = { $seat } kiest plaats { $token } in de beurtvolgorde.
ev-token_left = { $seat } krijgt de overgebleven plaats { $token }.
ev-faith = { $seat } krijgt { $faith } geloof.
ev-score = { $seat } heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }: { $list }.
ev-score-tied = Gelijke stand, dus: { $list }.
score-nothing = niets
score-continents = { $n } voor continenten
score-crypts = { $n ->
    [one] 1 crypte
   *[other] { $n } cryptes
  }
score-altars = { $n ->
    [one] 1 altaar
   *[other] { $n } altaren
  }
score-relics = { $n ->
    [one] 1 relikwie
   *[other] { $n } relikwieën
  }
temples-n = { $n ->
    [one] 1 tempel
   *[other] { $n } tempels
  }
gods-n = { $n ->
    [one] 1 god
   *[other] { $n } goden
  }
paid = ({ $n } geloof)
a-card-of-war = een oorlogskaart
a-card-of-magic = een relikwie
a-card-of-sky = een hemelkaart
a-card-of-death = een doodkaart
why-war = voor de derde verovering
why-magic = voor drie gelijke dobbelstenen
why-sky = voor een verbannen god
why-crypt = voor het bezit van een crypte
ev-buy = { $seat } koopt { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  } van de stapel { $deck }{ $paid }.
ev-miracle = { $seat } trekt { $acard }.
ev-miracle-own = { $seat } trekt ‘{ $card }’ ({ $kind }).
ev-relic = { $seat } krijgt een relikwie: ‘{ $card }’.
ev-labour = { $seat } krijgt { $acard } { $why }.
ev-play = { $seat } speelt ‘{ $card }’{ $paid }.
ev-played = { $seat } speelt ‘{ $card }’{ $paid }: { $list }.
ev-named = { $seat } kiest voor ‘{ $card }’: { $thing }.
ev-die = Worp voor ‘{ $card }’: { $dice }.
ev-continent = Geloot voor ‘{ $card }’: { $continent }.
ev-aegis = { $seat } geeft Aegis op en houdt ‘{ $card }’ van { $player } tegen.
ev-box = { $seat } opent de doos van Pandora en trekt ‘{ $card }’; die kaart { $works ->
    [0] kan niet gespeeld worden en verlaat het spel
   *[other] moet gespeeld worden
  }.
ev-relic_works = { $seat } gebruikt ‘{ $card }’.
ev-taken = { $seat } neemt { $acard } uit de hand van { $loser }.
ev-taken-own = { $seat } neemt ‘{ $card }’ ({ $kind }) uit de hand van { $loser }.
ev-thrown_away = { $seat } legt { $number ->
    [one] een wonderkaart
   *[other] { $number } wonderkaarten
  } af.
ev-stays = { $god } blijft achter.
ev-relic_taken = ‘{ $card }’ gaat van { $loser } naar { $seat }.
ev-relic_lost = ‘{ $card }’ van { $seat } is vernietigd.
ev-invade = { $attacker } valt { $dst } binnen vanuit { $src }.
ev-gods_come = { $n ->
    [0] Er gaat geen god mee.
    [one] { $gods } gaat mee.
   *[other] { $gods } gaan mee.
  }
ev-enter = { $seat } trekt met { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } van { $src } naar het lege { $dst }.
ev-champion = { $seat } wijst { $god } aan voor de godenoorlog.
ev-thrown = { $godswar ->
    [0] { $attacker } valt { $dst } aan vanuit { $src }
   *[other] Godenoorlog om { $dst } vanuit { $src }
  }: tot nu toe { $attack } tegen { $defence }.
ev-again = Opnieuw gegooid: { $rolled }.
ev-godswar = Godenoorlog om { $place }: { $god } { $total } tegen { $foe } { $foe_total }{ $ties }; { $loser } wordt verbannen.
godswar-total = { $dice } (dobbelstenen { $sum } + legers en kaarten { $more } = { $n })
ev-saved = { $armies ->
    [0] { $seat } gebruikt de Boom des Levens niet.
   *[other] { $seat } betaalt { $armies } geloof aan de Boom des Levens en redt evenveel legers in { $place }.
  }
ev-to_heaven = { $armies ->
    [one] 1 leger van { $side } gaat
   *[other] { $armies } legers van { $side } gaan
  } naar { $heaven }.
ev-to_supply = { $armies ->
    [one] 1 leger van { $side } gaat
   *[other] { $armies } legers van { $side } gaan
  } naar de voorraad, niet naar { $heaven }.
ev-killed = { $side } verliest { $list }{ $whither }.
ev-plague_kills = De pest doodt legers van { $side }: { $list }{ $whither }.
whither-heaven = , naar { $heaven }
whither-supply = , naar de voorraad
ev-gained = { $side } krijgt legers{ $temple ->
    [0] {""}
   *[other] {" "}voor tempels
  }: { $list }.
ev-seized = { $seat } neemt { $place } met { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-swap = Alle legers en goden van { $side } in { $src } en { $dst } wisselen van plaats.
ev-empty = { $place } is nu leeg.
ev-leave = { $seat } leidt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } van { $heaven } naar { $place }.
ev-revive = { $seat } haalt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } terug van { $src } naar { $dst }.
ev-forgo = { $seat } ruilt { $armies } legers voor { $faith } geloof met het Dodenboek.
ev-summoned = { $faith ->
    [0] { $seat } plaatst { $god } in { $place }.
   *[other] { $seat } roept { $god } op in { $place } ({ $faith } geloof).
  }
ev-god_moved = { $god } gaat van { $src } naar { $dst }.
ev-banished = { $god } wordt uit { $place } verbannen.
ev-built = { $seat } bouwt een tempel in { $place }{ $paid }.
ev-temple_moved = De tempel in { $src } verhuist naar { $dst }.
ev-temple_fell = De tempel in { $place } is vernietigd.
ev-temple_hands = De tempel in { $place } is nu van { $side }.
ev-temple_hands-none = De tempel in { $place } is nu van niemand.
ev-plague = De pest treft { $place }.
ev-plague_moved = De pest trekt van { $src } naar { $dst }.
ev-plague_gone = De pest heeft { $place } verlaten.
ev-sunk = Atlantis zinkt.
ev-maelstrom = De maalstroom sluit de zee tussen { $src } en { $dst } voorgoed.
ev-barred = Niemand mag { $place } deze beurt nog aanvallen of betreden.
ev-fire = { $seat } telt er deze beurt in elke godenoorlog { $bonus } bij op.
ev-time = Het tijdperkfiche gaat terug: dit is nu tijdperk { $epoch }.

## Wat er gebeurde, voor wie het deed

ev-roll-you = Je gooit { $dice } voor { $side }.
ev-claim-you = Je neemt { $place }.
ev-claims-you = Je neemt { $list }.
ev-place-you = Je plaatst { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } in { $place }.
ev-places-you = Je plaatst { $list }.
ev-place-other-you = Je plaatst { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } van { $side } in { $place }.
ev-places-other-you = Je plaatst legers van { $side }: { $list }.
ev-trade-you = Je ruilt { $cards } in voor { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-stars-you = Je krijgt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } voor de sterren.
ev-lay-you = Je ruilt { $card } in.
ev-bonus-you = Je krijgt er { $armies } bij in { $place }.
ev-income-you = Je krijgt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-battle-you = Je valt { $dst } aan vanuit { $src }: { $attack } tegen { $defence }. { $losses }
ev-battles-you = Je valt { $dst } { $times } keer aan vanuit { $src }. { $losses }
ev-lose-you = je verliest { $n }
ev-conquest-you = Je verovert { $dst } en trekt binnen met { $armies }.
ev-fortify-you = Je verplaatst { $armies ->
    [0] goden
    [one] 1 leger
   *[other] { $armies } legers
  } van { $src } naar { $dst }.
ev-draw-you = Je trekt een kaart.
ev-draw-own-you = Je trekt { $card }.
ev-mission-own-you = Je krijgt een geheime opdracht: { $mission }
ev-show-you = Je hebt een opdracht vervuld: { $mission }
ev-capital-own-you = Je hebt je hoofdstad gekozen: { $place }.
ev-taken_over-you = Je krijgt ook { $place }.
ev-cards-you = Je krijgt { $number ->
    [one] de kaart
   *[other] de { $number } kaarten
  } van { $loser }.
ev-bribe-own-you = Je geeft { $card } aan { $side }.
ev-raise-you = Je werft legers voor { $side }.
ev-turn-you = { $epochs ->
    [0] Ronde { $round }
   *[other] Tijdperk { $round }
  }: jouw beurt
ev-pantheon-you = Je kiest de { $pantheon }.
ev-bid-you = Je hebt geboden.
ev-token-you = Je kiest plaats { $token } in de beurtvolgorde.
ev-token_left-you = Je krijgt de overgebleven plaats { $token }.
ev-faith-you = Je krijgt { $faith } geloof.
ev-forgo-you = Je ruilt { $armies } legers voor { $faith } geloof met het Dodenboek.
ev-score-you = Je hebt { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }: { $list }.
ev-buy-you = Je koopt { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  } van de stapel { $deck }{ $paid }.
ev-miracle-own-you = Je trekt ‘{ $card }’ ({ $kind }).
ev-relic-you = Je krijgt een relikwie: ‘{ $card }’.
ev-labour-you = Je krijgt { $acard } { $why }.
ev-play-you = Je speelt ‘{ $card }’{ $paid }.
ev-played-you = Je speelt ‘{ $card }’{ $paid }: { $list }.
ev-named-you = Je kiest voor ‘{ $card }’: { $thing }.
ev-relic_works-you = Je gebruikt ‘{ $card }’.
ev-taken-own-you = Je neemt ‘{ $card }’ ({ $kind }) uit de hand van { $loser }.
ev-thrown_away-you = Je legt { $number ->
    [one] een wonderkaart
   *[other] { $number } wonderkaarten
  } af.
ev-invade-you = Je valt { $dst } binnen vanuit { $src }.
ev-enter-you = Je trekt met { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } van { $src } naar het lege { $dst }.
ev-champion-you = Je wijst { $god } aan voor de godenoorlog.
ev-killed-you = Je verliest { $list }{ $whither }.
ev-plague_kills-you = De pest doodt je legers: { $list }{ $whither }.
ev-gained-you = Je krijgt legers{ $temple ->
    [0] {""}
   *[other] {" "}voor tempels
  }: { $list }.
ev-seized-you = Je neemt { $place } met { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  }.
ev-leave-you = Je leidt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } van { $heaven } naar { $place }.
ev-revive-you = Je haalt { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
  } terug van { $src } naar { $dst }.
ev-summoned-you = { $faith ->
    [0] Je plaatst { $god } in { $place }.
   *[other] Je roept { $god } op in { $place } ({ $faith } geloof).
  }
ev-built-you = Je bouwt een tempel in { $place }{ $paid }.
ev-undone-you = { $moves ->
    [one] Je neemt een zet terug.
   *[other] Je neemt { $moves } zetten terug.
  }
ev-resigned-you = Je geeft op.
ev-offered-you = Je stelt voor het spel te beëindigen.
ev-agreed-you = Je gaat akkoord met stoppen.
ev-declined-you = Je wilt doorspelen.

## Herhalingen

replay = Herhaling

open-file = Open een opgeslagen spel
open-file-hint = Uit de browser of de terminal: kijk het terug, of speel verder.
file-bad = Kan dit bestand niet openen: { $why }
file-detail = Bericht van de server (in het Engels)

## Aan tafel: wat bij één variant hoort

ask-place-other-hint = Tik op de gebieden van dat leger op het bord.
ask-bolster = Versterk één neutraal leger met { $n } legers
ask-bolster-hint = Tik op een gebied van het leger dat je kiest; alle legers gaan daarheen.
ask-defend-for = Je gooit voor { $side }: met hoeveel dobbelstenen?
ask-attack-allies = Tik op een gebied van jou of van een bondgenoot, dan op het doel.
ask-fortify-ally = Legers van { $side } één keer verplaatsen?
ask-fortify-ally-hint = Tik op start, dan op doel.
done-fortify-ally = Niet verplaatsen
ask-fortify-gods = Eén keer verplaatsen, ook goden
ask-fortify-gods-hint = Tik op start, dan op doel.
done-fortify-gods = Niet verplaatsen
ask-lay-hint = Sterren worden opgeteld: hoe meer tegelijk, hoe meer elke ster waard is.
lay-so-far = { $stars ->
    [one] Eén ster
   *[other] { $stars } sterren
  } op tafel, waard: { $worth ->
    [0] nog niets
    [one] 1 leger
   *[other] { $worth } legers
  }
stars-worth = { $n ->
    [0] { $stars } ★
    [one] { $stars } ★ → 1 leger
   *[other] { $stars } ★ → { $n } legers
  }
lay-then = met deze kaart: { $n ->
    [0] nog niets
    [one] 1 leger
   *[other] { $n } legers
  }
done-lay = Kaarten houden
done-lay-take = { $n ->
    [one] 1 leger
   *[other] { $n } legers
  } nemen
ask-bonus-hint = Tik op een van de gemarkeerde gebieden: die staan op de ingeruilde kaarten.
done-bonus = Bewaren voor een latere set
ask-bribe-hint = Tik op een neutraal leger, dan op een kaart. De vlaggetjes tonen voor hoeveel kaarten het je bondgenoot wordt.
done-bribe = Niet omkopen
bribe-card = Deze kaart
bribe-for = { $n ->
    [one] Voor 1 kaart is het je bondgenoot.
   *[other] Voor { $n } kaarten is het je bondgenoot.
  }
bribe-give = Geef
stands-nobody = niemands bondgenoot
ask-raise-hint = De dobbelsteen zegt hoeveel legers erbij komen; jij plaatst ze.
done-raise = Geen meer
ask-show-hint = De anderen zien hem dan.
ask-show-now = Opdracht vervuld: je mag hem nu tonen.
done-show = Nu niet
ask-first-god-hint = Tik op een van je gebieden.
ask-first-temple-hint = Tik op een van je gebieden.
ask-people-hint = Zijn goden van oorlog, magie, hemel en dood vechten voor jou.
ask-token-hint = Wie het meest biedt, kiest als eerste.
ask-summon-hint = Kies een god of een tempel, dan een van je gebieden.
done-summon = Verder
done-buy = Geen kaarten meer
ask-invade-hint = Tik op een eigen gebied, dan op het doel.
ask-invade-below = Binnenvallen in de Onderwereld
ask-invade-below-hint = Tik op een eigen veld, dan op het doel.
done-invade-below = Klaar met binnenvallen
ask-stay-hint = Van { $from } naar { $place }. Goden die meegaan vechten eerst tegen de goden van de ander.
ask-champion-hint = Dobbelstenen plus legers beslissen; de god die verliest, wordt verbannen.
done-champion = Afbreken
done-answer = Geen kaart
done-aegis = Aegis houden
done-take = Geen andere god
ask-leave-hint = Tik op een poort van de Onderwereld, of op een van je velden daar.
done-leave = In het Hiernamaals blijven
ask-revive-hint = Tik op een van je cryptes, dan op een tempel.
done-revive = Beneden blijven
done-labour = Geen kaart
done-forgo = De legers houden
naming-place = Tik op een gebied op het bord.
naming-own = Tik op een van je gebieden.
naming-temple = Tik op een gebied met een tempel.
naming-plague = Tik op een pestland.
naming-foe = Tik op een gebied van een andere speler.
naming-below = Tik op een van je velden in de Onderwereld.
naming-the_waters_boil = Tik op beide uiteinden van de zeelijn.
naming-own-temple = Tik op een van je gebieden met een tempel.
naming-theirs = Tik op nog een gebied van { $who }.
naming-the_waters_boil-next = Tik op het andere uiteinde van de zeelijn.
naming-next = { $a } is gekozen. { $tap }
naming-move = Hoeveel legers gaan er van { $a } naar { $b }?

## Kansen en hulp

odds-one = kans om het te veroveren
odds-all = kans om ze alle { $n } te veroveren
odds-losses = Gemiddeld verlies: { $mine } van jou, { $theirs } van de tegenstander.
odds-plague = Pest: de helft van wie binnentrekt sterft, en goden worden verbannen.
odds-left = Over als je wint: { $n }.
odds-picture = Legers over: groen als het veroverd wordt, rood als het standhoudt
odds-taken-left = veroverd, { $n } over
odds-held-left = houdt stand met { $n }
odds-ends-at = strandt bij { $place }
help = Regels en hulp
help-search = Zoeken in de regels
help-nothing = Geen regels gevonden.
help-house = Deze huisregels gaan voor op de hoofdstukken hieronder.
help-changed = Gewijzigd door een huisregel:
help-now = nu
help-about = Over het spel
help-setup = Voorbereiding
help-goals = Zo win je
help-all = Alle regels op nummer
help-exactly = De regels woord voor woord
help-signs = Symbolen op het bord
help-keys = Toetsen
help-key-0 = deze hulp openen
help-key-1 = sluiten wat open is, of de keuze wissen
help-key-2 = wisselen tussen bord en lijst
help-key-3 = over het bord bewegen
help-key-4 = een plaats kiezen
help-key-5 = inzoomen, uitzoomen, het hele bord
help-key-6 = naar de vraag, en terug naar het bord
help-key-7 = op de hoofdknop drukken, waar je ook bent
help-key-8 = legers voor een plaats, of het gevraagde getal
sound = Geluiden
sound-on = Geluiden staan aan
sound-off = Geluiden staan uit
volume = Volume
since = Sinds je vorige beurt
since-lost = { $who } nam { $list } van je af.
since-fallen = { $n ->
    [one] Je verloor 1 leger.
   *[other] Je verloor { $n } legers.
  }
since-nothing = Je verloor niets.
since-took = { $who } nam { $n ->
    [one] één gebied
   *[other] { $n } gebieden
  } van anderen af.

## Kortere wegen op het toetsenbord

skip = Snel naar
skip-question = Naar de vraag
skip-board = Naar het bord

## Wat je meebrengt en wat niet gaat

fault-players = { $mode } is voor { $low } t/m { $high } spelers, niet voor { $seats }
fault-players-exact = { $mode } is voor { $low } spelers, niet voor { $seats }
fault-short-game = short_game is voor 4 of 5 spelers, niet voor { $seats }
fault-chosen-setup = gebieden nemen (chosen_setup) kan met 3 t/m 5 spelers
fault-small-map = { $mode } met { $seats } spelers vraagt om een kaart met minstens { $least } gebieden; { $board } heeft er { $size }
fault-large-map = { $mode } met { $seats } spelers heeft legers voor { $most } gebieden; { $board } heeft er { $size }
fault-number = { $rule } kan een getal van { $low } t/m { $high } zijn, niet { $value }
fault-value = { $rule } kan { $values } zijn, niet { $value }
fault-value-near = { $rule } kan { $values } zijn, niet { $value }; bedoel je { $near }?
fault-no-rule = er is geen huisregel { $rule }; kies uit { $rules }
fault-no-rule-near = er is geen huisregel { $rule }; bedoel je { $near }?
fault-idle-rule = { $rule } doet niets in { $mode }; daar zijn er { $rules }
fault-own-map = { $mode } kun je alleen op het eigen bord spelen, waar de kaarten over gaan
fault-no-mode = er is geen variant ‘{ $mode }’; probeer { $near }
fault-no-save = dit is geen tekst van de soort ‘{ $form }’
fault-newer = dit is opgeslagen door een nieuwere versie van Feldherr
fault-version = dit vraagt om { $mode } in versie ‘{ $theirs }’, maar hier is het { $ours }
fault-cut-off = de tekst breekt midden in een regel af
fault-line = regel { $line }: { $why }
fault-unread = regel { $line } is daar geen geldige zet

## The table: rail, bubbles, first words

ask-buy-hint = { $cost } geloof per stuk, hoogstens 4.
fortify-gods-only = Alleen goden verplaatsen
ev-undone = { $moves ->
    [one] { $seat } neemt een zet terug.
   *[other] { $seat } neemt { $moves } zetten terug.
  }
ev-resigned = { $seat } geeft op.
ev-offered = { $seat } stelt voor het spel te beëindigen.
ev-agreed = { $seat } gaat akkoord met stoppen.
ev-declined = { $seat } wil doorspelen.
ev-begun_without = De gastheer begint zonder { $seats }: hun apparaten dragen niet bij aan de dobbelstenen.
ev-begun_by = { $seat } heeft lang genoeg gewacht en begint zonder { $seats }: hun apparaten dragen niet bij aan de dobbelstenen.
ev-dice_renewed = De server is de sleutel tot zijn dobbelstenen kwijt. Vanaf hier volgen ze uit een nieuw startgetal; eerdere worpen zijn niet meer te controleren.
ev-adopted = De server is bijgewerkt: dit spel gaat verder met versie { $version } van de regels.
ev-came = { $nth ->
    [one] { $seat } neemt plaats.
   *[other] Er is nog een apparaat bijgekomen voor { $seat }: apparaat { $nth }.
  }
ev-host_came = Er is nog een apparaat bijgekomen als gastheer.
ev-linked = { $further ->
    [one] { $seat } heeft een link voor nog een apparaat gemaakt.
   *[other] De gastheer heeft een nieuwe link voor { $seat } gemaakt: eerdere apparaten zijn afgemeld.
  }
ev-host_linked = De gastheer heeft een nieuwe gastheerlink gemaakt.
ev-spectators_linked = De gastheer heeft een nieuwe link voor toeschouwers gemaakt: wie een eerdere gebruikte, is afgemeld.
ev-downloaded = De gastheer heeft het verslag van dit spel gedownload.
ev-rescued = { $seat } heeft het verslag van dit spel gedownload terwijl het niet verder kon.
ev-hinted = { $seat } heeft een tip gevraagd.
ev-replaced = { $person ->
    [one] De gastheer geeft de plaats van { $seat } aan een speler.
   *[other] De gastheer laat een computer spelen voor { $seat }.
  }
ev-removed = { $banned ->
    [one] De gastheer heeft { $seat } van deze tafel verbannen.
   *[other] De gastheer heeft { $seat } weggestuurd.
  }
ev-muted = { $on ->
    [one] De gastheer heeft { $seat } gedempt.
   *[other] { $seat } mag weer meepraten.
  }
ev-spectators_muted = { $on ->
    [one] De gastheer heeft alle toeschouwers gedempt.
   *[other] Toeschouwers mogen weer meepraten.
  }
moment-continent = { $name } beheerst { $continent } · +{ $n }
moment-lost = { $name } verliest { $continent }
moment-out = { $name } ligt eruit
follow = Bord volgt het spel
skip-to-me = Door naar mijn beurt
setup-for-me = Voor mij opstellen
orders = Vaste bevelen
orders-hint = Dit wordt zonder vragen voor je gedaan. Niemand anders hoort ervan.
order-defend = Verdedigen
order-defend-most = meeste dobbelstenen
order-defend-ask = vraag mij
order-occupy = Binnentrekken na een verovering
order-occupy-ask = vraag mij
order-occupy-all = alle
order-occupy-least = zo weinig mogelijk
order-react = Als anderen iets doen
order-react-ask = altijd vragen
order-react-fits = alleen als een kaart past
order-skip = Passen als ik niets kan doen
order-setup = Voor mij opstellen
offer = Voorstellen om te stoppen
offer-sure = Het spel nu beëindigen?
offer-end = { $name } stelt voor het spel nu te beëindigen; de huidige stand telt.
offer-waits = Moeten nog instemmen: { $names }
agree = Akkoord
decline = Doorspelen
withdraw = Intrekken
leaving = Eerder stoppen
resign = Opgeven
resign-sure = Echt opgeven?
resign-computer = Als je opgeeft, speelt een computer voor je verder.
resign-neutral = Als je opgeeft, blijven je legers staan en verdedigen ze alleen zichzelf.
farewell-computer = Bedankt voor het meespelen, { $name }. Een computer neemt je legers over; je kunt blijven kijken of weggaan.
farewell-neutral = Bedankt voor het meespelen, { $name }. Je legers blijven waar ze zijn en verdedigen zich alleen nog; je kunt blijven kijken of weggaan.
farewell-watch = Kijken
farewell-leave = Weggaan
tools = Menu
help-key-9 = aanvallen, blitz, stap beëindigen, terugnemen
you = jij
income-n = { $n ->
    [one] 1 leger volgende beurt
   *[other] { $n } legers volgende beurt
  }
goal-territories-short = eerste met { $n } gebieden
goal-capitals-short = eerste met { $n } hoofdsteden
is-doing = { $name }: { $doing }
then-you = { $n ->
    [0] Daarna ben jij aan de beurt.
   *[other] Daarna { $list }, daarna jij.
  }
you-watch = Je kijkt toe.
blitz = Blitz
blitz-hint = { $n ->
    [one] tot het beslist is
   *[other] { $n } na elkaar
  }
then = Daarna
more = Meer …
stop-at = Stop bij
odds-lose = Je verliest er ongeveer { $n } van { $of }.
each-all-n = { $n ->
        [0] Alle
       *[other] Alle { $n }
    }
place-now = { $place }: { $n }. Nog { $left } over.
cards-other = Kaarten
all-n = Alle { $n }
least-n = Slechts { $n }
invade-go = Binnenvallen
god-comes = { $god } gaat mee
godswar-first = Eerst godenoorlog
godswar-against = tegen { $gods }
tray = Nog niet op de kaart
piece-temple = Tempel
bid-in = heeft geboden
bid-was = bood { $n }
rail-reinforce = Versterken
rail-attack = Aanvallen
rail-move = Verplaatsen
rail-raise = Werven
rail-summon = Oproepen
rail-buy = Wonderkaarten kopen
rail-play = Wonderkaarten spelen
rail-plague = Pest
rail-invade = Binnenvallen
rail-march = Verplaatsen
rail-leave = Hiernamaals verlaten
rail-below = Onderwereld
rail-end = Einde
hint = Tip
hint-ok = Begrepen
hint-chance = { $chance } kans
hints-here = Tips zijn toegestaan: het lampje laat zien wat een computer zou doen, en iedereen ziet wie erom vraagt.
hints-none = Aan deze tafel zijn geen tips toegestaan.
undo-here = Je kunt je laatste zet terugnemen tot er wordt gegooid, een kaart wordt getrokken of iemand anders een zet doet.
undo-none = Aan deze tafel kun je niets terugnemen.
hint-place = Tik op een van je gebieden om er een leger te plaatsen; houd vast voor meer. Een vergissing kun je terugnemen; tik op ‘Klaar’ als je klaar bent.
hint-attack = Tik op een eigen gebied en dan op een buur: je ziet je kans voordat je gooit. Meer legers dan de verdediger is een goed begin.
hint-fortify = Nog één verplaatsing voor je beurt eindigt: breng legers van een veilige plek naar je grens.
hint-lay = Kaarten leveren legers op. Hun sterren worden opgeteld: hoe meer tegelijk, hoe meer elke ster waard is.
hint-trade = Drie passende kaarten leveren extra legers op. Bewaar ze, of ruil ze nu in.
hint-claim = Tik op een vrij gebied om het te nemen. Gebieden naast elkaar zijn makkelijker te verdedigen.
hint-invade = Tik op een eigen gebied en dan op een buur. Goden die meegaan vechten eerst tegen de goden van de ander.
hint-bid = Bied in het geheim geloof op je plaats in de beurtvolgorde; je betaalt je bod, welke plaats je ook krijgt, en met geloof koop je ook goden, tempels en wonderkaarten.
hint-plague = Een doodskop is de pest: in elk van je beurten doodt die de helft van je legers daar, en geen god kan er blijven.
hint-god = Goden winnen veldslagen: neem je god van de oorlog mee als je binnenvalt, dan win jij ook bij gelijke ogen.
hint-temple = Een tempel levert elke beurt 1 geloof en 1 leger op, en wie hem verdedigt, gooit enen opnieuw.
hint-faith = Je krijgt evenveel geloof als legers: spaar het voor goden, tempels en wonderkaarten.
hint-summon = Elke god in het spel heeft in de strijd een eigen kracht, en je kunt van zijn stapel wonderkaarten kopen.
hint-miracles = Wonderkaarten kunnen de kansen keren, maar je koopt ze alleen van de stapels van goden die je in het spel hebt.
hint-play = Oorlogs- en doodkaarten speel je nu; bewaar hemelkaarten tot iemand je aanvalt.
hint-underworld = Je gevallenen zijn niet verloren: uit je Hiernamaals gaan ze door een poort en vechten verder in de Onderwereld.
hint-crypts = Elke crypte en elk altaar in de Onderwereld dat van jou is, is aan het eind een punt waard; cryptes sturen ook legers terug naar je tempels, en altaren helpen je goden.
ask-occupy-hint = Hoeveel legers trekken binnen?
