/** Services and rarer goods in Nepali. Notation: word-list.ts. */
export const nepaliServices = `
sewing-machine sewing-needle: सिलाई मेसिन
chicken-leg: कुखुराको मासु, चिकेन
air-conditioner: एसी मर्मत, एसी
soap: साबुन
mattress: डसना, म्याट्रेस, सिरक
palette: चित्रकला, चित्रकला कक्षा, पेन्टिङ कक्षा
spade: बगैंचा, माली
handbag: झोला, ब्याग
watch: घडी, घडी मर्मत
piano-keys: पियानो
umbrella: छाता
door: ढोका, ढोकाहरू, सटर
window: झ्याल, सिसा, आल्मुनियम
roof: छाना, छत, जस्तापाता
tiles: टायल, मार्बल
nail-polish: नङ, नेल आर्ट
cat: बिरालो
mango: आँप
thread: कपडा, धागो, ढाका, पश्मिना
stew: सुप, दाल, थुक्पा
balloon: बेलुन
juice-box: जुस, उखुको रस
meat-on-bone: सेकुवा, बारबेक्यु
judo-suit: कराँते, तेक्वान्दो
boxing-glove: बक्सिङ
chess-pawn: चेस, बुद्धिचाल
baby: बच्चाको लुगा, शिशु
bride: दुलही, दुलही मेकअप
flatbread: रोटी, सेल रोटी, नान
eyelashes: आँखीभौं
desktop-computer: वेबसाइट, सफ्टवेयर, कोडिङ
dress-shoe: जुत्ता मर्मत, जुत्ता सिलाउने
coconut: नरिवल
peanuts: बदाम, काजु, ड्राइ फ्रुट
fountain-pen: स्टेसनरी, कलम, नोटरी
t-shirt: टिसर्ट, पोशाक
herb: जडीबुटी, आयुर्वेद
kebab: कबाब
banana: केरा
microphone: क्याराओके, गायन
perfume: अत्तर, परफ्युम
soft-ice-cream: आइसक्रिम, कुल्फी
serum-bottle: फेसियल, छाला
pizza: पिज्जा
brain: मनोविद्, मनोपरामर्श
yarn: ऊन, बुनाइ, स्वेटर
cookie: बिस्कुट
rickshaw: रिक्सा, इ रिक्सा
loudspeaker: साउन्ड सिस्टम
heart: दान, सहयोग, स्वयंसेवक
delivery-van: सामान ढुवानी, ढुवानी, कुरियर, घर सर्ने
horse: घोडा
cheese: चिज, पनिर, छुर्पी
recycling: कवाडी, पुराना सामान
wheat: पिठो, गहुँ, मिल
burger: बर्गर
clown: जोकर
razor: दाह्री, वाक्सिङ
crystal-ball: ज्योतिष, चिना, कुण्डली
theatre-masks: नाटक
chart-up: सेयर, लगानी
motor-boat: डुङ्गा, बोटिङ
canoe: र्‍याफ्टिङ, कायाक
parachute: प्याराग्लाइडिङ
salad: सलाद
nurse: नर्स, वृद्ध हेरचाह
spine: ढाड दुखाइ, ढाड, फिजियोथेरापी, मेरुदण्ड
beans: गेडागुडी, दाल मिल
fire: वेल्डिङ, ग्रिल
sheep: भेडा
tropical-fish: एक्वेरियम
flute: बाँसुरी
guitar: सारङ्गी
drum: मादल, तबला
tattoo-machine: ट्याटु
sandwich: स्यान्डविच
mosque: हज, मस्जिद
fishing-rod: माछा मार्ने
bed: खाट, पलङ, होस्टल
watermelon: तरबुजा
pregnant-woman: गर्भवती, सुत्केरी
necktie: सुट, कोट
backpack: स्कुल झोला
drone: ड्रोन
foot: खुट्टा
parrot: सुगा, चरा
basketball: बास्केटबल
volleyball: भलिबल
badminton: ब्याडमिन्टन
mushroom: च्याउ, च्याउ खेती
logs: दाउरा
crab: गँगटा
doughnut: डोनट
fuel-pump: पेट्रोल, ग्यास सिलिन्डर
magic-wand: जादु
studio-microphone: रेकर्डिङ स्टुडियो
oven: घरायसी सामान, चुलो, ग्यास चुलो
toilet: शौचालय, सेफ्टी ट्याङ्की
graduation-cap: ~ कलेज, विदेश अध्ययन
staircase: भर्‍याङ, रेलिङ
wardrobe: दराज
test-tube: रगत जाँच, ल्याब
battery: ब्याट्री, इन्भर्टर
tree: रुख काट्ने
light-bulb: बत्ती, बल्ब, झुमर
megaphone: विज्ञापन, मार्केटिङ
toolbox: हार्डवेयर, औजार
framed-picture: चित्र प्रदर्शनी, थाङ्का
mirror: ऐना
robot: रोबोटिक्स
sunglasses: चस्मा कालो
sewing-needle: बुट्टा, कढाइ
kitchen-knife: भाँडाकुँडा, खुकुरी, भाँडा
museum: सङ्ग्रहालय
roller-skate: स्केटिङ
chocolate: चकलेट
wheelchair: ह्वीलचेयर
syringe: खोप, सुई
fireworks: पटाका
hearing-aid: श्रवण यन्त्र
fire-extinguisher: आगो निभाउने
credit-card: क्रेडिट कार्ड
ambulance: एम्बुलेन्स
potato: आलु
tomato: गोलभेँडा
calendar: भित्तेपात्रो
fence: तारबार
popcorn: सिनेमा, चलचित्र
soft-drink: चिसो पेय
duck: हाँस
cricket: क्रिकेट
newspaper: पत्रिका
chair: कुर्सी
orange: सुन्तला, जुनार
parcel: ~ पार्सल
-: प्याकेज, घण्टा
bricks crane: घर निर्माण, भवन निर्माण, ठेकेदार, घर बनाउने
-: बसपार्क, बस स्टप
`;
