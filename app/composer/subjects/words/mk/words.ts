/** Read first: each shares its stem with a word for another thing. */
const first = `
fire-engine rescue-helmet: пожарникари
`;

const things = `
apple basket: јаболка
birthday-cake cupcake: торти, торта, слатки, слаткарница
bread: леб, свеж леб
burger french-fries: хамбургер, бургер, плескавица
cheese: сирење, сирењарница, кашкавал
chicken-leg: пилешко, печено пиле
chocolate candy: чоколада, чоколади
croissant bread: пекара, фурна, пецива
doughnut: крофни, крофна
dumpling: кнедли
egg hen: јајца
flatbread: мекици
honey bee: мед, пчелар, пчеларство
kebab: ќебапи, ќебапчиња, ќебап, гиро
meat-on-bone: скара, роштил
mushroom: печурки, габи
olives jar: маслиново масло, маслинки
pancakes coffee: палачинки
pie: бурек, баница, зелник, пита, питулици
pizza: пица, пицерија
popcorn film-camera: кино
potato: компири
sausage cheese: колбаси, колбас, суџук
soft-ice-cream ice-cream: сладолед, сладоледарница
steak kitchen-knife: месарница, месо, свежо месо, телешко
stew: чорба, тавче гравче
strawberry: јагоди
sushi chopsticks: суши
amphora: керамика, грнчарство
beer wheat: пиво, пивница, пивара
coffee: кафе, кафетерија, кафуле, кафич
cutlery dinner-plate: ресторан, ручек, кафана, гостилница
dinner-plate cook: кетеринг
jar: ајвар, џем, зимница, туршија
kitchen-knife frying-pan: острење ножеви, ножеви
milk dairy-cow: млеко
spirits-bottle toast: ракија
tea teapot: чај, чајџилница
wine grapes: вино, винарија, дегустација на вино
dog bone: пет шоп, храна за кучиња, кучиња
dog scissors: шишање кучиња, салон за кучиња
dog stethoscope: ветеринар, ветеринарна амбуланта, ветеринарна клиника
dog-standing paw: хотел за кучиња, обука на кучиња, дресура
fish: рибарница, риба, свежа риба, пастрмка
hen egg: кокошки
horse: коњи, јавање, школа за јавање
mosquito window: комарник, комарници
octopus: октопод
sheep: јагнешко, овци
bouquet rose: цвеќара, цвеќе, букети, букет
fire logs: печки, камини
lawnmower spade: косење трева, косилки
logs fire: огревно дрво, дрва за огрев, огрев
seedling plant: расад, садници, расадник, растенија
spade seedling: жива ограда, живи огради, живата ограда, кастрење жива ограда, градинар, уредување дворови, хортикултура
tree axe: сечење дрвја
air-conditioner: клима уред, клима уреди, клими, топлинска пумпа
armchair sofa: тапетар, тапацирање
basket carrot: зеленчук, зелен пазар
bathtub shower: бањи, реновирање бања
bed bellhop-bell: хотел, сместување, соби, ноќевање
broom bucket: чистење, чистење домови, хигиеничар, чистење станови
bubbles car: автоперална, миење коли
candle: свеќи
candle headstone: погребални услуги, погребално
chimney fire: оџачар, чистење оџаци
curtains window: завеси, ролетни, тенди, жалузини
door: врати, гаражни врати
fence hammer: огради, ограда
fridge: фрижидери, поправка на фрижидери
headstone: надгробни споменици, споменици
key padlock: клучар, клучеви, отклучување врати, брави
mattress bed: душеци, кревети
mouse-trap cockroach: дезинсекција, дератизација
paint-roller bucket: молерофарбар, молерофарбари, молер, молери, фарбање станови, молерај, бојадисување, фарбање
plug lightning: електричар, електрични инсталации
radiator fire: греење, парно, радијатори, котли
roof ladder: покриви, покрив, кровопокривач
rug: теписи, перење теписи, килими
saw hammer: столар, столарија, паркет, мебел по мерка
security-camera shield: видео надзор, аларми, обезбедување
shield umbrella: осигурување
shopping-cart basket: супермаркет, маркет, продавница за храна
sofa chair: мебел, кауч, гарнитура, салон за мебел
solar-panel sun: соларни панели, фотоволтаици
spray-bottle bucket: осино гнездо, осини гнезда, осици, стршлени, длабинско чистење, дезинфекција
staircase saw: скали, дрвени скали
tap wrench: водоинсталатер, водовод, водоводџија, одзатнување, инсталатер
tiles trowel: плочки, керамичар, поставување плочки
toilet: септички јами, тоалети
toolbox hammer: ~ мајстор, поправки
washing-machine basket: пералница, хемиско чистење, перење алишта
washing-machine wrench: поправка на машини за перење, машина за перење, бела техника
wastebasket recycling: отпад, старо железо, рециклирање
window: прозорци, пвц прозорци
window bucket: миење прозорци
wrench car: автосервис, автомеханичар, сервис за автомобили, промена на масло
ballet-shoes dancer: балет
brain speech-bubble: психолог, психотерапија
coat: јакни, капути, половна облека
diamond ring: златар, златара, накит
dress handbag: облека, фустани, бутик, фустан
dress-shoe: чевлар, поправка на чевли
eyelashes eye: трепки, екстензии за трепки, веѓи
foot: подолог
glasses eye: очила, оптика, офталмолог
graduation-cap books: ~ курс, курсеви, обука
handbag: чанти, чанта
hearing-aid: слушни апарати
heart handshake: донации, хуманитарна акција
hiking-boot: планинарење, планинарски тури
lipstick nail-polish: салон за убавина, козметика, шминка, козметичар
nail-polish: маникир, нокти, гел нокти, педикир
ring bouquet: свадба, свадби, венчавки
serum-bottle lotion: нега на кожа, третман на лице, крема
shopping-bags price-tag: ~ болви пазар, распродажба
sneaker: чевли, обувки, патики
spine stethoscope: физиотерапија, физиотерапевт
sunglasses sun: очила за сонце
tattoo-machine: тетоважи, тату студио
tooth toothbrush: стоматологија, стоматолошка ординација, стоматолошка, стоматолошки, стоматолошки услуги
tooth toothbrush: дентална ординација, дентална клиника, дентална, импланти, заболекар, забен техничар, стоматолог
tooth toothbrush: забар, забна ординација, забарска ординација, заби, белење заби, ординација за заби
balloon party-popper: балони
basketball: кошарка
boxing-glove: бокс, кик бокс
camera: фотограф, фотографија, фотографирање
christmas-tree fir-tree: божиќни елки, новогодишни елки, природни елки, елки
christmas-tree gift: божиќ, божиќен базар
disco-ball: диџеј, дискотека
dumbbell stopwatch: теретана, фитнес, личен тренер
fishing-rod fish: риболов, опрема за риболов
football goal-net: фудбал, фудбалска школа
gift ribbon: подароци, подарок
guitar musical-notes: гитара, часови по гитара
judo-suit: карате, џудо, самоодбрана
magic-wand top-hat: мађионичар, маѓионичар
microphone: караоке, пејач, пејачка
microphone guitar: оркестар за свадби, свадбен оркестар
musical-notes: концерт, хор, музичко училиште
palette paintbrush: сликање, цртање, курс по сликање
party-popper balloon: роденденски забави, детски родендени
piano-keys: пијано, часови по пијано
sewing-needle thread: кројач, шивач, шивачка, шиење, поправка на облека
skis skier: скијање, скии, школа за скијање
teddy-bear crayon: градинка, детска градинка, играчки, дадилка, чување деца
theatre-masks: комедија
theatre-masks microphone: театар, претстава
yarn: волница, плетење, хеклање
bride ring: венчаници, невестински фустани
climber fir-tree: авантура парк, авантуристички парк
cook frying-pan: курс за готвење, готвач
dancer musical-notes: танц, танцова школа, часови по танц, салса
lotus-position lotus: јога, пилатес, медитација
massage lotus: масажа, масажер
nurse: медицинска сестра, нега на стари лица, старски дом
sauna bubbles: сауна, спа
surfer wave: сурфање
swimmer goggles: пливање, базен, школа за пливање
blood-drop: крводарување
books open-book: книги, книжарница, библиотека
briefcase handshake: вработување, работа, огласи за работа
calculator receipt: сметководство, сметководител, даночна пријава
coin magnifier: антиквитети, откуп на злато
desktop-computer laptop: изработка на веб страни, веб страни, програмирање
excavator crane: багер, ископи, земјени работи
fountain-pen document: нотар
laptop screwdriver: поправка на компјутери, компјутери, лаптопи
megaphone chart-up: маркетинг, рекламна агенција
open-book pencil: курс по англиски, странски јазици, превод, преводи, часови по англиски
pill stethoscope: аптека, лекови
printer document: печатница, печатење, визит картички
scales document: адвокат, правни услуги, адвокатска канцеларија
scissors hair-comb: фризер, фризерски салон, шишање, фризура, фенирање
set-square abacus: математика, часови по математика
set-square ruler: архитект, архитектура, проектирање
smartphone: поправка на телефони, мобилни телефони, сервис за мобилни, телефони
stethoscope hospital: лекар, ординација, поликлиника, болница
apartment-building key: стан под наем, станови, стан
bank coin: банка, кредит, заем
barber-pole razor: бербер, берберница, бричење
bouncy-castle balloon: надувни замоци, надувни тврдини
bricks crane: градежништво, градежни работи, градба
bricks trowel: ѕидар, малтерисување, фасади, изолација, бекатон
house key: недвижности, апартмани, агенција за недвижности
museum: музеј
school backpack: ~ училиште, школа
swimming-pool swimmer: градба на базени
tent campsite: камп, кампување, шатори
tent compass: извидници, скаути
airplane suitcase: туристичка агенција, патувања, аранжмани, летување
bicycle wrench: велосипед, велосипеди, сервис за велосипеди
canoe rower: кајак, кану
car key: рент а кар, автомобили, половни автомобили, изнајмување коли
car wrench: автолимар, лимар, автолакирер
delivery-van parcel: селидби, транспорт, комбе превоз, достава, курир
fire-engine: пожарникар, противпожарна бригада
fire-engine rescue-helmet: доброволни пожарникари
lorry: шлеп служба, камион
minibus bus: минибус, автобуски превоз
motor-boat wave: бродови, чамци, чамец
motorcycle: мотоцикли, мотори
sailing-boat anchor: едрење, едрилица
steering-wheel car: авто школа, автошкола, возачка дозвола
taxi: такси
tractor wheat: трактори, земјоделска механизација
tyre wrench: гуми, вулканизер, зимски гуми, промена на гуми
watch: часовници, часовничар, саати
`;

/** Macedonian words that lead to things. Notation: word-list.ts. */
export const macedonianWords = first + things;
