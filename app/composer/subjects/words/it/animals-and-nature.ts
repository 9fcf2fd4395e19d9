/** Italian words for animals and plants. Notation: word-list.ts. */
export const italianAnimalsAndNature = `
alpaca: alpaca, passeggiata con gli alpaca, passeggiate con gli alpaca, trekking con gli alpaca
ant house: termiti, disinfestazione termiti
aquarium tropical-fish: acquariofilia, acquari, allestimento acquari
bamboo: bambù, bambu
beach beach-umbrella: colonia marina, colonie marine
beach-umbrella sun-lounger: ombrellone e due lettini, ombrellone e lettini, ombrellone con lettini
beach-umbrella sun-lounger: ombrelloni e lettini
bee honey: api regine, sciami e arnie, sciami di api, sciami, nuclei di api
beehive bee: arnia, arnie, alveare, alveari
bird nest: canarino, cocorite
birdcage bird: gabbia per uccelli, gabbie per uccelli, voliera, voliere, ornitologia
cat: toelettatura gatti, toelettatura gatto, toelettatura per gatti, pensione per gatti, pensione gatti
cat: cuccioli di gatto, gattini, gattile, micini, gatto, gatti, lettiera, colonia felina, colonie feline
cat: regalo gattini, regalo gatti, regalo gatto, regalo gattino, regalo micini
cat-standing coffee: bar dei gatti, neko café
cave: grotta, grotte, caverna, caverne, speleologia
chick egg: ~ pasqua
chick egg: pasquetta, pranzo di pasqua
chick hen: pulcini, pulcino
cockroach: disinfestazione, blatte, scarafaggi
cow: fiera del bestiame, mostra bovina
cow milk: vitelli, vacche, bovini, allevamento bovini
cow steak: mucca, mucche, manzo
cow stethoscope: veterinario bovini
dairy-cow: mungitore, mungitori
deer bird: tassidermista, tassidermia, caccia, armeria, selvaggina, articoli da caccia
dog: meticcio, meticci, cuccioli, cucciolo, cagnolino, cagnolini, crocchette, toelettatura, negozio di animali, cane
dog: cani, toelettatore, addestramento cani, addestratore, educatore cinofilo, cinofilo, centro cinofilo, dog sitter
dog: passeggiata a sei zampe, guinzaglio, pastore tedesco, pastori tedeschi, volpino, volpini, regalo cane
dog: regalo cagnolino, regalo cuccioli, regalo cuccioli di cane
dog bone: educazione cinofila, asilo per cani, articoli per animali
dog cat: giornata delle adozioni
dog church: benedizione degli animali, benedizione animali
dog paw: meticcia
dog scissors: tolettatura
dog stethoscope: veterinario, clinica veterinaria
dolphin motor-boat: avvistamento delfini
donkey: asino, asini, asinello, trekking con gli asini, passeggiate con gli asini, asineria
dove: allontanamento volatili, allontanamento piccioni, reti antipiccione, rete antipiccione
duck: anatre, anatra muta, anatre mute
eagle bird: falconeria, falconiere, rapaci
fish: carpa, carpe, carpfishing, avannotti, troticoltura, itticoltura, acquacoltura, trota affumicata, trota, trote
fish: pescheria, pesce, ristorante di pesce, pesce fresco, pescatore, baccalà, tonno, orata, pescivendolo, salmone
fish: alici, crudo di mare, sarde, acciughe, acciuga, stoccafisso, branzino, branzini, spigola, spigole, anguilla
fish: anguille, triglie, sgombro, bottarga, bottarga di muggine
frog: sagra delle rane, sagra della rana
goat: formaggio di capra, caprino, capretti, caprette, caprette nane, capretta
goose: oche, oche da cortile
guinea-pig: porcellino d'india, porcellini d'india, cavia peruviana, gabbia per cavie
hamster: gabbia per criceto
hen egg: ovaiole
horse: scuderia di cavalli, pensione cavalli, pensione per cavalli, maneggio, articoli equitazione, equitazione, cavalli
horse: cavallo, pony, maniscalco, ippoterapia, scuderia, scuderie
horse flag: palio, palio delle contrade, palio dei rioni
horseshoe horse: mascalcia
kennel dog: pensione cani, cuccia, cucce per cani, pensione per cani, canile
leaves logs: biotrituratore, biotrituratori, cippatrice, cippatrici, noleggio biotrituratore, noleggio cippatrice
lily: giglio, gigli, lilium
lizard snake: rettili, terrario
mosquito: zanzare, disinfestazione zanzare
nest-box: casetta per uccelli, casette per uccelli, cassetta nido, cassette nido
night-sky star: notte di san lorenzo
ostrich: struzzo, struzzi
oyster shrimp: ostriche
paw: adozione animali, rifugio animali, adotta un amico, protezione animali, animali abbandonati, enpa
pig: maiale, maiali, maialino, maialini
rabbit: coniglietti, coniglietto, conigli nani, coniglietti nani, coniglio, conigli, regalo cuccioli di coniglio
rabbit: regalo conigli, regalo coniglio, regalo coniglietti
rooster: mostra avicola, avicoltura
saddle horse: selleria, sellaio, selle, selleria equitazione
sauropod museum: dinosauro, dinosauri
seaweed: alga, alghe, nori, wakame
secateurs tree: potatore, potatori, potatori esperti
sheep: tosatura, arieti, transumanza, cercasi pastore, pastore per gregge
snail: lumache, elicicoltura, sagra della lumaca, sagra delle lumache
songbird: uccelli canori, canto degli uccelli, usignolo
tropical-fish: acquario, laghetti, pesci tropicali
trowel paint-roller: rasatura pareti, rasatura muri, rasatura e stuccatura, rasatura e stucco
turkey-bird: tacchini, faraona, faraone
wasp: vespe nido, nido di vespe, nidi di vespe, disinfestazione vespe, calabroni, nido di calabroni, vespe
wasp: vespe e calabroni, calabrone
water-buffalo: bufalo, bufali
waterfall: cascata, cascate
whale motor-boat: avvistamento balene, avvistamento cetacei, whale watching, balene
ammonite: fossili, ammoniti
beach-umbrella beach: ombrelloni, ombrellone, spiaggia, stabilimento balneare, lido, mare
bird-feeder bird: mangiatoia per uccelli, mangiatoie per uccelli, mangime per uccelli
birdcage: gabbia, gabbie
boar: cinghiale, cinghiali, caccia al cinghiale, sagra del cinghiale, ragù di cinghiale
bonsai: bonsai, corso di bonsai, corsi di bonsai, mostra bonsai
bouquet: fioraio, fiori, fiorista, mazzo di fiori, bouquet, fioreria, composizioni floreali, addobbi floreali
bouquet: festa della mamma, allestimenti floreali, allestimento matrimoni, mimose, mimosa, festa della donna, crisantemi
bouquet: fiori secchi
bull: toro da monta, tori da monta, corrida, toro da riproduzione, corsa dei tori
cactus plant: piante grasse, pianta grassa, succulente
chicken-coop: pollaio, pollai, pollaio in legno, casetta per galline
cloud server: cloud, backup cloud, archiviazione cloud
daffodil: giunchiglia, giunchiglie, narciso giallo, narcisi, bulbi di narciso
dahlia: dalia, dalie, tuberi di dalia
daisy seedling: viole del pensiero, piantine da fiore
daisy: floricoltore, floricoltori
dog heart: pet therapy
dog trophy: mostra canina, mostre canine, esposizione canina
droplet: infiltrazioni, umidità, acqua potabile, muffa, danni da acqua, deumidificazione
droplet tap: depuratori d'acqua, depuratore, depuratori, addolcitore, addolcitori, purificatore, purificatori
droplet tap: purificatore acqua, casa dell'acqua
fire: falò, focara, bracieri, fuochi di sant'antonio, falò di sant'antonio, fuoco di sant'antonio
fire: falò di san giuseppe
flower-box: fioriera da balcone, fioriere da balcone, geranio, gerani, balconette fiorite, balconi fioriti
flower-box: cassetta per fiori
garden-pond: laghetto da giardino, laghetti da giardino, laghetto ornamentale, pulizia laghetti, manutenzione laghetti
garland: festoni, festone
globe: mappamondi, mappamondo
goldfish: pesce rosso, pesci rossi, acquario per pesci rossi
greenhouse seedling: serra, serre, serre da giardino, veranda, verande
hammock palm-tree: amaca, amache
hanging-basket: cesto pensile, cesti pensili, cestino sospeso per fiori, cesti sospesi fioriti, basket pensile
hay-bale tractor: erba medica, fieno, balle di fieno, rotoballe, paglia, balle di paglia
hedge: tagliasiepi
hedge secateurs: siepe, siepi, tagliasiepi a batteria, tagliasiepi elettrico
herb: erbe aromatiche, erboristeria, basilico, rosmarino, origano, prezzemolo, piante aromatiche
herb mortar: naturopatia, omeopatia, oli essenziali, erbe officinali, fiori di bach
horseshoe: pareggio zoccoli
hydrangea: ortensia, ortensie
lavender: piante di lavanda, campo di lavanda, campi di lavanda, mazzo di lavanda
lavender: ~ lavanda
lawnmower: tagliaerba, sfalcio, rasaerba
lawnmower spade: tosaerba, taglio erba
logs: legna da ardere, bancali di legna, regalo legna, regalo legna da ardere
logs saw: segheria, legname, tavolame, travi, legname da costruzione, segati, tavole di legno, tavole in legno
orchid: orchidea, orchidee, orchidea in vaso, mostra di orchidee, phalaenopsis
plant: olivi, piante da giardino, piante in vaso, vasi da fiori, vaso da fiori, fioriera, ciclamini
plant: ciclamino, primule
poinsettia: stella di Natale, stelle di Natale, poinsettia, poinsezia
poppy: papavero rosso, papaveri rossi, papaveri
rabbit-hutch: conigliera, conigliere, gabbia per conigli, gabbie per conigli, casetta per conigli
rose love-letter: san valentino, rose
secateurs leaves: potatura, potature, potatura siepi, taglio siepi, cesoie, potatura ulivi
secateurs spade: cura del verde, manutenzione del verde, paesaggista
seedling plant: vivaio, piante, garden center, semi
seedling tree: sementi, barbatelle, rimboschimento, innesti, piantine, piantine orto
snowdrop: bucaneve, bulbi di bucaneve
snowy-mountain helicopter: soccorso alpino
spade: giardinaggio, manutenzione giardini, attrezzi da giardino, vanga, vanghe, badile, badili, zappe
spade: zappette
spade lawnmower: cura del giardino, decespugliamento
spade seedling: taglio siepe, taglio delle siepi, progettazione giardini
stork: cicogna, cicogne, cicogna per nascita, noleggio cicogna
sun lotion: solarium, abbronzatura
sun lotion: trifacciale
toadstool: micologia, corso di micologia
toadstool basket: escursione micologica
tree axe: lavori forestali, taglio bosco, bosco ceduo, diradamento
tree bench: salviamo il parco
tree boot: asilo nel bosco, asili nel bosco, scuola nel bosco, outdoor education
tree chainsaw: abbattimento alberi, potatura alberi, abbattimenti, tree climbing, abbattimento piante, potatura in quota
tree spade: piantare alberi, piantumazione, messa a dimora di alberi, piantiamo alberi, pianta un albero
tree spade: alberi da frutto, festa dell'albero, riforestazione, adotta un albero
tree olives: ulivi, ulivo, piante di ulivo, piante di olivo
trowel: stucco veneziano, stucchi veneziani
tulip seedling: bulbi, bulbi da fiore, tulipani
turf-roll: prato a rotoli, erba sintetica, prato sintetico, prato in rotoli, zolle erbose, prato pronto
umbrella: ombrelli, ombrello, ombrellaio
watering-can plant: annaffiatoio, annaffiatoi, innaffiatoio, irrigazione, impianto di irrigazione
watering-can plant: impianti di irrigazione, irrigazione giardino
wheat sack: grano, grano antico, grani antichi, cereali, foraggi
wheat tractor: farina, mulino
wheelbarrow spade: terriccio, terra da giardino, corteccia, carriola, carriole, terriccio universale
wreath: ghirlanda, ghirlande, corona dell'avvento, ghirlande natalizie, corone funebri
wreath graduation-cap: corona di alloro, corone di alloro, corona d'alloro, corone d'alloro, corone di laurea
`;
