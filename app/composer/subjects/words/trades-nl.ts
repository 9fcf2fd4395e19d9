/** Trades and goods in Dutch. Notation: word-list.ts. */
export const dutchTrades = `
fish: haring, haringkar, makreel
steering-wheel: rijles, rijlessen, autorijles
christmas-tree: kerstboom, kerstbomen
chess-pawn: schaken, schaakclub
scarf: das, dassen, sjaal, sjaals
top-hat: hoed, hoeden, hoedenmaker
dog-standing cat: dierenpension, dierenopvang
cat: kattenpension, kattenoppas
olives: olijven, olijfolie
tiles trowel: tegels, tegelzetter, tegelwerk, badkamertegels
vinyl-record: platenzaak, vinyl, lp's, platenbeurs
dates: dadels
baklava: baklava
oboe: hobo, klarinet, fagot
typewriter: typemachine, schrijfmachine
stairlift: traplift, trapliften
hot-tub: hottub, jacuzzi, bubbelbad
cookie: stroopwafel, stroopwafels
calculator: boekhouder, accountant, administratiekantoor, belastingaangifte, belastingadviseur, boekhouding
receipt: facturatie, factuurprogramma
air-conditioner: airco, airconditioning, warmtepomp
set-square: architect, architectenbureau, wiskunde, wiskundebijles
wrench: garage, autogarage, monteur, apk, autoreparatie, automonteur
croissant: bakkerij, bakker, croissants, banketbakker
bread: brood, zuurdesembrood
lipstick: schoonheidssalon, schoonheidsspecialiste, make-up, cosmetica, visagist
nail-polish: nagelstudio, manicure, pedicure, nagels
eyelashes: wimperextensions, wimpers, wenkbrauwen
bee: imker, imkerij
motor-boat: bootverhuur, boot, boten, sloepverhuur, vaarbewijs
bowling: bowlen, bowlingbaan
bride: bruidsjurken, trouwjurken, bruidsmode, trouwjurk
ring: bruiloft, trouwen, trouwringen, weddingplanner
steak: slager, slagerij, steakhouse, biefstuk
tent: camping, tent, tenten, kamperen
car: autodealer, occasions, tweedehands auto's, autoverhuur, auto, auto's, autobedrijf
saw: timmerman, timmerwerk, meubelmaker, parket
dinner-plate: catering, cateraar, buffet
cheese: kaas, kaaswinkel, kaasboer
spine: fysiotherapeut, fysiotherapie, chiropractor, osteopaat
musical-notes: koor, concert, orkest, koorconcert
microphone: zangles, karaoke, cabaret, comedy
climber: klimhal, klimmen, boulderen
coffee: koffie, koffiebar, café, koffiebranderij, koffiehuis
laptop: computerreparatie, online cursus, webinar, coworking, computerhulp
cook: kookcursus, kookworkshop, kookles
scissors: kapper, kapsalon, haarsalon, knippen
barber-pole: barbier, barbershop, herenkapper
teddy-bear: kinderopvang, kinderdagverblijf, speelgoed, oppas, peuterspeelzaal
serum-bottle: huidverzorging, serum, gezichtsbehandeling, gezichtscrème
lotion: dermatoloog, huidarts, zonnebrand
dog-standing: hondenuitlaatservice, hondenschool, hondentraining, hondenpension
dog stethoscope: dierenarts
dog: dierenwinkel, hondenvoer, trimsalon, hond, honden, puppy
cat: kat, katten, kattenvoer
paw: dierenasiel
steering-wheel: rijschool, rijles, rijbewijs, rijlessen
plug: elektricien, elektra, installateur elektra
lock-and-key: escaperoom
egg: eieren, verse eieren
basket: groenteboer, groente en fruit, boerderijwinkel, biologische groente, markt, groentepakket
shopping-cart: supermarkt, boodschappen
chart-up: financieel adviseur, beleggen, pensioenadvies
bank: bank, lening, spaarrekening
house: makelaar, makelaardij, huis te koop, huizen te koop, appartement, appartementen, hypotheek, hypotheekadvies, vakantiehuis, woning te koop
fish: viswinkel, visboer, visrestaurant, vis
bouquet: bloemist, bloemen, bloemenwinkel, boeket
canned-food: voedselbank
football: voetbal, voetbalclub, voetbalkamp
seedling: tuincentrum, planten, kwekerij, kamerplanten
spade: hovenier, tuinman, tuinonderhoud, tuingereedschap, tuinieren
soft-ice-cream: ijs, ijssalon, ijsje, gelato
glasses: opticien, bril, brillen, contactlenzen, oogmeting
dumbbell: sportschool, fitness, personal trainer, krachttraining
hearing-aid: hoortoestel, hoortoestellen, audicien, gehoortest
hiking-boot: wandelen, wandeltocht, wandelschoenen
bed: hotel, pension, bed, bedden, b&b
sofa: meubels, bank en stoelen, interieur, interieurontwerp, woonwinkel, meubelzaak, bankstel
kebab: kebab, döner, shoarma
oven dining-table: keukens, keukenzaak, keukenmontage
washing-machine: wasserette, stomerij, wasmachine, wassalon
books: boekhandel, boekwinkel, bibliotheek, boeken, boek, boekenmarkt, leesclub
key: slotenmaker, sleutels
open-book: bijles, taalcursus, engelse les, vertaler, vertaalbureau, huiswerkbegeleiding, taalschool
game-controller: games, gaming, videospel
dice: bordspellen, spelletjesavond
delivery-van: verhuizing, verhuisbedrijf, verhuizen, koerier, bezorging
piano-keys: piano, pianoles
guitar: gitaar, gitaarles, muziekschool, muziekles
noodles: ramen, noedels, chinees restaurant, thais restaurant
theatre-masks: theater, toneel, opera, musical, acteerles
palette: schildercursus, tekenles, aquarel, schilderworkshop
framed-picture: galerie, kunstgalerie, lijstenmaker
paint-roller: schilder, schildersbedrijf, renovatie, verbouwing, stukadoor, behang
camera: fotograaf, fotografie, fotostudio, trouwfotograaf
tap: loodgieter, cv-ketel, riool, verwarming, lekkage, ontstopping
bathtub: badkamer, badkamers, sanitair
amphora: keramiek, pottenbakken
beers: kroeg, pub, bar, biercafé, pubquiz
beer: bier, brouwerij, speciaalbier
roof: dakdekker, dak, dakwerken, dakgoten
sailing-boat: zeilschool, zeilen, zeilles
sandwich: broodjeszaak, broodjes, tosti
coat: tweedehands kleding, jas, jassen, winterjassen
dress: mode, dameskleding, jurk, jurken, kleding, boutique
t-shirt: t-shirts, t-shirt bedrukken
padlock: opslagruimte, self storage, opslag
skis: ski, skiles, skiën, skischool, wintersport
solar-panel: zonnepanelen, zonne-energie
meat-on-bone: barbecue, bbq
sewing-needle: kleermaker, naaicursus, naaien, kledingreparatie, stoffen
tea: thee, theehuis, theewinkel
airplane: reisbureau, reizen, vakantie, vluchten, stedentrip, vlucht
salad: vegan, vegetarisch, veganistisch, salades, diëtist, voedingsadvies
clapperboard: videoproductie, videobewerking, filmfestival
popcorn: bioscoop, filmavond
watch: horloge, horloges, horlogemaker, klokken
bucket: glazenwasser, ramen wassen
window: kozijnen, glaszetter, ramen en deuren
broom: schoonmaak, schoonmaakbedrijf, schoonmaakster, schoonmaken, huishoudelijke hulp
lotus-position: yoga, yogastudio, meditatie, pilates, yogales
massage: massage, massages, acupunctuur
sauna: sauna, wellness, spa
shield: verzekering, verzekeringen, autoverzekering, inboedelverzekering
tooth: tandarts, tandartspraktijk, mondhygiënist, orthodontist, tanden
stethoscope: huisarts, arts, kliniek, ziekenhuis, huisartsenpraktijk
nurse: verpleegkundige, thuiszorg, verzorgende, verpleeghuis
pill: apotheek, vitamines, supplementen
brain: psycholoog, therapeut, coach
baby: verloskundige, babykleding, babyspullen
scales: advocaat, advocaten, advocatenkantoor, juridisch advies
fountain-pen: notaris, kantoorboekhandel, kalligrafie
briefcase: uitzendbureau, werving en selectie, consultant
desktop-computer: webdesign, website laten maken, programmeren
smartphone: telefoonreparatie, smartphone, mobiel abonnement, telefoons
megaphone: reclamebureau, marketing, marketingbureau
printer: drukkerij, visitekaartjes, copyshop
museum: museum, museumnacht
graduation-cap: universiteit, hogeschool, opleiding
school: ~ school, basisschool
dancer: dansschool, dansles, dansen, salsa
disco-ball: disco, club, dj
party-popper: feest, verjaardag, verjaardagsfeest, oud en nieuw
birthday-cake: taart, taarten, banketbakkerij, gebak
chocolate: chocolade, bonbons, chocolatier
candy: snoep
wine: wijn, wijnen, wijnproeverij, wijnhandel, wijngaard, wijnbar
cocktail: cocktails, cocktailbar
pizza: pizzeria, pizza
spaghetti: pasta, italiaans restaurant
burger: hamburger, burgers
french-fries: frietkot, frituur, patat, snackbar, friet
cutlery: restaurant, eetcafé, foodtruck, lunchroom, dagmenu
pancakes: pannenkoeken, brunch, ontbijt
gift: cadeau, cadeaus, cadeaubon, kerstpakket
christmas-tree: kerst, kerstmarkt, kerstboom
diamond: juwelier, sieraden
sneaker: schoenen, sneakers, schoenenwinkel
dress-shoe: schoenmaker
handbag: tassen, tas, lederwaren
necktie: herenmode, pakken, overhemden
yarn: wol, breien, truien
swimmer: zwembad, zwemles, zwemmen
surfer: surfschool, surfen
diving-mask: duiken, duikschool
fishing-rod: vissen, hengelsport
tractor: boerderij, landbouw
horse: manege, paardrijden, paarden, ponyrijden
tennis: tennis, padel
boxing-glove: boksen, kickboksen
runner: hardlopen, marathon
bicycle: fiets, fietsen, fietsenmaker, fietsenwinkel, e-bikes, fietsverhuur
motorcycle: motor, motoren, motorfiets
tyre: banden, winterbanden, bandenwissel
car bubbles: autowassen, wasstraat
cruise-ship: cruise
beach-umbrella: strand, strandtent
bricks: aannemer, bouwbedrijf, metselaar, tegelzetter, bouw, tegels
toolbox: klusjesman, bouwmarkt, gereedschap, klusbedrijf
light-bulb: lampen, verlichting
candle: kaarsen, uitvaart, uitvaartverzorging
rug: tapijt, vloerkleed, vloerkleden, tapijten
mattress: matras, matrassen, beddengoed
curtains: gordijnen, zonwering, raamdecoratie
fire: houtkachel, open haard, brandhout
television: televisie, elektronica, tv
headphones: koptelefoon, oordopjes, podcast
compact-disc: platenzaak, vinyl
security-camera: beveiliging, alarmsysteem
mouse-trap cockroach: ongediertebestrijding
recycling: recycling, afval
heart: donatie, vrijwilligers, inzamelingsactie, doneren
perfume: parfum, parfumerie
soap: zeep
honey: honing
shopping-bags: ~ uitverkoop, opruiming, vlooienmarkt, rommelmarkt
bouquet: boeket, boeketten, moederdag boeket, rouwbloemen, bloemstuk
meat-on-bone: barbecue, bbq, barbecuepakket, gourmet, gourmetschotel, spareribs
sushi: sushi
doughnut: oliebol, oliebollen, appelflappen
snowflake spade: sneeuwruimen, gladheidsbestrijding
scissors: knippen, knippen en föhnen, knippen en verven, heren knippen
wrench: apk, apk-keuring, onderhoudsbeurt, autoschade, garage, olie verversen
tyre: banden, winterbanden, bandenwissel, autobanden
tap: lekkage, ontstoppen, verstopping, rioolservice, cv-ketel
tooth: tanden bleken, implantaten, beugel, mondhygiënist, gebitscontrole
blood-drop: bloed geven, bloeddonor, bloedbank
lawnmower spade: grasmaaien, gazon, gazononderhoud, heggen knippen, grasmaaier, tuinonderhoud
tree axe: bomen rooien, boomverzorging, snoeien
fence: schutting, schuttingen, hekwerk, tuinhek
fire: houtkachel, houtkachels, pelletkachel, haardhout, haarden
headstone: grafsteen, grafstenen, grafmonumenten
candle: uitvaart, uitvaartverzorging, begrafenis, kaarsen
nurse: thuiszorg, mantelzorg, verzorgende, verpleegkundige, ouderenzorg
wheelchair: traplift, trapliften, rolstoel, scootmobiel
baby: verloskundige, kraamzorg, babykleding, zwangerschapscursus
speech-bubble: logopedie, logopedist
foot lotion: pedicure, voetverzorging
spine: fysiotherapie, fysiotherapeut, fysio, osteopaat, rugpijn, chiropractor
syringe: vaccinatie, griepprik, botox
tattoo-machine: tattoo, tatoeage, tattooshop
swimmer: zwemles, zwemlessen, zwembad, aquafit
balloon: ballonnen, kinderfeestje
magic-wand: goochelaar, goochelshow
circus-tent: tentverhuur, feesttent, partytent
caravan: camper, campers, caravan, camperverhuur
hot-air-balloon: ballonvaart
parachute: parachutespringen
car-front: oldtimer, oldtimers, trouwauto, limousine
lorry: vrachtwagen, pechhulp, sleepdienst, bergingsbedrijf, container
crane bricks: kraanverhuur, graafmachine, sloopwerk
bricks: metselaar, metselwerk, tegels, tegelzetter, stukadoor, bestrating, straatwerk, isolatie, steigerverhuur, verbouwing, aannemer
drill toolbox: ijzerwaren, gereedschapverhuur, gereedschap
curtains: zonwering, rolluiken, raamdecoratie, gordijnen, zonneschermen
window: kozijnen, dubbel glas, glaszetter
door: deuren, garagedeur, garagedeuren, binnendeuren
radiator: verwarming, radiatoren, ketelonderhoud
violin: viool, vioolles
drum: drumles, slagwerk
saxophone: jazz, jazzavond
trumpet: fanfare
chess-pawn: schaken, schaakclub
playing-card: kaarten, klaverjassen, bridge
table-tennis: tafeltennis
volleyball: volleybal
goal-net: handbal
basketball: basketbal
field-hockey: hockey, hockeyclub
ice-skate: schaatsen, schaatsbaan
gymnast: turnen, gymnastiek, trampoline
target: darten, paintball, boogschieten
racing-car: karten, kartbaan
ticket: bingo, loterij
jack-o-lantern: pompoenen, pompoen, halloween
chick: ~ pasen, paasbrunch
rose: valentijn, valentijnsdag, rozen
santa: sinterklaas, kerstman
fireworks: vuurwerk
castle: kasteel
telescope: sterrenwacht
shisha: e-sigaret, sigaren, tabak, vape
spirits-bottle: jenever, whisky, gin, rum, distilleerderij
beer: speciaalbier, bierbrouwerij, bierproeverij, brouwerij
apple: appels, appels plukken, boomgaard
sausage: worst, rookworst, vleeswaren
pie: hartige taart, vlaai, vlaaien, quiche
cookie: koekjes, speculaas, stroopwafels
candy: snoep, snoepgoed
chicken-leg: kip, kipsaté, kippengrill
cheese: kaas, kaasboer, kaasplank
jar: verpakkingsvrij, jam, conserven
strawberry: aardbeien
potato: aardappelen
tropical-fish: aquarium, vijver, vijvervissen
horse: hoefsmid, pensionstalling, manege, ruitersport
cockroach: ongediertebestrijding, wespennest
printer: 3d-printen, flyers, drukwerk
drone: drone, luchtfoto
robot: kunstmatige intelligentie, ai, robotica
shield laptop: cybersecurity, avg
chart-up: seo, beleggen, vermogensbeheer
scales: echtscheiding, arbeidsrecht, familierecht, letselschade
suitcase: koffers
backpack: rugzak, schooltas
high-heel: pumps, hakken
wardrobe: kasten, inbouwkast, kast op maat, kledingkast
chair: stoffeerder, meubelstoffeerder, stoelen
kitchen-knife: messen slijpen, messen
hammer-and-wrench: smederij, smid, constructiewerk
broom: schoonmaak, schoonmaakster, huishoudelijke hulp, kantoorschoonmaak, ontruiming
fire-engine: brandweer
paint-roller: schilderwerk, schilder, schilderwerk buiten, behangen
seedling: tuincentrum, planten, kwekerij
window: ramen en deuren
open-book: ~ engels, duits, frans
cutlery: ober, serveerster, bediening
bouncy-castle: springkussen, springkussens
dining-table: eettafel, eettafels, houten tafel, salontafel
climber fir-tree: klimbos, klimpark, touwenparcours
seedling plant: zaad, zaden, zaaigoed, moestuinzaden
jar: olijfolie, olijven
lizard snake: reptielen, terrarium
dog bone: hondenschool, hondenopvang, hondenuitlaatservice
flat-shoe boot: klompen, klomp, klompenmaker
pancakes: poffertjes, poffertjeskraam
roof ladder: rietdekker, rieten dak, dakbedekking
bicycle tyre: fietsbanden, fietsband, banden plakken, lekke band
kitchen-knife: messenslijper
guitar: ukelele, mandoline
broom bucket: schoonmaakhulp, schoonmaak, schoonmaakster
excavator: grondwerk
`;
