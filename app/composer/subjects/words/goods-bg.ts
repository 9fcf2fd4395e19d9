/** Goods, crafts and outings in Bulgarian. Notation: word-list.ts. */
export const bulgarianGoods = `
lemon soft-drink: лимонада
kitchen-knife: точене на ножове
bricks trowel: бордюри и павета, редене на павета, тротоарни плочки
armchair sofa: тапицерство, претапициране на мебели
excavator droplet: сондажи за вода, сондажи, кладенци
toilet plunger: почистване на септични ями
door fence: гаражни врати
hammer-and-wrench: ковач, ковано желязо, заваръчни услуги, заварки
wardrobe: гардероби, вградени гардероби, гардероб
oven: кухненски мебели
vacuum-cleaner: прахосмукачка, прахосмукачки
fire-extinguisher: пожарогасители, пожарогасител
hut: дървени къщички, градински къщички
house-with-garden: оранжерии, оранжерия, зимни градини
light-bulb: осветителни тела
dining-table: трапезни маси, маси
bathtub shower: баня до ключ, бани
hot-tub: джакузи
droplet: филтри за вода
spray-bottle: пране на дивани, пране на мека мебел, почистване на матраци
pretzel: геврек, гевреци
doughnut: понички
cookie: бисквити, курабийки, меденки
waffle: гофрети
flatbread: пърленки, пърленка
dumpling: пелмени, кнедли
pie: баници, баничарница
sandwich: сандвичи, сандвич
stew: шкембе
hot-dog: хотдог
spaghetti: паста, прясна паста, спагети
curry: индийски ресторант, индийска кухня
taco: мексикански ресторант, такос
soft-drink: лимонада, боза, лимонади
champagne: шампанско, пенливо вино
cocktail: коктейли, коктейл бар
spirits-bottle: ракия, домашна ракия, уиски
beers: кръчма
hen: кокошки, кокошки носачки, ярки
turkey-bird: пуйки, пуешко
goose: гъски
duck: патици
corn: царевица, варена царевица
cherries: череши, вишни
blueberries: боровинки
strawberry: ягоди
grapes: грозде
watermelon: дини
tomato: домати
onion: лук за
garlic: чесън
chilli: люти чушки, люти чушлета
bell-pepper: чушки, пиперки
peanuts: ядки, орехи, бадеми
wheat: брашно, мелница
herb: билки, билкова аптека, билкарница
trumpet: духов оркестър, тромпет
violin: цигулка, уроци по цигулка
flute: флейта, кавал
saxophone: саксофон
accordion: акордеон
banjo: тамбура
drum: барабани
puzzle: пъзели
billiard-ball: билярд, снукър
bowling: боулинг
target: стрелбище, дартс
bow-and-arrow: стрелба с лък
fencer: фехтовка
golf: голф, мини голф
table-tennis: тенис на маса
badminton: бадминтон
volleyball: волейбол
running-shirt: спортни облекла, спортно облекло, лека атлетика
gymnast: гимнастика, акробатика
climber: катерачна стена
surfer: сърф, уиндсърф, сърф училище
diving-mask: гмуркане, курс по гмуркане, водолазен
rower: гребане
parachute: парапланер, скок с парашут, парашут
hot-air-balloon: полет с балон, балон полет
kick-scooter: електрически тротинетки, тротинетка, тротинетки
roller-skate: ролкови кънки, ролери
skateboard: скейтборд
racing-car: картинг, картинг писта
motor-scooter: скутери, мотопеди
bus: автобусни екскурзии, автобуси под наем
helicopter: хеликоптер
drone: дрон, заснемане с дрон, дронове
clapperboard: видеозаснемане, сватбено видео, видеограф
disco-ball: диджей, дискотека
camera-flash: фотобудка
fireworks: фойерверки, заря
balloon: балони, балони с хелий
circus-tent: цирк, шатри под наем
ring: сватбени халки
soap: сапун, натурални сапуни
sun: солариум
necktie: мъжки костюми
top-hat: шапки
t-shirt: тениски, печат върху тениски
socks: чорапи
gloves: ръкавици
briefs: бельо, дамско бельо
bikini: бански
backpack: раници, ученически раници
suitcase: куфари
wallet: портмонета, кожени изделия
wheelchair: инвалидни колички, инвалидна количка
stroller: бебешки колички
baby: за бременни
fountain-pen: калиграфия, книжарски стоки
satellite-dish: сателитна телевизия
television: ремонт на телевизори
speaker: озвучаване, тонколони
vinyl-record: грамофонни плочи, плочи
game-controller: игрови конзоли, компютърни игри
gavel: търг, аукцион
crystal-ball: гадателка, таро, астролог
magnifier: частен детектив
telescope: обсерватория, астрономия
robot: роботика
ferris-wheel: лунапарк, увеселителен парк
slide: парти център
recycling: изкупуване на желязо
lorry: товарен транспорт
nurse: грижи за възрастни
snowflake: снегопочистване
cactus: кактуси
plant: саксийни цветя, стайни растения
rose: рози
tulip: лалета
castle: замък, крепост
framed-picture: рамки за картини, рамкиране
thread: платове, магазин за платове, галантерия
rabbit: заешко
car bubbles: автокозметика
bread croissant: хлебарница
radiator fire: термопомпи, термопомпа
tooth: зъби, зъбите
scissors hair-comb: фризьорски услуги, фризьорски, фризьорка
house: сглобяеми къщи
wheat: сено, слама, бали сено
tooth: зъболекарски кабинет, зъболекарски
saw hammer: дърводелска работилница
car car-front: ~ кола, колата, коли
`;
