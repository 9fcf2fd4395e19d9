/** Romanian words for food, drink, animals and plants. Notation: word-list.ts. */
export const romanianFoodAndNature = `
apple basket: mere, fructe, suc de mere
artichoke: anghinare, anghinară
asparagus: sparanghel
barbecue: grătar, grătare, grătar pe gaz
barbecue skewers: fleică, berbecuț la proțap, rotisor
beetroot: sfeclă roșie, sfecla roșie, sfeclă, suc de sfeclă
bell-pepper: ardei, ardei copți
bento: cutie de prânz
berliner: gogoașă, gogoși, gogoși cu gem, gogoșerie, gogosi
birthday-cake cake-slice: candy bar
birthday-cake cupcake: torturi, tort, cofetărie, prăjituri, ecleruri, savarine, amandine, ruladă
blackberry: mure de pădure, dulceață de mure
blueberries: afine
braided-bread: cozonac, cozonaci, colaci împletiți
bread: cuptor cu lemne, pâine, brutar, brutari, pâinii, sandwich maker
bread cake-slice: cozonacul
bread-dumplings: knödel, găluște de pâine
bread-roll: chiflă, chifle, chifla
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: burger, burgeri
cabbage: varză, varză murată, varza
cake-slice: tavă de copt
candy lollipop: bomboane, dulciuri, jeleuri, acadele
canned-food basket: banca de alimente, strângere de alimente, pachete alimentare, masă caldă, cantina socială
canned-food basket: colectare alimente, alimente pentru nevoiași
cauliflower: conopidă, conopida, conopide
cereal-bowl: musli
cheese: telemea, caș, urdă, brânză, brânzeturi
cheese milk: smântână
cherries: cireșe, vișine
chicken-leg: pui, aripioare, pui la grătar
chicken-leg kebab: rotiserie
chilli: sos iute, sos picant
chimney-cake: kürtős, kurtos, kürtőskalács, kurtos kalacs, colac secuiesc, colaci secuiești, cozonac secuiesc
chocolate candy: ciocolată, praline
christmas-pudding: budincă de crăciun, christmas pudding
cinnamon-roll: rulouri cu scorțișoară, melci cu scorțișoară
clams: vongole
cookie: biscuiți, fursecuri
corn: porumb, porumb fiert
cotton-candy: vată de zahăr, vată pe băț
couscous: cușcuș, cuscus
coxinha: coxinha
crepe: crepe, crepes, clătită, clătite, clătitărie
croissant bread: brutărie, patiserie, croissant, merdenele, produse de panificație
curry rice: restaurant indian, mâncare indiană
doughnut: papanași
dumpling: colțunași, găluște
easter-egg: ouă de ciocolată, ou de ciocolată
eclair: ecler, eclere
egg basket: ouă
egg chick: masa de paște, sărbătoarea paștelui, paștele, sărbătoarea de paște, târgul de paște
egg hen: ouă de țară
fig: smochină, smochine, smochinele, smochine uscate, smochine proaspete, dulceață de smochine
flatbread: langoși, lipii, langoș, lipie
focaccia: focaccia
fruit-tart: tartă cu fructe, tarte cu fructe, tartă de fructe
frying-pan cook: tigăi, veselă, porțelan
garlic: usturoi
gingerbread: turtă dulce, căsuță din turtă dulce
grapes: struguri
grapes barrel: tescovină
gratin: cartofi gratinați, gratin de cartofi
ham: afumături, slănină, pastramă, șuncă, jambon, șunculiță, jamboane
hamper gift: coș cadou, coșuri cadou, coș de crăciun, coșuri de crăciun
honey bee: apicultor, produse apicole, apicultură, propolis, miere, mierii
hot-dog: hot dog
ice-lolly: înghețată pe băț
indian-sweets: dulciuri indiene
jar-cake: tort la borcan, prăjitură la borcan, prăjituri la borcan
kale: varză kale, kale
kebab: shaorma, kebab, șaorma, kebap
lasagne: lasagna, lasagne, lasagnă
lemon soft-drink: limonadă, limonade
lettuce jar: murături
macaroni: macaroane, macaroane cu brânză
macarons: macarons, macaron
meat-on-bone: mici, mititei
meat-on-bone dinner-plate: prânz de duminică, masa de duminică
mushroom: ciuperci
mussel: midii
nachos: nachos
noodles chopsticks: restaurant chinezesc, tăiței, bucătărie asiatică, bucătărie thailandeză
olive-oil olives: ulei de măsline, presă de ulei, ulei presat la rece
omelette: omletă, omlete, omletă spaniolă
onion: ceapă
orange: portocale
orange soft-drink: suc natural
pancakes coffee: mic dejun, clătite americane
panettone: panettone
peach: piersici, caise
peanuts: nuci, fructe uscate, alune, caju
peanuts pistachios: migdale
pie: plăcinte, plăcintărie, plăcintă
pistachios peanuts: ~ fistic, fistic prăjit
pizza: pizza, pizzerie
plum: prune, prună, prunele
plum spirits-bottle: horincă
pomegranate: rodie, rodii
popcorn film-camera: cinema, film, festival de film
potato: cartofi
potato-fritters: chiftele de cartofi, clătite de cartofi, latkes, rösti
powder-tub: pudră proteică, proteină din zer, proteine pudră, creatină
pretzel: covrig
pretzel bread: covrigărie
pumpkin: dovleac, dovleci, bostan
raspberry: zmeură
ravioli: ravioli
rhubarb: rubarbă, plăcintă cu rubarbă
rice: aparat de gătit orez
roast-chicken: pui la rotisor, pui rotisat, pui la rotisor și grătar
round-loaf: pâine cu maia, pâini cu maia, maia, pâine de casă, pâine de secară, pâine pe vatră
saffron: șofran
salad: vegan, vegetarian, salată, slăbire, nutriție
salad herb: produse bio, fără gluten, alimente sănătoase
sandwich baguette: sandvișuri, sandwich-uri, tartine
sausage: salam de sibiu
sausage cheese: caltaboși
sausage fire: afumătorie
sausage meat-on-bone: cârnați, mezeluri
schnitzel: șnițel, șnițele
skewers barbecue: frigărui, frigăruie
soft-ice-cream ice-cream: înghețată, gelaterie
spaghetti tomato: paste proaspete, paste
spare-ribs: coaste de porc, coaste bbq, scăricică
spring-rolls: pachețele de primăvară
steak kitchen-knife: carmangerie, carne, măcelărie, friptură
steak meat-on-bone: miel, miei, carne de miel, miel de paști, ied, abator
steamed-bun: bao buns, chifle bao, chifle la abur
stew: supe, ciorbă, ciorbe, tochitură, sarmale
stew cutlery: tocăniță, borș
stollen: stollen, christstollen
strawberry: căpșuni, căpșune
strudel: ștrudel, strudel, ștrudel cu mere, strudel cu mere
sushi chopsticks: sushi
taco: restaurant mexican, tacos
takeaway-box: livrare mâncare, livrare la domiciliu mâncare, meniuri la cutie, comandă mâncare
tarte-flambee: tarte flambée, flammkuchen
tomato: roșii
truffle: trufe negre, trufe proaspete, trufe albe, ulei de trufe, vânătoare de trufe
waffle: vafe, waffle
walnut: miez de nucă, alune de pădure, nuci românești
watermelon: pepeni, pepeni verzi
wedding-cake: tort de nuntă, torturi de nuntă, tort nuntă
white-asparagus: sparanghel alb
yoghurt: iaurt, iaurturi, iaurt grecesc
amphora: ceramică
amphora potters-wheel: oale de lut
baby-bottle: jucărie dentiție
barrel: butoi, butoaie, butoaie de stejar, dogar, dogărie
beer wheat: bere, berărie, berii
beers: pub
beers memo: pub quiz, seară de quiz, concurs de cultură generală
champagne party-popper: majorat, organizare evenimente, petreceri private, eveniment corporate, agenție evenimente
champagne toast: șampanie, vin spumant, prosecco
cider: cidru, cidru de mere
cocktail: cocktailuri, cocktail bar
coffee: cafenea, cafea, cafelei
coffee-beans coffee: cafea boabe, boabe de cafea, prăjitorie, prăjitorie de cafea, cafea proaspăt prăjită
cutlery dinner-plate: han, prânz, restaurant, meniul zilei, mâncare gătită, ospătar, împinge tava, autoservire, cantină
cutlery dinner-plate: mâncare de casă, bucătărie românească, ospătărie
dinner-plate cook: catering, pomeni, platouri, bufet suedez, masă festivă, platouri aperitiv
dinner-plate cutlery: picol
dinner-plate heart: masă comună, masa comunității
espresso-machine: cafetieră
espresso-machine coffee: espressor, espressoare, aparat de cafea, aparate de cafea, curs barista
gin-tonic: gin, gin tonic
ice-cube: geantă termoizolantă
ice-cube snowflake: gheață cuburi, produse congelate, congelate, legume congelate
jar: dulceață, zacuscă, măsline, ulei, gem, compot, bulion, caserole
jar herb: condimente, mirodenii
jar herb: ~ scorțișoară
juice-glass: suc de portocale, suc de fructe, sucuri naturale, fresh de portocale, sucuri de fructe
kitchen-knife: cuțit de bucătar, set de cuțite, tocător, briceag
kitchen-knife frying-pan: ascuțit cuțite, ascuțire cuțite, ascuțitorie, tocilar
milk cereal-bowl: iaurt de casă, chefir, lapte bătut
milk dairy-cow: lapte, lactate, lapte proaspăt
milkshake: milkshake, milkshake-uri
mug coffee: căni, cană, căni de ceramică, cești
spirits-bottle toast: distilerie, cazan de țuică, țuică, palincă, pălincă, whisky, vișinată, rachiu, afinată
tea teapot: ceai, ceainărie
water-jug: sticlă de apă
water-jug droplet: apă la bidon, dozatoare de apă, dozator de apă, livrare apă, apă minerală, dozatoare apă, apă plată
wine: carafă
wine grapes: podgorie, vinărie, vin, vinuri, cramă, vinului, vinotecă
alpaca: alpaca, alpacale, ferma de alpaca
ant house: termite, furnici
aquarium tropical-fish: acvariu, acvarii, acvaristică
bee honey: roiuri, mătci, familii de albine, roi de albine
beehive bee: stup, stupi, stupină
bird nest: canar
birdcage bird: colivie, colivii, peruși
cat: pui de pisică, pisoi, pisici, pisică, pisicilor, litieră
cat-standing coffee: cafenea cu pisici
chick hen: pui de o zi, pui de o zi de vânzare
cockroach: dezinsecție
cow milk: viței, juninci, vițele, bovine, tăurași
cow steak: vacă, vaci, vită
deer bird: taxidermist, taxidermie, vânătoare, articole de vânătoare, vânat
dog: căței, câine, câini, pet shop, cățel, cățeluș, cățeluși, cățelul, cățelușul, lesă, zgardă
dog cat: târg de adopții, ziua adopțiilor
dog paw: metis, metisă
dog scissors: coafor canin, frizerie canină, cosmetică canină, tuns câini, toaletare canină, toaletaj canin, salon canin
dog stethoscope: veterinar, cabinet veterinar, farmacie veterinară
dog-standing dog: hotel pentru câini
dog-standing paw: dresaj canin
donkey: măgar, măgari, măgăruș, măgăruși
dove bird: porumbei
duck: boboci de rață, rațe, rățuște
eagle bird: șoimărit, șoimi
fish: pește proaspăt, peste proaspat, afumătorie de pește, păstrăvărie, icre, crap, crap de crăciun, păstrăv, pește
fish: pescărie, fructe de mer, saramură
goat: capre, carne de capră
goat cheese: iezi
goose: gâște
guinea-pig: porcușor de guineea, porcușori de guineea
hen egg: găini, găini ouătoare, pui de găină
horse: plimbări cu căruța, plimbare cu căruța, pensiune cai, herghelie, cal, ponei, călărie, grajd, cazare cai, grajduri
horse: șelărie, echipament echitație, harnașament, echitație, cai, cailor
horseshoe horse: potcovar, potcovit, potcovire
kennel: pensiune canină, hotel canin, pensiune pentru câini, cușcă câine, cuști câini
mosquito: dezinsecție țânțari, țânțari
mosquito window: plase de țânțari, plasă de țânțari, plase țânțari, plase anti-insecte, plase insecte
nest-box: căsuță pentru păsări, căsuțe pentru păsări
paw: dresaj, lese, accesorii animale, animale abandonate
pig: mangalița, purcei, purcel, purcei de vânzare, porc, porci, carne de porc
rabbit: iepure, iepuri, carne de iepure, cușcă pentru hamster
saddle: șei
saddle horse: șelar, curelar, echipament de călărie
sauropod museum: dinozaur, dinozauri, dinozaurilor
sheep: berbeci, tuns oi, tunsul oilor, stână, oi
shrimp lobster: creveți
songbird: păsări cântătoare, cântecul păsărilor, privighetoare
tropical-fish: pești exotici
turkey-bird: curcani, curcan
turtle: broaște țestoase, broască țestoasă
wasp: viespi, cuib de viespi, viespe, bărzăuni
ammonite: fosile
beach-umbrella: umbrelă de soare
bird-feeder: hrănitoare, hrană pentru păsări
bonsai: bonsai, pom bonsai, copac bonsai
bouquet: aranjamente florale, florărie, flori, buchete, florilor
cactus plant: cactuși, plante suculente
daffodil: narcisă, narcise, bulbi de narcise
dahlia: dalie, dalii, tuberculi de dalie
daisy seedling: panseluțe, primule, flori de sezon
droplet: filtre de apă, filtre apă
droplet tap: foraje, fântâni, pompe submersibile, hidrofor
fire: vatră de grădină
fire logs: sobar, peleți, lemne de foc
fire nut-and-bolt: sudor mig
greenhouse seedling: seră, sere, solarii, solar legume
hammock palm-tree: hamac, hamace
hay-bale tractor: lucernă, fân, baloți, baloți de fân, baloți de paie, baloți de lucernă, paie
hedge: foarfecă de grădină
herb: plante medicinale, plafar, ierburi aromatice
lavender: lavandă, câmp de lavandă, buchet de lavandă, lan de lavandă
lawnmower: cosire iarbă
lawnmower spade: tuns iarba, mașină de tuns iarba
logs fire: brichete
logs saw: cherestea, scânduri, lemn de construcție, grinzi, scândură
orchid: orhidee, orhidei, orhidee în ghiveci
plant: plante de apartament, plante de interior, ghivece, jardinieră
plant daisy: mușcate, muscate, petunii, flori de balcon, begonii, răsaduri de flori
poppy: mac roșu, maci roșii
rose love-letter: trandafiri
secateurs leaves: tuns gard viu, gard viu, toaletare pomi, tăieri pomi fructiferi, foarfecă de vie, tundere gard viu
seedling plant: plante, răsaduri
seedling tree: împăduriri, butași, butași de viță, altoi, semințe, pomi fructiferi, puieți
snowdrop: ghiocel, ghiocei
snowy-mountain helicopter: salvamont
spade: grădinar, grădinărit
spade broom: clacă
spade lawnmower: întreținere grădină, lucrări grădină, motocultor
spade seedling: garduri vii, gardului viu, gardurilor vii, tunderea gardului viu, amenajări grădini, peisagistică, gazon
spade seedling: sistem irigații, îngrășăminte, amenajare curte, irigații, motocultoare, unelte de grădină
sun lotion: solar, bronzare
sunflower herb: grădini urbane
tree axe: pădure, rărituri, ocol silvic, toaletare arbori, defrișare
tree bench: salvați parcul, salvăm parcul
tree boot: grădiniță în pădure, grădinița din pădure, școala din pădure
tree chainsaw: tăiere copaci, toaletare copaci, defrișări, toaletări arbori, tăieri copaci, doborâre arbori
tree chainsaw: toaletări copaci, doborâre copaci, scos cioate
tree seedling: plantează un copac, plantare puieți, plantăm copaci, plantare de copaci, plantare copaci, copaci împreună
tree spade: plantăm o pădure
trowel bucket: tavane false, tencuială
tulip seedling: bulbi de flori, bulbi, lalele
turf-roll: gazon rulou, rulouri de gazon, gazon artificial, gazon sintetic, gazon rulouri, montaj gazon
umbrella: umbrele, umbrelă
watering-can plant: stropitoare, stropitori
wheat sack: grâu, cereale, orz
wheat tractor: făină, moară
wheelbarrow spade: pământ de flori, pamant de flori, scoarță decorativă, balast și nisip
wreath: coroniță, coronițe, coroană de advent, coroane de crăciun, coroane funerare, coroniță de crăciun
wreath: coronițe de advent
`;
