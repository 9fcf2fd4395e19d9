const things = `
apple basket: फलफूल, स्याउ
banana: केरा
beans: गेडागुडी, दाल मिल
birthday-cake cupcake: जन्मदिनको केक
bread: पाउरोटी
candy cookie: मिठाई, मिठाई पसल
candy lollipop: मिष्ठान भंडार, मिठाइयां, लड्डू, जलेबी, हलवाई, गुलाब जामुन, बर्फी
canned-food basket: राशन, भंडारा
cheese: चिज, पनिर, छुर्पी
chicken-leg: कुखुराको मासु, चिकेन, तंदूरी चिकन
chocolate candy: चकलेट
coconut: नरिवल
dumpling: मःम, मम, समोसे
egg basket: अण्डा
flatbread: सेल रोटी
honey bee: मह
kebab: टिक्का, सीख कबाब
mango: आँप
meat-on-bone: सेकुवा, बारबेक्यु
mushroom: च्याउ, च्याउ खेती
noodles chopsticks: चाउमिन, मोमोज
olive-oil olives: तोरीको तेल
orange soft-drink: सुन्तला, जुनार
pancakes coffee: इडली
peanuts: बदाम, काजु, ड्राइ फ्रुट, ड्राई फ्रूट, ड्राई फ्रूट्स, मेवा, सूखे मेवे
popcorn film-camera: चलचित्र
potato: आलु
rice: चामल, भात
samosa: सिंगडा, पकौडा
sandwich baguette: स्यान्डविच
shaved-ice: बर्फ का गोला
soft-ice-cream ice-cream: आइसक्रिम, कुल्फी
steak kitchen-knife: मासु, मासु पसल
stew: सुप, दाल, थुक्पा
tiffin: खाजा टिफिन
tomato: गोलभेँडा
watermelon: तरबुजा
amphora: माटोका भाँडा, पॉटरी, कुम्हार
coffee: कफी, कफी पसल, बारिस्टा तालिम
coffee-beans coffee: कफी दाना, कफी रोस्टर
cutlery dinner-plate: खाजा घर, रेस्टुरेन्ट, होटल खाना
dinner-plate cook: टिफिन सेवा, टिफ़िन
dinner-plate cutlery: खाना, खाना घर, क्याटरिङ, थकाली खाना, खाजा सेट
jar chilli: घरको अचार, मसला, लप्सीको अचार, सरसों का तेल
juice-box apple: जुस, उखुको रस
juice-box orange: जूस, जूस सेंटर, गन्ने का रस
kitchen-knife frying-pan: भाँडाकुँडा, खुकुरी, भाँडा, मॉड्यूलर किचन
milk cow: घिउ, डेरी
soft-drink tropical-drink: चिसो पेय
tea teapot: चिया, चिया पसल, चिया पत्ती
cat: बिरालो
cockroach: किरा नियन्त्रण, दीमक
cow milk: गाई, भैंसी, गाई पालन, गौशाला
crab: गँगटा
dog: कुकुर
dog stethoscope: पशु अस्पताल, पशु चिकित्सक
dog-standing paw: डॉग हॉस्टल
duck: हाँस
fish: माछा
goat: खसी, बाख्रा, बाख्रा पालन
hen chick: कुखुरा, कुखुरा पालन
horse: घोडा
mosquito: झुल, लामखुट्टे झुल
parrot bird: सुगा, चरा
sheep: भेडा
tropical-fish: एक्वेरियम
bouquet: फूल पसल, माला
droplet: पानी, खानेपानी, जार पानी
droplet tap: इनार खन्ने, ट्युबवेल, पानी का पंप, सबमर्सिबल पंप, मोटर पंप, मिनरल वाटर, पानी की टंकी, बोरवेल
fire logs: वेल्डिङ, ग्रिल
fire nut-and-bolt: वेल्डिंग, लोहार, वेल्डर
garland: फूलमाला, सयपत्री माला
herb: जडीबुटी, आयुर्वेद, आयुर्वेदिक, जड़ी बूटी
logs fire: दाउरा
seedling plant: बिरुवा, बीउ बिजन
spade: बगैंचा
tree axe: रुख काट्ने
wheat tractor: पिठो, गहुँ, मिल, आटा चक्की
air-conditioner: एसी मर्मत
basket carrot: तरकारी, अर्गानिक तरकारी, ताजा तरकारी
battery: ब्याट्री, इन्भर्टर
bed bellhop-bell: खाट, पलङ, होस्टल
bed key: कमरा किराये पर
broom spray-bottle: सरसफाइ, घर सफाइ
candle: मैनबत्ती
chair: कुर्सी
curtains window: ब्लाइंड्स
door: ढोका, ढोकाहरू, सटर
fence hammer: तारबार
fire-extinguisher: आगो निभाउने
fridge: फ्रिज मर्मत, इलेक्ट्रॉनिक्स
key padlock: साँचो, ताला
light-bulb: बत्ती, झुमर, झूमर
mattress bed: डसना, म्याट्रेस, सिरक
mirror: ऐना
oil-lamp: पूजा सामग्री
oven frying-pan: घरायसी सामान, चुलो, ग्यास चुलो
paint-roller bucket: घर रंगरोगन, घर रङरोगन, घर पेन्ट, रङ, रंगरोगन, घर रंग लगाउने, पेन्टर
plug lightning: बिजुली मर्मत, इलेक्ट्रिसियन, वायरिङ
razor: दाह्री, वाक्सिङ
recycling: कवाडी, पुराना सामान
roof house: छाना, जस्तापाता
rug: गलैंचा
sack wheat: पशु आहार, पशुदाना, बीउ, मिल चामल
saw hammer: सिकर्मी, काठको काम
security-camera: सिसिटिभी
sewing-machine sewing-needle: सिलाई मेसिन
sewing-machine thread: सिलाई कटाई, सिलाई कटाई तालिम, टेलर, लुगा सिलाउने
shopping-cart basket: किराना पसल, मार्ट
soap: साबुन
sofa chair: फर्निचर, सोफा
solar-panel sun: सोलार, सौर्य ऊर्जा
staircase: भर्‍याङ, रेलिङ
tap wrench: घर प्लम्बिङ, धारा मर्मत, प्लम्बिङ, गीजर, गीज़र
tiles bricks: टाइल
tiles trowel: टायल, मार्बल
toilet: शौचालय, सेफ्टी ट्याङ्की, सेप्टिक टैंक
wardrobe: दराज
washing-machine: ड्राई क्लीन, ड्राई क्लीनिंग, ड्राई क्लीनर्स
washing-machine basket: वासिङ मेसिन, लुगा धुने, ड्राई क्लिनर्स, लन्ड्री
water-pump droplet: बोरिङ, पानी मोटर, डिप बोरिङ, चापाकल
water-tank droplet: पानी ट्याङ्की, ट्याङ्की सफाइ, पानी ट्यांकी
wifi-router: ब्रोडब्यान्ड, इन्टरनेट जडान, वाइफाइ जडान
window: झ्याल, सिसा, आल्मुनियम
wrench car: गाडी मर्मत, ग्यारेज, वर्कसप
baby-bodysuit: बच्चाको लुगा, बालबालिकाका लुगा, बच्चाका लुगा
backpack pencil: स्कुल झोला
bangles: चुरा, चुरा पोते
brain speech-bubble: मनोविद्, मनोपरामर्श
briefs: अंडरगारमेंट्स
clothes-hanger coat: ड्राई क्लिनिङ, ड्राइ क्लिनर्स, ड्राई क्लिन
coat: ज्याकेट
diamond ring: गहना, सुन, सुनचाँदी, सुनचाँदी पसल
dress handbag: लुगा, लुगा पसल, कपडा पसल, कुर्ता
dress-shoe: जुत्ता मर्मत, जुत्ता सिलाउने
eyelashes eye: आँखीभौं
foot: खुट्टा
glasses eye: आँखा जाँच, आँखा अस्पताल
graduation-cap books: ~ कलेज, विदेश अध्ययन
hair-comb: विग
handbag: झोला, ब्याग
hearing-aid: श्रवण यन्त्र
heart handshake: सहयोग, स्वयंसेवक
henna-hand: मेहन्दी, मेहेन्दी
hiking-boot mountain: पदयात्रा, ट्रेकिङ, हिमाल
lipstick nail-polish: ब्युटी पार्लर, ब्युटी पार्लर तालिम
nail-polish: नङ
necktie: सुट, कोट, कोट पैंट
perfume: अत्तर, परफ्युम
ring bouquet: बिहे, पार्टी प्यालेस
sari: सारी, साडी
scarf gloves: सल, हिजाब
serum-bottle lotion: फेसियल, छाला
sneaker: जुत्ता
spine: ढाड दुखाइ, ढाड, फिजियोथेरापी, मेरुदण्ड
sunglasses sun: चस्मा कालो
t-shirt jeans: टिसर्ट, पोशाक
tattoo-machine: ट्याटु
tooth: दन्त अस्पताल, दन्त क्लिनिक, दाँतको डाक्टर, डेन्टल
x-ray: डायग्नोस्टिक सेन्टर, भिडियो एक्सरे
badminton: ब्याडमिन्टन
balloon party-popper: बेलुन
basketball: बास्केटबल
boxing-glove: बक्सिङ
camera: फोटो स्टुडियो, फोटो खिच्ने, प्री वेडिंग शूट
chess-pawn trophy: बुद्धिचाल
crystal-ball: चिना, कुण्डली
drum: मादल
dumbbell: व्यायामशाला
embroidery-hoop thread: बुट्टा भर्ने, कढाई
fireworks: पटाका
fishing-rod fish: माछा मार्ने
flute: बाँसुरी
football goal-net: फुटबल, फुटसल
framed-picture palette: थाङ्का
guitar musical-notes: सारङ्गी, गितार
judo-suit: कराँते, तेक्वान्दो
loom yarn: हातेतान, ढाका बुनाइ
magic-wand top-hat: जादु
microphone: क्याराओके
musical-notes: सङ्गीत, सङ्गीत कक्षा
palette paintbrush: चित्रकला कक्षा, पेन्टिङ कक्षा
party-popper balloon: सजावट, जन्मदिन सजावट
sewing-needle: बुट्टा, कढाइ
studio-microphone headphones: रेकर्डिङ स्टुडियो
teddy-bear crayon: शिशु स्याहार, बाल स्याहार
television: टिभी, टिभी मर्मत
thread sewing-needle: कपडा, धागो, ढाका, पश्मिना, कढ़ाई, चिकनकारी
toy-bricks teddy-bear: खेलौना
volleyball: भलिबल
yarn: बुनाइ, स्वेटर
baby: बच्चों के कपड़े
bride ring: दुलही, दुलही मेकअप, मेहंदी, मेहँदी
clown: जोकर
cook frying-pan: भान्छा तालिम, पकाउने तालिम, कुक तालिम
dancer musical-notes: नाच कक्षा, नृत्य कक्षा
massage lotus: मालिस
nurse: वृद्ध हेरचाह
pregnant-woman: सुत्केरी
swimmer goggles: पौडी, पौडी तालिम
books open-book: पुस्तक मेला
briefcase handshake: ~ जागिर, रोजगारी, कामदार चाहियो
calculator receipt: लेखा, कर परामर्श, लेखापरीक्षण, भ्याट
calendar clipboard: भित्तेपात्रो
chart-up: सेयर, लगानी
combine-harvester wheat: हार्भेस्टर, थ्रेसर
credit-card smartphone: पीओएस मशीन
desktop-computer laptop: सफ्टवेयर, कोडिङ
fountain-pen document: स्टेसनरी, कलम
laptop screwdriver: कम्प्युटर, कम्प्युटर तालिम, ल्यापटप, ल्यापटप मर्मत
loudspeaker: साउन्ड सिस्टम, डीजे
megaphone chart-up: मार्केटिङ
newspaper: पत्रिका
open-book pencil: ट्युसन, भाषा कक्षा, जापानी भाषा, कोरियन भाषा, अंग्रेजी भाषा, लोकसेवा तयारी
parcel delivery-van: ~ पार्सल
pill stethoscope: औषधि, औषधि पसल
plaster rescue-helmet: फर्स्ट एड
printer: छपाइ, प्रिन्टिङ, निमन्त्रणा कार्ड
rubber-stamp document: नोटरी पब्लिक
scales: वकिल, कानुनी सल्लाह
scissors hair-comb: कपाल काट्ने, कपाल, सैलुन
set-square abacus: गणित
set-square ruler: मकान का नक्शा
smartphone: मोबाइल मर्मत, मोबाइल मर्मत केन्द्र, मोबाइल पसल
stethoscope hospital: डाक्टर, अस्पताल, क्लिनिक, स्वास्थ्य परीक्षण
syringe: खोप, सुई
test-tube: रगत जाँच, ल्याब
bank coin: सहकारी
barber-pole razor: हजाम
bricks crane: घर निर्माण, ठेकेदार, घर बनाउने
bricks trowel: इँटा, डकर्मी, सिमेन्ट, टाइल्स
ferris-wheel: झूला, मनोरंजन पार्क
hindu-temple: पूजा, पंडित जी
hotel bed: होटल, होमस्टे, लज
house key: घर, घर जग्गा, जग्गा, घडेरी, कोठा भाडामा, फ्ल्याट, कोठा
museum: सङ्ग्रहालय
school backpack: विद्यालय, स्कुल, भर्ना
tent: टेन्ट, पाल
tent campsite: टेंट हाउस, शामियाना
airplane suitcase: भ्रमण, टुर
ambulance: एम्बुलेन्स
bicycle: साइकल, साइकल मर्मत
bus: बस टिकट
canoe rower: र्‍याफ्टिङ, कायाक
car bubbles: गाडी धुने, कार वास
car car-front: गाडी, गाडी भाडामा
delivery-van lorry: सामान ढुवानी, ढुवानी, कुरियर, घर सर्ने
fuel-pump: पेट्रोल, ग्यास सिलिन्डर, गैस सिलेंडर, एलपीजी
lorry delivery-van: घर सार्ने, ट्रक
motor-boat wave: डुङ्गा, बोटिङ, शिकारा
motor-scooter: स्कुटर
motorcycle wrench: मोटरसाइकल, बाइक मर्मत, बाइक
motorcycle-helmet motorcycle: हेल्मेट
parachute: प्याराग्लाइडिङ
passport suitcase: भिसा, राहदानी
rickshaw: रिक्सा, इ रिक्सा
roller-skate: स्केटिङ
steering-wheel car: ड्राइभिङ, ड्राइभिङ सेन्टर, गाडी सिक्ने, सवारी चालक
taxi: ट्याक्सी
tipper-truck: गिटी बालुवा, बालुवा, टिपर, गिटी
tractor wheat: ट्र्याक्टर
tyre wrench: पङ्चर
watch: घडी, घडी मर्मत
wheelchair crutch: ह्वीलचेयर
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: प्याकेज, घण्टा, बसपार्क, बस स्टप, घरमा बनेको, घरमै, घरैमा, घरसम्म
`;

/** Nepali words that lead to things and that Hindi does not have. Notation: word-list.ts. */
export const nepaliWords = things + unmeant;
