/** Goods, crafts and outings in Slovene. Notation: word-list.ts. */
export const sloveneGoods = `
lemon soft-drink: limonade, limonada
bricks trowel: tlakovci, polaganje tlakovcev
excavator droplet: vrtanje vrtin, vrtina za vodo
hammer-and-wrench: kovač, kovaštvo, varjenje, kovinarstvo
wardrobe: vgradne omare, omare, omara po meri
vacuum-cleaner: sesalnik, sesalniki
fire-extinguisher: gasilni aparati, gasilnik, gasilniki
hut: vrtne lope, vrtne hiše, vrtna uta
house-with-garden: rastlinjaki, rastlinjak, zimski vrtovi
light-bulb: svetila, luči, razsvetljava
dining-table: jedilne mize, mize
bathtub shower: prenova kopalnice, kopalnice
hot-tub: masažni bazeni, jacuzzi, masažni bazen
droplet: filtri za vodo
pretzel: preste
doughnut: krofi, krof
cookie: piškoti, medenjaki, keksi
waffle: vaflji
dumpling: žlikrofi, cmoki
sandwich: sendviči
hot-dog: hot dog, hrenovka v štručki
spaghetti: testenine, sveže testenine
curry: indijska restavracija, indijska hrana
champagne: penina, penine, šampanjec
cocktail: koktajli, koktajl bar
spirits-bottle: žganje, destilarna, domače žganje, gin
egg hen: domača jajca
hen: kokoši, kokoši nesnice, nesnice
turkey-bird: purani
goose: martinova gos, gosi
cherries: češnje
blueberries: borovnice
strawberry: jagode
grapes: grozdje
watermelon: lubenice
tomato: paradižnik
potato: krompir
garlic: česen
peanuts: orehi, oreščki, suho sadje
wheat: moka, mlin
herb: zelišča, zeliščarstvo
trumpet: godba, pihalni orkester, trobenta
violin: violina, učenje violine
flute: flavta
saxophone: saksofon
accordion: harmonika, diatonična harmonika
dice: družabne igre, namizne igre
puzzle: sestavljanke, soba pobega
billiard-ball: biljard
bowling: kegljišče, keglanje
target: strelišče, pikado
bow-and-arrow: lokostrelstvo
fencer: sabljanje
golf: golf, mini golf
table-tennis: namizni tenis
badminton: badminton
volleyball: odbojka
ice-hockey: hokej
running-shirt: športna oblačila, atletika, dresi
gymnast: gimnastika, telovadba za otroke
climber: plezalna stena, plezalni center
surfer: jadranje na deski, supanje, supi
diving-mask: potapljanje, tečaj potapljanja
rower: veslanje
parachute: jadralno padalstvo, skok s padalom, tandemski skok
hot-air-balloon: polet z balonom
kick-scooter: električni skiroji, skiro, skiroji
roller-skate: rolanje, rolerji, kotalke
racing-car: karting, gokart
motor-scooter: skuterji, skuter, mopedi
bus: avtobusni izleti, avtobusi
drone: dron, snemanje z dronom
clapperboard: videoprodukcija, poročni video, snemanje porok
disco-ball: dj, disko
camera-flash: foto kabina
fireworks: ognjemet, ognjemeti
circus-tent: cirkus, najem šotorov
clown: klovn
ring: poročni prstani, poroke
soap: milo, naravna mila
sun: solarij
diamond ring: zlatarstvo, piercing
necktie: moške obleke
top-hat: klobuki, klobučarstvo
t-shirt: majice, tisk na majice, potisk majic
socks: nogavice
gloves: rokavice
briefs: spodnje perilo
bikini: kopalke
backpack: nahrbtniki, šolske torbe
suitcase: kovčki, kovček
wallet: denarnice, usnjarski izdelki, usnjeni izdelki
wheelchair: invalidski voziček, invalidski vozički, ortopedski pripomočki
syringe: cepljenje
blood-drop: krvodajalstvo
test-tube: laboratorij, analize
stroller: otroški vozički
fountain-pen: kaligrafija
printer: fotokopiranje
satellite-dish: antene, satelitska antena
television: televizorji, popravilo televizorjev
speaker: ozvočenje, zvočniki
vinyl-record: gramofonske plošče, vinili
game-controller: igralne konzole
gavel: dražba
crystal-ball: vedeževalka, tarot, astrologija
magnifier: zasebni detektiv
robot: robotika, tečaj robotike
ferris-wheel: zabaviščni park
recycling: odpadno železo, odkup odpadnih surovin
snowflake: pluženje snega
plant: sobne rastline, lončnice
rose: vrtnice
tulip: tulipani
toilet: kemična stranišča, mobilna stranišča
framed-picture: okvirjanje slik, okvirji
thread: blago na meter, metrsko blago
broom bucket: čiščenje stanovanj, čiščenje hiš
dog bone: hrana za pse, trgovina za male živali
shield: zavarovalnica, zavarovalni agent
airplane suitcase: turistična agencija, potovalna agencija, potovanja
open-book: jezikovna šola, jezikovni tečaji
sneaker: čevljev
fish: rib
cat: mačk
tooth: zob, zobe, beljenje zob
lotus-position: joge
rug: preprog
birthday-cake: tort
bouquet: cvetja
horse: konj
cheese: sirov
bread: kruha
house: montažne hiše
wheat: seno, slama, bale sena
tooth: zobna ambulanta
sausage: salame, klobase in salame
sewing-needle thread: šivalnica
roof: popravilo strehe, streh
motor-boat sailing-boat: čoln, čolnov, čolni, barka
dog: psi, psov, pes, psa
door: vrata, vrat
sofa: kavč, kavčev, kavči, sedežna
honey: med, medu
watch: ur, ure
house: hiša, hiš, hiše
`;
