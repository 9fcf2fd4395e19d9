/** Dutch words for the home. Notation: word-list.ts. */
export const dutchHome = `
advent-calendar: adventskalender, adventkalender, adventskalenders
air-conditioner: airco, airconditioning
air-fryer: airfryer, airfryers, heteluchtfriteuse, heteluchtfriteuses
armchair: poef
armchair chair: meubelrestauratie
armchair sofa: stoffeerder, meubelstoffeerder, stoffeerderij, herstofferen, stoel bekleden, fauteuil
awning: zonnescherm, zonneschermen, markies, markiezen, knikarmscherm, uitvalscherm, screens
axe target: bijlwerpen
bar-stool: barkruk, barkrukken, barstoel, barstoelen
basket carrot: groente, groenteboer, groente en fruit, boerderijwinkel, biologische groente, markt, groentepakket
basket carrot: groentewinkel, groenten, biologische groenten, groentetas, hoevewinkel, aardappelen groenten fruit
basket carrot: streekproducten, biowinkel, zelfplukboerderij, landwinkel, oogstfeest, biologische winkel, boerenwinkel
basket carrot: streekwinkel, groenten en fruit, herenboeren, zelfoogst, agf-speciaalzaak, natuurvoedingswinkel
basket carrot: korte keten
basket leaves: wilgentenen, manden vlechten, mandenvlechten, wilgen vlechten, wilgentenen vlechten, mand vlechten, mand
basket leaves: manden
bath-bomb: bruisbal, bruisballen, badbom, badbommen
bathtub: badzout
bathtub shower: badkamer verbouwen, badkamer, badkamers, sanitair, ligbad, badmeubel, badkamermeubel
battery: oplaadkabel, snellader
battery plug: accu, accu's, fietsaccu, oplader, accureparatie
bed: stapelbed, hoogslaper, bedframe, seniorenbed, waterbed, kajuitbed, peuterbed
bed bellhop-bell: pension, logement, hotel, bed, bedden, b&b, overnachting, kamermeisje, receptionist, herberg
bed bellhop-bell: groepsaccommodatie, housekeeping, kamermeisjes, logies, nachtreceptionist, groepsverblijf
bed bellhop-bell: vakantieverblijf
bed key: ~ kamers
bed key: huisgenoot, huisgenoot gezocht, kot, kot te huur, studentenkot, hospita, koten
bedding: beddengoed, dekbed, dekbedden, dekbedovertrek, dekbedovertrekken, hoofdkussen, hoofdkussens, kussensloop
bedding: kussenslopen, hoeslaken, hoeslakens, lakens, donsdeken, donsdekens, sprei, spreien, bedlinnen
bench: tuinbanken, parkbank, herdenkingsbank, houten bank, houten banken, tuinbank
blanket cushion: deken, dekens, plaid, plaids, wollen dekens, babydeken
blender: blender, blenders, sapcentrifuge, slowjuicer, thermomix, keukenapparatuur klein
blinds: jaloezie, jaloezieën, rolgordijn, rolgordijnen, raamdecoratie, rolluik, rolluiken, luxaflex, zonwering, shutters
blinds: raambekleding, plissés, lamellen, duette
boiler radiator: cv-ketel, cv ketel, cv-ketels, ketelonderhoud, cv-onderhoud, cv onderhoud, boiler, geiser, ketel huren
boiler radiator: combiketel, ketel vervangen
bookshelf: wandplank, boekenplank
bookshelf books: boekenkast, boekenkasten, stellingkast, wandrekken
bow-and-arrow target: boogschieten, handboogschieten, handboogvereniging, boogschietles
broom bucket: huishoudhulp, poetshulp, poetsvrouw, dienstencheques, schoonmaakhulp
broom spray-bottle: schoonmaak, schoonmaakbedrijf, schoonmaakster, schoonmaken, huishoudelijke hulp, kantoorschoonmaak
broom spray-bottle: interieurverzorgster, werkster, kuisvrouw, kuisploeg, poetsen, trappenhuisreiniging
broom spray-bottle: interieurverzorger
broom wastebasket: zwerfafvalactie, opschoondag, plandelen, zwerfvuil, plastic rapen, beach cleanup, plogging
broom wastebasket: mooimakers, world cleanup day
bucket: vloerwisser
bust: beeldhouwen, beeldhouwcursus, beeldhouwer, beelden in de tuin, beeldentuin, beeldenroute, standbeelden, buste
candle: kaarsen, uitvaart, uitvaartverzorging, begrafenis
candle bouquet: grafverzorging, grafonderhoud, graf schoonmaken, grafreiniging, uitvaartverzekering, rouwcentrum
candle bouquet: allerzielen
candle headstone: crematie, begrafenisondernemer
carport: carport, carports, carport op maat, carport laten plaatsen
ceiling-fan: plafondventilator, plafondventilatoren, plafondventilators
chair: stoelen, krukje
chair dining-table: tuinset, tuinsets, tuinmeubelen, tuinmeubels, terrasmeubilair, eethoek, meubelverhuur
chandelier: kroonluchter, kroonluchters, lampenwinkel, hanglampen
chest-of-drawers: ladekast, ladekasten, ladenkast, ladenkasten, commode met lades
chimney fire: schoorsteenveger, schoorsteen vegen, schoorsteenvegen, rookkanaal
chopping-board: snijplank, snijplanken, hakplank
clothes-airer: droogrek, droogrekken, wasrek, wasrekken, wasdroogrek, droogtoren
conservatory: serre aan huis, veranda met glas, wintertuin, wintertuinen, serre laten bouwen, glazen aanbouw
cooker-hood: afzuigkap, afzuigkappen, afzuigkanalen, afzuigkanaal reinigen, keukenafzuiging, reinigen afzuigkanalen
cooking-pot: kookpan, kookpannen, pannenset, pannensets, snelkookpan, snelkookpannen, rijstkoker, rijstkokers, braadpan
cooking-pot: braadpannen, gietijzeren pan, slowcooker
cot: ledikant, babybed, babybedje, wieg, wiegje, kinderbed, babykamer
crate: houten kist, houten kisten, houten krat, houten kratten, fruitkist, fruitkisten, wijnkist, wijnkisten, appelkist
crystals: edelstenen en kristallen, kwartskristal, bergkristal, bergkristallen, amethist, amethisten, rozenkwarts
crystals: edelstenen en mineralen, helende kristallen, geneeskrachtige stenen
curtains window: plissé, gordijnen
cushion: kussen, kussens, sierkussens, woontextiel
desk laptop: flexwerkplek, flexplek, flexplekken, werkplek huren, flexwerkplekken, werkplekken
desk office-chair: bureau, bureaus, zit-sta bureau, zit-stabureaus, kantoormeubelen, kantoormeubilair
desk-lamp: vloerlamp
dining-table: tafelkleed, stoffen servetten
dining-table chair: eettafels, houten tafel, salontafel
dishwasher: vaatwasmachine, vaatwasmachines, afwasmachines, vaatwasser reparatie, inbouw vaatwasser, inbouwvaatwasser
dishwasher: vaatwasser, vaatwassers, afwasmachine
door: deuren, binnendeuren
door balloon: open dag, open dagen, opendeurdag, open huis, opendeurdagen, openbedrijvendag
door fence: automatische poorten
drainpipe droplet: ontstopping, ontstoppingsdienst, riool, rioolservice, riool ontstoppen, rioolontstopping, verstopping
drainpipe droplet: afvoer verstopt, rioolreiniging, rioolinspectie, verstopte afvoer, verstopte wc
driveway: oprit, opritten, oprijlaan, oprit aanleggen
dummy: fopspeen, fopspenen, speen, spenen, speenkoord, speenkoorden, naamspeen
electric-fan: ventilator, ventilatoren, statiefventilator
fabric-roll thread: stoffen, stoffenmarkt, stoffen per meter, stoffenwinkel, lapjesmarkt, stoffenspektakel, coupons stof
fence hammer: schutting, schuttingen, tuinhek
fire-extinguisher: brandblusser, brandblussers, brandbeveiliging
fireplace fire: open haard, haarden, schouw, schouwen, haard
first-aid-kit: ehbo, ehbo-cursus, ehbo cursus, bhv, bhv-cursus, bhv cursus, reanimatie, reanimatiecursus, aed
first-aid-kit: eerste hulp
fitted-kitchen: keukens, keukenmontage, keukenmonteur, keukenzaak, keukenstudio, keukenrenovatie, maatwerk keuken
fitted-kitchen: keuken op maat, keukens op maat, nieuwe keuken, inbouwkeuken, inbouwkeukens, keukenkastjes, werkblad
fitted-kitchen: werkbladen, kookeiland, aanrechtblad
floorboards: parket, parketvloer, parketvloeren, houten vloer, houten vloeren, laminaat, laminaat leggen, pvc-vloer
floorboards: pvc vloer, pvc-vloeren, vloer schuren, vlonder, vlonders, vlonderterras, vloerenlegger, vloerlegger
floorboards: vloeren, visgraatvloer, eiken vloer, gietvloeren, vinyl vloeren, traprenovatie en vloeren
fridge: koelkast, diepvries, vriezer, vriezers, vrieskist, koel-vriescombinatie, koelcel, koelcellen, koelwagen
fridge: koelvriescombinatie, koelaanhanger
garage-door: garagedeur, garagedeuren, sectionaaldeur, sectionaaldeuren, garagebox, garage te huur, sectionaalpoort
garden-hose: tuinslang, tuinslangen, slanghaspel, slangenhaspel
garden-room: tuinkantoor, tuinkantoren, tuinkamer, tuinkamers, tuinstudio, tuinstudio's, thuiskantoor in de tuin
garden-shed: tuinhuis, tuinhuizen, tuinhuisje, tuinhuisjes, schuurtje, schuurtjes, tuinschuur
gas-cylinder fire: gasfles, gasflessen, propaan, butagas, flessengas, propaangas
gate fence: poort, poorten, toegangspoorten, hekwerk, hekwerken, tuinpoort
gear wrench: matrijzenbouw, cnc-frezen, draaiwerk, frezen, spuitgieten, matrijzen, kogellagers, plaatbewerking
gear wrench: lasersnijden, gieterij, productiemedewerker, productiemedewerkers, operator, machineoperator, cnc-frezer
gear wrench: metaalbewerker, procesoperator, arbeider, arbeiders, techniekers, onderhoudstechnieker
gear wrench: constructiebankwerker, technieker, werktuigbouw, cnc-draaier
grandfather-clock: staande klok, staande klokken, friese klok, staartklok
gutter house: dakgoot, dakgoten, goot schoonmaken, dakgootreiniging, zinkwerk, goten
hair-straightener: stijltang, stijltangen
hammer-and-wrench gear: constructiewerk
headstone: steenhouwerij, grafsteen, grafstenen, grafmonumenten
heat-pump radiator: warmtepomp, warmtepompen, hybride warmtepomp
high-chair: kinderstoel, kinderstoelen, eetstoel baby, babyeetstoel
house-insulation: isolatie, dakisolatie, spouwmuurisolatie, zolderisolatie, isolatiebedrijf, isolatiewerken
house-insulation: muurisolatie, gevelisolatie, isoleren, huis isoleren, isolatie van dak, vloerisolatie, spouwisolatie
house-insulation: woning isoleren
incense: wierook, wierookstokjes, wierookhouder, palo santo
insured-home shield: inboedelverzekering, woonverzekering, woonverzekeringen, opstalverzekering, woningverzekering
insured-home shield: brandverzekering, huis verzekeren
iron: strijkplank
iron t-shirt: strijkservice, strijken, strijkijzer, strijkatelier
kettle: waterkoker, waterkokers, fluitketel
key padlock: slotenmaker, sleutels, cilinderslot, hang- en sluitwerk
light-bulb: lampen, verlichting
lock-and-key padlock: sloten, slot vervangen, slim slot, cyberbeveiliging, gegevensbescherming
lock-and-key puzzle: escaperoom
lotion: ontharen, dermatoloog, huidarts, zonnebrand, handcrème, shampoobar, haarmasker, gezichtsmasker, sheetmasker
lotion serum-bottle: gezichtsreiniging, huidverbetering, huidtherapeut, huidtherapie, acnebehandeling, acne
lotion serum-bottle: huidverjonging, pigmentvlekken, huidanalyse, cellulitis, eczeem, moedervlekken, bindweefselmassage
lotion serum-bottle: lichaamsbehandeling, huidkanker, vetbevriezing
lunch-box: broodtrommel, broodtrommels, lunchbox, lunchboxen, lunchtrommel, lunchpakket, lunchpakketten, brooddoos
mattress bed: matras, matrassen, boxsprings, lattenbodem, slaapcomfort, kussens en dekbedden
microwave: magnetron, magnetrons, combimagnetron, combimagnetrons, microgolfoven, microgolfovens, inbouwmagnetron
moka-pot: mokapot, mokapotje, espressopotje
mortar: pepermolen, kruidenrek
mouse-trap: muizen, ratten, muizenplaag, muizenbestrijding, rattenbestrijding
mouse-trap cockroach: ongediertebestrijding, ongedierte, plaagdierbestrijding, houtworm, zilvervisjes
neon-sign: neonbord, neonborden, neonreclame, neonletters, neon bord, neon sign, neon signs
office-chair desk: bureaustoel, bureaustoelen, kantoorstoel, gamestoel
oven: fornuis
oven kitchen-knife: kookplaten, oven, inbouwtoestellen
oven spray-bottle: afzuigkap reinigen, ovenreiniging
paint-roller bucket: schilder, schildersbedrijf, huisschilder, renovatie, verbouwing, stukadoor, schilderwerk
paint-roller bucket: schilderwerk buiten, latex spuiten, muurverf, muren verven, spuitwerk
paper-lantern: lampionnenoptocht, lampionoptocht
paving trowel: bestrating, tuin bestraten, bestraten, sierbestrating, stratenmaker, stratenmakers, straatwerk, klinkers
paving trowel: straatstenen, terras aanleggen, sierbestratingen
pergola house-with-garden: pergola, pergola's, tuinpaviljoen, prieel, terrasoverkapping, terrasoverkappingen, veranda
pergola house-with-garden: veranda's, overkapping, overkappingen, tuinoverkapping
pet-bed: hondenmand, hondenmanden, hondenkussen, hondenkussens, hondenbed, hondenbedden, kattenmand, kattenmanden
piggy-bank coin: spaarvarken, spaarpot, spaarrekening, pensioensparen, spaarrente, spaargeld, pensioen, lijfrente
piggy-bank coin: beleggingsfonds, spaardeposito, termijnrekening, financieel advies, financieel planner, deposito
piggy-bank coin: vermogensopbouw, beleggingen
plug lightning: noodstroom, elektricien, elektra, installateur elektra, groepenkast, meterkast, groepenkast vervangen
plug lightning: storing in huis, stopcontacten, stopcontact, zonnestroom, elektromonteur, energieleverancier
plug lightning: energiecontract, groene stroom, elektrotechniek, stroom en gas, energievergelijker
plug lightning: elektrische installaties
pressure-washer: hogedrukreiniger, hogedrukreiniging, gevelreiniging, terrasreiniging, terras reinigen
pressure-washer: graffiti verwijderen
pressure-washer roof: dakreiniging, dak reinigen, dakcoating
radiator boiler: verwarmingsinstallateur, verwarming
radiator fire: radiatoren
radiator wrench: waterzijdig inregelen
razor: scheren, scheerapparaat
razor lotion: epileren
recycling: recycling, afval
recycling wastebasket: ontruiming, woningontruiming, grofvuil, puin afvoeren, grofvuil ophalen, inboedel opruimen
recycling wastebasket: recyclen, inboedel, zolder opruimen, woning ontruimen, oudpapieractie, leeghalen, huisontruiming
recycling wastebasket: oude metalen
reed-diffuser: geurstokjes, geurstokje, huisparfum met stokjes, reed diffuser, geurdiffuser
ride-on-mower: zitmaaier, zitmaaiers, zitgrasmaaier, tuintractor, tuintractoren, tuintrekker
robot-mower: robotgrasmaaier, robotgrasmaaiers, maairobot, maairobots, robotmaaier, robotmaaiers
robot-vacuum: robotstofzuiger, robotstofzuigers, stofzuigrobot, stofzuigrobots, dweilrobot, dweilrobots
roof house: daklekkage, daklekkages, lekkend dak, lekkage dak, dak lekt, lekkage aan het dak, loodgieter zink, dak
roof house: dakwerken, dakkapel, dakkapellen, dakpannen, dak vernieuwen, nieuw dak, dakgoot lekkage, platte daken
roof house: dakinspectie, dakramen
roof ladder: dakreparatie, dakrenovatie, dakdekker, dakdekkers, rietdekker, rieten dak, dakbedekking
rug: tapijt, vloerkleed, vloerkleden, tapijten, badmat, deurmat
sack spade: mest, potgrond, stalmest
sack wheat: veevoer, diervoeder, diervoeders, kippenvoer, graanhandel, korenmolen, molenmeel
safe padlock: kluis, kluizen, brandkast, brandkasten, inbraakwerende kluis, wapenkluis
saw: decoupeerzaag
saw axe: zaagwerk
saw hammer: parket schuren, houtbewerking, schrijnwerker, timmerman, timmerwerk, meubelmaker, timmerlieden
saw hammer: interieurbouw, schrijnwerkerij, schrijnwerk, meubels op maat, meubelmakerij, tafel op maat, houtdraaien
saw hammer: maatwerkmeubelen
screwdriver coffee: repaircafé
screwdriver toolbox: repair café, repair cafe
security-camera: beveiliging, alarmsysteem
security-camera shield: bewaking, camerabewaking, bewakingsagent
sewing-machine: lockmachine
sewing-machine thread: naaimachine, naaimachines, naaimachine reparatie
shield laptop: cybersecurity, avg
shield security-camera: beveiliger, beveiligers, beveiligingsbeambte, alarmsystemen, portier, nachtwaker
shield umbrella: verzekering, verzekeringen, rechtsbijstand, ziekenfonds, mutualiteit, assurantiekantoor, assurantiën
shield umbrella: polis, zorgpolis, aov
shopping-cart basket: supermarkt, boodschappen
shopping-cart price-tag: kassière, vakkenvuller, vakkenvullers, buurtwinkel, kassabediende, rekkenvuller
shopping-cart price-tag: winkelbediende voeding, supermarktmedewerker, aanvuller
shower: douchebak
shutters: shutters op maat, raamluik, raamluiken, houten shutters, raamshutters, louvreluiken, binnenluiken
snow-blower: sneeuwfrees, sneeuwfrezen, sneeuwblazer, sneeuwblazers
soap: zeep, douchegel
sofa: meubels, bank en stoelen, interieur, interieurontwerp, woonwinkel, meubelzaak, bank, loungeset, loungesets
sofa armchair: bank reinigen, bankreiniging, slaapbank, slaapbanken, zitbank, meubels stofferen, loungebank
sofa chair: bank opknappen, bank stofferen, bankstel, bankstellen, hoekbank, hoekbanken
sofa desk-lamp: interieurontwerper, interieurarchitect, interieuradvies, binnenhuisarchitect
solar-panel battery: zonneboiler
solar-panel sun: zonnecollectoren, zonnepanelen, zonne-energie
sponge: afwasborstel, vaatdoekjes, afwasmiddel, vaatwastabletten
spray-bottle bucket: wespenbestrijding, wespennest verwijderen, hoornaars, meubelreiniging, schimmelbestrijding
spray-bottle bucket: desinfectie
spray-bottle cockroach: bedwantsen, bedwants
squeegee window: glazenwasser, glazenwassers, ramen wassen, glasbewassing, ruitenwasser, ramenwasser
staircase: trap, trappen, traprenovatie, trappenmaker
staircase saw: trappen op maat, houten trappen
stairlift: traplift, trapliften
stand-mixer: standmixer, kneedmachine, keukenmachine, keukenmachines, keukenrobot, keukenrobots
stove fire: kachelbouwer
stove logs: houtkachel, houtkachels, pelletkachel, pelletkachels, kachel, kachels, haarden en kachels
strimmer: grastrimmer, grastrimmers, bosmaaier, bosmaaiers, strimmer
string-lights: lichtsnoer, lichtsnoeren, lichtslinger, lichtslingers, prikkabel, prikkabels, feestverlichting slinger
table-lamp: tafellamp, tafellampen, schemerlamp, schemerlampen, nachtkastlamp, lampenkap, lampenkappen, bedlampje
tap droplet: water afgesloten, wateronderbreking
tap wrench: loodgieter, lekkage, ontstoppen, kraan lekt, waterleiding, kranen, wastafel, wastafels, lekkende kraan
tap wrench: installatiebedrijf
tiles trowel: tegels, tegelzetter, tegelwerk, badkamertegels
toaster: broodrooster, broodroosters, toaster
toilet: plaskruizen
toilet lorry: beerput ledigen, septische put ledigen
toolbox: schroevendraaierset
toolbox hammer: klusjesman, bouwmarkt, gereedschap, klusbedrijf
toolbox hammer: ~ vakman, vakmensen, klusser
toothbrush: tandpasta, tandpastatabletten
torch: hoofdlamp
towel: washandjes
towel soap: handdoek, handdoeken, badhanddoeken, strandlakens
tv-aerial: tv-antenne, tv-antennes, televisieantenne, dakantenne, antenne-installateur
urn: urnen
vacuum-cleaner: stofzuiger, stofzuigers, steelstofzuiger, stofzuigerzakken
vase: vaas, vazen
vase fire: glasblazerij, glasblazen
video-intercom door: deurbel, videodeurbel, intercom, intercoms, parlofoon, parlofonie, videofoon, videofonie
video-intercom door: deurintercom, deurtelefoon, toegangscontrole, slimme deurbel
wallpaper paint-roller: behang, behangen, behanger, behangpapier, fotobehang, behangwinkel, behangwerk
wardrobe: kasten, inbouwkast, kast op maat, kledingkast, schuifdeurkast, linnenkast, garderobekast, schoenenkast
wardrobe oven: keukendeurtjes, keukenfronten, keukendeuren
washing-machine: wasmachine, wassalon, witgoed, witgoedreparatie, stomerij en wasserij, huishoudelijke apparaten
washing-machine: wasmiddel, wasverzachter
washing-machine t-shirt: wasserij, wasserette, was en strijk
washing-machine wrench: witgoed reparatie, droger
wastebasket recycling: oud ijzer, milieustraat, zwerfafval, opruimactie, strandopruiming, zwerfvuilactie, lentepoets
water-bottle: drinkfles, drinkflessen, thermosfles, thermosflessen, rvs drinkfles, waterfles, waterflessen, bidon
water-bottle: bidons
water-pump droplet: waterput boren, bronboring, waterpomp, waterpompen
water-tank droplet: watertank, watertanks, regenton, regentonnen, regenput, regenputten
wheelie-bin: kliko, kliko's, containerreiniging, kliko reiniging, afvalcontainer, afvalcontainers, vuilnisbak
wheelie-bin: vuilniszakken, pedaalemmer, prullenbak
wifi-router: glasvezel, breedband, internetprovider, wifi-router, wifi problemen, internetaansluiting
window: kozijnen, glaszetter, ramen en deuren, dubbel glas, nieuwe ramen, kozijnen en ramen, hr++ glas, hr++
window: triple glas, glasschade, isolatieglas, schuifpui, schuifpuien, dakraam, horren, hor, horren op maat, hordeur
window: hordeuren, inzethor, plissehorren, plisséhorren
window bucket: ramen lappen, ramen zemen
window house: beglazing, ramen plaatsen
window palette: glas-in-loodatelier
wrench car: garage, autogarage, monteur, apk, autoreparatie, automonteur, apk-keuring, onderhoudsbeurt, autoschade
wrench car: distributieriem, koppeling vervangen, uitlaat, uitlaten, schokbrekers, schadeherstel, spuiterij
wrench car: airco service auto, aircoservice, uitlijnen, trekhaak, keuring, garagist, kleine beurt, bandenspanning
wrench car: grote beurt auto, grote beurt voor uw auto, apk en beurt
`;
