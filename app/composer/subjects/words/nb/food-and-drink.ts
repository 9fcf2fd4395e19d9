/** Norwegian words for food and drink. Notation: word-list.ts. */
export const norwegianFoodAndDrink = `
apple basket: eplemost, frukt, äpplen, æbler, epler, cider, musteri
artichoke: artisjokk, artisjokker
asparagus: asparges
barbecue: gassgrill, kullgrill, griller, utekjøkken, kulegrill
beetroot: rødbete, rødbeter, rødbetjuice, rødbetsalat, syltede rødbeter
berliner: berlinerbolle, berlinerboller
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker, kakor
blackberry: bjørnebær
blueberries: blåbær
bread: bröd, brød, surdejsbrød, surdegsbröd
bread-dumplings: knödel
bread-roll: rundstykke, rundstykker
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hamburgare, burger, burgare, burgere, hamburger
butter: smøret, gårdssmør, hjemmekjernet smør, smør og ost
cabbage: kål, hodekål, surkål, rødkål
cake-slice: kaffe och kaka, fika, bakeform
candy lollipop: godis, godteri, lösgodis
canned-food basket: matsentralen, matutdeling, matkasser til familier
cauliflower: blomkål, blomkålen, blomkålhode, blomkålsuppe
cheese: brunost, gamalost, ostbutik, ost, osteforretning
cheese milk: gårdsysteri, ysteri
cherries: moreller
chicken-leg: kylling
chimney-cake: skorsteinskake, skorsteinskaker, kürtőskalács, trdelnik
chocolate candy: konfekt, håndlaget sjokolade, sjokoladekurs, choklad, chokolade, sjokolade
christmas-pudding: christmas pudding, plumpudding
cinnamon-roll: kanelbolle, kanelboller, kanelsnurr, kanelsnurrer, skillingsbolle, skillingsboller, lussekatter
clams: vongole
cookie: småkager, pepparkakor
cotton-candy: sukkerspinn, sukkerspinnmaskin
couscous: couscous
coxinha: coxinha
cream-bun: fastelavnsboller, fastelavnsbolle
crepe: crêpe, crêpes, crepes, creperie
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, wienerbrød, kanelbullar, kanelsnegle
croissant bread: skoleboller, boller
curry rice: indisk restaurant, indisk mat
dates: dadlar, dadler
doughnut: semla, semlor, munkar, æbleskiver
dumpling: raspeballer, komler, dumplings
easter-egg: sjokoladeegg, påskeegg
egg basket: ägg, æg
egg hen: rugeegg
fig: fiken, fersk fiken, ferske fiken, tørkede fiken, fikentre, fikensyltetøy
fish-cake fish: fiskekaker
flatbread: lefse, lefser, potetlefse
focaccia: focaccia
fruit-tart: fruktterte, fruktterter, jordbærterte
frying-pan: stekepanne, støpejernspanne, gryte
gingerbread: pepperkake, pepperkaker, pepperkakehus
gratin: gratinerte poteter, potetgrateng, gratenger, fløtegratinerte poteter
ham: julskinke, juleskinke, spekeskinke, skinke
hamper gift: gavekurv, gavekurver, julekurv
honey bee: biprodukter, bivoks, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn
ice-lolly: pinneis, saftis, ispinne
jar-cake: kake i glass, kaker på glass, kake på glass
kale: grønnkål
kebab: kebab
lasagne: lasagne, lasagna
lemon soft-drink: limonade
macaroni: makaroni
meat-on-bone: svineribbe, juleribbe, pinnekjøtt, svinestek, grill, grillfest, helstegt pattegris
meat-on-bone dinner-plate: søndagsmiddag, søndagssteik
mushroom: sopp, sopptur
mussel: blåskjell
nachos: nachos, nachochips
noodles chopsticks: nudlar, nudler, ramen
olive-oil olives: olivenolje
olives: oliven, oliver, olivolja
omelette: omelett, omeletter, spansk omelett
orange: juicepresse
pancakes coffee: brunch, frukost, morgenmad, frokost, pannekaker, sveler, lapper
panettone: panettone
peanuts: nøtter
pistachios peanuts: ~ pistasj, pistasjnøtter
pizza: pizza, pizzeria, pizzaria
plum: plomme, plommer
pomegranate: granateple, granatepler
popcorn film-camera: bio, biograf, kino
potato: potatis, kartofler, poteter
potato-fritters: potetpannekaker, rösti, latkes
powder-tub: proteinpulver, myseprotein, kreatin
pumpkin: gresskar
raspberry: bringebær
ravioli: ravioli
rhubarb: rabarbra, rabarbrakake, rabarbrapai, rabarbrasaft
roast-chicken: grillet kylling, grillkylling
round-loaf: surdeigsbrød, surdeig, landbrød
saffron: safran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist
sandwich baguette: smörgåsar, smørrebrød, sandwich, smörgås, smörgåstårta, håndmadder, smørbrød, påsmurt
sausage cheese: pølse, charkuteri, spegepølse
sausage fire: røkeri
schnitzel: schnitzel, wienerschnitzel
skewers barbecue: grillspyd
soft-ice-cream ice-cream: vaffelis, kuleis, is, iskiosk, softis, iskrem, isbutik, ishus
spaghetti tomato: fersk pasta, pasta
spare-ribs: spareribs, spare ribs
spring-rolls: vårrull, vårruller
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff
steak meat-on-bone: lammelår
steamed-bun: bao buns, dampede boller, baozi
stew: suppe, fårikål, lapskaus
stollen: stollen, julestollen, christstollen
strawberry: selvplukk, jordgubbar, jordbær
strudel: strudel, eplestrudel, apfelstrudel
sushi chopsticks: sushi
taco: meksikansk restaurant, tacos
tarte-flambee: flammkuchen, tarte flambée
tomato: tomater
truffle: svart trøffel, trøffeljakt, trøffelolje, fersk trøffel
waffle: vafler
walnut: valnøtt, valnøtter, hasselnøtt
wedding-cake: bryllupskake, bryllupskaker
white-asparagus: hvit asparges
yoghurt: yoghurt, yoghurter, gresk yoghurt
amphora: keramik, keramikk, drejekursus
baby-bottle: bitering
barrel: eikefat, tretønne, tretønner, bøkker
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: pubquiz, quizkveld, quiz på
champagne toast: champagne, musserende vin
cider: eplesider, hardangersider, sidersmaking, siderprodusent, sideri
cocktail: cocktails, cocktailbar, drinkar
coffee: kaffe, kafé, café, kaffebar, kafferosteri, kafferisteri, kaffehus
coffee-beans coffee: kaffebønner, kaffebrenneri, brenneri av kaffe, nybrent kaffe
cutlery dinner-plate: dagens rett, kro, spisested, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang
cutlery dinner-plate: lunch, servitör, tjener, servitør, husmanskost
dinner-plate christmas-tree: julbord, julefrokost, julebord
dinner-plate cook: catering, selskabsmad
dinner-plate heart: felles middag, fellesmiddag, langbord, folkekjøkken
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
gin-tonic: gin, gin tonic, ginsmaking
ice-cube snowflake: islevering, isbiter
jar: syltetøy, marmelade, olivolje, olivenolie, oppbevaringsbokser, norgesglass
juice-box apple: eplepressing
juice-glass: appelsinjuice, fruktjuice, juicebar, ferskpresset juice
kitchen-knife: kjøkkenkniver, knivblokk, multiverktøy
kitchen-knife frying-pan: knivmaker, knivmakerkurs, knivsliping, sliping av kniver, knivslipning, knivslibning
kitchen-knife frying-pan: slibning af knive
milk cereal-bowl: skyr, gårdsyoghurt, surmelk
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
biltong: biltong, beef jerky, tørket kjøtt
brussels-sprouts: rosenkål, rosenkålen
cabbage-rolls: kålruletter, kålrulett, kålrull, kålruller
canapes: kanapeer, fingermat, amuse-bouche
candied-almonds: brente mandler, brent mandel
cannoli: cannoli, cannolo, sicilianske cannoli
carnival-fritters: fattigmannbakkels, faworki, chiacchiere di carnevale
cassava: kassava, maniok, kassavarot, cassava
charcuterie-board: spekefat, spekemat, spekematfat, charcuteribrett, spekebrett
congee: congee, kinesisk risgrøt
cooking-oil: rapsolje, solsikkeolje, matolje, linfrøolje, valnøttolje
corn-dog: corn dog, corn dogs, koreanske corn dogs
courgette: squash og zucchini, zucchini, courgette, courgetter
crisps: potetgull, potetchips, bananchips, rekechips, chipspose
croquettes: kroketter, potetkroketter, skinkekroketter
currants: rips, ripsbær, tyttebær, tranebær, ripsgelé
daifuku: daifuku, mochi, mochiboller, mochier
demijohn: damejeanne, damejeanner, vinballong, kurvflaske, kurvflasker
donburi: donburi, donburibolle, gyudon, oyakodon
dorayaki: dorayaki, dorayakier
dragon-fruit: dragefrukt, dragefrukter, pitaya
eel-box: unadon, unaju, grillet ål med ris
endive: endivesalat, sikorisalat
fish-balls: fiskeboller, fiskeballer
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, koreanske risruller
gnocchi: gnocchi, potetgnocchi, hjemmelaget gnocchi
green-beans: grønne bønner, aspargesbønner, haricots verts, brekkbønner
hog-roast: helgrillet gris, helstekt gris, helgrillet spedgris, helstekt pattegris
hummus: hummus, houmous, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, etiopisk mat, etiopisk restaurant, eritreisk mat, eritreisk restaurant
jelly: fruktgelé, gelédessert, rød gelé
kohlrabi: knutekål, kålrabiknoller
leek: purreløk, vårløk, purreløksuppe
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
parfait: iscoupe, iscouper, fruktparfait, isdessert i glass
passion-fruit: pasjonsfrukt, pasjonsfrukter, pasjonsfrukten
persimmon: kakifrukt, kakifrukter, persimon, sharonfrukt, sharonfrukter
polenta: polenta, kremet polenta, stekt polenta
quesadilla: quesadilla, quesadillas, quesadilla med kylling
radish: reddik, reddiker, reddikene
ring-cake: bundtkake, bundtkaker, formkake i ring, gugelhupf
roast-duck: pekingand, pekingender, sprø and
sake-set: sakesett, japansk sake, sakesmaking, sakeflaske
sauce-bottle: chilisaus, sterk saus, sterke sauser, ketchup, barbecuesaus, soyasaus, sriracha, fiskesaus
scotch-egg: skotsk egg, skotske egg, Scotch egg
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
tofu: tofu, røkt tofu, silketofu, tempeh
tteokbokki: tteokbokki, topokki, sterke riskaker
turnip: kålrot, kålrøtter, nepe, neper, kålrabi, kålrabistappe
yorkshire-pudding: yorkshire pudding, yorkshirepudding, yorkshirepuddinger
zongzi: zongzi, dragebåtfestivalen
`;
