const things = `
apple basket: പഴങ്ങൾ
banana: നേന്ത്രക്കായ, ഏത്തക്കായ, ചിപ്സ്, കായ വറുത്തത്, വാഴക്കുല
beans: പയർ, പരിപ്പ്
birthday-cake cupcake: കേക്ക്, പിറന്നാൾ കേക്ക്
bread: ബേക്കറി, ബ്രെഡ്
burger french-fries: ബർഗർ
candy cookie: മധുരപലഹാരം, പലഹാരങ്ങൾ, ഹലുവ, ലഡു
cheese: പനീർ, ചീസ്
chicken-leg: ചിക്കൻ, കോഴിയിറച്ചി
chocolate candy: ചോക്ലേറ്റ്
coconut: തേങ്ങ, നാളികേരം, ഇളനീർ
cookie: ബിസ്കറ്റ്
dosa: ദോശ, ഇഡ്ഡലി, മസാല ദോശ, ദോശമാവ്
dumpling: മോമോസ്, കൊഴുക്കട്ട
egg basket: മുട്ട, നാടൻ മുട്ട
flatbread: പൊറോട്ട, ചപ്പാത്തി, പത്തിരി
grapes: മുന്തിരി
honey bee: തേൻ, കാട്ടുതേൻ
kebab: കബാബ്, ഷവർമ, ഷവായ
mango: മാമ്പഴം, മാങ്ങ
meat-on-bone: ബാർബിക്യൂ, അൽഫാം, തന്തൂരി
mushroom: കൂൺ, കൂൺ കൃഷി
noodles chopsticks: നൂഡിൽസ്, ഇടിയപ്പം
olive-oil olives: ചക്കിലാട്ടിയ വെളിച്ചെണ്ണ, വെളിച്ചെണ്ണ, വെളിച്ചെണ്ണ മിൽ
orange soft-drink: ഓറഞ്ച്
pancakes coffee: ദോശ മാവ്, അപ്പം
peanuts: കശുവണ്ടി, കപ്പലണ്ടി, നിലക്കടല, ഡ്രൈ ഫ്രൂട്ട്സ്
pizza: പിസ്സ, പിസ
pomegranate: മാതളം
popcorn film-camera: സിനിമ
potato: കപ്പ, ഉരുളക്കിഴങ്ങ്
rice curry: ബിരിയാണി, ഊണ്, സദ്യ, അരി, ഓണസദ്യ
salad: സാലഡ്, ഡയറ്റ്
samosa: സമൂസ, ബജി, പരിപ്പുവട
sandwich baguette: സാൻഡ്‌വിച്ച്
soft-ice-cream ice-cream: ഐസ്ക്രീം
steak kitchen-knife: ഇറച്ചി, ബീഫ്
stew: സൂപ്പ്, സാമ്പാർ
strawberry: സ്ട്രോബെറി
watermelon: തണ്ണിമത്തൻ
wedding-cake: വിവാഹ കേക്ക്
amphora: മൺപാത്രം, മൺപാത്രങ്ങൾ
coffee: കാപ്പി, കോഫി
cutlery dinner-plate: റെസ്റ്റോറന്റ്, ഹോട്ടൽ ഭക്ഷണം, ഭക്ഷണശാല
dinner-plate cutlery: കാറ്ററിംഗ്, കേറ്ററിംഗ്, ടിഫിൻ, വീട്ടിലെ ഊണ്, ഭക്ഷണം
jar: എണ്ണ
jar chilli: അച്ചാർ, അച്ചാറുകൾ, മാങ്ങ അച്ചാർ, മസാല, മസാലപ്പൊടി, കറി പൗഡർ
juice-box orange: ജ്യൂസ്, സർബത്ത്
kitchen-knife frying-pan: പാത്രങ്ങൾ, കത്തി
milk cow: പാൽ, നെയ്യ്, തൈര്
tea teapot: ചായ, ചായക്കട
bee honey: തേനീച്ച കൃഷി, തേനീച്ച വളർത്തൽ
cat: പൂച്ച, പൂച്ചക്കുട്ടി
cockroach: കീടനിയന്ത്രണം, പാറ്റ, ചിതൽ
cow milk: പശു
crab: ഞണ്ട്
dog: നായ, നായ്ക്കുട്ടി, മൃഗാശുപത്രി
duck: താറാവ്
fish: മീൻ, മത്സ്യം, മീൻ കറി
goat: ആട്
hen chick: കോഴി, കോഴി വളർത്തൽ, കോഴിക്കുഞ്ഞ്
horse: കുതിര, കുതിരസവാരി
mosquito window: കൊതുകുവല, കൊതുക് വല, കൊതുകുവലകൾ
parrot bird: തത്ത, പക്ഷി
sheep: ചെമ്മരിയാട്
shrimp: ചെമ്മീൻ
tropical-fish: അക്വേറിയം, അലങ്കാര മത്സ്യം
bouquet: പൂക്കൾ, പൂക്കട, പൂച്ചെണ്ട്
droplet tap: വാട്ടർ പ്യൂരിഫയർ
fire logs: വെൽഡിംഗ്
garland: പൂമാല, പൂമാലകൾ, മുല്ലപ്പൂമാല
lawnmower: പുല്ല് വെട്ടൽ, പുല്ലുവെട്ട്
logs fire: വിറക്
seedling plant: ചെടികൾ, ചെടി, നഴ്സറി, തൈകൾ, വിത്ത്, വിത്തുകൾ
spade seedling: പൂന്തോട്ടം
tree axe: മരം മുറിക്കൽ, മരംവെട്ട്
umbrella: കുടകൾ, കുട
wheat tractor: ഗോതമ്പ്, ആട്ട, മാവ് മിൽ
air-conditioner: എസി, എസി സർവീസ്, എസി റിപ്പയർ
basket carrot: പച്ചക്കറി, പച്ചക്കറികൾ, ജൈവ പച്ചക്കറി
battery: ബാറ്ററി, ഇൻവെർട്ടർ
bed bellhop-bell: കട്ടിൽ, കിടക്ക
broom spray-bottle: വൃത്തിയാക്കൽ, വീട് വൃത്തിയാക്കൽ, ക്ലീനിംഗ്
candle: മെഴുകുതിരി, സംസ്കാരം, ശവസംസ്കാരം
chair: കസേര, കസേര വാടകയ്ക്ക്
cot: തൊട്ടിൽ
curtains window: കർട്ടൻ, തിരശ്ശീല
door: വാതിൽ, വാതിലുകൾ, മുൻവാതിൽ
fence hammer: വേലി
fire-extinguisher: അഗ്നിശമന
first-aid-kit: പ്രഥമശുശ്രൂഷ
fridge: ഫ്രിഡ്ജ്, ഫ്രിഡ്ജ് റിപ്പയർ
key padlock: താക്കോൽ
light-bulb: ലൈറ്റ്, ലൈറ്റുകൾ, എൽഇഡി, വിളക്കുകൾ
mattress bed: മെത്ത
mirror: കണ്ണാടി
mortar herb: ആയുർവേദ, ആയുർവേദം, വൈദ്യശാല, ആയുർവേദ ചികിത്സ
oil-lamp: നിലവിളക്ക്
oven frying-pan: ഗൃഹോപകരണം, ഗൃഹോപകരണങ്ങൾ, ഗ്യാസ് സ്റ്റൗ
paint-roller bucket: പെയിന്റിംഗ്, പെയിന്റർ, വീട് പെയിന്റിംഗ്
plug lightning: ഇലക്ട്രീഷ്യൻ, വയറിംഗ്
recycling: ആക്രി, പഴയ സാധനങ്ങൾ
roof house: മേൽക്കൂര, റൂഫിംഗ്, ഓട്
rug: പരവതാനി, കാർപെറ്റ്, ചവിട്ടി
sack wheat: കാലിത്തീറ്റ, കോഴിത്തീറ്റ, പൊടിമിൽ, ധാന്യപ്പൊടി മിൽ
saw hammer: ആശാരി, മരപ്പണി
security-camera: സിസിടിവി, ക്യാമറ സ്ഥാപിക്കൽ
sewing-machine thread: തയ്യൽ, തയ്യൽ ക്ലാസ്, തയ്യൽക്കട, ടെയ്ലർ
shield umbrella: ഇൻഷുറൻസ്
shopping-cart basket: പലചരക്ക്, സൂപ്പർമാർക്കറ്റ്
soap: സോപ്പ്
sofa chair: ഫർണിച്ചർ, സോഫ
solar-panel sun: സോളാർ
tap wrench: പ്ലംബർ, പ്ലംബിംഗ്, പൈപ്പ്
tiles trowel: ടൈൽ, ടൈൽസ്, ഗ്രാനൈറ്റ്
toilet: ശുചിമുറി, സെപ്റ്റിക് ടാങ്ക്, ബാത്ത്റൂം
toolbox hammer: ഹാർഡ്‌വെയർ, പണിയായുധങ്ങൾ
wardrobe: അലമാര
washing-machine basket: വാഷിംഗ് മെഷീൻ, അലക്കൽ, ലോൺട്രി
water-pump droplet: കുഴൽക്കിണർ, ബോർവെൽ, കിണർ, മോട്ടോർ പമ്പ്, കിണർ പണി
water-tank droplet: വാട്ടർ ടാങ്ക്, ടാങ്ക് ക്ലീനിംഗ്, വാട്ടർ ടാങ്ക് ക്ലീനിംഗ്
wifi-router: ബ്രോഡ്ബാൻഡ്, ഇന്റർനെറ്റ് കണക്ഷൻ
window: ജനൽ, ജനാല, ഗ്ലാസ് വർക്ക്
wrench car: കാർ റിപ്പയർ, വർക്ക്ഷോപ്പ്
baby-bodysuit: കുട്ടികളുടെ വസ്ത്രങ്ങൾ, കുഞ്ഞുടുപ്പുകൾ, കുഞ്ഞുടുപ്പ്
backpack pencil: സ്കൂൾ ബാഗ്
bangles: വളകൾ
brain speech-bubble: കൗൺസിലിംഗ്, മനഃശാസ്ത്രജ്ഞൻ
briefs: അടിവസ്ത്രം
clothes-hanger coat: ഡ്രൈ ക്ലീനിംഗ്, ഡ്രൈ ക്ലീനേഴ്സ്
coat: ജാക്കറ്റ്, സ്വെറ്റർ
diamond ring: ആഭരണം, ആഭരണങ്ങൾ, സ്വർണ്ണം, സ്വർണം, ജ്വല്ലറി
dress handbag: വസ്ത്രം, വസ്ത്രങ്ങൾ, തുണിക്കട, ചുരിദാർ, ബുട്ടീക്ക്
dress-shoe: ചെരുപ്പ് നന്നാക്കൽ, ഷൂ റിപ്പയർ
eyelashes eye: പുരികം, കൺപീലി
glasses eye: കണ്ണട, കണ്ണ് പരിശോധന, നേത്രപരിശോധന
graduation-cap books: ~ കോളേജ്, ബിരുദം
handbag: ബാഗ്, ബാഗുകൾ, ഹാൻഡ്ബാഗ്
hearing-aid: ശ്രവണസഹായി
heart handshake: സംഭാവന, സന്നദ്ധപ്രവർത്തകർ, ദാനം
hiking-boot: ട്രെക്കിംഗ്
lipstick nail-polish: ബ്യൂട്ടി പാർലർ, മേക്കപ്പ്, വധു മേക്കപ്പ്
nail-polish: നെയിൽ ആർട്ട്, നഖം
necktie: കോട്ട്, സ്യൂട്ട്, സ്യൂട്ടുകൾ, ഷെർവാണി, കോട്ടും സ്യൂട്ടും
perfume: പെർഫ്യൂം, അത്തർ, സുഗന്ധദ്രവ്യം
ring bouquet: വിവാഹം, കല്യാണം, കല്യാണ മണ്ഡപം
sandal: ചെരിപ്പ്, ചെരുപ്പ്
sari: സാരി, സാരികൾ, കസവ് സാരി
serum-bottle lotion: ഫേഷ്യൽ, ചർമ്മ സംരക്ഷണം
sneaker: ഷൂ, ഷൂസ്
spine: ഫിസിയോതെറാപ്പി, നടുവേദന
sunglasses sun: കൂളിംഗ് ഗ്ലാസ്
t-shirt jeans: ടീഷർട്ട്, യൂണിഫോം
tattoo-machine: ടാറ്റൂ, പച്ചകുത്തൽ
tooth: പല്ല്, ദന്തഡോക്ടർ, ദന്താശുപത്രി, ഡെന്റൽ, ഡെന്റൽ ക്ലിനിക്
x-ray: എക്സ്-റേ, എക്സ്റേ, സ്കാനിംഗ് സെന്റർ
badminton: ബാഡ്മിന്റൺ
balloon party-popper: ബലൂൺ
basketball: ബാസ്കറ്റ്ബോൾ
boxing-glove: ബോക്സിംഗ്
camera: ഫോട്ടോഗ്രാഫി, ഫോട്ടോ സ്റ്റുഡിയോ
chess-pawn trophy: ചെസ്സ്, ചെസ്
cricket: ക്രിക്കറ്റ്
crystal-ball: ജ്യോതിഷം, ജ്യോത്സ്യൻ, ജാതകം
drum: ചെണ്ട, തബല
dumbbell: ജിം, ഫിറ്റ്നസ്
embroidery-hoop thread: എംബ്രോയ്ഡറി
fireworks: പടക്കം, പടക്കങ്ങൾ, വെടിക്കെട്ട്
flute: ഓടക്കുഴൽ
football goal-net: ഫുട്ബോൾ
framed-picture palette: ചിത്രപ്രദർശനം, ഫോട്ടോ ഫ്രെയിം
gift ribbon: സമ്മാനം, സമ്മാനങ്ങൾ, ഗിഫ്റ്റ്
guitar musical-notes: വീണ, ഗിറ്റാർ
judo-suit: കരാട്ടെ, കളരി, കളരിപ്പയറ്റ്
loom yarn: കൈത്തറി, നെയ്ത്ത്
magic-wand top-hat: മാജിക്, മാജിക് ഷോ
microphone: കരോക്കെ, ഗാനമേള, അവതാരകൻ
musical-notes: സംഗീതം, സംഗീത ക്ലാസ്, പാട്ട്
palette paintbrush: മെഹന്ദി, ചിത്രരചന, ചിത്രരചന ക്ലാസ്
party-popper balloon: ഡെക്കറേഷൻ, ജന്മദിനാഘോഷം
piano-keys: പിയാനോ, കീബോർഡ് ക്ലാസ്
studio-microphone headphones: റെക്കോർഡിംഗ് സ്റ്റുഡിയോ
teddy-bear crayon: ഡേ കെയർ, അങ്കണവാടി
television: ടിവി, ടിവി റിപ്പയർ
theatre-masks: നാടകം, കഥകളി, തെയ്യം
thread sewing-needle: തുണി
ticket: ടിക്കറ്റ്
toy-bricks teddy-bear: കളിപ്പാട്ടം, കളിപ്പാട്ടങ്ങൾ
violin: വയലിൻ
volleyball: വോളിബോൾ
yarn: കമ്പിളി, നൂൽ
baby: ശിശു
bride ring: വധു, മണവാട്ടി
clown: കോമാളി
cook frying-pan: പാചക ക്ലാസ്, പാചകം
dancer musical-notes: നൃത്തം, ഡാൻസ്, ഡാൻസ് ക്ലാസ്, ഭരതനാട്യം, നൃത്ത ക്ലാസ്
lotus-position lotus: യോഗ, യോഗ ക്ലാസ്
massage lotus: മസാജ്, തിരുമ്മൽ, ഉഴിച്ചിൽ
nurse: നഴ്സ്, ഹോം നഴ്സ്, വയോജന പരിചരണം
pregnant-woman: ഗർഭിണി, പ്രസവരക്ഷ
swimmer goggles: നീന്തൽ, നീന്തൽ പരിശീലനം
blood-drop: രക്തദാനം
books open-book: പുസ്തകം, പുസ്തകങ്ങൾ, വായനശാല
briefcase handshake: ~ ജോലി
calculator receipt: അക്കൗണ്ടന്റ്, ജിഎസ്ടി, നികുതി
chart-up: നിക്ഷേപം, ഓഹരി, ചിട്ടി
combine-harvester wheat: കൊയ്ത്ത് യന്ത്രം, കൊയ്ത്തുയന്ത്രം
desktop-computer laptop: വെബ്സൈറ്റ്, സോഫ്റ്റ്‌വെയർ, കോഡിംഗ്
drone: ഡ്രോൺ
fountain-pen document: സ്റ്റേഷനറി
laptop screwdriver: കമ്പ്യൂട്ടർ, ലാപ്ടോപ്പ്, കമ്പ്യൂട്ടർ ക്ലാസ്
loudspeaker: സൗണ്ട് സിസ്റ്റം, മൈക്ക് സെറ്റ്
megaphone chart-up: പരസ്യം, മാർക്കറ്റിംഗ്
newspaper: പത്രം
open-book pencil: ട്യൂഷൻ, ഇംഗ്ലീഷ് ക്ലാസ്, സ്പോക്കൺ ഇംഗ്ലീഷ്, പരിഭാഷ
pill stethoscope: മരുന്ന്, മെഡിക്കൽ സ്റ്റോർ
printer: അച്ചടി, പ്രിന്റിംഗ്, ക്ഷണക്കത്ത്
rubber-stamp document: നോട്ടറി, റബ്ബർ സ്റ്റാമ്പ്
scales: വക്കീൽ, അഭിഭാഷകൻ
scissors hair-comb: മുടിവെട്ട്, സലൂൺ
set-square abacus: കണക്ക്, ഗണിതം
smartphone: മൊബൈൽ, മൊബൈൽ റിപ്പയർ, ഫോൺ റിപ്പയർ
speech-bubble: സ്പീച്ച് തെറാപ്പി
stethoscope hospital: ഡോക്ടർ, ആശുപത്രി, ക്ലിനിക്, മെഡിക്കൽ ക്യാമ്പ്
syringe: വാക്സിൻ, കുത്തിവയ്പ്പ്
test-tube: രക്തപരിശോധന, ലാബ്
bank coin: വായ്പ, ലോൺ, ബാങ്ക്
barber-pole razor: ബാർബർ ഷോപ്പ്
bricks crane: വീട് നിർമ്മാണം, വീടുനിർമ്മാണം
bricks trowel: കെട്ടിട നിർമ്മാണം, ഇഷ്ടിക
church: ദേവാലയം
hotel bed: ഹോട്ടൽ, ഹോംസ്റ്റേ, ലോഡ്ജ്, ഹോസ്റ്റൽ, റിസോർട്ട്
house key: വീട്, ഫ്ലാറ്റ്, സ്ഥലം, വീട് വിൽപ്പന, വീട് വാടകയ്ക്ക്
mosque: ഹജ്ജ്, ഉംറ, പള്ളി
museum: മ്യൂസിയം
school backpack: ~ സ്കൂൾ
tent: പന്തൽ, ഷാമിയാന
airplane suitcase: യാത്ര, ടൂർ, വിനോദയാത്ര
ambulance: ആംബുലൻസ്
bicycle: സൈക്കിൾ
bus: ബസ്, ബസ് ബുക്കിംഗ്
canoe motor-boat: വള്ളം, വള്ളംകളി, ബോട്ട്, ബോട്ട് യാത്ര, ശിക്കാര
car bubbles: കാർ വാഷ്
car car-front: കാർ, വാഹനം, കാർ വാടകയ്ക്ക്
fuel-pump: പെട്രോൾ, ഗ്യാസ് സിലിണ്ടർ
lorry delivery-van: വീടുമാറ്റം, ലോറി, പാക്കേഴ്സ്
motor-boat wave: ഹൗസ്ബോട്ട്
motor-scooter: സ്കൂട്ടർ, സ്കൂട്ടി
motorcycle wrench: ബൈക്ക്, ബൈക്ക് റിപ്പയർ
motorcycle-helmet motorcycle: ഹെൽമറ്റ്
passport suitcase: പാസ്പോർട്ട്, വിസ
rickshaw: ഓട്ടോ, ഓട്ടോറിക്ഷ
roller-skate: സ്കേറ്റിംഗ്
steering-wheel car: ഡ്രൈവിംഗ് സ്കൂൾ, ഡ്രൈവിംഗ്
suitcase: സ്യൂട്ട്കേസ്
taxi: ടാക്സി
tipper-truck: മണൽ, ടിപ്പർ, എം സാൻഡ്
tractor wheat: ട്രാക്ടർ
tyre wrench: ടയർ, പഞ്ചർ
watch: വാച്ച്, വാച്ച് റിപ്പയർ, ക്ലോക്ക്
wheelchair crutch: വീൽചെയർ
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: പാക്കേജ്, മണിക്കൂർ, ബസ് സ്റ്റാൻഡ്, വീട്ടിൽ ഉണ്ടാക്കിയ, വീട്ടിലുണ്ടാക്കിയ, വീട്ടുവാതിൽക്കൽ, നിർമ്മാണം
`;

/** Malayalam words that lead to things. Notation: word-list.ts. */
export const malayalamWords = things + unmeant;
