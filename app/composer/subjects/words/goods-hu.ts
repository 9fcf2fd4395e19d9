/** Goods, crafts and outings in Hungarian. Notation: word-list.ts. */
export const hungarianGoods = `
hot-tub bubbles: termálfürdő, termálfürdőzés, gyógyfürdő, gyógyfürdőzés
hot-tub bubbles: fürdő, fürdőzés, termálfürdő, termál, termálban, wellness
lemon soft-drink: limonádé
kitchen-knife: késélezés köszörűs
bricks trowel: burkolás térkővel
excavator droplet: fúrt kút
toilet plunger: szennyvízszippantás
door fence: garázskapuk, kapu
hammer-and-wrench: kovácsmunka, kovácsmunkák, hegesztés, lakatos munkák, kovácsoltvas
wardrobe: gardrób, gardróbszekrény, beépített szekrény, szekrény, tolóajtós szekrény
oven: konyhabútorok
vacuum-cleaner: porszívó, porszívók
fire-extinguisher: tűzoltó készülék, tűzoltókészülék, tűzvédelem
mouse-trap: rágcsálóirtás, rágcsálómentesítés
hut: kerti faház, kerti házak, faházak, faház
house-with-garden: üvegház, fóliasátor, télikert, üvegházak
light-bulb: csillárok
dining-table: tölgyfa asztal
hot-tub: dézsafürdő, jakuzzi, fürdődézsa
spray-bottle: takarítás kárpit
pretzel: perec, perecek
doughnut: fánk, fánkok, csöröge
cookie: keksz, mézeskalács, sütemény aprósütemény
pancakes: palacsintázó
waffle: gofri
flatbread: lángosozó
dumpling: gombóc, gombócok, gombóczó, galuska
pie: rétesek, pite
sandwich: szendvics, szendvicsek, hidegtál
stew: levesek
meat-on-bone: grillsütés, csülök, oldalas, flekken
hot-dog: hot dog, hotdog
spaghetti: száraztészta, friss tészta, házi tészta
curry: indiai étterem, indiai konyha
taco: mexikói étterem, taco
soft-drink: szörp, szörpök
champagne: pezsgő, pezsgők
cocktail: koktélbár, koktélok
spirits-bottle: pálinka, pálinkafőzde, whisky
hen: tyúk, tojótyúk, tyúkok, jérce
turkey-bird: pulyka, pulykák
goose: liba, libák, márton napi liba, libaság
duck: kacsa, kacsák
corn: kukorica, főtt kukorica
cherries: cseresznye, meggy
blueberries: áfonya
strawberry: eper
grapes: szőlő
watermelon: görögdinnye, dinnye
tomato: paradicsom
potato: krumpli
onion: vöröshagyma, hagyma
garlic: fokhagyma
chilli: fűszerpaprika, pirospaprika
bell-pepper: paprika
peanuts: dió, magvak, aszalt gyümölcs, mandula
wheat: liszt, malom
herb: gyógynövények, gyógynövénybolt, fűszernövények
violin: hegedű, hegedűoktatás
flute: fuvola, furulya
saxophone: szaxofon
accordion: harmonika, tangóharmonika
banjo: citera, tambura
drum: dobtanítás
chess-pawn: sakkör, sakkszakkör
dice: társasjátékok
puzzle: kirakó
billiard-ball: biliárd
bowling: teke, tekepálya
target: lőtér, darts, paintball
bow-and-arrow: íjászat
fencer: vívás
golf: golf, minigolf
tennis: tenisz, padel, teniszoktatás
table-tennis: asztalitenisz, pingpong
badminton: tollaslabda
volleyball: röplabda
ice-hockey: jégkorong
running-shirt: sportruházat, atlétika, sportruha
gymnast: torna gyerekeknek, gyerektorna, akrobatika
climber: mászóterem, sziklamászás
surfer: szörf, szörfiskola, sup bérlés
diving-mask: búvárkodás, búvártanfolyam, búváriskola
rower: evezés, evezősklub
parachute: ejtőernyőzés, ejtőernyős ugrás, siklóernyő
hot-air-balloon: hőlégballon, hőlégballonozás
kick-scooter: elektromos roller
roller-skate: görkorcsolya
skateboard: gördeszka
racing-car: gokart, gokartpálya
motor-scooter: robogó, robogók
bus: buszos kirándulás, buszbérlés, buszos utazás
train: vasútmodell, kisvasút
helicopter: helikopter
drone: drón, drónfelvétel, légi felvétel
clapperboard: videós, esküvői videó, videógyártás
disco-ball: dj, diszkó, esküvői dj
camera-flash: fotófülke, fotósarok
fireworks: tűzijáték
balloon: léggömb
circus-tent: cirkusz, rendezvénysátor, sátorbérlés
soap: szappan, kézműves szappan
sun: szolárium
diamond ring: fülbelövés
necktie: öltönyök, férfi öltöny
top-hat: kalapok, kalapos
t-shirt: pólók
socks: zokni, zoknik
gloves: kesztyű
briefs: fehérnemű, melltartó
bikini: fürdőruha, bikini
backpack: hátizsák, iskolatáska
suitcase: bőrönd, bőröndök
wallet: pénztárca, bőrdíszmű, bőráru
wheelchair: kerekesszék, rokkantkocsi, gyógyászati segédeszköz
syringe: oltás
test-tube: labor
stroller: babakocsi, babakocsik
baby: babaholmi
fountain-pen: papírbolt, kalligráfia
satellite-dish: antennaszerelés, parabola
television: tévészerelő
speaker: hangtechnika, hangosítás, hangfal
vinyl-record: bakelitek
game-controller: játékkonzol, videojátékok
gavel: árverés, aukció
crystal-ball: jósnő, tarot, kártyajóslás, asztrológus
magnifier: magánnyomozó
telescope: csillagvizsgáló, csillagászat
robot: robotika, robotika szakkör
ferris-wheel: vidámpark
recycling: vashulladék, sitt szállítás
lorry: teherszállítás
nurse: idősgondozás, idősotthon, ápolónő
snowflake: hóeltakarítás
cactus: kaktusz, pozsgások
plant: szobanövények
rose: rózsák, rózsa
tulip: tulipán, tulipánok
castle: vár kastély, kastély
framed-picture: képkeretezés, keretezés
thread: méteráru, textilbolt
car bubbles: kézi autómosó, autókozmetika
tyre: gumiszerelés, gumizás
beach-umbrella: napvitorla
dog bone: állateledel, kisállat kereskedés
beer: sörök, sörkóstoló
tooth: fogak, fogkő
lotus-position: jógaóra
honey bee: mézek, termelői méz
bouquet: virágok
house: könnyűszerkezetes ház
wheat: széna, szalma, szalmabála
camera: esküvőfotózás
open-book: nyelvtanfolyam, nyelvtanfolyamok, nyelvórák
oven dining-table: konyha, konyhabútor, konyhák
watch: karóra, órák
tyre: gumi, téli gumi, nyári gumi, gumiabroncs, gumik
scissors: hajvágás, haj
`;
