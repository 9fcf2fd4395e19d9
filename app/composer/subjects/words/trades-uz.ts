/** Trades and goods in Uzbek. Notation: word-list.ts. */
export const uzbekTrades = `
tooth: stomatologik, stomatologik klinika, tish, tish shifokori, stomatolog, stomatologiya, tish klinikasi, breket
stethoscope hospital: shifokor, klinika, shifoxona, poliklinika, pediatr
glasses eye: ko'zoynak, optika, linza, ko'z shifokori
pill: dorixona, dori
massage: massaj, hijoma
brain: psixolog, logoped
lipstick: go'zallik saloni, makiyaj, kosmetika, pardoz, kelin makiyaji
serum-bottle lotion: kosmetolog, yuz parvarishi
eyelashes: kiprik, qosh
nail-polish: manikyur, pedikyur, tirnoq
scissors hair-comb: soch turmagi, soch, sartaroshxona ayollar, soch kesish
barber-pole: sartarosh, sartaroshxona, barber
lotus-position: yoga
dumbbell: fitnes, sport zal, trenajyor zali
swimmer: suzish, basseyn
football: futbol
judo-suit: karate, dzyudo, kurash, taekvondo
boxing-glove: boks
chess-pawn: shaxmat
dancer: raqs, raqs darslari
musical-notes: musiqa
guitar: gitara, dutor, rubob
piano-keys: pianino
drum: doira
palette: rasm, rasm kursi, rassom
amphora: kulolchilik, sopol
open-book pencil: repetitor, ingliz tili, o'quv markazi, rus tili, tarjima, koreys tili, ielts, arab tili
abacus: mental arifmetika
set-square abacus: matematika
teddy-bear: bolalar bog'chasi, bog'cha, enaga, o'yinchoq, o'yinchoqlar
laptop: kompyuter, noutbuk, kompyuter ta'miri, kompyuter kursi
smartphone: telefon, telefon ta'mirlash, telefon ta'miri
desktop-computer: dasturlash, sayt yaratish
printer: bosmaxona, taklifnoma, poligrafiya
camera: fotograf, foto, fotosessiya, suratga olish
bread: non, novvoy, novvoyxona
flatbread: patir, tandir non, qatlama
pie: somsa
birthday-cake: tort, tortlar, shirinliklar, tug'ilgan kun torti
candy cookie: shirinlik, holva, navvot, pechenye
rice: palov, osh, to'y oshi
meat-on-bone: shashlik, kabob, tandir go'sht
steak: go'sht, mol go'shti, qo'y go'shti, qassob
dumpling: manti, chuchvara, xonim
noodles: lag'mon, norin
chicken-leg: tovuq
hen egg: tuxum, jo'ja
fish: baliq
cheese milk: sut, qatiq, pishloq, qaymoq, qurt
honey: asal, tog' asali
jar: murabbo, tuzlama
kebab: lavash, shaurma, doner
stew: shurva, sho'rva
cutlery dinner-plate: restoran, oshxona, milliy taomlar, keytering, taomlar
tea teapot: choy, choyxona
coffee: qahva, kofe
basket carrot: sabzavot, sabzavotlar
apple basket: meva, mevalar, olma
watermelon: tarvuz
melon: qovun
peanuts: yong'oq, bodom, quruq mevalar, pista
shopping-cart: supermarket, oziq-ovqat
bouquet: gul, gullar, guldasta, gul do'koni
seedling plant: ko'chat, ko'chatlar, urug', nihol
spade: bog'bon, landshaft
dress: ko'ylak, kiyim, kiyimlar, liboslar, ayollar kiyimi, milliy liboslar
bride: kelin libosi, kelin ko'ylak
baby: bolalar kiyimi, chaqaloq
sewing-machine thread: tikuvchi, tikuvchilik, tikuv, bichish tikish, atelye
thread: atlas, adras, mato, so'zana, kashta
rug: gilam, gilam yuvish, gilamlar
curtains: parda, pardalar, jalyuzi
sneaker: oyoq kiyim, krossovka
dress-shoe: poyabzal, etikdo'z, poyabzal ta'miri
handbag: sumka
diamond ring: tilla, oltin, zargar, taqinchoqlar, zargarlik
watch: soat, soat ta'miri, soatsoz
perfume: atir
soap: sovun
candle: sham
broom: tozalash, uy tozalash, klining
washing-machine: kir yuvish mashinasi, kimyoviy tozalash, kir yuvish
fridge: muzlatgich, muzlatkich, xolodilnik
air-conditioner: konditsioner
tap wrench: santexnik
plug lightning: elektrik, elektrik ustasi
key: kalit, qulf
paint-roller: uy ta'mirlash, malyar
bricks: qurilish, g'isht
roof: tom yopish, tunuka
tiles: kafel
door: eshik, eshiklar
window: deraza, derazalar, akfa
saw hammer: duradgor
sofa chair: mebel, divan, mebel ta'miri
mattress: matras, ko'rpa
house key: kvartira, ijaraga uy, ko'chmas mulk, hovli
hotel bed: mehmonxona, hostel
airplane suitcase: sayohat, tur, aviachipta
mosque: umra, haj
car: avtomobil, mashina, moshina, avto ijara
car bubbles: avtomoyka, avtoyuvish, mashina yuvish
wrench car: avtoservis, mashina ta'miri, moy almashtirish
tyre: shina, balon, vulkanizatsiya
motorcycle: mototsikl
bicycle: velosiped
taxi: taksi
lorry delivery-van: yuk tashish, ko'chirish, evakuator
steering-wheel: avtomaktab, haydovchilik
calculator receipt: buxgalter, buxgalteriya, soliq
scales: advokat, yurist
shield: sug'urta
bank coin: kredit, bank, qarz
fountain-pen: notarius
ring bouquet: to'y, to'yxona, nikoh
balloon party-popper: shar, sharlar, tug'ilgan kun, bayram bezatish
dog stethoscope: veterinar
dog: it, kuchuk
cat: mushuk
sheep: qo'y, qurbonlik
horse: ot, otlar
books: kitob, kitoblar
gift: sovg'a, sovg'alar
umbrella: soyabon
solar-panel: quyosh paneli, quyosh panellari
security-camera: kuzatuv kamera, videokuzatuv
house key: ~ uy
coffee: kofe mashinasi
sewing-machine: tikuv mashinasi
-: mashinasi
paint-roller: ~ ta'mirlash, remont
ticket: chipta, chiptalar, konsert
shopping-bags: ~ chegirma
sailing-boat: yelkanli qayiq
motor-boat: qayiq
mirror: ko'zgu, oyna
television: televizor
fountain-pen: kanselyariya
shopping-cart: ~ do'kon
`;
