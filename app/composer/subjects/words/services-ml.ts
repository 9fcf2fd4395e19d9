/** Services and rarer goods in Malayalam. Notation: word-list.ts. */
export const malayalamServices = `
canoe motor-boat: വള്ളം, വള്ളംകളി, ബോട്ട്, ബോട്ട് യാത്ര, ശിക്കാര
gift: സമ്മാനം, സമ്മാനങ്ങൾ, ഗിഫ്റ്റ്
curtains: കർട്ടൻ, തിരശ്ശീല
candle: മെഴുകുതിരി, സംസ്കാരം, ശവസംസ്കാരം
handbag: ബാഗ്, ബാഗുകൾ, ഹാൻഡ്ബാഗ്
watch: വാച്ച്, വാച്ച് റിപ്പയർ, ക്ലോക്ക്
piano-keys: പിയാനോ, കീബോർഡ് ക്ലാസ്
violin: വയലിൻ
flute: ഓടക്കുഴൽ
guitar: വീണ
umbrella: കുടകൾ
door: വാതിൽ, വാതിലുകൾ
window: ജനൽ, ജനാല, ഗ്ലാസ് വർക്ക്
security-camera: സിസിടിവി, ക്യാമറ സ്ഥാപിക്കൽ
roof: മേൽക്കൂര, റൂഫിംഗ്, ഓട്
tiles: ടൈൽ, ടൈൽസ്, ഗ്രാനൈറ്റ്
nail-polish: നെയിൽ ആർട്ട്, നഖം
cat: പൂച്ച, പൂച്ചക്കുട്ടി
football: ഫുട്ബോൾ
cricket: ക്രിക്കറ്റ്
thread: തുണി, കൈത്തറി, നെയ്ത്ത്
stew: സൂപ്പ്, സാമ്പാർ
rug: പരവതാനി, കാർപെറ്റ്, ചവിട്ടി
balloon: ബലൂൺ
meat-on-bone: ബാർബിക്യൂ, അൽഫാം, തന്തൂരി
kebab: കബാബ്, ഷവർമ, ഷവായ
judo-suit: കരാട്ടെ, കളരി, കളരിപ്പയറ്റ്
boxing-glove: ബോക്സിംഗ്
chess-pawn: ചെസ്സ്, ചെസ്
badminton: ബാഡ്മിന്റൺ
baby: കുഞ്ഞുടുപ്പ്, ശിശു
bride: വധു, മണവാട്ടി
noodles: നൂഡിൽസ്, ഇടിയപ്പം
school: ~ സ്കൂൾ
graduation-cap: ~ കോളേജ്, ബിരുദം
eyelashes: പുരികം, കൺപീലി
dumpling: മോമോസ്, കൊഴുക്കട്ട
desktop-computer: വെബ്സൈറ്റ്, സോഫ്റ്റ്‌വെയർ, കോഡിംഗ്
dress-shoe: ചെരുപ്പ് നന്നാക്കൽ, ഷൂ റിപ്പയർ
peanuts: കശുവണ്ടി, കപ്പലണ്ടി, നിലക്കടല, ഡ്രൈ ഫ്രൂട്ട്സ്
tent: പന്തൽ, ഷാമിയാന
fountain-pen: സ്റ്റേഷനറി, നോട്ടറി
necktie: കോട്ട്, സ്യൂട്ട്, സ്യൂട്ടുകൾ, ഷെർവാണി
microphone: കരോക്കെ, ഗാനമേള, അവതാരകൻ
perfume: പെർഫ്യൂം, അത്തർ, സുഗന്ധദ്രവ്യം
serum-bottle: ഫേഷ്യൽ, ചർമ്മ സംരക്ഷണം
pizza: പിസ്സ, പിസ
burger: ബർഗർ
sandwich: സാൻഡ്‌വിച്ച്
brain: കൗൺസിലിംഗ്, മനഃശാസ്ത്രജ്ഞൻ
spine: ഫിസിയോതെറാപ്പി, നടുവേദന
television: ടിവി, ടിവി റിപ്പയർ
oven: ഗൃഹോപകരണം, ഗൃഹോപകരണങ്ങൾ, ഗ്യാസ് സ്റ്റൗ
tractor: ട്രാക്ടർ
yarn: കമ്പിളി, നൂൽ
cockroach: കീടനിയന്ത്രണം, പാറ്റ, ചിതൽ
cookie: ബിസ്കറ്റ്
bus: ബസ്, ബസ് ബുക്കിംഗ്
loudspeaker: സൗണ്ട് സിസ്റ്റം, മൈക്ക് സെറ്റ്
heart: സംഭാവന, സന്നദ്ധപ്രവർത്തകർ, ദാനം
hiking-boot: ട്രെക്കിംഗ്
horse: കുതിര, കുതിരസവാരി
cheese: പനീർ, ചീസ്
recycling: ആക്രി, പഴയ സാധനങ്ങൾ
wheat: ഗോതമ്പ്, ആട്ട, മാവ് മിൽ
clown: കോമാളി
motor-scooter: സ്കൂട്ടർ, സ്കൂട്ടി
coat: ജാക്കറ്റ്, സ്വെറ്റർ
crystal-ball: ജ്യോതിഷം, ജ്യോത്സ്യൻ, ജാതകം
theatre-masks: നാടകം, കഥകളി, തെയ്യം
chart-up: നിക്ഷേപം, ഓഹരി, ചിട്ടി
salad: സാലഡ്, ഡയറ്റ്
nurse: നഴ്സ്, ഹോം നഴ്സ്, വയോജന പരിചരണം
beans: പയർ, പരിപ്പ്
lawnmower: പുല്ല് വെട്ടൽ, പുല്ലുവെട്ട്
fire: വെൽഡിംഗ്
sheep: ചെമ്മരിയാട്
tropical-fish: അക്വേറിയം, അലങ്കാര മത്സ്യം
tattoo-machine: ടാറ്റൂ, പച്ചകുത്തൽ
mosque: ഹജ്ജ്, ഉംറ, പള്ളി
church: ദേവാലയം
bed: കട്ടിൽ, കിടക്ക
wardrobe: അലമാര
mirror: കണ്ണാടി
passport: പാസ്പോർട്ട്, വിസ
watermelon: തണ്ണിമത്തൻ
orange: ഓറഞ്ച്
pregnant-woman: ഗർഭിണി, പ്രസവരക്ഷ
backpack: സ്കൂൾ ബാഗ്
drone: ഡ്രോൺ
parrot: തത്ത, പക്ഷി
basketball: ബാസ്കറ്റ്ബോൾ
volleyball: വോളിബോൾ
mushroom: കൂൺ, കൂൺ കൃഷി
logs: വിറക്
crab: ഞണ്ട്
fuel-pump: പെട്രോൾ, ഗ്യാസ് സിലിണ്ടർ
magic-wand: മാജിക്, മാജിക് ഷോ
studio-microphone: റെക്കോർഡിംഗ് സ്റ്റുഡിയോ
toilet: ശുചിമുറി, സെപ്റ്റിക് ടാങ്ക്, ബാത്ത്റൂം
test-tube: രക്തപരിശോധന, ലാബ്
battery: ബാറ്ററി, ഇൻവെർട്ടർ
speech-bubble: സ്പീച്ച് തെറാപ്പി
tree: മരം മുറിക്കൽ, മരംവെട്ട്
light-bulb: ലൈറ്റ്, ലൈറ്റുകൾ, എൽഇഡി, വിളക്കുകൾ
oil-lamp: നിലവിളക്ക്
megaphone: പരസ്യം, മാർക്കറ്റിംഗ്
toolbox: ഹാർഡ്‌വെയർ, പണിയായുധങ്ങൾ
framed-picture: ചിത്രപ്രദർശനം, ഫോട്ടോ ഫ്രെയിം
briefs: അടിവസ്ത്രം
sunglasses: കൂളിംഗ് ഗ്ലാസ്
sewing-needle: എംബ്രോയ്ഡറി
kitchen-knife: പാത്രങ്ങൾ, കത്തി
museum: മ്യൂസിയം
roller-skate: സ്കേറ്റിംഗ്
chocolate: ചോക്ലേറ്റ്
wheelchair: വീൽചെയർ
syringe: വാക്സിൻ, കുത്തിവയ്പ്പ്
fireworks: പടക്കം, പടക്കങ്ങൾ, വെടിക്കെട്ട്
hearing-aid: ശ്രവണസഹായി
fire-extinguisher: അഗ്നിശമന
suitcase: സ്യൂട്ട്കേസ്
ambulance: ആംബുലൻസ്
potato: കപ്പ, ഉരുളക്കിഴങ്ങ്
drill: കുഴൽക്കിണർ, ബോർവെൽ
fence: വേലി
popcorn: സിനിമ
newspaper: പത്രം
ticket: ടിക്കറ്റ്
duck: താറാവ്
grapes: മുന്തിരി
chair: കസേര, കസേര വാടകയ്ക്ക്
strawberry: സ്ട്രോബെറി
-: പാക്കേജ്, മണിക്കൂർ
necktie: കോട്ടും സ്യൂട്ടും
bricks crane: വീട് നിർമ്മാണം, വീടുനിർമ്മാണം
door: മുൻവാതിൽ
-: ബസ് സ്റ്റാൻഡ്
`;
