/** Norwegian words for food, drink, animals and plants. Notation: word-list.ts. */
export const norwegianFoodAndNature = `
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
fish-cake fish: fiskekaker, fiskeboller
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
olive-oil olives: olivenolje, rapsolje
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
walnut: valnøtt, valnøtter, hasselnøtt, hasselnøtter
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
alpaca: alpakka, alpakkaer, alpakkatur
aquarium tropical-fish: akvarium, akvarier
bee honey: bifolk, bier, bidronninger, birøkt, birøkter, biodlare, biodling, biavler
beehive bee: bikube, bikuber
bird nest: undulat
birdcage bird: fuglebur, kanarifugler
cat: kattunge, kattepensjonat, katt, kat, katte, katter, klorestativ, kattedo
cat-standing coffee: kattekafé
chick egg: ~ påsk, påske
chick hen: daggamle kyllinger, kyllinger til salgs
cow: okser
cow milk: kalver, kviger, fjøs
cow steak: kyr, storfekjøtt, kjøtt
cow stethoscope: veterinær for storfe
deer bird: dyrekonservator, preparant, jaktbutikk, viltkjøtt, jakt, elgjakt, jegerprøve
dog: hundemat, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp, hundesele, tyggebein, hundegodbiter
dog bone: hundpensionat, hundepension, hundetrim, dyrebutikk
dog scissors: hundefrisør, hundfrisör, hundtrim, hundeklip
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: valpekurs, hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass
dog-standing paw: hundepasning
dog-standing sled: hundekjøring, hundesledekjøring, hundespann
donkey: esel, esler, eselridning
dove bird: duer, brevduer
duck: endunger, ender til salgs
eagle bird: falkoner, rovfugler
fish: fiskemottak, ørret, røye, røkelaks, rakfisk, røykt laks, gravlaks, skrei, torsk, fersk torsk, sei, hyse, kveite
fish: steinbit, lofoten skrei, røkt laks, fiskaffär, fiskebutik, fiskehandler, skaldjur, fisk, fiskhandlare
fish: fiskeforretning, sushi og fisk, fersk fisk, färsk fisk
fish fire: fiskerøykeri
goat: geiter, geit
goat cheese: geitost
guinea-pig: marsvin, marsvinbur
hen egg: verpehøns, høner, hønsehus
horse: ponni, rideleir, ridetimer, hestepensjon, oppstalling, stallplass, ridesport, ridskola, ridning, rideskole
horse: hästar, heste, hester, ridlektioner, hovslagare, hovslager, beslagsmed, stall
horseshoe horse: hovslaging, hovpleie
kennel dog: hundepensjonat, hundehotell, hundehus, kennel
lizard snake: reptiler, krypdyr, terrarium
llama: alpakkaturer, tur med alpakka, tur med alpakkaer
lobster crab: kräftskiva, kräftor
mosquito window: myggnetting, myggnett, insektnetting
nest-box: fuglekasse, fuglekasser, meisekasse
paw dog: dyrehjem, omplasseringshjemmet, omplassering
pig: smågris, smågriser, grisunger, gris, griser, svinekjøtt
rabbit: kanin, kaniner
rooster: raseegg
saddle horse: salmaker, rideutstyr
sauropod museum: dinosaur, dinosaurer
sheep: saueklipping, saueklipper, sauesanking, sau, sauer, lam
sheep farmer: gårdslam, gardslam, halvt lam, lammekjøtt
shrimp: reke, reker, ferske reker, fersk reke, räkor, rejer
songbird: fuglesang, sangfugler, småfugler, nattergal
tropical-fish: akvariefisk, koi, hagedam
turkey-bird: kalkun
wasp: veps, vepsebol, vepsebolet, vepsebol fjernes
whale motor-boat: hvalsafari
ammonite: fossiler, fossiljakt
beach-umbrella beach: solseil
bird-feeder bird: fuglemat, fuglebrett, meiseboller, fuglefrø
bonsai: bonsai, bonsaitre, bonsaitrær, bonsaikurs
bouquet: selvplukk av blomster, plukk egne blomster, blommor, florist, blomster, blomsterbutik, blombutik, buketter
bouquet: bukett
daffodil: påskelilje, påskeliljer, narsiss, narsisser
dahlia: dahlia, georgine, georginer, dahliaer, dahliaknoller
daisy seedling: stemorsblomster, stemor
droplet: vannfilter
droplet drill: energibrønn
fire: bålpanne
fire logs: trepellets, pellets, briketter, sankthans, sankthansbål, brasved, pejs, brænde, brændeovn, ved og peis, kamin
fire logs: braskamin, ved, brensel
greenhouse seedling: drivhus
hammock palm-tree: hengekøye, hengekøyer
hay-bale tractor: høy, høy til salgs, halm, høyballer, halmballer, rundballer
hedge: hekksaks
herb: urter, krydderurter
lavender: lavendel, lavendelåker, lavendelbukett, lavendelplanter
lawnmower: gressplen, gressplener, plenklipping, gressklipping
lawnmower spade: gräsklippning, græsslåning, plenklipp, gressklipper, gräsklippare, hækklipning, häckklippning
lawnmower spade: plæneklipper
lightning: laddbox, ladestander, elbilslader
logs axe: vedklyvning, brännved, vedhogst
logs fire: vedsekk, vedsekker, bjørkeved
logs saw: sagbruk, trelast, planker, skurlast, gårdssag, bjelker, bygdesag, materialer fra gårdssag
night-sky star: nordlys, nordlyset, nordlystur, nordlysjakt, jakten på nordlyset
orchid: orkidé, orkideer, orkidéer, orkide
plant: potteplanter, blomsterpotte
plant daisy: pelargonier, pelargonia, petunia, sommerblomster, utplantingsplanter
poppy: valmue, valmuer
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
secateurs leaves: hekkeklipping, klippe hekken, beskjæring, klippe hekk
seedling plant: växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön, blomsterfrø
seedling plant: grøntsagsfrø
seedling tree: frukttrær, skogplanting, stiklinger, stauder
snowdrop: snøklokke, snøklokker
snowflake: brøytetjeneste
snowflake spade: måking av snø, takmåking, måke snø, snöröjning, snerydning, strøing
snowflake tractor: brøytebil
snowy-mountain helicopter: fjellredning, alpin redningsgruppe
spade: trädgård, trädgårdsmästare, gartner, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
spade broom: dugnader
spade lawnmower: hagehjelp, jordfres
spade seedling: hekk, hekker, hekken, hekkeklipp, klipping av hekk, hagearbeid, hageplan, gartnertjenester, hekklipping
spade seedling: køkkenhave, kjøkkenhage, köksträdgård, odling, køkkenhaver
sun lotion: solarium, solstudio, spraytan
sunflower herb: parsellhage, kolonihage
toadstool basket: soppkurs
tree axe: skogsentreprenør, skogeiere, tynning, skogsdrift, ungskogpleie, trädfällning, træfældning, trädvård, beskæring
tree axe: trær felles, felling av trær
tree chainsaw: trefelling, trebeskjæring, arborist, stubbefresing, trepleie
tree spade: plante trær, treplanting
trowel: gipsplater, gipsvegg
tulip bouquet: selvplukk av tulipaner, plukk tulipaner
tulip seedling: blomsterløk, vårløk, tulipaner, tulipanløk
turf-roll: ferdigplen, kunstgress, rulleplen
watering-can plant: vannkanne, vannkanner
wheat sack: mølle, mel, såkorn
wheat tractor: mel fra mølle
wheelbarrow lorry: singel
wheelbarrow spade: matjord, hagejord, bark og jord, grus og sand
wreath: krans, kranser, adventskrans, julekrans, dørkrans, kransebinding
`;
