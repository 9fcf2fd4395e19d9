const things = `
apple basket: meyvə, alma
baklava: paxlava, şəkərbura
birthday-cake cupcake: tort, tort sifarişi, şirniyyat, ad günü tortu
bread: çörək, çörəkxana, çörəkçi, təndir çörəyi
cheese milk: pendir, süd, qatıq, kənd pendiri, motal pendiri
chicken-leg: toyuq
cookie: peçenye, qoğal
dumpling: düşbərə, xəngəl, gürzə
flatbread: lavaş, qutab, təndir
honey bee: bal, təbii bal, arı balı
kebab: dönər, şaurma
meat-on-bone: kabab, manqal
orange soft-drink: naringi
pizza: pitsa
rice: plov, aş
steak kitchen-knife: ət, qəssab, mal əti, quzu əti
stew: şorba, dovğa, bozbaş
watermelon: qarpız
amphora: dulusçuluq, keramika, saxsı
coffee: qəhvə, kofe, kafe, qəhvə maşını, kofe maşını
cutlery dinner-plate: restoran, yeməkxana, keterinq, ev yeməkləri, banket
jar: mürəbbə, turşu, kompot
tea teapot: çay, çayxana
cat: pişik
dog: it, baytar, heyvan klinikası
fish: balıq, akvarium
hen egg: yumurta, kənd yumurtası
parrot bird: tutuquşu
sheep: qoyun, qurbanlıq
bouquet: gül, güllər, gül dükanı, buket, çiçək
droplet tap: quyu qazma, quyu qazılması, su quyusu
plant: dibçək, otaq bitkiləri
seedling plant: tinglər, ting, toxum, ağac tingləri
spade: bağbanlıq, landşaft, bağban
tulip seedling: lalə, lalə soğanı
umbrella: çətir
air-conditioner: kondisioner, kondisioner təmiri
basket carrot: tərəvəz, meyvə tərəvəz
broom spray-bottle: təmizlik, təmizlik xidməti, ev təmizliyi, evlərin təmizlənməsi, təmizlənməsi
candle: şam, dəfn
curtains window: pərdə, pərdə salonu, jalüz
door: qapı, qapılar
fridge: soyuducu, soyuducu təmiri
key padlock: açar, açarçı, qıfıl
lotion: lazer epilyasiya, epilyasiya
mattress bed: döşək, matras
mirror: güzgü
mouse-trap: dezinfeksiya, həşərat
paint-roller bucket: mənzil təmiri, boyaq, malyar
paint-roller bucket: ~ təmir
plug lightning: elektrik, elektrik ustası
radiator fire: kombi, qazan, istilik sistemi
razor: şuqarinq
roof house: dam örtüyü, dam
rug: xalça, xalça yuma, xalça təmizləmə
saw hammer: dülgər
security-camera: təhlükəsizlik kamerası, kamera quraşdırılması
sewing-machine thread: dərzi, tikiş, tikiş kursu, atelye, tikiş maşını
shield umbrella: sığorta
shopping-cart basket: market, supermarket, ərzaq
soap: sabun
sofa chair: mebel, divan, mətbəx mebeli, yumşaq mebel
solar-panel sun: günəş paneli
tap wrench: santexnik, boru
tiles trowel: kafel, metlax
washing-machine: paltaryuyan, kimyəvi təmizləmə, camaşırxana, paltaryuyan təmiri
window: pəncərə, plastik pəncərə, şüşə balkon
wrench car: avtoservis, maşın təmiri, yağ dəyişmə
brain speech-bubble: psixoloq, loqoped
diamond ring: qızıl, zərgər, zinət əşyaları, zərgərlik, üzük
dress handbag: paltar, geyim, don, gəlinlik, qadın geyimi, ziyafət geyimi
dress-shoe: ayaqqabı təmiri, çəkməçi
eyelashes eye: kirpik, qaş, kirpik uzatma
glasses eye: eynək, optika, linza, göz həkimi
graduation-cap books: ~ təhsil, xaricdə təhsil
handbag: çanta
lipstick nail-polish: gözəllik salonu, makiyaj, kosmetika, vizaj, gəlin makiyajı
nail-polish: manikür, pedikür, dırnaq, nail studio
perfume: ətir
ring bouquet: toy, nişan, şadlıq sarayı, xonça
serum-bottle lotion: kosmetoloq, dəriyə qulluq, üz baxımı
shopping-bags price-tag: ~ endirim
sneaker: ayaqqabı, idman ayaqqabısı
spine: fizioterapiya, manual terapiya, bel ağrısı
tooth: stomatoloji, stomatoloji klinika, diş, diş həkimi, stomatoloq, stomatologiya, implant, breket, diş klinikası
balloon party-popper: şar, ad günü, dekorasiya
boxing-glove: boks
camera: fotoqraf, foto, fotosessiya, videoçəkiliş
chess-pawn trophy: şahmat
drum: nağara
dumbbell: fitnes, idman zalı, trenajor
football goal-net: futbol, futbol məktəbi, mini futbol
gift ribbon: hədiyyə, suvenir
guitar musical-notes: gitara, tar, ud
judo-suit: karate, cüdo, güləş, taekvondo
musical-notes: musiqi, tar dərsi, kamança
palette paintbrush: rəsm, rəsm kursu, rəssamlıq
piano-keys: piano, fortepiano
teddy-bear crayon: uşaq bağçası, bağça, dayə, oyuncaq, oyun zalı
television: televizor
ticket: bilet, biletlər
yarn: toxuma, yun
baby: uşaq geyimi, körpə
clown: təlxək, animator
dancer musical-notes: rəqs, rəqs dərsi, rəqs kursu
lotus-position lotus: yoqa, pilates
massage lotus: masaj
swimmer goggles: üzgüçülük, hovuz
books open-book: kitab, kitab mağazası
calculator receipt: mühasib, mühasibat, vergi
desktop-computer laptop: proqramlaşdırma, sayt hazırlanması
fountain-pen document: notarius, dəftərxana
laptop screwdriver: kompüter, noutbuk, kompüter təmiri, noutbuk təmiri
open-book pencil: repetitor, ingilis dili, kurs, rus dili, tərcümə, abituriyent hazırlığı, ielts
pill stethoscope: aptek, dərman
printer: çap, poliqrafiya, dəvətnamə, vizit kartı
scales: vəkil, hüquqşünas, hüquq
scissors hair-comb: saç kəsimi, saç, qadın salonu, saç düzümü, saç boyama
set-square abacus: riyaziyyat
smartphone: telefon, telefon təmiri, mobil telefon
stethoscope hospital: həkim, klinika, xəstəxana, poliklinika, pediatr, kardioloq
apartment-building key: mənzil
bank coin: kredit, bank
barber-pole razor: bərbər, bərbərxana, dəllək
bricks trowel: tikinti, inşaat
hotel bed: otel, hostel, qonaq evi
house key: kirayə ev, daşınmaz əmlak, villa, həyət evi
house key: ~ ev
airplane suitcase: tur, turizm, səyahət, aviabilet
bicycle: velosiped
car bubbles: avtoyuma, maşın yuma
car car-front: avtomobil, maşın, rent a car, avtomobil icarəsi
car-front ring: gəlin maşını, toy maşını, gəlin maşınları
lorry delivery-van: yükdaşıma, köçürmə, ev köçürmə, evakuator
motorcycle: motosiklet
steering-wheel car: sürücülük, sürücülük kursu, avtoməktəb
taxi: taksi
tyre wrench: təkər, şin, vulkanizasiya
watch: saat təmiri, qol saatı, saatsaz, saat
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: maşını
`;

/** Azerbaijani words that lead to things. Notation: word-list.ts. */
export const azerbaijaniWords = things + unmeant;
