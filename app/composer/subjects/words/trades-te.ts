/** Trades and goods in Telugu. Notation: word-list.ts. */
export const teluguTrades = `
calculator receipt: అకౌంటెంట్, పన్ను, ఆదాయపు పన్ను, అకౌంటింగ్
air-conditioner: ఏసీ, ఏసీ రిపేర్, ఎయిర్ కండిషనర్
wrench car: కార్ రిపేర్, కారు మరమ్మతు, మెకానిక్, గ్యారేజ్
bread croissant: బేకరీ, బ్రెడ్
lipstick nail-polish: బ్యూటీ పార్లర్, మేకప్, సౌందర్య
ring bouquet: పెళ్లి, వివాహం, కళ్యాణ మండపం, పెళ్ళి
bride ring: వధువు, పెళ్లి కూతురు
sari: చీర, చీరలు, పట్టు చీరలు, చీరల షాప్, చీరల దుకాణం, చీరల
steak kitchen-knife: మాంసం, మటన్ షాపు
car key: కారు, కార్లు, కారు అద్దె, కార్ల అమ్మకం
saw hammer: వడ్రంగి, చెక్క పని, కార్పెంటర్
dinner-plate cook: క్యాటరింగ్
coffee: కాఫీ, కాఫీ షాప్, కేఫ్
tea teapot: టీ, చాయ్
cook frying-pan: వంట, వంట క్లాసులు
scissors hair-comb: హెయిర్ సెలూన్, సెలూన్, జుట్టు కత్తిరింపు, హెయిర్ కట్
teddy-bear crayon: బొమ్మలు, బొమ్మ, కిండర్ గార్టెన్, ప్లే స్కూల్
dog stethoscope: పశువైద్యుడు, పెంపుడు జంతువు, పెట్ షాప్
steering-wheel car: డ్రైవింగ్ స్కూల్, డ్రైవింగ్
plug lightning: ఎలక్ట్రీషియన్, విద్యుత్
basket carrot: కూరగాయలు, కూరగాయ
apple basket: పండ్లు, పండు
shopping-cart basket: కిరాణా, సూపర్ మార్కెట్, కిరాణా దుకాణం
chart-up coin: పెట్టుబడి, స్టాక్ మార్కెట్
bank coin: బ్యాంకు, రుణం, లోన్
house key: ఇల్లు, ఇళ్లు, అపార్ట్‌మెంట్, ఫ్లాట్, ప్లాట్లు, రియల్ ఎస్టేట్, స్థలం
fish shrimp: చేప, చేపలు, సీఫుడ్
bouquet rose: పువ్వులు, పూలు, పూల దుకాణం, పుష్పగుచ్ఛం, పూల షాప్, పూల
football goal-net: ఫుట్‌బాల్
cricket: క్రికెట్
seedling plant: మొక్కలు, మొక్క, నర్సరీ
soft-ice-cream: ఐస్ క్రీమ్, ఐస్‌క్రీం
glasses eye: కళ్ళద్దాలు, కళ్లజోడు, అద్దాలు, కంటి పరీక్ష
dumbbell stopwatch: జిమ్, వ్యాయామం, ఫిట్‌నెస్
bed bellhop-bell: లాడ్జి, రిసార్ట్, గెస్ట్ హౌస్
sofa chair: ఫర్నిచర్, సోఫా
washing-machine basket: లాండ్రీ, బట్టలు ఉతకడం
books open-book: పుస్తకం, పుస్తకాలు, పుస్తక దుకాణం, లైబ్రరీ, గ్రంథాలయం
key: తాళం, తాళాలు
open-book pencil: ట్యూషన్, కోచింగ్, ఇంగ్లీష్ కోర్సు
set-square abacus: గణితం, లెక్కలు
delivery-van parcel: ఇల్లు మార్పు, ప్యాకర్స్, కొరియర్
guitar: గిటార్
musical-notes: సంగీతం, పాటలు, సంగీత పాఠశాల
camera: ఫోటోగ్రాఫర్, ఫోటోగ్రఫీ, ఫోటో
pizza: పిజ్జా
burger french-fries: బర్గర్
curry rice: బిర్యానీ, భోజనం, అన్నం
pancakes: దోశ, ఇడ్లీ, టిఫిన్స్
chicken-leg: చికెన్, కోడి
tap wrench: ప్లంబర్, పైపు, కుళాయి
cutlery dinner-plate: రెస్టారెంట్, హోటల్
pill stethoscope: ఫార్మసీ, మందుల దుకాణం, మందులు
tooth toothbrush: దంత వైద్యుడు, దంతాలు, డెంటల్, పళ్ళు
stethoscope hospital: డాక్టర్, ఆసుపత్రి, క్లినిక్, వైద్యుడు
diamond ring: నగలు, బంగారం, ఆభరణాలు, జ్యువెలరీ
sneaker: బూట్లు, చెప్పులు, షూ, చెప్పుల షాప్
dress handbag: దుస్తులు, బట్టలు, వస్త్రాలు, బోటిక్
airplane suitcase: ప్రయాణం, ట్రావెల్, పర్యటన, టూర్
lotus-position: యోగా, ధ్యానం
massage: మసాజ్, స్పా
sewing-needle thread: దర్జీ, కుట్టు, టైలర్
solar-panel sun: సోలార్, సౌర
graduation-cap books: విశ్వవిద్యాలయం, కళాశాల, కాలేజీ
school backpack: పాఠశాల, స్కూల్
laptop screwdriver: కంప్యూటర్, కంప్యూటర్ రిపేర్, ల్యాప్‌టాప్
desktop-computer laptop: వెబ్ డిజైన్, సాఫ్ట్‌వేర్, వెబ్‌సైట్
smartphone: మొబైల్, మొబైల్ ఫోన్, ఫోన్
broom bucket: శుభ్రత, ఇంటి శుభ్రత, క్లీనింగ్
shield umbrella: బీమా, ఇన్సూరెన్స్
scales document: న్యాయవాది, లాయర్
printer document: ప్రింటింగ్, ముద్రణ
honey bee: తేనె
candy lollipop: స్వీట్లు, మిఠాయి, మిఠాయిలు
birthday-cake: కేక్, పుట్టినరోజు
bicycle: సైకిల్
motorcycle: బైక్, మోటార్ సైకిల్
bricks crane: నిర్మాణం, భవన నిర్మాణం
paint-roller bucket: పెయింటింగ్, పెయింట్, రంగులు
dancer musical-notes: నృత్యం, డాన్స్, కూచిపూడి
swimmer goggles: ఈత
oil-lamp: దీపావళి, సంక్రాంతి, ఉగాది
gift ribbon: బహుమతి, బహుమతులు
heart handshake: విరాళం, రక్తదానం
briefcase handshake: ఉద్యోగం, ఉద్యోగాలు
milk cow: పాలు, పెరుగు
mango: మామిడి, మామిడి పండ్లు
barber-pole: సెలూన్, క్షౌరశాల
nail-polish: నెయిల్ ఆర్ట్
watch: గడియారం, వాచ్, వాచీలు
sauna: స్పా
roof: పైకప్పు
spade: తోట, తోటపని
salad: డైట్
handbag: బ్యాగులు, హ్యాండ్ బ్యాగ్
tyre: టైర్లు, టైర్
rug: కార్పెట్
serum-bottle: చర్మ సంరక్షణ
palette: డ్రాయింగ్ క్లాస్, చిత్రలేఖనం
museum: మ్యూజియం
television: టీవీ
nurse: నర్సు, వృద్ధాశ్రమం
megaphone: ప్రకటనలు, మార్కెటింగ్
shopping-bags: ~ డిస్కౌంట్, తగ్గింపు
brain: కౌన్సెలింగ్, మానసిక వైద్యుడు
cat: పిల్లి
horse: గుర్రపు స్వారీ
cheese: పనీర్
meat-on-bone: బార్బెక్యూ
chocolate: చాక్లెట్
spine: ఫిజియోథెరపీ
microphone: సంగీతం క్లాస్, పాటలు
window: కిటికీలు
curtains: కర్టెన్లు
hearing-aid: వినికిడి యంత్రం
noodles: నూడుల్స్
perfume: పరిమళం
candle: కొవ్వొత్తులు
kitchen-knife: వంటగది
t-shirt: టీ షర్ట్, టీ-షర్ట్
party-popper: ~ పుట్టినరోజు వేడుక, పార్టీ
tractor: ట్రాక్టర్, వ్యవసాయం
baby: పిల్లల దుస్తులు
fountain-pen: స్టేషనరీ
egg: గుడ్లు
light-bulb: లైట్లు
blood-drop: రక్తదానం
air-conditioner: ఏసీ, ఏసీ సర్వీస్
milk: పాలు
popcorn: సినిమా
swimmer: ఈత
mango: మామిడి
`;
