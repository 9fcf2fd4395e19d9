/** Services and repairs in Telugu, read before its trades. Notation: word-list.ts. */
export const teluguServices = `
blouse sewing-needle: లేడీస్ టైలర్, బ్లౌజ్, బ్లౌజ్ కుట్టు, బ్లౌజులు
curry rice: కర్రీ, కర్రీలు, కర్రీస్, కూర, కూరలు, కర్రీ పాయింట్
stethoscope test-tube: ఫుల్ బాడీ చెకప్, బాడీ చెకప్, హెల్త్ చెకప్, మాస్టర్ హెల్త్ చెకప్
cocktail tropical-drink: బార్టెండర్, కాక్‌టెయిల్
fountain-pen: చేతిరాత, చేతిరాత తరగతులు
tap wrench: నీటి మోటార్, మోటార్ పంప్, గీజర్
plug lightning: జనరేటర్, ఇన్వర్టర్
roof: వాటర్‌ప్రూఫింగ్, వాటర్ ప్రూఫింగ్
paint-roller: వాల్‌పేపర్, వాల్ పేపర్
trowel: ప్లాస్టరింగ్
printer: సైన్ బోర్డు, సైన్ బోర్డులు, ఫ్లెక్సీ
hair-comb: విగ్గులు, విగ్గు
eyelashes eye: ఐబ్రో, ఐబ్రో థ్రెడింగ్
razor: లేజర్ హెయిర్ రిమూవల్
massage: కప్పింగ్ థెరపీ
speech-bubble: స్పీచ్ థెరపీ
bouncy-castle: బౌన్సీ కాజిల్
clown balloon: జోకర్
chair: కుర్చీలు, కుర్చీ, ఆఫీస్ కుర్చీలు, కుర్చీలు టేబుళ్లు
fireworks firecracker: బాణాసంచా, టపాసులు
yarn: అల్లిక, అల్లికలు
fishing-rod: చేపలు పట్టే
hen chick: కోళ్ల పెంపకం, నాటు కోళ్లు, కోళ్ల ఫారం
tropical-fish fish: ఆక్వేరియం, అక్వేరియం
droplet: డ్రిప్ ఇరిగేషన్, బిందు సేద్యం
tree axe: చెట్లు కొట్టడం
lawnmower: గడ్డి కోత
amphora coin: పురాతన వస్తువులు
kitchen-knife: కత్తి, కత్తి సాన
sewing-machine: కుట్టు మిషన్, కుట్టు మిషన్లు
oven: గ్యాస్ స్టవ్, స్టవ్
laptop: డేటా రికవరీ
car window: కారు అద్దం, కారు అద్దాలు
candle: అంత్యక్రియలు
pancakes: ఇడ్లీ పిండి, దోశ పిండి, దోసె పిండి, పాన్‌కేక్
curtains window: బ్లైండ్స్
light-bulb: షాండ్లియర్
mirror: అద్దాలు, అద్దం
foot: పాదాల సంరక్షణ
backpack: స్కూల్ బ్యాగులు, స్కూల్ బ్యాగ్
broom bucket: నిర్మాణం తర్వాత క్లీనింగ్
ice-cube: ఐస్, ఐస్ బ్లాక్
vacuum-cleaner: వాక్యూమ్ క్లీనర్
staircase: మెట్ల రైలింగ్, రైలింగ్
amphora: మట్టి కుండలు, కుండలు, మట్టి పాత్రలు
fire-extinguisher: అగ్నిమాపక, అగ్నిమాపక పరికరాలు
chart-up: ఆర్థిక సలహాదారు, పెట్టుబడి, షేర్లు
fence: కంచె, ఫెన్సింగ్
helicopter: హెలికాప్టర్
horse horse-rider: గుర్రం, గుర్రపు స్వారీ
basket leaves: బుట్ట, వెదురు బుట్టలు
thread: ఎంబ్రాయిడరీ, చేనేత
mushroom: పుట్టగొడుగు, పుట్టగొడుగులు
mirror: అద్దం, అద్దాలు
necktie: సూట్, షేర్వాణీ
wardrobe: బీరువా, అల్మారా
watch: గడియారం, వాచ్ రిపేర్
umbrella: గొడుగు
book books: బైండింగ్
ticket: టికెట్, టికెట్లు
logs: కట్టెలు
motor-boat: పడవ, బోటింగ్
stroller: బేబీ స్త్రోలర్
-: ప్యాకేజీ, ప్యాకేజ్
bricks crane: ఇంటి నిర్మాణం, ఇళ్ల నిర్మాణం
airplane: పైలట్, పైలట్ శిక్షణ
-: బస్ స్టాండ్, బస్టాండ్
`;
