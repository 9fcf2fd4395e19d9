/** Sinhala words that lead to things. Notation: word-list.ts. */
export const sinhalaWords = `
apple basket: පලතුරු
banana: කෙසෙල්
birthday-cake cupcake: කේක්, උපන්දින කේක්, කේක් ඇණවුම්
bread: පාන්, බේකරිය, බේකරි
candy cookie: රසකැවිලි, කැවිලි, කැවුම්, කොකිස්, අතිරස, තොදොල්
chicken-leg: කුකුල් මස්, චිකන්
coconut: පොල්, පොල් තෙල්, තැඹිලි
flatbread: රොටි, පොල් රොටි, කොත්තු
ginger jar: කුරුඳු
honey bee: මී පැණි, කිතුල් පැණි, පැණි
mango: අඹ
noodles chopsticks: ඉඳිආප්ප, නූඩ්ල්ස්
pancakes coffee: ආප්ප
rice: සහල්, හාල්
rice curry: බත්, බත් පැකට්, බිරියානි, බත් මුල්
soft-ice-cream ice-cream: අයිස්ක්‍රීම්
amphora: මැටි බඳුන්, මැටි භාජන, වළං, මැටි
coffee: කෝපි
cutlery dinner-plate: අවන්හල, ආපන ශාලාව, කෑම, කේටරින්
jar chilli: අච්චාරු, කුළුබඩු, මිරිස් කුඩු
juice-box orange: පලතුරු බීම, ජූස්
milk cow: කිරි, මී කිරි, මුදවාපු කිරි, යෝගට්
tea teapot: තේ, තේ කොළ, ලංකා තේ
cat: පූසා, පූස්
cow milk: එළදෙන, ගව
dog: බල්ලා, බල්ලෝ, පශු වෛද්‍ය, බලු පැටවුන්
elephant: සෆාරි
fish: මාළු, මත්ස්‍ය, කරවල
hen egg: බිත්තර, කුකුළු, කුකුළු පැටවුන්
mosquito: මදුරු දැල්, මදුරුදැල්
shrimp: ඉස්සෝ
tropical-fish fish: විසිතුරු මසුන්
bouquet: මල්, මල් කළඹ, මල් සාප්පුව
droplet tap: නළ ළිං, ළිං, ජල පෙරහන්
herb: ආයුර්වේද, ආයුර්වේදය, වෙදමහත්තයා
seedling plant: පැළ, පැළ තවාන, බීජ, මල් පැළ
spade: ගෙවතු, උද්‍යාන, ගෙවත්ත
umbrella: කුඩ
air-conditioner: වායුසමීකරණ, ඒසී
basket carrot: එළවළු, එළවලු, කාබනික එළවළු
broom spray-bottle: පිරිසිදු කිරීම, පිරිසිදු කිරීමේ
candle: ඉටිපන්දම්, අවමංගල්‍ය
curtains window: තිර රෙදි, කර්ටන්
door: දොර, දොරවල්
fridge: ශීතකරණ, ශීතකරණය
key padlock: යතුරු
mattress bed: මෙට්ට
paint-roller bucket: තීන්ත, පින්තාරු කිරීම, තීන්ත ආලේප
plug lightning: විදුලි කාර්මික, වයරින්, විදුලි
roof house: වහල, වහලය, සෙවිලි
saw hammer: වඩු, වඩු වැඩ, වඩු කාර්මික
security-camera: ආරක්ෂක කැමරා, සීසීටීවී
sewing-machine thread: මැහුම්, මැසීම, ටේලර්, මැහුම් පන්ති
shield umbrella: රක්ෂණ, රක්ෂණය
shopping-cart basket: සුපිරි වෙළඳසැල, සිල්ලර බඩු, සිල්ලර කඩය
soap: සබන්
sofa chair: ගෘහ භාණ්ඩ, සෝෆා, පුටු
solar-panel sun: සූර්ය පැනල, සෝලර්
tap wrench: ජලනළ, ප්ලම්බර්, නළ
tiles trowel: ටයිල්
washing-machine: රෙදි සෝදන යන්ත්‍ර, ලොන්ඩරි, රෙදි සේදීම
window: ජනෙල්, ජනේල
wrench car: ගරාජ්, වාහන අලුත්වැඩියා, ගරාජය
diamond ring: රන් භාණ්ඩ, ආභරණ, රත්‍රන්, මැණික්, මුදු
dress handbag: ඇඳුම්, ගවුම්, බතික්
glasses eye: ඇස් කණ්ණාඩි, කණ්ණාඩි, අක්ෂි පරීක්ෂාව
handbag: බෑග්, අත් බෑග්
lipstick nail-polish: රූපලාවන්‍ය, රූපලාවණ්‍ය, බියුටි සැලෝන්, මේකප්
nail-polish: නිය, නිය අලංකරණය
ring bouquet: විවාහ, මංගල, මංගල උත්සව, උත්සව ශාලාව
sandal: සෙරෙප්පු
sari: සාරි, සාරිය
shopping-bags price-tag: ~ වට්ටම්
sneaker: සපත්තු
t-shirt jeans: ටීෂර්ට්, නිල ඇඳුම්
tooth: දන්ත, දන්ත සායනය, දන්ත වෛද්‍ය, දත්, දන්ත වෛද්‍යවරයා
balloon party-popper: බැලූන්, උපන්දින
camera: ඡායාරූප, ඡායාරූප ශිල්පී, ෆොටෝ, විවාහ ඡායාරූප
chess-pawn trophy: චෙස්
cricket: ක්‍රිකට්
drum: බෙර, තබ්ලා
dumbbell: ජිම්, ශරීර සුවතා
football goal-net: පාපන්දු
gift ribbon: තෑගි
guitar musical-notes: ගිටාර්, සිතාර්
judo-suit: කරාටේ, කරාතේ
musical-notes: සංගීත, සංගීතය, සංගීත පන්ති, ගායන
palette paintbrush: චිත්‍ර, චිත්‍ර පන්ති, සිතුවම්
piano-keys: පියානෝ
teddy-bear crayon: පෙර පාසල, ළමා නිවාසය, දිවා සුරැකුම්, සෙල්ලම් බඩු
thread sewing-needle: රෙදි, රෙදිපිළි, අත්යන්ත්‍ර රෙදි
violin: වයලින්
baby: ළමා ඇඳුම්, බිළිඳු
bride ring: මනාලියන්, මනාලි, මනාලියන් හැඩගැන්වීම
cook frying-pan: ආහාර පිසීම, ඉවුම් පිහුම්
dancer musical-notes: නැටුම්, නර්තන, නැටුම් පන්ති
lotus-position lotus: යෝගා, භාවනා
massage lotus: සම්බාහනය, මසාජ්
swimmer goggles: පිහිනුම්, පිහිනීම, පිහිනුම් පුහුණුව
books open-book: පොත්, පොත් සාප්පුව
briefcase handshake: ~ රැකියා
calculator receipt: ගණකාධිකාරී, ගිණුම්, බදු
laptop screwdriver: පරිගණක, ලැප්ටොප්, පරිගණක අලුත්වැඩියා
open-book pencil: ටියුෂන්, උපකාරක පන්ති, ඉංග්‍රීසි, ඉංග්‍රීසි පන්ති, පරිවර්තන, සිංහල පන්ති
pill stethoscope: ෆාමසිය, බෙහෙත්, ෆාමසි
printer: මුද්‍රණ, මුද්‍රණාලය, ආරාධනා පත්‍ර
printer paintbrush: නාම පුවරු, බැනර්, පෝස්ටර්
scales: නීතිඥ, නීතීඥ, නොතාරිස්
scissors hair-comb: කොණ්ඩා, කොණ්ඩා කැපීම, සැලෝන්, හිසකෙස්
set-square abacus: ගණිතය, ගණිත, ගණිත පන්ති
smartphone: දුරකථන, ෆෝන්, ෆෝන් රිපෙයාර්, ජංගම දුරකථන
stethoscope hospital: වෛද්‍ය, වෛද්‍යවරයා, සායනය, රෝහල, වෛද්‍ය මධ්‍යස්ථානය
bank coin: ණය, බැංකුව, උකස්
barber-pole razor: බාබර්, බාබර් සාප්පුව
bricks trowel: ඉදිකිරීම්, ගඩොල්, ගෙවල් හදන
hindu-temple: පන්සල, දේවාලය
hotel bed: හෝටලය, හෝටල්, විලා, නවාතැන්
house key: නිවාස, නිවස, ගෙවල්, ඉඩම්, කාමර, බෝඩිම
airplane suitcase: සංචාර, චාරිකා, ගුවන් ටිකට්
bicycle: බයිසිකල්, පාපැදි
car bubbles: වාහන සේවා, කාර් වොෂ්
car car-front: මෝටර් රථ, කාර්, වාහන, කුලී රථ
lorry delivery-van: ලොරි, ගෙවල් මාරු, භාණ්ඩ ප්‍රවාහනය
motorcycle: යතුරුපැදි, බයික්
rickshaw: ත්‍රීවීල්, ත්‍රිරෝද රථ
steering-wheel car: රියදුරු, රියදුරු පුහුණු, ලේනර්ස්
taxi: ටැක්සි
tyre wrench: ටයර්
watch: ඔරලෝසු, ඔරලෝසු අලුත්වැඩියාව
`;
