/** Swedish words for food. Notation: word-list.ts. */
export const swedishFood = `
apple basket: frukt, fruktkorg, äpplen, æbler, epler, äppelmarknad, äppelfest, äpplets dag
artichoke: kronärtskocka, kronärtskockor
asparagus: sparris
barbecue: gasolgrill, gasolgrillar, kolgrill, grillar, utekök, klotgrill, BBQ, utegrill, utegrillar, grillplats
barbecue: grillplatser
beetroot: rödbeta, rödbetor, rödbetan, rödbetsjuice, rödbetssallad
berliner: berlinermunk, berlinermunkar, syltmunk, syltmunkar
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker
blackberry: björnbär
blueberries: blåbär, självplock av blåbär
braided-bread: vetefläta, vetelängd, vetelängder, vetekrans, vetekransar, wienerlängd, wienerlängder
bread: bröd, brød, smörgåsgrill, rågbröd, kavring, kavringar
bread croissant: brödbak, vedugnsbakat, stenugnsbakat
bread-dumplings: knödel, brödknödel, palt, kroppkaka, kroppkakor
bread-roll: fralla, frallor, småfranska, småfranskor, frukostfrallor, rundstykker, tekaka, tekakor
brigadeiro: brigadeiro, chokladboll, chokladbollar, arraksboll, arraksbollar
brownie: brownie, brownies
burger french-fries: hamburgerrestaurang, burgerrestaurang, hamburgare, burger, burgare, burgere, hamburger
burger french-fries: hamburgertallrik, hamburgertallrikar
cabbage: kål, vitkål, surkål, rödkål, brunkål
cake-slice: kaffe och kaka, fika, bakform, muffinsform, ostkaka, ostkakor, småländsk ostkaka, hälsingeostkaka
cake-slice: budapestbakelse, budapestbakelser, toscakaka, toscakakor, silviakaka, silviakakor
cake-slice: operatårta, schwarzwaldtårta, sachertårta
cake-slice birthday-cake: bakelser
cake-slice cupcake: prinsesstårta, kakbuffé, tårtbutik, tårtbuffé, hembakat, bakverk, morotskaka, äppelkaka
cake-slice cupcake: våfflor och kakor
candy lollipop: godis, godteri, lösgodis, godisbutik, polkagrisar, sötsaker
canned-food basket: matutdelning, matbank, matkassar till behövande, matpaket, matcentral, livsmedelsinsamling, allmosa
canned-food basket: matkasse till behövande, matkasse till
carrot basket: grönsakshandlare, grönsaksaffär, frukt och grönt
cauliflower: blomkål, blomkålen, blomkålshuvud, blomkålsris
caviar: kaviar, kaviaren
celeriac: rotselleri
celery: stjälkselleri, blekselleri
cheese: ostbutik, ost, osteforretning, hushållsost, Västerbottensost, mesost, messmör, gårdsost, äggost, ystkurs
cheese: ystkurser, ystning
cheese milk: ysteri
cherries: körsbär, bigarråer, bigarrå
chicken-leg: kycklingvingar, kyckling, grillkyckling
chilli: het sås
chimney-cake: skorstenskaka, skorstenskakor, kürtőskalács, trdelnik, spettekaka, spettekakor, spettkaka, spettkakor
chocolate: chokladask
chocolate candy: praliner, pralin, chokladprovning, handgjord choklad, chokladbutik, chokladkafé, choklad, chokolade
chocolate candy: sjokolade, ischoklad, chokladtryffel, chokladtryfflar
christmas-pudding: christmas pudding, plumpudding
churros chocolate: churros
cinnamon-roll: kanelbulle, kanelbullar, kanelbullens dag, kardemummabulle, kardemummabullar, bullfest, kanelsnegle
cinnamon-roll: kanelboller, bullar, fikabröd
clams: venusmusslor, vongole
cookie: småkager, pepperkaker, kakor, finska pinnar, biskvi, biskvier, havreflarn, mandelskorpor, kokostoppar, kakburk
cookie: kakburkar, kakfat, brysselkex, kex
cotton-candy: sockervadd, sockervaddsmaskin
couscous: couscous
coxinha: coxinha
cream-bun: semla, semlor, semlorna, semmeldagen, fettisdagsbulle, fettisdagsbullar, hetvägg, fastelavnsbolle
cream-bun: fastelavnsboller, fettisdag, fastlagsbulle, fastlagsbullar, vattenbakelse, vattenbakelser, petit-choux
cream-bun: petit-chouer
crepe: crêpe, crêpes, crepes, creperie, crêperie
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, wienerbrød, skoleboller
curry rice: indisk restaurang, indisk mat
custard-apple: cherimoya, kanelöäpple
dates: dadlar, dadler
doughnut: munkar, æbleskiver, munkhål
dumpling: dumplings
easter-egg: chokladägg, påskägg
egg basket: ägg, æg
egg hen: kläckägg
fig: fikon, färska fikon, torkade fikon, fikonmarmelad, fikonträd
flatbread: tunnbröd, hönökaka, hönökakor, polarkaka, polarkakor, pitabröd, lefsa, lefsor
focaccia: focaccia
fruit-tart: frukttårta, frukttårtor, fruktpaj, fruktpajer, jordgubbspaj
frying-pan: gjutjärnspanna, stekpanna, stekpannor, stekhäll, stekhällar, muurikka
gingerbread: pepparkaka, pepparkakor, pepparkakshus
gratin: gratäng, gratänger, potatisgratäng, Janssons frestelse, flygande Jakob
guava: guava, guavor
ham: julskinka, julskinkor, skinka, skinkor, rökt skinka
hamper gift: presentkorg, presentkorgar, julkorg, delikatesskorg, julgåva, gåvokorg
honey bee: biprodukter, bivax, biodlare, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn, korvmoj, halv special, hel special, korvgubbe
ice-lolly: isglass, glasspinne, glasspinnar, ispinne, ispinnar
indian-sweets: indiska sötsaker, jalebi
jackfruit: jackfrukt, jackfrukter
jar-cake: tårta i burk, tårta på burk, kaka i burk
kale: grönkål, långkål, svartkål
kebab: kebab, kebabtallrik
lasagne: lasagne, lasagna, lasagnen
lemon soft-drink: lemonad, citronlemonad
macaroni: makaroner, stuvade makaroner
mangosteen: mangostan, mangostaner
matzah: matzo, matza, osyrat bröd
meat-on-bone: fläskstek, grisstek, skinkstek, grill, grillfest, helstegt pattegris, fläsklägg, fläskläggar, rimmad lägg
meat-on-bone: lammlägg, lammrack
meat-on-bone dinner-plate: söndagsmiddag, söndagsstek, söndagslunch
meat-on-bone sheep: lammkött i låda, lammlåda, lammlådor
mushroom: svamp, svampplockning, kantareller, champinjon, champinjoner, ostronskivling, ostronskivlingar, murkla
mushroom: murklor
mussel: musslor, blåmusslor
nachos: nachos, nachochips, nachotallrik
noodles chopsticks: nudlar, nudler, ramen, thaimat, thairestaurang, kinarestaurang, wok, kinamat, asiatisk mat
noodles chopsticks: vietnamesisk mat, sushi och wok, asiatisk buffé, thailändsk mat, asiatiskt, pho, koreansk mat
noodles chopsticks: thaibuffé, thai take away
okra: okra, okran
olive-oil: olivolje, olivenolie
olive-oil olives: olivolja
olives: oliven, oliver, olivenolje
omelette: omelett, omeletter, spansk omelett, äggakaka, äggröra
orange: råsaftcentrifug, apelsin, apelsiner, clementin, clementiner
pancakes: pannkakskalas
pancakes coffee: plättar, brunch, morgenmad, frokost, pannkakor
panettone: panettone
parsnip: palsternacka, palsternackor
peanuts: nötter
pide: pide
pie: paj, smulpaj, smulpajer, pajer
pistachios peanuts: ~ pistage, pistagenötter, pistaschnötter
pizza: pizza, pizzabuffé, pizzabuffe
plum: plommon
pomegranate: granatäpple, granatäpplen
pomelo: pomelo, grapefrukt, grapefrukter
popcorn film-camera: bio, biograf, kino
potato: potatis, kartofler, poteter, nypotatis
potato-fritters: raggmunk, raggmunkar, rårakor, råraka, latkes, potatisbulle, potatisbullar, potatisplättar
powder-tub: proteinpulver, vassleprotein, kreatin
pretzel: kringlor
prickly-pear: kaktusfikon, fikonkaktus, opuntia
pumpkin: pumpa, pumpor
quince: kvitten, rosenkvitten
rambutan: rambutan, rambutaner
raspberry: hallon, hallonplockning, självplock av hallon
ravioli: ravioli
rhubarb: rabarber, rabarberkräm, rabarbersaft
roast-chicken: grillad kyckling, helgrillad kyckling
round-loaf: surdegsbröd, surdeg, surdejsbrød, surdegslimpa, surdegslimpor
saffron: saffran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist, gå ner i vikt, viktminskning
salad: bantning, vegomat, viktväktare, näringsterapeut
salad rice: poké
sandwich baguette: smörgåsar, smørrebrød, sandwich, smörgås, håndmadder, smørbrød, baguetter, mackor, landgång, toast
sandwich baguette: smörgåscafé
sausage cheese: pølse, charkuteri, spegepølse
sausage fire: rökeri
schnitzel: schnitzel, wienerschnitzel
skewers barbecue: grillspett, spett
soft-ice-cream ice-cream: glass, glasskiosk, glassbil, iskrem, isbutik, ishus, glasskafé
spaghetti tomato: pasta, färsk pasta
spare-ribs: revbensspjäll, spareribs, ribs, BBQ ribs
spring-rolls: vårrulle, vårrullar
steak: kött, nötkött, köttlåda
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff, köttlådor, styckning
steak kitchen-knife: styckmästare, oxfilé, charkdisk, gårdskött, naturbeteskött, köttdisk, kalvkött, styckare, hängmörat
steak kitchen-knife: fläskfilé, fläskfiléer, fläskkarré, kotlett, kotletter, högrev, älgkött, älgfärs, älgstek, renkött
steak kitchen-knife: renstek, torkat renkött, suovas, souvas, hjortfilé, hjortkött, grisköttslåda, grisköttslådor
steak kitchen-knife: oxkind, oxkinder
steak meat-on-bone: lammstek
steamed-bun: baobun, bao buns, ångade bullar, baozi
stew: soppa, soppbar, soppkök, soppbuffé, soppbuffe, grytbuffé
stew cutlery: färdigmat, färdiga matlådor, soppor, pytt, kalops, soppteater mat, dillkött, pepparrotskött, renskav
stew cutlery: älgskav, lapskojs
stollen: stollen, julstollen, christstollen
strawberry: jordgubbsplockare, jordgubbsplockning, självplock, jordgubbar, jordbær, jordgubbsodling, smultron
strudel: strudel, äppelstrudel, apfelstrudel
sugar: socker, sockret, sockerbitar
sushi chopsticks: sushirestaurang, sushi
sushi dinner-plate: sushibuffé, sushibuffe, lunchbuffé med sushi
taco: mexikansk restaurang, tacos, tacobuffé, tacobuffe, fredagstacos
tarte-flambee: flammkuchen, tarte flambée
tomato: tomater
truffle: svart tryffel, tryffeljakt, tryffelolja, gotlandstryffel, tryffelsafari, färsk tryffel
truffle dog: tryffelhund
waffle: våffelstuga, våffelcafé, våffelcafe, våfflor, våffeldagen, våffelkalas, våffelkalaset
walnut: valnöt, valnötter
wedding-cake: bröllopstårta, bröllopstårtor
white-asparagus: vit sparris
yoghurt: yoghurt, grekisk yoghurt
apricot: aprikos, aprikoser, aprikoserna, aprikosmarmelad
arancini: arancini, risbollar, sicilianska risbollar
arepa: arepa, arepas, fyllda arepas
aubergine: auberginer
bacon: stekt fläsk, sidfläsk, rimmat fläsk, rökt sidfläsk, fläsk och löksås
banh-chung: bánh chưng, bánh tét, klibbriskaka
banh-mi: banh mi, bánh mì, vietnamesisk baguette
barbecue dinner-plate: grillbuffé, grillbufféer, grillbuffe
beans bacon: bruna bönor
bibimbap: bibimbap, bibimbab
biltong: biltong, beef jerky, torkat kött
blueberries basket: bärplockare, bärplockning
braided-bread saffron: saffranslängd, saffranslängder, saffransbröd
bread-roll coffee: frukost, hotellfrukost, frukostbuffé, frukostbuffe, frukostcafé
brownie cake-slice: kladdkaka, kladdkakor, kärleksmums, snoddas
brussels-sprouts: brysselkål, brysselkålen
burek: burek, börek, byrek
burrito: wraps, kycklingwrap, kycklingwraps
butter: smörkniv, smörknivar
cabbage meatballs: kåldolma
cabbage-rolls: kåldolmar, kåldolme, hemlagade kåldolmar
cake-slice saffron: saffranspannkaka, saffranspannkakor, gotländsk saffranspannkaka
canapes: kanapéer, canapéer, plockmat, mingelmat, amuse-bouche, snittar, minisnittar, kalasmat, buffébitar
candied-almonds: brända mandlar, bränd mandel
candy: kola, kolor, julknäck, skumtomte, skumtomtar, geléhallon, tuggummi, hemgjord knäck, klubbor och kola, godispåse
candy: godispåsar
candy cookie: julgodis, julbak
canned-food fish: surströmmingsskiva, surströmmingsskivor, surströmming på burk
cannoli: cannoli, cannolo, sicilianska cannoli
carnival-fritters: klenäter, klenät, chiacchiere di carnevale, faworki, struva, struvor
carrot: morötter, morötterna
cassava: kassava, maniok, kassavarot, kassavan
cereal-bowl: gröt, havregrynsgröt, risgrynsgröt, mannagrynsgröt, havregröt, rågmjölsgröt, grötfrukost
cereal-bowl santa: tomtegröt, julgröt
charcuterie-board: charkbricka, charkbrickor, charkbräda, chark och ost, charkuteribricka, plockbricka, plockbrickor
charcuterie-board: kallskuret, charktallrik
cheese coffee: kaffeost
cheese goat: getost, getostar
cheese charcuterie-board: ostbricka, ostbrickor, osttallrik
cheesecake: cheesecake, cheesecakes, cheesecaken
congee: congee, kinesisk risgröt
cookie heart: vaniljhjärta, vaniljhjärtan
cookie raspberry: hallongrotta, hallongrottor
cooking-oil: rapsolja, solrosolja, linfröolja, matolja, valnötsolja
corn-dog: corn dog, corn dogs, koreanska corn dogs
courgette: zucchini, zucchinin, squash och zucchini, zucchinibiffar
crisps: potatischips, chipspåse, bananchips, räkchips, fläsksvålar, chips, ostbågar, chipspåsar
croquettes: krokett, kroketter, potatiskroketter, skinkkroketter
cucumber: gurkor, ättiksgurkor, smörgåsgurka
cupcake raspberry: runebergstårta, runebergstårtor
currants: röda vinbär, vinbär, lingon, tranbär, lingonsylt, vinbärsgelé
curry: indisk buffé, indisk lunchbuffé
currywurst: currywurst, currykorv, currykorvar
custard-tart: mandelmussla, mandelmusslor
daifuku: daifuku, mochi, mochibollar, mochis
donburi: donburi, donburiskål, gyudon, oyakodon
dorayaki: dorayaki, dorayakis
dragon-fruit: drakfrukt, drakfrukter, pitaya
eel-box: unadon, unaju, grillad ål med ris
endive: endiv, endiver, endivesallat
fish-and-chips: fish and chips, fish & chips, fish n chips
fish-balls: fiskbollar, fiskbulle kinesisk
fried-breakfast: engelsk frukost, full english breakfast
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, koreanska risrullar
gnocchi: gnocchi, potatisgnocchi, färsk gnocchi, hemgjord gnocchi
grapes: vindruva
gratin fish: laxpudding
green-beans: haricots verts, gröna bönor, brytbönor, skärbönor
hog-roast: helgrillad gris, helstekt gris, helgrillade grisar, spädgris, helgrillad spädgris
hot-dog burger: gatukök, gatuköket
hummus: hummus, houmous, tzatziki, baba ganoush, kikärtsröra
hummus flatbread: meze, mezetallrik, libanesisk meze
ice-cream: kulglass, glassbar, glasskulor, italiensk glass, gräddglass
idli: idli, medu vada, idli vada
injera-platter: injera, etiopisk mat, etiopisk restaurang, eritreansk mat, eritreansk restaurang
jelly: fruktgelé, gelédessert, gelédesserter
kimchi: kimchi, kimchin
kohlrabi: kålrabbi, kålrabbin
langos: langos, lángos, langosen
leek: purjolök, purjolöken, purjolökar, purjolökssoppa, salladslök
liquorice: lakrits, saltlakrits, lakritsgodis, engelsk konfekt, saltlakritsen
loaf-cake: sockerkaka, sockerkakor, formkaka, formkakor, citronkaka, tigerkaka, tigerkakor, mjuk pepparkaka
loukoumades: loukoumades, lokma, grekiska munkar
lychee: litchi, litchier, lychee
meatballs: köttbullar, köttbulle, köttbullarna, frikadeller, oxjärpar, järpar, wallenbergare, köttfärsbiffar, pannbiff
meatballs: pannbiffar
melon-pan: melonpan, japanskt melonbröd
meringue: maräng, maränger, marängtårta, pavlova, pavlovor, marängsviss
mille-feuille: mille-feuille, millefeuille, napoleonbakelse, napoleonbakelser
mixed-nuts: mandlar, cashewnötter, hasselnötter, pekannötter, macadamianötter, paranötter, nötmix, rostade nötter
muffin: muffin, muffins, blåbärsmuffins, chokladmuffins
mushroom basket: svampkurs, svampkurser, svamputflykt, svamputflykter, svampexkursion, svampdag, svampvandring
nougat: nougat med mandel, vit nougat, fransk nougat, turrón
okonomiyaki: okonomiyaki, japansk matpannkaka
onion: rödlök, gul lök
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papayan, papayor, papayasallad
parfait: glasscoupe, glasscouper, fruktparfait, parfaitglas
passion-fruit: passionsfrukt, passionsfrukter, passionsfrukten
pea-pod: ärtor, gröna ärtor, ärtskida, ärtskidor, sockerärtor
peach: persika, persikor, nektarin, nektariner
persimmon: persimon, persimoner, kakifrukt, kakifrukter, sharonfrukt, sharonfrukter
pie cheese: ostpaj, ostpajer, Västerbottenpaj, västerbottensostpaj, ost- och skinkpaj, skinkpaj, broccolipaj
pie apple: äppelpaj, äppelpajer
pie rhubarb: rabarberpaj, rabarberpajer
pie blueberries: blåbärspaj, blåbärspajer
pie raspberry: hallonpaj
pizza kebab: kebabpizza, kebabpizzor
poke-bowl: poke bowl, poké bowl, pokébowl, pokebowl
polenta: polenta, krämig polenta, stekt polenta
quesadilla: quesadilla, quesadillas, ostquesadilla, kycklingquesadilla
raclette: raclette, raclettegrill, racletteost
radish: rädisa, rädisor, rädisorna
ring-cake: bundtkaka, bundtkakor, gugelhupf, mjuk ringkaka, kransekaka, kransekakor
roast-duck: pekinganka, pekingankor, helstekt anka, krispig anka
sandwich shrimp: räkbåt, räkbåtar
satay: satay, satayspett, kycklingsatay, kycklingspett satay
sauce-bottle: chilisås, stark sås, starka såser, ketchup, barbecuesås, sojasås, sriracha, fisksås, senap, slottssenap
sauce-bottle: Skånsk senap, senapen
sausage: falukorv, falukorvar, prinskorv, prinskorvar, vildsvinskorv, älgkorv, renkorv, lammkorv, fläskkorv, julkorv
sausage: potatiskorv, kallrökt korv, rökt korv, korvkurs, korvtillverkning, korvstoppning, medvurst, isterband
sausage potato: mosbricka, mosbrickor, korv med mos
scotch-egg: skotskt ägg, skotska ägg, Scotch egg
shakshuka: shakshuka, shakshouka, shakshukan
smorrebrod: smörrebröd, räkmacka, räkmackor, räksmörgås, räksmörgåsar
spaetzle: spätzle, ostspätzle, spaetzle
spice-bowls: kryddor, kryddblandning, kryddblandningar, kryddbutik, gurkmeja, kanelstänger, kardemumma, garam masala
sponge-pudding: sticky toffee pudding, ångkokt pudding, kolapudding
steak potato: plankstek, plankstekar
stew sausage: korv stroganoff, korvgryta
stew fish: fisksoppa, fisksoppor, laxsoppa
stroopwafel: stroopwafel, stroopwafels, sirapsvåfflor, holländska sirapsvåfflor
swiss-roll: rulltårta, rulltårtor, rulltårtan
taiyaki: taiyaki, fiskvåffla, fiskvåfflor
takeaway-box noodles: thailåda, thailådor
takeaway-box: hemkörd mat, hemleverans av mat, avhämtning av mat, take away
takoyaki: takoyaki, bläckfiskbollar
tanghulu: tanghulu, kanderade fruktspett
tangyuan: tangyuan, klibbiga risbollar
thali: thali, indisk thali, thalitallrik
tiramisu: tiramisu, tiramisun
tofu: tofu, rökt tofu, silkestofu, tempeh
tteokbokki: tteokbokki, topokki, kryddiga riskakor
turnip: kålrot, kålrötter, majrova, majrovor, kålrotsmos, rotmos
yorkshire-pudding: yorkshire pudding, yorkshirepudding, yorkshirepuddingar
zongzi: zongzi, drakbåtsfestivalen
`;
