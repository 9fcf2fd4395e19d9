/** Trades and goods in Hungarian. Notation: word-list.ts. */
export const hungarianTrades = `
chess-pawn: sakk
tiles trowel: csempe, csempézés, burkoló, burkolás, járólap
olives: olívabogyó, olívaolaj
vinyl-record: bakelit, hanglemez, lemezbörze
calculator: könyvelő, könyvelés, adóbevallás
set-square: építész, építésziroda, matematika, matek
wrench: autószerviz, autószerelő
croissant: pékség, croissant
bread: kenyér
lipstick: szépségszalon, smink, kozmetikus, kozmetika
nail-polish: műköröm, manikűr
eyelashes: szempilla, műszempilla
bride: menyasszonyi ruha
ring: esküvő, jegygyűrű, karikagyűrű
steak: hentes, húsbolt, steak
tent: kemping, sátor
car: autókereskedés, használtautó, autókölcsönző, autó, autók
saw: asztalos, ács
coffee: kávézó, kávé, kávépörkölő
laptop: számítógép javítás, online tanfolyam, laptop
cook: főzőtanfolyam
scissors: fodrász, fodrászat, hajvágás
barber-pole: borbély, barber shop
teddy-bear: bölcsőde, óvoda, játékbolt, játékok
dog stethoscope: állatorvos
dog: kutya, kutyatáp, kutyakozmetika
steering-wheel: autósiskola, jogosítvány
plug: villanyszerelő
basket: zöldséges, zöldség, piac
house: ingatlan, ingatlaniroda, lakás, lakások, eladó ház, családi ház, ikerház, ház
fish: halas, hal
bouquet: virágbolt, virág, virágcsokor
football: foci, labdarúgás
seedling: növények, kertészet, palánta
spade: kertész, kertépítés
soft-ice-cream: fagylalt, fagyi, cukrászda és fagyi
glasses: optika, szemüveg
dumbbell: edzőterem, fitness, személyi edző
bed: szálloda, panzió, hotel, ágy
sofa: bútor, kanapé, lakberendező
washing-machine: mosoda, mosógép
books: könyvesbolt, könyvtár, könyv, könyvek
key: lakatos, kulcsmásolás, zárszerviz
open-book: korrepetálás, angol nyelvtanfolyam, nyelviskola, fordítás
delivery-van: költöztetés, futár
piano-keys: zongora, zongoraóra
guitar: gitár, gitároktatás, zeneiskola
theatre-masks: színház, opera
palette: festőtanfolyam, rajztanfolyam
paint-roller: szobafestő, felújítás
camera: fotós, fényképész, fotózás
tap: vízvezeték-szerelő, vízszerelő, fűtés
beer: sör, sörfőzde
roof: tető, tetőfedő
dress: divat, ruha, női ruha
skis: síoktatás, síelés
solar-panel: napelem
sewing-needle: varroda, szabó, varrótanfolyam
tea: tea, teaház
airplane: utazási iroda, utazás, nyaralás
salad: vegán, vegetáriánus, saláta
popcorn: mozi
watch: óra, karóra, órás
broom: takarítás, takarító
lotus-position: jóga, pilates, meditáció
massage: masszázs
sauna: szauna, wellness, gyógyfürdő
shield: biztosítás
tooth: fogorvos, fogászat, fog
stethoscope: orvos, klinika, rendelő
nurse: ápoló, nővér
pill: gyógyszertár, vitaminok
brain: pszichológus
scales: ügyvéd, ügyvédi iroda
desktop-computer: weboldal készítés, programozás
smartphone: telefonszerviz, mobiltelefon
megaphone: reklámügynökség
dancer: tánciskola, tánc
birthday-cake: torta, cukrászda, sütemény
wine: bor, borkóstoló, borászat
pizza: pizzéria, pizza
burger: hamburger, burger
cutlery: étterem, vendéglő, ebédmenü, napi menü
gift: ajándék, ajándékutalvány
sneaker: cipő, cipők, cipőbolt
handbag: táska, táskák
bicycle: kerékpár, bicikli, kerékpárbolt
tyre: gumiszerviz, téli gumi, gumiabroncs
rug: szőnyeg
television: televízió, tévé
honey: méz
wrench: olajcsere, műszaki vizsga, autójavítás, karosszéria, autóalkatrész, szervizelés
tyre: gumicsere, téli gumi, kerékcsere
motorcycle: motor, motorkerékpár, motorok
car bubbles: autómosó, autómosás
croissant: kürtőskalács, kürtős kalács, kürtöskalács
croissant: croissant, pogácsa
shopping-cart: élelmiszerbolt, szupermarket
diamond: ékszer, ékszerek, ékszerész, ékszerbolt, aranyékszer
swimmer: úszás, úszásoktatás, uszoda
bank: hitel, bank, kölcsön, lakáshitel
air-conditioner: klíma, klímaszerelés, légkondicionáló
graduation-cap: ~ egyetem, felnőttképzés, képzés
bricks: építőipar, kőműves, burkoló, csempe, felújítás, lakásfelújítás, térkő
heart: adomány, adományozás, önkéntes, jótékonyság
chart-up: befektetés, pénzügyi tanácsadás
dinner-plate: catering, rendezvény ellátás
serum-bottle: bőrápolás, arckezelés, szérum
musical-notes: koncert, kórus
school: ~ iskola
printer: nyomda, névjegykártya, fénymásolás
museum: múzeum
shopping-bags: ~ kiárusítás, leértékelés, bolhapiac, garázsvásár
lotion: bőrgyógyász, krém
cat: macska, macskák, cica
coat: kabát, kabátok, turkáló, használtruha
horse: lovaglás, lovasiskola, lovaglóoktatás
christmas-tree: ~ karácsony, adventi vásár, karácsonyi vásár, karácsonyfa, fenyőfa
briefcase: tanácsadás, munkaerő-közvetítés, üzleti tanácsadás
briefcase: ~ állás
kebab: gyros, kebab
game-controller: videojáték
amphora: kerámia, fazekas, fazekasság
sushi: szusi, sushi
mattress: matrac, matracok
cheese: sajt, sajtok, sajtkészítő
meat-on-bone: grill, bográcsozás, grillparti
candy: cukorka, édesség, édességek
chocolate: csokoládé, bonbon, kézműves csokoládé
spine: gyógytorna, gyógytornász, csontkovács, fizioterápia, hátfájás
microphone: énekóra, karaoke
hiking-boot: túra, túrázás, kirándulás
window: ablak, ablakcsere, nyílászáró, műanyag ablak
necktie: öltöny, férfidivat
curtains: függöny, függönyök, redőny, árnyékolás
lock-and-key: szabadulószoba
hearing-aid: hallókészülék
beers: söröző, kocsma
noodles: kínai étterem, tészta
perfume: parfüm, parfümök
candle: gyertya, gyertyák, temetkezés, temetkezési
dice: társasjáték
framed-picture: galéria
fishing-rod: horgászat, horgászbolt
oven dining-table: konyhabútor
headphones: fejhallgató, podcast
climber: falmászás, mászófal
bathtub: fürdőszoba, fürdőszoba felújítás
t-shirt: póló, pólónyomtatás
party-popper: ~ buli, születésnapi buli, rendezvény
tractor: traktor, mezőgazdaság, gazdaság
toolbox: szerszám, szerszámok, ezermester, barkács
motor-boat: hajóbérlés
baby: szülésznő, babaruha, szülésfelkészítés
fountain-pen: közjegyző, papír-írószer
pancakes: reggeli, palacsinta
egg: tojás, házi tojás
bucket: ablaktisztítás
light-bulb: lámpa, lámpák, világítás
radiator: fűtés, gázkészülék, fűtésszerelés
door: ajtó, beltéri ajtó, garázskapu
fire: kandalló, tűzifa, cserépkályha
fence: kerítés, kerítésépítés
blood-drop: véradás
syringe: védőoltás, botox
cockroach: rovarirtás
security-camera: riasztó, kamerarendszer
judo-suit: karate, judo, önvédelem
basketball: kosárlabda
scissors: hajvágás, hajfestés, fodrász, női hajvágás
dress-shoe: cipész, cipőjavítás
tattoo-machine: tetoválás, tetováló
tooth: fogorvosi, fogászat, fogorvosi rendelő, fogszabályozás, fogfehérítés
flatbread: lángos
open-book: ~ angol, német
chicken-leg: csirke
plug: villanyszerelés, villanyszerelési munkák
dining-table: étkezőasztal, fa asztal, asztalok
swimmer goggles: termálfürdő, fürdő, gyógyfürdő, strand, uszoda, élményfürdő, wellness fürdő
chess-pawn: sakk, sakkklub, sakktanfolyam
jar: olívaolaj, olajbogyó
lizard snake: hüllők, terrárium
climber fir-tree: kalandpark
kitchen-knife: késélezés, köszörűs
umbrella: esernyő, esernyőjavítás
bricks ladder: állványozás, állvány
pie: rétes
`;
