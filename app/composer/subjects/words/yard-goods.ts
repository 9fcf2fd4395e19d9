import { yardGoodsElsewhere } from './yard-goods-elsewhere.ts';
import { yardGoodsNorth } from './yard-goods-north.ts';

/**
 * What is built, hired and worn about house and yard, by language; read before home-goods.ts. Notation: word-list.ts.
 */
export const yardGoods: Record<string, string> = {
  en: `
blinds: blinds, window blinds, roller blinds, roman blinds, venetian blinds, vertical blinds, plantation shutters, shutters, window shutters, blinds and shutters, made to measure blinds, blackout blinds
curtains blinds: curtains and blinds, blinds and curtains
scaffold ladder: scaffold, scaffolding, scaffolders, scaffolder, scaffolding hire, scaffold hire, scaffold tower, scaffold towers, tower hire
towel soap: towel, towels, bath towels, beach towels, tea towels, linen hire, towel hire, bathrobes
pergola house-with-garden: pergola, pergolas, gazebo, gazebos, arbour, arbours, garden structures, veranda, verandas, verandah, louvred roof
trailer: trailer, trailers, trailer hire, trailer sales, trailer servicing, trailer repairs, horse trailer, car trailer, car trailers, box trailer, plant trailer
vase: vase, vases, ceramic vases, glass vases, handmade vases
gutter house: gutter, gutters, guttering, gutter cleaning, gutter repair, gutter repairs, gutters cleared, gutter clearing, fascias, soffits, fascias and soffits, soffits and fascias, fascias soffits and guttering, downpipes, roofline
heat-pump radiator: heat pump, heat pumps, air source heat pump, air source heat pumps, ground source heat pump, ground source heat pumps, air source, renewable heating
treadmill dumbbell: treadmill, treadmills, gym equipment, fitness equipment, home gym equipment, exercise equipment, cardio machines, running machine, running machines, exercise bikes
swing slide: swing, swings, swing set, swing sets, climbing frames, climbing frame, play equipment, playground equipment
espresso-machine coffee: espresso machine, espresso machines, coffee machine, coffee machines, coffee maker, coffee makers, barista training, barista course, barista courses, barista class, coffee machine repair, coffee machine rental, office coffee machines
wheelbarrow spade: wheelbarrow, wheelbarrows, topsoil, top soil, compost delivery, bark mulch, mulch, bulk bags of soil, gravel delivery, landscaping supplies, landscape supplies
iron t-shirt: ironing, ironing service, ironing services, ironing done, steam iron, steam irons, irons, wash and iron, pressing service
piggy-bank coin: piggy bank, piggy banks, money box, money boxes
garage-door: garage door, garage doors, new garage doors, roller garage doors, sectional garage doors, garage door repair, garage door repairs, roller shutter, roller shutters, roller shutter doors
marquee: marquee, marquees, marquee hire, wedding marquee, wedding marquees, party tent hire, event tents, event tent, tent hire for weddings, tipi hire, stretch tents, stretch tent hire
anvil hammer: blacksmith, blacksmiths, blacksmithing, forge, forge day, forge days, knife forging, wrought iron, wrought ironwork, ironwork
pressure-washer: pressure washing, pressure washer, pressure washers, power washing, power washer, jet washing, jet wash, patio cleaning, driveway cleaning, patio and driveway cleaning, driveway and patio cleaning, exterior cleaning, render cleaning, soft washing, graffiti removal
hoodie t-shirt: hoodie, hoodies, sweatshirt, sweatshirts, streetwear, leavers hoodies, custom hoodies, printed hoodies, sweaters and hoodies, athleisure
`,
  de: `
blinds: jalousie, jalousien, rollo, rollos, rollladen, rollläden, raffstore, raffstores, plissee, plissees, fensterläden, sonnenschutz
scaffold ladder: gerüst, gerüste, gerüstbau, gerüstbauer, gerüstverleih, rollgerüst
towel soap: handtuch, handtücher, badetücher, badetuch, strandtücher, bademäntel
pergola house-with-garden: pergola, pergolen, pavillon, pavillons, terrassenüberdachung, terrassendach, terrassenüberdachungen
trailer: anhänger, pkw-anhänger, anhängerverleih, anhänger mieten, anhängervermietung, pferdeanhänger
vase: vase, vasen
gutter house: dachrinne, dachrinnen, dachrinnenreinigung, regenrinne, regenrinnen, spengler, dachentwässerung
heat-pump radiator: wärmepumpe, wärmepumpen, luftwärmepumpe, luft-wasser-wärmepumpe
treadmill dumbbell: laufband, laufbänder, fitnessgeräte, sportgeräte, heimtrainer, crosstrainer
swing slide: schaukel, schaukeln, spielgeräte, klettergerüst, klettergerüste, spielturm
espresso-machine coffee: espressomaschine, espressomaschinen, kaffeemaschine, kaffeemaschinen, kaffeevollautomat, kaffeevollautomaten, siebträger, siebträgermaschine, baristakurs, barista-kurs, kaffeemaschinen-reparatur
wheelbarrow spade: schubkarre, schubkarren, mutterboden, rindenmulch, gartenerde, kies und sand
iron t-shirt: bügelservice, bügeln, bügelwäsche, bügeleisen, heißmangel, mangelservice
piggy-bank coin: sparschwein, spardose, sparbuch, sparkonto, altersvorsorge
garage-door: garagentor, garagentore, sektionaltor, sektionaltore, rolltor, rolltore
marquee: festzelt, festzelte, zeltverleih, hochzeitszelt, partyzelt, partyzelte, partyzeltverleih
anvil hammer: schmied, schmiede, schmiedekurs, kunstschmied, kunstschmiede, amboss, messerschmiedekurs
pressure-washer: hochdruckreiniger, hochdruckreinigung, steinreinigung, terrassenreinigung, fassadenreinigung, pflasterreinigung, graffitientfernung
hoodie t-shirt: hoodie, hoodies, kapuzenpullover, sweatshirts, streetwear, abi-hoodies
`,
  fr: `
blinds: stores vénitiens, store vénitien, stores enrouleurs, volet roulant, volets roulants, volets, persiennes
scaffold ladder: échafaudage, échafaudages, location d'échafaudage
towel soap: serviettes de bain, serviette de plage, linge de bain, draps de bain, peignoirs, linge de maison
pergola house-with-garden: pergola, pergolas, pergola bioclimatique, pergolas bioclimatiques, tonnelle, tonnelles, véranda de jardin
trailer: remorque, remorques, location de remorque, location de remorques, van pour chevaux
vase: vase, vases
gutter house: gouttière, gouttières, nettoyage de gouttières, pose de gouttières, zinguerie, chéneaux
heat-pump radiator: pompe à chaleur, pompes à chaleur, pac air-eau
treadmill dumbbell: tapis de course, appareils de fitness, matériel de musculation, vélo d'appartement
swing slide: balançoire, balançoires, portique, aire de jeux, portiques
espresso-machine coffee: machine à café, machines à café, machine à expresso, machines à expresso, formation barista, cours de barista
wheelbarrow spade: brouette, brouettes, terre végétale, terreau, paillage
iron t-shirt: repassage, repassage à domicile, fer à repasser, service de repassage
piggy-bank coin: tirelire, épargne, livret d'épargne, assurance vie, épargne retraite
garage-door: porte de garage, portes de garage, portes sectionnelles, porte sectionnelle
marquee: chapiteau, chapiteaux, location de chapiteaux, tente de réception, location de barnums, barnum, barnums
anvil hammer: forgeron, forge, ferronnerie, ferronnier, coutellerie forgée
pressure-washer: nettoyeur haute pression, nettoyage haute pression, karcher, nettoyage de façades, nettoyage de terrasse, démoussage de terrasse
hoodie t-shirt: sweat, sweats, sweat à capuche, sweats à capuche, hoodie, hoodies, streetwear
`,
  es: `
blinds: persiana, persianas, estores, estor, venecianas, contraventanas
scaffold ladder: andamio, andamios, alquiler de andamios, montaje de andamios
towel soap: toalla, toallas, albornoces, toallas de playa
pergola house-with-garden: pérgola, pérgolas, cenador, cenadores, pérgolas bioclimáticas, pérgola bioclimática
trailer: remolque, remolques, alquiler de remolques
vase: jarrón, jarrones, florero, floreros
gutter house: canalón, canalones, limpieza de canalones, canaletas, bajantes
heat-pump radiator: bomba de calor, bombas de calor, aerotermia
treadmill dumbbell: cinta de correr, cintas de correr, máquinas de gimnasio, equipos de gimnasio
swing slide: columpio, columpios, parque infantil, parques infantiles
espresso-machine coffee: cafetera, cafeteras, máquina de café, máquinas de café, curso de barista, taller de barista
wheelbarrow spade: carretilla, carretillas, tierra vegetal, mantillo
iron t-shirt: planchado, servicio de planchado, plancha de ropa, planchado a domicilio
piggy-bank coin: hucha, huchas, cuenta de ahorro, plan de ahorro, plan de pensiones
garage-door: puerta de garaje, puertas de garaje, puertas seccionales
marquee: carpas, carpa, alquiler de carpas, carpas para bodas
anvil hammer: herrero, forja, herrería, forja artística, yunque
pressure-washer: hidrolimpiadora, limpieza a presión, limpieza de fachadas, hidrolavado
hoodie t-shirt: sudadera, sudaderas, sudaderas con capucha, buzos, streetwear
`,
  it: `
blinds: tapparella, tapparelle, veneziane, persiane, tende a rullo, scuri
scaffold ladder: ponteggio, ponteggi, noleggio ponteggi, trabattelli
towel soap: asciugamano, asciugamani, accappatoi, teli mare
pergola house-with-garden: pergola, pergole, gazebo, pergolato, pergole bioclimatiche
trailer: rimorchio, rimorchi, noleggio rimorchi, carrello appendice
vase: vaso di vetro, vasi in ceramica, vasi decorati
gutter house: grondaia, grondaie, pulizia grondaie, lattoneria, lattoniere
heat-pump radiator: pompa di calore, pompe di calore
treadmill dumbbell: tapis roulant, attrezzi da palestra, attrezzature fitness
swing slide: altalena, altalene, parco giochi, giochi da giardino
espresso-machine coffee: macchina da caffè, macchine da caffè, macchina espresso, macchine espresso, macchine per caffè, corso barista, corso per baristi
wheelbarrow spade: carriola, carriole, terriccio, terriccio universale
iron t-shirt: stireria, stiratura, stiro, stiratura a domicilio, ferro da stiro
piggy-bank coin: salvadanaio, piano di risparmio, fondo pensione, conto deposito
garage-door: porta garage, porte garage, portone sezionale, portoni sezionali, basculante, basculanti, serranda, serrande
marquee: tensostruttura, tensostrutture, noleggio tendoni, tendone, noleggio gazebo per feste
anvil hammer: fabbro ferraio, forgiatura, ferro battuto, incudine
pressure-washer: idropulitrice, idropulitura, pulizia facciate, idropulitrici
hoodie t-shirt: felpa, felpe, felpa con cappuccio, felpe personalizzate, streetwear
`,
  pt: `
blinds: persiana, persianas, estores, estore, venezianas
scaffold ladder: andaime, andaimes, aluguer de andaimes, aluguel de andaimes
towel soap: toalha, toalhas, toalhas de banho, roupões
pergola house-with-garden: pérgola, pérgolas, pergolado, pergolados
trailer: reboque, reboques, aluguer de reboques
vase: jarra decorativa, vaso decorativo
gutter house: calha, calhas, caleiras, limpeza de caleiras, limpeza de calhas
heat-pump radiator: bomba de calor, bombas de calor
treadmill dumbbell: esteira ergométrica, passadeira de corrida, equipamentos de ginásio, esteiras
swing slide: baloiço, baloiços, balanço infantil, parque infantil
espresso-machine coffee: máquina de café, máquinas de café, cafeteira, cafeteiras, curso de barista
iron t-shirt: engomadoria, passar a ferro, engomar, passadoria, ferro de engomar
piggy-bank coin: mealheiro, cofrinho, poupança, conta poupança, previdência privada
garage-door: portão de garagem, portões de garagem, portas seccionadas
marquee: tendas para eventos, aluguer de tendas, aluguel de tendas
anvil hammer: ferreiro, forja, serralharia artística
pressure-washer: lavagem a pressão, lavagem à pressão, máquina de lavar a pressão, limpeza de fachadas
hoodie t-shirt: moletom, moletons, sweatshirts, camisolas com capuz, hoodies
`,
  nl: `
blinds: jaloezie, jaloezieën, rolgordijn, rolgordijnen, raamdecoratie, rolluik, rolluiken, luxaflex, zonwering, shutters
scaffold ladder: steiger, steigers, steigerbouw, steigerverhuur, rolsteiger
towel soap: handdoek, handdoeken, badhanddoeken, badjassen, strandlakens
pergola house-with-garden: pergola, pergola's, tuinpaviljoen, prieel, terrasoverkapping, terrasoverkappingen, veranda, veranda's
trailer: aanhanger, aanhangers, aanhangwagen, aanhangwagens, aanhangerverhuur, paardentrailer
vase: vaas, vazen
gutter house: dakgoot, dakgoten, goot schoonmaken, dakgootreiniging, zinkwerk
heat-pump radiator: warmtepomp, warmtepompen, hybride warmtepomp
treadmill dumbbell: loopband, loopbanden, fitnessapparatuur, fitnessapparaten
swing slide: schommel, schommels, speeltoestellen, klimrek
espresso-machine coffee: espressomachine, espressomachines, koffiemachine, koffiemachines, koffieautomaat, koffieautomaten, baristacursus, barista training
wheelbarrow spade: kruiwagen, kruiwagens, tuinaarde, boomschors
iron t-shirt: strijkservice, strijken, strijkijzer, strijkatelier
piggy-bank coin: spaarvarken, spaarpot, spaarrekening, pensioensparen
garage-door: garagedeur, garagedeuren, sectionaaldeur, sectionaaldeuren
marquee: feesttent, feesttenten, tentverhuur, partytent, partytenten, bruiloftstent
anvil hammer: smid, smederij, smeden, aambeeld, cursus smeden
pressure-washer: hogedrukreiniger, hogedrukreiniging, gevelreiniging, terrasreiniging, terras reinigen, graffiti verwijderen
hoodie t-shirt: hoodie, hoodies, sweater met capuchon, sweaters, streetwear
`,
  ...yardGoodsNorth,
  ...yardGoodsElsewhere,
};
