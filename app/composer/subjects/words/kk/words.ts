/** Kazakh words that lead to things. Notation: word-list.ts. */
export const kazakhWords = `
apple basket: жеміс, алма
birthday-cake cupcake: торт, торттар, тәттілер, туған күн торты
bread: нан, наубайхана
candy cookie: тәтті, печенье, жент
cheese milk: сүт, қаймақ, ірімшік, құрт, айран, сары май
chicken-leg: тауық
doughnut: бауырсақ
dumpling: манты, тұшпара
flatbread: таба нан, тандыр нан
honey bee: бал, тау балы
kebab: донер, шаурма
meat-on-bone: кәуап, шашлық
noodles chopsticks: лағман, кеспе
pie: самса
rice: палау
sausage cheese: қазы, шұжық
steak kitchen-knife: ет, жылқы еті, сиыр еті, қой еті, соғым
stew: бешбармақ, ет асу, сорпа
watermelon: қарбыз
amphora: қыш, керамика, құмыра
coffee: кофе, кофехана, кафе
cutlery dinner-plate: мейрамхана, асхана, дәмхана, ұлттық тағамдар, тағамдар, кейтеринг
jar: тосап
milk cow: қымыз, шұбат
tea teapot: шай, шайхана
cat: мысық
dog: ит, күшік
dog stethoscope: ветеринар
fish: балық
hen egg: жұмыртқа, балапан
horse: жылқы, ат
sheep: қой, құрбандық, қошқар
bouquet: гүл, гүлдер, гүл шоғы, гүл дүкені
droplet tap: ұңғыма, ұңғыма бұрғылау, құдық
seedling plant: көшет, көшеттер, тұқым
spade: бағбан, көгалдандыру
umbrella: қолшатыр
air-conditioner: кондиционер
basket carrot: көкөніс, көкөністер
broom spray-bottle: тазалау, үй тазалау, тазалық, клининг
candle: шам
curtains window: перде, перделер
door: есік, есіктер
fridge: тоңазытқыш
key padlock: кілт, құлып
mattress bed: матрас
mirror: айна
paint-roller bucket: пәтер жөндеу, жөндеу жұмыстары, үй жөндеу
plug lightning: электрик
roof house: шатыр, шатыр жабу
rug: кілем, кілем жуу, текемет
saw hammer: ағаш ұстасы
security-camera: бейнебақылау
sewing-machine thread: тігін, тігінші, ателье, тігу курсы, ательесі, тігін цехы
shield umbrella: сақтандыру
shopping-cart basket: супермаркет, азық түлік
shopping-cart basket: ~ дүкен
soap: сабын
sofa chair: жиһаз, диван
solar-panel sun: күн панелі
tap wrench: сантехник
tiles trowel: кафель
washing-machine: кір жуғыш машина, кір жуғыш, химиялық тазалау, кір жуу
window: терезе, терезелер
wrench car: автосервис, көлік жөндеу, май ауыстыру
backpack pencil: мектеп сөмкесі, мектеп сөмкелері, арқа сөмке
brain speech-bubble: психолог, логопед
diamond ring: зергер, алтын, күміс, әшекей, зергерлік бұйымдар, сырға
dress handbag: көйлек, киім, киімдер, ұлттық киім, ұлттық киімдер
dress-shoe: аяқ киім жөндеу, етікші
eyelashes eye: кірпік, қас
glasses eye: көзілдірік, оптика, линза, көз дәрігері
handbag: сөмке
lipstick nail-polish: сұлулық салоны, макияж, косметика, визажист, сән салоны
nail-polish: маникюр, педикюр, тырнақ
necktie: костюм
perfume: иіссу
ring bouquet: той, тойхана, үйлену тойы, құдалық
serum-bottle lotion: косметолог, бет күтімі
shopping-bags price-tag: ~ жеңілдік
sneaker: аяқ киім, кроссовка
tooth: стоматологиялық, стоматологиялық клиника, тіс, тіс дәрігері, стоматология, стоматолог, тіс емдеу, брекет
balloon party-popper: шар, шарлар, туған күн, мереке безендіру
boxing-glove: бокс
camera: фотограф, фото, фотосессия, суретке түсіру, бейнетүсірілім
chess-pawn trophy: шахмат
dumbbell: фитнес, жаттығу залы, спортзал
football goal-net: футбол
gift ribbon: сыйлық, сыйлықтар
guitar musical-notes: домбыра, гитара
judo-suit: каратэ, дзюдо, күрес, таэквондо
microphone: асаба, тамада
musical-notes: музыка, ән сабағы
palette paintbrush: сурет, сурет үйірмесі, сурет сабағы
piano-keys: фортепиано, пианино
teddy-bear crayon: балабақша, бала күтуші, ойыншық, ойыншықтар
thread sewing-needle: көрпе, құрақ көрпе, кесте, мата
yarn: тоқу, жүн
baby: балалар киімі, нәресте
bride ring: үйлену көйлегі, қалыңдық көйлегі
dancer musical-notes: би, би үйірмесі, би сабағы
lotus-position lotus: йога
massage lotus: массаж, уқалау
swimmer goggles: жүзу, бассейн
abacus: ментальды арифметика
books open-book: кітап, кітаптар, кітапхана
calculator receipt: бухгалтер, бухгалтерия, салық
desktop-computer laptop: бағдарламалау, сайт жасау
fountain-pen document: нотариус, дәптер, кеңсе тауарлары
laptop screwdriver: компьютер, ноутбук
open-book pencil: репетитор, ағылшын тілі, ағылшын, аударма, қазақ тілі, ұбт, оқу орталығы
pill stethoscope: дәріхана, дәрі
printer: баспахана, шақыру билеті, полиграфия, шақыру қағаздары
scales: заңгер, адвокат
scissors hair-comb: шаш қию, шаштараз, шаш
set-square abacus: математика
smartphone: телефон, телефон жөндеу
stethoscope hospital: дәрігер, клиника, аурухана, емхана, педиатр
apartment-building key: пәтер, жалға пәтер
bank coin: несие, банк
barber-pole razor: барбершоп, ер адамдар шаштаразы
bricks trowel: құрылыс, кірпіш
hotel bed: қонақүй, қонақ үй, хостел
house key: жылжымайтын мүлік, жер үй
house key: ~ үй
hut fir-tree: киіз үй, киіз үй жалға
mosque: умра, қажылық, мешіт
airplane suitcase: саяхат, тур, авиабилет
bicycle: велосипед
car bubbles: көлік жуу, автожуу
car car-front: көлік, автокөлік, авто, көлік жалға
car-front ring: үйлену тойына көлік, той көлігі, той көліктері
lorry delivery-van: жүк тасымалдау, жүк тасу, көшіру, эвакуатор
motorcycle: мотоцикл
steering-wheel car: автомектеп, жүргізуші курсы
taxi: такси
tyre wrench: дөңгелек, шина, вулканизация
watch: сағат жөндеу, қол сағат
`;
