# Vad kommandoraden säger: hjälp, fel och sidorna av `rules`.

## Hjälp: --help för varje kommando

help-usage = användning
help-commands = kommandon
help-arguments = argument
help-options = alternativ
help-help = visa den här hjälpen
help-version = visa versionen
help-language = språk: { $languages } (annars FELDHERR_LANGUAGE, annars systemets)
help-feldherr =
    Domare för brädspelen i RISK-familjen: sexton varianter ur fyra regelhäften, spelade efter reglernas bokstav.
    Utan kommando öppnas spelet i webbläsaren ({ $command } serve); { $command } VARIANT spelar vid den här terminalen ({ $command } play VARIANT).
help-mode = en variant, t.ex. sv2000.missions ({ $command } rules visar alla)
help-with = en husregel (får upprepas)
help-map-option = en egen karta (en .toml-fil), eller world, ancient_earth eller tiny
help-file = ett sparat spel
help-seed = samma frö ger samma spel ({ $usual })
help-json = skriv ut resultatet som JSON
help-think = millisekunder per drag (annars så länge spelaren vill)
metavar-command = KOMMANDO
metavar-mode = VARIANT
metavar-file = FIL
metavar-proof = BEVIS
metavar-name = NAMN
metavar-value = VÄRDE
metavar-seats = PLATSER
metavar-program = PROGRAM
metavar-rules = REGLER
metavar-what = VAD
metavar-attackers = ANFALLARE
metavar-defenders = FÖRSVARARE
metavar-host = ADRESS
metavar-table = BORD
metavar-days = DAGAR
metavar-folder = MAPP
metavar-action = ÅTGÄRD
metavar-port = PORT

help-play = spela vid den här terminalen, med människor och datorer
help-play-about = Spela vid den här terminalen. Utan VARIANT får du frågan vad som ska spelas. Varje drag sparas genast.
help-play-players = antal spelare, datorer inräknade
help-play-computer = vilka som är datorer: 2,3 eller 2-4=marskalk, 3=mybot.py:MyBot, alla eller ingen
help-play-explain = förklara datorernas drag (kan avslöja hemligheter)
help-play-names = spelarnas namn
help-play-dice = hand: slå riktiga tärningar och skriv vad de visar
help-play-seed = tärningar och kort ur ett frö, likadana varje gång
help-play-save = var spelet ska sparas
help-play-resume = fortsätt ett sparat spel (utan FIL: det senaste)

help-serve = öppna bord för webbläsare och program, här eller i hela nätverket
help-serve-about = Öppnar bord som spelare kommer till via länk, var och en på sin egen enhet. Varje drag sparas innan någon ser det.
help-serve-host = adress att lyssna på ({ $usual }: bara den här datorn)
help-serve-port = port ({ $usual }; 0 tar en ledig)
help-serve-lan = öppet för alla i det här nätverket; visar adressen och en kod att skanna
help-serve-no-browser = öppna ingen webbläsare
help-serve-database = en fil, eller postgresql://… (annars FELDHERR_DATABASE, annars datamappen)
help-serve-log = loggnivå ({ $usual })
help-serve-keep-finished = dagar tills avslutade bord tas bort (annars FELDHERR_KEEP_FINISHED, annars 30; 0: aldrig)
help-serve-keep-abandoned = dagar utan drag tills andra bord tas bort (annars FELDHERR_KEEP_ABANDONED, annars 60; 0: aldrig)
help-serve-archive = mapp för sparade spel från bord som tas bort (annars FELDHERR_ARCHIVE, annars ingen)
help-serve-bots = egna spelare som kan väljas som datorspelare: mybot.py:MyBot

help-tables = lista, exportera eller ta bort en servers bord
help-tables-about = Lista, exportera eller ta bort en servers bord. Medan servern är igång går en SQLite-fil bara att lista och exportera.
help-tables-action = list (lista), export (som komprimerade sparade spel) eller remove (ta bort)
help-tables-table = bara de här borden
help-tables-finished = bara avslutade
help-tables-older = bara bord utan drag på så här många dagar
help-tables-to = mapp att exportera till ({ $usual })

help-backup = säkerhetskopiera en servers databas till en fil, medan servern är igång
help-backup-about = Kopiera en servers databas, som den är just nu, till en enda fil. Servern kan vara igång.
help-backup-file = filen som skrivs
help-backup-force = skriv över filen om den finns

help-restore = återställ en servers databas från en säkerhetskopia
help-restore-about = Ersätt en servers databas med en säkerhetskopia. Stoppa servern först. En säkerhetskopia från SQLite kan återställas till PostgreSQL, och tvärtom.
help-restore-file = säkerhetskopian
help-restore-force = ersätt de befintliga borden

help-doctor = kontrollera en servers databas
help-doctor-about = Kontrollera en servers databas: om filen är hel, om allt hör ihop och om varje bord går att spela upp. Slutkod 1 om något är fel. Servern kan vara igång.

help-simulate = spela många spel med slumpspelare
help-simulate-about = Spelar många spel med slumpspelare, högst { $limit } turer per spelare om inte varianten eller --with turn_limit=N (0: ingen gräns) säger annat.
help-simulate-players = antal spelare (annars variantens minsta)
help-simulate-games = antal spel ({ $usual })
help-simulate-jobs = antal processer (annars 1 vid få spel, en per processor vid många)

help-arena = låt bottar spela mot varandra
help-arena-about = Låter bottar spela mot varandra. Varje bott spelar lika ofta på varje plats, med samma tärningar; ett spel som inte är slut efter --rounds räknas inte för någon. Ett namn får upprepas (marshal,captain,captain: en mot två). Med fler namn än platser spelar varje kombination; med färre går namnen bordet runt. I lagspel är varje lag en bott.
help-arena-bots = bottarna: marshal,captain,random,mybot.py:MyBot, eller program: ./mybot.py, cmd:"python3 my_bot.py"
help-arena-games = antal spel ({ $usual }), avrundat uppåt till hela varv
help-arena-players = antal platser (annars antalet namn, om varianten tillåter det)
help-arena-jobs = antal processer (annars en per processor)
help-arena-rounds = avsluta ett spel utan vinnare efter så många rundor ({ $usual })
help-arena-ray = spela på ett Ray-kluster (tillägget ”ray”; på RAY_ADDRESS, annars här)
help-arena-out = spara varje spel som en rad JSON; kör samma kommando igen för att fortsätta
help-arena-luck = dra av turen med tärningar, kort och platser från resultaten (en andra, ofta noggrannare skattning)
help-arena-keep = spara varje spel i den här mappen, för att se det senare
help-arena-picture = spara resultatet som bild

help-bot = kör en bott för andra program, eller kontrollera din egen
help-bot-about = En bott som läser frågor och svarar på var och en med en rad JSON. Frågorna är förfrågningar, en per rad (docs/bot-protocol.md), eller ställningar som text, var och en följd av en tom rad. Med --check PROGRAM är det tvärtom: ditt program får frågor om ställningar ur alla varianter.
help-bot-name = botten: marshal, captain, recruit, random
help-bot-check = ./mybot.py eller cmd:"python3 my_bot.py": fråga det om ställningar ur alla varianter

help-replay = stega igenom ett sparat spel
help-replay-about = Stega igenom ett sparat spel, med allas hemligheter.
help-replay-to = börja efter N drag; med --print: sluta där
help-replay-print = skriv ut allt utan att fråga

help-analyse = vem som ledde när, och vem som hade tur
help-analyse-about = Analyserar ett avslutat spel: allas vinstchanser från tur till tur, vad tärningar och kort gav, vad de egna dragen ändrade, och vändpunkterna. För varje spelare blir start, tur, egna drag och andras drag tillsammans exakt resultatet. För en mapp med spel: turerna där förlorarna gav bort mest.
help-analyse-thorough = jämför varje tur med fler planer, även marskalkens; tar minuter
help-analyse-picture = spara diagrammet över vinstchanserna som bild
help-analyse-learn = spela själv om en spelares misstag, tur för tur: N är spelaren, från 1 (utan N: den enda människan)
help-analyse-player = för en mapp: bara spel som den här spelaren har förlorat

help-verify = kontrollera att ett sparat spels tärningar följer av dess frö
help-verify-about = Kontrollerar slag och dragna kort vid ett avslutat bord: ladda ner spelet och beviset för dess tärningar. Bord från tidigare versioner har ett frö i stället för ett bevis.
help-verify-proof = beviset för tärningarna
help-verify-from = slag till och med det här draget täcks inte av fröet: de kommer från det sparade spel som bordet fortsatte
help-verify-seed = fröet som visades efter spelet
help-verify-commitment = dess SHA-256, som visades före spelet

help-rules = lista varianterna, visa reglerna för en, eller jämför två
help-rules-about = Varianterna och deras regler.
help-rules-mode = en variant, t.ex. sv2000.missions (annars alla)
help-rules-diff = visa bara hur den här varianten skiljer sig

help-odds = vinstchans och förluster för ett anfall
help-odds-about =
    De exakta oddsen för ett anfall, eller för flera i rad: efter varje erövring stannar en armé kvar och resten går vidare.

      odds 10 7                         10 anfallare (en armé till stannar) mot 7
      odds 25 3 2 4 1 --rules sv2000    fyra områden i rad
      odds 9 7+temple+sky --brings war  Godstorm: en gud mot ett tempel och en gud
help-odds-notes = Godstorm: anfallaren kan ha med sig { $brings }. Ett område kan också ha dem, och dessutom { $has } (tree=5: Livets träd, med 5 tro att rädda arméer med). Gudar på båda sidor utkämpar först gudakrig; varje sida väljer de bästa kämparna.
help-odds-attackers = arméer som kan anfalla; en till stannar kvar
help-odds-defenders = arméer i varje område, i tur och ordning; i Godstorm 7+temple
help-odds-rules = en utgåva (sv2000) eller en variant (sv2000.duel); annars de2004, eller Godstorm där det behövs
help-odds-stop = sluta när bara K anfallare är kvar ({ $usual })
help-odds-attack-dice = anfallaren slår högst 1, 2 eller 3 tärningar ({ $usual })
help-odds-defend-dice = försvararen slår högst 1 eller 2 tärningar ({ $usual })
help-odds-brings = Godstorm: vad anfallaren har med sig, t.ex. war,magic
help-odds-json = skriv ut alla sannolikheter som JSON

## Vad som är fel med ett kommando

wrong-see = se { $command }
wrong-missing = saknas: { $names }
wrong-unknown = okänt argument: { $words }
wrong-whole = { $name } ska vara ett heltal, inte ”{ $word }”
wrong-number = { $name } ska vara ett tal, inte ”{ $word }”
wrong-command = det finns inget kommando ”{ $word }”; välj bland { $list }
wrong-choice = { $name } kan inte vara ”{ $word }”; välj bland { $list }
wrong-no-value = { $name } behöver ett värde
wrong-takes-none = { $name } ska inte ha något värde, men här står ”{ $word }”
wrong-short = { $word } kan betyda { $list }
wrong-ours = internt fel ({ $what }; FELDHERR_DEBUG=1 visar var)
wrong-with = --with ska följas av NAMN=VÄRDE, inte { $word }
wrong-twice = { $name } är angivet två gånger: { $one } och { $other }
wrong-map = det finns ingen karta ”{ $word }”; välj bland { $list }, eller ange din egen .toml-fil
wrong-map-file = kartan går inte att använda: { $why }
wrong-rules = så går det inte att spela: { $why }
wrong-player = det finns ingen datorspelare ”{ $word }”; prova { $list }
wrong-player-so = den datorspelaren finns inte: { $why }
wrong-program = det går inte att köra ”{ $word }”
wrong-from-one = { $list } måste vara minst 1
wrong-ray = --ray kräver biblioteket ray: pip install 'feldherr[ray]'
wrong-bots = --bots ska följas av namn med kommatecken emellan, t.ex. captain,recruit, inte ”{ $word }”
wrong-out = --out kan inte fortsätta: { $why }
wrong-bot = vilken bott? t.ex. bot captain, eller bot --check ./mybot.py
wrong-resume = --resume tar variant, spelare och husregler ur filen
wrong-to = spelet har { $n } drag; --to ska vara ett tal från 0 till { $n }
wrong-hex = { $option } ska vara 64 hexadecimala siffror, inte { $word }
wrong-compressed = { $file } är komprimerad; packa upp den först (gunzip)
wrong-file-missing = filen hittades inte
wrong-file-closed = ingen behörighet att läsa eller skriva filen
wrong-file-folder = det är en mapp
wrong-no-games = inget sparat spel i { $folder }; använd --resume FIL för ett som ligger någon annanstans
wrong-no-text = { $file } är inget sparat spel (det är ingen text)
wrong-game = { $file }: inget sparat spel från Feldherr
wrong-line = { $file }: rad { $n } går inte att läsa: { $why }
wrong-armies = ”{ $word }” är inget antal arméer; t.ex. odds 10 7, eller i Godstorm odds 10 7+temple
wrong-many-armies = { $who }: 1 till { $most } arméer, inte { $n }
wrong-stop = --stop: anfallaren kan sluta med 0 till { $most } arméer kvar, inte { $n }
wrong-attack-dice = --attack-dice: en anfallare slår högst 1 till { $most } tärningar, inte { $n }
wrong-defend-dice = --defend-dice: en försvarare slår högst 1 till { $most } tärningar, inte { $n }
wrong-not-godstorm = i { $mode } finns inte ”{ $word }”; bara Godstorm har gudar, tempel och reliker
wrong-nothing = { $who } kan inte ha ”{ $word }”
wrong-edition = --rules: ”{ $word }” är varken en utgåva ({ $list }) eller en variant ({ $command } visar alla)
wrong-odds = de här oddsen går inte att räkna ut: { $why }

## Odds

chances-attackers = anfallare
chances-attacker = anfallaren
chances-defenders = försvarare
chances-defenders-of = { $n ->
    [0] försvarare
   *[other] försvarare av område { $n }
  }
chances-defender-of = { $n ->
    [0] försvararen
   *[other] försvararen av område { $n }
  }
chances-there-are = det finns { $list }
chances-take = { $chance } chans att ta { $n ->
    [1] området
    [2] båda områdena
   *[other] alla { $n } områden
  }: { $who }.
chances-against = { $armies } mot { $lands }
chances-with = { $armies } med { $what }
chances-losses = Förluster i snitt: { $lost } för anfallaren, { $slain } för försvararen.
chances-never = Det kan inte lyckas.
chances-left = Lyckas det är { $left } av { $of } kvar.
chances-left-either = Lyckas det är { $left } av { $of } kvar, annars { $held } av de { $by } försvararna.
chances-terms = { $rules }: { $dice }, { $stop }; en till stannar kvar
chances-all-dice = med alla tärningar
chances-dice = { $attack } tärningar mot { $defend }
chances-to-the-last = till sista armén
chances-broken-off = slutar med { $n } eller färre kvar
chances-late = en andra försvarstärning från { $n } arméer
chances-territory = område
chances-taken-so-far = taget så långt
chances-left-then = kvar då, i genomsnitt
chances-chance = chans
chances-or-more = eller fler
chances-all-taken = alla tagna, { $n } kvar
chances-stopped = stopp vid område { $n }

## Simuleringar och arenan

figure-marks = { "\u00A0" },
games-n = { $n ->
    [one] 1 spel
   *[other] { $n } spel
  }
sim-head = { $mode }, { $players } slumpspelare, { $games }, frö { $seed },
sim-no-limit = ingen turgräns
sim-limit = högst { $n ->
    [one] 1 tur
   *[other] { $n } turer
  } per spelare (--with turn_limit=N för en annan gräns)
sim-endless = utan rundgräns tar de flesta slumpspel aldrig slut; vart och ett avbryts efter { $n } drag
sim-stopped = Avbrutet: { $n ->
    [one] 1 spel
   *[other] { $n } spel
  } spelades inte.
sim-seat = plats
sim-wins = vinster
sim-share = andel
sim-shared = { $n ->
    [one] 1 vinst
   *[other] { $n } vinster
  } delades.
sim-length = längd
sim-mean = medel
sim-least = kortast
sim-most = längst
sim-rounds = rundor
sim-answers = drag
sim-ended = slutade genom
sim-games = spel
sim-unfinished = inte slut efter { $n } drag
sim-speed = { $n } drag per sekund
arena-head = { $mode }, { $players } spelare, { $games }, frö { $seed }, rättvis andel { $share }
arena-player = spelare
arena-rate = andel
arena-sure = 95 % KI
arena-adjusted = utan tur (95 % KI):
arena-rating = rating
arena-ms = ms per drag
arena-length = rundor: median { $median }, från { $low } till { $high }
arena-team = lag
arena-capped = avbrutna
arena-capped-n = { $n ->
    [one] 1 spel
   *[other] { $n } spel
  } avbröts: efter { $rounds } rundor hade ingen vunnit (--rounds).
arena-shared = { $n ->
    [one] 1 vinst delades; varje vinnare får sin del.
   *[other] { $n } vinster delades; varje vinnare får sin del.
  }
arena-no-ratings = för att få rating: pip install 'feldherr[arena]'
arena-kept = Se ett spel: { $command }
arena-lost-seat = { $name } förlorade sin plats till { $deputy } i { $n ->
    [one] 1 spel
   *[other] { $n } spel
  }: { $times }
arena-fault = spel { $game }, { $name }: { $why }

## Analysis

analyse-moves = drag
analyse-not-over = Spelet är inte slut. Bara avslutade spel kan analyseras.
lost-no-player = ingen i de här spelen heter { $name }; med är { $list }
lost-none = I de här spelen gav ingen förlorare bort mycket på en tur.
learn-who = Vems misstag? --learn N, med N från 1 till { $n }.
learn-none = { $name }: inga misstag i det här spelet. Bra spelat!
learn-task = { $n } av { $of }: runda { $round }, { $name } är på tur. I spelet kostade turen { $lost }. Spela om den!
learn-good = Bra gjort: lika bra som den bästa plan som hittades. I spelet kostade turen { $was }.
learn-better = Bättre: det här kostar { $n }, bortsett från tärningarna. I spelet var det { $was }.
learn-not-better = Det här kostar { $n }, bortsett från tärningarna. I spelet var det { $was }.
learn-what-now = 1 försök igen, 2 visa den bättre planen, 3 nästa, 0 sluta:
learn-plan = Den bättre planen, med { $n } chans att vinna: { $moves }
learn-odds = Den lyckas i { $n } av fallen.
analyse-player = spelare
analyse-start = start
analyse-luck = tur
analyse-own = egna drag
analyse-others = andras drag
analyse-result = resultat
analyse-points = Vändpunkter
analyse-point = { $turn }, från drag { $n }: { $list }
analyse-turn = runda { $n }, { $name }
analyse-set-up = uppställning
analyse-between = början av runda { $n }
analyse-better = Vad som var bättre
analyse-lost = { $turn } kostade { $n }. Bättre:
analyse-picture = Bilden sparades i { $file }.

## Kontroller, och servern

verify-other-seed = Det här är inte det utlovade fröet: dess SHA-256 är { $commitment }.
verify-wrong = { $n } av { $total } slag och dragna kort { $n ->
    [one] stämmer
   *[other] stämmer
  } inte med fröet; det första är drag { $first }.
verify-good = Alla { $total } slag och dragna kort stämmer med fröet.
verify-promised = Alla { $total } slag och dragna kort stämmer med fröet, och fröet är det utlovade.
verify-which = Ange antingen beviset för tärningarna eller --seed.
proof-line = Beviset går inte att läsa: rad { $line } är fel.
proof-cut-off = Beviset är ofullständigt.
proof-other-game = Beviset hör till ett annat spel: reglerna eller platserna skiljer sig.
proof-other-moves = Beviset hör till andra drag: några har ändrats, lagts till eller utelämnats.
proof-commitment = Löftet stämmer inte: det gäller ett annat bord, andra regler eller platser, eller ett annat frö.
proof-share = Bidraget från plats { $seat } är inte det som enheten hade bundit sig vid.
proof-seed = Fröet följer inte av bidragen.
proof-shares = { $n ->
    [0] Ingen spelares enhet har bidragit till fröet: det kommer bara från servern.
    [one] En spelares enhet har bidragit till fröet.
   *[other] { $n } spelares enheter har bidragit till fröet.
  }
proof-before = { $n ->
    [one] 1 slag eller draget kort
   *[other] { $n } slag och dragna kort
  } kommer från det sparade spel som bordet fortsatte och går inte att kontrollera.
proof-by-hand = { $n ->
    [one] 1 slag gjordes
   *[other] { $n } slag gjordes
  } för hand.
proof-lost = { $n ->
    [one] 1 slag eller draget kort
   *[other] { $n } slag och dragna kort
  } går inte att kontrollera: servern har förlorat nyckeln till fröet.
bot-fault = { $mode }, { $question }, plats { $seat }: { $fault }
bot-not-gone = den avslutades inte efter { $bye } och slutet på indata; arenan stoppar den
bot-checked = { $asked ->
    [one] 1 fråga ur
   *[other] { $asked } frågor ur
  } { $modes ->
    [one] 1 variant
   *[other] { $modes } varianter
  }, { $wrong ->
    [0] allt rätt
   *[other] { $wrong } fel
  }
bot-enough = { $asked ->
    [one] 1 fråga ur
   *[other] { $asked } frågor ur
  } { $modes ->
    [one] 1 variant
   *[other] { $modes } varianter
  }, { $wrong } fel; avbrutet efter så många fel
serve-here = Feldherr körs på { $address } (Ctrl-C avslutar; alla spel är sparade).
serve-there = För telefoner och datorer i det här nätverket: { $address }
serve-no-port = det går inte att lyssna på { $host } port { $port } ({ $why }); välj en annan med --port N
serve-no-database = databasen går inte att använda: { $why }
serve-no-setting = inställningen går inte att använda: { $why }
serve-no-player = den här spelaren kan inte vara med: { $why }
serve-see-log = servern kunde inte starta; se loggen ovanför
serve-no-days = ange ett antal dagar (0: aldrig), inte { $what }
doctor-tables = bord
doctor-database = Databasen: { $why }
doctor-record = Bord { $table } kan inte fortsätta: { $why }
doctor-note = Bord { $table }: { $why }
doctor-counts = { $tables } bord, { $rows ->
    [one] 1 rad
   *[other] { $rows } rader
  }: { $wrong ->
    [0] inga fel.
    [one] 1 fel.
   *[other] { $wrong } fel.
  }
doctor-do-database = Stoppa servern och återställ den senaste säkerhetskopian: { $command } restore FIL --force. Exportera först det som går att läsa: { $command } tables export.
doctor-do-record = Servern ställer sådana bord åt sidan. Rädda de giltiga dragen med { $command } tables export BORD och ta sedan bort borden med { $command } tables remove BORD, eller återställ en säkerhetskopia.
doctor-do-note = Dragen är i behåll. Rädda dem med { $command } tables export BORD, eller återställ en säkerhetskopia.
tables-id = bord
tables-played = senaste drag
tables-state = läge
tables-rows = rader
tables-mode = variant
tables-players = spelare
tables-over = avslutat
tables-running = pågår
tables-n = { $n ->
    [0] Inga bord.
   *[other] { $n } bord.
  }
tables-which = ange vilka bord som ska tas bort, eller --finished eller --older DAGAR
tables-unknown = det finns inget sådant bord: { $table }
tables-unread = Bord { $table } går inte att exportera: inställningarna går inte att läsa.
tables-exported = { $n ->
    [one] 1 sparat spel
   *[other] { $n } sparade spel
  } skrivna till { $folder }.
tables-removed = { $n } bord borttagna.
backup-exists = { $file } finns redan; välj en annan fil eller lägg till --force
backup-done = { $file } innehåller { $tables } bord med { $rows ->
    [one] 1 rad
   *[other] { $rows } rader
  }.
restore-done = Återställt: { $tables } bord med { $rows ->
    [one] 1 rad
   *[other] { $rows } rader
  }.

## Sidorna av `rules`

rules-hint = { $program } rules VARIANT visar reglerna för en variant, { $program } play VARIANT spelar den.
rules-which = reglerna för vilken variant? { $program } rules VARIANT { $option ->
    [diff] --diff VARIANT
   *[with] --with NAMN=VÄRDE
  }
rules-map = karta: { $map }
earth-World = världen
earth-Ancient_Earth = antikens värld
rules-turn = En tur
rules-house = Husregler (--with NAMN=VÄRDE)
rules-set-here = vald här
rules-number = ett tal från { $low } till { $high }
rules-numbered = Regler { $ids }
rules-two = Regler för två spelare: { $ids }
rules-same = { $one } och { $other } har samma värden.
rules-alike = Lika i båda
rules-unlike = Om samma sak, men olika:
rules-only = Bara i { $mode }
rules-deck-war = Krigskort, spelas i steg 4 medan din krigsgud är i spel
rules-deck-sky = Himmelskort, spelas när någon invaderar dig medan din himmelsgud är i spel
rules-deck-death = Dödskort, spelas i steg 4 medan din dödsgud är i spel
rules-deck-magic = Magikort: reliker, synliga för alla och verksamma när de dras

## Vad som skiljer två varianter: namn, korta för en tabell, och värden

rule-title = titel
rule-rulebook = regelhäfte
rule-players = spelare
rule-map = karta
rule-setup = förberedelser
rule-turn = tur
rule-asides = mellan anfall
rule-goals = så vinner du
rule-own_cards = egna kort
rule-start_armies = arméer efter antal spelare
rule-neutrals = neutrala arméer
rule-neutral_armies = styrka per neutral armé
rule-teams = lag
rule-income = arméer för områden
rule-income-thirds = en för vart tredje
rule-income-table = efter en tabell
rule-set_values = ett sets värde
rule-set_values-stars = efter stjärnor
rule-rising = stigande värde
rule-by_symbol = värde efter symboler
rule-territory_bonus = bonus för eget område
rule-forced_trade = byte vid fem kort
rule-elimination_trade_at = kort för byte mitt i turen
rule-elimination_trade_at-0 = aldrig
rule-trade_window = när du får byta in
rule-used_cards = använda kort hamnar
rule-jokers = jokrar
rule-defender_two_dice_at = arméer för två tärningar
rule-rerolls = slå om
rule-empty_lands = tomma områden
rule-fortify = förflyttning
rule-dealt_armies = arméer vid utdelningen
rule-dealt_armies-one = en på varje
rule-dealt_armies-stars = en per stjärna
rule-shares = delas ut: spelare, neutral
rule-leftovers = kort som blir över går till
rule-leftovers-first = de första spelarna
rule-leftovers-last = de som spelar sist
rule-leftovers-starter = den som börjar, och de efter
rule-batch = sätts ut åt gången
rule-neutral_batch = och per neutral armé
rule-neutral_rounding = hälften avrundas
rule-allies = allierade
rule-ceasefire = vapenstilleståndskort
rule-short_game = kort spel
rule-colour_killed_by_other = färg slagen av andra
rule-capital_falls = en huvudstads fall
rule-targets = mål, efter antal spelare
rule-turn_limit = turgräns
rule-turn_limit-0 = ingen
rule-chosen_setup = områden tas
rule-place_god_temple = första krigsguden
rule-piece_limits = pjäser
rule-start_of_turn_relics = reliker och steg 1
rule-summon_plague = gudar till pestland
rule-godswar_armies = arméer i ett gudakrig
rule-godswar_forced = slag efter ett gudakrig
rule-gods_default = gudar som flyttar in
rule-relic_mid_godswar = relik vunnen i gudakrig
rule-tablets_zero = Ödestavlorna vid bud 0
rule-heaven_dice = en himmels tärningar
aside-ShowBetweenAttacks = visa ett uppdrag
aside-TradeBetweenAttacks = byta in kort

help-map = skapa en ny värld, importera en karta eller kontrollera en
help-world-about = Skapar en karta ur ett frö, importerar en från SVG, GeoJSON eller en .map med bild, eller kontrollerar och beskriver en karta. Samma frö och lika många områden ger samma värld överallt. På en server: lista eller dra tillbaka publicerade kartor.
help-world-action = new: skapa en värld · import: gör en karta av andra filer · show: kontrollera och beskriv en karta · published: lista kartorna som är publicerade på en server · withdraw: ta bort några av dem
help-world-file = kartfilen (new: vart den ska skrivas, annars efter världens namn; import: en .svg, en .geojson eller en .map med .cards och bild; show: även world, ancient_earth, tiny; withdraw: id för publicerade kartor)
help-world-to = vart kartfilen ska skrivas (import: annars efter den första filen, med ändelsen .toml)
help-world-seed = vilken värld ({ $usual })
help-world-territories = antal områden, 8 till 250 ({ $usual })
help-world-picture = skriv också en bild av den till den här filen (SVG)
world-about = { $name }: { $territories } områden, { $continents } kontinenter, { $lanes } { $lanes ->
    [one] sjöväg
   *[other] sjövägar
  }
world-continent = kontinent
world-territories = områden
world-borders = vid gränsen
world-bonus = arméer
world-author = av { $value }
world-licence = licens: { $value }
world-source = källa: { $value }
world-written = { $file } skriven
wrong-world-size = en ny värld har { $low } till { $high } områden, och dess frö är ett heltal, 0 eller mer
wrong-world-none = fröet { $seed } ger ingen bra värld: prova ett annat
wrong-world-ending = { $file }: en kartfil slutar på .toml eller .json
wrong-world-which = vilken karta? Ange dess fil eller namn
wrong-world-shapes = den här kartan har inga former att rita
wrong-world-there = { $file } finns redan
world-territory = område
world-land = över land
world-sea = över havet
world-mountains = nuddar varandra men är inte grannar (står under mountain): { $list }
world-one-way = stod bara på ena sidan, nu på båda: { $list }
world-enlarged = för små för att synas, därför ritade större: { $list }
world-grouped = Inga kontinenter var namngivna, så de är gissade: kontrollera dem i filen.
wrong-world-one = ange en enda fil
wrong-world-import = går inte att importera: { $why }
wrong-world-mend = rätta { $file } för hand först: { $why }
world-id = id
world-day = publicerad
world-name = karta
world-by = upphovsman
world-published = { $n ->
        [0] Inga kartor är publicerade.
        [one] { $n } karta är publicerad.
       *[other] { $n } kartor är publicerade.
    }
world-withdrawn = { $n ->
        [one] { $n } karta har dragits tillbaka.
       *[other] { $n } kartor har dragits tillbaka.
    }
wrong-world-published = ingen publicerad karta, eller fler än en, har ett id som börjar med { $id }
