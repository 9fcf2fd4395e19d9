/** Danish words for food and drink. Notation: word-list.ts. */
export const danishFoodAndDrink = `
apple basket: æblemost, frugt, frugtkurv, äpplen, æbler, epler, musteri
apple tree: æbletræer, æbletræ
artichoke: artiskok, artiskokker
asparagus: asparges
bacon: stegt flæsk, flæsk, stegt flæsk med persillesovs
barbecue: gasgrill, kulgrill, griller, udekøkken, kuglegrill, grill, grillfest
beer: specialøl, fadøl, juleøl, ølsmagning, ølsmagninger
beer barrel: fadølsanlæg
beetroot: rødbede, rødbeder, rødbedejuice, rødbedesalat, syltede rødbeder
berliner: berliner med syltetøj, berlinere, berlinerpfannkuchen
birthday-cake cake-slice: konditor, kagemand
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker, kakor
blackberry: brombær
blueberries: blåbær
bread: bröd, brød, surdegsbröd, rugbrød, rugbrødet, hjemmebagt rugbrød
bread-dumplings: knödel, brødknödel
bread-roll: rundstykke, rundstykker, morgenbrød, boller, fødselsdagsboller, morgenboller
brigadeiro: brigadeiro
brownie: brownie, brownies
burger: bøfsandwich, bøfsandwiches
burger french-fries: hamburgare, burger, burgare, burgere, hamburger
cabbage: kål, hvidkål, surkål, rødkål, spidskål
cake-slice: kaffe och kaka, fika, bageform, brunsviger, brunsvigere, hindbærsnitter, hindbærsnitte
cake-slice lemon: citronmåne, citronmåner
candy: vingummi, vingummier, karameller, karamel, marcipan
candy lollipop: slik, slikbutik, godis, godteri, lösgodis
canned-food basket: maduddeling, fødevarebank, julehjælp, madindsamling
carrot: gulerødder, gulerødderne
cauliflower: blomkål, blomkålshoved, blomkålshoveder, blomkålsris
caviar: kaviar, kaviaren
celeriac: knoldselleri
celery: bladselleri, blegselleri
cereal-bowl: risengrød, øllebrød, havregryn
champagne dinner-plate: nytårsmenu
charcuterie-board ham: pålæg, pålægget
cheese: ostbutik, ost, osteforretning, oste, skæreost, blåskimmel, blåskimmelost
cheese milk: osteri
chef-hat apron: kokketøj
cherries: kirsebær
chicken-leg: kylling, hotwings
chimney-cake: skorstenskage, skorstenskager, kürtőskalács, trdelnik
chocolate candy: choklad, chokolade, sjokolade, romkugler, romkugle
christmas-pudding: christmas pudding, plumpudding
cinnamon-roll: kanelsnegl, kanelsnegle, kanelsneglen, wienerbrød, kanelboller, kanelbullar, romsnegle, romsnegl
cinnamon-roll: spandauer, spandauere
clams: venusmuslinger, vongole
cookie: småkager, pebernødder, vaniljekranse, makroner, kiks, kiksene
cookie gingerbread: brunkager, brunkage
cotton-candy: candyfloss, candyflossmaskine
couscous: couscous
coxinha: coxinha
cream-bun: fastelavnsbolle, fastelavnsboller, semla, semlor
crepe: crêpe, crêpes, crepes, creperie
croissant: tebirkes, tebirkeser
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, skoleboller
currants seedling: bærbuske, bærbusk
curry rice: indisk mad, indisk restaurant
custard-apple: cherimoya, cherimoyaer
cutlery: bestik, sølvtøj, spis sammen
dallah: dallah, arabisk kaffekande, arabisk kaffe
dates: dadlar, dadler
dinner-plate mug: porcelæn, kongeligt porcelæn, mussel malet, musselmalet
dinner-plate sponge: opvasker søges, opvasker
doughnut: munkar
dumpling: dumplings, melboller
easter-egg: chokoladeæg, påskeæg
egg basket: ägg, æg
egg hen: rugeæg
fig: figner, friske figner, tørrede figner, figenmarmelade, figentræ, figentræer
focaccia: focaccia
fruit-tart: frugttærte, frugttærter, jordbærtærte, jordbærtærter
frying-pan: støbejernspande, biksemad, pander
gingerbread: honningkage, honningkager, peberkager, honningkagehus, pepparkakor, pepperkaker
gratin: gratin, kartoffelgratin, flødekartofler
guava: guava, guavaer
ham: skinke, juleskinke, røget skinke, skinker, hamburgerryg
hamper gift: gavekurv, gavekurve, julekurv, julekurve
honey bee: biprodukter, bivoks, biavler, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn
ice-cream: iskugler, gammeldags is
ice-cream food-truck: isvogn, isvogne, isbil, isbilen
ice-lolly: ispind, ispinde
indian-sweets: indiske søde sager, jalebi
jackfruit: jackfrugt, jackfrugter
jar-cake: kage i glas, kager i glas, lagkage i glas
juice-glass apple: æblejuice
kale: grønkål, grønlangkål
kebab: kebab
lasagne: lasagne, lasagner
lemon soft-drink: lemonade
lettuce: spinat
macaroni: makaroni
mangosteen: mangostan, mangosteen
matzah: matza, matzah, usyret brød
meat-on-bone: flæskesteg, ribbensteg, svinesteg, julesteg, kamsteg, lammekølle
meat-on-bone dinner-plate: søndagsfrokost, søndagssteg, søndagsmiddag
meatballs curry: boller i karry
milk: fløde, piskefløde
mug chocolate: kakao, varm kakao, varm chokolade
mug wine: gløgg
mushroom: svampe, svampetur
mussel: blåmuslinger, muslinger
nachos: nachos, nachochips
noodles chopsticks: nudlar, nudler, ramen, thaimad
okra: okra, okraen
olive-oil: olivenolje, olivolja
olive-oil olives: olivenolie
olives: oliven, oliver
omelette: omelet, omeletter, spansk omelet, æggekage
orange: juicer, saftpresser
pancakes coffee: brunch, frukost, morgenmad, pandekager
panettone: panettone
parsnip: pastinak, pastinakker
pea-pod: ærter, friske ærter
peach: ferskner
peanuts: nødder
pear: pærer, danske pærer
pie: tærter, tarteletter, tartelet
pistachios peanuts: ~ pistacie, pistacienødder
pizza: pizza, pizzeria, pizzaria
plum: blomme, blommer
pomegranate: granatæble, granatæbler
pomelo: pomelo, grapefrugt, grapefrugter
popcorn film-camera: bio, biograf, kino
potato: potatis, kartofler, poteter
potato bacon: brændende kærlighed
potato-fritters: kartoffelpandekager, rösti, latkes, kartoffelrösti
powder-tub: proteinpulver, valleprotein, kreatin
pretzel: saltkringler
prickly-pear: kaktusfigen, kaktusfigner
pudding cherries: risalamande, ris à la mande
pumpkin: græskar
quince: kvæde, kvæder
rambutan: rambutan, rambutaner
raspberry: hindbær
ravioli: ravioli
rhubarb: rabarber, rabarbertrifli, rabarbergrød, rabarberkage, rabarbersaft
roast-chicken: grillkylling, grillkyllinger, stegt kylling
round-loaf: surdejsbrød, surdej, landbrød
saffron: safran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist
salt: kryddersalt
sandwich baguette: smörgåsar, sandwich, smörgås, smørbrød, håndmadder
sausage: medister, medisterpølser, pølser fra egen slagter, hjemmelavede pølser
sausage cheese: pølse, charkuteri, spegepølse
sausage-roll: pølsehorn
schnitzel: schnitzel, wienerschnitzel, karbonader, karbonade
shaved-ice: slushice maskine, slushicemaskine
skewers barbecue: grillspyd, kødspyd
soft-ice-cream ice-cream: isvaffel, isvafler, vaffelis, vaffelisen, is, isbod, ismejeri, iskrem, isbutik, ishus
spaghetti tomato: frisk pasta, pasta
spare-ribs: spareribs, spare ribs
spirits-bottle honey: mjød
spring-rolls: forårsrulle, forårsruller
steak: hakkebøf, hakkebøffer, bøffer, mørbrad, mørbradbøffer, oksemørbrad, culotte, culottesteg
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff
steamed-bun: bao buns, dampede boller, baozi
stew: simreret, suppe, gule ærter
stew bread: fællesspisninger, folkekøkken
stollen: stollen, julestollen, christstollen
strawberry: selvpluk, jordgubbar, jordbær
strawberry raspberry: rødgrød, rødgrød med fløde
strudel: strudel, æblestrudel, apfelstrudel
sugar: sukker, sukkeret, sukkerknalder
sushi chopsticks: sushi
taco: mexicansk restaurant, tacos
taco burger: streetfood
tarte-flambee: flammkuchen, tarte flambée
tomato: tomater
truffle: sorte trøfler, sort trøffel, trøffeljagt, trøffelolie, friske trøfler
waffle: vafler, belgiske vafler
walnut: valnød, valnødder
wedding-cake: bryllupskage, bryllupskager
white-asparagus: hvide asparges, hvid asparges
wine gift: vingave, vingaver
yoghurt: yoghurt, græsk yoghurt, skyr, tykmælk, gårdyoghurt
amphora: keramik, keramikk, keramikkurs
baby-bottle: bidering
barrel: egetræsfade, trætønde, trætønder, vinfade, bødker, fastelavnsfest, fastelavnsfesten, tøndeslagning
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: bar-quiz, barquiz
champagne toast: champagne, mousserende vin
cider: cider, æblecider, ciderhus
cocktail: cocktails, cocktailbar, drinkar
coffee: kaffe, kafé, café, kaffebar, kafferosteri, kaffehus
coffee-beans coffee: kaffebønner, kafferisteri, risteri, friskristet kaffe
cutlery dinner-plate: dagens ret, kro, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang, lunch
cutlery dinner-plate: servitör, tjener, servitør, husmanskost
dinner-plate christmas-tree: julbord, julefrokost, julebord, julemad
dinner-plate cook: catering, selskabsmad
dinner-plate cutlery: mad ud af huset, middag ud af huset, diner transportable, dagens frokost, frokost, frokostbuffet
dinner-plate cutlery: service udlejning, udlejning af service
dinner-plate heart: fællesspisning, langbord
espresso-machine: stempelkande
espresso-machine coffee: espressomaskine, espressomaskiner, kaffemaskine, kaffemaskiner, baristakursus
gin-tonic: gin, gin og tonic, gin tonic, ginsmagning
ice-cube snowflake: isterninger, islevering
jar: syltetøj, marmelade, olivolje, opbevaringsbøtter, sylteglas
juice-box apple: æblepresning, mosteri
juice-glass: appelsinjuice, frugtjuice, juicebar, friskpresset juice, saft
kitchen-knife: knivblok, multiværktøj, knive
kitchen-knife frying-pan: knivsliber, knivslibning, slibning af knive, knivslipning, knivsliping
milk dairy-cow: mælk, mejeri, gårdmælk
milkshake: milkshake, milkshakes
mug: termokande, termokop
mug coffee: krus, kaffekrus, kopper
soft-drink tropical-drink: sodavand
spirits-bottle toast: brænderi, whisky, snaps, akvavit, destilleri
tea teapot: te, tehus, tebutik
water-jug droplet: vandkøler, vandkølere, vanddispenser, vandlevering
wine: karaffel, rosévin, rosévine
wine grapes: vin, vinprovning, vinsmagning, vinbar, vinhandel, vinsmaking, vingård
apricot: abrikos, abrikoser, abrikosmarmelade
arancini: arancini, risottokugler, sicilianske risboller
arepa: arepa, arepas, fyldte arepas
banh-chung: bánh chưng, bánh tét, klæbrig riskage
banh-mi: banh mi, bánh mì, vietnamesisk sandwich
bibimbap: bibimbap, bibimbab
biltong: biltong, beef jerky, tørret kød
brussels-sprouts: rosenkål, rosenkålen
burek: burek, børek, börek, byrek
cabbage-rolls: kåldolmere, kåldolmer, hjemmelavede kåldolmere
canapes: kanapeer, canapéer, fingermad, pindemadder, snitter, receptionsmad
candied-almonds: brændte mandler, brændt mandel
cannoli: cannoli, cannolo, sicilianske cannoli
carnival-fritters: klejner, klejne, faworki, chiacchiere di carnevale
cassava: kassava, maniok, kassavarod, cassava
charcuterie-board: charcuteribræt, charcuteri, tapasbræt, pølsebord, charcuterifad, charcuteritallerken
cheesecake: cheesecake, cheesecakes, ostekage, ostekager
congee: congee, kinesisk risgrød
cooking-oil: rapsolie, solsikkeolie, madolie, hørfrøolie, valnøddeolie
corn-dog: corn dog, corn dogs, koreanske corn dogs
courgette: courgette, courgetter, zucchini, grøn squash
crisps: kartoffelchips, bananchips, rejechips, flæskesvær, pose chips
croquettes: kroketter, kartoffelkroketter, skinkekroketter, rejekroketter
currants: røde ribs, ribsgelé, tyttebær, tranebær, solbær, stikkelsbær, ribs
currywurst: currywurst, karrypølse, karrypølser
daifuku: daifuku, mochi, mochikugler, mochier
demijohn: damejeanne, damejeanner, kurveflaske, kurveflasker, vinballon, vinballoner
donburi: donburi, donburiskål, gyudon, oyakodon
dorayaki: dorayaki, dorayakier
dragon-fruit: dragefrugt, dragefrugter, pitaya
eel-box: unadon, unaju, grillet ål med ris
endive: julesalat, julesalater
fish-and-chips: fish and chips, fish & chips, fish n chips
fish-balls: fiskeboller, fiskebolle
fried-breakfast: engelsk morgenmad, full english breakfast
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, koreanske risruller
gnocchi: gnocchi, kartoffelgnocchi, hjemmelavet gnocchi
green-beans: grønne bønner, haricots verts, snitbønner, brydbønner
hog-roast: helstegt pattegris, helstegte pattegrise, helstegt gris
hummus: hummus, houmous, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, etiopisk mad, etiopisk restaurant, eritreisk mad, eritreisk restaurant
jelly: frugtgelé, gelédessert, jelly-dessert
kimchi: kimchi
kohlrabi: glaskål, kålrabi
langos: langos, lángos
leek: porre, porrer, porrerne, porretærte, forårsløg
liquorice: lakrids, saltlakrids, lakridskonfekt, lakridsbutik
loaf-cake: sandkage, sandkager, formkage, formkager, citronkage
loukoumades: loukoumades, lokma, æbleskiver, æbleskive
lychee: litchi, litchier, lychee
meatballs: frikadelle, frikadeller, frikadellerne, kødboller, kødbolle
melon-pan: melonpan, japansk melonbrød
meringue: marengs, marengsbund, marengskys, pavlova, pavlovaer
mille-feuille: mille-feuille, millefeuille, napoleonskage, napoleonskager
mixed-nuts: mandler, cashewnødder, hasselnødder, pekannødder, macadamianødder, paranødder, nøddemix, blandede nødder
muffin: muffin, muffins, blåbærmuffins, chokolademuffins
nougat: fransk nougat, hvid nougat, mandelnougat, turrón
okonomiyaki: okonomiyaki, japansk madpandekage
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papayaer, papayasalat
parfait: iscoupe, iscouper, frugtparfait, isdessert i glas
passion-fruit: passionsfrugt, passionsfrugter, passionsfrugten
persimmon: kakifrugt, kakifrugter, persimmon, sharonfrugt, sharonfrugter
poke-bowl: poke bowl, poké bowl, poke bowls, pokebowl
polenta: polenta, cremet polenta, stegt polenta
quesadilla: quesadilla, quesadillas, quesadilla med kylling
raclette: raclette, raclettegrill, raclette-aften
radish: radise, radiser, radiserne
ring-cake: bundtkage, bundtkager, randkage, gugelhupf, kransekage, kransekager, kransekagetop, kransekagetoppe
roast-duck: pekingand, pekingænder, sprød and, andesteg, gåsesteg, and med rødkål, mortensaften, mortensand, juleand
roast-duck: juleænder, gåsemiddag, gåsemiddage
sake-set: sakesæt, japansk sake, sakesmagning, sakeflaske
satay: satay, satayspyd, kyllingesatay, kylling satay
sauce-bottle: chilisauce, chilisovs, stærk sauce, ketchup, barbecuesauce, sojasauce, sriracha, fiskesauce, remoulade
sauce-bottle: sennep
scotch-egg: skotsk æg, skotske æg, Scotch egg
shakshuka: shakshuka, shakshouka
smoothie: smoothie, smoothies
smorrebrod: smørrebrød, smørrebrødet, rejemad, rejemadder
spaetzle: spätzle, ostespätzle, spaetzle
spice-bowls: krydderier, krydderiblanding, krydderiblandinger, kryddeributik, gurkemeje, kanelstænger, kardemomme
spice-bowls: garam masala
sponge-pudding: sticky toffee pudding, dampet budding, engelsk budding
stroopwafel: stroopwafel, stroopwafels, sirupsvafler, hollandske sirupsvafler
swiss-roll: roulade med creme, rouladekage, rouladekager
taiyaki: taiyaki, fiskevaffel, fiskevafler
takoyaki: takoyaki, blækspruttekugler
tanghulu: tanghulu, kandiserede frugtspyd
tangyuan: tangyuan, klæbrige risboller
thali: thali, indisk thali, thali-menu
tiramisu: tiramisu, tiramisuen
tofu: tofu, røget tofu, silketofu, tempeh
tteokbokki: tteokbokki, topokki, stærke riskager
turnip: majroe, majroer, kålroe, kålroer
yoghurt strawberry: koldskål
yorkshire-pudding: yorkshire pudding, yorkshirepudding, yorkshirebudding
zongzi: zongzi, dragebådsfestival
`;
