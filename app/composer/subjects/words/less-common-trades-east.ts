/** What less-common-trades.ts says, in the languages of the east of Europe. Notation: word-list.ts. */
export const easternLessCommonTrades: Record<string, string> = {
  bg: `
fire-engine fire: доброволно формирование
snowy-mountain helicopter: планинска спасителна служба, планински спасители
lifebuoy wave: водно спасяване
dancer musical-notes: клуб за народни хора
studio-microphone guitar: оркестър за сватба, сватбен оркестър
theatre-masks: театрална група
target: стрелкови клуб
rower canoe: гребен клуб
canoe rower: каяци под наем
compass world-map: състезание по ориентиране, спортно ориентиране
runner sneaker: планинско бягане
climber tree: въжен парк, въжена градина
puzzle hourglass: стая на загадките
horseshoe horse: налбантин
spirits-bottle toast: дестилерия
toadstool basket: гъбарство
tree chainsaw: отсичане на опасни дървета
crane: автокран
anvil hammer: ковано желязо, ковашка работилница
key padlock: отваряне на каси
books: книговезец
mantel-clock amphora: антиквариат, антики
gavel: аукционна къща
coin magnifier: нумизматика
violin guitar: лютиер
coat: кожухар
top-hat sun-hat: шапкар
sewing-needle thread: дантели
yarn thread: тъкачество, стан за тъкане
potters-wheel amphora: керамично ателие
vase fire: духане на стъкло
document fountain-pen: заклет преводач
fountain-pen document: нотариална кантора
tyre wrench: гумаджия
car wrench: фолиране на автомобили
cow stethoscope: ветеринар за крави
paw dog: приют за животни, приют за кучета
cat-standing coffee: котешко кафе
canned-food basket: хранителна банка
t-shirt socks: детски дрехи втора употреба
screwdriver coffee: поправително кафе
speech-bubble: езиков обмен
ballot-box: местни избори
locomotive railway-car: теснолинейка
telescope star: планетариум
juggler circus-tent: цирково училище
magic-wand top-hat: илюзионист
water-jug droplet: доставка на вода
ice-cube snowflake: лед на кубчета
steering-wheel lorry: шофьорски курс за камион
`,
  hr: `
snowy-mountain helicopter: gorska služba spašavanja, hgss
lifebuoy wave: spašavanje na moru
studio-microphone guitar: bend za svadbe, glazba za vjenčanja
theatre-masks: kazališna družina
dice chess-pawn: večer društvenih igara
target: streljački klub
rower canoe: veslački klub
compass world-map: orijentacijsko trčanje
runner sneaker: brdsko trčanje
climber: penjačka stijena, penjački zid
climber tree: adrenalinski park, pustolovni park
puzzle hourglass: soba bijega
horse: konjušnica
spirits-bottle toast: pecara, pečenje rakije
wine grapes: vinski podrum
toadstool basket: gljivarenje
strawberry basket: samoberba
headstone: klesarstvo
key padlock: otvaranje sefova
window hammer: staklarstvo
books: knjigoveža
mantel-clock amphora: starine
gavel: aukcijska kuća
coat: krzno, krznarstvo
sewing-needle thread: čipka
yarn thread: tkanje, tkalački stan
vase fire: puhanje stakla, staklana
document fountain-pen: sudski tumač
car wrench: oblaganje vozila folijom
caravan campsite: najam kamp kućica
sauna bubbles: termalno kupalište
cow stethoscope: veterinar za goveda
dog-standing paw: škola za pse
cat-standing coffee: mačji kafić
screwdriver coffee: popravljaonica
speech-bubble: jezična razmjena
ballot-box: lokalni izbori
telescope star: planetarij
juggler circus-tent: cirkuska škola
bouncy-castle trampoline: dvorci na napuhavanje
bride dove: matičar
top-hat sun-hat: izrada šešira
sausage fire: dimnica
`,
  ru: `
snowy-mountain helicopter: горные спасатели
lifebuoy wave: спасатели на воде
theatre-masks: театральный кружок
target: стрелковый клуб
rower canoe: гребной клуб
sailing-boat anchor: школа парусного спорта
compass world-map: спортивное ориентирование
runner sneaker: трейлраннинг, забег по пересечённой местности
spirits-bottle toast: винокурня
sausage fire: коптильня
toadstool basket: поход за грибами
crane: аренда автокрана, автокран
key padlock: вскрытие сейфов
mantel-clock amphora: антикварная лавка, антиквариат
gavel: аукционный дом
coin magnifier: нумизмат
violin guitar: скрипичный мастер
coat: меховое ателье
top-hat sun-hat: шляпная мастерская, шляпник
sewing-needle thread: кружевоплетение
yarn thread: ткачество
vase fire: стеклодув, стеклодувная мастерская
soap bubbles: мыловарение
steering-wheel lorry: права категории с, обучение на категорию с
car wrench: оклейка авто плёнкой
ferry: паромная переправа
sauna bubbles: термальный комплекс, термы
cat-standing coffee: котокафе
sunflower herb: садовое товарищество, огороды в аренду
t-shirt socks: детская комиссионка
screwdriver coffee: ремонтное кафе
speech-bubble: разговорный клуб, языковой обмен
ballot-box: муниципальные выборы
locomotive railway-car: узкоколейка, ретропоезд
juggler circus-tent: цирковая студия
magic-wand top-hat: иллюзионист
ice-cube snowflake: пищевой лёд
bride dove: выездная регистрация, регистратор брака
`,
  sl: `
snowy-mountain helicopter: gorska reševalna služba, gorski reševalci
lifebuoy wave: reševanje na morju
studio-microphone guitar: ansambel za poroke, glasba za poroko
theatre-masks: dramska skupina
chess-pawn trophy: šahovski krožek
dice chess-pawn: večer namiznih iger
target: strelsko društvo
rower canoe: veslaški klub
sailing-boat anchor: jadralna šola
diving-mask tropical-fish: potapljaški tečaj
compass world-map: orientacijski tek
runner sneaker: gorski tek
climber tree: pustolovski park, adrenalinski park
olives: oljarna
spirits-bottle toast: žganjekuha
wine grapes: vinogradništvo
sausage fire: prekajevalnica
toadstool basket: gobarjenje, gobarsko društvo
strawberry basket: samopobiranje
seedling plant: drevesnica
stove fire: pečarstvo
scaffold ladder: gradbeni odri
crane: avtodvigalo, najem dvigala
headstone: nagrobniki
dove rose: pogrebnik
anvil hammer: kovaštvo
key padlock: odpiranje vrat
mantel-clock amphora: starine, antikvitete
gavel: dražbena hiša
coin magnifier: odkup kovancev
violin guitar: goslar
dress-shoe hammer: čevljar, čevljarstvo
coat: krznarstvo, krzno
sewing-needle thread: klekljanje
yarn thread: tkanje, tkalstvo
vase fire: pihanje stekla, steklarna
soap bubbles: izdelava mil
document fountain-pen: sodni tolmač
fountain-pen document: notarka
steering-wheel lorry: izpit za tovornjak
car wrench: polepitev vozil
caravan campsite: najem prikolic
cow stethoscope: veterinar za govedo
paw dog: zavetišče za živali
cat-standing coffee: mačja kavarna
sunflower herb: vrtički, najem vrtička
screwdriver coffee: popravljalnica
speech-bubble: jezikovna kavarna
ballot-box: lokalne volitve
telescope star: planetarij, zvezdarna
juggler circus-tent: cirkuška šola
santa: obisk dedka mraza, obisk miklavža
camera-flash: foto kotiček
ice-cube snowflake: ledene kocke, kocke leda
bride dove: poročni matičar
`,
  sr: `
snowy-mountain helicopter: gorska služba spasavanja
trumpet drum: duvački orkestar
studio-microphone guitar: bend za svadbe
spirits-bottle toast: pečenje rakije
tree chainsaw: seča stabala
chimney: odžačar
headstone: kamenorezac
watch: sajdžija
top-hat sun-hat: šeširdžija
fountain-pen document: javni beležnik
sunflower herb: gradske bašte
locomotive railway-car: šarganska osmica, muzejska železnica
bouncy-castle trampoline: dvorac na naduvavanje
bride dove: matičar
musical-score musical-notes: crkveni hor, dečji hor
`,
  uk: `
fire-engine fire: добровільна пожежна дружина, добровольча пожежна команда
snowy-mountain helicopter: гірські рятувальники
lifebuoy wave: рятувальники на воді
studio-microphone guitar: музиканти на весілля, весільний гурт
theatre-masks: театральний гурток
target: стрілецький клуб
sailing-boat anchor: школа вітрильного спорту
compass world-map: спортивне орієнтування
runner sneaker: трейловий забіг, гірський забіг
spirits-bottle toast: винокурня, дистилерія
sausage fire: коптильня
toadstool basket: похід за грибами
crane: автокран
key padlock: відкривання сейфів
books: палітурник
mantel-clock amphora: антикварна крамниця, антикваріат
gavel: аукціонний дім
coin magnifier: нумізмат
violin guitar: скрипковий майстер
coat: хутряне ательє, хутряні шуби
top-hat sun-hat: капелюшна майстерня
sewing-needle thread: мереживо
yarn thread: ткацтво
vase fire: склодув, гутне скло
soap bubbles: миловаріння
steering-wheel lorry: права категорії с
car wrench: обклеювання авто плівкою
ferry: поромна переправа
cow stethoscope: ветеринар для корів
cat-standing coffee: котокафе
sunflower herb: городи в оренду, садове товариство
canned-food basket: продовольчий банк
t-shirt socks: дитячий секонд-хенд
screwdriver coffee: ремонтне кафе
speech-bubble: розмовний клуб, мовний обмін
ballot-box: місцеві вибори
locomotive railway-car: вузькоколійка, ретропоїзд
juggler circus-tent: циркова студія
magic-wand top-hat: ілюзіоніст
bride dove: виїзна церемонія, церемоніймейстер
honey bee: пасічництво
`,
};
