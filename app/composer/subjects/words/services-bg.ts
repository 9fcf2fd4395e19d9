/** Services, crafts and goods in Bulgarian, before the list of trades. Notation: word-list.ts. */
export const bulgarianServices = `
swimming-pool: поддръжка на басейни, почистване на басейни
droplet tap: водни помпи, помпи за вода, потопяеми помпи
tent compass: скаути, скаутски клуб
receipt shopping-cart: касиер, касиерка, касиери, продавач-касиер, продавач касиер
lotion sun: слънцезащитен крем, слънцезащитни кремове, слънцезащитна козметика
window: смяна на дограма, дограма, pvc дограма, смяна на прозорци
speech-bubble open-book: английски за, немски за, испански за, френски за
ring diamond: изкупуване на злато, купувам злато, изкупува злато, старо злато
tulip seedling: луковици, лалета, нарциси
bicycle parcel: велокуриер, куриер с велосипед
dog: кучешки, кучешки хотел, хотел за кучета
lipstick serum-bottle: козметичен салон, салон за красота
lipstick serum-bottle: почистване на лице
chimney fire: коминочистач, комини, почистване на комини
horseshoe horse: подковач
armchair sofa: тапицер, тапицерия, претапициране, фотьойл, кресло
foot dress-shoe: педикюрист, стелки, ортопедични обувки
piano-keys: орган концерт
deer bird: таксидермист, лов, ловни принадлежности, дивеч, ловен магазин
key padlock: ключарски, ключарски услуги, брави
sewing-needle thread: поправка на дрехи, шивашки, бродерия, курс по шиене
steering-wheel car: шофьорска книжка, автоучилище
milk dairy-cow: мляко, млечни продукти, мандра, млекомат
delivery-van lorry: извозване на мебели, местене
wastebasket recycling: извозване на отпадъци, контейнери, вторични суровини, скрап
tree axe: рязане на дървета, арборист, кастрене, кастрене на дървета
broom bucket: домашна помощница, хигиенист, почистващи услуги
spray-bottle: дезинфекция, почистване на фасади
speech-bubble: логопедичен
microphone bouquet: водещ, певица, певец, тамада
excavator crane: багер, изкопни работи, изкопи, минибагер, багерни услуги
staircase: стълби, дървени стълби
swimming-pool swimmer: строителство на басейни
asparagus: аспержи
passport: паспорт, виза, снимки за паспорт
saw hammer: дърводелски услуги, циклене, дърводелство
bricks trowel: зидар, мазилка, топлоизолация, изолации, бетон, къртене, павета, скеле, ремонти, шпакловка
bricks trowel: саниране, строителни услуги, бригада
roof house: улуци, тенекеджия, хидроизолация
tiles trowel: плочки, фаянс, теракот, лепене на плочки
paint-roller: боядисване, ремонт на апартаменти
curtains window: сенници, комарници
window: стъклар
fence: огради, ограда
fridge: хладилник, хладилници, ремонт на хладилници
washing-machine wrench: битова техника
toilet: отпушване, отпушване на канали, химически тоалетни, септична яма, канали
radiator fire: парно
laptop: компютърен сервиз
smartphone: gsm сервиз
car wrench: автотенекеджия, автобояджия, автостъкла, автоморга, рент а кар
lorry: пътна помощ, ремаркета, камион, транспорт на товари
minibus bus: микробус, превоз на пътници
tyre: гумаджийница
car bubbles: пране на салон
bicycle: колела под наем
razor: епилация, лазерна епилация, кола маска
hair-comb scissors: екстеншъни, перуки, плитки, удължаване на коса
nail-polish: ноктопластика
tattoo-machine ring: перманентен грим
massage lotus: масажист, акупунктура, рефлексотерапия
spine stethoscope: кинезитерапия
brain speech-bubble: семейна терапия
stethoscope stethoscope: рентген, ехограф
test-tube: лаборатория, изследвания
tooth: зъбни протези, импланти
dog scissors: кучешки салон
crayon teddy-bear: детегледачка
nurse: старчески дом, гледане на възрастни хора, болногледач
calculator receipt: счетоводни услуги
set-square ruler: геодезист, проектиране, геодезия
open-book: езикова школа
scales: правни услуги
house key: стаи под наем
ballet-shoes dancer: балет
judo-suit: самоотбрана
canoe rower: каяк, рафтинг
horse: конна база
fishing-rod fish: риболовни принадлежности
bouncy-castle: надуваем замък, надуваеми замъци
clown: клоун
palette: рисунки на лице
jar: сладко, лютеница, зимнина
mushroom: гъби
strawberry: малини
stew: супа, чорба, супи
fish: рибарник
sausage meat-on-bone: кебапчета, наденица
doughnut: мекици
safety-vest: работно облекло
diamond ring: златар, брачни халки
pencil fountain-pen: книжарница, ученически пособия
printer paintbrush: рекламни табели, фолиране
coin magnifier: антики, изкупуване на злато, заложна къща
security-camera shield: сот
candle headstone: траурна агенция, погребения
headstone: паметници, каменоделец
lawnmower spade: косачки, косене
bed mattress: спално бельо
caravan tent: каравана, кемпер
motor-boat sailing-boat: яхти
solar-panel: фотоволтаици
honey: пчелар, пчелин
wrench: монтьор
plug: ел услуги
paint-roller: ~ ремонт, ремонти
rabbit: заек, зайци
goat: кози
sheep: овце, агнешко
cow steak: крава, крави, телешко
pig: прасе, прасета, свинско
cat: котета
dog: кученца
horse: кон, пони, файтон
chicken-leg: пилешки крилца
potato: картофи
apple basket: ябълки, плодове
basket carrot: плод и зеленчук
bicycle: колело, колоездене
sailing-boat: яхти, ветроходство
yarn: вълна
dancer: хоро
baby: курс за бременни
cutlery dinner-plate: обедно меню, механа, домашна кухня
delivery-van: бус под наем, куриер
foot dress-shoe: подолог
key padlock: отключване
wastebasket recycling: рециклиране
speech-bubble: логопед, логопедия
chicken-leg: пиле, пилета
yarn: плетене
baby: бебе
lotus-position: медитация
delivery-van: доставка
radiator fire: котли, радиатори
satellite-dish television: антени
razor: бръснене
nail-polish: нокти
tattoo-machine ring: татуировки, пиърсинг
tooth: ортодонт
dog scissors: груминг
crayon teddy-bear: ясла
house key: квартира
bouncy-castle: батут
magic-wand: фокусник
printer paintbrush: печати
coin magnifier: монети
motor-boat sailing-boat: лодки
yarn: плета
sewing-needle sewing-machine: шия, научи се да шиеш
palette paintbrush: рисувам, акварел, живопис
swimmer: плувам, да плува
microphone: пеене, пея, вокал
christmas-tree: елхи
smartphone: телефон, телефони, ремонт на телефони
seedling tree: разсад, фиданки, овощни дръвчета
ice-skate: кънки, ледена пързалка, пързалка
desktop-computer keyboard: сайтове
saw axe: дъскорезница
lipstick serum-bottle: козметичен салон
spade lawnmower: поддръжка на двор, градински услуги, фрезоване
logs fire: дърва
bricks trowel: естествен камък
balloon party-popper: детски рождени дни, детски партита
cat: котенца
horse: конюшня
desktop-computer laptop: софтуер, система за резервации
receipt desktop-computer: касов апарат, касови апарати
calculator receipt: заплати и осигуровки, трз, данъчни консултации
safety-vest lab-coat: работни дрехи, униформи
parcel: опаковки, опаковъчни материали
shield: застраховка, застраховки
megaphone chart-up: рекламна агенция, маркетинг, реклама
briefcase handshake: бизнес консултации, консултантски услуги
banknotes coin: кредит, кредити, заем, лизинг
toolbox hammer: ~ майстор, майстори
musical-notes: концерт, концерти
eagle bird: соколарство, соколар
books: книговезница, книговезка, подвързия
window beach-umbrella: щори, ролетни щори
tractor wheat: селскостопанска техника, комбайн, трактори
theatre-masks dress: костюми под наем, карнавални костюми
toilet plunger: септични ями
kitchen-knife: заточване, заточване на ножове
horse: пансион за коне
honey bee: пчелни продукти, пчеларство, прополис, пчеларски
sewing-machine thread: шевна машина, шевни машини
window palette: витраж, витражи
tropical-fish: аквариум, аквариуми, аквариумни рибки
horse: седла, конна екипировка
skis: ски под наем, ски училище, ски гардероб
ladder bricks: скелета под наем, автовишка
toy-bricks teddy-bear: дървени играчки
slide: детска площадка, детски площадки, детски кът
staircase saw: вътрешни стълби
plug lightning: генератор за ток, генератори, агрегати
mosquito: борба с комари, комари, оси
radiator wrench: отопление, котел
car key: ~ шофьор, търсим шофьор, шофьори
hiking-boot mountain: преход, преходи, еднодневен преход, планински преход
`;
