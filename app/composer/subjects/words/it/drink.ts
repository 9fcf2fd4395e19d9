/** Italian words for drinks. Notation: word-list.ts. */
export const italianDrink = `
amphora: ceramiche, ceramica, vasi, vasaio
baby-bottle: latte in polvere, omogeneizzati, tiralatte, pappe, massaggiagengive
barrel: bottaio, barrique, botti di rovere, botte di legno, botte in legno, botti in legno, botti di legno
beer beers: birroteca
beer wheat: microbirrificio, birra, birre, birrificio, birra artigianale
beers: pub, birreria, aperitivo al pub
beers memo: quiz night, quiz al
champagne party-popper: addio al nubilato, addio al celibato
champagne toast: spumante, prosecco, champagne
cider: sidro, sidro di mele
cocktail: cocktail, cocktail bar, aperitivo, aperitivi, apericena, aperitivo in terrazza
coffee: caffè, caffetteria, bar caffetteria, espresso, bar, bicerin
coffee-beans coffee: caffè in grani, torrefazione, torrefazioni, chicchi di caffè, caffè tostato
cutlery dinner-plate: pranzo, ristorante, menù degustazione, street food, sagra, menu pranzo
cutlery dinner-plate: aperitivo rinforzato, trattorie, cucina tipica, ristorazione
cutlery dinner-plate: barista e cameriere, locale tipico, pranzo domenicale, cena sociale
dallah: dallah, caffettiera araba, caffè arabo
dinner-plate cook: catering, banchetti, buffet, rinfresco, rinfreschi
dinner-plate cutlery: cenone
dinner-plate heart: pranzo comunitario, cena comunitaria, pranzo di comunità, cena di quartiere, pranzo sociale
dinner-plate juice-glass: piatti e bicchieri, noleggio stoviglie
dinner-plate mushroom: cena al tartufo, serata tartufo, menu al tartufo, cena a base di tartufo, serata al tartufo
dinner-plate takeaway-box: pasti a domicilio, pranzo di lavoro, menu del giorno, piatti pronti, pranzo veloce, mensa
dinner-plate takeaway-box: mense, rosticceria, tavola calda, consegna pasti, cucina casalinga, pausa pranzo, gastronomia
dinner-plate takeaway-box: gastronomie
espresso-machine: macchina del caffè, macchine del caffè, macchina del caffè delonghi
espresso-machine coffee: macchina da caffè, macchine da caffè, macchina espresso, macchine espresso, macchine per caffè
espresso-machine coffee: corso barista, corso per baristi, macchina caffè, macchine caffè, macchina per caffè
gin-tonic: gin, gin tonic, gin artigianale
ice-cube: borsa termica
ice-cube snowflake: vendita ghiaccio, ghiaccio a domicilio
jar: sottoli, marmellate, prodotti sfusi, conserve, contenitori ermetici, sottaceti, sott'oli, sott'olio
jar: giardiniera di verdure, giardiniera piemontese, giardiniera artigianale, sughi pronti, sugo pronto, confettura
jar: confetture, composta di frutta, composta di fichi, composte di frutta, mostarda, mostarde
jar herb: ~ cannella
juice-glass: succo d'arancia, succo di frutta, succhi di frutta, spremuta, spremute, spremuta d'arancia, centrifugati
juice-glass: centrifugato, centrifughe di frutta, estratti di frutta, estratto di frutta, bicchieri di vetro, bicchieri
juice-glass: bicchiere, duralex
kitchen-knife frying-pan: coltellinaio, arrotino, affilatura, affilatura coltelli, coltelli
milk cereal-bowl: yogurt artigianale, yogurt di capra
milk dairy-cow: latte fresco, latte crudo, latteria, caseificio latte, latticini
milkshake: milkshake, frappè, frappé, frullato
mug: thermos
mug coffee: tazze, tazza, tazzine, tazze in ceramica
soft-drink tropical-drink: bibite
spirits-bottle toast: grapperia, grappa, distilleria, whisky, amaro, rum
tea teapot: tè, sala da tè, tisane
water-jug droplet: boccioni d'acqua, consegna acqua, acqua a domicilio, erogatori d'acqua, acqua minerale a domicilio
wine: caraffa, calici, calice
wine grapes: azienda vinicola, vino, vini, enoteca, cantina, degustazione vini, vigneto, enoteche, degustazione
wine grapes: degustazioni, vignaiolo, Lambrusco, passito, passiti, Barolo, Barbaresco, Barbera, Nebbiolo, Amarone
amphora vase: maiolica, maioliche
champagne: Franciacorta
cutlery: posate, posateria, cena sociale dell'avis
demijohn: damigiana, damigiane, vino in damigiana, damigianetta, damigiane di vino
dinner-plate: vitello tonnato, menù fisso, menu fisso, servizio di piatti, servizi di piatti, servizio piatti
dinner-plate: lavapiatti, noleggio tovaglie e piatti
jar chocolate: crema di nocciole, creme di nocciole, crema spalmabile, creme spalmabili
milk: latte intero, latte di capra, latte di mandorla, latte di mandorle, latte
mug chocolate: cioccolata calda, cioccolate calde, cioccolata in tazza
mug wine: vin brulé, vin brulè, vin brûlé
sake-set: set da sakè, sakè, sakè giapponese, degustazione di sakè, tokkuri
smoothie: smoothie, frullato di frutta, frullati di frutta, frullati, frullateria
soft-drink: chinotto, chinotti, cedrata, gazzosa, gassosa
spirits-bottle: liquori, liquore, mirto di Sardegna, liquore di mirto, sambuca, genepì, nocino
tea: infusi, infuso
`;
