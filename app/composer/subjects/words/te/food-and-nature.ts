/** Telugu words for food, drink, animals and plants. Notation: word-list.ts. */
export const teluguFoodAndNature = `
apple basket: పండ్లు, పండు, పండ్ల దుకాణం
avocado: అవకాడో
banana: అరటి పండ్లు
beans: పప్పులు
bento rice: లంచ్ బాక్స్
birthday-cake cupcake: కేక్, కేకులు, బర్త్ డే కేక్, పుట్టినరోజు కేక్, కేక్స్
bread croissant: బేకరీ, బ్రెడ్
burger french-fries: బర్గర్, బర్గర్లు
cabbage: క్యాబేజీ
candy lollipop: స్వీట్లు, మిఠాయి దుకాణం, పిండి వంటలు, స్వీట్ షాప్, బెల్లం, లడ్డులు, లడ్డూలు, చిక్కీ
canned-food basket: ఆహార పంపిణీ
cheese: పనీర్
chicken-leg: చికెన్, కోడి, చికెన్ షాప్, నాటు కోడి
chocolate candy: చాక్లెట్, చాక్లెట్లు
coconut: కొబ్బరి బొండాలు, కొబ్బరి నీళ్ళు, కొబ్బరికాయ
cookie: బిస్కెట్లు, కుకీలు
croissant bread: బేకరీ ఐటమ్స్
cupcake: కప్ కేక్
curry rice: కర్రీ, కర్రీలు, కర్రీస్, కూర, కూరలు, కర్రీ పాయింట్, బిర్యానీ, భోజనం, అన్నం
dates: ఖర్జూరం
dosa: దోశ, దోసె, దోసెలు, ఇడ్లీ, ఇడ్లీ దోశ, దోశ పిండి, మసాలా దోశ
doughnut: డోనట్
dumpling: మోమోస్
egg basket: గుడ్లు, కోడిగుడ్లు, నాటు కోడి గుడ్లు
falafel: ఫలాఫెల్
flatbread: చపాతీ, రొట్టెలు, జొన్న రొట్టె
grapes: ద్రాక్ష
honey bee: తేనె, అడవి తేనె
kebab flatbread: షావర్మా, షవర్మా, కబాబ్
ladoos: మిఠాయి, మిఠాయిలు, స్వీట్స్, పూతరేకులు, కాజా, జిలేబీ
mango: మామిడి, మామిడి పండ్లు, మామిడి పండు
meat-on-bone: బార్బెక్యూ
mushroom: పుట్టగొడుగు, పుట్టగొడుగులు
noodles chopsticks: నూడుల్స్
olive-oil olives: గానుగ నూనె, చెక్క గానుగ, నువ్వుల నూనె
orange soft-drink: నారింజ
pancakes coffee: ఇడ్లీ పిండి, దోసె పిండి, పాన్‌కేక్, టిఫిన్స్, దోశలు, ఇడ్లీలు, టిఫిన్ సెంటర్, పరోటా, టిఫిన్
peanuts: వేరుశనగ
peanuts pistachios: డ్రై ఫ్రూట్స్, జీడిపప్పు
pistachios peanuts: ~ పిస్తా
pizza: పిజ్జా
pomegranate: దానిమ్మ
popcorn film-camera: సినిమా, సినిమా థియేటర్
potato: ఆలుగడ్డలు
rice curry: బియ్యం, పులావ్
roast-chicken: తందూరి చికెన్, గ్రిల్ చికెన్
saffron: కుంకుమ పువ్వు, కుంకుమపువ్వు
salad: డైట్, సలాడ్, డైటీషియన్
samosa: సమోసా, సమోసాలు, పకోడీ, బజ్జీలు
sandwich baguette: శాండ్‌విచ్
soft-ice-cream ice-cream: ఐస్ క్రీమ్, ఐస్‌క్రీం, ఐస్ క్రీం, కుల్ఫీ, ఐస్‌క్రీమ్ పార్లర్
spaghetti tomato: పాస్తా
steak kitchen-knife: మాంసం, మటన్ షాపు, మటన్, మాంసం దుకాణం
stew cutlery: సూప్
strawberry: స్ట్రాబెర్రీ
sushi chopsticks: సుషి
tiffin: టిఫిన్ బాక్స్, భోజనం డబ్బా, లంచ్ బాక్స్ సర్వీస్
tomato: టమాటాలు
watermelon: పుచ్చకాయ
amphora: మట్టి కుండలు, కుండలు, మట్టి పాత్రలు
amphora coin: పురాతన వస్తువులు
cocktail tropical-drink: బార్టెండర్, కాక్‌టెయిల్, మాక్‌టెయిల్
coffee: కాఫీ, కాఫీ షాప్, కేఫ్, ఫిల్టర్ కాఫీ, కెఫె, కాఫీ గింజలు
cutlery dinner-plate: రెస్టారెంట్, హోటల్, భోజన హోటల్, మెస్
dinner-plate cook: క్యాటరింగ్, క్యాటరింగ్ సర్వీస్, టిఫిన్ సర్వీస్, వంట మనిషి, వంటవారు
ice-cube soft-drink: ఐస్, ఐస్ బ్లాక్
jar chilli: పచ్చడి, పచ్చళ్ళు, పచ్చళ్లు, ఊరగాయ, ఆవకాయ, మసాలా, మసాలాలు, కారం పొడి, పొడులు, నెయ్యి, నూనె
juice-box orange: జ్యూస్, జ్యూస్ సెంటర్, చెరకు రసం, పళ్ల రసం, షర్బత్
kitchen-knife frying-pan: కత్తి, కత్తి సాన, వంటగది, కిచెన్, పాత్రలు
milk cow: పాలు, పెరుగు, మజ్జిగ, లస్సీ, పాల, పాల వ్యాపారం
soft-drink tropical-drink: కూల్ డ్రింక్స్
tea teapot: టీ, చాయ్, టీ స్టాల్, ఇరానీ చాయ్
water-jug droplet: వాటర్ క్యాన్, మినరల్ వాటర్
ant house: చెదపురుగులు, చెదలు
bee honey: తేనెటీగల పెంపకం
cat: పిల్లి, పిల్లులు
cockroach: పెస్ట్ కంట్రోల్
cow milk: ఆవు, ఆవులు, గేదె, గేదెలు, డైరీ, డెయిరీ ఫామ్
crab: పీతలు
dog stethoscope: పశువైద్యుడు, పెంపుడు జంతువు, పెట్ షాప్, పశువుల ఆసుపత్రి, పశు వైద్యశాల, వెటర్నరీ, కుక్క, కుక్కపిల్లలు
dog stethoscope: పెట్స్, పెంపుడు జంతువుల, డాగ్ గ్రూమింగ్
dog-standing paw: డాగ్ ట్రైనింగ్
duck: బాతులు
fish: చేప, చేపలు, సీఫుడ్, రొయ్యలు, చేపల పులుసు
goat: మేకలు, మేక, మేకపోతు
hen chick: కోళ్ల పెంపకం, నాటు కోళ్లు, కోళ్ల ఫారం, పౌల్ట్రీ, కోడి పిల్లలు
horse horse-rider: గుర్రం, గుర్రపు స్వారీ
lion elephant: జంతు ప్రదర్శనశాల
mosquito window: దోమతెర, దోమతెరలు, దోమల మెష్
parrot bird: పక్షులు, చిలుకలు
sheep: గొర్రెలు
shrimp: రొయ్యల
tropical-fish fish: ఆక్వేరియం, అక్వేరియం
bouquet rose: పువ్వులు, పూలు, పూల దుకాణం, పుష్పగుచ్ఛం, పూల షాప్, పూల, బొకే, పూల అలంకరణ
droplet: డ్రిప్ ఇరిగేషన్, బిందు సేద్యం
droplet tap: వాటర్ ప్యూరిఫైయర్, వాటర్ ప్లాంట్
fire nut-and-bolt: ఫ్యాబ్రికేషన్
garland: పూలమాల, పూలమాలలు, పూల దండలు, పూల దండ
hay-bale tractor: గడ్డి మోపులు, ఎండుగడ్డి
herb: మూలికలు
lawnmower: గడ్డి కోత
logs fire: కట్టెలు, బొగ్గు
moon: రంజాన్
seedling plant: మొక్కలు, మొక్క, నర్సరీ, నర్సరీ మొక్కలు, విత్తనాలు, మొక్కల
spade: తోట, తోటపని, గార్డెనింగ్, ల్యాండ్‌స్కేపింగ్, తోటమాలి
tree axe: చెట్లు కొట్టడం, చెట్లు నరకడం
trowel: ప్లాస్టరింగ్
umbrella: గొడుగు
wheat tractor: పిండి, గోధుమ పిండి
`;
