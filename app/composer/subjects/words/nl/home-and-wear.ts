/** Dutch words for the home, clothes and the body. Notation: word-list.ts. */
export const dutchHomeAndWear = `
air-conditioner: airco, airconditioning
armchair sofa: stoffeerder, meubelstoffeerder, stoffeerderij, herstofferen, stoel bekleden, fauteuil
awning: zonnescherm, zonneschermen, markies, markiezen
basket carrot: groente, groenteboer, groente en fruit, boerderijwinkel, biologische groente, markt, groentepakket
basket leaves: wilgentenen, manden vlechten, mandenvlechten, wilgen vlechten, wilgentenen vlechten, mand vlechten, mand
basket leaves: manden
bathtub shower: badkamer verbouwen, badkamer, badkamers, sanitair
bed bellhop-bell: pension, logement, hotel, bed, bedden, b&b
bed key: ~ kamers
bed mattress: hoofdkussens
bench: tuinbank, tuinbanken, parkbank, herdenkingsbank, houten bank, houten banken
blanket cushion: deken, dekens, plaid, plaids, wollen dekens, babydeken
blinds: jaloezie, jaloezieën, rolgordijn, rolgordijnen, raamdecoratie, rolluik, rolluiken, luxaflex, zonwering, shutters
boiler radiator: cv-ketel, cv ketel, cv-ketels, ketelonderhoud, cv-onderhoud, cv onderhoud, boiler
bookshelf books: boekenkast, boekenkasten, stellingkast, wandrekken
broom bucket: huishoudhulp, poetshulp, poetsvrouw, dienstencheques, schoonmaakhulp
broom spray-bottle: schoonmaak, schoonmaakbedrijf, schoonmaakster, schoonmaken, huishoudelijke hulp, kantoorschoonmaak
broom wastebasket: zwerfafval, zwerfafvalactie, opschoondag, plandelen, zwerfvuil
bust: beeldhouwen, beeldhouwcursus, beeldhouwer, beelden in de tuin, beeldentuin, beeldenroute, standbeelden, buste
candle: kaarsen, uitvaart, uitvaartverzorging, begrafenis
candle bouquet: grafverzorging, grafonderhoud, graf schoonmaken, grafreiniging
candle headstone: crematie, urnen, begrafenisondernemer
chair: stoelen
chandelier: kroonluchter, kroonluchters, lampenwinkel, hanglampen
chimney fire: schoorsteenveger, schoorsteen vegen, schoorsteenvegen
cooker-hood: afzuigkap, afzuigkappen, afzuigkanalen, afzuigkanaal reinigen, keukenafzuiging, reinigen afzuigkanalen
cot: ledikant, babybed, babybedje, wieg, wiegje, kinderbed, babykamer
curtains window: plissé, gordijnen
cushion: kussen, kussens, sierkussens, woontextiel
desk office-chair: bureau, bureaus, zit-sta bureau, zit-stabureaus, kantoormeubelen, kantoormeubilair
dining-table chair: eettafel, eettafels, houten tafel, salontafel
door: deuren, binnendeuren
door fence: sectionaalpoort, automatische poorten
drainpipe droplet: ontstopping, ontstoppingsdienst, riool, rioolservice, riool ontstoppen, rioolontstopping, verstopping
drainpipe droplet: afvoer verstopt, rioolreiniging
fabric-roll thread: stoffen, stoffenmarkt, stoffen per meter, stoffenwinkel, lapjesmarkt, stoffenspektakel, coupons stof
fence hammer: schutting, schuttingen, tuinhek
fire-extinguisher: brandblusser, brandblussers, brandbeveiliging
fireplace fire: open haard, haarden, schouw, schouwen, haard
first-aid-kit: ehbo, ehbo-cursus, ehbo cursus, bhv, bhv-cursus, bhv cursus, reanimatie, reanimatiecursus, aed
first-aid-kit: eerste hulp
fitted-kitchen: keukens, keukenmontage, keukenmonteur, keukenzaak, keukenstudio, keukenrenovatie, maatwerk keuken
fitted-kitchen: keuken op maat, keukens op maat, nieuwe keuken, inbouwkeuken, inbouwkeukens, keukenkastjes
floorboards: parket, parketvloer, parketvloeren, houten vloer, houten vloeren, laminaat, laminaat leggen, pvc-vloer
floorboards: pvc vloer, pvc-vloeren, vloer schuren, vlonder, vlonders, vlonderterras, vloerenlegger, vloerlegger
fridge: koelkast, diepvries
garage-door: garagedeur, garagedeuren, sectionaaldeur, sectionaaldeuren
garden-shed: tuinhuis, tuinhuizen, tuinhuisje, tuinhuisjes, schuurtje, schuurtjes, tuinschuur, blokhut
gas-cylinder fire: gasfles, gasflessen, propaan, butagas, flessengas, propaangas
gate fence: poort, poorten, toegangspoorten, hekwerk, hekwerken, tuinpoort
gear wrench: matrijzenbouw, cnc-frezen, draaiwerk, frezen, spuitgieten, matrijzen, kogellagers, plaatbewerking
gear wrench: lasersnijden, gieterij
grandfather-clock: staande klok, staande klokken, friese klok, staartklok
gutter house: dakgoot, dakgoten, goot schoonmaken, dakgootreiniging, zinkwerk, goten
hammer-and-wrench gear: constructiewerk
headstone: steenhouwerij, grafsteen, grafstenen, grafmonumenten
heat-pump radiator: warmtepomp, warmtepompen, hybride warmtepomp
iron t-shirt: strijkservice, strijken, strijkijzer, strijkatelier
key padlock: slotenmaker, sleutels
light-bulb: lampen, verlichting
lock-and-key padlock: sloten, slot vervangen, slim slot, cyberbeveiliging, gegevensbescherming
lock-and-key puzzle: escaperoom
lotion: ontharen, laserontharing, dermatoloog, huidarts, zonnebrand
mattress bed: matras, matrassen, beddengoed
mouse-trap: muizen, ratten, muizenplaag, muizenbestrijding, rattenbestrijding
mouse-trap cockroach: ongediertebestrijding
office-chair desk: bureaustoel, bureaustoelen, kantoorstoel, gamestoel
oven kitchen-knife: kookplaten, oven, inbouwtoestellen
oven spray-bottle: afzuigkap reinigen, ovenreiniging
padlock: opslagruimte, self storage, opslag
padlock parcel: garagebox
paint-roller bucket: schilder, schildersbedrijf, huisschilder, renovatie, verbouwing, stukadoor, behang, schilderwerk
paint-roller bucket: schilderwerk buiten, behangen
pergola house-with-garden: pergola, pergola's, tuinpaviljoen, prieel, terrasoverkapping, terrasoverkappingen, veranda
pergola house-with-garden: veranda's
piggy-bank coin: spaarvarken, spaarpot, spaarrekening, pensioensparen
plug lightning: aggregaat, aggregaatverhuur, noodstroom, elektricien, elektra, installateur elektra
pressure-washer: hogedrukreiniger, hogedrukreiniging, gevelreiniging, terrasreiniging, terras reinigen
pressure-washer: graffiti verwijderen
pressure-washer roof: dakreiniging, dak reinigen, dakcoating
radiator boiler: verwarmingsinstallateur, verwarming
radiator fire: radiatoren
razor: scheren, waxen
recycling: recycling, afval
recycling wastebasket: ontruiming, woningontruiming, grofvuil, puin afvoeren, grofvuil ophalen
roof house: daklekkage, daklekkages, lekkend dak, lekkage dak, dak lekt, lekkage aan het dak, loodgieter zink, dak
roof house: dakwerken, dakkapel, dakkapellen, dakpannen, dak vernieuwen, nieuw dak
roof ladder: dakreparatie, dakrenovatie, dakdekker, dakdekkers, rietdekker, rieten dak, dakbedekking
rug: tapijt, vloerkleed, vloerkleden, tapijten
sack spade: mest, potgrond, stalmest
sack wheat: veevoer, diervoeder, diervoeders, kippenvoer, graanhandel, korenmolen, molenmeel
saw axe: zaagwerk
saw hammer: parket schuren, houtbewerking, schrijnwerker, timmerman, timmerwerk, meubelmaker
screwdriver coffee: repaircafé
screwdriver toolbox: repair café, repair cafe
security-camera: beveiliging, alarmsysteem
security-camera shield: bewaking, camerabewaking, bewakingsagent
sewing-machine thread: naaimachine, naaimachines, naaimachine reparatie
shield laptop: cybersecurity, avg
shield security-camera: beveiliger, beveiligers, beveiligingsbeambte
shield umbrella: verzekering, verzekeringen, autoverzekering, inboedelverzekering
shopping-cart basket: supermarkt, boodschappen
soap: zeep
sofa: meubels, bank en stoelen, interieur, interieurontwerp, woonwinkel, meubelzaak
sofa chair: bank opknappen, bank stofferen, bankstel, bankstellen, hoekbank, hoekbanken
sofa desk-lamp: interieurontwerper, interieurarchitect, interieuradvies, binnenhuisarchitect
solar-panel battery: zonneboiler
solar-panel sun: zonnecollectoren, zonnepanelen, zonne-energie
spray-bottle bucket: wespenbestrijding, wespennest verwijderen, hoornaars, meubelreiniging, schimmelbestrijding
spray-bottle bucket: desinfectie
spray-bottle cockroach: bedwantsen, bedwants
squeegee window: glazenwasser, glazenwassers, ramen wassen, glasbewassing, ruitenwasser, ramenwasser
staircase: trap, trappen, traprenovatie, trappenmaker
staircase saw: trappen op maat, houten trappen
stairlift: traplift, trapliften
stove fire: kachelbouwer
stove logs: houtkachel, houtkachels, pelletkachel, pelletkachels, kachel, kachels, haarden en kachels
tap wrench: loodgieter, lekkage, ontstoppen
tiles trowel: tegels, tegelzetter, tegelwerk, badkamertegels
toilet: mobiele toiletten, toiletwagen, toiletwagens, dixi's, mobiel toilet, plaskruizen
toilet lorry: beerput ledigen, septische put ledigen
toolbox hammer: klusjesman, bouwmarkt, gereedschap, klusbedrijf
toolbox hammer: ~ vakman, vakmensen, klusser
towel soap: handdoek, handdoeken, badhanddoeken, badjassen, strandlakens
vase: vaas, vazen
vase fire: glasblazerij, glasblazen
wardrobe: kasten, inbouwkast, kast op maat, kledingkast
wardrobe oven: keukendeurtjes, keukenfronten, keukendeuren
washing-machine: wasmachine, wassalon
washing-machine t-shirt: wasserij, wasserette, was en strijk
washing-machine wrench: witgoed reparatie, droger
wastebasket recycling: oud ijzer, milieustraat
water-pump droplet: waterput boren, bronboring, waterpomp, waterpompen
water-tank droplet: watertank, watertanks, regenton, regentonnen, regenput, regenputten
wheelie-bin: kliko, kliko's, containerreiniging, kliko reiniging, afvalcontainer, afvalcontainers, vuilnisbak
wifi-router: glasvezel, breedband, internetprovider, wifi-router, wifi problemen, internetaansluiting
window: kozijnen, glaszetter, ramen en deuren, dubbel glas, nieuwe ramen, kozijnen en ramen
window beach-umbrella: screens
window bucket: ramen lappen, ramen zemen
window house: beglazing, ramen plaatsen
window palette: glas-in-loodatelier
wrench car: garage, autogarage, monteur, apk, autoreparatie, automonteur, apk-keuring, onderhoudsbeurt, autoschade
wrench car: olie verversen
apron chef-hat: schort, schorten
baby-bodysuit: babykleding, kinderkleding, babykleertjes, rompers, babyspullen, kinderkleren, babyuitzet
backpack pencil: rugzak, schooltas
ballet-shoes dancer: ballet, balletles
bangles: armband, armbanden, armbandjes
bikini: badkleding, badmode
bra: lingerie, bh, beha, bh's, lingeriewinkel, ondermode
braid hair-comb: vlechten, braids, vlechtsalon, box braids, cornrows, dreadlocks
brain speech-bubble: psychiater, psychiatrie, relatietherapie, hypnotherapie, rouwbegeleiding, faalangst, psycholoog
brain speech-bubble: therapeut, coach
briefs: ondergoed
clothes-hanger coat: stomerij, chemische reiniging, kledingruil, kledingbeurs, tweedehands kleding, kledingbank
clothes-hanger coat: kledinghangers
coat: bontatelier, bontwerker, jas, jassen, winterjassen
crown: sinterklaasintocht, intocht van sinterklaas
crown: ~ koningsdag
diamond magnifier: mineralen, edelstenen
diamond ring: ketting met naam, gouden ketting, gouden kettingen, zilveren ketting, zilveren kettingen, naamketting
diamond ring: naamkettingen, juwelier, sieraden
dress handbag: mode, dameskleding, jurk, jurken, kleding, boutique
dress-shoe: schoenmaker
ear stethoscope: kno-arts, kno arts, kno, keel neus oor
earrings diamond: oorbel, oorbellen, oorringen, oorknopjes
eyelashes eye: wimperextensions, wimpers, wenkbrauwen
flat-shoe boot: klompen, klomp, klompenmaker
foot dress-shoe: podoloog, podotherapie, steunzolen, orthopedische schoenen, voetzorg
foot lotion: voetverzorging
glasses eye: opticien, bril, brillen, contactlenzen, oogmeting
gloves: handschoenen
graduation-cap books: universiteit, hogeschool, opleiding
hair-dryer hair-comb: föhnen, haardroger, keratinebehandeling, knippen en föhnen, wassen knippen föhnen
handbag: tassen, tas, lederwaren
handshake coffee: bezoekvriend, bezoekmaatje, bezoekdienst
headscarf: hoofddoek, hoofddoeken, hijab, abaya
hearing-aid: hoorapparaten, hoortoestel, hoortoestellen, audicien, gehoortest
heart handshake: inzamelactie, goed doel, donatie, vrijwilligers, inzamelingsactie, doneren
henna-hand: henna, henna-artiest, hennatattoo
high-heel: pumps, hakken
hiking-boot: wandelen, wandeltocht, wandelschoenen
hoodie t-shirt: hoodie, hoodies, sweater met capuchon, sweaters, streetwear
jumper scarf: trui, truien, gebreide trui, gebreide truien, wollen trui, wollen truien, vest van wol, spencer, kersttrui
jumper scarf: foute kersttrui
lipstick nail-polish: schoonheidssalon, schoonheidsspecialiste, make-up, cosmetica, visagist
lipstick serum-bottle: schoonheidsspecialist, gelaatsverzorging, gezichtsverzorging, beautysalon
lungs stethoscope: longarts, longartsen, longkliniek
nail-polish: nagelstudio, manicure, pedicure, nagels
nappy baby: luier, luiers, wasbare luiers, luiertaart, luiertaarten
necklace: halsketting, parelketting, zilveren sieraden, handgemaakte sieraden
necktie: pakken, overhemden
perfume: parfum, parfumerie
prayer-beads ring: barnsteen, barnstenen sieraden
prosthetic-leg: beenprothese, beenprotheses, prothesemaker, orthopedisch instrumentmaker
ring bouquet: bruiloft, trouwen, trouwringen, weddingplanner
ring diamond: kopen goud, kopen uw goud, goud inkoop, inkoop goud, goud verkopen, oud goud
rollator: rollator, rollators, looprek, loophulpmiddelen
safety-vest: werkkleding, veiligheidsschoenen
safety-vest lab-coat: bedrijfskleding
scarf gloves: das, dassen, sjaal, sjaals
scrubs: zorgkleding, zorguniformen, verpleegsterskleding
serum-bottle lotion: huidverzorging, serum, gezichtsbehandeling, gezichtscrème
shopping-bags price-tag: vrijmarkt, koningsdag vrijmarkt
shopping-bags price-tag: ~ uitverkoop, opruiming, vlooienmarkt, rommelmarkt
shopping-bags sofa: kringloop, kringloopwinkel, tweedehands
sneaker: schoenen, sneakers, schoenenwinkel
socks: sokken
socks briefs: kousen
spine: fysiotherapeut, fysiotherapie, chiropractor, osteopaat, fysio, rugpijn
suit necktie: trouwpak, trouwpakken, maatpak, maatpakken, herenpak, herenkostuum, herenkostuums, smoking, kostuumverhuur
suit necktie: herenkleding, herenmode
t-shirt backpack: schooluniform, schooluniformen
t-shirt jeans: t-shirts, t-shirt bedrukken
t-shirt socks: kindermode
tattoo-machine: tattoo, tatoeage, tattooshop
tattoo-machine ring: permanente make-up
tooth: kunstgebit, tandprothese, tandarts, tandartspraktijk, orthodontist, tanden, implantaten, beugel, gebitscontrole
tooth toothbrush: mondhygiënist, gebitsreiniging, tanden bleken
top-hat: hoed, hoeden, hoedenmaker
top-hat sun-hat: petten
vape: vape, vapes, vapeshop, e-sigaretten, e-sigaret
wallet handbag: portemonnees
wedding-dress ring: trouwjurk, trouwjurken, bruidsjurk, bruidsjurken, bruidsmode, trouwkleed, trouwkleding
wig: pruik, pruiken, haarwerk, haarwerken, haarstukje
x-ray: röntgen, radiologie, mri-scan, röntgenfoto
zip: rits, ritsen, rits vervangen, kapotte rits
`;
