/** Trades and goods in Sinhala. Notation: word-list.ts. */
export const sinhalaTrades = `
tooth: දන්ත, දන්ත සායනය, දන්ත වෛද්‍ය, දත්, දන්ත වෛද්‍යවරයා
stethoscope hospital: වෛද්‍ය, වෛද්‍යවරයා, සායනය, රෝහල, වෛද්‍ය මධ්‍යස්ථානය
herb: ආයුර්වේද, ආයුර්වේදය, වෙදමහත්තයා
glasses eye: ඇස් කණ්ණාඩි, කණ්ණාඩි, අක්ෂි පරීක්ෂාව
pill: ෆාමසිය, බෙහෙත්, ෆාමසි
massage: සම්බාහනය, මසාජ්
lipstick: රූපලාවන්‍ය, රූපලාවණ්‍ය, බියුටි සැලෝන්, මේකප්
bride: මනාලියන්, මනාලි, මනාලියන් හැඩගැන්වීම
nail-polish: නිය, නිය අලංකරණය
scissors hair-comb: කොණ්ඩා, කොණ්ඩා කැපීම, සැලෝන්, හිසකෙස්
barber-pole: බාබර්, බාබර් සාප්පුව
lotus-position: යෝගා, භාවනා
dumbbell: ජිම්, ශරීර සුවතා
swimmer: පිහිනුම්, පිහිනීම, පිහිනුම් පුහුණුව
cricket: ක්‍රිකට්
football: පාපන්දු
judo-suit: කරාටේ, කරාතේ
chess-pawn: චෙස්
dancer: නැටුම්, නර්තන, නැටුම් පන්ති
musical-notes: සංගීත, සංගීතය, සංගීත පන්ති, ගායන
guitar: ගිටාර්, සිතාර්
piano-keys: පියානෝ
violin: වයලින්
drum: බෙර, තබ්ලා
palette: චිත්‍ර, චිත්‍ර පන්ති, සිතුවම්
amphora: මැටි බඳුන්, මැටි භාජන, වළං, මැටි
open-book pencil: ටියුෂන්, උපකාරක පන්ති, ඉංග්‍රීසි, ඉංග්‍රීසි පන්ති, පරිවර්තන, සිංහල පන්ති
set-square abacus: ගණිතය, ගණිත, ගණිත පන්ති
teddy-bear: පෙර පාසල, ළමා නිවාසය, දිවා සුරැකුම්, සෙල්ලම් බඩු
laptop: පරිගණක, ලැප්ටොප්, පරිගණක අලුත්වැඩියා
smartphone: දුරකථන, ෆෝන්, ෆෝන් රිපෙයාර්, ජංගම දුරකථන
printer: මුද්‍රණ, මුද්‍රණාලය, ආරාධනා පත්‍ර
camera: ඡායාරූප, ඡායාරූප ශිල්පී, ෆොටෝ, විවාහ ඡායාරූප
bread: පාන්, බේකරිය, බේකරි
flatbread: රොටි, පොල් රොටි, කොත්තු
pancakes: ආප්ප
noodles: ඉඳිආප්ප, නූඩ්ල්ස්
birthday-cake: කේක්, උපන්දින කේක්, කේක් ඇණවුම්
candy cookie: රසකැවිලි, කැවිලි, කැවුම්, කොකිස්, අතිරස, තොදොල්
rice curry: බත්, බත් පැකට්, බිරියානි, බත් මුල්
jar chilli: අච්චාරු, කුළුබඩු, මිරිස් කුඩු
cook frying-pan: ආහාර පිසීම, ඉවුම් පිහුම්
chicken-leg: කුකුල් මස්, චිකන්
hen egg: බිත්තර, කුකුළු, කුකුළු පැටවුන්
fish: මාළු, මත්ස්‍ය, කරවල
shrimp: ඉස්සෝ
milk: කිරි, මී කිරි, මුදවාපු කිරි, යෝගට්
honey: මී පැණි, කිතුල් පැණි, පැණි
coconut: පොල්, පොල් තෙල්, තැඹිලි
cutlery dinner-plate: අවන්හල, ආපන ශාලාව, කෑම, කේටරින්
tea teapot: තේ, තේ කොළ, ලංකා තේ
coffee: කෝපි
juice-box orange: පලතුරු බීම, ජූස්
soft-ice-cream: අයිස්ක්‍රීම්
basket carrot: එළවළු, එළවලු, කාබනික එළවළු
apple basket: පලතුරු
mango: අඹ
banana: කෙසෙල්
rice: සහල්, හාල්
ginger jar: කුරුඳු
shopping-cart: සුපිරි වෙළඳසැල, සිල්ලර බඩු, සිල්ලර කඩය
bouquet: මල්, මල් කළඹ, මල් සාප්පුව
seedling plant: පැළ, පැළ තවාන, බීජ, මල් පැළ
spade: ගෙවතු, උද්‍යාන, ගෙවත්ත
sari: සාරි, සාරිය
dress: ඇඳුම්, ගවුම්, බතික්
t-shirt: ටීෂර්ට්, නිල ඇඳුම්
baby: ළමා ඇඳුම්, බිළිඳු
sewing-machine thread: මැහුම්, මැසීම, ටේලර්, මැහුම් පන්ති
thread: රෙදි, රෙදිපිළි, අත්යන්ත්‍ර රෙදි
curtains: තිර රෙදි, කර්ටන්
sneaker: සපත්තු
sandal: සෙරෙප්පු
handbag: බෑග්, අත් බෑග්
diamond ring: රන් භාණ්ඩ, ආභරණ, රත්‍රන්, මැණික්, මුදු
watch: ඔරලෝසු, ඔරලෝසු අලුත්වැඩියාව
soap: සබන්
candle: ඉටිපන්දම්, අවමංගල්‍ය
umbrella: කුඩ
broom: පිරිසිදු කිරීම, පිරිසිදු කිරීමේ
washing-machine: රෙදි සෝදන යන්ත්‍ර, ලොන්ඩරි, රෙදි සේදීම
fridge: ශීතකරණ, ශීතකරණය
air-conditioner: වායුසමීකරණ, ඒසී
tap wrench: ජලනළ, ප්ලම්බර්, නළ
plug lightning: විදුලි කාර්මික, වයරින්, විදුලි
droplet tap: ළිං, ජල පෙරහන්, නළ ළිං
key: යතුරු
paint-roller: තීන්ත, පින්තාරු කිරීම, තීන්ත ආලේප
bricks: ඉදිකිරීම්, ගඩොල්, ගෙවල් හදන
roof: වහල, වහලය, සෙවිලි
tiles: ටයිල්
door: දොර, දොරවල්
window: ජනෙල්, ජනේල
saw hammer: වඩු, වඩු වැඩ, වඩු කාර්මික
sofa chair: ගෘහ භාණ්ඩ, සෝෆා, පුටු
mattress: මෙට්ට
house key: නිවාස, නිවස, ගෙවල්, ඉඩම්, කාමර, බෝඩිම
hotel bed: හෝටලය, හෝටල්, විලා, නවාතැන්
airplane suitcase: සංචාර, චාරිකා, ගුවන් ටිකට්
elephant: සෆාරි
hindu-temple: පන්සල, දේවාලය
car: මෝටර් රථ, කාර්, වාහන, කුලී රථ
car bubbles: වාහන සේවා, කාර් වොෂ්
wrench car: ගරාජ්, වාහන අලුත්වැඩියා, ගරාජය
tyre: ටයර්
motorcycle: යතුරුපැදි, බයික්
bicycle: බයිසිකල්, පාපැදි
rickshaw: ත්‍රීවීල්, ත්‍රිරෝද රථ
taxi: ටැක්සි
lorry delivery-van: ලොරි, ගෙවල් මාරු, භාණ්ඩ ප්‍රවාහනය
steering-wheel: රියදුරු, රියදුරු පුහුණු, ලේනර්ස්
calculator receipt: ගණකාධිකාරී, ගිණුම්, බදු
scales: නීතිඥ, නීතීඥ, නොතාරිස්
shield: රක්ෂණ, රක්ෂණය
bank coin: ණය, බැංකුව, උකස්
briefcase: ~ රැකියා
ring bouquet: විවාහ, මංගල, මංගල උත්සව, උත්සව ශාලාව
balloon party-popper: බැලූන්, උපන්දින
dog: බල්ලා, බල්ලෝ, පශු වෛද්‍ය, බලු පැටවුන්
cat: පූසා, පූස්
cow milk: එළදෙන, ගව
tropical-fish fish: විසිතුරු මසුන්
books: පොත්, පොත් සාප්පුව
gift: තෑගි
solar-panel: සූර්ය පැනල, සෝලර්
security-camera: ආරක්ෂක කැමරා, සීසීටීවී
shopping-bags: ~ වට්ටම්
printer paintbrush: නාම පුවරු, බැනර්, පෝස්ටර්
`;
