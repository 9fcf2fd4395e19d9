const things = `
apple basket: ફળ, ફળો, ફ્રૂટ, ફ્રુટ
banana: કેળા, વેફર કેળા
beans: દાળ, કઠોળ
birthday-cake cupcake: કેક, બર્થડે કેક, જન્મદિવસની કેક
bread: બેકરી, બ્રેડ, પાવ, ખારી
burger french-fries: દાબેલી, વડાપાવ, વડા પાવ, બર્ગર
candy cookie: ખમણ, ફાફડા, ગાંઠિયા, ઢોકળા, મગસ, કાજુ કતરી, ચીકી, જલેબી, સુખડી, ચોકલેટ બુકે
cheese: પનીર, ચીઝ
chicken-leg: ચિકન
chocolate candy: ચોકલેટ
coconut: નારિયેળ, લીલા નારિયેળ
cookie: નાનખટાઈ, બિસ્કિટ, કૂકીઝ
dosa: ઢોસા, ઈડલી
doughnut: ડોનટ
dumpling: કચોરી, મોમોઝ
egg basket: ઇંડા
flatbread: ખાખરા, થેપલા, રોટલી, રોટલા, ઘઉંની રોટલી, પરોઠા, ભાખરી
grapes: દ્રાક્ષ
honey bee: મધ
honey jar: ગોળ, દેશી ગોળ
kebab: કબાબ, શવરમા
ladoos: મીઠાઈ, લાડુ, પેંડા, બરફી, મોહનથાળ, મીઠાઈઓ
mango: કેસર કેરી, કેરી, હાફુસ કેરી, આંબા
meat-on-bone: તંદૂરી, બાર્બેક્યુ
mushroom: મશરૂમ
noodles chopsticks: નૂડલ્સ, ચાઇનીઝ, ચાઈનીઝ
olive-oil olives: ઘાણીનું તેલ, સીંગતેલ, લાકડા ઘાણી, તેલ ઘાણી
onion: ડુંગળી
orange soft-drink: સંતરા, નારંગી
pancakes coffee: ઢોંસા, ઇડલી, પુડલા, પેનકેક
peanuts: સીંગદાણા, નમકીન, ફરસાણ, ચવાણું, કાજુ બદામ
peanuts pistachios: ડ્રાયફ્રૂટ, સૂકો મેવો, ડ્રાય ફ્રૂટ
pistachios peanuts: ~ પિસ્તા
pizza: પિઝા, પીઝા, પીત્ઝા
pomegranate: દાડમ
popcorn film-camera: સિનેમા, ફિલ્મ
potato: બટાકા
rice: ચોખા, બાસમતી, પુલાવ, બિરયાની, ખીચડી
saffron: કેસર
salad: સલાડ, ડાયેટિશિયન, ડાયટ ફૂડ
samosa: સમોસા, ભજીયા, સમોસા કચોરી
sandwich baguette: સેન્ડવીચ, સેન્ડવિચ
shaved-ice: ગોળા, બરફના ગોળા, બરફ ગોળો
soft-ice-cream ice-cream: આઈસ્ક્રીમ, આઇસ્ક્રીમ, કુલ્ફી
steak kitchen-knife: માંસ, મટન
stew: પાવભાજી, પાવ ભાજી, ઊંધિયું, ચાઈનીઝ સૂપ
strawberry: સ્ટ્રોબેરી
taco stew: પાણીપુરી, ભેળ, ચાટ
tiffin: ટિફિન, ટિફિન સેવા, ટિફિન સર્વિસ
tomato: ટામેટા
watermelon: તરબૂચ
amphora: માટીના વાસણ, માટલા
coffee: કોફી, કાફે
cutlery dinner-plate: રેસ્ટોરન્ટ, રેસ્ટોરાં, ભોજનાલય, ઢાબા, હોટેલ ભોજન
dinner-plate cutlery: કેટરિંગ, કેટરર્સ, જમણવાર, રસોઈ, થાળી, ગુજરાતી થાળી, ભોજન, ઘરનું જમવાનું
ice-cube soft-drink: બરફ
jar: તેલ
jar chilli: અથાણું, અથાણાં, ચટણી, મસાલા, ઘરના મસાલા, પાપડ, મુખવાસ
juice-box orange: શેરડીના રસની દુકાન, શેરડીના રસની, જ્યૂસ સેન્ટર, રસ, શેરડીનો રસ, જ્યૂસ, શરબત
kitchen-knife frying-pan: વાસણ, વાસણો, ચપ્પુ
milk cow: દૂધ, દહીં, છાશ, ડેરી, ઘી, દેશી ઘી
soft-drink tropical-drink: સોડા, ઠંડા પીણાં
tea teapot: ચા, ચાની કીટલી, મસાલા ચા
water-jug droplet: પાણીના જગ, મિનરલ વોટર
ant house: ઉધઈ, ઉધઈ કંટ્રોલ
bee honey: મધમાખી ઉછેર, મધમાખી
cat: બિલાડી
cockroach: પેસ્ટ કંટ્રોલ, ઊધઈ, જંતુ નિયંત્રણ
cow milk: ગાય, ભેંસ, ગૌશાળા
dog: કૂતરા, કૂતરો, ડોગ, પેટ શોપ, પાલતુ પ્રાણી
elephant: ગણપતિ, ગણેશ મૂર્તિ, ગણપતિની મૂર્તિ
fish: માછલી
goat: બકરી, બકરા
hen egg: મરઘી, ઈંડા, મરઘાં ઉછેર
horse: ઘોડો, ઘોડેસવારી
mosquito: મચ્છરદાની, મચ્છર જાળી
parrot bird: પોપટ, પક્ષી
sheep: ઘેટાં
tropical-fish: એક્વેરિયમ
bouquet: ફૂલ, ફૂલો, ગુલદસ્તો, બુકે, ફૂલની દુકાન
droplet bucket: વોટરપ્રૂફિંગ
droplet tap: બોર, પાણીનો બોર, આરઓ, આરઓ સર્વિસ, વોટર પ્યુરિફાયર, પાણીનું મશીન
garland: ફૂલહાર, ફૂલોના હાર, વરમાળા
herb: જડીબુટ્ટી
logs fire: લાકડા, બળતણ
seedling plant: છોડ, રોપા, નર્સરી, છોડની નર્સરી, કૂંડા
spade seedling: બાગકામ, માળી, ગાર્ડનિંગ, બગીચા
tree axe: ઝાડ કાપવા
umbrella: છત્રી
wheat tractor: ઘઉં, અનાજ, લોટ, ઘંટી, ખેતી
air-conditioner: એસી, એસી રીપેરીંગ, એસી સર્વિસ, એર કન્ડીશનર
basket carrot: શાકભાજી, શાક, ઓર્ગેનિક શાકભાજી, લીલા શાકભાજી
battery: બેટરી, ઇન્વર્ટર
bed bellhop-bell: ખાટલો, પલંગ, પીજી, હોસ્ટેલ
broom spray-bottle: સફાઈ, સાફસફાઈ, ઘર સફાઈ, ક્લીનિંગ
candle: મીણબત્તી, મીણબત્તીઓ
chair: ખુરશી
cot: ઘોડિયું, પારણું
curtains window: પડદા
door: દરવાજા
fence hammer: વાડ, તારની વાડ
fire-extinguisher: અગ્નિશામક
first-aid-kit: પ્રાથમિક સારવાર
fitted-kitchen: મોડ્યુલર કિચન
fridge: ફ્રિજ, ફ્રીજ, ફ્રિજ રીપેરીંગ, ફ્રીજ રીપેરીંગ
gas-cylinder fire: ગેસ સિલિન્ડર
key padlock: ચાવી, ચાવી બનાવવી, તાળા, તાળાં
light-bulb: લાઇટ, લાઈટિંગ, ઝુમ્મર, એલઇડી
mattress bed: ગાદલા, ગાદલાં, ગાદલું, રજાઈ
mirror: અરીસો, અરીસા
mortar herb: આયુર્વેદિક, આયુર્વેદ, વૈદ્ય
mouse-trap: ઉંદર
oil-lamp: દિવાળી, દીવા, કોડિયાં
oven frying-pan: ઘરવખરી, ગેસ ચૂલો, ઘરેલું ઉપકરણો
paint-roller bucket: રંગકામ, કલરકામ, ઘર રંગવું, પેઇન્ટર, પેઈન્ટિંગ કામ, પેન્ટર
plug lightning: ઇલેક્ટ્રિશિયન, ઈલેક્ટ્રિશિયન, વાયરિંગ, વીજળી રીપેરીંગ, લાઈટ ફિટિંગ
razor: વેક્સિંગ, દાઢી
recycling: ભંગાર, પસ્તી
roof house: છત, છાપરું, પતરાં
rug: શેતરંજી, ગાલીચા, કાર્પેટ
sack wheat: પશુ આહાર, પશુદાણ, અનાજ દળવાની ઘંટી, બિયારણ, ખોળ
saw hammer: સુથાર, સુથારી કામ, લાકડાકામ, લાકડાનું ફર્નિચર
security-camera: સીસીટીવી, સીસીટીવી કેમેરા, સિક્યુરિટી
sewing-machine thread: સિલાઈ, સિલાઈ કામ, દરજી, દરજીકામ, સીવણ, સીવણ ક્લાસ, સિલાઈ મશીન, બ્લાઉઝ સિલાઈ, ટેલર
shield umbrella: વીમો, વીમા, જીવન વીમો
shopping-cart basket: કરિયાણા, કરિયાણું, કરિયાણાની દુકાન, સુપરમાર્કેટ
soap: સાબુ
sofa: સોફા સફાઈ
sofa chair: ફર્નિચર, સોફા, સોફા રીપેરીંગ
solar-panel sun: સોલાર, સોલર, સોલાર પેનલ, સૌર ઊર્જા
staircase: સીડી, રેલિંગ
tap wrench: પ્લમ્બર, પ્લમ્બિંગ, નળ, નળ રીપેરીંગ
tiles trowel: ટાઇલ્સ, ટાઈલ્સ, લાદી, માર્બલ
toilet: શૌચાલય, ખાળકૂવો
toolbox hammer: હાર્ડવેર, ઓજાર
wardrobe: કબાટ, વોર્ડરોબ
washing-machine basket: વોશિંગ મશીન, લોન્ડ્રી, ધોબી, કપડાં ધોવા, ઇસ્ત્રી
water-pump droplet: બોરવેલ, સબમર્સિબલ પંપ, પાણીની મોટર
water-tank droplet: પાણીની ટાંકી, ટાંકી સફાઈ, ટાંકીની સફાઈ
wifi-router: બ્રોડબેન્ડ, ઇન્ટરનેટ કનેક્શન
window: બારી, કાચ, એલ્યુમિનિયમ બારી, સેક્શન વિન્ડો
wrench car: કાર રીપેરીંગ, ગેરેજ, ગાડી રીપેરીંગ, મિકેનિક
baby-bodysuit: બાળકોના કપડાં, નાના બાળકોના કપડાં
backpack pencil: સ્કૂલ બેગ
bangles: બંગડી, બંગડીઓ
brain speech-bubble: કાઉન્સેલિંગ, મનોચિકિત્સક
briefs: આંતરવસ્ત્રો
clothes-hanger coat: ડ્રાય ક્લીન, ડ્રાય ક્લીનર્સ, ડ્રાય ક્લીનિંગ
coat: સ્વેટર, જેકેટ
diamond ring: ઘરેણાં, દાગીના, સોની, સોના ચાંદી, જ્વેલરી, જ્વેલર્સ, સોનાના દાગીના, ઝવેરાત, હીરા
dress handbag: ચણિયા ચોળી, ચણિયાચોળી, ડ્રેસ, કપડાં, કપડા, કપડાની દુકાન, બુટિક, લેડીઝ વેર, લહેંગા
dress-shoe: બૂટ રિપેરિંગ, મોચી
eyelashes eye: આઇબ્રો, ભમર
glasses eye: ચશ્મા, આંખની તપાસ, આંખની હોસ્પિટલ, આંખનું દવાખાનું
graduation-cap books: ~ કોલેજ, વિદેશ અભ્યાસ
handbag: બેગ, પર્સ, હેન્ડબેગ
hearing-aid: શ્રવણ યંત્ર, કાનનું મશીન
heart handshake: દાન, વૃદ્ધાશ્રમ, અનાથાશ્રમ
henna-hand: મહેંદી, બ્રાઇડલ મહેંદી
hiking-boot: ટ્રેકિંગ
jeans t-shirt: જીન્સ
lipstick nail-polish: બ્યુટી પાર્લર, પાર્લર, મેકઅપ, બ્રાઈડલ મેકઅપ, દુલ્હન મેકઅપ, સૌંદર્ય પ્રસાધન
nail-polish: નેલ આર્ટ
necklace: નેકલેસ, ઇમિટેશન જ્વેલરી, મંગળસૂત્ર
necktie: શેરવાની, જેન્ટ્સ વેર, સૂટ
perfume: અત્તર, પરફ્યુમ
prayer-beads: માળા, રુદ્રાક્ષ
ring bouquet: લગ્ન, લગ્ન હોલ, વેડિંગ પ્લાનર, લગ્ન બ્યુરો, મેરેજ બ્યુરો, પાર્ટી પ્લોટ
salwar-kameez: કુર્તી, કુર્તા, ડ્રેસ મટીરીયલ
sandal: ચંપલ, મોજડી, સેન્ડલ
sari: સાડી, સાડીઓ, પટોળા, બાંધણી, બાંધણી સાડી
scarf gloves: દુપટ્ટા, સ્કાર્ફ
serum-bottle lotion: ફેશિયલ, ત્વચા સંભાળ
shopping-bags price-tag: બજાર મેળો
sneaker: જૂતા, બૂટ, શૂઝ, બૂટ ચંપલ
spine massage: ફિઝિયોથેરાપી, કમરનો દુખાવો
suit necktie: સૂટ બ્લેઝર
sunglasses sun: ગોગલ્સ, સનગ્લાસ
t-shirt jeans: ટી શર્ટ, ટીશર્ટ, યુનિફોર્મ, શર્ટ
tattoo-machine: ટેટૂ
tooth toothbrush: દાંત, દાંતનું દવાખાનું, દાંતનો ડોક્ટર, દાંતના ડોક્ટર, ડેન્ટલ ક્લિનિક, ડેન્ટિસ્ટ, ડેન્ટલ
x-ray: એક્સ-રે, સીટી સ્કેન, ડાયગ્નોસ્ટિક સેન્ટર
badminton: બેડમિન્ટન
balloon party-popper: ફુગ્ગા, બલૂન, બલૂન ડેકોરેશન
basketball: બાસ્કેટબોલ
boxing-glove: બોક્સિંગ
camera: ફોટોગ્રાફી, ફોટો સ્ટુડિયો, ફોટોગ્રાફર, ફોટો, પ્રી વેડિંગ
chess-pawn trophy: ચેસ, શતરંજ
cricket: ક્રિકેટ, ક્રિકેટ કોચિંગ
crystal-ball: જ્યોતિષ, જન્મકુંડળી, કુંડળી, વાસ્તુ
drum: તબલા, ઢોલ, ઢોલી
dumbbell: જિમ, જીમ, વ્યાયામશાળા, ફિટનેસ, કસરત
embroidery-hoop thread: ભરતકામ, હાથ ભરત
fishing-rod fish: માછીમારી
flute: વાંસળી
football goal-net: ફૂટબોલ
framed-picture palette: ચિત્ર પ્રદર્શન, ફોટો ફ્રેમ
gift ribbon: ગિફ્ટ, ભેટ, ગિફ્ટ શોપ
guitar musical-notes: ગિટાર
judo-suit: કરાટે, કરાટે ક્લાસ
kite: પતંગ, ઉત્તરાયણ, દોરી માંજો
loom yarn: હાથવણાટ, વણાટકામ, હાથશાળ, વણકર
magic-wand top-hat: જાદુગર, મેજિક શો
marionette theatre-masks: કઠપૂતળી
microphone: ઓરકેસ્ટ્રા, ગાયક
musical-notes: સંગીત, સંગીત ક્લાસ, ગાયન, ભજન
palette paintbrush: મહેંદી ક્લાસ, ચિત્રકામ, ડ્રોઈંગ, ડ્રોઇંગ ક્લાસ, ચિત્ર
party-popper balloon: ડેકોરેશન, બર્થડે ડેકોરેશન, ઇવેન્ટ, પાર્ટી
piano-keys: હાર્મોનિયમ, કીબોર્ડ, પિયાનો
potters-wheel vase: કુંભાર, માટીકામ
sewing-needle: એમ્બ્રોઇડરી
studio-microphone headphones: રેકોર્ડિંગ સ્ટુડિયો
teddy-bear crayon: બાલમંદિર, પ્લે ગ્રુપ, ઘોડિયાઘર, નર્સરી સ્કૂલ
television: ટીવી, ટીવી રીપેરીંગ
theatre-masks: નાટક, રંગભૂમિ
thread sewing-needle: ભરત ગૂંથણ, એમ્બ્રોઈડરી, ફોલ બીડિંગ
ticket: ટિકિટ
toy-bricks teddy-bear: રમકડાં, રમકડા
volleyball: વોલીબોલ
yarn: ઊન, ગૂંથણ
baby: બાળક, આયા, બેબી કેર
bride ring: દુલ્હન, બ્રાઇડલ મેકઅપ, વધૂ
clown: જોકર
cook frying-pan: રસોઈ ક્લાસ, રસોઈ વર્ગ, કુકિંગ ક્લાસ, કુકિંગ ક્લાસીસ, રસોઈયા
dancer musical-notes: ગરબા, ગરબા ક્લાસ, ડાન્સ ક્લાસ, ડાન્સ, નૃત્ય, દાંડિયા, ભરતનાટ્યમ
gymnast: જિમ્નેસ્ટિક્સ
lotus-position lotus: યોગ, યોગા, યોગ ક્લાસ, યોગ વર્ગ, ધ્યાન
massage lotus: મસાજ, માલિશ
nurse: નર્સ, વૃદ્ધોની સંભાળ
pregnant-woman: ગર્ભવતી, પ્રસૂતિ
runner sneaker: મેરેથોન, દોડ
swimmer goggles: સ્વિમિંગ, તરવું, તરણ, સ્વિમિંગ ક્લાસ, તરવાના ક્લાસ
abacus: અબેકસ
blood-drop: રક્તદાન, રક્તદાન કેમ્પ
books open-book: પુસ્તક, પુસ્તકો, લાઇબ્રેરી, પુસ્તકાલય
briefcase handshake: ~ નોકરી, ભરતી
calculator receipt: હિસાબ, એકાઉન્ટન્ટ, જીએસટી, ઇન્કમ ટેક્સ, ટેક્સ રિટર્ન, નામું
chart-up: રોકાણ, શેર બજાર, મ્યુચ્યુઅલ ફંડ
combine-harvester wheat: હાર્વેસ્ટર, થ્રેસર
desktop-computer laptop: વેબસાઈટ, વેબસાઇટ, સોફ્ટવેર
drone: ડ્રોન
fountain-pen document: સ્ટેશનરી, પેન
laptop screwdriver: કમ્પ્યુટર, કોમ્પ્યુટર, કોમ્પ્યુટર ક્લાસ, લેપટોપ, લેપટોપ રીપેરીંગ
loudspeaker: ડીજે, સાઉન્ડ સિસ્ટમ
megaphone chart-up: જાહેરાત, માર્કેટિંગ
newspaper: છાપું, અખબાર
open-book pencil: ટ્યુશન, ટ્યુશન ક્લાસ, ટ્યૂશન, કોચિંગ, અંગ્રેજી ક્લાસ, અંગ્રેજી, સ્પોકન ઇંગ્લિશ, અનુવાદ, ભાષાંતર
parcel delivery-van: ~ કુરિયર, પાર્સલ
pencil: નોટબુક
pill stethoscope: દવા, દવાઓ, દવાની દુકાન, મેડિકલ સ્ટોર, મેડિકલ
printer: છાપકામ, પ્રિન્ટિંગ, ઝેરોક્ષ, કંકોત્રી, કંકોતરી, લગ્ન કંકોત્રી, બેનર
robot gear: રોબોટિક્સ
rubber-stamp document: નોટરી, રબર સ્ટેમ્પ, સિક્કા
scales: વકીલ, કાનૂની સલાહ, એડવોકેટ
scissors hair-comb: વાળ કાપવા, હેર કટ, હેર સલૂન, સલૂન, હેર સ્ટાઈલ
set-square abacus: ગણિત, ગણિત ક્લાસ, વૈદિક ગણિત
smartphone: મોબાઈલ, મોબાઇલ, મોબાઈલ રીપેરીંગ, ફોન રીપેરીંગ
speech-bubble: સ્પીચ થેરાપી
stethoscope hospital: ડોક્ટર, દવાખાનું, હોસ્પિટલ, ક્લિનિક, સારવાર, નિદાન કેમ્પ, બાળકોના ડોક્ટર
stethoscope test-tube: ફુલ બોડી ચેકઅપ, બોડી ચેકઅપ, હેલ્થ ચેકઅપ
syringe: રસી
test-tube: લેબોરેટરી, લોહી તપાસ
welding-mask fire: વેલ્ડિંગ, વેલ્ડર
bank coin: લોન, હોમ લોન, ગોલ્ડ લોન, બેંક
barber-pole razor: વાળંદ, જેન્ટ્સ સલૂન, નાઈ
bricks trowel: બાંધકામ, ઈંટો, કડિયા, કડિયાકામ, કન્સ્ટ્રક્શન, સિમેન્ટ
church: ચર્ચ
crane bricks: ક્રેન
ferris-wheel: મેળો
hindu-temple: મંદિર, પૂજા, પૂજા સામગ્રી, કથા
hotel bed: હોટેલ, લોજ, હોમસ્ટે, રિસોર્ટ
house key: મકાન, ફ્લેટ, ઘર, પ્લોટ, જમીન, બંગલો, મકાન વેચાણ, ભાડે મકાન, પ્રોપર્ટી, રિયલ એસ્ટેટ
mosque: હજ, ઉમરાહ, મસ્જિદ
museum: સંગ્રહાલય
school backpack: શાળા, સ્કૂલ, શાળા પ્રવેશ
tent: મંડપ, મંડપ ડેકોરેશન, તંબુ
airplane suitcase: પ્રવાસ, ટૂર, ટુર, ટ્રાવેલ્સ, યાત્રા, ફરવા
ambulance: એમ્બ્યુલન્સ
bicycle: સાયકલ, સાયકલ રીપેરીંગ
bus: બસ, બસ ભાડે
car bubbles: કાર ધોવાની સેવા, કાર વોશ, ગાડી ધોવા, કાર ધોવી, ગાડી ધોવાની સેવા
car car-front: કાર, ગાડી, ગાડીઓ, જૂની ગાડી, કાર ભાડે, ગાડી ભાડે
fuel-pump: પેટ્રોલ
lorry delivery-van: ટ્રક, ઘર શિફ્ટિંગ, પેકર્સ મૂવર્સ, પેકર્સ એન્ડ મૂવર્સ, સામાન ફેરવવો, ટેમ્પો
motor-boat wave: હોડી, બોટિંગ
motor-scooter: સ્કૂટર, એક્ટિવા
motorcycle wrench: બાઈક, બાઇક, બાઈક રીપેરીંગ, મોટરસાયકલ, ટુ વ્હીલર
motorcycle-helmet motorcycle: હેલ્મેટ
passport suitcase: વિઝા, પાસપોર્ટ
rickshaw: રિક્ષા
roller-skate: સ્કેટિંગ
ship: આયાત નિકાસ, શિપિંગ
steering-wheel car: ડ્રાઇવિંગ સ્કૂલ, ડ્રાઈવિંગ સ્કૂલ, કાર શીખો, ડ્રાઇવિંગ, મોટર ડ્રાઇવિંગ સ્કૂલ
suitcase: સૂટકેસ
tanker: સેપ્ટિક ટેન્ક, પાણીનું ટેન્કર
taxi: ટેક્સી, કેબ
tipper-truck: રેતી, કપચી, રેતી કપચી, ડમ્પર
tractor wheat: ટ્રેક્ટર, ખેત ઓજારો
train locomotive: ટ્રેન ટિકિટ
tyre wrench: ટાયર, પંચર, ટાયર પંચર
watch: ઘડિયાળ, ઘડિયાળ રીપેરીંગ
wheelchair crutch: વ્હીલચેર
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: પેકેજ, કલાક, બસ સ્ટેન્ડ, ઘરે બનાવેલા, ઘરે બનાવેલી, ઘરે બનાવેલું, ઘરે બેઠા, ઘર બેઠા, ઘર સુધી
`;

/** Gujarati words that lead to things. Notation: word-list.ts. */
export const gujaratiWords = things + unmeant;
