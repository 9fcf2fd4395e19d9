/** Trades and goods in Swedish, Danish and Norwegian, which share most of them. Notation: word-list.ts. */
export const scandinavianTrades = `
saw hammer: golvslipning, golvläggare, parkett, parkettslipning, gulvafslibning, gulvsliping
dinner-plate christmas-tree: julbord, julefrokost, julebord
stroller: barnvagn, barnvagnar, barnevogn, barnevogne
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling
chess-pawn: schack, skak, sjakk
fishing-rod fish: fisketur, fisketurer, fiskekort, fisketure, fiskeresa, havfiske
olives: oliven, oliver, olivenolje, olivolja
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
vinyl-record: vinylskivor, skivbutik, skivmässa, platebutikk, pladebutik, vinylplader, vinylplater
dates: dadlar, dadler
oboe: oboe, klarinett, klarinet
stairlift: trapplift, trappehiss, trappeheis
hot-tub: badtunna, badestamp, vildmarksbad, bubbelpool, stampebad
calculator: bokföring, redovisning, revisor, redovisningsbyrå, bogholder, bogføring, regnskap, regnskapsfører, deklaration, skat
air-conditioner: luftkonditionering, värmepump, varmepumpe, klimaanlæg, klimaanlegg
set-square: arkitekt, arkitektkontor, matematik, matematikk, matte, tegnestue
wrench: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice
croissant: bageri, bageriet, bagare, bakeri, croissant, konditori
bread: bröd, brød, surdejsbrød, surdegsbröd
lipstick: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler
eyelashes: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn
bee: biodlare, biodling, biavler, birøkt
motor-boat: båtuthyrning, båtar, båt, bådudlejning, båtutleie
bowling: bowlinghall, bowlinghal
bride: brudklänningar, brudklänning, brudekjole, brudekjoler
ring: bröllop, bryllup, vigselringar, vielsesringe, gifteringer
steak: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff
tent: campingplats, campingplads, tält, telt
car: bilhandlare, begagnade bilar, brugte biler, bruktbil, bilforhandler, biluthyrning, biludlejning, bil, bilar, biler, leiebil
saw: snickare, snickeri, tømrer, snedker, snekker
dinner-plate: catering, selskabsmad
cheese: ostbutik, ost, osteforretning
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat
musical-notes: kör, konsert, koncert, körkonsert, orkester
microphone: sånglektioner, karaoke, sangundervisning
climber: klätterhall, klättring, klatring, klatresenter
coffee: kaffe, kafé, café, kaffebar, kafferosteri, kafferisteri, kaffehus
laptop: datorreparation, itsupport, onlinekurs, computerreparation, webinar
cook: matlagningskurs, kokkekursus, kokkekurs
scissors: frisör, frisörsalong, frisør, frisørsalon, klippning, klipning, hårklipp, hårsalong
barber-pole: barberare, barbershop, herrfrisör, herrefrisør
teddy-bear: förskola, dagis, leksaker, legetøj, leker, børnehave, barnehage, barnvakt, vuggestue
serum-bottle: hudvård, hudpleje, hudpleie, serum, ansiktsbehandling
lotion: hudläkare, hudlæge, hudlege
dog-standing: hundkurs, hunddagis, hundetræning, hundekurs, hundlufning
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog: hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp
cat: katt, kat, katte, katter
steering-wheel: körskola, körkort, køreskole, kørekort, kjøreskole, førerkort, trafikskola, trafikkskole
plug: elektriker, elinstallation
egg: ägg, æg
basket: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frukt och grönt, frugt og grønt
shopping-cart: mataffär, livsmedel, supermarked, dagligvarer, matvarer
bank: bank, lån, boliglån, bolån
house: mäklare, fastighetsmäklare, ejendomsmægler, eiendomsmegler, lägenhet, lägenheter, lejlighed, lejligheder, leilighet, leiligheter, hus till salu, hus til salg, sommarstuga, sommerhus, hytte, villa, bostäder, bolig, boliger
fish: fiskaffär, fiskebutik, fiskehandler, skaldjur, fisk
bouquet: blommor, florist, blomster, blomsterbutik, blombutik, buketter, bukett
football: fotboll, fodbold, fotball, fotbollsskola, fodboldskole
seedling: växter, planter, plantskola, planteskole, plantesalg
spade: trädgård, trädgårdsmästare, gartner, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
soft-ice-cream: iskrem, isbutik, ishus
glasses: optiker, glasögon, briller, kontaktlinser, synstest
dumbbell: gym, träning, fitness, treningssenter, fitnesscenter, personlig tränare, personlig træner, styrketräning
hearing-aid: hörapparat, høreapparat
hiking-boot: vandring, vandringar, vandretur, fottur
bed: hotell, hotel, vandrarhem, pensionat, säng, sängar, seng, senge, senger
sofa: möbler, soffa, soffor, møbler, sofa, sofaer, inredning, indretning, interiør, inredare
kebab: kebab
oven dining-table: köksinredning, kök, køkken, køkkener, kjøkken
washing-machine: tvätteri, tvättstuga, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, renseri, kemtvätt
books: bokhandel, bibliotek, böcker, bøger, bøker, boghandel, bokmässa, bogmesse, bogklub, bok, bog
key: låssmed, låsesmed, nycklar, nøgler
open-book: språkkurs, läxhjälp, lektiehjælp, leksehjelp, översättning, oversættelse, sprogkursus, engelskkurs
game-controller: tvspel, spel, computerspil, dataspill
dice: brädspel, brætspil, brettspill
delivery-van: flytt, flyttfirma, flytning, flyttehjælp, flyttebyrå, flytte, budfirma
piano-keys: piano, pianolektioner, klaver, klaverundervisning
guitar: gitarr, guitar, gitar, gitarrlektioner, musikskola, musikskole, musikkskole
theatre-masks: teater, opera, musikal, teaterkurs
palette: målarkurs, akvarell, malekursus, malekurs, tegnekursus, akvarel
framed-picture: konstgalleri, galleri, kunstudstilling
paint-roller: målare, måleri, malerfirma, malermester, maler, renovering, tapetsering
camera: fotograf, bröllopsfotograf, fotostudio, bryllupsfotograf
tap: rörmokare, vvs, blikkenslager, rørlegger, vvsinstallatør
bathtub: badrum, badeværelse, bad, baderom
amphora: keramik, keramikk, keramikkurs, drejekursus
beers: pub, krog, bar, pubquiz, værtshus
beer: öl, bryggeri, mikrobryggeri, øl
roof: takläggare, tak, tagdækker, taktekker, taktekking
sailing-boat: segling, segelskola, sejlads, sejlskole, seilkurs
sandwich: smörgåsar, smørrebrød, sandwich, smörgås
coat: kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, vinterjackor
dress: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
t-shirt: tröjtryck, tshirt, tshirttryk
padlock: magasinering, opbevaring, förråd
skis: skidor, skidskola, ski, skiskole, skiskola, skiutleie
solar-panel: solceller, solpaneler, solcelleanlæg
meat-on-bone: grill, grillfest
sewing-needle: skräddare, sykurs, sömnad, skrædder, skredder, syning, systue
tea: te, tehus, tebutik
airplane: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser, rejsebureau
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist
popcorn: bio, biograf, kino
watch: klockor, urmakare, urmager, klokker, armbandsur
bucket: fönsterputs, vinduespudsning, vindusvask, fönsterputsning
window: fönster, vinduer, glasmästare, glarmester
broom: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning, rengøringshjælp, hemstädning, vaskehjelp, rengjøring
lotus-position: yoga, yogakurs, meditation, pilates, meditasjon
massage: massage, massasje
sauna: bastu, sauna, spa, badstue
shield: försäkring, försäkringar, forsikring, forsikringer
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tandblekning
stethoscope: läkare, vårdcentral, læge, lege, klinik, klinikk, sygehus, legevakt
nurse: sjuksköterska, sygeplejerske, sykepleier, hemtjänst, undersköterska, hjemmepleje, hjemmehjelp
pill: apotek, vitaminer, kosttillskott, kosttilskud
brain: psykolog, terapeut, psykoterapi
baby: barnmorska, babykläder, babytøj, jordemoder
scales: advokat, advokatbyrå, jurist, advokatfirma, advokatkontor
fountain-pen: pappershandel, kalligrafi, notarie
desktop-computer: webbdesign, hemsida, hjemmeside, programmering, nettside, webdesign
smartphone: mobilreparation, mobilabonnemang, mobilabonnement, smartphone, mobiltelefon, mobiltelefoner
megaphone: reklambyrå, marknadsföring, reklamebureau, markedsføring, reklamebyrå
printer: tryckeri, trykkeri, visitkort
museum: museum, museet
graduation-cap: universitet, högskola, høyskole, utbildning, uddannelse, utdanning
school: ~ skola, skole
dancer: dansskola, danskurs, dans, danseskole, dansekurs, salsa
party-popper: fest, kalas, födelsedag, nyårsfest, fødselsdag, bursdag, nytårsfest
birthday-cake: tårta, tårtor, kage, kager, lagkage, kake, kaker, kakor
cake-slice: kaffe och kaka, fika
chocolate: choklad, chokolade, sjokolade
candy: godis, godteri
wine: vin, vinprovning, vinsmagning, vinbar, vinhandel, vinsmaking
cocktail: cocktails, cocktailbar, drinkar
pizza: pizza, pizzeria, pizzaria
burger: hamburgare, burger, burgare, burgere, hamburger
hot-dog: korv, korvkiosk, pølser, pølsevogn
cutlery: restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang, lunch
pancakes: brunch, frukost, morgenmad, frokost
gift: present, presenter, gave, gaver, presentkort, gavekort
christmas-tree: jul, julmarknad, julmarked, julgran, juletræ, juletre
diamond: smycken, juvelerare, guldsmed, smykker, gullsmed
sneaker: skor, sneakers, sko, skobutik, skoaffär
dress-shoe: skomakare, skomager
handbag: väskor, väska, tasker, vesker, handväska
necktie: kostymer, herrkläder, skjortor, herretøj, jakkesæt, dress og skjorter
yarn: garn, stickning, strik, strikking, tröjor, uld
swimmer: simskola, simhall, svømning, svømmehal, svømmekurs, simning
fishing-rod: fiske, fiskeri, fiskeutstyr, lystfiskeri
tractor: bondgård, lantbruk, landbrug, gårdsbesøg, bondegård
horse: ridskola, ridning, rideskole, hästar, heste, hester, ridlektioner
boxing-glove: boxning, boksning, boksing
runner: löpning, maraton, løb, løping
bicycle: cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär, cykelværksted, elsykkel
motorcycle: motorcykel, motorsykkel
tyre: däck, däckbyte, vinterdäck, dæk, dekk, vinterdekk
car bubbles: biltvätt, bilvask
bricks: byggfirma, byggmästare, byggefirma, murare, murer, entreprenör, plattsättare
toolbox: hantverkare, verktyg, håndværker, handyman, værktøj, verktøy, snickare och hantverkare
light-bulb: lampor, belysning, lamper
candle: ljus, stearinlys, begravningsbyrå, bedemand, begravelsesbyrå
rug: matta, mattor, tæppe, tæpper, teppe, tepper
mattress: madrass, madrasser, sängkläder, madras, sengetøj
curtains: gardiner, persienner
fire: brasved, pejs, brænde, brændeovn, ved og peis, kamin
television: tv, elektronik, elektronikk
headphones: hörlurar, hovedtelefoner, hodetelefoner, podd
security-camera: larm, alarm, övervakning, vagtselskab
recycling: återvinning, genbrugsplads, gjenvinning
heart: insamling, donation, indsamling, innsamling, frivilliga, frivillige
perfume: parfym, parfume, parfyme
soap: tvål, sæbe, såpe
honey: honung, honning
shopping-bags: ~ rea, utförsäljning, udsalg, salg, loppis, loppemarked, loppetorv, tilbud
scissors: klippning, klippning och färg, slingor, klip, klip og farve, hårklipp, klipp, klipp og farge, damklippning, herrklippning, dameklip, herreklip
tyre: däckskifte, däckbyte, hjulskifte, dækskifte, dekkskift, däck, dæk, dekk, vinterdäck, vinterdæk, vinterdekk, sommardäck, dekkhotell, däckhotell
snowflake spade: snøbrøyting, snømåking, snöröjning, snerydning, strøing
wrench: bilservice, bilreparation, bilverkstad, bilverksted, bilværksted, oljebyte, oljeskift, olieskift, besiktning, eu-kontroll
doughnut: semla, semlor, munkar, fastelavnsbolle, fastelavnsboller, æbleskiver
croissant: bageri, bageriet, wienerbrød, kanelbullar, kanelsnegle, skoleboller, fika, kanelboller
tap: vvs, avlopp, stopp i avlopp, kloakservice, avløp, vandskade, rørlegger, blikkenslager
tooth: tandblekning, tannbleking, tandblegning, implantat, tandregulering, tannregulering, tandvård, tandkontroll
plug: elinstallationer, elinstallation, elektriker, elarbete, elektro, el-installatør
lightning: elbillader, laddbox, ladeboks, ladestander, elbilslader
blood-drop: blodgivning, ge blod, gi blod, giv blod, bloddonor
lawnmower spade: gräsklippning, græsslåning, plenklipp, gressklipper, gräsklippare, hækklipning, häckklippning, plæneklipper
tree axe: trädfällning, træfældning, trefelling, trädvård, beskæring
fence: staket, hegn, gjerde
fire: brændeovn, vedovn, braskamin, brænde, kamin, peis, pejs
headstone: gravsten, gravstein
candle: begravning, begravelse, bedemand, begravelsesbyrå, stearinljus, ljus
nurse: hemtjänst, hjemmehjælp, äldreboende, sykepleier, sygeplejerske, sjuksköterska, eldreomsorg, omsorg
wheelchair: rullstol, kørestol, rullestol, trapphiss, trappelift
baby: barnmorska, jordemoder, jordmor, babykläder, babyklær, babytøj
speech-bubble: logoped, logopæd
foot lotion: fotvård, fodpleje, fotpleie, fodterapeut
spine: fysioterapi, fysioterapeut, naprapat, kiropraktor, osteopat, ryggsmerter, ont i ryggen, sjukgymnast
syringe: vaccination, vaksine, vaccin, botox
tattoo-machine: tatuering, tatovering, tatovør, tatuerare
swimmer: simskola, svømmeskole, svømming, simning, svømning, svømmekurs
balloon: ballonger, balloner
magic-wand: tryllekunstner, trollkarl, tryllekunst
circus-tent: telthyra, teltudlejning, teltutleie
caravan: husbil, autocamper, bobil, husvagn, campingvogn
hot-air-balloon: luftballong, luftballon
car-front: veteranbil, veteranbiler, limousine, brudebil
lorry: bärgning, autohjælp, lastbil, lastebil, container
excavator crane: gravemaskine, gravearbejde, grävmaskin, markarbete, gravearbeid, anlægsgartner
bricks: murer, murare, plattsättare, flislegger, kakel, fliser, byggfirma, tegl, isolering, stillas, byggnadsställning, puds
drill toolbox: isenkram, järnhandel, verktøy, verktyg, værktøj, jernvare
curtains: gardiner, persienner, markiser, solskydd, solskjerming, solafskærmning
window: fönster, vinduer, vindu, fönsterbyte, glasmästare, glarmester, glassmester
door: dörrar, døre, dører, garageport, garasjeport
radiator: värme, varmepumpe, fjernvarme, värmepump
violin: fiol, violin, fiolin
drum: trummor, trommer, trommeundervisning
saxophone: jazz, jazzkväll, jazzaften, jazzkveld
trumpet: korps, blåsorkester, brassband
chess-pawn: schack, skak, sjakk
playing-card: bridge, poker
table-tennis: bordtennis, pingis
volleyball: volleyboll, volleyball
goal-net: handboll, håndbold, håndball
basketball: basket, basketball
ice-skate: skridskor, skøyter, skøjter, isbana
ice-hockey: ishockey, hockey
gymnast: gymnastik, trampolin
target: darttävling, dartklub, paintball, bågskytte, bueskydning
racing-car: gokart
ticket: bingo, lotteri, loppis bingo
jack-o-lantern: pumpor, græskar, gresskar, halloween
chick: ~ påsk, påske
rose: alla hjärtans dag, valentinsdag, roser, rosor
santa: jultomte, julemand, julenisse
fireworks: fyrverkeri, fyrværkeri
castle: slott
shisha: snus, cigarrer, vape, tobak
spirits-bottle: whisky, gin, snaps, akvavit, destilleri
apple: äpplen, æbler, epler, cider, musteri
sausage: korv, pølse, pølser, pølsevogn, charkuteri, spegepølse
meat-on-bone: grillfest, grill, helstegt pattegris
sandwich: smørrebrød, smörgåstårta, rundstykker, håndmadder, smørbrød
cookie: kakor, småkager, pepparkakor, pepperkaker
candy: godis, godteri, lösgodis
fish: fiskhandlare, fiskeforretning, sushi og fisk, fiskebutik, fersk fisk, färsk fisk, fiskehandler
shrimp: räkor, rejer, reker
strawberry: jordgubbar, jordbær
potato: potatis, kartofler, poteter
horse: hovslagare, hovslager, beslagsmed, ridskola, rideskole, ridning, stall
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
printer: 3d-print, tryckeri, trykkeri, visitkort
drone: drönare, drone, dronefoto
shield laptop: cybersäkerhet, it-sikkerhed, gdpr
chart-up: seo, sparande, investering, aktier, aksjer
scales: skilsmässa, skilsmisse, arvsrätt, juridisk rådgivning, jurist, advokat
briefcase: rekrytering, rekruttering, konsulent
briefcase: ~ lediga jobb, ledige stillinger
lock-and-key: escape room, rømningsrom, flugtrum
noodles: nudlar, nudler, ramen
sushi: sushi
suitcase: resväska, kufferter, kofferter
backpack: ryggsäck, rygsæk, ryggsekk, skoltaske
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe
chair: möbelpolstrer, tapetserare, møbelpolstrer, stolar, stole, stoler
kitchen-knife: knivslipning, knivsliping
hammer-and-wrench: smed, svetsning, svejsning, sveising, smedja
broom: städning, hemstäd, flyttstäd, rengøring, rengjøring, vask, flyttevask, renhold, städfirma
bucket: fönsterputs, vinduespudsning, vindusvask
fire-engine: brandkår, brandvæsen, brannvesen
paint-roller: maler, malerarbejde, måleri, målare, malerfirma, tapetsering
bathtub: nytt badrum, nyt badeværelse, nytt bad, baderom
roof: nytt tak, nyt tag, taklegger, tagdækker, takläggare
skis: skikurs, skiskole, skiskola, skidskola, skiundervisning
dog-standing: hundvakt, hundpass, hundepass, hundepasning, hunddagis
delivery-van: flytthjälp, flyttehjelp, flyttehjælp, flyttfirma, flyttefirma
dog scissors: hundefrisør, hundfrisör, hundtrim, hundeklip
cutlery: servitör, tjener, servitør, husmanskost
open-book: ~ engelska, engelsk, svenska för
house: fritidshus, sommerhus
bouncy-castle: hoppborg, hoppeborg
hair-comb scissors: fletninger, dreads, flätor, fletter
massage: massør, massör, massøs
wine grapes: vingård, vinprovning, vinsmagning, vinsmaking, vin
climber fir-tree: höghöjdsbana, klatrepark, klatrebane
seedling plant: frön, frø, fröer, såfrø, såfrön, blomsterfrø, grøntsagsfrø
spade seedling: køkkenhave, kjøkkenhage, köksträdgård, odling, køkkenhaver
fire logs: ved, brænde, brensel, vedovn
jar: olivolja, olivolje, olivenolie, oliven, oliver
skis snowy-mountain: skiservice, skiutleie, skiuthyrning, skidservice, skismøring, langrenn, längdskidor
lizard snake: reptiler, terrarium
dog bone: hundpensionat, hundepension, hundetrim, hundtrim
lobster crab: kräftskiva, kräftor
sailing-boat anchor: båtuppläggning, båtplats, båtplatser, båtförvaring
logs axe: vedklyvning, brännved
guitar: ukulele, mandolin
snowflake: brøyting, brøytetjeneste
logs axe: vedhogst, bjørkeved
sailing-boat anchor: båtplass, båtopplag
kitchen-knife: knivslibning, slibning af knive
sailing-boat anchor: bådplads, bådopbevaring
`;
