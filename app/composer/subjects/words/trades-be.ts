/** Trades and goods in Belarusian. Notation: word-list.ts. */
export const belarusianTrades = `
calculator receipt: бухгалтар, бухгалтарскія паслугі, бухгалтэрыя
air-conditioner: кандыцыянер, кандыцыянеры
set-square ruler: архітэктар, праектаванне
wrench car: аўтасэрвіс, рамонт аўтамабіляў, рамонт аўто, замена масла
croissant bread: пякарня, выпечка, булачкі
bread: хлеб, свежы хлеб
lipstick nail-polish: салон прыгажосці, касметолаг, макіяж
nail-polish: манікюр, пазногці, педыкюр
eyelashes: нарошчванне веек, вейкі, бровы
ring bouquet: вяселле, вясельныя пярсцёнкі
bride ring: вясельныя сукенкі, вясельная сукенка
steak kitchen-knife: мясная крама, мяса, свежае мяса, ялавічына
tent campsite: кемпінг, палаткі
car key: пракат аўто, пракат аўтамабіляў, аўтамабілі
steering-wheel car: аўташкола, курсы кіроўцаў
saw hammer: сталяр, сталярныя работы, паркет, цясляр
dinner-plate cook: кейтэрынг, банкеты
coffee: кава, кавярня
cook frying-pan: кулінарныя курсы, майстар-клас кулінарыі, кухар
scissors hair-comb: цырульня, стрыжка, перукар, афарбоўка валасоў, салон-цырульня
barber-pole razor: барбер, барбершоп, стрыжка барады
teddy-bear crayon: дзіцячы сад, цацкі, няня, яслі
serum-bottle lotion: догляд за скурай, крэм, чыстка твару
dog stethoscope: ветэрынар, ветэрынарная клініка, ветклініка
dog bone: корм для сабак, зоакрама, зоатавары
dog-standing paw: дрэсіроўка сабак, гатэль для сабак, выгул сабак
dog scissors: грумінг, стрыжка сабак
plug lightning: электрык, электраманцёр, праводка
basket carrot: гародніна, фермерскі рынак
shopping-cart basket: супермаркет, прадукты
bank coin: банк, крэдыт
house key: кватэра, кватэры, нерухомасць, арэнда кватэр, продаж дамоў, аграсядзіба
fish: рыба, свежая рыба, морапрадукты
bouquet rose: кветкі, букеты, букет, кветкавая крама, дастаўка кветак
football goal-net: футбол, футбольная школа
basketball: баскетбол
seedling plant: расада, саджанцы, расліны
spade seedling: садоўнік, азеляненне, ландшафтны дызайн
lawnmower spade: касьба травы, газонакасілкі
soft-ice-cream: марозіва
glasses eye: акуляры, оптыка, афтальмолаг
sunglasses: сонечныя акуляры, сонцаахоўныя акуляры
hearing-aid: слыхавыя апараты
dumbbell stopwatch: трэнажорная зала, фітнес, персанальны трэнер
bed bellhop-bell: гатэль, гасцініца, хостэл
sofa chair: мэбля, канапа, канапы
mattress bed: матрацы, ложкі
armchair sofa: перацяжка мэблі, абіўка мэблі
washing-machine basket: пральня, хімчыстка
washing-machine wrench: рамонт пральных машын, пральная машына, рамонт бытавой тэхнікі
fridge: халадзільнікі, рамонт халадзільнікаў
books open-book: кнігі, кнігарня, бібліятэка
key: ключы, адкрыццё замкоў, замкі, выраб ключоў
open-book pencil: англійская мова, рэпетытар, пераклады, курсы англійскай
set-square abacus: матэматыка
delivery-van parcel: пераезды, грузаперавозкі, кур'ер
lorry: эвакуатар, грузавік
guitar: гітара, урокі гітары
piano-keys: фартэпіяна, піяніна
musical-notes: канцэрт, хор, музычная школа
microphone: караоке, спявачка, урокі вакалу
disco-ball: дыджэй, дыскатэка
camera: фатограф, фотасесія, фатаграфія
pizza: піца, піцэрыя
tap wrench: сантэхнік, сантэхніка, прачыстка труб
bathtub shower: ванны пакой, рамонт ваннай
cutlery dinner-plate: рэстаран, абеды, бізнес-ланч
pill stethoscope: аптэка, лекі
tooth toothbrush: стаматалагічны, стаматалагічная, стаматолаг, стаматалогія, зубы, лячэнне зубоў, зубны ўрач
stethoscope hospital: урач, доктар, медыцынскі цэнтр, клініка
spine stethoscope: фізіятэрапія, мануальны тэрапеўт
brain: псіхолаг, псіхатэрапеўт
foot: падолаг
nurse: медсястра, догляд састарэлых
diamond ring: ювелір, упрыгажэнні, ювелірныя вырабы
sneaker: абутак, красоўкі, дзіцячы абутак
dress-shoe: рамонт абутку, шавец
dress handbag: адзенне, сукенкі, крама адзення
coat: курткі, паліто, сэканд-хэнд
handbag: сумкі, сумка
airplane suitcase: турагенцтва, падарожжы, туры, адпачынак
lotus-position lotus: ёга, медытацыя, пілатэс
massage: масаж, масажыст
sauna bubbles: лазня, саўна
sewing-needle thread: атэлье, пашыў, швачка, рамонт адзення
yarn: пража, вязанне
solar-panel sun: сонечныя панэлі
laptop screwdriver: рамонт камп'ютараў, камп'ютары, ноўтбукі
desktop-computer laptop: стварэнне сайтаў, праграмаванне
smartphone: рамонт тэлефонаў, смартфоны, тэлефоны
broom bucket: прыборка, прыборка кватэр, клінінг
spray-bottle: хімчыстка мэблі, дэзінфекцыя
cockroach: дэзінсекцыя, знішчэнне насякомых
window: вокны, пластыкавыя вокны
window bucket: мыццё вокнаў
door: дзверы, гаражныя вароты
curtains window: шторы, жалюзі, ролеты
fence: плот, платы, агароджы
shield umbrella: страхаванне
scales document: адвакат, юрыст, юрыдычныя паслугі
fountain-pen: натарыус
printer document: друкарня, друк, візітоўкі
theatre-masks microphone: тэатр, спектакль
popcorn film-camera: кіно, кінатэатр
museum: музей
tea teapot: чай, гарбата
honey bee: мёд, пчаляр
beer wheat: піва, півавар, бровар
wine grapes: віно, дэгустацыя віна
spirits-bottle: наліўка
birthday-cake cupcake: торты, торт, кандытарская
burger french-fries: бургер, бургеры
kebab: шаўрма, кебаб
sushi: сушы
dancer musical-notes: танцы, школа танцаў
ballet-shoes dancer: балет
swimmer goggles: плаванне, басейн
swimming-pool: будаўніцтва басейнаў
bicycle wrench: веласіпед, веласіпеды, пракат веласіпедаў, рамонт веласіпедаў
motorcycle: матацыклы
taxi: таксі
minibus bus: мікрааўтобус, аўтобус
bricks crane: будаўніцтва, будаўнічыя работы, будаўніцтва дамоў
bricks trowel: муляр, тынкоўка, укладка пліткі тратуарнай, уцяпленне
tiles trowel: плітка, укладка пліткі
paint-roller bucket: маляр, рамонт кватэр, фарбаванне
roof ladder: дах, дахі, рамонт даху
chimney fire: камінар, чыстка комінаў
fire logs: каміны, печы
logs fire: дровы
radiator fire: ацяпленне, катлы
staircase saw: лесвіцы
excavator: экскаватар, земляныя работы
tree axe: спілоўванне дрэў, выдаленне дрэў
toilet: біятуалеты, адкачка септыкаў
wastebasket recycling: вываз смецця, металалом
horse: коні, верхавая язда
sheep: бараніна, авечкі
hen: куры
egg hen: яйкі
chicken-leg: курыца, куры грыль
meat-on-bone: шашлык, шашлыкі
cheese: сыр, сыраварня
milk dairy-cow: малако
sausage: каўбасы, кілбаса
octopus: васьміног
potato: бульба
apple basket: яблыкі
strawberry: клубніцы
mushroom: грыбы
olives jar: аліўкавы алей
jar: варэнне, джэм
chocolate: шакалад
christmas-tree gift: ёлкі, калядны кірмаш
candle headstone: пахавальныя паслугі, рытуальныя паслугі
headstone: помнікі, надмагіллі
candle: свечкі
gift: падарункі, падарунак
party-popper balloon: дзіцячыя святы
balloon: паветраныя шары
bouncy-castle: надзіманыя батуты, батуты
magic-wand: фокуснік
briefcase handshake: праца, вакансіі
megaphone chart-up: рэклама, маркетынг
heart handshake: дабрачыннасць
blood-drop: донарства крыві, здача крыві
watch: гадзіннікі, рамонт гадзіннікаў
tyre: шынамантаж, шыны, зімовыя шыны
bubbles car: аўтамыйка, мыйка аўто
car wrench: кузаўны рамонт, фарбаванне аўто
rug: дываны, чыстка дываноў
palette paintbrush: жывапіс, маляванне
amphora: кераміка, ганчарства, ганчарныя
tattoo-machine: тату, татуіроўкі
judo-suit: каратэ, дзюдо, самаабарона
boxing-glove: бокс
sailing-boat: яхты, ветразі
motor-boat: лодкі, пракат лодак
canoe rower: байдаркі, каякі
fishing-rod: рыбалка, рыбалоўныя тавары
surfer: сёрфінг
skis skier: лыжы, пракат лыжаў
hiking-boot: паходы, турпаходы
coin magnifier: антыкварыят, скупка золата
security-camera shield: відэаназіранне, сігналізацыя, ахова
kitchen-knife: заточка нажоў
tractor wheat: трактары, сельгастэхніка
shopping-bags: ~ барахолка, распродаж
school: ~ школа
graduation-cap books: ~ курсы
toolbox hammer: ~ майстар, рамонт
dumpling: пельмені, варэнікі, калдуны
pancakes: дранікі, бліны, бліны і дранікі
doughnut: пончыкі
pie: пірагі
stew: боршч, суп
`;
