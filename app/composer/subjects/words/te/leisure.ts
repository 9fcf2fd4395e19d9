/** Telugu words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const teluguLeisure = `
badminton: బ్యాడ్మింటన్
balloon party-popper: బెలూన్, బెలూన్ డెకరేషన్, పుట్టినరోజు డెకరేషన్
basketball: బాస్కెట్‌బాల్
billiard-ball: స్నూకర్
bowling: బౌలింగ్
boxing-glove: బాక్సింగ్
camera: ఫోటోగ్రాఫర్, ఫోటోగ్రఫీ, ఫోటో, ఫోటో స్టూడియో, కెమెరా, ప్రీ వెడ్డింగ్
camera ring: పెళ్లి ఫోటో, పెళ్లి ఫోటోలు, పెళ్లి ఫోటోగ్రఫీ
chess-pawn trophy: చదరంగం, చెస్
clapperboard video-camera: వీడియో ఎడిటింగ్, వీడియోగ్రఫీ
cricket: క్రికెట్, క్రికెట్ అకాడమీ
crystal-ball: జ్యోతిష్యం, జాతకం, వాస్తు, జ్యోతిష్కుడు
diving-mask tropical-fish: స్కూబా
drum: తబలా, డప్పు, మృదంగం
dumbbell stopwatch: జిమ్, వ్యాయామం, ఫిట్‌నెస్, ఫిట్‌నెస్ సెంటర్, పర్సనల్ ట్రైనర్, వ్యాయామశాల
embroidery-hoop thread: ఎంబ్రాయిడరీ, మగ్గం వర్క్, మగ్గం
fireworks firecracker: బాణాసంచా, టపాసులు, బాణసంచా
fishing-rod fish: చేపలు పట్టే
flute: వేణువు, ఫ్లూట్
football goal-net: ఫుట్‌బాల్, ఫుట్‌బాల్ అకాడమీ, ఫుట్ బాల్
framed-picture palette: ఫోటో ఫ్రేమ్
game-controller joystick: గేమింగ్, వీడియో గేమ్
gift ribbon: బహుమతి, బహుమతులు, గిఫ్ట్ షాప్, గిఫ్ట్, రిటర్న్ గిఫ్ట్స్
golf golfer: గోల్ఫ్
guitar musical-notes: గిటార్, సితార్
headphones: హెడ్‌ఫోన్స్, ఇయర్ బడ్స్
judo-suit: కరాటే, తైక్వాండో, మార్షల్ ఆర్ట్స్
loom yarn: చేనేత, నేత, చేనేత మగ్గం, నేతన్న
magic-wand top-hat: మ్యాజిక్ షో
marionette theatre-masks: తోలుబొమ్మలాట, తోలుబొమ్మలు
microphone: సంగీతం క్లాస్, గాయకుడు, స్టాండప్ కామెడీ, కరోకే
musical-notes: సంగీతం, పాటలు, సంగీత పాఠశాల, మ్యూజిక్ క్లాస్, కర్ణాటక సంగీతం, భజన
palette paintbrush: డ్రాయింగ్ క్లాస్, చిత్రలేఖనం, డ్రాయింగ్, గ్రాఫిక్ డిజైన్, ఆర్ట్ క్లాస్, పెయింటింగ్ క్లాస్, ముగ్గులు
party-popper balloon: ఈవెంట్స్, పుట్టినరోజు
party-popper balloon: ~ పుట్టినరోజు వేడుక, పార్టీ
piano-keys: పియానో, కీబోర్డ్
potters-wheel vase: కుమ్మరి
sewing-needle thread: దర్జీ, కుట్టు, టైలర్, టైలరింగ్, టైలర్ షాప్, కుట్టు పని
shisha: హుక్కా
studio-microphone headphones: పాడ్‌కాస్ట్, రికార్డింగ్ స్టూడియో
table-tennis: టేబుల్ టెన్నిస్
target: పెయింట్‌బాల్
teddy-bear crayon: బొమ్మలు, బొమ్మ, కిండర్ గార్టెన్, ప్లే స్కూల్, ఆట బొమ్మలు, ప్రీ స్కూల్, డే కేర్, బేబీ సిట్టర్
television: టీవీ, టీవీ రిపేర్, టెలివిజన్
tennis: టెన్నిస్
theatre-masks: నాటకం, నటన శిక్షణ
thread sewing-needle: క్లాత్, బట్ట
ticket: టికెట్, టికెట్లు, కాన్సర్ట్
violin: వయోలిన్
volleyball: వాలీబాల్
yarn: అల్లిక, అల్లికలు, క్రోషె, ఊలు
baby: చిన్న పిల్లల బట్టలు
bride ring: వధువు, పెళ్లి కూతురు, పెళ్లి లెహంగా
clown balloon: జోకర్
cook frying-pan: వంట క్లాసులు, కుకింగ్ క్లాస్, బేకింగ్ క్లాస్
cook frying-pan: ~ వంట
dancer musical-notes: నృత్యం, డాన్స్, కూచిపూడి, భరతనాట్యం, నాట్యం, జుంబా, డ్యాన్స్, డాన్స్ క్లాస్
gymnast: జిమ్నాస్టిక్స్
lotus-position lotus: యోగా, ధ్యానం, యోగా క్లాస్, మెడిటేషన్
massage lotus: కప్పింగ్ థెరపీ, మసాజ్, స్పా, మసాజ్ సెంటర్, ఆక్యుపంక్చర్
nurse: నర్సు, వృద్ధాశ్రమం, నర్సింగ్, వృద్ధుల సంరక్షణ
pregnant-woman: గర్భిణీ, ప్రసవ
runner sneaker: మారథాన్
sauna: సౌనా
swimmer goggles: ఈత, స్విమ్మింగ్, స్విమ్మింగ్ పూల్, స్విమ్మింగ్ పూల్ నిర్మాణం
`;
