/** Dutch words for the home. Notation: word-list.ts. */
export const dutchHome = `
advent-calendar: adventskalender, adventkalender, adventskalenders
air-conditioner: airco, airconditioning
air-fryer: airfryer, airfryers, heteluchtfriteuse, heteluchtfriteuses
angle-grinder: haakse slijper, haakse slijpers, slijptol, slijptollen, doorslijper
armchair: poef
armchair chair: meubelrestauratie
armchair sofa: stoffeerder, meubelstoffeerder, stoffeerderij, herstofferen, stoel bekleden, fauteuil, zetels, relaxzetel
armchair sofa: relaxzetels, lederen zetel, lederen zetels
armchair sewing-needle: meubelbekleding, stoelbekleding, zetelbekleding
awning: zonnescherm, zonneschermen, markies, markiezen, knikarmscherm, uitvalscherm, screens, luifel, luifels
axe target: bijlwerpen
balcony: balkon, balkons, balkonhek, balkonhekken, balkonrenovatie, balustrade balkon
bar-stool: barkruk, barkrukken, barstoel, barstoelen
basket carrot: groente, groenteboer, groente en fruit, boerderijwinkel, biologische groente, markt, groentepakket
basket carrot: groentewinkel, groenten, biologische groenten, groentetas, hoevewinkel, aardappelen groenten fruit
basket carrot: streekproducten, biowinkel, zelfplukboerderij, landwinkel, oogstfeest, biologische winkel, boerenwinkel
basket carrot: streekwinkel, groenten en fruit, herenboeren, zelfoogst, agf-speciaalzaak, natuurvoedingswinkel
basket carrot: korte keten, hoeveproduct, hoeveproducten
basket leaves: wilgentenen, manden vlechten, mandenvlechten, wilgen vlechten, wilgentenen vlechten, mand vlechten, mand
basket leaves: manden
basket strawberry: zelfpluk, zelfpluktuin, zelf fruit plukken
basket apple: plukkers gezocht
bath-bomb: bruisbal, bruisballen, badbom, badbommen
bathtub: badzout
bathtub shower: badkamer verbouwen, badkamer, badkamers, sanitair, ligbad, badmeubel, badkamermeubel
battery: oplaadkabel, snellader
battery plug: accu, accu's, fietsaccu, oplader, accureparatie
bean-bag: zitzak, zitzakken
bed: bedframe, seniorenbed, waterbed, kajuitbed, peuterbed, zorgbed, hoog-laagbed
bed bellhop-bell: pension, logement, hotel, bed, bedden, b&b, overnachting, kamermeisje, herberg
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
boiler: gasketel, gasketels
bookshelf: wandplank, boekenplank
bookshelf books: boekenkast, boekenkasten, stellingkast, wandrekken
bow-and-arrow target: boogschieten, handboogschieten, handboogvereniging, boogschietles
broom bucket: huishoudhulp, poetsvrouw, dienstencheques, schoonmaakhulp
broom spray-bottle: schoonmaak, schoonmaakbedrijf, schoonmaken, huishoudelijke hulp, kantoorschoonmaak
broom spray-bottle: interieurverzorgster, kuisvrouw, kuisploeg, poetsen, trappenhuisreiniging
broom spray-bottle: interieurverzorger
broom wastebasket: zwerfafvalactie, opschoondag, plandelen, zwerfvuil, plastic rapen, beach cleanup, plogging
broom wastebasket: mooimakers, world cleanup day
bucket: vloerwisser
bunk-bed: stapelbed, stapelbedden, stapelbed kinderkamer, hoogslaper, hoogslapers
bust: beeldhouwen, beeldhouwcursus, beeldhouwer, beelden in de tuin, beeldentuin, beeldenroute, standbeelden, buste
candle: kaarsen, uitvaart, uitvaartverzorging, begrafenis
candle bouquet: grafverzorging, grafonderhoud, graf schoonmaken, grafreiniging, uitvaartverzekering, rouwcentrum
candle bouquet: allerzielen
candle headstone: crematie, begrafenisondernemer
candle poppy: dodenherdenking, dodenherdenkingen
carport: carport, carports, carport op maat, carport laten plaatsen
ceiling-fan: plafondventilator, plafondventilatoren, plafondventilators
chair: stoelen, krukje
chair dining-table: tuinset, tuinsets, tuinmeubelen, tuinmeubels, terrasmeubilair, eethoek, meubelverhuur
chandelier: kroonluchter, kroonluchters, lampenwinkel, hanglampen
chest-of-drawers: ladekast, ladekasten, ladenkast, ladenkasten, commode met lades, dressoir, dressoirs
chimney fire: rookkanaal, schoorsteen laten vegen, schoorstenen vegen
chisel: beitel, beitels, houtbeitel, houtsnijbeitels
chopping-board: snijplank, snijplanken, hakplank
clothes-airer: droogrek, droogrekken, wasrek, wasrekken, wasdroogrek, droogtoren
coal: steenkool, steenkolen, antraciet, kolenhandel, kolenboer
coat-stand: staande kapstok, kapstok, kapstokken
coffee-table: salontafel, salontafels, bijzettafel, bijzettafels, koffietafeltje, bijzettafeltje
colour-swatches: kleuranalyse, kleurenanalyse, kleuradvies, kleurconsulent, kleurenwaaier, verf mengen
conservatory: serre aan huis, veranda met glas, wintertuin, wintertuinen, serre laten bouwen, glazen aanbouw
cooker-hood: afzuigkap, afzuigkappen, afzuigkanalen, afzuigkanaal reinigen, keukenafzuiging, reinigen afzuigkanalen
cooker-hood: dampkap, dampkappen
cooking-pot: kookpan, kookpannen, pannenset, pannensets, snelkookpan, snelkookpannen, braadpan
cooking-pot: braadpannen, gietijzeren pan, slowcooker, kookpot, kookpotten, potten en pannen
cot: ledikant, babybed, babybedje, wieg, wiegje, kinderbed, babykamer
crate: houten kist, houten kisten, houten krat, houten kratten, fruitkist, fruitkisten, wijnkist, wijnkisten, appelkist
crystals: edelstenen en kristallen, kwartskristal, bergkristal, bergkristallen, amethist, amethisten, rozenkwarts
crystals: edelstenen en mineralen, helende kristallen, geneeskrachtige stenen
cuckoo-clock: koekoeksklok, koekoeksklokken, koekoekklok, koekoekklokken
curtains window: plissé, gordijnen, vitrage, vitrages
cushion: kussen, kussens, sierkussens, woontextiel
deckchair: strandstoel, strandstoelen, ligstoel van canvas, opvouwbare ligstoel
desk laptop: flexwerkplek, flexplek, flexplekken, werkplek huren, flexwerkplekken, werkplekken
desk office-chair: bureau, bureaus, zit-sta bureau, zit-stabureaus, kantoormeubelen, kantoormeubilair
desk-lamp: vloerlamp
dining-table: tafelkleed, stoffen servetten, eikenhouten tafel, eikenhouten tafels, eiken tafel, boomstamtafel
dining-table: boomstamtafels, steigerhouten tafel, steigerhouten tafels, tafellinnen, tafellaken, tafellakens
dining-table: tafelkleden
dining-table chair: eettafels, houten tafel, tuintafel, tuintafels, eettafel, eetkamertafel, eetkamertafels
dishwasher: vaatwasmachine, vaatwasmachines, afwasmachines, vaatwasser reparatie, inbouw vaatwasser, inbouwvaatwasser
dishwasher: vaatwasser, vaatwassers, afwasmachine
door: deuren, binnendeuren
door balloon: open dag, open dagen, opendeurdag, open huis, opendeurdagen, openbedrijvendag
door fence: automatische poorten
drainpipe droplet: ontstopping, ontstoppingsdienst, riool, rioolservice, riool ontstoppen, rioolontstopping, verstopping
drainpipe droplet: afvoer verstopt, rioolreiniging, rioolinspectie, verstopte afvoer
driveway: oprit, opritten, oprijlaan, oprit aanleggen
dummy: fopspeen, fopspenen, speen, spenen, speenkoord, speenkoorden, naamspeen
electric-fan: ventilator, ventilatoren, statiefventilator
fabric-roll thread: stoffen, stoffenmarkt, stoffen per meter, stoffenwinkel, lapjesmarkt, stoffenspektakel, coupons stof
fence hammer: schutting, schuttingen, tuinhek, omheining, omheiningen, afsluitingen, tuinafsluiting, draadafsluiting
fence hammer: draadafsluitingen, draadpanelen, draadpaneel, prikkeldraad
fire-extinguisher: brandblusser, brandblussers, brandbeveiliging
fireplace fire: open haard, haarden, schouw, schouwen, haard
first-aid-kit: ehbo, ehbo-cursus, ehbo cursus, bhv, bhv-cursus, bhv cursus, reanimatie, reanimatiecursus, aed
first-aid-kit: eerste hulp
fitted-kitchen: keukens, keukenmontage, keukenmonteur, keukenzaak, keukenstudio, keukenrenovatie, maatwerk keuken
fitted-kitchen: keuken op maat, keukens op maat, nieuwe keuken, inbouwkeuken, inbouwkeukens, keukenkastjes, werkblad
fitted-kitchen: werkbladen, kookeiland, aanrechtblad
floorboards: parket, parketvloer, parketvloeren, houten vloer, houten vloeren, laminaat, laminaat leggen, pvc-vloer
floorboards: pvc vloer, pvc-vloeren, vloer schuren, vlonder, vlonders, vlonderterras, vloerenlegger, vloerlegger
floorboards: vloeren, visgraatvloer, eiken vloer, gietvloeren, vinyl vloeren, traprenovatie en vloeren, vloerwerken
footstool: voetenbank, voetenbankje, voetenbankjes, hocker, hockers
fridge: koelkast, diepvries, vriezer, vriezers, vrieskist, koel-vriescombinatie, koelcel, koelcellen, koelwagen
fridge: koelvriescombinatie, koelaanhanger, frigo's
fuse-box: meterkast, meterkasten, groepenkast, groepenkasten, zekeringkast, stoppenkast
garage-door: garagedeur, garagedeuren, sectionaaldeur, sectionaaldeuren, garagebox, garage te huur, sectionaalpoort
garage-door: garagepoort, garagepoorten, garagebox te huur, garageboxen, prefab garage, prefab garages
garden-gnome: tuinkabouter, tuinkabouters
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
high-table: statafel, statafels, statafel huren, statafelrok, statafelrokken, hangtafel
hina-dolls: hinapoppen, hinapop, hinamatsuri
hot-water-bottle: warmwaterkruik, warmwaterkruiken, warmwaterzak, kruikenzak, bedkruik
house-insulation: isolatie, dakisolatie, spouwmuurisolatie, zolderisolatie, isolatiebedrijf, isolatiewerken
house-insulation: muurisolatie, gevelisolatie, isoleren, huis isoleren, isolatie van dak, vloerisolatie, spouwisolatie
house-insulation: woning isoleren, energielabel, energielabels, EPC, EPC-attest, EPC-keuring, energieadvies
house-insulation: energieadviseur
incense: wierook, wierookstokjes, wierookhouder, palo santo
insured-home shield: inboedelverzekering, woonverzekering, woonverzekeringen, opstalverzekering, woningverzekering
insured-home shield: brandverzekering, huis verzekeren
iron t-shirt: strijken, strijkijzer
ironing-board: strijkservice, strijkplank, strijkplanken, strijkhulp, strijkgoed, strijkatelier
kettle: waterkoker, waterkokers, fluitketel
key padlock: slotenmaker, sleutels, cilinderslot, hang- en sluitwerk
kitchen-sink: spoelbak, spoelbakken, gootsteen, gootstenen, wastafel, wastafels, wastafelmeubel
ladder: verhuislift, verhuisliften, ladderlift, ladderliften
leaf-blower: bladblazer, bladblazers, bladzuiger
light-bulb: lampen, verlichting
lock-and-key padlock: sloten, slot vervangen, slim slot, cyberbeveiliging, gegevensbescherming
lock-and-key puzzle: escaperoom
lotion: ontharen, dermatoloog, huidarts, zonnebrand, handcrème, shampoobar, haarmasker, gezichtsmasker
lotion serum-bottle: gezichtsreiniging, huidverbetering, huidtherapeut, huidtherapie, acnebehandeling, acne
lotion serum-bottle: huidverjonging, pigmentvlekken, huidanalyse, cellulitis, eczeem, moedervlekken, bindweefselmassage
lotion serum-bottle: lichaamsbehandeling, huidkanker, vetbevriezing
lunch-box: broodtrommel, broodtrommels, lunchbox, lunchboxen, lunchtrommel, lunchpakket, lunchpakketten, brooddoos
mattress bed: matras, matrassen, boxsprings, lattenbodem, slaapcomfort, kussens en dekbedden
mattress: luchtbed, luchtbedden
meat-slicer: vleessnijmachine, vleessnijmachines, snijmachine voor vlees, hamsnijmachine, vleeswarensnijmachine
microwave: magnetron, magnetrons, combimagnetron, combimagnetrons, microgolfoven, microgolfovens, inbouwmagnetron
moka-pot: mokapot, mokapotje, espressopotje
mortar: pepermolen, kruidenrek
mouse-trap: muizen, ratten, muizenplaag, muizenbestrijding, rattenbestrijding
mouse-trap cockroach: ongediertebestrijding, ongedierte, plaagdierbestrijding, zilvervisjes
nails: spijker, spijkers, draadnagels, stalen nagels
neon-sign: neonbord, neonborden, neonreclame, neonletters, neon bord, neon sign, neon signs, lichtreclame, lichtreclames
noren: noren, noren-gordijn, noren-gordijnen
office-chair desk: bureaustoel, bureaustoelen, kantoorstoel, gamestoel
oven: fornuis
oven kitchen-knife: kookplaten, oven, inbouwtoestellen
oven spray-bottle: afzuigkap reinigen, ovenreiniging
paint-roller bucket: schilder, schildersbedrijf, huisschilder, renovatie, verbouwing, stukadoor, schilderwerk
paint-roller bucket: schilderwerk buiten, muurverf, muren verven, spuitwerk, schilderen binnen
paint-roller bucket: binnen schilderen, buiten schilderen, crepi, crepiwerken, plamuren
paper-lantern: lampionnenoptocht, lampionoptocht, Sint-Maarten, Sint Maarten, Sint-Maartensoptocht, lichtjestocht
paper-lantern: lichtjestochten, lichtjesoptocht, lampionnentocht
paving trowel: bestrating, tuin bestraten, bestraten, sierbestrating, stratenmaker, stratenmakers, straatwerk, klinkers
paving trowel: straatstenen, terras aanleggen, sierbestratingen
pergola house-with-garden: pergola, pergola's, tuinpaviljoen, prieel, terrasoverkapping, terrasoverkappingen, veranda
pergola house-with-garden: veranda's, overkapping, overkappingen, tuinoverkapping
pet-bed: hondenmand, hondenmanden, hondenkussen, hondenkussens, hondenbed, hondenbedden, kattenmand, kattenmanden
picnic-table: picknicktafel, picknicktafels, picknickbank, picknickbanken
piggy-bank coin: spaarvarken, spaarpot, spaarrekening, pensioensparen, spaarrente, spaargeld, pensioen, lijfrente
piggy-bank coin: beleggingsfonds, spaardeposito, termijnrekening, financieel advies, financieel planner, deposito
piggy-bank coin: vermogensopbouw, beleggingen
pizza-oven: buitenoven voor pizza
pliers: combinatietang, combinatietangen, waterpomptang, nijptang
plug lightning: noodstroom, elektricien, elektra, installateur elektra, groepenkast vervangen
plug lightning: storing in huis, stopcontacten, stopcontact, zonnestroom, elektromonteur, energieleverancier
plug lightning: energiecontract, groene stroom, elektrotechniek, stroom en gas, energievergelijker
plug lightning: elektrische installaties
plug clipboard: keuring elektriciteit, elektrische keuring, elektriciteitskeuring
pressure-washer: hogedrukreiniger, hogedrukreiniging, gevelreiniging, terrasreiniging, terras reinigen
pressure-washer: graffiti verwijderen
pressure-washer roof: dakreiniging, dak reinigen, dakcoating
radiator boiler: verwarmingsinstallateur, verwarming
radiator fire: radiatoren
radiator wrench: waterzijdig inregelen
razor: scheren, scheerapparaat
razor lotion: epileren
recycling: recycling, afval, statiegeld, lege flessen, statiegeldactie
recycling wastebasket: ontruiming, woningontruiming, grofvuil, puin afvoeren, grofvuil ophalen, inboedel opruimen
recycling wastebasket: recyclen, inboedel, zolder opruimen, woning ontruimen, oudpapieractie, leeghalen, huisontruiming
recycling wastebasket: oude metalen
reed-diffuser: geurstokjes, geurstokje, huisparfum met stokjes, reed diffuser, geurdiffuser
rice-cooker: rijstkoker, rijstkokers, elektrische rijstkoker
ride-on-mower: zitmaaier, zitmaaiers, zitgrasmaaier, tuintractor, tuintractoren, tuintrekker
robot-mower: robotgrasmaaier, robotgrasmaaiers, maairobot, maairobots, robotmaaier, robotmaaiers
robot-vacuum: robotstofzuiger, robotstofzuigers, stofzuigrobot, stofzuigrobots, dweilrobot, dweilrobots
rocking-chair: schommelstoel, schommelstoelen, houten schommelstoel
rolling-pin: deegroller, deegrollers, deegrol, deegrollen
roof house: daklekkage, daklekkages, lekkend dak, lekkage dak, dak lekt, lekkage aan het dak, loodgieter zink, dak
roof house: dakwerken, dakkapel, dakkapellen, dakpannen, dak vernieuwen, nieuw dak, dakgoot lekkage, platte daken
roof house: dakinspectie
roof ladder: dakreparatie, dakrenovatie, dakdekker, dakdekkers, rietdekker, rieten dak, dakbedekking
rug: tapijt, vloerkleed, vloerkleden, tapijten, badmat, deurmat, karpetten
sack spade: mest, potgrond, stalmest
sack wheat: veevoer, diervoeder, diervoeders, kippenvoer, graanhandel, molenmeel
safe padlock: kluis, kluizen, brandkast, brandkasten, inbraakwerende kluis, wapenkluis
samurai-helmet: samoeraihelm, samoeraihelmen, samuraihelm, samuraiharnas, kabuto
saw: decoupeerzaag
saw axe: zaagwerk
saw hammer: parket schuren, houtbewerking, schrijnwerker, timmerman, timmerwerk, meubelmaker, timmerlieden
saw hammer: interieurbouw, schrijnwerkerij, schrijnwerk, meubels op maat, meubelmakerij, tafel op maat, houtdraaien
saw hammer: maatwerkmeubelen
scratching-post: krabpaal, krabpalen, krabpaaltje
screwdriver coffee: repaircafé
screwdriver toolbox: repair café, repair cafe
security-camera: beveiliging, alarmsysteem
security-camera shield: bewaking, camerabewaking, bewakingsagent
sewing-machine: lockmachine
sewing-machine thread: naaimachine, naaimachines, naaimachine reparatie
sheet-mask: sheetmasker, sheetmaskers, sheet mask
shield laptop: cybersecurity, avg
shield security-camera: beveiligingsbeambte, alarmsystemen, portier, nachtwaker
shield security-camera: bewakers
shield umbrella: verzekering, verzekeringen, rechtsbijstand, ziekenfonds, mutualiteit, assurantiekantoor, assurantiën
shield umbrella: polis, zorgpolis, aov
shoji: shoji, shoji-scherm, shoji-schermen, shoji-deuren, shoji-wand
shopping-cart basket: supermarkt, boodschappen
shopping-cart price-tag: kassière, vakkenvuller, vakkenvullers, buurtwinkel, kassabediende, rekkenvuller
shopping-cart price-tag: winkelbediende voeding, supermarktmedewerker, aanvuller
shower: douchebak
shutters: shutters op maat, raamluik, raamluiken, houten shutters, raamshutters, louvreluiken, binnenluiken
smoke-alarm: rookmelder, rookmelders, koolmonoxidemelder, koolmonoxidemelders, co-melder, co-melders
snow-blower: sneeuwfrees, sneeuwfrezen, sneeuwblazer, sneeuwblazers
soap: zeep, douchegel
sofa: meubels, bank en stoelen, interieur, interieurontwerp, woonwinkel, meubelzaak, bank, loungeset, loungesets
sofa armchair: bank reinigen, bankreiniging, slaapbank, slaapbanken, zitbank, meubels stofferen, loungebank
sofa chair: bank opknappen, bank stofferen, bankstel, bankstellen, hoekbank, hoekbanken
sofa desk-lamp: interieurontwerper, interieurarchitect, interieuradvies, binnenhuisarchitect
sofa paintbrush: meubels opknappen, meubel opknappen
solar-panel battery: zonneboiler
solar-panel sun: zonnecollectoren, zonnepanelen, zonne-energie, zonnecellen
sponge: afwasborstel, vaatdoekjes, afwasmiddel, vaatwastabletten
spray-bottle bucket: wespenbestrijding, wespennest verwijderen, hoornaars, meubelreiniging, schimmelbestrijding
spray-bottle bucket: desinfectie
spray-bottle cockroach: bedwantsen, bedwants
squeegee window: glazenwasser, glazenwassers, ramen wassen, glasbewassing, ruitenwasser, ramenwasser
staircase: trap, trappen, traprenovatie, trappenmaker
staircase saw: trappen op maat, houten trappen
staircase rug: trapbekleding, trapbekledingen
stairlift: traplift, trapliften
stand-mixer: standmixer, kneedmachine, keukenmachine, keukenmachines, keukenrobot, keukenrobots
stone-wall: stapelmuur, stapelmuren, natuurstenen muur, natuurstenen muren, droogstapelmuur
stove fire: kachelbouwer
stove logs: houtkachel, houtkachels, pelletkachel, pelletkachels, kachel, kachels, haarden en kachels
strimmer: grastrimmer, grastrimmers, bosmaaier, bosmaaiers, strimmer
string-lights: lichtsnoer, lichtsnoeren, lichtslinger, lichtslingers, prikkabel, prikkabels, feestverlichting slinger
table-lamp: tafellamp, tafellampen, schemerlamp, schemerlampen, nachtkastlamp, lampenkap, lampenkappen, bedlampje
tap droplet: water afgesloten, wateronderbreking
tap wrench: loodgieter, lekkage, ontstoppen, kraan lekt, waterleiding, kranen, lekkende kraan
tap wrench: installatiebedrijf
tape-measure: rolmaat, rolmaten, meetlint, meetlinten, rolbandmaat
tiled-stove: tegelkachel, tegelkachels, accumulatiekachel
tiles trowel: tegels, tegelzetter, tegelwerk, badkamertegels
tiles: plavuis, plavuizen, mozaïek, mozaïeken
toaster: broodrooster, broodroosters, toaster
toilet: plaskruizen, wc's, wc-pot, wc vervangen
toilet lorry: beerput ledigen, septische put ledigen
toilet plunger: wc verstopt, verstopte wc
toolbox: schroevendraaierset
toolbox hammer: klusjesman, bouwmarkt, gereedschap, klusbedrijf
toolbox hammer: ~ vakman, vakmensen, klusser
toothbrush: tandpasta, tandpastatabletten
torch: hoofdlamp
towel: washandjes, keukenlinnen, keukenlinnens, badlinnen
towel soap: handdoek, handdoeken, badhanddoeken, strandlakens
tv-aerial: tv-antenne, tv-antennes, televisieantenne, dakantenne, antenne-installateur
urn: urnen
vacuum-cleaner: stofzuiger, stofzuigers, steelstofzuiger, stofzuigerzakken
vase: vaas, vazen, Delfts blauw
vase fire: glasblazerij, glasblazen
vase mug: keramiek, aardewerk
video-intercom door: deurbel, videodeurbel, intercom, intercoms, parlofoon, parlofonie, videofoon, videofonie
video-intercom door: deurintercom, deurtelefoon, toegangscontrole, slimme deurbel
wallpaper paint-roller: behang, behangen, behanger, behangpapier, fotobehang, behangwinkel, behangwerk
wallpaper: wandbekleding
wardrobe: kasten, inbouwkast, kast op maat, kledingkast, schuifdeurkast, linnenkast, garderobekast, schoenenkast
wardrobe: kleerkast
wardrobe oven: keukendeurtjes, keukenfronten, keukendeuren
washing-machine: wasmachine, wassalon, witgoed, witgoedreparatie, stomerij en wasserij, huishoudelijke apparaten
washing-machine: wasmiddel, wasverzachter, droogkast, droogkasten, droogtrommel, droogtrommels
washing-machine t-shirt: wasserij, wasserette, was en strijk
washing-machine wrench: witgoed reparatie, droger
wastebasket recycling: oud ijzer, milieustraat, zwerfafval, opruimactie, strandopruiming, zwerfvuilactie, lentepoets
water-bottle: drinkfles, drinkflessen, thermosfles, thermosflessen, rvs drinkfles, waterfles, waterflessen, bidon
water-bottle: bidons, thermoskan, thermoskannen, drinkbus, drinkbussen, bronwater, mineraalwater
water-pump droplet: waterput boren, bronboring, waterpomp, waterpompen
water-tank droplet: watertank, watertanks, regenton, regentonnen, regenput, regenputten
wheelie-bin: kliko, kliko's, containerreiniging, kliko reiniging, afvalcontainer, afvalcontainers, vuilnisbak
wheelie-bin: vuilniszakken, pedaalemmer, prullenbak
wifi-router: glasvezel, breedband, internetprovider, wifi-router, wifi problemen, internetaansluiting, wifi installatie
wifi-router: wifi-installatie, wifi versterker
window: kozijnen, glaszetter, ramen en deuren, dubbel glas, nieuwe ramen, kozijnen en ramen, hr++ glas, hr++
window: triple glas, glasschade, isolatieglas, schuifpui, schuifpuien, dakraam, horren, hor, horren op maat, hordeur
window: hordeuren, inzethor, plissehorren, plisséhorren, veluxraam, veluxramen, Velux ramen, kunststof ramen, pvc-ramen
window: stalen ramen, houten ramen, dakramen
window bucket: ramen lappen, ramen zemen
window house: beglazing, ramen plaatsen
window palette: glas-in-loodatelier
window-net: balkonnet, balkonnetten, kattennet, kattennetten, veiligheidsnet balkon, raamnet
wood-pellets: houtpellets, houtkorrels, pelletkorrels, pellets voor kachel
wrench car: garage, autogarage, monteur, apk, autoreparatie, automonteur, apk-keuring, onderhoudsbeurt, autoschade
wrench car: distributieriem, koppeling vervangen, uitlaat, uitlaten, schokbrekers, schadeherstel, spuiterij
wrench car: airco service auto, aircoservice, uitlijnen, trekhaak, keuring, garagist, kleine beurt, bandenspanning
wrench car: grote beurt auto, grote beurt voor uw auto, apk en beurt
`;
