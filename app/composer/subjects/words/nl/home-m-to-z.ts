/** Dutch words for the home, m to z. Notation: word-list.ts. */
export const dutchHomeMToZ = `
mattress bed: matras, matrassen, boxsprings, lattenbodem, slaapcomfort, kussens en dekbedden
mattress: luchtbed, luchtbedden
meat-slicer: vleessnijmachines, snijmachine voor vlees, hamsnijmachine, vleeswarensnijmachine, snijmachine
meat-slicer: snijmachines, vleessnijmachine
microwave: magnetron, magnetrons, combimagnetron, combimagnetrons, microgolfoven, microgolfovens, inbouwmagnetron
moka-pot: mokapot, mokapotje, espressopotje
mortar: pepermolen, kruidenrek
mouse-trap: muizen, ratten, muizenplaag, muizenbestrijding, rattenbestrijding
mouse-trap cockroach: ongediertebestrijding, ongedierte, plaagdierbestrijding, zilvervisjes
mouse-trap spade: mollen vangen, mollenvanger, mollenvangst
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
paving: kassei, kasseien
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
pressure-washer house: gevel reinigen, gevels reinigen, gevels schoonmaken, gevel schoonmaken
pressure-washer roof: dakreiniging, dak reinigen, dakcoating
radiator boiler: verwarmingsinstallateur, verwarming
radiator fire: radiatoren
radiator wrench: waterzijdig inregelen
razor: scheren, scheerapparaat
razor lotion: epileren
recycling: recycling, afval, statiegeld, lege flessen, flessenactie, statiegeldactie
recycling wastebasket: ontruiming, woningontruiming, grofvuil, puin afvoeren, grofvuil ophalen, inboedel opruimen
recycling wastebasket: recyclen, inboedel, woning ontruimen, oudpapieractie, leeghalen, huisontruiming
recycling wastebasket: oude metalen
reed-diffuser: geurstokjes, geurstokje, huisparfum met stokjes, reed diffuser, geurdiffuser
rice-cooker: rijstkoker, rijstkokers, elektrische rijstkoker
ride-on-mower: zitmaaier, zitmaaiers, zitgrasmaaier, tuintractor, tuintractoren, tuintrekker
robot-mower: robotgrasmaaier, robotgrasmaaiers, maairobot, maairobots, robotmaaier, robotmaaiers
robot-vacuum: robotstofzuiger, robotstofzuigers, stofzuigrobot, stofzuigrobots, dweilrobot, dweilrobots
rocking-chair: schommelstoel, schommelstoelen, houten schommelstoel
rolling-pin: deegroller, deegrollers, deegrol, deegrollen
roof: golfplaat, golfplaten
roof dust-mask: asbest, asbest verwijderen, asbestsanering
roof house: daklekkage, daklekkages, lekkend dak, lekkage dak, dak lekt, lekkage aan het dak, loodgieter zink, dak
roof house: dakkapel, dakkapellen, dakpannen, dak vernieuwen, nieuw dak, dakgoot lekkage, platte daken
roof house: dakinspectie, steenmarter, steenmarters, dakwerken, nooit meer lekkage
roof ladder: dakreparatie, dakrenovatie, dakdekker, dakdekkers, rietdekker, rieten dak, dakbedekking, leidekker
roof ladder: leidekkers
rug: tapijt, vloerkleed, vloerkleden, tapijten, badmat, deurmat, karpetten
sack spade: mest, potgrond, stalmest
sack wheat: veevoer, diervoeder, diervoeders, kippenvoer, graanhandel, molenmeel
safe padlock: kluis, kluizen, brandkast, brandkasten, inbraakwerende kluis, wapenkluis
samurai-helmet: samoeraihelm, samoeraihelmen, samuraihelm, samuraiharnas, kabuto
saw: decoupeerzaag, lintzaag, lintzagen
saw axe: zaagwerk
saw hammer: houtbewerking, schrijnwerker, timmerman, timmerwerk, meubelmaker, timmerlieden
saw hammer: interieurbouw, schrijnwerkerij, schrijnwerk, meubels op maat, meubelmakerij, tafel op maat
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
sponge dinner-plate: afwasser, afwassers, afwashulp, afwashulpen, plongeur, plongeurs
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
stone-wall rock: blauwe steen, blauwe hardsteen, arduin
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
toolbox saw: schaafbank, schaafbanken, werkbank
toothbrush: tandpasta, tandpastatabletten
torch: hoofdlamp
towel: washandjes, keukenlinnen, keukenlinnens, badlinnen
towel soap: handdoek, handdoeken, badhanddoeken, strandlakens
tv-aerial: tv-antenne, tv-antennes, televisieantenne, dakantenne, antenne-installateur
urn: urnen
vacuum-cleaner: stofzuiger, stofzuigers, steelstofzuiger, stofzuigerzakken, vorwerk
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
wastebasket recycling: zolder opruimen, ruimen uw zolder op, ruimen zolders op
water-bottle: drinkfles, drinkflessen, thermosfles, thermosflessen, rvs drinkfles, waterfles, waterflessen, bidon
water-bottle: bidons, thermoskan, thermoskannen, drinkbus, drinkbussen, bronwater, mineraalwater
water-pump droplet: waterput boren, bronboring, waterpomp, waterpompen
water-tank droplet: watertank, watertanks, regenton, regentonnen, regenput, regenputten, luchtontvochtiger
water-tank droplet: luchtontvochtigers, bouwdroger, bouwdrogers, ibc vat, ibc vaten, ibc-container
wheelie-bin: kliko, kliko's, containerreiniging, kliko reiniging, afvalcontainer, afvalcontainers, vuilnisbak
wheelie-bin: vuilniszakken, pedaalemmer, prullenbak
wifi-router: glasvezel, breedband, internetprovider, wifi-router, internetaansluiting, wifi installatie
wifi-router: wifi-installatie, wifi versterker, wifi traag, trage wifi, wifi probleem, wifi problemen
window: kozijnen, glaszetter, ramen en deuren, dubbel glas, nieuwe ramen, kozijnen en ramen, hr++ glas, hr++
window: triple glas, glasschade, isolatieglas, schuifpui, schuifpuien, dakraam, hor, horren op maat
window: inzethor, plissehorren, plisséhorren, veluxraam, veluxramen, Velux ramen, kunststof ramen, pvc-ramen
window: stalen ramen, houten ramen, dakramen
window bucket: ramen lappen, ramen zemen
window house: beglazing, ramen plaatsen
window palette: glas-in-loodatelier
window-net: balkonnet, balkonnetten, kattennet, kattennetten, veiligheidsnet balkon, raamnet, vliegenraam
window-net: vliegenramen
window-net window: horren, hor op maat, raamhor, raamhorren, hordeur, hordeuren, muggengaas, vliegengaas
wood-pellets: houtpellets, houtkorrels, pelletkorrels, pellets voor kachel
wrench car: garage, autogarage, monteur, apk, autoreparatie, automonteur, apk-keuring, onderhoudsbeurt, autoschade
wrench car: distributieriem, koppeling vervangen, uitlaat, uitlaten, schokbrekers, schadeherstel, spuiterij
wrench car: airco service auto, aircoservice, uitlijnen, trekhaak, keuring, garagist, kleine beurt, bandenspanning
wrench car: grote beurt auto, grote beurt voor uw auto, apk en beurt
`;
