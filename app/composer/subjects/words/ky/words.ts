/** Kyrgyz words that lead to things. Notation: word-list.ts. */
export const kyrgyzWords = `
apple basket: жемиш, алма
birthday-cake cupcake: торт, торттор
bread: нан, наабайкана
cheese: сыр, курут
doughnut: боорсок
dumpling: манты, чүчвара
honey bee: бал, тоо балы
meat-on-bone: шашлык
noodles chopsticks: лагман
pie: самса
rice: палоо, аш
steak kitchen-knife: эт, жылкы эти, уй эти
stew: бешбармак, шорпо
coffee: кофе
cutlery dinner-plate: ашкана, тамак, ресторан
milk cow: сүт, кымыз, айран, каймак
tea teapot: чай, чайхана
cat: мышык
dog: ит
dog stethoscope: ветеринар
fish: балык
hen egg: жумуртка, тоок
horse: ат, жылкы, ат минүү
sheep: кой
bouquet: гүл, гүлдөр, гүлдесте
seedling plant: көчөт, көчөттөр, үрөн
basket carrot: жашылча
broom spray-bottle: тазалоо, үй тазалоо
curtains window: парда, пардалар
door: эшик
fridge: муздаткыч
key padlock: ачкыч
mirror: күзгү
paint-roller bucket: үй оңдоо
paint-roller bucket: ~ ремонт
plug lightning: электрик
roof house: чатыр жабуу
rug: килем, килем жуу, шырдак, ала кийиз
sewing-machine thread: тигүү, тигүүчү, тикмечи, тигүү цехи
shield umbrella: камсыздандыруу
shopping-cart basket: ~ дүкөн
soap: самын
sofa chair: эмерек, мебель
tap wrench: сантехник
washing-machine: кир жуугуч, кир жуу
window: терезе
wrench car: автосервис, унаа оңдоо
diamond ring: зергер, алтын, күмүш, шакек
dress handbag: көйнөк, кийим, кийимдер
eyelashes eye: кирпик, каш
glasses eye: көз айнек, оптика
handbag: сумка
lipstick nail-polish: сулуулук салону, макияж, косметика
nail-polish: маникюр, педикюр, тырмак
ring bouquet: той, үйлөнүү той
shopping-bags price-tag: ~ арзандатуу
sneaker: бут кийим
tooth: стоматологиялык, стоматологиялык клиника, тиш, тиш доктур, стоматология, стоматолог
camera: фотограф, сүрөтчү
chess-pawn trophy: шахмат
dumbbell: фитнес, спортзал
football goal-net: футбол
gift ribbon: белек
guitar musical-notes: комуз, гитара
judo-suit: каратэ, дзюдо, күрөш
musical-notes: музыка
palette paintbrush: сүрөт тартуу
teddy-bear crayon: бала бакча, оюнчук, оюнчуктар
thread sewing-needle: курак, сайма, кездеме
ticket: билет, билеттер
cook: ашпозчу, ашпозчу керек, ашпозчу жумушка
dancer musical-notes: бий, бий сабагы
lotus-position lotus: йога
massage lotus: массаж
swimmer goggles: сүзүү, бассейн
books open-book: китеп, китептер
calculator receipt: бухгалтер, салык
chart-up briefcase: стартап, бизнес кеңеш
laptop screwdriver: компьютер, ноутбук
open-book pencil: репетитор, англис тили, котормо
pill stethoscope: дарыкана, дары
scales: адвокат, юрист
scissors hair-comb: чач тарач, чач кыркуу, чач
set-square abacus: математика
smartphone: телефон, телефон оңдоо
stethoscope hospital: дарыгер, доктур, клиника, оорукана
bank coin: насыя, кредит, банк
barber-pole razor: барбершоп
bricks trowel: курулуш, кыш
hotel bed: мейманкана
house key: батир, кыймылсыз мүлк
house key: ~ үй
hut fir-tree: боз үй
airplane suitcase: саякат, авиабилет
bicycle: велосипед
car bubbles: унаа жуу, автожуу
car car-front: унаа, машина
lorry delivery-van: жүк ташуу
steering-wheel car: автомектеп
taxi: такси
tyre wrench: дөңгөлөк, шина
watch: саат оңдоо
`;
