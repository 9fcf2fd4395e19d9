/** Trades and goods in Kyrgyz. Notation: word-list.ts. */
export const kyrgyzTrades = `
tooth: стоматологиялык, стоматологиялык клиника, тиш, тиш доктур, стоматология, стоматолог
stethoscope hospital: дарыгер, доктур, клиника, оорукана
glasses eye: көз айнек, оптика
pill: дарыкана, дары
massage: массаж
lipstick: сулуулук салону, макияж, косметика
eyelashes: кирпик, каш
nail-polish: маникюр, педикюр, тырмак
scissors hair-comb: чач тарач, чач кыркуу, чач
barber-pole: барбершоп
lotus-position: йога
dumbbell: фитнес, спортзал
swimmer: сүзүү, бассейн
football: футбол
judo-suit: каратэ, дзюдо, күрөш
chess-pawn: шахмат
dancer: бий, бий сабагы
musical-notes: музыка
guitar: комуз, гитара
palette: сүрөт тартуу
open-book pencil: репетитор, англис тили, котормо
set-square abacus: математика
teddy-bear: бала бакча, оюнчук, оюнчуктар
laptop: компьютер, ноутбук
smartphone: телефон, телефон оңдоо
camera: фотограф, сүрөтчү
bread: нан, наабайкана
doughnut: боорсок
birthday-cake: торт, торттор
meat-on-bone: шашлык
steak: эт, жылкы эти, уй эти
dumpling: манты, чүчвара
noodles: лагман
rice: палоо, аш
stew: бешбармак, шорпо
pie: самса
milk: сүт, кымыз, айран, каймак
cheese: сыр, курут
hen egg: жумуртка, тоок
fish: балык
honey: бал, тоо балы
cutlery dinner-plate: ашкана, тамак, ресторан
tea teapot: чай, чайхана
coffee: кофе
basket carrot: жашылча
apple basket: жемиш, алма
bouquet: гүл, гүлдөр, гүлдесте
seedling plant: көчөт, көчөттөр, үрөн
dress: көйнөк, кийим, кийимдер
sewing-machine thread: тигүү, тигүүчү, тикмечи, тигүү цехи
thread: курак, сайма, кездеме
rug: килем, килем жуу, шырдак, ала кийиз
curtains: парда, пардалар
sneaker: бут кийим
handbag: сумка
diamond ring: зергер, алтын, күмүш, шакек
watch: саат оңдоо
soap: самын
broom: тазалоо, үй тазалоо
washing-machine: кир жуугуч, кир жуу
fridge: муздаткыч
tap wrench: сантехник
plug lightning: электрик
key: ачкыч
paint-roller: үй оңдоо
bricks: курулуш, кыш
roof: чатыр жабуу
door: эшик
window: терезе
sofa chair: эмерек, мебель
hut: боз үй
house key: батир, кыймылсыз мүлк
hotel bed: мейманкана
airplane suitcase: саякат, авиабилет
car: унаа, машина
car bubbles: унаа жуу, автожуу
wrench car: автосервис, унаа оңдоо
tyre: дөңгөлөк, шина
bicycle: велосипед
taxi: такси
lorry delivery-van: жүк ташуу
steering-wheel: автомектеп
calculator receipt: бухгалтер, салык
scales: адвокат, юрист
shield: камсыздандыруу
bank coin: насыя, кредит, банк
ring bouquet: той, үйлөнүү той
dog stethoscope: ветеринар
dog: ит
cat: мышык
sheep: кой
horse: ат, жылкы, ат минүү
books: китеп, китептер
gift: белек
house key: ~ үй
paint-roller: ~ ремонт
mirror: күзгү
shopping-bags: ~ арзандатуу
chart-up briefcase: стартап, бизнес кеңеш
ticket: билет, билеттер
shopping-cart: ~ дүкөн
`;
