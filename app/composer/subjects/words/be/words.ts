/** Belarusian words that lead to things. Notation: word-list.ts. */
export const belarusianWords = `
apple basket: яблыкі
birthday-cake cupcake: торты, торт, кандытарская
bread: хлеб, свежы хлеб
burger french-fries: бургер, бургеры
cheese: сыр, сыраварня
chicken-leg: курыца, куры грыль
chocolate candy: шакалад
croissant bread: пякарня, выпечка, булачкі
doughnut: пончыкі
dumpling: пельмені, варэнікі, калдуны
egg hen: яйкі
honey bee: мёд, пчаляр
kebab: шаўрма, кебаб
kulich: пасхальны куліч
meat-on-bone: шашлык, шашлыкі
mushroom: грыбы
olives jar: аліўкавы алей
pancakes coffee: дранікі, бліны, бліны і дранікі
pie: пірагі
pizza: піца, піцэрыя
popcorn film-camera: кіно, кінатэатр
potato: бульба
sausage cheese: каўбасы, кілбаса
soft-ice-cream ice-cream: марозіва
steak kitchen-knife: мясная крама, мяса, свежае мяса, ялавічына
stew: боршч, суп
strawberry: клубніцы
sushi chopsticks: сушы
amphora: кераміка, ганчарства, ганчарныя
beer wheat: піва, півавар, бровар
coffee: кава, кавярня
cutlery dinner-plate: рэстаран, абеды, бізнес-ланч
dinner-plate cook: кейтэрынг, банкеты
jar: варэнне, джэм
kitchen-knife frying-pan: заточка нажоў
milk dairy-cow: малако
spirits-bottle toast: наліўка
tea teapot: чай, гарбата
wine grapes: віно, дэгустацыя віна
cockroach: дэзінсекцыя, знішчэнне насякомых
dog bone: корм для сабак, зоакрама, зоатавары
dog scissors: грумінг, стрыжка сабак
dog stethoscope: ветэрынар, ветэрынарная клініка, ветклініка
dog-standing paw: дрэсіроўка сабак, гатэль для сабак, выгул сабак
fish: рыба, свежая рыба, морапрадукты
hen egg: куры
horse: коні, верхавая язда
octopus: васьміног
sheep: бараніна, авечкі
bouquet rose: кветкі, букеты, букет, кветкавая крама, дастаўка кветак
fire logs: каміны, печы
lawnmower spade: касьба травы, газонакасілкі
logs fire: дровы
seedling plant: расада, саджанцы, расліны
spade seedling: жывая агароджа, жывой агароджы, жывых агародж, стрыжка жывой агароджы, садоўнік, азеляненне
spade seedling: ландшафтны дызайн
tree axe: спілоўванне дрэў, выдаленне дрэў
air-conditioner: кандыцыянер, кандыцыянеры
armchair sofa: перацяжка мэблі, абіўка мэблі
basket carrot: гародніна, фермерскі рынак
bathtub shower: ванны пакой, рамонт ваннай
bed bellhop-bell: гатэль, гасцініца, хостэл
broom bucket: прыборка, прыборка кватэр, клінінг
bubbles car: аўтамыйка, мыйка аўто
candle: свечкі
candle headstone: пахавальныя паслугі, рытуальныя паслугі
chimney fire: камінар, чыстка комінаў
curtains window: шторы, жалюзі, ролеты
door: дзверы, гаражныя вароты
fence hammer: плот, платы, агароджы
fridge: халадзільнікі, рамонт халадзільнікаў
headstone: помнікі, надмагіллі
key padlock: ключы, адкрыццё замкоў, замкі, выраб ключоў
mattress bed: матрацы, ложкі
paint-roller bucket: маляр, рамонт кватэр, фарбаванне
plug lightning: электрык, электраманцёр, праводка
radiator fire: ацяпленне, катлы
roof ladder: дах, дахі, рамонт даху
rug: дываны, чыстка дываноў
saw hammer: сталяр, сталярныя работы, паркет, цясляр
security-camera shield: відэаназіранне, сігналізацыя, ахова
shield umbrella: страхаванне
shopping-cart basket: супермаркет, прадукты
sofa chair: мэбля, канапа, канапы
solar-panel sun: сонечныя панэлі
spray-bottle bucket: восы, асінае гняздо, асіныя гнёзды, шэршні, хімчыстка мэблі, дэзінфекцыя
staircase saw: лесвіцы
tap wrench: сантэхнік, сантэхніка, прачыстка труб
tiles trowel: плітка, укладка пліткі
toilet: біятуалеты, адкачка септыкаў
toolbox hammer: ~ майстар, рамонт
washing-machine basket: пральня, хімчыстка
washing-machine wrench: рамонт пральных машын, пральная машына, рамонт бытавой тэхнікі
wastebasket recycling: вываз смецця, металалом
window: вокны, пластыкавыя вокны
window bucket: мыццё вокнаў
wrench car: аўтасэрвіс, рамонт аўтамабіляў, рамонт аўто, замена масла
ballet-shoes dancer: балет
brain speech-bubble: псіхолаг, псіхатэрапеўт
coat: курткі, паліто, сэканд-хэнд
diamond ring: ювелір, упрыгажэнні, ювелірныя вырабы
dress handbag: адзенне, сукенкі, крама адзення
dress-shoe: рамонт абутку, шавец
eyelashes eye: нарошчванне веек, вейкі, бровы
foot: падолаг
glasses eye: акуляры, оптыка, афтальмолаг
graduation-cap books: ~ курсы
handbag: сумкі, сумка
hearing-aid: слыхавыя апараты
heart handshake: дабрачыннасць
hiking-boot: паходы, турпаходы
lipstick nail-polish: салон прыгажосці, касметолаг, макіяж
nail-polish: манікюр, пазногці, педыкюр
ring bouquet: вяселле, вясельныя пярсцёнкі
serum-bottle lotion: догляд за скурай, крэм, чыстка твару
shopping-bags price-tag: ~ барахолка, распродаж
sneaker: абутак, красоўкі, дзіцячы абутак
spine stethoscope: фізіятэрапія, мануальны тэрапеўт
sunglasses sun: сонечныя акуляры, сонцаахоўныя акуляры
tattoo-machine: тату, татуіроўкі
tooth toothbrush: стаматалагічны, стаматалагічная, стаматолаг, стаматалогія, зубы, лячэнне зубоў, зубны ўрач
balloon party-popper: паветраныя шары
basketball: баскетбол
boxing-glove: бокс
camera: фатограф, фотасесія, фатаграфія
christmas-tree fir-tree: навагоднія ёлкі, жывыя ёлкі, калядныя ёлкі
christmas-tree gift: ёлкі, калядны кірмаш
disco-ball: дыджэй, дыскатэка
dumbbell stopwatch: трэнажорная зала, фітнес, персанальны трэнер
fishing-rod fish: рыбалка, рыбалоўныя тавары
football goal-net: футбол, футбольная школа
gift ribbon: падарункі, падарунак
guitar musical-notes: гітара, урокі гітары
judo-suit: каратэ, дзюдо, самаабарона
magic-wand top-hat: фокуснік
microphone: караоке, спявачка, урокі вакалу
musical-notes: канцэрт, хор, музычная школа
palette paintbrush: жывапіс, маляванне
party-popper balloon: дзіцячыя святы
piano-keys: фартэпіяна, піяніна
sewing-needle thread: атэлье, пашыў, швачка, рамонт адзення
skis skier: лыжы, пракат лыжаў
teddy-bear crayon: дзіцячы сад, цацкі, няня, яслі
theatre-masks: камедыя
theatre-masks microphone: тэатр, спектакль
yarn: пража, вязанне
bride ring: вясельныя сукенкі, вясельная сукенка
climber fir-tree: вяровачны парк
cook frying-pan: кулінарныя курсы, майстар-клас кулінарыі, кухар
dancer musical-notes: танцы, школа танцаў
lotus-position lotus: ёга, медытацыя, пілатэс
massage lotus: масаж, масажыст
nurse: медсястра, догляд састарэлых
sauna bubbles: лазня, саўна
surfer wave: сёрфінг
swimmer goggles: плаванне, басейн
blood-drop: донарства крыві, здача крыві
books open-book: кнігі, кнігарня, бібліятэка
briefcase handshake: праца, вакансіі
calculator receipt: бухгалтар, бухгалтарскія паслугі, бухгалтэрыя
coin magnifier: антыкварыят, скупка золата
desktop-computer laptop: стварэнне сайтаў, праграмаванне
excavator crane: экскаватар, земляныя работы
fountain-pen document: натарыус
laptop screwdriver: рамонт камп'ютараў, камп'ютары, ноўтбукі
megaphone chart-up: рэклама, маркетынг
open-book pencil: англійская мова, рэпетытар, пераклады, курсы англійскай
pill stethoscope: аптэка, лекі
printer document: друкарня, друк, візітоўкі
scales document: адвакат, юрыст, юрыдычныя паслугі
scissors hair-comb: цырульня, стрыжка, перукар, афарбоўка валасоў, салон-цырульня
set-square abacus: матэматыка
set-square ruler: архітэктар, праектаванне
smartphone: рамонт тэлефонаў, смартфоны, тэлефоны
stethoscope hospital: урач, доктар, медыцынскі цэнтр, клініка
apartment-building key: кватэра, кватэры, арэнда кватэр
bank coin: банк, крэдыт
barber-pole razor: барбер, барбершоп, стрыжка барады
bouncy-castle balloon: надзіманыя батуты, батуты
bricks crane: будаўніцтва, будаўнічыя работы, будаўніцтва дамоў
bricks trowel: муляр, тынкоўка, укладка пліткі тратуарнай, уцяпленне
house key: нерухомасць, продаж дамоў, аграсядзіба
museum: музей
school backpack: ~ школа
swimming-pool swimmer: будаўніцтва басейнаў
tent campsite: кемпінг, палаткі
airplane suitcase: турагенцтва, падарожжы, туры, адпачынак
bicycle wrench: веласіпед, веласіпеды, пракат веласіпедаў, рамонт веласіпедаў
canoe rower: байдаркі, каякі
car key: пракат аўто, пракат аўтамабіляў, аўтамабілі
car wrench: кузаўны рамонт, фарбаванне аўто
car-front ring: шлюбны картэж, аўто на вяселле
delivery-van parcel: пераезды, грузаперавозкі, кур'ер
lorry: эвакуатар, грузавік
minibus bus: мікрааўтобус, аўтобус
motor-boat wave: лодкі, пракат лодак
motorcycle: матацыклы
sailing-boat anchor: яхты, ветразі
steering-wheel car: аўташкола, курсы кіроўцаў
taxi: таксі
tractor wheat: трактары, сельгастэхніка
tyre wrench: шынамантаж, шыны, зімовыя шыны
watch: гадзіннікі, рамонт гадзіннікаў
`;
