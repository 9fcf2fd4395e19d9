/** Read first: each shares its stem with a word for another thing. */
const first = `
cook frying-pan: आचारी
`;

const things = `
milk cow: ताजे दूध, म्हशीचे दूध, गाईचे दूध, म्हशींचे दूध
apple basket: फळे, फळ, फळविक्री
beans: डाळी, डाळ, कडधान्ये, कडधान्य, तूरडाळ
birthday-cake cupcake: वाढदिवसाचा केक
bread: पाव, खारी टोस्ट
burger french-fries: वडापाव गाडा, वडापाव गाडी, वडापाव, वडा पाव
cabbage: कोबी, पत्ता कोबी
candy cookie: फराळ, चिवडा, चकली, करंजी, शंकरपाळे, अनारसे, श्रीखंड
candy lollipop: मिष्ठान भंडार, मिठाइयां, लड्डू, जलेबी, हलवाई, गुलाब जामुन
canned-food basket: राशन, भंडारा
chicken-leg: कोंबडी, तंदूरी चिकन
coconut: नारळ, नारळ पाणी, शहाळे
egg basket: अंडी, गावरान अंडी
flatbread pancakes: पुरणपोळी, पोळी भाजी केंद्र, पोळी, चपाती, भाकरी, थालीपीठ
frying-pan cook: भांडी, भांड्यांचे दुकान
grapes: द्राक्षे, बेदाणे
honey bee: मध, जंगली मध
honey jar: गूळ, सेंद्रिय गूळ, काकवी
kebab: टिक्का, सीख कबाब
ladoos: लाडू, पेढे, पेढा, मोदक, दिवाळी फराळ
mango: आंबा, आंबे, हापूस, हापूस आंबे
mushroom: अळिंबी
noodles chopsticks: मोमोज
olive-oil olives: लाकडी घाणा, घाण्याचे तेल, शेंगदाणा तेल, लाकडी घाण्याचे तेल
orange soft-drink: संत्री, नागपूर संत्री
pancakes coffee: आंबोळी, धिरडे
peanuts: शेंगदाणे, काजू बदाम, ड्राई फ्रूट, ड्राई फ्रूट्स, मेवा, सूखे मेवे
peanuts pistachios: सुकामेवा, सुका मेवा, ड्रायफ्रूट्स
pomegranate: डाळिंब, डाळिंबे
rice: तांदूळ, आंबेमोहोर, इंद्रायणी तांदूळ
rice curry: बिर्याणी, पुलाव
roast-chicken: तंदुरी चिकन
saffron: केशर
samosa: भजी
shaved-ice: बर्फ का गोला
soft-ice-cream ice-cream: आइस्क्रीम, कुल्फी
steak kitchen-knife: मटण, मटण दुकान, मांस
stew: मिसळ, मिसळ पाव, पावभाजी, पाव भाजी
tiffin: डबा, घरगुती डबा, जेवणाचा डबा
wedding-cake: लग्नाचा केक
amphora: मातीची भांडी, मडके, मातीकाम, पॉटरी, कुम्हार
amphora coin: जुन्या वस्तू
cutlery dinner-plate: चायनीज गाडा, पाणीपुरी, भेळ, चाट, उपाहारगृह, हॉटेल जेवण, रेस्टॉरंट
dinner-plate cook: टिफिन सेवा, टिफ़िन
dinner-plate cutlery: खानावळ, जेवण, घरगुती जेवण, मेस, केटरिंग, स्वयंपाक, थाळी
jar chilli: लोणचे, लोणची, घरगुती मसाले, चटणी, पापड, कांदा लसूण मसाला, सरसों का तेल
juice-box orange: रस, ऊसाचा रस, उसाचा रस, फळांचा रस, ज्यूस, जूस, जूस सेंटर, गन्ने का रस
kitchen-knife frying-pan: मॉड्यूलर किचन
milk cow: दुग्धव्यवसाय, डेअरी, ताक, तूप
tea teapot: चहा, अमृततुल्य, चहाचे दुकान
water-jug droplet: पाण्याचे जार, मिनरल वॉटर, पाण्याचे कॅन
ant house: वाळवी, वाळवी नियंत्रण
cat: मांजर, मांजरी
cockroach: कीटक नियंत्रण, ढेकूण, दीमक
cow heart: गोशाळा, गोशाळेसाठी
cow milk: म्हैस, जनावरे, बैलगाडा, बैलगाडी, बैल, गौशाला
crab: खेकडे
dog: कुत्रा, कुत्रे, श्वान, पाळीव प्राणी
dog stethoscope: पशुवैद्य, पशुवैद्यकीय, पशु चिकित्सक
dog-standing paw: डॉग हॉस्टल
elephant: गणपती मूर्ती, गणपती, गणेश मूर्ती, शाडूची मूर्ती
fish: मत्स्यपालन, मासे, मासळी, मच्छी, मासळी बाजार, सुरमई, पापलेट
goat: शेळी, शेळी पालन, शेळीपालन, बोकड
hen chick: कोंबडी पालन, कुक्कुटपालन, गावरान कोंबडी
horse: घोडेस्वारी, घोडा
mosquito window: मच्छरदाणी, डासांची जाळी, मच्छर जाळी
shrimp: कोळंबी
tropical-fish: मत्स्यालय
tropical-fish fish: एक्वेरियम
bouquet: फुले, फुलांचे दुकान, पुष्पगुच्छ, हार
droplet: ठिबक, ठिबक सिंचन, सिंचन
droplet tap: विहीर खोदाई, पाणी शुद्धीकरण, वॉटर प्युरिफायर, आरओ दुरुस्ती, पानी का पंप, मिनरल वाटर, पानी की टंकी, बोरवेल
fire logs: गॅस सिलिंडर
fire nut-and-bolt: लोहार
garland: फुलांचा हार, हार फुले, फुलांचे हार
hay-bale tractor: कडबा, वैरण
herb: जड़ी बूटी
lawnmower: गवत कापणे
logs fire: सरपण
seedling plant: खत, सेंद्रिय खत, गांडूळ खत, रोपे, रोपवाटिका, झाडे, बाग, बागकाम, कुंडी
tree axe: झाडे तोडणे, वृक्षतोड
umbrella: छत्री, छत्र्या, छत्री दुरुस्ती
wheat tractor: शेती, गहू, धान्य, पीठ गिरणी, आटा चक्की
air-conditioner: एसी दुरुस्ती, एसी सर्व्हिस, वातानुकूलित
basket carrot: भाजी, भाज्या, भाजीपाला, सेंद्रिय भाजीपाला, पालेभाज्या
basket leaves: टोपली, बांबू टोपली
bed bellhop-bell: होमस्टे, हॉस्टेल, वसतिगृह, पलंग
bed key: कमरा किराये पर
bed mattress: गादी कारखाना, गाद्या, पेइंग गेस्ट, पीजी
broom spray-bottle: साफसफाई, घर सफाई, स्वच्छता
bucket droplet: वॉटरप्रूफिंग
candle: अंत्यविधी, मेणबत्ती, मेणबत्त्या
chair: खुर्च्या, खुर्च्या टेबल, ऑफिस खुर्ची
cot: पाळणा, बाळाचा पाळणा
curtains window: ब्लाइंड्स, पडदे, पडदे शिवणे
door: दार, दरवाजा
drainpipe droplet: गटार, ड्रेनेज सफाई
fence hammer: कुंपण
fire-extinguisher: अग्निशमन
first-aid-kit: प्रथमोपचार
fitted-kitchen: मॉड्युलर किचन, किचन ट्रॉली, किचन ट्रॉलीज
fridge: फ्रिज दुरुस्ती, फ्रीज, फ्रीज दुरुस्ती, इलेक्ट्रॉनिक्स
gas-cylinder fire: गॅस सिलेंडर, गॅस एजन्सी
key padlock: चावी, चावीवाला, कुलूप, ताला
light-bulb: झुंबर, दिवे, झूमर
mirror: आरसे, आरसा
mortar herb: आयुर्वेदिक औषध
oil-lamp: दिवाळी, पणती, पणत्या, आकाशकंदील, आकाश कंदील, पूजा सामग्री
oven frying-pan: शेगडी, गॅस शेगडी
paint-roller bucket: रंगकाम, घर रंगवणे, रंगारी, पेंटिंग काम, वॉलपेपर
plug lightning: इलेक्ट्रिशियन, वीज दुरुस्ती
razor: लेझर हेअर रिमूव्हल
recycling: भंगार, रद्दी
roof house: छप्पर, पत्रे, गळती
rug: गालिचा, चटई, सतरंजी
sack wheat: पशुखाद्य, पिठाची गिरणी, गिरणी, बियाणे, पेंड, कोंबडी खाद्य
saw hammer: सुतार, सुतारकाम, लाकूडकाम
sewing-machine sewing-needle: शिलाई मशीन, शिलाई मशिन
sewing-machine thread: शिलाई, शिवणकाम, शिवणक्लास, शिवण क्लास, टेलर, शिंपी, ब्लाउज शिलाई, फॅशन डिझायनिंग
shield umbrella: विमा, आयुर्विमा
shopping-cart basket: किराणा, किराणा दुकान
soap: साबण, हस्तनिर्मित साबण
sofa chair: फर्निचर, सोफा, लाकडी फर्निचर, टेबल खुर्ची
solar-panel sun: सोलर पॅनेल
staircase: जिना
tap wrench: मोटर पंप, गिझर, नळ, नळ दुरुस्ती, गीजर, गीज़र
tiles bricks: टाइल
tiles trowel: फरशी, टाईल्स
toilet: सेप्टिक टैंक
vacuum-cleaner: व्हॅक्यूम क्लीनर
wardrobe: कपाट, कपाटे
washing-machine: ड्राई क्लीन, ड्राई क्लीनिंग, ड्राई क्लीनर्स
washing-machine basket: लाँड्री, कपडे धुणे, इस्त्री, धुलाई, वॉशिंग मशीन
water-pump droplet: बोअरवेल, पाण्याची मोटर, विहीर
water-tank droplet: पाण्याची टाकी, टाकी साफसफाई, टाकी सफाई
wifi-router: ब्रॉडबँड, फायबर इंटरनेट
window: खिडकी, खिडक्या
wrench car: गाडी दुरुस्ती, गॅरेज, कार दुरुस्ती, मेकॅनिक
baby-bodysuit: लहान मुलांचे कपडे, बाळाचे कपडे, मुलांचे कपडे
backpack pencil: दप्तर, शाळेचे दप्तर
bangles: बांगड्या, बांगडी, पाटल्या
brain speech-bubble: समुपदेशन
briefs: अंडरगारमेंट्स
clothes-hanger coat: ड्राय क्लीनिंग, ड्रायक्लीन, ड्राय क्लीनर्स, ड्राय क्लीन
coat: स्वेटर
diamond ring: दागिने, सोन्याचे दागिने, सराफ, सुवर्णकार, नथ, सोने खरेदी
dress handbag: कपडे, कपड्यांचे दुकान, ड्रेस मटेरियल, लेडीज वेअर, परकर पोलका
dress-shoe: चामड्याचे बूट, फॉर्मल शूज
foot: पायांची काळजी
glasses eye: चष्मे, नेत्र तपासणी, डोळे तपासणी, डोळ्यांची तपासणी, डोळ्यांचा दवाखाना, नेत्रालय, चष्मा, चष्म्याची फ्रेम
glasses eye: चष्म्याच्या फ्रेम, गॉगल
hair-comb: विग
hair-dryer hair-comb: हेअर स्मूदनिंग, हेअर स्ट्रेटनिंग
handbag: पिशव्या, चामड्याच्या पिशव्या
hearing-aid: श्रवणयंत्र
heart handshake: देणगी, वृद्धाश्रम, अनाथाश्रम, स्वयंसेवक
henna-hand: मेंदी, ब्रायडल मेहंदी
hiking-boot mountain: गिर्यारोहण, गड किल्ले, दुर्गभ्रमण
lipstick nail-polish: ब्युटी पार्लर, नववधू मेकअप, ब्रायडल मेकअप, सौंदर्यप्रसाधने
necklace: मंगळसूत्र, ठुशी
necktie: कोट पैंट
ring bouquet: लग्न, मंगल कार्यालय, वधू वर, वधूवर सूचक, लग्नसराई, विवाह मंडळ
salwar-kameez: कुर्ती, कुर्ता, पंजाबी ड्रेस, सलवार सूट
sandal: चप्पल दुरुस्ती, कोल्हापुरी चप्पल, कोल्हापुरी
sari: साडी, साड्या, पैठणी, नऊवारी, नऊवारी साडी, काठपदर
scarf gloves: हिजाब
sneaker: शूज, बूट, पादत्राणे, चप्पल बूट
suit necktie: सूट ब्लेझर, ब्लेझर
t-shirt jeans: शाळेचा गणवेश, गणवेश
tattoo-machine: टॅटू
tooth toothbrush: दात, दंतचिकित्सक, दंतवैद्य, दंत चिकित्सा, दातांचा दवाखाना, डेंटल
x-ray: सीटी स्कॅन
balloon party-popper: फुगे
camera: छायाचित्रण, फोटो स्टुडिओ, फोटो, छायाचित्रकार, प्री वेडिंग, प्री वेडिंग शूट
camera ring: लग्न फोटो, लग्नाचे फोटो
chess-pawn trophy: बुद्धिबळ
crystal-ball: पत्रिका, वास्तुशास्त्र
drum: ढोलकी, ढोल ताशा, ढोल पथक
dumbbell: व्यायामशाळा
embroidery-hoop thread: भरतकाम, हाताचे भरतकाम
fishing-rod fish: मासेमारी
gift ribbon: हळदी कुंकू वाण, वाण, संक्रांत वाण, भेटवस्तू
guitar musical-notes: सतार
loom yarn: हातमाग, विणकाम माग, विणकर, पैठणी विणकाम
magic-wand top-hat: जादूगार, जादूचे प्रयोग
marionette theatre-masks: कठपुतळी, बाहुली नाट्य
musical-notes: गायन, गायन वर्ग, संगीत वर्ग, सुगम संगीत
palette paintbrush: चित्रकला वर्ग, रंगकाम शिका, चित्रकार, कॅलिग्राफी
party-popper balloon: वाढदिवस सजावट, कार्यक्रम, सजावट, इव्हेंट
piano-keys: पेटी शिका, हार्मोनियम, कीबोर्ड
potters-wheel vase: कुंभार, कुंभारकाम, मातीची भांडी कार्यशाळा
studio-microphone headphones: रेकॉर्डिंग स्टुडिओ
teddy-bear crayon: खेळणी, पाळणाघर, बालवाडी, अंगणवाडी, प्ले ग्रुप, नर्सरी शाळा
television: टीव्ही, टीव्ही दुरुस्ती
theatre-masks: नाट्यप्रयोग, एकांकिका
thread sewing-needle: एम्ब्रॉयडरी, कढ़ाई, चिकनकारी
ticket: तिकीट, तिकिटे, कार्यक्रम तिकीट
yarn: लोकर, विणकाम
baby: बाळ, बाळंतिणी, डोहाळे जेवण, बारसे, बच्चों के कपड़े
bride ring: नवरी, वधू मेकअप, मेहँदी
clown balloon: विदूषक
cook frying-pan: स्वयंपाक वर्ग, पाककला
dancer musical-notes: नृत्य वर्ग, डान्स क्लास, लावणी
lotus-position lotus: योग वर्ग, योगासन, प्राणायाम
massage lotus: कपिंग थेरपी
nurse: ज्येष्ठांची काळजी, रुग्णसेवा
pregnant-woman: गर्भसंस्कार
swimmer goggles: पोहणे, पोहण्याचे वर्ग, पोहायला शिका, जलतरण
abacus: अबॅकस
blood-drop: रक्तदान शिबिर
books open-book: पुस्तके, ग्रंथालय, वाचनालय, पुस्तकांचे दुकान, पुस्तक मेला
briefcase handshake: ~ नोकरी, भरती, कर्मचारी पाहिजेत, नोकरभरती
calculator receipt: लेखापाल, हिशेब, करसल्लागार
chart-up: गुंतवणूक, शेअर बाजार, म्युच्युअल फंड
combine-harvester wheat: मळणी यंत्र, कापणी यंत्र
concrete-mixer bricks: काँक्रीट, काँक्रिट
credit-card smartphone: पीओएस मशीन
fountain-pen document: मोडी लिपी, मोडी, सुलेखन, हस्ताक्षर सुधार, सुंदर हस्ताक्षर
laptop screwdriver: डेटा रिकव्हरी, संगणक, संगणक वर्ग, लॅपटॉप, लॅपटॉप दुरुस्ती, कॉम्प्युटर
loudspeaker: साऊंड सिस्टीम, साउंड सिस्टीम, डीजे
magnifier: गुप्तहेर
open-book pencil: शिकवणी, शिकवणी वर्ग, इंग्रजी वर्ग, भाषा वर्ग, भाषांतर, स्पर्धा परीक्षा, अभ्यासिका
pencil: शालेय साहित्य, वह्या, वह्या पुस्तके, स्टेशनरी
pill stethoscope: औषध, औषधे, मेडिकल, औषधालय
plaster rescue-helmet: प्राथमिक उपचार, फर्स्ट एड
printer: झेरॉक्स, लग्नपत्रिका, मुद्रण
road-roller: डांबरीकरण, रस्ता बांधकाम
rubber-stamp document: शिक्के, रबर स्टॅम्प
scales: कायदेशीर सल्ला
scissors hair-comb: केस कापणे, सलून, हेअर कट, केशकर्तनालय, न्हावी
set-square abacus: गणित, गणित वर्ग, वैदिक गणित
set-square ruler: मकान का नक्शा
smartphone: मोबाईल, मोबाईल दुरुस्ती, फोन दुरुस्ती
speech-bubble: स्पीच थेरपी
stethoscope hospital: डॉक्टर, दवाखाना, रुग्णालय, क्लिनिक, हॉस्पिटल, बालरोगतज्ज्ञ, आरोग्य शिबिर, उपचार, सांधेदुखी
stethoscope hospital: गुडघेदुखी, तपासणी शिबिर
stethoscope test-tube: आरोग्य तपासणी
test-tube blood-drop: रक्त तपासणी
bank coin: कर्ज, बँक, पतसंस्था, गृहकर्ज, सुवर्ण कर्ज
bouncy-castle balloon: जंपिंग कॅसल
bricks trowel: बांधकाम, विटा, गवंडी, बांधकाम साहित्य, सिमेंट, ठेकेदार
ferris-wheel: झूला, मनोरंजन पार्क
hindu-temple: पूजा, पूजा साहित्य, गुरुजी, भटजी, सत्यनारायण पूजा, तीर्थयात्रा, पंडित जी
house key: घर, फ्लॅट, सदनिका, घर विक्री, बंगला, रिअल इस्टेट, वन बीएचके, टू बीएचके, भाड्याने घर, खोली भाड्याने
school backpack: शाळा, शाळा प्रवेश, महाविद्यालय
tent: मंडप
tent campsite: कॅम्पिंग, मंडप डेकोरेटर्स, टेंट हाउस, शामियाना
airplane suitcase: सहल, पर्यटन, प्रवास, ट्रॅव्हल्स
bicycle: सायकल, सायकल दुरुस्ती
bus: सहल बस
car bubbles: गाडी धुणे, कार वॉशिंग
car car-front: गाडी, गाड्या, चारचाकी, कार भाड्याने, जुन्या गाड्या, मोटार
delivery-van parcel: कुरिअर, टेम्पो भाड्याने
fuel-pump: गैस सिलेंडर, एलपीजी
lorry delivery-van: घरसामान शिफ्टिंग, पॅकर्स मूव्हर्स, सामान वाहतूक, घर बदलणे, फर्निचर शिफ्टिंग
motor-boat wave: बोट, बोट सफर, नौका, शिकारा
motorcycle wrench: दुचाकी, दुचाकी दुरुस्ती, बाईक दुरुस्ती, मोटारसायकल, टू व्हीलर
motorcycle-helmet motorcycle: हेल्मेट
passport suitcase: व्हिसा, पासपोर्ट
rickshaw: रिक्षा, ऑटो रिक्षा
steering-wheel car: ड्रायव्हिंग स्कूल, वाहन चालवणे, ड्रायव्हिंग, कार शिका, मोटार ड्रायव्हिंग
tanker: सेप्टिक टँक, पाण्याचा टँकर, पाणी टँकर, टँकर
taxi: टॅक्सी, रिक्षा टॅक्सी, कॅब
tipper-truck: वाळू, खडी, वाळू खडी
tractor wheat: ट्रॅक्टर, शेती अवजारे
tyre wrench: पंक्चर
watch: घड्याळ, घड्याळ दुरुस्ती, घड्याळे
wheelchair crutch: व्हीलचेअर
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: हात, हाताने, वीज बिल, लाईट बिल, पॅकेज, बस स्थानक, बस स्टँड
`;

/** Marathi words that lead to things and that Hindi does not have. Notation: word-list.ts. */
export const marathiWords = first + things + unmeant;
