/** Goods, crafts and outings in Ukrainian. Notation: word-list.ts. */
export const ukrainianGoods = `
lemon soft-drink: лимонад, лимонади
kitchen-knife: заточування ножів
scissors nail-polish: заточка манікюрного інструменту
bricks trowel: укладання бруківки, стяжка підлоги
armchair sofa: перетяжка меблів, оббивка меблів
excavator droplet: свердловина, свердловини на воду
excavator: послуги екскаватора
chimney fire: чистка димоходів, димоходи
tap wrench: прочистка каналізації, прочистка труб
toilet plunger: викачка вигрібних ям, септики
hammer-and-wrench: коваль, зварювальні роботи, зварювання, кування
wardrobe: шафа-купе, шафи, гардеробні
oven: кухонні меблі
vacuum-cleaner: пилосос, пилососи
fire-extinguisher: вогнегасники, перезарядка вогнегасників
mouse-trap: дератизація
hut: садові будиночки, альтанки
house-with-garden: теплиці, теплиця, зимові сади
light-bulb: люстри
dining-table: обідні столи, столи
hot-tub: карпатський чан, джакузі
pretzel: бублики
doughnut: пончики
cookie: печиво, пряники, імбирне печиво
pancakes: деруни, налисники
waffle: вафлі
flatbread: лаваш, коржі
dumpling: вареники, хінкалі, галушки
sandwich: сендвічі, бутерброди
stew: бограч
meat-on-bone: мангал
kebab: шаверма
hot-dog: хот-доги, хот-дог
spaghetti: паста, спагеті
curry: індійська кухня, індійський ресторан, плов
taco: мексиканська кухня, такос
soft-drink: лимонад, квас
champagne: шампанське, ігристе вино
cocktail: коктейлі, коктейль-бар
spirits-bottle: горілка, віскі, наливки
turkey-bird: індички, індики
goose: гуси
duck: качки
corn: кукурудза
cherries: черешня, вишня
blueberries: чорниця, лохина
strawberry: полуниця
grapes: виноград
watermelon: кавуни
tomato: помідори, томати
potato: картопля
garlic: часник
peanuts: горіхи, горіхи та сухофрукти, сухофрукти
wheat: борошно, млин, зерно
herb: лікарські трави, прянощі трави
trumpet: духовий оркестр
violin: скрипка, уроки скрипки
flute: флейта, сопілка
saxophone: саксофон
accordion: акордеон
drum: барабани
chess-pawn: шаховий гурток
dice: настолки
puzzle: пазли, головоломки
bowling: боулінг
target: тир, дартс, пейнтбол
bow-and-arrow: стрільба з лука
fencer: фехтування
golf: гольф
tennis: теніс, уроки тенісу
table-tennis: настільний теніс
badminton: бадмінтон
volleyball: волейбол
ice-hockey: хокей
running-shirt: спортивний одяг, легка атлетика, спортивна форма
gymnast: гімнастика, акробатика
surfer: серфінг, віндсерфінг, сапборд, сапборди
diving-mask: дайвінг, підводне плавання
rower: веслування
parachute: параплан, стрибки з парашутом, парашут
hot-air-balloon: політ на повітряній кулі, повітряна куля
kick-scooter: самокати, електросамокати
roller-skate: ролики, роликові ковзани
skateboard: скейтборд, скейтпарк
racing-car: картинг
motor-scooter: скутери, мопеди
bus: автобусні тури, оренда автобуса, автобуси
helicopter: вертоліт
drone: дрон, аерозйомка, дрони
clapperboard: відеозйомка, весільне відео, відеограф
disco-ball: діджей, дискотека
camera-flash: фотобудка
fireworks: феєрверки, салют
balloon: повітряні кульки
circus-tent: цирк, шатри
microphone: ведучий весілля
soap: мило, мило ручної роботи
sun: солярій
top-hat: капелюхи, головні убори
socks: шкарпетки
gloves: рукавички
briefs: білизна, нижня білизна
bikini: купальники
backpack: рюкзаки, шкільні рюкзаки
suitcase: валізи
wallet: гаманці, вироби зі шкіри
wheelchair: інвалідні візки, інвалідний візок
syringe: вакцинація, щеплення, ботокс
blood-drop: здача крові
stroller: дитячі візочки, коляски
fountain-pen: каліграфія
satellite-dish: супутникове
television: ремонт телевізорів
speaker: звукове обладнання, колонки
vinyl-record: вінілові платівки, платівки, вініл
game-controller: ігрові приставки, ігрові консолі
gavel: аукціон
crystal-ball: ворожка, таро, астролог
magnifier: приватний детектив
telescope: обсерваторія, астрономія
robot: робототехніка
ferris-wheel: парк атракціонів, атракціони
recycling: прийом металу
snowflake: прибирання снігу
cactus: кактуси
plant: кімнатні рослини
rose: троянди
tulip: тюльпани
castle: замок
framed-picture: багетна майстерня, рамки для картин
thread: тканини, магазин тканин, фурнітура
rabbit: кролятина
car bubbles: детейлінг
steak kitchen-knife: м'ясна крамниця
wastebasket recycling: вивіз будівельного сміття
radiator fire: теплові насоси, тепловий насос
fish: риби
beer: пива
tooth: зубів
scissors hair-comb: волосся
window bucket: вікон
lotus-position: йогою, йоги
honey bee: меду
rug: килимів
birthday-cake: тортів
bouquet: квітів
coffee: кави
horse: коней
cheese: сирів, сиру
bread: хліба
sauna: бані
house: будинки під ключ, каркасні будинки
wheat: сіно, солома
car car-front: ~ машина, машину, машини, авто
motor-boat sailing-boat: човен, човни, човнів, катер
books: книжки, книжок
tyre: шин
christmas-tree: ялинок, живі ялинки
`;
