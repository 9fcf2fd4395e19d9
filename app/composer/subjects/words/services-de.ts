/** Services, crafts and goods in German, before the list of trades. Notation: word-list.ts. */
export const germanServices = `
lorry parcel: umzug mit, umzug mit klavier, umzug inkl, umzüge aller art, umzug ab
pressure-washer roof: dachreinigung, dachbeschichtung, dachwäsche
croissant bread: zimtschnecken, zimtschnecke
beers memo: pubquiz, kneipenquiz, quizabend, quiz-abend, pub-quiz
droplet tap: wasserpumpe, wasserpumpen, tauchpumpe, tauchpumpen, gartenpumpe, brunnenpumpe, hauswasserwerk
candle bouquet: bestattungsvorsorge, sterbevorsorge
jar herb: gewürze, gewürz
jar herb: ~ zimt, kardamom, kurkuma, safran
t-shirt backpack: schulkleidung, schuluniform, schuluniformen
frying-pan open-book: rezept der woche, rezepte der woche, rezept pro woche, rezept newsletter
dog: rüde, hündin, rüden, hündinnen
tent compass: pfadfinder, pfadfinderinnen, wölflinge, pfadfinderstamm, pfadfinderlager
swimmer snowflake: eisbaden, eisschwimmen, winterschwimmen
receipt shopping-cart: kassierer, kassiererin, kassiererinnen, kassenkraft, kassenkräfte, verkäufer an der kasse
chick hen: küken, eintagsküken
smartphone wall-clock: zeiterfassung, arbeitszeiterfassung, zeiterfassung app, stundenerfassung
hiking-boot snowy-mountain: schneeschuhtour, schneeschuhtouren, schneeschuhwanderung, schneeschuhwandern
trowel bucket: kellerabdichtung, kellersanierung, kellertrockenlegung, mauertrockenlegung, trocken gelegt
bicycle wheel: laufräder, laufrad, laufradsatz
stew cutlery: fertiggerichte, fertiggericht, hausgemachte gerichte, gerichte im glas, essen im glas
ring diamond: kaufen ihr gold, kaufen dein gold, kaufen gold, goldankauf, altgold, ankauf von gold, gold verkaufen
goat hen: streichelzoo, streichelgehege
speech-bubble open-book: englisch für, spanisch für, französisch für, italienisch für
admission-ticket: tageskarte, tageskarten, jahreskarte, jahreskarten, eintrittskarte, eintrittskarten, saisonkarte
car location-pin: tiefgaragenstellplatz, garagenstellplatz, tiefgaragenstellplätze, pkw-stellplatz, garage zu vermieten
tulip seedling: blumenzwiebeln, tulpenzwiebeln, narzissen, krokusse, tulpen
cook frying-pan: hilfskoch, küchenhilfe
bicycle parcel: fahrradkurier, fahrradkuriere, radkurier, fahrradkurierin, fahrradbote, lastenradkurier
house-with-garden spade: schrebergarten, kleingarten, gartenparzelle
bus: busfahrer, busfahrerin
lorry: lkw-fahrer, lkw fahrer, kraftfahrer, berufskraftfahrer
flute musical-notes: harfe, harfenunterricht, flötenunterricht, blockflöte
spray-bottle gear: sandstrahlen, pulverbeschichten, pulverbeschichtung, strahlarbeiten
wine: riesling, spätburgunder, silvaner, weinpaket, weinpakete, weißwein, rotwein, flaschen wein
deer bird: taxidermie, taxidermist
house key: eigentumswohnung
sandwich: pausenbrote, pausenbrot
saw: motorsäge
ice-skate: eisdisco
balloon party-popper: kindergeburtstag, kindergeburtstage, kinderparty, partydeko
cat: katzenkinder
dog-standing dog: hundehotel
droplet: kiste wasser, mineralwasser, wasserkiste, wasserkisten, sprudelwasser, sprudel, wasserschaden, wasserschäden, bautrocknung
shrimp: krabben, nordseekrabben, garnelen
set-square: ~ gutachter
horse: ponyführerschein
chimney fire: schornsteinfeger, kaminkehrer, rauchfangkehrer, kaminfeger, schornsteinsanierung
horseshoe horse: hufbeschlag, hufbearbeitung
armchair sofa: polsterer, raumausstatter, aufpolstern, neu beziehen, neubezug
foot dress-shoe: orthopädieschuhtechnik, einlagen, schuheinlagen, orthopädietechnik
piano-keys: klavierstimmer, klavierstimmung, klavierbauer, klaviertransport, orgelbauer, orgelbau, orgel
piano-keys: orgelkonzert, cembalo
deer bird: präparator, tierpräparator, tierpräparation, jagdbedarf, jagdshop, jagdausrüstung, jagdschule
deer bird: jagdschein, wildbret, wildfleisch, wildpark, jäger, jagd
key padlock: schließanlagen, türöffnung, aufsperrdienst
sewing-needle thread: nähatelier, nähstube, kurzwaren, stickerei, hosen kürzen
steering-wheel car: fahrsicherheitstraining
delivery-van lorry: haushaltsauflösung, wohnungsauflösung, sperrmüll
wastebasket recycling: schrottabholung, schrottplatz, müllabfuhr, wertstoffhof, schutt
tree axe: baumdienst, baumschnitt, heckenschnitt, stubbenfräsen, baumkletterer, obstbaumschnitt
broom bucket: treppenhausreinigung, hausreinigung, endreinigung, grundreinigung, unterhaltsreinigung
spray-bottle: fassadenreinigung, steinreinigung, hochdruckreinigung, tatortreinigung, graffitientfernung
spray-bottle: desinfektion, schimmelentfernung
speech-bubble: logopädische praxis, gesprächskreis, sprachcafé, stottern
microphone bouquet: trauerredner, hochzeitsredner, traurednerin, freie trauung, freie trauungen, moderator
excavator crane: kanalbau, aushub
staircase: treppe, treppen, treppenbau, treppenrenovierung
swimming-pool swimmer: pool, schwimmteich, poolservice
asparagus: spargel, spargelhof, spargelzeit, spargelessen
passport: reisepass, visum, passbilder, passfotos, visa
saw hammer: parkettleger, bodenbeläge, dielen, terrassenbau
bricks trowel: trockenbau, gerüst, estrich, putzarbeiten, verputzer, dämmung, abriss, pflasterarbeiten
bricks trowel: pflasterer, fassade, hochbau, rohbau, betonbau, wärmedämmung, kernsanierung, straßenbau
roof house: spengler, dachrinnen, spenglerei, dachausbau
curtains window: insektenschutz, plissee
door fence: tore, torbau
washing-machine wrench: haushaltsgeräte, heißmangel, hausgeräte kundendienst
fridge: kältetechnik, kühlanhänger, kühlzelle
satellite-dish television: sat-anlage
car wrench: karosserie, autolackiererei, autoglas, autoteile, autoverwertung, hauptuntersuchung, smart repair
car wrench: lackiererei, fahrzeugaufbereitung, dellendoktor, autoankauf, unfallgutachten
lorry: anhänger, anhängerverleih
minibus bus: reisebus, busunternehmen
lotion: haarentfernung, laserhaarentfernung, dauerhafte haarentfernung
razor: rasur, waxing
hair-comb scissors: rastazöpfe, haarverdichtung
tattoo-machine ring: permanent make-up
massage lotus: shiatsu
herb lotus: heilpraktiker, heilpraktikerin, naturheilkunde, naturheilpraxis, homöopathie, kräuterwanderung
stethoscope stethoscope: röntgen, radiologie, ultraschall, mrt
test-tube: blutabnahme
tooth: zahntechnik, dentallabor, kieferorthopädie, prophylaxe
crayon teddy-bear: kindertagespflege, spielgruppe
set-square calculator: mathe nachhilfe
set-square ruler: vermessungsbüro, bauzeichner, energieberater, bausachverständiger, energieausweis
judo-suit: wing chun
canoe rower: paddeln, ruderclub
palette: kinderschminken, malschule
hen egg: geflügelhof
jar: konfitüre, eingemachtes, senf, feinkost
chicken-leg: hendl, hähnchenwagen
stew: suppe, suppen, suppenküche, erbsensuppe
safety-vest: arbeitskleidung, berufsbekleidung, arbeitsschutz
printer paintbrush: schilder, beschriftung, stempel, gravuren, werbetechnik, fahrzeugbeschriftung, folierung
coin magnifier: pfandhaus, briefmarken, trödel, nachlass, haushaltsauflösungen antik
security-camera shield: wachdienst, videoüberwachung, objektschutz
candle headstone: bestattungen, trauerrede, bestattungsinstitut
headstone: grabmale
spade seedling: galabau
lawnmower spade: rollrasen, motorgeräte
bed mattress: lattenroste
droplet jar: brunnenbau, brunnenbohrung, wasserfilter, enthärtungsanlage
dog-standing paw: hundebetreuung
toilet: toilettenwagen, kanalreinigung, dixi, klärgrube
wheelchair: reha-technik
theatre-masks: kostümverleih, faschingskostüme, karnevalskostüme
mushroom: pilze, pilzwanderung, pfifferlinge
beers beer: weizen, frühschoppen
pretzel sausage: weißwurstfrühstück
cake-slice: kuchenbuffet
rabbit: hasen, kaninchenzucht
sheep: lamm, schäferei
cow steak: rinder, kühe, weiderind
pig: ferkel, schwein, schweine, schweinefleisch, spanferkel
cat: kater, katzensitter, kätzchen
dog: hundeschule
horse: pony, kutschfahrten, kutsche
chicken-leg: broiler
potato: kartoffelpuffer, reibekuchen
strawberry: beeren
apple basket: streuobst, obst
basket carrot: solawi
bicycle: radreise, lastenrad
sailing-boat: segelschein, yachtcharter
yarn: strickcafé, handarbeit
dancer: discofox, walzer
swimmer: seepferdchen
baby: babykurs, rückbildung, krabbelgruppe, pekip
lotus-position: entspannung, autogenes training
cutlery dinner-plate: kantine, ausflugslokal
delivery-van: paketdienst
sauna: saunafloß, saunafass
trumpet saxophone: posaunenchor
judo-suit: kampfkunst, taekwondo
stew: eintopf
palette paintbrush: malen, acrylmalerei
swimmer: kraulen
microphone: singen, gesang, gesangsstunden
christmas-tree: nordmanntanne
houses house: reihenhaus, doppelhaushälfte, neubau
dress t-shirt: kleidung
smartphone: handy, handyreparatur, displayreparatur, handys
seedling tree: stauden
ice-skate: eislauf, eislaufkurs, eishalle
skis skier: skiservice, langlauf
saw axe: motorsäge, kettensäge, motorsägenkurs, sägewerk, schnittholz
watch mantel-clock: standuhr
spade lawnmower: gartenarbeit, gartenhilfe, gartenhelfer, unkraut
bricks trowel: natursteinarbeiten, sandsteinsanierung
horse: stallplatz, offenstall, einstellplatz
-: turnhalle, sporthalle, mehrzweckhalle, festhalle, stadthalle, gemeindehalle
desktop-computer laptop: software, buchungssystem, buchungssoftware, warenwirtschaft, terminbuchung online
desktop-computer laptop: branchensoftware, crm, erp
receipt desktop-computer: kassensystem, kassensysteme, registrierkasse, kassensoftware
calculator receipt: finanzbuchhaltung, lohnbuchhaltung, lohnabrechnung
safety-vest lab-coat: berufskleidung, arbeitsbekleidung, arbeitsschuhe, firmenkleidung
parcel: verpackung, verpackungen, verpackungsmaterial, kartonagen
megaphone chart-up: werbeagentur, online-marketing, seo
briefcase handshake: unternehmensberatung, coaching für führungskräfte, existenzgründung, gründerberatung
banknotes coin: kredit, kredite, finanzierung, leasing, darlehen
toolbox hammer: ~ handwerker, handwerk, handwerksbetrieb, handwerksbetriebe
musical-notes: konzert, konzerte, liederabend, chorkonzert
eagle bird: falknerei, falkner, greifvögel
books: buchbinderei, buchbinder, buchbinden
window beach-umbrella: markisen, rollläden, rollladen, rollladenbau, jalousien, sonnenschutz
tractor wheat: lohnunternehmen, mähdrescher, landmaschinen, landtechnik, agrarservice, traktoren
theatre-masks dress: kostüme
toilet plunger: grubenentleerung, fäkalienabfuhr, abflussreinigung, rohrreinigung
kitchen-knife: messerschleifen, messerschleifer, schleifservice, schleiferei
horse: pferdepension, einstellplätze, pferdestall, reitstall, einstaller
honey bee: bienenprodukte, propolis, imkereibedarf, bienenwachs, imkerbedarf
sewing-machine thread: nähmaschinen, nähmaschinenreparatur, nähmaschine
window palette: glasmalerei, bleiverglasung, buntglas
tropical-fish: teichbau, aquaristik, aquarium, aquarien, koi, zierfische
horse: sattlerei, sattler, reitsport, reitartikel, sättel
skis: skiverleih, skischule, skikurs
ladder bricks: gerüstbau, gerüstverleih, gerüste, hebebühne, arbeitsbühnen
toy-bricks teddy-bear: holzspielzeug, spielzeug aus holz
slide: spielplatz, spielplatzbau, spielplatzprüfung, indoorspielplatz
staircase saw: holztreppen, treppenbauer
plug lightning: stromaggregat, stromerzeuger, notstrom, notstromaggregat
mosquito: mückenschutz, wespenbekämpfung, wespennest
radiator wrench: heizungsbau, heizung sanitär, heizkörper, heizungsinstallateur, heizkessel
car key: ~ fahrer gesucht, fahrer, berufskraftfahrer
shopping-bags: flohmarkt, trödelmarkt, hofflohmarkt, garagenflohmarkt
paw: frettchen, chinchilla, degus
house hammer: hausverkleidung, wandverkleidung, fassadenverkleidung, holzverkleidung, deckenverkleidung
peanuts: pistazien, cashews, cashewkerne, erdnüsse
plant leaves: begrünung, fassadenbegrünung, dachbegrünung
thread: makramee
fish: weihnachtskarpfen, karpfen, silvesterkarpfen, forellen, räucherforellen
candle bouquet: grabpflege, grabgestaltung, dauergrabpflege, grabbepflanzung
canned-food basket: tafel braucht, lebensmittelspende, lebensmittelspenden, lebensmittelsammlung
santa: nikolaus, nikolausumzug, weihnachtsumzug, nikolauslauf
croissant: baumstriezel, baumkuchen am spieß, kürtőskalács
abacus: abakus, mentale arithmetik
notebook pencil: hausaufgabenbetreuung, hausaufgabenhilfe, hausaufgabenclub
house heart: pflegefamilie, pflegefamilien, pflegeeltern, pflegekinder, pflegekind, bereitschaftspflege, adoptivfamilie
`;
