/** Slovak words for food, drink, animals and plants. Notation: word-list.ts. */
export const slovakFoodAndNature = `
apple basket: ovocie, mušt, jablka, moštárna
asparagus: špargľa
birthday-cake cake-slice: zákusky, koláče
birthday-cake cupcake: cukrárna, dorty, dort, cukráreň, torty, svatební dort, torta na mieru, tort
blueberries: čučoriedky
braided-bread: vianočka, vianočky
bread: chléb, chlieb, chleba, čerstvý chlieb, domáci chlieb, chlieb každý deň
brownie: brownie, brownies
burger french-fries: burger, burgery
cabbage: kapusta, kyslá kapusta
candy lollipop: bonbony, cukrovinky, sladkosti
canned-food basket: potravinová banka, potravinová zbierka, zbierka potravín
cheese: korbáčiky, syr, bryndza, oštiepok, sýr, sýry, syry, syrov
cheese milk: syráreň, bryndziareň
cherries: čerešne, višne
chicken-leg: kurča na ražni, kuracie stehná, grilované kurča, kura, kuracie krídla
chocolate candy: čokoláda
cookie: cukroví, perníčky, sušenky, medovníčky, vianočné pečivo, koláčiky
corn: kukurica
cotton-candy: cukrová vata
croissant bread: pekárna, pekařství, pekáreň, pekárstvo, croissant, čerstvé pečivo, pečivo, rohlíky
curry rice: indická reštaurácia, indická kuchyňa
doughnut: šišky, fánky
dumpling: bryndzové halušky, halušky, knedlíky, pirohy, knedle
egg basket: vejce, vajcia
egg hen: domáce vajcia
flatbread: langoše, langoš
garlic: cesnak
gingerbread: medovníky, medovník, perníky, perníková chalúpka
grapes: hrozno
grapes barrel: burčiak
grapes wine: vinobranie, oberačka, brigáda na vinobranie, oberačka hrozna
ham: šunka, šunky, údená šunka, údeniny
hamper gift: darčekový kôš, darčekové koše
honey bee: včelie produkty, včelárske potreby, propolis, med, medu
hot-dog: párok v rožku, hot dogy
ice-lolly: nanuk, nanuky
kebab: kebab
lemon soft-drink: limonády, limonáda
lettuce jar: kvasená kapusta
macarons: makrónky
meat-on-bone: pečené koleno, grilování, grilovačka, gril, grilovanie, rebierka
meat-on-bone dinner-plate: nedeľný obed, nedeľné obedy
mushroom: hríby, hríbov, hubárčenie, zber hríbov, huby
mussel: slávky
noodles chopsticks: čínská restaurace, nudle, ramen
olive-oil olives: olivový olej, lisovňa oleja
olives: olivy
onion: cibuľa
pancakes coffee: snídaně, palačinky, raňajky, palacinky, lokše
panettone: panettone
peanuts: orechy, orechy a sušené ovocie, mandle
pie: domácí koláče, domáce koláče, štrúdľa, závin
pie cookie: svatební koláče, svatební koláčky, koláčky
pistachios peanuts: ~ pistácie
pizza: pizza, pizzerie
plum: slivky, sliviek
pomegranate: granátové jablko, granátové jablká
popcorn film-camera: kino
potato: zemiakové placky, brambory, zemiaky
pretzel: praclíky, praclík
pumpkin: tekvica, tekvice, tekvíc
raspberry: malina, maliny, malín
roast-chicken: grilované kura, grilované kurčatá
round-loaf: kváskový chlieb, kváskový chleba, ražný chlieb
saffron: šafran
salad: vegan, veganská restaurace, vegetariánská, salát, saláty, výživový poradce
sandwich baguette: chlebíčky, obložené chlebíčky, sendviče, obložené misy
sausage cheese: jaternice, uzeniny, klobásy, párek v rohlíku, zabijačka
sausage fire: udiareň
schnitzel: rezeň, rezne, vyprážaný rezeň
skewers barbecue: špízy, šašlik
soft-ice-cream ice-cream: zmrzlina, zmrzlinárna
spaghetti tomato: čerstvé cestoviny, cestoviny, talianska reštaurácia
steak kitchen-knife: řeznictví, řezník, mäsiarstvo, steak, maso
steak meat-on-bone: jahňacina, jahňa, jahňacie
stew: polievka, guláš, kapustnica, polievky
strawberry: samozber, jahody, samosběr jahod
sushi chopsticks: sushi
taco: mexická reštaurácia, tacos
tomato: paradajky, rajčiny
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
jar: džem, zaváraniny, bezobalový obchod, zavařeniny, marmelády, olej
juice-box apple: muštovanie, muštáreň
kitchen-knife frying-pan: brúsenie nožov, brusiareň, brusič, broušení nožů, brusič nožov
milk cereal-bowl: jogurt, jogurty, domáci jogurt, kefír
milk dairy-cow: mlieko, mliekareň, mliekomat, mliečne výrobky
mug coffee: hrnčeky, hrnček, keramické hrnčeky, šálky
soft-drink tropical-drink: kofola
spirits-bottle toast: liehovar, slivovice, rum, whisky, palírna, pálenica, slivovica
tea teapot: sypané čaje, sypaný čaj, bylinkové čaje, bylinkový čaj, čajovňa, čaj, čajovna
water-jug droplet: voda v bareloch, výdajník vody, rozvoz vody
wine grapes: vinárstvo, vínna pivnica, vo vínnej pivnici, pivničke, ochutnávka v pivnici, víno, vinárna, degustace vín
wine grapes: vinařství, vínem, vína, vín, vínu, vinný sklep, ochutnávka vín, sklepní večer, moravské víno
alpaca: alpaka, alpaky, prechádzka s alpakami
aquarium tropical-fish: akvárium, akváriá, akvaristika
bee honey: včelie matky, odložence, medobranie, včelstvo, včelie rodiny, včelársky kurz, včelárstvo, včelař, včelár
beehive bee: úle
bird nest: andulka, kanárik
birdcage bird: klietka, klietky, voliéra
cat: mačiatka, kočka, kočky, mačka, mačiek, mačky
cat-standing coffee: mačacia kaviareň
chick egg: ~ velikonoce, veľká noc
chick hen: kuriatka, jednodňové kurčatá
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
fish: kapor, pstruhy, ryby, rybárna, mořské plody, rýb
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
mosquito window: sieťky proti hmyzu, sieťka proti hmyzu, sieťky proti komárom, moskytiéra, moskytiéry
paw dog: útulek, útulek pro psy, útulok
pig: prasa, prasiatka, bravčové
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
bouquet: květinářství, květiny, kytice, kvety, kvetinárstvo, kvetov, kvetín
bouquet plant: orchidea, orchidey, orchideí
cactus plant: kaktusy
daisy seedling: sirôtky, macešky, prvosienky
droplet: úprava vody, vodné filtre
droplet drill: studniar
fire logs: kachle, kamna, palivové dřevo, pelety, krbová kamna
fire nut-and-bolt: zvárača, zváračov
greenhouse: skleníky, skleník, fóliovník
hammock palm-tree: hojdacia sieť, hojdacie siete
hay-bale tractor: seno, slama, balíky sena, balíky slamy
herb: bylinky, bylinkárstvo
lawnmower: kosenie trávy, kosenie záhrady
lawnmower spade: kosačky, kosenie, sekání trávy, sekačky, stříhání plotů
logs fire: dřevo na topení, brikety
logs saw: píla a porez, rezivo, dosky, trámy, fošne, stavebné rezivo, piliarstvo, hranoly
plant: izbové rastliny
plant daisy: muškáty, muškátov, petúnie, surfínie, pelargónie, balkónové kvety, begónie, letničky
plant seedling: záhradníctvo, záhradnícke centrum, záhradné centrum, priesady paradajok
rock diamond: burza minerálov
rose love-letter: valentýn, růže, ruže
secateurs leaves: strihanie živých plotov, živý plot, orez stromov, rez ovocných stromov
seedling plant: škôlka okrasných rastlín, zahradnictví, rostliny, sazenice, semena, sadba, sadba rajčat, sazeničky
seedling plant: sadenice, rajčata
seedling tree: priesady, škôlka stromov, stromčeky, zalesňovanie, vrúble, ovocné stromčeky
snowy-mountain helicopter: horská záchranná služba
spade: zahradník, údržba zahrad, zahradní nářadí, záhradník
spade lawnmower: práce v záhrade, údržba zelene, rotavátor
spade seedling: živého plota, živé ploty, živých plotov, živým plotom, strihanie živého plota, strih živých plotov
spade seedling: tvarovanie živých plotov, strihanie plotov, záhradnícke práce
sun lotion: solárium
sunflower herb: záhradkári, záhradkárska osada
toadstool basket: hubárska vychádzka
tree axe: približovanie dreva, ťažba dreva, prebierka, starostlivosť o les, lesníctvo, kácení stromů, prořezávání
tree axe: stromov
tree bench: zachráňme park, zachráňte park
tree boot: lesná škôlka, lesné škôlky, lesný klub
tree chainsaw: výrub stromov, pílenie stromov, rizikový výrub, arborista, frézovanie pňov
tree spade: sadenie stromov, sadíme stromy, výsadba stromov
tulip seedling: cibuľky kvetov, jarné cibuľky, cibuľoviny, tulipány, narcisy
turf-roll: trávnikový koberec, trávnikové koberce, umelý trávnik, trávový koberec
umbrella: deštníky, oprava deštníků
watering-can plant: krhla, krhly
wheat sack: obilie
wheat tractor: múka, mlyn
wheat wreath: dožinky
wheelbarrow lorry: štrkopiesok
wheelbarrow spade: záhradná zemina, zemina, mulčovacia kôra, ornica, štrk a piesok
wreath: veniec, vence, adventný veniec, adventné vence
`;
