/** Goods, crafts and outings in Croatian. Notation: word-list.ts. */
export const croatianGoods = `
lemon soft-drink: limunada, limunade
kitchen-knife: oštrač noževa
bricks trowel: tlakovci, postavljanje tlakovaca
armchair sofa: presvlačenje namještaja
excavator droplet: bušenje bunara, bunari
chimney fire: čišćenje dimnjaka
toilet plunger: pražnjenje septičkih jama
hammer-and-wrench: kovač, zavarivanje, kovano željezo
wardrobe: ugradbeni ormari, ormari, klizni ormari, plakari po mjeri
oven: kuhinje po mjeri, kuhinjski elementi
vacuum-cleaner: usisavač, usisavači
fire-extinguisher: vatrogasni aparati, servis vatrogasnih aparata
hut: vrtne kućice, drvene kućice
house-with-garden: plastenici, staklenici, zimski vrtovi
light-bulb: lusteri, svjetiljke
dining-table: blagovaonski stolovi, stolovi
bathtub shower: uređenje kupaonica
hot-tub: jacuzzi, masažni bazeni
droplet: filteri za vodu, pročišćivači vode
pretzel: pereci, perec, đevrek
doughnut: krafne, krafna, pokladnice
cookie: medenjaci, keksi, kolačići
pancakes: palačinkarnica
waffle: vafli, vafle
flatbread: lepinje, lepinja, langoši
dumpling: knedle, njoki
pie: pite, pita, štrudla, savijača, soparnik, gibanica
sandwich: sendviči, sendvič
stew: grah, kotlovina, pasulj, čorba
meat-on-bone: ražnjići, pljeskavice
kebab: giros
hot-dog: hot dog
spaghetti: tjestenina, domaća tjestenina, fuži
curry: indijski restoran, indijska kuhinja
taco: meksički restoran, tacosi
soft-drink: sokovi
champagne: pjenušac, pjenušci, šampanjac
cocktail: kokteli, koktel bar
spirits-bottle: domaća rakija, travarica
hen: kokoši, nesilice, kokoši nesilice, kokoške, koke nosilje
turkey-bird: purica, pure, pure i mlinci, ćurke, ćuretina
goose: guske, martinjska guska
duck: patke, patka
corn: kukuruz, kuhani kukuruz, kuvani kukuruz
cherries: trešnje, višnje
blueberries: borovnice
strawberry: jagode
grapes: grožđe
watermelon: lubenice
tomato: rajčice, rajčica, paradajz
potato: krumpir
garlic: češnjak, beli luk
chilli: feferoni, tucana paprika
bell-pepper: paprike, paprika
peanuts: orasi, orašasti plodovi, bademi, lješnjaci, orah, lešnici
wheat: brašno, mlin
herb: ljekovito bilje, začinsko bilje, biljna ljekarna, lekovito bilje
trumpet: puhački orkestar, trubački orkestar
violin: violina, satovi violine, časovi violine
flute: flauta
saxophone: saksofon
accordion: harmonika
banjo: tamburica, tambura, tamburaši
drum: bubanj
puzzle: puzzle, slagalice
bowling: kuglanje, kuglana
target: pikado, streljana
fencer: mačevanje
golf: golf, mini golf
table-tennis: stolni tenis, stoni tenis
badminton: badminton
volleyball: odbojka
running-shirt: sportska odjeća, atletika, dresovi, sportska oprema
gymnast: gimnastika, akrobatika
climber: umjetna stijena, veštačka stena
surfer: jedrenje na dasci, windsurfing, sup daske
diving-mask: ronjenje, tečaj ronjenja, ronilački centar, kurs ronjenja
rower: veslanje
parachute: paragliding, skok padobranom, padobran, paraglajding
hot-air-balloon: let balonom
kick-scooter: električni romobili, romobil, romobili, električni trotineti, trotinet, trotineti
roller-skate: rolanje, koturaljke, roleri, rolšue
skateboard: skejt
racing-car: karting
motor-scooter: skuteri, najam skutera
bus: autobusni izleti, najam autobusa, autobuske ture
helicopter: helikopter
drone: dron, snimanje dronom
clapperboard: videoprodukcija, snimanje vjenčanja, snimatelj, snimanje svadbi, video produkcija
disco-ball: dj, disko, dj za vjenčanja
camera-flash: foto kabina, photo booth
fireworks: vatromet
balloon: baloni, dekoracije balonima
circus-tent: cirkus, najam šatora
clown: klovn
ring: svadbe, venčanja
soap: sapun, prirodni sapuni, domaći sapun
sun: solarij, solarijum
diamond ring: piercing
necktie: muška odijela, muška odela
top-hat: šeširi
t-shirt: majice, tisak na majice, štampa na majicama
socks: čarape
gloves: rukavice
briefs: donje rublje, donji veš
bikini: kupaći kostimi
backpack: školske torbe, ruksaci, školski rančevi, rančevi
suitcase: koferi, putne torbe
wallet: novčanici, kožna galanterija
wheelchair: invalidska kolica, ortopedska pomagala
fountain-pen: kaligrafija, knjižara i papirnica
printer: fotokopiranje, fotokopirnica
satellite-dish: satelitske antene
television: televizori, popravak televizora
speaker: ozvučenje, zvučnici
vinyl-record: gramofonske ploče, vinili
game-controller: igraće konzole, igraonica konzole, konzole
gavel: dražba, aukcija
crystal-ball: vidovnjakinja, tarot, astrologija, astrolog, vidovnjak
magnifier: privatni detektiv
telescope: zvjezdarnica, astronomija
robot: robotika, radionica robotike
ferris-wheel: luna park, zabavni park
slide: dečija igraonica
recycling: otpad, otkup sekundarnih sirovina, staro gvožđe
lorry: kamionski prijevoz, kamionski prevoz
nurse: njega u kući, starački dom, nega starih
snowflake: čišćenje snijega
cactus: kaktusi, sukulenti
plant: sobno bilje, lončanice
rose: ruže
tulip: tulipani
castle: dvorac
toilet: kemijski wc, mobilni toaleti
hearing-aid: slušna pomagala
framed-picture: uokvirivanje slika, okviri, uramljivanje slika
thread: metraža, tkanine, pozamanterija
open-book: časovi engleskog, škola jezika, prevodilac
ladder: iznajmljivanje skela
car bubbles: perionica
tyre: vulkanizerska radnja, vulkanizerska
wastebasket recycling: kontejneri za otpad, odvoz šuta
calculator receipt: knjigovodstvena agencija
coffee: caffe bar
cutlery dinner-plate: gableci, marende
dog bone: trgovina za kućne ljubimce, hrana za pse
radiator fire: toplotne pumpe
sneaker: cipela
fish: ribe, ribom
cat: mačaka
tooth: zubi, zuba, izbjeljivanje zubi
window bucket: prozora
lotus-position: joge, časovi joge
rug: tepiha
birthday-cake: torti
bouquet: cvijeća, cveća
coffee: kave, kafe
horse: konja
cheese: sireva, sira
bread: kruha, hleba
house: montažne kuće
lotus-position: satovi joge, sati joge
wheat: sijeno, slama, bale sijena
car car-front: ~ auto, auta, automobil, automobila, automobili
olives: maslina, masline, prerada maslina, uljara
`;
