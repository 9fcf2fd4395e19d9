/** Services, crafts and goods in Russian, before the list of trades. Notation: word-list.ts. */
export const russianServices = `
car location-pin: парковочное место, машиноместо, машино-место, место в паркинге
tulip seedling: луковицы цветов, луковицы тюльпанов, луковичные, тюльпаны, нарциссы
cook frying-pan: повар, повара, помощник повара, шеф-повар
bicycle parcel: велокурьер, велокурьеры, курьер на велосипеде
chimney fire: трубочист, дымоход, чистка дымоходов
horseshoe horse: ковка лошадей
armchair sofa: перетяжка мебели, кресло, кресла
foot dress-shoe: ортопедические стельки, ортопедическая обувь
piano-keys: органный концерт, орган и хор
deer bird: таксидермист, чучела, охота, охотничий, охотничий магазин, дичь, товары для охоты
sewing-needle thread: портной, вышивка, подшить
steering-wheel car: права категории, инструктор по вождению
milk dairy-cow: молоко, молочные продукты, фермерское молоко, молочная кухня
delivery-van lorry: грузчики, вывоз мебели, газель
wastebasket recycling: приём металлолома, металлолом, контейнер, вывоз строительного мусора, вторсырьё
tree axe: арборист, обрезка деревьев, вырубка деревьев, удаление пней
broom bucket: домработница, уборщица
spray-bottle: химчистка мебели, химчистка ковров, химчистка дивана, дезинфекция, мойка фасадов
spray-bottle: химчистка диванов, озонирование
speech-bubble: дефектолог
microphone bouquet: ведущий, тамада, певица, певец, вокал, ведущий на свадьбу
excavator crane: рытьё траншей, погрузчик, копка
staircase: лестницы, изготовление лестниц, лестница на второй этаж
swimming-pool swimmer: строительство бассейнов
asparagus: спаржа
passport: загранпаспорт, виза, фото на документы, визовый центр, визы
saw hammer: циклёвка, ламинат, укладка ламината, террасы, изделия из дерева
bricks trowel: бетон, стяжка, демонтаж, тротуарная плитка, строительные леса, фундамент
bricks trowel: пеноблоки, стройка
roof house: водостоки
paint-roller: малярные работы, поклейка обоев, обои
curtains window: москитные сетки, тюль
window: балконы, остекление
fence: штакетник
fridge: холодильник, ремонт холодильников, холодильники
washing-machine wrench: ремонт стиральных машин, бытовая техника
toilet: септик, биотуалет, ассенизатор
satellite-dish television: антенны, спутниковое тв, установка антенн
radiator fire: отопление, монтаж отопления
fire logs: печник, кладка печей
car wrench: покраска авто, автостёкла, авторазборка, выкуп авто, автоэлектрик, разборка, запчасти, тонировка
car wrench: детейлинг
lorry: прицепы, аренда прицепов, манипулятор, щебень, песок щебень
minibus bus: пассажирские перевозки
motor-scooter: мопед, электросамокат
razor: эпиляция, шугаринг, лазерная эпиляция, депиляция, восковая депиляция
hair-comb scissors: наращивание волос, парики, афрокосы, косички, плетение кос
nail-polish: гель-лак, ногтевой сервис
eyelashes: бровист
tattoo-machine ring: перманентный макияж, татуаж
massage lotus: иглоукалывание, массажист, рефлексотерапия
spine stethoscope: лфк
brain speech-bubble: гипноз
stethoscope stethoscope: рентген, узи, мрт, флюорография
test-tube: анализы, лаборатория, сдать анализы
tooth: зубные протезы, импланты
hearing-aid: сурдолог
dog scissors: зоосалон
dog-standing paw: кинолог, гостиница для собак
parrot bird: попугаи
crayon teddy-bear: развивающие занятия, детский клуб, развивашки
set-square calculator: физика
open-book: подготовка к егэ
drum: уроки игры на барабанах
ballet-shoes dancer: балет
judo-suit: каратэ, самооборона
canoe rower: прокат лодок, сплав, сап, сапборды
horse: конные прогулки, конюшня
clown: аниматоры, аниматор
palette: аквагрим, художественная школа
circus-tent: аренда шатров, шатры, цирк
dress-shoe boot: обувная мастерская
hen egg: куры, куры-несушки
jar: заготовки
mushroom: грибы, вешенки
strawberry blueberries: ягоды, малина
stew: супы, борщ, плов
dumpling: манты
meat-on-bone: шашлык, шашлычная
fish: икра
pie croissant: пирожки
birthday-cake cake-slice: кондитер
cheese: творог
safety-vest: спецодежда, рабочая одежда
pencil fountain-pen: канцелярия
printer paintbrush: вывески, наружная реклама, полиграфия, гравировка
coin magnifier: антиквариат, скупка золота, ломбард
security-camera shield: сигнализация, чоп
set-square ruler: геодезист, кадастровый инженер, межевание, кадастровые работы, дизайн-проект
candle headstone: кремация, венки, похоронное бюро
church: храм
spade seedling: озеленение, благоустройство
caravan tent: прицеп-дача
droplet jar: бурение скважин, скважина, доставка воды, фильтры для воды, вода
cockroach: клопы
mouse-trap: дератизация
motor-boat sailing-boat: аренда яхт, лодочные моторы
house key: риэлтор, база отдыха
crystal-ball: гадание, таро, таролог, астролог
tyre: зимняя резина, резина
apple basket: фрукты
coat dress: шубы, пуховики
paint-roller: ~ ремонт
bricks trowel: аренда строительных лесов, леса строительные
rabbit: кролик, кролики, кроликов
goat: козы
sheep: овцы, баранина
cow steak: корова, коровы, говядина
pig: свинья, поросята, свинина
cat: котята, коты
horse: пони, карета
chicken-leg: крылышки
apple basket: яблоки, яблочный сок
basket carrot: овощная лавка
bicycle: велопрокат
sailing-boat: яхта, яхты
yarn: шерсть, крючок
amphora: гончарный, лепка из глины
swimmer: уроки плавания
baby: младенец, малыши
lotus-position: цигун
cutlery dinner-plate: домашняя еда, кафе-бар, комплексные обеды
delivery-van: фургон
coffee: бариста, кофейня
sewing-needle thread: шитьё
baby: акушерка
bricks trowel: кладка
tattoo-machine ring: пирсинг
accordion: баян, гармонь
judo-suit: тхэквондо
canoe rower: байдарки, каяки
stew: суп
kebab: шаверма
security-camera shield: охрана, видеонаблюдение
set-square ruler: проект дома
yarn: вязать
sewing-needle sewing-machine: шить, научиться шить, шитью
palette paintbrush: рисовать, рисунок
swimmer: плавать, научиться плавать
cook frying-pan: готовить, кулинария
microphone: петь, пение
drum: перкуссия, ударные
christmas-tree: ёлки, живые ёлки
houses house: дома на продажу, таунхаус, коттедж, коттеджи
smartphone: телефон, телефоны, ремонт айфонов, замена экрана
seedling tree: саженцы, саженцев
skis skier: прокат лыж, лыж, уроки лыж
desktop-computer keyboard: сайты
saw axe: пиломатериалы, пилорама, бензопила, доска и брус
lipstick serum-bottle: чистка лица, уход за лицом
watch mantel-clock: часовая мастерская, часовщик
spade lawnmower: уход за садом, садовые работы, мотоблок, уход за участком
bricks trowel: природный камень, облицовка камнем
balloon party-popper: дни рождения
dog-standing dog: дрессировка, передержка
piano-keys: пианиста
desktop-computer laptop: программа для, программное обеспечение, система бронирования, онлайн-запись
desktop-computer laptop: crm-система
receipt desktop-computer: онлайн-касса, кассовый аппарат, онлайн-кассы, кассы для
calculator receipt: расчёт зарплаты, налоговые консультации
safety-vest lab-coat: униформа
parcel: упаковка, упаковочные материалы
shield: страхование, страховка
megaphone chart-up: рекламное агентство, маркетинг, реклама, продвижение
briefcase handshake: бизнес-консалтинг, консалтинг
banknotes coin: кредит, кредиты, займ, лизинг
toolbox hammer: ~ мастер, мастера
musical-notes: концерт, концерты
eagle bird: соколиная охота, сокольник, хищные птицы
books: переплёт, переплёт книг, переплётная мастерская
window beach-umbrella: жалюзи, рольставни, маркизы, рулонные шторы
tractor wheat: сельхозтехника, комбайн, тракторы, запчасти для тракторов
theatre-masks dress: прокат костюмов, карнавальные костюмы
toilet plunger: прочистка канализации, откачка септика, устранение засоров
kitchen-knife: заточка ножей, заточка
horse: постой лошадей
honey bee: продукты пчеловодства, пчеловодство, прополис, пасека
sewing-machine thread: швейная машина, швейные машины, швейных машин, швейные машинки, швейных машинок
window palette: витраж, витражи, витражей
tropical-fish: аквариум, аквариумы, аквариумные рыбки, аквариумистика
horse: сёдла, конная амуниция, шорник
skis: лыжная школа, горные лыжи, заточка лыж
ladder bricks: аренда лесов, автовышка
toy-bricks teddy-bear: деревянные игрушки, игрушки из дерева
slide: детская площадка, детские площадки, игровая комната
staircase saw: деревянные лестницы, лестницы на заказ
plug lightning: генератор, генераторы, аренда генератора
mosquito: обработка от комаров, комары, осы
radiator wrench: котлы, котёл
car key: ~ водитель, требуется водитель, водители
blueberries: черника
sauna hut: бани из бруса
`;
