/** Bulgarian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const bulgarianLeisure = `
accordion: акордеонист, акордеонист за сватба, акордеон
badminton: бадминтон
bagpipes musical-notes: фолклорен събор, събор, надсвирване, гайдари, гайда, гайди, гайдар
balloon party-popper: детски рождени дни, детски партита, балони, балони с хелий
banjo: тамбура
bell: камбани, камбана
billiard-ball: билярд, снукър
binoculars: бинокъл, бинокли
bowling: боулинг
boxing-glove: бокс
camera: фотограф, фотография
carnival-mask party-popper: карнавал, бал с маски
cello musical-notes: виолончело, уроци по виолончело
chess-pawn trophy: шах, шахматен клуб
choir musical-notes: хор, детски хор, хорово пеене, хоров концерт
christmas-tree fir-tree: коледни елхи, коледна елха, живи елхи, коледни дръвчета, елхи
christmas-tree: ~ коледа, коледен базар
clapperboard video-camera: видеозаснемане, сватбено видео, видеограф
crystal-ball: гадателка, таро, астролог
dice chess-pawn: настолни игри
disco-ball: диджей, дискотека
diving-mask tropical-fish: гмуркане, курс по гмуркане, водолазен
drum-kit drum: барабани, уроци по барабани, барабанист
dumbbell: фитнес, фитнес зала
embroidery-hoop thread: дантела, дантели, бродерия, бродерии, шевица, шевици, гоблени, бродиране
fireworks: фойерверки, заря
fishing-rod fish: рибари, рибарски такъми, риболовен, рибарско, риболовни принадлежности, риболов, въдици
flute: флейта, кавал
folk-dancers accordion: народни танци, школа за народни танци, народни хора, фолклорен фестивал, фолклорен ансамбъл
football goal-net: футбол
framed-picture church: икони, икона, иконопис, зограф
framed-picture palette: галерия, картини, рамки за картини, рамкиране
framed-picture palette: ~ изложба, изложби
game-controller joystick: видеоигри, игрови конзоли, компютърни игри
gift ribbon: подаръчета за гости, подаръци за гости, подаръци за кръщене, подаръци, подарък
go-kart: картинг
golf golfer: голф, мини голф
guitar musical-notes: китара, уроци по китара, музикална школа
harp musical-score: арфа, арфистка
headphones: слушалки
hot-tub: джакузи
ice-skate: кънки, ледена пързалка, пързалка
jack-o-lantern ghost: хелоуин
judo-suit: самоотбрана, карате, джудо, бойни изкуства
kitesurfer: кайтсърф
loom yarn: тъкачество, стан за тъкане, тъкане
magic-wand top-hat: илюзионист, фокусник
marionette theatre-masks: куклен театър, куклено представление, марионетки, кукловод
microphone: пеене, пея, вокал, уроци по пеене, караоке
microphone bouquet: водещ, певица, певец, тамада
microphone guitar: оркестър за сватби, сватбен оркестър, оркестър за сватба, група за сватби
musical-notes: концерт, концерти
musical-score musical-notes: коледари, вокална група
origami-crane: оригами
padel-racket: падел, падел корт, скуош
painted-eggs chick: великденски яйца, боядисване на яйца
palette paintbrush: рисунки на лице, рисувам, акварел, живопис, рисуване, школа по рисуване
party-popper balloon: ~ детски рожден ден, парти, рожден ден
piano-keys: пиано, уроци по пиано
pipe-organ church: органов концерт, орган концерт
playing-card: бридж, белот, турнир по белот
potters-wheel amphora: керамично ателие
potters-wheel vase: грънчарство, грънчарско колело, курс по керамика, грънчар, работилница по керамика
potters-wheel vase: керамика за начинаещи, работилница за керамика
puzzle: пъзели
puzzle hourglass: стая на загадките
puzzle pencil: кръстословица, кръстословици, игра на думи, игра с думи
ribbon thread: мартеници, мартеница
running-shirt football: спортни облекла, спортно облекло, лека атлетика
saxophone piano-keys: саксофон
sewing-needle: шивач, шивашко ателие, шивачка
sewing-needle sewing-machine: шия, научи се да шиеш
sewing-needle thread: народни носии, носия, носии, поправка на дрехи, шивашки, курс по шиене
skis snowy-mountain: ски под наем, ски училище, ски гардероб, ски
studio-microphone headphones: подкаст, подкаста, подкасти, звукозаписно студио
table-tennis: тенис на маса
target: стрелкови клуб, стрелбище, дартс
teddy-bear crayon: детска градина, играчки
television: телевизор, телевизори, техника, ремонт на телевизори
tennis: тенис
theatre-masks: кукери, сурва, кукерски, сурвакари, театрална група, комедия, комедия в две действия
theatre-masks: театрална постановка, театър, опера
theatre-masks dress: костюми под наем, карнавални костюми
thread sewing-needle: магазин за платове, галантерия
toy-bricks teddy-bear: дървени играчки
trampoline gymnast: батут, батути, батут парк, трамплин
trumpet: духов оркестър, тромпет
trumpet drum: духова музика
vinyl-record: грамофонни плочи, плочи
violin: цигулка, уроци по цигулка
violin guitar: лютиер
volleyball: волейбол
yarn: плъстене, вълна, плетене, плета
zip-line tree: зиплайн, въжена градина, въжен парк, тролей
baby: курс за бременни, бебе, акушерка, за бременни
climber: катерене, катерачна стена
climber fir-tree: приключенски парк, въжени съоръжения
clown: клоун
cook frying-pan: готвач, курс по готварство, кулинарен курс
dancer musical-notes: хора и ръченици, хоротека, танцова вечер, танцова забава, зумба, клуб за народни хора, хоро, танци
dancer musical-notes: танцова школа, школа по танци, салса
fencer: фехтовка
gymnast: гимнастика, акробатика
gymnast dumbbell: реформър пилатес, пилатес реформър, пилатес с уреди
handball-player: хандбал
juggler circus-tent: цирково училище
lotus-position lotus: медитация, йога
massage lotus: масажист, акупунктура, рефлексотерапия, масаж, масажи
nurse: старчески дом, гледане на възрастни хора, болногледач, медицинска сестра, грижа за възрастни, домашен помощник
nurse: дом за възрастни, грижи за възрастни
older-person dumbbell: гимнастика за възрастни, гимнастика за пенсионери, гимнастика за третата възраст
rower canoe: гребен клуб, гребане
runner sneaker: бягане, крос, пробег, състезание по бягане, полумаратон, планинско бягане, маратон
sauna: спа, сауна, уелнес
surfer wave: сърф, уиндсърф, сърф училище
swimmer goggles: плувам, да плува, плуване, уроци по плуване, басейн, минерален басейн, минерална вода, спа басейн
walker: поклонение, поклонническо пътуване
water-polo-player: водна топка
wrestlers: борба за деца, свободна борба
`;
