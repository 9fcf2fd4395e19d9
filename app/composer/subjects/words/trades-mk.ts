/** Trades and goods in Macedonian. Notation: word-list.ts. */
export const macedonianTrades = `
calculator receipt: сметководство, сметководител, даночна пријава
air-conditioner: клима уред, клима уреди, клими, топлинска пумпа
set-square ruler: архитект, архитектура, проектирање
wrench car: автосервис, автомеханичар, сервис за автомобили, промена на масло
croissant bread: пекара, фурна, пецива, бурек
bread: леб, свеж леб
lipstick nail-polish: салон за убавина, козметика, шминка, козметичар
nail-polish: маникир, нокти, гел нокти, педикир
eyelashes: трепки, екстензии за трепки, веѓи
ring bouquet: свадба, свадби, венчавки
bride ring: венчаници, невестински фустани
steak kitchen-knife: месарница, месо, свежо месо, телешко
tent campsite: камп, кампување, шатори
car key: рент а кар, автомобили, половни автомобили, изнајмување коли
steering-wheel car: авто школа, автошкола, возачка дозвола
saw hammer: столар, столарија, паркет, мебел по мерка
dinner-plate cook: кетеринг
coffee: кафе, кафетерија, кафуле, кафич
cook frying-pan: курс за готвење, готвач
scissors hair-comb: фризер, фризерски салон, шишање, фризура, фенирање
barber-pole razor: бербер, берберница, бричење
teddy-bear crayon: градинка, детска градинка, играчки, дадилка, чување деца
serum-bottle lotion: нега на кожа, третман на лице, крема
dog stethoscope: ветеринар, ветеринарна амбуланта, ветеринарна клиника
dog bone: пет шоп, храна за кучиња, кучиња
dog-standing paw: хотел за кучиња, обука на кучиња, дресура
dog scissors: шишање кучиња, салон за кучиња
plug lightning: електричар, електрични инсталации
basket carrot: зеленчук, зелен пазар
shopping-cart basket: супермаркет, маркет, продавница за храна
bank coin: банка, кредит, заем
house key: стан под наем, станови, недвижности, стан, апартмани, агенција за недвижности
fish shrimp: рибарница, риба, свежа риба, пастрмка
bouquet rose: цвеќара, цвеќе, букети, букет
football goal-net: фудбал, фудбалска школа
basketball: кошарка
seedling plant: расад, садници, расадник, растенија
spade seedling: градинар, уредување дворови, хортикултура
lawnmower spade: косење трева, косилки
soft-ice-cream: сладолед, сладоледарница
glasses eye: очила, оптика, офталмолог
sunglasses: очила за сонце
hearing-aid: слушни апарати
dumbbell stopwatch: теретана, фитнес, личен тренер
bed bellhop-bell: хотел, сместување, соби, ноќевање
sofa chair: мебел, кауч, гарнитура, салон за мебел
mattress bed: душеци, кревети
armchair sofa: тапетар, тапацирање
washing-machine basket: пералница, хемиско чистење, перење алишта
washing-machine wrench: поправка на машини за перење, машина за перење, бела техника
fridge: фрижидери, поправка на фрижидери
books open-book: книги, книжарница, библиотека
key: клучар, клучеви, отклучување врати, брави
open-book pencil: курс по англиски, странски јазици, превод, преводи, часови по англиски
set-square abacus: математика, часови по математика
delivery-van parcel: селидби, транспорт, комбе превоз, достава, курир
lorry: шлеп служба, камион
guitar: гитара, часови по гитара
piano-keys: пијано, часови по пијано
musical-notes: концерт, хор, музичко училиште
microphone: караоке, пејач, пејачка
disco-ball: диџеј, дискотека
camera: фотограф, фотографија, фотографирање
pizza: пица, пицерија
tap wrench: водоинсталатер, водовод, водоводџија, одзатнување, инсталатер
bathtub shower: бањи, реновирање бања
cutlery dinner-plate: ресторан, ручек, кафана, гостилница
pill stethoscope: аптека, лекови
tooth toothbrush: стоматолог, забар, забна ординација, забарска ординација, заби, белење заби, ординација за заби
stethoscope hospital: лекар, ординација, поликлиника, болница
spine stethoscope: физиотерапија, физиотерапевт
brain: психолог, психотерапија
foot: подолог
nurse: медицинска сестра, нега на стари лица, старски дом
diamond ring: златар, златара, накит
sneaker: чевли, обувки, патики
dress-shoe: чевлар, поправка на чевли
dress handbag: облека, фустани, бутик, фустан
coat: јакни, капути, половна облека
handbag: чанти, чанта
airplane suitcase: туристичка агенција, патувања, аранжмани, летување
lotus-position lotus: јога, пилатес, медитација
massage: масажа, масажер
sauna bubbles: сауна, спа
sewing-needle thread: кројач, шивач, шивачка, шиење, поправка на облека
yarn: волница, плетење, хеклање
solar-panel sun: соларни панели, фотоволтаици
laptop screwdriver: поправка на компјутери, компјутери, лаптопи
desktop-computer laptop: изработка на веб страни, веб страни, програмирање
smartphone: поправка на телефони, мобилни телефони, сервис за мобилни, телефони
broom bucket: чистење, чистење домови, хигиеничар, чистење станови
spray-bottle: длабинско чистење, дезинфекција
mouse-trap cockroach: дезинсекција, дератизација
window bucket: миење прозорци, прозорци
door: врати, гаражни врати
curtains window: завеси, ролетни, тенди, жалузини
fence: огради, ограда
shield umbrella: осигурување
scales document: адвокат, правни услуги, адвокатска канцеларија
fountain-pen: нотар
printer document: печатница, печатење, визит картички
theatre-masks microphone: театар, претстава
popcorn film-camera: кино
museum: музеј
tea teapot: чај, чајџилница
honey bee: мед, пчелар, пчеларство
beer wheat: пиво, пивница, пивара
wine grapes: вино, винарија, дегустација на вино
spirits-bottle: ракија
birthday-cake cupcake: торти, торта, слатки, слаткарница
burger french-fries: хамбургер, бургер, плескавица
kebab: ќебапи, ќебапчиња, ќебап, гиро
sushi: суши
dancer musical-notes: танц, танцова школа, часови по танц, салса
ballet-shoes dancer: балет
swimmer goggles: пливање, базен, школа за пливање
swimming-pool: градба на базени
bicycle wrench: велосипед, велосипеди, сервис за велосипеди
motorcycle: мотоцикли, мотори
taxi: такси
minibus bus: минибус, автобуски превоз
bricks crane: градежништво, градежни работи, градба
bricks trowel: ѕидар, малтерисување, фасади, изолација, бекатон
tiles trowel: плочки, керамичар, поставување плочки
paint-roller bucket: молер, молерај, бојадисување, фарбање
roof ladder: покриви, покрив, кровопокривач
chimney fire: оџачар, чистење оџаци
fire logs: печки, камини
logs fire: огревно дрво, дрва за огрев, огрев
radiator fire: греење, парно, радијатори, котли
staircase saw: скали, дрвени скали
excavator: багер, ископи, земјени работи
tree axe: сечење дрвја
toilet: септички јами, тоалети
wastebasket recycling: отпад, старо железо, рециклирање
horse: коњи, јавање, школа за јавање
sheep: јагнешко, овци
hen: кокошки
egg hen: јајца
chicken-leg: пилешко, печено пиле
meat-on-bone: скара, роштил
cheese: сирење, сирењарница, кашкавал
milk dairy-cow: млеко
sausage: колбаси, колбас, суџук
octopus: октопод
potato: компири
apple basket: јаболка
strawberry: јагоди
mushroom: печурки, габи
olives jar: маслиново масло, маслинки
jar: ајвар, џем, зимница, туршија
chocolate: чоколада, чоколади
christmas-tree gift: елки, божиќ, божиќен базар
candle headstone: погребални услуги, погребално
headstone: надгробни споменици, споменици
candle: свеќи
gift: подароци, подарок
party-popper balloon: роденденски забави, детски родендени
balloon: балони
bouncy-castle: надувни замоци, надувни тврдини
magic-wand: мађионичар, маѓионичар
briefcase handshake: вработување, работа, огласи за работа
megaphone chart-up: маркетинг, рекламна агенција
heart handshake: донации, хуманитарна акција
blood-drop: крводарување
watch: часовници, часовничар, саати
tyre: гуми, вулканизер, зимски гуми, промена на гуми
bubbles car: автоперална, миење коли
car wrench: автолимар, лимар, автолакирер
rug: теписи, перење теписи, килими
palette paintbrush: сликање, цртање, курс по сликање
amphora: керамика, грнчарство
tattoo-machine: тетоважи, тату студио
judo-suit: карате, џудо, самоодбрана
boxing-glove: бокс, кик бокс
sailing-boat: едрење, едрилица
motor-boat: бродови, чамци, чамец
canoe rower: кајак, кану
fishing-rod: риболов, опрема за риболов
surfer: сурфање
skis skier: скијање, скии, школа за скијање
hiking-boot: планинарење, планинарски тури
coin magnifier: антиквитети, откуп на злато
security-camera shield: видео надзор, аларми, обезбедување
kitchen-knife: острење ножеви, ножеви
tractor wheat: трактори, земјоделска механизација
shopping-bags: ~ болви пазар, распродажба
school: ~ училиште, школа
graduation-cap books: ~ курс, курсеви, обука
toolbox hammer: ~ мајстор, поправки
dumpling: кнедли
flatbread: мекици
pancakes: палачинки
doughnut: крофни, крофна
pie: пита, питулици
stew: чорба, тавче гравче
`;
