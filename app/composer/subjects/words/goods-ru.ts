/** Goods, crafts and outings in Russian. Notation: word-list.ts. */
export const russianGoods = `
house: натяжные потолки, натяжной потолок
clown party-popper balloon: аниматор, аниматоры, детские аниматоры, аниматоры на праздник
lemon soft-drink: лимонад, лимонады
scissors nail-polish: заточка маникюрного инструмента, заточка маникюрных инструментов
bricks trowel: укладка брусчатки, брусчатка, стяжка пола
armchair sofa: обивка мебели
excavator droplet: скважины на воду
chimney fire: дымоходы
toilet plunger: откачка выгребных ям
wardrobe: шкаф-купе, гардеробные
oven: кухонная мебель
vacuum-cleaner: пылесос, пылесосы
fire-extinguisher: огнетушители, перезарядка огнетушителей
hut: садовые домики, бытовки, беседки
house-with-garden: теплицы, теплица, веранды
hot-tub: купели, джакузи, банные чаны
pretzel: бублики, баранки
doughnut: пончики, пышки
cookie: имбирное печенье
pancakes: оладьи
waffle: вафли, венские вафли
flatbread: лаваш, лепёшки, тандырные лепёшки
sandwich: сэндвичи, бутерброды
stew: солянка
kebab: донер
hot-dog: хот-доги, хот-дог
curry: индийская кухня, индийский ресторан
taco: мексиканская кухня, такос
soft-drink: лимонад, квас, лимонады
champagne: шампанское, игристое вино
spirits-bottle: настойки
turkey-bird: индейка, индюки
goose: гуси
duck: утки
corn: кукуруза, варёная кукуруза
cherries: черешня, вишня
blueberries: голубика
grapes: виноград
watermelon: арбузы
tomato: помидоры, томаты
onion: лук репчатый
garlic: чеснок
peanuts: орехи, орехи и сухофрукты, сухофрукты
wheat: мука, мельница, зерно
herb: лекарственные травы, пряные травы, фитоаптека
trumpet: духовой оркестр, труба уроки
flute: флейта, уроки флейты
saxophone: саксофон
accordion: аккордеон
drum: ударная установка
dice: настолки
puzzle: пазлы, головоломки
billiard-ball: бильярд
bowling: боулинг
target: стрелковый тир
bow-and-arrow: стрельба из лука
fencer: фехтование
golf: гольф, мини-гольф
tennis: теннис, уроки тенниса
table-tennis: настольный теннис
badminton: бадминтон
ice-hockey: хоккейная школа
running-shirt: спортивная одежда, лёгкая атлетика, спортивная форма
surfer: сёрфинг, виндсёрфинг, сап-борд
diving-mask: дайвинг, снорклинг
rower: гребля
hot-air-balloon: воздушный шар
kick-scooter: самокаты, электросамокаты
roller-skate: ролики, роликовые коньки
skateboard: скейтборд, скейтпарк
motor-scooter: скутеры, мопеды
bus: автобусные туры, аренда автобуса, автобусы
train: железнодорожные модели
helicopter: вертолёт, полёт на вертолёте
clapperboard: видеограф, свадебное видео
disco-ball: диджей
camera-flash: фотобудка
fireworks: фейерверки, салюты
clown: клоун
soap: мыло ручной работы
sun: солярий
top-hat: шляпы, головные уборы
socks: носки
gloves: перчатки, варежки
briefs: нижнее бельё, бельё
bikini: купальники
backpack: школьные рюкзаки
wallet: кошельки, кожгалантерея, изделия из кожи
wheelchair: инвалидная коляска
blood-drop: сдача крови
stroller: детские коляски, коляски
fountain-pen: каллиграфия
satellite-dish: спутниковое телевидение
speaker: прокат звука, колонки, звуковое оборудование
game-controller: игровые приставки, игровые консоли
gavel: аукцион
magnifier: частный детектив, детективное агентство
telescope: обсерватория, астрономия, телескопы
ferris-wheel: парк аттракционов, аттракционы
snowflake: уборка снега
cactus: кактусы, суккуленты
plant: комнатные растения
tulip: тюльпаны
framed-picture: багетная мастерская, рамы для картин
thread: ткани, магазин тканей, фурнитура
rabbit: крольчатина
wine grapes: вин, вином
fish: рыбы, рыбой
cat: кошек, котов, кошкам
beer: пива, пивом
tooth: зубов, зубам
scissors hair-comb: волос, волосы
window bucket: окон
lotus-position: йогой, йоги
honey bee: мёда
rug: ковров
birthday-cake: тортов
bouquet: цветов
horse: лошадей
cheese: сыров
bread: хлеба
sauna: бани, баня из бруса, баня под ключ
house: дома из бруса, каркасные дома, дом под ключ, дома под ключ
wheat: сено, солома
car car-front: ~ машина, машину, машины, машин, авто
bed baby: детские кроватки, детских кроваток, кроватки для малышей
tyre: шин
christmas-tree: елок, живые ели, пихта
tree: деревьев, саженцев
stove logs: печи, печей, печь для дома
`;
