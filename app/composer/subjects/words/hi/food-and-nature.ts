/** Hindi words for food, drink, animals and plants. Notation: word-list.ts. */
export const hindiFoodAndNature = `
apple basket: सेब, फ्रूट
avocado: एवोकाडो
baklava candy: बकलावा
banana: केले, केला
barbecue: बारबेक्यू ग्रिल
beans: दाल, दालें
beetroot: चुकंदर, चुकंदर का जूस, चुकन्दर
birthday-cake balloon: बर्थडे पार्टी, जन्मदिन की सजावट
birthday-cake cupcake: केक, बर्थडे केक
blackberry: ब्लैकबेरी फल
bread: बेकरी, ब्रेड
bread curry: पावभाजी
bread-roll: डिनर रोल
brownie: ब्राउनी
burger french-fries: बर्गर, फ्रेंच फ्राइज
cabbage: पत्ता गोभी, पत्तागोभी, बंद गोभी
candy gift: मिठाईयाँ, दिवाली मिठाई, दिवाली की मिठाई, दिवाली पर मिठाइयाँ, काजू कतली डिब्बा, काजू बर्फी
candy lollipop: मिष्ठान्न भंडार, रसगुल्ला, गुड़, चिक्की
canned-food basket: अन्न बैंक, फूड बैंक, राशन किट, लंगर
cauliflower: फूलगोभी, फूल गोभी
cereal-bowl: म्यूसली, ग्रेनोला
cheese: पनीर
chicken-leg: चिकन, मुर्गा, फ्राइड चिकन
chilli jar: मिर्च
chocolate candy: चॉकलेट
christmas-pudding: क्रिसमस पुडिंग
coconut: नारियल, नारियल पानी
cookie: कुकीज़, बिस्कुट, कुकीज, नानखटाई
corn: भुट्टा
cotton-candy: बुढ़िया के बाल, कॉटन कैंडी
couscous: कुसकुस
crepe: क्रेप्स
croissant bread: क्रोइसैन
cupcake: कपकेक
curry flatbread: छोले भटूरे, छोले कुलचे, राजमा चावल, कढ़ी चावल, पंजाबी खाना, दाल मखनी, शाही पनीर, दाल बाटी
curry flatbread: दाल बाटी चूरमा, पूड़ी सब्जी, पूरी सब्जी, आलू पराठा, परांठे, शुद्ध शाकाहारी भोजनालय, लिट्टी चोखा
curry flatbread: मक्के की रोटी, सरसों का साग, मिसल पाव
curry rice: बिरयानी, पुलाव, थाली
curry takeaway-box: घर का खाना
dates: खजूर
dates moon: इफ़्तार, रोज़ा इफ्तार
dosa: डोसा, इडली, इडली डोसा, मसाला डोसा
doughnut: डोनट
dumpling: मोमोज, मोमो, कचौड़ी
egg basket: अंडे, अंडा, देसी अंडे
falafel: फलाफल
fig: अंजीर, ताज़ा अंजीर, सूखे अंजीर
flatbread: रोटी, नान, तंदूरी रोटी, तंदूर
fruit-tart: फ्रूट टार्ट
frying-pan: कड़ाही
frying-pan cook: बर्तन, स्टील के बर्तन, बर्तन की दुकान
grapes: अंगूर
hamper gift: गिफ्ट हैंपर, गिफ्ट हैम्पर, हैंपर
honey bee: शहद, मधु, मधुमक्खी
hot-dog: हॉट डॉग
ice-cream: कुल्फी फालूदा, मटका कुल्फी
ice-lolly: कुल्फी, बर्फ का गोला, आइस कैंडी
indian-sweets: जलेबी, बर्फी, मिठाई, मिठाइयाँ, मिठाइयां, गुलाब जामुन, मिठाई की दुकान, काजू कतली
jar-cake: जार केक
kebab: कबाब, कबाब हाउस, शवरमा, शावरमा
ladoos: सोहन पपड़ी, लड्डू, मिष्ठान, हलवाई, मिठाइयों, मोतीचूर, केसर पेड़ा, रसमलाई, सोन पापड़ी, घेवर, बूंदी, मोदक, पेड़ा
ladoos gift: मिठाई भंडार, मिष्ठान भंडार, स्वीट भंडार
lasagne: लज़ान्या, लजानिया, लसग्ना, लज़ानिया
lemon soft-drink: नींबू पानी, शिकंजी
macaroni: मैकरोनी, मैक एंड चीज़
mango: आम, हापुस आम, आम की पेटी, अल्फांसो
meat-on-bone fire: बारबेक्यू
mushroom: मशरूम, मशरूम की खेती
nachos: नाचोस, नाचोज़
noodles chopsticks: नूडल्स, चाउमीन, मैगी
olive-oil: कोल्हू
olive-oil olives: सरसों का तेल, कोल्हू तेल, तेल मिल, कच्ची घानी, कच्ची घानी तेल, जैतून का तेल
omelette: ऑमलेट, आमलेट
orange soft-drink: संतरे, संतरा
pancakes coffee: इडली डोसा घोल, डोसा घोल, इडली घोल, नाश्ता, पराठा, दोसा, साउथ इंडियन
peanuts: मूंगफली, काजू, बादाम
peanuts pistachios: ड्राई फ्रूट्स, सूखे मेवे, मेवा, ड्राई फ्रूट
pistachios peanuts: ~ पिस्ता
pizza: पिज्जा, पिज़्ज़ा
pomegranate: अनार, अनार का जूस
popcorn film-camera: सिनेमा, फिल्म, फ़िल्म
potato: आलू
powder-tub: प्रोटीन पाउडर, व्हे प्रोटीन, क्रिएटिन
ravioli: रैवियोली, रवियोली
rice curry: चावल, कन्या भोज, सामूहिक भोज, भंडारा
rice sack: बासमती
roast-chicken: तंदूरी चिकन, रोस्टेड चिकन, तंदूरी मुर्गा
saffron: केसर, कश्मीरी केसर
salad: डाइट, आहार विशेषज्ञ, वजन घटाएं, वजन घटाना, सलाद, डाइटिशियन, डायटीशियन
samosa: गोलगप्पे, पानीपुरी, नमकीन, समोसा, समोसे, पकौड़े, पकोड़े, कचौड़ी समोसा, पकौड़ा, चाट, चाट भंडार, चाट कॉर्नर
samosa: समोसा कचौड़ी, कचोरी, आलू टिक्की, पानी पूरी, पानीपूरी, दही भल्ला, दही वड़ा, भेलपूरी
sandwich baguette: सैंडविच, वड़ा पाव, पाव भाजी
skewers barbecue: सीख कबाब, टिक्का, पनीर टिक्का
soft-ice-cream ice-cream: आइसक्रीम पार्लर, आइसक्रीम की दुकान, आइसक्रीम, आइस क्रीम, फालूदा
spaghetti tomato: पास्ता
spring-rolls: स्प्रिंग रोल
steak kitchen-knife: मांस की दुकान, मटन, मीट शॉप, कसाई, गोश्त
steamed-bun: बाओ बन, स्टीम्ड बन
stew cutlery: सूप
strawberry: स्ट्रॉबेरी
strudel: स्ट्रूडल, एप्पल स्ट्रूडल
sushi chopsticks: सुशी
sweet-potato: शकरकंद
taco: टाको
tiffin: टिफिन, टिफिन सर्विस, टिफ़िन, टिफिन सेवा, डब्बा सेवा
tomato: टमाटर
waffle: वॉफल मेकर
walnut: अखरोट, हेज़लनट
watermelon: तरबूज
wedding-cake: शादी का केक, वेडिंग केक
yoghurt: दही, योगर्ट
amphora: मिट्टी के बर्तन, मिट्टी के घड़े, कुल्हड़
amphora coin: एंटीक, पुरानी वस्तुएं
amphora potters-wheel: सुराही
baby-bottle: चुसनी
beers cocktail: बार, बीयर बार, पब
bubble-tea: बबल टी
cocktail tropical-drink: बारटेंडर, कॉकटेल, मॉकटेल
coffee: कॉफी, कॉफ़ी, कैफे, कॉफ़ी शॉप, फिल्टर कॉफी, कैफ़े
coffee-beans coffee: कॉफी बीन्स
cutlery dinner-plate: कैटरर्स, रेस्टोरेंट, ढाबा, भोजन, रेस्टोरेंट्स, भोजनालय, खाना, खाने का होटल
dinner-plate cook: कैटरिंग, केटरिंग, हलवाई बुकिंग
espresso-machine coffee: कॉफी मशीन, कॉफ़ी मशीन
ice-cube: कूलर बॉक्स
ice-cube soft-drink: बर्फ, बर्फ की सिल्ली
jar: डिब्बा सेट, कांच के जार
jar chilli: अचार, आचार, मुरब्बा, मसाला, मसाले, चटनी, घी, देसी घी, तेल
juice-box orange: शरबत
juice-box tropical-drink: गन्ने का रस, गन्ने का ताजा रस, ताजा रस, ताजा जूस, जूस सेंटर, शेक और जूस
juice-glass: संतरे का जूस, फलों का रस, ताज़ा जूस, फ्रूट जूस, जूस की दुकान, ऑरेंज जूस
kitchen-knife: शेफ नाइफ, चाकू सेट, पॉकेट चाकू
kitchen-knife frying-pan: चाकू धार, किचन
milk cow: छाछ, मावा, दूध, डेयरी, दूध डेयरी, लस्सी
milkshake: मिल्कशेक, मिल्क शेक
mug: थर्मस
mug coffee: मग, कॉफी मग, कप, प्रिंटेड मग
soft-drink: जलजीरा
soft-drink juice-box: ताज़ा रस, जूस
soft-drink tropical-drink: ठंडाई, कोल्ड ड्रिंक
spirits-bottle: गुलाब शर्बत
spirits-bottle toast: शराब
tea teapot: चायपत्ती, चाय, टी स्टॉल, चाय की दुकान, मसाला चाय, चाय का होटल
water-jug droplet: मिनरल वाटर, आरओ पानी, पानी डिलीवरी, 20 लीटर पानी, पानी के जार
wine grapes: वाइन शॉप, वाइन
ant house: दीमक, दीमक नियंत्रण, दीमक का इलाज, दीमक ट्रीटमेंट
aquarium tropical-fish: एक्वेरियम, फिश टैंक, मछली घर
bee honey: मधुमक्खी के बक्से, मधुमक्खी पालन
beehive bee: मधुमक्खी का छत्ता, मधुमक्खी बॉक्स
birdcage bird: पक्षी पिंजरा, लव बर्ड्स
camel: ऊंट
cat: बिल्ली, कैट ट्री, कैट लिटर
chick hen: चूज़े
cockroach: कीट नियंत्रण, पेस्ट कंट्रोल
cow heart: हरा चारा, गौशाला, गोशाला, गौसेवा, गौ सेवा, गायों का चारा, गोशाला के लिए
cow milk: पशु आहार, भैंस, गाय
cow stethoscope: पशु चिकित्सक
crab: केकड़ा
dairy-cow milk: बछड़ा, पशुपालन
dog: पालतू, कुत्ता, कुत्ते, पेट शॉप, डॉग फूड, पपी
dog scissors: डॉग ग्रूमिंग, पेट ग्रूमिंग
dog stethoscope: वेट क्लिनिक, पशु चिकित्सालय
dog-standing paw: डॉग ट्रेनिंग
donkey: गधा, गधे
elephant lotus: गणपति, गणेश उत्सव, गणेश चतुर्थी, गणपति बप्पा, गणेशोत्सव, गणेश मूर्ति
fish: मछली का बीज, मछली बीज, मत्स्य पालन, मछली, ताज़ी मछली, झींगा, फिश
goat: बकरी, बकरियां, बकरा
guinea-pig: गिनी पिग, गिनी पिग का पिंजरा
hen chick: मुर्गी पालन, चूजे, पोल्ट्री, पोल्ट्री फार्म
horse bride: घोड़ी बग्गी, शादी की घोड़ी
horse horse-rider: घुड़सवारी, घोड़ा, घोड़ी
kennel dog: डॉग हॉस्टल, डॉग केनेल
lion elephant: चिड़ियाघर
mosquito window: मच्छर जाली, मच्छरदानी, मच्छरजाली, मच्छर की जाली
nest-box: बर्ड हाउस
parrot bird: पक्षी, तोता
paw: पशु सेवा, आवारा कुत्ते
paw dog: पशु आश्रय, पशु आश्रय गृह
rabbit: खरगोश का पिंजरा
sauropod museum: डायनासोर
sheep: भेड़
shrimp: झींगे
tiger elephant: जंगल सफारी, सफारी, टाइगर सफारी, नेशनल पार्क
beach beach-umbrella: बीच रिसॉर्ट
beach palm-tree: गोवा टूर, गोवा पैकेज, समुद्र तट
bird-feeder: बर्ड फीडर
bonsai: बोनसाई, बोन्साई, बोनसाई पेड़
bouquet: फूल, फूलों की दुकान, गुलदस्ता, फूलों, फूलवाला, बुके
daffodil: डैफोडिल, नरगिस के फूल
dahlia: डहेलिया, डहलिया
droplet: सिंचाई, ड्रिप सिंचाई
droplet tap: वाटर पंप, ro, आरओ, ro सर्विस, आरओ सर्विस, वाटर प्यूरीफायर, ro रिपेयर
droplet: ~ पानी
fire: अग्नि पात्र
fire nut-and-bolt: फैब्रिकेशन
full-moon henna-hand: करवा चौथ, करवाचौथ
garland: माला, फूल माला, फूलों की माला, वरमाला, जयमाला, गजरा, गेंदे की माला, फूल मालाएं
garland bride: शादी की सजावट, वेडिंग डेकोरेशन, मंडप सजावट, स्टेज डेकोरेशन, फूलों की सजावट, मैरिज लॉन, बारात घर
hay-bale cow: डेयरी फार्म
hay-bale tractor: भूसा, पुआल
hedge: बागवानी कैंची
herb: ईद मेहंदी, ईद की मेहंदी, तीज मेहंदी, करवा चौथ मेहंदी, हर्बल
lavender: लैवेंडर, लैवेंडर के पौधे, लैवेंडर का खेत
lawnmower: घास कटाई, घास काटने
lawnmower spade: लॉन, घास, लैंडस्केपिंग
leaves: पान की दुकान, पान भंडार, मीठा पान
logs fire: जलाऊ लकड़ी, लकड़ी की टाल, जलावन, लकड़ी का कोयला, कोयला
logs saw: बल्ली, आरा मशीन, टिम्बर, टिंबर, प्लाई
moon: रमज़ान, रमजान
mountain snowy-mountain: हिल स्टेशन, मनाली टूर, शिमला टूर, कश्मीर टूर
orchid: ऑर्किड, आर्किड, ऑर्किड के पौधे
poppy: पोस्ता के फूल, खसखस के फूल
seedling plant: पौधशाला, सब्जी की पौध, पौध और बीज, पौधे, नर्सरी, गमले, बीज, पौधा, पौधों, नर्सरी के पौधे
seedling sack: बीज और खाद, खाद बीज
snowdrop: स्नोड्रॉप
spade: बागवानी, माली, गार्डनिंग
tree axe: पेड़ कटाई
tree spade: वृक्षारोपण, पौधारोपण, पेड़ लगाओ, पेड़ लगाएं
trowel: प्लास्टर, पीओपी, फॉल सीलिंग
turf-roll: कृत्रिम घास, आर्टिफिशियल घास, आर्टिफिशियल ग्रास
umbrella: छाता, छतरी, छाता मरम्मत
watering-can: गार्डन पाइप
wave lifebuoy: बाढ़ राहत, बाढ़ पीड़ित, बाढ़, आपदा राहत, राहत सामग्री
wheat sack: चक्की, अनाज मंडी, अनाज
wheat tractor: आटा, गेहूं
wheelbarrow lorry: रेत और गिट्टी
`;
