const things = `
apple basket: meva, mevalar, olma
birthday-cake cupcake: tort, tortlar, shirinliklar, tug'ilgan kun torti
bread: non, novvoy, novvoyxona, issiq non, issiq nonlar, har kuni issiq non
candy cookie: shirinlik, holva, navvot, pechenye
cheese milk: sut, qatiq, pishloq, qaymoq, qurt
chicken-leg: tovuq
dumpling: manti, chuchvara, xonim
flatbread: patir, tandir non, qatlama
honey bee: asal, tog' asali
kebab: lavash, shaurma, doner
meat-on-bone: shashlik, kabob, tandir go'sht
melon: qovun
noodles chopsticks: lag'mon, norin
peanuts: yong'oq, bodom, quruq mevalar, pista
pie: somsa
rice: palov, osh, to'y oshi
steak kitchen-knife: go'sht, mol go'shti, qo'y go'shti, qassob
stew: shurva, sho'rva
watermelon: tarvuz
amphora: kulolchilik, sopol
coffee: qahva, kofe, kofe mashinasi
cutlery dinner-plate: restoran, oshxona, milliy taomlar, keytering, taomlar
jar: murabbo, tuzlama
tea teapot: choy, choyxona
cat: mushuk
dog: it, kuchuk
dog stethoscope: veterinar
fish: baliq
hen egg: tuxum, jo'ja
horse: ot, otlar
sheep: qo'y, qurbonlik
bouquet: gul, gullar, guldasta, gul do'koni
droplet tap: quduq qazish, quduq, artezian quduq
seedling plant: ko'chat, ko'chatlar, urug', nihol
spade: bog'bon, landshaft
umbrella: soyabon
air-conditioner: konditsioner
basket carrot: sabzavot, sabzavotlar
broom spray-bottle: tozalash, uy tozalash, klining
candle: sham
curtains window: parda, pardalar, jalyuzi
door: eshik, eshiklar
fridge: muzlatgich, muzlatkich, xolodilnik
key padlock: kalit, qulf
mattress bed: matras, ko'rpa
mirror: ko'zgu, oyna
paint-roller bucket: uy ta'mirlash, malyar
paint-roller bucket: ~ ta'mirlash, remont
plug lightning: elektrik, elektrik ustasi
roof house: tom yopish, tunuka
rug: gilam, gilam yuvish, gilamlar
saw hammer: duradgor
security-camera: kuzatuv kamera, videokuzatuv
sewing-machine thread: tikuvchi, tikuvchilik, tikuv, bichish tikish, atelye, tikuv mashinasi
shield umbrella: sug'urta
shopping-cart basket: supermarket, oziq-ovqat
shopping-cart basket: ~ do'kon
soap: sovun
sofa chair: mebel, divan, mebel ta'miri
solar-panel sun: quyosh paneli, quyosh panellari
tap wrench: santexnik
tiles trowel: kafel
washing-machine: kir yuvish mashinasi, kimyoviy tozalash, kir yuvish
window: deraza, derazalar, akfa
wrench car: avtoservis, mashina ta'miri, moy almashtirish
brain speech-bubble: psixolog, logoped
diamond ring: tilla, oltin, zargar, taqinchoqlar, zargarlik
dress handbag: ko'ylak, kiyim, kiyimlar, liboslar, ayollar kiyimi, milliy liboslar
dress-shoe: poyabzal, etikdo'z, poyabzal ta'miri
eyelashes eye: kiprik, qosh
glasses eye: ko'zoynak, optika, linza, ko'z shifokori
handbag: sumka
lipstick nail-polish: go'zallik saloni, makiyaj, kosmetika, pardoz, kelin makiyaji
nail-polish: manikyur, pedikyur, tirnoq
perfume: atir
ring bouquet: to'y, to'yxona, nikoh
serum-bottle lotion: kosmetolog, yuz parvarishi
shopping-bags price-tag: ~ chegirma
sneaker: oyoq kiyim, krossovka
tooth: stomatologik, stomatologik klinika, tish, tish shifokori, stomatolog, stomatologiya, tish klinikasi, breket
balloon party-popper: shar, sharlar, tug'ilgan kun, bayram bezatish
boxing-glove: boks
camera: fotograf, foto, fotosessiya, suratga olish
chess-pawn trophy: shaxmat
drum: doira
dumbbell: fitnes, sport zal, trenajyor zali
football goal-net: futbol
gift ribbon: sovg'a, sovg'alar
guitar musical-notes: gitara, dutor, rubob
judo-suit: karate, dzyudo, kurash, taekvondo
musical-notes: musiqa
palette paintbrush: rasm, rasm kursi, rassom
piano-keys: pianino
teddy-bear crayon: bolalar bog'chasi, bog'cha, enaga, o'yinchoq, o'yinchoqlar
television: televizor
thread sewing-needle: atlas, adras, mato, so'zana, kashta
ticket: chipta, chiptalar, konsert
baby: bolalar kiyimi, chaqaloq
bride ring: kelin libosi, kelin ko'ylak
dancer musical-notes: raqs, raqs darslari
lotus-position lotus: yoga
massage lotus: massaj, hijoma
swimmer goggles: suzish, basseyn
abacus: mental arifmetika
books open-book: kitob, kitoblar
calculator receipt: buxgalter, buxgalteriya, soliq
desktop-computer laptop: dasturlash, sayt yaratish
fountain-pen document: notarius, kanselyariya
laptop screwdriver: kompyuter, noutbuk, kompyuter ta'miri, kompyuter kursi
open-book pencil: repetitor, ingliz tili, o'quv markazi, rus tili, tarjima, koreys tili, ielts, arab tili
pill stethoscope: dorixona, dori
printer: bosmaxona, taklifnoma, poligrafiya
scales: advokat, yurist
scissors hair-comb: soch turmagi, soch, sartaroshxona ayollar, soch kesish
set-square abacus: matematika
smartphone: telefon, telefon ta'mirlash, telefon ta'miri
stethoscope hospital: shifokor, klinika, shifoxona, poliklinika, pediatr
apartment-building key: kvartira
bank coin: kredit, bank, qarz
barber-pole razor: sartarosh, sartaroshxona, barber
bricks trowel: qurilish, g'isht
hotel bed: mehmonxona, hostel
house key: ijaraga uy, ko'chmas mulk, hovli
house key: ~ uy
mosque: umra, haj
airplane suitcase: sayohat, tur, aviachipta
bicycle: velosiped
car bubbles: avtomoyka, avtoyuvish, mashina yuvish
car car-front: avtomobil, mashina, moshina, avto ijara
car-front ring: to'y mashinasi, kelin mashinasi, to'y mashinalari
lorry delivery-van: yuk tashish, ko'chirish, evakuator
motor-boat wave: qayiq
motorcycle: mototsikl
sailing-boat anchor: yelkanli qayiq
steering-wheel car: avtomaktab, haydovchilik
taxi: taksi
tyre wrench: shina, balon, vulkanizatsiya
watch: soat, soat ta'miri, soatsoz
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: mashinasi
`;

/** Uzbek words that lead to things. Notation: word-list.ts. */
export const uzbekWords = things + unmeant;
