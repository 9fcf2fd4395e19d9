/** Trades and goods in German. Notation: word-list.ts. */
export const germanTrades = `
house-with-garden plant: dachbegrünung, gründach
house-with-garden spade: gartenhaus, gartenhütte, geräteschuppen, blockhaus
christmas-tree: weihnachtsbaum, tannenbaum, christbaum
fire logs: kachelofen, kachelofenbau, kaminbau, ofenbau, ofenbauer
sausage: grillgut, bratwurst
chess-pawn: schach, schachclub, schachkurs, schachverein, schachturnier
logs fire: buche, buchenholz, eichenholz, kaminholz, brennholz, feuerholz, holzbriketts, ofenholz
parrot: wellensittich, wellensittiche, ziervögel, papageien, kanarienvögel
olives: oliven, olivenöl, antipasti
tiles trowel: fliesen, fliesenleger, fliesenstudio, kacheln, mosaik
vinyl-record headphones: schallplatten, schallplatte, plattenladen, plattenbörse, vinyl
dates: datteln, medjool
baklava: baklava
oboe: oboe, klarinette, fagott, klarinettenunterricht
typewriter: schreibmaschine, schreibmaschinen
stairlift: treppenlift, treppenlifte
hot-tub bubbles: whirlpool, badefass, badezuber, hot tub
calculator: buchhaltung, buchhalter, steuerberater, steuerberatung, steuererklärung, steuern, lohnabrechnung, wirtschaftsprüfer, lohnsteuerhilfe
receipt: rechnungsprogramm, rechnungssoftware, rechnungs-app, rechnungen schreiben
air-conditioner: klimaanlage, klimaanlagen, klimatechnik, wärmepumpe, kältetechnik, lüftung
set-square: architekt, architekten, architekturbüro, vermessung, statiker, mathe, mathematik, mathenachhilfe
wrench: autowerkstatt, kfz-werkstatt, kfz-meister, werkstatt, mechaniker, autoreparatur, ölwechsel, tüv
wrench: ~ inspektion
croissant: bäckerei, bäcker, backstube, konditorei und bäckerei, croissant, backwaren
bread: brot, brote, sauerteigbrot, brötchen, sauerteig, brotbackkurs, brot backen
pretzel: brezel, brezeln, breze, brezen, laugengebäck
lipstick: kosmetikstudio, kosmetik, kosmetikerin, make-up, visagistin, schminkkurs, schönheitssalon
nail-polish: nagelstudio, maniküre, pediküre, nageldesign
eyelashes: wimpern, wimpernverlängerung, augenbrauen
bee: imker, imkerei, honig vom imker
motor-boat: bootsverleih, bootsführerschein, boote, yachtcharter, bootstour
bowling: bowling, kegelbahn, kegeln
bride: brautkleid, brautkleider, brautmode, hochzeitskleid
ring: hochzeit, hochzeiten, hochzeitsplaner, trauringe, verlobungsringe, hochzeitsmesse, eheringe
steak: metzgerei, metzger, fleischerei, fleischer, steakhaus, steak, schlachter
tent: camping, campingplatz, zelt, zelte, campingbedarf, zeltplatz
car: autohaus, gebrauchtwagen, autohändler, neuwagen, autoverkauf, mietwagen, autovermietung, auto, autos, carsharing
saw: schreiner, schreinerei, tischler, tischlerei, zimmerei, holzbau, parkett, holzwerkstatt, zimmerer
dinner-plate: catering, partyservice, büfett, buffet
cheese: käse, käserei, käseladen, käsetheke, käsefondue
spine: chiropraktiker, osteopathie, osteopath, orthopäde, physiotherapie, physiotherapeut, krankengymnastik, rückenschmerzen
musical-notes: chor, chorkonzert, konzert, orchester, klassikkonzert, kirchenkonzert
microphone: gesangsunterricht, karaoke, open mic, comedy, kabarett, singen lernen
circus-tent: zirkus
climber: kletterhalle, klettern, bouldern, boulderhalle, kletterkurs
coffee: café, kaffee, kaffeehaus, kaffeerösterei, rösterei, espresso, cappuccino, kaffeebohnen, barista
laptop: computerreparatur, pc-reparatur, it-service, it-support, edv, laptop, notebook, online-kurs, onlinekurs, webinar, coworking
cook: kochkurs, kochschule, kochen lernen, privatkoch, kochabend
scissors: friseur, friseurin, friseursalon, haarstudio, haarschnitt, frisör, haare schneiden, bastelkurs, basteln
barber-pole: barbier, barber, barbershop, herrenfriseur, bartpflege, bart trimmen
teddy-bear: kita, kindertagesstätte, kindergarten, kinderbetreuung, tagesmutter, spielzeug, spielwaren, babysitter, krippe, kindergeburtstag
serum-bottle: hautpflege, serum, gesichtscreme, naturkosmetik, gesichtspflege
lotion: hautarzt, hautärztin, dermatologe, creme, sonnencreme
dog-standing: hundeschule, hundetraining, gassi, gassi-service, hundesitter, hundepension
dog stethoscope: tierarzt, tierärztin, tierarztpraxis
dog: hundefutter, tierfutter, tierbedarf, hundesalon, hund, hunde, welpen, tierhandlung, haustier
cat: katzenfutter, katze, katzen, katzenpension
paw: tierheim, tierschutz, tiervermittlung
steering-wheel: fahrschule, führerschein, fahrstunden, fahrlehrer
plug: elektriker, elektroinstallation, elektro, elektrotechnik, elektromeister, ökostrom, stromanbieter
lock-and-key: escape room, escape game, exit room
egg: eier, bio-eier, freilandeier
basket: hofladen, wochenmarkt, bauernmarkt, obst und gemüse, gemüse, biogemüse, gemüsekiste, bioladen, gemüsehändler
shopping-cart: supermarkt, lebensmittel, lebensmittelgeschäft, feinkost
taco: tacos, mexikanisches restaurant, mexikaner
chart-up: finanzberater, finanzberatung, geldanlage, aktien, altersvorsorge, vermögensberatung, börse, investieren
bank: bank, girokonto, sparkonto, kredit, sparkasse, tagesgeld
bed: schlafzimmer, doppelzimmer, einzelzimmer, gästezimmer, fremdenzimmer
house: immobilien, immobilienmakler, makler, baufinanzierung, wohnung, wohnungen, eigentumswohnung, eigentumswohnungen, haus zu verkaufen, haus kaufen, ferienwohnung, ferienhaus, neubauwohnungen, mietwohnung, hausverwaltung, grundstück, einfamilienhaus
fish: fischgeschäft, fischladen, fischrestaurant, fischmarkt, meeresfrüchte, fischbrötchen
bouquet: blumen, blumenladen, florist, floristin, blumenstrauß, blumensträuße, floristik
canned-food: tafel, lebensmittelspende, lebensmittelspenden
football: fußball, fußballverein, fußballschule, probetraining, fußballcamp, fußballturnier
seedling: gärtnerei, gartencenter, pflanzen, zimmerpflanzen, baumschule, saatgut
spade: gärtner, gartenbau, gartenpflege, landschaftsbau, gartenwerkzeug, gartengeräte, gartengestaltung
soft-ice-cream: eis, eisdiele, eiscafé, eiscreme, softeis
glasses: optiker, brille, brillen, augenoptiker, kontaktlinsen, sehtest, augenarzt
dumbbell: fitnessstudio, fitness, personal trainer, personal training, krafttraining, gym, fitnesskurs
hearing-aid: hörgerät, hörgeräte, hörakustiker, hörtest
hiking-boot: wandern, wanderung, wandertour, wanderreise, bergtour, wanderschuhe
bed: hotel, pension, hostel, gästehaus, ferienhotel, bett, betten, übernachtung
sofa: möbel, möbelhaus, sofa, sofas, polsterei, inneneinrichtung, einrichtung, innenarchitektur, couch, sessel
kebab: döner, kebap, kebab, dönerladen
oven dining-table: küchenstudio, einbauküche, küchen, küche
washing-machine: waschsalon, wäscherei, waschmaschine, reinigung textil, textilreinigung
books: buchhandlung, bücher, bücherei, bibliothek, buch, lesung, buchmesse, bücherflohmarkt, roman, lesekreis, poetry slam
key: schlüsseldienst, schlüsselnotdienst, schlosser
open-book: nachhilfe, sprachkurs, deutschkurs, englischkurs, sprachschule, übersetzungsbüro, übersetzer, sprachen lernen, nachhilfeunterricht, spanischkurs, französischkurs
game-controller: videospiele, gaming, computerspiele, handyspiel
dice: brettspiele, spieleabend, gesellschaftsspiele
delivery-van: umzug, umzüge, umzugsfirma, umzugsunternehmen, spedition, lieferdienst, kurier, transporter, entrümpelung
piano-keys: klavier, klavierunterricht, klavierstunden, klavierlehrer
guitar: gitarre, gitarrenunterricht, musikschule, musikunterricht, musikgeschäft
noodles: nudelbar, ramen, asia-imbiss, thai-restaurant, chinesisches restaurant, asiatisches restaurant, nudeln
theatre-masks: theater, oper, schauspielkurs, schauspielschule, musical, theaterstück, improtheater
palette: malkurs, aquarellkurs, malen lernen, zeichenkurs, künstlerbedarf, kunstkurs, aquarell
framed-picture: galerie, kunstausstellung, vernissage, bilderrahmen
paint-roller: maler, malerbetrieb, malermeister, anstrich, renovierung, tapezieren, stuckateur
camera: fotograf, fotografin, fotostudio, fotoshooting, bewerbungsfotos, hochzeitsfotograf, fotokurs, kamera
tap: klempner, installateur, sanitär, rohrreinigung, rohrbruch, sanitärinstallateur
bathtub: bad, badezimmer, badsanierung, badrenovierung, badausstellung
amphora: töpferkurs, töpfern, keramik, keramikkurs, töpferei
beers: kneipe, biergarten, pub, kneipenquiz, bar, stammtisch, oktoberfest, wirtshaus
beer: bier, brauerei, craft beer, bierverkostung, bierprobe, brauhaus, radler
roof: dachdecker, dach, dächer, dachsanierung, dachrinne, schornsteinfeger
sailing-boat: segelschule, segeln, segelkurs, segeltörn
sandwich: sandwich, belegte brötchen
coat: second-hand, secondhand, mantel, mäntel, jacke, jacken, winterjacken
dress: mode, damenmode, boutique, kleid, kleider, bekleidung, modegeschäft, klamotten
t-shirt: t-shirt, t-shirts, t-shirt-druck, textildruck
padlock: self storage, lagerraum, lagerräume, selfstorage
skis: skischule, ski, skikurs, skiverleih, skiurlaub
solar-panel: solaranlage, solar, photovoltaik, balkonkraftwerk, solarstrom
meat-on-bone: grillfest, grillen, grillabend, grill
sushi: sushi
sewing-needle: schneider, schneiderei, änderungsschneiderei, nähkurs, nähen, stoffe, maßanzug
tea: tee, teehaus, teeladen, teestube
airplane: reisebüro, reise, reisen, urlaub, flug, flüge, städtereise, pauschalreise, last minute
salad: vegan, vegetarisch, veganes restaurant, salat, salate, ernährungsberatung, ernährungsberater, abnehmen
clapperboard: videoproduktion, filmproduktion, videoschnitt, filmfest
popcorn: kino, filmabend, open-air-kino, kinoabend
watch: uhr, uhren, uhrmacher, armbanduhr
bucket: fensterputzer, fensterreinigung, glasreinigung
window: fenster, fensterbau, glaser, glaserei
broom: reinigungsfirma, putzfrau, gebäudereinigung, reinigungsservice, haushaltshilfe, reinigungskraft, putzhilfe, büroreinigung, frühjahrsputz
lotus-position: yoga, yogastudio, yogakurs, meditation, pilates, achtsamkeit
massage: massage, massagen, thaimassage, akupunktur
sauna: sauna, spa, wellness, therme, thermalbad, wellnesshotel, wellnesstag
shield: versicherung, versicherungen, versicherungsmakler, hausratversicherung, haftpflicht, lebensversicherung, krankenversicherung, kfz-versicherung
tooth: zahnarzt, zahnärztin, zahnarztpraxis, zahnreinigung, kieferorthopäde, zahnimplantate, bleaching, zähne
stethoscope: arzt, ärztin, arztpraxis, hausarzt, krankenhaus, kinderarzt, vorsorge
nurse: krankenpfleger, krankenschwester, pflegekraft, pflegedienst, altenpflege, pflegefachkraft, seniorenbetreuung, pflegeheim
pill: apotheke, nahrungsergänzung, vitamine, medikamente
brain: psychologe, psychotherapie, therapeut, hypnose, coaching, paartherapie
baby: hebamme, babykleidung, geburtsvorbereitung, babymode
scales: anwalt, rechtsanwalt, anwältin, anwaltskanzlei, kanzlei, rechtsberatung, arbeitsrecht
fountain-pen: notar, schreibwaren, kalligrafie, papeterie
briefcase: unternehmensberatung, personalvermittlung, zeitarbeit, jobmesse, existenzgründung
desktop-computer: webdesign, website, webseite, programmieren, programmierkurs, softwareentwicklung
smartphone: handy, handyvertrag, handyreparatur, smartphone, handytarif, handyladen
megaphone: werbeagentur, marketing, marketingagentur
printer: druckerei, copyshop, visitenkarten
museum: museum, lange nacht der museen
graduation-cap: universität, hochschule, studium, weiterbildung, ausbildung, volkshochschule
dancer: tanzschule, tanzkurs, tanzen, salsa, tango, zumba, flamenco
disco-ball: disco, club, party, diskothek, techno
party-popper: geburtstagsfeier, feier, sommerfest, silvesterparty, silvester
birthday-cake: konditorei, torte, torten, kuchen, geburtstagstorte, hochzeitstorte, kaffee und kuchen, backkurs, tortenkurs
chocolate: schokolade, pralinen, chocolatier
candy: süßigkeiten, süßwaren
wine: wein, weine, weingut, weinprobe, weinhandlung, winzer, weinbar, weinfest
champagne: sekt, champagner, prosecco
cocktail: cocktails, cocktailbar, cocktail, aperitif
pizza: pizzeria, pizza, pizzen
spaghetti: italiener, italienisches restaurant, pasta
burger: burger, hamburger, burgerladen
french-fries: pommes, imbiss, currywurst
cutlery: restaurant, gasthaus, gasthof, streetfood, food truck, gaststätte
pancakes: frühstück, brunch
gift: geschenke, geschenk, geschenkideen, gutschein, gutscheine, geschenkkorb
christmas-tree: weihnachtsmarkt, weihnachten, weihnachtsbaum, adventsmarkt, weihnachtsfeier
diamond: juwelier, schmuck, goldschmied, ohrringe, halskette
sneaker: schuhe, schuhgeschäft, sneaker, turnschuhe, schuh, laufschuhe
dress-shoe: schuster, schuhmacher, schuhreparatur
handbag: handtasche, handtaschen, taschen, lederwaren, tasche
necktie: herrenmode, anzüge, anzug, hemden, herrenausstatter
yarn: wolle, stricken, strickkurs, pullover, häkeln, strickmode
swimmer: schwimmbad, schwimmkurs, freibad, schwimmschule, schwimmen
surfer: surfschule, surfen
diving-mask: tauchschule, tauchen, tauchkurs
canoe: kanu, kajak, kanutour, kanuverleih
fishing-rod: angeln, angelbedarf, angelladen
lion: zoo, tierpark, wildpark
tractor: bauernhof, landwirtschaft, landmaschinen, erntedank, hoffest
horse: reitschule, reiten, reitunterricht, pferd, pferde, ponyreiten, reiterhof
tennis: tennis, tennisschule, tennisverein
golf: golf, golfplatz, golfkurs, minigolf
boxing-glove: boxen, kickboxen, boxtraining
judo-suit: karate, judo, kampfsport, selbstverteidigung
runner: marathon, laufgruppe, lauftreff, stadtlauf
bicycle: fahrrad, velo, velos, velowerkstatt, velo-werkstatt, veloservice, velogeschäft, fahrräder, e-bike, e-bikes, fahrradladen, fahrradwerkstatt, fahrradverleih, rad, radtour
motorcycle: motorrad, motorräder
tyre: reifen, reifenwechsel, winterreifen, reifenhandel
car bubbles: autowäsche, waschstraße, autopflege
lightning: ladestation, wallbox, e-auto, elektroauto
taxi: taxi, flughafentransfer
bus: busreise, busreisen, busfahrt
cruise-ship: kreuzfahrt, kreuzfahrten, flusskreuzfahrt
beach-umbrella: strandurlaub, strandbar, badeurlaub
bricks: bauunternehmen, maurer, bau, fliesenleger, fliesen, hausbau, baustoffe, gerüstbau
toolbox: handwerker, hausmeister, baumarkt, werkzeug, hausmeisterservice, repair-café
light-bulb: lampen, leuchten, beleuchtung, lampe
candle: kerzen, kerze
rug: teppich, teppiche, orientteppiche, teppichreinigung
mattress: matratze, matratzen, bettwäsche, boxspringbett, bettdecken
curtains: vorhänge, gardinen, rollos, jalousien, sonnenschutz
door: türen, haustüren, garagentore
fire: kaminofen, kamin, kamine, brennholz, pellets
television: fernseher, elektronik, tv
headphones: kopfhörer, podcast
compact-disc: schallplatten, plattenladen
security-camera: sicherheitsdienst, alarmanlage, alarmanlagen, überwachungskamera
mouse-trap cockroach: schädlingsbekämpfung, kammerjäger
recycling: recycling, unverpackt, unverpacktladen, schrott
candle: bestattung, bestatter, bestattungshaus
heart: spenden, spendenaktion, ehrenamt, freiwillige
ballot-box: wahl, kommunalwahl
perfume: parfüm, parfum, parfümerie
soap: seife, seifen
honey: honig
jar: marmelade, gewürze
shopping-bags: ~ausverkauf, sale, schlussverkauf, räumungsverkauf, shopping, outlet, rabattaktion
coin: goldankauf, antiquitäten, münzen
calendar: konferenz, kongress, fachmesse, tagung
ticket: tombola, lotterie
stroller: kinderwagen
vacuum-cleaner: staubsauger
oven: backofen, haushaltsgeräte
fridge: kühlschrank
school: ~schule, grundschule, einschulung
stethoscope: ~ klinik
curtains window: rollladen, rollläden, rollladenbau, markisen, rolladen
hen egg: hühner, hühnerhof, legehennen
cook frying-pan: koch, köchin, küchenchef, beikoch, jungkoch
foot lotion: fußpflege, podologie, podologe, podologin
speech-bubble microphone: logopädie, logopäde, logopädin, sprachtherapie
dining-table: Esstisch, Esstische, Holztisch, Holztische, Eichentisch, Couchtisch, Tischplatte
key lock-and-key: schlosserei, schlüsselmacher, sicherheitstechnik
swimmer goggles: hallenbad, schwimmhalle, thermalbad, therme
car magnifier: kfz-gutachter, gutachter, tüv
microphone musical-notes: hochzeitssängerin, sängerin, sänger
climber fir-tree: kletterwald, hochseilgarten, waldseilpark, seilgarten, kletterparcours
saw hammer: estrich, böden, bodenleger, parkett, laminat
lizard snake: terrarium, terrarien, reptilien, exoten
satellite-dish: antennenbau, antennentechnik, satellitenanlage
yarn scarf: weberei, handweberei
eagle: falknerei, greifvogelpark
lorry: spedition, lkw-fahrer, lkw
t-shirt backpack: schuluniform
bread wheat: mühle, mehl, mühlenladen
guitar: ukulele, mandoline, zither, harfe
drum: schlagzeugunterricht
honey bee: waldhonig, honig im glas
coffin candle: sargtischlerei, bestattungen, särge
rower canoe: tretboote, tretboot, paddelboote
kitchen-knife: messer schleifen, messerschleifer, schleiferei
spirits-bottle: whisky, schnaps, obstbrand, destillerie, brennerei
tooth: zahnersatz, prothesen, zahnspange
diamond: goldschmiedekurs, silberschmied
broccoli herb: spargel, rhabarber, grünkohl
car traffic-light: führerschein theorie, theorieunterricht
`;
