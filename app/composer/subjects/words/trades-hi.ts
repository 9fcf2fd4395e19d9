/** Trades and goods in Hindi. Notation: word-list.ts. */
export const hindiTrades = `
calculator: अकाउंटेंट, लेखाकार, टैक्स, आयकर रिटर्न, जीएसटी
set-square: वास्तुकार, गणित, गणित कोचिंग, गणित ट्यूशन
wrench: कार मरम्मत, मैकेनिक, गैराज, कार सर्विस
bread: बेकरी, ब्रेड
lipstick: ब्यूटी पार्लर, मेकअप, सौंदर्य प्रसाधन
coffee: कॉफी, कॉफ़ी, कैफे
tea: चाय
laptop: कंप्यूटर रिपेयर, लैपटॉप, ऑनलाइन कोर्स
scissors: हेयर सैलून, सैलून, हेयरकट
barber-pole: नाई
teddy-bear: प्लेस्कूल, खिलौने, क्रेच
dog: पशु चिकित्सक, पालतू, कुत्ता
steering-wheel: ड्राइविंग स्कूल
plug: बिजली मिस्त्री, इलेक्ट्रीशियन
basket: सब्जी, सब्जियां, फल और सब्जी
shopping-cart: किराना, किराने की दुकान
house: मकान, फ्लैट, प्रॉपर्टी, घर बिकाऊ, रियल एस्टेट
bouquet: फूल, फूलों की दुकान
football: फुटबॉल
cricket: क्रिकेट
soft-ice-cream: आइसक्रीम
glasses: चश्मा, चश्मे
dumbbell: जिम, फिटनेस
bed: होटल, बिस्तर
sofa: फर्नीचर, सोफा
washing-machine: लॉन्ड्री, वॉशिंग मशीन
books: किताब, किताबें, पुस्तक मेला, पुस्तकालय
open-book: ट्यूशन, कोचिंग, अंग्रेजी कोर्स
guitar: गिटार
camera: फोटोग्राफर, फोटोग्राफी
tap: प्लंबर
dress: कपड़े, ड्रेस
sari: साड़ी, साड़ियां
solar-panel: सोलर पैनल
sewing-needle: दर्जी, सिलाई
airplane: यात्रा, टूर, ट्रैवल एजेंसी
broom: सफाई, सफाई सेवा, घर की सफाई
lotus-position: योग, योगा, ध्यान
massage: मालिश
shield: बीमा
tooth: दंत चिकित्सक, डेंटिस्ट, दांत, दंत चिकित्सालय, दंत चिकित्सा, दाँत, डेंटल क्लिनिक
stethoscope: डॉक्टर, क्लिनिक, अस्पताल
pill: दवा, फार्मेसी, मेडिकल स्टोर, दवा की दुकान
scales: वकील, कानूनी सलाह
smartphone: मोबाइल, स्मार्टफोन, मोबाइल रिपेयर
birthday-cake: केक
candy: मिठाई, मिठाइयां
pizza: पिज्जा, पिज़्ज़ा
burger: बर्गर
cutlery: रेस्टोरेंट, ढाबा, भोजन
gift: उपहार, तोहफे
diamond: गहने, आभूषण, ज्वेलरी
sneaker: जूते, जूता
handbag: बैग
bicycle: साइकिल, साइकिल मरम्मत
rug: कालीन
television: टीवी, टेलीविजन
headphones: हेडफोन, ईयरफोन
honey: शहद
oil-lamp: दिवाली, दीपावली
delivery-van: पैकर्स मूवर्स, सामान ढुलाई
key: चाबी, ताला
swimmer: तैराकी
piano-keys: पियानो
curry rice: बिरयानी, पुलाव, थाली
`;
