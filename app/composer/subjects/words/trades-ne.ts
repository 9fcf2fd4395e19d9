/** Trades and goods in Nepali that Hindi says in other words; read before those. Notation: word-list.ts. */
export const nepaliTrades = `
dumpling: मःम, मम, मोमो
noodles: चाउमिन, थुक्पा
rice: चामल, भात, सेल रोटी
dinner-plate cutlery: खाना, खाना घर, टिफिन, क्याटरिङ, थकाली खाना, खाजा सेट
cutlery dinner-plate: खाजा घर, भोजनालय, रेस्टुरेन्ट, होटल खाना
cook frying-pan: भान्छा तालिम, पकाउने तालिम, कुक तालिम
coffee: कफी, कफी पसल, बारिस्टा तालिम
tea teapot: चिया, चिया पसल, चिया पत्ती
bread: बेकरी, पाउरोटी
birthday-cake: केक, जन्मदिनको केक
candy cookie: मिठाई, मिठाई पसल
jar chilli: अचार, घरको अचार, मसला, लप्सीको अचार
honey: मह
milk: दूध, दही, घिउ, डेरी
basket carrot: तरकारी, अर्गानिक तरकारी, ताजा तरकारी
apple basket: फलफूल, स्याउ
orange: सुन्तला
egg: अण्डा
hen chick: कुखुरा, कुखुरा पालन
goat: खसी, बाख्रा, बाख्रा पालन
steak: मासु, मासु पसल
fish: माछा
cow milk: गाई, भैंसी, गाई पालन
shopping-cart basket: किराना, किराना पसल, मार्ट
bouquet: फूल, फूल पसल, माला
seedling plant: बिरुवा, नर्सरी, बीउ, बीउ बिजन
scissors hair-comb: कपाल काट्ने, कपाल, सैलुन, हेयर कट
barber-pole razor: हजाम
lipstick nail-polish: ब्युटी पार्लर, पार्लर, मेकअप, दुलही मेकअप, ब्युटी पार्लर तालिम
massage: मसाज, मालिस
tooth: दाँत, दन्त अस्पताल, दन्त क्लिनिक, दाँतको डाक्टर, डेन्टल
stethoscope hospital: डाक्टर, अस्पताल, क्लिनिक, स्वास्थ्य परीक्षण
glasses eye: चश्मा, आँखा जाँच, आँखा अस्पताल
pill: औषधि, औषधि पसल, फार्मेसी
dress: लुगा, लुगा पसल, कपडा, कपडा पसल, कुर्ता
sari: सारी, साडी
coat: ज्याकेट, स्वेटर
scarf: पश्मिना, सल
sewing-machine thread: सिलाई, सिलाई कटाई, सिलाई कटाई तालिम, टेलर, लुगा सिलाउने
sneaker: जुत्ता
sandal: चप्पल
diamond ring: गहना, सुन, सुनचाँदी, सुनचाँदी पसल
house key: घर, घर जग्गा, जग्गा, घडेरी, कोठा भाडामा, फ्ल्याट, कोठा
sofa chair: फर्निचर, सोफा, दराज
saw hammer: सिकर्मी, काठको काम
bricks: इँटा, डकर्मी, सिमेन्ट
paint-roller bucket: घर रंगरोगन, घर रङरोगन, घर पेन्ट, रङ, रंगरोगन, घर रंग लगाउने, पेन्टर
tap wrench: घर प्लम्बिङ, प्लम्बर, धारा मर्मत, प्लम्बिङ
plug lightning: बिजुली मर्मत, इलेक्ट्रिसियन, वायरिङ
solar-panel: सोलार, सौर्य ऊर्जा
fridge: फ्रिज मर्मत, फ्रिज
washing-machine basket: वासिङ मेसिन, लुगा धुने, ड्राई क्लिनर्स, लन्ड्री
television: टिभी, टिभी मर्मत
smartphone: मोबाइल, मोबाइल मर्मत, मोबाइल मर्मत केन्द्र, मोबाइल पसल
laptop: कम्प्युटर, कम्प्युटर तालिम, ल्यापटप, ल्यापटप मर्मत
broom: सरसफाइ, घर सफाइ
cockroach: किरा नियन्त्रण
droplet bucket: पानी ट्याङ्की
droplet: पानी, खानेपानी, जार पानी
lorry delivery-van: ढुवानी, घर सार्ने, ट्रक
motorcycle wrench: मोटरसाइकल, बाइक मर्मत, बाइक
motor-scooter: स्कुटर
car: गाडी, गाडी भाडामा, कार
car bubbles: गाडी धुने, कार वास
wrench car: गाडी मर्मत, ग्यारेज, वर्कसप
tyre: टायर, पङ्चर
steering-wheel: ड्राइभिङ, ड्राइभिङ सेन्टर, गाडी सिक्ने, सवारी चालक
bicycle: साइकल, साइकल मर्मत
bus: बस, बस टिकट
taxi: ट्याक्सी
hiking-boot mountain: पदयात्रा, ट्रेकिङ, हिमाल
airplane suitcase: भ्रमण, यात्रा, टुर, हवाई टिकट
passport: भिसा, राहदानी
hotel bed: होटल, होमस्टे, लज, होस्टल
open-book pencil: ट्युसन, भाषा कक्षा, जापानी भाषा, कोरियन भाषा, अंग्रेजी भाषा, लोकसेवा तयारी, अनुवाद
set-square abacus: गणित
school: विद्यालय, स्कुल, भर्ना
toy-bricks teddy-bear: खेलौना
teddy-bear: शिशु स्याहार, बाल स्याहार
books open-book: किताब, पुस्तक, पुस्तकालय
pencil: स्टेसनरी
dancer: नृत्य, नाच कक्षा, नृत्य कक्षा
musical-notes: सङ्गीत, गायन, सङ्गीत कक्षा
guitar: गितार
drum: मादल, तबला
lotus-position: योग, योगा
dumbbell: जिम, व्यायामशाला, फिटनेस
swimmer: पौडी, पौडी तालिम
football: फुटबल, फुटसल
camera: फोटो स्टुडियो, फोटो खिच्ने, फोटोग्राफी
printer: छपाइ, प्रिन्टिङ, निमन्त्रणा कार्ड
ring bouquet: विवाह, बिहे, पार्टी प्यालेस
party-popper balloon: सजावट, जन्मदिन सजावट
tent: टेन्ट, पाल
calculator receipt: लेखा, कर परामर्श, लेखापरीक्षण, भ्याट
scales: वकिल, कानुनी सल्लाह
shield: बीमा
bank coin: ऋण, सहकारी, बैंक
briefcase: ~ जागिर, रोजगारी, कामदार चाहियो
blood-drop: रक्तदान
dog stethoscope: पशु अस्पताल
dog: कुकुर
gift: उपहार
candle: मैनबत्ती
rug: गलैंचा, कार्पेट
amphora: माटोका भाँडा
frying-pan: भाँडा, भाँडाकुँडा
tractor: ट्र्याक्टर
key: चाबी, साँचो
curtains: पर्दा
security-camera: सिसिटिभी
-: घरमा बनेको, घरमै, घरैमा, घरसम्म
-: निर्माण
`;
