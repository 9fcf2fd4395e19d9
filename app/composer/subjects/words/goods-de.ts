/** More goods, services and outings in German. Notation: word-list.ts. */
export const germanGoods = `
bicycle: e-bike probefahrt, fahrrad probefahrt, e-bike testen, pedelec probefahrt, rad probefahrt
convenience-store key: ladenlokal, ladenlokale, ladenfläche, gewerbefläche
house key: häuser verkaufen, haus verkaufen, wohnung verkaufen
car window: autoscheibe, autoscheiben, autoglas, frontscheibe
palette: kinder schminken
hen egg: hühner, legehennen
rose spade: gärten gestalten, garten gestalten, garten anlegen, garten winterfest, garten umgestalten, gartenneuanlage
logs saw: böden schleifen, dielen schleifen, dielen abschleifen, holzböden
tree axe: bäume fällen, baum fällen, bäume schneiden, obstbäume schneiden, baumschnitt
lemon soft-drink: limonaden, limonade, limonadenstand
saw hammer: dachstuhl, dachstühle, zimmermann, zimmerleute, drechseln, treppenbau, innenausbau, trockenbau, holzterrasse, carport
seedling: spargel vom hof, jungpflanzen, setzlinge, beetpflanzen, gemüsepflanzen
basket: spargel, bärlauch, direktvermarktung, regionale produkte, biokiste, marktstand
fire-engine: feuerwehr, freiwillige feuerwehr, jugendfeuerwehr, feuerwehrfest
blood-drop: blut spenden, blutspende, blutspendetermin, blutspenden
candle: trauerfeier, trauerredner, trauerbegleitung, hospiz
headstone: grabstein, grabsteine, steinmetz, grabpflege
tree axe: baumpflege, baumfällung, baumfällungen, wurzelfräsen, forstbetrieb
lawnmower spade: rasenmähen, rasenmäher, rasenpflege, heckenschnitt, winterdienst und gartenpflege
snowflake spade: winterdienst, schneeräumen
stethoscope: vorsorgeuntersuchung, frauenarzt, gynäkologe, hno, kardiologe, impfung, grippeimpfung
syringe: botox, faltenbehandlung, impftermin
lotion: kosmetikbehandlung, gesichtsbehandlung, enthaarung, waxing, laser-haarentfernung
tattoo-machine: tattoo, tattoostudio, tätowierer, tattoos
hair-comb: haarverlängerung, extensions, perücken, zweithaar, haartransplantation
scissors: haare, herrenschnitt, damenschnitt, färben, strähnchen, schneiden und föhnen
bubbles: schaumparty, seifenblasen
balloon: luftballons, kinderschminken, ballonkünstler
magic-wand: zauberer, zauberkünstler, zaubershow
circus-tent: zeltverleih, festzelt
canned-food: foodsharing, konserven
house: immobilienbewertung, energieberatung, tiny house, fertighaus, hausbesichtigung, musterhaus
pencil: zeichnen, kalligraphie
violin: geige, geigenunterricht, violine, geigenbauer
drum: schlagzeug, schlagzeugunterricht, trommeln, trommelkurs
saxophone: saxophon, jazz, jazzabend, jazzkonzert
accordion: akkordeon, volksmusik
trumpet: blasmusik, blaskapelle, trompete, musikverein
flute: blockflöte, querflöte, flötenunterricht
chess-pawn: schach, schachverein
playing-card: skat, poker, skatturnier
table-tennis: tischtennis
volleyball: volleyball, beachvolleyball
goal-net: handball
basketball: basketball
ice-skate: schlittschuhe, eislaufen, eisbahn
ice-hockey: eishockey
skateboard: skateboard, skatepark
climber: hochseilgarten, kletterpark
gymnast: turnen, turnverein, trampolin, kinderturnen
target bow-and-arrow: bogenschießen, dartscheibe, dartverein, schützenverein, paintball, lasertag, schützenfest
axe target: axtwerfen
racing-car: kart, kartbahn, motorsport
car-front: oldtimer, oldtimertreffen, hochzeitsauto, limousinenservice, stretchlimousine
lorry: lkw, abschleppdienst, pannenhilfe, containerdienst, lkw-führerschein
crane bricks: kran, kranverleih, baumaschinen, bagger, baggerarbeiten, erdarbeiten, abbruch, tiefbau
drill toolbox: bohrmaschine, eisenwaren, werkzeugverleih, montageservice
screwdriver: möbelmontage, möbelaufbau
oven: herd, backöfen
washing-machine: waschmaschinenreparatur, hemden, wäscheservice, bügelservice
radiator thermometer: heizung, heizungsbau, heizungen, heizungstausch, heizungswartung, heizkörper, fußbodenheizung
fuel-pump: tankstelle, heizöl
wind-turbine: windkraft, windenergie
tent: zelten, campingurlaub, glamping, wohnmobilstellplatz
caravan: wohnmobil, wohnmobile, wohnwagen, wohnmobilvermietung, camper
hot-air-balloon: ballonfahrt, ballonfahrten, heißluftballon
parachute: fallschirmsprung, gleitschirm, paragliding, tandemsprung
helicopter: rundflug, hubschrauber
train: modelleisenbahn, modellbahn, dampflok, bahnreise
stroller: babyausstattung, kinderwagen, kindersitz
school: nachmittagsbetreuung, ranzen, schulranzen
jack-o-lantern: kürbis, kürbisse, halloween, gruselführung
chick: ~ ostern, ostermarkt, ostereier
rose: valentinstag, rosen, rosenstrauß
santa: nikolaus, weihnachtsmann
fireworks: feuerwerk, pyrotechnik
museum: stadtführung, stadtrundgang, heimatmuseum, führung, schlossführung
castle: schloss, burg, ritterfest, mittelaltermarkt, ritterspiele
telescope: sternwarte, planetarium
microscope: labor
books: lesen, antiquariat, autorenlesung, bücherei, comics, comicladen
compact-disc: vinyl, vinylplatten
shisha: shisha, vape, e-zigarette, tabak, zigarren, tabakladen
spirits-bottle: gin, gin-tasting, whisky, rum, schnaps, brennerei, destillerie, likör
champagne: sektempfang, winzersekt
dumpling: knödel, maultaschen, dumplings
sausage: wurst, bratwurst, würstchen, wurstwaren, weißwurst, wurstspezialitäten
pie: flammkuchen, quiche, zwiebelkuchen
cookie: plätzchen, kekse, lebkuchen
doughnut: krapfen, berliner, donuts
cake-slice: stollen, christstollen, apfelstrudel
waffle: waffeln
chicken-leg: hähnchen, grillhähnchen, chicken
curry: indisches restaurant, inder restaurant, indische küche, curry
strawberry: erdbeeren, erdbeerfeld, selber pflücken
cherries: kirschen
potato: kartoffeln
apple: äpfel, apfelernte, apfelsaft, mosterei
milk: milch, bauernmilch, milchtankstelle, molkerei
goat: ziegen, ziegenkäse
tropical-fish: aquarium, aquaristik, zierfische
snake: terraristik, reptilien
rabbit: kaninchen
parrot: vögel, papageien
horse: hufschmied, hufpflege, pferdepension, reitsport, sattel
bird: vogelfutter, vogelhaus
llama: alpaka, alpakawanderung, alpakas
nest: wespennest
wheelchair: rollstuhl, sanitätshaus, treppenlift, treppenlifte, elektromobil, barrierefrei
older-person: senioren, seniorentreff, seniorennachmittag
heart: tierpatenschaft, hilfsprojekt, patenschaft, flüchtlingshilfe, obdachlosenhilfe
tree: bäume pflanzen, baumpflanzaktion
recycling: müllsammeln, müllsammelaktion, repaircafé, containerdienst
parcel: paketshop, paketdienst, paket
identity-card: passbilder
world-map: weltreise
robot: ki, künstliche intelligenz, robotik, automatisierung
printer: 3d-druck, 3d-drucker, plakate, flyer
drone: drohne, drohnenaufnahmen, luftbilder
shield laptop: datenschutz, it-sicherheit, cybersicherheit
file-cabinet: aktenvernichtung, archivierung
cloud: cloud-speicher
chart-up: seo, vermögen, unternehmensbewertung
handshake: mediation, netzwerken
scales: scheidung, scheidungsanwalt, erbrecht, mietrecht, verkehrsrecht, familienrecht
house key: hausverwaltung, vermieten, nachmieter gesucht
suitcase: koffer, reisegepäck
backpack: rucksack, rucksäcke
umbrella: regenschirm
socks: socken, strümpfe
gloves: handschuhe
sun-hat: hut, hüte, hutmacher
bikini: bademode, bikini
goggles: taucherbrille
sunglasses: sonnenbrille, sonnenbrillen
high-heel: pumps, high heels, damenschuhe
dress-shoe: herrenschuhe, schuhmacherei, absätze
flat-shoe: ballerinas
hammer-and-wrench: metallbau, schmied, schmiede, schweißen
fence: zaun, zäune, zaunbau, gartenzaun
pickaxe: pflasterarbeiten
bathtub: whirlpool, badewanne
swimmer: poolbau, aquafitness, aqua-gymnastik, schwimmbadbau, babyschwimmen
sauna: saunabau, fasssauna
window: wintergarten, glasreinigung fenster, glasbau
kitchen-knife: messer, messerschleifen, schleifservice, scherenschleifer
frying-pan: pfannen, töpfe, kochgeschirr
teapot: porzellan, geschirr
wardrobe: schrank, schränke, einbauschrank, einbauschränke, kleiderschrank
chair: stühle, stuhl, polstern, polsterer
desk-lamp: schreibtischlampe, bürolampe
bed: monteurzimmer, gästezimmer, zimmer frei, bed and breakfast
plug: stromanbieter wechseln, elektroarbeiten, altbau elektrik, smart home
lightning: stromtankstelle
plug: elektroniker, elektronikerin, mechatroniker
house key: fewo, ferienapartment, ferienhäuschen
tyre: räderwechsel, räder wechseln
cutlery: kellner, kellnerin, servicekraft, servicekräfte, hausmannskost
open-book: ~ deutsch, englisch, französisch, spanisch
briefcase: ~ stellenangebot, minijob, aushilfe
bouncy-castle: hüpfburg, hüpfburgverleih
ballet-shoes: ballett, ballettschule, ballettunterricht
sewing-needle: reißverschluss, flicken
tap: wasserschaden
christmas-tree: adventskranz, adventskränze
dog bone: barf, barfen
kitchen-knife: messerschliff, schärfdienst, scheren schleifen
bricks trowel: terrassenplatten
chair: stuhlflechter, stühle flechten
tap wrench: verstopfung
door fence: hoftore
fire-extinguisher: feuerlöscher, brandschutz
mouse-trap: mäusebekämpfung, rattenbekämpfung
hut: gartenhäuser, gerätehaus
dumpling: pierogi
hot-dog: hotdogs
turkey-bird: puten, truthahn
goose: gänse, martinsgans, gänseessen, gänsebraten
duck: entenessen
corn: maiskolben
blueberries: heidelbeeren, blaubeeren
grapes: weintrauben
watermelon: wassermelonen
tomato: tomaten
onion: zwiebeln
garlic: knoblauch
peanuts: nüsse und trockenfrüchte
wheat: getreide
trumpet: blasorchester
billiard-ball: billard, billardsalon
bow-and-arrow: bogensport
fencer: fechten, fechtclub
tennis: padel
badminton: badminton, federball
running-shirt: leichtathletik, sportbekleidung, trikots
rower: rudern
kick-scooter: e-roller, tretroller, e-scooter
roller-skate: rollschuhe, inlineskaten, rollschuhdisco
motor-scooter: motorroller, mofa
helicopter: hubschrauberrundflug
camera-flash: fotobox
clown: clown, zirkusclown
sun: solarium, sonnenstudio
necktie: herrenanzüge
briefs: unterwäsche, dessous
wallet: geldbörsen, ledergürtel, schuldnerberatung
wheelchair: rollator, rollatoren, pflegebetten
speaker: lautsprecher, tontechnik, beschallung
gavel: versteigerung, auktion, auktionshaus
crystal-ball: wahrsagerin, kartenlegen, astrologie, tarot, hellseherin
magnifier: detektei, detektiv, privatdetektiv
telescope: astronomie
ferris-wheel: kirmes, riesenrad, jahrmarkt
snowflake: schneeräumung
cactus: kakteen, sukkulenten
tulip: tulpen
toilet: mobiltoiletten
thread: stoffladen
beach-umbrella: sonnensegel
house: fertighäuser
fish-cake fish: fischfrikadellen, fischbuletten
wheat: strohballen, stroh und heu, heuballen, heu und stroh
magnifier dinner-plate: krimidinner, krimi-dinner
heart handshake: ehrenamtliche, ehrenamtlicher
pencil open-book: hausaufgaben, hausaufgabenhilfe, hausaufgabenbetreuung
-: einbauen, einbau
house key: zimmer wohnung, zimmerwohnung
delivery-van: paketzusteller, paketbote, paketfahrer
skip: bauschutt, container für
stopwatch: zeiterfassung, stempeluhr, arbeitszeiterfassung
`;
