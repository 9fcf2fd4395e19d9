/** Trades and goods in Mongolian. Notation: word-list.ts. */
export const mongolianTrades = `
tooth: шүд, шүдний эмнэлэг, шүдний эмч, шүдний гажиг засал
stethoscope hospital: эмч, эмнэлэг, клиник
glasses eye: нүдний шил, шил, нүдний эмнэлэг
pill: эмийн сан
massage: массаж, иллэг, бариа засал
lipstick: гоо сайхан, гоо сайхны салон, нүүр будалт, гоо сайхны бүтээгдэхүүн
eyelashes: сормуус, хөмсөг
nail-polish: маникюр, педикюр, хумс
scissors hair-comb: үсчин, үс засалт, үс
barber-pole: эрэгтэй үсчин
lotus-position: йог
dumbbell: фитнес, фитнесс
swimmer: усан бассейн, усан сэлэлт
basketball: сагсан бөмбөг
football: хөлбөмбөг
judo-suit: жүдо, каратэ, бөх
chess-pawn: шатар
dancer: бүжиг, бүжгийн сургалт
musical-notes: хөгжим
violin: морин хуур
piano-keys: төгөлдөр хуур
guitar: гитар
palette: зураг зурах, уран зураг
open-book pencil: англи хэл, сургалт, орчуулга, хэлний сургалт
set-square abacus: математик
teddy-bear: цэцэрлэг, хүүхэд харах, тоглоом
laptop: компьютер, зөөврийн компьютер
smartphone: утас, утас засвар, гар утас
printer: хэвлэл, урилга
camera: фото зураг, гэрэл зурагчин, гэрэл зураг, фото студи
bread: талх, нарийн боов
birthday-cake: бялуу, торт
dumpling: бууз, хуушуур, банш
noodles: цуйван, гурилтай шөл
meat-on-bone: хорхог, шорлог
steak: мах, үхрийн мах, хонины мах
milk: айраг, сүү, тараг
cheese: ааруул, аарц, цагаан идээ, өрөм
chicken-leg: тахианы мах
hen egg: өндөг
fish: загас
honey: зөгийн бал
cutlery dinner-plate: ресторан, цайны газар, хоол, хоол хүргэлт
tea teapot: цай
coffee: кофе, кофе шоп
basket carrot: хүнсний ногоо
apple basket: жимс
blueberries: чацаргана
shopping-cart: хүнсний дэлгүүр, супермаркет
bouquet: цэцэг, цэцгийн дэлгүүр, цэцгийн баглаа
seedling plant: суулгац, үрслүүр, таримал
dress: хувцас, даашинз, дээл, монгол дээл
baby: хүүхдийн хувцас
sewing-machine thread: оёдол, оёдолчин
yarn: ноолуур, сүлжмэл, ноос
rug: хивс, хивс цэвэрлэгээ
curtains: хөшиг
sneaker: гутал
handbag: цүнх
diamond ring: алт, мөнгөн эдлэл, үнэт эдлэл, бөгж
watch: цаг засвар, бугуйн цаг
soap: саван
candle: лаа
broom: цэвэрлэгээ, гэр цэвэрлэгээ, оффис цэвэрлэгээ
washing-machine: угаалгын машин, хими цэвэрлэгээ
fridge: хөргөгч
tap wrench: сантехник
plug lightning: цахилгаанчин, цахилгаан
key: түлхүүр, цоож
paint-roller: засал чимэглэл, будаг
bricks: барилга, тоосго
roof: дээвэр
door: хаалга
window: цонх, вакум цонх
sofa chair: тавилга, буйдан
hut: гэр, монгол гэр
house key: байр, орон сууц, үл хөдлөх, түрээсийн байр
hotel bed: зочид буудал, жуулчны бааз
airplane suitcase: аялал, аялал жуулчлал
car: автомашин, машин, машин түрээс
car bubbles: машин угаалга, авто угаалга
wrench car: авто засвар, машин засвар, тос солих
tyre: дугуй, дугуй засвар
bicycle: унадаг дугуй
taxi: такси
lorry delivery-van: ачаа тээвэр, нүүлгэлт, портер
steering-wheel: жолооны курс, жолооны сургалт
calculator receipt: нягтлан, нягтлан бодох, татвар
scales: хуульч, өмгөөлөгч
shield: даатгал
bank coin: зээл, банк, ломбард
ring bouquet: хурим
balloon party-popper: төрсөн өдөр, бөмбөлөг
dog: нохой, мал эмнэлэг
cat: муур
horse: морь, морин аялал
books: ном, номын дэлгүүр
gift: бэлэг
light-bulb: гэрэлтүүлэг, гэрэл, гэрэлтүүлгийн
mirror: толь
shopping-bags: ~ хямдрал
`;
