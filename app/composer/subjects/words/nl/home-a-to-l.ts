/** Dutch words for the home, a to l. Notation: word-list.ts. */
export const dutchHomeAToL = `
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
axe logs: kloofmachine, kloofmachines, houtkloofmachine, houtkloofmachines, houtklover, houtklovers
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
bathtub: badzout, badlift, badliften
bathtub shower: badkamer verbouwen, badkamer, badkamers, sanitair, ligbad, badmeubel, badkamermeubel
bathtub tiles: kitvoeg, kitvoegen
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
bookshelf books: boekenkast, boekenkasten, stellingkast, wandrekken, boekenruilkast, boekenruilkasten, minibieb
bow-and-arrow target: boogschieten, handboogschieten, handboogvereniging, boogschietles
broom: veegmachine, veegmachines
broom bucket: huishoudhulp, poetsvrouw, dienstencheques, schoonmaakhulp
broom spray-bottle: schoonmaak, schoonmaakbedrijf, schoonmaken, huishoudelijke hulp, kantoorschoonmaak
broom spray-bottle: interieurverzorgster, kuisvrouw, kuisploeg, poetsen, trappenhuisreiniging
broom spray-bottle: interieurverzorger
broom wastebasket: zwerfafvalactie, opschoondag, plandelen, zwerfvuil, plastic rapen, beach cleanup, plogging
broom wastebasket: mooimakers, world cleanup day
bucket: vloerwisser
bucket beach: zandkastelen, zandkasteel, zandkastelenwedstrijd
bunk-bed: stapelbed, stapelbedden, stapelbed kinderkamer, hoogslaper, hoogslapers
bust: beeldhouwen, beeldhouwcursus, beeldhouwer, beelden in de tuin, beeldentuin, beeldenroute, standbeelden, buste
candle: kaarsen, uitvaart, uitvaartverzorging, begrafenis
candle bouquet: grafverzorging, grafonderhoud, graf schoonmaken, grafreiniging, uitvaartverzekering, rouwcentrum
candle bouquet: allerzielen
candle church: vastenactie
candle headstone: crematie, begrafenisondernemer
candle heart: rouwcafé, rouwcafe, troostcafé
candle poppy: dodenherdenking, dodenherdenkingen, herdenking 4 mei, herdenking, herdenkingen
carport: carport, carports, carport op maat, carport laten plaatsen
ceiling-fan: plafondventilator, plafondventilatoren, plafondventilators
chair: stoelen, krukje, stoelhoes, stoelhoezen
chair dining-table: tuinset, tuinsets, tuinmeubelen, tuinmeubels, terrasmeubilair, eethoek, meubelverhuur
chandelier: kroonluchter, kroonluchters, lampenwinkel, hanglampen
chest-of-drawers: ladekast, ladekasten, ladenkast, ladenkasten, commode met lades, dressoir, dressoirs, commode
chest-of-drawers: commodes, babycommode
chest-of-drawers table-lamp: nachtkastje, nachtkastjes, nachttafel, nachttafels, nachttafeltje
chimney fire: rookkanaal, schoorsteen laten vegen, schoorstenen vegen
chisel: beitel, beitels, houtbeitel, houtsnijbeitels
chisel logs: houtsnijden, houtsnijkunst, houtsnijcursus
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
cot: ledikant, babybed, babybedje, wieg, wiegje, kinderbed, babykamer, box met boxkleed, boxkleed, boxkleden
cot: kinderbox, grondbox, babybox
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
fence: tuinscherm, tuinschermen, tuinafscheiding
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
floorboards: parket schuren, parket oliën, parket schuren en oliën, parketteur, parketteurs, parketlegger, osb platen
floorboards: osb plaat, osb-platen, steigerhout, steigerplanken
floorboards saw: schuurmachine, schuurmachines
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
grandfather-clock: friese klok, staartklok
grandfather-clock wall-clock: staande klok, staande klokken, klokkenmaker
gutter house: dakgoot, dakgoten, goot schoonmaken, dakgootreiniging, zinkwerk, goten
hair-straightener: stijltang, stijltangen
hammer-and-wrench gear: constructiewerk
headstone: steenhouwerij, grafsteen, grafstenen, grafmonumenten
headstone hammer: steenhouwer, steenhouwers
heat-pump radiator: warmtepomp, warmtepompen, hybride warmtepomp
high-chair: kinderstoel, kinderstoelen, eetstoel baby, babyeetstoel
high-table: statafel, statafels, statafel huren, statafelrok, statafelrokken, hangtafel
hina-dolls: hinapoppen, hinapop, hinamatsuri
hot-water-bottle: warmwaterkruik, warmwaterkruiken, warmwaterzak, kruikenzak, bedkruik
house-insulation: isolatie, dakisolatie, spouwmuurisolatie, zolderisolatie, isolatiebedrijf, isolatiewerken
house-insulation: muurisolatie, gevelisolatie, isoleren, huis isoleren, isolatie van dak, vloerisolatie, spouwisolatie
house-insulation: woning isoleren, energielabel, energielabels, EPC, EPC-attest, EPC-keuring, energieadvies
house-insulation: energieadviseur, piepschuim, piepschuimplaten
incense: wierook, wierookstokjes, wierookhouder, palo santo
insured-home shield: inboedelverzekering, woonverzekering, woonverzekeringen, opstalverzekering, woningverzekering
insured-home shield: brandverzekering, huis verzekeren
iron t-shirt: strijken, strijkijzer
ironing-board: strijkservice, strijkplank, strijkplanken, strijkhulp, strijkgoed, strijkatelier
kettle: waterkoker, waterkokers, fluitketel
key padlock: slotenmaker, sleutels, cilinderslot, hang- en sluitwerk
key toolbox: conciërge, conciërges, concierge school
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
`;
