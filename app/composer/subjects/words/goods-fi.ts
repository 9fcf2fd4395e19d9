/** Goods, crafts and outings in Finnish. Notation: word-list.ts. */
export const finnishGoods = `
birthday-cake: häätorttu, häätortut, juhlakakku, kakut tilauksesta
lemon soft-drink: limonadi, limonadit
kitchen-knife: veitsenteroitus
bricks trowel: laatoitus pihaan, pihakivet, kivetys
armchair sofa: huonekalujen verhoilu
excavator droplet: porakaivo, kaivonporaus, porakaivot
excavator: kaivinkoneurakointi, kaivinkonetyöt
tap wrench: putkiremontti
toilet plunger: likakaivon tyhjennys
door fence: nosto-ovet
hammer-and-wrench: seppä, hitsaus, hitsaustyöt, metallityöt
wardrobe: liukuovet, liukuovikaapit, vaatekaapit, kaapistot
oven: keittiöremontit, keittiökalusteet
vacuum-cleaner: pölynimuri, pölynimurit
fire-extinguisher: palosammutin, sammutinhuolto, palosammuttimet, sammuttimet
mouse-trap: rottien torjunta, hiirten torjunta
hut: piharakennus, puutarhamökki, pihavaja, leikkimökki
house-with-garden: kasvihuone, kasvihuoneet, terassilasit
hot-tub: paljut, kylpytynnyri, poreallas
droplet: vedensuodatin, suodattimet
spray-bottle: sohvanpesu, huonekalujen pesu
pretzel: rinkeli, rinkelit
doughnut: munkit, munkki, donitsit
cookie: piparit, keksit, pikkuleivät
pancakes: lettukahvila, räiskäleet
waffle: vohvelit, vohvelikahvila
flatbread: rieska, rieskat
dumpling: pelmenit
pie: piirakat, karjalanpiirakka
sandwich: voileivät, leivät täytetyt, kerrosleivät, voileipäkakku, voileipäkakut
stew: keittolounas, hernekeitto
meat-on-bone: ribsit
hot-dog: hodarit, nakkikioski
spaghetti: tuorepasta, pasta
curry: intialainen ravintola, intialaista ruokaa
taco: meksikolainen ravintola, tacot
soft-drink: virvoitusjuomat
champagne: samppanja, kuohuviini
cocktail: cocktailbaari, cocktailit, drinkit
spirits-bottle: viski, gini, viskimaistelu, tislaamo
turkey-bird: kalkkuna
cherries: kirsikat
blueberries: mustikat
strawberry: mansikka
grapes: viinirypäleet
watermelon: vesimelonit
tomato: tomaatit, tomaatti
potato: peruna
garlic: valkosipuli
peanuts: pähkinät
wheat: jauhot, mylly
herb: yrtit, yrttituotteet
violin: viulu, viulunsoitto, viulutunnit
flute: huilu, huilutunnit, nokkahuilu
saxophone: saksofoni
accordion: harmonikka
drum: rumputunnit
dice: lautapeli, lautapelikahvila
puzzle: palapelit
billiard-ball: biljardi
bowling: keilahalli, keilailu
target: tikka, darts, ampumarata
fencer: miekkailu
tennis: tennis, padel
table-tennis: pöytätennis
badminton: sulkapallo
volleyball: lentopallo
ice-hockey: kiekkokoulu
running-shirt: urheiluvaatteet, yleisurheilu, treenivaatteet
gymnast: voimistelu, telinevoimistelu, jumppa
surfer: surffikoulu, surffaus, purjelautailu
diving-mask: sukellus, sukelluskurssi
rower: soutuseura
parachute: laskuvarjohyppy, varjoliito
hot-air-balloon: kuumailmapallo
kick-scooter: sähköpotkulauta, sähköpotkulaudat, potkulauta
roller-skate: rullaluistimet, rullaluistelu
skateboard: skeittaus, skeittipuisto, rullalauta
racing-car: mikroauto, karting, kartingrata, rata-ajot
motor-scooter: mopot, skootteri
bus: bussimatkat, linja-autoretki, tilausbussi
train: pienoisrautatie, junamatkat
helicopter: helikopterilento
drone: drooni, ilmakuvaus, droonikuvaus
clapperboard: videotuotanto, häävideo
disco-ball: dj, tiskijukka, hää-dj
camera-flash: valokuvauskoppi, kuvakoppi
fireworks: ilotulitus, ilotulitteet
circus-tent: sirkus, sirkuskoulu
clown: pelle
soap: saippua, saippuat, käsintehdyt saippuat
sun: solarium, rusketus
diamond ring: lävistykset
necktie: solmiot
top-hat: hatut, hattukauppa
t-shirt: paitapainatus
socks: sukat, villasukat
gloves: käsineet, lapaset
briefs: rintaliivit
bikini: uima-asut, bikinit
backpack: reput, koululaukut
suitcase: matkalaukut
wallet: lompakot, nahkatyöt, vyöt
wheelchair: pyörätuoli, rollaattori, apuvälineet
syringe: rokotus, rokotukset, influenssarokotus, botox
stroller: lastenvaunut, rattaat
baby: doula
fountain-pen: kalligrafia
satellite-dish: antennit
speaker: äänentoisto, kaiuttimet
vinyl-record: vinyylit, levykauppa, vinyylilevyt
gavel: huutokaupat
crystal-ball: ennustaja, tarot, astrologia, selvänäkijä
magnifier: yksityisetsivä
telescope: tähtitorni, tähtitiede
ferris-wheel: huvipuisto, tivoli
recycling: romun nouto
lorry: hinausauto
bouncy-castle: pomppulinna, pomppulinnat
cactus: kaktukset
plant: huonekasvit, viherkasvit
rose: ruusut, ruusu
tulip: tulppaanit
toilet: siirrettävä wc, siirrettävät wc
hearing-aid: korvavaha
framed-picture: kehystys, taidegalleria, kehystämö
thread: kankaat, kangaskauppa
car bubbles: autopesula
spade seedling: puutarhuripalvelu
dress-shoe: suutari
wastebasket recycling: vaihtolavat, vaihtolava
beach-umbrella: aurinkopurje, aurinkopurjeet
paint-roller bucket: maalausurakat, maalausurakka, ulkomaalaus
scales document: lakiasiaintoimisto, lakipalvelut
house key: kiinteistönvälitys, asuntokauppa
saw hammer: lattian hionta, lattiat
sneaker: kenkien
wine grapes: viinien, viinin
pizza: pitsa, pitsat, pitsabuffet, pizzabuffet
fish: kalojen
cat: kissojen
beer: oluiden, oluen
bicycle wrench: pyörän
window bucket: ikkunoiden, ikkunan
lotus-position: joogan
honey bee: hunajan
roof: katon pesu, kattojen, katot
key: lukkojen, lukon, avainten, avaimen
rug: mattojen
tree axe: puiden kaato, puun kaato
birthday-cake: kakkujen, kakun
bouquet: kukkien, kukan
car: autojen
bubbles car: autojen pesu, auton pesu
coffee: kahvien, kahvin
horse: hevosten, hevosen, hevosia
cheese: juustojen, juuston
bread: leivän, leivät
sauna: saunan, saunat
house: hirsitalot, hirsitalo
roof: katon maalaus, katon korjaus, katon pinnoitus
fish-cake fish: kalapullat, kalapihvit
wheat: heinäpaalit, kuivaheinä
fish: lohta, lohen, kirjolohi
door: ovet, ovi, ovien, ulko-ovi, ulko-ovet
roof house: katon, katto, katot, kattoremontti
handbag: laukku, laukut, laukkuja
fence: aita, aidat, aitoja
`;
