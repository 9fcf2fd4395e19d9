/** Trades and goods in Azerbaijani. Notation: word-list.ts. */
export const azerbaijaniTrades = `
tooth: stomatoloji, stomatoloji klinika, diş, diş həkimi, stomatoloq, stomatologiya, implant, breket, diş klinikası
stethoscope hospital: həkim, klinika, xəstəxana, poliklinika, pediatr, kardioloq
glasses eye: eynək, optika, linza, göz həkimi
pill: aptek, dərman
massage: masaj
spine: fizioterapiya, manual terapiya, bel ağrısı
brain: psixoloq, loqoped
lipstick: gözəllik salonu, makiyaj, kosmetika, vizaj, gəlin makiyajı
serum-bottle lotion: kosmetoloq, dəriyə qulluq, üz baxımı
eyelashes: kirpik, qaş, kirpik uzatma
nail-polish: manikür, pedikür, dırnaq, nail studio
lotion: lazer epilyasiya, epilyasiya
razor: şuqarinq
scissors hair-comb: saç kəsimi, saç, qadın salonu, saç düzümü, saç boyama
barber-pole: bərbər, bərbərxana, dəllək
lotus-position: yoqa, pilates
dumbbell: fitnes, idman zalı, trenajor
swimmer: üzgüçülük, hovuz
football: futbol, futbol məktəbi, mini futbol
judo-suit: karate, cüdo, güləş, taekvondo
boxing-glove: boks
chess-pawn: şahmat
dancer: rəqs, rəqs dərsi, rəqs kursu
musical-notes: musiqi, tar dərsi, kamança
guitar: gitara, tar, ud
piano-keys: piano, fortepiano
drum: nağara
palette: rəsm, rəsm kursu, rəssamlıq
amphora: dulusçuluq, keramika, saxsı
open-book pencil: repetitor, ingilis dili, kurs, rus dili, tərcümə, abituriyent hazırlığı, ielts
set-square abacus: riyaziyyat
teddy-bear: uşaq bağçası, bağça, dayə, oyuncaq, oyun zalı
graduation-cap: ~ təhsil, xaricdə təhsil
laptop: kompüter, noutbuk, kompüter təmiri, noutbuk təmiri
smartphone: telefon, telefon təmiri, mobil telefon
desktop-computer: proqramlaşdırma, sayt hazırlanması
printer: çap, poliqrafiya, dəvətnamə, vizit kartı
camera: fotoqraf, foto, fotosessiya, videoçəkiliş
bread: çörək, çörəkxana, çörəkçi, təndir çörəyi
flatbread: lavaş, qutab, təndir
birthday-cake: tort, tort sifarişi, şirniyyat, ad günü tortu
baklava: paxlava, şəkərbura
cookie: peçenye, qoğal
rice: plov, aş
meat-on-bone: kabab, manqal
kebab: dönər, şaurma
steak: ət, qəssab, mal əti, quzu əti
dumpling: düşbərə, xəngəl, gürzə
chicken-leg: toyuq
hen egg: yumurta, kənd yumurtası
fish: balıq
cheese milk: pendir, süd, qatıq, kənd pendiri, motal pendiri
honey: bal, təbii bal, arı balı
jar: mürəbbə, turşu, kompot
pizza: pitsa
stew: şorba, dovğa, bozbaş
cutlery dinner-plate: restoran, yeməkxana, keterinq, ev yeməkləri, banket
tea teapot: çay, çayxana
coffee: qəhvə, kofe, kafe
basket carrot: tərəvəz, meyvə tərəvəz
apple basket: meyvə, alma
orange: naringi
watermelon: qarpız
shopping-cart: market, supermarket, ərzaq
bouquet: gül, güllər, gül dükanı, buket, çiçək
seedling plant: tinglər, ting, toxum, ağac tingləri
plant: dibçək, otaq bitkiləri
spade: bağbanlıq, landşaft, bağban
dress: paltar, geyim, don, gəlinlik, qadın geyimi, ziyafət geyimi
baby: uşaq geyimi, körpə
sewing-machine thread: dərzi, tikiş, tikiş kursu, atelye
yarn: toxuma, yun
rug: xalça, xalça yuma, xalça təmizləmə
curtains: pərdə, pərdə salonu, jalüz
sneaker: ayaqqabı, idman ayaqqabısı
dress-shoe: ayaqqabı təmiri, çəkməçi
handbag: çanta
diamond ring: qızıl, zərgər, zinət əşyaları, zərgərlik, üzük
watch: saat təmiri, qol saatı, saatsaz, saat
perfume: ətir
soap: sabun
candle: şam, dəfn
broom: təmizlik, təmizlik xidməti, ev təmizliyi
washing-machine: paltaryuyan, kimyəvi təmizləmə, camaşırxana, paltaryuyan təmiri
fridge: soyuducu, soyuducu təmiri
air-conditioner: kondisioner, kondisioner təmiri
radiator: kombi, qazan, istilik sistemi
tap wrench: santexnik, boru
plug lightning: elektrik, elektrik ustası
key: açar, açarçı, qıfıl
paint-roller: mənzil təmiri, boyaq, malyar
bricks: tikinti, inşaat
roof: dam örtüyü, dam
tiles: kafel, metlax
door: qapı, qapılar
window: pəncərə, plastik pəncərə, şüşə balkon
saw hammer: dülgər
sofa chair: mebel, divan, mətbəx mebeli, yumşaq mebel
mattress: döşək, matras
house key: mənzil, kirayə ev, daşınmaz əmlak, villa, həyət evi
hotel bed: otel, hostel, qonaq evi
airplane suitcase: tur, turizm, səyahət, aviabilet
car: avtomobil, maşın, rent a car, avtomobil icarəsi
car bubbles: avtoyuma, maşın yuma
wrench car: avtoservis, maşın təmiri, yağ dəyişmə
tyre: təkər, şin, vulkanizasiya
motorcycle: motosiklet
bicycle: velosiped
taxi: taksi
lorry delivery-van: yükdaşıma, köçürmə, ev köçürmə, evakuator
steering-wheel: sürücülük, sürücülük kursu, avtoməktəb
calculator receipt: mühasib, mühasibat, vergi
scales: vəkil, hüquqşünas, hüquq
shield: sığorta
bank coin: kredit, bank
fountain-pen: notarius
ring bouquet: toy, nişan, şadlıq sarayı, xonça
balloon party-popper: şar, ad günü, dekorasiya
clown: təlxək, animator
dog: it, baytar, heyvan klinikası
cat: pişik
sheep: qoyun, qurbanlıq
parrot: tutuquşu
books: kitab, kitab mağazası
gift: hədiyyə, suvenir
umbrella: çətir
solar-panel: günəş paneli
security-camera: təhlükəsizlik kamerası, kamera quraşdırılması
mouse-trap: dezinfeksiya, həşərat
house key: ~ ev
tulip: lalə, lalə soğanı
sewing-machine: tikiş maşını
coffee: qəhvə maşını, kofe maşını
-: maşını
paint-roller: ~ təmir
shopping-bags: ~ endirim
mirror: güzgü
ticket: bilet, biletlər
fountain-pen: dəftərxana
television: televizor
fish: akvarium
broom: evlərin təmizlənməsi, təmizlənməsi
`;
