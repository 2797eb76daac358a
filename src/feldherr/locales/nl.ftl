# Wat Feldherr zegt, in het Nederlands.

## Het huis

tagline = Wereldverovering volgens het boekje: vier spelregelboekjes, zestien manieren om te spelen.
home = Alle spellen
theme = Kleuren
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker
language = Taal
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
loading = Een ogenblik …
unreachable = De server is niet bereikbaar. Draait hij wel?
lost-page = Hier is niets.

## De hal

my-tables = Mijn tafels
my-turn = Jouw beurt
table-over = Afgelopen
table-running = Bezig
players-range = { $least }–{ $most } spelers
players-exact = { $n } spelers
minutes = ongeveer { $n } min
seats = Plaatsen
seat-here = Persoon aan dit apparaat
seat-link = Persoon via een link
seat-computer = Computer
name = Naam
add-seat = Plaats erbij
remove-seat = { $name } verwijderen
strength = Sterkte
character = Karakter
character-none = een willekeurig karakter
strength-random = Toeval
strength-recruit = Rekruut
strength-simple = Eenvoudig
strength-captain = Kapitein
strength-marshal = Maarschalk
strength-says-random = Zomaar een antwoord, allemaal even goed
strength-says-recruit = Geen plan, maar ook geen domheden
strength-says-simple = Vuistregels, meteen
strength-says-captain = Plant de beurt met exacte kansen, meteen
strength-says-marshal = Speelt plannen uit tegen de anderen voordat hij kiest; dat duurt even
character-careful = voorzichtig
character-reckless = roekeloos
character-greedy = hebzuchtig
character-builder = bouwer
character-vengeful = wraakzuchtig
character-hunter = jager
character-says-careful = valt alleen aan wat bijna zeker lukt
character-says-reckless = valt aan zolang er legers zijn
character-says-greedy = wil land, continenten en kaarten
character-says-builder = bouwt de eigen hoek op en slaat laat toe
character-says-vengeful = pakt wie er voorstaat
character-says-hunter = jaagt op zwakke spelers om hun kaarten
house-rules = Huisregels
house-rules-changed = { $n ->
    [0] zoals in het boekje
    [one] één gewijzigd
   *[other] { $n } gewijzigd
  }
house-usual = { $value } (het boekje)
table-settings = Klok, tempo en dobbelstenen
clock = Klok
clock-none = Geen klok
clock-minutes = { $n ->
    [one] 1 minuut per beurt
   *[other] { $n } minuten per beurt
  }
pace = Computers nemen
pace-slow = de tijd
pace-usual = een momentje
pace-fast = geen tijd
dice = Dobbelstenen
dice-program = door het programma gegooid, en na te rekenen
dice-hand = onze eigen, ingetypt
chat-on = Chat aan deze tafel
play = Spelen
opening = De tafel wordt gedekt …
names-differ = Iedere speler heeft een eigen naam nodig.
links-title = Nodig de anderen uit
links-hint = Elke link is een plaats: stuur hem alleen aan die persoon. Wie hem opent, zit daar.
link-for = Link voor { $name }
link-spectator = Link voor toeschouwers
to-the-table = Naar de tafel
join-title = Je gaat zitten …
join-bad = Deze link leidt nergens heen. Hij is verkeerd getypt, of de gastheer heeft intussen een nieuwe gemaakt.

## De speelwijzen, in twee zinnen

mode-de2004-liberation = Bezet de wereld gebied voor gebied en verover haar dan helemaal. Kaartensets worden bij elke ruil meer waard, dus niemand blijft lang stilzitten.
mode-de2004-duel-passive = Twee veldheren en vier neutrale legers die zich alleen verdedigen. Wie de ander van de kaart verdrijft, wint.
mode-de2004-duel-active = De neutrale legers zijn om te kopen: een kaart trekt er een naar je toe, en bondgenoten marcheren op jouw bevel. Maar wie voor je vecht, kan zich weer afkeren.
mode-de2004-missions = Vier geheime opdrachten, van kapitein tot generaal, de een na de ander. Toon ze elk op het juiste moment; wie het eerst alle vier heeft vervuld, wint.
mode-de2004-teams = Twee teams delen gebieden, kaarten en plannen. Het team dat het eerst een speler verliest, heeft verloren.
mode-sv2000-missions = Iedereen trekt één geheime opdracht en speelt alleen daarvoor. De klassieker uit de kast: snel, listig, en afgelopen als je het het minst verwacht.
mode-sv2000-duel = Twee spelers en één neutraal leger dat beiden versterken. Eenvoudig, scherp, en klaar in een halve avond.
mode-sv2000-conquest = De oude droom: de hele wereld, en niemand anders over. Sets worden bij elke ruil meer waard.
mode-sv2000-capitals = Iedereen verbergt een hoofdstad. Houd je eigen, en vind en neem er genoeg van de anderen.
mode-nl2004-original = De vertrouwde regels op de kaart van de oudheid, met Atlantis in het westen. Alle territoria moeten vallen.
mode-nl2004-original-duel = Twee volken en één neutraal leger op de Oude Aarde. Wie overblijft, wint.
mode-nl2004-godstorm = Goden van oorlog, magie, hemel en dood vechten aan de zijde van je legers, en de gevallenen vechten door in de Onderwereld. Na vijf tijdperken winnen de meeste punten.
mode-de2010-basic = Uitgedeelde gebieden, kaarten met sterren en een doel dat op één avond haalbaar is. Een wapenstilstandskaart kan er eerder een eind aan maken.
mode-de2010-classic = Bezet je landen en verover de hele wereld, met de kaarten van 2010. Sterren sparen loont.
mode-de2010-missions = Geheime opdrachten met de kaarten van 2010. Jij weet wat je wilt; verder niemand.
mode-de2010-duel = Twee spelers, drie neutrale legers en een paar kaarten die niemand kent. Wie het eerst dertig gebieden heeft of overblijft, wint.

## De tafel

round = { $epoch ->
    [yes] Tijdperk { $n }
   *[no] Ronde { $n }
  }
setting-up = Voorbereiding
turn-yours = Jouw beurt, { $name }
asked-you = { $name }, het is aan jou
waiting-for = Wachten op { $names }
computer-thinks = { $name } denkt na
rolling = De dobbelstenen rollen
step-bribing = omkopen
step-trading = versterken
step-laying-cards = versterken
step-taking-the-bonus = versterken
step-placing = versterken
step-raising-allies = bondgenoten versterken
step-bolstering = het neutrale leger
step-attacking = aanvallen
step-defending = aanvallen
step-rolling = aanvallen
step-occupying = aanvallen
step-rolling-the-status = de neutrale legers
step-fortifying = verplaatsen
step-drawing = kaart trekken
step-showing-a-mission = opdracht tonen
step-resolving-relics = relikwieën
step-raising = legers werven
step-returning = terugkeer uit de crypten
step-summoning = oproepen en bouwen
step-obtaining-miracles = wonderkaarten verkrijgen
step-playing-miracles = wonderkaarten spelen
step-invading = binnenvallen
step-fortifying-with-gods = legers en goden verplaatsen
step-leaving-the-heaven = de hemel verlaten
step-ending-the-turn = einde van de beurt
step-bidding = bieden
step-choosing-tokens = beurtvolgorde
players = Spelers
story = Verloop
chat = Chat
board-map = Kaart
board-list = Lijst
map-nearer = Inzoomen
map-further = Uitzoomen
map-whole = Hele kaart
map-underworld = Onderwereld
map-heavens = Hemels
state-selected = gekozen
state-target = kan als doel gekozen worden
state-selectable = kan gekozen worden
sign-capital = hoofdstad
sign-fallen = gevallen hoofdstad
sign-temple = tempel
sign-plague = pest
sign-barred = deze beurt gesloten
sign-sunk = verzonken
sign-war = god van de oorlog
sign-magic = godin van de magie
sign-sky = god van de hemel
sign-death = god van de dood
secrets = Mijn kaarten
secrets-of = Alleen voor { $name }
secrets-hidden = Niemand anders mag kijken
secrets-show = Tonen
secrets-hide = Verbergen
secrets-none = Nog geen kaarten.
your-mission = Jouw opdracht
your-missions = Jouw opdrachten
mission-done = vervuld
your-capital = Jouw hoofdstad
team-cards = Kaarten van jullie team
your-cards = Jouw kaarten
your-miracles = Jouw wonderkaarten
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
to-place = { $n } te plaatsen
is-out = uitgeschakeld
is-away = weg: een computer antwoordt
is-absent = niet hier
is-computer = computer
is-turn = is aan de beurt
ally-of = bondgenoot van { $name }
i-am-back = Ik ben terug
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
deck-war = oorlogskaarten
deck-magic = relikwieën
deck-sky = hemelkaarten
deck-death = doodkaarten
people-babylonians = Babyloniërs
people-celts = Kelten
people-egyptians = Egyptenaren
people-greeks = Grieken
people-norse = Noormannen
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
ask-place-hint = Tik op je gebieden op de kaart.
placed-so-far = { $left ->
    [0] Alles geplaatst.
    [one] Nog één.
   *[other] Nog { $left }.
  }
confirm-placing = Zo plaatsen
take-back = Terugnemen
ask-claim = Neem een vrij gebied
ask-claim-hint = Tik er een aan op de kaart.
ask-attack = Val aan, of stop met aanvallen
ask-attack-hint = Tik op een gebied van jou, dan op het doel.
fight = { $from } ({ $mine }) tegen { $to } ({ $theirs })
dice-n = { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
  }
attack-once = Aanvallen
attack-on = Aanvallen tot de beslissing
attack-until = Stop bij
stop = Stop
attacking-on = Aanval op { $to } …
ask-defend = { $place } wordt vanuit { $from } aangevallen met { $n ->
    [one] één dobbelsteen
   *[other] { $n } dobbelstenen
  }
ask-defend-hint = Met hoeveel dobbelstenen verdedig je?
defend-with = Met { $n } verdedigen
always-defend = altijd met zo veel mogelijk
ask-occupy = { $place } is van jou: hoeveel legers trekken binnen?
ask-fortify = Verplaats één keer legers, of beëindig je beurt
ask-fortify-hint = Tik aan vanwaar, dan waarheen.
fortify-go = { $n } verplaatsen
ask-trade = Kaarten ruilen voor legers?
ask-trade-must = Je moet een set inruilen
trade-for = { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }
ask-lay = Kaarten neerleggen en voor hun sterren ruilen?
ask-bonus = Welk gebied krijgt de extra legers?
ask-show = Een vervulde opdracht tonen?
ask-capital = Kies in het geheim je hoofdstad
ask-capital-hint = Tik op een van je gebieden. Niemand anders ziet het.
ask-bribe = Een neutraal leger omkopen met een kaart?
ask-raise = Gooien voor legers van een bondgenoot?
ask-choose = Kies
ask-people = Kies je volk
ask-bid = Hoeveel geloof bied je voor de beurtvolgorde?
ask-bid-hint = Elk bod wordt betaald; het blijft geheim tot iedereen geboden heeft.
ask-token = Wanneer speel je in dit tijdperk?
ask-summon = Roep een god op, bouw een tempel, of ga verder
ask-first-god = Waar begint je god van de oorlog?
ask-first-temple = Waar staat je eerste tempel?
ask-buy = Koop wonderkaarten (2 geloof per stuk, hoogstens 4)
ask-play = Speel een kaart, of ga verder
ask-answer = { $who } valt { $place } binnen vanuit { $from }: met een kaart antwoorden?
ask-aegis = Aegis opgeven om de kaart tegen te houden?
ask-look = Welke van deze kaarten neem je?
ask-invade = Val een buur binnen, of ga verder
ask-stay = Welke goden blijven achter?
ask-champion = Welke god vecht in de godenoorlog?
ask-invasion = { $place } aanvallen
ask-save = Hoeveel legers redt de Boom des Levens?
ask-take = Welke god gaat mee?
ask-leave = Wie verlaat de hemel voor de Onderwereld?
ask-revive = Legers mogen terugkeren uit je crypten
ask-forgo = Het Dodenboek: twee legers minder voor vier geloof?
ask-labour = Een doodkaart trekken voor je crypten?
ask-relic = Welke relikwie werkt het eerst?
ask-roll = Gooi { $n ->
    [one] één dobbelsteen
   *[other] { $n } dobbelstenen
  } en typ wat er viel
ask-roll-go = Dat is gevallen
roll-attacker = Aanval
roll-defender = Verdediging
die-n = Dobbelsteen { $n }
ask-only = Er valt niets te kiezen
ask-generic = Wat doe je?
go-on = Verder
everything = Alle antwoorden als lijst
amount = Hoeveel
sending = Verzenden …

verb-done = Klaar
verb-claim = { $a } nemen
verb-place = Plaatsen in { $a }
verb-trade = { $a }, { $b } en { $c } ruilen voor { $n }
verb-lay = { $a } neerleggen
verb-bonus = In { $a }
verb-attack = { $b } aanvallen vanuit { $a }
verb-defend = Met { $n } verdedigen
verb-occupy = Binnentrekken
verb-fortify = Van { $a } naar { $b }
verb-show = Tonen: { $a }
verb-capital = { $a } is mijn hoofdstad
verb-bribe = { $a }: { $b } geven
verb-raise = Gooien voor { $a }
verb-choose = { $a }
verb-play = { $a } spelen
verb-bid = Bieden
verb-token = { $n ->
    [1] Als eerste spelen
    [2] Als tweede spelen
    [3] Als derde spelen
    [4] Als vierde spelen
   *[other] Als vijfde spelen
  }
verb-summon = { $a } naar { $b }
verb-build = Een tempel in { $a }
verb-buy = { $a } kopen
verb-invade = { $b } binnenvallen vanuit { $a }
verb-enter = { $b } betreden vanuit { $a }
verb-champion = { $a }
verb-leave = Naar { $a }
verb-save = Redden
verb-revive = Van { $a } naar { $b }
verb-take = { $a } gaat mee
verb-stay = { $a } blijft
verb-labour = Een kaart trekken
verb-forgo = Afzien van { $n } legers voor geloof
verb-move = Verplaatsen
done-attack = Stoppen met aanvallen
done-invade = Stoppen met binnenvallen
done-invasion = Afbreken
done-fortify = Beurt zonder verplaatsen beëindigen
done-trade = Niet ruilen
done-play = Geen kaart
done-stay = De anderen gaan mee
group-attack = Aanvallen
group-fortify = Verplaatsen
group-place = Plaatsen
group-claim = Nemen
group-trade = Ruilen
group-lay = Kaarten neerleggen
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
curtain-hint = { $name } ziet kaarten die niet voor de anderen zijn.
curtain-go = Ik ben { $name }

## Problemen

stage-gone = De verbinding is weg. Nieuwe poging …
stage-refused = Je kunt vanaf dit apparaat niet aan deze tafel zitten.
try-now = Nu proberen
trouble = De tafel kan nu niet opslaan: antwoorden moeten wachten. Er gaat niets verloren.
refused = Dat is niet aangenomen: { $why }
refused-stale = De tafel is al verder; dat antwoord was niet meer nodig.
over-title = { $names } { $n ->
    [one] wint
   *[other] winnen
  }
over-nobody = Niemand wint
again = Nog een keer
download = Partij opslaan
dice-proof = De dobbelstenen controleren
dice-proof-hint = Al het toeval van deze partij volgt uit één getal. De SHA-256 ervan stond vanaf het begin op het bord:
seed = Getal
commitment = SHA-256
table-info = Over deze tafel
about-mode = { $title }, { $booklet }
house-here = Huisregels hier
fresh-link = Nieuwe link
put-computer = Een computer laten spelen
put-person = De plaats aan een persoon geven
chat-placeholder = Zeg iets
chat-send = Versturen
chat-host = Gastheer
chat-guest = Gast
chat-empty = Nog niemand heeft iets gezegd.
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
plague-here = pest

## Wat er gebeurde

reason-1 = alle gebieden veroverd
reason-2 = de anderen zijn uitgeschakeld
reason-3 = opdracht vervuld
reason-4 = hoofdsteden in handen
reason-5 = gebieden in handen
reason-6 = wapenstilstand
reason-7 = rondelimiet
reason-8 = vier opdrachten vervuld
reason-9 = een team verloor een speler
reason-10 = de meeste punten
reason-11 = niemand is over

ev-deal = { $a } gaat naar { $who }.
ev-deals = De gebieden zijn uitgedeeld.
ev-start_roll = Dobbelstenen om het begin: { $rolled }.
ev-roll = { $who } gooit { $dice } voor { $whom }.
ev-claim = { $who } neemt { $a }.
ev-claims = { $who } neemt { $list }.
ev-place = { $who } plaatst { $n ->
    [one] 1 leger
   *[other] { $n } legers
  } in { $a }.
ev-places = { $who } plaatst { $list }.
ev-places-one = { $n } in { $a }
ev-trade = { $who } ruilt { $list } voor { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }.
ev-stars = { $who } krijgt { $n ->
    [one] 1 leger
   *[other] { $n } legers
  } voor de sterren.
ev-lay = { $who } legt { $card } neer.
ev-bonus = { $who } krijgt er { $n } bij in { $a }.
ev-income = { $who } krijgt { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }.
ev-battle = { $who } valt { $b } aan vanuit { $a }: { $mine } tegen { $theirs }. { $losses }
ev-battles = { $who } valt { $b } { $times } keer aan vanuit { $a }. { $losses }
ev-lose = { $who } verliest { $n }
ev-lose-none = Niemand verliest iets.
ev-conquest = { $who } verovert { $b }.
ev-occupy = Nu { $n ->
    [one] staat er één leger
   *[other] staan er { $n } legers
  } in { $b }.
ev-fortify = { $who } verplaatst { $n ->
    [0] goden
    [one] 1 leger
   *[other] { $n } legers
  } van { $a } naar { $b }.
ev-draw = { $who } trekt een kaart.
ev-draw-own = { $who } trekt { $card }.
ev-mission = { $who } krijgt een geheime opdracht.
ev-mission-own = { $who } krijgt een geheime opdracht: { $mission }
ev-missions = De opdrachten zijn uitgedeeld.
ev-show = { $who } heeft een opdracht vervuld: { $mission }
ev-lies_open = De laatste opdracht van { $who } ligt open: { $mission }
ev-capital = { $who } heeft een hoofdstad gekozen.
ev-capital-own = { $who } heeft een hoofdstad gekozen: { $a }.
ev-capital_fell = { $a }, de hoofdstad van { $whom }, is gevallen!
ev-taken_over = { $a } gaat daarmee naar { $who }.
ev-cards = { $who } krijgt { $n ->
    [one] de kaart
   *[other] de { $n } kaarten
  } van { $whom }.
ev-bribe = { $who } geeft een kaart aan { $whom }.
ev-raise = { $who } werft legers voor { $whom }.
ev-ally = { $who } is nu bondgenoot van { $whom }.
ev-ally-none = { $who } is niemands bondgenoot meer.
ev-out = { $whom } is uitgeschakeld.
ev-turn = { $epoch ->
    [yes] Tijdperk { $n }
   *[no] Ronde { $n }
  }: { $who }
ev-over = { $names } { $n ->
    [one] wint
   *[other] winnen
  }: { $reason }.
ev-ties = Dobbelstenen om de volgorde: { $rolled }.
ev-pantheon = { $who } kiest de { $people }.
ev-epoch = Tijdperk { $n }: iedereen biedt op de beurtvolgorde
ev-bid = { $who } heeft geboden.
ev-bids = De biedingen, allemaal betaald: { $rolled }.
ev-token = { $who } neemt plaats { $n } in de beurtvolgorde.
ev-token_left = Plaats { $n } blijft over voor { $who }.
ev-faith = { $who } krijgt { $n } geloof.
ev-faith-less = { $who } verliest { $n } geloof.
ev-score = { $who } heeft { $n ->
    [one] 1 punt
   *[other] { $n } punten
  }.
ev-buy = { $who } koopt { $n } van de { $deck }.
ev-miracle = { $who } trekt van de { $deck }.
ev-miracle-own = { $who } trekt { $own }.
ev-labour = Een van de { $deck } voor { $who }.
ev-play = { $who } speelt { $own }.
ev-named = { $who } noemt { $thing } voor { $own }.
ev-die = Dobbelsteen voor { $own }: { $dice }.
ev-continent = Het lot voor { $own } valt op { $continent }.
ev-aegis = { $who } geeft Aegis op: { $own } van { $whom } gaat niet door.
ev-box = { $who } opent de doos van Pandora en trekt { $own }.
ev-relic_works = { $who } wendt zich tot { $own }.
ev-taken = { $who } neemt een kaart uit de hand van { $whom }.
ev-taken-own = { $who } neemt { $own } uit de hand van { $whom }.
ev-thrown_away = { $who } gooit { $n ->
    [one] een kaart
   *[other] { $n } kaarten
  } weg.
ev-relic_taken = { $own } gaat van { $whom } naar { $who }.
ev-relic_lost = { $own } van { $who } is vernietigd.
ev-invade = { $who } valt { $b } binnen vanuit { $a }.
ev-gods_come = { $n ->
    [0] Er gaat geen god mee.
   *[other] Goden gaan mee.
  }
ev-enter = { $who } trekt met { $n ->
    [one] 1 leger
   *[other] { $n } legers
  } van { $a } naar het lege { $b }.
ev-champion = { $who } wijst { $god } aan voor de godenoorlog.
ev-thrown = { $who } tegen { $b }: tot nu toe { $mine } tegen { $theirs }.
ev-again = Opnieuw gegooid: { $dice }.
ev-godswar = Godenoorlog: { $godA } { $n } tegen { $godB } { $m }; { $loser } is verbannen.
ev-saved = { $who } behoudt { $n } in { $a } dankzij de Boom des Levens.
ev-to_supply = { $n } van { $who } gaan naar de voorraad.
ev-killed = { $who } verliest { $n } in { $a }.
ev-plague_kills = De pest doodt { $n } van { $who } in { $a }.
ev-gained = { $who } krijgt { $n } in { $a }.
ev-seized = { $a } is nu van { $who }, met { $n ->
    [one] 1 leger
   *[other] { $n } legers
  }.
ev-swap = { $a } en { $b } van { $who } wisselen van plaats.
ev-empty = { $a } is nu leeg.
ev-leave = { $n ->
    [one] 1 leger
   *[other] { $n } legers
  } van { $who }: van de hemel naar { $a }.
ev-revive = { $n ->
    [one] 1 leger
   *[other] { $n } legers
  } van { $who }: terug van { $a } naar { $b }.
ev-forgo = { $who } werft er { $n } minder en neemt { $m } geloof.
ev-summoned = { $who } roept { $god } op in { $a }.
ev-god_moved = { $godC } gaat van { $a } naar { $b }.
ev-banished = { $god } is uit { $a } verbannen.
ev-built = { $who } bouwt een tempel in { $a }.
ev-temple_moved = De tempel in { $a } verhuist naar { $b }.
ev-temple_fell = De tempel in { $a } is vernietigd.
ev-temple_hands = De tempel in { $a } is nu van { $who }.
ev-plague = In { $a } heerst de pest.
ev-plague_moved = De pest trekt van { $a } naar { $b }.
ev-plague_gone = De pest heeft { $a } verlaten.
ev-sunk = Atlantis zinkt.
ev-maelstrom = De maalstroom sluit de zee tussen { $a } en { $b }.
ev-barred = Niemand mag { $a } deze beurt nog aanvallen of betreden.
ev-fire = { $who } telt in elke godenoorlog van deze beurt { $n } op.
ev-time = De tijdperkmarkering gaat terug: dit telt als tijdperk { $n }.
