/** Italian words for food, drink, animals and plants. Notation: word-list.ts. */
export const italianFoodAndNature = `
apple basket: mele, frutta, frutteto
artichoke: carciofini, carciofo, carciofi
asparagus: asparagi
barbecue: barbecue a gas, barbecue da giardino, barbecue in muratura, barbecue
beans: lenticchie, legumi, ceci
beetroot: barbabietola, barbabietole, barbabietola rossa, barbabietole rosse, rapa rossa, rape rosse
bell-pepper: peperoni
berliner: bombolone, bomboloni, krapfen, bombolone alla marmellata
birthday-cake cupcake: pasticceria, torte, torta, cake design, pasticcere, pasticciera, pasticcini, mignon, dolci
blackberry: more di rovo, confettura di more, marmellata di more
blueberries: mirtilli
braided-bread: treccia di pane
bread: pane, pane artigianale, portapane
bread croissant: lievito madre, panificatore
bread-dumplings: canederli, canederlo, knödel
bread-roll: rosette di pane, michetta, michette
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: hamburger, hamburgeria, burger
cabbage: cavolo, cavoli, crauti, verza, verze, cavolo cappuccio
cake-slice: colomba, colombe, colombe artigianali, tiramisù, cassata, stampi per muffin
candy lollipop: caramelle, torrone
canned-food basket: banco alimentare, raccolta alimentare, pacchi alimentari, colletta alimentare, emporio solidale
canned-food basket: mensa dei poveri, spesa sospesa, raccolta viveri
carrot spade: orti sociali, orto sociale, orti in affitto, orti urbani
cauliflower: cavolfiore, cavolfiori
cheese: formaggi, caseificio, formaggio
cherries: ciliegie
chestnut: caldarroste, castagne, castagnata, castagna, caldarrosta, marroni, marrone
chicken-leg: pollo, alette di pollo, polleria
chilli: salsa piccante
chimney-cake: kürtőskalács, trdelnik, trdelník
chocolate candy: cioccolato, cioccolateria, cioccolatini, tartufi al cioccolato, tartufi dolci, tartufini
chocolate candy: tartufini al cioccolato
christmas-pudding: christmas pudding, plum pudding, pudding di natale
churros chocolate: churros
cinnamon-roll: girelle alla cannella, cinnamon rolls
clams: vongola, vongole veraci, vongole
cookie: biscotti
cotton-candy: zucchero filato
couscous: couscous, cous cous, cuscus
coxinha: coxinha, coxinhas
cream-bun: maritozzo, maritozzi, profiterole, profiteroles, bignè
crepe: crêpe, crêpes, crepes, crespelle, creperia, crêperie
croissant bread: cornetto al pistacchio, cornetteria, panetteria, panificio, fornaio, forno
croissant coffee: cornetti, cornetti caldi, cornetto e cappuccino, cornetti e cappuccino
curry rice: ristorante indiano, cucina indiana
custard-tart: pasticciotto, pasticciotti, pastel de nata
dates: datteri
doughnut: zeppole, castagnole
dumpling: ravioli cinesi, gnocchi
easter-egg: uovo di pasqua, uova di pasqua, uova di cioccolato, uovo di cioccolato, uova pasquali
egg basket: uova, uova fresche
falafel: arancini, arancine, supplì
fig: fichi freschi, fichi secchi, marmellata di fichi, confettura di fichi, pianta di fico, piante di fico
flatbread: piadineria, piadina, piada, crescentine, gnocco fritto, farinata
focaccia: focaccia, focacce, focacceria, focaccia genovese, focaccia barese, focaccia pugliese
fruit-tart: crostata di frutta, crostate di frutta, crostatina alla frutta, crostatine alla frutta
frying-pan cook: padelle
garlic: aglio
gingerbread: pan di zenzero, pan pepato, panpepato, omini di zenzero
grapes: uva da tavola
grapes barrel: uva da vino, mosto, torchio
grapes wine: vendemmia, vendemmia turistica, vendemmie
gratin: gratin, gratin di patate, patate gratinate
ham: prosciutto, prosciutti, prosciutto crudo, prosciutto cotto, prosciuttificio, prosciutteria, culatello
hamper gift: cesto natalizio, cesti natalizi, cesto regalo, cesti regalo, ceste natalizie, confezioni natalizie
honey bee: prodotti dell'alveare, apicoltura, cera d'api, apicoltore, propoli, miele
hot-dog: hot dog
ice-cream soft-ice-cream: coni e coppette
ice-lolly: ghiacciolo, ghiaccioli
indian-sweets: dolci indiani, jalebi, gulab jamun
jar-cake: torta in barattolo, torte in barattolo, dolci in barattolo, torta in vasetto
kale: cavolo riccio, cavolo nero
kebab: kebab
lasagne: lasagne, lasagna, lasagne al forno
lemon soft-drink: limonata, limonate
macaroni: maccheroni, maccheroni al formaggio
macarons: macaron, macarons
maple-syrup: sciroppo d'acero
meat-on-bone: agnello, abbacchio, capretto, porchetta, grigliata, griglieria
mushroom: sagra dei porcini, porcini, funghi, sagra del fungo
mussel: cozze, sagra della cozza, impepata di cozze, muscoli ripieni, frutti di mare
nachos: nachos, tortilla chips
noodles chopsticks: ramen, ristorante cinese, ristorante thailandese, noodles, ristorante giapponese ramen
noodles chopsticks: cucina asiatica, ristorante thai, wok, ristorante coreano
olive-oil: olio
olive-oil olives: molitura, uliveto, olio d'oliva, olio extravergine, olio evo, olio extravergine d'oliva, frantoio
olive-oil olives: frantoi, oleificio
olives: olive, olio nuovo, olio novello
omelette: omelette, frittata di patate, tortilla spagnola
onion: cipolle
orange: centrifuga, spremiagrumi
orange soft-drink: succhi, frullati, centrifugati
pancakes coffee: brunch, colazione
panettone: panettone, panettoni, panettone artigianale, panettoni artigianali, pandoro, pandori
peach: pesche e albicocche, albicocche, pesche nettarine, pesche
peanuts pistachios: frutta secca
pie: crostate, crostata, pastiera
pie flatbread: torta salata
pistachios peanuts: ~ pistacchio, pistacchi, pistacchio di bronte
pizza: forno a legna pizza, forno a legna, cotta nel forno a legna, fior di latte, impasto 48 ore, lievitazione 48 ore
pizza: pizzeria, pizza, pizze, pizza da asporto
plum: prugna, prugne, susine, susina
pomegranate: melograno, melagrana, melagrane, succo di melograno
popcorn film-camera: cinema, serata cinema
potato: patate
potato-fritters: frittelle di patate, rösti, latkes, frittella di patate
powder-tub: proteine in polvere, proteine whey, proteine del siero del latte, creatina
pumpkin: zucca, zucche, sagra della zucca
raspberry: lampone, lamponi
ravioli: raviolo, tortelloni, ravioli freschi, ravioli, tortellini, cappelletti, agnolotti
rhubarb: rabarbaro, confettura di rabarbaro, torta al rabarbaro
rice: cuociriso
roast-chicken: pollo allo spiedo, polli allo spiedo, girarrosto, pollo arrosto
round-loaf: pane di altamura, pane casereccio, pagnotta, pagnotte, pane a lievitazione naturale, pane con lievito madre
round-loaf: pane di montagna
saffron: zafferano, pistilli di zafferano
salad: vegano, vegetariano, ristorante vegano, insalate, nutrizionista, dietista, dietologo, dimagrire, perdere peso
salad rice: poke, pokeria
sandwich baguette: paninoteca, panini, tramezzini, panino, panineria
sausage cheese: salumi, salumeria, salsiccia, norcineria
sausage fire: affumicatoio
schnitzel: cotoletta, cotolette, cotoletta alla milanese
shaved-ice: granita siciliana, granite siciliane, granita al limone, grattachecca
skewers barbecue: spiedini, spiedino, arrosticini
soft-ice-cream: gusto nuovo, nuovo gusto, nuovi gusti
soft-ice-cream ice-cream: gelateria, gelato, gelati, sorbetto, gelataio
soft-ice-cream pistachios: gelato al pistacchio
spaghetti dinner-plate: pranzo della domenica, pranzo in trattoria
spaghetti tomato: pasta, pasta fresca, pastificio, spaghetti, spaghettata, primi piatti, trattoria, osteria
spare-ribs: costine di maiale, puntine di maiale, spuntature, spare ribs
spring-rolls: involtini primavera, involtino primavera
steak kitchen-knife: macelleria, macellaio, bistecca, bistecche, carne, fiorentina, tagliata, fassona, braceria
steamed-bun: baozi, panini al vapore, pane cinese al vapore
stew: zuppa, trippa, zuppe, minestra
stew cutlery: piatto pronto, piatti pronti fatti in casa, cibo fatto in casa
stollen: stollen, christstollen, stollen di natale
strawberry: fragole
strudel: strudel, strudel di mele, apfelstrudel
sushi chopsticks: sushi
taco: tacos, ristorante messicano
tagine: tajine, cucina marocchina
tarte-flambee: tarte flambée, flammkuchen, flammkuchen alsaziana
tomato: pomodori
truffle: tartufo, tartufi, sagra del tartufo, fiera del tartufo, tartufo nero, tartufo bianco, tartufi freschi
truffle: tartufo fresco, tartufaio, tartufai, caccia al tartufo, olio al tartufo, cerca del tartufo
truffle dog: cani da tartufo, cane da tartufo
waffle: waffel
walnut: gherigli di noci, gherigli di noce, nocciola, noci, nocciole, anacardi
watermelon: angurie, cocomeri
wedding-cake: torta nuziale, torte nuziali, torta di nozze, torte di matrimonio, torta matrimonio
white-asparagus: asparago bianco, asparagi bianchi, asparagi di bassano
yoghurt: yogurt, yogurt greco
yule-log: tronchetto di natale, tronchetti di natale
amphora: ceramiche, ceramica, vasi, vasaio
baby-bottle: latte in polvere, omogeneizzati, tiralatte, pappe, massaggiagengive
barrel: bottaio, barrique, botti di rovere
beer beers: birroteca
beer wheat: microbirrificio, birra, birre, birrificio, birra artigianale
beers: pub, birreria, aperitivo al pub
beers memo: pub quiz, quiz night, serata quiz, quiz al
champagne party-popper: addio al nubilato, addio al celibato
champagne toast: spumante, prosecco, champagne
cider: sidro, sidro di mele
cocktail: cocktail, cocktail bar, aperitivo, aperitivi, apericena, aperitivo in terrazza
coffee: caffè, caffetteria, bar caffetteria, espresso, bar
coffee-beans coffee: caffè in grani, torrefazione, torrefazioni, chicchi di caffè, caffè tostato
cutlery dinner-plate: pranzo, menu fisso, ristorante, menù degustazione, street food, sagra, menu pranzo
cutlery dinner-plate: aperitivo rinforzato, cameriere, cameriera, camerieri, trattorie, cucina tipica, ristorazione
cutlery dinner-plate: barista e cameriere, locale tipico, pranzo domenicale, cena sociale
dinner-plate cook: catering, banchetti, buffet, rinfresco, rinfreschi
dinner-plate cutlery: cenone
dinner-plate heart: pranzo comunitario, cena comunitaria, pranzo di comunità, cena di quartiere, pranzo sociale
dinner-plate mushroom: cena al tartufo, serata tartufo, menu al tartufo, cena a base di tartufo, serata al tartufo
dinner-plate takeaway-box: pasti a domicilio, pranzo di lavoro, menu del giorno, piatti pronti, pranzo veloce, mensa
dinner-plate takeaway-box: mense, rosticceria, tavola calda, consegna pasti, cucina casalinga, pausa pranzo
espresso-machine coffee: macchina da caffè, macchine da caffè, macchina espresso, macchine espresso, macchine per caffè
espresso-machine coffee: corso barista, corso per baristi
gin-tonic: gin, gin tonic, gin artigianale
ice-cube: borsa termica
ice-cube snowflake: vendita ghiaccio, ghiaccio a domicilio
jar: sottoli, marmellate, prodotti sfusi, conserve, contenitori ermetici
jar herb: spezie
jar herb: ~ cannella, curcuma
juice-glass: succo d'arancia, succo di frutta, succhi di frutta, spremuta, spremute, spremuta d'arancia
kitchen-knife: coltellino svizzero, coltellino
kitchen-knife frying-pan: coltellinaio, arrotino, affilatura, affilatura coltelli, coltelli
milk cereal-bowl: yogurt artigianale, yogurt di capra
milk dairy-cow: latte fresco, latte crudo, latteria, caseificio latte, latticini
milkshake: milkshake, frappè, frappé
mug: thermos
mug coffee: tazze, tazza, tazzine, tazze in ceramica
soft-drink tropical-drink: bibite
spirits-bottle toast: grapperia, grappa, distilleria, whisky, amaro, rum
tea teapot: tè, sala da tè, tisane
water-jug droplet: boccioni d'acqua, consegna acqua, acqua a domicilio, erogatori d'acqua, acqua minerale a domicilio
wine: caraffa
wine grapes: azienda vinicola, vino, vini, enoteca, cantina, degustazione vini, vigneto, enoteche, degustazione
wine grapes: degustazioni, vignaiolo
alpaca: alpaca, passeggiata con gli alpaca, passeggiate con gli alpaca, trekking con gli alpaca
ant house: termiti, disinfestazione termiti
aquarium tropical-fish: acquariofilia, acquari, allestimento acquari
bee honey: api regine, sciami e arnie, sciami di api, sciami, nuclei di api
beehive bee: arnia, arnie, alveare, alveari
bird nest: canarino, cocorite
birdcage bird: gabbia per uccelli, gabbie per uccelli, voliera, voliere, ornitologia
cat: toelettatura gatti, toelettatura gatto, toelettatura per gatti, pensione per gatti, pensione gatti
cat: cuccioli di gatto, gattini, gattile, micini, gatto, gatti, lettiera, tiragraffi
cat-standing coffee: bar dei gatti, neko café
chick egg: ~ pasqua
chick egg: pasquetta, pranzo di pasqua
chick hen: pulcini, pulcino
cockroach: disinfestazione, blatte, scarafaggi
cow: fiera del bestiame, mostra bovina
cow milk: vitelli, vacche, bovini, allevamento bovini
cow steak: mucca, mucche, manzo
cow stethoscope: veterinario bovini
deer bird: tassidermista, tassidermia, caccia, armeria, selvaggina, articoli da caccia
dog: meticcio, meticci, cuccioli, cucciolo, cagnolino, cagnolini, crocchette, toelettatura, negozio di animali, cane
dog: cani, toelettatore, addestramento cani, addestratore, educatore cinofilo, cinofilo, centro cinofilo, dog sitter
dog: passeggiata a sei zampe, guinzaglio
dog bone: educazione cinofila, asilo per cani, articoli per animali
dog cat: giornata delle adozioni
dog paw: meticcia
dog scissors: tolettatura
dog stethoscope: veterinario, clinica veterinaria
dolphin motor-boat: avvistamento delfini
donkey: asino, asini, asinello, trekking con gli asini, passeggiate con gli asini, asineria
eagle bird: falconeria, falconiere, rapaci
fish: carpa, carpe, carpfishing, avannotti, troticoltura, itticoltura, acquacoltura, trota affumicata, trota, trote
fish: pescheria, pesce, ristorante di pesce, pesce fresco, pescatore, baccalà, tonno, orata, pescivendolo, salmone
fish: alici, crudo di mare
goat: formaggio di capra, caprino
guinea-pig: porcellino d'india, porcellini d'india, cavia peruviana, gabbia per cavie
hamster: gabbia per criceto
hen egg: ovaiole, pollaio
horse: scuderia di cavalli, pensione cavalli, pensione per cavalli, maneggio, articoli equitazione, equitazione, cavalli
horse: cavallo, pony, maniscalco
horseshoe horse: mascalcia
kennel dog: pensione cani, cuccia, cucce per cani, pensione per cani, canile
lizard snake: rettili, terrario
mosquito: zanzare, disinfestazione zanzare
mosquito window: zanzariere, zanzariera
nest-box: casetta per uccelli, casette per uccelli, cassetta nido, cassette nido
oyster shrimp: ostriche
paw: adozione animali, rifugio animali, adotta un amico, protezione animali, animali abbandonati, enpa
pig: maiale, maiali, maialino
pig meat-on-bone: cinghiale, sagra del cinghiale
rabbit: coniglietti, coniglietto, conigli nani, coniglietti nani, coniglio, conigli, conigliera
rooster: mostra avicola, avicoltura
saddle horse: selleria, sellaio, selle, selleria equitazione
sauropod museum: dinosauro, dinosauri
sheep: tosatura, arieti, transumanza
snail: lumache, elicicoltura
songbird: uccelli canori, canto degli uccelli, usignolo
tropical-fish: acquario, laghetti, pesci tropicali
turkey-bird: tacchini
wasp: vespe nido, nido di vespe, nidi di vespe, disinfestazione vespe, calabroni, nido di calabroni, vespe
wasp: vespe e calabroni, calabrone
whale motor-boat: avvistamento balene, avvistamento cetacei, whale watching, balene
ammonite: fossili, ammoniti
beach-umbrella beach: ombrelloni, ombrellone, spiaggia, stabilimento balneare, lido, mare
bird-feeder bird: mangiatoia per uccelli, mangiatoie per uccelli, mangime per uccelli
bonsai: bonsai, corso di bonsai, corsi di bonsai, mostra bonsai
bouquet: fioraio, fiori, fiorista, mazzo di fiori, bouquet, fioreria, composizioni floreali, addobbi floreali
bouquet: festa della mamma, allestimenti floreali, allestimento matrimoni, mimose, mimosa, festa della donna, crisantemi
cactus plant: piante grasse, pianta grassa, succulente
cloud server: cloud, backup cloud, archiviazione cloud
daffodil: giunchiglia, giunchiglie, narciso giallo, narcisi, bulbi di narciso
dahlia: dalia, dalie, tuberi di dalia
daisy seedling: viole del pensiero, piantine da fiore
droplet: infiltrazioni, umidità, acqua potabile, muffa, danni da acqua, deumidificazione
droplet tap: depuratori d'acqua, depuratore, depuratori, addolcitore, addolcitori
fire: falò, falò di sant'antonio, focara, bracieri
greenhouse seedling: serra, serre, serre da giardino, veranda, verande
hammock palm-tree: amaca, amache
hay-bale tractor: erba medica, fieno, balle di fieno, rotoballe, paglia, balle di paglia
hedge: tagliasiepi
hedge secateurs: siepe, siepi
herb: erbe aromatiche, erboristeria
herb mortar: naturopatia, omeopatia, oli essenziali, erbe officinali, fiori di bach
lavender: piante di lavanda, campo di lavanda, campi di lavanda, mazzo di lavanda
lavender: ~ lavanda
lawnmower: tagliaerba, sfalcio, rasaerba
lawnmower spade: tosaerba, taglio erba
logs: legna da ardere, bancali di legna
logs saw: segheria, legname, tavolame, travi, legname da costruzione, segati
orchid: orchidea, orchidee, orchidea in vaso, mostra di orchidee, phalaenopsis
plant: olivi, limoni in vaso, piante da giardino, piante in vaso, vasi da fiori, vaso da fiori, fioriera
poppy: papavero rosso, papaveri rossi, papaveri
rock bricks: muretti a secco, muro a secco, muri a secco, muretto a secco
rose love-letter: san valentino, rose
secateurs leaves: potatura, potature, potatura siepi, taglio siepi, cesoie, potatura ulivi
secateurs spade: cura del verde, manutenzione del verde, paesaggista
seedling plant: vivaio, piante, garden center, semi
seedling tree: sementi, barbatelle, rimboschimento, innesti, piantine, piantine orto
snowdrop: bucaneve, bulbi di bucaneve
snowy-mountain helicopter: soccorso alpino
spade: giardiniere, giardinaggio, manutenzione giardini, attrezzi da giardino
spade lawnmower: cura del giardino, decespugliamento
spade seedling: taglio siepe, taglio delle siepi, progettazione giardini
sun lotion: solarium, abbronzatura
toadstool: micologia, corso di micologia
toadstool basket: escursione micologica
tree axe: lavori forestali, taglio bosco, bosco ceduo, diradamento
tree bench: salviamo il parco
tree boot: asilo nel bosco, asili nel bosco, scuola nel bosco, outdoor education
tree chainsaw: abbattimento alberi, potatura alberi, abbattimenti, tree climbing, abbattimento piante, potatura in quota
tree spade: piantare alberi, piantumazione, messa a dimora di alberi, piantiamo alberi, pianta un albero
tree spade: alberi da frutto, festa dell'albero, riforestazione, adotta un albero
tulip seedling: bulbi, bulbi da fiore, tulipani
turf-roll: prato a rotoli, erba sintetica, prato sintetico, prato in rotoli, zolle erbose, prato pronto
umbrella: ombrelli, ombrello, ombrellaio
watering-can plant: annaffiatoio, annaffiatoi, innaffiatoio, irrigazione, impianto di irrigazione
watering-can plant: impianti di irrigazione, irrigazione giardino
wheat sack: grano, grano antico, grani antichi, cereali, foraggi
wheat tractor: farina, mulino
wheelbarrow spade: terriccio, terra da giardino, corteccia, carriola, carriole, terriccio universale
wreath: ghirlanda, ghirlande, corona dell'avvento, ghirlande natalizie, corone funebri
`;
