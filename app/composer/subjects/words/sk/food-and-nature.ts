/** Slovak words for food, drink, animals and plants. Notation: word-list.ts. */
export const slovakFoodAndNature = `
apple basket: ovocie, mušt, jablka, moštárna
apricot: marhule, marhúľ, marhuľa
asparagus: špargľa
baby-bottle jar: dojčenská výživa, dojčenskej výživy, detská výživa
bacon: oškvarky, oškvarkov, domáce oškvarky, domáci špek
barbecue: grily, gril, grilov, záhradný gril, záhradné grily, grilovačka, grilovačky, grilovačku
beach suitcase: zájazd k moru, zájazdy k moru, dovolenka pri mori, dovolenky pri mori
beans: šošovica, šošovice, šošovicu, strukoviny, strukovín, cícer, cíceru
beetroot: cvikla, cvikly, cviklu
birthday-cake cake-slice: zákusky
birthday-cake cupcake: cukrárna, dorty, dort, cukráreň, torty, svatební dort, torta na mieru, tort, cukrára, cukrár
birthday-cake cupcake: cukrári, cukrárka, cukrárku, prijmeme cukrára
blueberries: čučoriedky
bouquet heart: deň matiek, dňa matiek, ku dňu matiek
bouquet ribbon: svadobná výzdoba, svadobnej výzdoby, svadobnú výzdobu
braided-bread: vianočka, vianočky
bread: chléb, chlieb, chleba, čerstvý chlieb, domáci chlieb, chlieb každý deň
bread rolling-pin: pekára, pekári, pekárov
bread-dumplings stew: sviečková na smotane, sviečkovú na smotane, sviečková s knedľou
bread-roll: buchty, buchiet, dukátové buchtičky, rožky, rožkov, čerstvé rožky
bread-roll meat-on-bone: cigánska pečienka, cigánskej pečienky, cigánsku pečienku
brownie: brownie, brownies
burger french-fries: burger, burgery
cabbage: kapusta, kyslá kapusta
cabbage jar: kvasená kapusta
canapes: obložené chlebíčky, obložených chlebíčkov, chlebíčky, chlebíčkov
canapes bread: nátierky, nátierok, domáce nátierky
candy lollipop: bonbony, cukrovinky, sladkosti
canned-food basket: potravinová banka, potravinová zbierka, zbierka potravín
canned-food jar: paštéta, paštéty, paštétu, paštét
carnival-fritters: fánky, fánok, fašiangové fánky
charcuterie-board canapes: obložené misy, obložená misa
cheese: korbáčiky, syr, bryndza, oštiepok, sýr, sýry, syry, syrov, parenica, parenice, parenicu, pareníc
cheese milk: syráreň, bryndziareň
cherries: čerešne, višne
chicken-leg: kurča na ražni, kuracie stehná, kura, kuracie krídla
chimney-cake: trdelník, trdelníky, trdelníkov, skalický trdelník
chocolate candy: čokoláda
closed-umbrella umbrella: dáždniky, dáždnik, dáždnikov
cookie: cukroví, perníčky, sušenky, vianočné pečivo, koláčiky, vanilkové rožky, vanilkové rožteky, vanilkových rožkov
cooking-oil: tekvicový olej, tekvicového oleja, slnečnicový olej, lisované oleje, rastlinný olej
cooking-oil: za studena lisované oleje
corn: kukurica
cotton-candy: cukrová vata
cream-bun eclair: veterníky, veterník, veterníkov, žĺtkové venčeky, venčeky so žĺtkovým krémom
croissant: bratislavské rožky, bratislavských rožkov, makové rožky, orechové rožky
croissant bread: pekárna, pekařství, pekáreň, pekárstvo, croissant, čerstvé pečivo, pečivo, rohlíky
currants: ríbezle, ríbezlí, ríbezľa, egreše, egrešov, egreš
curry rice: indická reštaurácia, indická kuchyňa
cutlery: príbory, príbor, príborov
daffodil: narcisy, narcisov, narcis
demijohn: demižóny, demižón, demižónov
dinner-plate: taniere, tanier, tanierov
dinner-plate champagne: svadobná hostina, svadobnej hostiny, svadobnú hostinu
dinner-plate cutlery: čašníka, čašník, čašníčka, čašníčku, čašníkov
dinner-plate sandwich: bufet, bufetu, školský bufet
dog-standing scissors: kozmetika psov
doughnut: šišky
dumpling: bryndzové halušky, halušky, knedlíky, pirohy, knedle
dumpling cabbage: strapačky, strapačky s kapustou, strapačiek
egg basket: vejce, vajcia
egg hen: domáce vajcia
fir-tree backpack: škola v prírode, školy v prírode, školu v prírode
fish salad: treska v majonéze, tresku v majonéze
flatbread: langoše, langoš
frying-pan: panvice, panvica, panvíc
garlic: cesnak
gingerbread: medovníky, medovník, perníky, perníková chalúpka, medovníčky, medovníčkov
gnocchi poppy: šúľance, šúľance s makom, šúľancov
grapes: hrozno
grapes wine: vinobranie, oberačka, brigáda na vinobranie, oberačka hrozna
guinea-pig: morčatá, morča, morčiat, morské prasiatka
ham: šunka, šunky, údená šunka, údeniny
ham sausage: údenárstvo, údenárstva, udiareň, udiarne
hamper gift: darčekový kôš, darčekové koše
hedge: tuje, tují, živé ploty, živý plot, živých plotov
hedge plant: okrasné kríky, okrasných kríkov, okrasné dreviny, okrasných drevín
honey bee: včelie produkty, včelárske potreby, propolis, med, medu
hot-dog: párok v rožku, hot dogy
ice-lolly: nanuk, nanuky
jar cucumber: nakladané uhorky, nakladaných uhoriek, kvasené uhorky
juice-glass apple: mušty, muštov, jablkový mušt, ovocné mušty, muštáreň, lisovanie muštu
juice-glass herb: bazový sirup, bazového sirupu, bylinkový sirup
juice-glass wine: vínové poháre, sklenené poháre, poháre na víno
kebab: kebab
kitchen-knife: nože, nožov
kohlrabi: kaleráb, kaleráby, kalerábu, kalerábov
lavender: levanduľa, levanduľu, levanduľové
lemon soft-drink: limonády, limonáda
lightning house: bleskozvody, bleskozvod, bleskozvodov
lion elephant: zoologickej záhrady, zoologickú záhradu
macarons: makrónky
meat-on-bone: pečené koleno, grilování, grilovanie, bravčové koleno, bravčové kolená
meat-on-bone: bravčového kolena
meat-on-bone dinner-plate: nedeľný obed, nedeľné obedy
milk: žinčica, žinčice, žinčicu, smotana, smotany, smotanu, kyslá smotana
milk vending-machine: mliečny automat, mliečne automaty, mliečneho automatu
mixed-nuts walnut: orechy, orechov, oriešky, sušené ovocie a orechy
muffin: mafiny, mafinov, mafin
mug: vianočný punč, punčový stánok, horúci punč
mug wine: varené víno, vareného vína
mushroom: hríby, hríbov, hubárčenie, zber hríbov, huby
mussel: slávky
noodles chopsticks: čínská restaurace, nudle, ramen
olive-oil: olivového oleja
olive-oil olives: olivový olej, lisovňa oleja
olives: olivy
onion: cibuľa
orchid: orchidey, orchidea, orchideí
pancakes coffee: snídaně, palačinky, raňajky, palacinky, lokše
panettone: panettone
pea-pod: hrášok, hrášku, zelený hrášok
peach: broskyne, broskýň, broskyňa
peanuts: orechy a sušené ovocie, mandle
pie: domácí koláče, domáce koláče
pie cookie: svatební koláče, svatební koláčky, koláčky
pie fruit-tart: koláče, svadobné koláče
pistachios peanuts: ~ pistácie
pizza: pizza, pizzerie
plant hedge: škôlka okrasných drevín, škôlka drevín, ovocná škôlka
plum: slivky, sliviek
pomegranate: granátové jablko, granátové jablká
popcorn film-camera: kino
poppy: mletý mak, mletého maku, modrý mak, slovenský mak
potato: brambory, zemiaky
potato-fritters: harule, zemiakové placky, zemiakových placiek
pretzel: praclíky, praclík
pumpkin: tekvica, tekvice, tekvíc, hokaido, hokkaido
rabbit dove: výstava drobného zvieratstva, drobnochovatelia
rabbit meat-on-bone: králičie mäso, králičieho mäsa
radish: reďkovka, reďkovky, reďkoviek, reďkev
raspberry: malina, maliny, malín
rice: ryža, ryže, ryžu
roast-chicken: grilované kura, kurčatá na grile, kurča na grile, grilované kurčatá, grilované kurča
round-loaf: kváskový chlieb, kváskový chleba, ražný chlieb
saffron: šafran
salad: vegan, veganská restaurace, vegetariánská, salát, saláty, výživový poradce, vegánske jedlá, vegánskych jedál
salad: vegánska kuchyňa, vegánska reštaurácia, vegetariánske jedlá
sandwich baguette: sendviče
sausage cheese: jaternice, uzeniny, klobásy, párek v rohlíku, zabijačka
sausage fire: opekačka, opekačky, opekačku
sausage pig: zabíjačkové špeciality, zabíjačkových špecialít, zabíjačkové výrobky
schnitzel: rezeň, rezne, vyprážaný rezeň
scone: pagáče, pagáčov, pagáčiky, oškvarkové pagáče
secateurs hedge: strihanie živých plotov, strih živých plotov, strihanie plotov, tvarovanie živých plotov
secateurs hedge: strihanie živého plota
seedling tomato: priesady paradajok
sheep cheese: salaš, salaše, salašu
sheep meat-on-bone: jahňacie mäso, jahňacieho mäsa, jahňacina, jahňaciny
skewers barbecue: špízy, šašlik
soft-ice-cream ice-cream: zmrzlina, zmrzlinárna
spade set-square: návrh záhrad, návrhy záhrad, návrh záhrady
spaghetti tomato: čerstvé cestoviny, cestoviny, talianska reštaurácia
spare-ribs: pečené rebrá, pečených rebier, bravčové rebrá, rebierka, údené rebrá, grilované rebrá, grilovaných rebier
spice-bowls: korenie, korenia, korenín, koreniny, rasca
star crown: tri kráľové, trojkráľové koledovanie, traja králi, dobrá novina
steak kitchen-knife: řeznictví, řezník, mäsiarstvo, steak, maso, mäsiara, mäsiari, mäsiarov, mäsiar
steak meat-on-bone: jahňa, jahňacie
steamed-bun: parené buchty, parených buchiet
stew: polievka, guláš, kapustnica, polievky
stew cooking-pot: gulášmajster
stew garlic: cesnačka, cesnačku
stew hen: slepačí vývar, slepačieho vývaru, hovädzí vývar
strawberry: samozber, jahody, samosběr jahod
stroopwafel: vianočné oblátky, vianočných oblátok, kúpeľné oblátky
strudel: štrúdľa, štrúdle, štrúdľu, štrúdlí, závin, záviny, jablkový závin, makový závin
sushi chopsticks: sushi
swiss-roll walnut: orechovník, orechovníky, orechovníkov
taco: mexická reštaurácia, tacos
takeaway-box: rozvoz jedla, rozvoz jedál, rozvozu jedál, donáška jedla, donáška jedál
tiffin: rozvoz obedov, rozvoz obedov pre seniorov, rozvozu obedov
tomato: paradajky, rajčiny
trowel bricks: montáž sadrokartónu, sadrokartonista, sadrokartonistov
turf-roll lawnmower: trávnik, trávniky, trávnikov, trávnika, zakladanie trávnikov
turnip: zeler, zeleru, zelery, kvaka
waffle: vafle
watermelon: melóny
wedding-cake: svadobná torta, svadobné torty
amphora: keramika
barrel: sudy, dubový sud, dubové sudy, drevené sudy, debnár
beer wheat: pivo, pivovar, nové pivo, minipivovar, pivní slavnosti, piva, pív
beers: hospoda, pub, bar
champagne toast: šampanské, sekt, prosecco
cider: cider, jablčný cider
cocktail: koktaily, koktail bar, miešané nápoje
coffee: káva, kavárna, kaviareň, pražírna kávy, kávy
coffee-beans coffee: zrnková káva, kávové zrná, pražiareň, pražiareň kávy
cutlery dinner-plate: obedové menu, jedáleň, koliba, restaurace, polední menu, bistro, reštaurácia, denní menu
dinner-plate cook: catering
espresso-machine coffee: kávovar, kávovary, servis kávovarov, kurz baristu
gin-tonic: gin, gin tonic
ice-cube snowflake: ľadová drť
jar: džem, zaváraniny, bezobalový obchod, zavařeniny, marmelády, olej, bravčová masť, bravčovej masti, domáca masť
jar: husacia masť
juice-box apple: muštovanie
kitchen-knife frying-pan: brúsenie nožov, brusiareň, brusič, broušení nožů, brusič nožov
milk cereal-bowl: kefír
milk dairy-cow: mlieko, mliekareň, mliekomat, mliečne výrobky
mug coffee: hrnčeky, hrnček, keramické hrnčeky, šálky
soft-drink tropical-drink: kofola
spirits-bottle toast: liehovar, slivovice, rum, whisky, palírna, pálenica, slivovica, borovička, borovičky, borovičku
spirits-bottle toast: ovocné destiláty, domáce ovocné destiláty, ovocných destilátov
tea teapot: sypané čaje, sypaný čaj, bylinkové čaje, bylinkový čaj, čajovňa, čaj, čajovna
water-jug droplet: voda v bareloch, výdajník vody, rozvoz vody
wheat: pšenica, pšenice, pšenicu
wine barrel: deň otvorených pivníc, otvorené pivnice, otvorených pivníc
wine grapes: vinárstvo, vínna pivnica, vo vínnej pivnici, pivničke, ochutnávka v pivnici, víno, vinárna, degustace vín
wine grapes: vinařství, vínem, vína, vín, vínu, vinný sklep, ochutnávka vín, sklepní večer, moravské víno, burčiak
wine grapes: burčiaku, burčiakové slávnosti
alpaca: alpaka, alpaky, prechádzka s alpakami
aquarium tropical-fish: akvárium, akváriá, akvaristika
bee honey: včelie matky, odložence, medobranie, včelstvo, včelie rodiny, včelársky kurz, včelárstvo, včelař, včelár
beehive bee: úle
bird nest: andulka, kanárik
birdcage bird: klietka, klietky, voliéra
cat: mačiatka, kočka, kočky, mačka, mačiek, mačky
cat-standing coffee: mačacia kaviareň
chick egg: ~ velikonoce, veľká noc
chick hen: kuriatka, jednodňové kurčatá, kurčatá, kurčiat, brojlery, brojlerové kurčatá, predaj kurčiat
chick hen: predaj kurčiat a nosníc
cow milk: teľatá, jalovice, dojnice, býky, dobytok
cow steak: krava, kravy, hovädzie
cow stethoscope: veterinár pre dobytok
deer bird: preparátor, poľovníctvo, poľovnícke potreby, divina, poľovnícky
dog: psy, krmivo pre psov, štěňata, štěně, šteniatka, zverimex, psí salon, krmivo pro psy, pes, psi, psa, psíkov
dog bone: chovateľské potreby
dog stethoscope: veterinárna ambulancia, veterinář, veterina, veterinár
dog-standing dog: stráženie psov, venčenie psov, výcvik psov, psov
dog-standing paw: výcvik psů, venčení psů
donkey: somárik, somáriky
dove bird: holuby, poštové holuby
duck: kačice, kačica, kačacina
eagle bird: sokoliarstvo, dravce, sokoliar
fish: rybníkárstvo, rybárstvo, výlov rybníka, kapry, kaprov, vianočné kapry, predaj kaprov, vianočný kapor, živý kapor
fish: kapor, pstruhy, ryby, rybárna, mořské plody, rýb, rybacia reštaurácia, rybacie hody, rybie špeciality
fish: rybacie špeciality
goat: kozy
goat cheese: kozliatka
goose: husacie hody, husacina, husi
hen egg: mládky, vajíčka
horse: jazdectvo, jazda na koni, kôň, poník, jazdenie, kone, ustajnenie koní, ustajnenie, stajňa, jízda na koni, koně
horse: jezdecká škola, podkovář, koní
horse campsite: tábor pri koňoch, tábor s koňmi, jazdecký tábor
horseshoe horse: podkúvač, podkováč, kovanie koní
kennel dog: hotel pre psov, psí hotel, psia búda
lizard snake: plazi, terárium
llama: alpák, chov alpák
mosquito: postrek proti komárom
mosquito window: sieťka proti hmyzu, sieťky proti komárom, moskytiéra, moskytiéry
paw dog: útulek, útulek pro psy, útulok
pig: prasa, prasiatka, bravčové, ošípané, ošípaných, chov ošípaných
rabbit: výstava zvierat, zajac, králiky, zajace
saddle: sedlárstvo
saddle horse: sedlo, sedlá, sedlár, jazdecké potreby
sauropod museum: dinosaury, dinosaurov, dinosaurus, dinopark
sheep: barany, strihanie oviec, strihač oviec, jahňatá, bača, ovce
tropical-fish: akvária
turkey-bird: morky, morka
wasp: osy, osie hniezdo, sršne, likvidácia ôs
ammonite: skameneliny, fosílie
beach-umbrella beach: tieniaca plachta
bird-feeder bird: kŕmidlo, kŕmidlá, krmivo pre vtáky
bouquet: květinářství, květiny, kytice, kvety, kvetinárstvo, kvetov, kvetín, ikebany, kvetinová výzdoba
bouquet: kvetinovej výzdoby, kvetinovú výzdobu
cactus plant: kaktusy
daisy seedling: sirôtky, macešky, prvosienky
droplet: úprava vody, vodné filtre
droplet drill: studniar
fire logs: kamna, palivové dřevo, pelety, krbová kamna, táborák, táboráka, táboráky, vatra, vatra zvrchovanosti
greenhouse: skleníky, skleník, fóliovník
hammock palm-tree: hojdacia sieť, hojdacie siete
hay-bale tractor: seno, slama, balíky sena, balíky slamy
herb: bylinky, bylinkárstvo, petržlen, petržlenu, petržlenová vňať
lawnmower: kosenie trávy, kosenie záhrady
lawnmower spade: kosačky, kosenie, sekání trávy, sekačky, stříhání plotů
logs fire: dřevo na topení, brikety, drevo na kúrenie, dreva na kúrenie, suché drevo na kúrenie
logs saw: píla a porez, rezivo, dosky, trámy, fošne, stavebné rezivo, piliarstvo, hranoly
plant: izbové rastliny
plant daisy: muškáty, muškátov, petúnie, surfínie, pelargónie, balkónové kvety, begónie, letničky
plant seedling: záhradníctvo, záhradnícke centrum, záhradné centrum
rock diamond: burza minerálov
rose love-letter: valentýn, růže, ruže
secateurs leaves: orez stromov, rez ovocných stromov
seedling plant: škôlka okrasných rastlín, zahradnictví, rostliny, sazenice, semena, sadba, sadba rajčat, sazeničky
seedling plant: sadenice, rajčata
seedling tree: priesady, škôlka stromov, stromčeky, zalesňovanie, vrúble, ovocné stromčeky
snowy-mountain helicopter: horská záchranná služba
spade: zahradník, údržba zahrad, zahradní nářadí, záhradník
spade lawnmower: práce v záhrade, údržba zelene, rotavátor
spade seedling: živého plota, živým plotom
spade seedling: záhradnícke práce
sunflower herb: záhradkári, záhradkárska osada
toadstool basket: hubárska vychádzka
tree axe: približovanie dreva, ťažba dreva, prebierka, starostlivosť o les, lesníctvo, kácení stromů, prořezávání
tree axe: stromov
tree bench: zachráňme park, zachráňte park
tree boot: lesná škôlka, lesné škôlky, lesný klub
tree chainsaw: výrub stromov, pílenie stromov, rizikový výrub, arborista, frézovanie pňov
tree spade: sadenie stromov, sadíme stromy, výsadba stromov
tulip seedling: cibuľky kvetov, jarné cibuľky, cibuľoviny, tulipány
turf-roll: trávnikový koberec, trávnikové koberce, umelý trávnik, trávový koberec
umbrella: deštníky, oprava deštníků, oprava dáždnikov
watering-can plant: krhla, krhly
wheat sack: obilie
wheat tractor: múka, mlyn
wheat wreath: dožinky
wheelbarrow lorry: štrkopiesok
wheelbarrow spade: záhradná zemina, zemina, mulčovacia kôra, ornica, štrk a piesok
wreath: veniec, vence, adventný veniec, adventné vence
yoghurt: jogurty, jogurt, jogurtov, domáci jogurt
`;
