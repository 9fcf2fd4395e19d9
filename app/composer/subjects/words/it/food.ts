/** Italian words for food. Notation: word-list.ts. */
export const italianFood = `
apple basket: mele, frutta, frutteto
artichoke: carciofini, carciofo, carciofi
asparagus: asparagi
barbecue: barbecue a gas, barbecue da giardino, barbecue in muratura, barbecue
beans: lenticchie, legumi, ceci, fave, favette, lupini, legumi secchi, fagioli secchi
beetroot: barbabietola, barbabietole, barbabietola rossa, barbabietole rosse, rapa rossa, rape rosse
bell-pepper: peperoni
berliner: bombolone, bomboloni, krapfen, bombolone alla marmellata
birthday-cake cupcake: pasticceria, torte, torta, cake design, pasticcere, pasticciera, pasticcini, mignon, dolci
blackberry: more di rovo, confettura di more, marmellata di more, gelsi neri, more di gelso
blueberries: mirtilli
braided-bread: treccia di pane
bread: pane, pane artigianale, portapane
bread croissant: lievito madre, panificatore
bread-dumplings: canederli, canederlo, knödel
bread-roll: rosette di pane, michetta, michette, puccia, pucce, rosette, pane rosetta
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: hamburger, hamburgeria, burger
cabbage: cavolo, cavoli, crauti, verza, verze, cavolo cappuccio
cake-slice: colomba, colombe, colombe artigianali, cassata, stampi per muffin, torta della nonna
cake-slice: torta sbrisolona, sbrisolona, torta caprese, torta paradiso, torta Barozzi, torta di carote, pan di Spagna
cake-slice: semifreddo, semifreddi, cassatine, panforte, castagnaccio, babà, babà al rum
candy lollipop: caramelle
canned-food basket: banco alimentare, raccolta alimentare, pacchi alimentari, colletta alimentare, emporio solidale
canned-food basket: mensa dei poveri, spesa sospesa, raccolta viveri
carrot spade: orti sociali, orto sociale, orti in affitto, orti urbani
cauliflower: cavolfiore, cavolfiori
caviar: caviale, caviali
celeriac: sedano rapa
celery: sedano, coste di sedano
cheese: formaggi, caseificio, formaggio, stracciatella di bufala, stracciatella pugliese, scamorza, scamorze
cheese: caciocavallo, caciocavalli, taleggio, fontina, Asiago DOP, robiola, robiole, stracchino, squacquerone
cheese: primo sale, tomini, toma piemontese, castelmagno, grana padano, trentingrana, mozzarella di bufala
cheese: mozzarelle di bufala, bufala campana, pecorino sardo, provola, provole, provola affumicata, pecorino romano
cheese: burrata di andria, casaro, casari
cherries: ciliegie
chestnut: caldarroste, castagne, castagnata, castagna, caldarrosta, marroni, marrone
chicken-leg: pollo, alette di pollo, polleria, crocchette di pollo, pollame
chilli: peperoncino calabrese
chimney-cake: kürtőskalács, trdelnik, trdelník
chocolate candy: cioccolato, cioccolateria, cioccolatini, tartufi al cioccolato, tartufi dolci, tartufini
chocolate candy: tartufini al cioccolato
christmas-pudding: christmas pudding, plum pudding, pudding di natale
churros chocolate: churros
cinnamon-roll: girelle alla cannella, cinnamon rolls
clams: vongola, vongole veraci, vongole
cookie: biscotti, pasta di mandorle, pasta di mandorla, paste di mandorla, paste di mandorle, paste di meliga
cookie: baci di dama, canestrelli, savoiardi, krumiri, ricciarelli, mostaccioli, susamielli, roccocò, befanini
cookie: fave dei morti, pan dei morti, ossa dei morti
cotton-candy: zucchero filato
couscous: couscous, cous cous, cuscus
coxinha: coxinha, coxinhas
cream-bun: maritozzo, maritozzi, profiterole, profiteroles, bignè, bignole, bignola, zeppole di San Giuseppe
cream-bun: zeppola di San Giuseppe
crepe: crêpe, crêpes, crepes, crespelle, creperia, crêperie, borlenghi, borlengo, necci, testaroli
croissant bread: cornetto al pistacchio, cornetteria, panetteria, panificio, fornaio, forno
croissant coffee: cornetti, cornetti caldi, cornetto e cappuccino, cornetti e cappuccino
curry rice: ristorante indiano, cucina indiana
custard-apple: cherimoya, anona, annona
custard-tart: pasticciotto, pasticciotti, pastel de nata, bocconotti, bocconotto
dates: datteri
doughnut: zeppole, frittelle veneziane, frittelle di carnevale, frittelle di riso, frittelle dolci, fritole
doughnut: graffe napoletane, graffa napoletana, graffe calde
dumpling: ravioli cinesi
easter-egg: uovo di pasqua, uova di pasqua, uova di cioccolato, uovo di cioccolato, uova pasquali
egg basket: uova, uova fresche
fig: fichi freschi, fichi secchi, marmellata di fichi, confettura di fichi, pianta di fico, piante di fico, fichi
flatbread: piadineria, piadina, piada, gnocco fritto, farinata, torta fritta, torte fritte, torta al testo, piadine
flatbread: crescia sfogliata, pane carasau, carasau, pane guttiau, guttiau, piadine romagnole, piadina romagnola
flatbread: tigelle, tigella, crescentine, panelle, panella
focaccia: focaccia, focacce, focacceria, focaccia genovese, focaccia barese, focaccia pugliese, sfincione, sfincioni
focaccia: schiacciata toscana, schiacciata all'olio, schiacciata farcita, schiacciate farcite, schiacciata ripiena
fried-shrimp squid: fritto misto, fritto di pesce, fritto misto di pesce
fruit-tart: crostata di frutta, crostate di frutta, crostatina alla frutta, crostatine alla frutta
frying-pan cook: padelle
garlic: aglio
gingerbread: pan di zenzero, pan pepato, panpepato, omini di zenzero
grapes: uva da tavola
grapes barrel: uva da vino, mosto, torchio
grapes basket: operai per la vendemmia, operaio per la vendemmia, operai vendemmia
grapes wine: vendemmia, vendemmia turistica, vendemmie, vendemmiatori, vendemmiatore, vendemmiatrici
gratin: gratin, gratin di patate, patate gratinate
guava: guava, guave, guaiava
ham: prosciutto, prosciutti, prosciutto crudo, prosciutto cotto, prosciuttificio, prosciutteria, culatello, bresaola
ham: bresaole, speck, capocollo, coppa piacentina, coppa stagionata, coppa di Parma
hamper gift: cesto natalizio, cesti natalizi, cesto regalo, cesti regalo, ceste natalizie, confezioni natalizie
hamper gift: cestini natalizi, cestino natalizio, cesti di Natale, cesto di Natale
honey bee: prodotti dell'alveare, apicoltura, cera d'api, apicoltore, propoli, miele, pappa reale
hot-dog: hot dog
ice-cream soft-ice-cream: coni e coppette
ice-lolly: ghiacciolo, ghiaccioli
indian-sweets: dolci indiani, jalebi, gulab jamun
jackfruit: jackfruit, giaca
jar-cake: torta in barattolo, torte in barattolo, dolci in barattolo, torta in vasetto
kale: cavolo riccio, cavolo nero
kebab: kebab
lasagne: lasagne, lasagna, lasagne al forno, vincisgrassi, pasta al forno, timballo, timballi
lemon soft-drink: limonata, limonate
macaroni: maccheroni, maccheroni al formaggio, penne all'arrabbiata, penne rigate, penne alla vodka, penne al salmone
macaroni: orecchiette, strozzapreti, paccheri, cavatelli, malloreddus, trofie, fusilli, gnocchetti sardi
macarons: macaron, macarons
mangosteen: mangostano, mangostani
maple-syrup: sciroppo d'acero
matzah: matzah, matzà, pane azzimo, pani azzimi
meat-on-bone: agnello, abbacchio, capretto, grigliata, griglieria
mushroom: sagra dei porcini, porcini, funghi, sagra del fungo, porcini secchi, funghi secchi
mussel: cozze, sagra della cozza, impepata di cozze, muscoli ripieni, frutti di mare
nachos: nachos, tortilla chips
noodles chopsticks: ramen, ristorante cinese, ristorante thailandese, noodles, ristorante giapponese ramen
noodles chopsticks: cucina asiatica, ristorante thai, wok, ristorante coreano
okra: okra, gombo, ocra
olive-oil: olio
olive-oil olives: molitura, uliveto, olio d'oliva, olio extravergine, olio evo, olio extravergine d'oliva, frantoio
olive-oil olives: frantoi, oleificio, olio nuovo, olio nuovo extravergine
olives: olive, olio novello
omelette: omelette, frittata di patate, tortilla spagnola
onion: cipolle
orange: centrifuga, spremiagrumi, arance, mandarini, mandarino, mandaranci
orange soft-drink: succhi
pancakes coffee: brunch, colazione
panettone: panettone, panettoni, panettone artigianale, panettoni artigianali, pandoro, pandori
parsnip: pastinaca, pastinache
peach: pesche e albicocche, pesche nettarine, pesche
pie: crostate, crostata, pastiera, erbazzone, rustico leccese, rustici leccesi, torta pasqualina, torte pasqualine
pie: torta rustica, torte rustiche
pie flatbread: torta salata
pistachios peanuts: ~ pistacchio, pistacchi, pistacchio di bronte
pizza: forno a legna pizza, forno a legna, cotta nel forno a legna, fior di latte, impasto 48 ore, lievitazione 48 ore
pizza: pizzeria, pizza, pizze, pizza da asporto, giropizza, giro pizza
plum: prugna, prugne, susine, susina
pomegranate: melograno, melagrana, melagrane, succo di melograno
pomelo: pomelo, pompelmo, pompelmi
popcorn film-camera: cinema, serata cinema
potato: patate, crocchetta di patate
potato-fritters: frittelle di patate, rösti, latkes, frittella di patate
powder-tub: proteine in polvere, proteine whey, proteine del siero del latte, creatina
prickly-pear: fico d'india, fichi d'india, ficodindia
pumpkin: zucca, zucche, sagra della zucca
quince: mela cotogna, mele cotogne, cotogna, cotogne
rambutan: rambutan
raspberry: lampone, lamponi
ravioli: raviolo, tortelloni, ravioli freschi, ravioli, anolini, culurgiones
ravioli: culurgionis, casoncelli, cappellacci di zucca, pasta ripiena, paste ripiene, tortello, sagra del tortello
ravioli: sagra del raviolo, tortellini, tortelli, cappelletti, agnolotti
rhubarb: rabarbaro, confettura di rabarbaro, torta al rabarbaro
rice: riso al salto, riso carnaroli, riso venere, riso vialone nano, panissa, paniscia, risi e bisi
roast-chicken: pollo allo spiedo, polli allo spiedo, girarrosto, pollo arrosto, galletto, galletto alla brace
roast-chicken: galletti alla brace
round-loaf: pane di altamura, pane casereccio, pagnotta, pagnotte, pane a lievitazione naturale, pane con lievito madre
round-loaf: pane di montagna
saffron: zafferano, pistilli di zafferano
salad: vegano, vegetariano, ristorante vegano, insalate, nutrizionista, dietista, dietologo, dimagrire, perdere peso
salad: panzanella, insalatona, insalatone
salad rice: poke
sandwich baguette: paninoteca, panini, tramezzini, panino, panineria
sausage cheese: salumi, salumeria, salsiccia, norcineria
sausage fire: affumicatoio
sausage pig: norcino, norcini
schnitzel: cotoletta, cotolette, cotoletta alla milanese
shaved-ice: granita siciliana, granite siciliane, granita al limone, grattachecca, granita e brioche
skewers barbecue: spiedini, spiedino, arrosticini, bombette pugliesi, stigghiola, stigghiole
soft-ice-cream: gusto nuovo, nuovo gusto, nuovi gusti
soft-ice-cream ice-cream: gelateria, gelato, gelati, sorbetto, gelataio
soft-ice-cream pistachios: gelato al pistacchio
spaghetti dinner-plate: pranzo della domenica, pranzo in trattoria
spaghetti tomato: pasta, pasta fresca, pastificio, spaghetti, spaghettata, primi piatti, trattoria, osteria
spare-ribs: costine di maiale, puntine di maiale, spuntature, spare ribs
spring-rolls: involtini primavera, involtino primavera
steak kitchen-knife: macelleria, macellaio, bistecca, bistecche, carne, fiorentina, tagliata, fassona, braceria
steamed-bun: baozi, panini al vapore, pane cinese al vapore
stew: zuppa, trippa, zuppe, minestra, spezzatino, spezzatini, brasato, brasati, ossobuco, ossibuchi, bollito misto
stew: ribollita, acquasale, minestrone di verdure, vellutate, vellutata di zucca, vellutata di verdure
stew: mute santandereano
stew cutlery: piatto pronto, piatti pronti fatti in casa, cibo fatto in casa
stollen: stollen, christstollen, stollen di natale
strawberry: fragole
strudel: strudel, strudel di mele, apfelstrudel, presnitz
sugar: zucchero, zuccheri, zollette di zucchero
sushi chopsticks: sushi
taco: tacos, ristorante messicano
tagine: tajine, cucina marocchina
tarte-flambee: tarte flambée, flammkuchen, flammkuchen alsaziana
tomato: pomodori, pomodorini, pomodorino, datterini, pomodori secchi
truffle: tartufo, tartufi, sagra del tartufo, fiera del tartufo, tartufo nero, tartufo bianco, tartufi freschi
truffle: tartufo fresco, tartufaio, tartufai, caccia al tartufo, olio al tartufo, cerca del tartufo
truffle dog: cani da tartufo, cane da tartufo
waffle: waffel
walnut: gherigli di noci, gherigli di noce, nocciola, noci
watermelon: angurie, cocomeri, cocomerata, cocomerate, angurata
wedding-cake: torta nuziale, torte nuziali, torta di nozze, torte di matrimonio, torta matrimonio
white-asparagus: asparago bianco, asparagi bianchi, asparagi di bassano
yoghurt: yogurt, yogurt greco
yule-log: tronchetto di natale, tronchetti di natale
apricot: albicocca, albicocche, confettura di albicocche, marmellata di albicocche
arancini: arancini, arancino, arancine, arancina, supplì, palle di riso, arancini siciliani
arepa: arepa, arepas, arepas ripiene
aubergine: caponata, caponatina
bacon: lardo di Colonnata, guanciale stagionato, guanciale di maiale, guanciale croccante, guanciale amatriciano
baguette: pane ciabatta, ciabatta di grano duro, ciabatta artigianale, ciabatte di pane
banh-chung: bánh chưng, bánh tét, torta vietnamita di riso glutinoso
banh-mi: banh mi, bánh mì, panino vietnamita, panini vietnamiti
bibimbap: bibimbap, bibimbab
biltong: biltong, carne essiccata, beef jerky
bread tomato: bruschette, crostini
brussels-sprouts: cavolini di Bruxelles, cavoletti di Bruxelles, cavolino di Bruxelles
burek: burek, börek, byrek
cabbage-rolls: involtini di verza, involtini di cavolo, involtini di cavolo ripieni
cake-slice apple: torta di mele, torte di mele
canapes: finger food, vassoio di tartine, tartine, tartine miste, stuzzichini, amuse-bouche
candied-almonds: mandorle pralinate, mandorle caramellate, mandorle tostate zuccherate
candy gift: confetti, confetto, confettata
candy: liquirizie gommose
cannoli: cannoli, cannolo, cannoli siciliani, cannolo siciliano, cannoncini
carnival-fritters: chiacchiere di carnevale, bugie di carnevale, crostoli, frappe di carnevale, cenci di carnevale
carnival-fritters: struffoli, cartellate, seadas, sebadas, chiacchiere e castagnole, frappe e castagnole, castagnole
cassava: manioca, yuca fritta, radice di manioca, cassava
charcuterie-board: tagliere di salumi, taglieri di salumi, tagliere misto, taglieri misti, tagliere di salumi e formaggi
charcuterie-board: salumi e formaggi, aperitivo con tagliere
cheese goat: caprino fresco, caprini freschi
cheesecake: cheesecake, cheesecakes, cheese cake
chef-hat clipboard: HACCP, corso HACCP
chocolate: gianduiotti, gianduiotto, giandujotti, cremini, fave di cacao
congee: congee, porridge di riso, zuppa di riso cinese
cooking-oil: olio di semi, olio di girasole, olio di colza, olio di noci, olio di lino, olio di semi di zucca
corn-dog: corn dog, corn dogs, corn dog coreani
courgette: zucchine, zucchina, zucchini, zucchine trombetta, fiori di zucca, fiori di zucchina
couscous clams: fregola, fregola con arselle, fregula
crisps: patatine in busta, patatine in sacchetto, chips di patate, chips di banana, nuvole di drago
croquettes: crocchette di patate, crocchè, panzerotti di patate, crocchette di prosciutto
currants: ribes, ribes rosso, ribes rossi, mirtilli rossi, mirtillo rosso
currywurst: currywurst, salsiccia al curry, würstel al curry
daifuku: daifuku, mochi, mochi giapponesi, mochi gelato
donburi: donburi, ciotola donburi, gyudon, oyakodon
dorayaki: dorayaki, pancake dorayaki
doughnut apple: frittelle di mele
dragon-fruit: frutto del drago, frutti del drago, pitaya, pitahaya, dragon fruit
eel-box: unadon, unaju, anguilla alla griglia con riso
empanada pizza: panzerotto, panzerotti, calzoni al forno, calzoni fritti, calzoni ripieni, crescioni romagnoli
empanada pizza: cassoni romagnoli
endive: indivia belga, insalata belga, cicoria belga
fish-and-chips: fish and chips, fish & chips, pesce e patatine, fish n chips
fish-balls: polpette di pesce, polpettine di pesce
fondue garlic: bagna cauda, bagna caoda, bagna càuda
fried-breakfast: colazione inglese, colazione all'inglese, full english breakfast
fufu: fufu, foufou, ugali
gimbap: gimbap, kimbap, rotoli coreani, involtini coreani di riso
gnocchi: gnocchi, gnocchi di patate, gnocchi freschi, gnocchi fatti in casa, gnocchi al ragù, sagra degli gnocchi
green-beans: fagiolini, fagiolini verdi, cornetti verdi
hog-roast: maiale allo spiedo, maialino allo spiedo, porchetta, porceddu, maiale arrosto, porchettaro, porchettari
hummus: hummus, hummus di ceci, tzatziki, baba ganoush
idli: idli, idli vada, medu vada
injera-platter: injera, cucina etiope, ristorante etiope, cucina eritrea, ristorante eritreo, zighinì
jelly: gelatina di frutta, budino di gelatina, gelatine di frutta
kimchi: kimchi
kohlrabi: cavolo rapa, cavoli rapa, cavolo-rapa
langos: langos, lángos
leek: porri freschi, zuppa di porri, torta di porri, vellutata di porri
lemon tree: piante di limone, pianta di limone, limoni in vaso
lettuce: scarola, indivia, insalatina, lattughino, radicchio, radicchio di treviso, radicchi
liquorice: liquirizia, liquirizie, rotelle di liquirizia
loaf-cake: plum cake, plumcake, plumcake allo yogurt, plumcake fatto in casa
loukoumades: loukoumades, lokma, frittelle greche
lychee: litchi, lychee
meatballs: polpette, polpetta, polpette al sugo, polpettine, polpettone
melon-pan: melonpan, melon pan, pane al melone giapponese
meringue: meringa, meringhe, meringata, pavlova
mille-feuille: millefoglie, torta millefoglie, mille-feuille, millefoglie alla crema
mixed-nuts: mandorle, mandorla, nocciole, nocciola Piemonte, anacardi, pinoli, noci pecan, frutta secca
muffin: muffin, muffins, muffin ai mirtilli, muffin al cioccolato
nougat: torrone, torroni, torrone morbido, torrone alle mandorle, torroncini, sagra del torrone, croccante di mandorle
nougat: croccante alle mandorle
okonomiyaki: okonomiyaki, frittata giapponese
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papaie, papaya fresca, papaya fermentata
parfait: coppa gelato, coppe gelato, coppa di gelato, parfait alla frutta
passion-fruit: frutto della passione, frutti della passione, maracuja, maracujà
pear: pere
persimmon: caco mela, cachi mela, cachi vaniglia
pizza oven: forno pizza, forni pizza
poke-bowl: poke bowl, poke bowls, poké bowl, poke hawaiana, pokeria
polenta: polenta, polenta taragna, polenta concia, polenta fritta, polenta e osei, polenta e cinghiale
polenta: sagra della polenta, polentata, polentate
pudding cake-slice: zuppa inglese
quesadilla: quesadilla, quesadillas, quesadillas di pollo, quesadilla al formaggio
raclette: raclette, raclettes, serata raclette
radish: ravanello, ravanelli, ravanelli freschi
ring-cake: ciambellone, ciambelloni, bundt cake, kugelhupf, ciambellone della nonna
roast-duck: anatra alla pechinese, anatra arrosto, anatra laccata
round-loaf egg: casatiello, casatielli, tortano
round-loaf cheese: pizza di Pasqua, pizze di Pasqua, crescia di Pasqua, torta di Pasqua al formaggio
salad fish: insalata di mare, insalate di mare
sandwich stew: lampredotto, pani ca meusa, pane ca meusa, pane con la milza
sandwich cheese: toast, toast farciti, toast farcito
satay: satay, spiedini satay, pollo satay, satay di pollo
sauce-bottle: salsa piccante, salse piccanti, ketchup, salsa barbecue, salsa di soia, sriracha, salsa Worcester
sausage: salame felino, salame piccante, soppressata, soppressate, soppressa, finocchiona, 'nduja, nduja, ventricina
sausage: salamella, salamelle, cotechino, cotechini, zampone, zamponi
sausage-roll: rustici misti, rustici salati, rustici da forno
scotch-egg: uovo alla scozzese, uova alla scozzese, uova scozzesi, Scotch egg
shakshuka: shakshuka, shakshouka, uova in purgatorio
smorrebrod: smørrebrød, smorrebrod
spaetzle: spätzle, spatzle, spaetzle, gnocchetti tirolesi
spaghetti: pici, bigoli in salsa, bigoli, trenette, tagliolini, tonnarelli, scialatielli, bucatini, pizzoccheri
spaghetti: passatelli, alla gricia, maltagliati
spaghetti egg: carbonara
spaghetti cheese: cacio e pepe
spice-bowls: spezie, negozio di spezie, mix di spezie, miscele di spezie, curcuma, stecche di cannella, cardamomo
spice-bowls: garam masala
sponge-pudding: sticky toffee pudding, pudding al vapore, pudding inglese
steak: costata, costate
stew tomato: pappa al pomodoro
stew fish: cacciucco, brodetto di pesce, brodetto
stroopwafel: stroopwafel, stroopwafels, cialde allo sciroppo, waffle olandesi al caramello
swiss-roll: rotolo dolce, rotoli dolci, rotolo di pan di Spagna, rotolo alla Nutella
taiyaki: taiyaki, dolce a forma di pesce
takoyaki: takoyaki, polpette di polpo giapponesi
tanghulu: tanghulu, spiedini di frutta caramellata
tangyuan: tangyuan, palline di riso glutinoso
thali: thali, thali indiano, thali vegetariano
tiramisu: tiramisù, tiramisu
tofu: tofu, tofu affumicato, tofu vellutato, tempeh
tteokbokki: tteokbokki, topokki, gnocchi di riso coreani
turnip: rapa bianca, rape bianche, navone
yorkshire-pudding: yorkshire pudding, pudding dello yorkshire
zongzi: zongzi, festa delle barche drago
`;
