/** Services, crafts and goods in Ukrainian, before the list of trades. Notation: word-list.ts. */
export const ukrainianServices = `
car location-pin: паркомісце, місце в паркінгу, машиномісце
tulip seedling: цибулини квітів, цибулинні, тюльпани, нарциси
cook frying-pan: кухар, кухаря, помічник кухаря, шеф-кухар
bicycle parcel: велокур'єр, кур'єр на велосипеді
dress theatre-masks: прокат костюмів
cat: котів, кішок, котики, стерилізація котів
church candle: ікона, ікони, ікон, реставрація ікон
framed-picture: картина, картини, картин
toolbox: ~ роботи, робота, робіт
spade lawnmower: садові роботи
bricks trowel: природний камінь
chimney fire: сажотрус, димохід, чищення димоходів
horseshoe horse: кування коней, підкування коней
armchair sofa: крісло, крісла
foot dress-shoe: подологія, ортопедичні устілки, ортопедичне взуття
piano-keys: органний концерт
deer bird: таксидерміст, опудала, полювання, мисливський, мисливський магазин, дичина
sewing-needle thread: ремонт одягу, пошиття, курси шиття, вишивка
steering-wheel car: посвідчення водія
milk dairy-cow: молоко, молочні продукти, молочні вироби
delivery-van lorry: вантажоперевезення, вантажники, перевезення меблів
wastebasket recycling: вивіз сміття, прийом металобрухту, металобрухт, вторсировина
tree axe: спил дерев, арборист, видалення дерев, обрізка дерев
broom bucket: прибиральниця, хатня робітниця
spray-bottle: хімчистка меблів, хімчистка килимів, хімчистка дивана, дезінфекція, миття фасадів
spray-bottle: хімчистка диванів
speech-bubble: логопедія
microphone bouquet: ведучий, тамада, співачка, вокал, ведучий на весілля
excavator crane: екскаватор, земляні роботи, оренда екскаватора, міні-екскаватор, копання, спецтехніка
staircase: сходи, дерев'яні сходи
swimming-pool swimmer: будівництво басейнів
asparagus: спаржа
passport: закордонний паспорт, віза, фото на документи
saw hammer: ламінат, шафи-купе
bricks trowel: утеплення, утеплення фасадів, бетон, стяжка, демонтаж, тротуарна плитка, бруківка, риштування
bricks trowel: гіпсокартон, кладка, будматеріали, фундамент
roof house: покрівельні роботи, водостоки, ремонт даху
paint-roller: малярні роботи, шпалери, поклейка шпалер
curtains window: тюль, ролети, маркізи, москітні сітки
window: скління балконів, балкони
door fence: ворота, гаражні ворота
fence: паркани, паркан
fridge: холодильник, ремонт холодильників
washing-machine wrench: ремонт пральних машин, побутова техніка
toilet: септик, біотуалет, прочищення каналізації, викачка ям, каналізація
satellite-dish television: супутникове тв
radiator fire: опалення, радіатори, монтаж опалення
fire logs: каміни, пічник, камін
smartphone: ремонт мобільних
car wrench: кузовний ремонт, фарбування авто, автоскло, автозапчастини, авторозборка, техогляд, викуп авто
car wrench: рихтування, запчастини, автовикуп
lorry: евакуатор, причепи, самоскид, вантажівка, щебінь
minibus bus: пасажирські перевезення
motor-scooter: електросамокат
razor: епіляція, шугаринг, депіляція, лазерна епіляція
hair-comb scissors: нарощування волосся, перуки, косички
nail-polish: гель-лак, нарощування нігтів
tattoo-machine ring: татуаж, татуювання
massage lotus: масажист, голковколювання
spine stethoscope: мануальний терапевт
stethoscope stethoscope: рентген, узд, мрт
test-tube: аналізи, лабораторія
tooth: імпланти, протезування зубів
dog scissors: зоосалон
dog-standing paw: готель для собак, кінолог
crayon teddy-bear: розвиваючі заняття, дитячий клуб
nurse: будинок для літніх, догляд за літніми, пансіонат для літніх
set-square ruler: геодезист, кадастрові роботи, землевпорядник
open-book: англійська мова, підготовка до нмт
shield: автоцивілка, страхова
house key: ріелтор, подобова оренда, котедж, новобудова
ballet-shoes dancer: балет
judo-suit: самооборона
canoe rower: байдарки, каяки, сплав, прокат човнів
horse: катання на конях
bouncy-castle: оренда батутів
clown: клоун, аніматори, аніматор
palette: аквагрим, художня школа
balloon: кульки, гелієві кульки
hen egg: кури
jar: варення, соління
strawberry blueberries: ягоди, малина
stew: борщ, суп, супи
meat-on-bone: шашлик, шашлики
pie croissant: пироги, пиріжки
doughnut: пампушки
cheese: сири
steak: м'ясний магазин
sausage: ковбаса, ковбаси
safety-vest: спецодяг, робочий одяг
dress-shoe boot: шевець
pencil fountain-pen: канцелярія
printer paintbrush: вивіски, печатки, гравіювання
coin magnifier: антикваріат, ломбард, скупка золота
security-camera shield: охорона, відеоспостереження, сигналізація
candle headstone: кремація, вінки
headstone: пам'ятники
church: храм
spade seedling: озеленення
lawnmower spade: газонокосарка
bed mattress: постільна білизна
caravan tent: автодім
droplet jar: буріння свердловин, доставка води, фільтри для води
cockroach: дезінсекція, клопи
solar-panel: сонячні електростанції
sauna: чан
diamond ring: ювелір, ювелірні вироби
tyre: зимова гума
tap: сантехнічні роботи
apple basket: фрукти
paint-roller: ~ ремонт
rabbit: кролик, кролики, кролі
goat: коза, кози
sheep: баранина
cow steak: корова, корови, яловичина
pig: свиня, поросята, свинина
cat: кошенята
dog: цуценята
horse: кінь, поні, карета
chicken-leg: курка, курка гриль, крильця
strawberry: суниця
apple basket: яблука, яблучний сік
basket carrot: фермерські продукти
sailing-boat: яхти
baby: немовля, курси для вагітних
cutlery dinner-plate: їдальня, бізнес-ланч, домашня їжа, комплексні обіди
delivery-van: фургон, кур'єр, буси
coffee: бариста, кавʼярня, кав'ярня, кава
bicycle: велосипед
foot dress-shoe: подолог
sewing-needle thread: пошив
speech-bubble: логопед
sailing-boat: яхта, яхтинг
yarn: в'язання, нитки
baby: акушерка
saw hammer: паркет
bricks trowel: штукатурка
fence: забори
satellite-dish television: антени
radiator fire: котли
fire logs: пелети
car wrench: прокат авто
motor-scooter: скутер
nail-polish: нігті
tattoo-machine ring: тату, пірсинг
tooth: ортодонт, брекети
accordion: баян
judo-suit: карате, дзюдо, самбо
billiard-ball: більярд
bouncy-castle: батут, батути, надувний батут
magic-wand: фокусник
mushroom: гриби
dumpling: пельмені
candle headstone: похорон
lawnmower spade: покос трави, газон
sauna: баня
yarn: в'язати
sewing-needle sewing-machine: шити, навчитися шити, шиттю
palette paintbrush: малювати, малюнок, акварель
swimmer: плавати, навчитися плавати
cook frying-pan: кулінарний майстер-клас, готувати, кулінарія
microphone: співати, спів
drum: ударні, перкусія
houses house: таунхаус
dress t-shirt: плаття
smartphone: телефон, телефони, ремонт айфонів, заміна екрана
seedling tree: саджанці, розсада, саджанців
ice-skate: ковзани, ковзанка, фігурне катання
skis skier: прокат лиж, лиж
desktop-computer keyboard: сайти, розробка сайтів
saw axe: пиломатеріали, пилорама, бензопила
lipstick serum-bottle: чистка обличчя, догляд за обличчям, косметологія
watch mantel-clock: годинникар
spade lawnmower: догляд за садом, мотоблок
dog-standing dog: перетримка, дресирування
horse: постій коней, стайня
desktop-computer laptop: програма для, програмне забезпечення, система бронювання, онлайн-запис
receipt desktop-computer: касовий апарат, прро, касові апарати
calculator receipt: розрахунок зарплати, податкові консультації
safety-vest lab-coat: уніформа
parcel: упаковка, пакувальні матеріали
shield: страхування
megaphone chart-up: рекламна агенція, маркетинг, реклама, просування
briefcase handshake: бізнес-консалтинг, консалтинг
banknotes coin: кредит, кредити, позика, лізинг
toolbox hammer: ~ майстер, майстри
musical-notes: концерт, концерти
eagle bird: соколине полювання, сокольник
books: палітурна майстерня, палітурка
window beach-umbrella: жалюзі, ролокасети
tractor wheat: сільгосптехніка, комбайн, трактори, запчастини до тракторів
theatre-masks dress: прокат костюмів, карнавальні костюми
toilet plunger: асенізатор
kitchen-knife: заточка ножів, гостріння ножів
horse: конюшня
honey bee: продукти бджільництва, бджільництво, прополіс, пасіка
sewing-machine thread: швейна машина, швейні машини, швейних машин, швейних машинок
window palette: вітраж, вітражі, вітражів
tropical-fish: акваріум, акваріуми, акваріумні рибки
horse: сідла, кінна амуніція, лимар
skis: лижна школа, гірські лижі
ladder bricks: будівельні риштування, оренда риштувань, автовишка
toy-bricks teddy-bear: деревʼяні іграшки, дерев'яні іграшки
slide: дитячий майданчик, дитячі майданчики, ігрова кімната
staircase saw: деревʼяні сходи, сходи на замовлення
plug lightning: генератор, генератори, оренда генератора
mosquito: обробка від комарів, комарі, оси
radiator wrench: котел
car key: ~ водій, потрібен водій, водії
`;
