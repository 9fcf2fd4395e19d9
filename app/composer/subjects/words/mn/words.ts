/** Mongolian words that lead to things. Notation: word-list.ts. */
export const mongolianWords = `
apple basket: жимс
birthday-cake cupcake: бялуу, торт
blueberries: чацаргана
bread: талх, нарийн боов
cheese: ааруул, аарц, цагаан идээ, өрөм
chicken-leg: тахианы мах
dumpling: бууз, хуушуур, банш
honey bee: зөгийн бал
meat-on-bone: хорхог, шорлог
noodles chopsticks: цуйван, гурилтай шөл
steak kitchen-knife: мах, үхрийн мах, хонины мах
coffee: кофе, кофе шоп
cutlery dinner-plate: ресторан, цайны газар, хоол, хоол хүргэлт
milk cow: айраг, сүү, тараг
tea teapot: цай
cat: муур
dog: нохой, мал эмнэлэг
fish: загас
hen egg: өндөг
horse: морь, морин аялал
bouquet: цэцэг, цэцгийн дэлгүүр, цэцгийн баглаа
seedling plant: суулгац, үрслүүр, таримал
basket carrot: хүнсний ногоо
broom spray-bottle: цэвэрлэгээ, гэр цэвэрлэгээ, оффис цэвэрлэгээ
candle: лаа
curtains window: хөшиг
door: хаалга
fridge: хөргөгч
key padlock: түлхүүр, цоож
light-bulb: гэрэлтүүлэг, гэрэл, гэрэлтүүлгийн
mirror: толь
paint-roller bucket: засал чимэглэл, будаг
plug lightning: цахилгаанчин, цахилгаан
roof house: дээвэр
rug: хивс, хивс цэвэрлэгээ
sewing-machine thread: оёдол, оёдолчин
shield umbrella: даатгал
shopping-cart basket: хүнсний дэлгүүр, супермаркет
soap: саван
sofa chair: тавилга, буйдан
tap wrench: сантехник
washing-machine: угаалгын машин, хими цэвэрлэгээ
window: цонх, вакум цонх
wrench car: авто засвар, машин засвар, тос солих
diamond ring: алт, мөнгөн эдлэл, үнэт эдлэл, бөгж
dress handbag: хувцас, даашинз, дээл, монгол дээл
eyelashes eye: сормуус, хөмсөг
glasses eye: нүдний шил, шил, нүдний эмнэлэг
handbag: цүнх
lipstick nail-polish: гоо сайхан, гоо сайхны салон, нүүр будалт, гоо сайхны бүтээгдэхүүн
nail-polish: маникюр, педикюр, хумс
ring bouquet: хурим
shopping-bags price-tag: ~ хямдрал
sneaker: гутал
tooth: шүд, шүдний эмнэлэг, шүдний эмч, шүдний гажиг засал
balloon party-popper: төрсөн өдөр, бөмбөлөг
basketball: сагсан бөмбөг
camera: фото зураг, гэрэл зурагчин, гэрэл зураг, фото студи
chess-pawn trophy: шатар
dumbbell: фитнес, фитнесс
football goal-net: хөлбөмбөг
gift ribbon: бэлэг
guitar musical-notes: гитар
judo-suit: жүдо, каратэ, бөх
musical-notes: хөгжим
palette paintbrush: зураг зурах, уран зураг
piano-keys: төгөлдөр хуур
teddy-bear crayon: цэцэрлэг, хүүхэд харах, тоглоом
violin: морин хуур
yarn: ноолуур, сүлжмэл, ноос
baby: хүүхдийн хувцас
dancer musical-notes: бүжиг, бүжгийн сургалт
lotus-position lotus: йог
massage lotus: массаж, иллэг, бариа засал
swimmer goggles: усан бассейн, усан сэлэлт
books open-book: ном, номын дэлгүүр
calculator receipt: нягтлан, нягтлан бодох, татвар
laptop screwdriver: компьютер, зөөврийн компьютер
open-book pencil: англи хэл, сургалт, орчуулга, хэлний сургалт
pill stethoscope: эмийн сан
printer: хэвлэл, урилга
scales: хуульч, өмгөөлөгч
scissors hair-comb: үсчин, үс засалт, үс
set-square abacus: математик
smartphone: утас, утас засвар, гар утас
stethoscope hospital: эмч, эмнэлэг, клиник
bank coin: зээл, банк, ломбард
barber-pole razor: эрэгтэй үсчин
bricks trowel: барилга, тоосго
hotel bed: зочид буудал, жуулчны бааз
house key: байр, орон сууц, үл хөдлөх, түрээсийн байр
hut fir-tree: гэр, монгол гэр
airplane suitcase: аялал, аялал жуулчлал
bicycle: унадаг дугуй
car bubbles: машин угаалга, авто угаалга
car car-front: автомашин, машин, машин түрээс
lorry delivery-van: ачаа тээвэр, нүүлгэлт, портер
steering-wheel car: жолооны курс, жолооны сургалт
taxi: такси
tyre wrench: дугуй, дугуй засвар
watch: цаг засвар, бугуйн цаг
`;
