# Wat de opdrachtregel zegt: hulp, fouten en de bladzijden van `rules`.

## Hulp: --help bij elk commando

help-usage = gebruik
help-commands = commando's
help-arguments = argumenten
help-options = opties
help-help = deze hulp tonen
help-version = de versie tonen
help-language = taal: { $languages } (anders FELDHERR_LANGUAGE, anders die van het systeem)
help-feldherr =
    Scheidsrechter voor de bordspellen van de RISK-familie: zestien varianten uit vier spelregelboekjes, precies volgens de regels.
    Zonder commando opent het spel in je browser ({ $command } serve); { $command } VARIANT speelt aan deze terminal ({ $command } play VARIANT).
help-mode = een variant, bijv. sv2000.missions ({ $command } rules toont ze allemaal)
help-with = een huisregel (mag herhaald worden)
help-map-option = een eigen kaart (een .toml-bestand), of world, ancient_earth of tiny
help-file = een opgeslagen spel
help-seed = hetzelfde startgetal geeft dezelfde spellen ({ $usual })
help-json = de uitkomst als JSON tonen
help-think = milliseconden per zet (anders zoveel als de speler wil)
metavar-command = COMMANDO
metavar-mode = VARIANT
metavar-file = BESTAND
metavar-proof = BEWIJS
metavar-name = NAAM
metavar-value = WAARDE
metavar-seats = PLAATSEN
metavar-program = PROGRAMMA
metavar-rules = REGELS
metavar-what = WAT
metavar-attackers = AANVALLERS
metavar-defenders = VERDEDIGERS
metavar-host = ADRES
metavar-table = TAFEL
metavar-days = DAGEN
metavar-folder = MAP
metavar-action = ACTIE
metavar-port = POORT

help-play = aan deze terminal spelen, met mensen en computers
help-play-about = Speel aan deze terminal. Zonder VARIANT wordt gevraagd wat je wilt spelen. Elke zet wordt meteen opgeslagen.
help-play-players = aantal spelers, computers meegeteld
help-play-computer = welke spelers computers zijn: 2,3 of 2-4=maarschalk, 3=mybot.py:MyBot, alle of niemand
help-play-explain = de zetten van de computers uitleggen (kan geheimen verraden)
help-play-names = namen van de spelers
help-play-dice = hand: met echte dobbelstenen gooien en de ogen typen
help-play-seed = dobbelstenen en kaarten volgen uit een startgetal, elke keer hetzelfde
help-play-save = waar het spel wordt opgeslagen
help-play-resume = verdergaan met een opgeslagen spel (zonder BESTAND: het nieuwste)

help-serve = tafels openen voor browsers en programma's, hier of in het hele netwerk
help-serve-about = Opent tafels waar spelers via een link aanschuiven, ieder op een eigen apparaat. Elke zet is opgeslagen voordat iemand hem ziet.
help-serve-host = adres om op te luisteren ({ $usual }: alleen deze computer)
help-serve-port = poort ({ $usual }; 0 neemt een vrije)
help-serve-lan = open voor iedereen in dit netwerk; toont het adres en een code om te scannen
help-serve-no-browser = geen browser openen
help-serve-database = een bestand, of postgresql://… (anders FELDHERR_DATABASE, anders de gegevensmap)
help-serve-log = logniveau ({ $usual })
help-serve-keep-finished = dagen waarna afgelopen tafels worden verwijderd (anders FELDHERR_KEEP_FINISHED, anders 30; 0: nooit)
help-serve-keep-abandoned = dagen zonder zet waarna andere tafels worden verwijderd (anders FELDHERR_KEEP_ABANDONED, anders 60; 0: nooit)
help-serve-archive = map voor de opgeslagen spellen van verwijderde tafels (anders FELDHERR_ARCHIVE, anders geen)
help-serve-bots = eigen spelers die als computer te kiezen zijn: mybot.py:MyBot

help-tables = de tafels van een server tonen, exporteren of verwijderen
help-tables-about = De tafels van een server tonen, exporteren of verwijderen. Terwijl de server draait, kan een SQLite-bestand alleen worden getoond en geëxporteerd.
help-tables-action = list (tonen), export (als gecomprimeerde opgeslagen spellen) of remove (verwijderen)
help-tables-table = alleen deze tafels
help-tables-finished = alleen afgelopen tafels
help-tables-older = alleen tafels waar zoveel dagen geen zet is gedaan
help-tables-to = map om naar te exporteren ({ $usual })

help-backup = een back-up van de database van een server maken terwijl die draait
help-backup-about = De database van een server, zoals die nu is, naar één bestand kopiëren. De server mag blijven draaien.
help-backup-file = het bestand dat wordt geschreven
help-backup-force = het bestand overschrijven als het bestaat

help-restore = de database van een server terugzetten uit een back-up
help-restore-about = De database van een server vervangen door een back-up. Stop eerst de server. Een back-up van SQLite kan in PostgreSQL worden teruggezet, en andersom.
help-restore-file = de back-up
help-restore-force = de bestaande tafels vervangen

help-doctor = de database van een server controleren
help-doctor-about = De database van een server controleren: of het bestand heel is, of alles bij elkaar hoort en of elke tafel is na te spelen. Exitcode 1 als er iets mis is. De server mag blijven draaien.

help-simulate = veel spellen met toevalsspelers spelen
help-simulate-about = Speelt veel spellen met toevalsspelers, hoogstens { $limit } beurten per speler, tenzij de variant of --with turn_limit=N (0: geen limiet) iets anders zegt.
help-simulate-players = aantal spelers (anders het minimum van de variant)
help-simulate-games = aantal spellen ({ $usual })
help-simulate-jobs = aantal processen (anders 1 bij weinig spellen, één per processor bij veel)

help-arena = bots tegen elkaar laten spelen
help-arena-about = Laat bots tegen elkaar spelen. Elke bot speelt even vaak op elke plaats, met dezelfde dobbelstenen; een spel dat na --rounds niet uit is, telt voor niemand. Een naam mag herhaald worden (marshal,captain,captain: één tegen twee). Met meer namen dan plaatsen speelt elke combinatie; met minder gaan de namen de tafel rond. In een teamspel is elk team één bot.
help-arena-bots = de bots: marshal,captain,random,mybot.py:MyBot, of programma's: ./mybot.py, cmd:"python3 my_bot.py"
help-arena-games = aantal spellen ({ $usual }), naar boven afgerond zodat iedereen overal even vaak zit
help-arena-players = aantal plaatsen (anders zoveel als er namen zijn, als de variant dat toelaat)
help-arena-jobs = aantal processen (anders één per processor)
help-arena-rounds = een spel na zoveel rondes zonder winnaar beëindigen ({ $usual })
help-arena-ray = op een Ray-cluster spelen (de extra ‘ray’; op RAY_ADDRESS, anders hier)
help-arena-out = elk spel als een regel JSON opslaan; herhaal het commando om verder te gaan
help-arena-luck = het geluk van dobbelstenen, kaarten en plaatsen van de uitslagen aftrekken (een tweede, vaak nauwkeurigere schatting)
help-arena-keep = elk spel in deze map opslaan, om later te bekijken
help-arena-picture = de uitkomst als plaatje opslaan

help-bot = een bot voor andere programma's starten, of je eigen bot controleren
help-bot-about = Een bot die vragen leest en elke vraag met een regel JSON beantwoordt. Vragen zijn verzoeken, één per regel (docs/bot-protocol.md), of stellingen als tekst, elk gevolgd door een lege regel. Met --check PROGRAMMA is het andersom: jouw programma krijgt vragen over stellingen uit alle varianten.
help-bot-name = de bot: marshal, captain, recruit, random
help-bot-check = ./mybot.py of cmd:"python3 my_bot.py": het programma vragen stellen over stellingen uit alle varianten

help-replay = een opgeslagen spel stap voor stap bekijken
help-replay-about = Gaat stap voor stap door een opgeslagen spel, met de geheimen van iedereen.
help-replay-to = na N zetten beginnen; met --print: daar stoppen
help-replay-print = alles tonen zonder te vragen

help-analyse = wie wanneer voorstond, en wie geluk had
help-analyse-about = Analyseert een afgelopen spel: ieders winstkansen van beurt tot beurt, wat dobbelstenen en kaarten opleverden, wat de eigen zetten veranderden, en de keerpunten. Begin, geluk, eigen zetten en zetten van anderen vormen samen precies het resultaat. Bij een map met spellen: de beurten waarin de verliezers het meest weggaven.
help-analyse-thorough = elke beurt met meer plannen vergelijken, ook die van de maarschalk; duurt minuten
help-analyse-picture = de grafiek van de winstkansen als afbeelding opslaan
help-analyse-learn = de fouten van een speler beurt voor beurt zelf verbeteren: N is de speler, vanaf 1 (zonder N: de enige mens)
help-analyse-player = bij een map: alleen spellen die deze speler heeft verloren

help-verify = controleren of de dobbelstenen van een opgeslagen spel uit het startgetal volgen
help-verify-about = Controleert de worpen en getrokken kaarten van een afgelopen tafel: download het spel en het bewijs van de dobbelstenen. Tafels van eerdere versies hebben een startgetal in plaats van een bewijs.
help-verify-proof = het bewijs van de dobbelstenen
help-verify-from = tot en met deze zet geldt het startgetal niet: die worpen komen uit het opgeslagen spel dat de tafel voortzette
help-verify-seed = het na het spel getoonde startgetal
help-verify-commitment = de vóór het spel getoonde SHA-256 ervan

help-rules = de varianten tonen, de regels van één tonen, of er twee vergelijken
help-rules-about = De varianten en hun regels.
help-rules-mode = een variant, bijv. sv2000.missions (anders allemaal)
help-rules-diff = alleen tonen waarin deze variant anders is

help-odds = winkans en verliezen van een aanval
help-odds-about =
    De exacte kansen van een aanval, of van meerdere aanvallen na elkaar: na elke verovering blijft één leger achter en gaat de rest verder.

      odds 10 7                         10 aanvallers (één meer blijft) tegen 7
      odds 25 3 2 4 1 --rules sv2000    een rij van vier gebieden
      odds 9 7+temple+sky --brings war  Godstorm: een god tegen een tempel en god
help-odds-notes = Godstorm: de aanvaller kan { $brings } meebrengen. Een gebied kan dat ook hebben, en verder { $has } (tree=5: de Boom des Levens, met 5 geloof om legers te redden). Goden aan beide kanten voeren eerst godenoorlogen; elke kant kiest de beste strijders.
help-odds-attackers = legers die kunnen aanvallen; daarnaast blijft er één achter
help-odds-defenders = legers in elk gebied, na elkaar; in Godstorm 7+temple
help-odds-rules = een uitgave (sv2000) of een variant (sv2000.duel); anders de2004, of Godstorm waar dat nodig is
help-odds-stop = stoppen als er nog maar K aanvallers over zijn ({ $usual })
help-odds-attack-dice = de aanvaller gooit hoogstens 1, 2 of 3 dobbelstenen ({ $usual })
help-odds-defend-dice = de verdediger gooit hoogstens 1 of 2 dobbelstenen ({ $usual })
help-odds-brings = Godstorm: wat de aanvaller meebrengt, bijv. war,magic
help-odds-json = alle kansen als JSON tonen

## Wat er mis is met een commando

wrong-see = zie { $command }
wrong-missing = ontbreekt: { $names }
wrong-unknown = onbekend argument: { $words }
wrong-whole = { $name } moet een geheel getal zijn, niet ‘{ $word }’
wrong-number = { $name } moet een getal zijn, niet ‘{ $word }’
wrong-command = er is geen commando ‘{ $word }’; kies uit { $list }
wrong-choice = { $name } kan niet ‘{ $word }’ zijn; kies uit { $list }
wrong-no-value = { $name } heeft een waarde nodig
wrong-takes-none = { $name } heeft geen waarde, maar hier staat ‘{ $word }’
wrong-short = { $word } kan { $list } betekenen
wrong-ours = interne fout ({ $what }; FELDHERR_DEBUG=1 toont waar)
wrong-with = bij --with hoort NAAM=WAARDE, niet { $word }
wrong-twice = { $name } is twee keer opgegeven: { $one } en { $other }
wrong-map = er is geen kaart ‘{ $word }’; kies uit { $list }, of geef je eigen .toml-bestand op
wrong-map-file = kan deze kaart niet gebruiken: { $why }
wrong-rules = zo kan er niet gespeeld worden: { $why }
wrong-player = er is geen computerspeler ‘{ $word }’; probeer { $list }
wrong-player-so = zo'n computerspeler bestaat niet: { $why }
wrong-program = kan ‘{ $word }’ niet uitvoeren
wrong-from-one = { $list } moet minstens 1 zijn
wrong-ray = --ray heeft de bibliotheek ray nodig: pip install 'feldherr[ray]'
wrong-bots = bij --bots horen namen met komma's ertussen, bijv. captain,recruit, niet ‘{ $word }’
wrong-out = --out kan niet verder: { $why }
wrong-bot = welke bot? bijv. bot captain, of bot --check ./mybot.py
wrong-resume = --resume haalt variant, spelers en huisregels uit het bestand
wrong-to = het spel heeft { $n } zetten; --to moet een getal van 0 t/m { $n } zijn
wrong-hex = bij { $option } horen 64 hexadecimale cijfers, niet { $word }
wrong-compressed = { $file } is gecomprimeerd; pak het bestand eerst uit (gunzip)
wrong-file-missing = bestand niet gevonden
wrong-file-closed = geen toegang om dit bestand te lezen of te schrijven
wrong-file-folder = dat is een map
wrong-no-games = geen opgeslagen spel in { $folder }; gebruik --resume BESTAND voor een spel dat ergens anders staat
wrong-no-text = { $file } is geen opgeslagen spel (het is geen tekst)
wrong-game = { $file }: geen opgeslagen spel van Feldherr
wrong-line = { $file }: kan regel { $n } niet lezen: { $why }
wrong-armies = ‘{ $word }’ is geen aantal legers; bijv. odds 10 7, of in Godstorm odds 10 7+temple
wrong-many-armies = { $who }: 1 t/m { $most } legers, niet { $n }
wrong-stop = --stop: de aanvaller kan stoppen met 0 t/m { $most } legers over, niet { $n }
wrong-attack-dice = --attack-dice: een aanvaller gooit met maximaal 1 t/m { $most } dobbelstenen, niet { $n }
wrong-defend-dice = --defend-dice: een verdediger gooit met maximaal 1 t/m { $most } dobbelstenen, niet { $n }
wrong-not-godstorm = { $mode } heeft geen ‘{ $word }’; alleen Godstorm heeft goden, tempels en relikwieën
wrong-nothing = { $who } kan ‘{ $word }’ niet hebben
wrong-edition = --rules: ‘{ $word }’ is geen uitgave ({ $list }) en geen variant ({ $command } toont ze allemaal)
wrong-odds = deze kansen zijn niet te berekenen: { $why }

## Kansen

chances-attackers = aanvallers
chances-attacker = de aanvaller
chances-defenders = verdedigers
chances-defenders-of = { $n ->
    [0] verdedigers
   *[other] verdedigers van gebied { $n }
  }
chances-defender-of = { $n ->
    [0] de verdediger
   *[other] de verdediger van gebied { $n }
  }
chances-there-are = er zijn { $list }
chances-take = { $chance } kans om { $n ->
    [1] het gebied
    [2] beide gebieden
   *[other] alle { $n } gebieden
  } te veroveren: { $who }.
chances-against = { $armies } tegen { $lands }
chances-with = { $armies } met { $what }
chances-losses = Gemiddeld verlies: { $lost } van de aanvaller, { $slain } van de verdediger.
chances-never = Dat kan niet lukken.
chances-left = Lukt het, dan zijn er { $left } van de { $of } over.
chances-left-either = Lukt het, dan zijn er { $left } van de { $of } over, anders { $held } van de { $by } verdedigers.
chances-terms = { $rules }: { $dice }, { $stop }; daarnaast blijft er één achter
chances-all-dice = met alle dobbelstenen
chances-dice = { $attack } dobbelstenen tegen { $defend }
chances-to-the-last = tot het laatste leger
chances-broken-off = stopt bij { $n } of minder
chances-late = tweede dobbelsteen voor de verdediger vanaf { $n } legers
chances-territory = gebied
chances-taken-so-far = tot daar veroverd
chances-left-then = dan gemiddeld over
chances-chance = kans
chances-or-more = of meer
chances-all-taken = alles veroverd, { $n } over
chances-stopped = gestopt bij gebied { $n }

## Simulaties en de arena

figure-marks = .,
games-n = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
  }
sim-head = { $mode }, { $players } toevalsspelers, { $games }, --seed { $seed },
sim-no-limit = geen beurtlimiet
sim-limit = hoogstens { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
  } per speler (--with turn_limit=N voor een andere limiet)
sim-endless = zonder rondelimiet eindigen de meeste willekeurige spellen nooit; elk spel stopt na { $n } zetten
sim-stopped = Afgebroken: { $n ->
    [one] 1 spel is
   *[other] { $n } spellen zijn
  } niet gespeeld.
sim-seat = plaats
sim-wins = gewonnen
sim-share = aandeel
sim-shared = { $n ->
    [one] 1 overwinning werd
   *[other] { $n } overwinningen werden
  } gedeeld.
sim-length = lengte
sim-mean = gemiddeld
sim-least = kortst
sim-most = langst
sim-rounds = rondes
sim-answers = zetten
sim-ended = einde door
sim-games = spellen
sim-unfinished = na { $n } zetten niet uit
sim-speed = { $n } zetten per seconde
arena-head = { $mode }, { $players } spelers, { $games }, --seed { $seed }, eerlijk aandeel { $share }
arena-player = speler
arena-rate = aandeel
arena-sure = 95%-BI
arena-adjusted = zonder geluk (95%-BI):
arena-rating = rating
arena-ms = ms per zet
arena-length = rondes: mediaan { $median }, van { $low } tot { $high }
arena-team = team
arena-capped = afgekapt
arena-capped-n = { $n ->
    [one] 1 spel is
   *[other] { $n } spellen zijn
  } afgekapt: na { $rounds } rondes had niemand gewonnen (--rounds).
arena-shared = { $n ->
    [one] 1 overwinning werd gedeeld; elke winnaar krijgt zijn deel.
   *[other] { $n } overwinningen werden gedeeld; elke winnaar krijgt zijn deel.
  }
arena-no-ratings = voor ratings: pip install 'feldherr[arena]'
arena-kept = Een spel bekijken: { $command }
arena-lost-seat = { $name } verloor zijn plaats aan { $deputy } in { $n ->
    [one] 1 spel
   *[other] { $n } spellen
  }: { $times }
arena-fault = spel { $game }, { $name }: { $why }

## Analysis

analyse-moves = zetten
analyse-not-over = Dit spel is nog bezig. Alleen afgelopen spellen kunnen worden geanalyseerd.
lost-no-player = in deze spellen heet niemand { $name }; er spelen { $list }
lost-none = In deze spellen gaf geen verliezer in één beurt veel weg.
learn-who = Wiens fouten? --learn N, met N van 1 tot { $n }.
learn-none = { $name }: geen fouten in dit spel. Goed gespeeld!
learn-task = { $n } van { $of }: ronde { $round }, { $name } is aan de beurt. In het spel kostte deze beurt { $lost }. Speel hem opnieuw!
learn-good = Goed gedaan: even goed als het beste plan dat is gevonden. In het spel kostte de beurt { $was }.
learn-better = Beter: dit kost { $n }, afgezien van de dobbelstenen. In het spel was het { $was }.
learn-not-better = Dit kost { $n }, afgezien van de dobbelstenen. In het spel was het { $was }.
learn-what-now = 1 opnieuw proberen, 2 het betere plan tonen, 3 volgende, 0 stoppen:
learn-plan = Het betere plan, met { $n } kans om te winnen: { $moves }
learn-odds = Het lukt in { $n } van de gevallen.
analyse-player = speler
analyse-start = begin
analyse-luck = geluk
analyse-own = eigen zetten
analyse-others = zetten van anderen
analyse-result = resultaat
analyse-points = Keerpunten
analyse-point = { $turn }, vanaf zet { $n }: { $list }
analyse-turn = ronde { $n }, { $name }
analyse-set-up = opstelling
analyse-between = begin van ronde { $n }
analyse-better = Wat beter was
analyse-lost = { $turn } kostte { $n }. Beter:
analyse-picture = Afbeelding opgeslagen in { $file }.

## Controles, en de server

verify-other-seed = Dit is niet het beloofde startgetal: de SHA-256 ervan is { $commitment }.
verify-wrong = { $n } van de { $total } worpen en getrokken kaarten { $n ->
    [one] klopt
   *[other] kloppen
  } niet met het startgetal; de eerste is zet { $first }.
verify-good = Alle { $total } worpen en getrokken kaarten kloppen met het startgetal.
verify-promised = Alle { $total } worpen en getrokken kaarten kloppen met het startgetal, en dat is het beloofde.
verify-which = Geef het bewijs van de dobbelstenen of --seed op.
proof-line = Dit bewijs is niet te lezen: regel { $line } klopt niet.
proof-cut-off = Het bewijs is onvolledig.
proof-other-game = Dit bewijs hoort bij een ander spel: de regels of plaatsen verschillen.
proof-other-moves = Dit bewijs hoort bij andere zetten: er zijn er gewijzigd, toegevoegd of weggelaten.
proof-commitment = De belofte klopt niet: die geldt voor een andere tafel, andere regels of plaatsen, of een ander startgetal.
proof-share = De bijdrage van plaats { $seat } is niet die waarop het apparaat zich had vastgelegd.
proof-seed = Het startgetal volgt niet uit de bijdragen.
proof-shares = { $n ->
    [0] Geen enkel apparaat van een speler droeg bij aan het startgetal: het komt alleen van de server.
    [one] Het apparaat van één speler droeg bij aan het startgetal.
   *[other] De apparaten van { $n } spelers droegen bij aan het startgetal.
  }
proof-before = { $n ->
    [one] 1 worp of kaart komt uit het opgeslagen spel dat de tafel voortzette, en is niet te controleren.
   *[other] { $n } worpen en kaarten komen uit het opgeslagen spel dat de tafel voortzette, en zijn niet te controleren.
  }
proof-by-hand = { $n ->
    [one] 1 worp is
   *[other] { $n } worpen zijn
  } met de hand gegooid.
proof-lost = { $n ->
    [one] 1 worp of kaart is niet te controleren: de server is de sleutel tot het startgetal kwijt.
   *[other] { $n } worpen en kaarten zijn niet te controleren: de server is de sleutel tot hun startgetal kwijt.
  }
bot-fault = { $mode }, { $question }, plaats { $seat }: { $fault }
bot-not-gone = het stopte niet na { $bye } en het einde van de invoer; de arena breekt het af
bot-checked = { $asked ->
    [one] 1 vraag uit
   *[other] { $asked } vragen uit
  } { $modes ->
    [one] 1 variant
   *[other] { $modes } varianten
  }, { $wrong ->
    [0] alles goed
   *[other] { $wrong } fout
  }
bot-enough = { $asked ->
    [one] 1 vraag uit
   *[other] { $asked } vragen uit
  } { $modes ->
    [one] 1 variant
   *[other] { $modes } varianten
  }, { $wrong } fout; gestopt na zoveel fouten
serve-here = Feldherr draait op { $address } (Ctrl-C stopt; alle spellen zijn opgeslagen).
serve-there = Voor telefoons en computers in dit netwerk: { $address }
serve-no-port = kan niet luisteren op { $host } poort { $port } ({ $why }); kies een andere met --port N
serve-no-database = kan deze database niet gebruiken: { $why }
serve-no-setting = deze instelling kan niet: { $why }
serve-no-player = deze speler kan niet meedoen: { $why }
serve-see-log = de server kon niet starten; zie het logboek hierboven
serve-no-days = geef een aantal dagen op (0: nooit), niet { $what }
doctor-tables = tafels
doctor-database = De database: { $why }
doctor-record = Tafel { $table } kan niet verder: { $why }
doctor-note = Tafel { $table }: { $why }
doctor-counts = { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  }, { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
  }: { $wrong ->
    [0] geen fouten.
    [one] 1 fout.
   *[other] { $wrong } fouten.
  }
doctor-do-database = Stop de server en zet de laatste back-up terug: { $command } restore BESTAND --force. Exporteer eerst wat nog te lezen is: { $command } tables export.
doctor-do-record = De server zet zulke tafels opzij. Red de geldige zetten met { $command } tables export TAFEL en verwijder de tafels daarna met { $command } tables remove TAFEL, of zet een back-up terug.
doctor-do-note = De zetten zijn bewaard gebleven. Red ze met { $command } tables export TAFEL, of zet een back-up terug.
tables-id = tafel
tables-played = laatste zet
tables-state = stand
tables-rows = rijen
tables-mode = variant
tables-players = spelers
tables-over = afgelopen
tables-running = bezig
tables-n = { $n ->
    [0] Geen tafels.
    [one] 1 tafel.
   *[other] { $n } tafels.
  }
tables-which = noem de tafels die weg moeten, of geef --finished of --older DAGEN op
tables-unknown = die tafel bestaat niet: { $table }
tables-unread = Tafel { $table } kan niet worden geëxporteerd: de instellingen zijn niet te lezen.
tables-exported = { $n ->
    [one] 1 opgeslagen spel
   *[other] { $n } opgeslagen spellen
  } naar { $folder } geschreven.
tables-removed = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
  } verwijderd.
backup-exists = { $file } bestaat al; kies een ander bestand of voeg --force toe
backup-done = { $file } bevat { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  } met { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
  }.
restore-done = Teruggezet: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  } met { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
  }.

## De bladzijden van `rules`

rules-hint = { $program } rules VARIANT toont de regels van een variant, { $program } play VARIANT speelt die.
rules-which = de regels van welke variant? { $program } rules VARIANT { $option ->
    [diff] --diff VARIANT
   *[with] --with NAAM=WAARDE
  }
rules-map = kaart: { $map }
earth-World = wereld
earth-Ancient_Earth = Oude Aarde
rules-turn = Een beurt
rules-house = Huisregels (--with NAAM=WAARDE)
rules-set-here = hier gekozen
rules-number = een getal van { $low } tot en met { $high }
rules-numbered = Regels { $ids }
rules-two = Regels voor twee spelers: { $ids }
rules-same = { $one } en { $other } hebben dezelfde waarden.
rules-alike = In beide gelijk
rules-unlike = Over hetzelfde, maar anders:
rules-only = Alleen in { $mode }
rules-deck-war = Oorlogskaarten, gespeeld in stap 4 zolang je god van de oorlog in het spel is
rules-deck-sky = Hemelkaarten, gespeeld als iemand bij je binnenvalt zolang je god van de hemel in het spel is
rules-deck-death = Doodkaarten, gespeeld in stap 4 zolang je god van de dood in het spel is
rules-deck-magic = Magiekaarten: relikwieën, zichtbaar voor iedereen en meteen actief

## Waarin twee varianten verschillen: namen, kort voor een tabel, en waarden

rule-title = titel
rule-rulebook = spelregelboekje
rule-players = spelers
rule-map = kaart
rule-setup = voorbereiding
rule-turn = beurt
rule-asides = tussen aanvallen
rule-goals = zo win je
rule-own_cards = eigen kaarten
rule-start_armies = legers naar aantal spelers
rule-neutrals = neutrale legers
rule-neutral_armies = sterkte per neutraal leger
rule-teams = teams
rule-income = legers voor gebieden
rule-income-thirds = één voor elke drie
rule-income-table = volgens een tabel
rule-set_values = waarde van een set
rule-set_values-stars = volgens de sterren
rule-rising = stijgende waarde
rule-by_symbol = waarde volgens symbolen
rule-territory_bonus = bonus voor eigen gebied
rule-forced_trade = inruilen bij vijf kaarten
rule-elimination_trade_at = meteen inruilen vanaf
rule-elimination_trade_at-0 = nooit
rule-trade_window = wanneer inruilen
rule-used_cards = gebruikte kaarten gaan
rule-jokers = jokers
rule-defender_two_dice_at = legers voor 2 dobbelstenen
rule-rerolls = opnieuw gooien
rule-empty_lands = lege gebieden
rule-fortify = verplaatsen
rule-dealt_armies = legers bij het uitdelen
rule-dealt_armies-one = één op elk
rule-dealt_armies-stars = één per ster
rule-shares = uitdelen: speler, neutraal
rule-leftovers = overige kaarten gaan naar
rule-leftovers-first = de eerste spelers
rule-leftovers-last = wie het laatst speelt
rule-leftovers-starter = wie begint, en wie volgt
rule-batch = per keer geplaatst
rule-neutral_batch = en per neutraal leger
rule-neutral_rounding = helften afgerond
rule-allies = bondgenoten
rule-ceasefire = wapenstilstandskaart
rule-short_game = kort spel
rule-colour_killed_by_other = kleur door ander verslagen
rule-capital_falls = val van een hoofdstad
rule-targets = te bezitten, naar spelers
rule-turn_limit = beurtlimiet
rule-turn_limit-0 = geen
rule-chosen_setup = gebieden worden genomen
rule-place_god_temple = eerste god van de oorlog
rule-piece_limits = stukken
rule-start_of_turn_relics = relikwieën en stap 1
rule-summon_plague = goden naar pestland
rule-godswar_armies = legers in een godenoorlog
rule-godswar_forced = worp na een godenoorlog
rule-gods_default = goden die binnentrekken
rule-relic_mid_godswar = relikwie in godenoorlog
rule-tablets_zero = tafelen bij een bod van 0
rule-heaven_dice = dobbelstenen Hiernamaals
aside-ShowBetweenAttacks = een opdracht tonen
aside-TradeBetweenAttacks = kaarten inruilen

help-map = een nieuwe wereld maken, een kaart importeren of controleren
help-world-about = Maakt een kaart uit een startgetal, importeert er een uit SVG, GeoJSON of een .map met plaatje, of controleert en beschrijft een kaart. Hetzelfde startgetal en evenveel gebieden geven overal dezelfde wereld. Op een server: gepubliceerde kaarten tonen of intrekken.
help-world-action = new: een wereld maken · import: een kaart maken van andere bestanden · show: een kaart controleren en beschrijven · published: toon de kaarten die op een server zijn gepubliceerd · withdraw: verwijder er enkele
help-world-file = het kaartbestand (new: waar het heen moet, anders met de naam van de wereld; import: een .svg, een .geojson, of een .map met .cards en plaatje; show: ook world, ancient_earth, tiny; withdraw: de id’s van gepubliceerde kaarten)
help-world-to = waar het kaartbestand heen moet (import: anders met de naam van het eerste bestand, eindigend op .toml)
help-world-seed = welke wereld ({ $usual })
help-world-territories = aantal gebieden, 8 tot 250 ({ $usual })
help-world-picture = ook een afbeelding ervan naar dit bestand schrijven (SVG)
world-about = { $name }: { $territories } gebieden, { $continents } continenten, { $lanes } { $lanes ->
    [one] zeelijn
   *[other] zeelijnen
  }
world-continent = continent
world-territories = gebieden
world-borders = aan de grens
world-bonus = legers
world-author = van { $value }
world-licence = licentie: { $value }
world-source = bron: { $value }
world-written = { $file } geschreven
wrong-world-size = een nieuwe wereld heeft { $low } tot { $high } gebieden, en het startgetal is een geheel getal vanaf 0
wrong-world-none = startgetal { $seed } geeft geen goede wereld: probeer een ander
wrong-world-ending = { $file }: een kaartbestand eindigt op .toml of .json
wrong-world-which = welke kaart? Geef het bestand of de naam
wrong-world-shapes = deze kaart heeft geen vormen om te tekenen
wrong-world-there = { $file } bestaat al
world-territory = gebied
world-land = over land
world-sea = over zee
world-mountains = raken elkaar, maar zijn geen buren (staan onder mountain): { $list }
world-one-way = stond maar aan één kant, nu aan beide: { $list }
world-enlarged = te klein om te zien, dus groter getekend: { $list }
world-grouped = Er stonden geen continenten in, dus ze zijn geraden: controleer ze in het bestand.
wrong-world-one = geef één bestand
wrong-world-import = kan niet worden geïmporteerd: { $why }
wrong-world-mend = verbeter { $file } eerst met de hand: { $why }
world-id = id
world-day = gepubliceerd
world-name = kaart
world-by = maker
world-published = { $n ->
        [0] Er zijn geen kaarten gepubliceerd.
        [one] Er is { $n } kaart gepubliceerd.
       *[other] Er zijn { $n } kaarten gepubliceerd.
    }
world-withdrawn = { $n ->
        [one] { $n } kaart ingetrokken.
       *[other] { $n } kaarten ingetrokken.
    }
wrong-world-published = geen gepubliceerde kaart, of meer dan één, heeft een id dat begint met { $id }
