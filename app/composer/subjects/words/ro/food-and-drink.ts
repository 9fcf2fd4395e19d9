/** Romanian words for food and drink. Notation: word-list.ts. */
export const romanianFoodAndDrink = `
apple: târgul mărului
apple basket: mere, fructe
artichoke: anghinare, anghinară
asparagus: sparanghel
aubergine: vinete
aubergine jar: salată de vinete
bacon: slănină, slănină afumată, jumări, șorici, costiță afumată
baklava: baclava
barbecue: grătar, grătare, grătar pe gaz
barbecue skewers: fleică, berbecuț la proțap, rotisor
beans: linte
beers beach-umbrella: grădină de vară
beers cutlery: cârciumă
beetroot: sfeclă roșie, sfecla roșie, sfeclă, suc de sfeclă
bell-pepper: ardei, ardei copți
bento: cutie de prânz
berliner: gogoașă, gogoși, gogoși cu gem, gogoșerie, gogosi
birthday-cake cupcake: torturi, tort, cofetărie, ecleruri, savarine, amandine
blackberry: mure de pădure, dulceață de mure, mure proaspete
blueberries: afine
braided-bread: cozonac, cozonaci, colaci împletiți, pască, colaci, colaci de casă, mucenici
bread: cuptor cu lemne, pâine, brutar, brutari, pâinii, sandwich maker, franzelă
bread cake-slice: cozonacul
bread-dumplings: knödel, găluște de pâine
bread-roll: chiflă, chifle, chifla
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: burger, burgeri
cabbage: varză, varza
cake-slice: tavă de copt, prăjitură, prăjituri
candy cupcake: candy bar
candy lollipop: bomboane, dulciuri, jeleuri, acadele
canned-food basket: banca de alimente, strângere de alimente, pachete alimentare, masă caldă, cantina socială
canned-food basket: colectare alimente, alimente pentru nevoiași
carrot: zarzavat
cauliflower: conopidă, conopida, conopide
caviar: caviar, icre negre
celeriac: rădăcină de țelină, țelină rădăcină
celery: tulpini de țelină
cereal-bowl: musli
cheese: telemea, caș, urdă, brânză, brânzeturi, cașcaval afumat, festivalul brânzei, târgul brânzei
cheese milk: smântână
cherries: cireșe, vișine
chicken-leg: pui, aripioare, pui la grătar
chicken-leg kebab: rotiserie
chilli: sos iute
chimney-cake: kürtős, kurtos, kürtőskalács, kurtos kalacs, colac secuiesc, colaci secuiești, cozonac secuiesc
chocolate: fântână de ciocolată
chocolate candy: ciocolată, praline
christmas-pudding: budincă de crăciun, christmas pudding
cinnamon-roll: rulouri cu scorțișoară, melci cu scorțișoară
clams: vongole
cookie: biscuiți, fursecuri
corn: porumb, porumb fiert, mălai, mălai grișat
cotton-candy: vată de zahăr, vată pe băț
couscous: cușcuș, cuscus
coxinha: coxinha
crepe: crepe, crepes, clătită, clătite, clătitărie
croissant: cornuri, corn cu ciocolată, cornuri cu ciocolată
croissant bread: brutărie, patiserie, croissant, merdenele, produse de panificație, pateuri, pateuri cu brânză
croissant bread: saleuri
cucumber: castraveți
curry rice: restaurant indian, mâncare indiană
custard-apple: cherimoya, anona
dallah: dallah, cafea arabă, ibric arăbesc
dates: curmale
dates walnut: fructe uscate
dinner-plate ring: meniu nuntă
dinner-plate teapot: porțelan, porțelanuri
doughnut: papanași
dumpling: colțunași, găluște
easter-egg: ouă de ciocolată, ou de ciocolată
easter-egg chocolate: iepurași de ciocolată
eclair: ecler, eclere
egg basket: ouă
egg chick: masa de paște, sărbătoarea paștelui, paștele, sărbătoarea de paște, târgul de paște
egg hen: ouă de țară
fig: smochină, smochine, smochinele, smochine uscate, smochine proaspete, dulceață de smochine
flatbread: lipii, lipie, scovergi
focaccia: focaccia
fruit-tart: tartă cu fructe, tarte cu fructe, tartă de fructe
frying-pan cook: tigăi, veselă
garlic: usturoi, mujdei
gingerbread: turtă dulce, căsuță din turtă dulce
grapes: struguri, stafide
grapes barrel: tescovină, teasc, must și pastramă, must si pastrama, pastramă și must
gratin: cartofi gratinați, gratin de cartofi, musaca
guava: guava, guave
ham: afumături, pastramă, șuncă, jambon, șunculiță, jamboane, mușchi țigănesc, ciolan afumat, afumătură
ham: produse afumate, tobă de porc, tobă de casă
hamper gift: coș cadou, coșuri cadou, coș de crăciun, coșuri de crăciun
honey: apiterapie
honey bee: apicultor, produse apicole, apicultură, propolis, miere, mierii, fagure, faguri
hot-dog: hot dog
ice-cream birthday-cake: tort înghețată
ice-lolly: înghețată pe băț
indian-sweets: dulciuri indiene
jackfruit: jackfruit, jacfruit
jar bread: pateu de ficat
jar cabbage: varză murată
jar cucumber: murături, castraveți murați
jar plum: magiun, magiun de prune
jar tomato: gogonele, gogonele murate, pastă de tomate, festivalul zacuștei
jar-cake: tort la borcan, prăjitură la borcan, prăjituri la borcan
juice-glass apple: suc de mere
juice-glass tomato: suc de roșii
kale: varză kale, kale
kebab: shaorma, kebab, șaorma, kebap
lasagne: lasagna, lasagne, lasagnă
lemon: lămâi
lemon soft-drink: limonadă, limonade
lettuce: spanac, ștevie, loboda
macaroni: macaroane, macaroane cu brânză
macarons: macarons, macaron
mangosteen: mangostan, mangosteen
matzah: azimă, azime, matza, pâine azimă
meat-on-bone: mici, mititei
meat-on-bone dinner-plate: prânz de duminică, masa de duminică
mushroom: ciuperci, hribi, ghebi, pleurotus
mussel: midii
mussel shrimp: fructe de mare
nachos: nachos
noodles chopsticks: restaurant chinezesc, tăiței, bucătărie asiatică, bucătărie thailandeză
okra: bame, bamele, okra
olive-oil olives: ulei de măsline, presă de ulei
olives: măsline
omelette: omletă, omlete, omletă spaniolă
onion: ceapă, festivalul cepei, târgul cepei
orange: portocale
orange soft-drink: suc natural
pancakes coffee: mic dejun, clătite americane
panettone: panettone
parsnip: păstârnac
peach: piersici
peanuts: alune
pear: pere coapte, pere williams
pie: plăcinte, plăcintărie, plăcintă, poale-n brâu, brânzoaice
pistachios peanuts: ~ fistic, fistic prăjit
pizza: pizza, pizzerie
plum: prune, prună, prunele
plum spirits-bottle: horincă
pomegranate: rodie, rodii
pomelo: pomelo, grapefruit, grepfrut
popcorn film-camera: cinema, film, festival de film
potato: cartofi
potato-fritters: chiftele de cartofi, clătite de cartofi, latkes, rösti
powder-tub: pudră proteică, proteină din zer, proteine pudră, creatină, pudră
pretzel: covrig
pretzel bread: covrigărie
prickly-pear: opuntia, smochin de cactus, fruct de cactus
pumpkin: dovleac, dovleci, bostan, semințe de dovleac
quince: gutuie, gutui, gutuilor
rambutan: rambutan
raspberry: zmeură
ravioli: ravioli
rhubarb: rubarbă, plăcintă cu rubarbă
roast-chicken: pui la rotisor, pui rotisat, pui la rotisor și grătar, pui la cuptor
roast-duck cabbage: rață pe varză
round-loaf: pâine cu maia, pâini cu maia, maia, pâine de casă, pâine de secară, pâine pe vatră, pâine caldă pe vatră
saffron: șofran
salad: vegan, vegetarian, salată, slăbire, nutriție
salad herb: produse bio, fără gluten, alimente sănătoase
salt: sare de himalaya
sandwich baguette: sandvișuri, sandwich-uri, tartine
sauce-bottle apple: oțet de mere
sausage: salam de sibiu, salam, salamuri, lebăr, babic, ghiudem, parizer, cremvurști, crenvurști
sausage barbecue: mici și bere, mici la grătar
sausage cheese: caltaboși
sausage fire: afumătorie
sausage meat-on-bone: cârnați, mezeluri
schnitzel: șnițel, șnițele
skewers barbecue: frigărui, frigăruie
soft-drink: sirop de soc, socată
soft-ice-cream ice-cream: înghețată, gelaterie
spaghetti: tăieței, tăieței de casă
spaghetti tomato: paste proaspete, paste
spare-ribs: coaste de porc, coaste bbq, scăricică
spice-bowls chilli: boia de ardei
spirits-bottle: lichior, coniac, festivalul țuicii, festivalul pălincii
spoon: linguri de lemn, linguri sculptate
spring-rolls: pachețele de primăvară
steak kitchen-knife: carmangerie, carne, măcelărie, friptură, măcelar, măcelari
steak meat-on-bone: miel, carne de miel, miel de paști, ied, abator
steamed-bun: bao buns, chifle bao, chifle la abur
stew: supe, ciorbă, ciorbe, tochitură, ostropel, ciulama, gulaș, festivalul gulașului, supă, supă cremă, supe cremă
stew: supă cremă de legume, supă de legume, supă de pui
stew cutlery: tocăniță, borș
stew fish: storceag
stollen: stollen, christstollen
strawberry: căpșuni, căpșune
strudel: ștrudel, strudel, ștrudel cu mere, strudel cu mere
sugar: zahăr, zahar, zahărul
sushi chopsticks: sushi
taco: restaurant mexican, tacos
takeaway-box: livrare mâncare, livrare la domiciliu mâncare, meniuri la cutie, comandă mâncare
tarte-flambee: tarte flambée, flammkuchen
tomato: roșii
truffle: trufe negre, trufe proaspete, trufe albe, ulei de trufe, vânătoare de trufe, trufe
waffle: vafe, waffle
walnut: miez de nucă, nuci românești, nuci, nucă, nuci verzi, nuci decojite
watermelon: pepeni, pepeni verzi, lubeniță
wedding-cake: tort de nuntă, torturi de nuntă, tort nuntă
white-asparagus: sparanghel alb
yoghurt: iaurt, iaurturi, iaurt grecesc
amphora: ceramică
amphora potters-wheel: oale de lut
baby-bottle: jucărie dentiție
barrel: butoi, butoaie, butoaie de stejar, dogar, dogărie
beer wheat: bere, berărie, berii
beers: pub
champagne party-popper: majorat, organizare evenimente, petreceri private, eveniment corporate, agenție evenimente
champagne toast: șampanie, vin spumant, prosecco
cider: cidru, cidru de mere
cocktail: cocktailuri, cocktail bar
coffee: cafenea, cafea, cafelei
coffee-beans coffee: cafea boabe, boabe de cafea, prăjitorie, prăjitorie de cafea, cafea proaspăt prăjită
cutlery dinner-plate: han, prânz, restaurant, meniul zilei, mâncare gătită, împinge tava, autoservire, cantină
cutlery dinner-plate: mâncare de casă, bucătărie românească, ospătărie, tacâmuri
dinner-plate cook: catering, pomeni, platouri, bufet suedez, masă festivă, platouri aperitiv
dinner-plate cutlery: picol
dinner-plate heart: masă comună, masa comunității
espresso-machine: cafetieră
espresso-machine coffee: espressor, espressoare, aparat de cafea, aparate de cafea, curs barista
gin-tonic: gin, gin tonic
ice-cube: geantă termoizolantă
ice-cube snowflake: gheață cuburi, produse congelate, congelate, legume congelate
jar: dulceață, zacuscă, ulei, gem, compot, bulion, caserole, gemuri
juice-glass: suc de portocale, suc de fructe, sucuri naturale, fresh de portocale, sucuri de fructe, set de pahare
juice-glass: pahare personalizate
kitchen-knife: cuțit de bucătar, set de cuțite, cuțit, cuțite
kitchen-knife frying-pan: ascuțit cuțite, ascuțire cuțite, ascuțitorie, tocilar
milk cereal-bowl: iaurt de casă, chefir, lapte bătut
milk dairy-cow: lapte, lactate, lapte proaspăt
milkshake: milkshake, milkshake-uri
mug coffee: căni, cană, căni de ceramică, cești
spirits-bottle toast: distilerie, cazan de țuică, țuică, palincă, pălincă, whisky, vișinată, rachiu, afinată
tea teapot: ceai, ceainărie
water-jug: sticlă de apă
water-jug droplet: apă la bidon, dozatoare de apă, dozator de apă, livrare apă, dozatoare apă, apă plată
wine: carafă
wine grapes: podgorie, vinărie, vin, vinuri, cramă, vinului, vinotecă, tulburel, culesul viilor
apricot: caisă, caise, caisele, gem de caise, dulceață de caise
arancini: arancini, chiftele de orez siciliene, bile de orez
arepa: arepa, arepas, arepas umplute
banh-chung: bánh chưng, bánh tét, prăjitură vietnameză de orez
banh-mi: banh mi, bánh mì, sandviș vietnamez
bibimbap: bibimbap, bibimbab
biltong: biltong, carne uscată, beef jerky
brussels-sprouts: varză de Bruxelles, verze de Bruxelles, varza de Bruxelles
burek: burek, plăcintă dobrogeană, plăcinte dobrogene, börek
cabbage-rolls: sarmale, sarmale de casă, sarmalele, sarmale în foi de varză
canapes: canapele festive, platou aperitive, tartine festive, finger food, mini aperitive
candied-almonds: migdale caramelizate, migdale glazurate, migdale pralinate
cannoli: cannoli, cannolo, cannoli sicilieni
carnival-fritters: uscățele, crostoli, minciunele de casă
cassava: manioc, maniocul, cassava, rădăcină de manioc
charcuterie-board: platou de mezeluri, platouri de mezeluri, platou rece, platouri reci
charcuterie-board: platou cu brânzeturi și mezeluri
cheesecake: cheesecake, cheesecakes, cheesecake-uri
congee: congee, terci de orez
cooking-oil: ulei de floarea-soarelui, ulei de rapiță, ulei alimentar, ulei de in, ulei de dovleac, ulei vegetal
cooking-oil: ulei presat la rece, ulei de nucă
corn-dog: corn dog, corn dogs, corn dog coreean
courgette: dovlecel, dovlecei, zucchini
crisps: chipsuri, chipsuri de cartofi, chipsuri de banane, chipsuri de creveți, pungă de chipsuri
croquettes: crochete, crochetă, crochete de cartofi, crochete cu șuncă
currants: coacăze, coacăze roșii, coacăză, merișoare, merișor, agrișe
currywurst: currywurst, cârnați cu curry, cârnat cu curry
daifuku: daifuku, mochi, mochi japonez, mochi cu căpșuni
demijohn: damigeană, damigene, damigeana, damigene de vin, vin la damigeană
donburi: donburi, gyudon, oyakodon, bol donburi
dorayaki: dorayaki, clătite dorayaki
dragon-fruit: fructul dragonului, fructe dragon, pitaya, pitahaya
eel-box: unadon, unaju, anghilă la grătar cu orez
endive: andivă, andive, andive belgiene
fish-and-chips: fish and chips, fish & chips, pește cu cartofi prăjiți
fish-balls: biluțe de pește, chiftele de pește
fried-breakfast: mic dejun englezesc, full english breakfast
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, rulouri coreene de orez
gnocchi: gnocchi, gnocchi de cartofi, gnocchi de casă
green-beans: fasole verde, fasole păstăi, fasolea verde
hog-roast: porc la proțap, purcel la proțap, porcul la proțap, porc la rotisor, purcel la rotisor
hummus: humus de năut, hummus, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, mâncare etiopiană, restaurant etiopian, bucătărie etiopiană
jelly: jeleu de fructe, desert cu gelatină, tort de jeleu, piftie, piftii, piftie și
kimchi: kimchi
kohlrabi: gulie, gulii, gulia
langos: langoș, langoși, langoşi, langos
leek: praz, prazul, mâncare de praz, praz cu măsline
liquorice: lemn dulce bomboane, bomboane cu lemn dulce, jeleuri de lemn dulce
loaf-cake: chec, checuri, chec pufos, chec de casă, chec marmorat
loukoumades: loukoumades, lokma, gogoși grecești
lychee: litchi, fructe litchi
meatballs: chiftea, chiftele, chiftelele, perișoare, pârjoale
melon-pan: melonpan, pâine japoneză melon pan
meringue: bezea, bezele, pavlova, tort pavlova, tort de bezea
mille-feuille: mille-feuille, millefeuille, cremșnit, cremșnituri, prăjitură cremeș
mixed-nuts: migdale, alune de pădure, caju, nuci caju, nuci pecan, nuci macadamia, nuci braziliene, mix de nuci
muffin: brioșă, brioșe, muffins, brioșe cu afine, brioșe cu ciocolată
nougat: nuga, nuga cu migdale, alviță, turron
okonomiyaki: okonomiyaki, clătită japoneză sărată
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papaia, salată de papaya
parfait: cupă de înghețată, cupe de înghețată, parfait cu fructe
passion-fruit: fructul pasiunii, fructele pasiunii, maracuja, passion fruit
persimmon: fruct kaki, fructe kaki, curmal japonez, curmale japoneze, persimmon
poke-bowl: poke bowl, poké bowl, poke bowls, poke hawaiian
polenta: mămăligă, mămăliga, polenta, mămăligă cu brânză, bulz, balmoș
quesadilla: quesadilla, quesadillas, quesadilla cu pui, quesadilla cu brânză
raclette: raclette, grătar raclette, brânză raclette
radish: ridiche, ridichi, ridichi de lună, ridichile
ring-cake: guguluf, bundt cake, chec rotund, gugelhupf
roast-duck: rață pekineză, rața pekineză, rață la rotisor
sake-set: set de sake, seturi de sake, sake japonez, degustare de sake
satay: satay, frigărui satay, pui satay
sauce-bottle: sos picant, sosuri picante, sos chili, ketchup, sos barbecue, sos de soia, sriracha, sos de pește
sauce-bottle: muștar, oțet
scotch-egg: ouă scoțiene, ou scoțian, Scotch egg
shakshuka: shakshuka, shakshouka, șacșuca
smoothie: smoothie, smoothie-uri, smoothies
smorrebrod: smørrebrød, smorrebrod
spaetzle: spätzle, spaetzle, spätzle cu brânză
spice-bowls: condimente, condimentelor, amestec de condimente, mirodenii, turmeric, batoane de scorțișoară, cardamom
spice-bowls: garam masala, piper, piper negru, piper boabe, scorțișoară
sponge-pudding: sticky toffee pudding, budincă la abur, budincă englezească
stroopwafel: stroopwafel, stroopwafels, vafe cu caramel
swiss-roll: ruladă, rulade, ruladă cu gem, ruladă cu mac
taiyaki: taiyaki, vafă în formă de pește
takoyaki: takoyaki, biluțe de caracatiță
tanghulu: tanghulu, fructe caramelizate pe băț
tangyuan: tangyuan, biluțe de orez glutinos
thali: thali, thali indian, meniu thali
tiramisu: tiramisu, tiramisù
tofu: tofu, tofu afumat, brânză tofu, tempeh
tteokbokki: tteokbokki, topokki, prăjituri picante de orez
turnip: nap alb, napi albi, brojbă
yorkshire-pudding: budincă yorkshire, budinci yorkshire, yorkshire pudding
zongzi: zongzi, festivalul bărcilor dragon
`;
