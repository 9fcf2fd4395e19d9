/** Norwegian words for food and drink. Notation: word-list.ts. */
export const norwegianFoodAndDrink = `
apple basket: eplemost, frukt, äpplen, æbler, epler, musteri, epler selvplukk, fruktbil
apple tree: epletrær, epletre
artichoke: artisjokk, artisjokker
asparagus: asparges
barbecue: gassgrill, kullgrill, griller, utekjøkken, kulegrill, grill
beer: juleøl, fatøl, ølsmaking
beetroot: rødbete, rødbeter, rødbetjuice, rødbetsalat, syltede rødbeter
berliner: berlinerbolle, berlinerboller
birthday-cake: konfirmasjonskake, konfirmasjonskaker, dåpskake, dåpskaker
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker, kakor
blackberry: bjørnebær
blueberries: blåbær
bread: bröd, brød, surdejsbrød, surdegsbröd
bread-dumplings: knödel
bread-roll: rundstykke, rundstykker, boller, hveteboller
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hamburgare, burger, burgare, burgere, hamburger
butter: smøret, gårdssmør, hjemmekjernet smør, smør og ost
cabbage: kål, hodekål, surkål, rødkål, kålhode, kålhoder
cake-slice: kaffe och kaka, fika, bakeform, suksessterte
candy: marsipan
candy lollipop: godis, godteri, lösgodis
canned-food basket: matsentralen, matutdeling, matkasser til familier
carrot: gulrøtter
cauliflower: blomkål, blomkålen, blomkålhode, blomkålsuppe
caviar: kaviar, kaviaren
celeriac: sellerirot, knollselleri
celery: stangselleri, stilkselleri
cereal-bowl: havregryn, rømmegrøt, risgrøt, risengrynsgrøt
champagne party-popper: utdrikningslag
cheese: brunost, gamalost, ostbutik, ost, osteforretning, gulost
cheese milk: gårdsysteri, ysteri
chef-hat apron: kokkeklær
cherries: moreller
chicken-leg: kylling
chimney-cake: skorsteinskake, skorsteinskaker, kürtőskalács, trdelnik
chocolate candy: konfekt, håndlaget sjokolade, sjokoladekurs, choklad, chokolade, sjokolade
christmas-pudding: christmas pudding, plumpudding
cinnamon-roll: kanelbolle, kanelboller, kanelsnurr, kanelsnurrer, skillingsbolle, skillingsboller, lussekatter
clams: vongole, kamskjell
cookie: småkager, pepparkakor, småkaker, julekaker, krumkaker, krumkake, serinakaker, goro, berlinerkranser, sandkaker
cookie: makroner
cotton-candy: sukkerspinn, sukkerspinnmaskin
couscous: couscous
coxinha: coxinha
cream-bun: fastelavnsboller, fastelavnsbolle
cream-bun bread-roll: skoleboller, skolebrød
crepe: crêpe, crêpes, crepes, creperie
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, wienerbrød, kanelbullar, kanelsnegle
currants seedling: bærbusker, bærbusk
curry rice: indisk restaurant, indisk mat
custard-apple: cherimoya, kirimoya
cutlery: bestikk, sølvtøy
dallah: dallah, arabisk kaffekanne, arabisk kaffe
dates: dadlar, dadler
dinner-plate cutlery: lunsj til bedrifter, middag, middag for pensjonister
dinner-plate mug: porselen, porselenet
dinner-plate sponge: oppvaskhjelp søkes, oppvaskhjelp
doughnut: semla, semlor, munkar, æbleskiver
dumpling: raspeballer, komler, dumplings
easter-egg: sjokoladeegg, påskeegg
egg basket: ägg, æg
egg hen: rugeegg
fig: fiken, fersk fiken, ferske fiken, tørkede fiken, fikentre, fikensyltetøy
fish-cake fish: fiskekaker, fiskepudding
flatbread: lefse, lefser, potetlefse, lomper, lompe
focaccia: focaccia
fruit-tart: fruktterte, fruktterter, jordbærterte
frying-pan: stekepanne, støpejernspanne, gryte
gingerbread: pepperkake, pepperkaker, pepperkakehus
gratin: gratinerte poteter, potetgrateng, gratenger, fløtegratinerte poteter
guava: guava, guavaer
ham: julskinke, juleskinke, spekeskinke, skinke, fenalår
hamper gift: gavekurv, gavekurver, julekurv
honey bee: biprodukter, bivoks, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn, pølse i brød, pølse i lompe
ice-cream food-truck: isbil, isbilen
ice-lolly: pinneis, saftis, ispinne
jackfruit: jackfrukt, jackfrukter
jar-cake: kake i glass, kaker på glass, kake på glass
juice-glass apple: eplejuice
kale: grønnkål
kebab: kebab
kitchen-knife scissors: kniver slipes
lasagne: lasagne, lasagna
lemon soft-drink: limonade
lettuce: spinat
macaroni: makaroni
mangosteen: mangostan, mangosteen
matzah: matza, matzah, usyret brød
meat-on-bone: svineribbe, juleribbe, pinnekjøtt, svinestek, grillfest, helstegt pattegris, ribbe
meat-on-bone dinner-plate: søndagsmiddag, søndagssteik
milk: fløte
mug wine: gløgg
mushroom: sopp, sopptur
mussel: blåskjell
nachos: nachos, nachochips
noodles chopsticks: nudlar, nudler, ramen
okra: okra, okraen
olive-oil olives: olivenolje
olives: oliven, oliver, olivolja
omelette: omelett, omeletter, spansk omelett
orange: juicepresse
pancakes coffee: brunch, frukost, morgenmad, frokost, pannekaker, sveler, lapper, brunsj
panettone: panettone
parsnip: pastinakk, pastinakker
peanuts: nøtter
pear: pærer, norske pærer
pistachios peanuts: ~ pistasj, pistasjnøtter
pizza: pizza, pizzeria, pizzaria
plum: plomme, plommer
pomegranate: granateple, granatepler
pomelo: pomelo, grapefrukt
popcorn film-camera: bio, biograf, kino
potato: potatis, kartofler, poteter, nypoteter
potato-fritters: potetpannekaker, rösti, latkes
powder-tub: proteinpulver, myseprotein, kreatin
pretzel: kringle, kringler
prickly-pear: kaktusfiken, kaktusfikener
pumpkin: gresskar
quince: kvede, kveder
rambutan: rambutan, rambutaner
raspberry: bringebær, multer, molter, multebær
ravioli: ravioli
rhubarb: rabarbra, rabarbrakake, rabarbrapai, rabarbrasaft
roast-chicken: grillet kylling, grillkylling
round-loaf: surdeigsbrød, surdeig, landbrød
saffron: safran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist
sandwich baguette: smörgåsar, sandwich, smörgås, smörgåstårta, håndmadder, smørbrød, påsmurt
sausage cheese: pølse, charkuteri, spegepølse
sausage fire: røkeri
schnitzel: schnitzel, wienerschnitzel
skewers barbecue: grillspyd
soft-ice-cream ice-cream: vaffelis, kuleis, is, iskiosk, softis, iskrem, isbutik, ishus
spaghetti tomato: fersk pasta, pasta
spare-ribs: spareribs, spare ribs
spirits-bottle honey: mjød
spring-rolls: vårrull, vårruller
steak: indrefilet, ytrefilet
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff
steak meat-on-bone: lammelår
steamed-bun: bao buns, dampede boller, baozi
stew: suppe, fårikål, lapskaus
stollen: stollen, julestollen, christstollen
strawberry: selvplukk, jordgubbar, jordbær
strudel: strudel, eplestrudel, apfelstrudel
sugar: sukker, sukkeret, sukkerbiter
sushi chopsticks: sushi
taco: meksikansk restaurant, tacos
tarte-flambee: flammkuchen, tarte flambée
tomato: tomater
truffle: svart trøffel, trøffeljakt, trøffelolje, fersk trøffel
waffle: vafler, vaffelsalg, vaffelstekt, vaffelrøre
walnut: valnøtt, valnøtter, hasselnøtt
wedding-cake: bryllupskake, bryllupskaker
white-asparagus: hvit asparges
yoghurt: yoghurt, yoghurter, gresk yoghurt, skyr
amphora: keramik, keramikk, drejekursus
baby-bottle: bitering
barrel: eikefat, tretønne, tretønner, bøkker
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: quiz på
champagne toast: champagne, musserende vin, musserende
cider: eplesider, hardangersider, sidersmaking, siderprodusent, sideri, cider
cocktail: cocktails, cocktailbar, drinkar, drinker
coffee: kaffe, kafé, café, kaffebar, kafferosteri, kafferisteri, kaffehus
coffee-beans coffee: kaffebønner, kaffebrenneri, brenneri av kaffe, nybrent kaffe
cutlery dinner-plate: dagens rett, kro, spisested, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang
cutlery dinner-plate: lunch, servitör, tjener, husmanskost
dinner-plate christmas-tree: julbord, julefrokost, julebord, julemat
dinner-plate cook: catering, selskabsmad, koldtbord
dinner-plate heart: felles middag, fellesmiddag, langbord, folkekjøkken
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
gin-tonic: gin, gin tonic, ginsmaking
ice-cube snowflake: islevering, isbiter
jar: syltetøy, marmelade, olivolje, olivenolie, oppbevaringsbokser, norgesglass
juice-box apple: eplepressing
juice-glass: appelsinjuice, fruktjuice, juicebar, ferskpresset juice
kitchen-knife: kjøkkenkniver, knivblokk, multiverktøy, kniver, slipe kniver
kitchen-knife frying-pan: knivmaker, knivmakerkurs, knivsliping, sliping av kniver, knivslipning, knivslibning
kitchen-knife frying-pan: slibning af knive
milk cereal-bowl: gårdsyoghurt, surmelk
milk dairy-cow: melk, meieri, gårdsmelk
milkshake: milkshake, milkshaker, milkshakes
mug: termoskopp, kaffekopp
mug coffee: krus, kaffekrus, kopper
soft-drink tropical-drink: brus, saft
spirits-bottle: akevitt
spirits-bottle toast: brenneri, whisky, snaps, akvavit, destilleri
tea teapot: te, tehus, tebutik
water-jug droplet: vannkjøler, vanndispenser, vannlevering
wine grapes: vin, vinprovning, vinsmagning, vinbar, vinhandel, vinsmaking, vingård
apricot: aprikos, aprikoser, aprikossyltetøy
arancini: arancini, risottoboller, sicilianske risboller
arepa: arepa, arepas, fylte arepas
banh-chung: bánh chưng, bánh tét, klebrig riskake
banh-mi: banh mi, bánh mì, vietnamesisk baguett
bibimbap: bibimbap, bibimbab
biltong: biltong, beef jerky, tørket kjøtt
brussels-sprouts: rosenkål, rosenkålen
burek: burek, børek, börek, byrek
cabbage-rolls: kålruletter, kålrulett, kålrull, kålruller
canapes: kanapeer, fingermat, amuse-bouche
candied-almonds: brente mandler, brent mandel
cannoli: cannoli, cannolo, sicilianske cannoli
carnival-fritters: fattigmannbakkels, faworki, chiacchiere di carnevale, fattigmann
cassava: kassava, maniok, kassavarot, cassava
charcuterie-board: spekefat, spekemat, spekematfat, charcuteribrett, spekebrett, pålegg, pålegget
cheesecake: ostekake, ostekaker, cheesecake, ostekaken
congee: congee, kinesisk risgrøt
cooking-oil: rapsolje, solsikkeolje, matolje, linfrøolje, valnøttolje
corn-dog: corn dog, corn dogs, koreanske corn dogs
courgette: squash og zucchini, zucchini, courgette, courgetter
crisps: potetgull, potetchips, bananchips, rekechips, chipspose
croquettes: kroketter, potetkroketter, skinkekroketter
currants: rips, ripsbær, tyttebær, tranebær, ripsgelé, solbær, stikkelsbær
currywurst: currywurst, currypølse, currypølser
daifuku: daifuku, mochi, mochiboller, mochier
demijohn: damejeanne, damejeanner, vinballong, kurvflaske, kurvflasker
donburi: donburi, donburibolle, gyudon, oyakodon
dorayaki: dorayaki, dorayakier
dragon-fruit: dragefrukt, dragefrukter, pitaya
eel-box: unadon, unaju, grillet ål med ris
endive: endivesalat, sikorisalat
fish-and-chips: fish and chips, fish & chips, fish n chips
fish-balls: fiskeboller, fiskeballer
fried-breakfast: engelsk frokost, full english breakfast
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, koreanske risruller
gnocchi: gnocchi, potetgnocchi, hjemmelaget gnocchi
green-beans: grønne bønner, aspargesbønner, haricots verts, brekkbønner
hog-roast: helgrillet gris, helstekt gris, helgrillet spedgris, helstekt pattegris
hummus: hummus, houmous, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, etiopisk mat, etiopisk restaurant, eritreisk mat, eritreisk restaurant
jelly: fruktgelé, gelédessert, rød gelé
kimchi: kimchi
kohlrabi: knutekål, kålrabiknoller
langos: langos, lángos
leek: purreløk, vårløk, purreløksuppe, purre
liquorice: lakris, saltlakris, lakriskonfekt, lakrisgodteri
loaf-cake: formkake, formkaker, sitronformkake, sandkake
loukoumades: loukoumades, lokma, greske smultboller
lychee: litchi, litchier, lychee
meatballs: kjøttboller, kjøttbolle, kjøttkaker, kjøttkake, frikadeller
melon-pan: melonpan, japansk melonbrød
meringue: marengs, marengsbunn, marengskake, pavlova, pavlovaer
mille-feuille: mille-feuille, millefeuille, napoleonskake, napoleonskaker
mixed-nuts: mandler, cashewnøtter, hasselnøtter, pekannøtter, macadamianøtter, paranøtter, nøtteblanding, ristede nøtter
muffin: muffin, muffins, blåbærmuffins, sjokolademuffins
nougat: fransk nougat, hvit nougat, mandelnougat, turrón
okonomiyaki: okonomiyaki, japansk matpannekake
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papayaer, papayasalat
parfait: iscoupe, iscouper, fruktparfait, isdessert i glass, tilslørte bondepiker
passion-fruit: pasjonsfrukt, pasjonsfrukter, pasjonsfrukten
persimmon: kakifrukt, kakifrukter, persimon, sharonfrukt, sharonfrukter
poke-bowl: poke bowl, poké bowl, pokébowl, pokebowl
polenta: polenta, kremet polenta, stekt polenta
quesadilla: quesadilla, quesadillas, quesadilla med kylling
raclette: raclette, raclettegrill, racletteost
radish: reddik, reddiker, reddikene
ring-cake: bundtkake, bundtkaker, formkake i ring, gugelhupf, kransekake, kransekaker
roast-duck: pekingand, pekingender, sprø and
sake-set: sakesett, japansk sake, sakesmaking, sakeflaske
satay: satay, satayspyd, kyllingsatay, kylling satay
sauce-bottle: chilisaus, sterk saus, sterke sauser, ketchup, barbecuesaus, soyasaus, sriracha, fiskesaus
scotch-egg: skotsk egg, skotske egg, Scotch egg
shakshuka: shakshuka, shakshouka
smoothie: smoothie, smoothies, smoothien
smorrebrod: smørrebrød, rekesmørbrød
spaetzle: spätzle, ostespätzle, spaetzle
spice-bowls: krydder, krydderier, krydderblanding, krydderblandinger, krydderbutikk, gurkemeie, kanelstenger, kardemomme
sponge-pudding: sticky toffee pudding, dampet pudding, engelsk pudding
stroopwafel: stroopwafel, stroopwafels, sirupsvafler
swiss-roll: rullekake, rullekaker, rullekaken
taiyaki: taiyaki, fiskevaffel, fiskevafler
takoyaki: takoyaki, blekksprutboller
tanghulu: tanghulu, kandiserte fruktspyd
tangyuan: tangyuan, klebrige risboller
thali: thali, indisk thali, thali-tallerken
tiramisu: tiramisu, tiramisuen
tofu: tofu, røkt tofu, silketofu, tempeh
tteokbokki: tteokbokki, topokki, sterke riskaker
turnip: kålrot, kålrøtter, nepe, neper, kålrabi, kålrabistappe
yoghurt milk: rømme
yorkshire-pudding: yorkshire pudding, yorkshirepudding, yorkshirepuddinger
zongzi: zongzi, dragebåtfestivalen
`;
